"""Actions as integers: the same number for the same action, for one version of the rules and one pack.

Every class of actions has a block of numbers, in the order of the game's words; declining comes first. In a block the
fields run through their ranges like the digits of a number. The few classes of «Комитет» whose fields have too many
values together (ways to pay, parts of an income) have *slots* instead: the number is the place of the action among
those of its class that are legal now. What is legal now is therefore always read with `legal`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from kuluary.core import PASS, Action, BadOption, Pack, Pass, content_of, find_game
from kuluary.core.typed import field_types
from kuluary.games.committee.rules.checks import REROLLS
from kuluary.games.committee.words import actions as committee
from kuluary.games.committee.words import names
from kuluary.games.power.content import cards
from kuluary.games.suits.words import DECK, GUILDS

SCHEME: Final = 1
"""Raised when the numbering changes for another reason than rules or content."""

Ranges = dict[str, Sequence[Any]]
"""By field, or by `Class.field` where one class differs, the values it may have."""


@dataclass(frozen=True)
class Block:
    """The numbers of a class of actions: how many, from where, and whether they are slots."""

    action: str
    first: int
    size: int
    slots: bool


class Codec:
    """Numbers for the actions of a game."""

    def __init__(self, game: str, pack: Pack) -> None:
        found = find_game(game)
        if game not in _RANGES:
            raise BadOption(f"the actions of {game} have no numbers: known are {', '.join(_RANGES)}")
        ranges, slots = _RANGES[game](content_of(pack))
        self.version = f"{game} actions {SCHEME}, rules {found.version}, content {pack.digest[:8]}"
        """Changes whenever a number could mean something else."""
        self.actions: list[Action | None] = [PASS]
        """By number, the action; None for a slot."""
        blocks = [Block("Pass", 0, 1, slots=False)]
        self._slots: dict[type, int] = {}
        classes: list[Any] = [cls for cls in found.words if issubclass(cls, Action) and cls is not Pass]
        for cls in classes:
            first = len(self.actions)
            if cls.__name__ in slots:
                self._slots[cls] = first
                self.actions += [None] * slots[cls.__name__]
            else:
                values = [ranges.get(f"{cls.__name__}.{name}") or ranges[name] for name in field_types(cls)]
                self.actions += [cls(*chosen) for chosen in product(*values)]
            blocks.append(Block(cls.__name__, first, len(self.actions) - first, cls.__name__ in slots))
        self.blocks = tuple(blocks)
        self.size = len(self.actions)
        self._numbers = {action: number for number, action in enumerate(self.actions) if action is not None}
        self._room = {cls: slots[cls.__name__] for cls in self._slots}

    def number(self, action: Action) -> int:
        """Give the number of an action that has a number of its own."""
        return self._numbers[action]

    def legal(self, actions: Iterable[Action]) -> dict[int, Action]:
        """Give the numbers of legal actions, in their order; of what is offered twice, the first counts."""
        found: dict[int, Action] = {}
        used: dict[type, dict[Action, None]] = {}
        for action in actions:
            number = self._numbers.get(action)
            if number is not None:
                found.setdefault(number, action)
                continue
            kind = type(action)
            if kind not in self._slots:
                raise LookupError(f"{action} has no number in {self.version}")
            taken = used.setdefault(kind, {})
            if action in taken:
                continue
            if len(taken) == self._room[kind]:
                raise LookupError(f"more than {self._room[kind]} {kind.__name__} at once in {self.version}")
            found[self._slots[kind] + len(taken)] = action
            taken[action] = None
        return found


def codec(game: str, content: Pack | Path | str | None = None) -> Codec:
    """Give the codec of a game and a pack."""
    return _codec(game, find_game(game).pack(content))


@lru_cache(maxsize=8)
def _codec(game: str, pack: Pack) -> Codec:
    return Codec(game, pack)


def _suits(content: Any) -> tuple[Ranges, dict[str, int]]:  # noqa: ARG001  # every deck has the same cards
    return {"card": DECK, "guild": range(len(GUILDS))}, {}


def _power(content: Any) -> tuple[Ranges, dict[str, int]]:  # noqa: ARG001  # cards are numbered by the rules
    ranges: Ranges = {
        "card": range(cards.CARDS),
        "Infiltrate.card": range(cards.WAR << 3),
        "pieces": range(cards.PIECES + 1),
        "operation": range(len(cards.OPERATIONS)),
        "project": range(len(cards.PROJECTS)),
        "count": range(cards.PIECES + 1),
        "professional": range(len(cards.PROFESSIONALS)),
        "alliance": range(len(cards.ALLIANCES)),
        "secondary": range(len(cards.SECONDARIES)),
        "Attach.card": range(cards.INNER_CIRCLE << 3, cards.INNER_CIRCLE + 1 << 3),
        "host": range(cards.FIRST_HOST, cards.AFTER_HOSTS),
    }
    return ranges, {}


def _committee(content: Any) -> tuple[Ranges, dict[str, int]]:
    seats = range(names.MOST_AGENTS)
    numbers = range(1, len(content.missions))
    dice = range(content.most_dice)
    places = range(len(names.MAINS))
    allies = [committee.ALLY_CODE + number for number in numbers]
    slots = [*range(names.ALLY_SLOT), *allies]
    more = range(10)
    sources = [*slots, *(committee.BASE_SOURCE + n for n in more), *(committee.PERSONAL_SOURCE + n for n in more)]
    conditions = [
        *numbers,
        *(committee.MAIN_CONDITION + 10 * place + part for place in places for part in more),
        *(committee.PERSONAL_CONDITION + seat for seat in seats),
    ]
    ranges: Ranges = {
        "seat": seats,
        "first_seat": seats,
        "second_seat": seats,
        "resource": names.RESOURCES,
        "mission": numbers,
        "other_mission": numbers,
        "clearance": names.CLEARANCE,
        "sticker": names.STICKERS,
        "city": names.CITIES,
        "cost": range(32),
        "ally": numbers,
        "activation": sorted({extra.name for scenario in content.scenarios.values() for extra in scenario.activations}),
        "bonus": names.PERMANENTS,
        "Interrogate.token": range(len(content.interrogations)),
        "Resolve.token": names.SCENARIO_TOKENS,
        "department": names.DEPARTMENTS,
        "check": (0, 1),
        "Attempt.help": (False, True),
        "help": names.HELPS,
        "reroll": REROLLS,
        "dice": [tuple(n for n in dice if mask >> n & 1) for mask in range(1, 1 << len(dice))],
        "slot": slots,
        "source": sources,
        "count": (1, 2),
        "Unlock.count": range(names.CELLS + 1),
        "reward": (*names.RESOURCES, "calm"),
        "first": places,
        "second": places,
        "condition": conditions,
    }
    return ranges, {"Pay": 64, "Income": 128, "IncomeEase": 128}


_RANGES: Final = {"suits": _suits, "power": _power, "committee": _committee}
