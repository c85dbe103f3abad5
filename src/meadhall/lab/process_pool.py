"""A pool of processes that do tasks, and stop when they are told to or when nobody waits for them any more.

No other module knows where the work of the lab is done. Workers, tasks and results can all cross to another process,
and nothing depends on which process did which task.
"""

import os
import pickle
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from typing import Any, TypeVar

from meadhall.bots.players import BotError
from meadhall.core.errors import MeadhallError

Worker = TypeVar("Worker")
Task = TypeVar("Task")
Result = TypeVar("Result")


class Stopped(Exception):
    """Somebody has ended the run before its last game."""


def share_out(
    worker: Worker, work: Callable[[Worker, Task], Result], tasks: Iterable[Task], jobs: int | None = None
) -> Iterator[Result]:
    """Do tasks on several processes (by default one for each core); results come in no certain order.

    Each process has a copy of the worker, and calls `work(worker, task)` for each of its tasks. The worker, the
    function, tasks and results must be able to cross to another process. With one job everything is done here.

    >>> sorted(share_out(7, divmod, [2, 3], jobs=1))
    [(2, 1), (3, 1)]
    """
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield from (work(worker, task) for task in tasks)
        return
    context = get_context("spawn")  # a fork would copy the locks of threads that are not copied
    stop = context.Event()
    waiting = iter(tasks)
    pool = ProcessPoolExecutor(
        jobs, mp_context=context, initializer=_join, initargs=(stop, pickle.dumps((worker, work)))
    )
    try:
        running = _submit(pool, islice(waiting, 2 * jobs))
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            running |= _submit(pool, islice(waiting, len(finished)))
            yield from map(Future.result, finished)
    except BrokenProcessPool:
        raise BotError(
            "a process that played games has died; was there enough memory? A script that is run by its name must call "
            'this under `if __name__ == "__main__":`, since each process reads the script again'
        ) from None
    finally:  # also when the caller goes away or Ctrl-C is pressed: workers look at this before each decision
        stop.set()
        pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, tasks: Iterable[Any]) -> set[Future[Any]]:
    """Hand tasks to the workers. Only the process that a person started hears Ctrl-C, and tells the others to stop."""
    with _ctrl_c_waits():
        return {pool.submit(_do, task) for task in tasks}


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Hear Ctrl-C only afterwards: a worker that is half started when its parent stops would complain about it.

    Workers inherit that the signal is blocked. Here another thread may still get it, so it has a handler as well.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    pressed: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
        if pressed and callable(handler):
            handler(signal.SIGINT, None)


class _Worker:
    """The memory of a worker process; empty in the process that hands out the tasks."""

    stop: Any = None
    packed: bytes
    unpacked: Any = None


def stopped() -> bool:
    """Whether the pool was told to stop: a long task asks this now and then, and raises Stopped."""
    return _Worker.stop is not None and bool(_Worker.stop.is_set())


def _join(stop: Any, packed: bytes) -> None:
    """Get a worker process ready."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _Worker.stop, _Worker.packed = stop, packed


def _leave_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


def _do(task: Any) -> Any:
    try:
        if _Worker.unpacked is None:  # not in the initializer, which could not report an error
            _Worker.unpacked = pickle.loads(_Worker.packed)
        worker, work = _Worker.unpacked
        return work(worker, task)
    except MeadhallError as error:  # not every error can be pickled as it is; its sentence can
        raise BotError(str(error)) from None
