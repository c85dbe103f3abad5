"""Sagnir: the rules are those of both island games; the differences lie in the box."""

from meadhall.games.island.rules import *  # noqa: F403
