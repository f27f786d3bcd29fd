"""C-2: set-up."""

from __future__ import annotations

import pytest
from tests.committee.table import GAME, PLAIN, new

from kuluary.core import BadOption, Match, content_of
from kuluary.games.committee.rules.main_missions import FACE_DOWN
from kuluary.games.committee.words.events import AllyCame, MissionCame, Posted
from kuluary.games.committee.words.names import AGENTS, CITIES

CONTENT = content_of(GAME.standard)
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.fixture(params=[2, 3, 4])
def match(request) -> Match:
    """A new game before anybody has answered (K-T01)."""
    return new(request.param, "setup")


@pytest.mark.rule("C-2.1")
def test_stocks_at_the_start(match):
    seen = match.view(0)
    assert (seen.limit.doc, seen.limit.med, seen.limit.eq, seen.limit.fuel, seen.limit.calm) == (16, 2, 2, 2, 0)
    assert (seen.fund.doc, seen.fund.med, seen.fund.eq, seen.fund.fuel, seen.fund.calm) == (29, 4, 4, 4, 6)


@pytest.mark.rule("C-2.2")
def test_all_stress_is_in_the_limit(match):
    assert match.view(0).limit.stress == 20


@pytest.mark.rule("C-2.3")
@pytest.mark.parametrize(("seats", "total"), [(2, 15), (3, 16), (4, 15)])
def test_the_bronze_token_is_used_by_three_agents_only(seats, total):
    state = GAME.begin(seats, {})
    assert GAME.view(state, None).actions == total


@pytest.mark.rule("C-2.4")
def test_dice_help_tokens_and_supply(match):
    assert CONTENT.most_dice == 5
    assert match.view(0).help == (("docs", None), ("cargo", None), ("check", None))
    jams = sum(road.jammed for road in match.view(0).roads)
    interrogations = sum(len(city.interrogations) for city in match.view(0).cities)
    assert match.view(0).interrogation_supply + jams + interrogations == 12


@pytest.mark.rule("C-2.5")
@SEATS
def test_agents_are_all_different(seats):
    assert new(seats).header.options["agents"] == AGENTS[:seats]
    with pytest.raises(BadOption, match="different"):
        new(2, agents=["asya", "asya"])


@pytest.mark.rule("C-2.5")
def test_mission_one_is_current(match):
    assert all([personal.done for personal in seat.personal] == [False, False] for seat in match.view(0).seats)


@pytest.mark.rule("C-2.6")
def test_ten_clearance_tokens_and_five_open_cells(match):
    for seat in match.view(0).seats:
        assert len(seat.unlocked) == 5
        assert sum(count for _, count in seat.sealed) == 10


@pytest.mark.rule("C-2.7")
def test_the_deck_has_24_of_42_cards():
    state = GAME.begin(2, {}, PLAIN)
    assert (len(state.unseen), state.deck) == (42, 24)


@pytest.mark.rule("C-2.8")
@pytest.mark.parametrize("seed", range(12))
def test_agents_start_in_different_cities_named_by_cards(seed):
    match = new(4, seed)
    posts = [item.event for _, item in match.news if isinstance(item.event, Posted)]
    assert len({post.city for post in posts}) == 4
    assert all(CITIES[CONTENT.missions[post.mission].city] == post.city for post in posts)
    assert all(post.mission not in match.state.unseen for post in posts)


@pytest.mark.rule("C-2.9")
def test_one_card_on_four_two_on_three_one_on_two(match):
    assert sorted(card.division for card in match.state.cards) == [2, 3, 3, 4]


@pytest.mark.rule("C-2.10")
def test_mission_tokens_lie_in_their_cities(match):
    """K-T02: card 002 is laid in Куйбышев."""
    came = [item.event for _, item in match.news if isinstance(item.event, MissionCame)]
    assert len(came) == 4
    assert all(event.city == CITIES[CONTENT.missions[event.mission].city] for event in came)
    assert CITIES[CONTENT.missions[2].city] == "kuybyshev"


@pytest.mark.rule("C-2.11")
@pytest.mark.parametrize("seed", range(8))
def test_a_road_card_brings_a_jam(seed):
    state = new(2, seed).state
    roads = {
        CONTENT.missions[card.number].road for card in state.cards if CONTENT.missions[card.number].kind.name == "road"
    }
    assert {road for road, _ in state.jams} == roads


@pytest.mark.rule("C-2.12")
@pytest.mark.parametrize("seed", range(8))
def test_an_interrogation_card_brings_two_tokens(seed):
    state = new(2, seed).state
    missions = [CONTENT.missions[card.number] for card in state.cards]
    wanted = [city for mission in missions if mission.kind.name == "interrogation" for city in mission.cities]
    assert sorted(city for city, _ in state.interrogations) == sorted(wanted)


@pytest.mark.rule("C-2.13")
def test_four_allies_lie_in_their_cities(match):
    """K-T02: a token of Киров turned over is an ally in Киров."""
    came = [item.event for _, item in match.news if isinstance(item.event, AllyCame)]
    assert len(came) == 4
    assert all(event.city == CITIES[CONTENT.missions[event.ally].city] for event in came)
    assert match.state.deck == 16


@pytest.mark.rule("C-2.14")
def test_five_main_missions_on_their_spaces(match):
    assert [main.space for main in match.view(0).mains] == [6, 9, 11, 13, 15]
    assert len({main.main for main in match.view(0).mains}) == 5


@pytest.mark.rule("C-2.15")
def test_four_scenario_tokens_face_up_and_one_down(match):
    tokens = [main.token for main in match.view(0).mains]
    assert tokens[4] is None
    assert len(set(tokens[:4])) == 4
    assert match.state.on_main[4] == FACE_DOWN


@pytest.mark.rule("C-2.16")
def test_the_anomaly_is_where_the_first_condition_is(match):
    seen = match.view(0)
    assert seen.anomaly == seen.mains[0].conditions[0].city
    assert seen.mains[0].conditions[0].current


@pytest.mark.rule("C-2.17")
def test_id_cards_are_laid_beside_the_boards():
    card = {"agent": "artyom", "level": 1, "stickers": [{"kind": "docs", "used": False}]}
    match = new(2, ids=[card, None])
    assert match.view(0).seats[0].id.level == 1
    assert match.view(0).seats[1].id.level == 0


@pytest.mark.rule("C-2.17")
def test_without_the_option_there_are_no_id_cards(match):
    assert all(seat.id is None for seat in match.view(0).seats)
