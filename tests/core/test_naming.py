"""Answers and events are written once, and read again as long as things have the same names."""

from random import Random

import msgspec
import pytest

from kuluary import Match
from kuluary.core.text import action_text, event_text
from kuluary.encoding import plain
from kuluary.server.protocol import wire

OPTIONS = [
    ("suits", 4, {"teams": True}),
    ("suits", 6, {}),
    ("power", 3, {"professionals": True}),
    ("power", 1, {}),
    ("committee", 3, {}),
    ("committee", 2, {"scenario": "overtime"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), OPTIONS)
def test_words_are_the_same_whether_they_were_written_before_or_not(game, seats, options):
    for seed in range(3):
        match, rng = Match.new(game, seats=seats, options=options, seed=f"naming {seed}"), Random(seed)
        told_of = 0
        while not match.over and match.number < 250:
            for number, item in match.news[told_of:]:
                told = msgspec.json.decode(wire.encode(wire.news(match, number, item)))
                fresh = [plain(item.event), plain(event_text(match.game, match.state, item.event))]
                assert [told["event"], told["text"]] == msgspec.json.decode(wire.encode(fresh))
            told_of = len(match.news)
            for asked in match.decisions:
                told = msgspec.json.decode(wire.encode(wire.decision(match, asked)))["actions"]
                texts = [action_text(match.game, match.state, action, asked) for action in asked.actions]
                pairs = zip(asked.actions, texts, strict=True)
                fresh = [{"action": plain(action), "text": plain(text)} for action, text in pairs]
                assert told == msgspec.json.decode(wire.encode(fresh))
            asked = rng.choice(match.decisions)
            match.play(asked.seat, rng.choice(asked.actions))
