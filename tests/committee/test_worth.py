"""What a position is worth: better things are worth more, one at a time."""

from __future__ import annotations

import pytest
from tests.committee.ids import card
from tests.committee.table import Desk

from kuluary.games.committee.content.memo import Sketches
from kuluary.games.committee.content.records import Check
from kuluary.games.committee.judgement.effort import OUT_OF_REACH, card_effort, chances, main_effort, sketch, travel
from kuluary.games.committee.judgement.worth import next_conditions, worth
from kuluary.games.committee.words.names import CITY


def agents(desk: Desk):
    return [sketch(desk.state, seat) for seat in range(len(desk.agents))]


def main_serves(desk: Desk) -> float:
    return main_effort(desk.state, agents(desk), desk.state.main, desk.state.key)


def card_serves(desk: Desk) -> float:
    return card_effort(desk.state, agents(desk), desk.state.cards[0])


def test_victory_is_worth_more_than_anything_and_defeat_less():
    won, lost = Desk(), Desk()
    won.state.how, lost.state.how = "victory", "track"
    assert worth(lost.state) < worth(Desk().state) < worth(won.state)


@pytest.mark.parametrize(
    "better",
    [
        lambda desk: desk.mains("m2", "m3", "m4", "m6", "m7", key=1),
        lambda desk: desk.mains("m2", "m3", "m4", "m6", "m7", done=1, spaces=(1,)),
        lambda desk: desk.give("asya", doc=3),
        lambda desk: desk.give("asya", eq=1),
        lambda desk: desk.unlock("asya", tr=2),
        lambda desk: desk.keep("asya", "action"),
    ],
)
def test_what_brings_the_main_mission_nearer_is_worth_more(better):
    assert worth(better(Desk()).state) > worth(Desk().state)


@pytest.mark.parametrize(
    "worse",
    [
        lambda desk: desk.card(33, 1, "moskva"),
        lambda desk: desk.progress(failed=(33,)),
        lambda desk: desk.stress("asya", "an1", face="harder", open=True),
        lambda desk: desk.progress(done=(1, 2, 3, 4, 5)).card(33, 1, "moskva"),
        lambda desk: desk.acts("asya", 2),
    ],
)
def test_what_threatens_is_worth_less(worse):
    assert worth(worse(Desk()).state) < worth(Desk().state)


def test_a_way_to_the_anomaly_gone_is_worth_more():
    far = Desk().mains("m2", "m3", "m4", "m6", "m7", key=1).at("asya", "leningrad")
    near = Desk().mains("m2", "m3", "m4", "m6", "m7", key=1).at("asya", "kirov")
    assert worth(near.state) > worth(far.state)


def test_a_card_that_has_time_threatens_less():
    early, late = Desk().card(33, 4, "moskva"), Desk().card(33, 1, "moskva")
    assert worth(early.state) > worth(late.state)


def test_a_city_two_cars_away_is_one_serve():
    desk = Desk().at("asya", "vologda")
    assert travel(sketch(desk.state, desk.seat("asya")), CITY["arhangelsk"]) == 1.0


def test_fuel_saves_serves():
    plain, fuelled = Desk().at("asya", "murmansk"), Desk().at("asya", "murmansk").give("asya", fuel=1)
    far = CITY["vologda"]
    assert travel(sketch(fuelled.state, 1), far) < travel(sketch(plain.state, 1), far)


def test_who_can_pay_here_needs_one_serve():
    desk = Desk().mains("m2", "m3", "m4", "m6", "m7", key=1).at("asya", "kirov").give("asya", doc=5)
    assert main_serves(desk) == 1.0


def test_what_is_missing_takes_longer():
    desk = Desk().mains("m2", "m3", "m4", "m6", "m7", key=1).at("asya", "kirov").give("asya", doc=2)
    assert 1.0 < main_serves(desk) < OUT_OF_REACH


def test_a_partner_who_has_the_rest_shortens_it():
    poor = Desk().mains("m2", "m3", "m4", "m6", "m7", key=1).at("asya", "kirov").give("asya", doc=1)
    alone = main_serves(poor)
    assert main_serves(poor.at("artyom", "kirov").give("artyom", doc=4)) < alone


def test_a_token_in_the_trunk_is_nearer_its_target():
    on_the_ground, loaded = Desk().at("asya", "moskva").card(33, 3, "moskva"), Desk().at("asya", "moskva")
    loaded.card(33, 3, "asya")
    assert card_serves(loaded) < card_serves(on_the_ground)


def test_a_road_needs_two():
    alone, both = Desk().card(3, 3, "kuybyshev"), Desk().card(3, 3, "kuybyshev")
    alone.at("asya", "murmansk").at("artyom", "kuybyshev")
    both.at("asya", "kazan").at("artyom", "kuybyshev")
    assert card_serves(both) == 1.0 < card_serves(alone)


def test_more_dice_are_better_chances():
    before, after = Desk(), Desk().unlock("asya", an=4)
    check = Check(1, 3)
    assert chances(after.state, sketch(after.state, 1), check, 0) > chances(
        before.state, sketch(before.state, 1), check, 0
    )


def test_the_next_conditions_go_on_into_the_next_main_mission():
    assert next_conditions(Desk().state)[:4] == [(0, 0), (0, 1), (0, 2), (1, 0)]


def test_the_bonuses_of_an_id_card_are_seen():
    """Another game of the same agent, without its card, was thought about first."""
    plain = Desk("artyom", "asya").state
    bonus = Desk("artyom", "asya", ids=[None, card(lines={"car": 4})]).state
    assert sketch(bonus, 1).cars == sketch(plain, 1).cars + 1


def test_sketches_of_agents_do_not_gather_for_ever(monkeypatch):
    monkeypatch.setattr(Sketches, "MOST", 20)
    desk, found = Desk(), []
    kept = desk.state.setup.boards[0].sketches
    kept.clear()
    for documents in (*range(50), *range(50)):
        desk.state.goods[0] = documents
        found.append(worth(desk.state))
        assert len(kept) <= 20
    assert found[:50] == found[50:]
    assert sketch(desk.state, 0) is sketch(desk.state, 0)
