"""What Prometheus is told."""

from pathlib import Path

from meadhall.hall.app import make_app
from meadhall.hall.live.hall import Hall
from meadhall.hall.storage.sqlite import SqliteStore
from tests.hall.in_process import Web

NAMES = (
    "meadhall_bot_actions_total meadhall_bot_failures_total meadhall_command_seconds_bucket "
    "meadhall_command_seconds_count meadhall_command_seconds_sum meadhall_commits_total meadhall_failed_writes_total "
    "meadhall_rooms meadhall_sockets meadhall_thinking meadhall_writes_total"
)


def test_every_figure_is_there_before_anything_has_happened(folder: Path) -> None:
    """A counter that appears with its first failure looks to Prometheus as if nothing had changed."""
    store = SqliteStore(folder / "hall.sqlite")
    answer = Web(make_app(Hall(store), warm=False)).get("/metrics")
    store.close()
    assert answer.headers["content-type"].startswith("text/plain; version=")
    shown = {line.partition(" ")[0].partition("{")[0] for line in answer.text.splitlines() if line[0] != "#"}
    assert set(NAMES.split()) <= shown
    assert "meadhall_failed_writes_total 0.0" in answer.text.splitlines()


def test_each_hall_counts_for_itself(folder: Path) -> None:
    store = SqliteStore(folder / "hall.sqlite")
    one, other = Hall(store), Hall(store)
    one.metrics.commands["done"].inc()
    one.metrics.command_seconds.observe(0.003)
    store.close()
    assert b'meadhall_commands_total{result="done"} 1.0' in one.metrics.text()[0]
    assert b'meadhall_command_seconds_bucket{le="0.005"} 1.0' in one.metrics.text()[0]
    assert b'meadhall_commands_total{result="done"} 0.0' in other.metrics.text()[0]
    text, kind = one.metrics.text("application/openmetrics-text; version=1.0.0")
    assert kind.startswith("application/openmetrics-text")
    assert text.endswith(b"# EOF\n")
