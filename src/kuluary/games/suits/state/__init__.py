"""The position: hands and won cards as masks, small lists, the agenda; and the verbs that change it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kuluary.core import State
from kuluary.games.suits.content import FULL_DECK, Deck
from kuluary.games.suits.words import CardLeft, GemsRemoved, JokerPlaced, JokersDiscarded

SET_UP: Final = {3: (16, 12, 4), 4: (12, 10, 2), 5: (12, 8, 4), 6: (12, 8, 4)}
"""By seats: rounds, cards a seat, bribe gems a seat (S-2.1, S-8.4)."""

SIX: Final = 6
RECYCLED: Final = 4
"""Cards in the trump deck of six seats (S-8.2)."""

NOT_YET: Final = -1
BRIBED: Final = -2


@dataclass(frozen=True, slots=True)
class Setup:
    """What never changes during a game: seats, sides, deck and options."""

    seats: int
    sides: tuple[tuple[int, ...], ...]
    side_of: tuple[int, ...]
    rounds: int
    cards: int
    gems: int
    deck: Deck
    own_jokers: bool
    """Whether jokers stay with the partner who took them; only teams have partners (S-9.2, S-9.4)."""
    own_powers: bool

    def __hash__(self) -> int:
        """Hash what tables differ by most: what is remembered is looked up by it again and again."""
        return hash((self.seats, self.side_of, self.own_jokers, self.own_powers))

    def partner(self, seat: int) -> int:
        """Give the other seat of a team of two."""
        first, second = self.sides[self.side_of[seat]]
        return second if seat == first else first


def make_setup(seats: int, deck: Deck, *, teams: bool, own_jokers: bool, own_powers: bool) -> Setup:
    """Lay down deck, seats and sides: partners sit opposite each other (S-7.1, S-8.1)."""
    rounds, cards, gems = SET_UP[seats]
    count = seats // 2 if teams else seats
    sides = tuple(tuple(seat for seat in range(seats) if seat % count == side) for side in range(count))
    side_of = tuple(seat % count for seat in range(seats))
    return Setup(seats, sides, side_of, rounds, cards, gems, deck, own_jokers and teams, own_powers)


class SuitsState(State):
    """One position of the game; cards are masks, `played` holds a card, NOT_YET or BRIBED for every seat."""

    __slots__ = (
        "ceded",
        "centre",
        "deck",
        "gems",
        "given",
        "hands",
        "joker_piles",
        "jokers",
        "lead",
        "leader",
        "piles",
        "played",
        "pot",
        "prize",
        "ranks",
        "removed",
        "round",
        "setup",
        "strength",
        "taker",
        "trump",
        "turned",
        "voids",
        "wealth",
        "won",
    )

    setup: Setup
    hands: list[int]
    gems: list[int]
    wealth: list[int]
    won: list[int]
    played: list[int]
    voids: list[int]
    """Characters a seat has shown that it does not hold, one bit each: common knowledge."""
    given: list[int]
    """The card each seat put into the trump deck, or −1 (S-8.3)."""
    turned: tuple[int, ...]
    """With six, the trump cards turned from the first deck: contributions are among them."""
    jokers: list[int]
    """Jokers still to be placed, once the rounds are over."""
    joker_piles: list[int]
    """By side, the guilds whose pile has a joker, one bit each."""
    ceded: list[int]
    """By seat, the guilds in which the partner's equal pile counts instead of its own, one bit each (S-7.3, R-S5)."""
    piles: tuple[int, ...]
    """By side with jokers, the guilds that have a counted pile, one bit each, once the rounds are over."""
    deck: bytes
    """The trump deck, a byte a card, lowest first."""
    centre: tuple[int, ...]
    round: int
    leader: int
    lead: int
    trump: int
    taker: int
    strength: int
    pot: int
    prize: int
    """The cards played in this round and its trump, as a mask."""
    ranks: tuple[int, ...]
    """How every card ranks under this round's trump and lead; empty before the lead."""
    removed: int

    @classmethod
    def empty(cls, setup: Setup) -> SuitsState:
        """Give the table before anything was dealt."""
        state = cls()
        seats = setup.seats
        state.agenda = []
        state.news = None
        state.setup = setup
        state.hands = [0] * seats
        state.gems = [setup.gems] * seats
        state.wealth = [0] * seats
        state.won = [0] * seats
        state.played = [NOT_YET] * seats
        state.voids = [0] * seats
        state.given = [-1] * seats
        state.turned = ()
        state.jokers = [0] * seats
        state.joker_piles = [0] * len(setup.sides)
        state.ceded = [0] * seats
        state.deck = FULL_DECK
        state.centre = ()
        state.round = 0
        state.leader = 0
        state.lead = -1
        state.trump = -1
        state.taker = -1
        state.strength = 0
        state.pot = 0
        state.prize = 0
        state.ranks = ()
        state.piles = ()
        state.removed = 0
        return state

    def clone(self) -> SuitsState:
        """Give an independent copy that listens to nothing."""
        twin = SuitsState()
        twin.agenda = self.agenda[:]
        twin.news = None
        twin.setup = self.setup
        twin.hands = self.hands[:]
        twin.gems = self.gems[:]
        twin.wealth = self.wealth[:]
        twin.won = self.won[:]
        twin.played = self.played[:]
        twin.voids = self.voids[:]
        twin.given = self.given[:]
        twin.turned = self.turned
        twin.jokers = self.jokers[:]
        twin.joker_piles = self.joker_piles[:]
        twin.ceded = self.ceded[:]
        twin.deck = self.deck
        twin.centre = self.centre
        twin.round = self.round
        twin.leader = self.leader
        twin.lead = self.lead
        twin.trump = self.trump
        twin.taker = self.taker
        twin.strength = self.strength
        twin.pot = self.pot
        twin.prize = self.prize
        twin.ranks = self.ranks
        twin.piles = self.piles
        twin.removed = self.removed
        return twin

    @property
    def settling(self) -> bool:
        """Whether the rounds are over: jokers are being placed, or all is done."""
        return bool(self.piles)

    def clear_table(self) -> None:
        """Nothing of the round lies on the table any more: it is taken, and no trump is turned yet."""
        self.trump = -1
        self.lead = -1
        self.played = [NOT_YET] * self.setup.seats
        if self.news is not None:
            self.beat("taken")

    def leave_card(self, seat: int, card: int) -> None:
        """A taken card goes back to the centre (S-8.5)."""
        self.won[seat] ^= 1 << card
        self.centre = (*self.centre, card)
        if self.news is not None:
            self.tell(CardLeft(seat, card))

    def remove_gems(self, seat: int) -> None:
        """The bribe stock of a seat leaves the game (S-5.1)."""
        if self.news is not None:
            self.tell(GemsRemoved(seat, self.gems[seat]))
        self.removed += self.gems[seat]
        self.gems[seat] = 0
        self.beat("gems")

    def place_joker(self, seat: int, guild: int) -> None:
        """A joker goes onto a pile; where jokers have owners, the pile of its owner is the counted one (S-9.2)."""
        if self.setup.own_jokers:
            self.ceded[self.setup.partner(seat)] |= 1 << guild
        self.jokers[seat] -= 1
        self.joker_piles[self.setup.side_of[seat]] |= 1 << guild
        if self.news is not None:
            self.tell(JokerPlaced(seat, guild))
            self.beat("joker")

    def discard_jokers(self, seat: int) -> None:
        """Jokers without a place are gone (S-6.4)."""
        if self.news is not None:
            self.tell(JokersDiscarded(seat, self.jokers[seat]))
        self.jokers[seat] = 0
        self.beat("joker")
