"""What is the same for everybody who asks: written and compressed once, for the first of them."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

NEVER: Final = "no-store"
COMPRESSED_FROM: Final = 1024
"""What is smaller is sent as it is."""


@dataclass(frozen=True, slots=True)
class Printed:
    """Something as it is sent."""

    body: bytes
    packed: bytes | None
    kind: str
    cache: str
    policy: str | None = None


def printed(body: bytes, kind: str = "application/json", cache: str = NEVER, policy: str | None = None) -> Printed:
    """Make what is handed out."""
    packed = gzip.compress(body, mtime=0) if len(body) >= COMPRESSED_FROM and not kind.startswith("image/png") else None
    return Printed(body, packed, kind, cache, policy)


def hand_out(found: Printed, request: Request) -> Response:
    """Answer with it, compressed for whoever can read that."""
    headers = {"cache-control": found.cache, "vary": "Accept-Encoding"}
    if found.policy is not None:
        headers["content-security-policy"] = found.policy
    body = found.body
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=found.kind, headers=headers)
