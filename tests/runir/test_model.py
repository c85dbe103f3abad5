"""The engine counts praise as a plain model does, which looks at the crystals on stones and the printed tokens."""

import tomllib
from collections import Counter
from random import Random
from typing import NamedTuple

import pytest

import meadhall
from meadhall.core.kernel import JIT
from meadhall.games.runir.rules.hall import is_met
from tests.runir.table import token

RUNIR = meadhall.game("runir")
PRAISE = tomllib.loads(RUNIR.edition.text)["rewards"]["praise"]
SPACES = ("4", "3", "2")


def is_praised(crystals: list[tuple[int, int]], asked: dict[str, int]) -> bool:
    """Whether crystals on these stones, each a board and a number, earn a token that asks for this."""
    ((condition, times),) = asked.items()
    on_boards = Counter(board for board, _ in crystals)
    if condition == "same_stone":
        return any(number >= times for number in Counter(crystals).values())
    if condition == "every_board":
        return all(on_boards[board] >= times for board in range(4))
    if condition == "in_all":
        return len(crystals) >= times
    return any(number >= times for number in on_boards.values())


class Compared(NamedTuple):
    """How often the engine and the model were compared."""

    questions: int
    full_stones: int
    """Positions in which somebody has carved a full stone, and so more often than crystals of his tell."""


def lockstep(seed: int, players: int, long: bool) -> Compared:
    """A random game; at every decision every seat's crystals are held against every praise token."""
    match, random = RUNIR.start(players, {"long": long}, seed=seed), Random(seed)
    questions = full_stones = 0
    while not match.over:
        state, legal = match.state, [action.text for action in match.legal]
        for seat in range(players):
            stones = [divmod(place, 6) for place in range(24) for owner in state.holes[place] if owner == seat]
            full_stones += int(state.carved[seat].sum()) > len(stones)
            for number, asked in enumerate(PRAISE):
                praised, which = is_praised(stones, asked), token(f"p{number + 1}")
                assert is_met(state, match.box, seat, which) == praised, (seat, asked, stones)
                if seat == match.to_move and which in state.hall and "end turn" in legal:
                    assert (f"claim {SPACES[state.hall.tolist().index(which)]}" in legal) == praised
                questions += 1
        match.play(random.choice(legal))
    return Compared(questions, full_stones)


@pytest.mark.parametrize("seed", range(12 if JIT else 2))
def test_R39_the_engine_and_the_model_agree_about_every_praise(seed: int) -> None:
    assert lockstep(seed, players=2 + seed % 3, long=seed % 4 == 3).questions > 100


def test_R34_random_games_have_carvings_of_full_stones_that_no_praise_counts() -> None:
    assert any(lockstep(seed, players=4, long=False).full_stones for seed in range(8))
