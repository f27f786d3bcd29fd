"""Writes what the golden games of «Комитет» pass through: `PYTHONPATH=. python web/scripts/committee_golden.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import frame
from committee_fixtures import FRAMES, at
from frame import Scene
from tests.committee.scenarios import SCENARIOS
from tests.golden import path_of, read

from kuluary.core import CHANCE, Match

FREE: Final = ("Return", "Medicate", "Leave", "Redeem", "Convert", "HandOver", "Stick", "Shift", "UseCalm", "Broker")
"""Answers worth a scene of their own, whoever asks."""

Found = tuple[int, str, int, int]
"""How good a position is, the game, how many entries lead there, and whose eyes see it."""


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
        yield "map-full", len(state.cards) + len(state.interrogations) + state.out.bit_count(), asked
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
        log, _ = read(path_of("committee", name))
        match = Match.replay(log, upto=0, content=scenario.content)
        plays = [entry for entry in Match.replay(log, content=scenario.content).entries if entry[0] != CHANCE]
        for play in [*plays, None]:
            for thing, worth, seat in things(match):
                if worth > best.get(thing, (0, "", 0, 0))[0]:
                    best[thing] = (worth, name, match.number, seat)
            if play is not None:
                match.play(*play)
    return best


def scene(thing: str, name: str, number: int, seat: int) -> Scene:
    """Play a golden game again up to a position, and show it."""
    log, _ = read(path_of("committee", name))
    match = Match.replay(log, upto=number, content=SCENARIOS[name].content)
    return frame.scene(f"{thing} ({name})", match, seat, frames=FRAMES) | {"name": thing}


def main() -> None:
    """Write them all."""
    for thing, (_, name, number, seat) in sorted(search().items()):
        frame.write(f"committee/{thing}", scene(thing, name, number, seat))
    print(f"{frame.write_index('committee')} scenes of committee in {frame.BUILD}")


if __name__ == "__main__":
    main()
