"""C-6: checks."""

from __future__ import annotations

from shutil import copytree

import pytest
from tests.committee.table import PLAIN, Desk, kinds

from kuluary.core import PASS, content_of
from kuluary.games.committee import GAME
from kuluary.games.committee.rules.checks import StartCheck
from kuluary.games.committee.words.actions import (
    AddDice,
    AddSuccess,
    ByDepartment,
    Convert,
    Count,
    Discard,
    Ease,
    HandOver,
    LayStress,
    Leave,
    Medicate,
    PickDice,
    Redeem,
    Relieve,
    Reroll,
    Return,
    Stick,
)
from kuluary.games.committee.words.events import CheckCounted, Rolled
from kuluary.games.committee.words.names import AN, ANY, HR, TR

CONTENT = content_of(GAME.pack(PLAIN))


def check(desk: Desk, agent: str, colour: int, number: int, *faces: str) -> Desk:
    """Let an agent face a check with dice written down."""
    return desk.rolls(*faces).steps(StartCheck(desk.seat(agent), colour, number)).go()


def outcome(desk: Desk, agent: str) -> tuple[int, int, int, bool]:
    """Count the check: successes, difficulty, failures, passed."""
    desk.play(agent, Count())
    event = desk.happened(CheckCounted)[-1]
    return event.successes, event.need, event.failures, event.passed


@pytest.mark.rule("C-6.1")
def test_a_check_goes_by_the_department_of_its_colour():
    desk = check(Desk(), "asya", TR, 2)
    assert (desk.view().check.department, desk.view().check.need) == ("tr", 2)


@pytest.mark.rule("C-6.1")
def test_any_leaves_the_department_open():
    desk = check(Desk(), "asya", ANY, 3)
    assert desk.actions("asya") == [ByDepartment("hr"), ByDepartment("an"), ByDepartment("tr")]


@pytest.mark.rule("C-6.2")
def test_an_available_cross_check_cell_offers_its_department():
    desk = check(Desk("ila", "asya").unlock("ila", hr=3), "ila", AN, 6)
    assert desk.actions("ila") == [ByDepartment("an"), ByDepartment("hr")]
    desk.play("ila", ByDepartment("hr"))
    assert (desk.view().check.colour, desk.view().check.department) == ("an", "hr")


@pytest.mark.rule("C-6.2")
def test_a_cross_check_cell_under_stress_does_not():
    assert check(Desk("ila", "asya").unlock("ila", hr=3).stress("ila", "hr3"), "ila", AN, 6).asks("ila") == "check"


@pytest.mark.rule("C-6.3")
def test_pluses_and_minuses_then_not_below_zero():
    """Ася: two cells would be −1, two open penalties +2."""
    desk = Desk().unlock("asya", an=4).stress("asya", "hr1", "hr2", face="harder", open=True)
    assert check(desk, "asya", AN, 3).view().check.need == 4


@pytest.mark.rule("C-6.3")
def test_difficulty_is_never_below_zero():
    assert check(Desk().unlock("asya", an=4), "asya", AN, 0).view().check.need == 0


@pytest.mark.rule("C-6.4")
def test_a_reduction_goes_by_the_colour_of_the_check():
    """Вилли's third analytics cell: red checks are easier, blue ones not."""
    assert check(Desk("willy", "asya").unlock("willy", an=3), "willy", AN, 3).view().check.need == 2
    assert check(Desk("willy", "asya").unlock("willy", an=3), "willy", HR, 3).view().check.need == 3


@pytest.mark.rule("C-6.4")
def test_an_any_check_has_the_colour_of_the_chosen_department():
    desk = check(Desk("willy", "asya").unlock("willy", an=3), "willy", ANY, 3).play("willy", ByDepartment("an"))
    assert desk.view().check.need == 2


@pytest.mark.rule("C-6.4")
def test_an_allys_reduction_counts_too():
    assert check(Desk().ally("asya", 30), "asya", AN, 3).view().check.need == 2
    assert check(Desk().ally("asya", 30).stress("asya", "ally30"), "asya", AN, 3).view().check.need == 3


@pytest.mark.rule("C-6.4")
@pytest.mark.parametrize("old", ['easier = "an"', 'bonus = "easier", colour = "an"'])
def test_a_reduction_without_a_colour_counts_for_all(tmp_path, old):
    """Neither an ally nor a cell of ours is like that, but the list of symbols shows one without a colour."""
    new = 'easier = "any"' if old.startswith("easier") else 'bonus = "easier"'
    copytree(PLAIN, tmp_path, dirs_exist_ok=True)
    for file in tmp_path.glob("*.toml"):
        file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    desk = Desk("willy", "asya", content=tmp_path)
    desk = desk.ally("willy", 30) if old.startswith("easier") else desk.unlock("willy", an=3)
    assert check(desk, "willy", TR, 3).view().check.need == 2


@pytest.mark.rule("C-6.5")
def test_as_many_dice_as_unlocked_cells():
    """K-T07: three transport cells of Артём, one under stress."""
    desk = check(Desk().unlock("artyom", tr=3).stress("artyom", "tr3"), "artyom", TR, 2)
    assert len(desk.view().check.dice) == 3


@pytest.mark.rule("C-6.5")
def test_allies_give_no_dice():
    assert len(check(Desk().ally("asya", 14), "asya", AN, 2).view().check.dice) == 2


@pytest.mark.rule("C-6.6")
def test_the_die():
    assert CONTENT.die == (0, 1, 2, 3, 4, 5)


@pytest.mark.rule("C-6.7")
def test_a_face_counts_once_for_every_equal_symbol():
    """K-T07: the fist twice on Артём's transport cells; the handshake is under stress."""
    desk = Desk().unlock("artyom", tr=3).stress("artyom", "tr3")
    assert outcome(check(desk, "artyom", TR, 2, "fist", "eye", "anomaly"), "artyom") == (2, 2, 3, True)


@pytest.mark.rule("C-6.7")
def test_symbols_of_other_departments_do_not_count():
    """The handshake is on Ася's personnel cell, not in analytics."""
    assert outcome(check(Desk(), "asya", AN, 1, "shake", "shake"), "asya")[0] == 0


@pytest.mark.rule("C-6.7")
def test_symbols_of_allies_count():
    """K-T24: a red ally brings its symbol to analytics."""
    assert outcome(check(Desk().ally("asya", 4), "asya", AN, 2, "fist", "book"), "asya")[0] == 2


@pytest.mark.rule("C-6.7")
def test_symbols_of_an_ally_belong_to_its_department():
    """A red ally shows the fist: it is nothing to transport."""
    assert outcome(check(Desk().ally("asya", 4), "asya", TR, 1, "fist"), "asya") == (0, 1, 1, False)


@pytest.mark.rule("C-6.7")
def test_symbols_of_an_ally_under_stress_do_not_count():
    desk = Desk().ally("asya", 4).stress("asya", "ally4", face="slow", open=True)
    assert outcome(check(desk, "asya", AN, 1, "fist", "fist"), "asya")[0] == 0


@pytest.mark.rule("C-6.8")
def test_an_auto_success_helps_every_check():
    assert outcome(check(Desk().unlock("asya", an=5), "asya", TR, 2, "shake"), "asya")[0] == 2
    assert outcome(check(Desk().ally("asya", 20), "asya", TR, 2, "shake"), "asya")[0] == 2


@pytest.mark.rule("C-6.8")
def test_an_auto_success_under_stress_does_not_count():
    desk = Desk().unlock("asya", an=5).stress("asya", "an5")
    assert outcome(check(desk, "asya", TR, 2, "shake"), "asya")[0] == 1
    desk = Desk().ally("asya", 20).stress("asya", "ally20")
    assert outcome(check(desk, "asya", TR, 2, "shake"), "asya")[0] == 1


@pytest.mark.rule("C-6.9")
def test_failures():
    assert outcome(check(Desk(), "asya", AN, 2, "anomaly", "lamp"), "asya") == (0, 2, 3, False)


@pytest.mark.rule("C-6.9")
def test_a_symbol_under_stress_is_a_failure():
    assert outcome(check(Desk().stress("asya", "an1"), "asya", AN, 2, "book", "eye"), "asya")[2] == 1


@pytest.mark.rule("C-6.9")
def test_bought_and_auto_successes_cancel_no_failures():
    desk = check(Desk().ally("asya", 20), "asya", AN, 2, "lamp", "lamp").play("asya", AddSuccess())
    assert outcome(desk, "asya") == (2, 2, 2, True)


@pytest.mark.rule("C-6.10")
def test_help_in_any_order():
    desk = Desk().give("asya", doc=4, eq=1)
    desk = check(desk, "asya", AN, 4, "lamp", "lamp").play("asya", AddSuccess(), Reroll("printed"), PickDice((0,)))
    assert kinds(desk.actions("asya")) == {"AddSuccess", "Reroll", "AddDice", "Count"}


@pytest.mark.rule("C-6.11")
def test_a_printed_reroll_works_once_a_check():
    desk = check(Desk(), "asya", AN, 2, "lamp", "lamp", "book", "eye").play("asya", Reroll("printed"), PickDice((0, 1)))
    assert desk.refused("asya", Reroll("printed")) == ("rerolls_used", "C-6.11")
    assert outcome(desk, "asya") == (2, 2, 0, True)


@pytest.mark.rule("C-6.11")
def test_a_reroll_of_another_department_does_not_help():
    assert check(Desk(), "asya", HR, 2).refused("asya", Reroll("printed")) == ("no_reroll_here", "C-6.11")


@pytest.mark.rule("C-6.11")
def test_a_reroll_under_stress_does_not_help():
    """K-T07."""
    desk = check(Desk().unlock("artyom", tr=3).stress("artyom", "tr3"), "artyom", TR, 2)
    assert desk.refused("artyom", Reroll("printed")) == ("no_reroll_here", "C-6.11")


@pytest.mark.rule("C-6.11")
def test_rerolls_of_allies_add_up():
    desk = check(Desk().ally("asya", 14), "asya", AN, 2).play("asya", Reroll("printed"), PickDice((0,)))
    assert Reroll("printed") in desk.actions("asya")


@pytest.mark.rule("C-6.11")
def test_a_reroll_of_an_ally_belongs_to_its_department():
    assert check(Desk().ally("asya", 14), "asya", HR, 2).refused("asya", Reroll("printed"))[0] == "no_reroll_here"


@pytest.mark.rule("C-6.11")
def test_the_next_check_begins_afresh():
    """Neither used rerolls nor bought successes go over to it."""
    desk = Desk().steps(StartCheck(1, AN, 0), StartCheck(1, AN, 2)).rolls("lamp", "eye", "book", "lamp", "lamp")
    desk.play("asya", Reroll("printed"), PickDice((0,)), AddSuccess(), Count())
    assert desk.view().check.bought == 0
    assert Reroll("printed") in desk.actions("asya")


@pytest.mark.rule("C-6.11")
def test_any_dice_are_picked_and_equal_ones_from_the_left():
    desk = check(Desk().unlock("asya", an=3), "asya", AN, 2, "lamp", "lamp", "eye").play("asya", Reroll("printed"))
    assert [action.dice for action in desk.actions("asya")] == [(0,), (0, 1), (2,), (0, 2), (0, 1, 2)]
    assert desk.refused("asya", PickDice((1,))) == ("equal_dice", "C-6.11")
    assert desk.refused("asya", PickDice((0, 3))) == ("no_such_dice", "C-6.11")
    assert desk.refused("asya", PickDice(())) == ("no_such_dice", "C-6.11")


@pytest.mark.rule("C-6.12")
def test_other_rerolls_once_each():
    card = {"agent": "asya", "lines": {"reroll": 4}}
    desk = Desk("artyom", "asya", ids=[None, card]).active("st2").level("asya", 2).keep("asya", "reroll")
    check(desk, "asya", HR, 2)
    names = [action.reroll for action in desk.actions("asya") if isinstance(action, Reroll)]
    assert names == ["bonus", "id", "scenario", "clearance"]
    for name in names:
        desk.play("asya", Reroll(name), PickDice((0,)))
    assert not any(isinstance(action, Reroll) for action in desk.actions("asya"))
    assert desk.refused("asya", Reroll("bonus")) == ("reroll_used", "C-6.12")
    assert desk.kept("asya") == {}


@pytest.mark.rule("C-6.12")
@pytest.mark.parametrize("face", ["reroll-cost", "paid-only"])
def test_a_reroll_one_does_not_have_is_no_matter_of_a_penalty(face):
    desk = check(Desk().stress("asya", "hr1", face=face, open=True), "asya", HR, 2)
    for name in ("bonus", "id", "scenario", "clearance"):
        assert desk.refused("asya", Reroll(name)) == ("no_such_reroll", "C-6.12")
    assert desk.refused("asya", Reroll("printed")) == ("no_reroll_here", "C-6.11")


@pytest.mark.rule("C-6.13")
def test_four_documents_are_a_reroll_again_and_again():
    desk = check(Desk().give("asya", doc=9), "asya", HR, 2)
    desk.play("asya", Reroll("documents"), PickDice((0,)), Reroll("documents"), PickDice((0,)))
    assert desk.held("asya") == {"doc": 1}
    assert desk.refused("asya", Reroll("documents")) == ("reroll_docs", "C-6.13")


@pytest.mark.rule("C-6.14")
def test_equipment_adds_dice_up_to_five():
    """K-T33: three dice and three personnel cells give five, not six."""
    desk = Desk().unlock("asya", hr=3, an=3).give("asya", eq=2)
    desk = check(desk, "asya", AN, 4).play("asya", AddDice())
    assert len(desk.view().check.dice) == 5
    assert desk.refused("asya", AddDice()) == ("five_dice", "C-6.14")


@pytest.mark.rule("C-6.14")
def test_added_dice_are_rolled():
    desk = check(Desk().give("asya", eq=1), "asya", TR, 2, "shake", "shake", "lamp").play("asya", AddDice())
    assert desk.happened(Rolled)[-1].symbols == ("shake", "shake", "lamp")


@pytest.mark.rule("C-6.15")
def test_an_action_token_is_a_success():
    """K-T14: three different symbols of Фархад cannot make 4+; a token does."""
    desk = check(Desk("farkhad", "asya"), "farkhad", AN, 4, "eye", "book", "lamp").play("farkhad", AddSuccess())
    assert outcome(desk, "farkhad") == (4, 4, 0, True)


@pytest.mark.rule("C-6.15")
def test_only_the_checking_agent_buys_successes():
    desk = check(Desk(), "asya", AN, 2)
    assert desk.refused("artyom", AddSuccess()) == ("not_your_turn", "H-1.1")


@pytest.mark.rule("C-6.15")
def test_without_a_token_there_is_no_success():
    desk = check(Desk().acts("asya", 0), "asya", AN, 2)
    assert desk.refused("asya", AddSuccess()) == ("no_action_token", "C-6.15")


@pytest.mark.rule("C-6.16")
def test_what_else_is_allowed_inside_a_check():
    desk = Desk().unlock("asya", hr=3).give("asya", med=2).give("artyom", doc=1).keep("artyom", "relief")
    desk.keep("artyom", "docs").active("st3").stress("artyom", "hr1")
    check(desk, "asya", TR, 2)
    assert set(desk.free("artyom")) == {Return("doc"), Redeem("docs"), Redeem("relief"), HandOver(1)}
    assert set(desk.free("asya")) == {Return("med"), Convert("med"), HandOver(0)}


@pytest.mark.rule("C-6.16")
def test_a_mission_token_may_be_left_inside_a_check():
    desk = check(Desk().card(33, 3, "artyom"), "asya", TR, 2).play("artyom", Leave(33))
    assert desk.view().missions[0].place == "murmansk"
    assert desk.asks("asya") == "check"


@pytest.mark.rule("C-6.16")
def test_no_break_for_everyone_inside_a_check():
    desk = check(Desk().stress("asya", "an1"), "asya", AN, 2)
    for agent in ("asya", "artyom"):
        assert desk.refused(agent, Relieve()) == ("between_steps", "C-4.4")
        assert desk.refused(agent, Discard()) == ("between_steps", "C-4.4")


@pytest.mark.rule("C-6.16")
def test_stress_removed_inside_a_check_counts_at_once():
    """The cell with the symbol is freed by a clearance token before the count."""
    desk = Desk().stress("asya", "an1").keep("asya", "relief")
    check(desk, "asya", AN, 2, "book", "eye").play("asya", Redeem("relief"), Ease(5))
    assert desk.view().check.successes == 2


@pytest.mark.rule("C-6.17")
def test_no_medicine_inside_a_check():
    desk = Desk().give("asya", med=1).give("artyom", med=1).stress("artyom", "hr1").stress("asya", "hr1")
    check(desk, "asya", AN, 2)
    for agent in ("asya", "artyom"):
        assert desk.refused(agent, Medicate()) == ("no_medicine_in_check", "C-6.17")


@pytest.mark.rule("C-6.17")
def test_not_even_while_a_clearance_token_is_used_inside_it():
    """Choosing cargo in the middle of a check opens no door for medicine."""
    desk = Desk().give("asya", med=1).stress("asya", "hr1").keep("asya", "cargo")
    check(desk, "asya", AN, 2).play("asya", Redeem("cargo"))
    assert desk.asks("asya") == "gain"
    assert desk.refused("asya", Medicate()) == ("no_medicine_in_check", "C-6.17")


@pytest.mark.rule("C-6.18")
def test_the_result_is_fixed_before_the_stress():
    """K-T08: the first failure opens +1 difficulty; the check stays passed."""
    desk = Desk().unlock("artyom", tr=3).stress("artyom", "tr3").draws("harder", "lose-docs")
    check(desk, "artyom", TR, 2, "fist", "eye", "anomaly").play("artyom", Count())
    assert desk.passed
    assert desk.stressed("artyom") == {"tr3": "harder"}
    desk.play("artyom", LayStress(0))
    assert desk.stressed("artyom") == {"tr3": "harder", "hr1": "lose-docs"}
    assert desk.passed


@pytest.mark.rule("C-6.18")
def test_later_checks_feel_what_was_opened():
    """K-T08: later checks +1."""
    desk = Desk().stress("artyom", "tr2", face="harder", open=True)
    assert check(desk, "artyom", AN, 2).view().check.need == 3


@pytest.mark.rule("C-6.19")
def test_every_failure_is_a_stress_passed_or_not():
    desk = check(Desk(), "asya", AN, 1, "book", "lamp").play("asya", Count())
    assert desk.passed
    assert desk.asks("asya") == "lay_stress"


@pytest.mark.rule("C-6.20")
def test_not_passed_nothing_happens():
    desk = Desk().at("asya", "sverdlovsk").out(14).rolls("lamp", "lamp").take_ally("asya", 14).play("asya", Count())
    while desk.asks("asya") in ("lay_stress", "open_stress"):
        desk.play("asya", desk.actions("asya")[0])
    assert desk.facts("asya").allies == ()
    assert [ally.ally for ally in desk.view().allies] == [14]


@pytest.mark.rule("C-6.20")
def test_passed_what_it_was_for_happens():
    desk = Desk().at("asya", "yoshkar").out(4).rolls("eye", "shake").take_ally("asya", 4).play("asya", Count())
    assert desk.facts("asya").allies == (4,)


@pytest.mark.rule("C-6.21")
def test_a_check_of_zero_is_rolled_all_the_same():
    desk = check(Desk(), "asya", AN, 0, "lamp", "anomaly")
    assert outcome(desk, "asya") == (0, 0, 3, True)


def test_odds_are_exact():
    """The mock-up: analytics of Артём with 014, the fist under stress, need 3: 33 %, 83 % with two rerolls."""
    desk = Desk().unlock("artyom", an=3).ally("artyom", 14).stress("artyom", "an2")
    check(desk, "artyom", AN, 3, "book", "lamp", "anomaly")
    now = desk.view().check
    assert (now.before.chance, now.before.helped) == (0.3333, 0.8294)
    printed = now.helpers[0]
    assert (printed.chance, printed.stress, printed.together) == (0.75, 1.33, 0.9375)


def test_a_check_refuses_everything_else():
    desk = check(Desk(), "asya", AN, 2)
    assert desk.refused("asya", PASS) == ("check_first", "C-6.10")
    assert desk.refused("asya", Stick("docs")) == ("no_sticker", "C-14.9")
    assert desk.refused("asya", Stick("successes")) == ("no_sticker", "C-14.9")
    assert desk.refused("asya", AddDice()) == ("not_enough", "C-8.2")
    assert desk.play("asya", Reroll("printed")).refused("asya", PickDice((0, 1, 2))) == ("no_such_dice", "C-6.11")
    assert desk.refused("asya", Count()) == ("pick_first", "C-6.11")
