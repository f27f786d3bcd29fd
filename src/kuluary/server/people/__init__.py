"""People: guests, accounts, devices, profiles, ratings, what the house knows of them."""
