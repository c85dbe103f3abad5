"""The driver: whole games in one call, the same whatever the number of threads."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import meadhall
from meadhall.core.constants import OVER
from meadhall.core.driver import play
from meadhall.core.kernel import JIT
from meadhall.core.record import to_bytes
from tests.core.toy import MEAD

HAGAR = meadhall.game("hagar")
GAMES = 2400 if JIT else 12


def test_games_do_not_depend_on_the_block_they_are_played_in() -> None:
    box = HAGAR.make_box(3)
    whole = play(HAGAR, box, 10, seed=3)
    parts = [play(HAGAR, box, 5, seed=3, first=first) for first in (0, 5)]
    assert whole.finals.tobytes() == b"".join(part.finals.tobytes() for part in parts)


def test_one_thread_and_many_give_the_same_games() -> None:
    box = HAGAR.make_box(2)
    alone = play(HAGAR, box, GAMES, seed=4).finals.tobytes()
    with ThreadPoolExecutor(3) as pool:
        parts = pool.map(lambda first: play(HAGAR, box, GAMES // 4, seed=4, first=first), range(0, GAMES, GAMES // 4))
        assert b"".join(part.finals.tobytes() for part in parts) == alone


def test_points_and_places_are_those_of_the_final_states() -> None:
    box = HAGAR.make_box(2)
    played = play(HAGAR, box, 20, seed=5)
    for i in range(20):
        view = HAGAR.view(played.finals[i], box, 0, ["A", "B"])
        outcome = HAGAR.outcome(view)
        assert outcome.points == tuple(played.points[i])
        assert outcome.places == tuple(played.places[i])
        assert view.to_move == OVER


def test_a_game_of_any_kind_is_driven() -> None:
    played = play(MEAD, MEAD.make_box(3), 50, seed=1)
    assert (played.decisions == 6).all()
    assert len({to_bytes(state) for state in played.finals}) > 25


def test_an_endless_game_is_reported() -> None:
    with pytest.raises(RuntimeError, match="of 5 games of hagar had not ended after 30 steps"):
        play(HAGAR, HAGAR.make_box(2), 5, seed=1, most=30)
