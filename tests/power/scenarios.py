"""What a game of «Тайная власть» can show, and the golden games that show it all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tests.golden import Scenario, prompts
from tests.power.table import PRINTED, PRINTED_PACK

import kuluary
from kuluary.core import CHANCE, PASS, Action, Decision, Match, content_of
from kuluary.games.power import GAME
from kuluary.games.power.content.cards import (
    ALLIANCES,
    FALCON_CARDS,
    LEVELS,
    PERSONALITIES,
    PROFESSIONALS,
)
from kuluary.games.power.state import PowerState
from kuluary.games.power.state.decks import numbers_in
from kuluary.games.power.words.actions import ACTIONS, Advance
from kuluary.games.power.words.events import EVENTS, ProfessionalPlayed, RowLaid
from kuluary.games.power.words.falcon import FALCON_EVENTS, FalconCardPlayed
from kuluary.testing.play import at_random

_SOURCES = sorted((Path(kuluary.__file__).parent / "games" / "power").rglob("*.py"))
_CODE = "\n".join(path.read_text(encoding="utf-8") for path in _SOURCES)
PROMPTS = {
    *re.findall(r'Decision\([\w.]+, "([a-z_]+)"', _CODE),
    *("act", "act_supervised", "recruit_supervisor", "recruit_headhunter"),
    *("conclude", "conclude_freely", "conclude_follow_up", "conclude_more"),
}
IN_THE_STATE = frozenset(
    [f"won by {how}" for how in ("points", "stage_five", "deep_state", "shared")]
    + [f"concluded {name}" for name in PRINTED]
)
"""What can be seen of the last position alone."""
NEVER: frozenset[str] = frozenset()
"""What no golden game shows: nothing."""

EVERYTHING = (
    IN_THE_STATE
    | {f"{seats} seats" for seats in (1, 2, 3, 4, 5)}
    | {"professionals", "experienced deal", "corporations count themselves", "overdiscard", "emissary blocks"}
    | {f"{level} falcon" for level in LEVELS}
    | {f"{personality} falcon" for personality in PERSONALITIES}
    | {f"asked {prompt}" for prompt in PROMPTS}
    | {word.__name__ for word in (*ACTIONS, *EVENTS, *FALCON_EVENTS)}
    | {f"played {name}" for name in PROFESSIONALS}
    | {f"falcon played {name}" for name in FALCON_CARDS}
    | {"one war", "two wars"}
    | {f"rules {version}" for version in GAME.versions}
)


def state_features(state: PowerState) -> set[str]:
    """Name what the last position of a game shows."""
    concluded = {number for mask in state.concluded for number in numbers_in(mask)}
    return {f"won by {GAME.result(state).how}", *(f"concluded {ALLIANCES[number]}" for number in concluded)}


def features(match: Match) -> set[str]:
    """Name everything a finished game shows."""
    found = (
        state_features(match.state)
        | shown_cards(match)
        | _table(match)
        | {f"asked {prompt}" for prompt in prompts(match)}
    )
    for _, item in match.news:
        event = item.event
        found.add(type(event).__name__)
        if isinstance(event, RowLaid) and event.wars:
            found.add(("one war", "two wars")[event.wars - 1])
    return found


def shown_cards(match: Match) -> set[str]:
    """Name the alliances, professionals and action cards of Falcon that were at work in a finished game."""
    found = {name for name in state_features(match.state) if name.startswith("concluded ")}
    for _, item in match.news:
        event = item.event
        if isinstance(event, ProfessionalPlayed):
            found.add(f"played {PROFESSIONALS[event.professional]}")
        elif isinstance(event, FalconCardPlayed):
            found.add(f"falcon played {FALCON_CARDS[event.falcon_card]}")
    return found


def _table(match: Match) -> set[str]:
    options: dict[str, Any] = match.header.options
    found = {f"{match.header.seats} seats", f"rules {match.header.rules}"}
    found |= {"professionals"} if options["professionals"] else set()
    found |= {"experienced deal"} if options["deal"] == "experienced" else set()
    found |= {"corporations count themselves"} if options["corporations"] == "all" else set()
    found |= {"overdiscard"} if options["overdiscard"] else set()
    found |= {"emissary blocks"} if options["emissary_blocks_positional"] else set()
    if "falcon" in options:
        found |= {f"{options['falcon']['level']} falcon", f"{options['falcon']['personality']} falcon"}
    return found | {type(action).__name__ for seat, action in match.entries if seat != CHANCE and action != PASS}


def _families(*families: str) -> frozenset[str]:
    """Name the alliances of some families as concluded."""
    alliances = GAME.catalog(content_of(PRINTED_PACK)).alliances
    return frozenset(f"concluded {alliance.id}" for alliance in alliances if alliance.family in families)


def advancing(state: PowerState, decisions: Sequence[Decision], rng: Random) -> tuple[Decision, Action]:
    """Advance in a project wherever that is possible, else answer at random."""
    for decision in decisions:
        steps = [action for action in decision.actions if isinstance(action, Advance)]
        if steps:
            return decision, steps[int(rng.random() * len(steps))]
    return at_random(state, decisions, rng)


def patient(state: PowerState, decisions: Sequence[Decision], rng: Random) -> tuple[Decision, Action]:
    """Answer at random, but do nothing that nobody asked for."""
    return at_random(state, [decision for decision in decisions if not decision.free], rng)


def attaching(state: PowerState, decisions: Sequence[Decision], rng: Random) -> tuple[Decision, Action]:
    """Attach an Inner Circle wherever that is asked before the recall, else be patient."""
    for decision in decisions:
        if decision.prompt == "attach_before_recall":
            return decision, decision.actions[0]
    return patient(state, decisions, rng)


_PROFESSIONALS: dict[str, Any] = {"professionals": True}
_SOLO: dict[str, Any] = {"professionals": True, "deal": "experienced"}

SCENARIOS = {
    "two": Scenario(2, frozenset({"won by points", "one war", "asked final_attach"}), habit=patient),
    "two-stage-five": Scenario(2, frozenset({"won by stage_five"}), habit=advancing),
    "two-deep-state": Scenario(2, frozenset({"won by deep_state"}), habit=advancing),
    "two-shared": Scenario(2, frozenset({"won by shared"})),
    "three-experienced": Scenario(
        3,
        frozenset({"two wars"}) | _families("E", "O"),
        {"deal": "experienced", "corporations": "all"},
    ),
    "four-follow-up": Scenario(4, _families("A", "K"), _PROFESSIONALS),
    "four-search": Scenario(4, _families("B", "J"), _PROFESSIONALS | {"emissary_blocks_positional": True}),
    "four-places": Scenario(4, _families("G", "H"), _PROFESSIONALS | {"overdiscard": True}),
    "five-tribute": Scenario(5, _families("C", "D"), {"deal": "experienced"}),
    "five-gains": Scenario(5, _families("F", "I"), _PROFESSIONALS | {"overdiscard": True}),
    "five-majority": Scenario(5, _families("L", "N"), _PROFESSIONALS),
    "five-summit": Scenario(5, _families("M", "P"), _PROFESSIONALS),
    "five-decks": Scenario(
        5, frozenset({"AlliancesReshuffled", "ProfessionalsReshuffled", "ProfessionalDiscarded"}), _PROFESSIONALS
    ),
    "two-before-recall": Scenario(
        2, frozenset({"rules 2", "asked attach_before_recall", "asked discard_more", "Attach"}), habit=attaching
    ),
    "solo-before-recall": Scenario(
        1,
        frozenset({"rules 2", "asked attach_before_recall", "asked falcon_conclude", "Attach"}),
        {"falcon": {"level": "medium", "personality": "manager"}},
        habit=attaching,
    ),
    "solo-beginner": Scenario(
        1, frozenset({"FalconNothing"}), {"falcon": {"level": "beginner", "personality": "manager"}}
    ),
    "solo-medium": Scenario(
        1,
        frozenset({"falcon played negotiator", "asked falcon_assassin", "FalconShadowGained", "FalconOperated"}),
        {"falcon": {"level": "medium", "personality": "negotiator"}},
    ),
    "solo-high": Scenario(
        1,
        frozenset({"falcon played president", "falcon played manager", "asked falcon_conclude", "ProjectTokenGone"}),
        _SOLO | {"falcon": {"level": "high", "personality": "manager"}},
    ),
    "solo-maximum": Scenario(
        1,
        frozenset({"falcon played confidant", "asked falcon_recall", "asked falcon_give", "SecondaryMissing"}),
        _SOLO | {"falcon": {"level": "maximum", "personality": "negotiator"}},
        habit=advancing,
    ),
}
