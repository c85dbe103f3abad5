"""What was saved is there; what cannot be saved is told, and changes nothing. The same for every store."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from meadhall.analysis.depth import depth_of
from meadhall.analysis.model import Analysis
from meadhall.hall.storage import writes
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.export_import import export_lines, import_lines
from meadhall.hall.storage.mentions import game_subject
from meadhall.hall.storage.opening import all_logs, open_store
from meadhall.hall.storage.store import Store, Summary, Write
from meadhall.hall.storage.writes import AnalysisWrite, Erase, Note, digest_of, digest_of_table
from meadhall.table import decide
from meadhall.table.commands import Act, Leave, Say, Sit, Start
from meadhall.table.entries import Entry, Taken, read_entry
from meadhall.table.forgetting import rename_taken
from meadhall.table.table import Table
from tests.core.toy import MEAD
from tests.hall.postgres import Postgres
from tests.table.seating import ASTRID, BJARNI, GUDRUN, Party


def played() -> Party:
    party = Party()
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    party.do(Act("keep"), ASTRID, "one")
    party.do(Say("skål"), BJARNI)
    return party


def ended() -> Party:
    """A game that is over."""
    party = played()
    while party.table.phase == "playing":
        assert party.table.match is not None
        party.do(Act(party.table.match.legal.numbers[0]), (ASTRID, BJARNI)[party.table.match.to_move])
    return party


def taken_over(party: Party, name: str = "What if?") -> Entry:
    """The first entry of a table that goes on from a game."""
    taken = Taken(party.table.game_file(), 1, name)
    return decide.open_taken(taken, ASTRID, [("Astrid", None), ("", "karl")], b"s" * 32, 1.0)


def analysed() -> bytes:
    """An analysis in which nothing was found."""
    return Analysis(
        game="mead", title="Mead", depth=depth_of(MEAD, 9), over=True, knowledge="all", steps=(), turns=(), end=(),
        seats=(),
    ).json()  # fmt: skip


def write_of(party: Party, name: str = "table") -> Write:
    entries = [read_entry(data) for data in party.log]
    return Write(name, entries, party.snapshots[-1], Summary.of(party.table, 1000.0))


def test_a_table_is_read_as_it_was_saved(place: Path | str) -> None:
    party, store = played(), open_store(place)
    store.save_now(write_of(party))
    stored = store.read("table")
    assert stored is not None
    assert [entry.to_json() for entry in stored.entries] == party.log
    assert stored.snapshot == party.snapshots[-1]
    assert store.read("elsewhere") is None
    store.close()
    again = open_store(place)
    assert again.read("table") == stored
    again.close()


def test_what_is_new_is_read_without_the_rest(store: Store) -> None:
    party = played()
    for name in ("table", "another"):
        store.save_now(write_of(party, name))
    last = len(party.log)
    assert store.versions(["table", "another", "elsewhere"]) == {"table": last, "another": last}
    assert store.read_after({"table": last, "elsewhere": 0}) == {}
    news = store.read_after({"table": last - 2, "another": last - 1})
    assert {table: [entry.number for entry in entries] for table, entries in news.items()} == {
        "table": [last - 1, last],
        "another": [last],
    }


def test_lists_know_who_sits_where_and_what_is_open(store: Store) -> None:
    waiting = Party()
    store.save_now(write_of(played(), "played"))
    summary = Summary.of(waiting.table, 2000.0)
    opened = [read_entry(data) for data in waiting.log]
    store.save_now(Write("waiting", opened, None, replace(summary, public=True, due=5.0)))
    assert [table.id for table in store.tables_of(ASTRID)] == ["waiting", "played"]
    assert [table.id for table in store.tables_of(BJARNI)] == ["played"]
    assert store.tables_of(GUDRUN) == []
    assert [table.names for table in store.open_tables()] == [("Astrid", "")]
    assert store.overdue(4.0) == []
    assert store.overdue(5.0) == ["waiting"]
    assert store.count() == 2
    store.save_now(Write("waiting", [], None, replace(summary, public=True, holders=frozenset({GUDRUN}))))
    assert store.tables_of(GUDRUN) == store.open_tables() != []
    assert store.overdue(5.0) == []


def test_a_game_that_is_played_is_listed_before_newer_ones_that_are_over(store: Store) -> None:
    party = played()
    summary = Summary.of(party.table, 1000.0)
    log = [read_entry(data) for data in party.log]
    for number in range(30):
        store.save_now(Write(f"over {number}", log, None, replace(summary, phase="over", opened=2000.0 + number)))
    store.save_now(Write("slow", log, None, replace(summary, phase="playing", opened=1000.0)))
    assert [table.id for table in store.tables_of(ASTRID, 3)] == ["slow", "over 29", "over 28"]


def test_public_tables_are_found_by_game_and_by_name_and_go_on_where_a_page_ends(store: Store) -> None:
    party = Party()
    summary = replace(Summary.of(party.table, 0.0), public=True)
    log = [read_entry(data) for data in party.log]
    names = ["Þórunn", "Björn", "50% off", "BJARNI"]
    for number in range(40):
        kept = replace(
            summary, game=("hagar", "runir")[number % 2], names=(names[number % 4], ""), opened=float(number)
        )
        store.save_now(Write(f"table {number}", log, None, kept))
    first = store.open_tables(20)
    rest = store.open_tables(30, before=first[-1].opened)
    assert [table.opened for table in first + rest] == [float(number) for number in range(39, -1, -1)]
    assert {table.game for table in store.open_tables(40, "runir")} == {"runir"}
    assert {table.names[0] for table in store.open_tables(40, name="bj")} == {"Björn", "BJARNI"}
    assert {table.names[0] for table in store.open_tables(40, name="björn")} == {"Björn"}
    assert {table.names[0] for table in store.open_tables(40, name="%")} == {"50% off"}
    assert store.open_tables(40, "hagar", "björn") == []
    assert store.shown_tables(40, name="bj") == []


def test_many_writes_share_a_commit_and_one_that_fails_spoils_no_other(store: Store) -> None:
    party = played()

    async def crowd() -> list[BaseException | None]:
        names = [f"table {n}" for n in range(200)] + ["table 7"]
        return await asyncio.gather(*(store.save(write_of(party, name)) for name in names), return_exceptions=True)

    answers = asyncio.run(crowd())
    assert answers[:-1] == [None] * 200
    assert isinstance(answers[-1], StoreError)
    assert answers[-1].code == "conflict"
    assert store.count() == 200
    assert store.written == 200
    assert store.commits < 10  # who comes too late does not make the others go one by one


def test_of_two_writes_of_the_same_entry_one_is_too_late(store: Store) -> None:
    party = played()
    whole = write_of(party)
    store.save_now(replace(whole, entries=whole.entries[:-1]))
    last, other = whole.entries[-1], replace(whole.entries[-1], id="other")
    store.save_now(Write("table", [last]))
    with pytest.raises(StoreError) as late:
        store.save_now(Write("table", [other]))
    assert late.value.code == "conflict"
    assert store.read_after({"table": last.number - 1}) == {"table": [last]}


def test_analyses_and_uploads_are_kept_as_long_as_there_is_room(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writes, "MOST_ANALYSES", 2)
    for number in range(3):
        store.save_now(AnalysisWrite(f"game {number}", "jarl", float(number), b"found %d" % number))
    store.save_now(AnalysisWrite("game 2", "jarl", 9.0, b"found again"))
    found = [store.analysis(f"game {number}", "jarl") for number in range(3)]
    assert found == [None, b"found 1", b"found again"]
    assert store.analysis("game 2", "skald") is None
    store.keep_upload("abc", b"a file")
    assert store.upload("abc") == b"a file"
    assert store.upload("abd") is store.upload("../abc") is None


def test_an_entry_from_a_newer_meadhall_is_told(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.save_now(write_of(played()))

    def unknown(data: bytes) -> Entry:
        return read_entry(b'{"number":5,"when":1.0,"what":{"what":"sung"}}' if b'"said"' in data else data)

    monkeypatch.setattr(writes, "read_entry", unknown)
    with pytest.raises(StoreError, match="newer Meadhall") as error:
        store.read("table")
    assert error.value.code == "newer"


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_everything_can_be_exported_and_imported(
    place: Path | str, target: str, tmp_path: Path, postgres: Postgres
) -> None:
    party, store = played(), open_store(place)
    store.save_now(write_of(party))
    store.save_now(write_of(party, "another"))
    store.save_now(AnalysisWrite("an upload", "jarl", 1.0, analysed()))
    over = ended()
    game = digest_of_table(over.table)
    assert game is not None
    store.save_now(write_of(over, "over"), AnalysisWrite(game, "jarl", 2.0, analysed()))
    lines = list(export_lines(place))  # while the hall is open
    elsewhere = postgres.database() if target == "postgres" else tmp_path / "other" / "hall.sqlite"
    other = open_store(elsewhere)
    assert import_lines(other, lines, party.find) == (3, 0)
    assert other.analysis(game, "jarl") == analysed()
    assert other.analysis("an upload", "jarl") is None, "it would come in with its table, which there is not"
    assert import_lines(other, lines, party.find) == (0, 3)
    stored = other.read("another")
    assert stored is not None
    assert Table.load("another", stored.entries, party.find, stored.snapshot).version == party.table.version
    assert {table.id for table in other.tables_of(BJARNI)} == {"table", "another", "over"}
    assert list(export_lines(elsewhere)) == [line for line in lines if b"an upload" not in line]
    other.save_now(Erase("over", games=(game,)))
    assert import_lines(other, lines, party.find) == (0, 3)
    assert other.analysis(game, "jarl") is None, "what was to be forgotten does not come back"
    with pytest.raises(StoreError, match="no export"):
        import_lines(other, [b"hello"], party.find)
    with pytest.raises(StoreError, match="line 2"):
        import_lines(other, [lines[0], lines[1][:-9]], party.find)
    older = open_store(tmp_path / "older" / "hall.sqlite")
    before = [b'{"format":"meadhall hall","version":1}', *(line for line in lines if line.startswith(b'{"table"'))]
    assert import_lines(older, before, party.find) == (3, 0)
    older.close()
    with pytest.raises(StoreError, match="version 9"):
        import_lines(other, [b'{"format":"meadhall hall","version":9}'], party.find)
    store.close()
    other.close()


def test_a_log_that_has_grown_since_it_was_read_is_not_written_anew(store: Store) -> None:
    """Who asks to be forgotten while somebody moves must not take the move away, which was acknowledged."""
    party = played()
    store.save_now(write_of(party))
    entries = list(write_of(party).entries)
    old = [replace(entry, by="somebody") if entry.by == BJARNI else entry for entry in entries[:-1]]
    with pytest.raises(StoreError, match="meanwhile") as error:
        store.save_now(Erase("table", old, None, Summary.of(party.table, 1000.0)))
    assert error.value.code == "conflict"
    found = store.read("table")
    assert found is not None
    assert found.entries == entries


def test_a_table_is_taken_away_as_a_whole_or_written_anew_and_nothing_else_is_deleted(store: Store) -> None:
    party = played()
    store.save_now(write_of(party, "gone"), write_of(party, "anew"), write_of(party, "stays"))
    renamed = [replace(entry, by="somebody") if entry.by == BJARNI else entry for entry in write_of(party).entries]
    summary = Summary.of(party.table, 1000.0)
    store.save_now(Erase("gone"), Erase("anew", renamed, None, replace(summary, names=("", ""), holders=frozenset())))
    assert store.read("gone") is None
    assert store.is_erased("gone")
    found = store.read("anew")
    assert found is not None
    assert found.entries == renamed
    assert not store.is_erased("anew")
    assert [table.id for table in store.tables_of(BJARNI)] == ["stays"]
    store.save_now(Note("ban", BJARNI, 1.0, 9.0, "loud").row, Note("mute", BJARNI, 2.0).row)
    store.save_now(Note("ban", BJARNI, 3.0).row, Note("mute", BJARNI, 0.0).dropped)
    assert store.notes() == [Note("ban", BJARNI, 3.0)]
    assert store.finished(9e9) == []
    assert store.tables_mentioning(BJARNI) == ["stays"]
    assert store.tables_mentioning(ASTRID) == ["anew", "stays"]


def test_whoever_a_log_names_is_found_without_looking_through_all_logs(store: Store) -> None:
    """Also somebody who has left, and the host of a table of bots."""
    party = played()
    party.do(Leave(1), BJARNI)
    everything = write_of(party)
    first = replace(everything, entries=everything.entries[:1], summary=Summary.of(Party().table, 1000.0))
    store.save_now(first)
    assert store.tables_mentioning(BJARNI) == []
    store.save_now(replace(everything, entries=everything.entries[1:], summary=Summary.of(played().table, 1000.0)))
    assert store.tables_mentioning(BJARNI) == store.tables_mentioning(ASTRID) == ["table"]
    store.save_now(replace(everything, table="imported", summary=None))
    assert store.tables_mentioning(BJARNI) == store.tables_mentioning(ASTRID) == ["imported", "table"]
    assert store.tables_mentioning("somebody") == []


def test_an_analysis_of_a_game_as_it_was_told_before_is_not_kept(store: Store) -> None:
    """It ends after a person of the game was forgotten, and would tell their name again."""
    store.save_now(write_of(played()), AnalysisWrite("before", "jarl", 1.0, b"{}"))
    store.save_now(Erase("table", games=("before",)))
    store.save_now(AnalysisWrite("before", "jarl", 2.0, b"{}"), AnalysisWrite("other", "jarl", 2.0, b"{}"))
    assert store.analysis("before", "jarl") is None
    assert store.analysis("other", "jarl") == b"{}"
    assert store.is_erased("before")


def test_a_game_that_tables_go_on_from_is_stored_once_and_is_in_each_of_their_logs(place: Path | str) -> None:
    store, party = open_store(place), ended()
    file = party.table.game_file()
    opened = taken_over(party, 'What if "taken":{"file":"@' + "0" * 64 + '"?')
    anew = replace(opened, by="somebody")
    summary = Summary.of(party.table, 1000.0)
    store.save_now(*(Write(name, [opened], None, summary) for name in ("one", "other", "anew")))
    store.save_now(Erase("one"), Erase("anew", [anew], None, summary))
    assert store.read("one") is None
    for name, entry in (("other", opened), ("anew", anew)):
        found = store.read(name)
        assert found is not None
        assert found.entries == [entry]
        assert store.read_after({name: 0}) == {name: [entry]}
    assert isinstance(store, Store)
    assert store._rows("SELECT count(*) FROM files") == [(1,)]
    assert max(len(data) for (data,) in store._rows("SELECT data FROM entries")) < len(file.to_json())
    logs = {table: log for table, log in all_logs(place) if table in ("other", "anew")}
    assert logs == {"other": [opened.to_json()], "anew": [anew.to_json()]}, "an export holds all of it"
    assert store.tables_mentioning(game_subject(digest_of(file))) == ["anew", "other"]
    renamed = rename_taken([opened], lambda file: replace(file, seats=["A", "B"]))
    store.save_now(Erase("other", renamed, None, summary), Erase("anew"))
    ((kept,),) = store._rows("SELECT data FROM files")
    assert b"Bjarni" not in kept, "a file that no table goes on from any more goes at once"
    store.close()


def test_a_log_that_is_written_anew_while_it_is_read_is_read_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = ended()
    opened, summary, read = taken_over(party), Summary.of(party.table, 1000.0), list[str]()
    renamed = rename_taken([opened], lambda file: replace(file, seats=["A", "B"]))
    store.save_now(Write("table", [opened], None, summary))
    assert isinstance(store, Store)
    rows = store._rows

    def interrupted(query: str, *values: object) -> list[tuple[Any, ...]]:
        found = rows(query, *values)
        if "entries" in query:
            read.append(query)
            if len(read) == 1:
                store.save_now(Erase("table", renamed, None, summary))
        return found

    monkeypatch.setattr(store, "_rows", interrupted)
    stored = store.read("table")
    assert stored is not None
    assert (stored.entries, len(read)) == (renamed, 2)
