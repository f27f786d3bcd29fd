"""Counts of lines from fixed positions, kept in counts.json; a change of the rules that nobody meant shows here.

`python -m tests.committee.test_counts` writes the file anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.committee.table import Desk, new
from tests.counts import Counts

from kuluary.games.committee import GAME
from kuluary.games.committee.state import CommitteeState


def first_action() -> CommitteeState:
    """Two agents with two tokens each and nothing to use them on but serving and throwing away."""
    return Desk().acts("artyom", 2).acts("asya", 2).state


def missions_here() -> CommitteeState:
    """A serve in Казань with a mission, the Anomaly elsewhere, and an ally to take."""
    desk = Desk().card(33, 2, "kazan").out(3).give("asya", doc=2)
    return desk.serve("asya").state


def exchange() -> CommitteeState:
    """Two agents in one city hold a document, a medicine and a piece of equipment between them."""
    desk = Desk("ila", "asya").at("ila", "kazan").give("ila", med=1, doc=1).give("asya", eq=1)
    return desk.serve("asya").state


def two_interrogations() -> CommitteeState:
    """Two interrogations, two dice for each: chance branches before the second answer."""
    return Desk().at("asya", "perm").token("perm", 0).token("perm", 3).serve("asya").state


def stressed() -> CommitteeState:
    """Penalties are due: an income penalty costs one of two cargoes."""
    desk = Desk().give("asya", med=1, eq=1).stress("asya", "hr1", face="lose-cargo", open=True)
    return desk.before("penalties").state


def incomes() -> CommitteeState:
    """Two agents take their incomes in any order."""
    return Desk("willy", "farkhad").before("incomes").state


def overtime() -> CommitteeState:
    """An agent may work a shift beside the questions of the action phase."""
    return Desk(scenario="overtime").acts("artyom", 0).acts("asya", 1).state


POSITIONS: dict[str, Callable[[], CommitteeState]] = {
    "two, first incomes": lambda: new(2, "counts").state,
    "three, who begins with the extra token": lambda: new(3, "counts").state,
    "four, first incomes": lambda: new(4, "counts").state,
    "two tokens each": first_action,
    "missions and an ally here": missions_here,
    "an exchange to begin": exchange,
    "two interrogations": two_interrogations,
    "a cargo to lose": stressed,
    "incomes of Вилли and Фархад": incomes,
    "a shift to work": overtime,
}


COUNTS = Counts(Path(__file__).parent / "counts.json", GAME, POSITIONS, (1, 2))


@pytest.mark.parametrize("name", POSITIONS)
def test_the_lines_are_as_many_as_ever(name: str) -> None:
    assert COUNTS.count(name) == COUNTS.kept(name)


def test_two_tokens_each_by_hand() -> None:
    """Each agent serves or throws a token away."""
    assert COUNTS.count("two tokens each")[0] == 2 * 2


def test_two_interrogations_by_hand() -> None:
    """Either token is first, and two dice lie before the next question; or either agent throws an action token away."""
    assert COUNTS.count("two interrogations")[0] == 2 * 6**2 + 2


def test_a_cargo_to_lose_by_hand() -> None:
    """Medicine or equipment."""
    assert COUNTS.count("a cargo to lose")[0] == 2


if __name__ == "__main__":
    COUNTS.write()
