"""Print how much of the program the tests reach, part by part.

Usage: python tools/reach.py          measure every test but those in a browser: takes three times as long
       python tools/reach.py PART …   print these parts (core, games/suits) of what was measured before
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COVERAGE = [sys.executable, "-m", "coverage"]
COUNTS = ("covered_lines", "num_statements", "covered_branches", "num_branches")


def main() -> int:
    """Gather what every process has measured, and print a line a part."""
    wanted = sys.argv[1:]
    if not wanted:
        subprocess.run([*COVERAGE, "erase"], cwd=ROOT, check=True)
        subprocess.run([*COVERAGE, "run", "-m", "pytest", "-n", "2", "--ignore=tests/browser"], cwd=ROOT, check=True)
    subprocess.run([*COVERAGE, "combine", "--quiet"], cwd=ROOT, check=True)
    only = [f"--include={','.join(f'src/kuluary/{part}/*' for part in wanted)}"] if wanted else []
    done = subprocess.run(
        [*COVERAGE, "json", "--quiet", "-o", "-", *only], cwd=ROOT, check=True, capture_output=True, text=True
    )
    parts = add_up(json.loads(done.stdout)["files"])
    print(f"{'reached by these tests':24}{'lines':>8}{'branches':>10}")
    for part in wanted or sorted(parts):
        count = parts[part]
        lines = share(count["covered_lines"], count["num_statements"])
        print(f"{part:24}{lines:>8}{share(count['covered_branches'], count['num_branches']):>10}")
    return 0


def add_up(files: dict[str, Any]) -> dict[str, Counter[str]]:
    """Give the counts of every part: the folder below src/kuluary, games one by one, single files together."""
    parts: dict[str, Counter[str]] = {}
    for name, found in files.items():
        if not Path(name).is_relative_to("src/kuluary"):
            continue
        folders = Path(name).relative_to("src/kuluary").parts[:-1]
        part = "/".join(folders[:2] if folders[:1] == ("games",) else folders[:1]) or "(itself)"
        parts.setdefault(part, Counter()).update({key: found["summary"][key] for key in COUNTS})
    return parts


def share(reached: int, there: int) -> str:
    return f"{100 * reached / there:.1f} %" if there else "–"


if __name__ == "__main__":
    sys.exit(main())
