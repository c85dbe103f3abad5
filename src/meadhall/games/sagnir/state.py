"""Sagnir: the state and the actions are those of both island games."""

from meadhall.games.island.state import ACTIONS, State

__all__ = ["ACTIONS", "State"]
