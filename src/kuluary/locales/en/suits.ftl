# Suits of Power: what the engine says. Arguments: $seat is a name or "You", $card, $character, $guild are texts.

suits-title = Suits of Power

suits-character-duchess = Duchess
suits-character-chancellor = Chancellor
suits-character-cardinal = Cardinal
suits-character-captain = Captain

suits-guild-aristocrats = aristocrats
suits-guild-artists = artists
suits-guild-merchants = merchants
suits-guild-artisans = artisans
suits-guild-knights = knights
suits-guild-assassins = assassins

suits-guild-unknown = no such guild

suits-card = { $character } { $value }, { $guild }
suits-card-joker = { $character } { $value }, joker
suits-card-penalty = { $character } { $value }, penalty −2
suits-card-bonus = { $character } { $value }, bonus +2
suits-card-power = { $character } { $value }, power card
suits-card-unknown = no such card

## Questions
suits-ask-lead = You lead: play any card.
suits-ask-follow = The lead is { $character }: play that suit or pay a bribe.
suits-ask-follow-no-gem = The lead is { $character }: play that suit; you have no gem for a bribe.
suits-ask-any = You have no { $character }: play any card or pay a bribe.
suits-ask-any-no-gem = You have no { $character }: play any card.
suits-ask-contribute = Give one card face down to the trump deck: it will be the trump of one of the first four rounds.
suits-ask-leave = Leave one of the cards you took in the centre, the one you need least: it will not score.
suits-ask-joker =
    { $left ->
        [one] Put your joker on a pile.
       *[other] Put a joker on a pile: { $left } to place.
    }

## Actions
suits-do-play = { $card }
suits-do-bribe = Pay a bribe of 1 gem
suits-do-contribute = Into the trump deck: { $card }
suits-do-leave = Leave: { $card }
suits-do-place-joker = Joker on the pile: { $guild }
suits-pass-joker = Let the partner's equal piles count: the joker is discarded

## Events
suits-saw-first-chosen = { $seat }: first lead
suits-saw-dealt = Your cards: { $cards }
suits-saw-hand-dealt =
    { $count ->
        [one] { $seat }: { $count } card in hand
       *[other] { $seat }: { $count } cards in hand
    }
suits-saw-contributed = { $seat }: a card into the trump deck
suits-saw-contributed-card = Your card in the trump deck: { $card }
suits-saw-trump-turned = Round { $round }. Trump: { $card }
suits-saw-deck-recycled = New trump deck: { $cards }
suits-saw-gems-removed =
    { $gems ->
        [one] { $seat }: no cards left, { $gems } gem leaves the game
       *[other] { $seat }: no cards left, { $gems } gems leave the game
    }
suits-saw-led = { $seat }: lead, { $card }
suits-saw-played = { $seat }: { $card }
suits-saw-bribed = { $seat }: bribe
suits-saw-round-taken =
    { $gems ->
        [0] { $seat } { $seat_is ->
            [me] take
           *[other] takes
        } the round
        [one] { $seat } { $seat_is ->
            [me] take
           *[other] takes
        } the round and { $gems } gem
       *[other] { $seat } { $seat_is ->
            [me] take
           *[other] takes
        } the round and { $gems } gems
    }
suits-saw-card-left = { $seat }: { $card } stays in the centre
suits-saw-rounds-ended = No more rounds
suits-saw-joker-placed = { $seat }: joker on the { $guild }
suits-saw-jokers-discarded =
    { $count ->
        [one] { $seat }: no place for a joker, it is discarded
       *[other] { $seat }: no place for jokers, { $count } discarded
    }

## Refusals
suits-why-must-follow = “{ $card }” does not fit: you hold the lead suit ({ $character }) and have to follow it.
suits-why-not-in-hand = You do not hold this card: { $card }.
suits-why-leader-must-play = The leader has to play a card; only the others may pay a bribe.
suits-why-no-gem = No gem left for bribes; gems on the wealth card cannot pay them.
suits-why-play-first = A card or a bribe is due now.
suits-why-contribute-first = First put a card into the trump deck.
suits-why-not-taken = Only a card taken in this round can be left: { $card } is not among them.
suits-why-leave-first = First leave one of the taken cards in the centre.
suits-why-joker-first = The rounds are over: only jokers are left to place.
suits-why-no-pile = A pile cannot be a joker alone: no card of the { $guild } counts for you.
suits-why-has-joker = The { $guild } have a joker already: one a pile.
suits-why-partners-pile = The pile that counts ({ $guild }) is your partner's, and at this table jokers stay with their owner.

## Score
suits-line-guild =
    { $symbols ->
        [one] { $guild }: { $symbols } symbol
       *[other] { $guild }: { $symbols } symbols
    }
suits-line-bonus = Bonus cards +2
suits-line-penalty = Penalty cards −2
suits-line-power =
    { $cards ->
        [one] { $cards } power card
       *[other] { $cards } power cards
    }
suits-line-wealth = Gems on the wealth card
suits-line-tie = For ties: { $cards } cards, { $gems } gems

suits-how-points = Decided by points
suits-how-cards = Equal points: decided by cards
suits-how-gems = Equal points and cards: decided by gems on the wealth card
suits-how-shared = Equal in everything: a shared victory

## The table in words
suits-table-trump = Round { $round } of { $rounds }, trump: { $card }
suits-table-seat = { $seat }: { $count } cards, { $gems } for bribes, wealth { $wealth }, { $points } points now
suits-table-hand = Your hand: { $cards }

# What speaks for an answer; $points are those of the round, $gain whether it brings them, costs them, or neither.
suits-coach-takes =
    { $gain ->
        [none] It takes the round for certain, though it brings no points.
        [less] It takes the round for certain, though that costs { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[more] It takes the round for certain: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
suits-coach-if =
    { suits-coach-may } { $threats ->
        [one] { $threats } more card could beat it.
       *[other] { $threats } more cards could beat it.
    }
suits-coach-may =
    { $gain ->
        [none] The cards on the table bring no points.
        [less] Unless somebody beats it, the cards on the table cost { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[more] Unless somebody beats it, the cards on the table bring { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
suits-coach-cannot = The round goes to somebody else: this card cannot take it.
suits-coach-cannot-low = The round cannot be had, so the lowest card goes: the higher ones will be needed.
suits-coach-cannot-keep = This card cannot take the round: the others will be needed.
suits-coach-penalty = The round cannot be had, and the penalty goes to whoever wins it.
suits-coach-bribe =
    { $gems ->
        [0] The card stays in hand at the price of the last gem.
        [one] The card stays in hand at the price of a gem; { $gems } is left.
       *[other] The card stays in hand at the price of a gem; { $gems } are left.
    }
