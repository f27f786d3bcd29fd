"""What a city offers an agent who comes there: the steps of a serve, with odds, prices and reasons why not."""

from __future__ import annotations

from kuluary.core import Action
from kuluary.core.looking import but, part
from kuluary.games.committee.judgement.candidates import odds_of
from kuluary.games.committee.rules.allies import allies_in
from kuluary.games.committee.rules.exchange import can_exchange
from kuluary.games.committee.rules.round import Act
from kuluary.games.committee.rules.serving import Activate, MakeMove
from kuluary.games.committee.state import TRUNK, CommitteeState
from kuluary.games.committee.view.odds import activation_checks
from kuluary.games.committee.words.actions import DoScenario
from kuluary.games.committee.words.answers import DO_MAIN, DO_MISSION, DO_PERSONAL, TAKE_ALLY, USE_CITY
from kuluary.games.committee.words.names import CITIES
from kuluary.games.committee.words.views import DeedFacts, Visit


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
    there = but(state, "cities", seat, city)
    eased = state.setup.boards[seat].gifts[state.level[seat]].interrogation
    tokens = [token for place, token in state.interrogations if place == city]
    content = state.setup.content
    return Visit(
        seat=seat,
        city=CITIES[city],
        partners=tuple(
            other
            for other, place in enumerate(there.cities)
            if place == city and other != seat and can_exchange(there, seat, other)
        ),
        interrogations=tuple(
            (token, part(state, odds_of, seat, content.interrogations[token], eased)) for token in tokens
        ),
        deeds=_deeds(there, seat, city),
    )


def _deeds(state: CommitteeState, seat: int, city: int) -> tuple[DeedFacts, ...]:
    """List the activations one would think of there: those that are open, then the others with their reason."""
    step = Activate(seat)
    open_now = step.ask(state)[0].actions
    here = [card.number for card in state.cards if card.place in (city, TRUNK + seat)]
    thought_of: list[Action] = [DO_MAIN, *[DO_MISSION[number] for number in here], DO_PERSONAL, USE_CITY[city]]
    thought_of += [TAKE_ALLY[number] for number in allies_in(state, city)]
    thought_of += [DoScenario(extra.name) for extra in state.setup.scenario.activations]
    found = []
    for action in thought_of:
        refusal = None if action in open_now else step.refuse(state, seat, action)
        if action in open_now or refusal is not None:
            found.append(
                DeedFacts(
                    action=action,
                    reason=refusal.reason if refusal else None,
                    rule=refusal.rule if refusal else None,
                    odds=tuple(
                        [part(state, odds_of, seat, *check) for check in activation_checks(state, seat, action)]
                    ),
                )
            )
    return tuple(sorted(found, key=lambda deed: deed.reason is not None))
