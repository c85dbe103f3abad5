"""Saga: both sides' panels: the turn, the goal, purse, areas, and room for leaders off the map."""

from collections.abc import Iterator
from typing import NamedTuple

from meadhall.core.drawing import shorten
from meadhall.core.scene import Part, Piece, Shape
from meadhall.games.saga import location, sides
from meadhall.games.saga.board import layers
from meadhall.games.saga.board.layout import PANELS, Place, SagaLayout
from meadhall.games.saga.words.goals import goal
from meadhall.games.saga.words.meanings import meaning_for
from meadhall.games.saga.words.names import SagaView


class SideStanding(NamedTuple):
    """All that the panel of a side tells, without the Units on it."""

    side: int
    held: int  # areas under control
    coins: int
    rounds: int  # spaces between the two markers
    foes: int  # Units of the other side in England
    spare: int  # Strongholds to build
    active: bool
    won: bool
    first: bool  # whether it holds the Initiative tile


def panel(view: SagaView, layout: SagaLayout, now: SideStanding) -> Iterator[Piece]:
    """The panel of a side, and the Initiative tile if it has it. One faded coin stands for no coins."""
    side, letter, of, viking = now.side, sides.LETTERS[now.side], f"seat-{now.side}", now.side == sides.VIKINGS
    put, shape, where = layout.seats[side].put, layout.shape, PANELS[layout.shape]
    goals, (x, y, letters) = (int(view.box.coins_to_win), int(view.box.areas_to_win)), where.name
    yield put(of, f"seat-{letter}-{shape}", 0, 0, layers.PANEL)
    yield put(f"name-{side}", f"name-{shape}", x, y, layers.COIN, text=shorten(view.names[side], letters), of=of)
    aim = goal(view.phrases, side, now.rounds, *goals)
    yield put(f"goal-{side}", f"goal-{shape}", *where.goal, layers.COIN, text=aim, of=of)
    owned = ("coins", now.coins, where.coins), ("areas", now.held, where.areas)
    for (name, count, (x, y)), most in zip(owned, goals, strict=True):
        text = view.say("so-many-of", number=str(count), goal=most) if viking else str(count)
        more = {"role": "score", "value": count} if name == "coins" else {}
        yield put(f"{name}-said-{letter}", "owned", x, y, layers.COIN, text=text, **more)
        meaning = meaning_for(view, f"{name}-{letter}", count, most)
        yield put(f"{name}-{letter}", "hit", x, y - 9, layers.TILE, meaning=meaning, of=of)
    (x, y), meaning = where.foes, meaning_for(view, f"foes-{letter}", now.foes)
    yield put(f"foes-{letter}", f"foe-{letter}", x, y, layers.COIN, 0.72, meaning=meaning, of=of)
    yield put(f"foes-said-{letter}", "times", x + 17, y + 9, layers.COIN, text=f"×{now.foes}")
    (x, y, room), lying = where.purse, max(now.coins, 1)
    for i in range(lying):
        right = 15 + i * min(31.0, room / lying)
        yield put(f"coin-{letter}-{i}", "coin", x + right, y, layers.TILE + i, faded=not now.coins)
    x, y = where.shields
    for i in range(now.held if shape == "wide" and viking else 1):
        yield put(f"rule-{letter}-{i}", f"shield-{letter}", x + 14 + 32 * i, y, layers.TILE, 0.8)
    if not viking:
        (x, y), meaning = where.spare, meaning_for(view, "stronghold-supply", now.spare)
        more = {"meaning": meaning, "of": of, "faded": not now.spare}
        yield put("stronghold-supply", "stronghold", x - 22, y, layers.TILE, 0.62, **more)
        yield put("strongholds-said", "times", x - 2, y + 9, layers.COIN, text=f"×{now.spare}")
    if now.first:
        meaning = meaning_for(view, "initiative", side)
        yield put("initiative", f"initiative-{letter}", *where.initiative, layers.ON_TILE, 0.86, meaning=meaning)
    if now.active:
        yield put("turn", f"turn-{shape}", 0, 0, layers.BADGE, of=of)
    if now.won:
        yield put("won", f"won-{shape}", 0, 0, layers.BADGE, of=of)


def leader_place(part: Part, shape: Shape, slot: int) -> Place:
    """Where a leader off the map stands on the panel, by his slot, and his size."""
    x, y, apart, size = PANELS[shape].leaders
    return part.left + (x + slot * apart) * part.size, part.top + y * part.size, size * part.size


assert location.SUPPLY < location.HAND < location.ASIDE < location.REMOVED  # the order in which leaders stand there
