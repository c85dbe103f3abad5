"""Files of the workshop: editions to take away and to bring, and the facts that somebody has confirmed."""

import re
from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall import games
from meadhall.core.content import Edition
from meadhall.core.errors import ContentError
from meadhall.core.game import Game
from meadhall.hall.live.hall import hall_of
from meadhall.hall.pages.forms import read_files
from meadhall.hall.pages.on_bench import OnBench, on_bench, own_edition, worker
from meadhall.hall.pages.uploads import admitted
from meadhall.hall.words import say
from meadhall.hall.workshop.editions import KeptEdition
from meadhall.hall.workshop.facts import FactsFile, facts_of, read_facts, with_facts
from meadhall.hall.workshop.gallery import hang, pictures_of
from meadhall.hall.workshop.packing import Unpacked, pack, unpack
from meadhall.hall.workshop.pictures import frame_in


def attachment(data: bytes, name: str, kind: str) -> Response:
    """A file that a browser keeps."""
    plain = re.sub(r"[^\w.-]+", "-", name, flags=re.ASCII).strip("-.") or "edition"
    headers = {"content-disposition": f'attachment; filename="{plain}"', "cache-control": "no-store"}
    return Response(data, 200, headers, kind)


async def download(request: Request) -> Response:
    """An edition as a content file."""
    on = await on_bench(request)
    name = f"{on.game.name}-{on.kept.name}.toml" if on.kept is not None else f"{on.game.name}.toml"
    return attachment(on.text.encode(), name, "application/toml; charset=utf-8")


async def download_all(request: Request) -> Response:
    """An edition with its pictures, as a zip file."""
    on = await on_bench(request)
    edition = on.own.edition
    data = await pictures_of(hall_of(request), edition)
    packed = await on.built(request, lambda: pack(edition.text, edition.pictures, data), "zip")
    return attachment(packed, f"{edition.game}-{edition.name}.zip", "application/zip")


async def facts(request: Request) -> Response:
    """The values that somebody has confirmed, with their notes: a small file that others can take over."""
    on = await on_bench(request)
    edition, day = on.own.edition, datetime.fromtimestamp(hall_of(request).now(), UTC).strftime("%Y-%m-%d")
    data = await on.built(request, lambda: facts_of(on.bench, edition, day).written().encode(), "facts")
    return attachment(data, f"{on.game.name}-facts.toml", "application/toml; charset=utf-8")


async def upload(request: Request) -> Response:
    """Keep a content file that somebody brings, perhaps in a zip with its pictures, as a new edition.

    Facts that somebody else has confirmed are taken over into the edition that they are brought to, or into a new one.
    """
    hall, name = hall_of(request), request.path_params["game"]
    games.folder_of(name)
    game = await hall.game_loader.game(name)
    async with admitted(request):
        form, files = await read_files(request)
    data = files.get("file") or form.get("text", "").encode()

    def read() -> Unpacked | FactsFile:
        if not data.strip():
            raise ContentError(say("no-file-chosen"))
        found = unpack(data) if data.startswith(b"PK") else Unpacked(_decoded(data), {})
        if (facts := read_facts(found.text, game)) is not None:
            return facts
        header = Edition(found.text, say("this-file")).header
        if header.title != game.title:
            raise ContentError(say("workshop-other-game", theirs=header.title[:80], own=game.title))
        return found

    kept, (person, by) = await hall.loaders.run(read), worker(request)
    if isinstance(kept, FactsFile):
        return RedirectResponse(await _take_over(request, game, form.get("edition", ""), person, by, kept), 303)
    made = await hall.workshop.make(person, name, kept.text, by)
    for what, (packed, picture) in kept.pictures.items():
        frame = frame_in(packed.frame)
        assert frame is not None
        made = await hang(hall, made, what, picture, frame, packed.look, tuple(packed.hides), packed.cut)
    return RedirectResponse(f"/workshop/{name}/{made.id}", 303)


async def _take_over(request: Request, game: Game, edition: str, person: str, by: str, facts: FactsFile) -> str:
    """Take facts over into an edition; returns the address of a page that tells what they changed."""
    hall = hall_of(request)
    found = await hall.workshop.find(edition)
    if found is None or found.edition.game != game.name or not found.may_change(person):
        found = (await own_edition(request, OnBench(game, None), person, by)).found
    assert found is not None
    known = 0

    def change(kept: KeptEdition) -> KeptEdition:
        nonlocal known
        changed, known = with_facts(game, kept, facts, by, hall.now())
        return changed

    found = await hall.workshop.change(found.id, change)
    return f"/workshop/{game.name}/{found.id}/compare?taken={known}&unknown={len(facts.facts) - known}"


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise ContentError(say("workshop-no-toml", why="UTF-8")) from None
