"""Mythical Island: its options. The box itself is that of both island games."""

from meadhall.games.island.box import CHANGES, VARIANTS, build, check

__all__ = ["OPTIONS", "build", "check"]

OPTIONS = VARIANTS + CHANGES  # M-41: no variant D, no young game
