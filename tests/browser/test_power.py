"""Whole games of «Тайная власть»: three seats on a phone, alone against Сокол on a wide screen, by the prompt alone."""

import pytest
from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import play_until_over, tap_an_option, violations


def start(page, seats):
    """Make a table against bots (none when alone) and sit down."""
    page.goto("/#/new/power")
    page.get_by_text(str(seats), exact=True).first.click()
    for chair in range(page.locator(".chair select").count()):
        page.locator(".chair select").nth(chair).select_option("bot:random")
    page.get_by_label("Ваше имя").fill("Вера")
    page.locator("form .btn--main").click()
    page.wait_for_selector("#prompt")


@pytest.mark.parametrize(("seats", "screen", "theme"), [(3, PHONE, "dark"), (1, WIDE, "light")])
def test_a_whole_game_through_the_prompt(visitor, seats, screen, theme):
    page = visitor(screen, theme=theme)
    start(page, seats)
    assert violations(page) == []
    play_until_over([(page, tap_an_option)], seconds=400)
    assert "power-" not in page.locator("body").inner_text()
    assert violations(page) == []
