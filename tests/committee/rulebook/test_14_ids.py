"""C-14: ID cards and stickers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.committee.rulebook.test_13_end import won
from tests.committee.table import PLAIN, Desk, kinds

from kuluary.core import PASS, BadOption, Match
from kuluary.games.committee.answers import (
    Again,
    Award,
    ByDepartment,
    Count,
    Ease,
    EndIncome,
    Gain,
    Income,
    Trace,
    Treat,
    UnlockFree,
)
from kuluary.games.committee.check import StartCheck
from kuluary.games.committee.content import load
from kuluary.games.committee.names import AN, STICKERS
from kuluary.games.committee.outcomes import DropCrossed, LineTraced, StickerAwarded
from kuluary.games.committee.words import Move, Serve, Stick, TakeAlly, UseCity

CONTENT = load(PLAIN)


def card(agent: str = "asya", **fields: Any) -> dict[str, Any]:
    """Write an ID card."""
    return {"agent": agent, **fields}


def glued(*kinds_: str, used: bool = False) -> list[dict[str, Any]]:
    return [{"kind": kind, "used": used} for kind in kinds_]


def holder(*stickers: str, **fields: Any) -> Desk:
    """Give a desk on which Ася has an ID card with stickers."""
    return Desk("artyom", "asya", ids=[None, card(level=2, stickers=glued(*stickers), **fields)])


def lost(*cards: Any) -> Match:
    """Give a game that has just been lost by two agents with these ID cards."""
    desk = Desk("artyom", "asya", ids=list(cards)).progress(failed=[4, 5]).card(10, 1).before("missions").go()
    return desk.match


def new_cards(match: Match) -> tuple[Any, ...]:
    return dict(match.result.args)["ids"]


# Cards


@pytest.mark.rule("C-14.1")
def test_a_first_game_issues_a_card():
    artyom, asya = new_cards(lost(None, None))
    assert (artyom["agent"], asya["agent"]) == ("artyom", "asya")
    assert artyom["games"] == 1


@pytest.mark.rule("C-14.1")
def test_a_card_is_plain_data_that_can_be_brought_again():
    first = new_cards(lost(None, card(curator="Мария")))
    second = new_cards(lost(*first))
    assert second[1]["curator"] == "Мария"
    assert second[1]["games"] == 2


@pytest.mark.rule("C-14.1")
def test_without_the_option_there_is_none():
    assert new_cards(won().match) == (None, None)


@pytest.mark.rule("C-14.2")
def test_the_level_is_the_last_personal_mission():
    desk = Desk("artyom", "asya", ids=[None, None]).level("asya", 2).progress(failed=[4, 5]).card(10, 1)
    assert [one["level"] for one in new_cards(desk.before("missions").go().match)] == [0, 2]


@pytest.mark.rule("C-14.2")
def test_the_level_never_falls():
    assert new_cards(lost(None, card(level=2)))[1]["level"] == 2


@pytest.mark.rule("C-14.3")
def test_two_squares_a_level():
    """K-T27: level 2 has six squares, the stickers lie under level 0."""
    facts = Desk("artyom", "asya", ids=[None, card(level=2, stickers=glued("docs", "action"))]).facts("asya").id
    assert len(facts.squares) == 6
    assert [square.level for square in facts.squares if square.sticker] == [0, 0]


# After a game


@pytest.mark.rule("C-14.4")
@pytest.mark.parametrize(("space", "count"), [(5, 6), (11, 6), (12, 5), (13, 4), (14, 3), (15, 2)])
def test_stickers_for_a_victory(space, count):
    """K-T29; two cards of level 2 have twelve squares."""
    ids = [card("artyom", level=2), card(level=2)]
    desk = won(space, ids=ids)
    while not desk.match.over:
        desk.play("artyom", Award(0) if Award(0) in desk.actions("artyom") else Award(1))
    assert len(desk.happened(StickerAwarded)) == count


@pytest.mark.rule("C-14.5")
def test_a_defeat_crosses_out_a_drop():
    """K-T28: the first two drops bring one sticker, the third two."""
    match = lost(card("artyom"), card(drops=2))
    artyom, asya = new_cards(match)
    assert (artyom["drops"], len(artyom["stickers"])) == (1, 1)
    assert (asya["drops"], len(asya["stickers"])) == (3, 2)


@pytest.mark.rule("C-14.5")
def test_the_drops():
    assert CONTENT.id.drops == (1, 1, 2, 2, 0)


@pytest.mark.rule("C-14.6")
def test_the_last_drop_gives_nothing_and_retires_the_card():
    match = lost(None, card(drops=4))
    assert new_cards(match)[1]["stickers"] == ()
    events = [item.event for _, item in match.news if isinstance(item.event, DropCrossed)]
    assert [event.retired for event in events] == [False, True]


@pytest.mark.rule("C-14.6")
def test_a_retired_card_is_refused():
    with pytest.raises(BadOption, match="archive"):
        Desk("artyom", "asya", ids=[None, card(drops=5)])


@pytest.mark.rule("C-14.7")
def test_the_team_says_whose_a_sticker_is():
    desk = won(13, ids=[card("artyom"), card()])
    assert desk.asked_agents() == {"artyom", "asya"}
    assert desk.actions("asya") == [Award(0), Award(1)]
    desk.play("asya", Award(0))
    assert desk.happened(StickerAwarded)[0].seat == 0


@pytest.mark.rule("C-14.7")
def test_what_has_no_square_stays_on_the_sheet():
    """Two cards of level 0 have four squares; six stickers are due."""
    desk = won(5, ids=[card("artyom"), card()])
    while not desk.match.over:
        desk.play("artyom", desk.actions("artyom")[0])
    assert [len(one["stickers"]) for one in new_cards(desk.match)] == [2, 2]


@pytest.mark.rule("C-14.7")
def test_a_full_card_gets_none():
    desk = won(13, ids=[card("artyom", stickers=glued("docs", "docs")), card()])
    assert desk.match.over
    assert len(new_cards(desk.match)[1]["stickers"]) == 2


@pytest.mark.rule("C-14.7")
def test_no_sticker_comes_twice_from_one_sheet():
    desk = won(5, ids=[card("artyom", level=2), card(level=2)])
    while not desk.match.over:
        desk.play("artyom", desk.actions("artyom")[0])
    found = [event.sticker for event in desk.happened(StickerAwarded)]
    assert len(set(found)) == 6
    assert set(found) <= set(STICKERS)


@pytest.mark.rule("C-14.8")
def test_the_mark_of_a_won_base_scenario():
    desk = won(15, ids=[card("artyom"), card()])
    while not desk.match.over:
        desk.play("artyom", desk.actions("artyom")[0])
    assert [one["won"] for one in new_cards(desk.match)] == [("base",), ("base",)]
    assert new_cards(lost(None, None))[0]["won"] == ()


# Using stickers


@pytest.mark.rule("C-14.9")
def test_each_sticker_once():
    desk = holder("docs", "action").play("asya", Stick("docs"), Trace("car"))
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


@pytest.mark.rule("C-14.13")
def test_a_reroll_in_every_check():
    desk = holder(lines={"reroll": 4}).steps(StartCheck(1, AN, 2))
    assert "id" in [getattr(action, "reroll", "") for action in desk.actions("asya")]


@pytest.mark.rule("C-14.14")
def test_one_income_again_each_income_phase():
    desk = holder(lines={"income": 4}).before("incomes").play("asya", Again(0), Income(0, 0, "med", 1))
    assert desk.held("asya") == {"med": 1}
    assert desk.refused("asya", Again(0)) == ("again_used", "C-14.14")
    desk.income("asya", "hr1", "med")
    assert desk.held("asya") == {"med": 2}


@pytest.mark.rule("C-14.15")
def test_one_car_more():
    assert holder(lines={"car": 4}).facts("asya").cars == 3


# The ten stickers


@pytest.mark.rule("C-14.16")
def test_two_own_incomes():
    desk = holder("incomes").play("asya", Stick("incomes"), Trace("car"), Again(0), Income(0, 0, "med", 1))
    desk.play("asya", Again(0), Income(0, 0, "med", 1))
    assert desk.held("asya") == {"med": 2}
    assert desk.asks("asya") == "act"


@pytest.mark.rule("C-14.17")
def test_five_stress_of_anybody():
    desk = holder("relief").stress("artyom", "hr1").stress("asya", "hr1")
    desk.play("asya", Stick("relief"), Trace("car"), Treat(0)).play("artyom", Ease(0)).play("asya", Treat(1), Ease(0))
    assert desk.stressed("artyom") == desk.stressed("asya") == {}


@pytest.mark.rule("C-14.17")
def test_five_and_no_more_for_no_document():
    desk = holder("relief").give("asya", doc=2).stress("artyom", "hr1")
    desk.stress("asya", "hr1", "hr2", "an1", "an2", "tr1").play("asya", Stick("relief"), Trace("car"))
    for slot in (0, 1, 5, 6, 10):
        desk.play("asya", Treat(1), Ease(slot))
    assert desk.asks("asya") == "act"


@pytest.mark.rule("C-14.18")
def test_an_action_token():
    assert holder("action").play("asya", Stick("action"), Trace("car")).tokens("asya") == 4


@pytest.mark.rule("C-14.19")
def test_two_any_cargo():
    desk = holder("cargo").play("asya", Stick("cargo"), Trace("car"), Gain("eq"), Gain("fuel"))
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
    desk = holder("city").limit(doc=12).play("asya", Stick("city"), Trace("car"), UseCity("kazan"))
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
    assert desk.play("asya", Count()).state.passed


@pytest.mark.rule("C-14.24")
def test_a_free_unlock():
    desk = holder("unlock").play("asya", Stick("unlock"), Trace("car"), UnlockFree("tr"))
    assert desk.unlocked("asya") == "2 2 2"


@pytest.mark.rule("C-14.25")
def test_any_ally_without_a_check():
    desk = holder("ally").out(14, 7).play("asya", Stick("ally"), Trace("car"))
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
