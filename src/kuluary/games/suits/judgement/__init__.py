"""What a position is worth, what a card may bring, and where a joker is best put; no rule reads it."""

from __future__ import annotations

from functools import cache, reduce
from operator import and_
from typing import Final

from kuluary.core import Action, Decision, Text
from kuluary.games.suits.content import JOKER, PENALTY, SUIT, SUIT_MASK, cards_in, mask_of, value_of
from kuluary.games.suits.rules.round import Follow
from kuluary.games.suits.rules.scoring import PLACE_JOKERS, joker_gain, pile_points
from kuluary.games.suits.rules.six import LeaveCard
from kuluary.games.suits.rules.standing import best_pooled, standing, worth
from kuluary.games.suits.rules.taking import STRENGTH
from kuluary.games.suits.rules.teams import counted, counted_owner, counted_size
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.state.knowledge import unseen
from kuluary.games.suits.words import DECK, Bribe, Leaving, PlaceJoker, Placement, Play, Prize, Stake, Standing, Verdict


def outlook(state: SuitsState) -> list[int]:
    """Give what every seat would have if the game ended now, unplaced jokers at their best."""
    totals = [worth(state, side) for side in range(len(state.setup.sides))]
    return [totals[side] for side in state.setup.side_of]


def stakes(state: SuitsState, seat: int) -> tuple[Stake, ...]:
    """Give for every card that the seat on turn may play what the side that then has the round would have with it."""
    return stakes_and_bribe(state, seat)[0]


_NO_CARD: Final[tuple[Verdict, int, int]] = ("cannot", 0, 0)
"""What takes no round."""


def stakes_and_bribe(state: SuitsState, seat: int) -> tuple[tuple[Stake, ...], Prize | None]:
    """Give with the stakes, where a bribe may be paid, what the side that has the round would have with a gem more."""
    may_come = _may_come(state, seat)
    prizes: dict[int, tuple[SuitsState, Standing]] = {}
    found, bribe = [], None
    for action in state.agenda[-1].ask(state)[0].actions:  # type: ignore[union-attr]  # a seat is asked
        prospect = _prospect(state, action.card, may_come) if isinstance(action, Play) else _NO_CARD
        taker = state.taker if prospect[0] == "cannot" else seat
        if taker not in prizes:
            prizes[taker] = _with_prize(state, taker)
        if isinstance(action, Play):
            found.append(Stake(action.card, *prospect, *_with_card(*prizes[taker], taker, action.card)))
        else:
            bribe = _with_gem(prizes[taker][0], taker)
    return tuple(found), bribe


def _with_prize(state: SuitsState, taker: int) -> tuple[SuitsState, Standing]:
    """Give the table with what lies in the round in front of a seat, and the standing of its side."""
    twin = state.clone()
    twin.won[taker] |= twin.prize
    twin.wealth[taker] += twin.pot
    return twin, standing(twin, twin.setup.side_of[taker])


def _with_gem(twin: SuitsState, taker: int) -> Prize:
    """Give the standing of the side that has the prize with one gem more, its taker, and whose piles count then."""
    twin.wealth[taker] += 1
    found = Prize(standing(twin, twin.setup.side_of[taker]), taker, _owners(twin, taker))
    twin.wealth[taker] -= 1
    return found


def _owners(state: SuitsState, taker: int) -> tuple[int, ...]:
    side = state.setup.side_of[taker]
    guilds, seats = len(state.setup.deck.guild_masks), state.setup.sides[side]
    return seats * guilds if len(seats) == 1 else tuple([counted_owner(state, side, guild) for guild in range(guilds)])


def _with_card(twin: SuitsState, prize: Standing, taker: int, card: int) -> tuple[Standing, int, tuple[int, ...]]:
    """Give the standing of the side that has the prize with one more card, its taker, and whose piles count then."""
    setup = twin.setup
    side, guild, won = setup.side_of[taker], setup.deck.guild_of[card], twin.won[taker]
    twin.won[taker] = won | 1 << card
    whole = guild < 0 or (prize.jokers and setup.own_jokers)
    after = standing(twin, side) if whole else _with_pile(twin, side, prize, guild)
    owners = _owners(twin, taker)
    twin.won[taker] = won
    return after, taker, owners


def leavings(state: SuitsState, step: LeaveCard) -> tuple[Leaving, ...]:
    """Give for every card that the taker of the round may leave what its side has afterwards."""
    seat = step.seat
    side = state.setup.side_of[seat]
    twin = state.clone()
    found = []
    for card in cards_in(step.taken):
        twin.won[seat] = state.won[seat] ^ 1 << card
        found.append(Leaving(card, standing(twin, side)))
    return tuple(found)


def _may_come(state: SuitsState, seat: int) -> int:
    """Give the cards that the seats after this one may have, for all that it knows."""
    after = [step.seat for step in state.agenda[:-1] if isinstance(step, Follow)]
    if not after:
        return 0
    void = reduce(and_, [state.voids[other] for other in after])
    return unseen(state, seat) & sum([mask for suit, mask in enumerate(SUIT_MASK) if not void >> suit & 1])


@cache
def _beating(trump: int, lead: int) -> tuple[int, ...]:
    """Give, by card, those that beat it in a round, by the characters of trump and lead."""
    ranks = STRENGTH[trump][lead]
    return tuple(mask_of(other for other in DECK if ranks[other] > ranks[card]) for card in DECK)


def _prospect(state: SuitsState, card: int, may_come: int) -> tuple[Verdict, int, int]:
    """Give whether a card takes the round, and how many that beat it may yet come: of its character, and trumps."""
    suit, trump = SUIT[card], SUIT[state.trump]
    lead = suit if state.lead < 0 else state.lead
    if state.lead >= 0 and STRENGTH[trump][lead][card] <= state.strength:
        return _NO_CARD
    threats = may_come & _beating(trump, lead)[card]
    higher = (threats & SUIT_MASK[suit]).bit_count()
    return "if" if threats else "takes", higher, threats.bit_count() - higher


def chance_to_lose(state: SuitsState, seat: int, card: int) -> float:
    """Give about how likely somebody who is still to play has a card that takes the round from this one."""
    after = [step.seat for step in state.agenda[:-1] if isinstance(step, Follow)]
    _, higher, trumps = _prospect(state, card, _may_come(state, seat))
    hidden = unseen(state, seat).bit_count()
    theirs = sum(state.hands[other].bit_count() for other in after)
    return 1.0 - (1.0 - theirs / hidden) ** (higher + trumps) if hidden else 0.0


def _with_pile(state: SuitsState, side: int, known: Standing, guild: int) -> Standing:
    """Give the standing of a side in which one pile has changed and jokers are pooled: quicker than to count it all."""
    size = counted_size(state, side, guild)
    points = pile_points(size)
    symbols = (*known.symbols[:guild], size, *known.symbols[guild + 1 :])
    for_jokers = best_pooled(symbols, known.jokers) if known.jokers else 0
    return Standing(
        known.seats,
        symbols,
        (*known.points[:guild], points, *known.points[guild + 1 :]),
        known.jokers,
        for_jokers,
        known.twos,
        known.bonus,
        known.penalty,
        known.powers,
        known.power_points,
        known.wealth,
        known.total + points - known.points[guild] + for_jokers - known.joker_points,
    )


def placements(state: SuitsState, seat: int) -> tuple[Placement, ...]:
    """Give what every answer of a seat that is asked for a joker brings."""
    side = state.setup.side_of[seat]
    sizes = counted(state, side)
    found = []
    for action in (action for asked in PLACE_JOKERS.ask(state) if asked.seat == seat for action in asked.actions):
        total = _worth_after(state, seat, action)
        if not isinstance(action, PlaceJoker):
            found.append(Placement(None, None, 0, 0, 0, total))
            continue
        guild = action.guild
        owner = seat if state.setup.own_jokers else counted_owner(state, side, guild)
        size = sizes[guild] + 1
        found.append(Placement(guild, owner, size, pile_points(size), joker_gain(size - 1), total))
    return tuple(found)


def best_placement(state: SuitsState, decision: Decision) -> Action:
    """Give the answer with which a joker brings most: the best each time is the best placement of all (S-6.1)."""
    return max(decision.actions, key=lambda answer: _worth_after(state, decision.seat, answer))


def _worth_after(state: SuitsState, seat: int, answer: Action) -> int:
    """Give what the side would have after an answer, the other jokers at their best."""
    twin = state.clone()
    PLACE_JOKERS.run(twin, seat, answer)  # type: ignore[arg-type]  # an answer of this step
    return worth(twin, state.setup.side_of[seat])


def reason(state: SuitsState, seat: int, action: Action) -> Text | None:
    """Say what a card or a gem does in the round: whether it takes, what that brings, what stays in the hand."""
    if isinstance(action, Bribe):
        return Text("suits-coach-bribe", (("gems", state.gems[seat] - 1),))
    if not isinstance(action, Play):
        return None
    stake = next((one for one in stakes(state, seat) if one.card == action.card), None)
    if stake is None:
        return None
    if stake.verdict == "cannot":
        return Text(_given_up(state, seat, action.card))
    brings = _brings(stake.after.total - outlook(state)[seat])
    if stake.verdict == "takes":
        return Text("suits-coach-takes", brings)
    return Text("suits-coach-if", (*brings, ("threats", stake.higher + stake.trumps)))


def _given_up(state: SuitsState, seat: int, card: int) -> str:
    """Say why a card goes that cannot take the round: it is the lowest, or the others will be needed."""
    if value_of(card) == PENALTY:
        return "suits-coach-penalty"
    kept = [value_of(other) for other in cards_in(state.hands[seat] & ~(1 << card))]
    if not kept or value_of(card) == JOKER:
        return "suits-coach-cannot"
    low = value_of(card) <= min(kept) and SUIT[card] != SUIT[state.trump]
    return "suits-coach-cannot-low" if low else "suits-coach-cannot-keep"


def told(state: SuitsState, seat: int, action: Action) -> Text | None:
    """Say of a card or a gem that lies on the table what everyone can see: whether it holds the round, and for what."""
    if isinstance(action, Bribe):
        return reason(state, seat, action)
    if not isinstance(action, Play):
        return None
    card = action.card
    if _prospect(state, card, 0)[0] == "cannot":
        return Text("suits-coach-penalty" if value_of(card) == PENALTY else "suits-coach-cannot")
    before = outlook(state)[seat]
    twin = state.clone()
    twin.won[seat] |= twin.prize | 1 << card
    twin.wealth[seat] += twin.pot
    points = outlook(twin)[seat] - before
    if any(isinstance(step, Follow) for step in state.agenda[:-1]):
        return Text("suits-coach-may", _brings(points))
    return Text("suits-coach-takes", _brings(points))


def _brings(points: int) -> tuple[tuple[str, str | int], ...]:
    """Say how many points a round brings or costs."""
    return ("gain", "more" if points > 0 else "less" if points < 0 else "none"), ("points", abs(points))


def theme(state: SuitsState, seat: int, action: Action) -> str:
    """Say what a card or a gem is about: a bribe in time, a joker, taking the round, risking or giving it up."""
    if not isinstance(action, Play):
        return "bribe" if isinstance(action, Bribe) else "other"
    if value_of(action.card) == JOKER:
        return "joker"
    stake = next((one for one in stakes(state, seat) if one.card == action.card), None)
    return "other" if stake is None else {"takes": "take", "if": "risk", "cannot": "give"}[stake.verdict]
