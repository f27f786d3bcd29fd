"""Shows how the levels of bots stand to each other: two seats against two, seats exchanged every game.

Usage: python bench/bots.py [--games 400] [--think 0.1] [--processes 2]

A win is counted for the level whose seat wins; a shared victory is split. `--think` is what search may take a decision;
at the table it takes up to 0.8 s, so the figures here are a lower bound.
"""

from __future__ import annotations

import argparse

from kuluary.cli.tournament import tournament

PAIRS = [("greedy", "random", 0.75), ("search", "greedy", 0.60)]
"""Two levels, and what share of the games the first must win at least."""

TABLES = [{}, {"teams": True}]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--think", type=float, default=0.1)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    print("| game | level | against | games | wins | goal | ms a decision (most) |")
    print("|---|---|---|---|---|---|---|")
    met = True
    for table in TABLES:
        for first, second, goal in PAIRS:
            report = tournament(
                "suits",
                4,
                table,
                (first, second),
                options.games,
                seed="ladder",
                think=options.think,
                processes=options.processes,
            )
            share, error = report["share"], report["error"]
            timing = report["thinking"][first]
            name = "suits, four in two teams" if table else "suits, four seats"
            print(
                f"| {name} | {first} | {second} | {options.games} | {share:.1%} ± {error:.1%} | {goal:.0%} |"
                f" {timing['mean_ms']:.1f} ({timing['max_ms']:.0f}) |",
                flush=True,
            )
            met = met and share >= goal
    return 0 if met else 1


if __name__ == "__main__":
    raise SystemExit(main())
