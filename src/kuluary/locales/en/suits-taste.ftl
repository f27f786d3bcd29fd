# One round on the first page of the house.

suits-taste-try = Try one round
suits-taste-ask =
    Which card takes the round?
    Trump: { $character }
suits-taste-trump = trump
suits-taste-you = you?
suits-taste-yours = you
suits-taste-how = Tap a card: the answer is explained on the spot.
suits-taste-right = The round is yours! A trump, even a four, beats any card of another suit.
suits-taste-wrong-cardinal = It does not: a Captain was led, and a Cardinal is neither a Captain nor a trump.
suits-taste-wrong-duchess = It does not: a 13 of another suit takes no round.
