"""Files that are written whole or not at all."""

from pathlib import Path

import pytest

from meadhall.core.files import replacing


def test_a_file_is_replaced_when_all_of_it_is_written_and_not_before(tmp_path: Path) -> None:
    file = tmp_path / "log.json"
    file.write_text("old")
    with pytest.raises(ZeroDivisionError), replacing(file) as scratch:
        scratch.write_text(f"half {1 // 0}")
    assert file.read_text() == "old"
    with replacing(file, private=True) as scratch:
        scratch.write_text("new")
        assert file.read_text() == "old"
    assert file.read_text() == "new"
    assert [each.name for each in tmp_path.iterdir()] == [file.name]
