"""One game in which a law is tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any, Final

from kuluary.core import PASS, Action, Decision, Game, Match, find_game
from kuluary.testing.play import Habit, at_random, finish, positions
from kuluary.testing.speech import Speech
from kuluary.testing.table import Table

ODD_NUMBERS: Final = (-1, 0, 1, 2, 7, 99)
ITERATIONS: Final = 6
"""How much a bot that searches thinks about an answer, where nothing else is said."""
PROBES: Final = 12
"""How many actions are asked about at a time."""


@dataclass
class Trial:
    """A table, a seed, and how much is looked at; the same trial plays the same game as often as it is asked to."""

    table: Table
    seed: str
    speech: Speech
    habit: Habit = at_random
    looks: int = 5
    """In how many positions of the game a costly law looks."""
    limit: int = 10_000
    """Within how many answers the game has to end."""
    actions: Sequence[Action] = ()
    """Actions that are asked about besides those that the game itself offers."""
    iterations: int = ITERATIONS
    """How much a bot that searches thinks about an answer."""
    turn: int = 0
    """Which of the trials of a law this is, for what takes turns in them."""
    match: Match | None = None
    """Where the trial stands."""
    _length: int | None = None
    """How many answers the game takes, once it was played."""

    @property
    def game(self) -> Game:
        return find_game(self.table.game)

    @property
    def chairs(self) -> tuple[int | None, ...]:
        """Everyone who sees something: the seats, and a spectator."""
        return (*range(self.table.seats), None)

    def rng(self, name: str) -> Random:
        """Give a generator of its own for something to be drawn."""
        return Random(f"{name} {self.seed}")

    def begin(self) -> Match:
        """Begin the game."""
        self.match = self.table.new(self.seed)
        return self.match

    def positions(self) -> Iterator[Match]:
        """Play the game, giving the match before every answer and once more when it is over."""
        for number, match in enumerate(positions(self.begin(), self.rng("answers"), self.habit)):
            if number > self.limit:
                raise AssertionError(f"the game is not over after {self.limit} answers")
            yield match
        self._length = number

    def finished(self) -> Match:
        """Play the game to its end."""
        *_, match = self.positions()
        return match

    def stops(self, looks: int | None = None) -> Iterator[Match]:
        """Play the game, giving the match in a few positions spread at random: the first always, the last never."""
        count = self.looks if looks is None else looks
        if self._length is None:
            self.finished()
        length = self._length or 0
        chosen = {0, *self.rng("stops").sample(range(length), min(count - 1, length))}
        last = max(chosen)
        for number, match in enumerate(self.positions()):
            if number in chosen:
                yield match
            if number == last:
                return

    def played_on(self, match: Match) -> Match:
        """Play a match to its end, in the same way each time."""
        return finish(match, self.rng("on"), self.habit)

    def probes(self) -> list[Action]:
        """Give actions to ask about: what is offered to anyone in the game, and the same with other numbers in it."""
        seen = {action: None for match in self.positions() for action in offered(match.decisions)}
        rng = self.rng("probes")
        odd = [found for action in seen if (found := _other_numbers(action, rng)) is not None]
        return [PASS, *seen, *odd, *self.actions]


def some(probes: Sequence[Action], rng: Random) -> list[Action]:
    """Draw a few of the actions to ask about."""
    return rng.sample(probes, min(PROBES, len(probes)))


def offered(decisions: Sequence[Decision], seat: int | None = None) -> Iterator[Action]:
    """Give the listed answers: all, or those of one seat."""
    return (action for one in decisions if seat is None or one.seat == seat for action in one.actions)


def _other_numbers(action: Action, rng: Random) -> Action | None:
    """Give an action with one of its numbers replaced by any; None where it has none."""
    known: Any = action
    numbers = [field.name for field in fields(known) if type(getattr(action, field.name)) is int]
    return replace(known, **{rng.choice(numbers): rng.choice(ODD_NUMBERS)}) if numbers else None
