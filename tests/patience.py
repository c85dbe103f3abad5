"""How long tests wait for something that should happen: a busy machine gets there too, only later."""

PATIENT = 120.0
"""Seconds. A test that passes never waits so long; only one that fails does."""
