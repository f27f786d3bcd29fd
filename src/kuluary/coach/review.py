"""A finished game gone through once more: how the chances went, what each decision cost, what luck had to do with it.

Chances over time are those of the open table, everything known but chance to come. A decision is judged by what its
seat knew then. Luck is what chance did beside what it might have done; skill is what was lost beside the best answers.
What lies between the beginning and the end of a line is its luck, what its seat decided and what the others did.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Final

from kuluary.coach.values import Weighing, standing, weigh
from kuluary.core import CHANCE, Action, Fate, Log, Match, Pack, RandomChance, Text, go_on, settle
from kuluary.core.game import opening
from kuluary.core.state import State
from kuluary.core.text import action_text, prompt_text

NOTABLE: Final = 0.02
"""Losses below this are within what the search may err, and count as none."""
WORTH_TELLING: Final = 0.04
"""An answer is remembered if so much hung on it."""
TURN: Final = 0.08
"""The game turned where an answer changed somebody's chance by so much, at most this often:"""
TURNS: Final = 4
TRIES: Final = 2400
"""How often a question is tried out, all answers together, where it has to be played on to the end."""
JUDGED_TRIES: Final = 240
"""The same where the game judges by itself."""
OPEN_TRIES: Final = 400
LUCK_TRIES: Final = 1200
OTHERS: Final = 8
"""So often chance is asked again to see what it might have done."""
DOUBT: Final = 1.5
"""Standard errors within which chances that were counted in trials are called equal."""
KEPT: Final = 3
"""Answers that are remembered of a question."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An answer in words, with the chance to win it left."""

    text: Text
    chance: float


@dataclass(frozen=True, slots=True)
class Deed:
    """A decision of a seat: what was answered, what would have been best, and why."""

    frame: int
    """The frame of the replay in which it was asked; the next shows what came of it."""
    round: int
    seat: int
    prompt: Text
    played: Weighed
    answers: tuple[Weighed, ...]
    """The best answers, the best first."""
    why: Text | None
    """What speaks for the best of them."""
    loss: float
    """What the answer cost beside the best."""
    merit: float
    """How much better it was than the next, where it was the best."""


@dataclass(frozen=True, slots=True)
class Point:
    """How the table stood after so many answers, in which round."""

    frame: int
    round: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """What was found at one frame of the replay, and about the answer that was given there."""

    point: Point
    luck: tuple[float, ...]
    """What chance did for every seat on the way to this frame."""
    deed: Deed | None


@dataclass(frozen=True, slots=True)
class Review:
    """The whole of it; deeds are those worth telling, and their places are what the rest refers to."""

    points: tuple[Point, ...]
    deeds: tuple[Deed, ...]
    began: tuple[float, ...]
    """The chance of every seat before anything was dealt."""
    luck: tuple[float, ...]
    own: tuple[float, ...]
    """What the decisions of every seat did to its chance with all cards open."""
    skill: tuple[float, ...]
    best: tuple[int | None, ...]
    worst: tuple[int | None, ...]
    turns: tuple[int, ...]
    decisions: tuple[int, ...]
    """How many questions with a choice every seat has answered."""


def review(match: Match, *, effort: float = 1.0) -> Review:
    """Go through a finished game; `effort` is how often things are tried out, beside what is usual."""
    return summary(list(steps(match.log, content=match.pack, effort=effort)))


def steps(log: Log, *, content: Pack | None = None, start: int = 0, effort: float = 1.0) -> Iterator[Step]:
    """Go through a finished game frame by frame, from frame `start` on; the same log gives the same numbers."""
    answers: list[tuple[int, Action | None]] = [entry for entry in log.entries if entry[0] != CHANCE]
    answers.append((CHANCE, None))
    before: State | None = None
    for frame, (match, (seat, action)) in enumerate(zip(Match.walk(log, content=content), answers, strict=True)):
        game, header = match.game, match.header
        if frame == 0:
            before = opening(game, header.seats, header.options, match.pack, header.played_by)[0]
        if frame >= start:
            rng = Random(f"review {frame}")
            chances = standing(game, match.state, rng, _tries(OPEN_TRIES, effort))
            point = Point(frame, game.round(match.state), _rounded(chances[: header.seats]))
            luck = _rounded(_luck(match, before, rng, effort)[: header.seats])
            yield Step(point, luck, None if action is None else _deed(match, frame, seat, action, rng, effort))
        if action is not None:
            before = _before_chance(match, seat, action)


def _before_chance(match: Match, seat: int, action: Action) -> State | None:
    """Give the position after an answer in which chance is asked next; None where it is not."""
    state = match.state.clone()
    if any(action in one.actions for one in match.decisions if one.seat == seat and not one.free):
        state.agenda.pop().run(state, seat, action)
    else:
        match.game.take(state, seat, action)
    settle(state)
    return state if state.agenda and isinstance(state.agenda[-1].ask(state)[0], Fate) else None


def _luck(match: Match, before: State | None, rng: Random, effort: float) -> list[float]:
    """Give what chance has done for every seat beside what it might have done."""
    game = match.game
    if before is None:
        return [0.0] * len(game.outlook(match.state))
    found = standing(game, match.state, rng, _tries(LUCK_TRIES, effort))
    others = []
    for _ in range(OTHERS):
        twin = before.clone()
        go_on(twin, RandomChance(rng).sample)
        others.append(standing(game, twin, rng, _tries(LUCK_TRIES / OTHERS, effort)))
    return [mine - sum(other[seat] for other in others) / OTHERS for seat, mine in enumerate(found)]


def _tries(usual: float, effort: float) -> int:
    """Give how often something is tried out: once at least."""
    return max(1, round(usual * effort))


def _deed(match: Match, frame: int, seat: int, action: Action, rng: Random, effort: float) -> Deed | None:
    """Judge an answer from what its seat knew; None where there was no choice, or it was done freely."""
    asked = next((one for one in match.decisions if one.seat == seat and not one.free), None)
    if asked is None or action not in asked.actions or len(asked.actions) == 1 or match.suggest(asked) is not None:
        return None
    tries = max(30, round((JUDGED_TRIES if match.game.judges else TRIES) * effort))
    weighing = weigh(match, seat, rng, tries=tries, played=action)
    played = weighing.chance_of(action)
    if played is None or len(weighing.answers) == 1:
        return None
    loss = weighing.answers[0].chance - played
    counted = match.game.chance(match.state, seat, 0.0) is None
    doubt = _doubt(weighing, action) if counted else NOTABLE
    others = [one.chance for one in weighing.answers if one.action != action]
    best = weighing.answers[0].action
    known = match.game.redeal(match.state, seat, rng)
    return Deed(
        frame,
        match.game.round(match.state),
        seat,
        prompt_text(match.game, known, asked),
        Weighed(action_text(match.game, known, action, asked), round(played, 4)),
        in_words(match, weighing)[:KEPT],
        match.game.reason(known, asked, best),
        round(loss, 4) if loss >= max(NOTABLE, doubt) else 0.0,
        round(max(0.0, played - max(others)), 4),
    )


def _doubt(weighing: Weighing, action: Action) -> float:
    """Give how far chances that were counted may be apart by accident."""
    best, played = weighing.answers[0], next(one for one in weighing.answers if one.action == action)
    spread = sum(one.chance * (1.0 - one.chance) / max(1, one.tries) for one in (best, played))
    return DOUBT * sqrt(spread)


def in_words(match: Match, weighing: Weighing) -> tuple[Weighed, ...]:
    """Put answers into words, with their chances."""
    asked = weighing.decision
    return tuple(
        Weighed(action_text(match.game, match.state, one.action, asked), round(one.chance, 4))
        for one in weighing.answers
    )


def _rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(value, 4) for value in values)


# All of it together


def summary(found: Sequence[Step]) -> Review:
    """Draw the sum of what was found frame by frame."""
    seats = range(len(found[0].point.chances))
    deeds = [step.deed for step in found if step.deed is not None]
    turns = _turns(found)
    told = [deed for deed in deeds if max(deed.loss, deed.merit) >= WORTH_TELLING or deed.frame in turns]
    best = [_most([(deed.merit, place) for place, deed in enumerate(told) if deed.seat == seat]) for seat in seats]
    worst = [_most([(deed.loss, place) for place, deed in enumerate(told) if deed.seat == seat]) for seat in seats]
    return Review(
        tuple(step.point for step in found),
        tuple(told),
        _rounded([now - luck for now, luck in zip(found[0].point.chances, found[0].luck, strict=True)]),
        _rounded([sum(step.luck[seat] for step in found) for seat in seats]),
        _rounded(_own(found)),
        _rounded([-sum(deed.loss for deed in deeds if deed.seat == seat) for seat in seats]),
        tuple(best),
        tuple(worst),
        tuple(place for place, deed in enumerate(told) if deed.frame in turns),
        tuple(sum(deed.seat == seat for deed in deeds) for seat in seats),
    )


def _decided(found: Sequence[Step]) -> Iterator[tuple[Deed, list[float]]]:
    """Give the decisions, each with how it changed every chance, luck left aside."""
    for step, after in pairwise(found):
        if step.deed is not None:
            chances = zip(step.point.chances, after.point.chances, after.luck, strict=True)
            yield step.deed, [later - now - luck for now, later, luck in chances]


def _own(found: Sequence[Step]) -> list[float]:
    """Give what every seat's decisions did to its chance."""
    own = [0.0] * len(found[0].point.chances)
    for deed, changes in _decided(found):
        own[deed.seat] += changes[deed.seat]
    return own


def _turns(found: Sequence[Step]) -> set[int]:
    """Give the frames whose answers changed a chance most, luck left aside."""
    swings = [(max(map(abs, changes)), deed.frame) for deed, changes in _decided(found)]
    return {frame for swing, frame in sorted(swings, reverse=True)[:TURNS] if swing >= TURN}


def _most(found: Sequence[tuple[float, int]]) -> int | None:
    """Give the place with the highest value, if that is worth telling."""
    value, place = max(found, default=(0.0, 0))
    return place if value >= WORTH_TELLING else None
