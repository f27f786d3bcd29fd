"""The levels for people, what they are made of, and the one search they share."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from statistics import pstdev

import pytest
from tests.trials import times

import kuluary
from kuluary import bots
from kuluary.bots import search as search_module
from kuluary.bots.greedy import Greedy
from kuluary.bots.rollout import Rollout, best_of
from kuluary.bots.search import Search
from kuluary.core import Action, Decision, Drawn, Fate, Match, find_game, go_on, settle
from kuluary.games.power.judgement import learned as taught
from kuluary.games.suits.judgement import learned
from kuluary.games.suits.words import Bribe, Dealt, Led, Play

LEVELS = ("random", "novice", "regular", "expert", "master")


@pytest.mark.parametrize("game", ["suits", "power", "committee"])
def test_the_levels_are_the_same_in_every_game(game):
    assert bots.levels(game) == LEVELS


@pytest.mark.parametrize(("game", "level"), [("suits", "search"), ("power", "greedy"), ("committee", "planner")])
def test_a_table_with_an_old_level_goes_on(game, level):
    assert bots.check_level(game, level) == level
    bots.make(game, level)


def test_who_overlooks_everything_gives_the_worst_answer():
    match = Match.new("suits", seats=4, seed="overlooked")
    seat, decision = match.decisions[0].seat, match.decisions[0]
    values = Greedy(Random(1)).values(match, seat, decision)
    assert Greedy(Random(1)).choose(match, seat) == max(values, key=values.__getitem__)
    for attention in (0.0, lambda state: 0.0 if state.setup.seats == 4 else 1.0):
        assert Greedy(Random(1), attention=attention).choose(match, seat) == min(values, key=values.__getitem__)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        *[
            ("suits", seats, {"teams": teams})
            for seats, teams in ((3, False), (4, False), (5, False), (4, True), (6, True))
        ],
        *[("power", seats, {}) for seats in range(1, 6)],
    ],
)
def test_how_much_a_level_sees_is_known_at_every_table(game, seats, options):
    state = Match.new(game, seats=seats, seed="seen", options=options).state
    recipes = find_game(game).recipes
    sees = [recipes[level].settings["attention"](state) for level in ("novice", "regular", "expert")]
    assert sees[0] > 0.3
    assert sees[-1] <= 1.0
    if game == "power":
        assert sees == sorted(sees)


def test_a_novice_forgets_who_is_out_of_a_character():
    match = Match.new("suits", seats=4, seed="forgotten")
    state = match.state
    state.voids[1] = 3
    assert match.game.forgotten(state).voids == [0, 0, 0, 0]
    assert state.voids[1] == 3


def test_what_others_answer_at_the_same_time_tells_nothing_apart():
    match = Match.new("suits", seats=6, seed="together")
    while match.decisions[0].prompt != "contribute":
        match.play(match.decisions[0].seat, match.decisions[0].actions[0])
    decision = match.decisions[0]
    root = Search(Random(1), iterations=200).grow(match, decision.seat, decision)
    child = max(root.children.values(), key=lambda node: node.visits)
    assert child.unseen is not None
    assert all(not other.children for other in child.children.values())


def test_a_search_weighs_what_it_may_do_freely():
    for number in range(40):
        match = Match.new("power", seats=2, seed=f"free {number}")
        rng = Random(number)
        while not match.over:
            decision = next(one for one in match.decisions if not one.free)
            free = [one for one in match.decisions if one.free and one.seat == decision.seat]
            liberties = [action for one in free for action in match.game.shortlist(match.state, one)]
            if liberties:
                root = Search(Random(1), iterations=4).grow(match, decision.seat, decision)
                assert set(liberties) <= set(root.children)
                return
            match.play(decision.seat, rng.choice(decision.actions))
    pytest.fail("no liberty came up")


def test_a_search_stops_where_nothing_can_change_any_more():
    match = Match.new("power", seats=2, seed="settled")
    decision = next(one for one in match.decisions if not one.free)
    root = Search(Random(1), iterations=5000).grow(match, decision.seat, decision)
    assert root.visits < 5000


def against_falcon(seed: str, answers: int) -> Match:
    """A game alone after so many random answers, where the seat has a choice."""
    match = Match.new("power", seats=1, options={"falcon": {"level": "maximum"}}, seed=seed)
    rng = Random(seed)
    while answers > 0 or len(match.decisions[0].actions) < 4:
        match.play(0, rng.choice(match.decisions[0].actions))
        answers -= 1
    return match


def test_a_search_remembers_only_where_answers_lead_for_certain():
    match = against_falcon("certain", 30)
    search = Search(Random(1), iterations=300)
    left = [(search.grow(match, 0, match.decisions[0]), match.state)]
    deepest = 0

    def never(fate: Fate) -> Drawn:
        raise AssertionError(f"{fate} is chance's to answer")

    while left:
        node, before = left.pop()
        for action, child in node.children.items():
            if child.spot is None:
                continue
            state = before.clone()
            (asked,) = settle(state)
            if action in asked.actions:
                state.agenda.pop().run(state, 0, action)
            else:
                match.game.take(state, 0, action)
            assert go_on(state, never) == (child.spot.decision,)
            assert match.game.view(state, 0) == match.game.view(child.spot.state, 0)
            deepest += 1
            left.append((child, child.spot.state))
    assert deepest > 20


def test_a_search_remembers_no_position_with_something_hidden():
    match = Match.new("power", seats=2, seed="hidden")
    decision = next(one for one in match.decisions if not one.free)
    root = Search(Random(1), iterations=50).grow(match, decision.seat, decision)
    assert root.spot is None
    assert all(child.spot is None for child in root.children.values())


def test_who_keeps_nobody_waiting_thinks_longer(monkeypatch):
    times = []
    monkeypatch.setattr(Search, "visit", lambda *_: None)
    monkeypatch.setattr(search_module, "_settled", lambda _root, left: times.append(left) or True)
    ticks = iter(range(1000))
    alone, together = against_falcon("patience", 0), Match.new("power", seats=2, seed="patience")
    for match in (alone, together):
        decision = next(one for one in match.decisions if not one.free)
        bot = bots.make("power", "master", seed=1, clock=lambda: next(ticks) * 0.5)
        assert isinstance(bot, Search)
        bot.grow(match, decision.seat, decision)
    longer, usual = times
    assert longer > 2 * usual > 0


def test_the_net_speaks_of_the_answers_and_of_every_seat():
    match = Match.new("suits", seats=5, seed="net")
    policy = learned.learned(match.state)
    assert policy is not None
    decision = match.decisions[0]
    weights = policy.weights(match.state, decision)
    assert sum(weights) == pytest.approx(1.0)
    assert len(weights) == len(decision.actions)
    answers, hopes = policy.draw([match.state] * 200, [decision] * 200, Random(1))
    favourite = decision.actions[weights.index(max(weights))]
    assert {*answers} <= {*decision.actions}
    assert answers.count(favourite) / 200 == pytest.approx(max(weights), abs=0.15)
    assert len(hopes[0]) == 5
    assert all(0.0 < hope < 1.0 for hope in hopes[0])


def test_what_the_net_reads_does_not_depend_on_what_stands_beside_it():
    match, rng, states, seats = Match.new("suits", seats=4, seed="beside"), Random(1), [], []
    while match.decisions[0].prompt != "joker":
        decision = match.decisions[0]
        states.append(match.state.clone())
        seats.append(decision.seat)
        match.play(decision.seat, rng.choice(decision.actions))
        if match.over:
            break
    together = learned.observe(states, seats)
    assert len(states) > 30
    for row, state, seat in zip(together, states, seats, strict=True):
        assert (row == learned.observe([state], [seat])[0]).all()


def test_a_rollout_finds_the_answer_that_ends_best_whatever_was_leaned_to(monkeypatch):
    """Where everything is decided by an answer, the best one is given, though the judgement leans to the worst."""
    seen = 0
    for number in range(400):
        match, rng = Match.new("suits", seats=4, seed=f"late {number}"), Random(number)
        while len(match.decisions) == 1 and match.decisions[0].prompt != "joker":
            decision = match.decisions[0]
            late = match.state.round >= match.state.setup.rounds - 1
            ends = [_last_rewards(match, decision, action) if late else None for action in decision.actions]
            if None not in ends and max(ends) > min(ends) + 0.05:
                leaning = [1.0 - end for end in ends]
                monkeypatch.setattr(learned.Learned, "weights", lambda *_, found=leaning: found)
                best = Rollout(Random(1), iterations=8).choose(match, decision.seat)
                assert ends[decision.actions.index(best)] == max(ends)
                seen += 1
                break
            match.play(decision.seat, rng.choice(decision.actions))
            if match.over:
                break
        if seen == 6:
            return
    pytest.fail("too few games are decided by the last answer")


def _last_rewards(match: Match, decision: Decision, action: Action) -> float | None:
    """Give what an answer brings if nothing but it is left to decide or to draw."""
    twin = match.clone()
    twin.play(decision.seat, action)
    while not twin.over:
        asked = twin.decisions[0]
        answer = asked.actions[0] if len(asked.actions) == 1 else twin.suggest(asked)
        if answer is None:
            return None
        twin.play(asked.seat, answer)
    return learned.learned(match.state).rewards(twin.state)[decision.seat]


def test_a_rollout_deals_by_what_its_seat_has_seen_and_by_nothing_else(monkeypatch):
    match, rng = Match.new("suits", seats=4, seed="seen"), Random(1)
    while match.state.round < 4:
        match.play(match.decisions[0].seat, rng.choice(match.decisions[0].actions))
    seat, decision, told = match.decisions[0].seat, match.decisions[0], []
    suppose = type(match.game).suppose

    def listen(game, state, seat, events, rng):
        told.append(list(events))
        return suppose(game, state, seat, events, rng)

    monkeypatch.setattr(type(match.game), "suppose", listen)
    policy = learned.learned(match.state)
    Rollout(Random(1), iterations=8).compare(match, seat, decision.actions, policy)
    assert told == [[item.event for _, item in match.news if item.seen_by is None or seat in item.seen_by]]
    assert [event.seat for event in told[0] if isinstance(event, Dealt)] == [seat]
    assert sum(isinstance(event, Led) for event in told[0]) == 3


def test_a_rollout_thinks_no_further_where_no_answer_can_be_much_better(monkeypatch):
    match = Match.new("suits", seats=4, seed="alike")
    decision = match.decisions[0]
    answers = decision.actions[:3]

    def tried(worth):
        monkeypatch.setattr(Rollout, "_play_on", lambda _, game, states, *__: [worth(n) for n in range(len(states))])
        policy = learned.learned(match.state)
        return max(map(len, Rollout(Random(1), iterations=400).compare(match, decision.seat, answers, policy)))

    assert tried(lambda number: 0.4 + 0.004 * (number % 3)) < 60, "all as good as alike"
    assert tried(lambda number: (number * 7919 % 101) / 100) >= 400, "too far apart to tell yet"


def test_the_favourite_is_left_only_for_what_is_clearly_better():
    first, second = Bribe(), Play(3)
    assert best_of([first, second], [[0.5, 0.1] * 8, [0.4, 0.21] * 8]) == first
    assert best_of([first, second], [[0.5, 0.1] * 8, [0.6, 0.2] * 8]) == second
    assert best_of([first, second], [[0.1] * 4, [0.0] * 8]) == second, "given up long ago"


@pytest.mark.parametrize(("seats", "options"), [(4, {"teams": True}), (6, {}), (4, {"deck": "uniform6"})])
def test_the_net_is_silent_where_it_has_not_learned(seats, options):
    assert learned.learned(Match.new("suits", seats=seats, options=options, seed=1).state) is None


def test_the_net_beats_greedy():
    from kuluary.lab.tournament import play

    row = play("suits", ["instinct", "greedy"], games=60, seed="net", seats=4).rows[0]
    assert row.rate > 0.55


def test_the_engine_begins_without_numpy():
    code = "import sys, kuluary; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_nets_are_small():
    assert learned.HOME.stat().st_size + taught.HOME.stat().st_size < 5_000_000


@pytest.mark.parametrize(("seats", "knows"), [(2, False), (3, True), (4, True), (5, True)])
def test_the_judge_is_corrected_where_games_have_taught_it(seats, knows):
    match = Match.new("power", seats=seats, seed="taught")
    plain, corrected = match.game.judge(0)(match.state), match.game.taught_judge(match.state, 0)(match.state)
    assert (plain != corrected) is knows


def test_the_judge_is_not_corrected_without_numpy(monkeypatch):
    monkeypatch.setattr(taught, "read_net", lambda *_: None)
    match = Match.new("power", seats=4, seed="taught")
    assert match.game.taught_judge(match.state, 0)(match.state) == match.game.judge(0)(match.state)


def test_the_taught_judge_comes_nearer_to_what_seats_have_in_the_end():
    """On games nobody has learned from: what is left of the error when its mean is taken away."""
    plain, corrected = [], []
    for number in range(times(2, 4)):
        match = Match.new("power", seats=4, seed=f"unseen {number}")
        minds = [bots.make("power", "expert", f"{number} {seat}") for seat in range(4)]
        seen = []
        while not match.over:
            asked = next(one.seat for one in match.decisions if not one.free)
            if len(match.entries) % 7 == 0:
                state = match.state
                seen.append(
                    [judge(state) for judge in (match.game.judge(asked), match.game.taught_judge(state, asked))]
                )
            match.play(asked, minds[asked].choose(match, asked))
        had = match.game.outlook(match.state)
        for one, other in seen:
            plain += [mine - worth for mine, worth in zip(had, one, strict=True)]
            corrected += [mine - worth for mine, worth in zip(had, other, strict=True)]
    assert pstdev(corrected) < 0.9 * pstdev(plain)


def test_foresight_says_where_it_goes_and_goes_there():
    match = Match.new("committee", seats=2, seed="foresight")
    while match.decisions[0].prompt != "act":
        seat = next(one.seat for one in match.decisions if not one.free)
        match.play(seat, bots.make("committee", "expert", 1).choose(match, seat))
    seat = match.decisions[0].seat
    bot = bots.make("committee", "master", 1, iterations=1)
    bot.choose(match, seat)
    plan = bot.intend(match, seat)
    assert plan is not None
    meant = plan.steps
    while meant:
        action = bot.choose(match, seat)
        if action == meant[0]:
            meant = meant[1:]
        match.play(seat, action)
        if len(plan.steps) - len(meant) == 2:
            break
    assert len(meant) <= max(0, len(plan.steps) - 2)
    assert kuluary.encode(plan)
