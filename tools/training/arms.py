"""Compares ways to play against Falcon on the same deals, for a limited time."""

from __future__ import annotations

import argparse
import json
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from kuluary.bots import leaves, make
from kuluary.core import Match
from kuluary.games.power.judgement import alone


def play(task: tuple[dict[str, Any], int]) -> dict[str, Any]:
    arm, deal = task
    weights = (
        json.loads(Path(arm["weights"]).read_text("utf-8"))
        if arm.get("weights")
        else json.loads(alone.HOME.read_text("utf-8"))
    )
    alone.learned = lambda: tuple([(own, his) for own, his in weights])
    alone.weights_at.cache_clear()
    leaves.Judged.exploration = arm.get("exploration", 0.25)
    leaves.JUDGED_STEEPNESS = arm.get("steepness", 0.08)
    leaves.FAR = arm.get("far", 20.0)
    falcon = {"level": arm.get("level", "maximum"), "personality": "manager"}
    match = Match.new("power", seats=1, options={"falcon": falcon}, seed=f"arms {deal}")
    bot = make("power", "search", seed=deal, think=arm.get("seconds"), iterations=arm.get("visits"))
    began = process_time()
    while not match.over:
        match.play(0, bot.choose(match, 0))
    own, his = match.result.scores
    return {
        "arm": arm["name"],
        "deal": deal,
        "own": own.total,
        "his": his.total,
        "cpu": round(process_time() - began, 1),
        "lines": [[[line.key, line.points] for line in pad.lines] for pad in (own, his)],
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("arms", help="as JSON")
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--to", type=Path)
    options = parser.parse_args()
    arms = json.loads(options.arms)
    began = perf_counter()
    tasks = ((arm, deal) for deal in range(options.first, options.first + 10**6) for arm in arms)
    with options.to.open("a") as file, get_context("spawn").Pool(options.jobs) as pool:
        found = pool.imap_unordered(play, (next(tasks) for _ in range(4000)))
        while True:
            left = options.seconds - (perf_counter() - began)
            try:
                row = found.next(timeout=max(0.1, left))
            except Exception:
                pool.terminate()
                return
            file.write(json.dumps(row) + "\n")
            file.flush()


if __name__ == "__main__":
    main()
