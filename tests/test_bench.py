"""The benchmark of the service complains when a play has become dearer, beside the same peer."""

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


def rounds(*milliseconds):
    return [{loop: {"cpu_ms": time} for loop in ("open", "closed")} for time in milliseconds]


def test_ratios_are_to_the_peer_in_the_same_round(service):
    found = {"suits 50": rounds(2, 8, 3), "memory 50": rounds(1, 4, 1)}
    assert service.ratios(found, [50]) == {"suits, 50 tables, open loop": 2, "suits, 50 tables, closed loop": 2}


@pytest.mark.parametrize(("ratio", "complaints"), [(2.0, 0), (2.19, 0), (2.21, 1)])
def test_a_tenth_more_than_was_kept_is_a_complaint(service, ratio, complaints):
    service.KEPT.write_text(json.dumps({"version": "1.0.0", "ratios": {"suits": 2.0}}))
    assert len(service.compare({"suits": ratio, "power": 99.0})) == complaints
