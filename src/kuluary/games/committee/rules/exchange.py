"""Exchanges (C-4.16 to C-4.18): one piece at a time, trunks fit at the end, the acting agent decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kuluary.core import PASS, Action, Decision, Pass, Refusal
from kuluary.games.committee.rules.regular_missions import card_of, change_card
from kuluary.games.committee.rules.step import LIGHT, SHUT, GameStep
from kuluary.games.committee.state import TRUNK, CommitteeState
from kuluary.games.committee.state.agent import barred, capacity, room
from kuluary.games.committee.words.actions import Give, GiveToken, Take, TakeToken
from kuluary.games.committee.words.answers import GIVE, GIVE_TOKEN, TAKE, TAKE_TOKEN
from kuluary.games.committee.words.events import ExchangeBegan, Handed, TokenHanded
from kuluary.games.committee.words.names import CARGO, DOC, KINDS, RESOURCE, RESOURCES

NEUTRAL, GIVEN, TAKEN = range(3)


def can_exchange(state: CommitteeState, one: int, two: int) -> bool:
    """Tell whether two agents have anything to exchange."""
    goods = state.goods
    return (
        any(goods[4 * one : 4 * one + 4]) or any(goods[4 * two : 4 * two + 4]) or state.load[one] + state.load[two] > 0
    )


def begin_exchange(state: CommitteeState, actor: int, one: int, two: int) -> Exchange:
    """Give the step of an exchange between two agents, decided by the one whose action it is (C-4.18)."""
    if state.news is not None:
        state.tell(ExchangeBegan(one, two))
        state.beat("exchange")
    return Exchange(actor, one, two)


@dataclass(frozen=True, slots=True)
class Exchange(GameStep):
    """Pieces go to and fro until the acting agent is done.

    A type of resource goes one way only within an exchange, and a mission token once: nothing is lost by that.
    """

    window = LIGHT
    actor: int
    one: int
    two: int
    ways: tuple[int, ...] = (NEUTRAL,) * 4
    moved: tuple[int, ...] = ()

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        actions = self._options(state)
        args = (("seat", self.one), ("other_seat", self.two))
        if fits(state, self.one, self.two):
            if not actions:
                return ()
            actions.append(PASS)
        return (Decision(self.actor, "exchange", "C-4.18", tuple(actions), args=args),)

    def _options(self, state: CommitteeState) -> list[Action]:
        one, two = self.one, self.two
        bars = barred(state, one) | barred(state, two)
        actions: list[Action] = []
        for kind in KINDS:
            if bars >> kind & 1:
                continue
            if state.goods[4 * one + kind] and self.ways[kind] != TAKEN and self._keeps(state, one, two, kind):
                actions.append(GIVE[kind])
            if state.goods[4 * two + kind] and self.ways[kind] != GIVEN and self._keeps(state, two, one, kind):
                actions.append(TAKE[kind])
        for card in state.cards:
            owner = card.place - TRUNK
            if owner in (one, two) and card.number not in self.moved and self._settles(state, token=card.number):
                actions.append(GIVE_TOKEN[card.number] if owner == one else TAKE_TOKEN[card.number])
        return actions

    def _keeps(self, state: CommitteeState, giver: int, taker: int, kind: int) -> bool:
        """Tell whether the exchange could still end with both trunks in order after this piece."""
        if kind == DOC or (room(state, taker) > 0 and room(state, giver) >= 0):
            return True
        return self._settles(state, kind=kind, given=giver == self.one)

    def _settles(self, state: CommitteeState, *, kind: int = DOC, given: bool = False, token: int = 0) -> bool:
        """Tell whether both trunks can be in order at the end once this cargo or mission token has gone (R-C10)."""
        one, two = self.one, self.two
        bars = barred(state, one) | barred(state, two)
        least = most = total = 0
        for other in CARGO:
            own, way = state.goods[4 * one + other], self.ways[other]
            both = own + state.goods[4 * two + other]
            if other == kind:
                own, way = (own - 1, GIVEN) if given else (own + 1, TAKEN)
            stays = bars >> other & 1
            least += own if stays or way == TAKEN else 0
            most += own if stays or way == GIVEN else both
            total += both
        fewest = highest = state.load[one]
        tokens = state.load[one] + state.load[two]
        for card in state.cards:
            owner = card.place - TRUNK
            if owner in (one, two) and card.number not in self.moved:
                goes = card.number == token
                fewest += goes if owner == two else -1
                highest += 1 if owner == two else -goes
        for load in range(fewest, highest + 1):
            if max(least, total - capacity(state, two, tokens - load)) <= min(most, capacity(state, one, load)):
                return True
        return False

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        if action is None or isinstance(action, Pass):
            return
        ways = list(self.ways)
        moved = self.moved
        if isinstance(action, (Give, Take)):
            kind = RESOURCE[action.resource]
            given = isinstance(action, Give)
            ways[kind] = GIVEN if given else TAKEN
            giver, taker = (self.one, self.two) if given else (self.two, self.one)
            state.goods[4 * giver + kind] -= 1
            state.goods[4 * taker + kind] += 1
            if state.news is not None:
                state.tell(Handed(giver, taker, RESOURCES[kind]))
                state.beat("handed")
        elif isinstance(action, (GiveToken, TakeToken)):
            card = card_of(state, action.mission)
            assert card is not None
            giver, taker = (self.one, self.two) if isinstance(action, GiveToken) else (self.two, self.one)
            change_card(state, card, card._replace(place=TRUNK + taker))
            state.load[giver] -= 1
            state.load[taker] += 1
            moved = (*moved, action.mission)
            if state.news is not None:
                state.tell(TokenHanded(giver, taker, action.mission))
                state.beat("handed")
        step = Exchange if fits(state, self.one, self.two) else OverfullExchange
        state.then(step(self.actor, self.one, self.two, tuple(ways), moved))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return Refusal("trunk_over", "C-4.18")
        if isinstance(action, (Give, Take)):
            return self._why_not(state, action)
        if isinstance(action, (GiveToken, TakeToken)):
            named = (("mission", action.mission),)
            if action.mission in self.moved:
                return Refusal("token_went_once", "C-4.18", named)
            card = card_of(state, action.mission)
            if card is None or card.place != TRUNK + (self.one if isinstance(action, GiveToken) else self.two):
                return Refusal("token_not_there", "C-4.17", named)
            return Refusal("token_does_not_fit", "C-4.18", named)
        return Refusal("exchange_first", "C-4.3")

    def _why_not(self, state: CommitteeState, action: Give | Take) -> Refusal:
        giver, taker, opposite = (
            (self.one, self.two, TAKEN) if isinstance(action, Give) else (self.two, self.one, GIVEN)
        )
        kind = RESOURCE.get(action.resource, -1)
        named = (("resource", action.resource),)
        if kind < 0 or not state.goods[4 * giver + kind]:
            return Refusal("not_enough", "C-4.17", (*named, ("count", 1)))
        if (barred(state, giver) | barred(state, taker)) >> kind & 1:
            return Refusal("barred", "C-7.23", named)
        if self.ways[kind] == opposite:
            return Refusal("went_other_way", "C-4.18", named)
        return Refusal("no_room", "C-4.18", named)


@dataclass(frozen=True, slots=True)
class OverfullExchange(Exchange):
    """An exchange while a trunk is too full: nothing may fill the places that will put it in order (C-4.18)."""

    window = SHUT


def fits(state: CommitteeState, one: int, two: int) -> bool:
    """Tell whether both trunks hold what they have (C-4.18)."""
    return room(state, one) >= 0 and room(state, two) >= 0
