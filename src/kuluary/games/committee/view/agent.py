"""Content and agents put into the words of a view."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from kuluary.core.looking import own, part
from kuluary.games.committee.content.records import (
    BONUS_NUMBERS,
    PART_NAMES,
    Board,
    Check,
    IdRules,
    IncomeParts,
    Mission,
)
from kuluary.games.committee.rules.id_cards import card_now, is_archived, squares
from kuluary.games.committee.rules.serving import travelling
from kuluary.games.committee.rules.unlocking import unlock_counts
from kuluary.games.committee.state import TRUNK, CommitteeState, IdCard
from kuluary.games.committee.state.agent import (
    auto_successes,
    available,
    capacity,
    dice_of,
    fuel_cars,
    leftmost_locked,
    own_cars,
    printed_rerolls,
    room,
    slot_code,
    slots_in,
    strength,
    symbol_counts,
)
from kuluary.games.committee.words.actions import PERSONAL_CONDITION
from kuluary.games.committee.words.names import (
    ANOMALY,
    CARGO,
    CELLS,
    CITIES,
    CLEARANCE,
    COLOURS,
    DEPARTMENTS,
    FACES,
    HELPS,
    LOSE_ACTION,
    PERMANENTS,
    RESOURCES,
    SLOTS,
    STRESS,
    SYMBOLS,
    TR,
    UNDER,
)
from kuluary.games.committee.words.views import (
    AllyFacts,
    CellFacts,
    CheckFacts,
    Department,
    IdFacts,
    PartFacts,
    PersonalFacts,
    Seat,
    Square,
    Token,
    TrunkCell,
    Way,
)


def check_facts(check: Check | None) -> CheckFacts | None:
    """Word a check."""
    return None if check is None else CheckFacts(COLOURS[check.colour], check.number)


@lru_cache(maxsize=1024)
def income_facts(income: IncomeParts) -> tuple[PartFacts, ...]:
    """Word an income."""
    return tuple(
        PartFacts(PART_NAMES[part.kind], part.amount, tuple(RESOURCES[kind] for kind in part.choices))
        for part in income
    )


def cell_facts(board: Board) -> tuple[CellFacts, ...]:
    """Word the cells of a board, once: they never change."""
    known: tuple[CellFacts, ...] | None = board.memo.get("cells")
    return board.memo.keep("cells", _read_cells(board)) if known is None else known


def _read_cells(board: Board) -> tuple[CellFacts, ...]:
    return tuple(
        CellFacts(
            department=DEPARTMENTS[slot // CELLS],
            place=slot % CELLS + 1,
            price=cell.price,
            income=income_facts(cell.income),
            bonus=cell.bonus,
            colour=None if cell.colour is None else COLOURS[cell.colour],
            symbols=tuple(SYMBOLS[symbol] for symbol in cell.symbols),
            rerolls=cell.rerolls,
            cars=cell.cars,
            places=cell.places,
        )
        for slot, cell in enumerate(board.cells)
    )


def ally_facts(mission: Mission) -> AllyFacts:
    """Word an ally."""
    ally = mission.ally
    return AllyFacts(
        ally=mission.number,
        city=CITIES[mission.city],
        frame="black" if ally.frame < 0 else DEPARTMENTS[ally.frame],
        gain=ally.gain if ally.frame < 0 else None,
        check=check_facts(ally.check),
        income=income_facts(ally.income),
        cars=ally.cars,
        auto=ally.auto,
        easier=None if ally.easier is None else COLOURS[ally.easier],
        symbols=tuple(SYMBOLS[symbol] for symbol in ally.symbols),
        rerolls=ally.rerolls,
    )


def helps_on(state: CommitteeState, code: int) -> tuple[str, ...]:
    """Name the help tokens on a condition."""
    return tuple(HELPS[help] for help, place in enumerate(state.help) if place == code)


def counted(names: tuple[str, ...], counts: list[int]) -> tuple[tuple[str, int], ...]:
    """Pair names with how many there are, leaving out what there is none of."""
    return tuple((name, count) for name, count in zip(names, counts, strict=True) if count)


def seat_facts(state: CommitteeState, seat: int) -> Seat:
    """Word an agent."""
    has = own(state, seat, "acts", "cities", "goods", "load", "unlocked")
    goods = has.goods[4 * seat : 4 * seat + 4]
    tokens = part(state, _carried, seat)
    return Seat(
        **part(state, _board, seat),
        city=CITIES[has.cities[seat]] if has.cities[seat] >= 0 else None,
        doc=goods[0],
        med=goods[1],
        eq=goods[2],
        fuel=goods[3],
        actions=has.acts[seat],
        bronze=state.bronze == seat,
        departments=part(state, _departments, seat),
        places=max(0, capacity(has, seat, has.load[seat])),
        room=room(has, seat),
        tokens=tokens,
        trunk=_trunk(has, seat, tokens),
        personal=part(state, _personal, seat),
        id=part(state, _id, seat),
        ways=part(state, _ways, seat),
        ready=bool(state.done >> seat & 1),
    )


def _carried(state: CommitteeState, seat: int) -> tuple[int, ...]:
    """List the mission tokens an agent has in its trunk."""
    return tuple([card.number for card in state.cards if card.place == TRUNK + seat])


def _board(state: CommitteeState, seat: int) -> dict[str, Any]:
    """Word the board of an agent: what it has unlocked, what lies on it, and what that makes of the agent."""
    state = own(state, seat, *_ON_BOARD)
    board = state.setup.boards[seat]
    cards = range(seat * len(CLEARANCE), (seat + 1) * len(CLEARANCE))
    penalties = state.penalties[seat * FACES : (seat + 1) * FACES]
    return {
        "seat": seat,
        "agent": board.agent,
        "cells": cell_facts(board),
        "unlocked": tuple([slot_code(state, seat, slot) for slot in slots_in(state.unlocked[seat])]),
        "available": tuple([slot_code(state, seat, slot) for slot in slots_in(available(state, seat))]),
        "allies": state.allies[seat],
        "stress": _tokens(state, seat),
        "penalties": counted(STRESS, penalties),
        "income_penalties": counted(STRESS[: LOSE_ACTION + 1], penalties[: LOSE_ACTION + 1]),
        "base": tuple([income_facts(income) for income in board.base]),
        "auto": auto_successes(state, seat),
        "strength": strength(state, seat),
        "cars": max(0, own_cars(state, seat)),
        "fuel_cars": fuel_cars(state, seat),
        "clearance": counted(CLEARANCE, [state.kept[place] for place in cards]),
        "sealed": counted(CLEARANCE, [state.sealed[place] for place in cards]),
    }


_ON_BOARD: Final = ("allies", "closed", "faces", "kept", "level", "lines", "open", "penalties", "sealed", "unlocked")
"""What of an agent lies on its board."""


def _tokens(state: CommitteeState, seat: int) -> tuple[Token, ...]:
    """Word the stress of an agent; a face is told only where everybody has seen it (C-7.10)."""
    tokens = []
    for slot in slots_in(state.closed[seat] | state.open[seat]):
        face = state.faces[seat * SLOTS + slot]
        is_open = bool(state.open[seat] >> slot & 1)
        seen = STRESS[face] if face < FACES else None
        tokens.append(Token(slot_code(state, seat, slot), is_open, seen, slot == UNDER))
    return tuple(tokens)


def _departments(state: CommitteeState, seat: int) -> tuple[Department, ...]:
    has = own(state, seat, *_AT_WORK)
    return tuple([_department(has, seat, department) for department in range(len(DEPARTMENTS))])


_AT_WORK: Final = ("allies", "closed", "goods", "level", "open", "penalties", "unlocked")
"""What of an agent its departments hang on."""


def _department(state: CommitteeState, seat: int, department: int) -> Department:
    board = state.setup.boards[seat]
    usable = symbol_counts(state, seat, department)
    row = state.unlocked[seat] >> CELLS * department & (1 << CELLS) - 1
    everything = list(board.rows[department][row].symbols)
    for number in state.allies[seat]:
        ally = state.setup.content.missions[number].ally
        if ally.frame == department:
            for symbol in ally.symbols:
                everything[symbol] += 1
    locked = leftmost_locked(state, seat, department)
    counts = unlock_counts(state, seat, department)
    return Department(
        department=DEPARTMENTS[department],
        dice=dice_of(state, seat, department),
        symbols=usable[:ANOMALY],
        covered=tuple(total - now for total, now in zip(everything, usable, strict=True))[:ANOMALY],
        rerolls=printed_rerolls(state, seat, department),
        next_price=board.cells[locked].price if locked >= 0 else None,
        unlockable=len(counts),
    )


def _personal(state: CommitteeState, seat: int) -> tuple[PersonalFacts, ...]:
    board = state.setup.boards[seat]
    found = []
    for place, mission in enumerate(board.personal):
        current = place == state.level[seat]
        numbers = tuple((name, getattr(mission.bonus, name)) for name in BONUS_NUMBERS if getattr(mission.bonus, name))
        found.append(
            PersonalFacts(
                personal=f"{board.agent}-{place + 1}",
                city=CITIES[mission.city] if mission.city >= 0 else None,
                price=mission.price,
                check=check_facts(mission.check),
                situation=mission.situation.name if mission.situation else None,
                number=mission.number,
                bonus=numbers,
                income=income_facts(mission.bonus.income),
                done=place < state.level[seat],
                help=helps_on(state, PERSONAL_CONDITION + seat) if current else (),
                progress=state.tally[seat] if current else 0,
            )
        )
    return tuple(found)


def _id(state: CommitteeState, seat: int) -> IdFacts | None:
    card = card_now(state, seat)
    return None if card is None else id_facts(card, state.setup.content.id)


def id_facts(card: IdCard, rules: IdRules) -> IdFacts:
    """Lay an ID card out: its squares level by level, its bonuses, its drops (C-14.3)."""
    glued = [*card.stickers, *[(None, False)] * (squares(card.level, rules) - len(card.stickers))]
    return IdFacts(
        agent=card.agent,
        curator=card.curator,
        level=card.level,
        squares=tuple(Square(place // rules.squares, kind, used) for place, (kind, used) in enumerate(glued)),
        lines=tuple(zip(PERMANENTS, card.lines, strict=True)),
        drops=card.drops,
        drop_stickers=rules.drops,
        archived=is_archived(card, rules),
        whole=rules.lines,
        won=card.won,
        games=card.games,
    )


def _trunk(state: CommitteeState, seat: int, tokens: tuple[int, ...]) -> tuple[TrunkCell, ...]:
    """Lay the load out: tokens fill the smallest cells, cargo the others from the left (C-1.16, R-C47)."""
    cells = state.setup.boards[seat].cells
    start = TR * CELLS
    slots = [slot for slot in range(start, start + dice_of(state, seat, TR)) if cells[slot].places]
    taken = dict(zip(sorted(slots, key=lambda slot: (cells[slot].places, -slot)), tokens, strict=False))
    cargo = [RESOURCES[kind] for kind in CARGO for _ in range(state.goods[4 * seat + kind])]
    laid = []
    for slot in slots:
        here = 0 if slot in taken else cells[slot].places
        laid.append(TrunkCell(slot, taken.get(slot), tuple(cargo[:here])))
        del cargo[:here]
    return tuple(laid)


def _ways(state: CommitteeState, seat: int) -> tuple[Way, ...]:
    """Word the cheapest way to every city, and the costs within reach."""
    here = state.cities[seat]
    if here < 0:
        return ()
    routes = state.setup.content.routes
    most, cars, each = part(state, travelling, seat)
    within = routes.costs(here, state.jammed, most)
    ways = []
    for city, (cost, route) in sorted(routes.cheapest(here, state.jammed).items()):
        ways.append(
            Way(
                city=CITIES[city],
                cost=cost,
                fuel=-(-(cost - cars) // each) if cars < cost <= most else 0,
                missing=max(0, cost - most),
                route=tuple(CITIES[stop] for stop in route),
                costs=tuple(other for other in range(most + 1) if within[city] >> other & 1),
            )
        )
    return tuple(ways)
