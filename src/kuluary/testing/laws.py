"""The laws every game keeps; each is tried in a game of its own and raises AssertionError where it is broken."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import fields, is_dataclass, replace
from itertools import combinations
from typing import Any, Final

import kuluary
from kuluary.core import (
    CHANCE,
    Action,
    BadOption,
    Bot,
    Event,
    Game,
    Illegal,
    KeyedChance,
    Match,
    Moment,
    News,
    Position,
    RandomChance,
    State,
    content_of,
    random_playout,
    settle,
)
from kuluary.core.game import opening
from kuluary.core.looking import Memory
from kuluary.core.text import event_text, refusal_text
from kuluary.core.typed import field_types
from kuluary.testing.play import finish, positions
from kuluary.testing.secrecy import cannot_tell, chair_name, other_chance, redeal_once, visible
from kuluary.testing.snapshot import differences, same, slots, snapshot, whole
from kuluary.testing.speech import option_texts, plan_texts, sheet_texts, texts_of
from kuluary.testing.trial import Trial, offered, some

Law = Callable[[Trial], None]

WORLDS: Final = 6
"""How many other outcomes of chance are looked at in a position."""


def require(condition: object, message: str) -> None:
    """Raise AssertionError with a message where a condition does not hold."""
    if not condition:
        raise AssertionError(message)


def require_same(one: Any, two: Any, what: str) -> None:
    """Raise AssertionError naming the first difference between two snapshots."""
    if one != two:
        raise AssertionError(f"{what}: {differences(one, two)}")


# What a game says of itself


def words(trial: Trial) -> None:
    """Every word is a record of declared types with a name of its own, and actions are values."""
    known_words = trial.game.words
    names = [word.__name__ for word in known_words]
    require(len(set(names)) == len(names), f"two words have the same name: {sorted(names)}")
    for word in known_words:
        require(is_dataclass(word), f"{word.__name__} is no dataclass")
        declared = {field.name for field in fields(word)}
        require(set(field_types(word)) == declared, f"the types of {word.__name__} are not known when it runs")
        require(not issubclass(word, (Action, Event)) or word.__hash__, f"{word.__name__} has no hash: make it frozen")


def options(trial: Trial) -> None:
    """Options are completed once and for all, shown in the header, and an unknown name or value is refused."""
    game, seats = trial.game, trial.table.seats
    full = game.options(seats, trial.table.options)
    require(game.options(seats, full) == full, f"complete options are completed differently: {full}")
    header, again = trial.begin().header, replace(trial.table, options=full).new(trial.seed).header
    require(header.options == again.options, f"the header has other options: {header.options}, {again.options}")
    for wrong in ("no such option", *game.choices(seats)):
        try:
            game.options(seats, {**trial.table.options, wrong: object()})
        except BadOption:
            continue
        raise AssertionError(f"the option {wrong!r} takes a value that does not exist")


# Playing


def ends(trial: Trial) -> None:
    """The game's own laws hold in every position, nobody is stuck, questions are well formed, and the game ends."""
    for match in trial.positions():
        trial.game.check(match.state)
        if not match.over:
            require(any(not one.free for one in match.decisions), "the game is not over, but nobody has to answer")
        for one in match.decisions:
            where = f"the question {one.prompt!r} to seat {one.seat}"
            require(one.seat in range(trial.table.seats), f"{where}: there is no such seat")
            require(one.actions, f"{where} has no answer")
            require(len(set(one.actions)) == len(one.actions), f"{where} lists an answer twice")
            suggestion = match.suggest(one)
            require(suggestion is None or suggestion in one.actions, f"{where} suggests what it does not list")
        for mine, other in combinations(match.decisions, 2):
            twice = mine.seat == other.seat and set(mine.actions) & set(other.actions)
            require(not twice, f"seat {mine.seat} can give the same answer to two questions: {twice}")


def scores(trial: Trial) -> None:
    """Scores come from the state alone, line by line, and whoever is first has won."""
    match = trial.finished()
    result = match.result
    require(trial.game.result(match.state.clone()) == result, "a clone of the last position has another result")
    require(len(result.places) >= trial.table.seats, f"not every seat has a place: {result.places}")
    firsts = tuple(seat for seat, place in enumerate(result.places) if place == 1)
    require(result.winners in (firsts, ()), f"winners {result.winners} are not those in first place {firsts}")
    for score in result.scores:
        require(score.total == sum(line.points for line in score.lines), f"lines do not make the total: {score}")


def asking(trial: Trial) -> None:
    """Asking, looking, explaining, judging and copying change nothing."""
    game = trial.game
    probes = trial.probes()
    for match in trial.stops():
        before = whole(match)
        for what, look in _looks(trial, match, probes):
            look()
            require_same(before, whole(match), f"{what} changes the match")
    match = trial.finished()
    before = whole(match)
    game.result(match.state)
    require_same(before, whole(match), "the result changes the match")


def _looks(trial: Trial, match: Match, probes: list[Action]) -> Iterator[tuple[str, Callable[[], object]]]:
    """Give everything that may be asked of a match."""
    game, state, rng = trial.game, match.state, trial.rng("looks")
    seats = range(trial.table.seats)
    asked = match.decisions
    yield "copying", lambda: (match.clone(), state.clone(), match.log)
    yield "asking", lambda: settle(state)
    yield "offering free actions", lambda: game.free(state)
    yield "looking", lambda: [match.view(chair) for chair in trial.chairs]
    yield "looking together", lambda: game.views(state, trial.chairs)
    yield "explaining", lambda: [match.explain(seat, action) for seat in seats for action in some(probes, rng)]
    yield "redealing", lambda: [match.redeal(chair, 1) for chair in trial.chairs]
    yield "the table in words", lambda: [game.table_texts(state, seat) for seat in seats]
    yield "words", lambda: [list(texts_of(match, one)) for one in asked]
    yield "the outlook", lambda: game.outlook(state)
    yield (
        "judging",
        lambda: [judge(state) for seat in seats for judge in (game.judge(seat), game.taught_judge(state, seat))],
    )
    yield "suggesting", lambda: [match.suggest(one) for one in asked]
    yield "a shortlist", lambda: [game.shortlist(state, one) for one in asked]
    yield "naming the matter", lambda: game.matter(state)
    yield "checking", lambda: game.check(state)


def refusals(trial: Trial) -> None:
    """Whatever is listed is legal; whatever is not is refused with a reason and a clause, and changes nothing."""
    rng = trial.rng("refusals")
    probes = trial.probes()
    for match in trial.stops():
        before = whole(match)
        for seat in range(trial.table.seats):
            listed = set(offered(match.decisions, seat))
            for action in listed:
                require(match.explain(seat, action) is None, f"{action} is listed for seat {seat}, but refused")
            for action in some(probes, rng):
                if action not in listed:
                    _require_refusal(trial, match, seat, action)
        require_same(before, whole(match), "a refused action changes the match")


def _require_refusal(trial: Trial, match: Match, seat: int, action: Action) -> None:
    refusal = match.explain(seat, action)
    where = f"the refusal of {action} for seat {seat}"
    if refusal is None:
        raise AssertionError(f"{action} is not listed for seat {seat}, but not refused")
    asked = any(one.seat == seat and not one.free for one in match.decisions)
    require(refusal.reason, f"{where} has no reason")
    require(refusal.reason != "not_offered", f"{where} does not say why: the step on the agenda has to")
    require(not asked or refusal.reason != "not_your_turn", f"{where} says that the seat is not asked, but it is")
    trial.speech.check_clause(refusal.rule, where)
    trial.speech.check(refusal_text(trial.game, match.state, refusal))
    try:
        match.play(seat, action)
    except Illegal as error:
        require(error.refusal == refusal, f"{where}: playing it gives another reason, {error.refusal}")
    else:
        raise AssertionError(f"{action} is refused to seat {seat}, but can be played")


# The same game again


def replay(trial: Trial) -> None:
    """The log gives the game back: every position on the way, and the end; the same seed gives the same log."""
    kept = [(match.log, match.key, whole(match)) for match in trial.stops()]
    match = trial.finished()
    require(trial.finished().log == match.log, "the same seed and answers give another log")
    for log, key, then in [*kept, (match.log, match.key, whole(match))]:
        require_same(
            then,
            whole(Match.replay(log, key=key, content=match.pack)),
            f"the log of {len(log.entries)} entries replays differently",
        )
    for log, _, then in kept:
        again = Match.replay(match.log, upto=len(log.entries), content=match.pack)
        require_same(
            then["state"], snapshot(again.state), f"entry {len(log.entries)} of the whole log stands differently"
        )
    require(Match.replay(match.log, content=match.pack).result == match.result, "the log replays to another result")


def position(trial: Trial) -> None:
    """A position, which keeps no log and tells no events, plays the same game from equal answers; so does its clone."""
    match = trial.finished()
    header = match.header
    state, _ = opening(trial.game, header.seats, header.options, match.pack, header.rules)
    here = Position(trial.game, state, KeyedChance.from_seed(trial.seed))
    log = kuluary.decode(kuluary.encode(match.log))
    answers = [entry for entry in log.entries if entry[0] != CHANCE]
    half = len(answers) // 2
    for answer in answers[:half]:
        here.play(*answer)
    for name, one in (("a position", here), ("the clone of a position", here.clone())):
        for answer in answers[half:]:
            one.play(*answer)
        require_same(snapshot(match.state), snapshot(one.state), f"{name} goes another way than the match")


def clones(trial: Trial) -> None:
    """A clone is equal, shares nothing that can change, and neither feels what happens to the other."""
    for number, match in enumerate(trial.stops()):
        state, twin = match.state, match.state.clone()
        before = snapshot(state)
        require_same(before, snapshot(twin), "a clone differs")
        require(twin.news is None, "a clone of a state listens: its news must be None")
        for name, part in _shared(state, twin):
            raise AssertionError(f"a clone shares {name} with its state: {part!r}")
        other = match.clone()
        require_same(whole(match), whole(other), "a clone of the match differs")
        for moved, still in ((twin, state), (state.clone(), twin.clone())):
            kept = snapshot(still)
            rng = trial.rng(f"clone {number}")
            random_playout(trial.game, moved, RandomChance(rng), rng.random)
            require_same(kept, snapshot(still), "a state changes when its clone is played on")
        now = whole(match)
        end = trial.played_on(other)
        whole(end)  # what is told only when somebody asks is told by now
        require_same(now, whole(match), "a match changes when its clone is played on")
        require(trial.played_on(match.clone()).log == end.log, "two clones go different ways")


def _shared(one: Any, two: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Give what can change and is the same object in two states, as deep as containers and records go."""
    if type(one).__hash__ is None and one is two:
        yield name, one
    elif isinstance(one, (list, tuple)) and type(one) is type(two) and len(one) == len(two):
        for number, (left, right) in enumerate(zip(one, two, strict=True)):
            yield from _shared(left, right, f"{name}[{number}]")
    elif isinstance(one, dict) and isinstance(two, dict):
        for key in one.keys() & two.keys():
            yield from _shared(one[key], two[key], f"{name}[{key!r}]")
    elif isinstance(one, State) or (not isinstance(one, type) and type(one).__hash__ is None):
        for part in slots(one):
            yield from _shared(getattr(one, part), getattr(two, part), f"{name}.{part}".lstrip("."))


def copies(trial: Trial) -> None:
    """A match that was pickled or deeply copied plays on as the match does."""
    for match in trial.stops():
        now = whole(match)
        others = {"pickled": pickle.loads(pickle.dumps(match)), "deeply copied": deepcopy(match)}
        end = trial.played_on(match.clone())
        for how, other in others.items():
            require_same(now, whole(other), f"a {how} match differs")
            trial.played_on(other)
            require(other.log == end.log, f"a {how} match goes another way")
            require(other.news == end.news, f"a {how} match tells other news")
            require(other.result == end.result, f"a {how} match ends differently")


def wire(trial: Trial) -> None:
    """Actions, questions, views, refusals, events, results and logs come back from JSON as they were."""
    probes = trial.probes()
    rng = trial.rng("wire")
    for action in probes:
        _require_back(action)
    for match in trial.stops():
        for thing in (*match.decisions, match.log):
            _require_back(thing)
        for chair, view in trial.game.views(match.state, trial.chairs).items():
            _require_back(view)
            require(
                view == match.view(chair), f"{chair_name(chair)} sees another view when it is built with the others"
            )
        for seat in range(trial.table.seats):
            _require_back(match.explain(seat, rng.choice(probes)))
    match = trial.finished()
    catalog = trial.game.catalog(content_of(match.pack))
    for thing in (match.log, match.result, catalog, *(match.view(chair) for chair in trial.chairs)):
        _require_back(thing)
    for _, item in match.news:
        _require_back(item)


def _require_back(thing: Any) -> None:
    text = kuluary.encode(thing)
    back = kuluary.decode(text)
    require(back == thing, f"{text[:200]} comes back as something else: {back!r:.200} for {thing!r:.200}")


# Words


def texts(trial: Trial) -> None:
    """Everything the game says can be said in every language: no message is missing, none lacks an argument."""
    game, speech = trial.game, trial.speech
    for text in option_texts(game, trial.table.seats):
        speech.check(text)
    told = 0
    for match in trial.positions():
        for one in match.decisions:
            speech.check_clause(one.rule, f"the question {one.prompt!r}")
            for text in texts_of(match, one):
                speech.check(text)
        for _, item in match.news[told:]:
            speech.check(event_text(game, match.state, item.event))
        told = len(match.news)
    for text in sheet_texts(match):
        speech.check(text)
    for match in trial.stops():
        for seat in range(trial.table.seats):
            for text in game.table_texts(match.state, seat):
                speech.check(text)


# Secrets


def secrecy(trial: Trial) -> None:
    """Nobody can tell a redealt position from the real one, and the sample depends on nothing they cannot know."""
    probes, rng = trial.probes(), trial.rng("asked")
    moved = 0
    for number, match in enumerate(trial.stops()):
        for chair in trial.chairs:
            moved += redeal_once(match, chair, f"{trial.seed} {number}", some(probes, rng))
    if not moved and trial.table.seats > 1 and not trial.game.open_hands:  # there may have been little to move
        anywhere = ((match, chair) for match in trial.positions() for chair in trial.chairs)
        require(
            any(not same(match.redeal(chair, trial.seed).state, match.state) for match, chair in anywhere),
            "a redeal never moves anything: either it forgets to, or the game has open hands",
        )


def redealt(trial: Trial) -> None:
    """A redealt position is lawful and can be played to the end."""
    for number, match in enumerate(trial.stops()):
        for chair in (None, trial.rng(f"redealt {number}").randrange(trial.table.seats)):
            for reached in positions(match.redeal(chair, number), trial.rng("redealt"), trial.habit):
                trial.game.check(reached.state)


def events(trial: Trial) -> None:
    """Nobody is told what a redeal takes to be hidden from them."""
    for match in trial.stops():
        for world in other_chance(match, trial.rng(f"chance {match.number}"), WORLDS):
            for chair in trial.chairs:
                here, there = visible(match, chair), visible(world, chair)
                if here != there and cannot_tell(match, world, chair):
                    told = [item.event for item in here if item not in there]
                    raise AssertionError(f"{chair_name(chair)} is told what a redeal takes to be hidden: {told}")


def beats(trial: Trial) -> None:
    """The positions at the end of beats can be looked at by everyone, again and again, and betray nothing."""
    game, rng = trial.game, trial.rng("beats")
    watched, plain = trial.begin().watch(), trial.table.new(trial.seed)
    answers, memory = trial.rng("answers"), Memory()
    while not watched.over:
        require(watched.number <= trial.limit, f"the game is not over after {trial.limit} entries")
        decision, action = trial.habit(watched.state, watched.decisions, answers)
        heard = len(watched.news)
        watched.play(decision.seat, action)
        plain.play(decision.seat, action)
        for moment in watched.moments:
            require(moment.name in game.beats, f"the game does not name the beat {moment.name!r}")
            require(heard <= moment.told <= len(watched.news), f"the beat {moment.name!r} tells events of another play")
            _require_shown(game, moment.name, watched.news[heard : moment.told])
            heard = moment.told
        _require_shown(game, "", watched.news[heard:])
        if watched.moments and rng.random() < trial.looks / (watched.number + trial.looks):
            moment = rng.choice(watched.moments)
            game.check(moment.state)
            remembered = game.views(moment.state, trial.chairs, memory)
            fresh = game.views(moment.state, trial.chairs)
            require(remembered == fresh, "whoever has looked before sees another view than who has not")
            _require_discreet(trial, moment)
    require_same(whole(plain), whole(watched), "a match that is watched goes another way")


def _require_shown(game: Game, beat: str, told: Sequence[tuple[int, News]]) -> None:
    """Events stand in a beat that shows them, where the game says which do; what is left without one is in none."""
    for _, item in told if game.shown else ():
        where = f"in the beat {beat!r}" if beat else "in no beat"
        require(type(item.event) in game.shown.get(beat, ()), f"{type(item.event).__name__} is told {where}")


def _require_discreet(trial: Trial, moment: Moment) -> None:
    """Look at the end of a beat from every chair, before and after a redeal."""
    game, state = trial.game, moment.state
    seen = game.views(state, trial.chairs)
    for chair in trial.chairs:
        other = game.view(game.redeal(state, chair, trial.rng(f"{moment.name} {chair}")), chair)
        same = kuluary.encode(seen[chair]) == kuluary.encode(other)
        require(same, f"{chair_name(chair)} can tell a redeal by the view at the end of the beat {moment.name!r}")


# Opponents


def bots(trial: Trial) -> None:
    """Bots of every level answer legally, leave the match alone, and use nothing that their seat cannot know."""
    levels = kuluary.bots.levels(trial.game.name)
    for number, match in enumerate(trial.stops()):
        before = whole(match)
        seat = next(one.seat for one in match.decisions if not one.free)
        other = match.redeal(seat, number)
        for level in levels:
            intention = _bot(trial, level).intend(match, seat)
            if intention is not None:
                for text in plan_texts(intention):
                    trial.speech.check(text)
            answer, blind = (_bot(trial, level).choose(world, seat) for world in (match, other))
            require(answer in offered(match.decisions, seat), f"the bot {level!r} answers what is not listed: {answer}")
            require(answer == blind, f"the bot {level!r} sees what seat {seat} cannot: {answer} against {blind}")
            require_same(before, whole(match), f"the bot {level!r} changes the match it thinks about")


def bot_games(trial: Trial) -> None:
    """Bots of one level, now this and now that, bring a game to its end."""
    levels = kuluary.bots.levels(trial.game.name)
    level = levels[trial.turn % len(levels)]
    players = [_bot(trial, level) for _ in range(trial.table.seats)]
    match = trial.begin()
    while not match.over:
        require(match.number <= trial.limit, f"the bots {level!r} are not done after {trial.limit} entries")
        seat = next(one.seat for one in match.decisions if not one.free)
        match.play(seat, players[seat].choose(match, seat))
    trial.game.check(match.state)


def _bot(trial: Trial, level: str) -> Bot:
    return kuluary.bots.make(trial.game.name, level, trial.seed, iterations=trial.iterations)


# What is kept


def keepsakes(trial: Trial) -> None:
    """What people keep of a game can be read, and brought to the next one."""
    game = trial.game
    match = trial.finished()
    kept = game.kept(match.state, [f"person {seat}" for seat in range(trial.table.seats)])
    require(len(kept) == trial.table.seats, f"there are {trial.table.seats} seats, but {len(kept)} keepsakes")
    if game.keepsakes is None:
        require(not any(kept), "something is kept, but no option takes it")
        return
    for data in kept:
        require(data is None or game.keepsake(data).data == data, f"what was kept is read differently: {data}")
    brought = [None if data is None or game.keepsake(data).spent else data for data in kept]
    table = replace(trial.table, options={**trial.table.options, game.keepsakes: brought})
    require(finish(table.new(trial.seed), trial.rng("answers")).over, "a game with keepsakes does not end")


LAWS: Final[dict[str, Law]] = {
    law.__name__: law
    for law in (
        words,
        options,
        ends,
        scores,
        asking,
        refusals,
        replay,
        position,
        clones,
        copies,
        wire,
        texts,
        secrecy,
        redealt,
        events,
        beats,
        bots,
        bot_games,
        keepsakes,
    )
}
"""By name."""
