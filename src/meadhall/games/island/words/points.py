"""The island games: the points, line by line (S-81 to S-84), how everybody stands, and how a tie is broken (S-86)."""

from meadhall.core.contract import ScoreLine
from meadhall.core.phrases import tell_tie
from meadhall.games.island.rules.scoring import bonus_held, has_token_on, own_beings, points_of
from meadhall.games.island.state import BEINGS, BONUS_NAMES
from meadhall.games.island.words.names import IslandView, being_name, cards, rule


def scoring(view: IslandView) -> list[list[ScoreLine]]:
    """For each seat its points, line by line."""
    return [_lines(view, seat) for seat in range(view.players)]


def _lines(view: IslandView, seat: int) -> list[ScoreLine]:
    s, box, say, own = view.state, view.box, view.say, list[ScoreLine]()
    for being in cards(s.activated[seat]):
        name = being_name(view, being)
        own.append(ScoreLine(say("points-being", being=name), int(box.points[being]), name))
    matching = int(own_beings(s, box, seat))
    if matching and box.match:
        told = say("points-match", count=matching)
        own.append(ScoreLine(told, matching * int(box.match), say("source-match")))
    for slot in range(s.bonus_size):
        if has_token_on(s, seat, slot):
            card = int(s.bonus[slot])
            told = say("points-bonus", card=BONUS_NAMES[card], rule=rule(view, "S-83"))
            own.append(ScoreLine(told, int(box.points[BEINGS + card]), say("source-bonus", card=BONUS_NAMES[card])))
    if s.finisher == seat and box.finisher:
        told = say("points-finisher", rule=rule(view, "S-82"))
        own.append(ScoreLine(told, int(box.finisher), say("source-finisher")))
    return own


def standing(view: IslandView) -> tuple[str, ...]:
    """How everybody stands: points, and how near they are to the end (S-80, M-35)."""
    s, box, target = view.state, view.box, int(view.box.target)
    beings = [int(activated).bit_count() for activated in s.activated]
    return tuple(
        view.say("standing", points=int(points_of(s, box, seat)), count=beings[seat], target=target)
        for seat in range(view.players)
    )


def awards(view: IslandView) -> tuple[str, ...]:
    """S-86, S-97: how a tie for the most points was broken, or that the win is shared."""
    s, box, seats = view.state, view.box, range(view.players)
    totals = [sum(value for _, value in lines) for lines in scoring(view)]
    if box.all_mythicals:
        first, number, beings = "all", "S-97", [len(cards(s.activated[seat])) for seat in seats]
    else:
        first, number, beings = "own", "S-86", [int(own_beings(s, box, seat)) for seat in seats]
    bonus = [int(bonus_held(s, box, seat)) for seat in seats]
    return tell_tie(view, totals, ((first, beings), ("bonus", bonus)), rule=number)


def ending(view: IslandView) -> str:
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
