"""Set-up (C-2): starting cities, the first missions and allies, main missions and scenario tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Draw, Drawn, Fate
from kuluary.games.committee.rules.main_missions import FACE_DOWN, WAITING, tell_anomaly
from kuluary.games.committee.rules.round import NEXT_ROUND, come
from kuluary.games.committee.rules.step import SHUT, GameStep
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.words.answers import SEATS
from kuluary.games.committee.words.events import MainsLaid, Posted
from kuluary.games.committee.words.names import CITIES, MAINS

FIRST_DIVISIONS: Final = (4, 3, 3, 2)
FIRST_ALLIES: Final = 4
"""Where the first missions lie, and how many allies begin (C-2.9, C-2.13)."""


@dataclass(frozen=True, slots=True)
class PostAgent(GameStep):
    """A card set aside names the agent's starting city; a city that is taken is drawn again (C-2.8)."""

    window = SHUT
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Fate]:
        return (Draw("start", "C-2.8", state.unseen, 1),)

    def run(self, state: CommitteeState, seat: int, action: Drawn) -> None:
        number = action.values[0]
        state.unseen = tuple([other for other in state.unseen if other != number])
        city = state.setup.content.missions[number].city
        if city in state.cities:
            state.then(self)
            return
        state.cities[self.seat] = city
        if state.news is not None:
            state.tell(Posted(self.seat, CITIES[city], number))


@dataclass(frozen=True, slots=True)
class DealTrack(GameStep):
    """Four missions come onto the time track (C-2.9 to C-2.12)."""

    window = SHUT

    def ask(self, state: CommitteeState) -> Sequence[Fate]:
        return (Draw("cards", "C-2.9", state.unseen, len(FIRST_DIVISIONS)),)

    def run(self, state: CommitteeState, seat: int, action: Drawn) -> None:
        come(state, zip(action.values, FIRST_DIVISIONS, strict=True), ())


@dataclass(frozen=True, slots=True)
class DealAllies(GameStep):
    """Four allies come into their cities (C-2.13)."""

    window = SHUT

    def ask(self, state: CommitteeState) -> Sequence[Fate]:
        return (Draw("cards", "C-2.13", state.unseen, FIRST_ALLIES),)

    def run(self, state: CommitteeState, seat: int, action: Drawn) -> None:
        come(state, (), action.values)


@dataclass(frozen=True, slots=True)
class DealMains(GameStep):
    """Main missions are laid on their spaces (C-2.14)."""

    window = SHUT

    def ask(self, state: CommitteeState) -> Sequence[Fate]:
        return (Draw("mains", "C-2.14", tuple(range(len(MAINS))), len(state.setup.scenario.mains)),)

    def run(self, state: CommitteeState, seat: int, action: Drawn) -> None:
        state.mains = action.values
        for space, main in zip(state.setup.scenario.mains, state.mains, strict=True):
            state.progress[space] = WAITING + main


@dataclass(frozen=True, slots=True)
class DealTokens(GameStep):
    """Scenario tokens are laid on the main missions, the last one face down (C-2.15, C-2.16)."""

    window = SHUT

    def ask(self, state: CommitteeState) -> Sequence[Fate]:
        tokens = tuple(range(len(state.setup.scenario.tokens)))
        return (Draw("tokens", "C-2.15", tokens, len(state.mains) - 1),)

    def run(self, state: CommitteeState, seat: int, action: Drawn) -> None:
        state.on_main = [*action.values, FACE_DOWN]
        if state.news is not None:
            names = state.setup.scenario.tokens
            tokens = tuple(names[token][0] for token in action.values)
            state.tell(MainsLaid(tuple(MAINS[main] for main in state.mains), tokens))
        tell_anomaly(state)


_POSTS: Final = tuple(PostAgent(seat) for seat in SEATS)
_REST: Final = (DealTrack(), DealAllies(), DealMains(), DealTokens(), NEXT_ROUND)


def set_up(state: CommitteeState) -> None:
    """Put the steps of the set-up on the agenda."""
    state.then(*_POSTS[: state.setup.seats], *_REST)
