"""One more version of every game's rules: the first seat has to say that it is ready before anything is dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kuluary.core import PASS, Action, Decision, Game, State, Step, find_game, game_names, register


@dataclass(frozen=True, slots=True)
class Ready(Step[State]):
    """Ask the first seat, and do nothing."""

    def ask(self, state: State) -> Sequence[Decision]:
        return (Decision(0, "ready", "H-1.1", (PASS,)),)

    def run(self, state: State, seat: int, action: Action) -> None:
        return None


def newer(game: Game[Any]) -> Game[Any]:
    """Give a game that is played by its own versions, and by one that begins with a question more."""
    latest = int(game.version) + 1

    class Newer(type(game)):  # type: ignore[misc]
        versions = (*game.versions, str(latest))

        def new(self, seats: int, options: Mapping[str, Any], content: Any, rules: int) -> Any:
            state = super().new(seats, options, content, rules)
            if rules >= latest:
                state.then(Ready())
            return state

    return Newer()


def install() -> None:
    """Put the newer games on the shelf."""
    for name in game_names():
        register(newer(find_game(name)))
