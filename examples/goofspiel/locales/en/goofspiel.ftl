# Goofspiel: what the engine says. $seat is a name or "You".

goofspiel-title = Goofspiel

goofspiel-cover-name = Goofspiel
goofspiel-cover-about = One prize after another, and everybody bids in secret.
goofspiel-cover-seats = 2–5
goofspiel-cover-time = 10 min

goofspiel-ask-bid = Bid a card: the stake is { $stake }.
goofspiel-do-bid = { $card }

goofspiel-saw-prize-turned = Round { $round }. Prize: { $prize }, stake: { $stake }
goofspiel-saw-bid-made = { $seat }: bid
goofspiel-saw-bid-shown = { $seat }: { $card }
goofspiel-saw-prize-taken = { $seat }: the stake of { $stake }
goofspiel-saw-prize-kept = Equal bids: { $stake } stays on the table

goofspiel-why-bid-first = Bid a card first.
goofspiel-why-not-in-hand = You do not hold { $card }.

goofspiel-table-stake = Round { $round } of { $rounds }, stake { $stake }
goofspiel-table-seat = { $seat }: points { $points }, cards { $cards }

goofspiel-line-prizes = Prizes
goofspiel-how-points = Decided by points
goofspiel-how-shared = Equal points: the victory is shared

goofspiel-option-cards = Cards
goofspiel-option-cards-13 = 13, a full suit
goofspiel-option-cards-7 = 7, a short game
