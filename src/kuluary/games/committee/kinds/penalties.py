"""Penalties of stress tokens (C-7.15 to C-7.24), by their place among the faces."""

from __future__ import annotations

from typing import Final

from kuluary.games.committee.content.kinds import Penalty

PENALTIES: Final = {
    penalty.name: penalty
    for penalty in (
        Penalty("lose-cargo", "C-7.15", 0.9),
        Penalty("lose-docs", "C-7.16", 0.9),
        Penalty("lose-action", "C-7.17", 1.6),
        Penalty("reroll-cost", "C-7.18", 0.3),
        Penalty("paid-only", "C-7.19", 0.4),
        Penalty("harder", "C-7.20", 0.6),
        Penalty("no-missions", "C-7.21", 2.0),
        Penalty("no-unlock", "C-7.22", 0.4),
        Penalty("no-med", "C-7.23", 0.4),
        Penalty("no-eq", "C-7.23", 0.4),
        Penalty("no-fuel", "C-7.23", 0.4),
        Penalty("slow", "C-7.24", 0.5),
    )
}
