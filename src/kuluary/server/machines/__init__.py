"""Several processes on one database: the bus between them, the roll call, the time they share."""
