"""Facts: what rules tell, and who may hear what of it."""

import re
from pathlib import Path

import pytest

from meadhall.core import game as games
from meadhall.core import phases, phrases
from meadhall.core.constants import SPECTATOR
from meadhall.core.facts import NUMBER, SEAT, Facts, Slot, listening, own, tell, telling
from meadhall.core.game import Game
from meadhall.games import load, own_names
from meadhall.hall.workshop.editing import declares

TOLD = [load(name) for name in own_names()]


def test_only_those_who_listen_hear_what_is_told() -> None:
    tell(0, 1)
    assert not telling()
    with listening() as heard:
        assert telling()
        with listening() as inner:
            tell(1, 2)
        tell(3)
    assert (heard, inner) == ([(3, ())], [(1, (2,))])


def test_each_number_reaches_those_who_may_see_it() -> None:
    facts = Facts()
    drew = facts.add("drew", seat=SEAT, card=own("card"), left=NUMBER, next=Slot("card", "none"))
    for viewer, card in ((1, 7), (0, None), (SPECTATOR, None)):
        (fact,) = facts.seen_by([(drew, (1, 7, 30, 8))], viewer)
        assert fact.numbers == {"seat": 1, "card": card, "left": 30, "next": None}


def test_a_fact_that_is_declared_or_told_wrongly_is_refused() -> None:
    facts = Facts()
    drew = facts.add("drew", seat=SEAT)
    with pytest.raises(ValueError, match='two facts are called "drew"'):
        facts.add("drew")
    with pytest.raises(ValueError, match='has something that only its seat sees, and no slot "seat"'):
        facts.add("hid", card=own("card"))
    with pytest.raises(ValueError, match=r'"drew" has 1 numbers \(seat\), and was told \(1, 2\)'):
        facts.seen_by([(drew, (1, 2))], 0)


def _folder(game: Game) -> Path:
    """The folder of its rules and words, which two games may share."""
    return game.phrases.file.parents[1]


@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.name)
def test_every_fact_has_its_phrase_and_every_phrase_is_said(game: Game) -> None:
    keys = set(game.phrases.english)
    shown = {name for name, declared in game.facts.declared.items() if declared.shown}
    assert shown <= keys
    files = [_folder(game) / "box.py"]
    files += [file for folder in ("words", "board") for file in (_folder(game) / folder).glob("*.[pt]*")]
    files += [Path(str(each.__file__)) for each in (phases, phrases, games)]  # what all games may say
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    families = tuple(prefix for prefix in ("token-", "means-", "ask-", "effect-") if f'f"{prefix}' in source)
    composed = "|".join(re.sub(r"\{[^}]*\}", "[a-z0-9-]+", text) for text in re.findall(r'say\(f"([^"]+)"', source))
    said = {key for key in keys if f'"{key}"' in source or key.startswith(families) or re.fullmatch(composed, key)}
    said |= {
        f"{about}-{name}"
        for name in _names_of_actions(game, source)
        for about in ("do", "plan", "component", "may", "ready")
    } & keys
    said |= {key for key, _ in declares(game)} & keys  # by the workshop
    included = {key for key in keys if f"{{ {key} }}" in game.phrases.file.read_text(encoding="utf-8")}
    many = {f"{name}-many" for name in shown} & keys
    assert keys == shown | said | included | many


def _names_of_actions(game: Game, source: str) -> set[str]:
    """What actions are called in the keys of phrases: their families, and the names that words give them."""
    families = {game.actions.name(action).replace(" ", "-") for action in range(game.actions.decisions)}
    return families | set(re.findall(r'"([a-z-]+)"', source))


@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.name)
def test_every_fact_is_told_by_a_rule(game: Game) -> None:
    folder = _folder(game)
    source = "".join(file.read_text(encoding="utf-8") for file in (folder / "rules").glob("*.py"))
    declared = [line.split(" = ")[0] for line in (folder / "facts.py").read_text().splitlines() if ".add(" in line]
    assert [name for name in declared if f"facts.{name}" not in source] == []


def test_a_step_is_shown_as_the_weightiest_of_what_it_does() -> None:
    match = load("saga").start(scripted=True)
    facts, game = match.game.facts, match.game
    numbers = {name: number for number, name in enumerate(facts.declared)}
    acts, held, crowns = ("acts-first", (0,)), ("held", (0, 3)), ("crowns-paid", (1, 2, 1))
    for told, kind in (([acts], "told"), ([acts, crowns], "scored"), ([acts, crowns, held, crowns], "fought")):
        event = game.tell([(numbers[name], slots) for name, slots in told], match.view())
        assert event is not None
        assert event.kind == kind


def test_a_number_may_stand_for_several_places() -> None:
    match = load("saga").start(scripted=True)
    facts = match.game.facts
    crowns = list(facts.declared).index("crowns-paid")
    event = match.game.tell([(crowns, (1, 0b1000010, 2))], match.view())
    assert event is not None
    assert (event.text, event.places) == (
        "Mercia and Wessex under Viking rule: 2 coins for the Vikings.",
        ("area-mer", "area-wes"),
    )
