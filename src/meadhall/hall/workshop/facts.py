"""Facts: values that somebody has seen on their copy, in a small file that others can take over."""

import msgspec
import tomlkit
from msgspec import Struct
from msgspec.structs import replace

from meadhall.core.content import learnt
from meadhall.core.content_values import Place
from meadhall.core.errors import ContentError
from meadhall.core.game import Game
from meadhall.hall.words import say
from meadhall.hall.workshop.bench import EditionBench
from meadhall.hall.workshop.checking import check_size
from meadhall.hall.workshop.editing import Workpiece, as_text, plain, with_values
from meadhall.hall.workshop.editions import LONGEST_NOTE, MOST_NOTES, KeptEdition, ValueNote


class SeenValue(Struct, frozen=True, omit_defaults=True):
    """A value, its place in the content file, and where somebody saw it."""

    place: str
    value: bool | int | str | list[int | str]
    note: str = ""
    by: str = ""


class FactsFile(Struct, frozen=True, kw_only=True):
    """A whole file of facts."""

    game: str
    title: str
    edition: str = ""
    digest: str = ""
    made: str = ""
    facts: list[SeenValue]

    def written(self) -> str:
        """The file as text."""
        return tomlkit.dumps(msgspec.to_builtins(self))


def facts_of(bench: EditionBench, edition: KeptEdition, made: str) -> FactsFile:
    """The values of an edition that somebody has confirmed, as they stand there now."""
    facts = [SeenValue(line.way, msgspec.to_builtins(line.usual), note.note, note.by) for line, note in bench.facts()]
    name, title = bench.game.name, bench.game.title
    return FactsFile(game=name, title=title, edition=edition.name, digest=edition.digest, made=made, facts=facts)


def read_facts(text: str, game: Game) -> FactsFile | None:
    """The facts in a file; None if it is another kind of file. A ContentError if they are about another game."""
    content = check_size(text)
    if not isinstance(content.get("facts"), list):
        return None
    try:
        found = msgspec.convert(content, learnt(FactsFile))
    except msgspec.ValidationError as error:
        raise ContentError(say("workshop-no-facts", why=str(error))) from None
    if found.game != game.name:
        raise ContentError(say("workshop-other-game", theirs=found.title[:80], own=game.title))
    return found


def with_facts(game: Game, edition: KeptEdition, facts: FactsFile, by: str, when: float) -> tuple[KeptEdition, int]:
    """An edition with the values that others have confirmed, and how many it has a place for."""
    lines, values, notes = Workpiece(game, edition.text).lines_by_way, dict[Place, object](), dict(edition.notes)
    known = [fact for fact in facts.facts if fact.place in lines]
    for fact in known:
        line, text = lines[fact.place], as_text(fact.value)
        if text != line.text:
            values[line.place] = fact.value
        notes[line.way] = ValueNote(plain(fact.note[:LONGEST_NOTE]), True, text[:200], plain(fact.by[:40]))
    text = with_values(edition.text, values)
    check_size(text)
    noted = replace(edition.with_text(text, by, when), notes=dict(list(notes.items())[:MOST_NOTES]))
    return noted, len(known)
