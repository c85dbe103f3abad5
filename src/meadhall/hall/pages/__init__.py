"""The pages of the hall, a module each. Forms work without scripts; nothing changes by GET."""

from starlette.routing import Route

from meadhall.hall.pages import (
    analysis_page,
    dice_page,
    guides,
    home_page,
    house_page,
    new_table_page,
    replays,
    rulebook,
    shelf,
    table_page,
    your_data_page,
)
from meadhall.hall.pages.templating import FOLDER, error_page, page

__all__ = ["FOLDER", "error_page", "page", "routes"]

_PAGES = (
    home_page,
    new_table_page,
    table_page,
    shelf,
    rulebook,
    guides,
    replays,
    analysis_page,
    dice_page,
    house_page,
    your_data_page,
)


def routes() -> list[Route]:
    """The routes of all pages."""
    return [route for module in _PAGES for route in module.routes()]
