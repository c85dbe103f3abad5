"""Saga: what happened, told as a chronicle.

One step of the game can be many events: an action, and all that follows by itself. To tell them one by one, as a
viewer may know them, the step is played again beat by beat, in a world that the viewer thinks possible and that leads
from what he saw before to what he sees after. Nothing is told from that world but what `hide` leaves of it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from meadhall.core.constants import CHANCE, UNSEEN
from meadhall.core.game import Event
from meadhall.core.record import copy, to_bytes
from meadhall.core.rng import new_rng
from meadhall.games.saga.areas import GENERAL, controlled, is_controlled, units
from meadhall.games.saga.beats import NOTHING, advance, play
from meadhall.games.saga.naming import (
    SagaView,
    ability,
    area_list,
    area_name,
    coins,
    crowd,
    group,
    half,
    leader_name,
    place_id,
    side_name,
)
from meadhall.games.saga.sentences import SAY
from meadhall.games.saga.state import (
    ASIDE,
    BONUS,
    BONUS_TIME,
    BUILD_AT,
    BUILDING,
    BY_AREAS,
    BY_COINS,
    CHECKING,
    CHOOSE_TILE,
    CHOOSING_COMBAT,
    COIN,
    COMPARING,
    COUNTING,
    DESTINATION,
    DRAFTING,
    DRAKKAR,
    DRAWING,
    END_ACTION,
    ENDED,
    ENGLAND,
    FIGHT,
    FOUNDERS_SETTLE,
    FYRD_AT,
    FYRD_CALLED,
    GROUPING,
    HAND,
    HARBOUR,
    HARBOURING,
    HOMECOMING,
    INCOME_COIN,
    INCOME_DUE,
    INCOME_LEADER,
    INCOME_WARRIOR,
    LANDING,
    LEADERS,
    LOSE,
    LOSING,
    MARKER_REVEAL,
    MOVE_WARRIORS,
    MOVING_TO,
    MUSTER,
    MUSTERING,
    NORTH,
    OPENING,
    PASS,
    PILLAGE_AT,
    PILLAGING,
    PLACING,
    PLUNDER,
    PLUNDERING,
    RAIDERS_LAND,
    RALLYING,
    REPELLING,
    REPELLING_HIDDEN,
    RESOLVE_TILE,
    RETREAT,
    RETREATING,
    REVEAL,
    REVEALING,
    SAXONS,
    SCOUT_LAY,
    SCOUT_LAYING,
    SCOUT_PICK,
    SCOUTING,
    SETTING_ASIDE,
    SLAY,
    SLAYING,
    SLAYING_HIDDEN,
    SUPPLY,
    TRIBUTE_AT,
    TRIBUTE_OFFERED,
    VIKINGS,
    VIKINGS_SETTING_ASIDE,
    WAYS,
    State,
)  # fmt: skip

_TRIES = 5000  # worlds to try; a reveal fits one in 24 of a viewer's, the rest nearly all


@dataclass(frozen=True)
class Beat:
    """One thing that happened, with the views before and after it."""

    action: int
    """The action or outcome; BY_ITSELF where nothing was decided."""
    before: SagaView
    after: SagaView
    decided: bool
    """Whether somebody chose it; otherwise it followed by itself."""

    def left(self, side: int, place: int) -> str:
        """The Units of a side that were in a place and are not there any more."""
        s, t = self.before.state, self.after.state
        return crowd(
            int(s.warriors[side, place]) - int(t.warriors[side, place]),
            int(s.leaders[side, place]) - int(t.leaders[side, place]),
        )


def event(before: SagaView, after: SagaView, who: int, action: int) -> Event | None:
    """What a step was, in sentences; None where there is nothing to tell yet."""
    found = _explain(before, after, who, action)
    if found is None:
        return None
    texts: list[str] = []
    places: list[str] = []
    for beat in _beats(before, *found):
        for text, *where in _tell(beat):
            texts.append(text[0].upper() + text[1:])
            places += [place_id(place) for place in where if 0 <= place <= DRAKKAR]
    return Event(" ".join(texts), tuple(dict.fromkeys(places))) if texts else None


def _explain(before: SagaView, after: SagaView, who: int, action: int) -> tuple[State, int] | None:
    """A world that the viewer thinks possible, and an action in it, that lead to what he sees now."""
    game, box, wanted = before.game, before.box, to_bytes(after.state)
    for attempt in range(_TRIES):
        world = copy(before.state)
        game.kernels.imagine(world, box, before.seat, new_rng(attempt))
        offered = [n for n, _ in game.odds(world, box)] if who == CHANCE else game.legal(world, box)
        for candidate in offered if action == UNSEEN else [action] if action in offered else []:
            twin = copy(world)
            game.kernels.step(twin, box, candidate)
            game.kernels.hide(twin, box, before.seat)
            if to_bytes(twin) == wanted:
                return world, candidate
    return None


def _beats(view: SagaView, world: State, action: int) -> Iterator[Beat]:
    """The action and all that follows by itself, one after the other."""
    game, box = view.game, view.box
    before = view
    play(world, box, action)
    decided = True
    while action != NOTHING:
        after = game.view(world, box, view.seat, view.names)
        yield Beat(action, before, after, decided)
        before, decided = after, False
        action = int(advance(world, box))


Told = tuple[str, *tuple[int, ...]]
"""A sentence, and the places it speaks of."""


def _tell(beat: Beat) -> Iterator[Told]:
    phase = int(beat.before.state.phase)
    if phase in _TELLERS:
        yield from _TELLERS[phase](beat)
    for side in range(2):
        if phase > PLACING and beat.before.state.leaders[side, ASIDE] > beat.after.state.leaders[side, ASIDE]:
            yield (SAY["replacement"].format(side=side_name(side)),)


def _moved_leader(beat: Beat, side: int, place: int) -> str:
    """The leader who left a place, by name if the viewer may know it."""
    s, t = beat.before.state, beat.after.state
    if side == beat.before.seat:
        here = {int(s.backs[side, f]) for f in range(LEADERS) if s.figures[side, f] == place}
        still = {int(t.backs[side, f]) for f in range(LEADERS) if t.figures[side, f] == place}
        return leader_name(beat.before, side, (here - still).pop())
    for figure in range(LEADERS):
        if s.figures[side, figure] == place != t.figures[side, figure] and s.shown[side, figure]:
            return leader_name(beat.before, side, int(s.backs[side, figure]))
    return SAY["a leader"]


def _moved_unit(beat: Beat, side: int, place: int) -> str:
    """The Unit that left a place: a Warrior, or a leader as the viewer may know him."""
    if beat.after.state.warriors[side, place] < beat.before.state.warriors[side, place]:
        return SAY["warrior"]
    return _moved_leader(beat, side, place)


def awards(view: SagaView) -> tuple[str, ...]:
    """How it was won: one of five ways, or several at once."""
    s = view.state
    held = sum(int(is_controlled(s, VIKINGS, area)) for area in range(ENGLAND))
    numbers = {BY_AREAS: held, BY_COINS: int(s.coins[VIKINGS])}
    return tuple(SAY[f"win {way}"].format(n=numbers.get(way, 0)) for way in WAYS if s.won_by & way)


# --- Setup and tiles --------------------------------------------------------------------------------------------------


def _raiders(beat: Beat) -> Iterator[Told]:
    area = beat.action - DESTINATION
    yield SAY["raiders"].format(area=area_name(beat.after, area), units=group(beat.after, VIKINGS, area)), area


def _founders(beat: Beat) -> Iterator[Told]:
    area = beat.action - DESTINATION
    yield SAY["founders"].format(area=area_name(beat.after, area)), area


def _aside(beat: Beat) -> Iterator[Told]:
    side = SAXONS if beat.before.state.phase == SETTING_ASIDE else VIKINGS
    own = side == beat.after.seat
    leader = leader_name(beat.after, side, int(beat.after.state.backs[side, LEADERS - 1])) if own else ""
    yield (SAY["own aside" if own else "aside"].format(Side=side_name(side, True), leader=leader),)


def _placed(beat: Beat) -> Iterator[Told]:
    s, view = beat.after.state, beat.after
    if view.seat != VIKINGS:
        yield (SAY["placed"],)
    else:
        backs = [int(s.backs[VIKINGS, list(s.figures[VIKINGS]).index(NORTH + space)]) for space in range(3)]
        first, second, third = (leader_name(view, VIKINGS, leader) for leader in backs)
        north, central, south = (area_name(view, NORTH + space) for space in range(3))
        text = SAY["own placed"].format(
            first=first, second=second, third=third, north=north, central=central, south=south
        )
        yield (text,)
    yield from _round(beat)


def _round(beat: Beat) -> Iterator[Told]:
    s = beat.after.state
    if s.phase == DRAFTING:
        yield (SAY["round"].format(round=s.round, side=side_name(int(s.drafter))),)


def _tile(beat: Beat) -> Iterator[Told]:
    s, view = beat.before.state, beat.after
    tile, side = beat.action - CHOOSE_TILE, int(s.seat)
    yield (SAY["takes tile"].format(Side=side_name(side, True), tile=tile + 1, half=half(view, side, tile)),)
    if view.state.phase == OPENING:
        yield (SAY["acts first"].format(Side=side_name(int(view.state.seat), True)),)


def _resolve(beat: Beat) -> Iterator[Told]:
    if beat.action >= RESOLVE_TILE:
        side = int(beat.before.state.seat)
        yield (SAY["resolves"].format(Side=side_name(side, True), tile=beat.action - RESOLVE_TILE + 1),)


def _bonus(beat: Beat) -> Iterator[Told]:
    if beat.action == BONUS + COIN:
        yield (SAY["bonus coin"],)


# --- Movement and actions ---------------------------------------------------------------------------------------------


def _marker(beat: Beat) -> Iterator[Told]:
    s = beat.after.state
    if beat.action == MARKER_REVEAL or beat.action >= DESTINATION:
        text = SAY["turned" if beat.action == MARKER_REVEAL else "drawn"]
        origin, area = int(s.origin), int(s.target)
        yield text.format(origin=area_name(beat.after, origin), area=area_name(beat.after, area)), origin, area


def _group(beat: Beat) -> Iterator[Told]:
    s = beat.before.state
    side, origin, target = int(s.seat), int(s.origin), int(s.target)
    sails = origin >= ENGLAND > target
    fill = {
        "side": side_name(side),
        "Side": side_name(side, True),
        "origin": area_name(beat.before, origin),
        "target": area_name(beat.before, target),
    }
    if beat.action < MOVE_WARRIORS:
        leader = _moved_leader(beat, side, origin)
        yield SAY["leader sails" if sails else "leader goes"].format(leader=leader, **fill), origin, target
    elif beat.action > MOVE_WARRIORS:
        text = SAY["warriors follow" if s.moved else "warriors sail" if sails else "warriors go"]
        yield text.format(units=crowd(beat.action - MOVE_WARRIORS, 0), **fill), origin, target


def _built(beat: Beat) -> Iterator[Told]:
    area = beat.action - BUILD_AT
    space = int(beat.after.state.stronghold_marker)
    yield SAY["built"].format(area=area_name(beat.after, area), space=space), area


def _fyrd(beat: Beat) -> Iterator[Told]:
    if beat.action != END_ACTION:
        area = beat.action - FYRD_AT
        yield SAY["fyrd strikes"].format(area=area_name(beat.after, area)), area


def _income(beat: Beat) -> Iterator[Told]:
    if beat.action == END_ACTION:
        return
    if beat.action < INCOME_LEADER:
        family = INCOME_COIN if beat.action < INCOME_WARRIOR else INCOME_WARRIOR
        area = beat.action - family
        text = SAY["income coin" if family == INCOME_COIN else "income warrior"]
        yield text.format(area=area_name(beat.after, area)), area
    else:
        area = (beat.action - INCOME_LEADER) // LEADERS
        leader = _moved_leader(beat, SAXONS, SUPPLY)
        yield SAY["income leader"].format(area=area_name(beat.after, area), leader=leader), area


def _tribute(beat: Beat) -> Iterator[Told]:
    area = beat.action - TRIBUTE_AT
    yield SAY["tribute paid"].format(area=area_name(beat.after, area), units=beat.left(VIKINGS, area)), area, DRAKKAR


def _scouted(beat: Beat) -> Iterator[Told]:
    own = beat.after.seat == VIKINGS
    area = area_name(beat.after, beat.action - SCOUT_PICK) if own else ""
    yield (SAY["own scouted" if own else "scouted"].format(area=area),)


def _laid(beat: Beat) -> Iterator[Told]:
    place = NORTH + beat.action - SCOUT_LAY
    yield SAY["laid"].format(area=area_name(beat.after, place)), place


def _mustered(beat: Beat) -> Iterator[Told]:
    place = NORTH + beat.action - MUSTER
    yield SAY["mustered"].format(Unit=_moved_unit(beat, VIKINGS, HAND), area=area_name(beat.after, place)), place


def _pillaged(beat: Beat) -> Iterator[Told]:
    area = beat.action - PILLAGE_AT if beat.before.state.phase == PILLAGING else int(beat.before.state.battle)
    gained = coins(int(beat.before.state.coins[GENERAL]) - int(beat.after.state.coins[GENERAL]))
    yield SAY["pillaged"].format(area=area_name(beat.after, area), coins=gained), area


# --- Combat -----------------------------------------------------------------------------------------------------------


def _battle(beat: Beat) -> Iterator[Told]:
    if beat.action >= FIGHT:
        area, view = beat.action - FIGHT, beat.after
        saxons, vikings = (group(view, side, area) for side in range(2))
        yield SAY["battle"].format(area=area_name(view, area), saxons=saxons, vikings=vikings), area


def _reveal(beat: Beat) -> Iterator[Told]:
    side = int(beat.before.state.seat)
    if beat.action == PASS:
        if beat.decided:
            yield (SAY["passes"].format(Side=side_name(side, True)),)
        return
    leader = beat.action - REVEAL
    strong = beat.before.box.effects[side, leader] < 2
    told = ability(beat.after, side, leader)
    name = leader_name(beat.after, side, leader)
    text = SAY["revealed strong" if strong else "revealed"]
    yield text.format(Side=side_name(side, True), leader=name, ability=told), int(beat.before.state.battle)


def _brought(beat: Beat) -> Iterator[Told]:
    s = beat.before.state
    side, origin = int(s.seat), int(s.origin)
    text = SAY["rallied" if side == SAXONS else "landed"]
    yield text.format(Unit=_moved_unit(beat, side, origin), origin=area_name(beat.before, origin)), origin


def _repelled(beat: Beat) -> Iterator[Told]:
    if beat.after.state.phase != REPELLING_HIDDEN:
        area = int(beat.before.state.battle)
        yield SAY["repelled"].format(Unit=_moved_unit(beat, VIKINGS, area)), area, DRAKKAR


def _slain(beat: Beat) -> Iterator[Told]:
    if beat.action == SLAY + LEADERS + 1:
        yield (SAY["spared"],)
    elif beat.after.state.phase != SLAYING_HIDDEN:
        area = int(beat.before.state.battle)
        yield SAY["struck"].format(Unit=_moved_unit(beat, SAXONS, area)), area


def _compared(beat: Beat) -> Iterator[Told]:
    s = beat.after.state
    text = SAY["vikings win" if s.strength[VIKINGS] > s.strength[SAXONS] else "saxons win"]
    area = int(s.battle)
    yield text.format(saxons=s.strength[SAXONS], vikings=s.strength[VIKINGS], area=area_name(beat.after, area)), area


def _lost(beat: Beat) -> Iterator[Told]:
    s = beat.before.state
    side, area = int(s.seat), int(s.battle)
    if beat.action >= LOSE:
        yield SAY["falls"].format(Unit=_moved_unit(beat, side, area), side=side_name(side)), area
    elif s.losses[side] and units(s, side, area):
        yield SAY["all fall"].format(Side=side_name(side, True), units=beat.left(side, area)), area


def _retreated(beat: Beat) -> Iterator[Told]:
    s = beat.before.state
    side, area = int(s.seat), int(s.battle)
    if beat.action >= RETREAT:
        place = DRAKKAR if beat.action == RETREAT + ENGLAND else beat.action - RETREAT
        fill = {"units": beat.left(side, area), "Side": side_name(side, True), "area": area_name(beat.after, place)}
        yield SAY["retreats"].format(**fill), area, place
    elif units(s, side, area):
        yield SAY["cut off"].format(units=beat.left(side, area), Side=side_name(side, True)), area


def _plundered(beat: Beat) -> Iterator[Told]:
    if beat.action == PLUNDER:
        yield from _pillaged(beat)
    else:
        yield (SAY["leaves it"],)


# --- The end of the round ---------------------------------------------------------------------------------------------


def _checked(beat: Beat) -> Iterator[Told]:
    s = beat.after.state
    if s.phase == ENDED:
        for text in awards(beat.after):
            yield (text,)


def _counted(beat: Beat) -> Iterator[Told]:
    s, t = beat.before.state, beat.after.state
    yield (SAY["marker moves"].format(space=t.round_marker),)
    gained = int(t.coins[VIKINGS]) - int(s.coins[VIKINGS])
    if gained:
        held = [a for a in range(ENGLAND) if beat.after.box.inland >> a & 1 and controlled(t, VIKINGS) >> a & 1]
        yield SAY["crowns"].format(areas=area_list(beat.after, held), coins=coins(gained)), *held


def _home(beat: Beat) -> Iterator[Told]:
    place = NORTH + beat.action - HARBOUR
    yield SAY["comes home"].format(Unit=_moved_unit(beat, VIKINGS, HAND), area=area_name(beat.after, place)), place


_TELLERS: dict[int, Callable[[Beat], Iterator[Told]]] = {
    RAIDERS_LAND: _raiders, FOUNDERS_SETTLE: _founders, SETTING_ASIDE: _aside, VIKINGS_SETTING_ASIDE: _aside,
    PLACING: _placed, DRAFTING: _tile, OPENING: _resolve, BONUS_TIME: _bonus, MOVING_TO: _marker, DRAWING: _marker,
    GROUPING: _group, BUILDING: _built, FYRD_CALLED: _fyrd, INCOME_DUE: _income, TRIBUTE_OFFERED: _tribute,
    SCOUTING: _scouted, SCOUT_LAYING: _laid, MUSTERING: _mustered, PILLAGING: _pillaged, CHOOSING_COMBAT: _battle,
    REVEALING: _reveal, RALLYING: _brought, LANDING: _brought, REPELLING: _repelled, REPELLING_HIDDEN: _repelled,
    SLAYING: _slain, SLAYING_HIDDEN: _slain, COMPARING: _compared, LOSING: _lost, RETREATING: _retreated,
    PLUNDERING: _plundered, CHECKING: _checked, COUNTING: _counted, HOMECOMING: _round, HARBOURING: _home,
}  # fmt: skip
