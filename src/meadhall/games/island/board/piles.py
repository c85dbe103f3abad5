"""The island games: the strip that tells what is left of the turn, and below it the piles, face down and face up."""

from functools import cache

from meadhall.core.drawing import INK, OCHRE, WOOL, at, disc, label, path, piece, rect, seat_mark, shorten
from meadhall.games.island import phase
from meadhall.games.island.board.cards import SMALL_WIDE, being_back, small_being, tile_back
from meadhall.games.island.board.scenery import Look, strip
from meadhall.games.island.board.seats import LEFT, WIDE
from meadhall.games.island.board.signs import chip
from meadhall.games.island.board.touches import BEING_DISCARD, TILE_DISCARD
from meadhall.games.island.rules.turns import step_limit
from meadhall.games.island.state import BEING_NAMES, KINDS
from meadhall.games.island.words.names import IslandView, being_id, cards, content
from meadhall.games.island.words.phrases import SAY

TOP, HIGH = 544, 40
"""Where the strip of the turn lies."""
_PILES, _PILES_HIGH = 592, 88
_TILES_WIDE = 352
_BEINGS = LEFT + _TILES_WIDE + 8
_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'


# --- The turn --------------------------------------------------------------------------------------------------------


def turn(view: IslandView, look: Look) -> str:
    """What is left of the turn, or what is going on instead."""
    s, box = view.state, view.box
    back = strip(look, (LEFT, TOP, WIDE, HIGH))
    if s.phase not in (phase.ACTING, phase.SWITCHING):
        name = shorten(view.names[s.seat], 18) if s.seat >= 0 else ""
        return back + label(LEFT + WIDE / 2, TOP + 28, _going_on(view, name), 22, WOOL, _MIDDLE)
    left = [
        ("replacements left", _SWAP, int(box.replacements) - int(s.replaced)),
        ("steps left", _STEPS, int(step_limit(s, box)) - int(s.steps)),
        ("activations left", _CALL, int(box.activations) - int(s.activations)),
    ]
    if box.tokens:
        token = disc(0, 0, 14, WOOL, INK) + seat_mark(int(s.seat), 0.8)
        left.append(("claims left", token, int(box.claims) - int(s.claims)))
    when = SAY["turn number"].format(turn=s.turn)
    if s.finisher >= 0:
        when = SAY["last turns"].format(count=s.last_turns)
    parts = [back, label(LEFT + 14, TOP + 26, when, 17, WOOL)]
    x = LEFT + 96.0 + (60 if s.finisher >= 0 else 0)
    for name, sign, count in left:
        shown = at(x + 14, TOP + 20, sign) + label(x + 40, TOP + 28, str(count), 24, WOOL, _BOLD)
        parts.append(shown if count > 0 else f'<g opacity=".6">{shown}</g>')
        parts.append(label(x + 54, TOP + 26, SAY[name], 15.5, WOOL))
        x += 66 + 8.2 * len(SAY[name])
    return "".join(parts)


def _going_on(view: IslandView, name: str) -> str:
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
_SWAP = rect((-12, -12, 16, 16), 3, "#5b6a72", WOOL, 1.6) + rect((-3, -3, 16, 16), 3, OCHRE, INK, 1.6)
_STEPS = path(
    "M-8-3c-3-6 1-11 4-9s2 7 0 10ZM-8-1l4 0q1 4-1 5t-3-5ZM5 3c-2-6 1-11 4-9s3 6 0 10ZM5 5l4 0q1 4-1 5t-3-5Z", WOOL
)
_CALL = rect((-9, -12, 18, 24), 3, WOOL, INK, 1.6) + path("M0-8L2-2 8 0 2 2 0 8-2 2-8 0-2-2Z", INK)


# --- The piles -------------------------------------------------------------------------------------------------------


def still(view: IslandView, look: Look) -> str:
    """The piles and what lies on the tile discard, kind by kind."""
    s = view.state
    drawn = _tile_piles(look, int(s.pile_size), tuple(s.discard.tolist()))
    if view.box.all_mythicals:  # S-96: there is no being pile
        return drawn + label(_BEINGS + 165, _PILES + 56, shorten(view.game.title, 18), 34, WOOL, _BOLD)
    return drawn + _being_piles(look, int(s.being_pile_size), int(s.being_discard).bit_count())


def _tile_piles(look: Look, pile: int, discard: tuple[int, ...]) -> str:
    x, y = LEFT + 96, _PILES
    counts = "".join(
        f'<g transform="translate({x + 22 + 48 * kind} {y + 46})"{"" if count else _FAINT}>{chip(kind, 1.45)}</g>'
        + label(x + 22 + 48 * kind, y + 80, f"×{count}", 16, WOOL, _MIDDLE)
        for kind, count in enumerate(discard)
    )
    title = label(x + 122, y + 22, SAY["tile discard"], 15.5, WOOL, _MIDDLE)
    return (
        strip(look, (LEFT, y, _TILES_WIDE, _PILES_HIGH))
        + f'<g data-id="pile-tiles">{_pile(LEFT + 44, tile_back(44), pile, SAY["tile pile"])}</g>'
        + f'<g data-id="{TILE_DISCARD}">{_tray(look, x - 4, 252)}{title}{counts}</g>'
    )


def _being_piles(look: Look, pile: int, discarded: int) -> str:
    x, y = _BEINGS + 84, _PILES
    many = SAY["beings discarded"].format(count=discarded) if discarded else SAY["being discard"]
    title = label(x + 119, y + 22, many, 15.5, WOOL, _MIDDLE)
    return (
        strip(look, (_BEINGS, y, WIDE - _TILES_WIDE - 8, _PILES_HIGH))
        + f'<g data-id="pile-beings">{_pile(_BEINGS + 42, being_back(48), pile, SAY["being pile"])}</g>'
        + f'<g data-id="{BEING_DISCARD}">{_tray(look, x, 238)}{title}</g>'
    )


_FAINT = ' opacity=".45"'


@cache
def _tray(look: Look, x: float, wide: float) -> str:
    return rect((x, _PILES + 5, wide, _PILES_HIGH - 10), 8, look.mat, look.border, 1.2)


def _pile(x: float, back: str, count: int, word: str) -> str:
    """A pile of so many, face down."""
    stack = "".join(at(x - 3 + 3 * i, _PILES + 55 - 3 * i, back) for i in range(min(count, 3)))
    badge = disc(x + 26, _PILES + 70, 14, WOOL, INK, 2) + label(x + 26, _PILES + 76, str(count), 17, INK, _BOLD)
    return stack + label(x, _PILES + 20, word, 15.5, WOOL, _MIDDLE) + badge


def discarded(view: IslandView) -> list[str]:
    """The discarded beings, face up, as pieces."""
    printed, lying = content(view).beings, cards(view.state.being_discard)
    apart = min(SMALL_WIDE + 2, (226 - SMALL_WIDE) / max(len(lying) - 1, 1))
    drawn = []
    for i, number in enumerate(lying):
        card = printed[number]
        face = small_being(BEING_NAMES[number], KINDS.index(card.element), card.points)
        drawn.append(piece(being_id(number), _BEINGS + 90 + SMALL_WIDE / 2 + i * apart, _PILES + 54, face))
    return drawn
