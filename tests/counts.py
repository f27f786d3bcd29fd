"""Counting lines, as chess programs do: how many different ways a position can go on, so many answers deep."""

from __future__ import annotations

from itertools import permutations, product

from kuluary.core import CHANCE, Decision, Draw, Drawn, Fate, Game, Roll, State, settle


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
