"""Routes (C-4.9, C-4.10): every cost at which a city can be reached without passing a city or a road twice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action
from kuluary.games.committee.content.memo import Memo
from kuluary.games.committee.words.answers import move

JAM_COST: Final = 3
"""A jam makes a road cost exactly this (C-4.10)."""
NEVER: Final = 15
"""Moves to a city out of reach: more than any agent makes."""


@dataclass(frozen=True, slots=True)
class Road:
    """A road between two cities and its cost in cars (C-1.4)."""

    cities: tuple[int, int]
    cost: int


Costs = tuple[int, ...]
"""By city, the costs it can be reached at, one bit each."""
Cheapest = dict[int, tuple[int, tuple[int, ...]]]
"""By city, the cost of a cheapest route and the cities on it, both ends included."""


class Routes:
    """The roads of a map, and what was found out about them lately; a copy begins to find out anew."""

    __slots__ = ("_cheapest", "_moves", "_serves", "cities", "roads")

    def __init__(self, cities: int, roads: tuple[Road, ...]) -> None:
        self.cities = cities
        self.roads = roads
        self._cheapest = Memo()
        self._moves = Memo()
        self._serves = Memo()

    def __reduce__(self) -> tuple[type[Routes], tuple[int, tuple[Road, ...]]]:
        return Routes, (self.cities, self.roads)

    def cost(self, road: int, jammed: int) -> int:
        """Give the cars a road costs now."""
        return JAM_COST if jammed >> road & 1 else self.roads[road].cost

    def costs(self, city: int, jammed: int, most: int) -> Costs:
        """Give the costs, up to `most`, of every route from a city under these jams."""
        roads: list[list[tuple[int, int]]] = [[] for _ in range(self.cities)]
        for road, entry in enumerate(self.roads):
            one, two = entry.cities
            cost = self.cost(road, jammed)
            roads[one].append((two, cost))
            roads[two].append((one, cost))
        masks = [0] * self.cities
        waiting = [(city, 1 << city, 0)]
        while waiting:
            here, seen, before = waiting.pop()
            for there, cost in roads[here]:
                if not seen >> there & 1 and (spent := before + cost) <= most:
                    masks[there] |= 1 << spent
                    waiting.append((there, seen | 1 << there, spent))
        return tuple(masks)

    def moves(self, city: int, jammed: int, cars: int) -> tuple[Action, ...]:
        """List the moves that cost no more than some cars, nearest cities first, and staying (C-4.14)."""
        key = (city, jammed, cars)
        known: tuple[Action, ...] | None = self._moves.get(key)
        if known is None:
            costs = self.costs(city, jammed, cars)
            pairs = [(cost, there) for there, mask in enumerate(costs) for cost in range(cars + 1) if mask >> cost & 1]
            known = self._moves.keep(key, (*[move(there, cost) for cost, there in sorted(pairs)], PASS))
        return known

    def cheapest(self, city: int, jammed: int) -> Cheapest:
        """Give the cheapest routes from a city under these jams."""
        key = (city, jammed)
        known: Cheapest | None = self._cheapest.get(key)
        if known is None:
            known = self._cheapest.keep(key, self._find_cheapest(city, jammed))
        return known

    def _find_cheapest(self, city: int, jammed: int) -> Cheapest:
        best: Cheapest = {city: (0, (city,))}
        waiting = [city]
        while waiting:
            here = min(waiting, key=lambda place: best[place])
            waiting.remove(here)
            for road, entry in enumerate(self.roads):
                if here in entry.cities:
                    there = entry.cities[0] + entry.cities[1] - here
                    found = (best[here][0] + self.cost(road, jammed), (*best[here][1], there))
                    if there not in best or found < best[there]:
                        best[there] = found
                        waiting.append(there)
        return best

    def serves(self, jammed: int, cars: int) -> tuple[tuple[int, ...], ...]:
        """Give, from every city to every other, how many moves of at most so many cars it takes."""
        key = (jammed, cars)
        known: tuple[tuple[int, ...], ...] | None = self._serves.get(key)
        if known is None:
            known = self._serves.keep(key, tuple(self._serves_from(city, jammed, cars) for city in range(self.cities)))
        return known

    def _serves_from(self, city: int, jammed: int, cars: int) -> tuple[int, ...]:
        found = {city: 0}
        rim = [city]
        while rim:
            fresh = []
            for here in rim:
                for there, (cost, _) in self.cheapest(here, jammed).items():
                    if cost <= cars and there not in found:
                        found[there] = found[here] + 1
                        fresh.append(there)
            rim = fresh
        return tuple(found.get(there, NEVER) for there in range(self.cities))
