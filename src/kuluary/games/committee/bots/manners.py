"""Quick answers to the small questions inside a serve, good enough to think a plan through with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kuluary.core import PASS, Action, Decision
from kuluary.games.committee.content.prices import Payment
from kuluary.games.committee.content.records import GAIN, Ally
from kuluary.games.committee.judgement.effort import card_effort, shortage, sketch
from kuluary.games.committee.judgement.needs import needs_ahead
from kuluary.games.committee.rules.help import eased_ways, main_condition
from kuluary.games.committee.rules.income import parts_of
from kuluary.games.committee.rules.main_missions import condition
from kuluary.games.committee.rules.personal_missions import current
from kuluary.games.committee.rules.regular_missions import card_of
from kuluary.games.committee.rules.stress import removable
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import slot_of
from kuluary.games.committee.words.actions import (
    PERSONAL_CONDITION,
    Again,
    Buy,
    Ease,
    Gain,
    Give,
    Lose,
    LoseLimit,
    Partner,
    Pay,
    PutHelp,
    Reward,
    Sell,
    Supply,
    Swap,
    Take,
    TakeAlly,
    TakeHelp,
    Treat,
    UnlockFree,
)
from kuluary.games.committee.words.answers import PAY_TREATMENT
from kuluary.games.committee.words.names import DEPARTMENTS, FACES, RESOURCE, SLOTS

Goods = tuple[int, int, int, int]
NOTHING: Final[Goods] = (0, 0, 0, 0)


def answer(state: CommitteeState, decision: Decision) -> Action:
    """Give a sensible answer without looking ahead."""
    actions = decision.actions
    if len(actions) == 1:
        return actions[0]
    if decision.prompt == "unlock":
        return actions[-1]
    manner = _MANNERS.get(decision.prompt)
    return actions[0] if manner is None else manner(state, decision)


# What an agent lacks


def prices_here(state: CommitteeState, seat: int) -> list[tuple[Payment, ...]]:
    """List the prices the agent could pay in its city, the main mission first."""
    here = state.cities[seat]
    found = []
    wanted = condition(state)
    if wanted.price is not None and wanted.city == here:
        found.append(eased_ways(state, wanted.price, main_condition(state.main, state.key)))
    for card in state.cards:
        mission = state.setup.content.missions[card.number]
        if mission.price is not None and card.place == here:
            found.append(eased_ways(state, mission.price, card.number))
    personal = current(state, seat)
    if personal is not None and personal.price is not None and personal.city == here:
        found.append(eased_ways(state, personal.price, PERSONAL_CONDITION + seat))
    return found


def prices_ahead(state: CommitteeState) -> list[tuple[Payment, ...]]:
    """List the prices that will have to be paid: the next conditions, then missions by urgency."""
    return [ways for _, _, ways in needs_ahead(state)]


def needed_for(state: CommitteeState, seat: int, kind: int) -> tuple[str, int] | None:
    """Say for which of them an agent lacks such goods first, or None."""
    agent = sketch(state, seat)
    for what, name, ways in needs_ahead(state):
        if _missing(agent.goods, ways, agent.places, agent.barred)[kind]:
            return what, name
    return None


def lacking(state: CommitteeState, seat: int, prices: list[tuple[Payment, ...]]) -> Goods:
    """Give what the agent lacks for the first of the prices that it could pay with a little more, or nothing."""
    agent = sketch(state, seat)
    for ways in prices:
        missing = _missing(agent.goods, ways, agent.places, agent.barred)
        if any(missing):
            return missing
    return NOTHING


def _missing(goods: tuple[int, ...], ways: tuple[Payment, ...], places: int, bars: int) -> Goods:
    best = min(ways, key=lambda way: shortage(goods, (way,), places, bars))
    doc, med, eq, fuel = (max(0, need - have) for need, have in zip(best, goods, strict=True))
    return doc, med, eq, fuel


def _wants(state: CommitteeState, seat: int) -> Goods:
    here = lacking(state, seat, prices_here(state, seat))
    return here if any(here) else lacking(state, seat, prices_ahead(state))


# Exchanges


def _partner(state: CommitteeState, decision: Decision) -> Action:
    """Meet somebody who has what is missing here, or who could pay here with what we have."""
    seat = decision.seat
    for action in decision.actions:
        if isinstance(action, Partner) and any(_transfer(state, seat, action.seat)):
            return action
    return PASS


def _transfer(state: CommitteeState, seat: int, other: int) -> Goods:
    """Give what should change hands so that one of two can pay here, negative from us to the other."""
    prices = prices_here(state, seat)
    one, two = sketch(state, seat), sketch(state, other)
    for ways in prices:
        taken = _missing(one.goods, ways, one.places, one.barred)
        if any(taken) and all(need <= have for need, have in zip(taken, two.goods, strict=True)):
            return taken
    for ways in prices:
        given = _missing(two.goods, ways, two.places, two.barred)
        if state.acts[other] and any(given) and all(n <= have for n, have in zip(given, one.goods, strict=True)):
            doc, med, eq, fuel = (-count for count in given)
            return doc, med, eq, fuel
    return NOTHING


def _exchange(state: CommitteeState, decision: Decision) -> Action:
    one, two = (int(str(value)) for _, value in decision.args[:2])
    seat = decision.seat
    if seat not in (one, two):
        return PASS if PASS in decision.actions else decision.actions[0]
    wanted = _transfer(state, seat, two if seat == one else one)
    for action in decision.actions:
        if isinstance(action, (Give, Take)):
            amount = wanted[RESOURCE[action.resource]]
            if amount and (amount > 0) == (isinstance(action, Take) == (seat == one)):
                return action
    return PASS if PASS in decision.actions else decision.actions[0]


# Goods


def _pay(state: CommitteeState, decision: Decision) -> Action:
    wanted = lacking(state, decision.seat, prices_ahead(state))
    weights = [1.0, *(2.0 + 0.5 * (wanted[kind] > 0) for kind in (1, 2, 3))]
    ways = [action for action in decision.actions if isinstance(action, Pay)]
    return min(
        ways, key=lambda way: sum(w * n for w, n in zip(weights, (way.doc, way.med, way.eq, way.fuel), strict=True))
    )


def _gain(state: CommitteeState, decision: Decision) -> Action:
    wanted = _wants(state, decision.seat)
    goods = [action for action in decision.actions if isinstance(action, Gain)]
    if not goods:
        return decision.actions[0]
    return max(goods, key=lambda action: (wanted[RESOURCE[action.resource]], state.limit[RESOURCE[action.resource]]))


def _reward(state: CommitteeState, decision: Decision) -> Action:
    wanted = _wants(state, decision.seat)
    for action in decision.actions:
        if isinstance(action, Reward) and action.reward in RESOURCE and wanted[RESOURCE[action.reward]]:
            return action
    return decision.actions[0]


def _trade(state: CommitteeState, decision: Decision) -> Action:
    """Buy the cargo that is missing; sell what is not needed where documents are missing."""
    wanted = _wants(state, decision.seat)
    for action in decision.actions:
        if isinstance(action, Buy) and wanted[RESOURCE[action.resource]] and not wanted[0]:
            return action
    for action in decision.actions:
        if isinstance(action, Sell) and wanted[0] and not wanted[RESOURCE[action.resource]]:
            return action
    return PASS


def _supply(state: CommitteeState, decision: Decision) -> Action:
    kinds = [action for action in decision.actions if isinstance(action, Supply)]
    return min(kinds, key=lambda action: state.limit[RESOURCE[action.resource]])


def _lose(state: CommitteeState, decision: Decision) -> Action:
    """Lose documents rather than cargo, and of cargo what there is most of."""

    def price(action: Action) -> tuple[bool, int]:
        assert isinstance(action, (Lose, LoseLimit))
        kind = RESOURCE[action.resource]
        return kind != 0, -state.goods[4 * decision.seat + kind]

    return min(decision.actions, key=price)


def _again(state: CommitteeState, decision: Decision) -> Action:
    def value(action: Action) -> float:
        if not isinstance(action, Again):
            return 0.0
        parts = parts_of(state, decision.seat, action.source)
        return sum(
            part.amount * ((1.0 if part.choices == (0,) else 2.0) if part.kind == GAIN else 0.4) for part in parts
        )

    return max(decision.actions, key=value)


# Stress


def _ease(state: CommitteeState, decision: Decision) -> Action:
    """Close the worst open token; else clear a cell."""
    seat = decision.seat

    def value(action: Action) -> float:
        if not isinstance(action, Ease):
            return -1.0
        slot = slot_of(state, seat, action.slot)
        face = state.faces[seat * SLOTS + slot]
        if state.open[seat] >> slot & 1 and face < FACES:
            return 1.0 + state.setup.content.penalties[face].price
        return 1.0

    return max(decision.actions, key=value)


def _treat(state: CommitteeState, decision: Decision) -> Action:
    patients = [action for action in decision.actions if isinstance(action, Treat)]
    return max(patients, key=lambda action: removable(state, action.seat).bit_count(), default=PASS)


def _pay_treatment(state: CommitteeState, decision: Decision) -> Action:
    if state.goods[4 * decision.seat] < 2:
        return PASS
    stress = sum(removable(state, seat).bit_count() for seat in range(state.setup.seats))
    return PAY_TREATMENT if stress > 1 else PASS


# Cities and cells


def _unlock_free(state: CommitteeState, decision: Decision) -> Action:
    """Open where the next check is taken, else where the most is locked."""
    wanted = condition(state)
    if wanted.check is not None and wanted.check.colour < len(DEPARTMENTS):
        action = UnlockFree(DEPARTMENTS[wanted.check.colour])
        if action in decision.actions:
            return action
    return decision.actions[-1]


def _swap(state: CommitteeState, decision: Decision) -> Action:
    """Bring the hardest of the urgent missions back, in exchange for the easiest that has time."""
    agents = [sketch(state, seat) for seat in range(state.setup.seats)]
    efforts = {card.number: card_effort(state, agents, card) for card in state.cards}

    def value(action: Action) -> float:
        if not isinstance(action, Swap):
            return -1.0
        one, two = card_of(state, action.mission), card_of(state, action.other_mission)
        assert one is not None
        assert two is not None
        return (two.division - one.division) * (efforts[one.number] - efforts[two.number])

    return max(decision.actions, key=value)


def _help(state: CommitteeState, decision: Decision) -> Action:
    wanted = condition(state)
    name = "check" if wanted.check is not None else "docs" if wanted.price is not None and wanted.price.doc else "cargo"
    return next(action for action in decision.actions if isinstance(action, TakeHelp) and action.help == name)


def _put_help(state: CommitteeState, decision: Decision) -> Action:
    action = PutHelp(main_condition(state.main, state.key))
    return action if action in decision.actions else decision.actions[0]


def _call_ally(state: CommitteeState, decision: Decision) -> Action:
    missions = state.setup.content.missions
    allies = [action for action in decision.actions if isinstance(action, TakeAlly)]
    return max(allies, key=lambda action: _liking(missions[action.ally].ally))


def _liking(ally: Ally) -> float:
    gain = ally.gain
    goods = gain.doc + 2.0 * (gain.med + gain.eq + gain.fuel + gain.any + sum(gain.same))
    return goods + len(ally.symbols) + ally.rerolls + 2.0 * ally.cars + 2.0 * bool(ally.income) + 3.0 * ally.auto


_MANNERS: Final[dict[str, Callable[[CommitteeState, Decision], Action]]] = {
    "partner": _partner,
    "exchange": _exchange,
    "pay_mission": _pay,
    "pay_unlock": _pay,
    "gain": _gain,
    "reward": _reward,
    "trade": _trade,
    "supply": _supply,
    "loss": _lose,
    "lose_cargo": _lose,
    "again": _again,
    "ease": _ease,
    "treat": _treat,
    "pay_treatment": _pay_treatment,
    "unlock_free": _unlock_free,
    "swap": _swap,
    "help": _help,
    "put_help": _put_help,
    "call_ally": _call_ally,
}
