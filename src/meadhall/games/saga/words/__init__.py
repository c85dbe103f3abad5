"""Saga in words: the position, what is asked, what an action would do, and how it ended.

What happened is told by `events.py`, why something is not legal by `refusals.py`; all sentences are in `phrases.py`.
"""

from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.core.game import ScoreLine
from meadhall.core.text import count, sentence
from meadhall.games.saga import actions, location, offer, phase, sides
from meadhall.games.saga.rules.abilities import repelled_from
from meadhall.games.saga.rules.combat import WARRIOR
from meadhall.games.saga.rules.leaders import ORDERS
from meadhall.games.saga.rules.map import GENERAL, free, has_stronghold, is_coastal, is_controlled
from meadhall.games.saga.rules.turns import owner_of
from meadhall.games.saga.state import LEADERS, TILES
from meadhall.games.saga.words.events import awards, event
from meadhall.games.saga.words.goals import standing
from meadhall.games.saga.words.names import (
    SagaView,
    a_unit,
    ability,
    area_list,
    area_name,
    crowd,
    enemy_unit,
    group,
    half,
    leader_name,
    leaders_at,
    moves_one,
    side_name,
    suspects,
    up_to,
)
from meadhall.games.saga.words.phrases import SAY
from meadhall.games.saga.words.refusals import why_not

__all__ = ["action", "asks", "awards", "describe", "event", "prompt", "scoring", "standing", "why_not"]


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
    rows = [(area_name(view, area), *_area(view, area)) for area in range(location.ENGLAND)]
    rows += [(area_name(view, location.NORTH + space), *_harbour(view, space)) for space in range(location.SPACES)]
    rows.append((area_name(view, location.DRAKKAR), "", "", group(view, sides.VIKINGS, location.DRAKKAR), ""))
    rows.append((say["supply"], *_supply(view)))
    for name, place in (("in hand", location.HAND), ("aside place", location.ASIDE), ("removed", location.REMOVED)):
        if s.leaders[:, place].any() or (place == location.HAND and s.warriors[:, location.HAND].any()):
            rows.append((say[name], "", group(view, sides.SAXONS, place), group(view, sides.VIKINGS, place), ""))
    head = ("", "", side_name(sides.SAXONS, True), side_name(sides.VIKINGS, True), "")
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
    owner = int(owner_of(view.state, tile))
    if owner < 0:
        return SAY["tile free"].format(tile=tile + 1)
    done = SAY["tile done"] if view.state.resolved >> tile & 1 else ""
    return SAY["tile owned"].format(tile=tile + 1, side=side_name(owner), done=done)


def _area(view: SagaView, area: int) -> tuple[str, str, str, str]:
    s = view.state
    signs = [SAY["coast" if is_coastal(view.box, area) else "crown"]]
    if has_stronghold(s, area):
        signs.append(SAY["stronghold"])
    holder = next((side_name(side) for side in range(2) if is_controlled(s, side, area)), "")
    return ", ".join(signs), group(view, sides.SAXONS, area), group(view, sides.VIKINGS, area), holder


def _harbour(view: SagaView, space: int) -> tuple[str, str, str, str]:
    s = view.state
    if s.face_down[space]:
        sign = SAY["scouted marker"].format(areas=suspects(view, space))
    elif s.markers[space] >= 0:
        sign = SAY["marker"].format(area=area_name(view, int(s.markers[space])))
    else:
        sign = SAY["no marker"]
    return sign, "", group(view, sides.VIKINGS, location.NORTH + space), ""


def _supply(view: SagaView) -> tuple[str, str, str, str]:
    left = SAY["strongholds left"].format(n=view.state.stronghold_supply)
    return left, group(view, sides.SAXONS, location.SUPPLY), group(view, sides.VIKINGS, location.SUPPLY), ""


def _leader_line(view: SagaView, side: int) -> str:
    places = [place for place in range(location.REMOVED + 1) if view.state.leaders[side, place]]
    told = [
        SAY["leader in"].format(area=area_name(view, place), leader=leader)
        for place in places
        for leader in leaders_at(view, side, place)
    ]
    return SAY["leader list"].format(side=side_name(side), leaders="; ".join(told))


# --- What is asked, and what an action would do -----------------------------------------------------------------------

_ASKED = {
    phase.PLACING: "placing", phase.DRAFTING: "drafting", phase.OPENING: "opening", phase.BONUS_TIME: "bonus",
    phase.ACTING: "acting", phase.MOVING_FROM: "from", phase.MOVING_TO: "to", phase.GROUPING: "group",
    phase.BUILDING: "build", phase.FYRD_CALLED: "fyrd", phase.INCOME_DUE: "income", phase.TRIBUTE_OFFERED: "tribute",
    phase.SCOUTING: "scout", phase.SCOUT_LAYING: "lay", phase.RECRUITING: "recruit", phase.MUSTERING: "muster",
    phase.PILLAGING: "pillage", phase.CHOOSING_COMBAT: "combat", phase.REVEALING: "reveal",
    phase.RALLYING_FROM: "rally from", phase.RALLYING: "rally", phase.REPELLING: "repel",
    phase.LANDING_FROM: "land from", phase.LANDING: "rally", phase.SLAYING: "slay", phase.LOSING: "lose",
    phase.RETREATING: "retreat", phase.PLUNDERING: "plunder", phase.HOMECOMING: "home", phase.HARBOURING: "muster",
}  # fmt: skip


def waiting(view: SagaView) -> str:
    """What everybody reads who is not to decide: what they wait for, or that the game is over."""
    s, to_move = view.state, view.to_move
    if to_move == OVER:
        return SAY["over"].format(why=" ".join(awards(view)))
    if to_move == CHANCE:
        by_phase = {phase.DRAWING: "drawing", phase.REPELLING_HIDDEN: "shuffled", phase.SLAYING_HIDDEN: "shuffled"}
        return SAY[by_phase.get(int(s.phase), "setting up")]
    if view.seat == SPECTATOR:
        return prompt(view)
    return SAY["waiting"].format(name=view.names[to_move])


def prompt(view: SagaView) -> str:
    """What is asked of the seat to move."""
    s, to_move = view.state, view.to_move
    asked = _ASKED[int(s.phase)]
    if asked == "to" and s.origin >= location.ENGLAND:
        asked = "sailing"
    if asked == "group" and s.left > 1 and (s.figures[to_move] == s.origin).any():
        asked = "led group"
    north, central, south = (area_name(view, location.NORTH + space) for space in range(location.SPACES))
    return SAY["ask " + asked].format(
        name=view.names[to_move], round=s.round, tile=s.tile + 1, north=north, central=central, south=south,
        origin=area_name(view, int(s.origin)), target=area_name(view, int(s.target)), left=s.left,
        Units=sentence(up_to(int(s.left))), rule="V-65" if moves_one(view) else "V-29",
        battle=area_name(view, int(s.battle)), losses=s.losses[to_move],
        own=group(view, to_move, int(s.battle)) or SAY["nobody"],
        others=group(view, 1 - to_move, int(s.battle)) or SAY["nobody"],
    )  # fmt: skip


def asks(view: SagaView, touched: tuple[str, ...]) -> str:
    """What is asked after these were touched: an area with a Stronghold or with Vikings, or the Leader for the North."""
    s, (sort, _, name) = view.state, touched[0].partition("-")
    if sort == "area":
        asked = "ask driven" if s.phase == phase.REPELLING else "ask yield"
        return sentence(SAY[asked].format(area=area_name(view, location.WORDS.index(name))))
    if s.phase != phase.PLACING:
        return ""
    north, central, _ = (area_name(view, location.NORTH + space) for space in range(location.SPACES))
    figure = int(name.rpartition("-")[2]) - 1
    leader = leader_name(view, sides.VIKINGS, int(s.backs[sides.VIKINGS, figure]))
    return SAY["ask next leader"].format(leader=leader, north=north, central=central)


def action(view: SagaView, action: int) -> str:
    """What a legal action would do."""
    s, box = view.state, view.box
    family, _ = actions.ACTIONS.decode(action)
    text, number = _TELL[family], action - family
    fill: dict[str, object] = {}
    if family == actions.PLACE_LEADERS:
        fill |= _placement(view, number)
    elif family in (actions.CHOOSE_TILE, actions.RESOLVE_TILE):
        fill |= {"tile": number + 1, "half": half(view, int(s.seat), number)}
    elif family == actions.BONUS:
        text = "do no bonus" if number == offer.NONE else text
        fill["bonus"] = SAY.get(offer.BONUSES[number], "")
    elif family == actions.START:
        fill["tile_action"] = SAY[offer.TILE_ACTIONS[number]]
    elif family == actions.MOVE_FROM:
        fill |= {"area": area_name(view, number), "units": up_to(min(int(s.left), int(free(s, s.seat, number))))}
    elif family == actions.MOVE_TO:
        if number == location.DRAKKAR:
            text = "do embark"
        elif s.origin >= location.ENGLAND > number:
            text = "do sail"
        fill["area"] = area_name(view, number)
    elif family == actions.MARKER_REVEAL:
        fill["area"] = area_name(view, int(s.markers[s.origin - location.NORTH]))
    elif family in (actions.MOVE_LEADER, actions.REVEAL):
        fill |= {"leader": leader_name(view, int(s.seat), number), "ability": ability(view, int(s.seat), number)}
    elif family == actions.MOVE_WARRIORS:
        text = text if number else "do no warriors"
        fill["units"] = crowd(number, 0)
    elif family == actions.INCOME_LEADER:
        fill |= {
            "area": area_name(view, number // LEADERS),
            "leader": leader_name(view, sides.SAXONS, number % LEADERS),
        }
    elif family in (actions.MUSTER, actions.SCOUT_LAY, actions.LAND_FROM, actions.HARBOUR):
        fill["area"] = area_name(view, location.NORTH + number)
    elif family in (actions.RECRUIT_UNIT, actions.RALLY, actions.LAND, actions.LOSE, actions.HOME):
        fill["unit"] = a_unit(view, int(s.seat), number)
    elif family in (actions.REPEL, actions.REPEL_WARRIOR):
        unit = number if family == actions.REPEL else WARRIOR
        fill |= {"unit": enemy_unit(view, sides.VIKINGS, unit), "area": area_name(view, repelled_from(s, action))}
    elif family == actions.SLAY:
        text = "do spare" if number > LEADERS else text
        fill["unit"] = enemy_unit(view, sides.SAXONS, number)
    elif family == actions.RETREAT:
        fill["area"] = area_name(view, location.DRAKKAR if number == location.ENGLAND else number)
    elif family == actions.PLUNDER:
        text = "do plunder" if number == 0 else "do not plunder"
        fill["area"] = area_name(view, int(s.battle))
    elif family not in (actions.END_TILE, actions.END_ACTION, actions.PASS, actions.MARKER_DRAW):
        fill["area"] = area_name(view, number)
        taken = min(int(box.pillage), int(s.coins[GENERAL]))
        text = "do pillage in vain" if family == actions.PILLAGE_AT and not taken else text
        fill["coins"] = count(taken, "coin")
        fill |= {"saxons": group(view, sides.SAXONS, number), "vikings": group(view, sides.VIKINGS, number)}
    return sentence(SAY[text].format(**fill))


def _placement(view: SagaView, permutation: int) -> dict[str, str]:
    held = sorted(int(back) for back, place in zip(*_own(view), strict=True) if place == location.HAND)
    order = [held[int(n) - 1] for n in ORDERS[permutation][1:]]
    names = {place: area_name(view, location.NORTH + i) for i, place in enumerate(("north", "central", "south"))}
    leaders = (leader_name(view, sides.VIKINGS, leader) for leader in order)
    return names | dict(zip(("first", "second", "third"), leaders, strict=True))


def _own(view: SagaView) -> tuple[list[int], list[int]]:
    return view.state.backs[sides.VIKINGS].tolist(), view.state.figures[sides.VIKINGS].tolist()


_TELL = {
    actions.PLACE_LEADERS: "do place", actions.CHOOSE_TILE: "do choose", actions.RESOLVE_TILE: "do resolve",
    actions.BONUS: "do bonus", actions.START: "do start", actions.END_TILE: "do end tile",
    actions.MOVE_FROM: "do from", actions.MARKER_REVEAL: "do reveal marker", actions.MARKER_DRAW: "do draw marker",
    actions.MOVE_TO: "do to", actions.MOVE_LEADER: "do with", actions.MOVE_WARRIORS: "do warriors",
    actions.BUILD_AT: "do build", actions.END_ACTION: "do end action", actions.FYRD_AT: "do fyrd",
    actions.INCOME_COIN: "do income coin", actions.INCOME_WARRIOR: "do income warrior",
    actions.INCOME_LEADER: "do income leader", actions.RECRUIT_UNIT: "do recruit", actions.MUSTER: "do muster",
    actions.TRIBUTE_AT: "do tribute", actions.SCOUT_PICK: "do scout", actions.SCOUT_LAY: "do lay",
    actions.PILLAGE_AT: "do pillage", actions.FIGHT: "do fight", actions.REVEAL: "do reveal", actions.PASS: "do pass",
    actions.RALLY_FROM: "do rally from", actions.RALLY: "do bring", actions.REPEL: "do repel",
    actions.REPEL_WARRIOR: "do repel",
    actions.LAND_FROM: "do land from", actions.LAND: "do bring", actions.SLAY: "do slay", actions.LOSE: "do lose",
    actions.RETREAT: "do retreat", actions.PLUNDER: "do plunder", actions.HOME: "do home",
    actions.HARBOUR: "do muster",
}  # fmt: skip


_action = action


def component(view: SagaView, action: int) -> str | None:
    """What an action is about, whatever the circumstances, for whoever adds up games; None for its canonical text."""
    match actions.ACTIONS.decode(action):
        case actions.REVEAL, (leader,):
            return SAY["reveal component"].format(leader=leader_name(view, view.seat, leader))
        case actions.MOVE_FROM, (place,):
            return SAY["from component"].format(area=area_name(view, place))
        case actions.MOVE_TO, (place,) if place != location.DRAKKAR:
            return SAY["do to"].format(area=area_name(view, place))
        case actions.MARKER_REVEAL, _:
            return SAY["reveal marker component"]
        case actions.PILLAGE_AT, (area,):
            return SAY["pillage component"].format(area=area_name(view, area))
        case actions.FIGHT, (area,):
            return SAY["fight component"].format(area=area_name(view, area))
        case actions.REPEL, (unit,):
            return SAY["repel component"].format(unit=SAY["a leader" if unit else "a warrior"])
        case actions.REPEL_WARRIOR, _:
            return SAY["repel component"].format(unit=SAY["a warrior"])
        case actions.SLAY, (unit,) if unit <= LEADERS:
            return SAY["slay component"].format(unit=SAY["a leader" if unit else "a warrior"])
        case actions.PLUNDER, (0,):
            return SAY["plunder component"]
    return _action(view, action)  # what else there is to do has the same words in all circumstances


# --- Points -----------------------------------------------------------------------------------------------------------


def scoring(view: SagaView) -> list[list[ScoreLine]]:
    """For each seat the areas that it controls: they are its points, though the war is not won by them."""
    lines: list[list[ScoreLine]] = []
    for side in range(2):
        held = [area for area in range(location.ENGLAND) if is_controlled(view.state, side, area)]
        told = SAY["areas"].format(areas=area_list(view, held)) if held else SAY["no areas"]
        lines.append([ScoreLine(told, len(held), SAY["areas source"])])
    return lines
