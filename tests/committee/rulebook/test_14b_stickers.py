"""C-14: stickers and permanent bonuses."""

from __future__ import annotations

import pytest
from tests.committee.ids import card, glued, holder
from tests.committee.table import Desk, kinds

from kuluary.core import PASS, BadOption, Match
from kuluary.games.committee.rules.checks import StartCheck
from kuluary.games.committee.words.actions import (
    Again,
    ByDepartment,
    Count,
    Ease,
    EndIncome,
    Gain,
    Income,
    Move,
    PickDice,
    Reroll,
    Return,
    Reward,
    Serve,
    Stick,
    TakeAlly,
    Trace,
    Treat,
    UnlockFree,
    UseCity,
)
from kuluary.games.committee.words.events import LineTraced
from kuluary.games.committee.words.names import AN

# Using stickers


@pytest.mark.rule("C-14.9")
def test_each_sticker_once():
    desk = holder("docs", "action").play("asya", Stick("docs"), Trace("car"))
    assert desk.refused("asya", Stick("docs")) == ("no_sticker", "C-14.9")
    assert Stick("action") in desk.free("asya")


@pytest.mark.rule("C-14.9")
def test_a_sticker_used_in_an_earlier_game_is_gone():
    desk = Desk("artyom", "asya", ids=[None, card(stickers=glued("docs", used=True) + glued("action"))])
    assert desk.refused("asya", Stick("docs")) == ("no_sticker", "C-14.9")
    assert Stick("action") in desk.free("asya")


@pytest.mark.rule("C-14.9")
def test_a_used_sticker_keeps_its_square():
    desk = holder("docs").play("asya", Stick("docs"), Trace("car"))
    square = desk.facts("asya").id.squares[0]
    assert (square.sticker, square.used) == ("docs", True)


@pytest.mark.rule("C-14.10")
def test_a_line_is_traced_after_each_use():
    """K-T30: two stickers, two lines."""
    desk = holder("docs", "action").play("asya", Stick("docs"))
    assert desk.actions("asya") == [Trace("unlock"), Trace("reroll"), Trace("income"), Trace("car")]
    desk.play("asya", Trace("car"), Stick("action"), Trace("car"))
    assert [event.count for event in desk.happened(LineTraced)] == [1, 2]


@pytest.mark.rule("C-14.10")
def test_the_line_is_traced_when_the_sticker_has_acted():
    """The fourth line of the reroll is traced after the ally's check, so it does not help in that check."""
    desk = holder("city", lines={"reroll": 3}).out(14).rolls("book", "eye")
    desk.play("asya", Stick("city"), UseCity("gorkiy"), TakeAlly(14))
    assert "id" not in [getattr(action, "reroll", "") for action in desk.actions("asya")]
    assert desk.play("asya", Count()).asks("asya") == "trace"


@pytest.mark.rule("C-14.11")
def test_four_lines_make_the_bonus_work():
    """K-T30."""
    desk = holder("docs", lines={"car": 3})
    assert desk.facts("asya").cars == 2
    desk.play("asya", Stick("docs"), Trace("car"))
    assert desk.facts("asya").cars == 3


@pytest.mark.rule("C-14.11")
def test_a_complete_bonus_takes_no_more_lines():
    desk = holder("docs", lines={"car": 4}).play("asya", Stick("docs"))
    assert desk.refused("asya", Trace("car")) == ("bonus_complete", "C-14.11")


# Permanent bonuses


@pytest.mark.rule("C-14.12")
def test_a_free_unlock_in_round_one_by_order_of_seats():
    ids = [card("artyom", lines={"unlock": 4}), card(lines={"unlock": 4})]
    match = Match.new("committee", seats=2, options={"agents": ["artyom", "asya"], "ids": ids}, seed="ids")
    while match.decisions[0].prompt == "income":
        match.play(match.decisions[0].seat, EndIncome())
    assert [(one.seat, one.prompt) for one in match.decisions if not one.free] == [(0, "unlock_free")]


@pytest.mark.rule("C-14.12")
def test_no_free_unlock_in_later_rounds():
    desk = holder(lines={"unlock": 4}).before("incomes").play("artyom", EndIncome()).play("asya", EndIncome())
    assert desk.asks("asya") == "act"
    assert desk.unlocked("asya") == "2 2 1"


@pytest.mark.rule("C-14.13")
def test_a_reroll_in_every_check():
    desk = holder(lines={"reroll": 4}).steps(StartCheck(1, AN, 2))
    assert "id" in [getattr(action, "reroll", "") for action in desk.actions("asya")]


@pytest.mark.rule("C-14.13")
def test_it_is_one_reroll_a_check():
    desk = holder(lines={"reroll": 4}).steps(StartCheck(1, AN, 2)).play("asya", Reroll("id"), PickDice((0,)))
    assert desk.refused("asya", Reroll("id")) == ("reroll_used", "C-6.12")


@pytest.mark.rule("C-14.14")
def test_one_income_again_each_income_phase():
    desk = holder(lines={"income": 4}).before("incomes").play("asya", Again(0), Income(0, 0, "med", 1))
    assert desk.held("asya") == {"med": 1}
    assert desk.refused("asya", Again(0)) == ("again_used", "C-14.14")
    desk.income("asya", "hr1", "med")
    assert desk.held("asya") == {"med": 2}


@pytest.mark.rule("C-14.14")
def test_an_income_gained_again_is_asked_for_by_the_clause_that_gives_it():
    desk = holder(lines={"income": 4}).before("incomes").play("asya", Again(0))
    assert desk.decisions("asya")[0].rule == "C-14.14"
    assert desk.refused("asya", EndIncome()) == ("income_first", "C-14.14")
    desk = holder("incomes").play("asya", Stick("incomes"), Again(0))
    assert desk.decisions("asya")[0].rule == "C-14.16"


@pytest.mark.rule("C-14.14")
def test_an_income_with_two_parts_is_gained_again_whole():
    """Ally 004 removes stress and brings calm to the limit."""
    desk = holder(lines={"income": 4}).ally("asya", 4).stress("asya", "hr1").before("incomes").play("asya", Again(104))
    desk.income_ease("asya", 104, "hr1")
    assert desk.asks("asya") == "income_part"
    desk.income("asya", 104, "calm", part=1)
    assert desk.stressed("asya") == {}
    assert (desk.view().limit.calm, desk.asks("asya")) == (1, "income")


@pytest.mark.rule("C-14.14")
def test_an_income_of_an_action_token_is_not_gained_again():
    ids = [card("ila", lines={"income": 4}), None]
    desk = Desk("ila", "asya", ids=ids).unlock("ila", hr=5).before("incomes")
    assert desk.refused("ila", Again(4)) == ("not_repeatable", "C-14.14")


@pytest.mark.rule("C-14.15")
def test_one_car_more():
    assert holder(lines={"car": 4}).facts("asya").cars == 3


# The ten stickers


@pytest.mark.rule("C-14.16")
def test_two_own_incomes():
    desk = holder("incomes").play("asya", Stick("incomes"), Again(0), Income(0, 0, "med", 1))
    desk.play("asya", Again(0), Income(0, 0, "med", 1), Trace("car"))
    assert desk.held("asya") == {"med": 2}
    assert desk.asks("asya") == "act"


@pytest.mark.rule("C-14.16")
def test_room_may_be_made_between_two_incomes():
    """Ася's trunk of two places is full after the first medicine; resources may be returned at any moment (C-8.6)."""
    desk = holder("incomes").give("asya", fuel=1).play("asya", Stick("incomes"))
    desk.play("asya", Again(0), Income(0, 0, "med", 1), Return("fuel"), Again(0), Income(0, 0, "med", 1))
    assert desk.held("asya") == {"med": 2}


@pytest.mark.rule("C-14.17")
def test_five_stress_of_anybody():
    desk = holder("relief").stress("artyom", "hr1").stress("asya", "hr1")
    desk.play("asya", Stick("relief"), Treat(0)).play("artyom", Ease(0)).play("asya", Treat(1), Ease(0), Trace("car"))
    assert desk.stressed("artyom") == desk.stressed("asya") == {}


@pytest.mark.rule("C-14.17")
def test_five_and_no_more_for_no_document():
    desk = holder("relief").give("asya", doc=2).stress("artyom", "hr1")
    desk.stress("asya", "hr1", "hr2", "an1", "an2", "tr1").play("asya", Stick("relief"))
    for slot in (0, 1, 5, 6, 10):
        desk.play("asya", Treat(1), Ease(slot))
    assert desk.play("asya", Trace("car")).asks("asya") == "act"


@pytest.mark.rule("C-14.18")
def test_an_action_token():
    assert holder("action").play("asya", Stick("action"), Trace("car")).tokens("asya") == 4


@pytest.mark.rule("C-14.19")
def test_two_any_cargo():
    desk = holder("cargo").play("asya", Stick("cargo"), Gain("eq"), Gain("fuel"), Trace("car"))
    assert desk.held("asya") == {"eq": 1, "fuel": 1}


@pytest.mark.rule("C-14.20")
def test_four_cars_for_one_move():
    desk = holder("cars").at("asya", "murmansk").play("asya", Serve(), Stick("cars"), Trace("unlock"))
    assert max(action.cost for action in desk.actions("asya") if isinstance(action, Move)) == 6
    desk.play("asya", PASS, PASS, Serve())
    assert max(action.cost for action in desk.actions("asya") if isinstance(action, Move)) == 2


@pytest.mark.rule("C-14.20")
def test_cars_only_for_ones_own_move():
    assert holder("cars").refused("asya", Stick("cars")) == ("sticker_no_use", "C-14.9")
    assert holder("cars").play("artyom", Serve()).refused("asya", Stick("cars")) == ("sticker_no_use", "C-14.9")


@pytest.mark.rule("C-14.20")
def test_cars_of_a_sticker_go_before_fuel():
    """Ася has 2 cars and 4 of the sticker; only the seventh costs fuel (C-4.12)."""
    desk = holder("cars").at("asya", "murmansk").give("asya", fuel=2).play("asya", Serve(), Stick("cars"), Trace("car"))
    desk.play("asya", Move("kirov", 6))
    assert desk.held("asya") == {"fuel": 2}
    desk = holder("cars").at("asya", "murmansk").give("asya", fuel=2).play("asya", Serve(), Stick("cars"), Trace("car"))
    desk.play("asya", Move("sverdlovsk", 7))
    assert desk.held("asya") == {"fuel": 1}


@pytest.mark.rule("C-14.21")
def test_the_effect_of_any_city():
    desk = holder("city").limit(doc=12).play("asya", Stick("city"), UseCity("kazan"), Trace("car"))
    assert desk.stock()["doc"] == 16
    assert desk.tokens("asya") == 3


@pytest.mark.rule("C-14.22")
def test_five_documents():
    assert holder("docs").play("asya", Stick("docs"), Trace("car")).held("asya") == {"doc": 5}


@pytest.mark.rule("C-14.23")
def test_two_successes():
    desk = holder("successes").steps(StartCheck(1, AN, 4)).rolls("book", "eye").play("asya", Stick("successes"))
    desk.play("asya", Trace("car"))
    assert desk.view().check.successes == 4
    assert desk.play("asya", Count()).passed


@pytest.mark.rule("C-14.24")
def test_a_free_unlock():
    desk = holder("unlock").play("asya", Stick("unlock"), UnlockFree("tr"), Trace("car"))
    assert desk.unlocked("asya") == "2 2 2"


@pytest.mark.rule("C-14.9")
def test_any_moment_is_the_moment_of_a_reward_too():
    """Ася's trunk is full: a cell unlocked by a sticker makes room for the cargo of the reward."""
    desk = holder("unlock").at("asya", "perm").give("asya", doc=9, med=2).card(10, 3).mission("asya", 10)
    assert Reward("eq") not in desk.actions("asya")
    desk.play("asya", Stick("unlock"), UnlockFree("tr"), Trace("car"), Reward("eq"))
    assert desk.held("asya") == {"med": 2, "eq": 1}


@pytest.mark.rule("C-14.24")
def test_no_free_unlock_under_the_penalty():
    desk = holder("unlock").stress("asya", "hr1", face="no-unlock", open=True)
    assert desk.refused("asya", Stick("unlock")) == ("unlocking_banned", "C-7.22")


@pytest.mark.rule("C-14.25")
def test_any_ally_without_a_check():
    desk = holder("ally").out(14, 7).play("asya", Stick("ally"))
    assert desk.actions("asya") == [TakeAlly(7), TakeAlly(14)]
    assert desk.play("asya", TakeAlly(14)).facts("asya").allies == (14,)


@pytest.mark.rule("C-14.26")
def test_stickers_inside_a_check():
    desk = holder("incomes", "relief", "action", "cargo", "docs", "successes").stress("artyom", "hr1")
    desk.steps(StartCheck(1, AN, 2))
    assert {one.sticker for one in desk.free("asya") if isinstance(one, Stick)} == {
        "incomes",
        "relief",
        "action",
        "cargo",
        "docs",
    }
    assert Stick("successes") in desk.actions("asya")


@pytest.mark.rule("C-14.26")
def test_larger_stickers_wait_for_the_end_of_the_check():
    desk = holder("city", "unlock", "ally").out(7).steps(StartCheck(1, AN, 2))
    for kind in ("city", "unlock", "ally"):
        assert desk.refused("asya", Stick(kind)) == ("sticker_in_check", "C-14.26")


@pytest.mark.rule("C-14.26")
def test_successes_only_in_ones_own_check():
    desk = holder("successes").steps(StartCheck(0, AN, 2))
    assert kinds(desk.free("asya")) == set()


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"agent": "ila"}, "cannot be used"),
        ({"agent": "asya", "level": 8}, "0 to 7"),
        ({"agent": "asya", "stickers": [{"kind": "gold"}]}, "incomes"),
        ({"agent": "asya", "stickers": glued("docs", "docs", "docs")}, "squares"),
        ({"agent": "asya", "lines": {"wings": 1}}, "unlock"),
        ({"agent": "asya", "wings": 1}, "unknown field"),
        ({"agent": "asya", "won": "base"}, "won"),
        ({"agent": "asya", "curator": 5}, "curator"),
        ("asya", "object"),
    ],
)
def test_a_wrong_card_is_refused_by_name(wrong, says):
    with pytest.raises(BadOption, match=says):
        Desk("artyom", "asya", ids=[None, wrong])


def test_any_department_stays_a_choice_with_id_cards():
    desk = holder("docs").steps(StartCheck(1, 3, 2))
    assert ByDepartment("tr") in desk.actions("asya")
