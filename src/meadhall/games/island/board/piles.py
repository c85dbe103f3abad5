"""The island games: the strip with the counters of the turn, and the piles, face down and face up."""

from collections.abc import Iterator

from meadhall.core.drawing import LETTER, fitted, shorten
from meadhall.core.scene import Part, Piece
from meadhall.games.island import phase
from meadhall.games.island.board.layout import LETTERS, SMALL_HIGH, SMALL_WIDE, IslandLayout
from meadhall.games.island.board.sheet import COUNTER_LETTERS
from meadhall.games.island.rules.abilities import step_limit
from meadhall.games.island.state import BEING_NAMES, KINDS
from meadhall.games.island.words.meanings import meaning
from meadhall.games.island.words.names import BEING_DISCARD, BEING_IDS, TILE_DISCARD, IslandView, cards, content
from meadhall.games.island.words.phases import ON_BOARD, TABLE

_TRAY, _WORDS, _COUNT = -1, 0, 1  # layers
_TABLE = Part(0, 0)


def _say(name: str, look: str, x: float, y: float, size: float, text: str) -> Piece:
    return _TABLE.put(name, look, x, y, _WORDS, size / LETTERS, text=text)


def turn(view: IslandView, where: IslandLayout) -> Iterator[Piece]:
    """The counters of the turn, or a sentence about the phase. Last turns leave no room for the counters' words."""
    s, box = view.state, view.box
    x, y, across, high = where.strip
    wide, middle, last = where.shape == "wide", y + high / 2, s.finisher >= 0
    if s.phase not in (phase.ACTING, phase.SWITCHING):
        says = ON_BOARD.get(int(s.phase)) or str(TABLE.phases[int(s.phase)].says)
        text = view.say(says, seat=shorten(view.names[s.seat], 18))
        letters = 24 * fitted(text, across / (24 * LETTER))
        yield _say("going-on", "light-middle", x + across / 2, middle + 8, letters, text)
        return
    if wide or last:
        letters = 17 if wide else 23
        when = view.say("last-turns", count=int(s.last_turns)) if last else view.say("turn-number", turn=int(s.turn))
        yield _say("when", "light", x + 14, middle + 7, letters, when)
        x += 30 + LETTER * letters * len(when)
    left = {
        "replacements": int(box.replacements) - int(s.replaced),
        "steps": int(step_limit(s, box)) - int(s.steps),
        "activations": int(box.activations) - int(s.activations),
        "claims": int(box.claims) - int(s.claims),
    }
    shown = {name: 0 if last else len(view.say(f"{name}-left")) for name in left if name != "claims" or box.tokens}
    needed = sum(60 + LETTER * COUNTER_LETTERS * words for words in shown.values())
    size = min(1 if wide else 1.35, (where.strip[0] + across - x) / needed)
    for name, words in shown.items():
        look, more = f"{name}-bare" if last else name, {"text": str(left[name]), "faded": left[name] <= 0}
        yield _TABLE.put(f"left-{name}", look, x + 18 * size, middle, _WORDS, size, **more)
        x += (60 + LETTER * COUNTER_LETTERS * words) * size


def depends_on(view: IslandView) -> tuple[object, ...]:
    """All of a position that shows in the piles."""
    s = view.state
    return int(s.pile_size), *s.discard.tolist(), int(s.being_pile_size), int(s.being_discard)


def piles(view: IslandView, where: IslandLayout) -> Iterator[Piece]:
    """The piles and the discards. Where everybody has all beings (S-96), the title takes the place of their pile."""
    yield _pile(view, where, "tiles", int(view.state.pile_size))
    yield from _tile_discard(view, where)
    if "beings" in where.trays:
        yield _pile(view, where, "beings", int(view.state.being_pile_size))
        yield from _being_discard(view, where)
    elif where.shape == "wide":
        x, y, _, _ = where.piles[0]
        yield _say("title", "light-bold", x + 525, y + 56, 34, shorten(view.game.title, 18))


def _pile(view: IslandView, where: IslandLayout, name: str, count: int) -> Piece:
    """A pile, face down."""
    (x, y, across, _), own = where.piles[name == "beings"], f"pile-{name}"
    place = (x + 44, y + 55) if where.shape == "wide" else (x + across / 2 - 12, y + 70)
    size, look = 1 if where.shape == "wide" else 1.25, own if count else "pile-none"
    return _TABLE.put(own, look, *place, _WORDS, size, meaning=meaning(view, own), text=str(count))


def _tile_discard(view: IslandView, where: IslandLayout) -> Iterator[Piece]:
    x, y, _, _ = where.trays["tiles"]
    tray = Part(x, y)
    yield tray.put(TILE_DISCARD, f"tray-tiles-{where.shape}", 0, 0, _TRAY, meaning=meaning(view, TILE_DISCARD))
    for kind, count in enumerate(view.state.discard.tolist()):
        down, across = divmod(kind, 2)
        place = (30 + 48 * kind, 39) if where.shape == "wide" else (19 + 38 * across, 26 + 67 * down)
        size, name = 1 if where.shape == "wide" else 1.16, KINDS[kind]
        yield tray.put(f"discard-{name}", f"chip-{name}", *place, _WORDS, size, text=f"×{count}", faded=not count)


def _being_discard(view: IslandView, where: IslandLayout) -> Iterator[Piece]:
    """The discarded beings, face up, side by side. Where there is no room for that they lie in a heap for each element,
    and a number says how many."""
    (x, y, across, down), wide = where.trays["beings"], where.shape == "wide"
    printed, lying, tray = content(view).beings, cards(view.state.being_discard), Part(x, y)
    yield tray.put(BEING_DISCARD, f"tray-beings-{where.shape}", 0, 0, _TRAY, meaning=meaning(view, BEING_DISCARD))
    size, top = (1.0, 28.0) if wide else (1.4, 5.0)
    pitch, deep = SMALL_WIDE * size + 2, SMALL_HIGH * size + 4
    columns, lines = int((across - 8) // pitch), 1 if wide else int((down - top) // deep)
    heaps = [[number] for number in lying]
    if len(lying) > columns * lines:
        heaps = [[card for card in lying if printed[card].element == element] for element in KINDS]
    for at, heap in enumerate(filter(None, heaps)):
        line, column = divmod(at, columns)
        left, middle = round(5 + (column + 0.5) * pitch), round(top + line * deep + SMALL_HIGH * size / 2)
        for above, number in enumerate(heap):
            up = min(above, 2)
            card, name = printed[number], BEING_IDS[number]
            look, more = f"small-{card.element}-{card.points}", {"of": BEING_DISCARD, "text": BEING_NAMES[number]}
            yield tray.put(name, look, left + up, middle - up, _WORDS, size, meaning=meaning(view, name), **more)
        if len(heap) > 1:
            corner = left + round(SMALL_WIDE * size * 0.3), middle + round(SMALL_HIGH * size * 0.42)
            yield tray.put(f"heap-{at}", "heap", *corner, _COUNT, 1 if wide else 1.5, text=str(len(heap)))
