"""The hall as an app on a device: its manifest, its icons, its worker, and what can be read without a network."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from meadhall.core.language import current
from meadhall.hall.covers import version
from meadhall.hall.pages.rulebook import games_on_shelf
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.responses import as_json
from meadhall.hall.static_files import digest
from meadhall.hall.words import say

FOLDER = Path(__file__).parent
SIZES = (192, 512)
_ICONS = {"192": "icon-192.png", "512": "icon-512.png", "maskable": "icon-maskable.png", "touch": "icon-touch.png"}


def routes() -> list[Route]:
    """The routes of these files."""
    return [
        Route("/manifest.webmanifest", manifest),
        Route("/service-worker.js", service_worker),
        Route("/icons/{name}.png", icon),
        Route("/offline", offline),
    ]


async def manifest(request: Request) -> Response:
    """How a device shows the hall among its apps."""
    icons = [{"src": f"/icons/{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in SIZES]
    icons.append({"src": "/icons/maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"})
    answer = as_json(
        {
            "name": "Meadhall",
            "short_name": "Meadhall",
            "description": say("base-about"),
            "lang": current(),
            "id": "/",
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": "#f5eddc",
            "theme_color": "#3f2b1c",
            "icons": icons,
            "shortcuts": [{"name": say("waiting-next"), "url": "/next"}, {"name": say("base-rules"), "url": "/rules"}],
        }
    )
    answer.headers["content-type"] = "application/manifest+json"
    return answer


async def service_worker(request: Request) -> Response:
    """The script that a browser runs when no page is open. It is another one whenever a file of a page is."""
    script = (FOLDER / "service_worker.js").read_text("utf-8").replace("DIGEST", digest())
    return Response(script, media_type="text/javascript", headers={"cache-control": "no-cache"})


async def icon(request: Request) -> Response:
    """An icon for devices."""
    name = _ICONS.get(request.path_params["name"])
    if name is None:
        return error_page(say("no-page"), 404)
    return FileResponse(FOLDER / "icons" / name, headers={"cache-control": "public, max-age=604800"})


async def offline(request: Request) -> Response:
    """The page for browsers without a network: the rules and games that this device has kept."""
    return page("offline.html", games={name: version(name) for name in games_on_shelf()})
