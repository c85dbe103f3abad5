"""The island games: the strip that tells what is left of the turn, and the piles, face down and face up."""

from functools import lru_cache

from meadhall.core.drawing import shorten
from meadhall.core.scene import Piece
from meadhall.games.island import phase
from meadhall.games.island.board.cards import SMALL_HIGH, SMALL_WIDE
from meadhall.games.island.board.layout import LETTER, LETTERS, Layout
from meadhall.games.island.board.looks import tray_boxes
from meadhall.games.island.board.touches import BEING_DISCARD, TILE_DISCARD
from meadhall.games.island.rules.turns import step_limit
from meadhall.games.island.state import BEING_NAMES, KINDS
from meadhall.games.island.words.meanings import Meanings
from meadhall.games.island.words.names import IslandView, being_id, cards, content
from meadhall.games.island.words.phrases import SAY

_TRAY, _WORDS, _CARD = 0, 1, 10  # layers


def _say(name: str, look: str, x: float, y: float, size: float, text: str, faded: bool = False) -> Piece:
    """Words on the table."""
    size = round(size / LETTERS, 3)
    return Piece(name, look, round(x, 1), round(y, 1), size=size, layer=_WORDS, text=text, faded=faded)


# --- The turn --------------------------------------------------------------------------------------------------------


def turn(view: IslandView, where: Layout) -> tuple[Piece, ...]:
    """What is left of the turn, or what is going on instead."""
    s, box = view.state, view.box
    if s.phase not in (phase.ACTING, phase.SWITCHING):
        name = shorten(view.names[s.seat], 18) if s.seat >= 0 else ""
        return _going_on(where, _now(view, name))
    left = [
        ("replacements", "replacements", int(box.replacements) - int(s.replaced)),
        ("steps", "steps", int(step_limit(s, box)) - int(s.steps)),
        ("activations", "activations", int(box.activations) - int(s.activations)),
    ]
    if box.tokens:
        left.append(("claims", f"claims-{int(s.seat)}", int(box.claims) - int(s.claims)))
    last = s.finisher >= 0
    when = SAY["last turns"].format(count=s.last_turns) if last else SAY["turn number"].format(turn=s.turn)
    return _left(where, when, last, tuple(left))


@lru_cache(maxsize=256)
def _going_on(where: Layout, text: str) -> tuple[Piece, ...]:
    x, y, wide, high = where.strip
    return (_say("going-on", "light-middle", x + wide / 2, y + high / 2 + 8, 24, shorten(text, wide / (24 * LETTER))),)


@lru_cache(maxsize=1024)
def _left(where: Layout, when: str, last: bool, left: tuple[tuple[str, str, int], ...]) -> tuple[Piece, ...]:
    """The time and the counters. On the tall board there is room for the words of only one of them."""
    x, y, _, high = where.strip
    wide = where.shape == "wide"
    base, found, size = y + high / 2 + 7, [], 15.5 if wide else 22
    if wide or last:
        found.append(_say("when", "light-bold" if last else "light-middle", x + (88 if last else 46), base, 17 if wide else 22, when))
        x += 186 if last else 92
        x += 40 if last and not wide else 0
    words = wide or not last
    for name, look, count in left:
        found.append(Piece(f"sign-{name}", look, round(x + 18, 1), y + high / 2, layer=_WORDS, faded=count <= 0))
        found.append(_say(f"left-{name}", "light-bold", x + 44, base + 1, 24, str(count), count <= 0))
        if words:
            text = SAY[f"{name} left"]
            found.append(_say(f"words-{name}", "light", x + 58, base, size, text))
            x += 62 + LETTER * size * (len(text) - (0.5 if wide else 1))
        else:
            x += 100
    return tuple(found)


def _now(view: IslandView, name: str) -> str:
    now = int(view.state.phase)
    if now == phase.ENDED:
        return SAY["over"]
    if now in _PHRASES:
        return SAY[_PHRASES[now]].format(name=name)
    return SAY["setting up"] if now < phase.SETTLING else SAY["drawing"].format(name=name)


_PHRASES = {
    phase.CHOOSING_SIDES: "choosing side",
    phase.SETTLING: "choosing start",
    phase.PASSING: "passing",
    phase.KEEPING_TILES: "keeping",
    phase.KEEPING_BEINGS: "keeping",
}


# --- The piles -------------------------------------------------------------------------------------------------------


def piles(view: IslandView, where: Layout, meanings: Meanings) -> list[Piece]:
    """The piles, and what lies on the discards."""
    s, trays = view.state, tray_boxes(where)
    found = [
        *_pile(where, "tiles", int(s.pile_size), meanings.meaning("pile-tiles")),
        *_tile_discard(where, tuple(s.discard.tolist()), meanings.meaning(TILE_DISCARD)),
    ]
    if "beings" not in trays:  # S-96: there is no being pile
        if where.shape == "wide":
            x, y, _, _ = where.piles[0]
            found.append(_say("title", "light-bold", x + 525, y + 56, 34, shorten(view.game.title, 18)))
        return found
    found += _pile(where, "beings", int(s.being_pile_size), meanings.meaning("pile-beings"))
    return found + _being_discard(view, where, meanings)


@lru_cache(maxsize=512)
def _pile(where: Layout, name: str, count: int, meaning: str) -> tuple[Piece, ...]:
    """A pile of so many, face down."""
    x, y, across, _ = where.piles[0 if name == "tiles" else 1]
    wide = where.shape == "wide"
    middle, down, size = (x + 44, y + 55, 1.0) if wide else (x + across / 2 - 9, y + 72, 1.25)
    word = SAY["tile pile" if name == "tiles" else "being pile"]
    look = f"pile-{name}-{min(count, 3)}"
    return (
        Piece(f"pile-{name}", look, middle, down, size=size, layer=_WORDS, meaning=meaning, text=str(count)),
        _say(f"word-{name}", "light-middle", x + (44 if wide else across / 2), y + (20 if wide else 28), 15.5 if wide else 23, word),
    )


@lru_cache(maxsize=512)
def _tile_discard(where: Layout, counts: tuple[int, ...], meaning: str) -> tuple[Piece, ...]:
    x, y, across, _ = tray_boxes(where)["tiles"]
    wide = where.shape == "wide"
    found = [Piece(TILE_DISCARD, f"tray-tiles-{where.shape}", x, y, layer=_TRAY, meaning=meaning)]
    if wide:
        found.append(_say("word-discarded", "light-middle", x + across / 2, y + 17, 15.5, SAY["tile discard"]))
    for kind, count in enumerate(counts):
        right, down, size = (30 + 48 * kind, 40, 1.0) if wide else (20 + 38 * (kind % 2), 26 + 67 * (kind // 2), 1.3)
        found.append(
            Piece(
                f"discard-{KINDS[kind]}", f"chip-{KINDS[kind]}", x + right, y + down, size=size, layer=_WORDS,
                of=TILE_DISCARD, text=f"×{count}", faded=not count,
            )  # fmt: skip
        )
    return tuple(found)


def _being_discard(view: IslandView, where: Layout, meanings: Meanings) -> list[Piece]:
    """The discarded beings, face up, side by side or one below the other."""
    x, y, across, down = tray_boxes(where)["beings"]
    printed, lying, wide = content(view).beings, cards(view.state.being_discard), where.shape == "wide"
    meaning = meanings.meaning(BEING_DISCARD)
    found = [Piece(BEING_DISCARD, f"tray-beings-{where.shape}", x, y, layer=_TRAY, meaning=meaning)]
    many = max(len(lying) - 1, 1)
    if wide:
        key = "beings discarded" if lying else "being discard"
        found.append(_say("word-beings-discarded", "light-middle", x + across / 2, y + 17, 15.5, SAY[key].format(count=len(lying))))
        apart, size = min(SMALL_WIDE + 2, (across - 12 - SMALL_WIDE) / many), 1.0
        spots = [(x + 6 + SMALL_WIDE / 2 + i * apart, y + 49) for i in range(len(lying))]
    else:
        size = 1.4
        apart = min(SMALL_HIGH * size + 4, (down - 10 - SMALL_HIGH * size) / many)
        spots = [(x + across / 2, y + 5 + SMALL_HIGH * size / 2 + i * apart) for i in range(len(lying))]
    for i, (number, (left, top)) in enumerate(zip(lying, spots, strict=True)):
        card, name = printed[number], being_id(number)
        found.append(
            Piece(
                name, f"small-{card.element}-{card.points}", round(left, 1), round(top, 1), size=size, layer=_CARD + i,
                meaning=meanings.meaning(name), of=BEING_DISCARD, text=BEING_NAMES[number],
            )  # fmt: skip
        )
    return found
