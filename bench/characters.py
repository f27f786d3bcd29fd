"""Shows how the characters of the bots differ from the plain level, and what that costs; writes it into docs/bots.md.

Usage: python bench/characters.py --games 400 [--first 1000] [--level regular] [--game suits] [--jobs 2] [--write]

One seat after the other is a character's, the others play the plain level; then the same deals without a character. A
trait is counted for that seat in both, and so is who wins. The deals are numbered: styles that were set by looking at
some of them are measured on others, which begin at `--first`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

import kuluary
from drawing import Rows, replace_rows
from kuluary.core import Match
from kuluary.lab.intervals import difference

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
SEATS = {"suits": 4, "power": 4, "committee": 3}
HIGH = 11
"""High cards of «Масти Власти» begin here."""
EARLY = 4
"""Its first rounds."""
HEAD = """\
| game | who | trait | plain level | with it | difference (95 %) | plain wins | it wins | by (95 %) | games |
|---|---|---|---|---|---|---|---|---|---|"""


class Seen(NamedTuple):
    """A finished game, and the seat that is looked at."""

    news: list[Any]
    match: Match
    seat: int


Trait = Callable[[Seen], float]


def _average(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0


def _count(kind: str, field: str = "seat", **fields: Any) -> Trait:
    """Count the events of a kind that name a seat."""

    def trait(seen: Seen) -> float:
        return float(
            sum(
                type(item).__name__ == kind
                and getattr(item, field) == seen.seat
                and all(getattr(item, name) == value for name, value in fields.items())
                for item in seen.news
            )
        )

    return trait


def _by_round(news: list[Any]) -> list[tuple[int, Any]]:
    """Give the events of «Масти Власти», each with its round."""
    found, number = [], 0
    for item in news:
        if type(item).__name__ == "TrumpTurned":
            number = item.round
        found.append((number, item))
    return found


def _early_bribes(seen: Seen) -> float:
    return float(
        sum(n <= EARLY and type(e).__name__ == "Bribed" and e.seat == seen.seat for n, e in _by_round(seen.news))
    )


def _high_cards(seen: Seen) -> float:
    """Give the round in which a seat plays a high card, on average."""
    found = [
        n
        for n, e in _by_round(seen.news)
        if type(e).__name__ in ("Led", "Played") and e.seat == seen.seat and e.card % 13 + 1 >= HIGH
    ]
    return _average(found)


def _lost_rounds(seen: Seen) -> float:
    """Count the rounds a seat took over and lost again; who leads holds the round anyway."""
    lost, held, trump, lead, best = 0, False, -1, -1, -1
    for item in seen.news:
        name = type(item).__name__
        if name == "TrumpTurned":
            trump, lead, best, held = item.card // 13, -1, -1, False
        elif name in ("Led", "Played"):
            suit, value = divmod(item.card, 13)
            lead = suit if name == "Led" else lead
            rank = value + 13 if suit == trump else value if suit == lead else -1
            if rank > best:
                best = rank
                held = held or (name == "Played" and item.seat == seen.seat)
        elif name == "RoundTaken":
            lost += held and item.seat != seen.seat
    return float(lost)


def _led_cards(seen: Seen) -> float:
    """Give the value of a card that a seat leads, on average."""
    return _average(
        [item.card % 13 + 1 for item in seen.news if type(item).__name__ == "Led" and item.seat == seen.seat]
    )


def _trumps_led(seen: Seen) -> float:
    """Count the trumps a seat has led."""
    led, trump = 0, -1
    for item in seen.news:
        if type(item).__name__ == "TrumpTurned":
            trump = item.card // 13
        elif type(item).__name__ == "Led":
            led += item.seat == seen.seat and item.card // 13 == trump
    return float(led)


def _pieces(seen: Seen) -> float:
    """Give how many pieces a seat puts on a card."""
    found = [item.pieces for item in seen.news if type(item).__name__ == "Infiltrated" and item.seat == seen.seat]
    return _average(found)


def _store(seen: Seen) -> float:
    """Give how much an agent has in store when a round begins, on average after the first."""
    held, found = 0, []
    for item in seen.news:
        name = type(item).__name__
        if name == "RoundBegan":
            found.append(held)
        elif name == "Handed":
            held += (item.to_seat == seen.seat) - (item.seat == seen.seat)
        elif getattr(item, "seat", None) != seen.seat:
            continue
        elif name == "Gained":
            held += item.count
        elif name == "Lost":
            held -= item.count
        elif name == "Returned":
            held -= 1
        elif name == "Spent":
            held -= item.doc + item.med + item.eq + item.fuel
    return _average(found[1:])


def _road(seen: Seen) -> float:
    return _average([item.cost for item in seen.news if type(item).__name__ == "Moved" and item.seat == seen.seat])


def _passed(seen: Seen) -> float:
    found = [item.passed for item in seen.news if type(item).__name__ == "CheckCounted" and item.seat == seen.seat]
    return 100.0 * fmean(found) if found else 100.0


def _advances(seen: Seen) -> float:
    return _count("Advanced")(seen) + _count("Joined")(seen)


TRAITS: dict[str, dict[str, tuple[str, Trait]]] = {
    "suits": {
        "luka": ("bribes in the first four rounds", _early_bribes),
        "bona": ("bribes a game", _count("Bribed")),
        "tikhon": ("rounds taken over and lost again", _lost_rounds),
        "rita": ("value of a card led, mean", _led_cards),
        "orso": ("trumps led a game", _trumps_led),
        "vera": ("round of a high card, mean", _high_cards),
    },
    "power": {
        "luka": ("operations a game", _count("OperationRun")),
        "bona": ("pieces on a card", _pieces),
        "tikhon": ("interceptions suffered", _count("Intercepted", "loser_seat")),
        "rita": ("interceptions a game", _count("Intercepted")),
        "orso": ("project stages a game", _advances),
        "vera": ("alliances a game", _count("Concluded")),
    },
    "committee": {
        "luka": ("personal missions a game", _count("PersonalCompleted")),
        "bona": ("goods in store when a round begins", _store),
        "tikhon": ("checks failed a game", _count("CheckCounted", passed=False)),
        "rita": ("checks passed, %", _passed),
        "orso": ("length of a drive, in cars", _road),
        "vera": ("allies taken a game", _count("AllyTaken")),
    },
}


class Played(NamedTuple):
    """What a seat did in a game: every trait, and its share of the victory."""

    traits: dict[str, float]
    won: float


def play(number: int, game: str, level: str, character: str | None) -> Played:
    """Play a game in which one seat may have a character."""
    seats = SEATS[game]
    seat = number % seats
    match = kuluary.Match.new(game, seats=seats, seed=f"characters {number}")
    minds = [
        kuluary.bots.make(game, f"{level}+{character}" if character and one == seat else level, seed=f"{number} {one}")
        for one in range(seats)
    ]
    while not match.over:
        asked = next(one for one in match.decisions if not one.free)
        match.play(asked.seat, minds[asked.seat].choose(match, asked.seat))
    news = [item.event for _, item in match.news]
    winners = match.result.winners
    won = (1.0 if game == "committee" else 1.0 / len(winners)) if seat in winners else 0.0
    seen = Seen(news, match, seat)
    return Played({name: trait(seen) for name, (_, trait) in TRAITS[game].items()}, won)


def _mean(values: list[float]) -> str:
    half = 1.96 * stdev(values) / sqrt(len(values))
    return f"{fmean(values):.2f} ± {half:.2f}"


def row(game: str, character: str, with_it: list[Played], without: list[Played]) -> str:
    """Compare the games with a character with those without, and give a row of the page."""
    games = len(with_it)
    here, there = ([one.traits[character] for one in found] for found in (with_it, without))
    apart = [one - other for one, other in zip(here, there, strict=True)]
    wins = [sum(one.won for one in found) for found in (with_it, without)]
    low, high = difference((wins[0], games), (wins[1], games))
    return (
        f"| {game} | {character} | {TRAITS[game][character][0]} | {_mean(there)} | {_mean(here)} | {_mean(apart)} | "
        f"{wins[1] / games:.1%} | {wins[0] / games:.1%} | {100 * low:+.1f} to {100 * high:+.1f} | {games:,} |"
    )


def main() -> None:
    """Measure, print, and write where that is wanted."""
    parser = argparse.ArgumentParser(description="Measures what characters do.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--game", choices=SEATS, action="append")
    parser.add_argument("--who", action="append")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    rows: Rows = {}
    deals = range(options.first, options.first + options.games)
    with get_context("spawn").Pool(options.jobs) as pool:
        for game in options.game or SEATS:
            all_games = partial(pool.map, iterable=deals, chunksize=5)
            without = all_games(partial(play, game=game, level=options.level, character=None))
            for character in options.who or TRAITS[game]:
                with_it = all_games(partial(play, game=game, level=options.level, character=character))
                rows[game, character] = row(game, character, with_it, without)
                print(rows[game, character], flush=True)
    if options.write:
        order = [(game, character) for game, traits in TRAITS.items() for character in traits]
        replace_rows(PAGE, "characters", HEAD, rows, order)


if __name__ == "__main__":
    main()
