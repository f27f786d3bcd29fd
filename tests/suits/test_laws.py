"""Laws of «Масти Власти», in every position that random play reaches, for every number of seats and every option."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from bench.secrecy import same, secrecy
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.snapshot import slots, snapshot, whole
from tests.play import finish, positions
from tests.suits.habits import bribing
from tests.suits.table import GAME

import kuluary
from kuluary.core import KeyedChance, Match, RandomChance, playout, random_playout, settle
from kuluary.games.suits.state import SuitsState

TABLES = [
    (seats, dict(zip(GAME.choices(seats), values, strict=True)))
    for seats in GAME.seats
    for values in product(*(allowed for allowed, _ in GAME.choices(seats).values()))
]
"""Every number of seats with every combination of options: 3, 4, 5 and 6 seats make 28 tables."""

EVERY_TABLE = pytest.mark.parametrize(
    ("seats", "options"), TABLES, ids=lambda part: str(part) if type(part) is int else ""
)
TABLE = st.sampled_from(TABLES)
SEED = st.integers(0, 10**6)
HABIT = st.sampled_from([0.1, 0.3, 0.5, 0.8])


def new(table: tuple[int, dict[str, object]], seed: object) -> Match:
    seats, options = table
    return Match.new("suits", seats=seats, options=options, seed=str(seed))


def test_the_tables_are_all_there_are():
    assert len(TABLES) == 2 + 16 + 2 + 8


@EVERY_TABLE
def test_nothing_is_lost_and_every_game_ends(seats, options):
    """Cards and gems are conserved in every position; the game ends within its rounds."""
    for match in positions(new((seats, options), "laws"), Random(seats)):
        GAME.check(match.state)
        assert match.view(None).round <= match.view(None).rounds
    assert match.over


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: state.hands.__setitem__(0, state.hands[0] | state.hands[1]),
        lambda state: state.hands.__setitem__(0, state.hands[0] & (state.hands[0] - 1)),
        lambda state: state.gems.__setitem__(1, state.gems[1] + 1),
        lambda state: setattr(state, "removed", 1),
        lambda state: setattr(state, "deck", state.deck[1:]),
        lambda state: state.voids.__setitem__(0, 0b1111),
    ],
    ids=["card doubled", "card lost", "gem doubled", "gem lost", "deck short", "void untrue"],
)
def test_a_broken_position_is_noticed(spoil):
    state = new((3, {}), "spoiled").state
    GAME.check(state)
    spoil(state)
    with pytest.raises(AssertionError):
        GAME.check(state)


@given(TABLE, SEED, HABIT)
@settings(max_examples=12)
def test_asking_changes_nothing(table, seed, habit):
    match = new(table, seed)
    for _ in positions(match, Random(seed), bribing(habit)):
        before = snapshot(match.state)
        settle(match.state)
        for seat in (None, *range(table[0])):
            match.view(seat)
        GAME.outlook(match.state)
        assert snapshot(match.state) == before


@given(TABLE, SEED)
@settings(max_examples=15)
def test_explaining_and_redealing_change_nothing(table, seed):
    rng = Random(seed)
    for match in positions(new(table, seed), rng):
        if rng.random() < 0.9:
            continue
        before = whole(match)
        seat = rng.randrange(table[0])
        match.redeal(seat, 1)
        match.explain(seat, kuluary.decode('{"type":"suits.Play","card":7}'))
        assert whole(match) == before


def test_a_clone_has_every_slot_and_shares_none_that_changes():
    state = new((6, {}), "clone").state
    twin = state.clone()
    assert set(slots(state)) | {"news"} == set(SuitsState.__slots__) | {"agenda", "news"}
    for name in slots(state):
        assert getattr(twin, name) == getattr(state, name)
        if isinstance(getattr(state, name), list):
            assert getattr(twin, name) is not getattr(state, name)
    assert twin.news is None


@given(TABLE, SEED)
@settings(max_examples=15)
def test_a_clone_is_independent(table, seed):
    rng = Random(seed)
    for match in positions(new(table, seed), rng):
        if rng.random() < 0.9:
            continue
        before = snapshot(match.state)
        twin = match.state.clone()
        random_playout(GAME, twin, RandomChance(Random(seed)), Random(seed).random)
        assert snapshot(match.state) == before


@given(TABLE, SEED, HABIT)
@settings(max_examples=20)
def test_the_log_reproduces_the_game(table, seed, habit):
    match = finish(new(table, seed), Random(seed), bribing(habit))
    again = Match.replay(kuluary.decode(kuluary.encode(match.log)))
    assert whole(again) == whole(match)
    assert again.result == match.result


@given(TABLE, SEED)
@settings(max_examples=12)
def test_the_log_reproduces_every_position(table, seed):
    rng = Random(seed)
    for match in positions(new(table, seed), rng):
        if rng.random() < 0.15:
            assert whole(Match.replay(match.log, key=match.key)) == whole(match)


@given(TABLE, SEED, HABIT)
@settings(max_examples=20)
def test_actions_survive_the_wire(table, seed, habit):
    for match in positions(new(table, seed), Random(seed), bribing(habit)):
        for decision in match.decisions:
            text = kuluary.encode(decision.actions)
            assert kuluary.decode(text) == decision.actions
            assert kuluary.encode(kuluary.decode(text)) == text


@given(TABLE, SEED, HABIT)
@settings(max_examples=20)
def test_same_seed_and_same_answers_give_the_same_log(table, seed, habit):
    one, two = (finish(new(table, seed), Random(seed), bribing(habit)) for _ in range(2))
    assert kuluary.encode(one.log) == kuluary.encode(two.log)


@given(TABLE, SEED, HABIT)
@settings(max_examples=25)
def test_scores_come_from_the_state_alone(table, seed, habit):
    match = finish(new(table, seed), Random(seed), bribing(habit))
    assert GAME.result(match.state.clone()) == match.result
    for score in match.scores:
        assert sum(line.points for line in score.lines) == score.total
        assert GAME.outlook(match.state)[score.seat] == score.total


@given(TABLE, SEED, HABIT)
@settings(max_examples=25)
def test_winners_are_those_in_first_place(table, seed, habit):
    result = finish(new(table, seed), Random(seed), bribing(habit)).result
    best = max(score.total for score in result.scores)
    assert result.winners == tuple(seat for seat, place in enumerate(result.places) if place == 1)
    assert result.winners
    assert {result.scores[seat].total for seat in result.winners} == {best}


@EVERY_TABLE
def test_the_bare_loop_plays_the_same_game_as_a_match(seats, options):
    match = finish(new((seats, options), "bare"), Random(7), bribing(0.4))
    rng, choose = Random(7), bribing(0.4)
    state = GAME.begin(seats, options)
    count = playout(GAME, state, KeyedChance(match.key), lambda _, asked: choose(asked, rng))
    assert same(state, match.state)
    assert count == sum(seat >= 0 for seat, _ in match.entries)


def test_questions_are_well_formed():
    """A question lists different answers, at least one; nobody is asked twice at a time."""
    for table in TABLES:
        for match in positions(new(table, "questions"), Random(11)):
            assert len({decision.seat for decision in match.decisions}) == len(match.decisions)
            for decision in match.decisions:
                assert decision.actions
                assert len(set(decision.actions)) == len(decision.actions)
                assert match.suggest(decision) in (None, *decision.actions)


def test_only_a_real_choice_is_asked_for_jokers():
    for table in TABLES:
        for seed in range(4):
            for match in positions(new(table, f"jokers {seed}"), Random(seed), bribing(0.3)):
                for decision in match.decisions:
                    if decision.prompt == "joker":
                        assert len(decision.actions) > 1


# Secrets


@pytest.mark.rule("H-4.1")
def test_a_seat_cannot_tell_a_redealt_position_from_the_real_one():
    report = secrecy("suits", 900, "laws")
    assert report.redeals == 900
    assert report.changed > 750


@pytest.mark.rule("H-4.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_redeal_is_a_lawful_position_that_can_be_played_on(seats):
    rng = Random(seats)
    for match in positions(new((seats, {}), "redealt"), rng, bribing(0.4)):
        if match.over or rng.random() < 0.8:
            continue
        for seat in (None, *range(seats)):
            deal = match.redeal(seat, 1)
            for reached in positions(deal, Random(1)):
                GAME.check(reached.state)


@pytest.mark.rule("H-4.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_sample_does_not_depend_on_the_truth(seats):
    """Two positions that a seat cannot tell apart give the same samples."""
    rng = Random(seats)
    for match in positions(new((seats, {}), "truth"), rng):
        if match.over or rng.random() < 0.7:
            continue
        seat = rng.choice([None, *range(seats)])
        truths = [match.state, *(match.redeal(seat, number).state for number in range(3))]
        samples = [GAME.redeal(truth, seat, Random(5)) for truth in truths]
        assert all(same(sample, samples[0]) for sample in samples)


@pytest.mark.rule("H-4.1")
def test_a_redealt_match_tells_nothing_of_the_past_that_the_seat_did_not_see():
    match = new((6, {}), "past")
    for _ in range(3):
        match.play(match.decisions[0].seat, match.decisions[0].actions[0])
    deal = match.redeal(0, 1)
    assert deal.log.entries == ()
    assert deal.log.header.commitment is None
    assert deal.key is None
    assert all(item.visible_to(0) for _, item in deal.news)
