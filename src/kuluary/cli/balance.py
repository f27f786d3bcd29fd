"""kuluary balance: what wins at a table, and whether two packs, options or versions of the rules differ."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from kuluary.cli.progress import Progress
from kuluary.cli.table import options_of, see_own_modules
from kuluary.core import BadOption, find_game
from kuluary.lab.balance import Comparison, Report, Run, Setting, compare, measure


def run(options: Namespace) -> int:
    """Play, count, and print it."""
    see_own_modules()
    first = Setting(options_of(options), options.content, options.rules)
    others = (options.versus_options, options.versus_content, options.versus_rules)
    with Progress() as progress:
        how = Run(
            options.games,
            options.level,
            options.seats,
            options.seed or "balance",
            options.think,
            options.iterations,
            options.jobs,
            options.ray,
            progress.show,
        )
        found: Report | Comparison
        if any(others):
            second = Setting(
                {**first.options, **dict(options.versus_options)},
                _pack(options.versus_content) if options.versus_content else first.content,
                options.versus_rules or first.rules,
            )
            choices = find_game(options.game).choices(how.seats_of(options.game))
            usual = {name: default for name, (_, default) in choices.items()}
            if replace(first, options={**usual, **first.options}) == replace(
                second, options={**usual, **second.options}
            ):
                raise BadOption("the two tables are the same: name another option, pack or version of the rules")
            found = compare(options.game, first, second, how)
        else:
            found = measure(options.game, first, how)
    print(json.dumps(found.plain(), ensure_ascii=False) if options.json else found)
    return 0


def _pack(path: Path) -> Path | None:
    """Give the other pack; `standard` is ours."""
    return None if str(path) == "standard" else path
