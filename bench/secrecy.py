"""Secrecy, measured: redeal what a seat cannot know, again and again, and see whether the seat could tell.

Usage: python bench/secrecy.py [--game suits] [--redeals 100000] [--seed 1]

Random games are played with every number of seats and every two values of plain options together. In each position a
seat is drawn, everything it cannot know is dealt anew, and its view, questions, explanations, visible news and their
texts have to stay the same to the byte. A redealt position is redealt once more with the same seed: the sample must not
depend on what really lies hidden. It is the law `secrecy` of the conformance kit, at length.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter

import kuluary
from kuluary.core import PASS, Action
from kuluary.testing import tables
from kuluary.testing.secrecy import redeal_once
from kuluary.testing.trial import some

Progress = Callable[[int], None]


@dataclass
class Report:
    """What was looked at; a leak is described, never counted away."""

    game: str
    redeals: int = 0
    games: int = 0
    changed: int = 0
    """How often the redeal really moved something: a redeal that changes nothing proves nothing."""
    seconds: float = 0.0


class Leak(AssertionError):
    """A seat could tell a redealt position from the real one."""


def secrecy(game: str, redeals: int, seed: int | str, progress: Progress | None = None) -> Report:
    """Redeal so many times in positions of random games; raises Leak with everything needed to look into it."""
    rng = Random(f"secrecy {game} {seed}")
    report = Report(game)
    start = perf_counter()
    every = tables(game, together=2)
    while report.redeals < redeals:
        table = every[report.games % len(every)]
        match = table.new(f"{seed} {report.games}")
        report.games += 1
        seen: list[Action] = [PASS]
        while not match.over and report.redeals < redeals:
            seen += [action for decision in match.decisions for action in decision.actions]
            seat = rng.choice([None, *range(table.seats)])
            try:
                report.changed += redeal_once(match, seat, f"{seed} {report.redeals}", some(seen, rng))
            except AssertionError as leak:
                raise Leak(f"{table} entry {match.number}: {leak}") from leak
            report.redeals += 1
            if progress is not None:
                progress(report.redeals)
            decision = rng.choice(match.decisions)
            match.play(decision.seat, rng.choice(decision.actions))
    report.seconds = perf_counter() - start
    return report


def main() -> int:
    """Run from the command line, with a line of progress."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="suits", choices=kuluary.game_names())
    parser.add_argument("--redeals", type=int, default=100_000)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    step = max(1, options.redeals // 20)

    def progress(done: int) -> None:
        if done % step == 0:
            print(f"{done} of {options.redeals} redeals", file=sys.stderr, flush=True)

    try:
        report = secrecy(options.game, options.redeals, options.seed, progress)
    except Leak as leak:
        print(leak)
        return 1
    rate = report.redeals / report.seconds
    print(
        f"{report.game}: {report.redeals} redeals in {report.games} games, {report.changed} moved something hidden, "
        f"nothing leaked ({report.seconds:.1f} s, {rate:.0f} a second)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
