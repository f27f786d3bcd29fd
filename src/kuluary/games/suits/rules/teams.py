"""Two in a team (S-7): of the partners' piles the smaller counts; alone, one's own do."""

from __future__ import annotations

from kuluary.games.suits.content import JOKERS
from kuluary.games.suits.state import SuitsState


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


def counted_size(state: SuitsState, side: int, guild: int) -> int:
    """Give the same for one guild."""
    seats = state.setup.sides[side]
    if len(seats) == 1:
        return guild_count(state, seats[0], guild)
    sizes = [guild_count(state, seat, guild) for seat in seats]
    return min(sizes) or max(sizes)


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


def counted_owner(state: SuitsState, side: int, guild: int) -> int:
    """Give whose pile counts; of equal piles the first partner's, unless it was ceded (S-7.3, S-9.2, R-S5)."""
    first, *others = state.setup.sides[side]
    if not others:
        return first
    second = others[0]
    one, two = guild_count(state, first, guild), guild_count(state, second, guild)
    if one == two:
        return second if state.ceded[first] >> guild & 1 else first
    return first if two == 0 or 0 < one < two else second


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
