"""Plays alone against Сокол, every way to play on the same deals, and says where the points of both come from.

Usage: python bench/falcon.py expert search:100 search:0.1s --level maximum --games 40 --jobs 2

A way to play is a level or an algorithm, with a number of visits or of seconds a decision after a colon; seconds are
those of the processor, so that a busy machine tells the same. `--minutes` breaks off: what counts is the deals before
the first that was not finished. With `--to falcon.jsonl` games are kept, and a later run goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from multiprocessing import TimeoutError as TooLate
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, pstdev
from time import perf_counter, process_time
from typing import Any

from kuluary.bots import make
from kuluary.core import Match
from kuluary.lab.intervals import wilson

Task = tuple[str, str, int]
"""A way to play, Сокол's level, the number of the deal."""


def play(task: Task) -> dict[str, Any]:
    """Play one game to its end."""
    way, level, deal = task
    player, _, effort = way.partition(":")
    think, visits = (float(effort[:-1]), None) if effort.endswith("s") else (None, int(effort) if effort else None)
    options = {"falcon": {"level": level, "personality": "manager"}}
    match = Match.new("power", seats=1, options=options, seed=f"falcon {deal}")
    bot = make("power", player, seed=deal, think=think, iterations=visits, clock=process_time)
    began = process_time()
    decisions = 0
    while not match.over:
        match.play(0, bot.choose(match, 0))
        decisions += 1
    own, his = match.result.scores
    sources = [Counter[str](), Counter[str]()]
    for pad, source in zip((own, his), sources, strict=True):
        for line in pad.lines:
            source[line.key] += line.points
    ms = round(1000 * (process_time() - began) / decisions, 1)
    return {"way": way, "level": level, "deal": deal, "own": own.total, "his": his.total, "ms": ms, "sources": sources}


def gather(asked: argparse.Namespace) -> list[dict[str, Any]]:
    """Play the deals, all ways of one after the other, until they or the time are over."""
    until = perf_counter() + 60 * asked.minutes
    deals = range(asked.first, asked.first + asked.games)
    tasks = [(way, asked.level, deal) for deal in deals for way in asked.ways]
    found = [row for row in kept(asked.to) if (row["way"], row["level"], row["deal"]) in tasks]
    done = {(row["way"], row["level"], row["deal"]) for row in found}
    with get_context("spawn").Pool(asked.jobs) as pool:
        coming = pool.imap_unordered(play, [task for task in tasks if task not in done])
        try:
            while len(found) < len(tasks):
                found.append(coming.next(timeout=max(0.1, until - perf_counter())))
                if asked.to is not None:
                    with asked.to.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(found[-1], ensure_ascii=False) + "\n")
        except TooLate:
            pool.terminate()
    played = Counter(row["deal"] for row in found)
    whole = next((deal for deal in deals if played[deal] < len(asked.ways)), deals.stop)
    return [row for row in found if row["deal"] < whole]


def kept(path: Path | None) -> list[dict[str, Any]]:
    """Give the games that earlier runs have left in the file."""
    if path is None or not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def report(ways: list[str], level: str, found: list[dict[str, Any]]) -> str:
    """Lay out what came of it, and where the points came from."""
    lines = [
        "| power alone, Сокол of | who | games | won (95 %) | own points | his | difference (95 %) | ms a decision |"
    ]
    lines.append("|---|---|---|---|---|---|---|---|")
    sources = [
        "",
        "| source | " + " | ".join(f"{way}, own | his" for way in ways) + " |",
        "|---" * (1 + 2 * len(ways)) + "|",
    ]
    sums: dict[str, list[float]] = {}
    for number, way in enumerate(ways):
        rows = [row for row in found if row["way"] == way]
        if not rows:
            continue
        leads = [row["own"] - row["his"] for row in rows]
        wins, games = sum(lead > 0 for lead in leads), len(rows)
        low, high = wilson(wins, games)
        spread = 1.96 * pstdev(leads) / games**0.5
        points = f"{fmean(row['own'] for row in rows):.0f} | {fmean(row['his'] for row in rows):.0f}"
        share = f"{wins} ({100 * low:.0f} – {100 * high:.0f} %)"
        pace = fmean(row["ms"] for row in rows)
        lines.append(
            f"| {level} | `{way}` | {games} | {share} | {points} | {fmean(leads):+.0f} ± {spread:.0f} | {pace:.0f} |"
        )
        for side in (0, 1):
            for row in rows:
                for key, value in row["sources"][side].items():
                    sums.setdefault(key, [0.0] * 2 * len(ways))[2 * number + side] += value / games
    for key, values in sorted(sums.items(), key=lambda one: -sum(one[1])):
        sources.append(f"| {key} | " + " | ".join(f"{value:.1f}" for value in values) + " |")
    return "\n".join([*lines, *sources])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ways", nargs="+")
    parser.add_argument("--level", default="maximum")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="deal to begin with")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--to", type=Path, help="file in which games are kept")
    asked = parser.parse_args()
    print(report(asked.ways, asked.level, gather(asked)))


if __name__ == "__main__":
    main()
