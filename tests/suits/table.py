"""Positions of «Масти Власти» that read like the table.

A card is a character and a value: `D` the Duchess, `Ch` the Chancellor, `Ca` the Cardinal, `Cp` the Captain; `Ca11` is
the Cardinal's eleven. Cards stand in one string, `"D4 Ch13"`. Cards that a position does not mention lie where they
disturb nothing: in the trump deck as long as rounds are to come, the others in the area of the seat named by `rest`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kuluary.core import CHANCE, Match, Step, find_game
from kuluary.games.suits.content import Deck, cards_in, mask_of
from kuluary.games.suits.rules.round import NEXT_ROUND, Follow, Lead
from kuluary.games.suits.rules.scoring import SETTLE_JOKERS
from kuluary.games.suits.state import RECYCLED, SIX, SuitsState
from kuluary.games.suits.words import (
    BRIBE,
    CONTRIBUTE,
    DECK,
    GUILDS,
    LEAVE,
    PLACE_JOKER,
    PLAY,
    Contribute,
    Leave,
    PlaceJoker,
    Play,
)

GAME = find_game("suits")
SHORT = ("D", "Ch", "Ca", "Cp")
NEUTRAL = {"joker": 1, "penalty": 2, "bonus": 3, "power": 13}

Area = str | Mapping[str, int]
"""Named cards (`"D4 D7"`), or so many of each kind (`{"knights": 3, "joker": 1}`)."""


# Words


def card(word: str) -> int:
    """Read one card."""
    character = word.rstrip("0123456789")
    return SHORT.index(character) * 13 + int(word[len(character) :]) - 1


def cards(words: str) -> tuple[int, ...]:
    """Read some cards, sorted."""
    return tuple(sorted(card(word) for word in words.split()))


def name(number: int) -> str:
    """Write a card: the way back from `card`."""
    return f"{SHORT[number // 13]}{number % 13 + 1}"


def names(numbers: Iterable[int]) -> str:
    """Write some cards, sorted."""
    return " ".join(name(number) for number in sorted(numbers))


def guild(word: str) -> int:
    """Read a guild."""
    return GUILDS.index(word)


def play(word: str) -> Play:
    """Write the action of playing a card."""
    return PLAY[card(word)]


def contribute(word: str) -> Contribute:
    """Write the action of giving a card to the trump deck."""
    return CONTRIBUTE[card(word)]


def leave(word: str) -> Leave:
    """Write the action of leaving a card in the centre."""
    return LEAVE[card(word)]


def joker_on(word: str) -> PlaceJoker:
    """Write the action of placing a joker on a guild's pile."""
    return PLACE_JOKER[guild(word)]


# Positions


def table(*, hands: Sequence[str], trump: str = "Cp9", leader: int = 0, **rest: Any) -> Match:
    """Give a match at the start of a round, trump turned, the leader to play; see `_lay` for the rest."""
    match, state, box = _empty(len(hands), rest)
    prize = box.take(trump)
    _lay(state, box, hands, **rest)
    state.leader = leader
    state.trump = card(trump)
    state.prize = prize
    around = [(leader + offset) % len(hands) for offset in range(len(hands))]
    first, *others = [seat for seat in around if hands[seat]]
    followers: list[Step] = [Follow(seat, last=seat == others[-1]) for seat in reversed(others)]
    state.agenda = [NEXT_ROUND, *followers, Lead(first, last=not others)]
    return _seat(match, state)


def between(*, hands: Sequence[str], leader: int = 0, **rest: Any) -> Match:
    """Give a match whose next round has just been opened by turning a trump; the numbers are those before the round."""
    match, state, box = _empty(len(hands), rest)
    rest.setdefault("turned", False)
    _lay(state, box, hands, **rest)
    state.leader = leader
    state.round -= 1
    state.agenda = [NEXT_ROUND]
    return _seat(match, state)


def ended(
    *, areas: Sequence[Area], wealth: Sequence[int] | None = None, rest: int | None = None, **options: Any
) -> Match:
    """Give a match whose rounds are over, with jokers still to place; other cards lie in the deck or with `rest`."""
    match, state, box = _empty(len(areas), options)
    state.won = [box.take(area) for area in areas]
    if rest is None:
        state.deck = bytes(cards_in(box.take_all()))
    else:
        state.won[rest] |= box.take_all()
    state.round = state.setup.rounds
    state.gems = [0] * len(areas)
    state.wealth = list(wealth or state.gems)
    state.removed = state.setup.seats * state.setup.gems - sum(state.wealth)
    state.agenda = [SETTLE_JOKERS]
    return _seat(match, state)


def _lay(
    state: SuitsState,
    box: Box,
    hands: Sequence[str],
    *,
    gems: Sequence[int] | None = None,
    wealth: Sequence[int] | None = None,
    areas: Sequence[Area] = (),
    deck: str | None = None,
    centre: str = "",
    round: int | None = None,
    rest: int = -1,
    turned: bool = True,
) -> None:
    """Lay out cards and gems; without `gems`, everyone with cards has what keeps cards and gems level with the rounds.

    The number of the round follows from the biggest hand with its gems, unless it is given.
    """
    setup = state.setup
    state.hands = [box.take(hand) for hand in hands]
    sizes = [hand.bit_count() for hand in state.hands]
    longest = max(size + (gems[seat] if gems else 0) for seat, size in enumerate(sizes) if size)
    left = setup.rounds - round + 1 if round else longest
    state.round = setup.rounds - left + 1
    state.gems = list(gems or [left - size if size else 0 for size in sizes])
    state.wealth = list(wealth or [0] * setup.seats)
    state.removed = setup.seats * setup.gems - sum(state.gems) - sum(state.wealth)
    state.centre = cards(centre)
    box.take(centre)
    for seat, area in enumerate(areas):
        state.won[seat] = box.take(area)
    size = RECYCLED - (state.round - 1) % RECYCLED if setup.seats == SIX else left
    state.deck = bytes(cards_in(box.take(deck) if deck is not None else box.take_any(size - turned)))
    state.won[rest] |= box.take_all()


class Box:
    """All 52 cards: a position takes what it names."""

    def __init__(self, deck: Deck) -> None:
        self.left = list(DECK)
        self.guild_of = deck.guild_of

    def take(self, wanted: Area) -> int:
        """Take cards by name or by kind, as a mask."""
        if isinstance(wanted, str):
            return self._remove(cards(wanted))
        found: list[int] = []
        for kind, count in wanted.items():
            fitting = [number for number in self.left if self._is(number, kind)][:count]
            assert len(fitting) == count, f"there are not {count} of {kind} left"
            found += fitting
        return self._remove(found)

    def take_any(self, count: int) -> int:
        """Take so many cards, highest first."""
        return self._remove(sorted(self.left, key=lambda number: (-(number % 13), number))[:count])

    def take_all(self) -> int:
        """Take everything that is left."""
        return self._remove(list(self.left))

    def _is(self, number: int, kind: str) -> bool:
        return number % 13 + 1 == NEUTRAL[kind] if kind in NEUTRAL else self.guild_of[number] == guild(kind)

    def _remove(self, some: Sequence[int]) -> int:
        for one in some:
            self.left.remove(one)
        return mask_of(some)


def _empty(seats: int, words: dict[str, Any]) -> tuple[Match, SuitsState, Box]:
    """Give an empty table; the options of the game are taken out of `words` (`guilds` is the option `deck`)."""
    options = {option: words.pop(option) for option in ("teams", "jokers", "power") if option in words}
    if "guilds" in words:
        options["deck"] = words.pop("guilds")
    match = Match.new("suits", seats=seats, options=options, seed="table", content=words.pop("content", None))
    state = SuitsState.empty(match.state.setup)
    return match, state, Box(state.setup.deck)


def _seat(match: Match, state: SuitsState) -> Match:
    """Put a position on the table of a match whose record begins here."""
    fresh = Match(match.game, state, match.header, match._chance, match.pack)
    state.news = []
    fresh._advance(CHANCE)
    return fresh


# Playing and looking


def turns(match: Match, *words: str) -> Match:
    """Let the seats on turn play one after the other: cards, or `"-"` for a bribe."""
    for word in words:
        match.play(match.decisions[0].seat, BRIBE if word == "-" else play(word))
    return match


def offered(match: Match, seat: int) -> str:
    """Write what a seat is offered: `"D4 D7 -"`, with `-` for a bribe."""
    actions = [action for decision in match.decisions if decision.seat == seat for action in decision.actions]
    found = names(action.card for action in actions if isinstance(action, (Play, Contribute, Leave)))
    return f"{found} -".strip() if BRIBE in actions else found


def piles_open(match: Match, seat: int) -> list[str]:
    """List the guilds on which a seat may put a joker now."""
    actions = [action for decision in match.decisions if decision.seat == seat for action in decision.actions]
    return [GUILDS[action.guild] for action in actions if isinstance(action, PlaceJoker)]


def area(match: Match, seat: int) -> str:
    """Write the cards in front of a seat."""
    return names(cards_in(match.state.won[seat]))


def on_turn(match: Match) -> list[int]:
    """List the seats that have to answer."""
    return [decision.seat for decision in match.decisions]


def happened(match: Match, kind: type) -> list[Any]:
    """List the events of one kind, oldest first."""
    return [item.event for _, item in match.news if isinstance(item.event, kind)]


def place_best(match: Match) -> Match:
    """Place every joker as the game itself suggests."""
    while not match.over:
        decision = match.decisions[0]
        suggestion = match.suggest(decision)
        assert suggestion in decision.actions
        match.play(decision.seat, suggestion)
    return match


def total(match: Match, seat: int = 0) -> int:
    """Give the points of a seat once the game is over."""
    return match.scores[seat].total


def line(match: Match, seat: int, key: str, guild_name: str | None = None) -> int:
    """Give the points of one line of a seat's score sheet."""
    found = [one for one in match.scores[seat].lines if one.key == key]
    if guild_name is not None:
        found = [one for one in found if dict(one.args)["guild"] == guild(guild_name)]
    return sum(one.points for one in found)
