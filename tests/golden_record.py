"""Record the golden games anew: python -m tests.golden_record suits

For every scenario of a game the attempts are played in order, and the first that shows what the scenario wants is kept:
the same program records the same files. Needed after a change of the rules, of a content file or of chance.
"""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import count
from pathlib import Path

from tests.golden import play_bare, play_through, write


def main() -> None:
    """Record the games of one package."""
    game = sys.argv[1] if len(sys.argv) > 1 else "suits"
    scenarios = import_module(f"tests.{game}.scenarios")
    folder = Path(__file__).parent / game / "golden"
    for name, scenario in scenarios.SCENARIOS.items():
        for number in count():
            state = play_bare(game, name, scenario, number)
            if not scenario.wants & scenarios.IN_THE_STATE <= scenarios.state_features(state):
                continue
            match = play_through(game, name, scenario, number)
            if scenario.wants <= scenarios.features(match):
                write(folder / f"{name}.jsonl", match)
                print(f"{name}: attempt {number}, {match.number} entries")
                break


if __name__ == "__main__":
    main()
