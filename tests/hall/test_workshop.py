"""The workshop: editions of people's own, made by the forms of its pages, kept in the hall, and played with."""

import asyncio
import io
import re
import tomllib
import zipfile
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from meadhall import games
from meadhall.core.content_values import changed
from meadhall.hall.app import make_app
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import Hall
from meadhall.hall.pages.rulebook import games_on_shelf
from meadhall.hall.storage.opening import open_store
from meadhall.hall.storage.store import Store
from meadhall.hall.workshop.editions import EDITION, PICTURE, KeptEdition
from meadhall.hall.workshop.lab_runs import games_folder
from meadhall.table.table import Table
from meadhall.table.tokens import person_of
from tests.hall.in_process import Time, Web

ASTRID, BJARNI = "A" * 43, "B" * 43
ORIGIN = "http://localhost"
GAMES = games.own_names()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(tmp_path / "hall.sqlite")
    yield store
    store.close()


@pytest.fixture
def hall(store: Store) -> Hall:
    return Hall(store, now=Time(1_000_000.0), pace=0.0)


class Maker:
    """Somebody who fills in the forms of the workshop, without scripts."""

    def __init__(self, web: Web, token: str = ASTRID) -> None:
        self.web = web
        self.headers = {"cookie": f"meadhall={token}; meadhall_name={token[0]}", "origin": ORIGIN}

    def get(self, address: str) -> str:
        """A page that must be there."""
        answer = self.web.get(address, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.text

    def post(self, address: str, form: dict[str, str], code: int = 303, **more: object) -> str:
        """Send a form; returns where it leads, or the page."""
        answer = self.web.post(address, data=form, headers=self.headers, **more)
        assert answer.status_code == code, answer.text
        return str(answer.headers.get("location", answer.text))

    def form(self, home: str, way: str) -> dict[str, str]:
        """The form of a part as the page fills it in."""
        page = self.get(f"{home}/part?place={way}")
        page = page[page.index('id="part"') :]
        page = page[: page.index("</form>")]
        found = dict[str, str]()
        for tag in re.findall(r"<input\b[^>]*>", page):
            given = dict(re.findall(r'([\w-]+)="([^"]*)"', tag))
            if "name" in given and (given.get("type") != "checkbox" or " checked" in tag):
                found[given["name"]] = unescape(given.get("value", ""))
        for name, text in re.findall(r'<textarea[^>]*name="([^"]*)"[^>]*>\n([^<]*)</textarea>', page):
            found[name] = unescape(text)
        for name, choices in re.findall(r'<select[^>]*name="([^"]*)"[^>]*>(.*?)</select>', page, re.DOTALL):
            chosen = re.search(r'<option(?: value="([^"]*)")? selected>([^<]*)', choices)
            found[name] = unescape(chosen[1] if chosen[1] is not None else chosen[2]) if chosen else ""
        return found

    def change(self, home: str, way: str, code: int = 303, /, do: str = "save", **values: str) -> str:
        """Change values of a part and save it."""
        values = {name.replace("__", "."): value for name, value in values.items()}
        return self.post(f"{home}/part", self.form(home, way) | values | {"do": do}, code)

    def begin(self, game: str, way: str, **values: str) -> str:
        """An edition of their own, begun by correcting a part of the printed game."""
        return self.change(f"/workshop/{game}/printed", way, 303, **values).partition("/part?")[0]

    def text(self, home: str) -> str:
        """The content file of an edition."""
        return self.get(f"{home}/edition.toml")


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_every_game_is_shown_and_an_unchanged_form_changes_nothing(web: Web, game: str) -> None:
    maker = Maker(web)
    page = maker.get(f"/workshop/{game}")
    ways = re.findall(r'data-way="([^"]+)"', page)
    assert len(ways) > 10
    assert page.count("<svg xmlns") > 5, "components are drawn"
    home = maker.begin(game, "game", game__age="9")
    before = maker.text(home)
    assert tomllib.loads(before)["game"]["age"] == 9
    for way in (ways[0], ways[len(ways) // 2], ways[-1]):
        maker.change(home, way)
    assert maker.text(home) == before


def test_a_card_is_corrected_and_a_table_plays_with_it(web: Web, hall: Hall) -> None:
    maker = Maker(web)
    home = maker.begin("sagnir", "beings.5", beings__5__points="7", **{"beings.5.pattern": "FF.\nFEF\nWFW"})
    content = tomllib.loads(maker.text(home))
    assert (content["beings"][4]["points"], content["beings"][4]["pattern"]) == (7, ["FF.", "FEF", "WFW"])
    compared = maker.get(f"{home}/compare")
    assert "5 · Logi: Points" in compared
    assert "FF. / FEF / WFW" in compared
    table = maker.post(f"{home}/play", {"bot": "child"})
    page = maker.get(table.partition("#")[0])
    assert "A: my copy" in page, "the table names its edition"
    room = hall.rooms[table.partition("#")[0].rpartition("/")[2]]
    assert room.table.game.make_box(2).points[4] == 7
    maker.post(f"{home}/change", {"do": "drop"})
    stored = hall.store.read(room.table.id)
    assert stored is not None
    again = Table.load(room.table.id, stored.entries, hall.game_loader.game_now, stored.snapshot)
    assert again.game.make_box(2).points[4] == 7, "the table keeps its components"
    assert maker.web.get(home, headers=maker.headers).status_code == 404


def test_components_bear_their_names_and_choices_are_called_by_them(web: Web) -> None:
    maker = Maker(web)
    home = maker.begin("sagnir", "beings.5", beings__5__name="Logi <the Great>")
    assert "Logi &lt;the Great&gt;</text>" in maker.get(f"{home}/part?place=beings.5")
    page = maker.get("/workshop/saga/printed/part?place=map.borders")
    assert ">East Anglia</text>" in page
    assert ">the Centre</text>" in page
    assert '<option value="nor" selected>Northumbria</option>' in page
    assert '<option value="north" selected>the North</option>' in page


def test_values_are_explained_and_codes_have_names(web: Web) -> None:
    maker = Maker(web)
    page = maker.get("/workshop/saga/printed/part?place=coins")
    assert "Vikings with so many coins win (V-93)" in page
    assert "A coastal area has a sigil" in maker.get("/workshop/saga/printed/part?place=areas.wes")
    page = maker.get("/workshop/runir/printed/part?place=rewards.magic.7")
    assert ">Fishing Stave</label>" in page
    assert ">B0<" not in page


def test_fields_and_components_are_called_in_the_language_of_the_reader(web: Web) -> None:
    maker, german = Maker(web), {"Accept-Language": "de"}

    def read(address: str) -> str:
        return web.get(f"/workshop/{address}", headers=maker.headers | german).text

    overview = read("saga/printed")
    assert "<b>Mercien</b>" in overview
    assert ">Anführer</h2>" in overview
    part = read("saga/printed/part?place=map.borders")
    assert '<option value="ean" selected>Ostanglien</option>' in part
    assert ">Fischerstab</label>" in read("runir/printed/part?place=coins")
    assert ">Zum Sieg</label>" in read("saga/printed/part?place=coins")
    home = maker.begin("saga", "coins", coins__all="16")
    assert "Münzen: Alle" in read(home.removeprefix("/workshop/") + "/compare")


def test_several_entries_are_taken_out_at_once(web: Web) -> None:
    maker = Maker(web)
    none = {f"map.borders.{entry}.{end}": "" for entry in (2, 3, 9) for end in (0, 1)}
    home = maker.begin("saga", "map.borders", **none)
    printed = tomllib.loads(games.load("saga").edition.text)["map"]["borders"]
    left = [each for number, each in enumerate(printed, 1) if number not in (2, 3, 9)]
    assert tomllib.loads(maker.text(home))["map"]["borders"] == left


def test_a_new_entry_begins_like_the_last_one(web: Web) -> None:
    maker = Maker(web)
    home = maker.begin("sagnir", "layouts", **{"new-name": "fjord"})
    layouts = tomllib.loads(maker.text(home))["layouts"]
    assert list(layouts)[-1] == "fjord"
    assert layouts["fjord"] == layouts["ring"]


def test_what_is_wrong_is_said_where_it_is_and_can_be_kept_until_it_is_right(web: Web) -> None:
    maker = Maker(web)
    home = maker.begin("hagar", "coasters.1", coasters__1__treasures="2")
    page = maker.get(home)
    assert "10 treasure fields for 9 tokens" in page
    assert "Play with it" not in page
    assert maker.web.post(f"{home}/play", data={}, headers=maker.headers).status_code == 422
    maker.change(home, "treasures", treasures__1="4")
    assert "treasure fields for" not in maker.get(home)
    maker.post(f"{home}/change", {"do": "undo"})
    assert "10 treasure fields for 9 tokens" in maker.get(home)
    maker.post(f"{home}/change", {"do": "redo"})
    assert "Play with it" in maker.get(home)


def test_what_cannot_be_read_stays_in_the_form(web: Web) -> None:
    maker = Maker(web)
    home = maker.begin("saga", "coins", coins__all="16")
    page = maker.change(home, "coins", 409, coins__vikings="many", coins__all="17")
    assert "is no whole number" in page
    assert 'value="many"' in page
    assert tomllib.loads(maker.text(home))["coins"] == {"all": 16, "saxons": 3, "vikings": 2, "to_win": 8}


def test_lists_grow_and_shrink(web: Web) -> None:
    maker = Maker(web)
    home = maker.begin("saga", "map.borders", **{"map.borders.12.0": "nor", "map.borders.12.1": "ess"})
    assert tomllib.loads(maker.text(home))["map"]["borders"][-1] == ["nor", "ess"]
    maker.change(home, "map.borders", **{"map.borders.12.0": "", "map.borders.12.1": ""})
    assert len(tomllib.loads(maker.text(home))["map"]["borders"]) == 11
    home = maker.begin("hagar", "game", game__age="9")
    assert maker.change(home, "coasters.3", do="copy").endswith("place=coasters.4&saved=1")
    assert len(tomllib.loads(maker.text(home))["coasters"]) == 11
    maker.change(home, "coasters.4", do="remove")
    assert len(tomllib.loads(maker.text(home))["coasters"]) == 10
    maker.change(home, "coasters.8", coasters__8__treasures="1")
    assert "a helga coaster has no treasure fields" in maker.get(f"{home}/part?place=coasters.8")


def test_two_people_on_one_edition_are_told_what_the_other_has_changed(web: Web) -> None:
    astrid, bjarni = Maker(web), Maker(web, BJARNI)
    home = astrid.begin("saga", "coins", coins__all="16")
    assert bjarni.web.post(f"{home}/part", data={"place": "coins"}, headers=bjarni.headers).status_code == 403
    astrid.post(f"{home}/change", {"do": "share"})
    theirs = bjarni.form(home, "coins")
    astrid.change(home, "coins", coins__to_win="9")
    page = bjarni.post(f"{home}/part", theirs | {"coins.vikings": "3"}, 200)
    assert "A has changed this edition meanwhile" in page
    assert "Coins: To win: now 9, before 8" in unescape(page)
    assert tomllib.loads(astrid.text(home))["coins"] == {"all": 16, "saxons": 3, "vikings": 3, "to_win": 9}
    page = bjarni.post(f"{home}/part", theirs | {"coins.to_win": "7"}, 409)
    assert "Somebody else has changed this meanwhile, to: 9" in page
    assert tomllib.loads(astrid.text(home))["coins"]["to_win"] == 9
    bjarni.post(f"{home}/part", theirs | {"coins.to_win": "7", "mine:coins.to_win": "yes"}, 200)
    assert tomllib.loads(astrid.text(home))["coins"]["to_win"] == 7


def test_notes_are_kept_and_confirmed_facts_can_be_taken_away(web: Web) -> None:
    maker = Maker(web)
    home = maker.begin("saga", "track", track__spaces="12")
    note = {"note:track.spaces": 'from my copy, p. 4 <script>"', "sure:track.spaces": "yes"}
    maker.post(f"{home}/part", maker.form(home, "track") | note)
    page = maker.get(f"{home}/part?place=track")
    assert "Confirmed" in page
    assert "<script>&#34;" not in page
    assert '<script>"' not in page
    facts = tomllib.loads(maker.get(f"{home}/facts.toml"))
    assert [(each["place"], each["value"], each["note"][:4]) for each in facts["facts"]] == [
        ("track.spaces", 12, "from")
    ]
    maker.change(home, "track", **{"track.spaces": "14", "sure:track.spaces": ""})
    assert tomllib.loads(maker.get(f"{home}/facts.toml"))["facts"] == []


def test_confirmed_facts_of_others_are_taken_over(web: Web) -> None:
    astrid, bjarni = Maker(web), Maker(web, BJARNI)
    hers = astrid.begin("saga", "track", track__spaces="12")
    seen = {"note:track.spaces": "p. 4", "sure:track.spaces": "yes", "sure:track.stronghold_marker": "yes"}
    astrid.post(f"{hers}/part", astrid.form(hers, "track") | seen)
    facts = (
        astrid.get(f"{hers}/facts.toml").replace("p. 4", "p. 4 " + 300 * "x")
        + '\n[[facts]]\nplace = "track.colour"\nvalue = "red"\n'
    )
    his = bjarni.begin("saga", "coins", coins__all="16")
    told = bjarni.post("/workshop/saga/upload", {"edition": his.rpartition("/")[2]}, files={"file": ("f.toml", facts)})
    assert told == f"{his}/compare?taken=2&unknown=1"
    page = bjarni.get(told)
    assert "Facts taken over: 2" in page
    assert "does not have: 1" in page
    content = tomllib.loads(bjarni.text(his))
    assert (content["track"]["spaces"], content["coins"]["all"]) == (12, 16)
    assert bjarni.get(f"{his}/part?place=track").count(">Confirmed<") == 2
    made = bjarni.post("/workshop/saga/upload", {"edition": hers.rpartition("/")[2]}, files={"file": ("f.toml", facts)})
    assert hers not in made, "nobody changes an edition of somebody else by a file"
    assert tomllib.loads(bjarni.text(made.partition("/compare")[0]))["track"]["spaces"] == 12
    for wrong, says in (
        (facts.replace('"saga"', '"runir"'), "file is for Saga"),
        ('game = "saga"\ntitle = ""\nfacts = [{ place = "x", value = [[1]] }]', "no confirmed facts"),
    ):
        answer = web.post("/workshop/saga/upload", files={"file": ("f.toml", wrong)}, headers=bjarni.headers)
        assert answer.status_code >= 400
        assert says in answer.text


def test_files_can_be_taken_away_and_brought_again(web: Web) -> None:
    maker = Maker(web)
    home = maker.begin("runir", "numbers", numbers__crystals="10")
    text = maker.text(home)
    there = maker.post("/workshop/runir/upload", {}, files={"file": ("mine.toml", text.encode())})
    assert there != home
    assert maker.text(there) == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no file"),
        ("]", "not TOML"),
        ("a = " + "[" * 5000, "not TOML"),
        ("a = " + "[" * 40 + "]" * 40, "at most 4,000 values"),
        ("x = [" + "1," * 6000 + "]", "at most 4,000 values"),
        ('name = "' + "x" * 10_000 + '"', "at most 240 letters"),
        ("x" * 5000 + " = 1", "at most 240 letters"),
        ("x = 1" + "0" * 30, "no number"),
        ("x = 1e999", "no number"),
        ("# " + "x" * 60_000, "at most 48 KB"),
        ("\x00", "not TOML"),
        (
            '[game]\ntitle = "Other"\nedition = "e"\nline = "l"\nplayers = [2, 4]\nminutes = [1, 2]\nage = 1',
            "this file is for Other",
        ),
    ],
)
def test_hostile_files_are_refused_in_words(web: Web, text: str, says: str) -> None:
    maker = Maker(web)
    answer = maker.web.post(
        "/workshop/hagar/upload",
        files={"file": ("x.toml", text.encode())},
        headers=maker.headers,
    )
    assert answer.status_code in (413, 422), answer.status_code
    assert says.lower() in unescape(answer.text).lower()


HOSTILE = "<script>alert(1)</script>\"'&]]><svg onload=alert(1)>{text}"


@pytest.mark.parametrize("game", GAMES)
def test_hostile_names_stay_texts_everywhere(web: Web, hall: Hall, game: str) -> None:
    maker = Maker(web)
    home = maker.begin(game, "game", game__edition=HOSTILE, game__line=HOSTILE)
    named = re.findall(r'data-way="((?:beings|protectors|areas|leaders\.\w+)\.[^".]+)"', maker.get(home))[:4]
    for way in named:
        maker.change(home, way, **{f"{way}.name": HOSTILE})
    pages = [
        maker.get(address)
        for address in (home, f"{home}/compare", "/workshop", *(f"{home}/part?place={way}" for way in named))
    ]
    table = maker.post(f"{home}/play", {"bot": "child"}).partition("#")[0]
    room = hall.rooms[table.rpartition("/")[2]]
    pages.append(maker.get(table))
    box = room.table.game.make_box(room.table.game.seats[0])
    pages += room.table.game.sheet(box).looks.values()
    match = room.table.game.start(room.table.game.seats[0], seed=1)
    pages += [match.view(0).svg()]
    for page in pages:
        assert "<script>alert" not in page
        assert "<svg onload" not in page


def test_texts_and_numbers_have_limits(web: Web) -> None:
    maker = Maker(web)
    home = maker.begin("saga", "areas.ken", **{"areas.ken.name": "Kent"})
    assert "at most 240 letters" in maker.change(home, "areas.ken", 409, **{"areas.ken.name": "x" * 10_000})
    assert "at most 9 digits" in maker.change(home, "coins", 409, coins__all="9" * 40)


def test_a_person_has_so_many_editions(web: Web, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.hall.workshop.editions.MOST_EDITIONS", 2)
    maker = Maker(web)
    for _ in range(2):
        maker.begin("saga", "coins", coins__all="16")
    assert (
        "you have 2 editions already" in maker.change("/workshop/saga/printed", "coins", 409, coins__all="17").lower()
    )


def test_who_is_forgotten_takes_the_editions_along(web: Web, hall: Hall) -> None:
    maker = Maker(web)
    home = maker.begin("saga", "coins", coins__all="16")
    person = person_of(ASTRID)
    asyncio.run(hall.retention.forget_person(person))
    assert hall.store.found("keepsakes", person=person, kind=EDITION) == []
    assert hall.store.found("keepsakes", person=person, kind=PICTURE) == []
    assert maker.web.get(home, headers=maker.headers).status_code == 404


def test_an_own_edition_is_not_rated(web: Web) -> None:
    maker = Maker(web)
    home = maker.begin("saga", "coins", coins__all="16")
    form = {
        "game": "saga",
        "edition": home.rpartition("/")[2],
        "seat-0": "me",
        "seat-1": "open",
        "clock": "live-10",
        "rated": "yes",
    }
    answer = maker.web.post("/new", data=form, headers=maker.headers)
    assert "printed components" in answer.text
    del form["rated"]
    table = maker.post("/new", form).partition("#")[0]
    assert "A: my copy" in maker.get(table)


def test_the_check_of_scripts_keeps_nothing(web: Web) -> None:
    maker = Maker(web)
    form = maker.form("/workshop/sagnir/printed", "beings.5") | {"beings.5.points": "120", "beings.5.pattern": "FFX"}
    answer = maker.web.post("/workshop/sagnir/printed/check", data=form, headers=maker.headers).json()
    assert any("120 should be from 0 to 99" in each for each in answer["problems"])
    form |= {"beings.5.points": "9"}
    answer = maker.web.post("/workshop/sagnir/printed/check", data=form, headers=maker.headers).json()
    assert any('"X" is no tile' in each for each in answer["problems"])


def test_nobody_guesses_an_address(web: Web) -> None:
    assert web.get("/workshop/saga/" + "x" * 16).status_code == 404
    assert web.get("/workshop/saga/..%2f..").status_code == 404
    assert web.get("/workshop/nothing").status_code == 404


def test_two_who_save_at_once_both_count_in_both_stores(place: Path | str) -> None:
    store = open_store(place)
    hall = Hall(store, now=Time(1_000_000.0), pace=0.0)
    text = games.load("saga").edition.text

    async def both() -> None:
        made = await hall.workshop.make("astrid", "saga", text, "Astrid")

        def changing(name: str, value: int) -> None:
            asyncio.run(_change(hall, made.id, name, value))

        await asyncio.gather(*(asyncio.to_thread(changing, name, 9) for name in ("all", "to_win", "saxons")))
        found = await hall.workshop.get(made.id)
        coins = tomllib.loads(found.edition.text)["coins"]
        assert (coins["all"], coins["to_win"], coins["saxons"]) == (9, 9, 9)
        assert found.edition.version == 4
        assert found.edition.moved(-9).text == text

    asyncio.run(both())
    store.close()


async def _change(hall: Hall, edition: str, name: str, value: int) -> None:
    def put(kept: KeptEdition) -> KeptEdition:
        return kept.with_text(changed(kept.text, {("coins", name): value}), name, 1.0)

    await hall.workshop.change(edition, put)


def test_a_whole_new_game_begins_with_a_folder(web: Web) -> None:
    maker = Maker(web)
    answer = web.post("/workshop", data={"title": "Tafl of Mine"}, headers=maker.headers)
    assert answer.headers["content-disposition"] == 'attachment; filename="tafl_of_mine.zip"'
    files = zipfile.ZipFile(io.BytesIO(answer.content))
    assert {"tafl_of_mine/content.toml", "tafl_of_mine/rules.py"} <= set(files.namelist())
    assert b'title = "Tafl of Mine"' in files.read("tafl_of_mine/content.toml")
    for title in ("", "7", 'a"b', "Island", "../../x"):
        assert web.post("/workshop", data={"title": title}, headers=maker.headers).status_code in (200, 422)
    assert web.post("/workshop", data={"title": "Island"}, headers=maker.headers).status_code == 422


def test_a_hall_at_home_opens_a_new_game_in_the_workshop(
    store: Store, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = games_folder(store)
    folder.mkdir()
    monkeypatch.setenv(games.VARIABLE, str(folder))
    web = Web(make_app(hall, warm=False, home=True))
    maker = Maker(web)
    assert maker.post("/workshop", {"title": "Tafl of Mine"}) == "/workshop/tafl_of_mine"
    page = maker.get("/workshop/tafl_of_mine")
    assert f"rules.py in {folder / 'tafl_of_mine'}" in page
    home = maker.begin("tafl_of_mine", "game", game__age="9")
    assert maker.post(f"{home}/play", {"bot": "child"}).startswith("/t/")
    assert "Tafl of Mine" in maker.get("/")
    assert web.post("/workshop", data={"title": "Tafl of mine"}, headers=maker.headers).status_code == 422, (
        "it is there"
    )
    away = Web(make_app(hall, warm=False))
    answer = away.post("/workshop", data={"title": "Hall of Mine"}, headers=maker.headers)
    assert answer.headers["content-type"] == "application/zip", "others cannot write to this machine"
    assert [path.name for path in folder.iterdir()] == ["tafl_of_mine"]
    headers.cache_clear()
    games_on_shelf.cache_clear()
