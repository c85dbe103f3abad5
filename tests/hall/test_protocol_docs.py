"""The document of the protocol says what the types say."""

import json
import re
from pathlib import Path

import msgspec

import meadhall.hall
import meadhall.table
from meadhall.hall.limits import MAX_FRAME, MAX_MESSAGE
from meadhall.hall.live.messages import PROTOCOL
from meadhall.hall.live.sockets import BURST, PATIENCE, RATE
from meadhall.hall.responses import STATUS
from tests.hall.protocol_docs import CODES, DOCUMENT, MARK, reference
from tests.hall.protocol_types import FILE, declarations
from tests.hall.server import Person


def test_the_reference_is_up_to_date() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert text.partition(MARK)[2] == "\n" + reference(), "run: python -m tests.hall.protocol_docs"


def test_the_types_of_the_scripts_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == declarations(), "run: python -m tests.hall.protocol_types"


def test_the_prose_has_the_right_numbers() -> None:
    prose = DOCUMENT.read_text(encoding="utf-8").partition(MARK)[0]
    for number in (f"version {PROTOCOL}", f"{MAX_MESSAGE:,} letters", f"{MAX_FRAME:,} bytes", f"{RATE:.0f} messages a"):
        assert number in prose
    assert f"{BURST:.0f} at once" in prose
    assert f"{PATIENCE:.0f} seconds" in prose


def test_every_code_with_a_status_is_documented() -> None:
    assert set(STATUS) <= {*CODES, "no-game", "unauthorised", "bad-table"}


def test_every_code_of_a_table_is_documented() -> None:
    folders = [Path(package.__path__[0]) for package in (meadhall.hall, meadhall.table)]
    source = "\n".join(file.read_text("utf-8") for folder in folders for file in folder.rglob("*.py"))
    used = set(re.findall(r'(?<![.\w])(?:TableError|ErrorMessage|refusal)\(\s*"([a-z-]+)', source))
    assert len(used) > 30
    assert used - {*CODES, "bad-table", "unauthorised"} == set()


def test_what_the_hall_sends_fits_its_schema(astrid: Person) -> None:
    import jsonschema_rs

    from meadhall.hall.live.messages import Outgoing

    (schema,), parts = msgspec.json.schema_components((Outgoing,), ref_template="#/$defs/{name}")
    validator = jsonschema_rs.validator_for(schema | {"$defs": parts})
    table = astrid.open("me", "random")
    with astrid.socket(table, {}) as socket:
        socket.do("1", do="say", text="hello")
        socket.do("2", do="start")
        socket.send(type="ping")
        messages = [socket.hear() for _ in range(4)]
    for message in messages:
        validator.validate(message)
    assert {message["type"] for message in messages} >= {"table", "ack", "error"}
    assert json.dumps(messages)
