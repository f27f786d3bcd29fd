"""The commands and their arguments; each command lives in a module of its own and is imported when it runs."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from ipaddress import ip_network
from math import inf
from pathlib import Path
from typing import Any, NoReturn

import kuluary
from kuluary.bots import known_levels
from kuluary.core import BadOption, ContentError, Illegal, Malformed
from kuluary.languages import FALLBACK, languages


class Parser(argparse.ArgumentParser):
    """Answers a mistake with what was meant and what is allowed, in two lines."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\nSee `{self.prog} --help`.\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status: 0 only if all is well."""
    options = _parser().parse_args(argv)
    command = import_module(f"kuluary.cli.{options.command}")
    try:
        status: int = command.run(options)
    except (BadOption, ContentError, Malformed, Illegal) as error:
        print(f"kuluary {options.command}: {error}", file=sys.stderr)
        return 2
    except (FileNotFoundError, IsADirectoryError, NotADirectoryError, PermissionError) as error:
        print(f"kuluary {options.command}: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return status


def _parser() -> Parser:
    parser = Parser(prog="kuluary", description="Кулуары: three board games about power.")
    parser.add_argument("--version", action="version", version=f"kuluary {kuluary.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    spoken = languages()

    serve = commands.add_parser("serve", help="serve the games to browsers")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (default %(default)s)")
    serve.add_argument(
        "--port", type=_port, default=8000, help="port to listen on (default %(default)s; 0: any free one)"
    )
    serve.add_argument("--data", type=Path, help="folder for games and people (default: the user's data folder)")
    serve.add_argument(
        "--database",
        metavar="URL",
        help="keep everything in this database instead of a SQLite file in the data folder, such as postgresql://…",
    )
    serve.add_argument(
        "--bus",
        metavar="BUS",
        help="how processes on one database hear of each other: redis://…, postgresql, folder (of one machine) or none"
        " (default: what the database has)",
    )
    serve.add_argument(
        "--workers", type=_count, default=1, metavar="N", help="processes that serve on the port (default %(default)s)"
    )
    serve.add_argument(
        "--bot-pace",
        type=_seconds,
        default=0.7,
        metavar="SECONDS",
        help="pause before a bot plays (default %(default)s)",
    )
    serve.add_argument(
        "--bot-intent",
        type=_seconds,
        default=2.0,
        metavar="SECONDS",
        help="time to read what a bot intends before it begins (default %(default)s)",
    )
    serve.add_argument(
        "--take-back",
        type=_seconds,
        default=2.5,
        metavar="SECONDS",
        help="time for which bots wait while a person may take a move back (default %(default)s)",
    )
    serve.add_argument(
        "--bot-workers",
        type=_count,
        metavar="N",
        help="processes in which bots think (default: one core less than all)",
    )
    serve.add_argument(
        "--root-path",
        type=_root_path,
        default="",
        metavar="PATH",
        help="path below which a proxy offers the service, such as /games",
    )
    serve.add_argument(
        "--proxy",
        action="append",
        default=[],
        type=_network,
        metavar="ADDRESS",
        help="address or network of a proxy whose X-Forwarded-* headers are believed (default: none); may be repeated",
    )
    serve.add_argument("--open", action="store_true", help="open the browser where there is a screen")

    play = commands.add_parser("play", help="play in the terminal against bots")
    _add_table(play)
    play.add_argument("--seat", type=int, default=0, help="your seat, from 0 (default %(default)s)")
    play.add_argument(
        "--bots", default="greedy", choices=known_levels(), help="level of the others (default %(default)s)"
    )
    play.add_argument("--lang", choices=spoken, help="language (default: the terminal's)")
    play.add_argument("--save", type=Path, help="write the log of the game to this file")

    simulate = commands.add_parser("simulate", help="play many games between bots and count")
    _add_table(simulate)
    simulate.add_argument("--games", type=_count, default=100, help="how many games (default %(default)s)")
    simulate.add_argument(
        "--bots",
        default="random",
        help=f"a bot for all, or one a seat, with commas: {', '.join(known_levels())}, or module:Class",
    )
    _add_thinking(simulate)
    simulate.add_argument("--logs", type=Path, metavar="FOLDER", help="write the log of every game there")
    simulate.add_argument("--laws", action="store_true", help="check the laws of the game in every position (slow)")
    simulate.add_argument("--json", action="store_true", help="print JSON")

    tournament = commands.add_parser("tournament", help="let bots play each other, seats rotated, and count")
    _add_table(tournament)
    tournament.add_argument(
        "players",
        nargs="+",
        metavar="PLAYER",
        help=f"a level ({', '.join(known_levels())}), or a bot of your own as module:Class",
    )
    tournament.add_argument(
        "--games", type=_count, default=100, help="how many games every two of them play (default %(default)s)"
    )
    tournament.add_argument("--until-clear", action="store_true", help="stop earlier where it is clear who is better")
    _add_thinking(tournament)
    tournament.add_argument(
        "--state", type=Path, metavar="FILE", help="keep every game here; an interrupted run goes on"
    )
    tournament.add_argument("--chart", type=Path, metavar="FILE.svg", help="draw the shares with their intervals")
    tournament.add_argument("--csv", action="store_true", help="print comma-separated values")
    tournament.add_argument("--json", action="store_true", help="print JSON")

    lab = commands.add_parser("lab", help="sizes, action numbers and observations of a game; the benchmark Kuluary-3")
    parts = lab.add_subparsers(dest="what", required=True, metavar="WHAT")
    sizes = parts.add_parser("sizes", help="play random games and count decisions, branching, actions")
    _add_table(sizes)
    sizes.add_argument("--games", type=_count, default=100, help="how many games (default %(default)s)")
    for name, text in (("actions", "which numbers stand for which actions"), ("observation", "what a vector tells")):
        _add_table(parts.add_parser(name, help=text))
    mark = parts.add_parser("benchmark", help="play Kuluary-3: three games against fixed opponents")
    mark.add_argument("player", metavar="PLAYER", help="a level, or a bot of your own as module:Class")
    mark.add_argument("--only", choices=kuluary.game_names(), metavar="GAME", help="one game of the three")
    mark.add_argument("--games", type=_count, default=1000, help="how many games of each (default %(default)s)")
    _add_thinking(mark)
    for part in parts.choices.values():
        part.add_argument("--json", action="store_true", help="print JSON")

    replay = commands.add_parser("replay", help="play a recorded game again and say how it ended")
    _add_log(replay)
    replay.add_argument("--text", action="store_true", help="tell the whole game, event by event")
    replay.add_argument("--lang", choices=spoken, default=FALLBACK, help="language of --text")

    verify = commands.add_parser("verify", help="recompute every shuffle and roll from the revealed key")
    _add_log(verify)

    rules = commands.add_parser("rules", help="print the rules of a game, or one clause of them")
    rules.add_argument("game", choices=kuluary.game_names(), metavar="GAME", help=", ".join(kuluary.game_names()))
    rules.add_argument("clause", nargs="?", help="a clause, such as S-3.5")
    rules.add_argument("--lang", choices=spoken, help="language (default: the terminal's)")

    _add_content(commands)

    doctor = commands.add_parser("doctor", help="say what is wrong with this installation")
    doctor.add_argument("--data", type=Path, help="the data folder to look at")
    doctor.add_argument("--database", metavar="URL", help="look at this database instead of the one in the data folder")
    doctor.add_argument("--json", action="store_true", help="print JSON")

    backup = commands.add_parser("backup", help="copy the data of a server, running or not, to one file")
    backup.add_argument("file", type=Path, help="the file to write")
    backup.add_argument("--data", type=Path, help="the data folder to copy")
    return parser


def _add_table(parser: argparse.ArgumentParser) -> None:
    """Add what describes a table: game, seats, options, seed, content."""
    names = kuluary.game_names()
    parser.add_argument("game", choices=names, metavar="GAME", help=", ".join(names))
    parser.add_argument(
        "--seats", type=int, default=None, help="number of seats (default: four, or what the game is for)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=_option,
        metavar="NAME=VALUE",
        dest="options",
        help="a table option; may be repeated",
    )
    parser.add_argument("--seed", default=None, help="any text: the same seed gives the same game")
    parser.add_argument("--content", type=Path, help="content files that replace ours: a folder, or an exported pack")


def _add_content(commands: Any) -> None:
    """Add the commands about packs of content."""
    content = commands.add_parser("content", help="list, export, check and compare what is printed on the pieces")
    what = content.add_subparsers(dest="what", required=True, metavar="WHAT")
    a_pack = "a folder of content files, an exported pack, `standard`, or the digest of a known pack"

    def add(name: str, help: str, *, nargs: str | None = None) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = what.add_parser(name, help=help)
        names = kuluary.game_names()
        parser.add_argument("game", choices=names, metavar="GAME", nargs=nargs, help=", ".join(names))
        return parser

    known = add("list", "list the packs this program knows", nargs="?")
    known.add_argument("--json", action="store_true", help="print JSON")
    export = add("export", "write a pack to a folder of files or to one file")
    export.add_argument("target", type=Path, help="a folder to be made, or a file that ends in .json")
    export.add_argument("--content", default="standard", help=f"{a_pack} (default %(default)s)")
    check = add("check", "let the game's own reader look at a pack")
    check.add_argument("content", help=a_pack)
    check.add_argument("--json", action="store_true", help="print JSON")
    diff = add("diff", "list the values in which two packs differ")
    diff.add_argument("content", help=a_pack)
    diff.add_argument("other", nargs="?", help="another pack; without one, the standard pack is compared with it")
    diff.add_argument("--json", action="store_true", help="print JSON")
    add("keep", "put the standard pack among the former ones, before a value of it is changed (in a checkout)")


def _add_thinking(parser: argparse.ArgumentParser) -> None:
    """Add what bots may use: time or iterations, processes."""
    parser.add_argument(
        "--think",
        type=_thinking_time,
        default=0.8,
        metavar="SECONDS",
        help="time a decision for search (default %(default)s)",
    )
    parser.add_argument(
        "--iterations", type=_count, metavar="N", help="redeals a decision for search, instead of a time: repeatable"
    )
    parser.add_argument(
        "--jobs",
        "--processes",
        type=_count,
        default=1,
        metavar="N",
        help="how many games at once; the results are the same (default %(default)s)",
    )


def _add_log(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the log, as downloaded or saved")
    parser.add_argument("--content", type=Path, help="the content it was played with: a folder, or an exported pack")
    parser.add_argument("--json", action="store_true", help="print JSON")


def _option(text: str) -> tuple[str, Any]:
    """Read NAME=VALUE; a value is JSON where it can be (true, 3, {"level": "high"}), else the text itself."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of at least 1")
    return int(text)


def _seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds: 0 to 3600")
    return found


def _root_path(text: str) -> str:
    path = text.rstrip("/")
    if path and not re.fullmatch(r"(/[A-Za-z0-9._~-]+)+", path):
        raise argparse.ArgumentTypeError(f"{text!r} is no path such as /games")
    return path


def _network(text: str) -> str:
    try:
        return str(ip_network(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no address or network such as 10.0.0.1 or 10.0.0.0/8") from None


def _thinking_time(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0")
    return value


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: 0 to 65535")
    return int(text)
