"""C-12: personal missions and agents' bonuses."""

from __future__ import annotations

import pytest
from tests.committee.table import PLAIN, Desk

from kuluary.core import PASS, content_of
from kuluary.games.committee import GAME
from kuluary.games.committee.rules.checks import StartCheck
from kuluary.games.committee.rules.stress import receive_stress
from kuluary.games.committee.words.actions import (
    AddDice,
    Broker,
    ByDepartment,
    Convert,
    Count,
    DoMain,
    DoPersonal,
    Ease,
    Hold,
    Income,
    LayStress,
    Medicate,
    OpenStress,
    Reroll,
    Reward,
    Serve,
    Take,
    UnlockFree,
)
from kuluary.games.committee.words.events import AnomalyMoved, MainCompleted, PersonalCompleted
from kuluary.games.committee.words.names import AN, HR, TR

CONTENT = content_of(GAME.pack(PLAIN))


def finished(desk: Desk) -> list[str]:
    return [event.personal for event in desk.happened(PersonalCompleted)]


@pytest.mark.rule("C-12.1")
def test_missions_one_and_two_in_order():
    desk = Desk()
    assert [one.personal for one in desk.facts("asya").personal] == ["asya-1", "asya-2"]


@pytest.mark.rule("C-12.1")
def test_there_is_no_third():
    desk = Desk().level("asya", 2).at("asya", "yoshkar").serve("asya")
    assert desk.refused("asya", DoPersonal()) == ("no_personal_left", "C-12.1")


@pytest.mark.rule("C-12.2")
def test_a_price_in_a_city():
    desk = Desk("farkhad", "asya").at("farkhad", "leningrad").give("farkhad", doc=6).personal("farkhad")
    assert finished(desk) == ["farkhad-1"]
    assert desk.held("farkhad") == {}


@pytest.mark.rule("C-12.2")
def test_a_check_in_a_city():
    desk = Desk("valery", "asya").at("valery", "yaroslavl").unlock("valery", tr=3).rolls("fist", "book", "shake")
    desk.personal("valery").play("valery", Count())
    assert finished(desk) == ["valery-1"]


@pytest.mark.rule("C-12.2")
def test_a_check_that_fails_completes_nothing():
    desk = Desk("valery", "asya").at("valery", "yaroslavl").rolls("lamp", "book").personal("valery")
    desk.play("valery", Count(), LayStress(0))
    assert finished(desk) == []
    assert desk.asks("valery") == "act"


@pytest.mark.rule("C-12.2")
def test_a_help_token_eases_the_price_and_goes_back():
    desk = Desk("farkhad", "asya").at("farkhad", "leningrad").give("farkhad", doc=4).help("docs", 200)
    desk.personal("farkhad")
    assert finished(desk) == ["farkhad-1"]
    assert desk.held("farkhad") == {}
    assert desk.view().help[0] == ("docs", None)


@pytest.mark.rule("C-12.2")
def test_a_help_token_eases_the_check():
    desk = Desk("valery", "asya").at("valery", "yaroslavl").help("check", 200).personal("valery")
    assert desk.view().check.need == 2


@pytest.mark.rule("C-12.2")
def test_too_little_to_pay():
    desk = Desk("farkhad", "asya").at("farkhad", "leningrad").give("farkhad", doc=5).serve("farkhad")
    assert desk.refused("farkhad", DoPersonal()) == ("cannot_pay_personal", "C-12.2")


@pytest.mark.rule("C-12.3")
def test_a_situation_needs_no_activation():
    desk = Desk().level("asya", 1).at("asya", "yoshkar").serve("asya")
    assert desk.refused("asya", DoPersonal()) == ("personal_situation", "C-12.3")


@pytest.mark.rule("C-12.3")
def test_it_fires_after_the_reward():
    """K-T20: Валерий completes 030 on division 4: track, reward, then mission 2."""
    desk = Desk("valery", "asya").level("valery", 1).at("valery", "yaroslavl").give("valery", doc=3, med=2).card(30, 4)
    desk.mission("valery", 30)
    assert finished(desk) == []
    desk.play("valery", Reward("doc"))
    assert finished(desk) == ["valery-2"]
    desk.play("valery", UnlockFree("hr"))
    assert desk.unlocked("valery") == "3 1 2"
    assert [one.done for one in desk.facts("valery").personal] == [True, True]


@pytest.mark.rule("C-12.3")
def test_it_fires_after_the_move_and_before_the_exchange():
    desk = Desk("ila", "asya").level("ila", 1).at("ila", "murmansk").at("asya", "yaroslavl").give("ila", fuel=2)
    desk.give("asya", doc=1).serve("ila", "yaroslavl", 5)
    assert finished(desk) == ["ila-2"]
    assert desk.asks("ila") == "unlock_free"
    desk.play("ila", UnlockFree("hr"))
    assert desk.asks("ila") == "partner"


@pytest.mark.rule("C-12.3")
def test_it_fires_after_the_standee_has_moved():
    """K-T22: Ася stands in Пермь while Артём completes a main mission there."""
    desk = Desk().mains("m3", "m2", "m4", "m6", "m7", key=2).level("asya", 1).at("asya", "perm").at("artyom", "perm")
    desk.unlock("artyom", hr=4).rolls("fist", "eye", "shake", "book").serve("artyom")
    desk.play("artyom", DoMain(), Count())
    kinds = [type(item.event) for _, item in desk.match.news]
    assert kinds.index(AnomalyMoved) < kinds.index(PersonalCompleted)
    assert finished(desk) == ["asya-2"]


@pytest.mark.rule("C-12.3")
def test_a_main_mission_completed_elsewhere_is_no_situation():
    desk = Desk().mains("m3", "m2", "m4", "m6", "m7", key=2).level("asya", 1).at("asya", "kazan").at("artyom", "perm")
    desk.unlock("artyom", hr=4).rolls("fist", "eye", "shake", "book").serve("artyom")
    desk.play("artyom", DoMain(), Count())
    assert desk.happened(MainCompleted)
    assert finished(desk) == []


@pytest.mark.rule("C-12.3")
def test_a_regular_mission_somebody_else_completes_is_no_situation():
    desk = Desk("valery", "asya").level("valery", 1).at("asya", "perm").give("asya", doc=9)
    desk.card(10, 4).mission("asya", 10).play("asya", Reward("doc"))
    assert finished(desk) == []


@pytest.mark.rule("C-12.3")
def test_nothing_fires_after_the_last_main_mission():
    desk = Desk().mains("m2", "m3", "m4", "m6", "m7", done=4, key=2, spaces=[1, 2, 3, 4]).level("asya", 1)
    desk.at("asya", "yoshkar").give("asya", doc=7).main("asya")
    assert finished(desk) == []


@pytest.mark.rule("C-12.4")
def test_a_situation_under_a_ban_is_lost():
    desk = Desk("ila", "asya").level("ila", 1).at("ila", "murmansk").give("ila", fuel=2)
    desk.stress("ila", "hr1", face="no-missions", open=True).serve("ila", "yaroslavl", 5)
    assert finished(desk) == []


@pytest.mark.rule("C-12.5")
def test_a_free_unlock_and_the_unique_bonus():
    desk = Desk("ila", "asya").at("ila", "syktyvkar").give("ila", fuel=2, doc=2).personal("ila")
    desk.play("ila", UnlockFree("an"))
    assert desk.unlocked("ila") == "2 2 2"
    assert desk.facts("ila").cars == 3


@pytest.mark.rule("C-12.5")
def test_bonuses_add_up():
    """Валерий: a car more for fuel, and an income of a document."""
    desk = Desk("valery", "asya").level("valery", 2).before("incomes")
    assert desk.facts("valery").fuel_cars == 3
    assert Income(301, 0, "doc", 1) in desk.actions("valery")


# The twelve missions


@pytest.mark.rule("C-12.6")
def test_artyom_one_income_of_relief():
    desk = Desk().level("artyom", 1).stress("artyom", "hr1").before("incomes")
    assert any(getattr(action, "source", 0) == 300 for action in desk.actions("artyom"))


@pytest.mark.rule("C-12.6")
def test_artyom_two_a_mission_on_division_one():
    desk = Desk().level("artyom", 1).at("artyom", "perm").give("artyom", doc=9).card(10, 1).mission("artyom", 10)
    desk.play("artyom", Reward("doc"))
    assert finished(desk) == ["artyom-2"]
    assert desk.facts("artyom").cars == 3


@pytest.mark.rule("C-12.6")
def test_willy_two_a_delivery_and_more_dice():
    desk = Desk("willy", "asya").level("willy", 1).at("willy", "arhangelsk").card(33, 3, "willy").mission("willy", 33)
    desk.play("willy", Reward("eq"))
    assert finished(desk) == ["willy-2"]
    desk.play("willy", UnlockFree("hr"), Serve(), PASS, PASS)
    desk.steps(StartCheck(0, TR, 2))
    desk.asked = False
    desk.play("willy", AddDice())
    assert len(desk.view().check.dice) == 5


@pytest.mark.rule("C-12.6")
def test_willy_two_is_no_other_mission():
    desk = Desk("willy", "asya").level("willy", 1).at("willy", "perm").give("willy", doc=9).card(10, 3)
    desk.mission("willy", 10).play("willy", Reward("doc"))
    assert finished(desk) == []


@pytest.mark.rule("C-12.6")
def test_asya_two_a_reroll_in_every_check():
    desk = Desk().level("asya", 2).steps(StartCheck(1, HR, 2))
    assert Reroll("bonus") in desk.actions("asya")


@pytest.mark.rule("C-12.6")
def test_ila_two_medicine_removes_more():
    desk = Desk("ila", "asya").level("ila", 2).give("ila", med=1).stress("ila", "hr1", "hr2", "an1")
    desk.play("ila", Medicate(), Ease(0), Ease(1), Ease(5))
    assert desk.stressed("ila") == {}


@pytest.mark.rule("C-12.6")
def test_farkhad_one_easier_interrogations():
    desk = Desk("farkhad", "asya").level("farkhad", 1).at("farkhad", "perm").token("perm", 5).serve("farkhad")
    assert desk.view().check.need == 2


@pytest.mark.rule("C-12.6")
def test_farkhad_two_a_document_for_every_mission():
    desk = Desk("farkhad", "asya").level("farkhad", 2).at("farkhad", "perm").give("farkhad", doc=9).card(10, 3)
    desk.mission("farkhad", 10).play("farkhad", Reward("doc"))
    assert desk.held("farkhad") == {"doc": 3}


@pytest.mark.rule("C-12.6")
def test_willy_one_an_income_of_any_cargo():
    desk = Desk("willy", "asya").at("willy", "moskva").unlock("willy", tr=2).give("willy", med=1, eq=1, fuel=1)
    desk.mains("m3", "m2", "m4", "m6", "m7").personal("willy").play("willy", UnlockFree("hr"))
    assert finished(desk) == ["willy-1"]
    assert desk.facts("willy").personal[0].income[0].choices == ("med", "eq", "fuel")


@pytest.mark.rule("C-12.7")
def test_two_interrogations_passed_oneself():
    desk = Desk("farkhad", "asya").level("farkhad", 1).at("farkhad", "perm").token("perm", 3).token("perm", 4)
    desk.rolls("eye", "book", "lamp", "eye", "book", "lamp").serve("farkhad")
    desk.play("farkhad", desk.actions("farkhad")[0], Count())
    assert desk.facts("farkhad").personal[1].progress == 1
    desk.play("farkhad", Count())
    assert finished(desk) == ["farkhad-2"]


@pytest.mark.rule("C-12.3")
def test_it_fires_after_an_interrogation_and_before_the_next():
    """R-C70: one interrogation has counted before; of two in Пермь the first completes the mission."""
    desk = Desk("farkhad", "asya").level("farkhad", 1).at("farkhad", "perm").token("perm", 3).token("perm", 4)
    desk.state.tally[0] = 1
    desk.rolls("eye", "book", "lamp").serve("farkhad").play("farkhad", desk.actions("farkhad")[0], Count())
    assert finished(desk) == ["farkhad-2"]
    assert desk.asks("farkhad") == "unlock_free"
    desk.play("farkhad", UnlockFree("tr"))
    assert desk.asks("farkhad") == "check"


@pytest.mark.rule("C-12.4")
def test_an_interrogation_passed_under_a_ban_does_not_count():
    desk = Desk("farkhad", "asya").level("farkhad", 1).at("farkhad", "perm").token("perm", 3)
    desk.stress("farkhad", "hr1", face="no-missions", open=True).rolls("eye", "book", "lamp").serve("farkhad")
    desk.play("farkhad", Count())
    assert desk.state.interrogations == []
    assert desk.state.tally == [0, 0]


@pytest.mark.rule("C-12.7")
def test_interrogations_before_the_mission_is_current_do_not_count():
    desk = Desk("farkhad", "asya").at("farkhad", "perm").token("perm", 3).rolls("eye", "book", "lamp").serve("farkhad")
    desk.play("farkhad", Count())
    assert desk.state.tally == [0, 0]


@pytest.mark.rule("C-12.8")
@pytest.mark.parametrize("agent", sorted(CONTENT.boards))
def test_every_board_starts_with_five_cells_and_two_cars(agent):
    other = "asya" if agent != "asya" else "ila"
    facts = Desk(agent, other).facts(agent)
    assert (len(facts.unlocked), facts.cars) == (5, 2)


@pytest.mark.rule("C-12.8")
def test_the_cells_of_asya_cost_what_is_stated():
    """Two neighbouring personnel cells: 2 documents, 2 fuel, 1 medicine, 1 equipment."""
    three, four = CONTENT.boards["asya"].cells[2].price, CONTENT.boards["asya"].cells[3].price
    total = three + four
    assert (total.doc, total.med, total.eq, total.fuel) == (2, 1, 1, 2)


# Bonuses of agents


@pytest.mark.rule("C-12.9")
def test_ila_passes_red_checks_by_personnel():
    desk = Desk("ila", "asya").unlock("ila", hr=3).steps(StartCheck(0, AN, 6)).play("ila", ByDepartment("hr"))
    assert (desk.view().check.colour, len(desk.view().check.dice)) == ("an", 3)


@pytest.mark.rule("C-12.9")
def test_artyom_passes_green_checks_by_analytics():
    desk = Desk().unlock("artyom", an=4).steps(StartCheck(0, TR, 2))
    assert desk.actions("artyom") == [ByDepartment("tr"), ByDepartment("an")]


def strain(desk: Desk, agent: str, count: int) -> Desk:
    return desk.steps(receive_stress(desk.seat(agent), count)).go()


@pytest.mark.rule("C-12.10")
def test_the_double_cell_takes_three_stress():
    """K-T12."""
    desk = strain(Desk().unlock("artyom", hr=2).draws("slow"), "artyom", 3)
    desk.play("artyom", LayStress(1), LayStress(1))
    assert desk.stressed("artyom") == {"hr2": "slow", "under": None}


@pytest.mark.rule("C-12.10")
def test_the_lower_token_is_never_opened():
    desk = strain(Desk().unlock("artyom", hr=2).stress("artyom", "hr2", under=True), "artyom", 1)
    assert not any(isinstance(action, OpenStress) for action in desk.actions("artyom"))
    assert LayStress(1) in desk.actions("artyom")
    assert desk.refused("artyom", OpenStress(1)) == ("lower_stays_closed", "C-12.10")
    assert desk.refused("artyom", OpenStress(0)) == ("not_closed", "C-7.1")


@pytest.mark.rule("C-12.10")
def test_stress_is_removed_from_the_top():
    """K-T12: two removed, the lower one stays."""
    desk = (
        Desk()
        .unlock("artyom", hr=2)
        .stress("artyom", "hr2", under=True)
        .stress("artyom", "hr2", face="slow", open=True)
    )
    desk.give("artyom", med=1).play("artyom", Medicate(), Ease(1), Ease(1))
    assert desk.stressed("artyom") == {"under": None}
    assert 1 not in desk.facts("artyom").available


@pytest.mark.rule("C-12.10")
def test_the_lower_token_is_removed_last():
    desk = Desk().unlock("artyom", hr=2).stress("artyom", "hr2", under=True).stress("artyom", "hr2")
    desk.give("artyom", med=1).play("artyom", Medicate(), Ease(1))
    assert desk.stressed("artyom") == {"under": None}
    desk.play("artyom", Ease(1))
    assert desk.stressed("artyom") == {}
    assert 1 in desk.facts("artyom").available


@pytest.mark.rule("C-12.11")
def test_asya_cargo_for_an_action():
    desk = Desk().unlock("asya", hr=3).give("asya", med=2).play("asya", Convert("med"))
    assert desk.tokens("asya") == 4
    assert desk.stock("fund")["med"] == 5
    assert desk.stock()["med"] == 1


@pytest.mark.rule("C-12.11")
def test_asya_needs_two_of_a_type():
    desk = Desk().unlock("asya", hr=3).give("asya", med=1, eq=1)
    assert desk.refused("asya", Convert("med")) == ("not_enough", "C-12.11")


@pytest.mark.rule("C-12.11")
def test_asya_gives_no_cargo_for_an_empty_supply():
    desk = Desk().unlock("asya", hr=3).give("asya", med=2).acts("artyom", 12)
    assert desk.refused("asya", Convert("med")) == ("no_action_left", "C-1.18")


@pytest.mark.rule("C-12.11")
def test_asya_inside_a_check():
    desk = Desk().unlock("asya", hr=3).give("asya", med=2).steps(StartCheck(1, AN, 2)).play("asya", Convert("med"))
    assert desk.asks("asya") == "check"
    assert desk.tokens("asya") == 4


@pytest.mark.rule("C-12.12")
def test_valery_brokers_an_exchange_of_others():
    desk = Desk("valery", "asya", "ila").give("ila", doc=2).play("valery", Broker(1, 2), Take("doc"), Take("doc"))
    assert desk.held("asya") == {"doc": 2}
    assert desk.tokens("valery") == 2


@pytest.mark.rule("C-12.12")
def test_valery_cannot_while_the_cell_is_under_stress():
    desk = Desk("valery", "asya", "ila").give("ila", doc=2).stress("valery", "hr1")
    assert desk.refused("valery", Broker(1, 2)) == ("no_such_bonus", "C-12.12")


@pytest.mark.rule("C-12.12")
def test_others_cannot():
    assert Desk().give("asya", doc=1).refused("asya", Broker(0, 1)) == ("no_such_bonus", "C-12.12")


@pytest.mark.rule("C-12.13")
def test_farkhad_holds_a_mission():
    """K-T25: 034 on division 1 stays there."""
    desk = Desk("farkhad", "asya").unlock("farkhad", hr=2).at("farkhad", "syktyvkar").card(34, 1).card(10, 3)
    desk.before("missions").play("farkhad", Hold(34))
    assert {number: division for number, division in desk.track().items() if number in (10, 34)} == {34: 1, 10: 2}


@pytest.mark.rule("C-12.13")
def test_the_token_must_lie_in_his_city():
    desk = Desk("farkhad", "asya").unlock("farkhad", hr=2).at("farkhad", "syktyvkar").card(34, 2).card(10, 3)
    assert desk.before("missions").refused("farkhad", Hold(10)) == ("hold_elsewhere", "C-12.13")


@pytest.mark.rule("C-12.13")
def test_one_card_is_held_and_the_others_move_and_fail():
    desk = Desk("farkhad", "asya").unlock("farkhad", hr=2).at("farkhad", "syktyvkar").card(34, 1).card(35, 1)
    desk.limit(doc=0, med=0, eq=0, fuel=0).before("missions")
    assert desk.actions("farkhad") == [Hold(34), Hold(35), PASS]
    assert desk.play("farkhad", Hold(34)).laid() == {1: -35}


@pytest.mark.rule("C-12.13")
def test_a_token_in_a_trunk_is_not_held():
    desk = Desk("farkhad", "asya").unlock("farkhad", hr=2).at("farkhad", "moskva").card(33, 2, "farkhad")
    assert desk.before("missions").asks("farkhad") == "income"


@pytest.mark.rule("C-12.13")
def test_a_stressed_cell_holds_nothing():
    desk = (
        Desk("farkhad", "asya").unlock("farkhad", hr=2).stress("farkhad", "hr2").at("farkhad", "syktyvkar").card(34, 2)
    )
    assert desk.before("missions").asks("farkhad") == "income"


@pytest.mark.rule("C-12.14")
def test_willy_fuel_or_medicine():
    desk = Desk("willy", "asya").before("incomes")
    assert Income(201, 0, "fuel", 1) in desk.actions("willy")
    assert Income(201, 0, "med", 1) in desk.actions("willy")
