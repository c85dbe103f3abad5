"""Saga in words: what is asked, what an action would do, and how it ended. All sentences stand in `en.ftl`."""

from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.core.contract import waiting_for
from meadhall.core.game import ScoreLine
from meadhall.core.phrases import Filling
from meadhall.core.text import sentence
from meadhall.games.saga import actions, location, offer, phase, sides, victory
from meadhall.games.saga.rules.abilities import SPARE, repelled_from
from meadhall.games.saga.rules.combat import AT_SEA, WARRIOR
from meadhall.games.saga.rules.leaders import ORDERS
from meadhall.games.saga.rules.map import GENERAL, controlled, free
from meadhall.games.saga.rules.turns import viking_victory
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words.goals import standing
from meadhall.games.saga.words.names import (
    SIDES,
    SagaView,
    a_unit,
    ability,
    area_list,
    area_name,
    areas_in,
    enemy_unit,
    group,
    half,
    half_of,
    leader_name,
    moves_one,
    person_name,
    place_id,
    scandinavia,
    seen_unit,
    side_for,
    the_sum,
    tile_action,
)
from meadhall.games.saga.words.phases import PHASES
from meadhall.games.saga.words.position import describe
from meadhall.games.saga.words.refusals import why_not

__all__ = [
    "NOUNS", "PLACES", "action", "asks", "awards", "component", "describe", "prompt", "scoring", "standing", "waiting",
    "why_not",
]  # fmt: skip

NOUNS = {
    "ability": lambda view, person: ability(view, *divmod(person, LEADERS)),
    "area": area_name,
    "areas": area_list,
    "field": area_name,
    "half": half_of,
    "leader": person_name,
    "side": side_for,
    "sum": the_sum,
    "tile": lambda view, tile: tile + 1,
    "unit": seen_unit,
}
PLACES = {
    "area": place_id,
    "areas": lambda view, areas: tuple(place_id(view, area) for area in areas_in(areas)),
    "field": lambda view, area: ("sheet", place_id(view, area)),  # the sheet on which a battle lies
    "tile": lambda view, tile: f"tile-{tile + 1}",
}


# --- What is asked, and what an action would do -----------------------------------------------------------------------


def waiting(view: SagaView) -> str:
    """What everybody reads who is not to decide: what they wait for, or that the game is over."""
    if view.to_move == OVER:
        return view.say("over", why=" ".join(awards(view)))
    if view.to_move == CHANCE:
        blindly = view.state.phase in (phase.REPELLING_HIDDEN, phase.SLAYING_HIDDEN)
        drawing = view.state.phase == phase.DRAWING
        return view.say("picking-blindly" if blindly else "drawing" if drawing else "setting-up")
    return prompt(view) if view.seat == SPECTATOR else waiting_for(view)


def prompt(view: SagaView) -> str:
    """What is asked of the seat to move."""
    s, to_move = view.state, view.to_move
    led = s.phase == phase.GROUPING and s.left > 1 and (s.figures[to_move] == s.origin).any()
    return view.say(
        PHASES[int(s.phase)].asks,
        name=view.names[to_move], round=int(s.round), tile=int(s.tile) + 1, **scandinavia(view),
        origin=area_name(view, int(s.origin)), target=area_name(view, int(s.target)), left=int(s.left),
        sails="yes" if s.origin >= location.ENGLAND else "no", led="yes" if led else "no",
        rule="V-65" if moves_one(view) else "V-29",
        battle=area_name(view, int(s.battle)), losses=int(s.losses[to_move]),
        own=group(view, to_move, int(s.battle)), others=group(view, 1 - to_move, int(s.battle)),
    )  # fmt: skip


def asks(view: SagaView, touched: tuple[str, ...]) -> str:
    """What is asked after touches: on an area with a Stronghold or with Vikings, or on the Leader for the North."""
    s, (sort, _, name) = view.state, touched[0].partition("-")
    if sort == "area":
        asked = "ask-driven" if s.phase == phase.REPELLING else "ask-yield"
        return sentence(view.say(asked, area=area_name(view, location.WORDS.index(name))))
    if s.phase != phase.PLACING:
        return ""
    figure = int(name.rpartition("-")[2]) - 1
    leader = leader_name(view, sides.VIKINGS, int(s.backs[sides.VIKINGS, figure]))
    return view.say("ask-next-leader", leader=leader, **scandinavia(view))


def action(view: SagaView, action: int) -> str:
    """What a legal action would do."""
    family, _ = actions.ACTIONS.decode(action)
    key, number = PHASES[int(view.state.phase)].does[family], action - family
    if family == actions.SLAY and number == SPARE:
        key = "do-spare"
    elif family == actions.PLUNDER and number > 0:
        key = "do-not-plunder"
    return sentence(view.say(key, **_about(view, family, number)))


def _about(view: SagaView, family: int, number: int) -> dict[str, Filling]:
    """What the sentence about an action speaks of."""
    s, seat = view.state, int(view.state.seat)
    match family:
        case actions.PLACE_LEADERS:
            return {**_placement(view, number), **scandinavia(view)}
        case actions.CHOOSE_TILE | actions.RESOLVE_TILE:
            return {"tile": number + 1, "half": half(view, seat, number)}
        case actions.BONUS:
            choice = offer.BONUSES[number]
            return {"choice": choice, "bonus": view.say("bonus", bonus=choice)}
        case actions.START:
            return {"action": tile_action(view.phrases, number)}
        case actions.MOVE_FROM:
            return {"area": area_name(view, number), "left": min(int(s.left), int(free(s, s.seat, number)))}
        case actions.MOVE_TO:
            way = (
                "drakkar" if number == location.DRAKKAR else "sea" if s.origin >= location.ENGLAND > number else "land"
            )
            return {"area": area_name(view, number), "way": way}
        case actions.MARKER_REVEAL:
            return {"area": area_name(view, int(s.markers[s.origin - location.NORTH]))}
        case actions.MOVE_LEADER | actions.REVEAL:
            return {"leader": leader_name(view, seat, number), "ability": ability(view, seat, number)}
        case actions.MOVE_WARRIORS:
            return {"warriors": number}
        case actions.INCOME_LEADER:
            area, leader = divmod(number, LEADERS)
            return {"area": area_name(view, area), "leader": leader_name(view, seat, leader)}
        case actions.MUSTER | actions.SCOUT_LAY | actions.LAND_FROM | actions.HARBOUR:
            return {"area": area_name(view, location.NORTH + number)}
        case actions.RECRUIT_UNIT | actions.RALLY | actions.LAND | actions.LOSE | actions.HOME:
            return {"unit": a_unit(view, seat, number)}
        case actions.REPEL | actions.REPEL_WARRIOR:
            unit = number if family == actions.REPEL else WARRIOR
            where = area_name(view, int(repelled_from(s, family + number)))
            return {"unit": enemy_unit(view, sides.VIKINGS, unit), "area": where}
        case actions.SLAY:
            return {"unit": enemy_unit(view, sides.SAXONS, number)}
        case actions.RETREAT:
            return {"area": area_name(view, location.DRAKKAR if number == AT_SEA else number)}
        case actions.PLUNDER:
            return {"area": area_name(view, int(s.battle))}
    told = {SIDES[side]: group(view, side, number) for side in range(2)}
    coins = min(int(view.box.pillage), int(s.coins[GENERAL]))
    return {"area": area_name(view, number), "coins": coins, **told}


def _placement(view: SagaView, permutation: int) -> dict[str, str]:
    """The three leaders in the hand of the Viking, in the order of an action."""
    s = view.state
    held = sorted(int(back) for back in s.backs[sides.VIKINGS][s.figures[sides.VIKINGS] == location.HAND])
    leaders = (leader_name(view, sides.VIKINGS, held[int(n) - 1]) for n in ORDERS[permutation][1:])
    return dict(zip(("first", "second", "third"), leaders, strict=True))


def component(view: SagaView, action: int) -> str:
    """What an action is about, whatever the circumstances, for whoever adds up games."""
    family, choice = actions.ACTIONS.decode(action)
    first = choice[0] if choice else 0
    match family:
        case actions.REVEAL:
            return view.say("component-reveal", leader=leader_name(view, view.seat, first))
        case actions.MOVE_FROM:
            return view.say("component-from", area=area_name(view, first))
        case actions.MOVE_TO if first != location.DRAKKAR:
            return view.say("component-to", area=area_name(view, first))
        case actions.MARKER_REVEAL:
            return view.say("component-turn-marker")
        case actions.PILLAGE_AT:
            return view.say("component-pillage", area=area_name(view, first))
        case actions.FIGHT:
            return view.say("component-fight", area=area_name(view, first))
        case actions.REPEL | actions.REPEL_WARRIOR:
            return view.say("component-repel", unit=first if family == actions.REPEL else WARRIOR)
        case actions.SLAY if first != SPARE:
            return view.say("component-slay", unit=first)
        case actions.PLUNDER if first == 0:
            return view.say("component-plunder")
    return _action(view, action)  # all other actions have the same words in all circumstances


_action = action


# --- Points, and how it ended -----------------------------------------------------------------------------------------


def scoring(view: SagaView) -> list[list[ScoreLine]]:
    """For each seat the areas that it controls: they are its points, though the war is not won by them."""
    lines: list[list[ScoreLine]] = []
    for side in range(2):
        held = int(controlled(view.state, side))
        told = view.say("areas-held", areas=area_list(view, held)) if held else view.say("no-areas")
        lines.append([ScoreLine(told, held.bit_count(), view.say("areas-source"))])
    return lines


_WAYS = {
    victory.BY_TRACK: "won-by-track",
    victory.BY_FREE_ENGLAND: "won-by-free-england",
    victory.BY_AREAS: "won-by-areas",
    victory.BY_COINS: "won-by-coins",
    victory.BY_CONQUEST: "won-by-conquest",
}


def awards(view: SagaView) -> tuple[str, ...]:
    """How it was won: one of five ways, or several at once."""
    s, saxons_win = view.state, int(view.state.won_by) & victory.SAXON_WAYS
    winner = sides.SAXONS if saxons_win else sides.VIKINGS
    both = {"seat": side_for(view, winner), "other": side_for(view, 1 - winner)}
    held, coins = int(controlled(s, sides.VIKINGS)).bit_count(), int(s.coins[sides.VIKINGS])
    told = [key for way, key in _WAYS.items() if s.won_by & way]
    if saxons_win and viking_victory(s, view.box):
        told.append("both-could-win")
    return tuple(view.say(key, **both, areas=held, coins=coins) for key in told)
