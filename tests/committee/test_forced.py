"""What follows of itself in «Комитет» is told step by step: a person sees what nobody was asked."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.committee.scenarios import SCENARIOS
from tests.golden import path_of, read

from kuluary.core import CHANCE, Match
from kuluary.games.committee.state import MISSION_PHASE
from kuluary.games.committee.view import view
from kuluary.games.committee.words.actions import Attempt, ByDepartment, LayStress
from kuluary.games.committee.words.events import StressLaid, StressOpened

GAMES = [name for name, scenario in SCENARIOS.items() if scenario.content is None][:3]


def plays(name):
    """Play a golden game again; give every play with the beats it brought."""
    match = Match.replay(read(path_of("committee", name))[0])
    again = match.clone()
    again.rewind(0)
    again.watch()
    for seat, action in [entry for entry in match.entries if entry[0] != CHANCE]:
        heard = len(again.news)
        again.play(seat, action)
        yield action, list(again.moments), [item.event for _, item in again.news[heard:]]


@pytest.mark.parametrize("name", GAMES)
def test_a_check_nobody_was_asked_about_is_seen_before_its_dice(name):
    forced = Counter()
    for action, moments, _ in plays(name):
        names = [moment.name for moment in moments]
        for at, moment in enumerate(moments):
            if moment.name == "check":
                assert not moment.state.dice, "its dice lie there already"
                assert names[at + 1] == "roll"
                forced[isinstance(action, Attempt | ByDepartment)] += 1
    assert forced[False] > 0, "no check has begun by itself"


@pytest.mark.parametrize("name", GAMES)
def test_a_token_of_stress_that_has_but_one_place_is_seen_like_any_other(name):
    forced = 0
    for action, moments, events in plays(name):
        tokens = [event for event in events if isinstance(event, StressLaid | StressOpened)]
        assert sum(moment.name in ("stress", "opened") for moment in moments) >= len(tokens)
        forced += len(tokens) > isinstance(action, LayStress)
    assert forced > 0, "no token went where it had to"


@pytest.mark.parametrize("name", GAMES)
def test_the_track_tells_the_round_of_a_failure_as_soon_as_its_cards_have_moved(name):
    told = Counter()
    for _, moments, _ in plays(name):
        for moment in moments:
            if moment.state.phase == MISSION_PHASE and moment.name in ("phase", "failed", "came"):
                seen = view(moment.state, 0)
                first = seen.round + (moment.name == "came")
                assert seen.failing == (first, first + 1, first + 2, first + 3)
                assert all(when >= first for when, _ in seen.fails)
                when = {number: fails for fails, numbers in seen.fails for number in numbers}
                assert {one.mission: one.fails_in for one in seen.missions} == when
                told[moment.name] += 1
    assert told.keys() >= {"phase", "came"}
