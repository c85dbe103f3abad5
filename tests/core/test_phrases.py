"""Phrases: sentences in Fluent files, by key."""

from pathlib import Path

import pytest

from meadhall.core.errors import ContractError
from meadhall.core.phrases import COMMON, Phrases
from meadhall.core.text import Name

ENGLISH = """
took = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $from-is ->
    [hidden] .
    [you] {" "}from you.
   *[other] {" "}from { $from }.
}
"""


@pytest.fixture
def phrases(tmp_path: Path) -> Phrases:
    file = tmp_path / "en.ftl"
    file.write_text(ENGLISH, encoding="utf-8")
    return Phrases(file)


def test_a_phrase_agrees_with_who_reads_it(phrases: Phrases) -> None:
    astrid, bjarni = Name("Astrid"), Name("Bjarni", you=True)
    took = phrases.say
    assert took("took", seat=astrid, coins=1, **{"from": bjarni}) == "Astrid takes 1 coin from you."
    assert took("took", seat=bjarni, coins=1200, **{"from": astrid}) == "You take 1,200 coins from Astrid."
    assert took("took", seat=Name("Bjarni"), coins=2, **{"from": None}) == "Bjarni takes 2 coins."


def test_lists_are_written_as_people_write_them(phrases: Phrases) -> None:
    assert phrases.join(["Kent", "Essex", "Mercia"]) == "Kent, Essex and Mercia"
    assert phrases.join(["Kent", "Essex"], "or") == "Kent or Essex"
    assert phrases.join([]) == ""


def test_a_wrong_phrase_says_where_and_why(phrases: Phrases, tmp_path: Path) -> None:
    with pytest.raises(ContractError, match=r'en\.ftl: there is no phrase "tok"'):
        phrases.say("tok")
    with pytest.raises(ContractError, match=r'en\.ftl: the phrase "took": Unknown external: seat-is'):
        phrases.say("took", coins=1)
    broken = tmp_path / "broken.ftl"
    broken.write_text("good = fine\n\nbad = { $x\n", encoding="utf-8")
    with pytest.raises(ContractError, match=r"broken\.ftl, line 3: "):
        Phrases(broken).say("good")


def test_what_somebody_typed_may_be_long() -> None:
    assert COMMON.say("no-setting", setting="x" * 5000).startswith('"xxx')
