"""Rows that show who plays: pieces that any board may use, one row for each seat."""

from collections.abc import Sequence

from meadhall.core.drawing import INK, OAK, PAPER, RUST, SEAT_COLOURS, WOOL, label, rect, seat_mark, shorten
from meadhall.core.scene import TEXT, Part, Piece

HIGH = 65.0
"""The height of a row."""


def seat_looks(width: float, fill: str = PAPER, moves: str = WOOL, ink: str = INK) -> dict[str, str]:
    """The looks of rows of this width, in these colours: for seats that wait, for the seat to move, and for letters."""
    frame = (3, 3, width - 6, HIGH - 6)
    return {
        "seat-waits": rect(frame, 9, fill, OAK, 3),
        "seat-moves": rect(frame, 9, moves, RUST if ink == INK else WOOL, 4),
        "seat-name": label(0, 0, TEXT, 26, ink),
        "seat-name-moves": label(0, 0, TEXT, 26, ink, 'font-weight="700"'),
        "seat-note": label(0, 0, TEXT, 22, ink, 'text-anchor="end"'),
        **{f"seat-mark-{seat}": seat_mark(seat) for seat in range(len(SEAT_COLOURS))},
    }


def seat_row(part: Part, seat: int, name: str, width: float, moves: bool, note: str = "") -> list[Piece]:
    """The row of a seat: its mark, its name and a note, if there is one. The seat to move stands out."""
    of, state = f"seat-{seat}", "moves" if moves else "waits"
    room = (width / 26 - 3.2 - 0.5 * len(note)) * 1.85  # a letter is about half as wide as it is high
    look, text = "seat-name-moves" if moves else "seat-name", shorten(name, room)
    row = [
        part.put(of, f"seat-{state}", 0, 0),
        part.put(f"{of}-mark", f"seat-mark-{seat}", 29, HIGH / 2, 1, of=of),
        part.put(f"{of}-name", look, 52, 41, 1, text=text, of=of),
    ]
    if note:
        row.append(part.put(f"{of}-note", "seat-note", width - 21, 41, 1, text=note, of=of))
    return row


def seat_rows(part: Part, names: Sequence[str], to_move: int, width: float, notes: Sequence[str] = ()) -> list[Piece]:
    """The rows of all seats, below each other.

    >>> rows = seat_rows(Part(0, 0), ["Astrid", "Bjarni"], 1, 300, ["3 stones", "1 stone"])
    >>> [(piece.id, piece.look, piece.text) for piece in rows if piece.y > 60][:3]
    [('seat-1', 'seat-moves', ''), ('seat-1-mark', 'seat-mark-1', ''), ('seat-1-name', 'seat-name-moves', 'Bjarni')]
    """
    rows = []
    for seat, name in enumerate(names):
        place = Part(part.left, part.top + seat * HIGH * part.size, part.size)
        rows += seat_row(place, seat, name, width, seat == to_move, notes[seat] if notes else "")
    return rows
