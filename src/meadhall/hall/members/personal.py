"""All that a hall keeps about a person, for that person: what `personal_data.toml` lists, in words and numbers.

Secrets are not among it: of a link, a code or a passkey it tells only that there is one, and since when.
"""

from typing import Any

import msgspec

from meadhall.hall.meeting.evenings import told_of
from meadhall.hall.members.ways_in import SECRET_KINDS
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.store import Store
from meadhall.table.entries import Said

_RESULTS = (
    "SELECT r.table_id, r.game, r.seat, r.name, r.players, r.place, r.points, r.won, r.terms, r.ended, a.accuracy,"
    " a.luck FROM results AS r LEFT JOIN accuracies AS a ON a.table_id = r.table_id AND a.seat = r.seat"
    " WHERE r.player = ? ORDER BY r.ended, r.table_id"
)
_TABLES = (
    "SELECT id, game, phase, opened FROM tables JOIN mentions ON table_id = id WHERE subject = ? ORDER BY opened, id"
)
_CHANGES = (
    "SELECT table_id, game, mean_before, deviation_before, mean, deviation, made FROM rating_changes WHERE player = ?"
    " ORDER BY made"
)


def tables_with_results(store: Store, person: str) -> list[tuple[str, str, float]]:
    """The tables of somebody's finished games, with the game and when it ended, the oldest first."""
    query = "SELECT DISTINCT table_id, game, ended FROM results WHERE player = ? ORDER BY ended, table_id"
    return [(table, game, ended) for table, game, ended in store.ask(query, person)]


def kept_about(store: Store, person: str, device: str | None) -> dict[str, Any]:
    """All that is kept about a person beside their games, which have files of their own."""
    devices = store.found("devices", "made", person=person)
    keepsakes = store.found("keepsakes", "made, name", person=person)
    tables = _named("table game phase opened", store.ask(_TABLES, person))
    return {
        "devices": [
            {"name": name, "first": made, "last": seen, "this": each == device} for each, _, name, made, seen in devices
        ],
        "kept": [
            {"kind": kind, "made": made, "until": until}
            | ({} if kind in SECRET_KINDS else {"name": name, "value": msgspec.json.decode(data)})
            for _, kind, name, made, until, data in keepsakes
        ],
        "ratings": _named(
            "game mean deviation games changed",
            [(row[0], *row[2:]) for row in store.found("ratings", "game", player=person)],
        ),
        "rating_changes": _named(
            "table game mean_before deviation_before mean deviation made", store.ask(_CHANGES, person)
        ),
        "results": _named(
            "table game seat name players place points won terms ended accuracy luck", store.ask(_RESULTS, person)
        ),
        "evenings": told_of(store, person),
        "tables": tables,
        "said": [word for each in tables for word in _words(store, each["table"], person)],
    }


def _named(names: str, rows: list[tuple[Any, ...]]) -> list[dict[str, Any]]:
    return [dict(zip(names.split(), row, strict=True)) for row in rows]


def _words(store: Store, table: str, person: str) -> list[dict[str, Any]]:
    """Something that somebody has said at a table."""
    try:
        stored = store.read(table)
    except StoreError:  # a log that cannot be read
        return []
    entries = stored.entries if stored is not None else []
    return [
        {"table": table, "when": entry.when, "text": entry.what.text}
        for entry in entries
        if isinstance(entry.what, Said) and entry.by == person
    ]
