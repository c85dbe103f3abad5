"""One hall to a database: a lock that is let go of however the process ends."""

from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from meadhall.hall.storage.errors import StoreError


def take_lock(path: Path) -> BaseFileLock:
    """The lock of a database, held until it is released; who comes second is told so."""
    lock = FileLock(path.with_name(path.name + ".lock"), mode=0o600, blocking=False, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise StoreError(
            "locked", f"another hall uses {path}: stop it first, or choose another folder with MEADHALL_DATA"
        ) from None
    except OSError as error:
        raise StoreError("unwritable", f"{lock.lock_file} cannot be made or locked: {error.strerror}") from None
    return lock
