"""The clocks of a table: how long its people may take, what is left to each, and when something is due.

All moments are in the house's own time (`hours`), which stands while no process is there. What a clock says is kept in
the row of its table, written with the plays, so it is exact after a restart. Who answers gets the time for the next
decision anew; what was taken beyond it comes out of the bank.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Literal

from kuluary.server.errors import Refused, malformed

if TYPE_CHECKING:
    from kuluary.server.database.store import Record, Seat
    from kuluary.server.machines.hours import Hours

End = Literal["bot", "vote", "answer", "wait"]
"""What happens when a time has run out: a bot sits down, the others vote, an answer is given, nothing."""
Lent = Literal["time", "vote", "host", "back"]
"""Why a bot plays for somebody until they return; back: they have, and get the seat when it has answered."""
By = Literal["bot", "late"]
"""Who has answered for a person: the bot on their seat, or the table, when their time had run out."""
PaceName = Literal["live", "evening", "post", "none", "own"]

HOUR: Final = 3600
DAY: Final = 24 * HOUR
SOON: Final = 30.0
"""Seconds before the end at which a clock warns; of hours, and of very little, a fifth."""
UNDO: Final = "undo"
SHORTEST: Final = 5
AWAY: Final = 180
"""Seconds of absence after which the others are asked, where people sit together."""
LONGEST: Final = 30 * DAY
BIGGEST_BANK: Final = 60 * DAY
LONGEST_REST: Final = 60


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a table plays, and what it does when somebody is not there."""

    name: PaceName = "none"
    move: int = 0
    """Seconds for a decision; 0: as long as it takes."""
    bank: int = 0
    """Seconds for the whole game on top of that."""
    end: End = "wait"
    rest: int = 0
    """Days of vacation."""
    away: int = DAY
    """Seconds of absence after which the others may let a bot play; by post only once the time has run out."""
    host: bool = False
    """The host alone may let a bot in for somebody who is away; else those who are there vote."""

    @property
    def by_post(self) -> bool:
        """Whether people are not expected to sit at the table while they play."""
        return self.move >= HOUR

    @property
    def soon(self) -> float:
        """How many seconds before the end a clock warns."""
        return self.move / 5 if self.by_post else min(SOON, (self.move + self.bank) / 5)

    @property
    def more(self) -> float:
        """The seconds that a vote to wait gives."""
        return float(self.move) if self.by_post else 300.0


NO_CLOCK: Final = Pace()
PACES: Final[Mapping[PaceName, Pace]] = {
    "live": Pace("live", 45, 300, "bot", away=AWAY),
    "evening": Pace("evening", 180, 1200, "bot", away=AWAY),
    "post": Pace("post", DAY, 3 * DAY, "bot", rest=14),
    "none": NO_CLOCK,
}


@dataclass(frozen=True, slots=True)
class Hand:
    """The clock of one seat."""

    bank: float
    rest: float = 0.0
    """Seconds of vacation that are left."""
    asked: float | None = None
    """When the decision was asked that is open; None: none is."""
    since: float | None = None
    """Since when it runs; None: it stands."""
    spent: float = 0.0
    """Seconds that had run before that; where nothing is asked, what the last decision took."""
    extra: float = 0.0
    """Seconds on top of the time for this decision."""
    warned: bool = False
    ended: bool = False
    """Its end has come, and was dealt with."""
    resting: float | None = None
    """Since when its person is on vacation."""
    until: float = 0.0
    """When that ends by itself."""

    def used(self, now: float) -> float:
        """Give the seconds this decision has taken."""
        return self.spent + (0.0 if self.since is None else now - self.since)

    def left(self, pace: Pace, now: float) -> tuple[float, float]:
        """Give the seconds left for the decision, and in the bank."""
        own = pace.move + self.extra - self.used(now)
        return max(0.0, own), max(0.0, self.bank + min(0.0, own))

    def end(self, pace: Pace) -> float | None:
        """Give the moment at which nothing will be left, if it runs."""
        return None if self.since is None else self.since + pace.move + self.extra + self.bank - self.spent


@dataclass(frozen=True, slots=True)
class Vote:
    """What the others think of letting a bot play for somebody."""

    seat: int
    bot: tuple[int, ...] = ()
    wait: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of a table and what is open about them."""

    hands: tuple[Hand, ...] = ()
    stands: tuple[str, ...] = ()
    """Why they all stand, if they do."""
    votes: tuple[Vote, ...] = ()
    patience: dict[int, float] = field(default_factory=dict)
    """By seat: until when the others have said that they wait."""

    def vote(self, seat: int) -> Vote | None:
        """Give the vote about a seat, if one is open."""
        return next((one for one in self.votes if one.seat == seat), None)


NO_CLOCKS: Final = Clocks()


@dataclass(frozen=True, slots=True)
class Waits:
    """Something a person may want to hear of: a decision waits for them, soon ends, or was answered without them."""

    kind: Literal["asked", "soon", "ended"]
    code: str
    seat: int
    person: str
    number: int
    """How long the log is."""
    since: int
    until: int | None
    """Times of day."""


def read_pace(
    name: PaceName,
    *,
    move: int | None = None,
    bank: int | None = None,
    end: End | None = None,
    rest: int | None = None,
    away: int | None = None,
    host: bool | None = None,
) -> Pace:
    """Check the pace somebody wants: a known one with other answers, or one's own numbers."""
    if name == "own":
        base = Pace("own", end="bot", away=AWAY)
        if move is None or not SHORTEST <= move <= LONGEST:
            raise malformed(f"a decision takes {SHORTEST} to {LONGEST} seconds")
        if not 0 <= (bank or 0) <= BIGGEST_BANK:
            raise malformed(f"a bank has 0 to {BIGGEST_BANK} seconds")
        base = replace(base, move=move, bank=bank or 0)
    else:
        if move is not None or bank is not None:
            raise malformed("only a pace of one's own has numbers of one's own")
        base = PACES[name]
    if end is not None:
        base = replace(base, end=end)
    if rest is not None:
        if not 0 <= rest <= LONGEST_REST:
            raise malformed(f"a vacation has 0 to {LONGEST_REST} days")
        base = replace(base, rest=rest)
    if away is not None:
        if not 0 < away <= LONGEST:
            raise malformed(f"somebody is away after 1 to {LONGEST} seconds")
        base = replace(base, away=away)
    if not base.by_post:
        base = replace(base, rest=0)
    return base if host is None else replace(base, host=host)


# With the plays


def answers(place: Seat) -> bool:
    """Tell whether a person answers for a seat."""
    return place.person is not None and place.bot is None


def follow(new: Record, played: set[int], *, cut: bool, now: float) -> Record:
    """Give a new record with its clocks as they are after a change; `played` are the seats that have answered."""
    new = _with_returned(new, played)
    clocks = new.clocks
    if new.status == "over":
        clocks = NO_CLOCKS
    elif new.status == "playing" and new.pace.move:
        hands = clocks.hands or (Hand(float(new.pace.bank), float(new.pace.rest * DAY)),) * new.seats
        asked = {seat for seat in new.waiting if answers(new.seating[seat])}
        stands = bool(reasons(new))
        turned = (
            _turn(hand, new.pace, now, asked=seat in asked, fresh=seat in played, stands=stands, cut=cut)
            for seat, hand in enumerate(hands)
        )
        clocks = replace(clocks, hands=tuple(turned))
    votes = tuple([one for one in clocks.votes if one.seat not in played and answers(new.seating[one.seat])])
    if votes != clocks.votes:
        clocks = replace(clocks, votes=votes)
    return new.but(clocks=clocks, due=_due(new, clocks))


def _with_returned(record: Record, played: set[int]) -> Record:
    """Give seats back whose people have returned, once the bot has answered what it was asked."""
    if not any(place.lent for place in record.seating):
        return record
    seating = tuple(
        replace(place, stand_in=None) if place.lent == "back" and place.seat in played else place
        for place in record.seating
    )
    seating = tuple(replace(place, lent=None) if place.lent and place.stand_in is None else place for place in seating)
    return record if seating == record.seating else replace(record, seating=seating)


def _turn(hand: Hand, pace: Pace, now: float, *, asked: bool, fresh: bool, stands: bool, cut: bool) -> Hand:
    """Give the clock of a seat after a change at the table."""
    if hand.asked is not None and (not asked or fresh):
        bank = hand.left(pace, now)[1]
        hand = replace(hand, bank=bank, spent=hand.used(now), asked=None, since=None, warned=False, ended=False)
    if asked and hand.asked is None:
        if cut:  # what was taken back is asked again: its time goes on
            over = max(0.0, hand.spent - pace.move - hand.extra)
            hand = replace(hand, asked=now, bank=hand.bank + over)
        else:
            hand = replace(hand, asked=now, spent=0.0, extra=0.0)
    runs = asked and not stands and hand.resting is None
    if runs and hand.since is None:
        hand = replace(hand, since=now)
    elif not runs and hand.since is not None:
        hand = replace(hand, spent=hand.used(now), since=None)
    return hand


def _due(record: Record, clocks: Clocks) -> float | None:
    """Give the moment at which somebody has to look at the clocks, or at a question about taking back."""
    pace, moments = record.pace, []
    if record.plea is not None and not record.plea.outcome:
        moments.append(record.plea.until)
    for hand in clocks.hands:
        end = hand.end(pace)
        if end is not None and (not hand.ended or pace.end == "answer"):  # until the answer is given
            moments.append(end if hand.warned else end - pace.soon)
        if hand.resting is not None:
            moments.append(hand.until)
    return min(moments, default=None)


def with_hand(record: Record, seat: int, hand: Hand) -> Record:
    """Give a record with another clock for a seat."""
    hands = (*record.clocks.hands[:seat], hand, *record.clocks.hands[seat + 1 :])
    return replace(record, clocks=replace(record.clocks, hands=hands))


def give(record: Record, seat: int, seconds: float, now: float) -> Record:
    """Give a seat whose time has run out so many seconds for the decision it is asked."""
    if not record.clocks.hands or record.clocks.hands[seat].asked is None:
        return record
    hand = record.clocks.hands[seat]
    bank = hand.left(record.pace, now)[1]
    fresh = replace(hand, bank=bank, spent=hand.used(now), since=None, warned=False, ended=False)
    return with_hand(record, seat, replace(fresh, extra=fresh.spent - record.pace.move + seconds))


# Standing still


def reasons(record: Record) -> tuple[str, ...]:
    """Say why all clocks of a table stand; so they do while somebody asks whether a play may be taken back."""
    asks = record.plea is not None and not record.plea.outcome
    return (*record.clocks.stands, UNDO) if asks else record.clocks.stands


def stood(record: Record, why: str) -> Record:
    """Give a record whose clocks stand, for one more reason."""
    stands = (*(one for one in record.clocks.stands if one != why), why)
    return replace(record, clocks=replace(record.clocks, stands=stands))


def going(record: Record, why: str) -> Record:
    """Give a record whose clocks no longer stand for that reason."""
    stands = tuple(one for one in record.clocks.stands if one != why)
    return replace(record, clocks=replace(record.clocks, stands=stands))


def rest(record: Record, person: str, days: int, now: float) -> Record:
    """Go on vacation for some days, or come back from it (0)."""
    if not record.pace.rest:
        raise Refused(409, "no_vacation", "this table has no vacations")
    if record.status != "playing" or not record.clocks.hands:
        raise Refused(409, "not_playing", "vacations are taken while a game is played")
    own = [place.seat for place in record.seating if place.person == person]
    if not own:
        raise Refused(403, "not_seated", "only who sits at the table may go on vacation")
    if days < 0:
        raise malformed("days of vacation are 0 or more")
    for seat in own:
        hand = rested(record.clocks.hands[seat], now)
        if days:
            if hand.rest < 1:
                raise Refused(409, "no_vacation", "no days of vacation are left")
            hand = replace(hand, resting=now, until=now + min(hand.rest, days * DAY))
        record = with_hand(record, seat, hand)
    return record


def rested(hand: Hand, now: float) -> Hand:
    """Give the clock of somebody back from vacation."""
    if hand.resting is None:
        return hand
    return replace(hand, rest=max(0.0, hand.rest - (now - hand.resting)), resting=None)


# For others to know


def needed(record: Record, vote: Vote, present: Collection[str]) -> int:
    """Count the votes that decide: more than half of those who are there."""
    there = [seat for seat in voters(record, vote.seat) if record.seating[seat].person in present]
    return max(len(there), len({*vote.bot, *vote.wait})) // 2 + 1


def voters(record: Record, seat: int) -> list[int]:
    """List the seats of people who may say whether a bot plays for somebody: one for each person."""
    absent = record.seating[seat].person
    people: dict[str, int] = {}
    for place in record.seating:
        if place.person is not None and place.person != absent and place.bot is None:
            people.setdefault(place.person, place.seat)
    return list(people.values())


def asks_at(record: Record, seat: int, present: Collection[str], hours: Hours) -> int | None:
    """Give the time of day from which on the others may let a bot play for somebody; None: not as it is now."""
    place = record.seating[seat]
    if record.status != "playing" or not answers(place):
        return None
    hand = record.clocks.hands[seat] if record.clocks.hands else None
    if hand is not None and hand.resting is not None:
        return None
    if hand is not None and hand.ended:
        return hours.wall(hours.time)
    if place.person in present or record.pace.by_post:
        return None
    away = max(place.left or record.moved, hours.opened) + record.pace.away
    return round(max(away, hours.wall(record.clocks.patience.get(seat, 0.0))))


def waits(record: Record, seat: int, kind: Literal["asked", "soon", "ended"], hours: Hours) -> Waits:
    """Say that a decision waits for the person on a seat."""
    person = record.seating[seat].person
    assert person is not None
    hand = record.clocks.hands[seat] if record.clocks.hands else None
    since = record.moved if hand is None or hand.asked is None else hours.wall(hand.asked)
    end = None if hand is None else hand.end(record.pace)
    until = None if end is None else hours.wall(end)
    return Waits(kind, record.code, seat, person, record.number, since, until)


def newly_asked(old: Record, new: Record) -> list[int]:
    """List the seats of people that must answer something they were not asked before."""
    if new.status != "playing":
        return []
    fresh = []
    for seat in new.waiting:
        if not answers(new.seating[seat]):
            continue
        if new.clocks.hands:
            before = old.clocks.hands[seat].asked if old.clocks.hands else None
            if new.clocks.hands[seat].asked != before:
                fresh.append(seat)
        elif seat not in old.waiting or not answers(old.seating[seat]) or old.status != "playing":
            fresh.append(seat)
    return fresh
