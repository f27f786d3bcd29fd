"""Exchanges against brute force: whatever both trunks hold in the end can be agreed on, and nothing else (C-4.18)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from tests.committee.table import Desk

from kuluary.core import PASS
from kuluary.games.committee.rules.exchange import Exchange
from kuluary.games.committee.state import TRUNK, CommitteeState
from kuluary.games.committee.state.agent import barred, capacity, room
from kuluary.games.committee.words.names import AGENTS, CARGO, RESOURCES

End = tuple[tuple[int, ...], tuple[int, ...]]
"""The cargo of the first agent by type; the holders of the mission tokens."""


def met(seed: int) -> CommitteeState:
    """Let two agents meet with random things in their trunks, often under a penalty; others' tokens lie elsewhere."""
    rng = Random(seed)
    agents = rng.sample(AGENTS, 3)
    desk = Desk(*agents)
    state = desk.state
    for agent in agents:
        desk.unlock(agent, tr=rng.choice((1, 1, 2, 3)))
    missions = state.setup.content.missions
    deliveries = [number for number in range(1, len(missions)) if missions[number].kind.name == "delivery"]
    lying, carried, *rest = rng.sample(deliveries, len(deliveries))
    desk.card(lying, 3).card(carried, 3, agents[2])
    for number in rest[: rng.randrange(4)]:
        seat = rng.randrange(2)
        if capacity(state, seat, state.load[seat] + 1) >= 0:
            desk.card(number, 3, agents[seat])
    for seat in (0, 1):
        for _ in range(rng.randrange(min(room(state, seat), 3) + 1)):
            desk.give(agents[seat], **{RESOURCES[rng.choice(CARGO)]: 1})
    if rng.random() < 0.5:
        desk.stress(rng.choice(agents[:2]), "hr1", face="no-med", open=True)
    return state


def end_of(state: CommitteeState) -> End:
    return tuple(state.goods[kind] for kind in CARGO), tuple(card.place - TRUNK for card in state.cards[2:])


def fitting(state: CommitteeState) -> set[End]:
    """List the ends both trunks hold, barred cargo staying where it is."""
    bars = barred(state, 0) | barred(state, 1)
    both = [state.goods[kind] + state.goods[4 + kind] for kind in CARGO]
    shares = [
        (state.goods[kind],) if bars >> kind & 1 else range(total + 1) for kind, total in zip(CARGO, both, strict=True)
    ]
    return {
        (cargo, holders)
        for cargo in product(*shares)
        for holders in product((0, 1), repeat=len(state.cards) - 2)
        if sum(cargo) <= capacity(state, 0, holders.count(0))
        and sum(both) - sum(cargo) <= capacity(state, 1, holders.count(1))
    }


def agreed(state: CommitteeState) -> set[End]:
    """Play every exchange there is and list how they end; none may stand still."""
    ends, seen = set(), set()
    waiting = [(state, Exchange(0, 0, 1))]
    while waiting:
        here, step = waiting.pop()
        if (end_of(here), step) in seen:
            continue
        seen.add((end_of(here), step))
        decisions = step.ask(here)
        actions = decisions[0].actions if decisions else (PASS,)
        assert actions
        for action in actions:
            twin = here.clone()
            twin.agenda = []
            step.run(twin, 0, action)
            if twin.agenda:
                waiting.append((twin, twin.agenda[-1]))
            else:
                ends.add(end_of(here))
    return ends


@pytest.mark.rule("C-4.18")
@pytest.mark.parametrize("seed", range(60))
def test_everything_that_fits_can_be_agreed_on(seed):
    state = met(seed)
    assert agreed(state) == fitting(state)
