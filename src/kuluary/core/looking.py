"""Looking again and again at one game: what is seen is worked out anew only where what it was read from has changed.

A view is made of parts: functions of a state, asked for by `part`. Seen through a `Memory`, a part notes which columns
of the state it reads, a seat's own numbers apart from the others', and which other parts. When the game has gone on,
only parts whose columns are different now are worked out again, and where that gives something new, those made of them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from operator import attrgetter
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast

from kuluary.core.state import S, State

P = ParamSpec("P")
T = TypeVar("T")

FRESH, DOUBTED, STALE = range(3)
"""What is known of a part: it holds; a part it is made of may not; something it was read from has changed."""
MOST: Final = 4000
"""Parts that are remembered of one game; then all are forgotten."""
_UNSEEN: Final = frozenset({"news", "agenda"})


def part(state: S, look: Callable[Concatenate[S, P], T], *args: P.args, **_named: P.kwargs) -> T:
    """Give what a function makes of a state; through a glass it is worked out once. Nothing is given by name."""
    glass: Any = state
    if type(glass) is Glass:
        found: T = glass._memory.recall(look, args, glass._reader)
        return found
    if type(glass) is not Glance:
        return look(state, *args, **_named)
    known: dict[Any, T] = glass._known
    key = (look, args)
    if key not in known:
        known[key] = look(state, *args, **_named)
    return known[key]


def behind(state: S) -> S:
    """Give the state behind a glass: nothing that is read there is noted, so the reader must have noted it itself."""
    glass: Any = state
    return cast("S", glass._state) if type(glass) in (Glass, Glance) else state


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
    """What was worked out, from what, and how far it can be trusted."""

    __slots__ = ("args", "changed", "checked", "doubt", "found", "look", "made_of", "used_by")

    def __init__(self, look: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self.look = look
        self.args = args
        self.found: Any = _UNSEEN
        self.doubt = STALE
        self.changed = self.checked = 0
        """At which look it was something new, and at which it was known to hold."""
        self.made_of: list[_Part] = []
        self.used_by: set[_Part] = set()


class Memory:
    """What was seen of one game by whoever looks at it again and again."""

    def __init__(self) -> None:
        self._now = 0
        self._state: State | None = None
        self._before: tuple[Any, ...] = ()
        self._parts: dict[Hashable, _Part] = {}
        self._readers: dict[Hashable, set[_Part]] = {}
        """By column, or column and block, the parts that were read from it."""

    def look(self, state: S) -> S:
        """Give the state as it is now, behind a glass through which parts are remembered."""
        names, get = _columns(type(state))
        if len(self._parts) > MOST or not _is_same_game(self._state, state):
            self._parts.clear()
            self._readers.clear()
        else:
            self._notice(names, state.blocks, get(state))
        self._state, self._before = state, get(state.clone())
        self._now += 1
        return cast("S", Glass(self, state, None))

    def _notice(self, names: tuple[str, ...], blocks: Mapping[str, int], now: tuple[Any, ...]) -> None:
        """Doubt what was read from columns that are different now."""
        for name, old, new in zip(names, self._before, now, strict=True):
            if old is new or old == new:
                continue
            self._doubt(name)
            if type(new) in _LISTS:
                size = blocks.get(name, 1)
                if len(old) != len(new):
                    changed = set(range(max(len(old), len(new)) // size + 1))
                else:
                    changed = {at // size for at, (one, two) in enumerate(zip(old, new, strict=True)) if one != two}
                for block in changed:
                    self._doubt((name, block))

    def _doubt(self, column: Hashable) -> None:
        for one in self._readers.pop(column, ()):
            if one.doubt == FRESH:
                _doubt_users(one)
            one.doubt = STALE

    def note(self, column: Hashable, reader: _Part) -> None:
        """Note that a part was read from a column."""
        readers = self._readers.get(column)
        if readers is None:
            self._readers[column] = {reader}
        else:
            readers.add(reader)

    def recall(self, look: Callable[..., Any], args: tuple[Any, ...], user: _Part | None) -> Any:
        """Give a part, worked out anew where it does not hold any more."""
        key = (look, args)
        found = self._parts.get(key)
        if found is None:
            found = self._parts[key] = _Part(look, args)
        if found.doubt:
            self._refresh(found)
        if user is not None:
            user.made_of.append(found)
            found.used_by.add(user)
        return found.found

    def _refresh(self, one: _Part) -> None:
        if one.doubt == STALE or self._differs(one):
            one.made_of = []
            found = one.look(Glass(self, self._state, one), *one.args)
            if found is not one.found and found != one.found:
                one.found, one.changed = found, self._now
        one.doubt, one.checked = FRESH, self._now

    def _differs(self, one: _Part) -> bool:
        """Tell whether a part is made of others that have become something else, asked in the order they were used."""
        for other in one.made_of:
            if other.doubt:
                self._refresh(other)
            if other.changed > one.checked:
                return True
        return False


def _is_same_game(old: State | None, new: State) -> bool:
    return type(old) is type(new) and getattr(old, "setup", None) is getattr(new, "setup", None)


def _doubt_users(one: _Part) -> None:
    for user in one.used_by:
        if user.doubt == FRESH:
            user.doubt = DOUBTED
            _doubt_users(user)


class Glass:
    """A state of which is noted what a part reads; nothing can be changed through it."""

    def __init__(self, memory: Memory, state: Any, reader: _Part | None) -> None:
        self._memory = memory
        self._state = state
        self._reader = reader

    def __getattr__(self, name: str) -> Any:
        """Read a column; the next time it is at hand."""
        found = getattr(self._state, name)
        reader = self._reader
        if reader is not None and name not in _FIXED:
            if type(found) in _LISTS and name not in _UNSEEN:
                found = Column(found, name, self._state.blocks.get(name, 1), self._memory, reader)
            else:
                self._memory.note(name, reader)
        self.__dict__[name] = found
        return found

    def clone(self) -> Any:
        """Give a copy of the whole state, which is to have read all of it."""
        if self._reader is not None:
            for name in _columns(type(self._state))[0]:
                self._memory.note(name, self._reader)
        return self._state.clone()

    def but(self, name: str, at: int, value: Any) -> Any:
        """Give a glass through which one number of a column is another one."""
        twin = Glass(self._memory, self._state, self._reader)
        column = getattr(twin, name)
        assert isinstance(column, Column)
        column.instead(at, value)
        return twin


def but(state: S, name: str, at: int, value: Any) -> S:
    """Give a copy of a state in which one number of a column is another one; through a glass nothing is copied."""
    glass: Any = state
    if type(glass) is Glass:
        return cast("S", glass.but(name, at, value))
    twin = behind(state).clone()
    getattr(twin, name)[at] = value
    return twin


class Column:
    """A list of a state of which is noted which blocks are read."""

    __slots__ = ("_blocks", "_items", "_memory", "_name", "_other", "_reader", "_size")

    def __init__(self, items: list[Any] | bytearray, name: str, size: int, memory: Memory, reader: _Part) -> None:
        self._items = items
        self._name = name
        self._size = size
        self._memory = memory
        self._reader = reader
        self._blocks: set[int] = set()
        self._other = False

    def instead(self, at: int, value: Any) -> None:
        """Give another value at one place, whatever the state has there."""
        assert self._size == 1, "a place is a block of its own"
        self._items = self._items[:]
        self._items[at] = value
        self._other = True
        self._blocks.add(at)

    def __getitem__(self, at: Any) -> Any:
        size = self._size
        if at.__class__ is int:
            block = at if at >= 0 else at + len(self._items)
            if size > 1:
                block //= size
            if block not in self._blocks:
                self._note(block)
        else:
            start, stop, _ = at.indices(len(self._items))
            for block in range(start // size, (stop - 1) // size + 1):
                if block not in self._blocks:
                    self._note(block)
        return self._items[at]

    def _note(self, block: int) -> None:
        self._blocks.add(block)
        self._memory.note((self._name, block), self._reader)

    def _whole(self) -> list[Any] | bytearray:
        if self._other:
            for block in range(len(self._items)):
                if block not in self._blocks:
                    self._note(block)
        else:
            self._memory.note(self._name, self._reader)
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
        return list(self._whole()).count(item)

    def index(self, item: object) -> int:
        """Find as a list does."""
        return list(self._whole()).index(item)


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
