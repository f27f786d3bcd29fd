"""The tables at which a game is tried: every number of seats, every value of every option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, Final

from kuluary.core import Game, Match, find_game

TRIES: Final = 30
"""How many tables are made up to choose the next one from."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game with its number of seats and its options."""

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    content: Path | None = None
    """A folder of content files, where it is not played with the standard ones."""
    rules: str | None = None
    """An earlier version of the rules."""

    def new(self, seed: str) -> Match:
        """Begin a game."""
        return Match.new(
            self.game, seats=self.seats, options=self.options, seed=seed, content=self.content, rules=self.rules
        )

    def __str__(self) -> str:
        given = [f"{name}={_short(value)}" for name, value in self.options.items()]
        given += [] if self.content is None else [f"content={self.content.name}"]
        given += [] if self.rules is None else [f"rules={self.rules}"]
        return " ".join([f"{self.game} {self.seats}", *given])


def tables(name: str, *, together: int = 1) -> tuple[Table, ...]:
    """Give a few tables for every number of seats that show every value of every option.

    With `together=2` every two values of two options meet at some table, with 3 every three. Earlier versions of the
    rules are played with the usual options.
    """
    game = find_game(name)
    newest = [table for seats in game.seats for table in _of_size(game, seats, together)]
    return (*newest, *(Table(name, seats, rules=rules) for rules in game.versions[:-1] for seats in game.seats))


def _of_size(game: Game, seats: int, together: int) -> Iterator[Table]:
    choices = game.choices(seats)
    rng = Random(f"tables {game.name} {seats}")
    yield Table(game.name, seats)
    seen = _meetings({option: default for option, (_, default) in choices.items()}, together)
    wanted = _all_meetings(choices, together)
    number = 0
    while missing := wanted - seen:
        made_up = [{option: rng.choice(values) for option, (values, _) in choices.items()} for _ in range(TRIES)]
        made_up.append({option: values[0] for option, (values, _) in choices.items()} | dict(min(missing, key=repr)))
        best = max(made_up, key=lambda options: len(_meetings(options, together) & missing))
        seen |= _meetings(best, together)
        number += 1
        yield Table(game.name, seats, best | _people(game, seats, rng, bring=number % 2 == 1))


def _people(game: Game, seats: int, rng: Random, *, bring: bool) -> dict[str, Any]:
    """Let seats play other roles than the usual ones; now and then they begin to keep something."""
    given: dict[str, Any] = {}
    if game.roles is not None:
        option, roles = game.roles
        given[option] = rng.sample(roles, seats)
    if game.keepsakes is not None and bring:
        given[game.keepsakes] = [None] * seats
    return given


def _meetings(options: Mapping[str, Any], together: int) -> set[tuple[tuple[str, Any], ...]]:
    """Give the values that meet in some options, so many at a time."""
    return set(combinations(options.items(), min(together, len(options))))


def _all_meetings(
    choices: Mapping[str, tuple[tuple[Any, ...], Any]], together: int
) -> set[tuple[tuple[str, Any], ...]]:
    found: set[tuple[tuple[str, Any], ...]] = set()
    for names in combinations(choices, min(together, len(choices))):
        rows: list[tuple[tuple[str, Any], ...]] = [()]
        for name in names:
            rows = [(*row, (name, value)) for row in rows for value in choices[name][0]]
        found.update(rows)
    return found


def _short(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return ",".join(map(_short, value))
    return f"{len(value)} entries" if isinstance(value, Mapping) else str(value)
