"""What surrounds the whole service: headers on every answer, addresses nobody has, whom of the proxies it believes."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from kuluary.server.calls.call import answer

LOG: Final = logging.getLogger("kuluary.server")
SAFE: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # the code of a table is in its address
    "content-security-policy": "frame-ancestors 'none'",
}
"""Headers every answer has; the page brings a policy of its own."""
STRANGE: Final = "kuluary.strange"
"""Whether a call comes, by its own word, from somebody else than who brings it, and that is not believed."""
Network = IPv4Network | IPv6Network


class Guarded:
    """Adds the headers that keep browsers from doing foolish things with our answers, and refuses what no name has.

    The character of number zero is in no name of ours, and PostgreSQL fails when it is asked for one with it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["type"] == "http" and ("\0" in scope["path"] or b"%00" in scope["query_string"]):
            error = {"code": "no_such_call", "message": "no address has a character of number zero in it"}
            await answer({"error": error}, status=404)(scope, receive, send_safe)
        else:
            await self._app(scope, receive, send_safe)


class Forwarded:
    """Believes the named proxies who is behind them; from anybody else, such headers are nothing."""

    def __init__(self, app: ASGIApp, proxies: Sequence[str]) -> None:
        self._app = app
        self._believing = ProxyHeadersMiddleware(app, list(proxies))  # type: ignore[arg-type]  # one ASGI as the other
        self._hinted = False
        self._networks = [ip_network(proxy) for proxy in proxies]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
        elif self._is_named(scope):
            await self._believing(scope, receive, send)  # type: ignore[arg-type]  # one ASGI as the other
        else:
            headers = [(name, value) for name, value in scope["headers"] if not name.startswith(b"x-forwarded-")]
            strange = any(name == b"x-forwarded-for" for name, _ in scope["headers"])
            if strange:
                self._hint(scope)
            await self._app(dict(scope, headers=headers) | {STRANGE: strange}, receive, send)

    def _hint(self, scope: Scope) -> None:
        """Say once that somebody forwards calls unbelieved: all who come that way count as one address."""
        if not self._hinted:
            self._hinted = True
            peer = scope["client"][0] if scope.get("client") else "somebody"
            LOG.warning("%s says that it forwards calls of others: if it is your proxy, name it with --proxy", peer)

    def _is_named(self, scope: Scope) -> bool:
        return scope.get("client") is not None and is_within(scope["client"][0], self._networks)


def is_within(host: str, networks: Sequence[Network]) -> bool:
    """Tell whether an address is one of those networks."""
    if not networks:
        return False
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks)
