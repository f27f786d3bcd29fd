"""Prices: what has to be spent, and every way to spend it (C-1.6, C-1.9, C-9.4, C-9.16)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from kuluary.games.committee.words.names import CARGO, DOC
from kuluary.games.committee.words.views import Price

Payment = tuple[int, int, int, int]
"""Documents, medicine, equipment, fuel."""


@cache
def payments(price: Price, docs_off: int = 0, cargo_off: int = 0) -> tuple[Payment, ...]:
    """List the ways to pay a price that is eased by documents and pieces of cargo, as far as that goes (C-9.16)."""
    ways = _cargo_ways(price)
    for _ in range(cargo_off):
        ways = {less for way in ways for less in _one_less(way)} or ways
    doc = max(0, price.doc - docs_off)
    return tuple(sorted((doc, *way) for way in ways))


@cache
def discounted(price: Price, docs_off: int, cargo_off: int) -> tuple[Payment, ...]:
    """List the ways to pay with a discount of documents or of cargo, which is always used (C-9.4, R-C43)."""
    ways: set[Payment] = set()
    if price.doc and docs_off:
        ways.update(payments(price, docs_off, 0))
    if any(any(way) for way in _cargo_ways(price)) and cargo_off:
        ways.update(payments(price, 0, cargo_off))
    return tuple(sorted(ways)) or payments(price)


def _cargo_ways(price: Price) -> set[tuple[int, int, int]]:
    """List the cargo a price may be paid with: any pieces and same-type groups fall on every type in turn."""
    ways = {(price.med, price.eq, price.fuel)}
    for group in (*price.same, *(1,) * price.any):
        ways = {
            tuple(held + group * (kind == chosen) for held, kind in zip(way, CARGO, strict=True))  # type: ignore[misc]  # three types in, three out
            for way, chosen in product(ways, CARGO)
        }
    return ways


def _one_less(way: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    """List what remains when one piece of cargo falls away, whichever the payer likes."""
    return [
        tuple(held - (place == dropped) for place, held in enumerate(way))  # type: ignore[misc]  # three types in, three out
        for dropped in range(len(CARGO))
        if way[dropped]
    ]


def affordable(ways: tuple[Payment, ...], held: Sequence[int], barred: int) -> list[Payment]:
    """Keep the ways a stock can pay; `barred` is a mask of types."""
    return [
        way
        for way in ways
        if way[DOC] <= held[DOC]
        and all(way[kind] <= held[kind] and not (way[kind] and barred >> kind & 1) for kind in CARGO)
    ]
