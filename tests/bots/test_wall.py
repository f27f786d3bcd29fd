"""The wall: a bot has what its seat knows and nothing else, and answers only what is legal."""

from __future__ import annotations

from random import Random

import pytest
from tests.bots.legal import ANSWERS, GAMES, PARTS, TABLES, VISITS, asked, check
from tests.trials import times

import kuluary
from kuluary import bots
from kuluary.core import Match


@pytest.mark.parametrize("together", [1, 2])
@pytest.mark.parametrize("level", [*bots.known_levels(), "expert+tikhon", "master+vera"])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_seat_cannot_know_changes_no_answer(game, seats, options, level, together):
    if level.partition("+")[0] not in (*bots.levels(game), *bots.algorithms(game)):
        pytest.skip("another game's own")
    if together > 1 and not bots.searches(game, level):
        pytest.skip("it thinks alone")
    rng = Random(f"{game} {seats}")
    match = Match.new(game, seats=seats, options=options, seed="wall")
    compared = 0
    while not match.over and compared < times(3, 12):
        seat = asked(match)
        if rng.random() < 0.2:
            twins = [match.redeal(seat, f"{compared} {number}") for number in range(3)]
            players = [bots.make(game, level, compared, iterations=VISITS, together=together) for _ in twins]
            answers = {player.choose(twin, seat) for player, twin in zip(players, twins, strict=True)}
            assert len(answers) == 1, (level, answers)
            compared += 1
        match.play(seat, rng.choice(next(d for d in match.decisions if d.seat == seat and not d.free).actions))
    assert compared


@pytest.mark.parametrize("part", range(times(1, PARTS)))
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_legal(game, part):
    assert check(game, part, times(60, ANSWERS)) == game


def test_the_net_is_not_needed(monkeypatch):
    from kuluary.games.suits.judgement import learned

    monkeypatch.setattr(learned, "net", lambda: None)
    match = kuluary.Match.new("suits", seats=4, seed="bare")
    for level in bots.known_levels():
        if level in (*bots.levels("suits"), *bots.algorithms("suits")):
            seat = asked(match)
            action = bots.make("suits", level, 1, iterations=VISITS).choose(match, seat)
            assert match.explain(seat, action) is None
