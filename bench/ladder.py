"""Shows how the levels stand to each other, and writes it into docs/bots.md with a picture.

Usage: python bench/ladder.py play --minutes 10 --jobs 16 --to games.jsonl      plays as many games as the time allows
       python bench/ladder.py report games.jsonl [--write]        counts them with those kept; other rows stay

Every level meets the next one at equal seats, which change places after every game. All agents of «Комитет» win or
lose together: each level plays the same deals, and what is compared is the deals that only one of two levels wins.
Alone against Сокол each level plays for itself. Time is the processor's, so that a busy machine tells the same. A run
that is broken off goes on where it stopped.

What `--write` counts is kept beside this program, and the next run adds to it, until a bot answers otherwise than it
did: then its rows begin anew (`tally.py`).
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterable
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

import tally
from drawing import Rows, replace_rows
from kuluary import bots
from kuluary.lab.chart import Bar, error_bars
from kuluary.lab.intervals import wilson
from kuluary.lab.tournament import play

DOCS = Path(__file__).parents[1] / "docs"
PAGE, PICTURE = DOCS / "bots.md", DOCS / "pictures" / "ladder.svg"
KEPT = Path(__file__).with_name("ladder.jsonl")
GOAL = 0.65
"""What share each level is to win against the one below."""
SLOW = "master"
"""The level that takes its time: it plays fewer games."""
QUICK = 0.4
"""The games of the others come so much earlier."""
GAMES = 1000
"""So many games every row is to have in the end."""


class Setting(NamedTuple):
    """A table, with its name in the page."""

    name: str
    game: str
    seats: int
    options: dict[str, Any]


def _falcon(level: str) -> dict[str, Any]:
    return {"falcon": {"level": level, "personality": "manager"}}


SETTINGS = (
    Setting("suits, 4 seats", "suits", 4, {}),
    Setting("suits, 4 in teams", "suits", 4, {"teams": True}),
    Setting("suits, 3 seats", "suits", 3, {}),
    Setting("suits, 5 seats", "suits", 5, {}),
    Setting("power, 2 seats", "power", 2, {}),
    Setting("power, 4 seats", "power", 4, {}),
    Setting("committee, 2 agents", "committee", 2, {}),
    Setting("committee, 3 agents", "committee", 3, {}),
    Setting("committee, 4 agents", "committee", 4, {}),
    *(
        Setting(f"power alone, Сокол {one}", "power", 1, _falcon(one))
        for one in ("beginner", "medium", "high", "maximum")
    ),
)
BY_NAME = {one.name: one for one in SETTINGS}


class Task(NamedTuple):
    """A game, or two with seats exchanged, of one level or of two."""

    setting: str
    players: tuple[str, ...]
    number: int


def tasks() -> list[Task]:
    """List all games so that the rows of the page grow together."""
    found: list[tuple[float, Task]] = []
    for one in SETTINGS:
        levels = bots.levels(one.game)
        rivals = one.game != "committee" and one.seats > 1
        for players in pairwise(levels) if rivals else [(level,) for level in levels]:
            count = GAMES // len(players)
            pace = 1.0 if SLOW in players else QUICK
            found += [(pace * number / count, Task(one.name, tuple(players), number)) for number in range(count)]
    return [task for _, task in sorted(found, key=lambda pair: pair[0])]


def play_task(task: tuple[Task, str]) -> dict[str, Any]:
    """Play it, and give what came of it for the last of the players, with the sign of these bots."""
    what, sign = task
    setting = BY_NAME[what.setting]
    standing = play(
        setting.game,
        what.players,
        games=len(what.players),
        seed=f"ladder {what.number}",
        seats=setting.seats,
        options=setting.options,
        clock=process_time,
    )
    row = standing.rows[-1]
    return {
        **what._asdict(),
        "sign": sign,
        "games": row.games,
        "wins": row.wins,
        "points": round(row.points, 2),
        "decisions": row.decisions,
        "ms": round(row.mean_ms, 2),
        "most_ms": round(row.max_ms),
    }


def sign_of(who: tuple[str, str]) -> str:
    """Give the sign of a level at a table; one that takes its time is asked for a single game."""
    name, level = who
    setting = BY_NAME[name]
    return tally.sign(setting.game, setting.seats, setting.options, level, games=1 if level == SLOW else 10)


def signs(places: Iterable[tally.Place], pool: Pool) -> dict[tally.Place, str]:
    """Give the signs of those who play in some rows."""
    rows = list(dict.fromkeys(places))
    who = list(dict.fromkeys((name, level) for name, players in rows for level in players))
    known = dict(zip(who, pool.imap(sign_of, who), strict=True))
    return {(name, players): " ".join(known[name, level] for level in players) for name, players in rows}


def run(options: argparse.Namespace) -> None:
    """Play until the time is over."""
    wanted = [
        task
        for task in tasks()
        if options.only in task.setting
        and not (options.quick and SLOW in task.players)
        and not (options.slow and SLOW not in task.players and not _beside_slow(task))
    ]
    began = perf_counter()
    with get_context("spawn").Pool(options.jobs) as pool:
        now = signs((_place(task) for task in wanted), pool)
        games = _rows(options.to) if options.to.exists() else []
        done = tally.merge(tally.read(KEPT), games, now)
        todo = [(task, sign) for task in wanted if not _played(done, task, sign := now[_place(task)])]
        with options.to.open("a", encoding="utf-8") as file:
            for row in pool.imap_unordered(play_task, todo):
                file.write(json.dumps(row, ensure_ascii=False) + "\n")
                file.flush()
                if perf_counter() - began > 60 * options.minutes:
                    pool.terminate()
                    return


def _beside_slow(task: Task) -> bool:
    """Tell whether the slow level is compared with this one on the same deal."""
    game = BY_NAME[task.setting].game
    return game == "committee" and task.players == bots.levels(game)[-2:-1]


def _played(done: tally.Kept, task: Task, sign: str) -> bool:
    """Tell whether these bots have played it."""
    row = done.get(_place(task))
    return row is not None and row.sign == sign and row.has(task.number)


def _place(task: Task) -> tally.Place:
    return task.setting, task.players


def _rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def report(options: argparse.Namespace) -> None:
    """Count the games with those kept and print their rows; in the page, other rows stay as they are."""
    games = [row for path in options.files for row in _rows(path)]
    with get_context("spawn").Pool(options.jobs) as pool:
        now = signs(((row["setting"], tuple(row["players"])) for row in games), pool)
    kept = tally.merge(tally.read(KEPT), games, now)
    former = sum(row["sign"] != now[row["setting"], tuple(row["players"])] for row in games)
    if former:
        print(f"{former} games are of bots that have changed since, and do not count")
    steps, alone = lay_out(kept)
    print("\n".join([STEPS, *steps.values(), "", ALONE, *alone.values()]))
    if options.write:
        tally.write(KEPT, kept)
        order = [(setting.name, level) for setting in SETTINGS for level in bots.levels(setting.game)]
        standing = replace_rows(PAGE, "ladder", STEPS, steps, order)
        replace_rows(PAGE, "together", ALONE, alone, order)
        note = "share each level wins against the one below; the line is the goal"
        bars = [_bar(place, line) for place, line in standing.items()]
        PICTURE.write_text(error_bars("The ladder", bars, note=note, mark=GOAL), encoding="utf-8")


def lay_out(kept: tally.Kept) -> tuple[Rows, Rows]:
    """Lay out the steps between levels, and what each does by itself."""
    steps: Rows = {}
    alone: Rows = {}
    for setting in SETTINGS:
        levels = bots.levels(setting.game)
        for below, level in pairwise(levels) if setting.seats > 1 else ():
            pair, own = kept.get((setting.name, (below, level))), kept.get((setting.name, (level,)))
            if pair is not None:
                share = f"{below} | {pair.games:,} | {_share(pair.wins, pair.games)}"
                steps[setting.name, level] = f"| {setting.name} | {level} | {share} | {_pace(pair)} |"
            lower = kept.get((setting.name, (below,)))
            if own is not None and lower is not None and (apart := _apart(lower, own)):
                share = (
                    f"{below}, of {len(apart)} deals one of them won | {own.games:,} | {_share(sum(apart), len(apart))}"
                )
                steps[setting.name, level] = f"| {setting.name} | {level} | {share} | {_pace(own)} |"
        for level in levels:
            own = kept.get((setting.name, (level,)))
            if own is not None:
                share = f"{own.games:,} | {_share(own.wins, own.games)} | {own.points:.1f}"
                alone[setting.name, level] = f"| {setting.name} | {level} | {share} | {_pace(own)} |"
    return steps, alone


STEPS = """\
| table | level | against | games | wins (95 %) | ms a decision, mean (most) |
|---|---|---|---|---|---|"""
ALONE = """\
| table | level | games | won (95 %) | points | ms a decision, mean (most) |
|---|---|---|---|---|---|"""


def _bar(place: tuple[str, ...], line: str) -> Bar:
    """Read the share and its interval in a row of the page."""
    share = re.search(r"([\d.]+)% \(([\d.]+)% – ([\d.]+)%\)", line)
    assert share
    rate, low, high = (float(number) / 100 for number in share.groups())
    return Bar(": ".join(place), rate, low, high)


def _apart(lower: tally.Tally, upper: tally.Tally) -> list[float]:
    """Give what the upper one made of the deals that both have played and one of them won."""
    both = zip(lower.deals, upper.deals, strict=False)
    return [high for low, high in both if low is not None and high is not None and low != high]


def _share(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / games:.1%} ({low:.1%} – {high:.1%})"


def _pace(row: tally.Tally) -> str:
    return f"{row.ms:.1f} ({row.most_ms:,})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(required=True)
    playing = parts.add_parser("play")
    playing.add_argument("--minutes", type=float, default=10.0)
    playing.add_argument("--jobs", type=int, default=2)
    playing.add_argument("--to", type=Path, default=Path("games.jsonl"))
    playing.add_argument("--only", default="", help="tables whose name has this in it")
    playing.add_argument("--quick", action="store_true", help="leave out the level that takes its time")
    playing.add_argument("--slow", action="store_true", help="only that level, and what it is compared with")
    playing.set_defaults(run=run)
    reporting = parts.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    reporting.add_argument("--jobs", type=int, default=2)
    reporting.add_argument("--write", action="store_true", help="keep them, and change the page")
    reporting.set_defaults(run=report)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
