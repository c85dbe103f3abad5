"""Faces: drawn from parts, which stand in `faces.toml`. A person chooses one, or it is made from their name; bots have
one for each level, in other colours for the second and third of a level at one table.

A face is named by a digit for each of its colours and parts, so that its picture can be kept for ever by whoever has
seen it. A face that is made from a name is made from who has the name, too: two of the same name are told apart, and
nobody can tell from a face whose it is.
"""

import hashlib
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec

from meadhall.hall.members.settings import FACE, KIND
from meadhall.hall.storage.results import BOT
from meadhall.hall.storage.store import Store

_DATA: dict[str, Any] = tomllib.loads((Path(__file__).parent / "faces.toml").read_text("utf-8"))
COLOURS = ("ground", "skin", "hair", "cloth")
PARTS = ("back", "clothes", "head", "eyes", "mouth", "beard", "front", "hat")
_SIZES = {name: len(_DATA["colours"][name]) for name in COLOURS} | {name: len(_DATA[name]["parts"]) for name in PARTS}
_FACE = re.compile(rf"[0-9]{{{len(_SIZES)}}}")
_ROUND = '<circle cx="32" cy="32" r="31" fill="{}"/>'
_SHIELD = '<path d="M3 4C22 1 42 1 61 4V34C61 50 46 59 32 63 18 59 3 50 3 34Z" fill="{}"/>'
_NAMED: dict[str, Any] = _DATA["bots"]
_BOT = re.compile(rf"bot-({'|'.join(_NAMED)})(?:-([2-9]))?")
_NUMBERED = re.compile(r" ([2-9])$")
OTHER = "other"


def is_face(face: str) -> bool:
    """Whether this names a face of a person.

    >>> is_face("012300000000"), is_face("912300000000"), is_face("karl")
    (True, False, False)
    """
    return _FACE.fullmatch(face) is not None and all(int(d) < n for d, n in zip(face, _SIZES.values(), strict=True))


def face_from(name: str, person: str = "") -> str:
    """The face that is made from a name and from who has it.

    >>> is_face(face_from("Astrid")), face_from("Astrid", "one") == face_from("Astrid", "other")
    (True, False)
    """
    drawn = hashlib.sha256(f"meadhall face {person} {name.casefold()}".encode()).digest()
    found = ""
    for (kind, size), byte in zip(_SIZES.items(), drawn, strict=False):
        weights = _DATA[kind]["weights"] if kind in PARTS else [1] * size
        share = byte * sum(weights) / 256
        found += str(next(number for number, sum_ in enumerate(accumulate(weights)) if share < sum_))
    return found


def face_of_bot(level: str, name: str = "") -> str:
    """The face of a bot. A number at the end of its name tells it from others of its level.

    >>> face_of_bot("karl", "Karl"), face_of_bot("karl", "Karl 2"), face_of_bot("mybot")
    ('bot-karl', 'bot-karl-2', 'bot-other')
    """
    number = _NUMBERED.search(name)
    return f"bot-{level if level in _NAMED else OTHER}" + (f"-{number[1]}" if number else "")


def face_of(player: str, name: str, chosen: Mapping[str, str]) -> str:
    """The face of a player of a game, by those that people have chosen."""
    if player.startswith(BOT):
        return face_of_bot(player.removeprefix(BOT), name)
    return chosen.get(player) or face_from(name, player)


def chosen_faces(store: Store, players: Collection[str]) -> dict[str, str]:
    """The faces that these people have chosen."""
    people = sorted(player for player in players if not player.startswith(BOT))
    if not people:
        return {}
    marks = ", ".join("?" * len(people))
    query = f"SELECT person, data FROM keepsakes WHERE person IN ({marks}) AND kind = ? AND name = ?"
    rows = store.ask(query, *people, KIND, FACE)
    return {person: face for person, data in rows if is_face(face := msgspec.json.decode(data, type=str))}


def variants(face: str, kind: str) -> Iterator[str]:
    """The face with each of the colours or parts of a kind.

    >>> next(variants("012300000000", "hair"))
    '010300000000'
    """
    place = list(_SIZES).index(kind)
    for number in range(_SIZES[kind]):
        yield face[:place] + str(number) + face[place + 1 :]


def _named(face: str) -> dict[str, Any]:
    """The colours and parts of a face."""
    if bot := _BOT.fullmatch(face):
        return _recoloured(_NAMED[bot[1]], int(bot[2] or 1))
    digits = [int(digit) for digit in face]
    colours = {name: _DATA["colours"][name][digit] for name, digit in zip(COLOURS, digits, strict=False)}
    return {**colours, "parts": digits[len(COLOURS) :], "more": ""}


def _recoloured(named: Mapping[str, Any], number: int) -> dict[str, Any]:
    """The face of a level for the bot of this number: from the second one on in other colours."""
    if number == 1:
        return dict(named)
    fresh = {kind: _DATA["colours"][kind] for kind in ("ground", "hair", "cloth")}
    free = {kind: [each for each in colours if each != named[kind]] for kind, colours in fresh.items()}
    worn = {kind: colours[(3 * number) % len(colours)] for kind, colours in free.items()}
    return {**named, **worn, "more": named["more"].replace(named["hair"], worn["hair"])}


def is_drawn(face: str) -> bool:
    """Whether there is a picture of that name."""
    return is_face(face) or _BOT.fullmatch(face) is not None


def face_address(face: str) -> str:
    """The address of the picture of a face."""
    return f"/faces/{face}.svg"


def draw(face: str) -> str:
    """The picture of a face, as SVG.

    >>> draw("bot-karl")[:60]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
    """
    named = _named(face)
    parts = [_DATA[kind]["parts"][number] for kind, number in zip(PARTS, named["parts"], strict=True)]
    drawn = "".join(parts) + named["more"]
    shade = _DATA["colours"]["shade"].get(named["skin"], "#8d969b")
    for name, colour in (("skin", named["skin"]), ("shade", shade), ("hair", named["hair"]), ("cloth", named["cloth"])):
        drawn = drawn.replace(f"{{{name}}}", colour)
    frame = _SHIELD if face.startswith("bot-") else _ROUND
    line = 'stroke="#1b1309" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<clipPath id="frame">{frame.format("#000")}</clipPath><g {line}>{frame.format(named["ground"])}'
        f'<g clip-path="url(#frame)">{drawn}</g>{frame.format("none")}</g></svg>'
    )
