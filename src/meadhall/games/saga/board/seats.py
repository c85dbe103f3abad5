"""Saga: both sides' panels: whose turn it is, how near they are to winning, purse, areas, and who is off the map."""

from functools import lru_cache
from typing import NamedTuple

from meadhall.core.drawing import BOG_OAK, INK, MOSS, OCHRE, WOOL, at, label, num, path, rect, shorten
from meadhall.core.phrases import Phrases
from meadhall.core.scene import TEXT, Part, Piece
from meadhall.games.saga import location, sides
from meadhall.games.saga.board import figures, icons
from meadhall.games.saga.board.layout import BADGE, COIN, ON_TILE, PANEL, TILE, Layout, Spot
from meadhall.games.saga.box import SagaBox
from meadhall.games.saga.words.goals import goal
from meadhall.games.saga.words.meanings import meaning_for
from meadhall.games.saga.words.names import PHRASES, SagaView

_BOLD = 'text-anchor="middle" font-weight="bold"'
_DASHES = 'stroke-dasharray="3 4"'
_CLOTH = ("#cfdbe0", "#d4d2cc")


class _Card(NamedTuple):
    """Where things are on a side's panel in one shape."""

    wide: int
    high: int
    name: tuple[int, int, int]  # where, and how many letters there is room for
    goal: Spot
    coins: Spot  # how many, in words
    purse: tuple[int, int, int]  # where the coins lie, and in how much room
    areas: Spot
    rule: Spot  # the shields of the areas under control
    foes: Spot
    spare: Spot  # Strongholds to build
    initiative: Spot
    shield: float  # how large
    men: tuple[int, int, float]  # the warriors in supply, and how large
    slots: tuple[int, int, int, float]  # leaders off the map: the first, how far apart, how large


CARDS = {
    "wide": _Card(
        442, 230, (60, 34, 17), (60, 56), (53, 86), (98, 77, 250), (53, 118), (98, 109), (362, 109), (384, 77),
        (412, 34), 1.35, (8, 184, 1), (167, 176, 76, 0.76),
    ),
    "tall": _Card(
        381, 236, (52, 38, 14), (14, 72), (92, 103), (10, 94, 9), (226, 103), (150, 94), (302, 94), (268, 32),
        (352, 30), 1.15, (10, 182, 0.95), (158, 178, 62, 0.9),
    ),
}  # fmt: skip


# --- Looks ------------------------------------------------------------------------------------------------------------


def looks(box: SagaBox) -> dict[str, str]:
    """Panels, coins and what is written there."""
    found = {
        "coin": figures.coin(),
        "shield-a": figures.shield(sides.SAXONS),
        "shield-v": figures.shield(sides.VIKINGS),
        "initiative-a": icons.first_side(sides.SAXONS),
        "initiative-v": icons.first_side(sides.VIKINGS),
        "owned": label(0, 0, TEXT, 24, INK, _BOLD),
        "times": label(0, 0, TEXT, 24, INK, 'font-weight="bold"'),
        "where": label(0, 0, TEXT, 15, INK, 'text-anchor="middle"'),
        "fallen": path("M-20-20L20 20M20-20L-20 20", stroke="#a2321c", width=6),
        "hit": '<rect x="-60" y="-17" width="120" height="34" fill="transparent"/>',
        "name-wide": label(0, 0, TEXT, 27, INK),
        "name-tall": label(0, 0, TEXT, 28, INK),
        "goal-wide": label(0, 0, TEXT, 18, INK, 'font-style="italic"'),
        "goal-tall": label(0, 0, TEXT, 22, INK, 'font-style="italic"'),
        "stronghold": figures.stronghold(),
        **{f"foe-{'av'[side]}": figures.warrior(1 - side) for side in (sides.SAXONS, sides.VIKINGS)},
    }
    for shape, card in CARDS.items():
        whole = (0, 0, card.wide, card.high)
        found |= {f"seat-{'av'[side]}-{shape}": _panel(box, side, shape, card) for side in (0, 1)}
        found[f"turn-{shape}"] = rect(whole, 12, "none", INK, 10) + rect(whole, 12, "none", OCHRE, 7)
        found[f"won-{shape}"] = rect(whole, 12, "none", MOSS, 10)
    return found


def _panel(box: SagaBox, side: int, shape: str, card: _Card) -> str:
    wide, high = card.wide, card.high
    parts = [
        rect((0, 0, wide, high), 12, _CLOTH[side], BOG_OAK, 2),
        path(f"M5 5H{wide - 5}V{high - 5}H5Z", stroke=figures.DEEP[side], width=1.4, more='stroke-dasharray="6 5"'),
        at(card.name[0] - 26, card.name[1] - (4 if shape == "wide" else 8), figures.shield(side), card.shield),
    ]
    top = card.men[1] - 54
    parts.append(rect((8, top, 116, high - top - 8), 7, WOOL, INK, 1, 'fill-opacity=".6"'))
    parts.append(rect((128, top, wide - 136, high - top - 8), 7, WOOL, INK, 1, 'fill-opacity=".6"'))
    if shape == "wide":
        parts.append(label(16, top + 16, PHRASES.say("place-supply"), 15, INK))
        slots = int(box.coins_to_win) if side == sides.VIKINGS else 0
        x, y, room = card.purse
        apart = min(31.0, room / max(slots, 1))
        rings = "".join(f"M{num(x + 2 + i * apart)} {y}a13 13 0 1 1 26 0 13 13 0 1 1-26 0Z" for i in range(slots))
        parts.append(path(rings, stroke=INK, width=1.5, more=_DASHES))
        x, y = card.rule
        if side == sides.VIKINGS:
            slots = int(box.areas_to_win)
            boxes = "".join(f"M{x + 32 * i} {y - 14}h29v29h-29Z" for i in range(slots))
            parts.append(path(boxes, stroke=INK, width=1.4, more=_DASHES))
    return "".join(parts)


# --- Pieces -----------------------------------------------------------------------------------------------------------


class Standing(NamedTuple):
    """How a side stands: all that its panel tells, less who is off the map."""

    held: int  # areas under control
    coins: int
    rounds: int  # spaces between the two markers
    foes: int  # Units of the other side in England
    spare: int  # Strongholds to build
    active: bool
    won: bool
    first: bool  # whether it holds the Initiative tile


def pieces(view: SagaView, layout: Layout, standing: tuple[Standing, Standing]) -> list[Piece]:
    """Both panels, and the Initiative tile on one of them."""
    found: list[Piece] = []
    for side in (sides.SAXONS, sides.VIKINGS):
        now = standing[side]
        letter = sides.LETTERS[side]
        meanings = (
            meaning_for(view, f"coins-{letter}", now.coins, int(view.box.coins_to_win)),
            meaning_for(view, f"areas-{letter}", now.held, int(view.box.areas_to_win)),
            meaning_for(view, f"foes-{letter}", now.foes),
            meaning_for(view, "stronghold-supply", now.spare),
            meaning_for(view, "initiative", int(view.state.initiative)),
        )
        goals = int(view.box.coins_to_win), int(view.box.areas_to_win)
        found += _seat(
            view.phrases, layout.seats[side], layout.shape, side, view.names[side], now, goals, meanings
        )  # fmt: skip
    return found


@lru_cache(maxsize=2048)
def _seat(
    phrases: Phrases, part: Part, shape: str, side: int, name: str, now: Standing, goals: tuple[int, int],
    meanings: tuple[str, ...],
) -> tuple[Piece, ...]:  # fmt: skip
    card, letter, of = CARDS[shape], sides.LETTERS[side], f"seat-{side}"
    said = [str(now.coins), str(now.held)]
    if side == sides.VIKINGS:
        said = [phrases.say("so-many-of", number=n, goal=most) for n, most in zip(said, goals, strict=True)]
    wanted = goal(phrases, side, now.rounds, *goals)
    x, y, letters = card.name
    found = [
        part.put(of, f"seat-{letter}-{shape}", 0, 0, PANEL),
        part.put(f"name-{side}", f"name-{shape}", x, y, COIN, text=shorten(name, letters), of=of),
        part.put(f"goal-{side}", f"goal-{shape}", *card.goal, COIN, text=wanted, of=of),
        part.put(f"coins-said-{letter}", "owned", *card.coins, COIN, text=said[0]),
        part.put(f"coins-{letter}", "hit", card.coins[0], card.coins[1] - 9, TILE, meaning=meanings[0], of=of),
        part.put(f"areas-said-{letter}", "owned", *card.areas, COIN, text=said[1]),
        part.put(f"areas-{letter}", "hit", card.areas[0], card.areas[1] - 9, TILE, meaning=meanings[1], of=of),
        part.put(f"foes-{letter}", f"foe-{letter}", *card.foes, COIN, 0.72, meaning=meanings[2], of=of),
        part.put(f"foes-said-{letter}", "times", card.foes[0] + 17, card.foes[1] + 9, COIN, text=f"×{now.foes}"),
    ]
    x, y, room = card.purse
    apart = min(31.0, room / max(now.coins, 1))
    found += [
        part.put(f"coin-{letter}-{i}", "coin", x + 15 + i * apart, y, TILE + i, faded=not now.coins)
        for i in range(max(now.coins, 1))  # of no coins too it is told what they are
    ]
    x, y = card.rule
    shields = now.held if shape == "wide" and side == sides.VIKINGS else 1
    found += [part.put(f"rule-{letter}-{i}", f"shield-{letter}", x + 14 + 32 * i, y, TILE, 0.8) for i in range(shields)]
    if side == sides.SAXONS:
        found += _spare(part, shape, card, now.spare, meanings[3])
    if now.first:
        found.append(
            part.put("initiative", f"initiative-{letter}", *card.initiative, ON_TILE, 0.86, meaning=meanings[4])
        )
    if now.active:
        found.append(part.put("turn", f"turn-{shape}", 0, 0, BADGE, of=of))
    if now.won:
        found.append(part.put("won", f"won-{shape}", 0, 0, BADGE, of=of))
    return tuple(found)


def _spare(part: Part, shape: str, card: _Card, count: int, meaning: str) -> list[Piece]:
    """The Strongholds that can still be built."""
    x, y = card.spare
    more = {"meaning": meaning, "of": "seat-0", "faded": not count}
    return [
        part.put("stronghold-supply", "stronghold", x - 22, y, TILE, 0.62, **more),
        part.put("strongholds-said", "times", x - 2, y + 9, COIN, text=f"×{count}"),
    ]


def spot(part: Part, shape: str, slot: int) -> tuple[float, float, float]:
    """Where the leader in this slot stands, who is off the map, and how large he is."""
    x, y, apart, size = CARDS[shape].slots
    return part.left + (x + slot * apart) * part.size, part.top + y * part.size, size * part.size


assert location.SUPPLY < location.HAND < location.ASIDE < location.REMOVED  # the order in which leaders stand there
