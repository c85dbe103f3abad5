"""Running a hall: a port, a server, a browser, and a good end."""

import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import uvicorn

from meadhall import games
from meadhall.bots.judge import TAUGHT
from meadhall.core.errors import MeadhallError
from meadhall.core.interpreter import compile_elsewhere
from meadhall.core.language import ENGLISH
from meadhall.hall.app import make_app
from meadhall.hall.connections import Door, GuardedConfig
from meadhall.hall.house_file import House
from meadhall.hall.limits import CONNECTIONS, CONNECTIONS_OF_AN_ADDRESS, MAX_FRAME
from meadhall.hall.live.hall import Hall
from meadhall.hall.logs import write_logs
from meadhall.hall.middleware import LOCAL, trusted
from meadhall.hall.storage.opening import open_store
from meadhall.hall.words import say
from meadhall.hall.workshop.lab_runs import beside, games_folder

PORT = 8440
KEEP_ALIVE = 75
"""Seconds for which a proxy may keep a connection that it does not use: longer than proxies do, so that they end it."""
_TRIES = 20
_OTHER_FILES = 200


class ServeError(MeadhallError):
    """The hall cannot be opened here."""


def _has_screen() -> bool:
    """Whether a browser would have a window: a browser in the terminal would be in the way."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listen(host: str, port: int | None, *, shared: bool = False) -> socket.socket:
    """A socket on this port, or without one on the first that is free; a shared one does not listen yet."""
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
    last = None if port is not None else str(ports[-1])
    raise ServeError(say("cannot-listen", host=host, port=str(ports[0]), last=last, why=reason))


def more_files(connections: int) -> int:
    """Let the system open a file for each connection, if it may; returns how many connections there can be."""
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


@dataclass(frozen=True)
class ServerSettings:
    """How a hall is run."""

    host: str = "127.0.0.1"
    port: int | None = None
    names: tuple[str, ...] = ()
    """Further names that it answers to."""
    proxies: tuple[str, ...] = ()
    browser: bool = False
    pace: float = 0.25
    language: str = ENGLISH
    """What it speaks with people whose browser wishes none of its languages."""
    verbose: bool = False
    nodes: int = 0
    """If it is one of several nodes on this machine, how many: it shares its port and the cores with the others."""

    @property
    def local(self) -> bool:
        """Whether nobody but this machine reaches it."""
        return self.host in ("127.0.0.1", "::1", "localhost")

    @property
    def home(self) -> bool:
        """Whether nobody comes from elsewhere, through a proxy neither."""
        return self.local and not self.names and not self.proxies

    def address(self, port: int) -> str:
        """The address of the first page.

        >>> ServerSettings().address(8440), ServerSettings(host="::").address(80)
        ('http://localhost:8440/', 'http://[::]:80/')
        """
        host = f"[{self.host}]" if ":" in self.host else "localhost" if self.local else self.host
        return f"http://{host}:{port}/"


def serve(
    where: Path | str, settings: ServerSettings, house: House | None = None, echo: Callable[[str], None] = print
) -> None:
    """Open the hall until it is told to stop. A hall that only this machine reaches answers to its own names alone."""
    sys.setswitchinterval(0.001)  # a person's move should not wait long for a bot's thread
    compile_elsewhere()  # nobody waits for the compiler: until it is done, the rules run as plain Python
    write_logs(verbose=settings.verbose)
    store = open_store(where)
    try:
        listener = listen(settings.host, settings.port, shared=settings.nodes > 0)
    except ServeError:
        store.close()
        raise
    if settings.home:  # here games can be begun in the workshop: their rules are ours
        named = os.environ.get(games.VARIABLE, "")
        games_folder(store).mkdir(exist_ok=True)
        os.environ[games.VARIABLE] = os.pathsep.join(filter(None, (named, str(games_folder(store)))))
    os.environ.setdefault(TAUGHT, str(beside(store) / "judges"))
    workers = max(1, ((os.cpu_count() or 2) - 1) // settings.nodes) if settings.nodes else None
    hall = Hall(store, pace=settings.pace, workers=workers)
    if house is not None:
        hall.moderation.take(house.key, house.words)
        hall.retention.keep = house.keep
        hall.alerts.take(house.alerts)
    server = _Server(_config(hall, settings))
    server.ready = partial(_announce, settings, listener.getsockname()[1], echo)
    for asked_to_stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked_to_stop, lambda *_: None)  # the server hears it, ends well, and passes it on to nobody
    try:
        server.run(sockets=[listener])
    finally:
        listener.close()


def _config(hall: Hall, settings: ServerSettings) -> GuardedConfig:
    names, proxies, home = settings.names, settings.proxies, settings.home
    hosts = {*LOCAL, *names} if settings.local or names else None
    app = make_app(hall, hosts=hosts, proxies=proxies, home=home, language=settings.language)
    each = None if home else CONNECTIONS_OF_AN_ADDRESS
    hall.metrics.door = door = Door(most=more_files(CONNECTIONS), most_of_one=each, unlimited=trusted(proxies))
    return GuardedConfig(
        app,
        door,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=KEEP_ALIVE if proxies else 5,
        proxy_headers=False,  # `Proxies` reads them, from those that are listed
        lifespan="on",
    )


def _announce(settings: ServerSettings, port: int, echo: Callable[[str], None]) -> None:
    address = settings.address(port)
    echo(say("hall-open", address=address))
    if not settings.local:
        echo(say("hall-for-everybody"))
    for problem in games.broken():
        echo(say("left-out", why=str(problem)))
    echo(say("stop-by"))
    if settings.browser and _has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
