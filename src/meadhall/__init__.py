"""Meadhall: a digital table for five Nordic board games.

>>> import meadhall
>>> match = meadhall.game("hagar").start(players=3, seed=7)
>>> match.play("keep").text
'keep'
"""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.analysis import Analysis
    from meadhall.analysis.analyse import Progress
    from meadhall.bots.bot import Budget
    from meadhall.bots.hint import Hint
    from meadhall.core.game import Game
    from meadhall.core.match import Match

__version__ = "0.1.0"


def game(name: str) -> "Game":
    """The game with this name, ready to be played.

    >>> game("hagar").title
    'Hägar: Land in Sicht!'
    >>> game("hager")
    Traceback (most recent call last):
        ...
    meadhall.core.errors.UnknownName: no game is called "hager"; did you mean "hagar"?
    """
    from meadhall import games

    return games.load(name)


def game_names() -> list[str]:
    """The names of all games.

    >>> "hagar" in game_names()
    True
    """
    from meadhall.games import names

    return names()


def load(path: Path | str) -> "Match":
    """The match of a game file, played again up to where the file ends and checked on the way."""
    from meadhall.core.errors import GameFileError, UnknownName
    from meadhall.core.gamefile import read_game_file
    from meadhall.core.replay import replay

    file = read_game_file(path)
    try:
        return replay(file, game(file.game))
    except UnknownName as error:
        raise GameFileError(f"{path}: {error}") from None


def hint(match: "Match", seat: int, budget: "Budget | None" = None) -> "list[Hint]":
    """The best few turns of the seat to move, best first, from what this seat knows; see `meadhall.bots.hint`.

    >>> match = game("hagar").start(players=2, seed=7)
    >>> hint(match, match.to_move)[0].steps[0].action in match.legal
    True
    """
    from meadhall.bots import hint as hints

    return hints.hint(match, seat, budget or hints.SOME)


def analyse(
    match: "Match", *, depth: str | int = "jarl", jobs: int | None = None, words: bool = True,
    progress: "Progress | None" = None,
) -> "Analysis":  # fmt: skip
    """What decided a match: who played how well, and who had how much luck; see `meadhall.analysis`.

    `depth` is a level of the hall, "quick" for a first look, or a number of iterations for each decision. Without
    `words` there are numbers only, in a fifth of the time.

    >>> match = game("hagar").start(players=2, seed=7)
    >>> match.play("keep").text
    'keep'
    >>> [choice.mark for step in analyse(match).steps if (choice := step.choice)]
    ['best']
    """
    from meadhall.analysis import analyse as look

    return look(match, depth=depth, jobs=jobs, words=words, progress=progress)
