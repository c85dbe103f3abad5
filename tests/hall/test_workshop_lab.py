"""Tests and tunings in the workshop: begun from its page, played in a process of their own, told on the page."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from meadhall.bots.judge import judge_of, taught_file
from meadhall.core.content import Edition
from meadhall.core.content_values import changed
from meadhall.games import load
from meadhall.hall.live.hall import Hall
from meadhall.hall.workshop.editions import RESULT
from meadhall.hall.workshop.lab_runs import LabResult, LabRuns
from meadhall.hall.workshop.lab_worker import LabAnswer, LabCandidate, LabRequest, run
from meadhall.lab.judges import is_foreign
from meadhall.table.errors import TableError
from meadhall.training.run import Generation, Run
from tests.hall.browser import Guest
from tests.hall.in_process import Web
from tests.hall.server import Server, opened
from tests.hall.test_workshop import BJARNI, Maker, hall, store
from tests.patience import PATIENT

__all__ = ["hall", "store"]


def wish(kind: str = "test", **more: object) -> LabRequest:
    text = changed(load("hagar").edition.text, {("rolls", "direct"): 5})
    given = {"bot": "random", "games": 40, "folder": ""} | more
    return LabRequest(kind, "hagar", text, "mine", **given)  # type: ignore[arg-type]


def test_a_test_tells_what_changed(tmp_path: Path) -> None:
    answer = run(wish(folder=str(tmp_path / "a")))
    assert answer.games == 40
    assert answer.sentences
    assert answer.figures
    assert answer.components
    assert run(wish(folder=str(tmp_path / "a"))) == answer, "games that were kept are not played again"


def test_a_test_is_told_in_the_language_of_whoever_asked(tmp_path: Path) -> None:
    answer = run(wish(folder=str(tmp_path / "a"), language="de"))
    assert answer.language == "de"
    assert answer.sentences[0].endswith("Zahlen einen Unterschied.")
    assert any(each.startswith("40 Partien zeigen nicht, dass die Zugreihenfolge") for each in answer.sentences)
    assert "Spiel: Züge" in [each.name for each in answer.figures]
    assert "Rot noch einmal würfeln" in [each.name for each in answer.components]
    assert " bis " in answer.figures[0].between
    tuned = run(
        wish("tune", folder=str(tmp_path / "b"), language="pl", vary=("rolls.direct=3..4",), aims=("turns=20",))
    )
    assert tuned.sentences[0].startswith("Wypróbowane kombinacje: 2")


def test_a_tuning_tells_its_candidates(tmp_path: Path) -> None:
    found = run(wish("tune", folder=str(tmp_path / "b"), vary=("rolls.direct=3..4",), aims=("turns=20",)))
    assert [len(each.values) for each in found.candidates] == [1, 1]
    assert {each.values["rolls.direct"] for each in found.candidates} == {"3", "4"}
    assert all(" to " in each.figures["turns"] for each in found.candidates), "with intervals"


async def test_a_run_in_its_own_process_is_kept_with_the_edition(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_JIT", "0")
    asked = wish(games=8)
    made = await hall.workshop.make("astrid", "hagar", asked.text, "Astrid")
    hall.lab_runs.begin(made, "astrid", asked, 16)
    with pytest.raises(TableError, match="under way"):
        hall.lab_runs.begin(made, "astrid", asked, 16)
    deadline = time.monotonic() + 3 * PATIENT
    while (run := hall.lab_runs.of(made.id)) is not None and run.state != "failed":
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)
    assert run is None, run and run.problem
    (result,) = await hall.lab_runs.results(made)
    assert (result.kind, result.version, result.answer.games) == ("test", 1, 8)
    assert not hall.lab_runs.folder(asked).exists(), "games are kept only until the answer is there"
    await hall.workshop.drop(made)
    assert hall.store.found("keepsakes", person="astrid") == []


async def test_a_person_has_few_runs_and_they_go_with_the_person(hall: Hall) -> None:
    runs = LabRuns(hall)
    await runs._free.acquire()  # so that all wait
    made = [await hall.workshop.make("astrid", "hagar", wish().text, "A") for _ in range(3)]
    for each in made[:2]:
        runs.begin(each, "astrid", wish(), 80)
    with pytest.raises(TableError, match="too many tests"):
        runs.begin(made[2], "astrid", wish(), 80)
    runs.forget("astrid")
    assert runs.of(made[0].id) is None
    runs._free.release()


def test_what_cannot_be_tuned_is_told(web: Web) -> None:
    maker = Maker(web)
    home = maker.begin("saga", "coins", coins__all="16")
    form = {"do": "tune", "bot": "greedy", "games": "100", "figure-0": "share", "target-0": "50%"}
    for more, says in (
        ({}, "choose a value"),
        ({"way-0": "coins.all", "from-0": "9", "to-0": "3"}, "lower to a higher"),
        ({"way-0": "coins.all", "from-0": "1", "to-0": "99"}, "fewer than 12"),
        ({"way-0": "no.such", "from-0": "1", "to-0": "3"}, "no value of this name"),
        ({"way-0": "coins.all", "from-0": "14", "to-0": "16", "target-0": "x"}, "number as target"),
        ({"way-0": "coins.all", "from-0": "14", "to-0": "16", "figure-1": "luck", "target-1": "1"}, "number as target"),
    ):
        answer = web.post(f"{home}/test", data=form | more, headers=maker.headers)
        assert answer.status_code >= 400
        assert says in answer.text.lower(), says
    assert web.post(f"{home}/test", data={"do": "test"}, headers=Maker(web, BJARNI).headers).status_code == 403


def test_every_number_can_be_tuned_from_its_form(web: Web) -> None:
    maker = Maker(web)
    home = maker.begin("saga", "coins", coins__all="16")
    assert f"{home}/test?way=coins.all#tune" in maker.get(f"{home}/part?place=coins")
    page = maker.get(f"{home}/test?way=coins.all")
    assert '<option value="coins.all" data-low="14" data-high="18" selected>All (16)</option>' in page
    assert 'name="from-0" value="14"' in page
    assert 'name="from-1" value=""' in page
    assert '<option value="recruitment" data-low=' in page, "options that are numbers, too"


def test_values_that_a_tuning_has_found_are_taken(web: Web, hall: Hall) -> None:
    maker = Maker(web)
    home = maker.begin("saga", "coins", coins__all="16")
    edition = home.rpartition("/")[2]
    first, second = (
        LabCandidate({"coins.to_win": str(coins), "gap": "9"}, {"share": "0.5 (0.4 to 0.6)"}, 100, True)
        for coins in (7, 9)
    )

    async def keep() -> None:
        found = await hall.workshop.get(edition)
        result = LabResult("tune", 1, "greedy", LabAnswer(["Found."], 100, candidates=[first, second]))
        await hall.keepsakes.keep(found.owner, RESULT, f"{edition}-tune", result)

    asyncio.run(keep())
    assert "Take these values" in maker.get(f"{home}/test")
    assert "Take these values" not in Maker(web, BJARNI).get(f"{home}/test")
    assert maker.post(f"{home}/test/take", {"number": "1"}) == f"{home}/compare"
    assert "to_win = 9" in maker.text(home)
    assert web.post(f"{home}/test/take", data={"number": "0"}, headers=Maker(web, BJARNI).headers).status_code == 403


def learnt(monkeypatch: pytest.MonkeyPatch, folder: Path, share: float) -> LabRequest:
    """A training that lasts no time: its judge won this share of its games."""
    monkeypatch.setenv("MEADHALL_JUDGES", str(folder / "judges"))

    def train(training: Run, seconds: float, generations: int) -> None:
        assert training.start is not None
        about = training._about(1, 40, 1.0)
        replace(training.start, about=about).save(training.judge_file(1))
        won = (share, 40)
        training.generations.append(Generation(1, 40, 1, 0.6, 0.6, 2.0, 1.0, won, won, {}))

    monkeypatch.setattr(Run, "train", train)
    return wish("train", folder=str(folder / "run"), minutes=5)


@pytest.mark.parametrize(("share", "serves"), [(0.6, True), (0.4, False)])
def test_bots_play_an_edition_by_what_they_have_learnt_if_it_wins(
    web: Web, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, share: float, serves: bool
) -> None:
    asked = learnt(monkeypatch, tmp_path, share)
    answer = run(asked)
    assert f"won {100 * share:.0f} %" in answer.sentences[0]
    hagar = load("hagar")
    own = hagar.with_content(Edition(asked.text, "mine"))
    judge = judge_of(own)
    assert judge is not None
    assert is_foreign(judge, own) != serves
    assert judge_of(hagar) is not judge or not serves
    maker = Maker(web)
    home = maker.post("/workshop/hagar/upload", {}, files={"file": ("mine.toml", asked.text.encode())})
    told = "have learnt this version" if serves else "have learnt the printed game so far"
    assert told in maker.get(f"{home}/test")
    assert (
        web.post(f"{home}/test", data={"do": "train", "minutes": "5"}, headers=Maker(web, BJARNI).headers).status_code
        == 403
    )


def test_a_judge_of_former_rules_is_not_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_JUDGES", str(tmp_path))
    own = load("hagar").with_content(Edition(wish().text, "mine"))
    file = taught_file(own)
    assert file is not None
    file.write_bytes(b"no judge")
    shipped = judge_of(load("hagar"))
    assert shipped is not None
    assert judge_of(own) is shipped
    shipped.save(file)
    assert judge_of(own) is not shipped, "a new file is read"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEADHALL_JIT", "0")
        with opened(tmp_path_factory.mktemp("hall")) as server:
            yield server


def test_one_button_tests_an_edition_and_the_page_answers(chromium: Browser, server: Server) -> None:
    guest = Guest(chromium, server.address)
    page = guest.page
    page.goto(f"{server.address}/workshop/hagar/printed/part?place=rolls")
    page.locator('input[name="rolls.direct"]').fill("5")
    page.get_by_role("button", name="Save in my own edition").click()
    page.get_by_role("link", name="All components").first.click()
    page.get_by_role("link", name="Test and tune").click()
    page.locator("select[name=bot]").first.select_option("random")
    page.locator("select[name=games]").first.select_option("40")
    page.get_by_role("button", name="Begin").first.click()
    expect(page.locator("#result-test")).to_be_visible(timeout=3000 * PATIENT)
    expect(page.locator("table").first).to_contain_text("to")
    assert guest.errors == []
