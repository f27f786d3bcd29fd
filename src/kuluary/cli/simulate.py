"""kuluary simulate: the bare engine loop, many games, counted."""

from __future__ import annotations

import gc
import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

from kuluary import bots
from kuluary.cli.table import options_of, seats_of
from kuluary.core import (
    Action,
    BadOption,
    Decision,
    Game,
    Match,
    Pack,
    RandomChance,
    State,
    content_of,
    find_game,
    playout,
    random_playout,
)


def run(options: Namespace) -> int:
    """Play the games and print what came of them."""
    game = find_game(options.game)
    seats = seats_of(options)
    levels = _levels(options.bots, seats, game.name)
    report = simulate(
        game,
        seats,
        options_of(options),
        options.games,
        levels,
        options.seed,
        content=options.content,
        laws=options.laws,
    )
    if options.json:
        print(json.dumps(report, ensure_ascii=False))
        return 0
    print(f"{report['games']} games of {game.name}, {seats} seats, bots {', '.join(levels)}")
    print(
        f"{report['decisions']} decisions in {report['seconds']:.2f} s: {report['decisions_per_second']:.0f} a second"
    )
    for seat in range(seats):
        wins, mean = report["results"]["wins"][seat], report["results"]["mean_scores"][seat]
        print(f"seat {seat}: {wins:.1f} wins, mean score {mean:.2f}")
    return 0


def _levels(text: str, seats: int, game: str) -> list[str]:
    levels = text.split(",")
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise BadOption(f"--bots names {len(levels)} levels for {seats} seats: give one for all, or one a seat")
    for level in levels:
        bots.check_level(game, level)
    return levels


def simulate(
    game: Game,
    seats: int,
    options: dict[str, Any],
    games: int,
    levels: Sequence[str],
    seed: str | None,
    *,
    content: Pack | Path | str | None = None,
    laws: bool = False,
) -> dict[str, Any]:
    """Play `games` games and count; random bots run on the bare loop, others through a match.

    `seconds` are those of the processor, so that a busy machine does not look slow.
    """
    if seats not in game.seats:
        raise BadOption(f"{game.name} cannot be played by {seats}: allowed are {', '.join(map(str, game.seats))}")
    full = game.options(seats, options)
    pack = game.pack(content)
    rng = Random(f"simulate {seed}")
    bare = all(level == "random" for level in levels) and not laws
    tally = _Tally(game, seats)
    progress = _Progress(games)
    began = process_time()
    spent = 0.0
    for number in range(games):
        start = process_time()
        if bare:
            state, decisions = _bare_game(game, seats, full, rng, pack)
        elif laws:
            state, decisions = _lawful_game(game, seats, full, rng, pack)
        else:
            state, decisions = _bot_game(game, seats, options, levels, f"{seed} {number}", pack)
        spent += process_time() - start
        tally.add(state, decisions)
        progress.show(number + 1)
    progress.done()
    return {
        "game": game.name,
        "seats": seats,
        "options": full,
        "bots": list(levels),
        "seed": seed,
        "games": games,
        "decisions": tally.decisions,
        "seconds": round(spent, 6),
        "seconds_with_scoring": round(process_time() - began, 6),
        "decisions_per_second": round(tally.decisions / spent, 1) if spent else 0.0,
        "results": tally.results(),
    }


def _bare_game(game: Game, seats: int, full: dict[str, Any], rng: Random, pack: Pack) -> tuple[State, int]:
    state: State = game.new(seats, full, content_of(pack), int(game.version))
    gc.disable()
    try:
        return state, random_playout(game, state, RandomChance(rng), rng.random)
    finally:
        gc.enable()


def _lawful_game(game: Game, seats: int, full: dict[str, Any], rng: Random, pack: Pack) -> tuple[State, int]:
    state: State = game.new(seats, full, content_of(pack), int(game.version))

    def choose(position: State, asked: Sequence[Decision]) -> tuple[Decision, Action]:
        game.check(position)
        decision = rng.choice(asked)
        return decision, rng.choice(decision.actions)

    decisions = playout(game, state, RandomChance(rng), choose)
    game.check(state)
    return state, decisions


def _bot_game(
    game: Game, seats: int, options: dict[str, Any], levels: Sequence[str], seed: str, pack: Pack
) -> tuple[State, int]:
    match = Match.new(game.name, seats=seats, options=options, seed=seed, content=pack)
    players = [bots.make(game.name, level, f"{seed} {seat}") for seat, level in enumerate(levels)]
    decisions = 0
    while not match.over:
        seat = next(decision.seat for decision in match.decisions if not decision.free)
        match.play(seat, players[seat].choose(match, seat))
        decisions += 1
    return match.state, decisions


class _Tally:
    """Counts wins, scores and endings."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.decisions = 0
        self.games = 0
        self.wins = [0.0] * seats
        self.scores = [0] * seats
        self.extremes = [sys.maxsize, -sys.maxsize]
        self.endings: Counter[str] = Counter()

    def add(self, state: State, decisions: int) -> None:
        result = self.game.result(state)
        self.games += 1
        self.decisions += decisions
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


class _Progress:
    """A line on the terminal that says how far it is; silent where nobody looks."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.visible = sys.stderr.isatty()
        self.last = 0.0

    def show(self, number: int) -> None:
        if self.visible and perf_counter() - self.last > 0.2:
            self.last = perf_counter()
            print(f"\r{number} of {self.games} games", end="", file=sys.stderr, flush=True)

    def done(self) -> None:
        if self.visible:
            print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)
