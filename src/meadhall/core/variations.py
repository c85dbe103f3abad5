"""Variations ("what if?"): a match taken over from any of its positions, and its new end, kept in the game file.

>>> import meadhall
>>> match = meadhall.game("hagar").start(players=2, seed=3)
>>> position = len(match.steps)
>>> match.play("keep").text
'keep'
>>> other = take_over(match, position, seed=1)
>>> other.play("reroll red").text
'reroll red'
>>> file = add_variation(match.record, variation_of(other, position, "What if I throw again?"))
>>> [each.name for each in file.variations]
['What if I throw again?']
>>> replay_variation(file, match.game, [0]).steps == other.steps
True
"""

from collections.abc import Sequence

import msgspec

from meadhall.core.dice import Dice, FairDice
from meadhall.core.errors import GameFileError, OptionError
from meadhall.core.game import Game
from meadhall.core.gamefile import GameFile, Variation
from meadhall.core.match import Match
from meadhall.core.phrases import COMMON
from meadhall.core.replay import play_again


def take_over(
    match: Match, position: int, *, seed: int | None = None, dice: Dice | None = None,
    names: Sequence[str] | None = None, scripted: bool = False,
) -> Match:  # fmt: skip
    """A match of its own that stands where another stood after so many steps.

    Its dice are others: those of a finished game are known. They are fresh and fair, or made from a seed, or given; in
    a `scripted` match the caller plays chance's part.
    """
    if not 0 <= position <= len(match.steps):
        raise OptionError(COMMON.say("no-such-position", position=position, last=len(match.steps)))
    taken = Match(match.game, match.players, match.options, None, names or match.names)
    for step in match.steps[:position]:
        taken.step(step.number)
    if not scripted:
        taken.dice = dice or FairDice.from_seed(seed)
        taken.draw_chance()
    return taken


def variation_of(match: Match, position: int, name: str) -> Variation:
    """The steps that were played after a position, in a match that was taken over there."""
    record = match.record
    return Variation(
        name=name, position=position, seats=record.seats, dice=record.dice, actions=record.actions[position:],
        result=record.result,
    )  # fmt: skip


def add_variation(file: GameFile, variation: Variation, path: Sequence[int] = ()) -> GameFile:
    """The file with one more variation: of the game itself, or of the variation that the path leads to."""
    return file.with_more(variations=_added(_variations(file), variation, list(path)))


def _added(among: Sequence[Variation], variation: Variation, path: list[int]) -> list[Variation]:
    if not path:
        return [*among, variation]
    first, *rest = path
    _check(among, first)
    changed = msgspec.structs.replace(among[first], variations=_added(among[first].variations, variation, rest))
    return [*among[:first], changed, *among[first + 1 :]]


def replay_variation(file: GameFile, game: Game, path: Sequence[int]) -> Match:
    """The match of a variation, played again and checked: the path tells which, by its number at each branching."""
    line, among = file, _variations(file)
    match = play_again(file, game)
    for number in path:
        _check(among, number)
        one = among[number]
        if not 0 <= one.position <= len(match.steps):
            raise GameFileError(COMMON.say("variation-nowhere", name=one.name, position=one.position))
        kept = take_over(match, one.position, scripted=True, names=one.seats)
        line = msgspec.structs.replace(
            line, seats=one.seats or line.seats, actions=[*kept.entries, *one.actions], result=one.result, dice=one.dice
        )
        match, among = play_again(line, game), one.variations
        match.promise = one.dice
    return match


def _variations(file: GameFile) -> list[Variation]:
    return file.variations if isinstance(file.variations, list) else []


def _check(among: Sequence[Variation], number: int) -> None:
    if not 0 <= number < len(among):
        raise OptionError(COMMON.say("no-such-variation", variation=number, variations=len(among)))
