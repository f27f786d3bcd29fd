"""Measures the engine beside its peers, in the same run, turn about; prints a table and writes docs/performance.md.

Usage: python bench/run.py [--rounds 20] [--seconds 0.25] [--write]
"""

from __future__ import annotations

import argparse
import gc
import platform
import statistics
import sys
import timeit
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import process_time

import kuluary
from drawing import replace_part
from kuluary.core import RandomChance, content_of, find_game, random_playout

ROOT = Path(__file__).resolve().parent.parent
COPIES = 500
"""How many copies are timed at a stretch: so few that, of many stretches, some are not interrupted."""


@dataclass
class Rate:
    """What one runner did in one turn: decisions of seats, questions answered by chance, seconds."""

    decisions: int
    chance: int
    seconds: float


@dataclass
class Runner:
    """Something that plays whole games at random, the deal included, legal actions listed at each decision."""

    name: str
    play: Callable[[Random], tuple[int, int]]

    def measure(self, seconds: float, rng: Random) -> Rate:
        decisions = chance = 0
        gc.collect()
        gc.disable()
        start = process_time()
        while (spent := process_time() - start) < seconds:
            made, drawn = self.play(rng)
            decisions += made
            chance += drawn
        gc.enable()
        return Rate(decisions, chance, spent)


def loop(name: str, seats: int, **options: object) -> Runner:
    """The inner loop that bots play games out with: no question leaves it."""
    game = find_game(name)
    full = game.options(seats, options)
    content, rules = content_of(game.standard), int(game.version)

    class Counting(RandomChance):
        """Chance that counts its answers."""

        __slots__ = ("count",)
        count: int

        def sample(self, fate):
            self.count += 1
            return RandomChance.sample(self, fate)

    probe = Counting(Random(1))
    probe.count = 0
    for _ in range(20):
        random_playout(game, game.new(seats, full, content, rules), probe, Random(2).random)
    chance_per_game = round(probe.count / 20)

    def play(rng: Random) -> tuple[int, int]:
        state = game.new(seats, full, content, rules)
        return random_playout(game, state, RandomChance(rng), rng.random), chance_per_game

    label = ", ".join(f"{key}={value}" for key, value in options.items())
    return Runner(f"{name}, {seats} seats{f' ({label})' if label else ''}: inner loop", play)


def face(kind: type[kuluary.Position] | type[kuluary.Match], name: str, seats: int) -> Runner:
    """A public face, driven as a user of the library drives it; chance answers by itself and is not counted."""

    def play(rng: Random) -> tuple[int, int]:
        random = rng.random
        table = kind.new(name, seats=seats, seed=rng.getrandbits(64))
        decisions = 0
        while not table.over:
            asked = table.decisions
            question = asked[int(random() * len(asked))]
            actions = question.actions
            table.play(question.seat, actions[int(random() * len(actions))])
            decisions += 1
        return decisions, 0

    return Runner(f"{name}, {seats} seats: `{kind.__name__}`", play)


def open_spiel(name: str) -> Runner | None:
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)

    def play(rng: Random) -> tuple[int, int]:
        state = game.new_initial_state()
        random = rng.random
        decisions = chance = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
                chance += 1
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions, chance

    return Runner(f"OpenSpiel {name} (C++)", play)


def catanatron() -> Runner | None:
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None

    def play(rng: Random) -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1 << 30))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions, 0

    return Runner("catanatron, 4 seats (Python)", play)


def faces(name: str, seats: int) -> list[Runner]:
    return [face(kuluary.Position, name, seats), face(kuluary.Match, name, seats)]


def clone_micros(name: str, seats: int) -> tuple[float, ...]:
    """Time clone() of state, position and match in the middle of a random game."""
    match = kuluary.Match.new(name, seats=seats, seed="clone")
    rng = Random(3)
    for _ in range(20):
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.actions))
    return tuple(
        min(timeit.repeat(thing.clone, number=COPIES, repeat=500)) / COPIES * 1e6
        for thing in (match.state, match.position, match)
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.25)
    parser.add_argument("--write", action="store_true", help="write docs/performance.md")
    options = parser.parse_args()
    tricks = [
        *faces("suits", 4),
        *[loop("suits", seats) for seats in (3, 4, 5, 6)],
        loop("suits", 4, teams=True),
    ]
    boards = [
        *faces("power", 4),
        *[loop("power", seats) for seats in (2, 3, 4, 5)],
        loop("power", 4, professionals=True),
        *faces("committee", 3),
        *[loop("committee", seats) for seats in (2, 3, 4)],
    ]
    groups = [(tricks, open_spiel("hearts")), (boards, catanatron())]
    if any(peer is None for _, peer in groups):
        print("a peer is not installed: run `make bench`", file=sys.stderr)
    rates: dict[str, list[Rate]] = {}
    for own, peer in groups:
        for turn in range(options.rounds):
            for runner in (*own, *([peer] if peer else [])):
                rates.setdefault(runner.name, []).append(runner.measure(options.seconds, Random(turn)))
                print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    parts = []
    for own, peer in groups:
        names = [runner.name for runner in (*own, *([peer] if peer else []))]
        parts.append(report({name: rates[name] for name in names}, peer.name if peer else None))
    table = "\n\n".join(parts)
    micros = [
        (name, seats, clone_micros(name, seats)) for name, seats in (("suits", 4), ("power", 4), ("committee", 3))
    ]
    rows = ["| `clone()` in mid-game, µs | state | `Position` | `Match` |", "|---|---|---|---|"]
    rows += [
        f"| {name}, {seats} seats | {' | '.join(f'{time:.2f}' for time in times)} |" for name, seats, times in micros
    ]
    clone = "\n".join(rows)
    print(table)
    print(clone)
    if options.write:
        write(table, clone)
    return 0


def report(rates: dict[str, list[Rate]], peer: str | None) -> str:
    """Medians over the turns, with their spread, as a table."""

    def median(name: str, *, chance: bool) -> float:
        return statistics.median((r.decisions + chance * r.chance) / r.seconds for r in rates[name])

    def paired(name: str) -> float:
        """Compare turn by turn."""
        assert peer is not None
        pairs = zip(rates[name], rates[peer], strict=True)
        return statistics.median(r.decisions / r.seconds / (p.decisions / p.seconds) for r, p in pairs)

    head = "| random play, games with the deal | decisions/s of seats | spread | with chance | seats, ratio to peer |"
    lines = [head]
    lines.append("|---|---|---|---|---|")
    for name, turns in rates.items():
        each = sorted(r.decisions / r.seconds for r in turns)
        ratio = f"{paired(name):.2f}" if peer else "–"
        spread = f"{each[0]:,.0f}–{each[-1]:,.0f}"
        lines.append(
            f"| {name} | {median(name, chance=False):,.0f} | {spread} | {median(name, chance=True):,.0f} | {ratio} |"
        )
    return "\n".join(lines)


def write(table: str, clone: str) -> None:
    machine = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}"
    replace_part(ROOT / "docs" / "performance.md", "engine", f"{machine}\n\n{table}\n\n{clone}")


if __name__ == "__main__":
    raise SystemExit(main())
