# The house: everything that belongs to no game.
house-name = Kuluary
house-you = you
house-you-first = You
house-board-missing = The board is not ready yet
house-board-missing-more = Every decision is in the prompt bar.
