"""Benchmarks: what that of the service compares, how it lays its tables, and what the others write into documents."""

import asyncio
import importlib
import json
from pathlib import Path

import pytest

import kuluary
from kuluary.core.bot import Recipe

BENCH = Path(__file__).resolve().parents[1] / "bench"


@pytest.fixture
def service(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(str(BENCH))
    found = importlib.import_module("service")
    monkeypatch.setattr(found, "KEPT", tmp_path / "kept.json")
    return found


@pytest.fixture
def load(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("load")


def rounds(*milliseconds):
    return [{loop: {"cpu_ms": time} for loop in ("open", "closed")} for time in milliseconds]


def test_ratios_are_to_the_peer_in_the_same_round(service):
    found = {"suits 50": rounds(2, 8, 3), "memory 50": rounds(1, 4, 1)}
    assert service.ratios(found, [50]) == {"suits, 50 tables, open loop": 2, "suits, 50 tables, closed loop": 2}


@pytest.mark.parametrize(("ratio", "complaints"), [(2.0, 0), (2.19, 0), (2.21, 1)])
def test_a_tenth_more_than_was_kept_is_a_complaint(service, ratio, complaints):
    service.KEPT.write_text(json.dumps({"version": "1.0.0", "ratios": {"suits": 2.0}}))
    assert len(service.compare({"suits": ratio, "power": 99.0})) == complaints


def test_tables_are_laid_apart_before_anything_is_measured(load):
    class Quick(load.Table):
        """A table at which everybody sees a play at once."""

        async def open(self, http):
            raise AssertionError("nothing is laid here")

        def answer(self):
            asyncio.get_running_loop().call_soon(self.everybody_sees, self.number + 1)

        def everybody_sees(self, number):
            for _ in range(load.SEATS):
                self.saw(number, over=False, size=1)

    async def spread():
        found = load.Load("", 0, None, 0, 0)
        found._most = 200
        tables = found._tables = [Quick(found, number) for number in range(200)]
        found._idle.extend(tables)
        await found.spread()
        assert set(found._idle) == set(tables)
        return [table.number + 1 for table in tables]

    plays = asyncio.run(spread())
    assert set(plays) == set(range(load.APART))


def test_what_a_bench_has_not_played_stays_in_the_page(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(str(BENCH))
    drawing = importlib.import_module("drawing")
    head = "| table | level | wins |\n|---|---|---|"
    kept, old, new, first = (
        f"| {row} |" for row in ("2 | novice | 1%", "2 | expert | 2%", "2 | expert | 3%", "4 | novice | 4%")
    )
    order = [("2", "novice"), ("2", "expert"), ("4", "novice")]
    page = tmp_path / "page.md"
    before = f"before\n<!-- it -->\n\n{head}\n{kept}\n{old}\n\n<!-- end of it -->\nafter"
    page.write_text(before, encoding="utf-8")
    assert drawing.replace_rows(page, "it", head, {}, order) == {order[0]: kept, order[1]: old}
    assert page.read_text(encoding="utf-8") == before
    rows = drawing.replace_rows(page, "it", head, {order[2]: first, order[1]: new}, order)
    assert list(rows.values()) == [kept, new, first]
    assert page.read_text(encoding="utf-8") == before.replace(old, f"{new}\n{first}")


@pytest.fixture
def tally(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("tally")


PLACE = ("power, 2 seats", ("expert", "master"))


def game(number, wins, sign="a b"):
    pace = {"points": 100.0 + number, "decisions": 60, "ms": 900.0, "most_ms": 1500}
    return {
        "setting": PLACE[0],
        "players": [*PLACE[1]],
        "number": number,
        "sign": sign,
        "games": 2,
        "wins": wins,
        **pace,
    }


def test_later_games_are_added_to_those_that_were_kept_and_none_counts_twice(tally, tmp_path):
    kept = tally.merge({}, [game(0, 2.0), game(2, 0.5)], {PLACE: "a b"})
    tally.write(tmp_path / "kept", kept)
    found = tally.merge(tally.read(tmp_path / "kept"), [game(2, 0.5), game(1, 1.0)], {PLACE: "a b"})[PLACE]
    assert (found.games, found.wins, found.points, found.deals) == (6, 3.5, 101.0, [2.0, 1.0, 0.5])
    assert [found.has(number) for number in range(4)] == [True, True, True, False]


def test_a_row_of_bots_that_have_changed_begins_anew(tally):
    before = tally.merge({}, [game(0, 2.0), game(1, 2.0)], {PLACE: "a b"})
    rows = [game(1, 0.0, "a c"), game(5, 2.0)]
    now = tally.merge(before, rows, {PLACE: "a c"})[PLACE]
    assert (now.sign, now.games, now.wins) == ("a c", 2, 0.0), "games of the former bots do not count"
    assert tally.merge(before, [], {})[PLACE].games == 4, "what nobody has played anew stays"


def test_bots_that_answer_alike_have_one_sign(tally, monkeypatch):
    game = kuluary.core.find_game("power")
    signs = {level: tally.sign("power", 2, {}, level, 1) for level in ("novice", "expert")}
    assert signs["novice"] != signs["expert"]
    assert tally.sign("power", 2, {}, "expert", 1) == signs["expert"]
    monkeypatch.setattr(game, "recipes", {"expert": Recipe("greedy")})
    assert tally.sign("power", 2, {}, "expert", 1) != signs["expert"], "who overlooks less is another"


def test_a_bot_that_is_given_other_time_has_another_sign(tally, monkeypatch):
    game = kuluary.core.find_game("suits")

    def thinking(seconds):
        monkeypatch.setattr(game, "recipes", {"master": Recipe("search", {"seconds": seconds})})
        return tally.sign("suits", 3, {}, "master", 1)

    assert thinking(0.1) != thinking(0.3)


def test_agents_are_compared_on_the_deals_that_one_of_two_levels_won(tally, monkeypatch):
    monkeypatch.syspath_prepend(str(BENCH))
    ladder = importlib.import_module("ladder")
    table = "committee, 2 agents"
    kept = {
        (table, ("expert",)): tally.Tally("a", 4, 2.0, deals=[1.0, 0.0, 0.0, 1.0]),
        (table, ("master",)): tally.Tally("b", 4, 3.0, deals=[1.0, 1.0, None, 0.0, 1.0]),
    }
    steps, alone = ladder.lay_out(kept)
    assert list(steps) == [(table, "master")]
    assert "| expert, of 2 deals one of them won | 4 | 50.0%" in steps[table, "master"]
    assert "| 4 | 75.0%" in alone[table, "master"]
