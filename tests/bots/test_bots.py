"""What particular bots know, and how they are made; that bots answer legally and blindly is a law of every game."""

from random import Random

import pytest
from tests.power.table import PRINTED_PACK

import kuluary
from kuluary import bots
from kuluary.core import BadOption
from kuluary.testing.play import finish
from kuluary.testing.snapshot import whole


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("professionals", [False, True])
def test_greedy_knows_what_makes_points_in_power(seats, professionals):
    options = {"professionals": professionals}
    match = kuluary.Match.new("power", seats=seats, options=options, seed=f"points {seats}", content=PRINTED_PACK)
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


def test_an_unknown_level_is_refused_by_name():
    with pytest.raises(BadOption, match=r"genius.*random, novice, regular, expert, master, greedy"):
        bots.make("suits", level="genius")


@pytest.mark.parametrize("player", [":Bot", ".bots:Bot", "my bots:Bot", "nowhere.bots:Bot"])
def test_what_is_no_module_is_refused_by_name(player):
    with pytest.raises(BadOption, match="cannot be played"):
        bots.hire("suits", player)


class Meddler:
    """Looks for the log, and plays on by itself before it answers."""

    def __init__(self, rng):
        self.rng = rng

    def choose(self, match, seat):
        assert match.entries == []
        answer = match.asked(seat)[0].actions[0]
        finish(match, self.rng)
        return answer


class Stumbler:
    """Asks for what there is not."""

    def choose(self, match, seat):
        return match.result


class Greedily:
    """Wants more than a bot is given."""

    def __init__(self, rng, level):
        pass


def test_a_bot_of_ones_own_is_behind_the_wall():
    match = kuluary.Match.new("suits", seats=4, seed=1)
    seat, before = match.decisions[0].seat, whole(match)
    bot = bots.hire("suits", Meddler, seed=1)
    assert bot.choose(match, seat) == match.decisions[0].actions[0]
    assert bot.intend(match, seat) is None
    assert whole(match) == before


def test_a_bot_of_ones_own_that_fails_is_named():
    match = kuluary.Match.new("suits", seats=4, seed=1)
    with pytest.raises(RuntimeError, match=f"{__name__}:Stumbler has failed: not_over"):
        bots.hire("suits", Stumbler).choose(match, match.decisions[0].seat)


@pytest.mark.parametrize(
    ("player", "why"), [(Greedily, "missing.*'level'"), (7, "7 is no player"), (object(), "class")]
)
def test_what_no_bot_can_be_made_of_is_refused_by_name(player, why):
    with pytest.raises(BadOption, match=why):
        bots.hire("suits", player)


@pytest.mark.parametrize("level", [5, None])
def test_a_level_that_is_no_text_is_refused_by_name(level):
    with pytest.raises(BadOption, match=f"unknown level '{level}'"):
        bots.make("suits", level)


def test_an_unknown_game_is_refused_by_name():
    with pytest.raises(BadOption, match=r"chess.*suits"):
        bots.make("chess")


@pytest.mark.parametrize(
    "wrong",
    [{"think": 0}, {"think": -1.5}, {"think": float("nan")}, {"think": "1"}, {"iterations": 0}, {"iterations": 1.5}],
)
def test_a_time_in_which_nobody_can_think_is_refused(wrong):
    with pytest.raises(BadOption, match=f"{next(iter(wrong))} cannot be"):
        bots.make("suits", "master", **wrong)


@pytest.mark.parametrize("level", ["random", "greedy", "instinct", "search", "rollout"])
def test_a_bot_that_is_asked_nothing_says_who_is(level):
    match = kuluary.Match.new("suits", seats=3, seed=1)
    leader = match.decisions[0].seat
    bot = bots.make("suits", level, seed=1)
    with pytest.raises(kuluary.Illegal, match=rf"not_your_turn \(seats=\({leader},\)\), see H-1\.1"):
        bot.choose(match, (leader + 1) % 3)
    with pytest.raises(kuluary.Malformed, match="no seat 3"):
        bot.choose(match, 3)


def test_a_planner_that_is_asked_nothing_says_why():
    match = finish(kuluary.Match.new("committee", seats=2, seed=1), Random(1))
    with pytest.raises(kuluary.Illegal, match=r"over, see H-1\.2"):
        bots.make("committee", "planner", seed=1).choose(match, 0)
