"""The protocol as schemas, made from the code: OpenAPI for calls, AsyncAPI for the socket, JSON Schema for games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from msgspec import Meta, Raw, UnsetType
from starlette.routing import Route

import kuluary
from kuluary import lessons
from kuluary.core import Action, Drawn, Event, Game, Header, Line, Log, Pass, Text, find_game, game_names
from kuluary.encoding import TAG
from kuluary.server.database.store import Person
from kuluary.server.protocol import bodies, wire, words
from kuluary.server.protocol.shapes import classes, doc_of, fields_of, id_list, id_type, is_names, singular, told_of
from kuluary.server.settings import Limits

Schema = dict[str, Any]
ATOMS: Final[Mapping[Any, Schema]] = {
    NoneType: {"type": "null"},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bytes: {"type": "string", "format": "binary"},
    Any: {},
    Raw: {},
}
TAGGED: Final = (Text, Line, Pass, Drawn, Header, Log)
"""Words of the house with a tag."""
VALUE: Final = "Value"
OPEN: Final = {Action: "Action", Event: "Event", words.View: "View", words.Catalog: "Catalog"}
"""What belongs to a game, and is one of all that the games have."""
CLOSE_CODES: Final = {
    1009: "a message was too large: do not send it again",
    1011: "no answer to a ping: connect again",
    1012: "the server restarts: connect again after the seconds the reason begins with",
    1013: "the client reads too slowly, or the database is away: connect again",
    4400: "it will not change by itself: do not come back",
    4401: "the session was ended: connect again as whoever the cookie says now",
    4404: "no such table: do not come back",
    4429: "too many connections, or one had to give way to a player: come back later",
}


@dataclass(frozen=True, slots=True)
class Call:
    """What a call takes and gives."""

    gives: Any
    body: type | None = None
    status: int = 200
    query: tuple[str, ...] = ()
    known: int | None = None
    """The status where what was asked for is there already."""
    text: bool = False
    """It gives text, and no JSON."""
    zip: bool = False
    """It gives a file."""


DONE: Final = dict[str, Any]
CALLS: Final[Mapping[str, Call]] = {
    "health": Call(DONE),
    "ready": Call(DONE),
    "metrics": Call(str, text=True),
    "schema": Call(DONE),
    "socket_schema": Call(DONE),
    "game_schema": Call(DONE),
    "guest": Call(words.Welcome, bodies.GuestBody, 201, known=200),
    "me": Call(words.Me),
    "enter": Call(words.Me, bodies.EnterBody),
    "leave": Call(words.Me),
    "games": Call(list[words.GameInfo]),
    "rules": Call(words.RulesBook, query=("lang",)),
    "messages": Call(str, query=("lang",), text=True),
    "catalog": Call(words.Catalog, query=("table", "content")),
    "keepsakes": Call(list[words.Keepsake]),
    "take_in": Call(words.Keepsake, bodies.KeepsakeBody, 201),
    "keepsake": Call(dict[str, Any]),
    "discard": Call(DONE),
    "own_packs": Call(list[words.OwnPack]),
    "save_pack": Call(words.OwnPack, bodies.PackBody, 201),
    "check_pack": Call(words.PackSheet, bodies.CheckBody),
    "own_pack": Call(dict[str, Any]),
    "discard_pack": Call(DONE),
    "sheet": Call(words.PackSheet, query=("pack",)),
    "lesson": Call(lessons.Lesson),
    "learn": Call(words.Table, bodies.LessonBody, 201),
    "tables": Call(words.Tables),
    "create": Call(words.Table, bodies.TableBody, 201),
    "table": Call(words.Table),
    "seat": Call(words.Table, bodies.SeatBody),
    "stand": Call(words.Table, bodies.SeatBody),
    "seating": Call(words.Table, bodies.SeatingBody),
    "face": Call(words.Table, bodies.FaceBody),
    "options": Call(words.Table, bodies.OptionsBody),
    "take_back": Call(words.Table, bodies.TakeBackBody),
    "bring": Call(words.Table, bodies.BringBody),
    "start": Call(words.Table),
    "bot": Call(words.Table, bodies.BotBody),
    "vote": Call(words.Table, bodies.VoteBody),
    "vacation": Call(words.Table, bodies.VacationBody),
    "again": Call(words.Table, bodies.AgainBody, 201),
    "series": Call(words.Series),
    "found_cup": Call(words.Cup, bodies.CupBody, 201),
    "cup": Call(words.Cup),
    "join_cup": Call(words.Cup),
    "part_cup": Call(DONE),
    "begin_cup": Call(words.Cup),
    "audience": Call(words.Table, bodies.AudienceBody),
    "report": Call(dict[str, Any], bodies.ReportBody, 201),
    "fork": Call(words.Table, bodies.ForkBody, 201),
    "take_log": Call(words.Table, bodies.LogBody, 201),
    "table_pack": Call(words.PlayedPack),
    "log": Call(Log),
    "verify": Call(words.Verification),
    "replay": Call(words.Replay, query=("as", "from", "to", "after")),
    "sign_up": Call(words.Me, bodies.SignUpBody, 201),
    "sign_in": Call(words.Me, bodies.SignInBody),
    "send_link": Call(DONE, bodies.EmailBody),
    "open_letter": Call(words.Me, bodies.LetterBody),
    "change_email": Call(words.Me, bodies.SignInBody),
    "change_password": Call(words.Me, bodies.PasswordBody),
    "passkeys": Call(list[words.Passkey]),
    "offer_passkey": Call(dict[str, Any], bodies.OfferBody),
    "keep_passkey": Call(list[words.Passkey], bodies.PasskeyBody, 201),
    "remove_passkey": Call(list[words.Passkey]),
    "ask_passkey": Call(dict[str, Any]),
    "enter_by_passkey": Call(words.Me, bodies.PasskeyBody),
    "sessions": Call(list[words.Session]),
    "end_sessions": Call(list[words.Session], bodies.EndBody),
    "save_settings": Call(DONE, bodies.SettingsBody),
    "export": Call(bytes, zip=True),
    "erase": Call(words.Me, bodies.EraseBody),
    "profile": Call(words.Profile),
    "want_rating": Call(words.Me, bodies.SwitchBody),
    "history": Call(words.History, query=("game", "with", "from")),
    "people": Call(list[words.Acquaintance]),
    "somebody": Call(words.Somebody),
    "ignore": Call(words.Me, bodies.SwitchBody),
    "invite": Call(DONE, bodies.InviteBody),
    "invited": Call(list[words.Companion]),
    "decline": Call(DONE),
    "leave_table": Call(DONE),
    "close_table": Call(DONE),
    "hand_hosting": Call(words.Table, bodies.SeatBody),
    "abandon": Call(words.Table, bodies.SwitchBody),
    "archive_table": Call(DONE, bodies.SwitchBody),
    "announcements": Call(list[words.Announcement]),
    "overview": Call(words.Overview, query=("name",)),
    "announce": Call(list[words.Announcement], bodies.AnnounceBody),
    "end_announcement": Call(list[words.Announcement]),
    "notices": Call(words.Notices),
    "change_wishes": Call(words.Notices, bodies.WishesBody),
    "test_notices": Call(words.Notices),
    "add_device": Call(words.Notices, bodies.DeviceBody),
    "end_device": Call(words.Notices, bodies.EndpointBody),
    "stop_mail": Call(DONE),
    "mute": Call(DONE, bodies.SwitchBody),
    "puzzles": Call(words.Puzzles),
    "puzzle": Call(words.PuzzleShown),
    "play_puzzle": Call(words.Table, status=201),
    "solve": Call(words.PuzzleJudged, bodies.PuzzleBody),
    "why": Call(words.BotWhy, query=("seat",)),
    "review": Call(words.ReviewState),
    "want_review": Call(words.ReviewState, status=201),
}
"""By the name of what answers it."""


class Writer:
    """Puts Python's types into JSON Schema."""

    def __init__(self, place: str, names: Mapping[Any, str], ids: Mapping[str, str] | None = None) -> None:
        self._place = place
        self._names = names
        self._ids = ids or {}
        """By the singular of a list of ids: the name of its schema."""

    def shape(self, cls: type, tag: str | None = None) -> Schema:
        """Write a class as an object, its tag first where it has one."""
        told = told_of(cls)
        properties: Schema = {} if tag is None else {TAG: {"const": tag}}
        required = [] if tag is None else [TAG]
        for name, hint, optional in fields_of(cls):
            found = self.type(hint, name)
            properties[name] = found | {"description": _line(told[name])} if name in told else found
            if not optional:
                required.append(name)
        doc = doc_of(cls)
        about = {} if doc is None else {"description": _line(doc)}
        return {"type": "object", **about, "properties": properties, "required": required}

    def type(self, hint: Any, field: str = "") -> Schema:
        """Write a type; a string in a field named as a list of ids is one of them."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            meant = [item for item in args[1:] if not isinstance(item, Meta)]
            return self.type(meant[0], field) if meant else self.type(args[0], field) | _bounds(args[1:])
        if origin in (Union, UnionType):
            return self.one_of([self.type(part, field) for part in args if part is not UnsetType])
        if origin is Literal:
            return {"enum": list(args)}
        if origin is tuple and args[-1] is not Ellipsis:
            return {"type": "array", "prefixItems": [self.type(part) for part in args], "items": False}
        if origin in (tuple, list):
            return {"type": "array", "items": self.type(args[0], field)}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.type(args[1])}
        if hint is str and (found := id_list(field, self._ids)):
            return self.named(self._ids[found])
        if hint in ATOMS:
            return dict(ATOMS[hint])
        if hint is object:
            return self.named(VALUE)
        return self.named(self._names[hint])

    def named(self, name: str) -> Schema:
        """Point to a schema."""
        return {"$ref": f"{self._place}{name}"}

    def one_of(self, schemas: Iterable[Schema]) -> Schema:
        """Give one of several schemas."""
        found: list[Schema] = []
        for schema in schemas:
            if schema not in found:
                found.append(schema)
        return found[0] if len(found) == 1 else {"anyOf": found}


def game_shapes(game: Game[Any], place: str) -> dict[str, Schema]:
    """Give everything that crosses the border of a game: actions, events, views, ids."""
    name = game.name
    lists = {key: values for key, values in game.ids().items() if not isinstance(values, int) and is_names(values)}
    ids = {singular(key): f"{name}.{id_type(key)}" for key in lists}
    names = {cls: f"{name}.{cls.__name__}" for cls in game.words} | {cls: cls.__name__ for cls in TAGGED}
    writer = Writer(place, names | {Action: f"{name}.Action", Event: f"{name}.Event"}, ids)
    found = {names[cls]: writer.shape(cls, names[cls]) for cls in game.words}
    found |= {f"{name}.{id_type(key)}": {"enum": list(values)} for key, values in lists.items()}
    actions = [names[cls] for cls in game.words if issubclass(cls, Action)]
    events = [names[cls] for cls in game.words if issubclass(cls, Event)]
    views = [names[cls] for cls in game.words if cls.__name__ == f"{name.capitalize()}View"]
    found[f"{name}.Action"] = {"description": "Everything a hand can do."} | writer.one_of(
        map(writer.named, [*actions, "Pass"])
    )
    found[f"{name}.Event"] = {"description": "Everything that can happen."} | writer.one_of(map(writer.named, events))
    if views:
        found[f"{name}.View"] = {"description": "What one seat sees."} | writer.named(views[0])
    return found


def shapes(place: str) -> dict[str, Schema]:
    """Give every shape of the protocol, those of all games included."""
    said = [*classes(words), Person, *classes(wire), *classes(bodies), *classes(lessons)]
    names: dict[Any, str] = {cls: cls.__name__ for cls in (*said, *TAGGED)} | OPEN
    writer = Writer(place, names)
    found = {cls.__name__: writer.shape(cls) for cls in said}
    found |= {cls.__name__: writer.shape(cls, cls.__name__) for cls in TAGGED}
    atoms = [ATOMS[kind] for kind in (int, float, str, bool, NoneType)]
    inner = [*atoms, writer.named("Text"), {"type": "array", "items": writer.named(VALUE)}]
    found[VALUE] = {"description": "An argument of a text.", "anyOf": inner}
    found["FromServer"] = writer.one_of(map(writer.type, get_args(words.FromServer)))
    found["ToServer"] = writer.one_of(map(writer.type, get_args(wire.Incoming)))
    for name in game_names():
        found |= game_shapes(find_game(name), place)
    for name in OPEN.values():
        has = [f"{game}.{name}" for game in game_names() if f"{game}.{name}" in found]
        has += [Drawn.__name__] if name == OPEN[Action] else []  # what chance has answered, in a log
        found[name] = {"description": f"Of the game at hand: {', '.join(has)}."} | writer.one_of(map(writer.named, has))
    return found


def games_schema(name: str) -> Schema:
    """Give one game as JSON Schema: `$defs` has everything, the schema itself admits what is sent of it."""
    place = "#/$defs/"
    everything = shapes(place)
    own = {key: value for key, value in everything.items() if key.startswith(f"{name}.")}
    shared = {key: everything[key] for key in ("Text", "Line", "Pass", VALUE)}
    parts = [f"{name}.{part}" for part in OPEN.values() if f"{name}.{part}" in own]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": name,
        "anyOf": [{"$ref": place + part} for part in parts],
        "$defs": own | shared,
    }


def openapi(routes: Iterable[Route], limits: Limits) -> Schema:
    """Give the calls as OpenAPI."""
    place = "#/components/schemas/"
    everything = shapes(place)
    said = (*classes(words), Person, *classes(bodies), *classes(lessons), *TAGGED)
    writer = Writer(place, {cls: cls.__name__ for cls in said} | OPEN)
    paths: dict[str, Schema] = {}
    for route in routes:
        method = "post" if "POST" in (route.methods or ()) else "get"
        paths.setdefault(route.path, {})[method] = _operation(route, writer)
    secret = {"bearer": {"type": "http", "scheme": "bearer"}}
    secret["cookie"] = {"type": "apiKey", "in": "cookie", "name": "kuluary"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Кулуары", "version": kuluary.__version__, "x-limits": asdict(limits)},
        "paths": paths,
        "components": {"schemas": everything, "securitySchemes": secret},
        "security": [{}, {"bearer": []}, {"cookie": []}],
    }


def _operation(route: Route, writer: Writer) -> Schema:
    name = route.endpoint.__name__
    call = CALLS[name]
    named = [part.strip("{}") for part in route.path.split("/") if part.startswith("{")]
    where = [*((part, "path") for part in named), *((part, "query") for part in call.query)]
    kind = "text/plain" if call.text else "application/zip" if call.zip else "application/json"
    found: Schema = {
        "operationId": name,
        "summary": _line(route.endpoint.__doc__ or ""),
        "parameters": [
            {"name": part, "in": place, "required": place == "path", "schema": {"type": "string"}}
            for part, place in where
        ],
        "responses": {
            str(status): {"description": "done", "content": {kind: {"schema": writer.type(call.gives)}}}
            for status in (call.status, call.known)
            if status is not None
        }
        | {
            "4XX": {
                "description": "refused: nothing has changed",
                "content": {"application/json": {"schema": writer.named("Failure")}},
            },
        },
    }
    if call.body is not None:
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": writer.type(call.body)}},
        }
    return found


def asyncapi(limits: Limits) -> Schema:
    """Give the socket as AsyncAPI."""
    place = "#/components/schemas/"
    said, told = get_args(words.FromServer), get_args(wire.Incoming)
    messages = {cls.__name__: {"payload": {"$ref": place + cls.__name__}} for cls in (*said, *told)}

    def operation(action: str, members: Iterable[type]) -> Schema:
        where = [{"$ref": f"#/channels/table/messages/{cls.__name__}"} for cls in members]
        return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": where}

    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Кулуары: a table",
            "version": kuluary.__version__,
            "x-limits": asdict(limits),
            "x-close-codes": {str(code): text for code, text in CLOSE_CODES.items()},
        },
        "channels": {
            "table": {
                "address": "/ws/{code}",
                "parameters": {"code": {"description": "The code of a table: six letters."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
            }
        },
        "operations": {"hear": operation("receive", said), "say": operation("send", told)},
        "components": {"messages": messages, "schemas": shapes(place)},
    }


def _bounds(notes: Iterable[Any]) -> Schema:
    """Give what is said of a text or a number besides its type."""
    meant = {
        "min_length": "minLength",
        "max_length": "maxLength",
        "ge": "minimum",
        "le": "maximum",
        "pattern": "pattern",
    }
    given = [note for note in notes if isinstance(note, Meta)]
    found = {theirs: getattr(note, ours) for note in given for ours, theirs in meant.items()}
    return {name: value for name, value in found.items() if value is not None}


def _line(text: str) -> str:
    return " ".join(text.split())
