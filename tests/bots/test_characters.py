"""Characters: at every level that thinks, legal, to their taste within what they give up, and silent about secrets."""

from __future__ import annotations

from random import Random

import pytest

from kuluary import bots
from kuluary.bots.greedy import Greedy
from kuluary.bots.search import Search
from kuluary.core import BadOption, Match, find_game
from kuluary.core.bot import Style
from kuluary.games.committee.bots.planner import Planner

TABLES = [("suits", 4), ("power", 3), ("committee", 2)]


def asked(match):
    return next(decision for decision in match.decisions if not decision.free)


def played(game, seats, stop, level="novice"):
    match = Match.new(game, seats=seats, seed="characters")
    players = [bots.make(game, level, seed=seat) for seat in range(seats)]
    for _ in range(stop):
        match.play(asked(match).seat, players[asked(match).seat].choose(match, asked(match).seat))
    return match


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_level_that_thinks_can_be_any_character(game, seats):
    match = played(game, seats, 6)
    seat = asked(match).seat
    legal = [action for one in match.decisions if one.seat == seat for action in one.actions]
    for level in bots.levels(game)[1:]:
        for character in bots.characters(game):
            bot = bots.make(game, f"{level}+{character}", seed=1, iterations=4)
            assert bot.choose(match, seat) in legal


def test_who_is_unknown_or_does_not_think_is_nobody():
    with pytest.raises(BadOption, match="unknown character 'ivan'"):
        bots.check_level("suits", "expert+ivan")
    with pytest.raises(BadOption, match="random has no style"):
        bots.check_level("suits", "random+bona")


@pytest.mark.parametrize("maker", [Greedy, lambda rng, style=None: Search(rng, iterations=300, style=style)])
def test_a_taste_decides_within_what_it_may_cost(maker):
    match = played("suits", 4, 9)
    seat = asked(match).seat
    plain = maker(Random(3)).choose(match, seat)
    liked = next(action for action in asked(match).actions if action != plain)

    def taste(state, seat, action):
        return float(action == liked)

    assert maker(Random(3), style=Style(taste, 100.0, 1.0)).choose(match, seat) == liked
    assert maker(Random(3), style=Style(taste, 0.0, 0.0)).choose(match, seat) == plain


def test_a_planner_says_what_it_will_do_by_its_taste():
    match = played("committee", 2, 1, "expert")
    while asked(match).prompt != "act":
        match.play(asked(match).seat, asked(match).actions[0])
    seat = asked(match).seat
    plain = Planner().intend(match, seat).steps
    bot = Planner(style=Style(lambda state, seat, way: float(way.move != plain[1]), 1000.0, 0.0))
    meant = bot.intend(match, seat)
    assert meant.steps[1] != plain[1]
    for step in meant.steps[:2]:
        assert bot.choose(match, seat) == step
        match.play(seat, step)


@pytest.mark.parametrize(("game", "seats", "least"), [("suits", 4, 12), ("power", 3, 8)])
def test_what_rivals_are_told_depends_on_nothing_hidden(game, seats, least):
    """The same sentence, whatever the bot and the others may have in their hands."""
    match = played(game, seats, 0)
    found = find_game(game)
    players = [bots.make(game, "regular", seed=seat) for seat in range(seats)]
    told = 0
    for number in range(50):
        decision = asked(match)
        action = players[decision.seat].choose(match, decision.seat)
        said = {
            str(found.told(found.redeal(twin.state, None, Random(number)), decision, action))
            for twin in (match, match.redeal(None, "one"), match.redeal(None, "two"))
        }
        assert len(said) == 1
        told += said != {"None"}
        match.play(decision.seat, action)
        if match.over:
            break
    assert told > least
