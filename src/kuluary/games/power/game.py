"""«Тайная власть» as the engine sees it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from kuluary.core import Action, Decision, Event, Game, Pack, Refusal, Result, Text
from kuluary.core.bot import Attention, Recipe, Style
from kuluary.core.game import Choices, Ids
from kuluary.core.looking import Memory, Sight
from kuluary.games.power import (
    kinds,  # noqa: F401  # kinds of cards make themselves known to the reader of content
    laws,
    view,
)
from kuluary.games.power import redeal as redealing
from kuluary.games.power.bots import CHARACTERS
from kuluary.games.power.content import HOME, Content, cards, read_content
from kuluary.games.power.judgement import alone, learned, reasons, worth
from kuluary.games.power.judgement.chances import chance
from kuluary.games.power.rules import scoring
from kuluary.games.power.rules.attaching import attach, free_attachments, refuse_attachment
from kuluary.games.power.rules.objects import own_sign
from kuluary.games.power.rules.options import choices, complete
from kuluary.games.power.rules.setup import begin
from kuluary.games.power.state import ALLYING, ENDED, PHASES, PowerState, make_setup
from kuluary.games.power.view import catalog, nouns, table
from kuluary.games.power.words.actions import ACTIONS, Attach
from kuluary.games.power.words.beats import SHOWN
from kuluary.games.power.words.catalog import CATALOG, Catalog
from kuluary.games.power.words.events import EVENTS
from kuluary.games.power.words.falcon import FALCON_EVENTS
from kuluary.games.power.words.views import VIEWS, PowerView

ATTENTION: Final[Mapping[str, Mapping[int, float]]] = {
    "novice": {1: 0.7, 2: 0.56, 3: 0.62, 4: 0.7, 5: 0.7},
    "regular": {1: 0.75, 2: 0.67, 3: 0.7, 4: 0.73, 5: 0.73},
    "expert": {1: 1.0, 2: 0.82, 3: 0.88, 4: 0.92, 5: 0.92},
}
"""How likely each level is to see an answer, by seats: what makes the steps between the levels about alike."""


def _attention(level: str) -> Attention:
    at = ATTENTION[level]
    return lambda state: at[state.setup.seats]


RECIPES: Final[Mapping[str, Recipe]] = {
    "novice": Recipe("greedy", {"samples": 2, "draws": 1, "attention": _attention("novice"), "sight": 0}),
    "regular": Recipe("greedy", {"attention": _attention("regular")}),
    "expert": Recipe("greedy", {"attention": _attention("expert")}),
}


class Power(Game[PowerState]):
    """Agents, alliances and projects, for two to five, or for one against Falcon."""

    name: ClassVar[str] = "power"
    versions: ClassVar[tuple[str, ...]] = ("1", "2")
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    beats: ClassVar[tuple[str, ...]] = tuple(SHOWN)
    shown: ClassVar[Mapping[str, tuple[type[Event], ...]]] = SHOWN
    words: ClassVar[tuple[type, ...]] = (*ACTIONS, *EVENTS, *FALCON_EVENTS, *VIEWS, *CATALOG)
    content_home: ClassVar[Path | None] = HOME
    former_digests: ClassVar[Mapping[str, str]] = {"3f61e7017ec78afd": "6f2eab739bb82083643b2dbdbb4a3ab5"}
    has_free: ClassVar[bool] = True
    judges: ClassVar[bool] = True
    recipes: ClassVar[Mapping[str, Recipe]] = RECIPES
    puzzle_tries: ClassVar[tuple[int, int]] = (60, 900)
    characters: ClassVar[Mapping[str, Style]] = CHARACTERS

    def choices(self, seats: int) -> Choices:
        return choices(seats)

    def options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return complete(seats, options)

    def read(self, pack: Pack) -> Content:
        return read_content(pack)

    def new(self, seats: int, options: Mapping[str, Any], content: Content, rules: int) -> PowerState:
        state = PowerState.empty(make_setup(seats, dict(options), content, rules))
        begin(state)
        return state

    def free(self, state: PowerState) -> Sequence[Decision]:
        """An Inner Circle may be attached at any moment (P-8.7)."""
        return free_attachments(state) if state.attachable else ()

    def take(self, state: PowerState, seat: int, action: Attach) -> None:
        attach(state, seat, action.card, action.host)

    def refuse_free(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Attach) and state.phase != ENDED:
            return refuse_attachment(state, seat, action)
        return None

    def suggest(self, state: PowerState, decision: Decision) -> Action | None:
        """The attachment that brings most at the end, or none (P-11.2)."""
        if decision.prompt != "final_attach":
            return None
        return scoring.best_attachment(state, decision.seat) or decision.actions[-1]

    def view(self, state: PowerState, seat: int | None) -> PowerView:
        return view.view(state, seat)

    def sights(
        self, state: PowerState, seats: Iterable[int | None], memory: Memory | None = None
    ) -> dict[int | None, Sight]:
        return view.sights(state, seats, memory)

    def catalog(self, content: Content) -> Catalog:
        """Give every printed value with its provenance, for detail sheets."""
        return catalog.catalog(content)

    def ids(self) -> Ids:
        return {
            "phases": PHASES,
            "groups": cards.GROUPS,
            "object_kinds": cards.KINDS,
            "war": cards.WAR,
            "first_secondary": cards.FIRST_SECONDARY,
            "copies_of_kind": cards.COPIES,
            "group_of_kind": tuple(None if group < 0 else group for group in cards.GROUP_OF),
            "sign_of_kind": tuple(own_sign(kind) for kind in range(len(cards.GROUP_OF))),
            "scored_group_of_kind": (*(None,) * cards.FIRST_POWER, *range(cards.COLOURED // 3)),
            "secondaries": cards.SECONDARIES,
            "signs": cards.SIGNS,
            "projects": cards.PROJECTS,
            "operations": cards.OPERATIONS,
            "alliances": cards.ALLIANCES,
            "professionals": cards.PROFESSIONALS,
            "falcon_cards": cards.FALCON_CARDS,
            "levels": cards.LEVELS,
            "personalities": cards.PERSONALITIES,
        }

    def redeal(self, state: PowerState, seat: int | None, rng: Random) -> PowerState:
        return redealing.redeal(state, seat, rng)

    def deals(self, state: PowerState, seat: int, rng: Random) -> Iterator[PowerState]:
        return redealing.deals(state, seat, rng)

    def result(self, state: PowerState) -> Result:
        return scoring.result(state)

    def outlook(self, state: PowerState) -> Sequence[float]:
        """What everyone would have now; against Falcon he is the second (P-12.23)."""
        return [scoring.outlook(state, seat) for seat in range(state.setup.players)]

    def judge(self, seat: int) -> Callable[[PowerState], Sequence[float]]:
        return worth.Judge(seat)

    def open_to(self, state: PowerState, seat: int) -> bool:
        return state.setup.level >= 0 and not state.setup.professionals

    def taught_judge(self, state: PowerState, seat: int) -> Callable[[PowerState], Sequence[float]]:
        return learned.judge(state, seat) or self.judge(seat)

    def sureness(self, state: PowerState) -> tuple[float, float]:
        return alone.SURENESS if state.setup.level >= 0 else super().sureness(state)

    def chance(self, state: PowerState, seat: int, lead: float) -> float:
        return chance(state, lead)

    def reason(self, state: PowerState, decision: Decision, action: Action) -> Text | None:
        return reasons.reason(state, decision, action)

    def told(self, state: PowerState, decision: Decision, action: Action) -> Text | None:
        return reasons.told(state, decision, action)

    def theme(self, state: PowerState, decision: Decision, action: Action) -> str:
        return reasons.theme(action)

    def shortlist(self, state: PowerState, decision: Decision) -> Sequence[Action]:
        return worth.shortlist(state, decision)

    def matter(self, state: PowerState) -> int:
        """An action phase with its takeover is a matter, an alliance phase another."""
        return state.round << 8 | state.phases << 1 | (state.phase == ALLYING)

    def round(self, state: PowerState) -> int:
        return state.round

    def check(self, state: PowerState) -> None:
        laws.check(state)

    def table_texts(self, state: PowerState, seat: int) -> Sequence[Text]:
        return table.table_texts(state, seat)

    def naming(self, state: PowerState, words: frozenset[type]) -> Hashable:
        return state.setup

    def noun(self, state: PowerState, field: str, value: Any) -> object:
        return nouns.noun(state, field, value)


GAME: Final = Power()
