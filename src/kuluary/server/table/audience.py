"""Those who look at a table: who they are, through whose eyes they look, and what they are shown."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple, Protocol

from msgspec import Raw

from kuluary.core import Match
from kuluary.core.looking import Memory, Sight
from kuluary.server.database.store import Person, Record, Seat
from kuluary.server.machines.hours import Hours
from kuluary.server.protocol import wire
from kuluary.server.protocol.words import Answer, Decision, FromServer, SeatClock
from kuluary.server.table.beats import Strip, ends
from kuluary.server.table.clocks import By
from kuluary.server.table.telling import Told


class Listener(Protocol):
    """Whoever is at a table and hears what happens there."""

    person: Person | None
    looks: tuple[int | None] | None
    """The seat chosen by `look`, if one was."""
    eyes: int | None
    """The seat through whose eyes the last state was sent."""
    told: int | None
    """How many events it has been told of; None: the next state starts from the beginning."""
    seen: int | None
    """The number of the last state that was shown to somebody; None: it does not tell."""

    @property
    def standing(self) -> int:
        """What its person is to the table."""

    def give_way(self) -> None:
        """Leave, for somebody who is more to the table."""

    def dismiss(self) -> None:
        """Leave, because the table is gone."""

    def say(self, message: FromServer) -> None:
        """Send a message of its own."""

    def put(self, text: bytes) -> None:
        """Send a message that is written already."""


class Audience:
    """The sockets at one table, and the events of its game as they are sent."""

    def __init__(self, hours: Hours, late: float) -> None:
        self._hours = hours
        self._late = late
        """Seconds by which those who watch are behind, where the host wants it."""
        self.sockets: set[Listener] = set()
        self.elsewhere: frozenset[str] = frozenset()
        """People who are at the table through other processes."""
        self.looked = asyncio.Event()
        """Set when somebody has seen something, and then another one."""
        self._told = Told()
        """Every event of the game, in step with `match.news`."""
        self.by: dict[int, By] = {}
        """Who has answered for a person, by the number of the events of that."""
        self._ending = b"null"
        self._memory = Memory()
        self._sights: dict[int | None, Sight] = {}
        """By eyes, the table as it was shown last."""
        self._asked: dict[int | None, dict[str, Question]] = {}
        """By eyes, the questions that were shown last: the own and those to others."""
        self._answers: dict[int | None, Answers] = {}
        """By eyes, the answers that were shown last of each question to others."""
        self._number = 0
        """How long the log was then."""
        self._seating: tuple[Seat, ...] = ()
        self._own: dict[str, list[int]] = {}
        """By person, the seats they have at the table as it was seated when somebody was last shown something."""

    @property
    def present(self) -> set[str]:
        """The people who are at the table now."""
        return self.here | self.elsewhere

    @property
    def here(self) -> set[str]:
        """Those of them who are there through this process."""
        return {socket.person.id for socket in self.sockets if socket.person is not None}

    def tell(self, record: Record, message: FromServer) -> None:
        """Send everyone the same who may see the game as it goes on."""
        text = wire.encode(message)
        for socket in self.sockets:
            if may_watch(record, socket.person):
                socket.put(text)

    def show_table(self, record: Record, only: Listener | None = None) -> None:
        """Send the table; spectators share one text."""
        present = self.present
        texts: dict[str | None, bytes] = {}
        for socket in self.sockets if only is None else (only,):
            viewer = socket.person.id if socket.person is not None and seats_of(record, socket.person) else None
            if viewer not in texts:
                message: FromServer = {"type": "table", "table": wire.table(record, viewer, present, self._hours)}
                texts[viewer] = wire.encode(message)
            socket.put(texts[viewer])

    def hear(self, match: Match) -> None:
        """Write down the events that are new, and how the game ended."""
        for number, item in match.news[len(self._told) :]:
            self._told.append(Raw(wire.encode(wire.news(match, number, item, self.by.get(number)))))
        if match.over:
            self._ending = wire.encode(wire.result(match))

    def start_over(self) -> None:
        """Forget the events: the game was set back or read anew, and everyone hears it from the beginning."""
        self._told = Told()
        self._ending = b"null"
        for socket in self.sockets:
            socket.told = None
            if socket.seen is not None:
                socket.seen = -1

    def set_back(self, match: Match) -> None:
        """Forget the events that were taken back; everyone hears the rest from the beginning."""
        told = self._told
        told.cut(len(match.news))
        self.by = {number: by for number, by in self.by.items() if number <= match.number}
        self.start_over()
        self._told = told

    def since(self, match: Match, number: int, eyes: int | None) -> list[tuple[Raw, bool]]:
        """Give the events that entries from a number on have caused, as somebody heard them; and what they revealed."""
        news = zip(self._told.since(0), match.news, strict=True)
        return [(told, item.event.reveals) for told, (at, item) in news if at > number and item.visible_to(eyes)]

    def look(self, socket: Listener | None = None, number: int = 0) -> None:
        """Take notice that somebody has seen a state, or has gone: whoever waits for that looks again."""
        if socket is not None:
            socket.seen = number
        self.looked.set()
        self.looked = asyncio.Event()

    def show(self, record: Record, match: Match, only: Listener | None = None) -> None:
        """Send what has happened and the state, written once for all who look through the same eyes."""
        sockets = self.sockets if only is None else {only}
        if record.watch == "none":
            sockets = {socket for socket in sockets if may_watch(record, socket.person)}
        if self._seating is not record.seating:
            self._seating, self._own = record.seating, {}
        for socket in sockets:
            eyes = self._eyes(record, socket)
            if eyes != socket.eyes:
                socket.eyes, socket.told = eyes, None
        heard = [socket.told for socket in sockets if socket.told is not None] if match.number != self._number else []
        strip = Strip(ends(match, {socket.eyes for socket in sockets}, self._memory, max(heard) if heard else None))
        texts: dict[tuple[int | None, int | None], bytes] = {}
        asked = Asked(record, match)
        clocks, total = wire.seat_clocks(record, self._hours), len(match.news)
        late = record.watch == "late" and not (only and record.status == "over")
        for socket in sockets:
            key = (socket.eyes, socket.told)
            text = texts.get(key)
            if text is None:
                text = texts[key] = self._state(asked, strip, clocks, *key)
            socket.told = total
            if late and not may_watch(record, socket.person):
                asyncio.get_running_loop().call_later(self._late, socket.put, text)
            else:
                socket.put(text)
        self._sights |= strip.shown[-1].sights
        for eyes, told in texts:
            own, beside = asked.of(eyes), asked.beside(eyes)
            self._asked[eyes] = own | beside if beside else own
            if beside:
                answers = {(item.told["seat"], item.told["name"]): item.told["actions"] for item in beside.values()}
                self._answers[eyes] = answers if told is None else self._answers.get(eyes, {}) | answers
            elif told is None:
                self._answers[eyes] = {}
        self._number = match.number
        match.moments = []  # they have been shown
        if match.over:  # nothing will change any more, and nobody goes back
            self._memory.forget()
            self._sights, self._asked, self._answers = {}, {}, {}
            match.put_away()

    def _eyes(self, record: Record, socket: Listener) -> int | None:
        """Through whose eyes a socket looks: the seat it has chosen, else the person's own."""
        person = socket.person
        if person is None:
            return None
        own = self._own.get(person.id)
        if own is None:
            own = self._own[person.id] = seats_of(record, person)
        if socket.looks is not None and (socket.looks[0] is None or socket.looks[0] in own):
            return socket.looks[0]
        return own[0] if own else None

    def _state(self, asked: Asked, strip: Strip, clocks: list[SeatClock], seat: int | None, told: int | None) -> bytes:
        match = asked.match
        heard = [
            written if seen_by is None or seat in seen_by else None
            for written, seen_by in asked.fresh(self._told, told or 0)
        ]
        own, beside = asked.of(seat), asked.beside(seat)
        start, plea = None, False
        if seat is not None and asked.answers(seat):
            start = match.turn_start(seat)
            plea = not asked.record.lesson and match.plea_start(seat) is not None
        if told is None:
            beats, known, answers = strip.whole(seat, heard), _NONE, _NO_ANSWERS
        else:
            # of a game that is over none is kept: the table is as it was shown
            beats = strip.beats(seat, self._sights.get(seat) or strip.shown[-1].sights[seat], heard)
            known, answers = self._asked.get(seat, _NONE), self._answers.get(seat, _NO_ANSWERS)
        return wire.state(
            match,
            seat,
            after=self._number,
            beats=beats,
            asked=[name if name in known and known[name].raw == item.raw else item.raw for name, item in own.items()],
            others=[
                name if name in known and known[name].raw == item.raw else asked.renewed(item, answers)
                for name, item in beside.items()
            ],
            awaited=asked.awaited,
            reset=told is None,
            undo=start is not None,
            turn=0 if start is None else match.number - start,
            plea=plea,
            left=clocks,
            given=sum(entry[0] == seat for entry in match.entries) if asked.record.lesson else None,
            ending=self._ending,
        )


class Question(NamedTuple):
    """A question as it is sent, and what it is made of."""

    raw: Raw
    told: Decision


Answers = dict[tuple[int, str], list[Answer]]
"""By seat and name of a question, its answers."""
_NONE: Final[dict[str, Question]] = {}
_NO_ANSWERS: Final[Answers] = {}


class Asked:
    """The open questions of one moment, each written once for all who may see it."""

    def __init__(self, record: Record, match: Match) -> None:
        self.record = record
        self.match = match
        self.news = match.news
        self.awaited = [] if record.abandoned is not None else wire.waiting(match)
        self._open = match.decisions
        self._still = record.stuck is not None or record.abandoned is not None
        self._fresh: dict[int, list[tuple[Raw, tuple[int, ...] | None]]] = {}
        self._written: dict[int | None, dict[str, Question]] = {None: {}}
        self._beside: dict[int | None, dict[str, Question]] = {}
        self._renewed: dict[tuple[str, int], tuple[Raw, object]] = {}
        """By question and answers before it, which are kept so that their identity is not given away."""

    def answers(self, seat: int) -> bool:
        """Tell whether a person may answer for a seat."""
        return not self._still and self.record.seating[seat].bot is None

    def fresh(self, told: Told, first: int) -> list[tuple[Raw, tuple[int, ...] | None]]:
        """Give the events from a number on as they are sent, each with who may see it."""
        found = self._fresh.get(first)
        if found is None:
            news = zip(told.since(first), self.news[first:], strict=True)
            found = self._fresh[first] = [(written, item.seen_by) for written, (_, item) in news]
        return found

    def of(self, seat: int | None) -> dict[str, Question]:
        """Give, by id, what a seat is asked, where a person answers."""
        found = self._written.get(seat)
        if found is None:
            may = seat is not None and self.answers(seat)
            own = [wire.decision(self.match, item) for item in self._open if may and item.seat == seat]
            found = self._written[seat] = {item["id"]: Question(Raw(wire.encode(item)), item) for item in own}
        return found

    def beside(self, seat: int | None) -> dict[str, Question]:
        """Give, by id, what other people are asked, where hands are open; bots need no proposals."""
        if seat is None or not self.match.game.open_hands:
            return _NONE
        found = self._beside.get(seat)
        if found is None:
            others = dict.fromkeys([item.seat for item in self._open if item.seat != seat])
            found = self._beside[seat] = {name: item for one in others for name, item in self.of(one).items()}
        return found

    def renewed(self, asked: Question, known: Answers) -> Raw:
        """Give a question for those who know these answers: of what is among them the place will do."""
        before = known.get((asked.told["seat"], asked.told["name"]))
        if before is None:
            return asked.raw
        key = (asked.told["id"], id(before))
        found = self._renewed.get(key)
        if found is None:
            places = {id(answer): place for place, answer in enumerate(before)}
            actions = [places.get(id(answer), answer) for answer in asked.told["actions"]]
            found = self._renewed[key] = (Raw(wire.encode(asked.told | {"actions": actions})), before)
        return found[0]


def seats_of(record: Record, person: Person | None) -> list[int]:
    """List the seats of a person, the own before those of the others at the same device."""
    if person is None:
        return []
    own = [seat for seat in record.seating if seat.person == person.id]
    return [seat.seat for seat in sorted(own, key=lambda seat: seat.kind != "person")]


def may_watch(record: Record, person: Person | None) -> bool:
    """Tell whether somebody may see the game as it goes on: who plays may, the host, and others where the host lets."""
    if record.watch == "live" or (record.status == "over" and record.watch == "none"):
        return True
    return person is not None and (person.id == record.host or bool(seats_of(record, person)))
