"""Messages and calls made at random from the protocol's own schema, many of them spoilt: nothing fails."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.helpers import RELAXED, Live, Player, ServerProcess, joined
from tests.trials import LONG, times
from websockets.exceptions import ConnectionClosed

MESSAGES = times(300, 34_000)
"""At each game: more than 100,000 on every database."""
AT_ONCE = 10
"""Messages that are said before somebody looks for answers."""
CALLS = times(150, 10_000)
EXAMPLES = times(2, 100)
"""Right calls, and as many wrong ones, of every operation that Schemathesis tries."""
FEW = 3
"""Operations it tries where there is little time: to know one takes it a second."""
RUBBISH = [None, True, -1, 0, 7, 2**63, 2**200, 1e308, "", "\0", "\ud800", "х" * 600, "../..", [], {}, {"type": "Pass"}]
SPOILT = 0.1
"""How often something else stands where the schema wants something."""


class Maker:
    """Makes values that fit a schema, or nearly."""

    def __init__(self, document: dict[str, Any], rng: random.Random, known: dict[str, list[Any]]) -> None:
        self._document = document
        self._rng = rng
        self._known = known
        """By the name of a field: values that mean something."""

    def make(self, schema: dict[str, Any], name: str = "", depth: int = 0) -> Any:
        rng = self._rng
        if rng.random() < SPOILT / (depth + 1):
            return rng.choice(RUBBISH)
        if name in self._known and rng.random() < 0.7:
            return rng.choice(self._known[name])
        while "$ref" in schema:
            found = self._document
            for part in schema["$ref"].removeprefix("#/").split("/"):
                found = found[part]
            schema = found
        if "anyOf" in schema:
            return self.make(rng.choice(schema["anyOf"]), name, depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return rng.choice(schema["enum"])
        return self._of_type(schema, name, depth)

    def _of_type(self, schema: dict[str, Any], name: str, depth: int) -> Any:
        rng, kind = self._rng, schema.get("type")
        if kind == "object":
            wanted = schema.get("properties", {})
            made = {key: self.make(inner, key, depth + 1) for key, inner in wanted.items() if rng.random() > SPOILT / 4}
            return made | ({"more": 1} if rng.random() < SPOILT / 4 else {})
        if kind == "array":
            items = schema.get("prefixItems") or [schema.get("items", {})] * rng.randrange(3 if depth < 6 else 1)
            return [self.make(inner, name, depth + 1) for inner in items]
        atoms = {"string": "слово", "integer": rng.randrange(-2, 60), "number": rng.random(), "boolean": True}
        return atoms.get(kind or "", rng.choice(RUBBISH))


@pytest.fixture(scope="module", params=times(["sqlite"], ["sqlite", "postgresql"]))
def victim(request, tmp_path_factory):
    """A server of our own, with a game in play."""
    more = {"database": request.getfixturevalue("postgres").fresh()} if request.param == "postgresql" else {}
    limits = RELAXED | {"chat_burst": 10**6, "message_burst": 10**6}
    server = ServerProcess(tmp_path_factory.mktemp("fuzz"), limits=limits, **more)
    yield server
    server.tidy_up()


def failures(url: str) -> float:
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith("kuluary_failures_total")).split()[-1])


@pytest.mark.parametrize("game", times(["committee"], ["suits", "power", "committee"]))
def test_no_message_makes_the_server_fail(victim, game):
    rng = random.Random(f"messages {game}")
    host = victim.guest()
    code = host.post("/api/tables", game=game, seats=3, seating=["me", "local:Б", "bot:random"])["code"]
    host.post(f"/api/tables/{code}/start")
    schema = host.get("/api/schema/socket")
    honest, live = joined(host, code), joined(host, code)
    known: dict[str, list[Any]] = {"seat": [0, 1, 2], "id": ["a", "b"], "text": ["ещё"], "proposal": [1, -1]}
    maker = Maker(schema, rng, known)
    for number in range(MESSAGES):
        state = live.state
        if number % AT_ONCE == 1 and state["decisions"]:
            known["decision"] = [item["id"] for item in state["decisions"]]
            known["action"] = [answer["action"] for item in state["decisions"] for answer in item["actions"]][:50]
        text = json.dumps(maker.make(schema["components"]["schemas"]["ToServer"]))
        live = _say(live, code, text, rng, read=number % AT_ONCE == 0)
    with contextlib.suppress(ConnectionClosed):
        live.ask(type="chat", text="Это всё.")  # all that was said before has been heard
    answer = honest.ask(type="chat", text="Всё хорошо?")
    assert answer["type"] == "ack", answer
    honest.close()
    live.close()
    assert victim.errors.read_text() == ""
    assert failures(victim.url) == 0


def _say(live: Live, code: str, text: str, rng: random.Random, *, read: bool) -> Live:
    """Send a message, sometimes cut or as bytes, perhaps read what there is, and come back where that has ended it."""
    if rng.random() < SPOILT:
        text = text[: rng.randrange(len(text) + 1)]
    try:
        live.ws.send(text.encode() if rng.random() < SPOILT else text)
        while read:
            live.read(patience=0.001)
        return live
    except TimeoutError:
        return live
    except ConnectionClosed:
        again = joined(live.player, code)
        live.close()
        return again


def test_no_call_makes_the_server_fail(victim):
    rng = random.Random("calls")
    host = victim.guest()
    code = host.table(seats=3, seating=["me", "bot:random", "bot:random"], start=True)
    schema = host.get("/api/schema")
    known: dict[str, list[Any]] = {"code": [code], "game": ["suits", "power", "committee"], "lang": ["ru", "en"]}
    known |= {"seat": [0, 1, 2], "seats": [3], "table": [code], "name": ["Ася"], "as": ["0", ""], "to": ["5"]}
    maker = Maker(schema, rng, known)
    operations = [
        (path, method, told)
        for path, methods in schema["paths"].items()
        for method, told in methods.items()
        if path not in ("/api/leave", "/metrics")
    ]
    for _ in range(CALLS):
        path, method, told = rng.choice(operations)
        query = {}
        for parameter in told["parameters"]:
            value = str(maker.make(parameter["schema"], parameter["name"])).encode(errors="replace").decode()
            if parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", quote(value, safe="") or "-")
            else:
                query[parameter["name"]] = value
        body = told.get("requestBody")
        content = json.dumps(maker.make(body["content"]["application/json"]["schema"])) if body else None
        answer = host.http.request(method.upper(), path, params=query, content=content, headers=host.headers)
        host.http.cookies.clear()
        assert answer.status_code < 500, (method, path, query, content, answer.text)
    assert victim.errors.read_text() == ""
    assert failures(victim.url) == 0


CHECKS = (not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance)
OTHERS = {"/api/leave", "/api/account/erase", "/metrics"}
"""What would send the guest away, and what is not for programs."""


def test_schemathesis_finds_nothing(victim):
    """Schemathesis makes calls from the schema, right and wrong ones; every answer is one that the schema knows."""
    host = victim.guest()
    code = host.table(seats=3, seating=["me", "bot:random", "bot:random"], start=True)
    over = host.table(seats=3, seating=["bot:random"] * 3, start=True)
    known = {"code": [code, over], "game": ["suits", "power", "committee"], "id": [host.id]}
    calls = schemathesis.openapi.from_dict(host.get("/api/schema"))
    rng = random.Random("calls")
    with requests.Session() as session:
        operations = [found.ok() for found in calls.get_all_operations()]
        for operation in operations if LONG else rng.sample(operations, FEW):
            if operation.path not in OTHERS:
                for mode in GenerationMode:
                    _call(operation, mode, victim.url, host, known, session, rng)
    assert victim.errors.read_text() == ""
    assert failures(victim.url) == 0


def _call(
    operation: APIOperation,
    mode: GenerationMode,
    url: str,
    host: Player,
    known: dict[str, list[str]],
    session: requests.Session,
    rng: random.Random,
) -> None:
    @seed(1)
    @settings(
        max_examples=EXAMPLES, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=HealthCheck
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def call(case: Case) -> None:
        for name in case.path_parameters or {}:
            if name in known and rng.random() < 0.7:
                case.path_parameters[name] = rng.choice(known[name])
        response = case.call(base_url=url, headers=host.headers, session=session)
        session.cookies.clear()
        case.validate_response(response, checks=CHECKS)

    with contextlib.suppress(Unsatisfiable):  # there is nothing that would be wrong
        call()
