"""C-5: city effects."""

from __future__ import annotations

import pytest
from tests.committee.table import Desk, kinds

from kuluary.core import PASS
from kuluary.games.committee.words.actions import (
    Again,
    Buy,
    Count,
    Ease,
    Give,
    Income,
    Partner,
    PayTreatment,
    PutHelp,
    Return,
    Sell,
    Supply,
    Swap,
    SwapTokens,
    TakeAlly,
    TakeHelp,
    Treat,
    Unlock,
    UseCity,
)
from kuluary.games.committee.words.events import Supplied

LAST = ("m2", "m3", "m4", "m6", "m7")


@pytest.mark.rule("C-5.1")
def test_only_the_effect_of_ones_own_city():
    desk = Desk().at("asya", "kazan").serve("asya")
    assert UseCity("kazan") in desk.actions("asya")
    assert desk.refused("asya", UseCity("murmansk")) == ("city_elsewhere", "C-5.1")


@pytest.mark.rule("C-5.1")
def test_an_effect_that_changes_nothing_is_not_offered():
    desk = Desk().at("asya", "sverdlovsk").serve("asya")
    assert desk.actions("asya") == [PASS]
    assert desk.refused("asya", UseCity("sverdlovsk")) == ("city_relief", "C-5.13")


@pytest.mark.rule("C-5.2")
def test_arkhangelsk_unlocks_personnel():
    desk = Desk().at("asya", "arhangelsk").give("asya", med=1, eq=1).city("asya")
    assert desk.unlocked("asya") == "3 2 1"


@pytest.mark.rule("C-5.3")
def test_vologda_two_stress_a_document_over_any_agents():
    desk = Desk().at("asya", "vologda").give("asya", doc=3).stress("asya", "hr1").stress("artyom", "hr1", "an1")
    desk.city("asya").play("asya", PayTreatment(), Treat(0)).play("artyom", Ease(0))
    desk.play("asya", Treat(1), Ease(0))
    assert desk.held("asya") == {"doc": 2}
    assert desk.stressed("asya") == {}
    assert desk.stressed("artyom") == {"an1": None}
    desk.play("asya", PASS)
    assert desk.asks("asya") == "act"


@pytest.mark.rule("C-5.3")
def test_vologda_ends_with_the_last_document():
    desk = Desk().at("asya", "vologda").give("asya", doc=1).stress("asya", "hr1", "hr2", "an1").city("asya")
    desk.play("asya", PayTreatment(), Treat(1), Ease(0), Treat(1), Ease(1))
    assert desk.asks("asya") == "act"
    assert desk.stressed("asya") == {"an1": None}


@pytest.mark.rule("C-5.3")
def test_vologda_a_unit_not_wanted_does_not_bar_the_next_document():
    desk = Desk().at("asya", "vologda").give("asya", doc=3).stress("asya", "hr1", "hr2", "an1").city("asya")
    desk.play("asya", PayTreatment(), Treat(1), Ease(0), PASS)
    assert desk.actions("asya") == [PayTreatment(), PASS]
    desk.play("asya", PASS)
    assert desk.asks("asya") == "act"
    assert desk.held("asya") == {"doc": 2}


@pytest.mark.rule("C-5.3")
def test_vologda_without_a_document():
    desk = Desk().at("asya", "vologda").stress("asya", "hr1").serve("asya")
    assert desk.refused("asya", UseCity("vologda")) == ("city_treat", "C-5.3")


@pytest.mark.rule("C-5.3")
def test_vologda_without_stress():
    desk = Desk().at("asya", "vologda").give("asya", doc=1).serve("asya")
    assert desk.refused("asya", UseCity("vologda")) == ("city_treat", "C-5.3")


@pytest.mark.rule("C-5.4")
def test_gorky_without_an_ally_on_the_board():
    desk = Desk().at("asya", "gorkiy").serve("asya")
    assert desk.refused("asya", UseCity("gorkiy")) == ("city_ally", "C-5.4")


@pytest.mark.rule("C-5.4")
def test_gorky_calls_an_ally_from_any_city():
    desk = Desk().at("asya", "gorkiy").out(7, 14).city("asya")
    assert desk.actions("asya") == [TakeAlly(7), TakeAlly(14)]
    desk.play("asya", TakeAlly(7))
    assert desk.held("asya") == {"doc": 1, "fuel": 1}


@pytest.mark.rule("C-5.4")
def test_the_check_of_a_called_ally_remains():
    desk = Desk().at("asya", "gorkiy").out(14).city("asya").play("asya", TakeAlly(14))
    assert desk.asks("asya") == "check"


@pytest.mark.rule("C-5.5")
def test_yoshkar_ola_unlocks_analytics():
    desk = Desk().at("asya", "yoshkar").give("asya", doc=2, fuel=1).city("asya")
    assert desk.unlocked("asya") == "2 3 1"


@pytest.mark.rule("C-5.6")
def test_kazan_four_documents():
    desk = Desk().at("asya", "kazan").limit(doc=12).city("asya")
    assert desk.stock()["doc"] == 16


@pytest.mark.rule("C-5.7")
def test_kirov_swaps_two_missions():
    """K-T23."""
    desk = Desk().at("asya", "kirov").card(7, 1).card(26, 1).card(10, 4).city("asya").play("asya", Swap(10, 26))
    assert desk.track() == {7: 1, 26: 4, 10: 1}


@pytest.mark.rule("C-5.7")
def test_kirov_swaps_two_face_up_tokens():
    desk = Desk().at("asya", "kirov").city("asya")
    before = list(desk.state.on_main)
    desk.play("asya", SwapTokens(0, 2))
    assert desk.state.on_main == [before[2], before[1], before[0], before[3], before[4]]


@pytest.mark.rule("C-5.7")
def test_kirov_swaps_two_different_things():
    desk = Desk().at("asya", "kirov").card(7, 1).card(26, 4).mains(*LAST, done=2, spaces=[1, 2]).city("asya")
    assert desk.actions("asya") == [Swap(7, 26), SwapTokens(2, 3)]
    assert desk.refused("asya", Swap(7, 7)) == ("not_two_missions", "C-5.7")


@pytest.mark.rule("C-5.7")
def test_kirov_needs_two_of_a_kind():
    """One mission and one face-up token are not two; two missions are, with a single token or none."""
    desk = Desk().at("asya", "kirov").card(7, 1).mains(*LAST, done=3, spaces=[1, 2, 3]).serve("asya")
    assert desk.refused("asya", UseCity("kirov")) == ("city_swap", "C-5.7")
    desk = Desk().at("asya", "kirov").card(7, 1).card(26, 2).mains(*LAST, done=3, spaces=[1, 2, 3]).city("asya")
    assert desk.actions("asya") == [Swap(7, 26)]


@pytest.mark.rule("C-5.7")
def test_a_swap_within_one_division_is_legal():
    desk = Desk().at("asya", "kirov").card(7, 2).card(26, 2).city("asya").play("asya", Swap(7, 26))
    assert desk.track() == {7: 2, 26: 2}


@pytest.mark.rule("C-5.8")
def test_kuibyshev_unlocks_transport():
    desk = Desk().at("asya", "kuybyshev").give("asya", fuel=1, eq=1).city("asya")
    assert desk.unlocked("asya") == "2 2 2"


@pytest.mark.rule("C-5.9")
def test_leningrad_puts_a_help_token_on_a_condition():
    desk = Desk().at("asya", "leningrad").card(10, 3).city("asya").play("asya", TakeHelp("docs"), PutHelp(10))
    assert dict(desk.view().help) == {"docs": 10, "cargo": None, "check": None}


@pytest.mark.rule("C-5.9")
def test_leningrad_moves_a_token_to_another_condition():
    desk = Desk().at("asya", "leningrad").card(10, 3).card(7, 3).help("docs", 10).city("asya")
    desk.play("asya", TakeHelp("docs"))
    assert desk.refused("asya", PutHelp(10)) == ("help_lies_there", "C-5.9")
    assert dict(desk.play("asya", PutHelp(7)).view().help)["docs"] == 7


@pytest.mark.rule("C-5.9")
def test_leningrad_takes_no_token_that_can_go_nowhere():
    """One condition is left in the whole game: a token that lies on it stays there."""
    desk = Desk().mains(*LAST, done=4, key=2, spaces=[1, 2, 3, 4]).level("artyom", 2).level("asya", 2)
    desk.at("asya", "leningrad").help("docs", 142).help("check", 142).city("asya")
    assert desk.actions("asya") == [TakeHelp("cargo")]
    assert desk.refused("asya", TakeHelp("docs")) == ("help_lies_there", "C-5.9")


@pytest.mark.rule("C-5.9")
def test_leningrad_with_all_tokens_on_the_last_condition():
    desk = Desk().mains(*LAST, done=4, key=2, spaces=[1, 2, 3, 4]).level("artyom", 2).level("asya", 2)
    desk.at("asya", "leningrad").help("docs", 142).help("cargo", 142).help("check", 142).serve("asya")
    assert desk.refused("asya", UseCity("leningrad")) == ("city_help", "C-5.9")


@pytest.mark.rule("C-5.10")
def test_moscow_documents_for_cargo():
    """K-T15: six documents for three cargo, if the trunk holds them."""
    desk = Desk("ila", "asya").at("ila", "moskva").unlock("ila", tr=3).give("ila", doc=6).city("ila")
    desk.play("ila", Buy("med"), Buy("eq"), Buy("fuel"))
    assert desk.held("ila") == {"med": 1, "eq": 1, "fuel": 1}


@pytest.mark.rule("C-5.10")
def test_moscow_cargo_for_documents():
    desk = Desk().at("asya", "moskva").give("asya", med=2).city("asya").play("asya", Sell("med"))
    assert desk.held("asya") == {"doc": 2, "med": 1}


@pytest.mark.rule("C-5.10")
def test_moscow_one_direction():
    desk = Desk().at("asya", "moskva").give("asya", med=1, doc=4).city("asya").play("asya", Sell("med"))
    assert desk.asks("asya") == "act"
    desk = Desk().at("asya", "moskva").give("asya", med=2, doc=4).city("asya").play("asya", Sell("med"))
    assert desk.refused("asya", Buy("eq")) == ("one_direction", "C-5.10")


@pytest.mark.rule("C-5.10")
def test_moscow_sells_nothing_back_after_buying():
    desk = Desk().at("asya", "moskva").unlock("asya", tr=2).give("asya", med=1, doc=4).city("asya")
    desk.play("asya", Buy("eq"))
    assert desk.refused("asya", Sell("med")) == ("one_direction", "C-5.10")


@pytest.mark.rule("C-5.10")
def test_moscow_buys_no_more_than_the_trunk_holds():
    desk = Desk().at("asya", "moskva").give("asya", med=2, doc=4).city("asya")
    assert desk.actions("asya") == [Sell("med"), PASS]
    assert desk.refused("asya", Buy("eq")) == ("no_room", "C-1.16")
    desk.play("asya", Return("med"), Buy("eq"))
    assert desk.held("asya") == {"doc": 2, "med": 1, "eq": 1}
    assert desk.asks("asya") == "act"


@pytest.mark.rule("C-5.10")
def test_moscow_deals_in_what_there_is_and_is_not_barred():
    desk = Desk().at("asya", "moskva").give("asya", med=1, doc=4).limit(eq=0)
    desk.stress("asya", "hr1", face="no-med", open=True).city("asya")
    assert desk.actions("asya") == [Buy("fuel"), PASS]
    assert desk.refused("asya", Buy("eq")) == ("limit_empty", "C-1.8")
    assert desk.refused("asya", Sell("med")) == ("barred", "C-7.23")


@pytest.mark.rule("C-5.10")
def test_moscow_with_one_document_in_the_limit():
    desk = Desk().at("asya", "moskva").give("asya", med=1).limit(doc=1).city("asya").play("asya", Sell("med"))
    assert desk.held("asya") == {"doc": 1}


@pytest.mark.rule("C-5.10")
def test_moscow_with_no_document_in_the_limit():
    desk = Desk().at("asya", "moskva").give("asya", med=1).limit(doc=0).serve("asya")
    assert desk.refused("asya", UseCity("moskva")) == ("trade_limit", "C-5.10")


@pytest.mark.rule("C-5.10")
def test_moscow_says_whether_the_limit_or_the_agent_has_nothing_to_trade():
    desk = Desk().at("asya", "moskva").give("asya", doc=2).limit(med=0, eq=0, fuel=0).serve("asya")
    assert desk.refused("asya", UseCity("moskva")) == ("trade_limit", "C-5.10")
    desk = Desk().at("asya", "moskva").give("asya", doc=1).limit(med=0, eq=0, fuel=0).serve("asya")
    assert desk.refused("asya", UseCity("moskva")) == ("city_trade", "C-5.10")


@pytest.mark.rule("C-5.11")
def test_murmansk_two_calm():
    assert Desk().at("asya", "murmansk").city("asya").view().limit.calm == 2


@pytest.mark.rule("C-5.12")
def test_perm_one_income_again():
    """K-T10: Вилли chooses the base income of fuel or medicine, and fuel."""
    desk = Desk("willy", "asya").at("willy", "perm").city("willy").play("willy", Again(201), Income(201, 0, "fuel", 1))
    assert desk.held("willy") == {"fuel": 1}


@pytest.mark.rule("C-5.12")
def test_perm_gives_no_action_tokens():
    desk = Desk("farkhad", "asya").at("farkhad", "perm").unlock("farkhad", hr=5).city("farkhad")
    assert Again(4) not in desk.actions("farkhad")
    assert desk.refused("farkhad", Again(4)) == ("not_repeatable", "C-5.12")


@pytest.mark.rule("C-5.13")
def test_sverdlovsk_five_own_stress():
    desk = Desk().at("asya", "sverdlovsk").stress("asya", "hr1", "hr2", "an1", "an2", "tr1").city("asya")
    desk.play("asya", Ease(0), Ease(1), Ease(5), Ease(6), Ease(10))
    assert desk.stressed("asya") == {}
    assert desk.asks("asya") == "act"


@pytest.mark.rule("C-5.14")
def test_syktyvkar_exchanges_with_an_agent_anywhere():
    desk = Desk("artyom", "asya", "ila").at("asya", "syktyvkar").give("asya", doc=1).city("asya")
    assert desk.actions("asya") == [Partner(0), Partner(2)]
    desk.play("asya", Partner(2), Give("doc"))
    assert desk.held("ila") == {"doc": 1}


@pytest.mark.rule("C-5.15")
def test_yaroslavl_two_any_cargo():
    desk = Desk().at("asya", "yaroslavl").city("asya").play("asya", Supply("med"), Supply("fuel"))
    assert desk.stock() == {"doc": 16, "med": 3, "eq": 2, "fuel": 3}
    assert desk.asks("asya") == "act"


@pytest.mark.rule("C-5.16")
def test_supply_goes_as_far_as_the_fund_reaches():
    desk = Desk().at("asya", "kazan").fund(doc=3).city("asya")
    assert desk.happened(Supplied)[-1].count == 3
    assert desk.stock("fund")["doc"] == 0


@pytest.mark.rule("C-5.16")
def test_less_cannot_be_taken_of_ones_own_will():
    desk = Desk().at("asya", "yaroslavl").city("asya")
    assert kinds(desk.actions("asya")) == {"Supply"}
    assert desk.refused("asya", PASS) == ("supply_first", "C-5.15")


@pytest.mark.rule("C-5.16")
def test_an_empty_fund_offers_nothing():
    desk = Desk().at("asya", "murmansk").fund(calm=0).serve("asya")
    assert desk.refused("asya", UseCity("murmansk")) == ("city_supply", "C-5.16")
    desk = Desk().at("asya", "kazan").fund(doc=0).serve("asya")
    assert desk.refused("asya", UseCity("kazan")) == ("city_supply", "C-5.16")
    desk = Desk().at("asya", "yaroslavl").fund(med=0, eq=0, fuel=0).serve("asya")
    assert desk.refused("asya", UseCity("yaroslavl")) == ("city_supply", "C-5.16")


@pytest.mark.rule("C-5.16")
def test_yaroslavl_with_one_cargo_in_the_fund():
    desk = Desk().at("asya", "yaroslavl").fund(med=0, eq=1, fuel=0).city("asya")
    assert desk.stock("fund") == {"doc": 29, "med": 0, "eq": 0, "fuel": 0}
    assert desk.asks("asya") == "act"


def test_unlocking_without_resources_is_refused():
    desk = Desk().at("asya", "arhangelsk").serve("asya")
    assert desk.refused("asya", UseCity("arhangelsk")) == ("city_unlock", "C-9.2")
    desk = Desk().at("asya", "arhangelsk").give("asya", med=1, eq=1).give("artyom", doc=9).serve("asya")
    assert UseCity("arhangelsk") in desk.actions("asya")
    assert desk.refused("asya", Unlock(1)) == ("activate_first", "C-4.3")
    assert desk.refused("asya", Count()) == ("activate_first", "C-4.3")


def test_unlocking_where_nothing_is_locked_is_refused():
    desk = Desk().at("asya", "arhangelsk").unlock("asya", hr=5).give("asya", doc=9).serve("asya")
    assert desk.refused("asya", UseCity("arhangelsk")) == ("nothing_locked", "C-9.1")


def test_steps_of_an_effect_say_what_is_wrong():
    desk = Desk().at("asya", "vologda").give("asya", doc=1).stress("asya", "hr1").city("asya")
    assert desk.refused("asya", Treat(1)) == ("pay_first", "C-5.3")
    desk.play("asya", PayTreatment())
    assert desk.refused("asya", Treat(0)) == ("no_stress", "C-7.12")
    desk = Desk().at("asya", "yaroslavl").fund(eq=0).city("asya")
    assert desk.refused("asya", Supply("eq")) == ("fund_empty", "C-5.16")
    assert desk.refused("asya", Supply("doc")) == ("not_among", "C-5.15")
    desk = Desk("artyom", "asya", "ila", "willy").at("asya", "syktyvkar").give("artyom", doc=1).give("ila", doc=1)
    desk.city("asya")
    assert desk.refused("asya", Partner(1)) == ("no_such_agent", "C-5.14")
    assert desk.refused("asya", Partner(3)) == ("nothing_to_exchange", "C-4.17")
