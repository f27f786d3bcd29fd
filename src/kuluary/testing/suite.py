"""The suite: every law at every table, in so many games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from kuluary.core import Action
from kuluary.testing.laws import LAWS
from kuluary.testing.play import Habit, at_random
from kuluary.testing.speech import Speech
from kuluary.testing.table import Table, tables
from kuluary.testing.trial import ITERATIONS, Trial


class Broken(AssertionError):
    """A game does not keep a law; the message names the law, the table, the seed, the entry and what is wrong."""


@dataclass(frozen=True)
class Suite:
    """What a game is tried with; two suites with the same settings find the same."""

    game: str
    games: int = 1
    """How many games are played for every law at every table."""
    looks: int = 5
    """In how many positions of a game a costly law looks."""
    together: int = 1
    """How many options' values have to meet at some table: 1 shows each value, 2 each pair."""
    iterations: int = ITERATIONS
    """How much a bot that searches thinks about an answer."""
    seed: str | int = "kit"
    limit: int = 10_000
    """Within how many answers a game has to end."""
    habit: Habit = at_random
    """How games are played."""
    actions: Sequence[Action] = ()
    """Actions that are asked about besides those that the game offers."""
    locales: Path | None = None
    """The folder of the game's messages, `<language>/*.ftl`, if they do not come with kuluary."""
    rules: Path | None = None
    """The folder of the game's rules, `<game>.<language>.md`, if they do not come with kuluary."""

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The tables the game is tried at, unless others are given."""
        return tables(self.game, together=self.together)

    @cached_property
    def speech(self) -> Speech:
        return Speech(self.game, self.locales, self.rules)

    def check(self, law: str, table: Table, turn: int = 0) -> None:
        """Try one law at one table; where its place is told, what takes turns goes on from there. Raises Broken."""
        for number in range(self.games):
            trial = Trial(
                table,
                f"{self.seed} {law} {table} {number}",
                self.speech,
                habit=self.habit,
                looks=self.looks,
                limit=self.limit,
                actions=self.actions,
                iterations=self.iterations,
                turn=turn + number,
            )
            try:
                LAWS[law](trial)
            except Exception as error:
                entry = "" if trial.match is None else f", entry {trial.match.number}"
                why = str(error) if type(error) is AssertionError and str(error) else repr(error)
                doc = str(LAWS[law].__doc__).partition("\n")[0]
                raise Broken(f"law {law!r} ({doc})\n  {table}, seed {trial.seed!r}{entry}:\n  {why}") from error

    def run(self, laws: Iterable[str] = LAWS, tables: Iterable[Table] | None = None) -> None:
        """Try laws at tables; raises Broken with the first failure of every law that is not kept."""
        found = [word for law in laws if (word := self._first(law, self.tables if tables is None else tables))]
        if found:
            raise Broken("\n".join(map(str, found))) from found[0]

    def _first(self, law: str, tables: Iterable[Table]) -> Broken | None:
        try:
            for turn, table in enumerate(tables):
                self.check(law, table, turn)
        except Broken as broken:
            return broken
        return None


def check_game(
    game: str,
    *,
    games: int = 1,
    seed: str | int = "kit",
    together: int = 1,
    locales: Path | None = None,
    rules: Path | None = None,
    laws: Iterable[str] = LAWS,
) -> None:
    """Try a registered game with every law, number of seats and option; raises Broken where one is not kept."""
    Suite(game, games=games, seed=seed, together=together, locales=locales, rules=rules).run(laws)
