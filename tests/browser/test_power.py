"""Games of «Тайная власть»: whole ones, keys that belong to places, alliances in full, three people at one screen."""

import pytest
from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import (
    ASKED,
    SETTLED_AND_ASKED,
    SOON,
    TABLE,
    insist,
    may_be_overtaken,
    number_of,
    play_by_hand,
    play_until_over,
    seat_bots,
    sit,
    unfold,
    violations,
)
from tests.trials import times


def start(page, seats):
    """Make a table against bots (none when alone) and sit down."""
    page.goto("/#/new/power")
    page.get_by_text(str(seats), exact=True).first.click()
    if seats > 1:
        seat_bots(page, "random")
    page.locator("form .btn--main").click()
    page.wait_for_selector("#prompt")


@may_be_overtaken
def answer(page):
    """Answer by board and prompt: select something on the table, then confirm it by the button that names it."""
    turn = int(number_of(page))
    page.locator("#power-task [data-place], #power-row [data-place], #prompt .opt, .project.legal").first.wait_for()
    pieces = page.locator("#power-task [data-place][aria-pressed=false], #power-row [data-row][aria-pressed=false]")
    options = page.locator("#prompt .opt:not(.confirm)")
    if options.count() and (turn % 3 == 0 or not pieces.count()):
        options.nth(turn % options.count()).click(timeout=SOON)
    elif pieces.count():
        pieces.nth(turn * 7 % pieces.count()).click(timeout=SOON)
        if page.locator("#prompt .confirm[aria-disabled=true]").count():
            pieces.first.click(timeout=SOON)
    elif page.locator("#power-task [data-place]").count():
        page.locator("#power-task [data-place]").first.click(timeout=SOON)
    else:
        page.locator(".project.legal").first.click(timeout=SOON)
    confirm = page.locator("dialog[open] footer .btn--main, #prompt .confirm:not([aria-disabled=true])")
    if confirm.count():
        confirm.first.click(timeout=SOON)


@pytest.mark.parametrize(
    ("seats", "screen", "theme", "by_hand"), [(4, PHONE, "dark", times(12, None)), (1, WIDE, "light", times(4, None))]
)
def test_a_whole_game_by_board_and_prompt(visitor, seats, screen, theme, by_hand):
    page = visitor(screen, theme=theme)
    start(page, seats)
    assert (
        page.locator("#power-row")
        .evaluate("one => getComputedStyle(one).getPropertyValue('--font-display')")
        .startswith('"Oswald"')
    )
    assert violations(page) == []
    play_by_hand(page, answer, by_hand)
    page.locator(".final .pad").wait_for()
    if page.locator(".final .go .btn").count():
        assert page.locator("#prompt :is(.opts, .after)").count() == 0, "nothing leads away while it is counted"
        page.locator(".podium b").evaluate_all("all => all.forEach((one) => (one.textContent = '+44'))")
        out = "all => all.filter((one) => one.getBoundingClientRect().right > innerWidth - 12).length"
        assert page.locator(".podium li").evaluate_all(out) == 0, "four with two figures each stand beside each other"
        page.locator(".final .go .btn").last.click()
    page.locator(".final .causes").wait_for()
    nothing = "all => all.filter((row) => [...row.querySelectorAll('td')].every((one) => one.innerText === '0')).length"
    assert page.locator(".final .pad tbody tr").evaluate_all(nothing) == 0, "a line that gave nobody anything is gone"
    page.get_by_role("link", name="Разбор").wait_for()
    assert "power-" not in page.locator("body").inner_text()
    assert violations(page, TABLE) == []


def test_keys_belong_to_places_and_nothing_is_played_before_it_is_confirmed(visitor):
    page = visitor(WIDE)
    sit(page, "power", ["me", "bot:random"])
    cards = page.locator("#power-row [data-row][aria-pressed=false]")
    for _ in range(3):
        page.wait_for_selector(ASKED)
        page.locator("#power-row [data-row]").first.wait_for()
        if cards.count():
            break
        before = number_of(page)
        page.locator("#prompt .opt").first.click()
        page.wait_for_function("before => document.querySelector('.shell').dataset.number !== before", arg=before)
    before, place = number_of(page), cards.first.get_attribute("data-place")
    heights = "all => all.map((one) => one.offsetHeight)"
    rivals = page.locator("#power-rivals .rival").evaluate_all(heights)
    page.keyboard.press(place)
    ladder = page.locator("#prompt .ladder button")
    ladder.first.wait_for()
    assert page.locator("#power-rivals .rival").evaluate_all(heights) == rivals, "a rival grows while one chooses"
    assert page.locator(f'#power-row [data-place="{place}"]').get_attribute("aria-pressed") == "true"
    warned = page.locator("#power-rivals .threat").count()
    assert warned == ladder.first.locator(".may .seat-mark").count(), "warned of whom the fewest hold off"
    wanted = ladder.last.locator("span").first.inner_text()
    page.keyboard.press(wanted)
    assert page.locator("#prompt .ladder [aria-pressed=true] span").first.inner_text() == wanted
    # what a long prompt has under its foot is reached by scrolling, and is no small target for that
    page.locator("#prompt").evaluate("prompt => prompt.scrollTo(0, prompt.scrollHeight)")
    assert violations(page) == []
    page.keyboard.press("9")
    page.locator(".why").wait_for()
    assert number_of(page) == before, "an illegal number is explained, not played"
    page.keyboard.press("Escape")
    ladder.first.wait_for(state="detached")
    page.keyboard.press(place)
    ladder.first.wait_for()
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('.shell').dataset.number !== before", arg=before)


def test_alliances_are_marked_read_and_returned_together(visitor):
    page = visitor(PHONE)
    page.goto("/#/new/power")
    page.get_by_text("2", exact=True).first.tap()
    unfold(page)
    page.get_by_text("по шесть", exact=False).last.tap()
    seat_bots(page, "random")
    page.locator("form .btn--main").tap()
    cards = page.locator("#power-task .card")
    cards.nth(5).wait_for()
    cut = """card => [...card.querySelectorAll('*')].some(
        one => one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflow === 'hidden')"""
    assert not any(cards.nth(at).evaluate(cut) for at in range(6)), "the text of an alliance is cut"
    confirm = page.locator("#prompt .confirm")
    for at in (0, 3):
        assert confirm.get_attribute("aria-disabled") == "true"
        cards.nth(at).locator(".all").tap()
    names = {cards.nth(at).locator(".name").inner_text().replace("\u00ad", "").lower() for at in (0, 3)}
    assert all(name in confirm.inner_text().lower() for name in names)
    cards.nth(1).locator(".info").tap()
    page.locator("dialog.dossier[open]").wait_for()
    page.keyboard.press("Escape")
    confirm.tap()
    page.locator("#power-row [data-row]").first.wait_for()
    page.locator(".bar__tools button").first.tap()
    page.locator(".log .name").first.wait_for()
    told = {one.strip().lower() for one in page.locator(".log .name").all_inner_texts()}
    assert names <= told, "the log names what was returned"
    page.locator(".log .name").last.tap()
    page.locator("dialog.dossier[open]").wait_for()


ROW = """
window.tops = [];
new MutationObserver(() => {
  const [shell, row] = [document.querySelector('.shell'), document.querySelector('#power-row')];
  if (!row || 'settled' in shell.dataset) return;
  const [word, cards] = ['.power ~ .slab > span', '#power-row .large'].map((one) =>
    [...document.querySelectorAll(one)].map((thing) => thing.getBoundingClientRect()));
  const hidden = word.some((one) => cards.some((card) => card.top < one.bottom && card.bottom > one.top));
  const stories = document.querySelectorAll('.power .story').length;
  tops.push([shell.dataset.beat.split(' ')[1], row.offsetTop, stories, hidden]);
}).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-beat']});
"""


def test_a_phone_keeps_its_row_in_place_while_falcon_plays_and_tells_his_turn_afterwards(visitor):
    page = visitor(PHONE, pace="fast", script=ROW)
    sit(page, "power", ["me"])
    for _ in range(12):
        page.wait_for_selector(SETTLED_AND_ASKED)
        if page.locator("[data-tale]").count():
            break
        before = number_of(page)
        answer(page)
        page.wait_for_function("n => document.querySelector('.shell').dataset.number !== n", arg=before)
    tops = page.evaluate("tops")
    turn = [top for name, top, _, _ in tops if name in ("aimed", "passed", "falcon", "placed", "operation")]
    assert len(set(turn)) == 1, tops
    assert all(stories == 0 for _, _, stories, _ in tops), "the board makes no room for his tale"
    assert not any(hidden for *_, hidden in tops), "the word for what begins hides no price"
    page.locator("[data-tale]").tap()
    page.locator(".side .story li").first.wait_for()
    page.locator(".side .story .btn").tap()
    page.locator(".side .story").wait_for(state="detached")


def test_with_five_on_a_wide_screen_own_objects_lie_in_sight(visitor):
    page = visitor(WIDE)
    sit(page, "power", ["me", *["bot:random"] * 4])
    play_until_over([(page, answer)], answers=10)
    for _ in range(12):
        page.wait_for_selector(SETTLED_AND_ASKED)
        if page.locator("#power-task").count() == 0 and page.locator("#power-mine [data-object]").count():
            break
        insist(page, answer)
    below = """() => document.querySelector('#power-mine [data-object]').getBoundingClientRect().bottom
        - document.querySelector('.power').getBoundingClientRect().bottom"""
    assert page.evaluate(below) <= 0


def test_a_wide_board_shows_a_turn_without_scrolling(visitor):
    page = visitor(WIDE)
    sit(page, "power", ["me", *["bot:random"] * 3])
    page.wait_for_selector(ASKED)
    page.wait_for_selector(".power .hand")
    assert (
        page.evaluate("() => { const b = document.querySelector('.power'); return b.scrollHeight - b.clientHeight }")
        <= 0
    )
    page.locator("#prompt .goals").wait_for()
    assert page.locator(".power .goals").count() == 0, "what stands beside the board is not on it as well"
    assert "/" not in "".join(page.locator(".project .need").all_inner_texts())  # places for signs, no fractions
    page.set_viewport_size({"width": 1300, "height": 800})
    assert (
        page.locator(".project .track > span").evaluate_all("all => all.filter(e => e.scrollWidth > e.clientWidth)")
        == []
    )
    page.set_viewport_size(WIDE)


def test_the_table_says_what_one_is_near_to_and_how_the_round_goes(visitor):
    page = visitor(PHONE)
    sit(page, "power", ["me", *["bot:random"] * 3])
    page.wait_for_selector(SETTLED_AND_ASKED)
    page.locator(".goals summary").tap()
    assert page.locator(".goals .standing").inner_text().startswith(("У всех 0", "Впереди", "Вы впереди", "Поровну"))
    page.locator(".goals li button").first.tap()
    page.locator("dialog[open] h2").first.wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator(".round summary").tap()
    assert page.locator(".round dd:visible").count() == 3
    assert page.locator(".round [aria-current=step]").inner_text() == "Действия"
    assert violations(page) == []


def test_a_phone_shows_the_prices_of_the_row_over_all_one_can_do_with_a_professional_in_play(visitor):
    page = visitor(PHONE)
    sit(page, "power", ["me", *["bot:random"] * 4], professionals=True)
    covered = """() => [...document.querySelectorAll('#power-row .large .hint')].some(
        (one) => one.getBoundingClientRect().bottom > document.querySelector('#prompt').getBoundingClientRect().top)"""
    seen, goals = 0, set()
    for _ in range(12):
        page.wait_for_selector(SETTLED_AND_ASKED)
        goals |= set(page.locator(".goals:not([open])").evaluate_all("all => all.map((one) => one.offsetHeight)"))
        if page.locator("#power-row .large.legal").count() and page.locator("#prompt .half").count() == 2:
            page.wait_for_function("() => document.querySelector('.power').scrollTop === 0")
            assert not page.evaluate(covered)
            seen += 1
            if seen == 2:
                break
        play_until_over([(page, answer)], answers=1)
    assert seen > 0, "no turn had a card to take and a piece or a professional to choose"
    assert len(goals) == 1, "the row stands still whatever the goal over it says"


def three_at_one_screen(page):
    """Make a table for three people of one device, with six alliances to choose from."""
    page.goto("/#/new/power")
    page.get_by_text("3", exact=True).first.tap()
    page.locator("[name=preset][value=screen]").check()
    unfold(page)
    page.get_by_text("по шесть", exact=False).last.tap()
    page.get_by_label("Ваше имя").fill("Марк")
    page.locator("form .btn--main").tap()


WHOLE = """() => {
  const who = document.querySelector('#prompt .prompt__who > span:not(.prompt__face, .conn)');
  return innerWidth > innerHeight && who.scrollWidth <= who.clientWidth && who.scrollHeight <= who.clientHeight;
}"""


def test_what_has_happened_since_is_put_away_on_a_phone_however_long_it_is(visitor):
    page = visitor(PHONE)
    sit(page, "power", ["me", *["bot:random"] * 4])
    folded = page.locator("#prompt").get_by_role("button", name="Что было")
    for _ in range(40):
        page.wait_for_selector(SETTLED_AND_ASKED)
        if folded.count() and int(folded.locator(".pin").inner_text()) > 5:
            break
        play_until_over([(page, answer)], answers=1)
    page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    page.wait_for_function(WHOLE)  # held across there is less room beside it for whose turn it is
    page.set_viewport_size(PHONE)
    count = int(folded.locator(".pin").inner_text())
    folded.tap()
    assert page.locator(".since li").count() == count
    away = page.locator(".since").get_by_role("button", name="Понятно")
    box, prompt = away.bounding_box(), page.locator("#prompt").bounding_box()
    assert box["y"] + box["height"] <= prompt["y"]
    away.tap()
    page.locator(".since").wait_for(state="detached")
    page.locator(".seat").first.tap()  # a plate says where the points come from
    page.locator("dialog").get_by_text("Итого").wait_for()


def test_a_wide_board_stays_where_it_is_however_few_cards_are_left_and_six_alliances_are_whole(visitor):
    page = visitor(WIDE)
    page.goto("/#/puzzles/power-17-254")
    page.locator("#power-row [data-row]").wait_for()
    row, hand, projects = (page.locator(one).bounding_box() for one in ("#power-row", "[data-hand]", "#power-projects"))
    assert row["y"] + row["height"] <= projects["y"] <= hand["y"]
    assert projects["x"] == hand["x"]
    cut = "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).length"
    papers = page.locator("[data-hand] .paper")
    assert (papers.count(), papers.evaluate_all(cut)) == (6, 0)
    assert all(page.locator("[data-hand] .footer").all_inner_texts()), "each says in words what it lacks"
    assert page.locator("[data-hand] .footer:visible").count() == 6
    page.goto("/#/puzzles/power-2-172")  # beside the only card of the row a question has the room
    page.locator("#power-task").wait_for()
    task, board = page.locator("#power-task").bounding_box(), page.locator("main.board").bounding_box()
    assert task["width"] > 0.7 * board["width"]


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
        insist(page, answer)
        page.wait_for_function(
            "before => !document.querySelector('.shell') || document.querySelector('.shell').dataset.number !== before",
            arg=before,
        )
    assert len(set(opened[:3])) == 3, "each of the three chooses in private"
    assert len(asked) > 1, "the game went on past the deal"


def test_a_choice_is_taken_back_although_the_curtain_has_fallen(visitor):
    page = visitor(PHONE)
    three_at_one_screen(page)
    first = page.locator(".curtain h1").inner_text()
    page.locator(".curtain .btn--main").tap()
    page.wait_for_selector(ASKED)
    held = page.locator("[data-hand]").inner_text()
    before = number_of(page)
    insist(page, answer)
    page.locator(".curtain h1").filter(has_not_text=first).wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Вернуть ход: Марк").tap()
    page.locator(".curtain h1", has_text=first).wait_for()
    page.locator(".curtain .btn--main").tap()
    page.wait_for_selector(ASKED)
    assert (number_of(page), page.locator("[data-hand]").inner_text()) == (before, held)


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
    second.wait_for_selector(ASKED)
    before = number_of(second)
    insist(second, answer)
    second.wait_for_function(
        "before => !document.querySelector('.shell') || document.querySelector('.shell').dataset.number !== before",
        arg=before,
    )
    first.locator(".curtain").wait_for()
    assert first.locator("[data-alliance], dialog[open]").count() == 0
