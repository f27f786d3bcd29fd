"""All checks that need no test run: format, lint, types, imports, content, clauses, messages, the browser client.

Usage: python tools/check.py            every check
       python tools/check.py --client   the tests of the browser client beside them, which keep one core busy
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
NPM = [str(BIN / "python"), "tools/npm.py", "run", "--silent", "--prefix", "web"]

CHECKS: dict[str, list[str]] = {
    "browser client": [*NPM, "check"],
    "types": [str(BIN / "mypy")],
    "format": [str(BIN / "ruff"), "format", "--check", "--quiet", "."],
    "lint": [str(BIN / "ruff"), "check", "--quiet", "."],
    "imports": [str(BIN / "lint-imports"), "--no-cache"],
    "content": [str(BIN / "python"), "tools/check_content.py"],
    "clauses and messages": [str(BIN / "python"), "tools/check_clauses.py"],
    "types of the client": [str(BIN / "python"), "tools/client_types.py", "--check"],
}
"""Those that take longest first, so that no core waits for one of them at the end."""


TESTS: dict[str, list[str]] = {"tests of the browser client": [*NPM, "test"]}


def main() -> int:
    """Run every check, two at a time, and print what failed."""
    wanted = CHECKS | (TESTS if "--client" in sys.argv else {})
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(_run, wanted, wanted.values()))
    failed = [name for name, ok in zip(wanted, results, strict=True) if not ok]
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def _run(name: str, command: list[str]) -> bool:
    start = perf_counter()
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    ok = done.returncode == 0
    print(f"{'✓' if ok else '✗'} {name} ({perf_counter() - start:.1f} s)", flush=True)
    if not ok:
        print(done.stdout + done.stderr, flush=True)
    return ok


if __name__ == "__main__":
    sys.exit(main())
