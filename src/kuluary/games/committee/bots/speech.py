"""What a plan sounds like: the serve an agent means to make, put into words for the people beside it."""

from __future__ import annotations

from typing import Any, Final

from kuluary.core import PASS, Action, Pass, Plan, Text
from kuluary.games.committee.bots.rehearsal import Serving
from kuluary.games.committee.content.records import Check
from kuluary.games.committee.judgement.odds import Prospect, prospect
from kuluary.games.committee.rules.help import main_condition
from kuluary.games.committee.rules.main_missions import condition
from kuluary.games.committee.rules.personal_missions import current
from kuluary.games.committee.rules.regular_missions import card_of
from kuluary.games.committee.rules.round import Act
from kuluary.games.committee.rules.serving import fuel_needed
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.view.nouns import noun
from kuluary.games.committee.words.actions import DoMain, DoMission, DoPersonal, Move, Relieve, TakeAlly, UseCity
from kuluary.games.committee.words.answers import SERVE
from kuluary.games.committee.words.names import CITY, COLOURS, FUEL, H_CHECK, MAINS, RESOURCES

RISKY = 0.5
"""Below this chance a plan is called a risk."""


def serve_plan(state: CommitteeState, seat: int, serving: Serving) -> Plan:
    """Put a serve into words: where, what for, what it costs and brings, the odds of its checks."""
    move, activation = serving.move, serving.activation
    if isinstance(activation, UseCity) and _leaves_all(state, seat, serving.after):
        activation = PASS
    steps = (SERVE, move) if isinstance(activation, Pass) else (SERVE, move, activation)
    checks = checks_of(state, seat, move, activation)
    notes = [
        *_price(state, seat, serving),
        *_gains(state, seat, serving),
        *_odds(checks, _questions(state, _goal(state, seat, move))),
    ]
    return Plan(_what(state, seat, move, activation), _why(state, seat, move, activation), tuple(notes), steps)


def _leaves_all(state: CommitteeState, seat: int, after: CommitteeState) -> bool:
    """Tell whether nothing but the agent's place and fuel is another after a serve: its road is all it was for."""
    fuel = 4 * seat + FUEL
    goods = [one for place, one in enumerate(state.goods) if place != fuel]
    return goods == [one for place, one in enumerate(after.goods) if place != fuel] and all(
        getattr(state, name) == getattr(after, name) for name in _EFFECTS
    )


_EFFECTS: Final = ("limit", "calm", "closed", "open", "unlocked", "allies", "cards", "help", "on_main", "load")
"""What the effects of cities change beside goods."""


def token_text(state: CommitteeState, action: Action) -> Text:
    """Say what an action token goes into other than a serve."""
    return _text(state, "relieve" if isinstance(action, Relieve) else "token")


def worse_text(state: CommitteeState, seat: int, plan: Plan, best: Plan) -> Text:
    """Say why an agent would rather keep to its plan than do something else."""
    checks = checks_of(state, seat, plan.steps[1], (*plan.steps[2:], PASS)[0]) if len(plan.steps) > 1 else []
    least = min((one.helped.chance for _, one in checks), default=1.0)
    if least < RISKY:
        return Text("committee-plan-too-risky", (("chance", _percent(least)),))
    return Text("committee-plan-worse", (("plan", best.text),))


# What and why


def _what(state: CommitteeState, seat: int, move: Action, activation: Action) -> Text:
    """Say where an agent goes and what for."""
    city = _goal(state, seat, move)
    if isinstance(activation, DoMain):
        return _text(state, "main", city=city, main=MAINS[state.mains[state.main]])
    if isinstance(activation, DoMission):
        return _mission_text(state, activation.mission, city)
    if isinstance(activation, DoPersonal):
        return _text(state, "personal", city=city)
    if isinstance(activation, TakeAlly):
        return _text(state, "ally", ally=activation.ally, city=city)
    if type(activation).__name__ in ("UseCity", "DoScenario"):
        return _text(state, "city", city=city)
    if _questions(state, city):
        return _text(state, "interrogation", city=city)
    missions = state.setup.content.missions
    for card in state.cards:
        if missions[card.number].kind.waits_in(missions[card.number], city):
            return _text(state, "road", mission=card.number, city=city)
    return _text(state, "go" if isinstance(move, Move) else "stay", city=city)


def _mission_text(state: CommitteeState, number: int, city: int) -> Text:
    card = card_of(state, number)
    key, more = state.setup.content.missions[number].kind.plan(state, card) if card else ("mission", {})
    text = _text(state, key, mission=number, city=city)
    return Text(text.key, (*text.args, *more.items()))


def _why(state: CommitteeState, seat: int, move: Action, activation: Action) -> Text:
    """Give the reason in one sentence."""
    if isinstance(activation, DoMain):
        parts = len(state.setup.content.mains[state.mains[state.main]])
        return _text(state, "why-main", part=state.key + 1, parts=parts)
    if isinstance(activation, DoMission):
        card = card_of(state, activation.mission)
        if card is not None and card.division == 1:
            return _text(state, "why-last-round")
        return _text(state, "why-mission", rounds=card.division if card else 1)
    if isinstance(activation, DoPersonal):
        return _text(state, "why-personal")
    if isinstance(activation, TakeAlly):
        once = state.setup.content.missions[activation.ally].ally.frame < 0
        return _text(state, "why-ally-once" if once else "why-ally")
    if isinstance(activation, UseCity):
        effect = state.setup.content.cities[CITY[activation.city]].effect.name
        return Text(f"committee-plan-why-{effect}")
    if _questions(state, _goal(state, seat, move)):
        return _text(state, "why-interrogation")
    return _text(state, "why-near")


def _goal(state: CommitteeState, seat: int, move: Action) -> int:
    return CITY[move.city] if isinstance(move, Move) else state.cities[seat]


def _questions(state: CommitteeState, city: int) -> int:
    """Count the interrogations that wait in a city."""
    return sum(place == city for place, _ in state.interrogations)


# Price, effect, odds


def _price(state: CommitteeState, seat: int, serving: Serving) -> list[tuple[str, Text]]:
    """List what a serve takes beside its token: fuel for the road, what is paid in the likeliest course."""
    found: list[tuple[str, Text]] = []
    fuel = fuel_needed(state, seat, serving.move.cost) if isinstance(serving.move, Move) else 0
    before, after = (one.goods[4 * seat : 4 * seat + 4] for one in (state, serving.after))
    for kind, name in enumerate(RESOURCES):
        lost = max(before[kind] - after[kind], fuel if kind == FUEL else 0)
        if lost > 0:
            found.append(("price", Text(f"committee-count-{name}", (("n", lost),))))
    return found


def _gains(state: CommitteeState, seat: int, serving: Serving) -> list[tuple[str, Text]]:
    """List what a serve brings in the likeliest course."""
    after = serving.after
    left = {card.number for card in after.cards}
    done = [card.number for card in state.cards if card.number not in left]
    found = [_text(state, "gain-mission", mission=number) for number in done]
    if isinstance(serving.activation, DoMain) and (after.main, after.key) != (state.main, state.key):
        found.append(_text(state, "gain-main"))
    if len(after.allies[seat]) > len(state.allies[seat]):
        found.append(_text(state, "gain-ally"))
    if after.jammed.bit_count() < state.jammed.bit_count():
        found.append(_text(state, "gain-jam"))
    for kind, name in enumerate(RESOURCES):
        got = after.goods[4 * seat + kind] - state.goods[4 * seat + kind]
        if got > 0:
            found.append(Text("committee-plan-gain-count", (("what", Text(f"committee-count-{name}", (("n", got),))),)))
    found += _hands(state, seat, serving)
    calmed = sum(
        (one.closed[other] | one.open[other]).bit_count() * sign
        for other in range(state.setup.seats)
        for one, sign in ((state, 1), (after, -1))
    )
    if calmed > 0:
        found.append(_text(state, "gain-calm", count=calmed))
    return [("gain", text) for text in found]


def _hands(state: CommitteeState, seat: int, serving: Serving) -> list[Text]:
    """List what an agent would take from a partner it meets, or hand to it (C-4.16)."""
    before, after = state.goods, serving.after.goods
    changed = {place // 4 for place, (one, two) in enumerate(zip(before, after, strict=True)) if one != two} - {seat}
    if len(changed) != 1 or state.cities[other := changed.pop()] != _goal(state, seat, serving.move):
        return []
    found = []
    for kind, name in enumerate(RESOURCES):
        more = after[4 * other + kind] - before[4 * other + kind]
        if more:
            giver, taker = (seat, other) if more > 0 else (other, seat)
            what = Text(f"committee-count-{name}", (("n", abs(more)),))
            found.append(Text("committee-plan-hand", (("seat", giver), ("to_seat", taker), ("what", what))))
    return found


def checks_of(state: CommitteeState, seat: int, move: Action, activation: Action) -> list[tuple[Check, Prospect]]:
    """List the checks of a serve and what they would be like on the spot: interrogations, then the activation."""
    content = state.setup.content
    eased = state.setup.boards[seat].gifts[state.level[seat]].interrogation
    state = _arrived(state, seat, move)
    city = state.cities[seat]
    found: list[tuple[Check | None, int]] = [
        (content.interrogations[token], eased) for place, token in state.interrogations if place == city
    ]
    match activation:
        case DoMain():
            found.append((condition(state).check, int(state.help[H_CHECK] == main_condition(state.main, state.key))))
        case DoMission(mission=number):
            found += [(check, 0) for check in content.missions[number].checks]
        case TakeAlly(ally=number):
            found.append((content.missions[number].ally.check, 0))
        case DoPersonal():
            personal = current(state, seat)
            found.append((personal.check if personal else None, 0))
    return [(check, prospect(state, seat, check, less)) for check, less in found if check is not None]


def _arrived(state: CommitteeState, seat: int, move: Action) -> CommitteeState:
    """Give the position in which the checks are taken: the token of the serve and the fuel for the road are spent."""
    twin = state.clone()
    if isinstance(twin.agenda[-1], Act):
        twin.agenda.pop().run(twin, seat, SERVE)
    twin.agenda.pop().run(twin, seat, move)
    return twin


def _odds(checks: list[tuple[Check, Prospect]], questions: int) -> list[tuple[str, Text]]:
    """Word the odds of checks, of which the first are interrogations."""
    found = []
    for place, (check, one) in enumerate(checks):
        chances = (one.bare.chance, one.helped.chance, one.spent.chance)
        dice, free, spent = map(_percent, chances)
        named = Text(
            "committee-plan-question" if place < questions else "committee-plan-check",
            (("colour", COLOURS[check.colour]), ("number", check.number)),
        )
        args = (("check", named), ("dice", dice), ("free", free), ("spent", spent))
        found.append(("odds", Text("committee-plan-odds" if free > dice else "committee-plan-odds-alone", args)))
    if checks:
        stress = round(10 * sum(one.helped.stress for _, one in checks))
        found.append(("stress", Text("committee-plan-stress", (("tenths", stress / 10),))))
    return found


def _percent(chance: float) -> int:
    return round(100 * chance)


def _text(state: CommitteeState, key: str, **args: Any) -> Text:
    return Text(f"committee-plan-{key}", tuple((name, noun(state, name, value)) for name, value in args.items()))
