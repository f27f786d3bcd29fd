"""Bots as partners at an open table: they plan, wait, answer, and never keep the game from going on."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.test_store import Ear, guest, house

from kuluary.core import Plan, Text
from kuluary.server.before import lobby
from kuluary.server.bots import partners, thinking
from kuluary.server.bots.partners import Council
from kuluary.server.bots.thinking import Thought
from kuluary.server.errors import Refused
from kuluary.server.protocol import wire
from kuluary.server.table import proposing, undoing
from kuluary.server.table.room import Room

PATIENCE = 20.0


class At:
    """Somebody at a table of «Комитет» whose other agents are bots."""

    def __init__(self, room: Room, ear: Ear) -> None:
        self.room = room
        self.ear = ear
        self._ids = iter(range(10_000))

    async def until(self, what: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not what():
                await asyncio.sleep(0.002)

    async def play(self, *types: str) -> None:
        """Answer the own question with the first action of one of these types, or with the first there is."""
        asked = next(item for item in self.room.game.decisions if item.seat == 0 and not item.free)
        chosen = next((one for one in asked.actions if type(one).__name__ in types), asked.actions[0])
        message = wire.Play(f"p{next(self._ids)}", 0, wire.decision_id(asked), proposing.plain(chosen))
        await self.room.play(self.ear, message)

    @property
    def asked(self) -> str | None:
        found = (item.prompt for item in self.room.game.decisions if item.seat == 0 and not item.free)
        return next(found, None)

    async def to_actions(self) -> None:
        """Take the incomes: then bots take theirs, and the action phase begins."""
        await self.until(lambda: self.asked)
        while self.asked != "act":
            await self.play("EndIncome")
            await self.until(lambda: self.asked)

    async def planned(self, seat: int = 1) -> dict[str, Any]:
        await self.until(lambda: seat in self.room.council.laid)
        return next(item for item in proposing._shown(self.room) if item["seat"] == seat)

    async def say(self, seat: int = 1, agrees: bool | None = None, *, wait: bool = False) -> None:
        await self.judge(self.room.council.laid[seat].number, agrees, wait=wait)

    async def judge(self, plan: int, agrees: bool | None = None, *, wait: bool = False) -> None:
        await proposing.judge(self.room, self.ear, wire.Opinion(f"o{next(self._ids)}", 0, plan, agrees, wait))

    async def go_on(self, *, on: bool = True) -> None:
        await proposing.ask(self.room, self.ear, wire.Aside(f"a{next(self._ids)}", 0, on))

    async def wish(self, steps: list[Any], seat: int = 1) -> None:
        await proposing.ask(self.room, self.ear, wire.Ask(f"w{next(self._ids)}", 0, seat, steps))

    def acts(self, seat: int = 1) -> int:
        return int(self.room.game.state.acts[seat])


@contextlib.asynccontextmanager
async def table(data: Path, *, bots: int = 1, level: str = "planner", **more: Any) -> AsyncIterator[At]:
    more.setdefault("bot_intent", 0.0)
    async with house(data, **more) as home:
        person = await guest(home)
        plan = lobby.plan_table(
            home,
            person,
            game="committee",
            seats=1 + bots,
            options={},
            name=None,
            public=False,
            seating=["me", *[f"bot:{level}"] * bots],
        )
        code = (await lobby.open_table(home, person, plan)).code
        async with home.visit(code) as room:
            ear = Ear(person)
            await room.join(ear)
            await room.start(lambda record: lobby.check_start(record, person))
            yield At(room, ear)
            await room.change(lambda record: record)


def at_a_table(data: Path, story: Callable[[At], Any], **more: Any) -> Any:
    async def tell() -> Any:
        async with table(data, **more) as here:
            return await story(here)

    return asyncio.run(tell())


async def a_while() -> None:
    """Long enough for a bot with nothing to wait for."""
    await asyncio.sleep(0.3)


def plan(name: str, *steps: Any, against: str | None = None, others: tuple[Plan, ...] = ()) -> Plan:
    why = None if against is None else Text(against)
    return Plan(Text(name), steps=tuple(steps), against=why, others=others)


@pytest.fixture
def schemer(monkeypatch):
    """Bots that answer at once, with the plans of the real rules that a test wants them to have."""
    from kuluary.games.committee.words.answers import DISCARD, SERVE

    others = (plan("committee-plan-relieve", DISCARD), plan("committee-plan-token", SERVE, DISCARD, against="no"))

    async def choose(_mind: Any, twin: Any, seat: int, _level: str, **_turn: Any) -> Thought:
        action = thinking.any_answer(twin, seat)
        asked = next(item for item in twin.decisions if item.seat == seat and not item.free)
        if asked.prompt != "act":
            return Thought(asked.actions[-1])
        return Thought(SERVE, plan("committee-plan-why-near", SERVE, others=others)) if action else Thought(action)

    monkeypatch.setattr(thinking.Mind, "choose", choose)


def test_at_income_bots_come_after_people(tmp_path, schemer):
    async def story(here: At) -> tuple[set[int], bool]:
        await here.until(lambda: here.asked == "income")
        await a_while()
        played = {seat for seat, _ in here.room.game.entries if seat >= 0}
        await here.to_actions()
        return played, here.room.game.state.phase == 4

    early, _ = at_a_table(tmp_path, story)
    assert early == set()


def test_a_bot_lays_its_plan_before_the_people_and_waits(tmp_path, schemer):
    async def story(here: At) -> tuple[dict[str, Any], int, int]:
        await here.to_actions()
        before = here.acts()
        told = await here.planned()
        await a_while()
        return told, before, here.acts()

    told, before, after = at_a_table(tmp_path, story)
    assert (told["intent"], told["number"] < 0, told["for"], told["wait"]) == (True, True, [], [])
    assert after == before


def test_a_plan_is_gone_when_what_led_to_it_is_taken_back(tmp_path, schemer):
    async def story(here: At) -> tuple[str | None, dict[int, Any]]:
        await here.to_actions()
        await here.planned()
        await undoing.plead(here.room, here.ear, wire.Plead("back", 0, turn=True, words=""))
        return here.asked, dict(here.room.council.laid)

    assert at_a_table(tmp_path, story) == ("income", {})


def test_agreed_to_it_acts_and_the_plan_leaves_the_list(tmp_path, schemer):
    async def story(here: At) -> None:
        await here.to_actions()
        before = here.acts()
        await here.planned()
        await here.say(agrees=True)
        await here.until(lambda: here.acts() == before - 1)

        def told() -> list[dict[str, Any]]:
            return next(item["proposals"] for item in reversed(here.ear.heard) if item["type"] == "proposals")

        await here.until(lambda: not any(item["for"] for item in told()))

    at_a_table(tmp_path, story)


def test_a_word_about_a_plan_is_not_taken_for_the_one_that_lies_there_now(tmp_path, schemer):
    async def story(here: At) -> tuple[int, int, list[int]]:
        await here.to_actions()
        before = here.acts()
        old = (await here.planned())["number"]
        await here.say(agrees=False)
        await here.until(lambda: here.room.council.laid[1].number != old)
        await here.judge(old, agrees=True)
        await a_while()
        return before, here.acts(), (await here.planned())["for"]

    before, after, agreed = at_a_table(tmp_path, story)
    assert (after, agreed) == (before, [])


def test_a_plan_says_how_far_the_game_was_as_it_was_made(tmp_path, schemer):
    async def story(here: At) -> tuple[int, int]:
        await here.to_actions()
        then = (await here.planned())["plan"]["thought"]
        await here.play("Discard")
        await here.until(lambda: here.room.council.laid[1].thought > then)
        return (await here.planned())["plan"]["thought"], here.room.game.number

    thought, number = at_a_table(tmp_path, story)
    assert thought == number


def test_wait_holds_it_until_that_is_lifted(tmp_path, schemer):
    async def story(here: At) -> tuple[int, int]:
        await here.to_actions()
        before = here.acts()
        await here.planned()
        await here.say(wait=True)
        await here.go_on(on=False)
        await a_while()
        held = here.acts()
        await here.say(agrees=True)
        await here.until(lambda: here.acts() < before)
        return before, held

    before, held = at_a_table(tmp_path, story)
    assert held == before


def test_going_on_without_somebody_lets_every_bot_act_to_the_end(tmp_path, schemer):
    async def story(here: At) -> None:
        await here.to_actions()
        await here.planned(1)
        await here.planned(2)
        await here.say(1, wait=True)
        await here.go_on()
        await here.until(lambda: here.acts(1) == here.acts(2) == 0)

    at_a_table(tmp_path, story, bots=2)


def test_a_plan_that_has_lain_there_is_not_read_again(tmp_path, schemer):
    async def story(here: At) -> tuple[int, int]:
        await here.to_actions()
        before = here.acts()
        await here.planned()
        await here.go_on()
        await a_while()
        held = here.acts()
        here.room.council.laid[1].since -= PATIENCE
        here.room.council.stir()
        await here.until(lambda: here.acts() < before)
        return before, held

    before, held = at_a_table(tmp_path, story, bot_intent=PATIENCE)
    assert held == before


def test_who_plays_again_is_waited_for_again(tmp_path, schemer):
    async def story(here: At) -> set[int]:
        await here.to_actions()
        await here.planned()
        await here.say(wait=True)
        await here.go_on()
        await here.go_on(on=False)
        await here.say(wait=True)
        await here.go_on()
        await here.until(lambda: here.acts(1) == 0 and here.asked == "act")
        await here.play("Discard", "Relieve")
        return set(here.room.council.aside)

    assert at_a_table(tmp_path, story) == set()


def test_an_objection_is_answered_by_another_plan_and_then_by_waiting(tmp_path, schemer):
    async def story(here: At) -> list[tuple[str, str]]:
        await here.to_actions()
        said = []
        for _ in range(3):
            await here.planned()
            await here.say(agrees=False)
            laid = here.room.council.laid[1]
            said.append((laid.plan.text.key, laid.answer.key))
        return said

    assert at_a_table(tmp_path, story) == [
        ("committee-plan-relieve", "house-plan-instead"),
        ("committee-plan-relieve", "house-plan-then-wait"),
        ("committee-plan-relieve", "house-plan-then-wait"),
    ]


def test_a_wish_is_done_and_what_was_asked_for_is_what_it_does(tmp_path, schemer):
    async def story(here: At) -> str:
        await here.to_actions()
        told = await here.planned()
        before = here.room.game.number
        await here.wish(told["plan"]["others"][0]["steps"])
        await here.until(lambda: here.room.game.number > before)
        return next(type(action).__name__ for seat, action in here.room.game.entries[before:] if seat == 1)

    assert at_a_table(tmp_path, story) == "Discard"


def test_a_bad_wish_is_answered_with_a_reason_and_done_when_it_is_repeated(tmp_path, schemer):
    async def story(here: At) -> tuple[str, int]:
        await here.to_actions()
        told = await here.planned()
        steps = told["plan"]["others"][1]["steps"]
        await here.wish(steps)
        answer, before = here.room.council.laid[1].answer.key, here.acts()
        await here.wish(steps)
        await here.until(lambda: here.acts() < before)
        return answer, before

    assert at_a_table(tmp_path, story)[0] == "no"


def test_what_it_cannot_do_it_says_so(tmp_path, schemer):
    async def story(here: At) -> str:
        await here.to_actions()
        await here.planned()
        await here.wish([{"type": "committee.Finish"}])
        return str(here.room.council.laid[1].answer.key)

    assert at_a_table(tmp_path, story) == "house-plan-cannot"


def test_where_nobody_is_left_at_the_table_nothing_waits(tmp_path, schemer):
    async def story(here: At) -> None:
        await here.to_actions()
        await here.planned()
        await here.say(wait=True)
        here.room.part(here.ear)
        await here.until(lambda: here.acts() == 0)

    at_a_table(tmp_path, story, bot_grace=0.05)


def test_where_everyone_has_handed_over_to_bots_nobody_is_expected_back(tmp_path, schemer):
    async def story(here: At) -> None:
        await here.to_actions()
        await here.planned()
        await here.room.change(lambda record: lobby.hand_over(record, here.ear.person, seat=0, level="random"))
        here.room.part(here.ear)
        await here.until(lambda: here.acts() == 0)

    at_a_table(tmp_path, story, bot_grace=2 * PATIENCE)


def test_who_reloads_the_page_finds_the_bots_where_they_were(tmp_path, schemer):
    async def story(here: At) -> tuple[int, int]:
        await here.to_actions()
        before = here.acts()
        await here.planned()
        here.room.part(here.ear)
        await a_while()
        await here.room.join(here.ear)
        await a_while()
        return before, here.acts()

    before, after = at_a_table(tmp_path, story)
    assert after == before


@pytest.mark.parametrize("bots", [1, 2])
def test_whatever_people_say_the_game_goes_on_to_its_end(tmp_path, schemer, bots):
    """Random words and plays, and in the end always "go on": no plan, objection or wish ever stops the game."""
    rng = random.Random(bots)

    async def talk(here: At, seat: int) -> None:
        word = rng.choice(["for", "against", "wait", "wish", ""])
        laid = here.room.council.laid.get(seat)
        if word == "wish" and laid is not None and laid.plan.others:
            await here.wish([proposing.plain(one) for one in rng.choice(laid.plan.others).steps], seat)
        elif word:
            await here.say(seat, {"for": True, "against": False}.get(word), wait=word == "wait")

    async def story(here: At) -> bool:
        async with asyncio.timeout(90):
            while not here.room.game.over:
                number = here.room.game.number
                with contextlib.suppress(Refused):  # the game may end, or a plan go, between two words
                    for seat in list(here.room.council.laid):
                        await talk(here, seat)
                    if here.asked:
                        await here.play(rng.choice(["Discard", "EndIncome", "Serve", "Pass"]))
                    await here.go_on()
                if here.asked is None:
                    await here.until(lambda then=number: here.asked or here.room.game.number > then)
        return bool(here.room.game.over)

    assert at_a_table(tmp_path, story, bots=bots)


def test_the_planner_says_what_why_for_how_much_and_with_which_odds(tmp_path, monkeypatch):
    """With the real bot: its plan has a reason, what it takes beside its token or brings, and steps it then takes."""
    monkeypatch.setattr(lobby.secrets, "token_bytes", bytes)  # always the same deal: some plans take and bring nothing

    async def story(here: At) -> tuple[dict[str, Any], list[Any]]:
        await here.to_actions()
        told = await here.planned()
        before = here.room.game.number
        await here.say(agrees=True)
        steps = told["plan"]["steps"]

        def taken() -> list[Any]:
            return [proposing.plain(action) for seat, action in here.room.game.entries[before:] if seat == 1]

        await here.until(lambda: all(step in taken() for step in steps[:2]))
        return told, taken()

    told, taken = at_a_table(tmp_path, story)
    assert told["plan"]["why"] is not None
    assert {note["kind"] for note in told["plan"]["notes"]} & {"price", "gain", "odds"}
    assert taken[:2] == told["plan"]["steps"][:2]
    assert told["plan"]["others"]


def test_before_the_first_person_has_come_bots_wait_for_them_too(tmp_path, schemer):
    async def story(here: At) -> tuple[float, float]:
        here.room.council = Council()
        there = partners._grace(here.room)
        here.room.audience.sockets.clear()
        return there, partners._grace(here.room)

    there, nobody_yet = at_a_table(tmp_path, story)
    assert there == 0 < nobody_yet


def advice(room: Room) -> list[dict[str, Any]]:
    return [item for item in proposing._shown(room) if item["plan"] is not None and item["target"] != item["seat"]]


@pytest.mark.parametrize(("bots", "hints", "advisers"), [(2, "free", [1]), (1, "none", [])])
def test_one_bot_says_what_it_would_do_in_the_place_of_a_person_where_hints_are_taken(tmp_path, bots, hints, advisers):
    async def story(here: At) -> tuple[list[dict[str, Any]], bool, list[dict[str, Any]]]:
        await here.room.change(lambda record: dataclasses.replace(record, hints=hints))
        await here.to_actions()
        for seat in range(1, 1 + bots):
            await here.planned(seat)
        said, now = advice(here.room), here.room.game.number
        await here.play("Serve")
        return said, all(item["plan"]["thought"] == now for item in said), advice(here.room)

    said, fresh, later = at_a_table(tmp_path, story, bots=bots)
    assert [item["seat"] for item in said] == advisers
    assert fresh
    assert all(item["target"] == 0 and item["plan"]["steps"] and item["plan"]["why"] for item in said)
    assert later == []


def test_bots_without_tokens_still_say_what_they_would_do_in_the_place_of_a_person(tmp_path):
    async def story(here: At) -> tuple[int, list[dict[str, Any]], int]:
        await here.to_actions()
        await here.go_on()
        await here.until(lambda: here.asked == "act" and not here.acts())
        await here.until(lambda: advice(here.room) and advice(here.room)[0]["plan"]["thought"] == here.room.game.number)
        return here.acts(0), advice(here.room), len(here.room.thinking)

    left, said, thinking = at_a_table(tmp_path, story)
    assert left > 0
    assert [(item["seat"], item["target"]) for item in said] == [(1, 0)]
    assert thinking == 0


def test_advice_comes_with_the_last_plan_and_is_what_no_bot_is_about_to_do(tmp_path, schemer):
    from kuluary.games.committee.words.answers import DISCARD, DO_MISSION, SERVE

    async def story(here: At) -> tuple[list[Any], list[Any]]:
        await here.to_actions()
        await here.planned(1)
        mine = plan("mine", SERVE, DISCARD, DO_MISSION[30], others=(plan("other", SERVE, DISCARD, DO_MISSION[10]),))
        here.room.council.laid[1].plan = plan("same", SERVE, DISCARD, DO_MISSION[30])
        partners.advise(here.room, 1, {0: mine}, here.room.game.number)
        said = [msgspec.json.decode(item["text"])["key"] for item in advice(here.room)]
        here.room.council.laid.clear()
        return said, advice(here.room)

    assert at_a_table(tmp_path, story) == (["other"], [])


def test_a_bot_leaves_to_a_person_what_it_has_advised(tmp_path, schemer):
    from kuluary.games.committee.words.answers import DISCARD, DO_MISSION, SERVE

    async def story(here: At) -> tuple[str, str]:
        await here.to_actions()
        await here.planned(1)
        best = plan("best", SERVE, DISCARD, DO_MISSION[30], others=(plan("next", SERVE, DISCARD, DO_MISSION[10]),))
        here.room.council.laid.clear()
        partners._lay(here.room, 1, best)
        alone = here.room.council.laid.pop(1).plan.text.key
        partners.advise(here.room, 1, {0: best}, here.room.game.number)
        partners._lay(here.room, 1, best)
        return alone, here.room.council.laid[1].plan.text.key

    assert at_a_table(tmp_path, story) == ("best", "next")


def test_a_bot_that_plans_something_else_says_why(tmp_path, schemer):
    from kuluary.games.committee.words.answers import DISCARD, DO_MISSION, SERVE

    async def story(here: At) -> list[str | None]:
        await here.to_actions()
        await here.planned(1)
        plans = [plan(str(number), SERVE, DISCARD, DO_MISSION[number]) for number in (10, 20, 30)]
        council, said = here.room.council, []

        def lay(one: Plan) -> None:
            partners._lay(here.room, 1, one)
            changed = council.laid[1].changed
            said.append(changed and changed.key)

        council.laid.clear()
        lay(plans[0])
        lay(plans[0])
        lay(plans[1])
        council.laid[1].thought = 0
        lay(plans[2])
        partners.advise(here.room, 1, {0: plans[2]}, here.room.game.number)
        lay(plans[0])
        return said

    assert at_a_table(tmp_path, story) == [
        None,
        None,
        "house-plan-now-thought",
        "house-plan-now-changed",
        "house-plan-now-taken",
    ]
