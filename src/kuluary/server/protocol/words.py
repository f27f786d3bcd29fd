"""What the server says (docs/protocol.md), key by key; the types of the browser client are generated from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Raw

from kuluary.core import Action, Event, Text
from kuluary.server.database.store import Hints, Kind, Person, Status, Watch
from kuluary.server.notices.wishes import Channel, HookKind
from kuluary.server.table.clocks import By, End, Lent, PaceName

Words = Annotated[Raw, Text]
"""A text, written already."""
Deed = Annotated[dict[str, Any], Action]
"""An action of a game, as plain data."""


class View:
    """What one seat sees; its fields belong to the game."""


class Catalog:
    """What is printed on the pieces of a game; its fields belong to the game."""


Seen = Annotated[dict[str, Any], View]
"""A view, as plain data."""


# Tables


class Seating(TypedDict):
    """Who sits in a seat of a table."""

    seat: int
    kind: Kind
    name: str
    level: str | None
    character: str | None
    """Which of the house's characters a bot is."""
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
    person: str | None
    """Who sits there, by id, where it is a person."""
    left: int | None
    """Since when its person is away, in seconds since 1970; null: here, or not known."""
    asks: int | None
    """From when on the others may let a bot play for its person; null: not at all now."""
    lent: Lent | None
    """Why a bot plays it until its person returns."""
    rests: int | None
    """Until when its person is on vacation."""
    rest: int
    """Seconds of vacation it has left."""


class SeatClock(TypedDict):
    """What is left to a seat that is asked something, in milliseconds at the moment this was said."""

    seat: int
    of: int
    """The whole time for the decision."""
    left: int
    """What is left of it; after that the bank goes."""
    bank: int
    runs: bool
    ended: bool
    """Nothing is left, and what the table does then is done."""
    since: int
    """When it was asked, in seconds since 1970."""


class AwayVote(TypedDict):
    """The question whether a bot may play for somebody, and what the others have said."""

    seat: int
    bot: tuple[int, ...]
    wait: tuple[int, ...]
    needed: int
    """So many decide it."""


class TablePace(TypedDict):
    """How fast a table plays: seconds for a decision, and in the bank; 0: as long as it takes."""

    name: PaceName
    move: int
    bank: int
    end: End
    """What happens when a time has run out."""
    rest: int
    """Days of vacation a seat has."""
    away: int
    """Seconds of absence after which the others may let a bot play; not by post."""
    host: bool
    """The host alone lets bots in for who is away."""
    soon: int
    """Milliseconds before the end at which a clock warns."""
    more: int
    """Seconds that a vote to wait gives."""


class TablePack(TypedDict):
    """The pack of content a table plays; the standard one has neither name nor author."""

    digest: str
    name: str
    author: str
    standard: bool
    """It says what the standard pack says today."""


class TableOrigin(TypedDict):
    """Where the game of a table comes from: a moment of another, or a file, which has no code."""

    code: str | None
    number: int
    exact: bool
    """False: the other game was not over, and what was hidden there was dealt anew."""


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
    abandoned: int | None
    """When the people there ended the game before its end."""
    agreed: list[int]
    """The seats of those who want to end it."""
    pace: TablePace
    clocks: list[SeatClock]
    """Of the seats of people that must answer, where the table has clocks."""
    stands: tuple[str, ...]
    """Why all clocks stand, if they do."""
    votes: list[AwayVote]
    origin: TableOrigin | None
    watch: Watch
    """How those who do not play may watch."""
    gallery: bool
    """They may talk among themselves."""
    hints: Hints
    """How often the coach may be asked in a game."""
    asked: list[SeatAsked]
    """What one is asked there oneself."""
    plea: TablePlea | None
    cup: str | None
    """The tournament it belongs to."""


class SeatAsked(TypedDict):
    """What somebody is asked on a seat of theirs."""

    seat: int
    text: Words


class TablePlea(TypedDict):
    """A seat asks to take a play back; `waits` are those who have not answered."""

    seat: int
    waits: list[int]


class Tables(TypedDict):
    """One's own tables, those that wait for one first, and those with an open seat."""

    mine: list[Table]
    open: list[Table]
    running: list[Table]
    """Games in play that everybody may watch."""
    invited: list[Invitation]
    cups: list[CupName]
    """The tournaments one takes part in."""


class Invitation(TypedDict):
    """A table somebody was called to, by whom and when."""

    table: Table
    host: str
    at: int


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


class Renewed(TypedDict):
    """A question to somebody else, of whose answers those need not be said again that stood in the one before it."""

    id: str
    seat: int
    prompt: Words
    name: str
    rule: str
    free: bool
    actions: list[Answer | int]
    """A number: the place the answer had in the last question of this name to this seat that was among the others."""
    suggestion: int | None


class News(TypedDict):
    """An event in words; `number` is the entry of the log that caused it."""

    number: int
    event: Annotated[dict[str, Any], Event]
    text: Words
    by: NotRequired[By]
    """Who answered for the person there: the bot on the seat, or the table when the time had run out."""


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
    person: str
    name: str
    seat: int | None
    text: str
    at: int
    reaction: str | None
    """Said by a drawing: which."""
    aside: bool
    """Said by somebody who watches, to others who do."""
    reported: bool
    """Told to the host alone: somebody has pointed it out."""
    hidden: bool
    """The host has hidden it: it says nothing any more."""


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
    """What a bot means to do, how far the game was as it thought so, its last answer, and what it could do instead."""

    thought: int
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
Proposal.__doc__ = (
    "An action of the seat `target`, or a sentence, that a seat proposes; or the `plan` of a bot,"
    " for itself or, as advice, for the person at `target`."
)


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
    change: NotRequired[Any]
    """Otherwise how it differs from the beat before: a patch."""


class StateMessage(TypedDict):
    """What has happened, beat by beat, what a seat sees at the end of it, and what it is asked."""

    type: Literal["state"]
    number: int
    after: int
    """The number of the state before, on whose table the first beat stands."""
    seat: int | None
    beats: list[Beat]
    decisions: list[Annotated[Raw, Decision] | str]
    """What the seat is asked; of a question that is still as it was in the state before, only the id."""
    others: list[Annotated[Raw, Renewed] | str]
    """Where hands are open: what the other people are asked, so that it can be proposed to them; as in `decisions`."""
    waiting: list[int]
    reset: bool
    """The news begin from the beginning, in a single beat with the whole table."""
    undo: bool
    clocks: list[SeatClock]
    turn: int
    """So many own plays in a row can be taken back at once."""
    plea: bool
    """There is an own play that could be taken back with the consent of the others."""
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


class BotWhy(TypedDict):
    """Why a bot may have answered as it did the last time; `more`: the rest can be asked when the game is over."""

    seat: int
    number: int
    """The entry of the log."""
    text: Words | None
    """The answer; null while it might tell what is hidden."""
    why: Words | None
    answers: list[HintAnswer]
    """What the search thinks of it and of the best others, the best first."""
    more: bool


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


class StandingOrder(TypedDict):
    """An answer that is to be given for a seat."""

    kind: Literal["next", "same", "late"]
    action: Deed
    text: Words


class OrdersTold(TypedDict):
    """What the holder of a seat has left to be played there; nobody else hears of it."""

    type: Literal["orders"]
    seat: int
    orders: list[StandingOrder]
    gone: list[StandingOrder]
    """What was asked now was something else: these are no more."""


Plea = TypedDict(
    "Plea",
    {
        "seat": int,
        "words": str,
        "left": float,
        "returns": list[Annotated[Raw, News]],
        "stays": list[Annotated[Raw, News]],
        "asked": list[int],
        "for": list[int],
        "against": list[int],
        "majority": bool,
    },
)
Plea.__doc__ = (
    "A seat asks to take a play back: what returns, what stays known, who is asked, who has agreed or not, and the"
    " seconds left; `majority`: more than half is enough."
)


class PleaEnd(TypedDict):
    """How such a question ended: the play was taken back, somebody was against it, time ran out, or it was dropped."""

    seat: int
    outcome: Literal["granted", "refused", "silence", "dropped"]
    against: list[int]


class PleaTold(TypedDict):
    """Somebody asks to take a play back, or the question is closed."""

    type: Literal["plea"]
    plea: Plea | None
    end: PleaEnd | None


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
    | OrdersTold
    | PleaTold
    | ErrorMessage
)


# Calls


class Account(TypedDict):
    """How somebody comes back from elsewhere."""

    email: str | None
    """The address that is theirs."""
    pending: str | None
    """One they have yet to confirm."""
    password: bool
    """Whether there is one."""


class Me(TypedDict):
    """Who calls."""

    person: Person | None
    account: Account | None
    settings: dict[str, Any] | None
    """What they prefer, on every device."""
    rated: bool
    """Whether they want a rating."""
    operator: bool
    """Whether they run the house."""
    ignored: list[str]
    """Whom they do not want to hear, by id."""
    mail: NotRequired[bool]
    """Whether the house sends mail."""
    token: NotRequired[str]
    """The secret of a session that has just begun; told once."""


class Device(TypedDict):
    """What somebody came by."""

    kind: Literal["phone", "tablet", "computer", "program"]
    browser: str
    system: str


class Session(TypedDict):
    """A device on which somebody is known."""

    id: str
    device: Device
    created: int
    seen: int
    """When it was last used, give or take ten minutes."""
    here: bool
    """It is the one that asks."""


class Passkey(TypedDict):
    """A passkey somebody comes in by, and the device that has made it."""

    id: str
    device: Device
    created: int
    used: int | None


class Hook(TypedDict):
    """Where notices are posted for somebody; `to`: the chat, where the service has many."""

    url: str
    kind: HookKind
    to: str


class Delivery(TypedDict):
    """Something that was sent to somebody, or will be."""

    event: Literal["turn", "soon", "invite", "over", "plea", "test"]
    channel: Channel
    code: str | None
    table: tuple[str, str] | None
    """What the table is called and its game, while there is one."""
    at: int
    count: int
    """How many went together."""
    state: Literal["waiting", "sent", "lost"]
    again: int | None
    """When it is tried again, where it has failed."""
    since: int | None
    """When it failed first."""


class Notices(TypedDict):
    """What somebody wants to be told, and what was sent lately."""

    wants: dict[str, list[Channel]]
    """By event."""
    usable: list[Channel]
    """What the house can do."""
    email: str | None
    hook: Hook | None
    quiet: tuple[int, int] | None
    """Minutes of the day between which nothing is sent."""
    zone: int | None
    """Minutes by which their clock is ahead of Greenwich."""
    devices: list[str]
    """The endpoints of browsers that are pushed to."""
    key: str
    """What a browser needs to let the house push."""
    muted: list[str]
    """Tables of which nothing is told."""
    recent: list[Delivery]


class Companion(TypedDict):
    """Somebody else; who has gone for good has no name."""

    id: str
    name: str
    face: int | None


class Played(TypedDict):
    """A finished game, as one of those who played it sees it."""

    code: str
    game: str
    name: str
    at: int
    seat: int
    seats: int
    place: int
    score: int
    won: bool
    together: bool
    """All seats win or lose together: places say nothing."""
    rating: int | None
    """One's own after it, where it changed."""
    change: int | None
    people: list[Companion]
    bots: int
    """How many seats bots played."""
    there: bool
    """The table is still there to be looked at."""


class History(TypedDict):
    """A page of what somebody has played, the latest first, and how much there is in all."""

    total: int
    games: list[Played]


class Rating(TypedDict):
    """How strong somebody plays a game among `people` or among `bots`; `who` is a person, or `bot:<level>`."""

    who: str
    game: str
    pool: str
    rating: int
    doubt: int
    """How far it may be off."""
    games: int


class Statistics(TypedDict):
    """How somebody plays a game."""

    game: str
    games: int
    won: int
    together: bool
    places: list[int]
    """How often first, second and so on."""
    scores: list[int]
    """Of the last games, the oldest first."""
    ratings: list[tuple[int, int]]
    """When, and what the rating was then."""


class Profile(TypedDict):
    """What somebody's own page says."""

    person: Companion
    since: int
    games: int
    people: int
    statistics: list[Statistics]
    ratings: list[Rating]
    levels: list[Rating]
    """Of the bots they have met."""


class Acquaintance(TypedDict):
    """Somebody one has played with, or ignores."""

    person: Companion
    games: int
    last: int
    ignored: bool


class Somebody(TypedDict):
    """What one sees of somebody else."""

    person: Companion
    ignored: bool
    together: History


class Announcement(TypedDict):
    """What whoever runs the house tells everyone."""

    id: str
    text: str
    at: int


class SeenTable(TypedDict):
    """A table, as whoever runs the house sees it."""

    code: str
    name: str
    game: str
    status: Status
    host: str
    moved: int
    present: int
    """How many people are there now."""


class SeenPerson(TypedDict):
    """Somebody, as whoever runs the house sees them."""

    id: str
    name: str
    created: int
    seen: int
    account: bool


class Overview(TypedDict):
    """The house at a glance."""

    tables: list[SeenTable]
    people: list[SeenPerson]
    counts: dict[str, int]
    """Tables `open`, `playing` and `over`; `people`, those with `accounts`, and those seen `today`."""
    load: NotRequired[dict[str, float]]
    """Numbers of the process that answers: see docs/operating.md."""


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
    """The levels of its bots."""
    characters: tuple[str, ...]
    """Who its bots can be."""
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
    source: str | None
    """Where whoever made the pack has it from: printed, or agreed; null: they do not say."""


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
    """Some frames of a game, and how many there are in all."""

    total: int
    frames: list[Frame]


class SeriesGame(TypedDict):
    """A game of a series."""

    code: str
    over: bool


class Standing(TypedDict):
    """How somebody stands in a series: points by places, games won, and the place in every game."""

    name: str
    kind: Kind
    face: int | None
    character: str | None
    you: bool
    points: int
    wins: int
    places: list[int]


class Series(TypedDict):
    """Games that follow each other among the same people, and how they stand, the best first."""

    games: list[SeriesGame]
    standing: list[Standing]


class CupName(TypedDict):
    """A tournament in a list; `round` counts from 0 and is the one whose tables are laid next."""

    id: str
    name: str
    game: str
    status: Status
    round: int
    rounds: int
    people: int


class CupSeat(TypedDict):
    """Who takes part, or sits at a table of a tournament, and the place they came in."""

    id: str | None
    name: str
    face: int | None
    bot: bool
    you: bool
    place: int | None


class CupTable(TypedDict):
    """A table of a round; it has a code once it is laid."""

    code: str | None
    status: Status | None
    seats: list[CupSeat]


class Cup(CupName):
    """A tournament: who takes part, who meets whom round by round, and how they stand."""

    seats: int
    host: str
    pace: TablePace
    folk: list[CupSeat]
    plan: list[list[CupTable]]
    standing: list[Standing]


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
    began: list[float]
    """By seat: its chance before anything was dealt."""
    luck: list[float]
    """By seat: what chance did beside what it might have done."""
    own: list[float]
    """By seat: what its decisions did to its chance on the open table; the rest is what the others did."""
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
    """As far as it is: of the first `done` frames."""


# Puzzles


class PuzzleName(TypedDict):
    """A puzzle in a list; `own`: out of the house's own games."""

    id: str
    game: str
    theme: str
    own: bool


class Puzzles(TypedDict):
    """All puzzles, and which is that of the day."""

    today: str
    puzzles: list[PuzzleName]


class PuzzleShown(TypedDict):
    """A puzzle as its seat sees it."""

    id: str
    game: str
    theme: str
    seat: int
    round: int
    table: Table
    number: int
    beats: list[Beat]
    decision: Decision
    answers: list[Answer]
    """Those a long search has looked at, in no order that would tell."""


class PuzzleJudged(TypedDict):
    """What an answer to a puzzle was worth."""

    right: bool
    answers: list[HintAnswer]
    """All of them, the best first."""
    why: Words | None
