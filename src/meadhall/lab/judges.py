"""Whether the judge of a game's bots knows the components that they play with."""

from collections.abc import Sequence

from meadhall.bots.judge import Judge
from meadhall.bots.levels import thinking_of
from meadhall.core.game import Game
from meadhall.core.phrases import COMMON
from meadhall.lab.words import say


def judge_warning(game: Game, bots: Sequence[str]) -> str:
    """A sentence for bots whose judge learnt from other components than these; empty if there are none.

    >>> import meadhall
    >>> judge_warning(meadhall.game("hagar"), ["skald", "random"])
    ''
    """
    strangers = [bot for bot in dict.fromkeys(bots) if (judge := _judge(game, bot)) and is_foreign(judge, game)]
    if not strangers:
        return ""
    source = game.edition.source
    content = f" --content {source.replace('edition ', 'edition=')}" if game.own_edition else ""
    command = f"meadhall train {game.name}{content} --from shipped"
    return say("judge", bots=COMMON.join(strangers), command=command)


def is_foreign(judge: Judge, game: Game) -> bool:
    """Whether a judge learnt from other components than a game has now, and was not measured to do as well."""
    return game.edition.digest not in (judge.about.get("content"), *judge.about.get("also_for", ()))


def _judge(game: Game, bot: str) -> Judge | None:
    """The judge that a bot asks; None if it asks none, or if nobody knows."""
    thinking = thinking_of(game, bot)
    return thinking.parameters.judge if thinking is not None and thinking.iterations else None
