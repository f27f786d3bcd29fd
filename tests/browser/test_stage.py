"""The stage: every beat is on the screen before the next, shell and board in step, with motion and without."""

import re
from itertools import pairwise

import pytest
from tests.browser.conftest import WIDE
from tests.browser.table import ASKED, OVER, SETTLED_AND_ASKED, number_of, press_if_there, sit
from tests.trials import times

FILM = """
window.film = [];
new MutationObserver(() => {
  const shell = document.querySelector('.shell');
  const board = document.querySelector('main.board [data-beat]');
  if (!shell?.dataset.beat || !board) return;
  const [tick, name] = shell.dataset.beat.split(' ');
  const mode = document.querySelector('#prompt')?.dataset.mode;
  const now = {
    tick: Number(tick), name, board: board.dataset.beat === shell.dataset.beat, settled: 'settled' in shell.dataset,
    asked: mode === 'mine' || mode === 'several', lines: document.querySelectorAll('.log li').length,
    said: document.querySelector('.prompt__say')?.textContent.trim(),
    named: document.querySelectorAll('.prompt__say .name').length,
    who: document.querySelector('.prompt__who > span:not(.prompt__face)')?.textContent,
    at: performance.now(),
  };
  const last = film.at(-1);
  if (last?.tick !== now.tick || last.settled !== now.settled || last.asked !== now.asked) film.push(now);
}).observe(document, {
  subtree: true, childList: true, attributes: true, attributeFilter: ['data-beat', 'data-settled', 'data-mode'],
});
"""
HEAR = """
window.heard = new Set();
const strike = AudioContext.prototype.createGain;
AudioContext.prototype.createGain = function () {
  heard.add(Number(document.querySelector('.shell')?.dataset.beat?.split(' ')[0]));
  return strike.call(this);
};
if (location.host) localStorage['kuluary-settings'] = JSON.stringify({pace: 'fast', confirm: 'never', sound: true});
"""
ANSWER = """async (turn) => {
  const code = location.hash.split('/').at(-1);
  if (!window.hand) {
    window.hand = new WebSocket(new URL(`ws/${code}`, location.href.split('#')[0]).href.replace('http', 'ws'));
    hand.onmessage = ({data}) => {
      const told = JSON.parse(data);
      if (told.type !== 'state') return;
      hand.known = told.decisions.map((one) => hand.known?.find(({id}) => id === one) ?? one);  // known by its id
      hand.asked = hand.known.filter((one) => !one.free);
    };
  }
  while (!hand.asked?.length) await new Promise((after) => setTimeout(after, 20));
  const [{id, seat, actions}] = hand.asked;
  hand.asked = null;
  const {action} = actions[turn % actions.length];
  hand.send(JSON.stringify({type: 'play', id: `stage ${id}`, seat, decision: id, action}));
}"""
"""Answers beside the screen, which only shows it: any answer that is legal, by another line of the same person."""
LEAST = 80
"""Milliseconds for which the shortest beat is on screen at a fast pace."""


@pytest.fixture
def cinema(visitor):
    """Makes wide pages on which everything that is shown is written down."""
    return lambda script="", **more: visitor(WIDE, script=FILM + script, **more)


def answer(page):
    """Give an answer, now this one, now that one."""
    press_if_there(page, "[data-round-go], [data-ceremony]")
    page.evaluate(ANSWER, int(number_of(page)) * 7)


def film_with(page, *names, answers=40):
    """Answer until beats of these names have been shown and the game waits again; give what was shown."""
    for _ in range(answers):
        page.wait_for_selector(f"{SETTLED_AND_ASKED}, {OVER}")
        film = page.evaluate("film")
        if all(any(one["name"] == name for one in film) for name in names) or page.locator(OVER).count():
            return film
        before = number_of(page)
        answer(page)
        page.wait_for_function("n => document.querySelector('.shell').dataset.number !== n", arg=before)
    raise AssertionError(f"{names} did not happen: {[one['name'] for one in page.evaluate('film')]}")


def check(film):
    """Nothing is passed over, everything shows the same beat for its time, and nothing new is asked before the last."""
    shown = [one for at, one in enumerate(film) if at == 0 or film[at - 1]["tick"] != one["tick"]]
    assert [one["tick"] for one in shown] == list(range(shown[0]["tick"], shown[0]["tick"] + len(shown)))
    assert all(one["board"] for one in film)
    assert all(after["settled"] or one["asked"] or not after["asked"] for one, after in pairwise(film))
    lasted = [(after["at"] - one["at"], one["name"]) for one, after in pairwise(shown[1:])]
    assert all(ms >= LEAST for ms, _ in lasted), lasted
    assert all(one["lines"] <= after["lines"] for one, after in pairwise(shown))
    return " ".join(one["name"] for one in shown)


MOVING, STILL = "no-preference", "reduce"


@pytest.mark.parametrize("motion", times([MOVING], [STILL, MOVING]))
def test_every_beat_of_a_trick_is_seen_and_heard(cinema, motion):
    page = cinema(pace="fast", motion=motion, script=HEAR)
    sit(page, "suits", ["me", "bot:random", "bot:random"])
    film = film_with(page, "taken", "trump")
    names = check(film)
    assert re.search(r"\bcard round taken trump\b", names), names
    silent = {one["tick"] for one in film[1:] if one["name"]} - set(page.evaluate("[...heard]"))
    assert silent == set(), names


@pytest.mark.parametrize("motion", times([STILL], [STILL, MOVING]))
def test_every_beat_of_a_takeover_is_seen(cinema, motion):
    page = cinema(pace="fast", motion=motion)
    sit(page, "power", ["me", "bot:random"])
    film = film_with(page, "captured", "phase")
    names = check(film)
    assert re.search(r"\btakeover (captured (gained )*)+", names), names
    said = [(before["said"], one["said"]) for before, one in pairwise(film) if one["name"] == "takeover"]
    assert all(after and after != before for before, after in said), said  # the prompt is not left at the last move
    told = [(one["who"], one["said"]) for one in film[1:] if not one["settled"] and one["who"] != "Игра идёт"]
    assert told, film
    assert all(said.startswith(who) for who, said in told), told  # it speaks of whom it names
    assert all(one["named"] for one in film if one["name"] == "captured" and not one["settled"])  # and tells of what


@pytest.mark.parametrize("motion", times([STILL], [STILL, MOVING]))
def test_every_step_of_falcon_is_seen(cinema, motion):
    page = cinema(pace="fast", motion=motion)
    sit(page, "power", ["me"])
    film = film_with(page, "aimed")
    names = check(film)
    assert re.search(r"\baimed (intercepted |drawn )*(placed|operation)\b", names), names
    assert {one["who"] for one in film if one["name"] == "aimed" and not one["settled"]} == {"Сокол"}


@pytest.mark.parametrize("motion", times([MOVING], [STILL, MOVING]))
def test_every_beat_of_a_check_is_seen(cinema, motion):
    page = cinema(pace="fast", motion=motion)
    sit(page, "committee", ["me", "bot:expert"])
    names = check(film_with(page, "counted", answers=60))
    assert re.search(r"\broll ((roll|used|paid)? )*counted\b", names), names


def being_told(cinema):
    """A page alone against bots that are about to answer, at a slow pace."""
    page = cinema(pace="slow")
    sit(page, "suits", ["me", "bot:random", "bot:random"])
    page.wait_for_selector(ASKED)
    before = number_of(page)
    answer(page)
    page.wait_for_function("n => document.querySelector('.shell').dataset.number !== n", arg=before)
    return page


def stands_still(page):
    """Nothing else is shown for longer than any beat takes; give how much has been shown."""
    held = page.evaluate("film.length")
    page.wait_for_timeout(2_500)
    assert page.evaluate("film.length") == held
    assert page.locator(".shell[data-settled]").count() == 0
    return held


def test_bots_wait_for_whoever_holds_what_is_shown(cinema):
    page = being_told(cinema)
    page.keyboard.press("Space")
    held = stands_still(page)
    page.keyboard.press("n")
    page.wait_for_function("n => film.length > n", arg=held)


def test_what_is_shown_waits_for_whoever_plays_alone_and_reads_the_keys(cinema):
    page = being_told(cinema)
    page.get_by_role("button", name="Меню").click()
    page.get_by_role("button", name="Клавиши").click()
    page.locator("dialog[open] kbd").first.wait_for()
    held = stands_still(page)
    page.keyboard.press("Escape")
    page.wait_for_function("n => film.length > n", arg=held)
