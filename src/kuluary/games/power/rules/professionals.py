"""«Профессионалы» (P-10.6 to P-10.10): when a professional may be played, and what playing one is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from kuluary.core import Action, Refusal, Step
from kuluary.games.power.content.cards import PROFESSIONALS
from kuluary.games.power.rules.recruiting import drop_professional, professional_kinds
from kuluary.games.power.state import PowerState
from kuluary.games.power.state.answers import PLAY_PROFESSIONAL
from kuluary.games.power.state.decks import numbers_in
from kuluary.games.power.words.events import Assassinated, InfiltrationFailed, ProfessionalPlayed


def plays(state: PowerState, seat: int) -> list[Action]:
    """List the professionals a seat may play now: not the one taken this turn (P-10.7, P-10.8)."""
    hand = state.professionals[seat]
    if state.fresh >= 0:
        hand &= ~(1 << state.fresh)
    if not hand:
        return []
    content = state.setup.content
    kinds = playable_kinds(content.professionals, hand)
    return [PLAY_PROFESSIONAL[kind] for kind in kinds if content.professional_kinds[kind].can_act(state, seat)]


@cache
def playable_kinds(professionals: tuple[int, ...], hand: int) -> tuple[int, ...]:
    """List the kinds in a hand once each."""
    return tuple(sorted({professionals[card] for card in numbers_in(hand)}))


def refuse_play(state: PowerState, seat: int, kind: int, *, again: bool) -> Refusal:
    """Say why a professional cannot be played now."""
    args = (("professional", kind),)
    if not state.setup.professionals:
        return Refusal("no_professionals", "P-13.2")
    if kind not in range(len(PROFESSIONALS)) or kind not in professional_kinds(state, seat):
        return Refusal("professional_not_in_hand", "P-10.6", args)
    if again:
        return Refusal("one_professional", "P-10.6")
    fresh = state.fresh >= 0 and state.setup.content.professionals[state.fresh] == kind
    if fresh and professional_kinds(state, seat).count(kind) == 1:
        return Refusal("taken_this_turn", "P-10.7", args)
    return Refusal("professional_idle", "P-10.8", args)


def play(state: PowerState, seat: int, kind: int) -> tuple[Step[PowerState], ...]:
    """Lay a professional on the table, and give what follows: it is applied, then discarded (P-10.6, P-10.10)."""
    content = state.setup.content
    kinds = content.professionals
    card = next(c for c in numbers_in(state.professionals[seat]) if kinds[c] == kind and c != state.fresh)
    drop_professional(state, seat, card)
    state.played = card
    if state.news is not None:
        state.tell(ProfessionalPlayed(seat, kind))
        state.beat("professional")
    return content.professional_kinds[kind].use(seat), DISCARD_PLAYED


@dataclass(frozen=True, slots=True)
class DiscardPlayed(Step[PowerState]):
    """The professional goes to the discard after its effect (P-10.10)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        state.professional_discard = (*state.professional_discard, state.played)
        state.played = -1


def assassinate(state: PowerState, seat: int, card: int) -> None:
    """Take one piece off an object; a row card without pieces is unoccupied again (P-4.11, H22)."""
    place = state.row.index(card) if card in state.row else -1
    if place >= 0:
        victim = state.holders[place]
    else:
        victim = next(owner for owner, owned in enumerate(state.owned) if card in owned)
    state.pieces[card] -= 1
    state.reserve[victim] += 1
    if state.news is not None:
        state.tell(Assassinated(seat, victim, card))
    if place >= 0 and not state.pieces[card]:
        state.holders[place] = -1
        state.shade[place] = 0
        if state.news is not None:
            state.tell(InfiltrationFailed(victim, card))
    if state.news is not None:
        state.beat("professional")


DISCARD_PLAYED: Final = DiscardPlayed()
