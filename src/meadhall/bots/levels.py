"""How much a bot that searches thinks, by its name: the levels of the hall, and searches of any length."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from meadhall.bots.judge import Judge, JudgeError, judge_of
from meadhall.bots.search.parameters import SearchParameters, former_parameters, parameters_for
from meadhall.core.errors import ContractError
from meadhall.core.game import Game

LEVELS = ("child", "thrall", "karl", "jarl", "skald")  # the levels of the hall, weakest first
USUAL = {"child": 10, "thrall": 50, "karl": 200, "jarl": 800, "skald": 3000}
"""Their iterations in a game whose levels were not measured: each thinks about four times as long as the last one."""

SEARCH = re.compile(r"(search|steps|playouts):(?:([1-9]\d*)|(\d*\.?\d+)s)(?:x([1-9]\d*))?(?:@(.+))?")


@dataclass(frozen=True)
class Thinking:
    """How a bot thinks about a game."""

    iterations: int  # 0 for one that plays at random
    parameters: SearchParameters


def named_bot(game: Game, name: str) -> str:
    """The bot that plays a level where the game names others for its levels; any other name stays as it is.

    >>> import meadhall
    >>> named_bot(meadhall.game("hagar"), "karl")
    'karl'
    """
    if name not in LEVELS or not game.levels:
        return name
    named = game.levels[LEVELS.index(name)]
    if named in LEVELS:
        raise ContractError(f"{game.name}: levels names {named}, which is a level itself; it should name other bots")
    return named


def level_of(game: Game, name: str) -> Thinking:
    """How a level thinks in this game: as its judge's measurements say, or as levels usually do."""
    judge, parameters = judge_of(game), parameters_for(game)
    measured = judge.about.get("levels", {}).get(name) if judge else None
    if measured is None:
        return Thinking(USUAL[name], parameters)
    return Thinking(
        measured["iterations"], replace(parameters, **{key: measured[key] for key in measured if key != "iterations"})
    )


def searches(name: str) -> bool:
    """Whether the bot of this name searches for a number of iterations, or plays at random.

    >>> searches("jarl"), searches("playouts:70"), searches("search:0.5s"), searches("greedy")
    (True, True, False, False)
    """
    match = SEARCH.fullmatch(name)
    return name in LEVELS or name == "random" or (match is not None and not match[3] and not match[4])


def thinking_of(game: Game, name: str) -> Thinking | None:
    """How the bot of this name thinks in a game; None if it does not search for a number of iterations.

    >>> import meadhall
    >>> hagar = meadhall.game("hagar")
    >>> thinking_of(hagar, "search:70").iterations, thinking_of(hagar, "greedy")
    (70, None)
    """
    name = named_bot(game, name)
    if name == "random":
        return Thinking(0, parameters_for(game))
    if name in LEVELS:
        return level_of(game, name)
    match = SEARCH.fullmatch(name)
    if not match or not searches(name):
        return None
    return Thinking(int(match[2]), parameters_by_name(game, match[1], match[5]))


def parameters_by_name(game: Game, kind: str, judge: str | None) -> SearchParameters:
    """The parameters of `search`, `steps` or `playouts`, with the judge in a file if one is named."""
    if kind == "playouts":
        if judge:
            raise JudgeError(f"playouts ask no judge: a search that asks {judge} is called search:...@{judge}")
        return former_parameters(game)
    parameters = parameters_for(game, _judge_in(Path(judge), game) if judge else None)
    return replace(parameters, beam=0) if kind == "steps" else parameters


def check_judges(game: Game, names: Iterable[str]) -> None:
    """See before anything is played that the judges in the names of bots can be read; a JudgeError tells which not."""
    for name in names:
        if (match := SEARCH.fullmatch(name)) and match[5]:
            parameters_by_name(game, match[1], match[5])


def _judge_in(path: Path, game: Game) -> Judge:
    return _loaded(path, path.stat().st_mtime_ns if path.exists() else 0, game)


@lru_cache(maxsize=16)
def _loaded(path: Path, changed: int, game: Game) -> Judge:
    """A judge is read once, and once more when its file has changed."""
    return Judge.load(path, game)
