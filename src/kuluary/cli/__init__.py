"""The command line: kuluary serve, play, simulate, tournament, lab, replay, verify, report, rules, doctor, backup."""

from kuluary.cli.main import main

__all__ = ["main"]
