"""A worker: an analyst's process as the hall sees it. It is started when it is needed, and sent home when it idles."""

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import suppress

from meadhall.core.errors import MeadhallError
from meadhall.hall.analyses.frames import HEAD, Answer, Failed, FoundFrame, Request, Went, answer_of, packed
from meadhall.hall.fair_order import NOBODY, Asker, FairOrder

IDLE = 300.0
"""Seconds without work after which a process ends: it holds some hundred megabytes."""
LONGEST = 600.0
"""Seconds after which an analysis is given up."""


class AnalysisFailed(MeadhallError):
    """An analysis did not come to an end; the sentence is for people."""


class Worker:
    """A process that does one thing at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._ending: asyncio.subprocess.Process | None = None
        self._leave: asyncio.TimerHandle | None = None

    async def ask(self, request: Request, progress: Callable[[int], None]) -> bytes:
        """Let the process do something; what it found, as JSON. An AnalysisFailed tells why there is nothing."""
        if self._leave is not None:
            self._leave.cancel()
        try:
            async with asyncio.timeout(LONGEST):
                answer = await self._answer(request, progress)
        except TimeoutError:
            self.close()
            raise AnalysisFailed("this analysis takes too long: it was given up") from None
        except (OSError, EOFError):  # also an incomplete read
            self.close()
            raise AnalysisFailed("the analysis has stopped in the middle: try it again") from None
        except asyncio.CancelledError:
            self.close()
            raise
        self._leave = asyncio.get_running_loop().call_later(IDLE, self.close)
        if isinstance(answer, Failed):
            raise AnalysisFailed(answer.text)
        return answer.data

    async def _answer(self, request: Request, progress: Callable[[int], None]) -> FoundFrame | Failed:
        process = await self._running()
        assert process.stdin is not None
        process.stdin.write(packed(request))
        await process.stdin.drain()
        while True:
            answer = await _next(process)
            if not isinstance(answer, Went):
                return answer
            progress(answer.count)

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "meadhall.hall.analyses.analyst", stdin=pipe, stdout=pipe,
                env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
            )  # fmt: skip
        return self._process

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


async def _next(process: asyncio.subprocess.Process) -> Answer:
    assert process.stdout is not None
    head = await process.stdout.readexactly(HEAD.size)
    return answer_of(await process.stdout.readexactly(HEAD.unpack(head)[0]))


class Lane:
    """Some workers; who asks for much waits for those who ask for little."""

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
            if not turn.done():  # whoever waited for it may have gone
                turn.set_result(self._free.pop())

    async def close(self) -> None:
        """End all of them."""
        for worker in self._all:
            worker.close()
            await worker.ended()
