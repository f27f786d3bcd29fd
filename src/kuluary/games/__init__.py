"""The games: each package exports its GAME and nothing else."""
