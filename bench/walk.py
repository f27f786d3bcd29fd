"""A game longer than any real one, of steps that can all be taken back: `KULUARY_GAMES=bench.walk`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final

from kuluary.core import Action, Decision, Event, Game, Line, Result, Score, State, Step, event

LENGTH: Final = 2000
TURN: Final = 10
"""Steps that one seat takes before the other does."""
WAYS: Final = 8


@dataclass(frozen=True, slots=True)
class Walk(Action):
    """Take a step."""

    way: int


@event
class Walked(Event):
    """A step was taken."""

    seat: int
    way: int


@dataclass(frozen=True, slots=True)
class WalkView:
    """How far everybody is."""

    steps: int
    at: tuple[int, ...]


class WalkState(State):
    """Where everybody stands."""

    __slots__ = ("at", "steps")

    def __init__(self, seats: int) -> None:
        """Begin at nothing."""
        self.agenda, self.news = [], None
        self.at, self.steps = [0] * seats, 0

    def clone(self) -> WalkState:
        """Give an independent copy that listens to nothing."""
        twin = WalkState.__new__(WalkState)
        twin.agenda, twin.news, twin.at, twin.steps = self.agenda[:], None, self.at[:], self.steps
        return twin


@dataclass(frozen=True, slots=True)
class Go(Step[WalkState]):
    """Ask whose turn it is for the next step."""

    def ask(self, state: WalkState) -> Sequence[Decision]:
        return [Decision(state.steps // TURN % len(state.at), "walk", "W-1", tuple(map(Walk, range(WAYS))))]

    def run(self, state: WalkState, seat: int, action: Walk) -> None:
        state.at[seat] += action.way
        state.steps += 1
        state.tell(Walked(seat, action.way))
        if state.steps < LENGTH:
            state.then(Go())


class LongWalk(Game[WalkState]):
    """Nothing but steps."""

    name: ClassVar[str] = "walk"
    seats: ClassVar[tuple[int, ...]] = (2,)
    words: ClassVar[tuple[type, ...]] = (Walk, Walked, WalkView)

    def new(self, seats: int, options: Mapping[str, Any], content: Any, rules: int) -> WalkState:
        state = WalkState(seats)
        state.then(Go())
        return state

    def view(self, state: WalkState, seat: int | None) -> WalkView:
        return WalkView(state.steps, tuple(state.at))

    def redeal(self, state: WalkState, seat: int | None, rng: Random) -> WalkState:
        return state.clone()

    def result(self, state: WalkState) -> Result:
        best = max(state.at)
        winners = tuple(seat for seat, at in enumerate(state.at) if at == best)
        places = tuple(1 + sum(other > own for other in state.at) for own in state.at)
        return Result(
            places, winners, tuple(Score(seat, at, (Line("steps", at),)) for seat, at in enumerate(state.at)), "far"
        )


GAME: Final = LongWalk()
