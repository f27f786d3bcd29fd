"""Attaching an Inner Circle (P-8.6 to P-8.10): at any time, before pieces return, and last before scoring (P-11.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action, Decision, Pass, Refusal, Step
from kuluary.games.power.content.cards import (
    AFTER_HOSTS,
    FIRST_HOST,
    FIRST_POWER,
    FIRST_SUPPORT,
    FIVE,
    INNER_CIRCLE,
    MAXIMUM,
    SECONDARY_CARD,
)
from kuluary.games.power.rules.objects import attachments, notice_circles
from kuluary.games.power.rules.scoring import best_attachment, total
from kuluary.games.power.state import COUNTS, DOUBLED, ENDED, HOSTS, LOOSE, PowerState, is_falcon
from kuluary.games.power.words.actions import Attach
from kuluary.games.power.words.events import Attached


def attach(state: PowerState, seat: int, card: int, host: int) -> None:
    """Put an Inner Circle under its host for good; its pieces move onto the host (P-8.9, P-8.10)."""
    base = seat << COUNTS
    before = total(state, seat) if state.news is not None else 0
    state.mates[card] = host
    state.mates[host] = card
    state.counts[base + LOOSE] -= 1
    state.counts[base + HOSTS] -= 1
    notice_circles(state, seat)
    if host >> 3 < FIRST_POWER:
        state.counts[base + DOUBLED - FIRST_SUPPORT + (host >> 3)] += 1
    state.pieces[host] += state.pieces[card]
    state.pieces[card] = 0
    if state.news is not None:
        state.tell(Attached(seat, card, host, total(state, seat) - before))
        state.beat("attached")


@dataclass(frozen=True, slots=True)
class AttachBeforeRecall(Step[PowerState]):
    """Whoever captured an Inner Circle or a host, and has the other, may attach before pieces return (P-8.7, H31)."""

    seat: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        actions = attachments(state, self.seat)
        return (Decision(self.seat, "attach_before_recall", "P-8.7", (*actions, PASS)),) if actions else ()

    def run(self, state: PowerState, seat: int, action: Attach | Pass | None) -> None:
        if isinstance(action, Attach):
            attach(state, self.seat, action.card, action.host)
            state.then(self)

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Attach):
            return refuse_attachment(state, seat, action)
        return Refusal("attach_or_pass", "P-8.7")


def free_attachments(state: PowerState) -> Sequence[Decision]:
    """Offer every owner of a lone Inner Circle to attach it, whoever's turn it is (P-8.7, R-P2)."""
    if state.phase == ENDED:
        return ()
    step = state.agenda[-1] if state.agenda else None
    asked = step.seat if isinstance(step, AttachBeforeRecall) else -1
    seats = [seat for seat in range(state.setup.seats) if state.attachable >> seat & 1 and seat != asked]
    return [Decision(seat, "attach", "P-8.7", attachments(state, seat), True) for seat in seats]


def refuse_attachment(state: PowerState, seat: int, action: Attach) -> Refusal:
    """Say why an Inner Circle cannot be attached so (P-8.8, P-8.9)."""
    owned = state.owned[seat]
    if action.card not in owned or action.card >> 3 != INNER_CIRCLE:
        return Refusal("not_your_circle", "P-8.8", (("card", action.card),))
    if state.mates[action.card]:
        return Refusal("attached_for_good", "P-8.9", (("host", state.mates[action.card]),))
    if action.host in SECONDARY_CARD:
        return Refusal("no_secondary_host", "P-8.8", (("card", action.host),))
    if action.host not in owned:
        return Refusal("not_your_object", "P-8.8", (("card", action.host),))
    if not FIRST_HOST <= action.host < AFTER_HOSTS:
        return Refusal("no_host", "P-8.8", (("card", action.host),))
    return Refusal("host_taken", "P-8.8", (("card", action.host),))


@dataclass(frozen=True, slots=True)
class FinalAttachment(Step[PowerState]):
    """A seat may attach the Inner Circles it has left; on maximum Falcon attaches where it pays (P-11.2, P-12.38)."""

    seat: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        if is_falcon(state, self.seat):
            return ()
        actions = attachments(state, self.seat)
        return (Decision(self.seat, "final_attach", "P-11.2", (*actions, PASS)),) if actions else ()

    def run(self, state: PowerState, seat: int, action: Attach | Pass | None) -> None:
        if isinstance(action, Attach):
            attach(state, self.seat, action.card, action.host)
            state.then(self)
        elif is_falcon(state, self.seat) and state.setup.level == MAXIMUM:
            while (best := _best_power_attachment(state, self.seat)) is not None:
                attach(state, self.seat, best.card, best.host)

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Attach):
            return refuse_attachment(state, seat, action)
        return Refusal("attach_or_pass", "P-11.2")


def _best_power_attachment(state: PowerState, seat: int) -> Attach | None:
    best = best_attachment(state, seat)
    return best if best is not None and best.host >> 3 >= FIRST_POWER else None


ATTACH_FIRST: Final = tuple(AttachBeforeRecall(seat) for seat in range(FIVE))
FINAL_ATTACHMENT: Final = tuple(FinalAttachment(seat) for seat in range(FIVE))
