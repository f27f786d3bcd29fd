"""Goofspiel as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from examples.goofspiel import view
from examples.goofspiel.rules import TurnPrize
from examples.goofspiel.state import GoofspielState
from examples.goofspiel.words import MOST, WORDS, GoofspielView

from kuluary.core import Game, Line, Result, Score, Text
from kuluary.core.game import Choices


class Goofspiel(Game[GoofspielState]):
    """Prizes are turned one by one; everybody bids a card in secret, and the highest takes the prize."""

    name: ClassVar[str] = "goofspiel"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    words: ClassVar[tuple[type, ...]] = WORDS
    locales: ClassVar[Path | None] = Path(__file__).parent / "locales"
    rules_home: ClassVar[Path | None] = Path(__file__).parent / "digest"

    def choices(self, seats: int) -> Choices:
        """A full suit, or a short game (G-1.1)."""
        return {"cards": ((MOST, 7), MOST)}

    def new(self, seats: int, options: Mapping[str, Any], content: Any, rules: int) -> GoofspielState:
        state = GoofspielState(seats, options["cards"])
        state.then(TurnPrize())
        return state

    def view(self, state: GoofspielState, seat: int | None) -> GoofspielView:
        return view.view(state, seat)

    def redeal(self, state: GoofspielState, seat: int | None, rng: Random) -> GoofspielState:
        return view.redeal(state, seat, rng)

    def table_texts(self, state: GoofspielState, seat: int) -> Sequence[Text]:
        return view.view(state, seat).texts

    def result(self, state: GoofspielState) -> Result:
        """The most points win; equal points share the place (G-3.1)."""
        points = state.points
        places = tuple(1 + sum(other > own for other in points) for own in points)
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        scores = tuple(Score(seat, own, (Line("prizes", own),)) for seat, own in enumerate(points))
        return Result(places, winners, scores, "points" if len(winners) == 1 else "shared")

    def outlook(self, state: GoofspielState) -> Sequence[float]:
        return [float(points) for points in state.points]

    def matter(self, state: GoofspielState) -> int:
        return state.round

    def check(self, state: GoofspielState) -> None:
        """Every prize is somewhere, and everybody holds as many cards, each once."""
        total = state.rounds * (state.rounds + 1) // 2
        assert sum(state.prizes) + state.stake + sum(state.points) == total, "a prize is missing"
        assert len({len(set(state.held(seat))) for seat in range(len(state.hands))}) == 1, "a card is missing"


GAME: Final = Goofspiel()
