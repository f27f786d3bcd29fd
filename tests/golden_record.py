"""Record the golden games that are not there yet: python -m tests.golden_record suits

For every new scenario of a game the attempts are played in order, and the first that shows what the scenario wants is
kept. A golden game that is there is never recorded anew: it has to be played again for ever.
"""

from __future__ import annotations

import sys
from itertools import count

from tests.golden import path_of, play_bare, play_through, scenarios, write

import kuluary


def main(games: list[str]) -> None:
    """Record the missing games of some packages, or of all."""
    for game in games or kuluary.game_names():
        declared = scenarios(game)
        for name, scenario in declared.SCENARIOS.items():
            path = path_of(game, name)
            if path.exists():
                continue
            for number in count():
                state = play_bare(game, name, scenario, number)
                if not scenario.wants & declared.IN_THE_STATE <= declared.state_features(state):
                    continue
                match = play_through(game, name, scenario, number)
                if scenario.wants <= declared.features(match):
                    write(path, match)
                    print(f"{game} {name}: attempt {number}, {match.number} entries")
                    break


if __name__ == "__main__":
    main(sys.argv[1:])
