"""What bots think a position is worth: facts that a player would agree to."""

from random import Random

import pytest
from tests.power.table import Table, infiltrate

from kuluary.core import Match, RandomChance, playout
from kuluary.core.decision import Decision
from kuluary.games.power import GAME
from kuluary.games.power.words.actions import Attach, Infiltrate


def worth(table: Table, seat: int = 0) -> float:
    return GAME.judge(seat)(table.state)[seat]


def position(seats: int = 3) -> Table:
    """A table early in the game: everyone has four active pieces and a turn, the first seat first."""
    table = Table(seats)
    table.row("media", "consulates", "governments", "banks")
    for seat in range(seats):
        table.pool(seat, active=4)
    return table.turn(*range(seats))


def test_a_finished_game_is_worth_its_scores() -> None:
    match = Match.new("power", seats=3, seed="worth")
    rng = Random(1)
    while not match.over:
        decision = next(decision for decision in match.decisions if not decision.free)
        match.play(decision.seat, rng.choice(decision.actions))
    assert GAME.judge(0)(match.state) == [score.total for score in match.result.scores]


def test_hands_of_others_count_by_their_size_alone() -> None:
    one, other = position(), position()
    one.hand(1, "imf", "cia")
    other.hand(1, "chamber", "malta")
    assert GAME.judge(0)(one.state) == GAME.judge(0)(other.state)


def test_the_own_hand_is_looked_at() -> None:
    near, far = position(), position()
    for table in (near, far):
        table.give(0, "laboratories")
    near.hand(0, "jasons")
    far.hand(0, "theosophical")
    assert worth(near) > worth(far)


@pytest.mark.parametrize("stage", [3, 4])
def test_a_sign_is_worth_most_to_whoever_waits_for_it(stage: int) -> None:
    gains = []
    for project in ("unified_nations", "spyware"):
        values = []
        for kinds in ((), ("consulates",)):
            table = Table(2)
            table.pool(0, active=4)
            table.stage(0, project, stage)
            table.concluded(0, *["world_court", "chamber", "golden_dawn"][: stage - 1])
            table.gives(0, *kinds)
            values.append(worth(table.turn(0)))
        gains.append(values[1] - values[0])
    assert gains[0] > gains[1]


def test_a_card_that_cannot_be_taken_away_is_worth_more() -> None:
    values = []
    for rival in (0, 9):
        table = position(2)
        governments = table.state.row[2]
        table.play(0, infiltrate(governments, 4))
        table.pool(1, active=rival)
        values.append(worth(table))
    assert values[0] > values[1]


def test_a_professional_in_hand_is_worth_something_to_the_same_judge() -> None:
    table = Table(2, professionals=True)
    judge = GAME.judge(0)
    before = judge(table.state)[0]
    table.professionals(0, "recruiter")
    assert judge(table.state)[0] > before


def test_falcon_gains_by_the_support_card_he_is_about_to_take() -> None:
    values = []
    for kinds in (("media", "banks"), ("media", "consulates")):
        table = Table(1, falcon={"level": "medium", "personality": "manager"})
        table.row(*kinds)
        table.pool(0, active=3)
        table.pool(1, active=4)
        values.append(GAME.judge(0)(table.falcon().state)[1])
    assert values[1] > values[0]


def test_time_makes_pieces_useful() -> None:
    gains = []
    for round_ in (1, 5):
        values = []
        for active in (3, 6):
            table = Table(2)
            table.state.round = round_
            table.pool(0, active=active)
            values.append(worth(table))
        gains.append(values[1] - values[0])
    assert gains[0] > gains[1] >= 0


@pytest.mark.parametrize("seats", [1, 2, 4, 5])
def test_a_shortlist_holds_legal_answers_and_is_never_empty(seats: int) -> None:
    rng = Random(seats)
    state = GAME.begin(seats, {"professionals": seats > 1})

    def choose(position, asked):
        questions = [question for question in asked if isinstance(question, Decision)]
        for question in questions:
            kept = GAME.shortlist(position, question)
            assert set(kept) <= set(question.actions)
            assert kept or question.free
        decision = rng.choice(questions)
        return decision, rng.choice(decision.actions)

    playout(GAME, state, RandomChance(rng), choose)


def test_the_least_and_the_safe_number_of_pieces_are_thought_of() -> None:
    table = position(2)
    table.pool(0, active=9)
    decision = table.question
    assert decision is not None
    kept = [action.pieces for action in GAME.shortlist(table.state, decision) if isinstance(action, Infiltrate)][:2]
    # One piece is enough for Media; with four the rival's four cannot intercept.
    assert kept == [1, 4]


def test_an_inner_circle_is_thought_of_where_a_sign_is_lacking() -> None:
    table = position(2)
    table.give(0, "inner_circle")
    unions, consulates = table.give(0, "trade_unions"), table.give(0, "consulates")
    table.stage(0, "unified_nations", 2)
    table.stage(0, "comintern", 3)
    offered = GAME.free(table.state)[0]
    kept = [action.host for action in GAME.shortlist(table.state, offered) if isinstance(action, Attach)]
    # Stage III of Unified Nations asks for two peacekeepers, stage IV of Comintern for three agitators.
    assert kept == [consulates]
    assert unions not in kept


class Sealed(list[int]):
    """A column that may be read and copied, but not written."""

    def __setitem__(self, place, value):
        raise AssertionError("a judge changes the position it judges")


@pytest.mark.parametrize("seats", [1, 3])
def test_a_judge_never_changes_what_it_judges(seats: int) -> None:
    match = Match.new("power", seats=seats, seed="judged")
    rng = Random(seats)
    while not match.over:
        state = match.state.clone()
        for column in ("active", "counts", "owned", "reserve"):
            setattr(state, column, Sealed(getattr(state, column)))
        GAME.judge(0)(state)
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.actions))
