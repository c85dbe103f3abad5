"""Mythical Island: its options. The box itself is that of both island games."""

from meadhall.games.island.box import CHANGES, CONTENT, VARIANTS, build, called, check

__all__ = ["CONTENT", "OPTIONS", "build", "called", "check"]

OPTIONS = VARIANTS + CHANGES  # M-41: no variant D, no young game
