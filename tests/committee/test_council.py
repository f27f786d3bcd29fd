"""Bots leave to people what whoever is first settles for everyone."""

import pytest
from tests.committee.scenarios import SCENARIOS
from tests.golden import replayed
from tests.trials import times

from kuluary.core import CHANCE, Match

GAMES = times(["four-planned", "easy-overtime"], list(SCENARIOS))


@pytest.mark.parametrize("name", GAMES)
def test_what_one_answer_settles_for_all_is_planned_or_left_to_people_first(name):
    match = replayed("committee", name)
    again = Match.replay(match.log, upto=0, content=match.pack)
    for seat, action in match.entries:
        if seat == CHANCE:
            continue
        asked = next(item for item in again.decisions if item.seat == seat and action in item.actions)
        others = {item.seat for item in again.decisions if item.prompt == asked.prompt} - {seat}
        manner = again.game.council(again.state, asked)
        again.play(seat, action)
        left = {item.seat for item in again.decisions if item.prompt == asked.prompt}
        assert asked.free or manner or not others or others & left, asked.prompt
