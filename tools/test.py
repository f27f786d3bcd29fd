"""Run all checks and all tests; what `make test` and the continuous integration do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = str(ROOT / ".venv" / "bin" / "python")
PYTEST = [PYTHON, "-m", "pytest", "-n", "2"]
RULES = ["tests/core", *sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("tests/*/rulebook"))]
"""Tests of the engine and of the rulebooks, clause by clause: quick enough to be measured every time."""
PARTS = ["core", *sorted(f"games/{path.parent.name}" for path in ROOT.glob("tests/*/rulebook"))]


def main() -> int:
    """Stop at the first part that fails."""
    for command in (
        [PYTHON, "tools/check.py"],
        [PYTHON, "tools/npm.py", "run", "--silent", "test", "--prefix", "web"],
        [PYTHON, "-m", "coverage", "erase"],
        [PYTHON, "-m", "coverage", "run", *PYTEST[1:], *RULES, *sys.argv[1:]],
        [
            *PYTEST,
            "--ignore=tests/browser",
            "--ignore=tests/lab/environments",
            *(f"--ignore={path}" for path in RULES),
            *sys.argv[1:],
        ],
        [*PYTEST, "tests/browser", *sys.argv[1:]],  # apart: a driven browser keeps an event loop of its own running
        [PYTHON, "tools/reach.py", *PARTS],
    ):
        done = subprocess.run(command, cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
