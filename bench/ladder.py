"""Shows how the levels stand to each other, and writes it into docs/bots.md with a picture.

Usage: python bench/ladder.py play --minutes 10 --jobs 16 --to ladder.jsonl      plays as many games as the time allows
       python bench/ladder.py report ladder.jsonl [--write]                      counts them; other rows stay

Every level meets the next one at equal seats, which change places after every game. All agents of «Комитет» win or
lose together: each level plays the same deals, and what is compared is the deals that only one of two levels wins.
Alone against Сокол each level plays for itself. Time is the processor's, so that a busy machine tells the same. A run
that is broken off goes on where it stopped; several files are counted together, of the same game the last.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import defaultdict
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

from drawing import Rows, replace_rows
from kuluary import bots
from kuluary.lab.chart import Bar, error_bars
from kuluary.lab.intervals import wilson
from kuluary.lab.tournament import play

DOCS = Path(__file__).parents[1] / "docs"
PAGE, PICTURE = DOCS / "bots.md", DOCS / "pictures" / "ladder.svg"
GOAL = 0.65
"""What share each level is to win against the one below."""
SLOW = "master"
"""The level that takes its time: it plays fewer games."""
QUICK = 0.4
"""The games of the others come so much earlier."""


class Setting(NamedTuple):
    """A table: its name in the page, and how many games the quick levels and the slow one are to play."""

    name: str
    game: str
    seats: int
    options: dict[str, Any]
    quick: int
    slow: int


def _falcon(level: str) -> dict[str, Any]:
    return {"falcon": {"level": level, "personality": "manager"}}


SETTINGS = (
    Setting("suits, 4 seats", "suits", 4, {}, 1000, 1000),
    Setting("suits, 4 in teams", "suits", 4, {"teams": True}, 1000, 200),
    Setting("suits, 3 seats", "suits", 3, {}, 1000, 200),
    Setting("suits, 5 seats", "suits", 5, {}, 1000, 200),
    Setting("power, 2 seats", "power", 2, {}, 1000, 200),
    Setting("power, 4 seats", "power", 4, {}, 1000, 200),
    Setting("committee, 2 agents", "committee", 2, {}, 150, 150),
    Setting("committee, 3 agents", "committee", 3, {}, 150, 150),
    Setting("committee, 4 agents", "committee", 4, {}, 150, 150),
    *(
        Setting(f"power alone, Сокол {one}", "power", 1, _falcon(one), 60, 12)
        for one in ("beginner", "medium", "high", "maximum")
    ),
)


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
            wanted = one.slow if SLOW in players else one.quick
            count = (wanted + 1) // 2 if rivals else wanted
            pace = 1.0 if SLOW in players else QUICK
            found += [(pace * number / count, Task(one.name, tuple(players), number)) for number in range(count)]
    return [task for _, task in sorted(found, key=lambda pair: pair[0])]


def play_task(task: Task) -> dict[str, Any]:
    """Play it, and give what came of it for the last of the players."""
    setting = next(one for one in SETTINGS if one.name == task.setting)
    games = len(task.players)
    standing = play(
        setting.game,
        task.players,
        games=games,
        seed=f"ladder {task.number}",
        seats=setting.seats,
        options=setting.options,
        clock=process_time,
    )
    row = standing.rows[-1]
    return {
        **task._asdict(),
        "games": row.games,
        "wins": row.wins,
        "points": round(row.points, 2),
        "decisions": row.decisions,
        "ms": round(row.mean_ms, 2),
        "most_ms": round(row.max_ms),
    }


def run(options: argparse.Namespace) -> None:
    """Play until the time is over."""
    done = set()
    if options.to.exists():
        done = {_key(row) for row in _rows([options.to])}
    todo = [
        task
        for task in tasks()
        if (task.setting, task.players, task.number) not in done
        and options.only in task.setting
        and not (options.quick and SLOW in task.players)
        and not (options.slow and SLOW not in task.players and not _beside_slow(task))
    ]
    began = perf_counter()
    context = get_context("spawn")
    with options.to.open("a", encoding="utf-8") as file, context.Pool(options.jobs) as pool:
        for row in pool.imap_unordered(play_task, todo):
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
            file.flush()
            if perf_counter() - began > 60 * options.minutes:
                pool.terminate()
                return


def _beside_slow(task: Task) -> bool:
    """Tell whether the slow level is compared with this one on the same deal."""
    setting = next(one for one in SETTINGS if one.name == task.setting)
    below = bots.levels(setting.game)[-2]
    return setting.game == "committee" and task.players == (below,) and task.number < setting.slow


def _rows(paths: list[Path]) -> list[dict[str, Any]]:
    return [json.loads(line) for path in paths for line in path.read_text(encoding="utf-8").splitlines()]


def _key(row: dict[str, Any]) -> tuple[str, tuple[str, ...], int]:
    return row["setting"], tuple(row["players"]), row["number"]


def report(options: argparse.Namespace) -> None:
    """Count the games and print their rows; in the page, rows of which the files say nothing stay as they are."""
    rows = {_key(row): row for row in _rows(options.files)}
    by_players: dict[tuple[str, tuple[str, ...]], list[dict[str, Any]]] = defaultdict(list)
    for (setting, players, _), row in rows.items():
        by_players[setting, players].append(row)
    steps: Rows = {}
    alone: Rows = {}
    for setting in SETTINGS:
        levels = bots.levels(setting.game)
        for below, level in pairwise(levels) if setting.seats > 1 else ():
            pair = by_players.get((setting.name, (below, level)), [])
            own = by_players.get((setting.name, (level,)), [])
            if setting.game == "committee":
                wins, games = _only_one(by_players.get((setting.name, (below,)), []), own)
                shown = f"{below}, of {games} deals one of them won"
                pair = own
            else:
                wins, games = sum(row["wins"] for row in pair), sum(row["games"] for row in pair)
                shown = below
            if games:
                played = sum(row["games"] for row in pair)
                line = f"| {setting.name} | {level} | {shown} | {played:,} | {_share(wins, games)} | {_pace(pair)} |"
                steps[setting.name, level] = line
        for level in levels:
            own = by_players.get((setting.name, (level,)), [])
            games = sum(row["games"] for row in own)
            if games:
                wins = sum(row["wins"] for row in own)
                points = sum(row["points"] * row["games"] for row in own) / games
                line = f"| {setting.name} | {level} | {games:,} | {_share(wins, games)} | {points:.1f} | {_pace(own)} |"
                alone[setting.name, level] = line
    print("\n".join([STEPS, *steps.values(), "", ALONE, *alone.values()]))
    if options.write:
        order = [(setting.name, level) for setting in SETTINGS for level in bots.levels(setting.game)]
        standing = replace_rows(PAGE, "ladder", STEPS, steps, order)
        replace_rows(PAGE, "together", ALONE, alone, order)
        note = "share each level wins against the one below; the line is the goal"
        bars = [_bar(place, line) for place, line in standing.items()]
        PICTURE.write_text(error_bars("The ladder", bars, note=note, mark=GOAL), encoding="utf-8")


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


def _only_one(lower: list[dict[str, Any]], upper: list[dict[str, Any]]) -> tuple[float, int]:
    """Give how many of the deals that both have played and one of them won are the upper one's, and of how many."""
    known = {row["number"]: row["wins"] for row in lower}
    both = [(known[row["number"]], row["wins"]) for row in upper if row["number"] in known]
    apart = [high for low, high in both if low != high]
    return sum(apart), len(apart)


def _share(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / games:.1%} ({low:.1%} – {high:.1%})"


def _pace(rows: list[dict[str, Any]]) -> str:
    decisions = sum(row["decisions"] for row in rows)
    mean = sum(row["ms"] * row["decisions"] for row in rows) / max(1, decisions)
    return f"{mean:.1f} ({max(row['most_ms'] for row in rows):,})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(required=True)
    playing = parts.add_parser("play")
    playing.add_argument("--minutes", type=float, default=10.0)
    playing.add_argument("--jobs", type=int, default=2)
    playing.add_argument("--to", type=Path, default=Path("ladder.jsonl"))
    playing.add_argument("--only", default="", help="tables whose name has this in it")
    playing.add_argument("--quick", action="store_true", help="leave out the level that takes its time")
    playing.add_argument("--slow", action="store_true", help="only that level, and what it is compared with")
    playing.set_defaults(run=run)
    reporting = parts.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    reporting.add_argument("--write", action="store_true")
    reporting.set_defaults(run=report)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
