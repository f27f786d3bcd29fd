"""The calls of notices: what one wants to be told and how, a test, what was sent; stopping letters by their link."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kuluary.server.calls.call import address_of, answer
from kuluary.server.calls.hosts import HostCalls
from kuluary.server.database.store import Person
from kuluary.server.errors import Refused
from kuluary.server.notices import sending, wishes
from kuluary.server.notices.ways import public_key, vapid_key
from kuluary.server.notices.wishes import CHANNELS
from kuluary.server.protocol import words
from kuluary.server.protocol.bodies import DeviceBody, EndpointBody, SwitchBody, WishesBody


class NoticeCalls(HostCalls):
    """Answers who wants to be told something."""

    def notice_routes(self) -> list[Route]:
        """Give the calls."""
        path = "/api/notices"
        return [
            Route(path, self.notices),
            Route(path, self.change_wishes, methods=["POST"]),
            Route(f"{path}/test", self.test_notices, methods=["POST"]),
            Route(f"{path}/device", self.add_device, methods=["POST"]),
            Route(f"{path}/device/end", self.end_device, methods=["POST"]),
            Route(f"{path}/stop/{{token}}", self.stop_mail, methods=["POST"]),
            Route("/api/tables/{code}/mute", self.mute, methods=["POST"]),
        ]

    async def notices(self, request: Request) -> Response:
        """Say what whoever asks wants, and what was sent lately."""
        return answer(await self._wishes(await self._reader(request)))

    async def change_wishes(self, request: Request) -> Response:
        """Want something else from now on."""
        person = await self._somebody(request)
        body = await self._body(request, WishesBody)
        new: dict[str, Any] = {}
        if body.wants is not UNSET:
            new["wants"] = msgspec.json.encode(body.wants).decode()
        if body.quiet is not UNSET:
            start, end = (None, None) if body.quiet is None else wishes.check_quiet(*body.quiet)
            new |= {"quiet_from": start, "quiet_to": end}
        if body.zone is not UNSET:
            new["zone"] = wishes.check_zone(body.zone)
        if body.hook is not UNSET:
            if body.hook is None:
                new |= {"hook": None, "hook_kind": None, "hook_to": None}
            else:
                hook, private = body.hook, self.house.settings.hooks == "private"
                if not self.house.notices.offers("hook"):
                    raise Refused(409, "no_hooks", "this house posts nothing to addresses")
                wishes.check_hook(hook.url, hook.kind, hook.to, private=private)
                new |= {"hook": hook.url, "hook_kind": hook.kind, "hook_to": hook.to}
        now = self.house.clock.now()
        await self.house.store.writer.call(partial(wishes.change, person=person.id, values=new, now=now))
        return answer(await self._wishes(person))

    async def test_notices(self, request: Request) -> Response:
        """Send one to every way that is wanted."""
        person = await self._somebody(request)
        box = self.house.notices
        usable = [channel for channel in CHANNELS if box.offers(channel)]
        now = self.house.clock.now()
        await self.house.store.writer.call(partial(sending.test, person=person.id, usable=usable, now=now))
        self.house.spawn(box.beat())
        return answer(await self._wishes(person))

    async def add_device(self, request: Request) -> Response:
        """Push to the browser that asks."""
        person = await self._somebody(request)
        body = await self._body(request, DeviceBody)
        private = self.house.settings.hooks == "private"
        wishes.check_hook(body.endpoint, "plain", "", private=private)
        most, now = self.house.settings.limits.devices_per_person, self.house.now
        job = partial(
            wishes.add_device,
            person=person.id,
            endpoint=body.endpoint,
            key=body.key,
            auth=body.auth,
            most=most,
            now=now,
        )
        await self.house.store.writer.call(job)
        return answer(await self._wishes(person))

    async def end_device(self, request: Request) -> Response:
        """Push to a browser no more."""
        person = await self._somebody(request)
        body = await self._body(request, EndpointBody)
        await self.house.store.writer.call(partial(wishes.drop_device, person=person.id, endpoint=body.endpoint))
        return answer(await self._wishes(person))

    async def stop_mail(self, request: Request) -> Response:
        """Send no more letters to whom the secret in one of them belongs; programs that read mail call this too."""
        token = request.path_params["token"]
        done = await self.house.store.writer.call(partial(wishes.stop_mail, token=token)) if len(token) < 40 else False
        if not done:
            await self.house.admit(self.house.gates.misses, address_of(request))
            raise Refused(404, "nobody", "nobody gets letters with this secret")
        return answer({"stopped": True})

    async def mute(self, request: Request) -> Response:
        """Hear nothing of a table, or hear of it again."""
        person = await self._somebody(request)
        body = await self._body(request, SwitchBody)
        async with self.visit(request) as room:
            code = room.record.code
        job = partial(wishes.mute, code=code, person=person.id, on=body.on)
        await self.house.store.writer.call(job)
        return answer({"code": code, "muted": body.on})

    async def _wishes(self, person: Person) -> words.Notices:
        box = self.house.notices

        def read(connection: Connection) -> words.Notices:
            key = public_key(vapid_key(connection))
            return sending.shown(connection, person.id, key, [one for one in CHANNELS if box.offers(one)])

        return await self.house.store.apart(read)
