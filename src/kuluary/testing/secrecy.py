"""Whether somebody could tell a position from another that differs only in what is hidden from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import kuluary
from kuluary.core import CHANCE, Action, Drawn, Malformed, Match, News
from kuluary.core.text import event_text, refusal_text
from kuluary.testing.snapshot import same
from kuluary.testing.speech import texts_of

LAST = 12
"""How many of the last events are put into words."""


def chair_name(chair: int | None) -> str:
    """Name a seat or the spectator."""
    return "a spectator" if chair is None else f"seat {chair}"


def visible(match: Match, chair: int | None) -> list[News]:
    """Give the news a chair may know."""
    return [item for _, item in match.news if item.visible_to(chair)]


def known(match: Match, chair: int | None, probes: Sequence[Action]) -> dict[str, str]:
    """Write down all that a chair receives, by channel."""
    game, state, encode = match.game, match.state, kuluary.encode
    own = [one for one in match.decisions if one.seat == chair]
    news = visible(match, chair)
    refusals = [] if chair is None else [match.explain(chair, action) for action in probes]
    texts = [text for one in own for text in texts_of(match, one)]
    texts += [refusal_text(game, state, refusal) for refusal in refusals if refusal is not None]
    texts += [event_text(game, state, item.event) for item in news[-LAST:]]
    texts += [] if chair is None else game.table_texts(state, chair)
    return {
        "the view": encode(match.view(chair)),
        "who is asked": encode(sorted({one.seat for one in match.decisions if not one.free})),
        "questions": encode(own),
        "suggestions": encode([match.suggest(one) for one in own]),
        "refusals": encode(refusals),
        "events": encode(news),
        "texts": encode(texts),
    }


def redeal_once(match: Match, chair: int | None, seed: str, probes: Sequence[Action]) -> bool:
    """Redeal for a chair; tells whether anything hidden moved, raises AssertionError if the chair could notice it."""
    deal = match.redeal(chair, seed)
    match.game.check(deal.state)
    after = known(deal, chair, probes)
    for channel, before in known(match, chair, probes).items():
        if before != after[channel]:
            raise AssertionError(
                f"{chair_name(chair)} can tell a redeal by {channel}: {_apart(before, after[channel])}"
            )
    if not same(deal.redeal(chair, seed).state, deal.state):
        raise AssertionError(f"a redeal for {chair_name(chair)} depends on what really lies hidden")
    return not same(deal.state, match.state)


def _apart(one: str, two: str) -> str:
    """Show two texts from where they part."""
    start = next((place for place, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1]), 0)
    start = max(0, start - 40)
    return f"…{one[start : start + 120]}… against …{two[start : start + 120]}…"


def other_chance(match: Match, rng: Random, count: int) -> Iterator[Match]:
    """Give the match as it would stand had chance come out otherwise since the last answer of a seat.

    Once everything is drawn anew, else two outcomes of one draw change places: that moves little, so that those whom it
    does not concern stand where they stood.
    """
    log = match.log
    start = match.number
    while start and log.entries[start - 1][0] == CHANCE:
        start -= 1
    if start == match.number:
        return
    yield Match.replay(log, upto=start, key=rng.randbytes(32), content=match.pack)
    for _ in range(count - 1):
        number = rng.randrange(start, match.number)
        drawn = log.entries[number][1]
        assert isinstance(drawn, Drawn)
        values = list(drawn.values)
        if len(values) < 2:
            continue
        one, two = rng.sample(range(len(values)), 2)
        values[one], values[two] = values[two], values[one]
        entries = (*log.entries[:number], (CHANCE, Drawn(tuple(values))), *log.entries[number + 1 :])
        try:
            yield Match.replay(replace(log, entries=entries), key=match.key, content=match.pack)
        except Malformed:  # what is drawn later hangs on what was drawn first
            continue


def cannot_tell(one: Match, two: Match, chair: int | None) -> bool:
    """Tell whether two matches differ only in what a chair cannot know: view and redeals are the same."""
    if kuluary.encode(one.view(chair)) != kuluary.encode(two.view(chair)) or same(one.state, two.state):
        return False
    return all(same(one.redeal(chair, seed).state, two.redeal(chair, seed).state) for seed in range(2))
