"""Turns are counted as the rules count them, and minutes by one formula for all games."""

import numpy as np
import pytest

import meadhall
from meadhall.core.common import count_turn
from meadhall.core.constants import CHANCE, NOBODY
from meadhall.core.game import Game
from meadhall.lab.accumulators import Turns
from meadhall.lab.compiled.trace import Trace
from meadhall.lab.compiled.whole_games import RandomGames
from meadhall.lab.minutes import PACE, Pace
from meadhall.lab.report import Version, report
from meadhall.lab.sentences import figure
from meadhall.lab.simulate import simulate


def traces(game: Game, players: int, games: int = 4) -> list[Trace]:
    box = game.make_box(players)
    played = RandomGames(game, box, 1)
    return [Trace.of(game, box, *played.play(number)) for number in range(games)]


# --- Whose turn it is -----------------------------------------------------------------------------------------------


def counted(*owners: int) -> list[int]:
    turns, owner = np.zeros(2, np.int32), NOBODY
    for each in owners:
        owner = count_turn(each, owner, turns)
    return [int(each) for each in turns]


def test_a_turn_begins_where_another_seat_has_it() -> None:
    assert counted(0, 0, 1, 1, 0) == [2, 1]


def test_chance_ends_no_turn() -> None:
    assert counted(0, CHANCE, 0, CHANCE, 1) == [1, 1]


def test_what_is_nobodys_ends_a_turn_and_is_none() -> None:
    assert counted(NOBODY, NOBODY, 0, NOBODY, 0, 1) == [2, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["sagnir", "mythical_island", "hagar"])
def test_a_report_counts_the_turns_that_the_game_counts(name: str, players: int) -> None:
    for trace in traces(meadhall.game(name), players):
        assert trace.turns.sum() == trace.states[-1]["turn"]
        assert trace.turns.max() - trace.turns.min() <= 1


@pytest.mark.parametrize("name", ["sagnir", "mythical_island"])
def test_to_choose_a_protector_and_to_place_a_pawn_are_no_turns(name: str) -> None:
    game = meadhall.game(name)
    match = game.start(2, seed=1)
    while match.state.turn == 0:
        assert game.kernels.whose_turn(match.state, match.box) == NOBODY
        match.play(match.legal[0])
    assert len([step for step in match.steps if step.who >= 0]) == 4
    assert game.kernels.whose_turn(match.state, match.box) == match.to_move


def test_a_round_of_runir_is_a_turn_for_each_also_where_nothing_is_to_be_decided() -> None:
    for trace in traces(meadhall.game("runir"), 3):
        assert trace.turns.tolist() == [int(trace.states[-1]["rounds"])] * 3


def test_a_turn_of_saga_is_to_resolve_both_tiles() -> None:
    for trace in traces(meadhall.game("saga"), 2):
        rounds = int(trace.states[-1]["round"])
        assert all(turns in (rounds - 1, rounds) for turns in trace.turns.tolist())
        assert trace.handovers > trace.turns.sum(), "who is asked in a draft or a combat has no turn by that"


# --- What is told of them -------------------------------------------------------------------------------------------


def test_a_report_tells_how_many_turns_a_seat_has() -> None:
    runir = meadhall.game("runir")
    found = report(Version(runir, {}), ["random"] * 2, 30, 1, jobs=1)
    each, both = found.found.figures["turns a seat"], found.found.figures["turns"]
    assert (each * 2 == both).all()
    own = found.found.seat_turns
    assert [name for name, _, _ in own] == ["who begins", "who is second"]
    _, mean, (low, high) = own[0]
    assert mean.value == pytest.approx(each.mean())
    assert low <= mean.value <= high
    assert f"A seat has {each.mean():.1f} turns (" in " ".join(found.sentences())
    assert f"Who begins {figure(each.mean())} (" in found.html()


def test_the_turns_of_a_seat_follow_the_order_of_turns() -> None:
    """Who begins has as many turns as who is second, or one more, but never fewer."""
    found = report(Version(meadhall.game("sagnir"), {}), ["random"] * 2, 6, 1, jobs=1).found
    first, second = found.observations.turns.T
    assert set((first - second).tolist()) <= {0, 1}


def test_a_simulation_counts_turns_if_it_is_asked_to() -> None:
    hagar = meadhall.game("hagar")
    found = simulate(hagar, ["random"] * 2, 30, 1, counts=["meadhall.lab.accumulators:Turns"], jobs=1)
    own = found.counts["Turns"]
    again = [trace.turns.tolist() for trace in traces(hagar, 2, 30)]
    assert own["in_all"].mean == pytest.approx(np.sum(again, axis=1).mean())
    assert own["of_seat"][1].mean == pytest.approx(np.mean(again, axis=0)[0])
    assert own["most"].value == max(map(sum, again))


def test_turns_of_blocks_add_up() -> None:
    hagar = meadhall.game("hagar")
    one, other = (simulate(hagar, ["random"] * 2, 45, 1, counts=[Turns], jobs=jobs) for jobs in (1, 2))
    assert one.to_dict()["counts"] == other.to_dict()["counts"]


# --- Minutes --------------------------------------------------------------------------------------------------------


def test_minutes_are_what_the_formula_says() -> None:
    (trace,) = traces(meadhall.game("saga"), 2, games=1)
    choices = [int(count) for count in trace.choices if count > 1]
    seconds = 30 * 2 + 5 * trace.handovers + 1.5 * len(trace.actions)
    seconds += sum(1.5 + 2 * np.log2(count) for count in choices)
    assert PACE.minutes(trace) == pytest.approx(seconds / 60)


def test_handling_dice_takes_time_although_nobody_decides() -> None:
    (trace,) = traces(meadhall.game("hagar"), 2, games=1)
    slow = Pace(step=PACE.step + 1)
    assert slow.minutes(trace) - PACE.minutes(trace) == pytest.approx(len(trace.whos) / 60)


def test_the_page_tells_the_formula_and_that_it_is_an_assumption() -> None:
    page = report(Version(meadhall.game("runir"), {}), ["random"] * 2, 2, 1, jobs=1).html()
    assert str(PACE) in page
    assert "whose numbers are our assumption" in page
