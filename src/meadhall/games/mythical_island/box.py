"""Mythical Island: its options. The box itself is that of both island games."""

from meadhall.games.island.box import ABILITIES, ALL_MYTHICALS, BONUS_CARDS, HIGHEST_BEINGS, LAYOUT, TARGET, build
from meadhall.games.island.playable import check

__all__ = ["OPTIONS", "build", "check"]

OPTIONS = (ABILITIES, BONUS_CARDS, HIGHEST_BEINGS, LAYOUT, ALL_MYTHICALS, TARGET)  # M-41: no variant D, no young game
