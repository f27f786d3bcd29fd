"""Run all checks and all tests; what `make test` and the continuous integration do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = str(ROOT / ".venv" / "bin" / "python")
PYTEST = [PYTHON, "-m", "pytest", "-n", "2"]


def main() -> int:
    """Stop at the first part that fails."""
    for command in (
        [PYTHON, "tools/check.py"],
        [PYTHON, "tools/npm.py", "run", "--silent", "test", "--prefix", "web"],
        [*PYTEST, "--ignore=tests/browser", *sys.argv[1:]],
        [*PYTEST, "tests/browser", *sys.argv[1:]],  # apart: a driven browser keeps an event loop of its own running
    ):
        done = subprocess.run(command, cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
