"""Bots answer legally, by seed, and from what their seat may know alone."""

from random import Random

import pytest

import kuluary
from kuluary import bots
from kuluary.core import BadOption

TABLES = [
    ("suits", 3, {}),
    ("suits", 4, {"teams": True}),
    ("suits", 6, {}),
    ("power", 3, {"professionals": True}),
    ("power", 5, {"deal": "experienced", "overdiscard": True}),
    ("power", 1, {"falcon": {"level": "maximum", "personality": "negotiator"}, "professionals": True}),
    ("committee", 2, {}),
]


EVERY_BOT = pytest.mark.parametrize(
    ("level", "game", "seats", "options"), [(level, *table) for table in TABLES for level in bots.levels(table[0])]
)


def bot(level, game, seed):
    """A bot of a level, with a small fixed budget for the one that thinks."""
    return bots.make(game, level, seed, iterations=60 if game == "suits" else 8)


@EVERY_BOT
def test_a_whole_game_is_answered_legally(level, game, seats, options):
    match = kuluary.Match.new(game, seats=seats, options=options, seed="bots")
    players = [bot(level, game, seat) for seat in range(seats)]
    while not match.over:
        seat = next(decision.seat for decision in match.decisions if not decision.free)
        match.play(seat, players[seat].choose(match, seat))
    assert len(match.result.places) >= seats


@EVERY_BOT
def test_what_a_seat_cannot_know_does_not_change_its_answer(level, game, seats, options):
    match = kuluary.Match.new(game, seats=seats, options=options, seed="wall")
    rng = Random(5)
    compared = 0
    while not match.over:
        decision = rng.choice([decision for decision in match.decisions if not decision.free])
        if rng.random() < 0.3 and compared < 12:
            seat = decision.seat
            other_truth = match.redeal(seat, seed=rng.random())
            answers = [bot(level, game, compared).choose(world, seat) for world in (match, other_truth)]
            assert answers[0] == answers[1]
            compared += 1
        match.play(decision.seat, rng.choice(decision.actions))
    assert compared > 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("professionals", [False, True])
def test_greedy_knows_what_makes_points_in_power(seats, professionals):
    options = {"professionals": professionals}
    match = kuluary.Match.new("power", seats=seats, options=options, seed=f"points {seats}")
    players = [bots.make("power", "random", seat) for seat in range(seats)]
    players[0] = bots.make("power", "greedy", 0)
    while not match.over:
        seat = next(decision.seat for decision in match.decisions if not decision.free)
        match.play(seat, players[seat].choose(match, seat))
    assert match.result.winners == (0,)


def test_greedy_uses_what_it_may_do_freely():
    freely = []
    for number in range(12):
        match = kuluary.Match.new("power", seats=3, seed=f"circle {number}")
        players = [bots.make("power", "greedy", seat) for seat in range(3)]
        while not match.over and not freely:
            seat = next(decision.seat for decision in match.decisions if not decision.free)
            action = players[seat].choose(match, seat)
            freely += [d.prompt for d in match.decisions if d.free and d.seat == seat and action in d.actions]
            match.play(seat, action)
    assert freely == ["attach"]


def test_the_same_seed_gives_the_same_answers():
    games = []
    for _ in range(2):
        match = kuluary.Match.new("suits", seats=4, seed="twice")
        players = [bots.make("suits", "greedy", seat) for seat in range(4)]
        while not match.over:
            seat = match.decisions[0].seat
            match.play(seat, players[seat].choose(match, seat))
        games.append(kuluary.encode(match.log))
    assert games[0] == games[1]


def test_thinking_does_not_touch_the_match():
    match = kuluary.Match.new("suits", seats=4, seed="untouched")
    seat = match.decisions[0].seat
    before = (kuluary.encode(match.log), [kuluary.encode(match.view(other)) for other in range(4)])
    bot("search", "suits", 1).choose(match, seat)
    assert (kuluary.encode(match.log), [kuluary.encode(match.view(other)) for other in range(4)]) == before


def test_an_unknown_level_is_refused_by_name():
    with pytest.raises(BadOption, match=r"genius.*random, greedy, search"):
        bots.make("suits", level="genius")


def test_an_unknown_game_is_refused_by_name():
    with pytest.raises(BadOption, match=r"chess.*suits"):
        bots.make("chess")
