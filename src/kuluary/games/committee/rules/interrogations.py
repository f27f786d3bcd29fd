"""Jam and interrogation tokens (C-1.19): one supply whose checks nobody sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kuluary.core import Draw, Drawn, Fate
from kuluary.games.committee.rules.step import SHUT, GameStep
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.words.events import JamCleared, JamLaid, NoTokenLeft, TalkLaid
from kuluary.games.committee.words.names import CITIES


def supply_left(state: CommitteeState) -> int:
    """Count the tokens in the supply: the unseen ones of the last shuffle that do not lie on a road."""
    last = len(state.quiz) - 1
    return len(state.quiz[last]) - sum(1 for _, bag in state.jams if bag == last)


def refill(state: CommitteeState) -> bool:
    """Shuffle the discard into an empty supply; say whether there is a token to draw (C-1.19, R-C9)."""
    if supply_left(state):
        return True
    if not state.quiz_discard:
        return False
    state.quiz.append(state.quiz_discard)
    state.quiz_discard = ()
    return True


def discard_talk(state: CommitteeState, token: int) -> None:
    """Lay an interrogation token on the discard."""
    state.quiz_discard = tuple(sorted((*state.quiz_discard, token)))
    if state.setup.eager_shuffle:
        refill(state)


@dataclass(frozen=True, slots=True)
class LayJam(GameStep):
    """A jam comes onto a road; its check stays unseen (C-2.11)."""

    window = SHUT
    road: int

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        one, two = state.setup.content.roads[self.road].cities
        if not refill(state):
            if state.news is not None:
                state.tell(NoTokenLeft(CITIES[one]))
            return
        state.jams.append((self.road, len(state.quiz) - 1))
        state.jammed |= 1 << self.road
        if state.setup.eager_shuffle:
            refill(state)
        if state.news is not None:
            state.tell(JamLaid(CITIES[one], CITIES[two]))


@dataclass(frozen=True, slots=True)
class LayTalk(GameStep):
    """A random interrogation token comes into a city, check up (C-2.12)."""

    window = SHUT
    city: int

    def ask(self, state: CommitteeState) -> Sequence[Fate]:
        if supply_left(state):
            return (Draw("interrogation", "C-2.12", state.quiz[-1], 1),)
        if state.quiz_discard:
            return (Draw("interrogation", "C-1.19", state.quiz_discard, 1),)
        return ()

    def run(self, state: CommitteeState, seat: int, action: Drawn | None) -> None:
        if action is None:
            if state.news is not None:
                state.tell(NoTokenLeft(CITIES[self.city]))
            return
        refill(state)
        token = action.values[0]
        bag = state.quiz[-1]
        place = bag.index(token)
        state.quiz[-1] = bag[:place] + bag[place + 1 :]
        state.talks.append((self.city, token))
        if state.setup.eager_shuffle:
            refill(state)
        if state.news is not None:
            state.tell(TalkLaid(CITIES[self.city], token))


@dataclass(frozen=True, slots=True)
class ClearJam(GameStep):
    """A jam goes from its road to the discard, where its check is seen (C-10.17)."""

    window = SHUT
    road: int

    def bag(self, state: CommitteeState) -> int:
        """Give the bag of the jam's check, or −1 where no jam lies there."""
        return next((bag for road, bag in state.jams if road == self.road), -1)

    def ask(self, state: CommitteeState) -> Sequence[Fate]:
        bag = self.bag(state)
        return (Draw("jam", "C-10.17", state.quiz[bag], 1),) if bag >= 0 else ()

    def run(self, state: CommitteeState, seat: int, action: Drawn | None) -> None:
        if action is None:
            return
        index = self.bag(state)
        token = action.values[0]
        bag = state.quiz[index]
        place = bag.index(token)
        state.quiz[index] = bag[:place] + bag[place + 1 :]
        state.jams.remove((self.road, index))
        state.jammed = sum({1 << road for road, _ in state.jams})
        if state.news is not None:
            one, two = state.setup.content.roads[self.road].cities
            state.tell(JamCleared(CITIES[one], CITIES[two], token))
        discard_talk(state, token)
