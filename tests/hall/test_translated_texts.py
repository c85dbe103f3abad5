"""Guides and rulebooks in every language that comes with Meadhall tell the same games as the English ones."""

import re

import pytest

from meadhall.core.language import PSEUDO, languages, speaking, translated
from meadhall.core.phrases import phrases_in
from meadhall.games import folder_of, load, on_shelf, own_names
from meadhall.hall.pages.guides import as_text, guide_of, story_of
from meadhall.hall.pages.rulebook import NUMBER, Rulebook, how_to_play, rulebook

OTHERS = [each for each in languages()[1:] if each != PSEUDO]
ADDRESS = re.compile(r'(?:href|src|id)="([^"]+)"')
TEXTS = [(game, language) for game in own_names() for language in OTHERS]


def is_translated(game: str, file: str) -> bool:
    english = folder_of(game) / file
    return translated(english, f"{game}-{file.lower()}") != english


def shape(book: Rulebook) -> tuple[list[str], list[tuple[str, int]], list[str]]:
    """What a rulebook has in all languages: addresses, headings by their anchors, and the rules that it names."""
    html = book.html
    return ADDRESS.findall(html), [(each.anchor, each.level) for each in book.contents], sorted(NUMBER.findall(html))


@pytest.mark.parametrize(("game", "language"), TEXTS)
@pytest.mark.parametrize(("file", "read"), [("RULES.md", rulebook), ("PLAY.md", how_to_play)])
def test_a_rulebook_is_the_english_one_in_other_words(file: str, read: object, game: str, language: str) -> None:
    assert callable(read)
    english = read(game)
    with speaking(language):
        if not is_translated(game, file):
            pytest.skip("it is not translated yet")
        book = read(game)
    ours, theirs = shape(book), shape(english)
    assert ours[1] == theirs[1]
    assert set(ours[0]) == set(theirs[0])
    assert ours[2] == theirs[2]
    assert book.html != english.html


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_a_guide_is_played_in_every_language(game: str, language: str) -> None:
    english, played = guide_of(game), story_of(load(game))
    with speaking(language):
        phrases, guide, story = (
            phrases_in(folder_of(game) / "words" / "guide.ftl", f"{game}-guide"),
            guide_of(game),
            story_of(load(game)),
        )
        said = phrases.bundle(language)._messages
    if not said:
        pytest.skip("it is not translated yet")
    assert set(said) == {f"step-{number}" for number in range(1, len(english.steps) + 1)} | {"ending"}
    assert [lesson.places for lesson in story.lessons] == [lesson.places for lesson in played.lessons]
    assert [len(lesson.moments) for lesson in story.lessons] == [len(lesson.moments) for lesson in played.lessons]
    for ours, theirs in zip((*guide.steps, guide), (*english.steps, english), strict=True):
        own, other = (getattr(each, "say", "") or getattr(each, "ending", "") for each in (ours, theirs))
        assert own != other
        assert sorted(NUMBER.findall(own)) == sorted(NUMBER.findall(other)), own
    assert as_text(story) != as_text(played)


@pytest.mark.parametrize("language", OTHERS)
def test_every_story_is_kept_for_its_language(language: str) -> None:
    game = load(on_shelf()[0])
    english = story_of(game)
    with speaking(language):
        assert story_of(game) is story_of(game)
        assert story_of(game) is not english
    assert story_of(game) is english
