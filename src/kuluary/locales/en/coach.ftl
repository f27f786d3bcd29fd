### The coach: hints at the table, warnings, the review after a game.

coach-two = { $first } { $second }
