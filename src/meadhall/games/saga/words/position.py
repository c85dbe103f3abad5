"""Saga: the whole position in lines, readable without a picture."""

from meadhall.games.saga import location
from meadhall.games.saga.content import SIDES
from meadhall.games.saga.rules.map import units
from meadhall.games.saga.rules.turns import owner_of
from meadhall.games.saga.state import LEADERS, TILES
from meadhall.games.saga.words import names
from meadhall.games.saga.words.names import SagaView


def describe(view: SagaView) -> str:
    """Track, tiles, map, supplies and what is known of leaders, in lines."""
    s, say = view.state, view.say
    before, behind = int(s.round_marker), int(s.stronghold_marker)
    saxons, vikings, general = s.coins.tolist()
    lines = [
        say("title", title=view.game.title, round=int(s.round)),
        *(say("player", side=SIDES[side], name=view.names[side]) for side in range(2)),
        "",
        say("track", round=before, stronghold=behind, left=max(0, before - behind)),
        "; ".join(_tile(view, tile) for tile in range(TILES)),
        say("initiative", side=names.side_name(view, int(s.initiative))),
        say("purses", saxons=saxons, vikings=vikings, general=general),
        "",
        *_rows(view),
        "",
        *(_leader_line(view, side) for side in range(2)),
    ]
    if s.battle >= 0:
        lines.append(say("combat-now", area=names.area_name(view, int(s.battle))))
        if s.strength.any():
            lines.append(say("strengths", saxon_sum=int(s.strength[0]), viking_sum=int(s.strength[1])))
    return "\n".join(lines)


def _rows(view: SagaView) -> list[str]:
    """The map and all places beside it as a table."""
    s = view.state
    rows = [("", "", view.say("saxon-column"), view.say("viking-column"), "")]
    for place in range(location.REMOVED + 1):
        shown = place <= location.SUPPLY or s.leaders[:, place].any()
        if shown or (place == location.HAND and s.warriors[:, place].any()):
            bare = [place < location.HAND and units(s, side, place) == 0 for side in range(2)]
            saxons, vikings = ("" if bare[side] else names.group(view, side, place) for side in range(2))
            holder = names.holder(view, place) if place < location.ENGLAND else ""
            rows.append((names.area_name(view, place), _sign(view, place), saxons, vikings, holder))
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _sign(view: SagaView, place: int) -> str:
    if place < location.ENGLAND:
        return view.say("signs", **names.signs(view, place))
    if place < location.DRAKKAR:
        return names.marker(view, place - location.NORTH)
    return view.say("strongholds-left", left=int(view.state.stronghold_supply)) if place == location.SUPPLY else ""


def _tile(view: SagaView, tile: int) -> str:
    owner, resolved = int(owner_of(view.state, tile)), view.state.resolved >> tile & 1
    key = "tile-free" if owner < 0 else "tile-resolved" if resolved else "tile-owned"
    return view.say(key, tile=tile + 1, side=names.side_name(view, owner))


def _leader_line(view: SagaView, side: int) -> str:
    """Where each leader of a side is, and who he is or may be."""
    s, told = view.state, []
    for place, figure in sorted((int(place), figure) for figure, place in enumerate(s.figures[side])):
        who = [names.leader_name(view, side, leader) for leader in names.possible(view, side, figure)]
        name = view.say("any-leader") if len(who) == LEADERS else view.join(who, "or")
        name = view.say("leader-shown", leader=name) if s.shown[side, figure] else name
        told.append(view.say("leader-in", area=names.area_name(view, place), leader=name))
    return view.say("leader-list", side=names.side_name(view, side), leaders="; ".join(told))
