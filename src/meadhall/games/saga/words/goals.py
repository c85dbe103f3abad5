"""Saga: points, how near each side is to winning (V-92, V-93), and how it was won."""

from meadhall.core.contract import ScoreLine
from meadhall.games.saga import facts, sides, victory
from meadhall.games.saga.rules.map import controlled
from meadhall.games.saga.rules.turns import viking_victory
from meadhall.games.saga.words.names import SagaView, area_list, side_for

_NEAR = 2  # coins that are still missing when everybody should be warned


def standing(view: SagaView) -> tuple[str, ...]:
    """How near each side is to winning: the Anglo-Saxons by the track, the Vikings by coins or areas."""
    s, box = view.state, view.box
    rounds = max(int(s.round_marker) - int(s.stronghold_marker), 0)
    held, coins = int(controlled(s, sides.VIKINGS)).bit_count(), int(s.coins[sides.VIKINGS])
    enough, areas = int(box.coins_to_win), int(box.areas_to_win)
    vikings = view.say("standing-vikings", coins=coins, enough=enough, held=held, areas=areas)
    return view.say("standing-saxons", rounds=rounds, coins=int(s.coins[sides.SAXONS])), vikings


def warnings(view: SagaView, rounds: int, held: int, coins: int, saxons: int, vikings: int, spare: int) -> list[str]:
    """The sides that could win as this round ends, one line a side: by the track, by areas or coins of the Vikings, or
    because the other side has so few Units left in England. `spare` are Strongholds that can still be built."""
    told, missing_areas = [], max(int(view.box.areas_to_win) - held, 0)
    missing_coins = max(int(view.box.coins_to_win) - coins, 0)
    if rounds <= 0:
        told.append(view.say("warn-last-round"))
    elif vikings <= 1:
        told.append(view.say("warn-last-viking"))
    elif rounds <= min(2, spare):
        told.append(view.say("warn-strongholds", rounds=rounds))
    if missing_areas <= 1:
        told.append(view.say("warn-areas", missing=missing_areas))
    elif missing_coins <= _NEAR:
        told.append(view.say("warn-coins", coins=missing_coins))
    elif saxons <= 2:
        told.append(view.say("warn-saxons", units=saxons))
    return told


def scoring(view: SagaView) -> list[list[ScoreLine]]:
    """For each seat the areas that it controls: they are its points, though the war is not won by them."""
    lines: list[list[ScoreLine]] = []
    for side in range(2):
        held = int(controlled(view.state, side))
        told = view.say("areas-held", areas=area_list(view, held)) if held else view.say("no-areas")
        lines.append([ScoreLine(told, held.bit_count(), view.say("areas-source"))])
    return lines


def winner(view: SagaView) -> int:
    """The side that has won, or NOBODY."""
    if not view.state.won_by:
        return sides.NOBODY
    return sides.SAXONS if view.state.won_by & victory.SAXON_WAYS else sides.VIKINGS


def awards(view: SagaView) -> tuple[str, ...]:
    """How it was won: one of five ways, or several at once."""
    s, won = view.state, winner(view)
    both = {"seat": side_for(view, won), "other": side_for(view, 1 - won)}
    held, coins = int(controlled(s, sides.VIKINGS)).bit_count(), int(s.coins[sides.VIKINGS])
    told = [key for way, key in zip(victory.WAYS, facts.WAYS, strict=True) if s.won_by & way]
    if won == sides.SAXONS and viking_victory(s, view.box):
        told.append("both-could-win")
    return tuple(view.say(key, **both, areas=held, coins=coins) for key in told)
