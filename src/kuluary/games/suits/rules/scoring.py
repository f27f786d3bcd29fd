"""Scoring (S-6): jokers find their places, piles and neutral cards bring points, the most points win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from kuluary.core import PASS, Action, Decision, Line, Pass, Refusal, Result, Score, Step
from kuluary.games.suits.content import BONUSES, JOKERS, PENALTIES, POWERS
from kuluary.games.suits.rules.teams import counted, open_guilds, pile_masks
from kuluary.games.suits.state import SIX, SuitsState
from kuluary.games.suits.words import DECK, GUILDS, PLACE_JOKER, PlaceJoker, Standing

PILE_POINTS: Final = (0, 1, 3, 6, -1, -3, -6, 10, 15)
"""By symbols in a guild pile (S-6.5); more than eight count as eight (R-S4)."""

POWER_POINTS: Final = (0, -1, -3, -6, 10)
"""By power cards (S-6.7)."""

BONUS_POINTS: Final = 2
"""What a bonus card adds and a penalty card takes away (S-6.6)."""


@dataclass(frozen=True, slots=True)
class SettleJokers(Step[SuitsState]):
    """Every seat takes its jokers in hand; those whose place is forced are laid at once."""

    def run(self, state: SuitsState, seat: int, action: None) -> None:
        for owner, won in enumerate(state.won):
            state.jokers[owner] = (won & JOKERS).bit_count()
        state.piles = pile_masks(state)
        state.beat("end")
        state.agenda.append(PLACE_JOKERS)


@dataclass(frozen=True, slots=True)
class PlaceJokers(Step[SuitsState]):
    """Each seat with a joker puts it on a pile, in any order; what fits nowhere is discarded (S-6.1, S-6.4)."""

    def ask(self, state: SuitsState) -> Sequence[Decision]:
        setup = state.setup
        if setup.own_jokers:
            return self._ask_owners(state)
        asked = []
        alone = len(setup.sides) == setup.seats
        for seat, jokers in enumerate(state.jokers):
            if jokers:
                side = setup.side_of[seat]
                places = state.piles[side] & ~state.joker_piles[side]
                left = jokers if alone else sum([state.jokers[mate] for mate in setup.sides[side]])
                if left < places.bit_count():  # else they fill every open pile anyhow
                    asked.append(_ASKED[seat][jokers][places])
        return asked

    @staticmethod
    def _ask_owners(state: SuitsState) -> Sequence[Decision]:
        """Where jokers stay with their owner, only the own counted piles are open (S-9.2)."""
        asked = []
        for seat, jokers in enumerate(state.jokers):
            answers = _owner_answers(state, seat)
            if answers:
                asked.append(Decision(seat, "joker", "S-9.2", answers, False, (("left", jokers),)))
        return asked

    def run(self, state: SuitsState, seat: int, action: PlaceJoker | Pass | None) -> None:
        if isinstance(action, PlaceJoker):
            state.place_joker(seat, action.guild)
            state.agenda.append(PLACE_JOKERS)
            return
        if action is not None:
            _cede(state, seat)
            state.agenda.append(PLACE_JOKERS)
            return
        for owner, jokers in enumerate(state.jokers):
            if not jokers:
                continue
            for guild in _open_places(state, owner)[:jokers]:
                state.place_joker(owner, guild)
            if state.jokers[owner]:
                state.discard_jokers(owner)

    def refuse(self, state: SuitsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceJoker):
            return Refusal("joker_first", "S-6.1")
        side = state.setup.side_of[seat]
        if action.guild not in range(len(PLACE_JOKER)) or not counted(state, side)[action.guild]:
            return Refusal("no_pile", "S-6.3", (("guild", action.guild),))
        if state.joker_piles[side] >> action.guild & 1:
            return Refusal("has_joker", "S-6.2", (("guild", action.guild),))
        return Refusal("partners_pile", "S-9.2", (("guild", action.guild),))


def _open_places(state: SuitsState, seat: int) -> Sequence[int]:
    """List the guilds on which a joker of the seat may go."""
    if state.setup.own_jokers:
        return open_guilds(state, seat)
    side = state.setup.side_of[seat]
    return _BITS[state.piles[side] & ~state.joker_piles[side]]


def _owner_answers(state: SuitsState, seat: int) -> tuple[Action, ...]:
    """List what an owner may do with a joker; none where nothing is left to choose.

    Of equal piles the team chooses which one counts (S-9.2, R-S5): a joker on such a pile makes it the one, and who has
    no other place for a joker may leave these piles to the partner, whose jokers they take then.
    """
    guilds = open_guilds(state, seat) if state.jokers[seat] else []
    equal = set(guilds).intersection(open_guilds(state, state.setup.partner(seat)))
    if state.jokers[seat] >= len(guilds) and not equal:
        return ()
    placings = tuple([PLACE_JOKER[guild] for guild in guilds])
    return (*placings, PASS) if len(equal) == len(guilds) else placings


def _cede(state: SuitsState, seat: int) -> None:
    """Let the partner's equal piles count instead of the own ones: the jokers have no place any more."""
    for guild in open_guilds(state, seat):
        state.ceded[seat] |= 1 << guild
    state.discard_jokers(seat)


_BITS: Final = tuple(
    tuple(guild for guild in range(len(GUILDS)) if places >> guild & 1) for places in range(1 << len(GUILDS))
)
_PLACINGS: Final = tuple(tuple(PLACE_JOKER[guild] for guild in guilds) for guilds in _BITS)
_ASKED: Final = tuple(
    tuple(
        tuple(Decision(seat, "joker", "S-6.1", placings, False, (("left", left),)) for placings in _PLACINGS)
        for left in range(JOKERS.bit_count() + 1)
    )
    for seat in range(SIX)
)
"""The question to a seat, by the jokers it has left and the guilds that are open."""

SETTLE_JOKERS: Final = SettleJokers()
PLACE_JOKERS: Final = PlaceJokers()


def pile_points(symbols: int) -> int:
    """Give the points of a guild pile."""
    return _POINTS[symbols]


_POINTS: Final = (*PILE_POINTS, *[PILE_POINTS[-1]] * len(DECK))
"""The same for as many as there are."""


def joker_gain(symbols: int) -> int:
    """Give what one more symbol changes in a pile."""
    return _GAINS[symbols] if symbols < len(_GAINS) else 0


_GAINS: Final = tuple(more - now for now, more in pairwise(PILE_POINTS))


def power_points(state: SuitsState, side: int) -> tuple[int, int]:
    """Give number and points of a side's power cards, pooled unless the table plays otherwise (S-7.5, S-9.3)."""
    seats = state.setup.sides[side]
    if len(seats) == 1:
        powers = (state.won[seats[0]] & POWERS).bit_count()
        return powers, POWER_POINTS[powers]
    counts = [(state.won[seat] & POWERS).bit_count() for seat in seats]
    if state.setup.own_powers:
        return sum(counts), sum(POWER_POINTS[count] for count in counts)
    return sum(counts), POWER_POINTS[sum(counts)]


def tally(state: SuitsState, side: int, jokers: int = 0, joker_points: int = 0) -> Standing:
    """Count a side line by line (S-6.5 to S-6.8); jokers not placed yet bring what is said."""
    seats = state.setup.sides[side]
    with_joker = state.joker_piles[side]
    symbols = counted(state, side)
    if with_joker:
        symbols = [size + (with_joker >> guild & 1) for guild, size in enumerate(symbols)]
    points = [_POINTS[count] for count in symbols]
    twos = bonus = penalty = wealth = 0
    for seat in seats:
        won = state.won[seat]
        plus, minus = (won & BONUSES).bit_count(), (won & PENALTIES).bit_count()
        twos += plus + minus
        bonus += BONUS_POINTS * plus
        penalty -= BONUS_POINTS * minus
        wealth += state.wealth[seat]
    powers, for_powers = power_points(state, side)
    total = sum(points) + joker_points + bonus + penalty + for_powers + wealth
    return Standing(
        seats,
        tuple(symbols),
        tuple(points),
        jokers,
        joker_points,
        twos,
        bonus,
        penalty,
        powers,
        for_powers,
        wealth,
        total,
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
    sheets = [tally(state, side) for side in sides]
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
