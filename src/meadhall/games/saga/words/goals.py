"""Saga: how near each side is to winning, in a few words for the board (V-92, V-93)."""

from functools import lru_cache

from meadhall.core.text import count
from meadhall.games.saga import sides
from meadhall.games.saga.rules.map import controlled
from meadhall.games.saga.words.names import SagaView
from meadhall.games.saga.words.phrases import SAY

_NEAR = 2  # coins that are still missing when everybody should be warned


def goal(side: int, rounds: int, coins: int, areas: int) -> str:
    """What a side has to reach: `rounds` are the spaces between the two markers."""
    if side:
        return SAY["viking goal"].format(coins=count(coins, "coin"), areas=count(areas, "area"))
    return SAY["saxon goal"].format(rounds=count(rounds, "more round") if rounds > 0 else SAY["this round"])


def standing(view: SagaView) -> tuple[str, ...]:
    """How near each side is to winning: the Anglo-Saxons by the track, the Vikings by coins or areas."""
    s, box = view.state, view.box
    rounds = int(s.round_marker) - int(s.stronghold_marker)
    held = int(controlled(s, sides.VIKINGS)).bit_count()
    told = SAY["viking standing"].format(
        coins=s.coins[sides.VIKINGS], enough=box.coins_to_win, held=held, areas=box.areas_to_win
    )
    left = count(rounds, "round") if rounds > 0 else SAY["this round"]
    return SAY["saxon standing"].format(rounds=left), told


@lru_cache(maxsize=512)
def warnings(
    rounds: int, held: int, areas: int, coins: int, enough: int, vikings: int, saxons: int, spare: int
) -> tuple[str, ...]:
    """Who could win at the end of this round, one line a side: by `held` of so many areas, by coins, by the track, or
    because the other side has so few Units left in England. `spare` are Strongholds that can still be built."""
    told = []
    if rounds <= 0:
        told.append(SAY["last round"])
    elif vikings <= 1:
        told.append(SAY["vikings left"])
    elif rounds <= min(2, spare):
        told.append(SAY["perhaps last" if rounds == 1 else "perhaps last two"])
    if held >= areas - 1:
        told.append(SAY["areas won" if held >= areas else "areas to win"])
    elif coins >= enough - _NEAR:
        missing = enough - coins
        told.append(SAY["coins to win"].format(coins=count(missing, "coin")) if missing > 0 else SAY["coins won"])
    elif saxons <= 2:
        told.append(SAY["saxons left"].format(n=saxons))
    return tuple(told)
