"""The explorer of openings: a position that many games have come to, on the board of one of them, and its choices."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import Struct

from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.scene import Shape
from meadhall.hall.words import say
from meadhall.practice.openings import OpeningBook, OpeningChoice, OpeningPosition, OpeningTree
from meadhall.practice.puzzle import SEPARATOR, game_with, match_after
from meadhall.table.errors import TableError
from meadhall.table.moments import SceneView, Watched
from meadhall.table.table_view import Choice


class ToldOpening(Struct, frozen=True):
    """A choice, as it is told."""

    action: str
    words: str
    games: int
    share: int  # of 100 games that came here
    wins: int  # of 100 of the games in which it was chosen
    goes_on: bool  # whether the games that follow are enough to be told of


class OpeningBoard(Struct, frozen=True):
    """A position of the explorer."""

    scene: SceneView
    prompt: str
    words: str
    touches: tuple[Choice, ...]  # of the choices that can be touched on this board
    choices: tuple[ToldOpening, ...]
    games: int


@dataclass(frozen=True)
class Explorer:
    """A line of openings that somebody follows."""

    game: Game
    tree: OpeningTree
    done: tuple[str, ...]

    @classmethod
    def of(cls, game: Game, book: OpeningBook, players: int, done: Sequence[str]) -> "Explorer":
        """The explorer after some decisions; an error tells that there are no such games."""
        tree = next((each for each in book.trees if each.players == players), book.trees[0])
        return cls(game_with(game, book.rules, book.content), tree, tuple(done))

    def position(self) -> tuple[OpeningPosition, list[OpeningChoice]]:
        """The position at which it stands, and the choices that led there."""
        found = self.tree.at(self.done)
        if found is None:
            raise TableError("no-table", say("opening-unknown"))
        return found

    def example(self, choice: OpeningChoice) -> Match:
        """The game in which something was chosen, before that."""
        steps = self.tree.examples[choice.example].split(SEPARATOR)[: choice.before]
        return match_after(self.game, self.tree.players, {}, [each for each in steps if each])

    def board(self, shape: Shape) -> OpeningBoard:
        """The position on the board of the game that shows the most frequent choice."""
        here, _ = self.position()
        match = self.example(here.choices[0])
        told = [self._told(choice, here.games) for choice in here.choices]
        seen = Watched(match, match.to_move).at(len(match.steps))
        goes_on = {each.action for each in told if each.goes_on}
        return OpeningBoard(
            scene=SceneView.of(seen.scene(shape), shape, match.game, match.box),
            prompt=seen.view.asked,
            words=seen.words,
            touches=tuple(each for each in seen.choices if each.text in goes_on),
            choices=tuple(told),
            games=here.games,
        )

    def _told(self, choice: OpeningChoice, games: int) -> ToldOpening:
        match = self.example(choice)
        view = match.view(match.to_move)
        return ToldOpening(
            action=choice.action,
            words=match.game.words.action(view, match.game.actions.number(choice.action)),
            games=choice.games,
            share=round(100 * choice.games / games),
            wins=round(100 * choice.wins / choice.games),
            goes_on=choice.then >= 0,
        )

    def way(self) -> list[str]:
        """The decisions that led here, in words."""
        found, here = list[str](), 0
        for action in self.done:
            choice = next(each for each in self.tree.positions[here].choices if each.action == action)
            found.append(self._told(choice, choice.games).words)
            here = choice.then
        return found
