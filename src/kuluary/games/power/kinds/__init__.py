"""One home for each kind of card."""
