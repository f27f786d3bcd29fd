"""C-10: regular missions."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.committee.table import PLAIN, Desk

from kuluary.core import PASS, content_of
from kuluary.games.committee import GAME
from kuluary.games.committee.words.actions import Attempt, Count, DoMission, Leave, Lose, Pay, Return, Reward
from kuluary.games.committee.words.events import MissionCompleted, MissionMissed
from kuluary.games.committee.words.names import CITIES
from kuluary.games.committee.words.views import Price

CONTENT = content_of(GAME.pack(PLAIN))


def completed(desk: Desk) -> list[int]:
    return [event.mission for event in desk.happened(MissionCompleted)]


@pytest.mark.rule("C-10.1")
def test_five_kinds_of_missions():
    assert Counter(mission.kind.name for mission in CONTENT.missions[1:]) == {
        "interrogation": 7,
        "delivery": 7,
        "road": 6,
        "checks": 9,
        "spend": 13,
    }


@pytest.mark.rule("C-10.2")
def test_a_mission_is_performed_where_its_token_lies():
    desk = Desk().at("asya", "perm").give("asya", doc=9).card(10, 3).serve("asya")
    assert DoMission(10) in desk.actions("asya")


@pytest.mark.rule("C-10.3")
def test_completion():
    desk = Desk().at("asya", "perm").give("asya", doc=9).card(10, 3).mission("asya", 10)
    assert desk.laid() == {1: 10}
    assert desk.track() == {}
    assert desk.asks("asya") == "reward"


@pytest.mark.rule("C-10.3")
def test_the_cell_of_a_delivered_token_is_free_for_the_reward():
    """Ася's one transport cell carries the token: it is in the catalogue before she chooses."""
    desk = Desk().at("asya", "arhangelsk").card(33, 3, "asya").mission("asya", 33).play("asya", Reward("fuel"))
    assert desk.held("asya") == {"fuel": 1}


@pytest.mark.rule("C-10.3")
def test_help_tokens_go_back_to_leningrad():
    desk = Desk().at("asya", "perm").give("asya", doc=9).card(10, 3).help("docs", 10).help("cargo", 7).card(7, 3)
    desk.mission("asya", 10)
    assert dict(desk.view().help) == {"docs": None, "cargo": 7, "check": None}


@pytest.mark.rule("C-10.4")
def test_the_three_rewards():
    desk = Desk().at("asya", "perm").give("asya", doc=9).card(10, 3).mission("asya", 10)
    assert desk.actions("asya") == [Reward("doc"), Reward("med"), Reward("eq"), Reward("fuel"), Reward("calm")]
    desk.play("asya", Reward("doc"))
    assert desk.held("asya") == {"doc": 2}


@pytest.mark.rule("C-10.4")
def test_calm_as_a_reward():
    desk = Desk().at("asya", "perm").give("asya", doc=9).card(10, 3).mission("asya", 10).play("asya", Reward("calm"))
    assert desk.view().limit.calm == 1


@pytest.mark.rule("C-10.4")
def test_room_for_cargo_may_be_made_first():
    desk = Desk().at("asya", "perm").give("asya", doc=9, med=2).card(10, 3).mission("asya", 10)
    assert desk.refused("asya", Reward("eq")) == ("no_room", "C-1.16")
    desk.play("asya", Return("med"), Reward("eq"))
    assert desk.held("asya") == {"med": 1, "eq": 1}


@pytest.mark.rule("C-10.4")
def test_one_document_is_taken_where_there_is_one():
    desk = Desk().at("asya", "murmansk").at("artyom", "perm").unlock("asya", tr=2).give("asya", med=2, fuel=1, doc=1)
    desk.limit(doc=0).card(22, 3).mission("asya", 22).play("asya", Reward("doc"))
    assert desk.held("asya") == {"doc": 1}


@pytest.mark.rule("C-10.5")
def test_a_reward_cannot_be_waived():
    desk = Desk().at("asya", "perm").give("asya", doc=9).card(10, 3).mission("asya", 10)
    assert desk.refused("asya", PASS) == ("reward_first", "C-10.5")


@pytest.mark.rule("C-10.5")
def test_with_nothing_to_gain_there_is_none():
    """A road mission: nothing is spent, the limit is empty and the fund has no calm."""
    desk = Desk().at("asya", "kuybyshev").at("artyom", "kazan").card(3, 3).jam("kuybyshev", "kazan")
    desk.limit(doc=0, med=0, eq=0, fuel=0).fund(calm=0).mission("asya", 3)
    assert desk.asks("asya") == "act"


@pytest.mark.rule("C-10.5")
def test_without_room_for_the_only_cargo_it_may_be_waived():
    """Documents and calm are gone, the limit has medicine, Ася's trunk is full: she may make room, or decline."""
    desk = Desk().at("asya", "kuybyshev").at("artyom", "kazan").card(3, 3).jam("kuybyshev", "kazan")
    desk.give("asya", eq=2).limit(doc=0, med=1, eq=0, fuel=0).fund(calm=0).mission("asya", 3)
    assert desk.actions("asya") == [PASS]
    desk.play("asya", Return("eq"))
    assert desk.actions("asya") == [Reward("med"), Reward("eq")]


@pytest.mark.rule("C-10.4")
def test_barred_cargo_is_no_reward():
    desk = Desk().at("asya", "perm").give("asya", doc=9).card(10, 3).stress("asya", "hr1", face="no-eq", open=True)
    desk.mission("asya", 10)
    assert desk.actions("asya") == [Reward("doc"), Reward("med"), Reward("fuel"), Reward("calm")]
    assert desk.refused("asya", Reward("eq")) == ("barred", "C-7.23")


@pytest.mark.rule("C-10.6")
def test_the_lowest_free_space_before_the_next_main_mission():
    """K-T04: spaces 1–4 regular, 5 main, 6–7 regular, the next main on 9: one space is left."""
    desk = Desk().progress(done=[1, 2], failed=[4, 5]).mains("m2", "m3", "m4", "m6", "m7", done=1, spaces=[5])
    desk.progress(done=[7, 8]).at("asya", "perm").give("asya", doc=9).card(10, 3)
    assert (desk.view().next_space, desk.view().spaces_left, desk.view().failures_left) == (8, 1, 1)
    desk.mission("asya", 10)
    assert desk.laid()[8] == 10


@pytest.mark.rule("C-10.6")
def test_completing_without_a_space_is_a_defeat():
    """K-T05."""
    desk = Desk().progress(done=[1, 2], failed=[4, 5]).mains("m2", "m3", "m4", "m6", "m7", done=1, spaces=[5])
    desk.progress(done=[7, 8, 9]).at("asya", "perm").give("asya", doc=9).card(10, 3)
    desk.serve("asya")
    caution = next(one for one in desk.view().warnings if one.action == DoMission(10))
    assert caution.defeat
    desk.play("asya", DoMission(10))
    assert desk.match.result.how == "track"


@pytest.mark.rule("C-10.7")
def test_a_failed_card():
    desk = Desk().give("asya", doc=2, med=1).card(33, 1, "artyom").before("missions").play("asya", Lose("med", 1))
    assert desk.laid() == {1: -33}
    assert desk.facts("artyom").tokens == ()


# Interrogation


@pytest.mark.rule("C-10.8")
def test_two_answers_then_the_destination():
    """K-T17: with two tokens on 036 anybody completes it in Сыктывкар."""
    desk = Desk().at("artyom", "syktyvkar").card(36, 3, answers=[0, 3]).mission("artyom", 36)
    assert completed(desk) == [36]


@pytest.mark.rule("C-10.8")
def test_one_answer_is_not_enough():
    desk = Desk().at("artyom", "syktyvkar").card(36, 3, answers=[0]).serve("artyom")
    assert desk.refused("artyom", DoMission(36)) == ("answers_missing", "C-10.8")
    assert desk.view().missions[0].missing_answers == 1


@pytest.mark.rule("C-10.9")
def test_used_tokens_are_discarded():
    """K-T17: the tokens of the other mission stay on the map."""
    desk = (
        Desk().at("artyom", "syktyvkar").card(36, 3, answers=[0, 3]).card(21, 3).token("moskva", 4).token("yoshkar", 5)
    )
    desk.mission("artyom", 36)
    assert desk.state.interrogation_discard == (0, 3)
    assert len(desk.state.interrogations) == 2


@pytest.mark.rule("C-10.10")
def test_a_failed_interrogation_mission():
    desk = Desk().card(36, 1, answers=[0]).token("moskva", 4).limit(doc=0, med=0, eq=0, fuel=0).before("missions").go()
    assert desk.state.interrogation_discard == (0,)
    assert desk.state.interrogations[0] == (5, 4)


# Delivery


@pytest.mark.rule("C-10.11")
def test_loading_is_an_activation():
    """K-T18: Артём goes from Ярославль to Москва and loads 033."""
    desk = Desk().at("artyom", "yaroslavl").card(33, 3).serve("artyom", "moskva").play("artyom", DoMission(33))
    assert desk.view().missions[0].carrier == 0
    assert desk.facts("artyom").tokens == (33,)


@pytest.mark.rule("C-10.12")
def test_a_token_fills_a_whole_cell():
    """Ася's one cell of two places: with one cargo there is no cell free."""
    desk = Desk().at("asya", "moskva").give("asya", med=1).card(33, 3).serve("asya")
    assert desk.refused("asya", DoMission(33)) == ("no_cell_free", "C-10.12")
    desk.play("asya", Return("med"), DoMission(33))
    assert desk.facts("asya").room == 0


@pytest.mark.rule("C-10.13")
def test_handing_in():
    """K-T18: later in Архангельск the token goes to the catalogue and the card to the track."""
    desk = Desk().at("artyom", "arhangelsk").card(33, 3, "artyom").mission("artyom", 33)
    assert completed(desk) == [33]
    assert desk.facts("artyom").tokens == ()
    assert desk.asks("artyom") == "reward"


@pytest.mark.rule("C-10.13")
def test_handing_in_elsewhere_is_refused():
    desk = Desk().at("artyom", "perm").card(33, 3, "artyom").serve("artyom")
    assert desk.refused("artyom", DoMission(33)) == ("deliver_elsewhere", "C-10.13")
    desk = Desk().at("asya", "arhangelsk").card(33, 3, "artyom").serve("asya")
    assert desk.refused("asya", DoMission(33)) == ("token_in_trunk", "C-10.13")


@pytest.mark.rule("C-10.14")
def test_a_token_left_on_the_way_is_loaded_there():
    desk = Desk().at("artyom", "perm").card(33, 3, "artyom").play("artyom", Leave(33)).mission("artyom", 33)
    assert desk.view().missions[0].carrier == 0
    assert desk.view().missions[0].target == "arhangelsk"


@pytest.mark.rule("C-10.14")
def test_on_the_ground_in_the_target_city_it_is_loaded_first():
    desk = Desk().at("artyom", "arhangelsk").card(33, 3, "arhangelsk").mission("artyom", 33)
    assert completed(desk) == []
    assert completed(desk.mission("artyom", 33)) == [33]


# Roads


@pytest.mark.rule("C-10.15")
def test_a_road_card_jams_its_road():
    desk = Desk().draws(3, 5, 20, 22).before("missions")
    jammed = [road for road in desk.view().roads if road.jammed]
    assert [(road.city, road.other_city, road.cost) for road in jammed] == [("kazan", "kuybyshev", 3)]


@pytest.mark.rule("C-10.15")
def test_a_jam_may_come_from_the_shuffled_discard():
    desk = Desk()
    desk.state.interrogation_bags, desk.state.interrogation_discard = [()], tuple(range(12))
    desk.draws(3, 5, 20, 22).before("missions").go()
    assert len(desk.state.jams) == 1
    assert (desk.state.interrogation_discard, desk.view().interrogation_supply) == ((), 11)


@pytest.mark.rule("C-10.15")
def test_without_a_jam_the_mission_is_completed_all_the_same():
    """No token was left when the card came: the road is clear, but two agents still have to stand there."""
    desk = Desk().at("artyom", "kuybyshev").at("asya", "kazan").card(3, 3).mission("artyom", 3)
    assert completed(desk) == [3]
    assert desk.state.interrogation_discard == ()


@pytest.mark.rule("C-10.16")
def test_an_agent_in_each_city():
    """K-T19: Валерий in Казань, Артём arrives in Куйбышев."""
    desk = Desk("artyom", "valery").at("valery", "kazan").at("artyom", "moskva").card(3, 3).jam("kuybyshev", "kazan")
    desk.serve("artyom", "kuybyshev").play("artyom", DoMission(3))
    assert completed(desk) == [3]


@pytest.mark.rule("C-10.16")
def test_the_agent_at_the_token_activates():
    desk = Desk().at("artyom", "kuybyshev").at("asya", "kazan").card(3, 3).jam("kuybyshev", "kazan").serve("asya")
    assert desk.refused("asya", DoMission(3)) == ("token_elsewhere", "C-10.2")


@pytest.mark.rule("C-10.16")
def test_two_different_agents_are_needed():
    desk = Desk().at("artyom", "kuybyshev").at("asya", "perm").card(3, 3).jam("kuybyshev", "kazan").serve("artyom")
    assert desk.refused("artyom", DoMission(3)) == ("nobody_there", "C-10.16")


@pytest.mark.rule("C-10.17")
def test_the_jam_is_cleared():
    desk = Desk().at("artyom", "kuybyshev").at("asya", "kazan").card(3, 3).jam("kuybyshev", "kazan").draws(7)
    desk.mission("artyom", 3)
    assert not any(road.jammed for road in desk.view().roads)
    assert desk.state.interrogation_discard == (7,)


@pytest.mark.rule("C-10.17")
def test_the_jam_of_a_failed_mission_stays():
    desk = Desk().card(3, 1).jam("kuybyshev", "kazan").limit(doc=0, med=0, eq=0, fuel=0).before("missions")
    assert sum(road.jammed for road in desk.view().roads) >= 1
    assert desk.laid() == {1: -3}


# Checks


@pytest.mark.rule("C-10.18")
def test_both_checks_in_any_order():
    """Mission 017: AN 3+ and HR 2+."""
    desk = Desk().at("asya", "vologda").unlock("asya", an=3).card(17, 3).mission("asya", 17)
    desk.rolls("shake", "eye", "book", "eye", "lamp").play("asya", Attempt(1, False), Count(), Count())
    assert completed(desk) == [17]


@pytest.mark.rule("C-10.18")
def test_the_second_is_attempted_after_a_failure():
    desk = Desk().at("asya", "vologda").card(17, 3).mission("asya", 17).rolls("lamp", "eye", "book", "eye")
    desk.play("asya", Attempt(1, False), Count())
    desk.play("asya", desk.actions("asya")[0], Attempt(0, False))
    assert desk.view().check.colour == "an"
    desk.play("asya", Count())
    assert completed(desk) == []
    assert desk.track() == {17: 3}
    while desk.asks("asya") != "act":
        desk.play("asya", desk.actions("asya")[0])
    desk.mission("asya", 17)
    assert desk.actions("asya") == [Attempt(0, False), Attempt(1, False)]


@pytest.mark.rule("C-10.18")
def test_a_check_passed_does_not_make_up_for_a_failed_one():
    """Mission 017: HR 2+ fails, AN 3+ is passed."""
    desk = Desk().at("asya", "vologda").unlock("asya", an=3).card(17, 3).mission("asya", 17)
    desk.rolls("lamp", "eye", "book", "eye", "lamp").play("asya", Attempt(1, False), Count())
    desk.play("asya", desk.actions("asya")[0], Attempt(0, False), Count())
    assert completed(desk) == []
    assert desk.track() == {17: 3}
    assert desk.happened(MissionMissed) == [MissionMissed(desk.seat("asya"), 17)]


@pytest.mark.rule("C-10.18")
def test_a_check_says_whether_it_completes_its_mission():
    """Mission 017 takes both its checks: the first is one of them, the second completes it or comes in vain."""
    desk = Desk().at("asya", "vologda").unlock("asya", an=3).card(17, 3).mission("asya", 17)
    assert desk.view().ahead.purpose == "both"
    desk.rolls("shake", "eye", "book", "eye", "lamp").play("asya", Attempt(1, False))
    assert desk.view().check.purpose == "both"
    desk.play("asya", Count())
    assert desk.view().check.purpose == "mission"
    desk = Desk().at("asya", "vologda").unlock("asya", an=3).card(17, 3).mission("asya", 17)
    desk.rolls("lamp", "eye", "book", "eye", "lamp").play("asya", Attempt(1, False), Count())
    desk.play("asya", desk.actions("asya")[0])
    assert desk.view().ahead.purpose == "vain"
    desk.play("asya", Attempt(0, False))
    assert desk.view().check.purpose == "vain"


@pytest.mark.rule("C-10.18")
def test_help_eases_one_of_two_checks():
    """Mission 017: HR 2+ becomes 1+, AN 3+ stays (C-9.18); the token serves again in the next attempt."""
    desk = Desk().at("asya", "vologda").card(17, 3).help("check", 17).mission("asya", 17).rolls("shake", "shake")
    desk.play("asya", Attempt(1, True))
    assert desk.view().check.need == 1
    desk.rolls("book", "book").play("asya", Count())
    assert desk.view().check.need == 3
    desk.play("asya", Count())
    assert desk.asks("asya") == "act"
    desk.mission("asya", 17)
    assert Attempt(0, True) in desk.actions("asya")


@pytest.mark.rule("C-10.18")
def test_the_second_check_is_the_other_one():
    """With medicine at hand Ася is asked before the second check; the help token she has not used serves it."""
    desk = Desk().at("asya", "vologda").card(17, 3).help("check", 17).stress("asya", "tr1").give("asya", med=1)
    desk.mission("asya", 17).rolls("shake", "shake").play("asya", Attempt(1, False), Count())
    assert desk.actions("asya") == [Attempt(0, True)]
    assert desk.refused("asya", Attempt(1, False)) == ("check_tried", "C-10.18")
    assert desk.refused("asya", Attempt(0, False)) == ("help_is_used", "C-9.18")
    desk.rolls("book", "book").play("asya", Attempt(0, True), Count())
    assert completed(desk) == [17]


@pytest.mark.rule("C-10.19")
def test_one_agent_pays_everything():
    """K-T20: mission 030 costs 3 documents and 2 medicine."""
    desk = (
        Desk("valery", "asya").at("valery", "yaroslavl").give("valery", doc=3, med=2).card(30, 4).mission("valery", 30)
    )
    assert desk.held("valery") == {}
    assert completed(desk) == [30]


@pytest.mark.rule("C-10.19")
def test_too_little_is_refused():
    desk = Desk().at("asya", "perm").give("asya", doc=8).give("artyom", doc=1).card(10, 3).serve("asya")
    assert desk.refused("asya", DoMission(10)) == ("cannot_pay_mission", "C-10.19")


@pytest.mark.rule("C-10.19")
def test_same_type_cargo_leaves_a_choice():
    """Mission 027: two of one type and four documents."""
    desk = Desk("ila", "farkhad").at("ila", "kazan").at("farkhad", "perm").unlock("ila", tr=5)
    desk.give("ila", med=2, eq=2, doc=4).card(27, 3).mission("ila", 27)
    assert desk.actions("ila") == [Pay(4, 0, 2, 0), Pay(4, 2, 0, 0)]


@pytest.mark.rule("C-10.20")
def test_stated_missions():
    assert CONTENT.missions[10].price == Price(doc=9)
    assert CONTENT.missions[30].price == Price(doc=3, med=2)
    assert CITIES[CONTENT.missions[33].target] == "arhangelsk"
    cities = {CITIES[city] for number in (21, 36) for city in CONTENT.missions[number].cities}
    assert cities == {"gorkiy", "murmansk", "yoshkar", "moskva"}


@pytest.mark.rule("C-10.20")
def test_three_numbers_in_a_row_share_a_city():
    for first in range(1, 43, 3):
        assert len({CONTENT.missions[number].city for number in range(first, first + 3)}) == 1


@pytest.mark.rule("C-10.20")
def test_the_six_roads_are_different():
    roads = [mission.road for mission in CONTENT.missions[1:] if mission.road >= 0]
    assert len(set(roads)) == 6


def test_a_mission_says_what_it_needs_and_who_could_do_it():
    desk = Desk("valery", "asya").at("valery", "yaroslavl").give("valery", doc=3, med=2).card(30, 4)
    mission = desk.view().missions[0]
    assert (mission.fails_in, mission.now) == (6, Price(doc=3, med=2))
    able, unable = mission.candidates
    assert (able.reason, able.cost) == (None, 0)
    assert (unable.reason, unable.missing) == ("cannot_pay_mission", 1)
