"""What a person does at a table, as the tests say it."""

import re
import time
from contextlib import suppress
from functools import wraps

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import TimeoutError as TooSlowError

ASKED = '#prompt[data-mode="mine"], #prompt[data-mode="several"]'
SETTLED_AND_ASKED = ", ".join(f".shell[data-settled] {asked}" for asked in ASKED.split(", "))
OVER = '#prompt[data-mode="over"]'
MOVING = ".shell:not([data-settled])"
COUNTING = ".final .go .btn:last-child"
MOST = 400
"""So many answers no game takes."""
SHEET = "dialog[open]"
TABLE = "main.board, #prompt"
"""All of a table but its log, which at the end of a game is most of the page, and the same again and again."""
EMPTY = "/favicon.svg"
"""A page of the server on which nothing runs."""
LOOK = f"""() => {{
  const found = (selector) => document.querySelector(selector) !== null;
  return {{
    asked: found({ASKED!r}), over: found({OVER!r}), moving: found({MOVING!r}), recap: found('.recap'),
    number: document.querySelector('.shell')?.dataset.number,
  }};
}}"""
OVERTAKEN = "overtaken"
"""What an answer says when the question was gone before it could be given."""
SOON = 2_000
"""Milliseconds after which what is not there to be pressed is taken to be gone."""
PATIENCE = 10_000
"""Milliseconds after which an answer is taken to have had no effect."""
MOMENT = 100
"""Milliseconds after which one is that was overtaken."""


def may_be_overtaken(answer):
    """Make an answer that says so when what it wanted to press has gone, as bots move on or a screen changes."""

    @wraps(answer)
    def given(page):
        try:
            return answer(page)
        except TooSlowError:
            return OVERTAKEN

    return given


def violations(page, within=None):
    """What axe finds against WCAG 2.2 A and AA, as short lines, once nothing is on its way any more.

    In the whole page, or in what has been opened over a page that is looked at elsewhere: most of the work are colours.
    """
    options = {
        "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
        "resultTypes": ["violations"],
        "selectors": False,
        "preload": {"assets": ["media"]},  # no rule of these reads style sheets
    }
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    come_to_rest(page)
    return page.evaluate(
        """async ([within, options]) => (await axe.run(within ?? document, options)).violations.flatMap(
            (rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 160)}`))""",
        [within, options],
    )


def come_to_rest(page):
    """Wait until nothing is on its way any more."""
    page.evaluate(
        """async () => {
            const ends = (one) => Number.isFinite(one.effect.getComputedTiming().endTime);
            const going = document.getAnimations().filter((one) => one.playState === "running" && ends(one));
            await Promise.allSettled(going.map((one) => one.finished));
        }"""
    )


def code_of(page):
    """The code of the table a page is at."""
    page.wait_for_url(re.compile(r"#/t/[A-Z]{6}"))
    return re.search(r"#/t/([A-Z]{6})", page.url).group(1)


def sit(page, game, seating, **options):
    """Sit down at a table in play that was made by calls."""
    page.goto(EMPTY)
    code = page.evaluate(
        """async ([game, seating, options]) => {
            const send = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body)});
            const post = async (path, body) => (await send(path, body)).json();
            await post('api/guest', {name: 'Вера'});
            const {code} = await post('api/tables', {game, seats: seating.length, seating, options});
            await post(`api/tables/${code}/start`, {});
            return code;
        }""",
        [game, seating, options],
    )
    page.goto(f"/#/t/{code}")
    page.wait_for_selector("#prompt")


LEVELS = ["random", "novice", "regular", "expert", "master"]


def seat_bots(page, level):
    """Let all bots of a new table be of one level."""
    page.locator('[name="level"]').nth(LEVELS.index(level)).check()


def seat(page, chair, kind):
    """Let a bot, whoever comes (open), somebody at this screen (local) or oneself (me) have a seat of a new table."""
    page.locator(".oval__seat").nth(chair).click()
    page.locator(f'dialog [name="kind"][value="{kind}"]').check()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def unfold(page):
    """Open what few people change at a new table."""
    page.locator(".terms > summary").click()


def look(page):
    """What a page shows, asked at once: every question that is put to it takes its time."""
    return page.evaluate(LOOK)


def number_of(page):
    """How many entries the log has, as the page has drawn it."""
    return page.locator(".shell").get_attribute("data-number")


def play_until_over(players, *, answers=None, seconds=240):
    """Let each page answer by its own hand whenever it is asked, until every page says that the game is over.

    Or until so many answers were given.
    """
    deadline = time.monotonic() + seconds
    answered = 0
    while answered != answers:
        assert answered < MOST, "the game does not end"
        assert time.monotonic() < deadline, [page.locator("#prompt").inner_text() for page, _ in players]
        over, busy = True, False
        for page, answer in players:
            seen = look(page)
            over = over and seen["over"]
            if seen["asked"]:
                read_recap(page, seen)
                patience = MOMENT if answer(page) is OVERTAKEN else PATIENCE  # it may have been given all the same
                if settle(page, seen["number"], patience):
                    answered += 1
                    busy = True
            elif seen["moving"]:
                hurry(page)
                busy = True
        if over:
            break
        if not busy:
            players[0][0].wait_for_timeout(20)
    return answered


def hurry(page):
    """Go on to the next beat, as somebody does who has seen enough of the one on screen."""
    page.keyboard.press("n")


def hurry_to(page, selector, *, seconds=30):
    """Wait until something is there, without waiting for the beats before it."""
    deadline = time.monotonic() + seconds
    while not page.locator(selector).first.is_visible():
        assert time.monotonic() < deadline, f"{selector} does not come"
        if look(page)["moving"]:
            hurry(page)
        else:
            press_if_there(page, COUNTING)
        page.wait_for_timeout(10)


def whoever_is_asked(pages, *, seconds=30):
    """The page on which a question is put first."""
    deadline = time.monotonic() + seconds
    while True:
        for page in pages:
            seen = look(page)
            if seen["asked"]:
                return page
            if seen["moving"]:
                hurry(page)
        assert time.monotonic() < deadline, "nobody is asked"
        pages[0].wait_for_timeout(20)


def press_if_there(page, selector):
    """Press everything of a kind that is still there: some of it goes away by itself."""
    for found in page.locator(selector).all():
        with suppress(TooSlowError):
            found.click(timeout=SOON)


def read_recap(page, seen):
    """Close what tells of things missed while the line or the machine was slow."""
    if seen["recap"]:
        press_if_there(page, ".recap .btn--main")


def play_by_hand(page, answer, answers):
    """Give so many answers by hand, then let bots take the seat; None: play to the end by hand."""
    play_until_over([(page, answer)], answers=answers, seconds=400)
    if not look(page)["over"]:
        let_bots_finish(page)


def let_bots_finish(page, *, away=True):
    """Hand the first seat to a bot, look away until the game is over, and come back; or look on, as fast as it goes."""
    table, path = page.url, f"/api/tables/{code_of(page)}"
    headers = {"Origin": re.match(r"https?://[^/]+", table).group(0)}
    answer = page.context.request.post(f"{path}/bot", data={"seat": 0, "level": "random"}, headers=headers)
    assert answer.ok, answer.text()
    if not away:
        play_until_over([(page, lambda page: OVERTAKEN)])
        return
    page.goto(EMPTY)  # where nobody looks on, bots wait for nobody
    wait_until_over(page, path)
    page.goto(table)
    page.wait_for_selector(OVER)


def wait_until_over(page, path):
    """Ask the server until the game of a table is over."""
    deadline = time.monotonic() + 60
    while page.context.request.get(path).json()["status"] != "over":
        assert time.monotonic() < deadline, "the game does not end"
        time.sleep(0.05)


def insist(page, answer, *, seconds=30):
    """Give an answer that nobody else can give, however long it takes."""
    deadline = time.monotonic() + seconds
    while answer(page) is OVERTAKEN:
        assert time.monotonic() < deadline, "what is to be pressed is not there"


def settle(page, before, patience=PATIENCE):
    """Wait until the page shows another position than before its answer; tell whether it does."""
    try:
        page.wait_for_function(
            """before => document.querySelector('.shell').dataset.number !== before
                && document.querySelector('#prompt').dataset.mode !== 'sending'""",
            arg=before,
            timeout=patience,
        )
    except TooSlowError:
        return False
    return True


@may_be_overtaken
def tap_a_card(page):
    """Answer with taps on the pieces: a legal card twice (raise, play), a pile for a joker, else a button."""
    for pieces in (".hand .card.legal", ".round .card.legal", ".jokers button.legal"):
        legal = page.locator(pieces)
        if legal.count():
            legal.first.tap(timeout=SOON)
            raised = page.locator(f"{pieces}.raised, {pieces}[aria-pressed=true]")
            if raised.count():
                raised.first.tap(timeout=SOON)
            return
    page.locator("#prompt .other").tap(timeout=SOON)
    page.locator("#prompt .btn--main").tap(timeout=SOON)


@may_be_overtaken
def tap_an_option(page):
    """Answer with one of the buttons of the prompt, now this, now that, or with a card where there are none."""
    press_if_there(page, "[data-round-go], [data-ceremony]")
    if page.locator("#prompt .dock").count():
        page.locator(".hand .card.legal, .round .card.legal, .jokers button.legal").first.click(timeout=SOON)
        page.locator("#prompt .btn--main").click(timeout=SOON)
        return
    for turn in (7, 5, 3):
        if not open_a_heading(page, turn):
            break


def open_a_heading(page, turn):
    """Press a button of the prompt; tell whether it was a heading that leaves something to choose."""
    sheet = page.locator("dialog[open] footer .btn--main")
    if sheet.count():
        sheet.click(timeout=SOON)
        return False
    ready = page.locator("[data-roll], .visit .go.btn--main")
    if ready.count():
        ready.first.click(timeout=SOON)
        return False
    options = page.locator("#prompt .opt:visible")
    option = options.nth(int(number_of(page)) * turn % max(1, options.count()))
    heading = option.get_attribute("aria-expanded", timeout=SOON) is not None
    option.click(timeout=SOON)
    return heading


def press_keys(page):
    """Answer by keyboard alone: Tab to the hand, arrows to a legal card, Enter to raise and to play; else a digit."""
    if not page.locator(".hand .card.legal").count():
        for digit in "123456":
            page.keyboard.press(digit)
            if page.locator(".jokers button.raised").count():
                break
            page.keyboard.press("Escape")
        page.keyboard.press("Enter")
        return
    for _ in range(80):
        if page.evaluate("document.activeElement.matches('.hand .card')"):
            break
        page.keyboard.press("Tab")
    for _ in range(20):
        if page.evaluate("document.activeElement.matches('.hand .card.legal')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def call(page, path, **body):
    """Call the server as whoever is at a page."""
    origin = re.match(r"https?://[^/]+", page.url).group(0)
    answer = page.context.request.post(f"/api/{path}", data=body, headers={"Origin": origin})
    assert answer.ok, answer.text()
    return answer.json()


def seated(visitor, screens, *, game="suits", seats=3, script="", **more):
    """People at pages of their own, and bots on the other seats, at a table in play."""
    pages = [visitor(screen, lang=lang, script=script) for screen, lang in screens]
    for page, name in zip(pages, ("Ася", "Лев", "Ира"), strict=False):
        page.goto(EMPTY)
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
