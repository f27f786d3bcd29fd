"""What a seat sees (S-2.7), built field by field; the table in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from kuluary.core import Text
from kuluary.core.looking import Memory, Notes, Sight, exact, gathered, kept
from kuluary.games.suits.content import BONUS, FILE, JOKER, JOKERS, PENALTY, POWER, SUIT, Decks, cards_in, value_of
from kuluary.games.suits.judgement import leavings, outlook, placements, stakes_and_bribe
from kuluary.games.suits.rules.round import Follow, Lead
from kuluary.games.suits.rules.scoring import PILE_POINTS, PLACE_JOKERS, POWER_POINTS, pile_points
from kuluary.games.suits.rules.six import LeaveCard
from kuluary.games.suits.rules.standing import standing
from kuluary.games.suits.rules.teams import counted_owner
from kuluary.games.suits.state import BRIBED, NOT_YET, RECYCLED, SIX, SuitsState
from kuluary.games.suits.state.knowledge import known_deck
from kuluary.games.suits.words import (
    CHARACTERS,
    DECK,
    GUILDS,
    Catalog,
    CatalogCard,
    CatalogDeck,
    Pile,
    SeatView,
    Standing,
    SuitsView,
)

Area = tuple[tuple[Pile, ...], tuple[int, ...]]
"""Piles and neutral cards in front of a seat."""


def view(state: SuitsState, seat: int | None) -> SuitsView:
    """Give the table as a seat sees it; hands of others and the trump deck stay hidden."""
    found: SuitsView = sights(state, (seat,))[seat].view
    return found


def sights(state: SuitsState, seats: Iterable[int | None], memory: Memory | None = None) -> dict[int | None, Sight]:
    """Give the table as several seats see it: what lies open is looked at once."""
    notes: Notes = {} if memory is None else memory.notes(state)
    step = state.agenda[-1] if state.agenda else None
    turn = step.seat if isinstance(step, (Lead, Follow)) else None
    shown = _table(_before_taking(state, step) if isinstance(step, LeaveCard) else state, turn, notes)
    return {seat: Sight(SuitsView, shown, _own(state, seat, turn, notes), {"seat": seat}) for seat in seats}


def _before_taking(state: SuitsState, step: LeaveCard) -> SuitsState:
    """Give the table without a round that still lies on it: it is counted when its taker has left a card."""
    twin = state.clone()
    twin.won[step.seat] ^= step.taken
    twin.wealth[step.seat] -= state.played.count(BRIBED)
    return twin


def _own(state: SuitsState, seat: int | None, turn: int | None, notes: Notes) -> dict[str, Any]:
    """Give what a seat alone sees."""
    if seat is None:
        return _NOTHING
    asked = state.agenda[-1] if state.agenda else None
    holds = (state.hands[seat], state.given[seat])
    own: dict[str, Any] = kept(notes, ("own", seat), holds, _held, *holds)
    if seat == turn:
        return own | dict(zip(("stakes", "bribe"), stakes_and_bribe(state, seat), strict=True))
    if isinstance(asked, LeaveCard) and asked.seat == seat:
        return own | {"leavings": leavings(state, asked)}
    return own | {"placements": placements(state, seat)} if asked is PLACE_JOKERS else own


def _held(hand: int, given: int) -> dict[str, Any]:
    return _NOTHING | {"hand": cards_in(hand), "contributed": given if given >= 0 else None}


_NOTHING: Final[dict[str, Any]] = {
    "hand": (),
    "stakes": (),
    "bribe": None,
    "leavings": (),
    "placements": (),
    "contributed": None,
}
"""What somebody sees alone who has nothing, and is not asked."""


def _table(state: SuitsState, turn: int | None, notes: Notes) -> dict[str, Any]:
    """Give what everybody sees alike; what lies in front of seats stays as it is until a round is taken."""
    setup = state.setup
    settling = state.settling
    won = (*state.won, *state.wealth, *state.joker_piles, *state.jokers, *state.ceded, settling)
    areas, standings = kept(notes, "won", won, _areas, state, notes)
    seats = [_seat_view(state, seat, area, notes) for seat, area in enumerate(areas)]
    return {
        "round": state.round,
        "rounds": setup.rounds,
        "leader": state.leader,
        "lead": state.lead if state.lead >= 0 else None,
        "trump": state.trump if state.trump >= 0 else None,
        "deck_left": len(state.deck),
        "taker": state.taker if state.lead >= 0 else None,
        "turn": turn,
        "settling": settling,
        "leaves_one": setup.seats == SIX,
        "ladder": PILE_POINTS,
        "power_ladder": POWER_POINTS,
        "centre": state.centre,
        "known_deck": known_deck(state),
        "next_deck": _next_deck(state),
        "seats": gathered(notes, "seats", seats),
        "sides": setup.sides,
        "standings": standings,
        "guild_of": setup.deck.guild_of,
    }


def _next_deck(state: SuitsState) -> int | None:
    if state.setup.seats != SIX:
        return None
    after = -(-max(1, state.round) // RECYCLED) * RECYCLED + 1
    return after if after <= state.setup.rounds else None


def _seat_view(state: SuitsState, seat: int, area: Area, notes: Notes) -> SeatView:
    played = state.played[seat]
    hand = state.hands[seat].bit_count()
    out = hand == 0 and played == NOT_YET and state.trump >= 0
    facts = (hand, state.gems[seat], state.wealth[seat], *area, played if played >= 0 else None, played == BRIBED, out)
    return exact(notes, ("seat", seat), facts, SeatView, *facts)


def _areas(state: SuitsState, notes: Notes) -> tuple[tuple[Area, ...], tuple[Standing, ...]]:
    """Give the area of every seat and the standing of every side; most of them are as they were."""
    setup = state.setup
    areas: dict[int, Area] = {}
    standings = []
    for side, seats in enumerate(setup.sides):
        own = [(state.won[seat], state.wealth[seat], state.jokers[seat], state.ceded[seat]) for seat in seats]
        key = (own, state.joker_piles[side], state.settling)
        lying, stands = kept(notes, ("side", side), key, _side, state, side)
        areas.update(lying)
        standings.append(stands)
    return tuple([areas[seat] for seat in range(setup.seats)]), tuple(standings)


def _side(state: SuitsState, side: int) -> tuple[dict[int, Area], Standing]:
    return {seat: _area(state, seat) for seat in state.setup.sides[side]}, standing(state, side)


def _area(state: SuitsState, seat: int) -> Area:
    """Give the piles and the neutral cards in front of a seat."""
    setup = state.setup
    side = setup.side_of[seat]
    won = state.won[seat]
    piles = []
    for guild, mask in enumerate(setup.deck.guild_masks):
        cards = cards_in(won & mask)
        if cards:
            counts = counted_owner(state, side, guild) == seat
            joker = counts and bool(state.joker_piles[side] >> guild & 1)
            piles.append(Pile(guild, cards, counts, joker, pile_points(len(cards) + joker) if counts else 0))
    grouped = sum(setup.deck.guild_masks)
    jokers = cards_in(won & JOKERS)
    loose = jokers[: state.jokers[seat]] if state.settling else jokers
    return tuple(piles), tuple(sorted((*cards_in(won & ~grouped & ~JOKERS), *loose)))


# In words


NEUTRALS: Final = {JOKER: "joker", PENALTY: "penalty", BONUS: "bonus", POWER: "power"}


def catalog(content: Decks) -> Catalog:
    """Lay the deck and its guild tables out for reading."""
    inferred = content.pack.tables[FILE].data
    return Catalog(
        tuple(CatalogCard(card, CHARACTERS[SUIT[card]], value_of(card), NEUTRALS.get(value_of(card))) for card in DECK),
        tuple(
            CatalogDeck(
                name,
                tuple(None if guild < 0 else GUILDS[guild] for guild in deck.guild_of),
                tuple(f"inferred:{field}" for field in inferred[name].get("inferred", ())),
            )
            for name, deck in content.tables.items()
        ),
    )


def table_texts(state: SuitsState, seat: int) -> Sequence[Text]:
    """Trump and lead, what every seat has, the own hand."""
    seen = view(state, seat)
    lines = []
    if seen.trump is not None:
        trump = noun(state, "card", seen.trump)
        lines.append(Text("suits-table-trump", (("card", trump), ("round", seen.round), ("rounds", seen.rounds))))
    totals = outlook(state)
    for other, place in enumerate(seen.seats):
        args = (("seat", other), ("count", place.hand), ("gems", place.gems), ("wealth", place.wealth))
        lines.append(Text("suits-table-seat", (*args, ("points", int(totals[other])))))
    return (*lines, Text("suits-table-hand", (("cards", noun(state, "cards", seen.hand)),)))


def noun(state: SuitsState, field: str, value: Any) -> object:
    """Name a card, a guild or a character."""
    if field == "card":
        return _card_text(state, value)
    if field == "cards" and isinstance(value, tuple):
        return tuple(_card_text(state, card) for card in value)
    if field == "guild":
        return Text(f"suits-guild-{GUILDS[value]}" if value in range(len(GUILDS)) else "suits-guild-unknown")
    if field == "character":
        return Text(f"suits-character-{CHARACTERS[value]}")
    return value


def _card_text(state: SuitsState, card: int) -> Text:
    """Name a card."""
    return _named(card, state.setup.deck.guild_of[card]) if card in DECK else Text("suits-card-unknown")


@lru_cache(maxsize=256)
def _named(card: int, guild: int) -> Text:
    """Name a card of a guild: character, value, and its guild or what kind of neutral card it is."""
    value = value_of(card)
    args = (("character", Text(f"suits-character-{CHARACTERS[SUIT[card]]}")), ("value", value))
    if value in NEUTRALS:
        return Text(f"suits-card-{NEUTRALS[value]}", args)
    return Text("suits-card", (*args, ("guild", Text(f"suits-guild-{GUILDS[guild]}"))))
