"""«Масти Власти» as the engine sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from kuluary.core import Action, BadOption, Decision, Game, Result, Text
from kuluary.core.game import Choices, Ids, pick_options
from kuluary.games.suits import redeal as redealing
from kuluary.games.suits import scoring, view
from kuluary.games.suits.cards import (
    CHARACTERS,
    DECK,
    DECKS,
    GUILDS,
    SUIT,
    SUIT_MASK,
    load_table,
    mask_of,
    value_of,
)
from kuluary.games.suits.jokers import best_placement
from kuluary.games.suits.setup import ChooseFirst, Deal
from kuluary.games.suits.state import SIX, SuitsState, make_setup
from kuluary.games.suits.words import WORDS, SuitsView

NEUTRALS: Final = {1: "joker", 2: "penalty", 3: "bonus", 13: "power"}


class Suits(Game):
    """Trick-taking with bribes, guild sets and teams, for three to six."""

    name: ClassVar[str] = "suits"
    version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, ...]] = (3, 4, 5, 6)
    words: ClassVar[tuple[type, ...]] = WORDS

    def choices(self, seats: int) -> Choices:
        """The deck always; with four, teams; where there may be teams, what partners share (S-9)."""
        allowed = _allowed(seats)
        if seats not in (4, SIX):
            return {"deck": allowed["deck"]}
        return {name: choice for name, choice in allowed.items() if name != "teams" or seats == 4}

    def options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Four may play in teams, six must (S-7.1, S-8.1, S-A22)."""
        full = pick_options(options, _allowed(seats))
        if seats == SIX and not full["teams"]:
            raise BadOption("six play in three teams: option 'teams' must be True with 6 seats")
        if full["teams"] and seats not in (4, SIX):
            raise BadOption(f"{seats} cannot play in teams: option 'teams' needs 4 or 6 seats")
        return full

    def content_hash(self, content: Path | None) -> str:
        return load_table(content).digest

    def new(self, seats: int, options: Mapping[str, Any], content: Path | None = None) -> SuitsState:
        return _start(seats, content, options["deck"], options["teams"], options["jokers"], options["power"]).clone()

    def suggest(self, state: SuitsState, decision: Decision) -> Action | None:
        """The best pile for a joker (S-6.1)."""
        return best_placement(state, decision.seat) if decision.prompt == "joker" else None

    def view(self, state: SuitsState, seat: int | None) -> SuitsView:
        return view.view(state, seat)

    def ids(self) -> Ids:
        return {
            "characters": CHARACTERS,
            "guilds": GUILDS,
            "neutrals": tuple(NEUTRALS.values()),
            "suit_of_card": SUIT,
            "value_of_card": tuple(value_of(card) for card in DECK),
            "neutral_of_card": tuple(NEUTRALS.get(value_of(card)) for card in DECK),
        }

    def views(self, state: SuitsState, seats: Iterable[int | None]) -> dict[int | None, SuitsView]:
        return view.views(state, seats)

    def redeal(self, state: SuitsState, seat: int | None, rng: Random) -> SuitsState:
        return redealing.redeal(state, seat, rng)

    def result(self, state: SuitsState) -> Result:
        return scoring.result(state)

    def outlook(self, state: SuitsState) -> Sequence[float]:
        totals = [scoring.worth(state, side) for side in range(len(state.setup.sides))]
        return [totals[side] for side in state.setup.side_of]

    def rivals(self, state: SuitsState, seat: int, other: int) -> bool:
        return state.setup.side_of[seat] != state.setup.side_of[other]

    def matter(self, state: SuitsState) -> int:
        """A round is a matter."""
        return state.round

    def check(self, state: SuitsState) -> None:
        """Cards and gems are conserved and last to the end (S-2.1); shown voids are true (S-3.6)."""
        setup = state.setup
        masks = [*state.hands, *state.won, mask_of(state.deck), mask_of(state.centre), state.prize]
        assert sum(mask.bit_count() for mask in masks) == len(DECK), "a card is missing or doubled"
        combined = 0
        for mask in masks:
            combined |= mask
        assert combined == (1 << len(DECK)) - 1, "a card is missing"
        gems = sum(state.gems) + sum(state.wealth) + state.pot + state.removed
        assert gems == setup.seats * setup.gems, "a gem is missing"
        for seat, hand in enumerate(state.hands):
            if hand and state.round and state.trump >= 0:
                left = setup.rounds - state.round + (state.played[seat] == -1)
                assert hand.bit_count() + state.gems[seat] == left, "cards and gems do not last to the end"
            assert not any(hand & mask for suit, mask in enumerate(SUIT_MASK) if state.voids[seat] >> suit & 1), (
                "a seat holds a character that it has shown not to hold"
            )

    def table_texts(self, state: SuitsState, seat: int) -> Sequence[Text]:
        """Trump and lead, what every seat has, the own hand."""
        seen = view.view(state, seat)
        cards = self.noun(state, "cards", seen.hand)
        lines = []
        if seen.trump is not None:
            trump = self.noun(state, "card", seen.trump)
            lines.append(Text("suits-table-trump", (("card", trump), ("round", seen.round), ("rounds", seen.rounds))))
        totals = self.outlook(state)
        for other, place in enumerate(seen.seats):
            args = (("seat", other), ("count", place.hand), ("gems", place.gems), ("wealth", place.wealth))
            lines.append(Text("suits-table-seat", (*args, ("points", int(totals[other])))))
        return (*lines, Text("suits-table-hand", (("cards", cards),)))

    def noun(self, state: SuitsState, field: str, value: Any) -> object:
        if field == "card":
            return _card_text(state, value)
        if field == "cards" and isinstance(value, tuple):
            return tuple(_card_text(state, card) for card in value)
        if field == "guild":
            return Text(f"suits-guild-{GUILDS[value]}" if value in range(len(GUILDS)) else "suits-guild-unknown")
        if field == "character":
            return Text(f"suits-character-{CHARACTERS[value]}")
        return value


@cache
def _start(seats: int, content: Path | None, deck: str, teams: bool, jokers: str, power: str) -> SuitsState:
    """Give the table before the deal, to be copied."""
    own_jokers, own_powers = jokers == "own_only", power == "per_player"
    setup = make_setup(seats, deck, content, teams=teams, own_jokers=own_jokers, own_powers=own_powers)
    state = SuitsState.empty(setup)
    state.then(ChooseFirst(), Deal())
    return state


def _allowed(seats: int) -> Choices:
    return {
        "teams": ((False, True), seats == SIX),
        "deck": (DECKS, "standard"),
        "jokers": (("pooled", "own_only"), "pooled"),
        "power": (("pooled", "per_player"), "pooled"),
    }


def _card_text(state: SuitsState, card: int) -> Text:
    """Name a card: character, value, and its guild or what kind of neutral card it is."""
    if card not in DECK:
        return Text("suits-card-unknown")
    value = value_of(card)
    args = (("character", Text(f"suits-character-{CHARACTERS[SUIT[card]]}")), ("value", value))
    if value in NEUTRALS:
        return Text(f"suits-card-{NEUTRALS[value]}", args)
    return Text("suits-card", (*args, ("guild", Text(f"suits-guild-{GUILDS[state.setup.deck.guild_of[card]]}"))))


GAME: Final = Suits()
