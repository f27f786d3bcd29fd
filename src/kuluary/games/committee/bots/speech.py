"""What a plan sounds like: the serve an agent means to make, put into words for the people beside it."""

from __future__ import annotations

from typing import Any

from kuluary.core import Action, Text
from kuluary.games.committee.rules.regular_missions import card_of
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.view.nouns import noun
from kuluary.games.committee.words.actions import DoMain, DoMission, DoPersonal, Move, Relieve, Serve, TakeAlly
from kuluary.games.committee.words.names import CITY, MAINS


def serve_text(state: CommitteeState, seat: int, move: Action, activation: Action) -> Text:
    """Say where an agent goes and what for."""
    city = CITY[move.city] if isinstance(move, Move) else state.cities[seat]
    if isinstance(activation, DoMain):
        return _text(state, "main", city=city, main=MAINS[state.mains[state.main]])
    if isinstance(activation, DoMission):
        return _mission_text(state, activation.mission, city)
    if isinstance(activation, DoPersonal):
        return _text(state, "personal", city=city)
    if isinstance(activation, TakeAlly):
        return _text(state, "ally", ally=activation.ally, city=city)
    if type(activation).__name__ in ("UseCity", "DoScenario"):
        return _text(state, "city", city=city)
    if any(place == city for place, _ in state.interrogations):
        return _text(state, "interrogation", city=city)
    missions = state.setup.content.missions
    for card in state.cards:
        if missions[card.number].kind.waits_in(missions[card.number], city):
            return _text(state, "road", mission=card.number, city=city)
    return _text(state, "go" if isinstance(move, Move) else "stay", city=city)


def _mission_text(state: CommitteeState, number: int, city: int) -> Text:
    card = card_of(state, number)
    key, more = state.setup.content.missions[number].kind.plan(state, card) if card else ("mission", {})
    text = _text(state, key, mission=number, city=city)
    return Text(text.key, (*text.args, *more.items()))


def token_text(state: CommitteeState, action: Action) -> Text | None:
    """Say what an action token goes into other than a serve."""
    if isinstance(action, Serve):
        return None
    return _text(state, "relieve" if isinstance(action, Relieve) else "discard")


def _text(state: CommitteeState, key: str, **args: Any) -> Text:
    return Text(f"committee-plan-{key}", tuple((name, noun(state, name, value)) for name, value in args.items()))
