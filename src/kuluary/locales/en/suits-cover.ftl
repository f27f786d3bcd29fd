# The cover of the game: what the house says of it.

suits-cover-name = Suits of Power
suits-cover-about = Tricks, bribes and guilds: collect piles, but not too big.
suits-cover-time = 30 min
