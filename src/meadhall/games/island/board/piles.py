"""The island games: the strip that tells what is left of the turn, and the piles, face down and face up."""

from functools import lru_cache

from meadhall.core.drawing import shorten
from meadhall.core.phrases import Phrases
from meadhall.core.scene import Piece, short
from meadhall.games.island import phase
from meadhall.games.island.board.cards import SMALL_HIGH, SMALL_WIDE
from meadhall.games.island.board.layout import LETTER, LETTERS, Layout
from meadhall.games.island.board.looks import COUNTER_LETTERS, COUNTERS, tray_boxes
from meadhall.games.island.rules.turns import step_limit
from meadhall.games.island.state import BEING_NAMES, KINDS
from meadhall.games.island.words.meanings import Meanings
from meadhall.games.island.words.names import BEING_DISCARD, TILE_DISCARD, IslandView, being_id, cards, content
from meadhall.games.island.words.phases import PHASES

_TRAY, _WORDS, _CARD = -1, 0, 10  # layers


def _say(name: str, look: str, x: float, y: float, size: float, text: str) -> Piece:
    """Words on the table."""
    return Piece(name, look, short(x), short(y), size=short(size / LETTERS, 3), layer=_WORDS, text=text)


# --- The turn --------------------------------------------------------------------------------------------------------


def turn(view: IslandView, where: Layout) -> tuple[Piece, ...]:
    """What is left of the turn, or what is going on instead."""
    s, box = view.state, view.box
    if s.phase not in (phase.ACTING, phase.SWITCHING):
        now = PHASES[int(s.phase)]
        return _going_on(where, view.say(now.board or now.says, seat=shorten(view.names[s.seat], 18)))
    left = [
        ("replacements", int(box.replacements) - int(s.replaced)),
        ("steps", int(step_limit(s, box)) - int(s.steps)),
        ("activations", int(box.activations) - int(s.activations)),
    ]
    if box.tokens:
        left.append(("claims", int(box.claims) - int(s.claims)))
    last = s.finisher >= 0
    when = view.say("last-turns", count=int(s.last_turns)) if last else view.say("turn-number", turn=int(s.turn))
    return _left(view.phrases, where, when, last, tuple(left))


@lru_cache(maxsize=256)
def _going_on(where: Layout, text: str) -> tuple[Piece, ...]:
    x, y, wide, high = where.strip
    return (_say("going-on", "light-middle", x + wide / 2, y + high / 2 + 8, 24, shorten(text, wide / (24 * LETTER))),)


@lru_cache(maxsize=1024)
def _left(
    phrases: Phrases, where: Layout, when: str, last: bool, left: tuple[tuple[str, int], ...]
) -> tuple[Piece, ...]:
    """The time and what is left of the turn: without words where there are last turns to tell of."""
    x, y, _, high = where.strip
    wide, found, middle = where.shape == "wide", [], y + high / 2
    size, words = 1 if wide else 1.35, not last
    if wide or last:
        letters = 17 if wide else 23
        found.append(_say("when", "light", x + 14, middle + 7, letters, when))
        x += 30 + LETTER * letters * len(when)
    for name, count in left:
        look, place = name if words else f"{name}-bare", (short(x + 18 * size), short(middle))
        found.append(Piece(f"left-{name}", look, *place, size=size, layer=_WORDS, text=str(count), faded=count <= 0))
        x += (60 + (LETTER * COUNTER_LETTERS * len(phrases.say(COUNTERS[name])) if words else 0)) * size
    return tuple(found)


# --- The piles -------------------------------------------------------------------------------------------------------


def depends_on(view: IslandView) -> tuple[object, ...]:
    """All of a position that shows in the piles."""
    s = view.state
    return int(s.pile_size), *s.discard.tolist(), int(s.being_pile_size), int(s.being_discard)


def piles(view: IslandView, where: Layout, meanings: Meanings) -> list[Piece]:
    """The piles, and what lies on the discards."""
    s, trays = view.state, tray_boxes(where)
    found = [
        _pile(where, "tiles", int(s.pile_size), meanings.meaning("pile-tiles")),
        *_tile_discard(where, tuple(s.discard.tolist()), meanings.meaning(TILE_DISCARD)),
    ]
    if "beings" not in trays:  # S-96: there is no being pile
        if where.shape == "wide":
            x, y, _, _ = where.piles[0]
            found.append(_say("title", "light-bold", x + 525, y + 56, 34, shorten(view.game.title, 18)))
        return found
    found.append(_pile(where, "beings", int(s.being_pile_size), meanings.meaning("pile-beings")))
    return found + _being_discard(view, where, meanings)


@lru_cache(maxsize=512)
def _pile(where: Layout, name: str, count: int, meaning: str) -> Piece:
    """A pile of so many, face down."""
    x, y, across, _ = where.piles[0 if name == "tiles" else 1]
    wide = where.shape == "wide"
    middle, down, size = (x + 44, y + 55, 1) if wide else (x + across / 2 - 12, y + 70, 1.25)
    look, own = f"pile-{name}" if count else "pile-none", f"pile-{name}"
    return Piece(own, look, short(middle), short(down), size=size, layer=_WORDS, meaning=meaning, text=str(count))


@lru_cache(maxsize=512)
def _tile_discard(where: Layout, counts: tuple[int, ...], meaning: str) -> tuple[Piece, ...]:
    x, y, _, _ = tray_boxes(where)["tiles"]
    wide = where.shape == "wide"
    found = [Piece(TILE_DISCARD, f"tray-tiles-{where.shape}", short(x), short(y), layer=_TRAY, meaning=meaning)]
    for kind, count in enumerate(counts):
        right, down, size = (30 + 48 * kind, 39, 1) if wide else (19 + 38 * (kind % 2), 26 + 67 * (kind // 2), 1.16)
        name, look, left, top = f"discard-{KINDS[kind]}", f"chip-{KINDS[kind]}", short(x + right), short(y + down)
        found.append(Piece(name, look, left, top, size=size, layer=_WORDS, text=f"×{count}", faded=not count))
    return tuple(found)


def _being_discard(view: IslandView, where: Layout, meanings: Meanings) -> list[Piece]:
    """The discarded beings, face up, side by side or one below the other."""
    x, y, across, down = tray_boxes(where)["beings"]
    printed, lying, wide = content(view).beings, cards(view.state.being_discard), where.shape == "wide"
    look, meaning = f"tray-beings-{where.shape}", meanings.meaning(BEING_DISCARD)
    found = [Piece(BEING_DISCARD, look, short(x), short(y), layer=_TRAY, meaning=meaning)]
    many, size = max(len(lying) - 1, 1), 1 if wide else 1.4
    if wide:
        apart = min(SMALL_WIDE + 2, (across - 12 - SMALL_WIDE) / many)
        spots = [(x + 6 + SMALL_WIDE / 2 + i * apart, y + 49) for i in range(len(lying))]
    else:
        apart = min(SMALL_HIGH * size + 4, (down - 10 - SMALL_HIGH * size) / many)
        spots = [(x + across / 2, y + 5 + SMALL_HIGH * size / 2 + i * apart) for i in range(len(lying))]
    for i, (number, spot) in enumerate(zip(lying, spots, strict=True)):
        card, name = printed[number], being_id(number)
        found.append(_discarded(number, card.element, card.points, spot, size, i, meanings.meaning(name)))
    return found


@lru_cache(maxsize=1024)
def _discarded(
    number: int, element: str, points: int, spot: tuple[float, float], size: float, i: int, meaning: str
) -> Piece:
    name, look, (x, y), text = being_id(number), f"small-{element}-{points}", map(short, spot), BEING_NAMES[number]
    return Piece(name, look, x, y, size=size, layer=_CARD + i, meaning=meaning, of=BEING_DISCARD, text=text)
