"""Runir: the components that the content file describes, each by itself."""

from meadhall.core.content_values import Place
from meadhall.core.scene import Part, Piece
from meadhall.core.specimens import Specimen
from meadhall.games.runir.board import layout
from meadhall.games.runir.board.sheet import asked, asked_look, token_look
from meadhall.games.runir.box import EACH, RunirBox
from meadhall.games.runir.state import STONES, TYPES

_KINDS = ("magic", "goods", "praise")
_BARKS = 3  # so many pictures of boards there are
_TABLE = Part(0, 0)


def specimen(box: RunirBox, place: Place) -> Specimen | None:
    """A side of a board with its stones, a reward token, or the coins."""
    match place:
        case ("boards", int(board), "sides", int(side)):
            return _side(box, board, side)
        case ("rewards", str(kind), int(number)) if box.rewards[token := _KINDS.index(kind) * EACH + number]:
            return Specimen(-44, -53, 88, 106, (Piece(f"token-{token}", token_look(box, token), 0, 0),))
        case ("coins",):
            coins = tuple(Piece(f"coin-{kind}", f"coin-{kind}", 64 * kind, 0) for kind in range(TYPES))
            return Specimen(-32, -32, 64 * TYPES, 64, coins, one=False)
    return None


def _side(box: RunirBox, board: int, side: int) -> Specimen:
    (left, top), number = layout.corner(0), 2 * board + side
    put, wanted = Part(-left, -top).put, [asked_look(*each) for each in asked(box)]
    pieces = [
        put("board", f"board-{board % _BARKS}", left, top, 0),
        put("plate", f"plate-{board}", *layout.name_spot(0), 1),
        put("aid", f"aid-{int(box.aids[number])}", *layout.aid_spot(0), 1),
    ]
    for i in range(STONES):
        x, y = layout.stone_spot(i)
        pieces.append(put(f"stone-{i}", f"stone-{i // 2}", x, y, 1))
        pieces.append(put(f"asked-{i}", wanted[number * STONES + i], x, y, 2))
    return Specimen(-3, -3, layout.WIDE + 9, layout.HIGH + 11, tuple(pieces), one=False)
