"""Runir: the players' panels, and what lies in them."""

from functools import cache, lru_cache

from meadhall.core.drawing import INK, MOSS, OCHRE, SLATE, WOOL, at, disc, label, num, path, rect, seat_mark, shorten
from meadhall.core.scene import TEXT, Piece, Shape
from meadhall.games.runir.board import coins
from meadhall.games.runir.board.layout import Panel, layout, panel_high
from meadhall.games.runir.board.printed import Printed
from meadhall.games.runir.board.runes import BOLD, GLOW, gems
from meadhall.games.runir.board.stones import BARK, BIRCH
from meadhall.games.runir.state import KINDS, REWARDS, TYPES
from meadhall.games.runir.words import meanings

_PANEL, _THING, _PURSE, _COIN, _BADGE = 1, 10, 11, 12, 13  # layers
_STATES = {"waits": (BIRCH, INK, 2), "active": (WOOL, OCHRE, 6), "won": (WOOL, MOSS, 6)}
_LETTER = 0.6  # how wide an average letter is beside its height, in the widest of the usual serif types


def purse(seat: int, kind: int) -> str:
    """A seat's own coins of a type that lie on no reward."""
    return f"purse-{seat}-{coins.METAL_NAMES[kind // 2]}-{kind % 2}"


def purse_spot(panel: Panel, kind: int) -> tuple[float, float]:
    """Where a purse is in a panel."""
    x, y, apart = panel.purses
    return x + kind * apart, y


# --- The panel -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def panel(
    shape: Shape, players: int, row: int, seat: int, name: str, state: str, points: int, first: bool, place: int
) -> tuple[Piece, ...]:
    """A seat's panel: mark, name, honour; whose turn it is; who began; how it ended."""
    whole = layout(shape, players)
    spots, put, of = whole.panel, whole.rows[row].put, f"seat-{seat}"
    written, size = _fitting(name, spots.room, spots.names)
    found = [
        put(of, f"panel-{state}-{shape}", 0, 0, _PANEL),
        put(f"mark-{seat}", f"mark-{seat}", 26, 25, _THING, 1.1, of=of),
        put(f"name-{seat}", f"name-{size}", 46, 24 + round(size * 0.36), _THING, text=written, of=of),
        put(f"points-{seat}", "points", *spots.honour, _THING, text=str(points), of=of),
    ]
    if state == "active":
        found.append(put("turn", "turn", 0 if shape == "tall" else -2, 24, _BADGE, of=of))
    x, y = round(281 * spots.scale, 1), spots.middle
    if place:
        found.append(put(f"place-{seat}", "first" if place == 1 else "place", x, y, _THING, text=str(place), of=of))
    elif first:
        found.append(put("first", "first-player", x, y + 15, _THING, spots.scale, of=of))
    return tuple(found)


def _fitting(name: str, room: float, sizes: tuple[int, ...]) -> tuple[str, int]:
    """A name in the largest letters in which it has room, and their size; the hall's longest names have room."""
    written = ""
    for size in sizes:
        written = shorten(name, room / (size * _LETTER))
        if not written.endswith("…"):
            return written, size
    return written, sizes[-1]


@lru_cache(maxsize=4096)
def belongings(
    shape: Shape, row: int, seat: int, name: str, crystals: int, dark: bool, printed: Printed
) -> tuple[Piece, ...]:
    """A seat's crystals in hand and its dark die."""
    whole = layout(shape, printed.players)
    spots, put, of = whole.panel, whole.rows[row].put, f"seat-{seat}"
    most = printed.crystals
    told = meanings.hand(name, crystals, most)
    look, text = f"hand-{seat}-{crystals}", f"{crystals}/{most}"
    found = [put(f"hand-{seat}", look, 8, spots.middle, _THING, spots.scale, text=text, meaning=told, of=of)]
    if dark:
        told = meanings.SAY["dark"].format(name=name)
        x, y = 166 * spots.scale, spots.middle
        found.append(put(f"dark-{seat}", "dark", x, y, _THING, spots.scale, meaning=told, of=of))
    return tuple(found)


@lru_cache(maxsize=8192)
def purses(
    shape: Shape, players: int, row: int, seat: int, name: str, kind: int, free: int, laid: int, worth: int, lit: bool
) -> tuple[Piece, ...]:
    """A seat's coins of a type: how many are free, how many lie on rewards, and what they are worth at last."""
    whole = layout(shape, players)
    put, spot = whole.rows[row].put, purse_spot(whole.panel, kind)
    own, told = purse(seat, kind), meanings.purse(name, kind, free, laid, worth)
    some = free + laid > 0
    look = f"{whole.panel.purse}-{kind}"
    text = str(free) if some else ""
    found = [put(own, look, *spot, _PURSE, text=text, meaning=told, of=f"seat-{seat}", faded=not some)]
    if laid and not worth:
        found.append(put(f"laid-{seat}-{kind}", "laid", *spot, _COIN, text=str(laid), of=own))
    if worth:
        found.append(put(f"worth-{seat}-{kind}", "worth", *spot, _COIN, text=f"={worth}", of=own))
    if lit:
        found.append(put(f"lit-{own}", f"lit-{whole.panel.purse}", *spot, _THING))
    return tuple(found)


@lru_cache(maxsize=2048)
def tokens(
    shape: Shape, row: int, seat: int, name: str, held: tuple[tuple[int, str], ...], printed: Printed
) -> tuple[Piece, ...]:
    """The rewards that a seat has won, by kind: number and id of each."""
    whole, found = layout(shape, printed.players), []
    scale, put = whole.panel.scale, whole.rows[row].put
    for kind in range(KINDS):
        own = [(token, code) for token, code in held if token // (REWARDS // KINDS) == kind]
        for i, (token, code) in enumerate(own):
            x, y = (196 + kind * 29) * scale, whole.panel.middle - i * min(4, 8 / len(own))
            many = i > 0 and i == len(own) - 1
            look, told = f"won-{kind}{'-many' * many}", meanings.token(printed.rewards[token], name)
            text = str(len(own)) if many else ""
            found.append(
                put(f"token-{code}", look, x, y, _THING + i, scale, text=text, meaning=told, of=f"seat-{seat}")
            )
    return tuple(found)


# --- Looks -------------------------------------------------------------------------------------------------------------


def looks(players: int, most: int) -> dict[str, str]:
    """How panels and what lies in them look."""
    found = {
        "points": label(0, 0, TEXT, 34, INK, BOLD),
        "turn": path("M-11-12l18 12-18 12Z", OCHRE, INK, 2, 'stroke-linejoin="round"'),
        "first": _laurel(),
        "place": disc(0, 0, 15, WOOL, INK, 1.6) + label(0, 8, TEXT, 22, INK, BOLD),
        "laid": path("M-13 18H15V31Q15 40 1 42-13 40-13 31Z", SLATE, INK, 1.4) + label(1, 37, TEXT, 22, WOOL, BOLD),
        "worth": rect((-20, 17, 48, 24), 3, coins.METALS[2], INK, 1) + label(4, 37, TEXT, 22, INK, BOLD),
        **{f"mark-{seat}": seat_mark(seat) for seat in range(players)},
        **{f"name-{size}": label(0, 0, TEXT, size, INK) for size in (16, 19, 22, 26, 30)},
        **{f"won-{kind}": coins.won(kind, False) for kind in range(KINDS)},
        **{f"won-{kind}-many": coins.won(kind, True) for kind in range(KINDS)},
    }
    for shape, wide, high in (("wide", 300, panel_high(players)), ("tall", 768, layout("tall", players).panel.high)):
        for state, (fill, edge, thick) in _STATES.items():
            found[f"panel-{state}-{shape}"] = (
                rect((3, 4, wide, high), 12, "#0d1113", more='opacity=".5"')
                + rect((0, 0, wide, high), 12, fill, edge, thick)
                + path(f"M14 44H{wide - 14}", stroke=BARK, width=1.4, more='opacity=".6"')
            )
    for name, box, size, font in (("wide", (-19, -19, 47, 58), 1.0, 22), ("tall", (-24, -40, 66, 72), 1.25, 26)):
        for kind in range(TYPES):
            coin = at(0, 0, coins.small(kind), size)
            count = label(17 * size, 8 * size, TEXT, font, INK, 'font-weight="bold"')
            found[f"purse-{name}-{kind}"] = rect(box, 10, "transparent") + coin + count
        found[f"lit-purse-{name}"] = rect(box, 10, GLOW, INK, 2)
    for seat in range(players):
        found |= {f"hand-{seat}-{count}": _hand(seat, count, most) for count in range(most + 1)}
    return found


@cache
def _laurel() -> str:
    """The first place."""
    leaf = path("M-3-21Q-10-24-11-16-5-14-3-21Z", MOSS, INK, 1.2)
    leaves = "".join(at(0, 0, leaf, turn=angle) for angle in range(0, 360, 40))
    return leaves + disc(0, 0, 15, coins.METALS[2], INK, 2) + label(0, 8, TEXT, 22, INK, BOLD)


@cache
def _hand(seat: int, count: int, most: int) -> str:
    """So many crystals in hand of so many, and where the others lay."""
    across = max((most + 1) // 2, 6)
    pitch = 72 / (across - 1)
    spots = [(70 + i % across * pitch, -9 + i // across * 18) for i in range(most)]
    empty = "".join(f"M{num(x)} {num(y)}h.1" for x, y in spots[count:])
    rest = path(empty, stroke=BARK, width=5, more='stroke-linecap="round"') if empty else ""
    drawn = gems(seat, spots[:count], min(0.6, max(0.38, pitch / 26))) if count else ""
    return label(0, 8, TEXT, 22, INK, 'font-weight="bold"') + rest + drawn
