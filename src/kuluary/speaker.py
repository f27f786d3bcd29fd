"""Puts what happens in a game into words of a language, from the message files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from kuluary.core import (
    Action,
    BadOption,
    Decision,
    Event,
    Line,
    Malformed,
    Match,
    News,
    Pass,
    Position,
    Refusal,
    Text,
    game_names,
)
from kuluary.core.text import action_text, event_text, line_text, prompt_text, refusal_text
from kuluary.languages import FALLBACK, languages, message_files

Thing = Decision | Action | Event | News | Refusal | Line | Text
"""What has words."""


def describe(match: Match | Position, thing: Thing, language: str = FALLBACK) -> str:
    """Put a question, an answer, an event, a refusal or a line of the score sheet into words."""
    if language not in languages():
        raise BadOption(f"unknown language {language!r}: known are {', '.join(languages())}")
    return _speaker(language, game_names()).say(_text(match, thing))


def _text(match: Match | Position, thing: Thing) -> Text:
    game, state = match.game, match.state
    if isinstance(thing, Text):
        return thing
    if isinstance(thing, Decision):
        return prompt_text(game, state, thing)
    if isinstance(thing, News):
        return event_text(game, state, thing.event)
    if isinstance(thing, Event):
        return event_text(game, state, thing)
    if isinstance(thing, Refusal):
        return refusal_text(game, state, thing)
    if isinstance(thing, Line):
        return line_text(game, state, thing)
    if isinstance(thing, (Pass, *game.words)):
        asked = next((decision for decision in match.decisions if thing in decision.actions), None)
        return action_text(game, state, thing, asked)
    raise Malformed(f"{thing!r} has no words")


class Speaker:
    """Says texts in one language, from our folders and `more`; `name` gives the name of whoever sits at a seat."""

    def __init__(self, language: str, name: Callable[[int], str] | None = None, *, more: Sequence[Path] = ()) -> None:
        self.language = language
        self._name = name or self._plain_name
        self._bundle = _bundle(language, *(path.read_text(encoding="utf-8") for path in message_files(language, more)))

    def say(self, text: Text | str, **args: object) -> str:
        """Give the message; a key that has none is shown itself."""
        if isinstance(text, str):
            text = Text(text, tuple(args.items()))
        if not self._bundle.has_message(text.key):
            return text.key
        pattern = self._bundle.get_message(text.key).value
        if pattern is None:
            return text.key
        message, _ = self._bundle.format_pattern(pattern, self._values(text))
        return str(message)

    def faults(self, text: Text) -> list[str]:
        """List what is wrong with a text and those inside it: no message, or an argument that is not given."""
        found = []
        for _, value in text.args:
            for inner in value if isinstance(value, tuple) else (value,):
                found += self.faults(inner) if isinstance(inner, Text) else []
        pattern = self._bundle.get_message(text.key).value if self._bundle.has_message(text.key) else None
        if pattern is None:
            return [*found, f"no message {text.key}"]
        _, errors = self._bundle.format_pattern(pattern, self._values(text))
        return [*found, *(f"{text.key}: {error}" for error in errors)]

    def _values(self, text: Text) -> dict[str, Any]:
        """Give the arguments of a text in words, and more that messages choose by.

        A list brings its length along, as `<name>_count`; a seat is never the reader: `<name>_is` is other.
        """
        counts = {f"{name}_count": len(value) for name, value in text.args if isinstance(value, tuple)}
        seats = {f"{name}_is": "other" for name, _ in text.args if _is_seat(name)}
        return counts | seats | {name: self._value(name, value) for name, value in text.args}

    def _value(self, name: str, value: object) -> Any:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, tuple):
            return "; ".join(str(self._value("seat" if name == "seats" else "", item)) for item in value)
        if _is_seat(name) and isinstance(value, int):
            return self._name(value)
        if isinstance(value, bool):
            return "true" if value else "false"
        return "" if value is None else value

    def _plain_name(self, seat: int) -> str:
        return self.say("house-plain-name", number=seat + 1)


def _is_seat(name: str) -> bool:
    return name == "seat" or name.endswith("_seat")


@lru_cache(8)
def _bundle(language: str, *files: str) -> Any:
    """Read the messages in these files: once, as it takes most of a second."""
    from fluent.runtime import FluentBundle, FluentResource  # here: the engine itself needs no package

    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file))
    return bundle


@cache
def _speaker(language: str, _games: tuple[str, ...]) -> Speaker:
    """Give a speaker that knows the words of these games."""
    return Speaker(language)
