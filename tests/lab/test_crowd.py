"""The crowd that measures a hall: it really plays, and what it counts is there."""

from meadhall.lab.crowd import serve_crowd


def test_a_small_crowd_is_served() -> None:
    found = serve_crowd("hagar", 4, rate=20, seconds=1.0)
    assert found.sockets == 4
    assert found.moves > 0
    assert found.refused == 0
    assert 0 < found.median <= found.p90 <= found.p99 <= found.most


def test_a_crowd_that_does_what_it_can_is_served() -> None:
    found = serve_crowd("hagar", 4, rate=None, seconds=0.5, boards=False)
    assert found.moves > 0
    assert found.asked is None
    assert found.to_dict()["boards"] is False
