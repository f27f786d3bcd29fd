"""Which golden game shows what: python -m tests.committee.golden_page writes docs/golden-committee.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from tests.committee.scenarios import BETWEEN, FRAMES, GIFTS, PROMPTS, SCENARIOS
from tests.golden import shown

from kuluary.games.committee import GAME
from kuluary.games.committee.kinds import KINDS
from kuluary.games.committee.rules.checks import REROLLS
from kuluary.games.committee.rules.ending import DEFEATS
from kuluary.games.committee.words.names import (
    AGENTS,
    CITIES,
    CLEARANCE,
    COLOURS,
    HELPS,
    MAINS,
    PERMANENTS,
    SCENARIO_TOKENS,
    STICKERS,
    STRESS,
)
from kuluary.speaker import Speaker

PAGE: Final = Path(__file__).parents[2] / "docs" / "golden-committee.md"
HEAD: Final = """# Which golden game shows what of «Комитет»

A golden game is a whole recorded game that every test run plays again to the same result; it lies in
`tests/committee/golden/<name>.jsonl`. Games whose name begins with `easy` are played with the content files of
`tests/committee/easy`, in which every check and price is next to nothing, so that they get as far as a victory. This
page is written by `python -m tests.committee.golden_page`, and a test keeps it true.
"""

Row = tuple[str, str]
"""What is shown, in the words of `features`, and the key of its name; without a key it says what it is itself."""


def _ends(things: Iterable[str], key: str, ends: Sequence[str]) -> list[Row]:
    return [(f"{thing} {end}", f"{key}-{thing}") for thing in things for end in ends]


CHAPTERS: Final[Mapping[str, Sequence[Row]]] = {
    "Ends": [("victory", "committee-how-victory"), *((f"lost by {how}", f"committee-how-{how}") for how in DEFEATS)],
    "Versions of the rules": [*((f"rules {version}", "") for version in GAME.versions), (BETWEEN, "")],
    "Effects of cities": [(f"effect of {city}", f"committee-city-{city}") for city in CITIES],
    "Kinds of missions": _ends(tuple(KINDS.missions), "committee-kind", ("completed", "failed")),
    "Main missions": [(f"main {main}", f"committee-main-{main}") for main in MAINS],
    "Personal missions": [
        (f"personal {agent}-{number}", f"committee-personal-{agent}-{number}") for agent in AGENTS for number in (1, 2)
    ],
    "Checks": [
        *_ends(COLOURS, "committee-department", ("check passed", "check failed")),
        *((f"reroll {reroll}", f"committee-reroll-{reroll}") for reroll in REROLLS),
    ],
    "Stress": [
        (f"penalty {stress} {end}", f"committee-stress-{stress}")
        for stress in STRESS
        for end in ("opened", "discarded")
    ],
    "Clearance tokens": [
        *((f"clearance {kind} revealed", f"committee-clearance-{kind}") for kind in CLEARANCE),
        *((f"clearance {kind} used", f"committee-clearance-{kind}") for kind in CLEARANCE if kind != "loss"),
    ],
    "Scenario tokens": [
        *((f"token {token} active", f"committee-scenario-{token}") for token in SCENARIO_TOKENS),
        *((f"token {token} resolved", f"committee-scenario-{token}") for token in ("st1", "st4", "st5")),
    ],
    "Help tokens and allies": [
        *((f"help {kind}", f"committee-help-{kind}") for kind in HELPS),
        *((f"ally {frame}", "") for frame in FRAMES),
        *((f"ally with {gift}", "") for gift in GIFTS),
    ],
    "Stickers and ID cards": [
        *((f"sticker {one} {end}", f"committee-sticker-{one}") for one in STICKERS for end in ("used", "awarded")),
        *((f"bonus {bonus} complete", f"committee-permanent-{bonus}") for bonus in PERMANENTS),
        *((thing, "") for thing in ("first ID cards", "ID cards carried on", "ID card retired")),
    ],
    "Questions": [(f"asked {prompt}", "") for prompt in PROMPTS],
}


def main() -> None:
    """Write the page anew."""
    PAGE.write_text(page(), encoding="utf-8")
    print(f"wrote {PAGE}")


def page() -> str:
    """Give the page as it should be."""
    parts = [HEAD]
    for title, rows in CHAPTERS.items():
        lines = [("what", "по-русски", "golden games"), ("---", "---", "---")]
        lines += [(feature, _name(key), _where(feature)) for feature, key in rows]
        parts += [f"## {title}\n", "".join(f"| {' | '.join(line)} |\n" for line in lines)]
    return "\n".join(parts)


def _where(feature: str) -> str:
    return ", ".join(f"`{name}`" for name in SCENARIOS if feature in shown("committee", name))


@cache
def _speaker() -> Speaker:
    return Speaker("ru")


def _name(key: str) -> str:
    """Give the Russian name."""
    return _speaker().say(key) if key else "—"


if __name__ == "__main__":
    main()
