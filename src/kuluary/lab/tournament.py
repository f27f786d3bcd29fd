"""Tournaments: players against each other, seats rotated; in cooperative and one-seat games, how often each wins."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from pathlib import Path
from time import perf_counter
from typing import IO, Any, Final

from kuluary.bots import Player, hired, own_class, player_name
from kuluary.bots.bot import check_count, check_thinking, give
from kuluary.core import BadOption, Game, Match, Pack, State, find_game, opening
from kuluary.core.bot import Clock
from kuluary.core.log import seats_text
from kuluary.lab.chart import Bar, error_bars
from kuluary.lab.intervals import difference, looks, strict, wilson
from kuluary.lab.processes import spread_over

RIVALS: Final = "rivals"
TEAM: Final = "team"
SOLO: Final = "solo"
"""What a table is: sides against each other, all together, or one seat against what the rules play."""

Progress = Callable[[int, int], None]
"""Told how many games are done, and how many there are at most."""


@dataclass(frozen=True)
class Row:
    """What a player reached: games it sat in, its share of the victories with an interval, points, time to decide."""

    player: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    points: float
    decisions: int
    mean_ms: float
    max_ms: float


@dataclass(frozen=True)
class Duel:
    """Two players compared: `rate` is the first one's share against the second.

    Where they play on the same side, it is by how much the first wins more often. `clear`: the interval leaves out
    equality; with looks, at the confidence of a look.
    """

    first: str
    second: str
    games: int
    rate: float
    low: float
    high: float
    clear: bool


@dataclass(frozen=True, repr=False)
class Standing:
    """What a tournament found; printed, it is a table."""

    game: str
    kind: str
    seats: int
    options: dict[str, Any]
    seed: str
    rows: tuple[Row, ...]
    duels: tuple[Duel, ...]
    seconds: float

    def row(self, player: str) -> Row:
        """Give the row of a player."""
        found = next((row for row in self.rows if row.player == player), None)
        if found is None:
            raise LookupError(f"{player!r} has no row: there are {', '.join(row.player for row in self.rows)}")
        return found

    def plain(self) -> dict[str, Any]:
        """Give everything as plain data."""
        return asdict(self)

    def csv(self) -> str:
        """Give the rows, and every two players compared, as comma-separated values."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(["player", "against", "games", "rate", "low", "high", "points", "mean_ms", "max_ms"])
        for row in self.rows:
            pace = f"{row.points:.3f}", f"{row.mean_ms:.2f}", f"{row.max_ms:.1f}"
            writer.writerow([row.player, "", row.games, *_four(row.rate, row.low, row.high), *pace])
        for duel in self.duels:
            writer.writerow([duel.first, duel.second, duel.games, *_four(duel.rate, duel.low, duel.high), "", "", ""])
        return out.getvalue()

    def chart(self) -> str:
        """Draw the shares with their intervals as SVG."""
        bars = [Bar(row.player, row.rate, row.low, row.high) for row in self.rows]
        return error_bars(self._title, bars, note=_SHARES[self.kind], mark=0.5 if self.kind == RIVALS else None)

    def __repr__(self) -> str:
        width = max(len(row.player) for row in self.rows)
        lines = [f"{self._title}: {_SHARES[self.kind]}, 95 % intervals"]
        for row in self.rows:
            share = f"{row.rate:6.1%}  {row.low:6.1%} – {row.high:6.1%}"
            pace = f"{row.mean_ms:.1f} ms a decision, at most {row.max_ms:.0f}"
            lines.append(
                f"  {row.player:<{width}}  {share}  of {row.games} games, {row.points:.1f} points on average, {pace}"
            )
        for duel in self.duels if len(self.rows) > 1 else ():
            verb = f"wins {duel.rate:.1%} against" if self.kind == RIVALS else f"wins {duel.rate:+.1%} compared with"
            interval = f"{duel.low:.1%} to {duel.high:.1%}"
            lines.append(f"  {duel.first} {verb} {duel.second} ({interval}, {'clear' if duel.clear else 'not clear'})")
        return "\n".join(lines)

    @property
    def _title(self) -> str:
        return f"{self.game}, {seats_text(self.seats)}"


_SHARES: Final = {RIVALS: "share of the victories", TEAM: "games the team won", SOLO: "games won"}


@dataclass(frozen=True)
class Table:
    """What is the same at every table of a tournament."""

    game: str
    seats: int
    options: dict[str, Any]
    content: Pack | None
    players: tuple[Player, ...]
    seed: str
    think: float | None
    iterations: int | None
    clock: Clock = perf_counter
    together: int = 1


@dataclass(frozen=True)
class Outcome:
    """How a game went for those who met in it, in their order: share of the victory, points, pace."""

    wins: tuple[float, ...]
    points: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]


Key = tuple[tuple[int, ...], int]
"""Who meets, and the number of the game."""


def play(
    game: str,
    players: Sequence[Player],
    *,
    games: int = 100,
    seed: str | int = "tournament",
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    content: Pack | Path | str | None = None,
    think: float | None = None,
    iterations: int | None = None,
    clock: Clock = perf_counter,
    together: int = 1,
    jobs: int = 1,
    ray: str | None = None,
    until_clear: bool = False,
    state: Path | str | None = None,
    progress: Progress | None = None,
) -> Standing:
    """Let every two players meet in `games` games; in cooperative and one-seat games each plays `games` by itself.

    A player is a level, `module:Class`, a program (`program:./bot`, `ws://…`), or a class with `choose(match, seat)`.
    The same seed gives the same games however many `jobs` (processes) there are, here or on the Ray cluster whose
    address `ray` is, as long as no player goes by the clock: give `iterations` for those, or the processor's `clock`
    (`time.process_time`), by which at least a busy machine takes no time from them. `together` processes think about
    each question of a player that searches.
    `until_clear` stops where the answer is; `state` is a file by which an interrupted tournament goes on.
    """
    check_count("games", games)
    check_count("jobs", jobs)
    check_count("together", together)
    if isinstance(players, str):
        raise BadOption(f"players cannot be {players!r}: a list of them is needed")
    check_thinking(think, iterations)
    found = find_game(game)
    for player in players:
        own_class(game, player)
    pack = found.pack(content)
    seats = seats if seats is not None else usual_seats(game)
    opened, full = opening(found, seats, options or {}, pack, found.version)
    sides = _sides(seats, lambda one, other: found.rivals(opened, one, other))
    kind = kind_of(found, opened, seats)
    if len(players) < (2 if kind == RIVALS else 1):
        raise BadOption(f"{game} with {seats} seats needs at least two players to compare")
    if until_clear and len(players) < 2:
        raise BadOption("one player alone is never clear: name two, or leave out until_clear")
    own = None if pack == found.standard else pack
    table = Table(game, seats, full, own, tuple(players), str(seed), think, iterations, clock, together)
    meetings: list[tuple[int, ...]] = list(combinations(range(len(players)), 2 if kind == RIVALS else 1))
    stops = looks(games) if until_clear else [games]
    confidence = strict(games) if until_clear else None
    began = perf_counter()
    with _ledger(state, table, pack) as (known, write), spread_over(_play, jobs, ray) as spread:
        done: dict[Key, Outcome] = {}
        open_meetings = meetings
        for before, stop in pairwise([0, *stops]):
            keys = [(meeting, number) for number in range(before, stop) for meeting in open_meetings]
            done |= {key: known[key] for key in keys if key in known}
            tasks = [(table, sides, key) for key in keys if key not in known]
            for (_, _, key), outcome in zip(tasks, spread(tasks), strict=True):
                done[key] = outcome
                write(key, outcome)
                if progress is not None:
                    progress(len(done), games * len(meetings))
            duels = _duels(kind, _names(players), done, confidence)
            unclear = {meeting for meeting, duel in duels.items() if not duel.clear}
            open_meetings = [m for m in meetings if any(set(m) <= set(pair) for pair in unclear)]
            if until_clear and not open_meetings:
                break
    rows = tuple(_row(index, name, done) for index, name in enumerate(_names(players)))
    spent = round(perf_counter() - began, 1)
    return Standing(game, kind, seats, full, str(seed), rows, tuple(duels.values()), spent)


def usual_seats(game: str) -> int:
    """Give the number of seats a game is mostly played with."""
    seats = find_game(game).seats
    return 4 if 4 in seats else seats[0]


def kind_of(game: Game[Any], state: State, seats: int) -> str:
    """Say what a table is."""
    if seats == 1:
        return SOLO
    return RIVALS if any(game.rivals(state, 0, other) for other in range(1, seats)) else TEAM


def seating(meeting: Sequence[int], number: int, sides: Sequence[Sequence[int]]) -> list[int]:
    """Say who sits where in a game: whole sides alternate, change places every game, and turn around an odd table."""
    count = len(sides)
    turn = number // 2 % count if count % 2 else 0
    who = [meeting[0]] * sum(map(len, sides))
    for place, side in enumerate(sides):
        for seat in side:
            who[seat] = meeting[((place + turn) % count + number) % len(meeting)]
    return who


def _four(*shares: float) -> list[str]:
    return [f"{share:.4f}" for share in shares]


def _names(players: Sequence[Player]) -> list[str]:
    """Name the players; one that comes again gets a number."""
    names: list[str] = []
    for player in players:
        name = player_name(player)
        again = sum(known == name or known.startswith(f"{name} #") for known in names)
        names.append(f"{name} #{again + 1}" if again else name)
    return names


def _sides(seats: int, rivals: Callable[[int, int], bool]) -> list[list[int]]:
    """Group the seats that win and lose together."""
    sides: list[list[int]] = []
    for seat in range(seats):
        own = next((side for side in sides if not rivals(side[0], seat)), None)
        if own is None:
            sides.append([seat])
        else:
            own.append(seat)
    return sides


def _play(task: tuple[Table, list[list[int]], Key]) -> Outcome:
    """Play one game."""
    table, sides, (meeting, number) = task
    who = seating(meeting, number, sides)
    seed = f"{table.seed} {number}"
    match = Match.new(table.game, seats=table.seats, options=table.options, seed=seed, content=table.content)
    players = {seat: table.players[index] for seat, index in enumerate(who)}
    spent: dict[int, list[float]] = {index: [] for index in meeting}
    clock = table.clock
    with hired(
        table.game,
        players,
        seed,
        think=table.think,
        iterations=table.iterations,
        clock=clock,
        together=table.together,
    ) as bots:
        while not match.over:
            seat = next(decision.seat for decision in match.decisions if not decision.free)
            start = clock()
            action = bots[seat].choose(match, seat)
            spent[who[seat]].append(clock() - start)
            give(match, seat, action, players[seat])
    result = match.result
    shares = dict.fromkeys(meeting, 0.0)
    for seat in result.winners:
        if seat < table.seats:  # the others are played by the rules, like Falcon
            shares[who[seat]] += 1 / len(result.winners)
    points = {
        index: [result.scores[seat].total for seat in range(table.seats) if who[seat] == index] for index in meeting
    }
    return Outcome(
        tuple(round(shares[index], 6) for index in meeting),
        tuple(round(sum(points[index]) / len(points[index]), 3) for index in meeting),
        tuple(len(spent[index]) for index in meeting),
        tuple(round(sum(spent[index]), 6) for index in meeting),
        tuple(round(max(spent[index], default=0.0), 6) for index in meeting),
    )


def _row(index: int, name: str, done: Mapping[Key, Outcome]) -> Row:
    own = [(outcome, meeting.index(index)) for (meeting, _), outcome in sorted(done.items()) if index in meeting]
    games = len(own)
    wins = sum(outcome.wins[at] for outcome, at in own)
    low, high = wilson(wins, games)
    decisions = sum(outcome.decisions[at] for outcome, at in own)
    seconds = sum(outcome.seconds[at] for outcome, at in own)
    return Row(
        name,
        games,
        round(wins, 3),
        wins / games,
        low,
        high,
        sum(outcome.points[at] for outcome, at in own) / games,
        decisions,
        1000 * seconds / max(1, decisions),
        1000 * max(outcome.slowest[at] for outcome, at in own),
    )


def _duels(
    kind: str, names: Sequence[str], done: Mapping[Key, Outcome], confidence: float | None
) -> dict[tuple[int, int], Duel]:
    """Compare every two players; whether it is clear is judged by the confidence of a look where there are looks."""
    tallies: dict[tuple[int, ...], tuple[float, int]] = {}
    for (meeting, _), outcome in sorted(done.items()):
        wins, games = tallies.get(meeting, (0.0, 0))
        tallies[meeting] = wins + outcome.wins[0], games + 1
    duels = {}
    for pair in combinations(range(len(names)), 2):
        if kind == RIVALS:
            wins, games = tallies[pair]
            rate, even = wins / games, 0.5
            low, high = wilson(wins, games)
            sure = wilson(wins, games, confidence) if confidence else (low, high)
        else:
            one, other = tallies[pair[:1]], tallies[pair[1:]]
            games, even = one[1] + other[1], 0.0
            rate = one[0] / one[1] - other[0] / other[1]
            low, high = difference(one, other)
            sure = difference(one, other, confidence) if confidence else (low, high)
        clear = not sure[0] <= even <= sure[1]
        duels[pair] = Duel(names[pair[0]], names[pair[1]], games, rate, low, high, clear)
    return duels


# What is kept of a tournament that was interrupted


@contextmanager
def _ledger(
    path: Path | str | None, table: Table, pack: Pack
) -> Iterator[tuple[dict[Key, Outcome], Callable[[Key, Outcome], None]]]:
    """Give what an earlier run has left in the file, and what writes a game there."""
    if path is None:
        yield {}, _forget
        return
    head = {
        "game": table.game,
        "rules": find_game(table.game).version,
        "content": pack.digest,
        "seats": table.seats,
        "options": json.loads(json.dumps(table.options)),
        "players": _names(table.players),
        "seed": table.seed,
        "think": table.think,
        "iterations": table.iterations,
        **({"together": table.together} if table.together > 1 else {}),
    }
    with Path(path).open("a+", encoding="utf-8") as file:
        known = _read_ledger(file, head, path)

        def write(key: Key, outcome: Outcome) -> None:
            file.write(json.dumps({"meeting": key[0], "number": key[1], **asdict(outcome)}) + "\n")
            file.flush()

        yield known, write


def _forget(key: Key, outcome: Outcome) -> None:  # noqa: ARG001  # where nothing is kept
    return


def _read_ledger(file: IO[str], head: dict[str, Any], path: Path | str) -> dict[Key, Outcome]:
    """Read the games of a ledger; a line that was being written when all ended is cut off."""
    title = json.dumps(head, ensure_ascii=False) + "\n"
    try:
        file.seek(0)
        lines = file.read().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith("\n")]
        if not whole and title.startswith("".join(lines)):
            file.truncate(0)
            file.write(title)
            file.flush()
            return {}
        first, *games = [json.loads(line) for line in whole]
        known = {
            (tuple(game.pop("meeting")), game.pop("number")): Outcome(**{name: tuple(v) for name, v in game.items()})
            for game in games
        }
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadOption(f"{path} holds no tournament") from None
    if first != head:
        other = [name for name in head if not isinstance(first, dict) or first.get(name) != head[name]]
        raise BadOption(f"{path} holds another tournament: it differs in {', '.join(other)}")
    file.truncate(len("".join(whole).encode()))
    return known
