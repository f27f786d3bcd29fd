"""kuluary lab: how large a game is, what its numbers mean, and how a player does in Kuluary-3."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict
from typing import Any

from kuluary.cli.progress import Progress
from kuluary.cli.table import options_of, seats_of, see_own_modules
from kuluary.lab import benchmark
from kuluary.lab.codec import codec
from kuluary.lab.observation import layout
from kuluary.lab.sizes import measure


def run(options: Namespace) -> int:
    """Do what was asked for and print it."""
    return {"sizes": _sizes, "actions": _actions, "observation": _observation, "benchmark": _benchmark}[options.what](
        options
    )


def _sizes(options: Namespace) -> int:
    size = measure(
        options.game, seats=seats_of(options), options=options_of(options), games=options.games, seed=options.seed or 0
    )
    lines = [
        f"{name:16} {round(value, 3) if isinstance(value, float) else value}" for name, value in asdict(size).items()
    ]
    return _print(options, size.plain(), lines)


def _actions(options: Namespace) -> int:
    numbers = codec(options.game, options.content)
    lines = [
        f"{block.first:6} to {block.first + block.size - 1:6}  {block.action}{' (slots)' if block.slots else ''}"
        for block in numbers.blocks
    ]
    data = {"version": numbers.version, "size": numbers.size, "blocks": [asdict(block) for block in numbers.blocks]}
    return _print(options, data, [numbers.version, *lines])


def _observation(options: Namespace) -> int:
    found = layout(options.game, seats_of(options), options_of(options))
    lines = [f"{part.first:6} to {part.first + part.size - 1:6}  {part.name}" for part in found.parts]
    data = {"version": found.version, "size": found.size, "parts": [part._asdict() for part in found.parts]}
    return _print(options, data, [found.version, *lines])


def _benchmark(options: Namespace) -> int:
    see_own_modules()
    with Progress() as progress:
        marks = benchmark.play(
            options.player,
            games=options.games,
            only=options.only,
            think=options.think,
            iterations=options.iterations,
            jobs=options.jobs,
            ray=options.ray,
            progress=progress.show,
        )
    lines = [
        f"{mark.game:10} {mark.rate:6.1%}  {mark.low:6.1%} – {mark.high:6.1%}  of {mark.games} games" for mark in marks
    ]
    return _print(options, [asdict(mark) for mark in marks], lines)


def _print(options: Namespace, data: Any, lines: list[str]) -> int:
    print(json.dumps(data, ensure_ascii=False) if options.json else "\n".join(lines))
    return 0
