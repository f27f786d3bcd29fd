"""Redeal: a fair sample of all that a seat cannot know: hands of alliances and professionals, order of decks."""

from __future__ import annotations

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
    twin = state.clone()
    _redeal_alliances(state, twin, seat, rng)
    if state.setup.professionals:
        _redeal_professionals(state, twin, seat, rng)
    return twin


# Alliances


def _redeal_alliances(state: PowerState, twin: PowerState, seat: int | None, rng: Random) -> None:
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
    places += [BAG] * (len(pool) - len(places))
    rules = [
        _Rule(
            clue.cards,
            {other: clue.drawn[other] - (known[other] & clue.cards).bit_count() for other in hidden},
            clue.depth,
        )
        for clue in visible_clues(state.clues, seat)
    ]
    dealt = _deal(sorted(pool), places, rules, rng)
    top = list(state.alliance_top)
    hands = dict(known)
    bag: list[int] = []
    for card, place in dealt:
        if place == BAG:
            bag.append(card)
        elif place >= TOP:
            top[place - TOP] = card
        else:
            hands[place] |= 1 << card
    twin.alliance_bag = tuple(sorted(bag))
    twin.alliance_top = tuple(top)
    for other in hidden:
        twin.hands[other] = hands[other]
    _redeal_knowledge(state, twin, seat, hidden, rng)


def visible_clues(clues: tuple[Clue, ...], seat: int | None) -> list[Clue]:
    """List the clues a seat, or the public, has."""
    return [clue for clue in clues if clue.viewers == EVERYBODY or (seat is not None and clue.viewers >> seat & 1)]


def _redeal_knowledge(state: PowerState, twin: PowerState, seat: int | None, hidden: list[int], rng: Random) -> None:
    """Let the others know as many cards as they do, in the new hands; their private clues are their own."""
    players = state.setup.players
    viewer = players if seat is None else seat
    twin.clues = tuple(visible_clues(state.clues, seat))
    for other in range(players + 1):
        if other == viewer:
            continue
        for owner in hidden:
            place = other * players + owner
            if not state.known[place]:
                continue
            count = (state.known[place] & state.hands[owner]).bit_count()
            common = state.known[players * players + owner] & twin.hands[owner]
            rest = list(numbers_in(twin.hands[owner] & ~common))
            extra = rng.sample(rest, max(0, count - common.bit_count())) if count > common.bit_count() else []
            twin.known[place] = common | mask_of(extra)


# Professionals


def _redeal_professionals(state: PowerState, twin: PowerState, seat: int | None, rng: Random) -> None:
    hidden = [other for other in range(state.setup.players) if other != seat]
    places: list[int] = []
    pool: list[int] = list(state.professional_bag)
    for other in hidden:
        held = numbers_in(state.professionals[other])
        places += [other] * len(held)
        pool += held
    places += [BAG] * (len(pool) - len(places))
    clues = visible_clues(state.professional_clues, seat)
    rules = [_Rule(clue.cards, {other: clue.drawn[other] for other in hidden}, clue.depth) for clue in clues]
    hands = dict.fromkeys(hidden, 0)
    bag: list[int] = []
    for card, place in _deal(sorted(pool), places, rules, rng):
        if place == BAG:
            bag.append(card)
        else:
            hands[place] |= 1 << card
    twin.professional_bag = tuple(sorted(bag))
    for other in hidden:
        twin.professionals[other] = hands[other]
    _redeal_fresh(state, twin, seat, rng)


def _redeal_fresh(state: PowerState, twin: PowerState, seat: int | None, rng: Random) -> None:
    """Whoever has the turn took a card at its start: any of its hand may be it, or the discarded one (P-10.7)."""
    if state.turn == seat or (state.fresh < 0 and not state.trimmed):
        return
    held = numbers_in(twin.professionals[state.turn])
    choices = [*held, -1] if state.trimmed else list(held)
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


def _deal(cards: list[int], places: list[int], rules: list[_Rule], rng: Random) -> list[tuple[int, int]]:
    """Deal sorted cards to places so that every rule holds; without rules every deal is equally likely."""
    rules = [rule for rule in rules if rule.cards & mask_of(cards)]
    if not rules:
        return list(zip(_shuffled(cards, rng), places, strict=True))
    spoken_of = 0
    for rule in rules:
        spoken_of |= rule.cards
    bound = [card for card in cards if spoken_of >> card & 1]
    loose = [card for card in cards if not spoken_of >> card & 1]
    for _ in range(TRIES):
        placed = _place_bound(bound, list(places), rules, rng)
        if placed is not None:
            taken, rest = placed
            return _stir([*taken, *zip(_shuffled(loose, rng), rest, strict=True)], len(taken), rules, rng)
    return list(zip(_shuffled(cards, rng), places, strict=True))


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    """Give the cards in random order; quicker than shuffling in place."""
    random = rng.random
    keys = [random() for _ in cards]
    return [cards[place] for place in sorted(range(len(cards)), key=keys.__getitem__)]


def _place_bound(
    bound: list[int], free: list[int], rules: list[_Rule], rng: Random
) -> tuple[list[tuple[int, int]], list[int]] | None:
    """Place the cards clues speak of, most restricted first, each on a free place that is left to it."""
    bound = _shuffled(bound, rng)
    bound.sort(
        key=lambda card: min(
            sum(rule.most.values()) + (rule.depth < 0) * 100 for rule in rules if rule.cards >> card & 1
        )
    )
    left = [dict(rule.most) for rule in rules]
    taken: list[tuple[int, int]] = []
    free = _shuffled(free, rng)
    for card in bound:
        fitting = (
            place
            for place in free
            if all(_admits(rule, room, card, place) for rule, room in zip(rules, left, strict=True))
        )
        place = next(fitting, None)
        if place is None:
            return None
        free.remove(place)
        taken.append((card, place))
        for number, rule in enumerate(rules):
            if rule.cards >> card & 1 and place in left[number]:
                left[number][place] -= 1
    return taken, free


def _admits(rule: _Rule, left: dict[int, int], card: int, place: int) -> bool:
    if not rule.cards >> card & 1:
        return True
    if rule.bars(place):
        return False
    return place not in left or left[place] > 0


def _stir(dealt: list[tuple[int, int]], bound: int, rules: list[_Rule], rng: Random) -> list[tuple[int, int]]:
    """Let the bound cards, which come first, change places at random as long as every rule still holds.

    So each legal deal becomes equally likely; where no hand may hold any of the cards it is so already.
    """
    if not any(any(rule.most.values()) for rule in rules):
        return dealt
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
