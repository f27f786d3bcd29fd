"""Balance: what wins, by seat, by source of points and by what was done, how long games are; and two tables compared.

Many games are played by bots of one level. Every number that is told has an interval; where two tables are compared,
a difference is called real when its interval leaves out nothing, all differences of the report taken together.
"""

from __future__ import annotations

import io
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean, variance
from typing import Any, Final, TypeVar

from kuluary.bots import hired, own_class
from kuluary.bots.bot import check_count, check_thinking, give
from kuluary.core import Match, Pack, find_game
from kuluary.core.decision import Action
from kuluary.core.log import seats_text
from kuluary.lab.intervals import CONFIDENCE, difference, wilson
from kuluary.lab.processes import spread_over
from kuluary.lab.tournament import RIVALS, Progress, kind_of, usual_seats

Value = TypeVar("Value")

SELDOM: Final = 20
"""What was done in fewer games than that is not told."""
FEWEST: Final = 2
"""Games of which an interval can be told."""


@dataclass(frozen=True)
class Setting:
    """A table as it is balanced: options, content and version of the rules; None: the standard pack, the newest."""

    options: Mapping[str, Any] = field(default_factory=dict)
    content: Pack | Path | str | None = None
    rules: str | None = None


@dataclass(frozen=True)
class Run:
    """How many games are played, by whom, and where; the same seed gives the same games wherever that is."""

    games: int = 200
    level: str = "expert"
    """At every seat."""
    seats: int | None = None
    """None: as many as are usual."""
    seed: str | int = "balance"
    think: float | None = None
    """Seconds a decision for bots that go by the clock."""
    iterations: int | None = None
    """Redeals a decision for them instead."""
    jobs: int = 1
    """Processes here."""
    ray: str | None = None
    """The address of a Ray cluster to play on instead."""
    progress: Progress | None = None
    """Told how many games are played, and of how many."""

    def seats_of(self, game: str) -> int:
        """Give the number of seats at a table of the game."""
        return self.seats if self.seats is not None else usual_seats(game)


@dataclass(frozen=True)
class Played:
    """What is kept of a game."""

    winners: tuple[int, ...]
    first: int
    how: str
    decisions: int
    rounds: int
    points: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    deeds: tuple[tuple[str, ...], ...]
    """By seat: what it did at least once, as `Conclude alliance=12`."""
    roles: tuple[str, ...]
    """By seat, where seats have them."""
    outcomes: tuple[tuple[str, bool], ...]
    """What there was to do and was done, or failed."""

    def points_from(self, key: str) -> float:
        """Give the points of a seat from a source, as a mean of all seats."""
        return fmean([source.get(key, 0) for source in self.sources])

    def ended_by(self, how: str) -> bool:
        """Tell whether it ended so."""
        return self.how == how


@dataclass(frozen=True)
class Share:
    """How often something came with a victory, beside what chance gives (1.0), and in how many games it came."""

    name: str
    games: int
    rate: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether chance alone would hardly do that."""
        return not self.low <= 1.0 <= self.high


@dataclass(frozen=True)
class Outcome:
    """How often something that there was to do was done, of the times it was done or failed."""

    name: str
    times: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Mean:
    """A mean of all games, and half its 95 % interval."""

    name: str
    mean: float
    half: float


@dataclass(frozen=True, repr=False)
class Report:
    """What many games of one table showed."""

    game: str
    seats: int
    level: str
    games: int
    together: bool
    won: tuple[float, float, float]
    """Where all play together, or one alone: the share of games won, with its interval."""
    by_seat: tuple[Share, ...]
    by_turn: tuple[Share, ...]
    roles: tuple[Share, ...]
    endings: dict[str, int]
    length: tuple[Mean, ...]
    points: tuple[Mean, ...]
    sources: tuple[Mean, ...]
    outcomes: tuple[Outcome, ...]
    deeds: tuple[Share, ...]

    def plain(self) -> dict[str, Any]:
        """Give everything as plain data."""
        return asdict(self)

    def __repr__(self) -> str:
        lines = [f"{self.game}, {seats_text(self.seats)}, {self.level}, {self.games} games; intervals of 95 %"]
        if self.together:
            lines.append(f"won        {self.won[0]:.1%} ({self.won[1]:.1%} – {self.won[2]:.1%})")
        else:
            lines += [f"{_short('seat', one)}" for one in self.by_seat]
            lines += [f"{_short('turn', one)}" for one in self.by_turn]
        lines += [f"{_short('role', one)} of {one.games}" for one in self.roles]
        lines.append(
            "endings    " + ", ".join(f"{how} {count / self.games:.1%}" for how, count in self.endings.items())
        )
        for title, means in (("length", self.length), ("points", self.points), ("sources", self.sources)):
            lines += [f"{title:10} {one.name:32} {one.mean:8.2f} ± {one.half:.2f}" for one in means]
        lines += [
            f"outcomes   {one.name:32} {one.rate:.1%} ({one.low:.1%} – {one.high:.1%}) of {one.times}"
            for one in self.outcomes
        ]
        told = [one for one in self.deeds if one.clear]
        often = f"{len(self.deeds)} were done in {SELDOM} games or more"
        lines.append(f"deeds      {often}, {len(told)} of them clearly matter{':' if told else ''}")
        lines += [
            f"           {one.name:40} ×{one.rate:.2f} ({one.low:.2f} – {one.high:.2f}) of {one.games}" for one in told
        ]
        return "\n".join(lines)


@dataclass(frozen=True)
class Change:
    """A number at two tables: its means, and the interval of the difference, all changes of a report together."""

    name: str
    before: float
    after: float
    low: float
    high: float

    @property
    def real(self) -> bool:
        """Whether the difference is more than chance."""
        return not self.low <= 0.0 <= self.high


@dataclass(frozen=True, repr=False)
class Comparison:
    """Two tables beside each other."""

    first: Report
    second: Report
    changes: tuple[Change, ...]

    @property
    def real(self) -> bool:
        """Whether anything differs by more than chance."""
        return any(one.real for one in self.changes)

    def plain(self) -> dict[str, Any]:
        """Give everything as plain data."""
        changes = [asdict(one) | {"real": one.real} for one in self.changes]
        return {"first": self.first.plain(), "second": self.second.plain(), "changes": changes, "real": self.real}

    def __repr__(self) -> str:
        out = io.StringIO()
        print(
            f"{self.first.game}, {seats_text(self.first.seats)}, {self.first.level}: {self.first.games} games each",
            file=out,
        )
        for one in self.changes:
            verdict = "real" if one.real else "not shown"
            print(
                f"  {one.name:36} {one.before:8.3f} → {one.after:8.3f}  ({one.low:+.3f} to {one.high:+.3f})  {verdict}",
                file=out,
            )
        said = "the tables differ" if self.real else "no difference is shown"
        return f"{out.getvalue()}  {said} (95 %, all lines together)"


def measure(game: str, setting: Setting | None = None, run: Run | None = None) -> Report:
    """Play many games at one table and count."""
    run = run or Run()
    seats = run.seats_of(game)
    return _report(game, seats, run.level, _games(game, setting or Setting(), run))


def compare(game: str, first: Setting, second: Setting, run: Run | None = None) -> Comparison:
    """Play the same number of games, with the same seeds, at two tables, and say which differences are real."""
    run = run or Run()
    seats = run.seats_of(game)
    found = [_games(game, setting, run, part, 2) for part, setting in enumerate((first, second))]
    reports = [_report(game, seats, run.level, played) for played in found]
    return Comparison(reports[0], reports[1], tuple(_changes(*found, seats=seats)))


# Playing

Task = tuple[str, Setting, Run, int]
"""A game of a table, by its number."""


def _games(game: str, setting: Setting, run: Run, part: int = 0, parts: int = 1) -> list[Played]:
    """Play the games of one table; where it is a part of more, progress is told of them all."""
    own_class(game, run.level)
    check_thinking(run.think, run.iterations)
    check_count("games", run.games, least=FEWEST)
    check_count("jobs", run.jobs)
    told = replace(run, progress=None)  # what plays elsewhere reports here
    played = []
    with spread_over(_play, run.jobs, run.ray) as spread:
        for one in spread((game, setting, told, number) for number in range(run.games)):
            played.append(one)
            if run.progress is not None:
                run.progress(part * run.games + len(played), parts * run.games)
    return played


def _play(task: Task) -> Played:
    game, setting, run, number = task
    seats = run.seats_of(game)
    own = f"{run.seed} {seats} {number}"
    found = find_game(game)
    role, roles = found.roles or ("", ())
    options = {role: Random(f"roles {own}").sample(roles, seats)} if role else {}
    options |= setting.options
    match = Match.new(game, seats=seats, options=options, seed=own, content=setting.content, rules=setting.rules)
    deeds: list[dict[str, None]] = [{} for _ in range(seats)]
    first = match.decisions[0].seat
    decisions = 0
    players = dict.fromkeys(range(seats), run.level)
    with hired(game, players, own, think=run.think, iterations=run.iterations) as bots:
        while not match.over:
            seat = next(one.seat for one in match.decisions if not one.free)
            action = bots[seat].choose(match, seat)
            give(match, seat, action, run.level)
            deeds[seat][deed_name(action)] = None
            decisions += 1
    result = match.result
    scores = result.scores[:seats]
    sources = tuple(dict(_summed((line.key, line.points) for line in score.lines)) for score in scores)
    return Played(
        tuple(seat for seat in result.winners if seat < seats),
        first,
        result.how,
        decisions,
        match.game.round(match.state),
        tuple(score.total for score in scores),
        sources,
        tuple(tuple(done) for done in deeds),
        tuple(options.get(role, ())),
        tuple(told for _, item in match.news if (told := found.outcome(item.event)) is not None),
    )


def deed_name(action: Action) -> str:
    """Name what somebody did, with its fields: `Conclude alliance=12`."""
    values = [f"{one.name}={getattr(action, one.name)}" for one in fields(action)]  # type: ignore[arg-type]  # every action is a dataclass
    return " ".join([type(action).__name__, *values])


def _summed(pairs: Iterable[tuple[str, int]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for key, points in pairs:
        found[key] += points
    return found


# Counting


def _report(game: str, seats: int, level: str, played: Sequence[Played]) -> Report:
    found = find_game(game)
    together = kind_of(found, found.begin(seats, {}), seats) != RIVALS
    wins = sum(bool(one.winners) for one in played)
    usual = seats if not together else len(played) / max(1, wins)
    everyone = [
        (one, seat, (1.0 if together else 1.0 / len(one.winners)) if seat in one.winners else 0.0)
        for one in played
        for seat in range(seats)
    ]
    seated = _by_name((str(seat + 1), won) for _, seat, won in everyone)
    turned = _by_name((str((seat - one.first) % seats + 1), won) for one, seat, won in everyone)
    roles = _by_name((name, won) for one, seat, won in everyone for name in one.roles[seat : seat + 1])
    done = _by_name((name, won) for one, seat, won in everyone for name in one.deeds[seat])
    outcomes = _by_name(pair for one in played for pair in one.outcomes)
    deeds = [_share(name, wons, usual) for name, wons in done.items() if len(wons) >= SELDOM]
    return Report(
        game,
        seats,
        level,
        len(played),
        together,
        (wins / len(played), *wilson(wins, len(played))),
        () if together else tuple(_share(name, wons, seats) for name, wons in seated.items()),
        () if together else tuple(_share(name, wons, seats) for name, wons in turned.items()),
        tuple(_share(name, wons, usual) for name, wons in roles.items()),
        dict(Counter(one.how for one in played).most_common()),
        (_mean("decisions", [one.decisions for one in played]), _mean("rounds", [one.rounds for one in played])),
        (
            _mean("everyone", [fmean(one.points) for one in played]),
            _mean("the best", [max(one.points) for one in played]),
        ),
        tuple(_mean(key, [one.points_from(key) for one in played]) for key in _sources(played)),
        tuple(Outcome(name, len(good), fmean(good), *wilson(sum(good), len(good))) for name, good in outcomes.items()),
        tuple(sorted(deeds, key=lambda one: -one.rate)),
    )


def _by_name(pairs: Iterable[tuple[str, Value]]) -> dict[str, list[Value]]:
    """Gather what comes under the same name, the names in their order."""
    found: dict[str, list[Value]] = defaultdict(list)
    for name, value in pairs:
        found[name].append(value)
    return dict(sorted(found.items()))


def _sources(played: Iterable[Played]) -> list[str]:
    """List what points came from."""
    return sorted({key for one in played for source in one.sources for key in source})


def _changes(before: Sequence[Played], after: Sequence[Played], *, seats: int) -> list[Change]:
    """Compare everything that is a mean or a share; the intervals widen with the number of lines."""
    both = *before, *after
    means: dict[str, Callable[[Played], float]] = {
        "decisions a game": lambda one: one.decisions,
        "rounds a game": lambda one: one.rounds,
        "points of everyone": lambda one: fmean(one.points),
        "points of the best": lambda one: max(one.points),
    }
    means |= {f"points from {key}": partial(Played.points_from, key=key) for key in _sources(both)}
    shares: dict[str, Callable[[Played], bool]] = {"games won": lambda one: bool(one.winners)}
    if seats > 1:
        shares["games won by who begins"] = lambda one: one.first in one.winners
    shares |= {
        f"games that end by {how}": partial(Played.ended_by, how=how) for how in sorted({one.how for one in both})
    }
    told = {name: holds for name, holds in shares.items() if not all(map(holds, both))}
    confidence = 1 - (1 - CONFIDENCE) / (len(means) + len(told))
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    found = []
    for name, holds in told.items():
        earlier, later = (sum(map(holds, side)) for side in (before, after))
        low, high = difference((later, len(after)), (earlier, len(before)), confidence)
        found.append(Change(name, earlier / len(before), later / len(after), low, high))
    for name, number in means.items():
        old, new = ([float(number(one)) for one in side] for side in (before, after))
        half = z * sqrt(variance(old) / len(old) + variance(new) / len(new))
        apart = fmean(new) - fmean(old)
        found.append(Change(name, fmean(old), fmean(new), apart - half, apart + half))
    return found


def _share(name: str, wins: Sequence[float], usual: float) -> Share:
    low, high = wilson(sum(wins), len(wins))
    return Share(name, len(wins), usual * fmean(wins), usual * low, usual * high)


def _mean(name: str, values: Sequence[float]) -> Mean:
    half = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2) * sqrt(variance(values) / len(values))
    return Mean(name, fmean(values), half)


def _short(what: str, one: Share) -> str:
    return f"{what:10} {one.name:32} ×{one.rate:.2f} ({one.low:.2f} – {one.high:.2f})"
