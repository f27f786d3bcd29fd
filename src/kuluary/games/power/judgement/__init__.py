"""What a position is worth, and advice: opinion, which no rule reads."""
