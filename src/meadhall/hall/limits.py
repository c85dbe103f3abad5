"""Limits: how often and how much anybody may ask. All of them are here, and `docs/operations.md` tells them.

A person has a budget, and all who share an address have a larger one together: tokens are free. At home addresses have
no budget. Each of several nodes counts by itself; budgets that are `shared` are counted in the store (`Hall.spend`).
"""

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network

from msgspec import Struct

from meadhall.hall.caches import Cache
from meadhall.hall.storage.nodes import Claim
from meadhall.hall.words import say
from meadhall.table.errors import TableError

MAX_MESSAGE = 8 * 1024
"""Longest message on a socket, in bytes; a longer one is answered by an error."""
MAX_FRAME = 64 * 1024
"""A frame longer than this ends the connection."""
MAX_BODY = 64 * 1024
"""Longest body of a request, in bytes."""
MAX_FORM = 256 * 1024
"""Longest form of the workshop, in bytes."""
MAX_UPLOAD = 2 * 1024 * 1024
"""Longest body where a game file may be sent."""
MOST_NESTED = 16
"""How deep variations of variations may be nested."""
MAX_FIELDS, MAX_FILES = 200, 4
"""Most fields and files in a form."""
UPLOADS = ("/replay", "/dice", "/dice/draws")
MAX_EDITION = 6 * 1024 * 1024
"""Longest body where an edition may be sent with its pictures."""
OF_WORKSHOP = "/workshop/"

CONNECTIONS, CONNECTIONS_OF_AN_ADDRESS = 10_000, 400
"""Open at a time."""
SOCKETS_OF_A_PERSON = 60
"""Tables that one person looks at, at a time."""
UPLOADS_AT_ONCE = 8
"""Game files that one address sends at the same time."""
SECONDS_FOR_HEADERS, SECONDS_FOR_A_BODY = 15.0, 120.0
"""How long a request may take to arrive."""
SECONDS_TO_LEAVE = 5.0
"""How long a client may go on sending the body of a request that was answered already."""
SECONDS_OF_A_REFUSAL = 1.0
"""How long a refusal is held back, so that it costs the hall less than the client."""
SECONDS_TO_READ = 30.0
"""How long a client may read nothing of what was sent to it."""
SECONDS_BETWEEN_PINGS, SECONDS_FOR_A_PONG = 20.0, 10.0
"""After how long a silence a socket is asked whether anybody is there, and how long the answer may take."""


def most_bytes(path: str) -> int:
    """The longest body that may be sent to an address.

    >>> most_bytes("/play") < most_bytes("/replay")
    True
    """
    if path.startswith(OF_WORKSHOP):
        return MAX_EDITION if path.endswith("/upload") else MAX_UPLOAD if path.endswith("/picture") else MAX_FORM
    return MAX_UPLOAD if path in UPLOADS else MAX_BODY


class Share(Struct, frozen=True):
    """So many at once, and one more every so many seconds."""

    at_once: int
    seconds: float


FRAMES, BYTES = Share(400, 1 / 60), Share(1024 * 1024, 1 / (128 * 1024))
"""How much one socket may send: frames of every kind, and bytes. One that sends more is cut off before it is read."""
FRAMES_OF_AN_ADDRESS, BYTES_OF_AN_ADDRESS = Share(4000, 1 / 600), Share(8 * 1024 * 1024, 1 / (1024 * 1024))
"""How much all sockets of one address may send together."""


class Budget(Struct, frozen=True):
    """How much of something there is for a person, and for all at one address; `too-many-NAME` tells it is spent."""

    address: Share
    person: Share | None = None
    home: bool = False
    """Whether it counts at home, too, because it keeps the machine busy."""
    shared: bool = False
    """Whether all nodes of a hall count it together."""


BUDGETS = {
    "pages": Budget(Share(600, 1 / 60)),
    "changes": Budget(Share(200, 1 / 50)),
    "tokens": Budget(Share(60, 1.0), shared=True),
    "tables": Budget(Share(60, 2.0), Share(12, 15.0), shared=True),
    "bots": Budget(Share(200, 1.0), Share(40, 5.0), shared=True),
    "shows": Budget(Share(100, 1 / 8), Share(40, 0.5)),
    "sockets": Budget(Share(400, 1 / 20), Share(60, 1.0)),
    "chats": Budget(Share(60, 0.5), Share(8, 2.0)),
    "uploads": Budget(Share(40, 1.5), Share(10, 6.0), shared=True),
    "storage": Budget(Share(32_768, 1.0), Share(16_384, 2.0), shared=True),
    "building": Budget(Share(30, 2.0), Share(20, 3.0)),
    "hints": Budget(Share(30, 0.5), Share(4, 2.0), home=True),
    "analyses": Budget(Share(12, 10.0), Share(4, 30.0), home=True, shared=True),
    "tries": Budget(Share(60, 1 / 6), Share(10, 1.0), home=True),
    "reports": Budget(Share(20, 15.0), Share(5, 60.0), shared=True),
    "forgets": Budget(Share(10, 600.0), Share(2, 600.0), shared=True),
    "keys": Budget(Share(10, 6.0), home=True, shared=True),
    "editions": Budget(Share(400, 1.0), Share(120, 2.0), shared=True),
    "labs": Budget(Share(12, 60.0), Share(4, 300.0), home=True, shared=True),
    "links": Budget(Share(60, 5.0), Share(20, 15.0), shared=True),
    "mails": Budget(Share(20, 60.0), Share(4, 600.0), home=True, shared=True),
    "invitations": Budget(Share(60, 10.0), Share(10, 60.0), home=True, shared=True),
    "rounds": Budget(Share(64, 4.0), Share(32, 15.0), shared=True),
    "joins": Budget(Share(64, 2.0), Share(12, 15.0), shared=True),
    "codes": Budget(Share(10, 30.0), home=True, shared=True),
    "downloads": Budget(Share(20, 30.0), Share(4, 60.0), shared=True),
}
"""All budgets: `pages` are requests that change nothing, `changes` all others; `bots` are seats that bots are asked to;
`shows` are decisions of bots among themselves, which they make for those who watch; `storage` are kilobytes of files
that are kept; `building` are seconds of the processor for pages of replays and analyses; `forgets` are wishes to be
forgotten; `keys` are tries to open the page of the house; `editions` are changes of editions in the workshop, and
`labs` tests, tunings and trainings there; `links` are links and codes for one more device of a person; `mails` are
addresses that are asked whether they want mail; `invitations` are sent to people whom one knows; `rounds` are the
tables that a host lets an evening open, and `joins` are people who join one; `codes` are tries to come in as somebody,
by a recovery code or a passkey; `downloads` are archives of all games of a person."""


class Bucket:
    """So many at once, and then so many a second.

    >>> time = iter([0.0, 0.0, 0.0, 0.0, 0.5])
    >>> bucket = Bucket(Share(at_once=2, seconds=0.5), now=lambda: next(time))
    >>> bucket.take(), bucket.take(), bucket.take(), bucket.take()
    (True, True, False, True)
    """

    def __init__(self, share: Share, now: Callable[[], float] = time.monotonic) -> None:
        self._share, self._now = share, now
        self._left, self._since = float(share.at_once), now()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is allowed, or so much. Only a client that owes something is refused a cost of nothing."""
        now = self._now()
        self._left = min(self._share.at_once, self._left + (now - self._since) / self._share.seconds)
        self._since = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def charge(self, cost: float) -> None:
        """Take for something whose cost is known only afterwards: a client that has too little owes the rest."""
        self._left -= cost


class Buckets(Cache[str, Bucket]):
    """A bucket for each client, as many as fit; the one that was silent longest is forgotten."""

    def __init__(self, share: Share, most: int = 10_000, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(most)
        self._share, self._now = share, now

    def of(self, client: str) -> Bucket:
        """The bucket of a client."""
        if client not in self:
            self.put(client, Bucket(self._share, self._now))
        return self[client]


class Crowd:
    """How many of something each client has under way."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def enter(self, client: str, most: int) -> bool:
        """Whether a client may have one more; `leave` must follow if so."""
        if self._open[client] >= most:
            return False
        self._open[client] += 1
        return True

    def leave(self, client: str) -> None:
        """A client has one fewer."""
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]


class Budgets:
    """How much everybody has left of every budget, in one hall."""

    def __init__(self, now: Callable[[], float] = time.monotonic, budgets: dict[str, Budget] = BUDGETS) -> None:
        self._budgets = budgets
        self._addresses = {name: Buckets(budget.address, now=now) for name, budget in budgets.items()}
        self._persons = {
            name: Buckets(each.person, now=now) for name, each in budgets.items() if each.person is not None
        }
        self.crowd = Crowd()
        self.refused: Counter[str] = Counter()
        """How often each of them was empty."""

    def take(self, name: str, person: str | None, address: str | None, cost: float = 1.0) -> bool:
        """Whether a person at an address, or at home where there is none, may have one more, or so much."""
        allowed = all(bucket.take(cost) for bucket in self._buckets(name, person, address))
        if not allowed:
            self.refused[name] += 1
        return allowed

    def _buckets(self, name: str, person: str | None, address: str | None) -> Iterator[Bucket]:
        """The buckets from which a request takes: first the person's, then that of the address."""
        budget = self._budgets[name]
        if address is None and not budget.home:
            return
        if budget.person is not None and person is not None:
            yield self._persons[name].of(person)
        if address is not None:
            yield self._addresses[name].of(address)

    def spend(self, name: str, person: str | None, address: str | None, cost: float = 1.0) -> None:
        """Take from a budget; a TableError if too little is left."""
        if not self.take(name, person, address, cost):
            raise TableError("too-fast", say(f"too-many-{name}"))

    def charge(self, name: str, person: str | None, address: str | None, cost: float) -> None:
        """Take for something whose cost is known only now that it is done."""
        for bucket in self._buckets(name, person, address):
            bucket.charge(cost)

    def refusal(self, name: str) -> TableError:
        """The error for a budget of which nothing is left; it is counted."""
        self.refused[name] += 1
        return TableError("too-fast", say(f"too-many-{name}"))

    def claims(self, name: str, person: str | None, address: str | None, cost: float = 1.0) -> list[Claim]:
        """The claims that all nodes count together, the person's first; none for a budget that each counts by itself.

        >>> Budgets().claims("pages", None, "203.0.113.7")
        []
        >>> [(claim.cost, claim.most) for claim in Budgets().claims("tables", "astrid", "203.0.113.7")]
        [(15.0, 180.0), (2.0, 120.0)]
        """
        budget, claims = self._budgets[name], list[Claim]()
        if not budget.shared or cost == 0 or (address is None and not budget.home):
            return claims
        for share, kind, who in ((budget.person, "person", person), (budget.address, "address", address)):
            if share is not None and who is not None:
                client = hashlib.sha256(f"{name} {kind} {who}".encode()).hexdigest()[:32]
                claims.append(Claim(client, cost * share.seconds, share.at_once * share.seconds))
        return claims

    @contextmanager
    def visiting(self, client: str | None, what: str, most: int) -> Iterator[bool]:
        """Whether a person or an address may have one more of `what` under way, until the block ends."""
        who = f"{what} {client}"
        allowed = client is None or self.crowd.enter(who, most)
        if not allowed:
            self.refused[what] += 1
        try:
            yield allowed
        finally:
            if allowed and client is not None:
                self.crowd.leave(who)


def client_of(host: str) -> str:
    """The name of an address in budgets: of IPv6 the first half, since everybody has all of the second.

    >>> client_of("203.0.113.7"), client_of("::ffff:203.0.113.7"), client_of("2001:db8:1:2:3:4:5:6")
    ('203.0.113.7', '203.0.113.7', '2001:db8:1:2::/64')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
