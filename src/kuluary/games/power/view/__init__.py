"""What a seat sees (P-1.7), built field by field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from kuluary.core.looking import Memory, glance, part, whole
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
    STAGES,
    UNIFIED_NATIONS,
    WAR,
    WARS,
)
from kuluary.games.power.judgement.advice import (
    Gain,
    Means,
    alliances,
    circle_advice,
    gains,
    loss,
    means,
    pad,
    returning,
    safe_pieces,
    strengths,
)
from kuluary.games.power.kinds.instant import GiveTribute
from kuluary.games.power.kinds.professionals import UseGreyCardinal
from kuluary.games.power.rules.action_phase import Act
from kuluary.games.power.rules.falcon.turn import aims
from kuluary.games.power.rules.infiltration import (
    general_shadows,
    least_pieces,
    operation_pieces,
    positional_shadows,
)
from kuluary.games.power.rules.objects import group_count, own_sign, pieces_on_objects, signs
from kuluary.games.power.rules.professionals import plays
from kuluary.games.power.rules.projects import (
    MoveCoordinator,
    PayInterest,
    agents_needed,
    can_advance,
    interest_on,
    signs_held,
    signs_needed,
)
from kuluary.games.power.rules.rounds import turns_to_come
from kuluary.games.power.state import ACTING, COUNTS, ENDED, FALCON, INTEREST, PHASES, PowerState, is_falcon
from kuluary.games.power.state.decks import numbers_in
from kuluary.games.power.words.actions import PlayProfessional
from kuluary.games.power.words.views import (
    FalconAim,
    FalconView,
    ObjectView,
    OperationView,
    PadView,
    PowerSeat,
    PowerView,
    ProfessionalView,
    ProjectView,
    RowCard,
    Spark,
    TributeView,
)

ON_ROW: Final = ("row", "holders", "pieces", "shade")
"""What lies on the row."""


def view(state: PowerState, seat: int | None) -> PowerView:
    """Give the table as a seat sees it; hands of others and the order of decks stay hidden."""
    return views(state, (seat,))[seat]


def views(state: PowerState, seats: Iterable[int | None], memory: Memory | None = None) -> dict[int | None, PowerView]:
    """Give the table as several seats see it: what lies open is looked at once."""
    table = glance(state) if memory is None else memory.look(state)
    return {seat: _view(table, seat) for seat in seats}


def _view(state: PowerState, seat: int | None) -> PowerView:
    return PowerView(
        **part(state, _table),
        seat=seat,
        supervised=state.phase == ACTING and state.supervisor == seat,
        row=part(state, _row, seat),
        projects=part(state, _projects, seat),
        operations=part(state, _operations, seat),
        seats=part(state, _seats, seat),
        hand=() if seat is None else part(state, alliances, seat),
        professionals=() if seat is None else part(state, _professionals, seat),
        known_top=part(state, known_top, seat),
        pads=part(state, _pads, seat),
        returning=0 if seat is None else part(state, returning, seat),
        more_recalls=() if seat is None else part(state, _more_recalls, seat),
        circles=None if seat is None else part(state, circle_advice, seat),
    )


def _table(state: PowerState) -> dict[str, Any]:
    """Give what everybody sees alike."""
    setup = state.setup
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "rounds": setup.rounds,
        "circle": state.phases,
        "wars": state.wars,
        "wars_left": len(WARS) - state.wars - state.wars_gone,
        "supervisor": state.supervisor,
        "headhunter": state.headhunter if state.headhunter >= 0 else None,
        "turn": part(state, _turn) if state.phase == ACTING else None,
        "order": setup.clockwise[state.supervisor],
        "row_length": setup.row,
        "deck": len(state.deck),
        "deck_kinds": part(state, _deck_kinds),
        "discard": state.discard,
        "supply": tuple(state.supply),
        "alliance_deck": len(state.alliance_bag) + len(state.alliance_top),
        "alliance_discard": state.alliance_discard,
        "professional_limit": PROFESSIONAL_LIMIT,
        "professional_deck": len(state.professional_bag),
        "professional_discard": tuple([setup.content.professionals[card] for card in state.professional_discard]),
        "tribute": part(state, _tribute),
        "falcon": part(state, _falcon) if setup.level >= 0 else None,
    }


def _deck_kinds(state: PowerState) -> tuple[int, ...]:
    kinds = [0] * len(KINDS)
    for card in state.deck:
        if card >> 3 != WAR:
            kinds[card >> 3] += 1
    return tuple(kinds)


# What is to come


def _coming(state: PowerState) -> tuple[int, ...]:
    return tuple(turns_to_come(state))


def _is_to_come(state: PowerState, seat: int | None) -> bool:
    return seat in part(state, _coming)


class _Stance(NamedTuple):
    """How a seat stands before the row: what it can bring, whether its turn is to come, and who comes after it."""

    own: Means
    to_come: bool
    later: tuple[tuple[int, Means], ...]


def _stance(state: PowerState, seat: int) -> _Stance:
    coming = part(state, _coming)
    later = coming[coming.index(seat) + 1 :] if seat in coming else ()
    return _Stance(
        part(state, means, seat, _is_spent(state, seat)),
        seat in coming,
        tuple([(other, part(state, means, other, False)) for other in later]),
    )


def _acts(state: PowerState) -> Act | None:
    """Give the turn that goes on or comes next."""
    return next((step for step in reversed(state.agenda) if isinstance(step, Act)), None)


def _is_spent(state: PowerState, seat: int | None) -> bool:
    """Tell whether a seat has used its shadow agents up: only whoever is having its turn can (P-10.13)."""
    acts = part(state, _acts) if state.spent else None
    return acts is not None and acts.seat == seat


def _turn(state: PowerState) -> int | None:
    """Give the seat that is having its turn: whoever still pays or chooses for it comes before those to follow."""
    for step in reversed(state.agenda):
        if isinstance(step, (PayInterest, MoveCoordinator)):
            return step.seat
        if isinstance(step, Act):
            break
    return next(iter(part(state, _coming)), None)


# What lies there


def known_top(state: PowerState, seat: int | None) -> tuple[int | None, ...]:
    """Give the top of the alliance deck as far as a seat has seen it; trailing unknown cards are left out."""
    if seat is None:
        return ()
    seen = [
        alliance if viewers >> seat & 1 else None
        for alliance, viewers in zip(state.alliance_top, state.top_known, strict=True)
    ]
    while seen and seen[-1] is None:
        seen.pop()
    return tuple(seen)


def _row(state: PowerState, seat: int | None) -> tuple[RowCard, ...]:
    """Show the row; nearly every play changes what it means to everybody, so it is looked at as one."""
    shown = part(state, _open_row)
    if seat is None:
        return tuple([RowCard(**card, **_NO_OFFER) for card in shown])
    stance, worth = part(state, _stance, seat), part(state, gains, seat)
    table = whole(state, *ON_ROW, "concluded", "professionals")
    return tuple(
        [RowCard(**card, **_offer(table, seat, place, stance, worth[place])) for place, card in enumerate(shown)]
    )


def _open_row(state: PowerState) -> tuple[dict[str, Any], ...]:
    table = whole(state, *ON_ROW)
    return tuple([_open_card(table, place) for place in range(len(table.row))])


def _open_card(state: PowerState, place: int) -> dict[str, Any]:
    """Give what everybody sees of a card of the row."""
    content = state.setup.content
    card = state.row[place]
    kind = card >> 3
    holder = state.holders[place]
    opens_at = next((stage for stage in range(1, STAGES + 1) if content.available[stage] > place), None)
    return {
        "card": card,
        "place": place + 1,
        "group": GROUP_OF[kind],
        "minimum": content.minimum[kind],
        "sign": own_sign(kind),
        "interest": content.special[kind],
        "holder": holder if holder >= 0 else None,
        "pieces": state.pieces[card] if holder >= 0 else 0,
        "shadows": state.shade[place],
        "open_to_all": place < content.available[0],
        "opens_at": None if place < content.available[0] else opens_at,
    }


def _offer(state: PowerState, seat: int, place: int, stance: _Stance, gain: Gain) -> dict[str, Any]:
    """Say what it takes a seat to infiltrate a row card, and what the card would bring it."""
    own, to_come, later = stance
    active, own_shadows = own.active, own.shadows_at(place)
    within = place < own.reach
    mine = state.holders[place] == seat
    least = None if mine else least_pieces(state, place, own_shadows)
    rivals = strengths(place, later, own_shadows)
    worth, opens, closer = gain
    return {
        "within_reach": within,
        "own_shadows": own_shadows,
        "least": least,
        "can": within and least is not None and least <= active,
        "missing": max(0, least - active) if least is not None else 0,
        "safe": safe_pieces(active, least, rivals) if least is not None and within and to_come else None,
        "safe_is_certain": not (state.setup.professionals and any(state.professionals[rival.seat] for rival in rivals)),
        "rivals": rivals,
        "sparks": _sparks(state, seat, GROUP_OF[state.row[place] >> 3]) if within and not mine else (),
        "worth": worth,
        "opens": opens,
        "closer": closer,
    }


_NO_OFFER: Final[Mapping[str, Any]] = {
    "within_reach": False,
    "own_shadows": 0,
    "least": None,
    "can": False,
    "missing": 0,
    "safe": None,
    "safe_is_certain": True,
    "rivals": (),
    "sparks": (),
    "worth": None,
    "opens": (),
    "closer": (),
}
"""What a card offers those who only watch."""


def _sparks(state: PowerState, seat: int, group: int) -> tuple[Spark, ...]:
    """List the alliances of a seat that answer an infiltration of a card of a group (P-9.8, P-9.9)."""
    content = state.setup.content
    concluded = state.concluded[seat]
    if not concluded or is_falcon(state, seat):
        return ()
    advancing = [Spark(number, "advance", 1) for number in numbers_in(concluded & content.advancing[group])]
    return (
        *advancing,
        *[Spark(number, "secondary", GENEROUS) for number in numbers_in(concluded & content.generous)],
    )


def _more_recalls(state: PowerState, seat: int) -> tuple[int, ...]:
    """Say, by pieces on a card, how many of them beyond the first a seat may recall at the takeover (P-6.7)."""
    stage = state.stages[4 * seat + UNIFIED_NATIONS]
    extra = state.setup.content.benefit[UNIFIED_NATIONS][stage - 1] if stage else 0
    return tuple([min(extra, max(0, pieces - 1)) for pieces in range(state.active[seat] + 1)])


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


def _discount(state: PowerState) -> int:
    """Give what Grey Cardinal takes off an advance that is about to be chosen."""
    step = state.agenda[-1] if state.agenda else None
    return step.discount if isinstance(step, UseGreyCardinal) else 0


def _paid(state: PowerState) -> tuple[tuple[int, int], ...]:
    """List the advances that are paid for already: seat and project."""
    return tuple([(step.seat, step.project) for step in state.agenda if isinstance(step, MoveCoordinator)])


def _projects(state: PowerState, seat: int | None) -> tuple[ProjectView, ...]:
    nexts = part(state, _next_stages, seat)
    return tuple([ProjectView(**shown, **own) for shown, own in zip(part(state, _open_projects), nexts, strict=True)])


def _open_projects(state: PowerState) -> tuple[dict[str, Any], ...]:
    """Give what everybody sees of the projects."""
    content, wars = state.setup.content, state.wars
    return tuple(
        [
            {
                "project": project,
                "stages": tuple([state.stages[4 * other + project] for other in range(state.setup.players)]),
                "agents": content.agents[project],
                "signs": content.signs[project],
                "benefits": content.benefit[project],
                "points": content.stage_points[project],
                "agents_now": tuple([number + wars for number in content.agents[project]]),
                "signs_now": tuple([max(0, number - wars) for number in content.signs[project]]),
            }
            for project in range(len(PROJECTS))
        ]
    )


def _next_stages(state: PowerState, seat: int | None) -> tuple[dict[str, Any], ...]:
    discount, paid = part(state, _discount), part(state, _paid)
    return tuple([_next_stage(state, seat, project, discount, paid) for project in range(len(PROJECTS))])


def _next_stage(
    state: PowerState, seat: int | None, project: int, discount: int, paid_for: tuple[tuple[int, int], ...]
) -> dict[str, Any]:
    """Say what it takes a seat to advance in a project, and what its stage brings."""
    content = state.setup.content
    stage = 0 if seat is None else state.stages[4 * seat + project]
    complete = stage == STAGES
    ready = seat is not None and not complete
    agents = agents_needed(state, seat, project, discount) if ready and seat is not None else 0
    need = signs_needed(state, seat, project) if ready and seat is not None else 0
    held = 0 if seat is None else signs_held(state, seat, project)
    active, reserve = (0, 0) if seat is None else (state.active[seat], state.reserve[seat])
    paid = (seat, project) in paid_for
    return {
        "stage": stage,
        "benefit": content.benefit[project][stage - 1] if stage else 0,
        "agents_printed": content.agents[project][stage] if ready else 0,
        "agents_needed": agents,
        "active": active,
        "active_after": max(0, active - agents - (ready and not stage and not agents and not reserve)),
        "signs_printed": content.signs[project][stage] if ready else 0,
        "signs_needed": need,
        "held": held,
        "can": ready and seat is not None and can_advance(state, seat, project, discount),
        "missing_agents": 0 if paid else max(0, agents - active),
        "missing_signs": max(0, need - held),
        "paid": paid,
        "complete": complete,
    }


def _operations(state: PowerState, seat: int | None) -> tuple[OperationView, ...]:
    content = state.setup.content
    shadows, pieces, active = part(state, _next_operation, seat)
    found = []
    for number in range(len(OPERATIONS)):
        owner = state.operation_owner[number]
        on_top = number == state.operations
        needed = pieces if on_top else None
        found.append(
            OperationView(
                operation=number,
                agents=content.operation_agents[number],
                points=content.operation_points[number],
                owner=owner if owner >= 0 else None,
                on_it=state.operation_pieces[number],
                on_top=on_top,
                pieces=needed,
                shadows=shadows,
                can=needed is not None and needed <= active,
                missing=max(0, needed - active) if needed is not None else 0,
            )
        )
    return tuple(found)


def _next_operation(state: PowerState, seat: int | None) -> tuple[int, int | None, int]:
    """Give the shadow agents of a seat, the pieces it needs for the operation on top, and those it has."""
    if seat is None:
        return 0, None, 0
    spent = _is_spent(state, seat)
    return general_shadows(state, seat, spent=spent), operation_pieces(state, seat, spent=spent), state.active[seat]


def _seats(state: PowerState, viewer: int | None) -> tuple[PowerSeat, ...]:
    """Show what lies before every seat; the same to all who know the same of its hand."""
    found = []
    for seat in range(state.setup.players):
        if seat == viewer:
            found.append(part(state, _seat, seat, 0, True))
        else:
            found.append(part(state, _seat, seat, part(state, _seen, seat, viewer), False))
    return tuple(found)


def _seen(state: PowerState, seat: int, viewer: int | None) -> int:
    """Give what somebody else knows of a hand."""
    if is_falcon(state, seat):
        return state.hands[seat]
    index = state.setup.players if viewer is None else viewer
    return state.hands[seat] & state.known[index * state.setup.players + seat]


def _seat(state: PowerState, seat: int, known: int, own: bool) -> PowerSeat:
    return PowerSeat(
        **part(state, _holdings, seat),
        active=state.active[seat],
        reserve=state.reserve[seat],
        on_objects=part(state, pieces_on_objects, seat),
        on_row=part(state, _on_row, seat),
        on_operations=part(state, _on_operations, seat),
        objects=part(state, _objects, seat, own),
        hand=state.hands[seat].bit_count(),
        known=numbers_in(known),
        professionals=state.professionals[seat].bit_count(),
        supervisor=state.supervisor == seat,
        headhunter=state.headhunter == seat,
        to_move=state.phase == ACTING and part(state, _is_to_come, seat),
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


def _on_row(state: PowerState, seat: int) -> int:
    """Count the pieces of a seat on cards of the row."""
    return sum([state.pieces[card] for card, holder in zip(state.row, state.holders, strict=True) if holder == seat])


def _on_operations(state: PowerState, seat: int) -> int:
    """Count the pieces of a seat on operations."""
    return sum([n for n, owner in zip(state.operation_pieces, state.operation_owner, strict=True) if owner == seat])


def _objects(state: PowerState, seat: int, own: bool) -> tuple[ObjectView, ...]:
    """Show the objects before a seat; to itself with what it would lose without them."""
    return tuple([part(state, _object, seat if own else None, card) for card in state.owned[seat]])


def _object(state: PowerState, seat: int | None, card: int) -> ObjectView:
    """Show an object, and what a seat that is asked for would lose without it; an attached one goes with its host."""
    mate = state.mates[card]
    host = mate if GROUP_OF[card >> 3] == CIRCLE and mate > 0 else None
    return ObjectView(
        card=card,
        group=GROUP_OF[card >> 3],
        pieces=state.pieces[card],
        circle=mate if mate and card < AFTER_HOSTS else None,
        host=host,
        sign=own_sign(card >> 3),
        signs=0 if own_sign(card >> 3) is None else 1 + (mate > 0),
        interest=interest_on(state, card),
        worth=None if seat is None or host is not None else part(state, loss, seat, card),
    )


def _pads(state: PowerState, viewer: int | None) -> tuple[PadView, ...]:
    ended = state.phase == ENDED
    return tuple([part(state, _pad, seat, ended or seat == viewer) for seat in range(state.setup.players)])


def _pad(state: PowerState, seat: int, shown: bool) -> PadView:
    return pad(state, seat, shown=shown)


def _professionals(state: PowerState, seat: int) -> tuple[ProfessionalView, ...]:
    if not state.professionals[seat]:
        return ()
    acts = part(state, _acts)
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


def _falcon(state: PowerState) -> FalconView:
    setup = state.setup
    return FalconView(
        level=LEVELS[setup.level],
        personality=PERSONALITIES[setup.personality],
        deck=len(state.falcon_deck),
        deck_cards=tuple(sorted(state.falcon_deck)),
        discard=state.falcon_discard,
        project_order=state.project_order,
        shadow=state.falcon_shadow,
        hand=part(state, alliances, FALCON),
        aims=tuple(
            FalconAim(place + 1 if place >= 0 else None, reason, possible, pieces)
            for place, reason, possible, pieces in aims(state)
        ),
    )
