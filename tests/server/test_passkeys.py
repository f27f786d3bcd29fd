"""Passkeys: made by a device, signed once, bound to the site, listed and removed."""

from __future__ import annotations

import httpx
import pytest
from tests.server.authenticator import Authenticator

PASSWORD = "вечер у Медичи"
KEYS = "/api/account/passkeys"


@pytest.fixture
def owner(company):
    """Somebody with an account, and the origin of the server."""
    player = company.guest("Марина")
    player.post("/api/account", email=f"{player.id}@example.org", password=PASSWORD)
    return player, Authenticator(player.server.url)


def made(player, device):
    """Make a passkey."""
    options = player.post(f"{KEYS}/offer", password=PASSWORD)
    return player.post(KEYS, credential=device.make(options))


def test_a_passkey_lets_its_person_in_on_another_device_and_brings_the_guest_along(owner, company):
    player, device = owner
    (key,) = made(player, device)
    assert key["used"] is None
    guest = company.guest("Гостья")
    code = guest.table()
    options = guest.post(f"{KEYS}/ask")
    assert options["rpId"] == "127.0.0.1"
    known = guest.post(f"{KEYS}/enter", credential=device.sign(options))
    assert known["person"]["id"] == player.id
    guest.token = known["token"]
    assert code in [table["code"] for table in guest.get("/api/tables")["mine"]]
    assert guest.get(KEYS)[0]["used"]
    assert guest.post(f"{KEYS}/{key['id']}/remove") == []
    again = device.sign(company.stranger().post(f"{KEYS}/ask"))
    assert company.stranger().refused("POST", f"{KEYS}/enter", credential=again) == "unknown_passkey"


def test_what_was_signed_counts_once_and_for_this_site_alone(owner, company):
    player, device = owner
    made(player, device)
    stranger = company.stranger()
    signed = device.sign(stranger.post(f"{KEYS}/ask"))
    stranger.post(f"{KEYS}/enter", credential=signed)
    assert stranger.refused("POST", f"{KEYS}/enter", credential=signed) == "bad_passkey"
    device.origin = "http://evil.example"
    lured = device.sign(stranger.post(f"{KEYS}/ask"))
    assert stranger.refused("POST", f"{KEYS}/enter", credential=lured) == "unknown_passkey"
    device.origin, device.signs = player.server.url, 0
    copied = device.sign(stranger.post(f"{KEYS}/ask"))  # it has signed more often than that
    assert stranger.refused("POST", f"{KEYS}/enter", credential=copied) == "unknown_passkey"
    forged = device.sign(stranger.post(f"{KEYS}/ask"))
    forged["response"]["signature"] = copied["response"]["signature"]
    assert stranger.refused("POST", f"{KEYS}/enter", credential=forged) == "unknown_passkey"


def test_only_who_knows_the_password_adds_a_passkey_to_an_account(owner, company):
    player, device = owner
    assert company.guest("Гость").refused("POST", f"{KEYS}/offer") == "no_account"
    assert player.refused("POST", f"{KEYS}/offer") == "wrong_password"
    assert player.refused("POST", f"{KEYS}/offer", password="не тот") == "wrong_password"
    other = company.guest("Лев")
    other.post("/api/account", email=f"{other.id}@example.org", password=PASSWORD)
    stolen = device.make(player.post(f"{KEYS}/offer", password=PASSWORD))
    assert other.refused("POST", KEYS, credential=stolen) == "bad_passkey"
    for junk in ({}, {"response": {"clientDataJSON": "AAAA"}}, {"response": 3}):
        assert player.refused("POST", KEYS, credential=junk) == "bad_passkey"


def test_a_page_of_another_site_asks_for_nothing(owner):
    player, _ = owner
    headers = {"Origin": "http://evil.example", "Cookie": f"kuluary={player.token}"}
    for path in ("offer", "ask"):
        answer = httpx.post(f"{player.server.url}{KEYS}/{path}", json={}, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")
