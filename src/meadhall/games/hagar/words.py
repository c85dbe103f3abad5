"""Hägar in words: every sentence that a player reads or hears. They stand whole in `SAY`, ready for translation."""

import numpy as np

from meadhall.core.game import OVER, SPECTATOR, Event, View
from meadhall.core.record import copy
from meadhall.games.hagar import rules
from meadhall.games.hagar.box import DRAGON, HAGAR_ISLAND, HELGA, PLAIN, SEA, SVEN_ISLAND, HagarBox
from meadhall.games.hagar.state import (
    BOTH,
    DONE,
    DOUBLE_TAKES,
    DRAWING_FIRST,
    ENDED,
    FACE_DOWN,
    FIRST,
    HAGAR,
    KEEP,
    LAND,
    LANDING,
    NAVIGATING,
    ON_MAP,
    PLACE,
    PLACES,
    REROLL,
    SAIL_ON,
    SEVEN_TAKES,
    STEAL_FROM,
    SVEN,
    TAKE_BY,
    TARGETING,
    THROW_BLACK,
    THROW_RED,
    TOKEN,
    USING,
    WIDTH,
    State,
)

HagarView = View[State, HagarBox]

DIRECTIONS = ("here", "north", "east", "south", "west")
DICE = ("red", "black")
KINDS = {FACE_DOWN: "face down", 1: "1", 2: "2", 3: "3", SVEN: "Sven", HAGAR: "Hägar"}
ISLANDS = {
    SEA: "open sea",
    PLAIN: "the island without a figure",
    HAGAR_ISLAND: "a Hägar island",
    SVEN_ISLAND: "a Sven island",
    HELGA: "Helga Island",
    DRAGON: "Dragon Island",
}

SAY = {
    # what is asked
    "laying": "The chart is being laid.",
    "rolling": "The dice are in the air.",
    "ask navigation": "{name}: the course leads to {where}. Keep it, or throw again? (H-01)",
    "ask target": "{name}: the ship has reached {where}. Land, or sail on?",
    "ask landing": "{name}: red {red}, black {black}, rolls left: {rolls}. Keep the dice, or throw again? (H-10)",
    "ask use": "{name}: red {red}, black {black} on {island}. What do you do with the dice?",
    "over": "The game is over.",
    "waiting": "Waiting for {name}.",
    # what an action would do
    "keep course": "Keep the course: {where}",
    "keep dice": "Keep the dice: red {red}, black {black}",
    "reroll red": "Throw the red die again",
    "reroll black": "Throw the black die again",
    "reroll both": "Throw both dice again",
    "land here": "Land on {island}, right here: up to {rolls} rolls",
    "land towards": "Land on {island} to the {direction}: {rolls} roll",
    "sail on": "Sail on without landing",
    "take": "Win the {kind} with the {die} die",
    "double takes": "Win {kind} with the double",
    "seven takes": "Win {kind} with the Lucky 7",
    "steal": "Steal {kind} from {victim}",
    "place x2": "Put a {kind} on the x2 field: it counts double",
    "place dragon": "Put a {kind} on Dragon Island: a beer, unless you lose",
    "done": "Leave it at that",
    # what happened
    "laid": "The chart lies on the table: nine coasters, thirty-six fields.",
    "first": "{name} takes the helm first.",
    "dice": "{name} rolls red {red}, black {black}.",
    "dice reach": "{name} rolls red {red}, black {black} and reaches {where}.",
    "dice miss": "{name} rolls red {red}, black {black}: {where}, and nothing to gain there.",
    "dice fail": "{name} rolls red {red}, black {black}: no use on {island}.",
    "keeps course": "{name} keeps the course and reaches {where}.",
    "keeps course in vain": "{name} keeps the course: {where}, and nothing to gain there.",
    "keeps dice": "{name} keeps red {red}, black {black}.",
    "keeps dice in vain": "{name} keeps red {red}, black {black}: no use on {island}.",
    "rerolls red": "{name} throws the red die again.",
    "rerolls black": "{name} throws the black die again.",
    "rerolls both": "{name} throws both dice again.",
    "lands here": "{name} lands right on {island}.",
    "lands towards": "{name} lands on {island} to the {direction}.",
    "sails on": "{name} sails on.",
    "revealed": "A treasure on {island} is turned over: {kind}.",
    "takes": "{name} wins the {kind} with the {die} die.",
    "takes by double": "{name} wins {kind} with a double.",
    "takes by seven": "{name} wins {kind} with a Lucky 7.",
    "takes last": "{name} wins the {kind}, the last number token: the game ends at once.",
    "steals": "{name} steals {kind} from {victim}.",
    "places x2": "{name} puts a {kind} on the x2 field of Helga Island.",
    "places x2 again": "{name} puts a {kind} on the x2 field; the {old} there goes back to {owner}.",
    "places dragon": "{name} puts a {kind} on Dragon Island.",
    "places dragon again": "{name} puts a {kind} on Dragon Island; the {old} there goes back to {owner}.",
    "leaves": "{name} leaves it at that.",
    "luck": "{name} rolls {red} and {black} for Sven Glückspilz: {points} points.",
    # where
    "at sea": "open sea (red {column}, black {row})",
    "beside": "the sea beside {islands} (red {column}, black {row})",
    "at island": "{island} (red {column}, black {row})",
    # points
    "numbers": "Number tokens {values} (H-25)",
    "doubled": "The {kind} on the x2 field once more (H-25)",
    "hagar": "Hägar: one for each number token (H-26)",
    "luck points": "Sven Glückspilz's dice (H-27)",
    "beer": "{name} gets a beer from {losers} (H-32).",
    "and": "{some} and {last}",
    # on the board
    "lucky badge": "Lucky {sum}",
    "double badge": "Double",
    "roll left": "roll left",
    "rolls left": "rolls left",
    "wins": "wins",
    "loses": "loses",
    # why not
    "no seat": "there is no seat {seat}",
    "first navigate": "first the course is decided: keep it, or throw again (H-01)",
    "first target": "first it is decided whether and where to land (H-05)",
    "first landing": "the dice of the landing are still to be decided: keep them, or throw again (H-10)",
    "course stands": "the course stands after {rolls} rolls (H-01)",
    "no rolls": "no roll is left: a direct hit gives {direct}, an indirect one {indirect} (H-10)",
    "not at a choice": "there is nothing left to land on in this turn (H-05)",
    "hit directly": "the island here is hit directly; its neighbours are not hit (H-03)",
    "no island here": "the field that was hit is sea; only islands next to it can be reached (H-04)",
    "no island there": "there is no island to the {direction} (H-04)",
    "nothing to gain": "nothing could be gained on {island} (H-09)",
    "die used": "the {die} die has acted already; each die serves once (H-12)",
    "dice used": "it takes both dice, and one has acted already (H-12)",
    "die shows": "the {die} die shows {face}, and no face-up number {face} lies on {island} (H-13)",
    "die no number": "the {die} die shows {face}; number tokens are 1, 2 and 3 (H-13)",
    "red first": "with equal dice the red one goes first (H-13)",
    "no double": "red {red} and black {black} are no double (H-14)",
    "no seven": "red {red} and black {black} do not add up to {lucky} (H-15)",
    "not lying": "no {kind} lies on {island} ({rule})",
    "not cleared": "tokens still lie on {island}: they come first (H-23)",
    "no figure": "{island} shows no figure: it has no effect once it is cleared (H-22)",
    "no theft dice": "it takes a double or a Lucky 7 (H-21)",
    "victim lacks": "{victim} owns no {kind} (H-21)",
    "own token": "nobody steals from himself (H-21)",
    "no field to place": "tokens are placed on Helga Island only, and a 1 on Dragon Island (H-18)",
    "dragon takes one": "Dragon Island takes a 1 only (H-30)",
    "no token to place": "no {kind} lies before {name} (H-18)",
    "die for place": "it takes a die that shows {kind}, or a Lucky 7 (H-18)",
}


# --- The position ---------------------------------------------------------------------------------------------


def describe(view: HagarView) -> str:
    """The chart as a grid, then every hoard and the dice."""
    s = view.state
    turn = f", turn {s.turn}" if s.turn else ""
    lines = [
        f"{view.game.title}{turn}",
        "",
        ("      red " + "".join(f"{column:<5}" for column in range(1, WIDTH + 1))).rstrip(),
    ]
    for row in range(WIDTH):
        cells = "".join(f"{_cell(view, row * WIDTH + column):<5}" for column in range(WIDTH))
        lines.append(f"{'black' if row == 0 else '':5} {row + 1:>2}  {cells}".rstrip())
    lines += [
        "",
        "~ sea   H Hägar   S Sven   P without figure   x2 Helga   D Dragon   ? face down   1 2 3 s h treasures",
        *(("@ the ship",) if s.field >= 0 else ()),
        "",
    ]
    width = max(map(len, view.names))
    for seat, name in enumerate(view.names):
        lines.append(f"{'>' if seat == s.seat else ' '} {name:{width}}  {_hoard(view, seat)}".rstrip())
    if s.dice[0] and s.phase != ENDED:
        lines += ["", f"Dice: red {s.dice[0]}, black {s.dice[1]}" + (" (in the air)" if s.rolling else "")]
    if s.target >= 0:
        lines.append(f"Landed on: {_island(view, s.target)}")
    return "\n".join(lines)


def _cell(view: HagarView, field: int) -> str:
    s, box = view.state, view.box
    place = field // WIDTH // 2 * 3 + field % WIDTH // 2
    if place >= s.laid:
        return "."
    ship = "@" if field == s.field else ""
    if rules.island_at(s, box, field) < 0:
        return ship or "~"
    island = box.islands[s.coasters[place]]
    sign = {PLAIN: "P", HAGAR_ISLAND: "H", SVEN_ISLAND: "S", HELGA: "x2", DRAGON: "D"}[int(island)]
    placed = {HELGA: s.doubled, DRAGON: s.moored}.get(int(island), -1)
    tokens = [s.kinds[placed]] if placed >= 0 else [s.kinds[t] for t in _lying_at(view, place)]
    marks = "".join({FACE_DOWN: "?", SVEN: "s", HAGAR: "h"}.get(int(kind), str(kind)) for kind in tokens)
    return ship + sign + (":" if placed >= 0 else "") + marks


def _lying_at(view: HagarView, place: int) -> list[int]:
    """The treasures that lie on the island at a place."""
    s, box = view.state, view.box
    coaster = s.coasters[place]
    first = int(box.first_treasure[coaster])
    return [t for t in range(first, first + int(box.treasures_on[coaster])) if s.holders[t] == ON_MAP]


def _hoard(view: HagarView, seat: int) -> str:
    s, box = view.state, view.box
    won = sorted((int(s.kinds[t]), t) for t in range(box.treasures) if s.holders[t] == seat)
    marks = {int(s.doubled): " (x2)", int(s.moored): " (Dragon Island)"}
    tokens = ", ".join(KINDS[kind] + marks.get(t, "") for kind, t in won) or "nothing yet"
    total = sum(value for _, value in scoring(view)[seat])
    return f"{tokens}: {total} point{'' if total == 1 else 's'}"


def _where(view: HagarView, field: int) -> str:
    place = int(rules.island_at(view.state, view.box, field))
    row, column = field // WIDTH + 1, field % WIDTH + 1
    if place < 0:
        beside = [_island(view, near) for near in _beside(view, field)]
        return SAY["beside" if beside else "at sea"].format(islands=_list(beside), row=row, column=column)
    return SAY["at island"].format(island=_island(view, place), row=row, column=column)


def _beside(view: HagarView, field: int) -> list[int]:
    """The places of the islands that are hit indirectly from a sea field."""
    probe = copy(view.state)
    probe.field = field
    places = (int(rules.island_towards(probe, view.box, direction)) for direction in range(1, 5))
    return [place for place in places if place >= 0]


def _island(view: HagarView, place: int) -> str:
    return ISLANDS[int(view.box.islands[view.state.coasters[place]])]


def _field_of(view: HagarView) -> int:
    """The field that the dice name."""
    red, black = view.state.dice
    return (int(black) - 1) * WIDTH + int(red) - 1


def _dice(view: HagarView) -> dict[str, int]:
    return {"red": int(view.state.dice[0]), "black": int(view.state.dice[1])}


def _field_id(field: int) -> str:
    return f"field-{field % WIDTH + 1}-{field // WIDTH + 1}"


# --- What is asked, and what an action would do -----------------------------------------------------------------


def prompt(view: HagarView) -> str:
    """What is asked of the seat to move, or what everybody waits for."""
    s, to_move = view.state, view.to_move
    if to_move == OVER:
        return SAY["over"]
    if to_move < 0:
        return SAY["laying"] if s.phase <= DRAWING_FIRST else SAY["rolling"]
    if view.seat not in (to_move, SPECTATOR):
        return SAY["waiting"].format(name=view.names[to_move])
    name = view.names[to_move]
    if s.phase == NAVIGATING:
        return SAY["ask navigation"].format(name=name, where=_where(view, _field_of(view)), **_dice(view))
    if s.phase == TARGETING:
        return SAY["ask target"].format(name=name, where=_where(view, int(s.field)))
    if s.phase == LANDING:
        return SAY["ask landing"].format(name=name, rolls=s.rolls, **_dice(view))
    return SAY["ask use"].format(name=name, island=_island(view, int(s.target)), **_dice(view))


def action(view: HagarView, action: int) -> str:
    """What a legal action would do."""
    s, box = view.state, view.box
    if action == KEEP and s.phase == NAVIGATING:
        return SAY["keep course"].format(where=_where(view, _field_of(view)))
    if action == KEEP:
        return SAY["keep dice"].format(**_dice(view))
    if action < LAND:
        return SAY["reroll " + ("red", "black", "both")[action - REROLL]]
    if action < SAIL_ON:
        direction = action - LAND
        island = _island(view, int(rules.island_towards(s, box, direction)))
        if direction == 0:
            return SAY["land here"].format(island=island, rolls=box.direct)
        return SAY["land towards"].format(island=island, direction=DIRECTIONS[direction], rolls=box.indirect)
    if action == SAIL_ON:
        return SAY["sail on"]
    if action < DOUBLE_TAKES:
        die = action - TAKE_BY
        return SAY["take"].format(kind=s.dice[die], die=DICE[die])
    if action < SEVEN_TAKES:
        return SAY["double takes"].format(kind=KINDS[action - DOUBLE_TAKES + SVEN])
    if action < STEAL_FROM:
        return SAY["seven takes"].format(kind=KINDS[action - SEVEN_TAKES + 1])
    if action < PLACE:
        return SAY["steal"].format(kind=KINDS[_figure(view)], victim=view.names[action - STEAL_FROM])
    if action < DONE:
        return SAY["place x2" if _on_helga(view) else "place dragon"].format(kind=action - PLACE + 1)
    return SAY["done"]


def _figure(view: HagarView) -> int:
    return int(rules.figure_of(view.box.islands[view.state.coasters[view.state.target]]))


def _on_helga(view: HagarView) -> bool:
    return bool(view.box.islands[view.state.coasters[view.state.target]] == HELGA)


# --- What happened ----------------------------------------------------------------------------------------------


def event(before: HagarView, after: HagarView, who: int, action: int) -> Event | None:
    """What a step was, in a sentence; None for half a throw and the laying of single coasters."""
    if action >= FIRST and action < THROW_RED:
        return Event(SAY["first"].format(name=after.names[action - FIRST]))
    if action >= TOKEN:
        place = int(before.state.target)
        text = SAY["revealed"].format(island=_island(before, place), kind=KINDS[action - TOKEN + 1])
        return Event(text, (_field_id(int(rules.field_of(before.state, place))),))
    if action >= THROW_RED:
        half = before.state.rolling == BOTH and action < THROW_BLACK
        return None if half else _dice_fell(before, after)
    if action > DONE:
        laid = before.state.laid == PLACES - 1 and after.state.phase == DRAWING_FIRST
        return Event(SAY["laid"]) if laid else None
    return _decided(before, after, who, action)


def _dice_fell(before: HagarView, after: HagarView) -> Event:
    s = before.state
    name = before.names[s.seat]
    if s.phase > USING:
        holder = int(s.holders[s.counted])
        red, black = (int(face) for face in after.state.dice)
        points = abs(red - black)
        return Event(SAY["luck"].format(name=before.names[holder], red=red, black=black, points=points))
    stands = s.rolls == 0
    if s.phase == NAVIGATING and stands:
        return _course(before, after, "dice reach", "dice miss", name)
    if s.phase == LANDING and stands and after.state.turn != s.turn:
        island = _island(before, int(s.target))
        return Event(SAY["dice fail"].format(name=name, island=island, **_dice(after)))
    return Event(SAY["dice"].format(name=name, **_dice(after)))


def _course(before: HagarView, after: HagarView, reach: str, miss: str, name: str) -> Event:
    """The course stands: the ship reached a target, or the turn is over."""
    field = _field_of(after)
    template = reach if after.state.phase == TARGETING else miss
    return Event(SAY[template].format(name=name, where=_where(before, field), **_dice(after)), (_field_id(field),))


def _decided(before: HagarView, after: HagarView, who: int, action: int) -> Event:
    s, box, name = before.state, before.box, before.names[who]
    if action == KEEP and s.phase == NAVIGATING:
        return _course(before, after, "keeps course", "keeps course in vain", name)
    if action == KEEP:
        template = "keeps dice" if after.state.phase == USING else "keeps dice in vain"
        island = _island(before, int(s.target))
        return Event(SAY[template].format(name=name, island=island, **_dice(before)))
    if action < LAND:
        return Event(SAY["rerolls " + ("red", "black", "both")[action - REROLL]].format(name=name))
    if action == SAIL_ON:
        return Event(SAY["sails on"].format(name=name))
    if action < SAIL_ON:
        direction = action - LAND
        place = int(rules.island_towards(s, box, direction))
        template = "lands here" if direction == 0 else "lands towards"
        text = SAY[template].format(name=name, island=_island(before, place), direction=DIRECTIONS[direction])
        return Event(text, (_field_id(int(rules.field_of(before.state, place))),))
    places = (_field_id(int(rules.field_of(before.state, int(s.target)))),)
    return Event(_used(before, after, action, name), places)


def _used(before: HagarView, after: HagarView, action: int, name: str) -> str:
    s = before.state
    if action == DONE:
        return SAY["leaves"].format(name=name)
    if action >= PLACE:
        kind, helga = action - PLACE + 1, _on_helga(before)
        old = int(s.doubled if helga else s.moored)
        template = ("places x2" if helga else "places dragon") + (" again" if old >= 0 else "")
        owner = before.names[s.holders[old]] if old >= 0 else ""
        return SAY[template].format(name=name, kind=kind, old=KINDS[int(s.kinds[old])], owner=owner)
    if action >= STEAL_FROM:
        return SAY["steals"].format(name=name, kind=KINDS[_figure(before)], victim=before.names[action - STEAL_FROM])
    if action >= SEVEN_TAKES:
        kind, template = action - SEVEN_TAKES + 1, "takes by seven"
    elif action >= DOUBLE_TAKES:
        kind, template = action - DOUBLE_TAKES + SVEN, "takes by double"
    else:
        kind, template = int(s.dice[action - TAKE_BY]), "takes"
    if after.state.phase > USING:
        template = "takes last"
    return SAY[template].format(name=name, kind=KINDS[kind], die=DICE[min(action - TAKE_BY, 1)])


# --- Points -----------------------------------------------------------------------------------------------------


def scoring(view: HagarView) -> list[list[tuple[str, int]]]:
    """For each seat its points, line by line."""
    s, box = view.state, view.box
    lines: list[list[tuple[str, int]]] = []
    for seat in range(view.players):
        won = [int(s.kinds[t]) for t in range(box.treasures) if s.holders[t] == seat]
        numbers = sorted(kind for kind in won if kind <= 3)
        own = []
        if numbers:
            own.append((SAY["numbers"].format(values=" + ".join(map(str, numbers))), sum(numbers)))
        if s.doubled >= 0 and s.holders[s.doubled] == seat:
            kind = int(s.kinds[s.doubled])
            own.append((SAY["doubled"].format(kind=kind), kind))
        if HAGAR in won:
            own.append((SAY["hagar"], len(numbers)))
        if SVEN in won and s.phase > USING:
            own.append((SAY["luck points"], int(s.luck[seat])))
        lines.append(own)
    return lines


def awards(view: HagarView) -> tuple[str, ...]:
    """H-32: the beer, for the owner of the 1 on Dragon Island, unless he is among the losers."""
    s = view.state
    places = np.zeros(view.players, np.int32)
    rules.places(s, view.box, places)
    losers = [seat for seat in range(view.players) if places[seat] > 1]
    if s.moored < 0 or int(s.holders[s.moored]) in losers:
        return ()
    return (SAY["beer"].format(name=view.names[s.holders[s.moored]], losers=_list([view.names[x] for x in losers])),)


def _list(names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return SAY["and"].format(some=", ".join(names[:-1]), last=names[-1])


# --- Why an action is not legal ------------------------------------------------------------------------------------


def why_not(view: HagarView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    s, box = view.state, view.box
    if action <= REROLL + 2:
        if s.phase == TARGETING:
            return SAY["course stands"].format(rolls=box.navigation)
        return SAY["no rolls"].format(direct=box.direct, indirect=box.indirect)
    if s.phase == NAVIGATING:
        return SAY["first navigate"]
    if s.phase == LANDING:
        return SAY["first landing"]
    if action <= SAIL_ON:
        return _why_not_land(view, action) if s.phase == TARGETING else SAY["not at a choice"]
    if s.phase == TARGETING:
        return SAY["first target"]
    if action < STEAL_FROM:
        return _why_not_take(view, action)
    if action < PLACE:
        return _why_not_steal(view, action - STEAL_FROM)
    return _why_not_place(view, action - PLACE + 1)


def _why_not_land(view: HagarView, action: int) -> str:
    s, box = view.state, view.box
    direction = action - LAND
    place = int(rules.island_towards(s, box, direction))
    if place >= 0:
        return SAY["nothing to gain"].format(island=_island(view, place))
    if direction == 0:
        return SAY["no island here"]
    if rules.island_at(s, box, s.field) >= 0:
        return SAY["hit directly"]
    return SAY["no island there"].format(direction=DIRECTIONS[direction])


def _why_not_take(view: HagarView, action: int) -> str:
    s, box = view.state, view.box
    island = _island(view, int(s.target))
    red, black = (int(face) for face in s.dice)
    if action < DOUBLE_TAKES:
        die = action - TAKE_BY
        face = int(s.dice[die])
        if s.used >> die & 1:
            return SAY["die used"].format(die=DICE[die])
        if face > 3:
            return SAY["die no number"].format(die=DICE[die], face=face)
        if rules.lying(s, box, s.target, face) < 0:
            return SAY["die shows"].format(die=DICE[die], face=face, island=island)
        return SAY["red first"]
    if s.used:
        return SAY["dice used"]
    if action < SEVEN_TAKES:
        if red != black:
            return SAY["no double"].format(red=red, black=black)
        return SAY["not lying"].format(kind=KINDS[action - DOUBLE_TAKES + SVEN], island=island, rule="H-14")
    if red + black != box.lucky:
        return SAY["no seven"].format(red=red, black=black, lucky=box.lucky)
    return SAY["not lying"].format(kind=KINDS[action - SEVEN_TAKES + 1], island=island, rule="H-15")


def _why_not_steal(view: HagarView, seat: int) -> str:
    s, box = view.state, view.box
    island, figure = _island(view, int(s.target)), _figure(view)
    if seat >= view.players:
        return SAY["no seat"].format(seat=seat)
    if figure == FACE_DOWN:
        return SAY["no figure"].format(island=island)
    if not rules.is_cleared(s, box, s.target):
        return SAY["not cleared"].format(island=island)
    if seat == s.seat:
        return SAY["own token"]
    if rules.holds(s, box, seat, figure) == 0:
        return SAY["victim lacks"].format(victim=view.names[seat], kind=KINDS[figure])
    return SAY["no theft dice"]


def _why_not_place(view: HagarView, number: int) -> str:
    s, box = view.state, view.box
    island = int(box.islands[s.coasters[s.target]])
    if island not in (HELGA, DRAGON):
        return SAY["no field to place"]
    if island == DRAGON and number != 1:
        return SAY["dragon takes one"]
    if rules.in_front_of(s, box, s.seat, number) < 0:
        return SAY["no token to place"].format(kind=number, name=view.names[s.seat])
    return SAY["die for place"].format(kind=number)
