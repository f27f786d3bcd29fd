"""One WebSocket: what it is told lies in its outbox, what it says goes to the room."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from kuluary.core import Malformed
from kuluary.server import proposing, wire
from kuluary.server.errors import Refused
from kuluary.server.limits import Bucket
from kuluary.server.people import clean
from kuluary.server.room import Room
from kuluary.server.settings import Limits
from kuluary.server.store import Person
from kuluary.server.words import FromServer

LOG: Final = logging.getLogger("kuluary.server")
TRY_AGAIN_LATER: Final = 1013
TOO_BIG: Final = 1009
CLOSING_SECONDS: Final = 2.0
"""How long a socket that does not read any more is given to hear that it is closed."""


class Socket:
    """A connection at a table: a listener of its room."""

    def __init__(self, websocket: WebSocket, person: Person | None, limits: Limits) -> None:
        self.person = person
        self.looks: tuple[int | None] | None = None
        self.eyes: int | None = None
        self.told: int | None = None
        self._websocket = websocket
        self._limits = limits
        self._outbox: deque[str] = deque()
        self._filled = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None
        self._pace = Bucket(limits.message_burst, limits.message_rate)
        self._talk = Bucket(limits.chat_burst, limits.chat_rate)

    def say(self, message: FromServer) -> None:
        """Send a message of its own."""
        self.put(wire.encode(message).decode())

    def put(self, text: str) -> None:
        """Lay a message into the outbox; a socket that is too far behind is closed, and may come back for the state."""
        if len(self._outbox) >= self._limits.outbox:
            if self._sender is not None:
                self._sender.cancel()
            return
        self._outbox.append(text)
        self._filled.set()

    async def live(self, room: Room) -> None:
        """Be at a table until either side has enough."""
        self._sender = asyncio.create_task(self._send())
        tasks = [self._sender]
        try:
            await room.join(self)
            tasks.append(asyncio.create_task(self._listen(room)))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if self._sender.cancelled():
                await self._close(TRY_AGAIN_LATER)
        finally:
            room.part(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self) -> None:
        """Send what lies in the outbox."""
        outbox = self._outbox
        while True:
            await self._filled.wait()
            self._filled.clear()
            while outbox:
                try:
                    await self._websocket.send_text(outbox.popleft())
                except (WebSocketDisconnect, RuntimeError):
                    return

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
                await self._close(TOO_BIG)
                return
            if (wait := self._pace.take()) > 0:
                await asyncio.sleep(wait)
            await self._hear(room, data)

    async def _hear(self, room: Room, data: str | bytes) -> None:
        """Do what a message asks for; what is wrong with it is answered and changes nothing."""
        try:
            await self._do(room, wire.read_message(data))
        except Malformed as error:
            self._complain(wire.id_in(data), "malformed", str(error))
        except Refused as error:
            self._complain(wire.id_in(data), error.code, error.message)
        except Exception:
            LOG.exception("a message at table %s could not be handled", room.record.code)
            self._complain(wire.id_in(data), "unavailable", "that did not work: send it again under the same id")

    async def _do(self, room: Room, message: wire.Incoming) -> None:
        if isinstance(message, wire.Play):
            await room.play(self, message)
        elif isinstance(message, wire.Explain):
            await room.explain(self, message)
        elif isinstance(message, wire.Undo):
            await room.undo(self, message)
        elif isinstance(message, wire.Look):
            await room.look(self, message.seat)
        else:
            if not self._talk.try_take():
                raise Refused(429, "too_fast", "you talk too fast")
            await self._talk_about(room, message)

    async def _talk_about(self, room: Room, message: wire.Chat | wire.Propose | wire.Withdraw | wire.Opinion) -> None:
        """Do what only changes what people say to each other."""
        if isinstance(message, wire.Propose):
            await proposing.propose(room, self, message)
        elif isinstance(message, wire.Withdraw):
            await proposing.withdraw(room, self, message)
        elif isinstance(message, wire.Opinion):
            await proposing.judge(room, self, message)
        else:
            text = clean(message.text, self._limits.text_length, what="text")
            await room.chat(self, message.id, text)

    def _complain(self, answer: str | None, code: str, message: str) -> None:
        self.say({"type": "error", "id": answer, "code": code, "message": message})

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._websocket.close(code)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            return
