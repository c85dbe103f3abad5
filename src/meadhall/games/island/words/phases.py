"""The island games: the table of `phases.toml`, and how the slots of its sentences are filled."""

from pathlib import Path

from meadhall.core.phases import PhaseTable
from meadhall.games.island import actions, phase
from meadhall.games.island.rules.abilities import step_limit
from meadhall.games.island.rules.matching import WITH_TOKEN, being_match
from meadhall.games.island.rules.moves import slot_of
from meadhall.games.island.rules.secrets import count_of
from meadhall.games.island.state import BEINGS, BONUS_NAMES, CELL_NAMES, KINDS
from meadhall.games.island.words import names, points, refusals
from meadhall.games.island.words.names import IslandView, being_name, kind_name

ON_BOARD = {
    phase.CHOOSING_SIDES: "choosing-side", phase.SETTLING: "choosing-start", phase.PASSING: "passing",
    phase.KEEPING_TILES: "keeping", phase.KEEPING_BEINGS: "keeping",
}  # fmt: skip
"""Sentences that the board shows in place of the counters, in phases whose own sentence is a question."""
_NAMES = {
    actions.DISCARD_TILE: "discard-tile", actions.DISCARD_BEING: "discard-being", actions.KEEP_TILE: "keep-tile",
    actions.KEEP_BEING: "keep-being",
}  # fmt: skip
"""What families are called that share their words with others."""


def _count(view: IslandView, action: int) -> int:
    """How many are to be kept, or drawn."""
    s = view.state
    keeping = s.phase in (phase.KEEPING_TILES, phase.KEEPING_BEINGS)
    return int(s.to_keep) if keeping else int(s.to_draw + s.beings_to_draw)


def _points(view: IslandView, action: int) -> int:
    """The points of a being (S-81) or a bonus card."""
    chosen = actions.ACTIONS.chosen(action)
    return int(view.box.points[chosen["being"] if "being" in chosen else BEINGS + chosen["card"]])


def _match(view: IslandView, action: int) -> int:
    """S-84: what a being of the protector's element brings beside its points."""
    own = view.state.boards[view.state.seat]
    return int(view.box.match) if view.box.elements[action - actions.ACTIVATE] == own else 0


def _token(view: IslandView, action: int) -> str:
    """S-43: as which element an activation takes a token, if it takes one."""
    s = view.state
    takes = being_match(s, view.box, s.seat, action - actions.ACTIVATE) == WITH_TOKEN
    return kind_name(view, int(s.boards[s.seat])) if takes else "no"


def _owner(view: IslandView, action: int) -> int:
    """The seat whose token lies on a bonus card, or -1."""
    return int(view.state.tokens_on[slot_of(view.state, action - actions.CLAIM), 0]) - 1


def _how(view: IslandView, action: int) -> str:
    """The effect of another token there."""
    owner = _owner(view, action)
    if owner in (-1, view.state.seat):
        return "free" if owner < 0 else "own"
    return "shared" if view.box.shared_bonus else "foreign"


SLOTS = {
    "ability": lambda view, action: names.protector(view, action - actions.CHOOSE).ability,
    "called": lambda view, action: names.bare_name(view, action - actions.ACTIVATE),
    "cell": lambda view, action: CELL_NAMES[view.state.lifted],
    "count": _count,
    "element": lambda view, action: kind_name(view, int(view.state.boards[view.state.seat])),
    "how": _how,
    "match": _match,
    "more": lambda view, action: int(view.state.passing),
    "name": lambda view, action: names.protector(view, action - actions.CHOOSE).name,
    "old": lambda view, action: kind_name(view, names.kind_on(view.state, actions.ACTIONS.chosen(action)["cell"])),
    "owner": lambda view, action: view.names[_owner(view, action)],
    "pawn": lambda view, action: CELL_NAMES[view.state.pawns[view.state.seat]],
    "points": _points,
    "replacements-left": lambda view, action: int(view.box.replacements - view.state.replaced),
    "rule": lambda view, action: "S-74" if view.state.phase == phase.KEEPING_TILES else "S-77",
    "seat": lambda view, action: view.names[view.state.seat],
    "steps": lambda view, action: int(step_limit(view.state, view.box)),
    "steps-left": lambda view, action: int(step_limit(view.state, view.box) - view.state.steps),
    "token": _token,
    **names.RULES,
}
NOUNS = {
    "bag": lambda view, bag: names.tiles_name(view, [count_of(bag, kind) for kind in range(len(KINDS))]),
    "being": being_name,
    "beings": lambda view, beings: view.join(being_name(view, being) for being in names.cards(beings)),
    "card": lambda view, card: BONUS_NAMES[card],
    "cell": lambda view, cell: CELL_NAMES[cell],
    "discarded": kind_name,
    "kind": kind_name,
    "protector": names.protector_name,
    "row": lambda view, seat: view.names[seat],
}
TABLE = PhaseTable.read(
    Path(__file__).with_suffix(".toml"), phase=phase, actions=actions, found_by=refusals,
    slots=SLOTS, nouns=NOUNS, never=refusals.no_cell,
    does=lambda view, action: _NAMES.get(int(actions.FAMILIES[action]), ""), ending=points.ending,
)  # fmt: skip
