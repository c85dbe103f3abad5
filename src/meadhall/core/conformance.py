"""The conformance kit: one line tells the author of a game whether it keeps the contract.

    from meadhall.core.conformance import check
    print(check(my_game))

Over seeded random games of every seat count and option it checks the promises of the engine at every state: compiled
over many games (`inspection`), and with words, drawings, records and undo over a few (`close_look`).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from meadhall.core.close_look import Secrets, look_closely
from meadhall.core.errors import ConformanceError
from meadhall.core.game import Game
from meadhall.core.inspection import Case, bind_inspector, inspect
from meadhall.core.kernel import JIT
from meadhall.core.options import Value
from meadhall.core.text import count

__all__ = ["ConformanceError", "Report", "check"]

_FIRST_STEPS = 300  # of a first game as plain Python, where a mistake has a line and costs no compiler


@dataclass(frozen=True)
class Report:
    """The result of a check."""

    versions: int  # versions of the rules
    configurations: int  # of the version that has the most
    games: int
    states: int
    decisions: int
    forced: int  # decisions with a single legal action: allowed, but better skipped by the rules
    stopped: int  # games that a guard against endless games has ended, and not a rule
    secret: tuple[str, ...] = ()  # the fields that were hidden from somebody in a game that was looked at closely
    open: tuple[str, ...] = ()  # those that everybody could always see

    def __str__(self) -> str:
        versions = f" by {self.versions} versions of the rules" if self.versions > 1 else ""
        stopped = f"; a guard ended {self.stopped:,} of the games" if self.stopped else ""
        said = (
            f"{self.games:,} games in {count(self.configurations, 'configuration')}{versions} keep the contract: "
            f"{self.states:,} states, {self.decisions:,} decisions, {self.forced:,} of them forced{stopped}"
        )
        if not self.open:
            return said
        secret = f"Secret from somebody: {', '.join(self.secret)}." if self.secret else "Nothing is secret."
        return f"{said}\n{secret}\nOpen to all: {', '.join(self.open)}."


def check(
    game: Game, *, games: int = 200, close: int = 2, seed: int = 1, most: int = 100_000,
    configurations: Iterable[tuple[int, Mapping[str, Value]]] | None = None, versions: Sequence[int] | None = None,
    sparing: bool = False, compiled: bool = JIT,
) -> Report:  # fmt: skip
    """Check that a game keeps the contract; a ConformanceError says where it does not.

    In each configuration `games` random games are checked compiled, and `close` games closely: by these versions of the
    rules, by default all of them, or the one that the game is held to. If `sparing`, not every position of a long close
    game is looked at. A game that has not ended after `most` steps is taken for endless. Without compilation everything
    runs as Python, which is much slower, but sooner done for a few games.
    """
    plain = bind_inspector(game, compiled=False)
    inspector = bind_inspector(game, compiled=True) if compiled else plain
    counts, secrets = np.zeros(4, np.int64), Secrets()
    given = None if configurations is None else list(configurations)
    if versions is None:
        versions = range(1, game.rules_version + 1) if game.held_to is None else [game.held_to]
    by_version = [game.with_rules(version) for version in versions]
    chosen = [(held, given or list(held.configurations())) for held in by_version]  # earlier rules had other options
    cases = [Case(held, players, options, seed, most) for held, some in chosen for players, options in some]
    for case in cases:
        if compiled:
            inspect(plain, case._replace(most=_FIRST_STEPS), 1, np.zeros(4, np.int64), whole=False)
        inspect(inspector, case, games, counts)
        for index in range(close):
            look_closely(case, index, secrets, sparing=sparing)
    secrets.check_imagined()
    secret, known = secrets.among(list(game.state.fields)) if close else ((), ())
    most_chosen = max(len(some) for _, some in chosen)
    states, decisions, forced, stopped = map(int, counts)
    return Report(len(versions), most_chosen, games * len(cases), states, decisions, forced, stopped, secret, known)
