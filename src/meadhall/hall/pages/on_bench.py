"""The subject of a page of the workshop: a game, and an edition of it."""

from typing import Any, NamedTuple

from starlette.requests import Request

from meadhall import games
from meadhall.core.game import Game
from meadhall.hall.identity import identity_of
from meadhall.hall.languages import PageAddress, here
from meadhall.hall.pages.forms import hall_of, name_of
from meadhall.hall.words import say
from meadhall.hall.workshop.bench import PRINTED
from meadhall.hall.workshop.editions import FoundEdition, KeptEdition, with_name


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


async def on_bench(request: Request) -> OnBench:
    """The game and the edition that an address names; an error if there is none."""
    hall, name = hall_of(request), request.path_params["game"]
    games.folder_of(name)
    game, edition = await hall.game_loader.game(name), request.path_params.get("edition", PRINTED)
    return OnBench(game, None if edition == PRINTED else await hall.workshop.get(edition, name))


def common(request: Request, on: OnBench) -> dict[str, Any]:
    """The values that all pages about an edition need."""
    person = identity_of(request).person
    return {
        "game": on.game,
        "on": on,
        "mine": on.found is not None and on.found.owner == person,
        "may_change": on.found is None or on.found.may_change(person),
        "here": PageAddress(here().path),
    }


async def own_edition(request: Request, on: OnBench, person: str, by: str, typed: str | None = None) -> OnBench:
    """An edition that can be changed: a new one where somebody begins with the printed game."""
    if on.found is not None:
        return on
    name = name_of(request)
    called = say("workshop-first-name", name=name) if name else say("workshop-first-name-guest")
    named = typed not in (None, on.game.header.edition)  # by the form itself
    text = on.text if named else with_name(on.text, called)
    return OnBench(on.game, await hall_of(request).workshop.make(person, on.game.name, text, by))
