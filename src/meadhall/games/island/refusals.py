"""The island games in words: why an action is not legal now, with the rule's number."""

from meadhall.core.text import count
from meadhall.games.island.matching import NO_ELEMENT, bonus_matched, token_element
from meadhall.games.island.moves import slot_of
from meadhall.games.island.names import KIND_WORDS, IslandView, being_name, kind_on, protector, rule
from meadhall.games.island.phrases import SAY
from meadhall.games.island.state import (
    ACTIVATE,
    BONUS_NAMES,
    CELL_NAMES,
    CELLS,
    CHOOSING_SIDES,
    CLAIM,
    DISCARD_BEING,
    DISCARD_TILE,
    EARTH_GIANT,
    END_TURN,
    EXCHANGE,
    FINISH,
    FIRE_GIANT,
    FLY,
    GRIFFIN,
    KEEP_BEING,
    KEEP_TILE,
    KEEPING_BEINGS,
    KEEPING_TILES,
    KINDS,
    PASSING,
    PAWN,
    PLACE,
    SETTLING,
    STEP,
    SWITCH,
    SWITCHING,
    WITH,
)
from meadhall.games.island.turns import is_free, is_protector, may_enter, step_limit


def why_not(view: IslandView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    if wrong := _wrong_cell(view, action):
        return wrong
    if wrong := _wrong_moment(view, action):
        return wrong
    if action < PAWN:
        return _why_not_choose(view, action)
    if action < EXCHANGE:
        return _why_not_start(view, action - PAWN)
    if action >= DISCARD_TILE:
        return _why_not_hand(view, action)
    if action >= CLAIM:
        return _why_not_claim(view, action - CLAIM)
    if action >= ACTIVATE:
        return _why_not_activate(view, action - ACTIVATE)
    if action >= STEP:
        return _why_not_move(view, action)
    if action >= SWITCH:
        return _why_not_switch(view, action)
    if action >= PLACE:
        kind = (action - PLACE) // CELLS
        if view.state.replaced >= view.box.replacements:
            return SAY["replaced"].format(count=count(view.box.replacements, "replacement"))
        return SAY["not held"].format(kind=KIND_WORDS[kind])
    return _why_not_exchange(view, action - EXCHANGE)


def _wrong_cell(view: IslandView, action: int) -> str | None:
    if PAWN <= action < EXCHANGE or PLACE <= action < ACTIVATE:
        cell = (action - (PAWN if action < EXCHANGE else PLACE)) % CELLS
        if not int(view.box.island) >> cell & 1:
            return SAY["no cell"].format(cell=CELL_NAMES[cell])
    return None


def _wrong_moment(view: IslandView, action: int) -> str | None:
    """The phase asks for something else."""
    phase, family = view.state.phase, _family(action)
    asked = {
        CHOOSING_SIDES: ("first choose", "choose"),
        SETTLING: ("first settle", "pawn"),
        SWITCHING: ("first partner", "with"),
        PASSING: ("first pass", "discard"),
        KEEPING_TILES: ("first keep", "keep tile"),
        KEEPING_BEINGS: ("first keep", "keep being"),
    }.get(int(phase))
    if asked is not None:
        number = "S-74" if phase == KEEPING_TILES else "S-77" if phase == KEEPING_BEINGS else rule(view, "S-70")
        return None if family == asked[1] else SAY[asked[0]].format(rule=number)
    elsewhere = {
        "choose": SAY["chosen"],
        "pawn": SAY["settled"],
        "with": SAY["not lifted"].format(rule=rule(view, "S-70")),
        "keep tile": SAY["no offer"],
        "keep being": SAY["no offer"],
    }
    return elsewhere.get(family)


def _family(action: int) -> str:
    for first, name in (
        (END_TURN, "end"), (FINISH, "discard"), (KEEP_BEING, "keep being"), (KEEP_TILE, "keep tile"),
        (DISCARD_TILE, "discard"), (STEP, "act"), (WITH, "with"), (EXCHANGE, "act"), (PAWN, "pawn"),
    ):  # fmt: skip
        if action >= first:
            return name
    return "choose"


def _why_not_choose(view: IslandView, number: int) -> str:
    return SAY["other board"].format(protector=protector(view, number).name)


def _why_not_start(view: IslandView, cell: int) -> str:
    if not is_free(view.state, view.box, cell):
        return SAY["taken"].format(cell=CELL_NAMES[cell])
    return SAY["not own element"].format(element=KINDS[int(view.state.boards[view.state.seat])])


def _why_not_exchange(view: IslandView, kind: int) -> str:
    s = view.state
    if not is_protector(s, view.box, s.seat, EARTH_GIANT):
        return SAY["not the earth giant" if view.box.abilities else "no abilities"]
    if s.acted or s.exchanged:
        return SAY["exchanged already"]
    return SAY["not held"].format(kind=KIND_WORDS[kind])


def _why_not_switch(view: IslandView, action: int) -> str:
    s, box, number = view.state, view.box, rule(view, "S-70")
    cell = (action - SWITCH) % CELLS
    if action >= WITH:
        return SAY["same kind"].format(cell=CELL_NAMES[cell], rule=number)
    if not is_protector(s, box, s.seat, FIRE_GIANT):
        return SAY["not the fire giant" if box.abilities else "no abilities"].format(rule=number)
    if s.switched:
        return SAY["switched already"].format(rule=number)
    if s.replaced >= box.replacements:
        return SAY["replaced"].format(count=count(box.replacements, "replacement"))
    if not box.free_switch:
        if box.own_cell_only and cell != s.pawns[s.seat]:
            return SAY["only own cell"]
        if kind_on(s, cell) != kind_on(s, int(s.pawns[s.seat])):
            return SAY["other kind"].format(cell=CELL_NAMES[cell])
    return SAY["no partner"].format(rule=number)


def _why_not_move(view: IslandView, action: int) -> str:
    s, box = view.state, view.box
    pawn, cell = int(s.pawns[s.seat]), (action - STEP) % CELLS
    slots = {"cell": CELL_NAMES[cell], "pawn": CELL_NAMES[pawn]}
    if action >= FLY and not is_protector(s, box, s.seat, GRIFFIN):
        return SAY["not the griffin" if box.abilities else "no abilities"]
    if s.steps >= step_limit(s, box):
        return SAY["no steps"].format(count=count(step_limit(s, box), "step"))
    if action >= FLY:
        if s.flown:
            return SAY["flown already"]
        return SAY["landing occupied" if cell in box.flights[pawn].tolist() else "no flight"].format(**slots)
    if cell in box.neighbours[pawn].tolist() and not may_enter(s, box, cell):
        return SAY["occupied"].format(**slots)
    return SAY["too far"].format(**slots)


def _why_not_activate(view: IslandView, being: int) -> str:
    s, box = view.state, view.box
    if s.activations >= box.activations:
        return SAY["activations"].format(count=count(box.activations, "activation"))
    if not int(s.beings[s.seat]) >> being & 1:
        return SAY["being not held"].format(being=being_name(view, being))
    token = token_element(s, box, s.seat) != NO_ELEMENT
    return SAY["no match with token" if token else "no match"].format(being=being_name(view, being))


def _why_not_claim(view: IslandView, card: int) -> str:
    s, box, name = view.state, view.box, BONUS_NAMES[card]
    slot = slot_of(s, card)
    if slot < 0:
        return SAY["not in play"].format(card=name)
    if s.tokens_on[slot, 1]:
        return SAY["locked card"].format(card=name, rule=rule(view, "S-52"))
    if int(s.claimed) >> card & 1:
        return SAY["claimed already"].format(card=name, rule=rule(view, "S-54"))
    if s.claims >= box.claims:
        return SAY["claims"].format(count=count(box.claims, "claim"), rule=rule(view, "S-55"))
    if not bonus_matched(s, box, s.seat, card):
        return SAY["bonus no match"].format(card=name)
    return SAY["no tokens"].format(rule=rule(view, "S-58"))


def _why_not_hand(view: IslandView, action: int) -> str:
    s = view.state
    if action == END_TURN:
        return SAY["not acted"]
    if s.phase == KEEPING_TILES:
        return SAY["not offered"].format(rule="S-74")
    if s.phase == KEEPING_BEINGS:
        return SAY["not offered"].format(rule="S-77")
    if s.acted:
        return SAY["acted already"]
    if action == FINISH:
        return SAY["not passing"]
    if action < DISCARD_BEING:
        return SAY["not held"].format(kind=KIND_WORDS[action - DISCARD_TILE])
    if view.box.all_mythicals:
        return SAY["open beings stay"]
    return SAY["being not held"].format(being=being_name(view, action - DISCARD_BEING))
