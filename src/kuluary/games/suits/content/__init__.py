"""Components (S-1): 52 cards as numbers and as bits of a mask, and the guild table from the content file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kuluary.core import Pack, Printed, Table
from kuluary.core.content import one_of
from kuluary.games.suits.words import CHARACTERS, DECK, GUILDS, VALUES

FULL_DECK: Final = bytes(DECK)
"""The whole deck as bytes, a card each: what is left of it after some cards is found without a loop."""

JOKER: Final = 1
PENALTY: Final = 2
BONUS: Final = 3
POWER: Final = 13
"""The four neutral values (S-1.3)."""

FIRST_GUILD_VALUE: Final = 4
LAST_GUILD_VALUE: Final = 12

BIT: Final = tuple(1 << card for card in DECK)
BYTE: Final = tuple(bytes((card,)) for card in DECK)
ALL: Final = (1 << len(DECK)) - 1
SUIT: Final = tuple(card // VALUES for card in DECK)
SUIT_MASK: Final = tuple(((1 << VALUES) - 1) << (VALUES * suit) for suit in range(len(CHARACTERS)))


def value_of(card: int) -> int:
    """Give the value of a card, 1 to 13."""
    return card % VALUES + 1


def mask_of(cards: Iterable[int]) -> int:
    """Give the mask of some cards, each named once."""
    return sum(map(BIT.__getitem__, cards))


def cards_in(mask: int) -> tuple[int, ...]:
    """List the cards of a mask, lowest first."""
    mask &= ALL
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(cards)


def _value_mask(value: int) -> int:
    return mask_of(suit * VALUES + value - 1 for suit in range(len(CHARACTERS)))


JOKERS: Final = _value_mask(JOKER)
PENALTIES: Final = _value_mask(PENALTY)
BONUSES: Final = _value_mask(BONUS)
POWERS: Final = _value_mask(POWER)


@dataclass(frozen=True, slots=True)
class Deck:
    """Which guild every card belongs to: by card (−1 for neutral cards), and as one mask a guild (S-1.5)."""

    guild_of: tuple[int, ...]
    guild_masks: tuple[int, ...]


HOME: Final = Path(__file__).parent
FILE: Final = "deck.toml"
DECKS: Final = ("standard", "uniform6")


@dataclass(frozen=True, slots=True, eq=False)
class Decks(Printed):
    """The guild tables of a pack, by name."""

    tables: dict[str, Deck]


def read_decks(pack: Pack) -> Decks:
    """Read every guild table; somebody's own pack may leave out those after the first."""
    table = pack.tables[FILE]
    return Decks(pack, {name: read_deck(name, table) for name in DECKS if name in table.data or name == DECKS[0]})


def read_deck(name: str, table: Table) -> Deck:
    """Read one guild table; a wrong one is refused with its line."""
    if not isinstance(table.data.get(name), dict):
        table.refuse("", name, f"there is no table [{name}]")
    rows = {key: row for key, row in table.data[name].items() if key != "inferred"}
    guild_of = [-1] * len(DECK)
    for key, row in rows.items():
        if key not in _GUILD_ROWS:
            table.refuse(name, key, f"{key!r} is no value of a guild card: values are 4 to 12")
        if not isinstance(row, list) or len(row) != len(CHARACTERS):
            found = len(row) if isinstance(row, list) else 1
            table.refuse(name, key, f"value {key} needs {len(CHARACTERS)} guilds, one a character; it has {found}")
        for suit, guild in enumerate(row):
            if guild not in GUILDS:
                table.refuse(name, key, f"unknown guild {guild!r}: guilds are {', '.join(GUILDS)}", one_of(GUILDS))
            guild_of[suit * VALUES + int(key) - 1] = GUILDS.index(guild)
    missing = [key for key in _GUILD_ROWS if key not in rows]
    if missing:
        entries = 4 * len(rows)
        table.refuse(
            name, "", f"the table [{name}] has {entries} of 36 entries: no line for value {', '.join(missing)}"
        )
    masks = tuple(mask_of(card for card in DECK if guild_of[card] == guild) for guild in range(len(GUILDS)))
    return Deck(tuple(guild_of), masks)


_GUILD_ROWS: Final = tuple(str(value) for value in range(FIRST_GUILD_VALUE, LAST_GUILD_VALUE + 1))
