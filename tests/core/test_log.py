"""The log: save, replay, and every way in which a log can be wrong."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import kuluary
from kuluary.core import CHANCE, PASS, Drawn, Log, Malformed, Match
from kuluary.core.verify import verify
from kuluary.games.suits.words import PLAY
from kuluary.testing.play import finish
from kuluary.testing.snapshot import whole


def changed(log: Log, number: int, entry: object) -> Log:
    """Give a log with one entry exchanged."""
    return replace(log, entries=(*log.entries[:number], entry, *log.entries[number + 1 :]))


def test_a_log_survives_the_wire(finished):
    text = kuluary.encode(finished.log)
    assert kuluary.decode(text) == finished.log
    assert kuluary.encode(kuluary.decode(text)) == text


def test_a_log_of_a_game_in_progress_survives_too(six):
    six.play(six.decisions[0].seat, six.decisions[0].actions[0])
    assert kuluary.decode(kuluary.encode(six.log)) == six.log


def test_a_replay_is_the_same_match(finished):
    assert whole(Match.replay(finished.log)) == whole(finished)
    assert Match.replay(finished.log).log == finished.log
    assert Match.replay(finished.log).result == finished.result


def test_upto_stops_in_the_middle(finished):
    middle = Match.replay(finished.log, upto=12)
    assert middle.entries[:12] == finished.entries[:12]
    assert not middle.over


@pytest.mark.parametrize("upto", [-1, True, 2.0, "12"])
def test_upto_is_a_number_of_entries(finished, upto):
    with pytest.raises(Malformed, match="up to"):
        Match.replay(finished.log, upto=upto)


def test_a_key_as_it_is_written_down_is_not_taken_for_the_key(finished):
    with pytest.raises(TypeError, match="hexadecimal"):
        Match.replay(finished.log, key=finished.log.header.key)


def test_a_revealed_key_lets_a_cut_log_go_on_as_it_went(finished):
    played = [entry for entry in finished.entries if entry[0] != CHANCE]
    match = Match.replay(finished.log, upto=2)
    for seat, action in played:
        match.play(seat, action)
    assert match.entries == finished.entries


def test_a_kept_key_lets_a_game_go_on_as_it_would_have(fresh):
    twin = Match.replay(fresh.log, key=fresh.key)
    assert finish(twin, Random(1)).log == finish(fresh, Random(1)).log


def test_without_the_key_a_game_goes_on_with_other_chance(fresh):
    twin = Match.replay(fresh.log)
    assert finish(twin, Random(1)).log != finish(fresh, Random(1)).log
    assert twin.log.header.key is None


# Wrong logs


def test_a_log_is_walked_through_with_what_chance_said_whoever_has_the_key(finished):
    log = replace(finished.log, header=replace(finished.log.header, key=None))
    looks = [(match.number, whole(match)) for match in Match.walk(log)]
    answers = [number for number, (seat, _) in enumerate(log.entries) if seat != CHANCE]
    assert [number for number, _ in looks] == [*answers, len(log.entries)]
    for number, seen in looks[::9]:
        assert seen == whole(Match.replay(finished.log, upto=number))


def test_a_log_of_rules_no_longer_played_is_read_by_the_newest_and_says_so(finished):
    log = replace(finished.log, header=replace(finished.log.header, rules="0"))
    match = Match.replay(log)
    assert (match.header.rules, match.header.goes_on) == ("0", "1")
    assert Match.replay(match.log).log == match.log


def test_a_log_that_the_newest_rules_do_not_read_says_where_and_can_be_read_that_far(finished):
    log = changed(replace(finished.log, header=replace(finished.log.header, rules="0")), 5, (2, PASS))
    with pytest.raises(Malformed, match=r"entry 5 .*begun under rules 0, read by rules 1"):
        Match.replay(log)
    match, problem = Match.read(log)
    assert match.entries == list(finished.log.entries[:5])
    assert "entry 5" in str(problem)


def test_a_log_of_other_content_is_refused(finished):
    log = replace(finished.log, header=replace(finished.log.header, content="feed"))
    with pytest.raises(Malformed, match="other content"):
        Match.replay(log)


@pytest.mark.parametrize("entry", [(0, PASS), (1, PASS), (2, PASS), (2, PLAY[0]), (CHANCE, Drawn((0,)))])
def test_an_entry_that_is_not_legal_is_refused_with_its_number(finished, entry):
    with pytest.raises(Malformed, match="entry 5"):
        Match.replay(changed(finished.log, 5, entry))


@pytest.mark.parametrize("values", [(0,), (99,), (), (1, 2, 3), tuple(range(36, 72))])
def test_an_outcome_that_cannot_be_is_refused_with_its_number(finished, values):
    with pytest.raises(Malformed, match=r"entry 1 .*cannot answer chance"):
        Match.replay(changed(finished.log, 1, (CHANCE, Drawn(values))))


def test_an_answer_where_chance_is_asked_is_refused(finished):
    with pytest.raises(Malformed, match=r"entry 1 .*cannot answer chance"):
        Match.replay(changed(finished.log, 1, (0, PLAY[0])))
    with pytest.raises(Malformed, match=r"entry 1 .*cannot answer chance"):
        Match.replay(changed(finished.log, 1, (0, finished.entries[1][1])))


@pytest.mark.parametrize("entry", [(0, PASS), (CHANCE, Drawn((0,)))])
def test_an_entry_after_the_end_is_refused(finished, entry):
    with pytest.raises(Malformed, match=f"entry {finished.number}"):
        Match.replay(replace(finished.log, entries=(*finished.log.entries, entry)))


def test_a_missing_entry_is_noticed(finished):
    entries = finished.log.entries
    with pytest.raises(Malformed):
        Match.replay(replace(finished.log, entries=entries[:7] + entries[8:]))


@pytest.mark.parametrize(
    "header",
    [
        {"game": "chess"},
        {"seats": 9},
        {"options": {"teams": True}},
        {"options": {"team": True}},
        {"key": "no hexadecimal"},
    ],
)
def test_a_header_that_cannot_be_played_is_refused(finished, header):
    log = replace(finished.log, header=replace(finished.log.header, **header))
    with pytest.raises(Malformed):
        Match.replay(log)


@pytest.mark.parametrize("entry", [5, (0,), (0, 1), (0, PLAY[0], 1), ("0", PLAY[0]), (0, None), None])
def test_what_is_no_entry_is_malformed(finished, entry):
    with pytest.raises(Malformed):
        Match.replay(changed(finished.log, 5, entry))


# Verifying


@pytest.mark.rule("H-3.1")
def test_an_honest_log_is_verified(finished):
    report = verify(finished.log)
    assert report.ok
    assert report.draws == sum(seat == CHANCE for seat, _ in finished.entries)


@pytest.mark.rule("H-3.1")
def test_a_forged_outcome_is_found(finished):
    number, (_, drawn) = next((n, e) for n, e in enumerate(finished.entries) if e[0] == CHANCE and n > 2)
    others = [card for card in range(52) if (card,) != drawn.values]
    forged = changed(finished.log, number, (CHANCE, Drawn((others[0],))))
    report = verify(forged)
    assert not report.ok
    assert f"entry {number}" in (report.problem or "")


@pytest.mark.rule("H-3.1")
def test_a_key_that_does_not_fit_is_found(finished):
    log = replace(finished.log, header=replace(finished.log.header, key="00" * 32))
    assert not verify(log).ok


def test_a_game_in_progress_cannot_be_verified(fresh):
    assert not verify(fresh.log).ok


def test_a_cut_log_is_noticed(finished):
    assert "before the game" in (verify(replace(finished.log, entries=finished.log.entries[:-1])).problem or "")


def test_a_report_can_be_read(finished, fresh):
    draws = sum(seat == CHANCE for seat, _ in finished.entries)
    assert f"all {draws} outcomes" in verify(finished.log).text()
    assert "not over" in verify(fresh.log).text()
