"""Scenes: what changes from one to the next, and that nothing else is sent."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.core.scene import Difference, Kept, Piece, Scene, difference
from tests.core.scenes import applied

NAMES = "abcdefgh"
PIECES = st.builds(
    Piece,
    id=st.sampled_from(NAMES),
    look=st.sampled_from(["coin", "card"]),
    x=st.integers(0, 2),
    y=st.just(0),
    layer=st.integers(0, 1),
    text=st.sampled_from(["", "3"]),
    faded=st.booleans(),
    matches=st.sampled_from([(), ("a",)]),
)
KEPT = (Piece("kept-1", "coin", 1, 1), Piece("kept-2", "coin", 2, 2, layer=1))
SCENES = st.builds(
    lambda ground, pieces, first, kept: Scene.of(9, 9, ground, pieces[:first], *kept, pieces[first:]),
    st.sampled_from(["day", "night"]),
    st.lists(PIECES, unique_by=lambda piece: piece.id, max_size=8),
    st.integers(0, 8),
    st.sampled_from([[], [KEPT], [list(KEPT)]]),
)


@given(SCENES, SCENES)
@settings(max_examples=300, deadline=None)
def test_a_difference_leads_from_one_scene_to_the_other_over_the_wire_too(old: Scene, new: Scene) -> None:
    found = difference(old, new)
    sent = msgspec.json.decode(msgspec.json.encode(found), type=Difference)
    assert applied(old, sent) == new
    assert bool(found) == (old != new)


def test_nothing_is_said_about_what_has_not_changed() -> None:
    old = Scene.of(9, 9, "day", [Piece(name, "coin", 1, 1, text="3") for name in NAMES])
    new = Scene.of(9, 9, "day", [Piece(name, "coin", 1, 5 if name == "c" else 1, text="3") for name in NAMES])
    assert msgspec.json.encode(difference(old, new)) == b'{"changed":[{"id":"c","y":5}]}'
    assert not difference(old, old)


def test_layers_alone_say_what_lies_on_what() -> None:
    pieces = [Piece("b", "coin", 1, 1), Piece("c", "coin", 1, 1), Piece("a", "coin", 1, 1, layer=1)]
    assert Scene.of(9, 9, "day", pieces) == Scene.of(9, 9, "day", pieces[::-1])
    assert [piece.id for piece in Scene.of(9, 9, "day", pieces).pieces] == ["b", "c", "a"]


def test_a_piece_without_a_meaning_cannot_be_touched() -> None:
    pieces = [Piece("ring", "coin", 1, 1), Piece("coin", "coin", 1, 1, meaning="A coin")]
    drawn = Scene.of(9, 9, "day", pieces).svg({"day": "<g/>", "coin": "<circle/>"}, "Game")
    assert 'data-id="coin"' in drawn
    assert 'data-id="ring"' not in drawn


def test_what_was_asked_for_last_is_kept() -> None:
    kept, made = Kept[str](2), list[str]()

    def make(key: str) -> str:
        made.append(key)
        return key

    for key in "abacab":
        kept.get(key, lambda key=key: make(key))  # type: ignore[misc]
    assert made == ["a", "b", "c", "b"], "b was asked for longest ago when c came"
