"""The browser client's types are written from the words of the games: what they promise is what is sent."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from tests.trials import times

from kuluary import Match, game_names
from kuluary.core import Action, Game, find_game
from kuluary.core.game import Ids

TOOL = Path(__file__).parent.parent / "tools" / "client_types.py"


@pytest.fixture(scope="module")
def tool() -> Any:
    """The generator, as a module."""
    spec = importlib.util.spec_from_file_location("client_types", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["client_types"] = module
    spec.loader.exec_module(module)
    return module


def said(match: Match) -> Iterator[Any]:
    """Give everything a table is told after a play: views, questions, news."""
    yield match.view(None)
    for decision in match.decisions:
        yield from decision.actions
    yield from (item.event for _, item in match.news[-8:])


def inside(word: Any) -> Iterator[tuple[type, str, Any]]:
    """Give every field of a word, and of the words in it."""
    if isinstance(word, tuple):
        for item in word:
            yield from inside(item)
    elif is_dataclass(word):
        for field in fields(word):
            value = getattr(word, field.name)
            yield type(word), field.name, value
            yield from inside(value)


@pytest.mark.parametrize("name", game_names())
def test_a_string_in_a_field_named_as_a_list_of_ids_is_one_of_them(tool: Any, name: str) -> None:
    game = find_game(name)
    lists = {tool.singular(key): values for key, values in game.ids().items() if tool.is_names(values)}
    wrong = set()
    for seed in range(times(1, 2)):
        match = Match.new(name, seats=max(game.seats) if seed else 2 if 2 in game.seats else 3, seed=str(seed))
        rng = Random(seed)
        while not match.over and match.number < 600:
            for word in said(match):
                for owner, field, value in inside(word):
                    found = tool.id_list(field, lists)
                    strings = value if isinstance(value, tuple) else (value,)
                    if found and all(isinstance(item, str) for item in strings):
                        wrong |= {(owner.__name__, field, item) for item in strings if item not in lists[found]}
            decision = rng.choice([item for item in match.decisions if not item.free])
            match.play(decision.seat, rng.choice(decision.actions))
    assert not wrong


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take some matches."""

    heap: str
    count: int
    """At least one."""


class Nim(Game):
    """A game from elsewhere."""

    name: ClassVar[str] = "nim"
    words: ClassVar[tuple[type, ...]] = (Take,)

    def ids(self) -> Ids:
        return {"heaps": ("left", "right"), "most": 3}


def test_a_game_from_elsewhere_has_types_too(tool: Any) -> None:
    text = tool.game_words(Nim())
    assert (
        'readonly type: "nim.Take";\n  readonly heap: HeapId;\n  /** At least one. */\n  readonly count: number;'
        in text
    )
    assert 'export const HEAPS = ["left", "right"] as const;\nexport type HeapId = (typeof HEAPS)[number];' in text
    assert "export const MOST = 3;" in text
    assert "export type NimAction =\n  | Take\n  | Pass;" in text
