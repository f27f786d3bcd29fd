"""A real HTTP server of the tests' own, that keeps what is posted to it, or fails for a while."""

from __future__ import annotations

import base64
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Receiver:
    """What has arrived, and how it was answered."""

    def __init__(self) -> None:
        self.status = 200
        self.calls: list[tuple[int, dict[str, str], bytes]] = []
        self.address = ""
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    @property
    def taken(self) -> list[Any]:
        """The bodies that were taken, as JSON."""
        return [msgspec.json.decode(body) for status, _, body in self.calls if status < 300]

    @property
    def subscription(self) -> dict[str, str]:
        """What a browser would tell of itself."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        key, auth = (base64.urlsafe_b64encode(data).decode().rstrip("=") for data in (point, self.auth))
        return {"endpoint": f"{self.address}/push", "key": key, "auth": auth}

    def pushed(self) -> list[Any]:
        """What was pushed, as only the browser can read it."""
        return [
            msgspec.json.decode(
                http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
            )
            for status, _, body in self.calls
            if status < 300
        ]


@contextmanager
def receiver() -> Iterator[Receiver]:
    """A receiver on a free port."""
    kept = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            kept.calls.append((kept.status, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(kept.status)
            self.send_header("location", f"{kept.address}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    kept.address = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield kept
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
