"""The HTTP calls of docs/protocol.md."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import kuluary
from kuluary import logfile
from kuluary.core import ContentError, Game, Match, Pack, content_of, find_game, game_names
from kuluary.encoding import plain
from kuluary.languages import game_messages
from kuluary.lessons import lesson_of
from kuluary.rulebooks import rules_language
from kuluary.server.afterwards import archive, puzzling, reporting
from kuluary.server.before import bringing, cups, forking, lobby, series, sheets
from kuluary.server.before.shelf import describe_game
from kuluary.server.bots import asking
from kuluary.server.calls.call import S, address_of, answer, number_in, preferred_language, read_body
from kuluary.server.calls.cups import CupCalls
from kuluary.server.calls.desk import find_person, with_cookie
from kuluary.server.calls.rulebook import rules_of
from kuluary.server.database import packs, store
from kuluary.server.database.packs import no_pack
from kuluary.server.database.rebuilding import raw_log
from kuluary.server.database.store import Person, Record
from kuluary.server.door.guarding import STRANGE
from kuluary.server.errors import Refused, guests_only, malformed, no_lesson, stuck
from kuluary.server.metrics import may_read
from kuluary.server.people import accounts
from kuluary.server.people.guests import (
    COOKIE,
    check_face,
    check_language,
    check_origin,
    clean,
    make_guest,
    rename,
    token_of,
)
from kuluary.server.people.sessions import agent_of
from kuluary.server.protocol import contract, wire, words
from kuluary.server.protocol.bodies import (
    AgainBody,
    AudienceBody,
    BotBody,
    BringBody,
    CheckBody,
    EnterBody,
    FaceBody,
    ForkBody,
    GuestBody,
    KeepsakeBody,
    LessonBody,
    LogBody,
    OptionsBody,
    PackBody,
    PuzzleBody,
    ReportBody,
    SeatBody,
    SeatingBody,
    TableBody,
    TakeBackBody,
    VacationBody,
    VoteBody,
    read_pace_body,
)
from kuluary.server.table import absence, clocks

READY_SECONDS: Final = 2.0
"""Seconds in which the database has to answer."""
HOUSE: Final = "house"
"""The book of what holds at every table, read like that of a game."""


class Api(CupCalls):
    """Answers the calls of one house."""

    def routes(self) -> list[Route]:
        """Give every call."""
        table = "/api/tables/{code}"
        return [
            Route("/health", self.health),
            Route("/ready", self.ready),
            Route("/metrics", self.metrics),
            Route("/api/guest", self.guest, methods=["POST"]),
            Route("/api/me", self.me),
            Route("/api/enter", self.enter, methods=["POST"]),
            Route("/api/leave", self.leave, methods=["POST"]),
            *self.account_routes(),
            *self.cup_routes(),
            *self.profile_routes(),
            *self.host_routes(),
            *self.notice_routes(),
            Route("/api/schema", self.schema),
            Route("/api/schema/socket", self.socket_schema),
            Route("/api/schema/{game}", self.game_schema),
            Route("/api/games", self.games),
            Route("/api/rules/{game}", self.rules),
            Route("/api/messages/{game}", self.messages),
            Route("/api/catalog/{game}", self.catalog),
            Route("/api/keepsakes", self.keepsakes),
            Route("/api/keepsakes", self.take_in, methods=["POST"]),
            Route("/api/keepsakes/{id}", self.keepsake),
            Route("/api/keepsakes/{id}/discard", self.discard, methods=["POST"]),
            Route("/api/packs", self.own_packs),
            Route("/api/packs", self.save_pack, methods=["POST"]),
            Route("/api/packs/check", self.check_pack, methods=["POST"]),
            Route("/api/packs/{id}", self.own_pack),
            Route("/api/packs/{id}/discard", self.discard_pack, methods=["POST"]),
            Route("/api/sheet/{game}", self.sheet),
            Route("/api/puzzles", self.puzzles),
            Route("/api/puzzles/{id}", self.puzzle),
            Route("/api/puzzles/{id}", self.solve, methods=["POST"]),
            Route("/api/puzzles/{id}/play", self.play_puzzle, methods=["POST"]),
            Route("/api/lessons/{game}", self.lesson),
            Route("/api/lessons/{game}", self.learn, methods=["POST"]),
            Route("/api/tables", self.tables),
            Route("/api/tables", self.create, methods=["POST"]),
            Route(table, self.table),
            Route(f"{table}/seat", self.seat, methods=["POST"]),
            Route(f"{table}/stand", self.stand, methods=["POST"]),
            Route(f"{table}/seating", self.seating, methods=["POST"]),
            Route(f"{table}/face", self.face, methods=["POST"]),
            Route(f"{table}/options", self.options, methods=["POST"]),
            Route(f"{table}/take_back", self.take_back, methods=["POST"]),
            Route(f"{table}/bring", self.bring, methods=["POST"]),
            Route(f"{table}/start", self.start, methods=["POST"]),
            Route(f"{table}/bot", self.bot, methods=["POST"]),
            Route(f"{table}/vote", self.vote, methods=["POST"]),
            Route(f"{table}/vacation", self.vacation, methods=["POST"]),
            Route(f"{table}/again", self.again, methods=["POST"]),
            Route(f"{table}/series", self.series),
            Route(f"{table}/audience", self.audience, methods=["POST"]),
            Route(f"{table}/report", self.report, methods=["POST"]),
            Route(f"{table}/fork", self.fork, methods=["POST"]),
            Route("/api/logs", self.take_log, methods=["POST"]),
            Route(f"{table}/pack", self.table_pack),
            Route(f"{table}/log", self.log),
            Route(f"{table}/verify", self.verify),
            Route(f"{table}/replay", self.replay),
            Route(f"{table}/why", self.why),
            Route(f"{table}/review", self.review),
            Route(f"{table}/review", self.want_review, methods=["POST"]),
        ]

    # People

    async def guest(self, request: Request) -> Response:
        """Make a guest, or rename the one who asks."""
        check_origin(request, self.house.settings)
        body = await self._body(request, GuestBody)
        name = clean(body.name, self.house.settings.limits.name_length, what="name")
        face = None if body.face is None else check_face(body.face)
        known = await self.person(request)
        writer = self.house.store.writer
        if known is not None:
            self.house.gates.renames.check(address_of(request), known.id)
            lang = known.lang if body.lang is None else check_language(body.lang)
            person = Person(known.id, name, lang, known.face if face is None else face)
            await writer.call(partial(rename, person=person))
            await self.house.rename(person)
            return answer({"person": person})
        await self.house.admit(self.house.gates.guests, address_of(request))
        lang = check_language(body.lang or preferred_language(request))
        made = partial(make_guest, name=name, lang=lang, now=self.house.now, face=face, agent=agent_of(request))
        person, token = await writer.call(made)
        return with_cookie(request, answer({"person": person, "token": token}, status=201), token)

    async def me(self, request: Request) -> Response:
        """Say who asks."""
        return answer(await self.about(await self.person(request)))

    async def enter(self, request: Request) -> Response:
        """Let somebody in who has their secret from elsewhere, such as from whoever runs the server."""
        check_origin(request, self.house.settings)
        token = (await self._body(request, EnterBody)).token
        person = await find_person(self.house, token)
        if person is None:
            await self.house.admit(self.house.gates.misses, address_of(request))
            raise Refused(401, "who", "nobody has this secret")
        return with_cookie(request, answer(await self.about(person)), token)

    async def leave(self, request: Request) -> Response:
        """Forget the cookie; the session of an account ends with it."""
        check_origin(request, self.house.settings)
        token, person = token_of(request), await self.person(request)
        if token is not None and person is not None:
            await self.house.store.writer.call(partial(accounts.leave, person=person.id, token=token))
            await self.house.end_sessions(person.id)
        response = answer(await self.about(None))
        response.delete_cookie(COOKIE, path=request.scope.get("root_path") or "/", httponly=True, samesite="lax")
        return response

    # Games, rules, health

    async def health(self, request: Request) -> Response:
        """Say that the process lives."""
        return answer({"ok": True, "version": kuluary.__version__})

    async def ready(self, request: Request) -> Response:
        """Say whether people should be sent here: the database answers, and the process is not about to stop."""
        if not self.house.open_for_more:
            raise Refused(503, "stopping", "this process is about to stop")
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self.house.store.read(lambda connection: connection.exec_driver_sql("select 1").scalar_one())
        except Exception as error:
            raise Refused(503, "unavailable", f"the database does not answer: {type(error).__name__}") from None
        return answer({"ok": True, "version": kuluary.__version__})

    async def metrics(self, request: Request) -> Response:
        """Give the numbers of the service to those who may have them."""
        whose = "" if request.scope.get(STRANGE) else address_of(request)
        if not may_read(self.house.settings, whose):
            raise Refused(404, "no_such_file", "there is nothing here")
        self.house.metrics.note(self.house)
        return PlainTextResponse(self.house.metrics.text(), media_type="text/plain; version=0.0.4")

    async def schema(self, request: Request) -> Response:
        """Give the calls as OpenAPI."""
        limits = self.house.settings.limits
        return await self._print(request, "schema", partial(contract.openapi, self.routes(), limits))

    async def socket_schema(self, request: Request) -> Response:
        """Give the socket as AsyncAPI."""
        return await self._print(request, "socket", partial(contract.asyncapi, self.house.settings.limits))

    async def game_schema(self, request: Request) -> Response:
        """Give the actions, events and views of a game as JSON Schema."""
        game = self._game(request.path_params["game"])
        return await self._print(request, f"schema {game.name}", partial(contract.games_schema, game.name))

    async def games(self, request: Request) -> Response:
        """List the games with their options and bots."""
        return answer([describe_game(name) for name in game_names()])

    async def rules(self, request: Request) -> Response:
        """Give the rules of a game."""
        game = request.path_params["game"]
        lang = check_language(request.query_params.get("lang") or preferred_language(request))
        if game not in (*game_names(), HOUSE):
            raise _no_game(game)
        try:
            read = rules_language(game, lang)
            return await self._print(request, f"rules {game} {read}", partial(rules_of, game, read))
        except FileNotFoundError:
            raise Refused(404, "no_rules", "the rules of this game are not written yet") from None

    async def messages(self, request: Request) -> Response:
        """Give the messages of a game as Fluent: for a client that was built without them."""
        game = self._game(request.path_params["game"])
        lang = check_language(request.query_params.get("lang") or preferred_language(request))
        return await self._print(request, f"messages {game.name} {lang}", partial(game_messages, game.name, lang))

    async def catalog(self, request: Request) -> Response:
        """Give the printed values of a game's cards with their provenance: of a table, of a digest, or the standard."""
        shelf = self._game(request.path_params["game"])
        pack: Pack | None = shelf.standard
        if code := request.query_params.get("table"):
            async with self.visit(request, code) as room:
                pack = await self.house.packs.of_table(room.record) if room.record.game == shelf.name else None
        elif digest := request.query_params.get("content"):
            pack = await self.house.packs.find(shelf.name, digest)
        if pack is None:
            raise no_pack()
        found = await asyncio.to_thread(_catalog, shelf, pack)
        if found is None:
            raise Refused(404, "no_catalog", "this game has no catalogue of cards")
        return answer(plain(found))

    async def lesson(self, request: Request) -> Response:
        """Give the lesson of a game."""
        game = self._game(request.path_params["game"]).name
        found = lesson_of(game)
        if found is None:
            raise no_lesson(game)
        return answer(found)

    async def learn(self, request: Request) -> Response:
        """Lay the table of a lesson, or come back to it."""
        person = await self._somebody(request)
        body = await self._body(request, LessonBody)
        self.house.gates.tables.check(address_of(request), person.id)
        game = self._game(request.path_params["game"]).name
        return answer(self._show(await lobby.learn(self.house, person, game, body.chapter), person.id), status=201)

    # Puzzles

    async def puzzles(self, request: Request) -> Response:
        """List the puzzles, and name that of the day."""
        return answer(await self.house.puzzles.listed())

    async def puzzle(self, request: Request) -> Response:
        """Give a puzzle as its seat sees it; `today` is that of the day."""
        found = await self.house.puzzles.find(request.path_params["id"])
        return answer(await asyncio.to_thread(puzzling.shown, found, self.house.hours))

    async def solve(self, request: Request) -> Response:
        """Say whether an answer is the best, and what all are worth; nothing is kept."""
        body = await self._body(request, PuzzleBody)
        if not isinstance(body.action, dict):
            raise malformed("action is no action")
        found = await self.house.puzzles.find(request.path_params["id"])
        return answer(await asyncio.to_thread(puzzling.judged, found, body.action))

    async def play_puzzle(self, request: Request) -> Response:
        """Go on from a puzzle at a table of one's own, against bots; it begins at once."""
        person = await self._somebody(request)
        await self.house.admit(self.house.gates.tables, address_of(request), person.id)
        found = await self.house.puzzles.find(request.path_params["id"])
        plan = await asyncio.to_thread(puzzling.plan_from, person, found)
        record = await lobby.open_table(self.house, person, plan)
        async with self.house.visit(record.code) as begun:
            await begun.start(partial(lobby.check_start, person=person))
            return answer(self._show(begun.record, person.id), status=201)

    # What people keep of games

    async def keepsakes(self, request: Request) -> Response:
        """List what whoever asks has kept."""
        person = await self._reader(request)
        found = await self.house.store.read(partial(bringing.kept_by, person=person.id))
        return answer([kept.shown() for kept in found])

    async def keepsake(self, request: Request) -> Response:
        """Give something kept as a file."""
        person = await self._reader(request)
        return answer((await self._kept(person, request.path_params["id"])).file())

    async def take_in(self, request: Request) -> Response:
        """Keep what is in a file."""
        person = await self._somebody(request)
        body = await self._body(request, KeepsakeBody)
        thing = bringing.read_file(body.game, body.card)
        limit = self.house.settings.limits.keepsakes_per_person
        job = partial(bringing.take_in, person=person.id, game=body.game, thing=thing, limit=limit, now=self.house.now)
        return answer((await self.house.store.writer.call(job)).shown(), status=201)

    async def discard(self, request: Request) -> Response:
        """Throw something kept away."""
        person = await self._somebody(request)
        job = partial(bringing.discard, person=person.id, name=request.path_params["id"])
        if not await self.house.store.writer.call(job):
            raise bringing.no_keepsake()
        return answer({"id": request.path_params["id"]})

    async def _kept(self, person: Person, name: str) -> bringing.Kept:
        found = await self.house.store.read(partial(bringing.find_kept, person=person.id, names=[name]))
        if name not in found:
            raise bringing.no_keepsake()
        return found[name]

    # Packs of content

    async def own_packs(self, request: Request) -> Response:
        """List the packs of whoever asks."""
        person = await self._reader(request)
        found = await self.house.store.read(partial(packs.own_by, person=person.id))
        return answer(await asyncio.to_thread(lambda: [own.shown() for own in found]))

    async def own_pack(self, request: Request) -> Response:
        """Give an own pack as a file."""
        person = await self._reader(request)
        return answer((await self._own(person, request.path_params["id"])).file())

    async def sheet(self, request: Request) -> Response:
        """Lay out the standard pack of a game, or an own one, value by value."""
        pack = self._game(request.path_params["game"]).standard
        if name := request.query_params.get("pack"):
            pack = (await self._own(await self._reader(request), name)).pack
        return answer(await asyncio.to_thread(_sheet, pack, []))

    async def check_pack(self, request: Request) -> Response:
        """Say whether a pack can be played, and where it cannot; nothing is kept."""
        person = await self.person(request)
        self.house.gates.changes.check(address_of(request), None if person is None else person.id)
        body = await self._pack_body(request, CheckBody)
        return answer(await asyncio.to_thread(_sheet, *await self._edited(person, body)))

    async def save_pack(self, request: Request) -> Response:
        """Keep a pack that can be played, under a name."""
        person = await self._somebody(request)
        body = await self._pack_body(request, PackBody)
        limits = self.house.settings.limits
        pack, faults = await self._edited(person, body)
        if fault := next(iter(faults), None) or await asyncio.to_thread(sheets.check, pack):
            where = "/".join((fault.file, *fault.section, fault.key))
            raise Refused(422, "bad_pack", fault.message, field=where)
        pack = replace(pack, name=clean(body.name or pack.name, limits.name_length, what="name"))
        author, note = _said(body.file, "author"), _said(body.file, "note") if body.note is None else body.note
        job = partial(
            packs.save,
            person=person.id,
            pack=pack,
            author=clean(author, limits.name_length, what="author") if author else person.name,
            note=clean(note, limits.text_length, what="note") if note.strip() else "",
            name=body.id,
            limit=limits.packs_per_person,
            now=self.house.now,
        )
        return answer((await self.house.store.writer.call(job)).shown(), status=201)

    async def discard_pack(self, request: Request) -> Response:
        """Throw an own pack away."""
        person = await self._somebody(request)
        name = request.path_params["id"]
        await self.house.store.writer.call(partial(packs.discard, person=person.id, name=name))
        return answer({"id": name})

    async def table_pack(self, request: Request) -> Response:
        """Say what a table plays, and in what that differs from the standard pack."""
        async with self.visit(request) as room:
            record = room.record
            kept = partial(packs.find_kept, game=record.game, digest=wire.digest_of(record))
            pack = await self.house.store.read(kept) or await self.house.packs.of_table(record)
            if pack is None:
                raise no_pack()
            found = await asyncio.to_thread(sheets.differences, pack)
            played: words.PlayedPack = {**wire.table_pack(record), "differences": found, "file": pack.plain()}
            return answer(played)

    async def _edited(self, person: Person | None, body: CheckBody) -> tuple[Pack, list[sheets.Fault]]:
        """Give the pack a call describes, and the edits that are no values."""
        if body.file is not None:
            try:
                return packs.read_file(body.file, body.game), []
            except ContentError as error:
                raise Refused(422, "bad_pack", str(error), field=error.file) from None
        if body.pack is not None:
            if person is None:
                raise guests_only()
            base = (await self._own(person, body.pack)).pack
        else:
            base = self._game(body.game or "").standard
        edits = [sheets.Edit(edit.file, tuple(edit.section), edit.key, edit.text) for edit in body.edits]
        pack, faults = await asyncio.to_thread(sheets.apply, base, edits, body.sources)
        if len(wire.encode(pack.plain())) > self.house.settings.limits.pack_bytes:
            raise Refused(413, "too_large", "this pack says too much")
        return pack, faults

    async def _own(self, person: Person, name: str) -> packs.Own:
        found = await self.house.store.read(partial(packs.find_own, person=person.id, name=name))
        if found is None:
            raise no_pack()
        return found

    async def _pack_body(self, request: Request, kind: type[S]) -> S:
        return await read_body(request, kind, limit=self.house.settings.limits.pack_bytes)

    def _game(self, name: str) -> Game[Any]:
        if name not in game_names():
            raise _no_game(name)
        return find_game(name)

    # Tables

    async def tables(self, request: Request) -> Response:
        """List one's own tables, those that wait for an answer first, and the open ones of others."""
        person = await self.person(request)
        viewer = None if person is None else person.id
        mine: list[Record] = []
        if viewer is not None:
            mine = await self.house.store.read(partial(store.tables_of, person=viewer))
            mine.sort(key=lambda record: not store.is_awaited(record, viewer))
        known = {record.code for record in mine}
        free = [record for record in await self.house.store.read(store.open_tables) if record.code not in known]
        seen = [record for record in await self.house.store.read(store.running_tables) if record.code not in known]
        mine, free, seen = ([record for record in found if record.game in game_names()] for found in (mine, free, seen))
        show = partial(self._show, viewer=viewer)
        tables: words.Tables = {
            "mine": [show(record) for record in mine],
            "open": [show(record) for record in free],
            "running": [show(record) for record in seen],
            "invited": [] if viewer is None else await self.invitations(viewer),
            "cups": [] if viewer is None else await self.house.store.read(partial(cups.listed, person=viewer)),
        }
        return answer(tables)

    async def create(self, request: Request) -> Response:
        """Make a table."""
        person = await self._somebody(request)
        body = await self._body(request, TableBody)
        own = None if body.pack is None else await self._own(person, body.pack)
        plan = lobby.plan_table(
            self.house,
            person,
            game=body.game,
            seats=body.seats,
            options=body.options,
            name=body.name,
            public=body.public,
            seating=body.seating,
            roles=body.roles,
            own=own,
            pace=read_pace_body(body.pace),
            take_back=body.take_back,
            hints=body.hints,
        )
        await self.house.admit(self.house.gates.tables, address_of(request), person.id)
        return answer(self._show(await lobby.open_table(self.house, person, plan), person.id), status=201)

    async def table(self, request: Request) -> Response:
        """Give a table."""
        person = await self.person(request)
        async with self.visit(request) as room:
            return answer(self._show(room.record, None if person is None else person.id))

    async def seat(self, request: Request) -> Response:
        """Take an open seat."""
        body = await self._body(request, SeatBody)
        return await self._change(request, lambda record, person: lobby.take_seat(record, person, body.seat))

    async def stand(self, request: Request) -> Response:
        """Leave a seat."""
        body = await self._body(request, SeatBody)
        return await self._change(request, lambda record, person: lobby.leave_seat(record, person, body.seat))

    async def seating(self, request: Request) -> Response:
        """Say who sits where."""
        body = await self._body(request, SeatingBody)
        if body.kind == "me":
            raise malformed("kind is open, bot:<level> or local:<name>; to sit down yourself, take the seat")

        def plan(record: Record, person: Person) -> Record:
            kind = lobby.read_kind(self.house, person, record.game, body.seat, body.kind)
            return lobby.set_seat(record, person, kind)

        return await self._change(request, plan)

    async def face(self, request: Request) -> Response:
        """Choose the portrait of a seat."""
        body = await self._body(request, FaceBody)
        face = check_face(body.face)
        return await self._change(request, lambda record, person: lobby.show_face(record, person, body.seat, face))

    async def options(self, request: Request) -> Response:
        """Change what is played."""
        body = await self._body(request, OptionsBody)
        name = body.name
        if name:
            name = clean(name, self.house.settings.limits.name_length, what="name")

        own = None
        if isinstance(body.pack, str):
            own = await self._own(await self._somebody(request), body.pack)
            await self.house.store.writer.call(partial(packs.keep, pack=own.pack, now=self.house.now))

        def plan(record: Record, person: Person) -> Record:
            record = lobby.set_options(record, person, options=body.options, name=name, public=body.public)
            if body.pace is not None:
                record = lobby.set_pace(record, person, read_pace_body(body.pace))
            record = record if body.hints is UNSET else replace(record, hints=lobby.check_hints(body.hints))
            return record if body.pack is UNSET else lobby.set_pack(record, person, own)

        return await self._change(request, plan)

    async def take_back(self, request: Request) -> Response:
        """Say how long bots wait while a person may take a play back."""
        body = await self._body(request, TakeBackBody)
        return await self._change(request, lambda record, person: lobby.set_take_back(record, person, body.ms))

    async def bring(self, request: Request) -> Response:
        """Choose a role for a seat, or something kept that names it."""
        body = await self._body(request, BringBody)
        person = await self._somebody(request)
        kept = None
        if body.keepsake is not None:
            kept = await self._kept(person, body.keepsake)

        def plan(record: Record, person: Person) -> Record:
            return bringing.bring(record, person, body.seat, role=body.role, kept=kept)

        return await self._change(request, plan)

    async def start(self, request: Request) -> Response:
        """Begin to play."""
        person = await self._somebody(request)
        async with self.visit(request) as room:
            await room.start(partial(lobby.check_start, person=person))
            return answer(self._show(room.record, person.id))

    async def bot(self, request: Request) -> Response:
        """Hand a seat to a bot, or take it back."""
        body = await self._body(request, BotBody)
        if body.level is UNSET:
            raise malformed("level is missing: a level of bots, or null to take the seat back")
        level = body.level
        return await self._change(request, lambda record, person: lobby.hand_over(record, person, body.seat, level))

    async def vote(self, request: Request) -> Response:
        """Say whether a bot may play for somebody who is away."""
        body = await self._body(request, VoteBody)
        person = await self._somebody(request)
        async with self.visit(request) as room:
            await room.change(lambda _: absence.cast(room, person, body.seat, bot=body.bot))
            return answer(self._show(room.record, person.id))

    async def vacation(self, request: Request) -> Response:
        """Go on vacation, or come back."""
        body = await self._body(request, VacationBody)
        hours = self.house.hours
        return await self._change(request, lambda record, person: clocks.rest(record, person.id, body.days, hours.time))

    async def again(self, request: Request) -> Response:
        """Call the same players together once more; a table that was made for it already is given again."""
        person = await self._somebody(request)
        body = await self._body(request, AgainBody)
        await self.house.admit(self.house.gates.tables, address_of(request), person.id)
        async with self.visit(request) as room:
            record = await lobby.play_again(self.house, person, room, rotate=body.rotate)
            return answer(self._show(record, person.id), status=201)

    async def series(self, request: Request) -> Response:
        """Give the games a table stands among, and the standing over them."""
        person = await self._look_into_past(request)
        async with self.visit(request) as room:
            read = partial(series.read, code=room.record.code, viewer=None if person is None else person.id)
            return answer(await self.house.store.read(read))

    async def audience(self, request: Request) -> Response:
        """Say how those who do not play may watch."""
        body = await self._body(request, AudienceBody)
        plan = partial(lobby.set_audience, watch=body.watch, gallery=body.gallery)
        return await self._change(request, plan)

    async def report(self, request: Request) -> Response:
        """Keep a problem with all that is needed to see it again, and give what of it whoever asks may know."""
        person = await self._somebody(request)
        body = await read_body(request, ReportBody, limit=self.house.settings.limits.pack_bytes)
        await self.house.admit(self.house.gates.tables, address_of(request), person.id)
        async with self.visit(request) as room:
            return answer(await reporting.report(self.house, room, person, body), status=201)

    async def fork(self, request: Request) -> Response:
        """Go on from a moment of a game at another table; against bots it begins at once."""
        person = await self._somebody(request)
        body = await self._body(request, ForkBody)
        await self.house.admit(self.house.gates.tables, address_of(request), person.id)
        async with self.visit(request) as room:
            plan = await forking.fork(person, room, body.seat, body.number, body.bots)
        record = await lobby.open_table(self.house, person, plan)
        if body.bots is not None:
            async with self.house.visit(record.code) as begun:
                await begun.start(partial(lobby.check_start, person=person))
                record = begun.record
        return answer(self._show(record, person.id), status=201)

    async def take_log(self, request: Request) -> Response:
        """Take a log in: a finished game to be looked at, another to be played on."""
        person = await self._somebody(request)
        body = await read_body(request, LogBody, limit=self.house.settings.limits.log_bytes)
        await self.house.admit(self.house.gates.tables, address_of(request), person.id)
        async with self.house.study:
            file, match = await asyncio.to_thread(forking.read_file, body.file)
        if match.over:
            now = self.house.now
            insert = partial(forking.insert_finished, host=person, file=file, match=match, now=now)
            record = await lobby.under_new_code(self.house, insert)
        else:
            record = await lobby.open_table(self.house, person, forking.plan_upload(person, file, match))
        return answer(self._show(record, person.id), status=201)

    # After the end

    async def log(self, request: Request) -> Response:
        """Give the log of a finished game; of one that cannot go on, as it is kept, to those who sit there."""
        await self._look_into_past(request)
        async with self.visit(request) as room:
            async with room.hold():
                match = await room.read()
                record = room.record
            await forking.check_open(self.house, record)
            if record.stuck is None and match is not None and record.abandoned is None:
                archive.check_over(record)
                undone = await self.house.store.read(partial(archive.branches, code=record.code))
                async with self.house.study:
                    return await asyncio.to_thread(lambda: answer(archive.log_of(match, undone)))
            if record.status != "over":
                person = await self._reader(request)
                if person.id not in (record.host, *(place.person for place in record.seating)):
                    raise Refused(403, "not_seated", "only who sits at the table may have the log")
            kept = await self.house.store.read(partial(store.load_game, code=record.code))
            log = raw_log(record.header or "", kept.entries, kept.key if record.status == "over" else None)
            return answer(logfile.write(log, await self.house.packs.of_table(record)))

    async def verify(self, request: Request) -> Response:
        """Prove that chance was fair."""
        code = lobby.read_code(request.path_params["code"])
        undone = await self.house.store.read(partial(archive.branches, code=code))
        return await self._afterwards(request, partial(archive.proof_of, undone=undone))

    async def replay(self, request: Request) -> Response:
        """Show a game frame by frame: a finished one from any chair, one that goes on from the reader's own."""
        query = request.query_params
        seat = None if query.get("as", "") == "" else number_in(query["as"], "as")
        most = self.house.settings.limits.replay_frames
        start = number_in(query.get("from", "0"), "from")
        stop = min(number_in(query.get("to", str(start + 20)), "to"), start + most)
        after = None if query.get("after", "") == "" else number_in(query["after"], "after")

        def work(match: Match) -> words.Replay:
            frames = (start, stop) if after is None else archive.since(match, after, most)
            return archive.frames_of(match, seat, *frames)

        return await self._afterwards(request, work, lambda record, person: archive.check_eyes(record, person, seat))

    async def why(self, request: Request) -> Response:
        """Say why a bot answered as it did the last time."""
        seat = number_in(request.query_params.get("seat", ""), "seat")
        person = await self._look_into_past(request)
        async with self.visit(request) as room:
            return answer(await asking.why(room, person, seat))

    async def review(self, request: Request) -> Response:
        """Say how far the review of a finished game is, and what it says."""
        async with self.visit(request) as room:
            return answer(await self.house.reviews.state(room))

    async def want_review(self, request: Request) -> Response:
        """Have a finished game reviewed in the background."""
        await self._somebody(request)
        await self._look_into_past(request)
        async with self.visit(request) as room:
            return answer(await self.house.reviews.want(room), status=201)

    async def _look_into_past(self, request: Request) -> Person | None:
        """Count a costly look at what has happened against whoever asks."""
        person = await self.person(request)
        self.house.gates.replays.check(address_of(request), None if person is None else person.id)
        return person

    async def _afterwards(
        self,
        request: Request,
        work: Callable[[Match], Any],
        check: Callable[[Record, Person | None], None] = lambda record, _: archive.check_over(record),
    ) -> Response:
        person = await self._look_into_past(request)
        async with self.visit(request) as room:
            async with room.hold():
                found = await room.read()
                check(room.record, person)
                if found is None:
                    raise stuck()
                # Nothing changes a finished game, and nobody a copy, so the room need not be held meanwhile.
                match = found if room.record.status == "over" else found.clone()
            async with self.house.study:
                return await asyncio.to_thread(lambda: answer(work(match)))


def _catalog(game: Game[Any], pack: Pack) -> Any:
    try:
        return game.catalog(content_of(pack))
    except ContentError as error:
        raise Refused(409, "stuck", str(error)) from None


def _sheet(pack: Pack, faults: list[sheets.Fault]) -> words.PackSheet:
    """Lay a pack out with everything that is wrong with it."""
    wrong = faults + sheets.faults_of(pack)
    return {
        "game": pack.game,
        "name": pack.name,
        "digest": pack.digest,
        "errors": [one.shown() for one in wrong],
        "differences": sheets.differences(pack),
        "files": sheets.lay_out(pack),
    }


def _said(file: Any, name: str) -> str:
    """Give what an imported file says of itself."""
    found = file.get(name) if isinstance(file, dict) else None
    return found if isinstance(found, str) else ""


def _no_game(name: str) -> Refused:
    return Refused(404, "no_game", f"there is no game {name!r}: known are {', '.join(game_names())}")
