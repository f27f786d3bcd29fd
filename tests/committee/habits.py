"""Habits of agents in «Комитет»: a player with some sense, and a country that is easy on it, so that games get far."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final

from tests.committee.table import PLAIN

from kuluary.core import Action, Decision, Pass
from kuluary.games.committee.bots import Planner
from kuluary.games.committee.rules.checks import tally
from kuluary.games.committee.rules.main_missions import anomaly_city
from kuluary.games.committee.rules.regular_missions import next_space
from kuluary.games.committee.state import TRUNK, CommitteeState
from kuluary.games.committee.state.agent import difficulty
from kuluary.games.committee.words.actions import Count, DoMission, Move
from kuluary.games.committee.words.names import CITY
from kuluary.testing.play import Habit

LIKING: Final = {
    "DoMain": 200.0,
    "DoPersonal": 80.0,
    "TakeAlly": 25.0,
    "UseCity": 12.0,
    "DoScenario": 6.0,
    "Serve": 30.0,
    "Relieve": 1.0,
    "Discard": 0.05,
    "Broker": 0.5,
    "Finish": 8.0,
    "Return": 0.01,
    "Medicate": 2.0,
    "Leave": 0.01,
    "Convert": 0.5,
    "HandOver": 0.3,
    "Stick": 3.0,
    "EndIncome": 0.02,
    "Income": 5.0,
    "IncomeEase": 5.0,
    "Again": 5.0,
    "Ease": 10.0,
    "UseCalm": 3.0,
    "Partner": 2.0,
}
DECLINING: Final = {"activate": 3.0, "exchange": 3.0, "ease": 0.3, "partner": 3.0}
EASY: Final = Path(__file__).parent / "easy"
"""The content files of `easy_country`, kept because the golden games played with them need them.

`python -m tests.committee.habits` writes them anew."""

FREELY: Final = 0.1
"""How often a free action is thought of at all."""


def leaning(*, freely: float = FREELY, **likings: float) -> Habit:
    """Give a habit like `sensible` that likes some kinds of actions, by name of class, so much and no other."""

    def choose(state: CommitteeState, decisions: Sequence[Decision], rng: Random) -> tuple[Decision, Action]:
        asked = [one for one in decisions if not one.free]
        free = [one for one in decisions if one.free]
        if free and rng.random() < freely:
            asked += free
        options = [(one, action) for one in asked for action in one.actions]
        weights = [
            likings[name] if (name := type(action).__name__) in likings else _liking(state, one, action)
            for one, action in options
        ]
        return rng.choices(options, weights)[0]

    return choose


def _liking(state: CommitteeState, decision: Decision, action: Action) -> float:
    if isinstance(action, Move):
        return _interest(state, decision.seat, CITY[action.city]) / (action.cost + 1)
    if isinstance(action, Pass):
        if decision.prompt == "move":
            return _interest(state, decision.seat, state.cities[decision.seat])
        return DECLINING.get(decision.prompt, 1.0)
    if isinstance(action, Count):
        need = difficulty(state, decision.seat, state.check_colour, state.check_base)
        return 20.0 if tally(state, decision.seat)[0] >= need else 0.5
    if isinstance(action, DoMission):
        division = next(card.division for card in state.cards if card.number == action.mission)
        return 0.01 if not next_space(state) else 120.0 if division <= 2 else 8.0
    return LIKING.get(type(action).__name__, 1.0)


sensible: Final[Habit] = leaning()
"""Take what brings missions forward more often than what does not."""


_PLANNER: Final = Planner()


def planned(state: CommitteeState, decisions: Sequence[Decision], rng: Random) -> tuple[Decision, Action]:
    """Let the planner answer for whoever is asked first."""
    seat = next(one.seat for one in decisions if not one.free)
    table: Any = SimpleNamespace(state=state, decisions=decisions, over=False)
    action = _PLANNER.choose(table, seat)
    return next(one for one in decisions if one.seat == seat and action in one.actions), action


def _interest(state: CommitteeState, seat: int, city: int) -> float:
    """Say how much there is to do in a city."""
    content = state.setup.content
    worth = 1.0 + 40.0 * (anomaly_city(state) == city)
    for card in state.cards:
        mission = content.missions[card.number]
        worth += (14.0 - 2 * card.division) * (card.place == city)
        worth += 20.0 * (card.place == TRUNK + seat and mission.target == city)
        worth += 10.0 * (mission.kind.name == "road" and card.place in state.cities and mission.target == city)
    level = state.level[seat]
    personal = state.setup.boards[seat].personal
    worth += 15.0 * (level < len(personal) and personal[level].city == city)
    worth += 4.0 * sum(place == city for place, _ in state.interrogations)
    return worth + 2.0 * bool(state.out & content.city_tokens[city])


def _price(found: re.Match[str]) -> str:
    """Make a price easy: nothing, or one cargo where there is a choice of cargo."""
    choice = re.search("any|same", found[0])
    return f"price = {{ {choice[0]} = 1 }}" if choice else "price = { doc = 0 }"


def easy_country(folder: Path) -> Path:
    """Write content files in which every check asks for no success, prices are next to nothing and cars are plenty.

    All interrogations are held in two cities: with ours no two tokens ever lie in one city. It is made from `plain/`:
    golden games in it do not change when the balance is tuned.
    """
    folder.mkdir(exist_ok=True)
    (folder / "tokens.toml").write_text((PLAIN / "tokens.toml").read_text(encoding="utf-8"), encoding="utf-8")
    for name in ("missions.toml", "mains.toml", "agents.toml"):
        text = (PLAIN / name).read_text(encoding="utf-8")
        text = re.sub(r"price = \{[^}]*\}", _price, text)
        text = re.sub(r'"(hr|an|tr|any)\d"', r'"\g<1>0"', text)
        text = re.sub(r"cars = \d", "cars = 4", text)
        text = re.sub(r"^cities = .*", 'cities = ["gorkiy", "moskva"]', text, flags=re.MULTILINE)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


if __name__ == "__main__":
    easy_country(EASY)
