"""The island games in words: positions and questions; the sentences themselves stand in `en.ftl`."""

from meadhall.games.island import actions, phase
from meadhall.games.island.state import BEING_NAMES, BONUS_NAMES, CELL_NAMES, KINDS, SIDE
from meadhall.games.island.words import names
from meadhall.games.island.words.names import PHRASES, IslandView, being_name, cards, kind_name
from meadhall.games.island.words.phases import NOUNS, TABLE
from meadhall.games.island.words.points import awards, scoring, standing

__all__ = ["NOUNS", "PHRASES", "PLACES", "TABLE", "asks", "awards", "describe", "scoring", "standing"]

PLACES = {
    "being": lambda view, being: names.BEING_IDS[being],
    "card": lambda view, card: names.BONUS_IDS[card],
    "cell": lambda view, cell: names.CELL_IDS[cell],
    "discarded": lambda view, kind: names.TILE_DISCARD,
    "row": lambda view, seat: f"protector-{seat}",
}


def describe(view: IslandView) -> str:
    """The island as a grid, every player, the viewer's hand, the bonus cards and the piles."""
    s, say = view.state, view.say
    lines = [say("title", game=view.game.title, turn=int(s.turn)), "", *_grid(view), "", say("letters"), ""]
    for seat in range(view.players):
        lines += _seat_lines(view, seat)
    lines += _hand_lines(view)
    if s.bonus_size:
        lines += ["", say("bonus-cards"), *(_bonus_line(view, slot) for slot in range(s.bonus_size))]
    discarded = view.join((BEING_NAMES[being] for being in cards(s.being_discard)), "") or say("nothing")
    tiles, discard = int(s.pile_size), names.tiles_name(view, s.discard.tolist())
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
            kind = names.kind_on(s, cell)
            letter = names.KIND_LETTERS[kind] if kind >= 0 else "?" if island >> cell & 1 else " "
            pawns = "".join(str(seat + 1) for seat in range(view.players) if s.pawns[seat] == cell)
            cells += f"{letter + pawns:<4}"
        lines.append(f"{row + 1:>2}  {cells}".rstrip())
    return lines


def _seat_lines(view: IslandView, seat: int) -> list[str]:
    s, say = view.state, view.say
    board = say("no-protector")
    if s.protectors[seat] >= 0:
        played, element = names.protector_name(view, int(s.protectors[seat])), kind_name(view, int(s.boards[seat]))
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
        named = view.join((being_name(view, being) for being in cards(s.activated[seat])), "")
        lines.append(" " * 6 + say("activated-beings", beings=named))
    return lines


def _hand_lines(view: IslandView) -> list[str]:
    s, say, lines = view.state, view.say, list[str]()
    if view.seat >= 0:
        lines += ["", say("own-tiles", tiles=names.tiles_name(view, s.hand[view.seat].tolist()))]
        if s.beings[view.seat]:
            lines += [say("own-beings"), *_being_lines(view, s.beings[view.seat])]
    for seat in range(view.players):
        if seat != view.seat and s.beings[seat]:  # open to everybody in the all mythicals version
            lines += [say("open-beings", seat=view.names[seat]), *_being_lines(view, s.beings[seat])]
    if view.seat == s.seat and s.offer_size:
        lines.append(say("offered-tiles", tiles=names.tiles_name(view, s.offer.tolist())))
    if view.seat == s.seat and s.offered:
        lines += [say("offered-beings"), *_being_lines(view, s.offered)]
    return lines


def _being_lines(view: IslandView, beings: int) -> list[str]:
    lines = []
    for being in cards(beings):
        card, pattern = names.content(view).beings[being], "/".join(names.being_pattern(view, being))
        about = {"number": BEING_NAMES[being], "name": names.bare_name(view, being)}
        about["element"] = kind_name(view, KINDS.index(card.element))
        lines.append("  " + view.say("being-line", points=card.points, pattern=pattern, **about))
    return lines


def _bonus_line(view: IslandView, slot: int) -> str:
    number = int(view.state.bonus[slot])
    card, tokens = names.content(view).bonus[number], names.tokens_on(view, slot)
    pattern = "/".join(card.pattern)
    return "  " + view.say("bonus-line", card=BONUS_NAMES[number], points=card.points, pattern=pattern, **tokens)


def asks(view: IslandView, touched: tuple[str, ...]) -> str:
    """The prompt for a player who has touched a tile of the hand or the own board, or would like to pass."""
    sort, _, name = touched[0].partition("-")
    families = {actions.FAMILIES[number] for number in view.legal}
    if sort == "hand":
        return view.say("ask-lay", kind=kind_name(view, KINDS.index(name)))
    if name == "pass":
        return view.say("ask-discard")
    if sort != "protector":
        return ""
    return view.say("ask-switch" if actions.SWITCH in families else "ask-exchange", rule=names.rule(view, "S-70"))
