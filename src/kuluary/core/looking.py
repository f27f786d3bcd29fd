"""Looking again and again at one game: what is seen is worked out anew only where what it was read from has changed.

A view is made of parts: functions of a state, asked for by `part`. Seen through a `Memory`, a part notes which columns
of the state it reads, a seat's own numbers apart from the others', and which other parts: a bit for each place, all of
them in one number. When the game has gone on, only parts whose places are different now are worked out again, and where
that gives something new, those made of them. Where it is plain what a part is made from, that is its key (`kept`), and
nothing need be noted.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import islice
from operator import attrgetter, is_
from typing import Any, Final, NamedTuple, TypeVar, TypeVarTuple, cast

from kuluary.core.state import S, State

Args = TypeVarTuple("Args")
T = TypeVar("T")

MOST: Final = 4000
"""Parts that are remembered of one game; then all are forgotten."""
LONGEST: Final = 100
"""Looks after which a part that nobody has asked for is worked out anew, if it was read from anything."""
SWEEP: Final = 16
"""Looks after which parts are forgotten that nothing is made of that was asked for meanwhile."""
EVERYTHING: Final = -1
"""Every bit there is."""
_UNSEEN: Final = object()


class Sight(NamedTuple):
    """A view by its fields: those that everybody sees alike are one mapping for all who look at the same moment.

    What is seen in one's own way may be the mapping of before, or that of others. Every look has the same fields in the
    same order.
    """

    kind: type[Any]
    alike: Mapping[str, Any]
    own: Mapping[str, Any]
    whose: Mapping[str, Any] = {}
    """Through whose eyes it is seen, which never changes."""

    @classmethod
    def of(cls, view: Any) -> Sight:
        """Give a view of which nobody has said what others see alike."""
        return cls(type(view), {}, {field.name: getattr(view, field.name) for field in fields(view)})

    @property
    def view(self) -> Any:
        """The view itself."""
        return self.kind(**self.alike, **self.own, **self.whose)


def part(state: S, look: Callable[[S, *Args], T], *args: *Args) -> T:
    """Give what a function makes of a state; through a glass it is worked out once."""
    glass: Any = state
    if isinstance(glass, Glass):
        memory: Memory = glass._memory
        one = memory.parts.get((look, args))
        if one is None:
            one = memory.parts[look, args] = _Part(look, args)
        if one.checked != memory.now:
            memory.refresh(one)
        memory.made_of[one] = None
        memory.reads_of_parts |= one.reads_in_all
        found: T = one.found
        return found
    if type(glass) is not Glance:
        return look(state, *args)
    known: dict[Any, T] = glass._known
    key = (look, args)
    if key not in known:
        known[key] = look(state, *args)
    return known[key]


def behind(state: S) -> S:
    """Give the state behind a glass: nothing that is read there is noted, so the reader must have noted it itself."""
    glass: Any = state
    return cast("S", glass._state) if isinstance(glass, (Glass, Glance)) else state


def whole(state: S, *names: str) -> S:
    """Give the state behind a glass to be read quickly: of these columns everything is noted, and of others nothing."""
    glass: Any = state
    if isinstance(glass, Glass):
        memory: Memory = glass._memory
        bits = memory.together.get(names)
        if bits is None:
            bits = memory.together[names] = memory.all_of(names, glass._state)
        memory.reads |= bits
    return behind(state)


def own(state: S, seat: int, *names: str) -> S:
    """Give the state behind a glass to be read quickly: of these columns what is a seat's is noted, and no more."""
    glass: Any = state
    if isinstance(glass, Glass):
        memory: Memory = glass._memory
        bits = memory.together.get((seat, names))
        if bits is None:
            bits = memory.together[seat, names] = memory.blocks_of(seat, names, glass._state)
        memory.reads |= bits
    return behind(state)


Notes = dict[Hashable, tuple[object, Any]]
"""By place in a view, all that a part was made from, and the part."""


def kept(notes: Notes, place: Hashable, key: object, make: Callable[[*Args], T], *args: *Args) -> T:
    """Give what was made last for a place, where that was from the same; else make it: what is equal stays as it is."""
    known = notes.get(place)
    found: T
    if known is None:
        found = make(*args)
    elif known[0] == key:
        found = known[1]
        return found
    else:
        found = make(*args)
        if known[1] == found:
            found = known[1]
    notes[place] = key, found
    return found


def exact(notes: Notes, place: Hashable, key: object, make: Callable[[*Args], T], *args: *Args) -> T:
    """Give what `kept` does where another key makes something else: then the two need not be compared."""
    known = notes.get(place)
    found: T
    if known is not None and known[0] == key:
        found = known[1]
        return found
    found = make(*args)
    notes[place] = key, found
    return found


def gathered(notes: Notes, place: Hashable, parts: list[T]) -> tuple[T, ...]:
    """Give parts as one: what was given last for a place where all of them are the same objects."""
    known = notes.get(place)
    found: tuple[T, ...]
    if known is not None:
        found = known[1]
        if len(found) == len(parts) and all(map(is_, found, parts)):
            return found
    found = tuple(parts)
    notes[place] = None, found
    return found


def keep(state: State, place: Hashable, key: object, make: Callable[[*Args], T], *args: *Args) -> T:
    """Give what was made last for a place as `kept` does, where the state is behind a glass; else make it."""
    glass: Any = state
    if isinstance(glass, Glass):
        return kept(glass._memory.noted, place, key, make, *args)
    return make(*args)


def glance(state: S) -> S:
    """Give a state to be looked at once: every part is worked out, none twice."""
    return cast("S", Glance(state))


class Glance:
    """A state that does not change while it is looked at."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._known: dict[Hashable, Any] = {}

    def __getattr__(self, name: str) -> Any:
        found = self.__dict__[name] = getattr(self._state, name)
        return found


class _Part:
    """What was worked out, from what, and when it was known to hold."""

    __slots__ = ("args", "changed", "checked", "found", "look", "made_of", "reads", "reads_in_all")

    def __init__(self, look: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self.look = look
        self.args = args
        self.found: Any = _UNSEEN
        self.changed = self.checked = 0
        """At which look it was something new, and at which it was known to hold; 0: at none."""
        self.reads = self.reads_in_all = 0
        """What it reads itself, and with the parts it is made of: a bit a place (`_Places`)."""
        self.made_of: tuple[_Part, ...] = ()
        """In the order they were used."""


class _Places:
    """The bits that stand for one column: one for anything in it, and one for each block that was ever read."""

    __slots__ = ("anything", "blocks", "by_index", "size")

    def __init__(self, anything: int, size: int) -> None:
        self.anything = anything
        self.size = size
        self.blocks: dict[int, int] = {}
        self.by_index: list[int] = []
        """The bit of every index, 0 where its block was not read yet."""


class Memory:
    """What was seen of one game by whoever looks at it again and again."""

    def __init__(self) -> None:
        self.reads = self.reads_of_parts = 0
        """What the part reads that is being worked out, itself and by the parts it is made of."""
        self.now = 0
        """The number of the look."""
        self.forget()

    def forget(self) -> None:
        """Begin anew; of what was seen nothing is left that refers to itself."""
        self._state: State | None = None
        self._before: tuple[Any, ...] = ()
        self._glass: Glass | None = None
        self._others: dict[tuple[str, int, Any], Glass] = {}
        """Glasses through which one number is another one, by that."""
        self.parts: dict[Hashable, _Part] = {}
        self.made_of: dict[_Part, None] = {}
        """Those of them that the part is made of that is being worked out, in the order they were used."""
        self._places: dict[str, _Places] = {}
        self.single: dict[str, int] = {}
        """The bits of what is no list, or is read as one thing."""
        self.together: dict[Hashable, int] = {}
        """The bits of columns that are read several at a time, whole or what is a seat's."""
        self._bits = 0
        self._changes: deque[int] = deque(maxlen=LONGEST)
        """What has changed at each of the last looks, the latest first."""
        self._since: dict[int, int] = {}
        """By the number of a look, what has changed since then."""
        self.noted: Notes = {}

    def notes(self, state: State) -> Notes:
        """Give what was noted of this game, for those that know by themselves what their parts are made from."""
        if len(self.noted) > MOST or not _is_same_game(self._state, state):
            self.forget()
        self._state = state
        return self.noted

    def look(self, state: S) -> S:
        """Give the state as it is now, behind a glass through which parts are remembered."""
        names, get = _columns(type(state))
        if len(self.parts) + len(self.noted) > MOST or not _is_same_game(self._state, state):
            self.forget()
        else:
            self._changes.appendleft(self._changed(names, get(state)))
        self._state, self._before = state, get(state.clone())
        self.now += 1
        if self.now % SWEEP == 0:
            self._sweep()
        self._since.clear()
        self._others = {}
        self._glass = glass = _glass_for(type(state))(self, state)
        self.reads, self.reads_of_parts, self.made_of = 0, 0, {}
        return cast("S", glass)

    def look_away(self) -> None:
        """Let go of what only one look needs."""
        self._glass = None
        self._others = {}

    def but(self, glass: Glass, name: str, at: int, value: Any) -> Glass:
        """Give a glass through which one number of a column is another one; the same for all who ask in one look."""
        key = (name, at, value)
        found = self._others.get(key)
        if found is None or glass is not self._glass:
            found = glass.but(name, at, value)
            if glass is self._glass:
                self._others[key] = found
        return found

    def _sweep(self) -> None:
        """Forget parts that were asked for long ago, of which nothing is made that is still shown."""
        shown = [one for one in self.parts.values() if one.checked > self.now - SWEEP]
        live = set(shown)
        while shown:
            for other in shown.pop().made_of:
                if other not in live:
                    live.add(other)
                    shown.append(other)
        self.parts = {key: one for key, one in self.parts.items() if one in live}

    def _changed(self, names: tuple[str, ...], now: tuple[Any, ...]) -> int:
        """Give the bits of all that is different now, as far as it was ever read."""
        found = 0
        for name, old, new in zip(names, self._before, now, strict=True):
            if old is new or old == new or (places := self._places.get(name)) is None:
                continue
            found |= places.anything
            blocks = places.blocks
            if not blocks:
                continue
            size = places.size
            if type(new) is not type(old) or len(old) != len(new):
                for bit in blocks.values():
                    found |= bit
                continue
            for block, bit in blocks.items():
                start = block * size
                if old[start : start + size] != new[start : start + size]:
                    found |= bit
        return found

    def places(self, name: str, size: int = 1) -> _Places:
        """Give the bits of a column."""
        found = self._places.get(name)
        if found is None:
            found = self._places[name] = _Places(self._new_bit(), size)
        return found

    def all_of(self, names: tuple[str, ...], state: State) -> int:
        """Give the bits that stand for anything in these columns."""
        found = 0
        for name in names:
            found |= self.places(name, state.blocks.get(name, 1)).anything
        return found

    def blocks_of(self, seat: int, names: tuple[str, ...], state: State) -> int:
        """Give the bits that stand for what is a seat's in these columns."""
        found = 0
        for name in names:
            places = self.places(name, state.blocks.get(name, 1))
            found |= places.blocks.get(seat) or self.place(places, seat * places.size)
        return found

    def _new_bit(self) -> int:
        self._bits += 1
        return 1 << self._bits

    def place(self, places: _Places, at: int) -> int:
        """Give the bit of an index that is read for the first time."""
        by_index, size = places.by_index, places.size
        block = at // size
        bit = places.blocks.get(block)
        if bit is None:
            bit = places.blocks[block] = self._new_bit()
        for index in range(block * size, min(len(by_index), (block + 1) * size)):
            by_index[index] = bit
        return bit

    def refresh(self, one: _Part) -> None:
        """See to it that a part holds: it is worked out anew where what it was made from has changed."""
        now, checked = self.now, one.checked
        if checked:
            changed = self._since.get(checked)
            if changed is None:
                changed = self._changed_since(checked)
            if not one.reads_in_all & changed:
                one.checked = now
                return
            if not one.reads & changed and self._holds(one):
                one.checked = now
                return
        outer = self.reads, self.reads_of_parts, self.made_of
        self.reads, self.reads_of_parts, self.made_of = 0, 0, {}
        try:
            found = one.look(self._glass, *one.args)
            one.reads, one.made_of = self.reads, tuple(self.made_of)
            one.reads_in_all = self.reads | self.reads_of_parts if self.made_of else self.reads
        finally:
            self.reads, self.reads_of_parts, self.made_of = outer
        if found is not one.found and found != one.found:
            one.found, one.changed = found, now
        one.checked = now

    def _holds(self, one: _Part) -> bool:
        """Tell whether the parts that one is made of have stayed the same, asked in the order they were used."""
        now, checked, reads, since = self.now, one.checked, one.reads, self._since
        for other in one.made_of:
            if other.checked != now:
                if other.reads_in_all & since.get(other.checked, EVERYTHING):
                    self.refresh(other)
                else:
                    other.checked = now
            if other.changed > checked:
                return False
            reads |= other.reads_in_all
        one.reads_in_all = reads
        return True

    def _changed_since(self, look: int) -> int:
        """Give what has changed since a look; everything may have, where that is too long ago."""
        found = 0
        ago = self.now - look
        if ago > len(self._changes):
            found = EVERYTHING
        else:
            for changed in islice(self._changes, ago):
                found |= changed
        self._since[look] = found
        return found


def _is_same_game(old: State | None, new: State) -> bool:
    return type(old) is type(new) and getattr(old, "setup", None) is getattr(new, "setup", None)


class Glass:
    """A state of which is noted what a part reads; nothing can be changed through it.

    Every kind of state has a kind of glass of its own (`_glass_for`), which has what the state has.
    """

    def __init__(self, memory: Memory, state: Any) -> None:
        self._memory = memory
        self._state = state

    def clone(self) -> Any:
        """Give a copy of the whole state, which is to have read all of it."""
        memory = self._memory
        memory.reads |= memory.all_of(_columns(type(self._state))[0], self._state)
        return self._state.clone()

    def but(self, name: str, at: int, value: Any) -> Any:
        """Give a glass through which one number of a column is another one."""
        column = getattr(self, name).instead(at, value)
        twin = type(self)(self._memory, self._state)
        twin.__dict__.update(self.__dict__, **{name: column})
        return twin


class _Seen:
    """Something of a state behind glass: a column notes by itself what is read of it, and is at hand the next time."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, glass: Any, kind: type) -> Any:
        name, state, memory = self._name, glass._state, glass._memory
        found = getattr(state, name)
        if name in _FIXED:
            glass.__dict__[name] = found
        elif type(found) in _LISTS and name != "agenda":
            places = memory.places(name, state.blocks.get(name, 1))
            found = glass.__dict__[name] = Column(found, places, memory)
        else:
            bit = memory.single.get(name)
            if bit is None:
                bit = memory.single[name] = memory.places(name).anything
            memory.reads |= bit
        return found


_GLASSES: Final[dict[type[State], type[Glass]]] = {}


def _glass_for(kind: type[State]) -> type[Glass]:
    found = _GLASSES.get(kind)
    if found is None:
        seen = {name: _Seen(name) for name in (*_columns(kind)[0], *_FIXED)}
        found = _GLASSES[kind] = type("Glass", (Glass,), seen)
    return found


def but(state: S, name: str, at: int, value: Any) -> S:
    """Give a copy of a state in which one number of a column is another one; through a glass nothing is copied."""
    glass: Any = state
    if isinstance(glass, Glass):
        return cast("S", glass._memory.but(glass, name, at, value))
    twin = behind(state).clone()
    getattr(twin, name)[at] = value
    return twin


class Column:
    """A list of a state of which is noted which blocks are read."""

    __slots__ = ("_by_index", "_items", "_memory", "_places")

    def __init__(self, items: list[Any] | bytearray, places: _Places, memory: Memory) -> None:
        self._items = items
        self._memory = memory
        self._places = places
        if len(items) != len(places.by_index):
            places.by_index = [places.blocks.get(at // places.size, 0) for at in range(len(items))]
        self._by_index = places.by_index

    def instead(self, at: int, value: Any) -> Column:
        """Give a column with another value at one place, whatever the state has there."""
        assert self._places.size == 1, "a place is a block of its own"
        items = self._items[:]
        items[at] = value
        return _OtherColumn(items, self._places, self._memory, at)

    def __getitem__(self, at: Any) -> Any:
        memory = self._memory
        if at.__class__ is int:
            memory.reads |= self._by_index[at] or memory.place(self._places, at % len(self._items))
        else:
            start, stop, _ = at.indices(len(self._items))
            self._read(start, stop)
        return self._items[at]

    def _read(self, start: int, stop: int) -> None:
        memory, places = self._memory, self._places
        if start >= stop:
            memory.reads |= places.anything
        for at in range(start - start % places.size, stop, places.size):
            memory.reads |= places.by_index[at] or memory.place(places, at)

    def _whole(self) -> Sequence[Any]:
        self._memory.reads |= self._places.anything
        return self._items

    def __iter__(self) -> Iterator[Any]:
        return iter(self._whole())

    def __len__(self) -> int:
        return len(self._whole())

    def __contains__(self, item: object) -> bool:
        return item in list(self._whole())

    def __eq__(self, other: object) -> bool:
        return self._whole() == other

    __hash__ = None  # type: ignore[assignment]  # as a list has none: it compares by what it holds, which changes

    def count(self, item: object) -> int:
        """Count as a list does."""
        return self._whole().count(item)

    def index(self, item: object) -> int:
        """Find as a list does."""
        return self._whole().index(item)


class _OtherColumn(Column):
    """One in which something else stands at a place than in the state: it is not read from there."""

    __slots__ = ("_other",)

    def __init__(self, items: list[Any] | bytearray, places: _Places, memory: Memory, other: int) -> None:
        super().__init__(items, places, memory)
        self._other = other

    def __getitem__(self, at: Any) -> Any:
        return self._items[at] if at == self._other else super().__getitem__(at)

    def _read(self, start: int, stop: int) -> None:
        for at in range(start, stop):
            if at != self._other:
                super()._read(at, at + 1)
        if start >= stop:
            super()._read(start, stop)

    def _whole(self) -> Sequence[Any]:
        self._read(0, len(self._items))
        return self._items


_LISTS: Final = frozenset({list, bytearray})
_FIXED: Final = frozenset({"blocks", "news", "setup"})
"""What does not change while a game goes on."""


Columns = tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]
_COLUMNS: Final[dict[type[State], Columns]] = {}


def _columns(kind: type[State]) -> Columns:
    """Give the names of what a state holds, news apart, and what reads all of it."""
    found = _COLUMNS.get(kind)
    if found is None:
        slots = [name for cls in reversed(kind.__mro__) for name in getattr(cls, "__slots__", ()) if name != "news"]
        found = _COLUMNS[kind] = (tuple(slots), attrgetter(*slots))
    return found
