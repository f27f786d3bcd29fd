"""Scoring (S-6) and what teams change (S-7)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kuluary.core import Line, Result, Score
from kuluary.games.suits.cards import BONUSES, JOKERS, PENALTIES, POWERS
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.words import Standing

PILE_POINTS: Final = (0, 1, 3, 6, -1, -3, -6, 10, 15)
"""By symbols in a guild pile (S-6.5); more than eight count as eight (R-S4)."""

POWER_POINTS: Final = (0, -1, -3, -6, 10)
"""By power cards (S-6.7)."""

BONUS_POINTS: Final = 2
"""What a bonus card adds and a penalty card takes away (S-6.6)."""


def pile_points(symbols: int) -> int:
    """Give the points of a guild pile."""
    return PILE_POINTS[min(symbols, len(PILE_POINTS) - 1)]


def guild_count(state: SuitsState, seat: int, guild: int) -> int:
    """Count the cards of a guild in front of a seat, jokers apart."""
    return (state.won[seat] & state.setup.deck.guild_masks[guild]).bit_count()


def counted(state: SuitsState, side: int) -> list[int]:
    """Give the size of the pile that counts in each guild: of two partners' piles the smaller (S-7.3)."""
    seats = state.setup.sides[side]
    masks = state.setup.deck.guild_masks
    if len(seats) == 1:
        won = state.won[seats[0]]
        return [(won & mask).bit_count() for mask in masks]
    first, second = state.won[seats[0]], state.won[seats[1]]
    sizes = []
    for mask in masks:
        one, two = (first & mask).bit_count(), (second & mask).bit_count()
        sizes.append(min(one, two) or one or two)
    return sizes


def open_guilds(state: SuitsState, seat: int) -> list[int]:
    """List the guilds on whose counted pile the seat may still put a joker (S-6.1 to S-6.3, S-7.4, R-S5)."""
    setup = state.setup
    side = setup.side_of[seat]
    taken = state.joker_piles[side]
    sizes = counted(state, side)
    guilds = [guild for guild, size in enumerate(sizes) if size and not taken >> guild & 1]
    if not setup.own_jokers:
        return guilds
    ceded = state.ceded[seat]
    return [guild for guild in guilds if guild_count(state, seat, guild) == sizes[guild] and not ceded >> guild & 1]


def counts_for_side(state: SuitsState, seat: int, guild: int) -> bool:
    """Tell whether a seat's pile is the counted one; of equal piles that is the first partner's, unless ceded."""
    setup = state.setup
    seats = setup.sides[setup.side_of[seat]]
    own = guild_count(state, seat, guild)
    if len(seats) == 1 or not own:
        return own > 0
    first = seat == seats[0]
    partner = seats[1] if first else seats[0]
    other = guild_count(state, partner, guild)
    if own != other:
        return own < other or not other
    return not state.ceded[seat] >> guild & 1 if first else bool(state.ceded[partner] >> guild & 1)


def pile_masks(state: SuitsState) -> tuple[int, ...]:
    """Give by side the guilds that have a pile, one bit each; nothing for a side without jokers."""
    won = state.won
    guilds = state.setup.deck.guild_masks
    masks = []
    for seats in state.setup.sides:
        cards = won[seats[0]] | won[seats[-1]]
        mask = 0
        if cards & JOKERS:
            for guild, symbols in enumerate(guilds):
                if cards & symbols:
                    mask |= 1 << guild
        masks.append(mask)
    return tuple(masks)


def joker_gain(symbols: int) -> int:
    """Give what one more symbol changes in a pile."""
    return pile_points(symbols + 1) - pile_points(symbols)


def power_points(state: SuitsState, side: int) -> tuple[int, int]:
    """Give number and points of a side's power cards, pooled unless the table plays otherwise (S-7.5, S-9.3)."""
    counts = [(state.won[seat] & POWERS).bit_count() for seat in state.setup.sides[side]]
    if state.setup.own_powers:
        return sum(counts), sum(POWER_POINTS[count] for count in counts)
    return sum(counts), POWER_POINTS[sum(counts)]


def standing(state: SuitsState, side: int) -> Standing:
    """Give what a side would have if the game ended now, unplaced jokers at their best."""
    setup = state.setup
    seats = setup.sides[side]
    sizes = counted(state, side)
    with_joker = state.joker_piles[side]
    symbols = [size + (with_joker >> guild & 1) for guild, size in enumerate(sizes)]
    points = [pile_points(count) for count in symbols]
    jokers = sum(_loose_jokers(state, seat) for seat in seats)
    joker_points = _best_jokers(state, side) if jokers else 0
    won = [state.won[seat] for seat in seats]
    bonus = BONUS_POINTS * sum((cards & BONUSES).bit_count() for cards in won)
    penalty = -BONUS_POINTS * sum((cards & PENALTIES).bit_count() for cards in won)
    powers, for_powers = power_points(state, side)
    wealth = sum(state.wealth[seat] for seat in seats)
    total = sum(points) + joker_points + bonus + penalty + for_powers + wealth
    return Standing(
        seats, tuple(symbols), tuple(points), jokers, joker_points, bonus, penalty, powers, for_powers, wealth, total
    )


def worth(state: SuitsState, side: int) -> int:
    """Give the total of `standing` alone."""
    seats = state.setup.sides[side]
    with_joker = state.joker_piles[side]
    total = power_points(state, side)[1]
    for seat in seats:
        won = state.won[seat]
        total += BONUS_POINTS * ((won & BONUSES).bit_count() - (won & PENALTIES).bit_count()) + state.wealth[seat]
    for guild, size in enumerate(counted(state, side)):
        total += pile_points(size + (with_joker >> guild & 1))
    if any(_loose_jokers(state, seat) for seat in seats):
        total += _best_jokers(state, side)
    return total


def _loose_jokers(state: SuitsState, seat: int) -> int:
    """Count the jokers of a seat that are not placed yet: all it has won, or what is left to place after the rounds."""
    return state.jokers[seat] if is_settling(state) else (state.won[seat] & JOKERS).bit_count()


def is_settling(state: SuitsState) -> bool:
    """Tell whether the rounds are over: no trump lies open although rounds have been played."""
    return state.trump < 0 and state.round > 0


def _best_jokers(state: SuitsState, side: int) -> int:
    """Give what the unplaced jokers of a side bring at their best; each has to go somewhere if it fits (S-6.1)."""
    setup = state.setup
    sizes = counted(state, side)
    seats = setup.sides[side]
    if setup.own_jokers:
        return _best_own_jokers(state, seats, sizes)
    gains = sorted((joker_gain(sizes[guild]) for guild in open_guilds(state, seats[0])), reverse=True)
    return sum(gains[: sum(_loose_jokers(state, seat) for seat in seats)])


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


def card_count(state: SuitsState, side: int) -> int:
    """Count the cards of a side for ties: all in front of it, discarded jokers apart (S-6.9, R-S7)."""
    seats = state.setup.sides[side]
    cards = sum(state.won[seat].bit_count() for seat in seats)
    jokers = sum((state.won[seat] & JOKERS).bit_count() for seat in seats)
    return cards - jokers + state.joker_piles[side].bit_count()


def result(state: SuitsState) -> Result:
    """Give scores and places: points, then cards, then gems on the wealth card, then shared (S-6.9)."""
    setup = state.setup
    sides = range(len(setup.sides))
    sheets = [standing(state, side) for side in sides]
    ranks = [(sheet.total, card_count(state, side), sheet.wealth) for side, sheet in enumerate(sheets)]
    place_of = [1 + sum(other > rank for other in ranks) for rank in ranks]
    best = max(ranks)
    winners = tuple(seat for seat in range(setup.seats) if ranks[setup.side_of[seat]] == best)
    places = tuple(place_of[setup.side_of[seat]] for seat in range(setup.seats))
    scores = tuple(
        Score(seat, sheets[setup.side_of[seat]].total, _lines(state, setup.side_of[seat], sheets[setup.side_of[seat]]))
        for seat in range(setup.seats)
    )
    return Result(places, winners, scores, _how(ranks))


def _how(ranks: list[tuple[int, int, int]]) -> str:
    """Say what decided the first place."""
    best = max(ranks)
    rivals = [rank for rank in ranks if rank[0] == best[0]]
    if len(rivals) == 1:
        return "points"
    rivals = [rank for rank in rivals if rank[1] == best[1]]
    if len(rivals) == 1:
        return "cards"
    return "gems" if ranks.count(best) == 1 else "shared"


def _lines(state: SuitsState, side: int, sheet: Standing) -> tuple[Line, ...]:
    """Write the score sheet of a side."""
    with_joker = state.joker_piles[side]
    piles = [
        Line("guild", points, (("guild", guild), ("symbols", symbols), ("joker", bool(with_joker >> guild & 1))))
        for guild, (symbols, points) in enumerate(zip(sheet.symbols, sheet.points, strict=True))
        if symbols
    ]
    return (
        *piles,
        Line("bonus", sheet.bonus, (("cards", sheet.bonus // BONUS_POINTS),)),
        Line("penalty", sheet.penalty, (("cards", -sheet.penalty // BONUS_POINTS),)),
        Line("power", sheet.power_points, (("cards", sheet.powers),)),
        Line("wealth", sheet.wealth, (("gems", sheet.wealth),)),
        Line("tie", 0, (("cards", card_count(state, side)), ("gems", sheet.wealth))),
    )
