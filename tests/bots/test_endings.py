"""The end of a game: whoever can win at once does so, nobody loses at once who need not, however little they think."""

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import meadhall
from meadhall.bots.bot import Budget, Question
from meadhall.bots.levels import LEVELS
from meadhall.bots.players import find
from meadhall.bots.search import Search
from meadhall.bots.search.evaluator import Evaluator
from meadhall.bots.search.parameters import parameters_for
from meadhall.bots.search.values import value_of, write_values
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.kernel import JIT
from meadhall.core.match import Match
from meadhall.core.record import copy
from meadhall.core.rng import choose, new_rng
from meadhall.games.island.state import CELLS
from tests.sagnir.table import LETTERS, Table

GAMES = 6  # are played by children
LAST = 12  # decisions of each game are looked at
MOST = 4  # positions of each kind are enough for a game


@dataclass(frozen=True)
class Ending:
    """A position in which some actions end the game, before anybody has a choice again, and others do not."""

    question: Question
    wins: set[int]
    """Actions with which the seat has won for sure."""
    losses: set[int]
    """Actions with which it has lost for sure."""


def result(match: Match, action: int) -> float | None:
    """What the seat to move gets if this action surely ends the game in the same way; None if it does not.

    This looks at the true state: it is the test that does, and no bot.
    """
    rules, seat, results = match.game.kernels, match.to_move, set()
    for sample in range(200):
        state, rng = copy(match.state), new_rng(sample)
        rules.step(state, match.box, action)
        while (who := int(rules.to_move(state, match.box))) != OVER:
            if who == CHANCE:
                outcomes = match.game.odds(state, match.box)
                weights = np.array([weight for _, weight in outcomes])
                rules.step(state, match.box, outcomes[int(choose(rng, weights, len(outcomes)))][0])
                continue
            legal = match.game.legal(state, match.box)
            if len(legal) > 1:
                return None
            rules.step(state, match.box, legal[0])
        found = np.zeros(match.players)
        rules.utility(state, match.box, found)
        results.add(float(found[seat]))
        if len(results) > 1:
            return None
    return results.pop()


@cache
def endings(name: str) -> list[Ending]:
    """Endings of some games; their seeds are fixed, so they are always the same."""
    game, found = meadhall.game(name), []
    for seed in range(GAMES):
        players = [find("child") for _ in range(2)]
        played = game.start(2, seed=seed)
        while not played.over:
            played.play(players[played.to_move].advise(played, seed).action)
        decisions = [step.number for step in played.steps if step.who >= 0]
        match = game.start(2, seed=seed)
        for number, action in enumerate(decisions):
            if number >= len(decisions) - LAST and len(match.legal) > 1:
                results = {legal: result(match, legal) for legal in match.legal.numbers}
                wins = {legal for legal, got in results.items() if got == 1}
                losses = {legal for legal, got in results.items() if got == 0}
                if wins or 0 < len(losses) < len(results):
                    found.append(Ending(Question.of(match, seed), wins, losses))
            match.play(action)
    won, lost = ([e for e in found if e.wins][-MOST:], [e for e in found if e.losses and not e.wins][-MOST:])
    return won + lost


@pytest.mark.skipif(not JIT, reason="whole games of search take the compiler")
@pytest.mark.parametrize("bot", [*LEVELS, "greedy"])
@pytest.mark.parametrize("name", meadhall.game_names())
def test_a_bot_takes_a_win_and_does_not_rush_into_a_loss(name: str, bot: str) -> None:
    for ending in endings(name):
        action = find(bot).answer(ending.question).action
        said = meadhall.game(name).actions.text(action)
        if ending.wins:
            assert action in ending.wins, f"{bot} plays {said} and could have won"
        else:
            assert action not in ending.losses, f"{bot} plays {said} and has lost"


@pytest.mark.skipif(not JIT, reason="whole games of search take the compiler")
@pytest.mark.parametrize("name", meadhall.game_names())
def test_who_misjudges_everything_still_takes_a_win(name: str) -> None:
    blurred = Search(lambda game: replace(parameters_for(game), blur=2.0), remember=False)
    for ending in endings(name):
        if ending.wins:
            assert blurred.advise(ending.question, Budget(iterations=10)).action in ending.wins


@pytest.mark.skipif(not JIT, reason="whole games of search take the compiler")
@pytest.mark.parametrize("name", meadhall.game_names())
def test_there_are_such_endings(name: str) -> None:
    assert endings(name)


@pytest.mark.parametrize("margin", [0.0, 0.1, 0.3])
def test_no_estimate_is_worth_a_win_or_as_little_as_a_loss(margin: float) -> None:
    narrow_win, high_loss = value_of(1.0, 0.0, True, margin), value_of(0.0, 1.0, True, margin)
    for estimated in (-3.0, 0.0, 0.5, 1.0, 7.0):
        assert high_loss < value_of(estimated, 0.5, False, margin) < narrow_win
    assert (
        0 <= value_of(0.0, 0.0, True, margin) <= high_loss < 0.5 < narrow_win <= value_of(1.0, 1.0, True, margin) <= 1
    )


def test_of_two_wins_the_higher_is_better() -> None:
    high, narrow = np.array([1.0, 0.0]), np.array([1.0, 0.0])
    write_values(2, 0.1, True, np.array([30.0, 10.0]), high)
    write_values(2, 0.1, True, np.array([21.0, 20.0]), narrow)
    assert narrow[0] < high[0] <= 1
    assert high.sum() == pytest.approx(1)


def behind_in_sagnir() -> Match:
    """Seat 0 could activate its third being, with 12 points, and end the game: seat 1 has 16."""
    table = Table(beings=[[1, 4, 14]], pawns=["b2", "e5"], target=3)
    rows = "EFEEE/FAFEE/EWEEE/EEEEE/EEEEE"  # the pattern of being 1 lies at the top left
    cells = [cell for cell in range(CELLS) if int(table.box.island) >> cell & 1]
    for kind, letter in enumerate(LETTERS):
        shown = [cell for cell, shows in zip(cells, rows.replace("/", ""), strict=True) if shows == letter]
        table.state.land[kind] = sum(1 << cell for cell in shown)
    for seat, beings in enumerate(([2, 8], [21, 28])):
        for being in beings:
            table.state.activated[seat] |= 1 << being - 1
            table.state.being_pile &= ~(1 << being - 1)
            table.state.being_pile_size -= 1
    return table.match


@pytest.mark.parametrize("bot", ["child", "greedy"])
def test_who_is_behind_in_sagnir_does_not_end_the_game(bot: str) -> None:
    match = behind_in_sagnir()
    last = match.read("activate 01").number
    assert result(match, last) == 0
    assert find(bot).advise(match).action != last


@pytest.mark.skipif(not JIT, reason="hundreds of iterations")
def test_a_lead_that_no_turn_can_catch_up_with_is_known_as_such() -> None:
    """In this game somebody is 23 points ahead and ends it; the judge, who never saw such leads, gave 67 in 100."""
    match = meadhall.load(Path(__file__).parent / "far-ahead.json")
    searching = Evaluator(match.game, match.box, parameters_for(match.game))
    for step in (match.steps[172], match.steps[175]):
        values = searching.search(match.look(step.before, step.who), 300, seed=1).whole.values
        assert values[step.who] > 0.85
