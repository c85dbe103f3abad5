"""The island games: what each piece and each place of the picture means, as a viewer may know it."""

from collections.abc import Callable, Sequence

from meadhall.core.text import join
from meadhall.games.island.patterns import ANY, LETTERS
from meadhall.games.island.state import BEING_NAMES, BONUS_NAMES, CELL_NAMES, CELLS, KINDS, PROTECTORS
from meadhall.games.island.words.names import (
    KIND_WORDS,
    IslandView,
    being_name,
    being_pattern,
    bonus_pattern,
    cards,
    content,
    matches,
    protector,
    token_matches,
)
from meadhall.games.island.words.phrases import SAY as PHRASES

SAY = {
    "cell": "{cell}: {kind}",
    "empty cell": "{cell}: nothing is laid here yet",
    "with pawn": "{cell}; here stands {names}",
    "pawn": "The pawn of {name}, on {cell}",
    "hand": "In your hand: {kind}, {count}",
    "offer": "Drawn, to choose from: {kind}, {count}",
    "being": "{being}, {element}, {points} points, made of {tiles}",
    "bonus": "Bonus card {card}, worth {points}, made of {tiles}; {tokens}",
    "any order": "one of each element in any order",
    "tiles of a kind": "{count} {kind}",
    "fits": "{what}. It is on the island {times}: {cells}",
    "fits with token": "{what}. With a token it is on the island {times}: {cells}",
    "fits not": "{what}. It is not on the island now",
    "once": "once",
    "times": "{n} times",
    "goal": "beings activated: {count} of {target}",
    "tokens": "unused tokens: {count}",
    "hidden tiles": "tiles face down in the hand: {count}",
    "hidden beings": "beings face down in the hand: {count}",
    "list": "; ",
    "protector": "{name} plays {protector}, {title}: {ability}",
    "no protector": "{name} has no protector yet",
    "side": "{protector}, {title}: {ability}",
    "pile-tiles": "The tile pile: {count}, face down",
    "pile-beings": "The being pile: {count}, face down",
    "discard-tiles": "Discarded tiles: {items}",
    "discard-beings": "Discarded beings: {items}",
    "nothing": "none",
}
_SHOWN = 1  # so many matches are told cell by cell; a picture shows them all


Places = Callable[[str], list[list[str]]]
"""Where the pattern of a card lies on the island, by the card's id."""


class Meanings:
    """What the pieces of one picture mean; where a pattern lies is looked up once."""

    def __init__(self, view: IslandView) -> None:
        self._view = view
        self._found: dict[str, list[list[str]]] = {}

    def meaning(self, name: str) -> str:
        """What a piece or place is; nothing for what needs no words."""
        kind, _, rest = name.partition("-")
        if kind == "being":
            return _being(self._view, rest, self._places)
        if kind == "bonus":
            return _bonus(self._view, rest, self._places)
        tell = _MEANINGS.get(kind)
        return tell(self._view, rest) if tell is not None else ""

    def matches(self, name: str) -> tuple[str, ...]:
        """The cells on which the pattern of a card lies: for cards that can still be played and are seen."""
        return tuple(dict.fromkeys(cell for match in self._places(name) for cell in match))

    def _places(self, name: str) -> list[list[str]]:
        if name not in self._found:
            self._found[name] = self._look(name) if _playable(self._view, name) else []
        return self._found[name]

    def _look(self, name: str) -> list[list[str]]:
        kind, _, number = name.partition("-")
        return (kind == "being" and token_matches(self._view, BEING_NAMES.index(number))) or matches(self._view, name)


def _playable(view: IslandView, name: str) -> bool:
    """Whether it is a bonus card or a being in somebody's hand; a view holds only those that its viewer may see."""
    kind, _, number = name.partition("-")
    if kind == "being":
        being = BEING_NAMES.index(number)
        return any(int(held) >> being & 1 for held in (*view.state.beings, view.state.offered))
    return kind == "bonus"


# --- The island -------------------------------------------------------------------------------------------------------


def cell_meaning(cell: int, kind: int, pawns: Sequence[int], names: Sequence[str]) -> str:
    """A cell, what lies on it (-1 for nothing), and who stands there."""
    told = SAY["cell" if kind >= 0 else "empty cell"].format(cell=CELL_NAMES[cell], kind=KIND_WORDS[kind])
    if cell not in pawns:
        return told
    standing = [names[seat] for seat, where in enumerate(pawns) if where == cell]
    return SAY["with pawn"].format(cell=told, names=", ".join(standing))


def _pawn(view: IslandView, seat: str) -> str:
    cell = int(view.state.pawns[int(seat)])
    assert 0 <= cell < CELLS
    return SAY["pawn"].format(name=view.names[int(seat)], cell=CELL_NAMES[cell])


# --- Cards ------------------------------------------------------------------------------------------------------------


def _being(view: IslandView, name: str, places: Places) -> str:
    number = BEING_NAMES.index(name)
    card = content(view).beings[number]
    tiles = _tiles(being_pattern(view, number))
    told = SAY["being"].format(being=being_name(view, number), element=card.element, points=card.points, tiles=tiles)
    if not _playable(view, f"being-{name}"):
        return told
    return _where(told, places(f"being-{name}"), "fits with token" if token_matches(view, number) else "fits")


def _bonus(view: IslandView, name: str, places: Places) -> str:
    number, s = BONUS_NAMES.index(name), view.state
    slot = s.bonus[: s.bonus_size].tolist().index(number)
    owners = [view.names[token - 1] for token in s.tokens_on[slot].tolist() if token]
    key = ("no token", "one token", "two tokens")[len(owners)]
    tokens = PHRASES[key].format(owner=owners[0] if owners else "", other=owners[-1] if owners else "")
    points, tiles = content(view).bonus[number].points, _tiles(bonus_pattern(view, number))
    told = SAY["bonus"].format(card=name, points=points, tiles=tiles, tokens=tokens)
    return _where(told, places(f"bonus-{name}"))


def _tiles(rows: Sequence[str]) -> str:
    """Of which tiles a pattern is made; how they lie is for the eye, and `matches` and the description tell it."""
    letters = "".join(rows)
    if ANY in letters:
        return SAY["any order"]
    counts = [(KIND_WORDS[kind], letters.count(letter)) for letter, kind in LETTERS.items() if letter in letters]
    return join(SAY["tiles of a kind"].format(count=count, kind=kind) for kind, count in counts)


def _where(told: str, places: list[list[str]], fits: str = "fits") -> str:
    """The same, and where its pattern lies on the island now."""
    found = [" ".join(cell.removeprefix("cell-") for cell in match) for match in places]
    if not found:
        return SAY["fits not"].format(what=told)
    times = SAY["once"] if len(found) == 1 else SAY["times"].format(n=len(found))
    cells = "; ".join(found[:_SHOWN]) + ("; …" if len(found) > _SHOWN else "")
    return SAY[fits].format(what=told, times=times, cells=cells)


# --- Hands, tokens, piles ---------------------------------------------------------------------------------------------


def _hand(view: IslandView, kind: str) -> str:
    number = KINDS.index(kind)
    return SAY["hand"].format(kind=KIND_WORDS[number], count=int(view.state.hand[view.seat][number]))


def _offer(view: IslandView, kind: str) -> str:
    number = KINDS.index(kind)
    return SAY["offer"].format(kind=KIND_WORDS[number], count=int(view.state.offer[number]))


def hidden(view: IslandView, seat: int) -> tuple[int, int]:
    """How many tiles and beings another seat holds that nobody else sees."""
    s, choosing = view.state, seat == int(view.state.seat)
    tiles = int(s.hand_size[seat]) + (int(s.offer_size) if choosing else 0)
    beings = 0 if s.beings[seat] else int(s.held[seat]) + (int(s.offered_size) if choosing else 0)
    return tiles, beings


def _protector(view: IslandView, seat: str) -> str:
    s, place = view.state, int(seat)
    number, name = int(s.protectors[place]), view.names[place]
    if number < 0:
        return SAY["no protector"].format(name=name)
    told = [
        SAY["protector"].format(name=name, **_side_words(view, number)),
        SAY["goal"].format(count=int(s.activated[place]).bit_count(), target=int(view.box.target)),
    ]
    if view.box.tokens:
        told.append(SAY["tokens"].format(count=int(s.tokens[place])))
    if place != view.seat:
        tiles, beings = hidden(view, place)
        told.append(SAY["hidden tiles"].format(count=tiles))
        told += [SAY["hidden beings"].format(count=beings)] if beings else []
    return SAY["list"].join(told)


def _side(view: IslandView, name: str) -> str:
    return SAY["side"].format(**_side_words(view, PROTECTORS.index(name)))


def _side_words(view: IslandView, number: int) -> dict[str, str]:
    side = protector(view, number)
    return {"protector": side.name, "title": side.title, "ability": side.ability}


def _pile(view: IslandView, name: str) -> str:
    count = view.state.pile_size if name == "tiles" else view.state.being_pile_size
    return SAY[f"pile-{name}"].format(count=int(count))


def _discard(view: IslandView, name: str) -> str:
    s = view.state
    if name == "tiles":
        items = [f"{KIND_WORDS[kind]} {count}" for kind, count in enumerate(s.discard.tolist()) if count]
    else:
        items = [being_name(view, being) for being in cards(s.being_discard)]
    return SAY[f"discard-{name}"].format(items=", ".join(items) or SAY["nothing"])


_MEANINGS: dict[str, Callable[[IslandView, str], str]] = {
    "pawn": _pawn,
    "hand": _hand,
    "offer": _offer,
    "protector": _protector,
    "side": _side,
    "pile": _pile,
    "discard": _discard,
}
