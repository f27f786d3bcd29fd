"""What all calls share: who asks, what they say, and the table it is about."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from kuluary.server.before import lobby
from kuluary.server.calls.call import S, address_of, answer, read_body
from kuluary.server.database import store
from kuluary.server.database.store import Person, Record
from kuluary.server.errors import Refused, guests_only
from kuluary.server.house import House
from kuluary.server.people import sessions
from kuluary.server.people.guests import COOKIE, COOKIE_SECONDS, check_origin, hash_token, token_of
from kuluary.server.printed import Printed, hand_out, printed
from kuluary.server.protocol import wire, words
from kuluary.server.table.room import Room


class Desk:
    """Where the calls of one house are answered."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._prints: dict[str, Printed] = {}
        """By name: what is the same for everybody."""

    async def person(self, request: Request) -> Person | None:
        """Give whoever asks, if known."""
        token = token_of(request)
        person = await find_person(self.house, token)
        if token and person is not None and self.house.uses.is_due(hash_token(token)):
            job = partial(
                sessions.note_use, token_hash=hash_token(token), agent=sessions.agent_of(request), now=self.house.now
            )
            self.house.spawn(self.house.store.apart(job))
        return person

    async def _somebody(self, request: Request) -> Person:
        """Give whoever asks for a change, or refuse."""
        check_origin(request, self.house.settings)
        person = await self.person(request)
        if person is None:
            raise guests_only()
        self.house.gates.changes.check(address_of(request), person.id)
        return person

    async def _reader(self, request: Request) -> Person:
        """Give whoever wants to see what is only theirs, or refuse."""
        person = await self.person(request)
        if person is None:
            raise guests_only()
        return person

    @asynccontextmanager
    async def visit(self, request: HTTPConnection, code: str | None = None) -> AsyncIterator[Room]:
        """Use the room a call is about; a code that does not exist counts against the address that asks."""
        try:
            async with self.house.visit(lobby.read_code(code or request.path_params["code"])) as room:
                yield room
        except Refused as error:
            if error.code == "no_table":
                await self.house.admit(self.house.gates.misses, address_of(request))
            raise

    async def _change(self, request: Request, plan: Callable[[Record, Person], Record]) -> Response:
        person = await self._somebody(request)
        async with self.visit(request) as room:
            await room.change(partial(_as, plan, person))
            return answer(self._show(room.record, person.id))

    def _show(self, record: Record, viewer: str | None) -> words.Table:
        room = self.house.rooms.get(record.code)
        elsewhere = self.house.roll.known.people.get(record.code, ())
        return wire.table(record, viewer, elsewhere if room is None else room.audience.present, self.house.hours)

    async def _print(self, request: Request, name: str, make: Callable[[], Any]) -> Response:
        """Hand out what is the same for everybody; to make it takes up to 50 ms, and anybody may ask."""

        def write() -> Printed:
            said = make()
            return printed(said.encode(), "text/plain") if isinstance(said, str) else printed(wire.encode(said))

        if name not in self._prints:
            self._prints[name] = await asyncio.to_thread(write)
        return hand_out(self._prints[name], request)

    async def _body(self, request: Request, kind: type[S]) -> S:
        return await read_body(request, kind, limit=self.house.settings.limits.body_bytes)


def with_cookie(request: Request, response: Response, token: str) -> Response:
    """Let the browser keep a secret."""
    secure = request.scope["scheme"] == "https"
    path = request.scope.get("root_path") or "/"
    response.set_cookie(COOKIE, token, max_age=COOKIE_SECONDS, path=path, secure=secure, httponly=True, samesite="lax")
    return response


async def find_person(house: House, token: str | None) -> Person | None:
    """Give the person a secret belongs to."""
    if not token:
        return None
    return await house.store.read(partial(store.person_of_token, token_hash=hash_token(token)))


def _as(plan: Callable[[Record, Person], Record], person: Person, record: Record) -> Record:
    return plan(record, person)
