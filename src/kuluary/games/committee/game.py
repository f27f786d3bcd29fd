"""«Комитет» as the engine sees it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from kuluary.core import Action, BadOption, Decision, Event, Game, Keepsake, Pack, Refusal, Result, Text, content_of
from kuluary.core.bot import Maker, Recipe, Style
from kuluary.core.game import Choices, Ids, pick_options
from kuluary.core.looking import Memory, Sight
from kuluary.games.committee import view
from kuluary.games.committee.bots import BOTS, CHARACTERS, RECIPES, weighing
from kuluary.games.committee.bots.counsel import counsel
from kuluary.games.committee.content import HOME, read_content
from kuluary.games.committee.content.records import Content, IdRules
from kuluary.games.committee.judgement.chances import chance
from kuluary.games.committee.judgement.worth import worth
from kuluary.games.committee.kinds import KINDS
from kuluary.games.committee.laws import check_laws
from kuluary.games.committee.rules.cities import PRICE_OF_CARGO
from kuluary.games.committee.rules.ending import result
from kuluary.games.committee.rules.free_actions import TOKEN_USES, free_decisions, take_free, why_not_free
from kuluary.games.committee.rules.id_cards import card_now, is_archived, read_any_card, read_card, write_card
from kuluary.games.committee.rules.regular_missions import REWARD_DOCS
from kuluary.games.committee.rules.round import Act
from kuluary.games.committee.rules.setup import set_up
from kuluary.games.committee.rules.step import BETWEEN, INSIDE, LIGHT, SHUT, WIDE
from kuluary.games.committee.state import ACTION_PHASE, PHASES, CommitteeState, IdCard, make_setup
from kuluary.games.committee.view import catalog, nouns, table
from kuluary.games.committee.view.agent import id_facts
from kuluary.games.committee.words import WORDS, actions, names
from kuluary.games.committee.words.beats import SHOWN
from kuluary.games.committee.words.events import MissionCompleted, MissionFailed
from kuluary.games.committee.words.names import AGENTS, SCENARIOS
from kuluary.games.committee.words.views import Catalog, CommitteeView

FLAGS: Final = {"three_literal": False, "relief_in_check": True, "eager_shuffle": False, "ban_mid_activation": False}

TEAM_QUESTIONS: Final = frozenset(
    {"income", "bronze", "resolve", "own_city", "fail", "strike", "award", "team_loss", "second_document"}
)
"""What is asked of everyone at once, and settled or used up by whoever is first."""


class Committee(Game[CommitteeState]):
    """A cooperative game of missions, stress and free order of play, for two to four agents."""

    name: ClassVar[str] = "committee"
    versions: ClassVar[tuple[str, ...]] = ("1", "2")
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    words: ClassVar[tuple[type, ...]] = WORDS
    beats: ClassVar[tuple[str, ...]] = tuple(SHOWN)
    shown: ClassVar[Mapping[str, tuple[type[Event], ...]]] = SHOWN
    content_home: ClassVar[Path | None] = HOME
    former_digests: ClassVar[Mapping[str, str]] = {"42b9c584bfcc7ab0": "8e35c61fbbbf35d9f092818753dd0303"}
    has_free: ClassVar[bool] = True
    open_hands: ClassVar[bool] = True
    recipes: ClassVar[Mapping[str, Recipe]] = RECIPES
    bots: ClassVar[Mapping[str, Maker]] = BOTS
    puzzle_tries: ClassVar[tuple[int, int]] = (1, 1)
    puzzle_prompts: ClassVar[tuple[str, ...]] = ("act", "move")  # where a mission can be done, doing it is no puzzle
    characters: ClassVar[Mapping[str, Style]] = CHARACTERS
    roles: ClassVar[tuple[str, tuple[str, ...]] | None] = ("agents", AGENTS)
    keepsakes: ClassVar[str | None] = "ids"

    def choices(self, seats: int) -> Choices:
        """Scenario and the readings a table may choose (C-15.5 to C-15.8)."""
        return {
            "scenario": (SCENARIOS, SCENARIOS[0]),
            **{name: ((False, True), default) for name, default in FLAGS.items()},
        }

    def options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return self._complete(seats, options, self._id_rules)

    def options_with(self, seats: int, options: Mapping[str, Any], content: Content) -> dict[str, Any]:
        return self._complete(seats, options, content.id)

    def _complete(self, seats: int, options: Mapping[str, Any], rules: IdRules) -> dict[str, Any]:
        """Beside the plain options: who plays, and whose ID cards are on the table (C-15.9)."""
        plain = {name: value for name, value in options.items() if name not in ("agents", "ids")}
        allowed = self.choices(seats)
        for name in plain:
            if name not in allowed:
                raise BadOption(f"unknown option {name!r}: known are agents, ids, {', '.join(allowed)}")
        agents = _agents(seats, options.get("agents"))
        cards = _ids(agents, options.get("ids"), rules)
        ids = None if cards is None else [None if card is None else write_card(card) for card in cards]
        return {"agents": list(agents), "ids": ids, **pick_options(plain, allowed)}

    def outcome(self, event: Event) -> tuple[str, bool] | None:
        """Missions are completed or fail (C-10.3, C-10.7)."""
        if isinstance(event, (MissionCompleted, MissionFailed)):
            return f"mission {event.mission:03}", isinstance(event, MissionCompleted)
        return None

    def read(self, pack: Pack) -> Content:
        return read_content(pack, KINDS)

    def new(self, seats: int, options: Mapping[str, Any], content: Content, rules: int) -> CommitteeState:
        full = dict(options)
        cards = _ids(tuple(full["agents"]), full["ids"], content.id)
        state = CommitteeState.empty(make_setup(seats, full, content, cards, rules))
        set_up(state)
        return state

    def free(self, state: CommitteeState) -> Sequence[Decision]:
        """What everyone may do beside the pending question, in the action phase only (C-8.12)."""
        if state.phase != ACTION_PHASE:
            return ()
        window = _window(state)
        if window == SHUT:
            return ()
        return free_decisions(state, window, TOKEN_USES if isinstance(state.agenda[-1], Act) else 0)

    def take(self, state: CommitteeState, seat: int, action: Action) -> None:
        take_free(state, seat, action)

    def refuse_free(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        return why_not_free(state, seat, action, _window(state))

    def redeal(self, state: CommitteeState, seat: int | None, rng: Random) -> CommitteeState:
        """Nothing hidden is in the state: what nobody knows is drawn as it is revealed, so a copy is a fair sample."""
        return state.clone()

    def view(self, state: CommitteeState, seat: int | None) -> CommitteeView:
        return view.view(state, seat)

    def sights(
        self, state: CommitteeState, seats: Iterable[int | None], memory: Memory | None = None
    ) -> dict[int | None, Sight]:
        return view.sights(state, seats, memory)

    def catalog(self, content: Content) -> Catalog:
        """Give what is reconstructed in the content files, and the sticker table."""
        return catalog.catalog(content)

    def ids(self) -> Ids:
        return {
            "phases": PHASES,
            "scenarios": SCENARIOS,
            "cities": names.CITIES,
            "regions": names.REGIONS,
            "effects": tuple(KINDS.cities),
            "mission_kinds": tuple(KINDS.missions),
            "agents": AGENTS,
            "departments": names.DEPARTMENTS,
            "colours": names.COLOURS,
            "cells": names.CELLS,
            "divisions": names.DIVISIONS,
            "cargo": tuple(names.RESOURCES[kind] for kind in names.CARGO),
            "resource_ids": names.RESOURCES,
            "symbols": names.SYMBOLS,
            "stress": names.STRESS,
            "stickers": names.STICKERS,
            "reward_docs": REWARD_DOCS,
            "price_of_cargo": PRICE_OF_CARGO,
            "ally_code": actions.ALLY_CODE,
            "base_source": actions.BASE_SOURCE,
            "personal_source": actions.PERSONAL_SOURCE,
            "main_condition": actions.MAIN_CONDITION,
            "personal_condition": actions.PERSONAL_CONDITION,
        }

    def result(self, state: CommitteeState) -> Result:
        return result(state)

    def outlook(self, state: CommitteeState) -> Sequence[float]:
        return [worth(state)] * state.setup.seats

    def chance(self, state: CommitteeState, seat: int, lead: float) -> float:
        return chance(state, lead)

    def weighed(self, state: CommitteeState, decision: Decision) -> Mapping[Action, float]:
        return weighing.weighed(state, decision)

    def reason(self, state: CommitteeState, decision: Decision, action: Action) -> Text | None:
        return weighing.reason(state, decision, action)

    def told(self, state: CommitteeState, decision: Decision, action: Action) -> Text | None:
        """Everything is open: what there is to say can be said at once."""
        return self.reason(state, decision, action)

    def theme(self, state: CommitteeState, decision: Decision, action: Action) -> str:
        return weighing.theme(decision)

    def rivals(self, state: CommitteeState, seat: int, other: int) -> bool:
        """Nobody plays against anybody (C-1.1)."""
        return False

    def matter(self, state: CommitteeState) -> int:
        """A serve is a matter."""
        return state.round * 1000 + 10 * sum(state.acts) + (state.serving >= 0)

    def round(self, state: CommitteeState) -> int:
        return state.round

    def table_texts(self, state: CommitteeState, seat: int) -> Sequence[Text]:
        return table.table_texts(state, seat)

    def naming(self, state: CommitteeState, words: frozenset[type]) -> Hashable:
        return nouns.hang_on(state, words)

    def noun(self, state: CommitteeState, field: str, value: Any) -> object:
        return nouns.noun(state, field, value)

    def suggest(self, state: CommitteeState, decision: Decision) -> Action | None:
        """The quick word of a partner: where stress hurts least, whether to exchange, which reward."""
        return counsel(state, decision)

    def council(self, state: CommitteeState, decision: Decision) -> str | None:
        """Action tokens are planned together; the limit and what the team decides are left to people first."""
        if decision.prompt == "act":
            return "plan"
        return "after" if decision.prompt in TEAM_QUESTIONS else None

    def kept(self, state: CommitteeState, names: Sequence[str]) -> Sequence[dict[str, Any] | None]:
        """ID cards as they stand after the game; the curator of a new one is the player (C-14.1)."""
        cards = [card_now(state, seat) for seat in range(state.setup.seats)]
        return [
            None if card is None else write_card(replace(card, curator=card.curator or name))
            for card, name in zip(cards, names, strict=True)
        ]

    def keepsake(self, data: object) -> Keepsake:
        """An ID card; one in the archive can only be looked at (C-14.6)."""
        rules = self._id_rules
        card = read_any_card(data, rules)
        return Keepsake(card.agent, is_archived(card, rules), write_card(card), id_facts(card, rules))

    def check(self, state: CommitteeState) -> None:
        check_laws(state)

    @property
    def _id_rules(self) -> IdRules:
        """What holds for ID cards that are at no table."""
        content: Content = content_of(self.standard)
        return content.id


def _window(state: CommitteeState) -> int:
    """Give the window of the pending step; whatever is begun inside a check stays inside it (C-6.17)."""
    window: int = state.agenda[-1].window  # type: ignore[attr-defined]  # every step of this game has one
    if window == BETWEEN:
        window = WIDE if state.setup.rules > 1 else LIGHT
    return INSIDE if window > INSIDE and state.check_seat >= 0 else window


def _agents(seats: int, given: object) -> tuple[str, ...]:
    if given is None:
        return AGENTS[:seats]
    if not isinstance(given, (list, tuple)) or len(given) != seats:
        raise BadOption(f"option 'agents' must be a list of {seats}, one a seat; it is {given!r}")
    for agent in given:
        if agent not in AGENTS:
            raise BadOption(f"option 'agents' cannot have {agent!r}: allowed are {', '.join(AGENTS)}")
    if len(set(given)) != seats:
        raise BadOption("option 'agents' must name different agents")
    return tuple(given)


def _ids(agents: tuple[str, ...], given: object, rules: IdRules) -> tuple[IdCard | None, ...] | None:
    if given is None:
        return None
    if not isinstance(given, (list, tuple)) or len(given) != len(agents):
        raise BadOption(f"option 'ids' must be null or a list of {len(agents)} ID cards or nulls, one a seat")
    return tuple(
        None if card is None else read_card(card, agent, rules) for card, agent in zip(given, agents, strict=True)
    )


GAME: Final = Committee()
