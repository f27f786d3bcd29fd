"""A game as the engine sees it, and the shelf of known games."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from kuluary.core.content import ContentError, Pack, Printed, content_of, pack_from, read_pack
from kuluary.core.decision import Action, Decision
from kuluary.core.errors import BadOption, Refusal
from kuluary.core.event import Event
from kuluary.core.looking import Memory, Sight
from kuluary.core.state import S
from kuluary.core.text import Text

if TYPE_CHECKING:
    from kuluary.core.bot import Maker, Policy, Recipe, Style

Ids = Mapping[str, Sequence[str | int | None] | int]
"""Lists by name: what a number, or a name, in an action or a view stands for; or the number at which such ids begin."""

Choices = Mapping[str, tuple[tuple[Any, ...], Any]]
"""Options by name: the allowed values, and the one that holds if nothing is said."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet: what it is for, what it brings, and the numbers behind it."""

    key: str
    points: int
    args: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat has made, line by line."""

    seat: int
    total: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: place of every seat (1 is best, equal places share), winners, scores, reason."""

    places: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[Score, ...]
    how: str
    args: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Keepsake:
    """What a person keeps after a game and may bring to a later one."""

    role: str
    """The role it belongs to: whoever brings it plays that one."""
    spent: bool
    """It can be looked at, but not brought any more."""
    data: dict[str, Any]
    """As plain data, the way the option takes it."""
    facts: Any
    """Laid out to be looked at."""


class Game(Generic[S]):
    """The face a game shows to the engine; one instance each, without state of its own but what it has read."""

    name: ClassVar[str]
    versions: ClassVar[tuple[str, ...]] = ("1",)
    """The versions of the rules that can be played, oldest first: a log names its own, new games use the last."""
    seats: ClassVar[tuple[int, ...]]
    content_home: ClassVar[Path | None] = None
    """The folder of the standard content files; packs of earlier releases lie in its folder `former`, by digest."""
    former_digests: ClassVar[Mapping[str, str]] = {}
    """Names under which logs of release 0.1 knew a pack, from the bytes of its files, and its digest."""
    locales: ClassVar[Path | None] = None
    """Of a game from outside: the folder of its message files, a folder a language; ours lie with the house's."""
    rules_home: ClassVar[Path | None] = None
    """Of a game from outside: the folder of its rules, `<game>.<language>.md`."""
    words: ClassVar[tuple[type, ...]]
    """Actions, events and views: every class that may cross the wire."""
    beats: ClassVar[tuple[str, ...]] = ()
    """What the rules call the beats they mark (`state.beat`), in which a game is shown."""
    shown: ClassVar[Mapping[str, tuple[type[Event], ...]]] = {}
    """By beat, the events told in it, and no others; under "" those that may be left without one. Empty: not said."""
    judges: ClassVar[bool] = False
    """Whether `judge` sees through what is under way, so that bots compare positions without playing a matter out."""
    has_free: ClassVar[bool] = False
    """Whether the game has actions that are allowed at any moment."""
    open_hands: ClassVar[bool] = False
    """Whether no seat knows what another does not: people share a screen without a curtain, and propose moves."""
    roles: ClassVar[tuple[str, tuple[str, ...]] | None] = None
    """The option that says who plays what, a list of one a seat, and the roles there are."""
    levels: ClassVar[tuple[str, ...]] = ("random", "novice", "regular", "expert", "master")
    """The levels of bots it offers to people, the weakest first."""
    recipes: ClassVar[Mapping[str, Recipe]] = {}
    """How its levels play where that differs from what is usual."""
    bots: ClassVar[Mapping[str, Maker]] = {}
    """Its own algorithms, beside the general ones."""
    characters: ClassVar[Mapping[str, Style]] = {}
    """The characters its bots can have, and how each plays at any level."""
    puzzle_tries: ClassVar[tuple[int, int]] = (100, 1500)
    """How often a question is tried out in a first look for puzzles, and in a long one."""
    puzzle_prompts: ClassVar[tuple[str, ...]] = ()
    """The questions that puzzles are made of; empty: all."""
    keepsakes: ClassVar[str | None] = None
    """The option that takes what people have kept of earlier games, a list of one or None a seat; None: not used."""

    def choices(self, seats: int) -> Choices:
        """Give the plain options a table of that size may choose: allowed values and default, for a form to offer."""
        return {}

    def options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Give all options with defaults filled in, or raise BadOption naming what is allowed."""
        return pick_options(options, self.choices(seats))

    def options_with(self, seats: int, options: Mapping[str, Any], content: Any) -> dict[str, Any]:
        """Give all options as `options` does, for a game that is played with this content, whatever is printed now."""
        return self.options(seats, options)

    def read(self, pack: Pack) -> Printed:
        """Give what a pack says, checked; raises ContentError where it cannot be played. Asked once a pack."""
        return Printed(pack)

    def new(self, seats: int, options: Mapping[str, Any], content: Any, rules: int) -> S:
        """Give the position before anything was dealt; `options` are complete, `content` is what `read` gave."""
        raise NotImplementedError

    def free(self, state: S) -> Sequence[Decision]:
        """Give the decisions marked free that are open beside the pending one."""
        return ()

    def take(self, state: S, seat: int, action: Any) -> None:
        """Carry out a free action; the pending step stays where it is."""
        raise AssertionError(f"{self.name} has no free actions")

    def refuse_free(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Say why an action that is only ever free is not open now, or None if it is not of that kind."""
        return None

    def suggest(self, state: S, decision: Decision) -> Action | None:
        """Give the answer the game itself can recommend (a best placement at the end, say), or None."""
        return None

    def view(self, state: S, seat: int | None) -> Any:
        """Give what a seat, or a spectator (None), may see, built field by field."""
        raise NotImplementedError

    def catalog(self, content: Any) -> Any:
        """Give every printed value with its provenance, for an interface, or None if there is nothing to look up."""
        return None

    def ids(self) -> Ids:
        """Give every list of ids that actions and views refer to: the client's constants are written from it.

        A field of strings that is named as a list (`city`, `cities`) holds ids of that list.
        """
        return {}

    def views(self, state: S, seats: Iterable[int | None], memory: Memory | None = None) -> dict[int | None, Any]:
        """Give the views of several chairs."""
        return {seat: sight.view for seat, sight in self.sights(state, seats, memory).items()}

    def sights(self, state: S, seats: Iterable[int | None], memory: Memory | None = None) -> dict[int | None, Sight]:
        """Give the views of several chairs field by field; a game may share among them what all of them see.

        Whoever looks at one game again and again brings a memory, so that only what has changed is worked out.
        """
        return {seat: Sight.of(self.view(state, seat)) for seat in seats}

    def redeal(self, state: S, seat: int | None, rng: Random) -> S:
        """Give a copy in which everything the seat cannot know is a fair sample, drawn from what it knows alone."""
        raise NotImplementedError

    def deals(self, state: S, seat: int, rng: Random) -> Iterator[S]:
        """Redeal a position, which does not change meanwhile, without end."""
        while True:
            yield self.redeal(state, seat, rng)

    def suppose(self, state: S, seat: int, events: Sequence[Event], rng: Random) -> Iterator[S]:
        """Redeal without end; what the seat has seen happen may make some redeals likelier than others."""
        return self.deals(state, seat, rng)

    def open_to(self, state: S, seat: int) -> bool:
        """Tell whether a seat knows all of a position but what chance is still to bring."""
        return False

    def result(self, state: S) -> Result:
        """Give scores and places; only once the game is over."""
        raise NotImplementedError

    def outcome(self, event: Event) -> tuple[str, bool] | None:
        """Name what an event tells the end of, something that there was to do, and whether it was done or failed."""
        return None

    def outlook(self, state: S) -> Sequence[float]:
        """Give what every seat would have if the game ended now: a score sheet laid beside the table."""
        raise NotImplementedError

    def judge(self, seat: int) -> Callable[[S], Sequence[float]]:
        """Give a judge for one seat's decision: it says what a position is worth to every seat, in points."""
        return self.outlook

    def taught_judge(self, state: S, seat: int) -> Callable[[S], Sequence[float]]:
        """Give a judge for who has time to think: one that games have corrected, where there is such a one."""
        return self.judge(seat)

    def sureness(self, state: S) -> tuple[float, float]:
        """Say how fast points of the judge turn into certainty, for a search that looks on from a position.

        With it comes how large a lead, either way, is still taken as such: a larger one is measured from where it is,
        or else nothing would make a difference any more.
        """
        return 0.08, 20.0

    def chance(self, state: S, seat: int, lead: float) -> float | None:
        """Give the chance to win of a seat that is so far ahead by the judge, as played games have shown.

        None: nobody has counted that; it is found by playing on at random.
        """
        return None

    def weighed(self, state: S, decision: Decision) -> Mapping[Action, float] | None:
        """Say what answers are worth by the game's own reckoning, in the judge's points; None: that is searched for."""
        return None

    def reason(self, state: S, decision: Decision, action: Action) -> Text | None:
        """Say in one sentence what an answer does for its seat; `state` holds nothing that the seat may not know."""
        return None

    def told(self, state: S, decision: Decision, action: Action) -> Text | None:
        """Say in one sentence why an answer may have been given, from what is open to all; None: nothing can be said.

        `state` is as a spectator knows it: what the seat itself held is drawn anew.
        """
        return None

    def theme(self, state: S, decision: Decision, action: Action) -> str:
        """Say in a word what an answer is about, for those who look for puzzles of a kind."""
        return type(action).__name__.lower()

    def learned(self, state: S) -> Policy[S] | None:
        """Give a judgement learned by self-play, if there is one for such a table and it can be run here."""
        return None

    def forgotten(self, state: S) -> S:
        """Give a copy without what somebody careless forgets of what was played."""
        return state

    def shortlist(self, state: S, decision: Decision) -> Sequence[Action]:
        """Give the answers a bot need think about: those that no other answer makes needless."""
        return decision.actions

    def rivals(self, state: S, seat: int, other: int) -> bool:
        """Tell whether two seats play against each other."""
        return seat != other

    def matter(self, state: S) -> int:
        """Give a number that changes when the matter at hand (a round, a turn) is settled: bots look that far."""
        return 0

    def round(self, state: S) -> int:
        """Give the round the game is in, as people count; 0 where it has none."""
        return 0

    def council(self, state: S, decision: Decision) -> str | None:
        """Say how a bot answers beside people: "after" them, a "plan" laid before them first, or None: at once."""
        return None

    def kept(self, state: S, names: Sequence[str]) -> Sequence[dict[str, Any] | None]:
        """Give what each seat keeps after a finished game, as plain data; `names` are those of the people there."""
        return [None for _ in names]

    def keepsake(self, data: object) -> Keepsake:
        """Read what somebody has kept, or raise BadOption naming what is wrong with it."""
        raise BadOption(f"{self.name} leaves nothing that could be kept")

    def check(self, state: S) -> None:
        """Raise AssertionError where a law of the game is broken (pieces conserved and the like)."""
        raise NotImplementedError

    def table_texts(self, state: S, seat: int) -> Sequence[Text]:
        """Put the table into words as one seat sees it, for a terminal or a screen reader."""
        return ()

    def noun(self, state: S, field: str, value: Any) -> object:
        """Give the text for a field of an action, event or refusal; plain values stand for themselves."""
        return value

    def naming(self, state: S, words: frozenset[type]) -> Hashable:
        """Give all that `noun` reads for words of these classes: while it is the same, so are names; None: unknown."""
        return None

    # What is the same for every game

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules {self.version}>"

    def __reduce__(self) -> tuple[Callable[[str], Game[Any]], tuple[str]]:
        return find_game, (self.name,)

    @property
    def version(self) -> str:
        """The version of the rules that new games are played by."""
        return self.versions[-1]

    @property
    def standard(self) -> Pack:
        """The pack this program brings."""
        pack = _STANDARD.get(self.name)
        if pack is None:
            home = self.content_home
            pack = _STANDARD[self.name] = Pack(self.name, {}) if home is None else read_pack(self.name, home)
        return pack

    def pack(self, content: Pack | Path | str | None) -> Pack:
        """Give the pack somebody means: one as it is, a folder laid over the standard files, or the standard pack."""
        if content is None:
            return self.standard
        if isinstance(content, Pack):
            if content.game != self.name:
                raise ContentError(f"this is a pack of {content.game}, not of {self.name}")
            return content
        if self.content_home is None:
            raise ContentError(f"{self.name} has no content files that could be replaced")
        return read_pack(self.name, self.content_home, Path(content))

    def find_pack(self, digest: str) -> Pack | None:
        """Give the pack of that digest: the standard one, or one that an earlier release brought; else None."""
        digest = self.former_digests.get(digest, digest)
        if digest == self.standard.digest:
            return self.standard
        if self.content_home is None or not re.fullmatch(r"[0-9a-f]{32}", digest):
            return None
        path = self.content_home / "former" / f"{digest}.json"
        return pack_from(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else None

    def begin(
        self, seats: int, options: Mapping[str, Any] | None = None, content: Pack | Path | str | None = None
    ) -> S:
        """Give the position before anything was dealt, by the newest rules."""
        return opening(self, seats, options or {}, self.pack(content), self.version)[0]


_STANDARD: dict[str, Pack] = {}
_SHELF: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Put a game on the shelf."""
    _SHELF[game.name] = game
    _STANDARD.pop(game.name, None)


def game_names() -> tuple[str, ...]:
    """List the known games."""
    return tuple(_SHELF)


def find_game(name: str) -> Game[Any]:
    """Give the game of that name."""
    try:
        return _SHELF[name]
    except (KeyError, TypeError):
        raise BadOption(f"unknown game {name!r}: known are {', '.join(_SHELF)}") from None


def opening(game: Game[S], seats: int, options: Mapping[str, Any], pack: Pack, rules: str) -> tuple[S, dict[str, Any]]:
    """Give the position before anything was dealt, and the complete options; refuses what the game does not have."""
    if not isinstance(options, Mapping):
        raise BadOption(f"options cannot be {options!r}: a mapping of names to values is needed")
    check_seats(game, seats)
    content = content_of(pack)
    full = {name: _frozen(value) for name, value in game.options_with(seats, options, content).items()}
    return game.new(seats, full, content, int(rules)), full


def check_seats(game: Game[Any], seats: int) -> int:
    """Give the number of seats, or raise BadOption naming those the game has."""
    if type(seats) is not int or seats not in game.seats:
        raise BadOption(f"{game.name} cannot be played by {seats!r}: allowed are {', '.join(map(str, game.seats))}")
    return seats


def _frozen(value: Any) -> Any:
    """Give a list as a tuple, at any depth: options are the same before and after they were written down."""
    if isinstance(value, (list, tuple)):
        return tuple([_frozen(item) for item in value])
    return {key: _frozen(item) for key, item in value.items()} if isinstance(value, dict) else value


def pick_options(options: Mapping[str, Any], allowed: Choices) -> dict[str, Any]:
    """Check plain options against their allowed values, and fill in defaults."""
    for name, value in options.items():
        if name not in allowed:
            raise BadOption(f"unknown option {name!r}: known are {', '.join(allowed) or 'none'}")
        values = allowed[name][0]
        if not any(value is known or (type(value) is type(known) and value == known) for known in values):
            raise BadOption(f"option {name!r} cannot be {value!r}: allowed are {', '.join(map(repr, values))}")
    return {name: options.get(name, default) for name, (_, default) in allowed.items()}
