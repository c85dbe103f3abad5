"""Sagnir: its options. The box itself is that of both island games."""

from meadhall.core.options import Option
from meadhall.games.island.box import CHANGES, CONTENT, VARIANTS, build, called, check

__all__ = ["CONTENT", "OPTIONS", "build", "called", "check"]

OPTIONS = (
    *VARIANTS,
    Option("jokers", (False, True), True, "Northern Lights stand for any element; no is variant D, harder and longer"),
    Option("young", (False, True), False, "the young and quick game: without bonus cards and the best beings"),
    *CHANGES,
    Option("max_start_aurora", (0, 1, 2, 3, 4, "none"), 2, "most Northern Lights on the starting island"),
    Option("pattern_set", ("full", "light"), "full", "the patterns of the beings; light ones make very short games"),
    Option("switch_own_cell_only", (False, True), False, "the Fire Giant switches only the tile under his pawn"),
)
