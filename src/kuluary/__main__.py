"""Lets `python -m kuluary` do what `kuluary` does."""

import sys

from kuluary.cli import main

sys.exit(main())
