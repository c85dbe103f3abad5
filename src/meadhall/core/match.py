"""Match: one game being played, with the manners of a good chess library.

>>> import meadhall
>>> match = meadhall.game("hagar").start(players=2, seed=3)
>>> len(match.legal), "keep" in match.legal
(4, True)
>>> match.play("reroll red")
Action(number=1, text='reroll red')
>>> match.play("drink mead")
Traceback (most recent call last):
    ...
meadhall.core.errors.UnreadableAction: "drink mead" is no action of this game
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from meadhall.core.constants import CHANCE, OVER, SPECTATOR, UNSEEN
from meadhall.core.dice import Dice, FairDice
from meadhall.core.errors import AmbiguousAction, IllegalAction, OptionError, UndoError, UnreadableAction
from meadhall.core.facts import ToldStage
from meadhall.core.files import replacing
from meadhall.core.game import Action, Event, Game, Outcome, View
from meadhall.core.gamefile import GameFile, Proof, Result
from meadhall.core.language import ENGLISH, speaking
from meadhall.core.options import Value, settle
from meadhall.core.phrases import COMMON, seat_names
from meadhall.core.record import Array, copy, to_bytes
from meadhall.core.rng import below, new_rng
from meadhall.core.text import names_for
from meadhall.core.view import Legal

_UNDO = -1  # stands in the record for what takes a decision back
_WORLDS = 16  # that a seat thought possible, in which its decision is tried
_KEPT_STEPS = 16  # whose facts are remembered: those of the last moves, which everybody at a table hears of


class Step(Struct, frozen=True, gc=False):
    """One step that was taken: who did what, and the states around it."""

    who: int
    number: int
    before: bytes
    after: bytes


class Match:
    """One game being played. `Game.start` makes one."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Value], dice: Dice | None,
        names: Sequence[str] | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.options = settle(game.options, options)  # every option with its value
        self.box: Any = game.make_box(players, options)
        self.players = players
        self.names = tuple(names) if names is not None else seat_names(players)  # what the seats are called
        if len(self.names) != players:
            raise OptionError(COMMON.say("wrong-names", players=players, names=len(self.names)))
        self.dice = dice  # None in a scripted match
        self.promise: Proof | None = None  # what a game file promised about dice whose secret is not known
        self.draws = 0  # how often chance was asked, taken-back steps included: the number of the next draw
        self.steps: list[Step] = []  # the steps that led here, without those that were taken back
        self._record: list[tuple[int, int]] = []
        self._looks: dict[int, tuple[bytes, View[Any, Any]]] = {}
        self._histories: dict[int, list[tuple[Step, tuple[int, int]]]] = {}
        # What the rules tell of a step, with all secrets: found once for all who hear of it.
        self._stages = lru_cache(_KEPT_STEPS)(partial(game.stages, box=self.box))
        self._to_move: int | None = None
        self._legal: Legal | None = None
        self.state: Any = game.state.new()
        """The true state. Nothing that leaves the table may be made from it: use `view`."""
        game.kernels.setup(self.state, self.box)
        self._changed()
        self.draw_chance()

    @property
    def entries(self) -> list[str]:
        """The whole record, as in the game file: nothing is ever removed from it."""
        texts = self.game.actions.text
        return [
            f"{'chance' if who == CHANCE else who}: {'undo' if number == _UNDO else texts(number)}"
            for who, number in self._record
        ]

    @property
    def to_move(self) -> int:
        """The seat to decide; CHANCE in a scripted match whose dice are to be thrown; OVER at the end."""
        if self._to_move is None:
            self._to_move = int(self.game.kernels.to_move(self.state, self.box))
        return self._to_move

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.to_move == OVER

    @property
    def legal(self) -> Legal:
        """The legal actions of the seat to move; empty when chance is to move and at the end."""
        if self._legal is None:
            numbers = self.game.legal(self.state, self.box) if self.to_move >= 0 else []
            self._legal = Legal(numbers, self.game.actions)
        return self._legal

    @property
    def odds(self) -> dict[Action, int]:
        """Chance's possible outcomes with their weights, when chance is to move; empty otherwise."""
        if self.to_move != CHANCE:
            return {}
        return {self.action(number): weight for number, weight in self.game.odds(self.state, self.box)}

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it is being played."""
        return self.game.outcome(self.view()) if self.over else None

    def action(self, number: int) -> Action:
        """The action with this number."""
        return Action(number, self.game.actions.text(number))

    def view(self, seat: int = SPECTATOR) -> View[Any, Any]:
        """The view of this seat, or of a spectator."""
        if seat != SPECTATOR and not 0 <= seat < self.players:
            raise OptionError(COMMON.say("no-such-seat", seat=seat, last=self.players - 1))
        return self.game.view(self.state, self.box, seat, self.names)

    def read(self, text: str) -> Action:
        """The legal action (or outcome of chance) that a text means; words may be shortened if that stays clear."""
        actions = self.game.actions
        found = actions.matching(text, self._possible)
        if len(found) == 1:
            return self.action(found[0])
        if found:
            raise AmbiguousAction(text, [actions.text(number) for number in found])
        elsewhere = actions.matching(text, range(len(actions)))
        if not elsewhere:
            actions.number(" ".join(text.lower().split()))  # raises, with a suggestion
        raise IllegalAction(self._why_not(elsewhere[0]))

    def check(self, action: Action | str | int) -> Action:
        """The action that a number or a text means, if it can be played now; an ActionError says why not."""
        if isinstance(action, str):
            return self.read(action)
        number = int(action)
        if not 0 <= number < len(self.game.actions):
            last = str(len(self.game.actions) - 1)
            told = COMMON.say("no-such-number", number=str(number), game=self.game.name, last=last)
            raise UnreadableAction(told)
        if number not in self._possible:
            raise IllegalAction(self._why_not(number))
        return self.action(number)

    @property
    def _possible(self) -> list[int]:
        return [outcome.number for outcome in self.odds] if self.to_move == CHANCE else self.legal.numbers

    def play(self, action: Action | str | int) -> Action:
        """Play an action of the seat to move, or an outcome of chance in a scripted match."""
        played = self.check(action)
        self.follow(self.foretell(played.number, self.dice))
        return played

    def wander(self, decisions: int, rng: Array) -> None:
        """Play so many decisions at random, or to the end: for pictures and examples.

        >>> import meadhall
        >>> from meadhall.core.rng import new_rng
        >>> match = meadhall.game("runir").start(seed=1)
        >>> match.wander(5, new_rng(7))
        >>> sum(step.who >= 0 for step in match.steps)
        5
        """
        for _ in range(decisions):
            if self.over:
                return
            self.play(self.legal[int(below(rng, len(self.legal)))])

    def step(self, number: int) -> None:
        """Take one step that was checked before: nobody is asked whether it is legal, and no dice fall after it."""
        self.follow(self.foretell(number))

    def foretell(self, action: int | None, dice: Dice | None = None) -> list[Step]:
        """The steps that an action leads to: itself, and what chance draws after it from the dice, if there are any.

        Without an action it is chance alone. The match stays where it is: `follow` takes the steps.
        """
        game, box, state = self.game, self.box, copy(self.state)
        who, number, draws, steps, now = self.to_move, action, self.draws, list[Step](), to_bytes(state)
        while True:
            if number is None:
                if dice is None or who != CHANCE:
                    return steps
                odds = game.odds(state, box)
                number = odds[dice.draw(draws, [weight for _, weight in odds])][0]
            game.kernels.step(state, box, number)
            before, now = now, to_bytes(state)
            steps.append(Step(who, number, before, now))
            draws += who == CHANCE
            number, who = None, int(game.kernels.to_move(state, box))

    def follow(self, steps: Sequence[Step]) -> None:
        """Take steps that were foretold from where the match stands."""
        if steps:
            self.steps += steps
            self._record += [(step.who, step.number) for step in steps]
            self.draws += sum(step.who == CHANCE for step in steps)
            self.state.data[:] = steps[-1].after  # a caller who holds the state sees it move
            self._changed()

    def undo(self, *, consent: bool = False) -> Action:
        """Take back the last decision and what chance did since; returns it.

        Without the others' consent this works only while nothing was revealed and chance was not asked since.
        The steps stay in the record, followed by an entry that takes them back. Dice fall anew afterwards.
        """
        if self.over:
            raise UndoError(COMMON.say("undo-over"))
        if not any(step.who >= 0 for step in self.steps):
            raise UndoError(COMMON.say("undo-nothing"))
        if not consent and not self.can_undo:
            raise UndoError(COMMON.say("undo-consent"))
        last = self.steps.pop()
        while last.who < 0:
            last = self.steps.pop()
        self.state = self.game.state.from_bytes(last.before)
        self._record.append((last.who, _UNDO))
        self._changed()
        return self.action(last.number)

    @property
    def can_undo(self) -> bool:
        """Whether the last decision may be taken back without asking anybody."""
        if not self.steps or self.steps[-1].who < 0:
            return False
        last = self.steps[-1]
        before = self.game.state.from_bytes(last.before)
        return not self.game.kernels.reveals(before, self.box, last.number)

    def foreseen(self, step: Step) -> bool:
        """Whether a seat knew what it would see after its decision: the same in every world that it thought possible.

        >>> import meadhall
        >>> match = meadhall.game("sagnir").start(players=2, seed=3)
        >>> _ = match.play(match.legal[0])  # a side of the own board
        >>> match.foreseen(next(step for step in reversed(match.steps) if step.who >= 0))
        True
        """
        kernels, box, rng = self.game.kernels, self.box, new_rng(0, 0)

        def seen(imagined: bool) -> bytes:
            state = self.game.state.from_bytes(step.before)
            if imagined:
                kernels.hide(state, box, step.who)
                kernels.imagine(state, box, step.who, rng)
            kernels.step(state, box, step.number)
            if kernels.to_move(state, box) == OVER:
                out = np.zeros(self.players)
                kernels.utility(state, box, out)
                return out.tobytes()
            kernels.hide(state, box, step.who)
            return to_bytes(state)

        expected = seen(imagined=False)
        return not self.game.secrets or all(seen(imagined=True) == expected for _ in range(_WORLDS))

    def history(self, seat: int) -> tuple[tuple[int, int], ...]:
        """The steps as one seat saw them: who acted, and the number of the action, or UNSEEN. For bots."""
        known = self._histories.setdefault(seat, [])
        del known[len(self.steps) :]
        while known and known[-1][0] is not self.steps[len(known) - 1]:  # taken back, and something else played
            known.pop()
        for step in self.steps[len(known) :]:
            before = self.game.state.from_bytes(step.before)
            saw = self.game.kernels.seen(before, self.box, step.number, seat)
            known.append((step, (step.who, step.number if saw else UNSEEN)))
        return tuple(seen for _, seen in known)

    def log(self, seat: int = SPECTATOR, since: int = 0) -> list[Event]:
        """The events from a step on, as this seat or a spectator may know them."""
        return [event for step in self.steps[since:] if (event := self.tell(step, seat)) is not None]

    def event(self, index: int, seat: int = SPECTATOR, *, you: bool = False) -> Event | None:
        """The event of one step, as this seat or a spectator may know it; if asked for, the seat is called "you"."""
        return self.tell(self.steps[index], seat, you=you)

    def state_after(self, steps: int) -> bytes:
        """The state after so many of the steps that stand."""
        return self.steps[steps].before if steps < len(self.steps) else to_bytes(self.state)

    def tell(self, step: Step, seat: int = SPECTATOR, *, you: bool = False) -> Event | None:
        """The event of a step of this match, also of one that was taken back since: see `event`."""
        after = self.look(step.after, seat)
        if you and seat != SPECTATOR:
            after = replace(after, names=names_for(after.names, seat))
        return self.tell_after(step, after)

    def tell_after(self, step: Step, after: View[Any, Any]) -> Event | None:
        """The event of a step for a reader who has this view after it."""
        return self.game.tell([told for stage in self.stages(step) for told in stage.told], after)

    def stages(self, step: Step) -> list[ToldStage]:
        """A step of this match in its stages, with all secrets."""
        return self._stages(step.before, action=step.number)

    def look(self, state: bytes, seat: int, names: tuple[str, ...] | None = None) -> View[Any, Any]:
        """The view that a seat, or a spectator, had of a state; it is kept until the next look: only read it."""
        called = names if names is not None else self.names
        data, view = self._looks.get(seat, (b"", None))
        if view is None or data != state or view.names != called:
            view = self.game.hidden(self.game.state.from_bytes(state), self.box, seat, called)
            self._looks[seat] = state, view
        return view

    @property
    def record(self) -> GameFile:
        """The game file, with the secret of the dice once the game is over.

        It tells every step, also what some seats may not know: before the end it is for the table alone.
        """
        return self._file(with_secret=self.over)

    def save(self, path: Path | str, *, with_secret: bool = False) -> None:
        """Write the game file. With the secret an unfinished game can be continued, and its dice foretold."""
        with replacing(Path(path)) as scratch:
            scratch.write_bytes(self._file(with_secret=self.over or with_secret).to_json())

    def __repr__(self) -> str:
        turn = {CHANCE: "chance to move", OVER: "over"}.get(self.to_move, f"seat {self.to_move} to move")
        return f"<Match of {self.game.name}, {self.players} players, {len(self.steps)} steps, {turn}>"

    def _repr_svg_(self) -> str:
        return self.view().svg()

    def _file(self, *, with_secret: bool) -> GameFile:
        game = self.game
        with speaking(ENGLISH):  # a file is the same in every language
            outcome = self.outcome
        proof, dice = self.promise, self.dice
        if isinstance(dice, FairDice):  # and not scripted, or dice that nobody can check
            proof = Proof(dice.commitment, list(dice.salts), dice.secret.hex() if with_secret else None)
        return GameFile(
            game=game.name, rules=game.rules, edition=game.header.edition, content=game.edition.digest,
            own_content=game.edition.text if game.own_edition else None, seats=list(self.names),
            options=dict(self.options), actions=list(self.entries), dice=proof,
            result=Result.of(outcome.results, outcome.places, outcome.points, outcome.awards) if outcome else None,
        )  # fmt: skip

    def _why_not(self, number: int) -> str:
        text, to_move = self.game.actions.text(number), self.to_move
        if to_move == OVER:
            return COMMON.say("game-is-over", text=text)
        if to_move == CHANCE:
            return COMMON.say("chance-to-move", text=text, texts=", ".join(map(str, self.odds)))
        if number >= self.game.actions.decisions:
            return COMMON.say("for-chance", text=text, name=self.names[to_move])
        return COMMON.say("not-legal", text=text, why=self.game.words.why_not(self.view(to_move), number))

    def draw_chance(self) -> None:
        """Let the dice fall as long as chance is to move; nothing happens in a scripted match."""
        self.follow(self.foretell(None, self.dice))

    def stand(self, state: bytes, draws: int) -> None:
        """Go on from a snapshot of the state, after so many draws.

        The steps that led there are not known: they cannot be told or taken back, and the record lacks them.
        """
        self.state, self.draws = self.game.state.from_bytes(state), draws
        self.steps.clear()
        self._record.clear()
        self._changed()

    def remember(self, other: "Match") -> None:
        """Take over the steps that led here from a match that has taken the same ones."""
        self.steps, self._record = other.steps, other._record

    def _changed(self) -> None:
        self._legal = self._to_move = None
