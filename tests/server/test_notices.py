"""Notices: everyone is told once what waits for them, by mail, by push and by post, however often a receiver fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, get_args

import msgspec
import pytest
from sqlalchemy import select
from tests.server.helpers import fresh_id
from tests.server.household import HandClock, Household, first, opened
from tests.server.post import post_office
from tests.server.receiving import receiver

from kuluary.server.database.schema import notices as outbox
from kuluary.server.database.schema import notify, results
from kuluary.server.database.store import Person, is_awaited
from kuluary.server.errors import Refused
from kuluary.server.notices import sending, ways, wishes
from kuluary.server.notices.wishes import Wishes
from kuluary.server.people import accounts, profiles
from kuluary.server.protocol import wire
from kuluary.server.table import undoing
from kuluary.server.table.clocks import DAY, HOUR, PACES

SITE = "https://games.example"
POST = PACES["post"]
LATER = sending.GRACE + 1


class Telling(Household):
    """A household that tells people things."""

    async def tell(self, seconds: float = 0.0) -> None:
        """Let time pass, and the outbox be looked after as it would be."""
        end = self.clock.time + seconds
        while self.clock.time < end:
            await self.pass_time(min(600.0, end - self.clock.time))
            await self.house.notices.beat()
        await self.house.notices.beat()

    async def write(self, job: Any, *args: Any, **more: Any) -> Any:
        return await self.house.store.writer.call(lambda connection: job(connection, *args, **more))

    async def want(self, person: Person, **values: Any) -> None:
        if "wants" in values:
            values["wants"] = msgspec.json.encode(values["wants"]).decode()
        await self.write(wishes.change, person.id, values, self.clock.time)

    async def rows(self) -> list[Any]:
        query = select(outbox).order_by(outbox.c.at, outbox.c.mark)
        return list(await self.house.store.read(lambda connection: connection.execute(query).all()))


@asynccontextmanager
async def telling(data: Any, clock: HandClock | None = None, **more: Any) -> AsyncIterator[Telling]:
    clock = clock or HandClock()
    async with opened(data, clock, public_url=SITE, **more) as house:
        found = Telling(house.house, clock)
        await found.house.notices.beat()  # from now on
        clock.time += 1
        yield found


async def two_at(house: Telling, pace: Any = POST, name: str = "Ася") -> tuple[str, list[Person], int]:
    people = [await house.guest(name), await house.guest("Гриша")]
    for number, person in enumerate(people):
        email = f"{number}-{person.id}@example.org"
        await house.write(accounts.sign_up, person.id, email, None, confirmed=True, now=house.house.now)
    code = await house.table(people, pace=pace, seats=3)
    await house.settle()
    return code, people, house.house.rooms[code].record.waiting[0]


async def email_of(house: Telling, person: Person) -> str:
    account = await house.house.store.read(partial(accounts.account_of, person=person.id))
    assert account is not None
    assert account.email is not None
    return account.email


def test_a_letter_says_once_whose_move_it_is_and_leads_there(tmp_path):
    async def work() -> None:
        with post_office() as (office, smtp):
            async with telling(tmp_path, smtp=smtp) as house:
                code, people, seat = await two_at(house)
                await house.tell()
                assert office.letters == []  # not at once
                await house.tell(LATER)
                await house.tell(HOUR)
                address = await email_of(house, people[seat])
                assert [to for to, _ in office.letters] == [address]
                letter = office.to(address)[0]
                text = letter.get_body(("plain",)).get_content()
                assert letter["Subject"] == "Ваш ход: «Масти Власти»."
                assert f"{SITE}/#/t/{code}" in text
                page = letter.get_body(("html",)).get_content()
                assert f'href="{SITE}/#/t/{code}"' in page

                token = letter["List-Unsubscribe"].rpartition("/")[2].rstrip(">")
                assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                assert f"{SITE}/#/stop/{token}" in text
                assert await house.write(wishes.stop_mail, token)
                assert not await house.write(wishes.stop_mail, "somebody")
                async with house.at(code, people[seat]) as ear:
                    while seat in ear.room.record.waiting:
                        await ear.play(first, seat)
                        await house.settle()
                for _ in range(3):
                    await house.tell(HOUR)
                assert len(office.to(address)) == 1

    asyncio.run(work())


def test_who_is_at_the_table_is_not_told_but_who_leaves_is(tmp_path):
    async def work() -> None:
        with post_office() as (office, smtp):
            async with telling(tmp_path, smtp=smtp) as house:
                code, people, seat = await two_at(house, PACES["none"])
                async with house.at(code, people[seat]):
                    await house.tell(HOUR)
                    assert office.letters == []
                await house.tell(30)
                assert office.letters == []
                await house.tell(LATER)
                assert len(office.letters) == 1

    asyncio.run(work())


@pytest.mark.rule("H-2.3")
def test_who_is_asked_for_consent_while_away_is_told_and_has_time_to_answer(tmp_path):
    async def work() -> None:
        with post_office() as (office, smtp):
            async with telling(tmp_path, smtp=smtp) as house:
                code, people, seat = await two_at(house)
                asks, other = people[seat], people[1 - seat]
                async with house.at(code, asks) as ear:
                    await ear.play(first, seat)
                    await house.settle()
                    await undoing.plead(ear.room, ear, wire.Plead(fresh_id(), seat))
                    plea = ear.last("plea")["plea"]
                    assert (plea["asked"], plea["left"]) == ([1 - seat], DAY)
                record = ear.room.record
                assert is_awaited(record, other.id)
                assert not is_awaited(record, asks.id)
                for _ in range(3):
                    await house.tell(HOUR)
                letters = office.to(await email_of(house, other))
                assert [letter["Subject"] for letter in letters] == [f"{asks.name} просит вернуть ход: «Масти Власти»."]
                assert len(office.letters) == 1
                await house.tell(DAY)
                assert house.house.rooms[code].record.plea.outcome == "silence"
                subjects = [letter["Subject"] for letter in office.to(await email_of(house, other))]
                assert subjects[1:] in ([], ["Ваш ход: «Масти Власти»."])

    asyncio.run(work())


def test_alone_with_bots_nobody_is_told_anything(tmp_path):
    async def work() -> None:
        with post_office() as (office, smtp):
            async with telling(tmp_path, smtp=smtp) as house:
                person = await house.guest("Ася")
                await house.write(
                    accounts.sign_up, person.id, "a@example.org", None, confirmed=True, now=house.house.now
                )
                await house.table([person], seats=3)
                await house.settle()
                await house.tell(HOUR)
                assert office.letters == []

    asyncio.run(work())


def test_a_receiver_that_fails_for_an_hour_gets_it_once(tmp_path):
    async def work() -> None:
        with receiver() as there:
            async with telling(tmp_path, hooks="private") as house:
                code, people, seat = await two_at(house)
                await house.want(people[seat], wants={"turn": ["hook"]}, hook=f"{there.address}/hook")
                there.status = 503
                await house.tell(LATER)
                began = house.clock.time
                await house.tell(HOUR)
                tries = len(there.calls)
                assert 4 <= tries <= 7  # more and more rarely
                (row,) = await house.rows()
                assert (row.state, row.tries) == ("waiting", tries)
                assert abs(row.since - began) < 700
                there.status = 200
                await house.tell(3 * HOUR)
                (told,) = there.taken
                assert told["title"] == "Ваш ход: «Масти Власти»."
                (fact,) = told["notices"]
                assert fact["link"] == f"{SITE}/#/t/{code}"
                assert (fact["event"], fact["code"], fact["game"]) == ("turn", code, "suits")
                assert (await house.rows())[0].state == "sent"
                assert 'kuluary_notices_total{channel="hook",outcome="sent"} 1.0' in house.house.metrics.text().decode()

    asyncio.run(work())


def test_mail_and_push_that_fail_for_an_hour_arrive_once(tmp_path):
    async def work() -> None:
        with post_office() as (office, smtp), receiver() as there:
            async with telling(tmp_path, smtp=smtp, hooks="private") as house:
                _, people, seat = await two_at(house)
                await house.write(wishes.add_device, people[seat].id, **there.subscription, most=3, now=1)
                office.closed, there.status = True, 503
                await house.tell(LATER)
                await house.tell(HOUR)
                assert [row.state for row in await house.rows()] == ["waiting", "waiting"]
                office.closed, there.status = False, 201
                await house.tell(3 * HOUR)
                assert len(office.letters) == 1
                assert len(there.pushed()) == 1
                assert [row.state for row in await house.rows()] == ["sent", "sent"]

    asyncio.run(work())


def test_a_test_comes_at_night_and_takes_nothing_along(tmp_path):
    async def work() -> None:
        with receiver() as there:
            async with telling(tmp_path, hooks="private") as house:
                _, people, seat = await two_at(house)
                minute = int(house.clock.time / 60) % wishes.DAY_MINUTES
                night = {"quiet_from": minute, "quiet_to": (minute + 480) % wishes.DAY_MINUTES, "zone": 0}
                await house.want(people[seat], wants={"turn": ["hook"]}, hook=f"{there.address}/hook", **night)
                await house.tell(LATER)
                await house.write(sending.test, people[seat].id, ["hook"], house.clock.time)
                await house.tell()
                assert [fact["event"] for told in there.taken for fact in told["notices"]] == ["test"]
                with pytest.raises(Refused):
                    await house.write(sending.test, people[seat].id, ["hook"], house.clock.time)

    asyncio.run(work())


def test_what_was_answered_meanwhile_is_not_told(tmp_path):
    async def work() -> None:
        with receiver() as there:
            async with telling(tmp_path, hooks="private") as house:
                code, people, seat = await two_at(house)
                await house.want(people[seat], wants={"turn": ["hook"]}, hook=f"{there.address}/hook")
                there.status = 500
                await house.tell(LATER)
                tries = len(there.calls)
                async with house.at(code, people[seat]) as ear:
                    while seat in ear.room.record.waiting:
                        await ear.play(first, seat)
                        await house.settle()
                there.status = 200
                await house.tell(HOUR)
                assert tries == 1
                assert there.taken == []
                assert [row for row in await house.rows() if row.person == people[seat].id] == []

    asyncio.run(work())


def test_a_push_is_signed_and_can_be_read_by_the_browser_alone(tmp_path):
    async def work() -> None:
        with receiver() as there:
            async with telling(tmp_path, hooks="private") as house:
                code, people, seat = await two_at(house)
                await house.write(wishes.add_device, people[seat].id, **there.subscription, most=3, now=1)
                await house.tell(LATER)
                await house.tell(HOUR)
                (told,) = there.pushed()
                assert told["url"] == f"#/t/{code}"
                assert told["waiting"] == 1
                _, headers, body = there.calls[0]
                assert "Власти".encode() not in body
                assert headers["content-encoding"] == "aes128gcm"
                assert int(headers["ttl"]) > 0
                key = ways.public_key(await house.write(ways.vapid_key))
                assert headers["authorization"].startswith("vapid t=")
                assert headers["authorization"].endswith(f"k={key}")
                assert await house.write(ways.vapid_key) == await house.write(ways.vapid_key)

                there.status = 410  # the browser is gone
                await house.write(sending.test, people[seat].id, ["push"], house.clock.time)
                await house.tell()
                found = await house.house.store.read(partial(wishes.wishes_of, person=people[seat].id))
                assert found is not None
                assert found.devices == ()

    asyncio.run(work())


def test_several_within_minutes_go_together_and_a_night_brings_one(tmp_path):
    async def work() -> None:
        with receiver() as there:
            async with telling(tmp_path, hooks="private") as house:
                host, other = await house.guest("Ася"), await house.guest("Гриша")
                for one in (host, other):
                    await house.want(one, wants={"turn": ["hook"]}, hook=f"{there.address}/{one.id}", zone=180)

                async def lay(count: int) -> None:
                    for number in range(count):
                        await house.table([other, host] if number % 2 else [host, other], pace=POST, seats=3)
                    await house.settle()

                await lay(24)  # chance says who begins: so many that both are asked
                await house.tell(LATER)
                assert sum(len(told["notices"]) for told in there.taken) == 24
                assert len(there.taken) == 2  # one for each person
                before = len(there.taken)
                await lay(1)
                await house.tell(LATER)
                await lay(1)
                await house.tell(LATER)
                assert len(there.taken) == before
                await house.tell(sending.DIGEST)
                assert sum(len(told["notices"]) for told in there.taken) == 26
                assert len(there.taken) <= before + 2

                minute = int(house.clock.time / 60 + 180) % wishes.DAY_MINUTES
                night = {"quiet_from": minute, "quiet_to": (minute + 480) % wishes.DAY_MINUTES}
                for one in (host, other):
                    await house.want(one, **night)
                before = len(there.taken)
                for _ in range(3):
                    await lay(1)
                    await house.tell(HOUR)
                assert len(there.taken) == before
                await house.tell(5 * HOUR)
                assert len(there.taken) <= before + 2
                assert sum(len(told["notices"]) for told in there.taken) == 29

    asyncio.run(work())


def test_two_processes_tell_everyone_once(tmp_path):
    async def work() -> None:
        with receiver() as there:
            clock = HandClock()
            async with (
                telling(tmp_path, clock, hooks="private") as one,
                telling(tmp_path, clock, hooks="private") as two,
            ):
                _, people, seat = await two_at(one)
                await one.want(people[seat], wants={"turn": ["hook"]}, hook=f"{there.address}/hook")
                clock.time += LATER
                await asyncio.gather(*(house.house.notices.beat() for house in (one, two, one, two)))
                assert len(there.taken) == 1
                await one.house.roll.release([sending.LEASE])  # as if it were gone
                for house in (two, one):
                    await house.house.notices.beat()
                assert len(there.taken) == 1

    asyncio.run(work())


def test_what_happens_while_the_house_is_closed_is_told_afterwards(tmp_path):
    async def work() -> None:
        clock = HandClock()
        with receiver() as there:
            async with telling(tmp_path, clock, hooks="private") as house:
                _, people, seat = await two_at(house)
                await house.want(people[seat], wants={"turn": ["hook"]}, hook=f"{there.address}/hook")
            clock.time += DAY
            for _ in range(2):
                async with telling(tmp_path, clock, hooks="private") as house:
                    await house.tell(LATER)
                    await house.tell(HOUR)
            assert len(there.taken) == 1

    asyncio.run(work())


def test_a_clock_about_to_end_an_invitation_and_the_end_are_told(tmp_path):
    async def work() -> None:
        with receiver() as there:
            async with telling(tmp_path, hooks="private") as house:
                code, people, _ = await two_at(house)
                wanted = {"soon": ["hook"], "invite": ["hook"], "over": ["hook"]}
                for one in people:
                    await house.want(one, wants=wanted, hook=f"{there.address}/{one.id}")
                await house.tell(4 * DAY - POST.soon + HOUR)
                assert [fact["event"] for told in there.taken for fact in told["notices"]] == ["soon"]

                async with house.house.visit(code) as room:
                    while room.record.status == "playing":
                        own = next(one for one in room.record.waiting)
                        place = room.record.seating[own]
                        person = next(one for one in people if one.id == place.person)
                        async with house.at(code, person) as ear:
                            if own in ear.room.record.waiting and not ear.room.record.seating[own].stand_in:
                                await ear.play(first, own)
                            await house.settle()
                await house.tell(HOUR)
                told = [fact["event"] for told in there.taken for fact in told["notices"]]
                assert "over" in told
                assert len([one for one in told if one == "over"]) <= 2

                met = await house.house.store.read(lambda connection: connection.execute(select(results.c.code)).all())
                assert met
                fresh = await house.table_open(people[0])
                async with house.house.visit(fresh) as room:
                    await house.write(profiles.invite, room.record, people[0], people[1].id, now=house.house.now)
                await house.tell(HOUR)
                await house.tell(HOUR)
                calls = [told for told in there.taken if told["notices"][0]["event"] == "invite"]
                assert [call["title"] for call in calls] == ["Ася зовёт вас за стол «Масти Власти»."]

    asyncio.run(work())


def test_a_muted_table_is_silent(tmp_path):
    async def work() -> None:
        with receiver() as there:
            async with telling(tmp_path, hooks="private") as house:
                code, people, seat = await two_at(house)
                await house.want(people[seat], wants={"turn": ["hook"]}, hook=f"{there.address}/hook")
                await house.write(wishes.mute, code, people[seat].id, on=True)
                await house.tell(HOUR)
                assert there.calls == []

    asyncio.run(work())


def test_nothing_is_posted_to_private_places_or_followed(tmp_path):
    async def work() -> None:
        with receiver() as there:
            async with telling(tmp_path) as house:
                _, people, seat = await two_at(house)
                port = there.address.rpartition(":")[2]
                await house.want(people[seat], wants={"turn": ["hook"]}, hook=f"https://localhost:{port}/")
                await house.tell(LATER)
                assert there.calls == []
                assert (await house.rows())[0].state == "lost"
        with receiver() as there:
            async with telling(tmp_path / "two", hooks="private") as house:
                _, people, seat = await two_at(house)
                await house.want(people[seat], wants={"turn": ["hook"]}, hook=f"{there.address}/hook")
                there.status = 302
                await house.tell(LATER)
                assert len(there.calls) == 1

    asyncio.run(work())


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_private_addresses_are_known(address, public):
    assert ways.is_public(address) is public


@pytest.mark.parametrize(
    "url", ["http://example.org/", "ftp://example.org", "https://", "https://a@b.example/", "https://b.example/ё", "x"]
)
def test_only_encrypted_addresses_are_taken(url):
    with pytest.raises(Refused):
        wishes.check_hook(url, "plain", "", private=False)


def test_services_of_messages_get_what_they_expect():
    message = ways.Message("id", "Ваш ход", (("Ваш ход: <b>.", "#/t/ABCDEF"),), ({"event": "turn"},))
    shapes = {}
    for kind in get_args(wishes.HookKind):
        to = Wishes("p", "Ася", "ru", {}, hook="https://x.example", hook_kind=kind, hook_to="42")
        shapes[kind] = ways.body_of(to, message, "Ваш ход: <b>.", SITE)
    assert shapes["telegram"] == {"chat_id": "42", "text": "Ваш ход: <b>.", "disable_web_page_preview": True}
    assert shapes["discord"] == {"content": "Ваш ход: <b>.", "allowed_mentions": {"parse": []}}
    assert shapes["slack"] == {"text": "Ваш ход: &lt;b&gt;."}
    assert shapes["plain"]["notices"] == [{"event": "turn", "link": f"{SITE}/#/t/ABCDEF"}]


def test_a_guests_wishes_go_over_to_the_account(tmp_path):
    async def work() -> None:
        async with telling(tmp_path) as house:
            guest, owner = await house.guest("Ася"), await house.guest("Ася")
            await house.want(guest, quiet_from=60, quiet_to=120)
            await house.write(accounts.merge, guest.id, owner.id)
            found = await house.house.store.read(partial(wishes.wishes_of, person=owner.id))
            assert found is not None
            assert found.quiet == (60, 120)
            rows = await house.house.store.read(lambda connection: connection.execute(select(notify.c.person)).all())
            assert [row.person for row in rows] == [owner.id]

    asyncio.run(work())


def test_people_choose_by_calls_and_stop_letters_without_signing_in(company):
    player = company.guest("Ася")
    known = player.get("/api/notices")
    assert known["wants"]["turn"] == ["push", "mail"]
    assert known["usable"] == ["push"]  # this house has no mail, and does not know where it is reached
    changed = player.post("/api/notices", wants={"turn": []}, quiet=[1380, 480], zone=180)
    assert (changed["wants"]["turn"], changed["quiet"], changed["zone"]) == ([], [1380, 480], 180)
    assert player.post("/api/notices", quiet=None)["quiet"] is None
    hook = {"url": "https://hooks.example/x", "kind": "plain", "to": ""}
    assert player.refused("POST", "/api/notices", hook=hook) == "no_hooks"
    for wrong in ({"quiet": [5, 5]}, {"quiet": [0, 2000]}, {"zone": 5000}, {"wants": {"tea": []}}):
        assert player.refused("POST", "/api/notices", **wrong) == "malformed"
    with receiver() as there:
        browser = there.subscription | {"endpoint": "https://push.example/1"}
        assert player.post("/api/notices/device", **browser)["devices"] == [browser["endpoint"]]
        assert player.refused("POST", "/api/notices/device", **browser | {"key": "x"}) == "malformed"
    other = company.guest("Ира")
    assert other.post("/api/notices/device", **browser)["devices"] == [browser["endpoint"]]  # one browser, one person
    assert player.get("/api/notices")["devices"] == []
    assert other.post("/api/notices/device/end", endpoint=browser["endpoint"])["devices"] == []
    assert (
        other.refused(
            "POST",
            "/api/notices/stop/nobody",
        )
        == "nobody"
    )
    code = player.table()
    player.post(f"/api/tables/{code}/mute", on=True)
    assert player.get("/api/notices")["muted"] == [code]
    assert player.post("/api/notices/test")["recent"] == []  # nothing is wanted that could be sent
