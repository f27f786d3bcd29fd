"""What a game of «Комитет» can show, and the golden games that show it all."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tests.committee.habits import EASY, leaning, planned, sensible
from tests.golden import Scenario, path_of, prompts, read

import kuluary
from kuluary.core import CHANCE, Event, Match, Pass
from kuluary.games.committee import GAME
from kuluary.games.committee.content.records import Ally, Content
from kuluary.games.committee.game import FLAGS
from kuluary.games.committee.kinds import KINDS
from kuluary.games.committee.rules.checks import REROLLS
from kuluary.games.committee.rules.ending import DEFEATS
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.words import names
from kuluary.games.committee.words.actions import ACTIONS, Relieve, Reward
from kuluary.games.committee.words.events import (
    EVENTS,
    ActionUsed,
    AllyTaken,
    CheckBegan,
    CheckCounted,
    CityUsed,
    ClearanceRevealed,
    ClearanceUsed,
    DropCrossed,
    HelpPut,
    LineTraced,
    MainCompleted,
    MissionCompleted,
    MissionFailed,
    PersonalCompleted,
    RerollUsed,
    StickerAwarded,
    StickerUsed,
    StressDiscarded,
    StressOpened,
    TokenActive,
    TokenResolved,
)
from kuluary.games.committee.words.names import (
    AGENTS,
    CITIES,
    CLEARANCE,
    COLOURS,
    DEPARTMENTS,
    HELPS,
    MAINS,
    PERMANENTS,
    RESOURCES,
    SCENARIO_TOKENS,
    STICKERS,
    STRESS,
)

_LOCALE = Path(kuluary.__file__).parent / "locales" / "en" / "committee.ftl"
PROMPTS: Final = re.findall(r"^committee-ask-([a-z-]+)", _LOCALE.read_text(encoding="utf-8"), re.MULTILINE)
FRAMES: Final = ("black", *DEPARTMENTS)
GIFTS: Final = ("income", "cars", "auto", "easier", "symbols", "rerolls")
"""What a permanent ally may bring (C-9.14)."""

BETWEEN: Final = "relief between two checks"
IN_THE_STATE: Final = frozenset({"victory", *(f"lost by {how}" for how in DEFEATS)})
"""What can be seen of the last position alone."""

EVERYTHING: Final = (
    IN_THE_STATE
    | {f"{seats} agents" for seats in GAME.seats}
    | {f"rules {version}" for version in GAME.versions}
    | {BETWEEN}
    | {f"agent {agent}" for agent in AGENTS}
    | {f"scenario {name}" for name in names.SCENARIOS}
    | {f"option {name}" for name in FLAGS}
    | {f"asked {prompt}" for prompt in PROMPTS}
    | {word.__name__ for word in (*ACTIONS, *EVENTS)}
    | {f"effect of {city}" for city in CITIES}
    | {f"{kind} {end}" for kind in KINDS.missions for end in ("completed", "failed")}
    | {f"main {main}" for main in MAINS}
    | {f"personal {agent}-{number}" for agent in AGENTS for number in (1, 2)}
    | {f"{colour} check {end}" for colour in COLOURS for end in ("passed", "failed")}
    | {f"reroll {reroll}" for reroll in REROLLS}
    | {f"action token for {use}" for use in ("success", "relief", "exchange", "nothing")}
    | {f"penalty {penalty} {end}" for penalty in STRESS for end in ("opened", "discarded")}
    | {f"clearance {kind} revealed" for kind in CLEARANCE}
    | {f"clearance {kind} used" for kind in ("docs", "cargo", "action", "reroll", "relief")}
    | {f"token {token} active" for token in SCENARIO_TOKENS}
    | {f"token {token} resolved" for token in ("st1", "st4", "st5")}
    | {f"help {help}" for help in HELPS}
    | {f"ally {frame}" for frame in FRAMES}
    | {f"ally with {gift}" for gift in GIFTS}
    | {f"reward {reward}" for reward in (*RESOURCES, "calm")}
    | {f"sticker {sticker} {end}" for sticker in STICKERS for end in ("used", "awarded")}
    | {f"bonus {bonus} complete" for bonus in PERMANENTS}
    | {"first ID cards", "ID cards carried on", "ID card retired"}
)

NEVER: Final = frozenset({"NoTokenLeft"})
"""What no golden game shows: twelve jam tokens are hardly ever all in use at once (K-A02)."""

EASY_ONLY: Final = frozenset(
    {
        "ActionHanded",
        "HandOver",
        "Hold",
        "MissionHeld",
        "NothingLost",
        "StressVanished",
        "asked hold",
        "asked pay-mission",
        "personal artyom-2",
        "personal farkhad-1",
        "personal farkhad-2",
        "personal willy-2",
        "sticker incomes awarded",
        "sticker relief awarded",
    }
)
"""What only golden games in the easy country show: with our own content it is rare."""


def state_features(state: CommitteeState) -> set[str]:
    """Name what the last position of a game shows."""
    return {"victory" if state.how == "victory" else f"lost by {state.how}"}


def features(match: Match) -> set[str]:
    """Name everything a finished game shows."""
    found = state_features(match.state) | _table(match) | _asked(match) | _between(match)
    content = match.state.setup.content
    colour = ""
    for _, item in match.news:
        event = item.event
        found.add(type(event).__name__)
        if isinstance(event, CheckBegan):
            colour = event.colour
        elif isinstance(event, CheckCounted):
            found.add(f"{colour} check {'passed' if event.passed else 'failed'}")
        found |= _shown(event, content)
    return found


def _shown(event: Event, content: Content) -> set[str]:
    """Name what one event shows besides its kind."""
    match event:
        case CityUsed(city=city):
            return {f"effect of {city}"}
        case MissionCompleted(mission=number):
            return {f"{content.missions[number].kind.name} completed"}
        case MissionFailed(mission=number):
            return {f"{content.missions[number].kind.name} failed"}
        case MainCompleted(main=main):
            return {f"main {main}"}
        case PersonalCompleted(personal=personal):
            return {f"personal {personal}"}
        case AllyTaken(ally=number):
            return _ally(content.missions[number].ally)
        case RerollUsed(reroll=reroll):
            return {f"reroll {reroll}"}
        case ActionUsed(use=use):
            return {f"action token for {use}"}
        case StressOpened(stress=stress):
            return {f"penalty {stress} opened"}
        case StressDiscarded(stress=stress):
            return {f"penalty {stress} discarded"}
        case ClearanceRevealed(clearance=kind):
            return {f"clearance {kind} revealed"}
        case ClearanceUsed(clearance=kind):
            return {f"clearance {kind} used"}
        case TokenActive(token=token):
            return {f"token {token} active"}
        case TokenResolved(token=token):
            return {f"token {token} resolved"}
        case HelpPut(help=help):
            return {f"help {help}"}
        case StickerUsed(sticker=sticker):
            return {f"sticker {sticker} used"}
        case StickerAwarded(sticker=sticker):
            return {f"sticker {sticker} awarded"}
        case LineTraced(bonus=bonus, count=count) if count == content.id.lines:
            return {f"bonus {bonus} complete"}
        case DropCrossed(retired=True):
            return {"ID card retired"}
    return set()


def _ally(ally: Ally) -> set[str]:
    """Name the kind of an ally, and what it brings."""
    gifts = {f"ally with {gift}" for gift in GIFTS if getattr(ally, gift) not in (None, 0, ())}
    return {f"ally {FRAMES[ally.frame + 1]}", *gifts}


def _table(match: Match) -> set[str]:
    """Name what the header and the answers show."""
    options: dict[str, Any] = match.header.options
    found = {f"{match.header.seats} agents", f"rules {match.header.rules}", f"scenario {options['scenario']}"}
    found |= {f"agent {agent}" for agent in options["agents"]}
    found |= {f"option {name}" for name, default in FLAGS.items() if options[name] != default}
    if options["ids"] is not None:
        carried = any(card is not None and card["games"] for card in options["ids"])
        found.add("ID cards carried on" if carried else "first ID cards")
    for seat, action in match.entries:
        if seat != CHANCE and not isinstance(action, Pass):
            found.add(type(action).__name__)
        if isinstance(action, Reward):
            found.add(f"reward {action.reward}")
    return found


def _asked(match: Match) -> set[str]:
    return {f"asked {prompt.replace('_', '-')}" for prompt in prompts(match)}


def _between(match: Match) -> set[str]:
    """Play the game once more to see whether an action token was used between two checks of one mission (R-C84)."""
    again = Match.replay(match.log, upto=0, content=match.pack)
    for seat, action in match.entries:
        if seat != CHANCE:
            if isinstance(action, Relieve) and "attempt" in [decision.prompt for decision in again.decisions]:
                return {BETWEEN}
            again.play(seat, action)
    return set()


def _carded(stickers: Mapping[str, Sequence[str]], drops: int = 0) -> dict[str, Any]:
    """Give options with ID cards of level 2 that have these stickers and one line of every bonus left to trace."""
    cards = [
        {
            "agent": agent,
            "level": 2,
            "stickers": [{"kind": kind, "used": False} for kind in kinds],
            "lines": dict.fromkeys(PERMANENTS, 3),
            "drops": drops,
            "games": 3,
        }
        for agent, kinds in stickers.items()
    ]
    return {"agents": list(stickers), "ids": cards}


def carried(name: str) -> dict[str, Any]:
    """Give options with the agents of a golden game and the ID cards it left them."""
    log, result = read(path_of("committee", name))
    return {"agents": log.header.options["agents"], "ids": list(dict(result.args)["ids"])}


FOUR_CARDS: Final = {
    "artyom": STICKERS[:6],
    "willy": STICKERS[4:],
    "asya": (*STICKERS[:3], *STICKERS[7:]),
    "ila": STICKERS[2:8],
}
STICKING: Final = leaning(freely=0.5, Stick=60.0, DoMain=2000.0)

SCENARIOS: Final = {
    "two": Scenario(2, frozenset({"lost by failures", "Discard"}), habit=sensible),
    "two-readings": Scenario(
        2,
        frozenset({"Leave", "PutAnswer"}),
        {"relief_in_check": False, "ban_mid_activation": True, "agents": ["willy", "ila"]},
        habit=leaning(freely=0.3, Leave=5.0),
    ),
    "two-archive": Scenario(
        2,
        frozenset({"ID card retired", "ally with auto"}),
        _carded({"farkhad": STICKERS[:6], "valery": STICKERS[4:]}, drops=4),
        habit=STICKING,
    ),
    "three-literal": Scenario(
        3,
        frozenset({"Broker", "penalty paid-only discarded"}),
        {"three_literal": True, "eager_shuffle": True, "agents": ["valery", "farkhad", "willy"], "ids": [None] * 3},
        habit=leaning(freely=0.3, Broker=20.0, Unlock=50.0),
    ),
    "three-between": Scenario(
        3,
        frozenset({"rules 2", BETWEEN}),
        {"agents": ["asya", "artyom", "valery"]},
        habit=leaning(freely=0.6, Relieve=20.0),
    ),
    "four-cities": Scenario(
        4,
        frozenset({"effect of sverdlovsk", "sticker unlock awarded"}),
        {"agents": ["artyom", "ila", "asya", "farkhad"], "ids": [None] * 4},
        habit=leaning(UseCity=100.0),
    ),
    "four-allies": Scenario(
        4,
        frozenset({"ally with easier", "sticker docs awarded"}),
        {"agents": ["artyom", "ila", "asya", "valery"], "ids": [None] * 4},
        habit=leaning(TakeAlly=200.0),
    ),
    "four-overtime": Scenario(
        4,
        frozenset({"lost by stress", "ScenarioUsed"}),
        {"scenario": "overtime"},
        habit=leaning(freely=0.5, Shift=100.0, DoScenario=100.0),
    ),
    "four-stickers": Scenario(4, frozenset({"lost by track", "GiveToken"}), _carded(FOUR_CARDS), habit=STICKING),
    "four-unlocking": Scenario(4, frozenset({"asked pay-unlock"}), _carded(FOUR_CARDS), habit=STICKING),
    "four-main": Scenario(4, frozenset({"MainCompleted"}), _carded(FOUR_CARDS), habit=STICKING),
    "two-planned": Scenario(2, frozenset({"victory"}), {"agents": ["asya", "valery"]}, habit=planned),
    "three-planned": Scenario(
        3,
        frozenset({"victory", "Award", "sticker action awarded"}),
        {"agents": ["farkhad", "ila", "willy"], "ids": [None] * 3},
        habit=planned,
    ),
    "four-planned": Scenario(
        4,
        frozenset({"victory", "sticker cargo awarded", "sticker successes awarded"}),
        {"agents": ["artyom", "willy", "asya", "ila"], "ids": [None] * 4},
        habit=planned,
    ),
    "easy-two": Scenario(
        2,
        frozenset({"personal farkhad-2", "sticker incomes awarded"}),
        {"agents": ["willy", "farkhad"], "ids": [None, None]},
        habit=leaning(DoPersonal=500.0),
        content=EASY,
    ),
    "easy-three": Scenario(
        3,
        frozenset({"personal valery-2", "Convert"}),
        {"agents": ["artyom", "valery", "asya"]},
        habit=leaning(freely=0.3, Convert=30.0, DoPersonal=500.0, DoMission=150.0),
        content=EASY,
    ),
    "easy-four": Scenario(
        4,
        frozenset({"victory", "personal willy-2"}),
        {"agents": ["ila", "valery", "farkhad", "willy"], "ids": [None] * 4},
        habit=leaning(DoPersonal=500.0, GiveToken=5.0, TakeToken=5.0),
        content=EASY,
    ),
    "easy-four-again": Scenario(
        4,
        frozenset({"victory", "StickerUsed", "InterrogationDiscarded"}),
        lambda: carried("easy-four"),
        habit=STICKING,
        content=EASY,
    ),
    "easy-track": Scenario(
        4,
        frozenset({"lost by track", "TakeToken"}),
        {"agents": ["willy", "valery", "asya", "farkhad"]},
        habit=leaning(DoPersonal=500.0, DoMission=150.0, TakeHelp=10.0, TakeToken=5.0),
        content=EASY,
    ),
    "easy-overtime": Scenario(
        4,
        frozenset({"victory", "Strike", "NothingLost", "MissionHeld"}),
        {"scenario": "overtime", "agents": ["farkhad", "artyom", "ila", "willy"]},
        habit=leaning(freely=0.3, Shift=30.0, DoScenario=100.0, Hold=30.0, HandOver=20.0),
        content=EASY,
    ),
    "easy-stickers": Scenario(
        4,
        frozenset({"victory", "personal artyom-2", "reroll bonus", "interrogation completed"}),
        _carded(FOUR_CARDS),
        habit=STICKING,
        content=EASY,
    ),
}
