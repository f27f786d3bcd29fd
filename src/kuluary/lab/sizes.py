"""How large a game is, measured: decisions, branching, actions, what a seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import log10
from random import Random
from typing import Any

from kuluary.bots.bot import check_count
from kuluary.core import Action, Position
from kuluary.lab.table import Table


@dataclass(frozen=True)
class Size:
    """What games of random answers showed; `numbers` and `observation` are the sizes of codec and layout."""

    game: str
    seats: int
    options: dict[str, Any]
    games: int
    decisions_mean: float
    decisions_max: int
    branching_mean: float
    branching_max: int
    forced: float
    """Share of the decisions with a single answer."""
    histories: float
    """How many positions the answers can lead to while chance says the same, as a power of ten: Knuth's estimate."""
    chance_mean: float
    """Questions to chance a game."""
    actions_seen: int
    numbers: int
    observation: int
    seen_twice: float
    """Share of what seats saw when asked that occurred in more than one game."""

    def plain(self) -> dict[str, Any]:
        """Give it as plain data."""
        return asdict(self)


def measure(
    game: str, *, seats: int, options: Mapping[str, Any] | None = None, games: int = 100, seed: str | int = 0
) -> Size:
    """Play games of random answers and count."""
    check_count("games", games)
    rng = Random(f"sizes {seed}")
    lengths: list[int] = []
    branches: list[int] = []
    actions: set[Action] = set()
    histories = 0
    chances = 0
    seen: dict[int, int] = {}
    again: Counter[bool] = Counter()
    for number in range(games):
        table = Table.new(game, seats=seats, options=options, seed=f"{seed} {number}")
        position = table.position
        assert isinstance(position, Position)
        position.chance = counted = _Counted(position.chance)
        length = 0
        lines = 1
        while not table.over:
            length += 1
            branches.append(len(table.legal))
            lines *= len(table.legal)
            histories += lines
            actions.update(table.legal.values())
            if length % 10 == 1:
                what = hash((table.seat, tuple(table.observe(table.seat))))
                again[seen.setdefault(what, number) != number] += 1
            table.play(rng.choice(list(table.legal)))
        lengths.append(length)
        chances += counted.asked
    return Size(
        game,
        seats,
        dict(options or {}),
        games,
        sum(lengths) / games,
        max(lengths),
        sum(branches) / len(branches),
        max(branches),
        branches.count(1) / len(branches),
        log10(histories) - log10(games),
        chances / games,
        len(actions),
        table.codec.size,
        table.layout.size,
        again[True] / again.total(),
    )


class _Counted:
    """A source of chance that counts how often it is asked."""

    def __init__(self, source: Any) -> None:
        self._source = source
        self.asked = 0

    def sample(self, fate: Any) -> Any:
        self.asked += 1
        return self._source.sample(fate)

    def clone(self) -> _Counted:
        return _Counted(self._source.clone())
