"""C-9: unlocking, clearance tokens, allies, help tokens."""

from __future__ import annotations

import pytest
from tests.committee.table import PLAIN, Desk

from kuluary.core import PASS, content_of
from kuluary.games.committee import GAME
from kuluary.games.committee.content.prices import discounted
from kuluary.games.committee.rules.unlocking import FREE_UNLOCK
from kuluary.games.committee.words.actions import (
    Attempt,
    Count,
    DoMission,
    Ease,
    EndIncome,
    Gain,
    LayStress,
    Lose,
    Pay,
    PutHelp,
    Redeem,
    Return,
    TakeAlly,
    TakeHelp,
    Unlock,
    UnlockFree,
    UseCity,
)
from kuluary.games.committee.words.events import ClearanceRevealed, HelpBack, Unlocked
from kuluary.games.committee.words.names import CLEARANCE
from kuluary.games.committee.words.views import Price

CONTENT = content_of(GAME.pack(PLAIN))

# Unlocking


@pytest.mark.rule("C-9.1")
def test_cells_open_from_the_left():
    desk = Desk().at("asya", "arhangelsk").give("asya", med=1, eq=1).city("asya")
    assert [event.slot for event in desk.happened(Unlocked)] == [2]


@pytest.mark.rule("C-9.1")
def test_a_department_that_is_all_open_has_nothing_to_unlock():
    desk = Desk().at("asya", "arhangelsk").unlock("asya", hr=5).give("asya", doc=9).serve("asya")
    assert desk.refused("asya", UseCity("arhangelsk")) == ("nothing_locked", "C-9.1")


@pytest.mark.rule("C-9.2")
def test_the_owner_pays_alone():
    desk = Desk().at("asya", "arhangelsk").at("artyom", "arhangelsk").give("asya", med=1).give("artyom", eq=1)
    desk.serve("asya").play("asya", PASS)
    assert desk.refused("asya", UseCity("arhangelsk")) == ("city_unlock", "C-9.2")


@pytest.mark.rule("C-9.2")
def test_the_cost_is_spent():
    desk = Desk().at("asya", "arhangelsk").give("asya", med=1, eq=1, doc=1).city("asya")
    assert desk.held("asya") == {"doc": 1}
    assert desk.stock()["med"] == 2


@pytest.mark.rule("C-9.2")
def test_documents_of_the_cost_are_spent_too():
    desk = Desk("willy", "asya").at("willy", "arhangelsk").give("willy", doc=3, fuel=1).city("willy")
    assert desk.held("willy") == {"doc": 1}


@pytest.mark.rule("C-9.3")
def test_any_number_of_cells_of_that_department():
    desk = Desk().at("asya", "arhangelsk").unlock("asya", tr=5).give("asya", med=1, eq=1, doc=2, fuel=2).city("asya")
    assert desk.actions("asya") == [Unlock(1), Unlock(2)]
    assert desk.refused("asya", Unlock(3)) == ("cannot_pay_cells", "C-9.2")
    assert desk.play("asya", Unlock(2)).unlocked("asya") == "4 2 5"


@pytest.mark.rule("C-9.4")
def test_the_discount_is_taken_off_the_total():
    """K-T11: Ася unlocks two cells for 2 doc + 2 fuel + 1 med + 1 eq and saves a fuel."""
    desk = Desk().at("asya", "arhangelsk").level("asya", 1).unlock("asya", tr=5)
    desk.give("asya", doc=2, fuel=2, med=1, eq=1).city("asya").play("asya", Unlock(2))
    assert desk.actions("asya") == [Pay(0, 1, 1, 2), Pay(2, 0, 1, 2), Pay(2, 1, 0, 2), Pay(2, 1, 1, 1)]
    desk.play("asya", Pay(2, 1, 1, 1))
    assert desk.held("asya") == {"fuel": 1}
    assert len(desk.happened(ClearanceRevealed)) == 2


@pytest.mark.rule("C-9.4")
def test_the_discount_is_always_used_as_far_as_it_goes():
    """One cell for 1 med + 1 eq: one of them falls away, there is nothing else to choose."""
    desk = Desk().at("asya", "arhangelsk").level("asya", 1).give("asya", med=1, eq=1).city("asya")
    assert desk.actions("asya") == [Pay(0, 0, 1, 0), Pay(0, 1, 0, 0)]


@pytest.mark.rule("C-9.4")
def test_a_discount_of_two_documents_takes_one_where_there_is_one():
    assert discounted(Price(doc=1, med=1), 2, 1) == ((0, 1, 0, 0), (1, 0, 0, 0))


@pytest.mark.rule("C-9.5")
def test_a_revealed_token_is_sealed_no_more():
    """There is one token for an action: the second cell hides another."""
    desk = Desk().at("asya", "arhangelsk").unlock("asya", tr=5).give("asya", med=1, eq=1, doc=2, fuel=2)
    desk.draws("action").city("asya").play("asya", Unlock(1)).draws("action").city("asya")
    assert desk.kept("asya") == {"action": 1, "docs": 1}


@pytest.mark.rule("C-9.5")
def test_all_is_paid_before_anything_is_revealed():
    """The documents of a revealed token cannot pay for the next cell."""
    desk = Desk("willy", "asya").at("willy", "arhangelsk").give("willy", doc=2, fuel=1).draws("docs").city("willy")
    assert desk.unlocked("willy") == "3 2 1"
    assert desk.asks("willy") == "act"


@pytest.mark.rule("C-9.6")
def test_a_good_token_is_kept_for_any_action_phase():
    desk = Desk().at("asya", "arhangelsk").give("asya", med=1, eq=1).draws("cargo").city("asya")
    assert desk.kept("asya") == {"cargo": 1}
    assert desk.facts("asya").clearance == (("cargo", 1),)
    desk.acts("asya", 0).acts("artyom", 0)
    desk.play("asya", Redeem("cargo"), Gain("eq"))
    assert desk.held("asya") == {"eq": 1}
    assert desk.kept("asya") == {}


@pytest.mark.rule("C-9.6")
def test_a_token_that_gives_nothing_now_is_refused():
    desk = Desk().keep("asya", "docs").limit(doc=0)
    assert desk.refused("asya", Redeem("docs")) == ("clearance_no_use", "C-9.6")
    assert Desk().keep("asya", "relief").refused("asya", Redeem("relief")) == ("no_stress", "C-7.11")


@pytest.mark.rule("C-9.6")
def test_a_token_without_room_or_supply_is_kept():
    assert Desk().keep("asya", "cargo").give("asya", med=2).refused("asya", Redeem("cargo")) == (
        "clearance_no_use",
        "C-9.6",
    )
    desk = Desk().keep("asya", "action").acts("asya", 12)
    assert desk.refused("asya", Redeem("action")) == ("clearance_no_use", "C-9.6")


@pytest.mark.rule("C-9.9")
def test_a_token_of_relief_removes_two_stress():
    desk = Desk().keep("asya", "relief").stress("asya", "hr1", "hr2", "an1").play("asya", Redeem("relief"))
    desk.play("asya", Ease(0), Ease(1))
    assert (desk.stressed("asya"), desk.asks("asya")) == ({"an1": None}, "act")


@pytest.mark.rule("C-9.7")
def test_a_loss_acts_at_once():
    desk = Desk().at("asya", "arhangelsk").give("asya", med=1, eq=1, doc=3).give("asya").draws("loss").city("asya")
    assert desk.held("asya") == {"doc": 1}


@pytest.mark.rule("C-9.7")
def test_every_loss_among_several_tokens_acts():
    desk = Desk().at("asya", "arhangelsk").unlock("asya", tr=5).give("asya", med=1, eq=1, doc=7, fuel=2)
    desk.draws("loss", "loss").city("asya").play("asya", Unlock(2))
    assert desk.held("asya") == {"doc": 1}


@pytest.mark.rule("C-9.7")
def test_a_loss_leaves_the_owner_a_choice():
    desk = (
        Desk().at("asya", "arhangelsk").unlock("asya", tr=2).give("asya", med=2, eq=1, doc=3).draws("loss").city("asya")
    )
    assert desk.actions("asya") == [Lose("med", 1), Lose("doc", 2)]


@pytest.mark.rule("C-9.8")
def test_clearance_tokens_are_never_passed_on():
    desk = Desk().at("artyom", "kazan").keep("asya", "docs").serve("asya")
    assert desk.asks("asya") == "activate"


@pytest.mark.rule("C-9.9")
def test_seven_good_tokens_and_three_losses():
    assert dict(zip(CLEARANCE, CONTENT.clearance, strict=True)) == {
        "docs": 2,
        "cargo": 1,
        "action": 1,
        "reroll": 1,
        "relief": 2,
        "loss": 3,
    }


@pytest.mark.rule("C-9.10")
def test_a_free_unlock_chooses_the_department():
    desk = Desk().steps(FREE_UNLOCK[1]).draws("docs")
    assert desk.actions("asya") == [UnlockFree("hr"), UnlockFree("an"), UnlockFree("tr")]
    assert desk.refused("asya", PASS) == ("unlock_first", "C-9.10")
    desk.play("asya", UnlockFree("tr"))
    assert desk.unlocked("asya") == "2 2 2"
    assert desk.kept("asya") == {"docs": 1}


@pytest.mark.rule("C-9.10")
def test_with_nothing_locked_it_is_lost():
    desk = Desk().unlock("asya", hr=5, an=5, tr=5).steps(FREE_UNLOCK[1])
    assert desk.asks("asya") == "act"


# Allies


@pytest.mark.rule("C-9.11")
def test_an_ally_in_ones_own_city():
    desk = Desk().at("asya", "arhangelsk").out(7, 10).serve("asya")
    assert TakeAlly(7) in desk.actions("asya")
    assert TakeAlly(10) not in desk.actions("asya")


@pytest.mark.rule("C-9.12")
def test_a_one_off_ally_gives_and_goes():
    desk = Desk().at("asya", "arhangelsk").out(7).take_ally("asya", 7)
    assert desk.held("asya") == {"doc": 1, "fuel": 1}
    assert desk.view().allies == ()


@pytest.mark.rule("C-9.12")
def test_room_may_be_made_first():
    desk = Desk().at("asya", "arhangelsk").give("asya", med=2).out(7).take_ally("asya", 7)
    assert desk.asks("asya") == "gain_no_room"
    desk.play("asya", Return("med"))
    assert desk.held("asya") == {"doc": 1, "med": 1, "fuel": 1}


@pytest.mark.rule("C-9.12")
def test_what_does_not_fit_is_lost_and_the_token_goes_anyway():
    desk = Desk().at("asya", "arhangelsk").give("asya", med=2).out(7).take_ally("asya", 7).play("asya", PASS)
    assert desk.held("asya") == {"doc": 1, "med": 2}
    assert desk.view().allies == ()


@pytest.mark.rule("C-9.12")
def test_outside_the_action_phase_a_piece_may_be_declined_for_the_next():
    """Nothing can be returned in the scenario phase: with one place left Ася waives the medicine for the equipment."""
    desk = Desk().at("asya", "gorkiy").give("asya", fuel=1).out(32).active("st1").before("scenario")
    desk.play("asya", UseCity("gorkiy"), TakeAlly(32))
    assert desk.actions("asya") == [Gain("med"), PASS]
    desk.play("asya", PASS, Gain("eq"))
    assert desk.held("asya") == {"eq": 1, "fuel": 1}


@pytest.mark.rule("C-9.12")
def test_any_cargo_of_an_ally_is_chosen():
    desk = Desk().at("asya", "yoshkar").out(5).take_ally("asya", 5)
    assert desk.actions("asya") == [Gain("med"), Gain("eq"), Gain("fuel"), PASS]


@pytest.mark.rule("C-9.12")
def test_same_cargo_of_an_ally_is_of_one_type():
    desk = Desk().at("asya", "yaroslavl").out(28).take_ally("asya", 28).play("asya", Gain("eq"))
    assert desk.held("asya") == {"eq": 2}


@pytest.mark.rule("C-9.13")
def test_a_permanent_ally_asks_for_its_check():
    """K-T24: a red ally with a personnel check."""
    desk = Desk().at("asya", "yoshkar").out(4).take_ally("asya", 4)
    assert (desk.view().check.colour, desk.view().check.need) == ("hr", 2)


@pytest.mark.rule("C-9.13")
def test_stress_of_the_check_comes_before_the_ally():
    """The ally cannot take the stress of its own check."""
    desk = (
        Desk().at("asya", "yoshkar").unlock("asya", hr=3).out(4).rolls("eye", "shake", "anomaly").take_ally("asya", 4)
    )
    desk.play("asya", Count())
    assert desk.asks("asya") == "lay_stress"
    assert LayStress(104) not in desk.actions("asya")


@pytest.mark.rule("C-9.14")
def test_a_permanent_ally_joins_its_department():
    """K-T24: a new income and a new symbol in analytics."""
    desk = Desk().at("asya", "yoshkar").out(4).rolls("eye", "shake").take_ally("asya", 4).play("asya", Count())
    analytics = desk.facts("asya").departments[1]
    assert (analytics.dice, analytics.symbols) == (2, (1, 1, 1, 0, 0))


@pytest.mark.rule("C-9.14")
def test_the_income_of_an_ally_is_taken_part_by_part():
    """K-T24: remove 1 stress, and 1 calm to the limit."""
    desk = Desk().ally("asya", 4).stress("asya", "hr1").before("incomes").income_ease("asya", 104, "hr1")
    desk.income("asya", 104, "calm", part=1).play("artyom", EndIncome()).play("asya", EndIncome())
    assert desk.stressed("asya") == {}
    assert desk.view().limit.calm == 1


@pytest.mark.rule("C-9.15")
def test_an_ally_carries_stress_and_stays():
    desk = Desk().ally("asya", 4).stress("asya", "ally4")
    assert desk.facts("asya").departments[1].symbols == (0, 1, 1, 0, 0)
    assert desk.facts("asya").allies == (4,)


# Help tokens


@pytest.mark.rule("C-9.16")
def test_two_documents_less():
    """K-A20: the token lies on mission 010, nine documents."""
    desk = Desk().at("asya", "perm").give("asya", doc=7).card(10, 3).help("docs", 10).mission("asya", 10)
    assert desk.held("asya") == {}
    assert desk.asks("asya") == "reward"


@pytest.mark.rule("C-9.16")
def test_one_cargo_less_of_the_payers_choice():
    desk = Desk().at("asya", "arhangelsk").unlock("asya", tr=2).give("asya", med=1, eq=1, fuel=1, doc=1).card(9, 3)
    desk.help("cargo", 9).mission("asya", 9)
    assert set(desk.actions("asya")) == {Pay(1, 1, 1, 0), Pay(1, 1, 0, 1), Pay(1, 0, 1, 1)}


@pytest.mark.rule("C-9.16")
def test_fewer_than_two_documents_fall_away_as_they_are():
    desk = Desk().at("asya", "arhangelsk").unlock("asya", tr=2).give("asya", med=1, eq=1, fuel=1).card(9, 3)
    desk.help("docs", 9).mission("asya", 9)
    assert desk.asks("asya") == "reward"


@pytest.mark.rule("C-9.16")
def test_one_less_difficulty():
    """K-T14: Фархад faces AN 3+ instead of 4+ on mission 006."""
    desk = Desk("farkhad", "asya").at("farkhad", "yoshkar").card(6, 3).help("check", 6).mission("farkhad", 6)
    assert desk.view().check.need == 3


@pytest.mark.rule("C-9.16")
def test_a_token_eases_the_condition_it_lies_on_and_no_other():
    desk = Desk().at("asya", "perm").give("asya", doc=8).card(10, 3).card(31, 3).help("docs", 31).serve("asya")
    assert desk.refused("asya", DoMission(10)) == ("cannot_pay_mission", "C-10.19")


@pytest.mark.rule("C-9.16")
def test_help_for_conditions_of_main_missions():
    """Киров: 5 documents; Мурманск: a transport check of 4+."""
    desk = Desk().at("asya", "kirov").give("asya", doc=3).mains("m2", "m3", "m4", "m6", "m7", key=1).help("docs", 101)
    desk.help("check", 102).at("artyom", "murmansk").main("asya")
    assert (desk.held("asya"), dict(desk.view().help)) == ({}, {"docs": None, "cargo": None, "check": 102})
    assert desk.main("artyom").view().check.need == 3


@pytest.mark.rule("C-9.16")
def test_help_for_conditions_of_personal_missions():
    """Ленинград: 6 documents for Фархад; Йошкар-Ола: an analytics check of 3+ for Ася."""
    desk = (
        Desk("farkhad", "asya").at("farkhad", "leningrad").give("farkhad", doc=4).help("docs", 200).help("check", 201)
    )
    desk.at("asya", "yoshkar").personal("farkhad").play("farkhad", UnlockFree("tr"))
    assert (desk.held("farkhad"), dict(desk.view().help)) == ({}, {"docs": None, "cargo": None, "check": 201})
    assert desk.personal("asya").view().check.need == 2


@pytest.mark.rule("C-9.16")
def test_several_tokens_on_one_condition():
    desk = Desk().at("asya", "yaroslavl").give("asya", doc=1, med=1).card(30, 3).help("docs", 30).help("cargo", 30)
    assert desk.mission("asya", 30).asks("asya") == "reward"


@pytest.mark.rule("C-9.17")
def test_conditions_that_take_a_help_token():
    desk = Desk().at("asya", "leningrad").card(10, 3).mains("m2", "m3", "m4", "m6", "m7", key=1).level("artyom", 2)
    desk.city("asya").play("asya", TakeHelp("check"))
    codes = [action.condition for action in desk.actions("asya")]
    assert codes == [10, 101, 102, 110, 111, 112, 120, 121, 130, 131, 132, 140, 141, 142, 201]
    assert desk.refused("asya", PutHelp(100)) == ("condition_closed", "C-9.17")


@pytest.mark.rule("C-9.17")
def test_on_a_delivery_it_does_nothing():
    desk = Desk().at("asya", "moskva").card(33, 3).help("check", 33).help("docs", 33).mission("asya", 33)
    assert desk.facts("asya").tokens == (33,)


@pytest.mark.rule("C-9.18")
def test_one_of_two_checks_is_eased_by_choice():
    desk = Desk().at("asya", "perm").card(11, 3).help("check", 11).mission("asya", 11)
    assert set(desk.actions("asya")) == {Attempt(0, True), Attempt(0, False), Attempt(1, True), Attempt(1, False)}
    assert desk.play("asya", Attempt(0, True)).view().check.need == 2


@pytest.mark.rule("C-9.18")
def test_what_was_not_used_eases_the_second():
    desk = Desk().at("asya", "perm").card(11, 3).help("check", 11).mission("asya", 11).rolls("shake", "book", "eye")
    desk.play("asya", Attempt(0, False), Count())
    assert desk.view().check.need == 1


@pytest.mark.rule("C-9.18")
def test_the_second_check_is_not_eased_again():
    desk = Desk().at("asya", "perm").card(11, 3).help("check", 11).mission("asya", 11).rolls("shake", "book", "eye")
    desk.play("asya", Attempt(0, True), Count())
    assert (desk.view().check.colour, desk.view().check.need) == ("an", 2)


@pytest.mark.rule("C-9.19")
def test_a_help_token_stays_when_the_attempt_fails():
    desk = Desk().at("asya", "yoshkar").card(6, 3).help("check", 6).rolls("eye", "book").mission("asya", 6)
    desk.play("asya", Count())
    assert dict(desk.view().help)["check"] == 6


@pytest.mark.rule("C-9.19")
def test_a_help_token_returns_when_its_condition_is_met():
    desk = Desk().at("asya", "perm").give("asya", doc=9).card(10, 3).help("docs", 10).mission("asya", 10)
    desk.play("asya", desk.actions("asya")[0])
    assert dict(desk.view().help)["docs"] is None
    assert [event.help for event in desk.happened(HelpBack)] == ["docs"]


@pytest.mark.rule("C-9.19")
def test_a_help_token_returns_when_its_mission_fails():
    desk = Desk().card(10, 1).help("docs", 10).limit(doc=0, med=0, eq=0, fuel=0).before("missions")
    assert dict(desk.view().help)["docs"] is None


@pytest.mark.rule("C-9.20")
def test_the_table_of_allies():
    shown = CONTENT.missions[4].ally
    assert (shown.frame, shown.check.colour, shown.check.number) == (1, 0, 2)
    one_off = {number: CONTENT.missions[number].ally.gain for number in (1, 10, 28, 32)}
    assert one_off[1].doc == 3
    assert one_off[10].med == 2
    assert one_off[28].same == (2,)
    assert (one_off[32].med, one_off[32].eq) == (1, 1)


def test_a_mission_elsewhere_needs_its_city():
    desk = Desk().card(10, 3).serve("asya")
    assert desk.refused("asya", DoMission(10)) == ("token_elsewhere", "C-10.2")
