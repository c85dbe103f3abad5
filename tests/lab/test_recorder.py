"""What self-play writes down, and how it leaves the best line."""

import numpy as np

import meadhall
from meadhall.bots.levels import Thinking
from meadhall.bots.search.company import new_company
from meadhall.bots.search.parameters import parameters_for
from meadhall.lab.compiled.recorder import goes_astray, new_recorder, next_slot, strayed


def test_a_game_strays_to_other_plans_and_to_what_was_never_tried() -> None:
    game = meadhall.game("hagar")
    company = new_company(game, game.make_box(2), [Thinking(10, parameters_for(game))] * 2)
    trees, recorder = company.trees, new_recorder(game, 1, seed=1)
    for plan, action in enumerate((4, 5)):
        trees.plans[0, plan, 0], trees.lengths[0, plan] = action, 1
    trees.taken[0] = 0
    legal = np.array([4, 5, 7], np.int32)
    actions = [strayed(recorder, 0, legal, 3, trees, 4) for _ in range(400)]
    assert set(actions) == {4, 5, 7}
    assert 35 < actions.count(7) < 100  # a third of a half


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
