"""The table in words, for a terminal or a screen reader."""

from __future__ import annotations

from kuluary.core import Text
from kuluary.games.power.state import PowerState
from kuluary.games.power.view import nouns, view
from kuluary.games.power.words.views import PowerSeat, PowerView, RowCard


def table_texts(state: PowerState, seat: int) -> tuple[Text, ...]:
    """Say where the game stands, then the row, the projects, every seat and the own hand."""
    seen = view(state, seat)
    return (
        Text(f"power-table-{seen.phase}", (("round", seen.round), ("rounds", seen.rounds), ("wars", seen.wars))),
        *(_row_text(state, card) for card in seen.row),
        *_project_texts(state, seen),
        *(_seat_text(state, other, seen.pads[other.seat].total) for other in seen.seats),
        Text(
            "power-table-hand", (("alliances", nouns.noun(state, "alliances", tuple(a.alliance for a in seen.hand))),)
        ),
    )


def _row_text(state: PowerState, card: RowCard) -> Text:
    args: tuple[tuple[str, object], ...] = (
        ("place", card.place),
        ("card", nouns.card_text(card.card)),
        ("minimum", card.minimum),
        ("least", card.least or 0),
        ("shadows", card.own_shadows),
    )
    if card.holder is None:
        return Text("power-table-row" if card.within_reach else "power-table-row-far", args)
    held = (("seat", nouns.noun(state, "seat", card.holder)), ("pieces", card.pieces), ("held_shadows", card.shadows))
    return Text("power-table-row-held", (*args, *held))


def _project_texts(state: PowerState, seen: PowerView) -> list[Text]:
    return [
        Text(
            "power-table-project-complete" if project.complete else "power-table-project",
            (
                ("project", nouns.noun(state, "project", project.project)),
                ("stage", project.stage),
                ("agents", project.agents_needed),
                ("active", project.active),
                ("signs", project.signs_needed),
                ("held", project.held),
            ),
        )
        for project in seen.projects
    ]


def _seat_text(state: PowerState, seat: PowerSeat, points: int) -> Text:
    return Text(
        "power-table-seat",
        (
            ("seat", nouns.noun(state, "seat", seat.seat)),
            ("active", seat.active),
            ("reserve", seat.reserve),
            ("shadows", seat.shadows),
            ("objects", len(seat.objects)),
            ("hand", seat.hand),
            ("alliances", len(seat.concluded)),
            ("points", points),
        ),
    )
