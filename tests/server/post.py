"""A real SMTP server of the tests' own, that keeps what it is sent."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from tests.server.helpers import until


class PostOffice:
    """What has arrived, by whom it is for."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, EmailMessage]] = []
        self.closed = False

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802  # so aiosmtpd calls it
        if self.closed:
            return "451 come again later"
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters += [(to, letter) for to in envelope.rcpt_tos]
        return "250 taken"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for to, letter in self.letters if to == address]

    def wait(self, address: str, count: int = 1) -> EmailMessage:
        """Give the newest letter to an address once so many have come."""
        until(lambda: len(self.to(address)) >= count)
        return self.to(address)[-1]

    def secret(self, address: str, count: int = 1) -> str:
        """Give the secret in the link of that letter."""
        found = re.search(r"#/letter/([\w-]+)", self.wait(address, count).get_content())
        assert found is not None
        return found.group(1)


@contextmanager
def post_office() -> Iterator[tuple[PostOffice, str]]:
    """A post office, and the address under which a server reaches it."""
    office = PostOffice()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(office, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield office, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()
