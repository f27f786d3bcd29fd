"""What was learned of the game against Falcon: it reads what its seat knows, is of use, and is not needed."""

from random import Random

import pytest
from tests.power.falcon import against
from tests.power.table import FALCON, infiltrate

from kuluary import bots
from kuluary.core import Match
from kuluary.games.power import GAME
from kuluary.games.power.judgement import alone
from kuluary.games.power.judgement.worth import Judge
from kuluary.games.power.rules.action_phase import ACT

LEVEL = {"falcon": {"level": "maximum", "personality": "manager"}}


def asked(match):
    return next(decision for decision in match.decisions if not decision.free)


def margin(seed: str) -> int:
    match = Match.new("power", seats=1, options=LEVEL, seed=seed)
    bot = bots.make("power", "greedy", seed)
    while not match.over:
        match.play(0, bot.choose(match, 0))
    own, his = match.result.scores
    return own.total - his.total


def test_it_reads_nothing_that_its_seat_does_not_know() -> None:
    match = Match.new("power", seats=1, options=LEVEL, seed="reads")
    rng = Random(1)
    for _ in range(40):
        match.play(0, rng.choice(asked(match).actions))
        seen = {tuple(alone.observe(match.redeal(0, number).state)) for number in range(3)}
        assert seen == {tuple(alone.observe(match.state))}


def test_a_bot_does_better_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    seeds = [f"better {number}" for number in range(8)]
    learned = [margin(seed) for seed in seeds]
    monkeypatch.setattr(alone, "net", lambda: None)
    plain = [margin(seed) for seed in seeds]
    assert sum(learned) > sum(plain) + 25 * len(seeds)


def test_another_pack_of_cards_is_judged_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    table = against("high")
    table.row("media", "consulates")
    table.falcon().state.agenda.append(ACT[0])
    assert Judge(0)(table.state) != Judge(0, learned=False)(table.state)
    seen = alone.observe
    monkeypatch.setattr(alone, "observe", lambda state: [*seen(state), 1.0])
    assert Judge(0)(table.state) == Judge(0, learned=False)(table.state)


def test_the_coach_says_what_falcon_loses() -> None:
    table = against("maximum")
    cards = table.row("media", "trade_unions", "governments", "banks")
    table.pool(0, active=8)
    table.pool(FALCON, active=5)
    table.falcon().state.agenda.append(ACT[0])
    question = table.asked[0]
    why = GAME.reason(table.state, question, infiltrate(cards[1], 6))
    assert why is not None
    assert dict(why.args)["first"].key == "power-coach-falcon-waits"
    assert "power-coach-falcon-takes" in str(GAME.reason(table.state, question, infiltrate(cards[1], 3)))
