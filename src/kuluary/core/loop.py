"""The loop over the agenda: no log, no events, no match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from kuluary.core.decision import CHANCE, NOBODY, Action, Decision, Fate

if TYPE_CHECKING:
    from kuluary.core.chance import ChanceSource, Drawn
    from kuluary.core.game import Game
    from kuluary.core.state import State
    from kuluary.core.step import Step

Answer = Callable[[Sequence[Decision]], "tuple[Decision, Action] | None"]
"""Chooses among open questions; None leaves them open and stops the loop."""
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


def go_on(
    state: State,
    sample: Callable[[Fate], Drawn],
    answer: Answer | None = None,
    *,
    floor: int = 0,
    liberties: Game[Any] | None = None,
    before: Callable[[Step[Any]], bool] | None = None,
    until: Callable[[], bool] | None = None,
) -> Sequence[Decision]:
    """Carry out the agenda down to `floor` steps: chance answers by `sample`, seats by `answer`.

    Gives the questions at which it stopped (without `answer`, the first to any seat), none where it ran its course,
    came `before` a step that shall not be asked, or `until` was so at a question. What the game of `liberties` allows
    at any moment is offered beside every question.
    """
    agenda = state.agenda
    while len(agenda) > floor:
        step = agenda[-1]
        if before is not None and before(step):
            return ()
        asked: Sequence[Any] = step.ask(state)
        if not asked:
            agenda.pop()
            step.run(state, NOBODY, None)
            continue
        if until is not None and until():
            return ()
        first = asked[0]
        if first.seat == CHANCE:
            agenda.pop()
            step.run(state, CHANCE, sample(first))
            continue
        if liberties is not None:
            asked = (*asked, *liberties.free(state))
        if answer is None:
            return asked
        chosen = answer(asked)
        if chosen is None:
            return asked
        decision, action = chosen
        if decision.free and liberties is not None:
            liberties.take(state, decision.seat, action)
        else:
            agenda.pop()
            step.run(state, decision.seat, action)
    return ()


def playout(game: Game[Any], state: State, chance: ChanceSource, choose: Chooser) -> int:
    """Play to the end of the game and give the number of decisions that seats have made; chance is not counted."""
    count = 0

    def counted(asked: Sequence[Decision]) -> tuple[Decision, Action]:
        nonlocal count
        count += 1
        return choose(state, asked)

    go_on(state, chance.sample, counted, liberties=game if game.has_free else None)
    return count


def random_playout(game: Game[Any], state: State, chance: ChanceSource, random: Callable[[], float]) -> int:
    """Play to the end with every answer drawn evenly: `go_on` with the choice written out for speed."""
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
