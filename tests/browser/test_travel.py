"""Back and forth in time: a move taken back by consent, a game played on from a moment."""

import re

from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import ASKED, OVER, let_bots_finish, number_of, violations


def call(page, path, **body):
    """Call the server as whoever is at a page."""
    origin = re.match(r"https?://[^/]+", page.url).group(0)
    answer = page.context.request.post(f"/api/{path}", data=body, headers={"Origin": origin})
    assert answer.ok, answer.text()
    return answer.json()


def seated(visitor, screens, *, game="suits", seats=3, **more):
    """People at pages of their own, and bots on the other seats, at a table in play."""
    pages = [visitor(screen, lang=lang) for screen, lang in screens]
    for page, name in zip(pages, ("Ася", "Лев", "Ира"), strict=False):
        page.goto("/")
        call(page, "guest", name=name)
    kinds = ["me", *["open"] * (len(pages) - 1), *["bot:random"] * (seats - len(pages))]
    code = call(pages[0], "tables", game=game, seats=seats, seating=kinds, name="Пятница", **more)["code"]
    for seat, page in enumerate(pages[1:], start=1):
        call(page, f"tables/{code}/seat", seat=seat)
    call(pages[0], f"tables/{code}/start")
    for page in pages:
        page.goto(f"/#/t/{code}")
        page.wait_for_selector("#prompt[data-mode]:not([data-mode=loading])")
    return code, pages


def play_a_card(page):
    """Play the first legal card of the hand."""
    page.wait_for_selector(ASKED)
    before = number_of(page)
    page.locator(".hand .card.legal").first.click()
    page.locator("#prompt .btn--main").click()
    page.wait_for_function("before => document.querySelector('.shell').dataset.number !== before", arg=before)
    return before


def test_a_move_that_showed_something_comes_back_when_the_other_agrees(visitor):
    _, (asya, lev) = seated(visitor, [(PHONE, "ru"), (WIDE, "en")])
    for _ in range(12):
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
    lev.get_by_text("“Не та карта” Ася asks to take a move back.").wait_for()
    assert violations(lev) == []
    lev.get_by_role("button", name="Take it back").click()
    asya.wait_for_function("before => document.querySelector('.shell').dataset.number === before", arg=before)
    assert asya.locator(".hand [data-card]").count() == cards
    asya.get_by_text("Ход возвращён.").wait_for()


def test_a_finished_game_is_looked_through_and_played_on_from_a_moment(visitor, tmp_path):
    code, (player,) = seated(visitor, [(PHONE, "ru")])
    let_bots_finish(player)
    player.get_by_role("link", name="Доиграть с любого хода").tap()
    player.wait_for_selector(".scrub input")
    player.get_by_role("button", name="Все руки").tap()
    player.wait_for_function("() => document.querySelectorAll('.hands li').length >= 12")
    rounds = player.get_by_role("combobox", name="Раунд")
    rounds.select_option(index=2)
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
    lev.get_by_role("tab", name="Chat").click()
    asya.get_by_role("button", name="Чат").tap()
    asya.get_by_role("textbox", name="Сообщение").fill("Ходите же")
    asya.get_by_role("button", name="Отправить").tap()
    lev.get_by_text("Ходите же").wait_for()
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
        assert violations(asya) == []
        asya.get_by_role("button", name="Сохранить файл").tap()
    assert saved.value.suggested_filename.startswith(f"kuluary-{code}-")
