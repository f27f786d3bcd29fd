"""A tiny game, as somebody else might write it: cards are laid one by one, the highest takes a trick.

Every seat has a hand of its own; once a game, at any moment, a seat may peek at one of the cards that nobody was dealt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from kuluary.core import (
    Action,
    Decision,
    Draw,
    Drawn,
    Event,
    Fate,
    Game,
    Line,
    Refusal,
    Result,
    Score,
    State,
    Step,
    Text,
)
from kuluary.core.game import pick_options

DECK = tuple(range(16))
NONE = -1


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a card."""

    card: int


@dataclass(frozen=True, slots=True)
class Peek(Action):
    """Look at one of the cards that nobody was dealt."""


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was laid."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """A seat has looked at a card; only the seat is told which."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """The cards on the table were taken."""

    seat: int


@dataclass(frozen=True, slots=True)
class DuelView:
    """What a chair sees."""

    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    table: tuple[tuple[int, int], ...]
    points: tuple[int, ...]
    seen: int
    gone: tuple[int, ...]


class DuelState(State):
    """Hands, the rest of the deck, the table, the tricks, and what everyone has peeked at."""

    __slots__ = ("gone", "hands", "lowest", "points", "rest", "seen", "table")

    hands: list[list[int]]
    rest: list[int]
    table: list[tuple[int, int]]
    gone: list[int]
    points: list[int]
    seen: list[int]
    lowest: bool

    def clone(self) -> DuelState:
        twin = type(self)()
        twin.agenda, twin.news = self.agenda[:], None
        twin.hands = [hand[:] for hand in self.hands]
        twin.rest, twin.table, twin.gone = self.rest[:], self.table[:], self.gone[:]
        twin.points, twin.seen, twin.lowest = self.points[:], self.seen[:], self.lowest
        return twin


@dataclass(frozen=True, slots=True)
class Deal(Step):
    """Everyone gets a hand (D-1.1)."""

    cards: int

    def ask(self, state: DuelState) -> Sequence[Fate]:
        return (Draw("deal", "D-1.1", DECK, self.cards * len(state.hands)),)

    def run(self, state: DuelState, seat: int, action: Drawn) -> None:
        for other, hand in enumerate(state.hands):
            hand.extend(sorted(action.values[other * self.cards : (other + 1) * self.cards]))
        state.rest = [card for card in DECK if card not in action.values]
        state.then(Lay(0))


@dataclass(frozen=True, slots=True)
class Lay(Step):
    """A seat lays a card; the last one settles the trick (D-1.2, D-1.3)."""

    seat: int

    def ask(self, state: DuelState) -> Sequence[Decision]:
        return (Decision(self.seat, "lay", "D-1.2", tuple(Play(card) for card in state.hands[self.seat])),)

    def run(self, state: DuelState, seat: int, action: Play) -> None:
        state.hands[seat].remove(action.card)
        state.table.append((seat, action.card))
        state.tell(Played(seat, action.card))
        if len(state.table) < len(state.hands):
            state.then(Lay((seat + 1) % len(state.hands)))
            return
        state.beat("laid")
        _, winner = max((-card if state.lowest else card, other) for other, card in state.table)
        state.points[winner] += 1
        state.gone += [card for _, card in state.table]
        state.table.clear()
        state.tell(TrickTaken(winner))
        if state.hands[winner]:
            state.then(Lay(winner))

    def refuse(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Play):
            return Refusal("not_in_hand", "D-1.2", (("card", action.card),))
        return Refusal("must_lay", "D-1.2")


@dataclass(frozen=True, slots=True)
class Look(Step):
    """Chance shows a card of the rest to one seat (D-2.1)."""

    seat: int

    def ask(self, state: DuelState) -> Sequence[Fate]:
        return (Draw("look", "D-2.1", tuple(state.rest), 1),)

    def run(self, state: DuelState, seat: int, action: Drawn) -> None:
        (state.seen[self.seat],) = action.values
        state.tell(Peeked(self.seat, action.values[0]), (self.seat,))
        others = tuple(other for other in range(len(state.hands)) if other != self.seat)
        state.tell(Peeked(self.seat, None), others)


class Duel(Game):
    """The face of the game."""

    name: ClassVar[str] = "duel"
    seats: ClassVar[tuple[int, ...]] = (2, 3)
    words: ClassVar[tuple[type, ...]] = (Play, Peek, Played, Peeked, TrickTaken, DuelView)
    beats: ClassVar[tuple[str, ...]] = ("laid",)
    has_free: ClassVar[bool] = True

    def choices(self, seats: int) -> Mapping[str, tuple[tuple[Any, ...], Any]]:
        return {"cards": ((3, 4), 4), "lowest": ((False, True), False)}

    def options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return pick_options(options, self.choices(seats))

    def new(self, seats: int, options: Mapping[str, Any], content: Any, rules: int) -> DuelState:
        state = DuelState()
        state.agenda, state.news = [Deal(options["cards"])], None
        state.hands, state.rest, state.table, state.gone = [[] for _ in range(seats)], [], [], []
        state.points, state.seen, state.lowest = [0] * seats, [NONE] * seats, options["lowest"]
        return state

    def free(self, state: DuelState) -> Sequence[Decision]:
        return [
            Decision(seat, "peek", "D-2.1", (Peek(),), True) for seat, card in enumerate(state.seen) if card == NONE
        ]

    def take(self, state: DuelState, seat: int, action: Action) -> None:
        state.then(Look(seat))

    def refuse_free(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        return Refusal("peeked", "D-2.1") if isinstance(action, Peek) else None

    def view(self, state: DuelState, seat: int | None) -> DuelView:
        return DuelView(
            hand=() if seat is None else tuple(state.hands[seat]),
            sizes=tuple(map(len, state.hands)),
            table=tuple(state.table),
            points=tuple(state.points),
            seen=NONE if seat is None else state.seen[seat],
            gone=tuple(state.gone),
        )

    def redeal(self, state: DuelState, seat: int | None, rng: Random) -> DuelState:
        twin = state.clone()
        own = [] if seat is None else [card for card in (*state.hands[seat], state.seen[seat]) if card != NONE]
        laid = [*state.gone, *(card for _, card in state.table)]
        hidden = [card for card in DECK if card not in own and card not in laid]
        rng.shuffle(hidden)
        for other, hand in enumerate(twin.hands):
            if other != seat:
                hand[:] = sorted(hidden.pop() for _ in hand)
        seen = NONE if seat is None else state.seen[seat]
        twin.rest = sorted([*hidden, *([] if seen == NONE else [seen])])
        twin.seen = [
            card if other == seat or card == NONE else rng.choice(twin.rest) for other, card in enumerate(state.seen)
        ]
        return twin

    def result(self, state: DuelState) -> Result:
        scores = tuple(Score(seat, points, (Line("tricks", points),)) for seat, points in enumerate(state.points))
        places = tuple(1 + sum(other > points for other in state.points) for points in state.points)
        return Result(places, tuple(seat for seat, place in enumerate(places) if place == 1), scores, "tricks")

    def outlook(self, state: DuelState) -> Sequence[float]:
        return state.points

    def check(self, state: DuelState) -> None:
        cards = [
            *state.rest,
            *state.gone,
            *(card for _, card in state.table),
            *(c for hand in state.hands for c in hand),
        ]
        assert sorted(cards) == list(DECK) or not cards, f"cards are lost or doubled: {sorted(cards)}"
        assert all(card == NONE or card in state.rest for card in state.seen)

    def table_texts(self, state: DuelState, seat: int) -> Sequence[Text]:
        return [Text("duel-table", (("cards", tuple(state.hands[seat])),))]


GAME = Duel()
