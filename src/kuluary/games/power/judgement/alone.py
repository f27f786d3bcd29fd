"""A learned judgement of the game against Falcon: the points both will have in the end.

The net was trained by play against Falcon at all his levels (`tools/training/falcon.py`). It reads what lies open and
the seat's own hand. NumPy runs it; where that is missing, there is no such judgement.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any, Final

from kuluary.core import NOBODY
from kuluary.games.power.content.cards import (
    ALLIANCES,
    FALCON_CARDS,
    GOVERNMENTS,
    GROUP_OF,
    HIGH,
    INNER_CIRCLE,
    MAXIMUM,
    MEDIUM,
    STAGES,
    WAR,
)
from kuluary.games.power.judgement.prospects import concluded_hope, hand_hope, missing_parts, projects_hope
from kuluary.games.power.judgement.standing import Standing, alliance_phases_left, phases_left
from kuluary.games.power.rules.falcon.cards import PlayCard
from kuluary.games.power.rules.infiltration import general_shadows
from kuluary.games.power.rules.rounds import turns_to_come
from kuluary.games.power.rules.scoring import outlook
from kuluary.games.power.state import ALLYING, ENDED, FALCON, TAKING_OVER, PowerState
from kuluary.games.power.state.decks import numbers_in

HOME: Final = Path(__file__).parent / "alone.npz"
SCALE: Final = 100.0
"""The net reckons in hundreds of points."""
ROW: Final = 8
COUNTED: Final = 29
"""Counters of a seat that say something."""
NEAR: Final = (1.0, 0.5, 0.25, 0.12, 0.06)
"""How near an alliance is, by the parts of its requirement that are lacking."""
REACHED: Final = tuple(tuple([stage > step for step in range(STAGES)]) for stage in range(STAGES + 1))
BITS: Final = tuple(tuple([byte >> bit & 1 for bit in range(8)]) for byte in range(256))
BYTES: Final = (len(ALLIANCES) + 7) // 8


def observe(state: PowerState) -> list[float]:
    """Write what lies open and what is in the seat's hand; first what both have now, with what is within reach."""
    setup = state.setup
    level = setup.level
    phases, rounds = phases_left(state), alliance_phases_left(state)
    coming = turns_to_come(state)
    agenda = state.agenda
    hand, concluded = state.hands[0], state.concluded[0]
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
    own, bases = _seat(state, 0, phases, rounds)
    his, more = _seat(state, FALCON, phases, rounds)
    masks = [BITS[mask >> 8 * byte & 255] for mask in (hand, concluded) for byte in range(BYTES)]
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
    cards = [0] * len(FALCON_CARDS)
    for kind in state.falcon_deck:
        cards[kind] += 1
    order = [0, 0, 0]
    if state.project_order:
        order[state.project_order[0]] = 1
    return [bases, more, *about, *own, *his, *chain.from_iterable(masks), *places, *kinds, *cards, *order]


def _seat(state: PowerState, seat: int, phases: float, rounds: int) -> tuple[list[float], float]:
    """Write what one of the two has, and give the points of it with what is within reach."""
    standing = Standing(state, seat, phases, rounds)
    counts = standing.counts
    power = counts[GOVERNMENTS:INNER_CIRCLE]
    pieces = [state.pieces[card] for card in state.owned[seat]]
    stages = state.stages[4 * seat : 4 * seat + 4]
    hand = state.hands[seat]
    made = float(outlook(state, seat))
    near = [0.0] * len(ALLIANCES)
    counted = [*counts[:WAR], *standing.colours, standing.power, *standing.held, max(stages)]
    alliances = state.setup.content.alliances
    for number in numbers_in(hand):
        near[number] = NEAR[min(4, missing_parts(standing, alliances[number], counted))]
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
    projects, alliance = projects_hope(standing, hand, {}), hand_hope(standing)
    return [*seen, projects, alliance, concluded_hope(standing)], made + projects + alliance


def settled(state: PowerState) -> PowerState:
    """Give the position when what needs nobody's answer is done: Falcon's turn, if chance has no part in it."""
    agenda = state.agenda
    if not agenda or agenda[-1].ask(state):
        return state
    twin = state.clone()
    agenda = twin.agenda
    while agenda and not agenda[-1].ask(twin):
        agenda.pop().run(twin, NOBODY, None)
    return twin


class Net:
    """The net: two layers, and what both will still add to what they have."""

    def __init__(self, parts: Any) -> None:
        import numpy

        self._numpy = numpy
        single = numpy.float32
        self.layers = [
            (numpy.asarray(parts[f"weight{layer}"], single), numpy.asarray(parts[f"bias{layer}"], single))
            for layer in range(3)
        ]
        self.inputs = len(self.layers[0][0])

    def __call__(self, rows: Any) -> Any:
        """Give the points of the seat and of Falcon for every row."""
        numpy = self._numpy
        seen = values = numpy.asarray(rows, numpy.float32)
        for layer, (weight, bias) in enumerate(self.layers):
            values = values @ weight + bias
            if layer < 2:
                numpy.maximum(values, 0, out=values)
        return seen[:, :2] + SCALE * values


@cache
def net() -> Net | None:
    """Give the net, or None where it cannot be run."""
    if find_spec("numpy") is None or not HOME.is_file():
        return None
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when NumPy is; several threads are slower for a small net
    import numpy

    with numpy.load(HOME) as parts:
        return Net(parts)


def foresee(state: PowerState) -> list[float] | None:
    """Give the points that the seat and Falcon may expect in the end, or None where nothing was learned."""
    known = net()
    if known is None:
        return None
    twin = settled(state)
    if twin.phase == ENDED:
        return [float(outlook(twin, seat)) for seat in (0, FALCON)]
    seen = observe(twin)
    if len(seen) != known.inputs:
        return None  # cards were added that it has not learned about
    found: list[float] = known([seen])[0].tolist()
    return found
