"""Whatever comes in, the server answers that it is wrong, and never that it has failed itself."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

import httpx
import pytest

LONG = "x" * 300
ODD = ["%00", "%00%00%00%00%00%00", "..%00", LONG, "%ff%fe", "%ED%A0%80", "BBBBB%0A", "%F0%9F%98%80", "[", "%25"]
PLACES = ["/{}", "/assets/{}", "/t/{}", "/api/{}", "/api/tables/{}", "/api/tables/{}/log", "/api/keepsakes/{}"]
PLACES += ["/api/rules/{}", "/api/catalog/{}", "/api/rules/suits?lang={}", "/api/tables/BBBBBB/replay?as={}", "/ws/{}"]
PLACES += ["/api/packs/{}", "/api/tables/{}/pack", "/api/sheet/{}", "/api/sheet/suits?pack={}"]


@pytest.mark.parametrize("place", PLACES)
def test_odd_paths_are_not_found(company, place):
    guest = company.guest()
    for odd in ODD:
        response = guest.call("GET", place.format(odd))
        assert response.status_code < 500 or "not been built" in response.text, odd
        assert response.status_code != 200 or not place.startswith(("/api", "/assets", "/ws"))


@pytest.mark.parametrize("place", ["/api/catalog/suits?content={}", "/api/people/{}", "/api/people/me/games?game={}"])
def test_a_character_that_no_database_takes_is_never_looked_for(company, place):
    answer = company.guest().call("GET", place.format("a%00b"))
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_call")


@pytest.mark.parametrize("path", ["/%00", f"/{LONG}", f"/t/{LONG}", "/robots.txt", "/favicon.ico", "/worker.js"])
def test_what_is_no_page_does_not_get_the_page(company, path):
    assert company.guest().call("GET", path).status_code == 404


@pytest.mark.parametrize("name", ["Origin", "Host", "Cookie", "Authorization", "Accept-Language", "X-Forwarded-Host"])
@pytest.mark.parametrize("value", ["http://[", "[", "[::1", "kuluary=\xff", "Bearer \xff", "\xff", "a" * 8000, ";=,"])
def test_odd_headers_are_not_our_fault(server, name, value):
    body = b'{"name": "X"}'
    url = urlsplit(server.url)
    headers = {"Host": url.netloc, "Content-Length": str(len(body)), "Connection": "close", name: value}
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    with socket.create_connection((url.hostname, url.port), timeout=20) as line:
        line.sendall(f"POST /api/guest HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body)
        answer = line.makefile("rb").readline()
    assert int(answer.split()[1]) < 500


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/guest", b'{"name": "\\u0000"}'),
        ("/api/guest", b'{"name": "\\ud800"}'),
        ("/api/guest", b'{"name": "A\\u0000B"}'),
        ("/api/guest", b'{"name": "A", "lang": "r\\u0000"}'),
        ("/api/guest", b"\x00"),
        ("/api/guest", b"[" * 60_000),
        ("/api/tables", b'{"game": "\\u0000", "seats": 4}'),
        ("/api/tables", b'{"game": "suits", "seats": 99999999999999999999999}'),
        ("/api/tables", b'{"game": "suits", "seats": 4, "name": "\\u0000"}'),
        ("/api/tables", b'{"game": "suits", "seats": 4, "options": {"\\u0000": "\\u0000"}}'),
        ("/api/tables", b'{"game": "suits", "seats": 4, "seating": ["me", "local:\\u0000", "bot:\\u0000", "\\u0000"]}'),
        ("/api/tables", b'{"game": "committee", "seats": 3, "roles": ["\\u0000", null, null]}'),
        ("/api/keepsakes", b'{"game": "committee", "card": {"agent": "\\u0000", "curator": "\\u0000"}}'),
        ("/api/keepsakes/%00/discard", b"{}"),
        ("/api/packs/%00/discard", b"{}"),
        ("/api/packs/check", b'{"pack": "\\u0000"}'),
        ("/api/packs/check", b'{"game": "\\u0000"}'),
        ("/api/packs", b'{"game": "suits", "id": "\\u0000", "name": "\\u0000"}'),
        ("/api/packs", b'{"game": "suits", "id": "\\u0000", "name": "A"}'),
        ("/api/packs", b'{"game": "suits", "note": "a\\u0000b", "name": "A\\u0000"}'),
        ("/api/tables", b'{"game": "suits", "seats": 4, "pack": "\\u0000"}'),
        ("/api/tables/BBBBBB/bring", b'{"seat": 0, "keepsake": "\\u0000"}'),
    ],
)
def test_odd_bodies_are_not_our_fault(company, path, body):
    guest = company.guest()
    response = httpx.post(f"{company.server.url}{path}", content=body, headers=guest.headers, timeout=20, verify=False)
    assert response.status_code < 500


@pytest.mark.parametrize("message", ["chat", "undo", "play", "explain", "propose"])
@pytest.mark.parametrize("id", ["\x00", "a\x00b", "", "x" * 65, "\n"])
def test_odd_ids_are_malformed(company, message, id):
    guest = company.guest()
    live = company.watch(guest, guest.table())
    more = {"seat": 0, "decision": "x", "action": {"type": "suits.Pass"}, "text": "a"}
    live.send(type=message, id=id, **more)
    assert live.wait("error")["code"] == "malformed"


@pytest.mark.parametrize("number", [2**31, -(2**63), 2**200])
@pytest.mark.parametrize(("message", "field"), [("point_out", "message"), ("withdraw", "proposal"), ("undo", "seat")])
def test_numbers_no_database_can_hold_are_malformed(company, message, field, number):
    guest = company.guest()
    live = company.watch(guest, guest.table())
    live.send(type=message, id="large", **{field: number})
    assert live.wait("error")["code"] == "malformed"


@pytest.mark.parametrize("text", ["\x00", "\ud800", "\x1b\x07"])
def test_a_text_of_nothing_visible_is_malformed(company, text):
    guest = company.guest()
    live = company.watch(guest, guest.table())
    live.send(type="chat", id="odd", text=text)
    assert live.wait("error")["code"] == "malformed"


def test_what_is_invisible_in_a_text_is_left_out(company):
    guest = company.guest()
    live = company.watch(guest, guest.table())
    live.send(type="chat", id="nul", text="а\x00б")
    assert live.wait("chat")["messages"][-1]["text"] == "аб"
