"""What a game leaves: its archive, reviews, puzzles, reports of problems."""
