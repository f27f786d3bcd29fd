"""What a seat sees (P-1.7), built field by field."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

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
    Worths,
    circle_advice,
    known,
    later_strengths,
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
    reach,
    shadows_at,
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
    PowerSeat,
    PowerView,
    ProfessionalView,
    ProjectView,
    RowCard,
    Spark,
    TributeView,
)


def view(state: PowerState, seat: int | None) -> PowerView:
    """Give the table as a seat sees it; hands of others and the order of decks stay hidden."""
    return views(state, (seat,))[seat]


def views(state: PowerState, seats: Iterable[int | None]) -> dict[int | None, PowerView]:
    """Give the table as several seats see it: what lies open is looked at once."""
    table = Table(state)
    return {seat: _view(table, seat) for seat in seats}


class Table:
    """What views have in common."""

    def __init__(self, state: PowerState) -> None:
        self.state = state
        self.shelf = known(state)
        self.coming = turns_to_come(state)
        self.acting = state.phase == ACTING
        self.able = [strengths(state, place) for place in range(len(state.row))]
        self.acts = next((step for step in reversed(state.agenda) if isinstance(step, Act)), None)
        kinds = [0] * len(KINDS)
        for card in state.deck:
            if card >> 3 != WAR:
                kinds[card >> 3] += 1
        self.deck_kinds = tuple(kinds)
        self.tribute = _tribute(state)
        self.falcon = _falcon(state, self.shelf) if state.setup.level >= 0 else None
        self.discount = (
            state.agenda[-1].discount if state.agenda and isinstance(state.agenda[-1], UseGreyCardinal) else 0
        )
        self._seats: dict[tuple[int, int], PowerSeat] = {}

    def seat(self, seat: int, viewer: int | None) -> PowerSeat:
        """Show what lies before a seat; the same to all who know the same of its hand."""
        state = self.state
        index = state.setup.players if viewer is None else viewer
        seen = state.hands[seat] & state.known[index * state.setup.players + seat]
        if is_falcon(state, seat):
            seen = state.hands[seat]
        if viewer == seat:
            seen = 0
        if (seat, seen) not in self._seats:
            to_move = self.acting and seat in self.coming
            self._seats[seat, seen] = _seat(state, seat, numbers_in(seen), to_move=to_move)
        return self._seats[seat, seen]


def _view(table: Table, seat: int | None) -> PowerView:
    state, coming, shelf = table.state, table.coming, table.shelf
    setup = state.setup
    players = range(setup.players)
    worths = None if seat is None else Worths(state, seat, shelf)
    return PowerView(
        seat=seat,
        phase=PHASES[state.phase],
        round=state.round,
        rounds=setup.rounds,
        circle=state.phases,
        wars=state.wars,
        wars_left=len(WARS) - state.wars - state.wars_gone,
        supervisor=state.supervisor,
        supervised=table.acting and state.supervisor == seat,
        headhunter=state.headhunter if state.headhunter >= 0 else None,
        turn=_turn(state, coming) if table.acting else None,
        order=setup.clockwise[state.supervisor],
        row=tuple([_row_card(table, seat, place, worths) for place in range(len(state.row))]),
        row_length=setup.row,
        deck=len(state.deck),
        deck_kinds=table.deck_kinds,
        discard=state.discard,
        supply=tuple(state.supply),
        projects=tuple([_project(state, seat, project, table.discount) for project in range(len(PROJECTS))]),
        operations=tuple([_operation(table, seat, number) for number in range(len(OPERATIONS))]),
        seats=tuple([_with_worths(table.seat(other, seat), seat, worths) for other in players]),
        hand=() if worths is None else worths.alliances(),
        professionals=() if seat is None else _professionals(table, seat),
        alliance_deck=len(state.alliance_bag) + len(state.alliance_top),
        alliance_discard=state.alliance_discard,
        known_top=known_top(state, seat),
        professional_limit=PROFESSIONAL_LIMIT,
        professional_deck=len(state.professional_bag),
        professional_discard=tuple([setup.content.professionals[card] for card in state.professional_discard]),
        pads=tuple([pad(state, other, shelf, shown=state.phase == ENDED or other == seat) for other in players]),
        returning=0 if seat is None else returning(state, seat),
        more_recalls=() if seat is None else _more_recalls(state, seat),
        tribute=table.tribute,
        circles=None if seat is None else circle_advice(state, seat),
        falcon=table.falcon,
    )


def _turn(state: PowerState, coming: list[int]) -> int | None:
    """Give the seat that is having its turn: whoever still pays or chooses for it comes before those to follow."""
    for step in reversed(state.agenda):
        if isinstance(step, (PayInterest, MoveCoordinator)):
            return step.seat
        if isinstance(step, Act):
            break
    return coming[0] if coming else None


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


def _row_card(table: Table, seat: int | None, place: int, worths: Worths | None) -> RowCard:
    state, coming = table.state, table.coming
    content = state.setup.content
    card = state.row[place]
    kind = card >> 3
    held = state.holders[place] >= 0
    opens_at = next((stage for stage in range(1, STAGES + 1) if content.available[stage] > place), None)
    within = seat is not None and place < reach(state, seat)
    spent = state.spent and _has_turn(table, seat)
    mine = seat is not None and state.holders[place] == seat
    least = None if seat is None or mine else least_pieces(state, seat, place, spent=spent)
    active = 0 if seat is None else state.active[seat]
    own_shadows = 0 if seat is None else shadows_at(state, seat, place, spent=spent)
    rivals = () if seat is None else later_strengths(table.able[place], seat, coming, own_shadows)
    safe = None
    if least is not None and within and seat in coming:
        safe = safe_pieces(active, least, rivals)
    worth, opens, closer = (None, (), ()) if worths is None else worths.gain(card)
    return RowCard(
        card=card,
        place=place + 1,
        group=GROUP_OF[kind],
        minimum=content.minimum[kind],
        sign=own_sign(kind),
        interest=content.special[kind],
        holder=state.holders[place] if held else None,
        pieces=state.pieces[card] if held else 0,
        shadows=state.shade[place],
        within_reach=within,
        open_to_all=place < content.available[0],
        opens_at=None if place < content.available[0] else opens_at,
        own_shadows=own_shadows,
        least=least,
        can=within and least is not None and least <= active,
        missing=max(0, least - active) if least is not None else 0,
        safe=safe,
        safe_is_certain=not any(state.professionals[rival.seat] for rival in rivals),
        rivals=rivals,
        sparks=_sparks(state, seat, GROUP_OF[kind]) if seat is not None and within and not mine else (),
        worth=worth,
        opens=opens,
        closer=closer,
    )


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


def _has_turn(table: Table, seat: int | None) -> bool:
    """Tell whether a seat is having its turn: only then shadow agents can be used up (P-10.13)."""
    return table.acts is not None and table.acts.seat == seat


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


def _project(state: PowerState, seat: int | None, project: int, discount: int) -> ProjectView:
    content = state.setup.content
    stages = tuple(state.stages[4 * other + project] for other in range(state.setup.players))
    stage = 0 if seat is None else stages[seat]
    complete = stage == STAGES
    ready = seat is not None and not complete
    agents = agents_needed(state, seat, project, discount) if ready and seat is not None else 0
    need = signs_needed(state, seat, project) if ready and seat is not None else 0
    held = 0 if seat is None else signs_held(state, seat, project)
    active, reserve = (0, 0) if seat is None else (state.active[seat], state.reserve[seat])
    paid = any(
        isinstance(step, MoveCoordinator) and (step.seat, step.project) == (seat, project) for step in state.agenda
    )
    return ProjectView(
        project=project,
        stages=stages,
        agents=content.agents[project],
        signs=content.signs[project],
        benefits=content.benefit[project],
        points=content.stage_points[project],
        agents_now=tuple([number + state.wars for number in content.agents[project]]),
        signs_now=tuple([max(0, number - state.wars) for number in content.signs[project]]),
        stage=stage,
        benefit=content.benefit[project][stage - 1] if stage else 0,
        agents_printed=content.agents[project][stage] if ready else 0,
        agents_needed=agents,
        active=active,
        active_after=max(0, active - agents - (ready and not stage and not agents and not reserve)),
        signs_printed=content.signs[project][stage] if ready else 0,
        signs_needed=need,
        held=held,
        can=ready and seat is not None and can_advance(state, seat, project, discount),
        missing_agents=0 if paid else max(0, agents - active),
        missing_signs=max(0, need - held),
        paid=paid,
        complete=complete,
    )


def _operation(table: Table, seat: int | None, number: int) -> OperationView:
    state = table.state
    content = state.setup.content
    owner = state.operation_owner[number]
    on_top = number == state.operations
    spent = state.spent and _has_turn(table, seat)
    pieces = operation_pieces(state, seat, spent=spent) if on_top and seat is not None else None
    active = 0 if seat is None else state.active[seat]
    return OperationView(
        operation=number,
        agents=content.operation_agents[number],
        points=content.operation_points[number],
        owner=owner if owner >= 0 else None,
        on_it=state.operation_pieces[number],
        on_top=on_top,
        pieces=pieces,
        shadows=0 if seat is None else general_shadows(state, seat, spent=spent),
        can=pieces is not None and pieces <= active,
        missing=max(0, pieces - active) if pieces is not None else 0,
    )


def _seat(state: PowerState, seat: int, known: tuple[int, ...], *, to_move: bool) -> PowerSeat:
    setup = state.setup
    base = seat << COUNTS
    row = sum(state.pieces[card] for card, holder in zip(state.row, state.holders, strict=True) if holder == seat)
    running = [n for n, owner in zip(state.operation_pieces, state.operation_owner, strict=True) if owner == seat]
    stages = tuple(state.stages[4 * seat : 4 * seat + 4])
    return PowerSeat(
        seat=seat,
        falcon=is_falcon(state, seat),
        active=state.active[seat],
        reserve=state.reserve[seat],
        on_objects=pieces_on_objects(state, seat),
        on_row=row,
        on_operations=sum(running),
        coordinators=sum(stage > 0 for stage in stages),
        shadows=general_shadows(state, seat),
        positional=tuple(positional_shadows(state, seat, place) for place in range(3)),
        reach=setup.content.available[stages[2]],
        groups=tuple(group_count(state, seat, group) for group in range(len(GROUPS))),
        secondaries=tuple(state.counts[base + FIRST_SECONDARY : base + FIRST_SECONDARY + len(SECONDARIES)]),
        signs=(*(signs(state, seat, sign) for sign in range(3)), state.counts[base + INTEREST]),
        stages=stages,
        objects=tuple([_object(state, card) for card in state.owned[seat]]),
        concluded=numbers_in(state.concluded[seat]),
        hand=state.hands[seat].bit_count(),
        known=known,
        professionals=state.professionals[seat].bit_count(),
        operations=tuple(number for number in range(len(OPERATIONS)) if state.operation_owner[number] == seat),
        supervisor=state.supervisor == seat,
        headhunter=state.headhunter == seat,
        to_move=to_move,
    )


def _object(state: PowerState, card: int) -> ObjectView:
    mate = state.mates[card]
    return ObjectView(
        card=card,
        group=GROUP_OF[card >> 3],
        pieces=state.pieces[card],
        circle=mate if mate and card < AFTER_HOSTS else None,
        host=mate if GROUP_OF[card >> 3] == CIRCLE and mate > 0 else None,
        sign=own_sign(card >> 3),
        signs=0 if own_sign(card >> 3) is None else 1 + (mate > 0),
        interest=interest_on(state, card),
        worth=None,
    )


def _with_worths(shown: PowerSeat, viewer: int | None, worths: Worths | None) -> PowerSeat:
    """Add to one's own objects what one would lose without them; an attached one goes with its host."""
    if shown.seat != viewer or worths is None or not shown.objects:
        return shown
    objects = [one if one.host is not None else replace(one, worth=worths.loss(one.card)) for one in shown.objects]
    return replace(shown, objects=tuple(objects))


def _professionals(table: Table, seat: int) -> tuple[ProfessionalView, ...]:
    state, acts = table.state, table.acts
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


def _falcon(state: PowerState, shelf: dict[Any, Any]) -> FalconView:
    setup = state.setup
    return FalconView(
        level=LEVELS[setup.level],
        personality=PERSONALITIES[setup.personality],
        deck=len(state.falcon_deck),
        deck_cards=tuple(sorted(state.falcon_deck)),
        discard=state.falcon_discard,
        project_order=state.project_order,
        shadow=state.falcon_shadow,
        hand=Worths(state, FALCON, shelf).alliances(),
        aims=tuple(
            FalconAim(place + 1 if place >= 0 else None, reason, possible, pieces)
            for place, reason, possible, pieces in aims(state)
        ),
    )
