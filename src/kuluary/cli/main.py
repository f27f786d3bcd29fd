"""The commands and their arguments; each command lives in a module of its own and is imported when it runs."""

from __future__ import annotations

import argparse
import io
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import fields
from difflib import get_close_matches
from email.utils import parseaddr
from importlib import import_module
from ipaddress import ip_network
from math import inf
from pathlib import Path
from typing import Any, Final, NoReturn

import kuluary
from kuluary.bots import known_levels
from kuluary.cli.configuration import with_settings
from kuluary.core import BadOption, ContentError, Illegal, Malformed
from kuluary.languages import FALLBACK, languages

A_PLAYER: Final = (
    f"a level ({', '.join(known_levels())}), with a character if wanted (expert+bona), or a bot of your own "
    "(module:Class, program:COMMAND, ws://HOST:PORT)"
)


class Parser(argparse.ArgumentParser):
    """Answers a mistake with what was meant and what is allowed, in two lines.

    Options are not shortened: a file of settings is looked for by the whole name, and a shorter one may mean more.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def parse_known_args(self, *args: Any, **more: Any) -> Any:
        """Refuse at once what is not known, in the name of the command that does not know it."""
        found, unknown = super().parse_known_args(*args, **more)
        if unknown:
            name = unknown[0].partition("=")[0]
            if not name.startswith("-"):
                self.error(f"there is an argument too many: {name!r}")
            meant = get_close_matches(name, self._option_string_actions, n=1)
            self.error(f"there is no option {name}{f': did you mean {meant[0]}?' if meant else ''}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\nSee `{self.prog} --help`.\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status: 0 only if all is well."""
    given = sys.argv[1:] if argv is None else argv
    _replace_missing_letters()
    try:
        options = _parser().parse_args(with_settings(given))
        return int(import_module(f"kuluary.cli.{options.command}").run(options))
    except (BadOption, ContentError, Malformed, Illegal) as error:
        problem = str(error)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "kuluary"):
            raise
        problem = f"{package} is not installed: it comes with `pip install kuluary`"
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as error:
        if error.filename is None:  # no file that somebody has named
            raise
        problem = f"{error.filename}: {error.strerror}"
    print(f"kuluary {given[0]}: {problem}", file=sys.stderr)
    return 2


def _replace_missing_letters() -> None:
    """Let a terminal without some of our letters show a `?` in their place."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _parser() -> Parser:
    parser = Parser(prog="kuluary", description="Кулуары: three board games about power.")
    parser.add_argument("--version", action="version", version=f"kuluary {kuluary.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    spoken = languages()

    _add_serve(commands)
    _add_admin(commands)

    play = commands.add_parser("play", help="play in the terminal against bots")
    _add_table(play)
    play.add_argument("--seat", type=int, default=0, metavar="N", help="your seat, from 0 (default %(default)s)")
    play.add_argument(
        "--bots", default="regular", metavar="PLAYER", help=f"who the others are: {A_PLAYER} (default %(default)s)"
    )
    play.add_argument("--lang", choices=spoken, help="language (default: the terminal's)")
    play.add_argument("--save", type=Path, metavar="FILE", help="write the log of the game to this file")

    simulate = commands.add_parser("simulate", help="play many games between bots and count")
    _add_table(simulate)
    simulate.add_argument("--games", type=_count, default=100, help="how many games (default %(default)s)")
    simulate.add_argument(
        "--bots", default="random", metavar="PLAYER", help=f"a bot for all, or one a seat, with commas: {A_PLAYER}"
    )
    _add_thinking(simulate)
    simulate.add_argument("--logs", type=Path, metavar="FOLDER", help="write the log of every game there")
    simulate.add_argument("--laws", action="store_true", help="check the laws of the game in every position (slow)")
    simulate.add_argument("--json", action="store_true", help="print JSON")

    tournament = commands.add_parser("tournament", help="let bots play each other, seats rotated, and count")
    _add_table(tournament)
    tournament.add_argument("players", nargs="+", metavar="PLAYER", help=A_PLAYER)
    tournament.add_argument(
        "--games", type=_count, default=100, help="how many games every two of them play (default %(default)s)"
    )
    tournament.add_argument("--until-clear", action="store_true", help="stop earlier where it is clear who is better")
    _add_thinking(tournament)
    tournament.add_argument(
        "--together",
        type=_count,
        default=1,
        metavar="N",
        help="how many processes think about each question of a player that searches (default %(default)s)",
    )
    _add_ray(tournament)
    tournament.add_argument(
        "--state", type=Path, metavar="FILE", help="keep every game here; an interrupted run goes on"
    )
    tournament.add_argument("--chart", type=Path, metavar="FILE.svg", help="draw the shares with their intervals")
    shape = tournament.add_mutually_exclusive_group()
    shape.add_argument("--csv", action="store_true", help="print comma-separated values")
    shape.add_argument("--json", action="store_true", help="print JSON")

    balance = commands.add_parser("balance", help="what wins at a table: seats, sources, deeds; or two tables compared")
    _add_table(balance)
    balance.add_argument(
        "--level", default="expert", metavar="PLAYER", help=f"who plays every seat: {A_PLAYER} (default %(default)s)"
    )
    balance.add_argument("--games", type=_count, default=200, help="how many games (default %(default)s)")
    balance.add_argument("--rules", metavar="VERSION", help="an earlier version of the rules")
    balance.add_argument(
        "--versus-option",
        action="append",
        default=[],
        type=_option,
        metavar="NAME=VALUE",
        dest="versus_options",
        help="compare with a table that has another option; may be repeated",
    )
    balance.add_argument(
        "--versus-content", type=Path, metavar="PACK", help="compare with another pack; `standard` is ours"
    )
    balance.add_argument("--versus-rules", metavar="VERSION", help="compare with another version of the rules")
    _add_thinking(balance)
    _add_ray(balance)
    balance.add_argument("--json", action="store_true", help="print JSON")

    lab = commands.add_parser("lab", help="sizes, action numbers and observations of a game; the benchmark Kuluary-3")
    parts = lab.add_subparsers(dest="what", required=True, metavar="WHAT")
    sizes = parts.add_parser("sizes", help="play random games and count decisions, branching, actions")
    _add_table(sizes)
    sizes.add_argument("--games", type=_count, default=100, help="how many games (default %(default)s)")
    for name, text in (("actions", "which numbers stand for which actions"), ("observation", "what a vector tells")):
        _add_table(parts.add_parser(name, help=text))
    mark = parts.add_parser("benchmark", help="play Kuluary-3: three games against fixed opponents")
    mark.add_argument("player", metavar="PLAYER", help=A_PLAYER)
    mark.add_argument("--only", choices=kuluary.game_names(), metavar="GAME", help="one game of the three")
    mark.add_argument("--games", type=_count, default=1000, help="how many games of each (default %(default)s)")
    _add_thinking(mark)
    _add_ray(mark)
    for part in parts.choices.values():
        part.add_argument("--json", action="store_true", help="print JSON")

    replay = commands.add_parser("replay", help="play a recorded game again and say how it ended")
    _add_log(replay)
    replay.add_argument("--text", action="store_true", help="tell the whole game, event by event")
    replay.add_argument("--lang", choices=spoken, default=FALLBACK, help="language of --text")

    verify = commands.add_parser("verify", help="recompute every shuffle and roll from the revealed key")
    _add_log(verify)

    report = commands.add_parser("report", help="read a problem that was reported at a table, and turn it into a test")
    report.add_argument("file", type=Path, metavar="FILE", help="the file, as the table's menu saved it")
    report.add_argument(
        "--test", nargs="?", const=".", metavar="PATH", help="write a failing test here, file or folder"
    )
    report.add_argument(
        "--data", type=Path, metavar="FOLDER", help="the data folder of the server, for a game that was not over"
    )
    report.add_argument("--database", metavar="URL", help="its database, if that is not in the data folder")

    rules = commands.add_parser("rules", help="print the rules of a game, or one clause of them")
    rules.add_argument("game", choices=kuluary.game_names(), metavar="GAME", help=", ".join(kuluary.game_names()))
    rules.add_argument("clause", nargs="?", metavar="CLAUSE", help="a clause, such as S-3.5")
    rules.add_argument("--lang", choices=spoken, help="language (default: the terminal's)")

    _add_content(commands)

    doctor = commands.add_parser("doctor", help="say what is wrong with this installation")
    doctor.add_argument("--data", type=Path, metavar="FOLDER", help="the data folder to look at")
    doctor.add_argument("--database", metavar="URL", help="look at this database instead of the one in the data folder")
    doctor.add_argument("--json", action="store_true", help="print JSON")

    backup = commands.add_parser("backup", help="copy the data of a server, running or not, to one file")
    backup.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    backup.add_argument("--data", type=Path, metavar="FOLDER", help="the data folder to copy")
    backup.add_argument("--database", metavar="URL", help="copy this SQLite database instead")
    return parser


def _add_admin(commands: Any) -> None:
    """Add what whoever runs a server may do to it."""
    admin = commands.add_parser("admin", help="list, close and prune tables, give somebody access again")
    what = admin.add_subparsers(dest="what", required=True, metavar="WHAT")

    def add(name: str, help: str) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = what.add_parser(name, help=help)
        parser.add_argument("--data", type=Path, metavar="FOLDER", help="the data folder of the server")
        parser.add_argument("--database", metavar="URL", help="its database, if that is not in the data folder")
        return parser

    states = ("open", "playing", "over")
    tables = add("list", "list tables, those touched last first")
    tables.add_argument("--status", choices=states, help="only these")
    tables.add_argument("--json", action="store_true", help="print JSON")
    people = add("people", "list people")
    people.add_argument("name", nargs="?", metavar="NAME", help="a part of their name")
    people.add_argument("--json", action="store_true", help="print JSON")
    close = add("close", "take tables away for good, with their games; whoever is there is sent away")
    close.add_argument("codes", nargs="+", metavar="CODE", help="the code of a table")
    prune = add("prune", "take away tables that nobody has touched for long")
    prune.add_argument("--days", type=_count, required=True, metavar="N", help="for how many days")
    prune.add_argument(
        "--status", action="append", choices=states, help="only these (default: open and over); may be repeated"
    )
    prune.add_argument("--dry-run", action="store_true", help="only say how many there are")
    access = add("access", "give somebody who has lost theirs a new secret link")
    access.add_argument("person", metavar="PERSON", help="their id or their whole name")
    access.add_argument("--url", type=_public_url, metavar="URL", help="the address of the service, for the link")
    access.add_argument("--only", action="store_true", help="end the access they had before, on every device")
    operator = add("operator", "let somebody run the house from a page of its own")
    operator.add_argument("person", metavar="PERSON", help="their id or their whole name")
    operator.add_argument("--off", action="store_true", help="no more")


def _add_serve(commands: Any) -> None:
    """Add the command that serves."""
    serve = commands.add_parser(
        "serve",
        help="serve the games to browsers",
        description="Serve the games to browsers.",
        epilog="Every option can also stand in a TOML file (--config; `bot-pace = 0.5`, limits below [limits]) and in"
        " the environment (KULUARY_BOT_PACE=0.5; lists with spaces). The environment counts more than the file, and"
        " options more than both.",
    )
    add = serve.add_argument
    add("--config", type=Path, metavar="FILE", help="a TOML file with options")
    where = serve.add_argument_group("where")
    where.add_argument("--host", default="127.0.0.1", help="address to listen on (default %(default)s)")
    where.add_argument(
        "--port", type=_port, default=8000, help="port to listen on (default %(default)s; 0: any free one)"
    )
    where.add_argument(
        "--root-path",
        type=_root_path,
        default="",
        metavar="PATH",
        help="path below which a proxy offers the service, such as /games",
    )
    where.add_argument(
        "--proxy",
        action="append",
        default=[],
        type=_network,
        metavar="ADDRESS",
        help="address or network of a proxy whose X-Forwarded-* headers are believed (default: none); may be repeated",
    )
    where.add_argument(
        "--origin",
        action="append",
        default=[],
        type=_site,
        metavar="ORIGIN",
        help="another site that may use the cookie, such as https://games.example; may be repeated",
    )
    where.add_argument("--open", action="store_true", help="open the browser where there is a screen")
    keeping = serve.add_argument_group("what is kept, and by whom")
    keeping.add_argument(
        "--data", type=Path, metavar="FOLDER", help="folder for games and people (default: the user's data folder)"
    )
    keeping.add_argument(
        "--database",
        metavar="URL",
        help="keep everything in this database instead of a SQLite file in the data folder, such as postgresql://…",
    )
    keeping.add_argument(
        "--bus",
        metavar="BUS",
        help="how processes on one database hear of each other: redis://…, postgresql, folder (of one machine) or none"
        " (default: what the database has)",
    )
    keeping.add_argument(
        "--workers", type=_count, default=1, metavar="N", help="processes that serve on the port (default %(default)s)"
    )
    keeping.add_argument(
        "--rooms",
        type=_count,
        default=500,
        metavar="N",
        help="tables a process keeps in memory although nobody is there (default %(default)s)",
    )
    bots = serve.add_argument_group("bots")
    bots.add_argument(
        "--bot-pace",
        type=_seconds,
        default=0.7,
        metavar="SECONDS",
        help="pause before a bot plays (default %(default)s)",
    )
    bots.add_argument(
        "--bot-intent",
        type=_seconds,
        default=2.0,
        metavar="SECONDS",
        help="time to read what a bot intends before it begins (default %(default)s)",
    )
    bots.add_argument(
        "--take-back",
        type=_seconds,
        default=2.5,
        metavar="SECONDS",
        help="time for which bots wait while a person may take a move back (default %(default)s)",
    )
    bots.add_argument(
        "--review-effort",
        type=_effort,
        default=1.0,
        metavar="N",
        help="how thoroughly finished games are reviewed: 2 takes twice as long (default %(default)s)",
    )
    bots.add_argument(
        "--bot-workers",
        type=_count,
        metavar="N",
        help="processes in which bots think, of all workers together (default: one core less than all)",
    )
    mail = serve.add_argument_group("mail (name the server in the file or the environment: others see arguments)")
    mail.add_argument(
        "--smtp",
        type=_smtp,
        metavar="URL",
        help="the server that takes mail, smtp://user:password@host:port or smtps://… (default: no mail is sent)",
    )
    mail.add_argument(
        "--mail-from", type=_sender, metavar="ADDRESS", help="whom letters come from (default: no-reply@ the service)"
    )
    mail.add_argument(
        "--public-url",
        type=_public_url,
        metavar="URL",
        help="where people reach the service, for links in letters and notices",
    )
    mail.add_argument(
        "--hooks",
        choices=("public", "private", "none"),
        default="public",
        help="post notices for people to public https addresses, to any address, or nowhere (default %(default)s)",
    )
    people = serve.add_argument_group("people at a table")
    people.add_argument(
        "--plea-patience",
        type=_seconds,
        default=90.0,
        metavar="SECONDS",
        help="time after which silence is a no to whoever asks to take a move back (default %(default)s)",
    )
    people.add_argument(
        "--watch-delay",
        type=_seconds,
        default=60.0,
        metavar="SECONDS",
        help="how far those who watch are behind where the host wants that (default %(default)s)",
    )
    running = serve.add_argument_group("running it")
    running.add_argument(
        "--open-days",
        type=_days,
        default=14,
        metavar="N",
        help="take tables that never began away after so many days untouched; 0: never (default %(default)s)",
    )
    running.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="warning",
        help="what is said on the standard error (default %(default)s)",
    )
    running.add_argument(
        "--log-format",
        choices=("text", "json"),
        default="text",
        help="as lines of text or of JSON (default %(default)s)",
    )
    running.add_argument(
        "--metrics",
        choices=("local", "everyone", "nobody"),
        default="local",
        help="who may read /metrics; local: this machine and private networks (default %(default)s)",
    )
    running.add_argument(
        "--drain",
        type=_seconds,
        default=0.0,
        metavar="SECONDS",
        help="when told to stop, say so at /ready for so long before (default %(default)s)",
    )
    running.add_argument(
        "--limit",
        action="append",
        default=[],
        type=_limit,
        metavar="NAME=NUMBER",
        help="another value for one of the limits of docs/protocol.md; may be repeated",
    )


def _add_table(parser: argparse.ArgumentParser) -> None:
    """Add what describes a table: game, seats, options, seed, content."""
    names = kuluary.game_names()
    parser.add_argument("game", choices=names, metavar="GAME", help=", ".join(names))
    parser.add_argument(
        "--seats", type=int, default=None, metavar="N", help="number of seats (default: four, or what the game is for)"
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
    parser.add_argument("--seed", default=None, metavar="TEXT", help="any text: the same seed gives the same game")
    parser.add_argument(
        "--content", type=Path, metavar="PACK", help="content files that replace ours: a folder, or an exported pack"
    )


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
    export.add_argument("target", type=Path, metavar="TARGET", help="a folder to be made, or a file that ends in .json")
    export.add_argument("--content", default="standard", metavar="PACK", help=f"{a_pack} (default %(default)s)")
    check = add("check", "let the game's own reader look at a pack")
    check.add_argument("content", metavar="PACK", help=a_pack)
    check.add_argument("--json", action="store_true", help="print JSON")
    diff = add("diff", "list the values in which two packs differ")
    diff.add_argument("content", metavar="PACK", help=a_pack)
    diff.add_argument(
        "other", nargs="?", metavar="OTHER", help="another pack; without one, the standard pack is compared with it"
    )
    diff.add_argument("--json", action="store_true", help="print JSON")
    add("keep", "put the standard pack among the former ones, before a value of it is changed (in a checkout)")


def _add_thinking(parser: argparse.ArgumentParser) -> None:
    """Add what bots may use: time or iterations, processes."""
    parser.add_argument(
        "--think",
        type=_thinking_time,
        metavar="SECONDS",
        help="time a decision for bots that go by the clock (default: that of their level)",
    )
    parser.add_argument(
        "--iterations", type=_count, metavar="N", help="redeals a decision instead of a time: repeatable"
    )
    parser.add_argument(
        "--jobs",
        "--processes",
        type=_count,
        default=1,
        metavar="N",
        help="how many games at once; the results are the same (default %(default)s)",
    )


def _add_ray(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster (auto, HOST:PORT): the results are the same"
    )


def _add_log(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the log, as downloaded or saved")
    parser.add_argument(
        "--content", type=Path, metavar="PACK", help="the content it was played with: a folder, or an exported pack"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def _option(text: str) -> tuple[str, Any]:
    """Read NAME=VALUE; a value is JSON where it can be (true, 3, {"level": "high"}), else the text itself.

    True and False are taken as Python writes them too: that is how a refusal names what is allowed.
    """
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    try:
        return name, json.loads(value.lower() if value in ("True", "False") else value)
    except ValueError:
        return name, value


def _limit(text: str) -> tuple[str, float]:
    """Read NAME=NUMBER."""
    from kuluary.server.settings import Limits

    name, _, value = text.partition("=")
    known: dict[str, type[int | float]] = {field.name: type(getattr(Limits(), field.name)) for field in fields(Limits)}
    if name not in known:
        raise argparse.ArgumentTypeError(f"there is no limit {name!r}: see docs/protocol.md")
    try:
        found = known[name](value)
    except ValueError:
        found = -1
    if not 0 <= found < inf or (name.endswith("_rate") and not found):
        raise argparse.ArgumentTypeError(f"{value!r} is no number for {name}")
    return name, found


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


def _days(text: str) -> int:
    if not text.isdecimal() or int(text) > 36_500:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of days")
    return int(text)


def _smtp(text: str) -> str:
    from kuluary.server.notices.mail import check_smtp

    try:
        return check_smtp(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _sender(text: str) -> str:
    if "@" not in parseaddr(text)[1]:
        raise argparse.ArgumentTypeError(f"{text!r} is no sender such as games@example or 'Кулуары <games@example>'")
    return text


def _effort(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0.01 <= found <= 100:
        raise argparse.ArgumentTypeError(f"{text!r} is no effort: 0.01 to 100")
    return found


def _root_path(text: str) -> str:
    path = text.rstrip("/")
    if path and not re.fullmatch(r"(/(?!\.+(/|$))[A-Za-z0-9._~-]+)+", path):
        raise argparse.ArgumentTypeError(f"{text!r} is no path such as /games")
    return path


def _site(text: str) -> str:
    """Read a site as browsers name it: no path, and no slash at its end."""
    if not re.fullmatch(r"https?://[^/?#\s]+/?", text, re.IGNORECASE):
        raise argparse.ArgumentTypeError(f"{text!r} is no site such as https://games.example")
    return text.rstrip("/").lower()


def _public_url(text: str) -> str:
    if not re.fullmatch(r"https?://[^/?#\s]+(/[^?#\s]*)?", text, re.IGNORECASE):
        raise argparse.ArgumentTypeError(f"{text!r} is no address such as https://games.example or …/games")
    return text


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
