"""Decisions carry versions: an answer to a question that has changed is recognised, one that still stands counts."""

from __future__ import annotations

from random import Random

import pytest

from kuluary.core import Match
from kuluary.testing.play import positions


def versions(match: Match) -> dict[int, int]:
    """Give the version of every open question, by seat."""
    return {decision.seat: decision.version for decision in match.decisions}


@pytest.mark.rule("H-1.1")
def test_several_seats_are_asked_at_once(six):
    assert len(six.decisions) == 3
    assert len(set(versions(six).values())) == 1


@pytest.mark.rule("H-1.1")
def test_the_question_of_another_seat_keeps_its_version(six):
    before = versions(six)
    first, second, third = before
    six.play(second, six.decisions[1].actions[4])
    assert versions(six) == {first: before[first], third: before[third]}


@pytest.mark.rule("H-1.1")
def test_all_three_may_answer_what_they_were_asked_at_first(six):
    asked = {decision.seat: decision for decision in six.decisions}
    for seat in reversed(asked):
        [now] = [decision for decision in six.decisions if decision.seat == seat]
        assert now == asked[seat]
        six.play(seat, asked[seat].actions[0])
    assert six.decisions[0].prompt == "lead"


def test_a_new_question_to_the_same_seat_has_a_new_version():
    for match in positions(Match.new("suits", seats=3, seed="versions"), Random(1)):
        if match.over:
            break
        decision = match.decisions[0]
        twin = match.clone()
        twin.play(decision.seat, decision.actions[0])
        again = [later for later in twin.decisions if later.seat == decision.seat]
        assert all(later.version > decision.version for later in again)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_replayed_game_asks_with_the_same_versions(seats):
    """A server that starts anew, or takes a play back, must not make open questions look answered."""
    for match in positions(Match.new("suits", seats=seats, seed="again"), Random(seats)):
        assert Match.replay(match.log, key=match.key).decisions == match.decisions


def test_a_clone_keeps_the_versions(six):
    six.play(six.decisions[0].seat, six.decisions[0].actions[0])
    assert six.clone().decisions == six.decisions


def test_a_redeal_keeps_the_versions_of_its_seat(six):
    first, second, _ = versions(six)
    six.play(first, six.decisions[0].actions[0])
    own = [decision for decision in six.decisions if decision.seat == second]
    assert [decision for decision in six.redeal(second, 1).decisions if decision.seat == second] == own


def test_after_an_undo_the_question_is_the_one_from_before(six):
    asked = six.decisions
    six.play(asked[0].seat, asked[0].actions[0])
    six.undo(asked[0].seat)
    assert six.decisions == asked
