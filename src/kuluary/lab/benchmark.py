"""Kuluary-3: three games, fixed seats, seeds and opponents, one number each, for tables that others add rows to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from kuluary.bots import Player, player_name
from kuluary.core import BadOption
from kuluary.lab import tournament

SEED: Final = "Kuluary-3"


@dataclass(frozen=True)
class Setting:
    """A table of the benchmark: seats, options, and who sits at the other seats (None: the players alone)."""

    seats: int
    options: dict[str, Any]
    against: str | None


TABLES: Final = {
    "suits": Setting(4, {}, "greedy"),
    "power": Setting(2, {}, "greedy"),
    "committee": Setting(2, {}, None),
}
"""By game; the options left out have their usual values."""


@dataclass(frozen=True)
class Mark:
    """What a player reached in a game: its share of the victories against the opponent, or of games the team won."""

    game: str
    player: str
    games: int
    rate: float
    low: float
    high: float


def play(
    player: Player,
    *,
    games: int = 1000,
    only: str | None = None,
    think: float | None = None,
    iterations: int | None = None,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Mark]:
    """Let a player play the benchmark, or one game of it; the same number of games gives the same deals to everyone."""
    if only is not None and only not in TABLES:
        raise BadOption(f"only cannot be {only!r}: known are {', '.join(TABLES)}")
    marks = []
    for game, setting in TABLES.items():
        if only not in (None, game):
            continue
        standing = tournament.play(
            game,
            [player] if setting.against is None else [player, setting.against],
            games=games,
            seed=SEED,
            seats=setting.seats,
            options=setting.options,
            think=think,
            iterations=iterations,
            jobs=jobs,
            ray=ray,
            progress=progress,
        )
        row = standing.rows[0]
        marks.append(Mark(game, player_name(player), row.games, row.rate, row.low, row.high))
    return marks
