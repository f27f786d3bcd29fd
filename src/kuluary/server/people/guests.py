"""Guests: a name, and a secret of which only the hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from urllib.parse import urlsplit

from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from kuluary.server.database.schema import people, tokens
from kuluary.server.database.store import FACES, Person
from kuluary.server.errors import Refused, malformed
from kuluary.server.settings import Settings

COOKIE = "kuluary"
COOKIE_SECONDS = 400 * 24 * 3600
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,4})?")


def hash_token(token: str) -> str:
    """Hash a secret; it is long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(request: HTTPConnection) -> str | None:
    """Give the secret a request carries: the Authorization header counts before the cookie."""
    return _bearer(request) or request.cookies.get(COOKIE)


def _bearer(request: HTTPConnection) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def check_origin(request: HTTPConnection, settings: Settings) -> None:
    """Refuse what another site makes a browser send: a request with the cookie has to come from our own pages."""
    if _bearer(request):
        return
    origin = request.headers.get("origin")
    if origin is None:
        if COOKIE in request.cookies:
            raise Refused(403, "origin", "the cookie needs an Origin beside it; programs send Authorization: Bearer")
        return
    own = {request.headers.get(name, "").lower() for name in ("host", "x-forwarded-host")}
    if _host_of(origin) not in own - {""} and origin not in settings.origins:
        raise Refused(403, "origin", "this request comes from another site")


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def clean(text: str, limit: int, *, what: str) -> str:
    """Give a text in one line without invisible characters, or refuse it where it is empty or too long."""
    visible = "".join(" " if unicodedata.category(char).startswith("Z") else char for char in text)
    visible = "".join(char for char in visible.replace("\n", " ") if not unicodedata.category(char).startswith("C"))
    short = " ".join(visible.split())
    if not short:
        raise malformed(f"{what} is empty")
    if len(short) > limit:
        raise malformed(f"{what} is longer than {limit} characters")
    return short


def check_language(lang: str) -> str:
    """Give a language tag such as `ru`, or refuse it."""
    if not LANGUAGE.fullmatch(lang):
        raise malformed("lang is a language tag such as ru or en")
    return lang


def check_face(face: int) -> int:
    """Give the number of a portrait, or refuse it."""
    if face not in range(FACES):
        raise malformed(f"there is no face {face}: faces are 0 to {FACES - 1}")
    return face


def make_guest(
    connection: Connection, name: str, lang: str, now: int, face: int | None = None, agent: str = ""
) -> tuple[Person, str]:
    """Write a new guest down, and give the secret that nobody will ever see again."""
    person = Person(secrets.token_hex(6), name, lang, secrets.randbelow(FACES) if face is None else face)
    token = secrets.token_urlsafe(24)
    connection.execute(people.insert().values(id=person.id, name=name, lang=lang, created=now, face=person.face))
    row = {"hash": hash_token(token), "person": person.id, "created": now, "seen": now, "agent": agent}
    connection.execute(tokens.insert().values(row))
    return person, token


def rename(connection: Connection, person: Person) -> None:
    """Give a person another name, language and face."""
    values = {"name": person.name, "lang": person.lang, "face": person.face}
    connection.execute(people.update().where(people.c.id == person.id).values(values))
