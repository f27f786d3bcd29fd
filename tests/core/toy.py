"""A toy game for the parts of the engine that no card game uses: dice, free actions, a step that explains nothing.

Each seat may take a die's points or pass, until all have; at any moment a seat may wave, once. Most points win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from kuluary.core import (
    PASS,
    Action,
    Decision,
    Drawn,
    Event,
    Fate,
    Game,
    Line,
    Refusal,
    Result,
    Roll,
    Score,
    State,
    Step,
    event,
)


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the points of the die."""

    twice: bool = False


@dataclass(frozen=True, slots=True)
class Wave(Action):
    """Wave, at any moment, once."""


@event
class Rolled(Event):
    """The die shows a face."""

    reveals: ClassVar[bool] = True
    face: int


@event
class Waved(Event):
    """A seat has waved."""

    seat: int


class ToyState(State):
    """Points, the die, and who has waved."""

    __slots__ = ("die", "points", "waved")

    die: int
    points: list[int]
    waved: list[bool]

    def clone(self) -> ToyState:
        twin = ToyState()
        twin.agenda, twin.news = self.agenda[:], None
        twin.die, twin.points, twin.waved = self.die, self.points[:], self.waved[:]
        return twin


@dataclass(frozen=True, slots=True)
class RollDie(Step):
    """Chance rolls, then everyone who waits is asked at once."""

    waiting: tuple[int, ...]

    def ask(self, state: ToyState) -> Sequence[Fate]:
        return (Roll("roll", "T-1.1", 1, 6),)

    def run(self, state: ToyState, seat: int, action: Drawn) -> None:
        state.die = action.values[0] + 1
        state.tell(Rolled(state.die))
        state.then(Offer(self.waiting))


@dataclass(frozen=True, slots=True)
class Offer(Step):
    """Every waiting seat takes the die or passes; whoever passes is asked after another roll."""

    waiting: tuple[int, ...]

    def ask(self, state: ToyState) -> Sequence[Decision]:
        return tuple(Decision(seat, "take", "T-1.2", (Take(), PASS)) for seat in self.waiting)

    def run(self, state: ToyState, seat: int, action: Action) -> None:
        rest = tuple(other for other in self.waiting if other != seat)
        if isinstance(action, Take):
            state.points[seat] += state.die
        if rest:
            state.then(Offer(rest))


class Toy(Game):
    """The game of the tests of the core."""

    name: ClassVar[str] = "toy"
    seats: ClassVar[tuple[int, ...]] = (2, 3)
    words: ClassVar[tuple[type, ...]] = (Take, Wave, Rolled, Waved)
    has_free: ClassVar[bool] = True

    def options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return {"rolls": options.get("rolls", 2)}

    def new(self, seats: int, options: Mapping[str, Any], content: Any, rules: int) -> ToyState:
        state = ToyState()
        state.agenda, state.news = [], None
        state.die, state.points, state.waved = 0, [0] * seats, [False] * seats
        state.then(*(RollDie(tuple(range(seats))) for _ in range(options["rolls"])))
        return state

    def free(self, state: ToyState) -> Sequence[Decision]:
        return [Decision(seat, "wave", "T-2.1", (Wave(),), True) for seat, done in enumerate(state.waved) if not done]

    def take(self, state: ToyState, seat: int, action: Any) -> None:
        state.waved[seat] = True
        state.tell(Waved(seat))

    def refuse_free(self, state: ToyState, seat: int, action: Action) -> Refusal | None:
        return Refusal("waved", "T-2.1") if isinstance(action, Wave) else None

    def view(self, state: ToyState, seat: int | None) -> Any:
        return (state.die, tuple(state.points), tuple(state.waved))

    def redeal(self, state: ToyState, seat: int | None, rng: Random) -> ToyState:
        return state.clone()

    def result(self, state: ToyState) -> Result:
        scores = tuple(Score(seat, points, (Line("die", points),)) for seat, points in enumerate(state.points))
        places = tuple(1 + sum(other > points for other in state.points) for points in state.points)
        return Result(places, tuple(seat for seat, place in enumerate(places) if place == 1), scores, "points")

    def check(self, state: ToyState) -> None:
        assert min(state.points) >= 0
