"""What self-play writes down, and how it leaves the best line."""

import numpy as np

import meadhall
from meadhall.bots.search.nodes import add_child, add_root, new_nodes
from meadhall.core.rng import seed_rng
from meadhall.lab.compiled.recorder import drawn_by_visits, goes_astray, new_recorder, next_slot, strayed


def test_a_game_strays_to_what_was_tried_often_and_to_what_was_never_tried() -> None:
    nodes, size, rng = new_nodes(3, 2), np.ones(1, np.int64), np.zeros(4, np.uint32)
    add_root(nodes)
    for action, visits in ((4, 90), (5, 10)):
        nodes[add_child(nodes, size, 0, action)].visits = visits
    seed_rng(rng, 1, 1)
    by_visits = [drawn_by_visits(nodes, rng) for _ in range(400)]
    assert set(by_visits) == {4, 5}
    assert 320 < by_visits.count(4) < 395
    any_way = [strayed(nodes, np.array([4, 5, 7], np.int32), 3, rng) for _ in range(400)]
    assert set(any_way) == {4, 5, 7}
    assert 35 < any_way.count(7) < 100  # a third of a half


def test_only_what_comes_after_a_game_has_gone_astray_is_kept() -> None:
    recorder = new_recorder(meadhall.game("hagar"), 16, curiosity=500, seed=1)
    recorder.astray[:] = 40, 0
    astray = []
    for _ in range(45):
        next_slot(recorder)
        astray.append(goes_astray(recorder))
    assert 10 < sum(astray[:40]) < 30
    assert not any(astray[40:])
    assert recorder.decisions[0] == 5
    assert recorder.astray.tolist() == [0, 45]
