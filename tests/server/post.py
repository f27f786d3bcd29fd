"""A real SMTP server of the tests' own, that keeps what it is sent."""

from __future__ import annotations

import re
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
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


def certificate(folder: Path, name: str = "localhost") -> Path:
    """A self-made certificate with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / f"{name}.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + secret)
    return file


@contextmanager
def post_office(scheme: str = "smtp", tls: Path | None = None) -> Iterator[tuple[PostOffice, str]]:
    """A post office, and the address under which a server reaches it; with a certificate it speaks in secret alone."""
    office = PostOffice()
    more: dict[str, Any] = {}
    if tls is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(tls)
        more = {"ssl_context": context} if scheme == "smtps" else {"tls_context": context, "require_starttls": True}
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(office, hostname="127.0.0.1", port=port, **more)
    controller.start()
    try:
        yield office, f"{scheme}://{'localhost' if tls else '127.0.0.1'}:{port}"
    finally:
        controller.stop()
