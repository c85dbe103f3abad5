"""Why a touch leads nowhere now. A person touches something that is not lit and is told the rule.

All of it comes from the view of the seat that asks, as its legal actions do.
"""

import re
from collections.abc import Sequence
from typing import Any

from meadhall.core.game import View

RULE = re.compile(r"\([A-Z]-\d+")


def why_not(view: View[Any, Any], touches: Sequence[str]) -> str | None:
    """Why nothing can be done by touching these in turn; None if nothing ever is, or something can.

    >>> import meadhall
    >>> match = meadhall.game("hagar").start(players=2, seed=7)
    >>> why_not(match.view(match.to_move), ["seven"])
    'first the course is decided: keep it, or throw again (H-01)'
    """
    game, legal, path = view.game, set(view.legal), tuple(touches)
    found: list[str] = []
    for action in range(game.actions.decisions):
        try:
            if game.board.touches(view, action)[: len(path)] != path:
                continue
            if action in legal:
                return None
            found.append(game.words.why_not(view, action))
        except (AssertionError, IndexError, KeyError, ValueError):
            continue  # this action speaks of something that is not on the table: it explains nothing
    return min(found, key=lambda text: _rank(text, path[-1]), default=None)


def _rank(text: str, touched: str) -> tuple[bool, bool]:
    """The best reason names what was touched, and then a rule."""
    named = set(touched.split("-")[1:]) & set(re.findall(r"\w+", text.lower()))
    return not named, RULE.search(text) is None
