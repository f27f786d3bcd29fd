"""A game as learning programs want it: one seat to act, numbers for its actions, a vector of what it sees, returns."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from pathlib import Path
from typing import Any, Self

from kuluary.core import Action, Match, Pack, Position
from kuluary.lab.codec import Codec, codec
from kuluary.lab.observation import Layout, layout


class Table:
    """A position (or a match, for bots to play along) with its codec and layout.

    Where several seats are asked at once the first of them acts first, as with the house's bots; what a seat may do
    freely is offered to it whenever it is asked.
    """

    def __init__(self, position: Position | Match, seats: int, codec: Codec, layout: Layout) -> None:
        self.position = position
        self.seats = seats
        self.codec = codec
        self.layout = layout
        self.ask()

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: str | int = 0,
        content: Pack | Path | str | None = None,
        bots: bool = False,
    ) -> Self:
        """Begin a game; the same seed and the same actions give the same game. Where bots play along it is a match."""
        kind = Match if bots else Position
        position = kind.new(game, seats=seats, options=options, seed=seed, content=content)
        return cls(position, seats, codec(game, content), layout(game, seats, options))

    @property
    def over(self) -> bool:
        return self.position.over

    def play(self, number: int) -> None:
        """Take the legal action of that number for the seat that is to act."""
        if number not in self.legal:
            raise LookupError(f"{number!r} is none of seat {self.seat}'s legal actions: {sorted(self.legal)}")
        self.position.play(self.seat, self.legal[number])
        self.ask()

    def observe(self, seat: int) -> list[float]:
        """Give what a seat sees."""
        return self.layout.read(self.position.state, seat)

    def returns(self) -> list[float]:
        """Give 1 to every seat that has won and -1 to the others, once the game is over; before that, nothing."""
        if not self.over:
            return [0.0] * self.seats
        winners = self.position.result.winners
        return [1.0 if seat in winners else -1.0 for seat in range(self.seats)]

    def clone(self) -> Self:
        """Give an independent copy with the same chance to come."""
        twin = copy(self)
        twin.position = self.position.clone()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def redeal(self, seat: int, seed: str | int) -> Self:
        """Give a copy in which all that the seat cannot know is drawn anew."""
        return type(self)(self.position.redeal(seat, seed), self.seats, self.codec, self.layout)

    def ask(self) -> None:
        """See who is to act, and what is legal for it."""
        decisions = self.position.decisions
        self.seat = next((decision.seat for decision in decisions if not decision.free), -1)
        """Who is to act, -1 once the game is over."""
        own = (action for decision in decisions if decision.seat == self.seat for action in decision.actions)
        self.legal: dict[int, Action] = self.codec.legal(own)
        """The actions of that seat, by number."""
