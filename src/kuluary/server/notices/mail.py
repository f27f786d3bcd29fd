"""Mail: the one way out, through the SMTP server that the settings name; without one the house sends none."""

from __future__ import annotations

import logging
import ssl
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from kuluary.server.settings import Settings

LOG: Final = logging.getLogger("kuluary.server")
PORTS: Final = {"smtp": 587, "smtps": 465}
SECONDS: Final = 20.0
"""How long one letter may take."""


class Mail:
    """Sends letters; where no server is named, `works` says so and nothing is sent."""

    def __init__(self, settings: Settings) -> None:
        self._smtp = settings.smtp
        self.site = (settings.public_url or "").rstrip("/")
        """Where people reach the house; links in letters begin with it."""
        self._sender = settings.mail_from or f"no-reply@{urlsplit(self.site).hostname or 'localhost'}"

    @property
    def works(self) -> bool:
        """Whether letters can be sent."""
        return self._smtp is not None

    async def send(
        self, to: str, subject: str, text: str, html: str | None = None, headers: Mapping[str, str] | None = None
    ) -> None:
        """Send a letter; raises `aiosmtplib.SMTPException` or `OSError` where it is not taken."""
        from email.header import Header
        from email.headerregistry import Address
        from email.message import EmailMessage
        from email.policy import SMTP
        from email.utils import formatdate, make_msgid, parseaddr

        import aiosmtplib

        assert self._smtp is not None, "this house sends no mail"
        message = EmailMessage()
        name, address = parseaddr(self._sender)
        message["From"] = Address(name or "Кулуары", addr_spec=address)
        message["To"] = Address(addr_spec=to)
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=address.rpartition("@")[2])
        for key, value in (headers or {}).items():
            message[key] = value
        message.set_content(text)
        if html is not None:
            message.add_alternative(html, subtype="html")
        # not as a header of the message, which loses spaces where it is folded
        title = Header(subject, "utf-8", header_name="Subject").encode(linesep="\r\n")
        letter = f"Subject: {title}\r\n".encode("ascii") + message.as_bytes(policy=SMTP)
        await aiosmtplib.send(letter, sender=address, recipients=[to], **_way(self._smtp), timeout=SECONDS)

    async def try_to_send(self, to: str, subject: str, text: str, html: str | None = None) -> None:
        """Send a letter that nobody waits for; where it is not taken, the log says so without naming anybody."""
        from aiosmtplib import SMTPException

        try:
            await self.send(to, subject, text, html)
        except (SMTPException, OSError) as error:
            LOG.warning("a letter could not be sent: %s", why(error))


def why(error: Exception) -> str:
    """Say why a letter was not taken, without naming anybody."""
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, ssl.SSLCertVerificationError):
        cause = cause.__cause__ or cause.__context__
    if cause is None:
        return type(error).__name__
    return f"the certificate of the mail server is not trusted ({cause.verify_message})"


def check_smtp(url: str) -> str:
    """Give the address of a mail server as it is set, or raise ValueError."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ValueError("a mail server is named smtp://user:password@host:port or smtps://…")
    _ = parts.port  # raises where it is no number
    return url


def _way(url: str) -> dict[str, Any]:
    """Read how a mail server is reached: `smtps` is encrypted from the first byte, `smtp` as soon as it offers that."""
    parts = urlsplit(url)
    way: dict[str, Any] = {
        "hostname": parts.hostname,
        "port": parts.port or PORTS[parts.scheme],
        "use_tls": parts.scheme == "smtps",
    }
    if parts.username:
        way |= {"username": unquote(parts.username), "password": unquote(parts.password or "")}
    return way
