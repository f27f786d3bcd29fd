"""Golden games: finished games kept as text, one JSON line for the header, each entry and the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.play import Chooser, at_random, finish

import kuluary
from kuluary.core import CHANCE, Action, Decision, KeyedChance, Log, Match, Result, State, find_game, playout

Thinker = Callable[[Any, Sequence[Decision], Random], tuple[Decision, Action]]
"""A chooser that looks at the position too."""


@dataclass(frozen=True)
class Scenario:
    """A game worth keeping: how it is played, and what it has to show."""

    seats: int
    wants: frozenset[str]
    options: Mapping[str, Any] | Callable[[], Mapping[str, Any]] = field(default_factory=dict)
    """Options of the table, or what gives them when the game is recorded."""
    habit: Chooser = at_random
    thought: Thinker | None = None
    """How the game is played where the questions alone are not enough; goes before `habit`."""
    content: Path | None = None

    def table(self) -> Mapping[str, Any]:
        """Give the options."""
        return self.options() if callable(self.options) else self.options

    def choose(self, state: State, asked: Sequence[Decision], rng: Random) -> tuple[Decision, Action]:
        """Choose an answer."""
        return self.habit(asked, rng) if self.thought is None else self.thought(state, asked, rng)


def write(path: Path, match: Match) -> None:
    """Keep a finished game."""
    log = match.log
    lines = [log.header, *log.entries, match.result]
    path.write_text("".join(f"{kuluary.encode(line)}\n" for line in lines), encoding="utf-8")


def read(path: Path) -> tuple[Log, Result]:
    """Read a kept game back."""
    header, *entries, result = map(kuluary.decode, path.read_text(encoding="utf-8").splitlines())
    return Log(header, tuple(entries)), result


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
    playout(shelf, state, chance, lambda now, asked: scenario.choose(now, asked, rng))
    return state


def play_through(game: str, name: str, scenario: Scenario, number: int) -> Match:
    """Play one attempt."""
    seed = seed_of(name, number)
    match = Match.new(game, seats=scenario.seats, options=scenario.table(), seed=seed, content=scenario.content)
    return finish(match, Random(number), lambda asked, rng: scenario.choose(match.state, asked, rng))
