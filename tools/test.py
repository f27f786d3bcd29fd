"""Run all checks and all tests; what `make test` and the continuous integration do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = str(ROOT / ".venv" / "bin" / "python")


def main() -> int:
    """Stop at the first part that fails."""
    for command in (
        [PYTHON, "tools/check.py"],
        ["npm", "run", "--silent", "test", "--prefix", "web"],
        [PYTHON, "-m", "pytest", "-n", "2", "--dist", "loadgroup", *sys.argv[1:]],
    ):
        done = subprocess.run(command, cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
