"""One table is read by four people in four languages at once, each in their own."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from meadhall.core.gamefile import read_game_file
from meadhall.core.language import ENGLISH, speaking
from meadhall.core.replay import replay
from meadhall.core.scene import plain
from meadhall.core.text import Name
from meadhall.games import load
from meadhall.table.commands import Act, AnyCommand, Consent, Rename, Say, Sit, Start, Undo
from meadhall.table.decide import do, open_taken
from meadhall.table.entries import Taken, read_entry
from meadhall.table.errors import PHRASES, TableError
from meadhall.table.moments import Seen
from meadhall.table.positions import why_not
from meadhall.table.table import Table
from meadhall.table.views import TableViews
from tests.core.marked import MARKS, marked, unmarked
from tests.table.seating import ASTRID, BJARNI

GAME = Path(__file__).parents[1] / "golden" / "saga" / "2-players.json"
READERS = {"en-AU": ASTRID, "en-IE": BJARNI, "en-NZ": None, ENGLISH: None}
"""Who sits and who watches, by the language that they read."""


@pytest.fixture(scope="module", autouse=True)
def languages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with marked(tmp_path_factory.mktemp("languages")):
        yield


class Reader:
    """Somebody who looks at a table through these views, in a language."""

    def __init__(self, views: TableViews, tag: str, person: str | None) -> None:
        self.views, self.tag, self.person = views, tag, person
        self.seen: Seen | None = None

    def look(self) -> Any:
        """All that they are told now: the whole table, and what has changed on the board."""
        with speaking(self.tag):
            view = self.views.of(self.person, 3.0)
            news = self.views.news(self.person, self.seen, "wide")
        assert news is not None
        self.seen = news.seen
        return _as_sent((structs.replace(view, board=None), news.moments, news.scene and news.scene.pieces))

    def refused(self, wish: AnyCommand) -> str:
        """Why they cannot do something."""
        with speaking(self.tag), pytest.raises(TableError) as refused:
            do(self.views.table, wish, self.person, 3.0)
        with speaking(self.tag):  # a socket says it later, in its own language
            return str(refused.value)


class Party:
    """A game of Saga that goes on from the middle of another one, and four people who look at it."""

    def __init__(self, left: int) -> None:
        file = read_game_file(GAME)
        decisions = [number for number, step in enumerate(replay(file, load("saga")).steps) if step.who >= 0]
        taken = Taken(file, decisions[-left], "What if?")
        opened = open_taken(taken, ASTRID, [("Astrid", None), ("", None)], b"s" * 32, 1.0)
        self.log = [opened]
        self.table = Table.load("t", self.log, load)
        self.do(Sit(1, "Bjarni"), BJARNI)
        self.do(Start())
        views, alone = TableViews(self.table), TableViews(self.table)
        self.readers = {tag: Reader(views, tag, person) for tag, person in READERS.items()}
        self.english = {tag: Reader(alone, ENGLISH, person) for tag, person in READERS.items()}

    def do(self, wish: AnyCommand, person: str = ASTRID) -> None:
        for entry in do(self.table, wish, person, 2.0):
            self.log.append(entry)
            self.table.apply(entry)

    def decide(self) -> str:
        """Somebody decides; who it was."""
        match = self.table.match
        assert match is not None
        mover = (ASTRID, BJARNI)[match.to_move]
        self.do(Act(match.legal.numbers[len(match.legal) // 2]), mover)
        return mover

    def look(self) -> dict[str, Any]:
        """What everybody is told: the same as if all spoke English, each in their own language and in no other."""
        found = {tag: reader.look() for tag, reader in self.readers.items()}
        for tag, told in found.items():
            assert unmarked(told, tag) == self.english[tag].look()
            assert tag == ENGLISH or told.count(MARKS[tag]) > 20
        return {tag: msgspec.json.decode(told)[0] for tag, told in found.items()}


def _as_sent(told: object) -> str:
    """As it is sent, without the places that depend on how long words are."""
    text = msgspec.json.encode(told, enc_hook=plain).decode()
    return re.sub(r'("(?:x|y|size)":)[-\d.]+', r"\g<1>0", re.sub(" +", " ", text))


def last(told: dict[str, Any]) -> list[str]:
    """The last line of everybody's log."""
    return [view["lines"][-1]["text"] for view in told.values()]


def said(key: str, name: str, by: str = "", **values: str) -> list[str]:
    """A sentence of the table in all four languages; it says "you" to the person who has done it."""
    found = []
    for tag, person in READERS.items():
        with speaking(tag):
            found.append(PHRASES.say(key, name=Name(name, person == by), **values))
    assert len(set(found)) == len(READERS)
    return found


def test_everybody_reads_the_whole_table_in_their_own_language() -> None:
    party = Party(left=60)
    told = party.look()
    lines = [view["lines"][0]["text"] for view in told.values()]
    assert lines == said("seat-sat", name="Bjarni")
    for _ in range(6):
        mover = party.decide()
        party.look()
    party.do(Say("Skál!"), mover)
    assert last(party.look()) == ["Skál!"] * 4, "what people say is said as they said it"
    party.do(Rename(0, "Auður"))
    assert last(party.look()) == said("seat-renamed", name="Auður", before="Astrid")


def test_taking_back_is_asked_and_told_in_every_language() -> None:
    party = Party(left=60)
    party.look()
    mover, other = party.decide(), ASTRID
    while mover == party.decide():
        party.look()
    other = ASTRID if mover == BJARNI else BJARNI
    name = party.table.names[party.table.held(mover)[0]]
    party.do(Undo(), mover)
    assert last(party.look()) == said("undo-asked", by=mover, name=name)
    party.do(Consent(), other)
    told = party.look()
    assert last(told)[-1].startswith(f"{name} takes back a decision")
    assert {view["lines"][-1]["back_to"] for view in told.values()} == {party.table.back_to}


def test_the_end_and_its_story_are_told_in_every_language() -> None:
    party = Party(left=5)
    while party.table.phase == "playing":
        party.look()
        party.decide()
    results = [view["result"] for view in party.look().values()]
    assert len({_as_sent((each["decided"], each["highlights"])) for each in results}) == 4
    assert all(each["highlights"] for each in results)


def test_refusals_are_said_in_the_language_of_who_hears_them() -> None:
    party = Party(left=60)
    match = party.table.match
    assert match is not None
    mover = (ASTRID, BJARNI)[match.to_move]
    (waiting,) = [tag for tag, person in READERS.items() if person not in (mover, None)]
    for tag, wish in ((waiting, Act(0)), (waiting, Sit(0, "Auður")), ("en-NZ", Undo())):
        person = READERS[tag] or "c" * 32
        reader = Reader(party.readers[tag].views, tag, person)
        text = reader.refused(wish)
        assert MARKS[tag] in text
        assert unmarked(text, tag) == Reader(reader.views, ENGLISH, person).refused(wish)


def test_the_same_reason_is_found_in_every_language() -> None:
    party = Party(left=60)
    assert party.table.match is not None
    view = party.table.match.view(party.table.match.to_move)
    touched = {choice for number in view.legal for choice in view.game.board.touches(view, number)[:1]}
    places = [piece.id for piece in view.scene().pieces if piece.meaning and piece.id not in touched]
    reasons = [why_not(view, [place]) for place in places]
    assert len(set(reasons)) > 3
    for tag in MARKS:
        with speaking(tag):
            assert [text and unmarked(text, tag) for text in (why_not(view, [place]) for place in places)] == reasons


def test_whoever_comes_back_in_another_language_gets_everything_in_it() -> None:
    party = Party(left=60)
    party.look()
    for _ in range(4):
        party.decide()
    party.look()
    for tag in ("en-IE", "en-NZ"):
        again, alone = (
            Reader(party.readers["en-AU"].views, tag, ASTRID),
            Reader(TableViews(party.table), ENGLISH, ASTRID),
        )
        assert unmarked(again.look(), tag) == alone.look()


def test_a_table_that_is_loaded_says_everything_anew() -> None:
    party = Party(left=60)
    for _ in range(4):
        party.decide()
    before = party.readers["en-AU"].look()
    stored = [read_entry(entry.to_json()) for entry in party.log]
    with speaking("en-IE"):
        again = Table.load("t", stored, load, party.table.snapshot())
        assert again.game_file() == party.table.game_file(), "a file is the same in every language"
    assert Reader(TableViews(again), "en-AU", ASTRID).look() == before
