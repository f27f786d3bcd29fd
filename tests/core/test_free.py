"""Free actions, dice and steps that explain nothing, with a toy game on the shelf."""

from __future__ import annotations

from random import Random

import pytest
from tests.core.toy import Take, Toy, Wave, Waved

import kuluary
from kuluary.core import CHANCE, PASS, Illegal, Malformed, Match, RandomChance, playout, random_playout
from kuluary.core import game as shelf
from kuluary.core.verify import verify
from kuluary.games.suits.words import BRIBE
from kuluary.testing.play import finish, positions
from kuluary.testing.snapshot import whole


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch):
    monkeypatch.setitem(shelf._SHELF, "toy", Toy())


@pytest.fixture
def toy() -> Match:
    return Match.new("toy", seats=3, seed="toy")


def asked(match: Match, seat: int, *, free: bool = False) -> list[str]:
    return [decision.prompt for decision in match.decisions if decision.seat == seat and decision.free is free]


def versions(match: Match) -> dict[tuple[int, str], int]:
    return {(decision.seat, decision.prompt): decision.version for decision in match.decisions}


def test_free_questions_stand_beside_the_others(toy):
    for seat in range(3):
        assert asked(toy, seat) == ["take"]
        assert asked(toy, seat, free=True) == ["wave"]


def test_a_free_action_leaves_the_question_open(toy):
    toy.play(1, Wave())
    assert asked(toy, 1) == ["take"]
    assert asked(toy, 1, free=True) == []
    assert toy.news[-1][1].event == Waved(1)


def test_who_has_answered_may_still_act_freely(toy):
    toy.play(0, PASS)
    toy.play(0, Wave())
    assert asked(toy, 0) == []
    assert toy.explain(0, Take()).reason == "not_your_turn"


def test_only_those_who_must_answer_are_awaited(toy):
    toy.play(0, PASS)
    refusal = toy.explain(0, Take())
    assert dict(refusal.args) == {"seats": (1, 2)}


def test_a_free_action_that_is_spent_is_explained_by_the_game(toy):
    toy.play(1, Wave())
    refusal = toy.explain(1, Wave())
    assert (refusal.reason, refusal.rule) == ("waved", "T-2.1")


def test_a_step_without_a_word_of_its_own_still_names_the_clause(toy):
    refusal = toy.explain(0, Take(twice=True))
    assert (refusal.reason, refusal.rule) == ("not_offered", "T-1.2")


def test_an_action_of_another_game_is_malformed(toy):
    with pytest.raises(Malformed, match="no action of toy"):
        toy.play(0, BRIBE)


def test_a_free_action_of_another_seat_leaves_my_questions_as_they_were(toy):
    before = versions(toy)
    toy.play(1, Wave())
    after = versions(toy)
    assert after[0, "take"] == before[0, "take"]
    assert after[0, "wave"] == before[0, "wave"]
    assert after[1, "take"] > before[1, "take"]


def test_a_free_action_can_be_taken_back(toy):
    before = whole(toy)
    toy.play(2, Wave())
    toy.undo(2)
    assert whole(toy) == before


def test_a_roll_cannot_be_taken_back(toy):
    for seat in range(3):
        toy.play(seat, Take())
    assert [toy.undo_start(seat) for seat in range(3)] == [None] * 3


def test_a_game_with_free_actions_is_replayed(toy):
    match = finish(toy, Random(3))
    again = Match.replay(kuluary.decode(kuluary.encode(match.log)))
    assert whole(again) == whole(match)
    assert verify(match.log).ok


def test_versions_of_a_replayed_game_with_free_actions_are_the_same(toy):
    for match in positions(toy, Random(4)):
        assert Match.replay(match.log, key=match.key).decisions == match.decisions


def test_dice_are_logged_with_their_faces(toy):
    seat, outcome = toy.entries[0]
    assert seat == CHANCE
    assert outcome.values[0] in range(6)
    assert toy.view(0)[0] == outcome.values[0] + 1


def test_when_the_game_is_over_nothing_is_free(toy):
    match = finish(toy, Random(5))
    assert match.decisions == []
    with pytest.raises(Illegal):
        match.play(0, Wave())


def test_the_bare_loops_know_free_actions():
    game = Toy()
    counts = set()
    for seed in range(20):
        rng = Random(seed)
        state = game.begin(3, {"rolls": 2})
        counts.add(random_playout(game, state, RandomChance(rng), rng.random))
        assert not state.agenda
    assert {8, 9} <= counts <= {6, 7, 8, 9}


def test_the_chooser_of_the_bare_loop_sees_free_questions():
    game = Toy()
    seen = set()

    def choose(_, decisions):
        seen.update((decision.prompt, decision.free) for decision in decisions)
        decision = decisions[-1]
        return decision, decision.actions[0]

    state = game.begin(2, {"rolls": 1})
    assert playout(game, state, RandomChance(Random(1)), choose) == 4
    assert seen == {("take", False), ("wave", True)}
    assert state.waved == [True, True]


def test_a_game_taken_off_the_shelf_is_unknown(monkeypatch):
    monkeypatch.delitem(shelf._SHELF, "toy")
    with pytest.raises(kuluary.BadOption, match="unknown game 'toy'"):
        Match.new("toy", seats=2)


def test_words_of_different_games_do_not_mix():
    assert kuluary.encode(Take()) == '{"type":"toy.Take","twice":false}'
    assert kuluary.decode('{"type":"toy.Take"}') == Take()
    with pytest.raises(Malformed):
        kuluary.decode('{"type":"suits.Take"}')
