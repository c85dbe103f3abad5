"""Hnefatafl: tests that read like its rules."""

from pathlib import Path

import pytest

import meadhall
from meadhall.core.constants import OVER
from meadhall.core.errors import ContentError, IllegalAction
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.record import to_bytes

SMALL = {"board": "brandubh"}


@pytest.fixture(scope="module")
def hnefatafl(examples: Path) -> Game:
    return meadhall.game("hnefatafl")


def standing(game: Game, men: str, seat: int = 0, quiet: int = 0, **options: str) -> Match:
    """A match on the small board in which these men are left: `Aa1 Kd4 Db2`."""
    match = game.start(2, {**SMALL, **options}, scripted=True, names=["Astrid", "Bjarni"])
    state, numbers = match.state, {"A": 1, "K": 17, "D": 18}
    state.squares[:] = 0
    state.men[:] = 0
    state.seat, state.quiet = seat, quiet
    for man in men.split():
        square = game.actions.number(f"move a1 {man[1:]}")
        state.squares[square] = numbers[man[0]]
        numbers[man[0]] += 1
        state.men[man[0] != "A"] += 1
        if man[0] == "K":
            state.king = square
    match.stand(to_bytes(state), 0)
    return match


def after(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match


def legal(match: Match) -> list[str]:
    return [str(action) for action in match.legal]


def men(match: Match) -> str:
    """Who is left, as `standing` reads it, but for the numbers."""
    squares = [match.action(number).text.split()[2] for number in range(81)]
    kinds = ["A" if man < 17 else "K" if man == 17 else "D" for man in match.state.squares]
    return " ".join(kinds[i] + squares[i] for i in range(81) if match.state.squares[i])


def end(match: Match) -> tuple[int, ...] | str:
    """The winners, or that it is a draw."""
    assert match.to_move == OVER
    assert match.outcome is not None
    return "draw" if match.outcome.draw else match.outcome.winners


@pytest.mark.parametrize(("board", "sides"), [("tablut", [16, 9]), ("brandubh", [8, 5])])
def test_HT02_twice_as_many_attackers_as_men_of_the_king(hnefatafl: Game, board: str, sides: list[int]) -> None:
    match = hnefatafl.start(2, {"board": board}, scripted=True)
    assert list(match.state.men) == sides
    assert match.to_move == 0  # HT-03
    assert hnefatafl.sides == ("the attackers", "the king's side")


def test_HT04_a_man_moves_straight_and_never_over_others(hnefatafl: Game) -> None:
    match = standing(hnefatafl, "Ab2 Ab5 Kd4")
    moves = [text for text in legal(match) if text.startswith("move b2")]
    assert moves == [f"move b2 {goal}" for goal in ["b1", "a2", "c2", "d2", "e2", "f2", "g2", "b3", "b4"]]
    for text, why in (
        ("move b2 b6", "somebody stands in the way from b2 to b6 .HT-04"),
        ("move b2 c3", "no straight line .HT-04"),
        ("move d4 d5", "the man on d4 is not yours"),
        ("move e1 e2", "nobody stands on e1"),
        ("move b2 i2", "i2 is not on this board .HT-01"),
    ):
        with pytest.raises(IllegalAction, match=why):
            match.play(text)


def test_HT05_only_the_king_stops_on_throne_and_castles(hnefatafl: Game) -> None:
    match = standing(hnefatafl, "Aa4 Ac1 Kb6")
    assert "move a4 e4" in legal(match)  # past the throne
    for goal, text in (("d4", "move a4 d4"), ("a1", "move c1 a1")):
        with pytest.raises(IllegalAction, match=f"only the king may stop on {goal} .HT-05"):
            match.play(text)
    assert "move d6 d4" in legal(standing(hnefatafl, "Aa4 Kd6", seat=1))


def test_HT06_between_two_enemies_a_man_is_captured(hnefatafl: Game) -> None:
    match = after(standing(hnefatafl, "Aa2 Dc3 Ac4 Dd2 Ae2 Kf6"), "move a2 c2")
    assert men(match) == "Ac2 Ae2 Ac4 Kf6"
    assert match.log()[-1].text == "Astrid moves from a2 to c2. The man on d2 is captured. The man on c3 is captured."


def test_HT06_who_moves_in_between_is_safe(hnefatafl: Game) -> None:
    match = after(standing(hnefatafl, "Ab2 Ad2 Dc5 Kf6", seat=1), "move c5 c2")
    assert men(match) == "Ab2 Dc2 Ad2 Kf6"


@pytest.mark.parametrize(
    ("before", "move", "left"),
    [
        ("Ac5 Db1 Kf6", "move c5 c1", "Ac1 Kf6"),  # against a castle
        ("Aa5 Dc4 Ab1 Kf6", "move b1 b4", "Ab4 Aa5 Kf6"),  # against the empty throne
        ("Ab1 Dc4 Kd4", "move b1 b4", "Ab4 Dc4 Kd4"),  # not where the king is at home
    ],
)
def test_HT07_castles_and_the_empty_throne_help_to_capture(hnefatafl: Game, before: str, move: str, left: str) -> None:
    assert men(after(standing(hnefatafl, before), move)) == left


def test_HT08_the_king_captures_too(hnefatafl: Game) -> None:
    match = standing(hnefatafl, "Ac3 Ag7 Db3 Kd6", seat=1)
    assert men(after(match, "move d6 d3")) == "Db3 Kd3 Ag7"
    assert match.log()[-1].text == "Bjarni moves the king from d6 to d3. The man on c3 is captured."


@pytest.mark.parametrize(
    ("before", "move", "captured"),
    [
        ("Ab6 Ad1 Kc6 Df2", "move d1 d6", True),  # between two
        ("Ac5 Ad5 Ae1 Kd4 Ac4", "move e1 e4", False),  # on the throne it takes four
        ("Ac4 Ad5 Ad3 Ae1 Kd4", "move e1 e4", True),
        ("Ac5 Ae1 Kd5", "move e1 e5", False),  # next to the throne too
        ("Ac5 Ad6 Ae1 Kd5", "move e1 e5", True),  # the throne is one of the four
        ("Ae1 Kb1 Ac3", "move c3 c1", True),  # against a castle
    ],
)
def test_HT09_HT11_how_the_king_is_captured(hnefatafl: Game, before: str, move: str, captured: bool) -> None:
    match = after(standing(hnefatafl, before), move)
    assert match.over is captured
    if captured:
        assert end(match) == (0,)
        assert match.log()[-1].text.endswith("The king is captured, and the attackers have won! (HT-11)")


@pytest.mark.parametrize(("escape", "over"), [("castle", False), ("edge", True)])
def test_HT10_the_king_escapes(hnefatafl: Game, escape: str, over: bool) -> None:
    match = after(standing(hnefatafl, "Ac3 Kb6", seat=1, escape=escape), "move b6 a6")
    assert match.over is over
    if not over:
        after(match, "move c3 c2", "move a6 a7")
    assert end(match) == (1,)
    assert match.log()[-1].text.endswith("The king has escaped! (HT-10)")


def test_HT12_who_cannot_move_has_lost(hnefatafl: Game) -> None:
    match = after(standing(hnefatafl, "Aa2 Db5 Da3 Dg5 Kc6", seat=1), "move b5 b2")
    assert end(match) == (1,)  # a1 is a castle
    assert match.log()[-1].text.endswith("Astrid cannot move and loses. (HT-12)")


def test_HT13_sixty_moves_without_a_capture_are_a_draw(hnefatafl: Game) -> None:
    men = "Aa2 Dc3 Ac4 Kf6"
    assert end(after(standing(hnefatafl, men, quiet=59), "move a2 b2")) == "draw"
    match = after(standing(hnefatafl, men, quiet=59), "move a2 c2")
    assert match.state.quiet == 0
    assert not match.over


@pytest.mark.parametrize(
    ("row", "other", "said"),
    [
        ("AADKDAA", "AADKDA", "boards, brandubh: there should be 7 or 9 rows, each as long, one K in the"),
        (
            "AADKDAA",
            "AADDDAA",
            "one K in the middle, and at most 16 of A and 8 of D",
        ),
        ("AADKDAA", "AAXKDAA", r"boards, one of them, entry 4: expected text matching regex"),
    ],
)
def test_a_board_that_cannot_be_is_told(hnefatafl: Game, tmp_path: Path, row: str, other: str, said: str) -> None:
    text = (hnefatafl.folder / "content.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace(row, other), encoding="utf-8")
    with pytest.raises(ContentError, match=said):
        hnefatafl.with_content(tmp_path / "mine.toml").start(2, SMALL)
