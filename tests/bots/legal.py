"""Lets every level and character play, and checks that each answer is legal.

Usage: python -m tests.bots.legal [--jobs 2]: a hundred thousand answers for every game.
"""

from __future__ import annotations

import argparse
from multiprocessing import get_context
from time import perf_counter

from kuluary import bots
from kuluary.core import Match

TABLES = [
    ("suits", 3, {}),
    ("suits", 4, {"teams": True}),
    ("suits", 6, {}),
    ("power", 1, {"falcon": {"level": "high", "personality": "manager"}}),
    ("power", 3, {"professionals": True}),
    ("committee", 3, {}),
]
GAMES = list(dict.fromkeys(game for game, _, _ in TABLES))
PARTS, ANSWERS = 50, 2_000
"""A hundred thousand in all."""
VISITS = 4


def asked(match: Match) -> int:
    return next(decision.seat for decision in match.decisions if not decision.free)


def somebody(game: str, number: int) -> str:
    """Every level in turn, and every other time with a character."""
    levels, characters = bots.levels(game), bots.characters(game)
    level = levels[number % len(levels)]
    return f"{level}+{characters[number % len(characters)]}" if number % 2 and bots.has_style(game, level) else level


def check(game: str, part: int, answers: int = ANSWERS) -> str:
    """Play until so many answers were given, every one of them legal; give the name of the game."""
    made = 0
    number = 1000 * part
    while made < answers:
        tables = [table for table in TABLES if table[0] == game]
        _, seats, options = tables[number % len(tables)]
        match = Match.new(game, seats=seats, options=options, seed=f"legal {number}")
        players = [
            bots.make(game, somebody(game, seat + number), f"{number} {seat}", iterations=1 + number % VISITS)
            for seat in range(seats)
        ]
        while not match.over and made < answers:
            seat = asked(match)
            action = players[seat].choose(match, seat)
            assert match.explain(seat, action) is None, (number, seat, action)
            match.play(seat, action)
            made += 1
        number += 1
    return game


def main() -> None:
    """Check all parts of all games, and say so; the first illegal answer ends it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    jobs = parser.parse_args().jobs
    began = perf_counter()
    done = dict.fromkeys(GAMES, 0)
    with get_context("spawn").Pool(jobs) as pool:
        waiting = [pool.apply_async(check, (game, part)) for part in range(PARTS) for game in reversed(GAMES)]
        for one in waiting:
            done[one.get()] += ANSWERS
    for game, answers in done.items():
        print(f"{game}: {answers:,} answers, all legal")
    print(f"{perf_counter() - began:.0f} s, {jobs} processes")


if __name__ == "__main__":
    main()
