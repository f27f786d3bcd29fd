"""Undo: free until something was revealed; rewind: back to any entry, with chance as it was promised."""

from __future__ import annotations

from random import Random

import pytest
from tests.suits.table import ended, joker_on, table, turns
from tests.trials import times

from kuluary.core import Illegal, Malformed, Match
from kuluary.core.loop import settle
from kuluary.core.match import STRIDE
from kuluary.games.suits.words import BRIBE
from kuluary.testing.play import finish, positions
from kuluary.testing.snapshot import whole


@pytest.mark.rule("H-2.1")
def test_a_hidden_card_can_be_taken_back(six):
    before = whole(six)
    decision = six.decisions[0]
    six.play(decision.seat, decision.actions[0])
    six.undo(decision.seat)
    assert whole(six) == before


@pytest.mark.rule("H-2.1")
def test_a_bribe_can_be_taken_back_until_the_next_plays():
    match = Match.new("suits", seats=3, seed="undo")
    leader = match.decisions[0].seat
    match.play(leader, match.decisions[0].actions[0])
    before = whole(match)
    match.play((leader + 1) % 3, BRIBE)
    match.undo((leader + 1) % 3)
    assert whole(match) == before


@pytest.mark.rule("H-2.1")
def test_a_card_that_was_shown_cannot_be_taken_back(fresh):
    seat = fresh.decisions[0].seat
    fresh.play(seat, fresh.decisions[0].actions[0])
    assert fresh.undo_start(seat) is None
    with pytest.raises(Illegal) as caught:
        fresh.undo(seat)
    assert (caught.value.reason, caught.value.rule) == ("revealed", "H-2.1")


@pytest.mark.rule("H-2.1")
def test_only_the_seat_itself_takes_its_play_back(six):
    first, second, _ = (decision.seat for decision in six.decisions)
    six.play(first, six.decisions[0].actions[0])
    assert six.undo_start(second) is None
    with pytest.raises(Illegal):
        six.undo(second)


@pytest.mark.rule("H-2.1")
def test_not_after_another_seat_has_played(six):
    first, second, _ = (decision.seat for decision in six.decisions)
    six.play(first, six.decisions[0].actions[0])
    six.play(second, six.decisions[0].actions[0])
    assert six.undo_start(first) is None
    assert six.undo_start(second) == six.number - 1


@pytest.mark.rule("H-2.1")
def test_not_after_chance_has_answered(six):
    for _ in range(3):
        seat = six.decisions[0].seat
        six.play(seat, six.decisions[0].actions[0])
    assert [six.undo_start(other) for other in range(6)] == [None] * 6


def test_nothing_can_be_taken_back_at_the_start(fresh):
    assert [fresh.undo_start(seat) for seat in range(3)] == [None] * 3


@pytest.mark.rule("H-2.1")
def test_nothing_can_be_taken_back_once_the_key_is_revealed():
    match = ended(areas=[{"knights": 1, "artists": 1, "joker": 1}, "", ""])
    match.play(0, joker_on("knights"))
    assert match.over
    assert match.undo_start(0) is None


@pytest.mark.rule("H-2.1")
def test_a_play_by_which_a_round_ends_and_a_trump_is_turned_cannot_be_taken_back():
    match = turns(table(hands=["D4 D5", "D6 D7", "D8 D9"], gems=[1, 1, 1]), "D4", "-", "-")
    assert [match.undo_start(seat) for seat in range(3)] == [None] * 3


def test_a_redealt_match_has_no_past_to_go_back_to(six):
    first, second, _ = (decision.seat for decision in six.decisions)
    six.play(first, six.decisions[0].actions[0])
    deal = six.redeal(first, 1)
    with pytest.raises(Malformed, match="no log"):
        _ = deal.log
    assert deal.undo_start(first) is None
    [asked] = [decision for decision in deal.decisions if decision.seat == second]
    deal.play(second, asked.actions[0])
    assert deal.undo_start(second) is None
    with pytest.raises(Malformed):
        deal.rewind(0)


# Rewind


@pytest.mark.parametrize("seats", [3, 6])
def test_rewind_goes_back_to_any_entry(seats):
    match = Match.new("suits", seats=seats, seed="rewind")
    stations = {}
    for reached in positions(match, Random(5)):
        stations[reached.number] = whole(reached)
    for number in sorted(stations, reverse=True)[::7]:
        match.rewind(number)
        assert whole(match) == stations[number]


@pytest.mark.parametrize("game", ["suits", "power", "committee"])
def test_a_watched_game_goes_back_without_playing_everything_again(game, monkeypatch):
    """What going back costs does not grow with the game: positions are kept on the way."""
    match = Match.new(game, seats=4, seed="stops").watch()
    stations = {reached.number: whole(reached) for reached in positions(match, Random(3))}
    again = Match.replay(match.log)
    asked = 0

    def count(state):
        nonlocal asked
        asked += 1
        return settle(state)

    monkeypatch.setattr("kuluary.core.match.settle", count)
    for number in sorted(stations, reverse=True)[1::5]:
        for one in (match, again):
            asked = 0
            one.rewind(number)
            assert whole(one) == stations[number]
            assert asked <= 2 * STRIDE


@pytest.mark.rule("H-2.2")
def test_a_turn_is_taken_back_to_its_beginning_as_far_as_nothing_was_revealed():
    found = 0
    for seed in range(times(1, 4)):
        match = Match.new("power", seats=4, seed=seed)
        for reached in positions(match, Random(seed)):
            for seat in range(4):
                start = reached.turn_start(seat)
                if start is None or start == reached.number - 1:
                    continue
                found += 1
                assert {who for who, _ in reached.entries[start:]} == {seat}
                back = reached.clone()
                back.rewind(start)
                assert back.decisions
                assert back.turn_start(seat) is None or back.entries[-1][0] != seat
    assert found


@pytest.mark.rule("H-2.3")
def test_with_consent_a_seat_goes_back_to_before_its_last_play_whatever_came_after(finished, fresh):
    assert [fresh.plea_start(seat) for seat in range(3)] == [None] * 3
    assert finished.plea_start(0) is None
    finished.rewind(40)
    for seat in range(3):
        start = finished.plea_start(seat)
        assert finished.entries[start][0] == seat
        assert all(other != seat for other, _ in finished.entries[start + 1 :])
        assert finished.plea_start(seat, turn=True) <= start


def test_chance_stays_as_it_was_promised(fresh):
    line = finish(fresh.clone(), Random(6)).entries
    match = finish(fresh.clone(), Random(7))
    match.rewind(2)
    rng = Random(6)
    finish(match, rng)
    assert match.entries == line


def test_a_rewound_match_still_reveals_a_fitting_key(finished):
    finished.rewind(10)
    assert finished.log.header.key is None
    finish(finished, Random(8))
    assert finished.log.header.key == finished.key.hex()


@pytest.mark.parametrize("number", [-1, 10_000, None, "3", 2.0])
def test_rewind_beyond_the_log_is_refused(finished, number):
    before = whole(finished)
    with pytest.raises(Malformed):
        finished.rewind(number)
    assert whole(finished) == before
