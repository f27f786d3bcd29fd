"""kuluary tournament: players at one table, seats rotated, victories with their error."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Final

from kuluary.cli.progress import Progress
from kuluary.cli.table import check_writable, options_of, see_own_modules
from kuluary.core import BadOption
from kuluary.lab.tournament import play

CHART: Final = ".svg"


def run(options: Namespace) -> int:
    """Play the tournament and print how often each player won."""
    see_own_modules()
    if options.chart is not None:
        if options.chart.suffix != CHART:
            raise BadOption(f"a chart is SVG: name a file that ends in {CHART}, not {str(options.chart)!r}")
        check_writable(options.chart)
    with Progress() as progress:
        standing = play(
            options.game,
            options.players,
            games=options.games,
            seed=options.seed or "tournament",
            seats=options.seats,
            options=options_of(options),
            content=options.content,
            think=options.think,
            iterations=options.iterations,
            together=options.together,
            jobs=options.jobs,
            ray=options.ray,
            until_clear=options.until_clear,
            state=options.state,
            progress=progress.show,
        )
    if options.chart is not None:
        options.chart.write_text(standing.chart(), encoding="utf-8")
    if options.json:
        print(json.dumps(standing.plain(), ensure_ascii=False))
    elif options.csv:
        print(standing.csv(), end="")
    else:
        print(standing)
    return 0
