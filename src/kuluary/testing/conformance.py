"""The suite for pytest: derive a class and name the game.

    from kuluary.testing.conformance import GameConformance

    class TestMine(GameConformance):
        game = "mine"

Every law becomes a test at every table. The environment variable KULUARY_TRIALS says how many games each plays;
with more than one, earlier versions of the rules are tried too, every two options meet at some table, more positions
are looked at, and bots think longer.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, ClassVar

from kuluary.core import game_names
from kuluary.testing.laws import LAWS
from kuluary.testing.suite import Suite
from kuluary.testing.table import Table

if TYPE_CHECKING:
    import pytest


class GameConformance:
    """Every law at every table of a game, or of every registered game where none is named."""

    game: ClassVar[str | None] = None
    laws: ClassVar[tuple[str, ...]] = tuple(LAWS)
    tables: ClassVar[tuple[Table, ...]] = ()
    """The tables to try; none stands for a few that show every number of seats and every value of every option."""
    settings: ClassVar[dict[str, Any]] = {}
    """What else the suite is given: `looks`, `habit`, `actions`, `locales`, `rules`, …"""

    def test_law(self, suite: Suite, law: str, table: Table) -> None:
        suite.check(law, table, (self.tables or suite.tables).index(table))

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "law" not in metafunc.fixturenames:
            return
        games = int(os.environ.get("KULUARY_TRIALS", "1"))
        often: dict[str, Any] = {"games": games, "together": min(games, 2)}
        often |= {"iterations": 1, "looks": 3} if games == 1 else {}
        suites = [Suite(name, **often | self.settings) for name in ([self.game] if self.game else game_names())]
        rows = [
            (suite, law, table)
            for suite in suites
            for table in (self.tables or suite.tables)
            if table.game == suite.game and (games > 1 or table.rules is None)
            for law in self.laws
        ]
        metafunc.parametrize(("suite", "law", "table"), rows, ids=[f"{law}-{table}" for _, law, table in rows])
