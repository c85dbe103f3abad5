"""An analyst: a process that looks at finished games, one at a time, and lets everything else go first.

It reads requests from its input and writes answers to its output. It ends when its input ends, whatever it is doing.
"""

import os
import queue
import signal
import sys
import threading
import traceback
from functools import lru_cache
from typing import BinaryIO

import msgspec

from meadhall import games
from meadhall.analysis import analyse, judge
from meadhall.analysis.depth import QUICK
from meadhall.analysis.model import rounded
from meadhall.core.errors import MeadhallError
from meadhall.core.gamefile import parse_game_file
from meadhall.core.language import speaking
from meadhall.core.match import Match
from meadhall.core.replay import replay
from meadhall.core.rng import new_rng
from meadhall.hall.analyses.worker import (
    HEAD,
    REQUESTS,
    Answer,
    Failed,
    FoundFrame,
    Ready,
    Request,
    Solve,
    Went,
    Whole,
    packed,
)
from meadhall.practice.puzzle import Puzzle
from meadhall.practice.verdict import judged

PATIENCE = 15  # how far it stands back: bots think with 10, people's moves are made with 0
_KEPT = 4  # matches that were played again: somebody may try several things in one


class Analyst:
    """Answers requests."""

    def __init__(self, output: BinaryIO) -> None:
        self._output = output
        self._match = lru_cache(_KEPT)(_replayed)

    def say(self, message: Answer) -> None:
        """Send an answer."""
        self._output.write(packed(message))
        self._output.flush()

    def answer(self, request: Request) -> None:
        """Do what a request asks, and send the answer; an error is a sentence."""
        try:
            self.say(FoundFrame(self._found(request)))
        except MeadhallError as error:
            self.say(Failed(str(error)))
        except Exception:  # the person who waits must be told that it failed, and no more
            traceback.print_exc()
            self.say(Failed("failed"))

    def _found(self, request: Request) -> bytes:
        if isinstance(request, Ready):  # a look at the beginning of a game loads the game and all that looks at it
            match = games.load(request.game).start(scripted=False, seed=1)
            match.wander(2, new_rng(1))
            analyse(match, depth=QUICK, jobs=1)
            return b"null"
        match = self._match(request.file)
        if isinstance(request, Whole):
            found = analyse(match, depth=request.depth, jobs=1, progress=lambda count: self.say(Went(count)))
            return found.json()
        if isinstance(request, Solve):
            with speaking(request.language):
                puzzle = msgspec.json.decode(request.puzzle, type=Puzzle)
                return msgspec.json.encode(judged(match, puzzle, request.tried))
        with speaking(request.language):
            choice = judge(match, request.number, request.action, depth=request.depth)
        return msgspec.json.encode(rounded(msgspec.to_builtins(choice)))


def _replayed(data: bytes) -> Match:
    file = parse_game_file(data)
    return replay(file, games.load(file.game))


def _read(stream: BinaryIO, requests: "queue.SimpleQueue[Request]") -> None:
    """Take in requests until the input ends: then nobody waits for an answer any more."""
    try:
        while len(head := stream.read(HEAD.size)) == HEAD.size:
            requests.put(REQUESTS.decode(stream.read(HEAD.unpack(head)[0])))
    finally:
        os._exit(0)


def main() -> None:
    """Answer requests for ever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process: the hall hears it, and hangs up
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed must not get between the answers
    requests: queue.SimpleQueue[Request] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, requests), daemon=True).start()
    analyst = Analyst(output)
    while True:
        analyst.answer(requests.get())


if __name__ == "__main__":
    main()
