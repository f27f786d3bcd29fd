"""Games outlive every upgrade: other comments, other values, other rules, each a new program on their data."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
from pathlib import Path

from tests.server.helpers import ROOT, Live, ServerProcess
from tests.server.laying import Wish, lay_all
from tests.server.visiting import come_back, enter, go_on, header_of, look_back, statuses
from tests.trials import times

from kuluary.core import find_game

PLAYS = times((0, 9, 30), (0, 3, 9, 15, 21, 30, 40))
OVER = times(1, 3)
"""So many games of each kind are finished before the first upgrade."""
WISHES = (
    *(Wish("suits", 3 + n % 4, plays // 2, {"teams": True} if n % 4 == 3 else {}) for n, plays in enumerate(PLAYS)),
    *(Wish("power", 1 + n % 5, plays, {}) for n, plays in enumerate(PLAYS)),
    *(Wish("committee", 2 + n % 3, plays, {}) for n, plays in enumerate(PLAYS)),
    *(Wish("suits", seats, None, {}) for seats in (3, 4, 5)[:OVER]),
    *(Wish("power", seats, None, {}) for seats in (1, 2, 3)[:OVER]),
    *(Wish("committee", 2, None, {}) for _ in range(OVER)),
)

RECONSTRUCTED = {
    "suits/content/deck.toml": (r'4 = \["aristocrats", "merchants"', '4 = ["merchants", "aristocrats"'),
    "power/content/objects.toml": (r"(\[banks\]\ngroup = \"finance\"\nminimum = )1", r"\g<1>2"),
    "committee/content/tokens.toml": (r"doc = 29", "doc = 31"),
}
STATED = {
    "power/content/operations.toml": (r"points = 6\b", "points = 7"),
    "committee/content/tokens.toml": (r"doc = 16", "doc = 15"),
}


class Program:
    """A copy of the program whose content files are changed between its starts."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        shutil.copytree(ROOT / "src", self.source, ignore=shutil.ignore_patterns("web", "*.pyc.*"))

    def comment(self) -> None:
        for path in self.source.glob("kuluary/games/*/content/*.toml"):
            path.write_text(f"# Looked at once more.\n{path.read_text()}")

    def change(self, values: dict[str, tuple[str, str]]) -> None:
        for name, (old, new) in values.items():
            path = self.source / "kuluary" / "games" / name
            text, count = re.subn(old, new, path.read_text(), count=1)
            assert count == 1, name
            path.write_text(text)


def check_all(server: ServerProcess, over: set[str], rng: random.Random) -> None:
    """Every game in play takes an answer, every finished one replays and verifies."""
    player = come_back(server)
    tables = statuses(player)
    assert len(tables) == len(WISHES)
    for code, table in tables.items():
        if code in over:
            assert table["status"] == "over"
            look_back(player, code)
        elif table["status"] == "playing":
            assert go_on(player, code, rng) > table["number"]
    assert server.stop() == 0
    assert server.errors.read_text() == ""


def fresh_table(server: ServerProcess, game: str) -> dict[str, object]:
    """What a table that is laid and started now plays."""
    player = server.guest("Новенькая")
    seats = 3
    kinds = ["me", "local:Б", "local:В"]
    code = player.post("/api/tables", game=game, seats=seats, seating=kinds)["code"]
    player.post(f"/api/tables/{code}/start")
    with Live(player, code) as live:
        state = live.wait("state")
    asked = state["decisions"][0]["name"] if state["decisions"] else None
    return header_of(server.data, code) | {"asked": asked}


def test_every_game_outlives_every_upgrade(tmp_path, start_server):
    data, rng = tmp_path / "data", random.Random(4)
    data.mkdir()
    codes = asyncio.run(lay_all(data, WISHES))
    enter(data)
    over = {code for code, wish in zip(codes, WISHES, strict=True) if wish.plays is None}
    headers = {code: header_of(data, code) for code in codes}
    program = Program(tmp_path)
    usual = {game: find_game(game).standard.digest for game in ("suits", "power", "committee")}

    program.comment()
    server = start_server(data, source=program.source)
    assert fresh_table(server, "power")["content"] == usual["power"]
    check_all(server, over, rng)

    program.change(RECONSTRUCTED)
    server = start_server(data, source=program.source)
    second = {game: fresh_table(server, game)["content"] for game in usual}
    assert all(second[game] != usual[game] for game in usual)
    check_all(server, over, rng)

    program.change(STATED)
    server = start_server(data, source=program.source)
    third = {game: fresh_table(server, game)["content"] for game in ("power", "committee")}
    assert all(third[game] not in (usual[game], second[game]) for game in third)
    check_all(server, over, rng)

    server = start_server(data, source=program.source, newer=True)
    newest = fresh_table(server, "suits")
    assert (newest["rules"], newest["asked"]) == (str(int(find_game("suits").version) + 1), "ready")
    check_all(server, over, rng)

    assert {code: header_of(data, code) for code in codes} == headers
