"""Counts of lines from fixed positions, kept in counts.json; a change of the rules that nobody meant shows here.

`python -m tests.power.test_counts` writes the file anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.counts import Counts
from tests.power.table import PRINTED_PACK, Table

from kuluary.core import Match
from kuluary.games.power import GAME
from kuluary.games.power.state import PowerState


def two_cards() -> PowerState:
    """Two seats, two cards, few pieces: small enough to count by hand."""
    table = Table(2)
    table.row("media", "governments")
    for seat in (0, 1):
        table.exhaust(seat, active=2)
    table.supervisor(0)
    return table.turn(0, 1).state


def circle_to_attach() -> PowerState:
    """A free action beside the turn of the other seat."""
    table = Table(2)
    table.row("media", "banks", "patents", "research")
    table.give(1, "trade_unions")
    table.give(1, "inner_circle")
    table.exhaust(0, active=1)
    return table.turn(0).state


def recalls() -> PowerState:
    """Two extra recalls from three places."""
    table = Table(2)
    table.row("media", "banks", "patents")
    table.stage(0, "unified_nations", 2)
    for kind in ("governments", "exchanges", "universities"):
        table.give(0, kind, pieces=2)
    return table.takeover().state


def begun(seats: int, **options: object) -> PowerState:
    """The first question of a game with the alliances of the rulebook."""
    return Match.new("power", seats=seats, options=options, seed="counts", content=PRINTED_PACK).state


POSITIONS: dict[str, Callable[[], PowerState]] = {
    "two, first turn": lambda: begun(2),
    "three, first turn": lambda: begun(3),
    "five with professionals, first turn": lambda: begun(5, professionals=True),
    "three return alliances": lambda: begun(3, deal="experienced"),
    "two seats, two cards": two_cards,
    "an Inner Circle to attach": circle_to_attach,
    "two extra recalls": recalls,
}


COUNTS = Counts(Path(__file__).parent / "counts.json", GAME, POSITIONS, (1, 2))


@pytest.mark.parametrize("name", POSITIONS)
def test_the_lines_are_as_many_as_ever(name: str) -> None:
    assert COUNTS.count(name) == COUNTS.kept(name)


def test_two_cards_by_hand() -> None:
    """The first seat places one or two pieces on Media.

    Against one piece the other may intercept with two or join a project: Unified Nations for one piece, Comintern or
    Spyware for two; against two pieces only a project. Each interception lets the first seat draw one of 46 alliances.
    """
    assert COUNTS.count("two seats, two cards")[0] == 2
    assert COUNTS.count("two seats, two cards")[1] == (46 + 3) + 3


def test_recalls_by_hand() -> None:
    """Three cards or none; then again three or none, unless the first answer was to stop."""
    assert COUNTS.count("two extra recalls")[0] == 4


if __name__ == "__main__":
    COUNTS.write()
