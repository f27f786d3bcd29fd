"""Sessions: the devices on which somebody is known, seen in words and ended one by one or all."""

from __future__ import annotations

import re
import secrets
import time
from typing import Final

from sqlalchemy import Connection, delete, select
from starlette.requests import HTTPConnection

from kuluary.server.database.schema import tokens
from kuluary.server.people.guests import hash_token
from kuluary.server.protocol import words

AGENT_LENGTH: Final = 200
ID_LENGTH: Final = 12
"""Of the hash of a secret, so much names its session."""
FRESH: Final = 15 * 60
"""Seconds after a link by mail was opened in which a new password needs no old one."""
REMEMBERED: Final = 10_000
SEEN_AGAIN: Final = 10 * 60
"""Seconds after which it is written down again that a session is used."""

BROWSERS: Final = (
    ("YaBrowser", "Yandex"),
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""What a browser says of itself, the more particular first, and what it is called."""
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iPadOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def agent_of(request: HTTPConnection) -> str:
    """Give what a browser says of itself, as far as that is kept."""
    said = re.sub(r"[^\x20-\x7e]", "", request.headers.get("user-agent", ""))
    return said[:AGENT_LENGTH]


def device(agent: str) -> words.Device:
    """Say what a browser is, from what it says of itself."""
    system = next((name for mark, name in SYSTEMS if mark in agent), "")
    browser = next((name for mark, name in BROWSERS if re.search(rf"{mark}[/\w]", agent)), "")
    if not browser:
        return {"kind": "program", "browser": re.split(r"[/\s]", agent)[0][:40], "system": system}
    tablet = "iPad" in agent or ("Android" in agent and "Mobile" not in agent)
    phone = "Mobile" in agent or "iPhone" in agent
    return {"kind": "tablet" if tablet else "phone" if phone else "computer", "browser": browser, "system": system}


def begin(connection: Connection, person: str, agent: str, now: int, *, mailed: bool = False) -> str:
    """Let somebody in on a device, and give the secret that nobody will ever see again."""
    token = secrets.token_urlsafe(24)
    row = {"hash": hash_token(token), "person": person, "created": now, "seen": now, "agent": agent, "mailed": mailed}
    connection.execute(tokens.insert().values(row))
    return token


def is_fresh(connection: Connection, token_hash: str, now: int) -> bool:
    """Tell whether a session has just begun by a link that came by mail."""
    young = tokens.c.created > now - FRESH
    query = select(tokens.c.hash).where(tokens.c.hash == token_hash, tokens.c.mailed.is_(True), young)
    return connection.execute(query).first() is not None


def sessions_of(connection: Connection, person: str, here: str) -> list[words.Session]:
    """List the sessions of somebody, this one first, then those used last."""
    found: list[words.Session] = [
        {
            "id": row.hash[:ID_LENGTH],
            "device": device(row.agent or ""),
            "created": row.created,
            "seen": row.seen or row.created,
            "here": row.hash == here,
        }
        for row in connection.execute(select(tokens).where(tokens.c.person == person))
    ]
    return sorted(found, key=lambda one: (not one["here"], -one["seen"]))


def end(connection: Connection, person: str, here: str, which: str | None) -> int:
    """End a session by its id, or all but this one; give how many there were."""
    own = tokens.c.person == person
    chosen = tokens.c.hash != here if which is None else tokens.c.hash.startswith(which, autoescape=True)
    return connection.execute(delete(tokens).where(own, chosen)).rowcount


def lives(connection: Connection, hashes: set[str]) -> set[str]:
    """Give those of some sessions that have not been ended."""
    return set(connection.execute(select(tokens.c.hash).where(tokens.c.hash.in_(hashes))).scalars())


def note_use(connection: Connection, token_hash: str, agent: str, now: int) -> None:
    """Write down that a session is used."""
    known = tokens.update().where(tokens.c.hash == token_hash)
    connection.execute(known.values({"seen": now} | ({"agent": agent} if agent else {})))


class Uses:
    """Which sessions were written down as used lately, so that not every call writes."""

    def __init__(self) -> None:
        self._noted: dict[str, float] = {}

    def is_due(self, token_hash: str) -> bool:
        """Tell whether a use has to be written down, and remember that it is."""
        now = time.monotonic()
        if now - self._noted.get(token_hash, -SEEN_AGAIN) < SEEN_AGAIN:
            return False
        if len(self._noted) >= REMEMBERED:
            self._noted.clear()
        self._noted[token_hash] = now
        return True
