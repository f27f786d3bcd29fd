"""The examples in deploy/: they name settings that exist, and the proxies carry a whole game."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import yaml
from tests.server.helpers import ROOT, ServerProcess, until
from tests.server.services import free_port
from tests.trials import at_length

from kuluary.cli.configuration import SERVE, with_settings
from kuluary.cli.main import _parser

DEPLOY = ROOT / "deploy"


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"there is no {program} here")


def test_the_example_settings_are_accepted():
    found = _parser().parse_args(with_settings(["serve", "--config", str(DEPLOY / "kuluary.toml")]))
    assert (found.port, found.workers, found.proxy) == (8000, 2, ["127.0.0.1/32"])


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "kuluary.service"])
def test_variables_are_settings(name):
    named = set(re.findall(r"KULUARY_([A-Z_]+)", (DEPLOY / name).read_text(encoding="utf-8")))
    assert {variable.lower().replace("_", "-") for variable in named} <= set(SERVE)


def test_the_services_that_are_composed_know_each_other():
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services, (network,) = found["services"], found["networks"]["default"]["ipam"]["config"]
    upstreams = [name.partition(":")[0] for name in services["caddy"]["environment"]["UPSTREAM"].split()]
    assert upstreams == [name for name, service in services.items() if "build" in service]
    for name in upstreams:
        settings = services[name]["environment"]
        assert settings["KULUARY_PROXY"] == network["subnet"]
        database = settings["KULUARY_DATABASE"].replace("${POSTGRES_PASSWORD:?}", "secret")
        assert urlsplit(database).hostname in services
        assert urlsplit(settings["KULUARY_BUS"]).hostname in services
        assert int(settings["KULUARY_DRAIN"]) < int(services[name]["stop_grace_period"].removesuffix("s"))


def test_a_container_has_all_that_serving_needs():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *extras["nets"], *extras["postgresql"], *extras["redis"]]
    pins = {name: pinned(name) for name in ("serve", "dev")}
    assert {re.split(r"[\[<>=; ]", one)[0].replace(".", "-") for one in needed} <= {
        pin.split("==")[0] for pin in pins["serve"]
    }
    assert pins["serve"] <= pins["dev"]


def pinned(name: str) -> set[str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return set(re.findall(r"^[\w-]+==[\w.]+", text, re.MULTILINE))


@needs("systemd-analyze")
def test_the_unit_is_in_order(tmp_path):
    unit = tmp_path / "kuluary.service"
    text = (DEPLOY / "kuluary.service").read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/kuluary/bin/kuluary", sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if "kuluary.service" in line] == []


@at_length("whole games through a proxy")
@needs("nginx")
def test_nginx_carries_a_game_with_tls_below_a_path(tmp_path, start_server):
    servers = [start_server(tmp_path / "data", root_path="/games", proxies=["127.0.0.1"]) for _ in range(2)]
    port, certificate = free_port(), make_certificate(tmp_path)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in {
        "listen 443": f"listen 127.0.0.1:{port}",
        "127.0.0.1:8001": urlsplit(servers[0].url).netloc,
        "127.0.0.1:8002": urlsplit(servers[1].url).netloc,
        "/etc/ssl/games.example.pem": str(certificate),
        "/etc/ssl/games.example.key": str(certificate.with_suffix(".key")),
        "games.example;": "localhost;",
    }.items():
        assert old in text
        text = text.replace(old, new)
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}} http {{ {text} }}", encoding="utf-8")
    with running(["nginx", "-p", str(tmp_path), "-c", str(whole), "-g", "daemon off;"], port):
        play_a_game(f"https://localhost:{port}/games", certificate)
    see_no_fault(servers)


@at_length("whole games through a proxy")
@needs("caddy")
@pytest.mark.parametrize("below", ["", "/games"])
def test_caddy_carries_a_game_with_tls(tmp_path, start_server, below):
    server = start_server(tmp_path / "data", root_path=below, proxies=["127.0.0.1"])
    port = free_port()
    text = f"{{\nadmin off\nskip_install_trust\nhttp_port {free_port()}\n}}\n"
    whole = tmp_path / "Caddyfile"
    text += (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    if below:  # as its comment says
        text = text.replace("\thandle {", f"\thandle {below}* {{")
    whole.write_text(text, encoding="utf-8")
    env = {"SITE": f"localhost:{port}", "UPSTREAM": urlsplit(server.url).netloc, "XDG_DATA_HOME": str(tmp_path)}
    root = tmp_path / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    with running(["caddy", "run", "--config", str(whole), "--adapter", "caddyfile"], port, env):
        until(root.exists)
        play_a_game(f"https://localhost:{port}{below}", root)
    see_no_fault([server])


def make_certificate(folder: Path) -> Path:
    """Make a certificate for this machine, with its key beside it."""
    certificate = folder / "site.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject]
    key = ["-keyout", str(certificate.with_suffix(".key")), "-out", str(certificate)]
    subprocess.run([*command, *key], check=True, capture_output=True)
    return certificate


@contextmanager
def running(command: list[str], port: int, env: dict[str, str] | None = None) -> Iterator[None]:
    """A proxy that listens."""
    with subprocess.Popen(command, env=os.environ | (env or {})) as proxy:
        try:
            until(lambda: proxy.poll() is not None or _listens(port))
            assert proxy.poll() is None
            yield
        finally:
            proxy.terminate()


def _listens(port: int) -> bool:
    lines = [line.split() for name in ("tcp", "tcp6") for line in Path(f"/proc/net/{name}").read_text().splitlines()]
    return any(line[1].endswith(f":{port:04X}") and line[3] == "0A" for line in lines if len(line) > 3)


def play_a_game(url: str, certificate: Path) -> None:
    """Let the example client play through the proxy."""
    command = [sys.executable, str(ROOT / "examples" / "clients" / "play.py"), url]
    env = os.environ | {"SSL_CERT_FILE": str(certificate)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert "place" in done.stdout, done.stderr


def see_no_fault(servers: list[ServerProcess]) -> None:
    for server in servers:
        assert server.errors.read_text() == ""
