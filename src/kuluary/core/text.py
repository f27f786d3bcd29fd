"""Words without a language: a key of the message files and its arguments."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any

from kuluary.core.event import record

if TYPE_CHECKING:
    from kuluary.core.decision import Action, Decision
    from kuluary.core.errors import Refusal
    from kuluary.core.event import Event
    from kuluary.core.game import Game, Line
    from kuluary.core.state import State

HOUSE_REASONS = frozenset(
    {"over", "not_over", "not_your_turn", "not_offered", "revealed", "not_played", "asked_before"}
)
"""Reasons of refusals that hold in every game; their texts belong to the house."""


@record
class Text:
    """A message key with arguments; an argument is a number, a string, another text, or a list of them.

    An argument named `seat` (or ending in `_seat`) holds a seat number, `seats` a list of them: who sits there is known
    to the reader only.
    """

    key: str
    args: tuple[tuple[str, object], ...] = ()


def action_text(game: Game, state: State, action: Action, decision: Decision | None) -> Text:
    """Name an answer to a decision: `suits-do-play`; passing is named by its question: `power-pass-conclude`."""
    name = _kebab(type(action).__name__)
    if name != "pass":
        return Text(f"{game.name}-do-{name}", _fields(game, state, action))
    return Text("house-pass" if decision is None else f"{game.name}-pass-{_dashed(decision.prompt)}")


def prompt_text(game: Game, state: State, decision: Decision) -> Text:
    """Word a question: `suits-ask-follow`."""
    return Text(f"{game.name}-ask-{_dashed(decision.prompt)}", _args(game, state, decision.args))


def event_text(game: Game, state: State, event: Event) -> Text:
    """Tell what happened: `suits-saw-round-taken`."""
    return Text(f"{game.name}-saw-{_kebab(type(event).__name__)}", _fields(game, state, event))


def refusal_text(game: Game, state: State, refusal: Refusal) -> Text:
    """Say why not: `suits-why-must-follow`, or `house-why-over` for what holds in every game."""
    owner = "house" if refusal.reason in HOUSE_REASONS else game.name
    return Text(f"{owner}-why-{_dashed(refusal.reason)}", _args(game, state, refusal.args))


def line_text(game: Game, state: State, line: Line) -> Text:
    """Name a line of the score sheet: `suits-line-guild`."""
    return Text(f"{game.name}-line-{_dashed(line.key)}", _args(game, state, line.args))


def _fields(game: Game, state: State, word: Any) -> tuple[tuple[str, object], ...]:
    return tuple([(name, game.noun(state, name, getattr(word, name))) for name in _names(word.__class__)])


def _args(game: Game, state: State, args: tuple[tuple[str, object], ...]) -> tuple[tuple[str, object], ...]:
    return tuple([(name, game.noun(state, name, value)) for name, value in args])


@cache
def _names(word: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(word))


@cache
def _dashed(name: str) -> str:
    return name.replace("_", "-")


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
