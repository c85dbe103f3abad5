"""The letters of all languages in drawings: the font has them, and the room that drawings keep for them is right."""

from collections.abc import Iterator
from statistics import mean

import pytest
from playwright.sync_api import Page

from meadhall.core.drawing import FONT, wrap
from meadhall.core.language import ENGLISH, PSEUDO, languages, speaking
from meadhall.core.phrases import phrases_in
from meadhall.games import folder_of
from tests.hall.browser import browser

LETTERS = "äöüßÄÖÜ áéíóúýþæöðÁÉÍÓÚÝÞÆÖÐ ąćęłńóśźżĄĆĘŁŃÓŚŹŻ „“”–…"
MISSING = """([letters, font]) => {
  const pen = Object.assign(document.createElement("canvas"), { width: 80, height: 90 }).getContext("2d");
  const drawn = (letter) => {
    pen.clearRect(0, 0, 80, 90);
    pen.font = `60px ${font}`;
    pen.fillText(letter, 5, 65);
    return pen.canvas.toDataURL();
  };
  const none = drawn("\\u{10fffd}"), bare = (letter) => letter.normalize("NFD")[0];
  const lost = (letter) => bare(letter) !== letter && drawn(letter) === drawn(bare(letter));
  return letters.filter((letter) => drawn(letter) === none || lost(letter));
}"""
"""The letters that the font draws as a box, or without their accents."""
WIDTHS = """([texts, font]) => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `100px ${font}`;
  return texts.map((text) => pen.measureText(text).width / 100);
}"""


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with browser() as chromium:
        yield chromium.new_page()


def test_the_font_of_drawings_has_the_letters_of_all_languages(page: Page) -> None:
    assert page.evaluate(MISSING, [[letter for letter in LETTERS if letter != " "], FONT]) == []


def room(text: str) -> float:
    """The room that drawings keep for a text, in average letters: the narrowest in which it is not broken."""
    joined, width = text.replace(" ", "n"), 0.0
    while len(wrap(f"{joined} i", width)) > 1:
        width += 0.25
    return width


def words_on_boards() -> list[str]:
    """What stands on the boards of Saga in the language that is spoken now."""
    phrases = phrases_in(folder_of("saga") / "words" / "en.ftl")
    tiles = ("movement", "build", "income", "tribute", "scout", "recruitment", "pillage")
    plain = ("warn-last-viking", "warn-last-round", "saxon-column", "viking-column", "place-supply", "has-passed")
    named = ("Northumbria", "Mercia", "East Anglia", "Garrison", "Rally", "Siege", "Landing", "Plunder")
    said = [phrases.say("tile-action", action=action) for action in tiles]
    return [*said, *map(phrases.say, plain), *map(phrases.call, named)]


def test_drawings_keep_as_much_room_for_words_of_every_language(page: Page) -> None:
    wide = dict[str, float]()
    for tag in languages():
        with speaking(tag):
            texts = [str(text) for text in words_on_boards()]
        real = page.evaluate(WIDTHS, [texts, FONT])
        wide[tag] = mean(width / room(text) for width, text in zip(real, texts, strict=True))
    assert max(wide[tag] for tag in wide if tag != PSEUDO) < 1.1 * wide[ENGLISH], wide
