"""Runir: the requirement of a stone as a drawing: runes with their letters, and wild sets."""

from itertools import pairwise

from meadhall.core.drawing import WOOL, num, path
from meadhall.games.runir.box import RUNE_SIGNS, SIDES, RunirBox
from meadhall.games.runir.state import STONES

_CANDLE = "#f6cf74"
_RUNES = (  # the strokes of the chisel, from corner to corner, 40 units high
    (((-9, 20), (-9, -20)), ((-9, 8), (11, -10)), ((-9, -5), (9, -20))),
    (((-11, 20), (-11, -18), (11, -5), (11, 20)),),
    (((-8, 20), (-8, -20)), ((-8, -12), (11, 0), (-8, 12))),
    (((-8, 20), (-8, -19), (11, -5)), ((-8, -4), (11, 10))),
    (((-10, 20), (-10, -18), (9, -9), (-10, 1), (11, 20)),),
    (((9, -19), (-10, 0), (9, 19)),),
)


def asked(box: RunirBox) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The runes that each stone asks for, and the sizes of its wild sets."""
    return [
        (
            tuple(rune for rune, count in enumerate(box.runes[stone].tolist()) for _ in range(count)),
            tuple(size for size in box.wild[stone].tolist() if size),
        )
        for stone in range(SIDES * STONES)
    ]


def asked_look(runes: tuple[int, ...], wild: tuple[int, ...]) -> str:
    """The name of a requirement among the looks: `asked-0124-2`."""
    return f"asked-{''.join(map(str, runes))}-{''.join(map(str, wild))}"


def drawn(runes: tuple[int, ...], wild: tuple[int, ...]) -> str:
    """A requirement as a drawing. The runes stand in rows of two, or of three where there are many; every wild set has
    a row of its own."""
    across = 2 if len(runes) <= 4 else 3
    rows: list[tuple[int, ...]] = [runes[i : i + across] for i in range(0, len(runes), across)]
    rows += [(-1,) * size for size in wild]
    apart = min(46.0, 94 / max(len(rows), 1))
    parts, carved, letters = "", "", ""
    for i, row in enumerate(rows):
        y, size = round(-13 + (i - (len(rows) - 1) / 2) * apart), min(apart, 80 / len(row))
        spots = [(k - (len(row) - 1) / 2) * size for k in range(len(row))]
        if row[0] < 0:
            parts += _wild_set(spots, y, size)
            continue
        for number, x in zip(row, spots, strict=True):
            carved += _strokes(number, round(x), round(y - apart * 0.22), max(24, apart * 0.5) / 40)
            letters += f'<text x="{round(x)}" y="{round(y + apart * 0.46)}">{RUNE_SIGNS[number]}</text>'
    if carved:
        font = f'fill="{_CANDLE}" font-size="{num(apart * 0.54)}" text-anchor="middle" font-weight="bold"'
        parts += path(carved, stroke=WOOL, width=apart * 0.085) + f"<g {font}>{letters}</g>"
    return parts


def _strokes(number: int, x: float, y: float, scale: float) -> str:
    lines = (" ".join(f"{round(x + a * scale)} {round(y + b * scale)}" for a, b in line) for line in _RUNES[number])
    return "".join(f"M{line}" for line in lines).replace(" -", "-")


def _wild_set(spots: list[float], y: float, size: float) -> str:
    """Blank faces, joined by equals signs: dice with the same rune, whichever it is."""
    half = size * 0.36
    faces = "".join(
        f"M{num(x - half)} {num(y - half)}h{num(2 * half)}v{num(2 * half)}h{num(-2 * half)}Z" for x in spots
    )
    joints = "".join(
        f"M{num((a + b) / 2 - size * 0.2)} {num(y + d)}h{num(size * 0.4)}"
        for a, b in pairwise(spots)
        for d in (-size * 0.1, size * 0.1)
    )
    return path(faces, "#55636a", WOOL, 2) + path(joints, stroke=_CANDLE, width=max(2, size / 12))
