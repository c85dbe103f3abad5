"""Saga: both sides' panels: the turn, the goal, purse, areas, and room for leaders off the map."""

from collections.abc import Iterator
from typing import NamedTuple

from meadhall.core.drawing import fitted, shorten
from meadhall.core.scene import Piece
from meadhall.games.saga import sides
from meadhall.games.saga.board import layers
from meadhall.games.saga.board.layout import PANELS, SagaLayout
from meadhall.games.saga.words.names import SagaView, side_name


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
    put, shape, where, say = layout.seats[side].put, layout.shape, PANELS[layout.shape], view.say
    coins, areas, (x, y, letters) = int(view.box.coins_to_win), int(view.box.areas_to_win), where.name
    yield put(of, f"seat-{letter}-{shape}", 0, 0, layers.PANEL)
    yield put(f"name-{side}", f"name-{shape}", x, y, layers.COIN, text=shorten(view.names[side], letters), of=of)
    saxon_goal = say("goal-saxons", rounds=max(now.rounds, 0))
    aim = say("goal-vikings", coins=coins, areas=areas) if viking else saxon_goal
    fits = fitted(aim, 36 if shape == "wide" else 28.5)
    yield put(f"goal-{side}", f"goal-{shape}", *where.goal, layers.COIN, fits, text=aim, of=of)
    for name, count, most, (x, y) in (
        ("coins", now.coins, coins, where.coins),
        ("areas", now.held, areas, where.areas),
    ):
        text = say("so-many-of", number=str(count), goal=most) if viking else str(count)
        more = {"role": "score", "value": count} if name == "coins" else {}
        yield put(f"{name}-said-{letter}", "owned", x, y, layers.COIN, fitted(text, 7.5), text=text, **more)
        meaning = say(f"means-{name}-{letter}", coins=count, number=count, goal=most)
        yield put(f"{name}-{letter}", "hit", x, y - 9, layers.TILE, meaning=meaning, of=of)
    (x, y), meaning = where.foes, say(f"means-foes-{letter}", number=now.foes)
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
        (x, y), meaning = where.spare, say("means-stronghold-supply", number=now.spare)
        more = {"meaning": meaning, "of": of, "faded": not now.spare}
        yield put("stronghold-supply", "stronghold", x - 22, y, layers.TILE, 0.62, **more)
        yield put("strongholds-said", "times", x - 2, y + 9, layers.COIN, text=f"×{now.spare}")
    if now.first:
        meaning = say("means-initiative", side=side_name(view, side))
        yield put("initiative", f"initiative-{letter}", *where.initiative, layers.ON_TILE, 0.86, meaning=meaning)
    if now.active:
        yield put("turn", f"turn-{shape}", 0, 0, layers.BADGE, of=of)
    if now.won:
        yield put("won", f"won-{shape}", 0, 0, layers.BADGE, of=of)
