"""Metrics in the text format of Prometheus: a handful of counters, and how long answers take."""

from bisect import bisect_left
from collections import Counter

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

HELP = {
    "meadhall_commands_total": "Commands of persons, by what became of them.",
    "meadhall_bot_actions_total": "Actions that bots have done.",
    "meadhall_bot_failures_total": "Bots that failed and were replaced by a default action.",
    "meadhall_messages_total": "Messages received on sockets, by kind.",
    "meadhall_sockets": "Open sockets.",
    "meadhall_rooms": "Tables in memory.",
    "meadhall_thinking": "Questions that wait for a bot's answer.",
    "meadhall_commits_total": "Transactions committed.",
    "meadhall_writes_total": "Commands kept by those transactions.",
    "meadhall_failed_writes_total": "Commands that could not be kept.",
    "meadhall_command_seconds": "From a command to its acknowledgement.",
}


class Metrics:
    """Counters and one histogram."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, float] = {}
        self._buckets = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def count(self, name: str, label: str = "") -> None:
        """One more; the label looks like `result="done"`."""
        self.counts[name, label] += 1

    def took(self, seconds: float) -> None:
        """A command was acknowledged after so many seconds."""
        self._buckets[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> str:
        """All of them, as Prometheus reads them."""
        lines: list[str] = []
        names = dict.fromkeys([name for name, _ in sorted(self.counts)] + sorted(self.gauges))
        for name in names:
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}"]
            for (other, label), count in sorted(self.counts.items()):
                if other == name:
                    lines.append(f"{name}{{{label}}} {count}" if label else f"{name} {count}")
            if name in self.gauges:
                lines.append(f"{name} {self.gauges[name]:g}")
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        name, total = "meadhall_command_seconds", 0
        lines = [f"# HELP {name} {HELP[name]}", f"# TYPE {name} histogram"]
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {total}"]
