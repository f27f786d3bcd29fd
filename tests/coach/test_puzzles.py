"""Puzzles: every log replays to its question, every answer is legal, and the best is clearly the best."""

from __future__ import annotations

import pytest

from kuluary import coach
from kuluary.coach.puzzles import question
from kuluary.core import BadOption
from kuluary.core.text import action_text
from kuluary.speaker import Speaker

GAP = 0.1
LEAST = {"suits": 12, "power": 12, "committee": 6}


@pytest.mark.parametrize("game", LEAST)
def test_there_are_enough_and_each_has_its_own_name(game):
    found = coach.puzzles(game)
    assert len(found) >= LEAST[game]
    assert len({one.id for one in found}) == len(found)


@pytest.mark.parametrize("game", LEAST)
def test_every_puzzle_is_a_position_with_one_clearly_best_legal_answer(game):
    speakers = [Speaker("ru"), Speaker("en")]
    for puzzle in coach.puzzles(game):
        match = puzzle.match
        asked = question(match, puzzle.seat)
        legal = [action for one in match.decisions if one.seat == puzzle.seat for action in one.actions]
        assert all(action in legal for action, _ in puzzle.answers)
        (best, chance), *others = puzzle.answers
        assert best in asked.actions
        assert puzzle.theme == match.game.theme(match.state, asked, best)
        assert len(others) >= 2
        assert round(chance - max(one for _, one in others), 3) >= GAP
        why = match.game.reason(match.state, asked, best)
        texts = [action_text(match.game, match.state, best, asked), *([] if why is None else [why])]
        assert [fault for text in texts for one in speakers for fault in one.faults(text)] == []


@pytest.mark.parametrize("game", LEAST)
def test_every_theme_has_a_name(game):
    keys = {f"coach-theme-{game}-{puzzle.theme}" for puzzle in coach.puzzles(game)}
    for speaker in (Speaker("ru"), Speaker("en")):
        assert [key for key in keys if speaker.say(key) == key] == []


def test_every_day_has_another_puzzle_and_games_take_turns():
    days = [coach.of_the_day(day) for day in range(6)]
    assert len({one.id for one in days}) == 6
    assert {one.game for one in days[:3]} == {"suits", "power", "committee"}


def test_puzzles_of_no_game_and_of_no_day_are_refused():
    with pytest.raises(BadOption, match=r"chess.*suits"):
        coach.puzzles("chess")
    with pytest.raises(BadOption, match="toordinal"):
        coach.of_the_day("today")
