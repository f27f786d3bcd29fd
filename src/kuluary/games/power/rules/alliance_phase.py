"""Concluding an alliance (P-7.2 to P-7.9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action, Decision, Pass, Refusal, Step
from kuluary.games.power.content import TALLY, Alliance
from kuluary.games.power.content.cards import ALLIANCES, FIVE
from kuluary.games.power.rules.exchange import gain_secondary
from kuluary.games.power.rules.objects import pieces_on_objects, tally
from kuluary.games.power.rules.scoring import ALL, total
from kuluary.games.power.state import PowerState
from kuluary.games.power.state.answers import CONCLUDE
from kuluary.games.power.state.decks import numbers_in
from kuluary.games.power.words.actions import Conclude
from kuluary.games.power.words.events import Concluded

# Requirements


def pool(state: PowerState, seat: int, where: str) -> tuple[int, int]:
    """Give the pieces a seat has there, and the most that any rival has."""
    if where == "objects":
        numbers: Sequence[int] = [pieces_on_objects(state, other) for other in range(state.setup.players)]
    else:
        numbers = state.reserve if where == "reserve" else state.active
    return numbers[seat], max([number for other, number in enumerate(numbers) if other != seat])


def has_most(state: PowerState, seat: int, where: str) -> bool:
    """Tell whether a seat has strictly more pieces there than every rival (P-9.7)."""
    own, most = pool(state, seat, where)
    return own > most


def meets(state: PowerState, seat: int, alliance: Alliance, counted: list[int]) -> bool:
    """Tell whether a seat with this tally meets the requirements of an alliance (P-7.3)."""
    for what, number in alliance.needs:
        if counted[what] < number:
            return False
    if alliance.options:
        for what, number in alliance.options:
            if counted[what] >= number:
                break
        else:
            return False
    for kind in alliance.without:
        if counted[kind]:
            return False
    return not alliance.most or has_most(state, seat, alliance.most)


def qualified(state: PowerState, seat: int, hand: int) -> int:
    """Give the alliances of a hand whose requirements a seat meets."""
    if not hand:
        return 0
    counted = tally(state, seat)
    alliances = state.setup.content.alliances
    found = 0
    while hand:
        bit = hand & -hand
        hand ^= bit
        if meets(state, seat, alliances[bit.bit_length() - 1], counted):
            found |= bit
    return found


@dataclass(frozen=True, slots=True)
class Atom:
    """One part of a requirement: what is counted, how much is there and needed; kinds: all, any, without, most."""

    kind: str
    what: str
    have: int
    need: int
    met: bool


def atoms(state: PowerState, seat: int, alliance: Alliance, counted: Sequence[int]) -> tuple[Atom, ...]:
    """Take the requirement of an alliance apart for a seat with this tally."""
    parts = [Atom("all", TALLY[what], counted[what], need, counted[what] >= need) for what, need in alliance.needs]
    parts += [Atom("any", TALLY[what], counted[what], need, counted[what] >= need) for what, need in alliance.options]
    parts += [Atom("without", TALLY[kind], counted[kind], 0, not counted[kind]) for kind in alliance.without]
    if alliance.most:
        own, most = pool(state, seat, alliance.most)
        parts.append(Atom("most", alliance.most, own, most + 1, own > most))
    return tuple(parts)


# Concluding


@dataclass(frozen=True, slots=True)
class ConcludeAlliance(Step[PowerState]):
    """A seat may conclude one alliance from hand that it qualifies for (P-7.2), or one without requirements (P-7.8)."""

    seat: int
    prompt: str = "conclude"
    rule: str = "P-7.2"
    ignore: bool = False
    among: int = ALL

    def ask(self, state: PowerState) -> Sequence[Decision]:
        if not state.hands[self.seat]:
            return ()
        # With cards in hand the seat is always asked: otherwise everyone would learn that nothing in it will do.
        hand = state.hands[self.seat] & self.among
        ready = hand if self.ignore else qualified(state, self.seat, hand)
        actions = (*[CONCLUDE[number] for number in numbers_in(ready)], PASS)
        return (Decision(self.seat, self.prompt, self.rule, actions),)

    def run(self, state: PowerState, seat: int, action: Conclude | Pass | None) -> None:
        if isinstance(action, Conclude):
            conclude(state, seat, action.alliance, ignored=self.ignore)

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Conclude):
            return Refusal("conclude_or_pass", self.rule)
        if action.alliance not in range(len(ALLIANCES)) or not state.hands[seat] >> action.alliance & 1:
            return Refusal("alliance_not_in_hand", "P-7.2", (("alliance", action.alliance),))
        if not self.among >> action.alliance & 1:
            return Refusal("wrong_corner", "P-9.1", (("alliance", action.alliance),))
        return refuse_requirements(state, seat, action.alliance)


def refuse_requirements(state: PowerState, seat: int, alliance: int) -> Refusal:
    """Say which parts of the requirements are not met."""
    parts = atoms(state, seat, state.setup.content.alliances[alliance], tally(state, seat))
    lacking = tuple((part.kind, part.what, part.have, part.need) for part in parts if not part.met)
    return Refusal("requirements", "P-7.3", (("alliance", alliance), ("lacking", lacking)))


def conclude(state: PowerState, seat: int, alliance: int, *, ignored: bool) -> None:
    """Lay an alliance open before a seat: the effect is in force, the corner works at once (P-7.4)."""
    card = state.setup.content.alliances[alliance]
    before = total(state, seat) if state.news is not None else 0
    state.hands[seat] ^= 1 << alliance
    state.concluded[seat] |= 1 << alliance
    if state.news is not None:
        state.tell(Concluded(seat, alliance, ignored, total(state, seat) - before))
        state.beat("concluded")
    corner = gain_secondary(state, seat, card.corner_value) if card.corner == "secondary" else ()
    state.then(*corner, *card.kind.effect(state, seat, alliance))


CONCLUDE_ONE: Final = tuple(ConcludeAlliance(seat) for seat in range(FIVE))
CONCLUDE_FREELY: Final = tuple(ConcludeAlliance(seat, "conclude_freely", "P-5.17", True) for seat in range(FIVE))
