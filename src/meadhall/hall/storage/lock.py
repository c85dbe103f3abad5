"""One hall to a database: a lock that the system lets go of however the process ends."""

import os
from pathlib import Path
from types import TracebackType

from meadhall.hall.storage.schema import StoreError


class Lock:
    """Held as long as the object is; who comes second is told so."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + ".lock")
        try:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError("unwritable", f"{self.path} cannot be made: {error.strerror}") from None
        try:
            _take(self._file)
        except OSError:
            os.close(self._file)
            raise StoreError(
                "locked", f"another hall uses {path}: stop it first, or choose another folder with MEADHALL_DATA"
            ) from None

    def release(self) -> None:
        """Let others in."""
        os.close(self._file)

    def __enter__(self) -> "Lock":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


if os.name == "nt":

    def _take(file: int) -> None:
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]

else:

    def _take(file: int) -> None:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
