"""Saga: points, how near each side is to winning (V-92, V-93), and how it was won."""

from functools import lru_cache

from meadhall.core.contract import ScoreLine
from meadhall.core.phrases import Phrases
from meadhall.games.saga import sides, victory
from meadhall.games.saga.rules.map import controlled
from meadhall.games.saga.rules.turns import viking_victory
from meadhall.games.saga.words.names import SagaView, area_list, side_for

_NEAR = 2  # coins that are still missing when everybody should be warned


def goal(phrases: Phrases, side: int, rounds: int, coins: int, areas: int) -> str:
    """What a side has to reach: `rounds` are the spaces between the two markers."""
    if side == sides.VIKINGS:
        return phrases.say("goal-vikings", coins=coins, areas=areas)
    return phrases.say("goal-saxons", rounds=max(rounds, 0))


def standing(view: SagaView) -> tuple[str, ...]:
    """How near each side is to winning: the Anglo-Saxons by the track, the Vikings by coins or areas."""
    s, box = view.state, view.box
    rounds = max(int(s.round_marker) - int(s.stronghold_marker), 0)
    held, coins = int(controlled(s, sides.VIKINGS)).bit_count(), int(s.coins[sides.VIKINGS])
    enough, areas = int(box.coins_to_win), int(box.areas_to_win)
    vikings = view.say("standing-vikings", coins=coins, enough=enough, held=held, areas=areas)
    return view.say("standing-saxons", rounds=rounds), vikings


@lru_cache(maxsize=512)
def warnings(
    phrases: Phrases,
    rounds: int,
    held: tuple[int, int],
    coins: tuple[int, int],
    in_england: tuple[int, int],
    spare: int,
) -> tuple[str, ...]:
    """Who could win at the end of this round, one line a side: by so many of the areas or coins that win, by the track,
    or because the other side has so few Units left in England. `spare` are Strongholds that can still be built."""
    told, (saxons, vikings) = [], in_england
    missing_areas, missing_coins = (max(goal - reached, 0) for reached, goal in (held, coins))
    if rounds <= 0:
        told.append(phrases.say("warn-last-round"))
    elif vikings <= 1:
        told.append(phrases.say("warn-last-viking"))
    elif rounds <= min(2, spare):
        told.append(phrases.say("warn-strongholds", rounds=rounds))
    if missing_areas <= 1:
        told.append(phrases.say("warn-areas", missing=missing_areas))
    elif missing_coins <= _NEAR:
        told.append(phrases.say("warn-coins", coins=missing_coins))
    elif saxons <= 2:
        told.append(phrases.say("warn-saxons", units=saxons))
    return tuple(told)


def scoring(view: SagaView) -> list[list[ScoreLine]]:
    """For each seat the areas that it controls: they are its points, though the war is not won by them."""
    lines: list[list[ScoreLine]] = []
    for side in range(2):
        held = int(controlled(view.state, side))
        told = view.say("areas-held", areas=area_list(view, held)) if held else view.say("no-areas")
        lines.append([ScoreLine(told, held.bit_count(), view.say("areas-source"))])
    return lines


_WAYS = ("won-by-track", "won-by-free-england", "won-by-areas", "won-by-coins", "won-by-conquest")


def awards(view: SagaView) -> tuple[str, ...]:
    """How it was won: one of five ways, or several at once."""
    s, saxons_win = view.state, int(view.state.won_by) & victory.SAXON_WAYS
    winner = sides.SAXONS if saxons_win else sides.VIKINGS
    both = {"seat": side_for(view, winner), "other": side_for(view, 1 - winner)}
    held, coins = int(controlled(s, sides.VIKINGS)).bit_count(), int(s.coins[sides.VIKINGS])
    told = [key for way, key in zip(victory.WAYS, _WAYS, strict=True) if s.won_by & way]
    if saxons_win and viking_victory(s, view.box):
        told.append("both-could-win")
    return tuple(view.say(key, **both, areas=held, coins=coins) for key in told)
