"""The load test of a hall: its clients really play, and what it counts is there."""

from pathlib import Path

from bench.load_test import run_load_test


def test_a_few_clients_are_served() -> None:
    found = run_load_test("hagar", 4, rate=20, seconds=1.0)
    assert found.sockets == 4
    assert found.moves > 0
    assert found.refused == 0
    assert 0 < found.median <= found.p90 <= found.p99 <= found.most
    if Path("/proc/self/stat").exists():
        assert 0 < found.cpu < 1000 * found.seconds


def test_clients_that_do_what_they_can_are_served() -> None:
    found = run_load_test("hagar", 4, rate=None, seconds=0.5, boards=False)
    assert found.moves > 0
    assert found.asked is None
    assert found.to_dict()["boards"] is False
