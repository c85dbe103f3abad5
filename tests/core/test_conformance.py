"""The conformance kit finds what it promises to find: each test makes one mistake and expects it to be named."""

import re
from dataclasses import replace
from typing import Any, cast

import numpy as np
import pytest

from meadhall.core import common
from meadhall.core.conformance import ConformanceError, check
from meadhall.core.constants import OVER
from meadhall.core.facts import NUMBER, SEAT, Facts
from meadhall.core.game import Event, Game
from meadhall.core.interpreter import interpreted
from meadhall.core.rng import below
from meadhall.core.scene import Kept, Piece, Scene
from tests.core import toy
from tests.core.toy import MEAD, mutant


def complaint(game: Game, games: int = 20) -> str:
    with pytest.raises(ConformanceError) as error:
        check(game, games=games, close=1, compiled=False)
    return str(error.value)


def test_a_game_with_secrets_that_keeps_the_contract_passes() -> None:
    report = check(MEAD, games=100, close=2, compiled=False)
    assert report.configurations == 4
    assert report.games == 400
    assert report.forced == 0
    assert "400 games in 4 configurations keep the contract" in str(report)


def test_the_kit_says_the_same_compiled() -> None:
    assert check(MEAD, games=100, close=0) == check(MEAD, games=100, close=0, compiled=False)


def test_the_complaint_names_game_configuration_and_step() -> None:
    text = complaint(mutant(legal=lambda s, box, out: 0))
    assert re.match(r"mead, 2 players, \{'rich': False\}, seed 1, game 0, step 2: the legal list is empty", text)


def test_an_unsorted_legal_list_is_found() -> None:
    def legal(s: toy.State, box: toy.Box, out: Any) -> int:
        n = toy.legal(s, box, out)
        out[:n] = out[:n][::-1]
        return n

    assert "not strictly ascending" in complaint(mutant(legal=legal))


def test_an_action_of_chance_in_a_legal_list_is_found() -> None:
    def legal(s: toy.State, box: toy.Box, out: Any) -> int:
        out[0] = toy.CUP
        return 1

    assert "not the number of a decision" in complaint(mutant(legal=legal))


def test_chance_that_does_not_keep_to_the_odds_is_found() -> None:
    def chance(s: toy.State, box: toy.Box, rng: Any, out: Any, weights: Any) -> int:
        return int(out[below(rng, toy.odds(s, box, out, weights))]) if s.phase == toy.DEALING else toy.CUP

    assert "does not draw what the odds give" in complaint(mutant(chance=chance))


def test_odds_without_outcomes_are_found() -> None:
    assert "no outcome" in complaint(mutant(odds=lambda s, box, out, weights: 0))


def test_a_weight_of_zero_is_found() -> None:
    def odds(s: toy.State, box: toy.Box, out: Any, weights: Any) -> int:
        n = toy.odds(s, box, out, weights)
        weights[0] = 0
        return n

    assert "weight below 1" in complaint(mutant(odds=odds))


def test_a_decision_among_the_outcomes_is_found() -> None:
    def odds(s: toy.State, box: toy.Box, out: Any, weights: Any) -> int:
        out[0], weights[0] = toy.KEEP, 1
        return 1

    assert "not the number of an outcome" in complaint(mutant(odds=odds))


def test_a_step_with_a_memory_of_its_own_is_found() -> None:
    steps = iter(range(10**9))

    def step(s: toy.State, box: toy.Box, action: int) -> None:
        toy.step(s, box, action)
        s.shown[0] = next(steps) % 2

    assert "different bytes" in complaint(mutant(step=step))


def test_a_question_that_changes_the_state_is_found() -> None:
    def legal(s: toy.State, box: toy.Box, out: Any) -> int:
        s.shown[0] = 1
        return toy.legal(s, box, out)

    assert "changed the state" in complaint(mutant(legal=legal))


def test_a_cup_that_is_not_hidden_is_found() -> None:
    assert "hide(imagine(view)) is not the view" in complaint(mutant(hide=lambda s, box, seat: None))


def test_a_view_that_can_be_hidden_further_is_found() -> None:
    def hide(s: toy.State, box: toy.Box, seat: int) -> None:
        if s.shown[0] < 5:
            s.shown[0] += 1

    assert "hiding it once more changes it" in complaint(mutant(hide=hide))


def test_a_view_that_forgets_whose_turn_it_is_is_found() -> None:
    def hide(s: toy.State, box: toy.Box, seat: int) -> None:
        toy.hide(s, box, seat)
        s.seat = 0

    assert "to_move differs" in complaint(mutant(hide=hide))


def test_legal_actions_that_depend_on_what_is_hidden_are_found() -> None:
    def legal(s: toy.State, box: toy.Box, out: Any) -> int:
        n = toy.legal(s, box, out)
        return 1 if s.cups[(s.seat + 1) % 2] == 6 else n

    assert "differs between the state and its view" in complaint(mutant(legal=legal), games=100)


def test_an_imagined_state_that_contradicts_the_view_is_found() -> None:
    def imagine(s: toy.State, box: toy.Box, seat: int, rng: Any) -> None:
        s.shown[1] = 1

    assert "hide(imagine(view)) is not the view" in complaint(mutant(imagine=imagine))


def test_an_imagined_state_that_cannot_be_played_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.core.inspection._SELDOM", 1)

    def odds(s: toy.State, box: toy.Box, out: Any, weights: Any) -> int:
        return 0 if (np.asarray(s.cups) == 0).all() and s.phase == toy.DRAWING else toy.odds(s, box, out, weights)

    def imagine(s: toy.State, box: toy.Box, seat: int, rng: Any) -> None:
        """Leaves the others' cups empty."""

    assert "cannot be played" in complaint(mutant(odds=odds, imagine=imagine), games=50)


def test_a_game_without_an_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.core.inspection._SELDOM", 10**9)

    def step(s: toy.State, box: toy.Box, action: int) -> None:
        toy.step(s, box, action)
        if s.phase == toy.ENDED:
            s.phase = toy.HIDING

    with pytest.raises(ConformanceError, match="does not end"):
        check(mutant(step=step), games=1, close=0, most=200, compiled=False)


def test_an_undeclared_revelation_is_found() -> None:
    def step(s: toy.State, box: toy.Box, action: int) -> None:
        """A careless keeper: keeping a strong cup shows it."""
        if action == toy.KEEP and s.cups[s.seat] >= 4:
            s.shown[0] = 1
        toy.step(s, box, action)

    assert "reveals is False" in complaint(mutant(step=step), games=100)


def test_a_broken_invariant_is_named_by_its_rule() -> None:
    assert "rule 7 is broken" in complaint(mutant(broken=lambda s, box: 7 if s.phase == toy.HIDING else 0))


def test_a_seat_that_does_not_exist_is_found() -> None:
    def to_move(s: toy.State, box: toy.Box) -> int:
        return 5 if s.phase == toy.SWAPPING else toy.to_move(s, box)

    assert "neither a seat nor CHANCE nor OVER" in complaint(mutant(to_move=to_move))


def test_words_that_raise_are_found() -> None:
    def describe(view: Any) -> str:
        return "fine" if view.seat < 1 else [][0]

    assert "IndexError" in complaint(mutant(words_describe=describe))


def _scene(*pieces: Piece) -> Scene:
    return Scene.of(9, 9, "table", pieces)


_ONCE = Kept[Piece]()


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("words_describe", lambda view: "", "description is empty"),
        ("words_prompt", lambda view: "", "prompt is empty"),
        ("words_action", lambda view, action: "", "has no words"),
        ("words_tell", lambda view, fact: "", "event has no words"),
        ("words_why_not", lambda view, action: "", "nothing says why"),
        ("words_scoring", lambda view: [[("cup", 99)]] * view.players, "lines of the scoring"),
        ("board_looks", lambda box: {"table": "<g>", "cup": "{text}"}, "ParseError"),
        ("board_looks", lambda box: {"table": "<g/>"}, 'the look "cup", which looks(box) does not draw'),
        ("board_looks", lambda box: {"table": "<g/>", "cup": "<g/>"}, 'left says "left" where its look does not'),
        ("board_scene", lambda view, shape: _scene(Piece("a", "cup", 1, 1), Piece("a", "cup", 1, 2)), "an id twice: a"),
        (
            "board_scene",
            lambda view, shape: _scene(_ONCE.get("for all", lambda: Piece("eye", "cup", 1, 1, text=str(view.seat)))),
            "['eye'] of the wide scene was kept from another position, or another viewer",
        ),
        ("board_scene", lambda view, shape: _scene(Piece("a b", "cup", 1, 1)), "a blank in it: ['a b']"),
        ("board_scene", lambda view, shape: _scene(Piece("a", "cup", 10, 1)), "a lies outside the wide scene"),
        (
            "board_scene",
            lambda view, shape: _scene(Piece("a", "cup", cast(float, object()), 1)),
            "something other than plain numbers",
        ),
        ("board_scene", lambda view, shape: _scene(Piece("left", "cup", 1, 1)), "no pieces with a meaning"),
        ("board_touches", lambda view, action: (), "has no touches"),
        ("board_touches", lambda view, action: ("do-it",), "cannot be told apart"),
        ("board_touches", lambda view, action: ("do-it", "do-two")[: 1 + action % 2], "cannot be told apart"),
    ],
)
def test_words_and_scenes_that_fall_short_are_found(name: str, change: Any, message: str) -> None:
    assert message in complaint(mutant(**{name: change}))


def test_words_are_never_given_a_secret() -> None:
    """By construction: a viewer who may not see a number of a fact gets None in its place."""
    match = MEAD.start(2, scripted=True)
    match.play("cup 3")
    assert match.event(0, 0) == Event("drew {'seat': 0, 'cup': 3}", (), "drawn", 0)
    assert match.event(0, 1) == match.event(0) == Event("drew {'seat': 0, 'cup': None}", (), "drawn", 0)


def test_a_fact_that_tells_a_secret_is_found() -> None:
    leaky = Facts()
    leaky.add("drew", seat=SEAT, cup=NUMBER)
    for name, declared in list(MEAD.facts.declared.items())[1:]:
        leaky.add(name, declared.shown, **declared.slots)
    assert 'what is told of "cup' in complaint(replace(MEAD, facts=leaky))


def test_what_is_secret_and_what_is_open_is_listed() -> None:
    report = check(MEAD, games=20, close=2, compiled=False)
    assert (report.secret, report.open) == (("cups", "coins"), ("phase", "seat", "shown"))
    assert str(report).endswith("Secret from somebody: cups, coins.\nOpen to all: phase, seat, shown.")


def test_a_secret_that_nothing_hides_is_found() -> None:
    """Every cup lies open, though the facts say that only its seat may see it."""
    bare = mutant(hide=common.hide, imagine=common.imagine)
    assert re.search(
        r'"cup \d" and "cup \d" are told alike to .+, and look different: hide leaves cups', complaint(bare)
    )


def test_a_secret_action_that_everybody_sees_is_found() -> None:
    assert "and seen says that they see which it was" in complaint(mutant(seen=lambda s, box, action, seat: True))


def test_a_field_that_betrays_a_secret_is_found() -> None:
    """The strong cups that were dealt are counted where nobody hides it."""

    plain = interpreted(toy.step)

    def step(s: toy.State, box: toy.Box, action: int) -> None:
        plain(s, box, action)
        s.shown[0] += action >= toy.CUP + 3

    found = complaint(mutant(step=step))
    assert re.search(r"are told alike to .+, and look different: hide leaves shown, or a fact hides too much", found)


def test_an_imagine_that_fills_nothing_in_is_found() -> None:
    idle = mutant(imagine=lambda s, box, seat, rng: None)
    assert "imagine never fills in what hide erases of coins, cups" in complaint(idle)


def test_what_is_imagined_keeps_the_rules() -> None:
    def imagine(s: toy.State, box: toy.Box, seat: int, rng: Any) -> None:
        toy.imagine(s, box, seat, rng)
        for other in range(box.players):
            if other != seat and s.phase == toy.SWAPPING and s.shown.any():
                s.cups[other] = int(np.flatnonzero(s.shown)[0])

    assert "imagines breaks rule 1" in complaint(mutant(imagine=imagine))


def test_a_step_of_which_nothing_is_told_is_found() -> None:
    plain = interpreted(toy.step)

    def step(s: toy.State, box: toy.Box, action: int) -> None:
        if action == toy.SWAP:
            s.shown[s.cups[s.seat]] = 1
            s.cups[s.seat] = 0
            s.phase = toy.DRAWING
        else:
            plain(s, box, action)

    assert '"swap" changes what a spectator sees, and the rules tell nothing of it' in complaint(mutant(step=step))


class Forked:
    """A kernel whose compiled code does something else than its Python."""

    def __init__(self, compiled: Any, plain: Any) -> None:
        self._compiled, self.py_func = compiled, plain

    def __call__(self, *arguments: Any) -> Any:
        return self._compiled(*arguments)


def test_a_difference_between_compiled_and_uncompiled_is_found() -> None:
    def points(s: toy.State, box: toy.Box, out: Any) -> None:
        out[0] = 77

    assert "compiled and uncompiled points differ" in complaint(mutant(points=Forked(toy.points, points)))


def test_pointless_by_what_the_seat_to_move_cannot_know_is_found() -> None:
    def pointless(s: toy.State, box: toy.Box, action: int) -> bool:
        return bool(action == toy.KEEP and s.cups[1 - s.seat] == 6)

    told = complaint(mutant(pointless=pointless))
    assert "pointless differs between the state and the view of the seat to move" in told


# --- The guard against endless games, and turns -----------------------------------------------------------------------


def guarded(**changes: Any) -> Game:
    """Mead with a guard: it calls a game stopped in which nobody has swapped."""

    def stopped(s: toy.State, box: toy.Box) -> bool:
        return bool(s.phase == toy.ENDED and not np.asarray(s.shown).any())

    return replace(mutant(**{"stopped": stopped} | changes), stop="the innkeeper")


def test_a_game_with_a_guard_passes_and_its_games_are_counted() -> None:
    report = check(guarded(), games=100, close=1, compiled=False)
    assert 0 < report.stopped < report.games
    assert f"; a guard ended {report.stopped} of the games" in str(report)
    assert "guard" not in str(check(MEAD, games=10, close=0, compiled=False))


def test_a_guard_that_stops_a_game_that_goes_on_is_found() -> None:
    def stopped(s: toy.State, box: toy.Box) -> bool:
        return bool(s.phase >= toy.HIDING)

    assert "stopped is True, but the game is not over" in complaint(guarded(stopped=stopped))


def test_a_guard_that_the_game_does_not_name_is_found() -> None:
    assert "names no guard" in complaint(replace(guarded(), stop=""), games=100)


def test_a_guard_that_is_neither_true_nor_false_is_found() -> None:
    def stopped(s: toy.State, box: toy.Box) -> int:
        return int(s.cups[0]) if s.phase == toy.ENDED else 0

    assert "stopped is neither True nor False" in complaint(guarded(stopped=stopped))


def test_a_guard_that_not_all_can_tell_is_found() -> None:
    def hide(s: toy.State, box: toy.Box, seat: int) -> None:
        toy.hide(s, box, seat)
        if s.phase == toy.ENDED:
            s.shown[:] = 0  # so that nobody can tell whether somebody has swapped

    assert "stopped differs between the state and a view" in complaint(guarded(hide=hide), games=100)


def test_a_guard_that_changes_the_state_is_found() -> None:
    def stopped(s: toy.State, box: toy.Box) -> bool:
        s.shown[0] = 1
        return False

    assert "changed the state" in complaint(guarded(stopped=stopped))


def test_a_guard_that_is_compiled_to_something_else_is_found() -> None:
    forked = Forked(guarded().kernels.stopped, lambda s, box: False)
    with pytest.raises(ConformanceError, match="compiled and uncompiled stopped differ"):
        check(guarded(stopped=forked), games=1, close=40, compiled=False)


def test_an_end_that_a_view_does_not_show_is_found() -> None:
    def to_move(s: toy.State, box: toy.Box) -> int:
        return OVER if s.phase == toy.ENDED and s.coins[0] != 3 else toy.to_move(s, box) if s.phase < toy.ENDED else 0

    def hide(s: toy.State, box: toy.Box, seat: int) -> None:
        toy.hide(s, box, seat)
        if s.phase == toy.ENDED and seat == 1:
            s.coins[0] = 3

    assert "to_move differs between the state and a seat's view" in complaint(mutant(to_move=to_move, hide=hide))


def test_a_turn_of_somebody_who_does_not_play_is_found() -> None:
    assert "whose_turn is neither a seat" in complaint(mutant(whose_turn=lambda s, box: 3))


def test_a_turn_that_not_all_can_tell_is_found() -> None:
    def whose_turn(s: toy.State, box: toy.Box) -> int:
        return 1 if s.cups[0] == 6 else 0

    assert "whose_turn differs between the state and a view" in complaint(mutant(whose_turn=whose_turn), games=50)
