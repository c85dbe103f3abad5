"""Saga: what happened in combats and pillages, in sentences."""

from collections.abc import Callable, Iterator

from meadhall.core.text import count
from meadhall.games.saga import actions, location, phase, sides
from meadhall.games.saga.rules.abilities import SPARE, repelled_from
from meadhall.games.saga.rules.combat import AT_SEA
from meadhall.games.saga.rules.map import GENERAL, units
from meadhall.games.saga.words.names import ability, area_name, group, leader_name, side_for
from meadhall.games.saga.words.parts import Part, Told, moved_unit
from meadhall.games.saga.words.phrases import SAY
from meadhall.games.saga.words.strength import added

PANEL = "sheet"
"""On which a battle lies while it is fought."""


def pillaged(part: Part) -> Iterator[Told]:
    """A Stronghold is pillaged, as an action or after a victory (V-63, V-89)."""
    area = part.index if part.before.state.phase == phase.PILLAGING else int(part.before.state.battle)
    gained = int(part.before.state.coins[GENERAL]) - int(part.after.state.coins[GENERAL])
    text = SAY["pillaged" if gained else "pillaged in vain"]
    fill = {"area": area_name(part.after, area), "coins": count(gained, "coin")}
    yield text.format(**fill, **side_for(part.after, sides.VIKINGS)), area


def _battle(part: Part) -> Iterator[Told]:
    if part.family == actions.FIGHT:
        area, view = part.index, part.after
        units = [group(view, side, area) for side in range(2)]
        both = [side_for(view, side)["side"] for side in range(2)]
        you = sides.VIKINGS if both[sides.VIKINGS].you else sides.SAXONS
        fill = {"own": units[you], "others": units[1 - you], "other": both[1 - you]}
        text = SAY["own battle" if both[you].you else "battle"]
        yield text.format(area=area_name(view, area), saxons=units[0], vikings=units[1], **fill), PANEL, area


def _reveal(part: Part) -> Iterator[Told]:
    side = int(part.before.state.seat)
    if part.action == actions.PASS:
        if part.decided:
            yield SAY["passes"].format(**side_for(part.after, side)), PANEL
        return
    leader = part.index
    strong = part.before.box.effects[side, leader] < 2
    told = ability(part.after, side, leader)
    name = leader_name(part.after, side, leader)
    text = SAY["revealed strong" if strong else "revealed"]
    fill = {"leader": name, "ability": told}
    yield text.format(**fill, **side_for(part.after, side)), PANEL, int(part.before.state.battle)


def _brought(part: Part) -> Iterator[Told]:
    s = part.before.state
    side, origin = int(s.seat), int(s.origin)
    text = SAY["rallied" if side == sides.SAXONS else "landed"]
    yield text.format(Unit=moved_unit(part, side, origin), origin=area_name(part.before, origin)), PANEL, origin


def _repelled(part: Part) -> Iterator[Told]:
    s = part.before.state
    if part.after.state.phase != phase.REPELLING_HIDDEN:
        area = int(s.origin if s.phase == phase.REPELLING_HIDDEN else repelled_from(s, part.action))
        text = "repelled" if area == s.battle else "repelled from"
        yield _lost_unit(part, text, sides.VIKINGS, area), PANEL, area, location.DRAKKAR


def _slain(part: Part) -> Iterator[Told]:
    if part.index == SPARE:
        yield (SAY["spared"],)
    elif part.after.state.phase != phase.SLAYING_HIDDEN:
        area = int(part.before.state.battle)
        yield _lost_unit(part, "struck", sides.SAXONS, area), PANEL, area


def _lost_unit(part: Part, text: str, side: int, area: int) -> str:
    """That a side lost a Unit in an area, told to each viewer."""
    unit, where = moved_unit(part, side, area), area_name(part.after, area)
    whose = side_for(part.after, side)["side"]
    return SAY[f"own {text}" if whose.you else text].format(unit=unit, Unit=unit, side=whose, area=where)


def _compared(part: Part) -> Iterator[Told]:
    s = part.after.state
    saxons, vikings, area = int(s.strength[sides.SAXONS]), int(s.strength[sides.VIKINGS]), int(s.battle)
    text = "vikings win" if vikings > saxons else "saxons win" if saxons > vikings else "saxons win a tie"
    text = SAY[text if saxons + vikings else "nobody left"]
    sums = {side: added(part.after, side, total) for side, total in enumerate((saxons, vikings))}
    fill = {"saxons": sums[sides.SAXONS], "vikings": sums[sides.VIKINGS], "area": area_name(part.after, area)}
    winner = side_for(part.after, sides.VIKINGS if vikings > saxons else sides.SAXONS)
    yield text.format(**fill, **winner), PANEL, area


def _lost(part: Part) -> Iterator[Told]:
    s = part.before.state
    side, area = int(s.seat), int(s.battle)
    if part.family == actions.LOSE:
        yield _lost_unit(part, "falls", side, area), PANEL, area
    elif s.losses[side] and units(s, side, area):
        yield SAY["all fall"].format(units=part.left(side, area), **side_for(part.after, side)), PANEL, area


def _retreated(part: Part) -> Iterator[Told]:
    s = part.before.state
    side, area = int(s.seat), int(s.battle)
    if part.family == actions.RETREAT:
        place = location.DRAKKAR if part.index == AT_SEA else part.index
        fill = {"units": part.left(side, area), "area": area_name(part.after, place)}
        yield SAY["retreats"].format(**fill, **side_for(part.after, side)), area, place
    elif units(s, side, area):
        yield SAY["cut off"].format(units=part.left(side, area), **side_for(part.after, side)), area


def _plundered(part: Part) -> Iterator[Told]:
    if part.action == actions.PLUNDER:
        yield from pillaged(part)
    else:
        yield (SAY["leaves it"].format(**side_for(part.after, sides.VIKINGS)),)


TELLERS: dict[int, Callable[[Part], Iterator[Told]]] = {
    phase.CHOOSING_COMBAT: _battle, phase.REVEALING: _reveal, phase.RALLYING: _brought, phase.LANDING: _brought,
    phase.REPELLING: _repelled, phase.REPELLING_HIDDEN: _repelled, phase.SLAYING: _slain,
    phase.SLAYING_HIDDEN: _slain, phase.COMPARING: _compared, phase.LOSING: _lost, phase.RETREATING: _retreated,
    phase.PLUNDERING: _plundered,
}  # fmt: skip
