"""What a seat sees: everything but the bids that lie face down."""

from __future__ import annotations

from random import Random

from examples.goofspiel.state import GoofspielState
from examples.goofspiel.words import GoofspielView

from kuluary.core import Text


def view(state: GoofspielState, seat: int | None) -> GoofspielView:
    """Give the table as a seat sees it, or a spectator."""
    held = tuple(map(state.held, range(len(state.hands))))
    texts = [Text("goofspiel-table-stake", (("round", state.round), ("rounds", state.rounds), ("stake", state.stake)))]
    for other, (points, cards) in enumerate(zip(state.points, held, strict=True)):
        texts.append(Text("goofspiel-table-seat", (("seat", other), ("points", points), ("cards", cards))))
    return GoofspielView(
        round=state.round,
        stake=state.stake,
        hand=() if seat is None else state.hands[seat],
        bid=None if seat is None else state.bids[seat] or None,
        held=held,
        points=tuple(state.points),
        texts=tuple(texts),
    )


def redeal(state: GoofspielState, seat: int | None, rng: Random) -> GoofspielState:
    """Let the others have bid any of the cards that they held: no more is hidden."""
    twin = state.clone()
    for other, bid in enumerate(state.bids):
        if bid and other != seat:
            held = list(state.held(other))
            twin.bids[other] = held.pop(rng.randrange(len(held)))
            twin.hands[other] = tuple(held)
    return twin
