"""What was learned of the game against Falcon: it reads what its seat knows, and tells what helps and what he loses."""

from random import Random

import pytest
from tests.power.falcon import against
from tests.power.table import FALCON, Table, infiltrate

from kuluary.core import Match
from kuluary.games.power import GAME
from kuluary.games.power.judgement import alone
from kuluary.games.power.rules.action_phase import ACT
from kuluary.games.power.rules.takeover import RecallMore
from kuluary.games.power.state.answers import RECALL

OPTIONS = {"falcon": {"level": "maximum", "personality": "manager"}}


def asked(match):
    return next(decision for decision in match.decisions if not decision.free)


def position(level: str = "maximum") -> Table:
    """Your turn, then Falcon's; each of you could have any card of the row."""
    table = against(level)
    table.row("media", "trade_unions", "governments", "banks")
    table.pool(0, active=8)
    table.pool(FALCON, active=5)
    table.falcon().state.agenda.append(ACT[0])
    return table


def ahead(table: Table) -> float:
    own, his = GAME.judge(0)(table.state)
    return own - his


def test_it_reads_nothing_that_its_seat_does_not_know() -> None:
    match = Match.new("power", seats=1, options=OPTIONS, seed="reads")
    rng = Random(1)
    for _ in range(30):
        match.play(0, rng.choice(asked(match).actions))
        states = [match.state, *[match.redeal(0, number).state for number in range(3)]]
        assert len({tuple(alone.observe(state)) for state in states}) == 1


def test_every_number_it_reads_has_a_weight() -> None:
    for level in ("beginner", "maximum"):
        seen = alone.observe(position(level).state)
        assert [len(weights) for kind in alone.learned() for weights in kind] == [len(seen)] * 6


def test_a_lead_says_less_alone_than_at_other_tables() -> None:
    steepness, far = GAME.sureness(position().state)
    usual, near = GAME.sureness(Match.new("power", seats=2, seed="sure").state)
    assert steepness < usual
    assert far > near


@pytest.mark.parametrize("kind", ["governments", "exchanges", "universities", "crime", "corporations"])
def test_a_power_card_is_good_for_whoever_has_it(kind: str) -> None:
    plain, mine, his = position(), position(), position()
    mine.give(0, kind)
    his.give(FALCON, kind)
    assert ahead(his) < ahead(plain) < ahead(mine)


@pytest.mark.parametrize("project", ["comintern", "unified_nations", "spyware"])
def test_a_stage_of_falcon_is_bad(project: str) -> None:
    plain, further = position(), position()
    further.stage(FALCON, project, 1)
    assert ahead(further) < ahead(plain)


def test_the_coach_says_what_falcon_will_do_and_what_he_loses() -> None:
    table = position()
    question = table.asked[0]
    unions, governments = table.state.row[1:3]
    weak = GAME.reason(table.state, question, infiltrate(unions, 3))
    safe = GAME.reason(table.state, question, infiltrate(unions, 5))
    assert "power-coach-falcon-takes" in str(weak)
    assert "power-coach-falcon-waits" in str(safe)
    assert "power-coach-falcon-takes" not in str(safe)
    assert "power-coach-falcon-waits" not in str(GAME.reason(table.state, question, infiltrate(governments, 4)))


@pytest.mark.parametrize("supervisor", [0, FALCON])
def test_the_coach_says_which_stages_falcon_does_not_reach(supervisor: int) -> None:
    table = position()
    table.stage(FALCON, "comintern", 2)
    table.stage(FALCON, "spyware", 1)
    if supervisor == FALCON:
        table.supervisor(FALCON)
        table.hold(FALCON, 2, 3)
        table.takeover().state.agenda.append(ACT[0])
    question = table.asked[0]
    unions, governments = table.state.row[1:3]
    said = str(GAME.reason(table.state, question, infiltrate(unions, 8)))
    assert "power-coach-falcon-stages" in said
    assert "'stages', 1" in said
    assert "power-coach-falcon-stages" not in str(GAME.reason(table.state, question, infiltrate(governments, 4)))


def test_of_pieces_to_recall_the_largest_stack_is_thought_of_alone() -> None:
    table = against("maximum")
    table.give(0, "media", 1)
    large = table.give(0, "banks", 3)
    table.state.agenda = [RecallMore(0, 2)]
    (question,) = table.asked
    assert len(question.actions) == 3
    assert GAME.shortlist(table.state, question) == [RECALL[large]]
