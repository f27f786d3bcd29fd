"""Laws of «Тайная власть» beside those that every game keeps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any, ClassVar

import pytest

from kuluary.core import PASS, Action
from kuluary.games.power.rules.action_phase import legal_actions
from kuluary.games.power.rules.infiltration import least_pieces, operation_pieces, reach, shadows_at
from kuluary.games.power.rules.scoring import lines, total
from kuluary.games.power.state import answers
from kuluary.games.power.words.actions import ACTIONS, Infiltrate, RunOperation
from kuluary.testing import Table
from kuluary.testing.conformance import GameConformance
from kuluary.testing.play import finish, positions

TABLES = (
    Table("power", 2, {}),
    Table("power", 3, {"professionals": True, "deal": "experienced"}),
    Table("power", 4, {"professionals": True, "overdiscard": True, "emissary_blocks_positional": True}),
    Table("power", 5, {"deal": "experienced", "corporations": "all"}),
    Table("power", 5, {"professionals": True}),
    Table("power", 1, {"falcon": {"level": "beginner", "personality": "manager"}, "deal": "experienced"}),
    Table("power", 1, {"falcon": {"level": "medium", "personality": "negotiator"}}),
    Table("power", 1, {"falcon": {"level": "high", "personality": "manager"}, "professionals": True}),
    Table("power", 1, {"falcon": {"level": "maximum", "personality": "negotiator"}, "professionals": True}),
)


def _flat(value: object) -> Iterator[Action]:
    if isinstance(value, tuple):
        for item in value:
            yield from _flat(item)
    elif isinstance(value, Action):
        yield value


EVERYTHING = [PASS, *(a for value in vars(answers).values() for a in _flat(value))]
"""Every action there is."""


class TestEveryAction(GameConformance):
    """Whatever action there is, asked about anywhere, is refused in words that give nothing away."""

    game = "power"
    laws = ("refusals", "secrecy")
    tables = TABLES
    settings: ClassVar[dict[str, Any]] = {"actions": EVERYTHING}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_score_is_what_its_lines_add_up_to(table: Table) -> None:
    match = finish(table.new("lines"), Random(17))
    assert match.result.winners
    for score in match.scores:
        assert score.total == total(match.state, score.seat)
        assert score.lines == lines(match.state, score.seat)


@pytest.mark.rule("P-4.2")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_list_of_a_turn_takes_what_the_rules_of_infiltration_say(table: Table) -> None:
    """The busiest list of the game is written out in one go: it agrees with the chapter it was written from."""
    for match in positions(table.new("least"), Random(23)):
        state = match.state
        for seat in range(table.seats):
            active = state.active[seat]
            takes = {
                Infiltrate(state.row[place], pieces)
                for place in range(reach(state, seat))
                if state.holders[place] != seat
                for shadows in [shadows_at(state, seat, place, spent=state.spent)]
                for pieces in range(least_pieces(state, place, shadows), active + 1)
            }
            runs = operation_pieces(state, seat, spent=state.spent) <= active
            listed = legal_actions(state, seat)
            assert {action for action in listed if isinstance(action, Infiltrate)} == takes
            assert [action for action in listed if isinstance(action, RunOperation)] == (
                [RunOperation(state.operations)] if runs else []
            )


def test_every_action_has_one_instance() -> None:
    classes = {type(action) for action in EVERYTHING}
    assert classes >= set(ACTIONS)
    assert all(len(fields(cls)) <= 2 for cls in ACTIONS)
    assert len(EVERYTHING) == len(set(EVERYTHING))
