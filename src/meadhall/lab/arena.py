"""The arena: bots meet in many games, and their strength is measured as fairly as games allow.

Every group of bots plays the same deals, and every deal once for each rotation of the seats: a bot that has good dice
or a good seat in one game has bad ones in another. Only the time depends on the number of processes.
`docs/writing-a-bot.md` tells what shares, intervals and ratings mean. Intervals take games for independent. Games of
one deal are not: what dice and seat give to a bot in one they take in another, so that intervals are rather too wide.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from meadhall.bots.players import BotError
from meadhall.core.game import Game
from meadhall.core.options import Value, settle
from meadhall.lab.games import BotTable, FinishedGame, ScheduledGame, play_all
from meadhall.lab.statistics import Interval, parts_of_win, wilson
from meadhall.lab.trajectories import TrajectoryFile, play_and_record


@dataclass(frozen=True)
class BotStanding:
    """How one bot fared."""

    bot: str
    games: int  # games that it sat in; one in which it held several seats counts for each of them
    wins: float  # games won; a win or draw that several share counts in parts: half a win for a draw of two
    share: float  # wins / games; bots of the same strength would each have 1 / players
    interval: Interval  # 95 % confidence interval of the share
    rating: float
    rating_interval: Interval  # the rating, and two of its sigmas to both sides
    moves_per_game: float
    """Decisions between several actions in a game, for one seat: forced ones are not asked and not counted."""
    seconds_per_move: float
    failures: int  # decisions of a program that were played by the default
    trouble: str | None  # the first of these failures, in words


@dataclass(frozen=True)
class BotDuel:
    """How often one bot finished before another when both sat at a table."""

    bot: str
    other: str
    games: int
    ahead: float  # games in which it had the better place; an equal one counts as half
    share: float
    interval: Interval


@dataclass(frozen=True)
class Tournament:
    """The result of an arena. `meadhall arena --json` prints it as `asdict` gives it."""

    game: str
    options: dict[str, Value]
    seed: int
    players: int
    games_asked: int
    games_per_group: int
    """The games that were asked for, rounded up so that every deal is played with every rotation of the seats."""
    groups: list[tuple[str, ...]]
    games: int
    stopped: int
    """Games that no rule has ended, but a guard against endless ones. Who stood better then has won: they are counted
    below as all others are, for a bot that leads nowhere is no better for it."""
    seconds: float
    games_per_second: float
    standings: list[BotStanding]  # best rating first
    duels: list[BotDuel]

    def to_dict(self) -> dict[str, Any]:
        """The tournament as plain values."""
        return asdict(self)


def groups_of(bots: Sequence[str], players: int, *, ladder: bool = False) -> list[tuple[str, ...]]:
    """The groups that meet: every combination of bots that fills the seats; on a ladder only neighbours in the list.

    Where there are too few bots, every bot meets every other that holds all the other seats.

    >>> groups_of(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> groups_of(["a", "b", "c"], 2, ladder=True)
    [('a', 'b'), ('b', 'c')]
    >>> groups_of(["a", "b"], 3)
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    if len(bots) < 2:
        raise BotError("an arena needs at least two bots")
    for bot in bots:
        if bots.count(bot) > 1:
            raise BotError(f'the bot "{bot}" is named twice; each meets the others, not itself')
    if ladder and len(bots) >= players:
        return [tuple(bots[i : i + players]) for i in range(len(bots) - players + 1)]
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [(one, *[other] * (players - 1)) for one, other in permutations(bots, 2)]


def rounded_up(games: int, players: int) -> int:
    """The games of a group: so many that every deal is played with every rotation of the seats.

    >>> rounded_up(100, 3)
    102
    """
    return -(-games // players) * players


def schedule(groups: Sequence[tuple[str, ...]], games: int) -> Iterator[ScheduledGame]:
    """All games of the arena, deal by deal, in the order in which ratings learn from them.

    >>> [scheduled.bots for scheduled in schedule([("a", "b", "c")], 6)][::3]
    [('a', 'b', 'c'), ('c', 'b', 'a')]
    """
    number = 0
    for deal in range(games // len(groups[0])):
        for group in groups:
            # Every other deal goes round the table the other way, so that nobody always plays after the same other.
            around = group if deal % 2 == 0 else group[::-1]
            for turn in range(len(group)):
                yield ScheduledGame(number, deal, around[turn:] + around[:turn])
                number += 1


def arena(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    players: int = 2,
    ladder: bool = False,
    options: Mapping[str, Value] | None = None,
    jobs: int | None = None,
    trajectories: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Tournament:
    """Let bots meet in this many games for each group; the same seed gives the same result for any number of jobs.

    With a file for `trajectories` every decision is written there: see `meadhall.lab.trajectories`.

    >>> import meadhall
    >>> found = arena(meadhall.game("hagar"), ["random", "greedy"], games=3, seed=1, jobs=1)
    >>> found.games, [duel.games for duel in found.duels]
    (4, [4, 4])
    """
    groups = groups_of(bots, players, ladder=ladder)
    table = BotTable(game, players, seed, options or {})
    table.warm_up(bots)  # here first: the workers then load the compiled code
    each = rounded_up(games, players)
    began = time.perf_counter()
    results = []
    with TrajectoryFile(trajectories, table, bots) if trajectories else nullcontext() as file:
        games_of_it = schedule(groups, each)
        played = (
            play_and_record(file, table, games_of_it, jobs=jobs) if file else play_all(table, games_of_it, jobs=jobs)
        )
        for finished in played:
            results.append(finished)
            progress(1)
    seconds = time.perf_counter() - began
    results.sort(key=lambda finished: finished.scheduled.number)
    ratings = rate(bots, results)
    standings = [standing_of(bot, results, *ratings[bot]) for bot in bots]
    return Tournament(
        game=game.name,
        options=settle(game.options, options or {}),
        seed=seed,
        players=players,
        games_asked=games,
        games_per_group=each,
        groups=groups,
        games=len(results),
        stopped=sum(result.stopped for result in results),
        seconds=seconds,
        games_per_second=len(results) / seconds,
        standings=sorted(standings, key=lambda standing: -standing.rating),
        duels=[duel for one, other in permutations(bots, 2) if (duel := _duel(one, other, results)) is not None],
    )


def rate(bots: Sequence[str], results: Sequence[FinishedGame]) -> dict[str, tuple[float, float]]:
    """The rating of each bot and its sigma, learned from the results in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # tau is how much skill drifts from game to game: bots do not learn
    ratings = {bot: model.rating() for bot in bots}
    for finished in results:
        seats = finished.scheduled.bots
        teams = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in seats]
        learned = model.rate(teams, ranks=list(finished.outcome.places))
        for bot in dict.fromkeys(seats):
            own = [team[0] for team, name in zip(learned, seats, strict=True) if name == bot]
            ratings[bot] = model.rating(
                sum(rating.mu for rating in own) / len(own), sum(rating.sigma for rating in own) / len(own)
            )
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}


def standing_of(bot: str, results: Sequence[FinishedGame], rating: float, sigma: float) -> BotStanding:
    """How one bot fared in these games."""
    own = [(game, seat) for game in results for seat, name in enumerate(game.scheduled.bots) if name == bot]
    games, moves = len(own), sum(game.moves[seat] for game, seat in own)
    wins = float(sum(parts_of_win(game.outcome.results)[seat] for game, seat in own))
    seconds = sum(game.seconds[seat] for game, seat in own)
    failures = [failure for game, seat in own for failure in game.failures[seat]]
    return BotStanding(
        bot=bot,
        games=games,
        wins=wins,
        share=wins / games,
        interval=wilson(wins, games),
        rating=rating,
        rating_interval=(rating - 2 * sigma, rating + 2 * sigma),
        moves_per_game=moves / games,
        seconds_per_move=seconds / moves if moves else 0.0,
        failures=len(failures),
        trouble=failures[0] if failures else None,
    )


def _duel(bot: str, other: str, results: Sequence[FinishedGame]) -> BotDuel | None:
    games, ahead = 0, 0.0
    for finished in results:
        mine, theirs = (
            [place for place, name in zip(finished.outcome.places, finished.scheduled.bots, strict=True) if name == one]
            for one in (bot, other)
        )
        pairs = [(a, b) for a in mine for b in theirs]
        if pairs:
            games += 1
            ahead += sum((a < b) + (a == b) / 2 for a, b in pairs) / len(pairs)
    return BotDuel(bot, other, games, ahead, ahead / games, wilson(ahead, games)) if games else None
