"""How a game is shown: its place on the shelf, and its form. Read from its folder; no rules are loaded."""

from pathlib import Path

import msgspec

from meadhall.core.content import read_edition

LAST = 1_000  # the place of a game that names none: after all games that name one


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `shelf.toml`; a game without one has all the defaults."""

    place: int = LAST  # where it stands among the games, from 1; where two name the same, the alphabet decides
    sides: tuple[str, ...] = ()  # the side that each seat plays, in games with sides; the same as the game says
    options: dict[str, tuple[str, ...]] = {}
    """The options by headings of the form for a new table, in its order; the rest are fine points."""

    def heading(self, option: str) -> str:
        """The heading under which an option stands.

        >>> Shelf(options={"How long": ("long", "target")}).heading("target"), Shelf().heading("target")
        ('How long', 'Fine points')
        """
        return next((heading for heading, names in self.options.items() if option in names), FINE_POINTS)


FINE_POINTS = "Fine points"


def read_shelf(folder: Path) -> Shelf:
    """The shelf of a game's folder; a ContentError where its file cannot be read."""
    file = folder / "shelf.toml"
    return read_edition(file).parse(Shelf) if file.exists() else Shelf()
