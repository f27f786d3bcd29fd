"""A pack laid out to be read and edited: files, sections, fields, each value with where it comes from."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kuluary.core import ContentError, Pack, Table, changes, content_of, find_game
from kuluary.core.content import DEEPEST, PROVENANCE, Why, mark_of, too_deep, values_of
from kuluary.core.toml import read_value, toml_value
from kuluary.server.protocol import words

Path = tuple[str, ...]

MOST_FAULTS = 20
"""Of what is wrong with a pack, so much is said at once."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A new value of one field, in TOML notation; nothing at all takes the field away."""

    file: str
    section: Path
    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a pack, and where."""

    file: str
    section: Path
    key: str
    message: str
    why: Why | None = None

    def shown(self) -> words.PackFault:
        """As it is sent."""
        return {
            "file": self.file,
            "section": self.section,
            "key": self.key,
            "message": self.message,
            "reason": None if self.why is None else self.why.reason,
            "facts": {} if self.why is None else dict(self.why.facts),
        }


def lay_out(pack: Pack) -> list[words.PackFile]:
    """Give every value of a pack beside what the standard pack says there."""
    standard = find_game(pack.game).standard
    return [
        {"name": name, "sections": [_section(pack, standard, name, path) for path in sections(standard.tables[name])]}
        for name in standard.tables
    ]


def sections(table: Table) -> list[Path]:
    """Give the sections of a file in the order it was written in; the first is the file itself."""
    named = [tuple(section.split(".")) for section, key in table.lines if section and not key]
    return [(), *dict.fromkeys(named)]


def _section(pack: Pack, standard: Pack, file: str, path: Path) -> words.PackSection:
    inner = {
        other[len(path)] for other in sections(standard.tables[file]) if len(other) > len(path) == _common(other, path)
    }
    theirs = _at(standard, file, path)
    ours = _at(pack, file, path)
    keys = [key for key in dict.fromkeys([*theirs, *ours]) if key not in inner and key not in PROVENANCE]
    return {"path": path, "fields": [_field(ours, theirs, key) for key in keys]}


def _field(ours: Mapping[str, Any], theirs: Mapping[str, Any], key: str) -> words.PackField:
    value, usual = values_of(ours.get(key)), values_of(theirs.get(key))
    found: words.PackField = {
        "key": key,
        "value": value,
        "text": "" if value is None else toml_value(value),
        "mark": _mark(ours, key),
        "usual": usual,
        "usual_text": None if usual is None else toml_value(usual),
        "changed": value != usual,
    }
    if isinstance(value, list) and value and all(type(item) is int for item in value):
        found["marks"] = [mark_of(ours, key, number) for number in range(1, len(value) + 1)]
    return found


def _mark(data: Mapping[str, Any], key: str) -> str:
    """Say where a value comes from: what its entry says of it, or what is said inside it."""
    if (mark := mark_of(data, key)) != "stated":
        return mark
    return next((mark for mark in PROVENANCE if _says(data.get(key), mark)), "stated")


def _says(value: Any, mark: str) -> bool:
    if isinstance(value, dict):
        return bool(value.get(mark)) or any(_says(item, mark) for item in value.values())
    return isinstance(value, list) and any(_says(item, mark) for item in value)


def _at(pack: Pack, file: str, path: Path) -> Mapping[str, Any]:
    found: Any = pack.tables[file].data if file in pack.tables else {}
    for part in path:
        found = found.get(part) if isinstance(found, dict) else None
    return found if isinstance(found, dict) else {}


def _common(one: Path, other: Path) -> int:
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


# Editing


def apply(pack: Pack, edits: Sequence[Edit], sources: Mapping[str, str] | None = None) -> tuple[Pack, list[Fault]]:
    """Give the pack with other values, and the edits that are no values at all; those are left out.

    `sources` says where values come from, in place of what the pack says; only of what differs from the standard pack.
    """
    tables = {name: copy.deepcopy(table.data) for name, table in pack.tables.items()}
    faults = []
    for edit in edits:
        try:
            _set(tables, edit)
        except ContentError as error:
            faults.append(Fault(edit.file, edit.section, edit.key, str(error), error.why))
    edited = replace(pack, tables={name: Table(name, data) for name, data in tables.items()})
    told = pack.sources if sources is None else sources
    places = {place for one in changes(find_game(pack.game).standard, edited) for place in _ways(one.file, one.path)}
    return replace(edited, sources={place: source for place, source in told.items() if place in places}), faults


def _set(tables: dict[str, dict[str, Any]], edit: Edit) -> None:
    found: Any = tables.get(edit.file)
    for part in edit.section:
        found = found.get(part) if isinstance(found, dict) else None
    if not isinstance(found, dict):
        raise ContentError(f"{edit.file} has no section {'.'.join(edit.section)}")
    if not edit.key or edit.key in PROVENANCE:
        raise ContentError(f"{edit.key!r} is no name of a value")
    before = found.get(edit.key)
    if edit.text.strip():
        found[edit.key] = _renewed(before, read_value(edit.text))
    else:
        found.pop(edit.key, None)
    _forget_marks(found, edit.key, before)


def _renewed(before: Any, value: Any) -> Any:
    """Give a new value; what is the same in it as before keeps its provenance."""
    if isinstance(before, list) and isinstance(value, list) and len(before) == len(value):
        return [_renewed(*pair) for pair in zip(before, value, strict=True)]
    if not isinstance(before, dict) or not isinstance(value, dict):
        return value
    found = {key: _renewed(before.get(key), item) for key, item in value.items() if key not in PROVENANCE}
    for mark in PROVENANCE:
        same = [name for name in before.get(mark, ()) if values_of(before.get(name)) == values_of(found.get(name))]
        if same := [name for name in same if name in found]:
            found[mark] = same
    return found


def _forget_marks(data: dict[str, Any], key: str, before: Any) -> None:
    """Take a changed value out of the lists of those that are reconstructed; of a list, the numbers that changed."""
    value = data.get(key)
    if values_of(value) == values_of(before):
        return
    kept = []
    if isinstance(value, list) and isinstance(before, list) and len(value) == len(before):
        kept = [f"{key}.{n}" for n, pair in enumerate(zip(before, value, strict=True), start=1) if pair[0] == pair[1]]
    for mark in PROVENANCE:
        if mark not in data:
            continue
        said = [name for name in data[mark] if name != key and (not name.startswith(f"{key}.") or name in kept)]
        if key in data[mark] and all(type(item) is int for item in (value if isinstance(value, list) else [""])):
            said += kept
        data[mark] = said
        if not said:
            del data[mark]


# Checking


def faults_of(pack: Pack) -> list[Fault]:
    """Give everything the reader refuses: it reads on with the standard's word where something is wrong."""
    found: list[Fault] = []
    while len(found) < MOST_FAULTS and (fault := check(pack)) is not None and fault not in found:
        found.append(fault)
        pack = _mended(pack, fault)
    return found


def _mended(pack: Pack, fault: Fault) -> Pack:
    """Give the pack with the value, the section or the file of a fault as the standard has it."""
    standard = find_game(pack.game).standard
    if fault.file not in standard.tables or fault.file not in pack.tables:
        return pack
    data = copy.deepcopy(pack.tables[fault.file].data)
    path = (*fault.section, fault.key) if fault.key else fault.section
    if not path:
        data = copy.deepcopy(standard.tables[fault.file].data)
    else:
        ours: Any = data
        for part in path[:-1]:
            ours = ours.setdefault(part, {}) if isinstance(ours, dict) else {}
        theirs = _at(standard, fault.file, path[:-1])
        if path[-1] in theirs:
            ours[path[-1]] = copy.deepcopy(theirs[path[-1]])
        else:
            ours.pop(path[-1], None)
    return replace(pack, tables={**pack.tables, fault.file: Table(fault.file, data)})


def check(pack: Pack) -> Fault | None:
    """Let the game's own reader look at a pack; give the first thing it refuses, at its field."""
    standard = find_game(pack.game).standard
    if unknown := sorted(pack.tables.keys() - standard.tables.keys()):
        return Fault(
            unknown[0], (), "", f"{pack.game} has no file {unknown[0]}: files are {', '.join(standard.tables)}"
        )
    if missing := sorted(standard.tables.keys() - pack.tables.keys()):
        return Fault(missing[0], (), "", f"there is no {missing[0]}")
    if too_deep(pack.plain()):
        return Fault("", (), "", f"tables and lists nest {DEEPEST} deep at most")
    try:
        content_of(pack)
    except ContentError as error:
        return _located(pack, error)
    except Exception as error:  # a reader meets values nobody thought of: they are refused like any other
        return Fault("", (), "", f"this cannot be read: {error!r}")
    return None


def _located(pack: Pack, error: ContentError) -> Fault:
    """Find the field an error is about: the one it names, else the one its sentence names."""
    message = str(error).removeprefix(f"{error.file}: ")
    section = tuple(error.section.split(".")) if error.section else ()
    places = list(_places(pack, error.file))
    if (section, error.key) in places or not error.file:
        return Fault(error.file, section, error.key, message, error.why)
    named = [place for place in places if _is_named(message, place)]
    if named:
        path, key = max(named, key=lambda place: len(_name(place)))
        return Fault(
            error.file, path, error.key if (path, error.key) in places and not key else key, message, error.why
        )
    known = {place[0] for place in places}
    return Fault(error.file, section if section in known else (), "", message, error.why)


def _name(place: tuple[Path, str]) -> str:
    return ".".join((*place[0], place[1])).rstrip(".")


def _is_named(message: str, place: tuple[Path, str]) -> bool:
    """Readers begin with the entry they are about: `artyom.hr.2: rerolls must be …`."""
    return bool(place[0]) and message.startswith((f"{_name(place)}:", f"{_name(place)}."))


def _places(pack: Pack, file: str) -> Iterator[tuple[Path, str]]:
    standard = find_game(pack.game).standard
    if file in standard.tables:
        for path in sections(standard.tables[file]):
            yield path, ""
            yield from ((path, key) for key in _at(pack, file, path))


# Comparing


def differences(pack: Pack) -> list[words.Difference]:
    """Give what a pack says otherwise than the standard one, field by field."""
    return [
        {
            "file": one.file,
            "path": one.path,
            "usual": _text(one.ours),
            "here": _text(one.theirs),
            "source": next((pack.sources[way] for way in _ways(one.file, one.path) if way in pack.sources), None),
        }
        for one in changes(find_game(pack.game).standard, pack)
    ]


def _ways(file: str, path: Path) -> list[str]:
    """Name the place of a value, and those it lies in, as `Pack.sources` does; the innermost first."""
    return ["/".join((file, *path[:depth])) for depth in range(len(path), 0, -1)]


def _text(value: Any) -> str | None:
    return None if value is None else toml_value(value)
