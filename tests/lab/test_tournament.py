"""Tournaments: what is counted, how seats turn, what an interruption costs, and bots of one's own."""

import json
from collections import Counter
from itertools import count

import pytest

from kuluary import BadOption, Malformed
from kuluary.core import find_game
from kuluary.lab import benchmark, tournament
from kuluary.lab.intervals import difference, looks, strict, wilson


class First:
    """Takes the first answer: a bot of one's own with nothing but `choose`."""

    def choose(self, match, seat):
        return next(decision.actions[0] for decision in match.decisions if decision.seat == seat)


class Whim:
    """Draws its answers from the generator it was made with."""

    def __init__(self, rng):
        self.rng = rng

    def choose(self, match, seat):
        return self.rng.choice(next(d.actions for d in match.decisions if d.seat == seat and not d.free))


class Taker:
    """Takes a round where that brings points."""

    def choose(self, match, seat):
        stakes = {stake.card: stake for stake in match.view(seat).stakes if stake.verdict != "cannot"}
        actions = next(decision.actions for decision in match.decisions if decision.seat == seat)
        worth = [stakes[a.card].after.total if getattr(a, "card", None) in stakes else 0 for a in actions]
        return actions[worth.index(max(worth))]


class Cheat:
    """Answers with what nobody asked for."""

    def choose(self, match, seat):
        return None


def told(standing):
    """What has to be the same for the same seed: everything but the clock."""
    return [(row.player, row.games, row.wins, row.points, row.decisions) for row in standing.rows]


def test_a_player_against_itself_wins_half():
    standing = tournament.play("suits", ["random", "random"], games=60, seed=1)
    assert [row.player for row in standing.rows] == ["random", "random #2"]
    assert sum(row.wins for row in standing.rows) == pytest.approx(60, abs=0.01)
    assert all(row.low < 0.5 < row.high for row in standing.rows)
    assert not standing.duels[0].clear


@pytest.mark.parametrize(
    ("game", "seats", "options"), [("suits", 3, {}), ("suits", 4, {"teams": True}), ("suits", 6, {}), ("power", 5, {})]
)
def test_everyone_sits_everywhere_equally_often(game, seats, options):
    state = find_game(game).begin(seats, options)
    sides = tournament._sides(seats, lambda one, other: find_game(game).rivals(state, one, other))
    sat = Counter()
    for number in range(2 * len(sides)):
        who = tournament.seating((0, 1), number, sides)
        sat.update(enumerate(who))
        assert all(len({who[seat] for seat in side}) == 1 for side in sides)
    assert len(set(sat.values())) == 1


def test_a_cooperative_game_tells_how_often_each_team_won():
    standing = tournament.play("committee", ["random", First], games=3, seats=2, seed=1)
    assert standing.kind == "team"
    assert [row.games for row in standing.rows] == [3, 3]
    assert standing.rows[0].wins == 0
    assert standing.rows[0].high == pytest.approx(0.5615, abs=1e-3)
    assert standing.duels[0].games == 6


def test_one_seat_is_the_share_of_games_won():
    standing = tournament.play("power", ["random"], games=3, seats=1, seed=1)
    assert (standing.kind, standing.rows[0].games, standing.duels) == ("solo", 3, ())


def test_round_robin_lets_every_two_meet():
    standing = tournament.play("suits", ["random", First, Whim], games=6, seats=3, seed=1)
    assert [row.games for row in standing.rows] == [12, 12, 12]
    assert len(standing.duels) == 3
    assert sum(row.wins for row in standing.rows) == pytest.approx(18, abs=0.01)
    assert f"{__name__}:First" in repr(standing)


def test_processes_do_not_change_the_games():
    runs = [tournament.play("suits", ["random", Whim], games=4, seed=5, jobs=jobs) for jobs in (1, 2)]
    assert told(runs[0]) == told(runs[1])


def test_an_interrupted_run_goes_on(tmp_path):
    whole = tournament.play("suits", ["random", Whim], games=12, seed=2)
    file = tmp_path / "state.jsonl"

    def stop(done, games):
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament.play("suits", ["random", Whim], games=12, seed=2, state=file, progress=stop)
    with file.open("a", encoding="utf-8") as out:
        out.write('{"meeting": [0, 1], "numb')
    played = Counter()
    again = tournament.play(
        "suits", ["random", Whim], games=12, seed=2, state=file, progress=lambda *count: played.update([count])
    )
    assert told(again) == told(whole)
    assert len(played) == 7
    assert len(file.read_text(encoding="utf-8").splitlines()) == 13


def test_players_and_their_pace_go_by_the_clock_that_is_handed_in():
    ticks = count()
    standing = tournament.play("power", ["search", "random"], games=1, seats=2, think=2.0, clock=lambda: next(ticks))
    assert standing.row("search").mean_ms >= 1000
    assert standing.row("random").mean_ms == 1000


def test_a_state_of_another_tournament_is_refused(tmp_path):
    file = tmp_path / "state.jsonl"
    tournament.play("suits", ["random", "random"], games=1, state=file, seed=1)
    with pytest.raises(BadOption, match="seed"):
        tournament.play("suits", ["random", "random"], games=1, state=file, seed=2)


@pytest.mark.parametrize("written", [b"a letter\n", b"a letter", b'{"type": "Log"}', b"\x90\xff"])
def test_a_file_that_is_no_tournament_is_left_as_it_is(tmp_path, written):
    file = tmp_path / "state.jsonl"
    file.write_bytes(written)
    with pytest.raises(BadOption, match="holds no tournament"):
        tournament.play("suits", ["random", "random"], games=1, state=file, seed="é")
    assert file.read_bytes() == written


def test_a_run_that_ended_in_its_first_words_begins_anew(tmp_path):
    file = tmp_path / "state.jsonl"
    tournament.play("suits", ["random", "random"], games=1, state=file, seed=1)
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole[:30], encoding="utf-8")
    tournament.play("suits", ["random", "random"], games=1, state=file, seed=1)
    assert file.read_text(encoding="utf-8").splitlines()[0] == whole.splitlines()[0]


def test_it_stops_where_the_answer_is_clear():
    standing = tournament.play("suits", [Taker, "random"], games=400, seed=1, until_clear=True)
    assert standing.duels[0].clear
    assert standing.rows[0].games in looks(400)[:-1]


@pytest.mark.parametrize(
    ("players", "arguments", "words"),
    [
        (["greedy"], {}, "two players"),
        (["genius", "greedy"], {}, "genius"),
        (["nowhere:Bot", "greedy"], {}, "nowhere"),
        (["json:Bot", "greedy"], {}, "no class 'Bot'"),
        (["random", "random"], {"think": -1.0}, "think"),
        (["random", "random"], {"iterations": -5}, "iterations"),
        (["random", "random"], {"games": 0}, "games"),
        (["random", "random"], {"games": 1.5}, "games cannot be 1.5"),
        ("greedy", {}, "a list"),
        ([None, "random"], {}, "None is no player"),
        ([object, "random"], {"games": 1}, "choose"),
    ],
)
def test_a_mistake_is_named(players, arguments, words):
    with pytest.raises(BadOption, match=words):
        tournament.play("suits", players, **arguments)


def test_an_answer_nobody_asked_for_is_refused_in_the_name_of_its_player():
    with pytest.raises(Malformed, match=f"{__name__}:Cheat has answered .*, which cannot be played"):
        tournament.play("suits", [Cheat, "random"], games=1)


def test_the_standing_as_csv_json_and_chart():
    standing = tournament.play("suits", ["random", First], games=4, seed=1)
    lines = standing.csv().splitlines()
    assert lines[0].startswith("player,against,games,rate,low,high")
    assert len(lines) == 4
    assert json.loads(json.dumps(standing.plain()))["rows"][0]["player"] == "random"
    assert standing.chart().count('class="error"') == 2
    assert standing.row("random") == standing.rows[0]
    with pytest.raises(LookupError, match=f"'greedy' has no row: there are random, {__name__}:First"):
        standing.row("greedy")


def test_intervals_are_those_of_the_books():
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert difference((56, 70), (48, 80)) == pytest.approx((0.0524, 0.3339), abs=1e-4)  # Newcombe 1998, example (a)
    assert looks(100) == [32, 64, 100]
    assert strict(100) == pytest.approx(1 - 0.05 / 3)


def test_the_benchmark_has_a_row_for_every_table():
    rows = benchmark.play("random", games=1, only="suits")
    assert [row.game for row in rows] == ["suits"]
    assert 0 <= rows[0].low <= rows[0].rate <= rows[0].high <= 1
    assert set(benchmark.TABLES) == {"suits", "power", "committee"}
    with pytest.raises(BadOption, match=r"chess.*suits, power, committee"):
        benchmark.play("random", games=1, only="chess")
