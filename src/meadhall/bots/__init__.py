"""Bots: opponents for every game. They import the core only, never a game, and are only ever given a view."""
