"""Looks for puzzles in games of bots: positions with one clearly best answer, found twice by a long search.

    python tools/make_puzzles.py suits --games 32 --most 16 --jobs 16 --out src/kuluary/games/suits/puzzles/first.json

The same game, seeds and number of games give the same puzzles.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from kuluary import bots
from kuluary.coach.puzzles import Puzzle, find_in, written
from kuluary.core import Match

SEATS = {"suits": (4, 3, 5), "power": (2, 3, 4), "committee": (2, 3, 4)}


def from_game(game: str, number: int) -> Puzzle | None:
    """Play a game of novices and regulars, and give the clearest puzzle in it."""
    seats = SEATS[game][number % len(SEATS[game])]
    match = Match.new(game, seats=seats, seed=f"puzzles {number}")
    players = [bots.make(game, ("novice", "regular")[seat % 2], seed=f"{number} {seat}") for seat in range(seats)]
    while not match.over:
        seat = next(one.seat for one in match.decisions if not one.free)
        match.play(seat, players[seat].choose(match, seat))
    return find_in(match.log, f"{game}-{number}")


def main() -> None:
    """Look through so many games, and keep the clearest puzzle of each, the first so many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SEATS)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--most", type=int, default=16)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) as pool:
        found = [one for one in pool.map(partial(from_game, options.game), range(options.games)) if one is not None]
    best = found[: options.most]
    lines = ",\n".join(json.dumps(written(puzzle), ensure_ascii=False, separators=(",", ":")) for puzzle in best)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(best)} puzzles in {options.games} games")


if __name__ == "__main__":
    main()
