"""Lessons from beginning to end, as somebody goes through them who has never seen the game."""

import re

import pytest
from tests.browser.conftest import LEARNT, PHONE, WIDE
from tests.browser.table import ASKED, EMPTY, call, hurry_to, look, number_of, read_recap, violations
from tests.trials import at_length, times

WORDS = ".words [data-say]"


def steps_of(page, game):
    """The steps of a lesson in order: what is said, and what is awaited."""
    lesson = page.request.get(f"/api/lessons/{game}").json()
    return [step for chapter in lesson["chapters"] for step in chapter["steps"]]


def says(page, game, step):
    """Wait until the step is said."""
    hurry_to(page, f'{WORDS[:-1]}="{game}-lesson-{step["say"]}"]')


def tap_first(page, step):
    """Give the first awaited answer of «Масти Власти» by tapping the piece, or the button where it is none."""
    pattern = step["awaits"][0]
    before = number_of(page)
    if pattern["type"] == "suits.Play":
        card = page.locator(f'.hand [data-card="{pattern["card"]}"]')
    elif pattern["type"] == "suits.PlaceJoker":
        card = page.locator(".jokers .pile.legal:not(.raised)").filter(has=page.locator(".delta:not(.minus)")).first
    else:
        card = page.locator("#prompt").get_by_role("button", name="Взятка")
    card.tap()
    page.locator("#prompt .btn--main").tap()
    page.wait_for_function("before => document.querySelector('.shell').dataset.number !== before", arg=before)


def test_the_lesson_of_suits_on_a_phone_in_russian(visitor):
    page = visitor(PHONE)
    page.goto("/")
    page.get_by_role("button", name=re.compile("Первый урок: Масти Власти")).tap()
    checked = False
    for step in steps_of(page, "suits"):
        says(page, "suits", step)
        if "awaits" not in step:
            page.locator(".words .btn--main").tap()
            continue
        if not checked:  # a wrong answer is answered, and nothing is played
            checked = True
            before = number_of(page)
            page.locator('.hand [data-card="50"]').tap()
            page.locator("#prompt .btn--main").tap()
            page.locator('[data-say="suits-lesson-first-trump"]').wait_for()
            assert violations(page) == []
            page.locator(".words .btn--main").tap()
            page.reload()  # left and resumed at the same place
            for _ in range(3):
                page.locator(".words .btn--main").tap()
            says(page, "suits", step)
            assert number_of(page) == before
        tap_first(page, step)
    page.locator("dialog[open]").get_by_role("button", name="Теперь партия с ботами").tap()
    hurry_to(page, ".hand .legal")
    assert page.locator('[data-say^="suits-lesson-hint-"]').count() == 0  # what was learnt a minute ago


def test_who_opens_a_game_for_the_first_time_is_offered_its_lesson_once(visitor):
    page = visitor(PHONE, knows=False)
    page.goto("/")
    page.get_by_role("button", name="Масти Власти: играть с ботами").tap()
    page.locator("dialog[open]").get_by_text("Я знаю эту игру").tap()
    page.locator(".hand [data-card]").first.wait_for()
    page.reload()
    page.locator(".hand [data-card]").first.wait_for()
    assert page.locator("dialog[open]").count() == 0
    page.evaluate("localStorage.removeItem('kuluary-learning')")
    page.reload()
    page.locator("dialog[open]").get_by_text("Играть с подсказками").tap()
    hint = page.locator('[data-say^="suits-lesson-hint-"]')
    hint.wait_for()
    page.locator(".rings rect").first.wait_for()
    assert page.evaluate(UNCOVERED)
    page.locator(".hand .legal").first.dispatch_event("click")  # whoever answers wants to see their answer
    hint.wait_for(state="detached")
    page.keyboard.press("Escape")
    for _ in range(2):  # on the game, and on what is asked
        page.wait_for_function(CLEAR)
        page.get_by_role("button", name="Понятно").tap()
    hint.wait_for(state="detached")
    page.evaluate("localStorage.removeItem('kuluary-learning')")
    page.reload()
    page.locator("dialog[open]").get_by_text("Первый урок").tap()
    page.locator(WORDS).wait_for()


def test_each_of_those_who_share_a_screen_reads_the_hints(visitor):
    wanted = f"if (location.host) localStorage['{LEARNT}'] ??= JSON.stringify({{met: ['suits'], hints: ['suits']}})"
    page = visitor(PHONE, knows=False, script=wanted)
    page.goto(EMPTY)
    call(page, "guest", name="Ася")
    code = call(page, "tables", game="suits", seats=3, seating=["me", "local:Боря", "local:Валя"])["code"]
    call(page, f"tables/{code}/start")
    page.goto(f"/#/t/{code}")
    for _ in range(2):
        page.wait_for_selector(f".curtain, {ASKED}")
        if page.locator(".curtain").count():
            page.locator(".curtain .btn--main").tap()
        page.wait_for_selector(".recap, [data-say]")
        read_recap(page, look(page))  # a slow machine tells what it could not show, and only then gives a hint
        page.locator('[data-say="suits-lesson-hint-goal"]').wait_for()
        page.get_by_role("button", name="Понятно").tap()
        page.locator('[data-say^="suits-lesson-hint-"]:not([data-say$="goal"])').wait_for()
        page.locator(".hand .legal").first.tap()
        page.locator("#prompt .btn--main").tap()


def test_a_lost_line_is_said_before_any_hint(visitor):
    page = visitor(PHONE, knows=False)
    page.goto("/")
    page.locator("main .btn--main").first.tap()
    page.get_by_role("button", name="Играть с подсказками").tap()
    page.wait_for_selector(".recap, [data-say]")
    read_recap(page, look(page))
    page.locator(".words").wait_for()
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.locator("#prompt").get_by_text("Вы не в сети").wait_for()
    assert page.locator(".words").count() == 0
    page.evaluate("dispatchEvent(new Event('online'))")
    page.locator(".words").wait_for()


@pytest.mark.parametrize("screen", [PHONE, WIDE])
def test_who_plays_in_pairs_is_told_so_first_and_then_what_is_asked(visitor, screen):
    wanted = f"if (location.host) localStorage['{LEARNT}'] ??= JSON.stringify({{met: ['suits'], hints: ['suits']}})"
    page = visitor(screen, knows=False, script=wanted)
    page.goto(EMPTY)
    call(page, "guest", name="Ася")
    seating = ["me", *["bot:random"] * 3]
    code = call(page, "tables", game="suits", seats=4, seating=seating, options={"teams": True})["code"]
    call(page, f"tables/{code}/start")
    page.goto(f"/#/t/{code}")
    page.locator('[data-say="suits-lesson-hint-pairs"]').wait_for()
    assert page.locator('[data-spot="partner"]:visible').count() == 1
    page.wait_for_function(CLEAR)
    page.get_by_role("button", name="Понятно").click()
    page.locator('[data-say^="suits-lesson-hint-"]:not([data-say$="pairs"]):not([data-say$="goal"])').wait_for()
    page.wait_for_function(CLEAR)


CLEAR = """() => {
  const [words, round] = [".words", ".round"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  const beside = words.right <= round.left || words.left >= round.right;
  return words.width > 0 && (beside || words.bottom <= round.top || words.top >= round.bottom);
}"""
"""Words lie over none of the round they speak of."""
UNCOVERED = """() => {
  const words = document.querySelector(".words")?.getBoundingClientRect();
  const beside = (ring) => ring.right <= words.left || ring.left >= words.right;
  const over = (ring) => !beside(ring) && ring.top < words.bottom && ring.bottom > words.top;
  return !words || ![...document.querySelectorAll(".rings rect")].some((one) => over(one.getBoundingClientRect()));
}"""
"""What is chosen and only to be confirmed lies in sight: no words over it."""
SHORT = [("power", PHONE, "ru", "Первый урок: Тайная власть"), ("committee", WIDE, "en", "First lesson: The Committee")]
OTHER = [
    ("suits", WIDE, "en", "First lesson: Suits of Power"),
    ("power", WIDE, "en", "First lesson: Deep State"),
    ("committee", PHONE, "ru", "Первый урок: Комитет"),
]


@pytest.mark.parametrize(("game", "screen", "lang", "name"), times(SHORT, [*SHORT, *OTHER]))
def test_a_lesson_by_what_it_shows(visitor, game, screen, lang, name):
    page = visitor(screen, lang=lang, theme="light")
    page.goto("/")
    page.get_by_role("button", name=name).click()
    awaited = {
        f"{game}-lesson-{step['say']}": step.get("times", 1) if "awaits" in step else 0 for step in steps_of(page, game)
    }
    said = []
    while True:
        hurry_to(page, ".words footer .btn, dialog[open] .btn--main")
        if page.locator("dialog[open]").count():
            break
        assert page.locator(".recap").count() == 0  # what was played for the learner is not told again over the words
        words = page.locator(WORDS)
        key = words.get_attribute("data-say") if words.count() else None  # the card between two chapters says nothing
        before = number_of(page)
        page.locator(".words footer .btn").first.click()
        if key is None:
            page.wait_for_function("before => document.querySelector('.shell').dataset.number !== before", arg=before)
            continue
        said.append(key)
        if awaited[key]:  # shown what is meant, it is done
            if game == "power":
                page.wait_for_function(UNCOVERED)
            page.locator(".board .sheet .btn--main, #prompt .btn--main, #prompt .ready").first.click()
            page.wait_for_function(
                "least => Number(document.querySelector('.shell').dataset.number) >= least",
                arg=int(before) + awaited[key],
            )
        else:
            page.locator(f'[data-say="{key}"]').wait_for(state="detached")
    assert said == list(awaited)


ROLLS = """
window.rolls = [];
new MutationObserver(() => {
  if (!document.querySelector('.committee')?.dataset.beat?.endsWith(' roll')) return;
  setTimeout(() => {
    const [dice, prompt] = ['.dice', '#prompt'].map((one) => document.querySelector(one)?.getBoundingClientRect());
    if (dice && prompt) rolls.push([dice.bottom, prompt.top]);
  }, 60);
}).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-beat']});
"""
"""Writes down where dice are and where the prompt begins while they roll."""


@at_length("half a lesson comes first")
def test_on_a_phone_the_map_keeps_its_room_and_dice_roll_in_sight_however_much_there_is_to_choose_from(visitor):
    page = visitor(PHONE, pace="fast", motion="no-preference", script=ROLLS)
    page.goto("/")
    page.get_by_role("button", name="Первый урок: Комитет").click()
    boards, awaited = [], []
    while not page.evaluate("rolls.length"):
        page.locator(".words footer .btn, #prompt .btn--main").first.wait_for()
        key = page.locator(WORDS).get_attribute("data-say")
        boards.append(page.locator("main.board").bounding_box()["height"])
        page.locator(".words footer .btn").first.click()
        page.wait_for_timeout(50)
        if page.locator(f'{WORDS[:-1]}="{key}"]').count():  # shown what is meant, it is done
            awaited += page.locator(".words .wait").all_inner_texts()
            page.locator("#prompt .btn--main, #prompt .ready").first.click()
            page.locator(f'{WORDS[:-1]}="{key}"]').wait_for(state="detached")
            page.locator(WORDS).wait_for()
    assert all(dice <= prompt for dice, prompt in page.evaluate("rolls")), page.evaluate("rolls")
    assert min(boards) > 0.44 * PHONE["height"], boards
    assert "Ждём: «Ехать»" in awaited  # the city is chosen already
