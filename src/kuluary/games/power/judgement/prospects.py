"""What a seat may hope for, in points: stages of projects, alliances in hand, alliances that go on working.

A judgement for bots, not a rule. Every hope is a function of a `Standing`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from kuluary.games.power.content import Alliance, Content
from kuluary.games.power.content.cards import DEEP_STATE, FIRST_SUPPORT, INNER_CIRCLE, STAGES
from kuluary.games.power.judgement.standing import Eye, Standing
from kuluary.games.power.rules.alliance_phase import has_most
from kuluary.games.power.state import DOUBLED, INTEREST, LOOSE, PowerState
from kuluary.games.power.state.decks import numbers_in

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

_numbers = lru_cache(maxsize=1 << 14)(numbers_in)
"""The same hands are judged over and over."""


# Projects


Hope = tuple[float, tuple[float, float, float]]
"""What the projects may still bring, and what one more sign of each kind would add."""
Hopes = dict[tuple[object, ...], Hope]
"""Such hopes by what they depend on: most answers change nothing of it."""


def projects_hope(standing: Standing, hand: int, memory: Hopes) -> float:
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
        found = memory[key] = _hope(state.setup.content, held, stages, active, interest, standing.phases, standing.eye)
    standing.sign_value = found[1]
    return found[0]


def _hope(
    content: Content,
    signs_held: tuple[float, ...],
    stages: tuple[int, ...],
    active: int,
    interest: int,
    phases: float,
    eye: Eye,
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
            steps = goal - stage + eye.agents_short * max(0, agents - active)
            time = 1.0 / (1.0 + exp(STEEPNESS * (steps - STEP_TIME * phases)))
            gain = time * (points[goal - 1] - (points[goal - 2] if goal == 5 else 0))
            missing = needed[goal - 1] - held
            hope += gain * (chance**missing if missing > 0 else 1.0)
            more += gain * (chance ** (missing - 1) if missing > 1 else 1.0)
        hopes.append(hope)
        values.append(eye.sign_share * (more - hope))
    hopes.append(_deep_state_hope(content, stages[DEEP_STATE], active, interest, phases, eye))
    hopes.sort(reverse=True)
    weighted = sum([hope * weight for hope, weight in zip(hopes, FOCUS, strict=False)])
    return weighted, (values[0], values[1], values[2])


def _deep_state_hope(content: Content, stage: int, active: int, interest: int, phases: float, eye: Eye) -> float:
    """Give what Deep State may still bring: signs are paid for good, and every stage brings an alliance."""
    if stage == STAGES:
        return 0.0
    costs, needed = content.agents[DEEP_STATE], content.signs[DEEP_STATE]
    points = content.stage_points[DEEP_STATE]
    coming = interest + INTEREST_GROWTH * phases
    best = 0.0
    for goal in (4, 5) if stage < 4 else (5,):
        paid = sum(needed[stage:goal])
        steps = goal - stage + eye.agents_short * max(0, sum(costs[stage:goal]) - active)
        time = 1.0 / (1.0 + exp(STEEPNESS * (steps - STEP_TIME * phases)))
        means = 1.0 / (1.0 + exp(STEEPNESS * (paid - coming)))
        before = points[stage - 1] if stage else 0
        gain = points[goal - 1] - before - SACRIFICE * paid + FREE_ALLIANCE * (goal - stage)
        best = max(best, time * means * gain)
    return best


# Alliances


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


def promise(standing: Standing, alliance: Alliance) -> float:
    """Give what an alliance would bring if it were concluded now."""
    return corner_value(standing, alliance) + alliance.kind.promise(standing, alliance)


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


def missing_in_hand(standing: Standing) -> list[tuple[int, int]]:
    """List the alliances in hand, each with how much of its requirement is lacking."""
    state = standing.state
    hand = state.hands[standing.seat]
    if not hand:
        return []
    counted = standing.counts[: INNER_CIRCLE + 1]
    counted += [*standing.colours, standing.power, *standing.held]
    counted.append(max(state.stages[4 * standing.seat : 4 * standing.seat + 4]))
    alliances = state.setup.content.alliances
    return [(number, missing_parts(standing, alliances[number], counted)) for number in _numbers(hand)]


def hand_hope(standing: Standing, missing: Sequence[tuple[int, int]]) -> float:
    """Give what the alliances in hand, with what they lack, may bring: one a phase, those within reach more."""
    rounds = standing.rounds
    if rounds <= 0:
        return 0.0
    chance = MISSING[min(3, rounds)]
    alliances = standing.state.setup.content.alliances
    values = []
    for number, lacking in missing:
        value = promise(standing, alliances[number])
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
        if alliance.corner == "points":
            value += alliance.corner_value
        value += alliance.kind.hope(standing, alliance)
    return value


def majorities_hope(state: PowerState) -> list[float]:
    """Give every seat what the majorities that anyone concluded may bring (P-9.12)."""
    content = state.setup.content
    mask = content.contested
    hopes = [0.0] * state.setup.players
    for concluded in state.concluded[: state.setup.seats]:
        for number in _numbers(concluded & mask) if concluded & mask else ():
            alliance = content.alliances[number]
            for seat, hope in enumerate(alliance.kind.hopes(state, alliance)):
                hopes[seat] += hope
    return hopes
