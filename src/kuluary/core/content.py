"""Content packs: TOML tables of plain values, known by the digest of what they say; errors name file and line."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final, NoReturn

PROVENANCE: Final = ("inferred", "derived")
"""Keys that tell where values come from: they are shown, but change nothing that is played."""

SOURCES: Final = ("printed", "agreed")
"""Where whoever made a pack has a value from: it is printed so on their copy, or they have agreed to play it so."""


DEEPEST: Final = 32
"""Tables and lists inside each other, in a pack, at most."""


@dataclass(frozen=True, slots=True)
class Why:
    """A common fault by name, so that it can be said in any language: `packs-fault-<reason>`."""

    reason: str
    facts: Mapping[str, str | int] = field(default_factory=dict)


class ContentError(ValueError):
    """A content file says something it cannot say; the message names the file, the line and what is allowed."""

    def __init__(
        self, message: str, *, file: str = "", section: str = "", key: str = "", line: int = 0, why: Why | None = None
    ) -> None:
        super().__init__(message)
        self.file = file
        self.section = section
        self.key = key
        self.line = line
        self.why = why


def between(low: int, high: int) -> Why:
    """A whole number was wanted."""
    return Why("number", {"low": low, "high": high})


def one_of(allowed: Iterable[str]) -> Why:
    """One of some ids was wanted."""
    return Why("one_of", {"allowed": ", ".join(allowed)})


FLAG: Final = Why("flag")
FIXED: Final = Why("fixed")
"""What the rules print cannot be changed."""
NO_VALUE: Final = Why("no_value")


_SECTION = re.compile(r"^\s*\[+\s*([^\]]+?)\s*\]+")
_ENTRY = re.compile(r"^\s*([A-Za-z0-9_\-\"']+)\s*=")


@dataclass(frozen=True, slots=True)
class Table:
    """One file of a pack, with the line of every entry where it was read from text."""

    name: str
    data: dict[str, Any]
    lines: dict[tuple[str, str], int] = field(default_factory=dict)

    def refuse(self, section: str, key: str, message: str, why: Why | None = None) -> NoReturn:
        """Raise ContentError for an entry."""
        line = self.lines.get((section, key)) or self.lines.get((section, "")) or (1 if self.lines else 0)
        where = f"{self.name}, line {line}" if line else self.name
        raise ContentError(f"{where}: {message}", file=self.name, section=section, key=key, line=line, why=why)


@dataclass(frozen=True)
class Pack:
    """Everything that is printed on the pieces of a game: its files by name, the standard ones or somebody's own."""

    game: str
    tables: Mapping[str, Table]
    name: str = ""
    """What its maker calls it; the standard pack has no name."""
    sources: Mapping[str, str] = field(default_factory=dict)
    """Where its maker has values from, by file and way (`objects.toml/banks/minimum`); nothing is played by it."""

    @cached_property
    def digest(self) -> str:
        """The name of what the pack says: comments, order of entries and provenance do not count."""
        return _digest({name: values_of(table.data) for name, table in self.tables.items()})

    @cached_property
    def identity(self) -> str:
        """The name of the pack with its provenance: equal for packs that also look the same."""
        return _digest({name: table.data for name, table in self.tables.items()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and (self.game, self.identity) == (other.game, other.identity)

    def __hash__(self) -> int:
        return hash((self.game, self.identity))

    def __reduce__(self) -> tuple[Callable[..., Pack], tuple[Any, ...]]:
        """Send the standard pack by its name alone, any other with all it says."""
        if self == _installed(self.game):
            return _installed, (self.game, self.identity)
        return Pack, (self.game, self.tables, self.name, self.sources)

    def __repr__(self) -> str:
        return f"<Pack {self.game} {self.name or 'standard'} {self.digest[:8]}>"

    def plain(self) -> dict[str, Any]:
        """Give the pack as JSON types, to be stored or sent."""
        return {
            "game": self.game,
            "name": self.name,
            **({"sources": dict(self.sources)} if self.sources else {}),
            "files": {name: table.data for name, table in self.tables.items()},
        }


def pack_from(data: object) -> Pack:
    """Read what `Pack.plain` wrote; raises ContentError where it is something else."""
    if not isinstance(data, dict) or not isinstance(data.get("files"), dict) or not isinstance(data.get("game"), str):
        raise ContentError("this is no content pack: it needs game and files")
    if too_deep(data):
        raise ContentError(f"this is no content pack: tables and lists nest {DEEPEST} deep at most")
    for name, table in data["files"].items():
        if not isinstance(table, dict):
            raise ContentError(f"{name}: a file of a pack is a table of entries", file=str(name))
    name = data.get("name", "")
    if not isinstance(name, str):
        raise ContentError("the name of a pack must be text")
    tables = {str(file): Table(str(file), table) for file, table in data["files"].items()}
    return Pack(data["game"], tables, name, sources_from(data.get("sources", {})))


def sources_from(data: object) -> dict[str, str]:
    """Read where the values of a pack come from; raises ContentError where that is something else."""
    if not isinstance(data, dict) or any(source not in SOURCES for source in data.values()):
        raise ContentError(f"the sources of a pack are {' or '.join(SOURCES)}, each by file and way")
    return {str(place): source for place, source in data.items()}


def too_deep(data: Any) -> bool:
    """Tell whether data nests deeper than content may; found out level by level, since it may be very deep."""
    level = [data]
    for _ in range(DEEPEST + 1):
        inner = [item.values() if isinstance(item, dict) else item for item in level if isinstance(item, (dict, list))]
        level = [item for items in inner for item in items]
    return bool(level)


def read_pack_file(path: Path) -> Pack:
    """Read a pack that was exported to one file."""
    try:
        data = json.loads(path.read_bytes())
    except (ValueError, RecursionError) as error:
        raise ContentError(f"{path} is not JSON: {error}", file=path.name) from None
    try:
        return pack_from(data)
    except ContentError as error:
        raise ContentError(f"{path}: {error}", file=path.name) from None


def read_pack(game: str, home: Path, override: Path | None = None) -> Pack:
    """Read the files of a game from `home`, each from the folder `override` where it is there too; or one exported."""
    names = sorted(path.name for path in home.glob("*.toml"))
    if override is None:
        return Pack(game, {name: read_table(home / name) for name in names})
    if override.is_file():
        pack = read_pack_file(override)
        if pack.game != game or set(pack.tables) != set(names):
            needs = f"a pack of {game} has the files {', '.join(names)}"
            raise ContentError(f"{override}: this is {pack.game} with {', '.join(sorted(pack.tables))}; {needs}")
        return pack
    if not override.is_dir():
        raise ContentError(f"{override}: no such folder of content files, and no exported pack")
    unknown = sorted(path.name for path in override.glob("*.toml") if path.name not in names)
    if unknown:
        raise ContentError(f"{override}: {game} has no file {', '.join(unknown)}: files are {', '.join(names)}")
    own = {name for name in names if (override / name).is_file()}
    tables = {name: read_table((override if name in own else home) / name) for name in names}
    return Pack(game, tables, override.name)


def read_table(path: Path) -> Table:
    """Read one file."""
    try:
        text = path.read_bytes().decode()
        data = tomllib.loads(text)
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ContentError(f"{path.name}: {error}", file=path.name) from None
    return Table(path.name, data, _index(text))


def _index(text: str) -> dict[tuple[str, str], int]:
    """Map (section, key) to a line number; a repeated section keeps its first line."""
    lines: dict[tuple[str, str], int] = {}
    section = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if found := _SECTION.match(line):
            section = found.group(1)
            lines.setdefault((section, ""), number)
        elif found := _ENTRY.match(line):
            lines.setdefault((section, found.group(1).strip("\"'")), number)
    return lines


def values_of(data: Any) -> Any:
    """Leave provenance out, at any depth."""
    if isinstance(data, dict):
        return {key: values_of(value) for key, value in data.items() if key not in PROVENANCE}
    return [values_of(item) for item in data] if isinstance(data, list) else data


def mark_of(entry: Mapping[str, Any], key: str, number: int | None = None) -> str:
    """Say where a value of an entry comes from: "inferred", "derived" or "stated"; `number`: one of a list, from 1.

    A mark names a field, one number of it (`agents.2`), or something that is no field and then means all of them.
    """
    names = {key} if number is None else {key, f"{key}.{number}"}
    for mark in PROVENANCE:
        said = {name for name in entry.get(mark, ()) if isinstance(name, str) and name.split(".")[0] != "name"}
        if said & names or (said and not any(name.split(".")[0] in entry for name in said)):
            return mark
        if number is None and any(name.startswith(f"{key}.") for name in said):
            return mark
    return "stated"


def marked_values(pack: Pack) -> Iterator[tuple[str, tuple[str, ...], Any, str]]:
    """Give every value of a pack: its file, the way to it, what it is and where that comes from."""
    for name, table in pack.tables.items():
        yield from ((name, *found) for found in _marked((), table.data, "stated"))


def _marked(path: tuple[str, ...], data: Any, mark: str) -> Iterator[tuple[tuple[str, ...], Any, str]]:
    for key, value in data.items():
        if key in PROVENANCE:
            continue
        own = mark_of(data, key)
        own = mark if own == "stated" else own
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            value = {str(number): item for number, item in enumerate(value, start=1)}
        if isinstance(value, dict):
            yield from _marked((*path, key), value, own)
        else:
            yield (*path, key), value, own


def _digest(data: Any) -> str:
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class Change:
    """One value that two packs do not share; None where a pack has no such entry."""

    file: str
    path: tuple[str, ...]
    ours: Any
    theirs: Any


def changes(ours: Pack, theirs: Pack) -> list[Change]:
    """List the values in which two packs differ; provenance does not count."""
    found = []
    for name in sorted(ours.tables.keys() | theirs.tables.keys()):
        left = ours.tables[name].data if name in ours.tables else {}
        right = theirs.tables[name].data if name in theirs.tables else {}
        found += [Change(name, *change) for change in _changes((), values_of(left), values_of(right))]
    return found


def _changes(path: tuple[str, ...], left: Any, right: Any) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    if isinstance(left, dict) and isinstance(right, dict):
        for key in [*left, *(key for key in right if key not in left)]:
            yield from _changes((*path, key), left.get(key), right.get(key))
    elif left != right:
        yield path, left, right


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """What a game makes of a pack, read once and shared by all positions: a copy of it leads back to the same one."""

    pack: Pack

    def __reduce__(self) -> tuple[Callable[[Pack], Any], tuple[Pack]]:
        return content_of, (self.pack,)

    def __deepcopy__(self, memo: dict[int, Any]) -> Printed:
        return self


def _installed(game: str, identity: str | None = None) -> Pack:
    """Give the standard pack of a game, which must be the one that was meant."""
    from kuluary.core.game import find_game

    pack = find_game(game).standard
    if identity not in (None, pack.identity):
        raise ContentError(f"the standard content of {game} is not the same here as where it was copied")
    return pack


@lru_cache(maxsize=64)
def content_of(pack: Pack) -> Any:
    """Give what a pack says, checked by the reader of its game; raises ContentError where it cannot be played."""
    from kuluary.core.game import find_game

    return find_game(pack.game).read(pack)
