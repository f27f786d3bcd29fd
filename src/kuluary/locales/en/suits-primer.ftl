# The game in a minute, and its signs.

suits-primer-goal = Have most points by gathering guild cards. Three cards of a guild are worth 6, a fourth spoils it: −1.
    .title = Goal
suits-primer-turn = Play a card of the suit that was led. If you have none, any card will do.
    .title = Your turn
suits-primer-take = The highest card of the lead suit, or the highest trump if there is one. Each round has a trump of its own. The taker gets all cards of the round and leads next.
    .title = Who takes it
suits-primer-bribe = Instead of a card you may pay a gem. It is a point for whoever takes the round.
    .title = Bribe
suits-primer-win = After the last round jokers join piles, and the points are counted line by line.
    .title = The end

suits-picture-lead = The first player lays any card. Its character is the suit of the round.
    .title = The lead
suits-picture-follow = If you hold the lead suit, lay a card of it, whichever you like. If not, any card will do.
    .title = Follow suit
suits-picture-trump = The lowest trump is stronger than any card of another suit.
    .title = A trump beats
suits-picture-prize = The cards of the round and the trump card go to the taker.
    .title = The taker takes it all
suits-picture-pile = Three cards of a guild are good, four spoil the score, seven save it.
    .title = A pile: few or many
suits-picture-wealth = Bribes go to the taker of the round: every gem on the wealth card is a point.
    .title = Wealth

suits-signs-characters = Characters
suits-signs-guilds = Guilds
suits-signs-cards = Special cards
suits-signs-table = The round
suits-signs-gems = Gems
suits-signs-teams = Teams

suits-sign-seal-duchess = Duchess, a suit
suits-sign-seal-chancellor = Chancellor, a suit
suits-sign-seal-cardinal = Cardinal, a suit
suits-sign-seal-captain = Captain, a suit
suits-sign-guild-aristocrats = aristocrats, 5 cards
suits-sign-guild-artists = artists, 6 cards
suits-sign-guild-merchants = merchants, 7 cards
suits-sign-guild-artisans = artisans, 7 cards
suits-sign-guild-knights = knights, 6 cards
suits-sign-guild-assassins = assassins, 5 cards
suits-sign-joker = 1, joker: in the end a symbol of any guild of yours
suits-sign-penalty = 2, penalty: −2 points
suits-sign-bonus = 3, bonus: +2 points
suits-sign-power = 13, power card: −1, −3, −6, but all four +10
suits-sign-takes = cup: this card takes the round; crossed out, it will not
suits-sign-gem = gem: a bribe, and 1 point on the wealth card
suits-sign-gem-off = a bribe was paid, or no gems are left
suits-sign-team-0 = first team
suits-sign-team-1 = second team
suits-sign-team-2 = third team
