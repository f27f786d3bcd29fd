"""Writes a position for every question, ending and crowd that the golden games of «Комитет» pass through."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any, Final

from committee_fixtures import BUILD, at, frames, table, write_index
from tests.committee.scenarios import GOLDEN, SCENARIOS
from tests.golden import read

from kuluary.core import CHANCE, Match

FREE: Final = ("Return", "Medicate", "Leave", "Redeem", "Convert", "HandOver", "Stick", "Shift", "UseCalm", "Broker")
"""Answers worth a scene of their own, whoever asks."""

Found = tuple[int, str, int, int]
"""How good a position is, the game, how many answers lead there, and whose eyes see it."""


def things(match: Match) -> Iterator[tuple[str, int, int]]:
    """Name what a position shows: scene, how well, and to whom."""
    state = at(match)
    for decision in match.decisions:
        kinds = {type(action).__name__ for action in decision.actions}
        yield f"ask-{decision.prompt}", len(decision.actions), decision.seat
        yield from ((f"free-{kind}", len(decision.actions), decision.seat) for kind in kinds & {*FREE})
    asked = next((decision.seat for decision in match.decisions), 0)
    crowd = max(state.cities.count(city) for city in state.cities)
    if any(decision.prompt == "act" for decision in match.decisions):
        options = sum(len(decision.actions) for decision in match.decisions if decision.seat == asked)
        yield "map-crowd", 10 * crowd + state.jammed.bit_count(), asked
        yield "map-jams", state.jammed.bit_count(), asked
        yield "map-full", len(state.cards) + len(state.talks) + state.out.bit_count(), asked
        yield "many-options", options, asked
        yield "main-key", state.key, asked
        yield "area", state.area.bit_count(), asked
        yield "failures", state.failed, asked
        yield "help", sum(place >= 0 for place in state.help), asked
    if any(warning.defeat for warning in match.view(asked).warnings):
        yield "caution-defeat", 1, asked
    if match.over:
        yield f"over-{state.how}-{'cards' if match.header.options['ids'] else 'bare'}", state.round, 0


def search() -> dict[str, Found]:
    """Walk through every golden game and remember the best position of each thing."""
    best: dict[str, Found] = {}
    for name, scenario in SCENARIOS.items():
        log, _ = read(GOLDEN / f"{name}.jsonl")
        match = Match.replay(log, upto=0, content=scenario.content)
        plays = [entry for entry in Match.replay(log, content=scenario.content).entries if entry[0] != CHANCE]
        for number, play in enumerate([*plays, None]):
            for thing, worth, seat in things(match):
                if worth > best.get(thing, (0, "", 0, 0))[0]:
                    best[thing] = (worth, name, number, seat)
            if play is not None:
                match.play(*play)
    return best


def scene(thing: str, name: str, number: int, seat: int) -> dict[str, Any]:
    """Play a golden game again up to a position and give the states that lead there."""
    scenario = SCENARIOS[name]
    log, _ = read(GOLDEN / f"{name}.jsonl")
    plays = [entry for entry in Match.replay(log, content=scenario.content).entries if entry[0] != CHANCE][:number]
    match = Match.replay(log, upto=0, content=scenario.content)
    states = frames(match, plays, seat)
    return {"name": thing, "table": table(f"{thing} ({name})", match), "states": states, "why": {}}


def main() -> None:
    """Write them all."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for thing, (_, name, number, seat) in sorted(search().items()):
        found = scene(thing, name, number, seat)
        (BUILD / f"{thing}.json").write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
    sys.stdout.write(f"{write_index()} scenes in {BUILD}\n")


if __name__ == "__main__":
    main()
