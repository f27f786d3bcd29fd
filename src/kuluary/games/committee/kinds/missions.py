"""The five kinds of regular missions (C-10.8 to C-10.19)."""

from __future__ import annotations

from typing import Any, Final

from kuluary.core import Refusal, Text
from kuluary.games.committee.content.kinds import MissionKind
from kuluary.games.committee.content.reading import Entry
from kuluary.games.committee.content.records import Mission
from kuluary.games.committee.content.routes import Road
from kuluary.games.committee.judgement.effort import (
    OUT_OF_REACH,
    Sketch,
    attempts,
    interrogation_effort,
    payment,
    travel,
)
from kuluary.games.committee.rules.help import eased_ways
from kuluary.games.committee.rules.interrogations import ClearJam, LayInterrogation, LayJam
from kuluary.games.committee.rules.regular_missions import CompleteMission, TakeChecks, change_card
from kuluary.games.committee.rules.step import GameStep
from kuluary.games.committee.rules.stocks import PayPrice, payable
from kuluary.games.committee.state import TRUNK, Card, CommitteeState
from kuluary.games.committee.state.agent import capacity, cargo_of
from kuluary.games.committee.words.events import TokenLoaded
from kuluary.games.committee.words.names import CITIES, CITY, COLOURS, H_CHECK
from kuluary.games.committee.words.texts import check_text, city_text, price_texts

ANSWERS_NEEDED: Final = 2
"""Interrogation tokens a card needs, and may hold (C-10.8)."""
REPORTING: Final = 2.0
"""The most serves that reporting is thought to take while interrogations are still to be passed."""


def _mission(state: CommitteeState, card: Card) -> Mission:
    return state.setup.content.missions[card.number]


class InterrogationMission(MissionKind):
    """Two interrogations have to be passed somewhere, then one reports (C-10.8 to C-10.10)."""

    name = "interrogation"
    fields = ("cities",)

    def read(self, entry: Entry, city: int, roads: tuple[Road, ...]) -> dict[str, Any]:
        cities = tuple(CITY[name] for name in entry.names("cities", CITIES))
        if len(cities) != ANSWERS_NEEDED:
            entry.refuse("an interrogation mission names two cities", "cities")
        return {"cities": cities}

    def arrival(self, mission: Mission) -> list[GameStep]:
        return [LayInterrogation(city) for city in mission.cities]

    def can(self, state: CommitteeState, seat: int, card: Card) -> bool:
        return len(card.answers) == ANSWERS_NEEDED

    def why_not(self, state: CommitteeState, seat: int, card: Card) -> Refusal:
        return Refusal("answers_missing", "C-10.8", (("mission", card.number), ("count", len(card.answers))))

    def perform(self, state: CommitteeState, seat: int, card: Card) -> None:
        state.then(CompleteMission(seat, card.number))

    def answers_wanted(self, card: Card) -> int:
        return ANSWERS_NEEDED - len(card.answers)

    def needs(self, state: CommitteeState, card: Card) -> tuple[Text, ...]:
        return (Text("committee-table-answers", (("count", len(card.answers)),)),)

    def effort(self, state: CommitteeState, agents: list[Sketch], able: list[Sketch], card: Card) -> float:
        """Pass the interrogations still missing, the easiest first, then report."""
        missing = self.answers_wanted(card)
        report = min([travel(agent, card.place) for agent in able], default=OUT_OF_REACH)
        if not missing:
            return report
        efforts = sorted(
            [
                min([interrogation_effort(state, agent, city, token) for agent in agents])
                for city, token in state.interrogations
            ]
        )
        if len(efforts) < missing:
            return OUT_OF_REACH
        return sum(efforts[:missing]) + min(report, REPORTING)


class DeliveryMission(MissionKind):
    """A token is loaded where it lies and carried to its target (C-10.11 to C-10.14)."""

    name = "delivery"
    fields = ("target",)

    def read(self, entry: Entry, city: int, roads: tuple[Road, ...]) -> dict[str, Any]:
        return {"target": CITY[entry.name_of("target", CITIES)]}

    def can(self, state: CommitteeState, seat: int, card: Card) -> bool:
        if card.place >= TRUNK:
            return card.place == TRUNK + seat
        return capacity(state, seat, state.load[seat] + 1) >= cargo_of(state, seat)

    def why_not(self, state: CommitteeState, seat: int, card: Card) -> Refusal:
        if card.place >= TRUNK:
            return Refusal("token_in_trunk", "C-10.13", (("mission", card.number), ("seat", card.place - TRUNK)))
        return Refusal("no_cell_free", "C-10.12", (("mission", card.number),))

    def perform(self, state: CommitteeState, seat: int, card: Card) -> None:
        if card.place >= TRUNK:
            state.then(CompleteMission(seat, card.number))
            return
        change_card(state, card, card._replace(place=TRUNK + seat))
        state.load[seat] += 1
        if state.news is not None:
            state.tell(TokenLoaded(seat, card.number))
            state.beat("loaded")

    def completes(self, card: Card) -> bool:
        return card.place >= TRUNK

    def needs(self, state: CommitteeState, card: Card) -> tuple[Text, ...]:
        return (Text("committee-table-delivery", (("city", city_text(_mission(state, card).target)),)),)

    def effort(self, state: CommitteeState, agents: list[Sketch], able: list[Sketch], card: Card) -> float:
        return min([self._effort_of(state, agent, card) for agent in able], default=OUT_OF_REACH)

    def _effort_of(self, state: CommitteeState, agent: Sketch, card: Card) -> float:
        """Load, then carry; a token in a trunk is carried by its owner."""
        target = _mission(state, card).target
        if card.place >= TRUNK:
            return travel(agent, target) if card.place == TRUNK + agent.seat else OUT_OF_REACH
        places = capacity(state, agent.seat, agent.load + 1)
        if places < 0:
            return OUT_OF_REACH
        onward = state.setup.content.routes.serves(state.jammed, agent.cars)[card.place][target]
        unload = 0.3 * max(0, cargo_of(state, agent.seat) - places)
        return travel(agent, card.place) + onward + unload

    def unloads(self, card: Card) -> bool:
        return card.place < TRUNK

    def plan(self, state: CommitteeState, card: Card) -> tuple[str, dict[str, Any]]:
        if card.place >= TRUNK:
            return "deliver", {}
        return "load", {"target": city_text(_mission(state, card).target)}


class RoadMission(MissionKind):
    """Two agents stand at both ends of a jammed road, and the jam goes (C-10.15 to C-10.17)."""

    name = "road"
    fields = ("other",)

    def read(self, entry: Entry, city: int, roads: tuple[Road, ...]) -> dict[str, Any]:
        target = CITY[entry.name_of("other", CITIES)]
        for index, road in enumerate(roads):
            if set(road.cities) == {city, target}:
                return {"target": target, "road": index}
        entry.refuse(f"no road joins {CITIES[city]} and {CITIES[target]}", "other")
        return {}

    def arrival(self, mission: Mission) -> list[GameStep]:
        return [LayJam(mission.road)]

    def can(self, state: CommitteeState, seat: int, card: Card) -> bool:
        target = _mission(state, card).target
        return any(city == target for other, city in enumerate(state.cities) if other != seat)

    def why_not(self, state: CommitteeState, seat: int, card: Card) -> Refusal:
        return Refusal("nobody_there", "C-10.16", (("city", _mission(state, card).target),))

    def perform(self, state: CommitteeState, seat: int, card: Card) -> None:
        state.then(CompleteMission(seat, card.number))

    def departure(self, mission: Mission) -> list[GameStep]:
        return [ClearJam(mission.road)]

    def needs(self, state: CommitteeState, card: Card) -> tuple[Text, ...]:
        return (Text("committee-table-road", (("city", city_text(_mission(state, card).target)),)),)

    def effort(self, state: CommitteeState, agents: list[Sketch], able: list[Sketch], card: Card) -> float:
        target = _mission(state, card).target
        found = [travel(one, card.place) + two.legs[target] for one in able for two in agents if one.seat != two.seat]
        return min(found, default=OUT_OF_REACH)

    def waits_in(self, mission: Mission, city: int) -> bool:
        return mission.target == city


class ChecksMission(MissionKind):
    """One check, or two in any order (C-10.18)."""

    name = "checks"
    fields = ("checks",)
    reveals = "dice"

    def read(self, entry: Entry, city: int, roads: tuple[Road, ...]) -> dict[str, Any]:
        checks = tuple(entry.read_check(text, "checks") for text in entry.names("checks", None))
        if len(checks) not in (1, 2):
            entry.refuse("a checks mission has one or two checks", "checks")
        return {"checks": checks}

    def can(self, state: CommitteeState, seat: int, card: Card) -> bool:
        return True

    def why_not(self, state: CommitteeState, seat: int, card: Card) -> Refusal:
        raise AssertionError("a check may always be tried")

    def perform(self, state: CommitteeState, seat: int, card: Card) -> None:
        state.then(TakeChecks(seat, card.number, tried=0, helped=False, passed=True))

    def needs(self, state: CommitteeState, card: Card) -> tuple[Text, ...]:
        return tuple(check_text(COLOURS[check.colour], check.number) for check in _mission(state, card).checks)

    def effort(self, state: CommitteeState, agents: list[Sketch], able: list[Sketch], card: Card) -> float:
        checks = _mission(state, card).checks
        eased = int(state.help[H_CHECK] == card.number)
        found = [travel(agent, card.place) - 1.0 + attempts(state, agent, checks, eased) for agent in able]
        return min(found, default=OUT_OF_REACH)


class SpendMission(MissionKind):
    """A price is paid (C-10.19)."""

    name = "spend"
    fields = ("price",)

    def read(self, entry: Entry, city: int, roads: tuple[Road, ...]) -> dict[str, Any]:
        price = entry.price("price")
        if price is None:
            entry.refuse("a spend mission needs a price")
        return {"price": price}

    def can(self, state: CommitteeState, seat: int, card: Card) -> bool:
        price = _mission(state, card).price
        assert price is not None
        return bool(payable(state, seat, eased_ways(state, price, card.number)))

    def why_not(self, state: CommitteeState, seat: int, card: Card) -> Refusal:
        return Refusal("cannot_pay_mission", "C-10.19", (("mission", card.number),))

    def perform(self, state: CommitteeState, seat: int, card: Card) -> None:
        price = _mission(state, card).price
        assert price is not None
        ways = eased_ways(state, price, card.number)
        state.then(PayPrice(seat, ways, "pay_mission", "C-10.19"), CompleteMission(seat, card.number))

    def needs(self, state: CommitteeState, card: Card) -> tuple[Text, ...]:
        price = _mission(state, card).price
        assert price is not None
        return price_texts(price)

    def effort(self, state: CommitteeState, agents: list[Sketch], able: list[Sketch], card: Card) -> float:
        price = _mission(state, card).price
        assert price is not None
        ways = eased_ways(state, price, card.number)
        return min([payment(agents, agent, ways, card.place) for agent in able], default=OUT_OF_REACH)


MISSIONS: Final = {
    kind.name: kind
    for kind in (InterrogationMission(), DeliveryMission(), RoadMission(), ChecksMission(), SpendMission())
}
