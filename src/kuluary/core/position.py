"""A game without log and events, for search and research: it trusts its caller, and a copy costs microseconds."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Self

from kuluary.core.chance import ChanceSource, LightChance
from kuluary.core.content import Pack
from kuluary.core.decision import CHANCE, NOBODY, Action, Decision
from kuluary.core.errors import Illegal, Refusal
from kuluary.core.game import Game, Result, Score, find_game, opening
from kuluary.core.state import State

FINISHED = "H-1.2"


class Position:
    """Where a game stands; chance answers by itself.

    `decisions` are the open questions; `play` takes an action that one of them lists and checks nothing.
    """

    __slots__ = ("chance", "decisions", "game", "state")

    game: Game[Any]
    state: State
    chance: ChanceSource
    decisions: Sequence[Decision]

    def __init__(self, game: Game[Any], state: State, chance: ChanceSource) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self._advance()

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: str | int = 0,
        content: Pack | Path | str | None = None,
    ) -> Self:
        """Begin a game; the same seed and the same answers give the same game."""
        found = find_game(game)
        state, _ = opening(found, seats, {} if options is None else options, found.pack(content), found.version)
        return cls(found, state, LightChance(_number(seed)))

    def play(self, seat: int, action: Action) -> None:
        """Answer a decision with one of its actions, and go on to the next question."""
        game = self.game
        state = self.state
        if game.has_free and self._is_free(seat, action):
            game.take(state, seat, action)
        else:
            state.agenda.pop().run(state, seat, action)
        self._advance()

    def clone(self) -> Self:
        """Give an independent copy with the same chance to come."""
        twin = object.__new__(type(self))
        twin.game = self.game
        twin.state = self.state.clone()
        twin.chance = self.chance.clone()
        twin.decisions = self.decisions
        return twin

    def __copy__(self) -> Self:
        return self.clone()

    def redeal(self, seat: int | None, seed: str | int) -> Self:
        """Give a copy in which all that the seat cannot know, chance to come included, is drawn anew from `seed`."""
        rng = Random(seed)
        return type(self)(self.game, self.game.redeal(self.state, seat, rng), LightChance(rng.getrandbits(128)))

    @property
    def over(self) -> bool:
        """Whether the agenda is empty."""
        return not self.state.agenda

    @property
    def result(self) -> Result:
        """How the game ended; before that there is no result, and asking for it raises Illegal."""
        if self.state.agenda:
            raise Illegal(Refusal("not_over", FINISHED))
        return self.game.result(self.state)

    @property
    def scores(self) -> tuple[Score, ...]:
        """The score of every seat, line by line, once the game is over."""
        return self.result.scores

    def __repr__(self) -> str:
        return f"<Position of {self.game.name}, {asked_text(self.decisions)}>"

    def _is_free(self, seat: int, action: Action) -> bool:
        """Tell whether the action answers no pending question of the seat, but is one it may take at any moment."""
        free = False
        for decision in self.decisions:
            if decision.seat == seat and action in decision.actions:
                if not decision.free:
                    return False
                free = True
        return free

    def _advance(self) -> None:
        """Go on until a seat is asked or the game is over."""
        state = self.state
        agenda = state.agenda
        while agenda:
            step = agenda[-1]
            asked: Sequence[Any] = step.ask(state)
            if not asked:
                agenda.pop()
                step.run(state, NOBODY, None)
            elif asked[0].seat == CHANCE:
                agenda.pop()
                step.run(state, CHANCE, self.chance.sample(asked[0]))
            else:
                self.decisions = (*asked, *self.game.free(state)) if self.game.has_free else asked
                return
        self.decisions = ()


def asked_text(decisions: Sequence[Decision]) -> str:
    """Say in a few words what is asked of whom."""
    asked = [f"seat {d.seat}: {d.prompt} ({len(d.actions)})" for d in decisions if not d.free]
    return "; ".join(asked) if asked else "over"


def _number(seed: str | int) -> int:
    return int.from_bytes(hashlib.sha256(f"kuluary position {seed}".encode()).digest()[:16], "big")
