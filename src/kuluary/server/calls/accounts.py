"""The calls of accounts: signing up and in, letters, sessions, settings, and one's own data."""

from __future__ import annotations

import asyncio
from functools import partial
from hashlib import sha256
from importlib import import_module
from typing import Any

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kuluary.languages import FALLBACK, languages
from kuluary.server.before import cups
from kuluary.server.calls.call import address_of, answer
from kuluary.server.calls.desk import Desk, with_cookie
from kuluary.server.database import store
from kuluary.server.database.store import Person
from kuluary.server.errors import Refused, malformed
from kuluary.server.people import accounts, owndata, passkeys, sessions
from kuluary.server.people.accounts import Account, check_password, clean_email, no_mail, wrong_sign_in
from kuluary.server.people.guests import COOKIE, check_origin, hash_token, token_of
from kuluary.server.people.passkeys import Site
from kuluary.server.people.profiles import ignored_by
from kuluary.server.protocol import wire, words
from kuluary.server.protocol.bodies import (
    EmailBody,
    EndBody,
    EraseBody,
    LetterBody,
    OfferBody,
    PasskeyBody,
    PasswordBody,
    SettingsBody,
    SignInBody,
    SignUpBody,
)
from kuluary.speaker import Speaker


class AccountCalls(Desk):
    """Answers who has, or wants, an account."""

    def account_routes(self) -> list[Route]:
        """Give the calls."""
        account = "/api/account"
        return [
            Route(account, self.sign_up, methods=["POST"]),
            Route(f"{account}/signin", self.sign_in, methods=["POST"]),
            Route(f"{account}/link", self.send_link, methods=["POST"]),
            Route(f"{account}/letter", self.open_letter, methods=["POST"]),
            Route(f"{account}/email", self.change_email, methods=["POST"]),
            Route(f"{account}/password", self.change_password, methods=["POST"]),
            Route(f"{account}/passkeys", self.passkeys),
            Route(f"{account}/passkeys", self.keep_passkey, methods=["POST"]),
            Route(f"{account}/passkeys/offer", self.offer_passkey, methods=["POST"]),
            Route(f"{account}/passkeys/ask", self.ask_passkey, methods=["POST"]),
            Route(f"{account}/passkeys/enter", self.enter_by_passkey, methods=["POST"]),
            Route(f"{account}/passkeys/{{id}}/remove", self.remove_passkey, methods=["POST"]),
            Route(f"{account}/sessions", self.sessions),
            Route(f"{account}/sessions/end", self.end_sessions, methods=["POST"]),
            Route(f"{account}/settings", self.save_settings, methods=["POST"]),
            Route(f"{account}/export", self.export),
            Route(f"{account}/erase", self.erase, methods=["POST"]),
        ]

    # Coming in

    async def sign_up(self, request: Request) -> Response:
        """Make the guest who asks an account; where mail is sent, its address counts once a letter was opened."""
        person = await self._somebody(request)
        body = await self._body(request, SignUpBody)
        email = clean_email(body.email)
        await self._count(request, email)
        mail = self.house.mail.works
        if body.password is None and not mail:
            raise Refused(422, "bad_password", "without mail an account needs a password", field="password")
        password = None if body.password is None else await self.house.passwords.make(check_password(body.password))
        job = partial(
            accounts.sign_up, person=person.id, email=email, password=password, confirmed=not mail, now=self.house.now
        )
        await self.house.store.writer.call(job)
        if mail:
            self.house.spawn(self._write_to(email, person))
        return answer(await self.about(person), status=201)

    async def sign_in(self, request: Request) -> Response:
        """Let somebody in by address and password; a wrong one and an unknown address are answered alike."""
        check_origin(request, self.house.settings)
        body = await self._body(request, SignInBody)
        email = clean_email(body.email)
        await self._count(request, email)
        account = await self.house.store.read(partial(accounts.account_at, email=email))
        kept = None if account is None else account.password
        passwords = self.house.passwords
        if not await passwords.fits(kept, body.password[: accounts.LONGEST]) or account is None or kept is None:
            raise wrong_sign_in()
        if passwords.is_old(kept):
            fresh = await passwords.make(body.password)
            await self.house.store.writer.call(partial(accounts.set_password, person=account.person, password=fresh))
        return await self._let_in(request, account.person)

    async def send_link(self, request: Request) -> Response:
        """Send a link to an address that lets in whoever reads it; whether anybody has that address is not said."""
        check_origin(request, self.house.settings)
        email = clean_email((await self._body(request, EmailBody)).email)
        if not self.house.mail.works:
            raise no_mail()
        await self._count(request, email)
        self.house.spawn(self._write_to(email))
        return answer({"sent": True})

    async def open_letter(self, request: Request) -> Response:
        """Let somebody in by the secret of a letter, which confirms its address."""
        check_origin(request, self.house.settings)
        token = (await self._body(request, LetterBody)).token
        try:
            person = await self.house.store.writer.call(partial(accounts.open_letter, token=token, now=self.house.now))
        except Refused:
            await self.house.admit(self.house.gates.misses, address_of(request))
            raise
        return await self._let_in(request, person, mailed=True)

    async def _let_in(self, request: Request, person: str, *, mailed: bool = False) -> Response:
        """Begin a session, and bring along what the guest on this device has."""
        token, agent = token_of(request), sessions.agent_of(request)
        here = None if token is None else await self.person(request)

        def job(connection: Connection) -> tuple[str, Person | None, list[str]]:
            codes = []
            if here is not None and here.id != person and accounts.is_guest(connection, here.id):
                cups.merge(connection, here.id, person)
                codes = accounts.merge(connection, here.id, person)
            if token is not None:
                sessions.end(connection, person, here="", which=hash_token(token))
            begun = sessions.begin(connection, person, agent, self.house.now, mailed=mailed)
            return begun, store.find_person(connection, person), codes

        begun, found, codes = await self.house.store.writer.call(job)
        if found is None:
            raise wrong_sign_in()
        await self.house.refresh(codes)
        for one in {person, here.id if here is not None else person}:
            await self.house.end_sessions(one)
        known = await self.about(found)
        return with_cookie(request, answer({**known, "token": begun}), begun)

    async def _count(self, request: Request, email: str) -> None:
        """Count an attempt against the address it comes from and the account it is about."""
        about = sha256(email.encode()).hexdigest()[:16]
        await self.house.admit(self.house.gates.signins, address_of(request), about)

    # Letters

    async def _write_to(self, email: str, person: Person | None = None) -> None:
        """Send a link to an address: to whoever has it, else to who wants to have it."""
        owner = await self.house.store.read(partial(accounts.account_at, email=email))
        if owner is None and person is None:
            return
        to = person.id if owner is None and person is not None else owner.person if owner is not None else ""
        reader = await self.house.store.read(partial(store.find_person, id=to))
        if reader is None:
            return
        token = await self.house.store.writer.call(
            partial(accounts.write_letter, person=to, email=email, now=self.house.now)
        )
        link = f"{self.house.mail.site}/#/letter/{token}"
        what = "enter" if owner is not None else "confirm"
        await self._mail(email, reader, what, link=link, minutes=accounts.LETTER_SECONDS // 60)

    async def _mail(self, email: str, reader: Person, what: str, **args: object) -> None:
        speaker = Speaker(reader.lang if reader.lang in languages() else FALLBACK)
        subject, text = (speaker.say(f"mail-{what}-{part}", name=reader.name, **args) for part in ("subject", "text"))
        await self.house.mail.try_to_send(email, subject, f"{text}\n")

    # Changing

    async def change_email(self, request: Request) -> Response:
        """Take another address; where mail is sent it counts once a letter was opened there."""
        person, account = await self._owner(request)
        body = await self._body(request, SignInBody)
        email = clean_email(body.email)
        await self._count(request, email)
        await self._check(request, account, body.password or None)
        mail = self.house.mail.works
        job = partial(accounts.set_email, person=person.id, email=email, confirmed=not mail)
        await self.house.store.writer.call(job)
        if mail:
            self.house.spawn(self._write_to(email, person))
            if account.email is not None and account.email != email:
                self.house.spawn(self._mail(account.email, person, "moved", address=email))
        return answer(await self.about(person))

    async def change_password(self, request: Request) -> Response:
        """Take another password, and end all other sessions; who came by a link just now need not know the old one."""
        person, account = await self._owner(request)
        body = await self._body(request, PasswordBody)
        check_password(body.password)
        await self._check(request, account, body.old)
        password = await self.house.passwords.make(body.password)
        here = hash_token(token_of(request) or "")

        def job(connection: Connection) -> None:
            accounts.set_password(connection, person.id, password)
            sessions.end(connection, person.id, here, None)

        await self.house.store.writer.call(job)
        await self.house.end_sessions(person.id)
        if account.email is not None and self.house.mail.works:
            self.house.spawn(self._mail(account.email, person, "password"))
        return answer(await self.about(person))

    async def _owner(self, request: Request) -> tuple[Person, Account]:
        """Give whoever asks with their account, or refuse."""
        person = await self._somebody(request)
        account = await self.house.store.read(partial(accounts.account_of, person=person.id))
        if account is None:
            raise Refused(409, "no_account", "you have no account yet")
        return person, account

    async def _check(self, request: Request, account: Account, password: str | None) -> None:
        """Let only who knows the password go on, or has just come by a letter; where there is none, everyone."""
        if account.password is None:
            return
        if password is None:
            fresh = partial(sessions.is_fresh, token_hash=hash_token(token_of(request) or ""), now=self.house.now)
            if await self.house.store.read(fresh):
                return
        await self._count(request, account.person)
        if not await self.house.passwords.fits(account.password, (password or "")[: accounts.LONGEST]):
            raise Refused(403, "wrong_password", "this is not your password", field="password")

    # Passkeys

    async def passkeys(self, request: Request) -> Response:
        """List the passkeys of whoever asks."""
        person = await self._reader(request)
        return answer(await self.house.store.read(partial(passkeys.shown, person=person.id)))

    async def offer_passkey(self, request: Request) -> Response:
        """Say how a passkey for whoever asks is to be made."""
        person, account = await self._owner(request)
        await self._check(request, account, (await self._body(request, OfferBody)).password)
        name, site = account.email or person.name, await _site(request)
        job = partial(passkeys.offer, site=site, person=person.id, name=name, now=self.house.now)
        return answer(await self.house.store.writer.call(job))

    async def keep_passkey(self, request: Request) -> Response:
        """Let whoever asks in by a passkey from now on."""
        person, account = await self._owner(request)
        body = await self._body(request, PasskeyBody)
        agent, site = sessions.agent_of(request), await _site(request)
        job = partial(passkeys.keep, site=site, person=person.id, made=body.credential, agent=agent, now=self.house.now)
        await self.house.store.writer.call(job)
        if account.email is not None and self.house.mail.works:
            self.house.spawn(self._mail(account.email, person, "passkey"))
        return answer(await self.house.store.read(partial(passkeys.shown, person=person.id)), status=201)

    async def remove_passkey(self, request: Request) -> Response:
        """Let nobody in by a passkey any more."""
        person = await self._somebody(request)
        job = partial(passkeys.remove, person=person.id, id=request.path_params["id"])
        await self.house.store.writer.call(job)
        return answer(await self.house.store.read(partial(passkeys.shown, person=person.id)))

    async def ask_passkey(self, request: Request) -> Response:
        """Say what a passkey has to sign."""
        check_origin(request, self.house.settings)
        await self.house.admit(self.house.gates.signins, address_of(request))
        job = partial(passkeys.ask, site=await _site(request), now=self.house.now)
        return answer(await self.house.store.writer.call(job))

    async def enter_by_passkey(self, request: Request) -> Response:
        """Let somebody in by what their passkey has signed."""
        check_origin(request, self.house.settings)
        body = await self._body(request, PasskeyBody)
        job = partial(passkeys.come_in, site=await _site(request), signed=body.credential, now=self.house.now)
        return await self._let_in(request, await self.house.store.writer.call(job))

    # Sessions, settings

    async def sessions(self, request: Request) -> Response:
        """List the devices on which whoever asks is known."""
        person = await self._reader(request)
        here = hash_token(token_of(request) or "")
        return answer(await self.house.store.read(partial(sessions.sessions_of, person=person.id, here=here)))

    async def end_sessions(self, request: Request) -> Response:
        """End one session, or all others."""
        person = await self._somebody(request)
        body = await self._body(request, EndBody)
        if body.id is not None and len(body.id) != sessions.ID_LENGTH:
            raise malformed("id is that of a session")
        here = hash_token(token_of(request) or "")
        await self.house.store.writer.call(partial(sessions.end, person=person.id, here=here, which=body.id))
        await self.house.end_sessions(person.id)
        return answer(await self.house.store.read(partial(sessions.sessions_of, person=person.id, here=here)))

    async def save_settings(self, request: Request) -> Response:
        """Keep what whoever asks prefers, for all their devices."""
        person = await self._somebody(request)
        body = await self._body(request, SettingsBody)
        written = wire.encode(body.settings).decode()
        if len(written) > self.house.settings.limits.settings_bytes:
            raise Refused(413, "too_large", "these settings say too much")
        lang = body.settings.get("lang")
        known = lang if isinstance(lang, str) and lang in languages() else None
        job = partial(store.keep_settings, person=person.id, settings=written, lang=known)
        await self.house.store.writer.call(job)
        return answer({"settings": body.settings})

    # One's own data

    async def export(self, request: Request) -> Response:
        """Give everything the house keeps of whoever asks, as one file."""
        person = await self._reader(request)
        self.house.gates.replays.check(address_of(request), person.id)
        async with self.house.study:
            packed = await self.house.store.read(partial(owndata.export, person=person.id))
        headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="kuluary.zip"'}
        return Response(packed, headers=headers, media_type="application/zip")

    async def erase(self, request: Request) -> Response:
        """Take everything about whoever asks away; their games stay with the others, without a name."""
        person = await self._somebody(request)
        body = await self._body(request, EraseBody)
        if body.name != person.name:
            raise Refused(422, "not_sure", "say your own name to go for good", field="name")
        account = await self.house.store.read(partial(accounts.account_of, person=person.id))
        if account is not None:
            await self._check(request, account, body.password)
        changed, gone = await self.house.store.writer.call(partial(owndata.erase, person=person.id, now=self.house.now))
        await self.house.refresh(changed)
        self.house.remove(gone)
        await self.house.end_sessions(person.id)
        response = answer(await self.about(None))
        response.delete_cookie(COOKIE, path=request.scope.get("root_path") or "/", httponly=True, samesite="lax")
        return response

    async def about(self, person: Person | None) -> words.Me:
        """Say who somebody is, as they see it."""
        known: words.Me = {
            "person": person,
            "account": None,
            "settings": None,
            "rated": False,
            "operator": False,
            "ignored": [],
        }
        known["mail"] = self.house.mail.works
        if person is None:
            return known

        def read(connection: Connection) -> tuple[Account | None, Any, set[str]]:
            account = accounts.account_of(connection, person.id)
            return account, store.preferences(connection, person.id), ignored_by(connection, person.id)

        account, (settings, rated, operator), ignored = await self.house.store.read(read)
        known["ignored"] = sorted(ignored)
        if account is not None:
            known["account"] = {
                "email": account.email,
                "pending": account.pending,
                "password": account.password is not None,
            }
        known["settings"] = None if settings is None else msgspec.json.decode(settings)
        known["rated"], known["operator"] = bool(rated), bool(operator)
        return known


async def _site(request: Request) -> Site:
    """Give where the browser that asks is, once what checks its signatures is read: nobody who plays waits for that."""
    await asyncio.to_thread(import_module, "webauthn")
    own = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    return Site(request.headers.get("origin") or own)
