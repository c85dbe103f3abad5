"""Hägar: the components that the content file describes, each by itself."""

from meadhall.core.content_values import Place
from meadhall.core.scene import Part, Piece
from meadhall.core.specimens import Specimen
from meadhall.games.hagar import island_kind, token_kind
from meadhall.games.hagar.board.layout import CELL, MARKED_AT
from meadhall.games.hagar.board.sheet import MARKED
from meadhall.games.hagar.box import HagarBox

_ISLAND, _LIFE = CELL / 2, CELL * 1.5  # the middles of the fields that they are on
_TABLE = Part(0, 0)


def specimen(box: HagarBox, place: Place) -> Specimen | None:
    """A coaster with its island, or the treasures."""
    if place == ("treasures",):
        kinds = range(token_kind.HAGAR + 1)
        tokens = tuple(Piece(f"treasure-{kind}", f"token-{kind}", 52 * kind, 0) for kind in kinds)
        return Specimen(-26, -26, 52 * len(tokens), 52, tokens, one=False)
    if place[:1] != ("coasters",) or not box.in_play[number := int(place[1])]:
        return None
    kind = int(box.islands[number])
    pieces = [_TABLE.put(f"sea-{number}", f"sea-{number}-0", 0, 0)]
    if kind != island_kind.SEA:
        pieces.append(_TABLE.put("life", f"life-{number}", _LIFE, _LIFE, 1))
        pieces.append(_TABLE.put("island", f"island-{number}", _ISLAND, _ISLAND, 2))
    if kind in MARKED:
        name, (right, down) = MARKED[kind], MARKED_AT
        pieces.append(_TABLE.put(name, name, _ISLAND + right, _ISLAND + down, 3))
    return Specimen(0, 0, 2 * CELL, 2 * CELL, tuple(pieces), one=False)
