"""A game from outside, in a browser that knows nothing of it: through the plain board."""

import os
from pathlib import Path

import pytest
from tests.browser.conftest import PHONE, serving
from tests.browser.table import SOON, may_be_overtaken, play_until_over, violations

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A server that knows the example."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    with serving(tmp_path_factory.mktemp("example"), PYTHONPATH=path, KULUARY_GAMES="examples.goofspiel") as found:
        yield found


@may_be_overtaken
def bid(page):
    """Bid with the first card, unless both bids were there already and the page tells what came of them."""
    page.locator("#prompt .opt").first.tap(timeout=SOON)


def test_a_game_from_outside_is_played_through_the_plain_board(visitor):
    page = visitor(PHONE)
    page.goto("/")
    cover = page.locator(".cover", has_text="Гуфшпиль")
    assert "каждый делает ставку втайне" in cover.inner_text()
    cover.get_by_role("button").click()
    page.locator(".stub li").first.wait_for()
    assert "Раунд 1 из 13" in page.locator(".stub").inner_text()
    assert violations(page) == []
    play_until_over([(page, bid)])
    assert "goofspiel-" not in page.locator("body").inner_text()


def test_its_rules_are_in_the_library(visitor):
    page = visitor(PHONE, lang="en")
    page.goto("/#/rules/goofspiel")
    page.get_by_text("The highest bid takes the stake").wait_for()
