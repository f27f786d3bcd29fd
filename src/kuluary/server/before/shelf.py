"""The games on the shelf, as whoever lays a table needs to know them."""

from __future__ import annotations

import kuluary
from kuluary.core import find_game
from kuluary.lessons import lesson_of
from kuluary.server.protocol import wire
from kuluary.server.protocol.words import GameInfo, GameOption


def describe_game(name: str) -> GameInfo:
    """Give what a form for a new table needs, and what the game says of those who play it."""
    game = find_game(name)
    lesson = lesson_of(name)
    return {
        "name": name,
        "seats": game.seats,
        "options": _options(name),
        "bots": kuluary.bots.levels(name),
        "characters": kuluary.bots.characters(name),
        "open_hands": game.open_hands,
        "roles": None if game.roles is None else {"option": game.roles[0], "values": game.roles[1]},
        "keepsakes": game.keepsakes,
        "lesson": None if lesson is None else lesson.minutes,
    }


def _options(name: str) -> list[GameOption]:
    """List the plain options; one that only some numbers of seats have says which."""
    game = find_game(name)
    found: dict[bytes, GameOption] = {}
    sizes: dict[bytes, list[int]] = {}
    for seats in game.seats:
        for option, (values, default) in game.choices(seats).items():
            shape: GameOption = {"name": option, "values": list(values), "default": default}
            key = wire.encode(shape)
            found.setdefault(key, shape)
            sizes.setdefault(key, []).append(seats)
    for key, shape in found.items():
        if sizes[key] != list(game.seats):
            shape["seats"] = sizes[key]
    return list(found.values())
