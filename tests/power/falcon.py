"""Positions of the game against Сокол: the table laid for one, his turn, his cards."""

from __future__ import annotations

from tests.power.table import FALCON, Table

from kuluary.games.power.content.cards import FALCON_CARDS
from kuluary.games.power.rules.falcon.cards import PLAY_CARD

ME = 0
MEDIATOR, RECRUITER = FALCON_CARDS.index("mediator"), FALCON_CARDS.index("recruiter")


def against(level: str = "medium", personality: str = "negotiator", **options: object) -> Table:
    """Lay a table for you and Falcon, the supervisor with you."""
    table = Table(1, falcon={"level": level, "personality": personality}, **options)
    table.supervisor(ME)
    return table


def turn(table: Table) -> Table:
    """Play Falcon's turn and nothing after it."""
    table.falcon()
    table.state.agenda = table.state.agenda[2:]
    assert table.asked is not None
    return table


def play_card(table: Table, name: str, *more: str) -> Table:
    """Let Falcon turn up an action card, and others after it."""
    table.state.agenda = [PLAY_CARD]
    table.draws(*[(FALCON_CARDS.index(card),) for card in (name, *more)])
    assert table.asked is not None
    return table


def placed(table: Table, card: int) -> tuple[int, int]:
    """Play Falcon's turn and say how many pieces and shadow agents he has put on a card."""
    turn(table)
    place = table.state.row.index(card)
    assert table.state.holders[place] == FALCON
    return table.state.pieces[card], table.state.shade[place]
