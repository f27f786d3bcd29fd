"""Teaches the judge of «Тайная власть» by games between bots; needs NumPy, and cores for the games.

Usage: python tools/training/power.py [--minutes 1.5] [--jobs 16] [--seed 1] [--out learned.npz]

Bots of two levels play at tables of three to five seats. At some of their questions it is noted what the judge of who
is asked has counted of every seat, and what that came to; when the game is over, what the seat really had. A net learns
the difference, on nine games in ten; the tenth says when to stop. The curve is written beside this file.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from itertools import pairwise
from math import cos, pi
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

import kuluary
from kuluary.games.power.judgement.learned import HOME, SCALE, SEATS, observe
from kuluary.games.power.judgement.prospects import majorities_hope
from kuluary.games.power.judgement.standing import Standing, alliance_phases_left, phases_left
from kuluary.games.power.judgement.worth import Judge, chance_to_keep, imagine
from kuluary.games.power.rules.rounds import turns_to_come
from kuluary.games.power.rules.scoring import total
from kuluary.games.power.state import ACTING, ALLYING, PowerState

LEVELS = ("regular", "expert", "expert")
LOOKED_AT = 0.3
"""The part of the questions at which the table is looked at."""
LAYERS = (64, 32)
BATCH = 4096
EPOCHS = 12
FASTEST = 2e-3
WEIGHT_DECAY = 0.01
HELD_OUT = 10
"""Every tenth game is not learned from."""

Row = tuple[int, float, list[float]]
"""A seat, what the judge thinks it will have, and what the net is told."""


def look(state: PowerState, viewer: int, rng: Random) -> list[Row]:
    """Write down what the judge of a seat counts of everybody; a card held in the row is theirs if it stays so."""
    judge = Judge(viewer)
    horizon = phases_left(state), alliance_phases_left(state)
    coming = turns_to_come(state)
    majorities = majorities_hope(state)
    rows = []
    for seat in range(state.setup.seats):
        judged = state
        if seat in state.holders:
            place = state.holders.index(seat)
            card = state.row[place]
            kept = rng.random() < chance_to_keep(state, seat, place, coming)
            judged = imagine(state, seat, card, 0) if kept else imagine(state, seat, -1, state.pieces[card])
        standing = Standing(judged, seat, *horizon)
        parts = judge.parts(standing)
        rows.append((seat, sum(parts) + majorities[seat], observe(standing, parts, mine=seat == viewer)))
    return rows


def play(number: int, seed: int) -> tuple[int, Any, Any]:
    """Play a game; give what was seen on the way, and what was missing from what the judge had thought."""
    rng = Random(f"{seed} {number}")
    seats = rng.choice(SEATS)
    options = {"professionals": rng.random() < 0.3}
    match = kuluary.Match.new("power", seats=seats, seed=f"training {seed} {number}", options=options)
    minds = [kuluary.bots.make("power", rng.choice(LEVELS), seed=f"{seed} {number} {seat}") for seat in range(seats)]
    rows: list[Row] = []
    while not match.over:
        asked = next(one for one in match.decisions if not one.free)
        if match.state.phase in (ACTING, ALLYING) and rng.random() < LOOKED_AT:
            rows += look(match.state, asked.seat, rng)
        match.play(asked.seat, minds[asked.seat].choose(match, asked.seat))
    had = [total(match.state, seat) for seat in range(seats)]
    seen = np.array([told for _, _, told in rows], np.float32)
    return number, seen, np.array([had[seat] - thought for seat, thought, _ in rows], np.float32) / SCALE


def gather(minutes: float, jobs: int, seed: int) -> tuple[int, Any, Any, Any]:
    """Play as many games as the time allows; give how many, and what was seen of those to learn from and the others."""
    began = perf_counter()
    found = []
    with get_context("spawn").Pool(jobs) as pool:
        for one in pool.imap_unordered(partial(play, seed=seed), range(10**9), chunksize=2):
            found.append(one)
            if perf_counter() - began > 60 * minutes:
                pool.terminate()
                break
    found.sort(key=lambda one: one[0])
    held = np.concatenate([np.full(len(missing), number % HELD_OUT == 0) for number, _, missing in found])
    return len(found), np.concatenate([s for _, s, _ in found]), np.concatenate([m for _, _, m in found]), held


def learn(seen: Any, missing: Any, held: Any, seed: int) -> tuple[dict[str, Any], list[dict[str, float]]]:
    """Teach a net what was missing; give its numbers as they were best on the games held out, and the curve."""
    rng = np.random.default_rng(seed)
    tested, truth = seen[held], missing[held]
    inputs, wanted = seen[~held], missing[~held]
    net = _new_net(rng, (inputs.shape[1], *LAYERS, 1))
    steps = EPOCHS * -(-len(inputs) // BATCH)
    moved = {name: (np.zeros_like(value), np.zeros_like(value)) for name, value in net.items()}
    best: dict[str, Any] = {}
    curve: list[dict[str, float]] = [{"epoch": 0, "held_out": _points(truth - truth.mean())}]
    step = 0
    for epoch in range(1, EPOCHS + 1):
        order = rng.permutation(len(inputs))
        for first in range(0, len(order), BATCH):
            chosen = order[first : first + BATCH]
            slopes = _slopes(net, inputs[chosen], wanted[chosen])
            step += 1
            _move(net, slopes, moved, step, _pace(step / steps))
        error = _points(_forward(net, tested)[-1][:, 0] - truth)
        if error < min([row["held_out"] for row in curve]):
            best = {name: value.copy() for name, value in net.items()}
        curve.append({"epoch": epoch, "held_out": error})
        print(curve[-1], flush=True)
    return best, curve


NAMES = ("first", "second", "last")
"""The layers, as the program that runs the net names them."""


def _new_net(rng: np.random.Generator, sizes: tuple[int, ...]) -> dict[str, Any]:
    """Begin with small numbers, the smaller the more inputs a layer has."""
    net = {}
    for name, (before, after) in zip(NAMES, pairwise(sizes), strict=True):
        most = before**-0.5
        net[f"{name}_weight"] = rng.uniform(-most, most, (after, before)).astype(np.float32)
        net[f"{name}_bias"] = rng.uniform(-most, most, after).astype(np.float32)
    return net


def _forward(net: dict[str, Any], inputs: Any) -> list[Any]:
    """Give what every layer says, the inputs first."""
    said = [inputs]
    for name in NAMES:
        value = said[-1] @ net[f"{name}_weight"].T + net[f"{name}_bias"]
        said.append(value if name == NAMES[-1] else np.maximum(value, 0.0))
    return said


def _slopes(net: dict[str, Any], inputs: Any, wanted: Any) -> dict[str, Any]:
    """Give how the mean square of the error changes with every number of the net."""
    *said, last = _forward(net, inputs)
    slope = 2.0 * (last - wanted[:, None]) / len(inputs)
    slopes = {}
    for name, before in zip(reversed(NAMES), reversed(said), strict=True):
        slopes[f"{name}_weight"] = slope.T @ before
        slopes[f"{name}_bias"] = slope.sum(0)
        slope = slope @ net[f"{name}_weight"] * (before > 0.0)
    return slopes


def _move(
    net: dict[str, Any], slopes: dict[str, Any], moved: dict[str, tuple[Any, Any]], step: int, pace: float
) -> None:
    """Take a step of AdamW."""
    for name, slope in slopes.items():
        mean, square = moved[name]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        change = (mean / (1.0 - 0.9**step)) / (np.sqrt(square / (1.0 - 0.999**step)) + 1e-8)
        net[name] -= pace * (change + WEIGHT_DECAY * net[name])


def _pace(part: float) -> float:
    """Give how far a step goes: more and more at first, then less and less."""
    return FASTEST * (part / 0.3 if part < 0.3 else (1.0 + cos(pi * (part - 0.3) / 0.7)) / 2)


def _points(error: Any) -> float:
    return round(SCALE * float(np.sqrt((error**2).mean())), 3)


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description="Teaches the judge of «Тайная власть».")
    parser.add_argument("--minutes", type=float, default=1.5)
    parser.add_argument("--jobs", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HOME)
    asked = parser.parse_args()
    games, seen, missing, held = gather(asked.minutes, asked.jobs, asked.seed)
    print(games, "games,", len(seen), "rows", flush=True)
    best, curve = learn(seen, missing, held, asked.seed)
    np.savez_compressed(asked.out, **best)
    about = {"games": games, "rows": len(seen), "held_out_games": games // HELD_OUT, "error_in_points": curve}
    Path(__file__).with_suffix(".json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
