# The cover of the game: what the house says of it.

power-cover-name = Deep State
power-cover-about = Agents, alliances and world domination projects. Solo against Falcon.
power-cover-time = 60–90 min
