"""Runir: the players' panels, and the things that lie in them."""

from functools import lru_cache

from meadhall.core.drawing import shorten, wrap
from meadhall.core.scene import Piece
from meadhall.core.text import sentence
from meadhall.games.runir import phase
from meadhall.games.runir.board.printed import Printed
from meadhall.games.runir.board.sheet import gems_across
from meadhall.games.runir.rules.aids import most_to_change
from meadhall.games.runir.rules.hall import owed_colour
from meadhall.games.runir.state import KINDS, REWARDS, TYPES, State
from meadhall.games.runir.words.names import RunirView, code, coin_name, purse_id

_PANEL, _THING, _PURSE, _COIN, _BADGE, TAKEN = 1, 10, 11, 12, 13, 50  # layers
_NOBODYS_TURN = (phase.LAYING, phase.SWAPPING, phase.COUNTING, phase.ENDED)
_LETTER = 0.6  # how wide an average letter is beside its height, in the widest of the usual serif types
Owner = tuple[int, int, str]  # of a panel: its row, the seat, and the seat's name


def panels(
    view: RunirView, box: Printed, points: list[int], places: list[int], crystals: list[int]
) -> list[tuple[Piece, ...]]:
    """Everybody's panel, the viewer's own first; and the coins that the seat to move may see coming."""
    s, seats, now = view.state, view.players, int(view.state.phase)
    groups: list[tuple[Piece, ...]] = []
    active = -1 if now in _NOBODYS_TURN else int(s.seat)
    own, laid, held, dark = s.coins.tolist(), s.laid.tolist(), s.held.tolist(), s.dark.tolist()
    ended = now in (phase.COUNTING, phase.ENDED)
    worth = (s.turned * view.box.values).sum(axis=2).tolist() if ended else None
    asked = _asked(s, now)
    for seat, name in enumerate(view.names):
        row = (seat - max(view.seat, 0)) % seats
        who = (row, seat, name)
        state = "active" if seat == active else "won" if places[seat] == 1 else "waits"
        groups.append(_panel(box, who, state, points[seat], bool(seat == s.first), places[seat]))
        groups.append(_belongings(box, who, crystals[seat], bool(dark[seat])))
        if held[seat]:
            won = tuple(token for token in range(REWARDS) if held[seat] >> token & 1)
            groups.append(_tokens(box, who, won))
        for kind in range(TYPES):
            free, there = own[seat][kind], laid[seat][kind]
            value = worth[seat][kind] if worth else 0
            if free or there:
                lit = seat == active and kind in asked
                groups.append(_purse(box, who, kind, (free, there, value), lit))
            if seat == active and free:
                groups.append((_last_taken(box, row, kind, free),))
    return groups


@lru_cache(maxsize=2048)
def _panel(box: Printed, who: Owner, state: str, points: int, first: bool, place: int) -> tuple[Piece, ...]:
    """A seat's panel: its mark, name and honour, whether it is its turn, whether it began, and its place at the end."""
    shape, whole, (row, seat, name) = box.shape, box.whole, who
    spots, put, of = whole.panel, whole.rows[row].put, f"seat-{seat}"
    pieces = [
        put(of, f"panel-{state}-{shape}", 0, 0, _PANEL),
        put(f"mark-{seat}", f"mark-{seat}", 26, 25, _THING, 1.1, of=of),
        put(f"points-{seat}", "points", *spots.honour, _THING, text=str(points), of=of, role="score", value=points),
        put(f"coins-{seat}", f"no-coins-{shape}", *spots.purses[:2], _THING, spots.coins, faded=True),
    ]
    size, lines = _fitting(name, spots.room, spots.names)
    for line, written in enumerate(lines):
        y = 24 + round(size * 0.36) + (18 * line - 9) * (len(lines) - 1)
        pieces.append(put(f"name-{seat}{'-more' * line}", f"name-{size}", 46, y, _THING, text=written, of=of))
    if state == "active":
        pieces.append(put("turn", "turn", *((8, 24, _BADGE, 0.6) if shape == "tall" else (-2, 24, _BADGE)), of=of))
    x, y, medal = (281, spots.middle, 0.7) if shape == "wide" else (330, spots.middle, 1.0)
    if place:
        look = "first" if place == 1 else "place"
        pieces.append(put(f"place-{seat}", look, x, y, _THING, medal, text=str(place), of=of))
    elif first:
        pieces.append(put("first", "first-player", x, y + 13, _THING, spots.scale, of=of))
    return tuple(pieces)


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
def _belongings(box: Printed, who: Owner, crystals: int, dark: bool) -> tuple[Piece, ...]:
    """A seat's crystals in hand and its dark die."""
    whole, (row, seat, name) = box.whole, who
    put, of, say = whole.rows[row].put, f"seat-{seat}", box.phrases.say
    most, scale, y = box.crystals, whole.panel.scale, whole.panel.middle
    told = say("means-hand", seat=name, left=crystals, crystals=most)
    pieces = [put(f"hand-{seat}", "hand", 8, y, _THING, scale, text=f"{crystals}/{most}", meaning=told, of=of)]
    across = gems_across(most)
    for line in range(-(-crystals // across)):
        look = f"gems-{seat}-{min(across, crystals - line * across)}"
        pieces.append(put(f"gems-{seat}-{line}", look, 83 * scale, y + (18 * line - 9) * scale, _PURSE, scale))
    if dark:
        told = say("means-dark", seat=name)
        pieces.append(put(f"dark-{seat}", "dark", 174 * scale, y, _THING, scale, meaning=told, of=of))
    return tuple(pieces)


@lru_cache(maxsize=8192)
def _purse(box: Printed, who: Owner, kind: int, counts: tuple[int, int, int], lit: bool) -> tuple[Piece, ...]:
    """A seat's coins of a type: how many are free, how many lie on rewards, and how much they are worth at the end."""
    whole, (row, seat, name), (free, laid, worth) = box.whole, who, counts
    put, spot, size = whole.rows[row].put, whole.panel.purse(kind), whole.panel.coins
    own, coin = purse_id(seat, kind), coin_name(box.phrases, kind)
    told = box.phrases.say("means-purse", seat=name, coin=coin, count=free, laid=laid, worth=worth)
    text = str(free + laid if worth else free)
    pieces = [put(own, f"purse-{box.shape}-{kind}", *spot, _PURSE, size, text=text, meaning=told, of=f"seat-{seat}")]
    badge = 0.84 if box.shape == "wide" else 1
    down = spot[1] + 18 * size**0.5
    if laid and not worth:
        pieces.append(put(f"laid-{seat}-{kind}", "laid", spot[0], down, _COIN, badge, text=str(laid), of=own))
    if worth:
        pieces.append(put(f"worth-{seat}-{kind}", "worth", spot[0], down, _COIN, badge, text=f"={worth}", of=own))
    if lit:
        pieces.append(put(f"lit-{own}", f"lit-purse-{box.shape}", *spot, _THING, size))
    return tuple(pieces)


@lru_cache(maxsize=2048)
def _tokens(box: Printed, who: Owner, held: tuple[int, ...]) -> tuple[Piece, ...]:
    """The rewards that a seat has won, by kind."""
    whole, pieces, (row, seat, owner) = box.whole, [], who
    scale, put = whole.panel.scale, whole.rows[row].put
    for kind in range(KINDS):
        own = [token for token in held if token // (REWARDS // KINDS) == kind]
        for i, token in enumerate(own):
            x, y = (199 + kind * 27) * scale, whole.panel.middle - i * min(4, 8 / len(own))
            many = i > 0 and i == len(own) - 1
            look, text = f"won-{kind}{'-many' * many}", str(len(own)) if many else ""
            told = box.phrases.say("means-won", reward=sentence(box.rewards[token]), seat=owner)
            name, of = f"token-{code(token)}", f"seat-{seat}"
            pieces.append(put(name, look, x, y, _THING + i, scale, text=text, meaning=told, of=of))
    return tuple(pieces)


@lru_cache(maxsize=1024)
def _last_taken(box: Printed, row: int, kind: int, number: int) -> Piece:
    """The uppermost coin of a purse, as long as its owner is to move: it has come from a stack as this very piece."""
    spot, size = box.whole.panel.purse(kind), 0.56 * box.whole.panel.coins
    return box.whole.rows[row].put(f"taken-{kind}-{number}", f"coin-{kind}", *spot, TAKEN, size)


def _asked(s: State, now: int) -> tuple[int, ...]:
    """The types of coin from which the seat to move chooses: to be changed, or to be laid on a reward."""
    if now == phase.CHANGING_TYPE:
        return tuple(kind for kind in range(TYPES) if most_to_change(s, kind) > 0)
    if now == phase.CHANGING_COUNT:
        return (int(s.chosen),)
    if now == phase.SPENDING:
        colour = int(owed_colour(s))
        return 2 * colour, 2 * colour + 1
    return ()
