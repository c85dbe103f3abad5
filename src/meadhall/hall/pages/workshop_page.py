"""The workshop: every component of a game drawn as in play, corrected in its place, and kept as an own edition.

Its pages know no game: what can be edited is what a game declares about its content.
"""

import asyncio
import os
from typing import Any

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall import games
from meadhall import new_game as starter
from meadhall.core.content_values import MISSING, changed, spelled, value_at, with_copy
from meadhall.core.game import Game
from meadhall.core.text import slug
from meadhall.hall.identity import address_of, identity_of
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import hall_of
from meadhall.hall.live.new_table import ME, NewTable
from meadhall.hall.pages import workshop_files
from meadhall.hall.pages.forms import level_of, level_words, name_of, origin_of, read_form
from meadhall.hall.pages.on_bench import OnBench, on_bench, own_edition, worker
from meadhall.hall.pages.rulebook import games_on_shelf
from meadhall.hall.pages.table_page import open_table
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.responses import as_json
from meadhall.hall.words import say
from meadhall.hall.workshop.bench import PRINTED, EditionBench
from meadhall.hall.workshop.editing import SentPart, Workpiece, plain, read_part
from meadhall.hall.workshop.editions import (
    LONGEST_NOTE,
    MOST_NOTES,
    KeptEdition,
    ValueNote,
    with_name,
)
from meadhall.hall.workshop.lab_runs import games_folder
from meadhall.hall.workshop.packing import pack_files
from meadhall.table.errors import TableError

_OTHERS = 12  # so many changes of somebody else are told


async def all_games(request: Request) -> Response:
    """The games, and your own editions."""
    found = await hall_of(request).workshop.of(identity_of(request).person)
    return page("workshop_games.html", games=headers(), editions=found, at_home=_at_home(request))


async def new_game(request: Request) -> Response:
    """A game of one's own to begin with. A hall at home keeps its folder and opens it; any other hall gives it as a zip
    file, because it runs nobody's rules but its own."""
    form, hall = await read_form(request), hall_of(request)
    await hall.spend("editions", identity_of(request).person, address_of(request))
    title = plain(form.get("title", ""))[:60]
    name = slug(title).replace("-", "_")
    if not name.isidentifier() or name in games.reserved() or set(title) & {'"', "\\"}:
        return error_page(say("workshop-new-game-name"), 422)
    if not _at_home(request):
        files = {f"{name}/{file}": text for file, text in starter.files(name, title).items()}
        return workshop_files.attachment(pack_files(files), f"{name}.zip", "application/zip")
    if name in games.names():
        return error_page(say("workshop-new-game-name"), 422)
    await asyncio.to_thread(starter.write, name, games_folder(hall.store), title)
    await hall.game_loader.add(name)
    games_on_shelf.cache_clear()
    return RedirectResponse(f"/workshop/{name}", 303)


def _at_home(request: Request) -> bool:
    """Whether nobody reaches the hall but the person in front of the machine, whose games it takes in."""
    here = str(games_folder(hall_of(request).store))
    return address_of(request) is None and here in os.environ.get(games.VARIABLE, "").split(os.pathsep)


async def overview(request: Request) -> Response:
    """All parts of an edition."""
    on = await on_bench(request)
    person = identity_of(request).person
    others = await hall_of(request).workshop.of(person, on.game.name)

    def build() -> dict[str, Any]:
        bench = on.bench
        return {"bench": bench, "sections": bench.sections(), "wrong": bench.elsewhere(), "counts": bench.counts()}

    shown, link = await on.built(request, build), origin_of(request) + on.home
    own = _at_home(request) and on.game.name not in games.own_names()
    more: dict[str, Any] = {"folder": on.game.folder if own else ""}
    more |= {"others": others, "link": link, "levels": level_words(), "level": level_of(request)}
    return on.page(request, "workshop.html", **shown, **more, name=name_of(request))


# --- A part -----------------------------------------------------------------------------------------------------------


async def show_part(request: Request) -> Response:
    """A part as a form."""
    on, way = await on_bench(request), request.query_params.get("place", "")
    told = [say("workshop-saved")] if request.query_params.get("saved") else []
    return await part_page(request, on, way, told=told)


async def part_page(
    request: Request, on: OnBench, way: str, *, sent: SentPart | None = None, told: list[str] | None = None,
    code: int = 200, typed: dict[str, str] | None = None,
) -> Response:  # fmt: skip
    """The page of a part; after something that could not be kept, with what was sent."""

    def build() -> dict[str, Any] | None:
        bench = on.bench
        part = bench.part(way)
        if part is None:
            return None
        ways = [spelled(each.place) or "-" for each in bench.piece.parts]
        number = ways.index(spelled(part.place) or "-")
        lines = bench.lines(part, sent.problems if sent else {}, sent.clashes if sent else {})
        return {
            "bench": bench, "part": part, "way": ways[number], "lines": lines, "title": bench.piece.name(part.place),
            "picture": bench.picture(part.place), "wrong": bench.problems_at(part), "grows": bench.entry_of_list(part),
            "names": bench.can_have_names(part), "before": ways[number - 1] if number else "",
            "after": ways[number + 1] if number + 1 < len(ways) else "", "targets": bench.targets(part.place),
            "spots": bench.spots(part),
        }  # fmt: skip

    shown = await on.built(request, build, way, repr(sent))
    if shown is None:
        raise TableError("no-table", say("workshop-no-part"))
    more = {"told": told or [], "typed": typed or {}, "longest_note": LONGEST_NOTE}
    return on.page(request, "workshop_part.html", code, **shown, **more)


async def save_part(request: Request) -> Response:
    """Keep what was sent for a part; of a printed game, in a new edition of your own."""
    form, on, (person, by) = await read_form(request), await on_bench(request), worker(request)
    way = form.get("place", "")
    await hall_of(request).spend("editions", person, address_of(request))
    on = await own_edition(request, on, person, by, form.get("game.edition"))
    version = on.changed_by(person).edition.version
    base = int(form["base"]) if form.get("base", "").isdecimal() and len(form["base"]) < 9 else version
    outcome = _Outcome(on.game, form, way, by, hall_of(request).now())
    found = await hall_of(request).workshop.change(on.id, outcome.change)
    on = OnBench(on.game, found)
    told = outcome.told_since(base)
    if outcome.sent is not None and (outcome.sent.problems or outcome.clashing):
        return await part_page(request, on, way, sent=outcome.sent, told=told, code=409, typed=dict(form))
    if told:
        return await part_page(request, on, outcome.way, told=[say("workshop-saved"), *told])
    return RedirectResponse(f"{on.home}/part?place={outcome.way}&saved=1", 303)


class _Outcome:
    """The result of a form for a part; it may be tried several times, when others save meanwhile."""

    def __init__(self, game: Game, form: dict[str, str], way: str, by: str, now: float) -> None:
        self.game, self.form, self.way, self.by, self.now = game, form, way, by, now
        self.sent: SentPart | None = None
        self.before: KeptEdition | None = None

    @property
    def clashing(self) -> bool:
        """Whether somebody else has put something else where this person has."""
        return self.sent is not None and bool(self.sent.clashes)

    def change(self, edition: KeptEdition) -> KeptEdition:
        """The edition after the form; as it was where something is wrong with it."""
        self.before, piece = edition, Workpiece(self.game, edition.text)
        part = piece.part("" if self.way == "-" else self.way)
        if part is None or self._moved(piece, part.place):
            raise TableError("bad-text", say("workshop-list-moved"))
        self.sent = read_part(piece, part, self.form)
        if self.sent.problems or self.sent.clashes:
            return edition
        text = changed(edition.text, self.sent.values) if self.sent.values else edition.text
        match self.form.get("do", ""):
            case "copy" if part.entry:
                text = with_copy(text, part.place)
                self.way = spelled((*part.place[:-1], int(part.place[-1]) + 1))
            case "remove" if part.entry:
                text = changed(text, {part.place: MISSING})
                self.way = spelled((*part.place[:-1], max(int(part.place[-1]) - 1, 0)))
        after = edition.with_text(text, self.by, self.now)
        return self._noted(after, Workpiece(self.game, text))

    def _moved(self, piece: Workpiece, place: Any) -> bool:
        """Whether the list of an entry has another length now than when the form was made."""
        there, was = value_at(piece.content, place[:-1]), self.form.get("entries", "")
        return bool(place) and isinstance(there, list) and was.isdecimal() and int(was[:6]) != len(there)

    def _noted(self, edition: KeptEdition, piece: Workpiece) -> KeptEdition:
        """The edition with what was said about the values."""
        notes, part = dict(edition.notes), piece.part("" if self.way == "-" else self.way)
        for line in piece.lines(part) if part is not None else ():
            way = line.way
            if f"note:{way}" not in self.form:
                continue
            note, sure = plain(self.form[f"note:{way}"])[:LONGEST_NOTE], self.form.get(f"sure:{way}") == "yes"
            if note or sure:
                notes[way] = ValueNote(note, sure, line.text[:200], self.by)
            else:
                notes.pop(way, None)
        return replace(edition, notes=dict(list(notes.items())[:MOST_NOTES])) if notes != edition.notes else edition

    def told_since(self, base: int) -> list[str]:
        """The changes of others since the form was made."""
        if self.before is None or self.before.version == base:
            return []
        trail = self.before.trail
        earlier = next((step for step in reversed(trail) if step.version <= base), None)
        if earlier is None or earlier.text == self.before.text:
            return []
        who = ", ".join(dict.fromkeys(step.by for step in trail if step.version > earlier.version)) or say("guest")
        lines = EditionBench(self.game, self.before.text, None).compare(Workpiece(self.game, earlier.text).content)
        told = [say("workshop-theirs", name=each.name, now=each.now, was=each.other) for each in lines[:_OTHERS]]
        return [say("workshop-meanwhile", who=who, count=len(lines)), *told]


async def check_part(request: Request) -> Response:
    """The mistakes in a part as it was sent, and its look: nothing is kept."""
    form, on = await read_form(request), await on_bench(request)

    def build() -> dict[str, Any]:
        piece = Workpiece(on.game, on.text)
        part = piece.part("" if form.get("place") == "-" else form.get("place", ""))
        if part is None:
            return {"problems": [], "lines": {}, "picture": ""}
        sent = read_part(piece, part, {**form, **{f"mine:{line.way}": "yes" for line in piece.lines(part)}})
        kept = on.kept or KeptEdition(game=on.game.name, name="", trail=())
        bench = EditionBench(on.game, changed(on.text, sent.values) if sent.values else on.text, kept)
        there = [each.text for each in bench.problems_at(part)]
        rest = [each.text for each in bench.checked.problems if each.text not in there and each.stops]
        picture = bench.picture(part.place) if bench.checked.game is not None else ""
        return {"problems": there, "rest": rest[:3], "lines": sent.problems, "picture": str(picture)}

    return as_json(await on.built(request, build, tuple(sorted(form.items()))))


# --- The whole edition ------------------------------------------------------------------------------------------------


async def change_edition(request: Request) -> Response:
    """Undo, redo, rename, share, copy or drop an edition."""
    form, on, (person, by) = await read_form(request), await on_bench(request), worker(request)
    hall, what = hall_of(request), form.get("do", "")
    await hall.spend("editions", person, address_of(request))
    if what == "make":
        name = plain(form.get("name", ""))[:80]
        made = await hall.workshop.make(person, on.game.name, with_name(on.text, name) if name else on.text, by)
        if on.found is not None and on.found.edition.pictures and on.found.owner == person:
            pictures, notes = on.found.edition.pictures, on.found.edition.notes
            await hall.workshop.change(made.id, lambda edition: replace(edition, pictures=pictures, notes=notes))
        return RedirectResponse(f"/workshop/{on.game.name}/{made.id}", 303)
    found = on.changed_by(person)
    if what in ("share", "alone", "drop") and found.owner != person:
        raise TableError("not-host", say("workshop-not-yours"))
    if what == "drop":
        await hall.workshop.drop(found)
        return RedirectResponse("/workshop", 303)
    await hall.workshop.change(on.id, lambda edition: _changed(edition, what, form, by, hall.now()))
    if form.get("back", "").startswith("part?") and len(form["back"]) < 200:
        return RedirectResponse(f"{on.home}/{form['back']}", 303)
    return RedirectResponse(on.home, 303)


def _changed(edition: KeptEdition, what: str, form: dict[str, str], by: str, now: float) -> KeptEdition:
    match what:
        case "undo":
            return edition.moved(-1)
        case "redo":
            return edition.moved(1)
        case "share" | "alone":
            return replace(edition, shared=what == "share")
        case "name" if name := plain(form.get("name", ""))[:80]:
            return edition.with_text(with_name(edition.text, name), by, now)
    return edition


async def compare(request: Request) -> Response:
    """An edition line by line beside another one: the printed game, a former edition, or its own last change."""
    on, other = await on_bench(request), request.query_params.get("with", PRINTED)
    trail = on.found.edition.trail if on.found is not None else ()
    known = {PRINTED: say("workshop-with-printed", edition=on.game.header.edition)}
    known |= {f"former-{name}": say("workshop-with-former", name=name) for name in reversed(on.game.former_editions)}
    steps = {
        f"step-{step.version}": step
        for step in reversed(trail)
        if on.kept and step.version != trail[on.kept.at].version
    }
    known |= {name: say("workshop-with-step", version=step.version, who=step.by) for name, step in steps.items()}
    other = other if other in known else PRINTED

    def build() -> dict[str, Any]:
        bench = on.bench
        text = steps[other].text if other in steps else on.game.edition.text
        if other.startswith("former-"):
            text = on.game.with_edition(other.removeprefix("former-")).edition.text
        return {"bench": bench, "lines": bench.compare(Workpiece(on.game, text).content)}

    shown = await on.built(request, build, "compare", other)
    asked = request.query_params
    taken, unknown = (number if (number := asked.get(each, "")).isdecimal() else "" for each in ("taken", "unknown"))
    more: dict[str, Any] = {"known": known, "other": other, "taken": taken[:6], "unknown": unknown[:6]}
    return on.page(request, "workshop_compare.html", **shown, **more)


async def play(request: Request) -> Response:
    """Play with an edition at once against bots."""
    form, on = await read_form(request), await on_bench(request)
    level = form.get("bot") or level_of(request)
    seats = [ME, *[level] * (on.game.seats[0] - 1)]
    edition = on.found.id if on.found is not None else ""
    name = form.get("name") or name_of(request)
    return await open_table(request, NewTable(on.game.name, seats, [name] if name else [], bot=level, edition=edition))
