"""Matches to be analysed."""

from functools import cache

import meadhall
from meadhall.bots.players import find
from meadhall.core.match import Match
from meadhall.core.rng import new_rng


def played(name: str, bots: tuple[str, ...] = (), seed: int = 1, players: int = 2, decisions: int = 10_000) -> Match:
    """A match of bots, or at random, to its end or for so many decisions."""
    match = meadhall.game(name).start(players, seed=seed)
    if not bots:
        match.wander(decisions, new_rng(seed, 1))
        return match
    found = [find(bot) for bot in bots]
    while not match.over and decisions:
        match.play(found[match.to_move].advise(match, seed).action)
        decisions -= 1
    return match


@cache
def finished(name: str) -> Match:
    """A match of two bots, the same for all who ask: they only read it."""
    return played(name, ("search:30", "search:30"))
