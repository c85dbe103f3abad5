"""Analyses are made in English, and told anew in the language of whoever reads them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, TextElement
from msgspec.structs import replace

import meadhall
from meadhall.analysis import Analysis, analyse
from meadhall.analysis.page import page
from meadhall.analysis.retold import retold, retold_choice
from meadhall.analysis.text import text
from meadhall.analysis.told import PHRASES, marked_turns, points, summary
from meadhall.core import language
from meadhall.core.language import speaking
from meadhall.core.phrases import Phrases, forget_what_was_said
from tests.analysis.games import finished

SIGN = "§"
PACKAGE = Path(meadhall.__path__[0])


def signed(phrases: Phrases, folder: Path) -> None:
    """Write phrases in a language of which every sentence has a sign before it."""
    resource = FluentParser().parse(phrases.file.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, Message) and entry.value is not None:
            entry.value.elements.insert(0, TextElement(SIGN))
    (folder / f"{phrases.name}.ftl").write_text(FluentSerializer().serialize(resource), "utf-8")


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language in which everything has a sign before it."""
    (tmp_path / "de").mkdir()
    for phrases in (PHRASES, meadhall.game("hagar").phrases):
        signed(phrases, tmp_path / "de")
        monkeypatch.setattr(phrases, "_bundles", {})
    monkeypatch.setenv("MEADHALL_LANGUAGES", str(tmp_path))
    language.languages.cache_clear()
    with speaking("de"):
        yield "de"
    monkeypatch.undo()
    language.languages.cache_clear()
    forget_what_was_said()


@pytest.fixture(scope="module")
def english() -> Analysis:
    return analyse(finished("hagar"), depth="child", jobs=1)


def test_in_english_an_analysis_is_told_as_it_is(english: Analysis) -> None:
    assert retold(finished("hagar"), english) is english


def test_it_is_told_anew_as_it_would_have_been_made(english: Analysis, german: str) -> None:
    match = finished("hagar")
    made, told = analyse(match, depth="child", jobs=2), retold(match, english)
    steps = tuple(replace(step, choice=step.choice and retold_choice(match, step.choice)) for step in told.steps)
    assert replace(told, steps=steps) == made
    assert english != made
    assert any(one.turning_points for one in made.seats)
    assert any(step.choice and step.choice.why for step in made.steps)


def test_no_sentence_of_it_stays_english(english: Analysis, german: str) -> None:
    told = retold(finished("hagar"), english)
    said = [step.words for step in told.steps] + [turn.words for turn in told.turns]
    said += [step.choice.why for step in told.steps if step.choice] + [each.text for each in marked_turns(told)]
    said += [moment.words for one in told.seats for moment in one.turning_points] + summary(told)
    assert {each for each in said if each and SIGN not in each} == set()
    assert len([line for line in text(told).splitlines() if line and SIGN not in line]) == 0
    shown = page(finished("hagar"), told)
    assert '<html lang="de">' in shown
    assert f"{SIGN}What would have been better" in shown


def test_what_is_told_of_is_still_told_where_words_have_changed_since(english: Analysis, german: str) -> None:
    old = tuple(
        replace(one, turning_points=tuple(replace(each, words="It was otherwise.") for each in one.turning_points))
        for one in english.seats
    )
    told = retold(finished("hagar"), replace(english, seats=old))
    assert all(SIGN in moment.words for one in told.seats for moment in one.turning_points)


CODE = [
    *(file for folder in ("analysis", "hall/analyses") for file in sorted((PACKAGE / folder).rglob("*.py"))),
    *sorted((PACKAGE / "analysis/templates").iterdir()),
    *sorted((PACKAGE / "hall/pages").glob("analysis_*.py")),
    *sorted((PACKAGE / "hall/templates").glob("analysis*.html")),
    PACKAGE / "hall/templates/mistakes.html",
]
PUT_TOGETHER = ("account-", "column-", "decided-by-")


def test_every_phrase_is_used_and_every_used_one_is_there() -> None:
    code = "\n".join(file.read_text("utf-8") for file in CODE)
    own = "\n".join(file.read_text("utf-8") for file in CODE if "hall" not in file.relative_to(PACKAGE).parts)
    used = {*re.findall(r'\btell\(\s*"([a-z-]+)"(?! ~)', code), *re.findall(r'\bsay\(\s*"([a-z-]+)"', own)}
    named = set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", code))
    assert used - PHRASES.english == set()
    assert {key for key in PHRASES.english - named if not key.startswith(PUT_TOGETHER)} == set()


def test_numbers_are_written_as_the_language_writes_them(german: str) -> None:
    assert points(-0.1071) == "-10,7"
