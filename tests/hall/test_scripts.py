"""Scripts have no sentences of their own: their phrases are in files, and a page gets those that its scripts name."""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.core import language
from meadhall.core.language import PSEUDO, languages, speaking
from meadhall.core.phrases import Phrases
from meadhall.hall import scripts
from meadhall.hall.pages.templating import FOLDER
from meadhall.hall.scripts import PHRASES, keys_of, message, tag
from meadhall.hall.static_files import digest
from tests.hall.browser import browser

SCRIPTS = sorted((FOLDER / "static").glob("*.js"))
TEMPLATES = "\n".join(file.read_text("utf-8") for file in (FOLDER / "templates").iterdir())
ENTRIES = sorted(set(re.findall(r'script\("([^"]+)"\)', TEMPLATES)))
"""The scripts that pages name themselves."""

LITERAL = re.compile(r'//.*|/\*[\s\S]*?\*/|(?<=[(,=:!&|?] )/(?![/* ]).+?/[a-z]*(?=[.),; ])|"([^"\n]*)"|`([^`]*)`')
SENTENCE = re.compile(r"[A-Za-z]{2,}[,;:.?!]? [A-Za-z]{2,}|^[A-Z][a-z]+[.?!…]?$|\} [a-z]{2,}|[a-z]{2,}[.?!…]$")
KEYS = {"Backspace", "Delete", "End", "Enter", "Esc", "Escape", "Home", "Tab"}
NAMES = re.compile(r"[a-z][\w-]*(?:,? (?:[a-z]+-)?(?:\$\{[^}]+\}|[a-z][\w-]*))*")
"""Classes, elements and other names, which pages do not show."""
STYLES = re.compile(
    r".*(?:translate\(|rotate|xmlns=|\.scroll|:not|\(m\w+-\w+:|\(prefers|Georgia|meadhall hall --host).*"
)
UNSEEN = {"no rules", "the hall answered ${answer.status}"}
"""Errors that nobody reads: the page says something else."""


def sentences(script: Path) -> Iterator[str]:
    """What looks like a sentence in a script."""
    for plain, template in LITERAL.findall(script.read_text("utf-8")):
        text = plain or template
        if SENTENCE.search(text) and text not in KEYS and not NAMES.fullmatch(text) and not STYLES.fullmatch(text):
            yield text


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_no_script_holds_a_sentence(script: Path) -> None:
    assert set(sentences(script)) - UNSEEN == set()


def test_a_sentence_is_found(tmp_path: Path) -> None:
    script = tmp_path / "bad.js"
    said = [
        'make("p", "Nothing of it")',
        'button("Close", act)',
        "notice(`${name} is here`)",
        'say("rules") // Rules are',
    ]
    script.write_text("\n".join(said))
    assert list(sentences(script)) == ["Nothing of it", "Close", "${name} is here"]


def test_every_phrase_is_used_and_every_used_one_is_there() -> None:
    assert len(ENTRIES) >= 7
    used = {key for script in ENTRIES for key in keys_of(script, digest())}
    named = set(re.findall(r"\{ ([a-z-]+) \}", PHRASES.file.read_text("utf-8")))
    assert used - PHRASES.english == set()
    assert PHRASES.english - used - named == set()


def test_scripts_name_their_phrases_where_they_say_them() -> None:
    """Only then are they found: keys are texts, not put together, and not chosen within `say`."""
    said = [(script.name, key) for script in SCRIPTS for key in re.findall(r"\bsay\((.)", script.read_text("utf-8"))]
    assert {key for _, key in said} == {'"'}


@pytest.mark.parametrize("tongue", [each for each in languages() if each != PSEUDO])
@pytest.mark.parametrize("script", ENTRIES)
def test_what_a_page_says_is_small(script: str, tongue: str) -> None:
    with speaking(tongue):
        told = tag(script)
    assert len(told.encode()) < 10_000
    assert len(gzip.compress(told.encode())) < 5_000


# --- Messages -----------------------------------------------------------------------------------------------------

ENGLISH = """
waits = { $count ->
    [0] Nobody
    [one] One of { $all }
   *[other] { $count } of { $all }
} waits for { $name }.
place = the { ordinal } place
ordinal = { $place ->
    [1] first
   *[2] second
}
plain = It is "<b>" & so on.
"""
POLISH = """
-miejsce = { $case ->
   *[nominative] miejsce
    [genitive] miejsca
}
waits = { $count ->
    [0] Nikt nie czeka
    [one] Czeka { $count } osoba
    [few] Czekają { $count } osoby
   *[many] Czeka { $count } osób
} na { $name-genitive } z { $all }.
place = do { $place }. { -miejsce(case: "genitive") }
plain = { $unknown }
"""


@pytest.fixture
def phrases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Phrases]:
    (tmp_path / "scripts" / "words").mkdir(parents=True)
    english = tmp_path / "scripts" / "words" / "en.ftl"
    english.write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "languages" / "pl").mkdir(parents=True)
    (tmp_path / "languages" / "pl" / "scripts.ftl").write_text(POLISH, encoding="utf-8")
    monkeypatch.setenv("MEADHALL_LANGUAGES", str(tmp_path / "languages"))
    monkeypatch.setattr(language, "OURS", tmp_path / "none")
    language.languages.cache_clear()
    monkeypatch.setattr(scripts, "PHRASES", Phrases(english))
    yield scripts.PHRASES
    monkeypatch.undo()
    language.languages.cache_clear()


def test_a_phrase_becomes_texts_slots_and_choices(phrases: Phrases) -> None:
    assert message("waits") == [
        ["count", {"0": "Nobody", "one": ["One of ", ["all"]], "": [["count"], " of ", ["all"]]}],
        " waits for ",
        ["name"],
        ".",
    ]
    assert message("place") == ["the ", ["ordinal"], " place"]
    with speaking("pl"):
        assert message("place") == ["do ", ["place"], ". miejsca"]


def test_what_a_script_cannot_say_in_a_language_is_said_in_english(phrases: Phrases) -> None:
    with speaking("pl"):
        assert message("plain") == 'It is "<b>" & so on.', "no script fills $unknown"
        assert message("ordinal") == [["place", {"1": "first", "": "second"}]], "nobody has translated it"
        assert ["name"] in message("waits"), "a name that a script fills in has no genitive"


SAID = """async ([element, script, slots]) => {
  document.body.innerHTML = element;
  const { say, list, inside } = await import(`data:text/javascript;r=${Math.random()},${encodeURIComponent(script)}`);
  return [say("waits", slots), say("place", slots), list(["A", "B", "C"]), inside("Zug")];
}"""


def test_the_page_says_it(phrases: Phrases) -> None:
    """In a browser, by the plurals, numbers and lists of the language."""
    script = (FOLDER / "static" / "words.js").read_text("utf-8")

    def said(tongue: str, count: int) -> list[str]:
        with speaking(tongue):
            words = json.dumps({key: message(key) for key in ("waits", "place", "ordinal")})
        lang = {"en": "en-GB"}.get(tongue, tongue)
        element = f'<script type="application/json" id="phrases" lang="{lang}">{words}</script>'
        slots = {"count": count, "all": 12345, "name": "Ola", "place": 2}
        found: list[str] = page.evaluate(SAID, [element, script, slots])
        return found

    with browser() as chromium:
        page = chromium.new_page()
        assert said("en", 0) == ["Nobody waits for Ola.", "the second place", "A, B and C", "zug"]
        assert said("en", 1)[0] == "One of 12,345 waits for Ola."
        assert said("pl", 3) == ["Czekają 3 osoby na Ola z 12\u00a0345.", "do 2. miejsca", "A, B i C", "zug"]
        assert said("pl", 5)[0].startswith("Czeka 5 osób")
        assert said("de", 2)[3] == "Zug"
