"""A proxy between two who talk to each other, which a test can cut, or let swallow what they say."""

import socket
import threading
from contextlib import suppress


class Proxy:
    """Passes bytes on from a port of this machine to a socket in a folder, or to another port."""

    def __init__(self, target: str | int) -> None:
        self._target = target
        self._swallowed: set[socket.socket] = set()
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._open, self._deaf = True, False
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

    def swallow(self, *, new: bool = False) -> None:
        """From now on nothing arrives on connections that there are, nor on new ones if told so; and nobody is told."""
        self._swallowed |= {end for pair in self._pairs for end in pair}
        self._deaf = new

    def mend(self) -> None:
        """Let everybody through again who comes now."""
        self._open, self._deaf = True, False

    def close(self) -> None:
        """End for good."""
        self.cut()
        self._listener.close()
        for end in self._swallowed:  # the others were closed when their connection ended
            end.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                where = ("127.0.0.1", self._target) if isinstance(self._target, int) else self._target
                far = socket.socket(socket.AF_UNIX if isinstance(where, str) else socket.AF_INET)
                try:
                    if not self._open:
                        raise OSError("cut")
                    far.connect(where)
                except OSError:
                    near.close()
                    far.close()
                    continue
                self._pairs.append((near, far))
                if self._deaf:
                    self._swallowed |= {near, far}
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=ends, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if source not in self._swallowed:
                    target.sendall(data)
        if source in self._swallowed:
            return  # not even that it is over
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
