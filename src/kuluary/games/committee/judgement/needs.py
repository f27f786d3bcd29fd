"""What goods the team will have to pay, and what it lacks of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from kuluary.games.committee.content.prices import Payment
from kuluary.games.committee.judgement.worth import next_conditions
from kuluary.games.committee.rules.help import eased_ways, main_condition
from kuluary.games.committee.rules.main_missions import condition
from kuluary.games.committee.state import CommitteeState

AHEAD: Final = 4
"""So many conditions of main missions are provided for."""


def needs_ahead(state: CommitteeState) -> list[tuple[str, int, tuple[Payment, ...]]]:
    """List those prices with what they are for: a main mission by its place, a mission by its number."""
    found = []
    content = state.setup.content
    for place, part in next_conditions(state)[:AHEAD]:
        price = content.mains[state.mains[place]][part].price
        if price is not None:
            found.append(("main", place, eased_ways(state, price, main_condition(place, part))))
    for card in sorted(state.cards, key=lambda card: card.division):
        price = content.missions[card.number].price
        if price is not None:
            found.append(("mission", card.number, eased_ways(state, price, card.number)))
    return found


def lacked_first(state: CommitteeState, kinds: Collection[int]) -> int | None:
    """Give of some goods what all agents together have too little of for the first of those prices, or None."""
    held = [sum(state.goods[4 * seat + kind] for seat in range(state.setup.seats)) for kind in range(4)]
    for _, _, ways in needs_ahead(state):
        missing = min(([need - have for need, have in zip(way, held, strict=True)] for way in ways), key=_shortage)
        most = max(kinds, key=missing.__getitem__)
        if missing[most] > 0:
            return most
    return None


def goal_needs(state: CommitteeState, kind: int) -> bool:
    """Tell whether the next condition would lack such goods if the team gave one of them away."""
    wanted = condition(state)
    if wanted.price is None:
        return False
    held = [sum(state.goods[4 * seat + one] for seat in range(state.setup.seats)) for one in range(4)]
    ways = eased_ways(state, wanted.price, main_condition(state.main, state.key))
    missing = [[need - have for need, have in zip(way, held, strict=True)] for way in ways]
    return min(missing, key=_shortage)[kind] >= 0 and all(way[kind] > 0 for way in ways)


def _shortage(missing: list[int]) -> int:
    return sum(count for count in missing if count > 0)
