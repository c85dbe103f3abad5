"""Files that are written whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(file: Path, *, private: bool = False, synced: bool = True) -> Iterator[Path]:
    """A new file, which gets the name of `file` at the end of the block: no crash and no error leaves half a file under
    this name. Nobody but its owner may read a `private` one; a `synced` one is on the disk before it is renamed.
    """
    scratch = file.with_name(f"{file.name}.new")
    try:
        if private:
            os.close(os.open(scratch, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        yield scratch
        if synced:
            with scratch.open("r+b") as written:
                os.fsync(written.fileno())
        scratch.replace(file)
    finally:
        scratch.unlink(missing_ok=True)
