"""Fair dice, provably: a finished log is played again from its revealed key, and every outcome has to agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from kuluary.core.chance import KeyedChance
from kuluary.core.content import Pack
from kuluary.core.decision import CHANCE, Action
from kuluary.core.errors import Illegal, Malformed
from kuluary.core.log import Log
from kuluary.core.match import Match
from kuluary.core.typed import misfits


class Branch(NamedTuple):
    """Entries that were taken back, from a number of the log on."""

    number: int
    entries: tuple[tuple[int, Action], ...]


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


def verify(log: Log, *, content: Pack | Path | str | None = None, undone: Sequence[Branch] = ()) -> Report:
    """Recompute every shuffle and roll of a log from its revealed key, and check every answer against the rules.

    The same holds of what was `undone`, in the order in which it was taken back. Raises Malformed for what is no log.
    """
    if type(log) is not Log or misfits(log):
        raise Malformed("this is no log")
    header = log.header
    draws = 0

    def report(problem: str | None) -> Report:
        return Report(problem is None, draws, header.commitment, header.key, problem)

    if header.key is None:
        return report("the key of chance has not been revealed: the game is not over, or went on without it")
    try:
        key = bytes.fromhex(header.key)
    except ValueError:
        return report("the key of chance is not written in hexadecimal")
    if KeyedChance(key).commitment != header.commitment:
        return report("the key does not fit the commitment published before the game")
    entries = log.entries
    for which, branch in enumerate((None, *reversed(undone))):
        if branch is not None:  # the log as it was just before it was taken back
            entries = (*entries[: branch.number], *branch.entries)
        found, problem, over = _check(replace(log, entries=entries), key, content)
        draws += found if branch is None else 0
        if problem is None and branch is None and not over:
            problem = "the log ends before the game does"
        if problem is not None:
            return report(
                problem if branch is None else f"of what was taken back, number {which} from the end: {problem}"
            )
    return report(None)


def _check(log: Log, key: bytes, content: Pack | Path | str | None) -> tuple[int, str | None, bool]:
    """Give how many outcomes of chance agree with the key, what does not, and whether the game is over.

    What a game has from another one follows from the other's key: here it need only be legal.
    """
    draws = 0
    start = (log.header.origin or {"number": 0}).get("number")
    if type(start) is not int:
        return draws, "the log does not say which moment it goes on from", False
    try:
        match = Match.replay(replace(log, entries=log.entries[:start]), key=key, content=content)
    except Malformed as error:
        return draws, str(error), False
    checked = start
    while True:
        for number in range(checked, match.number):
            if log.entries[number : number + 1] != (match.entries[number],):
                return draws, f"entry {number} is not what the key gives", False
            draws += match.entries[number][0] == CHANCE
        checked = match.number
        if checked == len(log.entries):
            return draws, None, match.over
        try:
            match.play(*log.entries[checked])
        except (Illegal, Malformed) as error:
            return draws, f"entry {checked} is not legal: {error}", False
