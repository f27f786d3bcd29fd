# What each option of a table changes.

suits-option-deck-about = How many cards each guild has: the usual deck is uneven, the even one is easier to count.
suits-option-teams-about = Partners sit opposite each other and add up their points.
suits-option-jokers-about = Whether a joker may go to a partner's pile.
suits-option-power-about = Whether partners count power cards together: four in common are easier to get.
