"""Running a hall: a port, a server, a browser, and a good end."""

import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from meadhall import games
from meadhall.core.errors import MeadhallError
from meadhall.core.interpreter import compile_elsewhere
from meadhall.hall.app import make_app
from meadhall.hall.connections import Door, GuardedConfig
from meadhall.hall.house_file import House
from meadhall.hall.limits import CONNECTIONS, CONNECTIONS_OF_AN_ADDRESS, MAX_FRAME
from meadhall.hall.live.hall import Hall
from meadhall.hall.logs import write_logs
from meadhall.hall.middleware import LOCAL
from meadhall.hall.proxies import ProxyList
from meadhall.hall.storage.opening import open_store

PORT = 8440
KEEP_ALIVE = 75
"""Seconds for which a proxy may keep a connection that it does not use: longer than it does, so that it ends them, and
never sends a request into one that is just being closed."""
_TRIES = 20
_OTHER_FILES = 200


class ServeError(MeadhallError):
    """The hall cannot be opened here."""


def _has_screen() -> bool:
    """Whether a browser would have a window: one in the terminal would be in the way."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listen(host: str, port: int | None, *, shared: bool = False) -> socket.socket:
    """A socket on this port, or without one on the first that is free from the usual one on.

    A shared one does not listen yet: it keeps the port for those who share it.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [port] if port is not None else list(range(PORT, PORT + _TRIES))
    for number in ports:
        listener = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            reason = error.strerror
            continue
        if not shared:
            listener.listen(1024)
        return listener
    which = f"port {ports[0]}" if port is not None else f"ports {ports[0]} to {ports[-1]}"
    raise ServeError(f"the hall cannot be opened at {host}, {which}: {reason}")


def more_files(connections: int) -> int:
    """Let the system open a file for each connection, if it may; how many connections there can be."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + _OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return max(1, min(connections, soft - _OTHER_FILES))
    return connections


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    ready: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def serve(
    where: Path | str,
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    names: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    browser: bool = False,
    pace: float = 0.25,
    verbose: bool = False,
    house: House | None = None,
    nodes: int = 0,
    say: Callable[[str], None] = print,
) -> None:
    """Open the hall until it is told to stop. Bound to this machine alone it answers to its own names only.

    As one of several `nodes` on this machine it shares its port with the others, and takes its share of the cores.
    """
    sys.setswitchinterval(0.001)  # a person's move should not wait long for a bot's thread
    compile_elsewhere()  # nobody waits for a compiler: until it is done, rules are played as the Python that they are
    write_logs(verbose=verbose)
    store = open_store(where)
    try:
        listener = listen(host, port, shared=nodes > 0)
    except ServeError:
        store.close()
        raise
    hall = Hall(store, pace=pace, workers=max(1, ((os.cpu_count() or 2) - 1) // nodes) if nodes else None)
    if house is not None:
        hall.moderation.take(house.key, house.words)
        hall.retention.keep = house.keep
    local = host in ("127.0.0.1", "::1", "localhost")
    home = local and not names and not proxies  # nobody comes from elsewhere
    app = make_app(hall, hosts={*LOCAL, *names} if local or names else None, proxies=proxies, home=home)
    each = None if home else CONNECTIONS_OF_AN_ADDRESS
    hall.metrics.door = door = Door(most=more_files(CONNECTIONS), most_of_one=each, unlimited=ProxyList(proxies))
    config = GuardedConfig(
        app,
        door,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=KEEP_ALIVE if proxies else 5,
        proxy_headers=False,  # `Proxies` reads them, from those who are listed
        lifespan="on",
    )
    server = _Server(config)
    bound = listener.getsockname()[1]
    shown = f"[{host}]" if ":" in host else "localhost" if local else host
    address = f"http://{shown}:{bound}/"

    def ready() -> None:
        say(f"The hall is open: {address}")
        if not local:
            say("Everybody who reaches this machine may come in.")
        for problem in games.broken():
            say(f"Left out: {problem}")
        say("Stop it with Ctrl-C; all games are kept.")
        if browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    server.ready = ready
    for asked_to_stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked_to_stop, lambda *_: None)  # the server hears it, ends well, and passes it on to nobody
    try:
        server.run(sockets=[listener])
    finally:
        listener.close()
