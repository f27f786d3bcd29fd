"""Before a game: laying a table, what is brought to it, what it goes on from, series and tournaments."""
