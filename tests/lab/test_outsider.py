"""Bots of one's own that are programs: told what their seat may know, they answer by number."""

from __future__ import annotations

import json
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from websockets.sync.server import serve

from kuluary.bots import Outsider
from kuluary.cli import main
from kuluary.core import BadOption, Match
from kuluary.lab import tournament

LAST = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "ask":
        print(json.dumps({"answer": len(told["actions"]) - 1 - told["free"]}), flush=True)
"""
ECHO = """
import sys
for line in sys.stdin:
    open(sys.argv[1], "a").write(line)
    if '"ask"' in line[:20]:
        print('{"answer": 0}', flush=True)
"""


class Last:
    """What the program does, as a class."""

    def choose(self, match, seat):
        return next(decision.actions[-1] for decision in match.decisions if decision.seat == seat and not decision.free)


def wins(standing):
    return [(row.wins, row.points, row.decisions) for row in standing.rows]


def program(tmp_path, text):
    path = tmp_path / "bot.py"
    path.write_text(text)
    return f"program:{sys.executable} -S {path}"


def test_a_program_plays_as_a_class_that_does_the_same(tmp_path):
    players = (program(tmp_path, LAST), Last)
    plays = [tournament.play("power", [player, "random"], games=2, seats=2, seed=1) for player in players]
    assert wins(plays[0]) == wins(plays[1])


def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(tmp_path):
    told = []
    for seed in ("one", "two"):
        match = Match.new("suits", seats=4, seed=3)
        seat = match.decisions[0].seat
        heard = tmp_path / seed
        bot = Outsider(f"{program(tmp_path, ECHO)} {heard}")
        bot.choose(match.redeal(seat, seed), seat)
        bot.close()
        told.append(heard.read_text())
    assert told[0] == told[1]
    begin, ask = map(json.loads, told[0].splitlines())
    assert (begin["type"], begin["game"], begin["seats"], begin["seat"]) == ("begin", "suits", 4, seat)
    assert ask["type"] == "ask"
    assert ask["view"]["seat"] == seat
    assert ask["actions"][0]["type"] == "suits.Play"


def test_a_program_that_listens_plays_over_a_websocket():
    def play(socket):
        for message in socket:
            told = json.loads(message)
            if told["type"] == "ask":
                socket.send(json.dumps({"answer": len(told["actions"]) - 1 - told["free"]}))

    with serve(play, "127.0.0.1", 0) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        found = tournament.play("suits", [f"ws://127.0.0.1:{port}", "random"], games=2, seats=3, seed=1)
        server.shutdown()
        thread.join()
    assert wins(found) == wins(tournament.play("suits", [Last, "random"], games=2, seats=3, seed=1))


@pytest.mark.parametrize(
    ("word", "complaint"), [("nonsense", "has to say"), ('{"answer": 99}', "numbers are 0 to"), ("", "has to say")]
)
def test_what_a_program_says_wrong_is_said(tmp_path, word, complaint):
    match = Match.new("suits", seats=4, seed=3)
    bot = Outsider(program(tmp_path, f"import sys\nsys.stdin.readline()\nsys.stdin.readline()\nprint({word!r})"))
    with pytest.raises(BadOption, match=complaint):
        bot.choose(match, match.decisions[0].seat)
    bot.close()


def test_who_is_not_there_is_named():
    with pytest.raises(BadOption, match="cannot be started"):
        tournament.play("suits", ["program:/nowhere/bot", "random"], games=1)
    with pytest.raises(BadOption, match="nobody answers at ws://"):
        tournament.play("suits", ["ws://127.0.0.1:9", "random"], games=1)


def test_programs_end_with_a_game_that_ends_badly(tmp_path):
    class Refusing:
        def choose(self, match, seat):
            raise RuntimeError(f"seat {seat} does not want to")

    ended = tmp_path / "ended"
    text = LAST + f"open({str(ended)!r}, 'a').write('.')"
    with pytest.raises(RuntimeError, match="does not want to"):
        tournament.play("suits", [program(tmp_path, text), Refusing], games=1, seats=4)
    assert ended.read_text() == ".."


def test_a_program_that_has_gone_is_let_go(tmp_path):
    match = Match.new("suits", seats=4, seed=3)
    bot = Outsider(program(tmp_path, ""))
    bot._line._program.wait()
    with pytest.raises(BadOption, match="plays no more"):
        bot.choose(match, match.decisions[0].seat)
    bot.close()


def test_a_simulation_leaves_no_program_behind(tmp_path):
    ended = tmp_path / "ended"
    text = LAST + f"open({str(ended)!r}, 'a').write('.')"
    assert main(["simulate", "suits", "--seats", "3", "--games", "2", "--bots", program(tmp_path, text)]) == 0
    assert ended.read_text() == "." * 6


def test_a_socket_that_closes_or_speaks_no_websocket_is_named():
    match = Match.new("suits", seats=4, seed=3)
    with serve(lambda socket: socket.close(), "127.0.0.1", 0) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        bot = Outsider(f"ws://127.0.0.1:{server.socket.getsockname()[1]}")
        with pytest.raises(BadOption, match="plays no more"):
            bot.choose(match, match.decisions[0].seat)
        bot.close()
        server.shutdown()
        thread.join()
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as other:
        thread = Thread(target=other.handle_request)
        thread.start()
        with pytest.raises(BadOption, match="nobody answers at ws://"):
            Outsider(f"ws://127.0.0.1:{other.server_port}")
        thread.join()
    with pytest.raises(BadOption, match="nobody answers at ws://"):
        Outsider("ws://")
