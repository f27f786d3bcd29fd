"""Draws bars as SVG from plain data: no library, readable on a light and a dark page, every bar with its number.

Writes what was found into tables of the documents.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

WIDTH: Final = 760
LABELS: Final = 190
"""Room for the labels on the left."""
NUMBERS: Final = 70
"""Room for the numbers behind the longest bar."""
BAR: Final = 13
GAP: Final = 12
HEAD: Final = 64

STYLE: Final = """
  svg { color-scheme: light dark; font: 13px system-ui, sans-serif; --ink: #1d2330; --dim: #5b6472; --paper: #ffffff;
    --c0: #2f6f9f; --c1: #c2571a; --c2: #4d7d3a; --c3: #7b4fa3; --c4: #8a6d1d; }
  @media (prefers-color-scheme: dark) { svg { --ink: #e8ebf0; --dim: #a3adbb; --paper: #14181f;
    --c0: #6db3e6; --c1: #f0955a; --c2: #93c97b; --c3: #c09be6; --c4: #d9b95a; } }
  .paper { fill: var(--paper); } text { fill: var(--ink); } .dim { fill: var(--dim); }
  .title { font-weight: 600; font-size: 15px; }
  .c0 { fill: var(--c0); } .c1 { fill: var(--c1); } .c2 { fill: var(--c2); } .c3 { fill: var(--c3); }
  .c4 { fill: var(--c4); }
  .mark { stroke: var(--dim); stroke-dasharray: 3 3; }
"""

Series = tuple[str, Sequence[float]]
"""A name and one number a label."""


def bars(title: str, rows: Sequence[tuple[str, float]], *, note: str = "", mark: float | None = None) -> str:
    """Draw one bar a row; `mark` draws a line across at that number."""
    return grouped_bars(title, [label for label, _ in rows], [("", [value for _, value in rows])], note=note, mark=mark)


def grouped_bars(
    title: str, labels: Sequence[str], series: Sequence[Series], *, note: str = "", mark: float | None = None
) -> str:
    """Draw a group of bars for every label, one bar a series."""
    most = max([value for _, values in series for value in values] + [mark or 0.0, 1e-9])
    scale = (WIDTH - LABELS - NUMBERS) / most
    group = BAR * len(series) + GAP
    height = HEAD + group * len(labels) + GAP
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="8"/>',
        f'<text class="title" x="16" y="26">{escape(title)}</text>',
    ]
    parts += _legend(series, note)
    for row, label in enumerate(labels):
        top = HEAD + row * group
        middle = top + BAR * len(series) / 2 + 4
        parts.append(f'<text x="{LABELS - 10}" y="{middle:.0f}" text-anchor="end">{escape(label)}</text>')
        for column, (_, values) in enumerate(series):
            long = max(1.0, values[row] * scale)
            y = top + column * BAR
            parts.append(
                f'<rect class="c{column % 5}" x="{LABELS}" y="{y}" width="{long:.1f}" height="{BAR - 2}" rx="2"/>'
            )
            number = f"{values[row]:.2f}" if most < 3 else f"{values[row]:.1f}"
            parts.append(f'<text class="dim" x="{LABELS + long + 6:.1f}" y="{y + 10}" font-size="11">{number}</text>')
    if mark is not None:
        x = LABELS + mark * scale
        parts.append(f'<line class="mark" x1="{x:.1f}" y1="{HEAD - 6}" x2="{x:.1f}" y2="{height - GAP}"/>')
    return "\n".join([*parts, "</svg>", ""])


def _legend(series: Sequence[Series], note: str) -> list[str]:
    """Name the series in their order, so that colour is not the only sign."""
    parts = []
    x = 16
    for column, (name, _) in enumerate(series):
        if not name:
            continue
        parts.append(f'<rect class="c{column % 5}" x="{x}" y="38" width="10" height="10" rx="2"/>')
        parts.append(f'<text class="dim" x="{x + 15}" y="47" font-size="12">{escape(name)}</text>')
        x += 15 + 7 * len(name) + 18
    if note:
        parts.append(f'<text class="dim" x="{x}" y="47" font-size="12">{escape(note)}</text>')
    return parts


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Write a Markdown table."""
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(map(str, row)) + " |" for row in rows]
    return "\n".join(lines)


Rows = dict[tuple[str, ...], str]
"""Rows of a table as they are written, by their first two cells."""


def part(page: Path, name: str) -> tuple[str, str, str]:
    """Give a page in three: up to the mark `<!-- name -->`, what follows, and from `<!-- end of name -->` on."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, found, rest = page.read_text(encoding="utf-8").partition(begin)
    told, closed, after = rest.partition(end)
    if not found or not closed:
        raise SystemExit(f"{page} has no part between {begin} and {end}")
    return before + found, told, closed + after


def replace_part(page: Path, name: str, text: str) -> None:
    """Put text between two marks of a page."""
    before, _, after = part(page, name)
    page.write_text(f"{before}\n\n{text.strip()}\n\n{after}", encoding="utf-8")


def replace_rows(page: Path, name: str, head: str, found: Rows, order: Iterable[tuple[str, ...]]) -> Rows:
    """Put rows into a table of a page, in the place of those that begin alike; the others stay. Give all rows."""
    _, told, _ = part(page, name)
    known = {tuple(cells[:2]): line for line in told.splitlines() if len(cells := line.strip("| ").split(" | ")) > 2}
    rows = {place: line for place in order if (line := found.get(place, known.get(place)))}
    replace_part(page, name, "\n".join([head, *rows.values()]))
    return rows
