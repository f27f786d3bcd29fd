"""Lessons: a real match with fixed chance and scripted opponents, and what is said and awaited at each step of it.

A lesson is data, `lessons/first.toml` beside the code of its game. The learner's answers are counted: so many answers
into the match is the step that awaits the next one, whoever left and came back in between.
"""

from __future__ import annotations

import inspect
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from kuluary import bots
from kuluary.core import CHANCE, Action, ContentError, Match, find_game
from kuluary.encoding import plain

LEVEL: Final = "lesson"
"""Who sits at the seats of a lesson: a bot that follows the script."""

Pattern = dict[str, Any]
"""Actions that have these values in these fields; a list of values stands for any of them."""


class Wrong(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an answer is told that was not awaited; nothing is played."""

    say: str
    when: Pattern = {}


class Cue(Struct, frozen=True, forbid_unknown_fields=True):
    """What a scripted seat does."""

    seat: int
    does: Pattern


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that is said, and where nothing but reading is asked, no more than that."""

    say: str
    """The message `<game>-lesson-<say>`, its heading under `.title` and what is waited for under `.wait`."""
    at: list[str] = []
    """Where: `card:12` as a piece is named by `data-card`, or a place the board names by `data-spot`."""
    awaits: list[Pattern] = []
    """The actions that lead on; the first of them is what the script plays and what is shown to who asks."""
    times: int = 1
    """How many answers it takes, in whatever order."""
    wrong: list[Wrong] = []
    then: list[Cue] = []
    """What the others do next; without a line they play as a simple bot would, once the learner need not answer."""


class Unseen(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer of the learner that the script gives; without `does` a simple bot does."""

    does: Pattern = {}
    then: list[Cue] = []


class LessonChapter(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a lesson that can be begun by itself; its title is the message `<game>-lesson-<id>`."""

    id: str
    steps: list[LessonStep]
    skip: list[Unseen] = []
    """The answers that are given for the learner before it begins."""

    @property
    def answers(self) -> list[LessonStep]:
        """The step behind each answer that is awaited."""
        found: list[LessonStep] = []
        for step in self.steps:
            if step.awaits:
                found += [*[msgspec.structs.replace(step, then=[])] * (step.times - 1), step]
        return found


class Hint(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is said the first time a question of that name is asked, at a table that is no lesson any more."""

    say: str
    on: str
    at: list[str]
    where: dict[str, Any] = {}
    """What the options of the table are, or how many `seats` it has, where that matters."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first evening with a game."""

    minutes: int
    seats: int
    seat: int
    """Where the learner sits."""
    seed: str
    """What chance is made of: the same for everyone who learns."""
    content: str
    """The digest of the pack it was written for: cards that came later change nothing in it."""
    chapters: list[LessonChapter]
    options: dict[str, Any] = {}
    before: list[Cue] = []
    """What the others do before the learner's first answer."""
    hints: list[Hint] = []

    @property
    def script(self) -> list[LessonStep | Unseen]:
        """What stands behind each answer of the learner."""
        found: list[LessonStep | Unseen] = []
        for chapter in self.chapters:
            found += [*chapter.skip, *chapter.answers]
        return found

    def begins(self, chapter: int) -> int:
        """After how many answers of the learner a chapter begins."""
        before = sum(len(part.skip) + len(part.answers) for part in self.chapters[:chapter])
        return before + len(self.chapters[chapter].skip)


@cache
def lesson_of(game: str) -> Lesson | None:
    """Give the lesson of a game, None where it has none; raises ContentError where the file says what it cannot."""
    path = Path(inspect.getfile(type(find_game(game)))).parent / "lessons" / "first.toml"
    if not path.is_file():
        return None
    return read_lesson(game, path.read_text(encoding="utf-8"))


def read_lesson(game: str, text: str) -> Lesson:
    """Read a lesson; raises ContentError naming the place where it is none."""
    try:
        lesson = msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"the lesson of {game} cannot be read: {error}", file="first.toml") from None
    known = {f"{game}.{cls.__name__}": cls for cls in find_game(game).words if issubclass(cls, Action)}
    for pattern in _patterns(lesson):
        tag = pattern.get("type")
        if tag == "Pass" or (tag is None and not pattern):
            continue
        fields = {"type", *getattr(known.get(str(tag)), "__dataclass_fields__", ())}
        if tag is not None and tag not in known:
            raise ContentError(f"the lesson of {game} speaks of {tag!r}, which is no action", file="first.toml")
        if strange := [name for name in pattern if tag is not None and name not in fields]:
            raise ContentError(f"the lesson of {game}: {tag} has no {', '.join(strange)}", file="first.toml")
    seats = [line.seat for step in lesson.script for line in step.then]
    if wrong := [seat for seat in seats if seat not in range(lesson.seats) or seat == lesson.seat]:
        raise ContentError(f"the lesson of {game} has no scripted seat {wrong[0]}", file="first.toml")
    return lesson


def _patterns(lesson: Lesson) -> Iterator[Pattern]:
    for line in lesson.before:
        yield line.does
    for step in lesson.script:
        yield from step.awaits if isinstance(step, LessonStep) else [step.does]
        yield from (wrong.when for wrong in step.wrong) if isinstance(step, LessonStep) else ()
        yield from (line.does for line in step.then)


def fits(action: Action, pattern: Pattern) -> bool:
    """Tell whether an action is one of those a pattern means."""
    words = plain(action)
    return all(_agrees(words.get(name), wanted) for name, wanted in pattern.items())


def _agrees(value: Any, wanted: Any) -> bool:
    return bool(value == wanted or (isinstance(wanted, list) and not isinstance(value, list) and value in wanted))


# Playing it


def begin(game: str, lesson: Lesson) -> Match:
    """Give the match of a lesson before anybody has answered."""
    pack = find_game(game).find_pack(lesson.content)
    if pack is None:
        raise ContentError(f"nobody has the content of the lesson of {game}, {lesson.content}", file="first.toml")
    return Match.new(game, seats=lesson.seats, options=lesson.options, seed=lesson.seed, content=pack)


def due(lesson: Lesson, match: Match) -> int | None:
    """Give the scripted seat that has to answer now: by the script, or because the learner need not."""
    line = _line(lesson, match)
    if line is not None and _meant(match, line.seat, line.does):
        return line.seat
    asked = sorted({item.seat for item in match.decisions if not item.free})
    return None if lesson.seat in asked or not asked else asked[0]


def reply(lesson: Lesson, match: Match, seat: int) -> Action:
    """Give the answer of a seat: its line where it has one, else what a simple bot makes of it, always the same."""
    line = _line(lesson, match)
    found = _meant(match, seat, line.does) if line is not None and line.seat == seat else []
    if found:
        return found[0]
    seed = f"{lesson.seed} {match.number}"
    return bots.make(match.game.name, "greedy", seed).choose(match.redeal(seat, seed), seat)


def play_on(lesson: Lesson, match: Match) -> None:
    """Let the others answer until it is the learner's turn."""
    while (seat := due(lesson, match)) is not None:
        match.play(seat, reply(lesson, match, seat))


def play_to(lesson: Lesson, match: Match, chapter: int) -> None:
    """Play the script up to the beginning of a chapter."""
    play_on(lesson, match)
    for step in lesson.script[: lesson.begins(chapter)]:
        found = awaited(lesson, match, step)
        match.play(lesson.seat, found[0] if found else reply(lesson, match, lesson.seat))
        play_on(lesson, match)


def awaited(lesson: Lesson, match: Match, step: LessonStep | Unseen) -> list[Action]:
    """Give the legal actions that lead on, those of the first pattern first."""
    patterns = step.awaits if isinstance(step, LessonStep) else [step.does] if step.does else []
    found = [action for pattern in patterns for action in _meant(match, lesson.seat, pattern)]
    return list(dict.fromkeys(found))


def _meant(match: Match, seat: int, pattern: Pattern) -> list[Action]:
    actions = [action for item in match.decisions if item.seat == seat for action in item.actions]
    return [action for action in actions if fits(action, pattern)]


def _line(lesson: Lesson, match: Match) -> Cue | None:
    """Give the line that comes next after the learner's last answer."""
    seats = [seat for seat, _ in match.entries if seat != CHANCE]
    last = max((at for at, seat in enumerate(seats) if seat == lesson.seat), default=-1)
    count, since = seats.count(lesson.seat), len(seats) - 1 - last
    script = lesson.script
    lines = lesson.before if count == 0 else script[count - 1].then if count <= len(script) else []
    return lines[since] if since < len(lines) else None
