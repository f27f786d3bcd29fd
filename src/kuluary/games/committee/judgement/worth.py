"""What a position is worth to the team, in serves: how far it is to the fifth main mission, and what threatens."""

from __future__ import annotations

from typing import Final

from kuluary.games.committee.content.records import ACTION, GAIN, Ally, Cell, IncomeParts
from kuluary.games.committee.judgement.effort import Sketch, card_effort, main_effort, sketch, tokens_a_round
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import slots_in
from kuluary.games.committee.words.actions import ALLY_CODE
from kuluary.games.committee.words.names import (
    ALLY_SLOT,
    CLEARANCE,
    DIVISIONS,
    FACES,
)

VICTORY: Final = 400.0
DEFEAT: Final = -200.0

CONDITION: Final = 20.0
"""A condition of a main mission that has been met."""
MAIN: Final = 4.0
"""A completed main mission, besides its conditions: room on the track, a scenario token."""
FARTHEST: Final = 10.0
"""Serves beyond which a goal is simply far."""
AHEAD: Final = (1.7, 1.0, 0.65, 0.4, 0.25, 0.15)
"""How much the next conditions count, the current one first: they are met in order, but can be prepared together."""

FAILURE: Final = (6.0, 10.0, 60.0)
"""What the next failure costs, by failures so far: the third one is the end (C-13.2)."""
FEW_HANDS: Final = 1.2
"""Two agents have less to make up for a failure with: it costs them so much more."""
UNDONE: Final = 0.3
"""The part of that risk which only completing a mission takes away: what is easy today may not be tomorrow."""
CROWDED: Final = (26.0, 9.0, 3.0)
"""What it costs that the cards of division 1, of divisions 1 and 2, of 1 to 3 do not fit before the next main mission
(C-13.3)."""

DOCUMENT: Final = 0.2
CARGO: Final = 0.42
MANY_DOCUMENTS: Final = 7
"""Documents beyond this are worth half."""
CALM: Final = 0.3
TOKEN: Final = 0.9
"""An action token not yet used."""
CLOSED: Final = 0.2
OPEN: Final = 0.45
FEW_TOKENS: Final = 4
"""Stress tokens in the limit and the discard below which defeat is near (C-13.4)."""
LAST_ROUND: Final = 8
"""No game lasts longer, but for a mission held (C-12.13)."""


def worth(state: CommitteeState) -> float:
    """Give what the position is worth to the team."""
    if not state.mains:
        return 0.0
    if state.how:
        return VICTORY if state.how == "victory" else DEFEAT + goals_met(state)
    agents = [sketch(state, seat) for seat in range(state.setup.seats)]
    value = goals_met(state) + _goals_ahead(state, agents) - _threats(state, agents) - _crowding(state)
    left = max(0, LAST_ROUND - state.round)
    for seat in range(state.setup.seats):
        value += _means(state, seat, left)
    value += CALM * min(state.calm, 4) + TOKEN * sum(state.acts) + 0.03 * min(state.limit[0], 10)
    short = FEW_TOKENS - state.stress - len(state.discard)
    return value - 3.0 * short if short > 0 else value


def goals_met(state: CommitteeState) -> float:
    """Count what has been done of the main missions, and take off what was failed."""
    mains = state.setup.content.mains
    done = sum([len(mains[main]) for main in state.mains[: state.main]]) + state.key
    return CONDITION * done + MAIN * state.main - sum(FAILURE[: min(state.failed, 2)])


def next_conditions(state: CommitteeState) -> list[tuple[int, int]]:
    """List the conditions to be met next, in order: place of the main mission, part."""
    found = []
    part = state.key
    for place in range(state.main, len(state.mains)):
        for one in range(part, len(state.setup.content.mains[state.mains[place]])):
            found.append((place, one))
            if len(found) == len(AHEAD):
                return found
        part = 0
    return found


def _goals_ahead(state: CommitteeState, agents: list[Sketch]) -> float:
    """Count how near the next conditions are; those that do not exist any more are as good as met."""
    conditions = next_conditions(state)
    value = FARTHEST * sum(AHEAD[len(conditions) :])
    for weight, (place, part) in zip(AHEAD, conditions, strict=False):
        value += weight * max(0.0, FARTHEST - main_effort(state, agents, place, part))
    return value


def _threats(state: CommitteeState, agents: list[Sketch]) -> float:
    """Count the missions on the time track by what their failing would cost and how likely that looks (C-3.5)."""
    cost = 0.0
    per = tokens_a_round(state)
    most = max(state.acts)
    stake = FAILURE[min(state.failed, 2)] * (FEW_HANDS if state.setup.seats == 2 else 1.0)
    for card in state.cards:
        effort = card_effort(state, agents, card)
        time = most + per * (card.division - 1)
        cost += stake * min(1.0, UNDONE + (1.0 - UNDONE) * effort / (time + 1.0))
    return cost


def _crowding(state: CommitteeState) -> float:
    """Count the cards that would not fit on the track if they came down without a main mission (C-13.3)."""
    space = state.setup.scenario.mains[state.main]
    free = state.progress[1:space].count(0)
    coming = [0] * (DIVISIONS + 1)
    for card in state.cards:
        coming[card.division] += 1
    cost = 0.0
    for division, price in enumerate(CROWDED, start=1):
        free -= coming[division]
        if free < 0:
            cost += price
    return cost


# What an agent has


def _means(state: CommitteeState, seat: int, left: int) -> float:
    start = seat * 4
    doc, med, eq, fuel = state.goods[start : start + 4]
    value = DOCUMENT * doc + CARGO * (med + eq + fuel)
    if doc > MANY_DOCUMENTS:
        value -= DOCUMENT / 2 * (doc - MANY_DOCUMENTS)
    value -= CLOSED * state.closed[seat].bit_count() + OPEN * state.open[seat].bit_count()
    if state.open[seat]:
        open_faces = state.penalties[seat * FACES : seat * FACES + FACES]
        penalties = state.setup.content.penalties
        value -= sum([penalty.price * count for penalty, count in zip(penalties, open_faces, strict=True)])
    value += _cells_worth(state, seat, left) + 0.8 * state.level[seat]
    kept = state.kept[seat * len(CLEARANCE) : (seat + 1) * len(CLEARANCE)]
    if any(kept):
        value += sum([token.worth * count for token, count in zip(state.setup.content.tokens, kept, strict=True)])
    return value


def _cells_worth(state: CommitteeState, seat: int, left: int) -> float:
    """Count unlocked cells and allies by what they bring until the end."""
    board = state.setup.boards[seat]
    key = ("worth", state.unlocked[seat], state.allies[seat], left)
    known: float | None = board.memo.get(key)
    if known is not None:
        return known
    missions = state.setup.content.missions
    cells = slots_in(state.unlocked[seat] & (1 << ALLY_SLOT) - 1)
    value = sum([_cell(board.cells[slot], left) for slot in cells])
    return board.memo.keep(key, value + sum([_ally(missions[number].ally, left) for number in state.allies[seat]]))


def slot_worth(state: CommitteeState, seat: int, code: int) -> float:
    """Count what a cell or an ally brings until the end, by its code."""
    left = max(0, LAST_ROUND - state.round)
    if code >= ALLY_CODE:
        return _ally(state.setup.content.missions[code - ALLY_CODE].ally, left)
    return _cell(state.setup.boards[seat].cells[code], left)


def _cell(cell: Cell, left: int) -> float:
    rounds = left / LAST_ROUND
    printed = 0.35 + 0.2 * len(cell.symbols) + 0.35 * cell.rerolls + 0.7 * cell.cars + 0.3 * cell.places
    bonus = 1.0 if cell.bonus == "auto" else 0.5 if cell.bonus else 0.0
    return (printed + bonus) * (0.4 + rounds) + _income(cell.income) * left


def _ally(ally: Ally, left: int) -> float:
    rounds = left / LAST_ROUND
    printed = (
        0.2 * len(ally.symbols) + 0.35 * ally.rerolls + 0.7 * ally.cars + ally.auto + 0.5 * (ally.easier is not None)
    )
    return printed * (0.4 + rounds) + _income(ally.income) * left


def _income(income: IncomeParts) -> float:
    value = 0.0
    for part in income:
        if part.kind == GAIN:
            value += part.amount * (0.16 if part.choices == (0,) else 0.3)
        else:
            value += part.amount * (0.8 if part.kind == ACTION else 0.12)
    return value
