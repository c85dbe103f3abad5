"""An edition as the pages of the workshop show it: its parts as cards, the lines of one of them, comparisons."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from meadhall.core.content import Edition
from meadhall.core.content_schema import ContentPart
from meadhall.core.content_values import MISSING, Place, differences, spelled, value_at
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.specimens import WHOLE
from meadhall.core.workshop_file import GridSign, Provenance
from meadhall.hall.words import say
from meadhall.hall.workshop.checking import Checked, ContentProblem, check, specimen_of
from meadhall.hall.workshop.editing import FormLine, Workpiece, as_text
from meadhall.hall.workshop.editions import KeptEdition, ValueNote
from meadhall.hall.workshop.remarks import remark_on

PRINTED = "printed"
_WORDS = re.compile(r"<text\b[^>]*>{text}</text>")
_DRAWN = re.compile(r"<(?:path|rect|circle|ellipse|image|poly|line)")
_LONGEST_TUNED, _NEAR = 8, 2  # numbers of a list that can be tuned, and how far a search goes at first
_SHORT = 4  # so many values stand on a card that has no picture


@dataclass(frozen=True)
class PartCard:
    """A part in the overview."""

    way: str
    name: str
    picture: Markup
    said: tuple[tuple[str, str], ...]
    """Some of its values, where there is no picture."""
    changed: int
    """How many of its values differ from the printed game."""
    wrong: int


@dataclass(frozen=True)
class BenchSection:
    """Parts of one kind."""

    name: str
    cards: tuple[PartCard, ...]


@dataclass(frozen=True)
class ShownLine:
    """A line of a part with all that is known about it."""

    line: FormLine
    provenance: Provenance | None
    note: ValueNote
    stale: bool
    """Whether the note is about another value than the one that stands there now."""
    printed: str
    """The printed value, where it is another one."""
    signs: tuple[tuple[GridSign, str, Markup], ...] = ()
    """The letters of a grid, each with its name and its picture."""
    problem: str = ""
    theirs: str = ""
    """The value that somebody else has put there meanwhile."""
    remark: str = ""
    """The remark about it in the printed game's content file."""

    @property
    def told(self) -> str:
        """The source of the value, in a word."""
        return say(f"workshop-is-{self.provenance}") if self.provenance is not None else ""


@dataclass(frozen=True)
class CompareLine:
    """A line of a comparison."""

    way: str
    name: str
    now: str
    other: str
    part: str


@dataclass(frozen=True)
class TunedNumber:
    """A number that a tuning may change."""

    way: str
    name: str
    value: int
    low: int
    """The lowest value that a search for a better one tries at first."""
    high: int


@dataclass(frozen=True)
class PictureTarget:
    """Something that a picture can be shown in place of."""

    name: str
    look: str
    markup: Markup
    frame: str
    """Left, top, width and height of a whole component; empty where the page measures it."""
    has: bool


class EditionBench:
    """An edition on the bench: its content, its game if it can be played, and everything about both."""

    def __init__(self, game: Game, text: str, kept: KeptEdition | None) -> None:
        self.game, self.kept = game, kept
        self.piece = Workpiece(game, text)
        pictures = {name: each.shown for name, each in kept.pictures.items()} if kept is not None else {}
        self.checked = check(game, text, pictures) if kept is not None else Checked(game, ())

    @property
    def shown(self) -> Game:
        """The game that pictures are taken from: with the edition, or the printed one where it cannot be played."""
        return self.checked.game or self.game

    def sections(self) -> list[BenchSection]:
        """All parts, kind by kind."""
        found: dict[str, list[PartCard]] = {}
        changed = [place for place, _, _ in differences(self.piece.content, self.piece.printed)]
        for part in self.piece.parts:
            first = part.place[0] if part.place else "rest"
            found.setdefault(self.piece.say(first), []).append(self._card(part, changed))
        drawn = [
            BenchSection(name, tuple(cards)) for name, cards in found.items() if len(cards) > 1 or cards[0].picture
        ]
        others = tuple(cards[0] for cards in found.values() if len(cards) == 1 and not cards[0].picture)
        return [*drawn, BenchSection("", others)] if others else drawn

    def _card(self, part: ContentPart, changed: list[Place]) -> PartCard:
        inside = [place for place in changed if self._within(part, place)]
        wrong = [each for each in self.checked.problems if each.place and self._within(part, each.place)]
        picture, said = self.picture(part.place), tuple[tuple[str, str], ...]()
        if not picture:
            lines = [line for line in self.piece.lines(part) if line.value is not MISSING]
            texts = (self.piece.called(line.text) if line.kind == "choice" else line.text for line in lines)
            said = tuple(
                (line.label, text.replace("\n", " / ")[:40]) for line, text in zip(lines[:_SHORT], texts, strict=False)
            )
        name = self.piece.name(part.place)
        return PartCard(spelled(part.place) or "-", name, picture, said, len(inside), len(wrong))

    def _within(self, part: ContentPart, place: Place) -> bool:
        return self.piece.part_of(place) == part

    def picture(self, place: Place) -> Markup:
        """A component as it is drawn in play; nothing where none is drawn."""
        found = specimen_of(self.shown, place)
        if found is None:
            return Markup()
        specimen, box = found
        return Markup(specimen.named(self.piece.content).svg(self.shown.sheet(box).looks, self.piece.name(place)))

    def spots(self, part: ContentPart) -> dict[str, tuple[float, float, str]]:
        """The places of the choices of a list of pairs on the picture of their part, with their names: there the two of
        a pair can be touched. Nothing where a part is no list of pairs."""
        lines, found = self.piece.lines(part), specimen_of(self.shown, part.place)
        if found is None or not lines or any(line.kind != "choices" or len(line.slots) != 2 for line in lines):
            return {}
        pieces = {piece.id: piece for piece in found[0].pieces}
        known = ((choice, pieces.get(f"name-{choice}")) for choice in lines[0].choices)
        return {choice: (at.x, at.y, self.piece.called(choice)) for choice, at in known if at is not None}

    def problems_at(self, part: ContentPart) -> list[ContentProblem]:
        """The mistakes in a part."""
        return [each for each in self.checked.problems if each.place and self._within(part, each.place)]

    def elsewhere(self) -> list[tuple[ContentProblem, str]]:
        """All that is wrong, each with the part that it is about, if that is known."""
        parts = ((each, self.piece.part_of(each.place) if each.place else None) for each in self.checked.problems)
        return [(each, (spelled(part.place) or "-") if part is not None else "") for each, part in parts]

    # --- A part ---------------------------------------------------------------------------------------------------

    def part(self, way: str) -> ContentPart | None:
        """The part in a place."""
        return self.piece.part("" if way == "-" else way)

    def lines(
        self, part: ContentPart, problems: Mapping[str, str] = {}, clashes: Mapping[str, str] = {}
    ) -> list[ShownLine]:
        """The lines of a part."""
        return [
            self._line(each, problems.get(each.way, ""), clashes.get(each.way, "")) for each in self.piece.lines(part)
        ]

    def _line(self, line: FormLine, problem: str, theirs: str) -> ShownLine:
        notes = self.kept.notes if self.kept is not None else {}
        note, printed = notes.get(line.way, ValueNote()), as_text(value_at(self.piece.printed, line.place))
        usual = printed or as_text(line.schema.usual)
        said = self.piece.said.provenance_of(line.place)
        if line.value is MISSING and not usual:
            said = None
        other = usual if usual != line.text else ""
        stale = bool(note.value) and note.value != line.text
        remark = remark_on(self.game.edition.text, line.place)
        return ShownLine(line, said, note, stale, other, self._signs(line), problem, theirs, remark)

    def _signs(self, line: FormLine) -> tuple[tuple[GridSign, str, Markup], ...]:
        if line.grid is None:
            return ()
        box = next(iter(self._boxes()), None)
        looks = self.shown.sheet(box).looks if box is not None else {}
        return tuple((sign, self._sign_name(sign), Markup(looks.get(sign.look, ""))) for sign in line.grid.signs)

    def _sign_name(self, sign: GridSign) -> str:
        if not sign.says:
            return say("workshop-gap") if not sign.look else sign.letter
        return self.shown.phrases.say(sign.says) if self.shown.phrases.has(sign.says) else sign.letter

    def _boxes(self) -> Iterator[Any]:
        try:
            yield self.shown.make_box(self.shown.seats[0])
        except MeadhallError:
            return

    def entry_of_list(self, part: ContentPart) -> bool:
        """Whether a part is an entry of a list that can grow."""
        around = self.piece.schema.at(part.place[:-1]) if part.entry else None
        return around is not None and around.grows and around.kind == "list"

    def remark(self, part: ContentPart) -> str:
        """The remark about a part in the printed game's content file."""
        return remark_on(self.game.edition.text, part.place)

    def entries(self, part: ContentPart) -> int:
        """How many entries the list of a part has."""
        return len(value_at(self.piece.content, part.place[:-1]))

    def can_have_names(self, part: ContentPart) -> bool:
        """Whether entries with new names can be put into a part."""
        around = self.piece.schema.at(part.place)
        return around is not None and around.kind == "table" and around.item is not None and around.item.plain

    # --- Comparisons, facts ---------------------------------------------------------------------------------------

    def compare(self, other: Any) -> list[CompareLine]:
        """Every line that differs from another content."""
        found = list[CompareLine]()
        for place, now, then in differences(self.piece.content, other):
            part = self.piece.part_of(place)
            inside = part is not None and len(place) > len(part.place)
            name = self.piece.name(place)
            if part and inside:
                name = f"{self.piece.name(part.place)}: {self.piece.say(place[-1])}"
            where = (spelled(part.place) or "-") if part else ""
            found.append(CompareLine(spelled(place), name, _told(self.piece, now), _told(self.piece, then), where))
        return found

    def facts(self) -> list[tuple[FormLine, ValueNote]]:
        """The values that somebody has confirmed, as they stand there now."""
        if self.kept is None:
            return []
        lines = ((line, self.kept.notes.get(line.way)) for line in map(self.piece.line, self.piece.places()) if line)
        return [(line, note) for line, note in lines if note is not None and note.sure and note.value == line.text]

    def counts(self) -> dict[str, int]:
        """How many values come from where, and how many are confirmed."""
        found = {"text": 0, "inferred": 0, "invented": 0, "sure": len(self.facts())}
        for place in self.piece.places():
            if (said := self.piece.said.provenance_of(place)) is not None:
                found[said] += 1
        return found

    def numbers(self) -> list[tuple[str, list[TunedNumber]]]:
        """The numbers that a tuning may change, with the name of the part that each belongs to."""
        found = dict[str, list[TunedNumber]]()
        for part in self.piece.parts:
            for line in self.piece.lines(part) if part.place[:1] != ("game",) else ():
                found.setdefault(self.piece.name(part.place), []).extend(_tuned(line))
        return [(name, numbers) for name, numbers in found.items() if numbers]

    # --- Pictures -------------------------------------------------------------------------------------------------

    def targets(self, place: Place) -> list[PictureTarget]:
        """The looks in whose place a picture of a component can be shown: the whole of it, or one of its looks."""
        found = specimen_of(self.game if self.checked.game is None else self._undressed(), place)
        if found is None:
            return []
        specimen, box = found
        looks, targets = self._undressed().sheet(box).looks, list[PictureTarget]()
        first = specimen.pieces[0]
        frame = specimen.frame(WHOLE + first.id)
        if frame is not None:
            told = " ".join(f"{number:.5g}" for number in frame)
            drawn = Markup(specimen.named(self.piece.content).svg(looks, self.piece.name(place)))
            targets.append(PictureTarget(WHOLE + first.id, first.look, drawn, told, self._has(WHOLE + first.id)))
        named = dict.fromkeys(piece.look for piece in specimen.pieces if piece.look in looks)
        return [*targets, *self._targets({look: looks[look] for look in named})]

    def _targets(self, looks: Mapping[str, str]) -> list[PictureTarget]:
        """Looks as targets; those that are only words are none."""
        drawn = ((look, _WORDS.sub("", markup)) for look, markup in looks.items())
        return [
            PictureTarget(f"look:{look}", look, Markup(markup), "", self._has(f"look:{look}"))
            for look, markup in drawn
            if _DRAWN.search(markup)
        ]

    def all_looks(self) -> list[PictureTarget]:
        """Every look of the board, for the fewest players."""
        game = self._undressed()
        looks = game.sheet(game.make_box(game.seats[0])).looks
        shown = self.shown.sheet(self.shown.make_box(self.shown.seats[0])).looks
        return self._targets({look: shown.get(look, markup) for look, markup in looks.items()})

    def _undressed(self) -> Game:
        return self.game.with_owned(Edition(self.piece.text, self.game.name), {}) if self.checked.game else self.game

    def _has(self, name: str) -> bool:
        return self.kept is not None and name in self.kept.pictures

    def hidden_by(self, place: Place) -> tuple[str, ...]:
        """The pieces that a picture of a whole component hides."""
        found = specimen_of(self._undressed(), place)
        return tuple(piece.id for piece in found[0].pieces[1:]) if found is not None else ()


def _tuned(line: FormLine) -> Iterator[TunedNumber]:
    """The number of a line, or those of a short list, each with the numbers near to it that its limits allow."""
    if line.kind not in ("number", "numbers") or line.value is MISSING:
        return
    alone = line.kind == "number"
    values, schemas = ([line.value], (line.schema,)) if alone else (line.value, line.schema.entries)
    for number, value in enumerate(values if len(values) <= _LONGEST_TUNED else (), 1):
        schema = schemas[min(number, len(schemas)) - 1]
        low = max(value - _NEAR, 0 if schema.least is None else schema.least)
        high = value + _NEAR if schema.most is None else min(value + _NEAR, schema.most)
        way, name = (line.way, line.label) if alone else (f"{line.way}.{number}", f"{line.label} {number}")
        yield TunedNumber(way, name, value, low, high)


def _told(piece: Workpiece, value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{piece.say(key)} {_told(piece, each)}" for key, each in value.items())[:300]
    return as_text(value).replace("\n", " / ")[:300]
