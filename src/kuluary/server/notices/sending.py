"""The outbox: who is told that a game waits for them, once, even where several processes share a database.

What there is to tell is found from what is kept: whoever holds the lease looks at the tables that have moved, at their
clocks and at invitations, and writes one row for every person, cause and way. A row is claimed before it is sent and
struck off after; one that fails is tried again after a while that grows, one that is void by then is dropped. Whatever
waits for one person goes together.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, Row, and_, delete, exists, func, select, update

from kuluary.core import game_names
from kuluary.languages import FALLBACK, languages
from kuluary.server.database import store
from kuluary.server.database.schema import entries, invitations, kept, muted, notices, tables
from kuluary.server.database.store import Record
from kuluary.server.door.limits import too_fast
from kuluary.server.errors import first_line
from kuluary.server.notices import wishes
from kuluary.server.notices.ways import Message, NotSent, NoWay, Ways, message_id, vapid_key
from kuluary.server.notices.wishes import CHANNELS, EVENTS, Channel, Told, Wishes, wishes_of
from kuluary.server.people import profiles
from kuluary.server.protocol import words
from kuluary.server.table import clocks, undoing
from kuluary.speaker import Speaker

if TYPE_CHECKING:
    from kuluary.server.house import House
    from kuluary.server.machines.hours import Hours

LOG: Final = logging.getLogger("kuluary.server")
LEASE: Final = "notices"
TICK: Final = 5.0
"""Seconds between two looks."""
GRACE: Final = 60.0
"""Seconds for which somebody may be away before they are told; of a short time to answer, a third."""
DIGEST: Final = 600.0
"""Seconds between two notices to one person by one way: what comes in between waits and goes together."""
FIRST_TRY, LAST_TRY = 60.0, 6 * 3600.0
"""Seconds between the first two tries, twice as many from try to try, and the most."""
GIVE_UP: Final = 3 * 24 * 3600
"""Seconds after which no more is tried."""
KEPT: Final = 60 * 24 * 3600
"""Seconds for which it is known what was sent."""
MARGIN: Final = 30
"""Seconds by which a look overlaps the one before."""
NOTED: Final = 60
"""Seconds after which it is written down how far somebody has looked, where there is nothing else to write."""
AT_ONCE: Final = 8
"""Messages that are under way at a time."""
MANY: Final = 500
"""Tables in one question."""
TESTS: Final = 20
"""Seconds between two tests of one person."""
RECENT: Final = 20
"""Deliveries that a page shows."""
TEST: Final = "test"
NOBODY: Final = Wishes("", "", "", {})


@dataclass(frozen=True, slots=True)
class Cause:
    """Something a person is to be told."""

    person: str
    event: Told
    mark: str
    """Names it for ever: nobody is told twice."""
    code: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """What is to be sent to somebody now, if anything."""

    void: frozenset[str] = frozenset()
    """Tables of which something was dropped: they are looked at again."""
    to: Wishes = NOBODY
    rows: tuple[Row[Any], ...] = ()
    message: Message | None = None
    vapid: str = ""


@dataclass(slots=True)
class Looking:
    """How far the tables were looked through."""

    begun: int
    """When somebody first looked at all: what is older is nobody's news."""
    looked: int
    noted: float = 0.0
    """When that was last written down."""
    watched: dict[str, dict[int, int]] = field(default_factory=dict)
    """Tables at which somebody may still have to be told, with the seats that are asked and since when."""


class Notices:
    """What one process knows of the outbox."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ways = Ways(house.settings, house.mail)
        self._looking: Looking | None = None
        self._busy = asyncio.Lock()
        self._room = asyncio.Semaphore(AT_ONCE)

    async def work(self) -> None:
        """Look after the outbox as long as the house is open."""
        while True:
            await self.house.clock.sleep(TICK)
            try:
                await self.beat()
            except Exception as error:
                LOG.warning("notices wait: %s", first_line(error))

    async def beat(self) -> None:
        """Find what there is to tell, and tell what is due; only one process does."""
        async with self._busy:
            if not await self.house.roll.claim(LEASE):
                self._looking = None
                return
            now = self.house.clock.now()
            if self._looking is None:
                self._looking = await self.house.store.apart(partial(_begin, now=int(now)))
            await self._find(self._looking, now)
            await self._send(self._looking, now)

    def present(self, code: str) -> Iterable[str]:
        """Give who is at a table, here or through another process."""
        room = self.house.rooms.get(code)
        return self.house.roll.known.people.get(code, ()) if room is None else room.audience.present

    # Finding

    async def _find(self, looking: Looking, now: float) -> None:
        found: list[Cause] = []
        for record in await self._moved_tables(looking):
            found += self._causes(looking, record, now)
        found += await self.house.store.read(_invited)
        if found or now - looking.noted > NOTED:
            usable = [channel for channel in CHANNELS if self.offers(channel)]
            await self.house.store.apart(partial(_write, causes=found, usable=usable, now=now))
            looking.noted = now
        looking.looked = int(now)

    async def _moved_tables(self, looking: Looking) -> list[Record]:
        """Give the tables that have moved since somebody looked, and those that are watched; most are in memory."""
        revisions = await self.house.store.read(partial(_moved, looking=looking))
        rooms = self.house.rooms
        found = [
            rooms[code].record
            for code, revision in revisions.items()
            if code in rooms and rooms[code].record.revision == revision
        ]
        others = sorted(revisions.keys() - {record.code for record in found})
        if others:
            found += await self.house.store.read(partial(_some_tables, codes=others))
        looking.watched = {code: seats for code, seats in looking.watched.items() if code in revisions}
        return [record for record in found if record.game in game_names() and record.moved >= looking.begun]

    def _causes(self, looking: Looking, record: Record, now: float) -> list[Cause]:
        """Give what the people of a table are to be told, and watch it while that may still change."""
        code, present = record.code, self.present(record.code)
        people = {place.person for place in record.seating if place.person is not None}
        before = looking.watched.pop(code, {})
        if record.lesson or record.abandoned is not None or len(people) < 2:
            return []
        if record.status == "over":
            return [Cause(person, "over", f"over:{code}", code) for person in sorted(people - {*present})]
        if undoing.stands(record):
            return self._pleas(looking, record, now)
        causes = []
        asked = [seat for seat in record.waiting if clocks.answers(record.seating[seat])]
        watch = {seat: before.get(seat, record.moved) for seat in asked}
        again = False
        for seat in asked:
            place = record.seating[seat]
            assert place.person is not None
            hand = record.clocks.hands[seat] if record.clocks.hands else None
            since = watch[seat] if hand is None or hand.asked is None else self.house.hours.wall(hand.asked)
            grace = min(GRACE, record.pace.move / 3) if record.pace.move else GRACE
            if place.person in present or max(since, place.left or 0) + grace > now:
                again = True
                continue
            causes.append(Cause(place.person, "turn", _turn_mark(record, seat), code, seat))
            if hand is not None and hand.warned and not hand.ended and hand.since is not None:
                causes.append(Cause(place.person, "soon", _soon_mark(record, seat), code, seat))
        if again:
            looking.watched[code] = watch
        return causes

    def _pleas(self, looking: Looking, record: Record, now: float) -> list[Cause]:
        """Give who is to be told that somebody asks to take a play back."""
        assert record.plea is not None
        absent = store.unheard(record) - {*self.present(record.code)}
        if not absent or record.moved + GRACE > now:
            looking.watched[record.code] = {}
            return []
        return [Cause(person, "plea", _plea_mark(record), record.code) for person in sorted(absent)]

    def offers(self, channel: Channel) -> bool:
        """Tell whether the house has a way at all."""
        return {"mail": self.house.mail.works, "hook": self.ways.posts, "push": True}[channel]

    # Sending

    async def _send(self, looking: Looking, now: float) -> None:
        due = await self.house.store.read(partial(_due, now=now))
        for lang in languages() if due else ():
            await asyncio.to_thread(Speaker, lang)  # it reads files: nobody who plays has to wait for that
        told = (self._tell(looking, person, channel, now) for person, channel in due)
        for found in await asyncio.gather(*told, return_exceptions=True):
            if isinstance(found, Exception):
                LOG.warning("a notice waits: %s", first_line(found))

    async def _tell(self, looking: Looking, person: str, channel: Channel, now: float) -> None:
        """Send everything that waits for somebody by one way as one message, if it is time."""
        async with self._room:
            apart = self.house.store.apart
            codes = await self.house.store.read(partial(_codes, person=person, channel=channel))
            there = {code: frozenset(self.present(code)) for code in codes}
            claimed = await apart(
                partial(_claim, person=person, channel=channel, there=there, hours=self.house.hours, now=now)
            )
            looking.watched |= {code: looking.watched.get(code, {}) for code in claimed.void}
            if claimed.message is None:
                return
            to, rows, message, vapid = claimed.to, claimed.rows, claimed.message, claimed.vapid
            outcome, gone = "sent", list[str]()
            try:
                if channel == "mail":
                    await self.ways.send_mail(to, message)
                elif channel == "hook":
                    await self.ways.post(to, message)
                else:
                    gone = await self.ways.push(to, message, vapid)
            except NotSent as error:
                outcome, gone = "failed", [str(one) for one in error.args[1:]]
                level = logging.WARNING if channel == "mail" else logging.INFO  # whose server it is
                LOG.log(level, "a notice by %s was not taken and is tried again: %s", channel, error.args[0])
            except NoWay as error:
                outcome, gone = "lost", [str(one) for one in error.args]
            self.house.metrics.notices.labels(channel, outcome).inc(len(rows))
            await apart(partial(_settle, rows=rows, outcome=outcome, batch=message.id, gone=gone, now=int(now)))


# Causes


def _turn_mark(record: Record, seat: int) -> str:
    hand = record.clocks.hands[seat] if record.clocks.hands else None
    asked = 0 if hand is None or hand.asked is None else int(hand.asked)
    return f"turn:{record.code}:{seat}:{asked}"


def _soon_mark(record: Record, seat: int) -> str:
    hand = record.clocks.hands[seat]
    return f"soon:{record.code}:{seat}:{int(hand.asked or 0)}:{int(hand.extra)}"


def _plea_mark(record: Record) -> str:
    return "" if record.plea is None else f"plea:{record.code}:{record.plea.move}:{int(record.plea.until)}"


def _full_mark(connection: Connection, cause: Cause) -> str:
    """Name a decision by the last answer of the seat too: without a clock nothing else tells one from the next."""
    if cause.event != "turn":
        return cause.mark
    mine = (entries.c.code == cause.code) & (entries.c.seat == cause.seat)
    own = connection.execute(select(func.max(entries.c.number)).where(mine)).scalar()
    return f"{cause.mark}:{'' if own is None else own}"


def _begin(connection: Connection, now: int) -> Looking:
    """Go on where somebody has stopped looking; tables in play are all looked at again."""
    found = connection.execute(select(kept.c.value).where(kept.c.name == LEASE)).scalar_one_or_none()
    if found is None:
        connection.execute(kept.insert().values(name=LEASE, value=f"[{now},{now}]"))
        return Looking(now, now)
    begun, looked = msgspec.json.decode(found, type=tuple[int, int])
    playing = select(tables.c.code).where(tables.c.status == "playing", tables.c.moved >= begun)
    return Looking(begun, looked, watched={code: {} for code in connection.execute(playing).scalars()})


def forget_old(connection: Connection, now: int) -> None:
    """Take away what was sent, or given up, long ago."""
    connection.execute(delete(notices).where(notices.c.state != "waiting", notices.c.done < now - KEPT))


def _moved(connection: Connection, looking: Looking) -> dict[str, int]:
    """Give the revisions of the tables that have moved since somebody looked, and of those that are watched."""
    revision = select(tables.c.code, tables.c.revision)
    moved = revision.where(
        tables.c.status.in_(("playing", "over")),
        tables.c.public.in_((True, False)),  # with these three an index leads there
        tables.c.moved >= looking.looked - MARGIN,
    )
    found: dict[str, int] = dict(map(tuple, connection.execute(moved)))
    watched = sorted(looking.watched.keys() - found)
    for start in range(0, len(watched), MANY):
        some = revision.where(tables.c.code.in_(watched[start : start + MANY]))
        found |= dict(map(tuple, connection.execute(some)))
    return found


def _some_tables(connection: Connection, codes: Sequence[str]) -> list[Record]:
    """Give tables by their codes, however many."""
    found: list[Record] = []
    for start in range(0, len(codes), MANY):
        found += store.some_tables(connection, codes[start : start + MANY])
    return found


def _invited(connection: Connection) -> list[Cause]:
    """Give the invitations nobody has been told of."""
    told = exists().where(
        notices.c.person == invitations.c.person, notices.c.code == invitations.c.code, notices.c.event == "invite"
    )
    query = select(invitations.c.code, invitations.c.person, invitations.c.at).join(tables).where(~told)
    return [
        Cause(person, "invite", f"invite:{code}:{at}", code)
        for code, person, at in connection.execute(query.where(tables.c.status == "open"))
    ]


def _write(connection: Connection, causes: Sequence[Cause], usable: Sequence[Channel], now: float) -> None:
    """Write down what people are to be told, by the ways they want; what was written before stays as it is."""
    for cause in causes:
        to = wishes_of(connection, cause.person)
        if to is None or wishes.is_muted(connection, cause.code, cause.person):
            continue
        mark = _full_mark(connection, cause)
        for channel in to.wants.get("turn" if cause.event == "plea" else cause.event, ()):
            if channel in usable and has_way(to, channel):
                row = {"event": cause.event, "code": cause.code, "seat": cause.seat}
                _put(connection, cause.person, mark, channel, row, now)
    looked = connection.execute(select(kept.c.value).where(kept.c.name == LEASE)).scalar_one()
    begun, _ = msgspec.json.decode(looked, type=tuple[int, int])
    connection.execute(update(kept).where(kept.c.name == LEASE).values(value=f"[{begun},{int(now)}]"))


def _put(connection: Connection, person: str, mark: str, channel: Channel, row: dict[str, Any], now: float) -> None:
    key = {"person": person, "mark": mark, "channel": channel}
    there = select(notices.c.mark).where(*(notices.c[name] == value for name, value in key.items()))
    if connection.execute(there).first() is None:
        new = {**row, "at": int(now), "due": now, "tries": 0, "state": "waiting"}
        connection.execute(notices.insert().values({**key, **new}))


def has_way(to: Wishes, channel: Channel) -> bool:
    """Tell whether somebody can be reached so."""
    return {"mail": to.email is not None, "hook": to.hook is not None, "push": bool(to.devices)}[channel]


def test(connection: Connection, person: str, usable: Sequence[Channel], now: float) -> None:
    """Send one to each way somebody wants to be told anything by."""
    last = select(func.max(notices.c.at)).where(notices.c.person == person, notices.c.event == TEST)
    if (connection.execute(last).scalar() or 0) > now - TESTS:
        raise too_fast()
    to = wishes_of(connection, person)
    assert to is not None
    wanted = {channel for channels in to.wants.values() for channel in channels}
    for channel in CHANNELS:
        if channel in wanted and channel in usable and has_way(to, channel):
            _put(connection, person, f"{TEST}:{int(now)}:{secrets.token_hex(4)}", channel, {"event": TEST}, now)


# The outbox


def _is(row: Row[Any]) -> Any:
    return and_(notices.c.person == row.person, notices.c.mark == row.mark, notices.c.channel == row.channel)


def _due(connection: Connection, now: float) -> list[tuple[str, Channel]]:
    """Give to whom something is to be sent now, and by which way."""
    query = select(notices.c.person, notices.c.channel).where(notices.c.state == "waiting", notices.c.due <= now)
    return [(person, channel) for person, channel in connection.execute(query.distinct().limit(MANY))]


def _codes(connection: Connection, person: str, channel: Channel) -> list[str]:
    """Give the tables of which somebody is to be told by one way."""
    mine = and_(notices.c.person == person, notices.c.channel == channel, notices.c.state == "waiting")
    return list(
        connection.execute(select(notices.c.code).where(mine, notices.c.code.is_not(None)).distinct()).scalars()
    )


def _claim(
    connection: Connection, person: str, channel: Channel, there: Mapping[str, Set[str]], hours: Hours, now: float
) -> Claim:
    """Take what waits for somebody, unless it has to wait on; what is void goes."""
    mine = and_(notices.c.person == person, notices.c.channel == channel, notices.c.state == "waiting")
    rows = list(connection.execute(select(notices).where(mine).order_by(notices.c.at, notices.c.mark)))
    to = wishes_of(connection, person)
    if to is None:
        connection.execute(delete(notices).where(mine))
        return Claim()
    found = store.some_tables(connection, sorted({row.code for row in rows if row.code is not None}))
    records = {record.code: record for record in found}
    good = [row for row in rows if _holds(connection, row, records.get(row.code), there)]
    void = [row for row in rows if row not in good]
    for row in void:
        connection.execute(delete(notices).where(_is(row)))
    again = frozenset(row.code for row in void if row.code in records)
    good = [row for row in good if row.event == TEST] or good  # a test waits for nothing and takes nothing along
    if not good:
        return Claim(again)
    if (hold := _hold(connection, good, to, channel, now)) is not None:
        connection.execute(update(notices).where(mine, notices.c.due <= now).values(due=hold))
        return Claim(again)
    tries = max(row.tries for row in good) + 1
    due = now + min(FIRST_TRY * 2 ** (tries - 1), LAST_TRY)
    for row in good:
        place = and_(_is(row), notices.c.tries == row.tries, notices.c.state == "waiting")
        if not connection.execute(update(notices).where(place).values(tries=tries, due=due)).rowcount:
            raise RuntimeError("another process sends this")
    if channel == "mail":
        to = replace(to, token=wishes.sure_row(connection, person))
    message = _message(connection, to, good, records, hours)
    return Claim(again, to, tuple(good), message, vapid_key(connection) if channel == "push" else "")


def _holds(connection: Connection, row: Row[Any], record: Record | None, there: Mapping[str, Set[str]]) -> bool:
    """Tell whether it is still so."""
    if row.event == TEST:
        return True
    if record is None or wishes.is_muted(connection, record.code, row.person):
        return False
    if row.event == "over":
        return record.status == "over"
    if row.event == "invite":
        return record.code in profiles.invitations_of(connection, row.person)
    if row.event == "plea":
        absent = store.unheard(record) - {*there.get(record.code, ())}
        return row.person in absent and _plea_mark(record) == str(row.mark)
    seat = row.seat
    if (
        record.status != "playing"
        or undoing.stands(record)
        or seat not in record.waiting
        or record.seating[seat].person != row.person
    ):
        return False
    if not clocks.answers(record.seating[seat]) or row.person in there.get(record.code, ()):
        return False
    mark = _turn_mark(record, seat) if row.event == "turn" else _soon_mark(record, seat)
    return _full_mark(connection, Cause(row.person, row.event, mark, record.code, seat)) == str(row.mark)


def _hold(connection: Connection, rows: Sequence[Row[Any]], to: Wishes, channel: Channel, now: float) -> float | None:
    """Give until when a message has to wait: for another try, for the morning, or for others to go with it."""
    if rows[0].event == TEST:
        return None
    tried = [float(row.due) for row in rows if row.tries]
    if tried and max(tried) > now:
        return max(tried)
    if (morning := to.quiet_until(now)) is not None:
        return morning
    if tried or any(row.event == "soon" for row in rows):
        return None
    mine = (notices.c.person == to.person, notices.c.channel == channel, notices.c.state == "sent")
    last = connection.execute(select(func.max(notices.c.done)).where(*mine, notices.c.event != TEST)).scalar()
    return float(last + DIGEST) if last is not None and last + DIGEST > now else None


def _settle(
    connection: Connection, rows: Sequence[Row[Any]], outcome: str, batch: str, gone: list[str], now: int
) -> None:
    """Write down what became of a message."""
    for row in rows:
        since = row.since or now
        new: dict[str, Any] = {"since": since, "batch": batch}
        if outcome == "sent":
            new = {"state": "sent", "done": now, "batch": batch}
        elif outcome == "lost" or now - since > GIVE_UP:
            new |= {"state": "lost", "done": now}
        connection.execute(update(notices).where(_is(row)).values(new))
    wishes.forget_devices(connection, gone)


# Words


def _message(
    connection: Connection, to: Wishes, rows: Sequence[Row[Any]], records: Mapping[str, Record], hours: Hours
) -> Message:
    """Say what waits in the words of whom it is for; a clock that ends says of a decision what there is to say."""
    speaker = Speaker(to.lang if to.lang in languages() else FALLBACK)
    ending = {(row.code, row.seat) for row in rows if row.event == "soon"}
    told = [row for row in rows if row.event != "turn" or (row.code, row.seat) not in ending]
    lines, facts = [], []
    for row in told:
        record = records.get(row.code)
        table = "" if record is None else record.name or speaker.say(f"{record.game}-cover-name")
        by = ""
        if row.event == "invite":
            by = profiles.invitations_of(connection, to.person).get(row.code, ("", 0))[0]
        elif row.event == "plea" and record is not None and record.plea is not None:
            by = record.seating[record.plea.seat].name
        text = speaker.say(f"notices-tell-{row.event}", table=table, name=by)
        until = None
        if record is not None and row.seat is not None:
            until = clocks.waits(record, row.seat, "asked", hours).until
            if until is not None and to.zone is not None:
                text += f" {speaker.say('notices-tell-until', time=_time_of_day(until, to.zone))}"
        lines.append((text, "#/tables" if record is None else f"#/t/{record.code}"))
        game = None if record is None else record.game
        facts.append({"event": row.event, "table": table, "game": game, "code": row.code, "at": row.at, "until": until})
    title = lines[0][0] if len(lines) == 1 else speaker.say("notices-tell-digest", count=len(lines))
    waiting = sum(store.is_awaited(one, to.person) for one in store.tables_of(connection, to.person))
    foot, stop = speaker.say("notices-tell-foot", name=to.name), speaker.say("notices-tell-stop")
    marks = [f"{to.person}:{row.mark}" for row in rows]
    return Message(message_id(marks), title, tuple(lines), tuple(facts), foot, stop, waiting)


def _time_of_day(seconds: int, zone: int) -> str:
    then = datetime.fromtimestamp(seconds, UTC) + timedelta(minutes=zone)
    return then.strftime("%d.%m, %H:%M")


# What its person sees


def shown(connection: Connection, person: str, key: str, usable: Sequence[Channel]) -> words.Notices:
    """Give what somebody wants and what was sent to them lately, several that went together as one."""
    to = wishes_of(connection, person)
    assert to is not None
    newest = select(notices).where(notices.c.person == person).order_by(notices.c.at.desc(), notices.c.mark)
    sent: dict[tuple[str, str], words.Delivery] = {}
    for row in connection.execute(newest.limit(RECENT * 5)):
        name = (row.channel, row.batch or row.mark)
        if name in sent:
            sent[name]["count"] += 1
            continue
        failing = row.since is not None and row.state == "waiting"
        sent[name] = {
            "event": row.event,
            "channel": row.channel,
            "code": row.code,
            "table": None,
            "at": row.done or row.at,
            "count": 1,
            "state": row.state,
            "again": int(row.due) if failing else None,
            "since": row.since if row.state != "sent" else None,
        }
    recent = list(sent.values())[:RECENT]
    codes = {one["code"] for one in recent if one["code"] is not None}
    names = {record.code: (record.name, record.game) for record in store.some_tables(connection, sorted(codes))}
    for one in recent:
        one["table"] = names.get(one["code"] or "")
    hook: words.Hook | None = None
    if to.hook is not None:
        hook = {"url": to.hook, "kind": to.hook_kind, "to": to.hook_to}
    silent = select(muted.c.code).where(muted.c.person == person).order_by(muted.c.code)
    return {
        "wants": {event: list(to.wants.get(event, ())) for event in EVENTS},
        "usable": list(usable),
        "email": to.email,
        "hook": hook,
        "quiet": to.quiet,
        "zone": to.zone,
        "devices": [device.endpoint for device in to.devices],
        "key": key,
        "muted": list(connection.execute(silent).scalars()),
        "recent": recent,
    }
