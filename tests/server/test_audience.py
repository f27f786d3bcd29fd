"""What a table sends to those who look at it."""

import json
from dataclasses import MISSING, fields, replace
from random import Random

import pytest
from tests.server.helpers import asked, unfolded

from kuluary import Match
from kuluary.bots.bot import make
from kuluary.encoding import plain
from kuluary.server.database.store import Person, Record, Seat
from kuluary.server.machines.hours import Clock, Hours
from kuluary.server.table.audience import Asked, Audience


class Looker:
    """A listener that keeps what it was sent."""

    standing = 2
    looks = None
    seen = None

    def __init__(self, seat):
        self.person = Person(f"p{seat}", "Гость", "ru")
        self.eyes = self.told = None
        self.last = {}

    def put(self, text):
        self.last = json.loads(text)


def record_of(match):
    seating = tuple(Seat(seat, "person", person=f"p{seat}") for seat in range(match.header.seats))
    needed = [field.name for field in fields(Record) if field.default is MISSING and field.default_factory is MISSING]
    return Record(**dict.fromkeys(needed) | {"seating": seating})


def test_a_question_is_whole_once_and_then_what_has_changed():
    match = Match.new("committee", seats=3, seed="others").watch()
    record, audience, rng = record_of(match), Audience(Hours(Clock()), 60.0), Random(4)
    lookers = [Looker(seat) for seat in range(3)]
    audience.sockets.update(lookers)
    known = [{}, {}, {}]
    short = {"decisions": 0, "others": 0, "answers": 0}
    for _ in range(80):
        if match.over:
            break
        audience.hear(match)
        audience.show(record, match)
        now = Asked(record, match)
        for seat, looker in enumerate(lookers):
            for name in ("decisions", "others"):
                short[name] += sum(isinstance(item, str) for item in looker.last[name])
            renewed = [item["actions"] for item in looker.last["others"] if not isinstance(item, str)]
            short["answers"] += sum(isinstance(one, int) for actions in renewed for one in actions)
            known[seat] = asked(looker.last, known[seat])
            for name, shown in (("decisions", now.of(seat)), ("others", now.beside(seat))):
                assert known[seat][name] == [json.loads(bytes(item.raw)) for item in shown.values()]
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.actions))
    assert all(count > 20 for count in short.values()), short


def test_who_has_a_seat_again_is_sent_its_questions():
    match = Match.new("committee", seats=3, seed="others").watch()
    record, audience, looker = record_of(match), Audience(Hours(Clock()), 60.0), Looker(0)
    audience.sockets.add(looker)
    audience.hear(match)
    audience.show(record, match)
    first = looker.last["decisions"]
    lent = (replace(record.seating[0], stand_in="novice"), *record.seating[1:])
    audience.show(replace(record, seating=lent), match)
    assert looker.last["decisions"] == []
    audience.show(record, match)
    assert looker.last["decisions"] == first
    audience.show(record, match)
    assert looker.last["decisions"] == [one["id"] for one in first]


def test_whoever_comes_later_is_sent_all_of_it():
    match = Match.new("committee", seats=3, seed="others").watch()
    record, audience = record_of(match), Audience(Hours(Clock()), 60.0)
    audience.hear(match)
    for seat in (0, 0):
        looker = Looker(seat)
        audience.sockets.add(looker)
        audience.show(record, match, looker)
        for name in ("decisions", "others"):
            assert looker.last[name]
            assert not any(isinstance(item, str) for item in looker.last[name])


@pytest.mark.parametrize("player", ["at random", "novice"])
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("suits", 4, {"teams": True}),
        ("power", 1, {}),
        ("power", 4, {"professionals": True}),
        ("committee", 3, {"scenario": "overtime"}),
    ],
)
def test_what_was_sent_piece_by_piece_is_the_table_as_who_comes_now_sees_it(game, seats, options, player):
    match = Match.new(game, seats=seats, seed=f"pieces {player}", options=options).watch()
    record, audience, rng = record_of(match), Audience(Hours(Clock()), 60.0), Random(seats)
    bot = None if player == "at random" else make(game, player, 3)
    lookers = [Looker(seat) for seat in range(seats + 1)]
    audience.sockets.update(lookers)
    tables, pieces = {}, 0
    for _ in range(70):
        audience.hear(match)
        audience.show(record, match)
        for looker in lookers:
            told = unfolded(looker.last, tables.get(looker.eyes))
            tables[looker.eyes] = told["view"]
            pieces += not looker.last["reset"]
            assert told["view"] == json.loads(json.dumps(plain(match.view(looker.eyes))))
        if match.over:
            break
        actor = match.entries[-1][0] if match.entries else -1
        if rng.random() < 0.2 and match.undo_start(actor) is not None:
            match.undo(actor)
            audience.set_back(match)
            continue
        question = rng.choice([item for item in match.decisions if not item.free])
        match.play(question.seat, rng.choice(question.actions) if bot is None else bot.choose(match, question.seat))
    assert pieces > 50


@pytest.mark.parametrize("game", ["suits", "power", "committee"])
def test_a_game_that_is_over_keeps_what_was_shown_and_nothing_to_go_on_from(game):
    match, rng = Match.new(game, seats=3, seed="over").watch(), Random(5)
    record, audience, looker = record_of(match), Audience(Hours(Clock()), 60.0), Looker(0)
    audience.sockets.add(looker)
    while not match.over:
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.actions))
        audience.hear(match)
        audience.show(record, match)
        assert match.moments == [], "a position that was shown is not kept"
    assert not audience._memory.parts
    assert not audience._memory.noted
    assert not match._stops
    late = Looker(0)
    audience.sockets.add(late)
    audience.show(record, match, late)
    (beat,) = late.last["beats"]
    assert len(beat["news"]) == sum(item.visible_to(0) for _, item in match.news)
    assert beat["view"] == json.loads(json.dumps(plain(match.view(0))))
