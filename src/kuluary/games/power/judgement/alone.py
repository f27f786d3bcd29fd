"""A learned judgement of the game against Falcon: the points both will have in the end.

Falcon plays by rule and grows with every phase, so points now say little. What each thing on the table leads to was
learned by playing against him at all levels (`tools/training/falcon.py`): a weight for each, which changes with the
time left. It reads what lies open and the seat's own hand.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from itertools import chain, compress
from operator import mul
from pathlib import Path
from typing import Final

from kuluary.core import settle
from kuluary.games.power.content.cards import (
    GOVERNMENTS,
    GROUP_OF,
    HIGH,
    INNER_CIRCLE,
    MAXIMUM,
    MEDIUM,
    STAGES,
    WAR,
)
from kuluary.games.power.judgement.prospects import Hopes, concluded_hope, hand_hope, missing_in_hand, projects_hope
from kuluary.games.power.judgement.standing import AGAINST_FALCON, Standing, alliance_phases_left, phases_left
from kuluary.games.power.rules.falcon.cards import PlayCard
from kuluary.games.power.rules.infiltration import general_shadows
from kuluary.games.power.rules.rounds import turns_to_come
from kuluary.games.power.rules.scoring import outlook
from kuluary.games.power.state import ALLYING, ENDED, FALCON, TAKING_OVER, PowerState

HOME: Final = Path(__file__).parent / "alone.json"
LONG: Final = 15.0
"""So many phases are a long time."""
KNOWN: Final = 46
CARDS: Final = 10
"""Alliances and action cards it has learned about; others say nothing to it."""
ROW: Final = 8
COUNTED: Final = 29
"""Counters of a seat that say something."""
NEAR: Final = (1.0, 0.5, 0.25, 0.12, 0.06)
"""How near an alliance is, by the parts of its requirement that are lacking."""
REACHED: Final = tuple(tuple([stage > step for step in range(STAGES)]) for stage in range(STAGES + 1))
BITS: Final = tuple(tuple([byte >> bit & 1 for bit in range(8)]) for byte in range(256))
BYTES: Final = 6
SURENESS: Final = (0.04, 60.0)
"""The end is farther from what is foreseen than at other tables: a point says half as much, and large leads change."""


def observe(state: PowerState, memory: Hopes | None = None) -> list[float]:
    """Write what lies open and what is in the seat's hand; first what both have now, with what is within reach."""
    memory = {} if memory is None else memory
    setup = state.setup
    level = setup.level
    phases, rounds = phases_left(state), alliance_phases_left(state)
    coming = turns_to_come(state)
    agenda = state.agenda
    about: list[float] = [
        level >= MEDIUM,
        level >= HIGH,
        level >= MAXIMUM,
        setup.personality,
        setup.professionals,
        phases,
        phases * phases,
        rounds,
        len(state.row),
        state.phase == ALLYING,
        state.phase == TAKING_OVER,
        state.supervisor,
        0 in coming,
        FALCON in coming,
        bool(agenda) and type(agenda[-1]) is PlayCard,
        state.wars,
        state.wars_gone,
        *REACHED[min(STAGES, state.operations)],
        state.falcon_shadow,
        *state.supply,
    ]
    own, bases = _seat(state, 0, phases, rounds, memory)
    his, more = _seat(state, FALCON, phases, rounds, memory)
    masks = [BITS[mask >> 8 * byte & 255] for mask in (state.hands[0], state.concluded[0]) for byte in range(BYTES)]
    places = [0] * (6 * ROW + 14)
    kinds = [0] * (2 * WAR + 1)
    for place, card in enumerate(state.row):
        holder, group = state.holders[place], GROUP_OF[card >> 3]
        if holder < 0:
            places[6 * place + group] = 1
            kinds[card >> 3] += 1
        else:
            first = 6 * ROW + 7 * holder
            places[first + group] = 1
            places[first + 6] = state.pieces[card] + state.shade[place]
    for card in state.deck:
        kinds[WAR + (card >> 3)] += 1
    cards = [state.falcon_deck.count(kind) for kind in range(CARDS)]
    order = [0, 0, 0]
    if state.project_order:
        order[state.project_order[0]] = 1
    return [bases, more, *about, *own, *his, *chain.from_iterable(masks), *places, *kinds, *cards, *order, 1]


def _seat(state: PowerState, seat: int, phases: float, rounds: int, memory: Hopes) -> tuple[list[float], float]:
    """Write what one of the two has, and give the points of it with what is within reach."""
    standing = Standing(state, seat, phases, rounds, AGAINST_FALCON)
    counts = standing.counts
    power = counts[GOVERNMENTS:INNER_CIRCLE]
    pieces = [state.pieces[card] for card in state.owned[seat]]
    stages = state.stages[4 * seat : 4 * seat + 4]
    hand = state.hands[seat]
    made = float(outlook(state, seat))
    near = [0.0] * KNOWN
    missing = missing_in_hand(standing)
    for number, lacking in missing:
        if number < KNOWN:
            near[number] = NEAR[min(4, lacking)]
    seen = [
        made,
        *counts[:COUNTED],
        *[number * phases for number in power],
        *chain.from_iterable([REACHED[stage] for stage in stages]),
        *standing.colours,
        min(standing.colours),
        standing.power,
        *standing.held,
        state.active[seat],
        state.active[seat] ** 2,
        state.reserve[seat],
        sum(pieces),
        len(pieces) - pieces.count(0),
        general_shadows(state, seat),
        hand.bit_count(),
        state.concluded[seat].bit_count(),
        state.professionals[seat].bit_count(),
        state.operation_owner.count(seat),
        *near,
        sum(near),
        near.count(1.0),
    ]
    if seat == FALCON:
        return seen, made
    projects, alliance = projects_hope(standing, hand, memory), hand_hope(standing, missing)
    return [*seen, projects, alliance, concluded_hope(standing)], made + projects + alliance


def settled(state: PowerState) -> PowerState:
    """Give the position when what needs nobody's answer is done: Falcon's turn, if chance has no part in it."""
    agenda = state.agenda
    if not agenda or agenda[-1].ask(state):
        return state
    twin = state.clone()
    settle(twin)
    return twin


Weights = tuple[list[float], list[float]]
"""What everything that is seen adds to the points of the seat, and to those of Falcon."""


@cache
def learned() -> tuple[Weights, Weights, Weights]:
    """Read what was learned: weights as they are at the end, what they grow by with time, and with its square."""
    end, slope, bend = [(own, his) for own, his in json.loads(HOME.read_text("utf-8"))]
    return end, slope, bend


@lru_cache(maxsize=256)
def weights_at(phases: float) -> Weights:
    """Give the weights for a time of the game."""
    time = phases / LONG
    own, his = [
        [end + time * (slope + time * bend) for end, slope, bend in zip(*parts, strict=True)]
        for parts in zip(*learned(), strict=True)
    ]
    return own, his


def foresee(state: PowerState, memory: Hopes | None = None) -> list[float]:
    """Give the points that the seat and Falcon may expect in the end; hopes of projects are remembered."""
    twin = settled(state)
    if twin.phase == ENDED:
        return [float(outlook(twin, seat)) for seat in (0, FALCON)]
    seen = observe(twin, memory)
    own, his = weights_at(phases_left(twin))
    there = list(filter(None, seen))
    return [seen[side] + sum(map(mul, compress(weights, seen), there)) for side, weights in enumerate((own, his))]
