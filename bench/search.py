"""Measures how many simulations a search makes in a second on one core, ours and OpenSpiel's, in mid-game.

Usage: python bench/search.py [--seconds 2]

Ours plays «Масти Власти» with four seats, OpenSpiel's IS-MCTS hearts, the game of its shelf that is most like it, each
after half of the cards. Seconds are those of the processor, so that a busy machine tells the same.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from time import process_time

import kuluary
from kuluary.bots.rollout import Rollout
from kuluary.bots.search import Search

VISITS = 200


def ours(game: str, seats: int, moves: int) -> Callable[[int], int]:
    """Give what grows a tree from a position in mid-game and says how often it was visited."""

    def grow(seed: int) -> int:
        rng = Random(seed)
        match = kuluary.Match.new(game, seats=seats, seed=seed % 8)
        for _ in range(moves):
            decision = next(one for one in match.decisions if not one.free)
            match.play(decision.seat, rng.choice(decision.actions))
        decision = next(one for one in match.decisions if not one.free)
        bot = Search(rng, iterations=VISITS)
        start = process_time()
        visits = bot.grow(match, decision.seat, decision).visits
        spent[0] += process_time() - start
        return visits

    return grow


def rollouts(seed: int) -> int:
    """Play the answers of a position in mid-game on as the net leans, and say how many games that were."""
    rng = Random(seed)
    match = kuluary.Match.new("suits", seats=4, seed=seed % 8)
    for _ in range(24):
        match.play(match.decisions[0].seat, rng.choice(match.decisions[0].actions))
    decision = match.decisions[0]
    policy = match.game.learned(match.state)
    assert policy is not None
    bot = Rollout(rng, iterations=VISITS)
    start = process_time()
    rewards = bot.compare(match, decision.seat, decision.actions, policy)
    spent[0] += process_time() - start
    return sum(map(len, rewards))


def hearts() -> tuple[object, Callable[[int], object]]:
    """Give OpenSpiel's hearts and what makes a state in the middle of it."""
    import pyspiel

    game = pyspiel.load_game("hearts")

    def state(seed: int) -> object:
        rng = Random(seed)
        found = game.new_initial_state()
        plays = 0
        while plays < 26:
            plays += not found.is_chance_node()
            found.apply_action(rng.choice(found.legal_actions()))
        return found

    return game, state


def spiel(compiled: bool) -> Callable[[int], int]:
    """Give what lets OpenSpiel's IS-MCTS think about a position, in C++ or in Python."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game, state = hearts()

    def think(seed: int) -> int:
        position = state(seed)
        if compiled:
            evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
            bot = pyspiel.ISMCTSBot(
                seed, evaluator, 2.0, VISITS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
            )
        else:
            bot = ismcts.ISMCTSBot(
                game=game, evaluator=mcts.RandomRolloutEvaluator(1), uct_c=2.0, max_simulations=VISITS
            )
        start = process_time()
        bot.step(position)
        spent[0] += process_time() - start
        return VISITS

    return think


spent = [0.0]


def rate(think: Callable[[int], int], seconds: float) -> float:
    """Give the visits a second."""
    spent[0] = 0.0
    visits = seed = 0
    while spent[0] < seconds:
        visits += think(seed)
        seed += 1
    return visits / spent[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    rows: dict[str, Callable[[int], int]] = {
        "suits, random play to the end": ours("suits", 4, 24),
        "suits, played on by the net": rollouts,
        "power, two seats, judged": ours("power", 2, 30),
        "power, four seats, judged": ours("power", 4, 60),
        "power, alone, judged": ours("power", 1, 20),
    }
    try:
        rows |= {"OpenSpiel hearts, IS-MCTS in Python": spiel(False), "OpenSpiel hearts, IS-MCTS in C++": spiel(True)}
    except ImportError:
        print("OpenSpiel is not installed: make bench installs it")
    print("| search | simulations a second |")
    print("|---|---|")
    for name, think in rows.items():
        print(f"| {name} | {rate(think, seconds):,.0f} |", flush=True)


if __name__ == "__main__":
    main()
