"""Passkeys: a device signs a challenge with a key that never leaves it; what is kept opens nothing by itself.

The browser names the site it is at, and signs for that site alone: which one that is we have from the Origin that was
checked to be ours. The library takes long to read, so it is read where somebody has a use for it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, delete, select, update

from kuluary.server.database.schema import challenges, passkeys
from kuluary.server.errors import Refused
from kuluary.server.people.sessions import device
from kuluary.server.protocol import words

CHALLENGE_SECONDS: Final = 300
"""How long somebody may take to find their finger."""
MOST: Final = 20
"""Passkeys of one person."""
ID_LENGTH: Final = 16
HOUSE: Final = "Кулуары"


class Site(NamedTuple):
    """Where a browser says it is."""

    origin: str

    @property
    def host(self) -> str:
        """What a key is made for."""
        return urlsplit(self.origin).hostname or ""


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


# Making one


def offer(connection: Connection, site: Site, person: str, name: str, now: int) -> dict[str, Any]:
    """Give what a browser needs to make a passkey for somebody."""
    import webauthn
    from webauthn.helpers import structs

    known = connection.execute(select(passkeys.c.credential).where(passkeys.c.person == person)).scalars()
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=HOUSE,
        user_id=person.encode(),
        user_name=name,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(credential)) for credential in known
        ],
    )
    return _challenged(connection, options, person, now)


def keep(connection: Connection, site: Site, person: str, made: Mapping[str, Any], agent: str, now: int) -> None:
    """Keep the public half of a passkey that a browser has made."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = _answered(connection, made, person, now)
    try:
        found = webauthn.verify_registration_response(
            credential=dict(made), expected_challenge=challenge, expected_rp_id=site.host, expected_origin=site.origin
        )
    except WebAuthnException:
        raise bad_passkey() from None
    if len(shown(connection, person)) >= MOST:
        raise Refused(409, "too_many_passkeys", f"at most {MOST} passkeys are kept: remove one first")
    row = {"hash": _hash(found.credential_id), "person": person, "agent": agent, "created": now}
    row |= {"credential": webauthn.helpers.bytes_to_base64url(found.credential_id), "signs": found.sign_count}
    row["key"] = webauthn.helpers.bytes_to_base64url(found.credential_public_key)
    connection.execute(delete(passkeys).where(passkeys.c.hash == row["hash"], passkeys.c.person == person))
    connection.execute(passkeys.insert().values(row))


# Coming in by one


def ask(connection: Connection, site: Site, now: int) -> dict[str, Any]:
    """Give what a browser needs to let somebody in by whichever passkey they have."""
    import webauthn

    return _challenged(connection, webauthn.generate_authentication_options(rp_id=site.host), None, now)


def come_in(connection: Connection, site: Site, signed: Mapping[str, Any], now: int) -> str:
    """Give whose passkey has signed."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = _answered(connection, signed, None, now)
    try:
        name = _hash(webauthn.base64url_to_bytes(str(signed.get("rawId"))))
        row = connection.execute(select(passkeys).where(passkeys.c.hash == name)).one_or_none()
        if row is None:
            raise unknown_passkey()
        found = webauthn.verify_authentication_response(
            credential=dict(signed),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=webauthn.base64url_to_bytes(row.key),
            credential_current_sign_count=row.signs,
        )
    except (WebAuthnException, ValueError):
        raise unknown_passkey() from None
    connection.execute(update(passkeys).where(passkeys.c.hash == name).values(signs=found.new_sign_count, used=now))
    return str(row.person)


# Challenges


def _challenged(connection: Connection, options: Any, person: str | None, now: int) -> dict[str, Any]:
    """Remember what has to be signed, for a short while and once."""
    from webauthn import options_to_json

    connection.execute(delete(challenges).where(challenges.c.until < now))
    row = {"hash": _hash(options.challenge), "person": person, "until": now + CHALLENGE_SECONDS}
    connection.execute(challenges.insert().values(row))
    told: dict[str, Any] = msgspec.json.decode(options_to_json(options))
    return told


def _answered(connection: Connection, signed: Mapping[str, Any], person: str | None, now: int) -> bytes:
    """Give the challenge that was signed, if it is ours and nobody has answered it."""
    from webauthn import base64url_to_bytes

    try:
        said = msgspec.json.decode(base64url_to_bytes(signed["response"]["clientDataJSON"]), type=dict[str, Any])
        challenge = base64url_to_bytes(said["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError, msgspec.MsgspecError):
        raise bad_passkey() from None
    ours = (challenges.c.hash == _hash(challenge)) & (challenges.c.person == person) & (challenges.c.until >= now)
    if not connection.execute(delete(challenges).where(ours)).rowcount:
        raise bad_passkey()
    return challenge


def bad_passkey() -> Refused:
    """What a browser has sent is no answer to what it was asked."""
    return Refused(422, "bad_passkey", "this passkey does not fit: try again")


def unknown_passkey() -> Refused:
    """Nobody is let in by it."""
    return Refused(401, "unknown_passkey", "nobody here has this passkey")


# What its person sees


def shown(connection: Connection, person: str) -> list[words.Passkey]:
    """List the passkeys of somebody, the newest first."""
    query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created.desc(), passkeys.c.hash)
    return [
        {"id": row.hash[:ID_LENGTH], "device": device(row.agent), "created": row.created, "used": row.used}
        for row in connection.execute(query)
    ]


def remove(connection: Connection, person: str, id: str) -> None:
    """Let nobody in by a passkey any more."""
    if len(id) == ID_LENGTH:
        mine = passkeys.c.hash.startswith(id, autoescape=True)
        connection.execute(delete(passkeys).where(passkeys.c.person == person, mine))
