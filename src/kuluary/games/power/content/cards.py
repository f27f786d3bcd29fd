"""What lies on the table (P-1): the numbers of objects, signs, projects, alliances, and limits that never change."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final


def _ids(file: str) -> tuple[str, ...]:
    """List the entries of a content file; their order is their numbering."""
    return tuple(tomllib.loads((Path(__file__).parent / f"{file}.toml").read_text("utf-8")))


GROUPS: Final = ("control", "finance", "science", "support", "power", "inner_circle")
CONTROL, FINANCE, SCIENCE, SUPPORT, POWER, CIRCLE = range(6)

KINDS: Final = (
    "ruling_parties",
    "law_enforcement",
    "media",
    "banks",
    "real_estate",
    "valuables",
    "laboratories",
    "research",
    "patents",
    "trade_unions",
    "consulates",
    "intelligence",
    "governments",
    "exchanges",
    "universities",
    "crime",
    "corporations",
    "inner_circle",
)
"""The eighteen kinds of objects, by group (P-1.2): three kinds a colour, three of support, five of power."""

COLOURED: Final = 9
"""Kinds below this number are coloured: kind // 3 is their colour."""
FIRST_SUPPORT: Final = 9
FIRST_POWER: Final = 12
GOVERNMENTS, EXCHANGES, UNIVERSITIES, CRIME, CORPORATIONS, INNER_CIRCLE = range(FIRST_POWER, 18)
WAR: Final = 18

SECONDARIES: Final = ("control", "finance", "science", "power")
POWER_SECONDARY: Final = 3
FIRST_SECONDARY: Final = 19
"""A secondary object counts as a kind of its own: 19 to 22, in the order of SECONDARIES."""

GROUP_OF: Final = (
    *(kind // 3 for kind in range(FIRST_POWER)),
    *(POWER,) * 5,
    CIRCLE,
    -1,
    CONTROL,
    FINANCE,
    SCIENCE,
    POWER,
)
"""The group of every kind, secondary objects included; a power card is never a card of the colour it scores (P-1.3)."""

COPIES: Final = 8
"""A card is its kind times eight plus the number of the copy, so that kind = card >> 3."""
CARDS: Final = (FIRST_SECONDARY + len(SECONDARIES)) * COPIES
FIRST_HOST: Final = FIRST_SUPPORT << 3
AFTER_HOSTS: Final = INNER_CIRCLE << 3
"""Support and power cards, which alone can be hosts (P-8.8), have numbers from FIRST_HOST below AFTER_HOSTS."""

WARS: Final = ((WAR << 3), (WAR << 3) + 1)
SECONDARY_CARD: Final = tuple((FIRST_SECONDARY + index) << 3 for index in range(len(SECONDARIES)))
"""How a secondary object is named where a card is meant: they are all alike, so there is one number a group."""
SECONDARY_OF_GROUP: Final = (0, 1, 2, -1, POWER_SECONDARY, -1)

SIGNS: Final = ("agitator", "peacekeeper", "spy", "special_interest")

PROJECTS: Final = ("comintern", "unified_nations", "spyware", "deep_state")
COMINTERN, UNIFIED_NATIONS, SPYWARE, DEEP_STATE = range(4)
"""Project n asks for sign n (P-1.4)."""
STAGES: Final = 5

OPERATIONS: Final = _ids("operations")
PROFESSIONALS: Final = _ids("professionals")
FALCON_CARDS: Final = (*PROFESSIONALS, *[card for card in _ids("falcon") if card not in PROFESSIONALS])
"""Falcon's action cards: the first share names and numbers with the professionals (P-12.25 to P-12.34)."""

ALLIANCES: Final = _ids("alliances")
"""Alliances by number, in the order of the content file: logs name the numbers, so a new one goes to its end."""

LEVELS: Final = ("beginner", "medium", "high", "maximum")
PERSONALITIES: Final = ("negotiator", "manager")
BEGINNER, MEDIUM, HIGH, MAXIMUM = range(4)

PIECES: Final = 10
"""Pieces of a seat (P-1.5)."""
FIRST_ACTIVE: Final = 3
"""Pieces that begin active; the others are in reserve (P-2.8)."""
ROW: Final = {1: 8, 2: 8, 3: 8, 4: 9, 5: 11}
"""Length of the row by seats (P-2.3, P-12.3)."""
AVAILABLE: Final = 3
"""Cards of the row available to everyone (P-4.1)."""
DEALT: Final = {"beginner": 4, "experienced": 6}
KEPT: Final = 4
"""Alliances dealt (P-2.4, P-2.5), and kept."""
HAND_LIMIT: Final = 6
"""Alliances in hand after an alliance phase (P-7.10)."""
PROFESSIONAL_LIMIT: Final = 3
"""Professionals in hand (P-10.4)."""
SUPERVISED: Final = 2
"""Pieces the supervisor's seat recruits (P-3.2)."""
HEADHUNTER_OFFSET: Final = 3
"""The headhunter goes to the fourth seat, counting the supervisor's as the first (P-2.11)."""
FIVE: Final = 5
SECONDARY_SUPPLY: Final = 10
POSITIONAL: Final = 2
"""Shadow agents an alliance puts on a place of the row (P-9.7)."""
GENEROUS: Final = 4
"""Pieces from which an infiltration brings a secondary object (P-9.9)."""
CIRCLE_POINTS: Final = 4
"""An Inner Circle that lies alone (P-8.6)."""
