"""What a play costs before it reaches the wire: the rules, and writing what four viewers see; the same games each time.

Usage: python bench/play.py [--game power] [--plays 600] [--profile]

Prints, by game and by who plays, milliseconds of processor a play for the rules and for showing it, and the median and
mean size of what a viewer is sent. The disk and the sockets are in `bench/service.py`.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
from collections.abc import Callable
from dataclasses import MISSING, fields
from operator import call
from random import Random
from statistics import mean, median
from time import process_time

from kuluary import Match
from kuluary.bots.bot import make
from kuluary.core import Action, game_names
from kuluary.server.database.store import Person, Record, Seat
from kuluary.server.machines.hours import Clock, Hours
from kuluary.server.protocol.words import FromServer
from kuluary.server.table.audience import Audience

SEATS = 4
GAMES_OF = 200
"""Plays of one game at most: then the next begins."""
Policy = Callable[[Match], tuple[int, Action]]


class Viewer:
    """Somebody at the table who only counts what arrives."""

    standing = 2
    looks: tuple[int | None] | None = None
    seen: int | None = None

    def __init__(self, seat: int, sizes: list[int]) -> None:
        self.person: Person | None = Person(f"p{seat}", "Гость", "ru")
        self.eyes: int | None = None
        self.told: int | None = None
        self._sizes = sizes

    def put(self, text: bytes) -> None:
        self._sizes.append(len(text))

    def say(self, message: FromServer) -> None:
        raise AssertionError("nothing is said to one alone here")

    def give_way(self) -> None:
        raise AssertionError("nobody has to leave here")

    dismiss = give_way


def record_of(match: Match) -> Record:
    """A table of people, as far as it is asked for."""
    seating = tuple(Seat(seat, "person", person=f"p{seat}") for seat in range(match.header.seats))
    needed = [field.name for field in fields(Record) if field.default is MISSING and field.default_factory is MISSING]
    return Record(**dict.fromkeys(needed) | {"seating": seating})


def at_random(seed: int) -> Policy:
    rng = Random(seed)

    def choose(match: Match) -> tuple[int, Action]:
        asked = rng.choice(match.decisions)
        return asked.seat, rng.choice(asked.actions)

    return choose


def with_sense(seed: int, game: str) -> Policy:
    bot = make(game, "novice", seed)

    def choose(match: Match) -> tuple[int, Action]:
        seat = next(asked.seat for asked in match.decisions if not asked.free)
        return seat, bot.choose(match, seat)

    return choose


def measure(game: str, policy: Callable[[int], Policy], plays: int) -> tuple[float, float, list[int]]:
    """Give the seconds of the rules, the seconds of showing, and the size of every message after the first.

    Asking for the time costs more than many a play: it is asked once a game, which is played again to tell one from
    the other.
    """
    rules = everything = 0.0
    sizes: list[int] = []
    seed = done = 0
    while done < plays:
        seed += 1
        chosen: list[tuple[int, Action]] = []
        match, choose = begin(game, seed), policy(seed)
        while not match.over and len(chosen) < min(GAMES_OF, plays - done):
            chosen.append(choose(match))
            match.play(*chosen[-1])
        done += len(chosen)
        match = begin(game, seed)
        start = process_time()
        for seat, action in chosen:
            match.play(seat, action)
        rules += process_time() - start
        match = begin(game, seed)
        record, audience = record_of(match), Audience(Hours(Clock()), 60.0)
        audience.sockets.update(Viewer(seat, sizes) for seat in range(SEATS))
        audience.hear(match)
        audience.show(record, match)
        del sizes[-SEATS:]
        start = process_time()
        call(play_on, match, record, audience, chosen)
        everything += process_time() - start
    return rules, everything - rules, sizes


def play_on(match: Match, record: Record, audience: Audience, chosen: list[tuple[int, Action]]) -> None:
    """Play and show what was chosen; called by C, so that callgrind can count what is done here and nothing else."""
    for seat, action in chosen:
        match.play(seat, action)
        audience.hear(match)
        audience.show(record, match)


def begin(game: str, seed: int) -> Match:
    return Match.new(game, seats=SEATS, seed=f"play {seed}").watch()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=game_names(), action="append")
    parser.add_argument("--plays", type=int, default=600)
    parser.add_argument("--profile", action="store_true", help="say where the time goes instead")
    options = parser.parse_args()
    print("| plays, 4 viewers | rules, ms | showing, ms | message, median | mean |")
    print("|---|---|---|---|---|")
    for game in options.game or ("suits", "power", "committee"):
        for name, policy in (("at random", at_random), ("by bots", lambda seed, game=game: with_sense(seed, game))):
            profile = cProfile.Profile() if options.profile else None
            if profile is not None:
                profile.enable()
            rules, showing, sizes = measure(game, policy, options.plays)
            if profile is not None:
                profile.disable()
                pstats.Stats(profile).sort_stats("tottime").print_stats(45)
            each = f"{1e3 * rules / options.plays:.3f} | {1e3 * showing / options.plays:.3f}"
            print(f"| {game}, {name} | {each} | {median(sizes):,.0f} B | {mean(sizes):,.0f} B |", flush=True)


if __name__ == "__main__":
    main()
