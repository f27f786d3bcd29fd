"""C-8: resources and free actions."""

from __future__ import annotations

import pytest
from tests.committee.table import Desk, kinds

from kuluary.core import PASS
from kuluary.games.committee.rules.checks import StartCheck
from kuluary.games.committee.words.actions import (
    AddDice,
    Attempt,
    Convert,
    Count,
    Discard,
    Ease,
    Leave,
    Medicate,
    Move,
    Partner,
    PickDice,
    Redeem,
    Relieve,
    Reroll,
    Return,
    Serve,
    Stick,
    Take,
    Trace,
    UnlockFree,
)
from kuluary.games.committee.words.names import HR, TR


@pytest.mark.rule("C-8.1")
def test_strength_is_the_unlocked_personnel_cells():
    """Stress does not matter, allies do not count."""
    assert Desk().unlock("asya", hr=4).stress("asya", "hr1", "hr4").ally("asya", 3).facts("asya").strength == 4


@pytest.mark.rule("C-8.2")
def test_equipment_gives_dice():
    desk = Desk().give("asya", eq=1).steps(StartCheck(1, TR, 2)).play("asya", AddDice())
    assert len(desk.view().check.dice) == 3
    assert desk.stock()["eq"] == 2


@pytest.mark.rule("C-8.2")
def test_only_in_ones_own_check():
    desk = Desk().give("artyom", eq=1).steps(StartCheck(1, TR, 2))
    assert desk.refused("artyom", AddDice()) == ("not_your_turn", "H-1.1")


@pytest.mark.rule("C-8.3")
def test_fuel_gives_cars_for_this_move():
    desk = Desk().at("asya", "murmansk").give("asya", fuel=1).play("asya", Serve())
    assert max(action.cost for action in desk.actions("asya") if isinstance(action, Move)) == 4


@pytest.mark.rule("C-8.4")
def test_medicine_removes_own_stress():
    desk = Desk().give("asya", med=1).stress("asya", "hr1", "hr2", "an1").play("asya", Medicate(), Ease(0), Ease(1))
    assert desk.stressed("asya") == {"an1": None}
    assert desk.asks("asya") == "act"


@pytest.mark.rule("C-8.4")
def test_medicine_is_open_in_the_middle_of_a_serve():
    desk = Desk().give("asya", med=1).stress("asya", "tr1").play("asya", Serve())
    assert desk.actions("asya") == [PASS]
    desk.play("asya", Medicate(), Ease(10))
    assert len(desk.actions("asya")) > 1


@pytest.mark.rule("C-8.4")
def test_medicine_is_open_in_the_middle_of_an_effect():
    """While Ася trades in Москва, and while a reward is due."""
    desk = Desk().at("asya", "moskva").give("asya", med=1, doc=2).stress("asya", "tr1").city("asya")
    assert (desk.asks("asya"), Medicate() in desk.free("asya")) == ("trade", True)
    desk = Desk().at("asya", "perm").give("asya", med=1, doc=9).stress("asya", "tr1").card(10, 3).mission("asya", 10)
    assert (desk.asks("asya"), Medicate() in desk.free("asya")) == ("reward", True)


@pytest.mark.rule("C-8.5")
def test_four_documents_do_not_depend_on_personnel():
    desk = Desk().unlock("asya", hr=5).give("asya", doc=4).steps(StartCheck(1, HR, 2))
    desk.play("asya", Reroll("documents"), PickDice((0,)))
    assert desk.held("asya") == {}


@pytest.mark.rule("C-8.6")
def test_resources_may_be_returned_at_any_moment():
    desk = Desk().give("artyom", doc=1).give("asya", med=1).play("asya", Serve())
    desk.play("artyom", Return("doc")).play("asya", Return("med"))
    assert desk.held("artyom") == desk.held("asya") == {}
    assert desk.asks("asya") == "move"


@pytest.mark.rule("C-8.7")
def test_rearranging_needs_no_action():
    """A token and cargo fit in some arrangement: loading is offered as it is."""
    desk = Desk("ila", "asya").at("ila", "moskva").give("ila", med=1).card(33, 3).serve("ila")
    assert "DoMission" in kinds(desk.actions("ila"))


@pytest.mark.rule("C-8.8")
def test_a_mission_token_may_be_left_in_ones_city():
    desk = Desk().card(33, 3, "asya").play("asya", Leave(33))
    assert desk.view().missions[0].place == "kazan"
    assert desk.facts("asya").tokens == ()


@pytest.mark.rule("C-8.8")
def test_only_a_token_one_carries():
    assert Desk().card(33, 3).refused("asya", Leave(33)) == ("not_carried", "C-8.8")


@pytest.mark.rule("C-8.9")
def test_a_clearance_token_may_be_used_at_any_moment():
    desk = Desk().keep("artyom", "docs").play("asya", Serve()).play("artyom", Redeem("docs"))
    assert desk.held("artyom") == {"doc": 2}
    assert desk.kept("artyom") == {}


@pytest.mark.rule("C-8.10")
def test_a_sticker_may_be_used_at_any_moment():
    card = {"agent": "artyom", "stickers": [{"kind": "docs", "used": False}]}
    desk = Desk("artyom", "asya", ids=[card, None]).play("asya", Serve()).play("artyom", Stick("docs"), Trace("car"))
    assert desk.held("artyom") == {"doc": 5}


@pytest.mark.rule("C-8.11")
def test_a_colon_bonus_needs_its_cell_available():
    desk = Desk().unlock("asya", hr=3).give("asya", med=2).stress("asya", "hr3")
    assert desk.refused("asya", Convert("med")) == ("no_such_bonus", "C-12.11")


@pytest.mark.rule("C-8.12")
def test_no_free_actions_outside_the_action_phase():
    desk = Desk().give("asya", doc=3).before("incomes")
    assert desk.free("asya") == []


@pytest.mark.rule("C-8.12")
def test_between_two_checks_free_actions_are_open():
    """Two interrogations in Пермь: after the first Ася takes medicine before the second."""
    desk = Desk().at("asya", "perm").give("asya", med=1).token("perm", 0).token("perm", 1)
    desk.rolls("lamp", "eye").serve("asya").play("asya", desk.actions("asya")[0], Count())
    desk.play("asya", desk.actions("asya")[0])
    assert desk.asks("asya") == "interrogate"
    desk.play("asya", Medicate(), Ease(0))
    assert desk.stressed("asya") == {}


@pytest.mark.rule("C-8.12")
def test_medicine_of_an_exchange_may_be_taken_before_the_interrogation():
    """The exchange ends with its last piece, and the interrogation is mandatory: there is a moment between them."""
    desk = Desk().at("artyom", "perm").at("asya", "perm").give("artyom", med=1).stress("asya", "an1").token("perm", 3)
    desk.serve("asya").play("asya", Partner(0), Take("med"))
    assert desk.asks("asya") == "interrogate"
    desk.play("asya", Medicate(), Ease(5))
    assert desk.asks("asya") == "check"


@pytest.mark.rule("C-8.12")
def test_medicine_may_be_taken_after_a_move_that_completes_a_personal_mission():
    """Ила 2: medicine has just become stronger, and the interrogation has not begun."""
    desk = Desk("ila", "asya").level("ila", 1).at("ila", "murmansk").unlock("ila", tr=3).give("ila", fuel=2, med=1)
    desk.stress("ila", "an1", "tr1", "tr2").token("yaroslavl", 0).serve("ila", "yaroslavl", 5)
    assert desk.play("ila", UnlockFree("an")).asks("ila") == "interrogate"
    desk.play("ila", Medicate(), Ease(5), Ease(10), Ease(11))
    assert desk.stressed("ila") == {}


@pytest.mark.rule("C-8.12")
def test_nothing_to_do_before_an_interrogation_is_not_asked():
    desk = Desk().at("asya", "perm").stress("asya", "an1").token("perm", 3).serve("asya")
    assert desk.asks("asya") == "check"
    desk = Desk().at("artyom", "perm").at("asya", "perm").give("artyom", med=1).token("perm", 3).serve("asya")
    assert desk.play("asya", Partner(0), Take("med")).asks("asya") == "check"


@pytest.mark.rule("C-8.12")
def test_a_clearance_token_that_may_not_wait_for_the_check_is_asked_for():
    """At a table without relief inside a check."""
    desk = Desk(relief_in_check=False).at("asya", "perm").card(11, 3).keep("asya", "relief").stress("asya", "hr1")
    desk.rolls("shake", "book", "eye").mission("asya", 11).play("asya", Attempt(0, False), Count())
    assert (desk.asks("asya"), desk.free("asya")) == ("attempt", [Relieve(), Discard(), Redeem("relief")])


@pytest.mark.rule("C-8.12")
@pytest.mark.parametrize("kind", ["unlock", "ally", "city"])
def test_between_two_checks_a_sticker_may_be_used_that_no_check_allows(kind):
    card = {"agent": "asya", "stickers": [{"kind": kind, "used": False}]}
    desk = Desk("artyom", "asya", ids=[None, card]).at("asya", "perm").card(11, 3).out(1).rolls("shake", "book", "eye")
    desk.mission("asya", 11).play("asya", Attempt(0, False), Count())
    assert (desk.asks("asya"), desk.free("asya")) == ("attempt", [Discard(), Stick(kind)])


def test_an_unknown_resource_is_refused():
    assert Desk().refused("asya", Return("gold")) == ("not_enough", "C-8.6")
    assert Desk().refused("asya", Redeem("docs")) == ("no_clearance", "C-9.6")
