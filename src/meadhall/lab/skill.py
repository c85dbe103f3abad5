"""How much skill counts: searches of different depth meet, and the one that looks further is the better player."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import combinations

from meadhall.core.game import Game
from meadhall.core.options import Value
from meadhall.lab.arena import arena, groups_of, rounded_up
from meadhall.lab.statistics import Interval

DEPTHS = (50, 200, 800, 3200)
"""The iterations of the players that meet: each thinks four times as much as the one before."""
_BOTS = tuple(f"search:{depth}" for depth in DEPTHS)


@dataclass(frozen=True)
class SkillDuel:
    """How often the better of two players finishes before the other; an equal place counts as half."""

    weaker: int  # iterations
    better: int
    games: int
    share: float
    interval: Interval


def skill_games(games: int, players: int) -> int:
    """How many games are played in all, if each group of players plays so many."""
    return len(groups_of(_BOTS, players)) * rounded_up(games, players)


def find_skill(
    game: Game, players: int, games: int, seed: int, *, options: Mapping[str, Value] | None = None,
    jobs: int | None = None, progress: Callable[[int], None] = lambda games: None,
) -> tuple[SkillDuel, ...]:  # fmt: skip
    """Let players of all depths meet, every deal once from each seat.

    >>> import meadhall
    >>> skill_games(40, 2)
    240
    """
    found = arena(game, _BOTS, games, seed, players=players, options=options, jobs=jobs, progress=progress)
    met = {(duel.bot, duel.other): duel for duel in found.duels}
    pairs = [(weak, good, met[f"search:{good}", f"search:{weak}"]) for weak, good in combinations(DEPTHS, 2)]
    return tuple(SkillDuel(weak, good, duel.games, duel.share, duel.interval) for weak, good, duel in pairs)
