"""City effects (C-5): when one is open, and the steps behind them; what each city does is a kind of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action, Decision, Pass, Refusal
from kuluary.games.committee.rules.allies import take_ally
from kuluary.games.committee.rules.exchange import begin_exchange, can_exchange
from kuluary.games.committee.rules.regular_missions import card_of, change_card
from kuluary.games.committee.rules.step import LIGHT, SHUT, GameStep
from kuluary.games.committee.rules.stocks import gain, spend, supply, why_not_gain
from kuluary.games.committee.rules.stress import ease_step, removable
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import is_barred, room, slots_in
from kuluary.games.committee.words.actions import (
    Buy,
    Partner,
    PayTreatment,
    Sell,
    Supply,
    Swap,
    SwapTokens,
    TakeAlly,
    Treat,
    UseCity,
)
from kuluary.games.committee.words.answers import (
    BUY,
    PARTNER,
    PAY_TREATMENT,
    SEATS,
    SELL,
    SUPPLY,
    TAKE_ALLY,
    TREAT,
    USE_CITY,
)
from kuluary.games.committee.words.events import CityUsed, MissionsSwapped, TokensSwapped
from kuluary.games.committee.words.names import CARGO, CITIES, CITY, DOC, RESOURCE


def can_use_city(state: CommitteeState, seat: int, city: int) -> bool:
    """Tell whether the effect of a city is open and can change something for the agent (C-5.1, C-15.3)."""
    if state.shut >> city & 1:
        return False
    entry = state.setup.content.cities[city]
    return entry.effect.can(state, seat, entry)


def use_city(state: CommitteeState, seat: int, city: int) -> None:
    """Apply the effect of a city."""
    if state.news is not None:
        state.tell(CityUsed(seat, CITIES[city]))
        state.beat("used")
    entry = state.setup.content.cities[city]
    entry.effect.use(state, seat, entry)


def why_no_city(state: CommitteeState, seat: int, city: int) -> Refusal:
    """Say why the agent cannot apply the effect of a city."""
    if state.shut >> city & 1:
        return Refusal("city_closed", "C-15.3", (("city", city),))
    entry = state.setup.content.cities[city]
    effect = entry.effect
    return effect.why_not(state, seat, entry) or Refusal(f"city_{effect.name}", effect.rule, (("city", city),))


@dataclass(frozen=True, slots=True)
class ApplyOwnCity(GameStep):
    """One agent may apply the effect of the city where it stands; the others may say no (C-11.9)."""

    window = SHUT
    declined: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        return [
            Decision(seat, "own_city", "C-11.9", (USE_CITY[city], PASS))
            for seat, city in enumerate(state.cities)
            if not self.declined >> seat & 1 and can_use_city(state, seat, city)
        ]

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        if isinstance(action, UseCity):
            use_city(state, seat, CITY[action.city])
        elif action is not None:
            state.then(ApplyOwnCity(self.declined | 1 << seat))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, UseCity):
            here = state.cities[seat]
            if action.city != CITIES[here]:
                return Refusal("city_elsewhere", "C-11.9", (("city", here),))
            return why_no_city(state, seat, here)
        return Refusal("resolve_first", "C-3.3")


@dataclass(frozen=True, slots=True)
class AnyCity(GameStep):
    """The agent applies the effect of any city that is not closed (C-14.21)."""

    window = SHUT
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        cities = [city for city in range(len(CITIES)) if can_use_city(state, self.seat, city)]
        return (Decision(self.seat, "any_city", "C-14.21", tuple([USE_CITY[city] for city in cities])),)

    def run(self, state: CommitteeState, seat: int, action: UseCity) -> None:
        use_city(state, self.seat, CITY[action.city])

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, UseCity) and action.city in CITY:
            return why_no_city(state, self.seat, CITY[action.city])
        return Refusal("city_first", "C-14.21")


ANY_CITY: Final = tuple(AnyCity(seat) for seat in SEATS)


# Treatment: Вологда, and the sticker that removes stress (C-5.3, C-14.17)


@dataclass(frozen=True, slots=True)
class Treatment(GameStep):
    """The acting agent spreads removals of stress over any agents, with more for every document (C-5.3, C-7.12)."""

    window = SHUT
    seat: int
    units: int
    per_document: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        patients = [seat for seat in range(state.setup.seats) if removable(state, seat)]
        if not patients:
            return ()
        if self.units:
            actions = (*[TREAT[seat] for seat in patients], PASS)
            return (Decision(self.seat, "treat", "C-7.12", actions, args=(("left", self.units),)),)
        if not self.per_document or not state.goods[self.seat * 4]:
            return ()
        return (Decision(self.seat, "pay_treatment", "C-5.3", (PAY_TREATMENT, PASS)),)

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        if isinstance(action, PayTreatment):
            spend(state, self.seat, (1, 0, 0, 0))
            state.then(Treatment(self.seat, self.units + self.per_document, self.per_document))
        elif isinstance(action, Treat):
            state.then(ease_step(action.seat, 1), Treatment(self.seat, self.units - 1, self.per_document))
        elif isinstance(action, Pass) and self.units:
            state.then(Treatment(self.seat, 0, self.per_document))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Treat):
            if not self.units:
                return Refusal("pay_first", "C-5.3")
            return Refusal("no_stress", "C-7.12", (("seat", action.seat),))
        return Refusal("treat_first", "C-5.3")


# Горький (C-5.4)


@dataclass(frozen=True, slots=True)
class CallAlly(GameStep):
    """The agent takes an ally from any city (C-5.4)."""

    window = SHUT
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        return (
            Decision(self.seat, "call_ally", "C-5.4", tuple([TAKE_ALLY[number] for number in slots_in(state.out)])),
        )

    def run(self, state: CommitteeState, seat: int, action: TakeAlly) -> None:
        take_ally(state, self.seat, action.ally)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, TakeAlly):
            return Refusal("ally_not_out", "C-9.11", (("ally", action.ally),))
        return Refusal("ally_first", "C-5.4")


# Ярославль (C-5.15)


@dataclass(frozen=True, slots=True)
class SupplyCargo(GameStep):
    """Cargo of the agent's choice goes from the fund to the limit (C-5.15)."""

    window = SHUT
    seat: int
    left: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        kinds = [kind for kind in CARGO if state.fund[kind]]
        if len(kinds) < 2:
            return ()
        actions = tuple([SUPPLY[kind] for kind in kinds])
        return (Decision(self.seat, "supply", "C-5.15", actions, args=(("left", self.left),)),)

    def run(self, state: CommitteeState, seat: int, action: Supply | None) -> None:
        kind = RESOURCE[action.resource] if action else next((kind for kind in CARGO if state.fund[kind]), 0)
        if not kind:
            return
        supply(state, kind, 1)
        if self.left > 1:
            state.then(SupplyCargo(self.seat, self.left - 1))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Supply):
            named = (("resource", action.resource),)
            if RESOURCE.get(action.resource, DOC) == DOC:
                return Refusal("not_among", "C-5.15", named)
            return Refusal("fund_empty", "C-5.16", named)
        return Refusal("supply_first", "C-5.15")


# Киров (C-5.7)


def face_up(state: CommitteeState) -> list[int]:
    """List the places of main missions with a face-up scenario token."""
    return [place for place, token in enumerate(state.on_main) if token >= 0]


@dataclass(frozen=True, slots=True)
class SwapThings(GameStep):
    """The agent swaps two regular missions or two face-up scenario tokens (C-5.7)."""

    window = SHUT
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        numbers = sorted([card.number for card in state.cards])
        actions: list[Action] = [Swap(one, two) for one in numbers for two in numbers if one < two]
        places = face_up(state)
        actions += [SwapTokens(one, two) for one in places for two in places if one < two]
        return (Decision(self.seat, "swap", "C-5.7", tuple(actions)),)

    def run(self, state: CommitteeState, seat: int, action: Swap | SwapTokens) -> None:
        if isinstance(action, Swap):
            one, two = card_of(state, action.mission), card_of(state, action.other_mission)
            assert one is not None
            assert two is not None
            change_card(state, one, one._replace(division=two.division))
            change_card(state, two, two._replace(division=one.division))
            if state.news is not None:
                state.tell(MissionsSwapped(action.mission, action.other_mission))
                state.beat("swapped")
            return
        tokens = state.on_main
        tokens[action.first], tokens[action.second] = tokens[action.second], tokens[action.first]
        if state.news is not None:
            names = state.setup.scenario.tokens
            state.tell(TokensSwapped(names[tokens[action.first]][0], names[tokens[action.second]][0]))
            state.beat("swapped")

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Swap):
            return Refusal("not_two_missions", "C-5.7")
        if isinstance(action, SwapTokens):
            return Refusal("not_two_tokens", "C-11.14")
        return Refusal("swap_first", "C-5.7")


# Москва (C-5.10)

PRICE_OF_CARGO: Final = 2
UNDECIDED, BUYING, SELLING = range(3)


def trades(state: CommitteeState, seat: int, way: int) -> list[Action]:
    """List the trades open to an agent in one direction, or in both while none is chosen."""
    start = seat * 4
    actions: list[Action] = []
    if way != SELLING and state.goods[start] >= PRICE_OF_CARGO and room(state, seat) > 0:
        actions += [BUY[kind] for kind in CARGO if state.limit[kind] and not is_barred(state, seat, kind)]
    if way != BUYING and state.limit[DOC]:
        actions += [SELL[kind] for kind in CARGO if state.goods[start + kind] and not is_barred(state, seat, kind)]
    return actions


@dataclass(frozen=True, slots=True)
class Trade(GameStep):
    """Documents for cargo or cargo for documents, one direction, as often as wanted (C-5.10)."""

    window = LIGHT
    seat: int
    way: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        actions = trades(state, self.seat, self.way)
        if not actions:
            return ()
        return (Decision(self.seat, "trade", "C-5.10", (*actions, PASS)),)

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        owner = self.seat
        if isinstance(action, Buy):
            spend(state, owner, (PRICE_OF_CARGO, 0, 0, 0))
            gain(state, owner, RESOURCE[action.resource], 1)
            state.then(Trade(owner, BUYING))
        elif isinstance(action, Sell):
            kind = RESOURCE[action.resource]
            spend(state, owner, tuple(int(kind == place) for place in range(4)))  # type: ignore[arg-type]  # one of four kinds
            gain(state, owner, DOC, PRICE_OF_CARGO)
            state.then(Trade(owner, SELLING))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Buy):
            if self.way == SELLING:
                return Refusal("one_direction", "C-5.10")
            if state.goods[self.seat * 4] < PRICE_OF_CARGO:
                return Refusal("not_enough", "C-5.10", (("resource", "doc"), ("count", PRICE_OF_CARGO)))
            return why_not_gain(state, self.seat, action.resource, CARGO, "C-5.10")
        if isinstance(action, Sell):
            if self.way == BUYING:
                return Refusal("one_direction", "C-5.10")
            if not state.limit[DOC]:
                return Refusal("limit_empty", "C-5.10", (("resource", "doc"),))
            if is_barred(state, self.seat, RESOURCE.get(action.resource, 0)):
                return Refusal("barred", "C-7.23", (("resource", action.resource),))
            return Refusal("not_enough", "C-5.10", (("resource", action.resource), ("count", 1)))
        return Refusal("trade_first", "C-5.10")


# Сыктывкар (C-5.14)


def partners_of(state: CommitteeState, seat: int) -> list[int]:
    """List the agents there is something to exchange with."""
    return [other for other in range(state.setup.seats) if other != seat and can_exchange(state, seat, other)]


@dataclass(frozen=True, slots=True)
class MeetPartner(GameStep):
    """The agent exchanges with one agent, wherever that one is (C-5.14)."""

    window = SHUT
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        partners = partners_of(state, self.seat)
        if len(partners) < 2:
            return ()
        return (Decision(self.seat, "meet", "C-5.14", tuple([PARTNER[seat] for seat in partners])),)

    def run(self, state: CommitteeState, seat: int, action: Partner | None) -> None:
        partner = action.seat if action else partners_of(state, self.seat)[0]
        state.then(begin_exchange(state, self.seat, self.seat, partner))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Partner):
            return Refusal("meet_first", "C-5.14")
        if action.seat not in range(state.setup.seats) or action.seat == self.seat:
            return Refusal("no_such_agent", "C-5.14")
        return Refusal("nothing_to_exchange", "C-4.17", (("seat", action.seat),))
