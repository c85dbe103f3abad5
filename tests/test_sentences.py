"""Every sentence that players read in a hundred games of each kind, read for slips: no rule, only good language."""

import re
from collections.abc import Callable, Iterator
from itertools import cycle, islice

import pytest

import meadhall
from meadhall.core.constants import SPECTATOR
from meadhall.core.game import Game
from meadhall.core.language import ENGLISH, PSEUDO, languages, speaking
from meadhall.core.match import Match
from meadhall.core.options import Value
from meadhall.core.rng import new_rng
from tests.abroad import declined_slots, english_left, keys_left, undeclined, wrong_plurals

GAMES = 100
NAMES = ("Astrid", "Bjarni", "Gudrun", "Didrik")
NO_PLURAL = {
    "as",
    "across",
    "begins",
    "belongs",
    "has",
    "is",
    "its",
    "less",
    "lets",
    "lies",
    "makes",
    "moves",
    "plus",
    "takes",
    "was",
}
"""What may follow a 1 though it ends with an s."""

SLIPS = {
    "a number 1 before a plural": re.compile(
        r"(?<![\w.,:+/-])1 (?:free |more |other |own |unused |hidden )?([A-Za-z]\w+s)\b"
    ),
    "another number before a singular": re.compile(
        r"(?<![\w.,:+/-])(?:0|[2-9]|1\d) (?:[a-z]+ )?"
        r"(?:unit|warrior|leader|coin|area|tile|crystal|point|turn|roll|card|being|token|stone)\b(?!-)",
        re.IGNORECASE,
    ),
    "two articles": re.compile(r"\b(?:an?|the|your|his|their) (?:an?|the)\b"),
    "a doubled word": re.compile(r"\b(?!had\b|that\b)([A-Za-z]\w\w+|[a-z]{2}) \1\b"),
    "the same thing twice": re.compile(r"\b((?:an?|the) [^\W\d_]+(?: [^\W\d_]+)?) and \1\b"),
    "an empty slot": re.compile(
        r"\{\w*\}|\(\)|\( |  | [,.;:!?](?:\s|$)|^[,.;:]|\bNone\b|\bUNSEEN\b|\bwho (?:on|after)\b|^$"
    ),
    "nothing as an amount": re.compile(r"\b0 \w+ (?:richer|poorer|more|further)\b|\b0 coins\b(?! of)"),
    "a wrong article": re.compile(r"\ba (?:[aei]\w+|8|11)\b(?! one\b)|\ban [bcdfgjklmnpqrstvwxyz]\w+"),
    "a full stop too many": re.compile(r"[a-z)]\.\.(?!\.)|[!?]\."),
}


def slips(sentence: str) -> list[str]:
    """What is wrong with a sentence.

    >>> slips("She takes 1 crystals and the a stone .")
    ['a number 1 before a plural', 'two articles', 'an empty slot']
    >>> slips("They take 3 Unit."), slips("")
    (['another number before a singular'], ['an empty slot'])
    """
    found = []
    for kind, pattern in SLIPS.items():
        hits = [hit for hit in pattern.finditer(sentence) if not (hit.groups() and hit[1] in NO_PLURAL)]
        if hits:
            found.append(kind)
    return found


UNFILLED = re.compile(r"[{}$⟦⟧]")


def slips_abroad(sentence: str, tag: str, title: str = "Meadhall") -> list[str]:
    """What a program can see to be wrong with a sentence in another language; the title of its game may be English.

    >>> slips_abroad("Astrid nimmt the coin .", "de"), slips_abroad("Astrid nimmt 3 Münzen.", "de")
    (['English: the', 'English: coin', 'an empty slot'], [])
    >>> slips_abroad("Bierzesz 3 monet. do-coin", "pl")
    ['English: coin', 'a key: do-coin', 'a plural: 3 monet']
    """
    read = re.sub(r"(?<=[,;]) \? ", " ", sentence.replace(title, "#"))  # a sign of the chart, in its legend
    found = [f"English: {word}" for word in english_left(read, tag)]
    found += [f"a key: {word}" for word in keys_left(read)] + [f"a plural: {each}" for each in wrong_plurals(read, tag)]
    found += ["a slot that nothing has filled"] if UNFILLED.search(read) else []
    return found + [kind for kind in ("an empty slot", "a full stop too many") if SLIPS[kind].search(read)]


def configurations(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every configuration in turn, again and again, as many as there are games to read."""
    return islice(cycle(list(game.configurations())), GAMES)


def sentences(match: Match, number: int) -> Iterator[str]:
    """What is said around the last step of a match: of many things another one at each step."""
    step, game, words = len(match.steps), match.game, match.game.words
    viewer = (SPECTATOR, *range(match.players))[step % (match.players + 1)]
    if event := match.event(step - 1, viewer):
        yield event.text
    view = match.view(viewer)
    if step % 3 == 0:
        yield words.prompt(view)
    if step % 29 == number % 29:
        yield from (line for line in str(view).splitlines() if line and "  " not in line)  # no rows of a table
        yield from re.findall(r"<title>([^<]*)</title>", view.svg())
    if match.to_move >= 0:
        mine, legal = match.view(match.to_move), match.legal.numbers
        read, others = [legal[step % len(legal)]], [(step * 7 + number) % game.actions.decisions]
        if number % 8 in (0, 3):  # closely: the first steps of some games, and some whole games
            read, others = legal, list(range(step % 7, game.actions.decisions, 7))
        yield from (words.action(mine, action) for action in read)
        yield from (words.why_not(mine, other) for other in others if other not in legal)
    if match.over:
        yield from words.awards(view)
        for lines in words.scoring(view):
            yield from (text for text, _ in lines)


def slips_of(game: Game, slips: Callable[[str], list[str]] = slips) -> list[str]:
    """The slips in what is said in many games of a kind, each with a sentence that has it."""
    found: dict[str, dict[str, str]] = {}
    read = set[str]()  # most sentences are said again and again
    for number, (players, options) in enumerate(configurations(game)):
        match = game.start(players, options, seed=number, names=NAMES[:players])
        rng = new_rng(number)
        for _ in range(60):
            if match.over:
                break
            match.wander(1 + number % 4, rng)  # some games are read closely, others to their end
            for sentence in sentences(match, number):
                if sentence in read:
                    continue
                read.add(sentence)
                for slip in slips(sentence):
                    found.setdefault(slip, {}).setdefault(re.sub(r"[0-9]+", "#", sentence), sentence)
    return [f"{slip}: {sentence}" for slip, ones in found.items() for sentence in list(ones.values())[:9]]


@pytest.mark.parametrize("name", meadhall.game_names())
def test_no_sentence_has_a_slip(name: str) -> None:
    told = slips_of(meadhall.game(name))
    assert not told, "\n".join(told)


@pytest.mark.parametrize("tag", [each for each in languages() if each not in (ENGLISH, PSEUDO)])
@pytest.mark.parametrize("name", meadhall.games.own_names())
def test_what_is_said_in_another_language_has_no_slips_that_a_program_can_see(name: str, tag: str) -> None:
    game = meadhall.game(name)
    with speaking(tag), declined_slots() as slots:
        told = slips_of(game, lambda sentence: slips_abroad(sentence, tag, game.title))
    assert not told, "\n".join(told)
    assert len(slots) > 10 or tag == "pl", "nothing was declined"
    assert undeclined(slots, tag) == []
