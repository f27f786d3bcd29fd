"""Chances: between nothing and certainty, from what a seat knows alone, and put into words."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from tests.trials import times

import kuluary
from kuluary import bots, coach
from kuluary.core import PASS, BadOption, Illegal, Match, Text
from kuluary.speaker import Speaker

ENGLISH = (Path(kuluary.__file__).parent / "locales" / "en" / "committee.ftl").read_text(encoding="utf-8")
TABLES = [
    ("suits", 4, {}),
    ("suits", 4, {"teams": True}),
    ("power", 1, {"falcon.level": "medium"}),
    ("power", 3, {}),
    ("committee", 2, {}),
]


def asked(match):
    return next(decision for decision in match.decisions if not decision.free)


def played(game, seats, options, level="novice", seed="coach", stop=None):
    match = Match.new(game, seats=seats, options=options, seed=seed)
    players = [bots.make(game, level, seed=f"{seed} {seat}") for seat in range(seats)]
    count = 0
    while not match.over and count != stop:
        seat = asked(match).seat
        match.play(seat, players[seat].choose(match, seat))
        count += 1
    return match


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_seat_cannot_know_changes_no_hint(game, seats, options):
    match = played(game, seats, options, stop=9)
    seat = asked(match).seat
    hint = coach.suggest(match, seat, tries=60, seed=1)
    for twin in (match.redeal(seat, "one"), match.redeal(seat, "two")):
        assert coach.suggest(twin, seat, tries=60, seed=1) == hint


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_hint_names_legal_answers_with_chances_the_best_first(game, seats, options):
    match = played(game, seats, options, stop=14)
    question = asked(match)
    hint = coach.suggest(match, question.seat, tries=60, seed=1)
    legal = [action for one in match.decisions if one.seat == question.seat for action in one.actions]
    assert 1 <= len(hint.answers) <= 3
    assert all(one.action in legal and 0.0 <= one.chance <= 1.0 for one in hint.answers)
    assert [one.chance for one in hint.answers] == sorted((one.chance for one in hint.answers), reverse=True)


def test_the_answer_that_was_played_is_weighed_though_nobody_would_think_of_it():
    match = Match.new("power", seats=2, seed="strange")
    bot = bots.make("power", "novice", seed=1)
    while not (strange := [one for one in asked(match).actions if one not in _thought_of(match)]):
        match.play(asked(match).seat, bot.choose(match, asked(match).seat))
    seat = asked(match).seat
    assert coach.weigh(match, seat, Random(1), tries=30).chance_of(strange[0]) is None
    assert coach.weigh(match, seat, Random(1), tries=30, played=strange[0]).chance_of(strange[0]) is not None


def _thought_of(match):
    return match.game.shortlist(match.state, asked(match))


def test_what_cannot_be_played_is_not_weighed():
    match = Match.new("suits", seats=4, seed=1)
    with pytest.raises(Illegal, match="play_first"):
        coach.suggest(match, asked(match).seat, tries=4, played=PASS)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_chances_of_the_open_table_add_up(game, seats, options):
    match = played(game, seats, options, stop=20)
    chances = coach.standing(match.game, match.state, Random(1), 30)
    if game == "committee":
        assert len(set(chances)) == 1
    elif options.get("teams"):
        assert chances[0] == chances[2]
        assert sum(chances) == pytest.approx(2.0)
    else:
        assert sum(chances) == pytest.approx(1.0)
    over = played(game, seats, options)
    assert [seat for seat, one in enumerate(coach.standing(over.game, over.state, Random(1))) if one] == list(
        over.result.winners
    )


def test_a_lead_means_more_at_the_end():
    early, late = played("power", 2, {}, stop=20), played("power", 2, {}, stop=120)
    assert 0.5 < early.game.chance(early.state, 0, 10.0) < late.game.chance(late.state, 0, 10.0)
    assert early.game.chance(early.state, 0, 0.0) == pytest.approx(0.5)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_reason_has_words(game, seats, options):
    match = Match.new(game, seats=seats, options=options, seed="words")
    players = [bots.make(game, "novice", seed=f"words {seat}") for seat in range(seats)]
    speakers = [Speaker("ru"), Speaker("en")]
    told = set()
    while not match.over and match.number < times(120, 10_000):
        question = asked(match)
        known = match.game.redeal(match.state, question.seat, Random(1))
        for action in question.actions[:6]:
            why = match.game.reason(known, question, action)
            if why is not None:
                told.add(why.key)
                assert [fault for one in speakers for fault in one.faults(why)] == []
        match.play(question.seat, players[question.seat].choose(match, question.seat))
    assert len(told) > (0 if game == "committee" else 2)


def reasons(game, seats, least):
    """Play a game, and give every question with its answers and what speaks for each, to the seat and to all."""
    match = Match.new(game, seats=seats, seed="reasons")
    players = [bots.make(game, "regular", seed=f"reasons {seat}") for seat in range(seats)]
    while not match.over and match.number < times(least, 10_000):
        question = asked(match)
        known = match.game.redeal(match.state, question.seat, Random(1))
        for action in question.actions:
            told = match.game.told(known, question, action)
            yield match, question, action, match.game.reason(known, question, action), told
        match.play(question.seat, players[question.seat].choose(match, question.seat))


def test_the_lowest_card_is_called_so_only_where_it_is_and_to_its_seat_alone():
    low = 0
    for match, question, action, why, told in reasons("suits", 4, 10_000):
        if why is not None and why.key == "suits-coach-cannot-low":
            hand = [card % 13 for card in range(52) if match.state.hands[question.seat] >> card & 1]
            assert action.card % 13 == min(hand)
            low += 1
        assert told is None or not told.key.startswith("suits-coach-cannot-")
    assert low


def test_holding_back_is_not_said_to_bring_points():
    held = [why for _, _, action, why, _ in reasons("power", 2, 10_000) if action == PASS and why is not None]
    assert {why.key for why in held} == {"power-coach-enough"}


@pytest.mark.parametrize(("points", "said"), [(1, "1 очка"), (2, "2 очков"), (21, "21 очка")])
def test_points_are_whole_and_agree_with_their_number(points, said):
    assert said in Speaker("ru").say(Text("power-coach-points", (("gain", points),)))


def test_the_coach_does_not_speak_as_the_agent_does():
    """What an agent means to do it says of itself; the coach says what it is for."""
    first = [dict(why.args).get("first", why) for _, _, _, why, _ in reasons("committee", 2, 60) if why is not None]
    assert first
    assert all(part.key.startswith("committee-aim-") for part in first)
    aims = set(re.findall(r"^committee-aim-(?!income-)([\w-]+) =", ENGLISH, re.M))
    assert aims == set(re.findall(r"^committee-advice-([\w-]+) =", ENGLISH, re.M)) - {"relieve", "token"}


def test_equal_points_at_the_end_are_told_apart_as_the_rules_do():
    for number in range(400):
        match = Match.new("suits", seats=4, seed=f"equal {number}")
        rng = Random(number)
        while not match.over:
            match.play(asked(match).seat, rng.choice(asked(match).actions))
        if match.result.how in ("cards", "gems"):
            break
    found = coach.standing(match.game, match.state, rng)
    assert [seat for seat, chance in enumerate(found) if chance] == list(match.result.winners)


@pytest.mark.parametrize("wrong", [{"seconds": 0}, {"seconds": -1.0}, {"tries": 0}, {"tries": 2.5}])
def test_advice_without_time_for_it_is_refused(wrong):
    match = Match.new("suits", seats=3, seed=1)
    with pytest.raises(BadOption, match=f"{next(iter(wrong))} cannot be"):
        coach.suggest(match, match.decisions[0].seat, **wrong)


def test_every_income_has_a_reason():
    told = {
        why and why.key
        for _, question, action, why, _ in reasons("committee", 2, 60)
        if question.prompt == "income" and type(action).__name__ == "Income"
    }
    assert {key.rsplit("-", 1)[0] for key in told} <= {"committee-aim-income", "committee-aim-income-for"}
    assert len(told) > 2
