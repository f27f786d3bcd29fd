"""Laws of «Масти Власти» beside those that every game keeps, with every number of seats and every option."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.suits.habits import bribing
from tests.suits.table import GAME

from kuluary.core import Malformed, Match
from kuluary.testing.play import finish, positions

TABLES = [
    (seats, dict(zip(GAME.choices(seats), values, strict=True)))
    for seats in GAME.seats
    for values in product(*(allowed for allowed, _ in GAME.choices(seats).values()))
]
"""Every number of seats with every combination of options."""
RULEBOOK = {
    "teams": (False, True),
    "deck": ("standard", "uniform6"),
    "jokers": ("pooled", "own_only"),
    "power": ("pooled", "per_player"),
}
"""The options of the rulebook and of its rulings; a house may have more."""
OF_THE_RULEBOOK = {3: ("deck",), 4: tuple(RULEBOOK), 5: ("deck",), 6: ("deck", "jokers", "power")}

EVERY_TABLE = pytest.mark.parametrize(
    ("seats", "options"), TABLES, ids=lambda part: str(part) if type(part) is int else ""
)
TABLE = st.sampled_from(TABLES)
SEED = st.integers(0, 10**6)
HABIT = st.sampled_from([0.1, 0.3, 0.5, 0.8])


def new(table: tuple[int, dict[str, object]], seed: object) -> Match:
    seats, options = table
    return Match.new("suits", seats=seats, options=options, seed=str(seed))


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_table_of_the_rulebook_is_there_once(seats):
    choices = GAME.choices(seats)
    assert {name: choices[name][0] for name in choices if name in RULEBOOK} == {
        name: RULEBOOK[name] for name in OF_THE_RULEBOOK[seats]
    }
    more = {name: usual for name, (_, usual) in choices.items() if name not in RULEBOOK}
    plain = [options for table, options in TABLES if table == seats and more.items() <= options.items()]
    assert len(plain) == {3: 2, 4: 16, 5: 2, 6: 8}[seats]
    assert len({tuple(options.items()) for options in plain}) == len(plain)


@EVERY_TABLE
def test_a_game_ends_within_its_rounds_and_loses_nothing(seats, options):
    for match in positions(new((seats, options), "laws"), Random(seats)):
        GAME.check(match.state)
        assert match.view(None).round <= match.view(None).rounds


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
@settings(max_examples=25)
def test_the_outlook_ends_as_the_score_and_the_most_points_win(table, seed, habit):
    match = finish(new(table, seed), Random(seed), bribing(habit))
    totals = [score.total for score in match.scores]
    assert list(GAME.outlook(match.state)) == totals
    assert match.result.winners
    assert {totals[seat] for seat in match.result.winners} == {max(totals)}


def test_only_a_real_choice_is_asked_for_jokers():
    for table in TABLES:
        for seed in range(4):
            for match in positions(new(table, f"jokers {seed}"), Random(seed), bribing(0.3)):
                for decision in match.decisions:
                    if decision.prompt == "joker":
                        assert len(decision.actions) > 1


# Secrets


@pytest.mark.rule("H-4.1")
def test_a_redealt_match_tells_nothing_of_the_past_that_the_seat_did_not_see():
    match = new((6, {}), "past")
    for _ in range(3):
        match.play(match.decisions[0].seat, match.decisions[0].actions[0])
    deal = match.redeal(0, 1)
    with pytest.raises(Malformed, match="redealt"):
        _ = deal.log
    assert not deal.entries
    assert deal.header.commitment is None
    assert deal.key is None
    assert all(item.visible_to(0) for _, item in deal.news)
