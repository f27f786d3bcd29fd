"""A server that is killed in the middle of many games loses nothing it has acknowledged."""

from __future__ import annotations

import asyncio
import signal

from tests.server.crowd import check_all, lay
from tests.server.helpers import RELAXED
from tests.trials import times

GAMES = times(10, 100)
PLAYS_BEFORE_THE_END = 15 * GAMES
PATIENCE_FOR_ALL = 240
"""Seconds after which games that do not end are a failure."""
LIMITS = RELAXED | {"tables_per_person": 1000}


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path, start_server):
    server = start_server(tmp_path, limits=LIMITS)
    host = server.guest()
    games = lay(host, GAMES)

    async def play_on_after_a_kill() -> None:
        nonlocal server
        killed = asyncio.Event()
        count = 0

        def kill_in_time() -> None:
            nonlocal count
            count += 1
            if count == PLAYS_BEFORE_THE_END:
                server.process.send_signal(signal.SIGKILL)
                killed.set()

        playing = asyncio.gather(*(game.play(lambda _: server.ws, kill_in_time) for game in games))
        await killed.wait()
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
        assert not all(game.over for game in games)
        known = {game.code: len(game.acknowledged) for game in games}
        assert sum(known.values()) >= PLAYS_BEFORE_THE_END
        server = await asyncio.to_thread(start_server, tmp_path, limits=LIMITS)
        async with asyncio.timeout(PATIENCE_FOR_ALL):
            await playing

    asyncio.run(play_on_after_a_kill())
    host.move_to(server)
    assert check_all(host, games) > PLAYS_BEFORE_THE_END
    assert server.stop() == 0
    assert server.errors.read_text() == ""
