"""How often and how many: who takes too fast waits or is turned away, and where places are few some give way."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping, MutableSet
from math import inf
from typing import Final, Protocol, TypeVar

from kuluary.server.errors import Refused
from kuluary.server.settings import Limits

REMEMBERED: Final = 10_000
"""People and addresses for which a bucket is kept at most."""

WAITING: Final = 20.0
"""Seconds that anybody waits to be let in, or to hear that they are not."""
REFUSED_AT_ONCE: Final = 20
REFUSALS: Final = 1.0
"""How many sockets of an address hear at once that they cannot stay, and how many a second afterwards."""

STRANGER, NAMED, SEATED = range(3)
"""What somebody is to a table: who is less gives way to who is more."""


Drop = tuple[str, float, float]
"""Something taken from a rate: the name of the bucket, what it holds, what it gets a second."""


def too_fast() -> Refused:
    """Somebody does something too often."""
    return Refused(429, "too_fast", "too many requests of this kind from you or your address: wait a little")


class Bucket:
    """Holds `burst` drops, and gets `rate` new ones a second."""

    __slots__ = ("_burst", "_drops", "_filled", "_rate")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._drops = burst
        self._filled = time.monotonic()

    def take(self, patience: float = inf) -> float:
        """Take a drop, and give the seconds to wait until it is there; none is taken where that is too long."""
        self._fill()
        wait = max(0.0, (1 - self._drops) / self._rate)
        if wait <= patience:
            self._drops -= 1
        return wait

    def try_take(self) -> bool:
        """Take a drop if there is one."""
        self._fill()
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    def _fill(self) -> None:
        now = time.monotonic()
        self._drops = min(self._burst, self._drops + (now - self._filled) * self._rate)
        self._filled = now


class Gate:
    """A bucket for every person and a larger one for every address, those not seen for longest forgotten first.

    Whoever has not said a name is one person together with all others at the same address who have not.
    """

    def __init__(self, name: str, burst: float, rate: float, *, household: int = 1) -> None:
        self._name = name
        self._burst = burst
        self._rate = rate
        self._household = household
        """How many people's worth an address gets."""
        self._buckets: OrderedDict[tuple[bool, str], Bucket] = OrderedDict()

    def check(self, address: str, person: str | None = None) -> None:
        """Turn away who comes too often."""
        if not all(bucket.try_take() for bucket in self._of(address, person)):
            raise too_fast()

    def delay(self, address: str, person: str | None = None) -> float:
        """Give the seconds to wait, for who is slowed down and not turned away."""
        return max(bucket.take() for bucket in self._of(address, person))

    def drops(self, address: str, person: str | None = None) -> list[Drop]:
        """Name what a check takes, for processes that count together."""
        shares = [(f"?{address}", 1)] if person is None else [(address, self._household), (person, 1)]
        return [(f"{self._name} {who}", self._burst * share, self._rate * share) for who, share in shares]

    def _of(self, address: str, person: str | None) -> Iterator[Bucket]:
        yield self._bucket((True, address if person is None else person), 1)
        if person is not None:
            yield self._bucket((False, address), self._household)

    def _bucket(self, key: tuple[bool, str], share: int) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self._burst * share, self._rate * share)
        self._buckets[key] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket


class Gates:
    """What the people of one house may do how often."""

    def __init__(self, limits: Limits) -> None:
        household = limits.household
        self.guests = Gate("guests", limits.guest_burst, limits.guest_rate)
        self.misses = Gate("misses", limits.miss_burst, limits.miss_rate)
        self.messages = Gate("messages", limits.message_burst, limits.message_rate, household=household)
        self.chat = Gate("chat", limits.chat_burst, limits.chat_rate, household=household)
        self.looks = Gate("looks", limits.look_burst, limits.look_rate, household=household)
        self.joins = Gate("joins", limits.join_burst, limits.join_rate, household=household)
        self.replays = Gate("replays", limits.replay_burst, limits.replay_rate, household=household)
        self.changes = Gate("changes", limits.change_burst, limits.change_rate, household=household)
        self.renames = Gate("renames", limits.rename_burst, limits.rename_rate, household=household)
        self.signins = Gate("signins", limits.signin_burst, limits.signin_rate, household=household)
        self.tables = Gate("tables", limits.table_burst, limits.table_rate, household=household)
        self.places = Places(limits.sockets_per_person, limits.sockets_per_address)
        self.gallery = Bucket(limits.watch_burst, limits.watch_rate)
        self._refusals = Gate("refusals", REFUSED_AT_ONCE, REFUSALS)

    async def enter_gallery(self) -> None:
        """Show those who only watch a table one after the other, so that a crowd of them does not hold up who plays."""
        if (wait := self.gallery.take(WAITING)) > WAITING:
            raise Refused(429, "crowded", "too many watch just now: try again later")
        await asyncio.sleep(wait)

    async def refuse(self, address: str) -> None:
        """Let those wait who come again and again although they are turned away."""
        await asyncio.sleep(min(WAITING, self._refusals.delay(address)))


class Visitor(Protocol):
    """A socket as those see it who give out places."""

    @property
    def standing(self) -> int:
        """What its person is to the table it is at."""

    def give_way(self) -> None:
        """Leave, for somebody who is more to a table."""


class Caller(Visitor, Protocol):
    """A socket that says where it comes from."""

    address: str

    @property
    def owner(self) -> str | None:
        """Who has opened it."""

    @property
    def session(self) -> str | None:
        """The hash of the secret it was opened with."""

    def end(self) -> None:
        """Leave, because the session was ended."""


V = TypeVar("V", bound=Visitor)


def make_way(sockets: MutableSet[V], newcomer: V, limit: int, *, where: str) -> None:
    """Where every place is taken, let whoever is less to a table than a newcomer give way, or refuse the newcomer."""
    if len(sockets) < limit:
        return
    least = min(sockets, key=lambda socket: socket.standing, default=newcomer)
    if least.standing >= newcomer.standing:
        raise Refused(429, "crowded", f"too many are connected {where}: at most {limit}")
    sockets.discard(least)
    least.give_way()


class Places:
    """The sockets of every person and of every address."""

    def __init__(self, per_person: int, per_address: int) -> None:
        self._per_person = per_person
        self._per_address = per_address
        self.elsewhere: Mapping[str, int] = {}
        """By person and address: sockets at other processes."""
        self._people: dict[str, set[Caller]] = {}
        self._addresses: dict[str, set[Caller]] = {}

    def take(self, socket: Caller) -> None:
        """Give a socket a place, or refuse it."""
        owner = socket.owner
        elsewhere = self.elsewhere.get
        if owner is not None and len(self._people.get(owner, ())) + elsewhere(owner, 0) >= self._per_person:
            raise Refused(429, "crowded", f"you have {self._per_person} connections already: close some")
        neighbours = self._addresses.setdefault(socket.address, set())
        places = self._per_address - elsewhere(socket.address, 0)
        make_way(neighbours, socket, places, where="from your address")
        neighbours.add(socket)
        if owner is not None:
            self._people.setdefault(owner, set()).add(socket)

    def of(self, person: str) -> set[Caller]:
        """Give the sockets of a person."""
        return set(self._people.get(person, ()))

    def count(self) -> dict[str, int]:
        """Count the sockets of every person and of every address."""
        groups = (*self._people.items(), *self._addresses.items())
        return {who: len(sockets) for who, sockets in groups if who and sockets}

    def leave(self, socket: Caller) -> None:
        """Take a place back; one that was never given is none."""
        _discard(self._addresses, socket.address, socket)
        if socket.owner is not None:
            _discard(self._people, socket.owner, socket)


def _discard(groups: dict[str, set[Caller]], name: str, socket: Caller) -> None:
    group = groups.get(name)
    if group is not None:
        group.discard(socket)
        if not group:
            del groups[name]
