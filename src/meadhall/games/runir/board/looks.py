"""Runir: how everything looks, each thing about its own origin. Places are in `layout.py`."""

from meadhall.core.drawing import INK, WOOL, at, disc, label, rect, seat_mark
from meadhall.core.scene import SHAPES, TEXT
from meadhall.games.runir.board import coins, corners, players, scenery, stones
from meadhall.games.runir.board.layout import HIGH, PANEL, PANEL_WIDE, TALL, WIDE, layout, tall_high
from meadhall.games.runir.board.printed import asked, token_looks
from meadhall.games.runir.board.runes import BOLD, GLOW, MIDDLE, WORN, crystal, die, in_the_air, lettered_die
from meadhall.games.runir.box import AIDS, RunirBox
from meadhall.games.runir.state import COLOURS, KINDS, MAGIC, POSITIONS, REWARDS, RUNES, TYPES

BARKS = 3  # boards of different bark
LAPS = 5  # rings around a marker on the honour staff at most


def looks(box: RunirBox) -> dict[str, str]:
    """How everything looks."""
    seats = int(box.players)
    found = {
        "ground-wide": _wide(box),
        "ground-tall": _tall(box),
        "centre": corners.centre(),
        "lit-centre": corners.LIT_CENTRE,
        "lit-aid": corners.LIT_AID,
        "lit-die": rect((-34, -34, 68, 68), 16, GLOW, INK, 2),
        "lit-stack": rect((-32, -56, 64, 148), 10, "#5d4526", GLOW, 4),
        "badge": disc(0, 0, 16, WOOL, INK, 2) + label(0, 8, TEXT, 22, INK, BOLD),
        "space": rect((-43, -92, 86, 148), 20, "transparent"),
        "pile-count": label(0, 0, TEXT, 26, WOOL, MIDDLE),
        "first-player": at(0, 0, scenery.candle(scenery.UNLIT), 0.55),
        "dark": die(2, 30, True),
        "goal-head": label(0, 0, TEXT, 20, WOOL, 'font-weight="bold"'),
        "goal-line": label(0, 0, TEXT, 19, WOOL),
        **{f"pile-{count}": coins.pile(count) for count in range(5)},
        **{f"candle-{how}": scenery.candle(how) for how in range(3)},
        **{f"board-{bark}": stones.board(bark) for bark in range(BARKS)},
        **{f"shadows-{position}": stones.shadows(position) for position in range(POSITIONS)},
        **{f"plate-{number}": stones.plate(number) for number in range(RUNES)},
        **{f"stone-{colour}": stones.stone(colour) for colour in range(COLOURS)},
        **{f"lit-stone-{colour}": stones.chosen(colour) for colour in range(COLOURS)},
        **{stones.asked_look(*each): stones.asked(*each) for each in asked(box)},
        **{f"aid-{kind}": corners.aid(kind, int(box.prices[kind])) for kind in range(AIDS)},
        **{f"crystal-{seat}": crystal(seat) for seat in range(seats)},
        **{f"coin-{kind}": coins.coin(kind) for kind in range(TYPES)},
        **{f"no-coin-{kind}": coins.no_coin(kind) for kind in range(TYPES)},
    }
    for dark, kind in ((False, "die"), (True, "die-dark")):
        found |= {f"{kind}-{face}": lettered_die(face, dark) for face in range(RUNES)}
        found[f"{kind}-air"] = in_the_air(dark)
        found[f"{kind}-used"] = die(-1, 54, dark, "" if dark else WORN)
    for colour in range(COLOURS):
        most = max(box.stack[2 * colour : 2 * colour + 2].tolist())
        found |= {f"pillar-{colour}-{count}": coins.pillar(colour, count) for count in range(2, most + 1)}
    for seat in range(seats):
        found[f"honour-{seat}"] = seat_mark(seat, 0.72)
    for laps in range(1, LAPS + 1):
        found[f"laps-{laps}"] = "".join(disc(0, 0, 10 + 3 * i, "none", INK, 1.6) for i in range(1, laps + 1))
    for shape in SHAPES:
        whole = layout(shape, seats)
        wide, high = whole.tray.touch
        found[f"column-{shape}"] = rect((-wide / 2, -high / 2, wide, high), 9, "transparent")
        wide = 62 if shape == "wide" else 70
        count = label(0, 84, TEXT, 23, WOOL, BOLD)
        found[f"stack-{shape}"] = rect((-wide / 2, -54, wide, 144), 10, "transparent") + count
        found[f"goal-{shape}"] = scenery.plaque(whole.goal, False)
        found[f"goal-{shape}-warns"] = scenery.plaque(whole.goal, True)
    for token, look in enumerate(token_looks(box)):
        if look not in found and box.rewards[token]:
            found[look] = _token(box, token)
    found |= players.looks(seats, int(box.crystals))
    return {name: drawn.replace('"', "'") for name, drawn in found.items()}  # which JSON need not escape


def _token(box: RunirBox, token: int) -> str:
    kind = token // (REWARDS // KINDS)
    wanted = box.by_type[token] if kind == MAGIC else box.by_colour[token]
    coins_asked = tuple((what, count) for what, count in enumerate(wanted.tolist()) if count)
    return coins.token(kind, coins_asked, int(box.praise[token]), int(box.times[token]))


def _wide(box: RunirBox) -> str:
    """The table, the hall above the players, and the furniture below the boards."""
    whole = layout("wide", int(box.players))
    middle = PANEL + PANEL_WIDE // 2
    parts = [scenery.table(WIDE, HIGH), *(stones.bare(position) for position in range(POSITIONS)), _SHADOW]
    parts += [scenery.tray(whole.tray), scenery.till(whole.till, *whole.stacks[:2])]
    parts.append(scenery.staff(not box.children or box.sessions > 1))
    parts.append(at(middle, 168, scenery.runestone()) if box.children else scenery.hall(tuple(box.hall.tolist())))
    if box.players == 2:
        parts.append(at(middle, 792, scenery.knot() if box.children else scenery.runestone(), 0.8))
    return "".join(parts)


_SHADOW = disc(stones.CENTRE[0] + 2, stones.CENTRE[1] + 4, corners.REACH + 2, "#0d1113", more='opacity=".55"')


def _tall(box: RunirBox) -> str:
    """The table, the hall beside the coins, the boards, and the tray of the dice."""
    whole = layout("tall", int(box.players))
    left, top, size = whole.boards
    bare = "".join(stones.bare(position) for position in range(POSITIONS)) + _SHADOW
    hall = at(171, 133, scenery.knot(), 0.8) if box.children else scenery.low_hall(tuple(box.hall.tolist()))
    return (
        scenery.table(TALL, tall_high(int(box.players)))
        + hall
        + scenery.till(whole.till, *whole.stacks[:2])
        + f'<g transform="translate({left:.1f} {top:.1f})scale({size:.4f})">{bare}</g>'
        + scenery.tray(whole.tray)
    )
