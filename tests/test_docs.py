"""The documentation: what it shows is what happens."""

import doctest
import json
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

import meadhall
from bench import strength
from meadhall.bots.bot import Budget, Question
from meadhall.bots.judge.judge import FILE, judge_of
from meadhall.bots.levels import LEVELS, USUAL
from meadhall.bots.program import read_answer, write_question
from meadhall.cli import main
from meadhall.core.constants import CHANCE
from meadhall.core.dice import FairDice
from meadhall.core.gamefile import parse_game_file
from meadhall.core.match import Match
from meadhall.core.replay import begin, play_entry, replay, verify
from meadhall.games import own_names
from meadhall.lab.games import BotTable, ScheduledGame

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(document: Path, language: str) -> list[str]:
    """The fenced code blocks of a document in this language."""
    text = document.read_text(encoding="utf-8")
    return [block[1] for block in re.finditer(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)]


def session(document: Path) -> str:
    """The examples (>>>) of a document as one session; every line stays where it is, so that errors name it."""
    lines, example = [], False
    for line in document.read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            example = line == "```python"
            line = ""
        lines.append(line if example else "")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("document", [d for d in DOCUMENTS if ">>>" in session(d)], ids=lambda path: path.name)
def test_the_examples_of_a_document_run(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    test = doctest.DocTestParser().get_doctest(session(document), {}, document.name, str(document), 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    assert not said, "".join(said)


# --- README.md --------------------------------------------------------------------------------------------------


def test_the_readme_says_of_each_game_what_its_content_says() -> None:
    rows = re.findall(r"^\| \*\*(.+?)\*\* \| (\S+) \| (\S+) \|", DOCUMENTS[0].read_text(encoding="utf-8"), re.MULTILINE)
    headers = [meadhall.game(name).header for name in own_names()]

    def span(bounds: tuple[int, int]) -> str:
        return "-".join(str(number) for number in dict.fromkeys(bounds))

    assert sorted(rows) == sorted((each.title, span(each.players), span(each.minutes)) for each in headers)


@pytest.mark.parametrize("name", own_names())
def test_the_rules_name_players_and_age_as_the_content_does(name: str) -> None:
    """And minutes, where they name any: a span, or so many for each player."""
    game = meadhall.game(name)
    text, header = (game.folder / "RULES.md").read_text(encoding="utf-8"), game.header
    fewest, most = header.players
    assert re.search(rf"\b({fewest} to {most}|{fewest}, 3 or {most}|two) players", text)
    assert re.search(rf"from {header.age} years|age {header.age}\+", text)
    for low, high in re.findall(r"(\d+)(?: to |-)(\d+) minutes", text):
        assert (int(low), int(high)) == header.minutes
    for each in re.findall(r"about (\d+) minutes a player", text):
        assert (int(each) * fewest, int(each) * most) == header.minutes


def test_the_readme_names_every_command() -> None:
    text = DOCUMENTS[0].read_text(encoding="utf-8")
    named = set(re.findall(r"^meadhall (\w+)", text, re.MULTILINE))
    (also,) = re.findall(r"^meadhall backup .*\((.+)\)$", text, re.MULTILINE)
    assert named | set(also.split(", ")) == set(main.commands)


# --- docs/fairness.md -------------------------------------------------------------------------------------------

FAIRNESS = ROOT / "docs" / "fairness.md"


def finished_game() -> Match:
    """A game with unequal weights and a step taken back."""
    dice = FairDice(bytes(range(100, 132)), ("may the best viking win", "", "skál"))
    match = meadhall.game("hagar").start(players=3, dice=dice)
    match.play("reroll both")
    match.undo(consent=True)
    while not match.over:
        match.play(match.legal[0])
    return match


def weights_and_draws(match: Match) -> tuple[list[list[int]], list[int]]:
    """At each draw of a game: the weights, and which of the outcomes it was."""
    weights, draws = [], []
    again = begin(match.record, match.game)
    for index, (who, text) in enumerate(match.record.parsed_actions()):
        if who == CHANCE:
            weights.append(list(again.odds.values()))
            draws.append([action.text for action in again.odds].index(text))
        play_entry(match.record, again, index, who, text)
    return weights, draws


def program(language: str) -> str:
    """The one program in this language."""
    (found,) = [block for block in blocks(FAIRNESS, language) if ">>>" not in block]
    return found


PROGRAMS = [
    pytest.param("python", sys.executable, id="python"),
    pytest.param(
        "js",
        shutil.which("node"),
        id="javascript",
        marks=pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed here"),
    ),
]


def run(language: str, command: str, folder: Path, game: bytes, weights: list[list[int]]) -> list[int]:
    """What a program of the document prints for a game file and weights."""
    (folder / "game.json").write_bytes(game)
    (folder / f"draws.{language}").write_text(program(language), encoding="utf-8")
    lines = "".join(" ".join(map(str, line)) + "\n" for line in weights)
    done = subprocess.run(
        [command, f"draws.{language}", "game.json"],
        cwd=folder,
        input=lines,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [int(line) for line in done.stdout.split()]


@pytest.mark.parametrize(("language", "command"), PROGRAMS)
def test_the_program_recomputes_every_draw_of_a_game(language: str, command: str, tmp_path: Path) -> None:
    match = finished_game()
    weights, draws = weights_and_draws(match)
    assert verify(match.record, match.game).draws == len(draws)
    assert run(language, command, tmp_path, match.record.to_json(), weights) == draws


@pytest.mark.parametrize(("language", "command"), PROGRAMS)
def test_the_program_throws_away_what_would_be_unfair(language: str, command: str, tmp_path: Path) -> None:
    match = finished_game()
    weights = [[1, 2**62, 2**62] for _ in range(60)]
    assert match.dice is not None
    draws = [match.dice.draw(k, line) for k, line in enumerate(weights)]
    assert run(language, command, tmp_path, match.record.to_json(), weights) == draws


@pytest.mark.parametrize(("language", "command"), PROGRAMS)
def test_the_program_refuses_a_secret_that_was_not_promised(language: str, command: str, tmp_path: Path) -> None:
    match = finished_game()
    assert isinstance(match.dice, FairDice)
    game = match.record.to_json().replace(match.dice.secret.hex().encode(), b"00" * 32)
    with pytest.raises(AssertionError, match="this is not the promised secret"):
        run(language, command, tmp_path, game, [[1, 1]])


# --- docs/game-files.md -----------------------------------------------------------------------------------------


def test_the_game_file_that_is_shown_is_a_real_one() -> None:
    (example,) = [block for block in blocks(ROOT / "docs" / "game-files.md", "json") if '"format"' in block]
    match = replay(parse_game_file(example.encode()), meadhall.game("hagar"))
    assert match.record.to_json().decode() == example


# --- docs/writing-a-bot.md --------------------------------------------------------------------------------------

WRITING = ROOT / "docs" / "writing-a-bot.md"


def test_the_program_of_ten_lines_plays_whole_games(tmp_path: Path) -> None:
    assert shutil.which("perl"), "the example in docs/writing-a-bot.md is in Perl, and this test needs it to run"
    (text,) = blocks(WRITING, "perl")
    assert len(text.splitlines()) == 10
    (tmp_path / "mybot.pl").write_text(text, encoding="utf-8")
    name = f"program:perl {shlex.quote(str(tmp_path / 'mybot.pl'))}"
    for game in ("saga", "runir"):
        first, again = (
            BotTable(meadhall.game(game), 2, seed=3).play(ScheduledGame(0, 0, (name, name))) for _ in range(2)
        )
        assert first.failures == ((), ())
        assert first.steps == again.steps


def test_every_field_of_a_question_is_explained() -> None:
    (table,) = re.findall(
        r"^\| field \|.*\n\|---\|---\|\n((?:\|.*\n)+)", WRITING.read_text(encoding="utf-8"), re.MULTILINE
    )
    explained = [name for row in table.splitlines() for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    question = Question.of(meadhall.game("hagar").start(2, seed=1))
    assert explained == list(json.loads(write_question(question, Budget(seconds=1), {})))


def test_the_answers_that_are_shown_can_be_read() -> None:
    class Anything(tuple[int, ...]):
        def __contains__(self, action: object) -> bool:
            return True

    question = replace(Question.of(meadhall.game("hagar").start(2, seed=1)), legal=Anything())
    examples = blocks(WRITING, "json")
    assert [read_answer(example.encode(), question).action for example in examples] == [17, 17]


# --- docs/lab.md ------------------------------------------------------------------------------------------------


def test_the_accumulator_of_the_document_counts_at_the_command_line(importable: Path) -> None:
    (shown,) = [block for block in blocks(ROOT / "docs" / "lab.md", "python") if "class Landings" in block]
    (importable / "mycounts.py").write_text(re.sub(r"(?m)^(>>>|\.\.\.) ?", "", shown))
    command = "simulate hagar --seats child,child --games 2 --jobs 1 --count mycounts:Landings --json"
    result = CliRunner().invoke(main, command.split())
    assert result.exit_code == 0, result.output
    counted = json.loads(result.stdout)["counts"]["Landings"]
    assert set(counted["landings"]) <= {f"land {where}" for where in ("here", "north", "east", "south", "west")}
    assert sum(counted["landings"].values()) > 0


# --- docs/strength.md -------------------------------------------------------------------------------------------


def test_the_strength_is_what_was_measured() -> None:
    text = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    for table in strength.tables().strip().split("\n\n"):
        assert table in text, "python bench/strength.py tables prints what should stand there"


def test_the_strength_was_measured_in_enough_games() -> None:
    ladders, duels = strength.all_kept("ladder"), strength.all_kept("former")
    for name in own_names():
        game = meadhall.game(name)
        steps = ladders[game.title]
        assert all(found["games"] >= (100 if pair.endswith(", 2") else 50) for pair, found in steps.items()), name
        if judge_of(game):
            assert duels[game.title]["games"] >= 100, name


@pytest.mark.parametrize("name", strength.DRAWN)
def test_the_pictures_of_the_strength_show_what_was_measured(name: str) -> None:
    assert (strength.PICTURES / name).read_text(encoding="utf-8") == strength.DRAWN[name](), (
        "bench/strength.py pictures"
    )


@pytest.mark.parametrize("name", ["hagar", "mythical_island", "saga", "sagnir"])
def test_a_judge_says_how_it_was_trained_and_how_the_levels_think(name: str) -> None:
    game = meadhall.game(name)
    judge, file = judge_of(game), game.folder / FILE
    assert judge is not None
    assert file.stat().st_size < 1_000_000
    assert judge.about == json.loads(file.with_suffix(".json").read_bytes())
    editions = [game, *map(game.with_edition, game.former_editions)]  # a judge serves them all
    assert 1 <= judge.about["rules"] <= game.rules_version  # until it is trained anew, it serves later rules too
    assert judge.about["content"] in [each.edition.digest for each in editions]
    assert set(judge.about["levels"]) == set(LEVELS)
    assert judge.about["games"] > 0


def test_the_levels_think_as_long_as_the_document_says() -> None:
    *some, last = (f"{iterations:,}" for iterations in USUAL.values())
    text = " ".join((ROOT / "docs" / "strength.md").read_text(encoding="utf-8").split())
    assert f"{', '.join(some)} and {last} iterations for each turn" in text


@pytest.mark.parametrize(
    "path", sorted((ROOT / "src").glob("meadhall/games/*/RULES.md")), ids=lambda path: path.parent.name
)
def test_every_ruling_has_a_number_of_its_own(path: Path) -> None:
    numbers = re.findall(r"^\| (A-\d+) \|", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(numbers) == len(set(numbers))
