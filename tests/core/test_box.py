"""The box: built once for all who ask for it, and changed by nobody."""

import pytest

import meadhall
from meadhall.core.content import Edition
from meadhall.core.record import to_bytes
from meadhall.core.rng import new_rng
from tests.core.toy import MEAD


def test_a_box_is_built_once_and_only_read() -> None:
    box = MEAD.make_box(2)
    assert MEAD.make_box(2, {}) is box
    assert MEAD.make_box(3) is not box
    with pytest.raises(ValueError, match="read-only"):
        box.players = 3


def test_a_content_file_is_read_once() -> None:
    edition = Edition(MEAD.edition.text, "again")
    assert edition.digest is edition.digest == MEAD.edition.digest
    assert edition.header is edition.header


@pytest.mark.parametrize("name", meadhall.game_names())
def test_no_rule_writes_into_the_box(name: str) -> None:
    match = meadhall.game(name).start(seed=3)
    before = to_bytes(match.box)
    match.wander(300, new_rng(3, 1))
    match.view(0)
    assert to_bytes(match.box) == before
