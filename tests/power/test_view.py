"""What a view computes so that an interface needs no rules."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from tests.power.table import FALCON, Table, advance, conclude, expansion, infiltrate, number_of, professional

from kuluary.core import Match, content_of
from kuluary.core.looking import Memory
from kuluary.core.state import Tape
from kuluary.games.power import GAME
from kuluary.games.power.content.cards import ALLIANCES, SECONDARY_CARD
from kuluary.games.power.judgement import advice
from kuluary.games.power.redeal import deals, redeal
from kuluary.games.power.state.knowledge import Clue
from kuluary.games.power.words.events import RowLaid, ScoringBegun
from kuluary.games.power.words.views import AllianceView, RowCard


def row_of(table: Table, seat: int, place: int) -> RowCard:
    return GAME.view(table.state, seat).row[place - 1]


def position() -> Table:
    """The story of the mock-ups: two shadow agents, four active, one rival to move after."""
    table = Table(4)
    table.row("ruling_parties", "universities", "trade_unions", "banks", "inner_circle")
    table.stage(2, "comintern", 2)
    table.pool(2, active=4)
    table.stage(0, "comintern", 1)
    table.hold(0, 2, pieces=4, shadows=1)
    table.pool(3, active=4)
    table.supervisor(0)
    table.turn(2, 3)
    assert table.question.seat == 2
    return table


def test_a_card_in_reach_says_how_many_pieces_i_need() -> None:
    card = row_of(position(), 2, 3)
    assert (card.within_reach, card.least, card.own_shadows, card.can) == (True, 1, 2, True)


def test_a_held_card_says_what_an_interception_takes() -> None:
    card = row_of(position(), 2, 2)
    assert (card.holder, card.pieces, card.shadows, card.least) == (0, 4, 1, 4)


def test_the_safe_number_counts_every_later_seat_that_reaches_the_card() -> None:
    card = row_of(position(), 2, 3)
    # Four pieces of seat 3 against mine and two shadow agents: two pieces are enough.
    assert card.safe == 2
    assert [(rival.seat, rival.agents) for rival in card.rivals] == [(3, 4)]
    assert card.safe_is_certain


def test_hidden_professionals_make_the_safe_number_uncertain() -> None:
    table = Table(2, professionals=True)
    table.row("media")
    table.pool(0, active=3)
    table.pool(1, active=1)
    table.professionals(1, "recruiter")
    table.turn(0, 1)
    assert table.question.seat == 0
    assert not row_of(table, 0, 1).safe_is_certain


def test_a_card_out_of_reach_says_which_stage_opens_it() -> None:
    card = row_of(position(), 2, 5)
    assert (card.within_reach, card.opens_at, card.can) == (False, 2, False)


def test_a_card_says_which_alliances_it_opens_and_what_it_adds() -> None:
    table = position()
    table.hand(2, "kgb", "cia")
    table.give(2, "governments")
    assert row_of(table, 2, 3).opens == (ALLIANCES.index("kgb"),)
    # A control card scores itself and one more by Governments.
    assert row_of(table, 2, 1).worth == 2


def test_a_project_shows_the_arithmetic_of_war_and_what_is_missing() -> None:
    table = position()
    table.wars(1)
    project = GAME.view(table.state, 2).projects[0]
    assert (project.agents_printed, project.agents_needed, project.missing_agents) == (4, 5, 1)
    assert (project.signs_printed, project.signs_needed, project.missing_signs) == (2, 1, 1)
    assert not project.can


def test_every_rival_says_from_how_many_pieces_it_is_held_off() -> None:
    card = row_of(position(), 2, 3)
    assert [(rival.seat, rival.held_off) for rival in card.rivals] == [(3, 2)]


def test_used_up_shadow_agents_make_a_card_safe_later() -> None:
    table = position()
    table.state.spent = True
    card = row_of(table, 2, 3)
    assert (card.own_shadows, card.rivals[0].held_off, card.safe) == (0, 4, 4)


def test_a_place_says_whether_everybody_reaches_it() -> None:
    assert [card.open_to_all for card in GAME.view(position().state, None).row] == [True, True, True, False, False]


def test_a_card_says_which_alliances_answer_an_infiltration_and_from_how_many_pieces() -> None:
    table = position()
    table.concluded(2, "council_nine", "club_rome")
    nine, rome = number_of("council_nine"), number_of("club_rome")
    assert [(spark.alliance, spark.brings, spark.pieces) for spark in row_of(table, 2, 3).sparks] == [
        (nine, "advance", 1),
        (rome, "secondary", 4),
    ]
    assert [spark.alliance for spark in row_of(table, 2, 1).sparks] == [rome]


def test_the_view_says_how_many_pieces_more_may_be_recalled() -> None:
    table = position()
    assert GAME.view(table.state, 2).more_recalls == (0, 0, 0, 0, 0)
    table.stage(2, "unified_nations", 2)
    table.pool(2, active=4)
    assert GAME.view(table.state, 2).more_recalls == (0, 0, 1, 2, 2)


def test_a_card_says_with_how_many_pieces_on_it_the_next_supervisor_would_miss_its_turn() -> None:
    table = Table(seats=2)
    table.row("media", "corporations")
    table.state.supervisor = 0
    table.pool(1, active=5)
    table.turn(1)
    # Seat 1 is the supervisor next: two recruits and one recall. Corporations ask for six agents, the first operation
    # for five: 5 - pieces + 1 + 2 falls short of five from four pieces on.
    assert GAME.view(table.state, 1).idles == (4, None)
    assert GAME.view(table.state, 0).idles == ()


def test_the_view_says_whom_the_supervisor_holds_back() -> None:
    table = position()
    assert [GAME.view(table.state, seat).supervised for seat in range(4)] == [True, False, False, False]


def test_a_project_costs_less_while_the_grey_cardinal_is_at_work() -> None:
    table = expansion()
    table.professionals(0, "grey_cardinal")
    table.turn(0, 1)
    comintern = GAME.view(table.state, 0).projects[0]
    assert (comintern.agents_needed, comintern.active_after) == (2, 3)
    table.play(0, professional("grey_cardinal"))
    comintern = GAME.view(table.state, 0).projects[0]
    assert (comintern.agents_needed, comintern.active_after) == (1, 4)


def test_a_project_shows_every_stage_as_wars_have_it() -> None:
    table = position()
    table.wars(1)
    comintern = GAME.view(table.state, 2).projects[0]
    assert (comintern.agents_now, comintern.signs_now) == ((3, 4, 5, 4, 3), (0, 0, 1, 2, 3))


def test_a_tribute_shows_who_owes_who_is_spared_and_what_hangs_on_it() -> None:
    table = Table(4)
    table.supervisor(0)
    table.stage(0, "spyware", 2)
    table.give(0, "trade_unions")
    table.hand(0, "cheka")
    table.concluded(3, "thirty_three")
    for seat in (1, 2, 3):
        table.gives(seat, "media", "law_enforcement" if seat == 1 else "ruling_parties")
    table.give(3, "trade_unions")
    table.gives(0, "ruling_parties", "law_enforcement")
    assert GAME.view(table.state, 1).tribute is None
    table.alliances().play(0, conclude("cheka"))
    tribute = GAME.view(table.state, 1).tribute
    assert tribute is not None
    assert (tribute.seat, tribute.alliance) == (0, number_of("cheka"))
    assert (tribute.owing, tribute.spared) == ((1, 2), (3,))
    assert tribute.prizes == (number_of("thirty_three"),)


def test_a_corner_brings_nothing_where_the_supply_is_empty() -> None:
    table = position()
    table.hand(2, "jasons")
    assert GAME.view(table.state, 2).hand[0].corner_gain == 1
    table.state.supply[2] = 0
    assert GAME.view(table.state, 2).hand[0].corner_gain == 0


def test_the_catalogue_says_what_a_family_is_about() -> None:
    alliances = {one.id: one for one in GAME.catalog(content_of(GAME.standard)).alliances}
    assert [one.id for one in alliances.values() if one.demands] == ["cheka", "cupola2", "illuminati"]
    assert {one.family for one in alliances.values() if one.goes_on} == {"A", "G", "L"}
    assert {one.family for one in alliances.values() if one.contested} == {"L"}
    assert alliances["anarchists"].works == ("lasting", "final")


def test_the_catalogue_says_how_many_copies_are_in_play_and_what_one_costs() -> None:
    banks = GAME.catalog(content_of(GAME.standard)).objects[3]
    assert (banks.in_play, banks.price) == ((3, 3, 3, 3, 4), banks.minimum)


def test_an_own_card_shows_what_it_is_worth_now() -> None:
    table = position()
    table.give(2, "governments")
    table.secondary(2, "control", 3)
    (governments,) = GAME.view(table.state, 2).seats[2].objects
    assert governments.worth == 3
    assert GAME.view(table.state, 0).seats[2].objects[0].worth is None


def test_an_alliance_in_hand_shows_its_parts_and_its_worth() -> None:
    table = position()
    table.hand(2, "jasons", "unions_fed")
    table.give(2, "laboratories")
    jasons, unions = sorted(GAME.view(table.state, 2).hand, key=lambda view: not view.qualifies)
    assert (jasons.alliance, jasons.qualifies) == (ALLIANCES.index("jasons"), True)
    assert [(atom.kind, atom.what, atom.have, atom.need, atom.met) for atom in jasons.atoms] == [
        ("any", "science", 1, 2, False),
        ("any", "laboratories", 1, 1, True),
    ]
    # Concluded now, Jasons would bring a second science card and the sole lead: seven points.
    assert jasons.worth == 7
    # Its own agitator sign would score three.
    assert unions.worth == 3


def seen(table: Table, seat: int, alliance: str) -> AllianceView:
    return next(one for one in GAME.view(table.state, seat).hand if one.alliance == number_of(alliance))


def test_an_alliance_says_what_it_brings_now_and_with_its_requirement_met() -> None:
    table = position()
    table.hand(2, "cartels", "bilderberg", "jasons")
    cartels = seen(table, 2, "cartels")
    # The corner alone; with the Crime Syndicates it asks for, two points for them.
    assert (cartels.worth, cartels.worth_met) == (3, 5)
    # One for the secondary power card in its corner; its requirement names no power card.
    assert (seen(table, 2, "bilderberg").worth, seen(table, 2, "bilderberg").worth_met) == (1, 1)
    # The lead in science comes with either of the alternatives.
    assert seen(table, 2, "jasons").worth_met == 7
    assert [(line.key, line.points) for line in cartels.parts] == [("corner", 3), ("effect_operations", 0)]


def test_a_requirement_met_already_changes_nothing() -> None:
    table = position()
    table.hand(2, "cartels")
    table.give(2, "crime")
    table.secondary(2, "power", 1)
    cartels = seen(table, 2, "cartels")
    assert cartels.qualifies
    assert (cartels.worth, cartels.worth_met) == (5, 5)


def test_a_row_card_says_which_alliances_it_brings_closer() -> None:
    table = position()
    table.row("valuables", "corporations", "trade_unions", "laboratories")
    table.hand(2, "fed_reserve", "majestic12", "jasons")
    table.give(2, "banks")
    closer = [
        [(one.alliance, one.before, one.after, one.need) for one in row_of(table, 2, place).closer]
        for place in range(1, 5)
    ]
    reserve, majestic, jasons = (number_of(one) for one in ("fed_reserve", "majestic12", "jasons"))
    assert closer[0] == [(reserve, 1, 2, 4), (majestic, 0, 1, 3)]
    assert closer[1] == [(reserve, 1, 2, 4)]
    assert closer[2] == []
    assert closer[3] == [(jasons, 0, 1, 1)]
    assert row_of(table, 2, 4).opens == (jasons,)


def test_pieces_that_come_back_are_counted_one_a_card() -> None:
    table = position()
    table.give(2, "media", pieces=3)
    table.give(2, "banks")
    table.hold(2, 1, pieces=2)
    assert GAME.view(table.state, 2).returning == 2


def test_whoever_pays_for_deep_state_has_the_turn_and_is_short_of_nothing() -> None:
    table = Table(3)
    table.row("media", "banks")
    table.gives(0, "inner_circle", "inner_circle", "crime", "crime")
    table.stage(0, "deep_state", 1)
    table.pool(0, active=3)
    table.supervisor(1)
    table.turn(0, 1)
    project = GAME.view(table.state, 0).projects[3]
    assert project.can
    assert not project.paid
    table.play(0, advance("deep_state"))
    assert table.question.prompt == "pay_interest"
    view = GAME.view(table.state, 0)
    assert (view.turn, view.projects[3].paid, view.projects[3].missing_agents) == (0, True, 0)


def test_a_new_row_tells_what_everyone_has() -> None:
    match = Match.new("power", seats=3, seed="rounds")
    choose = Random("rounds")
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, choose.choice(decision.actions))
    told = [news[1].event for news in match.news if isinstance(news[1].event, (RowLaid, ScoringBegun))]
    assert told[0].points == (0, 0, 0)
    assert isinstance(told[-1], ScoringBegun)
    rounds = GAME.view(match.state, None).rounds
    assert [event.round for event in told[:-1] if isinstance(event, RowLaid)] == list(range(1, rounds + 1))


def test_circle_advice_lists_hosts_best_first() -> None:
    table = position()
    governments, crime = table.give(2, "governments"), table.give(2, "crime")
    table.give(2, "inner_circle")
    table.secondary(2, "control", 5)
    advice = GAME.view(table.state, 2).circles
    assert advice is not None
    assert [(host.host, host.gain) for host in advice.hosts] == [(governments, 5), (crime, 0)]
    assert (advice.alone, advice.suggestion) == (4, governments)


def test_the_pad_has_nine_rows_and_shows_contributions_to_their_owner() -> None:
    table = position()
    table.give(2, "media")
    mine, other = GAME.view(table.state, 2).pads[2], GAME.view(table.state, 0).pads[2]
    assert (mine.rows, mine.total) == ((1, 0, 0, 0, 0, 0, 0, 0, 0), 1)
    assert [line.key for line in mine.lines] == ["coloured"]
    assert (other.total, other.lines) == (1, ())


def test_who_is_still_to_move() -> None:
    table = position()
    view = GAME.view(table.state, 0)
    assert view.turn == 2
    assert [seat.to_move for seat in view.seats] == [False, False, True, True]
    table.play(2, infiltrate(table.state.row[0], 1))
    assert GAME.view(table.state, 0).turn == 3


def test_everyone_can_count_the_deck() -> None:
    table = position()
    view = GAME.view(table.state, None)
    assert view.deck == len(table.state.deck)
    assert sum(view.deck_kinds) + view.wars_left == view.deck


def test_falcon_shows_what_he_would_do() -> None:
    table = Table(1, falcon={"level": "medium"})
    table.row("media", "trade_unions", "governments")
    table.pool(FALCON, active=3)
    table.pool(0, active=3)
    table.supervisor(0)
    table.turn(0)
    falcon = GAME.view(table.state, 0).falcon
    assert falcon is not None
    assert [(aim.place, aim.reason, aim.possible) for aim in falcon.aims] == [
        (2, "support_first", True),
        (3, "power_next", False),
        (1, "leftmost_colour", True),
    ]
    assert (falcon.level, falcon.deck) == ("medium", 11)


# What a redeal keeps


@pytest.mark.parametrize("seed", range(20))
def test_returned_cards_are_never_dealt_to_a_hand_that_has_not_drawn_since(seed: int) -> None:
    table = Table(3)
    returned = (1 << ALLIANCES.index("cia")) | (1 << ALLIANCES.index("kgb"))
    table.hand(1, "imf", "malta", "wto", "elihu")
    table.hand(2, "jesuits", "chamber", "triads", "srs")
    table.state.clues = (Clue(1 << 0, returned, (0, 0, 1)),)
    twin = redeal(table.state, 0, Random(seed))
    assert not twin.hands[1] & returned
    assert (twin.hands[2] & returned).bit_count() <= 1


@pytest.mark.parametrize("seed", range(10))
def test_a_card_seen_on_its_way_into_a_hand_stays_there(seed: int) -> None:
    table = Table(3)
    table.hand(1, "imf", "malta")
    table.state.known[0 * 3 + 1] = 1 << ALLIANCES.index("imf")
    assert redeal(table.state, 0, Random(seed)).hands[1] >> ALLIANCES.index("imf") & 1


@pytest.mark.parametrize("seed", range(20))
def test_cards_known_to_lie_on_top_stay_near_the_top(seed: int) -> None:
    table = Table(3)
    names = ("cia", "kgb", "mossad")
    numbers = tuple(ALLIANCES.index(name) for name in names)
    table.state.alliance_bag = tuple(card for card in table.state.alliance_bag if card not in numbers)
    table.state.alliance_top = numbers
    table.state.top_known = (1 << 1,) * 3
    table.hand(1, "imf")
    mask = sum(1 << number for number in numbers)
    table.state.clues = (Clue(1 << 0, mask, (0, 1, 0), 3),)
    twin = redeal(table.state, 0, Random(seed))
    near = {*twin.alliance_top, *[n for n in numbers if twin.hands[1] >> n & 1]}
    assert set(numbers) <= near
    assert not twin.hands[2] & mask


# What bots ask


def test_the_outlook_attaches_circles_where_that_pays() -> None:
    table = Table(2)
    table.give(0, "governments")
    table.give(0, "inner_circle")
    table.secondary(0, "control", 6)
    # Six by Governments, six more by the Inner Circle under them instead of four alone.
    assert list(GAME.outlook(table.state)) == [12, 0]


def test_a_phase_is_a_matter() -> None:
    table = Table(2)
    media, _ = table.row("media", "banks")
    table.pool(0, active=2)
    table.supervisor(1)
    before = GAME.matter(table.turn(0).state)
    table.play(0, infiltrate(media, 1))
    assert GAME.matter(table.state) != before


def test_cards_show_the_sign_they_give() -> None:
    table = position()
    host = table.give(2, "consulates")
    table.attach(2, host)
    assert row_of(table, 2, 3).sign == 0
    assert row_of(table, 2, 1).sign is None
    shown = GAME.view(table.state, 0).seats[2].objects[0]
    assert (shown.sign, shown.signs) == (1, 2)


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (4, {}), (5, {"professionals": True})])
def test_a_view_does_not_depend_on_what_was_looked_at_before(seats, options):
    match = Match.new("power", seats=seats, seed="memo", options=options).watch()
    rng, memory = Random(seats), Memory()
    for _ in range(60):
        if match.over:
            break
        eyes = [None, *range(seats)]
        states = [*[moment.state for moment in match.moments], match.state]
        remembered = [match.game.views(state, eyes, memory) for state in states]
        for state, views in zip(states, remembered, strict=True):
            assert match.game.views(state, eyes) == views
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.actions))


def test_many_tables_do_not_make_each_other_work(monkeypatch):
    worked_out = 0
    work_out = advice._alliance

    def counted(*args):
        nonlocal worked_out
        worked_out += 1
        return work_out(*args)

    monkeypatch.setattr(advice, "_alliance", counted)

    def begin(number):
        match = Match.new("power", seats=4, seed=f"many {number}")
        return match, Memory(), Random(number)

    def go_on(match, memory, rng):
        GAME.views(match.state, range(4), memory)
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.actions))

    for table in range(150):
        one = begin(table)
        for _ in range(4):
            go_on(*one)
    alone, worked_out = worked_out, 0
    tables = [begin(number) for number in range(150)]
    for _ in range(4):
        for one in tables:
            go_on(*one)
    assert worked_out == alone


def test_the_nearest_goal_of_each_kind_is_named_with_what_is_missing() -> None:
    table = position()
    table.hand(2, "kgb", "cia")
    goals = {goal.kind: goal for goal in GAME.view(table.state, 2).goals}
    # Trade Unions at place 3 show the sign of agitators: Comintern is at stage II, and stage IV asks for three.
    comintern = goals["project"]
    assert (comintern.which, comintern.stage, comintern.steps, comintern.points) == (0, 4, 2, 20)
    assert (comintern.missing, comintern.places) == (3, (3,))
    # Five agents for the first operation: four active ones and two shadow agents are enough.
    assert (goals["operation"].missing, goals["operation"].points) == (0, 6)
    assert goals["alliance"].which in (ALLIANCES.index("kgb"), ALLIANCES.index("cia"))


def test_what_brings_more_for_less_comes_first() -> None:
    goals = GAME.view(position().state, 2).goals
    efforts = [(goal.steps + goal.missing) / goal.points for goal in goals]
    assert efforts == sorted(efforts)


def test_a_card_of_the_row_that_brings_an_alliance_closer_is_where_its_goal_points() -> None:
    table = position()
    table.hand(2, "kgb")
    seen = GAME.view(table.state, 2)
    goal = next(goal for goal in seen.goals if goal.kind == "alliance")
    assert goal.places == tuple(card.place for card in seen.row if card.closer)
    assert goal.places


def test_a_card_that_is_offered_says_what_becomes_of_the_points() -> None:
    table = Table()
    card, _ = table.row("media", "banks")
    table.gives(0, "universities", "patents")
    table.concluded(0, "club_rome")
    table.pool(0, active=4)
    table.turn(0, 1).play(0, infiltrate(card, 4))
    # A secondary object of science counts for Universities, one of control for nothing.
    now = table.points(0)
    seen = [GAME.view(table.state, seat).outcomes for seat in (0, 1)]
    assert {one.card: one.total - now for one in seen[0]} == {SECONDARY_CARD[0]: 0, SECONDARY_CARD[2]: 1}
    assert seen[1] == ()


def test_what_the_turns_left_are_too_few_for_is_no_goal() -> None:
    table = position()
    table.hand(2, "black_water", "kabbalists")
    table.pool(2, active=1)
    table.state.round = table.state.setup.rounds
    table.row("patents")
    # One turn: a card more meets the easy alliance; five agents do not come together any more.
    assert [(goal.kind, goal.which) for goal in GAME.view(table.state, 2).goals] == [
        ("alliance", ALLIANCES.index("kabbalists"))
    ]


def test_a_project_that_cannot_be_finished_is_no_goal_and_those_who_watch_have_none() -> None:
    table = position()
    table.state.round = table.state.setup.rounds
    table.row("banks")
    assert [goal.kind for goal in GAME.view(table.state, 2).goals] == ["operation"]
    assert GAME.view(table.state, None).goals == ()


def test_redealing_without_end_deals_as_redealing_one_by_one() -> None:
    match = Match.new("power", seats=4, options={"professionals": True}, seed="deals")
    rng = Random(3)
    while match.state.round < 3:
        decision = next(one for one in match.decisions if not one.free)
        match.play(decision.seat, rng.choice(decision.actions))
    one, many = Random(7), Random(7)
    coming = deals(match.state, 1, many)
    for _ in range(20):
        twin, next_one = redeal(match.state, 1, one), next(coming)
        assert [twin.hands, twin.known, twin.alliance_bag, twin.professionals, twin.clues] == [
            next_one.hands,
            next_one.known,
            next_one.alliance_bag,
            next_one.professionals,
            next_one.clues,
        ]


@pytest.mark.parametrize(("nation", "beats"), [(None, [4]), (0, [1]), (2, [3]), (3, [4])])
def test_those_who_recall_one_after_another_are_told_in_one_beat(nation, beats):
    table = Table(4)
    table.supervisor(0)
    table.state.row, table.state.holders, table.state.shade = (), [], []
    for seat, kind in enumerate(("media", "banks", "patents", "research")):
        table.give(seat, kind, pieces=3)
    if nation is not None:
        table.stage(nation, "unified_nations", 1)
    tape = table.state.news = Tape()
    table.takeover()
    assert table.asked
    ends = [0, *(moment.told for moment in tape.moments if moment.name == "recalled")]
    assert [after - before for before, after in pairwise(ends)] == beats
