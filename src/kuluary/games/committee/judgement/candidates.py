"""Who could do what: for every open mission and every agent the way there, the obstacle, the odds."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kuluary.core import Refusal
from kuluary.core.looking import own, part, whole
from kuluary.games.committee.content.records import Check
from kuluary.games.committee.judgement.odds import Prospect, prospect
from kuluary.games.committee.rules.help import eased_ways, main_condition
from kuluary.games.committee.rules.main_missions import condition
from kuluary.games.committee.rules.serving import travelling
from kuluary.games.committee.rules.stocks import payable
from kuluary.games.committee.state import TRUNK, Card, CommitteeState
from kuluary.games.committee.state.agent import banned_from_missions
from kuluary.games.committee.words.names import CITIES, DEPARTMENTS, H_CHECK
from kuluary.games.committee.words.views import Candidate, OddsFacts


@lru_cache(maxsize=4096)
def odds_facts(found: Prospect) -> OddsFacts:
    """Word the odds of a check."""
    return OddsFacts(
        department=DEPARTMENTS[found.department],
        need=found.need,
        dice=found.dice,
        rerolls=found.rerolls,
        chance=round(found.bare.chance, 4),
        stress=round(found.bare.stress, 2),
        helped=round(found.helped.chance, 4),
        helped_stress=round(found.helped.stress, 2),
        spent=round(found.spent.chance, 4),
        spent_stress=round(found.spent.stress, 2),
    )


def odds_of(state: CommitteeState, seat: int, check: Check, eased: int) -> OddsFacts:
    """Word the odds of an agent at a check, were it taken now."""
    if state.setup.ids is None:
        whole(state, "phase", "area")
        state = own(state, seat, *_FOR_CHECKS)
    return odds_facts(prospect(state, seat, check, eased))


_FOR_CHECKS: Final = ("acts", "allies", "closed", "goods", "kept", "level", "lines", "open", "penalties", "unlocked")
"""What of an agent its checks hang on, where nobody has an ID card."""


def _candidate(
    state: CommitteeState, seat: int, city: int, obstacle: Refusal | None, checks: list[tuple[Check, int]]
) -> Candidate:
    cost = state.setup.content.routes.cheapest(state.cities[seat], state.jammed)[city][0]
    most, cars, each = part(state, travelling, seat)
    within = cost <= most
    return Candidate(
        seat=seat,
        city=CITIES[city],
        cost=cost,
        fuel=-(-(cost - cars) // each) if within and cost > cars else 0,
        missing=0 if within or not cost else cost - most,
        reason=obstacle.reason if obstacle else None,
        rule=obstacle.rule if obstacle else None,
        odds=tuple([part(state, odds_of, seat, check, eased) for check, eased in checks]),
    )


def mission_candidates(state: CommitteeState, card: Card) -> tuple[Candidate, ...]:
    """Say for every agent what stands between it and this mission, as if it stood in the right city (C-10)."""
    if state.cities[-1] < 0:
        return ()
    return tuple([part(state, _mission_candidate, card, seat) for seat in range(state.setup.seats)])


def _mission_candidate(state: CommitteeState, card: Card, seat: int) -> Candidate:
    mission = state.setup.content.missions[card.number]
    help_used = int(state.help[H_CHECK] == card.number)
    checks = [(check, help_used if place == 0 else 0) for place, check in enumerate(mission.checks)]
    city = mission.target if card.place >= TRUNK else card.place
    return _candidate(state, seat, city, _obstacle(state, seat, card), checks)


def _obstacle(state: CommitteeState, seat: int, card: Card) -> Refusal | None:
    if banned_from_missions(state, seat):
        return Refusal("missions_banned", "C-7.21")
    kind = state.setup.content.missions[card.number].kind
    return None if kind.can(state, seat, card) else kind.why_not(state, seat, card)


def main_candidates(state: CommitteeState) -> tuple[Candidate, ...]:
    """Say for every agent what stands between it and the current condition of the main mission (C-11.3)."""
    if state.cities[-1] < 0:
        return ()
    return tuple([part(state, _main_candidate, seat) for seat in range(state.setup.seats)])


def _main_candidate(state: CommitteeState, seat: int) -> Candidate:
    wanted = condition(state)
    code = main_condition(state.main, state.key)
    eased = int(state.help[H_CHECK] == code)
    checks = [(wanted.check, eased)] if wanted.check is not None else []
    obstacle = None
    if banned_from_missions(state, seat):
        obstacle = Refusal("missions_banned", "C-7.21")
    elif wanted.price is not None and not payable(state, seat, eased_ways(state, wanted.price, code)):
        obstacle = Refusal("cannot_pay_main", "C-11.3")
    return _candidate(state, seat, wanted.city, obstacle, checks)
