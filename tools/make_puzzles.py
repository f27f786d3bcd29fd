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
from random import Random
from typing import Any

from kuluary import bots, encode
from kuluary.coach import Answer, weigh
from kuluary.core import Log, Match

SEATS = {"suits": (4, 3, 5), "power": (2, 3, 4), "committee": (2, 3, 4)}
GAP = 0.1
"""The best answer is so much better than the next."""
TRIES = {"suits": (300, 6000), "power": (60, 900), "committee": (1, 1)}
"""Trials of a first look and of a long one."""
PROMPTS = {"committee": ("act", "move")}
"""What is asked there: where a mission can be done, doing it is no puzzle."""


def look(match: Match, seat: int, seed: str, tries: int) -> tuple[Answer, ...] | None:
    """Give the answers of a question, if the best of them is clear and the game is not decided."""
    found = weigh(match, seat, Random(seed), tries=tries).answers
    clear = len(found) > 2 and found[0].chance - max(one.chance for one in found[1:]) >= GAP
    return found if clear and 0.15 < found[0].chance < 0.97 else None


def from_game(game: str, number: int) -> list[dict[str, Any]]:
    """Play a game of novices and regulars, and give the puzzles in it."""
    seats = SEATS[game][number % len(SEATS[game])]
    match = Match.new(game, seats=seats, seed=f"puzzles {number}")
    players = [bots.make(game, ("novice", "regular")[seat % 2], seed=f"{number} {seat}") for seat in range(seats)]
    quick, long = TRIES[game]
    puzzles = []
    while not match.over:
        asked = next(one for one in match.decisions if not one.free)
        seat = asked.seat
        wanted = len(asked.actions) > 2 and asked.prompt in PROMPTS.get(game, (asked.prompt,))
        if wanted and match.suggest(asked) is None and look(match, seat, "first", quick):
            once, twice = look(match, seat, "once", long), look(match, seat, "twice", long)
            if once and twice and once[0].action == twice[0].action:
                log = Log(match.log.header, tuple(match.entries))
                answers = [[json.loads(encode(one.action)), round(one.chance, 3)] for one in once]
                theme = match.game.theme(match.state, asked, once[0].action)
                puzzle = {"id": f"{game}-{number}-{match.number}", "seat": seat, "theme": theme, "answers": answers}
                puzzles.append(puzzle | {"log": json.loads(encode(log))})
        match.play(seat, players[seat].choose(match, seat))
    return puzzles


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
        found = list(pool.map(partial(from_game, options.game), range(options.games)))
    best = [max(one, key=lambda puzzle: puzzle["answers"][0][1] - puzzle["answers"][1][1]) for one in found if one]
    best = best[: options.most]
    lines = ",\n".join(json.dumps(puzzle, ensure_ascii=False, separators=(",", ":")) for puzzle in best)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(best)} puzzles in {options.games} games, {sum(map(len, found))} positions in all")


if __name__ == "__main__":
    main()
