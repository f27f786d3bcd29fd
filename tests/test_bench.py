"""Benchmarks: what that of the service compares, how it lays its tables, and what the others write into documents."""

import asyncio
import importlib
import json
from pathlib import Path

import pytest

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
