"""The island games: what each piece and each place of the picture means, as a viewer may know it."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from meadhall.core.phrases import Phrases
from meadhall.games.island.patterns import ANY, LETTERS
from meadhall.games.island.state import BEING_NAMES, BONUS_NAMES, CELL_NAMES, CELLS, KINDS, PROTECTORS
from meadhall.games.island.words import names
from meadhall.games.island.words.names import IslandView

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
        return (kind == "being" and names.token_matches(self._view, BEING_NAMES.index(number))) or names.matches(
            self._view, name
        )


def _playable(view: IslandView, name: str) -> bool:
    """Whether it is a bonus card or a being in somebody's hand; a view holds only those that its viewer may see."""
    kind, _, number = name.partition("-")
    if kind == "being":
        being = BEING_NAMES.index(number)
        return any(int(held) >> being & 1 for held in (*view.state.beings, view.state.offered))
    return kind == "bonus"


# --- The island -------------------------------------------------------------------------------------------------------


def cell_meaning(phrases: Phrases, cell: int, kind: int, pawns: Sequence[int], players: Sequence[str]) -> str:
    """A cell, what lies on it (-1 for nothing), and who stands there."""
    key = "means-cell" if kind >= 0 else "means-empty-cell"
    told = phrases.say(key, cell=CELL_NAMES[cell], kind=names.kind_name(phrases, kind))
    standing = [players[seat] for seat, where in enumerate(pawns) if where == cell]
    if not standing:
        return told
    return phrases.say("means-stands", cell=told, count=len(standing), names=phrases.join(standing))


def _pawn(view: IslandView, seat: str) -> str:
    cell = int(view.state.pawns[int(seat)])
    assert 0 <= cell < CELLS
    return view.say("means-pawn", seat=view.names[int(seat)], cell=CELL_NAMES[cell])


# --- Cards ------------------------------------------------------------------------------------------------------------


def _being(view: IslandView, name: str, places: Places) -> str:
    number = BEING_NAMES.index(name)
    card, tiles = names.content(view).beings[number], _tiles(view.phrases, "".join(names.being_pattern(view, number)))
    about = {
        "being": names.being_name(view, number),
        "element": names.kind_name(view, KINDS.index(card.element)),
        "tiles": tiles,
    }
    told = view.say("means-being", points=card.points, **about)
    if not _playable(view, f"being-{name}"):
        return told
    return _where(view, told, places(f"being-{name}"), bool(names.token_matches(view, number)))


def _bonus(view: IslandView, name: str, places: Places) -> str:
    number, s = BONUS_NAMES.index(name), view.state
    slot = s.bonus[: s.bonus_size].tolist().index(number)
    points, tiles = (
        names.content(view).bonus[number].points,
        _tiles(view.phrases, "".join(names.bonus_pattern(view, number))),
    )
    told = view.say("means-bonus", card=name, points=points, tiles=tiles, **names.tokens_on(view, slot))
    return _where(view, told, places(f"bonus-{name}"), False)


@lru_cache(maxsize=512)
def _tiles(phrases: Phrases, letters: str) -> str:
    """Of which tiles a pattern is made; how they lie is for the eye, and `matches` and the description tell it."""
    if ANY in letters:
        return phrases.say("means-any-order")
    counts = [
        (names.kind_name(phrases, kind), letters.count(each)) for each, kind in LETTERS.items() if each in letters
    ]
    return phrases.join(phrases.say("means-tiles", count=count, kind=kind) for kind, count in counts)


def _where(view: IslandView, told: str, places: list[list[str]], token: bool) -> str:
    """A sentence about a card, with where its pattern lies on the island now."""
    matches = [" ".join(cell.removeprefix("cell-") for cell in match) for match in places]
    cells = "; ".join(matches[:_SHOWN]) + ("; …" if len(matches) > _SHOWN else "")
    return view.say("means-fits", what=told, times=len(matches), cells=cells, token="yes" if token else "no")


# --- Hands, tokens, piles ---------------------------------------------------------------------------------------------


def _hand(view: IslandView, kind: str) -> str:
    number = KINDS.index(kind)
    return view.say("means-hand", kind=names.kind_name(view, number), count=int(view.state.hand[view.seat][number]))


def _offer(view: IslandView, kind: str) -> str:
    number = KINDS.index(kind)
    return view.say("means-offer", kind=names.kind_name(view, number), count=int(view.state.offer[number]))


def hidden(view: IslandView, seat: int) -> tuple[int, int]:
    """How many tiles and beings another seat holds that nobody else sees."""
    s, choosing = view.state, seat == int(view.state.seat)
    tiles = int(s.hand_size[seat]) + (int(s.offer_size) if choosing else 0)
    beings = 0 if s.beings[seat] else int(s.held[seat]) + (int(s.offered_size) if choosing else 0)
    return tiles, beings


def _protector(view: IslandView, seat: str) -> str:
    s, place, say = view.state, int(seat), view.say
    number, name = int(s.protectors[place]), view.names[place]
    if number < 0:
        return say("means-no-protector", seat=name)
    told = [
        say("means-protector", seat=name, **_side_words(view, number)),
        say("means-goal", count=int(s.activated[place]).bit_count(), target=int(view.box.target)),
    ]
    if view.box.tokens:
        told.append(say("means-tokens", count=int(s.tokens[place])))
    if place != view.seat:
        tiles, beings = hidden(view, place)
        told.append(say("means-hidden-tiles", count=tiles))
        told += [say("means-hidden-beings", count=beings)] if beings else []
    return "; ".join(told)


def _side(view: IslandView, name: str) -> str:
    return view.say("means-side", **_side_words(view, PROTECTORS.index(name)))


def _side_words(view: IslandView, number: int) -> dict[str, str]:
    return {"protector": names.protector_name(view, number), "ability": names.protector(view, number).ability}


def _pile(view: IslandView, name: str) -> str:
    count = view.state.pile_size if name == "tiles" else view.state.being_pile_size
    return view.say(f"means-pile-{name}", count=int(count))


def _discard(view: IslandView, name: str) -> str:
    s = view.state
    if name == "tiles":
        items = names.tiles_name(view, s.discard.tolist())
    else:
        items = ", ".join(names.being_name(view, being) for being in names.cards(s.being_discard)) or view.say(
            "nothing"
        )
    return view.say(f"means-discard-{name}", items=items)


_MEANINGS: dict[str, Callable[[IslandView, str], str]] = {
    "pawn": _pawn,
    "hand": _hand,
    "offer": _offer,
    "protector": _protector,
    "side": _side,
    "pile": _pile,
    "discard": _discard,
}
