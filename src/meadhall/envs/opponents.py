"""Opponents of the vector environment: bots that search, or play at random, inside of its compiled step.

They are the bots of the hall and the arena, and give the same answers for the same seed. Only their plans are not
carried from one decision to the next, so that a game is all in its bytes.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from meadhall.bots.levels import LEVELS, Thinking, thinking_of
from meadhall.bots.players import find
from meadhall.bots.search.company import Company, compiled_decide, drawn_at_random, forget
from meadhall.bots.search.plans import seed_at
from meadhall.core.common import copy_numbers
from meadhall.core.constants import MOST_SEATS
from meadhall.core.contract import Kernels
from meadhall.core.errors import OptionError
from meadhall.core.game import Game
from meadhall.core.kernel import bind
from meadhall.core.text import count
from meadhall.envs.environment import one_for_each
from meadhall.envs.position import whole_number
from meadhall.envs.vector_kernels import DRAWN, Games, Work

decide = cast(Any, None)  # filled in by `bind`

Opponents = str | Sequence[str] | Mapping[str, int]
"""One bot for all other seats; one for each of them; or a pool: bots with weights, drawn anew for each game."""


def answer(i: int, who: int, n: int, box: Any, games: Games, work: Work, company: Company) -> int:
    """A template: what the bot at a seat does, of the n legal actions in `work.out`."""
    bot, seed, steps = games.bots[i, who], int(games.seeds[i, who]), int(games.rows[i].steps)
    if company.iterations[bot] == 0:
        return drawn_at_random(company.scratch.rng, seed, steps, work.out, n)
    copy_numbers(work.out, company.scratch.out)
    forget(company.trees, 0)
    return int(decide(games.raw[i], box, who, bot, 0, n, seed_at(seed, steps), company))


@cache
def compiled_answer(name: str, kernels: Kernels) -> Callable[..., int]:
    """`answer` with the rules of one game."""
    return bind(answer, name, {"decide": compiled_decide(name, kernels)})


@dataclass(frozen=True)
class Invitation:
    """The bots of the other seats: their names, and the seats of each."""

    names: tuple[str, ...]
    invited: tuple[int, ...]  # for each other seat the number of its bot among the names, or DRAWN
    weights: tuple[int, ...]

    @classmethod
    def of(cls, opponents: Opponents, others: int) -> "Invitation":
        """The invitation to so many seats; an OptionError tells if it fills more or fewer.

        >>> Invitation.of("karl", 2).invited, Invitation.of({"random": 1, "karl": 3}, 2).invited
        ((0, 0), (-1, -1))
        """
        if isinstance(opponents, Mapping):
            if not opponents:
                raise OptionError("a pool of opponents names one bot at least")
            weights = tuple(whole_number(weight, f'the weight of "{bot}"') for bot, weight in opponents.items())
            invitation = cls(tuple(opponents), (DRAWN,) * others, weights)
        else:
            seats = one_for_each(opponents, others)
            names = tuple(dict.fromkeys(seats))
            invitation = cls(names, tuple(map(names.index, seats)), (1,) * len(names))
        if len(invitation.names) > MOST_SEATS:
            raise OptionError(f"a pool has {MOST_SEATS} bots at most, not {len(invitation.names)}")
        return invitation

    def __str__(self) -> str:
        if DRAWN in self.invited:
            pool = zip(self.weights, self.names, strict=True)
            return " or ".join(f"{count(weight, 'part')} {name}" for weight, name in pool)
        return ", ".join(self.names[number] for number in self.invited)


def thinking_here(game: Game, name: str) -> Thinking:
    """How a bot thinks about a game; an OptionError if it cannot play here."""
    thinking = thinking_of(game, name)
    if thinking is None:
        find(name).close()  # says so itself if there is no such bot
        raise OptionError(
            f'"{name}" cannot play in compiled games: the levels ({", ".join(LEVELS)}), random, search:N and '
            f"playouts:N can; gym_env takes every bot"
        )
    return thinking
