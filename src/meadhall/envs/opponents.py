"""Opponents of the vector environment: bots that search, or play at random, inside of its compiled step.

They are those that sit in the hall and in the arena: the same views, the same search, and of the same seed the same
answer. Only what they have searched is not carried from one decision to the next, so that a game is all in its bytes.
"""

# ruff: noqa: F821 - some names are filled in by `bind` with one game's kernels

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from meadhall.bots.judge.judge import no_network
from meadhall.bots.judge.network import SECOND_LAYER
from meadhall.bots.levels import LEVELS, Thinking, thinking_of
from meadhall.bots.players import find
from meadhall.bots.search.kernels import KernelParameters, SearchScratch, TreeArrays
from meadhall.bots.search.nodes import MAX_NODES, NONE, batch_of, capacity_for, new_nodes
from meadhall.bots.search.tree import STREAM, compiled_search, new_layers, new_scratch
from meadhall.core.common import copy_numbers
from meadhall.core.constants import MOST_SEATS
from meadhall.core.contract import Kernels
from meadhall.core.errors import OptionError
from meadhall.core.game import Game
from meadhall.core.kernel import bind
from meadhall.core.record import Array, Box
from meadhall.core.rng import below, seed_rng
from meadhall.core.text import count
from meadhall.envs.position import whole_number
from meadhall.envs.vector_kernels import DRAWN, Games, Work
from meadhall.lab.compiled.whole_games import SeatTrees, most_visited, prepare_tree

hide: Any
search: Any
choose_candidates: Any

Opponents = str | Sequence[str] | Mapping[str, int]
"""One bot for all other seats; one for each of them; or a pool: bots with weights, drawn anew for each game."""


class Company(NamedTuple):
    """The bots as compiled code reads them, and where they think."""

    iterations: Array
    """Of each bot; 0 for one that plays at random."""
    parameters: Array
    networks: Any
    trees: SeatTrees
    """Room for one tree."""
    scratch: SearchScratch


def answer(i: int, who: int, n: int, box: Any, games: Games, work: Work, company: Company) -> int:
    """A template: what the bot at a seat does, of the n legal actions in `work.out`."""
    bot, trees, scratch = games.bots[i, who], company.trees, company.scratch
    seed, steps = int(games.seeds[i, who]), int(games.rows[i].steps)
    if company.iterations[bot] == 0:
        seed_rng(scratch.rng, seed, steps)
        return int(work.out[below(scratch.rng, n)])
    copy_numbers(games.raw[i], work.view_raw)
    hide(work.views[0], box, who)
    seed_rng(scratch.rng, seed, STREAM + steps)
    trees.roots[0] = NONE
    prepare_tree(trees, 0)
    considered = choose_candidates(who, box, company.parameters[bot], work.view_raw, scratch)
    left = company.iterations[bot]
    while left > 0:
        now = batch_of(left, trees.capacities[0])
        capacity = min(capacity_for(now, trees.sizes[0, 0], trees.capacities[0]), trees.nodes.shape[1])
        trees.capacities[0] = capacity
        tree = TreeArrays(
            trees.nodes[0][:capacity], trees.layers[0], trees.sizes[0], trees.spreads[0], trees.mast[0]
        )  # fmt: skip
        search(now, who, box, company.parameters[bot], company.networks[bot], work.view_raw, considered, tree, scratch)
        left -= now
    return most_visited(trees.nodes[0], who)


@cache
def compiled_answer(name: str, kernels: Kernels) -> Callable[..., int]:
    """`answer` with the rules of one game."""
    searching, candidates = compiled_search(name, kernels)
    return bind(answer, name, kernels.as_dict() | {"search": searching, "choose_candidates": candidates})


@dataclass(frozen=True)
class Invitation:
    """Who sits on the other seats: the names of the bots, and which of them where."""

    names: tuple[str, ...]
    invited: tuple[int, ...]
    """For each other seat the number of its bot among the names, or DRAWN."""
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
            seats = [opponents] * others if isinstance(opponents, str) else list(opponents)
            if len(seats) != others:
                raise OptionError(f"{others + 1} players need {others} opponents, not {len(seats)}")
            names = tuple(dict.fromkeys(seats))
            invitation = cls(names, tuple(map(names.index, seats)), (1,) * len(names))
        if len(invitation.names) > MOST_SEATS:
            raise OptionError(f"a pool has {MOST_SEATS} bots at most, not {len(invitation.names)}")
        return invitation

    def thinking(self, game: Game) -> list[Thinking]:
        """How each bot thinks about a game; an OptionError names one that cannot play here."""
        found = []
        for name in self.names:
            thinking = thinking_of(game, name)
            if thinking is None:
                find(name).close()  # says so itself if there is no such bot
                raise OptionError(
                    f'"{name}" cannot play in compiled games: the levels ({", ".join(LEVELS)}), random, search:N and '
                    f"playouts:N can; gym_env takes every bot"
                )
            found.append(thinking)
        return found

    def __str__(self) -> str:
        if self.invited and self.invited[0] == DRAWN:
            return " or ".join(
                f"{count(weight, 'part')} {n}" for n, weight in zip(self.names, self.weights, strict=True)
            )
        return ", ".join(self.names[number] for number in self.invited)


def new_company(game: Game, box: Box, bots: Sequence[Thinking]) -> Company:
    """These bots, and room for one of them to think."""
    players, actions = int(box.players), len(game.actions)
    parameters = KernelParameters.batch(len(bots))
    for number, bot in enumerate(bots):
        parameters[number] = bot.parameters.for_kernels(game)
    judges = [bot.parameters.judge for bot in bots]
    networks = [judge.network(box) if judge else no_network() for judge in judges]
    capacity = 2 * MAX_NODES  # as large as a `Tree` can grow; memory that is never touched costs nothing
    trees = SeatTrees(
        nodes=new_nodes(capacity, players).reshape(1, capacity),
        layers=new_layers(capacity, *(bot.parameters for bot in bots)).reshape(1, -1, SECOND_LAYER),
        sizes=np.ones((1, 1), np.int64),
        spreads=np.zeros((1, 3)),
        mast=np.zeros((1, players, actions, 2), np.float32),
        roots=np.full(1, NONE, np.int64),
        capacities=np.zeros(1, np.int64),
        spare=new_nodes(0, players),
        kept=np.empty(0, np.int32),
        place=np.empty(0, np.int32),
    )
    return Company(
        iterations=np.array([bot.iterations for bot in bots], np.int64),
        parameters=parameters,
        networks=(*networks, *networks[:1] * (MOST_SEATS - len(networks))),  # always as many: compiled only once
        trees=trees,
        scratch=new_scratch(game, players, *judges),
    )
