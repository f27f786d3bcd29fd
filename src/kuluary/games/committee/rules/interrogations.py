"""Jam and interrogation tokens (C-1.19): one supply whose checks nobody sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kuluary.core import Draw, Drawn, Fate
from kuluary.games.committee.rules.step import SHUT, GameStep
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.words.events import InterrogationLaid, JamCleared, JamLaid, NoTokenLeft
from kuluary.games.committee.words.names import CITIES


def supply_left(state: CommitteeState) -> int:
    """Count the tokens in the supply: the unseen ones of the last shuffle that do not lie on a road."""
    last = len(state.interrogation_bags) - 1
    return len(state.interrogation_bags[last]) - sum(1 for _, bag in state.jams if bag == last)


def refill(state: CommitteeState) -> bool:
    """Shuffle the discard into an empty supply; say whether there is a token to draw (C-1.19, R-C9)."""
    if supply_left(state):
        return True
    if not state.interrogation_discard:
        return False
    state.interrogation_bags.append(state.interrogation_discard)
    state.interrogation_discard = ()
    return True


def discard_interrogation(state: CommitteeState, token: int) -> None:
    """Lay an interrogation token on the discard."""
    state.interrogation_discard = tuple(sorted((*state.interrogation_discard, token)))
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
                state.beat("token")
            return
        state.jams.append((self.road, len(state.interrogation_bags) - 1))
        state.jammed |= 1 << self.road
        if state.setup.eager_shuffle:
            refill(state)
        if state.news is not None:
            state.tell(JamLaid(CITIES[one], CITIES[two]))
            state.beat("token")


@dataclass(frozen=True, slots=True)
class LayInterrogation(GameStep):
    """A random interrogation token comes into a city, check up (C-2.12)."""

    window = SHUT
    city: int

    def ask(self, state: CommitteeState) -> Sequence[Fate]:
        if supply_left(state):
            return (Draw("interrogation", "C-2.12", state.interrogation_bags[-1], 1),)
        if state.interrogation_discard:
            return (Draw("interrogation", "C-1.19", state.interrogation_discard, 1),)
        return ()

    def run(self, state: CommitteeState, seat: int, action: Drawn | None) -> None:
        if action is None:
            if state.news is not None:
                state.tell(NoTokenLeft(CITIES[self.city]))
                state.beat("token")
            return
        refill(state)
        token = action.values[0]
        bag = state.interrogation_bags[-1]
        place = bag.index(token)
        state.interrogation_bags[-1] = bag[:place] + bag[place + 1 :]
        state.interrogations.append((self.city, token))
        if state.setup.eager_shuffle:
            refill(state)
        if state.news is not None:
            state.tell(InterrogationLaid(CITIES[self.city], token))
            state.beat("token")


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
        return (Draw("jam", "C-10.17", state.interrogation_bags[bag], 1),) if bag >= 0 else ()

    def run(self, state: CommitteeState, seat: int, action: Drawn | None) -> None:
        if action is None:
            return
        index = self.bag(state)
        token = action.values[0]
        bag = state.interrogation_bags[index]
        place = bag.index(token)
        state.interrogation_bags[index] = bag[:place] + bag[place + 1 :]
        state.jams.remove((self.road, index))
        state.jammed = sum({1 << road for road, _ in state.jams})
        if state.news is not None:
            one, two = state.setup.content.roads[self.road].cities
            state.tell(JamCleared(CITIES[one], CITIES[two], token))
        discard_interrogation(state, token)
        if state.news is not None:
            state.beat("token")
