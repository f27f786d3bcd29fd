"""Back and forth in time: a move taken back by consent, a game played on from a moment."""

import re

from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import (
    ASKED,
    OVER,
    SETTLED_AND_ASKED,
    SHEET,
    call,
    let_bots_finish,
    number_of,
    play_a_card,
    play_until_over,
    seated,
    tap_an_option,
    violations,
)
from tests.trials import at_length

ALONE = '#prompt[data-mode="mine"]'
"""Somebody is asked, and nobody else is."""


def test_a_move_that_showed_something_comes_back_when_the_other_agrees(visitor):
    _, (asya, lev) = seated(visitor, [(PHONE, "ru"), (WIDE, "en")])
    for _ in range(600):
        if asya.locator(ASKED).count():
            break
        if lev.locator(ASKED).count():
            play_a_card(lev)
        asya.wait_for_timeout(50)
    cards = asya.locator(".hand [data-card]").count()
    before = play_a_card(asya)
    asya.get_by_role("button", name=re.compile("Отменить свой ход|Попросить вернуть ход")).first.tap()
    asya.get_by_label("Почему (не обязательно)").fill("Не та карта")
    assert violations(asya) == []
    asya.get_by_role("button", name="Попросить", exact=True).tap()
    asya.get_by_text("Ваша просьба").wait_for()
    lev.get_by_text("“Не та карта” Take the move back?").wait_for()
    assert violations(lev) == []
    lev.get_by_role("button", name="Take it back").click()
    asya.wait_for_function("before => document.querySelector('.shell').dataset.number === before", arg=before)
    assert asya.locator(".hand [data-card]").count() == cards
    asya.get_by_text("Ход возвращён.").wait_for()


def test_a_finished_game_is_looked_through_and_played_on_from_a_moment(visitor, tmp_path):
    code, (player,) = seated(visitor, [(PHONE, "ru")])
    let_bots_finish(player)
    player.locator(".after").get_by_role("button", name="Ещё").tap()
    player.get_by_role("link", name="Доиграть с любого хода").tap()
    player.wait_for_selector(".scrub input")
    assert player.locator("#prompt").bounding_box()["height"] <= 170
    player.get_by_role("button", name="Ещё: раунд").tap()
    player.get_by_role("button", name="Все руки").tap()
    player.wait_for_function("() => document.querySelectorAll('.hands li').length >= 12")
    player.get_by_role("combobox", name="Чьими глазами").select_option("1")
    player.wait_for_url(re.compile(r"\?as=1"))
    rounds = player.get_by_role("combobox", name="Раунд")
    rounds.select_option(index=3)
    player.wait_for_function("() => Number(document.querySelector('.scrub input').value) > 4")
    assert violations(player) == []
    player.get_by_role("button", name="Доиграть отсюда").tap()
    player.get_by_role("button", name="Играть", exact=True).tap()
    player.wait_for_function("code => !location.hash.includes(code)", arg=code)
    player.wait_for_selector(f"{ASKED}, {OVER}")
    player.get_by_role("button", name="Меню").tap()
    player.get_by_role("link", name=f"Продолжение партии {code}.").wait_for()
    file = tmp_path / "log.json"
    file.write_bytes(player.context.request.get(f"/api/tables/{code}/log").body())
    player.goto("/#/tables")
    player.locator("input[type=file]").set_input_files(file)
    player.wait_for_url(re.compile(r"/replay/0"))
    player.get_by_text("Партия из файла.").wait_for()
    player.goto("/#/tables")
    file.write_text('{"type": "Log"}')
    player.locator("input[type=file]").set_input_files(file)
    player.get_by_text("Запись не принята: Log needs header, entries").wait_for()


@at_length("a finished game shows most of it")
def test_a_game_in_play_is_looked_back_at_through_own_eyes_and_left_for_another_at_an_earlier_moment(visitor):
    code, (player,) = seated(visitor, [(PHONE, "ru")])
    for _ in range(3):
        play_a_card(player)
    player.get_by_role("button", name="Меню").tap()
    player.get_by_role("link", name="Посмотреть с начала").tap()
    player.wait_for_function("() => Number(document.querySelector('.scrub input')?.max) > 3")
    player.locator(".hand .still").first.wait_for()
    player.get_by_role("button", name="Ещё: раунд").tap()
    assert player.get_by_role("combobox", name="Чьими глазами").locator("option").count() == 2
    assert player.get_by_role("button", name="Все руки").count() == 0
    cards = player.locator(".hand .still").count()
    player.get_by_role("button", name="В конец").tap()
    player.wait_for_function("n => document.querySelectorAll('.hand .still').length < n", arg=cards)
    player.get_by_role("button", name="В начало").tap()
    player.wait_for_function("n => document.querySelectorAll('.hand .still').length === n", arg=cards)
    assert violations(player) == []
    player.get_by_role("button", name="Доиграть отсюда").tap()
    player.get_by_text("всё скрытое роздано заново").wait_for()
    player.get_by_role("button", name="Играть", exact=True).tap()
    player.wait_for_function("code => !location.hash.includes(code)", arg=code)
    player.wait_for_selector(f"{ASKED}, {OVER}")
    assert player.locator(".hand [data-card]").count() == cards  # none is played yet
    player.get_by_role("button", name="Меню").tap()
    player.get_by_role("link", name=f"Продолжение партии {code}.").wait_for()


@at_length("three people talk")
def test_people_react_in_the_waiting_room_and_at_the_table_and_one_is_heard_no_more(visitor):
    asya, lev = visitor(PHONE), visitor(WIDE, lang="en")
    for page, name in ((asya, "Ася"), (lev, "Лев")):
        page.goto("/")
        call(page, "guest", name=name)
        page.reload()
    code = call(asya, "tables", game="suits", seats=3, seating=["me", "open", "bot:random"], public=True)["code"]
    call(lev, f"tables/{code}/seat", seat=1)
    for page in (asya, lev):
        page.goto(f"/#/t/{code}")
    asya.get_by_role("button", name="Браво").tap()
    lev.get_by_role("img", name="Bravo").wait_for()
    assert violations(lev) == []
    call(asya, f"tables/{code}/start")
    asya.get_by_role("button", name="Чат", exact=True).tap()
    asya.get_by_role("textbox", name="Сообщение").fill("Ходите же")
    asya.get_by_role("button", name="Отправить").tap()
    lev.get_by_role("status").filter(has_text="Ходите же").wait_for()  # who looks at the log hears it too
    lev.get_by_role("tab", name="Chat").click()
    lev.locator(".msg__t", has_text="Ходите же").wait_for()
    lev.get_by_role("button", name="What to do: Ася").last.click()
    lev.get_by_role("button", name="Hear no more").click()
    lev.locator(".msg__t", has_text="Ходите же").wait_for(state="detached")
    assert violations(asya) == []
    watcher = visitor(WIDE)
    watcher.goto("/#/tables")
    watcher.get_by_role("heading", name="Идут сейчас").wait_for()
    watcher.locator(f"a[href='#/t/{code}']").click()
    watcher.wait_for_selector('#prompt[data-mode="watching"]')
    with asya.expect_download() as saved:
        asya.keyboard.press("Escape")
        asya.get_by_role("button", name="Меню").tap()
        asya.get_by_role("button", name="Сообщить о проблеме").tap()
        asya.get_by_label("Что не так?").fill("Ничего, проверка")
        assert violations(asya, SHEET) == []
        asya.get_by_role("button", name="Сохранить файл").tap()
    assert saved.value.suggested_filename.startswith(f"kuluary-{code}-")


def test_a_turn_of_several_steps_is_begun_anew(visitor):
    _, (player,) = seated(visitor, [(PHONE, "ru")], game="committee")
    reset = player.get_by_role("button", name=re.compile("Сбросить мой ход"))
    for _ in range(60):
        play_until_over([(player, tap_an_option)], answers=1)
        player.wait_for_selector(f"{SETTLED_AND_ASKED}, {OVER}")
        if player.locator(ALONE).count() and reset.count():  # where others act too, what they do ends the turn
            break
    assert violations(player) == []
    after = int(number_of(player))
    reset.first.tap()
    player.wait_for_function("n => Number(document.querySelector('.shell').dataset.number) < n - 1", arg=after)
    player.wait_for_selector(ASKED)
