"""What a seat may hope for, in points: stages of projects, alliances in hand, alliances that go on working.

A judgement for bots, not a rule. A `Standing` holds what a seat has, counted once; every hope is a function of it.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from kuluary.games.power.content import Alliance, Content
from kuluary.games.power.content.cards import (
    CORPORATIONS,
    CRIME,
    DEEP_STATE,
    FIRST_POWER,
    FIRST_SECONDARY,
    FIRST_SUPPORT,
    GOVERNMENTS,
    GROUP_OF,
    INNER_CIRCLE,
    STAGES,
)
from kuluary.games.power.rules.alliance_phase import has_most
from kuluary.games.power.rules.objects import group_count, signs
from kuluary.games.power.rules.scoring import (
    DISCARD_BONUS,
    MAJORITY,
    OPERATION_BONUS,
    SET_POINTS,
    SIGN_BONUS,
    SUMMIT_BONUS,
    SUPPORT_BONUS,
)
from kuluary.games.power.state import ALLYING, COUNTS, DOUBLED, ENDED, INTEREST, LOOSE, PowerState
from kuluary.games.power.state.decks import numbers_in

PACE: Final = 0.75
"""Cards of the row a seat takes in an action phase, about: so many phases are left."""
GROWTH: Final = 0.16
"""Cards of a colour a seat gains in a phase, about."""
POWER_GROWTH: Final = 0.08
"""Power cards a seat gains in a phase, about."""
INTEREST_GROWTH: Final = 0.5
"""Special-interest signs a seat gains in a phase, about."""
SIGN_HOPE: Final = 0.6
"""The chance that a missing sign turns up, with all the time in the world."""
SIGN_TIME: Final = 5.0
"""Phases left at which that chance is halved."""
SIGN_IN_HAND: Final = 0.5
"""What part of a missing sign an alliance in hand makes up for that shows it."""
CIRCLE_SIGN: Final = 0.9
"""The same for an Inner Circle lying beside a support card."""
STEP_TIME: Final = 0.8
"""Advances a phase allows, about: the action and the agents must be there."""
AGENTS_SHORT: Final = 0.5
"""Advances that every agent short of what a project still costs takes away."""
STEEPNESS: Final = 0.6
FOCUS: Final = (1.0, 0.55, 0.3, 0.15)
"""Agents are few: the best hope counts in full, the others less."""
SACRIFICE: Final = 1.3
"""What is lost with every special-interest sign that is discarded."""
FREE_ALLIANCE: Final = 3.0
"""What the benefit of a stage of Deep State brings."""
MISSING: Final = (0.0, 0.3, 0.42, 0.5)
"""The chance that a missing part of a requirement turns up, by alliance phases left (the last: three and more)."""
IN_HAND: Final = 0.85
"""An alliance in hand is worth a little less than one concluded."""
SURPLUS: Final = 0.25
"""What counts of alliances beyond one a phase."""
UNKNOWN_ALLIANCE: Final = 1.6
"""A card in a hand nobody sees."""
LEAD: Final = (0.1, 0.35, 0.65, 0.85)
"""The chance to have a majority at the end: behind, level, one ahead, two and more ahead."""


_numbers = lru_cache(maxsize=1 << 14)(numbers_in)
"""The same hands are judged over and over."""


class Standing:
    """What a seat has, counted once for all the questions about it."""

    __slots__ = (
        "colour_value",
        "colours",
        "counts",
        "held",
        "phases",
        "power",
        "power_value",
        "rounds",
        "seat",
        "sign_value",
        "state",
    )

    def __init__(self, state: PowerState, seat: int, phases: float, rounds: int) -> None:
        base = seat << COUNTS
        counts = state.counts[base : base + 32]
        self.state = state
        self.seat = seat
        self.counts = counts
        self.colours = (
            counts[0] + counts[1] + counts[2] + counts[FIRST_SECONDARY],
            counts[3] + counts[4] + counts[5] + counts[FIRST_SECONDARY + 1],
            counts[6] + counts[7] + counts[8] + counts[FIRST_SECONDARY + 2],
        )
        self.power = sum(counts[FIRST_POWER:INNER_CIRCLE]) + counts[FIRST_SECONDARY + 3]
        self.held = (signs(state, seat, 0), signs(state, seat, 1), signs(state, seat, 2))
        self.phases = phases
        self.rounds = rounds
        self.colour_value = tuple([0.35 + counts[GOVERNMENTS + colour] + 1.2 * counts[CRIME] for colour in range(3)])
        self.power_value = 0.6 + SET_POINTS * counts[CORPORATIONS]
        self.sign_value = (0.0, 0.0, 0.0)


def phases_left(state: PowerState) -> float:
    """Guess how many action phases are still to come."""
    if state.phase == ENDED:
        return 0.0
    setup = state.setup
    cards = len(state.row) + (setup.rounds - state.round) * setup.row
    return cards / (PACE * setup.players)


def alliance_phases_left(state: PowerState) -> int:
    """Count the alliance phases still to come; the present one is as good as over."""
    return state.setup.rounds - state.round + (state.phase < ALLYING)


# Projects


Hope = tuple[float, tuple[float, float, float]]
"""What the projects may still bring, and what one more sign of each kind would add."""


def projects_hope(standing: Standing, hand: int, memory: dict[tuple[object, ...], Hope]) -> float:
    """Give what stages IV and V of all projects may still bring; note in the standing what one more sign would."""
    state, seat = standing.state, standing.seat
    counts = standing.counts
    signed = state.setup.content.signed if hand and standing.rounds else ()
    held = tuple(
        [
            number
            + CIRCLE_SIGN * (counts[LOOSE] > 0 and counts[FIRST_SUPPORT + sign] > counts[DOUBLED + sign])
            + (SIGN_IN_HAND * (hand & signed[sign]).bit_count() if signed else 0.0)
            for sign, number in enumerate(standing.held)
        ]
    )
    active = state.active[seat]
    stages = tuple(state.stages[4 * seat : 4 * seat + 4])
    interest = counts[INTEREST]
    key = (held, stages, active, interest, standing.phases)
    found = memory.get(key)
    if found is None:
        found = memory[key] = _hope(state.setup.content, held, stages, active, interest, standing.phases)
    standing.sign_value = found[1]
    return found[0]


def _hope(
    content: Content, signs_held: tuple[float, ...], stages: tuple[int, ...], active: int, interest: int, phases: float
) -> Hope:
    chance = SIGN_HOPE * phases / (phases + SIGN_TIME)
    hopes: list[float] = []
    values: list[float] = []
    for project in range(3):
        stage = stages[project]
        if stage == STAGES:
            values.append(0.0)
            continue
        held = signs_held[project]
        hope = more = 0.0
        points, needed, costs = content.stage_points[project], content.signs[project], content.agents[project]
        for goal in (4, 5) if stage < 4 else (5,):
            agents = sum(costs[stage:goal])
            steps = goal - stage + AGENTS_SHORT * max(0, agents - active)
            time = 1.0 / (1.0 + exp(STEEPNESS * (steps - STEP_TIME * phases)))
            gain = time * (points[goal - 1] - (points[goal - 2] if goal == 5 else 0))
            missing = needed[goal - 1] - held
            hope += gain * (chance**missing if missing > 0 else 1.0)
            more += gain * (chance ** (missing - 1) if missing > 1 else 1.0)
        hopes.append(hope)
        values.append(more - hope)
    hopes.append(_deep_state_hope(content, stages[DEEP_STATE], active, interest, phases))
    hopes.sort(reverse=True)
    weighted = sum([hope * weight for hope, weight in zip(hopes, FOCUS, strict=False)])
    return weighted, (values[0], values[1], values[2])


def _deep_state_hope(content: Content, stage: int, active: int, interest: int, phases: float) -> float:
    """Give what Deep State may still bring: signs are paid for good, and every stage brings an alliance."""
    if stage == STAGES:
        return 0.0
    costs, needed = content.agents[DEEP_STATE], content.signs[DEEP_STATE]
    points = content.stage_points[DEEP_STATE]
    coming = interest + INTEREST_GROWTH * phases
    best = 0.0
    for goal in (4, 5) if stage < 4 else (5,):
        paid = sum(needed[stage:goal])
        steps = goal - stage + AGENTS_SHORT * max(0, sum(costs[stage:goal]) - active)
        time = 1.0 / (1.0 + exp(STEEPNESS * (steps - STEP_TIME * phases)))
        means = 1.0 / (1.0 + exp(STEEPNESS * (paid - coming)))
        before = points[stage - 1] if stage else 0
        gain = points[goal - 1] - before - SACRIFICE * paid + FREE_ALLIANCE * (goal - stage)
        best = max(best, time * means * gain)
    return best


# Alliances


def lasting_value(standing: Standing, alliance: Alliance) -> float:
    """Give what a lasting effect will bring from now on (families F to J)."""
    phases = standing.phases
    family = alliance.family
    if family == "F":
        return 0.9 * GROWTH * phases
    if family == "G":
        return 0.3 * phases
    if family == "H":
        return 0.25 * phases
    if family == "I":
        return 0.1 * phases * (0.5 + max([standing.colour_value[group] for group in alliance.groups]))
    if family == "J":
        return 0.15 * phases * (0.5 + standing.colour_value[alliance.group])
    return 0.0


def final_value(standing: Standing, alliance: Alliance) -> float:
    """Give what an effect at the end brings now and may still grow to (families K to P)."""
    counts, phases, state = standing.counts, standing.phases, standing.state
    family = alliance.family
    kinds = sum([counts[kind] for kind in alliance.kinds])
    if family == "K":
        return OPERATION_BONUS * (state.operation_owner.count(standing.seat) + kinds + 0.08 * phases)
    if family == "M":
        return standing.power + SUMMIT_BONUS * kinds + 0.1 * phases
    if family == "N":
        return SIGN_BONUS * (standing.held[alliance.sign] + kinds + 0.07 * phases)
    if family == "O":
        return SUPPORT_BONUS * (sum(counts[FIRST_SUPPORT:FIRST_POWER]) + 0.07 * phases)
    cards = sum([GROUP_OF[card >> 3] == alliance.group for card in state.discard])
    return DISCARD_BONUS * cards + 2.5 * max(0, standing.rounds)


def lead_chance(state: PowerState, seat: int, group: int) -> float:
    """Give the chance that a seat alone has most cards of a group at the end."""
    own = group_count(state, seat, group)
    best = max([group_count(state, other, group) for other in range(state.setup.players) if other != seat])
    return _lead(own - best)


def _lead(margin: int) -> float:
    return LEAD[max(0, min(3, margin + 1))]


def corner_value(standing: Standing, alliance: Alliance) -> float:
    """Give what the corner of an alliance brings."""
    value = alliance.corner_value
    if alliance.corner == "points":
        return value
    if alliance.corner == "sign":
        return 0.3 + standing.sign_value[value]
    if not standing.state.supply[value]:
        return 0.0
    return standing.power_value if value == 3 else standing.colour_value[value]


def instant_value(standing: Standing, alliance: Alliance) -> float:
    """Give what an effect at once will bring (families A to E)."""
    state, seat = standing.state, standing.seat
    content = state.setup.content
    family = alliance.family
    if family == "A":
        follow = state.hands[seat] & (content.signed[alliance.sign] | content.bringing[alliance.group])
        return 4.0 if follow else 0.3
    if family == "B":
        return 1.4 * UNKNOWN_ALLIANCE if standing.rounds > 1 else 0.0
    if family == "C":
        rivals = [other for other in range(state.setup.players) if other != seat]
        return 2.2 * sum([not signs(state, other, alliance.sign) for other in rivals])
    if family == "D":
        return 4.0 if any(card >> 3 in alliance.kinds for card in state.discard) else 0.0
    if family == "E":
        second = sum([standing.counts[kind] for kind in alliance.kinds])
        return second * (0.3 + standing.sign_value[alliance.sign])
    return 0.0


def promise(standing: Standing, alliance: Alliance) -> float:
    """Give what an alliance would bring if it were concluded now."""
    family = alliance.family
    value = corner_value(standing, alliance)
    if family in "ABCDE":
        return value + instant_value(standing, alliance)
    if family in "FGHIJ":
        return value + lasting_value(standing, alliance)
    if family == "L":
        return value + MAJORITY * (lead_chance(standing.state, standing.seat, alliance.group) - 0.15)
    return value + final_value(standing, alliance)


def missing_parts(standing: Standing, alliance: Alliance, counted: list[int]) -> int:
    """Count how much of the requirement of an alliance a seat lacks (P-7.3)."""
    lacking = 0
    for what, number in alliance.needs:
        if counted[what] < number:
            lacking += number - counted[what]
    if alliance.options:
        lacking += max(0, min([number - counted[what] for what, number in alliance.options]))
    for kind in alliance.without:
        if counted[kind]:
            lacking += 3
    if alliance.most and not has_most(standing.state, standing.seat, alliance.most):
        lacking += 1
    return lacking


def hand_hope(standing: Standing) -> float:
    """Give what the alliances in hand may bring: one a phase, those within reach more than others."""
    state = standing.state
    hand = state.hands[standing.seat]
    rounds = standing.rounds
    if not hand or rounds <= 0:
        return 0.0
    counted = standing.counts[: INNER_CIRCLE + 1]
    counted += [*standing.colours, standing.power, *standing.held]
    counted.append(max(state.stages[4 * standing.seat : 4 * standing.seat + 4]))
    chance = MISSING[min(3, rounds)]
    alliances = state.setup.content.alliances
    values = []
    for number in _numbers(hand):
        alliance = alliances[number]
        value = promise(standing, alliance)
        lacking = missing_parts(standing, alliance, counted)
        values.append(value * chance**lacking if lacking else value)
    values.sort(reverse=True)
    return IN_HAND * (sum(values[:rounds]) + SURPLUS * sum(values[rounds:]))


def concluded_hope(standing: Standing) -> float:
    """Give what concluded alliances bring at the end or go on bringing, majorities apart."""
    state = standing.state
    concluded = state.concluded[standing.seat]
    if not concluded:
        return 0.0
    alliances = state.setup.content.alliances
    value = 0.0
    for number in _numbers(concluded):
        alliance = alliances[number]
        family = alliance.family
        if alliance.corner == "points":
            value += alliance.corner_value
        if family in "FGHIJ":
            value += lasting_value(standing, alliance)
        elif family in "KMNOP":
            value += final_value(standing, alliance)
    return value


def majorities_hope(state: PowerState) -> list[float]:
    """Give every seat what the majorities that anyone concluded may bring (P-9.12)."""
    mask = state.setup.content.family["L"]
    hopes = [0.0] * state.setup.players
    for concluded in state.concluded[: state.setup.seats]:
        for number in _numbers(concluded & mask) if concluded & mask else ():
            group = state.setup.content.alliances[number].group
            cards = [group_count(state, seat, group) for seat in range(state.setup.players)]
            best, second = sorted(cards, reverse=True)[:2]
            for seat, own in enumerate(cards):
                hopes[seat] += MAJORITY * _lead(own - (second if own == best else best))
    return hopes
