"""Languages: folders of text, asked before English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.core import language
from meadhall.core.language import speaking
from meadhall.core.phrases import Phrases
from meadhall.core.text import inside_sentence

ENGLISH = """
raided = { $times ->
    [one] Once
   *[other] { $times } times
} the Vikings return from { $area }.
coast = the coast
only-english = Nobody has translated this for { $name }.
"""
POLISH = """
name-east-anglia = Anglia Wschodnia
    .genitive = Anglii Wschodniej
    .gender = feminine
coast = wybrzeże
    .genitive = wybrzeża
raided = { $times ->
    [one] Raz
    [few] { $times } razy
   *[many] { $times } razów
} Wikingowie wracają z { $area-genitive }.
broken = { $nobody-fills-this }
"""


@pytest.fixture
def phrases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Phrases]:
    (tmp_path / "sampo" / "words").mkdir(parents=True)
    english = tmp_path / "sampo" / "words" / "en.ftl"
    english.write_text(ENGLISH + "broken = It is whole in English.\n", encoding="utf-8")
    (tmp_path / "languages" / "pl").mkdir(parents=True)
    (tmp_path / "languages" / "pl" / "sampo.ftl").write_text(POLISH, encoding="utf-8")
    monkeypatch.setenv("MEADHALL_LANGUAGES", str(tmp_path / "languages"))
    language.languages.cache_clear()
    yield Phrases(english)
    monkeypatch.undo()
    language.languages.cache_clear()


def test_a_text_stands_in_the_form_that_its_sentence_wants(phrases: Phrases) -> None:
    with speaking("pl"):
        area = phrases.call("East Anglia")
        assert area == "Anglia Wschodnia"
        assert phrases.say("raided", times=3, area=area) == "3 razy Wikingowie wracają z Anglii Wschodniej."
        both = phrases.join([area, phrases.say("coast")])
        assert phrases.say("raided", times=1, area=both) == "Raz Wikingowie wracają z Anglii Wschodniej i wybrzeża."


def test_a_name_of_the_owner_stands_for_itself(phrases: Phrases) -> None:
    with speaking("pl"):
        assert phrases.say("raided", times=5, area=phrases.call("Avalon")) == "5 razów Wikingowie wracają z Avalon."
    assert phrases.call("East Anglia") == "East Anglia"


def test_what_a_language_lacks_or_has_wrong_is_said_in_english(phrases: Phrases) -> None:
    with speaking("pl"):
        assert phrases.say("only-english", name="Ola") == "Nobody has translated this for Ola."
        assert phrases.say("broken") == "It is whole in English."


def test_what_was_said_in_one_language_is_not_said_in_another(phrases: Phrases) -> None:
    assert phrases.say("coast") == "the coast"
    with speaking("pl"):
        assert phrases.say("coast") == "wybrzeże"
    assert phrases.say("coast") == "the coast"
    with speaking("tlh"):
        assert phrases.say("coast") == "the coast"


def test_wishes_are_weighed(phrases: Phrases) -> None:
    assert language.wished("tlh, en;q=0.2, pl-PL;q=0.8") == "pl"
    assert language.wished("pl_PL.UTF-8") == "pl"
    assert language.wished("*, ;q=nothing, pl;q=x") == "en"


def test_german_nouns_keep_their_capital_letters() -> None:
    with speaking("de"):
        assert inside_sentence("Zug beenden.") == "Zug beenden"
