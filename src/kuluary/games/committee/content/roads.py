"""Routes (C-4.9, C-4.10): every cost at which a city can be reached without passing a city or a road twice."""

from __future__ import annotations

from typing import Final

from kuluary.core import PASS, Action
from kuluary.games.committee.content.records import Content
from kuluary.games.committee.words.instances import move

JAM_COST: Final = 3
"""A jam makes a road cost exactly this (C-4.10)."""

Costs = tuple[int, ...]
"""By city, the costs it can be reached at, one bit each."""


def road_cost(content: Content, road: int, jammed: int) -> int:
    """Give the cars a road costs now."""
    return JAM_COST if jammed >> road & 1 else content.roads[road].cost


def route_costs(content: Content, city: int, jammed: int, most: int) -> Costs:
    """Give the costs, up to `most`, of every route from a city under these jams."""
    roads: list[list[tuple[int, int]]] = [[] for _ in content.cities]
    for road, entry in enumerate(content.roads):
        one, two = entry.cities
        cost = road_cost(content, road, jammed)
        roads[one].append((two, cost))
        roads[two].append((one, cost))
    masks = [0] * len(content.cities)

    def go(here: int, seen: int, spent: int) -> None:
        for there, cost in roads[here]:
            if not seen >> there & 1 and spent + cost <= most:
                masks[there] |= 1 << spent + cost
                go(there, seen | 1 << there, spent + cost)

    go(city, 1 << city, 0)
    return tuple(masks)


def moves_within(content: Content, city: int, jammed: int, cars: int) -> tuple[Action, ...]:
    """List the moves that cost no more than some cars, nearest cities first, and staying; worked out once (C-4.14)."""
    key = (id(content), city, jammed, cars)
    known = _MOVES.get(key)
    if known is None:
        costs = route_costs(content, city, jammed, cars)
        pairs = [(cost, there) for there, mask in enumerate(costs) for cost in range(cars + 1) if mask >> cost & 1]
        known = _MOVES[key] = (*[move(there, cost) for cost, there in sorted(pairs)], PASS)
        _KEPT[id(content)] = content
    return known


Routes = dict[int, tuple[int, tuple[int, ...]]]
"""By city, the cost of a cheapest route and the cities on it, both ends included."""


def cheapest_routes(content: Content, city: int, jammed: int) -> Routes:
    """Give the cheapest routes from a city under these jams; worked out once."""
    key = (id(content), city, jammed)
    known = _ROUTES.get(key)
    if known is None:
        known = _ROUTES[key] = _find_routes(content, city, jammed)
        _KEPT[id(content)] = content
    return known


def _find_routes(content: Content, city: int, jammed: int) -> Routes:
    best: Routes = {city: (0, (city,))}
    waiting = [city]
    while waiting:
        here = min(waiting, key=lambda place: best[place])
        waiting.remove(here)
        for road, entry in enumerate(content.roads):
            if here in entry.cities:
                there = entry.cities[0] + entry.cities[1] - here
                found = (best[here][0] + road_cost(content, road, jammed), (*best[here][1], there))
                if there not in best or found < best[there]:
                    best[there] = found
                    waiting.append(there)
    return best


_ROUTES: Final[dict[tuple[int, int, int], Routes]] = {}
_MOVES: Final[dict[tuple[int, int, int, int], tuple[Action, ...]]] = {}
_KEPT: Final[dict[int, Content]] = {}
"""Contents whose roads are known, kept alive so that their id stays theirs."""
