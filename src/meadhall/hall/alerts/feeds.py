"""The tables that wait for somebody as a calendar (RFC 5545) and a feed (RFC 4287), for programs that ask now and then.

The address is the key: nobody guesses it, and another one takes its place whenever its person wishes.
"""

import secrets
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element, SubElement, tostring

from meadhall.core.language import current
from meadhall.hall.alerts.alerts import heading_of, line_of
from meadhall.hall.alerts.waits import TURN, WaitingTable
from meadhall.hall.words import say

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

KIND = "feed"
_ATOM = "http://www.w3.org/2005/Atom"
_LONGEST = 73  # bytes of a line, after which a calendar goes on in the next


async def new_feed(hall: "Hall", person: str) -> str:
    """The secret of a new address for a person's calendar and feed; the one before stops working."""
    secret = secrets.token_urlsafe(24)
    await hall.keepsakes.keep_under(secret, person, KIND)
    return secret


def calendar(tables: Sequence[WaitingTable], origin: str, now: float) -> str:
    """A calendar with an event for each table: when its time is up, or since when it waits."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Meadhall//Meadhall//EN", f"X-WR-CALNAME:{_text(say('feed'))}"]
    lines += ["REFRESH-INTERVAL;VALUE=DURATION:PT15M", "X-PUBLISHED-TTL:PT15M"]
    for each in tables:
        until = each.due if each.kind == TURN and each.due is not None else each.since
        lines += [
            "BEGIN:VEVENT",
            f"UID:{each.table}-{each.number}@meadhall",
            f"DTSTAMP:{_moment(now)}",
            f"DTSTART:{_moment(until)}",
            f"SUMMARY:{_text(line_of(each))}",
            f"URL:{origin}/t/{each.table}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in _folded(line))


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    """A text as calendars have it: nothing in it begins another line."""
    text = " ".join(text.split())
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")


def _folded(line: str) -> Iterator[str]:
    """A line, cut where it is too long, never within a letter."""
    part, size = "", 0
    for letter in line:
        length = len(letter.encode())
        if size + length > _LONGEST:
            yield part
            part, size = " ", 1
        part, size = part + letter, size + length
    yield part


def feed(tables: Sequence[WaitingTable], origin: str, now: float) -> bytes:
    """A feed with an entry for each table."""
    root = Element("feed", {"xmlns": _ATOM, "xml:lang": current()})
    SubElement(root, "id").text = f"{origin}/next"
    SubElement(root, "title").text = say("feed")
    SubElement(root, "updated").text = _stamp(max((each.since for each in tables), default=now))
    SubElement(SubElement(root, "author"), "name").text = "Meadhall"
    for each in tables:
        entry = SubElement(root, "entry")
        SubElement(entry, "id").text = f"{origin}/t/{each.table}#{each.number}"
        SubElement(entry, "title").text = heading_of([each])
        SubElement(entry, "updated").text = _stamp(each.since)
        SubElement(entry, "link", {"href": f"{origin}/t/{each.table}"})
        SubElement(entry, "summary").text = line_of(each)
    return bytes(tostring(root, "utf-8", xml_declaration=True))


def _stamp(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
