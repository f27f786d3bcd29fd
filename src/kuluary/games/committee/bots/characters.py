"""The characters of «Комитет»: what kind of serve each of them likes, at whatever level it plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kuluary.core.bot import Style
from kuluary.games.committee.bots.rehearsal import Serving
from kuluary.games.committee.bots.speech import checks_of
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.words.actions import DoPersonal, Move, TakeAlly

MUCH: Final = 3.0
"""So many goods more are quite a lot."""
FAR: Final = 4.0
"""So many cars take one far."""


def careful(state: CommitteeState, seat: int, serving: Serving) -> float:
    """Does not like checks that may fail."""
    return -_risk(state, seat, serving)


def daring(state: CommitteeState, seat: int, serving: Serving) -> float:
    """Likes them."""
    return _risk(state, seat, serving)


def quartermaster(state: CommitteeState, seat: int, serving: Serving) -> float:
    """Likes to have goods in store."""
    place = slice(4 * seat, 4 * seat + 4)
    return max(-1.0, min(1.0, (sum(serving.after.goods[place]) - sum(state.goods[place])) / MUCH))


def befriender(_state: CommitteeState, _seat: int, serving: Serving) -> float:
    """Takes allies."""
    return 1.0 if isinstance(serving.activation, TakeAlly) else 0.0


def near(_state: CommitteeState, _seat: int, serving: Serving) -> float:
    """Drives no farther than he has to."""
    return -min(1.0, serving.move.cost / FAR) if isinstance(serving.move, Move) else 0.0


def personal(_state: CommitteeState, _seat: int, serving: Serving) -> float:
    """Sees to what concerns him."""
    return 1.0 if isinstance(serving.activation, DoPersonal) else 0.0


def _risk(state: CommitteeState, seat: int, serving: Serving) -> float:
    """Say how likely one of the checks of a serve fails, with the help that costs nothing."""
    passed = 1.0
    for _, one in checks_of(state, seat, serving.move, serving.activation):
        passed *= one.helped.chance
    return 1.0 - passed


CHARACTERS: Final[Mapping[str, Style]] = {
    "luka": Style(personal, 3.0, 0.0),
    "bona": Style(quartermaster, 2.0, 0.0),
    "tikhon": Style(careful, 3.0, 0.0),
    "rita": Style(daring, 3.0, 0.0),
    "orso": Style(near, 1.6, 0.0),
    "vera": Style(befriender, 2.0, 0.0),
}
