"""The planner of «Комитет»: it sees what is at hand, says what it means to do, and says and does the same."""

from __future__ import annotations

from random import Random

import pytest
from tests.committee.table import Desk

import kuluary
from kuluary.core import PASS, Match
from kuluary.games.committee.bots import Planner
from kuluary.games.committee.bots.rehearsal import Serving
from kuluary.games.committee.bots.speech import checks_of, serve_plan
from kuluary.games.committee.judgement.odds import prospect
from kuluary.games.committee.words.actions import Move, UseCity
from kuluary.games.committee.words.answers import DO_MAIN, DO_MISSION, SERVE
from kuluary.speaker import Speaker
from kuluary.testing.speech import plan_texts


def follow(desk: Desk, agent: str, steps: int):
    """Let a fresh planner answer several questions of an agent in a row, and list its answers."""
    desk.go()
    seat = desk.seat(agent)
    answers = []
    for _ in range(steps):
        answers.append(Planner().choose(desk.match, seat))
        desk.match.play(seat, answers[-1])
    return answers


def near_the_anomaly() -> Desk:
    """Give a desk where Ася is a move away from a main mission that she can pay for."""
    desk = Desk().mains("m2", "m3", "m4", "m6", "m7", key=1).at("asya", "perm").give("asya", doc=5)
    return desk.acts("artyom", 0).acts("asya", 1)


def test_it_goes_to_the_anomaly_and_pays():
    assert follow(near_the_anomaly(), "asya", 3) == [SERVE, Move("kirov", 1), DO_MAIN]


def test_it_completes_the_mission_whose_failing_would_lose_the_game():
    desk = Desk().progress(failed=(1, 2)).at("asya", "yaroslavl").give("asya", doc=3, med=2).card(30, 1, "yaroslavl")
    assert DO_MISSION[30] in follow(desk.acts("artyom", 0).acts("asya", 1), "asya", 3)


def test_it_does_not_complete_a_mission_without_room_on_the_track():
    desk = Desk().progress(done=(1, 2, 3, 4, 5)).at("asya", "yaroslavl").give("asya", doc=3, med=2)
    desk.card(30, 4, "yaroslavl").acts("artyom", 0).acts("asya", 1)
    assert DO_MISSION[30] not in follow(desk, "asya", 3)


def test_it_says_where_it_goes_and_goes_there():
    desk = near_the_anomaly()
    said = Planner().intend(desk.go().match, desk.seat("asya"))
    assert said is not None
    assert said.text.key == "committee-plan-main"
    assert said.steps[1] == Move("kirov", 1)
    assert follow(desk, "asya", 2)[1] == Move("kirov", 1)


def test_it_says_what_it_would_take_from_a_partner():
    """What the main mission costs is in the hands of Артём, who waits at the Anomaly."""
    desk = Desk().mains("m2", "m3", "m4", "m6", "m7", key=1).at("asya", "perm").at("artyom", "kirov")
    desk.give("asya", doc=3).give("artyom", doc=2).acts("artyom", 0).acts("asya", 1)
    said = Planner().intend(desk.go().match, desk.seat("asya"))
    assert said is not None
    hands = [Speaker("en").say(text) for _, text in said.notes if text.key == "committee-plan-hand"]
    assert hands == ["Player 1 → Player 2: 2 documents"]


def test_an_effect_that_changes_nothing_is_not_what_one_goes_for():
    desk = Desk().at("artyom", "perm").at("asya", "kirov").acts("asya", 1).go()
    seat = desk.seat("asya")
    way, effect = Move("syktyvkar", 1), UseCity("syktyvkar")
    idle = serve_plan(desk.state, seat, Serving(0.0, way, effect, desk.state.clone()))
    assert (idle.text.key, idle.steps) == ("committee-plan-go", (SERVE, way))
    richer = desk.state.clone()
    richer.goods[4 * seat] += 1
    busy = serve_plan(desk.state, seat, Serving(0.0, way, effect, richer))
    assert (busy.text.key, busy.steps) == ("committee-plan-city", (SERVE, way, effect))


@pytest.mark.parametrize(("start", "way"), [("yoshkar", PASS), ("kuybyshev", Move("yoshkar", 2))])
def test_the_odds_it_tells_are_those_on_the_spot(start, way):
    """The token it serves with is gone when the dice are rolled."""
    desk = Desk().at("asya", start).card(6, 3, "yoshkar").acts("asya", 2).unlock("asya", an=2).go()
    seat = desk.seat("asya")
    ((check, told),) = checks_of(desk.state, seat, way, DO_MISSION[6])
    assert told != prospect(desk.state, seat, check)
    desk.serve("asya", None if way == PASS else "yoshkar")
    assert told == prospect(desk.state, seat, check)


def test_without_an_action_token_it_says_nothing():
    desk = Desk().acts("asya", 0).go()
    assert Planner().intend(desk.match, desk.seat("asya")) is None


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_intention_can_be_said(language):
    speaker = Speaker(language)
    rng = Random(3)
    match = Match.new("committee", seats=3, seed="said")
    keys = set()
    while not match.over and len(keys) < 4:
        decision = rng.choice([one for one in match.decisions if not one.free])
        if decision.prompt == "act":
            said = Planner().intend(match, decision.seat)
            assert said is not None
            keys.add(said.text.key)
            assert said.why is not None or len(said.steps) == 1
            assert not any("committee-" in speaker.say(text) for text in plan_texts(said))
        match.play(decision.seat, Planner().choose(match, decision.seat))
    assert keys


def test_the_same_position_gives_the_same_plan():
    match = Match.new("committee", seats=2, seed="plan")
    compared = 0
    while compared < 12:
        decision = next(one for one in match.decisions if not one.free)
        answers = [Planner().choose(world, decision.seat) for world in (match, match.clone())]
        assert answers[0] == answers[1]
        compared += 1
        match.play(decision.seat, answers[0])


def test_thinking_does_not_touch_the_table():
    match = Match.new("committee", seats=2, seed="untouched")
    before = kuluary.encode(match.view(0))
    Planner().choose(match, match.decisions[0].seat)
    Planner().intend(match, 0)
    assert kuluary.encode(match.view(0)) == before


def test_a_team_of_planners_gets_further_than_chance():
    reached = 0
    for seed in range(2):
        match = Match.new("committee", seats=3, seed=f"far {seed}")
        players = [Planner() for _ in range(3)]
        while not match.over:
            seat = next(one.seat for one in match.decisions if not one.free)
            match.play(seat, players[seat].choose(match, seat))
        reached += match.result.scores[0].total
    assert reached >= 2
