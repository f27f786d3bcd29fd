"""What a city offers an agent who comes there: the steps of a serve, with odds, prices and reasons why not."""

from __future__ import annotations

from typing import Final

from kuluary.core import Action
from kuluary.core.looking import but, part
from kuluary.games.committee.judgement.candidates import odds_of
from kuluary.games.committee.rules.allies import allies_in
from kuluary.games.committee.rules.exchange import can_exchange
from kuluary.games.committee.rules.help import eased_ways, main_condition
from kuluary.games.committee.rules.main_missions import anomaly_city, condition
from kuluary.games.committee.rules.personal_missions import current
from kuluary.games.committee.rules.round import Act
from kuluary.games.committee.rules.serving import Activate, MakeMove, can_activate
from kuluary.games.committee.rules.unlocking import unlock_ways
from kuluary.games.committee.state import TRUNK, Card, CommitteeState
from kuluary.games.committee.state.agent import leftmost_locked
from kuluary.games.committee.view.odds import activation_checks
from kuluary.games.committee.words.actions import PERSONAL_CONDITION, DoMain, DoScenario, UseCity
from kuluary.games.committee.words.answers import DO_MAIN, DO_MISSION, DO_PERSONAL, TAKE_ALLY, USE_CITY
from kuluary.games.committee.words.names import CITIES, CITY
from kuluary.games.committee.words.views import DeedFacts, Price, Visit


def in_serve(state: CommitteeState) -> int | None:
    """Give the seat that is about to serve or serves: what cities offer it is shown to everybody."""
    step = state.agenda[-1] if state.agenda else None
    return step.seat if isinstance(step, (MakeMove, Activate)) else None


def visits(state: CommitteeState, viewer: int | None) -> tuple[Visit, ...]:
    """List what every city offers whoever is about to serve, or the viewer if it could; in a serve, this city alone."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, MakeMove):
        return tuple([part(state, _visit, step.seat, city) for city in range(len(CITIES))])
    if isinstance(step, Activate):
        return (part(state, _visit, step.seat, state.cities[step.seat]),)
    if isinstance(step, Act) and viewer is not None and state.acts[viewer]:
        return tuple([part(state, _visit, viewer, city) for city in range(len(CITIES))])
    return ()


def _visit(state: CommitteeState, seat: int, city: int) -> Visit:
    """Say what a city offers an agent; the deeds are parts of their own, for most changes touch one or two of them."""
    there = but(state, "cities", seat, city)
    eased = state.setup.boards[seat].gifts[state.level[seat]].interrogation
    content = state.setup.content
    return Visit(
        seat=seat,
        city=CITIES[city],
        partners=tuple(
            [other for other in part(state, _agents_in, city) if other != seat and can_exchange(there, seat, other)]
        ),
        interrogations=tuple(
            [
                (token, part(state, odds_of, seat, content.interrogations[token], eased))
                for token in part(state, _tokens_in, city)
            ]
        ),
        deeds=_deeds(state, seat, city),
    )


def _agents_in(state: CommitteeState, city: int) -> tuple[int, ...]:
    return tuple([seat for seat, place in enumerate(state.cities) if place == city])


def _tokens_in(state: CommitteeState, city: int) -> tuple[int, ...]:
    return tuple([token for place, token in state.interrogations if place == city])


def _cards_of(state: CommitteeState, seat: int, city: int) -> tuple[Card, ...]:
    """List the missions whose token lies in a city or in the trunk of an agent."""
    return tuple([card for card in state.cards if card.place in (city, TRUNK + seat)])


def _allies_in(state: CommitteeState, city: int) -> tuple[int, ...]:
    return tuple(allies_in(state, city))


def _deeds(state: CommitteeState, seat: int, city: int) -> tuple[DeedFacts, ...]:
    """List the activations one would think of there: those that are open, then the others with their reason."""
    personal = current(state, seat)
    at_main = city if part(state, anomaly_city) == city else ELSEWHERE
    at_personal = city if personal is not None and personal.city == city else ELSEWHERE
    thought_of: list[tuple[int, Action, Card | None]] = [
        (at_main, DO_MAIN, None),
        *[(city, DO_MISSION[card.number], card) for card in part(state, _cards_of, seat, city)],
        (at_personal, DO_PERSONAL, None),
        (city, USE_CITY[city], None),
        *[(city, TAKE_ALLY[number], None) for number in part(state, _allies_in, city)],
        *[(city, DoScenario(extra.name), None) for extra in state.setup.scenario.activations],
    ]
    found = [part(state, _deed, seat, *deed) for deed in thought_of]
    return tuple(sorted([deed for deed in found if deed is not None], key=lambda deed: deed.reason is not None))


def _lacking(state: CommitteeState, seat: int, action: Action, card: Card | None) -> Price | None:
    """Say what an agent has too little of for a price; None where it may be paid in several ways."""
    personal = current(state, seat)
    if card is not None:
        price, code = state.setup.content.missions[card.number].price, card.number
    elif isinstance(action, DoMain):
        price, code = condition(state).price, main_condition(state.main, state.key)
    else:
        price, code = personal.price if personal else None, PERSONAL_CONDITION + seat
    ways = eased_ways(state, price, code) if price is not None else ()
    if len(ways) != 1:
        return None
    doc, med, eq, fuel = [max(0, wanted - state.goods[4 * seat + kind]) for kind, wanted in enumerate(ways[0])]
    return Price(doc, med, eq, fuel)


def _cell(state: CommitteeState, seat: int, action: Action) -> Price | None:
    """Say what the next cell costs in a city that unlocks some (C-9.2)."""
    if not isinstance(action, UseCity):
        return None
    entry = state.setup.content.cities[CITY[action.city]]
    if entry.effect.name != "unlock" or leftmost_locked(state, seat, entry.department) < 0:
        return None
    ways = unlock_ways(state, seat, entry.department, 1)
    return Price(*ways[0]) if len(ways) == 1 else None


ELSEWHERE: Final = len(CITIES)
"""A city that is not the right one for what can be done in one city alone, whichever it is."""


def _deed(state: CommitteeState, seat: int, city: int, action: Action, card: Card | None) -> DeedFacts | None:
    """Say of an activation of an agent in a city whether it is open, or why not; None where nobody can say."""
    there = but(state, "cities", seat, city)
    refusal = None
    if not can_activate(there, seat, action, card):
        refusal = Activate(seat).refuse(there, seat, action)
        if refusal is None:
            return None
    return DeedFacts(
        action=action,
        reason=refusal.reason if refusal else None,
        rule=refusal.rule if refusal else None,
        lacking=_lacking(there, seat, action, card) if refusal and refusal.reason.startswith("cannot_pay") else None,
        cell=_cell(there, seat, action),
        odds=tuple([part(state, odds_of, seat, *check) for check in activation_checks(there, seat, action)]),
    )
