"""Whatever a match holds can be put into words."""

from __future__ import annotations

from random import Random

import pytest

import kuluary
from kuluary.core import PASS, Drawn, Log, Text


def test_a_question_an_answer_and_a_refusal_have_words():
    match = kuluary.Match.new("suits", seats=4, seed="words")
    decision = match.decisions[0]
    assert kuluary.describe(match, decision) == "You lead: play any card."
    assert kuluary.describe(match, decision, "ru") == "Заходите вы: положите любую карту."
    assert kuluary.describe(match, decision.actions[0]).startswith("Duchess ")
    stranger = (decision.seat + 1) % 4
    refusal = match.explain(stranger, decision.actions[0])
    assert kuluary.describe(match, refusal).startswith("It is not your turn.")


@pytest.mark.parametrize(("game", "seats"), [("suits", 3), ("power", 2), ("committee", 2)])
@pytest.mark.parametrize("language", kuluary.languages.languages())
def test_everything_in_a_game_has_words(game, seats, language):
    rng = Random(1)
    match = kuluary.Match.new(game, seats=seats, seed=1)
    for _ in range(25):
        decision = rng.choice(match.decisions)
        for thing in (decision, *decision.actions):
            assert not kuluary.describe(match, thing, language).startswith((f"{game}-", "house-"))
        match.play(decision.seat, rng.choice(decision.actions))
    for _, news in match.news:
        assert kuluary.describe(match, news, language) == kuluary.describe(match, news.event, language)


def test_a_line_of_the_score_sheet_has_words():
    position = kuluary.Position.new("suits", seats=4, seed=1)
    while not position.over:
        decision = position.decisions[0]
        position.play(decision.seat, decision.actions[0])
    words = [kuluary.describe(position, line) for line in position.scores[0].lines]
    assert any(word.startswith("Bonus cards") for word in words)


def test_passing_is_named_by_its_question_and_else_plainly():
    match = kuluary.Match.new("power", seats=2, seed=1)
    rng = Random(1)
    while not any(PASS in decision.actions for decision in match.decisions):
        assert kuluary.describe(match, PASS) == "Pass"
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.actions))
    assert kuluary.describe(match, PASS) not in ("Pass", "house-pass")


def test_a_text_speaks_for_itself():
    match = kuluary.Match.new("suits", seats=3, seed=1)
    assert kuluary.describe(match, Text("house-plain-name", (("number", 2),)), "ru") == "Игрок 2"


def test_what_has_no_words_is_refused():
    match = kuluary.Match.new("suits", seats=3, seed=1)
    of_another_game = kuluary.Match.new("power", seats=2, seed=1).decisions[0].actions[0]
    for thing in (Drawn((1,)), 12, of_another_game):
        with pytest.raises(kuluary.Malformed, match="has no words"):
            kuluary.describe(match, thing)


def test_a_language_nobody_speaks_is_refused_by_name():
    match = kuluary.Match.new("suits", seats=3, seed=1)
    with pytest.raises(kuluary.BadOption, match=r"unknown language 'xx': known are .*en, .*ru"):
        kuluary.describe(match, match.decisions[0], "xx")


def test_matches_logs_and_positions_show_themselves_in_a_line():
    match = kuluary.Match.new("suits", seats=4, seed="any text")
    assert repr(match.log) == "<Log of suits, 4 seats, 3 entries>"
    assert repr(match.state).startswith("<SuitsState, to come: Lead(seat=1")
    assert repr(match.state).endswith(", …>")
    assert repr(match.game) == f"<Game suits, rules {match.game.version}>"


def test_one_seat_is_one_seat():
    match = kuluary.Match.new("power", seats=1, seed=1)
    assert repr(match).startswith("<Match of power, 1 seat, 3 entries, seat 0: ")
    assert repr(Log(match.header, match.log.entries[:1])) == "<Log of power, 1 seat, 1 entry>"
