"""Themes of puzzles, from the facts of their solutions: a game names them in `themes.toml`.

    [two-beings]
    name = "Two beings in one turn"
    facts = { activated = 2 }

A theme fits a solution in which every one of its `facts` is told at least so often, one of `any` at least once, and
none of `none`; the seat of a fact that has one is the solver's. `ends` fits solutions that end the game.
"""

from collections import Counter
from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct

from meadhall.core.constants import OVER
from meadhall.core.content import learnt
from meadhall.core.errors import ContentError
from meadhall.core.facts import SEAT
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.practice.puzzle import Puzzle, match_of, plan_of

NAME = "themes.toml"


class Theme(Struct, frozen=True, forbid_unknown_fields=True):
    """A theme: something that solutions can have in common."""

    name: str
    facts: dict[str, int] = {}
    any: tuple[str, ...] = ()
    none: tuple[str, ...] = ()
    ends: bool = False

    def fits(self, told: Counter[str], *, over: bool) -> bool:
        """Whether a solution that told these facts has this theme.

        >>> Theme("Two at once", {"took": 2}).fits(Counter(took=2), over=False)
        True
        """
        return (
            all(told[fact] >= count for fact, count in self.facts.items())
            and (not self.any or any(told[fact] for fact in self.any))
            and not any(told[fact] for fact in self.none)
            and (over or not self.ends)
        )


def themes_in(folder: Path) -> dict[str, Theme]:
    """The themes that stand in a game's folder, by their keys; none where it has no such file."""
    return _read(folder / NAME)


@lru_cache(maxsize=32)
def _read(file: Path) -> dict[str, Theme]:
    if not file.is_file():
        return {}
    try:
        return msgspec.toml.decode(file.read_text("utf-8"), type=learnt(dict[str, Theme]))
    except msgspec.MsgspecError as error:
        raise ContentError(f"{file}: {error}") from None


def declares(folder: Path) -> dict[str, str]:
    """The names of a game's themes in English, by the keys of their translations."""
    return {f"theme-{key}": theme.name for key, theme in themes_in(folder).items()}


def theme_said(game: Game, key: str) -> str:
    """The name of a theme in the language that is spoken now."""
    known = themes_in(game.folder).get(key)
    return game.phrases.declared(f"theme-{key}", known.name) if known is not None else key


def told_by(game: Game, match: Match, seat: int, plan: tuple[int, ...]) -> tuple[Counter[str], bool]:
    """The facts that a plan makes, as its seat may know them, and whether the game is over after it."""
    told = Counter[str]()
    for action in plan:
        heard = game.heard(match.state_after(len(match.steps)), match.box, action)
        for fact in game.facts.seen_by(heard, seat):
            if fact.numbers.get(SEAT, seat) in (seat, None):
                told[fact.name] += 1
        match.step(action)
    return told, match.to_move == OVER


def themes_of(game: Game, puzzle: Puzzle) -> tuple[str, ...]:
    """The themes of a puzzle, in the order in which its game names them."""
    told, over = told_by(game, match_of(game, puzzle), puzzle.seat, plan_of(game, puzzle.solution))
    return tuple(key for key, theme in themes_in(game.folder).items() if theme.fits(told, over=over))
