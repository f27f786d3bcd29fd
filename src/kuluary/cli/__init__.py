"""The command line: every command of `kuluary` is a module here, and `main` has their arguments."""

from kuluary.cli.main import main

__all__ = ["main"]
