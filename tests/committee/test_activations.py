"""What an agent may activate, asked one by one."""

from random import Random

import pytest

from kuluary import Match
from kuluary.core import PASS
from kuluary.games.committee.rules.serving import Activate, can_activate
from kuluary.games.committee.state import TRUNK
from kuluary.games.committee.words.actions import DoScenario
from kuluary.games.committee.words.answers import DO_MAIN, DO_MISSION, DO_PERSONAL, TAKE_ALLY, USE_CITY


@pytest.mark.parametrize("scenario", ["base", "overtime"])
def test_whether_an_activation_is_open_is_what_the_question_offers(scenario):
    match = Match.new("committee", seats=3, seed=f"open {scenario}", options={"scenario": scenario})
    rng, offered = Random(5), set()
    while not match.over and match.number < 250:
        asked = rng.choice(match.decisions)
        match.play(asked.seat, rng.choice(asked.actions))
        state = match.state.clone()
        if match.over or state.cities[-1] < 0:
            continue
        seat = rng.randrange(3)
        state.cities[seat] = city = rng.randrange(len(USE_CITY))
        near = [card for card in state.cards if card.place in (city, TRUNK + seat)]
        thought_of = [(DO_MAIN, None), *[(DO_MISSION[card.number], card) for card in near], (DO_PERSONAL, None)]
        allies = [TAKE_ALLY[number] for number in range(1, len(state.setup.content.missions))]
        thought_of += [(action, None) for action in (USE_CITY[city], *allies)]
        thought_of += [(DoScenario(extra.name), None) for extra in state.setup.scenario.activations]
        found = [action for action, card in thought_of if can_activate(state, seat, action, card)]
        assert [*found, PASS] == list(Activate(seat).ask(state)[0].actions)
        offered |= {type(action) for action in found}
    assert len(offered) >= 4
