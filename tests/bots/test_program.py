"""Programs as bots: they play, and whatever they do, the game goes on."""

import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import meadhall
from meadhall.bots.bot import Advice, Budget, ConsideredAction, Question
from meadhall.bots.players import find
from meadhall.bots.program import GRACE, MOST_STARTS, Program, ProgramError
from meadhall.core.match import Match
from meadhall.lab.games import BotTable, ScheduledGame
from tests.patience import PATIENT

SHORT = Budget(seconds=0.05)
Make = Callable[..., Program]

ASKED = "import json, os, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n    legal = asked['legal']\n"
"""How a program begins that listens; what it does with each question follows, by four spaces."""
LAST = ASKED + "    print(json.dumps({'action': legal[-1]['action']}), flush=True)\n"


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    """Makes a bot from a program in Python."""
    made: list[Program] = []

    def program(source: str, *, grace: float = PATIENT, report: Callable[[str], None] = print) -> Program:
        path = tmp_path / f"bot{len(made)}.py"
        path.write_text(source, encoding="utf-8")
        made.append(Program(shlex.join([sys.executable, str(path)]), grace=grace, report=report))
        return made[-1]

    yield program
    for one in made:
        one.close()


@pytest.fixture
def match() -> Match:
    return meadhall.game("hagar").start(2, seed=4)


def is_running(pid: int) -> bool:
    """Whether a process exists, be it as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def ended(pid: int) -> bool:
    """Whether a process that is not our own child ends soon; burying it is then the system's affair."""
    until = time.monotonic() + PATIENT
    while time.monotonic() < until:
        state = subprocess.run(
            ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
        ).stdout
        if not state.strip() or state.startswith("Z"):
            return True
        time.sleep(0.01)
    return False


def test_a_program_answers_by_number(make: Make, match: Match) -> None:
    question = Question.of(match)
    assert make(LAST).advise(question, SHORT) == Advice(question.legal[-1])


@pytest.mark.parametrize("text", ["reroll red", "rer re", "  Reroll  RED "])
def test_a_program_answers_by_text(text: str, make: Make, match: Match) -> None:
    bot = make(ASKED + f"    print(json.dumps({{'action': {text!r}}}), flush=True)\n")
    assert bot.advise(Question.of(match), SHORT).action == match.read("reroll red").number
    assert not bot.failures


def test_a_program_may_tell_what_it_has_considered(make: Make, match: Match) -> None:
    lines = [{"action": "keep", "value": 0.75, "visits": 30}, {"action": 1, "value": 0}]
    bot = make(ASKED + f"    print(json.dumps({{'action': 'keep', 'lines': {lines!r}}}), flush=True)\n")
    keep = match.read("keep").number
    assert bot.advise(Question.of(match), SHORT) == Advice(
        keep, (ConsideredAction(keep, 0.75, 30), ConsideredAction(1, 0, 0))
    )


def test_the_line_tells_all_that_the_seat_knows(make: Make, match: Match, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = make(ASKED + f"    open({str(heard)!r}, 'a').write(line)\n    print('{{\"action\":0}}', flush=True)\n")
    bot.options = match.options
    match.play("keep")
    bot.advise(Question.of(match, seed=9), Budget(seconds=0.5))
    asked = json.loads(heard.read_text(encoding="utf-8"))
    view = match.view(match.to_move)
    assert asked["meadhall"] == 1
    assert (asked["game"], asked["players"], asked["seat"]) == ("hagar", 2, match.to_move)
    assert asked["names"] == ["Seat 1", "Seat 2"]
    assert asked["options"] == {"harbor": False}
    assert asked["position"] == str(view)
    assert asked["prompt"] == match.game.words.prompt(view)
    assert [one["text"] for one in asked["legal"]] == [action.text for action in match.legal]
    assert asked["legal"][0]["words"] == match.game.words.action(view, match.legal[0].number)
    assert asked["history"][-1] == {"who": match.to_move, "text": "keep"}
    assert asked["history"][0]["who"] == "chance"
    assert asked["view"]["kinds"] == view.state["kinds"].tolist()
    assert asked["box"]["players"] == 2
    assert asked["budget"] == {"seconds": 0.5, "iterations": None}
    assert asked["seed"] == 9


def test_what_a_seat_has_not_seen_is_null(make: Make, tmp_path: Path) -> None:
    match = meadhall.game("saga").start(2, seed=1)
    while not any(what < 0 for _, what in Question.of(match).history):
        match.play(match.legal[0])
    heard = tmp_path / "heard"
    bot = make(ASKED + f"    open({str(heard)!r}, 'a').write(line)\n    print('{{}}', flush=True)\n")
    bot.advise(Question.of(match), SHORT)
    history = json.loads(heard.read_text(encoding="utf-8"))["history"]
    assert [step["text"] is None for step in history] == [what < 0 for _, what in Question.of(match).history]


def test_a_program_is_started_once_for_a_match(make: Make, match: Match, tmp_path: Path) -> None:
    births = tmp_path / "births"
    bot = make(f"open({str(births)!r}, 'a').write('.')\n" + LAST)
    for _ in range(5):
        match.play(bot.advise(Question.of(match), SHORT).action)
    assert births.read_text(encoding="utf-8") == "."
    assert not bot.failures


FAILING = {
    "hangs": (ASKED + "    time.sleep(100)\n", "did not answer within 0.35 s"),
    "hangs before it listens": ("import time\ntime.sleep(100)\n", "did not answer within 0.35 s"),
    "answers half a line": (ASKED + "    print('{\"action\":', end='', flush=True)\n", "did not answer within"),
    "floods its error stream": ("import sys\nwhile True: sys.stderr.write('x' * 10_000)\n", "did not answer within"),
    "is silent after a flood": (ASKED + "    sys.stderr.write('x' * 10**6)\n    time.sleep(9)\n", "did not answer"),
    "cannot even begin": ("This is no Python.\n", "ended with status 1 (SyntaxError"),
    "crashes": (ASKED + "    raise KeyError('oh no')\n", "ended with status 1 (KeyError: 'oh no')"),
    "leaves": (ASKED + "    sys.exit()\n", "ended with status 0;"),
    "is killed": (ASKED + "    os.kill(os.getpid(), 9)\n", "was ended by signal 9"),
    "closes its output": (ASKED + "    os.close(1)\n    time.sleep(9)\n", "closed its output"),
    "says nothing": (ASKED + "    print(flush=True)\n", "answered '', which is no answer"),
    "talks": (ASKED + "    print('I keep my dice', flush=True)\n", "answered 'I keep my dice', which is no answer"),
    "answers a list": (ASKED + "    print('[1]', flush=True)\n", "no answer (Expected `object`, got `array`)"),
    "forgets the action": (ASKED + "    print('{\"move\": 1}', flush=True)\n", "missing required field `action`"),
    "answers true": (ASKED + "    print('{\"action\": true}', flush=True)\n", "got `bool`"),
    "answers no UTF-8": (ASKED + "    os.write(1, b'\\xff\\xfe\\n')\n", "which is no answer"),
    "answers what is illegal": (ASKED + "    print('{\"action\": 9}', flush=True)\n", "answered 9, which is none"),
    "answers what is negative": (ASKED + "    print('{\"action\": -1}', flush=True)\n", "answered -1, which is none"),
    "answers what is ambiguous": (ASKED + '    print(\'{"action": "r"}\', flush=True)\n', "'r', which is several"),
    "answers what does not exist": (ASKED + '    print(\'{"action": "sing"}\', flush=True)\n', "'sing', which is none"),
    "lies about its lines": (
        ASKED + '    print(\'{"action": 0, "lines": [{"action": 0, "value": 7}]}\', flush=True)\n',
        "which is no answer (Expected `float` <= 1.0",
    ),
    "answers too much": (ASKED + "    print('[' * 10**6, flush=True)\n", "a line of more than 65,536 bytes"),
}


@pytest.mark.parametrize("what", FAILING)
def test_whatever_goes_wrong_the_first_legal_action_is_played(what: str, make: Make, match: Match) -> None:
    source, words = FAILING[what]
    told: list[str] = []
    bot = make(source, grace=0.3 if "did not answer" in words else GRACE, report=told.append)
    question = Question.of(match)
    assert bot.advise(question, SHORT) == Advice(question.legal[0])
    assert words in bot.failures[0]
    assert bot.failures[0].endswith("; its decision was played by the default")
    assert told == bot.failures


def test_a_failure_is_told_once_and_all_are_kept(make: Make, match: Match) -> None:
    told: list[str] = []
    bot = make(ASKED + "    print('nonsense', flush=True)\n", report=told.append)
    for _ in range(5):
        bot.advise(Question.of(match), SHORT)
    assert (len(told), len(bot.failures)) == (1, 5)


def test_a_program_that_dies_is_started_again_but_not_for_ever(make: Make, match: Match, tmp_path: Path) -> None:
    births, told = tmp_path / "births", list[str]()
    bot = make(f"open({str(births)!r}, 'a').write('.')\nraise SystemExit(3)\n", report=told.append)
    for _ in range(MOST_STARTS + 3):
        assert bot.advise(Question.of(match), SHORT).action == match.legal[0].number
    assert len(births.read_text(encoding="utf-8")) == MOST_STARTS
    assert len(told) == 2
    assert "not started again" in told[1]
    assert bot.failures[-1] == told[1]


def test_a_program_that_recovers_plays_on(make: Make, match: Match, tmp_path: Path) -> None:
    once = tmp_path / "once"
    bot = make(
        f"import os\nif not os.path.exists({str(once)!r}):\n    open({str(once)!r}, 'w')\n    raise SystemExit\n"
        + LAST,
    )
    assert bot.advise(Question.of(match), SHORT).action == match.legal[0].number
    assert bot.advise(Question.of(match), SHORT).action == match.legal[-1].number


def test_a_flood_of_errors_does_not_harm_a_program_that_answers(make: Make, match: Match) -> None:
    bot = make(LAST.replace("    print", "    sys.stderr.write('x' * 10**6)\n    print"))
    for _ in range(3):
        assert bot.advise(Question.of(match), SHORT).action == match.legal[-1].number


def test_a_program_that_does_not_listen_may_answer_all_the_same(make: Make) -> None:
    match = meadhall.game("sagnir").start(2, seed=1)  # its line is longer than a pipe holds
    answer = json.dumps({"action": match.legal[-1].number})
    bot = make(f"import os, time\nos.close(0)\nprint({answer!r}, flush=True)\ntime.sleep(9)\n")
    assert bot.advise(Question.of(match), SHORT).action == match.legal[-1].number


def test_what_is_said_unasked_is_no_answer(make: Make, match: Match) -> None:
    """Two lines for one question: the second one must not answer the next."""
    bot = make(LAST + "    print('{\"action\": 1}', flush=True)\n    open(sys.argv[0] + '.said', 'w')\n")
    for _ in range(2):
        assert bot.advise(Question.of(match), SHORT).action == match.legal[-1].number
        until = time.monotonic() + PATIENT
        while not (said := Path(bot.words[-1] + ".said")).exists() and time.monotonic() < until:
            time.sleep(0.01)
        said.unlink()


@pytest.mark.parametrize("way", ["hang", "close", "forget"])
def test_a_program_ends_with_all_that_it_has_started(way: str, match: Match, tmp_path: Path) -> None:
    path, pids = tmp_path / "parent.sh", tmp_path / "pids"
    then = "sleep 100" if way == "hang" else "while read -r line; do echo '{\"action\": 0}'; done"
    path.write_text(f"sleep 100 &\necho $$ $! > {shlex.quote(str(pids))}\n{then}\n", encoding="utf-8")
    bot = Program(f"sh {shlex.quote(str(path))}", grace=0.8 if way == "hang" else PATIENT, report=print)
    bot.advise(Question.of(match), SHORT)
    assert len(bot.failures) == (way == "hang")
    parent, child = map(int, pids.read_text(encoding="utf-8").split())
    if way == "close":
        assert is_running(parent)
        bot.close()
        bot.close()  # twice is once
    del bot
    assert not is_running(parent)  # not even as a zombie
    assert ended(child)


def test_a_program_ends_when_python_does(tmp_path: Path) -> None:
    bot, pid = tmp_path / "bot.py", tmp_path / "pid"
    bot.write_text(f"import os, time\nopen({str(pid)!r}, 'w').write(str(os.getpid()))\n" + LAST + "time.sleep(100)\n")
    code = (
        "import meadhall; from meadhall.bots.players import find; match = meadhall.game('hagar').start(2, seed=4);"
        f"player = find({'program:' + shlex.join([sys.executable, str(bot)])!r}); print(player.advise(match))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "Advice" in done.stdout
    assert not is_running(int(pid.read_text()))


def test_a_game_with_failing_programs_is_played_to_its_end(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(ASKED + "    if len(asked['history']) % 3: raise SystemExit(2)\n" + LAST[len(ASKED) :])
    name = f"program:{shlex.quote(sys.executable)} {shlex.quote(str(bot))}"
    finished = BotTable(meadhall.game("saga"), 2, seed=1).play(ScheduledGame(0, 0, (name, "random")))
    assert sorted(finished.outcome.places) == [1, 2]
    assert len(finished.failures[0]) > 0
    assert finished.failures[1] == ()


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("program:", "is followed by the command"),
        ("program:./no-such-bot --fast", 'there is no program "./no-such-bot"'),
        ("program:sh 'oops", "cannot be read: no closing quotation"),
    ],
)
def test_a_program_that_cannot_be_a_bot_says_why(name: str, message: str) -> None:
    with pytest.raises(ProgramError, match=message):
        find(name)
