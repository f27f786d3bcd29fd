"""kuluary replay: a recorded game, played again and checked entry by entry."""

from __future__ import annotations

import json
from argparse import Namespace

from kuluary.cli.table import read_log
from kuluary.core import Match
from kuluary.core.log import size_text
from kuluary.core.text import event_text
from kuluary.encoding import plain
from kuluary.lab.tournament import RIVALS, kind_of
from kuluary.speaker import Speaker


def run(options: Namespace) -> int:
    """Replay the file and print what it holds."""
    log, pack, _ = read_log(options.file)
    match = Match.replay(log, content=options.content or pack)
    if options.json:
        report = {
            "game": log.header.game,
            "seats": log.header.seats,
            "options": log.header.options,
            "rules": log.header.rules,
            "read_by": match.header.played_by,
            "entries": len(log.entries),
            "over": match.over,
            "result": plain(match.result) if match.over else None,
            "waiting": [decision.seat for decision in match.decisions if not decision.free],
        }
        print(json.dumps(report, ensure_ascii=False))
        return 0
    if options.text:
        speaker = Speaker(options.lang)
        for _, news in match.news:
            if news.visible_to(None):
                print(speaker.say(event_text(match.game, match.state, news.event)))
    print(f"{log.header.game}, {size_text(log.header.seats, len(log.entries))}: every one is legal")
    if match.header.goes_on is not None:
        print(f"begun under rules {log.header.rules}, which are not played here: read by rules {match.header.goes_on}")
    if not match.over:
        print(f"the game is not over; waiting for seat {', '.join(str(d.seat) for d in match.decisions if not d.free)}")
        return 0
    seats = log.header.seats
    if kind_of(match.game, match.state, seats) != RIVALS:
        print(f"the game was {'won' if any(seat < seats for seat in match.result.winners) else 'lost'}")
    for score in match.scores:
        print(f"seat {score.seat}: {score.total} points, place {match.result.places[score.seat]}")
    return 0
