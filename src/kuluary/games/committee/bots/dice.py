"""Help in a check: rerolls, equipment, bought successes, weighed by exact odds against what the check is worth."""

from __future__ import annotations

from typing import Final

from kuluary.core import Action, Decision
from kuluary.games.committee.bots.rehearsal import EQUIPMENT_PRICE, TOKEN_PRICE, UNIT_OF_STRESS, finish
from kuluary.games.committee.judgement.odds import Hand, Kind, added, best, hand_of, kinds_of
from kuluary.games.committee.rules.checks import (
    DOCUMENTS,
    REROLL,
    TOKEN,
    HelpCheck,
    end_check,
    extra_dice,
    tally,
    value_of,
)
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import auto_successes, difficulty, symbol_counts
from kuluary.games.committee.words.actions import PickDice
from kuluary.games.committee.words.answers import ADD_DICE, ADD_SUCCESS, COUNT, STICK
from kuluary.games.committee.words.names import FACES, REROLL_COST, S_SUCCESSES

REROLL_PRICE: Final = 0.3
"""What a kept reroll is worth."""
DOCUMENT_PRICE: Final = 0.3
STICKER_PRICE: Final = 1.0
_STICKER: Final = STICK[S_SUCCESSES]


def stake(state: CommitteeState) -> float:
    """Give what passing the check under way is worth against failing it."""
    found = []
    for passed in (True, False):
        twin = state.clone()
        step = twin.agenda.pop()
        assert isinstance(step, HelpCheck)
        end_check(twin, step, passed=passed)
        found.append(finish(twin, state.serving).value)
    return found[0] - found[1]


def _table(state: CommitteeState, seat: int) -> tuple[tuple[Kind, ...], Hand, int]:
    """Give the dice on the table by kind, and the successes they have to make together."""
    counts = symbol_counts(state, seat, state.check_department)
    kinds = kinds_of(state.setup.content.die, counts)
    need = difficulty(state, seat, state.check_colour, state.check_base)
    missing = max(0, need - auto_successes(state, seat) - state.extra)
    return kinds, hand_of(state.dice, counts, kinds), missing


def check_answer(state: CommitteeState, seat: int, decision: Decision) -> Action:
    """Use the help that pays, the cheapest first; then count."""
    kinds, hand, missing = _table(state, seat)
    worth = max(0.0, stake(state))
    made, failed = tally(state, seat)
    short = missing - (made - auto_successes(state, seat) - state.extra)
    surcharge = state.penalties[seat * FACES + REROLL_COST] * DOCUMENT_PRICE
    now = (worth if short <= 0 else 0.0) - UNIT_OF_STRESS * failed
    options: list[tuple[float, Action]] = [(now, COUNT)]
    again = best(kinds, hand, missing, 1)
    rolled = worth * again.chance - UNIT_OF_STRESS * again.stress
    for place, action in enumerate(REROLL):
        if action in decision.actions:
            price = surcharge
            if place == TOKEN:
                price += REROLL_PRICE
            elif place == DOCUMENTS:
                price += 4 * DOCUMENT_PRICE
            options.append((rolled - price - 0.01, action))
    if ADD_DICE in decision.actions:
        more = added(kinds, hand, extra_dice(state, seat), missing, 0)
        options.append((worth * more.chance - UNIT_OF_STRESS * more.stress - EQUIPMENT_PRICE, ADD_DICE))
    if ADD_SUCCESS in decision.actions and 0 < short <= state.acts[seat]:
        options.append((worth - UNIT_OF_STRESS * failed - TOKEN_PRICE * short, ADD_SUCCESS))
    if _STICKER in decision.actions and 0 < short <= state.setup.content.id.successes:
        options.append((worth - UNIT_OF_STRESS * failed - STICKER_PRICE, _STICKER))
    return max(options, key=lambda option: option[0])[1]


def dice_answer(state: CommitteeState, seat: int, decision: Decision) -> Action:
    """Reroll the worst dice, as many as serve best."""
    kinds, hand, missing = _table(state, seat)
    counts = symbol_counts(state, seat, state.check_department)
    picks = [action for action in decision.actions if isinstance(action, PickDice)]

    def value_after(action: PickDice) -> tuple[float, float]:
        kept = list(hand)
        order = [kind[:2] for kind in kinds]
        for place in action.dice:
            kept[order.index(value_of(state.dice[place], counts))] -= 1
        odds = added(kinds, tuple(kept), len(action.dice), missing, 0)
        return round(odds.chance, 9), -odds.stress

    return max(picks, key=value_after)
