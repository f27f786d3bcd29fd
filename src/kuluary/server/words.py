"""What the server says (docs/protocol.md), key by key; the types of the browser client are generated from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Raw

from kuluary.core import Action, Event, Text
from kuluary.server.store import Hints, Kind, Person, Status

Words = Annotated[Raw, Text]
"""A text, written already."""
Deed = Annotated[dict[str, Any], Action]
"""An action of a game, as plain data."""


class View:
    """What one seat sees; its fields belong to the game."""


Seen = Annotated[dict[str, Any], View]
"""A view, as plain data."""


# Tables


class Seating(TypedDict):
    """Who sits in a seat of a table."""

    seat: int
    kind: Kind
    name: str
    level: str | None
    you: bool
    online: bool
    stand_in: str | None
    role: str | None
    """The role played there, where the game has roles."""
    picked: bool
    """Somebody chose the role."""
    brings: bool
    """Something kept of an earlier game is brought."""
    keepsake: str | None
    """Which one: told to its owner alone."""
    face: int | None
    """The portrait of whoever sits there; null where nobody does."""
    hints: int
    """Hints that were taken here."""


class TablePack(TypedDict):
    """The pack of content a table plays; the standard one has neither name nor author."""

    digest: str
    name: str
    author: str
    standard: bool
    """It says what the standard pack says today."""


class Table(TypedDict):
    """A table as a person sees it."""

    code: str
    name: str
    game: str
    seats: int
    options: dict[str, Any]
    public: bool
    status: Status
    host: str
    created: int
    moved: int
    """When something last happened there."""
    number: int
    commitment: str | None
    open_hands: bool
    """No seat has secrets: one person may hold several without a curtain, and moves are proposed."""
    keepsakes: bool
    """People may bring what they have kept of earlier games."""
    seating: list[Seating]
    waiting: tuple[int, ...]
    winners: tuple[int, ...] | None
    again: str | None
    """The table at which the same people play on."""
    pack: TablePack
    stuck: Literal["content", "rules", "game"] | None
    """Why its game cannot go on here."""
    lesson: NotRequired[bool]
    """Somebody learns the game here."""
    goes_on: str | None
    """The version of the rules it goes on under, where that is not the one it began under."""
    take_back: int | None
    """Milliseconds for which bots wait while a person may take a play back; null: as the server has it."""
    hints: Hints
    """How often the coach may be asked in a game."""


class Tables(TypedDict):
    """One's own tables, those that wait for one first, and those with an open seat."""

    mine: list[Table]
    open: list[Table]


# Games


class Answer(TypedDict):
    """An action one may choose, in words."""

    action: Deed
    text: Words


class Decision(TypedDict):
    """A question with every answer."""

    id: str
    seat: int
    prompt: Words
    name: str
    rule: str
    free: bool
    actions: list[Answer]
    suggestion: int | None
    """The place of the answer the game recommends."""


class News(TypedDict):
    """An event in words; `number` is the entry of the log that caused it."""

    number: int
    event: Annotated[dict[str, Any], Event]
    text: Words


class ScoreLine(TypedDict):
    """One line of a score sheet."""

    key: str
    points: int
    args: tuple[tuple[str, object], ...]
    text: Words


class ScoreSheet(TypedDict):
    """What a seat has made, line by line."""

    seat: int
    total: int
    lines: list[ScoreLine]


class Result(TypedDict):
    """How a game ended: place of every seat (1 is best), winners, reason, score sheets."""

    places: tuple[int, ...]
    winners: tuple[int, ...]
    how: str
    args: tuple[tuple[str, object], ...]
    scores: list[ScoreSheet]


class Why(TypedDict):
    """Why an action is not possible; `reason` is null where it is."""

    reason: str | None
    rule: str | None
    text: Words | None


class ChatMessage(TypedDict):
    """Something said at a table."""

    number: int
    name: str
    seat: int | None
    text: str
    at: int


class PlanNote(TypedDict):
    """One thing a plan costs, brings or risks; the kinds are "price", "gain", "odds" and "stress"."""

    kind: str
    text: Words


class PlanTold(TypedDict):
    """What a bot could do: in a sentence, why, what it costs and brings, step by step."""

    text: Words
    why: Words | None
    notes: list[PlanNote]
    steps: list[Deed]


class BotPlan(PlanTold):
    """What a bot means to do, its last answer to an objection or a wish, and what it could do instead."""

    answer: Words | None
    others: list[PlanTold]


Proposal = TypedDict(
    "Proposal",
    {
        "number": int,
        "seat": int,
        "target": int | None,
        "action": Deed | None,
        "text": Words | None,
        "words": str | None,
        "intent": bool,
        "for": list[int],
        "against": list[int],
        "wait": list[int],
        "at": int,
        "plan": BotPlan | None,
    },
)
Proposal.__doc__ = "An action of the seat `target`, or a sentence, that a seat proposes; or the `plan` of a bot."


# Messages


class TableMessage(TypedDict):
    """The table has changed."""

    type: Literal["table"]
    table: Table


class Beat(TypedDict):
    """What is shown at one time: what has happened, and the table then."""

    name: str
    """What the rules call it; empty where they do not say."""
    news: list[Annotated[Raw, News]]
    view: NotRequired[Annotated[Raw, View]]
    """The whole table, where nothing was shown before."""
    change: NotRequired[Raw]
    """Otherwise how it differs from the beat before: a patch."""


class StateMessage(TypedDict):
    """What has happened, beat by beat, what a seat sees at the end of it, and what it is asked."""

    type: Literal["state"]
    number: int
    after: int
    """The number of the state before, on whose table the first beat stands."""
    seat: int | None
    beats: list[Beat]
    decisions: list[Annotated[Raw, Decision]]
    others: list[Annotated[Raw, Decision]]
    """Where hands are open: what the other people are asked, so that it can be proposed to them."""
    waiting: list[int]
    reset: bool
    """The news begin from the beginning, in a single beat with the whole table."""
    undo: bool
    over: bool
    given: NotRequired[int]
    """In a lesson: how many answers the learner has given."""
    result: Annotated[Raw, Result | None]


class Acknowledged(TypedDict):
    """What was sent is on disk."""

    type: Literal["ack"]
    id: str
    number: int


class RefusedMessage(Why):
    """What was sent is not possible."""

    type: Literal["refused"]
    id: str


class Superseded(TypedDict):
    """The question has changed meanwhile: this seat was faster."""

    type: Literal["superseded"]
    id: str
    seat: int | None


class WhyMessage(Why):
    """The answer to «why not?»."""

    type: Literal["why"]
    id: str


class Warned(TypedDict):
    """What an answer would cost: the chance to win with the best one, and with it."""

    best: float
    chance: float
    better: Words
    """The best answer."""
    why: Words | None


class ForeseenMessage(TypedDict):
    """The answer to «could it be taken back?», and to «would it be a blunder?» where that was asked."""

    type: Literal["foreseen"]
    id: str
    back: bool
    warning: NotRequired[Warned]


class HintAnswer(TypedDict):
    """An answer the coach has thought of, with the chance to win it leaves."""

    action: Deed
    text: Words
    chance: float


class HintMessage(TypedDict):
    """What the coach thinks of a question: the best answers first."""

    type: Literal["hint"]
    id: str
    seat: int
    decision: str
    answers: list[HintAnswer]
    why: Words | None
    tries: int
    taken: int
    left: int | None
    """Hints the seat may still take; null: as many as it likes."""


class ChatTold(TypedDict):
    """Something was said."""

    type: Literal["chat"]
    messages: list[ChatMessage]


class ProposalsTold(TypedDict):
    """All open proposals."""

    type: Literal["proposals"]
    proposals: list[Proposal]
    aside: list[int]
    """The seats that have said "go on without me"."""


class ErrorMessage(TypedDict):
    """What was sent could not be dealt with."""

    type: Literal["error"]
    id: str | None
    code: str
    message: str


FromServer = (
    TableMessage
    | StateMessage
    | Acknowledged
    | RefusedMessage
    | Superseded
    | WhyMessage
    | ForeseenMessage
    | HintMessage
    | ChatTold
    | ProposalsTold
    | ErrorMessage
)


# Calls


class Me(TypedDict):
    """Who calls."""

    person: Person | None


class Welcome(TypedDict):
    """A guest has come, or has another name; the token is told once."""

    person: Person
    token: NotRequired[str]


class GameOption(TypedDict):
    """An option of a game; `seats` are the sizes of tables that have it, where not all do."""

    name: str
    values: list[Any]
    default: Any
    seats: NotRequired[list[int]]


class Roles(TypedDict):
    """The option that says who plays what, and the roles there are."""

    option: str
    values: tuple[str, ...]


class GameInfo(TypedDict):
    """A game, as whoever lays a table needs to know it."""

    name: str
    seats: tuple[int, ...]
    options: list[GameOption]
    bots: tuple[str, ...]
    open_hands: bool
    roles: Roles | None
    keepsakes: str | None
    """The option that takes what people have kept."""
    lesson: int | None
    """The minutes its lesson takes, where it has one."""


class Keepsake(TypedDict):
    """Something a person keeps after a game."""

    id: str
    game: str
    at: int
    table: str | None
    role: str
    spent: bool
    """It can be looked at, but not brought any more."""
    facts: Seen


class Difference(TypedDict):
    """A value that a pack says otherwise than the standard one, in TOML notation; null: it says nothing."""

    file: str
    path: tuple[str, ...]
    usual: str | None
    here: str | None


class PlayedPack(TablePack):
    """What a table plays, and in what it differs; `file` is the pack itself, as it is exported."""

    differences: list[Difference]
    file: dict[str, Any]


class OwnPack(TypedDict):
    """A pack somebody has made or brought in."""

    id: str
    game: str
    name: str
    author: str
    note: str
    digest: str
    at: int
    differences: int


class PackFault(TypedDict):
    """What is wrong with a pack, and where; without a key it is the section, without a section the file."""

    file: str
    section: tuple[str, ...]
    key: str
    message: str
    """In English, as the reader says it."""
    reason: str | None
    """A common fault by name, and what it speaks of."""
    facts: dict[str, str | int]


class PackField(TypedDict):
    """One value: what it is, in TOML notation too, where it comes from, and the standard one where that is another."""

    key: str
    value: Any
    """Null: the pack does not say it."""
    text: str
    mark: str
    """Where it comes from: stated, derived or inferred."""
    marks: NotRequired[list[str]]
    """The same for each of a list of numbers."""
    usual: Any
    usual_text: str | None
    changed: bool


class PackSection(TypedDict):
    """A section of a file."""

    path: tuple[str, ...]
    fields: list[PackField]


class PackFile(TypedDict):
    """A file of a pack."""

    name: str
    sections: list[PackSection]


class PackSheet(TypedDict):
    """A pack laid out value by value, with everything that is wrong with it."""

    game: str
    name: str
    digest: str
    errors: list[PackFault]
    differences: list[Difference]
    files: list[PackFile]


class Clause(TypedDict):
    """A clause of a rulebook."""

    id: str
    html: str


class Chapter(TypedDict):
    """A chapter: `html` is the whole of it, each clause a section with its id."""

    id: str
    title: str
    html: str
    clauses: list[Clause]


class RulesBook(TypedDict):
    """A rulebook."""

    game: str
    lang: str
    title: str
    preface: str
    chapters: list[Chapter]


class Frame(TypedDict):
    """A position of a finished game, what led to it, and what the chair was asked next."""

    number: int
    seat: int | None
    beats: list[Beat]
    """The first frame of an answer brings the whole table, the others what has changed."""
    decision: Decision | None


class Replay(TypedDict):
    """Some frames of a finished game, and how many there are in all."""

    total: int
    frames: list[Frame]


class Verification(TypedDict):
    """Every outcome of chance, recomputed from the key."""

    ok: bool
    draws: int
    commitment: str | None
    key: str | None
    problem: NotRequired[str]


class ErrorBody(TypedDict):
    """What was wrong with a call."""

    code: str
    message: str
    field: NotRequired[str]


class Failure(TypedDict):
    """The answer to a call that failed."""

    error: ErrorBody


# Reviews


class ReviewPoint(TypedDict):
    """How the open table stood at a frame of the replay: every seat's chance to win."""

    frame: int
    round: int
    chances: list[float]


class ReviewAnswer(TypedDict):
    """An answer with the chance to win it left, from what its seat knew."""

    text: Words
    chance: float


class ReviewDeed(TypedDict):
    """A decision worth telling."""

    frame: int
    """The frame of the replay in which it was asked."""
    round: int
    seat: int
    prompt: Words
    played: ReviewAnswer
    answers: list[ReviewAnswer]
    """The best answers, the best first."""
    why: Words | None
    """What speaks for the best of them."""
    loss: float
    merit: float
    """What the answer cost beside the best; how much better it was than the next."""


class GameReview(TypedDict):
    """A finished game gone through; `best`, `worst` and `turns` are places among the deeds."""

    points: list[ReviewPoint]
    deeds: list[ReviewDeed]
    luck: list[float]
    """By seat: what chance did beside what it might have done."""
    skill: list[float]
    """By seat: what its decisions lost beside the best answers."""
    best: list[int | None]
    worst: list[int | None]
    turns: list[int]
    decisions: list[int]
    alone: bool
    """One seat against the game."""
    together: bool
    """All win or lose together."""


class ReviewState(TypedDict):
    """How far a review is."""

    status: Literal["none", "working", "done", "failed"]
    done: int
    frames: int
    review: GameReview | None
