# The options of a table: names, values, and what each changes.

suits-option-teams = Teams
suits-option-teams-out = With four if you like, with six always; otherwise each for themselves.
suits-option-teams-true = in teams
suits-option-teams-false = each for themselves
suits-option-deck = Deck
suits-option-deck-standard = guilds of 7-7-6-6-5-5
suits-option-deck-uniform6 = six cards a guild
suits-option-jokers = A team's jokers
suits-option-jokers-pooled = shared
suits-option-jokers-own_only = on own piles only
suits-option-power = A team's power cards
suits-option-power-pooled = counted together
suits-option-power-per_player = counted apart

suits-option-deck-about = How many cards each guild has: the usual deck is uneven, the even one is easier to count.
suits-option-teams-about = Partners sit opposite each other and add up their points.
suits-option-jokers-about = Whether a joker may go to a partner's pile.
suits-option-power-about = Whether partners count power cards together: four in common are easier to get.
