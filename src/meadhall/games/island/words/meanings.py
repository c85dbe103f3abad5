"""The island games: what each piece and each place of the picture means, as a viewer may know it."""

from collections.abc import Callable, Sequence

from meadhall.core.language import kept_by_language
from meadhall.core.phrases import Phrases
from meadhall.core.record import Array
from meadhall.games.island.patterns import ANY, LETTERS
from meadhall.games.island.state import BEING_NAMES, BONUS_NAMES, CELL_NAMES, KINDS, PROTECTORS
from meadhall.games.island.words import names
from meadhall.games.island.words.names import IslandView

_SHOWN = 1  # so many matches are told cell by cell; a picture shows them all


def meaning(view: IslandView, name: str) -> str:
    """The meaning of a piece or place; nothing for one that needs no words."""
    kind, _, rest = name.partition("-")
    if kind in ("being", "bonus"):
        return card(view, name)[0]
    tell = _MEANINGS.get(kind)
    return tell(view, rest) if tell is not None else ""


def cell_meaning(phrases: Phrases, cell: int, kind: int, pawns: Sequence[int], players: Sequence[str]) -> str:
    """A cell, what lies on it (-1 for nothing), and who stands there."""
    key = "means-cell" if kind >= 0 else "means-empty-cell"
    told = phrases.say(key, cell=CELL_NAMES[cell], kind=names.kind_name(phrases, kind))
    standing = [players[seat] for seat, where in enumerate(pawns) if where == cell]
    if not standing:
        return told
    return phrases.say("means-stands", cell=told, count=len(standing), names=phrases.join(standing))


def card(view: IslandView, name: str) -> tuple[str, tuple[str, ...]]:
    """The meaning of a being or a bonus card, and the cells on which its pattern lies, if it can still be played."""
    s, printed, (sort, _, code), token = view.state, names.content(view), name.partition("-"), False
    if sort == "being":
        being = BEING_NAMES.index(code)
        told = view.say(
            "means-being",
            points=printed.beings[being].points,
            being=names.being_name(view, being),
            element=names.kind_name(view, KINDS.index(printed.beings[being].element)),
            tiles=_tiles(view.phrases, "".join(names.being_pattern(view, being))),
        )
        if not any(int(held) >> being & 1 for held in (*s.beings, s.offered)):  # those that the viewer may see
            return told, ()
        matches = names.token_matches(view, being)
        token = bool(matches)
        matches = matches or names.matches(view, name)
    else:
        number = BONUS_NAMES.index(code)
        slot, bonus = s.bonus[: s.bonus_size].tolist().index(number), printed.bonus[number]
        tiles = _tiles(view.phrases, "".join(bonus.pattern))
        told = view.say("means-bonus", card=code, points=bonus.points, tiles=tiles, **names.tokens_on(view, slot))
        matches = names.matches(view, name)
    shown = [" ".join(cell.removeprefix("cell-") for cell in match) for match in matches[:_SHOWN]]
    cells = "; ".join(shown) + ("; …" if len(matches) > _SHOWN else "")
    told = view.say("means-fits", what=told, times=len(matches), cells=cells, token="yes" if token else "no")
    return told, tuple(dict.fromkeys(cell for match in matches for cell in match))


def wanted(view: IslandView, cell: int, kind: int) -> str:
    """A cell, and what should lie there."""
    return view.say("missing-cell", cell=CELL_NAMES[cell], kind=names.kind_name(view, kind))


@kept_by_language(512)
def _tiles(phrases: Phrases, letters: str) -> str:
    """The tiles that a pattern is made of. How they lie is for the eye; `card` and the description tell that, too."""
    if ANY in letters:
        return phrases.say("means-any-order")
    return phrases.join(
        phrases.say("means-tiles", count=letters.count(letter), kind=names.kind_name(phrases, kind))
        for letter, kind in LETTERS.items()
        if letter in letters
    )


def _held(view: IslandView, key: str, tiles: Array, kind: str) -> str:
    number = KINDS.index(kind)
    return view.say(key, kind=names.kind_name(view, number), count=int(tiles[number]))


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
        items = view.join((names.being_name(view, being) for being in names.cards(s.being_discard)), "")
    return view.say(f"means-discard-{name}", items=items or view.say("nothing"))


_MEANINGS: dict[str, Callable[[IslandView, str], str]] = {
    "pawn": lambda view, n: view.say("means-pawn", seat=view.names[int(n)], cell=CELL_NAMES[view.state.pawns[int(n)]]),
    "hand": lambda view, kind: _held(view, "means-hand", view.state.hand[view.seat], kind),
    "offer": lambda view, kind: _held(view, "means-offer", view.state.offer, kind),
    "protector": _protector,
    "side": lambda view, name: view.say("means-side", **_side_words(view, PROTECTORS.index(name))),
    "pile": _pile,
    "discard": _discard,
}
