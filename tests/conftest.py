"""What all tests share."""

from hypothesis import settings

# Deterministic, and without a clock: the first example of a compiled function may take seconds.
settings.register_profile("meadhall", derandomize=True, deadline=None, database=None)
settings.load_profile("meadhall")
