"""What all tests share."""

import os

from hypothesis import settings

for name in (
    "GAMES",
    "STORE",
    "HOUSE",
    "KEY",
):  # those of whoever runs the tests are not what is tested
    os.environ.pop(f"MEADHALL_{name}", None)

# Deterministic, and without a clock: the first example of a compiled function may take seconds.
settings.register_profile("meadhall", derandomize=True, deadline=None, database=None)
settings.load_profile("meadhall")
