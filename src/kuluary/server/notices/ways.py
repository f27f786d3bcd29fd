"""The ways by which something is told: a letter, a post to an address, a push to browsers; each says whether it worked.

An address that people give is not believed: the name is looked up here, only public addresses are called unless the
settings allow others, and what is looked up is what is called. Nothing is followed, and no answer is read.

The libraries of every way are large, so each is read where somebody is reached by it.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import html
import logging
import socket
import ssl
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import Connection, select

from kuluary.server.database.schema import kept
from kuluary.server.notices.mail import Mail, why
from kuluary.server.notices.wishes import Device, Wishes
from kuluary.server.protocol import wire
from kuluary.server.settings import Settings

SECONDS: Final = 10.0
"""How long a receiver may take."""
TTL: Final = 24 * 3600
"""Seconds for which a push service keeps what it cannot deliver yet."""
SIGNED: Final = 12 * 3600
GONE: Final = (404, 410)
VAPID: Final = "vapid"
NAT64: Final = IPv6Network("64:ff9b::/96")

logging.getLogger("httpx").setLevel(logging.WARNING)  # an address is somebody's secret


class NotSent(Exception):
    """A receiver did not take it; it is tried again."""


class NoWay(Exception):
    """It cannot be sent there, however often one tries."""


@dataclass(frozen=True, slots=True)
class Message:
    """What is told, in the words of whom it is for."""

    id: str
    title: str
    lines: tuple[tuple[str, str], ...]
    """Each with the link that leads to it, from the address of the house on."""
    facts: tuple[Mapping[str, Any], ...]
    """The same for programs."""
    foot: str = ""
    stop: str = ""
    """The words of the link that stops letters."""
    waiting: int = 0
    """How many games wait for them."""


class Ways:
    """How one house reaches people."""

    def __init__(self, settings: Settings, mail: Mail) -> None:
        self._mail = mail
        self._private = settings.hooks == "private"
        self.site = mail.site
        self.posts = settings.hooks != "none" and bool(self.site)
        """Whether notices are posted for people: what is posted needs links."""

    async def send_mail(self, to: Wishes, message: Message) -> None:
        """Send a letter; its header stops more of them in one click, without signing in."""
        from aiosmtplib import SMTPException

        if to.email is None or not self._mail.works:
            raise NoWay
        lines = [(text, f"{self.site}/{link}") for text, link in message.lines]
        page = f"{self.site}/#/stop/{to.token}"
        text = "\n\n".join(f"{line}\n{link}" for line, link in lines)
        items = "".join(
            f'<p>{html.escape(line)}<br><a href="{html.escape(link)}">{link}</a></p>' for line, link in lines
        )
        foot = f'<p><small>{html.escape(message.foot)} <a href="{page}">{html.escape(message.stop)}</a></small></p>'
        headers = {
            "List-Unsubscribe": f"<{self.site}/api/notices/stop/{to.token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "X-Kuluary-Notice": message.id,
        }
        plain = f"{text}\n\n-- \n{message.foot}\n{message.stop}: {page}\n"
        try:
            await self._mail.send(to.email, message.title, plain, f"<!doctype html>{items}{foot}", headers)
        except (SMTPException, OSError) as error:
            raise NotSent(why(error)) from None

    async def post(self, to: Wishes, message: Message) -> None:
        """Post a notice to the address somebody has given, in the shape its service expects."""
        if to.hook is None or not self.posts:
            raise NoWay
        lines = [f"{text}\n{self.site}/{link}" for text, link in message.lines]
        status = await self._call(to.hook, wire.encode(body_of(to, message, "\n\n".join(lines), self.site)))
        if not 200 <= status < 300:
            raise NotSent(f"answered {status}")

    async def push(self, to: Wishes, message: Message, vapid: str) -> list[str]:
        """Push to all browsers of somebody, and give those that are gone; it worked if one of them took it."""
        if not to.devices:
            raise NoWay
        link = message.lines[0][1] if len(message.lines) == 1 else "#/tables"
        body = "\n".join(text for text, _ in message.lines)
        tag = message.lines[0][1] if len(message.lines) == 1 else "digest"
        data = {"title": message.title, "body": body, "url": link, "tag": tag, "waiting": message.waiting}
        answers = await asyncio.gather(*(self._push_to(device, wire.encode(data), vapid) for device in to.devices))
        gone = [device.hash for device, status in zip(to.devices, answers, strict=True) if status in GONE]
        if any(200 <= status < 300 for status in answers):
            return gone
        if len(gone) == len(answers):
            raise NoWay(*gone)
        raise NotSent(f"answered {max(answers)}", *gone)

    async def _push_to(self, device: Device, data: bytes, vapid: str) -> int:
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            body = http_ece.encrypt(
                data,
                private_key=ec.generate_private_key(ec.SECP256R1()),
                dh=_unpacked(device.key),
                auth_secret=_unpacked(device.auth),
                version="aes128gcm",
            )
        except ValueError:
            return GONE[0]  # no browser has such a key
        headers = {"content-encoding": "aes128gcm", "content-type": "application/octet-stream", "ttl": str(TTL)}
        headers |= {"urgency": "high"} | signed(vapid, device.endpoint, self.site)
        try:
            return await self._call(device.endpoint, body, headers)
        except NotSent:
            return 0
        except NoWay:
            return GONE[0]

    async def _call(self, url: str, body: bytes, headers: Mapping[str, str] | None = None) -> int:
        """Post to an address of somebody's and give how it was answered."""
        import httpx

        parts = urlsplit(url)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        if parts.scheme != "https" and not (self._private and parts.scheme == "http"):
            raise NoWay
        address = await self._look_up(host, port)
        place = f"[{address}]" if ":" in address else address
        target = parts._replace(netloc=f"{place}:{port}", fragment="").geturl()
        sent = {"content-type": "application/json", **(headers or {}), "host": parts.netloc, "user-agent": "kuluary"}
        try:
            async with (
                httpx.AsyncClient(timeout=SECONDS, verify=_trust(), trust_env=False, follow_redirects=False) as client,
                asyncio.timeout(SECONDS),
                client.stream("POST", target, content=body, headers=sent, extensions={"sni_hostname": host}) as answer,
            ):
                return answer.status_code
        except (httpx.HTTPError, TimeoutError, OSError) as error:
            raise NotSent(why(error)) from None

    async def _look_up(self, host: str, port: int) -> str:
        """Give the address of a host; of several, none may be private."""
        try:
            async with asyncio.timeout(SECONDS):
                found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError, TimeoutError) as error:
            raise NotSent(why(error)) from None
        addresses = [str(info[4][0]) for info in found]
        if not addresses or not (self._private or all(is_public(address) for address in addresses)):
            raise NoWay
        return addresses[0]


@cache
def _trust() -> ssl.SSLContext:
    """Read whose certificates are believed, once: meanwhile nobody else is answered."""
    import httpx

    return httpx.create_ssl_context(trust_env=False)


def is_public(text: str) -> bool:
    """Tell whether an address is one of the internet's, and none of this machine's or its neighbours'."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is not None:
            address = inner
        elif address in NAT64:
            return False
    return address.is_global and not address.is_multicast


def body_of(to: Wishes, message: Message, text: str, site: str) -> dict[str, Any]:
    """Give what is posted: plain facts, or what a service of messages wants to get."""
    if to.hook_kind == "telegram":
        return {"chat_id": to.hook_to, "text": text, "disable_web_page_preview": True}
    if to.hook_kind == "discord":
        return {"content": text[:2000], "allowed_mentions": {"parse": []}}
    if to.hook_kind == "slack":
        return {"text": html.escape(text, quote=False)}
    facts = [{**fact, "link": f"{site}/{link}"} for fact, (_, link) in zip(message.facts, message.lines, strict=True)]
    return {"id": message.id, "title": message.title, "text": text, "waiting": message.waiting, "notices": facts}


# The key of the house


def vapid_key(connection: Connection) -> str:
    """Give the private key that signs what is pushed, made once."""
    from cryptography.hazmat.primitives.asymmetric import ec

    found = connection.execute(select(kept.c.value).where(kept.c.name == VAPID)).scalar_one_or_none()
    if found is None:
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        found = _packed(number.to_bytes(32, "big"))
        connection.execute(kept.insert().values(name=VAPID, value=found))
    return str(found)


def public_key(vapid: str) -> str:
    """Give what browsers are told of it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point = Vapid02.from_raw(vapid.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _packed(point)


def signed(vapid: str, endpoint: str, site: str) -> dict[str, str]:
    """Give the headers that prove who pushes."""
    from py_vapid import Vapid02

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED}
    claims["sub"] = site if site.startswith("https://") else "mailto:kuluary@localhost.localdomain"
    headers: dict[str, str] = Vapid02.from_raw(vapid.encode()).sign(claims)
    return {name.lower(): value for name, value in headers.items()}


def message_id(marks: Sequence[str]) -> str:
    """Name a message by what it tells: a receiver that gets it twice can tell."""
    return hashlib.sha256("\n".join(sorted(marks)).encode()).hexdigest()[:16]


def _packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
