"""Saga in words: the position, what is asked, what an action would do, and how it ended.

What happened is told by `chronicle.py`, why something is not legal by `refusals.py`; all sentences are in
`sentences.py`.
"""

from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.games.saga import areas as land
from meadhall.games.saga.chronicle import awards, event
from meadhall.games.saga.leaders import ORDERS
from meadhall.games.saga.naming import (
    SagaView,
    a_unit,
    ability,
    area_list,
    area_name,
    coins,
    enemy_unit,
    group,
    half,
    leader_name,
    leaders_at,
    side_name,
    suspects,
)
from meadhall.games.saga.refusals import why_not
from meadhall.games.saga.sentences import SAY
from meadhall.games.saga.state import (
    ACTING,
    ASIDE,
    BONUS,
    BONUS_TIME,
    BONUSES,
    BUILD_AT,
    BUILDING,
    CHOOSE_TILE,
    CHOOSING_COMBAT,
    DEEDS,
    DRAFTING,
    DRAKKAR,
    DRAWING,
    END_ACTION,
    END_TILE,
    ENGLAND,
    FIGHT,
    FYRD_AT,
    FYRD_CALLED,
    GROUPING,
    HAND,
    HARBOUR,
    HARBOURING,
    HOME,
    HOMECOMING,
    INCOME_COIN,
    INCOME_DUE,
    INCOME_LEADER,
    INCOME_WARRIOR,
    LAND,
    LAND_FROM,
    LANDING,
    LANDING_FROM,
    LEADERS,
    LOSE,
    LOSING,
    MARKER_DRAW,
    MARKER_REVEAL,
    MOVE_FROM,
    MOVE_LEADER,
    MOVE_TO,
    MOVE_WARRIORS,
    MOVING_FROM,
    MOVING_TO,
    MUSTER,
    MUSTERING,
    NONE,
    NORTH,
    OPENING,
    PASS,
    PILLAGE_AT,
    PILLAGING,
    PLACE_LEADERS,
    PLACING,
    PLUNDER,
    PLUNDERING,
    RALLY,
    RALLY_FROM,
    RALLYING,
    RALLYING_FROM,
    RECRUIT_UNIT,
    RECRUITING,
    REMOVED,
    REPEL,
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
    SLAY,
    SLAYING,
    SLAYING_HIDDEN,
    SPACES,
    START,
    SUPPLY,
    TILES,
    TRIBUTE_AT,
    TRIBUTE_OFFERED,
    VIKINGS,
)  # fmt: skip

__all__ = ["action", "awards", "describe", "event", "prompt", "scoring", "why_not"]


# --- The position -----------------------------------------------------------------------------------------------------


def describe(view: SagaView) -> str:
    """Track, tiles, map, supplies and what is known of leaders, in lines."""
    s, say = view.state, SAY
    lines = [
        say["title"].format(title=view.game.title, round=s.round),
        *(f"{side_name(side, True)}: {view.names[side]}" for side in range(2)),
        "",
        say["track"].format(
            round=s.round_marker, stronghold=s.stronghold_marker, left=s.round_marker - s.stronghold_marker
        ),
        "; ".join(_tile(view, tile) for tile in range(TILES)),
        say["initiative"].format(side=side_name(int(s.initiative))),
        say["purses"].format(saxons=s.coins[0], vikings=s.coins[1], general=s.coins[2]),
        "",
    ]
    rows = [(area_name(view, area), *_area(view, area)) for area in range(ENGLAND)]
    rows += [(area_name(view, NORTH + space), *_harbour(view, space)) for space in range(SPACES)]
    rows.append((area_name(view, DRAKKAR), "", "", group(view, VIKINGS, DRAKKAR), ""))
    rows.append((say["supply"], *_supply(view)))
    for name, place in (("in hand", HAND), ("aside place", ASIDE), ("removed", REMOVED)):
        if s.leaders[:, place].any() or (place == HAND and s.warriors[:, HAND].any()):
            rows.append((say[name], "", group(view, SAXONS, place), group(view, VIKINGS, place), ""))
    head = ("", "", side_name(SAXONS, True), side_name(VIKINGS, True), "")
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(5)]
    for row in (head, *rows):
        lines.append("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    lines += ["", *(_leader_line(view, side) for side in range(2))]
    if s.battle >= 0:
        lines.append(say["combat now"].format(area=area_name(view, int(s.battle))))
        if s.strength.any():
            lines.append(say["strengths"].format(saxons=s.strength[0], vikings=s.strength[1]))
    return "\n".join(lines)


def _tile(view: SagaView, tile: int) -> str:
    owner = int(view.state.owners[tile])
    if owner < 0:
        return SAY["tile free"].format(tile=tile + 1)
    done = SAY["tile done"] if view.state.resolved >> tile & 1 else ""
    return SAY["tile owned"].format(tile=tile + 1, side=side_name(owner), done=done)


def _area(view: SagaView, area: int) -> tuple[str, str, str, str]:
    s = view.state
    signs = [SAY["coast" if land.is_coastal(view.box, area) else "crown"]]
    if s.strongholds[area]:
        signs.append(SAY["stronghold"])
    holder = next((side_name(side) for side in range(2) if land.is_controlled(s, side, area)), "")
    return ", ".join(signs), group(view, SAXONS, area), group(view, VIKINGS, area), holder


def _harbour(view: SagaView, space: int) -> tuple[str, str, str, str]:
    s = view.state
    if s.face_down[space]:
        sign = SAY["scouted marker"].format(areas=suspects(view, space))
    elif s.markers[space] >= 0:
        sign = SAY["marker"].format(area=area_name(view, int(s.markers[space])))
    else:
        sign = SAY["no marker"]
    return sign, "", group(view, VIKINGS, NORTH + space), ""


def _supply(view: SagaView) -> tuple[str, str, str, str]:
    left = SAY["strongholds left"].format(n=view.state.stronghold_supply)
    return left, group(view, SAXONS, SUPPLY), group(view, VIKINGS, SUPPLY), ""


def _leader_line(view: SagaView, side: int) -> str:
    places = [place for place in range(REMOVED + 1) if view.state.leaders[side, place]]
    told = [
        SAY["leader in"].format(area=area_name(view, place), leader=leader)
        for place in places
        for leader in leaders_at(view, side, place)
    ]
    return SAY["leader list"].format(side=side_name(side), leaders="; ".join(told))


# --- What is asked, and what an action would do -----------------------------------------------------------------------

_ASKED = {
    PLACING: "placing", DRAFTING: "drafting", OPENING: "opening", BONUS_TIME: "bonus", ACTING: "acting",
    MOVING_FROM: "from", MOVING_TO: "to", GROUPING: "group", BUILDING: "build", FYRD_CALLED: "fyrd",
    INCOME_DUE: "income", TRIBUTE_OFFERED: "tribute", SCOUTING: "scout", SCOUT_LAYING: "lay", RECRUITING: "recruit",
    MUSTERING: "muster", PILLAGING: "pillage", CHOOSING_COMBAT: "combat", REVEALING: "reveal",
    RALLYING_FROM: "rally from", RALLYING: "rally", REPELLING: "repel", LANDING_FROM: "land from", LANDING: "rally",
    SLAYING: "slay", LOSING: "lose", RETREATING: "retreat", PLUNDERING: "plunder", HOMECOMING: "home",
    HARBOURING: "muster",
}  # fmt: skip


def prompt(view: SagaView) -> str:
    """What is asked of the seat to move, or what everybody waits for."""
    s, to_move = view.state, view.to_move
    if to_move == OVER:
        return SAY["over"]
    if to_move == CHANCE:
        by_phase = {DRAWING: "drawing", REPELLING_HIDDEN: "shuffled", SLAYING_HIDDEN: "shuffled"}
        return SAY[by_phase.get(int(s.phase), "setting up")]
    if view.seat not in (to_move, SPECTATOR):
        return SAY["waiting"].format(name=view.names[to_move])
    asked = _ASKED[int(s.phase)]
    if asked == "to" and s.origin >= ENGLAND:
        asked = "sailing"
    north, central, south = (area_name(view, NORTH + space) for space in range(SPACES))
    return SAY["ask " + asked].format(
        name=view.names[to_move], round=s.round, tile=s.tile + 1, north=north, central=central, south=south,
        origin=area_name(view, int(s.origin)), target=area_name(view, int(s.target)), left=s.left,
        battle=area_name(view, int(s.battle)), losses=s.losses[to_move],
        saxons=group(view, SAXONS, int(s.battle)) or SAY["nobody"],
        vikings=group(view, VIKINGS, int(s.battle)) or SAY["nobody"],
    )  # fmt: skip


def action(view: SagaView, action: int) -> str:
    """What a legal action would do."""
    s, box = view.state, view.box
    family = max(first for first in _TELL if first <= action)
    text, number = _TELL[family], action - family
    fill: dict[str, object] = {"n": number}
    if family == PLACE_LEADERS:
        fill |= _placement(view, number)
    elif family in (CHOOSE_TILE, RESOLVE_TILE):
        fill |= {"tile": number + 1, "half": half(view, int(s.seat), number)}
    elif family == BONUS:
        text = "do no bonus" if number == NONE else text
        fill["bonus"] = SAY.get(BONUSES[number], "")
    elif family == START:
        fill["deed"] = SAY[DEEDS[number]]
    elif family == MOVE_FROM:
        fill |= {"area": area_name(view, number), "free": land.free(s, s.seat, number)}
    elif family == MOVE_TO:
        if number == DRAKKAR:
            text = "do embark"
        elif s.origin >= ENGLAND > number:
            text = "do sail"
        fill["area"] = area_name(view, number)
    elif family == MARKER_REVEAL:
        fill["area"] = area_name(view, int(s.markers[s.origin - NORTH]))
    elif family in (MOVE_LEADER, REVEAL):
        fill |= {"leader": leader_name(view, int(s.seat), number), "ability": ability(view, int(s.seat), number)}
    elif family == MOVE_WARRIORS:
        text = {0: "do no warriors", 1: "do 1 warrior"}.get(number, text)
    elif family == INCOME_LEADER:
        fill |= {
            "area": area_name(view, number // LEADERS),
            "leader": leader_name(view, SAXONS, number % LEADERS),
        }
    elif family in (MUSTER, SCOUT_LAY, LAND_FROM, HARBOUR):
        fill["area"] = area_name(view, NORTH + number)
    elif family in (RECRUIT_UNIT, RALLY, LAND, LOSE, HOME):
        fill["unit"] = a_unit(view, int(s.seat), number)
    elif family in (REPEL, SLAY):
        text = "do spare" if number > LEADERS else text
        fill["unit"] = enemy_unit(view, VIKINGS if family == REPEL else SAXONS, number)
    elif family == RETREAT:
        fill["area"] = area_name(view, DRAKKAR if number == ENGLAND else number)
    elif family == PLUNDER:
        text = "do plunder" if number == 0 else "do not plunder"
        fill["area"] = area_name(view, int(s.battle))
    elif family not in (END_TILE, END_ACTION, PASS, MARKER_DRAW):
        fill["area"] = area_name(view, number)
        fill["n"] = coins(min(int(box.pillage), int(s.coins[land.GENERAL])))
        fill |= {"saxons": group(view, SAXONS, number), "vikings": group(view, VIKINGS, number)}
    told = SAY[text].format(**fill)
    return told[0].upper() + told[1:]


def _placement(view: SagaView, permutation: int) -> dict[str, str]:
    held = sorted(int(back) for back, place in zip(*_own(view), strict=True) if place == HAND)
    order = [held[int(n) - 1] for n in ORDERS[permutation][1:]]
    names = {place: area_name(view, NORTH + i) for i, place in enumerate(("north", "central", "south"))}
    leaders = (leader_name(view, VIKINGS, leader) for leader in order)
    return names | dict(zip(("first", "second", "third"), leaders, strict=True))


def _own(view: SagaView) -> tuple[list[int], list[int]]:
    return view.state.backs[VIKINGS].tolist(), view.state.figures[VIKINGS].tolist()


_TELL = {
    PLACE_LEADERS: "do place", CHOOSE_TILE: "do choose", RESOLVE_TILE: "do resolve", BONUS: "do bonus",
    START: "do start", END_TILE: "do end tile", MOVE_FROM: "do from", MARKER_REVEAL: "do reveal marker",
    MARKER_DRAW: "do draw marker", MOVE_TO: "do to", MOVE_LEADER: "do with", MOVE_WARRIORS: "do warriors",
    BUILD_AT: "do build", END_ACTION: "do end action", FYRD_AT: "do fyrd", INCOME_COIN: "do income coin",
    INCOME_WARRIOR: "do income warrior", INCOME_LEADER: "do income leader", RECRUIT_UNIT: "do recruit",
    MUSTER: "do muster", TRIBUTE_AT: "do tribute", SCOUT_PICK: "do scout", SCOUT_LAY: "do lay",
    PILLAGE_AT: "do pillage", FIGHT: "do fight", REVEAL: "do reveal", PASS: "do pass", RALLY_FROM: "do rally from",
    RALLY: "do bring", REPEL: "do repel", LAND_FROM: "do land from", LAND: "do bring", SLAY: "do slay",
    LOSE: "do lose", RETREAT: "do retreat", PLUNDER: "do plunder", HOME: "do home", HARBOUR: "do muster",
}  # fmt: skip


# --- Points -----------------------------------------------------------------------------------------------------------


def scoring(view: SagaView) -> list[list[tuple[str, int]]]:
    """For each seat the areas that it controls: they are its points, though the war is not won by them."""
    lines: list[list[tuple[str, int]]] = []
    for side in range(2):
        held = [area for area in range(ENGLAND) if land.is_controlled(view.state, side, area)]
        told = SAY["areas"].format(areas=area_list(view, held)) if held else SAY["no areas"]
        lines.append([(told, len(held))])
    return lines
