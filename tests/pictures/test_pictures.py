"""Drawings that nobody changes unseen: the start, the middle and the end of a golden game of each game, as stored here,
and the middle once more as a phone shows it.

`make accept-pictures` stores them anew, after you have looked at them: any browser opens them.
"""

import os
import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core.constants import SPECTATOR
from meadhall.core.game import Game
from meadhall.core.gamefile import parse_game_file
from meadhall.core.match import Match
from meadhall.core.replay import replay
from meadhall.games import load
from meadhall.games.island.words.names import CELL_IDS

FOLDER = Path(__file__).parent
GOLDEN = FOLDER.parent / "golden"
GAMES = meadhall.game_names()
MOMENTS = ("start", "middle", "end", "middle-tall")
SVG = "{http://www.w3.org/2000/svg}"


@cache
def played(name: str) -> Match:
    """The golden game whose pictures are stored: the plainest one."""
    path = GOLDEN / name / "2-players.json"
    return replay(parse_game_file(path.read_bytes()), load(name))


def picture(name: str, moment: str) -> str:
    """A moment of it: at the first decision and in the middle as seat 0 sees it, at the end as a spectator does."""
    match = played(name)
    game: Game = match.game
    decisions = [step for step in match.steps if step.who >= 0]
    if moment == "end":
        return match.view(SPECTATOR).svg()
    step = decisions[0] if moment == "start" else decisions[len(decisions) // 2]
    view = game.view(game.state.from_bytes(step.before), match.box, 0, match.names)
    return view.svg("tall" if moment.endswith("tall") else "wide")


def lines(svg: str) -> str:
    """A drawing with each element in a line of its own, so that a change is read as one."""
    return svg.replace("><", ">\n<") + "\n"


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("name", GAMES)
def test_a_drawing_is_as_it_was(name: str, moment: str) -> None:
    stored, drawn = FOLDER / f"{name}-{moment}.svg", lines(picture(name, moment))
    if os.environ.get("MEADHALL_ACCEPT"):
        stored.write_text(drawn, encoding="utf-8")
    before = stored.read_text(encoding="utf-8") if stored.exists() else ""
    if drawn == before:
        return
    new = FOLDER / f"{stored.stem}.new.svg"
    new.write_text(drawn, encoding="utf-8")
    old, now = before.splitlines(), drawn.splitlines()
    first = next(
        (n for n, pair in enumerate(zip(old, now, strict=False)) if pair[0] != pair[1]), min(len(old), len(now))
    )
    pytest.fail(
        f"{stored.name} is drawn differently, first in line {first + 1}:\n"
        f"  was: {old[first][:160] if first < len(old) else 'nothing'}\n"
        f"  now: {now[first][:160] if first < len(now) else 'nothing'}\n"
        f"Open {stored.name} and {new.name} (both in tests/pictures) in a browser and look at them side by side.\n"
        "If the new one is better: make accept-pictures",
        pytrace=False,
    )


# --- What everything means ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("name", GAMES)
def test_every_piece_and_place_says_what_it_means(name: str, moment: str) -> None:
    for element in ET.fromstring(picture(name, moment)).iter():
        if "data-id" in element.attrib:
            title = element.find(f"{SVG}title")
            assert title is not None, f"{element.attrib['data-id']} has no title"
            assert title.text
            assert not re.search(r"[{}]|  |\.\.", re.sub(r"\(pattern .*?\)", "", title.text)), title.text


@pytest.mark.parametrize("name", ["sagnir", "mythical_island"])
def test_a_card_names_the_cells_on_which_its_pattern_lies(name: str) -> None:
    match, seen = played(name), 0
    game, touches = match.game, match.game.board.touches
    for step in [step for step in match.steps if step.who >= 0]:
        text = game.actions.text(step.number)
        if not text.startswith(("activate", "claim")):
            continue
        state: Any = game.state.from_bytes(step.before)
        view = game.view(state, match.box, step.who, match.names)
        cards = {piece.id: piece for piece in view.scene("wide").pieces}
        cells = cards[touches(view, step.number)[0]].matches
        if "token" not in game.words.action(view, step.number) or text.startswith("claim"):
            assert CELL_IDS[state.pawns[step.who]] in cells, f"S-35: {text}"
            seen += 1
        hidden = [each for key, each in cards.items() if key.startswith(("card-", "tile-"))]
        assert hidden
        assert not any(each.matches for each in hidden), "what is face down fits nowhere"
    assert seen
