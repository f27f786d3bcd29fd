"""What the balance of «Тайная власть» is counted by, and how it is shown: docs/balance-power.md and its pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Final

from drawing import bars, grouped_bars, replace_part, table
from kuluary.core import Match
from kuluary.games.power.content.cards import ALLIANCES, KINDS, OPERATIONS, PROJECTS
from kuluary.games.power.words.events import Captured, Concluded, Intercepted, ObjectDiscarded, RowLaid

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
SEATS: Final = (2, 3, 4, 5)
LIMIT: Final = 1.15
"""No seat may win more than so many times its share."""
ROWS: Final = (
    "coloured cards",
    "Governments, Exchanges, Universities",
    "Crime Syndicates",
    "Corporations",
    "Inner Circles alone",
    "operations",
    "projects",
    "corners of alliances",
    "effects of alliances",
)
"""The nine rows of the score pad."""
SHORT: Final = (
    "coloured",
    "colour power",
    "Crime Synd.",
    "Corporations",
    "Inner Circle",
    "operations",
    "projects",
    "corners",
    "effects",
)
Cell = Callable[[Counter[str], int, int], str]
"""What a table says about a thing of that number, from what was counted with so many seats."""


def count(match: Match, first: int) -> Counter[str]:
    """Count one finished match, keys being `what/which`."""
    counts: Counter[str] = Counter()
    state, result = match.state, match.result
    seats = match.header.seats
    won = [(seat in result.winners) / len(result.winners) for seat in range(len(result.places))]
    counts[f"how/{result.how}"] += 1
    for seat in range(seats):
        counts[f"seat/{seat}"] += won[seat]
        counts[f"turn/{(seat - first) % seats}"] += won[seat]
        counts["points"] += result.scores[seat].total
        for line in result.scores[seat].lines:
            counts[f"row/{dict(line.args)['row']}"] += line.points
        for project in range(len(PROJECTS)):
            stage = state.stages[4 * seat + project]
            counts[f"stage/{project}/{stage}"] += 1
            counts[f"stage won/{project}/{stage}"] += won[seat]
        for kind in range(len(KINDS)):
            cards = state.counts[(seat << 5) + kind]
            counts[f"kept/{kind}"] += cards
            counts[f"kept won/{kind}"] += cards * won[seat]
    counts["best"] += max(score.total for score in result.scores[:seats])
    for number in range(state.operations):
        owner = state.operation_owner[number]
        counts[f"operation/{number}"] += 1
        counts[f"operation won/{number}"] += won[owner]
    for _, news in match.news:
        event = news.event
        if isinstance(event, Concluded):
            counts[f"alliance/{event.alliance}"] += 1
            counts[f"alliance won/{event.alliance}"] += won[event.seat]
        elif isinstance(event, Captured):
            counts[f"captured/{event.card >> 3}"] += 1
        elif isinstance(event, Intercepted):
            counts[f"intercepted/{event.card >> 3}"] += 1
        elif isinstance(event, ObjectDiscarded):
            counts["discarded"] += 1
        elif isinstance(event, RowLaid):
            counts["rounds"] += 1
            counts["wars"] += event.wars
            for card in event.cards:
                counts[f"laid/{card >> 3}"] += 1
    return counts


def report(counts: dict[int, Counter[str]], *, write: bool) -> bool:
    """Print the tables, write them into the page if wanted, and tell whether the balance holds."""
    parts = {
        "seats": _seats(counts),
        "sources": _sources(counts),
        "projects": _projects(counts),
        "operations": _operations(counts),
        "objects": _objects(counts),
        "alliances": _alliances(counts),
    }
    for text in parts.values():
        print(text, end="\n\n")
    never = [name for number, name in enumerate(ALLIANCES) if not sum(c[f"alliance/{number}"] for c in counts.values())]
    print(f"alliances never concluded: {', '.join(never) or 'none'}")
    worst = max(_ratio(c, "seat", seat, seats)[0] for seats, c in counts.items() for seat in range(seats))
    print(f"the luckiest seat wins {worst:.2f} times its share; the limit is {LIMIT}")
    if write:
        for name, text in parts.items():
            replace_part(DOCS / "balance-power.md", name, text)
        (DOCS / "pictures" / "balance-power-sources.svg").write_text(_sources_picture(counts), encoding="utf-8")
        (DOCS / "pictures" / "balance-power-alliances.svg").write_text(_alliances_picture(counts), encoding="utf-8")
    return worst <= LIMIT and not never


def _ratio(counts: Counter[str], key: str, number: int, seats: int) -> tuple[float, float]:
    """Give how many times its share a seat wins, and the error of that (95 %)."""
    games = counts["games"]
    share = counts[f"{key}/{number}"] / games
    return share * seats, 1.96 * seats * sqrt(share * (1 - share) / games)


def _seats(counts: dict[int, Counter[str]]) -> str:
    rows = []
    for seats, c in counts.items():
        by_seat = [f"{_ratio(c, 'seat', seat, seats)[0]:.2f}" for seat in range(seats)]
        by_turn = [f"{_ratio(c, 'turn', turn, seats)[0]:.2f}" for turn in range(seats)]
        error = _ratio(c, "seat", 0, seats)[1]
        games = c["games"]
        rows.append(
            [
                seats,
                games,
                f"{c['points'] / games / seats:.1f}",
                f"{c['best'] / games:.1f}",
                " · ".join(by_seat),
                " · ".join(by_turn),
                f"± {error:.2f}",
                f"{c['rounds'] / games:.0f}",
                f"{c['wars'] / games:.2f}",
            ]
        )
    head = [
        "seats",
        "games",
        "mean points",
        "winner",
        "wins by seat, in shares",
        "wins by turn, first supervisor first",
        "95 %",
        "rounds",
        "wars",
    ]
    return table(head, rows)


def _sources(counts: dict[int, Counter[str]]) -> str:
    rows = []
    for row, name in enumerate(ROWS, start=1):
        values = [c[f"row/{row}"] / c["games"] / seats for seats, c in counts.items()]
        shares = [c[f"row/{row}"] / max(1, c["points"]) for c in counts.values()]
        rows.append([row, name, *[f"{v:.1f} ({s:.0%})" for v, s in zip(values, shares, strict=True)]])
    return table(["row", "source", *[f"{seats} seats" for seats in counts]], rows)


def _sources_picture(counts: dict[int, Counter[str]]) -> str:
    series = [
        (f"{seats} seats", [c[f"row/{row}"] / c["games"] / seats for row in range(1, 10)])
        for seats, c in counts.items()
    ]
    return grouped_bars("Points a seat makes, by row of the score pad", SHORT, series)


def _projects(counts: dict[int, Counter[str]]) -> str:
    def cell(c: Counter[str], seats: int, project: int) -> str:
        places = c["games"] * seats
        reached = [sum(c[f"stage/{project}/{stage}"] for stage in range(low, 6)) / places for low in (1, 4, 5)]
        return " · ".join([*[f"{share:.0%}" for share in reached], _lift(c, seats, "stage", f"{project}/5")])

    return _by_seats("project (joined · IV or V · V · wins with V)", PROJECTS, counts, cell)


def _operations(counts: dict[int, Counter[str]]) -> str:
    return _by_seats("operation (run in · wins)", OPERATIONS, counts, partial(_done, "operation"))


def _objects(counts: dict[int, Counter[str]]) -> str:
    def cell(c: Counter[str], seats: int, kind: int) -> str:
        laid = c[f"laid/{kind}"] or 1
        captured, intercepted = c[f"captured/{kind}"] / laid, c[f"intercepted/{kind}"] / laid
        return f"{captured:.0%} · {intercepted:.2f} · {_lift(c, seats, 'kept', kind)}"

    return _by_seats("object (captured of those laid · interceptions each · wins with one)", KINDS, counts, cell)


def _alliances(counts: dict[int, Counter[str]]) -> str:
    return _by_seats("alliance (concluded in · wins)", ALLIANCES, counts, partial(_done, "alliance"))


def _by_seats(what: str, names: Sequence[str], counts: dict[int, Counter[str]], cell: Cell) -> str:
    """Give a table with a row for each name and a column for each number of seats."""
    rows = [[name, *[cell(c, seats, which) for seats, c in counts.items()]] for which, name in enumerate(names)]
    return table([what, *[f"{seats} seats" for seats in counts]], rows)


def _done(what: str, c: Counter[str], seats: int, which: int) -> str:
    """Give in how many games something is done, and how that goes with winning."""
    return f"{c[f'{what}/{which}'] / c['games']:.0%} · {_lift(c, seats, what, which)}"


def _lift(c: Counter[str], seats: int, what: str, which: object) -> str:
    """Give how many times its share a seat wins that has done something."""
    done = c[f"{what}/{which}"]
    return f"×{c[f'{what} won/{which}'] / done * seats if done else 0:.2f}"


def _alliances_picture(counts: dict[int, Counter[str]]) -> str:
    games = sum(c["games"] for c in counts.values())
    rows = [
        (name.replace("_", " "), 100 * sum(c[f"alliance/{number}"] for c in counts.values()) / games)
        for number, name in enumerate(ALLIANCES)
    ]
    rows.sort(key=lambda row: -row[1])
    return bars("How often each alliance is concluded, in 100 games", rows, note="all seat counts together")
