"""Provable chance: what a log has to show to be believed."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import kuluary
from kuluary import logfile
from kuluary.core import Log
from kuluary.core.verify import verify


@pytest.fixture(scope="module")
def log():
    match = kuluary.Match.new("suits", seats=3, seed="proof")
    rng = random.Random(1)
    while not match.over:
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.actions))
    return match.log


def test_an_honest_log_is_verified(log):
    report = verify(log)
    assert (report.ok, report.problem) == (True, None)
    assert report.draws == sum(seat == -1 for seat, _ in log.entries)


def test_a_log_without_its_key_is_not_verified(log):
    assert "not been revealed" in (verify(replace(log, header=replace(log.header, key=None))).problem or "")


def test_another_key_does_not_fit_the_commitment(log):
    assert "commitment" in (verify(replace(log, header=replace(log.header, key="00" * 32))).problem or "")


def test_a_key_that_is_no_number_is_not_verified(log):
    assert "hexadecimal" in (verify(replace(log, header=replace(log.header, key="secret"))).problem or "")


def test_another_outcome_of_chance_is_found(log):
    first = (log.entries[0][0], type(log.entries[0][1])(((log.entries[0][1].values[0] + 1) % 3,)))
    assert verify(replace(log, entries=(first, *log.entries[1:]))).problem == "entry 0 is not what the key gives"


def test_an_answer_against_the_rules_is_found(log):
    number = next(number for number, (seat, _) in enumerate(log.entries) if seat >= 0)
    seat, action = log.entries[number]
    entries = (*log.entries[:number], ((seat + 1) % 3, action), *log.entries[number + 1 :])
    assert f"entry {number} is not legal" in (verify(replace(log, entries=entries)).problem or "")


def test_a_log_that_stops_early_is_not_verified(log):
    assert verify(replace(log, entries=log.entries[:-1])).problem is not None


def test_a_log_that_goes_on_after_the_end_is_not_verified(log):
    assert verify(replace(log, entries=(*log.entries, log.entries[-1]))).problem is not None


@pytest.mark.parametrize("rubbish", [None, {}, "log", Log(None, ()), Log(None, (5,))])
def test_what_is_no_log_is_said_to_be_none(rubbish):
    with pytest.raises(kuluary.Malformed, match="no log"):
        verify(rubbish)


@pytest.mark.parametrize(
    "entries", [5, [5], [[0]], [[0, {"type": "Pass"}, 1]], [["0", {"type": "Pass"}]], [[0, "pass"]]]
)
@pytest.mark.parametrize("number", [3, -1])
def test_what_was_taken_back_is_read_with_care(log, number, entries):
    data = logfile.write(log, None) | {"undone": [{"number": number, "entries": entries}]}
    with pytest.raises(kuluary.Malformed, match="taken back"):
        logfile.read(data)
