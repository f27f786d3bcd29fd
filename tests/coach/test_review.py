"""A finished game gone through: chances, deeds, luck and skill, the same every time and in any number of sittings."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from tests.coach.test_values import played

from kuluary import coach
from kuluary.coach.review import NOTABLE
from kuluary.core import CHANCE, Log
from kuluary.speaker import Speaker


@pytest.fixture(scope="module")
def match():
    return played("suits", 4, {})


@pytest.fixture(scope="module")
def found(match):
    return list(coach.steps(match.log, effort=0.05))


def test_every_frame_of_the_replay_has_a_point(match, found):
    answers = sum(seat != CHANCE for seat, _ in match.entries)
    assert [step.point.frame for step in found] == list(range(answers + 1))
    assert [seat for seat, one in enumerate(found[-1].point.chances) if one] == list(match.result.winners)
    assert all(sum(step.point.chances) == pytest.approx(1.0, abs=0.001) for step in found)


def test_it_goes_on_where_it_was_left(match, found):
    assert list(coach.steps(match.log, effort=0.05, start=40)) == found[40:]


@pytest.mark.parametrize("origin", [None, {"number": 30, "deals": []}])
def test_a_game_whose_key_of_chance_is_not_known_is_gone_through_alike(match, found, origin):
    header = replace(match.log.header, key=None, origin=origin)
    assert list(coach.steps(Log(header, match.log.entries), effort=0.05, start=40)) == found[40:]


def test_luck_is_what_chance_did_and_nobody_has_it_without_the_others_losing_it(found):
    assert any(found[0].luck)  # the deal
    assert all(sum(step.luck) == pytest.approx(0.0, abs=0.001) for step in found)
    silent = [step for step in found if not any(step.luck)]
    assert len(silent) > len(found) / 2  # most answers are followed by an answer


def test_a_line_is_made_of_luck_of_own_decisions_and_of_those_of_the_others(found):
    review = coach.summary(found)
    ends = found[-1].point.chances
    for seat in range(4):
        others = ends[seat] - review.began[seat] - review.luck[seat] - review.own[seat]
        changes = [
            after.point.chances[seat] - step.point.chances[seat] - after.luck[seat]
            for step, after in pairwise(found)
            if step.deed is None or step.deed.seat != seat
        ]
        assert others == pytest.approx(sum(changes), abs=0.001)
    assert sum(review.began) == pytest.approx(1.0, abs=0.001)


def test_best_and_worst_are_of_their_seats(found):
    review = coach.summary(found)
    for seat in range(4):
        mine = [deed for deed in review.deeds if deed.seat == seat]
        if (place := review.worst[seat]) is not None:
            worst = review.deeds[place]
            assert worst.seat == seat
            assert worst.loss == max(deed.loss for deed in mine) >= NOTABLE
            assert worst.answers[0].chance - worst.played.chance == pytest.approx(worst.loss, abs=0.001)
        if (place := review.best[seat]) is not None:
            assert review.deeds[place].merit == max(deed.merit for deed in mine)
        lost = sum(step.deed.loss for step in found if step.deed is not None and step.deed.seat == seat)
        assert review.skill[seat] == pytest.approx(-lost, abs=0.001)
    assert any(place is not None for place in review.worst)  # novices err


def test_deeds_have_words(found):
    speakers = [Speaker("ru"), Speaker("en")]
    texts = []
    for deed in coach.summary(found).deeds:
        texts += [deed.prompt, deed.played.text, *[one.text for one in deed.answers]]
        texts += [deed.why] if deed.why is not None else []
    assert [fault for text in texts for one in speakers for fault in one.faults(text)] == []


@pytest.mark.parametrize(("game", "seats", "options"), [("power", 1, {}), ("committee", 2, {})])
def test_a_team_and_one_alone_have_a_review_too(game, seats, options):
    match = played(game, seats, options)
    review = coach.review(match, effort=0.1)
    assert len(review.points[0].chances) == seats
    assert review.points[-1].chances == tuple(float(seat in match.result.winners) for seat in range(seats))
    assert len(review.decisions) == seats
