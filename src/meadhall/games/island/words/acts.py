"""The island games: what an action would do."""

from typing import NamedTuple

from meadhall.core.phrases import Filling
from meadhall.games.island import actions
from meadhall.games.island.rules.matching import WITH_TOKEN, being_match
from meadhall.games.island.rules.moves import slot_of
from meadhall.games.island.state import BEINGS, BONUS_NAMES, CELL_NAMES
from meadhall.games.island.words.names import IslandView, being_name, kind_name, kind_on, protector, protector_name


class Act(NamedTuple):
    """The words of a family of actions."""

    says: str
    """The key of what it would do now."""
    component: str
    """The key of what it is about, whatever the circumstances."""
    choices: tuple[str, ...] = ()
    """What is chosen with it: `kind`, `cell`, `being`, `card` or `protector`."""


ACTS = {
    actions.CHOOSE: Act("choose", "choose-component", ("protector",)),
    actions.PAWN: Act("pawn", "pawn-component", ("cell",)),
    actions.EXCHANGE: Act("exchange", "exchange-component", ("kind",)),
    actions.PLACE: Act("place", "place-component", ("kind", "cell")),
    actions.SWITCH: Act("switch", "switch-component", ("cell",)),
    actions.WITH: Act("with", "with-component", ("cell",)),
    actions.STEP: Act("step", "step-component", ("cell",)),
    actions.FLY: Act("fly", "fly-component", ("cell",)),
    actions.ACTIVATE: Act("activate", "activate-component", ("being",)),
    actions.CLAIM: Act("claim", "claim-component", ("card",)),
    actions.DISCARD_TILE: Act("discard-tile", "discard-tile-component", ("kind",)),
    actions.DISCARD_BEING: Act("discard-being", "discard-being-component", ("being",)),
    actions.KEEP_TILE: Act("keep-tile", "keep-tile", ("kind",)),
    actions.KEEP_BEING: Act("keep-being", "keep-being", ("being",)),
    actions.FINISH: Act("finish", "finish-component"),
    actions.END_TURN: Act("end-turn", "end-turn"),
}


def chosen(view: IslandView, action: int) -> dict[str, Filling]:
    """What is chosen with an action, as people call it."""
    family, choice = actions.ACTIONS.decode(action)
    found: dict[str, Filling] = {}
    for what, number in zip(ACTS[family].choices, choice, strict=True):
        match what:
            case "kind":
                found["kind"] = kind_name(view, number)
            case "cell":
                found["cell"] = CELL_NAMES[number]
            case "being":
                found["being"] = being_name(view, number)
            case "card":
                found["card"] = BONUS_NAMES[number]
            case _:
                found |= {"name": protector(view, number).name, "protector": protector_name(view, number)}
    return found


def action(view: IslandView, action: int) -> str:
    """What a legal action would do."""
    s = view.state
    family, choice = actions.ACTIONS.decode(action)
    about = chosen(view, action) | {"more": int(s.passing), "count": int(s.to_draw + s.beings_to_draw)}
    match family, choice:
        case actions.CHOOSE, (number,):
            about["ability"] = protector(view, number).ability
        case ((actions.PLACE | actions.SWITCH | actions.WITH), (*_, cell)):
            about["old"] = kind_name(view, kind_on(s, cell))
        case actions.ACTIVATE, (being,):
            about |= _activation(view, being)
        case actions.CLAIM, (card,):
            about |= _claim(view, card)
    return view.say(ACTS[family].says, **about)


def component(view: IslandView, action: int) -> str:
    """What an action is about, whatever the circumstances, for whoever adds up games."""
    family, _ = actions.ACTIONS.decode(action)
    return view.say(ACTS[family].component, **chosen(view, action))


def _activation(view: IslandView, being: int) -> dict[str, Filling]:
    """What a being brings (S-81, S-84), and whether it takes a token (S-43)."""
    s, box = view.state, view.box
    own = int(s.boards[s.seat])
    token = kind_name(view, own) if being_match(s, box, s.seat, being) == WITH_TOKEN else "no"
    match = int(box.match) if box.elements[being] == own else 0
    return {"points": int(box.points[being]), "match": match, "token": token}


def _claim(view: IslandView, card: int) -> dict[str, Filling]:
    """Whose token lies on a bonus card, and what comes of another one there."""
    s, box = view.state, view.box
    owner = int(s.tokens_on[slot_of(s, card), 0]) - 1
    how = "shared" if box.shared_bonus else "foreign"
    if owner in (-1, s.seat):
        how = "free" if owner < 0 else "own"
    return {"how": how, "owner": view.names[owner], "points": int(box.points[BEINGS + card])}
