"""The levels there are: the general bots, and those a game brings."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any, Final

from kuluary.bots.greedy import NEAR_SIGHTED, Greedy
from kuluary.bots.instinct import Instinct
from kuluary.bots.outsider import ELSEWHERE, Outsider
from kuluary.bots.random import Chooser
from kuluary.bots.rollout import Rollout
from kuluary.bots.search import Search
from kuluary.core import Action, BadOption, Bot, Illegal, Malformed, Match, Plan, find_game, game_names
from kuluary.core.bot import Clock, Maker, Recipe, Share, alone

ALGORITHMS: Final[Mapping[str, Maker]] = {
    "random": Chooser,
    "greedy": Greedy,
    "instinct": Instinct,
    "search": Search,
    "rollout": Rollout,
}
"""The general algorithms by name; a game may bring its own."""
RECIPES: Final[Mapping[str, Recipe]] = {
    "novice": Recipe("greedy", {"samples": 2, "draws": 1, "attention": 0.7, "sight": NEAR_SIGHTED}),
    "regular": Recipe("greedy", {"attention": 0.75}),
    "expert": Recipe("greedy"),
    "master": Recipe("search", {"seconds": 1.5, "alone": 2.0}),
}
"""How the levels play where a game says nothing else."""


def levels(game: str) -> tuple[str, ...]:
    """List the levels a game offers to people, the weakest first."""
    return find_game(game).levels


def algorithms(game: str) -> tuple[str, ...]:
    """List the algorithms that can be played by name, for those who study them."""
    return (*ALGORITHMS, *find_game(game).bots)


def known_levels() -> tuple[str, ...]:
    """List every level and algorithm there is; not every game has all of them."""
    names = [name for game in game_names() for name in (*levels(game), *algorithms(game))]
    return tuple(dict.fromkeys(names))


def characters(game: str) -> tuple[str, ...]:
    """List the characters a bot of a game can have."""
    return tuple(find_game(game).characters)


def check_level(game: str, level: str) -> str:
    """Give the level or algorithm, with its character (`expert+bona`), or raise BadOption naming those there are."""
    plain, plus, character = str(level).partition("+")
    known = tuple(dict.fromkeys((*levels(game), *algorithms(game))))
    if plain not in known:
        raise BadOption(f"unknown level {plain!r}: known are {', '.join(known)}")
    if plus and character not in characters(game):
        raise BadOption(f"unknown character {character!r}: known are {', '.join(characters(game)) or 'none'}")
    if plus and not has_style(game, plain):
        raise BadOption(f"{plain} has no style: a character plays at another level")
    return level


def has_style(game: str, level: str) -> bool:
    """Tell whether a level or algorithm can have a character's style."""
    return "style" in inspect.signature(_maker(game, level)[0]).parameters


def searches(game: str, level: str) -> bool:
    """Tell whether a level or algorithm thinks about a question in a way that several processes can share."""
    plain = level.partition("+")[0]
    known = plain in (*levels(game), *algorithms(game))
    return known and "share" in inspect.signature(_maker(game, plain)[0]).parameters


def make(
    game: str,
    level: str = "regular",
    seed: int | str | None = None,
    *,
    think: float | None = None,
    iterations: int | None = None,
    pace: float = 1.0,
    clock: Clock = perf_counter,
    share: Share = alone,
    together: int = 1,
) -> Bot:
    """Make a bot of a level, or of an algorithm by its name, with a character's style if one is named: `expert+bona`.

    One that goes by the clock has the time of its level; `think` gives it other seconds a decision, `iterations` counts
    redeals instead, and `pace` is the part of its time that it may use. It counts its time by
    `clock`: a measurement gives it `time.process_time`, and a busy machine takes nothing from it.

    Where it searches, `together` processes think about each question, this one among them; they share `iterations`.
    Whoever spreads thinking in another way gives `share`: it is told what the bot has found before that decides, and
    gives that with what others have found.
    """
    check_level(game, level)
    check_thinking(think, iterations)
    check_count("together", together)
    if together > 1 and searches(game, level):
        from kuluary.bots.together import Together  # whoever thinks alone needs no processes

        part = None if iterations is None else -(-iterations // together)
        maker: Maker = partial(make, game, level, pace=pace)
        return Together(maker, together - 1, seed, think=think, iterations=part, clock=clock)
    found = find_game(game)
    rng = Random(f"bot {seed}") if seed is not None else Random()
    level, _, character = level.partition("+")
    algorithm, recipe = _maker(game, level)
    settings: dict[str, Any] = dict(recipe.settings)
    if character:
        settings["style"] = found.characters[character]
    known = inspect.signature(algorithm).parameters
    if "clock" in known:
        settings["clock"] = clock
    if "share" in known:
        settings["share"] = share
    if "seconds" in known:
        if think is not None:
            settings["seconds"] = think
            settings.pop("alone", None)
        elif "seconds" in settings:
            settings["seconds"] *= pace
        if iterations is not None:
            settings["iterations"] = iterations
    return algorithm(rng, **settings)


def check_thinking(think: float | None, iterations: int | None) -> None:
    """Raise BadOption for a time, or a number of redeals, in which nobody can think."""
    if think is not None:
        check_seconds("think", think)
    if iterations is not None:
        check_count("iterations", iterations)


def check_seconds(name: str, value: float) -> None:
    """Raise BadOption for what is no time in which anybody can think."""
    if not isinstance(value, int | float) or not value > 0:
        raise BadOption(f"{name} cannot be {value!r}: more than 0 seconds are needed")


def check_count(name: str, value: int, *, least: int = 1) -> None:
    """Raise BadOption for what is no number of things, or too few of them."""
    if type(value) is not int or value < least:
        raise BadOption(f"{name} cannot be {value!r}: a whole number of at least {least} is needed")


def _maker(game: str, level: str) -> tuple[Maker, Recipe]:
    """Give what makes a bot of a level, and how."""
    found = find_game(game)
    recipe = found.recipes.get(level) or RECIPES.get(level) or Recipe(level)
    return found.bots.get(recipe.algorithm) or ALGORITHMS[recipe.algorithm], recipe


Player = str | Callable[..., Any]
"""A level, or a bot of one's own: `module:Class` or the class itself, made with a generator if it takes an argument,
or a program that plays from outside (`program:COMMAND`, `ws://HOST:PORT`)."""


def hire(
    game: str,
    player: Player,
    seed: int | str | None = None,
    *,
    think: float | None = None,
    iterations: int | None = None,
    clock: Clock = perf_counter,
    together: int = 1,
) -> Bot:
    """Make a bot of a level, or one of one's own, which needs `choose(match, seat)` alone and is kept behind a wall."""
    own = own_class(game, player)
    if own is None:
        level = str(player)
        return make(game, level, seed, think=think, iterations=iterations, clock=clock, together=together)
    name = player_name(player)
    rng = Random(f"bot {seed}") if seed is not None else Random()
    given = (rng,) if _takes_argument(own) else ()
    try:
        inspect.signature(own).bind(*given)
    except TypeError as error:
        raise BadOption(f"{name} cannot be made of a generator, or of nothing: {error}") from None
    bot: Bot = own(*given)
    if not callable(getattr(bot, "choose", None)):
        raise BadOption(f"{name} is no bot: it needs choose(match, seat)")
    return bot if isinstance(bot, Outsider) else Walled(bot, name, f"wall {seed}")


class Walled:
    """A bot of one's own: it is handed the match redealt for its seat, and can neither peek nor meddle."""

    def __init__(self, bot: Bot, name: str, seed: str) -> None:
        self._bot = bot
        self._name = name
        self._rng = Random(seed)

    def choose(self, match: Match, seat: int) -> Action:
        """Take its answer; where it fails over what is no mistake of whoever named it, it is named."""
        try:
            return self._bot.choose(self._seen(match, seat), seat)
        except (BadOption, Illegal, Malformed) as error:
            raise RuntimeError(f"{self._name} has failed: {error}") from error

    def intend(self, match: Match, seat: int) -> Plan | None:
        """Say what it means to do, if it ever does."""
        word = getattr(self._bot, "intend", None)
        return None if word is None else word(self._seen(match, seat), seat)

    def _seen(self, match: Match, seat: int) -> Match:
        return match.redeal(seat, self._rng.getrandbits(64))


@contextmanager
def hired(
    game: str,
    players: Mapping[int, Player],
    seed: int | str | None,
    *,
    think: float | None = None,
    iterations: int | None = None,
    clock: Clock = perf_counter,
    together: int = 1,
) -> Iterator[dict[int, Bot]]:
    """Make the bots of some seats for one game; programs among them end with it, however it ends."""
    with ExitStack() as programs:
        bots: dict[int, Bot] = {}
        for seat, player in players.items():
            own = f"{seed} {seat}"
            bot = hire(game, player, own, think=think, iterations=iterations, clock=clock, together=together)
            bots[seat] = bot
            if isinstance(bot, Outsider):
                programs.callback(bot.close)
        yield bots


def give(match: Match, seat: int, answer: Action, player: Player) -> None:
    """Play what a bot has answered; a player whose answer cannot be played is named."""
    try:
        match.play(seat, answer)
    except (Illegal, Malformed) as error:
        raise Malformed(f"{player_name(player)} has answered {answer!r}, which cannot be played: {error}") from error


def own_class(game: str, player: Player) -> Callable[..., Any] | None:
    """Give what makes a bot of one's own, None for a level of the game; raises BadOption where it is neither."""
    if not isinstance(player, str):
        if not callable(player):
            raise BadOption(f"{player!r} is no player: name a level, module:Class or a program, or give a class")
        return player
    if player.startswith(ELSEWHERE):
        return partial(Outsider, player)
    module, colon, name = player.partition(":")
    if not colon:
        check_level(game, player)
        return None
    if not all(part.isidentifier() for part in module.split(".")):
        raise BadOption(f"{player!r} cannot be played: {module!r} is no name of a module")
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        raise BadOption(f"{player!r} cannot be played: there is no module {error.name!r}") from None
    maker = getattr(found, name, None)
    if not callable(maker):
        raise BadOption(f"{player!r} cannot be played: {module} has no class {name!r}")
    return maker  # type: ignore[no-any-return]  # a module from outside: nothing is known of its types


def player_name(player: Player) -> str:
    """Give the name of a level or of a bot of one's own."""
    if isinstance(player, str):
        return player
    return f"{player.__module__}:{getattr(player, '__qualname__', type(player).__qualname__)}"


def _takes_argument(maker: Callable[..., Any]) -> bool:
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return any(parameter.kind in kinds for parameter in inspect.signature(maker).parameters.values())
