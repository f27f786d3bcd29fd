"""The built browser client: hashed files may be kept for ever, the page itself never."""

from __future__ import annotations

import base64
import hashlib
import html
import mimetypes
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from kuluary.server.printed import NEVER, Printed, hand_out, printed

FOREVER: Final = "public, max-age=31536000, immutable"
MISSING: Final = """The browser client has not been built yet.

From a checkout, run `make setup` (or, by hand: `cd web`, `npm ci`, `npm run build`) and start the server again.
Programs that play by the protocol can do without it.
"""
NO_PAGE: Final = re.compile(r"^[^/]*\.[^/]*$|^metrics$|[^/]{256}|[\x00-\x1f]")
"""Paths that are none of the client's own pages: files at the top, and what no file and no page can be called."""
INLINE: Final = re.compile(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.S)
HEAD: Final = re.compile(r"<head[^>]*>", re.I)


class Web:
    """Serves the client's files, and its page for every path that is the client's own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._assets: dict[Path, tuple[int, Printed]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        await self._answer(request)(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        path = request.path_params["path"]
        if request.method not in ("GET", "HEAD"):
            return _error(405, "method", "only GET and HEAD are possible here")
        if path.startswith(("api/", "ws/")):
            return _error(404, "no_such_call", "there is no such call")
        if (file := self._find(path)) is not None:
            return hand_out(self._asset(file), request)
        if path.startswith("assets/") or NO_PAGE.search(path):
            return _error(404, "no_such_file", "there is no such file: reload the page")
        page = self._folder / "index.html"
        if not page.is_file():
            return PlainTextResponse(MISSING, status_code=503, headers={"cache-control": NEVER})
        return hand_out(_page(page, str(request.scope.get("root_path", ""))), request)

    def _find(self, path: str) -> Path | None:
        """Give the file of that path, if the client has one."""
        try:
            file = (self._folder / path).resolve()
            found = file.is_relative_to(self._folder) and file.is_file() and file.name != "index.html"
        except (OSError, ValueError):  # no file can have such a name
            return None
        return file if found else None

    def _asset(self, file: Path) -> Printed:
        """Give a file, read and compressed once for as long as it does not change."""
        stamp = file.stat().st_mtime_ns
        known = self._assets.get(file)
        if known is not None and known[0] == stamp:
            return known[1]
        hashed = file.parent == self._folder / "assets"
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        asset = printed(file.read_bytes(), kind, FOREVER if hashed else NEVER)
        self._assets[file] = (stamp, asset)
        return asset


def _page(file: Path, root_path: str) -> Printed:
    """Give the page, told where it is mounted, with a policy that allows our own scripts and nothing else."""
    text = file.read_text(encoding="utf-8")
    base = f'<base href="{html.escape(root_path.rstrip("/"))}/">'
    if "<base " not in text:
        text = HEAD.sub(lambda head: head.group(0) + base, text, count=1)
    hashes = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in INLINE.findall(text)]
    scripts = " ".join(["'self'", *(f"'sha256-{digest}'" for digest in hashes)])
    policy = (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'"
    )
    return printed(text.encode(), "text/html", NEVER, policy)


def _error(status: int, code: str, message: str) -> Response:
    return JSONResponse(
        {"error": {"code": code, "message": message}}, status_code=status, headers={"cache-control": NEVER}
    )
