"""Around the board of «Комитет»: acting at once, proposals, several agents of one person, ID cards between games."""

import json
import time
from urllib.parse import urlsplit

import pytest
from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import (
    ASKED,
    EMPTY,
    OVER,
    SHEET,
    code_of,
    let_bots_finish,
    number_of,
    play_until_over,
    seat_bots,
    tap_an_option,
    unfold,
    violations,
    wait_until_over,
)
from tests.committee.ids import CARD
from tests.trials import at_length, times

TIMES = 100
"""How often two people act at the same moment."""
MOMENT_MS = 40
"""So far ahead the moment lies: both pages have heard of it by then."""


class Guest:
    """A person with a browser, who may also use the API by hand."""

    def __init__(self, page, address, name):
        self.page = page
        self.name = name
        self._headers = {"Origin": address}
        self.post("/api/guest", name=name, lang="ru")

    def post(self, path, **body):
        response = self.page.context.request.post(path, data=body, headers=self._headers)
        assert response.ok, response.text()
        return response.json()

    def get(self, path):
        response = self.page.context.request.get(path)
        assert response.ok, response.text()
        return response.json()

    def go(self, code):
        self.page.goto(f"/#/t/{code}")
        self.page.wait_for_selector("#prompt, .room")


@pytest.fixture
def guests(visitor, address):
    """Makes people with a name and a page."""
    return lambda name, screen=WIDE, **more: Guest(visitor(screen, **more), address, name)


def two_at_a_table(one, other):
    """A table of two in play, with both at it."""
    code = one.post("/api/tables", game="committee", seats=2)["code"]
    other.post(f"/api/tables/{code}/seat", seat=1)
    one.post(f"/api/tables/{code}/start")
    for guest in (one, other):
        guest.go(code)
        guest.page.locator("[data-read]").click()
    return code


# Two people at the same moment


class Wire:
    """What a page has sent and heard: its plays, and how each was answered."""

    def __init__(self, page):
        self.plays = {}
        self.answers = {}
        page.on("websocket", self._open)

    def _open(self, socket):
        code = urlsplit(socket.url).path.rsplit("/", 1)[1]
        socket.on("framesent", lambda data: self._sent(code, json.loads(data)))
        socket.on("framereceived", lambda data: self._heard(json.loads(data)))

    def _sent(self, code, message):
        if message["type"] == "play":
            self.plays[message["id"]] = (code, message["seat"], message["action"])

    def _heard(self, message):
        if message.get("id") in self.plays:
            self.answers.setdefault(message["id"], []).append(message)


# Now any choice, now the last one: that one seldom begins something in which only one has a choice.
OPTION = """
    const options = [...document.querySelectorAll('#prompt .opt')];
    const option = options[turn % 3 === 0 ? turn % options.length : options.length - 1];
    const heading = option?.getAttribute('aria-expanded') ?? null;
"""
OPEN = f"""async turn => {{
    for (let depth = 0; depth < 4; depth += 1) {{
        {OPTION}
        if (heading === null) return;
        option.click();
        await new Promise(requestAnimationFrame);
    }}
}}"""
CLICK = f"""([at, turn]) => {{
    {OPTION}
    if (!option || heading !== null) return false;
    setTimeout(() => option.click(), at - Date.now());
    return true;
}}"""
AGENTS = ("Артём", "Вилли")
"""Who sits at the first two seats, by the one name an agent has."""
SETTLED = """number => {
    const shell = document.querySelector('.shell');
    return Number(shell?.dataset.number) >= number && document.querySelector('#prompt').dataset.mode !== 'sending';
}"""


def act_at_once(guests, turn):
    """Let everyone who has a choice make it at one and the same moment; give how many there were."""
    for n, guest in enumerate(guests):
        guest.page.evaluate(OPEN, turn * (7 + n))
    at = guests[0].page.evaluate(f"() => Date.now() + {MOMENT_MS}")
    return sum(guest.page.evaluate(CLICK, [at, turn * (7 + n)]) for n, guest in enumerate(guests))


@at_length("they meet by chance")
def test_two_browsers_that_act_at_the_same_moment_again_and_again_lose_and_double_nothing(guests):
    people = [guests("Ася", PHONE), guests("Марк", PHONE)]
    wires = [Wire(guest.page) for guest in people]
    codes = [two_at_a_table(*people)]
    together = turn = late = 0
    while together < TIMES:
        pages = [guest.page for guest in people]
        if pages[0].locator(OVER).count():
            codes.append(two_at_a_table(*people))
        before = [set(wire.plays) for wire in wires]
        acted = act_at_once(people, turn)
        turn += 1
        if not acted:
            pages[0].wait_for_timeout(20)
            continue
        sent = [set()]
        patience = time.monotonic() + 20
        while sum(map(len, sent)) < acted or any(wire.plays.keys() - wire.answers.keys() for wire in wires):
            assert time.monotonic() < patience, "an answer was not sent, or got no answer"
            pages[0].wait_for_timeout(5)
            sent = [set(wire.plays) - known for wire, known in zip(wires, before, strict=True)]
        together += acted == 2
        numbers = [
            wire.answers[name][0].get("number", 0) for wire, own in zip(wires, sent, strict=True) for name in own
        ]
        for page in pages:
            page.wait_for_function(SETTLED, arg=max(numbers))
        for n, (wire, own) in enumerate(zip(wires, sent, strict=True)):
            if any(wire.answers[name][0]["type"] == "superseded" for name in own):
                late += 1
                assert f"Быстрее: {AGENTS[1 - n]}" in pages[n].locator("#prompt").inner_text()
        while number_of(pages[0]) != number_of(pages[1]):  # one page may have drawn what follows before the other
            assert time.monotonic() < patience, "the two pages stay apart"
    assert late > 0, "nobody was ever late: the two did not meet"
    for code in codes:
        check_log(people, wires, code)


def check_log(people, wires, code):
    """Every acknowledged play stands in the log at its place, once; nothing else of these people does."""
    status = people[0].get(f"/api/tables/{code}")
    handed = status["number"]
    if status["status"] != "over":
        for seat, guest in enumerate(people):
            guest.page.goto(EMPTY)  # where nobody looks on, bots wait for nobody
            guest.post(f"/api/tables/{code}/bot", seat=seat, level="random")
        wait_until_over(people[0].page, f"/api/tables/{code}")
    entries = people[0].get(f"/api/tables/{code}/log")["entries"]
    logged = [(seat, action) for seat, action in entries[:handed] if seat >= 0]
    played = []
    for wire in wires:
        for name, (where, seat, action) in wire.plays.items():
            answers = wire.answers[name]
            assert len(answers) == 1
            if where == code and answers[0]["type"] == "ack":
                played.append((answers[0]["number"], seat, action))
    assert [(seat, action) for _, seat, action in sorted(played, key=lambda found: found[0])] == logged


# Proposals


def reach_actions(page):
    """Answer until the action phase has begun."""
    for _ in range(60):
        page.wait_for_selector(f"{ASKED}, #prompt[data-mode=others]")
        if page.locator("#prompt").get_by_text("На что потратить жетон").count():
            return
        tap_an_option(page)
        page.wait_for_timeout(30)


def test_a_proposal_is_seen_answered_and_gone_once_it_is_played(guests):
    one, other = guests("Ася"), guests("Марк", PHONE)
    two_at_a_table(one, other)
    one.page.get_by_role("button", name="Предложить вместо хода").click()
    idea = one.page.locator("#prompt .ideas .opt").first
    words = idea.inner_text().split("\n")[0]
    idea.click()
    one.page.locator(".props .prop").wait_for()
    strip = other.page.locator(".strip")
    strip.wait_for()
    assert words.lower() in strip.inner_text().lower()
    strip.get_by_role("button", name="За").tap()
    one.page.get_by_text("за: Вилли").wait_for()
    assert violations(one.page) == []
    strip.get_by_role("button", name="Все").tap()
    other.page.locator("dialog .prop").wait_for()
    assert violations(other.page, SHEET) == []
    other.page.keyboard.press("Escape")
    one.page.get_by_role("button", name="По одному").click()
    one.page.locator("#prompt .opt", has_text=words).first.click()
    other.page.locator(".strip").wait_for(state="detached")


def test_a_sentence_is_proposed_by_keyboard_and_withdrawn(guests):
    one, other = guests("Ася"), guests("Марк", lang="en")
    two_at_a_table(one, other)
    one.page.keyboard.press("p")
    one.page.get_by_label("Своими словами").fill("Мне по пути Архангельск")
    one.page.keyboard.press("Enter")
    other.page.get_by_text("Мне по пути Архангельск").wait_for()
    other.page.get_by_role("button", name="Object").click()
    one.page.get_by_text("против: Вилли").wait_for()
    one.page.get_by_role("button", name="Снять", exact=True).click()
    other.page.locator(".props").wait_for(state="detached")


def test_on_a_phone_any_move_can_be_proposed_from_a_sheet(guests):
    one, other = guests("Ася"), guests("Марк", PHONE)
    two_at_a_table(one, other)
    other.page.get_by_role("button", name="Предложить вместо хода").tap()
    sheet = other.page.locator("dialog[open]")
    sheet.locator(".whose").nth(1).wait_for()
    assert violations(other.page, SHEET) == []
    sheet.locator(".opt").last.tap()
    one.page.locator(".props .prop").wait_for()
    assert "Вилли → Артём" in one.page.locator(".props").inner_text()


# Bots as partners


def test_bots_wait_for_a_word_and_nothing_is_done_by_looking(guests):
    """Incomes in one gesture; the plan of a bot waits for agreement, and a city is looked at before one goes there."""
    host = guests("Вера")
    code = host.post("/api/tables", game="committee", seats=2, seating=["me", "bot:planner"])["code"]
    host.post(f"/api/tables/{code}/start")
    host.go(code)
    page = host.page
    page.locator("[data-read]").click()
    page.locator("[data-take-all]").click()
    plan = page.locator(".plans .plan")
    plan.wait_for()
    assert plan.locator(".because, .notes li").count() >= 1, "it says why, or what it takes and brings"
    assert violations(page) == []
    before = number_of(page)
    page.wait_for_timeout(700)
    assert number_of(page) == before
    page.locator("#prompt .opt", has_text="Выбрать город").first.click()
    page.locator(".visit .hint").wait_for()
    served = number_of(page)
    page.locator(".map .city").nth(3).click()
    page.locator(".visit ol").wait_for()
    assert number_of(page) == served
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Отменить свой ход", exact=True).click()
    plan.get_by_role("button", name="Согласен").click()
    page.wait_for_function("n => Number(document.querySelector('.shell').dataset.number) > Number(n)", arg=before)


# One person, several agents


@pytest.mark.parametrize("screen", times([PHONE], [PHONE, WIDE]))
def test_one_person_runs_three_agents_without_a_curtain(guests, screen):
    host = guests("Вера", screen)
    code = host.post("/api/tables", game="committee", seats=3, seating=["me"] * 3)["code"]
    host.post(f"/api/tables/{code}/start")
    host.go(code)
    page = host.page
    seen = set()
    for _ in range(times(6, 25)):
        page.wait_for_selector(ASKED)
        assert page.locator(".curtain").count() == 0
        seen.add(page.locator(".seat[aria-pressed=true] .seat__name").inner_text())
        play_until_over([(page, tap_an_option)], answers=1)
    reach_actions(page)
    name = page.locator(".seat[aria-pressed=false] .seat__name").first.inner_text()
    page.locator(".seat", has_text=name).click()
    page.locator(".seat[aria-pressed=true]", has_text=name).wait_for()
    assert len(seen | {name}) >= 2
    assert violations(page) == []


# ID cards


def open_agent(page, name):
    """Go from wherever the board is to the map, and open an agent's board."""
    page.wait_for_selector(".committee .table, .committee .leaf")
    if page.locator(".committee .leaf").count():
        page.locator(".committee button").first.click()
    page.locator(".committee .left button", has_text=name).first.click()


def test_a_game_is_finished_and_its_id_card_carried_into_the_next(guests):
    host = guests("Вера")
    page = host.page
    page.goto("/#/new/committee")
    page.get_by_text("2", exact=True).first.click()
    unfold(page)
    page.get_by_text("с ними", exact=True).click()
    seat_bots(page, "random")
    page.get_by_role("button", name="Вы", exact=True).click()
    page.get_by_label("Агент за местом 1").select_option("willy")
    page.get_by_role("button", name="Сохранить").click()
    page.get_by_role("button", name="Создать и выбрать удостоверения").click()
    page.get_by_role("button", name="Начать").click()
    page.wait_for_selector("#prompt")
    let_bots_finish(page, away=False)
    page.locator("[data-ceremony]").click()
    page.locator("[data-ceremony]").wait_for(state="detached")
    page.locator(".booklet", has_text="Вилли").first.wait_for()
    assert "committee-" not in page.locator("body").inner_text()
    assert violations(page) == []
    page.get_by_role("link", name="Мои удостоверения").click()
    card = page.locator(".kept .booklet")
    card.wait_for()
    assert violations(page) == []
    glued = card.locator(".square.has").first.inner_text()
    page.go_back()
    page.get_by_role("button", name="Ещё партия").click()
    chosen = page.get_by_label("Удостоверение за местом 1")
    chosen.wait_for()
    page.wait_for_function("() => document.querySelectorAll('.bring select')[1]?.selectedOptions[0]?.value")
    assert "дел: 1" in chosen.locator("option:checked").inner_text()
    assert violations(page) == []
    page.get_by_role("button", name="Начать").click()
    page.wait_for_selector("#prompt")
    table = host.get(f"/api/tables/{code_of(page)}")
    assert table["options"]["ids"][0]["games"] == 1
    open_agent(page, "Вилли")
    page.locator(".booklet .square.has", has_text=glued).wait_for()


def test_a_permanent_bonus_of_an_imported_card_is_on_the_agents_board(guests):
    host = guests("Вера")
    page = host.page
    code = host.post("/api/tables", game="committee", seats=2, seating=["me", "me"], options={"ids": [None, None]})[
        "code"
    ]
    host.go(code)
    page.locator(".bring input[type=file]").first.set_input_files(
        {"name": "willy.json", "mimeType": "application/json", "buffer": json.dumps(CARD).encode()}
    )
    page.wait_for_function("() => document.querySelectorAll('.bring select')[1]?.selectedOptions[0]?.value")
    page.get_by_role("button", name="Начать").click()
    page.wait_for_selector("#prompt")
    open_agent(page, "Вилли")
    bonus = page.locator(".booklet .bonuses .whole")
    bonus.wait_for()
    assert "переброс" in bonus.inner_text()


def test_cards_go_out_and_in_as_files_and_a_bad_one_says_what_is_wrong(guests):
    host = guests("Вера", PHONE)
    page = host.page
    host.post("/api/keepsakes", game="committee", card=CARD)
    host.post("/api/keepsakes", game="committee", card=CARD | {"agent": "asya", "drops": 5})
    page.goto("/#/tables")
    page.locator(".lobby__side").get_by_role("link", name="Мои удостоверения").tap()
    page.locator(".kept .booklet").nth(1).wait_for()
    assert page.get_by_text("сдано в архив").count() == 1
    with page.expect_download() as saved:
        page.get_by_role("link", name="Сохранить файлом").first.tap()
    file = json.loads(saved.value.path().read_text())
    page.get_by_role("button", name="Удалить удостоверение: Вилли").tap()
    page.get_by_role("button", name="Удалить", exact=True).tap()
    page.wait_for_function("() => document.querySelectorAll('.kept .booklet').length === 1")

    def load(content):
        field = page.locator("main input[type=file]")
        field.set_input_files({"name": "card.json", "mimeType": "application/json", "buffer": content})

    load(json.dumps(file | {"card": file["card"] | {"level": 9}}).encode())
    page.get_by_text("уровень может быть от 0 до 7").wait_for()
    load(b"not a card")
    page.get_by_text("это не JSON").wait_for()
    assert page.locator(".kept .booklet").count() == 1
    assert violations(page) == []
    load(json.dumps(file).encode())
    page.wait_for_function("() => document.querySelectorAll('.kept .booklet').length === 2")


def test_the_card_of_a_dead_agent_cannot_be_chosen(guests):
    host = guests("Вера")
    host.post("/api/keepsakes", game="committee", card=CARD | {"drops": 5})
    code = host.post(
        "/api/tables", game="committee", seats=2, seating=["me", "bot:random"], options={"ids": [None] * 2}
    )
    host.go(code["code"])
    dead = host.page.locator(".bring option", has_text="агент погиб")
    dead.wait_for(state="attached")
    assert dead.is_disabled()
