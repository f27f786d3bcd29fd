"""Trains a small net for «Масти Власти» by self-play, with NumPy alone, and lets it meet the house's bots.

    python examples/train_suits.py --rounds 60 --out suits-net.npz
    kuluary tournament suits train_suits:Learned greedy --games 400      (in the folder of this file and of the net)

The net tells what an answer will change in the margin over the best rival, from what the seat sees. It learns from
whole games that it plays against itself, most of the time by its own opinion: Monte Carlo control, nothing more.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from random import Random
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

import kuluary
from kuluary.core import Action
from kuluary.games.suits.words import Play, SuitsView
from kuluary.lab import tournament

SEATS = 4
NET = "KULUARY_SUITS_NET"
"""The variable that names the file of the net; else it is `suits-net.npz` where one stands."""
IDS = kuluary.core.find_game("suits").ids()
SUIT, VALUE, NEUTRAL = (IDS[name] for name in ("suit_of_card", "value_of_card", "neutral_of_card"))
KINDS = (None, *IDS["neutrals"])
HIDDEN = 48
ROUND = 200

Array = NDArray[np.float64]


def margins(view: SuitsView) -> list[int]:
    """Give every seat's lead over the best of the others, as the score sheets stand now."""
    totals = [0] * len(view.seats)
    for standing in view.standings:
        for seat in standing.seats:
            totals[seat] = standing.total
    return [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]


def features(view: SuitsView, actions: tuple[Action, ...]) -> Array:
    """Describe every answer of the seat on turn in a row of numbers."""
    own = next(standing for standing in view.standings if view.seat in standing.seats)
    played = [seat.played for seat in view.seats if seat.played is not None]
    waiting = sum(seat.hand > 0 and seat.played is None and not seat.bribed and not seat.out for seat in view.seats) - 1
    trump = None if view.trump is None else SUIT[view.trump]
    seen = {*view.hand, *played, *view.centre}
    for seat in view.seats:
        seen.update(seat.neutrals)
        for pile in seat.piles:
            seen.update(pile.cards)
    unseen = [card for card in range(len(SUIT)) if card not in seen]
    trumps_out = sum(SUIT[card] == trump for card in unseen) / 13
    leads = view.lead is None
    late = view.round / view.rounds
    gems = view.seats[view.seat].gems
    pot = [sum(KINDS.index(NEUTRAL[card]) == kind for card in played) / 3 for kind in range(len(KINDS))]
    held = [card for card in view.hand if SUIT[card] == trump]
    high = sum(VALUE[card] for card in view.hand) / (13 * max(1, len(view.hand)))
    totals = [standing.total for standing in view.standings]
    taker = next((s.total for s in view.standings if view.taker in s.seats), own.total)
    rivalry = [len(held) / 4, high, (taker - max(totals)) / 10, (own.total - max(totals)) / 10]
    table = [1.0, waiting / 3, leads, late, gems / 4, trumps_out, len(view.hand) / 13, len(played) / 4, *rivalry, *pot]
    stakes = {stake.card: stake for stake in view.stakes}
    rows = []
    for action in actions:
        row = [*table]
        if isinstance(action, Play):
            card, stake = action.card, stakes[action.card]
            gain = (stake.after.total - own.total) / 10
            higher = sum(SUIT[other] == SUIT[card] and VALUE[other] > VALUE[card] for other in unseen) / 13
            kind = [float(KINDS.index(NEUTRAL[card]) == place) for place in range(len(KINDS))]
            beats = float(stake.verdict != "cannot")
            ours = sum(view.guild_of[card] == pile.guild for pile in view.seats[view.seat].piles)
            row += [1.0, beats, gain, beats * gain, beats * waiting / 3, beats * gain * waiting / 3]
            row += [SUIT[card] == trump, VALUE[card] / 13, higher, beats * higher, leads * higher, ours, *kind]
            row += [beats * part for part in kind]
            row += [sum(VALUE[other] < VALUE[card] for other in view.hand) / 13, beats * (1 - leads) * (waiting == 0)]
        else:
            row += [0.0] * (14 + 2 * len(KINDS))
        rows.append(row)
    return np.array(rows, float)


class Net:
    """One hidden layer, trained by Adam on squared error."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        self.weights = [
            rng.normal(0, inputs**-0.5, (inputs, HIDDEN)),
            np.zeros(HIDDEN),
            rng.normal(0, HIDDEN**-0.5, HIDDEN),
            np.zeros(1),
        ]
        self._moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.weights]
        self._steps = 0

    def value(self, rows: Array) -> Array:
        first, bias, second, base = self.weights
        return np.maximum(rows @ first + bias, 0) @ second + base[0]

    def learn(self, rows: Array, targets: Array, rate: float) -> float:
        first, bias, second, base = self.weights
        hidden = np.maximum(rows @ first + bias, 0)
        error = hidden @ second + base[0] - targets
        back = np.outer(error, second) * (hidden > 0)
        slopes = [rows.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)]
        self._steps += 1
        for part, slope, (mean, square) in zip(self.weights, slopes, self._moments, strict=True):
            slope = slope / len(rows)
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            part -= rate * mean / (1 - 0.9**self._steps) / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)
        return float((error * error).mean())


class Learned:
    """The trained net as a bot: it takes the answer the net likes best, and the best pile for a joker."""

    net: Net | None = None

    def choose(self, match: kuluary.Match, seat: int) -> Action:
        decision = next(decision for decision in match.decisions if decision.seat == seat)
        suggestion = match.suggest(decision)
        if suggestion is not None or len(decision.actions) == 1:
            return suggestion or decision.actions[0]
        return decision.actions[int(np.argmax(self._net().value(features(match.view(seat), decision.actions))))]

    @classmethod
    def _net(cls) -> Net:
        if cls.net is None:
            with np.load(os.environ.get(NET, "suits-net.npz")) as file:
                weights = [file[name] for name in sorted(file.files)]
            cls.net = Net(len(weights[0]), np.random.default_rng(0))
            cls.net.weights = weights
        return cls.net


def self_play(net: Net | None, seed: str, whim: float, rng: Random) -> tuple[list[Array], list[float]]:
    """Play one game; give a row for every free choice, and what the margin changed from there to the end."""
    position = kuluary.Position.new("suits", seats=SEATS, seed=seed)
    rows: list[Array] = []
    marks: list[tuple[int, int]] = []
    while not position.over:
        decision = position.decisions[0]
        actions = decision.actions
        action = position.game.suggest(position.state, decision) or actions[0]
        if decision.prompt != "joker" and len(actions) > 1:
            view = position.game.view(position.state, decision.seat)
            described = features(view, actions)
            place = rng.randrange(len(actions))
            if net is not None and rng.random() > whim:
                place = int(np.argmax(net.value(described)))
            action = actions[place]
            rows.append(described[place])
            marks.append((decision.seat, margins(view)[decision.seat]))
        position.play(decision.seat, action)
    totals = [score.total for score in position.scores]
    final = [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
    return rows, [(final[seat] - before) / 10 for seat, before in marks]


def train(rounds: int, seed: int) -> Net:
    """Play rounds of games, and after each learn from the last twenty; the same seed gives the same net."""
    rng, draw = Random(seed), np.random.default_rng(seed)
    net: Net | None = None
    memory: list[tuple[Array, Array]] = []
    began = perf_counter()
    for number in range(rounds):
        rows, targets = [], []
        for game in range(ROUND):
            more, changes = self_play(net, f"{seed} {number * ROUND + game}", 0.15, rng)
            rows += more
            targets += changes
        memory = [*memory[-19:], (np.array(rows), np.array(targets))]
        data, wanted = np.concatenate([m[0] for m in memory]), np.concatenate([m[1] for m in memory])
        net = net or Net(data.shape[1], draw)
        error, rate = 0.0, 1e-3 * (1 - 0.95 * number / rounds)
        for _ in range(3):
            for batch in np.array_split(draw.permutation(len(data)), max(1, len(data) // 256)):
                error = net.learn(data[batch], wanted[batch], rate)
        played = f"{(number + 1) * ROUND} games, {perf_counter() - began:.0f} s"
        print(f"{played}, error {error:.3f}", file=sys.stderr, flush=True)
    assert net is not None
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=60, help=f"of {ROUND} games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="games of the tournaments that follow")
    parser.add_argument("--out", type=Path, default=Path("suits-net.npz"))
    options = parser.parse_args()
    net = train(options.rounds, options.seed)
    np.savez(options.out, **{f"w{place}": part for place, part in enumerate(net.weights)})
    Learned.net = net
    for level in ("random", "regular", "greedy"):
        print(tournament.play("suits", [Learned, level], games=options.games, seats=SEATS, seed="example"))


if __name__ == "__main__":
    main()
