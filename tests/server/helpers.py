"""What the server tests share: a server in a process of its own, people, and their live connections."""

from __future__ import annotations

import atexit
import itertools
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kuluary.outside import NAMED
from kuluary.server import Settings
from kuluary.server.prepare import prepare

ROOT = Path(__file__).resolve().parents[2]
OURS = ROOT / "src"
FILE = "kuluary.sqlite3"
PATIENCE = 20.0
"""Seconds after which a message that does not come is a failure."""
PATIENCE_TO_START = 60.0
RELAXED = {
    "message_burst": 10_000,
    "message_rate": 10_000.0,
    "guest_burst": 10_000,
    "miss_burst": 10_000,
    "chat_burst": 1000,
    "look_burst": 10_000,
    "join_burst": 10_000,
    "watch_burst": 10_000,
    "replay_burst": 10_000,
    "change_burst": 10_000,
    "rename_burst": 10_000,
    "table_burst": 10_000,
    "sockets_per_person": 10_000,
    "sockets_per_address": 10_000,
}

_ids = itertools.count(1)


@cache
def _empty_database() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        prepare(settings)
        return (settings.data / FILE).read_bytes()


def lay_database(data: Path) -> None:
    """Put an empty database of this version into a folder that has none: to make one takes a tenth of a second."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not (data / FILE).exists():
        os.close(os.open(data / FILE, os.O_CREAT | os.O_WRONLY, 0o600))
        (data / FILE).write_bytes(_empty_database())


def fresh_id() -> str:
    return f"t{next(_ids)}"


def patched(value: Any, change: Any) -> Any:
    """Give a value with a patch of docs/protocol.md applied to it."""
    if isinstance(change, list):
        return change[0]
    if isinstance(value, list):
        stay = [(at, item) for at, item in enumerate(value) if change.get(str(at)) != []]
        there = [patched(item, change[str(at)]) if str(at) in change else item for at, item in stay]
        return there + [inner[0] for at, inner in change.items() if int(at) >= len(value)]
    gone = {key for key, inner in change.items() if inner == []}
    there = {key: patched(value.get(key), inner) for key, inner in change.items() if key not in gone}
    return {key: item for key, item in (value | there).items() if key not in gone}


def asked(message: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """Give a state with every question in it, those as they were in the state before as well."""
    known = {} if message["reset"] else {item["id"]: item for item in (*before["decisions"], *before["others"])}
    answers = {} if message["reset"] else before["answers"]

    def whole(item: Any, *, other: bool) -> Any:
        if isinstance(item, str):
            return known[item]
        if other:
            place = (item["seat"], item["name"])
            item["actions"] = [answers[place][one] if isinstance(one, int) else one for one in item["actions"]]
            answers[place] = item["actions"]
        return item

    return message | {
        "decisions": [whole(item, other=False) for item in message["decisions"]],
        "others": [whole(item, other=True) for item in message["others"]],
        "answers": answers,
    }


def unfolded(message: dict[str, Any], view: dict[str, Any] | None) -> dict[str, Any]:
    """Give a state or a frame with the table at the end of every beat, from the one before; and the news of all."""
    views = []
    for beat in message["beats"]:
        view = beat["view"] if "view" in beat else patched(view, beat["change"])
        views.append(view)
    return message | {
        "view": view,
        "views": views,
        "news": [item for beat in message["beats"] for item in beat["news"]],
    }


def frames_of(replay: dict[str, Any]) -> list[dict[str, Any]]:
    """Give the frames of a replay with their tables."""
    frames: list[dict[str, Any]] = []
    for frame in replay["frames"]:
        frames.append(unfolded(frame, frames[-1]["view"] if frames else None))
    return frames


class Born:
    """A process that a nursery has started."""

    def __init__(self, line: socket.socket, output: int) -> None:
        line.settimeout(PATIENCE_TO_START)
        self._line = line.makefile("r")
        self._socket = line
        self.stdout = os.fdopen(output, "rb")
        self.pid = int(self._line.readline())
        line.settimeout(PATIENCE)
        self.returncode: int | None = None

    def send_signal(self, how: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def poll(self) -> int | None:
        """Tell how it has ended, if it has."""
        return self.wait() if self.returncode is not None or select.select([self._socket], [], [], 0)[0] else None

    def wait(self) -> int:
        if self.returncode is None:
            self.returncode = int(self._line.readline())
            self._line.close()
            self._socket.close()
        return self.returncode


class Nursery:
    """A process that has read the program in `source` and forks servers: to read it takes a second and a half."""

    def __init__(self, source: Path) -> None:
        self._path = {"PYTHONPATH": os.pathsep.join([str(source), str(ROOT), os.environ.get("PYTHONPATH", "")])}
        self._orders, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, "-m", "tests.server.run_server"]
            self._process = subprocess.Popen(command, stdin=theirs, cwd=ROOT, env=os.environ | self._path)

    def bear(self, arguments: list[str], env: dict[str, str], errors: BinaryIO) -> Born:
        """Start a server that writes its errors there; whatever else it says can be read from it."""
        ours, line = socket.socketpair()
        output, theirs = os.pipe()
        order = json.dumps({"arguments": arguments, "env": env | self._path})
        with line:
            socket.send_fds(self._orders, [order.encode()], [line.fileno(), theirs, errors.fileno()])
        os.close(theirs)
        return Born(ours, output)

    def close(self) -> None:
        self._orders.close()
        self._process.wait()


@cache
def our_nursery() -> Nursery:
    """Give the one for this program with our own games, which is there as long as the tests are."""
    nursery = Nursery(OURS)
    atexit.register(nursery.close)
    return nursery


class ServerProcess:
    """`kuluary.server` in a process, on a free port of loopback."""

    def __init__(self, data: Path, *, source: Path = OURS, newer: bool = False, **settings: Any) -> None:
        """Serve with the program in `source`; `newer`: with one more version of every game's rules."""
        settings.setdefault("bot_pace", 0)
        settings.setdefault("limits", RELAXED)
        self.data = data
        self._guests: list[Player] = []
        self.errors = data / "errors.txt"
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        if "database" not in settings:
            lay_database(data)
        env = {"KULUARY_NEWER_RULES": "1"} if newer else {}
        with self.errors.open("ab") as errors:
            usual = source == OURS and NAMED not in os.environ
            nursery = our_nursery() if usual else Nursery(source)
            self.process = nursery.bear([str(data), json.dumps(settings)], os.environ | env, errors)
            if not usual:
                nursery.close()
        said, _, _ = select.select([self.process.stdout], [], [], PATIENCE_TO_START)
        line = self.process.stdout.readline().decode() if said else ""
        if "http://" not in line:
            self.stop(signal.SIGKILL)
            raise AssertionError(f"the server does not start: {line}{self.errors.read_text()}")
        self.url = line.split()[-1].rstrip("/")

    @property
    def ws(self) -> str:
        return self.url.replace("http", "ws", 1)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End the process and give its exit status."""
        self.process.send_signal(how)
        status = self.process.wait()
        self.process.stdout.close()
        return status

    def guest(self, name: str | None = "Ася") -> Player:
        """A guest of that name, or somebody who has not said one."""
        player = Player(self, name)
        self._guests.append(player)
        return player

    def tidy_up(self) -> None:
        """End whatever a test has left running."""
        for guest in self._guests:
            guest.close()
        if self.process.poll() is None:
            self.stop(signal.SIGKILL)


def _line_to(server: ServerProcess) -> httpx.Client:
    """Give a client that reads no certificates, as there are none on loopback: to read them all takes longest."""
    return httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False)


class Player:
    """A guest who speaks the API."""

    def __init__(self, server: ServerProcess, name: str | None = None) -> None:
        self.server = server
        self.token = ""
        self.http = _line_to(server)
        if name is not None:
            made = self.post("/api/guest", name=name)
            self.token, self.id = made["token"], made["person"]["id"]

    def move_to(self, server: ServerProcess) -> None:
        """Go on with another server on the same data."""
        self.http.close()
        self.server = server
        self.http = _line_to(server)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def call(self, method: str, path: str, **body: Any) -> httpx.Response:
        content = json.dumps(body) if method == "POST" else None
        self.http.cookies.clear()
        return self.http.request(method, path, content=content, headers=self.headers)

    def post(self, path: str, **body: Any) -> Any:
        response = self.call("POST", path, **body)
        assert response.is_success, response.text
        return response.json()

    def get(self, path: str) -> Any:
        response = self.call("GET", path)
        assert response.is_success, response.text
        return response.json()

    def refused(self, method: str, path: str, **body: Any) -> str:
        """Give the code of the error a call is answered with."""
        response = self.call(method, path, **body)
        assert not response.is_success
        return str(response.json()["error"]["code"])

    def table(self, *, seats: int = 4, seating: list[str] | None = None, start: bool = False, **more: Any) -> str:
        """Make a table and give its code."""
        code = self.post("/api/tables", game="suits", seats=seats, seating=seating, **more)["code"]
        if start:
            self.post(f"/api/tables/{code}/start")
        return str(code)

    def live(self, code: str) -> Live:
        return Live(self, code)

    def close(self) -> None:
        self.http.close()


class Live:
    """A WebSocket at a table; remembers everything it was sent."""

    def __init__(self, player: Player, code: str, **options: Any) -> None:
        self.player = player
        self.raw: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        options.setdefault("additional_headers", player.headers)
        url = f"{player.server.ws}/ws/{code}"
        self._connection = connect(url, max_size=None, max_queue=None, compression=None, **options)
        self.ws = self._connection.__enter__()

    def close(self) -> None:
        self._connection.__exit__(None, None, None)

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def read(self, patience: float = PATIENCE) -> dict[str, Any]:
        text = self.ws.recv(timeout=patience)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        if message["type"] == "state":
            assert message["reset"] or message["after"] == self.state["number"]
            message = self.state = unfolded(asked(message, self.state), self.state.get("view"))
        self.messages.append(message)
        if message["type"] == "table":
            self.table = message["table"]
        return message

    def wait(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """Read until a message of that kind comes."""
        while True:
            message = self.read()
            if message["type"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                return message

    def wait_number(self, number: int) -> dict[str, Any]:
        """Read until the state has reached a number."""
        while self.state.get("number", -1) < number:
            self.read()
        return self.state

    def send(self, **message: Any) -> None:
        self.ws.send(json.dumps(message))

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and give the answer that carries its id."""
        message.setdefault("id", fresh_id())
        self.send(**message)
        while True:
            found = self.read()
            if found.get("id") == message["id"]:
                return found

    def play(self, action: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Answer the open decision of the seat this connection looks through."""
        decision = self.state["decisions"][0]
        return self.ask(
            **({"type": "play", "seat": decision["seat"], "decision": decision["id"], "action": action} | more)
        )

    def closed_with(self) -> int:
        """Read until the server closes, and give the close code."""
        while True:
            try:
                self.read()
            except ConnectionClosed as error:
                return error.rcvd.code if error.rcvd is not None else 0


def joined(player: Player, code: str) -> Live:
    """Connect and read up to the first state."""
    live = player.live(code)
    live.wait("state")
    return live


def some_action(state: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    return dict(rng.choice(state["decisions"][0]["actions"])["action"])


def play_on(lives: dict[int, Live], rng: random.Random, plays: int = 10_000) -> int:
    """Let the connections of the seats play at random, to the end or for so many plays; give how many there were."""
    number = max(live.state["number"] for live in lives.values())
    for count in range(plays):
        for live in lives.values():
            live.wait_number(number)
        state = next(iter(lives.values())).state
        if state["over"]:
            return count
        seat = rng.choice(state["waiting"])
        answer = lives[seat].play(some_action(lives[seat].state, rng))
        assert answer["type"] == "ack", answer
        number = answer["number"]
    for live in lives.values():
        live.wait_number(number)
    return plays


def play_alone(live: Live, rng: random.Random) -> None:
    """Answer at random whatever this connection is asked, until the game is over; others answer for themselves."""
    while not live.state["over"]:
        if live.state["decisions"]:
            live.wait_number(live.play(some_action(live.state, rng))["number"])
        else:
            live.wait("state")


def until(true: Any, patience: float = PATIENCE) -> None:
    """Wait until something observable holds."""
    deadline = time.monotonic() + patience
    while not true():
        assert time.monotonic() < deadline, "it does not become true"
        time.sleep(0.01)
