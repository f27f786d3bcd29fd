"""The rulebook once more, told as plainly as possible and as slowly: sets of cards, no masks, no agenda.

It follows a game entry by entry and says what is legal, who takes what and what it is worth. It shares nothing with the
engine but the names of actions and the guild of each card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kuluary.core import CHANCE, PASS, Action, Drawn
from kuluary.games.suits.words import Bribe, Contribute, Leave, PlaceJoker, Play

PILE = {0: 0, 1: 1, 2: 3, 3: 6, 4: -1, 5: -3, 6: -6, 7: 10, 8: 15}
POWER = {0: 0, 1: -1, 2: -3, 3: -6, 4: 10}
GEMS = {3: 4, 4: 2, 5: 4, 6: 4}
HANDS = {3: 12, 4: 10, 5: 8}
LENGTH = {3: 16, 4: 12, 5: 12, 6: 12}
JOKER, PENALTY, BONUS, KING = 1, 2, 3, 13


def suit(card: int) -> int:
    return card // 13


def value(card: int) -> int:
    return card % 13 + 1


class Naive:
    """One table, from the first lot to the score."""

    def __init__(self, seats: int, options: Mapping[str, Any], guild_of: Sequence[int]) -> None:
        teams = options["teams"]
        self.seats = seats
        self.guild_of = guild_of
        self.own_jokers = teams and options["jokers"] == "own_only"
        self.own_power = options["power"] == "per_player"
        half = seats // 2
        self.sides = [(seat, seat + half) for seat in range(half)] if teams else [(seat,) for seat in range(seats)]
        self.hands: list[set[int]] = [set() for _ in range(seats)]
        self.areas: list[set[int]] = [set() for _ in range(seats)]
        self.stock = [GEMS[seats]] * seats
        self.wealth = [0] * seats
        self.deck: set[int] = set()
        self.centre: set[int] = set()
        self.round = 0
        self.leader: int | None = None
        self.trump = -1
        self.table: list[tuple[int, int | None]] = []
        """The turns of this round in order: a card, or None for a bribe."""
        self.prize: set[int] = set()
        self.givers: set[int] = set()
        self.jokers: dict[int, int] = {}
        """By guild and side (side × 10 + guild): the seat in whose pile a joker lies."""
        self.loose: list[int] = []
        self.ceded: set[tuple[int, int]] = set()

    # What is legal

    def legal(self) -> dict[int, set[Action]]:
        """Give, for every seat that is asked, all its answers; empty while chance is to answer or the game is over."""
        if self.loose:
            return {seat: answers for seat in range(self.seats) if (answers := self._joker_answers(seat))}
        if self.givers:
            return {seat: {Contribute(card) for card in self.hands[seat]} for seat in self.givers}
        if self.prize:
            assert self.leader is not None
            return {self.leader: {Leave(card) for card in self.prize}}
        if self.trump < 0:
            return {}
        seat = self._on_turn()
        if not self.table:
            return {seat: {Play(card) for card in self.hands[seat]}}
        lead = self.table[0][1]
        assert lead is not None
        following = {card for card in self.hands[seat] if suit(card) == suit(lead)}
        answers: set[Action] = {Play(card) for card in following or self.hands[seat]}
        return {seat: answers | {Bribe()} if self.stock[seat] else answers}

    def _order(self) -> list[int]:
        """Give the seats that have a turn in this round, in order."""
        assert self.leader is not None
        around = [(self.leader + offset) % self.seats for offset in range(self.seats)]
        begun = {seat for seat, _ in self.table}
        return [seat for seat in around if self.hands[seat] or seat in begun]

    def _on_turn(self) -> int:
        return self._order()[len(self.table)]

    # What happens

    def apply(self, seat: int, action: Action) -> None:
        """Follow one entry of a log."""
        if isinstance(action, Drawn):
            assert seat == CHANCE
            self._chance(action.values)
        elif isinstance(action, Contribute):
            self.hands[seat].remove(action.card)
            self.deck.add(action.card)
            self.givers.remove(seat)
        elif isinstance(action, Leave):
            self.prize.clear()
            self.areas[seat].remove(action.card)
            self.centre.add(action.card)
            self._after_round()
        elif isinstance(action, PlaceJoker):
            self._put_joker(seat, action.guild)
            self._settle_jokers()
        elif action == PASS:
            self.ceded |= {(seat, guild) for guild in self._places(seat)}
            self.loose[seat] = 0
            self._settle_jokers()
        else:
            self._turn(seat, action)

    def _chance(self, values: tuple[int, ...]) -> None:
        if self.leader is None:
            self.leader = values[0]
        elif not any(self.hands) and self.round == 0:
            self._deal(values)
        else:
            if not self.deck:
                self.deck, self.centre = self.centre, set()
            [self.trump] = values
            self.deck.remove(self.trump)
            self.round += 1
            for seat in range(self.seats):
                if not self.hands[seat]:
                    self.stock[seat] = 0
            while not self.hands[self.leader]:
                self.leader = (self.leader + 1) % self.seats

    def _deal(self, values: tuple[int, ...]) -> None:
        assert self.leader is not None
        rest = list(values)
        for seat in range(self.seats):
            late = self.seats == 6 and (seat - self.leader) % 6 >= 3
            size = 9 if late else 8 if self.seats == 6 else HANDS[self.seats]
            self.hands[seat] = {rest.pop(0) for _ in range(size)}
            if late:
                self.givers.add(seat)
        self.deck = set(range(52)) - set(values)

    def _turn(self, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            self.hands[seat].remove(action.card)
            self.table.append((seat, action.card))
        else:
            self.stock[seat] -= 1
            self.table.append((seat, None))
        if len(self.table) == len(self._order()):
            self._close()

    def _close(self) -> None:
        cards = {card: seat for seat, card in self.table if card is not None}
        lead = self.table[0][1]
        assert lead is not None
        trumps = [card for card in cards if suit(card) == suit(self.trump)]
        best = max(trumps or [card for card in cards if suit(card) == suit(lead)], key=value)
        taker = cards[best]
        prize = {*cards, self.trump}
        self.areas[taker] |= prize
        self.wealth[taker] += sum(card is None for _, card in self.table)
        self.leader, self.table, self.trump = taker, [], -1
        if self.seats == 6:
            self.prize = prize
        else:
            self._after_round()

    def _after_round(self) -> None:
        if self.round == LENGTH[self.seats] or not any(self.hands):
            self.loose = [sum(value(card) == JOKER for card in area) for area in self.areas]
            self._settle_jokers()

    # Jokers

    def _side(self, seat: int) -> int:
        return seat % len(self.sides)

    def _size(self, seat: int, guild: int) -> int:
        return sum(self.guild_of[card] == guild for card in self.areas[seat])

    def _counting(self, side: int, guild: int) -> list[int]:
        """Give the seats whose pile of a guild may be the counted one: both, if the piles are equal."""
        sizes = {seat: self._size(seat, guild) for seat in self.sides[side] if self._size(seat, guild)}
        return [seat for seat, size in sizes.items() if size == min(sizes.values()) and (seat, guild) not in self.ceded]

    def _places(self, seat: int) -> list[int]:
        """Give the guilds on which a seat may put a joker."""
        side = self._side(seat)
        free = [guild for guild in range(6) if side * 10 + guild not in self.jokers and self._counting(side, guild)]
        return [guild for guild in free if not self.own_jokers or seat in self._counting(side, guild)]

    def _joker_answers(self, seat: int) -> set[Action]:
        """Give the answers of a seat with a joker; none where nothing is left to choose."""
        if not self.loose[seat]:
            return set()
        side = self._side(seat)
        places = self._places(seat)
        if not self.own_jokers:
            jokers = sum(self.loose[partner] for partner in self.sides[side])
            return {PlaceJoker(guild) for guild in places} if jokers < len(places) else set()
        shared = [guild for guild in places if len(self._counting(side, guild)) == 2]
        if not shared and self.loose[seat] >= len(places):
            return set()
        answers: set[Action] = {PlaceJoker(guild) for guild in places}
        return answers | {PASS} if len(shared) == len(places) else answers

    def _put_joker(self, seat: int, guild: int) -> None:
        side = self._side(seat)
        self.jokers[side * 10 + guild] = seat
        self.loose[seat] -= 1
        if self.own_jokers:
            self.ceded |= {(partner, guild) for partner in self.sides[side] if partner != seat}

    def _settle_jokers(self) -> None:
        """Lay the jokers that have no choice once nobody has one; what finds no place is discarded."""
        if any(self._joker_answers(seat) for seat in range(self.seats)):
            return
        for seat in range(self.seats):
            for guild in self._places(seat)[: self.loose[seat]]:
                self._put_joker(seat, guild)
        self.loose = []

    # The score

    def totals(self) -> list[int]:
        """Give the points of every seat's side."""
        return [self._points(self._side(seat)) for seat in range(self.seats)]

    def _points(self, side: int) -> int:
        seats = self.sides[side]
        cards = [card for seat in seats for card in self.areas[seat]]
        points = sum(self.wealth[seat] for seat in seats)
        points += 2 * sum(value(card) == BONUS for card in cards) - 2 * sum(value(card) == PENALTY for card in cards)
        kings = [sum(value(card) == KING for card in self.areas[seat]) for seat in seats]
        points += sum(POWER[count] for count in kings) if self.own_power else POWER[sum(kings)]
        for guild in range(6):
            sizes = [size for seat in seats if (size := self._size(seat, guild))]
            symbols = min(sizes, default=0) + (side * 10 + guild in self.jokers)
            points += PILE[min(symbols, 8)]
        return points

    def ranks(self) -> list[tuple[int, int, int]]:
        """Give points, cards and wealth by side: what decides the places."""
        found = []
        for side, seats in enumerate(self.sides):
            cards = [card for seat in seats for card in self.areas[seat] if value(card) != JOKER]
            placed = sum(key // 10 == side for key in self.jokers)
            found.append((self._points(side), len(cards) + placed, sum(self.wealth[seat] for seat in seats)))
        return found
