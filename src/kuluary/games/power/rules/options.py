"""Table options (P-13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kuluary.core import BadOption
from kuluary.core.game import Choices, pick_options
from kuluary.games.power.content.cards import FIVE, LEVELS, PERSONALITIES

_YES_NO: Final = (False, True)
_FALCON: Final = {"level": (LEVELS, "medium"), "personality": (PERSONALITIES, "negotiator")}


def choices(seats: int) -> Choices:
    """Give the options a table may choose; those of Falcon are written `falcon.level` and `falcon.personality`."""
    plain = {
        "professionals": (_YES_NO, False),
        "deal": (("beginner", "experienced"), "beginner"),
        "corporations": (("others", "all"), "others"),
        "power_secondaries": ((4, 5), 5 if seats in (1, FIVE) else 4),
        "overdiscard": (_YES_NO, True),
        "emissary_blocks_positional": (_YES_NO, False),
    }
    if seats > 1:
        return plain
    return plain | {f"falcon.{name}": choice for name, choice in _FALCON.items()}


def complete(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Give all options with defaults filled in, or raise BadOption naming what is allowed (P-13.2 to P-13.9).

    Falcon is given as {"falcon": {"level": …, "personality": …}} or by the dotted names; the answer is nested.
    """
    given = dict(options)
    falcon = given.pop("falcon", None)
    if falcon is not None:
        if seats != 1:
            raise BadOption(f"option 'falcon' is for the solo game: it needs 1 seat, not {seats}")
        if not isinstance(falcon, Mapping):
            raise BadOption(f"option 'falcon' cannot be {falcon!r}: give it level and personality")
        given |= {f"falcon.{name}": value for name, value in falcon.items()}
    full = pick_options(given, choices(seats))
    if seats == 1:
        full["falcon"] = {name: full.pop(f"falcon.{name}") for name in _FALCON}
    return full
