"""Saga: what each piece and each place of the picture means, as a viewer may know it. Hidden Leaders stay hidden."""

from meadhall.core.scene import Kept
from meadhall.games.saga import location, sides
from meadhall.games.saga.rules.map import GENERAL, controlled, is_controlled
from meadhall.games.saga.rules.turns import owner_of
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words import names
from meadhall.games.saga.words.names import SIDES, SagaView

_NUMBERS = {place: number for number, place in enumerate(location.WORDS)}


def meaning(view: SagaView, name: str) -> str:
    """What a piece or place is; nothing for what needs no words."""
    s, box = view.state, view.box
    kind, _, rest = name.partition("-")
    match kind:
        case "area":
            return _area(view, _NUMBERS[rest])
        case "sigil" | "clash" | "stronghold" if rest in location.ENGLISH:
            return view.say(f"means-{kind}", area=names.area_name(view, _NUMBERS[rest]))
        case "destination" if rest == "hand":
            return view.say("means-destination-in-hand")
        case "space" | "destination":
            space = location.SCANDINAVIAN.index(rest)
            bare = s.markers[space] == -1  # another piece tells of the marker that lies there
            told = {"area": names.area_name(view, _NUMBERS[rest]), "marker": names.marker(view, space)}
            return view.say(f"means-{kind}", bare="yes" if bare else "no", **told)
        case "tile":
            return _tile(view, int(rest) - 1)
        case "coins":
            purse = GENERAL if rest == "general" else sides.LETTERS.index(rest)
            return view.say(f"means-{name}", coins=int(s.coins[purse]), goal=int(box.coins_to_win))
        case "areas" | "foes":
            side = sides.LETTERS.index(rest)
            number = int(controlled(s, side)).bit_count() if kind == "areas" else in_england(view, 1 - side)
            return view.say(f"means-{name}", number=number, goal=int(box.areas_to_win))
        case "initiative":
            return view.say("means-initiative", side=names.side_name(view, int(s.initiative)))
        case "warriors":
            side, place = sides.LETTERS.index(rest[0]), _NUMBERS[rest[2:]]
            told = {"side": names.side_name(view, side), "place": names.area_name(view, place)}
            return view.say("means-warriors", warriors=int(s.warriors[side, place]), **told)
        case "figure":
            return _figure(view, sides.LETTERS.index(rest[0]), int(rest[2:]) - 1)
    numbers = {
        "pool": markers_left(view),
        "stronghold-supply": int(s.stronghold_supply),
        "marker-round": int(s.round_marker),
        "marker-stronghold": int(s.stronghold_marker),
    }
    return view.say(f"means-{name}", number=numbers[name]) if name in numbers else ""


def in_england(view: SagaView, side: int) -> int:
    """How many Units of a side are in England."""
    s = view.state
    return int(s.warriors[side, : location.ENGLAND].sum() + s.leaders[side, : location.ENGLAND].sum())


def markers_left(view: SagaView) -> int:
    """How many markers are in the pool; everybody can count them."""
    s = view.state
    laid = sum(1 for there in s.markers.tolist() if there != -1)
    return int(view.box.coast).bit_count() - laid - (1 if s.scouted != -1 else 0)


def _area(view: SagaView, place: int) -> str:
    area, both = names.area_name(view, place), {SIDES[side]: names.group(view, side, place) for side in range(2)}
    if place >= location.ENGLAND:
        return view.say("means-drakkar" if place == location.DRAKKAR else "means-harbour", area=area, **both)
    held = (names.side_name(view, side) for side in range(2) if is_controlled(view.state, side, place))
    return view.say("means-area", area=area, **both, **names.signs(view, place), holder=next(held, "nobody"))


def _tile(view: SagaView, tile: int) -> str:
    owner, resolved = int(owner_of(view.state, tile)), view.state.resolved >> tile & 1
    halves = {SIDES[side]: names.half(view, side, tile) for side in range(2)}
    state = "free" if owner < 0 else "resolved" if resolved else "owned"
    return view.say("means-tile", tile=tile + 1, state=state, owner=names.side_name(view, owner), **halves)


def _figure(view: SagaView, side: int, figure: int) -> str:
    """A Leader: who he is for those who know, and who he may be for all others (R32)."""
    who, owner = names.possible(view, side, figure), names.side_name(view, side)
    if len(who) > 1:
        named = (view.say("the-leader", leader=names.leader_name(view, side, leader)) for leader in who)
        anybody = "anybody" if len(who) == LEADERS else view.join(named, "or")
        return view.say("means-hidden-leader", side=owner, names=anybody)
    key = "means-leader-shown" if view.state.shown[side, figure] else "means-leader"
    return view.say(
        key, leader=names.leader_name(view, side, who[0]), side=owner, ability=names.ability(view, side, who[0])
    )


_kept = Kept[str](20_000)


def meaning_for(view: SagaView, name: str, *depends: int) -> str:
    """What a piece or place is, found once for all numbers that it depends on."""
    return _kept.get((view.game.edition.digest, name, *depends), lambda: meaning(view, name))
