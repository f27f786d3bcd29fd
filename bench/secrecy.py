"""Secrecy, measured: redeal what a seat cannot know, again and again, and see whether the seat could tell.

Usage: python bench/secrecy.py [--game suits] [--redeals 100000] [--seed 1]

Random games are played with every number of seats and every plain option. In each position a seat is drawn, everything
it cannot know is dealt anew, and its view, questions, explanations and visible news have to stay the same to the byte.
A redealt position is redealt once more with the same seed: the sample must not depend on what really lies hidden.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from time import perf_counter
from typing import Any, Final

import kuluary
from kuluary.core import PASS, Action, Match, find_game

PROBES: Final = 12
"""How many actions are explained in every position."""

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
    tables = list(_tables(game))
    while report.redeals < redeals:
        seats, options = tables[report.games % len(tables)]
        match = Match.new(game, seats=seats, options=options, seed=f"{seed} {report.games}")
        report.games += 1
        seen: list[Action] = [PASS]
        while not match.over and report.redeals < redeals:
            seen += [action for decision in match.decisions for action in decision.actions]
            seat = rng.choice([None, *range(seats)])
            probes = rng.sample(seen, min(PROBES, len(seen)))
            report.changed += check(match, seat, f"{seed} {report.redeals}", probes)
            report.redeals += 1
            if progress is not None:
                progress(report.redeals)
            decision = rng.choice(match.decisions)
            match.play(decision.seat, rng.choice(decision.actions))
    report.seconds = perf_counter() - start
    return report


def check(match: Match, seat: int | None, seed: str, probes: list[Action]) -> bool:
    """Redeal once; tells whether anything hidden moved, raises Leak if the seat could notice it."""
    deal = match.redeal(seat, seed)
    where = f"{match.header.game} {match.header.seats} {match.header.options} entry {match.number} seat {seat}"
    match.game.check(deal.state)
    for name, before, after in zip(ASPECTS, known(match, seat, probes), known(deal, seat, probes), strict=True):
        if before != after:
            raise Leak(f"{where}: {name} changed\n{before}\n{after}")
    if not same(deal.redeal(seat, seed).state, deal.state):
        raise Leak(f"{where}: the sample depends on what lies hidden")
    return not same(deal.state, match.state)


ASPECTS: Final = ("view", "questions", "explanations", "news")


def known(match: Match, seat: int | None, probes: list[Action]) -> tuple[str, str, str, list[object]]:
    """Write down all that a seat receives; news are not written out, they are the same objects or they are not."""
    own = [decision for decision in match.decisions if decision.seat == seat]
    reasons = [] if seat is None else [match.explain(seat, action) for action in probes]
    news: list[object] = [item for item in match.news if item[1].visible_to(seat)]
    return kuluary.encode(match.view(seat)), kuluary.encode(own), kuluary.encode(reasons), news


def same(one: Any, two: Any) -> bool:
    """Tell whether two states, or two parts of them, hold the same; records are compared slot by slot."""
    if type(one) is not type(two):
        return False
    if isinstance(one, (list, tuple)):
        return one == two or (len(one) == len(two) and all(map(same, one, two)))
    names = [name for cls in type(one).__mro__ for name in getattr(cls, "__slots__", ()) if name != "news"]
    if not names or type(one).__eq__ is not object.__eq__:
        return bool(one == two)
    return all(same(getattr(one, name), getattr(two, name)) for name in names)


def _tables(game: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """List every number of seats with every combination of its plain options."""
    shelf = find_game(game)
    for seats in shelf.seats:
        choices = shelf.choices(seats)
        for values in product(*(allowed for allowed, _ in choices.values())):
            yield seats, dict(zip(choices, values, strict=True))


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
