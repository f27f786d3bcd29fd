"""Redeal: a fair sample of all that a seat cannot know: hands of alliances and professionals, order of decks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from kuluary.games.power.state import PowerState, is_falcon
from kuluary.games.power.state.decks import mask_of, numbers_in
from kuluary.games.power.state.knowledge import EVERYBODY, Clue

BAG: Final = -1
"""The place of a card that lies somewhere in the deck."""
TOP: Final = 100
"""TOP + n is the place of the n-th card of the known top."""
TRIES: Final = 200
"""How often a deal that got stuck is begun anew before clues are let go."""
SWEEPS: Final = 4
"""Random swaps per bound card after a deal under clues: they even out what the order of placing favoured."""


def redeal(state: PowerState, seat: int | None, rng: Random) -> PowerState:
    """Give a copy in which everything the seat cannot know is drawn anew from what it knows alone."""
    return next(deals(state, seat, rng))


def deals(state: PowerState, seat: int | None, rng: Random) -> Iterator[PowerState]:
    """Redeal a position, which does not change meanwhile, without end; what redeals have in common is found once."""
    parts: list[_Alliances | _Professionals] = [_Alliances(state, seat)]
    if state.setup.professionals:
        parts.append(_Professionals(state, seat))
    while True:
        twin = state.clone()
        for part in parts:
            part.deal(twin, rng)
        yield twin


class _Alliances:
    """Hands and deck of alliances: what the seat cannot know of them."""

    def __init__(self, state: PowerState, seat: int | None) -> None:
        players = state.setup.players
        viewer = players if seat is None else seat
        hidden = [other for other in range(players) if other != seat and not is_falcon(state, other)]
        known = {other: state.hands[other] & state.known[viewer * players + other] for other in hidden}
        places: list[int] = []
        pool: list[int] = list(state.alliance_bag)
        for other in hidden:
            unknown = numbers_in(state.hands[other] & ~known[other])
            places += [other] * len(unknown)
            pool += unknown
        for depth, (alliance, viewers) in enumerate(zip(state.alliance_top, state.top_known, strict=True)):
            if seat is None or not viewers >> seat & 1:
                places.append(TOP + depth)
                pool.append(alliance)
        clues = visible_clues(state.clues, seat)
        rules = [
            _Rule(
                clue.cards,
                {other: clue.drawn[other] - (known[other] & clue.cards).bit_count() for other in hidden},
                clue.depth,
            )
            for clue in clues
        ]
        self._known = known
        self._clues = tuple(clues)
        self._pool = _Pool(pool, places, rules)
        self._seen = [
            (other * players + owner, owner, (state.known[other * players + owner] & state.hands[owner]).bit_count())
            for other in range(players + 1)
            for owner in hidden
            if other != viewer and state.known[other * players + owner]
        ]
        """Whom the others know cards of: where that is noted, whose cards, and how many they know."""

    def deal(self, twin: PowerState, rng: Random) -> None:
        """Deal them in a copy of the position."""
        top = list(twin.alliance_top)
        hands = dict(self._known)
        bag: list[int] = []
        for card, place in self._pool.deal(rng):
            if place == BAG:
                bag.append(card)
            elif place >= TOP:
                top[place - TOP] = card
            else:
                hands[place] |= 1 << card
        twin.alliance_bag = tuple(sorted(bag))
        twin.alliance_top = tuple(top)
        for other, hand in hands.items():
            twin.hands[other] = hand
        twin.clues = self._clues
        self._know(twin, rng)

    def _know(self, twin: PowerState, rng: Random) -> None:
        """Let the others know as many cards as they do, in the new hands; their private clues are their own."""
        players = twin.setup.players
        for place, owner, count in self._seen:
            common = twin.known[players * players + owner] & twin.hands[owner]
            rest = list(numbers_in(twin.hands[owner] & ~common))
            extra = rng.sample(rest, max(0, count - common.bit_count())) if count > common.bit_count() else []
            twin.known[place] = common | mask_of(extra)


def visible_clues(clues: tuple[Clue, ...], seat: int | None) -> list[Clue]:
    """List the clues a seat, or the public, has."""
    return [clue for clue in clues if clue.viewers == EVERYBODY or (seat is not None and clue.viewers >> seat & 1)]


class _Professionals:
    """Hands and deck of professionals: what the seat cannot know of them."""

    def __init__(self, state: PowerState, seat: int | None) -> None:
        hidden = [other for other in range(state.setup.players) if other != seat]
        places: list[int] = []
        pool: list[int] = list(state.professional_bag)
        for other in hidden:
            held = numbers_in(state.professionals[other])
            places += [other] * len(held)
            pool += held
        clues = visible_clues(state.professional_clues, seat)
        rules = [_Rule(clue.cards, {other: clue.drawn[other] for other in hidden}, clue.depth) for clue in clues]
        self._seat = seat
        self._hidden = hidden
        self._pool = _Pool(pool, places, rules)

    def deal(self, twin: PowerState, rng: Random) -> None:
        """Deal them in a copy of the position."""
        hands = dict.fromkeys(self._hidden, 0)
        bag: list[int] = []
        for card, place in self._pool.deal(rng):
            if place == BAG:
                bag.append(card)
            else:
                hands[place] |= 1 << card
        twin.professional_bag = tuple(sorted(bag))
        for other, hand in hands.items():
            twin.professionals[other] = hand
        self._draw_fresh(twin, rng)

    def _draw_fresh(self, twin: PowerState, rng: Random) -> None:
        """Whoever has the turn took a card at its start: any of its hand may be it, or the discarded one (P-10.7)."""
        if twin.turn == self._seat or (twin.fresh < 0 and not twin.trimmed):
            return
        held = numbers_in(twin.professionals[twin.turn])
        choices = [*held, -1] if twin.trimmed else list(held)
        twin.fresh = rng.choice(choices) if choices else -1


# Dealing under clues


@dataclass(frozen=True, slots=True)
class _Rule:
    """A clue as the deal sees it: its cards, how many of them each hand may hold, how deep in the deck they may lie."""

    cards: int
    most: dict[int, int]
    depth: int

    def bars(self, place: int) -> bool:
        """Tell whether the place is too deep in the deck."""
        if self.depth < 0:
            return False
        return place == BAG or place >= TOP + self.depth


class _Pool:
    """Cards to be dealt to places so that every rule holds; without rules every deal is equally likely."""

    def __init__(self, cards: list[int], places: list[int], rules: list[_Rule]) -> None:
        self._cards = sorted(cards)
        self._places = [*places, *[BAG] * (len(cards) - len(places))]
        pooled = mask_of(cards)
        self._rules = [rule for rule in rules if rule.cards & pooled]
        self._about = {
            card: [number for number, rule in enumerate(self._rules) if rule.cards >> card & 1] for card in self._cards
        }
        """The rules that speak of a card."""
        self._bound = [card for card in self._cards if self._about[card]]
        self._loose = [card for card in self._cards if not self._about[card]]
        room = [sum(rule.most.values()) + (rule.depth < 0) * 100 for rule in self._rules]
        self._room = {card: min([room[number] for number in self._about[card]]) for card in self._bound}
        self._stirred = any(any(rule.most.values()) for rule in self._rules)
        """Where no hand may hold any of the bound cards, legal deals are equally likely from the beginning."""

    def deal(self, rng: Random) -> list[tuple[int, int]]:
        """Give every card with its place."""
        if not self._rules:
            return list(zip(_shuffled(self._cards, rng), self._places, strict=True))
        for _ in range(TRIES):
            placed = self._place_bound(rng)
            if placed is not None:
                taken, rest = placed
                dealt = [*taken, *zip(_shuffled(self._loose, rng), rest, strict=True)]
                return _stir(dealt, len(taken), self._rules, rng) if self._stirred else dealt
        return list(zip(_shuffled(self._cards, rng), self._places, strict=True))

    def _place_bound(self, rng: Random) -> tuple[list[tuple[int, int]], list[int]] | None:
        """Place the cards clues speak of, most restricted first, each on a free place that is left to it."""
        bound = _shuffled(self._bound, rng)
        bound.sort(key=self._room.__getitem__)
        left = [dict(rule.most) for rule in self._rules]
        taken: list[tuple[int, int]] = []
        free = _shuffled(self._places, rng)
        for card in bound:
            about = [(self._rules[number], left[number]) for number in self._about[card]]
            place = _first_fitting(free, about)
            if place is None:
                return None
            free.remove(place)
            taken.append((card, place))
            for _, room in about:
                if place in room:
                    room[place] -= 1
        return taken, free


def _first_fitting(free: list[int], about: list[tuple[_Rule, dict[int, int]]]) -> int | None:
    """Give the first place that is admitted by rules, each with what hands may still hold of its cards."""
    barred: set[int] = set()
    for place in free:
        if place in barred:
            continue
        for rule, room in about:
            if rule.bars(place) or room.get(place, 1) <= 0:
                barred.add(place)
                break
        else:
            return place
    return None


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    """Give the cards in random order; quicker than shuffling in place."""
    random = rng.random
    keys = [random() for _ in cards]
    return [cards[place] for place in sorted(range(len(cards)), key=keys.__getitem__)]


def _stir(dealt: list[tuple[int, int]], bound: int, rules: list[_Rule], rng: Random) -> list[tuple[int, int]]:
    """Let the bound cards, which come first, change places at random as long as every rule still holds.

    So each legal deal becomes equally likely.
    """
    cards = [card for card, _ in dealt]
    places = [place for _, place in dealt]
    left = [dict(rule.most) for rule in rules]
    for rule, room in zip(rules, left, strict=True):
        for card, place in dealt[:bound]:
            if rule.cards >> card & 1 and place in room:
                room[place] -= 1
    count = len(cards)
    random = rng.random
    for turn in range(SWEEPS * bound):
        one, two = turn % bound, int(random() * count)
        if places[one] != places[two] and _swaps(cards, places, one, two, rules, left):
            places[one], places[two] = places[two], places[one]
    return list(zip(cards, places, strict=True))


def _swaps(
    cards: list[int], places: list[int], one: int, two: int, rules: list[_Rule], left: list[dict[int, int]]
) -> bool:
    """Tell whether two cards may change places, and if so note it in what each hand may still take."""
    moves = []
    for rule, room in zip(rules, left, strict=True):
        first, second = rule.cards >> cards[one] & 1, rule.cards >> cards[two] & 1
        if first == second:
            continue
        source, target = (places[one], places[two]) if first else (places[two], places[one])
        if rule.bars(target) or room.get(target, 1) <= 0:
            return False
        moves.append((room, source, target))
    for room, source, target in moves:
        if source in room:
            room[source] += 1
        if target in room:
            room[target] -= 1
    return True
