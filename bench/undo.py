"""What it costs to go back one play late in a long game: `python bench/undo.py`."""

from __future__ import annotations

import random
import time

from kuluary.core import Match

ENTRIES = 1000
GAMES = 40
BACK = 100


def longest(game: str, seats: int) -> Match:
    """Play at random, watched as on a server; give the first game of a thousand entries, or the longest."""
    best = Match.new(game, seats=seats, seed=0)
    for seed in range(GAMES):
        match, rng = Match.new(game, seats=seats, seed=seed).watch(), random.Random(seed)
        while not match.over and match.number < ENTRIES:
            decision = rng.choice(match.decisions)
            match.play(decision.seat, rng.choice(decision.actions))
        best = max(best, match, key=lambda one: one.number)
        if best.number >= ENTRIES:
            break
    return best


def main() -> None:
    """Print the median and the 95th percentile of going back by one entry, again and again."""
    for game, seats in (("suits", 6), ("power", 5), ("committee", 4)):
        match = longest(game, seats)
        number, spent = match.number, []
        for step in range(1, min(BACK, number // 2)):
            start = time.perf_counter()
            match.rewind(number - step)
            spent.append(1000 * (time.perf_counter() - start))
        spent.sort()
        p95 = spent[len(spent) * 95 // 100]
        print(f"{game}: {number} entries, median {spent[len(spent) // 2]:.1f} ms, p95 {p95:.1f} ms")


if __name__ == "__main__":
    main()
