"""A proxy between nodes and their database, which a test can cut."""

import socket
import threading
from contextlib import suppress


class Proxy:
    """Passes bytes on from a port of this machine to a socket in a folder."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._open = True
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """End all connections, and let nobody through."""
        self._open = False
        for pair in self._pairs:
            for end in pair:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        self._pairs.clear()

    def mend(self) -> None:
        """Let everybody through again."""
        self._open = True

    def close(self) -> None:
        """End for good."""
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.socket(socket.AF_UNIX)
                try:
                    if not self._open:
                        raise OSError("cut")
                    far.connect(self._path)
                except OSError:
                    near.close()
                    far.close()
                    continue
                self._pairs.append((near, far))
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=ends, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
