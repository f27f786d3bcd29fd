"""Many games stepped together, as arrays: who is to act, what it sees, what is legal; a finished game begins anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kuluary.bots.bot import check_count
from kuluary.lab.extras import extra
from kuluary.lab.table import Table

with extra("lab"):
    import numpy as np
    from numpy.typing import NDArray


class Batch(NamedTuple):
    """What every game waits for: the seat to act, what it sees, and a mask of its legal actions."""

    seats: NDArray[np.int64]
    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]


class Tables:
    """A number of games, each with a seed of its own that follows from `seed`."""

    def __init__(
        self, game: str, count: int, *, seats: int, options: Mapping[str, Any] | None = None, seed: int = 0
    ) -> None:
        check_count("count", count)
        self._arguments: dict[str, Any] = {"game": game, "seats": seats, "options": options}
        self._seed = seed
        self._begun = 0
        self.tables = [self._begin() for _ in range(count)]
        self.actions = self.tables[0].codec.size
        self.size = self.tables[0].layout.size

    def batch(self) -> Batch:
        """Give what every game waits for."""
        masks: Any = np.zeros((len(self.tables), self.actions), np.bool_)
        for mask, table in zip(masks, self.tables, strict=True):
            mask[list(table.legal)] = True
        seats = np.array([table.seat for table in self.tables], np.int64)
        observations = np.array([table.observe(table.seat) for table in self.tables], np.float32)
        return Batch(seats, observations, masks)

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Take one action in every game; give the returns of every seat, and which games have ended and begun anew."""
        if len(actions) != len(self.tables):
            raise ValueError(f"{len(actions)} actions for {len(self.tables)} games")
        returns = np.zeros((len(self.tables), self._arguments["seats"]), np.float32)
        ended: Any = np.zeros(len(self.tables), np.bool_)
        for place, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            table.play(int(action))
            if table.over:
                returns[place] = table.returns()
                ended[place] = True
                self.tables[place] = self._begin()
        return returns, ended

    def _begin(self) -> Table:
        self._begun += 1
        return Table.new(seed=f"{self._seed} {self._begun}", **self._arguments)
