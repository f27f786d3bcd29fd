"""Every check of the kit can fail: a small game is spoilt in one way after another, and its law says so."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

import pytest
from tests.testing.duel import duel
from tests.testing.duel.duel import GAME, Deal, Duel, DuelState, Lay, Look, Peeked, Play, Played

from kuluary.core import Action, Decision, Illegal, KeyedChance, Line, Match, Plan, Refusal, Step, Text
from kuluary.core import game as shelf
from kuluary.core.state import Tape
from kuluary.testing import LAWS, Broken, Suite

HOME = Path(duel.__file__).parent
MUTANTS = []


def suite(**settings: object) -> Suite:
    return Suite("duel", **{"games": 2, "limit": 300, "locales": HOME / "locales", "rules": HOME / "rules"} | settings)


@pytest.fixture
def spoil(monkeypatch):
    """The game is on the shelf as long as the test runs."""
    monkeypatch.setitem(shelf._SHELF, "duel", GAME)
    return monkeypatch


def mutant(law, says):
    """Mark a way to spoil the game: the law that is broken by it, and what the law says then."""

    def keep(change):
        MUTANTS.append(pytest.param(law, says, change, id=f"{law}: {change.__name__.replace('_', ' ')}"))
        return change

    return keep


def around(patch, cls, name, before=lambda *_: None, after=lambda *args: args[-1]):
    """Do something before a method, or make something else of what it gives."""
    method = getattr(cls, name)

    def changed(self, *args):
        before(self, *args)
        return after(self, *args, method(self, *args))

    patch.setattr(cls, name, changed)


def stir(*args):
    """Change a position a little, wherever it is among the arguments."""
    for part in args:
        if isinstance(part, DuelState):
            part.rest.append(part.rest.pop(0))


# What a game says of itself


@mutant("words", "object is no dataclass")
def a_word_is_no_record(patch):
    patch.setattr(Duel, "words", (*Duel.words, object))


@mutant("words", "two words have the same name")
def a_name_stands_for_two_words(patch):
    patch.setattr(Duel, "words", (*Duel.words, type("Play", (Play,), {})))


@mutant("words", "Loose has no hash")
def an_action_can_change(patch):
    loose = type("Loose", (Action,), {"__annotations__": {"card": int}})
    patch.setattr(Duel, "words", (*Duel.words, dataclass(loose)))


@mutant("words", "types of Vague are not known")
def a_type_is_not_known(patch):
    vague = type("Vague", (), {"__annotations__": {"card": "Nowhere"}})
    patch.setattr(Duel, "words", (*Duel.words, dataclass(vague)))


@mutant("options", "takes a value that does not exist")
def any_option_is_taken(patch):
    patch.setattr(Duel, "options", lambda self, seats, options: {"cards": 4, "lowest": False, **options})


@mutant("options", "completed differently")
def options_are_not_complete_at_once(patch):
    around(patch, Duel, "options", after=lambda *args: {**args[-1], "cards": 7 - args[-1]["cards"]})


@mutant("options", "the header has other options")
def the_header_does_not_say_what_is_played(patch):
    new = Match.new.__func__

    def begin(cls, *args, **more):
        match = new(cls, *args, **more)
        match.header = replace(match.header, options={**match.header.options, "cards": random.random()})
        return match

    patch.setattr(Match, "new", classmethod(begin))


# Playing


@mutant("ends", "cards are lost or doubled")
def a_card_is_lost(patch):
    around(patch, Lay, "run", after=lambda self, state, *_: state.gone.clear())


def asked_otherwise(patch, change):
    around(patch, Lay, "ask", after=lambda self, state, asked: change(asked[0]))


@mutant("ends", "has no answer")
def a_question_without_answers(patch):
    asked_otherwise(patch, lambda one: (replace(one, actions=()),))


@mutant("ends", "nobody has to answer")
def only_free_questions(patch):
    asked_otherwise(patch, lambda one: (replace(one, free=True),))


@mutant("ends", "lists an answer twice")
def an_answer_twice(patch):
    asked_otherwise(patch, lambda one: (replace(one, actions=(*one.actions, one.actions[0])),))


@mutant("ends", "there is no such seat")
def a_seat_that_is_not_there(patch):
    asked_otherwise(patch, lambda one: (replace(one, seat=7),))


@mutant("ends", "the same answer to two questions")
def the_same_question_twice(patch):
    asked_otherwise(patch, lambda one: (one, replace(one, prompt="again")))


@mutant("ends", "suggests what it does not list")
def a_wrong_suggestion(patch):
    patch.setattr(Duel, "suggest", lambda *_: Play(99))


def goes_round(patch):
    """Cards come back to the hand they were laid from."""

    def after(self, state, seat, action, _):
        state.hands[seat].append(action.card)
        state.hands[seat].sort()
        state.table.clear()
        state.gone.clear()
        state.agenda[:] = [Lay(seat)]

    around(patch, Lay, "run", after=after)


@mutant("ends", "is not over after 300 answers")
def a_game_without_end(patch):
    goes_round(patch)


def result_otherwise(patch, change):
    around(patch, Duel, "result", after=lambda self, state, result: change(state, result))


@mutant("scores", "a clone of the last position has another result")
def a_result_that_looks_at_the_news(patch):
    result_otherwise(patch, lambda state, result: replace(result, how="silence" if state.news is None else "tricks"))


@mutant("scores", "are not those in first place")
def the_last_win(patch):
    result_otherwise(patch, lambda state, result: replace(result, winners=(9,)))


@mutant("scores", "not every seat has a place")
def a_seat_without_a_place(patch):
    result_otherwise(patch, lambda state, result: replace(result, places=(1,), winners=(0,)))


@mutant("scores", "lines do not make the total")
def a_total_out_of_nowhere(patch):
    result_otherwise(
        patch, lambda _, result: replace(result, scores=tuple(replace(one, total=99) for one in result.scores))
    )


LOOKS = {
    "asking": (Lay, "ask"),
    "offering free actions": (Duel, "free"),
    "looking": (Duel, "view"),
    "looking together": (Duel, "views"),
    "explaining": (Duel, "refuse_free"),
    "redealing": (Duel, "redeal"),
    "the table in words": (Duel, "table_texts"),
    "words": (Duel, "noun"),
    "the outlook": (Duel, "outlook"),
    "judging": (Duel, "outlook"),
    "suggesting": (Duel, "suggest"),
    "a shortlist": (Duel, "shortlist"),
    "naming the matter": (Duel, "matter"),
    "checking": (Duel, "check"),
    "copying": (DuelState, "clone"),
    "the result": (Duel, "result"),
}


@pytest.mark.parametrize("what", LOOKS)
def test_a_look_that_changes_something_is_found_out(spoil, what):
    around(spoil, *LOOKS[what], before=stir)
    with pytest.raises(Broken, match=f"{'the outlook' if what == 'judging' else what} changes the match"):
        suite().run(["asking"])


@mutant("asking", "judging changes the match")
def a_judge_that_changes_what_it_judges(patch):
    patch.setattr(Duel, "judge", lambda self, seat: lambda state: (stir(state), state.points)[1])


# Refusals


def refused_otherwise(patch, refusal):
    patch.setattr(Lay, "refuse", lambda *_: refusal)


@mutant("refusals", "names '', which is no clause")
def a_refusal_without_a_clause(patch):
    refused_otherwise(patch, Refusal("must_lay", ""))


@mutant("refusals", "names 'D-9.9', which is no clause of the rules in en")
def a_refusal_with_a_wrong_clause(patch):
    refused_otherwise(patch, Refusal("must_lay", "D-9.9"))


@mutant("refusals", "has no reason")
def a_refusal_without_a_reason(patch):
    refused_otherwise(patch, Refusal("", "D-1.2"))


@mutant("refusals", "does not say why")
def a_step_that_explains_nothing(patch):
    refused_otherwise(patch, None)


@mutant("refusals", "no message duel-why-because")
def a_reason_without_words(patch):
    refused_otherwise(patch, Refusal("because", "D-1.2"))


@mutant("refusals", "says that the seat is not asked, but it is")
def a_seat_that_is_asked_is_told_to_wait(patch):
    refused_otherwise(patch, Refusal("not_your_turn", "H-1.1", (("seats", ()),)))


@mutant("refusals", "a refused action changes the match")
def a_refusal_that_changes_something(patch):
    around(patch, Lay, "refuse", before=stir)


@mutant("refusals", "is listed for seat ., but refused")
def what_is_listed_is_refused(patch):
    patch.setattr(Match, "explain", lambda *_: Refusal("must_lay", "D-1.2"))


@mutant("refusals", "but not refused")
def what_is_not_listed_is_not_refused(patch):
    patch.setattr(Match, "explain", lambda *_: None)


@mutant("refusals", "but can be played")
def what_is_refused_can_be_played(patch):
    play = Match.play

    def careless(self, seat, action):
        try:
            play(self, seat, action)
        except Illegal:
            return

    patch.setattr(Match, "play", careless)


@mutant("refusals", "playing it gives another reason")
def two_reasons_for_one_refusal(patch):
    explain = Match.explain
    calls = []

    def moody(self, seat, action):
        calls.append(action)
        word = explain(self, seat, action)
        return None if word is None else Refusal(("must_lay", "peeked")[len(calls) % 2], "D-1.2")

    patch.setattr(Match, "explain", moody)


# The same game again


@mutant("replay", "the same seed and answers give another log")
def a_seed_that_means_nothing(patch):
    patch.setattr(KeyedChance, "from_seed", lambda _: KeyedChance(random.randbytes(32)))


def moody_trick(self, state, *_):
    state.points[0] += random.choice((0, 1))


@mutant("replay", "replays differently")
def chance_behind_the_back_of_chance(patch):
    around(patch, Lay, "run", after=moody_trick)


@mutant("replay", "of the whole log stands differently")
def a_replay_that_stops_too_late(patch):
    replay = Match.replay.__func__
    patch.setattr(Match, "replay", classmethod(lambda cls, log, upto=None, **more: replay(cls, log, **more)))


@mutant("replay", "replays to another result")
def a_result_by_mood(patch):
    result_otherwise(patch, lambda state, result: replace(result, how=str(random.random())))


@mutant("position", "a position goes another way")
def rules_that_look_at_the_news(patch):
    def after(self, state, *_):
        state.points[0] += state.news is None

    around(patch, Lay, "run", after=after)


def clone_chance_otherwise(patch):
    """Give every clone a key of its own, the same ones in every run."""
    keys = count(1)
    patch.setattr(KeyedChance, "clone", lambda self: KeyedChance(next(keys).to_bytes(32, "big")))


@mutant("position", "the clone of a position goes another way")
def a_clone_of_a_position_with_moods(patch):
    clone_chance_otherwise(patch)


def clone_otherwise(patch, change):
    def after(self, twin):
        change(self, twin)
        return twin

    around(patch, DuelState, "clone", after=after)


@mutant("clones", "a clone differs: points")
def a_clone_forgets(patch):
    clone_otherwise(patch, lambda state, twin: setattr(twin, "points", [9] * len(state.points)))


@mutant("clones", "its news must be None")
def a_clone_listens(patch):
    clone_otherwise(patch, lambda state, twin: setattr(twin, "news", []))


@mutant("clones", "a clone shares gone with its state")
def a_clone_shares_a_list(patch):
    clone_otherwise(patch, lambda state, twin: setattr(twin, "gone", state.gone))


@mutant("clones", r"a clone shares hands\[0\] with its state")
def a_clone_shares_a_list_in_a_list(patch):
    clone_otherwise(patch, lambda state, twin: setattr(twin, "hands", state.hands[:]))


class Purse:
    """A record that can change, and cannot be compared."""

    __slots__ = ("tricks",)

    def __init__(self):
        self.tricks = 0


@mutant("clones", "a state changes when its clone is played on: lowest.tricks")
def a_clone_shares_a_record(patch):
    around(patch, Duel, "new", after=lambda *args: setattr(args[-1], "lowest", Purse()) or args[-1])

    def after(self, state, *_):
        state.lowest.tricks += 1

    around(patch, Lay, "run", after=after)


@mutant("clones", "a clone of the match differs")
def a_clone_of_a_match_forgets_what_happened(patch):
    around(patch, Match, "clone", after=lambda self, twin: setattr(twin, "_news", []) or twin)


@mutant("clones", "a match changes when its clone is played on")
def a_clone_of_a_match_tells_its_news_to_the_match(patch):
    around(patch, Match, "clone", after=lambda self, twin: setattr(twin, "_news", self.news) or twin)


@mutant("clones", "two clones go different ways")
def clones_with_moods(patch):
    clone_chance_otherwise(patch)


class Token:
    """Known by its face."""

    __slots__ = ()


TOKEN = Token()


@mutant("copies", "a pickled match goes another way")
def a_test_by_identity(patch):
    around(patch, Duel, "new", after=lambda *args: setattr(args[-1], "lowest", TOKEN) or args[-1])

    def after(self, state, *_):
        if state.lowest is not TOKEN and state.agenda:
            state.agenda[-1] = Lay((self.seat + 1) % len(state.hands))
            state.hands[0].sort(reverse=True)

    around(patch, Lay, "run", after=after)


@mutant("copies", "pickle")
def a_position_with_a_function_in_it(patch):
    around(patch, Duel, "new", after=lambda *args: setattr(args[-1], "lowest", lambda: False) or args[-1])


@mutant("copies", "a pickled match differs")
def a_copy_forgets(patch):
    patch.setattr(DuelState, "__reduce__", lambda self: (GAME.begin, (len(self.hands),)))


def view_otherwise(patch, change):
    around(patch, Duel, "view", after=lambda self, state, seat, view: change(state, seat, view))


@mutant("wire", "comes back as something else")
def a_view_with_a_list(patch):
    view_otherwise(patch, lambda state, seat, view: replace(view, gone=list(view.gone)))


@mutant("wire", "DuelState is not JSON serializable")
def a_view_with_the_state_in_it(patch):
    view_otherwise(patch, lambda state, seat, view: replace(view, gone=(state,)))


@mutant("wire", "sees another view when it is built with the others")
def views_built_together_are_others(patch):
    patch.setattr(
        Duel, "views", lambda self, state, seats, memory=None: {seat: self.view(state, None) for seat in seats}
    )


# Words


@mutant("texts", "en: no message duel-do-sing; ru: no message duel-do-sing")
def an_action_without_words(patch):
    sing = dataclass(frozen=True)(type("Sing", (Play,), {}))
    asked_otherwise(patch, lambda one: (replace(one, actions=(*one.actions, sing(one.actions[0].card))),))


@mutant("texts", "no message duel-ask-sing")
def a_question_without_words(patch):
    asked_otherwise(patch, lambda one: (replace(one, prompt="sing"),))


@mutant("texts", "the question 'lay' names 'D-7.7'")
def a_question_without_a_clause(patch):
    asked_otherwise(patch, lambda one: (replace(one, rule="D-7.7"),))


@mutant("texts", "no message duel-saw-waved")
def an_event_without_words(patch):
    waved = dataclass(frozen=True)(type("Waved", (Played,), {}))
    around(patch, Lay, "run", before=lambda self, state, seat, action: state.tell(waved(seat, 1)))


@mutant("texts", "no message duel-line-luck")
def a_line_without_words(patch):
    luck = (Line("luck", 0),)
    result_otherwise(
        patch, lambda _, result: replace(result, scores=tuple(replace(one, lines=luck) for one in result.scores))
    )


@mutant("texts", "no message duel-how-by-luck")
def an_end_without_words(patch):
    result_otherwise(patch, lambda state, result: replace(result, how="by_luck"))


@mutant("texts", "no message duel-option-cards-2")
def a_value_without_words(patch):
    patch.setattr(Duel, "choices", lambda *_: {"cards": ((2, 4), 4), "lowest": ((False, True), False)})


@mutant("texts", "duel-table: Unknown external: cards")
def a_text_that_lacks_an_argument(patch):
    patch.setattr(Duel, "table_texts", lambda *_: [Text("duel-table")])


@mutant("texts", "no message duel-card-3")
def a_noun_without_words(patch):
    patch.setattr(Duel, "noun", lambda self, state, field, value: Text(f"duel-card-{value}") if value == 3 else value)


def test_a_message_of_one_language_is_not_enough(spoil, tmp_path):
    for language, more in (("ru", ""), ("en", "duel-line-luck = Luck")):
        (tmp_path / language).mkdir()
        text = (HOME / "locales" / language / "duel.ftl").read_text(encoding="utf-8")
        (tmp_path / language / "duel.ftl").write_text(f"{text}\n{more}\n", encoding="utf-8")
    a_line_without_words(spoil)
    with pytest.raises(Broken, match=r"cannot be said: ru: no message duel-line-luck$"):
        suite(locales=tmp_path).run(["texts"])


def test_a_clause_of_one_language_is_not_enough(spoil, tmp_path):
    for language, more in (("ru", ""), ("en", "**D-9.9** Only here.")):
        text = (HOME / "rules" / f"duel.{language}.md").read_text(encoding="utf-8")
        (tmp_path / f"duel.{language}.md").write_text(f"{text}\n{more}\n", encoding="utf-8")
    a_refusal_with_a_wrong_clause(spoil)
    with pytest.raises(Broken, match="no clause of the rules in ru"):
        suite(rules=tmp_path).run(["refusals"])


def test_a_game_without_rules_is_found_out(spoil):
    with pytest.raises(Broken, match="there are no rules of duel"):
        suite(rules=None).run(["refusals"])


# Secrets


def rivals_best(state, seat):
    return max((card for other, hand in enumerate(state.hands) if other != seat for card in hand), default=0)


@mutant("secrecy", "can tell a redeal by the view")
def a_view_that_shows_a_rival_s_card(patch):
    view_otherwise(patch, lambda state, seat, view: replace(view, gone=(*view.gone, rivals_best(state, seat))))


@mutant("secrecy", "a spectator can tell a redeal by the view")
def a_view_that_shows_a_spectator_more(patch):
    view_otherwise(patch, lambda state, seat, view: replace(view, gone=tuple(state.hands[0])) if seat is None else view)


@mutant("secrecy", "can tell a redeal by suggestions")
def a_suggestion_that_knows_too_much(patch):
    patch.setattr(
        Duel, "suggest", lambda self, state, one: one.actions[rivals_best(state, one.seat) % len(one.actions)]
    )


@mutant("secrecy", "can tell a redeal by questions")
def a_question_that_knows_too_much(patch):
    around(patch, Lay, "ask", after=lambda self, state, asked: (replace(asked[0], args=(("rest", state.rest[0]),)),))


@mutant("secrecy", "can tell a redeal by refusals")
def a_refusal_that_knows_too_much(patch):
    patch.setattr(
        Lay,
        "refuse",
        lambda self, state, seat, _: Refusal("not_in_hand", "D-1.2", (("card", rivals_best(state, seat)),)),
    )


@mutant("secrecy", "can tell a redeal by texts")
def a_table_text_that_knows_too_much(patch):
    patch.setattr(
        Duel, "table_texts", lambda self, state, seat: [Text("duel-table", (("cards", rivals_best(state, seat)),))]
    )


@mutant("secrecy", "can tell a redeal by texts")
def a_noun_that_knows_too_much(patch):
    patch.setattr(Duel, "noun", lambda self, state, field, value: state.rest[0] if field == "card" else value)


@mutant("secrecy", "can tell a redeal by who is asked")
def an_order_that_knows_too_much(patch):
    def ask(self, state):
        seat = max((seat for seat, hand in enumerate(state.hands) if hand), key=lambda seat: max(state.hands[seat]))
        return (Decision(seat, "lay", "D-1.2", tuple(Play(card) for card in state.hands[seat])),)

    patch.setattr(Lay, "ask", ask)


@mutant("secrecy", "depends on what really lies hidden")
def a_redeal_from_the_truth(patch):
    redeal = Duel.redeal

    def careless(self, state, seat, rng):
        twin = redeal(self, state, seat, rng)
        if state.rest[0] % 2 and twin.seen == [duel.NONE] * len(twin.seen):
            twin.rest[0], twin.hands[0 if seat else 1][0] = twin.hands[0 if seat else 1][0], twin.rest[0]
        return twin

    patch.setattr(Duel, "redeal", careless)


@mutant("secrecy", "a redeal never moves anything")
def a_redeal_that_is_a_copy(patch):
    patch.setattr(Duel, "redeal", lambda self, state, seat, rng: state.clone())


@mutant("secrecy", "cards are lost or doubled")
def a_redeal_that_loses_a_card(patch):
    around(patch, Duel, "redeal", after=lambda *args: args[-1].rest.clear() or args[-1])


class Burn(Step):
    """A card is lost."""

    __slots__ = ()

    def run(self, state, seat, action):
        state.gone.pop()


@mutant("redealt", "cards are lost or doubled")
def a_redeal_that_goes_wrong_later(patch):
    around(patch, Duel, "redeal", after=lambda *args: args[-1].agenda.insert(0, Burn()) or args[-1])


@mutant("events", "is told what a redeal takes to be hidden")
def everyone_is_told_what_was_peeked_at(patch):
    around(patch, Look, "run", after=lambda self, state, *_: state.tell(Peeked(self.seat, state.seen[self.seat])))


@mutant("events", "is told what a redeal takes to be hidden")
def everyone_is_told_what_was_dealt(patch):
    def after(self, state, *_):
        for seat, hand in enumerate(state.hands):
            state.tell(Played(seat, hand[0]))

    around(patch, Deal, "run", after=after)


# Opponents


def bot_otherwise(patch, choose, intention=None):
    class Odd:
        def choose(self, match, seat):
            return choose(match, seat)

        def intend(self, match, seat):
            return intention

    patch.setattr(Duel, "levels", ("odd",))
    patch.setattr(Duel, "bots", {"odd": lambda rng: Odd()})


def first(match, seat):
    return next(one.actions[0] for one in match.decisions if one.seat == seat and not one.free)


@mutant("bots", "answers what is not listed")
def a_bot_that_cheats(patch):
    bot_otherwise(patch, lambda match, seat: Play(99))


@mutant("bots", "sees what seat . cannot")
def a_bot_that_peeps(patch):
    def choose(match, seat):
        own = match.state.hands[seat]
        return Play(own[rivals_best(match.state, seat) % len(own)])

    bot_otherwise(patch, choose)


@mutant("bots", "changes the match it thinks about")
def a_bot_that_leaves_traces(patch):
    bot_otherwise(patch, lambda match, seat: (stir(match.state), first(match, seat))[1])


@mutant("bots", "no message duel-plan")
def a_bot_with_a_plan_it_cannot_tell(patch):
    bot_otherwise(patch, first, Plan(Text("duel-plan")))


@mutant("bot_games", "are not done after 300 entries")
def bots_that_go_round(patch):
    goes_round(patch)


@mutant("bot_games", "cards are lost or doubled")
def a_card_is_lost_among_bots(patch):
    a_card_is_lost(patch)


# What is shown


@mutant("beats", "does not name the beat 'laid'")
def a_beat_without_a_name(patch):
    patch.setattr(Duel, "beats", ())


@mutant("beats", "Played is told in the beat 'laid'")
def an_event_in_the_beat_of_another(patch):
    patch.setattr(Duel, "shown", {"laid": (), "": (Played, Peeked)})


@mutant("beats", "Played is told in no beat")
def an_event_without_a_beat(patch):
    patch.setattr(Duel, "shown", {"laid": (Played,)})


@mutant("beats", "cards are lost or doubled")
def a_beat_in_the_middle_of_a_move(patch):
    def mark(self, state, seat, action):
        state.hands[seat].remove(action.card)
        state.beat("laid")
        state.hands[seat].append(action.card)

    around(patch, Lay, "run", before=mark)


@mutant("beats", "can tell a redeal by the view at the end of the beat 'laid'")
def a_beat_that_betrays_a_hand(patch):
    def tell(state, _, view):
        full = len(state.table) == len(state.hands)
        return replace(view, gone=tuple(state.rest)) if full else view

    view_otherwise(patch, tell)


@mutant("beats", "sees another view than who has not")
def a_view_that_is_remembered_for_ever(patch):
    first = {}

    def views(self, state, seats, memory=None):
        fresh = {seat: self.view(state, seat) for seat in seats}
        return fresh if memory is None else first.setdefault(memory, fresh)

    patch.setattr(Duel, "views", views)


@mutant("beats", "goes another way")
def a_game_that_notices_who_watches(patch):
    def notice(state, _):
        if isinstance(state.news, Tape):
            state.points.reverse()

    around(patch, DuelState, "beat", before=notice)


# What is kept


@mutant("keepsakes", "but 1 keepsakes")
def a_seat_is_forgotten(patch):
    patch.setattr(Duel, "kept", lambda *_: [None])


@mutant("keepsakes", "no option takes it")
def something_nobody_can_bring(patch):
    patch.setattr(Duel, "kept", lambda self, state, names: [{"medal": name} for name in names])


@mutant("keepsakes", "is read differently")
def a_medal_that_changes(patch):
    patch.setattr(Duel, "keepsakes", "medals")
    patch.setattr(Duel, "kept", lambda self, state, names: [{"medal": name} for name in names])
    patch.setattr(Duel, "keepsake", lambda self, data: shelf.Keepsake("any", False, {"medal": "tin"}, None))


@mutant("keepsakes", "unknown option 'medals'")
def a_medal_nobody_takes(patch):
    patch.setattr(Duel, "keepsakes", "medals")
    patch.setattr(Duel, "kept", lambda self, state, names: [{"medal": name} for name in names])
    patch.setattr(Duel, "keepsake", lambda self, data: shelf.Keepsake("any", False, data, None))


# The proof


@pytest.mark.parametrize("law", LAWS)
def test_the_honest_game_keeps_every_law(spoil, law):
    suite(games=3).run([law])


@pytest.mark.parametrize(("law", "says", "change"), MUTANTS)
def test_a_spoilt_game_is_found_out(spoil, law, says, change):
    random.seed("the same moods in every run")
    change(spoil)
    with pytest.raises(Broken, match=says) as caught:
        suite().run([law])
    assert str(caught.value).startswith(f"law {law!r}")


def test_every_law_is_broken_by_some_mutant():
    assert {param.values[0] for param in MUTANTS} == set(LAWS)


def test_all_broken_laws_are_named_with_what_is_needed_to_look_into_them(spoil):
    around(spoil, Duel, "view", before=stir)
    with pytest.raises(Broken, match=r"law 'asking'(.|\n)*law 'secrecy'") as caught:
        suite().run(["asking", "secrecy"])
    assert "duel 2, seed 'kit asking duel 2 0', entry" in str(caught.value)
