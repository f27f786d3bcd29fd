"""Golden games: finished games kept as text, one JSON line for the header, each entry and the result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.play import Chooser, at_random, finish

import kuluary
from kuluary.core import KeyedChance, Log, Match, Result, State, find_game, playout


@dataclass(frozen=True)
class Scenario:
    """A game worth keeping: how it is played, and what it has to show."""

    seats: int
    wants: frozenset[str]
    options: Mapping[str, Any] = field(default_factory=dict)
    habit: Chooser = at_random


def write(path: Path, match: Match) -> None:
    """Keep a finished game."""
    log = match.log
    lines = [log.header, *log.entries, match.result]
    path.write_text("".join(f"{kuluary.encode(line)}\n" for line in lines), encoding="utf-8")


def read(path: Path) -> tuple[Log, Result]:
    """Read a kept game back."""
    header, *entries, result = map(kuluary.decode, path.read_text(encoding="utf-8").splitlines())
    return Log(header, tuple(entries)), result


def seed_of(name: str, number: int) -> str:
    """Give the seed of the attempt of that number."""
    return f"golden {name} {number}"


def play_bare(game: str, name: str, scenario: Scenario, number: int) -> State:
    """Play one attempt without log and events; the same game as `play_through`, but fast."""
    shelf = find_game(game)
    state = shelf.new(scenario.seats, shelf.options(scenario.seats, scenario.options))
    rng = Random(number)
    playout(shelf, state, KeyedChance.from_seed(seed_of(name, number)), lambda _, asked: scenario.habit(asked, rng))
    return state


def play_through(game: str, name: str, scenario: Scenario, number: int) -> Match:
    """Play one attempt."""
    match = Match.new(game, seats=scenario.seats, options=scenario.options, seed=seed_of(name, number))
    return finish(match, Random(number), scenario.habit)
