"""The island games in words: positions, questions, actions and points. What happened and what is not legal: next door.

The sentences themselves are in `phrases`.
"""

import numpy as np

from meadhall.core.constants import OVER, SPECTATOR
from meadhall.core.game import ScoreLine
from meadhall.core.text import count, join
from meadhall.games.island import actions, phase
from meadhall.games.island.rules import scoring as counting
from meadhall.games.island.rules.matching import WITH_TOKEN, being_match
from meadhall.games.island.rules.moves import slot_of
from meadhall.games.island.rules.turns import step_limit
from meadhall.games.island.state import BEING_NAMES, BEINGS, BONUS_NAMES, CELL_NAMES, KINDS, SIDE
from meadhall.games.island.words.events import event
from meadhall.games.island.words.names import (
    KIND_LETTERS,
    KIND_WORDS,
    IslandView,
    being_name,
    being_pattern,
    being_points,
    bonus_pattern,
    cards,
    content,
    kind_on,
    protector,
    rule,
)
from meadhall.games.island.words.phrases import SAY
from meadhall.games.island.words.refusals import why_not

__all__ = [
    "SAY", "action", "asks", "awards", "component", "describe", "event", "prompt", "scoring", "standing", "waiting",
    "why_not",
]  # fmt: skip


# --- The position ---------------------------------------------------------------------------------------------------


def describe(view: IslandView) -> str:
    """The island as a grid, every player, the viewer's hand, the bonus cards and the piles."""
    s = view.state
    title = SAY["title turn" if s.turn else "title"].format(game=view.game.title, turn=s.turn)
    lines = [title, "", *_grid(view), "", SAY["letters"], ""]
    for seat in range(view.players):
        lines += _seat_lines(view, seat)
    lines += _hand_lines(view)
    if s.bonus_size:
        lines += ["", SAY["bonus cards"], *(_bonus_line(view, slot) for slot in range(s.bonus_size))]
    discarded = ", ".join(BEING_NAMES[being] for being in cards(s.being_discard)) or SAY["nothing"]
    piles = SAY["piles"].format(
        tiles=s.pile_size, discard=_tiles(s.discard), beings=s.being_pile_size, being_discard=discarded
    )
    lines += ["", piles]
    if s.finisher >= 0 and s.phase != phase.ENDED:
        lines.append(SAY["last turn"].format(count=s.last_turns))
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
    s = view.state
    board = SAY["no protector"]
    if s.protectors[seat] >= 0:
        side = protector(view, int(s.protectors[seat]))
        element = KINDS[int(s.boards[seat])]
        board = SAY["protector"].format(protector=side.name, title=side.title, element=element)
    lines = [
        SAY["seat"].format(
            mark=">" if seat == s.seat and s.phase != phase.ENDED else " ",
            seat=seat + 1, name=view.names[seat], protector=board,
            pawn=CELL_NAMES[s.pawns[seat]] if s.pawns[seat] >= 0 else SAY["nothing"],
            tokens=s.tokens[seat], tiles=s.hand_size[seat], beings=s.held[seat],
        )
    ]  # fmt: skip
    if s.activated[seat]:
        named = ", ".join(being_name(view, being) for being in cards(s.activated[seat]))
        lines.append(SAY["activated beings"].format(items=named))
    return lines


def _hand_lines(view: IslandView) -> list[str]:
    s = view.state
    lines: list[str] = []
    if view.seat >= 0:
        lines += ["", SAY["own tiles"].format(items=_tiles(s.hand[view.seat]))]
        if s.beings[view.seat]:
            lines += [SAY["own beings"], *(_being_line(view, being) for being in cards(s.beings[view.seat]))]
    for seat in range(view.players):
        if seat != view.seat and s.beings[seat]:  # open to everybody in the all mythicals version
            title = SAY["open beings"].format(name=view.names[seat])
            lines += [title, *(_being_line(view, being) for being in cards(s.beings[seat]))]
    if view.seat == s.seat and s.offer_size:
        lines.append(SAY["offered tiles"].format(items=_tiles(s.offer)))
    if view.seat == s.seat and s.offered:
        lines += [SAY["offered beings"], *(_being_line(view, being) for being in cards(s.offered))]
    return lines


def _tiles(counts: "np.ndarray[tuple[int], np.dtype[np.int8]]") -> str:
    named = [f"{KIND_WORDS[kind]} {counts[kind]}" for kind in range(5) if counts[kind]]
    return ", ".join(named) or SAY["nothing"]


def _being_line(view: IslandView, being: int) -> str:
    card = content(view).beings[being]
    return SAY["being line"].format(
        number=BEING_NAMES[being], being=card.name, element=card.element, points=count(card.points, "point"),
        pattern="/".join(being_pattern(view, being)),
    )  # fmt: skip


def _bonus_line(view: IslandView, slot: int) -> str:
    s = view.state
    card = int(s.bonus[slot])
    owners = [view.names[token - 1] for token in s.tokens_on[slot].tolist() if token]
    template = ("no token", "one token", "two tokens")[len(owners)]
    tokens = SAY[template].format(owner=(owners or [""])[0], other=(owners or [""])[-1])
    pattern = "/".join(bonus_pattern(view, card))
    points = content(view).bonus[card].points
    return SAY["bonus line"].format(card=BONUS_NAMES[card], points=points, pattern=pattern, tokens=tokens)


# --- What is asked, and what an action would do ---------------------------------------------------------------------


def waiting(view: IslandView) -> str:
    """What everybody reads who is not to decide: what they wait for, or that the game is over."""
    s, to_move = view.state, view.to_move
    if to_move == OVER:
        return _ending(view)
    if to_move < 0:
        return SAY["setting up"] if s.phase < phase.SETTLING else SAY["drawing"].format(name=view.names[s.seat])
    if view.seat == SPECTATOR:
        return prompt(view)
    return SAY["waiting"].format(name=view.names[to_move])


def prompt(view: IslandView) -> str:
    """What is asked of the seat to move."""
    s, name = view.state, view.names[view.to_move]
    if s.phase == phase.CHOOSING_SIDES:
        return SAY["ask side"].format(name=name, element=KINDS[int(s.boards[s.seat])])
    if s.phase == phase.SETTLING:
        return SAY["ask start"].format(name=name)
    if s.phase == phase.SWITCHING:
        return SAY["ask partner"].format(name=name, cell=CELL_NAMES[s.lifted], rule=rule(view, "S-70"))
    if s.phase == phase.PASSING:
        return SAY["ask pass"].format(name=name, count=s.to_draw + s.beings_to_draw)
    if s.phase == phase.KEEPING_TILES:
        return SAY["ask tile"].format(name=name, count=s.to_keep)
    if s.phase == phase.KEEPING_BEINGS:
        return SAY["ask being"].format(name=name, count=s.to_keep)
    if not s.acted:
        return SAY["ask turn"].format(name=name)
    left = view.box.replacements - s.replaced
    return SAY["ask more"].format(name=name, replacements=left, steps=step_limit(s, view.box) - s.steps)


def _ending(view: IslandView) -> str:
    """Which rule ended the game, and how a tie was broken."""
    s = view.state
    if s.finisher < 0:
        ended = SAY["over by turns"].format(turns=count(int(s.turn), "turn"))
    else:
        beings = count(int(view.box.target), "being")
        ended = SAY["over by target"].format(name=view.names[s.finisher], beings=beings, rule=rule(view, "S-79"))
    return " ".join([ended, *awards(view)])


def asks(view: IslandView, touched: tuple[str, ...]) -> str:
    """What is asked of who has touched these: a tile of the hand, a being, or the own board."""
    sort, _, name = touched[0].partition("-")
    families = {actions.ACTIONS.decode(number)[0] for number in view.legal}
    if sort == "hand":
        key = "ask lay or discard" if actions.DISCARD_TILE in families else "ask lay"
        return SAY[key].format(kind=KIND_WORDS[KINDS.index(name)])
    if sort == "being":
        return SAY["ask use"].format(being=being_name(view, BEING_NAMES.index(name)))
    if sort == "protector" and actions.SWITCH in families:
        return SAY["ask switch"].format(rule=rule(view, "S-70"))
    return SAY["ask exchange"] if sort == "protector" else ""


def action(view: IslandView, action: int) -> str:
    """What a legal action would do."""
    s = view.state
    match actions.ACTIONS.decode(action):
        case actions.CHOOSE, (number,):
            side = protector(view, number)
            return SAY["choose"].format(protector=side.name, title=side.title, ability=side.ability)
        case actions.PAWN, (cell,):
            return SAY["pawn"].format(cell=CELL_NAMES[cell])
        case actions.EXCHANGE, (kind,):
            return SAY["exchange"].format(kind=KIND_WORDS[kind])
        case actions.PLACE, (kind, cell):
            old = KIND_WORDS[kind_on(s, cell)]
            return SAY["place"].format(kind=KIND_WORDS[kind], cell=CELL_NAMES[cell], old=old)
        case actions.SWITCH, (cell,):
            return SAY["switch"].format(cell=CELL_NAMES[cell], kind=KIND_WORDS[kind_on(s, cell)])
        case actions.WITH, (cell,):
            return SAY["with"].format(cell=CELL_NAMES[cell], kind=KIND_WORDS[kind_on(s, cell)])
        case actions.STEP, (cell,):
            return SAY["step"].format(cell=CELL_NAMES[cell])
        case actions.FLY, (cell,):
            return SAY["fly"].format(cell=CELL_NAMES[cell])
        case actions.ACTIVATE, (being,):
            return _activation(view, being)
        case actions.CLAIM, (card,):
            return _claim(view, card)
    return _in_hand(view, action)


def _in_hand(view: IslandView, action: int) -> str:
    """Passing, keeping, and the end of a turn."""
    s = view.state
    too = " too" if s.passing else ""
    match actions.ACTIONS.decode(action):
        case actions.DISCARD_TILE, (kind,):
            return SAY["discard tile" + too].format(kind=KIND_WORDS[kind])
        case actions.DISCARD_BEING, (being,):
            return SAY["discard being" + too].format(being=being_name(view, being))
        case actions.KEEP_TILE, (kind,):
            return SAY["keep tile"].format(kind=KIND_WORDS[kind])
        case actions.KEEP_BEING, (being,):
            return SAY["keep being"].format(being=being_name(view, being))
        case actions.FINISH, _:
            return SAY["finish"].format(count=s.to_draw + s.beings_to_draw)
        case _:
            return SAY["end turn"]


def _activation(view: IslandView, being: int) -> str:
    s = view.state
    token = being_match(s, view.box, s.seat, being) == WITH_TOKEN
    return SAY["activate with token" if token else "activate"].format(
        being=being_name(view, being),
        points=being_points(view, being),
        element=KINDS[int(s.boards[s.seat])],
    )


def _claim(view: IslandView, card: int) -> str:
    s = view.state
    owner = int(s.tokens_on[slot_of(s, card), 0]) - 1
    template = "claim"
    if owner == s.seat:
        template = "lock"
    elif owner >= 0:
        template = "share" if view.box.shared_bonus else "take over"
    name = view.names[owner] if owner >= 0 else ""
    return SAY[template].format(card=BONUS_NAMES[card], points=view.box.points[BEINGS + card], owner=name)


def component(view: IslandView, action: int) -> str | None:
    """What an action is about, whatever the circumstances, for whoever adds up games; None for its canonical text."""
    match actions.ACTIONS.decode(action):
        case actions.CHOOSE, (number,):
            return SAY["choose component"].format(protector=protector(view, number).name)
        case actions.ACTIVATE, (being,):
            return SAY["activate component"].format(being=being_name(view, being))
        case actions.DISCARD_BEING, (being,):
            return SAY["discard component"].format(being=being_name(view, being))
        case actions.KEEP_BEING, (being,):
            return SAY["keep being"].format(being=being_name(view, being))
        case actions.CLAIM, (card,):
            return SAY["claim component"].format(card=BONUS_NAMES[card])
        case actions.EXCHANGE, (kind,):
            return SAY["exchange component"].format(kind=KIND_WORDS[kind])
        case actions.PLACE, (kind, _):
            return SAY["place component"].format(kind=KIND_WORDS[kind])
        case actions.DISCARD_TILE, (kind,):
            return SAY["discard tile"].format(kind=KIND_WORDS[kind])
        case actions.KEEP_TILE, (kind,):
            return SAY["keep tile"].format(kind=KIND_WORDS[kind])
        case family, _:
            return SAY[_COMPONENTS[family]]


_COMPONENTS = {
    actions.PAWN: "pawn component", actions.SWITCH: "switch component", actions.WITH: "with component",
    actions.STEP: "step component", actions.FLY: "fly component", actions.FINISH: "finish component",
    actions.END_TURN: "end turn",
}  # fmt: skip


# --- Points ---------------------------------------------------------------------------------------------------------


def scoring(view: IslandView) -> list[list[ScoreLine]]:
    """For each seat its points, line by line."""
    s, box = view.state, view.box
    lines: list[list[ScoreLine]] = []
    for seat in range(view.players):
        own = [
            ScoreLine(
                SAY["being points"].format(being=being_name(view, being)),
                int(box.points[being]),
                being_name(view, being),
            )
            for being in cards(s.activated[seat])
        ]
        matching = counting.own_beings(s, box, seat)
        if matching and box.match:
            told = SAY["match points"].format(count=matching)
            own.append(ScoreLine(told, int(matching) * int(box.match), SAY["match source"]))
        for slot in range(s.bonus_size):
            if counting.has_token_on(s, seat, slot):
                card = int(s.bonus[slot])
                text = SAY["bonus points"].format(card=BONUS_NAMES[card], rule=rule(view, "S-83"))
                source = SAY["bonus source"].format(card=BONUS_NAMES[card])
                own.append(ScoreLine(text, int(box.points[BEINGS + card]), source))
        if s.finisher == seat and box.finisher:
            told = SAY["finisher points"].format(rule=rule(view, "S-82"))
            own.append(ScoreLine(told, int(box.finisher), SAY["finisher source"]))
        lines.append(own)
    return lines


def standing(view: IslandView) -> tuple[str, ...]:
    """How everybody stands: points, and how near they are to the end (S-80, M-35)."""
    points = np.zeros(view.players, np.int32)
    view.game.kernels.points(view.state, view.box, points)
    beings = [int(activated).bit_count() for activated in view.state.activated]
    return tuple(
        SAY["standing"].format(points=count(int(points[seat]), "point"), count=beings[seat], target=view.box.target)
        for seat in range(view.players)
    )


def awards(view: IslandView) -> tuple[str, ...]:
    """S-86, S-97: how a tie for the most points was broken, or that the win is shared."""
    s, box, seats = view.state, view.box, range(view.players)
    totals = [sum(value for _, value in lines) for lines in scoring(view)]
    tied = [seat for seat in seats if totals[seat] == max(totals)]
    if len(tied) == 1:
        return ()
    first, number = ("by beings", "S-97") if box.all_mythicals else ("by own beings", "S-86")
    own = [int(counting.own_beings(s, box, seat)) for seat in seats]
    beings = [len(cards(s.activated[seat])) for seat in seats] if box.all_mythicals else own
    bonus = [int(counting.bonus_held(s, box, seat)) for seat in seats]
    for key, numbers in ((first, beings), ("by bonus cards", bonus)):
        best = max(numbers[seat] for seat in tied)
        tied = [seat for seat in tied if numbers[seat] == best]
        if len(tied) == 1:
            return (SAY[key].format(name=view.names[tied[0]], rule=number),)
    return (SAY["shared win"].format(names=join(view.names[seat] for seat in tied), rule=number),)
