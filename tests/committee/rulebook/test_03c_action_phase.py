"""C-3: the action phase, and the hidden clock."""

from __future__ import annotations

import pytest
from tests.committee.table import Desk, kinds, new

from kuluary.core import PASS
from kuluary.games.committee.words.actions import Discard, EndIncome, Finish, Medicate, Redeem, Serve, Stick

# Action phase


@pytest.mark.rule("C-3.22")
def test_agents_interleave_freely():
    desk = Desk().serve("asya").play("asya", PASS).serve("artyom").play("artyom", PASS).serve("asya")
    assert (desk.tokens("artyom"), desk.tokens("asya")) == (2, 1)


@pytest.mark.rule("C-3.22")
def test_the_action_phase_follows_the_penalties():
    """Whoever has ended its incomes is asked again, and free actions are open."""
    desk = Desk().give("artyom", doc=1).give("asya", doc=1).before("incomes")
    desk.play("artyom", EndIncome()).play("asya", EndIncome())
    assert desk.view().phase == "action"
    assert kinds(desk.free("asya")) == {"Return"}
    desk.play("artyom", *[Discard()] * 3).play("asya", *[Discard()] * 3)
    assert desk.asked_agents() == {"artyom", "asya"}


@pytest.mark.rule("C-3.23")
def test_the_phase_cannot_end_while_tokens_are_left():
    assert Desk().acts("artyom", 0).refused("asya", Finish()) == ("tokens_left", "C-3.23")


@pytest.mark.rule("C-3.23")
def test_medicine_and_returns_are_open_after_the_last_token():
    desk = Desk().acts("artyom", 0).acts("asya", 0).give("asya", med=1).stress("asya", "hr1")
    assert desk.asks("asya") == "finish"
    assert kinds(desk.free("asya")) == {"Return", "Medicate"}


@pytest.mark.rule("C-3.23")
def test_everybody_with_something_to_do_is_asked_before_the_phase_ends():
    desk = Desk().acts("artyom", 0).acts("asya", 0).give("asya", doc=1).give("artyom", doc=1).play("asya", Finish())
    assert desk.state.round == 2
    assert desk.asks("asya") is None
    assert desk.asks("artyom") == "finish"
    desk.play("artyom", Finish())
    assert desk.state.round == 3


@pytest.mark.rule("C-3.23")
def test_a_token_gained_late_opens_the_phase_again():
    desk = Desk().acts("artyom", 0).acts("asya", 0).keep("asya", "action").give("artyom", doc=1)
    desk.play("artyom", Finish()).play("asya", Redeem("action"))
    assert desk.asks("asya") == "act"
    assert desk.play("asya", Discard()).asks("artyom") == "finish"


@pytest.mark.rule("C-3.23")
def test_nothing_carries_over():
    desk = Desk("artyom", "asya").acts("artyom", 1).acts("asya", 0).play("artyom", Discard())
    assert desk.state.acts == [3, 3]


# The hidden clock


@pytest.mark.rule("C-3.24")
def test_the_latest_rounds_of_the_main_missions():
    assert [main.latest_round for main in new(2).view(0).mains] == [5, 6, 7, 7, 8]


def idle(match) -> None:
    """Answer one question of a match as lazily as can be."""
    decision = next(one for one in match.decisions if not one.free)
    wanted = [Discard(), EndIncome(), Finish()]
    action = next((one for one in wanted if one in decision.actions), decision.actions[-1])
    match.play(decision.seat, action)


@pytest.mark.rule("C-3.24")
def test_doing_nothing_loses_in_round_four():
    """K-T31: everybody discards everything."""
    match = new(2, "idle")
    while not match.over:
        idle(match)
    assert (match.result.how, match.state.round) == ("failures", 4)


@pytest.mark.rule("C-3.24")
def test_the_clock_tells_the_same_rounds_in_every_phase():
    """Doing nothing wins and loses no time, and in the mission phase what is failing fails in this round."""
    match = new(2, "idle")
    phases_seen = set()
    while not match.over:
        seen = match.view(0)
        phases_seen.add(seen.phase)
        assert [main.latest_round for main in seen.mains] == [5, 6, 7, 7, 8]
        assert match.decisions[0].prompt != "fail" or seen.fails[0][0] == seen.round
        idle(match)
    assert phases_seen == {"missions", "income", "action"}


@pytest.mark.rule("C-3.24")
def test_the_sixth_completed_mission_without_a_main_one_is_a_defeat():
    """K-T32: five spaces before the first main mission."""
    desk = Desk().round(5).progress(done=[1, 2, 3, 4, 5]).at("artyom", "perm").give("artyom", doc=9).card(10, 1)
    desk.mission("artyom", 10)
    assert desk.match.result.how == "track"


def test_a_wrong_moment_is_named():
    assert Desk().before("incomes").refused("asya", Serve()) == ("action_phase_only", "C-8.12")
    assert Desk().before("incomes").refused("asya", Medicate()) == ("action_phase_only", "C-8.12")
    assert Desk().before("incomes").refused("asya", Stick("docs")) == ("action_phase_only", "C-8.12")
    assert Desk().before("incomes").refused("asya", PASS) == ("income_first", "C-3.12")
