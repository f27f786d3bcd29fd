"""Several processes think about one question: what they find counts alike, and none of them is needed."""

from __future__ import annotations

import pickle
from functools import partial
from random import Random

import pytest
from tests.bots.legal import asked

from kuluary import BadOption, bots
from kuluary.bots import together
from kuluary.bots.together import Together, ponder
from kuluary.bots.workers import BotLost, Worker, errand
from kuluary.core import Action, Match
from kuluary.core.bot import pooled
from kuluary.lab import tournament

TABLES = [("power", 3, {}), ("suits", 4, {}), ("suits", 6, {}), ("committee", 2, {})]
PROMPTS = {"power": "act", "suits": "follow", "committee": "move"}


def with_a_choice(game: str, seats: int, options: dict) -> tuple[Match, int]:
    """A match in which a seat has to think."""
    match, rng = Match.new(game, seats=seats, options=options, seed="together"), Random(1)
    while True:
        seat = asked(match)
        decision = match.asked(seat)[0]
        if len(match.entries) > 12 and decision.prompt == PROMPTS[game] and len(decision.actions) > 3:
            return match, seat
        match.play(seat, rng.choice(decision.actions))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_same_seed_and_redeals_give_the_same_answers(game, seats, options):
    match, seat = with_a_choice(game, seats, options)
    answers = {bots.make(game, "master", 3, iterations=24, together=2).choose(match, seat) for _ in range(2)}
    assert len(answers) == 1
    assert match.explain(seat, answers.pop()) is None


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_others_have_found_counts_like_what_a_bot_has_found_itself(game, seats, options):
    match, seat = with_a_choice(game, seats, options)
    own: dict[Action, tuple[float, float] | list[float]] = {}

    def praise(told, action):
        """Say as if somebody else had looked at this answer most, and liked it best."""
        if game == "power" or seats == 6:
            return [told, {one: (1000, 900.0) if one == action else (1, 0.0) for one in told}]
        return [told, {one: [100.0 if one == action else -100.0] * 500 for one in told}]

    bots.make(game, "master", 3, iterations=8, share=lambda told: own.update(told) or [told]).choose(match, seat)
    most = max(map(len, own.values()))
    for action in [one for one in own if len(own[one]) == most]:
        bot = bots.make(game, "master", 3, iterations=8, share=partial(praise, action=action))
        assert bot.choose(match, seat) == action


def test_redeals_are_shared_out_and_everybody_has_others(monkeypatch):
    match, seat = with_a_choice("power", 3, {})
    told = []
    share = Together._share
    monkeypatch.setattr(Together, "_share", lambda bot, found: told.append(share(bot, found)) or told[-1])
    bots.make("power", "master", 3, iterations=900, together=3).choose(match, seat)
    own, *others = told[0]
    assert len(others) == 2
    assert all(sum(visits for visits, _ in found.values()) < 400 for found in told[0])
    assert own not in others
    assert others[0] != others[1]


def test_who_helps_thinks_until_it_is_called_off():
    match, seat = with_a_choice("power", 3, {})
    worker = Worker()
    try:
        worker.begin(errand(ponder, match.redeal(seat, 1), seat, partial(bots.make, "power", "master"), 1, talks=True))
        worker.call_off()
        found = pickle.loads(worker.finish(60))
        assert sum(visits for visits, _ in found.values()) > 1
        worker.call_off()  # too late: the next question is answered all the same
        assert worker.ask(errand(len, "once"), 60) == 4
    finally:
        worker.kill()


def test_a_helper_that_is_lost_costs_nothing_but_its_help(monkeypatch, caplog):
    match, seat = with_a_choice("power", 3, {})

    def lose(worker, patience):
        worker.kill()
        raise BotLost("its process has died")

    monkeypatch.setattr(Worker, "finish", lose)
    helped = bots.make("power", "master", 3, iterations=40, together=2).choose(match, seat)
    assert helped == bots.make("power", "master", 3, iterations=20).choose(match, seat)
    assert "a helper is lost: its process has died" in caplog.text
    monkeypatch.undo()
    again = bots.make("power", "master", 3, iterations=40, together=2).choose(match, seat)
    assert match.explain(seat, again) is None


def test_helpers_are_kept_for_the_next_question():
    match, seat = with_a_choice("suits", 4, {})
    for _ in range(2):
        bots.make("suits", "master", 3, iterations=2, together=2).choose(match, seat)
        assert 0 < together.IDLE.qsize() <= 2


@pytest.mark.parametrize(
    ("game", "level", "can"),
    [
        ("suits", "master+vera", True),
        ("power", "search", True),
        ("committee", "foresight", True),
        ("suits", "expert", False),
        ("committee", "planner", False),
        ("suits", "foresight", False),
        ("suits", "genius", False),
    ],
)
def test_only_who_searches_can_be_helped(game, level, can):
    assert bots.searches(game, level) is can
    if level != "genius" and (can or game != "suits" or level == "expert"):
        assert isinstance(bots.make(game, level, 1, together=2), Together) is can


@pytest.mark.parametrize("number", [0, -1, 1.5, "2"])
def test_what_is_no_number_of_processes_is_refused(number):
    with pytest.raises(BadOption, match="together cannot be"):
        bots.make("suits", "master", together=number)


def test_a_tournament_is_played_by_several_processes_a_question():
    runs = [
        tournament.play("power", ["search", "random"], games=1, seats=2, seed=1, iterations=4, together=2)
        for _ in range(2)
    ]
    assert runs[0].rows[0].points == runs[1].rows[0].points
    with pytest.raises(BadOption, match="together cannot be 0"):
        tournament.play("power", ["search", "random"], games=1, together=0)


def test_a_bot_with_helpers_says_what_it_means_to_do():
    match, seat = with_a_choice("committee", 2, {})
    bot = bots.make("committee", "master", 1, iterations=2, together=2)
    match.play(seat, bot.choose(match, seat))
    while match.decisions[0].prompt != "act":
        match.play(asked(match), match.asked(asked(match))[0].actions[0])
    assert bot.intend(match, asked(match)) is not None


# What several have found, put together

A, B, C = "a", "b", "c"


def test_what_one_has_found_stays_as_it_is():
    assert pooled([{A: [1.0, 2.0], B: [3.0, 4.0]}]) == {A: [1.0, 2.0], B: [3.0, 4.0]}


def test_redeals_of_one_are_compared_with_redeals_of_the_same():
    found = [{A: [1.0, 2.0], B: [3.0, 4.0]}, {A: [5.0], B: [6.0]}]
    assert pooled(found) == {A: [1.0, 2.0, 5.0], B: [3.0, 4.0, 6.0]}


def test_what_fewer_have_tried_to_the_end_is_given_up():
    found = [{A: [1.0, 2.0], B: [3.0], C: [4.0]}, {A: [5.0], B: [6.0], C: [7.0]}, {A: [1.0], B: [], C: [1.0]}]
    assert pooled(found) == {A: [1.0, 2.0, 5.0, 1.0], B: [], C: []}


def test_where_each_gives_up_another_only_what_both_have_tried_counts():
    assert pooled([{A: [1.0, 2.0], B: [3.0]}, {A: [4.0], B: [5.0, 6.0]}]) == {A: [1.0, 4.0], B: [3.0, 5.0]}


def test_who_looked_at_other_answers_is_not_listened_to():
    assert pooled([{A: [1.0]}, {A: [2.0], B: [3.0]}]) == {A: [1.0]}
