"""C-7: stress and calm."""

from __future__ import annotations

import pytest
from tests.committee.table import PLAIN, Desk, kinds

from kuluary.core import PASS, content_of
from kuluary.games.committee import GAME
from kuluary.games.committee.rules.checks import StartCheck
from kuluary.games.committee.rules.stress import receive_stress
from kuluary.games.committee.words.actions import (
    AddDice,
    Buy,
    Count,
    Discard,
    DoMain,
    DoMission,
    DoPersonal,
    Ease,
    Gain,
    Give,
    Income,
    LayStress,
    Lose,
    Medicate,
    Move,
    OpenStress,
    Partner,
    PayTreatment,
    PickDice,
    Redeem,
    Relieve,
    Reroll,
    Return,
    Reward,
    Sell,
    Serve,
    Stick,
    Take,
    Treat,
    UseCalm,
    UseCity,
)
from kuluary.games.committee.words.events import StressShuffled, StressVanished
from kuluary.games.committee.words.names import AN, HR, STRESS

CONTENT = content_of(GAME.pack(PLAIN))


def strain(desk: Desk, agent: str, count: int) -> Desk:
    """Let an agent receive stress."""
    return desk.steps(receive_stress(desk.seat(agent), count)).go()


@pytest.mark.rule("C-7.1")
def test_a_closed_token_is_opened_first_by_choice():
    desk = strain(Desk().stress("asya", "hr1", "an1"), "asya", 1)
    assert desk.actions("asya") == [OpenStress(0), OpenStress(5)]
    desk.draws("slow").play("asya", OpenStress(5))
    assert desk.stressed("asya") == {"hr1": None, "an1": "slow"}


@pytest.mark.rule("C-7.1")
def test_a_new_token_waits_while_one_is_closed():
    assert strain(Desk().stress("asya", "hr1", "an1"), "asya", 1).refused("asya", LayStress(1)) == (
        "open_first",
        "C-7.1",
    )


@pytest.mark.rule("C-7.2")
def test_else_a_new_token_is_laid_closed():
    desk = strain(Desk().ally("asya", 14), "asya", 1)
    assert [action.slot for action in desk.actions("asya")] == [0, 1, 5, 6, 10, 114]
    desk.play("asya", LayStress(114))
    assert desk.stressed("asya") == {"ally14": None}
    assert desk.view().limit.stress == 19


@pytest.mark.rule("C-7.2")
def test_not_on_a_locked_cell():
    assert strain(Desk(), "asya", 1).refused("asya", LayStress(2)) == ("locked_cell", "C-7.2")


@pytest.mark.rule("C-7.3")
def test_one_token_a_place():
    desk = strain(Desk().stress("asya", "hr1", face="slow", open=True), "asya", 1)
    assert desk.refused("asya", LayStress(0)) == ("already_stressed", "C-7.3")


def covered() -> Desk:
    """Give a desk on which every cell of Ася lies under open stress."""
    desk = Desk()
    for name, face in zip(
        ("hr1", "hr2", "an1", "an2", "tr1"), ("slow", "slow", "harder", "harder", "paid-only"), strict=True
    ):
        desk.stress("asya", name, face=face, open=True)
    return desk


def exhausted(*, calm: int = 0, full: bool = False) -> Desk:
    """Give a desk of four agents whose boards hold all twenty stress tokens, open; a full one leaves Ася no cell."""
    agents = ("willy", "asya", "ila", "valery")
    desk = Desk(*agents).limit(calm=calm)
    for agent in agents:
        if agent != "asya" or not full:
            desk.unlock(agent, an=5)
        for slot in [slot for slot in range(15) if desk.state.unlocked[desk.seat(agent)] >> slot & 1][:5]:
            desk.stress(agent, desk.cell_name(agent, slot), face=STRESS[desk.state.bags[-1][0]], open=True)
    assert desk.state.stress == 0
    return desk


@pytest.mark.rule("C-7.4")
def test_without_a_place_the_rest_vanishes():
    desk = strain(covered(), "asya", 4)
    assert desk.happened(StressVanished)[0].count == 4
    assert desk.asks("asya") == "act"


@pytest.mark.rule("C-7.4")
def test_place_is_tested_before_stock():
    """Ася has no place, and no token is left anywhere: nothing happens."""
    assert not strain(exhausted(full=True), "asya", 1).match.over


@pytest.mark.rule("C-7.5")
def test_the_discard_is_shuffled_when_a_token_is_needed():
    desk = Desk().limit(stress=0)
    assert desk.view().limit.stress == 0
    desk.asked = False
    strain(desk, "asya", 1).play("asya", LayStress(0))
    assert desk.happened(StressShuffled)[0].count == 20
    assert desk.view().limit.stress == 19


@pytest.mark.rule("C-7.5")
def test_tokens_of_an_older_shuffle_keep_their_own_faces():
    """A token laid before the shuffle can only be what had not been seen then."""
    desk = Desk().stress("asya", "hr1")
    faces = desk.state.bags[0]
    desk.state.discard, desk.state.bags, desk.state.stress = faces[1:], [faces[:1]], 0
    strain(desk, "asya", 2)
    assert desk.stressed("asya") == {"hr1": STRESS[faces[0]]}


@pytest.mark.rule("C-7.6")
def test_without_any_token_the_game_is_lost():
    """K-T34: all twenty lie on boards and a cell is free."""
    assert strain(exhausted(), "asya", 1).match.result.how == "stress"


@pytest.mark.rule("C-7.6")
def test_calm_saves_from_that_defeat():
    desk = strain(exhausted(calm=1), "asya", 1)
    assert not desk.match.over
    assert desk.view().limit.calm == 0


@pytest.mark.rule("C-7.7")
def test_calm_instead_of_stress():
    desk = strain(Desk().limit(calm=1), "asya", 2).play("asya", UseCalm())
    assert (desk.view().limit.calm, desk.view().fund.calm) == (0, 6)
    assert desk.refused("asya", UseCalm()) == ("no_calm", "C-7.7")


@pytest.mark.rule("C-7.8")
def test_nothing_else_while_stress_is_received():
    desk = strain(Desk().give("artyom", doc=1), "asya", 2)
    assert desk.free("artyom") == []
    assert desk.refused("artyom", Return("doc")) == ("stress_first", "C-7.8")
    assert desk.refused("asya", Medicate()) == ("stress_first", "C-7.8")


@pytest.mark.rule("C-7.9")
def test_a_cell_under_stress_is_unavailable_but_counts():
    desk = Desk().stress("asya", "hr2", "an2")
    personnel, analytics, _ = desk.facts("asya").departments
    assert (personnel.dice, sum(personnel.symbols), sum(personnel.covered)) == (2, 1, 2)
    assert (analytics.dice, analytics.rerolls) == (2, 0)
    assert desk.facts("asya").strength == 2


@pytest.mark.rule("C-7.9")
def test_a_transport_cell_under_stress_has_places_but_no_cars():
    facts = Desk().stress("asya", "tr1").facts("asya")
    assert (facts.cars, facts.places) == (0, 2)


@pytest.mark.rule("C-7.9")
def test_an_ally_under_stress_gives_nothing():
    """A car and a handshake of 002, the income of 003."""

    def shown(desk: Desk) -> tuple[int, int, bool]:
        incomes = [getattr(action, "source", None) for action in desk.before("incomes").actions("asya")]
        return desk.facts("asya").cars, desk.facts("asya").departments[2].symbols[3], 103 in incomes

    assert shown(Desk().ally("asya", 2).ally("asya", 3)) == (3, 2, True)
    assert shown(Desk().ally("asya", 2).ally("asya", 3).stress("asya", "ally2", "ally3")) == (2, 1, False)


@pytest.mark.rule("C-7.10")
def test_a_face_is_drawn_only_when_it_is_opened():
    """Two closed tokens are alike to everyone: which penalty comes is drawn at the opening."""
    desk = strain(Desk().stress("asya", "hr1"), "asya", 1)
    assert desk.stressed("asya")["hr1"] is not None
    assert len(desk.state.bags[0]) == 19


@pytest.mark.rule("C-7.10")
def test_a_token_closed_again_is_remembered():
    desk = Desk().stress("asya", "hr1", face="slow", open=True).play("artyom", Relieve()).play("asya", Ease(0))
    (token,) = desk.facts("asya").stress
    assert (token.open, token.stress) == (False, "slow")


@pytest.mark.rule("C-7.11")
def test_removing_closes_an_open_token_or_discards_a_closed_one():
    desk = Desk().stress("asya", "hr1", face="slow", open=True).stress("asya", "an1").play("artyom", Relieve())
    desk.play("asya", Ease(5)).play("artyom", Relieve()).play("asya", Ease(0))
    assert desk.stressed("asya") == {"hr1": None}
    assert desk.facts("asya").penalties == ()


@pytest.mark.rule("C-7.11")
def test_there_is_nothing_to_remove_elsewhere():
    desk = Desk().stress("asya", "hr1").play("artyom", Relieve())
    assert desk.refused("asya", Ease(1)) == ("no_stress_there", "C-7.11")


@pytest.mark.rule("C-7.12")
def test_units_are_spread_at_will_and_not_all_used():
    desk = Desk().at("asya", "sverdlovsk").stress("asya", "hr1", face="slow", open=True).stress("asya", "an1")
    desk.city("asya").play("asya", Ease(0), Ease(0), PASS)
    assert desk.stressed("asya") == {"an1": None}


@pytest.mark.rule("C-7.12")
def test_the_owner_picks_the_token():
    desk = Desk().at("asya", "vologda").give("asya", doc=1).stress("artyom", "hr1", "an1").city("asya")
    desk.play("asya", PayTreatment(), Treat(0))
    assert desk.asked_agents() == {"artyom"}


@pytest.mark.rule("C-7.13")
def test_the_discard_is_open():
    desk = Desk().stress("asya", "hr1").draws("harder").play("artyom", Relieve()).play("asya", Ease(0))
    assert desk.view().stress_discard == (("harder", 1),)


@pytest.mark.rule("C-7.14")
def test_permanent_penalties_hold_while_open_and_add_up():
    desk = Desk().stress("asya", "hr1", "hr2", face="slow", open=True)
    assert desk.facts("asya").penalties == (("slow", 2),)
    assert desk.facts("asya").cars == 0
    desk.play("artyom", Relieve()).play("asya", Ease(0))
    assert desk.facts("asya").cars == 1


@pytest.mark.rule("C-7.14")
def test_income_penalties_do_nothing_in_the_action_phase():
    desk = Desk().stress("asya", "hr1", face="lose-docs", open=True).give("asya", doc=4).play("asya", Discard())
    assert desk.held("asya") == {"doc": 4}


@pytest.mark.rule("C-7.15")
def test_penalty_lose_a_cargo():
    desk = Desk().give("asya", med=1, eq=1).stress("asya", "hr1", face="lose-cargo", open=True).before("penalties")
    assert desk.actions("asya") == [Lose("med", 1), Lose("eq", 1)]
    desk.play("asya", Lose("eq", 1))
    assert desk.stock("fund")["eq"] == 5


@pytest.mark.rule("C-7.16")
def test_penalty_lose_two_documents():
    desk = Desk().give("asya", doc=1).limit(doc=3).stress("asya", "hr1", face="lose-docs", open=True)
    desk.before("penalties").go()
    assert desk.held("asya") == {}
    assert desk.stock()["doc"] == 2


@pytest.mark.rule("C-7.14")
def test_income_penalties_add_up_too():
    desk = Desk().give("asya", doc=5, med=2).stress("asya", "hr1", "hr2", face="lose-docs", open=True)
    desk.stress("asya", "an1", "an2", face="lose-cargo", open=True).before("penalties").go()
    assert desk.held("asya") == {"doc": 1}


@pytest.mark.rule("C-7.17")
def test_penalty_an_action_token():
    desk = Desk().stress("asya", "hr1", "hr2", face="lose-action", open=True).before("penalties").go()
    assert desk.tokens("asya") == 1


@pytest.mark.rule("C-7.18")
def test_rerolls_cost_one_more_for_each_token():
    desk = Desk().give("asya", doc=7).stress("asya", "hr1", "hr2", face="reroll-cost", open=True)
    desk.steps(StartCheck(1, AN, 2)).play("asya", Reroll("printed"), PickDice((0,)))
    assert desk.held("asya") == {"doc": 5}
    assert desk.refused("asya", Reroll("documents")) == ("reroll_docs", "C-6.13")


@pytest.mark.rule("C-7.18")
def test_a_paid_reroll_costs_five():
    desk = Desk().give("asya", doc=5).stress("asya", "hr1", face="reroll-cost", open=True)
    desk.steps(StartCheck(1, HR, 2)).play("asya", Reroll("documents"), PickDice((0,)))
    assert desk.held("asya") == {}


@pytest.mark.rule("C-7.18")
def test_without_a_document_no_reroll():
    desk = Desk().stress("asya", "hr1", face="reroll-cost", open=True).steps(StartCheck(1, AN, 2))
    assert desk.refused("asya", Reroll("printed")) == ("reroll_docs", "C-7.18")


@pytest.mark.rule("C-7.19")
def test_paid_rerolls_only():
    desk = Desk().give("asya", doc=9).keep("asya", "reroll").active("st2")
    desk.stress("asya", "hr1", face="paid-only", open=True).stress("asya", "hr2", face="reroll-cost", open=True)
    desk.steps(StartCheck(1, AN, 2)).go()
    assert [action for action in desk.actions("asya") if isinstance(action, Reroll)] == [Reroll("documents")]
    for name in ("printed", "clearance", "scenario"):
        assert desk.refused("asya", Reroll(name)) == ("paid_only", "C-7.19")


@pytest.mark.rule("C-7.20")
def test_harder_checks():
    desk = Desk().stress("asya", "hr1", face="harder", open=True).steps(StartCheck(1, AN, 2))
    assert desk.view().check.need == 3


@pytest.mark.rule("C-7.21")
def test_no_missions():
    desk = Desk().at("asya", "moskva").give("asya", doc=6, fuel=1).card(31, 3).card(33, 3)
    desk.stress("asya", "hr1", face="no-missions", open=True).serve("asya")
    assert not kinds(desk.actions("asya")) & {"DoMain", "DoMission", "DoPersonal"}
    for action in (DoMission(31), DoMission(33), DoMain()):
        assert desk.refused("asya", action) == ("missions_banned", "C-7.21")


@pytest.mark.rule("C-7.21")
def test_no_personal_mission_either():
    desk = Desk().at("asya", "yoshkar").stress("asya", "hr1", face="no-missions", open=True).serve("asya")
    assert desk.refused("asya", DoPersonal()) == ("missions_banned", "C-7.21")


@pytest.mark.rule("C-7.21")
def test_interrogations_go_on_as_usual():
    desk = Desk().at("asya", "perm").token("perm", 0).stress("asya", "hr1", face="no-missions", open=True).serve("asya")
    assert desk.asks("asya") == "check"


@pytest.mark.rule("C-7.21")
def test_a_ban_opened_by_the_missions_own_check_does_not_stop_it():
    desk = Desk().at("asya", "yoshkar").card(6, 3).unlock("asya", an=5).stress("asya", "tr1").draws("no-missions")
    desk.rolls("book", "book", "eye", "anomaly", "eye").mission("asya", 6).play("asya", Count())
    assert desk.stressed("asya")["tr1"] == "no-missions"
    desk.play("asya", desk.actions("asya")[0])
    assert desk.laid() == {1: 6}


@pytest.mark.rule("C-7.22")
def test_no_unlocking():
    desk = Desk().at("asya", "arhangelsk").give("asya", med=1, eq=1)
    desk.stress("asya", "hr1", face="no-unlock", open=True).serve("asya")
    assert desk.refused("asya", UseCity("arhangelsk")) == ("unlocking_banned", "C-7.22")


@pytest.mark.rule("C-7.22")
def test_no_unlocking_by_a_sticker_either():
    card = {"agent": "asya", "stickers": [{"kind": "unlock", "used": False}, {"kind": "city", "used": False}]}
    desk = Desk("artyom", "asya", ids=[None, card]).give("asya", med=1, eq=1)
    desk.stress("asya", "hr1", face="no-unlock", open=True)
    assert desk.refused("asya", Stick("unlock")) == ("unlocking_banned", "C-7.22")
    desk.play("asya", Stick("city"))
    assert desk.refused("asya", UseCity("arhangelsk")) == ("unlocking_banned", "C-7.22")


@pytest.mark.rule("C-7.22")
def test_a_free_unlock_is_lost():
    desk = Desk("valery", "asya").at("valery", "yaroslavl").level("valery", 1).card(30, 4).give("valery", doc=3, med=2)
    desk.stress("valery", "hr1", face="no-unlock", open=True).mission("valery", 30).play(
        "valery", desk.actions("valery")[0]
    )
    assert desk.state.level == [2, 0]
    assert desk.unlocked("valery") == "2 1 2"
    assert desk.asks("valery") == "act"


@pytest.mark.rule("C-7.23")
def test_barred_cargo_is_not_spent_returned_or_exchanged():
    desk = Desk().at("artyom", "kazan").give("asya", med=1, doc=1).stress("asya", "hr1", face="no-med", open=True)
    assert desk.refused("asya", Return("med")) == ("barred", "C-7.23")
    assert desk.refused("asya", Medicate()) == ("barred", "C-7.23")
    desk.serve("asya").play("asya", Partner(0))
    assert desk.refused("asya", Give("med")) == ("barred", "C-7.23")


@pytest.mark.rule("C-7.23")
def test_barred_equipment_and_fuel():
    desk = Desk().give("asya", eq=1, fuel=1).stress("asya", "hr1", face="no-eq", open=True)
    desk.stress("asya", "hr2", face="no-fuel", open=True).play("asya", Serve())
    assert max(action.cost for action in desk.actions("asya") if isinstance(action, Move)) == 2
    desk.play("asya", PASS, PASS)
    desk.steps(StartCheck(1, AN, 2))
    desk.asked = False
    assert desk.refused("asya", AddDice()) == ("barred", "C-7.23")


@pytest.mark.rule("C-7.23")
def test_barred_cargo_pays_no_price():
    desk = Desk().at("asya", "arhangelsk").give("asya", med=1, eq=1).stress("asya", "hr1", face="no-med", open=True)
    assert desk.serve("asya").refused("asya", UseCity("arhangelsk")) == ("city_unlock", "C-9.2")


@pytest.mark.rule("C-7.23")
def test_barred_cargo_is_not_gained():
    desk = Desk().keep("asya", "cargo").stress("asya", "hr1", face="no-fuel", open=True).play("asya", Redeem("cargo"))
    assert desk.actions("asya") == [Gain("med"), Gain("eq"), PASS]
    assert desk.refused("asya", Gain("fuel")) == ("barred", "C-7.23")


@pytest.mark.rule("C-7.23")
def test_barred_cargo_is_neither_income_nor_reward_nor_trade():
    desk = Desk("willy", "asya").stress("willy", "tr1", face="no-fuel", open=True).before("incomes")
    assert desk.refused("willy", Income(201, 0, "fuel", 1)) == ("barred", "C-7.23")
    desk = Desk().at("asya", "perm").give("asya", doc=9).card(10, 3).stress("asya", "hr1", face="no-eq", open=True)
    assert desk.mission("asya", 10).refused("asya", Reward("eq")) == ("barred", "C-7.23")
    desk = Desk().at("asya", "moskva").give("asya", doc=2, med=1, eq=1).stress("asya", "hr1", face="no-eq", open=True)
    assert desk.unlock("asya", tr=2).city("asya").refused("asya", Sell("eq")) == ("barred", "C-7.23")
    assert desk.refused("asya", Buy("eq")) == ("barred", "C-7.23")


@pytest.mark.rule("C-7.23")
@pytest.mark.parametrize("cargo", ["med", "eq", "fuel"])
def test_each_type_of_cargo_has_its_own_bar(cargo):
    desk = Desk().unlock("asya", tr=5).give("asya", med=1, eq=1, fuel=1)
    desk.stress("asya", "hr1", face=f"no-{cargo}", open=True)
    assert {action.resource for action in desk.free("asya") if isinstance(action, Return)} == {
        "med",
        "eq",
        "fuel",
    } - {cargo}


@pytest.mark.rule("C-7.23")
def test_what_is_barred_to_one_cannot_be_handed_to_it():
    desk = Desk().at("artyom", "kazan").give("artyom", med=1, doc=1).stress("asya", "hr1", face="no-med", open=True)
    desk.serve("asya").play("asya", Partner(0))
    assert desk.refused("asya", Take("med")) == ("barred", "C-7.23")


@pytest.mark.rule("C-7.24")
def test_one_car_less():
    assert Desk().stress("asya", "hr1", face="slow", open=True).facts("asya").cars == 1


@pytest.mark.rule("C-7.25")
def test_the_twenty_tokens():
    counts = [CONTENT.stress.count(face) for face in range(12)]
    assert dict(zip(STRESS, counts, strict=True)) == {
        "lose-cargo": 3,
        "lose-docs": 3,
        "lose-action": 2,
        "reroll-cost": 2,
        "paid-only": 1,
        "harder": 2,
        "no-missions": 1,
        "no-unlock": 1,
        "no-med": 1,
        "no-eq": 1,
        "no-fuel": 1,
        "slow": 2,
    }


def test_counting_belongs_to_checks():
    assert strain(Desk(), "asya", 2).refused("asya", Count()) == ("stress_first", "C-7.8")
