"""Runir: the dice as pieces. Dice are anonymous in the rules; here each is one thing that rolls, lies and is used up.

The position alone decides which die is which, in a way that few of them seem to change places: each rune has a die of
its own, which shows it first, and further dice take the places that are free. If a player owns a dark die, it is one of
the dice that still matter most.
"""

from functools import lru_cache

from meadhall.core.scene import Piece, short
from meadhall.games.runir.board.layout import CENTRE, Tray
from meadhall.games.runir.board.printed import Printed
from meadhall.games.runir.box import RUNE_NAMES, RUNE_SIGNS
from meadhall.games.runir.state import RUNES

AIR, USED = -1, -2  # what a die shows while it flies, and when it is used up

_HALO, _DIE, _COLUMN = 30, 31, 45  # layers: a column of dice has one for each


def column(rune: int) -> str:
    """The unused dice that show a rune, as one place to touch."""
    return f"die-rune-{rune}"


@lru_cache(maxsize=4096)
def faces(unused: tuple[int, ...], used: int, rolling: int, dark: bool) -> tuple[int, ...]:
    """The face of every die: a rune, AIR or USED. The last one is the dark one, if there is one.

    >>> faces((2, 0, 1, 0, 0, 0), 3, 0, False)
    (0, -2, 2, 0, -2, -2)
    >>> faces((1, 0, 0, 0, 0, 0), 4, 2, True)
    (0, -2, -2, -2, -2, -1, -1)
    """
    left = list(unused)
    total = sum(left) + used + rolling
    white = total - 1 if dark else total
    shown = [USED] * total
    if dark and rolling:
        shown[-1] = AIR
    free = dict.fromkeys(range(white))
    if dark and not rolling and any(left):
        darkest = max(range(RUNES), key=lambda rune: (left[rune], rune))
        left[darkest] -= 1
        shown[-1] = darkest
    for copy in range(max(left, default=0)):
        for rune in range(RUNES):
            if left[rune] > copy:
                slot = next(
                    (rune + 3 * copy + i) % white for i in range(white) if (rune + 3 * copy + i) % white in free
                )
                del free[slot]
                shown[slot] = rune
    flying = rolling - (1 if dark and rolling else 0)
    for slot in list(free)[len(free) - flying :]:
        shown[slot] = AIR
    return tuple(shown)


@lru_cache(maxsize=2048)
def dice(
    box: Printed, unused: tuple[int, ...], used: int, rolling: int, lifted: tuple[int, ...], picking: bool, dark: bool
) -> tuple[Piece, ...]:
    """The columns, and the dice: unused ones by their runes, used ones in the centre, and those in the air."""
    tray, pieces = box.whole.tray, []
    for rune in range(RUNES):
        x, y = short(tray.x + rune * tray.apart), short(tray.top + tray.high / 2)
        about = {"count": unused[rune], "picked": lifted[rune] if picking else 0}
        told = box.phrases.say("means-dice", name=RUNE_NAMES[rune], sign=RUNE_SIGNS[rune], **about)
        pieces.append(Piece(column(rune), f"column-{box.shape}", x, y, layer=_COLUMN, meaning=told))
    shown = faces(unused, used, rolling, dark)
    lying, flown, spent = [0] * RUNES, 0, 0
    for slot, face in enumerate(shown):
        kind = "die-dark" if dark and slot == len(shown) - 1 else "die"
        if face == AIR:
            x = tray.x + flown * 5 * tray.apart / max(5, rolling - 1)
            y, turn = tray.air - flown % 2 * 12, flown * 37 % 60 - 30
            pieces.append(Piece(f"die-{slot}", f"{kind}-air", short(x), y, turn, tray.size, _DIE + 12, role="die"))
            flown += 1
        elif face == USED:
            right, down = _used_spot(used, spent)
            size = 0.52 if used <= 8 else 0.43
            pieces.append(box.whole.boards.put(f"die-{slot}", f"{kind}-used", right, down, _DIE, size, role="die"))
            spent += 1
        else:
            number, count = lying[face], unused[face]
            lying[face] += 1
            right, down = _spot(tray, number, count)
            x, up = short(tray.x + face * tray.apart + right), number >= count - lifted[face]
            turn, of = -7 if up else 0, column(face)
            pieces.append(
                Piece(f"die-{slot}", f"{kind}-{face}", x, down, turn, tray.size, _DIE + number, of=of, role="die")
            )
            if up:
                pieces.append(Piece(f"picked-{slot}", "lit-die", x, down, turn, tray.size, _HALO + number))
    for rune, count in enumerate(unused):
        if count > 3:
            x, y = tray.x + rune * tray.apart + tray.half - 12, tray.top + 20
            pieces.append(Piece(f"many-{rune}", "badge", short(x), y, layer=_COLUMN - 1, text=str(count)))
    return tuple(pieces)


def _used_spot(count: int, number: int) -> tuple[float, float]:
    """The place of one of so many used dice in the centre: in rows of four, closer together where there are many."""
    across, pitch = (4, 32) if count <= 8 else (5, 25)
    row = number // across
    here = min(across, count - row * across)
    return CENTRE[0] + (number % across - (here - 1) / 2) * pitch, CENTRE[1] + 13 + row * pitch


def _spot(tray: Tray, number: int, count: int) -> tuple[float, float]:
    """The place of a die in its column: from its middle to the right, and down from the top of the scene."""
    if tray.across == 1:
        pitch = min(57.0, 98 / max(count - 1, 1))
        return 0, short(tray.top + 37 + number * pitch)
    rows = -(-count // 2)
    right = 0 if number == count - 1 and count % 2 else (-30, 30)[number % 2]
    middle, pitch = tray.top + tray.high / 2, min(60.0, 64 / max(rows - 1, 1))
    return right, short(middle + (number // 2 - (rows - 1) / 2) * pitch)
