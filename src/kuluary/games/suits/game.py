"""«Масти Власти» as the engine sees it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from kuluary.core import Action, BadOption, Decision, Event, Game, Pack, Result, Text
from kuluary.core.bot import Attention, Recipe, Style
from kuluary.core.game import Choices, Ids, pick_options
from kuluary.core.looking import Memory, Sight
from kuluary.games.suits import belief, judgement, laws, view
from kuluary.games.suits import redeal as redealing
from kuluary.games.suits.bots import CHARACTERS as STYLES
from kuluary.games.suits.content import DECKS, HOME, SUIT, Deck, Decks, read_decks, value_of
from kuluary.games.suits.judgement import learned as learning
from kuluary.games.suits.rules import scoring
from kuluary.games.suits.rules.setup import ChooseFirst, Deal
from kuluary.games.suits.state import SIX, SuitsState, make_setup
from kuluary.games.suits.words import CHARACTERS, DECK, GUILDS, SHOWN, WORDS, Catalog, SuitsView

TEAMS: Final = 0
ATTENTION: Final[Mapping[str, Mapping[int, float]]] = {
    "novice": {3: 0.37, 4: 0.36, 5: 0.44, TEAMS: 0.415},
    "regular": {3: 0.79, 4: 0.765, 5: 0.82, TEAMS: 0.65},
    "expert": {3: 0.895, 4: 0.865, 5: 0.795, TEAMS: 1.0},
}
"""How likely each level is to see an answer, by seats: what makes the steps between the levels about alike."""


def _attention(level: str) -> Attention:
    at = ATTENTION[level]
    return lambda state: at[state.setup.seats if len(state.setup.sides) == state.setup.seats else TEAMS]


RECIPES: Final[Mapping[str, Recipe]] = {
    "novice": Recipe("greedy", {"samples": 2, "attention": _attention("novice"), "sight": 0}),
    "regular": Recipe("greedy", {"samples": 4, "attention": _attention("regular")}),
    "expert": Recipe("instinct", {"attention": _attention("expert")}),
    "master": Recipe("rollout", {"seconds": 1.5}),
}


class Suits(Game[SuitsState]):
    """Trick-taking with bribes, guild sets and teams, for three to six."""

    name: ClassVar[str] = "suits"
    seats: ClassVar[tuple[int, ...]] = (3, 4, 5, 6)
    words: ClassVar[tuple[type, ...]] = WORDS
    beats: ClassVar[tuple[str, ...]] = tuple(SHOWN)
    shown: ClassVar[Mapping[str, tuple[type[Event], ...]]] = SHOWN
    content_home: ClassVar[Path | None] = HOME
    recipes: ClassVar[Mapping[str, Recipe]] = RECIPES
    puzzle_tries: ClassVar[tuple[int, int]] = (300, 6000)
    characters: ClassVar[Mapping[str, Style]] = STYLES
    former_digests: ClassVar[Mapping[str, str]] = {"fd87ab9e8c90e6cf": "97e148dbb0b0d17c3c443cc8a4617c34"}

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

    def read(self, pack: Pack) -> Decks:
        return read_decks(pack)

    def new(self, seats: int, options: Mapping[str, Any], content: Decks, rules: int) -> SuitsState:
        deck = content.tables.get(options["deck"])
        if deck is None:
            raise BadOption(f"option 'deck' cannot be {options['deck']!r}: the content has {', '.join(content.tables)}")
        return _start(seats, deck, options["teams"], options["jokers"], options["power"]).clone()

    def suggest(self, state: SuitsState, decision: Decision) -> Action | None:
        """The best pile for a joker (S-6.1)."""
        return judgement.best_placement(state, decision) if decision.prompt == "joker" else None

    def view(self, state: SuitsState, seat: int | None) -> SuitsView:
        return view.view(state, seat)

    def catalog(self, content: Decks) -> Catalog:
        """Give what is printed on every card, with its provenance."""
        return view.catalog(content)

    def ids(self) -> Ids:
        return {
            "characters": CHARACTERS,
            "guilds": GUILDS,
            "neutrals": tuple(view.NEUTRALS.values()),
            "suit_of_card": SUIT,
            "value_of_card": tuple(value_of(card) for card in DECK),
            "neutral_of_card": tuple(view.NEUTRALS.get(value_of(card)) for card in DECK),
        }

    def sights(
        self, state: SuitsState, seats: Iterable[int | None], memory: Memory | None = None
    ) -> dict[int | None, Sight]:
        return view.sights(state, seats, memory)

    def redeal(self, state: SuitsState, seat: int | None, rng: Random) -> SuitsState:
        return redealing.redeal(state, seat, rng)

    def suppose(self, state: SuitsState, seat: int, events: Sequence[Event], rng: Random) -> Iterator[SuitsState]:
        return belief.suppose(state, seat, events, rng)

    def result(self, state: SuitsState) -> Result:
        return scoring.result(state)

    def outlook(self, state: SuitsState) -> Sequence[float]:
        return judgement.outlook(state)

    def reason(self, state: SuitsState, decision: Decision, action: Action) -> Text | None:
        return judgement.reason(state, decision.seat, action)

    def told(self, state: SuitsState, decision: Decision, action: Action) -> Text | None:
        return judgement.told(state, decision.seat, action)

    def theme(self, state: SuitsState, decision: Decision, action: Action) -> str:
        return judgement.theme(state, decision.seat, action)

    def learned(self, state: SuitsState) -> learning.Learned | None:
        return learning.learned(state)

    def forgotten(self, state: SuitsState) -> SuitsState:
        """Who has shown to be out of a character is forgotten."""
        twin = state.clone()
        twin.voids = [0] * state.setup.seats
        return twin

    def rivals(self, state: SuitsState, seat: int, other: int) -> bool:
        return state.setup.side_of[seat] != state.setup.side_of[other]

    def matter(self, state: SuitsState) -> int:
        """A round is a matter."""
        return state.round

    def round(self, state: SuitsState) -> int:
        return state.round

    def check(self, state: SuitsState) -> None:
        laws.check(state)

    def table_texts(self, state: SuitsState, seat: int) -> Sequence[Text]:
        return view.table_texts(state, seat)

    def naming(self, state: SuitsState, words: frozenset[type]) -> Hashable:
        return state.setup

    def noun(self, state: SuitsState, field: str, value: Any) -> object:
        return view.noun(state, field, value)


@cache
def _start(seats: int, deck: Deck, teams: bool, jokers: str, power: str) -> SuitsState:
    """Give the table before the deal, to be copied."""
    own_jokers, own_powers = jokers == "own_only", power == "per_player"
    setup = make_setup(seats, deck, teams=teams, own_jokers=own_jokers, own_powers=own_powers)
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


GAME: Final = Suits()
