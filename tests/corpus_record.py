"""The corpus: a few hundred small recorded games, replayed by every test run: python -m tests.corpus_record suits

`tests/corpus/<game>-<version>.jsonl.gz` holds games of one version of the rules, one a line. Files are added, never
recorded anew: whoever gives a game a new version of its rules runs this once, and a file that is there is left alone.
"""

from __future__ import annotations

import gzip
import hashlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import kuluary
from kuluary.core import CHANCE, Illegal, KeyedChance, Log, Malformed, Match, find_game
from kuluary.testing import Table, tables
from kuluary.testing.play import positions

HOME: Final = Path(__file__).parent / "corpus"
POLICY: Final = "docs/decisions/0010-games-outlive-upgrades.md"
SHORT: Final = 25
"""At most so many answers make a short game."""
MARK: Final = 4
"""How many characters remember a list of open questions."""


@dataclass(frozen=True)
class Recorded:
    """One game of the corpus."""

    log: Log
    seed: str
    marks: str
    """What was asked, at every answer and after the last: a few characters each."""
    end: tuple[Any, ...] | None
    """Places, winners, totals and how it ended, if it did."""

    def __str__(self) -> str:
        header = self.log.header
        return f"{header.game} {header.seats} {self.seed!r}"


class Stale(AssertionError):
    """The rules have changed under a recorded game."""


def path_of(game: str, version: str) -> Path:
    """Give the file of one version of a game's rules."""
    return HOME / f"{game}-{version}.jsonl.gz"


@cache
def read(path: Path) -> list[Recorded]:
    """Read the games of a file."""
    lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    return [Recorded(**kuluary.decode(line)) for line in lines]


def replay(game: Recorded) -> Match:
    """Play a recorded game again, chance from its key; raises Stale where it is asked, drawn or ended otherwise."""
    header = game.log.header
    try:
        match = Match.replay(game.log, upto=0, key=KeyedChance.from_seed(game.seed).key)
    except Malformed as error:
        raise Stale(
            f"{game}: this log of rules version {header.rules} cannot be begun: {error}; if standard content was "
            f"changed, keep what it was among the former packs: see {POLICY}"
        ) from None
    checked = 0
    for answer in (*(entry for entry in game.log.entries if entry[0] != CHANCE), None):
        for number in range(checked, match.number):
            if game.log.entries[number : number + 1] != (match.entries[number],):
                raise _stale(game, number, f"it would be {match.entries[number]}")
        checked = match.number
        _require_mark(game, match)
        if answer is None:
            break
        try:
            match.play(*answer)
        except (Illegal, Malformed) as error:
            raise _stale(game, checked, f"{answer[1]} by seat {answer[0]} is refused: {error}") from None
    if end_of(match) != game.end:
        raise _stale(game, match.number, f"it ends with {end_of(match)}, not with {game.end}")
    return match


def _require_mark(game: Recorded, match: Match) -> None:
    place = MARK * sum(seat != CHANCE for seat, _ in match.entries)
    if mark(match) != game.marks[place : place + MARK]:
        asked = "; ".join(f"seat {one.seat}: {one.prompt} ({len(one.actions)})" for one in match.decisions)
        raise _stale(game, match.number, f"other questions or other answers are open, now {asked or 'none'}")


def _stale(game: Recorded, number: int, what: str) -> Stale:
    return Stale(
        f"{game}: this log of rules version {game.log.header.rules} no longer replays at entry {number}: {what}; "
        f"make the change behind a new version: see {POLICY}"
    )


def mark(match: Match) -> str:
    """Remember whom the match asks and what they may answer; how that is worded may change."""
    asked = [(one.seat, one.free, one.actions) for one in match.decisions]
    return hashlib.sha256(kuluary.encode(asked).encode()).hexdigest()[:MARK]


def end_of(match: Match) -> tuple[Any, ...] | None:
    """Give places, winners, totals and how it ended; None while it has not."""
    if not match.over:
        return None
    result = match.result
    return result.places, result.winners, tuple(score.total for score in result.scores), result.how


# Recording


def record(name: str, version: str) -> Iterator[Recorded]:
    """Play the games of a new file: each table with a short and a whole game, played at random and by bots."""
    every = [replace(table, rules=version) for table in tables(name, together=3) if table.rules is None]
    for number, table in enumerate(every):
        yield play(table, "random", SHORT)
        whole = play(table, "random")
        yield whole
        yield play(table, "bots", SHORT if number % 3 else None)
        yield from _next_game(table, whole)


def _next_game(table: Table, whole: Recorded) -> Iterator[Recorded]:
    """Play once more with what was kept of a game, if anything was."""
    game = find_game(table.game)
    match = replay(whole)
    kept = game.kept(match.state, [f"person {seat}" for seat in range(table.seats)])
    if game.keepsakes is not None and any(kept):
        brought = [None if data is None or game.keepsake(data).spent else data for data in kept]
        yield play(replace(table, options={**table.options, game.keepsakes: brought}), "random")


def play(table: Table, by: str, most: int | None = None) -> Recorded:
    """Play one game, or its first answers; bots of every level sit at a table of bots."""
    seed = f"corpus {by} {'whole' if most is None else 'short'} {table}"
    match = table.new(seed)
    marks = []
    levels = kuluary.bots.levels(table.game)
    players = [kuluary.bots.make(table.game, level, seed, iterations=8) for level in levels]

    def ask_bot(_: Any, __: Any, ___: Random) -> Any:
        seat = next(one.seat for one in match.decisions if not one.free)
        action = players[(seat + len(marks) // 8) % len(levels)].choose(match, seat)
        return next(one for one in match.decisions if one.seat == seat and action in one.actions), action

    moves = positions(match, Random(seed), ask_bot) if by == "bots" else positions(match, Random(seed))
    for number, _ in enumerate(moves):
        marks.append(mark(match))
        if number == most:
            break
    return Recorded(match.log, seed, "".join(marks), end_of(match))


def write(path: Path, games: list[Recorded]) -> None:
    """Write a file, the same bytes for the same games."""
    lines = [{"log": game.log, "seed": game.seed, "marks": game.marks, "end": game.end} for game in games]
    text = "".join(f"{kuluary.encode(line)}\n" for line in lines)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def main(names: list[str]) -> int:
    """Record what is missing of some games, or of all; what is there is never touched."""
    every = [(name, version) for name in names or kuluary.game_names() for version in find_game(name).versions]
    missing = [(name, version) for name, version in every if not path_of(name, version).exists()]
    if not missing:
        print("everything is there: games are never recorded anew, a new version of the rules adds a file")
    for name, version in missing:
        path = path_of(name, version)
        games = list(record(name, version))
        write(path, games)
        print(f"{path.name}: {len(games)} games, {path.stat().st_size} bytes")
    return 0 if missing else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
