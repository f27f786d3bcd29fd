"""Keeps what came of games, so that every later run adds to it, and says of which bots it is."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Final

from kuluary import bots
from kuluary.core import Match

TICK: Final = 0.1
"""Seconds that pass, for a bot that is told apart, whenever it looks at the clock."""

Place = tuple[str, tuple[str, ...]]
"""A row of the ladder: the table, and who plays."""


@dataclass
class Tally:
    """What came of the games of a row for the last of its players, and `sign`, by which those bots are known.

    `deals` has what each numbered deal brought, None where it was not played.
    """

    sign: str
    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    decisions: int = 0
    ms: float = 0.0
    most_ms: int = 0
    deals: list[float | None] = field(default_factory=list)

    def has(self, number: int) -> bool:
        """Tell whether a deal is counted."""
        return number < len(self.deals) and self.deals[number] is not None

    def add(self, row: Mapping[str, Any]) -> None:
        """Count a deal, unless it is counted."""
        number = row["number"]
        if self.has(number):
            return
        self.deals += [None] * (number + 1 - len(self.deals))
        self.deals[number] = row["wins"]
        games, decisions = self.games + row["games"], self.decisions + row["decisions"]
        self.points = round((self.points * self.games + row["points"] * row["games"]) / games, 3)
        self.ms = round((self.ms * self.decisions + row["ms"] * row["decisions"]) / max(1, decisions), 3)
        self.most_ms = max(self.most_ms, row["most_ms"])
        self.games, self.decisions, self.wins = games, decisions, self.wins + row["wins"]


Kept = dict[Place, Tally]


def read(path: Path) -> Kept:
    """Read what was kept."""
    if not path.exists():
        return {}
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return {(line.pop("table"), tuple(line.pop("players"))): Tally(**line) for line in lines}


def write(path: Path, kept: Kept) -> None:
    """Keep it, a row a line."""
    lines = [{"table": table, "players": players, **asdict(tally)} for (table, players), tally in sorted(kept.items())]
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")


def merge(kept: Kept, rows: Iterable[Mapping[str, Any]], signs: Mapping[Place, str]) -> Kept:
    """Add games to what was kept: only those of the bots of now, and a row of others begins anew."""
    found = dict(kept)
    for row in rows:
        place = row["setting"], tuple(row["players"])
        if row["sign"] != signs.get(place):
            continue
        if place not in found or found[place].sign != row["sign"]:
            found[place] = Tally(row["sign"])
        found[place].add(row)
    return found


def sign(game: str, seats: int, options: Mapping[str, Any], level: str, games: int) -> str:
    """Give a sign of what a level does at a table: of all it answers in some games with itself.

    The clock of one that thinks goes on by a step whenever it is looked at: the time it has counts, the pace of the
    machine does not. Who answers alike has the same sign, however the code was changed.
    """
    told = sha256()
    for deal in range(games):
        match = Match.new(game, seats=seats, options=options, seed=f"sign {deal}")
        players = [bots.make(game, level, f"{deal} {seat}", clock=count(0.0, TICK).__next__) for seat in range(seats)]
        while not match.over:
            seat = next(decision.seat for decision in match.decisions if not decision.free)
            answer = players[seat].choose(match, seat)
            told.update(f"{seat} {answer}\n".encode())
            match.play(seat, answer)
    return told.hexdigest()[:8]
