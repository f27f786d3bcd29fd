"""The check under way, with the exact worth of every source of help."""

from __future__ import annotations

from typing import TypedDict

from kuluary.core import Action
from kuluary.games.committee.judgement.candidates import odds_facts
from kuluary.games.committee.judgement.odds import (
    Hand,
    Kind,
    Odds,
    added,
    best,
    hand_of,
    kinds_of,
    prospect_of,
    spending,
)
from kuluary.games.committee.rules.allies import JoinAlly
from kuluary.games.committee.rules.checks import (
    BONUS,
    DOCUMENTS,
    DOCUMENTS_A_REROLL,
    ID,
    PRINTED,
    REROLL,
    SCENARIO,
    TOKEN,
    HelpCheck,
    StartCheck,
    can_add_dice,
    extra_dice,
    open_rerolls,
    printed_left,
    tally,
    value_of,
)
from kuluary.games.committee.rules.id_cards import sticker_kinds
from kuluary.games.committee.rules.main_missions import MeetCondition
from kuluary.games.committee.rules.personal_missions import AfterPersonal
from kuluary.games.committee.rules.regular_missions import BOTH, NoteCheck, TakeChecks
from kuluary.games.committee.rules.serving import PutInterrogation
from kuluary.games.committee.rules.step import GameStep
from kuluary.games.committee.state import ACTION_PHASE, CommitteeState
from kuluary.games.committee.state.agent import auto_successes, difficulty, symbol_counts
from kuluary.games.committee.words.answers import ADD_DICE, ADD_SUCCESS, STICK
from kuluary.games.committee.words.names import COLOURS, DEPARTMENTS, FACES, HARDER, REROLL_COST, S_SUCCESSES, SYMBOLS
from kuluary.games.committee.words.views import Ahead, CheckNow, Die, Helper


def check_now(state: CommitteeState) -> CheckNow:
    """Word the check under way (C-6)."""
    seat = state.check_seat
    department = state.check_department
    counts = symbol_counts(state, seat, department)
    need = difficulty(state, seat, state.check_colour, state.check_base)
    made, failed = tally(state, seat)
    harder = state.penalties[seat * FACES + HARDER]
    purpose, mission = _purpose(state)
    return CheckNow(
        seat=seat,
        purpose=purpose,
        mission=mission,
        colour=COLOURS[state.check_colour],
        department=DEPARTMENTS[department],
        need=need,
        number=state.check_base,
        penalties=harder,
        reductions=state.check_base + harder - need,
        dice=tuple(Die(SYMBOLS[symbol], *value_of(symbol, counts)) for symbol in state.dice),
        auto=auto_successes(state, seat),
        bought=state.extra,
        successes=made,
        failures=failed,
        chance=float(made >= need),
        **_hopes(state, seat, need, counts),
        before=odds_facts(prospect_of(state, seat, department, need)),
        helpers=_helpers(state, seat, need, counts),
    )


def check_ahead(state: CommitteeState) -> Ahead | None:
    """Say what the check is for that is about to be taken, while its department is chosen."""
    step = state.agenda[-1] if state.agenda else None
    match step:
        case StartCheck():
            return Ahead(step.seat, *_follows(state, step.passed))
        case TakeChecks(seat=seat, number=number, tried=tried, passed=passed) if step.ask(state):
            return Ahead(seat, _mission_purpose(state, number, BOTH if tried else 0, passed), number)
    return None


def _mission_purpose(state: CommitteeState, number: int, tried: int, passed: bool) -> str:
    """Say of a check, itself among the `tried`, whether it completes its mission, is one of both, or comes in vain."""
    if len(state.setup.content.missions[number].checks) > 1 and tried != BOTH:
        return "both"
    return "mission" if passed else "vain"


def _purpose(state: CommitteeState) -> tuple[str, int | None]:
    """Say what follows if the check under way is passed."""
    step = next((one for one in reversed(state.agenda) if isinstance(one, HelpCheck)), None)
    return _follows(state, step.passed if step else None)


def _follows(state: CommitteeState, passed: GameStep | None) -> tuple[str, int | None]:
    match passed:
        case PutInterrogation() as put:
            cards = put.cards(state)
            return "interrogation", cards[0].number if len(cards) == 1 else None
        case JoinAlly(number=number):
            return "ally", number
        case NoteCheck(number=number, tried=tried) as note:
            return _mission_purpose(state, number, tried, note.passed), number
        case MeetCondition():
            return "main", None
        case AfterPersonal():
            return "personal", None
    return "other", None


class _Hopes(TypedDict):
    free: float
    spent: float
    best: tuple[int, ...]


def _hopes(state: CommitteeState, seat: int, need: int, counts: tuple[int, ...]) -> _Hopes:
    """Give the chances that are left: with free help, and with all that could be spent; and the dice to reroll."""
    kinds = kinds_of(state.setup.content.die, counts)
    hand = hand_of(state.dice, counts, kinds)
    missing = max(0, need - auto_successes(state, seat) - state.extra)
    usable = open_rerolls(state, seat)
    surcharge = state.penalties[seat * FACES + REROLL_COST]
    own = sum(bool(usable >> source & 1) for source in (BONUS, ID))
    own += printed_left(state, seat) if usable >> PRINTED & 1 else 0
    singles = int(bool(usable >> SCENARIO & 1))
    free = best(kinds, hand, missing, 0 if surcharge else own, 0 if surcharge else singles)
    could = spending(state, seat, own, len(state.dice))
    spent = added(kinds, hand, could.dice, missing - could.successes, could.rerolls, singles)
    return {
        "free": round(free.chance, 4),
        "spent": round(spent.chance, 4),
        "best": _worst_dice(state, kinds, hand, counts, missing),
    }


def _worst_dice(
    state: CommitteeState, kinds: tuple[Kind, ...], hand: Hand, counts: tuple[int, ...], missing: int
) -> tuple[int, ...]:
    """Name the dice whose reroll serves best, by their places; none where every reroll would do harm."""
    now = best(kinds, hand, missing, 0)
    order = [kind[:2] for kind in kinds]
    places = sorted(range(len(state.dice)), key=lambda place: order.index(value_of(state.dice[place], counts)))
    chosen: tuple[int, ...] = ()
    most = (round(now.chance, 9), -now.stress)
    kept = list(hand)
    for count, place in enumerate(places, 1):
        kept[order.index(value_of(state.dice[place], counts))] -= 1
        odds = added(kinds, tuple(kept), count, missing, 0)
        if (round(odds.chance, 9), -odds.stress) > most:
            most, chosen = (round(odds.chance, 9), -odds.stress), tuple(sorted(places[:count]))
    return chosen


def _helpers(state: CommitteeState, seat: int, need: int, counts: tuple[int, ...]) -> tuple[Helper, ...]:
    """List every source of help, usable or not, with chance and stress after it."""
    kinds = kinds_of(state.setup.content.die, counts)
    hand = hand_of(state.dice, counts, kinds)
    missing = max(0, need - auto_successes(state, seat) - state.extra)
    usable = open_rerolls(state, seat)
    surcharge = state.penalties[seat * FACES + REROLL_COST]
    step = HelpCheck(seat)
    found = []
    rerolls = singles = 0
    for source in (PRINTED, BONUS, ID, SCENARIO, TOKEN, DOCUMENTS):
        is_open = bool(usable >> source & 1)
        if is_open and source == PRINTED:
            rerolls += printed_left(state, seat)
        elif is_open:
            rerolls += source != SCENARIO
            singles += source == SCENARIO
        alone = best(kinds, hand, missing, int(source != SCENARIO), int(source == SCENARIO))
        together = best(kinds, hand, missing, min(rerolls, MOST_REROLLS), singles)
        docs = surcharge + (DOCUMENTS_A_REROLL if source == DOCUMENTS else 0)
        found.append(_helper(state, step, REROLL[source], alone, together, docs=docs, usable=is_open))
    in_action = state.phase == ACTION_PHASE
    bought = best(kinds, hand, missing - 1, 0)
    usable_now = in_action and state.acts[seat] > 0
    found.append(
        _helper(state, step, ADD_SUCCESS, bought, best(kinds, hand, missing - 1, rerolls, singles), usable=usable_now)
    )
    more = max(0, extra_dice(state, seat))
    extended = added(kinds, hand, more, missing, 0)
    together = added(kinds, hand, more, missing, min(rerolls, MOST_REROLLS), singles)
    found.append(_helper(state, step, ADD_DICE, extended, together, usable=can_add_dice(state, seat)))
    if state.setup.ids is not None:
        stuck = best(kinds, hand, missing - state.setup.content.id.successes, 0)
        has_it = in_action and bool(sticker_kinds(state, seat) >> S_SUCCESSES & 1)
        found.append(_helper(state, step, STICK[S_SUCCESSES], stuck, stuck, usable=has_it))
    return tuple(found)


MOST_REROLLS = 3
"""Rerolls taken together when chances are shown: more change little and take long to enumerate."""


def _helper(
    state: CommitteeState, step: HelpCheck, action: Action, alone: Odds, together: Odds, *, usable: bool, docs: int = 0
) -> Helper:
    refusal = None if usable else step.refuse(state, step.seat, action)
    return Helper(
        action=action,
        usable=usable,
        reason=refusal.reason if refusal else None,
        rule=refusal.rule if refusal else None,
        docs=docs,
        chance=round(alone.chance, 4),
        stress=round(alone.stress, 2),
        together=round(together.chance, 4),
    )
