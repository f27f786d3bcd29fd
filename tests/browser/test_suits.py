"""A whole game of «Масти Власти»: two people in two browsers, one by taps on a phone, one by keyboard, wide."""

import re

import pytest
from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import (
    ASKED,
    code_of,
    is_over,
    play_until_over,
    press_keys,
    tap_a_card,
    violations,
)


@pytest.fixture
def two_and_bots(visitor):
    """A table of four: a host on a phone (Russian, dark), a guest on a wide screen (English, light), two bots."""
    host, guest = visitor(PHONE), visitor(WIDE, lang="en", theme="light")
    host.goto("/#/new/suits")
    for chair, who in enumerate(("open", "bot:greedy", "bot:greedy")):
        host.locator(".chair select").nth(chair).select_option(who)
    host.get_by_label("Имя").fill("Марк")
    host.locator("form .btn--main").tap()
    code = code_of(host)
    guest.goto(f"/#/t/{code}")
    guest.wait_for_function("() => document.activeElement.id === 'name'")
    guest.keyboard.type("Anya")
    guest.keyboard.press("Enter")
    host.get_by_role("button", name="Начать").tap()
    host.wait_for_selector("#prompt")
    guest.wait_for_selector("#prompt")
    return host, guest


def test_a_whole_game_by_taps_and_by_keyboard(two_and_bots):
    host, guest = two_and_bots
    answered = play_until_over([(host, tap_a_card), (guest, press_keys)])
    assert answered >= 16
    assert host.locator(".board").inner_text() != ""
    assert violations(host) == []
    assert violations(guest) == []
    host.get_by_role("button", name="Ещё партия").tap()
    host.get_by_role("button", name="Начать").wait_for()
    guest.get_by_role("button", name="you are awaited").click()
    guest.wait_for_url(re.compile(code_of(host)))


def test_a_table_in_play_has_no_accessibility_violation(two_and_bots):
    for page in two_and_bots:
        assert violations(page) == []


def test_a_dropped_connection_comes_back_to_the_same_decision(two_and_bots):
    host, _ = two_and_bots
    page = next(page for page in two_and_bots if page is host)
    page.wait_for_selector(f"{ASKED}, #prompt")
    before = page.locator(".hand [data-card]").count()
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    page.reload()
    page.wait_for_selector("#prompt")
    page.wait_for_function("() => document.querySelectorAll('.hand [data-card]').length > 0")
    assert page.locator(".hand [data-card]").count() == before
    assert not is_over(page)
