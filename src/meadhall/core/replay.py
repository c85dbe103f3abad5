"""Playing a game file again, and checking its dice."""

from dataclasses import dataclass

from meadhall.core.constants import CHANCE, OVER
from meadhall.core.content import Edition
from meadhall.core.dice import FairDice
from meadhall.core.errors import ActionError, ContentError, DiceError, GameFileError, MeadhallError, UndoError
from meadhall.core.game import Game
from meadhall.core.gamefile import GameFile, Result
from meadhall.core.match import Match
from meadhall.core.phrases import COMMON


def replay(file: GameFile, game: Game) -> Match:
    """Play a game file again, checking every entry and the result against the rules.

    The match stands where the file ends. If the file holds the secret of its dice, an unfinished game can go on.
    """
    match = play_again(file, game)
    match.promise = file.dice
    if file.dice is not None and file.dice.secret is not None:
        match.dice = file.fair_dice()
        match.draw_chance()
    return match


def play_again(file: GameFile, game: Game, dice: FairDice | None = None) -> Match:
    """The match of a file, where the file ends and without dice. If dice are given, every draw is checked by them."""
    match = begin(file, game)
    for index, (who, text) in enumerate(file.parsed_actions()):
        if dice is not None and who == match.to_move == CHANCE:
            odds = match.odds
            expected = list(odds)[dice.draw(match.draws, list(odds.values()))].text
            if text != expected:
                raise DiceError(
                    COMMON.say("other-draw", draw=match.draws, index=index + 1, text=text, expected=expected)
                )
        play_entry(file, match, index, who, text)
    played, told = match.record.result, file.result
    if not (played is told if played is None or told is None else told.same_as(played)):
        raise GameFileError(COMMON.say("other-ending", told=_ending(told), played=_ending(played)))
    return match


def begin(file: GameFile, game: Game) -> Match:
    """The match of a file before its first entry, with the rules, content and options that the file names."""
    if file.game != game.name:
        raise GameFileError(COMMON.say("other-game", game=file.game, own=game.name))
    if not 1 <= file.rules <= game.rules_version:
        known = game.rules_version
        raise GameFileError(COMMON.say("rules-newer", version=file.rules, game=game.name, newest=known))
    game = game.with_rules(file.rules)  # before its content is checked: earlier rules may have allowed more
    if file.own_content not in (None, game.edition.text):
        try:
            game = game.with_content(Edition(file.own_content, f'the content of edition "{file.edition}"'))
        except ContentError as error:
            raise GameFileError(str(error)) from None
    released = game.with_released(file.content)
    if released is None:
        raise GameFileError(COMMON.say("other-components", edition=file.edition, own=game.header.edition))
    try:
        return released.with_rules(file.rules).start(len(file.seats), file.options, scripted=True, names=file.seats)
    except MeadhallError as error:
        raise GameFileError(str(error)) from None


def play_entry(file: GameFile, match: Match, index: int, who: int, text: str) -> None:
    """Play one entry of a file: an action, an outcome of chance, or an undo."""
    if text == "undo":
        try:
            match.undo(consent=True)
        except UndoError as error:
            raise file.error(index, str(error)) from None
        if match.to_move != who:
            raise file.error(index, COMMON.say("undoes-other", seat=match.to_move))
        return
    if match.to_move != who:
        turn = {OVER: "turn-over", CHANCE: "turn-of-chance"}.get(match.to_move, "turn-of-seat")
        raise file.error(index, COMMON.say(turn, seat=match.to_move))
    try:
        match.play(match.game.actions.number(text))
    except ActionError as error:
        raise file.error(index, str(error)) from None


def _ending(result: Result | None) -> str:
    return COMMON.say("not-ended") if result is None else str(result)


@dataclass(frozen=True)
class Verification:
    """The result of computing the dice of a game again."""

    draws: int  # how many draws were checked; all of them agreed
    commitment: str
    salts: tuple[str, ...]


def verify(file: GameFile, game: Game) -> Verification:
    """Compute every draw of a file again; a DiceError names the first that differs."""
    dice = file.fair_dice()
    return Verification(play_again(file, game, dice).draws, dice.commitment, dice.salts)
