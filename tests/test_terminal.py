"""Playing in the terminal, typed by a script."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import meadhall
from meadhall.cli import main
from meadhall.core.constants import OVER
from meadhall.core.errors import UnknownName
from meadhall.core.language import current, languages
from meadhall.core.match import Match
from meadhall.terminal import MOST_LISTED, Terminal, grouped, names_of, read_seats, result

HAGAR = meadhall.game("hagar")


class Script:
    """Types these lines, then leaves; keeps what was told."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.told: list[str] = []

    def ask(self, prompt: str) -> str:
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    @property
    def text(self) -> str:
        return "\n".join(self.told)


def at_the_table(script: Script, match: Match, seats: str) -> bool:
    return Terminal(match, read_seats(seats), seed=1, ask=script.ask, tell=script.told.append).run()


def new_match(seats: str, seed: int = 4) -> Match:
    bots = read_seats(seats)
    return HAGAR.start(len(bots), seed=seed, names=names_of(bots))


def test_a_person_plays_a_whole_game_by_numbers() -> None:
    script, match = Script(*["1"] * 2000), new_match("me,random")
    assert at_the_table(script, match, "me,random")
    assert match.to_move == OVER
    assert result(match) in script.text


def test_a_bot_that_thinks_sits_at_the_table() -> None:
    script, match = Script(*["1"] * 2000), new_match("me,child")
    assert at_the_table(script, match, "me,child")
    assert match.names == ("Astrid", "Child")


def test_bots_alone_play_to_the_end() -> None:
    script, match = Script(), new_match("random,random,random")
    assert at_the_table(script, match, "random,random,random")


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (
            "me,tests.lab.test_arena:Clumsy",
            '"tests.lab.test_arena:Clumsy" failed: RuntimeError: I have dropped my cards',
        ),
        ("me,tests.lab.test_arena:Liar", "chose -7, which is not among its legal actions"),
    ],
)
def test_a_bot_that_fails_does_not_end_the_game(seats: str, said: str) -> None:
    script, match = Script(*["1"] * 2000), new_match(seats)
    assert at_the_table(script, match, seats)
    assert said in script.text
    assert "its decision was played by the default" in script.text


def test_a_program_sits_at_the_table() -> None:
    seats = "me,program:sh -c 'while read -r line; do echo \"{}\"; done'"
    script, match = Script("quit"), new_match(seats)
    assert not at_the_table(script, match, seats)
    assert match.names == ("Astrid", "Sh")


def test_position_prompt_and_actions_are_shown() -> None:
    script = Script("quit")
    assert not at_the_table(script, new_match("me,random"), "me,random")
    assert "You play Astrid" in script.text
    assert "black  1" in script.text
    assert "   2  Throw the red die again  [reroll red]" in script.text
    assert "You leave the table." in script.text


def test_typed_words_may_be_shortened() -> None:
    script, match = Script("rer re", "quit"), new_match("me,random")
    at_the_table(script, match, "me,random")
    assert any("reroll red" in entry for entry in match.entries)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("drink mead", '"drink mead" is no action of this game'),
        ("reroll b", '"reroll b" could be any of: reroll black, reroll both'),
        ("sail on", "H-01"),
        ("99", "There are actions 1 to 4."),
        ("0", "There are actions 1 to 4."),
        ("help", "take back your last decision"),
        ("log", "takes the helm first"),
        ("board", "~ sea"),
        ("save /nowhere/at/all/game.json", "No such file or directory"),
        ("undo", "you have not decided anything yet"),
    ],
)
def test_whatever_is_typed_gets_an_answer(typed: str, answer: str) -> None:
    script, match = Script(typed, ""), new_match("me,random")
    at_the_table(script, match, "me,random")
    assert answer in script.text.split("[reroll both]")[-1]


def test_undo_takes_back_the_own_last_decision_over_a_bots_turn() -> None:
    script, match = Script("keep", "undo"), new_match("me,random")
    at_the_table(script, match, "me,random")
    assert "Taken back." in script.text
    assert match.to_move == 0
    assert match.entries[-1].endswith(": undo")
    assert not any(step.who == 0 for step in match.steps)


def test_other_people_are_asked_before_dice_are_taken_back() -> None:
    for consent, taken in (("no", False), ("yes", True)):
        script, match = Script("reroll both", "1", "undo", consent), new_match("me,me")
        at_the_table(script, match, "me,me")
        assert ("Taken back." in script.text) == taken


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    script, match = Script("keep", f"save {path}", "quit"), new_match("me,random")
    at_the_table(script, match, "me,random")
    assert "can foretell them" in script.text
    again = meadhall.load(path)
    assert again.entries == match.entries
    assert at_the_table(Script(*["1"] * 2000), again, "me,random")


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(UnknownName, match='no player is called "randm"; did you mean "random"'):
        read_seats("me,randm")


def test_the_result_tells_points_line_by_line() -> None:
    match = new_match("random,random", seed=2)
    at_the_table(Script(), match, "random,random")
    text = result(match)
    assert "wins with" in text
    assert "Number tokens" in text
    assert "(H-25)" in text


def test_many_actions_are_listed_in_groups_first() -> None:
    match = meadhall.game("sagnir").start(2, seed=1)
    while len(match.legal) <= MOST_LISTED and not match.over:
        match.play(match.legal[len(match.legal) // 2])
    assert len(match.legal) > MOST_LISTED
    before, script = len(match.steps), Script("1", "all", "1", *["1"] * 3)
    at_the_table(script, match, "me,me")
    groups = [line for line in script.told if line.endswith(" actions)")]
    assert groups
    assert len(groups) < before + len(match.legal)
    assert len(match.steps) > before  # a number of a group lists it, and one of an action plays it


def test_what_begins_alike_is_one_group() -> None:
    assert grouped({0: "bid 1", 1: "bid 2", 2: "call"}) == {"bid": [0, 1], "call": [2]}
    assert grouped({0: "bid 1", 1: "bid 2"}) == {"bid 1": [0], "bid 2": [1]}


def test_the_terminal_speaks_the_language_that_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sv").mkdir()
    (tmp_path / "sv" / "cli.ftl").write_text("help-quit = lämna bordet\nyou-leave = Du lämnar bordet.\n", "utf-8")
    monkeypatch.setenv("MEADHALL_LANGUAGES", str(tmp_path))
    languages.cache_clear()
    try:
        for arguments, environment in ((["--language", "sv"], {}), ([], {"LC_ALL": "sv_SE.UTF-8"})):
            found = CliRunner().invoke(
                main, [*arguments, "terminal", "hagar", "--seats", "me,random"], input="help\n", env=environment
            )
            assert "  quit         lämna bordet" in found.output
            assert found.output.endswith("Du lämnar bordet.\n")
            assert current() == "en"
        found = CliRunner().invoke(main, ["--language", "tlh", "games"])
        assert 'there is no language "tlh"; there are: en, ' in found.output
    finally:
        monkeypatch.undo()
        languages.cache_clear()
