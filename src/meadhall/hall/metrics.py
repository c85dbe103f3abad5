"""Figures for Prometheus: counters, how long answers took, and how full the hall is. Routes are named by patterns."""

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector

from meadhall.hall.limits import BUDGETS
from meadhall.hall.live.messages import Incoming

if TYPE_CHECKING:
    from meadhall.hall.connections import Door
    from meadhall.hall.live.hall import Hall

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
"""Seconds up to which commands are counted together."""
LOOK = 0.1
"""Seconds between two looks at how late the hall is."""


class Metrics:
    """The figures of one hall, in a registry of its own."""

    def __init__(self, hall: "Hall") -> None:
        self.registry = here = CollectorRegistry()
        counter, histogram = partial(Counter, registry=here), partial(Histogram, buckets=BUCKETS, registry=here)
        commands = counter("meadhall_commands", "Commands of persons, by what became of them.", ["result"])
        self.commands = {result: commands.labels(result) for result in ("done", "refused", "failed")}
        """Counters by result, all from 0 on: one that appears with its first failure has not changed."""
        self.command_seconds = histogram("meadhall_command_seconds", "From a command to its acknowledgement.")
        messages = counter("meadhall_messages", "Messages received on sockets, by kind.", ["kind"])
        self.messages = {kind: messages.labels(kind.__name__.lower()) for kind in get_args(Incoming)}
        """Counters by the type of a message."""
        self.malformed = messages.labels("malformed")
        self.sockets = Gauge("meadhall_sockets", "Open sockets.", registry=here)
        self.bot_actions = counter("meadhall_bot_actions", "Actions that bots have done.")
        self.bot_failures = counter("meadhall_bot_failures", "Bots that failed and were replaced by a default action.")
        self.bot_wait = histogram("meadhall_bot_wait_seconds", "From a question to a bot's first thought about it.")
        self.requests = counter("meadhall_requests", "Requests by HTTP, by route and result.", ["route", "status"])
        self.request_seconds = histogram("meadhall_request_seconds", "From a request to its answer.", ["route"])
        self.loop_lag = histogram("meadhall_loop_lag_seconds", "How late the hall was for what it wanted to do.")
        self.door: Door | None = None
        """The connections of the server, if there is one."""
        ProcessCollector(registry=here)  # memory, files, processor: where the system tells it
        here.register(_Fullness(hall, self))

    def answered(self, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self.requests.labels(route, f"{status // 100}xx").inc()
        self.request_seconds.labels(route).observe(seconds)

    async def watch_loop(self) -> None:
        """For ever: measure how late the event loop is, ten times a second."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK
            await asyncio.sleep(LOOK)
            self.loop_lag.observe(max(0.0, loop.time() - due))

    def text(self, accept: str = "") -> tuple[bytes, str]:
        """All figures in a format that the client accepts, and the name of that format."""
        encode, kind = choose_encoder(accept)
        return encode(self.registry), kind


class _Fullness(Collector):
    """Figures that the hall and its store count anyway: read when somebody asks."""

    def __init__(self, hall: "Hall", metrics: Metrics) -> None:
        self._hall, self._metrics = hall, metrics

    def collect(self) -> Iterable[Metric]:
        """The figures as they are now."""
        hall, store = self._hall, self._hall.store
        gauge, counter = GaugeMetricFamily, CounterMetricFamily
        yield gauge("meadhall_rooms", "Tables in memory.", len(hall.rooms))
        yield gauge("meadhall_thinking", "Questions that wait for a bot's answer.", hall.bot_queue.waiting)
        yield gauge("meadhall_uncompiled", "Rules and searches not compiled yet.", hall.game_loader.interpreted)
        yield counter("meadhall_commits", "Transactions committed.", store.commits)
        yield counter("meadhall_writes", "Commands kept by those transactions.", store.written)
        yield counter("meadhall_failed_writes", "Commands that could not be kept.", store.failed)
        yield counter("meadhall_commit_seconds", "Seconds that all those transactions took.", store.busy)
        refused = counter("meadhall_refusals", "Requests beyond a budget, by budget.", labels=["budget"])
        for name in BUDGETS:
            refused.add_metric([name], hall.budgets.refused[name])
        yield refused
        if (door := self._metrics.door) is not None:
            yield gauge("meadhall_connections", "Open connections.", len(door))
            shut = counter("meadhall_shut_out", "Connections not let in, or cut off.", labels=["why"])
            for why, count in (("full", door.refused), ("stuck", door.cut_off), ("noisy", door.noisy)):
                shut.add_metric([why], count)
            yield shut
