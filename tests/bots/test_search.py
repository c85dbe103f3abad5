"""The search tree: it grows, it is kept from question to question, and several threads share the work."""

from copy import deepcopy
from dataclasses import replace

import numpy as np
import pytest

import meadhall
from meadhall.bots.bot import Advice, Budget, Question
from meadhall.bots.judge import judge_of
from meadhall.bots.search import Search, SearchParameters, Tree
from meadhall.bots.search.nodes import NONE, child_by_action, keep_candidates
from meadhall.bots.search.parameters import BROKEN_OFF, ESTIMATED, PLAYED_OUT, former_parameters, parameters_for
from meadhall.core.kernel import JIT
from meadhall.core.match import Match
from meadhall.games import own_names
from tests.core.toy import MEAD

SOME = Budget(iterations=300)


def started(name: str = "hagar", seed: int = 1) -> Match:
    return meadhall.game(name).start(2, seed=seed)


def children(tree: Tree, node: int) -> list[int]:
    found, child = [], int(tree.nodes[node]["first_child"])
    while child != NONE:
        found.append(child)
        child = int(tree.nodes[child]["next_sibling"])
    return found


def visits(tree: Tree, node: int = 0) -> int:
    return int(tree.nodes[node]["visits"])


def check_sums(tree: Tree, node: int = 0) -> int:
    """That every iteration through a node went on to a child or ended there; returns how many nodes there are."""
    below = children(tree, node)
    assert sum(visits(tree, child) for child in below) <= visits(tree, node)
    assert len({int(tree.nodes[child]["action"]) for child in below}) == len(below)
    return 1 + sum(check_sums(tree, child) for child in below)


@pytest.mark.parametrize("parameters", [PLAYED_OUT, replace(ESTIMATED, beam=0)], ids=["played out", "estimated"])
def test_a_tree_counts_every_iteration_once(parameters: SearchParameters) -> None:
    tree = Tree(Question.of(started()), parameters)
    tree.run(250)
    assert visits(tree) == 250
    assert sum(line.visits for line in tree.lines()) == 250
    assert check_sums(tree) == tree.size


def test_a_search_goes_on_from_what_has_come_true() -> None:
    match = started(seed=3)
    bot = Search(former_parameters)
    bot.advise(Question.of(match), SOME)
    first = bot._trees[0]
    kept = next(child for child in children(first, 0) if children(first, child))
    seat = match.to_move
    match.play(int(first.nodes[kept]["action"]))
    assert match.to_move == seat, "the dice fell, and the same seat decides again"
    node = 0
    for _, number in match.history(seat)[len(first.question.history) :]:
        node = child_by_action(first.nodes, node, number)
    assert node != NONE
    known = visits(first, node)
    assert known > 0
    question = Question.of(match)
    assert len(question.legal) > 1
    advice = bot.advise(question, SOME)
    assert bot._trees[0] is first
    assert sum(line.visits for line in advice.lines) in (known + 300, known + 299)  # the node's own first visit
    assert check_sums(first) == first.size


def test_a_new_root_keeps_its_subtree() -> None:
    match = started()
    tree = Tree(Question.of(match), PLAYED_OUT)
    tree.run(400)
    node = max(children(tree, 0), key=lambda child: visits(tree, child))
    before = sorted(
        (int(tree.nodes[child]["action"]), visits(tree, child), float(tree.nodes[child]["value_sums"][0]))
        for child in children(tree, node)
    )
    tree._reroot(node)
    after = sorted(
        (int(tree.nodes[child]["action"]), visits(tree, child), float(tree.nodes[child]["value_sums"][0]))
        for child in children(tree, 0)
    )
    assert before == after
    assert check_sums(tree) == tree.size


def test_the_same_questions_get_the_same_answers_however_often() -> None:
    match, one = started(), Search()
    other = deepcopy(one)
    for _ in range(12):
        question = Question.of(match, seed=5)
        advice = one.advise(question, SOME)
        assert other.advise(question, SOME) == advice
        match.play(advice.action)


def test_a_question_asked_again_is_thought_about_anew() -> None:
    question = Question.of(started(), seed=3)
    bot = Search()
    assert bot.advise(question, SOME) == bot.advise(question, SOME) == Search().advise(question, SOME)


def test_another_game_or_seat_makes_a_new_tree() -> None:
    bot = Search()
    bot.advise(Question.of(started(seed=1)), SOME)
    question = Question.of(started(seed=2), seed=4)
    assert bot.advise(question, SOME) == Search().advise(question, SOME)


def test_without_memory_it_begins_anew() -> None:
    match, bot = started(), Search(remember=False)
    for _ in range(4):
        question = Question.of(match, seed=1)
        assert bot.advise(question, SOME) == Search().advise(question, SOME)
        match.play(question.legal[0])


def test_what_is_no_candidate_is_let_go() -> None:
    tree = Tree(Question.of(started()), PLAYED_OUT)
    tree.run(200)
    before = {line.action: line for line in tree.lines()}
    chosen = sorted(before)[1:3]
    keep_candidates(tree.nodes, np.array(chosen, np.int32), 2)
    assert {line.action: line for line in tree.lines()} == {action: before[action] for action in chosen}


def test_what_was_not_seen_cannot_be_followed() -> None:
    match = MEAD.start(2, scripted=True)
    for text in ("cup 3", "cup 5"):
        match.play(text)
    tree = Tree(Question.of(match), PLAYED_OUT)
    tree.run(50)
    history = (*tree.question.history, (1, -1))
    assert not tree.go_on(Question(match.view(0), tree.question.legal, history))


def test_threads_share_the_iterations_and_add_up_what_they_found() -> None:
    question = Question.of(started(), seed=7)
    advice = Search(threads=2).advise(question, Budget(iterations=401))
    assert sum(line.visits for line in advice.lines) == 402
    assert advice == Search(threads=2).advise(question, Budget(iterations=401)), "the same for the same seed"
    assert [line.visits for line in advice.lines] == sorted((line.visits for line in advice.lines), reverse=True)


def test_threads_think_for_so_long_too() -> None:
    advice = Search(threads=2).advise(Question.of(started()), Budget(seconds=0.02))
    assert isinstance(advice, Advice)
    assert advice.lines


def test_a_tree_grows_as_it_must() -> None:
    tree = Tree(Question.of(started("runir")), PLAYED_OUT)
    small = len(tree.nodes)
    tree.run(3000 if JIT else 300)
    assert len(tree.nodes) >= small
    assert tree.size <= len(tree.nodes)
    assert check_sums(tree) == tree.size


def test_minimax_values_are_those_of_the_best_child() -> None:
    tree = Tree(Question.of(started()), ESTIMATED)
    tree.run(300)
    seat = tree.question.view.seat
    best = max(children(tree, 0), key=lambda child: float(tree.nodes[child]["minimax_values"][seat]))
    assert tree.nodes[0]["minimax_values"][seat] == tree.nodes[best]["minimax_values"][seat]


def test_the_parameters_suit_the_game() -> None:
    assert former_parameters(meadhall.game("sagnir")) is ESTIMATED
    assert former_parameters(meadhall.game("saga")) is PLAYED_OUT
    assert former_parameters(meadhall.game("hagar")) is BROKEN_OFF


@pytest.mark.parametrize("name", own_names())
def test_a_search_asks_the_judge_that_its_game_has(name: str) -> None:
    game = meadhall.game(name)
    judge, parameters = judge_of(game), parameters_for(game)
    assert parameters.judge is judge
    if judge is None:
        assert parameters is former_parameters(game)
    else:
        assert judge.about["game"] == name
        assert all(getattr(parameters, key) == value for key, value in judge.about["search"].items())


def test_a_tree_that_waits_for_the_next_question_keeps_no_layers_of_its_judge() -> None:
    match = meadhall.game("saga").start(seed=3)
    while len(match.legal) == 1:
        match.play(match.legal[0])
    tree = Tree(Question.of(match, 1), parameters_for(match.game))
    tree.run(50)
    assert len(tree._room.arrays.layers) > 0
    tree.rest()
    assert len(tree._room.arrays.layers) == 0
    tree.run(50)  # it looks again where it comes again
    assert sum(line.visits for line in tree.lines()) == 100


def test_an_edition_of_ones_own_asks_the_judge_of_its_game() -> None:
    game = meadhall.game("hagar")
    assert judge_of(game.with_content(game.edition)) is judge_of(game) is not None
