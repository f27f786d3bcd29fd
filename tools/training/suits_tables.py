"""Thousands of tables of «Масти Власти» side by side in tensors: the engine's rules once more, for training alone.

Three to five seats without teams, the standard deck. `python tools/training/suits.py --check` plays the same games here
and in the engine and compares every position and score.
"""

from __future__ import annotations

import torch

from kuluary.core import content_of
from kuluary.games.suits.content import DECKS
from kuluary.games.suits.game import GAME
from kuluary.games.suits.judgement.learned import BRIBE, INPUTS, Place
from kuluary.games.suits.rules.scoring import BONUS_POINTS, PILE_POINTS, POWER_POINTS
from kuluary.games.suits.state import SET_UP
from kuluary.games.suits.words import CHARACTERS, DECK, GUILDS, VALUES

CARDS = len(DECK)
NEUTRALS = {"joker": 1, "penalty": 2, "bonus": 3, "power": 13}


class Tables:
    """So many games at once; `turn` says who is asked at each, `asked` at which games anybody is."""

    def __init__(self, count: int, seats: int, device: str, order: torch.Tensor | None = None, leader=None) -> None:
        self.count, self.seats, self.device = count, seats, device
        self.rounds, self.cards, gems = SET_UP[seats]
        self.rows = torch.arange(count, device=device)
        if order is None:
            order = torch.rand(count, CARDS, device=device).argsort(1)
        dealt = order[:, : seats * self.cards].view(count, seats, self.cards)
        self.hands = torch.zeros(count, seats, CARDS, dtype=torch.bool, device=device).scatter_(2, dealt, True)
        self.deck = order[:, seats * self.cards :]
        self.won = torch.zeros_like(self.hands)
        self.gems = torch.full((count, seats), gems, device=device)
        self.wealth = torch.zeros_like(self.gems)
        self.voids = torch.zeros(count, seats, len(CHARACTERS), dtype=torch.bool, device=device)
        self.leader = torch.randint(seats, (count,), device=device) if leader is None else leader
        self.round = 0
        deck = content_of(GAME.standard).tables[DECKS[0]]
        cards = torch.arange(CARDS, device=device)
        self.suit = cards // VALUES
        self.value = cards % VALUES + 1
        guild = torch.tensor(deck.guild_of, device=device)
        self.guilds = torch.stack([guild == one for one in range(len(GUILDS))], 1).float()
        self.neutral = {name: (self.value == value).float() for name, value in NEUTRALS.items()}
        self.pile_points = torch.tensor((*PILE_POINTS, *[PILE_POINTS[-1]] * 4), device=device, dtype=torch.float)
        self.power_points = torch.tensor(POWER_POINTS, device=device, dtype=torch.float)

    def begin_round(self) -> None:
        """Turn a trump; who has no cards loses the gems and the lead."""
        self.trump = self.deck[:, self.round]
        self.round += 1
        empty = ~self.hands.any(2)
        self.active = ~empty.all(1)
        self.gems = self.gems.masked_fill(empty & self.active[:, None], 0)
        for _ in range(self.seats - 1):
            self.leader = torch.where(
                empty[self.rows, self.leader] & self.active, (self.leader + 1) % self.seats, self.leader
            )
        self.prize = torch.zeros(self.count, CARDS, dtype=torch.bool, device=self.device)
        self.prize[self.rows, self.trump] = self.active
        self.lead = torch.full_like(self.leader, -1)
        self.taker = torch.full_like(self.leader, -1)
        self.strength = torch.zeros_like(self.leader)
        self.winning = torch.full_like(self.leader, -1)
        self.pot = torch.zeros_like(self.leader)
        self.done = torch.zeros(self.count, self.seats, dtype=torch.bool, device=self.device)
        self.bribed = torch.zeros_like(self.done)

    def ask(self, place: int) -> torch.Tensor:
        """Turn to the next seat of the round; give which answers are legal, a row a game."""
        self.turn = (self.leader + place) % self.seats
        hand = self.hands[self.rows, self.turn]
        self.asked = hand.any(1) & self.active
        follow = hand & (self.suit[None] == self.lead[:, None])
        plays = torch.where(follow.any(1, keepdim=True), follow, hand)
        bribe = (self.gems[self.rows, self.turn] > 0) & (place > 0)
        legal = torch.cat((plays, bribe[:, None]), 1)
        legal[:, 0] |= ~self.asked  # nobody is asked: something has to be drawn
        return legal

    def answer(self, action: torch.Tensor) -> None:
        """Carry out the answers of the seats that are asked."""
        rows, turn, asked = self.rows, self.turn, self.asked
        pays = asked & (action == BRIBE)
        plays = asked & (action != BRIBE)
        card = action.clamp(max=CARDS - 1)
        self.gems[rows, turn] -= pays.long()
        self.pot += pays
        self.bribed[rows, turn] |= pays
        self.done[rows, turn] |= asked
        self.hands[rows, turn, card] &= ~plays
        self.prize[rows, card] |= plays
        suit = self.suit[card]
        leads = plays & (self.lead < 0)
        self.lead = torch.where(leads, suit, self.lead)
        self.voids[rows, turn, self.lead.clamp(min=0)] |= plays & (suit != self.lead)
        value = self.value[card]
        trump = suit == self.suit[self.trump]
        strength = torch.where(trump, value + VALUES, torch.where(suit == self.lead, value, 0))
        better = plays & (leads | (strength > self.strength))
        self.strength = torch.where(better, strength, self.strength)
        self.taker = torch.where(better, turn, self.taker)
        self.winning = torch.where(better, card, self.winning)

    def end_round(self) -> None:
        """The round is taken."""
        taker = self.taker.clamp(min=0)
        self.won[self.rows, taker] |= self.prize & self.active[:, None]
        self.wealth[self.rows, taker] += self.pot * self.active
        self.leader = torch.where(self.active, taker, self.leader)

    def scores(self) -> torch.Tensor:
        """Count every seat, jokers at their best."""
        won = self.won.float()
        piles = won @ self.guilds
        total = self.pile_points[piles.long()].sum(2) + self.wealth
        total += BONUS_POINTS * (won @ self.neutral["bonus"] - won @ self.neutral["penalty"])
        total += self.power_points[(won @ self.neutral["power"]).long()]
        gains = self.pile_points[(piles + 1).long()] - self.pile_points[piles.long()]
        gains = gains.masked_fill(piles == 0, -1e6).sort(2, descending=True).values
        jokers = (won @ self.neutral["joker"])[..., None]
        used = (torch.arange(len(GUILDS), device=self.device) < jokers) & (gains > -1e5)
        return total + (gains * used).sum(2)

    def observe(self) -> torch.Tensor:
        """Write what the seat on turn knows, as `kuluary.games.suits.judgement.learned` does."""
        count, seats, rows = self.count, self.seats, self.rows
        out = torch.zeros(count, INPUTS, dtype=torch.half, device=self.device)
        order = (self.turn[:, None] + torch.arange(seats, device=self.device)) % seats
        hand = self.hands[rows, self.turn]
        won = self.won.gather(1, order[..., None].expand(-1, -1, CARDS))
        seen = hand | self.prize | won.any(1)

        def put(place: int, values: torch.Tensor) -> None:
            out[:, place : place + values.shape[1]] = values.to(out.dtype)

        def one_hot(place: int, index: torch.Tensor, width: int, gate: torch.Tensor | None = None) -> None:
            hot = torch.nn.functional.one_hot(index.clamp(0, width - 1), width).flatten(1)
            put(place, hot if gate is None else hot * gate[:, None])

        put(Place.HAND, hand)
        put(Place.PRIZE, self.prize)
        put(Place.UNSEEN, ~seen)
        one_hot(Place.TRUMP, self.trump, CARDS)
        one_hot(Place.WINNING, self.winning, CARDS, self.winning >= 0)
        one_hot(Place.LEAD, self.lead + 1, 5)
        one_hot(Place.ROUND, torch.full_like(self.turn, self.round - 1), 16)
        one_hot(Place.SEATS, torch.full_like(self.turn, seats - 3), 3)
        taker = torch.where(self.taker < 0, 5, (self.taker - self.turn) % seats)
        one_hot(Place.TAKER, taker, 6)
        put(Place.POT, self.pot[:, None] / 4)
        own = (won[:, 0] | self.prize).float()
        one_hot(Place.TAKING, (own @ self.guilds).long(), 9)
        one_hot(Place.TAKING + 54, (own @ self.neutral["power"]).long(), 5)
        sizes = self.hands.sum(2)
        for place in range(seats):
            at = order[:, place]
            base = Place.RIVAL * place + Place.ABOUT
            cards = won[:, place]
            counts = cards.float()
            put(base, cards)
            one_hot(base + 52, (counts @ self.guilds).long(), 9)
            one_hot(base + 106, (counts @ self.neutral["power"]).long(), 5)
            one_hot(base + 111, (counts @ self.neutral["joker"]).long(), 5)
            put(base + 116, self.voids[rows, at])
            one_hot(base + 120, self.gems[rows, at], 5)
            put(base + 125, self.done[rows, at][:, None])
            put(base + 126, self.bribed[rows, at][:, None])
            put(base + 127, self.wealth[rows, at][:, None] / 8)
            put(base + 128, sizes[rows, at][:, None] / 12)
        return out
