"""Whether the levels of a game rise, and whether `greedy` beats them, as it may in games of bluff."""

from collections.abc import Mapping

from meadhall.bots.judge import judge_of
from meadhall.bots.levels import LEVELS
from meadhall.core.game import Game
from meadhall.core.options import Value
from meadhall.lab.arena import BotDuel, Tournament, arena

GAMES = 100  # of each pair in a short duel
_MET = ("greedy", "thrall", "karl")  # the bots of a short duel: quick ones
_ADVICE = "The game may name other bots for its levels: see Bluffing in docs/writing-a-game.md."


def level_warnings(found: Tournament) -> list[str]:
    """A sentence for each level that surely loses to `greedy` or to a weaker level in these games, and advice."""
    told = [_told(duel) for duel in found.duels if _should_win(duel) and duel.interval[1] < 0.5]
    return [*told, _ADVICE] if told else []


def _should_win(duel: BotDuel) -> bool:
    """Whether a level meets `greedy` or a weaker level."""
    if duel.bot not in LEVELS:
        return False
    return duel.other == "greedy" or duel.other in LEVELS[: LEVELS.index(duel.bot)]


def _told(duel: BotDuel) -> str:
    low, high = duel.interval
    return (
        f"The level {duel.bot} loses to {duel.other}: it finishes first in {duel.share:.0%} ({100 * low:.0f} to "
        f"{high:.0%}) of {duel.games:,} games."
    )


def needs_check(game: Game) -> bool:
    """Whether its levels are worth a short duel: it has secrets, and nobody has trained and measured its bots."""
    return game.secrets and judge_of(game) is None and max(game.seats) > 1


def check_levels(
    game: Game, players: int | None = None, options: Mapping[str, Value] | None = None, seed: int = 1
) -> list[str]:
    """Let two levels and `greedy` meet in some games; returns what `level_warnings` says of them."""
    seats = players or min(number for number in game.seats if number > 1)
    return level_warnings(arena(game, _MET, GAMES, seed, players=seats, options=options, jobs=1))
