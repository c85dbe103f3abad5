"""Sagnir: the state is that of both island games."""

from meadhall.games.island.state import State

__all__ = ["State"]
