"""Running it: metrics, readiness, logs, a stop that is announced, and what whoever runs it may do."""

from __future__ import annotations

import json
import random
import re
import signal
import subprocess
from pathlib import Path

import httpx
import pytest
from tests.cli.running import run as command
from tests.server.helpers import ROOT, Live, ServerProcess, joined, some_action, until
from tests.server.services import Postgres, find_program
from tests.trials import times

from kuluary.cli.configuration import SERVE, with_settings
from kuluary.cli.main import _parser
from kuluary.server import Settings
from kuluary.server.metrics import Metrics, may_read


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server with a log of everything and a game in play, for all tests that only look."""
    data = tmp_path_factory.mktemp("operating")
    server = ServerProcess(data, log_level="info", log_format="json", drain=0.5)
    yield server
    server.tidy_up()


def test_the_metrics_count_plays_sockets_and_the_database(served):
    host = served.guest()
    code = host.table(seats=3, seating=["me", "bot:random", "bot:random"], start=True)
    with joined(host, code) as live:
        while not live.state["decisions"]:
            live.read()
        live.play(some_action(live.state, random.Random(1)))
        text = httpx.get(f"{served.url}/metrics").text
    found = dict(re.findall(r"^(kuluary_\w+(?:\{[^}]*\})?) ([\d.e+-]+)$", text, re.M))
    assert float(found['kuluary_plays_total{by="person",game="suits"}']) == 1
    assert float(found["kuluary_play_seconds_count"]) == 1
    assert float(found["kuluary_sockets"]) == 1
    assert float(found["kuluary_database_writes_total"]) > 0
    assert float(found["kuluary_processes"]) == 1


def test_others_do_not_read_the_metrics():
    settings = Settings(data=Path())
    allowed = [may_read(settings, address) for address in ("127.0.0.1", "10.1.2.3", "8.8.8.8", "")]
    assert allowed == [True, True, False, False]
    assert not may_read(Settings(data=Path(), metrics="nobody"), "127.0.0.1")


@pytest.mark.parametrize("path", ["robots.txt", "favicon.ico", "worker.js"])
def test_what_is_not_there_is_not_the_page(served, path):
    assert httpx.get(f"{served.url}/{path}").status_code == 404


def test_logs_are_lines_of_json_without_codes_and_secrets(served):
    host = served.guest()
    code = host.table(seats=3, seating=["bot:random"] * 3, start=True)
    until(lambda: host.get(f"/api/tables/{code}")["status"] == "over")
    lines = [json.loads(line) for line in served.errors.read_text().splitlines()]
    assert {"a game of suits for 3 has begun", "a game of suits for 3 has ended"} <= {line["message"] for line in lines}
    assert {"time", "level", "logger", "process", "message"} == set(lines[0])
    assert code not in served.errors.read_text()
    assert host.token not in served.errors.read_text()


def test_whoever_runs_it_lists_closes_and_prunes_tables_and_gives_access_back(served):
    data = f"--data={served.data}"
    host = served.guest("Забывчивая")
    kept, closed = host.table(), host.table()
    listed = json.loads(command("admin", "list", data, "--json", "--status=open").stdout)
    assert {kept, closed} <= {table["code"] for table in listed}
    with Live(host, closed) as live:
        live.wait("table")
        assert command("admin", "close", data, f"{closed[:3]}-{closed[3:]}".lower()).stdout == "tables closed: 1\n"
        assert live.closed_with() == 4404
    assert host.refused("GET", f"/api/tables/{closed}") == "no_table"
    assert command("admin", "close", data, closed).returncode == 2
    assert command("admin", "prune", data, "--days=1", "--dry-run").stdout == "tables that would be closed: 0\n"
    link = command("admin", "access", data, "Забывчивая", "--only", "--url=https://games.example").stdout.splitlines()[
        -1
    ]
    assert host.get("/api/me")["person"] is None
    token = link.removeprefix("https://games.example/#/enter/")
    entered = httpx.post(f"{served.url}/api/enter", json={"token": token})
    assert entered.json()["person"]["id"] == host.id
    assert "kuluary" in entered.cookies
    assert httpx.post(f"{served.url}/api/enter", json={"token": "nobody's"}).status_code == 401
    assert command("admin", "access", data, "Никто").returncode == 2


@pytest.mark.parametrize("kind", times(["sqlite"], ["sqlite", "postgresql"]))
def test_a_backup_of_a_running_server_is_played_on_elsewhere(kind, request, tmp_path, start_server):
    here, there = tmp_path / "here", tmp_path / "there"
    there.mkdir(mode=0o700)
    if kind == "sqlite":
        served, more = request.getfixturevalue("served"), {}
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url, more = postgres.fresh(), {"database": postgres.fresh()}
        served = start_server(here, database=url)
    host = served.guest()
    code = host.table(seats=3, seating=["me", "local:Б", "local:В"], start=True)
    rng = random.Random(6)
    with joined(host, code) as live:
        for number in range(6):
            live.send(type="look", seat=live.state["waiting"][0])
            live.wait("state", seat=live.state["waiting"][0])
            known = live.play(some_action(live.state, rng))["number"]
            live.wait_number(known)
            if number == 3 and kind == "sqlite":
                assert command("backup", there / "kuluary.sqlite3", "--data", served.data).returncode == 0
                backed_up = known
            elif number == 3:
                run_program("pg_dump", "--format=custom", f"--file={there}/dump", url)
                run_program("pg_restore", "--no-owner", f"--dbname={more['database']}", f"{there}/dump")
                backed_up = known
    other = start_server(there, **more)
    host.move_to(other)
    assert host.get(f"/api/tables/{code}")["number"] == backed_up
    with joined(host, code) as live:
        live.send(type="look", seat=live.state["waiting"][0])
        live.wait("state", seat=live.state["waiting"][0])
        assert live.play(some_action(live.state, rng))["type"] == "ack"
    assert other.stop() == 0
    host.move_to(served)


def run_program(name: str, *arguments: str) -> None:
    subprocess.run([find_program(name), *arguments], check=True, capture_output=True)


def test_every_metric_is_explained():
    text = (ROOT / "docs" / "operating.md").read_text()
    told = set(re.findall(r"`(kuluary_\w+)(?:\{[^}]*\})?`", text))
    there = re.findall(r"^# HELP (kuluary_\w+)", Metrics().text().decode(), re.M)
    assert told == {name for name in there if not name.endswith("_created")}


def test_a_stop_is_announced_and_tells_people_when_to_come_back(served):
    assert httpx.get(f"{served.url}/ready").is_success
    host = served.guest()
    with host.live(host.table()) as live:
        live.wait("table")
        served.process.send_signal(signal.SIGTERM)
        until(lambda: httpx.get(f"{served.url}/ready").status_code == 503, patience=0.4)
        assert live.closed_with() == 1012
        assert live.ws.protocol.close_rcvd is not None
        assert 1 <= float(live.ws.protocol.close_rcvd.reason.split()[0]) <= 3
    assert served.stop() == 0


def test_every_option_may_stand_in_a_file():
    found = vars(_parser().parse_args(["serve"])).keys() - {"command", "config"}
    assert {name.replace("_", "-") for name in found} == set(SERVE)


def test_options_come_from_file_environment_and_arguments(tmp_path, monkeypatch):
    file = tmp_path / "kuluary.toml"
    file.write_text('port = 1\nbot_pace = 0.5\nproxy = ["10.0.0.1"]\nworkers = 3\n[limits]\nguest_burst = 7\n')
    monkeypatch.setenv("KULUARY_PORT", "2")
    monkeypatch.setenv("KULUARY_WORKERS", "4")
    monkeypatch.setenv("KULUARY_PROXY", "10.0.0.2 10.0.0.3")
    found = _parser().parse_args(with_settings(["serve", "--config", str(file), "--port", "5"]))
    assert (found.port, found.workers, found.bot_pace, found.limit) == (5, 4, 0.5, [("guest_burst", 7)])
    assert found.proxy == ["10.0.0.2/32", "10.0.0.3/32"]
    monkeypatch.setenv("KULUARY_LIMIT", "miss_burst=8")
    named = with_settings(["serve", "--config", str(file), "--limit", "guest_burst=9"])
    assert dict(_parser().parse_args(named).limit) == {"guest_burst": 9, "miss_burst": 8}
    file.write_text("prot = 1\n")
    assert "prot" in command("serve", f"--config={file}").stderr
