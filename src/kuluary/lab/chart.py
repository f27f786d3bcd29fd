"""Shares with their intervals, drawn as SVG: no library, readable on a light and a dark page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 760
LABELS: Final = 230
NUMBERS: Final = 150
"""Room for the labels on the left, and for the numbers on the right."""
ROW: Final = 30
HEAD: Final = 64

_STYLE: Final = """
  svg { color-scheme: light dark; font: 13px system-ui, sans-serif;
    --ink: #1d2330; --dim: #5b6472; --paper: #fff; --bar: #2f6f9f; }
  @media (prefers-color-scheme: dark) {
    svg { --ink: #e8ebf0; --dim: #a3adbb; --paper: #14181f; --bar: #6db3e6; } }
  .paper { fill: var(--paper); } text { fill: var(--ink); } .dim { fill: var(--dim); }
  .title { font-weight: 600; font-size: 15px; } .bar { fill: var(--bar); opacity: .55; }
  .error { stroke: var(--ink); stroke-width: 1.5; } .mark { stroke: var(--dim); stroke-dasharray: 3 3; }
"""


class Bar(NamedTuple):
    """A share and its interval."""

    label: str
    rate: float
    low: float
    high: float


def error_bars(title: str, bars: Sequence[Bar], *, note: str = "", mark: float | None = None) -> str:
    """Draw one bar a share, its interval as a whisker; `mark` draws a line across at that share."""
    height = HEAD + ROW * len(bars) + 12
    scale = WIDTH - LABELS - NUMBERS
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="8"/>',
        f'<text class="title" x="16" y="26">{escape(title)}</text>',
        f'<text class="dim" x="16" y="47" font-size="12">{escape(note)}</text>',
    ]
    for row, bar in enumerate(bars):
        middle = HEAD + row * ROW + ROW / 2
        left, right = LABELS + bar.low * scale, LABELS + bar.high * scale
        whisker = f"M{left:.1f} {middle}H{right:.1f}M{left:.1f} {middle - 5}v10M{right:.1f} {middle - 5}v10"
        size = f'width="{max(1.0, bar.rate * scale):.1f}" height="16"'
        numbers = f"{bar.rate:.1%} ({bar.low:.1%} – {bar.high:.1%})"
        parts += [
            f'<text x="{LABELS - 10}" y="{middle + 4:.0f}" text-anchor="end">{escape(bar.label)}</text>',
            f'<rect class="bar" x="{LABELS}" y="{middle - 8:.0f}" {size}/>',
            f'<path class="error" d="{whisker}"/>',
            f'<text class="dim" x="{WIDTH - NUMBERS + 10}" y="{middle + 4:.0f}" font-size="11">{numbers}</text>',
        ]
    if mark is not None:
        x = LABELS + mark * scale
        parts.append(f'<line class="mark" x1="{x:.1f}" y1="{HEAD - 6}" x2="{x:.1f}" y2="{height - 12}"/>')
    return "\n".join([*parts, "</svg>", ""])
