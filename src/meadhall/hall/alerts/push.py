"""The browsers that wish to be told by push, and how a message gets there.

An address comes from a browser, so from anybody: the hall sends nothing to any other place than the push services that
it knows, and those that its operator has named.
"""

import asyncio
import hashlib
import http.client
import ssl
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from meadhall.hall.alerts.web_push import BrowserKeys, HallKey, encrypted
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.writes import RowsWrite
from meadhall.hall.words import say
from meadhall.table.errors import TableError

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

KIND = "push"
SERVICES = (
    "fcm.googleapis.com",
    "jmt17.google.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""The push services of the makers of browsers."""
MOST_OF_ONE = 10
"""Browsers of one person; the one that subscribed first goes when there are more."""
_KEY = "vapid"
_SECONDS = 10.0  # until a push service has answered
_KEPT = 86_400  # seconds for which it keeps a message for a browser that is away
_GONE = (404, 410)


class Subscription(Struct, frozen=True):
    """A browser that wishes to be told."""

    endpoint: str
    p256dh: str
    auth: str
    origin: str = ""
    """The hall, as this browser knows it."""

    @property
    def name(self) -> str:
        """Under which it is kept."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()[:32]


class PushMessage(Struct, frozen=True):
    """The message for the browser: it shows the title and the text, and opens the address when it is touched."""

    title: str
    body: str
    url: str
    tag: str
    count: int


class Push:
    """All browsers of a hall's people that wish to be told."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.services: tuple[str, ...] = ()
        """The origins of further push services, which the operator has named."""
        self._key: HallKey | None = None

    async def key(self) -> HallKey:
        """The key of the hall; the first node that needs one makes it."""
        if self._key is None:
            found = await self._hall.found("hall_keys", name=_KEY)
            if not found:
                await self._hall.save(RowsWrite("hall_keys", [(_KEY, HallKey.new())]))
                found = await self._hall.found("hall_keys", name=_KEY)
            self._key = HallKey(found[0][1])
        return self._key

    def check(self, subscription: Subscription) -> None:
        """A TableError if nothing may, or can, be sent there."""
        try:
            endpoint = urlsplit(subscription.endpoint)
            BrowserKeys(subscription.p256dh, subscription.auth).check()
            host, origin = endpoint.hostname or "", f"{endpoint.scheme}://{endpoint.netloc}"
            ours = endpoint.scheme == "https" and endpoint.port in (None, 443)
        except ValueError:
            raise TableError("bad-text", say("push-unusable")) from None
        known = ours and any(host == service or host.endswith(f".{service}") for service in SERVICES)
        if not known and origin not in self.services:
            raise TableError("bad-text", say("push-unknown", host=host[:80]))

    async def subscribe(self, person: str, subscription: Subscription) -> None:
        """Tell this browser, too, from now on."""
        self.check(subscription)
        kept = await self._hall.keepsakes.of(person, KIND)
        for old in [each for each in kept if each.name != subscription.name][: -(MOST_OF_ONE - 1)]:
            await self._hall.keepsakes.drop(person, KIND, old.name)
        await self._hall.keepsakes.keep(person, KIND, subscription.name, subscription)

    async def of(self, person: str) -> list[Subscription]:
        """The browsers of a person that wish to be told."""
        return [each.read(Subscription) for each in await self._hall.keepsakes.of(person, KIND)]

    async def send(self, person: str, message: PushMessage) -> int:
        """Send a message to all browsers of a person; returns how many push services have taken it."""
        taken = [await self._send(person, each, message) for each in await self.of(person)]
        return sum(taken)

    async def _send(self, person: str, to: Subscription, message: PushMessage) -> bool:
        try:
            self.check(to)
            key, now = await self.key(), self._hall.now()
            body = encrypted(msgspec.json.encode(message), BrowserKeys(to.p256dh, to.auth))
            headers = {
                "authorization": key.authorization(to.endpoint, to.origin, now),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(_KEPT),
                "topic": hashlib.sha256(message.tag.encode()).hexdigest()[:32],  # it replaces an older one
                "urgency": "normal",
            }
            status = await asyncio.to_thread(post, to.endpoint, body, headers)
        except (OSError, http.client.HTTPException, StoreError, TableError, ValueError) as error:
            self._hall.log.warning("a push was not sent", text=type(error).__name__)
            return False
        if status in _GONE:
            await self._hall.keepsakes.drop(person, KIND, to.name)
        elif status >= 300:
            self._hall.log.warning("a push was refused", status=status)
        return 200 <= status < 300


def post(address: str, body: bytes, headers: dict[str, str]) -> int:
    """Send something, and follow no further address; returns the status of the answer."""
    parts = urlsplit(address)
    host, port = parts.hostname or "", parts.port
    if parts.scheme == "https":
        secured = ssl.create_default_context()
        connection: http.client.HTTPConnection = http.client.HTTPSConnection(
            host, port, timeout=_SECONDS, context=secured
        )
    else:
        connection = http.client.HTTPConnection(host, port, timeout=_SECONDS)
    try:
        connection.request("POST", f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}", body, headers)
        answer = connection.getresponse()
        answer.read(4096)
        return answer.status
    finally:
        connection.close()
