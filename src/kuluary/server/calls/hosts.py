"""The calls of hosts and of whoever runs the house: leaving, closing, giving up, handing over, announcing."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kuluary.server import operating
from kuluary.server.calls.call import answer
from kuluary.server.calls.profiles import ProfileCalls
from kuluary.server.database.store import Person
from kuluary.server.errors import Refused
from kuluary.server.people.guests import clean
from kuluary.server.protocol.bodies import AnnounceBody, SeatBody, SwitchBody
from kuluary.server.table import host
from kuluary.server.table.room import Room


class HostCalls(ProfileCalls):
    """Answers who wants to leave, or runs something."""

    def host_routes(self) -> list[Route]:
        """Give the calls."""
        table = "/api/tables/{code}"
        return [
            Route(f"{table}/leave", self.leave_table, methods=["POST"]),
            Route(f"{table}/close", self.close_table, methods=["POST"]),
            Route(f"{table}/host", self.hand_hosting, methods=["POST"]),
            Route(f"{table}/abandon", self.abandon, methods=["POST"]),
            Route(f"{table}/archive", self.archive_table, methods=["POST"]),
            Route("/api/announcements", self.announcements),
            Route("/api/house", self.overview),
            Route("/api/house/announce", self.announce, methods=["POST"]),
            Route("/api/house/announcements/{id}/end", self.end_announcement, methods=["POST"]),
        ]

    # At a table

    async def leave_table(self, request: Request) -> Response:
        """Leave a table; an open one at which nobody is left is closed."""
        person = await self._somebody(request)
        async with self.visit(request) as room:
            code, closed = room.record.code, False
            if room.record.status == "open" and _is_last(room, person):
                closed = await self._close(room)
            if not closed:
                await room.change(partial(host.leave, person=person, now=self.house.now))
        if not closed:
            await self.house.store.writer.call(partial(operating.archive, code=code, person=person.id, on=True))
        return answer({"code": code, "closed": closed})

    async def close_table(self, request: Request) -> Response:
        """Close a table that has not begun; whoever runs the house closes any."""
        person = await self._somebody(request)
        async with self.visit(request) as room:
            code = room.record.code
            if await self.house.store.read(partial(operating.is_operator, person=person.id)):
                await self.house.store.writer.call(partial(host.remove_tables, codes=[code]))
                self.house.remove([code])
                return answer({"code": code, "closed": True})
            while True:
                host.check_close(room.record, person)
                if await self._close(room):
                    return answer({"code": code, "closed": True})

    async def _close(self, room: Room) -> bool:
        """Take an open table away; False: somebody was faster, and it is shown as it is now."""
        record = room.record
        if await self.house.store.writer.call(partial(host.remove_open, code=record.code, revision=record.revision)):
            self.house.remove([record.code])
            return True
        async with room.hold():
            await room.reread()
        return False

    async def hand_hosting(self, request: Request) -> Response:
        """Let somebody else at the table be its host."""
        body = await self._body(request, SeatBody)
        return await self._change(request, lambda record, person: host.hand_hosting(record, person, body.seat))

    async def abandon(self, request: Request) -> Response:
        """Agree that a running game ends here, or no more."""
        body = await self._body(request, SwitchBody)
        return await self._change(
            request, lambda record, person: host.agree(record, person, yes=body.on, now=self.house.now)
        )

    async def archive_table(self, request: Request) -> Response:
        """Put a finished table away, or take it out again."""
        person = await self._somebody(request)
        body = await self._body(request, SwitchBody)
        async with self.visit(request) as room:
            if body.on and room.record.status != "over":
                raise Refused(409, "not_over", "only a finished table is put away")
            code = room.record.code
        await self.house.store.writer.call(partial(operating.archive, code=code, person=person.id, on=body.on))
        return answer({"code": code})

    # The house

    async def announcements(self, request: Request) -> Response:
        """Give what whoever runs the house tells everyone."""
        return answer(await self.house.store.read(partial(operating.announcements, now=self.house.now)))

    async def overview(self, request: Request) -> Response:
        """Give whoever runs the house its tables, people and load."""
        await self._operator(await self._reader(request))
        name = request.query_params.get("name", "")[:80]
        found = await self.house.store.read(partial(operating.overview, name=name, now=self.house.now))
        self.house.metrics.note(self.house)
        return answer({**found, "load": self.house.metrics.now()})

    async def announce(self, request: Request) -> Response:
        """Tell everyone something, for so many hours or until it is taken back."""
        await self._operator(await self._somebody(request))
        body = await self._body(request, AnnounceBody)
        text = clean(body.text, self.house.settings.limits.text_length, what="text")
        await self.house.store.writer.call(partial(operating.announce, text=text, hours=body.hours, now=self.house.now))
        return answer(await self.house.store.read(partial(operating.announcements, now=self.house.now)))

    async def end_announcement(self, request: Request) -> Response:
        """Take an announcement back."""
        await self._operator(await self._somebody(request))
        id = request.path_params["id"]
        await self.house.store.writer.call(partial(operating.end_announcement, id=id))
        return answer(await self.house.store.read(partial(operating.announcements, now=self.house.now)))

    async def _operator(self, person: Person) -> None:
        if not await self.house.store.read(partial(operating.is_operator, person=person.id)):
            raise Refused(403, "not_operator", "only whoever runs the house may do that")


def _is_last(room: Room, person: Person) -> bool:
    """Tell whether nobody else sits at a table whose host leaves."""
    others = [one for one in host.people_at(room.record) if one != person.id]
    return room.record.host == person.id and not others
