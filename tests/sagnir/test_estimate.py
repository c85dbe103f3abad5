"""The island games: what bots think of a position (`estimate`)."""

from collections.abc import Sequence

import numpy as np
import pytest

import meadhall
from meadhall.bots.players import find
from meadhall.core.common import likely_winners
from meadhall.core.kernel import JIT
from meadhall.core.record import copy
from meadhall.games.island.rules.estimate import FAR, cost, standings
from meadhall.games.island.state import CELLS
from tests.sagnir.table import LETTERS, Table

# Being 1 requires .F./FAF/.W. and lies at the top left here. There are not so many earth tiles in the box.
CROSS = "EFEEE/FAFEE/EWEEE/EEEEE/EEEEE"
NO_WATER = "EFEEE/FAFEE/EEEEE/EEEEE/EEEEE"


def position(rows: str, hand: str = "EEEE", beings: Sequence[Sequence[int]] = ([1, 4, 14],)) -> Table:
    """A table with this island and this hand of seat 0, whatever the box holds."""
    table = Table(beings=beings, pawns=["e1", "e5"])
    cells = [cell for cell in range(CELLS) if int(table.box.island) >> cell & 1]
    for kind, letter in enumerate(LETTERS):
        shown = [cell for cell, shows in zip(cells, rows.replace("/", ""), strict=True) if shows == letter]
        table.state.land[kind] = sum(1 << cell for cell in shown)
        table.state.hand[0, kind] = hand.count(letter)
    return table


def missing(rows: str, hand: str) -> int:
    table = position(rows, hand)
    return cost(table.state, table.box, 0, 0)


@pytest.mark.parametrize(
    ("rows", "hand", "expected"),
    [
        (CROSS, "EEEE", 0),  # it lies there
        (NO_WATER, "WEEE", 1),  # water is missing, and in the hand
        (NO_WATER, "EEEE", 2),  # water is missing, and must be drawn
        ("EEEEE/FAFEE/EEEEE/EEEEE/EEEEE", "FWEE", 2),
        ("EEEEE/FAFEE/EEEEE/EEEEE/EEEEE", "FEEE", 3),
        ("EFEEE/FNFEE/EWEEE/EEEEE/EEEEE", "EEEE", 0),  # a joker stands for air (S-31)
        (NO_WATER, "NEEE", 1),  # a joker in the hand stands for water
    ],
)
def test_what_a_pattern_costs_to_complete(rows: str, hand: str, expected: int) -> None:
    assert missing(rows, hand) == expected


def test_a_pattern_far_off_is_far_off() -> None:
    assert missing("WEWEW/EWEWE/WEWEW/EWEWE/WEWEE", "EEEE") == FAR


def estimate(table: Table, seat: int) -> list[float]:
    out = np.zeros(table.match.players)
    table.match.game.kernels.estimate(table.state, table.box, seat, out)
    return [float(share) for share in out]


def test_a_nearer_pattern_is_better_for_its_owner() -> None:
    near, far = position(CROSS), position(NO_WATER)
    assert estimate(near, 0)[0] > estimate(far, 0)[0]
    assert sum(estimate(near, 0)) == pytest.approx(1)


def test_nobody_guesses_by_the_cards_of_others() -> None:
    one, other = (position(CROSS, beings=[[8, 4, 14], hand]) for hand in ([1, 2, 3], [5, 6, 7]))
    assert estimate(one, 0) == estimate(other, 0)
    assert estimate(one, 1) != estimate(other, 1)


def test_points_count_more_the_nearer_the_end_is() -> None:
    standings = np.array([5.0, 2.0])
    likely_winners(standings, 2, 6.0)
    early = standings[0]
    standings[:] = 5.0, 2.0
    likely_winners(standings, 2, 2.0)
    assert 0.5 < early < standings[0] < 1


@pytest.mark.skipif(not JIT, reason="whole games of search take the compiler")
@pytest.mark.parametrize("name", ["sagnir", "mythical_island"])
@pytest.mark.parametrize("all_mythicals", [False, True], ids=["dealt", "all mythicals"])
def test_activating_a_card_never_lowers_what_its_owner_is_worth(name: str, all_mythicals: bool) -> None:
    game = meadhall.game(name)
    match = game.start(2, {"all_mythicals": all_mythicals}, seed=2)
    players, rules, activations = [find("playouts:10"), find("playouts:10")], game.kernels, 0
    while not match.over:
        for action in match.legal:
            if not action.text.startswith("activate"):
                continue
            after, owner = copy(match.state), match.to_move
            rules.step(after, match.box, action.number)
            for seat in range(2):
                stands, chances = np.zeros((2, 2)), np.zeros((2, 2))
                for row, state in enumerate((match.state, after)):
                    standings(state, match.box, seat, stands[row])
                    rules.estimate(state, match.box, seat, chances[row])
                assert stands[1, owner] > stands[0, owner], action
                assert chances[1, owner] >= chances[0, owner], action
            activations += 1
        match.play(players[match.to_move].advise(match, 1).action)
    assert activations > 5
