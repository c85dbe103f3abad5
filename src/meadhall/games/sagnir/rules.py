"""Sagnir: the rules are those of both island games; what differs lies in the box."""

from meadhall.games.island.rules import (
    broken,
    chance,
    estimate,
    hide,
    imagine,
    legal,
    odds,
    places,
    points,
    reveals,
    seen,
    setup,
    step,
    stopped,
    to_move,
    utility,
    whose_turn,
)

__all__ = [
    "broken", "chance", "estimate", "hide", "imagine", "legal", "odds", "places", "points", "reveals", "seen", "setup",
    "step", "stopped", "to_move", "utility", "whose_turn",
]  # fmt: skip
