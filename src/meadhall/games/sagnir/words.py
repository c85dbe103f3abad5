"""Sagnir in words: those of both island games, with this edition's names and rule numbers."""

from meadhall.games.island.words import (
    SAY,
    action,
    asks,
    awards,
    describe,
    event,
    prompt,
    scoring,
    standing,
    waiting,
    why_not,
)

__all__ = [
    "SAY",
    "action",
    "asks",
    "awards",
    "describe",
    "event",
    "prompt",
    "scoring",
    "standing",
    "waiting",
    "why_not",
]
