"""kuluary content: what is printed on the pieces of a game, listed, exported, checked, compared, kept."""

from __future__ import annotations

import json
import shutil
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import kuluary
from kuluary.core import BadOption, Change, ContentError, Game, Pack, changes, content_of, find_game
from kuluary.core.content import marked_values, read_pack_file
from kuluary.core.toml import toml_file, toml_value


def run(options: Namespace) -> int:
    """Do what is asked."""
    commands = {"list": _list, "export": _export, "check": _check, "diff": _diff, "keep": _keep}
    return commands[options.what](options)


def _pack(game: Game[Any], name: str) -> Pack:
    """Give the pack somebody means."""
    path = Path(name)
    if name == "standard":
        return game.standard
    if not path.exists() and (found := game.find_pack(name)) is not None:
        return found
    return game.pack(path)


# Listing


def _list(options: Namespace) -> int:
    found = [fact for name in kuluary.game_names() if options.game in (None, name) for fact in _facts(find_game(name))]
    if options.json:
        print(json.dumps(found, ensure_ascii=False))
        return 0
    for fact in found:
        print(f"{fact['game']} {fact['kind']} {fact['digest']}")
        for file in fact["files"]:
            print(f"  {file['name']}: {file['values']} values, {file['inferred']} inferred, {file['derived']} derived")
    return 0


def _facts(game: Game[Any]) -> Iterator[dict[str, Any]]:
    yield _fact(game.standard, "standard")
    for path in former(game):
        yield _fact(read_pack_file(path), "former")


def former(game: Game[Any]) -> list[Path]:
    """Give the files of the packs that earlier releases brought."""
    return [] if game.content_home is None else sorted((game.content_home / "former").glob("*.json"))


def _fact(pack: Pack, kind: str) -> dict[str, Any]:
    counts = Counter((file, mark) for file, _, _, mark in marked_values(pack))
    files = [
        {
            "name": name,
            "values": sum(count for (file, _), count in counts.items() if file == name),
            "inferred": counts[name, "inferred"],
            "derived": counts[name, "derived"],
        }
        for name in pack.tables
    ]
    return {"game": pack.game, "kind": kind, "digest": pack.digest, "files": files}


# Exporting, checking, comparing


def _export(options: Namespace) -> int:
    game, target = find_game(options.game), options.target
    pack = _pack(game, options.content)
    if target.exists() and not (target.is_dir() and not any(target.iterdir())):
        raise BadOption(f"{target} is there already: name another")
    if target.suffix == ".json":
        target.write_text(_json(pack), encoding="utf-8")
    else:
        target.mkdir(parents=True, exist_ok=True)
        for name, table in pack.tables.items():
            if pack == game.standard and game.content_home is not None:  # with its comments
                shutil.copyfile(game.content_home / name, target / name)
            else:
                (target / name).write_text(toml_file(table.data), encoding="utf-8")
    print(f"{target}: {pack.digest}")
    return 0


def _json(pack: Pack) -> str:
    return json.dumps(pack.plain(), ensure_ascii=False, indent=1) + "\n"


def _check(options: Namespace) -> int:
    """Say what is wrong, with file and line or field; the exit status is 0 only if the pack can be played."""
    game = find_game(options.game)
    try:
        pack = _pack(game, options.content)
        content_of(pack)
    except ContentError as error:
        place = {"file": error.file, "section": error.section, "key": error.key, "line": error.line}
        if options.json:
            print(json.dumps({"ok": False, "message": str(error)} | place, ensure_ascii=False))
        else:
            field = ".".join(part for part in (error.section, error.key) if part)
            print(f"{error} ({field})" if field and not error.line else str(error), file=sys.stderr)
        return 1
    different = len(changes(game.standard, pack))
    if options.json:
        print(json.dumps({"ok": True, "digest": pack.digest, "differences": different}))
    else:
        print(f"{pack.digest}: can be played; values that differ from the standard pack: {different}")
    return 0


def _diff(options: Namespace) -> int:
    game = find_game(options.game)
    ours, theirs = _pack(game, options.content), game.standard
    if options.other is None:
        ours, theirs = theirs, ours
    else:
        theirs = _pack(game, options.other)
    found = changes(ours, theirs)
    if options.json:
        shown = [{"file": one.file, "path": one.path, "ours": one.ours, "theirs": one.theirs} for one in found]
        print(json.dumps(shown, ensure_ascii=False))
        return 0
    for one in found:
        print(_line(one))
    print(f"values that differ: {len(found)}")
    return 0


def _line(change: Change) -> str:
    ours, theirs = ("nothing" if value is None else toml_value(value) for value in (change.ours, change.theirs))
    return f"{change.file}, {'.'.join(change.path)}: {ours} → {theirs}"


# Keeping


def _keep(options: Namespace) -> int:
    """Write the standard pack where later releases look for it."""
    game = find_game(options.game)
    home = game.content_home
    if home is None or not (Path(kuluary.__file__).parents[2] / "pyproject.toml").is_file():
        raise BadOption("packs are kept in a checkout of the project, before its content files are changed")
    pack = game.standard
    content_of(pack)
    target = home / "former" / f"{pack.digest}.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(_json(pack), encoding="utf-8")
    print(f"{target}: kept; now the files of {game.name} can be changed")
    return 0
