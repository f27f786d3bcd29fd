"""Trains the learned judgement of «Масти Власти» by self-play; needs PyTorch, and a GPU to be quick.

Usage: python tools/training/suits.py [--minutes 5] [--games 24576] [--seed 1] [--out learned.npz]
       python tools/training/suits.py --check        compares the tables of tensors with the engine, game by game

Every seat at every table is played by the same net, which learns from how its games end (proximal policy optimisation):
which answers led to more than it had expected, and what to expect. Beside the net a file of curves is written: share of
the victories against the net of a while ago and against random answers, losses, games played.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter

import numpy as np
import torch
from suits_tables import CARDS, Tables
from torch import nn

from kuluary.games.suits.judgement.learned import INPUTS

SEATS = (4, 3, 4, 5)
"""Tables of these sizes take turns."""
LAMBDA, CLIP = 0.95, 0.2


class Net(nn.Module):
    """Two layers, a head for the answers and one for what every seat may hope for."""

    def __init__(self, first: int, second: int) -> None:
        super().__init__()
        self.first = nn.Linear(INPUTS, first)
        self.second = nn.Linear(first, second)
        self.answers = nn.Linear(second, CARDS + 1)
        self.hopes = nn.Linear(second, 5)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inner = torch.relu(self.second(torch.relu(self.first(seen.float()))))
        return self.answers(inner), torch.sigmoid(self.hopes(inner))


def rewards_of(scores: torch.Tensor) -> torch.Tensor:
    """Give half for a victory, shared if need be, and half for how near it was."""
    best = scores.max(1, keepdim=True).values
    wins = (scores == best).float()
    wins /= wins.sum(1, keepdim=True)
    seats = scores.shape[1]
    others = torch.stack([scores[:, [o for o in range(seats) if o != s]].max(1).values for s in range(seats)], 1)
    return 0.5 * wins + 0.5 * torch.sigmoid(0.2 * (scores - others))


@torch.no_grad()
def play(net: Net, count: int, seats: int, device: str, other: Net | None = None, keep: bool = True):
    """Play whole games; with `other`, it answers for the odd seats, or at random where it is the net itself."""
    tables = Tables(count, seats, device)
    kept = []
    for _ in range(tables.rounds):
        tables.begin_round()
        for place in range(seats):
            legal = tables.ask(place)
            seen = tables.observe()
            logits, hopes = net(seen)
            if other is not None:
                odd = (tables.turn % 2 == 1)[:, None]
                theirs = torch.zeros_like(logits) if other is net else other(seen)[0]
                logits = torch.where(odd, theirs, logits)
            logits = logits.masked_fill(~legal, -1e9).log_softmax(1)
            action = torch.multinomial(logits.exp(), 1)[:, 0]
            if keep:
                chance = logits.gather(1, action[:, None])[:, 0]
                kept.append((seen, legal, action, chance, hopes[:, 0], tables.turn, tables.asked))
            tables.answer(action)
        tables.end_round()
    return kept, tables.scores()


def lessons(kept, scores: torch.Tensor):
    """Turn games into what is to be learned: positions, answers, how much better than expected, how it ended."""
    rewards = rewards_of(scores)
    count, seats = scores.shape
    rows = torch.arange(count, device=scores.device)
    coming, running = rewards.clone(), torch.zeros_like(rewards)
    found = []
    order = torch.arange(seats, device=scores.device)
    for seen, legal, action, chance, hope, turn, asked in reversed(kept):
        advantage = coming[rows, turn] - hope + LAMBDA * running[rows, turn]
        running[rows, turn] = torch.where(asked, advantage, running[rows, turn])
        coming[rows, turn] = torch.where(asked, hope, coming[rows, turn])
        ends = torch.zeros(count, 5, device=scores.device)
        ends[:, :seats] = rewards.gather(1, (turn[:, None] + order) % seats)
        found.append([part[asked] for part in (seen, legal, action, chance, advantage, ends)])
    return [torch.cat(parts) for parts in zip(*found, strict=True)]


def learn(net: Net, optimiser, data, seats: int, entropy: float, batch: int = 32768, epochs: int = 2) -> dict:
    """Go over the lessons a few times."""
    seen, legal, action, before, advantage, ends = data
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    losses = []
    for _ in range(epochs):
        for part in torch.randperm(len(action), device=action.device).split(batch):
            logits, hopes = net(seen[part])
            logits = logits.masked_fill(~legal[part], -1e9).log_softmax(1)
            chance = logits.gather(1, action[part][:, None])[:, 0]
            ratio = (chance - before[part]).exp()
            gain = torch.min(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part]).mean()
            spread = -(logits.exp() * logits.clamp(min=-30)).sum(1).mean()
            wrong = ((hopes - ends[part])[:, :seats] ** 2).mean()
            optimiser.zero_grad()
            (-gain + 2.0 * wrong - entropy * spread).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            losses.append((wrong.detach(), spread.detach()))
    wrong, spread = (torch.stack(list(column)).mean().item() for column in zip(*losses, strict=True))
    return {"error": round(wrong, 5), "spread": round(spread, 4)}


def share(net: Net, other: Net, count: int, device: str) -> float:
    """Give the share of the victories of the even seats at tables of four."""
    _, scores = play(net, count, 4, device, other, keep=False)
    wins = (scores == scores.max(1, keepdim=True).values).float()
    wins /= wins.sum(1, keepdim=True)
    return round(wins[:, 0::2].sum(1).mean().item(), 4)


def train(options: argparse.Namespace) -> None:
    torch.manual_seed(options.seed)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    net = Net(*options.hidden).to(device)
    optimiser = torch.optim.Adam(net.parameters(), lr=options.rate)
    former = Net(*options.hidden).to(device)
    former.load_state_dict(net.state_dict())
    if options.start is not None:
        with np.load(options.start) as parts:
            start = Net(len(parts["first_bias"]), len(parts["second_bias"])).to(device)
            start.load_state_dict({name.replace("_", "."): torch.tensor(parts[name]).float() for name in parts.files})
    began, turn, games, curve = perf_counter(), 0, 0, []
    while (spent := perf_counter() - began) < 60 * options.minutes:
        part = spent / (60 * options.minutes)
        for group in optimiser.param_groups:
            group["lr"] = options.rate * (1 - 0.95 * part)
        seats = SEATS[turn % len(SEATS)]
        kept, scores = play(net, options.games, seats, device)
        data = lessons(kept, scores)
        del kept
        found = learn(net, optimiser, data, seats, options.entropy * (1 - 0.95 * part))
        turn += 1
        games += options.games
        if turn % options.every == 0:
            found |= {"turn": turn, "games": games, "seconds": round(perf_counter() - began, 1), "seats": seats}
            found["against_former"] = share(net, former, 8192, device)
            found["against_random"] = share(net, net, 8192, device)
            if options.start is not None:
                found["against_start"] = share(net, start, 16384, device)
            former.load_state_dict(net.state_dict())
            curve.append(found)
            print(json.dumps(found), flush=True)
            save(net, options.out)
    save(net, options.out)
    lines = ",\n".join(json.dumps(one) for one in curve)
    options.curves.write_text(f"[\n{lines}\n]\n")


def save(net: Net, path: Path) -> None:
    """Write the net as NumPy reads it, in halves."""
    parts = {name.replace(".", "_"): value.detach().cpu().half().numpy() for name, value in net.state_dict().items()}
    np.savez(path, **parts)


def check(games: int = 60) -> None:
    """Play the same deals and answers here and in the engine, and compare what is seen and scored."""
    from random import Random

    from kuluary.core import Drawn, go_on
    from kuluary.games.suits.game import GAME
    from kuluary.games.suits.judgement.learned import observe
    from kuluary.games.suits.words import Play

    rng = Random(1)
    for number in range(games):
        seats = (3, 4, 5)[number % 3]
        order = list(range(CARDS))
        rng.shuffle(order)
        leader = rng.randrange(seats)
        tables = Tables(1, seats, "cpu", torch.tensor([order]), torch.tensor([leader]))
        state = GAME.begin(seats)
        cards = seats * tables.cards
        trumps = iter(order[cards:])

        def sample(fate, leader=leader, order=order, cards=cards, trumps=trumps):
            if fate.prompt == "first":
                return Drawn((leader,))
            return Drawn(tuple(order[:cards])) if fate.prompt == "deal" else Drawn((next(trumps),))

        compared = place = 0
        while True:
            asked = go_on(state, sample)
            if not asked or asked[0].prompt == "joker":
                break
            decision = asked[0]
            while True:
                if not compared or place == seats:
                    if compared:
                        tables.end_round()
                    tables.begin_round()
                    place = 0
                legal = tables.ask(place)
                place += 1
                compared += 1
                if tables.asked[0]:
                    break
            assert tables.turn[0] == decision.seat, (tables.turn, decision.seat)
            numbers = [action.card if isinstance(action, Play) else CARDS for action in decision.actions]
            assert sorted(numbers) == legal[0].nonzero()[:, 0].tolist(), (numbers, legal[0].nonzero())
            seen = observe([state], [decision.seat])[0]
            mine = tables.observe()[0].float().numpy()
            assert np.allclose(seen, mine, atol=1e-3), np.nonzero(~np.isclose(seen, mine, atol=1e-3))
            action = rng.choice(decision.actions)
            state.agenda.pop().run(state, decision.seat, action)
            tables.answer(torch.tensor([numbers[decision.actions.index(action)]]))
        tables.end_round()
        assert list(GAME.outlook(state)) == tables.scores()[0].tolist(), (GAME.outlook(state), tables.scores())
    print(f"{games} games were the same in the engine and at the tables of tensors")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=24576)
    parser.add_argument("--hidden", type=int, nargs=2, default=(256, 128), help="the sizes of its two layers")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--every", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="a net to compare with all the while")
    parser.add_argument("--out", type=Path, default=Path("src/kuluary/games/suits/judgement/learned.npz"))
    parser.add_argument("--curves", type=Path, default=Path(__file__).with_suffix(".json"))
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    check() if given.check else train(given)
