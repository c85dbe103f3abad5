"""Saga's words on the board, measured in a browser: none lies on another, none is cut, whatever the font."""

from playwright.sync_api import Page

from meadhall.core.constants import SPECTATOR
from meadhall.core.scene import SHAPES, Scene, Shape
from tests.hall.browser import browser
from tests.saga.test_board import SAGA, positions

SIZES: dict[Shape, tuple[int, int]] = {"wide": (1400, 900), "tall": (780, 1412)}
FONTS = ("", "'DejaVu Serif'", "'DejaVu Sans'")
"""That of a browser without Georgia, the usual one of a Linux without fonts, and a wide one."""

MEASURE = """() => [...document.querySelectorAll("text")].filter((text) => text.textContent.trim()).map((text) => {
  const box = text.getBoundingClientRect(), letters = text.textContent;
  const [top, bottom] = [box.top + box.height * 0.24, box.bottom - box.height * 0.24];  // of the letters themselves
  return { letters, left: box.left, right: box.right, top, bottom };
})"""

_TILES = ("tile-", "owner-", "over-", "done-")


def shown(scene: Scene) -> Scene:
    """A scene without what a sheet covers: the tiles, while there is a battle, and numbers that a cover repeats."""
    covered = any(piece.id == "sheet" for piece in scene.pieces)
    pieces = [piece for piece in scene.pieces if not (covered and piece.id.startswith(_TILES))]
    return Scene.of(scene.width, scene.height, scene.ground, pieces)


def collisions(page: Page, scrolled: set[str], room: float) -> list[str]:
    """Labels that lie on each other, or reach over the edge, also that of the scroll."""
    found, labels = [], page.evaluate(MEASURE)
    size = page.viewport_size
    assert size is not None
    for i, one in enumerate(labels):
        if one["left"] < 0 or one["right"] > size["width"]:
            found.append(f"{one['letters']} is cut")
        if one["letters"] in scrolled and one["right"] - one["left"] > room:
            found.append(f"{one['letters']} is wider than the scroll")
        for other in labels[i + 1 :]:
            across = min(one["right"], other["right"]) - max(one["left"], other["left"])
            down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
            if across > 1 and down > 1:
                found.append(f"{one['letters']} lies on {other['letters']}")
    return found


def test_no_label_lies_on_another_or_is_cut_in_any_font() -> None:
    seen: set[tuple[int, int]] = set()
    looks = SAGA.sheet(SAGA.make_box(2)).looks
    with browser() as chromium:
        page = chromium.new_page()
        for seed in (2, 3, 5):
            for match in positions(seed, eager=True):
                now = int(match.state.phase), int(match.state.shown.sum())
                if now in seen:
                    continue
                seen.add(now)
                for shape in SHAPES:
                    width, height = SIZES[shape]
                    page.set_viewport_size({"width": width, "height": height})
                    view = match.view(match.to_move if match.to_move >= 0 else SPECTATOR)
                    scene = view.scene(shape)
                    told = {p.text for p in scene.pieces if p.id.startswith(("heading", "warning"))}
                    room = 350 * next(p.size for p in scene.pieces if p.id == "scroll")
                    svg = shown(scene).svg(looks, "Saga").replace("<svg", "<svg width='100%'", 1)
                    page.set_content(f'<body style="margin: 0">{svg}</body>')
                    for font in FONTS:
                        page.evaluate("font => document.querySelector('svg').style.fontFamily = font", font)
                        assert not collisions(page, told, room), (seed, now, shape, font)
    assert len(seen) > 20
