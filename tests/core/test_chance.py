"""Chance: what an outcome may be, and two sources that answer fairly."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations
from random import Random

import pytest
from tests.fairness import looks_even

from kuluary.core import CHANCE, Draw, Drawn, KeyedChance, Match, RandomChance, Roll
from kuluary.core.chance import admits


def draw(bag, count):
    return Draw("draw", "T-1.1", bag, count)


def roll(count, sides):
    return Roll("roll", "T-1.1", count, sides)


@pytest.mark.parametrize(
    ("values", "fits"),
    [
        ((3, 5), True),
        ((5, 3), True),
        ((5, 5), True),
        ((3, 3), False),
        ((5, 5, 5), False),
        ((5,), False),
        ((), False),
        ((3, 7), False),
    ],
)
def test_a_draw_admits_what_is_in_the_bag(values, fits):
    assert admits(draw((3, 5, 5, 9), 2), values) is fits


def test_a_draw_of_nothing_admits_nothing_else():
    assert admits(draw((1, 2), 0), ())
    assert not admits(draw((1, 2), 0), (1,))


@pytest.mark.parametrize(
    ("values", "fits"),
    [((0, 5), True), ((5, 5), True), ((0, 6), False), ((-1, 0), False), ((1,), False), ((1, 2, 3), False)],
)
def test_a_roll_admits_faces(values, fits):
    assert admits(roll(2, 6), values) is fits


SOURCES = {
    "keyed": lambda: KeyedChance.from_seed("fair"),
    "random": lambda: RandomChance(Random("fair")),
}
QUESTIONS = [
    draw(tuple(range(7)), 1),
    draw((4, 4, 9), 2),
    draw(tuple(range(52)), 52),
    draw((1,), 0),
    roll(3, 6),
    roll(0, 6),
]


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("question", QUESTIONS, ids=str)
def test_a_source_answers_what_the_question_admits(source, question):
    chance = SOURCES[source]()
    for _ in range(50):
        assert admits(question, chance.sample(question).values)


@pytest.mark.parametrize("source", SOURCES)
def test_dice_are_even(source):
    chance = SOURCES[source]()
    assert looks_even(Counter(face for _ in range(3000) for face in chance.sample(roll(2, 6)).values), 6)


@pytest.mark.parametrize("source", SOURCES)
def test_single_draws_are_even(source):
    chance = SOURCES[source]()
    assert looks_even(Counter(chance.sample(draw((2, 3, 5, 7, 11), 1)).values for _ in range(4000)), 5)


@pytest.mark.parametrize("source", SOURCES)
def test_every_order_of_a_shuffle_is_as_likely(source):
    chance = SOURCES[source]()
    found = Counter(chance.sample(draw((0, 1, 2, 3), 4)).values for _ in range(7200))
    assert set(found) == set(permutations(range(4)))
    assert looks_even(found, 24)


@pytest.mark.parametrize("source", SOURCES)
def test_every_ordered_pair_is_as_likely(source):
    chance = SOURCES[source]()
    assert looks_even(Counter(chance.sample(draw(tuple(range(5)), 2)).values for _ in range(6000)), 20)


def test_the_tail_of_the_words_is_thrown_away():
    """A limit just above half of all words: taking the remainder alone would make the low half twice as likely."""
    limit = (1 << 63) + 1
    chance = KeyedChance.from_seed("tail")
    low = sum(chance.sample(roll(1, limit)).values[0] < limit // 2 for _ in range(2000))
    assert 880 < low < 1120


@pytest.mark.rule("H-3.1")
def test_keyed_chance_depends_on_key_and_number_alone():
    one, two = KeyedChance(b"k" * 32), KeyedChance(b"k" * 32)
    one.sample(roll(5, 100))
    two.sample(draw(tuple(range(9)), 9))
    assert one.sample(roll(20, 1000)) == two.sample(roll(20, 1000))
    assert KeyedChance(b"k" * 32, index=1).sample(roll(20, 1000)) == KeyedChance(b"k" * 32, index=1).sample(
        roll(20, 1000)
    )


def test_other_keys_and_numbers_give_other_outcomes():
    question = roll(8, 1000)
    outcomes = {
        KeyedChance(bytes([byte]) * 32, index=index).sample(question) for byte in range(10) for index in range(10)
    }
    assert len(outcomes) == 100


def test_the_order_of_the_bag_does_not_matter_to_keyed_chance():
    one, two = KeyedChance(b"k"), KeyedChance(b"k")
    assert one.sample(draw((3, 1, 2), 3)) == two.sample(draw((1, 2, 3), 3))


@pytest.mark.rule("H-3.1")
def test_the_commitment_is_the_hash_of_the_key():
    assert KeyedChance(b"secret").commitment == hashlib.sha256(b"secret").hexdigest()


def test_keyed_chance_is_pinned():
    """What a key gives must never change: logs of finished games are verified by it."""
    chance = KeyedChance.from_seed("pinned")
    assert chance.commitment == "3e0741307ac95f1f505d2d4ee1ada12ecf8ac6518421a098aab4550cec5fd62f"
    assert chance.sample(draw(tuple(range(10)), 10)).values == (2, 1, 7, 9, 5, 8, 0, 4, 6, 3)
    assert chance.sample(roll(6, 6)).values == (4, 0, 0, 3, 4, 1)


@pytest.mark.parametrize("source", SOURCES)
def test_a_clone_goes_on_alike_and_apart(source):
    chance = SOURCES[source]()
    chance.sample(roll(1, 6))
    twin = chance.clone()
    ahead = [chance.sample(roll(4, 100)) for _ in range(3)]
    assert [twin.sample(roll(4, 100)) for _ in range(3)] == ahead


@pytest.mark.rule("H-3.1")
def test_a_match_publishes_the_commitment_first_and_the_key_at_the_end(finished):
    assert finished.header.key is None
    assert finished.log.header.key == finished.key.hex()
    assert KeyedChance(bytes.fromhex(finished.log.header.key)).commitment == finished.log.header.commitment


@pytest.mark.rule("H-3.1")
def test_a_match_in_progress_keeps_its_key(fresh):
    assert fresh.log.header.key is None
    assert fresh.key is not None


@pytest.mark.rule("H-3.1")
def test_every_outcome_of_a_match_follows_from_its_key(finished):
    chance = KeyedChance(finished.key)
    match = Match.new("suits", seats=3, key=finished.key)
    assert match.header.commitment == chance.commitment
    drawn = [entry for seat, entry in finished.entries if seat == CHANCE]
    assert chance.sample(draw((0, 1, 2), 1)) == drawn[0]
    assert chance.sample(draw(tuple(range(52)), 36)) == drawn[1]


def test_without_a_seed_every_match_is_another():
    assert len({Match.new("suits", seats=3).header.commitment for _ in range(5)}) == 5


def test_drawn_values_can_be_compared_and_kept_in_a_set():
    assert {Drawn((1, 2)), Drawn((1, 2)), Drawn((2, 1))} == {Drawn((1, 2)), Drawn((2, 1))}
