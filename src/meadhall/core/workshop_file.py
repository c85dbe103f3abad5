"""The `workshop.toml` of a game: remarks about its content beyond its types. A game may do without.

It says where each value comes from, and which lists of texts are grids of cells.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from meadhall.core.content import learnt
from meadhall.core.content_values import Place, spelled
from meadhall.core.errors import ContentError

Provenance: TypeAlias = Literal["text", "inferred", "invented"]
"""Where a value comes from: the text of the rulebook, what follows from it, or the makers of this file."""


class GridSign(Struct, frozen=True, forbid_unknown_fields=True):
    """A letter that may stand in a cell."""

    letter: str
    look: str = ""
    """The look of the board that shows it; none for a gap."""
    says: str = ""
    """The key of its name among the sentences of the game."""


class GridFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Lists of texts that are grids: where they stand, and what their cells may hold, a gap first."""

    where: tuple[str, ...]
    signs: tuple[GridSign, ...]


class WorkshopFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `workshop.toml`."""

    provenance: dict[str, Provenance] = {}
    """By places such as `beings.*.points`, with entries counted from 1. The last one that fits counts."""
    grids: tuple[GridFile, ...] = ()

    def provenance_of(self, place: Place) -> Provenance | None:
        """Where the value in a place comes from; None where nobody has said.

        >>> said = WorkshopFile({"beings.*.points": "invented", "beings.4.points": "inferred"})
        >>> said.provenance_of(("beings", 3, "points")), said.provenance_of(("tiles",))
        ('inferred', None)
        """
        return next((self.provenance[way] for way in reversed(self.provenance) if fits(way, place)), None)

    def grid(self, place: Place) -> GridFile | None:
        """The grid that a place holds; None where it holds none."""
        return next((grid for grid in self.grids if any(fits(way, place) for way in grid.where)), None)


def fits(way: str, place: Place) -> bool:
    """Whether a way such as `beings.*.points` leads to a place, or to something around it.

    >>> fits("beings.*", ("beings", 0, "points")), fits("beings.2", ("beings", 0)), fits("be", ("beings",))
    (True, False, False)
    """
    return _pattern(way).match(spelled(place) + ".") is not None


@lru_cache(maxsize=2048)
def _pattern(way: str) -> re.Pattern[str]:
    return re.compile(re.escape(way + ".").replace(r"\*", r"[^.]+"))


@lru_cache(maxsize=64)
def read_workshop_file(folder: Path) -> WorkshopFile:
    """The `workshop.toml` of a game's folder; an empty one if there is none."""
    file = folder / "workshop.toml"
    if not file.is_file():
        return WorkshopFile()
    try:
        return msgspec.toml.decode(file.read_bytes(), type=learnt(WorkshopFile))
    except msgspec.DecodeError as error:
        raise ContentError(f"{file}: {error}") from None


def untold(places: Mapping[Place, object], said: WorkshopFile) -> list[str]:
    """The places of which nobody has said where they come from, for tests."""
    return [spelled(place) for place in places if said.provenance_of(place) is None]
