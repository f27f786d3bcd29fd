"""Write into a lesson what its others do by themselves, and the answers given for the learner: it outlives its bots."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from kuluary.core import Action
from kuluary.core.toml import toml_value
from kuluary.encoding import plain
from kuluary.lessons import Lesson, LessonStep, awaited, begin, play_on, read_lesson, reply

GAMES: Final = Path(__file__).resolve().parent.parent / "src" / "kuluary" / "games"


def main() -> None:
    """Rewrite the lesson of a game."""
    game = sys.argv[1]
    path = GAMES / game / "lessons" / "first.toml"
    text = path.read_text(encoding="utf-8")
    lesson = read_lesson(game, text)
    match = begin(game, lesson)
    play_on(lesson, match)
    unseen: list[str] = []
    for step in lesson.script:
        found = awaited(lesson, match, step)
        given = found[0] if found else reply(lesson, match, lesson.seat)
        before = match.number
        match.play(lesson.seat, given)
        play_on(lesson, match)
        then = _cues(lesson, match.entries[before + 1 :])
        if isinstance(step, LessonStep):
            text = _with_cues(text, step.say, then)
        else:
            inner = f", then = [{', '.join(then)}]" if then else ""
            unseen.append(f"  {{ does = {toml_value(plain(given))}{inner} }},\n")
    for chapter in lesson.chapters:
        if chapter.skip:
            own, unseen = unseen[: len(chapter.skip)], unseen[len(chapter.skip) :]
            start = text.index("skip = [\n", text.index(f'id = "{chapter.id}"')) + len("skip = [\n")
            text = text[:start] + "".join(own) + text[text.index("]\n\n", start) :]
    path.write_text(text, encoding="utf-8")


def _cues(lesson: Lesson, entries: list[tuple[int, Action]]) -> list[str]:
    done = [(seat, action) for seat, action in entries if seat not in (lesson.seat, -1)]
    return [f"{{ seat = {seat}, does = {toml_value(plain(action))} }}" for seat, action in done]


def _with_cues(text: str, say: str, then: list[str]) -> str:
    """Give the text with the cues of a step, its last key."""
    start = text.index(f'[[chapters.steps]]\nsay = "{say}"\n')
    end = text.index("\n\n", start) if "\n\n" in text[start:] else len(text.rstrip("\n"))
    step = re.sub(r"\nthen = \[.*\]\Z", "", text[start:end], flags=re.DOTALL)
    cues = "".join(f"  {cue},\n" for cue in then)
    return text[:start] + (f"{step}\nthen = [\n{cues}]" if then else step) + text[end:]


if __name__ == "__main__":
    main()
