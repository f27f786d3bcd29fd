"""Laws that hold in every position reached by random play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

import kuluary
from kuluary.core import PASS, Action, Decision, RandomChance, random_playout
from kuluary.games.power import GAME
from kuluary.games.power.redeal import redeal
from kuluary.games.power.rules.scoring import lines, result, total
from kuluary.games.power.state import PowerState, answers
from kuluary.games.power.words.actions import ACTIONS

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"professionals": True, "deal": "experienced"}),
    (4, {"professionals": True, "overdiscard": True, "emissary_blocks_positional": True}),
    (5, {"deal": "experienced", "corporations": "all"}),
    (5, {"professionals": True}),
    (1, {"falcon": {"level": "beginner", "personality": "manager"}, "deal": "experienced"}),
    (1, {"falcon": {"level": "medium", "personality": "negotiator"}}),
    (1, {"falcon": {"level": "high", "personality": "manager"}, "professionals": True}),
    (1, {"falcon": {"level": "maximum", "personality": "negotiator"}, "professionals": True}),
]
STRIDE = 11
"""Costly laws are looked at in every so many positions."""


def _flat(value: object) -> Iterator[Action]:
    if isinstance(value, tuple):
        for item in value:
            yield from _flat(item)
    elif isinstance(value, Action):
        yield value


EVERYTHING = [PASS, *(a for value in vars(answers).values() for a in _flat(value))]
"""Every action there is."""


def positions(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[int, kuluary.Match]]:
    """Play a match at random and stop at every question."""
    match = kuluary.Match.new("power", seats=seats, options=options, seed=seed)
    rng = Random(seed)
    number = 0
    while not match.over:
        yield number, match
        number += 1
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.actions))
    yield number, match


def bare(decisions: list[Decision], seat: int) -> list[Decision]:
    return [replace(decision, version=0) for decision in decisions if decision.seat == seat]


def snapshot(state: PowerState) -> list[object]:
    """Give every slot of a position, copied."""
    kept = [slot for slot in PowerState.__slots__ if slot != "setup"]
    return [list(value) if isinstance(value := getattr(state, slot), list) else value for slot in [*kept, "agenda"]]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_pieces_and_cards_are_conserved_and_every_game_ends(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        for _, match in positions(seats, options, seed):
            GAME.check(match.state)
        assert match.over
        assert match.result.winners


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_asking_changes_nothing_and_a_clone_is_independent(seats: int, options: dict[str, Any]) -> None:
    for number, match in positions(seats, options, 11):
        if match.over or number % STRIDE:
            continue
        before = snapshot(match.state)
        match.state.agenda[-1].ask(match.state)
        GAME.free(match.state)
        match.view(0)
        twin = match.state.clone()
        rng = Random(number)
        random_playout(GAME, twin, RandomChance(rng), rng.random)
        GAME.check(twin)
        assert snapshot(match.state) == before


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_log_replays_to_the_same_game(seats: int, options: dict[str, Any]) -> None:
    *_, (_, match) = positions(seats, options, 5)
    again = kuluary.Match.replay(kuluary.decode(kuluary.encode(match.log)))
    assert again.result == match.result
    assert snapshot(again.state) == snapshot(match.state)
    assert kuluary.encode(again.view(0)) == kuluary.encode(match.view(0))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing_it_receives(seats: int, options: dict[str, Any]) -> None:
    rng = Random(7)
    for number, match in positions(seats, options, 7):
        if match.over or number % STRIDE:
            continue
        for seat in [*range(seats), None]:
            twin = match.redeal(seat, number)
            GAME.check(twin.state)
            assert kuluary.encode(twin.view(seat)) == kuluary.encode(match.view(seat))
            assert [item for _, item in twin.news] == [item for _, item in match.news if item.visible_to(seat)]
            if seat is not None:
                assert bare(twin.decisions, seat) == bare(match.decisions, seat)
                for action in rng.sample(EVERYTHING, 12):
                    assert twin.explain(seat, action) == match.explain(seat, action)
            assert [decision.seat for decision in twin.decisions] == [decision.seat for decision in match.decisions]


def test_a_redeal_depends_on_nothing_the_seat_cannot_know() -> None:
    for number, match in positions(4, {"professionals": True, "deal": "experienced"}, 3):
        if match.over or number % STRIDE:
            continue
        twin = redeal(match.state, 0, Random(number))
        first, second = redeal(match.state, 0, Random(1)), redeal(twin, 0, Random(1))
        assert (first.hands, first.alliance_bag, first.alliance_top) == (
            second.hands,
            second.alliance_bag,
            second.alliance_top,
        )
        assert (first.professionals, first.professional_bag) == (second.professionals, second.professional_bag)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_refusal_has_a_reason_of_the_game_and_its_clause(seats: int, options: dict[str, Any]) -> None:
    rng = Random(9)
    for number, match in positions(seats, options, 9):
        if match.over or number % STRIDE:
            continue
        for decision in match.decisions:
            for action in rng.sample(EVERYTHING, 20):
                refusal = match.explain(decision.seat, action)
                if refusal is None or (refusal.reason == "not_your_turn" and decision.free):
                    continue
                assert refusal.reason != "not_offered", (match.state.agenda[-1], action)
                assert refusal.rule.startswith("P-")
                assert kuluary.decode(kuluary.encode(refusal)) == refusal


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_actions_events_and_views_survive_the_wire(seats: int, options: dict[str, Any]) -> None:
    for number, match in positions(seats, options, 13):
        for decision in match.decisions:
            for action in decision.actions:
                assert kuluary.decode(kuluary.encode(action)) == action
        if number % STRIDE == 0:
            assert kuluary.decode(kuluary.encode(match.view(0))) == match.view(0)
    for _, item in match.news:
        assert kuluary.decode(kuluary.encode(item)) == item


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_scores_come_from_the_lines(seats: int, options: dict[str, Any]) -> None:
    *_, (_, match) = positions(seats, options, 17)
    for score in match.scores:
        assert score.total == sum(line.points for line in score.lines) == total(match.state, score.seat)
        assert score.lines == lines(match.state, score.seat)
    assert result(match.state.clone()) == match.result


def test_every_action_has_one_instance() -> None:
    classes = {type(action) for action in EVERYTHING}
    assert classes >= set(ACTIONS)
    assert all(len(fields(cls)) <= 2 for cls in ACTIONS)
    assert len(EVERYTHING) == len(set(EVERYTHING))
