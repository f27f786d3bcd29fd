"""Writes real positions of «Тайная власть» for the gallery, a file each."""

from __future__ import annotations

import sys
from random import Random
from typing import Any, Final

import frame
from frame import Scene, Wanted

from kuluary.core import Action, Decision, Match
from kuluary.games.power.state.answers import ADVANCE, CONCLUDE, INFILTRATE, RECRUIT, RUN_OPERATION

GAMES: Final = 400
ME: Final = 0


def asks(*prompts: str, least: int = 1, when: Wanted = lambda match: True) -> Wanted:
    """Tell whether I am asked one of these, with so many answers at least."""

    def wanted(match: Match) -> bool:
        for decision in match.decisions:
            if decision.seat == ME and decision.prompt in prompts and len(decision.actions) >= least:
                return when(match)
        return False

    return wanted


def _rich(match: Match) -> bool:
    """Tell whether the table is full of things: a war, a rival on a card, projects, shadows, alliances in hand."""
    s = match.state
    busy = any(h > 0 for h in s.holders) and s.stages[0] > 0 and sum(x > 0 for x in s.stages) > 4
    return bool(s.wars and busy and s.active[ME] > 2 and s.hands[ME].bit_count() >= 3 and len(s.row) > 5)


def _mine(match: Match, *, reach: int = 3) -> bool:
    """Tell whether I have done things: objects, a project, a second sign."""
    s = match.state
    return len(s.owned[ME]) > 4 and sum(s.stages[:4]) > 2 and len(s.row) > reach


def _intercepts(match: Match) -> bool:
    """Tell whether I can take a card of the row from a rival, and three agents or more could do it."""
    s = match.state
    held = {card for card, holder in zip(s.row, s.holders, strict=False) if holder > 0}
    return any(type(a).__name__ == "Infiltrate" and a.card in held for d in match.decisions for a in d.actions)


def _waits(match: Match) -> bool:
    """Tell whether another seat is to act while I hold a card of the row."""
    return any(d.seat == 2 and d.prompt == "act" for d in match.decisions) and ME in match.state.holders


def _told(event: str, wanted: Wanted) -> Wanted:
    """Tell whether such a thing has just happened, and the position is wanted."""

    def happened(match: Match) -> bool:
        last = match.number
        return wanted(match) and any(
            n > last - 3 and type(item.event).__name__ == event and item.visible_to(ME) for n, item in match.news[-30:]
        )

    return happened


def _falcon(match: Match) -> bool:
    """Tell whether Falcon has just played an action card, looked past a card and taken one."""
    names = [type(item.event).__name__ for n, item in match.news[-16:] if n >= match.number - 2]
    return {"FalconCardPlayed", "FalconAimed"} <= set(names) and len(match.state.row) > 3


Wish = tuple[str, int | None, Wanted]
TABLES: Final[list[tuple[int, dict[str, Any], list[Wish]]]] = [
    (
        4,
        {},
        [
            ("4-first", ME, asks("act")),
            ("4-act", ME, asks("act", when=_rich)),
            ("4-intercept", ME, asks("act", when=_intercepts)),
            ("4-supervised", ME, asks("act_supervised", when=_mine)),
            ("4-wait", ME, _waits),
            ("4-watch", None, asks("act", when=_mine)),
            ("4-pay", ME, asks("pay_interest", least=3)),
            ("4-stage", ME, asks("stage_rewards", least=2)),
            ("4-infiltrated", ME, asks("after_infiltration", least=2)),
            ("4-recall", ME, asks("recall", least=4)),
            ("4-gain", ME, asks("recruit_gain")),
            ("4-conclude", ME, asks("conclude", least=2)),
            ("4-nothing", ME, asks("conclude", when=lambda m: len(m.decisions[0].actions) == 1)),
            ("4-chain", ME, asks("conclude_more", least=2)),
            ("4-follow", ME, asks("conclude_follow_up", least=2)),
            ("4-freely", ME, asks("conclude_freely", least=3)),
            ("4-give", ME, asks("give", least=2)),
            ("4-recover", ME, asks("recover", least=2)),
            ("4-search", ME, _told("AlliancesRevealed", lambda m: any(d.seat == ME for d in m.decisions))),
            ("4-trim", ME, asks("trim_hand")),
            ("4-colour", ME, asks("discard_colour", least=2)),
            ("4-attach", ME, lambda m: asks("attach", least=2)(m) and asks("act")(m)),
            ("4-final", ME, asks("final_attach", least=3)),
            ("4-over", ME, lambda m: m.over and 0 in m.result.winners),
            ("4-lost", ME, lambda m: m.over and 0 not in m.result.winners),
        ],
    ),
    (2, {}, [("2-act", ME, asks("act", when=_mine)), ("2-over", ME, lambda m: m.over)]),
    (3, {"deal": "experienced"}, [("3-deal", ME, asks("return_alliances")), ("3-act", ME, asks("act", when=_mine))]),
    (
        5,
        {},
        [
            ("5-act", ME, asks("act", when=lambda m: _mine(m, reach=9))),
            ("5-recall", ME, asks("recall", least=3)),
            ("5-over", None, lambda m: m.over),
        ],
    ),
    (
        3,
        {"professionals": True},
        [
            ("pro-act", ME, asks("act", when=lambda m: m.state.professionals[ME].bit_count() == 3)),
            ("pro-recruit", ME, asks("recruit_supervisor")),
            ("pro-recruiter", ME, asks("recruiter", least=3)),
            ("pro-cardinal", ME, asks("grey_cardinal", least=2)),
            ("pro-assassin", ME, asks("assassin", least=4)),
            ("pro-mediator", ME, asks("mediator", least=2)),
            ("pro-informant", ME, asks("informant", least=4)),
            ("pro-arrange", ME, asks("arrange", least=2)),
            ("pro-trim", ME, asks("trim_professionals", least=2)),
            ("pro-over", ME, lambda m: m.over),
        ],
    ),
    (5, {"professionals": True}, [("5-headhunter", ME, asks("recruit_headhunter"))]),
    (
        1,
        {"falcon": {"level": "medium"}},
        [
            ("solo-first", ME, asks("act", "act_supervised")),
            ("solo-act", ME, asks("act", when=_mine)),
            ("solo-turn", ME, lambda m: asks("act", "act_supervised")(m) and _falcon(m)),
            ("solo-assassin", ME, asks("falcon_assassin", least=2)),
            ("solo-recall", ME, asks("falcon_recall", least=2)),
            ("solo-conclude", ME, asks("falcon_conclude", least=2)),
            ("solo-give", ME, asks("falcon_give", least=2)),
            ("solo-over", ME, lambda m: m.over),
        ],
    ),
]


def main() -> None:
    """Play games of every table until each scene has been met, and write them all."""
    scenes = [scene for seats, options, wanted in TABLES for scene in find(seats, options, wanted)]
    for scene in scenes:
        frame.write(f"power/{scene['name']}", scene)
    print(f"{frame.write_index('power')} scenes of power in {frame.BUILD}")


def find(seats: int, options: dict[str, Any], wanted: list[Wish]) -> list[Scene]:
    """Play random games; the first that passes through a scene gives it."""
    open_scenes = {name: (seat, test) for name, seat, test in wanted}
    found: dict[str, Scene] = {}
    for seed in range(GAMES):
        if not open_scenes:
            break
        match = Match.new("power", seats=seats, options=options, seed=f"gallery {seed}")
        rng = Random(seed)
        while True:
            for name, (seat, test) in list(open_scenes.items()):
                if test(match):
                    del open_scenes[name]
                    found[name] = frame.scene(name, match, seat, tries=tries(match))
            if match.over:
                break
            decision = rng.choice([d for d in match.decisions if not d.free or rng.random() < 0.05] or match.decisions)
            match.play(decision.seat, pick(decision, rng))
    for name in open_scenes:
        print(f"no game passes through {name}", file=sys.stderr)
    return [found[name] for name, _, _ in wanted if name in found]


def pick(decision: Decision, rng: Random) -> Any:
    """Choose an answer as somebody might who likes projects, alliances and few agents on a card."""

    def weight(action: Any) -> float:
        name = type(action).__name__
        if name == "Infiltrate":
            return 1 / (1 + action.pieces)
        return {
            "Advance": 3,
            "RunOperation": 1,
            "Recruit": 0.6,
            "Pass": 0.2,
            "Conclude": 4,
            "PlayProfessional": 0.3,
        }.get(name, 1)

    return rng.choices(decision.actions, [weight(action) for action in decision.actions])[0]


def tries(match: Match) -> list[Action]:
    """Give what a finger may try on the board."""
    row = [INFILTRATE[card][1] for card in match.state.row]
    return [*row, *RUN_OPERATION, *ADVANCE, *CONCLUDE, RECRUIT[1]]


if __name__ == "__main__":
    main()
