"""Accounts: an address and, if one likes, a password, by which somebody comes back from any device.

A guest becomes an account without becoming another person. An address counts once a letter sent there was opened; where
the house sends no mail it counts as given. A letter proves whose an address is: opening it confirms the address, lets
its reader in, and brings along what the guest on that device has.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from dataclasses import dataclass
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, exists, select, update

from kuluary.core import find_game, game_names
from kuluary.server.database.schema import (
    accounts,
    archived,
    chat,
    devices,
    ignored,
    invitations,
    keepsakes,
    letters,
    muted,
    notices,
    notify,
    own_packs,
    passkeys,
    people,
    proposals,
    ratings,
    results,
    seats,
    tables,
    tokens,
)
from kuluary.server.errors import Refused
from kuluary.server.people.guests import hash_token

EMAIL: Final = re.compile(r"[^\s@\x00-\x1f\x7f,;:<>\"()\[\]\\]{1,64}@[^\s@\x00-\x1f\x7f,;:<>\"()\[\]\\]{1,189}")
SHORTEST, LONGEST = 8, 200
"""Characters a password has."""
LETTER_SECONDS: Final = 15 * 60
"""How long a link in a letter is good."""
AT_ONCE: Final = 2
"""Passwords that are hashed at a time: each takes 64 MiB."""


@dataclass(frozen=True, slots=True)
class Account:
    """How somebody comes back."""

    person: str
    email: str | None
    pending: str | None
    password: str | None
    """The Argon2id hash."""


class Passwords:
    """Hashes and compares passwords beside the event loop, a few at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._nobody: str | None = None
        """The hash of a password nobody has, for addresses nobody has: the answer takes as long."""

    async def make(self, password: str) -> str:
        """Give the hash of a new password."""
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Tell whether a password is the one that is kept; where none is, as slowly as if one were."""
        if self._nobody is None:
            self._nobody = await self.make(secrets.token_urlsafe())
        async with self._room:
            return await asyncio.to_thread(self._verify, kept or self._nobody, password) and kept is not None

    def is_old(self, kept: str) -> bool:
        """Tell whether a hash was made with other parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def clean_email(text: str) -> str:
    """Give an address in the one way it is written, or refuse it."""
    email = text.strip().lower()
    if not EMAIL.fullmatch(email):
        raise Refused(422, "bad_email", "this is no e-mail address", field="email")
    return email


def check_password(password: str) -> str:
    """Give a password that is long enough, or refuse it."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused(422, "bad_password", f"a password has {SHORTEST} to {LONGEST} characters", field="password")
    return password


def wrong_sign_in() -> Refused:
    """Address and password do not belong together; whether the address is known is not said."""
    return Refused(401, "wrong_sign_in", "address and password do not belong together")


def stale_letter() -> Refused:
    """The link was used, or is too old, or never was."""
    return Refused(410, "stale_letter", "this link has been used or is too old: ask for another")


def no_mail() -> Refused:
    """Nobody has told the house how to send letters."""
    return Refused(409, "no_mail", "this house sends no mail: use a password")


# Reading


def account_of(connection: Connection, person: str) -> Account | None:
    """Give somebody's account."""
    found = connection.execute(select(accounts).where(accounts.c.person == person)).one_or_none()
    return None if found is None else Account(found.person, found.email, found.pending, found.password)


def account_at(connection: Connection, email: str) -> Account | None:
    """Give the account an address belongs to."""
    found = connection.execute(select(accounts).where(accounts.c.email == email)).one_or_none()
    return None if found is None else Account(found.person, found.email, found.pending, found.password)


# Writing


def sign_up(
    connection: Connection, person: str, email: str, password: str | None, *, confirmed: bool, now: int
) -> None:
    """Make a guest an account; the address is theirs at once where nothing can confirm it."""
    if account_of(connection, person) is not None:
        raise Refused(409, "has_account", "you have an account already")
    if confirmed and account_at(connection, email) is not None:
        raise email_taken()
    row: dict[str, Any] = {"person": person, "password": password, "created": now}
    connection.execute(accounts.insert().values(row | {"email" if confirmed else "pending": email}))


def email_taken() -> Refused:
    """Another account has the address."""
    return Refused(409, "email_taken", "another account has this address", field="email")


def set_email(connection: Connection, person: str, email: str, *, confirmed: bool) -> None:
    """Write down another address, to be confirmed where that can be."""
    if confirmed:
        owner = account_at(connection, email)
        if owner is not None and owner.person != person:
            raise email_taken()
    new = {"email": email, "pending": None} if confirmed else {"pending": email}
    connection.execute(update(accounts).where(accounts.c.person == person).values(new))


def set_password(connection: Connection, person: str, password: str) -> None:
    """Keep the hash of another password."""
    connection.execute(update(accounts).where(accounts.c.person == person).values(password=password))


def write_letter(connection: Connection, person: str, email: str, now: int) -> str:
    """Give the secret for a link that will let somebody in, once and for a short while."""
    token = secrets.token_urlsafe(24)
    connection.execute(delete(letters).where(letters.c.until < now))
    row = {"hash": hash_token(token), "person": person, "email": email, "until": now + LETTER_SECONDS}
    connection.execute(letters.insert().values(row))
    return token


def open_letter(connection: Connection, token: str, now: int) -> str:
    """Take a letter, confirm the address it was sent to where that was awaited, and give whose it is."""
    mine = letters.c.hash == hash_token(token)
    found = connection.execute(select(letters).where(mine, letters.c.until >= now)).one_or_none()
    if found is None or not connection.execute(delete(letters).where(mine)).rowcount:
        raise stale_letter()
    account = account_of(connection, found.person)
    if account is None or found.email not in (account.email, account.pending):
        raise stale_letter()
    if account.email != found.email:
        set_email(connection, found.person, found.email, confirmed=True)
        connection.execute(delete(letters).where(letters.c.person == found.person))
    return str(found.person)


def forget(connection: Connection, person: str) -> None:
    """Take away every way in."""
    for table in (letters, tokens, passkeys, accounts):
        connection.execute(delete(table).where(table.c.person == person))


def leave(connection: Connection, person: str, token: str) -> None:
    """End the session of an account; a guest has no other way back, so theirs stays good for whoever has it."""
    if not is_guest(connection, person):
        connection.execute(delete(tokens).where(tokens.c.hash == hash_token(token)))


# A guest becomes part of an account


def is_guest(connection: Connection, person: str) -> bool:
    """Tell whether somebody has no address that counts: what they have may go over to an account."""
    account = account_of(connection, person)
    return account is None or account.email is None


def merge(connection: Connection, guest: str, person: str) -> list[str]:
    """Give an account everything a guest has, and give the tables that have changed.

    Where both sit at a table whose hands are hidden, the guest's seat becomes one more seat on the same device, under
    the name it had: nothing is lost, and a curtain hangs between the two.
    """
    hosted = select(tables.c.code).where(tables.c.host == guest)
    codes = set(connection.execute(hosted.union(select(seats.c.code).where(seats.c.person == guest))).scalars())
    _move_seats(connection, guest, person)
    connection.execute(update(tables).where(tables.c.host == guest).values(host=person))
    for table in (keepsakes, own_packs, results, devices, passkeys):
        connection.execute(update(table).where(table.c.person == guest).values(person=person))
    for table in (chat, proposals):
        same = table.alias()
        twice = exists().where(same.c.code == table.c.code, same.c.answer == table.c.answer, same.c.person == person)
        connection.execute(update(table).where(table.c.person == guest, ~twice).values(person=person))
    for table, column, key in (
        (ratings, "who", ("game", "pool")),
        (ignored, "person", ("other",)),
        (ignored, "other", ("person",)),
        (invitations, "person", ("code",)),
        (archived, "person", ("code",)),
        (muted, "person", ("code",)),
        (notices, "person", ("mark", "channel")),
        (notify, "person", ()),
    ):
        _move_rows(connection, table, column, key, guest, person)
    connection.execute(update(invitations).where(invitations.c.host == guest).values(host=person))
    connection.execute(delete(ignored).where(ignored.c.person == ignored.c.other))
    forget(connection, guest)
    connection.execute(update(tables).where(tables.c.code.in_(codes)).values(revision=tables.c.revision + 1))
    return sorted(codes)


def _move_seats(connection: Connection, guest: str, person: str) -> None:
    """Seat an account where a guest sits."""
    name = connection.execute(select(people.c.name).where(people.c.id == guest)).scalar_one()
    query = select(seats.c.code, seats.c.seat, seats.c.kind, tables.c.game).join(tables, tables.c.code == seats.c.code)
    for code, seat, kind, game in connection.execute(query.where(seats.c.person == guest)).all():
        both = seats.c.code == code
        mine = connection.execute(select(seats.c.seat).where(both, seats.c.person == person, seats.c.kind == "person"))
        hidden = game not in game_names() or not find_game(game).open_hands
        new = {"person": person}
        if kind == "person" and hidden and mine.first() is not None:
            new |= {"kind": "local", "name": name}
        connection.execute(update(seats).where(both, seats.c.seat == seat).values(new))


def _move_rows(connection: Connection, table: Any, column: str, key: tuple[str, ...], guest: str, person: str) -> None:
    """Give an account the rows of a guest that it has none of its own for; the others go."""
    own, same = table.c[column] == guest, table.alias()
    there = exists().where(same.c[column] == person, *(same.c[part] == table.c[part] for part in key))
    connection.execute(delete(table).where(own, there))
    connection.execute(update(table).where(own).values({column: person}))
