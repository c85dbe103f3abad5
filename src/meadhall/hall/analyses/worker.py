"""Workers: the processes of analysts as the hall sees them, and the messages that both send. A process is started when
it is needed, and ends when it has been idle for a while.
"""

import asyncio
import os
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

import msgspec
from msgspec import Struct

from meadhall.analysis.told import PHRASES
from meadhall.analysis.told import say as tell
from meadhall.core.errors import MeadhallError
from meadhall.hall.fair_order import NOBODY, Asker, FairOrder

IDLE = 300.0  # seconds without work after which a process ends: it holds some hundred megabytes
LONGEST = 600.0  # seconds after which an analysis is given up
HEAD = struct.Struct(">I")  # the length of a message, which stands before it


class Whole(Struct, frozen=True, tag="whole"):
    """Please analyse a whole game."""

    file: bytes  # A game file
    depth: str


class Try(Struct, frozen=True, tag="try"):
    """Please judge an action that somebody would play in a position of a game."""

    file: bytes
    number: int  # how many steps lead to the position
    action: str
    depth: str
    language: str  # in which it is said what is wrong


class Solve(Struct, frozen=True, tag="solve"):
    """Please judge a plan that somebody tries in a puzzle."""

    file: bytes  # the game up to the puzzle's position
    puzzle: bytes
    tried: tuple[str, ...]  # the actions of the plan
    language: str


class Ready(Struct, frozen=True, tag="ready"):
    """Please load a game: that takes longer than a first look at it, and somebody may want one soon."""

    game: str


class Went(Struct, frozen=True, tag="went"):
    """So many more positions were looked at."""

    count: int


class FoundFrame(Struct, frozen=True, tag="found"):
    """The answer that was found, as JSON."""

    data: bytes


class Failed(Struct, frozen=True, tag="failed"):
    """Why nothing was found."""

    text: str


Request: TypeAlias = Whole | Try | Solve | Ready
Answer: TypeAlias = Went | FoundFrame | Failed

REQUESTS: "msgspec.msgpack.Decoder[Request]" = msgspec.msgpack.Decoder(Request)
ANSWERS: "msgspec.msgpack.Decoder[Answer]" = msgspec.msgpack.Decoder(Answer)


def packed(message: Request | Answer) -> bytes:
    """A message with its length before it.

    >>> HEAD.unpack(packed(Went(1))[:4])[0] == len(packed(Went(1))) - 4
    True
    """
    data = msgspec.msgpack.encode(message)
    return HEAD.pack(len(data)) + data


class AnalysisFailed(MeadhallError):
    """An analysis did not come to an end: why, as the key of a phrase, or as what an analyst has said."""

    def __str__(self) -> str:
        (why,) = self.args
        return tell(why) if why in PHRASES.english else str(why)


class Worker:
    """A process that does one thing at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._ending: asyncio.subprocess.Process | None = None
        self._leave: asyncio.TimerHandle | None = None

    async def ask(self, request: Request, progress: Callable[[int], None]) -> bytes:
        """Let the process do something; returns its answer as JSON. An AnalysisFailed tells why there is none."""
        if self._leave is not None:
            self._leave.cancel()
        try:
            async with asyncio.timeout(LONGEST):
                answer = await self._answer(request, progress)
        except BaseException as error:
            self.close()
            if isinstance(error, TimeoutError):
                raise AnalysisFailed("gave-up") from None
            if isinstance(error, OSError | EOFError):  # also an incomplete read
                raise AnalysisFailed("stopped") from None
            raise
        self._leave = asyncio.get_running_loop().call_later(IDLE, self.close)
        if isinstance(answer, Failed):
            raise AnalysisFailed(answer.text)
        return answer.data

    async def _answer(self, request: Request, progress: Callable[[int], None]) -> FoundFrame | Failed:
        process, pipe = self._process, asyncio.subprocess.PIPE
        if process is None or process.returncode is not None:
            self._process = process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "meadhall.hall.analyses.analyst", stdin=pipe, stdout=pipe,
                env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
            )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(packed(request))
        await process.stdin.drain()
        while True:
            (length,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
            answer = ANSWERS.decode(await process.stdout.readexactly(length))
            if not isinstance(answer, Went):
                return answer
            progress(answer.count)

    def close(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        with suppress(ProcessLookupError):
            process.kill()
        self._ending = process

    async def ended(self) -> None:
        """Wait until a process that was ended is gone."""
        if self._ending is not None:
            await self._ending.wait()


class Lane:
    """Some workers; people who ask for much wait for those who ask for little."""

    def __init__(self, count: int) -> None:
        self._free = [Worker() for _ in range(count)]
        self._all = tuple(self._free)
        self._waiting: FairOrder[asyncio.Future[Worker]] = FairOrder()

    async def ask(
        self,
        request: Request,
        progress: Callable[[int], None] = lambda count: None,
        asker: Asker = NOBODY,
        cost: float = 1.0,
    ) -> bytes:
        """Wait for a free worker, and let it do something for somebody."""
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.put(turn, asker, cost)
        self._go_on()
        try:
            worker = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given a worker in the same moment
                self._give_back(turn.result())
            raise
        try:
            return await worker.ask(request, progress)
        finally:
            self._give_back(worker)

    def _give_back(self, worker: Worker) -> None:
        self._free.append(worker)
        self._go_on()

    def _go_on(self) -> None:
        while self._free and self._waiting:
            turn = self._waiting.pop()
            if not turn.done():  # the caller that waited for it may have gone
                turn.set_result(self._free.pop())

    async def close(self) -> None:
        """End all of them."""
        for worker in self._all:
            worker.close()
            await worker.ended()
