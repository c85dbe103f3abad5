"""What people have played: results of former games, lists of games, and what is told of them, in both stores."""

import asyncio

import pytest

from meadhall.hall.history.filling import fill, fill_results
from meadhall.hall.history.games import Wanted, finished, opponents
from meadhall.hall.history.statistics import statistics
from meadhall.hall.live.game_loader import GameLoader
from meadhall.hall.live.hall import Hall
from meadhall.hall.storage.store import Store
from meadhall.hall.storage.writes import RowsDrop, RowsWrite
from meadhall.table.tokens import new_token, person_of
from tests.core.toy import MEAD
from tests.hall.in_process import Time, Web
from tests.hall.test_store import ended, played, write_of
from tests.table.seating import ASTRID

TOKEN = new_token()


@pytest.fixture
def hall(store: Store) -> Hall:
    return Hall(store, now=Time(1_000_000.0), pace=0.0, game_loader=GameLoader(lambda name: MEAD))


def without_results(store: Store, *tables: str) -> None:
    """What an earlier release has left: finished tables, and no results."""
    for table in tables:
        store.save_now(write_of(ended(), table))
        store.save_now(RowsDrop("results", {"table_id": table}))


def test_results_of_former_games_are_filled_in(hall: Hall) -> None:
    without_results(hall.store, "one", "two", "three")
    hall.store.save_now(write_of(played(), "running"))
    hall.store.save_now(write_of(ended(), "known"))
    known = hall.store.found("results", "seat", table_id="known")
    assert asyncio.run(fill_results(hall, pause=0)) == 3
    assert [row[1:] for row in hall.store.found("results", "seat", table_id="two")] == [row[1:] for row in known]
    assert hall.store.found("results", table_id="running") == []
    assert asyncio.run(fill_results(hall, pause=0)) == 0, "it is done once"


def test_a_log_that_cannot_be_read_is_left_out(hall: Hall) -> None:
    without_results(hall.store, "a", "b", "c")

    def read(table: str, real: object = hall.store.read) -> object:
        assert callable(real)
        stored = real(table)
        if table == "b":
            stored.entries.pop(2)
        return stored

    hall.store.read = read  # type: ignore[assignment,method-assign]
    assert asyncio.run(fill_results(hall, pause=0)) == 2
    assert hall.store.found("results", table_id="b") == []


def test_who_is_forgotten_meanwhile_does_not_come_back_by_it(hall: Hall) -> None:
    without_results(hall.store, "table")
    real, reads = hall.store.read, []

    def read(table: str) -> object:
        reads.append(table)
        if len(reads) == 2:  # just after the results were written
            asyncio.run(hall.retention.forget_person(ASTRID))
        return real(table)

    hall.store.read = read  # type: ignore[assignment,method-assign]
    assert asyncio.run(fill(hall, "table"))
    assert hall.store.found("results", player=ASTRID) == []
    assert len(hall.store.found("results", table_id="table")) == 2


def test_lists_tell_games_by_game_opponent_and_result_page_by_page(store: Store) -> None:
    me, friend = "a" * 64, "b" * 64
    rows = list[tuple[object, ...]]()
    for number in range(70):
        table, other = f"t{number:03}", ("bot:karl", "Karl") if number % 3 == 0 else (friend, "Bjarni")
        place = number % 2 + 1
        game, ended = ("runir" if number % 5 else "saga"), 1000.0 + number
        rows.append((table, 0, me, "Astrid", game, 2, place, 20 - place, place == 1, "casual", ended))
        rows.append((table, 1, *other, game, 2, 3 - place, 17 + place, place == 2, "casual", ended))
    rows.append(("alone", 0, me, "Astrid", "saga", 2, 1, 5, True, "casual", 5000.0))
    rows.append(("alone", 1, me, "Astrid", "saga", 2, 2, 3, False, "casual", 5000.0))
    store.save_now(RowsWrite("results", rows))
    first, rest = finished(store, me, Wanted())
    assert [game.table for game in first[:3]] == ["alone", "t069", "t068"]
    assert (first[0].result, first[1].result, first[1].by, first[2].by) == ("shared", "lost", -1, 1)
    seen = [game.table for game in first]
    while rest:
        page, rest = finished(store, me, Wanted(), rest)
        seen += [game.table for game in page]
    assert seen == ["alone", *(f"t{number:03}" for number in range(69, -1, -1))]
    against = finished(store, me, Wanted(opponent="bot:karl", result="won"))[0]
    assert {game.opponents[0].bot for game in against} == {"karl"}
    assert all(game.result == "won" for game in against)
    assert len(against) == 12
    by_name = finished(store, me, Wanted(opponent="Bjarni", game="saga"))[0]
    assert {(game.game, game.opponents[0].name) for game in by_name} == {("saga", "Bjarni")}
    assert finished(store, me, Wanted(opponent="people", result="drew"))[0] == []
    assert opponents(store, me) == [("Bjarni", 46), ("bot:karl", 24)]
    found = statistics(store, me, "runir")
    assert (found.all.played, found.all.won, found.drawn) == (56, 28, 0)
    assert list(found.against) == ["karl"]
    assert finished(store, friend, Wanted(opponent="Astrid"))[0][0].opponents[0].name == "Astrid"


def test_the_pages_show_them_to_nobody_else(hall: Hall, web: Web) -> None:
    table = [("t1", 0, person_of(TOKEN), "Astrid", "mead", 2, 1, 9, True, "casual", 1000.0)]
    table.append(("t1", 1, "bot:karl", "<b>Karl</b>", "mead", 2, 2, 7, False, "casual", 1000.0))
    hall.store.save_now(RowsWrite("results", table))
    own = web.get("/me/games", headers={"authorization": f"Bearer {TOKEN}"}).text
    assert "2 points ahead" in own
    assert "&lt;b&gt;Karl" in own
    for other in ({}, {"authorization": f"Bearer {new_token()}"}):
        assert "t1/replay" not in web.get("/me/games", headers=other).text
    assert web.get("/me/games.zip").status_code == 401
