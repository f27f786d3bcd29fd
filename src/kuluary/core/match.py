"""A game in progress: drives chance, checks answers, keeps the log."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, Self

from kuluary.core.chance import ChanceSource, Drawn, KeyedChance, LightChance, RandomChance, admits
from kuluary.core.content import ContentError, Pack
from kuluary.core.decision import CHANCE, NOBODY, Action, Decision, Fate, Pass
from kuluary.core.errors import BadOption, Illegal, Malformed, Refusal
from kuluary.core.event import News
from kuluary.core.game import Game, Result, Score, find_game, opening
from kuluary.core.log import Header, Log, size_text
from kuluary.core.loop import settle
from kuluary.core.position import FINISHED, Position, asked_text
from kuluary.core.state import Moment, State, Tape
from kuluary.core.typed import misfits

ASKED_ONLY: Final = "H-1.1"
UNDO: Final = "H-2.1"
"""Clauses of the house, named by refusals that hold in every game."""
MOST_DEALS: Final = 20
"""So often may a game have left another that was not over."""
STRIDE: Final = 32
"""Entries between two positions that are kept to come back to."""


class Stop(NamedTuple):
    """A position on the way, kept to come back to: what `Match` has there, before the next entry."""

    number: int
    state: State
    chance: int
    """Outcomes of chance before it."""
    news: int
    asked: tuple[Decision, ...]
    actor: int
    """Who has played last."""


class Match:
    """One game with its log; everything that plays, stores or watches goes through it."""

    __slots__ = (
        "_asked",
        "_chance",
        "_dealt",
        "_news",
        "_stops",
        "_untold",
        "entries",
        "game",
        "header",
        "moments",
        "pack",
        "state",
    )

    def __init__(self, game: Game[Any], state: State, header: Header, chance: ChanceSource, pack: Pack) -> None:
        state.news = []
        self.game = game
        self.state = state
        self.header = header
        self.pack = pack
        """The content it is played with."""
        self.entries: list[tuple[int, Action]] = []
        self.moments: list[Moment] = []
        """In a match that is watched: the positions at which the beats of the last play ended."""
        self._chance = chance
        self._news: list[tuple[int, News]] = []
        self._untold: list[tuple[int, list[News]]] = []
        """What has happened since somebody asked for the news, by the number of the entry that caused it."""
        self._asked: list[Decision] = []
        self._stops: list[Stop] = []
        self._dealt = 0

    def __repr__(self) -> str:
        size = size_text(self.header.seats, len(self.entries))
        return f"<Match of {self.game.name}, {size}, {asked_text(self._asked)}>"

    # Beginning, saving, copying

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: str | int | None = None,
        key: bytes | None = None,
        content: Pack | Path | str | None = None,
        rules: str | None = None,
    ) -> Self:
        """Begin a game; the same seed (or key) and the same answers give the same game.

        `content` is a pack or a folder of content files, `rules` an earlier version of the rules that is still played.
        """
        found = find_game(game)
        if rules is not None and rules not in found.versions:
            raise BadOption(f"{game} has no rules {rules!r}: versions are {', '.join(found.versions)}")
        if key is None:
            key = secrets.token_bytes(32) if seed is None else KeyedChance.from_seed(str(seed)).key
        pack = found.pack(content)
        chance = KeyedChance(key)
        version = rules or found.version
        state, full = opening(found, seats, {} if options is None else options, pack, version)
        match = cls(found, state, Header(game, version, pack.digest, seats, full, chance.commitment), chance, pack)
        match._advance(CHANCE)
        return match

    @classmethod
    def _begin(cls, header: Header, chance: ChanceSource, pack: Pack) -> Self:
        """Give the match a header describes, before its first entry."""
        game = find_game(header.game)
        state, options = opening(game, header.seats, header.options, pack, header.played_by)
        return cls(game, state, replace(header, options=options, key=None), chance, pack)

    @classmethod
    def replay(
        cls,
        log: Log,
        *,
        key: bytes | None = None,
        upto: int | None = None,
        content: Pack | Path | str | None = None,
    ) -> Self:
        """Play a log again, checking every entry; `upto` stops after so many entries.

        A game that is not over goes on with chance from `key`, or with fresh chance where no key is given. `content` is
        needed only where the log was played with content that this program does not bring.
        """
        match, problem = cls.read(log, key=key, upto=upto, content=content)
        if problem is not None:
            raise problem
        return match

    @classmethod
    def read(
        cls,
        log: Log,
        *,
        key: bytes | None = None,
        upto: int | None = None,
        content: Pack | Path | str | None = None,
    ) -> tuple[Self, Malformed | None]:
        """Play a log as far as it goes; give the match as it stands there, and what stopped it, if anything did."""
        if type(log) is not Log or type(log.header) is not Header or misfits(log.header):
            raise Malformed("this is no log")
        if upto is not None and (type(upto) is not int or upto < 0):
            raise Malformed(f"a log cannot be played up to {upto!r}: a number of entries is needed")
        header = log.header
        try:
            revealed = bytes.fromhex(header.key) if header.key else None
        except ValueError:
            raise Malformed("the key of chance is not written in hexadecimal") from None
        source = KeyedChance(key or revealed or secrets.token_bytes(32))
        try:
            game = find_game(header.game)
            if header.played_by not in game.versions:
                header = replace(header, goes_on=game.version)
            match = cls._begin(header, source, pack_of(header, content))
        except (BadOption, ContentError) as error:
            raise Malformed(f"the header of the log cannot be played: {error}") from None
        if header.origin is not None and not _is_origin(header, len(log.entries)):
            raise Malformed("the log does not say which moment it goes on from")
        try:
            match._rerun(log.entries if upto is None else log.entries[:upto])
        except Malformed as problem:
            if header.goes_on is not None:
                problem = Malformed(f"{problem} (begun under rules {header.rules}, read by rules {header.goes_on})")
            return match, problem
        return match, None

    @classmethod
    def walk(cls, log: Log, *, content: Pack | Path | str | None = None) -> Iterator[Self]:
        """Play a log again with what chance said in it; give the match before every answer of a seat, and at the end.

        It is one match, which goes on between two looks at it.
        """
        numbers = [number for number, entry in enumerate(log.entries) if entry[0] != CHANCE]
        first, *others = *numbers, len(log.entries)
        match = cls.replay(log, upto=first, content=content)
        yield match
        for number in others:
            match._rerun(log.entries[:number])
            yield match

    @property
    def log(self) -> Log:
        """The whole game so far; the key of chance is in it once the game is over. A redealt match has none."""
        if not self._has_past:
            raise Malformed("a redealt match has no log: its position was drawn, not played")
        header = self.header
        chance = self._chance
        if self.over and isinstance(chance, KeyedChance) and header.commitment == chance.commitment:
            header = replace(header, key=chance.key.hex())
        return Log(header, tuple(self.entries))

    @property
    def key(self) -> bytes | None:
        """The secret key of chance; whoever keeps the match must not show it before the end."""
        return self._chance.key if isinstance(self._chance, KeyedChance) else None

    @property
    def position(self) -> Position:
        """Where the match stands, as a position of its own with chance of its own: nothing to come is known from it."""
        return Position(self.game, self.state.clone(), LightChance(len(self.entries)))

    def clone(self) -> Self:
        """Give an independent copy with the same chance to come."""
        return self._copy(self.state.clone(), self._chance.clone())

    def __copy__(self) -> Self:
        return self.clone()

    def redeal(self, seat: int | None, seed: str | int) -> Self:
        """Give a copy in which all that the seat cannot know, chance to come included, is drawn anew from `seed`."""
        if seat is not None:
            self._recognise_seat(seat)
        rng = Random(f"redeal {seed}")
        twin = self._copy(self.game.redeal(self.state, seat, rng), RandomChance(rng))
        twin.header = replace(self.header, commitment=None, key=None)
        twin._news = [item for item in self.news if item[1].visible_to(seat)]
        # The log names every card that was dealt: it is no part of what a seat knows.
        twin.entries = []
        twin._offer(settle(twin.state), CHANCE)
        return twin

    def watch(self) -> Self:
        """From now on keep the positions at which beats end; copies are not watched."""
        self.state.news = Tape()
        return self

    def _copy(self, state: State, chance: ChanceSource) -> Self:
        twin = type(self)(self.game, state, self.header, chance, self.pack)
        twin.entries = self.entries.copy()
        twin._news = self.news.copy()
        twin._asked = self._asked.copy()
        return twin

    # Asking

    @property
    def over(self) -> bool:
        """Whether the agenda is empty."""
        return not self.state.agenda

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def decisions(self) -> list[Decision]:
        """Every open question to a seat; free ones need no answer."""
        return list(self._asked)

    def asked(self, seat: int) -> list[Decision]:
        """Give the open questions to one seat, those it has to answer first; raises Illegal where there is none."""
        own = [decision for decision in self._asked if decision.seat == seat]
        if not own:
            self._recognise_seat(seat)
            raise Illegal(self._silence())
        return sorted(own, key=lambda decision: decision.free)

    def view(self, seat: int | None) -> Any:
        """What a seat may see, or a spectator (None)."""
        if seat is not None:
            self._recognise_seat(seat)
        return self.game.view(self.state, seat)

    @property
    def news(self) -> list[tuple[int, News]]:
        """Every event with the number of the entry that caused it."""
        if self._untold:
            self._news += [(number, item) for number, items in self._untold for item in items]
            self._untold = []
        return self._news

    def suggest(self, decision: Decision) -> Action | None:
        """Give the answer the game itself can recommend to an open question, or None."""
        return self.game.suggest(self.state, decision)

    def explain(self, seat: int, action: object) -> Refusal | None:
        """Say why `action` is not legal for `seat` now, or None if it is."""
        self._recognise_seat(seat)
        if self._find(seat, action) is not None:
            return None
        self._recognise(action)
        if self.over:
            return self._silence()
        assert isinstance(action, Action)
        own = [d for d in self._asked if d.seat == seat]
        word = self.game.refuse_free(self.state, seat, action)
        if word is None and any(not d.free for d in own):
            word = self.state.agenda[-1].refuse(self.state, seat, action)
        if word is not None:
            return word
        asked = [d for d in own if not d.free]
        if asked:
            return Refusal("not_offered", asked[0].rule)
        return self._silence()

    def _silence(self) -> Refusal:
        """Say why nothing has to be answered by a seat: the game is over, or it is others' turn."""
        if self.over:
            return Refusal("over", FINISHED)
        waiting = sorted({d.seat for d in self._asked if not d.free})
        return Refusal("not_your_turn", ASKED_ONLY, (("seats", tuple(waiting)),))

    @property
    def result(self) -> Result:
        """How the game ended; before that there is no result, and asking for it raises Illegal."""
        if not self.over:
            raise Illegal(Refusal("not_over", FINISHED))
        return self.game.result(self.state)

    @property
    def scores(self) -> tuple[Score, ...]:
        """The score of every seat, line by line, once the game is over."""
        return self.result.scores

    # Playing

    def play(self, seat: int, action: object) -> None:
        """Answer a decision; raises Illegal or Malformed and then has changed nothing."""
        found = self._find(seat, action) if type(seat) is int else None
        if found is None:
            refusal = self.explain(seat, action)
            assert refusal is not None
            raise Illegal(refusal)
        state = self.state
        watched = type(state.news) is Tape
        if watched:
            self.moments = []
        decision, listed = found
        self.entries.append((seat, listed))
        if decision.free:
            self.game.take(state, seat, listed)
        else:
            state.agenda.pop().run(state, seat, listed)
        self._advance(seat)
        if watched:
            self._keep_stop(seat)

    def undo_start(self, seat: int) -> int | None:
        """Give the number of entries left if `seat` takes its last play back freely, or None if it cannot."""
        last = len(self.entries) - 1
        return last if self._is_free_to_undo(seat, last) else None

    def turn_start(self, seat: int) -> int | None:
        """Give the number of entries left if `seat` takes back all it has played in a row, as far as that is free."""
        if not self.entries or self.entries[-1][0] != seat:
            return None
        start = None
        last = len(self.entries) - 1
        while self._is_free_to_undo(seat, last):
            start, last = last, last - 1
        return start

    def plea_start(self, seat: int, *, turn: bool = False) -> int | None:
        """Give the number of entries left if `seat`, with the others' consent, takes its last play back, or its turn.

        All that has happened since goes with it; None where the seat has not played, or the game is over.
        """
        if self.over or not self._has_past:
            return None
        start, entries = None, self.entries
        for number in range(len(entries) - 1, self.origin - 1, -1):
            other = entries[number][0]
            if other == seat:
                start = number
                if not turn:
                    break
            elif start is not None and other != CHANCE:
                break
        return start

    @property
    def origin(self) -> int:
        """How many entries come from the game this one goes on from; they are not taken back."""
        return 0 if self.header.origin is None else int(self.header.origin["number"])

    def _is_free_to_undo(self, seat: int, number: int) -> bool:
        """Tell whether an entry is a play of the seat that nobody has learned anything from."""
        if self.over or not self._has_past or number < self.origin:
            return False
        return self.entries[number][0] == seat and not self._has_revealed(number)

    def _has_revealed(self, number: int) -> bool:
        """Tell whether somebody has learned a hidden thing by an entry."""
        for at, item in reversed(self.news):
            if at <= number:
                break
            if at == number + 1 and item.event.reveals:
                return True
        return self.entries[number][0] == CHANCE

    def foresee(self, seat: int, action: object) -> bool:
        """Tell whether a seat could take an action back, as far as it can know: it is tried on a redealt twin."""
        twin = self.redeal(seat, "foresee")
        heard = len(twin.news)
        twin.play(seat, action)
        revealed = any(item.event.reveals for _, item in twin.news[heard:])
        return not twin.over and len(twin.entries) == 1 and not revealed

    def undo(self, seat: int) -> None:
        """Take the seat's own last play back, as long as nothing was revealed and nobody has played since."""
        self._recognise_seat(seat)
        start = self.undo_start(seat)
        if start is None:
            raise Illegal(Refusal("revealed", UNDO))
        self.rewind(start)

    def rewind(self, number: int) -> None:
        """Go back to the position after the first `number` entries; chance to come stays as it was promised."""
        if type(number) is not int or not self.origin <= number <= len(self.entries):
            raise Malformed(f"there is no entry {number!r} to go back to: the log has {len(self.entries)}")
        chance = self._chance
        if not isinstance(chance, KeyedChance):
            raise Malformed("a redealt match has no past to go back to")
        entries = tuple(self.entries[:number])
        stop = next((one for one in reversed(self._stops) if one.number <= number), None)
        fresh = type(self)._begin(self.header, KeyedChance(chance.key), self.pack) if stop is None else self._at(stop)
        fresh._rerun(entries, CHANCE if stop is None else stop.actor)
        if isinstance(self.state.news, Tape):
            fresh.watch()
        for slot in ("state", "entries", "moments", "_news", "_untold", "_chance", "_asked", "_stops", "_dealt"):
            setattr(self, slot, getattr(fresh, slot))

    def _keep_stop(self, actor: int) -> None:
        """Keep the position, if the last one that was kept is far behind."""
        number = len(self.entries)
        chance = self._chance
        if number - (self._stops[-1].number if self._stops else 0) < STRIDE or not isinstance(chance, KeyedChance):
            return
        stop = Stop(number, self.state.clone(), chance.index, len(self.news), tuple(self._asked), actor)
        self._stops.append(stop)

    def put_away(self) -> None:
        """Keep no position on the way any more: whoever goes back plays the log again from its beginning."""
        self._stops = []

    def _at(self, stop: Stop) -> Self:
        """Give this match as it was at a stop."""
        assert isinstance(self._chance, KeyedChance)
        chance = KeyedChance(self._chance.key, index=stop.chance)
        twin = type(self)(self.game, stop.state.clone(), self.header, chance, self.pack)
        twin.entries = self.entries[: stop.number]
        twin._news, twin._asked = self.news[: stop.news], list(stop.asked)
        twin._stops = [one for one in self._stops if one.number <= stop.number]
        twin._dealt = sum(deal["number"] <= stop.number for deal in self._deals)
        return twin

    @property
    def _deals(self) -> Sequence[Mapping[str, Any]]:
        return () if self.header.origin is None else self.header.origin["deals"]

    def _deal_anew(self) -> None:
        """Where the game this one comes from was not over, draw what a seat could not know there anew."""
        deals = self._deals
        while self._dealt < len(deals) and deals[self._dealt]["number"] == len(self.entries):
            deal = deals[self._dealt]
            self._dealt += 1
            settle(self.state)
            self._collect()
            self.state = self.game.redeal(self.state, deal["seat"], Random(f"origin {deal['seed']}"))
            self.state.news = []
            self._news = [item for item in self.news if item[1].visible_to(deal["seat"])]
            self._asked = []

    @property
    def _has_past(self) -> bool:
        """Whether the log leads here: it does not in a redealt match, whose position was drawn."""
        return isinstance(self._chance, KeyedChance)

    def _recognise(self, action: object) -> None:
        """Raise Malformed for what is no action of this game."""
        if not isinstance(action, Action) or not isinstance(action, (Pass, *self.game.words)):
            raise Malformed(f"{action!r} is no action of {self.game.name}")
        if wrong := misfits(action):
            raise Malformed(f"{action!r} holds something else than it may in {', '.join(wrong)}")

    def _recognise_seat(self, seat: object) -> None:
        """Raise Malformed for what is no seat."""
        if type(seat) is not int or not 0 <= seat < self.header.seats:
            raise Malformed(f"there is no seat {seat!r}: seats are 0 to {self.header.seats - 1}")

    def _find(self, seat: int, action: object) -> tuple[Decision, Action] | None:
        """Give the decision of the seat that lists `action`, and the listed twin of the action."""
        for decision in self._asked:
            if decision.seat == seat:
                for listed in decision.actions:
                    if listed is action:
                        return decision, listed
                for listed in decision.actions:
                    if listed == action:
                        return decision, listed
        return None

    def _collect(self) -> None:
        """Move what just happened into the record."""
        news = self.state.news
        if type(news) is Tape:
            heard = len(self.news)
            self.moments += [Moment(name, heard + told, state) for name, told, state in news.moments]
            number = len(self.entries)
            self._news += [(number, item) for item in news]
            news.moments.clear()
            news.clear()
        elif news:
            self._untold.append((len(self.entries), news))
            self.state.news = []

    def _advance(self, actor: int) -> None:
        """Go on from a seat's play until a seat is asked or the game is over, letting chance answer for itself."""
        state = self.state
        agenda = state.agenda
        take_off = agenda.pop
        asked: Sequence[Decision | Fate] = ()
        while agenda:
            step = agenda[-1]
            asked = step.ask(state)
            if not asked:
                take_off()
                step.run(state, NOBODY, None)
                continue
            fate = asked[0]
            if not isinstance(fate, Fate):
                break
            self._collect()
            outcome = self._chance.sample(fate)
            self.entries.append((CHANCE, outcome))
            take_off()
            step.run(state, CHANCE, outcome)
        self._collect()
        self._offer(asked, actor)

    def _offer(self, asked: Sequence[Any], actor: int) -> None:
        """Number the open decisions: one that stays as it was keeps its version, unless its seat has just played."""
        before = self._asked
        self._asked = offered = []
        if not asked or asked[0].seat == CHANCE:
            return
        game = self.game
        if game.has_free and (free := game.free(self.state)):
            asked = (*asked, *free)
        number = len(self.entries)
        for d in asked:
            seat, prompt, actions, free_now = d.seat, d.prompt, d.actions, d.free
            if seat != actor:
                for old in before:
                    if old.seat == seat and old.prompt == prompt and old.free == free_now:
                        break
                else:
                    old = None
                if old is not None and old.actions == actions and old.args == d.args and old.rule == d.rule:
                    offered.append(old)
                    continue
            offered.append(Decision(seat, prompt, d.rule, actions, free_now, d.args, number))

    def _rerun(self, entries: Sequence[tuple[int, Action]], actor: int = CHANCE) -> None:
        """Apply what follows of a log, chance outcomes taken from it; then wait, or go on to the next question."""
        for number, entry in enumerate(entries[len(self.entries) :], start=len(self.entries)):
            try:
                seat, action = entry
            except (TypeError, ValueError):
                raise Malformed(f"entry {number} of the log is no seat with an action: {entry!r}") from None
            self._deal_anew()
            asked = settle(self.state)
            self._collect()
            if asked and isinstance(asked[0], Fate):
                self._replay_fate(number, asked[0], seat, action)
                continue
            self._offer(asked, actor)
            self._keep_stop(actor)
            found = self._find(seat, action)
            if found is None:
                raise Malformed(f"entry {number} of the log is not legal: {self._objection(seat, action)}")
            decision, listed = found
            self.entries.append((seat, listed))
            if decision.free:
                self.game.take(self.state, seat, listed)
            else:
                self.state.agenda.pop().run(self.state, seat, listed)
            actor = seat
        self._deal_anew()
        self._advance(actor)

    def _objection(self, seat: int, action: Action) -> object:
        """Say what is wrong with an entry of a log."""
        try:
            return self.explain(seat, action)
        except Malformed as error:
            return error

    def _replay_fate(self, number: int, fate: Fate, seat: int, action: Action) -> None:
        if seat != CHANCE or not isinstance(action, Drawn) or not admits(fate, action.values):
            raise Malformed(f"entry {number} of the log cannot answer chance: {action!r}")
        if isinstance(self._chance, KeyedChance):
            self._chance.index += 1
        self.entries.append((CHANCE, action))
        self.state.agenda.pop().run(self.state, CHANCE, action)


def _is_origin(header: Header, entries: int) -> bool:
    """Tell whether a header says where its game comes from in a way that can be followed."""
    origin = header.origin or {}
    number, deals = origin.get("number"), origin.get("deals")
    if type(number) is not int or not 0 <= number <= entries or not isinstance(deals, (list, tuple)):
        return False
    if len(deals) > MOST_DEALS:
        return False
    at = 0
    for deal in deals:
        if not isinstance(deal, Mapping) or {*deal} != {"number", "seat", "seed"} or type(deal["number"]) is not int:
            return False
        seat = deal["seat"]
        if seat is not None and (type(seat) is not int or not 0 <= seat < header.seats):
            return False
        if not at <= deal["number"] <= number or not isinstance(deal["seed"], str):
            return False
        at = deal["number"]
    return True


def pack_of(header: Header, content: Pack | Path | str | None = None) -> Pack:
    """Give the pack a log was played with: the one that is given, which must say the same, or one that is known."""
    game = find_game(header.game)
    digest = game.former_digests.get(header.content, header.content)
    pack = game.find_pack(digest) if content is None else game.pack(content)
    if pack is None:
        raise ContentError(f"it was played with other content ({digest}) than this program has")
    if pack.digest != digest:
        raise ContentError(f"it was played with other content ({digest}) than this ({pack.digest})")
    return pack
