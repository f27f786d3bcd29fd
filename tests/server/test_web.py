"""The client's files, the rules and the list of games, over HTTP alone."""

from __future__ import annotations

import asyncio
import gzip
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from starlette.routing import Route
from tests.server.helpers import ServerProcess

import kuluary
from kuluary.core import game_names
from kuluary.server import Settings, make_app
from kuluary.server.door.guarding import Forwarded

PAGE = "<!doctype html><html><head><title>К</title></head><body><script>1</script></body></html>"


@contextmanager
def serving(data: Path, **settings: str) -> Iterator[httpx.Client]:
    server = ServerProcess(data, **settings)
    try:
        with httpx.Client(base_url=server.url, verify=False) as client:
            yield client
        assert server.stop() == 0
    finally:
        server.tidy_up()


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("client")
    folder = home / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-abc123.js").write_text("let x = 1;\n" * 1000)
    (folder / "icon.svg").write_text("<svg/>")
    (home / "secret.txt").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def client(web: Path) -> Iterator[httpx.Client]:
    with serving(web.parent / "data", web=str(web)) as client:
        yield client


@pytest.fixture(scope="module")
def below(web: Path) -> Iterator[httpx.Client]:
    with serving(web.parent / "below", web=str(web), root_path="/games") as client:
        client.base_url = client.base_url.copy_with(path="/")
        yield client


def test_the_page_is_never_kept(client):
    response = client.get("/")
    assert "<title>К</title>" in response.text
    assert response.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/t/KRTVND", "/rules/suits", "/deep/er/still"])
def test_paths_of_the_client_get_its_page(client, path):
    assert "<title>К</title>" in client.get(path).text


def test_hashed_files_are_kept_for_ever(client):
    response = client.get("/assets/index-abc123.js")
    assert "immutable" in response.headers["cache-control"]
    assert response.headers["content-type"].startswith("text/javascript")


def test_other_files_are_never_kept(client):
    assert client.get("/icon.svg").headers["cache-control"] == "no-store"


def test_files_are_compressed(client):
    with client.stream("GET", "/assets/index-abc123.js", headers={"accept-encoding": "gzip"}) as response:
        raw = b"".join(response.iter_raw())
    assert gzip.decompress(raw) == b"let x = 1;\n" * 1000


def test_a_missing_asset_is_not_the_page(client):
    assert client.get("/assets/index-old.js").status_code == 404


def test_an_unknown_call_is_answered_in_json(client):
    response = client.get("/api/nonsense")
    assert (response.status_code, response.json()["error"]["code"]) == (404, "no_such_call")


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"])
def test_nothing_outside_the_folder_is_served(client, path):
    assert "secret" not in client.get(path).text


def test_the_page_allows_only_its_own_scripts(client):
    policy = client.get("/").headers["content-security-policy"]
    assert "script-src 'self' 'sha256-" in policy
    assert "frame-ancestors 'none'" in policy


def test_without_a_built_client_the_server_says_what_to_run(tmp_path):
    with serving(tmp_path, web=str(tmp_path / "nothing")) as client:
        response = client.get("/")
    assert response.status_code == 503
    assert "npm run build" in response.text


def test_health(client):
    assert client.get("/health").json() == {"ok": True, "version": kuluary.__version__}


# Below a path


@pytest.mark.parametrize("path", ["/games/health", "/health"])
def test_a_proxy_may_cut_the_path_off_or_not(below, path):
    assert below.get(path).json()["ok"]


def test_the_page_knows_where_it_is_mounted(below):
    assert '<base href="/games/">' in below.get("/games/t/KRTVND").text


def test_the_cookie_belongs_to_the_path(below):
    response = below.post("/games/api/guest", json={"name": "Ася"})
    assert "path=/games" in response.headers["set-cookie"].lower()


def test_the_page_at_the_root_knows_it_too(client):
    assert '<base href="/">' in client.get("/t/KRTVND").text


# Games and rules


def test_games_are_listed_with_their_options(client):
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert tuple(games) == game_names()
    teams = next(option for option in games["suits"]["options"] if option["name"] == "teams")
    assert teams == {"name": "teams", "values": [False, True], "default": False, "seats": [4]}
    assert "random" in games["suits"]["bots"]


def test_every_offered_option_can_be_played(client):
    for game in client.get("/api/games").json():
        for option in game["options"]:
            for seats in option.get("seats", game["seats"]):
                for value in option["values"]:
                    kuluary.Match.new(game["name"], seats=seats, options={option["name"]: value}, seed="x")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_rules_have_every_clause_of_their_file(client, lang):
    book = client.get(f"/api/rules/suits?lang={lang}").json()
    text = (Path(__file__).parents[2] / "docs" / "rules" / f"suits.{lang}.md").read_text()
    clauses = [clause["id"] for chapter in book["chapters"] for clause in chapter["clauses"]]
    assert len(clauses) == text.count("\n**S-")
    assert [chapter["id"] for chapter in book["chapters"]][-2:] == ["glossary", "reconstructed"]


def test_clauses_are_anchors_of_their_chapter(client):
    book = client.get("/api/rules/suits?lang=en").json()
    chapter = next(chapter for chapter in book["chapters"] if chapter["id"] == "S-3")
    assert all(f'id="{clause["id"]}"' in chapter["html"] for clause in chapter["clauses"])
    assert chapter["clauses"][0]["html"] in chapter["html"]


def test_tables_of_the_rules_are_tables(client):
    book = client.get("/api/rules/suits?lang=ru").json()
    glossary = next(chapter for chapter in book["chapters"] if chapter["id"] == "glossary")
    assert "<table>" in glossary["html"]


def test_a_language_we_do_not_have_gets_english(client):
    assert client.get("/api/rules/suits?lang=fr").json()["lang"] == "en"


def test_the_language_follows_the_browser(client):
    response = client.get("/api/rules/suits", headers={"accept-language": "ru-RU,ru;q=0.9,en;q=0.8"})
    assert response.json()["lang"] == "ru"


@pytest.mark.parametrize("lang", ["../../x", "r", "ru/../en"])
def test_a_language_is_no_path(client, lang):
    assert client.get("/api/rules/suits", params={"lang": lang}).status_code == 400


def test_rules_of_no_game_are_not_found(client):
    assert client.get("/api/rules/chess").status_code == 404


def test_the_catalogue_tells_the_minimum_of_a_card_and_what_is_reconstructed(client):
    objects = {entry["id"]: entry for entry in client.get("/api/catalog/power").json()["objects"]}
    assert objects["corporations"]["minimum"] == 6
    assert objects["corporations"]["marks"] == ["inferred:special_interest"]


def test_the_catalogue_of_the_committee_tells_what_is_reconstructed_and_what_stickers_a_victory_brings(client):
    found = client.get("/api/catalog/committee").json()
    assert "cost" in dict(found["inferred"])["road.kirov-perm"]
    assert found["scenarios"][0]["stickers"][0] == [11, 6]


def test_the_catalogue_of_suits_tells_the_guild_of_every_card_in_every_deck(client):
    found = client.get("/api/catalog/suits").json()
    assert found["cards"][51] == {
        "type": "suits.CatalogCard",
        "card": 51,
        "character": "captain",
        "value": 13,
        "neutral": "power",
    }
    standard = next(deck for deck in found["decks"] if deck["deck"] == "standard")
    assert [standard["guilds"].count(guild) for guild in ("merchants", "assassins", None)] == [7, 5, 16]
    assert standard["marks"] == ["inferred:guilds"]


def test_a_game_nobody_knows_has_no_catalogue(client):
    assert client.get("/api/catalog/chess").status_code == 404


# Headers and proxies


@pytest.mark.parametrize(
    "path", ["/", "/icon.svg", "/api/games", "/api/nonsense", "/assets/none.js", "/%00", "/health", "/t/KRTVND"]
)
def test_every_answer_tells_browsers_to_be_careful(client, path):
    headers = client.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_even_the_answer_to_what_is_no_http_does(client):
    with socket.create_connection((client.base_url.host, client.base_url.port), timeout=20) as line:
        line.sendall(b"GARBAGE\r\n\r\n")
        answer = line.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"x-content-type-options: nosniff" in answer.lower()


def test_even_the_answer_to_our_own_failure_does(tmp_path):
    async def fail(_request):
        raise RuntimeError

    async def ask():
        app = make_app(Settings(data=tmp_path))
        app.router.routes.insert(0, Route("/fail", fail))
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as asking:
            return await asking.get("/fail")

    response = asyncio.run(ask())
    assert response.status_code == 500
    assert response.headers["x-frame-options"] == "DENY"


def test_that_the_database_is_away_is_said_in_one_line_and_passes(tmp_path, start_server):
    server = start_server(tmp_path)
    guest = server.guest()
    code = guest.table()
    with closing(sqlite3.connect(tmp_path / "kuluary.sqlite3")) as database:
        database.execute("alter table tokens rename to gone")
        response = guest.call("GET", "/api/me")
        with guest.live(code) as live:
            assert live.read()["code"] == "unavailable"
            assert live.closed_with() == 1013
        database.execute("alter table gone rename to tokens")
    assert (response.status_code, response.json()["error"]["code"]) == (503, "unavailable")
    assert guest.call("GET", "/api/me").status_code == 200
    said = server.errors.read_text()
    assert (said.count("no such table"), "Traceback" in said) == (2, False)


def test_who_hangs_up_in_the_middle_of_a_call_leaves_no_trace(tmp_path, start_server):
    server = start_server(tmp_path)
    url = httpx.URL(server.url)
    with socket.create_connection((url.host, url.port), timeout=20) as line:
        line.sendall(b"POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{")
        server.guest()  # by then that was heard
    assert server.stop() == 0
    assert server.errors.read_text() == ""


@pytest.mark.parametrize("path", ["/api/schema", "/api/rules/suits?lang=ru", "/api/messages/suits?lang=en"])
def test_what_is_the_same_for_everybody_is_made_once(client, path):
    packed = client.get(path, headers={"accept-encoding": "gzip"})
    plain = client.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content


def test_the_metrics_are_not_for_those_behind_a_proxy_nobody_has_named(client):
    assert client.get("/metrics").status_code == 200
    assert client.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 404


@pytest.mark.parametrize(
    ("proxies", "peer", "seen"),
    [
        ((), "127.0.0.1", ("127.0.0.1", "http", None)),
        (("10.0.0.0/8",), "10.1.2.3", ("203.0.113.9", "https", "play.example")),
        (("10.0.0.1", "::1"), "::1", ("203.0.113.9", "https", "play.example")),
        (("10.0.0.1",), "10.0.0.2", ("10.0.0.2", "http", None)),
        (("10.0.0.1",), "no address", ("no address", "http", None)),
    ],
)
def test_only_named_proxies_are_believed(proxies, peer, seen, caplog):
    found = []

    async def app(scope, receive, send):
        connection = HTTPConnection(scope)
        found.append((connection.client.host, scope["scheme"], connection.headers.get("x-forwarded-host")))

    headers = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https", "x-forwarded-host": "play.example"}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": raw}
    asyncio.run(Forwarded(app, proxies)(scope, None, None))
    assert found == [seen]
    assert ("--proxy" in caplog.text) is (seen[0] == peer)


def test_another_host_in_a_header_is_not_our_own(client):
    headers = {"origin": "http://evil.example", "x-forwarded-host": "evil.example", "cookie": "kuluary=x"}
    assert client.post("/api/guest", json={"name": "Ж"}, headers=headers).status_code == 403
