"""Configurations for the conformance kit: every option, number of players and layout, not every combination."""

from dataclasses import replace
from typing import Any

import meadhall
from meadhall.core.content import Edition
from meadhall.core.game import Game

SHARED: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"abilities": False}),
    (2, {"bonus_cards": False}),
    (3, {"highest_beings": False}),
    (4, {"highest_beings": False, "bonus_cards": False}),
    (2, {"layout": "wide"}),
    (3, {"layout": "bay"}),
    (4, {"layout": "isle"}),
    (2, {"layout": "ring", "all_mythicals": True}),
    (3, {"all_mythicals": True}),
    (4, {"all_mythicals": True, "bonus_cards": False}),
    (2, {"target": 3}),
]
SAGNIR = [
    *SHARED,
    (2, {"jokers": False}),
    (3, {"young": True}),
    (4, {"max_start_aurora": "none"}),
    (3, {"pattern_set": "light"}),
    (2, {"switch_own_cell_only": True, "pattern_set": "light", "target": 8}),
]


def short(name: str, turns: int) -> Game:
    """The game with an earlier safety stop: random players would need very long.

    It is held to today's rules: version 1 differs only in what it does not refuse.
    """
    game = meadhall.game(name)
    text = game.edition.text.replace("turns = 60 ", f"turns = {turns} ")
    return replace(game.with_content(Edition(text, "short.toml")), held_to=game.rules_version)
