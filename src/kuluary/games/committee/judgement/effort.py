"""How many serves it would take to get something done: the way there, what is missing, the chances of the dice."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import Final

from kuluary.games.committee.content.prices import Payment
from kuluary.games.committee.content.records import CALM, GAIN, LIMIT, RELIEF, Check
from kuluary.games.committee.content.routes import NEVER
from kuluary.games.committee.judgement.odds import Kind, before_roll, free_rerolls, kinds_of
from kuluary.games.committee.rules.help import eased_ways, main_condition
from kuluary.games.committee.rules.income import sources
from kuluary.games.committee.state import Card, CommitteeState
from kuluary.games.committee.state.agent import (
    auto_successes,
    available,
    banned_from_missions,
    barred,
    capacity,
    departments_for,
    dice_of,
    difficulty,
    fuel_cars,
    own_cars,
    strength,
    symbol_counts,
)
from kuluary.games.committee.words.names import (
    ANY,
    CARGO,
    DOC,
    EQ,
    FACES,
    FUEL,
    H_CHECK,
    PERMANENTS,
)

OUT_OF_REACH: Final = float(NEVER)
"""More serves than any plan has."""
FUEL_PRICE: Final = 0.4
"""A piece of fuel in serves; other cargo, spent on a check, the same."""
STRESS_PRICE: Final = 0.3
"""A unit of stress in serves."""
DOCUMENT_PRICE: Final = 0.12
"""What every missing document adds, besides the time to wait for it: it could have served elsewhere."""
MEETING: Final = 0.8
"""What it costs that two agents must meet before one can pay."""
INTERROGATING: Final = 0.6
"""An interrogation leaves the activation of its serve free: less than a serve."""
MANY: Final = 9
SUPPLYING: Final = 0.4
"""A price of more documents than this may empty the limit; what each one that has to come from the fund costs."""
CERTAIN_ENOUGH: Final = 0.04
"""Chances below this are treated as this: hope is never quite gone."""


@dataclass(slots=True)
class Sketch:
    """What matters of one agent: place, goods, cars, dice; what was found out about it is kept with it."""

    seat: int
    city: int
    goods: tuple[int, ...]
    barred: int
    cars: int
    fuel: int
    fuel_cars: int
    places: int
    load: int
    banned: bool
    rate: float
    """Worth of a round's income a serve, in documents."""
    spare: int
    """Action tokens an agent may put into successes: all of a round but the one it serves with."""
    legs: tuple[int, ...]
    """By city, the serves it takes to get there without fuel."""
    roads: dict[int, tuple[int, tuple[int, ...]]]
    chances: dict[tuple[int, int], tuple[float, float, float]] = field(default_factory=dict)
    alone: dict[tuple[tuple[Payment, ...], int], tuple[float, float, float]] = field(default_factory=dict)
    together: dict[tuple[tuple[Payment, ...], int, int], float] = field(default_factory=dict)
    number: int = field(default_factory=count().__next__)
    """Tells sketches apart."""


def tokens_a_round(state: CommitteeState) -> int:
    """Give the action tokens an agent gets a round; the extra one of three agents is left out (C-3.13)."""
    return 3 if state.setup.seats == 2 else 2


def sketch(state: CommitteeState, seat: int) -> Sketch:
    """Give the sketch of an agent; the same circumstances give the same sketch."""
    setup = state.setup
    start = seat * 4
    goods = tuple(state.goods[start : start + 4])
    free = available(state, seat)
    key = (
        seat,
        setup.seats,
        state.cities[seat],
        goods,
        free,
        state.unlocked[seat],
        tuple(state.penalties[seat * FACES : seat * FACES + FACES]),
        state.level[seat],
        state.allies[seat],
        state.load[seat],
        state.jammed,
        state.area & setup.scenario.rerolls,
        tuple(state.lines[seat * len(PERMANENTS) : (seat + 1) * len(PERMANENTS)]),
    )
    memo = setup.boards[seat].sketches
    known: Sketch | None = memo.get(key)
    return memo.keep(key, _draw(state, seat, goods)) if known is None else known


def _draw(state: CommitteeState, seat: int, goods: tuple[int, ...]) -> Sketch:
    routes = state.setup.content.routes
    bars = barred(state, seat)
    cars = max(0, own_cars(state, seat))
    per = tokens_a_round(state)
    city = state.cities[seat]
    return Sketch(
        seat=seat,
        city=city,
        goods=goods,
        barred=bars,
        cars=cars,
        fuel=0 if bars >> FUEL & 1 else goods[FUEL],
        fuel_cars=fuel_cars(state, seat),
        places=capacity(state, seat, state.load[seat]),
        load=state.load[seat],
        banned=banned_from_missions(state, seat),
        rate=max(0.6, income_worth(state, seat) / per),
        spare=per - 1,
        legs=routes.serves(state.jammed, cars)[city],
        roads=routes.cheapest(city, state.jammed),
    )


def income_worth(state: CommitteeState, seat: int) -> float:
    """Give the worth of a round's income in documents; a cargo counts two (C-3.15)."""
    worth = 0.0
    for _, _, parts in sources(state, seat):
        for part in parts:
            if part.kind == GAIN:
                worth += part.amount * (1.0 if part.choices == (DOC,) else 2.0)
            elif part.kind in (LIMIT, CALM, RELIEF):
                worth += 0.5 * part.amount
            else:
                worth += 3.0 * part.amount
    return worth


# The way there


def travel(agent: Sketch, city: int) -> float:
    """Give the serves until an agent acts in a city, the acting one included; fuel costs a little."""
    if agent.city == city:
        return 1.0
    best = float(agent.legs[city])
    if agent.fuel and best > 1:
        distance = agent.roads[city][0]
        for fuel in range(1, agent.fuel + 1):
            left = distance - fuel * agent.fuel_cars
            serves = 1.0 if left <= agent.cars else -(-left // agent.cars) if agent.cars else OUT_OF_REACH
            best = min(best, serves + FUEL_PRICE * fuel)
    return best


# Checks


def chances(state: CommitteeState, agent: Sketch, check: Check, eased: int) -> tuple[float, float, float]:
    """Give the chance of a check with spare action tokens put in, the tokens to expect, and the stress to expect."""
    key = (check.colour, check.number - eased)
    known = agent.chances.get(key)
    if known is None:
        known = agent.chances[key] = _chances(state, agent, check, eased)
    return known


def _chances(state: CommitteeState, agent: Sketch, check: Check, eased: int) -> tuple[float, float, float]:
    seat = agent.seat
    content = state.setup.content
    best = (0.0, 0.0, 0.0)
    for department in departments_for(state, seat, check.colour):
        colour = department if check.colour == ANY else check.colour
        missing = max(0, difficulty(state, seat, colour, check.number - eased) - auto_successes(state, seat))
        kinds = kinds_of(content.die, symbol_counts(state, seat, department))
        dice = min(dice_of(state, seat, department), content.most_dice)
        rerolls, singles = free_rerolls(state, seat, department)
        found = with_tokens(kinds, dice, missing, rerolls, singles, agent.spare)
        if agent.goods[EQ] and not agent.barred >> EQ & 1 and dice < content.most_dice:
            more = min(content.most_dice, dice + strength(state, seat))
            helped = with_tokens(kinds, more, missing, rerolls, singles, agent.spare)
            found = max(found, (helped[0], helped[1] + FUEL_PRICE, helped[2]), key=_value)
        best = max(best, found, key=_value)
    return best


def _value(found: tuple[float, float, float]) -> float:
    return found[0] - 0.1 * found[1] - 0.02 * found[2]


def with_tokens(
    kinds: tuple[Kind, ...], dice: int, missing: int, rerolls: int, singles: int, spare: int
) -> tuple[float, float, float]:
    """Give chance, tokens and stress of a roll that may be lifted by up to `spare` bought successes (C-6.15)."""
    odds = before_roll(kinds, dice, missing, rerolls, singles)
    chance, tokens = odds.chance, 0.0
    for bought in range(1, min(spare, missing) + 1):
        more = before_roll(kinds, dice, missing - bought, rerolls, singles).chance
        tokens += bought * max(0.0, more - chance)
        chance = max(chance, more)
    return chance, tokens, odds.stress


def attempts(state: CommitteeState, agent: Sketch, checks: tuple[Check, ...], eased: int) -> float:
    """Give the serves that checks of one activation take until all are passed at once, stress included."""
    chance, tokens, stress = 1.0, 0.0, 0.0
    for place, check in enumerate(checks):
        one = chances(state, agent, check, eased if place == 0 else 0)
        chance *= one[0]
        tokens += one[1]
        stress += one[2]
    return min(OUT_OF_REACH, (1.0 + tokens + STRESS_PRICE * stress) / max(chance, CERTAIN_ENOUGH))


# Prices


def _needs_barred(cargo: tuple[int, int, int], bars: int) -> bool:
    return any(count and bars >> kind & 1 for kind, count in zip(CARGO, cargo, strict=True))


def shortage(goods: tuple[int, ...], ways: tuple[Payment, ...], places: int, bars: int) -> float:
    """Give what is missing for the best way to pay, in documents, a cargo for two; a trunk must hold it all at once."""
    best = 2 * OUT_OF_REACH
    for doc, med, eq, fuel in ways:
        if med + eq + fuel > places or (bars and _needs_barred((med, eq, fuel), bars)):
            continue
        missing = doc - goods[0] if doc > goods[0] else 0
        missing += 2 * (
            (med - goods[1] if med > goods[1] else 0)
            + (eq - goods[2] if eq > goods[2] else 0)
            + (fuel - goods[3] if fuel > goods[3] else 0)
        )
        best = min(best, missing)
    return best


def payment(agents: list[Sketch], agent: Sketch, ways: tuple[Payment, ...], city: int) -> float:
    """Give the serves until an agent has paid in a city: it waits for income, or meets somebody who has more."""
    key = (ways, city)
    known = agent.alone.get(key)
    if known is None:
        known = agent.alone[key] = _alone(agent, ways, city)
    best, way, short = known
    if not short:
        return best
    for other in agents:
        if other.seat != agent.seat:
            pair = (ways, city, other.number)
            found = agent.together.get(pair)
            if found is None:
                found = agent.together[pair] = _together(agent, other, ways, city, way, short)
            best = min(best, found)
    return best


def _alone(agent: Sketch, ways: tuple[Payment, ...], city: int) -> tuple[float, float, float]:
    """Give the serves it takes alone, the way there, and what is missing."""
    way = travel(agent, city)
    short = shortage(agent.goods, ways, agent.places, agent.barred)
    if not short:
        return way, way, short
    return min(OUT_OF_REACH, max(way, 1.0 + short / agent.rate) + DOCUMENT_PRICE * short), way, short


def _together(agent: Sketch, other: Sketch, ways: tuple[Payment, ...], city: int, way: float, short: float) -> float:
    """Give the serves it takes if somebody else brings what is missing."""
    goods = tuple([one + two for one, two in zip(agent.goods, other.goods, strict=True)])
    less = shortage(goods, ways, agent.places, agent.barred | other.barred)
    if less >= short:
        return OUT_OF_REACH
    there = float(other.legs[city])
    wait = less / (agent.rate + other.rate)
    return max(way, there, 1.0 + wait) + 0.5 * there + MEETING + DOCUMENT_PRICE * less


# What there is to do


def main_effort(state: CommitteeState, agents: list[Sketch], place: int, part: int) -> float:
    """Give the serves to meet a condition of a main mission, by whoever is best placed (C-11)."""
    wanted = state.setup.content.mains[state.mains[place]][part]
    code = main_condition(place, part)
    best = OUT_OF_REACH
    if wanted.price is not None:
        ways = eased_ways(state, wanted.price, code)
        for agent in agents:
            if not agent.banned:
                best = min(best, payment(agents, agent, ways, wanted.city))
        if wanted.price.doc > MANY:
            held = max([agent.goods[DOC] for agent in agents])
            best += SUPPLYING * max(0, wanted.price.doc - held - state.limit[DOC])
        return best
    assert wanted.check is not None
    eased = int(state.help[H_CHECK] == code)
    for agent in agents:
        if not agent.banned:
            best = min(best, travel(agent, wanted.city) - 1.0 + attempts(state, agent, (wanted.check,), eased))
    return best


def card_effort(state: CommitteeState, agents: list[Sketch], card: Card) -> float:
    """Give the serves to complete a regular mission, by whoever is best placed (C-10)."""
    able = [agent for agent in agents if not agent.banned]
    return state.setup.content.missions[card.number].kind.effort(state, agents, able, card)


def interrogation_effort(state: CommitteeState, agent: Sketch, city: int, token: int) -> float:
    """Give the serves to pass an interrogation (C-4.19)."""
    eased = state.setup.boards[agent.seat].gifts[state.level[agent.seat]].interrogation
    tries = attempts(state, agent, (state.setup.content.interrogations[token],), eased)
    return travel(agent, city) - 1.0 + tries * INTERROGATING
