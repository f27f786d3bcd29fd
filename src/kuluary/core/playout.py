"""The bare loops: no log, no events, no match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from kuluary.core.decision import CHANCE, NOBODY, Action, Decision, Fate

if TYPE_CHECKING:
    from kuluary.core.chance import ChanceSource
    from kuluary.core.game import Game
    from kuluary.core.state import State

Chooser = Callable[["State", Sequence[Decision]], tuple[Decision, Action]]


def settle(state: State) -> Sequence[Decision | Fate]:
    """Run every step that needs nobody, and give the questions of the first that does; none at the end of the game."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        asked = step.ask(state)
        if asked:
            return asked
        agenda.pop()
        step.run(state, NOBODY, None)
    return ()


def playout(game: Game, state: State, chance: ChanceSource, choose: Chooser) -> int:
    """Play to the end of the game and give the number of decisions that seats have made; chance is not counted."""
    agenda = state.agenda
    sample = chance.sample
    has_free = game.has_free
    count = 0
    while agenda:
        step = agenda[-1]
        asked = step.ask(state)
        if not asked:
            agenda.pop()
            step.run(state, NOBODY, None)
            continue
        first = asked[0]
        if isinstance(first, Fate):
            agenda.pop()
            step.run(state, CHANCE, sample(first))
            continue
        if has_free:
            asked = (*asked, *game.free(state))
        decision, action = choose(state, asked)  # type: ignore[arg-type]  # a step that asks chance asks nobody else
        count += 1
        if decision.free:
            game.take(state, decision.seat, action)
            continue
        agenda.pop()
        step.run(state, decision.seat, action)
    return count


def random_playout(game: Game, state: State, chance: ChanceSource, random: Callable[[], float]) -> int:
    """Play to the end with every answer drawn evenly; the loop of `playout` with the choice written out for speed."""
    agenda = state.agenda
    take_off = agenda.pop
    sample = chance.sample
    has_free = game.has_free
    count = 0
    while agenda:
        step = agenda[-1]
        asked: Sequence[Any] = step.ask(state)
        if not asked:
            take_off()
            step.run(state, NOBODY, None)
            continue
        question = asked[0]
        seat = question.seat
        if seat == CHANCE:
            take_off()
            step.run(state, seat, sample(question))
            continue
        if has_free:
            asked = (*asked, *game.free(state))
        if len(asked) > 1:
            question = asked[int(random() * len(asked))]
            seat = question.seat
        actions = question.actions
        count += 1
        if has_free and question.free:
            game.take(state, seat, actions[int(random() * len(actions))])
            continue
        take_off()
        step.run(state, seat, actions[int(random() * len(actions))])
    return count
