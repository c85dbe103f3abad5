"""Saga: the icons of actions and bonuses on the tiles, each about its own origin and some 44 across."""

from functools import cache

from meadhall.core.drawing import INK, OCHRE, RUST, WOOL, at, disc, label, path
from meadhall.games.saga import offer, sides
from meadhall.games.saga.board import figures

_BOLD = 'text-anchor="middle" font-weight="bold"'
_ARROW = path("M-11-4H0V-11L13 0 0 11V4H-11Z", OCHRE, INK, 1.8)
_PLUS = path("M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z", OCHRE, INK, 1.6)
_FLAMES = path("M-14 6Q-20-6-10-16-10-8-5-8-8-18 2-26 0-16 7-12 10-16 9-21 20-10 14 6Z", RUST, INK, 1.8) + path(
    "M-6 6Q-9-3-3-8-1-3 3-6 8 0 5 6Z", OCHRE, INK, 1.2
)
_SHIP = path(
    "M-20-4Q-21-14-15-15-15-6-12-4H12Q15-6 15-15 21-14 20-4 14 9 0 9-14 9-20-4Z", figures.IRON, INK, 1.8
) + path("M0-4V-22M-10-20H10L8-8H-8Z", WOOL, INK, 1.8)


@cache
def tile_action(action: int, side: int) -> str:
    """An action."""
    if action == offer.MOVEMENT and side == sides.SAXONS:
        return at(-12, 0, figures.shield(side), 1.05) + at(10, 1, _ARROW, 1.05)
    if action == offer.MOVEMENT:
        return at(-4, 4, _SHIP, 0.9) + at(14, 8, _ARROW, 0.9)
    return _TILE_ACTIONS[action]


_TOWER = at(0, 0, figures.stronghold(), 0.86)
_TILE_ACTIONS = {
    offer.BUILD: at(-3, 2, _TOWER) + at(16, -10, _PLUS, 0.95),
    offer.FYRD: at(9, 5, figures.shield(sides.VIKINGS), 1.25)
    + path("M11-10L5 0 13 5 8 20", stroke=RUST, width=3.4)
    + path("M-13 22V-6M-21-19V-10Q-21-5-13-5-5-5-5-10V-19M-13-22V-5", stroke=INK, width=3.4),
    offer.INCOME: at(-8, 0, _TOWER) + at(12, 9, figures.coin(11)),
    offer.TRIBUTE: at(-12, 4, figures.coin(11))
    + at(4, 4, _ARROW, 0.7)
    + at(14, -3, figures.shield(sides.VIKINGS), 0.8),
    offer.SCOUT: path("M-21 0Q0-21 21 0 0 21-21 0Z", WOOL, INK, 2.2)
    + disc(0, 0, 9, figures.IRON, INK, 2)
    + disc(0, 0, 3.5, INK),
    offer.RECRUITMENT: at(-9, 0, figures.warrior(sides.VIKINGS), 0.86)
    + at(7, 0, figures.warrior(sides.VIKINGS), 0.86)
    + at(17, -12, _PLUS, 0.95),
    offer.PILLAGE: at(0, 2, _TOWER) + at(0, 10, _FLAMES, 0.95),
}


@cache
def bonus(number: int, side: int) -> str:
    """A bonus, some 30 across."""
    if number == offer.COIN:
        return figures.coin(13)
    if number == offer.MOVE_ONE:
        return at(-6, 0, figures.shield(side), 0.72) + at(8, 0, _ARROW, 0.6)
    if number == offer.RECRUIT:
        return at(-3, 1, figures.warrior(side), 0.72) + at(11, -7, _PLUS, 0.7)
    return at(-2, 2, _SHIP if side == sides.VIKINGS else figures.shield(side), 0.66) + at(10, 5, _ARROW, 0.6)


@cache
def acts_first() -> str:
    """Sword and axe: the owner of this tile resolves first."""
    return figures.crossed(fierce=True)


@cache
def chooses_first() -> str:
    """A hand with one finger up, in a ring: the owner of this tile chooses first next round."""
    hand = "M-7 10V0Q-7-3-4-3V-13Q-4-16-1-16 2-16 2-13V-4L6-3Q9-2 8 2L6 10Z"
    return disc(0, 0, 22, OCHRE, INK, 2.2) + at(0, 3, path(hand, WOOL, INK, 2), 0.95)


@cache
def tick() -> str:
    """Done."""
    return disc(0, 0, 12, WOOL, INK, 2) + path("M-6 0L-2 5 6-5", stroke=INK, width=3.4)


@cache
def first_side(side: int) -> str:
    """The Initiative tile, with the side that it shows."""
    back = path("M-22-16L0-26 22-16V16L0 26-22 16Z", OCHRE, INK, 2.4)
    return back + at(0, 0, figures.shield(side), 1.1)


@cache
def number(tile: int) -> str:
    """The number of a tile."""
    return disc(0, 0, 17, INK) + disc(0, 0, 14, "none", WOOL, 1.2) + label(0, 9, str(tile), 25, WOOL, _BOLD)
