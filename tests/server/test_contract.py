"""The protocol's schema is what is really said: every message of whole games fits it, and it names nothing else."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
import sys
from typing import Any

import pytest
from tests.server.helpers import ROOT, Live, joined

from kuluary.server.app import CANNOT_STAY, CLOSED
from kuluary.server.calls.api import Api
from kuluary.server.door.sockets import WHY
from kuluary.server.protocol import contract
from kuluary.server.settings import Limits

KINDS = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}


class Misfit(Exception):
    """Something is not as the schema says."""


class Reader:
    """Checks the part of JSON Schema we use; a key that no schema names is a misfit too."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document

    def _find(self, schema: dict[str, Any]) -> dict[str, Any]:
        while "$ref" in schema:
            found = self.document
            for part in schema["$ref"].removeprefix("#/").split("/"):
                found = found[part]
            schema = found
        return schema

    def check(self, schema: dict[str, Any], value: Any, where: str = "") -> None:
        schema = self._find(schema)
        if "anyOf" in schema:
            return self._check_any(schema["anyOf"], value, where)
        if "const" in schema and value != schema["const"]:
            raise Misfit(f"{where}: {value!r} is not {schema['const']!r}")
        if "enum" in schema and value not in schema["enum"]:
            raise Misfit(f"{where}: {value!r} is none of {schema['enum']}")
        kind = schema.get("type")
        if kind and (not isinstance(value, KINDS[kind]) or (kind != "boolean" and isinstance(value, bool))):
            raise Misfit(f"{where}: {value!r} is no {kind}")
        if kind == "object" and "properties" in schema:
            if missing := set(schema["required"]) - value.keys():
                raise Misfit(f"{where}: {missing} missing")
            if more := value.keys() - schema["properties"].keys():
                raise Misfit(f"{where}: {more} unknown")
            for name, inner in value.items():
                self.check(schema["properties"][name], inner, f"{where}.{name}")
        elif kind == "object":
            for name, inner in value.items():
                self.check(schema.get("additionalProperties", {}), inner, f"{where}.{name}")
        elif kind == "array" and "prefixItems" in schema:
            if len(value) != len(schema["prefixItems"]):
                raise Misfit(f"{where}: {len(value)} items")
            for number, (part, inner) in enumerate(zip(schema["prefixItems"], value, strict=True)):
                self.check(part, inner, f"{where}[{number}]")
        elif kind == "array":
            for number, inner in enumerate(value):
                self.check(schema["items"], inner, f"{where}[{number}]")
        return None

    def _check_any(self, schemas: list[dict[str, Any]], value: Any, where: str) -> None:
        misfits = []
        tag = value.get("type") if isinstance(value, dict) else None
        tagged = [self._find(schema) for schema in schemas]
        own = [schema for schema in tagged if tag in _tags(schema)]
        for schema in own or schemas:
            try:
                return self.check(schema, value, where)
            except Misfit as error:
                misfits.append(str(error))
        raise Misfit(max(misfits, key=len))


def _tags(schema: dict[str, Any]) -> list[Any]:
    said = schema.get("properties", {}).get("type", {})
    return said.get("enum", [said.get("const")]) if said else []


@pytest.fixture(scope="module")
def calls() -> dict[str, Any]:
    return contract.openapi(Api(None).routes(), Limits())


def test_every_call_is_described(calls):
    routes = Api(None).routes()
    assert {route.endpoint.__name__ for route in routes} == set(contract.CALLS)
    assert len([operation for path in calls["paths"].values() for operation in path]) == len(routes)


def test_close_codes_are_named():
    ours = {*CLOSED.values(), CANNOT_STAY, *WHY}
    assert ours <= set(contract.CLOSE_CODES)
    text = (ROOT / "docs" / "protocol.md").read_text()
    assert all(f"| {code} |" in text for code in contract.CLOSE_CODES)


@pytest.mark.parametrize(("game", "seats"), [("suits", 3), ("power", 2), ("committee", 2)])
def test_everything_that_is_said_fits_the_schema(company, game, seats):
    socket = Reader(company.stranger().get("/api/schema/socket"))
    own = Reader(company.stranger().get(f"/api/schema/{game}"))
    host = company.guest()
    code = host.post("/api/tables", game=game, seats=seats, seating=["me", *["bot:random"] * (seats - 1)])["code"]
    host.post(f"/api/tables/{code}/start")
    rng = random.Random(4)
    with joined(host, code) as live:
        for _ in range(25):
            _answer(live, rng, socket)
        live.ask(type="explain", seat=0, action={"type": "Pass"})
    for message in map(json.loads, live.raw):
        socket.check(socket.document["components"]["schemas"]["FromServer"], message, message["type"])
        for beat in message.get("beats", ()):
            for news in beat["news"]:
                own.check({"$ref": f"#/$defs/{game}.Event"}, news["event"], "event")
            if "view" in beat:
                own.check({"$ref": f"#/$defs/{game}.View"}, beat["view"], "view")


def _answer(live: Live, rng: random.Random, reader: Reader) -> None:
    while not live.state["decisions"] and not live.state["over"]:
        live.read()
    if live.state["over"]:
        return
    decision = live.state["decisions"][0]
    play = {"type": "play", "id": f"c{rng.getrandbits(60)}", "seat": 0, "decision": decision["id"]}
    play["action"] = rng.choice(decision["actions"])["action"]
    reader.check(reader.document["components"]["schemas"]["ToServer"], play, "play")
    answer = live.ask(**play)
    if answer["type"] == "ack":
        live.wait_number(answer["number"])


def test_answers_to_calls_fit_the_schema(company, calls):
    reader = Reader(calls)
    host = company.guest()
    code = host.table(seats=3, seating=["bot:random"] * 3, start=True)
    while host.get(f"/api/tables/{code}")["status"] != "over":
        pass
    for path in (
        "/health",
        "/api/me",
        "/api/games",
        "/api/rules/suits",
        "/api/catalog/suits",
        "/api/catalog/power",
        "/api/catalog/committee",
        "/api/keepsakes",
        "/api/packs",
        "/api/sheet/suits",
        "/api/tables",
        f"/api/tables/{code}",
        f"/api/tables/{code}/log",
        f"/api/tables/{code}/verify",
        f"/api/tables/{code}/replay",
        f"/api/tables/{code}/pack",
    ):
        known = re.sub("/(suits|power|committee)$", "/{game}", path.replace(code, "{code}"))
        answers = calls["paths"][known]["get"]["responses"]
        reader.check(answers["200"]["content"]["application/json"]["schema"], host.get(path), path)
    refused = host.call("GET", "/api/tables/BBBBBB")
    reader.check({"$ref": "#/components/schemas/Failure"}, refused.json(), "refused")


@pytest.mark.parametrize("client", ["play.py", "play.mjs"])
def test_a_client_of_forty_lines_plays_a_whole_game(server, client):
    program = ROOT / "examples" / "clients" / client
    assert len(program.read_text().splitlines()) <= 45
    node = shutil.which("node") or str(ROOT / ".venv" / "bin" / "node")
    command = [sys.executable] if client.endswith(".py") else [node, *_with_sockets(node)]
    done = subprocess.run([*command, str(program), server.url], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert "place" in done.stdout


def _with_sockets(node: str) -> list[str]:
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return ["--experimental-websocket"] if int(version[1:].split(".")[0]) < 22 else []


def test_the_schema_is_json_and_small(calls):
    assert len(json.dumps(calls)) < 400_000
