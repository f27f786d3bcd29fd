"""Golden games: finished games kept as text, one JSON line for the header, each entry and the result.

A game keeps them in `tests/<game>/golden`, and says in `tests/<game>/scenarios.py` what each of them is kept for:
`SCENARIOS` by name, `EVERYTHING` that the game can show, `IN_THE_STATE` what of it the last position alone shows
(`state_features`), `NEVER` what no game is expected to show, and `features`, which names what a finished game shows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import kuluary
from kuluary.core import CHANCE, KeyedChance, Log, Match, Result, State, find_game, playout
from kuluary.testing.play import Habit, at_random, finish

TESTS = Path(__file__).parent


@dataclass(frozen=True)
class Scenario:
    """A game worth keeping: how it is played, and what it has to show."""

    seats: int
    wants: frozenset[str]
    options: Mapping[str, Any] | Callable[[], Mapping[str, Any]] = field(default_factory=dict)
    """Options of the table, or what gives them when the game is recorded."""
    habit: Habit = at_random
    content: Path | None = None

    def table(self) -> Mapping[str, Any]:
        """Give the options."""
        return self.options() if callable(self.options) else self.options


def scenarios(game: str) -> Any:
    """Give the module in which a game declares its golden games."""
    return import_module(f"tests.{game}.scenarios")


def path_of(game: str, name: str) -> Path:
    """Give the file of a golden game."""
    return TESTS / game / "golden" / f"{name}.jsonl"


def write(path: Path, match: Match) -> None:
    """Keep a finished game."""
    log = match.log
    lines = [log.header, *log.entries, match.result]
    path.write_text("".join(f"{kuluary.encode(line)}\n" for line in lines), encoding="utf-8")


def read(path: Path) -> tuple[Log, Result]:
    """Read a kept game back."""
    header, *entries, result = map(kuluary.decode, path.read_text(encoding="utf-8").splitlines())
    return Log(header, tuple(entries)), result


def replayed(game: str, name: str) -> Match:
    """Play a golden game again."""
    return Match.replay(read(path_of(game, name))[0], content=scenarios(game).SCENARIOS[name].content)


@cache
def shown(game: str, name: str) -> frozenset[str]:
    """Name everything a golden game shows."""
    return frozenset(scenarios(game).features(replayed(game, name)))


def prompts(match: Match) -> set[str]:
    """Play the game once more, chance from its key, to see what was asked."""
    found = set()
    again = Match.replay(match.log, upto=0, content=match.pack)
    for seat, action in match.entries:
        if seat != CHANCE:
            found |= {decision.prompt for decision in again.decisions}
            again.play(seat, action)
    return found


def seed_of(name: str, number: int) -> str:
    """Give the seed of the attempt of that number."""
    return f"golden {name} {number}"


def play_bare(game: str, name: str, scenario: Scenario, number: int) -> State:
    """Play one attempt without log and events; the same game as `play_through`, but fast."""
    shelf = find_game(game)
    state = shelf.begin(scenario.seats, scenario.table(), scenario.content)
    rng = Random(number)
    chance = KeyedChance.from_seed(seed_of(name, number))
    playout(shelf, state, chance, lambda now, asked: scenario.habit(now, asked, rng))
    return state


def play_through(game: str, name: str, scenario: Scenario, number: int) -> Match:
    """Play one attempt."""
    seed = seed_of(name, number)
    match = Match.new(game, seats=scenario.seats, options=scenario.table(), seed=seed, content=scenario.content)
    return finish(match, Random(number), scenario.habit)
