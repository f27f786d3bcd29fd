"""One HTTP call: what it says is read here, and its answer is written here."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from kuluary.languages import best_language
from kuluary.server.errors import Refused, malformed
from kuluary.server.protocol import wire

S = TypeVar("S", bound=Struct)
HEADERS: Final = {"cache-control": "no-store"}


def answer(data: Any, *, status: int = 200) -> Response:
    """Give JSON; bytes are JSON already."""
    body = data if isinstance(data, bytes) else wire.encode(data)
    return Response(body, status, HEADERS, media_type="application/json")


async def read_body(request: Request, kind: type[S], *, limit: int) -> S:
    """Read the body of a call, or refuse it."""
    data = bytearray()
    try:
        async for part in request.stream():
            data += part
            if len(data) > limit:
                raise Refused(413, "too_large", f"the body is larger than {limit} bytes")
    except ClientDisconnect:  # nobody hears this
        raise malformed("the body has no end") from None
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise malformed(str(error)) from None


def address_of(request: HTTPConnection) -> str:
    """Give the address a call comes from, or nothing where it is not known."""
    return household(request.client.host) if request.client is not None else ""


@lru_cache(10_000)
def household(host: str) -> str:
    """Give the part of an address that a household has for itself: of IPv6 it gets a whole network."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


def number_in(text: str, name: str) -> int:
    """Read a number from a query, or refuse it."""
    if not text.isdecimal() or len(text) > 9:
        raise malformed(f"{name} is a number")
    return int(text)


def preferred_language(request: Request) -> str:
    """Give the first language a browser asks for that we have."""
    return best_language(part.split(";")[0].strip() for part in request.headers.get("accept-language", "").split(","))
