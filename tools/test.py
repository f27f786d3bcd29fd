"""Run all checks and all tests; what `make test` and the continuous integration do.

Usage: python3 tools/test.py          every check and every test
       python3 tools/test.py --long   what is tried a few times above, as often as there is patience for
       python3 tools/test.py --siege  of that, what strangers may send: 100,000 messages, every call, on each database
More arguments go to pytest.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
PYTHON = str(ROOT / ".venv" / "bin" / "python")
PYTEST = [PYTHON, "-m", "pytest", "--dist", "worksteal", "-n", "2"]
RULES = ["tests/core", *sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("tests/*/rulebook"))]
"""Tests of the engine and of the rulebooks, clause by clause: quick enough to be measured every time."""
PARTS = ["core", *sorted(f"games/{path.parent.name}" for path in ROOT.glob("tests/*/rulebook"))]
LONG = sorted(
    str(path.relative_to(ROOT))
    for path in ROOT.glob("tests/**/test_*.py")
    if path.name in {"test_conformance.py", "test_laws.py"}
    or (path.parent.name != "browser" and "from tests.trials import" in path.read_text(encoding="utf-8"))
)
"""Tests that repeat something as often as they are told to; so do those in the browser."""
SIEGE = ["tests/server/test_fuzz.py", "tests/server/test_siege.py"]
LONG_TRIALS = "20"
PATIENTLY = ["-o", "faulthandler_timeout=1800"]


def main() -> int:
    """Stop at the first part that fails."""
    more = sys.argv[1:]
    if more[:1] in (["--long"], ["--siege"]):
        os.environ["KULUARY_TRIALS"] = LONG_TRIALS
        parts = [LONG, ["tests/browser"]] if more[0] == "--long" else [SIEGE]
        return run([[*PYTEST, *PATIENTLY, *tests, *more[1:]] for tests in parts])
    return run(
        [
            [PYTHON, "tools/check.py", "--client"],
            [PYTHON, "-m", "coverage", "erase"],
            [PYTHON, "-m", "coverage", "run", *PYTEST[1:], *RULES, *more],
            [
                *PYTEST[:-1],
                "3",  # many of these wait for a server more than they work
                "--ignore=tests/browser",
                "--ignore=tests/lab/environments",
                *(f"--ignore={path}" for path in RULES),
                *more,
            ],
            # apart, as a driven browser keeps an event loop of its own running
            [*PYTEST, "tests/browser", *more],
            [PYTHON, "tools/reach.py", *PARTS],
        ]
    )


def run(commands: list[list[str]]) -> int:
    """Run one after the other, say how long each took and how much work it was, and stop at the first that fails."""
    for command in commands:
        start, work = perf_counter(), worked()
        done = subprocess.run(command, cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
        print(f"· {perf_counter() - start:.0f} s, {worked() - work:.0f} s of work", flush=True)
    return 0


def worked() -> float:
    """Give the seconds that processors have worked for the commands so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    sys.exit(main())
