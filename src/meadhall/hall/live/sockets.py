"""Sockets: one for each open table page. A client that cannot keep up is sent less often, and dropped in the end.

Everything that a client is sent is in its own language: each of its tasks says at its beginning which one that is.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from meadhall.core.diagnosis import place_of
from meadhall.core.errors import MeadhallError
from meadhall.core.language import current, languages, speak
from meadhall.core.scene import plain
from meadhall.hall import limits
from meadhall.hall.connections import ABORT, SEND
from meadhall.hall.identity import address_of, asker_of, identity_of, same_origin
from meadhall.hall.limits import MAX_MESSAGE, Bucket, Share
from meadhall.hall.live import messages
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.messages import PROTOCOL, Ack, ErrorMessage, Hello, Incoming, Outgoing, TableMessage
from meadhall.hall.live.rooms import Room
from meadhall.hall.storage.errors import UNAVAILABLE, StoreError
from meadhall.hall.words import say
from meadhall.table.errors import TableError
from meadhall.table.moments import Seen
from meadhall.table.table_view import ShortChoice, shortly

RATE, BURST = 15, 40
"""Messages a second, and at once, that a socket may send."""
PATIENCE = 15.0
"""Seconds that a client may take to read one message."""
MOST_ANSWERS = 64
"""Answers that may wait for a slow client."""
STRIKES = 100
"""Messages beyond the rate after which a socket is closed."""

GONE, BAD, AWAY, TOO_MUCH, LATER = 4404, 4400, 4403, 1008, 1013
"""Close codes: there is no such table; the protocol is unknown, or the game fails; the house has asked somebody to stay
away; too many messages; the store fails, come back later."""

_decoder = msgspec.json.Decoder(Incoming)
_encoder = msgspec.json.Encoder(enc_hook=plain)


async def table_socket(socket: WebSocket) -> None:
    """The endpoint: from the handshake to the last message."""
    hall: Hall = socket.app.state.hall
    if same_origin(socket) is False:
        await socket.close(1008)
        return
    await socket.accept()  # the server minds those who have gone by then
    try:
        room = await hall.room(socket.path_params["table"], asker_of(socket))
    except MeadhallError as error:
        code = error.code if isinstance(error, TableError | StoreError) else "failed"
        await _turn_away(socket, ErrorMessage(code, str(error)), LATER if isinstance(error, StoreError) else GONE)
        return
    except Exception as error:  # of the game's own code, most likely
        hall.log.error("a table cannot be loaded", table=socket.path_params["table"], exc_info=error)
        await _turn_away(socket, ErrorMessage("failed", say("our-mistake")), BAD)
        return
    person, address = identity_of(socket).person, address_of(socket)
    hall.moderation.saw(person, address)
    with hall.budgets.visiting(person, "sockets", limits.SOCKETS_OF_A_PERSON) as allowed:
        if allowed and hall.budgets.take("sockets", person, address):
            await Connection(socket, hall, room, person, address, identity_of(socket).device).run()
            return
    told = ErrorMessage("too-fast", say("too-many-open"))
    await _turn_away(socket, told, TOO_MUCH, limits.SECONDS_OF_A_REFUSAL)


async def _turn_away(socket: WebSocket, told: ErrorMessage, code: int, seconds: float = 0.0) -> None:
    """Say why somebody may not come in, and end it after a while; who has gone already need not hear it."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(_encoder.encode(told).decode())
        await asyncio.sleep(seconds)
        await socket.close(code)


class Connection:
    """One client at one table."""

    def __init__(
        self,
        socket: WebSocket,
        hall: Hall,
        room: Room,
        person: str | None,
        address: str | None = None,
        device: str | None = None,
    ) -> None:
        self._socket, self._hall, self._room, self._person, self._address = socket, hall, room, person, address
        self.who, self.device = (person, address), device
        self._language = current()  # that of the handshake
        self._send_texts: Callable[[Sequence[bytes]], Awaitable[None]] = socket.scope.get("extensions", {}).get(
            SEND, self._send_one_by_one
        )
        self._bucket, self._strikes = Bucket(Share(BURST, 1 / RATE)), 0
        self._wake = asyncio.Event()
        self._answers: list[Outgoing] = []
        self._hello: Hello | None = None
        self._sent: int | None = None
        self._doing = False
        self._seen: Seen | None = None
        self._here: messages.Here | None = None
        self._chances: messages.Chances | None = None
        self._asking = False
        self._turn: asyncio.Future[None] | None = None
        """In the queue of those who are shown something, while this client is in it."""
        self._waiting_since: float | None = None
        """Since when the client has not taken a message; None while there is none for it."""
        self._dropped = False

    async def run(self) -> None:
        """Read until the client goes; a second task writes, and a timer minds how long the client takes."""
        writer, reader = asyncio.create_task(self._write()), asyncio.current_task()
        assert reader is not None
        self._mind(reader)
        self._room.people.watchers[self._wake.set] = None
        self._room.come(self, self._person, self._address)
        self._hall.metrics.sockets.inc()
        self._hall.visitors.add(self)
        try:
            while await self._read():
                pass
        except (WebSocketDisconnect, RuntimeError):  # Starlette's answer to reading from a socket that is closed
            pass
        except asyncio.CancelledError:
            if not self._dropped:
                raise
        finally:
            self._timer.cancel()
            self._hall.visitors.discard(self)
            self._hall.metrics.sockets.dec()
            self._room.people.watchers.pop(self._wake.set, None)
            self._room.go(self)
            writer.cancel()
            if self._turn is not None:
                self._turn.cancel()

    def send_away(self, code: str) -> None:
        """The house has asked this person to stay away, or the person has taken this device away: tell it, and hang
        up."""
        self._hall.visitors.discard(self)
        self._hall.spawn(self._send_away(code), patient=True)

    async def _send_away(self, code: str) -> None:
        speak(self._language)
        self._answer(ErrorMessage(code, say("banned" if code == "banned" else "shut-out")))
        await asyncio.sleep(0.05)  # so that the answer is out before the end
        await self._socket.close(AWAY)

    # --- Reading ------------------------------------------------------------------------------------------------

    async def _read(self) -> bool:
        """Answer one message; False when it was the last."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return False
        if not self._bucket.take():
            self._strikes += 1
            self._answer(ErrorMessage("too-fast", say("too-fast")))
            await asyncio.sleep(0.02)
            if self._strikes > STRIKES:
                await self._socket.close(TOO_MUCH)
                self._cut_off()  # a close would go on reading until the client closes, too
                return False
            return True
        text = message.get("text")
        if text is None:
            self._answer(ErrorMessage("malformed", say("no-bytes")))
        elif len(text) > MAX_MESSAGE:
            self._answer(ErrorMessage("too-large", say("message-too-large", most=str(MAX_MESSAGE))))
        else:
            await self._understand(text)
        return True

    async def _understand(self, text: str) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            self._hall.metrics.malformed.inc()
            self._answer(ErrorMessage("malformed", say("malformed", why=str(error)), _id_in(text)))
            return
        self._hall.metrics.messages[type(message)].inc()
        if isinstance(message, messages.Ping):
            self._answer(messages.Pong())
        elif isinstance(message, Hello):
            await self._greet(message)
        elif isinstance(message, messages.Watch):
            self._room.watch(self, message.pace)
        elif self._hello is None:
            self._answer(ErrorMessage("hello-first", say("hello-first"), message.id))
        elif isinstance(message, messages.Do):
            await self._do(message)
        elif self._asking:
            self._answer(ErrorMessage("too-fast", say("one-question"), message.id))
        else:
            self._asking = True  # thinking takes a while: meanwhile commands are carried out
            self._hall.spawn(self._explain(message), patient=True)

    async def _explain(self, question: messages.AskHint | messages.AskWhy) -> None:
        answer: Outgoing
        try:
            if isinstance(question, messages.AskWhy):
                answer = messages.WhyMessage(question.id, await self._room.why(self._person, question.touches))
            else:
                queue = self._hall.bot_queue
                found = await queue.hint(self._room, self._person, self._address, only_kept=question.kept)
                answer = messages.HintMessage(question.id, *found)
        except MeadhallError as error:
            answer = ErrorMessage(getattr(error, "code", "failed"), str(error), question.id)
        finally:
            self._asking = False
        self._answer(answer)

    async def _greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            self._answer(ErrorMessage("protocol", say("protocol", version=PROTOCOL)))
            await asyncio.sleep(0.05)  # so that the answer is out before the end
            await self._socket.close(BAD)
            return
        try:
            await self._room.catch_up(hello.seen)
        except StoreError:
            await self._socket.close(LATER)
            return
        if hello.language in languages():
            self._language = hello.language
            speak(self._language)
        self._hello, self._sent, self._seen, self._here, self._chances = hello, None, None, None, None
        self._wake.set()

    async def _do(self, message: messages.Do) -> None:
        begun = time.perf_counter()
        answer: Outgoing
        self._doing = True  # its acknowledgement goes out before the table that it makes
        try:
            self._hall.budgets.spend("changes", None, self._address)
            version = await self._room.do(message.command, self._person, message.id, self._address)
            answer = Ack(message.id, version)
            result = "done"
        except (TableError, StoreError) as error:
            if error.code == UNAVAILABLE:  # it may have been kept: who comes back sends it again, and learns it
                self._hall.metrics.commands["failed"].inc()
                await self._socket.close(LATER)
                return
            answer = ErrorMessage(error.code, str(error), message.id)
            result = "refused" if isinstance(error, TableError) else "failed"
        except Exception as error:
            answer, result = self._mistake(error, message.id), "failed"
        finally:
            self._doing = False
        self._hall.metrics.commands[result].inc()
        self._hall.metrics.command_seconds.observe(time.perf_counter() - begun)
        self._answer(answer)

    # --- Writing ------------------------------------------------------------------------------------------------

    def _answer(self, message: Outgoing) -> None:
        if len(self._answers) < MOST_ANSWERS:
            self._answers.append(message)
        self._wake.set()

    async def _write(self) -> None:
        """Send what there is, as fast as the client reads."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                speak(self._language)
                answers, self._answers = self._answers, []
                hello = self._hello
                if hello is not None and self._may_look(hello):
                    if answers and (hello.board or hello.words or self._room.kept.lock.locked()):
                        await self._send(*answers)  # else both are sent together: it is made at once
                        answers = []
                    if (news := await self._news(hello)) is not None:
                        answers.append(news)
                if answers:
                    await self._send(*answers)
                if hello is not None and (about := await self._surroundings(hello)):
                    await self._send(*about)
        except StoreError:
            if self._socket.client_state is WebSocketState.CONNECTED:
                await self._socket.close(LATER)
        except WebSocketDisconnect:
            pass
        except Exception as error:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self._send(self._mistake(error))
                await self._socket.close(BAD)

    async def _surroundings(self, hello: Hello) -> list[Outgoing]:
        """The people and the chances, where the client has asked for them and does not know them yet."""
        told: list[Outgoing] = []
        if hello.presence:
            async with self._room.held():
                here = self._room.people.here()
            if here != self._here:
                self._here = here
                told.append(here)
        chances = self._room.chances if hello.chances and self._room.table.is_show else None
        if chances is not None and chances is not self._chances:
            self._chances = chances
            told.append(chances)
        return told

    def _mistake(self, error: Exception, asked: str | None = None) -> ErrorMessage:
        """A mistake in the code of the game, or in ours: it is logged, and said to the client with its place."""
        self._hall.log.error("a table has failed", table=self._room.table.id, exc_info=error)
        folder = self._room.table.game.folder
        place = (place_of(error, folder) or "").removeprefix(f"{folder}{os.sep}") or None
        return ErrorMessage("failed", say("game-failed", place=place), asked)

    def _may_look(self, hello: Hello) -> bool:
        """Whether there is something to show, and now: at once to a program that is to move, to others when it is their
        turn, because pictures take longer."""
        table = self._room.table
        if self._doing or (self._sent is not None and self._sent >= table.version):
            return False
        mover = None if table.to_move is None else table.seats[table.to_move].person
        if mover is not None and mover == self._person and not (hello.board or hello.words):
            return True
        if self._turn is None:
            self._turn = self._hall.fair_queue.join()
            self._turn.add_done_callback(lambda _: self._wake.set())
        if not self._turn.done():
            return False
        self._turn = None
        return True

    async def _news(self, hello: Hello) -> TableMessage | None:
        room = self._room
        async with room.held():
            if self._sent is not None and self._sent >= room.table.version:
                return None
            first = self._sent is None
            known = hello.seen if first else self._sent or 0
            full = first and not 0 < known <= room.table.version
            since = 0 if full else known
            view = await room.view_now(self._person, since=since, board=False, words=hello.words)
            news = room.views.news(self._person, self._seen, hello.shape) if hello.board else None
        self._sent = view.version
        short: tuple[ShortChoice, ...] = ()
        if hello.short and view.choices:
            short = shortly(view.choices)
            view = msgspec.structs.replace(view, choices=())
        if news is None:
            return TableMessage(full, view, short_choices=short)
        self._seen = news.seen
        if news.scene is not None and (match := room.table.match) is not None:
            self._hall.looks.keep(match.game.sheet(match.box))
        return TableMessage(full, view, news.scene, news.moments, short)

    async def _send(self, *told: Outgoing) -> None:
        texts = [_encoder.encode(message) for message in told]
        self._waiting_since = time.monotonic()
        try:
            await self._send_texts(texts)
        except (OSError, RuntimeError):  # Starlette's answer to writing to a socket that is closed
            raise WebSocketDisconnect from None
        self._waiting_since = None

    async def _send_one_by_one(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            await self._socket.send_text(text.decode())

    def _cut_off(self) -> None:
        abort = self._socket.scope.get("extensions", {}).get(ABORT)
        if abort is not None:
            abort()

    def _mind(self, reader: "asyncio.Task[None]") -> None:
        """Drop a client that has not taken a message for too long: to end it waits for nothing. Else look again."""
        since = self._waiting_since
        left = PATIENCE if since is None else since + PATIENCE - time.monotonic()
        if left <= 0:
            self._hall.log.info("slow client dropped")
            self._dropped = True
            self._cut_off()  # a close would wait until the client has read what was sent to it
            reader.cancel()
        else:  # one timer for all messages: almost all of them are gone at once
            self._timer = asyncio.get_running_loop().call_later(left, self._mind, reader)


def _id_in(text: str) -> str | None:
    """The id of a command that could not be read otherwise, so that its sender learns which it was."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    command_id = found.get("id") if isinstance(found, dict) else None
    return command_id if isinstance(command_id, str) and len(command_id) <= 64 else None
