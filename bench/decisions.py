"""Measures how long people wait for a bot's decision when several tables play at once, as the server lets bots think.

Usage: python bench/decisions.py [--tables 4] [--workers 2] [--seconds 20] [--game suits] [--seats 3] [--level master]

Every table has another owner and bots of one level at all seats; they share the worker processes. A decision lasts from
the question to the answer, waiting for a turn included. Prints median, 95th percentile and the longest, in seconds.
"""

from __future__ import annotations

import argparse
import asyncio
from time import perf_counter

from kuluary import bots
from kuluary.core import Match
from kuluary.server.bots.thinking import Mind

SEATS = {"suits": 4, "power": 4, "committee": 3}
BUDGET = {"random": 0.3, "novice": 0.3, "regular": 1.0, "expert": 2.0, "master": 5.0}
"""What 95 of 100 decisions are to take at most, in seconds."""


async def play(mind: Mind, game: str, seats: int, level: str, table: int, until: float) -> list[float]:
    """Play at one table until the time is over; give how long every decision took."""
    spent = []
    number = 0
    while True:
        match = Match.new(game, seats=seats, seed=f"decisions {table} {number}")
        while not match.over:
            seat = next(one.seat for one in match.decisions if not one.free)
            began = perf_counter()
            if began > until:
                return spent
            thought = await mind.choose(match.redeal(seat, number), seat, level, owner=str(table), table=str(table))
            spent.append(perf_counter() - began)
            match.play(seat, thought.action)
        number += 1


async def measure(game: str, seats: int, level: str, tables: int, workers: int, seconds: float) -> list[float]:
    """Let the tables play side by side."""
    mind = Mind(workers, 60.0)
    try:
        await asyncio.gather(
            *(play(mind, game, seats, "random", table, perf_counter() + 1.0) for table in range(tables))
        )
        until = perf_counter() + seconds
        found = await asyncio.gather(*(play(mind, game, seats, level, table, until) for table in range(tables)))
    finally:
        await mind.close()
    return sorted(one for spent in found for one in spent)


def main() -> None:
    """Print a row for every game and level."""
    parser = argparse.ArgumentParser(description="How long a decision takes.")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", choices=SEATS, action="append")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", action="append")
    options = parser.parse_args()
    print("| game | level | decisions | median, s | 95 %, s | longest, s | aim, s |\n|---|---|---|---|---|---|---|")
    for game in options.game or SEATS:
        for level in options.level or bots.levels(game)[1:]:
            seats = options.seats or SEATS[game]
            spent = asyncio.run(measure(game, seats, level, options.tables, options.workers, options.seconds))
            p95 = spent[len(spent) * 95 // 100]
            print(
                f"| {game} | {level} | {len(spent)} | {spent[len(spent) // 2]:.3f} | {p95:.3f} | {spent[-1]:.3f} | "
                f"{BUDGET[level]} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
