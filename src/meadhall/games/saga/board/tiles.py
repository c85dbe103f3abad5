"""Saga: the four action tiles with their owners and the ticks on them."""

from collections.abc import Iterator

from meadhall.core.scene import Piece, Shape
from meadhall.games.saga import offer, sides
from meadhall.games.saga.board import layers
from meadhall.games.saga.board.layout import TILES, SagaLayout
from meadhall.games.saga.box import SagaBox
from meadhall.games.saga.state import TILES as TILE_COUNT
from meadhall.games.saga.words import meanings
from meadhall.games.saga.words.names import PHRASES, SagaView, members, tile_action


def action_places(box: SagaBox, side: int, tile: int, shape: Shape) -> dict[int, tuple[float, float]]:
    """The actions of a half, where they stand in it, and their room: as much of it as the word of each needs."""
    size, places = TILES[shape], dict[int, tuple[float, float]]()
    edge = size.edge if box.bonus[side, tile] else 0
    left = 4.0 + (edge if side == sides.SAXONS else 0)
    numbers = members(box.tile_actions[side, tile])
    letters = [len(tile_action(PHRASES, number)) + 2 for number in numbers]
    for number, each in zip(numbers, letters, strict=True):
        wide = (size.half - 8 - edge) * each / sum(letters)
        places[number] = left + wide / 2, wide
        left += wide
    return places


def tiles(
    view: SagaView, layout: SagaLayout, taken: tuple[int, int], resolved: int, current: int, done: int
) -> Iterator[Piece]:
    """The tiles from top to bottom, each always in its place."""
    shape, size, (saxons, vikings) = layout.shape, TILES[layout.shape], taken
    owners = [0 if saxons >> tile & 1 else 1 if vikings >> tile & 1 else sides.NOBODY for tile in range(TILE_COUNT)]
    for tile, part in enumerate(layout.tiles):
        owner, number, of = owners[tile], tile + 1, "" if owners[tile] < 0 else f"seat-{owners[tile]}"
        over, left = bool(resolved >> tile & 1) and tile != current, owner * (size.wide - size.half)
        meaning = meanings.tile(view, tile, owner, resolved >> tile & 1)
        yield part.put(f"tile-{number}", f"tile-{tile}-{shape}", 0, 0, layers.TILE, meaning=meaning, of=of, faded=over)
        if owner >= 0:
            look = f"owner-{sides.LETTERS[owner]}-{shape}"
            yield part.put(f"owner-{number}", look, 0, 0, layers.ON_TILE, faded=over)
        if over:
            x = size.half - 14 if owner == sides.SAXONS else left + 14
            yield part.put(f"over-{number}", "tick", x, 16, layers.TICK)
        if tile == current:
            yield part.put("tile-now", f"tile-now-{shape}", 0, 0, layers.TICK)
            for action, (middle, _) in action_places(view.box, owner, tile, shape).items():
                if done >> action & 1:
                    name = f"done-{offer.TILE_ACTIONS[action]}"
                    yield part.put(name, "tick", left + middle + 22, 20, layers.TICK, of=f"tile-{number}")
