"""Chance as a seat: what can be asked of it, and the sources that answer."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from struct import Struct
from typing import Final, Protocol, Self

from kuluary.core.decision import Action, Fate


@dataclass(slots=True)
class Draw(Fate):
    """`count` things out of `bag`, in order, without putting back; the whole bag is a shuffle."""

    bag: Sequence[int]
    count: int


@dataclass(slots=True)
class Roll(Fate):
    """`count` dice, each showing a face from 0 to `sides` − 1."""

    count: int
    sides: int


def admits(fate: Fate, values: tuple[int, ...]) -> bool:
    """Tell whether `values` can come out of a draw or a roll."""
    if isinstance(fate, Draw):
        return len(values) == fate.count and not Counter(values) - Counter(fate.bag)
    assert isinstance(fate, Roll)
    return len(values) == fate.count and all(0 <= value < fate.sides for value in values)


@dataclass(slots=True, unsafe_hash=True)
class Drawn(Action):
    """What chance answered: ids for a draw, faces for a roll; made too often to be frozen, treated as if it were."""

    values: tuple[int, ...]


class ChanceSource(Protocol):
    """Anything that can answer for chance."""

    def sample(self, fate: Fate) -> Drawn:
        """Answer a question."""

    def clone(self) -> Self:
        """Give a source that goes on with the same answers."""


class RandomChance:
    """Fast chance for simulation and search, from a seeded generator."""

    __slots__ = ("_random", "_rng")

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._random = rng.random

    def clone(self) -> Self:
        rng = Random()
        rng.setstate(self._rng.getstate())
        return type(self)(rng)

    def sample(self, fate: Fate) -> Drawn:
        random = self._random
        if type(fate) is Draw:
            bag = fate.bag
            count = fate.count
            if count == 1:
                value = bag[int(random() * len(bag))]
                return _SINGLE[value] if 0 <= value < _SMALL else Drawn((value,))
            pool = list(bag)
            size = len(pool)
            drawn = []
            for place in range(count):
                other = place + int(random() * (size - place))
                drawn.append(pool[other])
                pool[other] = pool[place]
            return Drawn(tuple(drawn))
        assert type(fate) is Roll
        sides = fate.sides
        return Drawn(tuple([int(random() * sides) for _ in range(fate.count)]))


_SMALL: Final = 128
_SINGLE: Final = tuple(Drawn((value,)) for value in range(_SMALL))
"""Ready answers to the most frequent question, one small id out of a bag."""

_STEP: Final = 0xDA942042E4DD58B5
_RING: Final = (1 << 128) - 1
_UNIT: Final = 2.0**-53


class LightChance:
    """Chance for positions: a multiplicative generator of one 128-bit number, so that a copy costs next to nothing."""

    __slots__ = ("_at",)

    def __init__(self, seed: int) -> None:
        self._at = (seed << 1 | 1) & _RING

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin._at = self._at
        return twin

    def sample(self, fate: Fate) -> Drawn:
        at = self._at
        if type(fate) is Draw:
            bag = fate.bag
            count = fate.count
            if count == 1:
                self._at = at = at * _STEP & _RING
                value = bag[int((at >> 75) * _UNIT * len(bag))]
                return _SINGLE[value] if 0 <= value < _SMALL else Drawn((value,))
            pool = list(bag)
            size = len(pool)
            drawn = []
            for place in range(count):
                at = at * _STEP & _RING
                other = place + int((at >> 75) * _UNIT * (size - place))
                drawn.append(pool[other])
                pool[other] = pool[place]
            self._at = at
            return Drawn(tuple(drawn))
        assert type(fate) is Roll
        sides = fate.sides
        faces = []
        for _ in range(fate.count):
            at = at * _STEP & _RING
            faces.append(int((at >> 75) * _UNIT * sides))
        self._at = at
        return Drawn(tuple(faces))


_WORD: Final = 1 << 64
_BLOCK: Final = 64
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
"""How HMAC turns a key into the beginnings of its two hashes."""
_numbers = Struct(">4Q").unpack


class KeyedChance:
    """Provable chance: outcome n depends on a secret key and n alone, and the key's hash is known beforehand."""

    __slots__ = ("_inner", "_outer", "index", "key")

    def __init__(self, key: bytes, *, index: int = 0) -> None:
        if not isinstance(key, bytes):
            raise TypeError(f"the key of chance is bytes, not {type(key).__name__}: a log holds it in hexadecimal")
        self.key = key
        self.index = index
        padded = (key if len(key) <= _BLOCK else hashlib.sha256(key).digest()).ljust(_BLOCK, b"\0")
        self._inner = hashlib.sha256(padded.translate(_INNER))
        self._outer = hashlib.sha256(padded.translate(_OUTER))

    def __reduce__(self) -> tuple[Callable[..., Self], tuple[bytes, int]]:
        return type(self)._restore, (self.key, self.index)

    @classmethod
    def _restore(cls, key: bytes, index: int) -> Self:
        return cls(key, index=index)

    @classmethod
    def from_seed(cls, seed: str) -> KeyedChance:
        """Derive the key from a text, so that the same text gives the same game."""
        return cls(hashlib.sha256(f"kuluary seed {seed}".encode()).digest())

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.key, twin.index, twin._inner, twin._outer = self.key, self.index, self._inner, self._outer
        return twin

    @property
    def commitment(self) -> str:
        """The hash that is published before the first outcome."""
        return hashlib.sha256(self.key).hexdigest()

    def sample(self, fate: Fate) -> Drawn:
        """Answer the next question of chance; most are answered by the first block of numbers."""
        index = self.index
        self.index = index + 1
        if type(fate) is Draw:
            rest = sorted(fate.bag)
            size = len(rest)
            if fate.count == 1:
                word = self._block(index, 0)[0]
                value = rest[word % size if word < _WORD - _WORD % size else _below(size, self._words(index))]
                return _SINGLE[value] if 0 <= value < _SMALL else Drawn((value,))
            words = self._words(index)
            return Drawn(tuple([rest.pop(_below(left, words)) for left in range(size, size - fate.count, -1)]))
        assert isinstance(fate, Roll)
        words = self._words(index)
        return Drawn(tuple([_below(fate.sides, words) for _ in range(fate.count)]))

    def _words(self, index: int) -> Iterator[int]:
        """Give the numbers behind one outcome, block by block."""
        for block in count():
            yield from self._block(index, block)

    def _block(self, index: int, block: int) -> tuple[int, ...]:
        """Give some numbers behind an outcome: HMAC-SHA256(key, "index:block"), eight bytes a number.

        Written out, because the one call of the library costs five times as much as the two hashes it stands for.
        """
        inner = self._inner.copy()
        inner.update(b"%d:%d" % (index, block))
        outer = self._outer.copy()
        outer.update(inner.digest())
        return _numbers(outer.digest())


def _below(limit: int, words: Iterator[int]) -> int:
    """Give a number from 0 to `limit` − 1, each equally likely: a word in the uneven tail is thrown away."""
    for word in words:
        if word < _WORD - _WORD % limit:
            return word % limit
    raise AssertionError("the words of chance never end")
