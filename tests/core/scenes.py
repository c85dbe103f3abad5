"""Scenes as a page follows them."""

import msgspec

from meadhall.core.scene import Difference, Piece, Scene


def applied(scene: Scene, change: Difference) -> Scene:
    """The scene that follows: `applied(old, difference(old, new)) == new` where both are of the same size."""
    there = {piece.id: piece for piece in scene.pieces}
    for name in change.removed:
        del there[name]
    for each in change.changed:
        news = {name: getattr(each, name) for name in Piece.__struct_fields__}
        news = {name: value for name, value in news.items() if value is not msgspec.UNSET}
        there[each.id] = msgspec.structs.replace(there[each.id], **news)
    there.update((piece.id, piece) for piece in change.added)
    return Scene.of(scene.width, scene.height, change.ground or scene.ground, there.values())
