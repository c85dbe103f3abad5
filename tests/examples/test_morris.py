"""Nine Men's Morris: tests that read like its rules."""

from pathlib import Path

import pytest

import meadhall
from meadhall.core.constants import OVER
from meadhall.core.errors import ContentError, IllegalAction
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.record import to_bytes
from meadhall.hall.pages.guides import story_of


@pytest.fixture(scope="module")
def morris(examples: Path) -> Game:
    return meadhall.game("morris")


def begun(morris: Game, placed: str = "", **options: bool) -> Match:
    """A match in which men were placed on these points, in turn; `xa1` takes the man on a1."""
    match = morris.start(2, options, scripted=True, names=["Astrid", "Bjarni"])
    for point in placed.split():
        match.play(f"take {point[1:]}" if point[0] == "x" else f"place {point}")
    return match


def standing(morris: Game, first: str, second: str, quiet: int = 0, **options: bool) -> Match:
    """A match in which all men are placed, these are left, and Astrid is to move."""
    match = begun(morris, "", **options)
    state = match.state
    state.hand[:] = 0
    state.quiet = quiet
    for seat, points in enumerate((first.split(), second.split())):
        state.men[seat] = len(points)
        for number, point in enumerate(points):
            state.points[morris.actions.number(f"place {point}")] = 9 * seat + number + 1
    match.stand(to_bytes(state), 0)
    return match


def legal(match: Match) -> list[str]:
    return [str(action) for action in match.legal]


def moves(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match


def end(match: Match) -> tuple[int, ...] | str:
    """The winners, or that it is a draw."""
    assert match.to_move == OVER
    assert match.outcome is not None
    return "draw" if match.outcome.draw else match.outcome.winners


def test_NM02_nine_men_each_and_seat_1_begins(morris: Game) -> None:
    match = begun(morris)
    assert match.to_move == 0
    assert list(match.state.hand) == [9, 9]
    assert len(match.legal) == 24


def test_NM03_men_are_placed_on_empty_points(morris: Game) -> None:
    match = begun(morris, "a1 d1")
    with pytest.raises(IllegalAction, match="a man stands on d1 already"):
        match.play("place d1")
    with pytest.raises(IllegalAction, match=r"placed before any is moved .NM-03"):
        match.play("move a1 a4")


def test_NM04_then_they_move_along_lines(morris: Game) -> None:
    match = standing(morris, "a1 d1 b4 g7", "c3 e3 e5 c5")
    assert legal(match) == [
        "move a1 a4",
        "move d1 g1",
        "move d1 d2",
        "move b4 b2",
        "move b4 a4",
        "move b4 c4",
        "move b4 b6",
        "move g7 g4",
        "move g7 d7",
    ]
    for text, why in (
        ("move a1 g7", "a man stands on g7 already"),
        ("move a1 g1", "g1 is not next to a1 on a line .NM-04"),
        ("move c3 d3", "no man of yours stands on c3"),
        ("place a7", "no man in hand; move one .NM-04"),
    ):
        with pytest.raises(IllegalAction, match=why):
            match.play(text)


def test_NM05_who_closes_a_mill_takes_a_man(morris: Game) -> None:
    match = begun(morris, "a1 b2 d1 b4 g1")
    assert match.to_move == 0
    assert legal(match) == ["take b2", "take b4"]
    assert match.log()[-1].text == "Astrid places a man on g1. That closes a mill."
    with pytest.raises(IllegalAction, match=r"first a man is taken .NM-05"):
        match.play("place a7")
    match.play("take b4")
    assert match.to_move == 1
    assert list(match.state.men) == [3, 1]
    with pytest.raises(IllegalAction, match=r"only when a mill was closed .NM-05"):
        match.play("take a1")


def test_NM05_a_mill_may_be_closed_again_and_again(morris: Game) -> None:
    match = moves(standing(morris, "a1 d1 g1 g7", "b4 d6 f4 f2 e5"), "move g1 g4", "move f2 d2", "move g4 g1")
    assert match.state.taking


def test_NM05_two_mills_at_once_take_one_man(morris: Game) -> None:
    match = begun(morris, "d1 b2 g1 b4 a4 f2 a7 f4 a1 xb2")
    assert match.to_move == 1


def test_NM06_a_man_in_a_mill_is_safe(morris: Game) -> None:
    match = moves(standing(morris, "a1 d1 g4 a7", "b2 b4 b6 f6"), "move g4 g1")
    assert legal(match) == ["take f6"]
    with pytest.raises(IllegalAction, match=r"the man on b4 stands in a mill .NM-06"):
        match.play("take b4")


def test_NM06_unless_all_are_in_mills(morris: Game) -> None:
    match = moves(standing(morris, "a1 d1 g4 a7", "b2 b4 b6"), "move g4 g1")
    assert legal(match) == ["take b2", "take b4", "take b6"]


@pytest.mark.parametrize("flying", [True, False])
def test_NM07_with_three_men_one_may_fly(morris: Game, flying: bool) -> None:
    match = standing(morris, "a1 d2 g7", "b2 b4 b6 f6", flying=flying)
    assert ("move a1 c5" in legal(match)) is flying
    assert "move a1 d1" in legal(match)
    assert len(begun(morris, "a1 b2 d2 b4 g7 f6").legal) == 18  # with men in hand nobody flies


def test_NM08_who_has_two_men_left_has_lost(morris: Game) -> None:
    match = moves(standing(morris, "a1 d1 g4 a7", "b2 d2 b6"), "move g4 g1", "take d2")
    assert end(match) == (0,)
    assert match.log()[-1].text == "Astrid takes Bjarni's man on d2. Bjarni has two men left and loses. (NM-08)"


def test_NM09_who_cannot_move_has_lost(morris: Game) -> None:
    match = moves(standing(morris, "d1 g4 a4 b6 d5", "a7 d7 g7 d6"), "move b6 b4")
    assert match.to_move == 1  # d6 can move
    match = moves(standing(morris, "b6 f6 d5 a4 g1", "a7 d7 g7 d6"), "move g1 g4")
    assert end(match) == (0,)
    assert match.log()[-1].text.endswith("Bjarni cannot move and loses. (NM-09)")


def test_NM10_fifty_moves_without_a_mill_are_a_draw(morris: Game) -> None:
    men = ("a1 d1 g4 a7", "b2 d2 b6 f6")
    assert end(moves(standing(morris, *men, quiet=49), "move g4 f4")) == "draw"
    match = moves(standing(morris, *men, quiet=49), "move g4 g1")  # a mill comes first
    assert match.state.quiet == 0
    assert not moves(match, "take f6").over


def test_NM10_the_number_is_in_the_content(morris: Game, tmp_path: Path) -> None:
    text = (morris.folder / "content.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("quiet = 50", "quiet = 200"), encoding="utf-8")
    with pytest.raises(ContentError, match="quiet"):
        morris.with_content(tmp_path / "mine.toml").start(2)


def test_the_guide_is_played_through_by_the_rules(morris: Game) -> None:
    told = [moment.text for lesson in story_of(morris).lessons for moment in lesson.moments]
    assert len(told) == 23
    assert told[-1] == "You take Bjarni's man on c3."
