"""Puts texts into words of a language, from the message files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from kuluary.core import Text
from kuluary.languages import message_files


class Speaker:
    """Says texts in one language; `name` gives the name of whoever sits at a seat."""

    def __init__(self, language: str, name: Callable[[int], str] | None = None) -> None:
        self.language = language
        self._name = name or self._plain_name
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in message_files(language):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(self, text: Text | str, **args: object) -> str:
        """Give the message; a key that has none is shown itself."""
        if isinstance(text, str):
            text = Text(text, tuple(args.items()))
        if not self._bundle.has_message(text.key):
            return text.key
        pattern = self._bundle.get_message(text.key).value
        if pattern is None:
            return text.key
        values = {name: self._value(name, value) for name, value in text.args}
        message, _ = self._bundle.format_pattern(pattern, values)
        return str(message)

    def _value(self, name: str, value: object) -> Any:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, tuple):
            return "; ".join(str(self._value("seat" if name == "seats" else "", item)) for item in value)
        if (name == "seat" or name.endswith("_seat")) and isinstance(value, int):
            return self._name(value)
        if isinstance(value, bool):
            return "true" if value else "false"
        return "" if value is None else value

    def _plain_name(self, seat: int) -> str:
        return self.say("house-plain-name", number=seat + 1)
