"""Plays many games between bots and shows what wins: shares by seat, points by source, what is chosen and what never.

Usage: python bench/balance.py [--game power] [--seats 2 3 4 5] [--games 2000] [--start 0] [--level greedy]
           [--option NAME=VALUE] [--content DIR] [--jobs 2] [--seed TEXT] [--json FILE] [--from FILE…] [--write]

Games have seeds of their own (`seed seats number`), so a run can be repeated and continued. `--json` keeps the counts;
`--from FILE…` reads and adds them up instead of playing; `--write` puts tables and pictures into docs/.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

sys.path.insert(0, str(Path(__file__).resolve().parent))

import balance_power  # needs the path above
from kuluary import bots
from kuluary.core import Match
from processes import spread

CHUNK = 20
"""Games a process plays before it reports."""


class Subject(Protocol):
    """What a game's own module says: what to count in a finished match, and how to show the counts."""

    SEATS: tuple[int, ...]

    def count(self, match: Match, first: int) -> Counter[str]:
        """Count what happened in a finished match; `first` is the seat that was asked first."""

    def report(self, counts: dict[int, Counter[str]], *, write: bool) -> bool:
        """Print the tables, write them if wanted, and tell whether the balance holds."""


SUBJECTS: dict[str, Any] = {"power": balance_power}


@dataclass(frozen=True)
class Batch:
    """Some games for one process."""

    game: str
    seats: int
    options: dict[str, Any]
    level: str
    seed: str
    start: int
    games: int
    content: Path | None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(SUBJECTS), default="power")
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--start", type=int, default=0, help="number of the first game: a long run can be cut in parts")
    parser.add_argument("--level", choices=bots.known_levels(), default="greedy")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--content", type=Path, help="folder with content files that replace ours")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--from", type=Path, nargs="+", dest="sources", metavar="FILE")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    subject: Subject = SUBJECTS[options.game]
    if options.sources:
        counts = _read(options.sources)
        if options.json:
            options.json.write_text(json.dumps({"game": options.game, "counts": counts}, indent=1), encoding="utf-8")
        return 0 if subject.report(counts, write=options.write) else 1
    table = {name: _value(value) for name, value in (text.split("=", 1) for text in options.option)}
    counts = {}
    for seats in options.seats or subject.SEATS:
        counts[seats] = Counter()
        end = options.start + options.games
        starts = range(options.start, end, CHUNK)
        batches = [
            Batch(
                options.game,
                seats,
                table,
                options.level,
                options.seed,
                start,
                min(CHUNK, end - start),
                options.content,
            )
            for start in starts
        ]
        began = perf_counter()
        for part in spread(play, batches, options.jobs):
            counts[seats].update(part)
            done = counts[seats]["games"]
            print(
                f"\r{seats} seats: {done} of {options.games} games, {perf_counter() - began:.0f} s ",
                end="",
                file=sys.stderr,
                flush=True,
            )
            if options.json:
                kept = {"game": options.game, "level": options.level, "options": table, "seed": options.seed}
                options.json.write_text(json.dumps(kept | {"counts": counts}, indent=1), encoding="utf-8")
        print(file=sys.stderr)
    return 0 if subject.report(counts, write=options.write) else 1


def _read(files: list[Path]) -> dict[int, Counter[str]]:
    """Add up the counts of earlier runs."""
    counts: dict[int, Counter[str]] = {}
    for file in files:
        for seats, kept in json.loads(file.read_text(encoding="utf-8"))["counts"].items():
            counts.setdefault(int(seats), Counter()).update(kept)
    return dict(sorted(counts.items()))


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def play(batch: Batch) -> Counter[str]:
    """Play the games of a batch and count."""
    counts: Counter[str] = Counter()
    gc.freeze()
    for number in range(batch.start, batch.start + batch.games):
        seed = f"{batch.seed} {batch.seats} {number}"
        match = Match.new(batch.game, seats=batch.seats, options=batch.options, seed=seed, content=batch.content)
        players = [bots.make(batch.game, batch.level, f"{seed} {seat}") for seat in range(batch.seats)]
        first = match.decisions[0].seat
        while not match.over:
            seat = next(decision.seat for decision in match.decisions if not decision.free)
            match.play(seat, players[seat].choose(match, seat))
        counts["games"] += 1
        counts.update(SUBJECTS[batch.game].count(match, first))
    return counts


if __name__ == "__main__":
    raise SystemExit(main())
