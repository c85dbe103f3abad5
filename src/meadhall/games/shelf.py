"""How a game is shown: its place on the shelf, its form, its cover. Read from its folder; no rules are loaded."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import msgspec

from meadhall.core.content import read_edition
from meadhall.core.errors import ContentError

LAST = 1_000
"""The place of a game that names none: after all that do."""


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `shelf.toml`; a game without one has all the defaults."""

    place: int = LAST
    """Where it stands among the games, from 1; where two name the same, the alphabet decides."""
    sides: tuple[str, ...] = ()
    """What each seat plays, where that differs: as the game itself says."""
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
    """What a game's folder says about its place; a ContentError where that cannot be read."""
    file = folder / "shelf.toml"
    return read_edition(file).parse(Shelf) if file.exists() else Shelf()


def draw_cover(folder: Path) -> str | None:
    """The cover that a game brings, as SVG: what `draw()` in its `cover.py` makes, or its `cover.svg`.

    The module stands by itself, so that a picture does not cost the loading of a game's rules. Whatever it raises is
    for the caller to deal with.
    """
    script, picture = folder / "cover.py", folder / "cover.svg"
    if script.is_file():
        spec = spec_from_file_location(f"cover_of_{folder.name}", script)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        drawn = module.draw()
        if not isinstance(drawn, str):
            raise ContentError(f"{script}: draw() should return SVG as text, and not {type(drawn).__name__}")
        return drawn
    return picture.read_text(encoding="utf-8") if picture.is_file() else None
