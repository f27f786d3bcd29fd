"""Table options (P-13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kuluary.core import BadOption
from kuluary.core.game import pick_options
from kuluary.games.power.cards import FIVE, LEVELS, PERSONALITIES

_YES_NO: Final = (False, True)
_FALCON: Final = {"level": (LEVELS, "medium"), "personality": (PERSONALITIES, "negotiator")}


def complete(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Give all options with defaults filled in, or raise BadOption naming what is allowed (P-13.2 to P-13.9)."""
    given = dict(options)
    if "falcon" in given and seats != 1:
        raise BadOption(f"option 'falcon' is for the solo game: it needs 1 seat, not {seats}")
    falcon = given.pop("falcon", {})
    more_power = seats in (1, FIVE)
    full = pick_options(
        given,
        {
            "professionals": (_YES_NO, False),
            "deal": (("beginner", "experienced"), "beginner"),
            "corporations": (("others", "all"), "others"),
            "power_secondaries": ((4, 5), 5 if more_power else 4),
            "overdiscard": (_YES_NO, False),
            "emissary_blocks_positional": (_YES_NO, False),
            **({"falcon": (("{'level': …, 'personality': …}",), None)} if seats == 1 else {}),
        },
    )
    if seats == 1:
        if not isinstance(falcon, Mapping):
            raise BadOption(f"option 'falcon' cannot be {falcon!r}: it needs level and personality")
        full["falcon"] = _pick_falcon(falcon)
    return full


def _pick_falcon(options: Mapping[str, Any]) -> dict[str, Any]:
    try:
        return pick_options(options, _FALCON)
    except BadOption as error:
        raise BadOption(f"option 'falcon': {error}") from None
