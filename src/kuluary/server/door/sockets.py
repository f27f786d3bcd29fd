"""One WebSocket: what it is told lies in its outbox, what it says goes to the room."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Iterable
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from kuluary.core import Malformed
from kuluary.server.bots import coaching
from kuluary.server.database.store import Person
from kuluary.server.door.limits import NAMED, SEATED, STRANGER, Gates
from kuluary.server.errors import Refused, first_line, trace_of
from kuluary.server.people.guests import clean
from kuluary.server.protocol import wire
from kuluary.server.protocol.words import FromServer
from kuluary.server.settings import Limits
from kuluary.server.table import proposing, talk, undoing
from kuluary.server.table.audience import seats_of
from kuluary.server.table.room import Room

LOG: Final = logging.getLogger("kuluary.server")
TRY_AGAIN_LATER: Final = 1013
TOO_BIG: Final = 1009
CROWDED: Final = 4429
NO_TABLE: Final = 4404
ENDED: Final = 4401
WHY: Final = {
    TRY_AGAIN_LATER: "you read too slowly: connect again",
    TOO_BIG: "the message is too large",
    CROWDED: "somebody who plays needs the place",
    NO_TABLE: "the table was closed",
    ENDED: "this session was ended",
}
CLOSING_SECONDS: Final = 2.0
"""How long a socket that does not read any more is given to hear that it is closed."""


class Socket:
    """A connection at a table: a listener of its room."""

    def __init__(
        self,
        websocket: WebSocket,
        room: Room,
        person: Person | None,
        address: str,
        gates: Gates,
        limits: Limits,
        session: str | None = None,
        at_once: Callable[[Iterable[bytes]], bool] | None = None,
    ) -> None:
        self.person = person
        self.session = session
        self.address = address
        self.looks: tuple[int | None] | None = None
        self.eyes: int | None = None
        self.told: int | None = None
        self.seen: int | None = None
        self._websocket = websocket
        self._room = room
        self._gates = gates
        self._limits = limits
        self._at_once = at_once
        """Sends messages without any detour; False: they have to wait."""
        self._outbox: list[bytes] = []
        self._weight = 0
        """Bytes in the outbox, with what is being sent."""
        self._sending: asyncio.Task[None] | None = None
        """Sends what has to wait for the other side to read, while there is something."""
        self._light = asyncio.Event()
        """Set while so little waits to be sent that more may be asked for."""
        self._light.set()
        self._loop = asyncio.get_running_loop()
        self._end: asyncio.Future[int] = self._loop.create_future()
        """The code with which we close the socket; cancelled where nothing can be sent any more."""

    @property
    def owner(self) -> str | None:
        """Who has opened it."""
        return None if self.person is None else self.person.id

    @property
    def standing(self) -> int:
        """What its person is to the table."""
        if self.person is None:
            return STRANGER
        record = self._room.record
        return SEATED if seats_of(record, self.person) or record.host == self.person.id else NAMED

    def say(self, message: FromServer) -> None:
        """Send a message of its own."""
        self.put(wire.encode(message))

    def put(self, text: bytes) -> None:
        """Lay a message into the outbox; a socket that is too far behind is closed, and may come back for the state."""
        outbox, weight = self._outbox, self._weight + sys.getsizeof(text)
        if not outbox:
            self._loop.call_soon(self._send_at_once)
        elif weight > self._limits.outbox_bytes:
            self._leave(TRY_AGAIN_LATER)
            return
        outbox.append(text)
        self._weigh(weight)

    def give_way(self) -> None:
        """Leave, for somebody who is more to a table."""
        self._leave(CROWDED)

    def dismiss(self) -> None:
        """Leave, because the table is gone."""
        self._leave(NO_TABLE)

    def end(self) -> None:
        """Leave, because the session was ended."""
        self._leave(ENDED)

    async def live(self) -> None:
        """Be at a table until either side has enough."""
        room = self._room
        self._gates.places.take(self)
        tasks: list[asyncio.Future[Any]] = [self._end]
        try:
            await self._wait_in_gallery()
            await room.join(self)
            tasks.append(asyncio.create_task(self._listen(room)))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.part(self)
            self._gates.places.leave(self)
            code = self._end.result() if self._end.done() and not self._end.cancelled() else None
            if self._sending is not None:
                tasks.append(self._sending)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if code is not None:
            await self._close(code)

    async def _wait_in_gallery(self) -> None:
        """Those who only watch are shown a whole table one after the other; who plays passes them."""
        if self.standing < SEATED:
            await self._gates.enter_gallery()

    def _send_at_once(self) -> None:
        """Send what lies in the outbox, all together; what the other side does not take yet waits."""
        if self._at_once is not None and self._at_once(self._outbox):
            self._outbox.clear()
            self._weigh(0)
        elif not self._end.done():
            self._sending = asyncio.create_task(self._send())
            self._sending.add_done_callback(self._sent)

    async def _send(self) -> None:
        """Send what has to wait in the outbox."""
        while self._outbox:
            await self._websocket.send_text(self._outbox[0].decode())
            self._weigh(self._weight - sys.getsizeof(self._outbox.pop(0)))

    def _sent(self, task: asyncio.Task[None]) -> None:
        """All that had to wait was sent, or nothing can be sent any more."""
        self._sending = None
        if task.cancelled() or task.exception() is not None:
            self._end.cancel()

    async def _listen(self, room: Room) -> None:
        while True:
            try:
                message = await self._websocket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] == "websocket.disconnect":
                return
            data: str | bytes = message.get("text") or message.get("bytes") or ""
            if len(data) > self._limits.message_bytes:
                self._leave(TOO_BIG)
                return
            if (wait := self._gates.messages.delay(self.address, self.owner)) > 0:
                await asyncio.sleep(wait)
            await self._light.wait()  # who does not read what it is told is not listened to
            await self._hear(room, data)

    async def _hear(self, room: Room, data: str | bytes) -> None:
        """Do what a message asks for; what is wrong with it is answered and changes nothing."""
        try:
            await self._do(room, wire.read_message(data))
        except Malformed as error:
            self._complain(wire.id_in(data), "malformed", str(error))
        except Refused as error:
            self._complain(wire.id_in(data), error.code, error.message)
        except Exception as error:
            text = "a message at table %s could not be handled: %s"
            LOG.error(text, room.record.code, first_line(error), exc_info=trace_of(error))
            room.house.metrics.failures.inc()
            self._complain(wire.id_in(data), "unavailable", "that did not work: send it again under the same id")

    async def _do(self, room: Room, message: wire.Incoming) -> None:
        if isinstance(message, wire.Play):
            with room.house.metrics.play_seconds.time():
                await room.play(self, message)
        elif isinstance(message, wire.Explain):
            await room.explain(self, message)
        elif isinstance(message, wire.Undo):
            await undoing.undo(room, self, message)
        elif isinstance(message, wire.Plead):
            self._gates.chat.check(self.address, self.owner)
            await undoing.plead(room, self, message)
        elif isinstance(message, wire.Consent):
            await undoing.consent(room, self, message)
        elif isinstance(message, wire.Foresee):
            await room.foresee(self, message)
        elif isinstance(message, wire.Consult):
            await coaching.hint(room, self, message)
        elif isinstance(message, wire.Seen):
            room.audience.look(self, message.number)
        elif isinstance(message, wire.Order):
            await room.order(self, message)
        elif isinstance(message, wire.Look):
            await asyncio.sleep(self._gates.looks.delay(self.address, self.owner))
            await self._wait_in_gallery()
            await room.look(self, message.seat)
        else:
            self._gates.chat.check(self.address, self.owner)
            await self._talk_about(room, message)

    async def _talk_about(self, room: Room, message: wire.Talk) -> None:
        """Do what only changes what people say to each other."""
        if isinstance(message, wire.PointOut):
            await talk.point_out(room, self, message.id, message.message, hide=message.hide)
        elif isinstance(message, wire.Propose):
            await proposing.propose(room, self, message)
        elif isinstance(message, wire.Withdraw):
            await proposing.withdraw(room, self, message)
        elif isinstance(message, wire.Opinion):
            await proposing.judge(room, self, message)
        elif isinstance(message, (wire.Ask, wire.Aside)):
            await proposing.ask(room, self, message)
        else:
            drawn = message.reaction is not None and not message.text
            text = "" if drawn else clean(message.text, self._limits.text_length, what="text")
            if self.standing < SEATED and not room.aside.try_take():
                raise Refused(429, "too_fast", "those who watch this table talk too fast")
            await talk.say(room, self, message.id, text, message.reaction)

    def _complain(self, answer: str | None, code: str, message: str) -> None:
        self.say({"type": "error", "id": answer, "code": code, "message": message})

    def _weigh(self, weight: int) -> None:
        self._weight = weight
        is_light = weight * 4 <= self._limits.outbox_bytes
        if is_light != self._light.is_set():
            (self._light.set if is_light else self._light.clear)()

    def _leave(self, code: int) -> None:
        if not self._end.done():
            self._end.set_result(code)

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._websocket.close(code, WHY[code])
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            return
