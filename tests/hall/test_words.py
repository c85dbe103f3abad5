"""The hall's sentences: every key that is used exists, and every key that exists is used."""

import re
from pathlib import Path

import meadhall.hall
from meadhall.bots.levels import LEVELS
from meadhall.hall.api import OPERATIONS
from meadhall.hall.limits import BUDGETS
from meadhall.hall.moderation import KINDS
from meadhall.hall.pages.rulebook import FIGURES
from meadhall.hall.pages.table_page import CLOCKS
from meadhall.hall.pages.templating import HELPED
from meadhall.hall.storage import postgres_schema, sqlite_schema
from meadhall.hall.words import PHRASES

CODE = "\n".join(file.read_text("utf-8") for file in Path(meadhall.hall.__path__[0]).rglob("*.py"))
FAMILIES = {
    "too-many-{}": BUDGETS,
    "level-{}": LEVELS,
    "decided-{}": KINDS,
    "clock-{}": CLOCKS,
    "clock-{}-meaning": CLOCKS,
    "choose-{}": re.findall(r'choose\("(\w+)"', CODE),
    "choose-{}-lead": re.findall(r'choose\("(\w+)"', CODE),
    "figure-{}": FIGURES,
    "status-{}": {421, 413, 429, *(status for each in OPERATIONS for status in each.problems)},
    "error-{}": [*HELPED, "other"],
    "error-{}-help": HELPED,
    "sqlite-{}": [*sqlite_schema.CODES.values(), "failed"],
    "postgres-{}": [*(code for _, code in postgres_schema.CODES), "failed"],
}
"""The phrases whose keys are put together, and what they are put together with."""


def put_together() -> set[str]:
    return {key.format(member) for key, members in FAMILIES.items() for member in members}


def test_every_key_that_is_used_exists() -> None:
    used = {*re.findall(r'\bsay\(\s*"([^"]+)"', CODE), *put_together()}
    assert len(used) > 150
    assert used - set(PHRASES.keys) == set()


def test_no_other_keys_are_put_together() -> None:
    begun = {begin.partition("{")[0] for begin in re.findall(r'\bsay\(\s*f"([^"]+)"', CODE)}
    assert begun == {key.partition("{")[0] for key in FAMILIES}


def test_every_key_is_used() -> None:
    known = {*re.findall(r'"([a-z0-9-]+)"', CODE), *put_together()}
    assert set(PHRASES.keys) - known == set()
