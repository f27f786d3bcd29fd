# The options of a table: names, values, and what each changes.

suits-option-teams = Teams
suits-option-teams-out = Four may play in pairs, six always do; otherwise it is each for themselves.
suits-option-teams-at-6 = Six play in pairs: your partner sits opposite, and a pair has one score.
suits-option-teams-true = two against two
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
suits-option-teams-about = Two against two: your partner sits opposite, and a pair has one score. Where both have a pile of a guild, the smaller counts.
suits-option-jokers-about = Whether a joker may go to a partner's pile.
suits-option-power-about = Whether partners count power cards together: four in common are easier to get.
