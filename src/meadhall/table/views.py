"""Views of a table: everything that may leave a table, as one person sees it. The only exit.

A person sees and hears through the seat that they hold. One with several seats shares a screen with others: they see
through the seat to move, if it is theirs, and otherwise see and hear as a spectator.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Literal

from meadhall.core.constants import SPECTATOR
from meadhall.core.dice import commitment_of
from meadhall.core.game import View
from meadhall.core.gamefile import RESULTS
from meadhall.core.language import current
from meadhall.core.match import Match
from meadhall.core.record import to_bytes
from meadhall.core.scene import Shape
from meadhall.core.text import Name
from meadhall.table.announcements import Announcement, LogLine
from meadhall.table.entries import UndoAsked
from meadhall.table.errors import PHRASES
from meadhall.table.moments import Ear, Moments, News, Seen
from meadhall.table.outcome import outcome_of
from meadhall.table.positions import Positions, PositionView
from meadhall.table.seating import is_free
from meadhall.table.story import EndStory, story
from meadhall.table.table import Table
from meadhall.table.table_view import DiceView, Ending, ProposalView, SeatScore, SeatView, TableView
from meadhall.table.undo import undo_offer


class TableViews:
    """The views of the people at one table, with everything that is worth keeping from one look to the next.

    Everybody is told everything in the language that is spoken when they look: what is kept is kept for each language.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._ears: dict[tuple[str, int], Ear] = {}
        self._positions = Positions(helps=not table.opened.rated)
        self._moments = Moments(table, self._positions)
        self._stories: dict[tuple[str, int], EndStory] = {}

    def of(
        self, person: str | None, now: float, *, since: int = 0, board: bool = True, words: bool = True
    ) -> TableView:
        """The view of a person; of the log it has only the part that is newer than the version `since`."""
        table, you = self.table, tuple(self.table.held(person))
        eye = self.eye(you)
        seen, to_move = self._position(eye), table.to_move
        lines = self._heard(self._ear(you)).lines
        return TableView(
            table=table.id,
            version=table.version,
            position=table.position,
            phase=table.phase,
            game=table.game.name,
            title=table.game.title,
            options=table.opened.options,
            clock=table.opened.clock,
            hints=table.opened.hints,
            rated=table.opened.rated,
            secrets=table.game.secrets,
            seats=tuple([self._seat(number, person, now, seen) for number in range(len(table.seats))]),
            you=you,
            host=person is not None and person == table.host,
            to_move=to_move,
            since=table.waiting_since,
            eye=None if eye == SPECTATOR else eye,
            prompt=self._prompt(you, seen),
            words=seen.words if seen and words else None,
            board=seen.svg() if seen and board else None,
            choices=seen.choices if seen and to_move is not None and to_move == eye else (),
            notes=seen.notes if seen and to_move is not None and to_move == eye else {},
            asks=seen.asks if seen and to_move is not None and to_move == eye else {},
            undo=self._undo(person, now),
            practice=table.practice,
            asked=self._asked(person),
            result=self._result(self._ear(you)),
            dice=self._dice(),
            rematch=tuple(n for n, seat in enumerate(table.seats) if seat.person in table.rematch),
            next=table.next,
            lines=tuple(lines[bisect_right(lines, since, key=lambda line: line.version) :]),
        )

    def _prompt(self, you: Sequence[int], seen: "PositionView | None") -> str:
        table = self.table
        if table.phase == "called":
            return PHRASES.say("game-called")
        if table.resigned is not None:
            name = Name(table.names[table.resigned], len(you) == 1 and table.resigned in you)
            if table.resigned_why == "resigned":
                return PHRASES.say("seat-resigned", name=name)
            return PHRASES.say(f"seat-lost-{table.resigned_why}", before=name)
        return seen.prompt if seen else ""

    def eye(self, you: Sequence[int]) -> int:
        """Through whose eyes somebody with these seats sees the position."""
        if len(you) == 1:
            return you[0]
        to_move = self.table.to_move
        return to_move if to_move is not None and to_move in you else SPECTATOR

    def _ear(self, you: Sequence[int]) -> int:
        """Through whose ears somebody with these seats hears the log: somebody with one seat is called "you" there."""
        return you[0] if len(you) == 1 else SPECTATOR

    def untold(self, person: str | None) -> int:
        """How much of the past a person's log does not hold yet: telling it takes a while."""
        ear = self._ears.get((current(), self._ear(self.table.held(person))))
        return len(self.table.past) - (len(ear.told) if ear is not None else 0)

    def _heard(self, eye: int) -> Ear:
        if (ear := self._ears.get((current(), eye))) is None:
            ear = self._ears[current(), eye] = Ear(eye)
        past, lines = self.table.past, ear.lines
        if len(ear.told) < len(past):
            self.table.recall()
            for item in past[len(ear.told) :]:
                if isinstance(item, Announcement):
                    ear.told.append((None, len(lines)))
                    lines.append(item.line(eye))
                    continue
                match, step = self._match(), item.step  # its listener is called "you"
                event = match.tell_after(step, self._positions.heard(match, step.after, eye, item.names))
                ear.told.append((event, len(lines)))
                if event is not None:
                    seat = step.who if step.who >= 0 else None
                    lines.append(LogLine(item.version, "move", event.text, seat, event.places))
        return ear

    def news(self, person: str | None, seen: Seen | None, shape: Shape) -> News | None:
        """The news for a person who has seen that: moments, or a whole scene; None where there is none."""
        you = self.table.held(person)
        return self._moments.news(seen, you, self.eye(you), self._heard(self._ear(you)), shape)

    def view(self, seat: int) -> View[Any, Any]:
        """The knowledge of a seat, or of a spectator: for bots, which get nothing else."""
        return self._match().view(seat)

    def history(self, seat: int) -> tuple[tuple[int, int], ...]:
        """The events that were not taken back, as a seat saw them: who, and what or UNSEEN. For bots."""
        self.table.recall()
        return self._match().history(seat)

    def _match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def _position(self, eye: int) -> "PositionView | None":
        match = self.table.match
        return None if match is None else self._positions.of(match, to_bytes(match.state), eye, self.table.names)

    def _seat(self, number: int, person: str | None, now: float, seen: "PositionView | None") -> SeatView:
        table, seat = self.table, self.table.seats[number]
        host = seat.person is not None and seat.person == table.host
        left = table.clocks.left(number, now)
        yours = person is not None and seat.person == person
        side = table.game.declared(f"side-{number + 1}") if table.game.sides else ""
        kept = table.phase == "playing" and seat.is_kept(now)
        return SeatView(
            seat.name or PHRASES.say("open-seat", seat=number + 1),
            seat.kind,
            seat.bot,
            yours,
            host,
            is_free(table, number, person),
            left and round(left, 1),
            side,
            seat.kept_name if kept else None,
            seat.kept_until if kept else None,
            bool(seat.salt),
            seen.standing[number] if seen else "",
        )

    def _undo(self, person: str | None, now: float) -> Literal["no", "free", "practice", "ask"]:
        offer = undo_offer(self.table, person, now) if person is not None else "not-seated"
        if isinstance(offer, str):
            return "no"
        return "ask" if isinstance(offer, UndoAsked) else "practice" if offer.practice else "free"

    def _asked(self, person: str | None) -> ProposalView | None:
        proposal = self.table.proposal
        if proposal is None:
            return None
        return ProposalView(proposal.seat, proposal.by == person, person is not None and person in proposal.agreed)

    def _result(self, ear: int) -> Ending | None:
        table = self.table
        if table.phase != "over" or table.match is None:
            return None
        ended = outcome_of(table)
        if table.resigned is not None:
            scores = tuple(SeatScore(RESULTS[each.result], each.place, None, ()) for each in ended)
            return Ending(scores, {}, (), "", (), resigned=True)
        view = table.match.view()
        outcome, scoring = table.game.outcome(view), table.game.words.scoring(view)
        scores = tuple(
            SeatScore(RESULTS[each.result], each.place, each.points, tuple((text, number) for text, number in lines))
            for each, lines in zip(ended, scoring, strict=True)
        )
        ahead = {one - other for one in outcome.points or () for other in outcome.points or () if one > other}
        counted = {number: table.game.counted(number) for number in {*(outcome.points or ()), *ahead}}
        return Ending(scores, counted, outcome.awards, *self._story(ear))

    def _story(self, ear: int) -> EndStory:
        """How the game went, told once to each pair of ears, in each language."""
        if (found := self._stories.get((current(), ear))) is None:
            self.table.recall()
            found = self._stories[current(), ear] = story(self._match(), ear)
        return found

    def _dice(self) -> DiceView:
        table = self.table
        ended = table.phase in ("over", "called")
        following = table.opened.next_secret if table.phase == "over" else b""
        return DiceView(
            table.game.has_chance
            and table.opened.taken is None,  # a game that is taken over is played to learn, with dice of the hall
            table.dice.commitment,
            table.salts,
            table.opened.secret.hex() if ended else None,
            commitment_of(following) if following else None,
            table.opened.taken.position if table.opened.taken is not None and table.game.has_chance else None,
        )
