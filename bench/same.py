"""Says what the bots that think make of many positions, so that two versions can be compared answer by answer.

Usage: python bench/same.py before.txt [--games 20]      writes a line for every position
       diff before.txt after.txt                         no difference: the quicker version thinks the same

The positions are those of games between `regular` bots, at every table a game has. A search looks at each with a
fixed number of visits and a fixed seed; what is written of it is how often every answer was visited and what it is
worth, to the last digit. «Масти Власти» are played on by the net; `greedy` says what it thinks of every answer.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from kuluary import bots
from kuluary.bots.greedy import Greedy
from kuluary.bots.rollout import Rollout
from kuluary.bots.search import Search
from kuluary.core import Decision, Match

EVERY = 11
"""One position of so many is looked at."""
VISITS = 150


def tables() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """List the tables that are played."""
    for seats in (2, 3, 4, 5):
        for professionals in (False, True):
            yield "power", seats, {"professionals": professionals}
    for level in ("beginner", "medium", "high", "maximum"):
        for personality in ("manager", "negotiator"):
            yield "power", 1, {"falcon": {"level": level, "personality": personality}}
    for seats in (3, 4, 5):
        yield "suits", seats, {}
    yield "suits", 4, {"teams": True}


def thought(match: Match, decision: Decision, seed: int) -> str:
    """Write what is thought of a position."""
    seat, rng = decision.seat, Random(seed)
    policy = match.game.learned(match.state)
    if policy is not None:
        found = Rollout(rng, iterations=VISITS).compare(match, seat, decision.actions, policy)
        return str([(len(rewards), sum(rewards)) for rewards in found])
    root = Search(rng, iterations=VISITS).grow(match, seat, decision)
    text = str([(str(action), child.visits, child.total) for action, child in root.children.items()])
    if match.game.judges:
        values = Greedy(rng).judged(match, seat, decision, match.game.judge(seat))
        text += str(list(values.values()))
    return f"{text} {rng.random()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("to", type=Path)
    parser.add_argument("--games", type=int, default=20, help="games of every table")
    asked = parser.parse_args()
    with asked.to.open("w", encoding="utf-8") as file:
        for game, seats, options in tables():
            for number in range(asked.games):
                match = Match.new(game, seats=seats, options=options, seed=f"same {number}")
                players = [bots.make(game, "regular", f"{number} {seat}") for seat in range(seats)]
                count = number
                while not match.over:
                    decision = next(one for one in match.decisions if not one.free)
                    count += 1
                    if len(decision.actions) > 1 and not count % EVERY:
                        file.write(f"{game} {seats} {number} {count} {thought(match, decision, count)}\n")
                    match.play(decision.seat, players[decision.seat].choose(match, decision.seat))


if __name__ == "__main__":
    main()
