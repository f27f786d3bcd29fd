"""What a position is worth, odds, effort: opinion, which no rule reads."""
