"""Runir: the players' panels, and what lies in them."""

from functools import cache, lru_cache

from meadhall.core.drawing import INK, MOSS, OCHRE, SLATE, WOOL, disc, label, path, rect, seat_mark, shorten, wrap
from meadhall.core.scene import SHAPES, TEXT, Piece, Shape
from meadhall.core.text import sentence
from meadhall.games.runir import phase
from meadhall.games.runir.board import coins
from meadhall.games.runir.board.layout import Panel, layout
from meadhall.games.runir.board.printed import Printed
from meadhall.games.runir.board.runes import BOLD, GLOW, gems
from meadhall.games.runir.board.stones import BARK, BIRCH
from meadhall.games.runir.rules.hall import owed_colour
from meadhall.games.runir.state import KINDS, MAGIC, REWARDS, TYPES, State
from meadhall.games.runir.words import meanings
from meadhall.games.runir.words.names import RunirView, code, purse_id

_PANEL, _THING, _PURSE, _COIN, _BADGE, TAKEN = 1, 10, 11, 12, 13, 50  # layers
_NOBODYS_TURN = (phase.LAYING, phase.SWAPPING, phase.COUNTING, phase.ENDED)
_STATES = {"waits": (BIRCH, INK, 2), "active": (WOOL, OCHRE, 6), "won": (WOOL, MOSS, 6)}
_GEMS = 13  # how far apart crystals in hand are
_BOLD = 'font-weight="bold"'
_LETTER = 0.6  # how wide an average letter is beside its height, in the widest of the usual serif types


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
    found = [
        put(of, f"panel-{state}-{shape}", 0, 0, _PANEL),
        put(f"mark-{seat}", f"mark-{seat}", 26, 25, _THING, 1.1, of=of),
        put(f"points-{seat}", "points", *spots.honour, _THING, text=str(points), of=of),
        put(f"coins-{seat}", f"no-coins-{shape}", *spots.purses[:2], _THING, spots.coins, faded=True),
    ]
    size, lines = _fitting(name, spots.room, spots.names)
    for line, written in enumerate(lines):
        y = 24 + round(size * 0.36) + (18 * line - 9) * (len(lines) - 1)
        found.append(put(f"name-{seat}{'-more' * line}", f"name-{size}", 46, y, _THING, text=written, of=of))
    if state == "active":
        found.append(put("turn", "turn", *((8, 24, _BADGE, 0.6) if shape == "tall" else (-2, 24, _BADGE)), of=of))
    x, y, medal = (281, spots.middle, 0.7) if shape == "wide" else (330, spots.middle, 1.0)
    if place:
        look = "first" if place == 1 else "place"
        found.append(put(f"place-{seat}", look, x, y, _THING, medal, text=str(place), of=of))
    elif first:
        found.append(put("first", "first-player", x, y + 13, _THING, spots.scale, of=of))
    return tuple(found)


def _fitting(name: str, room: float, sizes: tuple[int, ...]) -> tuple[int, list[str]]:
    """The largest letters in which a name has room, and the name in one line; in the smallest it may take two."""
    for size in sizes:
        letters = room / (size * _LETTER)
        written = shorten(name, letters)
        if not written.endswith("…"):
            return size, [written]
    whole = shorten(name, 2 * letters - 4)
    lines = wrap(whole, letters)
    if len(lines) != 2 or any(shorten(line, letters) != line for line in lines):
        lines = [whole[: len(whole) // 2], whole[len(whole) // 2 :]]
    return sizes[-1], lines


@lru_cache(maxsize=4096)
def belongings(
    shape: Shape, row: int, seat: int, name: str, crystals: int, dark: bool, printed: Printed
) -> tuple[Piece, ...]:
    """A seat's crystals in hand and its dark die."""
    whole = layout(shape, printed.players)
    spots, put, of = whole.panel, whole.rows[row].put, f"seat-{seat}"
    most, scale, y = printed.crystals, whole.panel.scale, whole.panel.middle
    text, say = f"{crystals}/{most}", printed.phrases.say
    told = say("means-hand", seat=name, left=crystals, crystals=most)
    found = [put(f"hand-{seat}", "hand", 8, y, _THING, scale, text=text, meaning=told, of=of)]
    across = gems_across(most)
    for line in range(-(-crystals // across)):
        look = f"gems-{seat}-{min(across, crystals - line * across)}"
        found.append(put(f"gems-{seat}-{line}", look, 83 * scale, y + (18 * line - 9) * scale, _PURSE, scale))
    if dark:
        told = say("means-dark", seat=name)
        found.append(put(f"dark-{seat}", "dark", 174 * scale, spots.middle, _THING, scale, meaning=told, of=of))
    return tuple(found)


@lru_cache(maxsize=8192)
def purses(
    box: Printed, shape: Shape, row: int, seat: int, name: str, kind: int, free: int, laid: int, worth: int, lit: bool
) -> tuple[Piece, ...]:
    """A seat's coins of a type: how many are free, how many lie on rewards, and what they are worth at last."""
    whole = layout(shape, box.players)
    put, spot, size = whole.rows[row].put, purse_spot(whole.panel, kind), whole.panel.coins
    own, told = purse_id(seat, kind), meanings.purse(box.phrases, name, kind, free, laid, worth)
    text = str(free + laid if worth else free)
    found = [put(own, f"purse-{shape}-{kind}", *spot, _PURSE, size, text=text, meaning=told, of=f"seat-{seat}")]
    badge = 0.84 if shape == "wide" else 1
    down = spot[1] + 18 * size**0.5
    if laid and not worth:
        found.append(put(f"laid-{seat}-{kind}", "laid", spot[0], down, _COIN, badge, text=str(laid), of=own))
    if worth:
        found.append(put(f"worth-{seat}-{kind}", "worth", spot[0], down, _COIN, badge, text=f"={worth}", of=own))
    if lit:
        found.append(put(f"lit-{own}", f"lit-purse-{shape}", *spot, _THING, size))
    return tuple(found)


@lru_cache(maxsize=2048)
def tokens(shape: Shape, row: int, seat: int, name: str, held: tuple[int, ...], printed: Printed) -> tuple[Piece, ...]:
    """The rewards that a seat has won, by kind."""
    whole, found = layout(shape, printed.players), []
    scale, put = whole.panel.scale, whole.rows[row].put
    for kind in range(KINDS):
        own = [token for token in held if token // (REWARDS // KINDS) == kind]
        for i, token in enumerate(own):
            x, y = (199 + kind * 27) * scale, whole.panel.middle - i * min(4, 8 / len(own))
            many = i > 0 and i == len(own) - 1
            look, reward = f"won-{kind}{'-many' * many}", sentence(printed.rewards[token])
            told = printed.phrases.say("means-won", reward=reward, seat=name)
            text = str(len(own)) if many else ""
            found.append(
                put(f"token-{code(token)}", look, x, y, _THING + i, scale, text=text, meaning=told, of=f"seat-{seat}")
            )
    return tuple(found)


# --- All of them


def panels(
    view: RunirView,
    box: Printed,
    shape: Shape,
    points: list[int],
    places: list[int],
    crystals: list[int],
) -> list[tuple[Piece, ...]]:
    """Everybody's panel, the viewer's own first; and the coins that the seat to move may see coming."""
    s, seats, now = view.state, view.players, int(view.state.phase)
    found: list[tuple[Piece, ...]] = []
    active = -1 if now in _NOBODYS_TURN else int(s.seat)
    own, laid, held, dark = s.coins.tolist(), s.laid.tolist(), s.held.tolist(), s.dark.tolist()
    ended = now in (phase.COUNTING, phase.ENDED)
    worth = (s.turned * view.box.values).sum(axis=2).tolist() if ended else None
    asked = _asked(s, now, own, active)
    for seat, name in enumerate(view.names):
        row = (seat - max(view.seat, 0)) % seats
        state = "active" if seat == active else "won" if places[seat] == 1 else "waits"
        first = bool(seat == s.first)
        found.append(panel(shape, seats, row, seat, name, state, points[seat], first, places[seat]))
        found.append(belongings(shape, row, seat, name, crystals[seat], bool(dark[seat]), box))
        if held[seat]:
            won = tuple(token for token in range(REWARDS) if held[seat] >> token & 1)
            found.append(tokens(shape, row, seat, name, won, box))
        for kind in range(TYPES):
            free, there = own[seat][kind], laid[seat][kind]
            value = worth[seat][kind] if worth else 0
            lit = seat == active and kind in asked
            if free or there:
                found.append(purses(box, shape, row, seat, name, kind, free, there, value, lit))
            if seat == active and free:
                found.append((_last_taken(shape, seats, row, kind, free),))
    return found


@lru_cache(maxsize=1024)
def _last_taken(shape: Shape, seats: int, row: int, kind: int, number: int) -> Piece:
    """The uppermost coin of a purse, as long as its owner is to move: it has come from a stack as this very piece."""
    whole = layout(shape, seats)
    spot, size = purse_spot(whole.panel, kind), 0.56 * whole.panel.coins
    return whole.rows[row].put(f"taken-{kind}-{number}", f"coin-{kind}", *spot, TAKEN, size)


def _asked(s: State, now: int, own: list[list[int]], active: int) -> tuple[int, ...]:
    """The types of coin of the seat to move that are being chosen from: to be changed, or to be laid on a reward."""
    if now == phase.CHANGING_TYPE:
        stacks = s.stacks.tolist()
        return tuple(kind for kind in range(TYPES) if min(own[active][kind], stacks[kind ^ 1]) > 0)
    if now == phase.CHANGING_COUNT:
        return (int(s.chosen),)
    if now == phase.SPENDING:
        colour = int(owed_colour(s))
        return 2 * colour, 2 * colour + 1
    return ()


# --- Looks ----------------------------------------------------------------------------------------------------


def looks(players: int, most: int) -> dict[str, str]:
    """How panels and what lies in them look."""
    across = gems_across(most)
    slots_at = [(75 + i % across * _GEMS, -9 + i // across * 18) for i in range(most)]
    slots = path("".join(f"M{x} {y}h.1" for x, y in slots_at), stroke=BARK, width=5, more='stroke-linecap="round"')
    found = {
        "points": label(0, 0, TEXT, 34, INK, BOLD),
        "turn": path("M-11-12l18 12-18 12Z", OCHRE, INK, 2, 'stroke-linejoin="round"'),
        "first": _laurel(),
        "place": disc(0, 0, 15, WOOL, INK, 1.6) + label(0, 9, TEXT, 26, INK, BOLD),
        "laid": path("M-13 0H15V13Q15 22 1 24-13 22-13 13Z", SLATE, INK, 1.4) + label(1, 19, TEXT, 22, WOOL, BOLD),
        "worth": rect((-22, -1, 52, 24), 3, coins.METALS[2], INK, 1) + label(4, 19, TEXT, 22, INK, BOLD),
        "hand": rect((-4, -20, 160, 40), 8, "transparent") + slots + label(0, 8, TEXT, 20, INK, _BOLD),
        **{f"mark-{seat}": seat_mark(seat) for seat in range(players)},
        **{f"name-{size}": label(0, 0, TEXT, size, INK) for size in (16, 19, 22, 26, 30)},
        **{f"won-{kind}": coins.won(kind, False) for kind in range(KINDS)},
        **{f"won-{kind}-many": coins.won(kind, True) for kind in range(KINDS)},
    }
    for shape in SHAPES:
        spots = layout(shape, players).panel
        wide, high = spots.wide, spots.high
        for state, (fill, edge, thick) in _STATES.items():
            found[f"panel-{state}-{shape}"] = (
                rect((3, 4, wide, high), 12, "#0d1113", more='opacity=".5"')
                + rect((0, 0, wide, high), 12, fill, edge, thick)
                + path(f"M14 44H{wide - 14}", stroke=BARK, width=1.4, more='opacity=".6"')
            )
        apart = spots.purses[2] / spots.coins
        found[f"no-coins-{shape}"] = "".join(coins.wanted(MAGIC, kind, [(apart * kind, 0)], 1) for kind in range(TYPES))
        found[f"lit-purse-{shape}"] = rect((-20, -21, apart, 56), 10, GLOW, INK, 2)
        for kind in range(TYPES):
            touch, count = rect((-20, -21, apart, 56), 10, "transparent"), label(17, 8, TEXT, 22, INK, _BOLD)
            found[f"purse-{shape}-{kind}"] = touch + coins.small(kind) + count
    for seat in range(players):
        found |= {f"gems-{seat}-{count}": gems(seat, count, _GEMS) for count in range(1, across + 1)}
    return found


def gems_across(most: int) -> int:
    """How many crystals are drawn side by side, of so many."""
    return max((most + 1) // 2, 6)


@cache
def _laurel() -> str:
    """The first place."""
    leaf = '<path d="M-3-21Q-10-24-11-16-5-14-3-21Z" transform="rotate({})"/>'
    drawn = "".join(leaf.format(angle) for angle in range(0, 360, 40))
    leaves = f'<g fill="{MOSS}" stroke="{INK}">{drawn}</g>'
    return leaves + disc(0, 0, 15, coins.METALS[2], INK, 2) + label(0, 9, TEXT, 26, INK, BOLD)
