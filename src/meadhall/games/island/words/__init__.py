"""The island games in words: positions and questions; the sentences themselves stand in `en.ftl`."""

from meadhall.core.constants import OVER, SPECTATOR
from meadhall.core.contract import waiting_for
from meadhall.games.island import actions, phase
from meadhall.games.island.rules.bags import count_of
from meadhall.games.island.state import BEING_NAMES, BONUS_NAMES, CELL_NAMES, KINDS, SIDE
from meadhall.games.island.words.acts import action, component
from meadhall.games.island.words.names import (
    KIND_LETTERS,
    PHRASES,
    TILE_DISCARD,
    IslandView,
    being_id,
    being_name,
    being_pattern,
    bonus_id,
    bonus_pattern,
    cards,
    cell_id,
    content,
    kind_name,
    kind_on,
    protector_name,
    rule,
    tiles_name,
    tokens_on,
)
from meadhall.games.island.words.phases import says as prompt
from meadhall.games.island.words.points import awards, scoring, standing
from meadhall.games.island.words.refusals import why_not

__all__ = [
    "NOUNS", "PHRASES", "PLACES", "action", "asks", "awards", "component", "describe", "prompt", "scoring", "standing",
    "waiting", "why_not",
]  # fmt: skip

NOUNS = {
    "bag": lambda view, bag: tiles_name(view, [count_of(bag, kind) for kind in range(len(KINDS))]),
    "being": being_name,
    "beings": lambda view, beings: view.join(being_name(view, being) for being in cards(beings)),
    "card": lambda view, card: BONUS_NAMES[card],
    "cell": lambda view, cell: CELL_NAMES[cell],
    "discarded": kind_name,
    "kind": kind_name,
    "protector": protector_name,
    "row": lambda view, seat: view.names[seat],
}
PLACES = {
    "being": lambda view, being: being_id(being),
    "card": lambda view, card: bonus_id(card),
    "cell": lambda view, cell: cell_id(cell),
    "discarded": lambda view, kind: TILE_DISCARD,
    "row": lambda view, seat: f"protector-{seat}",
}


# --- The position ---------------------------------------------------------------------------------------------------


def describe(view: IslandView) -> str:
    """The island as a grid, every player, the viewer's hand, the bonus cards and the piles."""
    s, say = view.state, view.say
    lines = [say("title", game=view.game.title, turn=int(s.turn)), "", *_grid(view), "", say("letters"), ""]
    for seat in range(view.players):
        lines += _seat_lines(view, seat)
    lines += _hand_lines(view)
    if s.bonus_size:
        lines += ["", say("bonus-cards"), *(_bonus_line(view, slot) for slot in range(s.bonus_size))]
    discarded = ", ".join(BEING_NAMES[being] for being in cards(s.being_discard)) or say("nothing")
    tiles, discard = int(s.pile_size), tiles_name(view, s.discard.tolist())
    lines += ["", say("piles", tiles=tiles, discard=discard, beings=int(s.being_pile_size), discarded=discarded)]
    if s.finisher >= 0 and s.phase != phase.ENDED:
        lines.append(say("last-turns-line", count=int(s.last_turns)))
    return "\n".join(lines)


def _grid(view: IslandView) -> list[str]:
    s, island = view.state, int(view.box.island)
    rows = [row for row in range(SIDE) if island >> row * SIDE & 255]
    columns = [column for column in range(SIDE) if any(island >> (row * SIDE + column) & 1 for row in rows)]
    lines = ["    " + "".join(f"{'abcdefgh'[column]:<4}" for column in columns).rstrip()]
    for row in rows:
        cells = ""
        for column in columns:
            cell = row * SIDE + column
            kind = kind_on(s, cell)
            letter = KIND_LETTERS[kind] if kind >= 0 else "?" if island >> cell & 1 else " "
            pawns = "".join(str(seat + 1) for seat in range(view.players) if s.pawns[seat] == cell)
            cells += f"{letter + pawns:<4}"
        lines.append(f"{row + 1:>2}  {cells}".rstrip())
    return lines


def _seat_lines(view: IslandView, seat: int) -> list[str]:
    s, say = view.state, view.say
    board = say("no-protector")
    if s.protectors[seat] >= 0:
        played, element = protector_name(view, int(s.protectors[seat])), kind_name(view, int(s.boards[seat]))
        board = say("protector-line", protector=played, element=element)
    told = say(
        "seat-line",
        number=seat + 1,
        seat=view.names[seat],
        protector=board,
        pawn=CELL_NAMES[s.pawns[seat]] if s.pawns[seat] >= 0 else say("nothing"),
        tokens=int(s.tokens[seat]),
        tiles=int(s.hand_size[seat]),
        beings=int(s.held[seat]),
    )
    lines = [f"{'>' if seat == s.seat and s.phase != phase.ENDED else ' '} {told}"]
    if s.activated[seat]:
        named = ", ".join(being_name(view, being) for being in cards(s.activated[seat]))
        lines.append(" " * 6 + say("activated-beings", beings=named))
    return lines


def _hand_lines(view: IslandView) -> list[str]:
    s, say, lines = view.state, view.say, list[str]()
    if view.seat >= 0:
        lines += ["", say("own-tiles", tiles=tiles_name(view, s.hand[view.seat].tolist()))]
        if s.beings[view.seat]:
            lines += [say("own-beings"), *_being_lines(view, s.beings[view.seat])]
    for seat in range(view.players):
        if seat != view.seat and s.beings[seat]:  # open to everybody in the all mythicals version
            lines += [say("open-beings", seat=view.names[seat]), *_being_lines(view, s.beings[seat])]
    if view.seat == s.seat and s.offer_size:
        lines.append(say("offered-tiles", tiles=tiles_name(view, s.offer.tolist())))
    if view.seat == s.seat and s.offered:
        lines += [say("offered-beings"), *_being_lines(view, s.offered)]
    return lines


def _being_lines(view: IslandView, beings: int) -> list[str]:
    lines = []
    for being in cards(beings):
        card, pattern = content(view).beings[being], "/".join(being_pattern(view, being))
        element, about = kind_name(view, KINDS.index(card.element)), {"name": card.name, "pattern": pattern}
        told = view.say("being-line", number=BEING_NAMES[being], element=element, points=card.points, **about)
        lines.append(f"  {told}")
    return lines


def _bonus_line(view: IslandView, slot: int) -> str:
    card = int(view.state.bonus[slot])
    points, pattern = content(view).bonus[card].points, "/".join(bonus_pattern(view, card))
    told = view.say("bonus-line", card=BONUS_NAMES[card], points=points, pattern=pattern, **tokens_on(view, slot))
    return f"  {told}"


# --- What is asked --------------------------------------------------------------------------------------------------


def waiting(view: IslandView) -> str:
    """What everybody reads who is not to decide: what they wait for, or that the game is over."""
    if view.to_move == OVER:
        return _ending(view)
    return prompt(view) if view.to_move < 0 or view.seat == SPECTATOR else waiting_for(view)


def _ending(view: IslandView) -> str:
    """Which rule ended the game, and how a tie was broken."""
    s = view.state
    ended = view.say(
        "over-because",
        by="target" if s.finisher >= 0 else "turns",
        seat=view.names[s.finisher],
        beings=int(view.box.target),
        turns=int(s.turn),
        rule=rule(view, "S-79"),
    )
    return " ".join([ended, *awards(view)])


def asks(view: IslandView, touched: tuple[str, ...]) -> str:
    """What is asked of who has touched these: a tile of the hand, a being, or the own board."""
    sort, _, name = touched[0].partition("-")
    families = {actions.FAMILIES[number] for number in view.legal}
    if sort == "hand":
        may_pass = "yes" if actions.DISCARD_TILE in families else "no"
        return view.say("ask-lay", kind=kind_name(view, KINDS.index(name)), **{"pass": may_pass})
    if sort == "being":
        return view.say("ask-use", being=being_name(view, BEING_NAMES.index(name)))
    if sort != "protector":
        return ""
    return view.say("ask-switch" if actions.SWITCH in families else "ask-exchange", rule=rule(view, "S-70"))
