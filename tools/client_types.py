"""Write the browser client's types: what the server says, every game's words and ids; `--check` only compares."""

from __future__ import annotations

import json
import sys
import textwrap
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    Union,
    get_args,
    get_origin,
)

from msgspec import Meta, Raw, UnsetType

import kuluary
from kuluary import lessons
from kuluary.core import Action, Event, Game, Line, Pass, Text, find_game
from kuluary.encoding import TAG
from kuluary.server.database.store import Person
from kuluary.server.protocol import bodies, wire, words
from kuluary.server.protocol.shapes import classes, doc_of, fields_of, id_list, id_type, is_names, singular, told_of

WEB: Final = Path(__file__).resolve().parent.parent / "web" / "src"
HOUSE: Final = WEB / "core" / "protocol.gen.ts"
HEAD: Final = "// Written by tools/client_types.py: do not edit.\n"
WIDTH: Final = 120
ATOMS: Final = {NoneType: "null", bool: "boolean", int: "number", float: "number", str: "string"}
SHARED: Final = (Text, Line, Pass)
"""Words of the house that games use."""
VALUE: Final = """\
/** An argument of a text: a number, a string, another text, or a list of these. */
export type Value = number | string | boolean | null | Text | readonly Value[];
"""
OPEN: Final = {words.View: ("V", "GameView"), Action: ("A", "GameAction"), Event: ("E", "GameEvent")}
"""What belongs to a game: a parameter of every type that speaks of it, and what is known of it in any game."""


def main() -> int:
    """Write the files that differ, or name them."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=boards(), help="games whose folder is in web/src/games")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail where a file is stale")
    asked = parser.parse_args()
    files = {HOUSE: protocol()}
    files |= {WEB / "games" / name / "words.gen.ts": game_words(find_game(name)) for name in asked.games}
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        if asked.check:
            print(f"{path.relative_to(WEB.parent.parent)} is stale: run python tools/client_types.py")
        else:
            path.write_text(files[path], encoding="utf-8")
    return 1 if asked.check and stale else 0


def boards() -> list[str]:
    """List the games that have a folder; others are played on the plain board."""
    return [name for name in kuluary.game_names() if (WEB / "games" / name).is_dir()]


def protocol() -> str:
    """Give docs/protocol.md as types: the words of the house, what the server says, what it is told."""
    said = [*SHARED, *classes(words), Person, *classes(wire), *classes(bodies), *classes(lessons)]
    names = {cls: cls.__name__ for cls in said} | {cls: letter for cls, (letter, _) in OPEN.items()}
    writer = Writer(names, {})
    parts = [VALUE]
    parts += [
        f"{_comment(cls.__doc__)}export interface {name} {{\n  readonly {TAG}: string;\n}}\n"
        for cls, (_, name) in OPEN.items()
    ]
    parts += [writer.interface(cls, cls.__name__ if cls in SHARED else None) for cls in said]
    parts.append(writer.union("FromServer", "What the server says at a table.", get_args(words.FromServer)))
    parts.append(writer.union("ToServer", "What it is told there.", get_args(wire.Incoming)))
    return "\n".join([HEAD, *parts])


def game_words(game: Game) -> str:
    """Give what crosses the border of a game: actions, events, views, and the ids its numbers stand for."""
    title = game.name.capitalize()
    unions = {Action: f"{title}Action", Event: f"{title}Event"}
    shared = {cls: cls.__name__ for cls in SHARED}
    ids = game.ids()
    writer = Writer({cls: cls.__name__ for cls in game.words} | shared | unions, ids)
    parts = [writer.interface(cls, f"{game.name}.{cls.__name__}") for cls in game.words]
    actions = [cls for cls in game.words if issubclass(cls, Action)]
    events = [cls for cls in game.words if issubclass(cls, Event)]
    parts.append(writer.union(unions[Action], "Everything a hand can do.", [*actions, Pass]))
    parts.append(writer.union(unions[Event], "Everything that can happen.", events))
    parts += [_list(name, values) for name, values in ids.items()]
    if game.beats:
        parts.append(_list("beats", game.beats))
    used = sorted(name for name in shared.values() if name in writer.used)
    return "\n".join([HEAD, f'import type {{ {", ".join(used)} }} from "../../core/protocol.gen";\n', *parts])


class Writer:
    """Puts Python's types into TypeScript's."""

    def __init__(self, names: Mapping[type, str], ids: Mapping[str, Any]) -> None:
        self.names = names
        self.ids = {singular(name): id_type(name) for name, values in ids.items() if is_names(values)}
        self.used: set[str] = set()

    def interface(self, cls: type, tag: str | None) -> str:
        """Write a class as an interface, its tag first where it has one."""
        told = told_of(cls)
        lines = [f"  readonly {TAG}: {json.dumps(tag)};\n"] if tag is not None else []
        for name, hint, optional in fields_of(cls):
            comment = textwrap.indent(_comment(told.get(name)), "  ")
            lines.append(f"{comment}  readonly {name}{'?' if optional else ''}: {self.type(hint, name)};\n")
        body = "".join(lines)
        return f"{_comment(doc_of(cls))}export interface {cls.__name__}{_parameters(_open_in(cls))} {{\n{body}}}\n"

    def union(self, name: str, doc: str, members: Iterable[type]) -> str:
        """Write a name for one of several classes."""
        parameters = _parameters(frozenset().union(*map(_open_in, members)))
        lines = "\n".join(f"  | {self.type(cls)}" for cls in members) or "  never"
        return f"{_comment(doc)}export type {name}{parameters} =\n{lines};\n"

    def type(self, hint: Any, field: str = "") -> str:
        """Write a type; a string in a field named as a list of ids is one of them."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            meant = [item for item in args[1:] if not isinstance(item, Meta)]
            return self.type(meant[0] if meant else args[0], field)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type(part, field) for part in args if part is not UnsetType))
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in args)
        if origin is tuple and args[-1] is not Ellipsis:
            return f"readonly [{', '.join(self.type(part) for part in args)}]"
        if origin in (tuple, list):
            inner = self.type(args[0], field)
            return f"readonly ({inner})[]" if "|" in inner or inner.startswith("readonly") else f"readonly {inner}[]"
        if origin is dict:
            return f"Readonly<Record<string, {self.type(args[1])}>>"
        if hint is str and (found := id_list(field, self.ids)):
            return self.ids[found]
        if hint in ATOMS:
            return ATOMS[hint]
        if hint is object:
            return "Value"
        if hint in (Any, Raw):
            return "unknown"
        if hint not in self.names:
            raise TypeError(f"{field}: {hint!r} is no word that crosses the wire")
        self.used.add(self.names[hint])
        given = [letter for cls, (letter, _) in OPEN.items() if cls in _open_in(hint) and hint not in OPEN]
        return f"{self.names[hint]}<{', '.join(given)}>" if given else self.names[hint]


def _parameters(found: frozenset[type]) -> str:
    """Give the parameters of a type that speaks of what belongs to a game."""
    names = [f"{letter} extends {name} = {name}" for cls, (letter, name) in OPEN.items() if cls in found]
    return f"<{', '.join(names)}>" if names else ""


@cache
def _open_in(hint: Any) -> frozenset[type]:
    """Find what a type of the house says of a game, however deep."""
    if hint in OPEN:
        return frozenset({hint})
    inner = [item for item in get_args(hint) if item is not Ellipsis and not isinstance(item, (Meta, str))]
    if isinstance(hint, type) and hint.__module__.startswith("kuluary.server"):
        inner += [field for _, field, _ in fields_of(hint)]
    return frozenset().union(*map(_open_in, inner))


def _comment(text: str | None) -> str:
    if text is None:
        return ""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "".join(["/**\n", *[f" * {line}".rstrip() + "\n" for line in lines], " */\n"])


def _list(name: str, values: Any) -> str:
    """Write a list of ids by its name, and a type for one of them where they are names."""
    constant = f"export const {name.upper()} = "
    if isinstance(values, int):
        return f"{constant}{values};\n"
    items = [json.dumps(value) for value in values]
    text = f"{constant}[{', '.join(items)}] as const;\n"
    if len(text) > WIDTH:
        body = textwrap.fill(
            ", ".join(items), WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
        )
        text = f"{constant}[\n{body},\n] as const;\n"
    if is_names(values):
        text += f"export type {id_type(name)} = (typeof {name.upper()})[number];\n"
    return text


if __name__ == "__main__":
    sys.exit(main())
