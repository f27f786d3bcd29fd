"""Learns what each thing on the table leads to against Falcon (`kuluary.games.power.judgement.alone`) by playing him.

Usage: python tools/training/falcon.py --rounds 4 --seconds 20 --jobs 16 --out quick.json --log quick-curve.json
       python tools/training/falcon.py --rounds 2 --seconds 80 --jobs 16 --visits 48 --begin quick.json

Every round plays games by what was learned so far, at all of his levels, now and then with an answer that is only
nearly the best; the first, without `--begin`, by the points of now. With `--visits` a search of so many visits plays,
judging by what was learned. Then the points that both had in the end are explained by what was seen after every answer,
by least squares with a penalty on what differs from before: a weight for each thing, its change with the time left and
with the square of that. The last three rounds count, the latest most. Needs NumPy.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

from kuluary.bots.random import questions
from kuluary.bots.search import Search, choices
from kuluary.core import Match, RandomChance, go_on
from kuluary.games.power.content.cards import LEVELS
from kuluary.games.power.judgement import alone
from kuluary.games.power.rules.scoring import outlook
from kuluary.games.power.state import ENDED, FALCON, PowerState

LEVEL_WEIGHTS = (0.03, 0.1, 0.17, 0.7)
"""How often each of his levels is played."""
MANAGER = 0.75
"""How often he is the one with Manager."""
WHIM = 0.08
"""So often an answer is drawn by how good it seems instead of the best being given:"""
WARMTH = 6.0
"""an answer so many points worse is chosen e times less often."""
AGES = (1.0, 0.6, 0.35)
"""What a round counts, the latest first."""
PENALTY = 40_000.0
TRUST = 0.92
"""What part of what came of a position is told by later ones, and not by what was foreseen at the next."""
ABOUT, OWN, HIS, SEAT, HAND = 2, 29, 153, 73, 46
"""Where the parts of `alone.observe` begin, what is said of a seat before the alliances in its hand, and of these."""
TIMED = [
    *range(ABOUT, OWN + SEAT),
    *range(OWN + SEAT + HAND, HIS + SEAT),
    *range(HIS + SEAT + HAND, HIS + SEAT + HAND + 2),
]
"""What changes its meaning with time."""

Weights = list[list[list[float]]]
"""As in the file: at the end, slope, bend, each for the seat and for Falcon."""


def new_game(rng: Random) -> Match:
    """Deal a game against Falcon of some level and personality."""
    level = rng.choices(LEVELS, LEVEL_WEIGHTS)[0]
    personality = "manager" if rng.random() < MANAGER else "negotiator"
    falcon = {"level": level, "personality": personality}
    return Match.new("power", seats=1, options={"falcon": falcon}, seed=rng.getrandbits(64))


class Known:
    """What was learned so far, for many positions at once."""

    def __init__(self, weights: Weights | None) -> None:
        self._weights = None if weights is None else np.asarray(weights, np.float32).transpose(0, 2, 1)

    @staticmethod
    def see(state: PowerState) -> list[float]:
        """Write what is known of a position."""
        return alone.observe(state)

    def points(self, seen: Any) -> Any:
        """Give the points that both may expect, game not over."""
        values = seen[:, :2]
        if self._weights is not None:
            end, slope, bend = self._weights
            time = seen[:, ABOUT + 5 : ABOUT + 6] / alone.LONG
            values = values + seen @ end + time * (seen @ slope + time * (seen @ bend))
        return values

    def __call__(self, states: Sequence[PowerState], rows: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
        """Give the points that both may expect."""
        values = self.points(np.asarray(rows, np.float32)).tolist()
        return [
            (float(outlook(state, 0)), float(outlook(state, FALCON))) if state.phase == ENDED else (mine, his)
            for state, (mine, his) in zip(states, values, strict=True)
        ]


def play(known: Known, rng: Random) -> tuple[list[list[float]], int, tuple[float, float]]:
    """Play a game; give what was seen after every answer, Falcon's level, and the points in the end."""
    match = new_game(rng)
    game, state = match.game, match.state.clone()
    sample = RandomChance(rng).sample
    seen: list[list[float]] = []
    while asked := go_on(state, sample):
        decision = asked[0]
        action = game.suggest(state, decision)
        if action is None:
            actions = game.shortlist(state, decision)
            action = actions[0]
            if len(actions) > 1:
                twins = []
                for one in actions:
                    twin = state.clone()
                    twin.agenda.pop().run(twin, decision.seat, one)
                    twins.append(alone.settled(twin))
                rows = [known.see(twin) for twin in twins]
                leads = [mine - his for mine, his in known(twins, rows)]
                best = max(leads)
                choice = leads.index(best)
                if rng.random() < WHIM:
                    chances = [2.718 ** ((lead - best) / WARMTH) for lead in leads]
                    choice = rng.choices(range(len(actions)), chances)[0]
                action = actions[choice]
                if twins[choice].phase != ENDED:
                    seen.append(rows[choice])
        state.agenda.pop().run(state, decision.seat, action)
    own, his = game.result(state).scores
    return seen, state.setup.level, (float(own.total), float(his.total))


def play_searching(visits: int, rng: Random, known: Known) -> tuple[list[list[float]], int, tuple[float, float]]:
    """The same with the answers of a search."""
    match = new_game(rng)
    search = Search(rng, iterations=visits)
    seen: list[list[float]] = []
    while not match.over:
        decision = questions(match, 0)[0]
        action = match.suggest(decision)
        if action is None:
            actions = choices(match.game, match.state, decision)
            action = actions[0]
            if len(actions) > 1:
                children = search.grow(match, 0, decision).children
                ranked = sorted(children, key=lambda one: (children[one].visits, children[one].value), reverse=True)
                action = ranked[1 if rng.random() < WHIM and len(ranked) > 1 else 0]
                if action in decision.actions:
                    twin = match.state.clone()
                    twin.agenda.pop().run(twin, 0, action)
                    twin = alone.settled(twin)
                    if twin.phase != ENDED:
                        seen.append(known.see(twin))
        match.play(0, action)
    own, his = match.result.scores
    return seen, match.state.setup.level, (float(own.total), float(his.total))


Found = tuple[Any, Any, list[tuple[int, tuple[float, float]]]]
"""What was seen, the points that came of it, and the games: level and points."""


def work(task: tuple[Weights | None, int, float, str]) -> Found:
    """Play games for some seconds."""
    weights, visits, seconds, seed = task
    until = perf_counter() + seconds
    known, rng = Known(weights), Random(seed)
    if visits:
        judge_by(weights)
    rows, goals, games = [], [], []
    while not games or perf_counter() < until:
        seen, level, end = play_searching(visits, rng, known) if visits else play(known, rng)
        rows.append(np.asarray(seen, np.float16))
        goals.append(came_of(known.points(np.asarray(seen, np.float32)), end))
        games.append((level, end))
    return np.concatenate(rows), np.concatenate(goals), games


def came_of(foreseen: Any, end: tuple[float, float]) -> Any:
    """Say what came of each position of a game: the points in the end, evened by what was foreseen on the way."""
    goals = np.empty_like(foreseen)
    goal = np.asarray(end, np.float32)
    for place in range(len(foreseen) - 1, -1, -1):
        goals[place] = goal
        goal = (1 - TRUST) * foreseen[place] + TRUST * goal
    return goals


def judge_by(weights: Weights | None) -> None:
    """Let the game's judge go by other weights than those it comes with."""
    if weights is not None:
        for known, new in zip(alone.learned(), weights, strict=True):
            for side, numbers in zip(known, new, strict=True):
                side[:] = numbers
        alone.weights_at.cache_clear()


def spread(rows: Any) -> Any:
    """Write beside what was seen how it goes with time."""
    rows = rows.astype(np.float32)
    time = rows[:, ABOUT + 5 : ABOUT + 6] / alone.LONG
    timed = rows[:, TIMED] * time
    return np.concatenate((rows, timed, timed * time), 1)


def flat(weights: Weights) -> Any:
    """Lay weights out as `spread` does what was seen."""
    end, slope, bend = [np.asarray(part).T for part in weights]
    return np.concatenate((end, slope[TIMED], bend[TIMED]))


def fit(rounds: Sequence[tuple[Any, Any]], before: Weights | None) -> Weights:
    """Explain the points in the end, beyond those that were foreseen before, by what was seen."""
    parts = []
    for weight, (rows, goals) in zip(AGES, reversed(rounds), strict=False):
        wide = spread(rows)
        left = goals - wide[:, :2]
        if before is not None:
            left -= wide @ flat(before).astype(np.float32)
        parts.append((weight, wide, left))
    whole = sum(weight * len(wide) for weight, wide, _ in parts)
    mean = sum(weight * wide.sum(0, dtype=float) for weight, wide, _ in parts) / whole
    square = sum(weight * ((wide - mean.astype(np.float32)) ** 2).sum(0, dtype=float) for weight, wide, _ in parts)
    scale = np.maximum(np.sqrt(square / whole), 0.05)
    level = sum(weight * left.sum(0, dtype=float) for weight, _, left in parts) / whole
    matrix, right = PENALTY * np.eye(len(mean)), np.zeros((len(mean), 2))
    for weight, wide, left in parts:
        even = (wide - mean) / scale
        matrix += weight * even.T @ even
        right += weight * even.T @ (left - level)
    found = np.linalg.solve(matrix, right) / scale[:, None]
    inputs = len(mean) - 2 * len(TIMED)
    found[inputs - 1] += level - mean @ found
    if before is not None:
        found += flat(before)
    end, slope, bend = found[:inputs], np.zeros((inputs, 2)), np.zeros((inputs, 2))
    slope[TIMED], bend[TIMED] = found[inputs : inputs + len(TIMED)], found[inputs + len(TIMED) :]
    return [[[float(f"{one:.4g}") for one in part] for part in kind.T] for kind in (end, slope, bend)]


def summary(games: Sequence[tuple[int, tuple[float, float]]]) -> dict[str, Any]:
    """Say how the games of a round went, by level."""
    found: dict[str, Any] = {"games": len(games)}
    for number, level in enumerate(LEVELS):
        ends = [end for played, end in games if played == number]
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
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0, help="of play in a round")
    parser.add_argument("--visits", type=int, default=0, help="of a search that plays; 0: nobody looks further")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--begin", type=Path, help="what was learned before")
    parser.add_argument("--out", type=Path, default=Path("alone.json"))
    parser.add_argument("--log", type=Path, default=Path("falcon.json"))
    options = parser.parse_args()
    weights = None if options.begin is None else json.loads(options.begin.read_text("utf-8"))
    before = weights
    began = perf_counter()
    rounds: list[tuple[Any, Any]] = []
    log = []
    with get_context("spawn").Pool(options.jobs) as pool:
        for number in range(options.rounds):
            seeds = [f"{options.seed} {options.visits} {number} {job}" for job in range(options.jobs)]
            tasks = [(weights, options.visits, options.seconds, seed) for seed in seeds]
            found = pool.map(work, tasks, chunksize=1)
            rounds = [*rounds, (np.concatenate([one[0] for one in found]), np.concatenate([one[1] for one in found]))]
            rounds = rounds[-len(AGES) :]
            weights = fit(rounds, before)
            options.out.write_text(json.dumps(weights, separators=(",", ":")), encoding="utf-8")
            games = [game for one in found for game in one[2]]
            log.append({"round": number, "seconds": round(perf_counter() - began), **summary(games)})
            print(json.dumps(log[-1]), flush=True)
            options.log.write_text(json.dumps(log, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
