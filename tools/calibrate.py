"""How often do positions win that the coach calls so and so good? Plays games of experts and counts.

    python tools/calibrate.py play --minutes 5 --jobs 16 --out FILE
    python tools/calibrate.py fit FILE

`play` writes a line for every position looked at: game, seats, what was asked (a search for the seat on turn, or the
open table for every seat), the time in the game, what the coach found before any correction, and whether the seat won.
`fit` gives the constants of each `judgement/chances.py`, and a table of promises and wins.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator
from multiprocessing import Process
from operator import mul
from pathlib import Path
from random import Random
from typing import Any

from kuluary import bots
from kuluary.coach import values
from kuluary.core import Match
from kuluary.core.game import Game
from kuluary.core.state import State
from kuluary.games.power.judgement.standing import phases_left

TABLES: tuple[tuple[str, int, dict[str, Any], str, float], ...] = (
    ("suits", 3, {}, "expert", 1.0),
    ("suits", 4, {}, "expert", 2.0),
    ("suits", 5, {}, "expert", 1.0),
    ("suits", 4, {"teams": True}, "expert", 1.0),
    ("power", 2, {}, "expert", 1.5),
    ("power", 3, {}, "expert", 1.0),
    ("power", 4, {}, "expert", 1.5),
    ("power", 1, {"falcon.level": "beginner"}, "search", 1.0),
    ("power", 1, {"falcon.level": "medium"}, "search", 1.0),
    ("power", 1, {"falcon.level": "high"}, "search", 0.5),
    ("power", 1, {"falcon.level": "maximum"}, "search", 0.5),
    ("committee", 2, {}, "expert", 1.0),
    ("committee", 3, {}, "expert", 1.0),
    ("committee", 4, {}, "expert", 1.0),
)
"""Game, seats, options, who plays, and the part of the time."""
UNIT = 0.01
"""While games are played a lead stands for itself: a chance that can be read back."""


def raw(lead: float) -> float:
    """Write a lead as if it were a chance."""
    return 1.0 / (1.0 + math.exp(-UNIT * max(-600.0, min(600.0, lead))))


def as_it_is(_game: Game[Any], _state: State, _seat: int, lead: float) -> float:
    """Correct nothing."""
    return raw(lead)


def unraw(chance: float) -> float:
    """Read it back."""
    return math.log(chance / (1.0 - chance)) / UNIT


def lines_of(game: str, seats: int, options: dict[str, Any], level: str, seed: str) -> Iterator[dict[str, Any]]:
    """Play a game and give what was found on the way."""
    rng = Random(seed)
    match = Match.new(game, seats=seats, options=options, key=rng.randbytes(32))
    think = 0.08 if level == "search" else None
    players = [bots.make(game, level, seed=f"{seed} {seat}", think=think) for seat in range(seats)]
    found = []
    often = 0.12 if game == "suits" else 0.06
    while not match.over:
        decision = next(one for one in match.decisions if not one.free)
        if len(decision.actions) > 1 and rng.random() < often and (game != "committee" or decision.prompt == "act"):
            at = phases_left(match.state) if game == "power" else match.state.round
            weighing = values.weigh(match, decision.seat, rng, tries=600 if game == "suits" else 150, chance=as_it_is)
            found.append(("search", at, decision.seat, weighing.answers[0].chance))
            worth = values.worths(match.game, match.state)
            if worth is None:
                shares = values.standing(match.game, match.state, rng, 150)
            else:
                shares = [raw(values.lead(match.game, match.state, seat, worth)) for seat in range(seats)]
            found += [("open", at, seat, shares[seat]) for seat in range(1 if game == "committee" else seats)]
        match.play(decision.seat, players[decision.seat].choose(match, decision.seat))
    won = values.shares(match.game, match.state)
    for kind, at, seat, value in found:
        said = value if game == "suits" else unraw(value)
        yield {
            "game": game,
            "seats": 2 if options.get("teams") else max(seats, 2) if game == "power" else seats,
            "solo": options.get("falcon.level"),
            "kind": kind,
            "at": at,
            "value": round(said, 4),
            "won": won[seat],
        }


def work(number: int, seconds: float, path: Path) -> None:
    """Play games until the time is over, each table as often as its part says."""
    spent = dict.fromkeys(range(len(TABLES)), 0.0)
    began = time.monotonic()
    count = 0
    with path.open("w") as out:
        while time.monotonic() - began < seconds:
            place = min(spent, key=lambda one: spent[one] / TABLES[one][4])
            start = time.monotonic()
            for line in lines_of(*TABLES[place][:4], seed=f"{number} {count}"):
                out.write(json.dumps(line) + "\n")
            out.flush()
            count += 1
            spent[place] += time.monotonic() - start


def logistic(rows: list[tuple[list[float], float]], penalty: float = 1e-3) -> list[float]:
    """Fit chances to features by Newton's method."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(40):
        slope = [-penalty * weight for weight in weights]
        bend = [[penalty * (i == j) for j in range(size)] for i in range(size)]
        for features, won in rows:
            chance = _sigmoid(sum(map(mul, weights, features)))
            for i in range(size):
                slope[i] += (won - chance) * features[i]
                for j in range(size):
                    bend[i][j] += chance * (1 - chance) * features[i] * features[j]
        step = solve(bend, slope)
        weights = [weight + one for weight, one in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-7:
            break
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a few linear equations."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(size):
            if j != i:
                factor = rows[j][i] / rows[i][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


Row = dict[str, Any]


def fit(path: Path) -> None:
    """Fit the constants of every game, and show promises beside wins."""
    rows: list[Row] = [json.loads(line) for line in path.read_text().splitlines()]
    for kind in ("open", "search"):
        mine = [row for row in rows if row["kind"] == kind]
        suits = [row for row in mine if row["game"] == "suits"]
        promises(f"suits, {kind}: the share of games won as it is", [(row["value"], row["won"]) for row in suits])
        power = [row for row in mine if row["game"] == "power"]
        several, alone = ([row for row in power if (row["solo"] is None) == many] for many in (True, False))
        for rows_of, name, easings in ((several, "", range(0, 200, 10)), (alone, "_ALONE", range(0, 100, 5))):
            if rows_of:
                grid = [(steep / 100, easing / 100) for steep in range(4, 40, 2) for easing in easings]
                steep, easing = min(grid, key=lambda one, rows=rows_of: _loss(rows, *one))
                title = f"power, {kind}: STEEPNESS{name} {steep}, EASING{name} {easing}"
                promises(title, [(_promise(row, steep, easing), row["won"]) for row in rows_of])
        team = [row for row in mine if row["game"] == "committee"]
        if team:
            points = [([1.0, row["value"], row["at"]], row["won"]) for row in team]
            weights = logistic(points)
            title = "committee, {}: BASE {:.2f}, BY_WORTH {:.4f}, BY_ROUND {:.2f}".format(kind, *weights)
            promises(title, [(_sigmoid(sum(map(mul, weights, one))), won) for one, won in points])


def promises(title: str, found: list[tuple[float, float]]) -> None:
    """Show how often those won who were promised so much."""
    print(f"{title}; {len(found)} positions")
    for low in range(10):
        part = [one for one in found if low <= 10 * one[0] < low + 1 + (low == 9)]
        if part:
            said, won = (sum(one[place] for one in part) / len(part) for place in (0, 1))
            print(f"  {10 * low:3} to {10 * low + 10:3} %: {len(part):6} positions, said {said:.1%}, won {won:.1%}")


def _promise(row: Row, steep: float, easing: float) -> float:
    return _sigmoid(steep * row["value"] / (1 + easing * row["at"]) - math.log(row["seats"] - 1))


def _loss(rows: list[Row], steep: float, easing: float) -> float:
    """Give how badly two constants explain who won."""
    total = 0.0
    for row in rows:
        chance = min(1 - 1e-9, max(1e-9, _promise(row, steep, easing)))
        total -= row["won"] * math.log(chance) + (1 - row["won"]) * math.log(1 - chance)
    return total


def _sigmoid(odds: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, odds))))


def main() -> None:
    """Play, or fit."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play")
    play.add_argument("--minutes", type=float, default=5.0)
    play.add_argument("--jobs", type=int, default=2)
    play.add_argument("--out", type=Path, required=True)
    commands.add_parser("fit").add_argument("file", type=Path)
    options = parser.parse_args()
    if options.command == "fit":
        fit(options.file)
        return
    parts = [options.out.with_suffix(f".{number}") for number in range(options.jobs)]
    workers = [Process(target=work, args=(number, 60 * options.minutes, part)) for number, part in enumerate(parts)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    options.out.write_text("".join(part.read_text() for part in parts))
    for part in parts:
        part.unlink()


if __name__ == "__main__":
    main()
