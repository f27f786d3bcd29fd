"""What a position is worth, and where a joker is best put; no rule reads it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from kuluary.core import Action, Decision
from kuluary.games.suits.content import BONUSES, JOKERS, PENALTIES, SUIT
from kuluary.games.suits.rules.scoring import BONUS_POINTS, PLACE_JOKERS, joker_gain, pile_points, power_points, tally
from kuluary.games.suits.rules.taking import STRENGTH
from kuluary.games.suits.rules.teams import counted, counted_owner, counted_size, open_guilds
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.words import PlaceJoker, Placement, Play, Stake, Standing


def outlook(state: SuitsState) -> list[int]:
    """Give what every seat would have if the game ended now, unplaced jokers at their best."""
    totals = [worth(state, side) for side in range(len(state.setup.sides))]
    return [totals[side] for side in state.setup.side_of]


def standing(state: SuitsState, side: int) -> Standing:
    """Give the same for a side, line by line."""
    jokers = sum(_loose_jokers(state, seat) for seat in state.setup.sides[side])
    return tally(state, side, jokers, _best_jokers(state, side) if jokers else 0)


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


def stakes(state: SuitsState, seat: int) -> tuple[Stake, ...]:
    """Give for every card that the seat on turn may play what its side would have if the card took the round."""
    setup = state.setup
    side = setup.side_of[seat]
    twin = state.clone()
    twin.won[seat] = won = twin.won[seat] | twin.prize
    twin.wealth[seat] += twin.pot
    prize = standing(twin, side)
    ranks = STRENGTH[SUIT[state.trump]][state.lead]
    found = []
    for action in state.agenda[-1].ask(state)[0].actions:  # type: ignore[union-attr]  # a seat is asked
        if not isinstance(action, Play):
            continue
        card = action.card
        guild = setup.deck.guild_of[card]
        twin.won[seat] = won | 1 << card
        whole = guild < 0 or (prize.jokers and setup.own_jokers)
        after = standing(twin, side) if whole else _with_pile(twin, side, prize, guild)
        found.append(Stake(card, state.lead < 0 or ranks[card] > state.strength, after))
    return tuple(found)


def _with_pile(state: SuitsState, side: int, known: Standing, guild: int) -> Standing:
    """Give the standing of a side in which one pile has changed and jokers are pooled: quicker than to count it all."""
    size = counted_size(state, side, guild)
    points = pile_points(size)
    symbols = (*known.symbols[:guild], size, *known.symbols[guild + 1 :])
    for_jokers = _best_pooled(symbols, known.jokers) if known.jokers else 0
    return Standing(
        known.seats,
        symbols,
        (*known.points[:guild], points, *known.points[guild + 1 :]),
        known.jokers,
        for_jokers,
        known.bonus,
        known.penalty,
        known.powers,
        known.power_points,
        known.wealth,
        known.total + points - known.points[guild] + for_jokers - known.joker_points,
    )


def placements(state: SuitsState, seat: int) -> tuple[Placement, ...]:
    """Give what every answer of a seat that is asked for a joker brings."""
    side = state.setup.side_of[seat]
    sizes = counted(state, side)
    found = []
    for action in (action for asked in PLACE_JOKERS.ask(state) if asked.seat == seat for action in asked.actions):
        total = _worth_after(state, seat, action)
        if not isinstance(action, PlaceJoker):
            found.append(Placement(None, None, 0, 0, 0, total))
            continue
        guild = action.guild
        owner = seat if state.setup.own_jokers else counted_owner(state, side, guild)
        size = sizes[guild] + 1
        found.append(Placement(guild, owner, size, pile_points(size), joker_gain(size - 1), total))
    return tuple(found)


def best_placement(state: SuitsState, decision: Decision) -> Action:
    """Give the answer with which a joker brings most: the best each time is the best placement of all (S-6.1)."""
    return max(decision.actions, key=lambda answer: _worth_after(state, decision.seat, answer))


def _worth_after(state: SuitsState, seat: int, answer: Action) -> int:
    """Give what the side would have after an answer, the other jokers at their best."""
    twin = state.clone()
    PLACE_JOKERS.run(twin, seat, answer)  # type: ignore[arg-type]  # an answer of this step
    return worth(twin, state.setup.side_of[seat])


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
    return _best_pooled(free, sum([_loose_jokers(state, seat) for seat in seats]))


def _best_pooled(sizes: Sequence[int], jokers: int) -> int:
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
