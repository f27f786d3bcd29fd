"""Standing orders: answers that people leave to be given for them, seen by nobody else.

An order looks at nothing but what its seat is asked, so it knows no more than the seat. `next`: this action, if it is
possible when the seat is asked next; else it is gone, and its owner is told. `same`: the same answer again whenever the
same question comes with the same choices (passing until something changes, the same income as last time). `late`: this
action, where the table gives an answer for somebody whose time has run out.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select

from kuluary.core import Action, Decision, Match, Pass
from kuluary.core.text import action_text
from kuluary.encoding import plain
from kuluary.server.database.schema import orders
from kuluary.server.errors import Refused
from kuluary.server.machines.bus import Hint
from kuluary.server.protocol import wire, words
from kuluary.server.table.clocks import answers

if TYPE_CHECKING:
    from kuluary.server.table.audience import Listener
    from kuluary.server.table.room import Room

Kind = Literal["next", "same", "late"]
MOST: Final = 8
"""Orders of one seat."""


@dataclass(frozen=True, slots=True)
class Order:
    """An answer that is to be given for a seat."""

    kind: Kind
    action: dict[str, Any]
    text: dict[str, Any]
    """What the action is called, as plain data."""
    prompt: str = ""
    """The question it answers; none named: whatever is asked next."""
    of: str = ""
    """Which choices that question has to have."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a seat answered last, and to what."""

    asked: Decision
    action: Action


@dataclass(slots=True)
class Orders:
    """The orders of a table, by seat, and what could be made one."""

    by_seat: dict[int, list[Order]] = field(default_factory=dict)
    given: dict[int, Given] = field(default_factory=dict)
    """By seat: the last answer of a person, as far as this process knows."""


def fits(order: Order, asked: Decision) -> Action | None:
    """Give the action of an order where it answers a question."""
    if order.kind == "late" or (order.prompt and (order.prompt, order.of) != (asked.prompt, choices_of(asked))):
        return None
    action = wire.read_action(order.action)
    return next((one for one in asked.actions if one == action), None)


def choices_of(asked: Decision) -> str:
    """Name the choices a question has."""
    return sha256(wire.encode([plain(one) for one in asked.actions])).hexdigest()[:16]


def ready(room: Room, asked: Decision) -> Action | None:
    """Give the answer to a question that its person has left, if there is one."""
    left = room.orders.by_seat.get(asked.seat)
    if not left or asked.free or not answers(room.record.seating[asked.seat]):
        return None
    found = (fits(order, asked) for order in left)
    return next((action for action in found if action is not None), None)


def late(room: Room, match: Match, asked: Decision) -> Action | None:
    """Give the answer for somebody whose time has run out: their own, else passing, else what the game recommends."""
    own = [wire.read_action(one.action) for one in room.orders.by_seat.get(asked.seat, ()) if one.kind == "late"]
    wishes = [*own, *(one for one in asked.actions if isinstance(one, Pass)), match.suggest(asked)]
    return next((one for one in wishes if one in asked.actions), None)


def is_late(room: Room, seat: int) -> bool:
    """Tell whether the table gives an answer for a seat whose time has run out."""
    hands = room.record.clocks.hands
    return room.record.pace.end == "answer" and bool(hands) and hands[seat].ended


# After a play


def settle(room: Room) -> None:
    """Drop what was carried out or cannot be any more; only while holding the room."""
    match = room.game
    if match is None or not room.orders.by_seat:
        return
    for seat, given in list(room.orders.by_seat.items()):
        asked = [item for item in match.decisions if item.seat == seat and not item.free]
        gone = [one for one in given if match.over or any(_is_void(one, item) for item in asked)]
        if gone:
            _keep(room, seat, [one for one in given if one not in gone], gone)


def _is_void(order: Order, asked: Decision) -> bool:
    if order.kind == "late":
        return order.of != choices_of(asked)
    return fits(order, asked) is None and order.prompt in ("", asked.prompt)


def done(room: Room, seat: int) -> None:
    """Take note that an answer was given for a seat, by whomever: an order for once is over."""
    given = room.orders.by_seat.get(seat, [])
    if any(one.kind != "same" for one in given):
        _keep(room, seat, [one for one in given if one.kind == "same"])


def forget(room: Room, seats: Iterable[int]) -> None:
    """Take back all that was left for seats whose plays are taken back: their people are to be asked again."""
    for seat in seats:
        if room.orders.by_seat.get(seat):
            _keep(room, seat, [])


def _keep(room: Room, seat: int, kept: Sequence[Order], gone: Sequence[Order] = ()) -> None:
    room.orders.by_seat[seat] = list(kept)
    if not kept:
        del room.orders.by_seat[seat]
    room.house.spawn(_write(room, seat, kept))
    show(room, seat, gone=gone)


# From the client


async def give(room: Room, socket: Listener, message: wire.Order) -> None:
    """Leave an order, or take one back; only while holding the room."""
    match = await room.match()
    room.check_seat(socket.person, message.seat)
    if match.over:
        raise Refused(409, "not_playing", "the game is over")
    made = None if message.off else _made(room, match, message)
    kept = [one for one in room.orders.by_seat.get(message.seat, []) if not _gives_way(one, message, made)]
    if made is not None:
        kept.append(made)
    if len(kept) > MOST:
        raise Refused(409, "too_many_orders", f"a seat has at most {MOST} orders")
    await _write(room, message.seat, kept)
    room.orders.by_seat[message.seat] = kept
    if not kept:
        del room.orders.by_seat[message.seat]
    socket.say({"type": "ack", "id": message.id, "number": room.record.number})
    show(room, message.seat)
    settle(room)


def _gives_way(order: Order, message: wire.Order, made: Order | None) -> bool:
    """Tell whether an order is taken back or replaced: of those to be repeated, the one to the same question."""
    if order.kind != "same" or message.kind != "same":
        return order.kind == message.kind
    return order.action == message.action if made is None else order.prompt == made.prompt


def _made(room: Room, match: Match, message: wire.Order) -> Order:
    seat = message.seat
    if message.kind == "same":
        given = room.orders.given.get(seat)
        if given is None:
            raise Refused(409, "no_answer", "this seat has answered nothing yet that could be repeated")
        told = action_text(match.game, match.state, given.action, given.asked)
        return Order("same", plain(given.action), plain(told), given.asked.prompt, choices_of(given.asked))
    if message.action is None:
        raise Refused(422, "malformed", "an order of that kind names an action")
    action = wire.read_action(message.action)
    match.explain(seat, action)  # refuses what is no action of this game
    asked = next((item for item in match.decisions if item.seat == seat and not item.free), None)
    if message.kind == "late":
        if asked is None or action not in asked.actions:
            raise Refused(409, "not_offered", "that is no answer to what the seat is asked")
        told = action_text(match.game, match.state, action, asked)
        return Order("late", plain(action), plain(told), asked.prompt, choices_of(asked))
    twin = match.redeal(seat, secrets.token_hex(8))  # its words tell no more than the seat may know
    return Order("next", plain(action), plain(action_text(twin.game, twin.state, action, None)))


def show(room: Room, seat: int, only: Listener | None = None, *, gone: Sequence[Order] = ()) -> None:
    """Tell whoever holds a seat what they have left there, and what of it is gone."""
    person = room.record.seating[seat].person
    message: words.OrdersTold = {
        "type": "orders",
        "seat": seat,
        "orders": [_shown(one) for one in room.orders.by_seat.get(seat, ())],
        "gone": [_shown(one) for one in gone],
    }
    for socket in room.audience.sockets if only is None else (only,):
        if socket.person is not None and socket.person.id == person:
            socket.say(message)


def _shown(order: Order) -> words.StandingOrder:
    return {"kind": order.kind, "action": order.action, "text": msgspec.Raw(wire.encode(order.text))}


def greet(room: Room, socket: Listener, seats: Sequence[int]) -> None:
    """Tell somebody who comes what they have left at the table."""
    for seat in seats:
        if room.orders.by_seat.get(seat):
            show(room, seat, socket)


# On disk


async def load(room: Room) -> None:
    """Read the orders of a table."""
    found = await room.house.store.read(partial(_read, code=room.record.code))
    room.orders = Orders(found, room.orders.given)


async def _write(room: Room, seat: int, kept: Sequence[Order]) -> None:
    code = room.record.code
    await room.house.store.writer.call(partial(_replace, code=code, seat=seat, kept=kept))
    room.house.bus.tell(Hint(code, orders=True))


def _replace(connection: Connection, code: str, seat: int, kept: Sequence[Order]) -> None:
    connection.execute(delete(orders).where(orders.c.code == code, orders.c.seat == seat))
    if kept:
        row = {"code": code, "seat": seat, "data": msgspec.json.encode(list(kept)).decode()}
        connection.execute(insert(orders).values(row))


def _read(connection: Connection, code: str) -> dict[int, list[Order]]:
    query = select(orders.c.seat, orders.c.data).where(orders.c.code == code)
    return {seat: msgspec.json.decode(data, type=list[Order]) for seat, data in connection.execute(query)}
