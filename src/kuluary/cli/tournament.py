"""kuluary tournament: two levels of bots at one table, seats taken in turn, wins with their error."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from kuluary import bots
from kuluary.cli.table import options_of, seats_of
from kuluary.core import Match


@dataclass(frozen=True)
class Pairing:
    """A table for one game: who plays what, and the seed."""

    game: str
    seats: int
    options: dict[str, Any]
    levels: tuple[str, ...]
    seed: str
    think: float
    iterations: int | None
    content: Path | None


def run(options: Namespace) -> int:
    """Play the tournament and print how often each level won."""
    report = tournament(
        options.game,
        seats_of(options),
        options_of(options),
        tuple(options.levels),
        options.games,
        seed=options.seed or "tournament",
        think=options.think,
        iterations=options.iterations,
        processes=options.processes,
        content=options.content,
    )
    if options.json:
        print(json.dumps(report, ensure_ascii=False))
        return 0
    first, second = report["levels"]
    print(f"{report['games']} games of {report['game']}, {report['seats']} seats, {report['seconds']:.0f} s")
    print(f"{first} wins {report['share']:.1%} ± {report['error']:.1%} against {second}")
    for level in dict.fromkeys(report["levels"]):
        timing = report["thinking"][level]
        print(f"{level}: {timing['mean_ms']:.1f} ms a decision, at most {timing['max_ms']:.0f} ms")
    return 0


def tournament(
    game: str,
    seats: int,
    options: dict[str, Any],
    levels: tuple[str, ...],
    games: int,
    *,
    seed: str,
    think: float,
    iterations: int | None,
    processes: int,
    content: Path | None = None,
) -> dict[str, Any]:
    """Let two levels sit alternately and change places every game; a shared victory is split."""
    pairings = []
    for number in range(games):
        seating = tuple(levels[(seat + number) % 2] for seat in range(seats))
        pairings.append(Pairing(game, seats, options, seating, f"{seed} {number}", think, iterations, content))
    began = perf_counter()
    share = 0.0
    thinking: dict[str, list[float]] = {level: [] for level in levels}
    for done, (wins, times) in enumerate(_outcomes(pairings, processes), start=1):
        share += wins.get(levels[0], 0.0)
        for level, spent in times.items():
            thinking[level] += spent
        if sys.stderr.isatty():
            print(f"\r{done} of {games} games, {levels[0]} {share / done:.1%}  ", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    rate = share / games
    return {
        "game": game,
        "seats": seats,
        "options": options,
        "levels": list(levels),
        "games": games,
        "seed": seed,
        "share": round(rate, 4),
        "error": round(1.96 * sqrt(max(rate * (1 - rate), 1e-9) / games), 4),
        "seconds": round(perf_counter() - began, 1),
        "thinking": {level: _timing(spent) for level, spent in thinking.items()},
    }


def _outcomes(pairings: list[Pairing], processes: int) -> Any:
    if processes == 1:
        yield from map(_play, pairings)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(_play, pairing) for pairing in pairings]):
            yield future.result()


def _play(pairing: Pairing) -> tuple[dict[str, float], dict[str, list[float]]]:
    """Play one game; give each level's share of the victory and the time of every decision."""
    match = Match.new(
        pairing.game, seats=pairing.seats, options=pairing.options, seed=pairing.seed, content=pairing.content
    )
    players = [
        bots.make(pairing.game, level, f"{pairing.seed} {seat}", think=pairing.think, iterations=pairing.iterations)
        for seat, level in enumerate(pairing.levels)
    ]
    times: dict[str, list[float]] = {level: [] for level in pairing.levels}
    while not match.over:
        seat = next(decision.seat for decision in match.decisions if not decision.free)
        start = perf_counter()
        action = players[seat].choose(match, seat)
        times[pairing.levels[seat]].append(perf_counter() - start)
        match.play(seat, action)
    winners = match.result.winners
    wins: dict[str, float] = {}
    for seat in winners:
        if seat >= pairing.seats:  # an opponent that the rules play, like Falcon
            continue
        wins[pairing.levels[seat]] = wins.get(pairing.levels[seat], 0.0) + 1 / len(winners)
    return wins, times


def _timing(spent: list[float]) -> dict[str, float]:
    if not spent:
        return {"mean_ms": 0.0, "max_ms": 0.0}
    return {"mean_ms": round(1000 * sum(spent) / len(spent), 2), "max_ms": round(1000 * max(spent), 1)}
