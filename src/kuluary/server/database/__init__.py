"""What is kept: the database, the one thread that writes to it, and games read back from it."""
