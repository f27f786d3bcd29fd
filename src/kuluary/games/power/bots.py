"""The characters of «Тайная власть»: what each of them likes, at whatever level it plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kuluary.core import Action
from kuluary.core.bot import Style
from kuluary.games.power.content.cards import DEEP_STATE
from kuluary.games.power.judgement.worth import chance_to_keep, imagine, parts
from kuluary.games.power.rules.rounds import turns_to_come
from kuluary.games.power.state import PowerState
from kuluary.games.power.words.actions import Advance, Conclude, Infiltrate, RunOperation

MUCH: Final = 3.0
"""What grows by so many points is wholly to the taste of who builds."""
LITTLE: Final = 1.0
"""The same for who makes alliances: a card brings few of them nearer."""
DEEP: Final = 0.3
"""How far a stage of Deep State is to that taste: it takes more than it brings."""
FEW: Final = 2
"""So many pieces on one card are usual."""
MANY: Final = 4.0
"""So many more are quite a lot."""


def hunter(state: PowerState, _seat: int, action: Action) -> float:
    """Takes cards away from who holds them."""
    return 1.0 if isinstance(action, Infiltrate) and state.holders[state.row.index(action.card)] >= 0 else 0.0


def careful(state: PowerState, seat: int, action: Action) -> float:
    """Does not like to be intercepted."""
    if not isinstance(action, Infiltrate):
        return 0.0
    twin = state.clone()
    twin.agenda.pop().run(twin, seat, action)
    kept = chance_to_keep(twin, seat, twin.row.index(action.card), turns_to_come(twin))
    return -min(1.0, 2.0 * (1.0 - kept))


def matchmaker(state: PowerState, seat: int, action: Action) -> float:
    """Works for alliances, and for the project that brings them freely (P-5.17)."""
    if isinstance(action, Advance) and action.project == DEEP_STATE:
        return DEEP
    return 1.0 if isinstance(action, Conclude) else _growth(state, seat, action, "alliances", LITTLE)


def builder(state: PowerState, seat: int, action: Action) -> float:
    """Works for projects."""
    return 1.0 if isinstance(action, Advance) else _growth(state, seat, action, "projects", MUCH)


def miser(_state: PowerState, _seat: int, action: Action) -> float:
    """Spends as few agents as possible."""
    return max(-1.0, (FEW - action.pieces) / MANY) if isinstance(action, Infiltrate) else 0.0


def hasty(_state: PowerState, _seat: int, action: Action) -> float:
    """Runs operations."""
    return 1.0 if isinstance(action, RunOperation) else 0.0


def _growth(state: PowerState, seat: int, action: Action, part: str, much: float) -> float:
    """Say how much a part of what a seat has and may hope for grows with a card of the row."""
    if not isinstance(action, Infiltrate):
        return 0.0
    more = parts(imagine(state, seat, action.card, 0), seat)[part] - parts(state, seat)[part]
    return max(-1.0, min(1.0, more / much))


CHARACTERS: Final[Mapping[str, Style]] = {
    "luka": Style(hasty, 1.6, 0.04),
    "bona": Style(miser, 2.0, 0.04),
    "tikhon": Style(careful, 2.5, 0.05),
    "rita": Style(hunter, 3.0, 0.06),
    "orso": Style(builder, 1.2, 0.03),
    "vera": Style(matchmaker, 6.0, 0.06),
}
