"""Puts texts into words of a language, from the message files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from kuluary.core import Text

HOME: Final = Path(__file__).parent / "locales"
LANGUAGES: Final = ("ru", "en")


class Speaker:
    """Says texts in one language; `name` gives the name of whoever sits at a seat."""

    def __init__(
        self, language: str, name: Callable[[int], str] | None = None, *, homes: Sequence[Path] = (HOME,)
    ) -> None:
        self.language = language
        self._name = name or _plain_name(language)
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in (path for home in homes for path in sorted((home / language).glob("*.ftl"))):
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
        """Give the arguments of a text in words; a list brings its length along, as `<name>_count`."""
        counts = {f"{name}_count": len(value) for name, value in text.args if isinstance(value, tuple)}
        return counts | {name: self._value(name, value) for name, value in text.args}

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


def _plain_name(language: str) -> Callable[[int], str]:
    word = "Игрок" if language == "ru" else "Player"
    return lambda seat: f"{word} {seat + 1}"
