"""Answers are written once, and read again as long as things have the same names."""

from random import Random

import msgspec
import pytest

from kuluary import Match
from kuluary.core.text import action_text
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
def test_a_question_reads_the_same_whether_its_answers_were_written_before_or_not(game, seats, options):
    for seed in range(3):
        match, rng = Match.new(game, seats=seats, options=options, seed=f"naming {seed}"), Random(seed)
        while not match.over and match.number < 250:
            for asked in match.decisions:
                told = msgspec.json.decode(wire.encode(wire.decision(match, asked)))["actions"]
                texts = [action_text(match.game, match.state, action, asked) for action in asked.actions]
                pairs = zip(asked.actions, texts, strict=True)
                fresh = [{"action": plain(action), "text": plain(text)} for action, text in pairs]
                assert told == msgspec.json.decode(wire.encode(fresh))
            asked = rng.choice(match.decisions)
            match.play(asked.seat, rng.choice(asked.actions))
