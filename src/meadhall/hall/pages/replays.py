"""Replays: any finished game of the hall, and any game file, step by step and through every pair of eyes.

A game that has not ended is shown only as a spectator sees it, even if its file would tell more.
"""

import asyncio
import hashlib
from bisect import bisect_right
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from meadhall.core.constants import CHANCE, SPECTATOR
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game, View
from meadhall.core.gamefile import GameFile, parse_game_file
from meadhall.core.language import current
from meadhall.core.match import Match
from meadhall.core.record import to_bytes
from meadhall.core.replay import replay
from meadhall.core.scene import Shape, plain
from meadhall.hall.caches import Cache
from meadhall.hall.identity import address_of, asker_of, identity_of
from meadhall.hall.languages import PageAddress
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import Hall, hall_of
from meadhall.hall.pages.forms import number_in, shape_in
from meadhall.hall.pages.templating import page, render, rendered, sentence
from meadhall.hall.pages.uploads import admitted, read_file, read_upload
from meadhall.hall.responses import encoded, problem
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.writes import digest_of
from meadhall.hall.words import say
from meadhall.table.errors import TableError
from meadhall.table.moments import Moment, SceneView, Watched
from meadhall.table.positions import OPEN

_KEPT_TALES, _KEPT_BYTES = 12, 64 * 1024 * 1024


class Frame(Struct, frozen=True):
    """A stop of a replay."""

    step: int
    words: str
    prompt: str
    scene: SceneView
    moments: tuple[Moment, ...]  # the moments that lead here from the stop before


class ToldStep(NamedTuple):
    """A line of the log, and the stop to which it leads."""

    stop: int
    text: str


@dataclass
class Tale:
    """A game that can be told from any point."""

    match: Match
    file: GameFile
    ended: bool
    stops: list[int] = field(default_factory=list)  # the numbers of steps after which there is something to see
    number: int = field(default_factory=count().__next__)
    """A new number each time that a game is told; the pages about it are kept under this number."""
    about: tuple[str, ...] = ()  # the table or the uploaded file that it tells of, and the digest of the game
    _said: dict[tuple[str, int], list[ToldStep]] = field(default_factory=dict)
    _watched: dict[int, Watched] = field(default_factory=dict)

    def __post_init__(self) -> None:
        last, usual = len(self.match.steps), self.seen_by(self.usual_eye)
        told = [steps for steps in range(1, last + 1) if usual.event(steps) is not None]
        self.stops = list(dict.fromkeys([max(0, told[0] - 1) if told else 0, *told, last]))

    def seen_by(self, eye: int) -> Watched:
        """The game through one pair of eyes."""
        return self._watched.setdefault(eye, Watched(self.match, eye))

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @property
    def size(self) -> int:
        """About how many bytes it takes in memory."""
        return (len(self.match.steps) + 1) * (len(to_bytes(self.match.state)) + 1000)

    @property
    def usual_eye(self) -> int:
        """The eyes that are used if nobody chooses."""
        return OPEN if self.ended else SPECTATOR

    def eyes(self) -> dict[str, str]:
        """The eyes that may be chosen."""
        if not self.ended or not self.game.secrets:
            return {}
        seats = {str(seat): say("replay-eyes-of", name=name) for seat, name in enumerate(self.match.names)}
        return {"open": say("replay-eyes-open"), "table": say("replay-eyes-table"), **seats}

    def eye(self, name: str) -> int:
        """The eye with this name; the usual one if it may not be chosen."""
        if name not in self.eyes():
            return self.usual_eye
        return {"open": OPEN, "table": SPECTATOR}.get(name, int(name) if name.isdecimal() else SPECTATOR)

    def said(self, eye: int) -> list[ToldStep]:
        """The log, as it is known to these eyes."""
        if (current(), eye) not in self._said:
            events = [(stop, self.seen_by(eye).event(steps)) for stop, steps in enumerate(self.stops) if steps]
            self._said[current(), eye] = [ToldStep(stop, event.text) for stop, event in events if event is not None]
        return self._said[current(), eye]

    def frame(self, stop: int, eye: int, shape: Shape = "wide") -> Frame:
        """A stop, with the moments since the one before."""
        seen = self.seen_by(eye)
        here = seen.at(self.stops[stop])
        since = range(self.stops[max(0, stop - 1)] + 1, self.stops[stop] + 1)
        moments = tuple(moment for steps in since if (moment := seen.moment(steps, shape)) is not None)
        whole = SceneView.of(here.scene(shape), shape, self.game, self.match.box)
        return Frame(stop, here.words, here.view.asked, whole, moments)

    def look(self, steps: int, eye: int) -> View[Any, Any]:
        """The position after so many steps, through these eyes."""
        return self.seen_by(eye).at(steps).view

    def stop_of(self, steps: int) -> int:
        """The last stop that is not later than the position after so many steps."""
        return max(0, bisect_right(self.stops, steps) - 1)

    def turns(self) -> list[int]:
        """The stops at which the turn of another seat begins."""
        found, last = [], CHANCE
        for stop, steps in enumerate(self.stops):
            seat = self.look(steps, self.usual_eye).to_move
            if seat >= 0 and seat != last:
                found.append(stop)
                last = seat
        return found


def tell(file: GameFile, game: Game, *, ended: bool = False) -> Tale:
    """Play a file again; an error says where it does not follow the rules."""
    match = replay(file, game)
    return Tale(match, file, ended or match.over)


class Replays:
    """Replays that are remembered, and files that were uploaded."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tales: Cache[str, Tale] = hall.caches.new(_KEPT_TALES, _KEPT_BYTES, lambda tale: tale.size)

    async def of_table(self, table_id: str, asker: HTTPConnection) -> Tale:
        """The replay of a finished table."""
        self._hall.moderation.check_table(table_id)
        if (kept := self._tales.get(table_id)) is not None:
            return kept
        moment, builder = self._tales.moment, self._hall.page_builder
        room = await self._hall.room(table_id, asker_of(asker))
        async with room.held():
            if room.table.phase not in ("over", "called"):
                raise TableError("not-over", say("still-played"))
            game = room.table.game
            file = await builder.build("played file", table_id, room.table.played_file, asker)
        return await self._build(table_id, lambda: tell(file, game, ended=True), asker, moment)

    async def of_file(self, name: str, asker: HTTPConnection) -> Tale:
        """The replay of a file that was uploaded."""
        if (kept := self._tales.get(name)) is not None:
            return kept

        def read() -> Tale:
            data = self._hall.store.upload(name)
            if data is None:
                raise TableError("no-table", say("replay-gone"))
            return self._tell(parse_game_file(data))

        return await self._build(name, read, asker, self._tales.moment)

    def _tell(self, file: GameFile) -> Tale:
        return tell(file, self._hall.game_loader.game_now(file.game))

    async def add(self, data: bytes, asker: HTTPConnection) -> str:
        """Take in a game file; returns its name."""

        def read() -> tuple[GameFile, bytes]:
            file = read_upload(data)
            return file, msgspec.json.encode(file)

        file, text = await self._hall.page_builder.build("file", hashlib.sha256(data).digest(), read, asker)
        name = hashlib.sha256(text).hexdigest()[:24]
        if name not in self._tales:
            await self._build(name, lambda: self._tell(file), asker, self._tales.moment)
        if await asyncio.to_thread(self._hall.store.upload, name) is None:
            kilobytes = len(text) / 1024
            await self._hall.spend("storage", identity_of(asker).person, address_of(asker), kilobytes)
        await asyncio.to_thread(self._hall.store.keep_upload, name, text)
        return name

    async def _build(self, name: str, tell_it: Callable[[], Tale], asker: HTTPConnection, moment: int) -> Tale:
        """Tell a game beside the event loop, and remember it."""

        def build() -> Tale:
            tale = tell_it()
            tale.about = name, digest_of(tale.file)
            return tale

        tale = await self._hall.page_builder.build("tale", name, build, asker)
        self._tales.put(name, tale, moment, *tale.about)
        return tale


# --- Pages ------------------------------------------------------------------------------------------------------


class Place(Struct, frozen=True):
    """The addresses of a game that was played at a table of this hall, or uploaded as a file."""

    tale: Tale
    address: str  # the address of its analysis
    replay: str  # the address of its replay
    back: str  # the address of its table; nothing for a file
    moment: int  # the moment of the page builder when the game was looked up
    you: tuple[int, ...] = ()  # the seats of the person who asks, on the pages of its analysis

    async def built(self, request: Request, kind: str, key: Hashable, build: Callable[[], bytes]) -> bytes:
        """A page about the game, built beside the event loop and kept for others who ask for it."""
        builder, tale = hall_of(request).page_builder, self.tale
        return await builder.page(kind, (tale.number, key), build, request, self.moment, *tale.about)

    async def scenes(self, request: Request, kind: str, key: Hashable, make: Callable[[Shape], object]) -> bytes:
        """Something with scenes as JSON, in the shape that the address names."""
        hall_of(request).looks.keep(self.tale.game.sheet(self.tale.match.box))
        shape = shape_in(request)
        return await self.built(request, kind, (key, shape), lambda: msgspec.json.encode(make(shape), enc_hook=plain))


async def find(request: Request) -> Place:
    """The game that an address names; an error tells why its replay cannot be shown."""
    replays: Replays = request.app.state.replays
    name, moment = request.path_params["name"], hall_of(request).page_builder.moment
    if request.url.path.startswith("/t/"):
        tale, back = await replays.of_table(name, request), f"/t/{name}"
        return Place(tale, f"{back}/analysis", f"{back}/replay", back, moment)
    tale, file = await replays.of_file(name, request), f"/replay/{name}"
    return Place(tale, f"{file}/analysis", file, "", moment)


async def choose(request: Request) -> Response:
    """The form for a game file."""
    return page("replay_choose.html", problem="")


async def upload(request: Request) -> Response:
    """Take in a game file, and show it."""
    replays: Replays = request.app.state.replays
    try:
        async with admitted(request):
            name = await replays.add(await read_file(request), request)
    except StoreError:
        raise
    except MeadhallError as error:
        return page("replay_choose.html", 422, problem=sentence(str(error)))
    return RedirectResponse(f"/replay/{name}", 303)


async def show(request: Request) -> Response:
    """The replay of a game."""
    place = await find(request)
    tale = place.tale
    stop, eye_name, eye = _where(request, tale)
    here = PageAddress(f"{place.replay}?step={stop}&eye={eye_name}" if stop or eye_name else place.replay)

    def build() -> bytes:
        outcome = tale.match.outcome
        return render(
            "replay.html",
            here=here,
            tale=tale,
            place=place,
            title=headers()[tale.game.name].title,
            frame=tale.frame(stop, eye),
            drawn=tale.look(tale.stops[stop], eye).svg(),
            said=tale.said(eye),
            stop=stop,
            last=len(tale.stops) - 1,
            turns=tale.turns(),
            eye=eye_name,
            outcome=outcome,
            ranking=sorted((rank, seat) for seat, rank in enumerate(outcome.places)) if outcome else (),
        )

    return rendered(await place.built(request, "replay", (stop, eye_name, place.replay), build))


async def show_frame(request: Request) -> Response:
    """One stop of a replay, for the script of its page."""
    try:
        place = await find(request)
        stop, _, eye = _where(request, place.tale)
        frame = await place.scenes(request, "frame", (stop, eye), lambda shape: place.tale.frame(stop, eye, shape))
    except MeadhallError as error:
        code = getattr(error, "code", "")
        return problem(429, code, str(error)) if code == "too-fast" else problem(404, "no-replay", str(error))
    return encoded(frame, headers={"cache-control": "private, max-age=600"})


def _where(request: Request, tale: Tale) -> tuple[int, str, int]:
    """The stop, and the name and the number of the eyes, that an address names; the usual ones if it names none."""
    eye, names = request.query_params.get("eye", ""), tale.eyes()
    eye = eye if eye in names else next(iter(names), "")
    return min(number_in(request, "step"), len(tale.stops) - 1), eye, tale.eye(eye)
