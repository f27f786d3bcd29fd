# Suits of Power: labels only the board needs. $seat: a name; names of cards and guilds come from the engine's file.

suits-board-status-round = round { $round } of { $rounds }
suits-board-status-begin = the deal
suits-board-status-final = scoring
suits-board-chapter-round = Round { $round }

## The round
suits-board-round = This round
suits-board-trump = Trump
suits-board-trump-tells = Trump of the round: { $card }. Its suit beats all others. The card goes to whoever takes the round, and a new trump is turned.
suits-board-tells-follow = { $card }: the suit led. The highest card of it takes the round unless somebody plays a trump.
suits-board-tells-trump = { $card }: a trump, it beats every other suit.
suits-board-tells-off = { $card }: neither the suit led nor a trump, it will not take the round.
suits-board-deck =
    { $count ->
        [0] the last
       *[other] deck: { $count }
    }
suits-board-deck-long =
    { $count ->
        [0] the trump deck is empty
       *[other] { $count } more in the deck
    }
suits-board-known = in the deck:
suits-board-left-list = For the new deck
suits-board-left-out = Never counted
suits-board-new-deck = a new deck from round { $round }
suits-board-lead = lead
suits-board-bribe = bribe
suits-board-bribe-gem = bribe: one gem
suits-board-role-trump = trump
suits-board-role-highest = highest
suits-board-role-off = off suit
suits-board-my-turn = your turn
suits-board-partner = partner
suits-board-partner-name = your partner { $seat }
suits-board-turn = to play
suits-board-out = no cards
suits-board-takes = takes it
suits-board-wins = takes it so far
suits-board-in-hand = in hand
suits-board-for-bribes = for bribes
suits-board-wealth = wealth
suits-board-received = as wealth
suits-board-received-why = Gems taken with rounds: a point each
suits-board-last = Last round
suits-board-last-taken = taken by { $seat }
suits-board-last-mine = taken by you

## The beginning with six
suits-board-choosing = thinks
suits-board-chosen = done
suits-board-deck-grows = Trump deck: { $count } of 4
suits-board-my-gift = your card

## Piles and points
suits-board-ledger = Piles and points so far
suits-board-ledger-teams = One score for two: where both have a pile, the smaller counts
suits-board-both = Together, of both partners
suits-board-pairs = Scores of the pairs
suits-board-ledger-open = In full: if the game ended now
suits-board-if-now = If the game ended now
suits-board-final = Scoring
suits-board-player = Player
suits-board-team = Team
suits-board-team-of = Team { $number }
suits-board-item = Item
suits-board-jokers = jokers
suits-board-jokers-best = Jokers are counted as if each lay on the pile that is best for it.
suits-board-bonus = bonus cards
suits-board-penalty = penalty cards
suits-board-power = power cards
suits-board-now = Now
suits-board-total = Total
suits-board-count = Cards
suits-board-ahead = ahead
suits-board-ignored = does not count
suits-board-ignored-why = Does not count: the partner's pile, no bigger, does
suits-board-ignored-size = the partner's { $count } do not count
suits-board-with-joker = with a joker
suits-board-ladder = Pile → points
suits-board-pile-size = pile:
suits-board-power-size = power cards:
suits-board-ladder-long = Symbols in a guild pile and its points
suits-board-area = Taken: { $seat }
suits-board-pile = { $guild }: { $count }, points { $points }
suits-board-pile-none = { $guild }: none
suits-board-neutrals = Neutral cards

## The hand
suits-board-hand =
    { $count ->
        [0] No cards in hand
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
suits-board-can-play = { $card }. Can be played
suits-board-can-give = { $card }. Can go into the trump deck
suits-board-can-leave = { $card }. Can be left in the centre
suits-board-raised = { $card }. Chosen, once more: play it
suits-board-cannot = { $card }. Not now, why?
suits-board-idle = { $card }

## What a card can do
suits-board-verdict-cannot = Will not take the round
suits-board-verdict-if = May take the round
suits-board-verdict-takes = Takes the round for certain
suits-board-takes-sure = Takes it for certain
suits-board-if-trump = Takes it, unless someone trumps
suits-board-if-higher = Takes it, unless someone plays higher
suits-board-if-both = Takes it, unless someone beats it
suits-board-if-higher-trump = Takes it, unless a higher trump comes
suits-board-cannot-off = Won't take it: another suit
suits-board-cannot-trump = Won't take it: { $card } is a trump
suits-board-cannot-higher = Won't take it: { $card } is higher
suits-board-now-takes = So far { $seat } takes the round: { $score }.
suits-board-will-take = { $seat } will take the round: { $score }.
suits-board-score-goes =
    { $seats ->
        [1] score { $from } → { $to }
       *[other] the pair’s score { $from } → { $to }
    }
suits-board-score-stays =
    { $seats ->
        [1] the score stays { $points }
       *[other] the pair’s score stays { $points }
    }
suits-board-unseen = Still to come: { $list }.
suits-board-unseen-higher = { $count } higher
suits-board-unseen-trumps =
    { $count ->
        [one] { $count } trump
       *[other] { $count } trumps
    }
suits-board-with-this =
    { $seats ->
        [1] Your score if you take it: { $from } → { $to }.
       *[other] Your pair’s score if you take it: { $from } → { $to }.
    }
suits-board-with-sure =
    { $seats ->
        [1] Your score: { $from } → { $to }.
       *[other] Your pair’s score: { $from } → { $to }.
    }
suits-board-with-so-far =
    { $seats ->
        [1] Your score with what lies there already: { $from } → { $to }.
       *[other] Your pair’s score with what lies there already: { $from } → { $to }.
    }
suits-board-with-this-same =
    { $seats ->
        [1] If you take it, your score stays { $points }.
       *[other] If you take it, your pair’s score stays { $points }.
    }

## Three places below
suits-board-play-duchess = Play Duchess { $value }
suits-board-play-chancellor = Play Chancellor { $value }
suits-board-play-cardinal = Play Cardinal { $value }
suits-board-play-captain = Play Captain { $value }
suits-board-bribe-play = Pay the bribe
suits-board-last-card = Your last card: without cards your gems ({ $gems }) are lost.
suits-board-bribe-raised = Bribe: a gem instead of a card
suits-board-bribe-more =
    { $left ->
        [0] The gem goes to whoever takes it. It is your last.
       *[other] The gem goes to whoever takes it.
    }
suits-board-leave-pile = Cede the pile
suits-board-choose-card = Choose a card
suits-board-choose-pile = Choose a pile
suits-board-wait = Not your turn
suits-board-sent = Sent
suits-board-since = Since your last move — { $told }
suits-board-turn-lead = { $who }: any card
suits-board-turn-follow = { $who }: the lead is { $character }
suits-board-turn-any = { $who }: none of the lead suit
suits-board-laid = { $seat }: { $what }
suits-board-own-piles = Your piles, score
suits-board-own-piles-pair = Your piles, the pair’s score

## Beats of a round
suits-board-ribbon-you = yours
suits-board-takes-round = { $seat } takes the round
suits-board-takes-round-you = You take the round
suits-board-took-highest = Highest of the suit led: { $card }.
suits-board-took-by-trump = A trump beats the suit led: { $card }.
suits-board-took = Taken: { $list }.
suits-board-took-trump = the trump card
suits-board-took-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
suits-board-took-gems =
    { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
suits-board-led =
    { $me ->
        [1] You lead
       *[other] { $seat } leads
    }
suits-board-played =
    { $me ->
        [1] You play
       *[other] { $seat } plays
    }
suits-board-bribed =
    { $me ->
        [1] You pay a bribe
       *[other] { $seat } pays a bribe
    }
suits-board-bribed-more = The gem, and a point for it, goes to whoever takes the round.
suits-board-joker-put =
    { $me ->
        [1] You place a joker
       *[other] { $seat } places a joker
    }
suits-board-spent =
    { $me ->
        [1] You have no cards left
       *[other] { $seat } has no cards left
    }
suits-board-spent-more =
    { $gems ->
        [one] { $gems } gem leaves the game.
       *[other] { $gems } gems leave the game.
    }
suits-board-spent-hand = Your cards are spent. The rounds go on without you.
suits-board-leaving = { $seat } leaves a card
suits-board-to-lead = { $seat } to lead
suits-board-left-there = { $card } stays in the centre.
suits-board-without-it = Your pair’s score without it: { $from } → { $to }.
suits-board-leave-shows = Each card shows the pair’s score without it.
suits-board-joker-put-more = On the { $guild }
suits-board-ended = The rounds are over
suits-board-ended-more = Jokers next, then the count.
suits-board-score-change = { $seat }: { $from } → { $to }
suits-board-score-same = { $seat }: still { $points }
suits-board-new-trump = Trump: { $card }
suits-board-new-deck-trump = A new deck of the cards left. Trump: { $card }
suits-board-twos = bonuses and penalties ±2
suits-board-ladder-power = Power cards → points

## What the round would bring
suits-board-brings-joker =
    { $count ->
        [one] a joker
       *[other] jokers: { $count }
    }
suits-board-brings-penalty =
    { $count ->
        [one] penalty −2
       *[other] penalties −2: { $count }
    }
suits-board-brings-bonus =
    { $count ->
        [one] bonus +2
       *[other] bonuses +2: { $count }
    }
suits-board-brings-power =
    { $count ->
        [one] a power card
       *[other] power cards: { $count }
    }
suits-board-brings-leaves = One card will have to be left.

## Jokers
suits-board-joker-left =
    { $count ->
        [0] All jokers are placed
        [one] One joker to place
       *[other] { $count } jokers to place
    }
suits-board-joker-rule = No more than one on a pile.
suits-board-joker-team = The team shares its jokers; they go only onto piles that count.
suits-board-joker-own = At this table a joker goes only onto a pile of its owner.
suits-board-joker-here = joker here
suits-board-joker-chosen = chosen
suits-board-joker-change = { $from } → { $to }
suits-board-joker-wait = Others are placing their jokers
suits-board-joker-soon = The rounds are over. Now the jokers: each goes onto one of the piles.

## The end
suits-board-place =
    { $place ->
        [2] You came 2nd
        [3] You came 3rd
       *[other] You came { $place }th
    }
suits-board-lost-team = Your pair has lost
suits-board-won = The city is yours!
suits-board-won-team = The city is yours, both of you
suits-board-won-by = The city goes to { $seat }
suits-board-won-by-team = The city goes to { $seat }
suits-board-won-shared = The city is shared: { $seat }
suits-board-place-points = { $place }: { $mine } to { $best }
suits-board-to-result = To the result
suits-board-already = So far
suits-board-by-round = Score by round
suits-board-turning = Turning point: round { $round }
suits-board-decided-by-guilds = The guilds decided it.
suits-board-decided-by-twos = Bonuses and penalties decided it.
suits-board-decided-by-power = Power cards decided it.
suits-board-decided-by-wealth = Wealth decided it.
suits-board-sources = Where the points came from
suits-board-source-guilds = guilds
suits-board-source-twos = bonuses and penalties
suits-board-source-power = power cards
suits-board-source-wealth = wealth
suits-board-source-lost = losses
suits-board-count-best = most for { $seat }, { $points }
suits-board-count-none = nothing for anybody
suits-board-count-costs = { $seat }: { $count } in the pile, which is { $points }
suits-board-count-costs-only = { $seat }: { $points }
suits-board-line-by-line = Counting line by line.
suits-board-ending = First place: { $seat }.

## A card in the log
suits-board-about-guild = It goes to its guild's pile of whoever took the round. Three in a pile are best, four already cost.
suits-board-about-joker = A joker: at the end it is put on a pile, which grows by a card.
suits-board-about-penalty = A penalty: −2 for whoever took the round with it.
suits-board-about-bonus = A bonus: +2 for whoever took the round with it.
suits-board-about-power = A power card: one −1, two −3, three −6, but all four +10.
suits-board-moment = Show from this moment
suits-board-log-deal = The deal
suits-board-log-round = Round { $round } · trump { $card }
suits-board-how-points = By points: { $score } against { $other }.
suits-board-how-cards = { $score } : { $score }. Decided by cards: { $cards } against { $other }.
suits-board-how-gems = { $score } : { $score }, and as many cards. Decided by gems: { $gems } against { $other }.
suits-board-how-shared = Equal in points, cards and gems.

## Buttons of the prompt
suits-board-mark-bribe = Bribe
suits-board-no-gems = none
