"""Mail, if the operator names a server for it: an address that somebody has given and confirmed, and nothing else."""

import asyncio
import os
import secrets
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from meadhall.core.errors import MeadhallError
from meadhall.hall.members.keepsakes import Keepsake
from meadhall.hall.words import say
from meadhall.table.errors import TableError

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

ASKED, CONFIRMED = "mail-asked", "mail"
"""The kinds of keepsakes for an address: one that is still to be confirmed, and one that may be written to."""
PASSWORD = "MEADHALL_SMTP_PASSWORD"
"""The variable of the environment that holds the password for the server."""
LONGEST = 254
_DAY = 86_400.0
_SECONDS = 20.0  # until the server has answered
_FORBIDDEN = set(' \t\r\n<>,;:"()[]\\')


class MailServerError(MeadhallError):
    """The server for mail was named in a way that cannot be."""


class MailAddress(Struct, frozen=True):
    """The address of a person."""

    address: str
    stop: str
    """The secret of the link in every mail that ends them."""
    origin: str
    """The hall, as this person knows it."""


class Letter(Struct, frozen=True):
    """A mail to be sent."""

    to: MailAddress
    subject: str
    text: str


def checked_address(text: str) -> str:
    """An address to which a mail can be sent; a TableError if it is none.

    >>> checked_address(" astrid@example.org ")
    'astrid@example.org'
    """
    address = text.strip()
    name, _, host = address.rpartition("@")
    if not name or "." not in host.strip(".") or len(address) > LONGEST or not _FORBIDDEN.isdisjoint(address):
        raise TableError("bad-text", say("mail-no-address"))
    if not address.isascii():
        raise TableError("bad-text", say("mail-no-address"))
    return address


class MailServer:
    """The server that takes the hall's mail."""

    def __init__(self, address: str, sender: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not sender:
            raise MailServerError(say("mail-server-wrong"))
        self._secured = parts.scheme == "smtps"
        self._host, self._port = parts.hostname, parts.port or (465 if self._secured else 587)
        self._user = unquote(parts.username or "")
        self.sender = sender

    def send(self, letter: Letter) -> None:
        """Send a mail and wait until the server has taken it. A password is only told where nobody else can hear it."""
        mail, context = self._mail(letter), ssl.create_default_context()
        if self._secured:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=_SECONDS, context=context)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=_SECONDS)
        with server:
            server.ehlo()
            if not self._secured and server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
            elif not self._secured and self._user:
                raise smtplib.SMTPNotSupportedError("the server offers no encryption")
            if self._user:
                server.login(self._user, os.environ.get(PASSWORD, ""))
            server.send_message(mail)

    def _mail(self, letter: Letter) -> EmailMessage:
        mail, stop = EmailMessage(), f"{letter.to.origin}/mail/stop/{letter.to.stop}"
        mail["Subject"], mail["From"], mail["To"] = letter.subject, self.sender, letter.to.address
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2].strip(">"))
        mail["List-Unsubscribe"], mail["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
        mail["Auto-Submitted"] = "auto-generated"
        end = say("mail-end")
        mail.set_content(f"{letter.text}\n\n{end}\n{stop}\n")
        return mail


class Mail:
    """The addresses of a hall's people."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.server: MailServer | None = None

    async def of(self, person: str) -> MailAddress | None:
        """The address to which a person wants mail."""
        kept = await self._hall.keepsakes.of(person, CONFIRMED)
        return kept[-1].read(MailAddress) if kept else None

    async def ask(self, person: str, text: str, origin: str) -> None:
        """Send a link to an address: the person who opens it can read what is sent there."""
        address, secret = checked_address(text), secrets.token_urlsafe(16)
        if self.server is None:
            raise TableError("bad-text", say("mail-none"))
        asked = MailAddress(address, secrets.token_urlsafe(16), origin)
        await self._hall.keepsakes.keep_under(secret, person, ASKED, asked, self._hall.now() + _DAY)
        text = say("mail-confirm-text", link=f"{origin}/mail/confirm/{secret}")
        await self.send(Letter(asked, say("mail-confirm-subject"), text))

    async def confirm(self, asked: Keepsake) -> None:
        """Write to an address from now on, in place of another one."""
        address = asked.read(MailAddress)
        await self._hall.keepsakes.take(asked)
        await self._hall.keepsakes.keep_under(address.stop, asked.person, CONFIRMED, address)

    async def drop(self, person: str) -> None:
        """Forget the address of a person."""
        await self._hall.keepsakes.drop_all(person, CONFIRMED, ASKED)

    async def send(self, letter: Letter) -> bool:
        """Send a mail, in a thread; whether the server has taken it."""
        if self.server is None:
            return False
        try:
            await asyncio.to_thread(self.server.send, letter)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            self._hall.log.warning("a mail was not sent", text=type(error).__name__)
            return False
        return True
