"""Permanent bonuses of ID cards (C-14.12 to C-14.15), by their place on the card."""

from __future__ import annotations

from typing import Final

from kuluary.games.committee.content.kinds import Permanent

PERMANENTS: Final = {
    bonus.name: bonus
    for bonus in (
        Permanent("unlock", "C-14.12"),
        Permanent("reroll", "C-14.13"),
        Permanent("income", "C-14.14"),
        Permanent("car", "C-14.15"),
    )
}
