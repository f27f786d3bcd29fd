"""Reading values out of a content table, with errors that say where and what is allowed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kuluary.core import Table
from kuluary.core.content import FLAG, Why, between, one_of
from kuluary.games.committee.content.records import ACTION, CALM, GAIN, LIMIT, PARTS, RELIEF, Check, IncomeParts, Part
from kuluary.games.committee.words.names import CARGO, COLOUR, COLOURS, DOC, RESOURCE, RESOURCES, SYMBOL
from kuluary.games.committee.words.views import Price

_CHECK: Final = re.compile(r"([a-z]+)(\d+)")
PROVENANCE: Final = ("inferred", "derived")
_MOVES: Final = {"limit_doc": LIMIT, "calm": CALM, "relief": RELIEF, "action": ACTION}


@dataclass(frozen=True)
class Entry:
    """One table of a content file: where it stands, and what it says."""

    table: Table
    section: str
    key: str
    data: Mapping[str, Any]
    name: str
    weak: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def refuse(self, message: str, key: str | None = None, why: Why | None = None) -> Any:
        """Raise ContentError at this entry."""
        self.table.refuse(self.section, key or self.key, f"{self.name}: {message}", why)

    def allow(self, *keys: str) -> None:
        """Refuse keys that mean nothing here, and note which fields are not from the rulebook."""
        for key in self.data:
            if key not in keys and key not in PROVENANCE:
                self.refuse(f"unknown field {key!r}: fields are {', '.join(keys)}", key)
        weak = tuple(self.names("inferred", None) + self.names("derived", None))
        if weak:
            self.weak[self.name] = weak

    def sub(self, key: str) -> Entry:
        """Give an inline table of this entry."""
        data = self.data[key]
        if not isinstance(data, dict):
            self.refuse(f"{key} must be a table, such as {{ doc = 2 }}", key)
        at = self.key or key
        return Entry(self.table, self.section, at, data, f"{self.name}.{key}", self.weak)

    def number(self, key: str, default: int | None = None, *, most: int = 99) -> int:
        """Give a whole number."""
        value = self.data.get(key, default)
        if type(value) is not int or not 0 <= value <= most:
            self.refuse(f"{key} must be a number from 0 to {most}, not {value!r}", key, between(0, most))
        assert isinstance(value, int)
        return value

    def flag(self, key: str) -> bool:
        """Give yes or no; no where it is not said."""
        value = self.data.get(key, False)
        if type(value) is not bool:
            self.refuse(f"{key} must be true or false, not {value!r}", key, FLAG)
        return bool(value)

    def name_of(self, key: str, allowed: Sequence[str], default: str | None = None) -> str:
        """Give one of some names."""
        value = self.data.get(key, default)
        if value not in allowed:
            self.refuse(f"unknown {key} {value!r}: allowed are {', '.join(allowed)}", key, one_of(allowed))
        return str(value)

    def names(self, key: str, allowed: Sequence[str] | None) -> list[str]:
        """Give a list of names."""
        values = self.data.get(key, [])
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            self.refuse(f"{key} must be a list of names, not {values!r}", key)
        for value in values:
            if allowed is not None and value not in allowed:
                self.refuse(f"unknown {key} {value!r}: allowed are {', '.join(allowed)}", key, one_of(allowed))
        return list(values)

    def numbers(self, key: str) -> tuple[int, ...]:
        """Give a list of whole numbers."""
        values = self.data.get(key)
        if not isinstance(values, list) or not all(type(value) is int for value in values):
            self.refuse(f"{key} must be a list of numbers, not {values!r}", key)
        assert isinstance(values, list)
        return tuple(values)

    def check(self, key: str) -> Check | None:
        """Give a check, written like "an4" or "any5"."""
        return self.read_check(self.data[key], key) if key in self.data else None

    def read_check(self, text: object, key: str) -> Check:
        """Give a check from its text."""
        found = _CHECK.fullmatch(text) if isinstance(text, str) else None
        if found is None or found.group(1) not in COLOUR:
            self.refuse(f'{text!r} is no check: one is written like "an4", colours are {", ".join(COLOURS)}', key)
        assert found is not None
        return Check(COLOUR[found.group(1)], int(found.group(2)))

    def price(self, key: str) -> Price | None:
        """Give a price, or None where there is none."""
        if key not in self.data:
            return None
        entry = self.sub(key)
        entry.allow("doc", "med", "eq", "fuel", "any", "same")
        counts = {kind: entry.number(kind, 0) for kind in ("doc", "med", "eq", "fuel", "any")}
        same = entry.number("same", 0)
        return Price(same=(same,) if same else (), **counts)

    def income(self, key: str) -> IncomeParts:
        """Give an income, part by part; empty where there is none."""
        return self.sub(key).parts() if key in self.data else ()

    def parts(self) -> IncomeParts:
        """Read this entry itself as an income; every piece of cargo is a part, to be chosen or declined by itself."""
        self.allow("doc", "med", "eq", "fuel", "any", "one_of", "limit_doc", "calm", "relief", "action")
        parts = []
        for name in self.data:
            if name == RESOURCES[DOC]:
                parts.append(Part(GAIN, self.number(name), (DOC,)))
            elif name in RESOURCE:
                parts += [Part(GAIN, 1, (RESOURCE[name],))] * self.number(name)
            elif name == "any":
                parts += [Part(GAIN, 1, CARGO)] * self.number(name)
            elif name == "one_of":
                parts.append(Part(GAIN, 1, tuple(RESOURCE[one] for one in self.names(name, tuple(RESOURCE)))))
            elif name in _MOVES:
                parts.append(Part(_MOVES[name], self.number(name)))
        if len(parts) > PARTS:
            self.refuse(f"an income has at most {PARTS} parts")
        if not parts:
            self.refuse("an income must bring something")
        return tuple(parts)

    def symbols(self) -> tuple[int, ...]:
        """Give the symbols of a cell or ally."""
        names = self.names("symbols", tuple(SYMBOL))
        if len(names) > 2 or "anomaly" in names:
            self.refuse("a cell or ally shows none to two symbols, and the Anomaly is none", "symbols")
        return tuple(SYMBOL[name] for name in names)

    def supply(self, key: str) -> tuple[int, int, int]:
        """Give what goes from the fund to the limit: documents, any cargo, calm."""
        if key not in self.data:
            return (0, 0, 0)
        entry = self.sub(key)
        entry.allow("doc", "any", "calm")
        return (entry.number("doc", 0), entry.number("any", 0), entry.number("calm", 0))


def entries(table: Table, section: str, weak: dict[str, tuple[str, ...]]) -> dict[str, Entry]:
    """Give every sub-table of a section by its name."""
    data = table.data.get(section)
    if not isinstance(data, dict):
        table.refuse(section, "", f"there is no section [{section}]")
    assert isinstance(data, dict)
    found = {}
    for key, value in data.items():
        if not isinstance(value, dict):
            table.refuse(section, key, f"{section}.{key} must be a table")
        name = f"{section}.{key}"
        has_lines = (name, "") in table.lines
        found[key] = Entry(table, name if has_lines else section, "" if has_lines else key, value, name, weak)
    return found


def expect(table: Table, section: str, found: Mapping[str, object], wanted: Sequence[str]) -> None:
    """Refuse a section that lacks an id or has one too many."""
    for key in found:
        if key not in wanted:
            table.refuse(section, key, f"unknown {section} {key!r}: ids are {', '.join(wanted)}")
    missing = [key for key in wanted if key not in found]
    if missing:
        table.refuse(section, "", f"no {section} {', '.join(missing)}")
