"""Saga: the components that the content file describes, each by itself."""

from meadhall.core.content_values import Place
from meadhall.core.scene import Part, Piece
from meadhall.core.specimens import Specimen
from meadhall.games.saga import location, sides
from meadhall.games.saga.board.layout import ORIGIN, SITES, TILES
from meadhall.games.saga.box import SagaBox
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.state import TILES as TILE_COUNT

_TABLE = Part(0, 0)
_MAP = (-22, 3, 972, 814)  # the sea with all coasts


def specimen(box: SagaBox, place: Place) -> Specimen | None:
    """An action tile, a leader, or the map."""
    match place:
        case ("tiles", int(number)) if number < TILE_COUNT:
            size = TILES["wide"]
            tile = _TABLE.put(f"tile-{number}", f"tile-{number}-wide", 0, 0)
            return Specimen(-2, -2, size.wide + 4, size.high + 4, (tile,))
        case ("leaders", str(side), int(number)) if number < LEADERS:
            letter = sides.LETTERS[("saxons", "vikings").index(side)]
            return Specimen(-34, -41, 78, 78, (_TABLE.put("leader", f"leader-{letter}-{number}", 0, 0),))
        case ("map", "borders") | ("scandinavia",):
            return Specimen(*_MAP, _map())
        case ("areas", str(word)) if word in location.ENGLISH:
            left, top = SITES[location.WORDS.index(word)].name
            pieces = [*_map()]
            if box.coast >> location.ENGLISH.index(word) & 1:
                x, y = SITES[location.WORDS.index(word)].sign
                pieces.append(_TABLE.put(f"sigil-{word}", f"sigil-{word}", x, y, 3))
            return Specimen(left - 150, top - 130, 300, 260, tuple(pieces), one=False)
    return None


def _map() -> tuple[Piece, ...]:
    """The sea and the areas with their names, all of them held by the Anglo-Saxons."""
    held = (_TABLE.put(f"held-{word}", f"held-{word}-a", *ORIGIN, 1) for word in location.ENGLISH)
    ways = [f"areas.{word}.name" for word in location.ENGLISH] + [
        f"scandinavia.{word}" for word in location.SCANDINAVIAN
    ]
    names = (
        _TABLE.put(f"name-{word}", "place", *SITES[number].name, 3, text=f"{{{ways[number]}}}")
        for number, word in enumerate((*location.ENGLISH, *location.SCANDINAVIAN))
    )
    return (_TABLE.put("map", "map", *ORIGIN), *held, _TABLE.put("lines", "lines", *ORIGIN, 2), *names)
