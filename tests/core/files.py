"""Games and their files, for tests that read them, damage them and play them again."""

import json
from functools import cache
from typing import Any

import msgspec

import meadhall
from meadhall.core.content import Edition
from meadhall.core.game import Game
from meadhall.core.gamefile import GameFile, parse_game_file
from meadhall.core.match import Match
from meadhall.core.record import to_bytes

HAGAR = meadhall.game("hagar")


def play(match: Match, decisions: int | None = None) -> Match:
    """Play the first legal action, so many times or to the end."""
    while not match.over and decisions != 0:
        match.play(match.legal[0])
        decisions = None if decisions is None else decisions - 1
    return match


def begun(seed: int = 5, decisions: int = 10, game: Game = HAGAR) -> Match:
    return play(game.start(3, {"harbor": True}, seed=seed, names=["Ann", "Björn", "Cnut"]), decisions)


@cache
def finished_file(seed: int = 5) -> bytes:
    return play(HAGAR.start(2, seed=seed)).record.to_json()


def finished() -> GameFile:
    return parse_game_file(finished_file())


def own_edition(source: str = "mine.toml") -> Edition:
    text = HAGAR.edition.text
    text = text.replace("Meadhall reconstruction", "My own copy").replace("turns = 400", "turns = 5")
    return Edition(text, source)


def changed(file: GameFile, **changes: Any) -> bytes:
    """The text of a file in which some fields say something else, whatever it is."""
    return json.dumps(json.loads(file.to_json()) | changes).encode()


def with_action(file: GameFile, index: int, entry: str) -> GameFile:
    """The file with another entry at this index."""
    return msgspec.structs.replace(file, actions=[*file.actions[:index], entry, *file.actions[index + 1 :]])


def first_decision(file: GameFile) -> int:
    """The index of the first entry that is not chance's."""
    return next(i for i, entry in enumerate(file.actions) if not entry.startswith("chance"))


def same_game(one: Match, other: Match) -> bool:
    return to_bytes(one.state) == to_bytes(other.state) and one.record.to_json() == other.record.to_json()
