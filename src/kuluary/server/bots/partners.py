"""Bots as partners at a table with open hands: they lay a plan before the people, wait for a word and answer it.

A bot acts when its plan is agreed to and no plan agreed to earlier waits, or when nobody is left who could still do
something: everyone has, or has said "go on without me". "Wait" holds it until that is lifted. An objection is answered
by another plan, or by waiting. Where nobody is at the table nothing waits. To people who have something to do one of
the bots says what it would do in their place. None of this is kept: a bot thinks anew after a restart.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from kuluary.core import CHANCE, Action, Decision, Match, Plan, Text
from kuluary.core.text import action_text
from kuluary.encoding import plain
from kuluary.server.database.store import hints_at
from kuluary.server.errors import Refused
from kuluary.server.protocol import wire, words

if TYPE_CHECKING:
    from kuluary.server.table.room import Room

Word = Literal["for", "against", "wait"]

WAITS: Final = Text("house-plan-then-wait")
INSTEAD: Final = Text("house-plan-instead")
GLADLY: Final = Text("house-plan-gladly")
CANNOT: Final = Text("house-plan-cannot")
RETHOUGHT: Final = Text("house-plan-now-thought")
BREATH: Final = 0.6
"""Seconds left to hold back a plan that has lain there long enough to be read."""


@dataclass(slots=True)
class Laid:
    """A plan that lies before the people, and what was said about it."""

    plan: Plan
    number: int
    """By which a word about it names it: another plan of the same bot has another."""
    thought: int
    """How far the game was when it was made; what has happened since may have voided it."""
    said: dict[int, Word] = field(default_factory=dict)
    agreed: int = 0
    """Counts up with every agreement at the table: whose plan was agreed to first acts first; 0: nobody has."""
    answer: Text | None = None
    """What the bot has said to the last objection or wish."""
    changed: Text | None = None
    """Why it is another plan than the bot had before."""
    refused: set[tuple[Action, ...]] = field(default_factory=set)
    """The plans that were objected to."""
    wished: set[tuple[Action, ...]] = field(default_factory=set)
    """What was asked of the bot against its better judgement: asked again, it does it."""
    since: float = field(default_factory=time.monotonic)
    """Since when it lies there as it is: nobody needs time to read it again."""

    def become(self, plan: Plan, number: int) -> None:
        """Be another plan than before, which nobody has read yet."""
        self.plan, self.number, self.since = plan, number, time.monotonic()


class Advised(NamedTuple):
    """What a bot would do at the seat of a person."""

    by: int
    plan: Plan
    number: int
    thought: int
    """How far the game was when it was thought of."""


class Council:
    """What the bots of one table plan, and what its people have said to that."""

    def __init__(self) -> None:
        self.laid: dict[int, Laid] = {}
        self.advice: dict[int, Advised] = {}
        """By the seats of people: what a bot would do there."""
        self.aside: set[int] = set()
        """The seats of people who have said "go on without me"; until they play again."""
        self.promised: dict[int, list[Action]] = {}
        """By seat: what a bot has begun to do, step by step."""
        self.left = time.monotonic()
        """When the last person has left the table, or, before anybody has come, since when it is there."""
        self.agreements = 0
        self.plans = 0
        """Counts down with every plan that is laid: the proposals of people count up."""
        self.told = True
        """Whether everyone has heard what lies on the table."""
        self._stirred = asyncio.Event()

    def count(self) -> int:
        """Give the number of another plan."""
        self.plans -= 1
        return self.plans

    def stir(self) -> None:
        """Let every bot that waits look whether it may act now."""
        self._stirred.set()
        self._stirred = asyncio.Event()

    async def wait(self, seconds: float | None = None) -> None:
        """Come back when something was said or done, or after a while."""
        try:
            async with asyncio.timeout(seconds):
                await self._stirred.wait()
        except TimeoutError:
            return


# A bot's side


def manner(room: Room, seat: int) -> str | None:
    """Say how a bot has to answer the question it is asked now."""
    asked = _asked(room, seat)
    return None if asked is None or room.game is None else room.game.game.council(room.game.state, asked)


def step(room: Room, seat: int) -> Action | None:
    """Give what a bot has promised to do next, where that is what it is asked now."""
    return None if manner(room, seat) == "plan" else _next_step(room, seat)


def _next_step(room: Room, seat: int) -> Action | None:
    asked, left = _asked(room, seat), room.council.promised.get(seat)
    return left[0] if left and asked is not None and left[0] in asked.actions else None


async def give_way(room: Room, seat: int) -> None:
    """Before thinking: leave what everyone is asked to the people who are there."""
    while manner(room, seat) == "after" and (_here(room, _busy(room)) or _grace(room)):
        await room.council.wait(_grace(room) or None)


async def confer(room: Room, seat: int, action: Action, plan: Plan | None) -> None:
    """Before acting: lay the plan before the people, and wait until it may be carried out."""
    if manner(room, seat) != "plan" or room.game is None:
        return
    asked = _asked(room, seat)
    if (
        plan is None or asked is None or action not in asked.actions
    ):  # what is free costs nobody anything: no plan is made
        plan = Plan(action_text(room.game.game, room.game.state, action, asked), steps=(action,))
    _lay(room, seat, plan)
    reading = room.house.settings.bot_intent if room.attended else 0.0
    since: float | None = None
    """Since when nobody is left to wait for: a moment in which somebody may still say "wait"."""
    while not _agreed(room, seat):
        grace = _grace(room)
        if grace or not _nobody_left(room, seat):
            since = None
            await room.council.wait(grace or None)
            continue
        since = time.monotonic() if since is None else since
        laid = room.council.laid.get(seat)
        lain = since if laid is None else laid.since
        left = max(since + min(BREATH, reading), lain + reading) - time.monotonic()
        if left <= 0:
            return
        await room.council.wait(left)


def advised(room: Room, seat: int) -> tuple[int, ...]:
    """List the people's seats for which a bot with a plan thinks as well: one bot does it, where hints are taken."""
    people, bots = _planning(room)
    return people if seat in bots[:1] and hints_at(room.record) != "none" else ()


def unadvised(room: Room) -> tuple[int, tuple[int, ...]] | None:
    """Give the bot that plans nothing itself but thinks for people, and their seats; None where nobody waits for it."""
    idle = next((place.seat for place in room.record.seating if place.bot is not None), None)
    if room.game is None or idle is None or hints_at(room.record) == "none":
        return None
    people, bots = _planning(room)
    if not people or bots:
        return None
    told = [room.council.advice.get(seat) for seat in people]
    return None if all(one and one.thought == room.game.number for one in told) else (idle, people)


def _planning(room: Room) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give the seats of people, and those of bots, that are asked something for which plans are made."""
    asked = [] if room.game is None else sorted(_questions(room.game))
    planning = [one for one in asked if manner(room, one) == "plan"]
    bots = tuple(one for one in planning if room.record.seating[one].bot is not None)
    return tuple(one for one in planning if one not in bots), bots


def advise(room: Room, seat: int, plans: Mapping[int, Plan], thought: int) -> None:
    """Tell people what a bot would do at their seats, unless the game has gone on meanwhile."""
    from kuluary.server.table.proposing import tell

    if plans and room.game is not None and room.game.number == thought:
        council = room.council
        council.advice = {other: Advised(seat, plan, council.count(), thought) for other, plan in plans.items()}
        tell(room)


def begin(room: Room, seat: int, action: Action) -> Action:
    """Give the answer of a bot that may act; its plan leaves the list and is kept to."""
    council = room.council
    if manner(room, seat) == "plan":
        council.told = False
        laid = council.laid.pop(seat, None)
        council.promised[seat] = [] if laid is None else list(laid.plan.steps)
    promised = _next_step(room, seat)
    if promised is not None:
        council.promised[seat].pop(0)
    return promised or action


def settle(room: Room, played: set[int]) -> bool:
    """After plays: who has played is no longer aside, what cannot be done any more is gone; True if that is news."""
    council = room.council
    match = room.game
    asked = set() if match is None else _questions(match)
    between = bool(asked) and not any(manner(room, seat) for seat in asked)  # what comes in between voids no plan
    for seat in list(council.laid):
        if room.record.seating[seat].bot is None or (manner(room, seat) != "plan" and not between):
            del council.laid[seat]
            council.told = False
    for seat in [one for one in council.advice if one not in asked or manner(room, one) != "plan"]:
        del council.advice[seat]
        council.told = False
    if council.aside & played:
        council.aside -= played
        council.told = False
    council.stir()
    news, council.told = not council.told, True
    return news


def _lay(room: Room, seat: int, plan: Plan) -> None:
    """Put a plan on the table; one that was talked about and is still possible stays what it was."""
    from kuluary.server.table.proposing import tell

    council = room.council
    thought = 0 if room.game is None else room.game.number
    beside = [(other, laid.plan) for other, laid in council.laid.items() if other != seat]
    beside += [(other, one.plan) for other, one in council.advice.items() if one.thought == thought]
    taken = {one.steps[-1]: other for other, one in beside if len(one.steps) > 2}
    if plan.steps[-1] in taken:  # somebody else is about to do that, or is advised to
        plan = next(
            (_with_others(one, plan) for one in plan.others if one.against is None and one.steps[-1] not in taken), plan
        )
    before = council.laid.get(seat)
    if before is not None:
        kept = next((one for one in _all(plan) if one.steps == before.plan.steps), None)
        if kept is not None and (kept.steps == plan.steps or before.answer is not None or before.agreed):
            before.plan, before.thought = _with_others(kept, plan), thought
            tell(room)
            return
    changed = None if before is None else _changed(room, seat, before, taken)
    council.laid[seat] = Laid(plan, council.count(), thought, changed=changed)
    tell(room)


def _changed(room: Room, seat: int, before: Laid, taken: Mapping[Action, int]) -> Text:
    """Say why a bot means to do something else than it did: somebody else does that, or has played meanwhile."""
    other = taken.get(before.plan.steps[-1])
    if other is not None:
        return Text("house-plan-now-taken", (("seat", other),))
    played = (
        []
        if room.game is None
        else [who for who, _ in room.game.entries[before.thought :] if who not in (seat, CHANCE)]
    )
    return Text("house-plan-now-changed", (("seat", played[-1]),)) if played else RETHOUGHT


def _all(plan: Plan) -> Iterator[Plan]:
    yield plan
    yield from plan.others


def _with_others(chosen: Plan, plan: Plan) -> Plan:
    """Put another of the things a bot could do first."""
    rest = tuple(replace(one, others=()) for one in _all(plan) if one.steps != chosen.steps)
    return replace(chosen, others=rest, against=None)


def _agreed(room: Room, seat: int) -> bool:
    """Tell whether a plan is agreed to, and none that was agreed to earlier waits."""
    council = room.council
    mine = council.laid.get(seat)
    if mine is None or not mine.agreed or _held(room, mine):
        return False
    ready = [laid.agreed for laid in council.laid.values() if laid.agreed and not _held(room, laid)]
    return mine.agreed == min(ready)


def _held(room: Room, laid: Laid) -> bool:
    here = _here(room)
    return any(word != "for" and seat in here for seat, word in laid.said.items())


def _nobody_left(room: Room, seat: int) -> bool:
    """Tell whether nobody who is there could still do something; a plan somebody told to wait waits all the same."""
    laid = room.council.laid.get(seat)
    here = _here(room)
    if laid is not None and any(word == "wait" and other in here for other, word in laid.said.items()):
        return False
    return not _here(room, _busy(room))


def _busy(room: Room) -> set[int]:
    """Give the seats that are asked something and have not said that the others may go on."""
    return set() if room.game is None else _questions(room.game) - room.council.aside


def _questions(match: Match) -> set[int]:
    return {item.seat for item in match.decisions if not item.free}


def _asked(room: Room, seat: int) -> Decision | None:
    if room.game is None:
        return None
    return next((item for item in room.game.decisions if item.seat == seat and not item.free), None)


def _here(room: Room, among: set[int] | None = None) -> set[int]:
    """Give the seats, or those among some, whose people are at the table and play themselves."""
    present = room.audience.present
    return {
        place.seat
        for place in room.record.seating
        if place.bot is None and place.person in present and (among is None or place.seat in among)
    }


def _grace(room: Room) -> float:
    """Give the seconds for which somebody who has just left may come back before bots go on alone."""
    if _here(room) or all(place.bot is not None for place in room.record.seating):
        return 0.0
    return max(0.0, room.council.left + room.house.settings.bot_grace - time.monotonic())


# The people's side


def judge(room: Room, message: wire.Opinion) -> None:
    """Agree to a bot's plan, object to it, tell it to wait, or take such a word back."""
    laid = next((one for one in room.council.laid.values() if one.number == message.proposal), None)
    if laid is None:  # another plan lies there now, about which nothing was said
        return
    word: Word | None = None
    if message.wait:
        word = "wait"
    elif message.agrees is not None:
        word = "for" if message.agrees else "against"
    laid.said.pop(message.seat, None)
    if word is not None:
        laid.said[message.seat] = word
    if word == "against":
        _answer_objection(room, laid)
    _count_agreement(room, laid)
    room.council.stir()


def _answer_objection(room: Room, laid: Laid) -> None:
    """Lay another plan that is nearly as good, or say that one waits."""
    laid.refused.add(laid.plan.steps)
    new = next((one for one in laid.plan.others if one.against is None and one.steps not in laid.refused), None)
    laid.answer = WAITS
    if new is not None:
        laid.answer = INSTEAD
        laid.become(_with_others(new, laid.plan), room.council.count())
        laid.said.clear()


def _count_agreement(room: Room, laid: Laid) -> None:
    if "for" not in laid.said.values():
        laid.agreed = 0
    elif not laid.agreed:
        room.council.agreements += 1
        laid.agreed = room.council.agreements


def ask(room: Room, message: wire.Ask) -> None:
    """Ask a bot to do something else it could do: it does, or says why it would rather not; asked twice, it does."""
    laid = room.council.laid.get(message.target)
    if laid is None:
        raise Refused(409, "no_plan", "the bot on that seat has no plan that could be changed")
    steps = tuple(wire.read_action(item) for item in message.steps)
    wish = next((one for one in _all(laid.plan) if one.steps == steps), None)
    if wish is None:
        laid.answer = CANNOT
    elif wish.against is not None and steps not in laid.wished:
        laid.wished.add(steps)
        laid.answer = wish.against
    else:
        laid.answer = GLADLY
        laid.become(_with_others(wish, laid.plan), room.council.count())
        laid.said = {message.seat: "for"}
        laid.agreed = 0
        _count_agreement(room, laid)
    room.council.stir()


def stand_aside(room: Room, message: wire.Aside) -> None:
    """Say that the others may go on without a seat, or that they may not any more."""
    if message.on:
        room.council.aside.add(message.seat)
        for laid in room.council.laid.values():
            if laid.said.get(message.seat) == "wait":
                del laid.said[message.seat]
    else:
        room.council.aside.discard(message.seat)
    room.council.stir()


def part(room: Room) -> None:
    """Remember when the last person has gone."""
    if not _here(room):
        room.council.left = time.monotonic()
    room.council.stir()


def shown(room: Room) -> Iterator[words.Proposal]:
    """Give the plans on the table in the order in which they will be carried out, then the advice to people."""
    order = sorted(room.council.laid.items(), key=lambda item: (not item[1].agreed, item[1].agreed, item[0]))
    for seat, laid in order:
        answer = laid.answer or laid.changed
        yield {
            "number": laid.number,
            "seat": seat,
            "target": seat,
            "action": None,
            "text": wire.text(laid.plan.text),
            "words": None,
            "intent": True,
            "for": sorted(other for other, word in laid.said.items() if word == "for"),
            "against": sorted(other for other, word in laid.said.items() if word == "against"),
            "wait": sorted(other for other, word in laid.said.items() if word == "wait"),
            "at": int(room.house.clock.now()),
            "plan": {
                **_told(laid.plan),
                "thought": laid.thought,
                "answer": None if answer is None else wire.text(answer),
                "others": [_told(other) for other in laid.plan.others],
            },
        }
    for seat, one, plan in _advised(room):
        yield {
            "number": one.number,
            "seat": one.by,
            "target": seat,
            "action": None,
            "text": wire.text(plan.text),
            "words": None,
            "intent": True,
            "for": [],
            "against": [],
            "wait": [],
            "at": int(room.house.clock.now()),
            "plan": {**_told(plan), "thought": one.thought, "answer": None, "others": []},
        }


def _advised(room: Room) -> Iterator[tuple[int, Advised, Plan]]:
    """Give what bots would do in the place of people once all have laid their plans; rather what none of those is."""
    laid = room.council.laid
    planning = set() if room.game is None else {seat for seat in _questions(room.game) if manner(room, seat) == "plan"}
    if any(room.record.seating[seat].bot is not None and seat not in laid for seat in planning):
        return
    taken = {one.plan.steps[-1] for one in laid.values() if len(one.plan.steps) > 2}
    for seat, one in room.council.advice.items():
        near = (plan for plan in one.plan.others if plan.against is None and len(plan.steps) > 2)
        free = (plan for plan in (one.plan, *near) if plan.steps[-1] not in taken)
        yield seat, one, next(free, one.plan)


def _told(plan: Plan) -> words.PlanTold:
    return {
        "text": wire.text(plan.text),
        "why": None if plan.why is None else wire.text(plan.why),
        "notes": [{"kind": kind, "text": wire.text(text)} for kind, text in plan.notes],
        "steps": [plain(item) for item in plan.steps],
    }
