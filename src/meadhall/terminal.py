"""Playing in the terminal: the position in words, numbered actions, undo, log. It knows no game."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from meadhall.bots.bot import Budget
from meadhall.bots.hint import SOME, Hinter, question_for
from meadhall.bots.players import BotError, Player, derived_seed, find, names, split_names
from meadhall.core.constants import SPECTATOR
from meadhall.core.errors import ActionError, MeadhallError, UndoError, UnknownName
from meadhall.core.match import Match
from meadhall.core.phrases import LANGUAGE, phrases_in

say = phrases_in(Path(__file__).with_name("cli") / "words" / f"{LANGUAGE}.ftl").say
TYPED = ("number", "all", "words", "hint", "undo", "board", "log", "save", "help", "quit")
"""What can be typed."""
_CALLED = ("number", "words", "save")  # by a phrase; all others stand for themselves
MOST_LISTED = 20
"""Where there are more legal actions than this, they are listed in groups."""


class Terminal:
    """One match at one keyboard."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[Player | None],
        *,
        seed: int,
        ask: Callable[[str], str] = input,
        tell: Callable[[str], None] = print,
        hints: Budget = SOME,
    ) -> None:
        self.match, self.bots, self.ask, self.tell = match, bots, ask, tell
        self._seed, self._hints, self._hinter = seed, hints, Hinter()
        self._told = 0
        self._listed: list[list[int]] = []
        """The actions behind each number that was listed."""

    def run(self) -> bool:
        """Play to the end; False if the person left before it."""
        match = self.match
        people = [name for name, bot in zip(match.names, self.bots, strict=True) if bot is None]
        playing = match.game.phrases.join(people) or say("nobody")
        self.tell(say("welcome", title=match.game.title, people=playing))
        try:
            while not match.over:
                bot = self.bots[match.to_move]
                if bot is None:
                    self._news(match.to_move)
                    self._person()
                else:
                    self._bot(bot)
        except (EOFError, KeyboardInterrupt):
            self.tell("\n" + say("you-leave"))
            return False
        finally:
            for bot in self.bots:
                if bot is not None:
                    bot.close()
        seats = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self._news(seats[0] if len(seats) == 1 else SPECTATOR)  # the end as the only person sees it, or a spectator
        self.tell("\n" + str(match.view()) + "\n\n" + result(match))
        return True

    def _news(self, seat: int) -> None:
        for event in self.match.log(seat, self._told):
            self.tell("· " + event.text)
        self._told = len(self.match.steps)

    def _bot(self, bot: Player) -> None:
        """Play a bot's decision; if the bot fails, the game goes on with the first legal action."""
        match = self.match
        try:
            action = bot.advise(match, derived_seed(self._seed, match.to_move)).action
        except BotError as error:
            action = match.legal.numbers[0]
            self.tell(say("default-played", error=str(error)))
        match.play(action)

    def _person(self) -> None:
        match = self.match
        view = match.view(match.to_move)
        if next((step.who for step in reversed(match.steps) if step.who >= 0), None) != match.to_move:
            self.tell(f"\n{view}")  # somebody else decided last
        self.tell("\n" + view.asked)
        self._list(match.legal.numbers)
        while True:
            answer = self.ask("> ").strip()
            try:
                if self._command(answer):
                    return
            except ActionError as error:
                self.tell(say("type-help", error=str(error)))
            except (MeadhallError, OSError) as error:
                self.tell(str(error))

    def _list(self, actions: Sequence[int]) -> None:
        """List actions by numbers: each by itself, or in groups that begin alike if there are many."""
        match, view = self.match, self.match.view(self.match.to_move)
        texts = {number: match.game.actions.text(number) for number in actions}
        groups = grouped(texts) if len(texts) > MOST_LISTED else {text: [number] for number, text in texts.items()}
        self._listed = list(groups.values())
        for number, (text, members) in enumerate(groups.items(), 1):
            alone = f"{match.game.words.action(view, members[0])}  [{texts[members[0]]}]"
            group = say("group", words=text, actions=len(members))
            self.tell(f"  {number:>2}  " + (alone if len(members) == 1 else group))

    def _command(self, answer: str) -> bool:
        """Carry out a line that was typed; True if the position has changed."""
        match, (word, _, rest) = self.match, answer.partition(" ")
        if not answer:
            return False
        if word == "quit":
            raise EOFError
        if word == "help":
            self.tell(helped())
        elif word == "board":
            self.tell(str(match.view(match.to_move)))
        elif word == "log":
            for event in match.log(match.to_move):
                self.tell("· " + event.text)
        elif word == "hint":
            for hint in self._hinter.hints(question_for(match, match.to_move), self._hints):
                self.tell(f"  {hint}  [{', '.join(step.action.text for step in hint.steps)}]")
        elif word == "save" and rest:
            match.save(rest.strip(), with_secret=True)
            self.tell(say("saved", file=rest.strip()))
        elif word == "undo":
            return self._undo()
        elif word == "all" and not rest:
            self._list(match.legal.numbers)
        elif answer.isdecimal():
            if not 1 <= int(answer) <= len(self._listed):
                self.tell(say("wrong-number", last=len(self._listed)))
                return False
            chosen = self._listed[int(answer) - 1]
            if len(chosen) > 1:
                self._list(chosen)
                return False
            match.play(chosen[0])
            return True
        else:
            match.play(answer)
            return True
        return False

    def _undo(self) -> bool:
        """Go back to the last decision of the person who asks; bots consent, other people are asked."""
        match, seat = self.match, self.match.to_move
        if not any(step.who == seat for step in match.steps):
            raise UndoError(say("undo-early"))
        others = [who for who, bot in enumerate(self.bots) if bot is None and who != seat]
        free = match.can_undo and match.steps[-1].who == seat
        if others and not free and not self.ask(say("ask-agree") + " ").lower().startswith(say("yes")[0]):
            return False
        while True:
            who = next(step.who for step in reversed(match.steps) if step.who >= 0)
            match.undo(consent=True)
            if who == seat:
                self._told = len(match.steps)
                self.tell(say("taken-back"))
                return True


def helped() -> str:
    """The words that can be typed, line by line."""
    called = [say(f"call-{each}") if each in _CALLED else each for each in TYPED]
    return "\n".join(f"  {name:<12} {say(f'help-{each}')}" for each, name in zip(TYPED, called, strict=True))


def grouped(texts: Mapping[int, str]) -> dict[str, list[int]]:
    """Actions by the words with which their texts begin, up to the first word in which some of them differ.

    >>> grouped({0: "bid 1 five", 1: "bid 1 six", 2: "bid 2 five", 3: "pass"})
    {'bid': [0, 1, 2], 'pass': [3]}
    >>> grouped({0: "bid 1 five", 1: "bid 1 six", 2: "bid 2 five"})
    {'bid 1': [0, 1], 'bid 2': [2]}
    """
    words = {number: text.split() for number, text in texts.items()}
    alike = 0
    while len({tuple(own[: alike + 1]) for own in words.values()}) == 1 < len(words):
        alike += 1
    groups: dict[str, list[int]] = {}
    for number, own in words.items():
        groups.setdefault(" ".join(own[: alike + 1]), []).append(number)
    return groups


def result(match: Match) -> str:
    """The end of a match in words: places, points line by line, awards."""
    outcome = match.outcome
    assert outcome is not None
    if outcome.draw and outcome.points is None:
        return "\n".join([say("all-drew"), *outcome.awards])
    lines = []
    for seat, scoring in enumerate(match.game.words.scoring(match.view())):
        points = "none" if outcome.points is None else match.game.counted(outcome.points[seat])
        how, place = outcome.came_out(seat), outcome.places[seat]
        lines.append(say("ended", name=match.names[seat], how=how, place=place, points=points))
        lines += [f"    {value:>3}  {text}" for text, value in scoring]
    return "\n".join(lines + list(outcome.awards))


def read_seats(seats: str) -> list[Player | None]:
    """The players of the seats, from `me,karl,...`: None for a person, a bot otherwise."""
    try:
        return [None if word == "me" else find(word) for word in split_names(seats)]
    except UnknownName as error:
        raise UnknownName("player", error.name, ("me", *names())) from None


_PEOPLE = ("Astrid", "Bjarni", "Gudrun", "Orm", "Sigrid", "Toke", "Una", "Ymir")


def names_of(bots: Sequence[Player | None]) -> list[str]:
    """Names for the seats: people get northern names, bots their own, with a number if several have the same.

    >>> names_of(read_seats("me,karl,me,karl"))
    ['Astrid', 'Karl 1', 'Bjarni', 'Karl 2']
    """
    people = iter(_PEOPLE)
    words = [next(people) if bot is None else bot.title for bot in bots]
    return [word if words.count(word) == 1 else f"{word} {words[: i + 1].count(word)}" for i, word in enumerate(words)]
