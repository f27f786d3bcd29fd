"""Laws of «Комитет» beside those that every game keeps: sensible play, ID cards full of stickers, an easy country."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any, ClassVar

import pytest
from tests.committee.habits import EASY, easy_country, leaning, sensible
from tests.committee.table import GAME
from tests.trials import times

from kuluary.core import Match, RandomChance, playout
from kuluary.games.committee.state import ACTION_PHASE, CommitteeState
from kuluary.games.committee.words.names import AGENTS, PERMANENTS, STICKERS
from kuluary.testing import Table
from kuluary.testing.conformance import GameConformance
from kuluary.testing.play import positions
from kuluary.testing.snapshot import same

TABLES = [
    (seats, dict(zip(GAME.choices(seats), values, strict=True)))
    for seats in GAME.seats
    for values in product(*(allowed for allowed, _ in GAME.choices(seats).values()))
]
"""Every number of seats with every combination of plain options."""
SEEDS = range(times(8, 24))
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


class TestIdCards(GameConformance):
    """ID cards full of stickers, in games where a lot is exchanged and done freely, in the easy country too."""

    game = "committee"
    tables = (
        Table("committee", 2, with_cards(2, Random(2), scenario="overtime")),
        Table("committee", 3, with_cards(3, Random(3)), EASY),
        Table("committee", 4, with_cards(4, Random(4), three_literal=True)),
    )
    settings: ClassVar[dict[str, Any]] = {"habit": BUSY}


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


@pytest.mark.parametrize("country", [None, EASY], ids=["usual", "where games are won"])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_laws_hold_under_sensible_play(seed, country):
    rng = Random(seed)
    seats, options = rng.choice(TABLES)
    state = GAME.begin(seats, with_cards(seats, rng, **options), country)
    play_sensibly(state, rng, check=True)
    GAME.check(state)
    assert state.how


@pytest.mark.parametrize("seed", SEEDS)
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


def test_nothing_is_hidden_in_the_state():
    """What nobody knows is drawn when it is revealed: a redeal has nothing to move."""
    for match in positions(Match.new("committee", seats=3, seed="hidden"), Random(1)):
        assert same(match.redeal(0, match.number).state, match.state)


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
