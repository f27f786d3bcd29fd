"""The wall: a bot has what its seat knows and nothing else, and answers only what is legal."""

from __future__ import annotations

from random import Random

import pytest
from tests.trials import times

import kuluary
from kuluary import bots
from kuluary.core import Match

TABLES = [
    ("suits", 3, {}),
    ("suits", 4, {"teams": True}),
    ("suits", 6, {}),
    ("power", 1, {"falcon": {"level": "high", "personality": "manager"}}),
    ("power", 3, {"professionals": True}),
    ("committee", 3, {}),
]
PARTS, DECISIONS = times((1, 60), (10, 10_000))
"""So many decisions are checked for every game: in the long run, a hundred thousand."""
VISITS = 4


def asked(match: Match) -> int:
    return next(decision.seat for decision in match.decisions if not decision.free)


def somebody(game: str, number: int) -> str:
    """Every level in turn, and every other time with a character."""
    levels, characters = bots.levels(game), bots.characters(game)
    level = levels[number % len(levels)]
    return f"{level}+{characters[number % len(characters)]}" if number % 2 and bots.has_style(game, level) else level


@pytest.mark.parametrize("level", [*bots.known_levels(), "expert+tikhon", "master+vera"])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_seat_cannot_know_changes_no_answer(game, seats, options, level):
    if level.partition("+")[0] not in (*bots.levels(game), *bots.algorithms(game)):
        pytest.skip("another game's own")
    rng = Random(f"{game} {seats}")
    match = Match.new(game, seats=seats, options=options, seed="wall")
    compared = 0
    while not match.over and compared < times(3, 12):
        seat = asked(match)
        if rng.random() < 0.2:
            twins = [match.redeal(seat, f"{compared} {number}") for number in range(3)]
            answers = {bots.make(game, level, compared, iterations=VISITS).choose(twin, seat) for twin in twins}
            assert len(answers) == 1, (level, answers)
            compared += 1
        match.play(seat, rng.choice(next(d for d in match.decisions if d.seat == seat and not d.free).actions))
    assert compared


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", ["suits", "power", "committee"])
def test_every_answer_is_legal(game, part):
    made = 0
    number = 1000 * part
    while made < DECISIONS:
        tables = [table for table in TABLES if table[0] == game]
        _, seats, options = tables[number % len(tables)]
        match = Match.new(game, seats=seats, options=options, seed=f"legal {number}")
        players = [
            bots.make(game, somebody(game, seat + number), f"{number} {seat}", iterations=1 + number % VISITS)
            for seat in range(seats)
        ]
        while not match.over and made < DECISIONS:
            seat = asked(match)
            action = players[seat].choose(match, seat)
            assert match.explain(seat, action) is None, (number, seat, action)
            match.play(seat, action)
            made += 1
        number += 1


def test_the_net_is_not_needed(monkeypatch):
    from kuluary.games.suits import learned

    monkeypatch.setattr(learned, "net", lambda: None)
    match = kuluary.Match.new("suits", seats=4, seed="bare")
    for level in bots.known_levels():
        if level in (*bots.levels("suits"), *bots.algorithms("suits")):
            seat = asked(match)
            action = bots.make("suits", level, 1, iterations=VISITS).choose(match, seat)
            assert match.explain(seat, action) is None
