"""Guests, their secrets, and where requests may come from."""

from __future__ import annotations

import sqlite3

import httpx
import pytest


def cookie_call(server, method: str, path: str, token: str, origin: str | None, **body) -> httpx.Response:
    headers = {"Cookie": f"kuluary={token}"} | ({"Origin": origin} if origin else {})
    with httpx.Client(base_url=server.url, verify=False) as client:
        return client.request(method, path, headers=headers, json=body if method == "POST" else None)


def test_a_guest_is_known_by_the_token(company):
    guest = company.guest("Ася")
    person = guest.get("/api/me")["person"]
    assert person.pop("face") in range(6)
    assert person == {"id": guest.id, "name": "Ася", "lang": "en"}


def test_a_stranger_is_nobody(company):
    assert company.stranger().get("/api/me")["person"] is None


def test_a_wrong_token_is_nobody(company):
    guest = company.guest()
    guest.token = "x" * 32
    assert guest.get("/api/me")["person"] is None


def test_the_cookie_is_out_of_reach_of_scripts(company):
    response = company.stranger().call("POST", "/api/guest", name="Марк")
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_the_cookie_says_who_it_is(company):
    guest = company.guest("Лев")
    response = cookie_call(company.server, "GET", "/api/me", guest.token, None)
    assert response.json()["person"]["name"] == "Лев"


def test_with_a_known_token_a_guest_is_renamed(company):
    guest = company.guest("Ира")
    renamed = guest.post("/api/guest", name="Ирина", lang="ru")
    assert renamed == {"person": guest.get("/api/me")["person"]}
    assert (renamed["person"]["name"], renamed["person"]["lang"]) == ("Ирина", "ru")


def test_a_language_that_was_added_is_spoken(pseudo, start_server, tmp_path):
    server = start_server(tmp_path / "data")
    headers = {"accept-language": f"{pseudo},en;q=0.5", "origin": server.url}
    made = httpx.post(f"{server.url}/api/guest", json={"name": "Ира"}, headers=headers)
    assert made.json()["person"]["lang"] == pseudo
    assert httpx.get(f"{server.url}/api/rules/suits?lang={pseudo}").json()["lang"] == "en"


def test_a_new_name_is_shown_at_the_table_at_once(company):
    guest = company.guest("Ира")
    code = guest.table(seating=["me", "bot:random", "bot:random", "open"])
    live = company.watch(company.stranger(), code)
    live.wait("table")
    guest.post("/api/guest", name="Ирина")
    assert live.wait("table")["table"]["seating"][0]["name"] == "Ирина"


def test_a_name_loses_what_cannot_be_seen(company):
    guest = company.guest("  Ася\u202e \n\t Ли\u0000 ")
    assert guest.get("/api/me")["person"]["name"] == "Ася Ли"


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 41])
def test_a_name_that_is_empty_or_too_long_is_refused(company, name):
    assert company.stranger().refused("POST", "/api/guest", name=name) == "malformed"


def test_leaving_takes_the_cookie_away(company):
    guest = company.guest()
    response = cookie_call(company.server, "POST", "/api/leave", guest.token, company.server.url)
    assert "max-age=0" in response.headers["set-cookie"].lower()


@pytest.mark.parametrize("origin", [None, "http://elsewhere.example", "null"])
def test_a_change_with_the_cookie_from_elsewhere_is_refused(company, origin):
    guest = company.guest()
    response = cookie_call(company.server, "POST", "/api/tables", guest.token, origin, game="suits", seats=4)
    assert response.status_code == 403
    assert guest.get("/api/tables")["mine"] == []


def test_a_change_with_the_cookie_from_our_own_page_is_made(company):
    guest = company.guest()
    own = company.server.url
    response = cookie_call(company.server, "POST", "/api/tables", guest.token, own, game="suits", seats=4)
    assert response.status_code == 201


@pytest.mark.parametrize(("proxies", "status"), [(["127.0.0.1"], 201), ([], 403)])
def test_a_named_proxy_may_say_which_host_was_asked_for(tmp_path, start_server, proxies, status):
    guest = start_server(tmp_path, proxies=proxies).guest()
    headers = {
        "Cookie": f"kuluary={guest.token}",
        "Origin": "https://games.example",
        "X-Forwarded-Host": "games.example",
    }
    with httpx.Client(base_url=guest.server.url, headers=headers) as client:
        assert client.post("/api/tables", json={"game": "suits", "seats": 4}).status_code == status


def test_a_password_for_the_proxy_does_not_stand_in_for_the_origin(company):
    guest = company.guest()
    headers = {"Cookie": f"kuluary={guest.token}", "Authorization": "Basic YTpi"}
    with httpx.Client(base_url=company.server.url, headers=headers) as client:
        assert client.post("/api/tables", json={"game": "suits", "seats": 4}).status_code == 403


def test_who_has_no_name_cannot_make_a_table(company):
    assert company.stranger().refused("POST", "/api/tables", game="suits", seats=4) == "who"


def test_the_store_holds_no_token(company):
    guest = company.guest()
    with sqlite3.connect(company.server.data / "kuluary.sqlite3") as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert guest.id in dump
    assert guest.token not in dump
