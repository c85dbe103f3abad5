"""Hägar in words: what is asked, what happened, and why something is not possible."""

import pytest

from meadhall.core.errors import IllegalAction
from meadhall.core.scene import SHAPES
from meadhall.games.hagar.words.names import wanted
from tests.hagar.table import Table


def last(table: Table) -> str:
    return table.match.log()[-1].text


def test_the_log_tells_a_whole_landing() -> None:
    table = Table().sail(3, 2).do("land north", "token 2").dice(2, 4).do("take by red")
    assert [event.text for event in table.match.log()] == [
        "The chart lies on the table: nine coasters, thirty-six fields.",
        "Seat 1 takes the helm first.",
        "Seat 1 rolls red 3, black 2.",
        "Seat 1 keeps the course to red 3, black 2. The ship reaches the sea beside a Hägar island and a Sven island.",
        "Seat 1 lands on a Hägar island to the north.",
        "A treasure on a Hägar island is turned over: 2.",
        "Seat 1 rolls red 2, black 4.",
        "Seat 1 wins the 2 with the red die.",
    ]


def test_events_point_to_their_places() -> None:
    table = Table().sail(3, 2).do("land north")
    assert table.match.log()[-1].places == ("field-3-1",)


def test_the_log_tells_of_a_turn_in_vain() -> None:
    assert last(Table().sail(6, 6)) == (
        "Seat 1 keeps the course to red 6, black 6. The ship reaches open sea: nothing to gain there."
    )
    table = Table().dice(1, 1).do("reroll both").dice(6, 6)
    assert last(table) == ("Seat 1 rolls red 6, black 6. The ship reaches open sea: nothing to gain there.")
    landed = Table().lies(0, "1").sail(1, 2).do("land north").dice(5, 5)
    assert last(landed) == ("Seat 1 rolls red 5, black 5. That is no use: it takes a 1 or a Lucky 7 here.")


def test_dice_that_are_of_no_use_say_what_would_have_been() -> None:
    def takes(table: Table) -> str:
        return wanted(table.match.view())

    assert takes(Table().lies(0, "1").sail(1, 2).do("land north")) == "a 1 or a Lucky 7"
    assert takes(Table().lies(0, "hagar").sail(1, 2).do("land north")) == "a double or a Lucky 7"
    assert takes(Table().won(1, 0, "hagar").sail(1, 2).do("land north")) == "a double or a Lucky 7"


def test_a_throw_says_whose_it_is_and_the_board_how_near_the_end_is() -> None:
    table = Table()
    event = table.dice(3, 2).match.log()[-1]
    assert (event.text, event.whose) == ("Seat 1 rolls red 3, black 2.", 0)
    for shape in SHAPES:
        texts = [piece.text for piece in table.match.view().scene(shape).pieces if piece.id == "goal"]
        assert texts == ["6 of 6 numbers to discover: the last one ends the game"]


def test_half_a_throw_is_not_told() -> None:
    assert last(Table().do("red 3")) == "Seat 1 takes the helm first."


def test_the_last_number_and_svens_dice_are_told() -> None:
    table = Table().lies(0, "3").won(1, 8, "sven")
    for treasure, kind in enumerate(("1", "1", "1", "2", "2"), 1):
        table.won(0, treasure, kind)
    table.sail(1, 1).do("land here").dice(3, 5).do("keep", "take by red")
    assert (
        last(table) == "Seat 1 wins the 3 with the red die. All numbers are discovered: the game ends at once (H-24)."
    )
    assert last(table.dice(6, 1)) == "Seat 2 rolls 6 and 1 for Sven Glückspilz: 5 points."


def test_prompts_ask_the_seat_to_move_and_tell_the_others_to_wait() -> None:
    table = Table().dice(1, 1)
    prompt = table.match.game.words.prompt
    asked = "Red 1, black 1 is a Hägar island. Keep it, or throw again? (H-01)"
    assert prompt(table.match.view(0)) == prompt(table.match.view()) == asked
    assert prompt(table.match.view(1)) == table.match.view(1).asked == "Waiting for Seat 1."
    assert table.match.view(0).asked == table.match.view().asked == f"Seat 1: {asked}", "where it stands alone"


def test_H06_who_is_about_to_keep_a_course_hears_before_that_nothing_can_be_gained_there() -> None:
    view = Table().dice(6, 6).match.view(0)
    assert "Red 6, black 6 is open sea: nothing to gain there." in view.game.words.prompt(view)
    assert view.game.words.action(view, view.legal[0]) == "Keep the course, gain nothing"


def test_H10_who_may_throw_again_hears_what_the_dice_would_have_to_show() -> None:
    view = Table().lies(7, "3").lies(8, "hagar").sail(1, 5).do("land here").dice(3, 4).match.view(0)
    asked = "It takes a 3, a double or a Lucky 7 here, rolls left: 2. Keep the dice, or throw again? (H-10)"
    assert view.game.words.prompt(view) == asked


def test_every_legal_action_says_what_it_does() -> None:
    table = Table().lies(7, "3").lies(8, "hagar").sail(1, 5).do("land here").dice(3, 4).do("keep")
    view = table.match.view(0)
    assert [table.match.game.words.action(view, action.number) for action in table.match.legal] == [
        "Win the 3 with the red die",
        "Win Hägar with the Lucky 7",
        "Leave it at that",
    ]


def test_the_description_shows_chart_hoards_and_dice() -> None:
    table = Table().lies(7, "1").won(0, 0, "3").doubled(0).won(1, 1, "hagar").sail(2, 1)
    text = str(table.match.view(0))
    assert "black  1  H    @    H    ~    H?   ~" in text
    assert "P1?" in text
    assert "x2:3" in text
    assert "> Seat 1  3 (x2): 6 points" in text
    assert "  Seat 2  Hägar: 0 points" in text
    assert "Dice: red 2, black 1" in text


@pytest.mark.parametrize(
    ("table", "text", "reason"),
    [
        (Table().dice(1, 1), "land here", "H-01"),
        (Table().dice(1, 1), "done", "H-01"),
        (Table().sail(1, 1), "keep", "the course stands after 2 rolls (H-01)"),
        (Table().sail(1, 1), "land north", "H-03"),
        (Table().sail(1, 1), "done", "H-05"),
        (Table().sail(2, 1), "land here", "the field that was hit is sea"),
        (Table().sail(2, 1), "land north", "no island to the north (H-04)"),
        (Table().won(0, 0, "1").sail(1, 2), "land north", "nothing could be gained on a Hägar island (H-09)"),
        (Table().lies(0, "1").sail(1, 1).do("land here").dice(1, 1), "take by red", "H-10"),
        (Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 6), "reroll red", "no roll is left"),
        (Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 6), "land here", "H-05"),
        (Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 6), "take by black", "number tokens are 1, 2 and 3"),
        (Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 2), "take by black", "no face-up number 2"),
        (Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 1), "take by black", "the red one goes first"),
        (Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 1), "double takes sven", "no Sven lies on"),
        (Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 2), "double takes sven", "no double (H-14)"),
        (Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 2), "seven takes 1", "do not add up to 7 (H-15)"),
        (Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 6), "seven takes 2", "no 2 lies on"),
        (
            Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 6),
            "seven takes 1",
            "taken by the die that shows it",
        ),
        (Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 6), "steal from 1", "H-23"),
        (Table().lies(7, "1").sail(1, 4).do("land south", "token 2").dice(1, 6), "steal from 1", "H-22"),
        (Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 6), "steal from 3", "only 2 play"),
        (Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 6), "place 1", "H-18"),
        (
            Table(3).won(0, 0, "1").won(1, 1, "hagar").sail(1, 2).do("land north").dice(4, 4),
            "steal from 0",
            "nobody steals from himself",
        ),
        (
            Table(3).won(0, 0, "1").won(1, 1, "hagar").sail(1, 2).do("land north").dice(4, 4),
            "steal from 2",
            "Seat 3 owns no Hägar",
        ),
        (Table().won(0, 0, "1").sail(3, 4).do("land south").dice(1, 3), "place 3", "no 3 lies before Seat 1"),
        (
            Table().won(0, 0, "1").won(0, 1, "3").sail(3, 4).do("land south").dice(1, 4),
            "place 3",
            "a die that shows 3, or a Lucky 7",
        ),
        (Table(harbor=True).won(0, 0, "1").sail(5, 4).do("land south").dice(1, 2), "place 2", "a 1 only (H-30)"),
    ],
)
def test_a_refusal_says_why(table: Table, text: str, reason: str) -> None:
    with pytest.raises(IllegalAction) as error:
        table.match.play(table.match.game.actions.number(text))
    assert str(error.value).startswith(f'"{text}" is not legal now: ')
    assert reason in str(error.value)


def test_islands_of_one_kind_are_counted() -> None:
    assert "reaches the sea beside two Hägar islands." in last(Table().sail(2, 1))


def test_who_kept_the_dice_is_not_told_that_no_roll_is_left() -> None:
    table = Table().lies(0, "1").sail(1, 1).do("land here").dice(1, 5).do("keep")
    with pytest.raises(IllegalAction, match=r"the dice were kept: now they act \(H-11\)"):
        table.do("reroll black")


def test_rolls_and_points_are_counted_in_singular_and_plural() -> None:
    table = Table().won(0, 8, "sven").sail(1, 2)
    view, words = table.match.view(0), table.match.game.words
    said = words.action(view, table.match.read("land north").number)
    assert said.endswith("to the north: 1 roll; treasures lie face down")
    table.state.turn = table.match.box.turns
    assert last(table.do("land north", "token 3").dice(5, 6).dice(2, 1)) == (
        "Seat 1 rolls 2 and 1 for Sven Glückspilz: 1 point."
    )


def test_a_landing_tells_its_odds_beforehand() -> None:
    table = Table().lies(0, "2").sail(1, 2)
    said = table.match.game.words.action(table.match.view(0), table.match.read("land north").number)
    assert said.endswith("to the north: 1 roll; a 2 or a Lucky 7: 15 in 36")


def test_the_log_says_when_the_limit_of_turns_ends_the_game() -> None:
    table = Table().lies(0, "1").sail(1, 1).do("land here").dice(1, 5)
    table.state.turn = table.match.box.turns
    assert last(table.do("keep", "take by red")) == (
        "Seat 1 wins the 1 with the red die. That was the last of 400 turns: the game is scored as it stands."
    )
    prompt = table.match.game.words.prompt(table.match.view())
    assert prompt == "The game is over: after 400 turns it is scored as it stands."
    failed = Table().lies(0, "1").sail(1, 2).do("land north")
    failed.state.turn = failed.match.box.turns
    assert last(failed.dice(5, 6)).startswith(
        "Seat 1 rolls red 5, black 6. That is no use: it takes a 1 or a Lucky 7 here. That was the last"
    )


def test_the_end_says_which_rule_ended_the_game() -> None:
    table = Table().lies(0, "1").won(1, 5, "2").won(1, 6, "1").won(0, 7, "3").won(0, 8, "1").won(1, 4, "2")
    table.sail(1, 1).do("land here").dice(1, 5).do("keep", "take by red")
    assert last(table).endswith("All numbers are discovered: the game ends at once (H-24).")
    prompt = table.match.game.words.prompt(table.match.view())
    tied = "All have 5 points, so all lose (H-28)."
    assert prompt == f"The game is over: all number tokens are discovered (H-24). {tied}"


def test_H28_the_end_says_why_several_win() -> None:
    table = Table(players=3).lies(0, "1").won(1, 5, "2").won(1, 6, "1").won(2, 7, "3").won(2, 8, "1").won(1, 4, "2")
    table.sail(1, 1).do("land here").dice(1, 5).do("keep", "take by red")
    prompt = table.match.game.words.prompt(table.match.view())
    assert prompt.endswith("(H-24). The fewest points lose, and everybody else wins (H-28).")


def test_H24_who_discovers_the_last_number_hears_that_the_game_ends() -> None:
    table = Table().lies(0, "3").lies(8, "sven")
    for treasure, kind in enumerate(("1", "1", "1", "2", "2"), 1):
        table.won(1, treasure, kind)
    table.sail(1, 1).do("land here").dice(3, 5)
    view, words = table.match.view(0), table.match.game.words
    assert words.action(view, table.match.read("keep").number).endswith("discover the last number, and the game ends")
    assert last(table.do("keep")).endswith("That discovers the last number: the game ends with this landing (H-24).")
    view = table.match.view(0)
    assert "all numbers are discovered. What do you take at the end? (H-24)" in words.prompt(view)
    assert words.action(view, table.match.read("done").number) == "Leave it at that: the game ends"
    assert last(table.do("done")) == (
        "Seat 1 leaves it at that. All numbers are discovered: the game ends at once (H-24)."
    )


def test_A07_a_number_that_is_left_is_told_and_shown_as_discovered() -> None:
    table = Table().lies(7, "2").lies(8, "1").sail(1, 5).do("land here").dice(2, 4).do("keep", "done")
    assert last(table) == "Seat 1 leaves it at that: the 2, though discovered, can still be won (A-07)."
    assert "5 of 6 numbers to discover" in str(table.match.view())
    assert "P2*1" in str(table.match.view())
    for shape in SHAPES:
        pieces = {piece.id: piece for piece in table.match.view().scene(shape).pieces}
        assert {name for name in pieces if name.startswith("found-")} == {"found-7"}
        assert pieces["treasure-7"].meaning.endswith("It is discovered: the end no longer waits for it (H-24)")
        assert "discovered" not in pieces["treasure-8"].meaning


@pytest.mark.parametrize(("rules", "short"), [(1, False), (2, False), (2, True)])
def test_H24_games_of_earlier_rules_are_told_as_they_are_played(rules: int, short: bool) -> None:
    table = Table(rules=rules, short=short).lies(0, "3").lies(5, "2")
    for treasure, kind in ((1, "1"), (2, "1"), (3, "1"), (4, "2"))[: 4 if short else None]:
        table.won(1, treasure, kind)
    if not short:
        table.won(1, 5, "2")
    goal = next(piece.text for piece in table.match.view().scene("wide").pieces if piece.id == "goal")
    assert goal == (
        "One more number: winning it ends the game" if short else "The last number: winning it ends the game"
    )
    table.sail(1, 1).do("land here").dice(3, 5).do("keep", "take by red")
    assert last(table).endswith("the last number but one: the game ends at once (A-17)." if short else
                                "the last number token: the game ends at once (H-24).")  # fmt: skip
