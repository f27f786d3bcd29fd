"""Fair dice, provably: a finished log is played again from its revealed key, and every outcome has to agree."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from kuluary.core.chance import KeyedChance
from kuluary.core.content import Pack
from kuluary.core.decision import CHANCE
from kuluary.core.errors import Illegal, Malformed
from kuluary.core.log import Log
from kuluary.core.match import Match


@dataclass(frozen=True, slots=True)
class Report:
    """What a check of a log has found; `draws` counts the outcomes of chance that were recomputed and agree."""

    ok: bool
    draws: int
    commitment: str | None
    key: str | None
    problem: str | None = None
    """What is wrong, in one English sentence; None if all is well."""

    def text(self) -> str:
        """Put the finding into one English sentence."""
        if self.problem is not None:
            return f"not verified: {self.problem}"
        return f"verified: all {self.draws} outcomes of chance follow from the key that was promised"


def verify(log: Log, *, content: Pack | Path | str | None = None) -> Report:
    """Recompute every shuffle and roll of a log from its revealed key, and check every answer against the rules."""
    header = log.header
    draws = 0

    def report(problem: str | None) -> Report:
        return Report(problem is None, draws, header.commitment, header.key, problem)

    if header.key is None:
        return report("the key of chance has not been revealed: the game is not over")
    try:
        key = bytes.fromhex(header.key)
    except ValueError:
        return report("the key of chance is not written in hexadecimal")
    if KeyedChance(key).commitment != header.commitment:
        return report("the key does not fit the commitment published before the game")
    try:
        match = Match.replay(replace(log, entries=()), key=key, content=content)
    except Malformed as error:
        return report(str(error))
    checked = 0
    while True:
        for number in range(checked, match.number):
            if log.entries[number : number + 1] != (match.entries[number],):
                return report(f"entry {number} is not what the key gives")
            draws += match.entries[number][0] == CHANCE
        checked = match.number
        if checked == len(log.entries):
            return report(None if match.over else "the log ends before the game does")
        try:
            match.play(*log.entries[checked])
        except (Illegal, Malformed) as error:
            return report(f"entry {checked} is not legal: {error}")
