"""C-1: components and stocks."""

from __future__ import annotations

import pytest
from tests.committee.table import GAME, PLAIN, Desk, cell, kinds, new

from kuluary.core import PASS, content_of
from kuluary.games.committee.rules.interrogations import LayInterrogation, LayJam
from kuluary.games.committee.rules.stocks import GainCargo, TakeLoss
from kuluary.games.committee.words.actions import (
    Finish,
    Gain,
    Lose,
    LoseLimit,
    OpenStress,
    Return,
    Serve,
    TakeAlly,
    UseCity,
)
from kuluary.games.committee.words.names import CITIES, CITY, REGIONS

CONTENT = content_of(GAME.pack(PLAIN))


@pytest.mark.rule("C-1.1")
def test_all_win_or_lose_together():
    desk = Desk("artyom", "asya", "ila").card(1, 1).progress(failed=[3, 4]).before("missions").go()
    assert desk.match.over
    assert desk.match.result.winners == ()
    assert set(desk.match.result.places) == {2}


@pytest.mark.rule("C-1.1")
def test_nobody_is_a_rival():
    assert not GAME.rivals(Desk().state, 0, 1)


@pytest.mark.rule("C-1.1")
def test_there_is_no_turn_order():
    desk = Desk("artyom", "asya", "ila")
    assert desk.asked_agents() == {"artyom", "asya", "ila"}
    desk.play("ila", Serve(), PASS, PASS).play("artyom", Serve(), PASS, PASS).play("ila", Serve())
    assert desk.state.serving == desk.seat("ila")


@pytest.mark.rule("C-1.2")
def test_every_seat_and_a_spectator_see_the_same():
    match = new(3)
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    assert len({repr(view).partition(",")[2] for view in views}) == 1


@pytest.mark.rule("C-1.2")
def test_closed_stress_shows_no_face():
    desk = Desk().stress("asya", "hr1")
    (token,) = desk.facts("asya").stress
    assert (token.open, token.stress) == (False, None)


@pytest.mark.rule("C-1.2")
def test_the_last_scenario_token_is_hidden():
    assert [main.token for main in new(2).view(0).mains].count(None) == 1


@pytest.mark.rule("C-1.3")
def test_fourteen_cities_in_four_regions():
    sizes = {region: sum(city.region == region for city in CONTENT.cities) for region in REGIONS}
    assert sizes == {"purple": 3, "blue": 4, "orange": 3, "green": 4}


@pytest.mark.rule("C-1.3")
def test_every_city_has_an_effect():
    assert sum(city.effect.name == "unlock" for city in CONTENT.cities) == 3
    assert sum(city.effect.name == "supply" for city in CONTENT.cities) == 3
    assert len({city.effect for city in CONTENT.cities}) == 10


@pytest.mark.rule("C-1.4")
def test_roads_cost_one_or_two():
    costs = [road.cost for road in CONTENT.roads]
    assert (len(costs), costs.count(1), costs.count(2)) == (23, 11, 12)


@pytest.mark.rule("C-1.4")
def test_stated_roads_are_there():
    pairs = {frozenset(CITIES[city] for city in road.cities): road.cost for road in CONTENT.roads}
    assert pairs[frozenset(("arhangelsk", "vologda"))] == 2
    assert frozenset(("murmansk", "arhangelsk")) in pairs
    assert frozenset(("kuybyshev", "kazan")) in pairs


@pytest.mark.rule("C-1.4")
def test_the_map_has_the_distances_of_the_table():
    """Мурманск to every city, in the order of the reference."""
    order = (
        "murmansk arhangelsk leningrad vologda yaroslavl moskva gorkiy kirov syktyvkar perm sverdlovsk kazan yoshkar"
    )
    routes = CONTENT.routes.cheapest(CITY["murmansk"], 0)
    assert [routes[CITY[city]][0] for city in order.split()] == [0, 2, 2, 4, 4, 4, 5, 5, 4, 6, 7, 7, 6]


@pytest.mark.rule("C-1.5")
def test_spending_feeds_the_limit_and_losing_the_fund():
    desk = Desk().give("asya", doc=2).limit(doc=10)
    desk.play("asya", Return("doc"))
    assert desk.stock()["doc"] == 11
    desk.steps(TakeLoss(1)).give("asya", doc=1)
    desk.asked = False
    before = desk.stock("fund")["doc"]
    desk.go()
    assert desk.stock("fund")["doc"] == before + 2


@pytest.mark.rule("C-1.6")
def test_any_cargo_is_chosen_piece_by_piece():
    desk = Desk("ila", "asya").steps(GainCargo(0, 2))
    desk.play("ila", Gain("med"), Gain("fuel"))
    assert desk.held("ila") == {"med": 1, "fuel": 1}


@pytest.mark.rule("C-1.6")
def test_same_cargo_keeps_to_the_first_type():
    desk = Desk("ila", "asya").steps(GainCargo(0, 2, same=True))
    desk.play("ila", Gain("eq"))
    assert desk.held("ila") == {"eq": 2}


@pytest.mark.rule("C-1.7")
def test_documents_need_no_place():
    desk = Desk().give("asya", doc=40)
    assert desk.facts("asya").room == desk.facts("asya").places


@pytest.mark.rule("C-1.7")
def test_there_are_45_documents():
    assert CONTENT.limit[0] + CONTENT.fund[0] == 45


@pytest.mark.rule("C-1.8")
def test_only_what_the_limit_holds_is_gained():
    desk = Desk("ila", "asya").limit(med=0, eq=1, fuel=0).steps(GainCargo(0, 2)).go()
    assert desk.actions("ila") == [Gain("eq"), PASS]
    desk.play("ila", Gain("eq"))
    assert desk.held("ila") == {"eq": 1}


@pytest.mark.rule("C-1.8")
def test_the_missing_type_is_named():
    desk = Desk("ila", "asya").limit(med=0).steps(GainCargo(0, 1))
    assert desk.refused("ila", Gain("med")) == ("limit_empty", "C-1.8")


@pytest.mark.rule("C-1.9")
def test_what_one_does_not_have_cannot_be_spent():
    assert Desk().refused("asya", Return("eq")) == ("not_enough", "C-8.6")


@pytest.mark.rule("C-1.10")
def test_an_option_one_can_pay_comes_first():
    """One cargo in the trunk: the limit cannot be made to pay two documents instead."""
    desk = Desk().give("asya", med=1, doc=1).steps(TakeLoss(1)).go()
    assert desk.held("asya") == {"doc": 1}


@pytest.mark.rule("C-1.10")
def test_both_options_paid_in_full_leave_a_choice():
    desk = Desk().give("asya", med=1, eq=1, doc=2).steps(TakeLoss(1))
    assert desk.actions("asya") == [Lose("med", 1), Lose("eq", 1), Lose("doc", 2)]


@pytest.mark.rule("C-1.10")
def test_own_documents_go_before_those_of_the_limit():
    desk = Desk().give("asya", doc=1).limit(doc=5).steps(TakeLoss(1))
    assert LoseLimit("doc", 2) in desk.actions("asya")
    desk.play("asya", LoseLimit("doc", 2))
    assert desk.held("asya") == {}
    assert desk.stock()["doc"] == 4


@pytest.mark.rule("C-1.10")
def test_the_limit_may_not_be_picked_while_one_can_pay():
    desk = Desk().give("asya", med=1, eq=1).steps(TakeLoss(1))
    assert desk.refused("asya", LoseLimit("med", 1)) == ("own_first", "C-1.10")


@pytest.mark.rule("C-1.11")
def test_barred_cargo_counts_as_absent_for_a_loss():
    desk = Desk().give("asya", med=1).stress("asya", "hr1", face="no-med", open=True).limit(doc=0).steps(TakeLoss(1))
    desk.play("asya", LoseLimit("fuel", 1))
    assert desk.held("asya") == {"med": 1}


@pytest.mark.rule("C-1.11")
def test_from_the_limit_any_type_may_go():
    desk = Desk().stress("asya", "hr1", face="no-med", open=True).steps(TakeLoss(1))
    assert LoseLimit("med", 1) in desk.actions("asya")


@pytest.mark.rule("C-1.12")
def test_what_there_is_is_lost():
    desk = Desk().limit(doc=1, med=0, eq=0, fuel=0).steps(TakeLoss(1)).go()
    assert desk.stock()["doc"] == 0


@pytest.mark.rule("C-1.12")
def test_nothing_can_be_lost_where_there_is_nothing():
    desk = Desk().limit(doc=0, med=0, eq=0, fuel=0).steps(TakeLoss(1))
    assert desk.asks("asya") == "act"


@pytest.mark.rule("C-1.13")
def test_a_piece_of_cargo_may_be_declined():
    desk = Desk("ila", "asya").steps(GainCargo(0, 2)).play("ila", Gain("med"), PASS)
    assert desk.held("ila") == {"med": 1}


@pytest.mark.rule("C-1.13")
def test_a_piece_of_one_type_may_be_declined_where_it_could_not_be_returned():
    """Ally 010 gives two medicine; in the scenario phase nothing goes back to the limit."""
    desk = Desk("ila", "asya").at("ila", "gorkiy").out(10).active("st1").before("scenario")
    desk.play("ila", UseCity("gorkiy"), TakeAlly(10), Gain("med"), PASS)
    assert desk.held("ila") == {"med": 1}


@pytest.mark.rule("C-7.23")
def test_a_given_type_that_is_barred_is_not_gained():
    """Ally 010 gives two medicine."""
    desk = Desk("ila", "asya").at("ila", "perm").out(10).stress("ila", "hr1", face="no-med", open=True)
    assert desk.take_ally("ila", 10).held("ila") == {}


@pytest.mark.rule("C-1.14")
def test_a_board_has_three_departments_of_five_cells():
    facts = Desk().facts("asya")
    assert [one.department for one in facts.cells] == ["hr"] * 5 + ["an"] * 5 + ["tr"] * 5


@pytest.mark.rule("C-1.14")
@pytest.mark.parametrize("agent", sorted(CONTENT.boards))
def test_cells_show_none_to_two_symbols(agent):
    assert {len(one.symbols) for one in CONTENT.boards[agent].cells} <= {0, 1, 2}


@pytest.mark.rule("C-1.15")
def test_locked_unlocked_available():
    desk = Desk().stress("asya", "hr1")
    facts = desk.facts("asya")
    assert cell("hr3") not in facts.unlocked
    assert cell("hr1") in facts.unlocked
    assert cell("hr1") not in facts.available
    assert cell("hr2") in facts.available


@pytest.mark.rule("C-1.16")
def test_the_trunk_of_ila():
    """K-T26: two places at the start, five with all transport cells."""
    assert Desk("ila", "asya").facts("ila").places == 2
    assert Desk("ila", "asya").unlock("ila", tr=5).facts("ila").places == 5


@pytest.mark.rule("C-1.16")
def test_stress_takes_no_places():
    assert Desk("ila", "asya").stress("ila", "tr1", "tr2").facts("ila").places == 2


@pytest.mark.rule("C-1.16")
def test_what_does_not_fit_cannot_be_taken():
    desk = Desk("ila", "asya").give("ila", med=2).steps(GainCargo(0, 1))
    assert desk.asks("ila") == "gain_no_room"
    assert desk.refused("ila", Gain("eq")) == ("no_room", "C-1.16")


@pytest.mark.rule("C-1.16")
def test_only_some_arrangement_has_to_hold_everything():
    """Артём with cells of 1, 1 and 2 places: a mission token takes the smallest, three places stay."""
    desk = Desk().unlock("artyom", tr=4).card(33, 3, "artyom")
    assert desk.facts("artyom").places == 3


@pytest.mark.rule("C-1.17")
def test_calm_lies_in_limit_or_fund():
    desk = Desk().fund(calm=4)
    assert (desk.view().limit.calm, desk.view().fund.calm) == (2, 4)
    assert all(not hasattr(seat, "calm") for seat in desk.view().seats)


@pytest.mark.rule("C-1.17")
def test_no_more_calm_comes_than_the_fund_has():
    """Мурманск moves two, if there are two."""
    desk = Desk().fund(calm=1).at("asya", "murmansk").city("asya")
    assert (desk.view().limit.calm, desk.view().fund.calm) == (6, 0)


@pytest.mark.rule("C-1.18")
@pytest.mark.parametrize(("agents", "supply"), [(2, 15), (3, 16), (4, 15)])
def test_the_supply_of_action_tokens(agents, supply):
    match = new(agents)
    assert match.view(0).actions + sum(match.state.acts) == supply


@pytest.mark.rule("C-1.18")
def test_an_empty_supply_gives_nothing():
    """Фархад has an income of an action token in the last personnel cell."""
    desk = Desk("farkhad", "asya").unlock("farkhad", hr=5).acts("farkhad", 12).acts("asya", 3).before("incomes")
    assert desk.view().actions == 0
    assert not any(getattr(action, "resource", "") == "action" for action in desk.actions("farkhad"))


@pytest.mark.rule("C-1.19")
def test_a_token_is_drawn_from_the_supply():
    desk = Desk().steps(LayInterrogation(0)).draws(5).go()
    assert desk.state.interrogations == [(0, 5)]


@pytest.mark.rule("C-1.19")
def test_an_empty_supply_is_refilled_from_the_discard():
    desk = Desk()
    desk.state.interrogation_bags, desk.state.interrogation_discard = [()], tuple(range(12))
    desk.steps(LayInterrogation(3)).draws(7).go()
    assert desk.state.interrogations == [(3, 7)]
    assert desk.state.interrogation_discard == ()


@pytest.mark.rule("C-1.19")
def test_without_any_token_none_is_placed():
    desk = Desk()
    for token in range(12):
        desk.token("perm", token)
    desk.steps(LayInterrogation(3), LayJam(0)).go()
    assert len(desk.state.interrogations) == 12
    assert desk.state.jams == []


@pytest.mark.rule("C-1.19")
def test_the_checks_of_the_twelve_tokens():
    checks = [(check.colour, check.number) for check in CONTENT.interrogations]
    assert checks == [(c, n) for c in range(3) for n in (2, 2, 3)] + [(3, 3), (3, 3), (3, 4)]


@pytest.mark.rule("C-1.20")
def test_every_token_has_an_ally_on_its_back():
    frames = [mission.ally.frame for mission in CONTENT.missions[1:]]
    assert (frames.count(-1), [frames.count(department) for department in range(3)]) == (18, [8, 8, 8])


@pytest.mark.rule("C-1.20")
def test_a_taken_one_off_ally_is_out_of_play():
    desk = Desk("ila", "asya").at("ila", "arhangelsk").out(7).serve("ila").play("ila", TakeAlly(7))
    assert desk.view().allies == ()


@pytest.mark.rule("C-1.21")
def test_nobody_returns_what_another_holds():
    desk = Desk().give("asya", doc=3)
    assert kinds(desk.free("artyom")) == set()
    assert kinds(desk.free("asya")) == {"Return"}


@pytest.mark.rule("C-1.21")
def test_the_personal_stock_is_shown():
    facts = Desk().give("asya", doc=3).keep("asya", "action").ally("asya", 14).level("asya", 1).facts("asya")
    assert (facts.doc, facts.clearance, facts.allies) == (3, (("action", 1),), (14,))
    assert facts.personal[0].done


def test_other_actions_are_refused_with_a_reason():
    assert Desk().refused("asya", OpenStress(0)) == ("act_first", "C-4.1")
    assert Desk().refused("asya", Finish()) == ("tokens_left", "C-3.23")
