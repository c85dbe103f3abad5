"""The pages of the hall, a module each. Forms work without scripts; nothing changes by GET."""

from starlette.routing import Route

from meadhall.hall.pages import (
    analysis_page,
    dice_page,
    guides,
    home_page,
    house_page,
    replays,
    rulebook,
    table_page,
)
from meadhall.hall.pages.templating import FOLDER, error_page, page

__all__ = ["FOLDER", "error_page", "page", "routes"]

_POST = ["POST"]


def routes() -> list[Route]:
    """The routes of all pages."""
    return [
        Route("/", home_page.home),
        Route("/play", home_page.play, methods=_POST),
        Route("/new", table_page.new_table),
        Route("/new", table_page.make_table, methods=_POST),
        Route("/t/{table}", table_page.table),
        Route("/t/{table}/sit", table_page.sit, methods=_POST),
        Route("/t/{table}/start", table_page.start, methods=_POST),
        Route("/t/{table}/report", house_page.show_report),
        Route("/t/{table}/report", house_page.report, methods=_POST),
        Route("/your-data", house_page.show_data),
        Route("/your-data/forget", house_page.forget, methods=_POST),
        Route("/covers/{game}.svg", rulebook.show_cover),
        Route("/rules", rulebook.all_rules),
        Route("/rules/{game}", rulebook.show_rules),
        Route("/rules/{game}/{figure}.svg", rulebook.show_figure),
        Route("/rules/{game}/{number}", rulebook.show_rule),
        Route("/learn", guides.all_guides),
        Route("/learn/{game}", guides.learn),
        Route("/learn/{game}/story", guides.story),
        Route("/dice", dice_page.show_dice),
        Route("/dice", dice_page.check, methods=_POST),
        Route("/dice/draws", dice_page.show_draws, methods=_POST),
        Route("/house", house_page.show_house),
        Route("/house/enter", house_page.enter, methods=_POST),
        Route("/house/leave", house_page.leave, methods=_POST),
        Route("/house/decide", house_page.decide, methods=_POST),
        Route("/replay", replays.choose),
        Route("/replay", replays.upload, methods=_POST),
        Route("/replay/{name}", replays.show),
        Route("/replay/{name}/frame", replays.show_frame),
        Route("/t/{name}/replay", replays.show),
        Route("/t/{name}/replay/frame", replays.show_frame),
        *analysis_page.routes(),
    ]
