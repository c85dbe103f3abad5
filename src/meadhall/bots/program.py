"""A bot that is any program: it reads one JSON line for every decision and writes one back.

`docs/writing-a-bot.md` tells what the lines hold. A program may hang, crash or answer nonsense: then that decision is
played by the default, the first legal action, the failure is told in words, and the game goes on.
"""

import json
import logging
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
import weakref
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import IO, Annotated, Any

import msgspec

from meadhall.bots.bot import Advice, Budget, ConsideredAction, Question
from meadhall.core.constants import CHANCE, UNSEEN
from meadhall.core.errors import MeadhallError
from meadhall.core.options import Value
from meadhall.core.record import Record

PROTOCOL = 1
"""The version of the lines. It rises when a program that was written for it would no longer understand them."""
GRACE = 5.0
"""Seconds that a program may take beyond its budget before it counts as hanging: others may need the machine too."""
MOST_BYTES = 2**16  # the longest line that a program may answer
MOST_STARTS = 4  # how often a program is started in one match: once, and again after it had to be ended or has died
_FAREWELL = 0.3  # seconds in which a program may leave by itself when its input ends
_KEPT = 2000  # bytes of what it said last on its error stream, to tell why it died

_log = logging.getLogger("meadhall.bots")


class ProgramError(MeadhallError):
    """A program that cannot be a bot; the message says why."""


class _Failed(Exception):
    """The failure of one decision, in words that follow the program's name."""


class _GivenUp(_Failed):
    """The program was started often enough."""


class _AnsweredLine(msgspec.Struct):
    action: int | str
    value: Annotated[float, msgspec.Meta(ge=0, le=1)]
    visits: Annotated[int, msgspec.Meta(ge=0)] = 0


class _Answer(msgspec.Struct):
    action: int | str
    lines: list[_AnsweredLine] = []


class Program:
    """A program that plays one seat of one match."""

    def __init__(
        self,
        command: str,
        *,
        grace: float = GRACE,
        starts: int = MOST_STARTS,
        report: Callable[[str], None] = _log.warning,
    ) -> None:
        self.command = command
        self.options: Mapping[str, Value] = {}
        """What was agreed before the game, for the program to know: a view holds only what follows from it."""
        self.failures: list[str] = []
        """What went wrong, decision by decision, in words; each of these decisions was played by the default."""
        self.report = report
        """Is told the first failure of a match, and that a program is given up."""
        self.words = _split(command)
        """The command, split into words as a shell would; no shell is asked."""
        self._grace, self._starts, self._given_up = grace, starts, False
        self._process: _Process | None = None

    def advise(self, question: Question, budget: Budget) -> Advice:
        """The answer of the program, or the first legal action if it fails."""
        try:
            return read_answer(self._ask(write_question(question, budget, self.options), budget), question)
        except _Failed as failed:
            failure = f'the program "{self.command}" {failed}; its decision was played by the default'
            if not self.failures or (isinstance(failed, _GivenUp) and not self._given_up):
                self.report(failure)
            self.failures.append(failure)
            self._given_up = isinstance(failed, _GivenUp)
            return Advice(question.legal[0])

    def close(self) -> None:
        """End the program. It is started again if it is asked again."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def _ask(self, message: bytes, budget: Budget) -> bytes:
        if self._process is None:
            if self._starts == 0:
                raise _GivenUp("has failed too often and is not started again")
            self._starts -= 1
            self._process = _Process(self.words)
        try:
            return self._process.ask(message, (budget.seconds or 0) + self._grace)
        except _Failed:
            self.close()
            raise


def write_question(question: Question, budget: Budget, options: Mapping[str, Value]) -> bytes:
    """A question as the line that a program gets: all that its seat may know, and nothing else."""
    view = question.view
    words, texts = view.game.words, view.game.actions
    return (
        json.dumps(
            {
                "meadhall": PROTOCOL,
                "game": view.game.name,
                "players": view.players,
                "seat": view.seat,
                "names": view.names,
                "options": dict(options),
                "prompt": words.prompt(view),
                "position": words.describe(view),
                "legal": [
                    {"action": number, "text": texts.text(number), "words": words.action(view, number)}
                    for number in question.legal
                ],
                "history": [
                    {"who": "chance" if who == CHANCE else who, "text": None if what == UNSEEN else texts.text(what)}
                    for who, what in question.history
                ],
                "view": _fields(view.state),
                "box": _fields(view.box),
                "seed": question.seed,
                "budget": {"seconds": budget.seconds, "iterations": budget.iterations},
            },
            separators=(",", ":"),
        ).encode()
        + b"\n"
    )


def _fields(record: Record) -> dict[str, Any]:
    return {name: record[name].tolist() for name in type(record).fields}


def read_answer(line: bytes, question: Question) -> Advice:
    """The advice that a program's line means."""
    try:
        answer = msgspec.json.decode(line, type=_Answer)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        said = line[:60].decode("utf-8", "backslashreplace")
        raise _Failed(f"answered {said!r}{'...' if len(line) > 60 else ''}, which is no answer ({error})") from None
    lines = tuple(ConsideredAction(_legal(line.action, question), line.value, line.visits) for line in answer.lines)
    return Advice(_legal(answer.action, question), lines)


def _legal(action: int | str, question: Question) -> int:
    if isinstance(action, int):
        found = [action] if action in question.legal else []
    else:
        found = question.view.game.actions.matching(action, question.legal)
    if len(found) != 1:
        raise _Failed(f"answered {action!r}, which is {'several' if found else 'none'} of its legal actions")
    return found[0]


def _split(command: str) -> list[str]:
    """The words of a command, whose first must be a program that exists."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ProgramError(f'the command "{command}" cannot be read: {str(error).lower()}') from None
    if not words:
        raise ProgramError('"program:" is followed by the command that starts it: program:./mybot --fast')
    if os.name != "posix":
        raise ProgramError("programs can be bots on Linux, macOS and their like only")
    if shutil.which(words[0]) is None:
        raise ProgramError(f'there is no program "{words[0]}" that could be started')
    return words


class _Process:
    """A running program, the leader of a process group of its own: whatever it starts ends with it."""

    def __init__(self, words: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise _Failed(f"could not be started: {error.strerror}") from None
        self._in, self._out, self._errors = _pipes(self._process)
        for pipe in (self._in, self._out, self._errors):
            os.set_blocking(pipe.fileno(), False)
        self._said, self._asked = b"", False
        self.end = weakref.finalize(self, _end, self._process)  # also when it is forgotten, and when Python ends

    def ask(self, message: bytes, seconds: float) -> bytes:
        """The line that it answers within this time."""
        if self._asked:
            self._skip()
        self._asked = True
        answer, until = b"", time.monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(self._in, selectors.EVENT_WRITE)
            selector.register(self._out, selectors.EVENT_READ)
            selector.register(self._errors, selectors.EVENT_READ)
            while (left := until - time.monotonic()) > 0:
                for pipe in [key.fileobj for key, _ in selector.select(left)]:
                    if pipe is self._in:
                        message = message[self._write(message) :]
                        if not message:
                            selector.unregister(pipe)
                    elif pipe is self._errors:
                        chunk = os.read(self._errors.fileno(), MOST_BYTES)
                        self._said = (self._said + chunk)[-_KEPT:]
                        if not chunk:
                            selector.unregister(pipe)
                    else:
                        chunk = os.read(self._out.fileno(), MOST_BYTES)
                        answer += chunk
                        if b"\n" in answer[:MOST_BYTES]:
                            return answer[: answer.index(b"\n")]
                        if len(answer) >= MOST_BYTES:
                            raise _Failed(f"answered a line of more than {MOST_BYTES:,} bytes")
                        if not chunk:
                            raise _Failed(self._obituary())
        raise _Failed(f"did not answer within {seconds:g} s")

    def _write(self, message: bytes) -> int:
        try:
            return os.write(self._in.fileno(), message[:MOST_BYTES])
        except BrokenPipeError:
            return len(message)  # that it does not listen any more is its own affair, as long as it answers

    def _skip(self) -> None:
        """Forget what it has said since its last answer: it would be taken for the next one."""
        with suppress(BlockingIOError):
            for _ in range(16):
                if not os.read(self._out.fileno(), MOST_BYTES):
                    return

    def _obituary(self) -> str:
        """How it ended, and its last words."""
        try:
            status = self._process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            return "closed its output"
        how = f"ended with status {status}" if status >= 0 else f"was ended by signal {-status}"
        with suppress(BlockingIOError):
            self._said = (self._said + os.read(self._errors.fileno(), MOST_BYTES))[-_KEPT:]
        last = self._said.decode("utf-8", "replace").strip().splitlines()[-1:]
        return how + (f" ({last[0]})" if last else "")


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program and all that it has started: first by the end of its input, then by force."""
    pipes = _pipes(process)
    pipes[0].close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(_FAREWELL)
    with suppress(ProcessLookupError, PermissionError):  # nothing of the group is left
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in pipes[1:]:
        pipe.close()
