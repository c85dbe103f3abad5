"""The sentences of a table: every key that is used exists, and every key that exists is used."""

import re
from pathlib import Path
from typing import get_args

import meadhall.table
from meadhall.table.entries import Gone
from meadhall.table.errors import PHRASES

CODE = "\n".join(file.read_text("utf-8") for file in Path(meadhall.table.__path__[0]).glob("*.py"))
BOTS = {f"seat-bot-{why}" for why in get_args(Gone)}
LOST = {f"seat-lost-{why}" for why in ("left", "resigned", "late")}
"""The keys that are put together."""


def test_every_key_that_is_used_exists() -> None:
    used = set(re.findall(r'\b(?:say|refusal)\("([^"]+)"|"((?:seat|game|undo)-[a-z_-]+|[a-z-]+_[a-z]+)"', CODE))
    used = {key for found in used for key in found if key}
    assert len(used) > 60
    assert (used | BOTS | LOST) - set(PHRASES.english) - {"undo-agreed"} == set()


def test_every_key_is_used() -> None:
    known = {*re.findall(r'"([a-z_-]+)"', CODE), *BOTS, *LOST}
    within = set(re.findall(r"\{ ([a-z-]+) \}", PHRASES.file.read_text("utf-8")))
    assert set(PHRASES.english) - known - within == set()
