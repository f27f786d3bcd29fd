"""Plays many base games of «Комитет» with bots and shows how they end: wins, the three defeats, rounds, missions.

Usage: python bench/balance_committee.py [--games 1000] [--agents 2 3 4] [--levels planner greedy random]
           [--jobs 2] [--json FILE] [--content FOLDER] [--write]

Who plays is drawn for every game; games have seeds of their own (`balance agents number`), the same for every level.
`--json` keeps every game: called again with the same file, the run goes on where it stopped. `--write` puts tables and
picture into docs/.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from drawing import grouped_bars, replace_part, table  # needs the path above
from kuluary import bots
from kuluary.core import Match, content_of
from kuluary.games.committee import GAME
from kuluary.games.committee.state import COMPLETED, CommitteeState
from kuluary.games.committee.words.names import AGENTS
from processes import spread

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "balance-committee.md"
PICTURE = DOCS / "pictures" / "balance-committee.svg"
ENDINGS = ("victory", "failures", "track", "stress")
GOAL = (0.35, 0.60)
"""What share of its games the planner is to win."""
Z = 1.96
"""Normal quantile of a 95 % interval."""

Game = dict[str, Any]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--agents", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--levels", nargs="+", choices=bots.known_levels(), default=["planner", "greedy", "random"])
    parser.add_argument("--content", type=Path, help="folder with content files that replace ours")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    digest = content_of(GAME.pack(options.content)).pack.digest
    kept = _read(options.json, digest)
    for level in options.levels:
        for seats in options.agents:
            cell = kept.setdefault(f"{level} {seats}", [])
            began = perf_counter()
            one = partial(play, level, seats, options.content)
            for game in spread(one, range(len(cell), options.games), options.jobs):
                cell.append(game)
                print(
                    f"\r{level}, {seats} agents: {len(cell)} of {options.games}, {perf_counter() - began:.0f} s ",
                    end="",
                    file=sys.stderr,
                    flush=True,
                )
                if options.json and len(cell) % 20 == 0:
                    _write(options.json, digest, kept)
            print(file=sys.stderr)
    if options.json:
        _write(options.json, digest, kept)
    return report(kept, write=options.write)


def _read(path: Path | None, digest: str) -> dict[str, list[Game]]:
    """Give the games kept in a file, if they were played with the same content."""
    if path is None or not path.exists():
        return {}
    found = json.loads(path.read_text(encoding="utf-8"))
    if found["content"] != digest:
        raise SystemExit(f"{path} holds games of other content files: name another file")
    cells: dict[str, list[Game]] = found["cells"]
    return cells


def _write(path: Path, digest: str, kept: dict[str, list[Game]]) -> None:
    path.write_text(json.dumps({"content": digest, "cells": kept}), encoding="utf-8")


def play(level: str, seats: int, content: Path | None, number: int) -> Game:
    """Play one game and note how it went."""
    seed = f"balance {seats} {number}"
    agents = Random(seed).sample(AGENTS, seats)
    began = process_time()
    match = Match.new("committee", seats=seats, options={"agents": agents}, seed=seed, content=content)
    players = [bots.make("committee", level, f"{seed} {seat}") for seat in range(seats)]
    while not match.over:
        seat = next(decision.seat for decision in match.decisions if not decision.free)
        match.play(seat, players[seat].choose(match, seat))
    state = match.state
    assert isinstance(state, CommitteeState)
    cards = [number for number in state.progress if 0 < abs(number) < 100]
    return {
        "how": state.how,
        "round": state.round,
        "mains": state.main,
        "completed": state.stats[COMPLETED],
        "cards": cards,
        "agents": agents,
        "seconds": round(process_time() - began, 3),
    }


def interval(wins: int, games: int) -> tuple[float, float, float]:
    """Give a share with the 95 % interval of Wilson."""
    share = wins / games
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle = share + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return share, max(0.0, (middle - spread) / scale), (middle + spread) / scale


def report(kept: dict[str, list[Game]], *, write: bool) -> int:
    """Print the tables, write them if wanted, and tell whether the balance is as it should be."""
    cells = {tuple(name.split()): games for name, games in kept.items() if games}
    ends = table(
        [
            "bot",
            "agents",
            "games",
            "wins (95 %)",
            "3 failures",
            "track full",
            "stress",
            "rounds",
            "mains",
            "missions",
            "s a game",
        ],
        [_row(level, seats, games) for (level, seats), games in cells.items()],
    )
    missions = _missions(cells)
    teams = _teams(cells)
    print(ends, missions, teams, sep="\n\n")
    if write:
        replace_part(PAGE, "endings", ends)
        replace_part(PAGE, "missions", missions)
        replace_part(PAGE, "agents", teams)
        PICTURE.write_text(_picture(cells), encoding="utf-8")
    return 0 if _holds(cells) else 1


def _row(level: str, seats: str, games: list[Game]) -> list[str]:
    count = len(games)
    hows = Counter(game["how"] for game in games)
    share, low, high = interval(hows["victory"], count)
    return [
        level,
        seats,
        f"{count:,}",
        f"**{share:.1%}** ({low:.1%} to {high:.1%})",
        *(f"{hows[how] / count:.1%}" for how in ENDINGS[1:]),
        *(f"{sum(game[what] for game in games) / count:.1f}" for what in ("round", "mains", "completed")),
        f"{sum(game['seconds'] for game in games) / count:.2f}",
    ]


def _missions(cells: dict[tuple[str, ...], list[Game]]) -> str:
    """Show for every mission how often the planner completed it, of the times it left the time track."""
    content = content_of(GAME.standard)
    rows = []
    for mission in content.missions[1:]:
        row = [f"{mission.number:03}", mission.kind.name]
        for seats in ("2", "3", "4"):
            cards = [card for game in cells.get(("planner", seats), []) for card in game["cards"]]
            done, failed = cards.count(mission.number), cards.count(-mission.number)
            row.append(f"{done / (done + failed):.0%} of {done + failed}" if done + failed else "—")
        rows.append(row)
    return table(["mission", "kind", "2 agents", "3 agents", "4 agents"], rows)


def _teams(cells: dict[tuple[str, ...], list[Game]]) -> str:
    """Show how often the planner won with each agent in the team."""
    rows = []
    for agent in AGENTS:
        row = [agent]
        for seats in ("2", "3", "4"):
            games = [game for game in cells.get(("planner", seats), []) if agent in game["agents"]]
            row.append(f"{sum(game['how'] == 'victory' for game in games) / len(games):.0%}" if games else "—")
        rows.append(row)
    return table(["agent in the team", "2 agents", "3 agents", "4 agents"], rows)


def _picture(cells: dict[tuple[str, ...], list[Game]]) -> str:
    labels = [f"{level}, {seats} agents" for level, seats in cells]
    series = [
        (name, [100 * sum(game["how"] == how for game in games) / len(games) for games in cells.values()])
        for how, name in zip(ENDINGS, ("victory", "three failures", "track full", "stress"), strict=True)
    ]
    return grouped_bars("How base games end, %", labels, series)


def _holds(cells: dict[tuple[str, ...], list[Game]]) -> bool:
    """Tell whether the planner wins as often as it should, and the others well less."""
    wins = {cell: sum(game["how"] == "victory" for game in games) / len(games) for cell, games in cells.items()}
    planner = [share for (level, _), share in wins.items() if level == "planner"]
    others = [
        (wins.get(("planner", seats), 1.0), share) for (level, seats), share in wins.items() if level != "planner"
    ]
    return all(GOAL[0] <= share <= GOAL[1] for share in planner) and all(share < 0.5 * best for best, share in others)


if __name__ == "__main__":
    raise SystemExit(main())
