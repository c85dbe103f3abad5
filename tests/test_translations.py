"""The languages that come with Meadhall are whole, and a new one is a folder of text."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from meadhall import translation
from meadhall.cli import main
from meadhall.core import language
from meadhall.core.language import speaking
from meadhall.core.phrases import Phrases
from meadhall.translation import NUMBER, PACKAGE, begin, check, longer

TABLE = PACKAGE / "table" / "words" / "en.ftl"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for languages of one's own."""
    monkeypatch.setenv("MEADHALL_LANGUAGES", str(tmp_path))
    language.languages.cache_clear()
    yield tmp_path
    monkeypatch.undo()
    language.languages.cache_clear()


def about(complaints: list[str], key: str) -> list[str]:
    return [each.partition(f": {key} ")[2] for each in complaints if f": {key} " in each]


@pytest.mark.parametrize("tag", language.languages()[1:])
def test_a_language_of_ours_is_whole(tag: str) -> None:
    assert check(tag) == []


def test_a_new_language_is_a_folder_that_begins_with_english(home: Path) -> None:
    begin("sv", home)
    language.languages.cache_clear()
    assert "sv" in language.languages()
    file = home / "sv" / "table.ftl"
    assert "# English: " in file.read_text(encoding="utf-8")
    before = check("sv")
    assert about(before, "over_leave") == ["is missing"]
    with speaking("sv"):
        phrases = Phrases(TABLE)
        assert phrases.say("over_leave") == "the game is over: there is nothing to leave"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("over_leave =\n", "over_leave = spelet är slut\n"), encoding="utf-8")
    assert about(check("sv"), "over_leave") == []
    with speaking("sv"):
        assert Phrases(TABLE).say("over_leave") == "spelet är slut"


def test_what_is_wrong_with_a_sentence_is_told(home: Path) -> None:
    (home / "pl").mkdir()
    (home / "pl" / "table.ftl").write_text(
        "over_leave = gra  skończona, { $nobody }\n"
        "not-your-turn = teraz kolej kogoś innego\n"
        "no-such-sentence = nikt tego nie mówi\n"
        "name-mercia = Mercja\n",
        encoding="utf-8",
    )
    found = [each for each in check("pl") if str(home) in each]
    assert about(found, "over_leave") == [
        "does not say of which English text it is the translation",
        "has slots that the English has not: nobody",
        "has two spaces in a row",
    ]
    assert "leaves out slots of the English: name" in about(found, "not-your-turn")
    assert about(found, "no-such-sentence") == ["is unused: nobody says it"]
    assert about(found, "name-mercia") == []


def test_a_sentence_whose_english_has_changed_is_stale(home: Path) -> None:
    (home / "sv").mkdir()
    file = home / "sv" / "table.ftl"
    file.write_text("# English: what it said once\nover_leave = spelet är slut\n", encoding="utf-8")
    told = "is stale: the English is now 'the game is over: there is nothing to leave'"
    assert about(check("sv"), "over_leave") == [told]
    language.languages.cache_clear()
    assert CliRunner().invoke(main, ["translate", "--accept", "sv"]).exit_code == 1  # the rest is missing
    assert about(check("sv"), "over_leave") == []
    assert "over_leave = spelet är slut" in file.read_text(encoding="utf-8")


def test_all_plurals_of_a_language_are_asked_for(home: Path) -> None:
    source = next(each for each in translation.sources() if each.name == "saga.ftl")
    text = "coins =\n    { $coins ->\n        [one] moneta\n       *[other] { $coins } monet\n    }\n"
    (home / "pl").mkdir()
    (home / "pl" / "saga.ftl").write_text(text, encoding="utf-8")
    found = translation.Translation("pl", source, home / "pl" / "saga.ftl").complaints()
    assert "lacks plural forms: few, many" in about(list(found), "coins")


def test_a_document_has_the_rules_of_the_english_one(tmp_path: Path) -> None:
    english, other = tmp_path / "RULES.md", tmp_path / "saga-rules.md"
    english.write_text("# Saga\n\n- **V-01** One.\n- **V-02** Two, see [there](x.md).\n", encoding="utf-8")
    other.write_text("# Saga\n\n- **V-01** Eins.\n- **V-03** Zwei, siehe [dort](y.md).\n", encoding="utf-8")
    assert [each.partition(": ")[2] for each in translation._document(other, english)] == [
        "its rules are not those of the English, from V-02 on",
        "its addresses are not those of the English, from x.md on",
        "it is stale: the English has changed since",
    ]
    assert NUMBER.findall(english.read_text(encoding="utf-8")) == ["V-01", "V-02"]


def test_the_language_for_tests_is_longer_and_marked(home: Path) -> None:
    begin("xx", home)
    language.languages.cache_clear()
    with speaking("xx"):
        said = Phrases(TABLE).say("over_leave")
    assert said == f"⟦{longer('the game is over: there is nothing to leave')}⟧"
    assert len(said) > 1.3 * len("the game is over: there is nothing to leave")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--new"], "name a LANGUAGE: sv, for example"),
        (["--new", "klingonish"], '"klingonish" is no tag of a language'),
        (["--check", "tlh"], 'there is no language "tlh"; there are: de'),
        (["--check", "--accept", "de"], "choose one of --new, --check and --accept"),
    ],
)
def test_a_wrong_command_is_explained(arguments: list[str], told: str) -> None:
    found = CliRunner().invoke(main, ["translate", *arguments])
    assert found.exit_code == 2
    assert told in found.stderr
