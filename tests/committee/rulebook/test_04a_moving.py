"""C-4: action tokens, and the move of a serve."""

from __future__ import annotations

import pytest
from tests.committee.table import STAY, Desk, kinds

from kuluary.core import PASS
from kuluary.games.committee.words.actions import (
    AddSuccess,
    Attempt,
    Broker,
    Count,
    Discard,
    Ease,
    Interrogate,
    LayStress,
    Move,
    Relieve,
    Serve,
    Take,
    UseCity,
)
from kuluary.games.committee.words.events import Moved

# Action tokens


@pytest.mark.rule("C-4.1")
def test_the_uses_of_an_action_token():
    desk = Desk("valery", "asya").give("asya", doc=1).stress("asya", "hr1")
    assert kinds(desk.actions("valery")) == {"Serve", "Relieve", "Discard", "Broker"}


@pytest.mark.rule("C-4.1")
def test_without_a_token_nothing_can_be_done():
    desk = Desk().acts("asya", 0)
    for action in (Serve(), Relieve(), Discard()):
        assert desk.refused("asya", action) == ("no_action_token", "C-4.1")


@pytest.mark.rule("C-4.2")
def test_a_token_may_be_discarded():
    desk = Desk().play("asya", Discard())
    assert desk.tokens("asya") == 2
    assert desk.view().actions == 10


@pytest.mark.rule("C-4.3")
def test_a_serve_has_four_steps():
    """Ася meets Артём in Казань, is interrogated there, and activates."""
    desk = Desk().at("asya", "yoshkar").at("artyom", "kazan").give("asya", doc=1).token("kazan", 3)
    desk.play("asya", Serve())
    assert desk.asks("asya") == "move"
    desk.play("asya", Move("kazan", 1))
    assert desk.asks("asya") == "partner"
    desk.play("asya", PASS)
    assert desk.asks("asya") == "check"
    desk.rolls().play("asya", Count())
    while desk.asks("asya") != "activate":
        desk.play("asya", desk.actions("asya")[0])
    assert desk.view().serving == 1
    desk.play("asya", PASS)
    assert desk.asks("asya") == "act"
    assert desk.view().serving is None


@pytest.mark.rule("C-4.3")
def test_no_serve_inside_a_serve():
    desk = Desk().play("asya", Serve())
    assert desk.refused("artyom", Serve()) == ("serve_under_way", "C-4.3")
    assert desk.refused("asya", Serve()) == ("serve_under_way", "C-4.3")


@pytest.mark.rule("C-4.3")
def test_steps_are_not_skipped():
    desk = Desk().play("asya", Serve())
    assert desk.refused("asya", UseCity("kazan")) == ("move_first", "C-4.3")


@pytest.mark.rule("C-4.4")
def test_between_the_steps_others_go_on():
    desk = Desk("valery", "asya").active("st3").give("valery", doc=1).stress("asya", "hr1").play("asya", Serve())
    assert kinds(desk.free("valery")) == {"Return", "Relieve", "Discard", "Broker", "HandOver"}


@pytest.mark.rule("C-4.4")
def test_relief_between_steps_leaves_the_serve_pending():
    desk = Desk().stress("asya", "hr1").play("asya", Serve()).play("artyom", Relieve()).play("asya", Ease(0))
    assert desk.asks("asya") == "move"
    assert desk.stressed("asya") == {}


@pytest.mark.rule("C-4.4")
@pytest.mark.parametrize("rules", ["1", "2"])
def test_before_the_first_interrogation_a_break_is_possible_and_between_two_by_the_letter(rules):
    """R-C84: only another serve may not interrupt a serve; rules 1 barred every use of an action token here."""
    desk = (
        Desk(rules=rules)
        .at("asya", "perm")
        .stress("asya", "hr1", "tr1")
        .give("asya", med=1)
        .token("perm", 0)
        .token("perm", 1)
    )
    desk.rolls("eye", "shake").serve("asya").play("artyom", Relieve()).play("asya", Ease(0))
    assert desk.asks("asya") == "interrogate"
    desk.play("asya", Interrogate(0), Count())
    assert desk.asks("asya") == "interrogate"
    if rules == "1":
        assert desk.refused("artyom", Relieve()) == ("between_steps", "C-4.4")
        return
    desk.play("artyom", Relieve()).play("asya", Ease(10))
    assert (desk.stressed("asya"), desk.asks("asya")) == ({}, "check")


@pytest.mark.rule("C-4.4")
def test_between_two_checks_of_a_mission_others_may_relieve():
    """R-C84: Ася has failed a check of mission 017; before the second Артём relieves everyone."""
    desk = Desk().at("asya", "vologda").card(17, 3).mission("asya", 17).rolls("lamp", "eye")
    desk.play("asya", Attempt(1, False), Count(), LayStress(5))
    assert desk.asks("asya") == "attempt"
    assert desk.refused("artyom", Serve()) == ("serve_under_way", "C-4.3")
    desk.play("artyom", Relieve()).play("asya", Ease(5))
    assert (desk.stressed("asya"), desk.asks("asya")) == ({}, "check")


@pytest.mark.rule("C-4.4")
def test_between_two_checks_valery_may_broker_an_exchange():
    """R-C84: nobody has stress; what Валерий's token brings Ася is a reason to be asked before the second check."""
    desk = Desk("valery", "asya").unlock("valery", hr=5, an=5, tr=5).give("valery", eq=1)
    desk.at("asya", "vologda").unlock("asya", an=3).card(17, 3).mission("asya", 17).rolls(
        "book", "eye", "book", "shake"
    )
    desk.play("asya", Attempt(0, False), Count())
    assert desk.asks("asya") == "attempt"
    assert Broker(0, 1) in desk.free("valery")


@pytest.mark.rule("C-4.4")
def test_inside_a_check_tokens_only_change_hands():
    desk = Desk("valery", "asya").active("st3").give("valery", doc=1).at("asya", "perm").token("perm", 0).serve("asya")
    assert desk.asks("asya") == "check"
    assert kinds(desk.free("valery")) == {"Return", "HandOver"}
    assert desk.refused("valery", Discard()) == ("between_steps", "C-4.4")
    assert desk.refused("valery", Broker(0, 1)) == ("between_steps", "C-4.4")


@pytest.mark.rule("C-4.5")
def test_a_token_buys_a_success():
    desk = Desk().at("asya", "perm").token("perm", 0).serve("asya").play("asya", AddSuccess())
    assert desk.tokens("asya") == 1
    assert desk.view().check.bought == 1


@pytest.mark.rule("C-4.6")
def test_everybody_may_remove_one_stress():
    """K-T13: Фархад has open, closed, open, and closes the worst."""
    desk = Desk("artyom", "farkhad").stress("farkhad", "hr1", face="lose-action", open=True).stress("farkhad", "an1")
    desk.stress("farkhad", "an2", face="slow", open=True).play("artyom", Relieve())
    assert [action.slot for action in desk.actions("farkhad") if isinstance(action, Ease)] == [0, 5, 6]
    desk.play("farkhad", Ease(0))
    assert desk.stressed("farkhad") == {"hr1": None, "an1": None, "an2": "slow"}


@pytest.mark.rule("C-4.6")
def test_both_are_asked_at_once_and_may_decline():
    desk = Desk().stress("artyom", "hr1").stress("asya", "hr1").play("artyom", Relieve())
    assert desk.asked_agents() == {"artyom", "asya"}
    desk.play("asya", PASS).play("artyom", Ease(0))
    assert desk.stressed("artyom") == {}
    assert desk.stressed("asya") == {"hr1": None}


@pytest.mark.rule("C-4.6")
def test_relief_needs_stress():
    assert Desk().refused("asya", Relieve()) == ("nobody_stressed", "C-4.6")


@pytest.mark.rule("C-4.7")
def test_a_bonus_may_name_a_use_of_its_own():
    desk = Desk("valery", "asya", "ila").give("ila", doc=2).play("valery", Broker(1, 2), Take("doc"), PASS)
    assert desk.tokens("valery") == 2
    assert desk.held("asya") == {"doc": 1}


# Step 1


@pytest.mark.rule("C-4.8")
def test_the_move_is_optional():
    desk = Desk().serve("asya")
    assert desk.where("asya") == "kazan"
    assert desk.happened(Moved) == []


@pytest.mark.rule("C-4.8")
def test_staying_is_allowed_without_any_car():
    desk = Desk().stress("asya", "tr1", face="slow", open=True).play("asya", Serve())
    assert desk.actions("asya") == [STAY]


@pytest.mark.rule("C-4.9")
def test_a_route_passes_no_city_twice():
    """From Свердловск with two cars: there and back again is no move."""
    desk = Desk().at("asya", "sverdlovsk").play("asya", Serve())
    assert desk.refused("asya", Move("sverdlovsk", 2)) == ("already_there", "C-4.8")
    assert {action.city for action in desk.actions("asya") if isinstance(action, Move)} == {
        "perm",
        "kirov",
        "kuybyshev",
    }


@pytest.mark.rule("C-4.10")
def test_a_route_costs_the_sum_of_its_roads():
    """K-T06: with a jam the way from Мурманск to Вологда costs 3 + 2."""
    desk = Desk("valery", "asya").at("valery", "murmansk").jam("murmansk", "arhangelsk")
    way = next(way for way in desk.facts("valery").ways if way.city == "vologda")
    assert way.cost == 5


@pytest.mark.rule("C-4.10")
def test_a_jam_makes_a_road_cost_exactly_three():
    desk = Desk("valery", "asya").at("valery", "murmansk")
    assert next(way.cost for way in desk.facts("valery").ways if way.city == "arhangelsk") == 2
    desk.jam("murmansk", "arhangelsk")
    assert next(way.cost for way in desk.facts("valery").ways if way.city == "arhangelsk") == 3


@pytest.mark.rule("C-4.11")
def test_cars_come_from_cells_allies_bonuses_and_penalties():
    """Валерий: cells 1 and 1, ally 002 one more, an open penalty one less."""
    desk = Desk("valery", "asya").ally("valery", 2)
    assert desk.facts("valery").cars == 3
    desk.stress("valery", "hr1", face="slow", open=True)
    assert desk.facts("valery").cars == 2
    desk.stress("valery", "tr1")
    assert desk.facts("valery").cars == 1


@pytest.mark.rule("C-4.11")
def test_cars_of_a_personal_mission_and_of_the_id_card():
    card = {"agent": "ila", "lines": {"car": 4}}
    assert Desk("ila", "asya").facts("ila").cars == 2
    assert Desk("ila", "asya", ids=[card, None]).level("ila", 1).facts("ila").cars == 4


@pytest.mark.rule("C-4.12")
def test_fuel_carries_farther():
    """K-T06: two cars of his own, fuel gives 2 for two personnel cells and 1 by the bonus."""
    desk = Desk("valery", "asya").at("valery", "murmansk").jam("murmansk", "arhangelsk").level("valery", 1)
    desk.give("valery", fuel=1).serve("valery", "vologda", 5)
    assert desk.where("valery") == "vologda"
    assert desk.held("valery") == {}


@pytest.mark.rule("C-4.12")
def test_the_least_fuel_is_spent():
    desk = Desk("valery", "asya").at("valery", "murmansk").give("valery", fuel=2).serve("valery", "vologda", 4)
    assert desk.held("valery") == {"fuel": 1}


@pytest.mark.rule("C-4.13")
def test_without_enough_cars_there_is_no_move():
    """K-T06 without fuel."""
    desk = Desk("valery", "asya").at("valery", "murmansk").jam("murmansk", "arhangelsk").play("valery", Serve())
    assert desk.refused("valery", Move("vologda", 5)) == ("too_far", "C-4.13")
    refusal = desk.match.explain(0, Move("vologda", 5))
    assert dict(refusal.args)["missing"] == 3


@pytest.mark.rule("C-4.14")
def test_a_detour_is_an_option_of_its_own():
    """Ярославль to Москва: 1 directly, 2 by Горький."""
    desk = Desk().at("asya", "yaroslavl").play("asya", Serve())
    costs = [action.cost for action in desk.actions("asya") if isinstance(action, Move) and action.city == "moskva"]
    assert costs == [1, 2]


@pytest.mark.rule("C-4.14")
def test_a_cost_without_a_route_is_refused():
    desk = Desk().at("asya", "murmansk").play("asya", Serve())
    assert desk.refused("asya", Move("leningrad", 1)) == ("no_such_route", "C-4.14")


@pytest.mark.rule("C-4.15")
def test_cities_on_the_way_are_passed():
    desk = Desk().at("asya", "yaroslavl").token("moskva", 0).serve("asya", "gorkiy", 2)
    assert desk.asks("asya") == "activate"


@pytest.mark.rule("C-4.15")
def test_unused_cars_vanish():
    desk = Desk().at("asya", "yaroslavl").serve("asya", "moskva", 1).play("asya", PASS).play("asya", Serve())
    assert max(action.cost for action in desk.actions("asya") if isinstance(action, Move)) == 2
