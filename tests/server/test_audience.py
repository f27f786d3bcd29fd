"""What a table sends to those who look at it."""

import json
from dataclasses import MISSING, fields, replace
from random import Random

import pytest
from tests.server.helpers import unfolded

from kuluary import Match
from kuluary.bots.bot import make
from kuluary.encoding import plain
from kuluary.server.audience import Asked, Audience
from kuluary.server.hours import Clock, Hours
from kuluary.server.store import Person, Record, Seat


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


@pytest.mark.parametrize("name", ["others", "decisions"])
def test_a_question_is_whole_once_and_then_an_id_while_it_stays_as_it_was(name):
    match = Match.new("committee", seats=3, seed="others").watch()
    record, audience, rng = record_of(match), Audience(Hours(Clock()), 60.0), Random(4)
    lookers = [Looker(seat) for seat in range(3)]
    audience.sockets.update(lookers)
    known = [{}, {}, {}]
    short = 0
    for _ in range(80):
        if match.over:
            break
        audience.hear(match)
        audience.show(record, match)
        asked = Asked(record, match)
        for seat, looker in enumerate(lookers):
            told = looker.last[name]
            short += sum(isinstance(item, str) for item in told)
            known[seat] = {
                (item if isinstance(item, str) else item["id"]): known[seat][item] if isinstance(item, str) else item
                for item in told
            }
            shown = asked.beside(seat) if name == "others" else asked.of(seat)
            assert known[seat] == {one: json.loads(bytes(raw)) for one, raw in shown.items()}
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.actions))
    assert short > 20


def test_who_has_a_seat_again_is_sent_its_questions():
    match = Match.new("committee", seats=3, seed="others").watch()
    record, audience, looker = record_of(match), Audience(Hours(Clock()), 60.0), Looker(0)
    audience.sockets.add(looker)
    audience.hear(match)
    audience.show(record, match)
    asked = looker.last["decisions"]
    lent = (replace(record.seating[0], stand_in="novice"), *record.seating[1:])
    audience.show(replace(record, seating=lent), match)
    assert looker.last["decisions"] == []
    audience.show(record, match)
    assert looker.last["decisions"] == asked
    audience.show(record, match)
    assert looker.last["decisions"] == [one["id"] for one in asked]


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
        asked = rng.choice([item for item in match.decisions if not item.free])
        match.play(asked.seat, rng.choice(asked.actions) if bot is None else bot.choose(match, asked.seat))
    assert pieces > 50
