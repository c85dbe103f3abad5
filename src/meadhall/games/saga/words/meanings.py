"""Saga: what each piece and each place of the picture means, as a viewer may know it. Hidden Leaders stay hidden."""

from meadhall.core.scene import Kept
from meadhall.core.text import count, join
from meadhall.games.saga import location, sides
from meadhall.games.saga.rules.map import has_stronghold, is_coastal, is_controlled
from meadhall.games.saga.rules.turns import owner_of
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words.names import (
    SagaView,
    ability,
    area_name,
    crowd,
    group,
    half,
    leader_name,
    possible,
    side_name,
    suspects,
)
from meadhall.games.saga.words.phrases import SAY as SENTENCES

SAY = {
    "area": "{area} ({signs}). Anglo-Saxons: {saxons}; Vikings: {vikings}. {holder} (V-03)",
    "holder": "Controlled by {side}",
    "no holder": "Nobody controls it",
    "harbour": "Scandinavia, {area}. Vikings: {vikings}",
    "drakkar": "The Drakkar: those who were driven off wait here until the round ends (V-91). Vikings: {vikings}",
    "sigil": "The sigil of {area}: where its marker leads (V-33)",
    "space": "Where the ships of {area} sail to{marker}",
    "tile": "Tile {tile}. Anglo-Saxons: {saxons}. Vikings: {vikings}. {owner}",
    "free tile": "Nobody has taken it",
    "owned tile": "Taken by {side}",
    "done tile": "Resolved by {side}",
    "coins": "{coins} of {side}",
    "general coins": "General supply: {coins}",
    "initiative": "Chooses first next round: {side} (V-17)",
    "stronghold-supply": "Strongholds to build: {n}",
    "foes-a": "Vikings in England: {n}; without one the Anglo-Saxons win (V-92)",
    "foes-v": "Anglo-Saxons in England: {n}; without one the Vikings win (V-93)",
    "areas-a": "Areas that the Anglo-Saxons control: {n} (V-03)",
    "areas-v": "Areas that the Vikings control: {n}; they win with {goal} (V-93)",
    "coins-v": "{coins} of {side}; they win with {goal} (V-93)",
    "combat": "Combat in {area} (V-69 to V-80)",
    "strength": "Strength of {side} in this combat: {n} (V-75)",
    "losses": "Casualties that {side} have still to name: {n} (V-76)",
    "pool": "Destination markers in the pool: {n} (V-62)",
    "marker-round": "The Round marker, on {n}: it moves left every round (V-91)",
    "marker-stronghold": "The Stronghold marker, on {n}: it moves right with each Stronghold built (V-53)",
    "stronghold": "The Stronghold of {area}",
    "warriors": "{units} of {side}: {place}",
    "leader": "{leader} of {side}: {ability}",
    "hidden": "A Leader of {side}; he may be {names}",
    "anybody": "any of the four",
    "shown": "{told} Revealed",
    "destination": "On the ships of {area}: {marker}",
    "in hand": "A destination marker, about to be laid",
    "clash": "Both sides are in {area}: there will be combat (V-69)",
}
_NUMBERS = {place: number for number, place in enumerate(location.WORDS)}


def meaning(view: SagaView, name: str) -> str:
    """What a piece or place is; nothing for what needs no words."""
    s = view.state
    kind, _, rest = name.partition("-")
    match kind:
        case "area":
            return _area(view, _NUMBERS[rest])
        case "sigil" | "clash" | "stronghold" if rest in location.ENGLISH:
            return SAY[kind].format(area=area_name(view, location.ENGLISH.index(rest)))
        case "space":
            bare = view.state.markers[location.SCANDINAVIAN.index(rest)] == -1
            marker = f": {_marker(view, rest)}" if bare else ""  # another piece tells of the marker that lies there
            return SAY["space"].format(area=area_name(view, _NUMBERS[rest]), marker=marker)
        case "destination":
            return (
                SAY["in hand"]
                if rest == "hand"
                else SAY["destination"].format(area=area_name(view, _NUMBERS[rest]), marker=_marker(view, rest))
            )
        case "tile":
            return _tile(view, int(rest) - 1)
        case "coins" if rest == "general":
            return SAY["general coins"].format(coins=count(int(s.coins[2]), "coin"))
        case "coins":
            side = "av".index(rest)
            told = SAY["coins-v" if side else "coins"]
            coins = count(int(s.coins[side]), "coin")
            return told.format(coins=coins, side=side_name(side), goal=int(view.box.coins_to_win))
        case "areas" | "foes":
            side = "av".index(rest)
            held = sum(int(is_controlled(s, side, area)) for area in range(location.ENGLAND))
            n = held if kind == "areas" else in_england(view, 1 - side)
            return SAY[name].format(n=n, goal=int(view.box.areas_to_win))
        case "initiative":
            return SAY["initiative"].format(side=side_name(int(s.initiative)))
        case "warriors":
            side, place = "av".index(rest[0]), _NUMBERS[rest[2:]]
            units = crowd(int(s.warriors[side, place]), 0)
            return SAY["warriors"].format(units=units, side=side_name(side), place=area_name(view, place))
        case "figure":
            return _figure(view, "av".index(rest[0]), int(rest[2:]) - 1)
    numbers = {
        "pool": markers_left(view),
        "stronghold-supply": s.stronghold_supply,
        "marker-round": s.round_marker,
        "marker-stronghold": s.stronghold_marker,
    }
    return SAY[name].format(n=int(numbers[name])) if name in numbers else ""


def in_england(view: SagaView, side: int) -> int:
    """How many Units of a side are in England."""
    s = view.state
    return int(s.warriors[side, : location.ENGLAND].sum() + s.leaders[side, : location.ENGLAND].sum())


def markers_left(view: SagaView) -> int:
    """How many markers are in the pool; everybody can count them."""
    s = view.state
    laid = sum(1 for marker in s.markers.tolist() if marker != -1)
    return int(view.box.coast).bit_count() - laid - (1 if s.scouted != -1 else 0)


def _area(view: SagaView, place: int) -> str:
    vikings = group(view, sides.VIKINGS, place) or SENTENCES["nobody"]
    if place >= location.ENGLAND:
        return SAY["drakkar" if place == location.DRAKKAR else "harbour"].format(
            area=area_name(view, place), vikings=vikings
        )
    signs = [SENTENCES["coast" if is_coastal(view.box, place) else "crown"]]
    if has_stronghold(view.state, place):
        signs.append(SENTENCES["stronghold"])
    holder = next((side_name(side) for side in range(2) if is_controlled(view.state, side, place)), "")
    return SAY["area"].format(
        area=area_name(view, place),
        signs=", ".join(signs),
        saxons=group(view, sides.SAXONS, place) or SENTENCES["nobody"],
        vikings=vikings,
        holder=SAY["holder"].format(side=holder) if holder else SAY["no holder"],
    )


def _marker(view: SagaView, space: str) -> str:
    s, number = view.state, location.SCANDINAVIAN.index(space)
    if s.face_down[number]:
        return SENTENCES["scouted marker"].format(areas=suspects(view, number))
    if s.markers[number] >= 0:
        return SENTENCES["marker"].format(area=area_name(view, int(s.markers[number])))
    return SENTENCES["no marker"]


def _tile(view: SagaView, tile: int) -> str:
    owner = int(owner_of(view.state, tile))
    key = "free tile" if owner < 0 else "done tile" if view.state.resolved >> tile & 1 else "owned tile"
    return SAY["tile"].format(
        tile=tile + 1,
        saxons=half(view, sides.SAXONS, tile),
        vikings=half(view, sides.VIKINGS, tile),
        owner=SAY[key].format(side=side_name(owner) if owner >= 0 else ""),
    )


def _figure(view: SagaView, side: int, figure: int) -> str:
    """A Leader: who he is for those who know, and who he may be for all others (R32)."""
    who = possible(view, side, figure)
    if len(who) > 1:
        names = SAY["anybody"]
        if len(who) < LEADERS:
            names = join([leader_name(view, side, leader) for leader in who], "or")
        return SAY["hidden"].format(side=side_name(side), names=names)
    told = SAY["leader"].format(
        leader=leader_name(view, side, who[0]), side=side_name(side), ability=ability(view, side, who[0])
    )
    return SAY["shown"].format(told=f"{told}.") if view.state.shown[side, figure] else told


_kept = Kept[str](20_000)


def meaning_for(view: SagaView, name: str, *facts: int) -> str:
    """What a piece or place is, found once for what it depends on: `facts` are all that does."""
    return _kept.get((view.game.edition.digest, name, *facts), lambda: meaning(view, name))
