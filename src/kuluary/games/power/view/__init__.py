"""What a seat sees (P-1.7), built field by field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import ceil
from operator import and_
from typing import Any, Final

from kuluary.core.looking import Memory, Notes, Sight, exact, gathered, kept
from kuluary.games.power.content import Content
from kuluary.games.power.content.cards import (
    AFTER_HOSTS,
    CIRCLE,
    FIRST_SECONDARY,
    GENEROUS,
    GROUP_OF,
    GROUPS,
    KINDS,
    LEVELS,
    OPERATIONS,
    PERSONALITIES,
    PROFESSIONAL_LIMIT,
    PROJECTS,
    SECONDARIES,
    SECONDARY_CARD,
    STAGES,
    SUPERVISED,
    UNIFIED_NATIONS,
    WAR,
    WARS,
)
from kuluary.games.power.judgement.advice import (
    Drawer,
    Gain,
    Means,
    Shelf,
    alliances,
    circle_advice,
    gains,
    hangs_on_others,
    leads,
    loss,
    means,
    others_count,
    pad,
    pools_in,
    safe_pieces,
    standing,
    strengths,
)
from kuluary.games.power.judgement.goals import best_first, nearest_alliance, nearest_stage, next_operation, on_the_way
from kuluary.games.power.judgement.standing import alliance_phases_left, phases_left
from kuluary.games.power.kinds.final import DiscardColour
from kuluary.games.power.kinds.instant import GiveTribute, RecoverObject
from kuluary.games.power.kinds.professionals import UseGreyCardinal, UseMediator
from kuluary.games.power.rules.action_phase import Act
from kuluary.games.power.rules.alliance_phase import pool
from kuluary.games.power.rules.falcon.turn import aims
from kuluary.games.power.rules.infiltration import (
    AfterInfiltration,
    general_shadows,
    least_pieces,
    operation_pieces,
    positional_shadows,
)
from kuluary.games.power.rules.objects import group_count, own_sign, signs
from kuluary.games.power.rules.professionals import plays
from kuluary.games.power.rules.projects import (
    MoveCoordinator,
    PayInterest,
    StageRewards,
    agents_needed,
    can_advance,
    interest_on,
    signs_held,
    signs_needed,
)
from kuluary.games.power.rules.recall import running
from kuluary.games.power.rules.rounds import turns_to_come
from kuluary.games.power.rules.scoring import total
from kuluary.games.power.state import ACTING, ALLYING, COUNTS, ENDED, FALCON, INTEREST, PHASES, PowerState, is_falcon
from kuluary.games.power.state.decks import numbers_in
from kuluary.games.power.words.actions import Discard, PlayProfessional, Recover, TakeSecondary
from kuluary.games.power.words.views import (
    AllianceView,
    Closer,
    FalconAim,
    FalconView,
    Goal,
    ObjectView,
    OperationView,
    Outcome,
    PadView,
    PowerSeat,
    PowerView,
    ProfessionalView,
    ProjectView,
    RowCard,
    Spark,
    Strength,
    TributeView,
)


def view(state: PowerState, seat: int | None) -> PowerView:
    """Give the table as a seat sees it; hands of others and the order of decks stay hidden."""
    found: PowerView = sights(state, (seat,))[seat].view
    return found


def sights(state: PowerState, seats: Iterable[int | None], memory: Memory | None = None) -> dict[int | None, Sight]:
    """Give the table as several seats see it: what lies open is looked at once."""
    look = _Look(state, {} if memory is None else memory.notes(state))
    return {seat: Sight(PowerView, look.table, _own(look, seat)) for seat in seats}


Facts = tuple[int, int, int, int, int, int, int, bool, bool, bool, int]
"""What is shown of a seat and changes without its standing, as `_Look` reads it."""


class _Look:
    """A look at a position: what several parts of views are made from, read once."""

    __slots__ = (
        "acts",
        "coming",
        "discount",
        "lies",
        "means",
        "notes",
        "on_operations",
        "on_row",
        "operations",
        "paid",
        "row",
        "score",
        "seats",
        "seen",
        "shelves",
        "stages",
        "state",
        "table",
    )

    def __init__(self, state: PowerState, notes: Notes) -> None:
        self.state = state
        self.notes = notes
        agenda = state.agenda
        self.coming = tuple(turns_to_come(state))
        self.acts = next((step for step in reversed(agenda) if type(step) is Act), None)
        """The turn that goes on or comes next."""
        self.paid = tuple([(step.seat, step.project) for step in agenda if type(step) is MoveCoordinator])
        """The advances that are paid for already: seat and project."""
        step = agenda[-1] if agenda else None
        self.discount = step.discount if type(step) is UseGreyCardinal else 0
        """What Grey Cardinal takes off an advance that is about to be chosen."""
        players = range(state.setup.players)
        self.score, self.shelves = self._standings()
        """What points hang on, by a number that changes with it; and what is known of every seat's."""
        self.stages = bytes(state.stages)
        pieces = state.pieces
        self.lies = [bytes([pieces[card] for card in state.owned[seat]]) for seat in players]
        """Pieces on the objects of every seat."""
        self.means = [means(state, seat, spent=False) for seat in players]
        self.row = tuple(
            [
                (card, place, holder, pieces[card] if holder >= 0 else 0, shade)
                for place, (card, holder, shade) in enumerate(zip(state.row, state.holders, state.shade, strict=True))
            ]
        )
        self.on_row, self.on_operations = [0] * len(players), [0] * len(players)
        """Pieces of every seat there."""
        for _, _, holder, lying, _ in self.row:
            if lying:
                self.on_row[holder] += lying
        self.operations = (state.operations, tuple(state.operation_owner), tuple(state.operation_pieces))
        if any(state.operation_pieces):
            for owner, lying in zip(state.operation_owner, state.operation_pieces, strict=True):
                self.on_operations[owner] += lying
        self.seats = tuple([self._seat(seat) for seat in players])
        self.seen: dict[tuple[int, int], PowerSeat] = {}
        """By seat and what is known of its hand, what is shown of it."""
        self.table = _table(self)

    def _standings(self) -> tuple[int, Sequence[Shelf]]:
        state = self.state
        now = (
            state.counts[:],
            state.owned[:],
            bytes(state.mates),
            state.concluded[:],
            state.stages[:],
            state.operation_owner[:],
            [left > 0 for left in state.supply],
            state.discard,
        )
        before, known_now = self.notes.get("standings", (None, (0, ())))
        if before != now:
            notes, players = self.notes, range(state.setup.players)
            shelves = []
            for seat in players:
                points, more, stakes = standing(state, seat)
                inner = kept(notes, ("more", seat), more, Drawer)
                shelves.append(kept(notes, ("shelf", seat), points, Shelf, inner, stakes))
            known_now = (known_now[0] + 1, shelves)
            self.notes["standings"] = now, known_now
        found: tuple[int, Sequence[Shelf]] = known_now
        return found

    def _seat(self, seat: int) -> Facts:
        state = self.state
        return (
            state.active[seat],
            state.reserve[seat],
            sum(self.lies[seat]),
            self.on_row[seat],
            self.on_operations[seat],
            state.hands[seat].bit_count(),
            state.professionals[seat].bit_count(),
            state.supervisor == seat,
            state.headhunter == seat,
            state.phase == ACTING and seat in self.coming,
            state.falcon_shadow,
        )

    def is_spent(self, seat: int) -> bool:
        """Tell whether a seat has used its shadow agents up: only whoever is having its turn can (P-10.13)."""
        return self.state.spent and self.acts is not None and self.acts.seat == seat


def _own(look: _Look, seat: int | None) -> dict[str, Any]:
    """Give what a seat sees in its own way."""
    state, notes = look.state, look.notes
    hand: tuple[AllianceView, ...] = ()
    worth: tuple[Gain, ...] = ()
    if seat is not None:
        asked = kept(notes, ("pools", seat), state.hands[seat], pools_in, state, seat)
        there = {where: pool(state, seat, where) for where in asked}
        now = leads(state, there)
        shelf, cards = look.shelves[seat], state.hands[seat]
        others = None
        if hangs_on_others(state, seat):
            others = kept(notes, ("others", seat), (look.score, cards), others_count, state, seat)
        own = (shelf.more, shelf.stakes, cards)
        hand = exact(notes, ("hand", seat), (own, others, there), alliances, state, seat, shelf, there)
        worth = kept(notes, ("gains", seat), (own, now, state.row), gains, state, seat, shelf, now)
    row, projects, operations = _row(look, seat, worth), _projects(look, seat), _operations(look, seat)
    return {
        "seat": seat,
        "supervised": state.phase == ACTING and state.supervisor == seat,
        "row": row,
        "projects": projects,
        "operations": operations,
        "goals": _goals(look, seat, row, worth, projects, operations, hand),
        "seats": _seats(look, seat),
        "hand": hand,
        "professionals": () if seat is None else _professionals(look, seat),
        "known_top": known_top(state, seat),
        "pads": _pads(look, seat),
        "idles": () if seat is None else _idles(look, seat),
        "returning": 0 if seat is None else _returning(look, seat),
        "more_recalls": () if seat is None else _more_recalls(state, seat),
        "circles": None if seat is None else circle_advice(state, seat, look.shelves[seat]),
        "outcomes": () if seat is None else _outcomes(state, seat),
    }


def _table(look: _Look) -> dict[str, Any]:
    """Give what everybody sees alike."""
    state, notes = look.state, look.notes
    setup = state.setup
    professionals = setup.content.professionals
    supply = state.supply[:]
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "rounds": setup.rounds,
        "circle": state.phases,
        "wars": state.wars,
        "wars_left": len(WARS) - state.wars - state.wars_gone,
        "supervisor": state.supervisor,
        "headhunter": state.headhunter if state.headhunter >= 0 else None,
        "turn": _turn(look) if state.phase == ACTING else None,
        "order": setup.clockwise[state.supervisor],
        "row_length": setup.row,
        "deck": len(state.deck),
        "deck_kinds": kept(notes, "deck_kinds", state.deck, _deck_kinds, state),
        "discard": state.discard,
        "supply": kept(notes, "supply", supply, tuple, supply),
        "alliance_deck": len(state.alliance_bag) + len(state.alliance_top),
        "alliance_discard": state.alliance_discard,
        "professional_limit": PROFESSIONAL_LIMIT,
        "professional_deck": len(state.professional_bag),
        "professional_discard": tuple([professionals[card] for card in state.professional_discard]),
        "tribute": _tribute(state),
        "falcon": _falcon(look) if setup.level >= 0 else None,
    }


def _deck_kinds(state: PowerState) -> tuple[int, ...]:
    kinds = [0] * len(KINDS)
    for card in state.deck:
        if card >> 3 != WAR:
            kinds[card >> 3] += 1
    return tuple(kinds)


def _turn(look: _Look) -> int | None:
    """Give the seat that is having its turn: whoever still pays or chooses for it comes before those to follow."""
    for step in reversed(look.state.agenda):
        if isinstance(step, (PayInterest, MoveCoordinator)):
            return step.seat
        if isinstance(step, Act):
            break
    return look.coming[0] if look.coming else None


# What lies there


def known_top(state: PowerState, seat: int | None) -> tuple[int | None, ...]:
    """Give the top of the alliance deck as far as a seat has seen it; trailing unknown cards are left out."""
    if seat is None or not state.alliance_top:
        return ()
    seen = [
        alliance if viewers >> seat & 1 else None
        for alliance, viewers in zip(state.alliance_top, state.top_known, strict=True)
    ]
    while seen and seen[-1] is None:
        seen.pop()
    return tuple(seen)


def _row(look: _Look, seat: int | None, worth: tuple[Gain, ...]) -> tuple[RowCard, ...]:
    """Show the row, and what it means to a seat."""
    state, notes = look.state, look.notes
    if seat is None:
        offers = [_NO_OFFER] * len(look.row)
        return tuple([_card(look, None, shown, offer) for shown, offer in zip(look.row, offers, strict=True)])
    own = look.means[seat] if not look.is_spent(seat) else means(state, seat, spent=True)
    coming = look.coming
    to_come = seat in coming
    later = tuple([(other, look.means[other]) for other in coming[coming.index(seat) + 1 :]]) if to_come else ()
    hidden = tuple(state.professionals) if state.setup.professionals else ()
    key = (look.row, own, later, to_come, worth, state.concluded[seat], hidden)
    return exact(notes, ("row", seat), key, _cards, look, seat, own, later, to_come, worth)


def _cards(
    look: _Look,
    seat: int,
    own: Means,
    later: tuple[tuple[int, Means], ...],
    to_come: bool,
    worth: tuple[Gain, ...],
) -> tuple[RowCard, ...]:
    state = look.state
    content = state.setup.content
    active, within_reach = own.active, own.reach
    concluded = 0 if is_falcon(state, seat) else state.concluded[seat]
    generous = concluded & content.generous
    found = []
    stronger = strengths(later, own.shadows, len(look.row))
    for shown, (points, opens, closer), rivals in zip(look.row, worth, stronger, strict=True):
        card, place, holder, *_ = shown
        within = place < within_reach
        own_shadows = own.shadows_at(place)
        mine = holder == seat
        least = None if mine else least_pieces(state, place, own_shadows)
        advancing = concluded & content.advancing[GROUP_OF[card >> 3]]
        offer = (
            within,
            own_shadows,
            least,
            within and least is not None and least <= active,
            max(0, least - active) if least is not None else 0,
            safe_pieces(active, least, rivals) if least is not None and within and to_come else None,
            not (state.setup.professionals and any(state.professionals[rival.seat] for rival in rivals)),
            rivals,
            _sparks(advancing, generous) if within and not mine and (advancing or generous) else (),
            points,
            opens,
            closer,
        )
        found.append(_card(look, seat, shown, offer))
    return tuple(found)


Offer = tuple[
    bool,
    int,
    int | None,
    bool,
    int,
    int | None,
    bool,
    tuple[Strength, ...],
    tuple[Spark, ...],
    int | None,
    tuple[int, ...],
    tuple[Closer, ...],
]
"""What a card of the row means to a seat, as `_cards` works it out."""
_NO_OFFER: Final[Offer] = (False, 0, None, False, 0, None, True, (), (), None, (), ())
"""What a card offers those who only watch."""


def _card(look: _Look, seat: int | None, shown: tuple[int, int, int, int, int], offer: Offer) -> RowCard:
    content = look.state.setup.content
    return exact(look.notes, ("card", seat, shown[1]), (shown, offer), _row_card, content, shown, offer)


def _row_card(content: Content, shown: tuple[int, int, int, int, int], offer: Offer) -> RowCard:
    card, place, holder, pieces, shade = shown
    kind = card >> 3
    opens_at = next((stage for stage, within in enumerate(content.available) if within > place), None)
    return RowCard(
        card,
        place + 1,
        GROUP_OF[kind],
        content.minimum[kind],
        own_sign(kind),
        content.special[kind],
        holder if holder >= 0 else None,
        pieces,
        shade,
        offer[0],
        opens_at == 0,
        opens_at or None,
        *offer[1:],
    )


@lru_cache(maxsize=1024)
def _sparks(advancing: int, generous: int) -> tuple[Spark, ...]:
    """List the alliances that answer an infiltration (P-9.8, P-9.9)."""
    return (
        *[Spark(number, "advance", 1) for number in numbers_in(advancing)],
        *[Spark(number, "secondary", GENEROUS) for number in numbers_in(generous)],
    )


def _more_recalls(state: PowerState, seat: int) -> tuple[int, ...]:
    """Say, by pieces on a card, how many of them beyond the first a seat may recall at the takeover (P-6.7)."""
    stage = state.stages[4 * seat + UNIFIED_NATIONS]
    extra = state.setup.content.benefit[UNIFIED_NATIONS][stage - 1] if stage else 0
    return _beyond_first(extra, state.active[seat])


@lru_cache(maxsize=256)
def _beyond_first(extra: int, active: int) -> tuple[int, ...]:
    return tuple([min(extra, max(0, pieces - 1)) for pieces in range(active + 1)])


def _returning(look: _Look, seat: int) -> int:
    """Count the pieces of a seat that come back at the takeover as things are, one a card (P-6.5, P-6.6)."""
    lies = look.lies[seat]
    run = len(running(look.state, seat)) if look.on_operations[seat] else 0
    return len(lies) - lies.count(0) + look.state.holders.count(seat) + run


def _idles(look: _Look, seat: int) -> tuple[int | None, ...]:
    """Say of every card with how many pieces on it the seat, supervisor next, would miss its turn (P-3.3, P-3.8).

    That is so as the row lies now, without a professional to play; None where no number would leave too few.
    """
    state = look.state
    setup = state.setup
    if seat not in look.coming or (state.supervisor + 1) % setup.players != seat or state.professionals[seat]:
        return ()
    own, free = look.means[seat], [card for card, _, holder, *_ in look.row if holder < 0]
    more = _more_recalls(state, seat)
    there = own.active + _returning(look, seat) + 1 + min(SUPERVISED, state.reserve[seat])
    operation = operation_pieces(state, seat)
    found: list[int | None] = []
    for card, *_ in look.row:
        left = [other for other in free if other != card][: own.reach]
        minima = [setup.content.minimum[other >> 3] - own.shadows_at(place) for place, other in enumerate(left)]
        needed = max(1, min([*minima, operation]))
        numbers = range(1, own.active + 1) if left else ()
        found.append(next((number for number in numbers if there - number + more[number] < needed), None))
    return tuple(found)


def _tribute(state: PowerState) -> TributeView | None:
    """Show the tribute that is being paid: who owes, who is spared, what hangs on it (P-9.3, P-9.12)."""
    owed = [step for step in reversed(state.agenda) if isinstance(step, GiveTribute)]
    if not owed:
        return None
    taker, number = owed[0].taker, owed[0].alliance
    content = state.setup.content
    alliance = content.alliances[number]
    players = state.setup.clockwise[taker]
    cards = {other: group_count(state, other, alliance.group) for other in players}
    cards[owed[0].seat] -= cards[owed[0].seat] > 0
    leads = cards.pop(taker) + 1 > max(cards.values())
    contested = [state.concluded[owner] & content.contested for owner in range(state.setup.seats)]
    return TributeView(
        seat=taker,
        alliance=number,
        owing=tuple([step.seat for step in owed]),
        spared=tuple([other for other in players[1:] if signs(state, other, alliance.sign)]),
        prizes=tuple(
            [
                prize
                for mask in contested
                for prize in numbers_in(mask)
                if leads and content.alliances[prize].group == alliance.group
            ]
        ),
    )


_CHOOSING: Final = (DiscardColour, AfterInfiltration, StageRewards, RecoverObject, UseMediator)
"""Steps that ask which card somebody takes or discards for what an alliance or a professional offers."""


def _outcomes(state: PowerState, seat: int) -> tuple[Outcome, ...]:
    """Say what a seat would have after each card it may take or discard now (P-9.4, P-9.9, P-9.10, P-9.16)."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, _CHOOSING) or step.seat != seat:
        return ()
    found: dict[int, int] = {}
    run: Callable[[PowerState, int, Any], None] = step.run  # it takes what it has offered itself
    for action in [action for decision in step.ask(state) for action in decision.actions]:
        if isinstance(action, (Discard, Recover, TakeSecondary)):
            twin = state.clone()
            twin.agenda.pop()
            run(twin, seat, action)
            card = SECONDARY_CARD[action.secondary] if isinstance(action, TakeSecondary) else action.card
            found[card] = total(twin, seat)
    return tuple([Outcome(card, points) for card, points in found.items()])


def _projects(look: _Look, seat: int | None) -> tuple[ProjectView, ...]:
    state, notes = look.state, look.notes
    if seat is None:
        key: object = (look.stages, state.wars)
    else:
        own = (look.shelves[seat], state.active[seat], state.reserve[seat])
        key = (look.stages, state.wars, own, look.discount, look.paid)
    return exact(notes, ("projects", seat), key, _next_stages, look, seat)


def _next_stages(look: _Look, seat: int | None) -> tuple[ProjectView, ...]:
    return tuple([_project(look, seat, project) for project in range(len(PROJECTS))])


def _project(look: _Look, seat: int | None, project: int) -> ProjectView:
    """Show a project, say what it takes a seat to advance there, and what its stage brings."""
    state = look.state
    content, discount = state.setup.content, look.discount
    agents_now, signs_now = _at_war(content.agents[project], state.wars), _at_war(content.signs[project], -state.wars)
    stage = agents = need = held = active = reserve = 0
    ready = can = paid = False
    if seat is not None:
        stage = state.stages[4 * seat + project]
        ready = stage < STAGES
        held = signs_held(state, seat, project)
        active, reserve = state.active[seat], state.reserve[seat]
        paid = bool(look.paid) and (seat, project) in look.paid
        if ready:
            agents, need = agents_needed(state, seat, project, discount), signs_needed(state, seat, project)
            can = can_advance(state, seat, project, discount)
    facts = (
        project,
        tuple(state.stages[project :: len(PROJECTS)]),
        content.agents[project],
        content.signs[project],
        content.benefit[project],
        content.stage_points[project],
        agents_now,
        signs_now,
        stage,
        content.benefit[project][stage - 1] if stage else 0,
        content.agents[project][stage] if ready else 0,
        agents,
        active,
        max(0, active - agents - (ready and not stage and not agents and not reserve)),
        content.signs[project][stage] if ready else 0,
        need,
        held,
        can,
        0 if paid else max(0, agents - active),
        max(0, need - held),
        paid,
        stage == STAGES,
    )
    return exact(look.notes, ("project", seat, project), facts, ProjectView, *facts)


@lru_cache(maxsize=64)
def _at_war(printed: tuple[int, ...], more: int) -> tuple[int, ...]:
    """Give what a project asks for by stage, as wars have it (P-5.19)."""
    return tuple([max(0, number + more) for number in printed])


def _goals(
    look: _Look,
    seat: int | None,
    row: tuple[RowCard, ...],
    worth: tuple[Gain, ...],
    projects: tuple[ProjectView, ...],
    operations: tuple[OperationView, ...],
    hand: tuple[AllianceView, ...],
) -> tuple[Goal, ...]:
    """Say what a seat is near to, of each kind one; after the last alliance phase no alliance is a goal.

    Where pieces are makes a project or a card no nearer.
    """
    state, notes = look.state, look.notes
    if seat is None or state.phase == ENDED:
        return ()
    if state.phase != ALLYING and not alliance_phases_left(state):
        hand = ()
    standing = (look.shelves[seat], state.wars, state.row, ceil(phases_left(state)))
    return kept(
        notes,
        ("goals", seat),
        (hand, worth, standing, operations),
        _nearest,
        *(notes, seat, hand, worth, standing, projects, row, operations),
    )


def _nearest(
    notes: Notes,
    seat: int,
    hand: tuple[AllianceView, ...],
    worth: tuple[Gain, ...],
    standing: tuple[Shelf, int, tuple[int, ...], int],
    projects: tuple[ProjectView, ...],
    row: tuple[RowCard, ...],
    operations: tuple[OperationView, ...],
) -> tuple[Goal, ...]:
    _, wars, cards, turns = standing
    lacks = tuple([(project.stage, project.held) for project in projects])
    alliance = kept(notes, ("alliance", seat), (hand, turns), nearest_alliance, hand, turns)
    return best_first(
        (
            kept(notes, ("on the way", seat), (alliance, worth), on_the_way, alliance, worth),
            kept(notes, ("stage", seat), (lacks, wars, cards, turns), nearest_stage, projects, row, turns),
            next_operation(operations, turns),
        )
    )


def _operations(look: _Look, seat: int | None) -> tuple[OperationView, ...]:
    state = look.state
    own: tuple[int, int | None, int] = (0, None, 0)
    if seat is not None:
        spent = look.is_spent(seat)
        shadows = general_shadows(state, seat, spent=spent)
        own = (shadows, operation_pieces(state, seat, spent=spent), state.active[seat])
    return exact(look.notes, ("operations", seat), (look.operations, own), _with_means, look, seat, own)


def _with_means(look: _Look, seat: int | None, own: tuple[int, int | None, int]) -> tuple[OperationView, ...]:
    """Show the operations to whoever has these shadow agents, needs so many pieces for the one on top, and has some."""
    state, notes = look.state, look.notes
    content = state.setup.content
    shadows, pieces, active = own
    found = []
    for number in range(len(OPERATIONS)):
        owner = state.operation_owner[number]
        on_top = number == state.operations
        needed = pieces if on_top else None
        facts = (
            number,
            content.operation_agents[number],
            content.operation_points[number],
            owner if owner >= 0 else None,
            state.operation_pieces[number],
            on_top,
            needed,
            shadows,
            needed is not None and needed <= active,
            max(0, needed - active) if needed is not None else 0,
        )
        found.append(exact(notes, ("operation", seat, number), facts, OperationView, *facts))
    return tuple(found)


def _seats(look: _Look, viewer: int | None) -> tuple[PowerSeat, ...]:
    """Show what lies before every seat; the same to all who know the same of its hand."""
    found, known = [], _seen(look.state, viewer)
    for seat, facts in enumerate(look.seats):
        seen = known[seat]
        shown = look.seen.get((seat, seen))
        if shown is None:
            key = (facts, look.shelves[seat], look.lies[seat])
            shown = kept(look.notes, ("seat", seat, seen), key, _seat, look, seat, seen)
            look.seen[seat, seen] = shown
        found.append(shown)
    return gathered(look.notes, ("seats", viewer), found)


def _seen(state: PowerState, viewer: int | None) -> list[int]:
    """Give what somebody knows of every hand; −1: it is the own one."""
    players = state.setup.players
    first = players * (players if viewer is None else viewer)
    seen = list(map(and_, state.hands, state.known[first : first + players]))
    if state.setup.level >= 0:
        seen[FALCON] = state.hands[FALCON]
    if viewer is not None:
        seen[viewer] = -1
    return seen


def _seat(look: _Look, seat: int, seen: int) -> PowerSeat:
    """Show a seat to whoever has seen this of its hand; −1: to itself."""
    state, own, shelf = look.state, seen < 0, look.shelves[seat]
    active, reserve, on_objects, on_row, on_operations, hand, professionals, *_ = look.seats[seat]
    supervisor, headhunter, to_move = look.seats[seat][7:10]
    key = (shelf.more, shelf.stakes, look.lies[seat])
    objects = kept(look.notes, ("objects", seat, own), key, _objects, look, seat, own)
    return PowerSeat(
        **kept(look.notes, ("holdings", seat), (shelf, state.falcon_shadow), _holdings, state, seat),
        active=active,
        reserve=reserve,
        on_objects=on_objects,
        on_row=on_row,
        on_operations=on_operations,
        objects=objects,
        hand=hand,
        known=() if own else numbers_in(seen),
        professionals=professionals,
        supervisor=supervisor,
        headhunter=headhunter,
        to_move=to_move,
    )


def _holdings(state: PowerState, seat: int) -> dict[str, Any]:
    """Give what cards, alliances and stages make of a seat, wherever its pieces are."""
    counts = state.counts[seat << COUNTS : seat + 1 << COUNTS]
    stages = tuple(state.stages[4 * seat : 4 * seat + 4])
    return {
        "seat": seat,
        "falcon": is_falcon(state, seat),
        "coordinators": sum([stage > 0 for stage in stages]),
        "shadows": general_shadows(state, seat),
        "positional": tuple([positional_shadows(state, seat, place) for place in range(3)]),
        "reach": state.setup.content.available[stages[2]],
        "groups": tuple([group_count(state, seat, group) for group in range(len(GROUPS))]),
        "secondaries": tuple(counts[FIRST_SECONDARY : FIRST_SECONDARY + len(SECONDARIES)]),
        "signs": (*[signs(state, seat, sign) for sign in range(3)], counts[INTEREST]),
        "stages": stages,
        "concluded": numbers_in(state.concluded[seat]),
        "operations": tuple([number for number, owner in enumerate(state.operation_owner) if owner == seat]),
    }


def _objects(look: _Look, seat: int, own: bool) -> tuple[ObjectView, ...]:
    """Show the objects before a seat; to itself with what it would lose without them."""
    state, notes, shelf = look.state, look.notes, look.shelves[seat]
    found = []
    for card, pieces in zip(state.owned[seat], look.lies[seat], strict=True):
        mate = state.mates[card]
        # An attached one goes with its host.
        host = mate if GROUP_OF[card >> 3] == CIRCLE and mate > 0 else None
        worth = loss(state, seat, card, shelf) if own and host is None else None
        key = (pieces, mate, host, worth)
        found.append(exact(notes, ("object", own, card), key, _object, state, card, pieces, mate, host, worth))
    return tuple(found)


def _object(state: PowerState, card: int, pieces: int, mate: int, host: int | None, worth: int | None) -> ObjectView:
    return ObjectView(
        card=card,
        group=GROUP_OF[card >> 3],
        pieces=pieces,
        circle=mate if mate and card < AFTER_HOSTS else None,
        host=host,
        sign=own_sign(card >> 3),
        signs=0 if own_sign(card >> 3) is None else 1 + (mate > 0),
        interest=interest_on(state, card),
        worth=worth,
    )


def _pads(look: _Look, viewer: int | None) -> tuple[PadView, ...]:
    key = (look.score, look.state.phase == ENDED)
    return exact(look.notes, ("pads", viewer), key, _written_pads, look, viewer)


def _written_pads(look: _Look, viewer: int | None) -> tuple[PadView, ...]:
    ended = look.state.phase == ENDED
    return tuple(
        [pad(look.state, seat, shelf, shown=ended or seat == viewer) for seat, shelf in enumerate(look.shelves)]
    )


def _professionals(look: _Look, seat: int) -> tuple[ProfessionalView, ...]:
    state, acts = look.state, look.acts
    if not state.professionals[seat]:
        return ()
    kinds = state.setup.content.professionals
    mine = acts is not None and acts.seat == seat and acts.professionals
    playable = (
        {action.professional for action in plays(state, seat) if isinstance(action, PlayProfessional)}
        if mine
        else set()
    )
    return tuple(
        ProfessionalView(kinds[card], kinds[card] in playable and card != state.fresh, card == state.fresh)
        for card in numbers_in(state.professionals[seat])
    )


def _falcon(look: _Look) -> FalconView:
    state = look.state
    setup = state.setup
    return FalconView(
        level=LEVELS[setup.level],
        personality=PERSONALITIES[setup.personality],
        deck=len(state.falcon_deck),
        deck_cards=tuple(sorted(state.falcon_deck)),
        discard=state.falcon_discard,
        project_order=state.project_order,
        shadow=state.falcon_shadow,
        hand=alliances(
            state,
            FALCON,
            look.shelves[FALCON],
            {where: pool(state, FALCON, where) for where in pools_in(state, FALCON)},
        ),
        aims=tuple(
            FalconAim(place + 1 if place >= 0 else None, reason, possible, pieces)
            for place, reason, possible, pieces in aims(state)
        ),
    )
