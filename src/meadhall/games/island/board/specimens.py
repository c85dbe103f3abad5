"""The island games: the components that the content file describes, each by itself."""

from meadhall.core.content_values import Place
from meadhall.core.scene import Part
from meadhall.core.specimens import Specimen
from meadhall.games.island.board.hands import LIGHT_NAMES
from meadhall.games.island.board.layout import BONUS_HIGH, LETTERS, grid, layout
from meadhall.games.island.board.signs import printed, room_for
from meadhall.games.island.box import IslandBox
from meadhall.games.island.state import BEING_NAMES, BEINGS, BONUS_NAMES, KINDS, PROTECTORS
from meadhall.games.island.words.names import BEING_IDS, BONUS_IDS

_TABLE = Part(0, 0)


def specimen(box: IslandBox, place: Place) -> Specimen | None:
    """A being card, a bonus card, a protector, or the tiles."""
    match place:
        case ("beings", int(number)) if number < BEINGS and box.deck >> number & 1:
            return _being(box, number)
        case ("bonus", int(number)) if box.bonus and number < int(box.bonus_cards):
            wide, name = layout("wide", box).bonus_wide, BONUS_NAMES[number]
            points = str(box.points[BEINGS + number])
            card = _TABLE.put(BONUS_IDS[number], "bonus-free", 0, 0, 0, text=points)
            print_ = _TABLE.put(f"print-{name}", f"print-{name}", 0, 0, 1)
            return Specimen(-2, -2, wide + 6, BONUS_HIGH + 8, (card, print_))
        case ("protectors", str(name)) if name in PROTECTORS:
            return Specimen(-30, -32, 60, 64, (_TABLE.put(f"figure-{name}", f"figure-{name}", 0, 0),))
        case ("tiles",):
            size = grid(int(box.island)).size
            tiles = tuple(
                _TABLE.put(f"tile-{name}", f"{name}-0", kind * size * 1.1, 0) for kind, name in enumerate(KINDS)
            )
            return Specimen(-size * 0.55, -size * 0.55, size * 1.1 * len(KINDS), size * 1.1, tiles, one=False)
    return None


def _being(box: IslandBox, number: int) -> Specimen:
    """A card as it lies in a hand."""
    own, code, rows, put = BEING_IDS[number], BEING_NAMES[number], printed(box, number), _TABLE.put
    element = KINDS[box.elements[number]]
    name = "light-bold" if element in LIGHT_NAMES else "points"
    pieces = (
        put(own, f"being-{element}", 0, 0, 0),
        put(f"name-{code}", name, 84, 24, 1, 20 / LETTERS, text=f"{{beings.{number + 1}.name}}"),
        put(f"picture-{code}", f"large-{own}", 35.5, 91, 1, 0.96),
        put(f"pattern-{code}", f"pattern-{code}", 117, 91, 1, room_for(rows, 92, 104, 29)),
        put(f"worth-{code}", f"worth-{int(box.points[number])}", 0, 0, 1, text=code),
    )
    return Specimen(-3, -3, 176, 192, pieces)
