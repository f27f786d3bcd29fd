"""The match: asking, answering, refusing; what is refused changes nothing."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

import kuluary
from kuluary.core import PASS, Drawn, Illegal, Malformed, Match
from kuluary.games.suits.words import BRIBE, CONTRIBUTE, LEAVE, PLACE_JOKER, PLAY, Contribute, Led, PlaceJoker, Play
from kuluary.testing.play import finish
from kuluary.testing.snapshot import whole

ACTIONS = [*PLAY, BRIBE, *CONTRIBUTE, *LEAVE, *PLACE_JOKER, PASS, Play(-1), Play(52), Contribute(99), PlaceJoker(77)]


def test_the_public_face():
    match = Match.new("suits", seats=4, options={}, seed="any text")
    assert match.over is False
    assert any(not decision.free for decision in match.decisions)
    decision = match.decisions[0]
    assert (decision.seat, decision.prompt, decision.rule, decision.free) == (
        match.view(None).leader,
        "lead",
        "S-3.1",
        False,
    )
    match.play(decision.seat, decision.actions[0])
    assert kuluary.Match.replay(match.log).view(None) == match.view(None)


def test_same_seed_same_game():
    one, two = Match.new("suits", seats=5, seed="same"), Match.new("suits", seats=5, seed="same")
    assert one.log == two.log
    assert one.view(0) == two.view(0)
    assert Match.new("suits", seats=5, seed="other").view(0) != one.view(0)


def test_a_seed_may_be_a_number():
    assert Match.new("suits", seats=3, seed=7).log == Match.new("suits", seats=3, seed="7").log


def test_a_finished_game_has_scores_and_no_questions(finished):
    assert finished.over
    assert finished.decisions == []
    assert finished.scores == finished.result.scores


@pytest.mark.rule("H-1.2")
def test_a_game_in_progress_has_no_result(fresh):
    with pytest.raises(Illegal) as caught:
        _ = fresh.result
    assert (caught.value.reason, caught.value.rule) == ("not_over", "H-1.2")
    with pytest.raises(Illegal):
        _ = fresh.scores


def test_a_seat_is_told_what_it_has_to_answer_before_what_it_may_do_freely():
    match = Match.new("committee", seats=2, seed="free")
    rng = Random(1)
    while not any(decision.free for decision in match.decisions):
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.actions))
    for seat in {decision.seat for decision in match.decisions}:
        own = match.asked(seat)
        assert sorted(map(id, own)) == sorted(id(d) for d in match.decisions if d.seat == seat)
        assert [decision.free for decision in own] == sorted(decision.free for decision in own)


def test_decisions_are_a_copy(fresh):
    fresh.decisions.clear()
    assert fresh.decisions


# Refusals


@pytest.mark.rule("H-1.2")
def test_nothing_is_legal_once_the_game_is_over(finished):
    for action in (PASS, BRIBE, PLAY[3]):
        refusal = finished.explain(0, action)
        assert refusal is not None
        assert (refusal.reason, refusal.rule) == ("over", "H-1.2")


@pytest.mark.rule("H-1.1")
def test_out_of_turn_names_who_is_awaited(fresh):
    leader = fresh.decisions[0].seat
    refusal = fresh.explain((leader + 1) % 3, PLAY[0])
    assert refusal is not None
    assert (refusal.reason, refusal.rule, refusal.args) == ("not_your_turn", "H-1.1", (("seats", (leader,)),))


def test_a_legal_action_needs_no_explanation(fresh):
    decision = fresh.decisions[0]
    assert all(fresh.explain(decision.seat, action) is None for action in decision.actions)


@pytest.mark.rule("H-1.3")
def test_a_refused_action_changes_nothing(fresh):
    before = whole(fresh)
    for seat in range(3):
        for action in ACTIONS:
            if fresh.explain(seat, action) is not None:
                with pytest.raises(Illegal):
                    fresh.play(seat, action)
    assert whole(fresh) == before


def test_a_refusal_reads_well(fresh):
    seat = fresh.decisions[0].seat
    with pytest.raises(Illegal, match=r"leader_must_play, see S-3\.1"):
        fresh.play(seat, BRIBE)
    with pytest.raises(Illegal, match=r"not_in_hand \(card=99\), see S-3\.1"):
        fresh.play(seat, Play(99))


def test_a_refusal_travels_between_processes(fresh):
    with pytest.raises(Illegal) as caught:
        fresh.play(fresh.decisions[0].seat, BRIBE)
    for twin in (pickle.loads(pickle.dumps(caught.value)), copy.deepcopy(caught.value)):
        assert (str(twin), twin.refusal) == (str(caught.value), caught.value.refusal)
        assert (twin.reason, twin.rule) == ("leader_must_play", "S-3.1")


RUBBISH = [
    None,
    0,
    "Play",
    {"type": "suits.Play", "card": 3},
    (0, 3),
    Play,
    object(),
    Led(0, 3),
    Drawn((1,)),
    Play("3"),
    Play(99.0),
    Play(None),
    Play([3]),
    PlaceJoker(1.0),
    PlaceJoker(True),
]


@pytest.mark.parametrize("rubbish", RUBBISH, ids=lambda rubbish: type(rubbish).__name__)
def test_what_is_no_action_is_malformed_and_changes_nothing(fresh, rubbish):
    before = whole(fresh)
    seat = fresh.decisions[0].seat
    with pytest.raises(Malformed):
        fresh.play(seat, rubbish)
    with pytest.raises(Malformed):
        fresh.explain(seat, rubbish)
    assert whole(fresh) == before


@pytest.mark.parametrize("seat", [-1, 3, 99, None, "0", 0.0, 2.0, True, ()])
def test_what_is_no_seat_is_malformed(fresh, seat):
    before = whole(fresh)
    legal = fresh.decisions[0].actions[0]
    with pytest.raises(Malformed, match="seats are 0 to 2"):
        fresh.play(seat, legal)
    with pytest.raises(Malformed, match="seats are 0 to 2"):
        fresh.explain(seat, legal)
    with pytest.raises(Malformed, match="seats are 0 to 2"):
        fresh.undo(seat)
    if seat is not None:
        with pytest.raises(Malformed, match="seats are 0 to 2"):
            fresh.view(seat)
        with pytest.raises(Malformed, match="seats are 0 to 2"):
            fresh.redeal(seat, 1)
    assert whole(fresh) == before


def test_an_equal_action_is_as_good_as_the_listed_one(fresh):
    decision = fresh.decisions[0]
    card = decision.actions[0].card
    fresh.play(decision.seat, Play(card))
    assert fresh.entries[-1][1] is PLAY[card]


# Beginning


@pytest.mark.parametrize("name", ["chess", "", None, 3, ("suits",), ["suits"]])
def test_an_unknown_game_is_refused_by_name(name):
    with pytest.raises(kuluary.BadOption, match=r"unknown game.*known are suits"):
        Match.new(name, seats=3)


@pytest.mark.parametrize("options", [["teams"], "teams", 3, [("teams", True)]])
def test_options_that_are_no_mapping_are_refused(options):
    with pytest.raises(kuluary.BadOption, match="options"):
        Match.new("suits", seats=4, options=options)


def test_options_are_filled_in_and_recorded():
    header = Match.new("suits", seats=4, options={"teams": True}).header
    assert header.options == {"teams": True, "deck": "standard", "jokers": "pooled", "power": "pooled"}


def test_later_changes_of_the_given_options_do_not_matter():
    options = {"teams": True}
    match = Match.new("suits", seats=4, options=options)
    options["teams"] = False
    assert match.header.options["teams"] is True


# Clones


def test_a_clone_is_equal_and_independent(fresh):
    twin = fresh.clone()
    assert whole(twin) == whole(fresh)
    before = whole(fresh)
    finish(twin, Random(2))
    assert whole(fresh) == before


def test_a_shallow_copy_is_a_clone_too(fresh):
    position = fresh.position
    for thing in (fresh, position):
        twin = copy.copy(thing)
        decision = twin.decisions[0]
        twin.play(decision.seat, decision.actions[0])
        assert twin.state is not thing.state
        assert decision in thing.decisions


def test_a_clone_has_the_same_chance_to_come(fresh):
    one, two = finish(fresh.clone(), Random(3)), finish(fresh.clone(), Random(3))
    assert one.log == two.log
    assert whole(one) == whole(two)


def test_a_clone_of_a_redealt_match_is_independent_too(fresh):
    deal = fresh.redeal(0, "sample")
    one, two = deal.clone(), deal.clone()
    assert finish(one, Random(4)).entries == finish(two, Random(4)).entries
    assert finish(deal, Random(4)).entries == one.entries
