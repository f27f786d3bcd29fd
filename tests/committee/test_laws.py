"""Laws of «Комитет», in every position that random and sensible play reach, with every option."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from bench.secrecy import secrecy
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.committee.habits import EASY, easy_country, leaning, sensible
from tests.committee.table import GAME
from tests.core.snapshot import slots, snapshot
from tests.play import finish, positions

import kuluary
from kuluary.core import KeyedChance, Match, RandomChance, playout, random_playout, settle
from kuluary.games.committee.state import ACTION_PHASE, CommitteeState
from kuluary.games.committee.words.names import AGENTS, PERMANENTS, STICKERS

TABLES = [
    (seats, dict(zip(GAME.choices(seats), values, strict=True)))
    for seats in GAME.seats
    for values in product(*(allowed for allowed, _ in GAME.choices(seats).values()))
]
"""Every number of seats with every combination of plain options."""
TABLE = st.sampled_from(TABLES)
SEED = st.integers(0, 10**6)
BUSY = leaning(freely=0.5, Stick=20.0, Redeem=10.0, Shift=20.0, Partner=20.0, Give=5.0, Take=5.0, HandOver=5.0)
"""A habit of doing freely whatever can be done, and of exchanging a lot."""


def with_cards(seats: int, rng: Random, **options: Any) -> dict[str, Any]:
    """Give options with any agents and ID cards full of stickers."""
    agents = rng.sample(AGENTS, seats)
    cards = [
        {
            "agent": agent,
            "level": 2,
            "stickers": [{"kind": kind, "used": False} for kind in rng.sample(STICKERS, 5)],
            "lines": {bonus: rng.choice((0, 3, 4)) for bonus in PERMANENTS},
        }
        for agent in agents
    ]
    return {**options, "agents": agents, "ids": cards}


def play_sensibly(state: CommitteeState, rng: Random, *, check: bool) -> int:
    """Play a bare state to its end; the laws are asked in every position."""

    def choose(now: Any, asked: Any) -> Any:
        if check:
            GAME.check(now)
        return sensible(now, asked, rng)

    return playout(GAME, state, RandomChance(rng), choose)


@pytest.mark.parametrize("name", sorted(path.name for path in EASY.iterdir()))
def test_the_easy_country_is_made_from_the_plain_one(name, tmp_path):
    made = easy_country(tmp_path) / name
    assert made.read_text(encoding="utf-8") == (EASY / name).read_text(encoding="utf-8")


def test_the_tables_are_all_there_are():
    assert len(TABLES) == 3 * 2**5


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_laws_hold_under_random_play(seats):
    tables = [options for count, options in TABLES if count == seats]
    for number, options in enumerate(tables):
        for match in positions(
            Match.new("committee", seats=seats, options=options, seed=f"laws {number}"), Random(number)
        ):
            GAME.check(match.state)
        assert match.over


@pytest.mark.parametrize("seed", range(24))
def test_the_laws_hold_under_sensible_play(seed):
    rng = Random(seed)
    seats, options = rng.choice(TABLES)
    state = GAME.begin(seats, with_cards(seats, rng, **options))
    play_sensibly(state, rng, check=True)
    GAME.check(state)
    assert state.how


@pytest.mark.parametrize("seed", range(24))
def test_the_laws_hold_where_games_are_won(seed):
    rng = Random(seed)
    seats, options = rng.choice(TABLES)
    state = GAME.begin(seats, with_cards(seats, rng, **options), EASY)
    play_sensibly(state, rng, check=True)
    GAME.check(state)
    assert state.how


@pytest.mark.parametrize("seed", range(24))
def test_every_question_has_an_answer(seed):
    """Free actions taken in the middle of everything leave no question without one."""
    rng = Random(seed)
    seats, options = rng.choice(TABLES)
    state = GAME.begin(seats, with_cards(seats, rng, **options), rng.choice((None, EASY)))

    def choose(now: Any, asked: Any) -> Any:
        assert all(decision.actions for decision in asked)
        GAME.check(now)
        return BUSY(now, asked, rng)

    playout(GAME, state, RandomChance(rng), choose)


def test_games_are_won_and_lost():
    ways = {"victory", "failures", "track", "stress"}
    found: set[str] = set()
    for seed in range(400):
        rng = Random(seed)
        state = GAME.begin(4, {}, EASY)
        play_sensibly(state, rng, check=False)
        found.add(state.how)
        if found == ways:
            break
    assert found == ways


@given(TABLE, SEED)
@settings(max_examples=8)
def test_asking_and_looking_change_nothing(table, seed):
    seats, options = table
    rng = Random(seed)
    match = Match.new("committee", seats=seats, options=options, seed=str(seed))
    for _ in positions(match, rng):
        if rng.random() < 0.93:
            continue
        before = snapshot(match.state)
        settle(match.state)
        match.view(rng.choice([None, *range(seats)]))
        GAME.free(match.state) if match.state.agenda else None
        GAME.outlook(match.state)
        GAME.table_texts(match.state, 0)
        match.redeal(0, 1)
        assert snapshot(match.state) == before


@given(TABLE, SEED)
@settings(max_examples=8)
def test_a_clone_goes_its_own_way(table, seed):
    seats, options = table
    rng = Random(seed)
    state = GAME.begin(seats, with_cards(seats, rng, **options))
    marks = []

    def choose(now: Any, asked: Any) -> Any:
        if rng.random() < 0.05:
            before = snapshot(now)
            twin = now.clone()
            assert snapshot(twin) == before
            random_playout(GAME, twin, RandomChance(Random(seed)), Random(seed).random)
            assert snapshot(now) == before
            marks.append(1)
        return sensible(now, asked, rng)

    playout(GAME, state, RandomChance(rng), choose)
    assert marks


def test_a_clone_copies_every_slot():
    state = Match.new("committee", seats=3, seed="clone").state
    twin = state.clone()
    for name in slots(state):
        mine, other = getattr(state, name), getattr(twin, name)
        assert mine == other
        if isinstance(mine, list):
            assert mine is not other


@given(TABLE, SEED)
@settings(max_examples=8)
def test_a_log_replays_to_the_same_position(table, seed):
    seats, options = table
    rng = Random(seed)
    given_options = with_cards(seats, rng, **options)
    match = finish(Match.new("committee", seats=seats, options=given_options, seed=str(seed)), rng)
    log = kuluary.decode(kuluary.encode(match.log))
    again = Match.replay(log)
    assert snapshot(again.state) == snapshot(match.state)
    assert again.news == match.news
    assert again.result == match.result


@given(TABLE, SEED)
@settings(max_examples=5)
def test_questions_views_and_news_survive_the_wire(table, seed):
    seats, options = table
    rng = Random(seed)
    match = Match.new("committee", seats=seats, options=with_cards(seats, rng, **options), seed=str(seed))
    for _ in positions(match, rng):
        if rng.random() < 0.92:
            continue
        view = match.view(0)
        assert kuluary.decode(kuluary.encode(view)) == view
        for decision in match.decisions:
            for action in decision.actions:
                assert kuluary.decode(kuluary.encode(action)) == action
    for _, item in match.news:
        assert kuluary.decode(kuluary.encode(item.event)) == item.event


@given(TABLE, SEED)
@settings(max_examples=8)
def test_every_refusal_has_a_reason_of_the_game(table, seed):
    """Actions seen elsewhere in the game are explained, and the words of the house are kept for whose turn it is."""
    seats, options = table
    rng = Random(seed)
    match = Match.new("committee", seats=seats, options=options, seed=str(seed))
    seen: list[Any] = []
    for _ in positions(match, rng):
        seen += [action for decision in match.decisions for action in decision.actions]
        if match.over:
            break
        for action in rng.sample(seen, min(8, len(seen))):
            seat = rng.randrange(seats)
            refusal = match.explain(seat, action)
            asked = any(one.seat == seat and not one.free for one in match.decisions)
            assert refusal is None or refusal.reason != "not_offered"
            assert refusal is None or not asked or refusal.reason != "not_your_turn"


def test_nothing_is_hidden_in_the_state():
    """What nobody knows is drawn when it is revealed: a redeal has nothing to move, and nobody can tell."""
    report = secrecy("committee", 60, 1)
    assert report.redeals == 60
    assert report.changed == 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_same_seed_gives_the_same_game(seats):
    one, two = (finish(Match.new("committee", seats=seats, seed="same"), Random(7)).log for _ in range(2))
    assert one == two
    assert KeyedChance.from_seed("same").commitment == one.header.commitment


# The hidden clock (C-3.24)


@pytest.mark.rule("C-3.24")
@pytest.mark.parametrize("seed", range(10))
def test_no_ninth_round_without_a_hold(seed):
    """The main missions are due by rounds 5, 6, 7, 7 and 8; nobody here can hold a card."""
    rng = Random(seed)
    agents = rng.sample([agent for agent in AGENTS if agent != "farkhad"], 3)
    state = GAME.begin(3, {"agents": agents}, EASY)
    latest: dict[int, int] = {}

    def choose(now: CommitteeState, asked: Any) -> Any:
        if now.phase == ACTION_PHASE:
            latest[now.main] = now.round
        return sensible(now, asked, rng)

    playout(GAME, state, RandomChance(rng), choose)
    for place, due in enumerate((5, 6, 7, 7, 8)):
        assert latest.get(place, 0) <= due
    assert state.round <= 9


@pytest.mark.rule("C-3.24")
@pytest.mark.parametrize("seed", range(10))
def test_the_deck_is_empty_after_round_five(seed):
    rng = Random(seed)
    state = GAME.begin(4, {}, EASY)

    def choose(now: CommitteeState, asked: Any) -> Any:
        if now.round >= 5 and now.phase >= 3:
            assert now.deck == 0
        return sensible(now, asked, rng)

    playout(GAME, state, RandomChance(rng), choose)
