"""Counting lines, as chess programs do: how many different ways a position can go on, so many answers deep."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations, product
from pathlib import Path

from kuluary.core import CHANCE, Decision, Draw, Drawn, Fate, Game, Roll, State, settle


class Counts:
    """The counts of a game's fixed positions by depth, and the file in which they are kept."""

    def __init__(
        self, file: Path, game: Game, positions: Mapping[str, Callable[[], State]], depths: Sequence[int]
    ) -> None:
        self.file = file
        self.game = game
        self.positions = positions
        self.depths = depths

    def count(self, name: str) -> list[int]:
        """Count the lines from a position."""
        state = self.positions[name]()
        return [lines(self.game, state, depth) for depth in self.depths]

    def kept(self, name: str) -> list[int]:
        """Give what was counted when the file was written."""
        return list(json.loads(self.file.read_text(encoding="utf-8"))[name])

    def write(self) -> None:
        """Count everything anew."""
        found = {name: self.count(name) for name in self.positions}
        rows = ",\n".join(f"  {json.dumps(name, ensure_ascii=False)}: {json.dumps(n)}" for name, n in found.items())
        self.file.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


def lines(game: Game, state: State, depth: int) -> int:
    """Count the lines of `depth` answers; outcomes of chance branch but are no answers; a game that ends is a line."""
    twin = state.clone()
    asked = settle(twin)
    if not asked:
        return 1
    if isinstance(asked[0], Fate):
        return sum(lines(game, after(game, twin, None, outcome), depth) for outcome in outcomes(asked[0]))
    if depth == 0:
        return 1
    questions = [question for question in (*asked, *game.free(twin)) if isinstance(question, Decision)]
    return sum(
        lines(game, after(game, twin, question, action), depth - 1)
        for question in questions
        for action in question.actions
    )


def after(game: Game, state: State, question: Decision | None, action: object) -> State:
    """Give a copy in which a question, or chance, has been answered."""
    twin = state.clone()
    if question is not None and question.free:
        game.take(twin, question.seat, action)
        return twin
    twin.agenda.pop().run(twin, CHANCE if question is None else question.seat, action)
    return twin


def outcomes(fate: Fate) -> list[Drawn]:
    """List every outcome of chance, once each."""
    if isinstance(fate, Draw):
        return [Drawn(values) for values in sorted(set(permutations(fate.bag, fate.count)))]
    assert isinstance(fate, Roll)
    return [Drawn(values) for values in product(range(fate.sides), repeat=fate.count)]
