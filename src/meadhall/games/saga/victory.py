"""Saga: the five ways to win, as bits of `won_by` (V-92, V-93)."""

WAYS = BY_TRACK, BY_FREE_ENGLAND, BY_AREAS, BY_COINS, BY_CONQUEST = 1, 2, 4, 8, 16
SAXON_WAYS = BY_TRACK | BY_FREE_ENGLAND
