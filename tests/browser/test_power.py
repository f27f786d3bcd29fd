"""Games of «Тайная власть»: whole ones by the prompt alone, its verbs by keyboard, three people at one screen."""

import pytest
from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import ASKED, number_of, play_by_hand, tap_an_option, violations
from tests.trials import times


def start(page, seats):
    """Make a table against bots (none when alone) and sit down."""
    page.goto("/#/new/power")
    page.get_by_text(str(seats), exact=True).first.click()
    for chair in range(page.locator(".chair select").count()):
        page.locator(".chair select").nth(chair).select_option("bot:random")
    page.get_by_label("Ваше имя").fill("Вера")
    page.locator("form .btn--main").click()
    page.wait_for_selector("#prompt")


@pytest.mark.parametrize(
    ("seats", "screen", "theme", "by_hand"), [(3, PHONE, "dark", None), (1, WIDE, "light", times(8, None))]
)
def test_a_whole_game_through_the_prompt(visitor, seats, screen, theme, by_hand):
    page = visitor(screen, theme=theme)
    start(page, seats)
    assert violations(page) == []
    play_by_hand(page, tap_an_option, by_hand)
    assert "power-" not in page.locator("body").inner_text()
    assert violations(page) == []


def test_a_verb_of_the_prompt_opens_and_closes_by_keyboard(visitor):
    page = visitor(PHONE)
    start(page, 3)
    page.wait_for_selector(ASKED)
    verb = page.locator("#prompt .opt[aria-expanded]").first
    name = verb.locator(".name").inner_text()
    digit = verb.get_attribute("aria-keyshortcuts")
    verb.focus()
    page.keyboard.press("Enter")
    page.locator("#prompt .back").wait_for()
    assert name in page.locator("#prompt .back").inner_text()
    assert page.evaluate("document.activeElement.matches('#prompt .opt')")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("#prompt .back").wait_for(state="detached")
    page.keyboard.press(digit)
    page.locator("#prompt .back").wait_for()


def test_a_wide_board_shows_a_turn_without_scrolling(visitor):
    page = visitor(WIDE)
    start(page, 4)
    page.wait_for_selector(ASKED)
    page.wait_for_selector(".power .hand")
    assert (
        page.evaluate("() => { const b = document.querySelector('.power'); return b.scrollHeight - b.clientHeight }")
        <= 0
    )


def three_at_one_screen(page):
    """Make a table for three people of one device, with six alliances to choose from."""
    page.goto("/#/new/power")
    page.get_by_text("3", exact=True).first.tap()
    page.get_by_text("по шесть", exact=False).tap()
    for chair in range(page.locator(".chair select").count()):
        page.locator(".chair select").nth(chair).select_option("local")
    page.get_by_label("Ваше имя").fill("Марк")
    page.locator("form .btn--main").tap()


def test_three_people_at_one_screen_choose_and_play_the_first_round(visitor):
    page = visitor(PHONE)
    three_at_one_screen(page)
    opened, asked = [], set()
    while len(opened) < 9:
        page.wait_for_selector(f".curtain, {ASKED}")
        if page.locator(".curtain").count():
            assert page.locator(".power, dialog[open]").count() == 0, "something of the last hand lies over the curtain"
            opened.append(page.locator(".curtain h1").inner_text())
            page.locator(".curtain .btn--main").tap()
            page.wait_for_selector(ASKED)
            page.locator("[data-hand] [data-alliance]").first.wait_for()
        asked.add(page.locator(".bar__title p").inner_text())
        before = number_of(page)
        tap_an_option(page)
        page.wait_for_function(
            "before => !document.querySelector('.shell') || document.querySelector('.shell').dataset.number !== before",
            arg=before,
        )
    assert len(set(opened[:3])) == 3, "each of the three chooses in private"
    assert len(asked) > 1, "the game went on past the deal"


def test_a_sheet_left_open_falls_with_the_curtain(visitor):
    """A second window of the same person answers; the first, with a sheet open, must hide everything."""
    first = visitor(PHONE)
    three_at_one_screen(first)
    first.locator(".curtain .btn--main").tap()
    first.wait_for_selector(ASKED)
    second = first.context.new_page()
    second.goto(first.url)
    second.locator(".curtain .btn--main").tap()
    first.locator(".bar__tools button").first.tap()
    first.locator("dialog[open]").wait_for()
    for _ in range(2):
        second.wait_for_selector(ASKED)
        before = number_of(second)
        tap_an_option(second)
        second.wait_for_function(
            "before => !document.querySelector('.shell') || document.querySelector('.shell').dataset.number !== before",
            arg=before,
        )
    first.locator(".curtain").wait_for()
    assert first.locator("[data-alliance], dialog[open]").count() == 0
