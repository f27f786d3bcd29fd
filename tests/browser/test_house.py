"""The house: pages without dead ends, a newcomer's first move, hot seat, spectators, why not, replay."""

import re

import pytest
from tests.browser.conftest import GAMES, LOOKS, PHONE, WIDE
from tests.browser.table import (
    ASKED,
    OVER,
    SETTLED_AND_ASKED,
    code_of,
    come_to_rest,
    insist,
    let_bots_finish,
    number_of,
    settle,
    tap_a_card,
    unfold,
    violations,
)
from tests.trials import times

PAGES = [
    "#/",
    "#/tables",
    "#/new/suits",
    "#/new/committee",
    "#/keepsakes",
    "#/rules/suits",
    "#/settings",
    "#/about",
    "#/nowhere",
]


@pytest.mark.parametrize(("screen", "lang", "theme"), times(LOOKS[:1], LOOKS))
def test_every_page_is_accessible_and_has_a_way_on(visitor, screen, lang, theme):
    page = visitor(screen, lang=lang, theme=theme)
    for path in PAGES:
        page.goto(f"/{path}")
        page.wait_for_selector("main h1")
        assert violations(page) == [], path
        assert page.locator("main a[href], main button, header a[href]").count() > 0, path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"
        assert "house-" not in page.locator("body").inner_text(), f"{path} shows a message key"


def test_the_header_keeps_to_the_page_for_a_stranger_on_a_phone(visitor):
    page = visitor(PHONE)
    page.goto("/#/rules/suits")
    page.get_by_role("link", name="Войти").wait_for()
    ends = "document.querySelector('header').getBoundingClientRect().right"
    assert page.get_by_role("link", name="Войти").evaluate(f"link => link.getBoundingClientRect().right <= {ends}")


def test_a_newcomer_takes_a_round_and_makes_a_first_move_in_five_clicks(visitor):
    page = visitor(PHONE)
    page.goto("/")
    taste = page.locator(".taste")
    taste.get_by_role("button", name="Герцогиня 13").tap()
    taste.get_by_text("чужой масти раунд не забирает").wait_for()
    assert taste.get_by_role("link").get_attribute("href") == "#/rules/suits/S-4.2"
    taste.get_by_role("button", name="Канцлер 4").tap()
    taste.get_by_role("button", name="Дальше с ботами").tap()
    page.wait_for_selector(ASKED)
    cards = page.locator(".hand [data-card]").count()
    insist(page, tap_a_card)
    page.wait_for_function("before => document.querySelectorAll('.hand [data-card]').length < before", arg=cards)


def test_a_link_to_a_table_shows_its_game_before_anything_of_the_program_has_come(visitor):
    page = visitor(PHONE, theme="light")
    page.route("**/assets/**", lambda route: route.abort())
    page.goto("/#/t/KKHCXB?game=suits")
    door = page.locator(".door")
    assert door.locator("b").inner_text() == "Масти Власти"
    assert door.locator("i").inner_text() == "KKHCXB"
    assert door.evaluate("one => getComputedStyle(one).backgroundColor") == "rgb(234, 219, 189)"


def test_nobody_is_taken_for_a_stranger_because_the_server_is_away(visitor):
    page = visitor(PHONE)
    page.goto("/#/settings")
    page.get_by_role("textbox", name="Ваше имя").fill("Маша")
    page.get_by_role("button", name="Сохранить").tap()
    page.get_by_role("link", name="Профиль: Маша").wait_for()
    page.route("**/api/**", lambda route: route.abort())
    for place in ("me", "new", "packs", "cup/KKHCXB", "keepsakes", "puzzles"):
        page.goto(f"/#/{place}")
        page.reload()
        page.get_by_text("Сервер не отвечает.").wait_for()
        assert page.get_by_role("button", name="Попробовать ещё раз").is_visible()
        assert page.get_by_text("Войти").count() == 0
    page.goto("/#/")
    page.get_by_text("Дом не отвечает").wait_for()
    page.goto("/#/me")
    page.unroute("**/api/**")
    page.evaluate("dispatchEvent(new Event('online'))")
    page.get_by_role("heading", name="Маша").wait_for()
    page.route("**/api/packs", lambda route: route.abort())
    page.goto("/#/packs")  # it goes away while somebody is in the house
    page.get_by_text("Не открылось").wait_for()


def test_the_names_of_all_games_are_in_sight_at_once(visitor):
    page = visitor(WIDE)
    page.goto("/")
    page.locator(".hero__taste section").wait_for()
    names = page.locator(".cover h3")
    assert names.count() == len(GAMES)
    for screen in (WIDE, {"width": 1920, "height": 1080}):
        page.set_viewport_size(screen)
        assert all(box["y"] + box["height"] < screen["height"] for box in (one.bounding_box() for one in names.all()))
        assert page.locator(".home__main").bounding_box()["width"] > 0.7 * screen["width"]
    page.set_viewport_size(WIDE)


def test_a_code_typed_in_the_other_alphabet_finds_its_table(visitor):
    host, friend = visitor(WIDE), visitor(PHONE)
    quick_game(host)
    code = code_of(host)
    friend.goto("/")
    typed = code.translate(str.maketrans("BCHKMPTX", "ВСНКМРТХ")).lower()
    friend.get_by_role("textbox", name="Код или ссылка").fill(f"{typed[:3]} {typed[3:]}")
    friend.get_by_role("button", name="Сесть").tap()
    friend.wait_for_selector('#prompt[data-mode="watching"]')
    friend.goto("/#/t/ККНСХВ")
    friend.get_by_text("KKHCXB: такого стола нет").wait_for()


def quick_game(page):
    page.goto("/")
    page.locator("main .btn--main").first.click()
    page.wait_for_selector(f"{ASKED}, {OVER}")


def test_a_card_that_does_not_fit_says_why_with_the_clause(visitor):
    page = visitor(PHONE)
    quick_game(page)
    for _ in range(60):
        page.wait_for_selector(f"{SETTLED_AND_ASKED}, {OVER}")
        if page.locator(".hand .card.off").count():
            break
        number = number_of(page)
        insist(page, tap_a_card)
        settle(page, number)
    come_to_rest(page)
    page.locator(".hand .card.off").first.tap(force=True)
    bubble = page.locator(".why")
    bubble.wait_for()
    assert "масть захода" in bubble.inner_text()
    bubble.get_by_role("link").tap()
    page.get_by_text("S-3.5").first.wait_for()


def test_a_table_against_bots_needs_no_name_and_shows_what_its_size_rules_out(visitor):
    page = visitor(PHONE)
    page.goto("/#/new/suits")
    page.get_by_text("6", exact=True).first.tap()
    page.locator("summary").get_by_text("Вшестером играют парами").wait_for()
    unfold(page)
    page.locator(".out").get_by_text("Вшестером играют парами").wait_for()
    page.get_by_role("button", name="Играть сейчас").tap()
    page.wait_for_selector(ASKED)
    faces = page.locator(".place .plate .ava").evaluate_all("all => all.map((one) => one.dataset.face)")
    assert sorted(faces) == ["0", "1", "2", "3", "4", "5"]


def test_friends_are_invited_in_two_taps_and_bots_take_the_seats_for_which_nobody_came(visitor):
    page = visitor(PHONE)
    page.goto("/")
    page.get_by_role("link", name="Сыграть с друзьями", exact=True).tap()
    page.get_by_role("button", name="Создать и позвать").tap()
    page.get_by_role("button", name="Показать QR-код крупно").wait_for()
    page.get_by_role("button", name="Имя и портрет").tap()
    page.get_by_label("Ваше имя").fill("Марк")
    page.get_by_role("button", name="Сохранить").tap()
    page.locator(".chair b", has_text="Марк").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Начать: 3 места займут боты").tap()
    page.wait_for_selector(ASKED)


def test_between_two_hands_at_one_screen_hangs_a_curtain(visitor):
    page = visitor(PHONE)
    page.goto("/#/new/suits")
    page.get_by_text("3", exact=True).first.tap()
    page.locator("[name=preset][value=screen]").check()
    assert page.get_by_label("Имя за местом").count() == 2
    page.get_by_label("Ваше имя").fill("Марк")
    page.locator("form .btn--main").tap()
    seen = set()
    for _ in range(4):
        page.wait_for_selector(f".curtain, {ASKED}")
        if page.locator(".curtain").count():
            assert page.locator("[data-card]").count() == 0
            assert violations(page) == []
            seen.add(page.locator(".curtain h1").inner_text())
            page.locator(".curtain .btn--main").tap()
        page.wait_for_selector(ASKED)
        assert page.locator(".hand [data-card]").count() > 0
        before = number_of(page)
        insist(page, tap_a_card)
        page.wait_for_function(
            "n => document.querySelector('.curtain') || document.querySelector('.shell')?.dataset.number !== n",
            arg=before,
        )
    assert len(seen) >= 2


def test_nobody_is_forgotten_by_one_tap(visitor):
    page = visitor(PHONE)
    quick_game(page)
    page.goto("/#/settings")
    page.get_by_role("button", name="Забыть меня здесь").tap()
    page.get_by_role("button", name="Остаться").tap()
    page.goto("/#/tables")
    page.get_by_text("Ваш ход").first.wait_for()


def test_a_spectator_sees_the_table_but_no_hand(visitor):
    player, watcher = visitor(PHONE), visitor(WIDE)
    quick_game(player)
    watcher.goto(f"/#/t/{code_of(player)}")
    watcher.wait_for_selector('#prompt[data-mode="watching"]')
    assert watcher.locator(".hand [data-card]").count() == 0
    assert violations(watcher) == []


ROUNDS = """() => {
    window.rounds = [];
    const number = (text) => text.match(/\\d+/)?.[0];
    const look = () => {
        const list = document.querySelector('.choices select').selectedOptions[0].text;
        rounds.push([number(document.querySelector('.bar__title p').innerText), number(list)]);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notes the round of the header and that of the list, as often as the page is drawn."""


def test_a_finished_game_is_replayed_by_link(visitor):
    player, friend = visitor(PHONE, theme="light"), visitor(WIDE, lang="en", pace="fast")
    quick_game(player)
    let_bots_finish(player)
    code = code_of(player)
    friend.goto(f"/#/t/{code}/replay/20")
    friend.wait_for_selector(".scrub input")
    friend.wait_for_function("() => document.querySelector('.scrub input').value === '20'")
    assert violations(friend) == []
    friend.locator(".scrub__keys button").nth(3).click()
    friend.wait_for_url(re.compile(r"/replay/21"))
    friend.keyboard.press("PageDown")
    friend.wait_for_function("() => document.querySelector('.scrub input').value > 21")
    friend.keyboard.press("ArrowLeft")  # and on again: the cards go to their taker before the next round begins
    friend.evaluate(ROUNDS)
    friend.keyboard.press("ArrowRight")
    friend.wait_for_function("() => new Set(rounds.map(([header]) => header)).size > 1")
    assert {header == listed for header, listed in friend.evaluate("rounds")} == {True}
    friend.locator(".scrub__keys button").last.click()
    friend.wait_for_function(
        "document.querySelector('.scrub input').value === document.querySelector('.scrub input').max"
    )
    player.get_by_text("Перемешивания проверены").wait_for()
    player.get_by_role("button", name="Ещё партия").tap()
    player.wait_for_function("code => !location.hash.includes(code)", arg=code)
    player.wait_for_selector(f"{ASKED}, {OVER}")
    player.goto(f"/#/t/{code}/replay/0")  # where nothing is taken yet, the steps of a pile have the room
    player.wait_for_selector(".scrub input")
    assert violations(player, "main.board") == []


def test_rules_begin_with_pictures_and_open_the_best_clause_as_one_types(visitor):
    page = visitor(PHONE)
    page.goto("/#/rules/suits")
    pictures = page.locator("#pictures li")
    pictures.first.wait_for()
    assert pictures.count() == 6
    assert page.locator(".book__text > section").first.get_attribute("id") == "pictures"
    find = page.get_by_role("searchbox")
    find.fill("козыря")
    opened = page.locator("article.hit")
    opened.get_by_text("§ S-4.3").wait_for()
    find.press("ArrowDown")
    opened.get_by_text("§ S-4.3").wait_for(state="hidden")
    find.press("ArrowUp")
    opened.get_by_text("§ S-4.3").wait_for()
    assert violations(page) == []
    find.fill("козарь")
    page.get_by_text("Такого слова в этой книге нет").wait_for()
    page.get_by_role("button", name="козырь", exact=True).click()
    opened.get_by_text("§ S-4.3").wait_for()
    find.press("Enter")
    page.wait_for_url("**/#/rules/suits/S-4.3")
    page.locator('.book__clause--here[id="S-4.3"]').wait_for()
