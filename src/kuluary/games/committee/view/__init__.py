"""What a seat sees, built field by field: the table, and what the rules make of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from kuluary.core import Action, Decision
from kuluary.core.looking import Memory, Sight, behind, glance, keep, part
from kuluary.games.committee.content.records import Content
from kuluary.games.committee.judgement.candidates import main_candidates, mission_candidates
from kuluary.games.committee.rules.help import eased_ways, main_condition
from kuluary.games.committee.rules.interrogations import supply_left
from kuluary.games.committee.rules.main_missions import DONE, WAITING, anomaly_city, condition
from kuluary.games.committee.rules.regular_missions import next_space
from kuluary.games.committee.rules.round import NEW_MISSIONS, HoldMission, MoveCards, ShiftCards
from kuluary.games.committee.rules.stress import stress_due
from kuluary.games.committee.state import ACTION_PHASE, MISSION_PHASE, NOWHERE, PHASES, TRUNK, Card, CommitteeState
from kuluary.games.committee.state.agent import action_supply, slots_in
from kuluary.games.committee.view.agent import ally_facts, check_facts, counted, helps_on, seat_facts
from kuluary.games.committee.view.check import check_ahead, check_now
from kuluary.games.committee.view.incomes import income_rows
from kuluary.games.committee.view.odds import action_odds, open_answers
from kuluary.games.committee.view.visits import in_serve, visits
from kuluary.games.committee.words.actions import DoMain, DoMission, DoPersonal, TakeAlly, Unlock, UnlockFree
from kuluary.games.committee.words.names import (
    CITIES,
    DIVISIONS,
    FAILURES,
    HELPS,
    MAINS,
    SPACES,
    STRESS,
)
from kuluary.games.committee.words.views import (
    AllyFacts,
    Caution,
    CityFacts,
    CommitteeView,
    ConditionFacts,
    MainFacts,
    MissionFacts,
    Price,
    RoadFacts,
    Space,
    Stock,
    Visit,
)


def view(state: CommitteeState, seat: int | None) -> CommitteeView:
    """Give the table as a seat sees it."""
    found: CommitteeView = sights(state, (seat,))[seat].view
    return found


def sights(state: CommitteeState, seats: Iterable[int | None], memory: Memory | None = None) -> dict[int | None, Sight]:
    """Give the table as several seats see it: all of it lies open, only where they could go is their own."""
    table = glance(state) if memory is None else memory.look(state)
    shown = {**part(table, _table), **_open_now(table)}
    playing = part(table, _is_going_on)
    serving = in_serve(table)
    found = {}
    for seat in seats:
        guest = seat if serving is None else serving
        offers = part(table, visits, guest) if playing else ()
        own = keep(table, ("own", guest), offers, _offered, offers)
        found[seat] = Sight(CommitteeView, shown, own, {"seat": seat})
    if memory is not None:
        memory.look_away()
    return found


def _offered(offers: tuple[Visit, ...]) -> dict[str, Any]:
    return {"visits": offers}


def _open_now(state: CommitteeState) -> dict[str, Any]:
    """Give what hangs on the questions that are open: another one after nearly every play, so it is no part."""
    if not part(state, _is_going_on):
        return {"warnings": (), "odds": (), "incomes": ()}
    answers = open_answers(behind(state))
    found: dict[str, tuple[object, ...]] = {
        "warnings": _warnings(behind(state), answers),
        "odds": action_odds(state, answers),
        "incomes": income_rows(state),
    }
    return {name: keep(state, name, rows, tuple, rows) for name, rows in found.items()}


def _is_going_on(state: CommitteeState) -> bool:
    return not state.how and state.main < len(state.mains) and bool(state.on_main)


def _table(state: CommitteeState) -> dict[str, Any]:
    """Give the table as everyone sees it."""
    setup = state.setup
    playing = part(state, _is_going_on)
    return {
        "scenario": setup.scenario.name,
        "round": state.round,
        "phase": PHASES[state.phase],
        "how": state.how,
        "limit": part(state, _limit),
        "fund": part(state, _fund),
        "actions": part(state, action_supply),
        "stress_discard": part(state, _stress_discard),
        "stress_unseen": part(state, _stress_unseen),
        "deck": state.deck,
        "serving": state.serving if state.serving >= 0 else None,
        "missions": part(state, _missions),
        "fails": part(state, _fails),
        "failing": part(state, _failing),
        "mains": part(state, _mains),
        "anomaly": CITIES[part(state, anomaly_city)] if playing else None,
        "progress": part(state, _spaces),
        "failures": state.failed,
        "failures_left": FAILURES - state.failed,
        "next_space": (part(state, next_space) or None) if playing else None,
        "spaces_left": part(state, _spaces_left) if playing else 0,
        "area": tuple(setup.scenario.tokens[token][0] for token in slots_in(state.area)),
        "clock": state.clock if setup.scenario.strikes else None,
        "strikes_at": setup.seats + setup.scenario.strikes if setup.scenario.strikes else None,
        "cities": part(state, _cities),
        "roads": part(state, _roads),
        "allies": part(state, _allies),
        "help": part(state, _help),
        "interrogation_supply": part(state, supply_left),
        "seats": tuple([part(state, seat_facts, other) for other in range(setup.seats)]),
        "check": part(state, check_now) if state.check_seat >= 0 else None,
        "ahead": part(state, check_ahead) if playing else None,
        "due": part(state, stress_due),
    }


def _limit(state: CommitteeState) -> Stock:
    return _stock(state.limit, state.calm, state.stress)


def _fund(state: CommitteeState) -> Stock:
    return _stock(state.fund, state.calm_fund, 0)


def _stress_discard(state: CommitteeState) -> tuple[tuple[str, int], ...]:
    return counted(STRESS, [state.discard.count(face) for face in range(len(STRESS))])


def _stress_unseen(state: CommitteeState) -> tuple[tuple[str, int], ...]:
    unseen = [0] * len(STRESS)
    for bag in state.bags:
        for face in bag:
            unseen[face] += 1
    return counted(STRESS, unseen)


def _missions(state: CommitteeState) -> tuple[MissionFacts, ...]:
    cards = sorted(state.cards, key=lambda card: (card.division, card.number))
    return tuple([part(state, _mission, card) for card in cards])


def _spaces(state: CommitteeState) -> tuple[Space, ...]:
    return tuple([_space(state, space) for space in range(1, SPACES + 1)])


def _cities(state: CommitteeState) -> tuple[CityFacts, ...]:
    content = state.setup.content
    anomaly = part(state, anomaly_city) if part(state, _is_going_on) else NOWHERE
    agents: list[list[int]] = [[] for _ in CITIES]
    missions: list[list[int]] = [[] for _ in CITIES]
    tokens: list[list[int]] = [[] for _ in CITIES]
    for seat, city in enumerate(state.cities):
        if city >= 0:
            agents[city].append(seat)
    for card in state.cards:
        if card.place < TRUNK:
            missions[card.place].append(card.number)
    for city, token in state.interrogations:
        tokens[city].append(token)
    found = []
    for city, printed in enumerate(content.city_tokens):
        closed, allies = bool(state.shut >> city & 1), state.out & printed
        here = (closed, city == anomaly, tuple(agents[city]), tuple(missions[city]), allies, tuple(tokens[city]))
        found.append(keep(state, ("city", city), here, _city, content, city, *here))
    return tuple(found)


def _roads(state: CommitteeState) -> tuple[RoadFacts, ...]:
    content, jammed = state.setup.content, state.jammed
    return tuple(
        [
            RoadFacts(
                CITIES[road.cities[0]],
                CITIES[road.cities[1]],
                content.routes.cost(index, jammed),
                bool(jammed >> index & 1),
            )
            for index, road in enumerate(content.roads)
        ]
    )


def _allies(state: CommitteeState) -> tuple[AllyFacts, ...]:
    return tuple([ally_facts(state.setup.content.missions[number]) for number in _shown_allies(state)])


def _help(state: CommitteeState) -> tuple[tuple[str, int | None], ...]:
    return tuple([(name, None if place == NOWHERE else place) for name, place in zip(HELPS, state.help, strict=True)])


def _stock(goods: list[int], calm: int, stress: int) -> Stock:
    doc, med, eq, fuel = goods
    return Stock(doc, med, eq, fuel, calm, stress)


def _shown_allies(state: CommitteeState) -> list[int]:
    """List the allies on the map and beside the boards."""
    return sorted([*slots_in(state.out), *[number for allies in state.allies for number in allies]])


def _mission(state: CommitteeState, card: Card) -> MissionFacts:
    mission = state.setup.content.missions[card.number]
    in_city = card.place < TRUNK
    now = None
    if mission.price is not None:
        ways = eased_ways(state, mission.price, card.number)
        now = Price(*ways[0]) if len(ways) == 1 else None
    interrogations = state.setup.content.interrogations
    return MissionFacts(
        mission=card.number,
        mission_kind=mission.kind.name,
        division=card.division,
        fails_in=_fails_in(state, card.division),
        city=CITIES[mission.city],
        place=CITIES[card.place] if in_city else None,
        carrier=None if in_city else card.place - TRUNK,
        cities=tuple(CITIES[city] for city in mission.cities),
        target=CITIES[mission.target] if mission.target >= 0 else None,
        price=mission.price,
        now=now,
        checks=tuple(fact for fact in map(check_facts, mission.checks) if fact),
        answers=tuple(fact for fact in (check_facts(interrogations[token]) for token in card.answers) if fact),
        missing_answers=mission.kind.answers_wanted(card),
        help=helps_on(state, card.number),
        candidates=part(state, mission_candidates, card),
    )


_UNMOVED: Final = (HoldMission, MoveCards, ShiftCards)
"""The steps of the mission phase before its cards have moved."""


def _next_failing(state: CommitteeState) -> int:
    """Give the round in whose mission phase division 1 fails: another one as soon as the cards have moved (C-3.5)."""
    moved = state.phase == MISSION_PHASE and not any(isinstance(step, _UNMOVED) for step in state.agenda)
    return state.round + (state.phase >= ACTION_PHASE - 1 or state.round <= 1 or moved)


def _fails_in(state: CommitteeState, division: int) -> int:
    """Give the round in whose mission phase a card fails if nobody completes or holds it (C-3.5)."""
    return part(state, _next_failing) + division - 1


def _failing(state: CommitteeState) -> tuple[int, ...]:
    return tuple([_fails_in(state, division) for division in range(1, DIVISIONS + 1)])


def _fails(state: CommitteeState) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """List what fails when."""
    rounds: dict[int, list[int]] = {}
    for card in state.cards:
        rounds.setdefault(_fails_in(state, card.division), []).append(card.number)
    return tuple((when, tuple(sorted(numbers))) for when, numbers in sorted(rounds.items()))


def _mains(state: CommitteeState) -> tuple[MainFacts, ...]:
    latest = _latest_rounds(state)
    spaces = {code - DONE: space for space, code in enumerate(state.progress) if DONE <= code < WAITING}
    found = []
    for place, main in enumerate(state.mains):
        done = place < state.main
        current = place == state.main
        token = state.on_main[place] if state.on_main else -1
        conditions = tuple(
            ConditionFacts(
                city=CITIES[entry.city],
                price=entry.price,
                check=check_facts(entry.check),
                met=done or (current and part < state.key),
                current=current and part == state.key,
                help=helps_on(state, main_condition(place, part)),
            )
            for part, entry in enumerate(state.setup.content.mains[main])
        )
        found.append(
            MainFacts(
                main=MAINS[main],
                space=spaces[main] if done else state.setup.scenario.mains[place],
                conditions=conditions,
                token=state.setup.scenario.tokens[token][0] if token >= 0 else None,
                done=done,
                current=current,
                latest_round=latest[place],
                candidates=part(state, main_candidates) if current and not state.how else (),
            )
        )
    return tuple(found)


def _latest_rounds(state: CommitteeState) -> list[int | None]:
    """Give by main mission the last round in which it can be completed, if no card is held (C-3.24)."""
    spaces = state.setup.scenario.mains
    coming = sorted([_fails_in(state, card.division) for card in state.cards])
    next_deal = state.round + (1 if state.phase >= ACTION_PHASE - 1 or state.round <= 1 else 0)
    for number in range(state.deck // 4):
        coming += [next_deal + number + DIVISIONS] * NEW_MISSIONS
    laid = sum(1 for code in state.progress if 0 < abs(code) < DONE)
    found: list[int | None] = []
    for place, space in enumerate(spaces):
        fit = space - 1 - place - laid
        forced = coming[fit] if place >= state.main and 0 <= fit < len(coming) else None
        found.append(None if forced is None else forced - 1)
    return found


def _spaces_left(state: CommitteeState) -> int:
    """Count the free spaces before the next main mission."""
    return sum(1 for space in range(1, state.setup.scenario.mains[state.main]) if not state.progress[space])


def _space(state: CommitteeState, space: int) -> Space:
    code = state.progress[space]
    if code >= WAITING:
        return Space(space, "waiting", None, MAINS[code - WAITING])
    if code >= DONE:
        return Space(space, "main", None, MAINS[code - DONE])
    if code:
        return Space(space, "done" if code > 0 else "failed", abs(code), None)
    return Space(space, "free", None, None)


def _city(
    content: Content,
    city: int,
    closed: bool,
    anomaly: bool,
    agents: tuple[int, ...],
    missions: tuple[int, ...],
    allies: int,
    tokens: tuple[int, ...],
) -> CityFacts:
    entry = content.cities[city]
    checks = [(token, check_facts(content.interrogations[token])) for token in tokens]
    return CityFacts(
        city=CITIES[city],
        region=entry.region,
        effect=entry.effect.name,
        closed=closed,
        anomaly=anomaly,
        agents=agents,
        missions=missions,
        allies=tuple(slots_in(allies)),
        interrogations=tuple([(token, fact) for token, fact in checks if fact]),
    )


def _warnings(state: CommitteeState, answers: Iterable[tuple[Decision, Action]]) -> tuple[Caution, ...]:
    """Say what cannot be taken back about the answers that are open now (C-4.2, C-10.6)."""
    warnings = [_warning(state, asked, action) for asked, action in answers if type(action) in _FOR_GOOD]
    return tuple([warning for warning in warnings if warning is not None])


_FOR_GOOD: Final = frozenset({DoMission, DoMain, DoPersonal, TakeAlly, Unlock, UnlockFree})
"""Answers that may reveal or complete something."""


def _warning(state: CommitteeState, asked: Decision, action: Action) -> Caution | None:
    missions = state.setup.content.missions
    reveals = None
    completes = False
    if isinstance(action, DoMission):
        mission = missions[action.mission]
        card = next(card for card in state.cards if card.number == action.mission)
        reveals = mission.kind.reveals
        completes = mission.kind.completes(card)
    elif isinstance(action, DoMain):
        reveals = "dice" if condition(state).check else None
    elif isinstance(action, DoPersonal):
        reveals = "dice" if state.setup.boards[asked.seat].personal[state.level[asked.seat]].check else "clearance"
    elif isinstance(action, TakeAlly):
        reveals = "dice" if asked.prompt != "win_ally" and missions[action.ally].ally.check else None
    elif isinstance(action, (Unlock, UnlockFree)):
        reveals = "clearance"
    if completes:
        space = next_space(state)
        left = _spaces_left(state) - 1 if space else 0
        return Caution(asked.seat, action, reveals, space or None, left, not space)
    return Caution(asked.seat, action, reveals, None, None, False) if reveals else None
