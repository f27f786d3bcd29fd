"""The characters of «Масти Власти»: what each of them likes, at whatever level it plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kuluary.core import Action
from kuluary.core.bot import Style
from kuluary.games.suits.content import SUIT, value_of
from kuluary.games.suits.judgement import chance_to_lose
from kuluary.games.suits.rules.taking import STRENGTH
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.words import VALUES, Bribe, Play

HIGH: Final = 11
"""Cards from this value on are worth keeping for the end."""


def _beats(state: SuitsState, action: Action) -> bool:
    """Tell whether a card would take the round as it lies there (S-4)."""
    if not isinstance(action, Play):
        return False
    return state.lead < 0 or STRENGTH[SUIT[state.trump]][state.lead][action.card] > state.strength


def miser(state: SuitsState, _seat: int, action: Action) -> float:
    """Keeps her gems, and likes to take those of others."""
    if isinstance(action, Bribe):
        return -1.0
    return 0.5 if state.pot and _beats(state, action) else 0.0


def bold(state: SuitsState, _seat: int, action: Action) -> float:
    """Leads her highest cards."""
    return value_of(action.card) / VALUES if isinstance(action, Play) and state.lead < 0 else 0.0


def careful(state: SuitsState, seat: int, action: Action) -> float:
    """Would rather not hold a round that others may still take."""
    return -chance_to_lose(state, seat, action.card) if isinstance(action, Play) and _beats(state, action) else 0.0


def driver(state: SuitsState, _seat: int, action: Action) -> float:
    """Leads trumps, so that the others have none."""
    return 1.0 if isinstance(action, Play) and state.lead < 0 and SUIT[action.card] == SUIT[state.trump] else 0.0


def hasty(_state: SuitsState, _seat: int, action: Action) -> float:
    """Buys his way out as soon as he can."""
    return 1.0 if isinstance(action, Bribe) else 0.0


def patient(state: SuitsState, _seat: int, action: Action) -> float:
    """Keeps high cards for the last rounds."""
    early = 1.0 - state.round / state.setup.rounds
    return -early if isinstance(action, Play) and value_of(action.card) >= HIGH else 0.0


CHARACTERS: Final[Mapping[str, Style]] = {
    "luka": Style(hasty, 1.2, 0.04),
    "bona": Style(miser, 0.4, 0.03),
    "tikhon": Style(careful, 5.0, 0.06),
    "rita": Style(bold, 6.0, 0.06),
    "orso": Style(driver, 1.5, 0.05),
    "vera": Style(patient, 2.5, 0.06),
}
