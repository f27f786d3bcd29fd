"""ID cards (C-14): what they say, what a game adds to them, and the stickers given out after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kuluary.core import Action, BadOption, Decision, Draw, Drawn, Fate, Refusal
from kuluary.games.committee.content.records import IdRules
from kuluary.games.committee.rules.step import SHUT, GameStep
from kuluary.games.committee.state import CommitteeState, IdCard
from kuluary.games.committee.words.actions import Award, Trace
from kuluary.games.committee.words.answers import AWARD, SEATS, TRACE
from kuluary.games.committee.words.events import DropCrossed, LineTraced, StickerAwarded, StickerUsed
from kuluary.games.committee.words.names import AGENTS, PERMANENTS, SCENARIOS, STICKER, STICKERS

LEVELS: Final = 7
LONGEST_NAME: Final = 80
FIELDS: Final = ("agent", "curator", "level", "stickers", "lines", "drops", "won", "games")

# Cards as plain data


def read_card(data: object, agent: str, rules: IdRules) -> IdCard:
    """Read the ID card an agent brings to a game; what is wrong is named, with what is allowed."""
    card = read_any_card(data, rules)
    if card.agent != agent:
        raise BadOption(f"the ID card of {card.agent!r} cannot be used by {agent!r}")
    if is_archived(card, rules):
        raise BadOption(f"the ID card of {agent!r} is in the archive: its last drop is crossed out")
    return card


def is_archived(card: IdCard, rules: IdRules) -> bool:
    """Tell whether the agent's last drop is crossed out (C-14.6)."""
    return card.drops == len(rules.drops)


def read_any_card(data: object, rules: IdRules) -> IdCard:
    """Read an ID card of any agent, one in the archive too."""
    if not isinstance(data, Mapping):
        raise BadOption(f"an ID card is an object with {', '.join(FIELDS)}, or null; not {data!r}", field="card")
    for key in data:
        if key not in FIELDS:
            raise BadOption(f"unknown field {key!r} of an ID card: fields are {', '.join(FIELDS)}", field="unknown")
    agent = data.get("agent")
    if agent not in AGENTS:
        raise BadOption(f"agent of an ID card is one of {', '.join(AGENTS)}, not {agent!r}", field="agent")
    level = _number(data, "level", LEVELS)
    drops = _number(data, "drops", len(rules.drops))
    stickers = []
    given = data.get("stickers", [])
    for entry in given if isinstance(given, (list, tuple)) else [given]:
        kind = entry.get("kind") if isinstance(entry, Mapping) else None
        used = entry.get("used", False) if isinstance(entry, Mapping) else None
        if kind not in STICKERS or type(used) is not bool:
            raise BadOption(
                f"a sticker is {{kind, used}} with kind one of {', '.join(STICKERS)}; not {entry!r}", field="stickers"
            )
        stickers.append((str(kind), bool(used)))
    if len(stickers) > squares(level, rules):
        raise BadOption(
            f"an ID card of level {level} has {squares(level, rules)} squares, not {len(stickers)}", field="stickers"
        )
    traced = data.get("lines", {})
    if not isinstance(traced, Mapping) or any(key not in PERMANENTS for key in traced):
        raise BadOption(f"lines is an object with {', '.join(PERMANENTS)}; not {traced!r}", field="lines")
    lines = tuple(_number(traced, bonus, rules.lines) for bonus in PERMANENTS)
    won = data.get("won", [])
    if not isinstance(won, (list, tuple)) or any(name not in SCENARIOS for name in won) or len(set(won)) < len(won):
        raise BadOption(f"won is a list of some of {', '.join(SCENARIOS)}; not {won!r}", field="won")
    curator = data.get("curator", "")
    if not isinstance(curator, str) or len(curator) > LONGEST_NAME:
        raise BadOption(f"curator is a name of at most {LONGEST_NAME} letters; not {curator!r}", field="curator")
    return IdCard(agent, curator, level, tuple(stickers), lines, drops, tuple(won), _number(data, "games", 1_000_000))


def _number(data: Mapping[str, Any], key: str, most: int) -> int:
    value = data.get(key, 0)
    if type(value) is not int or not 0 <= value <= most:
        field = key if key in FIELDS else "lines"
        raise BadOption(f"{key} of an ID card is a number from 0 to {most}, not {value!r}", field=field)
    return value


def write_card(card: IdCard) -> dict[str, Any]:
    """Give an ID card as plain data: what `read_card` reads back."""
    return {
        "agent": card.agent,
        "curator": card.curator,
        "level": card.level,
        "stickers": tuple({"kind": kind, "used": used} for kind, used in card.stickers),
        "lines": dict(zip(PERMANENTS, card.lines, strict=True)),
        "drops": card.drops,
        "won": card.won,
        "games": card.games,
    }


def squares(level: int, rules: IdRules) -> int:
    """Give the squares for stickers: two under every circled level, level 0 included (C-14.3)."""
    return rules.squares * (level + 1)


def blank_card(agent: str) -> IdCard:
    """Give the card an agent gets after its first game (C-14.1)."""
    return IdCard(agent, "", 0, (), (0,) * len(PERMANENTS), 0, (), 0)


def card_now(state: CommitteeState, seat: int) -> IdCard | None:
    """Give the card of a seat as it stands: level, used stickers, traced lines; None where cards are not used."""
    setup = state.setup
    if setup.ids is None:
        return None
    card = setup.ids[seat] or blank_card(setup.agents[seat])
    unused = state.stickers[seat]
    glued = [(kind, not unused >> place & 1) for place, (kind, _) in enumerate(card.stickers)]
    glued += [(STICKERS[kind], False) for owner, kind in state.awards if owner == seat]
    start = seat * len(PERMANENTS)
    lines = tuple(state.lines[start : start + len(PERMANENTS)])
    level = max(card.level, state.level[seat])
    over = bool(state.how)
    won = state.how == "victory"
    scenario = setup.scenario.name
    marks = (*card.won, scenario) if won and scenario not in card.won else card.won
    return IdCard(
        card.agent, card.curator, level, tuple(glued), lines, card.drops + (over and not won), marks, card.games + over
    )


# Using stickers


def sticker_places(state: CommitteeState, seat: int, kind: int) -> list[int]:
    """List the squares with an unused sticker of a kind."""
    card = state.setup.ids[seat] if state.setup.ids else None
    if card is None or not state.stickers[seat]:
        return []
    unused = state.stickers[seat]
    return [place for place, (name, _) in enumerate(card.stickers) if unused >> place & 1 and STICKER[name] == kind]


def sticker_kinds(state: CommitteeState, seat: int) -> int:
    """Give the kinds of unused stickers, one bit each."""
    card = state.setup.ids[seat] if state.setup.ids else None
    if card is None:
        return 0
    unused = state.stickers[seat]
    mask = 0
    for place, (name, _) in enumerate(card.stickers):
        if unused >> place & 1:
            mask |= 1 << STICKER[name]
    return mask


def use_sticker(state: CommitteeState, seat: int, kind: int) -> TraceLine:
    """Cross out a sticker, and give the step that traces a line of a permanent bonus once it has acted (C-14.9)."""
    state.stickers[seat] &= ~(1 << sticker_places(state, seat, kind)[0])
    if state.news is not None:
        state.tell(StickerUsed(seat, STICKERS[kind]))
        state.beat("used")
    return _TRACE_LINE[seat]


@dataclass(frozen=True, slots=True)
class TraceLine(GameStep):
    """The agent traces a line around a permanent bonus that is not complete (C-14.10, C-14.11)."""

    window = SHUT
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        bonuses = self.open_bonuses(state)
        if len(bonuses) < 2:
            return ()
        return (Decision(self.seat, "trace", "C-14.10", tuple([TRACE[bonus] for bonus in bonuses])),)

    def open_bonuses(self, state: CommitteeState) -> list[int]:
        """List the bonuses with a line left to trace."""
        start = self.seat * len(PERMANENTS)
        lines = state.setup.content.id.lines
        return [bonus for bonus in range(len(PERMANENTS)) if state.lines[start + bonus] < lines]

    def run(self, state: CommitteeState, seat: int, action: Trace | None) -> None:
        bonuses = self.open_bonuses(state)
        if not bonuses:
            return
        bonus = PERMANENTS.index(action.bonus) if action else bonuses[0]
        state.lines[self.seat * len(PERMANENTS) + bonus] += 1
        if state.news is not None:
            count = state.lines[self.seat * len(PERMANENTS) + bonus]
            state.tell(LineTraced(self.seat, PERMANENTS[bonus], count))
            state.beat("sticker")

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Trace):
            return Refusal("bonus_complete", "C-14.11", (("bonus", action.bonus),))
        return Refusal("trace_first", "C-14.10")


# After the game


def free_squares(state: CommitteeState, seat: int) -> int:
    """Count the squares of a seat's card that can still take a sticker (C-14.7)."""
    card = card_now(state, seat)
    return 0 if card is None else squares(card.level, state.setup.content.id) - len(card.stickers)


def team_stickers(state: CommitteeState) -> int:
    """Give the stickers a victory brings, by the space of the last main card (C-14.4)."""
    for space, count in state.setup.scenario.stickers:
        if state.last_space <= space:
            return count
    return 0


@dataclass(frozen=True, slots=True)
class CloseCase(GameStep):
    """ID cards are brought up to date: drops after a defeat, and the stickers of this game (C-14.4 to C-14.7)."""

    window = SHUT

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        if state.how == "victory":
            state.then(DrawStickers(team_stickers(state), -1))
            return
        drops = state.setup.content.id.drops
        steps = []
        for owner in range(state.setup.seats):
            card = card_now(state, owner)
            assert card is not None
            if state.news is not None:
                state.tell(DropCrossed(owner, card.drops, card.drops == len(drops)))
                state.beat("sticker")
            steps.append(DrawStickers(drops[card.drops - 1], owner))
        state.then(*steps)


@dataclass(frozen=True, slots=True)
class DrawStickers(GameStep):
    """Stickers come off the sheet one by one, in an order nobody knows (C-14.7)."""

    window = SHUT
    left: int
    owner: int
    """Whose they are, or −1 where the team shares them out."""

    def ask(self, state: CommitteeState) -> Sequence[Fate]:
        if not self.left or not self.takers(state):
            return ()
        gone = [kind for _, kind in state.awards]
        sheet = tuple(kind for kind in range(len(STICKERS)) if kind not in gone)
        return (Draw("sticker", "C-14.7", sheet, 1),)

    def takers(self, state: CommitteeState) -> list[int]:
        """List the seats that can take the next sticker."""
        seats = range(state.setup.seats) if self.owner < 0 else (self.owner,)
        return [seat for seat in seats if free_squares(state, seat)]

    def run(self, state: CommitteeState, seat: int, action: Drawn | None) -> None:
        if action is not None:
            state.then(GiveSticker(action.values[0], self.owner), DrawStickers(self.left - 1, self.owner))


@dataclass(frozen=True, slots=True)
class GiveSticker(GameStep):
    """The team says whose the sticker is; one's own is glued at once (C-14.7)."""

    window = SHUT
    kind: int
    owner: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        takers = DrawStickers(1, self.owner).takers(state)
        if len(takers) < 2:
            return ()
        actions = tuple([AWARD[seat] for seat in takers])
        args = (("sticker", STICKERS[self.kind]),)
        return [Decision(seat, "award", "C-14.7", actions, args=args) for seat in range(state.setup.seats)]

    def run(self, state: CommitteeState, seat: int, action: Award | None) -> None:
        owner = action.seat if action else DrawStickers(1, self.owner).takers(state)[0]
        state.awards = (*state.awards, (owner, self.kind))
        if state.news is not None:
            state.tell(StickerAwarded(owner, STICKERS[self.kind]))
            state.beat("sticker")

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Award):
            return Refusal("no_square", "C-14.7", (("seat", action.seat),))
        return Refusal("award_first", "C-14.7")


CLOSE_CASE: Final = CloseCase()
_TRACE_LINE: Final = tuple(TraceLine(seat) for seat in SEATS)
