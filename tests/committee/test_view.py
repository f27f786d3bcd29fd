"""What the interface is told, so that it works out no rules of its own."""

from __future__ import annotations

import pytest
from tests.committee.table import Desk, new

from kuluary.core import PASS
from kuluary.games.committee.rules.checks import StartCheck
from kuluary.games.committee.words.actions import (
    AddSuccess,
    ByDepartment,
    DoMain,
    DoMission,
    Interrogate,
    Reroll,
    Serve,
    TakeAlly,
    Unlock,
    UseCity,
)
from kuluary.games.committee.words.names import AN, ANY, CITIES, TR
from kuluary.games.committee.words.views import Price


def way(desk: Desk, agent: str, city: str):
    return next(one for one in desk.facts(agent).ways if one.city == city)


def test_reach_with_own_cars_with_fuel_and_out_of_reach():
    """The mock-up: Артём in Москва with three transport cells, an open penalty and one fuel."""
    desk = Desk().at("artyom", "moskva").unlock("artyom", hr=2, tr=3).stress("artyom", "an2", face="slow", open=True)
    desk.give("artyom", fuel=1).jam("leningrad", "moskva")
    assert desk.facts("artyom").cars == 2
    near, far, beyond = (way(desk, "artyom", city) for city in ("kuybyshev", "arhangelsk", "sverdlovsk"))
    assert (near.cost, near.fuel, near.missing) == (2, 0, 0)
    assert (far.cost, far.fuel, far.missing) == (4, 1, 0)
    assert far.route == ("moskva", "yaroslavl", "vologda", "arhangelsk")
    assert way(desk, "artyom", "murmansk").missing == 1
    assert beyond.missing == 0


def test_detours_within_reach_are_listed():
    assert way(Desk().at("asya", "yaroslavl"), "asya", "moskva").costs == (1, 2)


def test_what_fails_when():
    desk = Desk().round(4).card(33, 1).card(36, 2).card(41, 3).card(10, 3)
    assert desk.view().fails == ((5, (33,)), (6, (36,)), (7, (10, 41)))


def test_what_is_left_on_the_progress_track():
    seen = Desk().progress(done=[1, 2], failed=[4]).view()
    assert (seen.next_space, seen.spaces_left, seen.failures, seen.failures_left) == (4, 2, 1, 2)
    assert [space.kind for space in seen.progress[:6]] == ["done", "done", "failed", "free", "free", "waiting"]


def test_who_could_meet_the_main_condition():
    """M2 in Мурманск: a check of transport 4+, with the odds of everyone."""
    desk = Desk().mains("m2", "m3", "m4", "m6", "m7", key=2).unlock("artyom", tr=5)
    here, there = desk.view().mains[0].candidates
    assert (here.cost, here.reason, here.odds[0].need, here.odds[0].dice) == (0, None, 4, 5)
    assert here.odds[0].chance < here.odds[0].helped
    assert there.missing > 0


def test_an_obstacle_is_named_with_its_clause():
    mission = Desk().card(36, 3).view().missions[0]
    assert {(one.reason, one.rule) for one in mission.candidates} == {("answers_missing", "C-10.8")}


def test_the_odds_of_two_checks_are_given_one_by_one():
    mission = Desk().card(17, 3).view().missions[0]
    assert [odds.need for odds in mission.candidates[1].odds] == [3, 2]


def test_a_completion_says_which_space_it_takes():
    desk = Desk().progress(done=[1, 2, 4, 5]).at("asya", "perm").give("asya", doc=9).card(10, 3).serve("asya")
    caution = next(one for one in desk.view().warnings if one.action == DoMission(10))
    assert (caution.space, caution.left, caution.defeat, caution.reveals) == (5, 0, False, None)


def test_a_revelation_is_announced():
    desk = Desk().mains("m2", "m3", "m4", "m6", "m7", key=2).at("artyom", "murmansk").out(22).serve("artyom")
    assert next(one.reveals for one in desk.view().warnings if one.action == DoMain()) == "dice"
    desk = Desk().at("asya", "yoshkar").out(4, 5).serve("asya")
    found = {one.action: one.reveals for one in desk.view().warnings}
    assert found[TakeAlly(4)] == "dice"
    assert TakeAlly(5) not in found


def test_unlocking_announces_clearance_tokens():
    desk = Desk().at("asya", "arhangelsk").unlock("asya", tr=5).give("asya", med=1, eq=1, doc=2, fuel=2).city("asya")
    assert {one.action for one in desk.view().warnings} == {Unlock(1), Unlock(2)}


def test_every_source_of_help_is_listed_with_its_worth():
    """An action token makes the check certain and keeps the stress."""
    desk = Desk().rolls("book", "lamp").steps(StartCheck(1, AN, 2))
    helpers = {type(one.action).__name__ + getattr(one.action, "reroll", ""): one for one in desk.view().check.helpers}
    token = helpers["AddSuccess"]
    assert (token.usable, token.chance, token.stress) == (True, 1.0, 1.0)
    assert helpers["Rerollprinted"].usable
    assert (helpers["Rerolldocuments"].usable, helpers["Rerolldocuments"].reason) == (False, "reroll_docs")
    assert helpers["AddDice"].reason == "not_enough"


def test_the_check_is_broken_down():
    desk = Desk().stress("asya", "hr1", face="harder", open=True).rolls("shake").steps(StartCheck(1, TR, 2))
    check = desk.view().check
    assert (check.number, check.penalties, check.reductions, check.need) == (2, 1, 0, 3)
    assert [(die.symbol, die.successes, die.failures) for die in check.dice] == [("shake", 1, 0)]


def test_helpers_are_actions_that_can_be_played():
    desk = Desk().rolls("lamp", "lamp").steps(StartCheck(1, AN, 2))
    usable = [one.action for one in desk.view().check.helpers if one.usable]
    assert set(usable) <= set(desk.actions("asya"))
    assert {Reroll("printed"), AddSuccess()} <= set(usable)


def test_unseen_stress_is_counted_for_everyone():
    seen = new(2).view(None)
    assert sum(count for _, count in seen.stress_unseen) == 20


def test_the_table_can_be_told_in_words():
    desk = Desk().card(10, 3).stress("asya", "hr1", face="slow", open=True).serve("asya").play("asya", PASS)
    keys = [text.key for text in desk.match.game.table_texts(desk.state, 0)]
    assert keys[:3] == ["committee-table-round", "committee-table-limit", "committee-table-fund"]
    assert "committee-table-stress" in keys


def odds_of(desk: Desk, action: object):
    return next(one.odds for one in desk.view().odds if one.action == action)


def test_the_odds_of_every_interrogation_are_given_before_one_is_chosen():
    desk = Desk().at("asya", "perm").token("perm", 0).token("perm", 3).serve("asya")
    hr, an = (odds_of(desk, Interrogate(token))[0] for token in (0, 3))
    assert (hr.department, hr.need, an.department, an.need) == ("hr", 2, "an", 2)


def test_the_odds_of_each_department_are_given_before_one_is_chosen():
    desk = Desk().unlock("asya", hr=5).steps(StartCheck(1, ANY, 3))
    dice = [one.dice for one in desk.facts("asya").departments]
    assert [odds_of(desk, ByDepartment(name))[0].dice for name in ("hr", "an", "tr")] == dice


def test_an_answer_without_a_check_has_no_odds():
    desk = Desk().at("asya", "perm").card(10, 2, "perm").give("asya", doc=9).serve("asya")
    assert all(one.action != DoMission(10) for one in desk.view().odds)


def test_what_lies_in_the_trunk():
    """Ила's transport board: a mission token fills the smallest cell, cargo lies in the others from the left."""
    desk = Desk("ila", "asya").unlock("ila", tr=5).give("ila", med=1, fuel=1)
    plain = desk.facts("ila").trunk
    assert [item for cell in plain for item in cell.cargo] == ["med", "fuel"]
    assert all(cell.mission is None for cell in plain)
    loaded = desk.card(33, 3, "ila").facts("ila").trunk
    (full,) = [cell for cell in loaded if cell.mission is not None]
    assert (full.mission, full.cargo) == (33, ())
    assert [item for cell in loaded for item in cell.cargo] == ["med", "fuel"]


def test_penalties_of_the_income_phase_are_told_apart():
    desk = Desk().stress("asya", "an1", face="lose-docs", open=True).stress("asya", "an2", face="slow", open=True)
    assert desk.facts("asya").penalties == (("lose-docs", 1), ("slow", 1))
    assert desk.facts("asya").income_penalties == (("lose-docs", 1),)


def visit_to(desk: Desk, city: str):
    return next(one for one in desk.match.view(1).visits if one.city == city)


def test_a_destination_is_previewed_before_anything_is_done():
    desk = Desk().at("asya", "perm").at("artyom", "kirov").give("artyom", doc=1).token("kirov", 3).card(10, 2, "kirov")
    seen = visit_to(desk.go(), "kirov")
    assert (seen.seat, seen.partners, [token for token, _ in seen.interrogations]) == (1, (0,), [3])
    deed = next(one for one in seen.deeds if one.action == DoMission(10))
    assert (deed.reason, deed.rule is not None) == ("cannot_pay_mission", True)
    assert seen.interrogations[0][1].chance <= seen.interrogations[0][1].spent


def test_what_is_lacking_for_a_price_is_told():
    desk = Desk().at("asya", "yaroslavl").card(30, 2, "yaroslavl").give("asya", doc=1, med=2).go()
    deeds = {one.action: one.lacking for one in visit_to(desk, "yaroslavl").deeds}
    assert deeds[DoMission(30)] == Price(doc=2)
    assert deeds[UseCity("yaroslavl")] is None


def test_the_price_of_the_next_cell_is_told():
    """Unlocking starts at once where one cell alone can be paid for: its price is known before."""
    desk = Desk().unlock("asya", hr=3).go()
    cells = {
        city: next(one.cell for one in visit_to(desk, city).deeds if one.action == UseCity(city)) for city in CITIES
    }
    fourth = desk.state.setup.boards[desk.seat("asya")].cells[3]
    assert fourth.price == cells["arhangelsk"]
    assert [city for city, cell in cells.items() if cell] == ["arhangelsk", "yoshkar", "kuybyshev"]


def test_in_a_serve_only_the_own_city_is_looked_at_and_reasons_are_given():
    desk = Desk().at("asya", "perm").at("artyom", "moskva").serve("asya")
    assert [one.city for one in desk.match.view(1).visits] == ["perm"]
    reasons = {type(one.action).__name__: one.reason for one in visit_to(desk, "perm").deeds}
    assert reasons["DoMain"] is not None
    open_now = [one.action for one in visit_to(desk, "perm").deeds if one.reason is None]
    assert set(open_now) <= set(desk.actions("asya"))


def test_an_answer_that_rolls_dice_says_so():
    desk = Desk().at("asya", "perm").token("perm", 3).at("artyom", "moskva").play("asya", Serve())
    found = {one.action: one.rolls for one in desk.view().odds}
    assert found[PASS] is True
    two = Desk().at("asya", "perm").token("perm", 0).token("perm", 3).at("artyom", "moskva").play("asya", Serve())
    assert {one.action: one.rolls for one in two.view().odds}.get(PASS) in (False, None)


@pytest.mark.parametrize(("held", "usual"), [({}, "med"), ({"med": 1}, "eq"), ({"med": 1, "eq": 1}, "fuel")])
def test_of_several_kinds_of_income_what_the_team_lacks_first_is_the_usual_one(held, usual):
    desk = Desk("artyom", "asya").mains("m2", "m3", "m4", "m6", "m7").unlock("artyom", hr=4).give("asya", **held)
    rows = desk.before("incomes").go().view().incomes
    (row,) = [one for one in rows if {getattr(way, "resource", "") for way in one.actions} == {"med", "eq", "fuel"}]
    assert row.usual is not None
    assert row.actions[row.usual].resource == usual


def test_incomes_can_be_taken_one_after_the_other_by_their_usual_way():
    match = new(2)
    taken = 0
    while any(one.prompt == "income" for one in match.decisions):
        row = next((one for one in match.view(0).incomes if one.usual is not None), None)
        if row is None:
            break
        match.play(row.seat, row.actions[row.usual])
        taken += 1
    assert taken >= 4
    assert all(
        type(action).__name__ == "EndIncome"
        for one in match.decisions
        if one.prompt == "income"
        for action in one.actions
    )
