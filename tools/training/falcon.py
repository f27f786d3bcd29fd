"""Trains the judgement of the game against Falcon (`kuluary.games.power.judgement.alone`) by playing against him.

Usage: python tools/training/falcon.py --minutes 7.5 --jobs 16 --out alone.npz --log falcon.json

Games are played by what was learned so far (the first ones by the judge of several seats), now and then with an
answer that is only nearly the best, at all of his levels. The points of both in the end are what the net
learns, with a little of what was hoped for on the way (lambda returns). Needs NumPy; no GPU.
"""

from __future__ import annotations

import argparse
import json
import os
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import numpy as np

from kuluary.core import Match, RandomChance, go_on
from kuluary.games.power.content.cards import LEVELS
from kuluary.games.power.judgement.alone import SCALE, Net, observe, settled
from kuluary.games.power.judgement.worth import Judge
from kuluary.games.power.rules.scoring import outlook
from kuluary.games.power.state import ENDED, PowerState

HIDDEN = (128, 32)
LEVEL_WEIGHTS = (0.1, 0.15, 0.25, 0.5)
WHIM = 0.12
"""So often an answer is drawn by how good it seems instead of the best being given:"""
WARMTH = 6.0
"""an answer so many points worse is chosen e times less often."""
LAMBDA = 0.9
KEPT = 1_000_000
"""So many positions, the latest, are learned from together."""
BATCH = 1024
RATE = 1e-3
DECAY = 3e-6


def new_game(rng: Random) -> Match:
    """Deal a game against Falcon of some level and personality."""
    options = {
        "falcon": {
            "level": rng.choices(LEVELS, LEVEL_WEIGHTS)[0],
            "personality": "manager" if rng.random() < 0.6 else "negotiator",
        },
        "professionals": rng.random() < 0.1,
        "deal": "experienced" if rng.random() < 0.4 else "beginner",
    }
    return Match.new("power", seats=1, options=options, seed=rng.getrandbits(64))


def play(net: Net | None, rng: Random) -> tuple[list[list[float]], list[tuple[float, float]], dict[str, Any]]:
    """Play a game; give what was seen after every answer, what was hoped for then, and how it ended."""
    match = new_game(rng)
    game, state = match.game, match.state.clone()
    sample = RandomChance(rng).sample
    judge = Judge(0, learned=False)
    seen: list[list[float]] = []
    hopes: list[tuple[float, float]] = []
    while asked := go_on(state, sample):
        decision = asked[0]
        action = game.suggest(state, decision)
        if action is None:
            actions = game.shortlist(state, decision)
            twins = []
            for one in actions:
                twin = state.clone()
                twin.agenda.pop().run(twin, decision.seat, one)
                twins.append(settled(twin))
            if len(actions) == 1:
                choice = 0
            else:
                rows, values = weigh(net, judge, twins)
                leads = [mine - his for mine, his in values]
                best = max(leads)
                choice = leads.index(best)
                if rng.random() < WHIM:
                    chances = [2.718 ** ((lead - best) / WARMTH) for lead in leads]
                    choice = rng.choices(range(len(actions)), chances)[0]
                if twins[choice].phase != ENDED:
                    seen.append(rows[choice] or observe(twins[choice]))
                    hopes.append(values[choice])
            action = actions[choice]
        state.agenda.pop().run(state, decision.seat, action)
    scores = game.result(state).scores
    end = (float(scores[0].total), float(scores[1].total))
    return seen, hopes, {"level": state.setup.level, "end": end}


def weigh(net: Net | None, judge: Judge, states: list[PowerState]) -> tuple[list[Any], list[tuple[float, float]]]:
    """Give what the net reads in each position, and what may be hoped for there."""
    rows: list[Any] = [None] * len(states)
    values: list[tuple[float, float]] = []
    if net is None:
        for state in states:
            mine, his = judge(state)
            values.append((mine, his))
        return rows, values
    running = [place for place, state in enumerate(states) if state.phase != ENDED]
    for place in running:
        rows[place] = observe(states[place])
    found = iter(net([rows[place] for place in running]).tolist() if running else [])
    for place, state in enumerate(states):
        if rows[place] is None:
            values.append((float(outlook(state, 0)), float(outlook(state, 1))))
        else:
            values.append(tuple(next(found)))
    return rows, values


def returns(hopes: list[tuple[float, float]], end: tuple[float, float], trust: float) -> list[tuple[float, float]]:
    """Mix what came with what was hoped for on the way."""
    found = []
    mine, his = end
    for place in range(len(hopes) - 1, -1, -1):
        found.append((mine, his))
        mine = trust * mine + (1 - trust) * hopes[place][0]
        his = trust * his + (1 - trust) * hopes[place][1]
    return found[::-1]


def work(task: tuple[str | None, float, int, str]) -> list[dict[str, Any]]:
    """Play for some seconds and write what was seen to a file."""
    weights, seconds, seed, out = task
    rng = Random(seed)
    net = None
    if weights is not None:
        with np.load(weights) as parts:
            net = Net(parts)
    began = perf_counter()
    rows: list[Any] = []
    goals: list[tuple[float, float]] = []
    games = []
    while perf_counter() - began < seconds:
        seen, hopes, ended = play(net, rng)
        rows.append(np.asarray(seen, np.float16))
        goals += returns(hopes, ended["end"], 1.0 if net is None else LAMBDA)
        games.append(ended)
    np.savez(out, rows=np.concatenate(rows), goals=np.asarray(goals, np.float32) / SCALE)
    return games


class Trainer:
    """Adam on the mean square error."""

    def __init__(self, rows: Any, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.scale = (1 / np.maximum(rows.astype(np.float32).std(0), 0.25)).astype(np.float32)
        sizes = (rows.shape[1], *HIDDEN, 2)
        self.parts = []
        for before, after in pairwise(sizes):
            self.parts.append((rng.standard_normal((before, after)) * np.sqrt(2 / before)).astype(np.float32) * 0.7)
            self.parts.append(np.zeros(after, np.float32))
        self.parts[-2][:] *= 0.1
        self.parts[-1][:] = (0.2, 0.8)
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0
        self.rng = rng

    def step(self, rows: Any, goals: Any, rate: float) -> float:
        """Learn from a batch; give the mean square error."""
        weights, biases = self.parts[::2], self.parts[1::2]
        values = [rows * self.scale]
        for layer, (weight, bias) in enumerate(zip(weights, biases, strict=True)):
            out = values[-1] @ weight + bias
            values.append(np.maximum(out, 0) if layer < 2 else out)
        error = values[-1] + rows[:, :2] / SCALE - goals
        gradients: list[Any] = []
        back = 2 * error / len(rows)
        for layer in (2, 1, 0):
            gradients[:0] = [values[layer].T @ back, back.sum(0)]
            if layer:
                back = (back @ weights[layer].T) * (values[layer] > 0)
        self.steps += 1
        for part, first, second, gradient in zip(self.parts, self.first, self.second, gradients, strict=True):
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            scale = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            part -= rate * scale * first / (np.sqrt(second) + 1e-8) + DECAY * part
        return float((error**2).mean())

    def learn(self, rows: Any, goals: Any, rate: float, epochs: int) -> float:
        """Go over everything some times; give the last mean square error."""
        errors: list[float] = []
        for _ in range(epochs):
            order = self.rng.permutation(len(rows))
            errors = []
            for start in range(0, len(order) - BATCH + 1, BATCH):
                batch = order[start : start + BATCH]
                errors.append(self.step(rows[batch].astype(np.float32), goals[batch], rate))
        return float(np.mean(errors)) if errors else 0.0

    def save(self, path: Path) -> None:
        """Write the weights."""
        halves = [part.astype(np.float16) for part in [self.parts[0] * self.scale[:, None], *self.parts[1:]]]
        np.savez_compressed(
            path, **{f"{'bias' if place % 2 else 'weight'}{place // 2}": part for place, part in enumerate(halves)}
        )


def summary(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Say how the games of a round went, by level."""
    found: dict[str, Any] = {"games": len(games)}
    for number, level in enumerate(LEVELS):
        ends = [game["end"] for game in games if game["level"] == number]
        if ends:
            found[level] = {
                "games": len(ends),
                "own": round(sum(mine for mine, _ in ends) / len(ends), 1),
                "falcon": round(sum(his for _, his in ends) / len(ends), 1),
                "won": round(sum(mine > his for mine, his in ends) / len(ends), 3),
            }
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=7.5)
    parser.add_argument("--jobs", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=25.0, help="of play in a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("alone.npz"))
    parser.add_argument("--log", type=Path, default=Path("falcon.json"))
    options = parser.parse_args()
    began = perf_counter()
    limit = 60 * options.minutes
    log: list[dict[str, Any]] = []
    trainer: Trainer | None = None
    kept: list[tuple[Any, Any]] = []
    weights: str | None = None
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    with TemporaryDirectory() as folder, get_context("spawn").Pool(options.jobs) as pool:
        turn = 0
        while True:
            files = [f"{folder}/{turn}-{job}.npz" for job in range(options.jobs)]
            seed = options.seed * 1_000_003 + turn * 1009
            left = limit - (perf_counter() - began)
            seconds = min(options.seconds, left - 8.0)
            if seconds < 3.0:
                break
            if turn == 0:
                seconds = min(seconds, 0.6 * options.seconds)
            found = pool.map(
                work, [(weights, seconds, seed + job, file) for job, file in enumerate(files)], chunksize=1
            )
            games = [game for part in found for game in part]
            parts = [np.load(file) for file in files]
            kept.append(
                (np.concatenate([part["rows"] for part in parts]), np.concatenate([part["goals"] for part in parts]))
            )
            while len(kept) > 1 and sum(len(one) for one, _ in kept[1:]) > KEPT:
                kept.pop(0)
            for file in files:
                Path(file).unlink()
            rows, goals = np.concatenate([one[0] for one in kept]), np.concatenate([one[1] for one in kept])
            if trainer is None:
                trainer = Trainer(rows, options.seed)
            done = (perf_counter() - began) / limit
            rate = RATE * (1.0 if done < 0.5 else 0.4 if done < 0.8 else 0.15)
            error = trainer.learn(rows, goals, rate, 4 if turn == 0 else 1)
            trainer.save(options.out)
            weights = str(options.out)
            entry = {
                "turn": turn,
                "seconds": round(perf_counter() - began),
                "positions": len(rows),
                "error": round(SCALE * error**0.5, 2),
                **summary(games),
            }
            log.append(entry)
            options.log.write_text(json.dumps(log, indent=1), encoding="utf-8")
            print(json.dumps(entry), flush=True)
            turn += 1


if __name__ == "__main__":
    main()
