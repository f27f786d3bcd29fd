"""The table in words, for a terminal or a screen reader."""

from __future__ import annotations

from kuluary.core import Text
from kuluary.games.committee.rules.checks import tally
from kuluary.games.committee.rules.main_missions import anomaly_city, condition
from kuluary.games.committee.state import PHASES, TRUNK, CommitteeState
from kuluary.games.committee.state.agent import difficulty
from kuluary.games.committee.view import view
from kuluary.games.committee.view.nouns import noun, slot_text
from kuluary.games.committee.words.names import COLOURS, MAINS, RESOURCES, STRESS, SYMBOLS
from kuluary.games.committee.words.texts import check_text, city_text, price_texts
from kuluary.games.committee.words.views import MissionFacts


def table_texts(state: CommitteeState, seat: int) -> list[Text]:
    """Phase and stocks, time track, main mission, every agent, the check under way."""
    seen = view(state, seat)
    phase = Text(f"committee-phase-{PHASES[state.phase]}")
    texts = [
        Text("committee-table-round", (("round", seen.round), ("phase", phase))),
        Text("committee-table-limit", _stock(seen.limit)),
        Text("committee-table-fund", _stock(seen.fund)),
    ]
    texts += [_mission(state, mission) for mission in seen.missions]
    if seen.anomaly is not None:
        wanted = condition(state)
        need = (check_text(COLOURS[wanted.check.colour], wanted.check.number),) if wanted.check else ()
        main = (
            ("main", Text(f"committee-main-{MAINS[state.mains[state.main]]}")),
            ("city", city_text(anomaly_city(state))),
            ("need", price_texts(wanted.price) if wanted.price else need),
            ("left", seen.spaces_left),
            ("failed", seen.failures),
        )
        texts.append(Text("committee-table-main", main))
    texts += [_seat(state, other) for other in range(state.setup.seats)]
    texts += [text for other in range(state.setup.seats) if (text := _stress(state, other)) is not None]
    if seen.check is not None:
        texts.append(_check(state))
    return texts


def _mission(state: CommitteeState, mission: MissionFacts) -> Text:
    return Text(
        "committee-table-mission",
        (
            ("mission", noun(state, "mission", mission.mission)),
            ("kind", Text(f"committee-kind-{mission.mission_kind}")),
            ("division", mission.division),
            ("fails", mission.fails_in),
            ("where", _where(state, mission.mission)),
            ("need", _mission_need(state, mission.mission)),
        ),
    )


def _stock(stock: object) -> tuple[tuple[str, object], ...]:
    return tuple((name, getattr(stock, name)) for name in (*RESOURCES, "calm", "stress"))


def _where(state: CommitteeState, number: int) -> Text:
    card = next(card for card in state.cards if card.number == number)
    if card.place >= TRUNK:
        return Text("committee-table-trunk", (("seat", card.place - TRUNK),))
    return city_text(card.place)


def _mission_need(state: CommitteeState, number: int) -> tuple[Text, ...]:
    card = next(card for card in state.cards if card.number == number)
    return state.setup.content.missions[number].kind.needs(state, card)


def _seat(state: CommitteeState, seat: int) -> Text:
    doc, med, eq, fuel = state.goods[4 * seat : 4 * seat + 4]
    city = state.cities[seat]
    return Text(
        "committee-table-seat",
        (
            ("seat", seat),
            ("agent", Text(f"committee-agent-{state.setup.agents[seat]}")),
            ("city", city_text(city) if city >= 0 else ""),
            ("actions", state.acts[seat]),
            ("doc", doc),
            ("med", med),
            ("eq", eq),
            ("fuel", fuel),
        ),
    )


def _stress(state: CommitteeState, seat: int) -> Text | None:
    tokens = next(found for found in view(state, seat).seats if found.seat == seat).stress
    if not tokens:
        return None
    words = tuple(
        Text(f"committee-stress-{token.stress}")
        if token.open and token.stress in STRESS
        else slot_text(state, token.slot)
        for token in tokens
    )
    return Text("committee-table-stress", (("seat", seat), ("tokens", words)))


def _check(state: CommitteeState) -> Text:
    seat = state.check_seat
    made, failed = tally(state, seat)
    need = difficulty(state, seat, state.check_colour, state.check_base)
    return Text(
        "committee-table-check",
        (
            ("seat", seat),
            ("symbols", tuple(Text(f"committee-face-{SYMBOLS[symbol]}") for symbol in state.dice)),
            ("successes", made),
            ("need", need),
            ("failures", failed),
        ),
    )
