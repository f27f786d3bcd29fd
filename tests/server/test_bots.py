"""Bots at tables: in processes of their own, without secrets, and never in the way."""

from __future__ import annotations

import asyncio
import gc
import os
import pickle
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing import Pipe
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tests.server.helpers import play_alone, play_on, some_action, until

import kuluary
from kuluary.bots.together import ponder
from kuluary.bots.workers import BotLost, Line, Worker, errand
from kuluary.core import Action, Match
from kuluary.encoding import decode, encode
from kuluary.server.bots import driving, thinking
from kuluary.server.bots.thinking import Mind, choose
from kuluary.server.bots.turns import Turns


def asked(seats: int = 4) -> tuple[Match, int]:
    """A match after a few plays, and a seat that has to answer."""
    match = Match.new("suits", seats=seats, seed="bots")
    rng = random.Random(1)
    for _ in range(6):
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.actions))
    return match, match.decisions[0].seat


async def think(level: str, *, patience: float = 20.0, before: object = None) -> tuple[Match, int, Action]:
    match, seat = asked()
    mind = Mind(1, patience)
    try:
        if callable(before):
            await before(mind)
        return match, seat, (await mind.choose(match.redeal(seat, "x"), seat, level)).action
    finally:
        await mind.close()


def test_every_level_gives_a_legal_answer(caplog):
    async def ask_all(mind: Mind) -> None:
        match, seat = asked()
        twin = match.redeal(seat, "x")
        for level in kuluary.bots.levels("suits"):
            assert match.explain(seat, (await mind.choose(twin, seat, level)).action) is None, level

    asyncio.run(think("random", before=ask_all))
    assert caplog.text == ""


def test_a_bot_is_sent_no_log_no_key_and_no_commitment():
    match, seat = asked()
    twin = pickle.loads(pickle.dumps(match.redeal(seat, "x")))
    assert (twin.entries, twin.key, twin.header.key, twin.header.commitment) == ([], None, None, None)


def test_a_bot_is_sent_only_the_news_of_its_seat():
    match, seat = asked()
    twin = match.redeal(seat, "x")
    assert [item for _, item in twin.news if not item.visible_to(seat)] == []


def test_another_redeal_hides_other_hands():
    match, seat = asked()
    hands = {tuple(match.redeal(seat, number).state.hands) for number in range(5)}
    assert len(hands) > 1
    assert {hand[seat] for hand in hands} == {match.state.hands[seat]}


def test_when_its_process_dies_a_bot_thinks_again_in_a_new_one():
    """The first process is killed while it is idle: the pipe to it is broken when the question comes."""

    async def kill(mind: Mind) -> None:
        match, seat = asked()
        await mind.choose(match.redeal(seat, "y"), seat, "random")
        for process in list_children():
            os.kill(process, signal.SIGKILL)

    match, seat, action = asyncio.run(think("greedy", before=kill))
    assert match.explain(seat, action) is None


def test_a_bot_that_takes_too_long_is_given_up_for_any_answer(caplog):
    match, seat, action = asyncio.run(think("search", patience=0.01))
    assert match.explain(seat, action) is None
    assert "no answer in 0.01 seconds" in caplog.text


def test_a_bot_that_fails_is_replaced_by_any_answer(caplog):
    match, seat, action = asyncio.run(think("genius"))
    assert match.explain(seat, action) is None
    assert "unknown level" in caplog.text


@pytest.mark.parametrize("game", ["suits", "power", "committee"])
def test_a_worker_keeps_nothing_of_the_games_it_has_thought_about(game):
    """What comes to it with a question, the pieces of the game included, goes with the answer."""
    match = Match.new(game, seats=3, seed="kept")
    seat = match.decisions[0].seat
    line = Line(Pipe()[0])
    question = pickle.dumps((match.redeal(seat, "x"), seat, "greedy", 0.1))

    def think_often() -> Counter[str]:
        for _ in range(3):
            choose(line, *pickle.loads(question))
        gc.collect()
        return Counter(
            kind.__name__ for kind in map(type, gc.get_objects()) if str(kind.__module__).startswith("kuluary")
        )

    think_often()
    before = think_often()
    assert {name: more for name, more in (think_often() - before).items() if more > 2} == {}


def test_no_process_is_left_behind():
    asyncio.run(think("random"))
    assert list_children() == []


def test_a_worker_ends_with_its_server():
    """The other end of the pipe is closed without a word, as when the server is killed."""
    worker = Worker()
    match, seat = asked()
    worker.ask(errand(choose, match.redeal(seat, "x"), seat, "random", 0.1, talks=True), 20)
    process, pipe = worker._process, worker._pipe
    assert process is not None
    assert pipe is not None
    pipe.close()
    process.join(20)
    assert process.exitcode == 0


def list_children() -> list[int]:
    import multiprocessing

    return [child.pid for child in multiprocessing.active_children() if child.pid is not None]


def test_any_answer_prefers_what_the_game_recommends():
    match, seat = asked()
    assert thinking.any_answer(match, seat) in match.decisions[0].actions


# Taking turns


def test_owners_take_turns_and_so_do_the_tables_of_each():
    async def wait() -> list[str]:
        turns, order = Turns(1), []

        async def ask(owner: str, table: str) -> None:
            await turns.wait(owner, table)
            order.append(table)
            await asyncio.sleep(0)
            turns.done()

        greedy = [("A", "A1"), ("A", "A1"), ("A", "A2"), ("A", "A3")]
        await asyncio.gather(*(ask(*who) for who in (*greedy, ("B", "B1"), ("B", "B1"), ("C", "C1"))))
        return order

    assert asyncio.run(wait()) == ["A1", "A1", "B1", "C1", "A2", "B1", "A3"]


def test_a_turn_nobody_waits_for_any_more_passes_on():
    async def wait() -> bool:
        turns = Turns(1)
        await turns.wait("A", "A1")
        gone = [asyncio.create_task(turns.wait("B", "B1")) for _ in range(2)]
        last = asyncio.create_task(turns.wait("C", "C1"))
        await asyncio.sleep(0)
        gone[0].cancel()
        turns.done()
        gone[1].cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        await asyncio.wait_for(last, 1)
        turns.done()
        return turns.owners == 0 and turns._free == 1

    assert asyncio.run(wait())


class Slow:
    """A worker that takes its time and answers anything."""

    seconds = 0.02

    def ask(self, wanted: bytes, _patience: float, _others: object) -> tuple[str, None, dict[int, str]]:
        _, (twin, seat, *_), _ = pickle.loads(wanted)
        time.sleep(self.seconds)
        return encode(thinking.any_answer(twin, seat)), None, {}

    def stop(self) -> None:
        pass

    kill = stop


def test_sixty_tables_of_one_guest_do_not_starve_the_table_of_another(monkeypatch):
    monkeypatch.setattr(thinking, "Worker", Slow)

    async def play() -> float:
        mind = Mind(1, 20)
        match, seat = asked()
        twin = match.redeal(seat, "x")

        async def go_on(table: str) -> None:
            while True:
                await mind.choose(twin, seat, "search", owner="greedy", table=table)

        tables = [asyncio.create_task(go_on(str(number))) for number in range(60)]
        await asyncio.sleep(0.1)
        longest = 0.0
        for _ in range(10):
            start = time.monotonic()
            await mind.choose(twin, seat, "random", owner="honest", table="one")
            longest = max(longest, time.monotonic() - start)
        for task in tables:
            task.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        await mind.close()
        return longest

    assert asyncio.run(play()) < 60 * Slow.seconds / 4


def test_who_waits_too_long_for_a_turn_gets_any_answer(monkeypatch, caplog):
    monkeypatch.setattr(thinking, "Worker", Slow)
    monkeypatch.setattr(Slow, "seconds", 0.5)

    async def play() -> Action:
        mind = Mind(1, 20)
        match, seat = asked()
        twin = match.redeal(seat, "x")
        first = asyncio.create_task(mind.choose(twin, seat, "search"))
        await asyncio.sleep(0)
        found = await mind.choose(twin, seat, "search", owner="B", wait=0.01)
        assert not first.done()
        await first
        await mind.close()
        assert match.explain(seat, found.action) is None
        return found.action

    assert asyncio.run(play())
    assert "too much to do" in caplog.text


def test_a_thought_nobody_waits_for_keeps_its_worker_until_it_is_done(monkeypatch):
    monkeypatch.setattr(thinking, "Worker", Slow)

    async def play() -> tuple[bool, bool]:
        mind = Mind(1, 20)
        match, seat = asked()
        first = asyncio.create_task(mind.choose(match.redeal(seat, "x"), seat, "search"))
        await asyncio.sleep(0.001)
        first.cancel()
        await asyncio.sleep(0)
        second = asyncio.create_task(mind._turns.wait("B", "b"))
        await asyncio.sleep(0.001)
        early = second.done()
        await asyncio.wait_for(second, 5)
        await mind.close()
        return first.cancelled(), early

    assert asyncio.run(play()) == (True, False)


# Thinking together


class Crew:
    """Workers that do what a test says: who is asked thinks until it is let go, who helps until it is called off."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.helping = 0
        self.let_go = threading.Event()
        self.found: list[list[bytes]] = []
        self.crash = False
        self.warm = True
        crew = self

        class Member:
            """One of them."""

            def __init__(self) -> None:
                self.off = threading.Event()
                self.is_warm = crew.warm

            def ask(self, wanted: bytes, _patience: float, others: Any) -> tuple[str, None, dict[int, str]]:
                _, (twin, seat, level, *_), _ = pickle.loads(wanted)
                crew.asked.append(level)
                if level == "search":
                    crew.let_go.wait()
                    crew.found.append(others())
                return encode(thinking.any_answer(twin, seat)), None, {}

            def begin(self, wanted: bytes) -> None:
                assert pickle.loads(wanted)[0] is ponder
                self.off.clear()
                crew.helping += 1

            def finish(self, _patience: float) -> bytes:
                if crew.crash:
                    raise BotLost("its process has died")
                self.off.wait()
                return b"found"

            def call_off(self) -> None:
                self.off.set()

            def stop(self) -> None:
                crew.let_go.set()
                self.off.set()

            kill = stop

        self.member = Member


async def at_last(told: Callable[[], bool]) -> None:
    """Come back once something holds."""
    while not told():
        await asyncio.sleep(0.001)


@pytest.fixture
def crew(monkeypatch):
    found = Crew()
    monkeypatch.setattr(thinking, "Worker", found.member)
    return found


def test_workers_that_nobody_needs_think_about_the_same_question(crew):
    async def play() -> int:
        mind = Mind(6, 20)
        match, seat = asked()
        thought = asyncio.create_task(mind.choose(match.redeal(seat, "x"), seat, "search"))
        await at_last(lambda: crew.helping == thinking.TOGETHER - 1)
        free = mind._turns.free
        crew.let_go.set()
        assert match.explain(seat, (await thought).action) is None
        await at_last(lambda: mind._turns.free == 6)
        await mind.close()
        return free

    assert asyncio.run(play()) == 6 - thinking.TOGETHER
    assert crew.found == [[b"found"] * (thinking.TOGETHER - 1)]


def test_who_helps_makes_room_for_another_table_at_once(crew):
    async def play() -> None:
        mind = Mind(2, 20)
        match, seat = asked()
        twin = match.redeal(seat, "x")
        thought = asyncio.create_task(mind.choose(twin, seat, "search", owner="A", table="a"))
        await at_last(lambda: crew.helping == 1)
        await mind.choose(twin, seat, "random", owner="B", table="b")
        assert not thought.done()
        crew.let_go.set()
        await thought
        await mind.close()

    asyncio.run(play())
    assert crew.asked == ["search", "random"]
    assert crew.found == [[b"found"]], "what it had found by then counts"


def test_nobody_helps_where_others_wait_or_nothing_has_to_be_thought_about(crew):
    async def play() -> None:
        mind = Mind(2, 20)
        match, seat = asked()
        twin = match.redeal(seat, "x")
        await mind.choose(twin, seat, "expert")
        await mind._turns.wait("B", "b")
        crew.let_go.set()
        await mind.choose(twin, seat, "search")
        await mind.close()

    asyncio.run(play())
    assert crew.helping == 0
    assert crew.found == [[]]


def test_workers_that_have_not_started_do_not_help(crew):
    """Whoever asks meanwhile would wait for them to start."""
    crew.warm = False

    async def play() -> None:
        mind = Mind(3, 20)
        match, seat = asked()
        crew.let_go.set()
        await mind.choose(match.redeal(seat, "x"), seat, "search")
        await at_last(lambda: mind._turns.free == 3)
        await mind.close()

    asyncio.run(play())
    assert (crew.helping, crew.found) == (0, [[]])


def test_help_that_is_lost_costs_nothing(crew, caplog):
    async def play() -> None:
        mind = Mind(2, 20)
        match, seat = asked()
        crew.crash = True
        crew.let_go.set()
        thought = await mind.choose(match.redeal(seat, "x"), seat, "search")
        assert match.explain(seat, thought.action) is None
        await at_last(lambda: mind._turns.free == 2)
        await mind.close()

    asyncio.run(play())
    assert crew.found == [[]]
    assert "a bot that helped has failed: its process has died" in caplog.text


def test_help_that_has_not_begun_does_not_begin_any_more(crew):
    help = thinking.Help(crew.member())
    help.call_off()
    assert help.think(b"", 20) is None
    assert crew.helping == 0


def test_a_bot_asks_what_others_have_found_once_and_about_its_question_alone():
    match, seat = asked()
    twin, worker, told = match.redeal(seat, "x"), Worker(), []

    def others() -> list[bytes]:
        told.append(seat)
        return []

    try:
        answer, _, _ = worker.ask(errand(choose, twin, seat, "search", 0.1, (), True, talks=True), 60, others)
        assert match.explain(seat, decode(answer)) is None
        worker.ask(errand(choose, twin, seat, "search", 0.1, (), False, talks=True), 60, others)
    finally:
        worker.kill()
    assert told == [seat]


@pytest.mark.parametrize(
    ("error", "traced"), [(OperationalError("select 1", {}, OSError("refused")), False), (KeyError("?"), True)]
)
def test_what_keeps_a_bot_from_playing_is_told_with_its_trace_only_where_it_is_a_fault(
    monkeypatch, caplog, error, traced
):
    errors = [error]

    async def fail_once(*_: object) -> None:
        if errors:
            raise errors.pop()

    monkeypatch.setattr(driving, "_think_and_play", fail_once)
    settings = SimpleNamespace(bot_pace=0.0)
    house, record = SimpleNamespace(settings=settings), SimpleNamespace(code="BCDFGH")
    room: Any = SimpleNamespace(house=house, record=record, council=SimpleNamespace(promised={}), game=None)
    asyncio.run(driving._answer(room, 1, "greedy 7"))
    (told,) = caplog.records
    assert (errors, told.exc_info is not None) == ([], traced)
    assert "table BCDFGH cannot play" in told.getMessage()
    assert len(told.getMessage().splitlines()) == 1


def test_bots_think_less_when_many_owners_wait():
    async def think() -> tuple[float, float]:
        mind = Mind(2, 20)
        alone = mind._pace()
        for number in range(20):
            mind._turns._waiting[str(number)] = {}
        crowded = mind._pace()
        mind._turns._waiting.clear()
        await mind.close()
        return alone, crowded

    assert asyncio.run(think()) == (1.0, 0.1)


# At tables


def test_a_person_and_three_bots_play_to_the_end(company):
    host = company.guest()
    code = host.table(seating=["me", "bot:random", "bot:greedy", "bot:random"], start=True)
    live = company.live(host, code)
    play_alone(live, random.Random(1))
    assert host.get(f"/api/tables/{code}/verify")["ok"]


def test_bots_alone_play_to_the_end(company):
    host = company.guest()
    code = host.table(seats=3, seating=["bot:random"] * 3, start=True)
    until(lambda: host.get(f"/api/tables/{code}")["status"] == "over")


def test_a_seat_handed_to_a_bot_is_played_by_it(company):
    _, players, lives = company.four()
    code = lives[0].table["code"]
    for seat in range(1, 4):
        players[seat].post(f"/api/tables/{code}/bot", seat=seat, level="random")
    play_alone(lives[0], random.Random(1))
    assert lives[0].table["seating"][1]["stand_in"] == "random"


def test_a_seat_taken_back_is_played_by_its_holder(company):
    _, players, lives = company.four()
    code = lives[0].table["code"]
    seat = next(seat for seat in range(4) if seat not in lives[0].state["waiting"])
    assert players[seat].post(f"/api/tables/{code}/bot", seat=seat, level="random")["seating"][seat]["stand_in"]
    assert not players[seat].post(f"/api/tables/{code}/bot", seat=seat, level=None)["seating"][seat]["stand_in"]
    assert play_on(lives, random.Random(1)) > 20


def test_while_a_bot_plays_a_seat_its_holder_is_not_asked(company):
    _, players, lives = company.four()
    code = lives[0].table["code"]
    seat = next(seat for seat in range(4) if seat not in lives[0].state["waiting"])
    players[seat].post(f"/api/tables/{code}/bot", seat=seat, level="random")
    answer = lives[seat].ask(type="play", seat=seat, decision="x", action={"type": "suits.Play", "card": 1})
    assert answer["code"] == "handed_over"


def test_nobody_hands_over_the_seat_of_another(company):
    _, players, lives = company.four()
    code = lives[0].table["code"]
    assert players[1].refused("POST", f"/api/tables/{code}/bot", seat=0, level="random") == "not_your_seat"


def test_a_level_that_does_not_exist_is_refused(company):
    _, players, lives = company.four()
    code = lives[0].table["code"]
    assert players[0].refused("POST", f"/api/tables/{code}/bot", seat=0, level="genius") == "bad_option"
    assert players[0].refused("POST", f"/api/tables/{code}/bot", seat=0) == "malformed"


def test_a_play_taken_back_before_the_bot_answers_is_not_answered(tmp_path, start_server):
    """The bot has a long pause: whoever bribes before it can take that back, and the bot waits for the new answer."""
    server = start_server(tmp_path, bot_pace=3600)
    host = server.guest()
    while True:
        code = host.table(seats=3, seating=["me", "local:Б", "bot:random"], start=True)
        with host.live(code) as live:
            live.wait("state")
            if live.state["waiting"] == [0]:
                live.wait_number(live.play(some_action(live.state, random.Random(1)))["number"])
                live.send(type="look", seat=1)
                live.wait("state", seat=1)
                before = live.state["number"]
                live.wait_number(live.play({"type": "suits.Bribe"})["number"])
                assert live.state["waiting"] == [2]
                assert live.ask(type="undo", seat=1)["number"] == before
                assert live.wait("state")["waiting"] == [1]
                break
    assert server.stop() == 0


def test_a_bot_plays_a_seat_it_is_given_at_a_table_nobody_has_opened(tmp_path, start_server):
    server = start_server(tmp_path)
    player = server.guest()
    code = player.table(seats=3, seating=["me", "bot:random", "bot:random"], start=True)
    until(lambda: player.get(f"/api/tables/{code}")["waiting"] == [0])
    server.stop()
    again = start_server(tmp_path)
    player.move_to(again)
    player.post(f"/api/tables/{code}/bot", seat=0, level="random")
    until(lambda: player.get(f"/api/tables/{code}")["status"] == "over", patience=60)


def test_after_a_restart_bots_go_on(tmp_path, start_server):
    server = start_server(tmp_path, bot_pace=3600)
    host = server.guest()
    code = host.table(seats=3, seating=["bot:random"] * 3, start=True)
    assert server.stop() == 0
    again = start_server(tmp_path, bot_pace=0)
    host.move_to(again)
    until(lambda: host.get(f"/api/tables/{code}")["status"] == "over")
    assert again.stop() == 0
