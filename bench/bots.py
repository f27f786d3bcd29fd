"""Shows how the levels of bots stand to each other: two seats against two, seats exchanged every game.

Usage: python bench/bots.py [--games 400] [--iterations 600] [--processes 2]

A win is counted for the level whose seat wins; a shared victory is split. `--iterations` is how many redeals search has
a decision, so that a busy machine gives the same result; at the table it thinks for 0.8 s, which is several times more.
"""

from __future__ import annotations

import argparse

from kuluary.lab.tournament import play

PAIRS = [("greedy", "random", 0.75), ("search", "greedy", 0.60)]
"""Two levels, and what share of the games the first must win at least."""

TABLES = [{}, {"teams": True}]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--iterations", type=int, default=600)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    print("| game | level | against | games | wins | goal | ms a decision (most) |")
    print("|---|---|---|---|---|---|---|")
    met = True
    for table in TABLES:
        for first, second, goal in PAIRS:
            standing = play(
                "suits",
                (first, second),
                games=options.games,
                seed="ladder",
                seats=4,
                options=table,
                iterations=options.iterations,
                jobs=options.processes,
            )
            row = standing.rows[0]
            name = "suits, four in two teams" if table else "suits, four seats"
            wins = f"{row.rate:.1%} ({row.low:.1%} – {row.high:.1%})"
            print(
                f"| {name} | {first} | {second} | {options.games} | {wins} | {goal:.0%} |"
                f" {row.mean_ms:.1f} ({row.max_ms:.0f}) |",
                flush=True,
            )
            met = met and row.rate >= goal
    return 0 if met else 1


if __name__ == "__main__":
    raise SystemExit(main())
