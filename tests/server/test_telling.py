"""The events of a game as they are kept for whoever comes later."""

from random import Random

from msgspec import Raw

from kuluary.server.protocol.wire import encode
from kuluary.server.table.telling import AT_HAND, BLOCK, Told


def test_what_was_told_is_given_again_from_any_number_on_whatever_was_cut_off():
    rng, told, expected = Random(1), Told(), []
    for number in range(400):
        event = encode({"number": number, "text": "Ход\nи ответ"})
        told.append(Raw(event))
        expected.append(event)
        if rng.random() < 0.02:
            left = rng.randrange(len(expected) + 1)
            told.cut(left)
            del expected[left:]
        first = rng.randrange(len(expected) + 1)
        assert len(told) == len(expected)
        assert [bytes(one) for one in told.since(first)] == expected[first:]


def test_only_the_last_events_are_at_hand():
    told = Told()
    for number in range(10 * BLOCK):
        told.append(Raw(encode(number)))
    assert len(told._fresh) < BLOCK + AT_HAND
