"""Run all checks and all tests; what `make test` and the continuous integration do.

Usage: python3 tools/test.py                every check and every test
       python3 tools/test.py --rules        of that, the engine and the rulebooks, with what of them is reached
       python3 tools/test.py --laws         of that, all else that needs no server and no browser
       python3 tools/test.py --long [FILE]  what is tried a few times above, as often as there is patience for, file by
                                            file: all of them, or those that are named (`--long list` names them)
       python3 tools/test.py --siege        of that, what strangers may send: 100,000 messages, every call, on each
                                            database
More arguments go to pytest.
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
PYTHON = str(ROOT / ".venv" / "bin" / "python")
PYTEST = [PYTHON, "-m", "pytest", "--dist", "worksteal", "-n", "2"]
WAITERS = [*PYTEST[:-1], "3"]
"""Three at a time, for tests that wait for others at times."""
LOOKING = {"test_encoding.py"}
"""Tests of the engine that reach little of it which others do not, and take three times as long when measured."""
RULES = sorted(
    str(path.relative_to(ROOT))
    for path in [*ROOT.glob("tests/core/test_*.py"), *ROOT.glob("tests/*/rulebook")]
    if path.name not in LOOKING
)
"""Tests of the engine and of the rulebooks, clause by clause: quick enough to be measured every time."""
PARTS = ["core", *sorted(f"games/{path.parent.name}" for path in ROOT.glob("tests/*/rulebook"))]
WAITING = [f"tests/{part}" for part in ("cli", "examples", "lab", "packaging", "server", "testing/test_outside.py")]
"""Tests that wait for processes; all others but those in a browser only compute, and give way to both."""
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
    goal, more = (sys.argv[1], sys.argv[2:]) if sys.argv[1:2] and sys.argv[1] in GOALS else ("", sys.argv[1:])
    if goal:
        return GOALS[goal](more)
    checks = [PYTHON, "tools/check.py", "--client"]
    with beside("--rules", more) as rules, beside("--laws", more) as laws:
        servers = [*WAITERS, "--ignore=tests/lab/environments", *WAITING, *more]
        # apart, as a driven browser keeps an event loop of its own running
        browsers = [*WAITERS, "tests/browser", *more]
        return run([checks, servers, browsers]) or rules.wait() or laws.wait()


def measure(more: list[str]) -> int:
    """Try the engine and the rulebooks, and say what of them is reached."""
    return run(
        [
            [PYTHON, "-m", "coverage", "erase"],
            # in one process: every other reads the program and gathers the tests again, slowly as it is measured
            [PYTHON, "-m", "coverage", "run", "-m", "pytest", *RULES, *more],
            [PYTHON, "tools/reach.py", *PARTS],
        ]
    )


def compute(more: list[str]) -> int:
    """Run what is left that needs neither a server nor a browser."""
    return run([[*PYTEST, *(f"--ignore={path}" for path in ["tests/browser", *WAITING, *RULES]), *more]])


def try_long(more: list[str]) -> int:
    """Run every file that repeats something, or those that are named, each as a part of its own."""
    files = [*LONG, "tests/browser"]
    if more == ["list"]:
        print(*files, sep="\n")
        return 0
    chosen = [file for file in files if file in more] or files
    rest = [word for word in more if word not in files]
    os.environ["KULUARY_TRIALS"] = LONG_TRIALS
    for number, file in enumerate(chosen, start=1):
        print(f"{number} of {len(chosen)}: {file}", flush=True)
        if failed := run([[*PYTEST, *PATIENTLY, file, *rest]]):
            return failed
    return 0


def besiege(more: list[str]) -> int:
    """Run what strangers may send, in full."""
    os.environ["KULUARY_TRIALS"] = LONG_TRIALS
    return run([[*PYTEST, *PATIENTLY, *SIEGE, *more]])


GOALS = {"--rules": measure, "--laws": compute, "--long": try_long, "--siege": besiege}


@contextmanager
def beside(goal: str, more: list[str]) -> Iterator[subprocess.Popen[bytes]]:
    """Run a part on little more than what others leave of the processors; what it says comes at the end."""
    with TemporaryFile() as said:
        # a group of its own, to be ended as a whole; the same session, as it gives way within its session alone
        command = ["nice", "-n", "10", sys.executable, __file__, goal, *more]
        running = subprocess.Popen(command, cwd=ROOT, stdout=said, stderr=subprocess.STDOUT, process_group=0)
        try:
            yield running
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGTERM)
                running.wait()
            said.seek(0)
            sys.stdout.buffer.write(said.read())
            sys.stdout.flush()


def run(commands: list[list[str]]) -> int:
    """Run one after the other, say how long each took and how much work it was, and stop at the first that fails."""
    for command in commands:
        start, work, idle = perf_counter(), worked(), idled()
        done = subprocess.run(command, cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
        took, work, idle = perf_counter() - start, worked() - work, idled() - idle
        print(f"· {took:.0f} s, {work:.0f} s of work; processors idle for {idle:.0f} s", flush=True)
    return 0


def worked() -> float:
    """Give the seconds that processors have worked for the commands so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def idled() -> float:
    """Give the seconds that all processors together have had nothing to do, where the system tells."""
    try:
        _, _, _, _, idle, waiting, *_ = Path("/proc/stat").read_text(encoding="ascii").split()[:6]
    except OSError:
        return 0.0
    return (int(idle) + int(waiting)) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    sys.exit(main())
