"""The calls of profiles: what one has played, with whom, ratings, inviting and ignoring."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kuluary.core import game_names
from kuluary.server.calls.accounts import AccountCalls
from kuluary.server.calls.call import answer, number_in
from kuluary.server.database import store
from kuluary.server.errors import malformed
from kuluary.server.people import profiles
from kuluary.server.protocol import words
from kuluary.server.protocol.bodies import InviteBody, SwitchBody


class ProfileCalls(AccountCalls):
    """Answers who wants to know how they play."""

    def profile_routes(self) -> list[Route]:
        """Give the calls."""
        table, person = "/api/tables/{code}", "/api/people/{id}"
        return [
            Route("/api/profile", self.profile),
            Route("/api/profile/rating", self.want_rating, methods=["POST"]),
            Route("/api/history", self.history),
            Route("/api/people", self.people),
            Route(person, self.somebody),
            Route(f"{person}/ignore", self.ignore, methods=["POST"]),
            Route(f"{table}/invite", self.invite, methods=["POST"]),
            Route(f"{table}/invited", self.invited),
            Route(f"{table}/decline", self.decline, methods=["POST"]),
        ]

    async def profile(self, request: Request) -> Response:
        """Give the profile of whoever asks."""
        person = await self._reader(request)
        return answer(await self.house.store.read(partial(profiles.profile, person=person)))

    async def want_rating(self, request: Request) -> Response:
        """Begin to rate whoever asks, or no more."""
        person = await self._somebody(request)
        body = await self._body(request, SwitchBody)
        await self.house.store.writer.call(partial(profiles.want_rating, person=person.id, on=body.on))
        return answer(await self.about(person))

    async def history(self, request: Request) -> Response:
        """Give a page of what whoever asks has played."""
        person = await self._reader(request)
        query = request.query_params
        game, company = query.get("game") or None, query.get("with") or None
        if game is not None and game not in game_names():
            raise malformed("game is a game")
        if company not in (None, "people", "bots"):
            raise malformed("with is people or bots")
        start = number_in(query.get("from", "0"), "from")
        read = partial(profiles.history, person=person.id, game=game, company=company, start=start)
        return answer(await self.house.store.read(read))

    async def people(self, request: Request) -> Response:
        """List the people whoever asks has played with."""
        person = await self._reader(request)
        return answer(await self.house.store.read(partial(profiles.acquaintances, person=person.id)))

    async def somebody(self, request: Request) -> Response:
        """Give what one sees of somebody else."""
        person = await self._reader(request)
        id = request.path_params["id"]
        return answer(await self.house.store.read(partial(profiles.somebody, viewer=person.id, id=id)))

    async def ignore(self, request: Request) -> Response:
        """Hear somebody no more, or again."""
        person = await self._somebody(request)
        body = await self._body(request, SwitchBody)
        other = request.path_params["id"]
        await self.house.store.writer.call(partial(profiles.ignore, person=person.id, other=other, on=body.on))
        return answer(await self.about(person))

    async def invite(self, request: Request) -> Response:
        """Call somebody one has played with to a table."""
        person = await self._somebody(request)
        body = await self._body(request, InviteBody)
        async with self.visit(request) as room:
            job = partial(profiles.invite, record=room.record, host=person, other=body.person, now=self.house.now)
            await self.house.store.writer.call(job)
        return answer({"person": body.person})

    async def invitations(self, person: str) -> list[words.Invitation]:
        """Give the tables somebody was called to."""
        called = await self.house.store.read(partial(profiles.invitations_of, person=person))
        if not called:
            return []
        found = await self.house.store.read(partial(store.some_tables, codes=list(called)))
        return [
            {"table": self._show(record, person), "host": called[record.code][0], "at": called[record.code][1]}
            for record in found
            if record.game in game_names()
        ]

    async def invited(self, request: Request) -> Response:
        """List who was called to a table, for those who sit there."""
        person = await self._reader(request)
        async with self.visit(request) as room:
            record = room.record
        if person.id not in (record.host, *(place.person for place in record.seating)):
            return answer([])
        return answer(
            await self.house.store.read(
                lambda connection: profiles.names_of(connection, profiles.invited_to(connection, record.code))
            )
        )

    async def decline(self, request: Request) -> Response:
        """Do not come to a table one was called to."""
        person = await self._somebody(request)
        async with self.visit(request) as room:
            code = room.record.code
        await self.house.store.writer.call(partial(profiles.decline, code=code, person=person.id))
        return answer({"code": code})
