"""Saga: how far the game is: the scroll in the North Sea, the round track, coins and markers that are left."""

from functools import lru_cache

from meadhall.core.drawing import (
    BOG_OAK,
    FJORD,
    INK,
    OCHRE,
    PAPER,
    PARCHMENT,
    RUST,
    SLATE,
    WOOL,
    label,
    num,
    path,
    rect,
    wrap,
)
from meadhall.core.phrases import Phrases
from meadhall.core.scene import TEXT, Part, Piece
from meadhall.games.saga.board import figures
from meadhall.games.saga.board.layout import COIN, ON_TILE, PANEL, SCROLL, TILE, WORDS, Layout
from meadhall.games.saga.box import SagaBox
from meadhall.games.saga.rules.map import GENERAL
from meadhall.games.saga.words.meanings import markers_left, meaning_for
from meadhall.games.saga.words.names import SagaView

_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'
_LONG = 660  # the whole track
_PILED = 6  # coins that are drawn of the general supply
_SCROLL_LEFT, _SCROLL_TOP, _SCROLL_WIDE, _LINE = 316, 42, 366, 31


def looks(box: SagaBox) -> dict[str, str]:
    """The track of this box, its markers, and the scroll with as many lines as there can be."""
    spaces = int(box.track)
    found = {
        "track": _spaces(spaces),
        "numbers": _numbers(spaces),
        "marker-round": _ROUND_MARKER,
        "marker-stronghold": _STRONGHOLD_MARKER,
        "face-down": figures.face_down(),
        "count": label(0, 0, TEXT, 26.5, INK, 'font-weight="bold"'),
        "heading": label(0, 0, TEXT, 26, INK, f'{_MIDDLE} font-style="italic"'),
        "warning": label(0, 0, TEXT, 25.5, RUST, _MIDDLE),
        "pile": '<rect x="-8" y="-26" width="104" height="52" fill="transparent"/>',
        **{f"scroll-{lines}": _sheet(lines) for lines in (1, 2, 3, 4)},
    }
    found |= {f"gained-{n}": _covered(1, n, spaces, FJORD) for n in range(spaces + 1)}
    return found | {f"past-{n}": _covered(n + 1, spaces, spaces, SLATE) for n in range(spaces + 1)}


def _spaces(spaces: int) -> str:
    """The spaces of the track, bare."""
    wide = _LONG / spaces
    return "".join(rect((i * wide + 2, 0, wide - 4, 34), 6, WOOL, INK, 1.6) for i in range(spaces))


def _numbers(spaces: int) -> str:
    """Their numbers, over what covers them."""
    wide = _LONG / spaces
    found = "".join(f'<text x="{num((n - 0.5) * wide)}" y="26">{n}</text>' for n in range(1, spaces + 1))
    return f'<g font-size="26.5" fill="{INK}" {_BOLD}>{found}</g>'


def _covered(first: int, last: int, spaces: int, fill: str) -> str:
    """On spaces from one to another that are gone or gained: one line of dashes, each as wide as a space."""
    wide = _LONG / spaces
    more = f'stroke-dasharray="{num(wide - 6)} 6" opacity=".55"'
    line = f"M{num((first - 1) * wide + 3)} 17H{num(last * wide - 3)}"
    return path(line, stroke=fill, width=32, more=more) if first <= last else ""


_ROUND_MARKER = (
    path("M0 4L-9-7A13 13 0 1 1 9-7Z", OCHRE, INK, 2)
    + path("M-5-22H5L0-15ZM-5-8H5L0-15Z", WOOL, INK, 1.3)
    + path("M20-14H40M34-19L41-14 34-9", stroke=INK, width=2.6, more='transform="scale(-1 1)"')
)
_STRONGHOLD_MARKER = (
    path("M0-4L-9 7A13 13 0 1 0 9 7Z", FJORD, INK, 2)
    + path("M-6 20V10H-3V13H-1.5V10H1.5V13H3V10H6V20Z", WOOL, INK, 1)
    + path("M20 14H40M34 9L41 14 34 19", stroke=INK, width=2.6)
)


def _sheet(lines: int) -> str:
    """Vellum, rolled at both ends."""
    right, high = _SCROLL_WIDE, 18 + _LINE * lines
    sheet = f"M0 0Q{right // 2} 5 {right} 0V{high}Q{right // 2} {high + 5} 0 {high}Z"
    rolls = "".join(
        path(f"M{x - 8} -7h16V{high + 7}h-16Z", PARCHMENT, BOG_OAK, 2)
        + path(f"M{x - 3} -4V{high + 4}M{x + 3} -4V{high + 4}", stroke=BOG_OAK, width=1)
        for x in (0, right)
    )
    return path(sheet, PAPER, BOG_OAK, 2) + rolls


# --- Pieces -----------------------------------------------------------------------------------------------------------


def pieces(view: SagaView, layout: Layout, rounds: int, warnings: tuple[str, ...]) -> list[Piece]:
    """The scroll, the track and what lies beside it; `rounds` are the spaces between the markers."""
    s = view.state
    general, pool = int(s.coins[GENERAL]), markers_left(view)
    before, behind = int(s.round_marker), int(s.stronghold_marker)
    return [
        *scroll(view.phrases, layout.map, view.game.title, int(s.round), rounds, warnings),
        *_track(
            layout.track, int(view.box.track), before, behind,
            meaning_for(view, "marker-round", before), meaning_for(view, "marker-stronghold", behind),
        ),
        *_left(
            layout.track, general, pool,
            meaning_for(view, "coins-general", general), meaning_for(view, "pool", pool),
        ),
    ]  # fmt: skip


@lru_cache(maxsize=512)
def scroll(
    phrases: Phrases, part: Part, title: str, round_: int, rounds: int, warnings: tuple[str, ...]
) -> tuple[Piece, ...]:
    """The round, how many are to go, and who could win; before the first round the title of the game."""
    if round_ == 0:
        lines = wrap(title, 22)[:2]
        warnings = ()
    else:
        lines = [phrases.say("round-number", round=round_), phrases.say("rounds-to-go", rounds=max(rounds, 0))]
    middle = _SCROLL_LEFT + _SCROLL_WIDE / 2
    found = [part.put("scroll", f"scroll-{len(lines) + len(warnings)}", _SCROLL_LEFT, _SCROLL_TOP, SCROLL)]
    for i, text in enumerate((*lines, *warnings)):
        name, look = (f"heading-{i}", "heading") if i < len(lines) else (f"warning-{i - len(lines)}", "warning")
        found.append(part.put(name, look, middle, _SCROLL_TOP + 32 + _LINE * i, WORDS, text=text))
    return tuple(found)


@lru_cache(maxsize=512)
def _track(part: Part, spaces: int, before: int, behind: int, *meanings: str) -> tuple[Piece, ...]:
    """The spaces, and the two markers: one comes from the right above them, the other from the left below."""
    wide = _LONG / spaces
    return (
        part.put("track", "track", 0, 0, PANEL),
        part.put("past", f"past-{min(max(before, 0), spaces)}", 0, 0, COIN),
        part.put("gained", f"gained-{min(behind, spaces)}", 0, 0, TILE),
        part.put("track-numbers", "numbers", 0, 0, ON_TILE),
        part.put("marker-round", "marker-round", (max(before, 0.5) - 0.5) * wide, 0, ON_TILE, meaning=meanings[0]),
        part.put(
            "marker-stronghold", "marker-stronghold", (min(behind, spaces) - 0.5) * wide, 34, ON_TILE,
            meaning=meanings[1],
        ),
    )  # fmt: skip


@lru_cache(maxsize=512)
def _left(part: Part, coins: int, pool: int, *meanings: str) -> tuple[Piece, ...]:
    """The general supply, in three stacks, and the pool of destination markers."""
    x, y = _LONG + 20, 22
    stacks = ((0, 8), (26, 10), (13, -8))
    found = [
        part.put("coins-general", "pile", x, y, PANEL, meaning=meanings[0]),
        part.put("coins-left", "count", x + 44, y + 6, COIN, text=f"×{coins}"),
        part.put("pool", "pile", x + 130, y, PANEL, meaning=meanings[1]),
        part.put("pool-left", "count", x + 176, y + 6, COIN, text=f"×{pool}"),
    ]
    for i in range(min(coins, _PILED)):
        right, down = stacks[i % 3]
        found.append(part.put(f"coin-g-{i}", "coin", x + right, y + down - 3 * (i // 3), COIN + i, 0.9))
    for i in range(pool):
        found.append(part.put(f"pool-{i}", "face-down", x + 138 + 4 * i, y - 4 * i, COIN + i))
    return tuple(found)
