"""The subject of a page of the workshop: a game, and an edition of it."""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from meadhall import games
from meadhall.core.game import Game
from meadhall.hall.identity import identity_of, remember
from meadhall.hall.live.hall import hall_of
from meadhall.hall.pages.forms import name_of
from meadhall.hall.pages.templating import page
from meadhall.hall.responses import smaller
from meadhall.hall.words import say
from meadhall.hall.workshop.bench import PRINTED, EditionBench
from meadhall.hall.workshop.editions import FoundEdition, KeptEdition, with_name
from meadhall.table.errors import TableError

T = TypeVar("T")


class OnBench(NamedTuple):
    """The subject of a request: a game, and an edition of it; none for the printed one."""

    game: Game
    found: FoundEdition | None

    @property
    def text(self) -> str:
        """The content file."""
        return self.found.edition.text if self.found is not None else self.game.edition.text

    @property
    def id(self) -> str:
        """The edition in addresses."""
        return self.found.id if self.found is not None else PRINTED

    @property
    def home(self) -> str:
        """The address of its overview."""
        return f"/workshop/{self.game.name}/{self.id}"

    @property
    def kept(self) -> KeptEdition | None:
        """The edition as the hall keeps it."""
        return self.found.edition if self.found is not None else None

    @property
    def key(self) -> tuple[str, str, int]:
        """The values that pages about it depend on."""
        return self.game.name, self.id, self.found.edition.version if self.found is not None else 0

    @property
    def bench(self) -> EditionBench:
        """The edition on the bench."""
        return EditionBench(self.game, self.text, self.kept)

    @property
    def own(self) -> FoundEdition:
        """The edition; a TableError for the printed one."""
        if self.found is None:
            raise TableError("no-table", say("workshop-no-edition"))
        return self.found

    def changed_by(self, person: str | None) -> FoundEdition:
        """The edition, which a person is about to change; a TableError if they may not."""
        if self.found is None or not self.found.may_change(person):
            raise TableError("not-host", say("workshop-not-yours"))
        return self.found

    async def built(self, request: Request, build: Callable[[], T], *key: Hashable) -> T:
        """Something about it that takes long: it is built beside the event loop."""
        return await hall_of(request).page_builder.build("workshop", (*self.key, *key), build, request)

    def page(self, request: Request, template: str, code: int = 200, **values: Any) -> Response:
        """A page about it."""
        person = identity_of(request).person
        shown = {
            "game": self.game,
            "on": self,
            "mine": self.found is not None and self.found.owner == person,
            "may_change": self.found is None or self.found.may_change(person),
        }
        return smaller(request, page(template, code, **shown, **values))


async def on_bench(request: Request) -> OnBench:
    """The game and the edition that an address names; an error if there is none."""
    hall, name = hall_of(request), request.path_params["game"]
    games.folder_of(name)
    game, edition = await hall.game_loader.game(name), request.path_params.get("edition", PRINTED)
    return OnBench(game, None if edition == PRINTED else await hall.workshop.get(edition, name))


def worker(request: Request) -> tuple[str, str]:
    """The person who works there, with a token from now on, and the name by which others hear of it."""
    person = remember(request).person
    return person, hall_of(request).moderation.admitted_name(name_of(request) or say("guest"), person)


async def own_edition(request: Request, on: OnBench, person: str, by: str, typed: str | None = None) -> OnBench:
    """An edition that can be changed: a new one where somebody begins with the printed game."""
    if on.found is not None:
        return on
    name = name_of(request)
    called = say("workshop-first-name", name=name) if name else say("workshop-first-name-guest")
    named = typed not in (None, on.game.header.edition)  # by the form itself
    text = on.text if named else with_name(on.text, called)
    return OnBench(on.game, await hall_of(request).workshop.make(person, on.game.name, text, by))
