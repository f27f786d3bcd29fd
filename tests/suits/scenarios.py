"""What a game of «Масти Власти» can show, and the golden games that show it all."""

from __future__ import annotations

from tests.golden import Scenario, prompts
from tests.suits.habits import always_bribes, bribing, never_bribes

from kuluary.core import CHANCE, PASS, Action, Event, Match
from kuluary.games.suits.content import SUIT, value_of
from kuluary.games.suits.game import GAME
from kuluary.games.suits.rules.scoring import joker_gain
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.view import NEUTRALS
from kuluary.games.suits.words import (
    CHARACTERS,
    WORDS,
    CardLeft,
    DeckRecycled,
    GemsRemoved,
    JokerPlaced,
    JokersDiscarded,
    Led,
    PlaceJoker,
    Played,
    RoundTaken,
    TrumpTurned,
)

PROMPTS = {"lead", "follow", "follow_no_gem", "any", "any_no_gem", "contribute", "leave", "joker"}
IN_THE_STATE = frozenset(
    [f"won by {how}" for how in ("points", "cards", "gems", "shared")]
    + [f"pile of {size}" for size in range(1, 9)]
    + [f"{count} power cards" for count in range(5)]
)
"""What can be seen of the last position alone."""
NEVER: frozenset[str] = frozenset()
"""What no golden game shows: nothing."""

EVERYTHING = (
    IN_THE_STATE
    | {f"{seats} seats" for seats in (3, 4, 5, 6)}
    | {"4 in teams", "uniform6", "own jokers", "power per player"}
    | {f"asked {prompt}" for prompt in PROMPTS}
    | {word.__name__ for word in WORDS if issubclass(word, (Action, Event))}
    | {f"{character} is trump" for character in CHARACTERS}
    | {"trump led", "round taken by a trump", "round taken by the lead suit", "off suit beaten"}
    | {"all bribed but the leader", "led with a joker", "taken with a power card"}
    | {"full length", "early end", "gems removed", "leader without cards", "one seat alone"}
    | {"joker by choice", "joker by force", "joker at a loss", "joker discarded", "equal pile left to the partner"}
    | {"joker on the partner's pile", "pile that does not count"}
    | {"recycled once", "recycled twice", "left the trump", "left an own card"}
    | {f"left a {kind} card" for kind in NEUTRALS.values()}
)


def state_features(state: SuitsState) -> set[str]:
    """Name what the last position of a game shows."""
    result = GAME.result(state)
    found = {f"won by {result.how}"}
    for score in result.scores:
        for line in score.lines:
            args = dict(line.args)
            if line.key == "guild":
                found.add(f"pile of {args['symbols']}")
            elif line.key == "power":
                found.add(f"{args['cards']} power cards")
    return found


def features(match: Match) -> set[str]:
    """Name everything a finished game shows."""
    return (
        state_features(match.state)
        | _table(match)
        | _rounds(match)
        | {f"asked {prompt}" for prompt in prompts(match)}
        | _end(match)
    )


def _table(match: Match) -> set[str]:
    options = match.header.options
    found = {f"{match.header.seats} seats", *({"4 in teams"} if options["teams"] and match.header.seats == 4 else ())}
    if options["deck"] == "uniform6":
        found.add("uniform6")
    if options["teams"] and options["jokers"] == "own_only":
        found.add("own jokers")
    if options["teams"] and options["power"] == "per_player":
        found.add("power per player")
    found |= {type(item.event).__name__ for _, item in match.news}
    found |= {type(action).__name__ for seat, action in match.entries if seat != CHANCE and action != PASS}
    return found


def _rounds(match: Match) -> set[str]:
    """Look at every round: who led what, who took it with what."""
    found = set()
    trump = lead = leader = -1
    played: dict[int, int] = {}
    taken: tuple[int, ...] = ()
    for _, item in match.news:
        event = item.event
        if isinstance(event, TrumpTurned):
            trump, played = event.card, {}
            found.add(f"{CHARACTERS[SUIT[trump]]} is trump")
        elif isinstance(event, Led):
            if leader >= 0 and event.seat != leader:
                found.add("leader without cards")
            lead, played = event.card, {event.seat: event.card}
            found |= {"trump led"} if SUIT[lead] == SUIT[trump] else set()
            found |= {"led with a joker"} if value_of(lead) == 1 else set()
        elif isinstance(event, Played):
            played[event.seat] = event.card
        elif isinstance(event, RoundTaken):
            found |= _taking(event, played, lead, trump)
            leader, taken = event.seat, event.cards
        elif isinstance(event, CardLeft):
            found |= {"left the trump"} if event.card == trump else set()
            found |= {"left an own card"} if event.card == played[event.seat] else set()
            if value_of(event.card) in NEUTRALS:
                found.add(f"left a {NEUTRALS[value_of(event.card)]} card")
            assert event.card in taken
    return found


def _taking(event: RoundTaken, played: dict[int, int], lead: int, trump: int) -> set[str]:
    best = played[event.seat]
    found = {"round taken by a trump" if SUIT[best] == SUIT[trump] else "round taken by the lead suit"}
    if any(SUIT[card] not in (SUIT[lead], SUIT[trump]) and value_of(card) > value_of(best) for card in played.values()):
        found.add("off suit beaten")
    if len(played) == 1 and event.gems:
        found.add("all bribed but the leader")
    if len(played) == 1 and not event.gems:
        found.add("one seat alone")
    if value_of(best) == 13:
        found.add("taken with a power card")
    return found


def _end(match: Match) -> set[str]:
    """Look at the end: its kind, gems, jokers, piles."""
    events = [item.event for _, item in match.news]
    view = match.view(None)
    found = {"full length" if view.round == view.rounds else "early end"}
    found |= {"gems removed"} if any(isinstance(event, GemsRemoved) for event in events) else set()
    recycled = sum(isinstance(event, DeckRecycled) for event in events)
    found |= {f"recycled {('once', 'twice')[number]}" for number in range(recycled)}
    chosen = [(seat, action.guild) for seat, action in match.entries if isinstance(action, PlaceJoker)]
    for event in events:
        if isinstance(event, JokerPlaced):
            found.add("joker by choice" if (event.seat, event.guild) in chosen else "joker by force")
            side = match.state.setup.side_of[event.seat]
            if joker_gain(view.standings[side].symbols[event.guild] - 1) < 0:
                found.add("joker at a loss")
            own = [pile for pile in view.seats[event.seat].piles if pile.guild == event.guild and pile.joker]
            found |= set() if own else {"joker on the partner's pile"}
        elif isinstance(event, JokersDiscarded):
            found.add("joker discarded")
    if any(action == PASS for _, action in match.entries):
        found.add("equal pile left to the partner")
    if any(not pile.counts for seat in view.seats for pile in seat.piles):
        found.add("pile that does not count")
    return found


def _wants(*words: str) -> frozenset[str]:
    return frozenset(words)


SCENARIOS = {
    "three": Scenario(3, _wants("won by points", "full length", "joker by choice"), habit=bribing(0.6)),
    "three-early": Scenario(3, _wants("early end", "joker at a loss"), habit=never_bribes),
    "three-eight": Scenario(3, _wants("pile of 8"), habit=bribing(0.5)),
    "three-alone": Scenario(3, _wants("gems removed", "leader without cards", "one seat alone"), habit=bribing(0.15)),
    "four": Scenario(4, _wants("joker by force", "joker by choice"), habit=bribing(0.5)),
    "four-cards": Scenario(4, _wants("won by cards"), habit=bribing(0.4)),
    "four-gems": Scenario(4, _wants("won by gems"), habit=bribing(0.4)),
    "four-shared": Scenario(4, _wants("won by shared"), habit=bribing(0.4)),
    "four-teams": Scenario(
        4, _wants("pile that does not count", "joker on the partner's pile"), {"teams": True}, bribing(0.4)
    ),
    "four-teams-own": Scenario(
        4, _wants("equal pile left to the partner"), {"teams": True, "jokers": "own_only"}, bribing(0.4)
    ),
    "four-teams-power": Scenario(
        4, _wants("4 power cards"), {"teams": True, "power": "per_player", "deck": "uniform6"}, bribing(0.4)
    ),
    "five": Scenario(5, _wants("joker discarded", "all bribed but the leader"), habit=bribing(0.5)),
    "five-gems-removed": Scenario(5, _wants("gems removed", "early end"), habit=bribing(0.1)),
    "five-uniform": Scenario(5, _wants("full length"), {"deck": "uniform6"}, always_bribes),
    "six": Scenario(
        6, _wants("recycled twice", "full length", "left the trump", "left a joker card"), habit=bribing(0.6)
    ),
    "six-early": Scenario(6, _wants("early end", "recycled once", "left an own card"), habit=never_bribes),
    "six-options": Scenario(
        6,
        _wants("left a power card", "left a penalty card"),
        {"jokers": "own_only", "power": "per_player", "deck": "uniform6"},
        bribing(0.4),
    ),
}
