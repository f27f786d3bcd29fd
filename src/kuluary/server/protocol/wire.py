"""The messages of docs/protocol.md: what comes in is checked here, what goes out is written here."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from kuluary.core import Action, Decision, Drawn, Event, Header, Malformed, Match, News, Refusal, Score, Text, find_game
from kuluary.core.text import action_text, event_text, line_text, prompt_text, refusal_text
from kuluary.encoding import decode, plain
from kuluary.server.before.bringing import roles_of, uses_keepsakes
from kuluary.server.database.store import Record, hints_at, unheard
from kuluary.server.machines.hours import Hours
from kuluary.server.protocol import words
from kuluary.server.table import clocks
from kuluary.server.table.clocks import By, Pace

Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
"""One that every database can hold."""
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"\A[^\x00-\x1f\x7f]+\Z")]


class Play(Struct, tag="play", tag_field="type"):
    """An answer to a decision."""

    id: Id
    seat: Number
    decision: Annotated[str, Meta(max_length=200)]
    action: words.Deed


class Explain(Struct, tag="explain", tag_field="type"):
    """Why not?"""

    id: Id
    seat: Number
    action: words.Deed


class Foresee(Struct, tag="foresee", tag_field="type"):
    """Could it be taken back?"""

    id: Id
    seat: Number
    action: words.Deed
    warn: bool = False
    """And would it be a blunder? That is said once a question, and where the table allows hints."""


class Consult(Struct, tag="hint", tag_field="type"):
    """What does the coach think of a question?"""

    id: Id
    seat: Number
    decision: Annotated[str, Meta(max_length=200)]


class Seen(Struct, tag="seen", tag_field="type"):
    """The state of this number has been shown to somebody: bots wait for that."""

    number: Number


class Undo(Struct, tag="undo", tag_field="type"):
    """Take the last play back, or the whole turn as far as nothing was revealed."""

    id: Id
    seat: Number
    turn: bool = False


class Plead(Struct, tag="plead", tag_field="type"):
    """Ask the others whether the last play, or the whole turn, may be taken back although something was revealed."""

    id: Id
    seat: Number
    turn: bool = False
    words: Annotated[str, Meta(max_length=200)] = ""


class Consent(Struct, tag="consent", tag_field="type"):
    """Agree that a play is taken back, or not; whoever has asked takes the question back."""

    id: Id
    seat: Number
    agrees: bool


class Look(Struct, tag="look", tag_field="type"):
    """Look through another of one's own seats, or as a spectator."""

    seat: Number | None


class Chat(Struct, tag="chat", tag_field="type"):
    """Say something, or show a drawing instead."""

    id: Id
    text: str = ""
    reaction: Annotated[str, Meta(max_length=16)] | None = None


class PointOut(Struct, tag="point_out", tag_field="type"):
    """Point out a message to the host; from the host, hide it."""

    id: Id
    message: Number
    hide: bool = False


class Propose(Struct, tag="propose", tag_field="type"):
    """Propose an action of some seat, or say a sentence; `seat` is one's own."""

    id: Id
    seat: Number
    decision: Annotated[str, Meta(max_length=200)] | None = None
    action: words.Deed | None = None
    text: str | None = None


class Withdraw(Struct, tag="withdraw", tag_field="type"):
    """Take a proposal back."""

    id: Id
    proposal: Number


class Opinion(Struct, tag="opinion", tag_field="type"):
    """Be for a proposal or against it, or have no opinion any more."""

    id: Id
    seat: Number
    proposal: Number
    agrees: bool | None
    wait: bool = False
    """Of a bot's plan: it waits until that is lifted."""


class Ask(Struct, tag="ask", tag_field="type"):
    """Ask the bot on a seat to take these steps of another plan of its own instead."""

    id: Id
    seat: Number
    target: Number
    steps: Annotated[list[words.Deed], Meta(max_length=8)]


class Aside(Struct, tag="aside", tag_field="type"):
    """Let bots go on without a seat until it plays again, or not any more."""

    id: Id
    seat: Number
    on: bool


class Order(Struct, tag="order", tag_field="type"):
    """Leave an answer to be given for a seat of one's own, or take it back."""

    id: Id
    seat: Number
    kind: Literal["next", "same", "late"]
    action: words.Deed | None = None
    off: bool = False


Answering = Play | Undo | Plead | Consent
"""What is done once under its id, for a seat of one's own."""
Talk = Chat | PointOut | Propose | Withdraw | Opinion | Ask | Aside
Incoming = Answering | Explain | Foresee | Consult | Seen | Look | Order | Talk

NAMINGS: Final = 256
WORDED: Final = 512
"""Of how many questions answers are kept as they were written, and how many of each at most."""
_INCOMING: Final = msgspec.json.Decoder(Incoming)
_ENCODER: Final = msgspec.json.Encoder()


def encode(value: Any) -> bytes:
    """Give plain data as JSON."""
    return _ENCODER.encode(value)


def read_message(data: str | bytes) -> Incoming:
    """Read one message, or raise Malformed."""
    try:
        found: Incoming = _INCOMING.decode(data)
        return found
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Malformed(str(error)) from None


def id_in(data: str | bytes) -> str | None:
    """Dig the id out of a message that is wrong otherwise, so that the sender knows which it was."""
    try:
        found = msgspec.json.decode(data)["id"]
    except (msgspec.MsgspecError, LookupError, TypeError, RecursionError, UnicodeError):
        return None
    return found if isinstance(found, str) and len(found) <= 64 else None


def read_action(data: dict[str, Any]) -> Action:
    """Read an action of some game, or raise Malformed."""
    try:
        found = decode(data)
    except RecursionError:
        raise Malformed("the action is nested too deeply") from None
    if not isinstance(found, Action):
        raise Malformed("that is no action")
    return found


@lru_cache(maxsize=4096)
def read_logged(action: str) -> Any:
    """Read an action of the log; actions are immutable, and a log has the same ones again and again."""
    return decode(action)


# Tables


def header_of(record: Record) -> Header:
    """Give the header of the log of a game that has begun."""
    found = read_logged(record.header or "")
    assert isinstance(found, Header)
    return found


def digest_of(record: Record) -> str:
    """Give the digest of what a table plays: its log names it; before the start, what was chosen or is usual."""
    game = find_game(record.game)
    if record.header is not None:
        content = header_of(record).content
        return game.former_digests.get(content, content)
    return record.pack or game.standard.digest


def table_pack(record: Record) -> words.TablePack:
    """Say which pack a table plays."""
    digest = digest_of(record)
    standard = digest == find_game(record.game).standard.digest
    return {"digest": digest, "name": record.pack_name, "author": record.pack_author, "standard": standard}


def table(record: Record, viewer: str | None, present: Collection[str], hours: Hours) -> words.Table:
    """Give a table as a person sees it."""
    here = set(present)
    hands = record.clocks.hands
    roles = roles_of(record)
    found: words.Table = {
        "code": record.code,
        "name": record.name,
        "game": record.game,
        "seats": record.seats,
        "options": record.options,
        "public": record.public,
        "status": record.status,
        "host": record.host,
        "created": record.created,
        "moved": record.moved,
        "number": record.number,
        "commitment": record.commitment,
        "open_hands": find_game(record.game).open_hands,
        "keepsakes": uses_keepsakes(record),
        "seating": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "character": seat.character,
                "you": viewer is not None and seat.person == viewer,
                "online": seat.kind == "bot" or seat.person in here,
                "stand_in": seat.stand_in,
                "role": roles[seat.seat],
                "picked": seat.role is not None,
                "brings": seat.keepsake is not None,
                "keepsake": seat.keepsake if viewer is not None and seat.person == viewer else None,
                "face": seat.face,
                "person": seat.person if seat.kind == "person" else None,
                "left": None if seat.person in here else seat.left,
                "asks": clocks.asks_at(record, seat.seat, here, hours),
                "lent": seat.lent,
                "rests": hours.wall(hands[seat.seat].until) if hands and hands[seat.seat].resting is not None else None,
                "rest": round(clocks.rested(hands[seat.seat], hours.time).rest) if hands else 0,
                "hints": seat.hints,
            }
            for seat in record.seating
        ],
        "waiting": record.waiting,
        "winners": record.winners,
        "again": record.again,
        "pack": table_pack(record),
        "stuck": None if record.stuck is None else record.stuck.reason,
        "goes_on": record.goes_on,
        "take_back": record.take_back,
        "abandoned": record.abandoned,
        "agreed": [seat.seat for seat in record.seating if seat.person in record.agreed],
        "pace": pace(record.pace),
        "clocks": seat_clocks(record, hours),
        "stands": clocks.reasons(record),
        "votes": [
            {"seat": vote.seat, "bot": vote.bot, "wait": vote.wait, "needed": clocks.needed(record, vote, here)}
            for vote in record.clocks.votes
        ],
        "origin": None,
        "watch": record.watch,
        "gallery": record.gallery,
        "hints": hints_at(record),
        "asked": _asked(record, viewer),
        "plea": None,
        "cup": record.cup,
    }
    if (plea := record.plea) is not None and not plea.outcome:
        found["plea"] = {
            "seat": plea.seat,
            "waits": [seat.seat for seat in record.seating if seat.person in unheard(record)],
        }
    if (origin := record.origin) is not None:
        found["origin"] = {"code": origin.code, "number": origin.number, "exact": origin.exact}
    if record.lesson:
        found["lesson"] = True
    return found


def _asked(record: Record, viewer: str | None) -> list[words.SeatAsked]:
    """Give what somebody is asked at a table, in words."""
    own = {str(seat.seat) for seat in record.seating if viewer is not None and seat.person == viewer}
    if not own:
        return []
    found = msgspec.json.decode(record.asking, type=dict[str, Raw])
    return [{"seat": int(seat), "text": said} for seat, said in found.items() if seat in own]


def pace(given: Pace) -> words.TablePace:
    """Give the pace of a table."""
    return {
        "name": given.name,
        "move": given.move,
        "bank": given.bank,
        "end": given.end,
        "rest": given.rest,
        "away": given.away,
        "host": given.host,
        "soon": round(1000 * given.soon),
        "more": round(given.more),
    }


def seat_clocks(record: Record, hours: Hours) -> list[words.SeatClock]:
    """Give what is left to the seats that must answer."""
    found: list[words.SeatClock] = []
    now = hours.time
    for seat, hand in enumerate(record.clocks.hands):
        if hand.asked is not None:
            left, bank = hand.left(record.pace, now)
            found.append(
                {
                    "seat": seat,
                    "of": round(1000 * (record.pace.move + hand.extra)),
                    "left": round(1000 * left),
                    "bank": round(1000 * bank),
                    "runs": hand.since is not None,
                    "ended": hand.ended,
                    "since": hours.wall(hand.asked),
                }
            )
    return found


# Games


def decision_id(decision: Decision) -> str:
    """Name a decision: whose, since which entry, which question."""
    return f"{decision.seat}:{decision.version}:{decision.prompt}"


def _told(told: Text) -> Raw:
    """Give a text."""
    return Raw(_ENCODER.encode(plain(told)))


@lru_cache(maxsize=4096)
def text(told: Text) -> Raw:
    """Give a text; the same ones come again and again."""
    return _told(told)


@lru_cache(maxsize=16_384)
def _deed(action: Action) -> Any:
    """Give an action; the same ones come again and again."""
    return Raw(_ENCODER.encode(plain(action)))


def logged(action: Action) -> str:
    """Give an action as it is kept in the log; what chance has answered hardly comes again."""
    written = _ENCODER.encode(plain(action)) if type(action) is Drawn else bytes(_deed(action))
    return written.decode()


@lru_cache(maxsize=NAMINGS)
def _worded(_game: str, _content: str, _naming: Hashable, _prompt: str) -> dict[Action, Raw]:
    """Give the answers to a question that were written before, while things have the same names."""
    return {}


def _answers(match: Match, asked: Decision) -> list[Any]:
    """Give every answer in words; the same ones come again and again."""
    game, state = match.game, match.state
    naming = game.naming(state, frozenset(map(type, asked.actions)))
    known = {} if naming is None else _worded(game.name, match.pack.digest, naming, asked.prompt)
    if len(known) > WORDED:
        known.clear()
    found = []
    for action in asked.actions:
        written = known.get(action)
        if written is None:
            answer = {"action": _deed(action), "text": text(action_text(game, state, action, asked))}
            written = known[action] = Raw(_ENCODER.encode(answer))
        found.append(written)
    return found


def decision(match: Match, asked: Decision) -> words.Decision:
    """Give a question with every answer in words."""
    game, state = match.game, match.state
    suggestion = match.suggest(asked)
    is_offered = suggestion is not None and suggestion in asked.actions
    return {
        "id": decision_id(asked),
        "seat": asked.seat,
        "prompt": text(prompt_text(game, state, asked)),
        "name": asked.prompt,
        "rule": asked.rule,
        "free": asked.free,
        "actions": _answers(match, asked),
        "suggestion": asked.actions.index(suggestion) if is_offered else None,
    }


@lru_cache(maxsize=64)
def _happened(_game: str, _content: str, _naming: Hashable, _kind: str) -> dict[Event, tuple[Raw, Raw]]:
    """Give the events of a kind that everybody was told before, with their texts, while things have the same names."""
    return {}


def _worded_event(match: Match, event: Event) -> tuple[Raw, Raw]:
    """Give an event that everybody may know, and its text; the same ones come again and again."""
    game, state = match.game, match.state
    naming = game.naming(state, frozenset((type(event),)))
    known = {} if naming is None else _happened(game.name, match.pack.digest, naming, type(event).__name__)
    found = known.get(event)
    if found is None:
        if len(known) > WORDED:
            known.clear()
        found = known[event] = (Raw(_ENCODER.encode(plain(event))), _told(event_text(game, state, event)))
    return found


def news(match: Match, number: int, item: News, by: By | None = None) -> words.News:
    """Give an event in words; `number` is the entry that caused it, `by` who answered there for a person."""
    event: Any
    if item.seen_by is None:
        event, told = _worded_event(match, item.event)
    else:  # a hand hardly comes again, and is nobody else's
        event, told = plain(item.event), _told(event_text(match.game, match.state, item.event))
    found: words.News = {"number": number, "event": event, "text": told}
    if by is not None:
        found["by"] = by
    return found


def result(match: Match) -> words.Result:
    """Give the score sheets in words."""
    found = match.result
    return {
        "places": found.places,
        "winners": found.winners,
        "how": found.how,
        "args": plain(found.args),
        "scores": [_score(match, score) for score in found.scores],
    }


def _score(match: Match, score: Score) -> words.ScoreSheet:
    lines: list[words.ScoreLine] = [
        {
            "key": line.key,
            "points": line.points,
            "args": plain(line.args),
            "text": text(line_text(match.game, match.state, line)),
        }
        for line in score.lines
    ]
    return {"seat": score.seat, "total": score.total, "lines": lines}


def refusal(match: Match, why: Refusal | None) -> words.Why:
    """Give the reason why an action is not legal; nothing but nulls if it is."""
    if why is None:
        return {"reason": None, "rule": None, "text": None}
    return {
        "reason": why.reason,
        "rule": why.rule,
        "text": text(refusal_text(match.game, match.state, why)),
    }


def refused(match: Match, answer: str, why: Refusal) -> words.RefusedMessage:
    """Say to whoever has asked for it why an action is not legal."""
    return {"type": "refused", "id": answer, **refusal(match, why)}


def state(
    match: Match,
    seat: int | None,
    *,
    after: int,
    beats: list[words.Beat],
    asked: list[Raw | str],
    others: list[Raw | str],
    awaited: list[int],
    reset: bool,
    undo: bool,
    left: list[words.SeatClock],
    turn: int,
    plea: bool,
    given: int | None,
    ending: bytes,
) -> bytes:
    """Give what a seat sees now, what it is asked, and what others are asked where that is no secret."""
    message: words.StateMessage = {
        "type": "state",
        "number": match.number,
        "after": after,
        "seat": seat,
        "beats": beats,
        "decisions": asked,
        "others": others,
        "waiting": awaited,
        "reset": reset,
        "undo": undo,
        "clocks": left,
        "turn": turn,
        "plea": plea,
        "over": match.over,
        "result": Raw(ending),
    }
    if given is not None:
        message["given"] = given
    return _ENCODER.encode(message)


def asking(record: Record, match: Match) -> str:
    """Give what the people at a table are asked, as it is kept for lists of tables."""
    asked = {
        str(item.seat): text(prompt_text(match.game, match.state, item))
        for item in reversed(match.decisions)
        if not item.free and record.seating[item.seat].person is not None
    }
    return _ENCODER.encode(asked).decode()


def waiting(match: Match) -> list[int]:
    """List the seats that must answer."""
    return sorted({item.seat for item in match.decisions if not item.free})
