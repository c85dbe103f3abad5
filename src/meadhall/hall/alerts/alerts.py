"""Alerts: the people for whom a table waits are told, once, by the ways that they have chosen.

A text names the game and the people at the table. It is made of what a list of tables shows: nothing of a position.
"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from meadhall.core.language import speaking
from meadhall.hall.alerts import choices as chosen
from meadhall.hall.alerts import waits
from meadhall.hall.alerts.choices import AlertChoices
from meadhall.hall.alerts.mail import Letter, Mail, MailServer
from meadhall.hall.alerts.push import Push, PushMessage
from meadhall.hall.alerts.vacation import vacation_of
from meadhall.hall.alerts.waits import AWAY, Wait, WaitingTable
from meadhall.hall.live.game_loader import game_title
from meadhall.hall.members.settings import LANGUAGE
from meadhall.hall.storage.group_commit import AnyWrite
from meadhall.hall.storage.writes import RowsWrite
from meadhall.hall.words import PHRASES, say

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall


class AlertSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The operator's settings for alerts."""

    smtp: str = ""
    """The server that takes mail: `smtps://user@host:465`, or `smtp://host:25`. Without one there is no mail."""
    sender: str = ""
    """The sender of mail."""
    push: tuple[str, ...] = ()
    """The origins of push services beside those of the makers of browsers: `https://push.example`."""


class Alerts:
    """The alerts of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.push, self.mail = Push(hall), Mail(hall)

    def take(self, settings: AlertSettings) -> None:
        """Take over the settings of the operator."""
        self.push.services = settings.push
        self.mail.server = MailServer(settings.smtp, settings.sender) if settings.smtp else None

    def kept(self, writes: Sequence[AnyWrite]) -> None:
        """Tell people at once for whom these writes were kept, if an alert is due."""
        now = self._hall.now()
        for write in writes:
            if isinstance(write, RowsWrite) and write.into == "waits":
                for wait in (Wait(*row) for row in write.rows):  # type: ignore[arg-type]
                    if wait.tell is not None and wait.tell <= now:
                        self._hall.spawn(self.tell(wait.person))

    # --- Telling ------------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Tell everybody whose alerts are due: those that were put off, or that a node has left that is gone."""
        due = await asyncio.to_thread(waits.alerts_due, self._hall.store, self._hall.now())
        for person in sorted({wait.person for wait in due}):
            await self.tell(person)

    async def tell(self, person: str) -> None:
        """Tell a person what is due; what was put off is written down."""
        hall, now = self._hall, self._hall.now()
        due = await asyncio.to_thread(waits.alerts_due, hall.store, now, person)
        if not due:
            return
        choices, muted = await self.choices(person), await self.muted(person)
        away = await vacation_of(hall, person)
        reached = bool(await self.push.of(person) or await self.mail.of(person))
        told = list[Wait]()
        for wait in due:
            later: float | None = None
            if reached and wait.table not in muted:
                when = max(choices.when(wait.since, now), away or 0.0)
                when = now + AWAY if when <= now and await self._is_there(wait) else when
                later = when if when > now else None
            taken = await hall.save_first(wait.taken(later))  # else another node has, or the table waits no more
            if taken and reached and later is None and wait.table not in muted:
                told.append(wait)
        if told:
            await self._send(person, told, choices)

    async def _is_there(self, wait: Wait) -> bool:
        """Whether a person looks at the table, as far as this node or the store knows."""
        if (room := self._hall.rooms.get(wait.table)) is not None:
            return wait.person in room.people.persons
        if (nodes := self._hall.store.nodes) is None:
            return False
        there = await asyncio.to_thread(nodes.presence, [wait.table])
        return any(wait.person in each.persons for each in there.get(wait.table, {}).values())

    async def _send(self, person: str, told: Sequence[Wait], choices: AlertChoices) -> None:
        hall, known = self._hall, {wait.table for wait in told}
        tables = await asyncio.to_thread(waits.waiting_for, hall.store, person, hall.now())
        about = [table for table in tables if table.table in known]
        if not about:
            return
        with speaking((await hall.settings.of(person)).get(LANGUAGE) or choices.language):
            title, body = heading_of(about), "\n".join(line_of(each) for each in about)
            url = f"/t/{about[0].table}" if len(about) == 1 else "/next"
            tag = about[0].table if len(about) == 1 else "many"
            await self.push.send(person, PushMessage(title, body, url, tag, len(tables)))
            if (address := await self.mail.of(person)) is not None:
                links = "\n\n".join(f"{line_of(each)}\n{address.origin}/t/{each.table}" for each in about)
                await self.mail.send(Letter(address, title, links))

    # --- What people have chosen ----------------------------------------------------------------------------------

    async def choices(self, person: str) -> AlertChoices:
        """How a person wants to be told."""
        kept = await self._hall.keepsakes.get(person, chosen.KIND, chosen.NAME, AlertChoices)
        return kept if kept is not None else AlertChoices()

    async def choose(self, person: str, choices: AlertChoices) -> None:
        """Keep how a person wants to be told."""
        await self._hall.keepsakes.keep(person, chosen.KIND, chosen.NAME, choices)

    async def muted(self, person: str) -> set[str]:
        """The tables that send a person no alerts."""
        return {each.name for each in await self._hall.keepsakes.of(person, chosen.MUTED)}

    async def mute(self, person: str, table: str, *, mute: bool) -> None:
        """Let a table send a person no alerts, or again."""
        if mute:
            await self._hall.keepsakes.keep(person, chosen.MUTED, table, None)
        else:
            await self._hall.keepsakes.drop(person, chosen.MUTED, table)

    async def waiting(self, person: str) -> list[WaitingTable]:
        """The tables that wait for a person, those that have waited longest first."""
        return await asyncio.to_thread(waits.waiting_for, self._hall.store, person, self._hall.now())


# --- Texts --------------------------------------------------------------------------------------------------------


def others_of(names: Sequence[str], own: str) -> str:
    """The people at a table, without the one who reads: once, if another one has the same name."""
    left = [name for name in names if name]
    if own in left:
        left.remove(own)
    return PHRASES.join(left)


def heading_of(tables: Sequence[WaitingTable]) -> str:
    """The heading of an alert about these tables."""
    if len(tables) == 1:
        return say(f"alert-{tables[0].kind}", game=game_title(tables[0].game))
    return say("alert-many", count=len(tables))


def line_of(table: WaitingTable) -> str:
    """A table that waits, as a sentence."""
    return say(f"alert-{table.kind}-at", game=game_title(table.game), names=others_of(table.names, table.own))
