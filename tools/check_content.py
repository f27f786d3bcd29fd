"""Load every content file of every game; a wrong one is named with its line."""

from __future__ import annotations

import sys

import kuluary
from kuluary.core import ContentError, content_of, find_game


def main() -> int:
    for name in kuluary.game_names():
        game = find_game(name)
        try:
            content_of(game.standard)
        except ContentError as error:
            print(f"{name}: {error}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
