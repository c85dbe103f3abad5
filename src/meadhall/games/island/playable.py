"""The island games: whether a game could be played to its end with these cards, on this island, for this target.

A rule of version 2. What was begun by version 1 is played on, whatever it was begun with.
"""

from collections import Counter
from collections.abc import Mapping

from meadhall.core.content import Edition
from meadhall.core.errors import ContentError, OptionError
from meadhall.core.options import Value
from meadhall.core.text import count
from meadhall.games.island import tile_kind
from meadhall.games.island.box import IslandBox
from meadhall.games.island.content import read_content
from meadhall.games.island.state import BEINGS, KINDS

PRINTED = {"layout": "square", "pattern_set": "full", "jokers": True, "highest_beings": True, "target": "printed"}
"""The values under which the content file alone decides what can be played."""


def check(edition: Edition, box: IslandBox, options: Mapping[str, Value]) -> None:
    """An error that names a card which can be laid nowhere, or a target that could end no game."""
    if box.rules < 2:
        return
    wrong = _impossible_card(edition, box, options) or _endless(box)
    if not wrong:
        return
    chosen = [name for name, value in PRINTED.items() if options.get(name, value) != value]
    if not chosen:
        raise ContentError(f"{edition.source}: {wrong}")
    values = ", ".join(f"{name}={_word(options[name])}" for name in chosen)
    raise OptionError(f"with {values}: {wrong}")


def _word(value: Value) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _impossible_card(edition: Edition, box: IslandBox, options: Mapping[str, Value]) -> str | None:
    """S-30: every card in the game fits somewhere on the island, and there are the tiles for it."""
    fits = (box.corners != 0).any(axis=1).tolist()
    for card in _cards(box):
        if not fits[card]:
            layout = f'the layout "{options["layout"]}"'
            return f"{_name(edition, card)} fits nowhere on {layout}; change its pattern, or choose another layout"
        if lacking := _lacking(box, card):
            return f"{_name(edition, card)} needs more {lacking} tiles than there are; change its pattern, or the tiles"
    return None


def _cards(box: IslandBox) -> list[int]:
    """The beings and, where they are in play, the bonus cards."""
    deck = int(box.deck)
    beings = [card for card in range(BEINGS) if deck >> card & 1]
    return beings + [BEINGS + card for card in range(int(box.bonus_cards) if box.bonus else 0)]


def _lacking(box: IslandBox, card: int) -> str | None:
    """S-31, S-43: the kind of which there are too few tiles for a card, jokers and a token included."""
    if box.any_order[card]:
        return None
    wanted = Counter(box.kinds[card, : box.required[card]].tolist())
    lights = int(box.tiles[tile_kind.AURORA]) - wanted[tile_kind.AURORA]
    if lights < 0:
        return "Northern Lights"
    spare = (lights if box.jokers else 0) + (1 if box.element_tokens and box.transformations else 0)
    missing = {kind: wanted[kind] - int(box.tiles[kind]) for kind in wanted if wanted[kind] > box.tiles[kind]}
    return KINDS[max(missing, key=missing.__getitem__)] if sum(missing.values()) > spare else None


def _name(edition: Edition, card: int) -> str:
    if card < BEINGS:
        return f'being {card + 1} "{read_content(edition).beings[card].name}"'
    return f"bonus {card - BEINGS + 1}"


def _endless(box: IslandBox) -> str | None:
    """S-79: while nobody has reached the target, a being is left that somebody can activate."""
    beings, players, target = int(box.deck).bit_count(), int(box.players), int(box.target)
    if box.all_mythicals or players * (target - 1) < beings:
        return None
    most = (beings - 1) // players + 1
    return (
        f"{players} players could share out all {count(beings, 'being')} before anybody has activated {target}, "
        f"and the game would not end; a target of at most {most} is possible (S-79)"
    )
