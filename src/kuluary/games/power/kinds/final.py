"""Families that score at the end: for operations (P-9.11) to discarded cards (P-9.16)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from kuluary.core import PASS, Action, Decision, Pass, Refusal, Step
from kuluary.games.power.content import Alliance
from kuluary.games.power.content.cards import (
    FIRST_POWER,
    FIRST_SUPPORT,
    FIVE,
    GROUP_OF,
    GROUPS,
    POWER,
    SECONDARY_CARD,
    SUPPORT,
)
from kuluary.games.power.content.kinds import Family, Lasting, Part
from kuluary.games.power.judgement.standing import Standing
from kuluary.games.power.rules.alliance_phase import ConcludeAlliance
from kuluary.games.power.rules.exchange import discard
from kuluary.games.power.rules.objects import group_count, signs
from kuluary.games.power.state import COUNTS, PowerState
from kuluary.games.power.state.answers import DISCARD
from kuluary.games.power.words.actions import Discard

OPERATION_BONUS: Final = 2
MAJORITY: Final = 7
SUMMIT_BONUS: Final = 2
SIGN_BONUS: Final = 3
SUPPORT_BONUS: Final = 3
DISCARD_BONUS: Final = 3
"""Points of the families (P-9.11 to P-9.16)."""
MOST_DISCARDED: Final = 2
"""Cards the last family may discard in a phase (P-9.16)."""
LEAD: Final = (0.1, 0.35, 0.65, 0.85)
"""The chance to have a majority at the end: behind, level, one ahead, two and more ahead."""


def _row(alliance: int) -> tuple[tuple[str, object], ...]:
    """Begin the numbers behind a contribution: the row of the pad, and the alliance."""
    return (("row", 9), ("alliance", alliance))


def _kinds(state: PowerState, seat: int, kinds: tuple[int, ...]) -> int:
    """Count a seat's cards of some kinds."""
    base = seat << COUNTS
    return sum([state.counts[base + kind] for kind in kinds])


class Operations(Family):
    """Points for operations run and cards of the kinds (P-9.11)."""

    letter: ClassVar[str] = "K"
    rule: ClassVar[str] = "P-9.11"
    works: ClassVar[tuple[str, ...]] = ("final",)
    fields: ClassVar[tuple[str, ...]] = ("kinds",)
    scores: ClassVar[bool] = True

    def score(self, state: PowerState, seat: int, alliance: int, owner: int) -> Part:
        kinds = _kinds(state, seat, state.setup.content.alliances[alliance].kinds)
        run = state.operation_owner.count(seat)
        points = OPERATION_BONUS * (run + kinds)
        return "effect_operations", points, (*_row(alliance), ("operations", run), ("cards", kinds))

    def hope(self, standing: Standing, alliance: Alliance) -> float:
        kinds = sum([standing.counts[kind] for kind in alliance.kinds])
        run = standing.state.operation_owner.count(standing.seat)
        return OPERATION_BONUS * (run + kinds + 0.08 * standing.phases)


class Majority(Family):
    """Points to whoever alone has most cards of the group, and one more alliance at once (P-9.12)."""

    letter: ClassVar[str] = "L"
    rule: ClassVar[str] = "P-9.12"
    works: ClassVar[tuple[str, ...]] = ("final",)
    fields: ClassVar[tuple[str, ...]] = ("group",)
    groups: ClassVar[tuple[str, ...]] = GROUPS[:5]
    goes_on: ClassVar[bool] = True
    contested: ClassVar[bool] = True

    def effect(self, state: PowerState, seat: int, alliance: int) -> tuple[Step[PowerState], ...]:
        return (_ONE_MORE[seat],)

    def score(self, state: PowerState, seat: int, alliance: int, owner: int) -> Part | None:
        """The owner is told even if the points go elsewhere (R-P34)."""
        group = state.setup.content.alliances[alliance].group
        numbers = [group_count(state, other, group) for other in range(state.setup.players)]
        leads = numbers[seat] == max(numbers) and numbers.count(numbers[seat]) == 1
        if not leads and owner != seat:
            return None
        args = (*_row(alliance), ("group", group), ("cards", numbers[seat]), ("owner_seat", owner))
        return "effect_majority", MAJORITY * leads, args

    def points(self, state: PowerState, seat: int, alliance: int, owner: int) -> int:
        group = state.setup.content.alliances[alliance].group
        own = group_count(state, seat, group)
        for other in range(state.setup.players):
            if other != seat and group_count(state, other, group) >= own:
                return 0
        return MAJORITY

    def promise(self, standing: Standing, alliance: Alliance) -> float:
        state, seat, group = standing.state, standing.seat, alliance.group
        own = group_count(state, seat, group)
        best = max([group_count(state, other, group) for other in range(state.setup.players) if other != seat])
        return MAJORITY * (_lead(own - best) - 0.15)

    def hopes(self, state: PowerState, alliance: Alliance) -> Sequence[float]:
        return _hopes(tuple([group_count(state, seat, alliance.group) for seat in range(state.setup.players)]))


@lru_cache(maxsize=1 << 12)
def _hopes(cards: tuple[int, ...]) -> tuple[float, ...]:
    """Give everybody's hopes of a majority by how many cards of the group each has."""
    best, second = sorted(cards, reverse=True)[:2]
    return tuple([MAJORITY * _lead(own - (second if own == best else best)) for own in cards])


def _lead(margin: int) -> float:
    return LEAD[max(0, min(3, margin + 1))]


class Summit(Family):
    """Points for power cards, more for those of the kinds (P-9.13)."""

    letter: ClassVar[str] = "M"
    rule: ClassVar[str] = "P-9.13"
    works: ClassVar[tuple[str, ...]] = ("final",)
    fields: ClassVar[tuple[str, ...]] = ("kinds",)
    scores: ClassVar[bool] = True

    def score(self, state: PowerState, seat: int, alliance: int, owner: int) -> Part:
        kinds = _kinds(state, seat, state.setup.content.alliances[alliance].kinds)
        power = group_count(state, seat, POWER)
        return "effect_summit", power + SUMMIT_BONUS * kinds, (*_row(alliance), ("power", power), ("cards", kinds))

    def hope(self, standing: Standing, alliance: Alliance) -> float:
        kinds = sum([standing.counts[kind] for kind in alliance.kinds])
        return standing.power + SUMMIT_BONUS * kinds + 0.1 * standing.phases


class Signs(Family):
    """Points for signs and cards of the kinds (P-9.14)."""

    letter: ClassVar[str] = "N"
    rule: ClassVar[str] = "P-9.14"
    works: ClassVar[tuple[str, ...]] = ("final",)
    fields: ClassVar[tuple[str, ...]] = ("sign", "kinds")
    scores: ClassVar[bool] = True

    def score(self, state: PowerState, seat: int, alliance: int, owner: int) -> Part:
        card = state.setup.content.alliances[alliance]
        kinds = _kinds(state, seat, card.kinds)
        held = signs(state, seat, card.sign)
        return "effect_signs", SIGN_BONUS * (held + kinds), (*_row(alliance), ("held", held), ("cards", kinds))

    def sign_points(self, alliance: Alliance, sign: int) -> int:
        return SIGN_BONUS if sign == alliance.sign else 0

    def hope(self, standing: Standing, alliance: Alliance) -> float:
        kinds = sum([standing.counts[kind] for kind in alliance.kinds])
        return SIGN_BONUS * (standing.held[alliance.sign] + kinds + 0.07 * standing.phases)


class Support(Family):
    """Points for support cards (P-9.15)."""

    letter: ClassVar[str] = "O"
    rule: ClassVar[str] = "P-9.15"
    works: ClassVar[tuple[str, ...]] = ("final",)
    scores: ClassVar[bool] = True

    def score(self, state: PowerState, seat: int, alliance: int, owner: int) -> Part:
        support = group_count(state, seat, SUPPORT)
        return "effect_support", SUPPORT_BONUS * support, (*_row(alliance), ("cards", support))

    def hope(self, standing: Standing, alliance: Alliance) -> float:
        return SUPPORT_BONUS * (sum(standing.counts[FIRST_SUPPORT:FIRST_POWER]) + 0.07 * standing.phases)


class Discarding(Family):
    """The owner may discard cards of the colour after every alliance phase; points for those discarded (P-9.16)."""

    letter: ClassVar[str] = "P"
    rule: ClassVar[str] = "P-9.16"
    works: ClassVar[tuple[str, ...]] = ("lasting", "final")
    fields: ClassVar[tuple[str, ...]] = ("group",)
    scores: ClassVar[bool] = True
    counts_discard: ClassVar[bool] = True

    def lasting(self, alliance: Alliance) -> Lasting:
        return Lasting(closing=True)

    def close(self, seat: int, alliance: int) -> Step[PowerState]:
        return DiscardColour(seat, alliance, MOST_DISCARDED)

    def score(self, state: PowerState, seat: int, alliance: int, owner: int) -> Part:
        cards = _discarded(state, state.setup.content.alliances[alliance])
        return "effect_discard", DISCARD_BONUS * cards, (*_row(alliance), ("cards", cards))

    def hope(self, standing: Standing, alliance: Alliance) -> float:
        return DISCARD_BONUS * _discarded(standing.state, alliance) + 2.5 * max(0, standing.rounds)


def _discarded(state: PowerState, alliance: Alliance) -> int:
    return sum([GROUP_OF[card >> 3] == alliance.group for card in state.discard])


@dataclass(frozen=True, slots=True)
class DiscardColour(Step[PowerState]):
    """The owner may discard one or two cards of the alliance's colour (P-9.16)."""

    seat: int
    alliance: int
    left: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        group = state.setup.content.alliances[self.alliance].group
        actions: list[Action] = [DISCARD[card] for card in state.owned[self.seat] if GROUP_OF[card >> 3] == group]
        if state.counts[(self.seat << COUNTS) + (SECONDARY_CARD[group] >> 3)]:
            actions.append(DISCARD[SECONDARY_CARD[group]])
        if not actions:
            return ()
        actions.append(PASS)
        args = (("alliance", self.alliance), ("left", self.left))
        return (Decision(self.seat, "discard_colour", "P-9.16", tuple(actions), args=args),)

    def run(self, state: PowerState, seat: int, action: Discard | Pass | None) -> None:
        if not isinstance(action, Discard):
            return
        discard(state, self.seat, action.card, pays=False)
        if self.left > 1:
            state.then(DiscardColour(self.seat, self.alliance, self.left - 1))

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Discard):
            return Refusal("discard_or_pass", "P-9.16")
        group = state.setup.content.alliances[self.alliance].group
        if action.card >> 3 < len(GROUP_OF) and GROUP_OF[action.card >> 3] == group:
            return Refusal("not_your_object", "P-9.16", (("card", action.card),))
        return Refusal("wrong_colour", "P-9.16", (("card", action.card), ("group", group)))


_ONE_MORE: Final = tuple(ConcludeAlliance(seat, "conclude_more", "P-9.12") for seat in range(FIVE))
