"""What all tests share."""

import os

from hypothesis import settings

os.environ.pop("MEADHALL_GAMES", None)  # the games of whoever runs the tests are not what is tested

# Deterministic, and without a clock: the first example of a compiled function may take seconds.
settings.register_profile("meadhall", derandomize=True, deadline=None, database=None)
settings.load_profile("meadhall")
