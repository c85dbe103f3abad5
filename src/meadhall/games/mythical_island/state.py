"""Mythical Island: the state, the actions and the facts are those of both island games."""

from meadhall.games.island.actions import ACTIONS
from meadhall.games.island.facts import FACTS
from meadhall.games.island.state import State

__all__ = ["ACTIONS", "FACTS", "State"]
