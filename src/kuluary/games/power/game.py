"""«Тайная власть» as the engine sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from kuluary.core import Action, BadOption, Decision, Game, Refusal, Result, Text
from kuluary.core.game import pick_options
from kuluary.games.power import scoring
from kuluary.games.power.content import load_content
from kuluary.games.power.events import EVENTS
from kuluary.games.power.objects import attach, free_attachments, refuse_attachment
from kuluary.games.power.setup import begin
from kuluary.games.power.state import PowerState, make_setup
from kuluary.games.power.words import ACTIONS, Attach


class Power(Game):
    name: ClassVar[str] = "power"
    version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    words: ClassVar[tuple[type, ...]] = (*ACTIONS, *EVENTS)
    has_free: ClassVar[bool] = True

    def options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return pick_options(options, {
            "professionals": ((False, True), False), "deal": (("beginner", "experienced"), "beginner"),
            "corporations": (("others", "all"), "others"), "power_secondaries": ((4, 5), 5 if seats in (1, 5) else 4),
            "overdiscard": ((False, True), False), "emissary_blocks_positional": ((False, True), False)})

    def content_hash(self, content: Path | None) -> str:
        return load_content(content).digest

    def new(self, seats, options, content=None):
        state = PowerState.empty(make_setup(seats, dict(options), load_content(content)))
        begin(state)
        return state

    def free(self, state: PowerState) -> Sequence[Decision]:
        return free_attachments(state)

    def take(self, state: PowerState, seat: int, action: Attach) -> None:
        attach(state, seat, action.card, action.host)

    def result(self, state: PowerState) -> Result:
        return scoring.result(state)


GAME: Final = Power()
