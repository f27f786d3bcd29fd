"""kuluary simulate: the bare engine loop, many games, counted."""

from __future__ import annotations

import gc
import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from kuluary import bots
from kuluary.bots.bot import give
from kuluary.cli.progress import Progress
from kuluary.cli.table import options_of, seats_of, see_own_modules
from kuluary.core import (
    BadOption,
    Game,
    Match,
    Pack,
    RandomChance,
    Result,
    State,
    content_of,
    find_game,
    random_playout,
)
from kuluary.core.log import seats_text
from kuluary.encoding import encode
from kuluary.lab.processes import processes
from kuluary.lab.tournament import RIVALS, kind_of

SEED = "simulate"
"""That of a simulation for which none is named."""
BLOCK = 200
"""Most games one process plays before it reports."""


def run(options: Namespace) -> int:
    """Play the games and print what came of them."""
    see_own_modules()
    game = find_game(options.game)
    seats = seats_of(options)
    levels = _levels(options.bots, seats, game.name)
    report = simulate(
        game,
        seats,
        options_of(options),
        options.games,
        levels,
        options.seed or SEED,
        content=options.content,
        laws=options.laws,
        think=options.think,
        iterations=options.iterations,
        jobs=options.jobs,
        logs=options.logs,
    )
    if options.json:
        print(json.dumps(report, ensure_ascii=False))
        return 0
    games, results = report["games"], report["results"]
    print(f"{games} games of {game.name}, {seats_text(seats)}, bots {', '.join(levels)}")
    print(
        f"{report['decisions']} decisions in {report['seconds']:.2f} s: {report['decisions_per_second']:.0f} a second"
    )
    wins, means = results["wins"], results["mean_scores"]
    if kind_of(game, game.begin(seats, report["options"], options.content), seats) != RIVALS:
        print(f"{sum(wins):.0f} of {games} games won, mean score {fmean(means):.2f}")
        return 0
    for seat in range(seats):
        print(f"seat {seat}: {wins[seat]:.1f} wins, mean score {means[seat]:.2f}")
    return 0


def _levels(text: str, seats: int, game: str) -> list[str]:
    levels = text.split(",")
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise BadOption(f"--bots names {len(levels)} levels for {seats} seats: give one for all, or one a seat")
    for level in levels:
        bots.own_class(game, level)
    return levels


@dataclass(frozen=True)
class _Run:
    """What is the same for every game of a simulation."""

    game: Game
    seats: int
    options: dict[str, Any]
    levels: tuple[str, ...]
    seed: str
    pack: Pack
    laws: bool
    think: float | None
    iterations: int | None
    logs: Path | None


def simulate(
    game: Game,
    seats: int,
    options: dict[str, Any],
    games: int,
    levels: Sequence[str],
    seed: str,
    *,
    content: Pack | Path | str | None = None,
    laws: bool = False,
    think: float | None = None,
    iterations: int | None = None,
    jobs: int = 1,
    logs: Path | None = None,
) -> dict[str, Any]:
    """Play `games` games and count; random bots run on the bare loop, others, and with `laws` or `logs`, in a match.

    `seconds` are those of the processors, so that a busy machine does not look slow. The same seed gives the same
    games however many `jobs` there are.
    """
    full = game.options(seats, options)
    if logs is not None:
        logs.mkdir(parents=True, exist_ok=True)
    the_run = _Run(game, seats, full, tuple(levels), seed, game.pack(content), laws, think, iterations, logs)
    size = min(BLOCK, max(1, -(-games // (4 * jobs))))
    blocks = [(the_run, range(start, min(games, start + size))) for start in range(0, games, size)]
    tally = _Tally(seats)
    spent = scoring = 0.0
    with Progress() as progress, processes(_play_block, jobs) as spread:
        for results, decisions, seconds, more in spread(blocks):
            tally.decisions += decisions
            spent += seconds
            scoring += more
            for result in results:
                tally.add(result)
            progress.show(tally.games, games)
    return {
        "game": game.name,
        "seats": seats,
        "options": full,
        "bots": list(levels),
        "seed": seed,
        "games": games,
        "decisions": tally.decisions,
        "seconds": round(spent, 6),
        "seconds_with_scoring": round(spent + scoring, 6),
        "decisions_per_second": round(tally.decisions / spent, 1) if spent else 0.0,
        "results": tally.results(),
    }


def _play_block(task: tuple[_Run, range]) -> tuple[list[Result], int, float, float]:
    """Play games; give their results, the decisions, the seconds of playing and of scoring."""
    run, numbers = task
    bare = all(level == "random" for level in run.levels) and not run.laws and run.logs is None
    results = []
    count = 0
    spent = scoring = 0.0
    for number in numbers:
        start = process_time()
        state, decisions = _bare_game(run, number) if bare else _bot_game(run, number)
        played = process_time()
        results.append(run.game.result(state))
        spent += played - start
        scoring += process_time() - played
        count += decisions
    return results, count, spent, scoring


def _bare_game(run: _Run, number: int) -> tuple[State, int]:
    game = run.game
    rng = Random(f"simulate {run.seed} {number}")
    state: State = game.new(run.seats, run.options, content_of(run.pack), int(game.version))
    gc.disable()
    try:
        return state, random_playout(game, state, RandomChance(rng), rng.random)
    finally:
        gc.enable()


def _bot_game(run: _Run, number: int) -> tuple[State, int]:
    seed = f"{run.seed} {number}"
    name = run.game.name
    match = Match.new(name, seats=run.seats, options=run.options, seed=seed, content=run.pack)
    decisions = 0
    with bots.hired(name, dict(enumerate(run.levels)), seed, think=run.think, iterations=run.iterations) as players:
        while not match.over:
            if run.laws:
                run.game.check(match.state)
            seat = next(decision.seat for decision in match.decisions if not decision.free)
            give(match, seat, players[seat].choose(match, seat), run.levels[seat])
            decisions += 1
    if run.laws:
        run.game.check(match.state)
    if run.logs is not None:
        (run.logs / f"{name}-{number:06}.json").write_text(encode(match.log), encoding="utf-8")
    return match.state, decisions


class _Tally:
    """Counts wins, scores and endings."""

    def __init__(self, seats: int) -> None:
        self.decisions = 0
        self.games = 0
        self.wins = [0.0] * seats
        self.scores = [0] * seats
        self.extremes = [sys.maxsize, -sys.maxsize]
        self.endings: Counter[str] = Counter()

    def add(self, result: Result) -> None:
        self.games += 1
        self.endings[result.how] += 1
        for seat in result.winners:
            if seat < len(self.wins):
                self.wins[seat] += 1 / len(result.winners)
        for seat in range(len(self.scores)):
            total = result.scores[seat].total
            self.scores[seat] += total
            self.extremes = [min(self.extremes[0], total), max(self.extremes[1], total)]

    def results(self) -> dict[str, Any]:
        return {
            "wins": [round(wins, 3) for wins in self.wins],
            "mean_scores": [round(total / self.games, 3) for total in self.scores],
            "lowest": self.extremes[0],
            "highest": self.extremes[1],
            "endings": dict(self.endings),
            "decisions_per_game": round(self.decisions / self.games, 2),
        }
