"""The service as an ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kuluary.server.calls.api import Api
from kuluary.server.calls.call import address_of, answer
from kuluary.server.calls.desk import find_person
from kuluary.server.door.guarding import Forwarded, Guarded
from kuluary.server.door.listening import AT_ONCE
from kuluary.server.door.sockets import TRY_AGAIN_LATER, Socket
from kuluary.server.errors import AWAY, Refused, first_line, unavailable
from kuluary.server.house import House
from kuluary.server.machines.bus import Bus, make_bus
from kuluary.server.machines.hours import Clock
from kuluary.server.people.guests import check_origin, hash_token, token_of
from kuluary.server.settings import Settings
from kuluary.server.web import Web

LOG: Final = logging.getLogger("kuluary.server")
CLOSED: Final = {"no_table": 4404, "crowded": 4429, "too_fast": 4429, "unavailable": TRY_AGAIN_LATER}
"""How a socket that cannot stay is closed, by the code of the error it is sent before."""
CANNOT_STAY: Final = 4400


def make_app(settings: Settings, *, bus: Bus | None = None, clock: Clock | None = None) -> Starlette:
    """Give the whole service; processes that share a database share a bus as well."""
    house = House(settings, bus or make_bus(settings), clock)
    api = Api(house)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with house.open():
            yield

    async def socket(websocket: WebSocket) -> None:
        await _serve_socket(api, websocket)

    routes = [
        *api.routes(),
        WebSocketRoute("/ws/{code}", socket),
        Route("/{path:path}", Web(settings.web)),
    ]
    service = Service(
        routes=routes,
        middleware=[
            Middleware(Forwarded, proxies=settings.proxies),
            Middleware(Mounted, root_path=settings.root_path),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={
            Refused: _refused,
            HTTPException: _no_such_call,
            Exception: _failed,
            **dict.fromkeys(AWAY, _unavailable),
        },
        lifespan=lifespan,
    )
    service.state.house = house
    return service


class Service(Starlette):
    """The application, with what also holds for the answers to its failures."""

    def build_middleware_stack(self) -> ASGIApp:
        return Guarded(super().build_middleware_stack())


class Mounted:
    """Puts the service below a path, whether the proxy in front of it cuts that path off or not."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self._app = app
        self._root_path = root_path.rstrip("/")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        root_path = self._root_path
        if root_path and scope["type"] in ("http", "websocket"):
            path = scope["path"]
            inside = path == root_path or path.startswith(f"{root_path}/")
            scope = dict(scope, root_path=root_path, path=path if inside else root_path + path)
        await self._app(scope, receive, send)


async def _serve_socket(api: Api, websocket: WebSocket) -> None:
    """Let a browser or a program look at a table and play."""
    house = api.house
    try:
        check_origin(websocket, house.settings)
    except Refused:
        await websocket.close()  # before it was accepted: answered with 403
        return
    address, gates = address_of(websocket), house.gates
    try:
        token = token_of(websocket)
        person = await find_person(house, token)
        session = hash_token(token) if token and person is not None else None
        await websocket.accept()
        await house.admit(gates.joins, address, None if person is None else person.id)
        async with api.visit(websocket) as room:
            at_once = websocket.scope.get("extensions", {}).get(AT_ONCE, {}).get("send")
            await Socket(websocket, room, person, address, gates, house.settings.limits, session, at_once).live()
    except Refused as error:
        await gates.refuse(address)
        await _turn_away(websocket, error)
    except AWAY as error:
        LOG.warning("a table could not be opened: %s", first_line(error))
        await _turn_away(websocket, unavailable())


async def _turn_away(websocket: WebSocket, error: Refused) -> None:
    """Say why a socket cannot stay, and close it."""
    message = {"type": "error", "id": None, "code": error.code, "message": error.message}
    with suppress(WebSocketDisconnect, RuntimeError):
        if websocket.application_state is WebSocketState.CONNECTING:
            await websocket.accept()
        await websocket.send_json(message)
        await websocket.close(CLOSED.get(error.code, CANNOT_STAY))


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    found = {"code": error.code, "message": error.message}
    return answer({"error": found | ({"field": error.field} if error.field else {})}, status=error.status)


async def _no_such_call(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "method" if error.status_code == 405 else "no_such_call"
    return answer({"error": {"code": code, "message": error.detail}}, status=error.status_code)


async def _unavailable(request: Request, error: Exception) -> Response:
    LOG.warning("a call could not be answered: %s", first_line(error))
    return await _refused(request, unavailable())


async def _failed(_request: Request, _error: Exception) -> Response:
    return answer({"error": {"code": "unavailable", "message": "that did not work: try again"}}, status=500)
