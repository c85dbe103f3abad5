"""The island games in words: why an action is not legal now, with the rule's number."""

from meadhall.core.text import count
from meadhall.games.island import actions, phase, protectors
from meadhall.games.island.rules.matching import NO_ELEMENT, bonus_matched, token_element
from meadhall.games.island.rules.moves import slot_of
from meadhall.games.island.rules.turns import is_protector, step_limit, steps_from_here, taken_by_others
from meadhall.games.island.state import BONUS_NAMES, CELL_NAMES, KINDS
from meadhall.games.island.words.names import KIND_WORDS, IslandView, being_name, kind_on, protector, rule
from meadhall.games.island.words.phrases import SAY


def why_not(view: IslandView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    if wrong := _wrong_cell(view, action) or _wrong_moment(view, action):
        return wrong
    match actions.ACTIONS.decode(action):
        case actions.CHOOSE, (side,):
            return _why_not_choose(view, side)
        case actions.PAWN, (cell,):
            return _why_not_start(view, cell)
        case actions.EXCHANGE, (kind,):
            return _why_not_exchange(view, kind)
        case actions.PLACE, (kind, _):
            if view.state.replaced >= view.box.replacements:
                return SAY["replaced"].format(count=count(view.box.replacements, "replacement"))
            return SAY["not held"].format(kind=KIND_WORDS[kind])
        case actions.SWITCH, (cell,):
            return _why_not_switch(view, cell)
        case actions.WITH, (cell,):
            return SAY["same kind"].format(cell=CELL_NAMES[cell], rule=rule(view, "S-70"))
        case actions.STEP, (cell,):
            return _why_not_step(view, cell)
        case actions.FLY, (cell,):
            return _why_not_fly(view, cell)
        case actions.ACTIVATE, (being,):
            return _why_not_activate(view, being)
        case actions.CLAIM, (card,):
            return _why_not_claim(view, card)
    return _why_not_hand(view, action)


def _wrong_cell(view: IslandView, action: int) -> str | None:
    match actions.ACTIONS.decode(action):
        case ((actions.PAWN | actions.SWITCH | actions.WITH | actions.STEP | actions.FLY), (cell,)):
            pass
        case actions.PLACE, (_, cell):
            pass
        case _:
            return None
    return None if int(view.box.island) >> cell & 1 else SAY["no cell"].format(cell=CELL_NAMES[cell])


# What each phase asks for: the families that answer it, and what is said to others.
_ASKED = {
    phase.CHOOSING_SIDES: ((actions.CHOOSE,), "first choose"),
    phase.SETTLING: ((actions.PAWN,), "first settle"),
    phase.SWITCHING: ((actions.WITH,), "first partner"),
    phase.PASSING: ((actions.DISCARD_TILE, actions.DISCARD_BEING, actions.FINISH), "first pass"),
    phase.KEEPING_TILES: ((actions.KEEP_TILE,), "first keep"),
    phase.KEEPING_BEINGS: ((actions.KEEP_BEING,), "first keep"),
}
# What is said where nothing of that kind is asked.
_ELSEWHERE = {
    actions.CHOOSE: "chosen",
    actions.PAWN: "settled",
    actions.WITH: "not lifted",
    actions.KEEP_TILE: "no offer",
    actions.KEEP_BEING: "no offer",
}


def _wrong_moment(view: IslandView, action: int) -> str | None:
    """The phase asks for something else."""
    now, (family, _) = int(view.state.phase), actions.ACTIONS.decode(action)
    keeping = {phase.KEEPING_TILES: "S-74", phase.KEEPING_BEINGS: "S-77"}
    number = keeping.get(now, rule(view, "S-70"))
    if now in _ASKED:
        families, key = _ASKED[now]
        return None if family in families else SAY[key].format(rule=number)
    return SAY[_ELSEWHERE[family]].format(rule=number) if family in _ELSEWHERE else None


def _why_not_choose(view: IslandView, number: int) -> str:
    return SAY["other board"].format(protector=protector(view, number).name)


def _why_not_start(view: IslandView, cell: int) -> str:
    if int(taken_by_others(view.state, view.box)) >> cell & 1:
        return SAY["taken"].format(cell=CELL_NAMES[cell])
    return SAY["not own element"].format(element=KINDS[int(view.state.boards[view.state.seat])])


def _why_not_exchange(view: IslandView, kind: int) -> str:
    s = view.state
    if not is_protector(s, view.box, s.seat, protectors.EARTH_GIANT):
        return SAY["not the earth giant" if view.box.abilities else "no abilities"]
    if s.acted or s.exchanged:
        return SAY["exchanged already"]
    return SAY["not held"].format(kind=KIND_WORDS[kind])


def _why_not_switch(view: IslandView, cell: int) -> str:
    s, box, number = view.state, view.box, rule(view, "S-70")
    if not is_protector(s, box, s.seat, protectors.FIRE_GIANT):
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


def _why_not_step(view: IslandView, cell: int) -> str:
    s, box = view.state, view.box
    pawn = int(s.pawns[s.seat])
    if s.steps >= step_limit(s, box):
        return SAY["no steps"].format(count=count(step_limit(s, box), "step"))
    if (int(box.neighbours[pawn]) & ~int(steps_from_here(s, box))) >> cell & 1:
        return SAY["occupied"].format(cell=CELL_NAMES[cell])
    return SAY["too far"].format(cell=CELL_NAMES[cell], pawn=CELL_NAMES[pawn])


def _why_not_fly(view: IslandView, cell: int) -> str:
    s, box = view.state, view.box
    if not is_protector(s, box, s.seat, protectors.GRIFFIN):
        return SAY["not the griffin" if box.abilities else "no abilities"]
    if s.steps >= step_limit(s, box):
        return SAY["no steps"].format(count=count(step_limit(s, box), "step"))
    if s.flown:
        return SAY["flown already"]
    reached = int(box.flights[int(s.pawns[s.seat])]) >> cell & 1
    return SAY["landing occupied" if reached else "no flight"].format(cell=CELL_NAMES[cell])


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
    """Passing, keeping, and the end of a turn."""
    s = view.state
    family, choice = actions.ACTIONS.decode(action)
    if family == actions.END_TURN:
        return SAY["not acted"]
    if s.phase == phase.KEEPING_TILES:
        return SAY["not offered"].format(rule="S-74")
    if s.phase == phase.KEEPING_BEINGS:
        return SAY["not offered"].format(rule="S-77")
    if s.acted:
        return SAY["acted already"]
    if family == actions.FINISH:
        return SAY["not passing"]
    if family == actions.DISCARD_TILE:
        return SAY["not held"].format(kind=KIND_WORDS[choice[0]])
    if view.box.all_mythicals:
        return SAY["open beings stay"]
    return SAY["being not held"].format(being=being_name(view, choice[0]))
