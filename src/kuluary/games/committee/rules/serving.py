"""Serving (C-4.3 to C-4.25): move, exchange, interrogations, activation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action, Decision, Refusal
from kuluary.games.committee.rules.allies import allies_in, take_ally, why_no_ally
from kuluary.games.committee.rules.checks import start_check
from kuluary.games.committee.rules.cities import can_use_city, use_city, why_no_city
from kuluary.games.committee.rules.exchange import begin_exchange, can_exchange
from kuluary.games.committee.rules.interrogations import discard_interrogation
from kuluary.games.committee.rules.main_missions import can_do_main, do_main, why_not_main
from kuluary.games.committee.rules.personal_missions import (
    after_interrogation,
    after_move,
    can_do_personal,
    current,
    do_personal,
)
from kuluary.games.committee.rules.regular_missions import (
    can_perform,
    card_of,
    change_card,
    why_not_perform,
)
from kuluary.games.committee.rules.scenarios import do_activation, why_no_activation
from kuluary.games.committee.rules.step import BETWEEN, SHUT, WIDE, GameStep
from kuluary.games.committee.rules.stocks import spend
from kuluary.games.committee.rules.stress import can_prepare
from kuluary.games.committee.state import TRUNK, Card, CommitteeState
from kuluary.games.committee.state.agent import banned_from_missions, fuel_cars, is_barred, own_cars
from kuluary.games.committee.words.actions import (
    DoMain,
    DoMission,
    DoPersonal,
    DoScenario,
    Interrogate,
    Move,
    Partner,
    PutAnswer,
    TakeAlly,
    UseCity,
)
from kuluary.games.committee.words.answers import (
    DO_MAIN,
    DO_MISSION,
    DO_PERSONAL,
    PARTNER,
    PUT_ANSWER,
    SEATS,
    TAKE_ALLY,
    USE_CITY,
)
from kuluary.games.committee.words.events import InterrogationAnswered, InterrogationDiscarded, Moved, Served
from kuluary.games.committee.words.names import CITIES, CITY, FUEL


def begin_serve(state: CommitteeState, seat: int) -> None:
    """Spend an action token and serve: four steps in strict order (C-4.3)."""
    state.acts[seat] -= 1
    state.serving = seat
    state.handed = 0
    if state.news is not None:
        state.tell(Served(seat))
        state.beat("served")
    state.then(*_SERVE[seat])


# Step 1: the move (C-4.8 to C-4.15)


def reach(state: CommitteeState, seat: int) -> int:
    """Give the most cars the agent can bring together for this move (C-4.11, C-4.12)."""
    cars = cars_at_hand(state, seat)
    fuel = state.goods[seat * 4 + FUEL]
    if fuel and not is_barred(state, seat, FUEL):
        cars += fuel * fuel_cars(state, seat)
    return cars


def cars_at_hand(state: CommitteeState, seat: int) -> int:
    """Give the cars the agent has for this move without fuel."""
    return own_cars(state, seat) + (state.cars if state.serving == seat else 0)


def travelling(state: CommitteeState, seat: int) -> tuple[int, int, int]:
    """Give the most cars an agent can bring together for a move, those it has without fuel, and what fuel makes."""
    return reach(state, seat), cars_at_hand(state, seat), fuel_cars(state, seat)


def fuel_needed(state: CommitteeState, seat: int, cost: int) -> int:
    """Give the least fuel for a move of some cost (R-C23)."""
    missing = cost - cars_at_hand(state, seat)
    return 0 if missing <= 0 else -(-missing // fuel_cars(state, seat))


@dataclass(frozen=True, slots=True)
class MakeMove(GameStep):
    """The agent goes to another city or stays (C-4.8)."""

    window = WIDE
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        seat = self.seat
        moves = state.setup.content.routes.moves(state.cities[seat], state.jammed, reach(state, seat))
        return (Decision(seat, "move", "C-4.8", moves),)

    def run(self, state: CommitteeState, seat: int, action: Action) -> None:
        offer = _OFFER[seat][state.level[seat]]
        completed: tuple[GameStep, ...] = ()
        if isinstance(action, Move):
            city = CITY[action.city]
            fuel = fuel_needed(state, seat, action.cost)
            if fuel:
                spend(state, seat, (0, 0, 0, fuel))
            state.cities[seat] = city
            if state.news is not None:
                state.tell(Moved(seat, action.city, action.cost, fuel))
                state.beat("moved")
            completed = after_move(state, seat, action.cost)
        state.cars = 0
        state.then(*completed, offer)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Move):
            return Refusal("move_first", "C-4.3")
        if action.city not in CITY:
            return Refusal("no_such_city", "C-4.14")
        there = CITY[action.city]
        if there == state.cities[seat]:
            return Refusal("already_there", "C-4.8", (("city", there),))
        here = state.cities[seat]
        cars = reach(state, seat)
        if action.cost <= cars:
            cheapest = state.setup.content.routes.cheapest(here, state.jammed)[there][0]
            return Refusal("no_such_route", "C-4.14", (("city", there), ("cost", action.cost), ("cheapest", cheapest)))
        return Refusal(
            "too_far",
            "C-4.13",
            (("city", there), ("cost", action.cost), ("cars", cars), ("missing", action.cost - cars)),
        )


# Step 2: the exchange (C-4.16)


@dataclass(frozen=True, slots=True)
class OfferExchange(GameStep):
    """The agent may exchange with one agent in its city (C-4.16)."""

    window = WIDE
    seat: int
    level: int
    """The personal missions it had completed before the move."""

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        seat = self.seat
        here = state.cities[seat]
        if state.cities.count(here) < 2:
            return ()
        partners = [
            PARTNER[other]
            for other, city in enumerate(state.cities)
            if city == here and other != seat and can_exchange(state, seat, other)
        ]
        return (Decision(seat, "partner", "C-4.16", (*partners, PASS)),) if partners else ()

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        owner = self.seat
        changed = isinstance(action, Partner) or state.level[owner] != self.level
        exchange = (begin_exchange(state, owner, owner, action.seat),) if isinstance(action, Partner) else ()
        state.then(*exchange, _INTERROGATIONS[owner][changed])

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Partner):
            return Refusal("exchange_first", "C-4.3")
        if action.seat not in range(state.setup.seats) or action.seat == seat:
            return Refusal("no_such_agent", "C-4.16")
        if state.cities[action.seat] != state.cities[seat]:
            return Refusal("agent_elsewhere", "C-4.16", (("seat", action.seat), ("city", state.cities[action.seat])))
        return Refusal("nothing_to_exchange", "C-4.17", (("seat", action.seat),))


# Step 3: interrogations (C-4.19 to C-4.22)


@dataclass(frozen=True, slots=True)
class FindInterrogations(GameStep):
    """The agent attempts every interrogation token of its city (C-4.19)."""

    window = SHUT
    seat: int
    changed: bool

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        here = state.cities[self.seat]
        tokens = tuple([token for city, token in state.interrogations if city == here])
        if tokens:
            state.then(InterrogateFirst(self.seat, tokens, self.changed))


@dataclass(frozen=True, slots=True)
class InterrogateNext(GameStep):
    """The agent chooses the next token; a single one is a question if it could prepare for it (C-4.19, C-8.12)."""

    window = BETWEEN
    seat: int
    tokens: tuple[int, ...]
    changed: bool
    """Whether an exchange, a personal mission or a check came since the agent was last asked anything."""

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        if len(self.tokens) == 1 and not (self.changed and can_prepare(state, self.seat)):
            return ()
        return (Decision(self.seat, "interrogate", "C-4.19", tuple([Interrogate(token) for token in self.tokens])),)

    def run(self, state: CommitteeState, seat: int, action: Interrogate | None) -> None:
        owner = self.seat
        token = action.token if action else self.tokens[0]
        eased = state.setup.boards[owner].gifts[state.level[owner]].interrogation
        check = state.setup.content.interrogations[token]
        steps: list[GameStep] = [start_check(owner, check, eased, passed=PutInterrogation(owner, token))]
        rest = tuple([other for other in self.tokens if other != token])
        if rest:
            steps.append(InterrogateNext(owner, rest, changed=True))
        state.then(*steps)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Interrogate):
            return Refusal("no_such_token", "C-4.19")
        return Refusal("interrogate_first", "C-4.19")


@dataclass(frozen=True, slots=True)
class InterrogateFirst(InterrogateNext):
    """Until the first interrogation begins the agent stands between two steps of its serve (C-4.4)."""

    window = WIDE


@dataclass(frozen=True, slots=True)
class PutInterrogation(GameStep):
    """A passed token goes onto a card that can take it, or to the discard; a failed one stays (C-4.20 to C-4.22)."""

    window = SHUT
    seat: int
    token: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        cards = self.cards(state)
        if len(cards) < 2:
            return ()
        return (Decision(self.seat, "answer", "C-4.20", tuple([PUT_ANSWER[card.number] for card in cards])),)

    def cards(self, state: CommitteeState) -> list[Card]:
        """List the interrogation missions with room for a token."""
        missions = state.setup.content.missions
        return [card for card in state.cards if missions[card.number].kind.answers_wanted(card)]

    def run(self, state: CommitteeState, seat: int, action: PutAnswer | None) -> None:
        owner, token = self.seat, self.token
        state.interrogations.remove((state.cities[owner], token))
        cards = self.cards(state)
        if cards:
            card = card_of(state, action.mission) if action else cards[0]
            assert card is not None
            change_card(state, card, card._replace(answers=(*card.answers, token)))
            if state.news is not None:
                state.tell(InterrogationAnswered(owner, card.number, len(card.answers) + 1))
        else:
            if state.news is not None:
                state.tell(InterrogationDiscarded(owner))
            discard_interrogation(state, token)
        if state.news is not None:
            state.beat("answered")
        after_interrogation(state, owner)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, PutAnswer):
            return Refusal("card_takes_none", "C-4.20", (("mission", action.mission),))
        return Refusal("answer_first", "C-4.20")


# Step 4: the activation (C-4.23 to C-4.25)


@dataclass(frozen=True, slots=True)
class Activate(GameStep):
    """The agent chooses one activation in its city, or none (C-4.23)."""

    window = WIDE
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        seat = self.seat
        here = state.cities[seat]
        actions: list[Action] = []
        if not banned_from_missions(state, seat):
            if can_do_main(state, seat):
                actions.append(DO_MAIN)
            trunk = TRUNK + seat
            actions += [
                DO_MISSION[card.number]
                for card in state.cards
                if card.place in (here, trunk) and can_perform(state, seat, card)
            ]
            if can_do_personal(state, seat):
                actions.append(DO_PERSONAL)
        if can_use_city(state, seat, here):
            actions.append(USE_CITY[here])
        if state.out & state.setup.content.city_tokens[here]:
            actions += [TAKE_ALLY[number] for number in allies_in(state, here)]
        for extra in state.setup.scenario.activations:
            if why_no_activation(state, seat, extra.name) is None:
                actions.append(DoScenario(extra.name))
        actions.append(PASS)
        return (Decision(seat, "activate", "C-4.23", tuple(actions)),)

    def run(self, state: CommitteeState, seat: int, action: Action) -> None:
        if isinstance(action, DoMain):
            do_main(state, seat)
        elif isinstance(action, DoMission):
            card = card_of(state, action.mission)
            assert card is not None
            state.setup.content.missions[card.number].kind.perform(state, seat, card)
        elif isinstance(action, DoPersonal):
            do_personal(state, seat)
        elif isinstance(action, UseCity):
            use_city(state, seat, CITY[action.city])
        elif isinstance(action, TakeAlly):
            take_ally(state, seat, action.ally)
        elif isinstance(action, DoScenario):
            do_activation(state, seat, action.activation)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, DoMain):
            return why_not_main(state, seat)
        if isinstance(action, DoMission):
            return why_not_perform(state, seat, action.mission)
        if isinstance(action, DoPersonal):
            return _why_not_personal(state, seat)
        if isinstance(action, UseCity):
            here = state.cities[seat]
            if action.city != CITIES[here]:
                return Refusal("city_elsewhere", "C-5.1", (("city", here),))
            return why_no_city(state, seat, here)
        if isinstance(action, TakeAlly):
            return why_no_ally(state, action.ally)
        if isinstance(action, DoScenario):
            return why_no_activation(state, seat, action.activation)
        return Refusal("activate_first", "C-4.3")


def can_activate(state: CommitteeState, seat: int, action: Action, card: Card | None = None) -> bool:
    """Tell whether an agent may choose an activation where it stands (C-4.23); a mission is given by its card."""
    if isinstance(action, DoMain):
        return can_do_main(state, seat)
    if card is not None:
        return not banned_from_missions(state, seat) and can_perform(state, seat, card)
    if isinstance(action, DoPersonal):
        return can_do_personal(state, seat)
    if isinstance(action, UseCity):
        return can_use_city(state, seat, state.cities[seat])
    if isinstance(action, TakeAlly):
        return action.ally in allies_in(state, state.cities[seat])
    return isinstance(action, DoScenario) and why_no_activation(state, seat, action.activation) is None


def _why_not_personal(state: CommitteeState, seat: int) -> Refusal:
    mission = current(state, seat)
    if mission is None:
        return Refusal("no_personal_left", "C-12.1")
    if banned_from_missions(state, seat):
        return Refusal("missions_banned", "C-7.21")
    if mission.situation is not None:
        return Refusal("personal_situation", "C-12.3")
    if mission.city != state.cities[seat]:
        return Refusal("personal_elsewhere", "C-12.2", (("city", mission.city),))
    return Refusal("cannot_pay_personal", "C-12.2")


@dataclass(frozen=True, slots=True)
class EndServe(GameStep):
    """The serve is over."""

    window = SHUT

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        state.serving = -1


_END: Final = EndServe()
_SERVE: Final = tuple((MakeMove(seat), Activate(seat), _END) for seat in SEATS)
_OFFER: Final = tuple(tuple(OfferExchange(seat, level) for level in range(3)) for seat in SEATS)
_INTERROGATIONS: Final = tuple(tuple(FindInterrogations(seat, changed) for changed in (False, True)) for seat in SEATS)
