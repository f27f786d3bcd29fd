"""The games on the shelf, as whoever lays a table needs to know them."""

from __future__ import annotations

from typing import Any

import kuluary
from kuluary.core import find_game
from kuluary.server import wire


def describe_game(name: str) -> dict[str, Any]:
    """Give what a form for a new table needs: an option that only some numbers of seats have says which."""
    game = find_game(name)
    found: dict[bytes, dict[str, Any]] = {}
    for seats in game.seats:
        for option, (values, default) in game.choices(seats).items():
            shape = {"name": option, "values": list(values), "default": default}
            found.setdefault(wire.encode(shape), shape | {"seats": []})["seats"].append(seats)
    for shape in found.values():
        if shape["seats"] == list(game.seats):
            del shape["seats"]
    return {"name": name, "seats": game.seats, "options": list(found.values()), "bots": kuluary.bots.levels(name)}


def describe_people(name: str) -> dict[str, Any]:
    """Give what a game says of those who play it: what they know of each other, who they are, what they keep."""
    game = find_game(name)
    roles = None if game.roles is None else {"option": game.roles[0], "values": game.roles[1]}
    return {"open_hands": game.open_hands, "roles": roles, "keepsakes": game.keepsakes}
