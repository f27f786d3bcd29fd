"""The calls of tournaments."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kuluary.server.before import cups, lobby
from kuluary.server.calls.call import address_of, answer
from kuluary.server.calls.notices import NoticeCalls
from kuluary.server.errors import Refused
from kuluary.server.people.guests import clean
from kuluary.server.protocol.bodies import CupBody, read_pace_body


class CupCalls(NoticeCalls):
    """Answers friends who play a tournament."""

    def cup_routes(self) -> list[Route]:
        """Give the calls."""
        cup = "/api/cups/{id}"
        return [
            Route("/api/cups", self.found_cup, methods=["POST"]),
            Route(cup, self.cup),
            Route(f"{cup}/join", self.join_cup, methods=["POST"]),
            Route(f"{cup}/leave", self.part_cup, methods=["POST"]),
            Route(f"{cup}/start", self.begin_cup, methods=["POST"]),
        ]

    async def found_cup(self, request: Request) -> Response:
        """Call friends together."""
        person = await self._somebody(request)
        body = await self._body(request, CupBody)
        await self.house.admit(self.house.gates.tables, address_of(request), person.id)
        name = clean(body.name, self.house.settings.limits.name_length, what="name") if body.name else ""
        id = await cups.found(
            self.house,
            person,
            game=body.game,
            seats=body.seats,
            rounds=body.rounds,
            name=name,
            options=body.options,
            pace=read_pace_body(body.pace),
        )
        return answer(await self.house.store.read(partial(cups.shown, id=id, viewer=person.id)), status=201)

    async def cup(self, request: Request) -> Response:
        """Show a tournament; a round that could begin does."""
        person = await self.person(request)
        id = await self._cup_id(request)
        await cups.go_on(self.house, id)
        viewer = None if person is None else person.id
        return answer(await self.house.store.read(partial(cups.shown, id=id, viewer=viewer)))

    async def join_cup(self, request: Request) -> Response:
        """Take part."""
        person, id = await self._somebody(request), await self._cup_id(request)
        await self.house.store.writer.call(partial(cups.join, id=id, person=person.id, now=self.house.now))
        return answer(await self.house.store.read(partial(cups.shown, id=id, viewer=person.id)))

    async def part_cup(self, request: Request) -> Response:
        """Take part no more."""
        person, id = await self._somebody(request), await self._cup_id(request)
        await self.house.store.writer.call(partial(cups.part, id=id, person=person.id))
        return answer({"left": True})

    async def begin_cup(self, request: Request) -> Response:
        """Lay the rounds out and begin the first."""
        person, id = await self._somebody(request), await self._cup_id(request)
        await self.house.store.writer.call(partial(cups.begin, id=id, person=person.id))
        await cups.go_on(self.house, id)
        return answer(await self.house.store.read(partial(cups.shown, id=id, viewer=person.id)))

    async def _cup_id(self, request: Request) -> str:
        """Give the tournament a call is about; one that does not exist counts against the address that asks."""
        try:
            id = lobby.read_code(request.path_params["id"])
            await self.house.store.read(partial(cups.find, id=id))
        except Refused:
            await self.house.admit(self.house.gates.misses, address_of(request))
            raise cups.no_cup() from None
        return id
