"""What a side would have if the game ended now, jokers that are not placed yet at their best (S-6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from kuluary.games.suits.content import BONUSES, JOKERS, PENALTIES, POWERS
from kuluary.games.suits.rules.scoring import BONUS_POINTS, POWER_POINTS, joker_gain, pile_points, power_points, tally
from kuluary.games.suits.rules.teams import counted, open_guilds
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.words import Standing


def standing(state: SuitsState, side: int) -> Standing:
    """Give what a side would have, line by line."""
    jokers = sum([_loose_jokers(state, seat) for seat in state.setup.sides[side]])
    return tally(state, side, jokers, _best_jokers(state, side) if jokers else 0)


def worth_of_each(state: SuitsState) -> tuple[int, ...]:
    """Give what every seat, with its side, would have."""
    return tuple(worth(state, side) for side in state.setup.side_of)


HEAPS: Final = 1024
"""Of how many heaps of won cards it is remembered what they are worth: in most rounds a seat has the same as before."""


def worth(state: SuitsState, side: int) -> int:
    """Give the total of `standing` alone."""
    setup = state.setup
    seats = setup.sides[side]
    with_joker = state.joker_piles[side]
    if len(seats) == 1 and not with_joker and not state.settling:
        return _worth_alone(setup.deck.guild_masks, state.won[seats[0]]) + state.wealth[seats[0]]
    total = power_points(state, side)[1] + sum([_twos(state.won[seat]) + state.wealth[seat] for seat in seats])
    for guild, size in enumerate(counted(state, side)):
        total += pile_points(size + (with_joker >> guild & 1))
    if any(_loose_jokers(state, seat) for seat in seats):
        total += _best_jokers(state, side)
    return total


@lru_cache(maxsize=HEAPS)
def _worth_alone(guild_masks: tuple[int, ...], won: int) -> int:
    """Give what won cards are worth to who plays for itself and has placed no joker yet."""
    sizes = [(won & mask).bit_count() for mask in guild_masks]
    jokers = best_pooled(sizes, (won & JOKERS).bit_count())
    return POWER_POINTS[(won & POWERS).bit_count()] + _twos(won) + sum(map(pile_points, sizes)) + jokers


def _twos(won: int) -> int:
    """Give what the bonuses and penalties among won cards bring."""
    return BONUS_POINTS * ((won & BONUSES).bit_count() - (won & PENALTIES).bit_count())


def _loose_jokers(state: SuitsState, seat: int) -> int:
    """Count the jokers of a seat that are not placed yet: all it has won, or what is left to place after the rounds."""
    return state.jokers[seat] if state.settling else (state.won[seat] & JOKERS).bit_count()


def _best_jokers(state: SuitsState, side: int) -> int:
    """Give what the unplaced jokers of a side bring at their best; each has to go somewhere if it fits (S-6.1)."""
    setup = state.setup
    sizes = counted(state, side)
    seats = setup.sides[side]
    if setup.own_jokers:
        return _best_own_jokers(state, seats, sizes)
    taken = state.joker_piles[side]
    free = [size for guild, size in enumerate(sizes) if not taken >> guild & 1] if taken else sizes
    return best_pooled(free, sum([_loose_jokers(state, seat) for seat in seats]))


def best_pooled(sizes: Sequence[int], jokers: int) -> int:
    """Give what jokers bring at their best on piles of these sizes that have none yet."""
    return sum(sorted([joker_gain(size) for size in sizes if size], reverse=True)[:jokers])


def _best_own_jokers(state: SuitsState, seats: tuple[int, ...], sizes: list[int]) -> int:
    """Give the same where jokers stay with their owner: each equal pile is given to either partner (S-9.2, R-S5)."""
    first, second = (set(open_guilds(state, seat)) for seat in seats)
    jokers = [_loose_jokers(state, seat) for seat in seats]
    shared = sorted(first & second)

    def points(guilds: set[int], count: int) -> int:
        return sum(sorted((joker_gain(sizes[guild]) for guild in guilds), reverse=True)[:count])

    return max(
        points(first.difference(given), jokers[0]) + points(second.difference(set(shared).difference(given)), jokers[1])
        for count in range(len(shared) + 1)
        for given in combinations(shared, count)
    )
