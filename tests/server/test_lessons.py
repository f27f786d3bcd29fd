"""Lessons: a table that is the same for everyone, with opponents that follow the script."""

from __future__ import annotations

from kuluary.bots import characters
from kuluary.lessons import lesson_of

LESSON = lesson_of("suits")
assert LESSON is not None


def test_a_lesson_is_a_table_in_play_with_its_learner_on_turn(company):
    table = company.guest().post("/api/lessons/suits")
    assert (table["status"], table["lesson"]) == ("playing", True)
    assert [seat["kind"] for seat in table["seating"]] == ["person", "bot", "bot", "bot"]


def test_who_learns_has_the_own_face_and_meets_whom_the_game_has(company):
    learner = company.guest()
    learner.post("/api/guest", name="Ася", face=2)
    seating = learner.post("/api/lessons/suits")["seating"]
    faces = [seat["face"] for seat in seating]
    assert (faces[0], len(set(faces))) == (2, 4)
    assert [seat["character"] for seat in seating] == [None, *characters("suits")[:3]]


def test_the_others_answer_by_the_script(company):
    learner = company.guest()
    with learner.live(learner.post("/api/lessons/suits")["code"]) as live:
        assert live.wait("state")["given"] == 0
        live.play({"type": "suits.Play", "card": 17})
        state = live.wait("state", given=1, waiting=[0])
        played = [seat["played"] for seat in state["view"]["seats"]]
        assert played == [None, 5, 8, 6]


def test_a_lesson_that_was_left_waits_where_it_was(company):
    learner = company.guest()
    code = learner.post("/api/lessons/suits")["code"]
    with learner.live(code) as live:
        live.wait("state")
        live.play({"type": "suits.Play", "card": 17})
        live.wait("state", given=1, waiting=[0])
    assert learner.post("/api/lessons/suits")["code"] == code
    assert company.guest().post("/api/lessons/suits")["code"] != code


def test_a_chapter_begins_where_the_script_leads(company):
    learner = company.guest()
    code = learner.post("/api/lessons/suits")["code"]
    with learner.live(code) as live:
        live.wait("state")
        for chapter in (3, 1):
            assert learner.post("/api/lessons/suits", chapter=chapter)["code"] == code
            live.wait("state", given=LESSON.begins(chapter), reset=True, waiting=[0])


def test_a_chapter_that_is_not_there_is_refused(company):
    assert company.guest().refused("POST", "/api/lessons/suits", chapter=99) == "malformed"


def test_games_say_how_long_their_lesson_takes(company):
    games = {game["name"]: game["lesson"] for game in company.guest().get("/api/games")}
    assert games["suits"] == LESSON.minutes
    assert company.guest().get("/api/lessons/suits")["minutes"] == LESSON.minutes


def test_nobody_sits_down_to_bots_that_follow_a_script_otherwise(company):
    seating = ["me", "bot:lesson", "bot:greedy", "bot:greedy"]
    assert company.guest().refused("POST", "/api/tables", game="suits", seats=4, seating=seating) == "bad_option"
