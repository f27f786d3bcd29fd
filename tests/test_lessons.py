"""Every lesson is played by the rules: what is awaited is legal, what is answered can happen, and all is said."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

import kuluary
from kuluary.core import ContentError, Match, Pack, find_game
from kuluary.encoding import plain
from kuluary.languages import languages, message_files
from kuluary.lessons import (
    Lesson,
    LessonStep,
    awaited,
    begin,
    fits,
    lesson_of,
    play_on,
    play_to,
    read_lesson,
)
from kuluary.rulebooks import clauses

LESSONS = {name: found for name in kuluary.game_names() if (found := lesson_of(name)) is not None}


def walk(game: str) -> Iterator[tuple[Match, LessonStep, bool]]:
    """Go through a lesson by its script, stopping where something is awaited: the step, and whether it only begins."""
    lesson, match = LESSONS[game], begin(game, LESSONS[game])
    play_to(lesson, match, 0)
    for chapter in range(len(lesson.chapters)):
        if lesson.chapters[chapter].skip:
            match = begin(game, lesson)
            play_to(lesson, match, chapter)
        said = ""
        for step in lesson.chapters[chapter].answers:
            yield match, step, step.say != said
            said = step.say
            match.play(lesson.seat, awaited(lesson, match, step)[0])
            play_on(lesson, match)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_played_with_what_it_was_written_for_whatever_is_printed_now(game, monkeypatch):
    kind, written = type(find_game(game)), find_game(game).find_pack(LESSONS[game].content)
    later = Pack(game, {})
    monkeypatch.setattr(kind, "standard", later)
    monkeypatch.setattr(
        kind, "find_pack", lambda _, digest: {pack.digest: pack for pack in (written, later)}.get(digest)
    )
    assert begin(game, LESSONS[game]).pack is written


def test_a_lesson_whose_content_nobody_has_is_told_so():
    with pytest.raises(ContentError, match="nobody has the content of the lesson of suits"):
        begin("suits", msgspec.structs.replace(LESSONS["suits"], content="0" * 32))


def own(lesson: Lesson, match: Match) -> list[kuluary.Action]:
    return [action for item in match.decisions if item.seat == lesson.seat for action in item.actions]


def attributes(language: str) -> dict[str, dict[str, str]]:
    """Give every message of lessons with its attributes."""
    found: dict[str, dict[str, str]] = {}
    for path in message_files(language):
        key = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if message := re.match(r"([a-z][\w-]*) *=(.*)", line):
                key = message[1]
                found[key] = {"": message[2].strip()}
            elif key and (attribute := re.match(r" +\.([a-z]+) = (.+)", line)):
                found[key][attribute[1]] = attribute[2]
    return found


@pytest.mark.parametrize("game", LESSONS)
def test_every_answer_that_is_awaited_can_be_given(game):
    for match, step, first in walk(game):
        lesson = LESSONS[game]
        for action in awaited(lesson, match, step):
            twin = match.clone()
            twin.play(lesson.seat, action)
        for pattern in step.awaits if first else ():
            assert any(fits(action, pattern) for action in own(lesson, match)), (step.say, pattern)


@pytest.mark.parametrize("game", LESSONS)
def test_every_wrong_answer_that_is_answered_can_be_given(game):
    for match, step, first in walk(game):
        lesson = LESSONS[game]
        right = awaited(lesson, match, step)
        open_to = [action for action in own(lesson, match) if action not in right]
        for wrong in step.wrong if first else ():
            met = [action for action in open_to if fits(action, wrong.when)]
            assert met, (step.say, wrong.say)
            open_to = [action for action in open_to if action not in met]


@pytest.mark.parametrize("game", LESSONS)
def test_whatever_right_answer_is_given_the_lesson_goes_on(game):
    lesson = LESSONS[game]
    for chapter, part in enumerate(lesson.chapters):
        for pick in (0, -1):
            match = begin(game, lesson)
            play_to(lesson, match, chapter)
            for step in part.answers:
                right = awaited(lesson, match, step)
                assert right, (part.id, step.say, pick)
                match.play(lesson.seat, right[pick])
                play_on(lesson, match)


@pytest.mark.parametrize("game", LESSONS)
def test_the_script_is_played_as_it_is_written(game):
    lesson = LESSONS[game]
    for match, step, _ in walk(game):
        before = match.number
        twin = match.clone()
        twin.play(lesson.seat, awaited(lesson, twin, step)[0])
        play_on(lesson, twin)
        done = [(seat, action) for seat, action in twin.entries[before + 1 :] if seat >= 0]
        for line, (seat, action) in zip(step.then, done, strict=False):
            assert seat == line.seat, step.say
            assert fits(action, line.does), (step.say, line, plain(action))
        assert len(done) >= len(step.then), step.say


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", LESSONS)
def test_everything_is_said_in_every_language(game, language):
    lesson, texts = LESSONS[game], attributes(language)
    said = {"done"} | {chapter.id for chapter in lesson.chapters} | {hint.say for hint in lesson.hints}
    for chapter in lesson.chapters:
        for step in chapter.steps:
            said |= {step.say, *(wrong.say for wrong in step.wrong)}
            if step.awaits:
                assert texts[f"{game}-lesson-{step.say}"].get("wait"), step.say
    written = {key.removeprefix(f"{game}-lesson-") for key in texts if key.startswith(f"{game}-lesson-")}
    assert written == said
    rules = set(clauses(game, "en"))
    for key, parts in texts.items():
        if key.startswith(f"{game}-lesson-") and "rule" in parts:
            assert parts["rule"] in rules, key


@pytest.mark.parametrize("game", LESSONS)
def test_hints_speak_of_questions_that_are_asked(game):
    lesson, asked = LESSONS[game], set()
    match = begin(game, lesson)
    play_on(lesson, match)
    for match, _, _ in walk(game):
        asked |= {item.prompt for item in match.decisions if item.seat == lesson.seat}
    assert {hint.on for hint in lesson.hints} <= asked


@pytest.mark.parametrize(("where", "said"), [({}, "goal"), ({"teams": True}, "pairs"), ({"seats": 6}, "pairs")])
@pytest.mark.parametrize("question", ["lead", "follow", "any"])
def test_whatever_is_asked_first_the_first_hint_of_suits_is_what_one_plays_for(question, where, said):
    first = next(hint for hint in LESSONS["suits"].hints if hint.on == question and hint.where == where)
    assert first.say == f"hint-{said}"


@pytest.mark.parametrize("game", LESSONS)
def test_hints_speak_of_tables_that_can_be_laid(game):
    rules = find_game(game)
    for hint in LESSONS[game].hints:
        wanted = dict(hint.where)
        seats = wanted.pop("seats", LESSONS[game].seats)
        assert seats in rules.seats
        assert rules.options(seats, wanted).items() >= wanted.items()


def test_a_lesson_that_cannot_be_read_says_where():
    with pytest.raises(ContentError, match=r"chapters\[0\]\.steps\[0\]"):
        read_lesson(
            "suits", 'minutes = 1\nseats = 3\nseat = 0\nseed = "1"\ncontent = ""\n[[chapters]]\nid = "a"\nsteps = [{}]'
        )


@pytest.mark.parametrize(
    ("pattern", "said"),
    [('{ type = "suits.Plays" }', "no action"), ('{ type = "suits.Play", suit = 1 }', "has no suit")],
)
def test_a_pattern_that_means_nothing_is_refused(pattern, said):
    text = 'minutes = 1\nseats = 3\nseat = 0\nseed = "1"\ncontent = ""\n[[chapters]]\nid = "a"\n'
    with pytest.raises(ContentError, match=said):
        read_lesson("suits", f'{text}steps = [{{ say = "b", awaits = [{pattern}] }}]')


def test_every_game_of_ours_has_one():
    assert "suits" in LESSONS
    assert all(lesson.seats in find_game(name).seats for name, lesson in LESSONS.items())
