"""Saga: the scroll in the North Sea: the title, the combat that is being fought, or how the game was won."""

from functools import cache
from math import cos, sin

from meadhall.core.drawing import BOG_OAK, INK, OCHRE, PAPER, PARCHMENT, RUST, WOOL, at, disc, label, path, wrap
from meadhall.games.saga import sides
from meadhall.games.saga.board import figures
from meadhall.games.saga.board.panels import winner
from meadhall.games.saga.rules.combat import loser, strength
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words import awards
from meadhall.games.saga.words.names import SagaView, ability, area_name, leader_name
from meadhall.games.saga.words.phrases import SAY

_LEFT, _TOP, _WIDE = 328, 40, 346
_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'


def scroll(view: SagaView) -> str:
    """The scroll, as long as what is on it."""
    if winner(view) >= 0:
        return _ending(winner(view), awards(view))
    if view.state.battle >= 0:
        return _combat(view)
    title, round_ = view.game.title, int(view.state.round)
    return _heading(SAY["title"].format(title=title, round=round_) if round_ else title)


@cache
def _sheet(high: int) -> str:
    """The vellum itself, rolled at both ends."""
    right, bottom = _LEFT + _WIDE, _TOP + high
    sheet = (
        f"M{_LEFT} {_TOP}Q{_LEFT + 180} {_TOP + 5} {right} {_TOP}V{bottom}Q{_LEFT + 180} {bottom + 5} {_LEFT} {bottom}Z"
    )
    rolls = "".join(
        path(f"M{x - 9} {_TOP - 7}h18V{bottom + 7}h-18Z", PARCHMENT, BOG_OAK, 2)
        + path(f"M{x - 3} {_TOP - 4}V{bottom + 4}M{x + 4} {_TOP - 4}V{bottom + 4}", stroke=BOG_OAK, width=1)
        for x in (_LEFT, right)
    )
    return path(sheet, PAPER, BOG_OAK, 2) + rolls


@cache
def _heading(title: str) -> str:
    lines = wrap(title, 26)
    text = "".join(
        label(_LEFT + _WIDE / 2, _TOP + 34 + 29 * i, line, 24, INK, f'{_MIDDLE} font-style="italic" letter-spacing="1"')
        for i, line in enumerate(lines)
    )
    return _sheet(24 + 29 * len(lines)) + text


@cache
def _ending(side: int, told: tuple[str, ...]) -> str:
    lines = [line for text in told for line in wrap(text, 28)]
    middle = _LEFT + _WIDE / 2
    text = "".join(label(middle, _TOP + 116 + 27 * i, line, 22, INK, _MIDDLE) for i, line in enumerate(lines))
    laurel = at(middle, _TOP + 50, _LAUREL + at(0, 0, figures.shield(side), 2.1))
    return _sheet(112 + 27 * len(lines)) + laurel + text


_LEAF = path("M0 2Q-7-8 0-20 7-8 0 2Z", "#7f9460", INK, 1.4)
_LAUREL = "".join(
    at(side * 44 * sin(angle), 44 * cos(angle), _LEAF, turn=side * (130 - 57.3 * angle + lean))
    for side in (-1, 1)
    for angle in (0.5, 0.95, 1.4, 1.85, 2.3)
    for lean in (-28, 28)
)


def _combat(view: SagaView) -> str:
    """Where, how strong each side is, who was revealed, who wins and what it costs."""
    s = view.state
    compared = bool(s.strength.any())
    strong = tuple(
        int(s.strength[side]) if compared else int(strength(s, view.box, side))
        for side in (sides.SAXONS, sides.VIKINGS)
    )
    won = 1 - int(loser(s)) if compared else -1
    told = tuple(tuple(_revealed(view, side)) for side in (sides.SAXONS, sides.VIKINGS))
    title = SAY["combat now"].format(area=area_name(view, int(s.battle)))
    return _duel(title, strong, won, tuple(s.losses.tolist()), told)


def _revealed(view: SagaView, side: int) -> list[tuple[str, str]]:
    """The leaders of a side that are revealed, with what they do."""
    s = view.state
    backs = [int(s.backs[side, figure]) for figure in range(LEADERS) if s.shown[side, figure]]
    return [(leader_name(view, side, leader), ability(view, side, leader)) for leader in backs]


def _duel(
    title: str,
    strong: tuple[int, ...],
    won: int,
    losses: tuple[int, ...],
    told: tuple[tuple[tuple[str, str], ...], ...],
) -> str:
    parts, bottom = [label(_LEFT + _WIDE / 2, _TOP + 32, title, 25, INK, _BOLD)], _TOP + 112
    for side in (sides.SAXONS, sides.VIKINGS):
        x, turn = (_LEFT + 112, -1) if side == sides.SAXONS else (_LEFT + _WIDE - 112, 1)
        if won == side:
            parts.append(disc(x, _TOP + 78, 29, OCHRE, INK, 2))
        parts.append(label(x, _TOP + 94, str(strong[side]), 46, INK, _BOLD))
        parts.append(at(x + turn * 58, _TOP + 78, figures.shield(side), 1.9))
        if won == 1 - side:
            parts.append(path(f"M{x - 24} {_TOP + 96}L{x + 24} {_TOP + 60}", stroke=RUST, width=5))
        if losses[side]:
            parts.append(at(x + turn * 78, _TOP + 102, _loss(losses[side])))
        y = _TOP + 138
        middle = _LEFT + 92 if side == sides.SAXONS else _LEFT + _WIDE - 92
        for name, does in told[side]:  # only their names when there are many
            parts.append(label(middle, y, name, 18, INK, _BOLD))
            for line in wrap(does, 20) if max(map(len, told)) < 3 else ():
                y += 18
                parts.append(label(middle, y, line, 16, INK, _MIDDLE))
            y += 24
        bottom = max(bottom, y - 12)
    parts.append(at(_LEFT + _WIDE / 2, _TOP + 78, figures.crossed(fierce=True), 1.1))
    return _sheet(bottom - _TOP) + "".join(parts)


def _loss(count: int) -> str:
    """Casualties that are still to be named."""
    return disc(0, 0, 16, RUST, INK, 2) + label(0, 7, f"−{count}", 20, WOOL, _BOLD)
