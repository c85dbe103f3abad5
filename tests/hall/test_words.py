"""The hall's sentences: every key that is used exists, and every key that exists is used."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import get_args

import pytest

import meadhall.hall
from meadhall.bots.levels import LEVELS
from meadhall.core.specimens import CUTS
from meadhall.core.workshop_file import Provenance
from meadhall.hall.alerts import waits
from meadhall.hall.api import OPERATIONS
from meadhall.hall.limits import BUDGETS
from meadhall.hall.meeting.evening import FORMS
from meadhall.hall.members.faces import COLOURS, PARTS
from meadhall.hall.members.settings import CHOICES
from meadhall.hall.moderation import KINDS
from meadhall.hall.pages.games_page import CHARTS
from meadhall.hall.pages.rulebook import FIGURES
from meadhall.hall.pages.settings_page import SOUNDS
from meadhall.hall.pages.table_page import CLOCKS
from meadhall.hall.pages.templating import HELPED
from meadhall.hall.pages.workshop_lab import FIGURES as FIGURES_OF_LAB
from meadhall.hall.pages.workshop_pictures import EDGES
from meadhall.hall.storage import postgres_schema, sqlite_schema
from meadhall.hall.words import PHRASES, SETS
from meadhall.hall.workshop.lab_runs import KINDS as KINDS_OF_RUNS
from meadhall.table.table import Phase

FOLDER = Path(meadhall.hall.__path__[0])
CODE = "\n".join(file.read_text("utf-8") for kind in ("*.py", "*.html") for file in FOLDER.rglob(kind))
KEYS = frozenset().union(*(phrases.english for phrases in (PHRASES, *SETS)))
FAMILIES = {
    "too-many-{}": BUDGETS,
    "level-{}": LEVELS,
    "decided-{}": KINDS,
    "clock-{}": CLOCKS,
    "clock-{}-meaning": CLOCKS,
    "choose-{}": re.findall(r'choose\("(\w+)"', CODE),
    "choose-{}-lead": re.findall(r'choose\("(\w+)"', CODE),
    "figure-{}": FIGURES,
    "house-phase-{}": [*get_args(Phase), "closed"],
    "status-{}": {421, 413, 429, *(status for each in OPERATIONS for status in each.problems)},
    "workshop-is-{}": get_args(Provenance),
    "workshop-picture-{}": EDGES,
    "workshop-picture-cut-{}": CUTS,
    "workshop-lab-figure-{}": FIGURES_OF_LAB,
    "workshop-lab-judge-{}": ["own", "printed", "none"],
    "workshop-lab-last-{}": KINDS_OF_RUNS,
    "error-{}": [*HELPED, "other"],
    "error-{}-help": HELPED,
    "setting-{}": CHOICES,
    "setting-{}-about": CHOICES,
    "choice-{}": [f"{name}-{value}" for name, values in CHOICES.items() for value in values],
    "sound-{}": SOUNDS,
    "evening-{}": FORMS,
    "face-{}": [*PARTS, *COLOURS],
    "chart-{}": CHARTS,
    "chart-{}-about": CHARTS,
    "alert-{}": [waits.TURN, waits.FULL, waits.REMATCH, waits.INVITED],
    "alert-{}-at": [waits.TURN, waits.FULL, waits.REMATCH, waits.INVITED],
    "sqlite-{}": [*sqlite_schema.CODES.values(), "failed"],
    "postgres-{}": [*(code for _, code in postgres_schema.CODES), "failed"],
}
"""The phrases whose keys are put together, and what they are put together with."""


def put_together() -> set[str]:
    return {key.format(member) for key, members in FAMILIES.items() for member in members}


def test_every_key_that_is_used_exists() -> None:
    used = {*re.findall(r'(?<![\w.])say(?:_html)?[(,]\s*"([^"]+)"', CODE), *put_together()}
    assert len(used) > 150
    assert used - KEYS == set()


def test_no_other_keys_are_put_together() -> None:
    begun = {begin.partition("{")[0] for begin in re.findall(r'\bsay[(,]\s*f"([^"]+)"', CODE)}
    assert begun == {key.partition("{")[0] for key in FAMILIES}


def test_every_key_is_used() -> None:
    files = [phrases.file.read_text("utf-8") for phrases in (PHRASES, *SETS)]
    within = re.findall(r"\{ ([a-z-]+) \}", "".join(files))
    known = {*re.findall(r'"([a-z0-9-]+)"', CODE), *within, *put_together()}
    assert KEYS - known == set()


# --- Pages ------------------------------------------------------------------------------------------------------

TEMPLATES = sorted((FOLDER / "templates").glob("*.html"))
SAYING = ("alt", "aria-label", "placeholder", "title")
"""Attributes that people read or hear."""
SAID_ANYWHERE = ("Meadhall", "https://…/t/…", "P", "N", "R", "S", "Home", "End", "PgUp", "PgDn")
"""Texts that are the same in all languages."""


class Texts(HTMLParser):
    """Finds the texts of a page that people read."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in SAYING and value]

    def handle_data(self, data: str) -> None:
        self.found.append(data)


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda file: file.name)
def test_templates_have_no_texts_of_their_own(file: Path) -> None:
    text = re.sub(r"\{% block (body_class|main_attributes) %\}.*?\{% endblock %\}", "", file.read_text("utf-8"))
    text = re.sub(r"\{% macro at.*?\{% endmacro %\}", "", text)  # an address
    text = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", "", text, flags=re.DOTALL)
    texts = Texts()
    texts.feed(text)
    own = [each.strip(" ·\n") for each in texts.found if re.search(r"[^\W\d_]", each)]
    placed = re.findall(r"\{\{.*?\}\}", file.read_text("utf-8"), re.DOTALL)
    own += [text for each in placed for text in re.findall(r'"([^"]*)"', each) if re.search(r"^[A-Z]|\w \w", text)]
    assert [each for each in own if each not in SAID_ANYWHERE] == []
