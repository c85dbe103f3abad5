"""What the scenes of both island games must keep, whatever is played: for the tests of their boards."""

import random
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.core.game import Game, View
from meadhall.core.match import Match
from meadhall.core.record import copy
from meadhall.core.rng import new_rng
from meadhall.core.scene import SHAPES, Piece, Shape
from meadhall.games.island.state import BEING_NAMES, CELL_NAMES, CELLS
from meadhall.games.island.words.names import cards

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Astrid", "Bjørn", "Cnut", "Dagny")


def positions(game: Game, players: int, options: dict[str, Any], seed: int, steps: int = 400) -> Iterator[Match]:
    """The positions of a random game from the bare table on, chance included; players score where they can."""
    dice = random.Random(seed)
    match = game.start(players, options, scripted=True, names=NAMES[:players])
    for _ in range(steps):
        yield match
        if match.to_move == OVER:
            return
        if match.to_move == CHANCE:
            outcomes, weights = zip(*game.odds(match.state, match.box), strict=True)
            match.play(game.actions.text(dice.choices(outcomes, weights)[0]))
        else:
            legal = list(match.legal)
            scoring = [action for action in legal if str(action).split()[0] in ("activate", "claim")]
            special = [action for action in legal if str(action).split()[0] in ("switch", "exchange", "fly", "discard")]
            few = special if special and dice.random() < 0.2 else legal
            match.play(dice.choice(scoring or few))


def viewers(match: Match) -> list[int]:
    return [SPECTATOR, *range(len(match.names))]


def ids(view: View[Any, Any]) -> list[str]:
    return [piece.id for piece in view.scene("wide").pieces]


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]


def piece(view: View[Any, Any], name: str, shape: Shape = "wide") -> Piece:
    """The piece of this id."""
    return next(piece for piece in view.scene(shape).pieces if piece.id == name)


def check_ids(match: Match, viewer: int) -> None:
    """Each id stands once; the island, the boards and the piles can be pointed at by everybody; no XML ids."""
    view = match.view(viewer)
    cells = {f"cell-{CELL_NAMES[cell]}" for cell in range(CELLS) if int(match.box.island) >> cell & 1}
    everywhere = {f"protector-{seat}" for seat in range(len(match.names))} | {"pile-tiles", "discard-tiles"}
    for shape in SHAPES:
        pieces = view.scene(shape).pieces
        assert len(pieces) == len({piece.id for piece in pieces})
        found = {piece.id for piece in pieces if piece.meaning}
        assert cells == {name for name in found if name.startswith("cell-")}
        assert everywhere <= found
    svg = view.svg("tall" if viewer % 2 else "wide")
    drawn = [element.attrib["data-id"] for element in ET.fromstring(svg).iter() if "data-id" in element.attrib]
    assert found == set(drawn)
    assert ' id="' not in svg


def check_touches(match: Match) -> None:
    """What the seat to move touches can be seen by it, in both shapes."""
    view = match.view(match.to_move)
    for shape in SHAPES:
        seen = {piece.id for piece in view.scene(shape).pieces if piece.meaning}
        for action in view.legal:
            ways = match.game.board.touches(view, action), *match.game.board.also(view, action)
            for name in [touch for way in ways for touch in way]:
                assert name in seen or name.startswith("do-"), (match.game.actions.text(action), name)


def check_secrets(match: Match, viewer: int, seed: int) -> None:
    """Whatever the hidden part is, the picture is the same; and no hidden card is named in it."""
    view = match.view(viewer)
    other = copy(view.state)
    match.game.kernels.imagine(other, match.box, viewer, new_rng(seed))
    again = match.game.view(other, match.box, viewer, match.names)
    assert all(again.scene(shape) == view.scene(shape) for shape in SHAPES)
    found = ids(view)
    named = {name for name in found if name.startswith(("being-", "pattern-", "name-", "worth-"))}
    looks = {piece.look for piece in view.scene("wide").pieces}
    if viewer == SPECTATOR:
        assert not any(name.startswith(("hand-", "offer-", "side-")) for name in found)
    for seat in range(len(match.names)):
        if seat != viewer and not match.box.all_mythicals:
            hidden = cards(match.state.beings[seat]) + (cards(match.state.offered) if seat == match.state.seat else [])
            for being in hidden:
                code = BEING_NAMES[being]
                assert not named & {f"{part}-{code}" for part in ("being", "pattern", "name", "worth")}
                assert f"pattern-{code}" not in looks
            held = int(match.state.held[seat]) + (int(match.state.offered_size) if seat == match.state.seat else 0)
            assert sum(name.startswith(f"card-{seat}-") for name in found) == held


def contrast(one: str, other: str) -> float:
    """How well one colour stands out from another, as the web's guidelines measure it."""

    def lightness(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    lighter, darker = sorted((lightness(one), lightness(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
