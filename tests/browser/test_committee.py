"""Whole games of «Комитет»: an agent of ours and a bot's, on a phone and on a wide screen, by the prompt alone."""

import pytest
from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import play_until_over, tap_an_option, violations


def start(page):
    """Make a table for two with a bot and sit down."""
    page.goto("/#/new/committee")
    page.get_by_text("2", exact=True).first.click()
    page.locator(".chair select").first.select_option("bot:random")
    page.get_by_label("Ваше имя").fill("Вера")
    page.locator("form .btn--main").click()
    page.wait_for_selector("#prompt")


@pytest.mark.parametrize(("screen", "theme"), [(PHONE, "light"), (WIDE, "dark")])
def test_a_whole_game_through_the_prompt(visitor, screen, theme):
    page = visitor(screen, theme=theme)
    start(page)
    assert violations(page) == []
    play_until_over([(page, tap_an_option)], seconds=400)
    assert "committee-" not in page.locator("body").inner_text()
    assert violations(page) == []
