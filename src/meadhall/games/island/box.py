"""The island games: the box that is built from a content file and the options."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from meadhall.core.content import Edition
from meadhall.core.errors import ContentError, OptionError
from meadhall.core.options import Option, Value
from meadhall.core.phrases import LANGUAGE, phrases_in
from meadhall.core.record import Box, fill, int8, int16, int32, uint8, uint64
from meadhall.games.island import patterns, tile_kind
from meadhall.games.island.content import OWN_LAYOUT, PRESETS, IslandContent, read_content
from meadhall.games.island.patterns import LETTERS, MOST_CELLS, NEAR, REQUIRED, SEA
from meadhall.games.island.state import BEINGS, BONUS, CELLS, HELD, KINDS, SIDE

PHRASES = phrases_in(Path(__file__).parent / "words" / f"{LANGUAGE}.ftl")
CARDS = BEINGS + BONUS  # beings first, then bonus cards
WAYS = 8

_SHAPE = f"the shape of the island; {OWN_LAYOUT} is the layout of that name in your content file"
CONTENT = IslandContent

VARIANTS = (
    Option("abilities", (False, True), True, "protectors have their abilities; no is variant A"),
    Option("bonus_cards", (False, True), True, "bonus cards and tokens are in play; no is variant B"),
    Option("highest_beings", (False, True), True, "the best beings are in play; no is variant C"),
)
CHANGES = (
    Option("layout", ("square", *PRESETS, OWN_LAYOUT), "square", _SHAPE),
    Option("all_mythicals", (False, True), False, "everybody has all seven beings of the own element"),
    Option("target", ("printed", 3, 4, 5, 6, 7, 8), "printed", "activated beings that end the game"),
)
PRINTED = {"layout": "square", "pattern_set": "full", "jokers": True, "highest_beings": True, "target": "printed"}
"""The values under which the content file alone decides what can be played."""


class IslandBox(Box):
    """All that is fixed before the first step. A card is a being (0..27) or 28 + a bonus card."""

    # named differences and variants
    jokers = int8("1 if Northern Lights stand for any element (S-31)")
    element_tokens = int8("1 if a token may stand for an element (S-43)")
    shared_bonus = int8("1 if the second token on a bonus card may be anybody's (S-53), 0 for takeovers (M-18)")
    others_finish = int8("1 if the others have one more turn after the end condition (M-35)")
    free_switch = int8("1 if the Fire Giant switches any two tiles (M-27)")
    own_cell_only = int8("1 if he switches only the tile under his pawn: the strict reading")
    abilities = int8("1 if protectors have their abilities (S-89)")
    all_mythicals = int8("1 if everybody has all beings of the own element, open (S-96)")
    light = int8("1 if the light patterns are in play")
    # numbers
    start_aurora = int8("most Northern Lights on the starting island (S-07)")
    target = int8("activated beings that end the game (S-79)")
    finisher = int8("points for the player who met the end condition (S-82)")
    match = int8("points for each activated being of the protector's element (S-84)")
    hand = int8("tiles in a hand (S-08)")
    held = int8("being cards in a hand (S-08)")
    tokens = int8("tokens of a player (S-04)")
    bonus = int8("bonus cards on the table (S-09)")
    replacements = int8("replacements in a turn (S-18)")
    steps = int8("steps in a turn (S-24)")
    activations = int8("activations in a turn (S-38)")
    transformations = int8("tokens used as an element in a turn (S-45)")
    claims = int8("claims in a turn (S-55)")
    turns = int16("turns after which the game is scored as it stands (S-88)")
    # components
    tiles = int8(5, "tiles by kind (S-05)")
    deck = int32("the beings in play, as a set")
    bonus_cards = int8("how many different bonus cards there are")
    elements = int8(BEINGS, "the element of each being")
    points = int8(CARDS, "the points of each card")
    # the island
    island = uint64("its cells, as bits")
    area = int8("how many they are")
    cells = int32(MOST_CELLS, "the cells in reading order")
    neighbours = uint64(CELLS, "where a step from each cell may lead, as bits (S-25)")
    flights = uint64(CELLS, "where a flight from each cell may lead, as bits (S-76)")
    # patterns
    any_order = int8(CARDS, "1 for any-arrangement cards (S-34)")
    required = int8(CARDS, "how many cells each card requires")
    kinds = uint8(CARDS, REQUIRED, "the kind that each of them requires")
    ways = int8(CARDS, "in how many ways each pattern can be laid (S-30)")
    offsets = uint8(CARDS, REQUIRED, WAYS, "how far each required cell is from the corner, for each way")
    corners = uint64(CARDS, WAYS, "for each way the corners at which it lies on the island, as bits")
    covering = uint64(CARDS, WAYS, "for each way the corners that cover the last cell of the grid, as bits")
    poses = uint64(CARDS, NEAR, 8, "the poses of a card that a cell around the pawn allows by its kind or SEA, as bits")


def build(edition: Edition, players: int, options: Mapping[str, Value]) -> IslandBox:
    """The box for this many players and these options; an error if the content or the options cannot be played."""
    content = read_content(edition)
    _check_options(content, options)
    box = IslandBox.new()
    _set_rules(box, content, players, options)
    box.light = options.get("pattern_set") == "light"
    cards = [being.light if box.light else being.pattern for being in content.beings]
    side, layout = content.figures.island[players - 2], str(options["layout"])  # S-06, M-10: a square by default
    _lay_out(box, ["#" * side] * side if layout == "square" else content.layouts[layout])
    for card, pattern in enumerate(cards + [card.pattern for card in content.bonus]):
        _add_pattern(box, card, pattern)
    return box


def called(edition: Edition) -> Iterator[str]:
    """The names that are not Icelandic: what protectors are, and what they can do."""
    for side in read_content(edition).protectors.values():
        yield from (side.title, side.ability)


def _check_options(content: IslandContent, options: Mapping[str, Value]) -> None:
    if options["all_mythicals"]:
        target = options["target"]
        for clashes, setting, why in (
            (options.get("young"), "young=yes", "seven"),
            (not options["highest_beings"], "highest_beings=no", "seven"),
            (target != "printed", f"target={target}", "last"),
        ):
            if clashes:
                raise OptionError(PHRASES.say("options-clash", setting=setting, why=why, last=HELD))
    if options["layout"] == OWN_LAYOUT and OWN_LAYOUT not in content.layouts:
        raise OptionError(PHRASES.say("no-layout", layout=OWN_LAYOUT))
    if options.get("pattern_set") == "light" and not all(being.light for being in content.beings):
        raise OptionError(PHRASES.say("no-light-patterns"))


def _set_rules(box: IslandBox, content: IslandContent, players: int, options: Mapping[str, Value]) -> None:
    rules, limits, figures = content.rules, content.limits, content.figures
    seats = players - 2  # figures are for two, three and four players
    short = bool(options.get("young")) or not options["highest_beings"]  # S-91, S-94
    with_bonus = bool(options["bonus_cards"]) and not options.get("young")  # S-90, S-94
    fill(box, rules, limits, others_finish="last_turns", hand="tiles", held="beings", tiles="", turns="")
    box.jokers = rules.jokers and bool(options.get("jokers", True))  # S-93
    box.element_tokens = rules.element_tokens and with_bonus
    box.own_cell_only = bool(options.get("switch_own_cell_only"))
    box.abilities, box.all_mythicals = bool(options["abilities"]), bool(options["all_mythicals"])
    box.tiles[:] = [getattr(content.tiles, kind) for kind in KINDS]
    aurora = options.get("max_start_aurora", rules.start_aurora)
    box.start_aurora = box.tiles[-1] if isinstance(aurora, str) else min(int(aurora), int(box.tiles[-1]))
    box.bonus = figures.bonus[seats]
    if isinstance(options["target"], int):
        box.target = options["target"]
    else:
        box.target = (figures.short_target if short else figures.target)[seats]
    if box.all_mythicals:
        box.target, box.finisher, box.match = HELD, 0, 0  # S-96, S-97
    if not with_bonus:
        box.tokens = box.bonus = 0
    box.turns = limits.turns * players
    box.deck = sum(1 << card for card in range(BEINGS) if not short or card + 1 not in content.highest)
    box.bonus_cards = len(content.bonus)
    box.elements[:] = [KINDS.index(being.element) for being in content.beings]
    points = [being.points for being in content.beings] + [card.points for card in content.bonus]
    box.points[: len(points)] = points


def _lay_out(box: IslandBox, rows: Sequence[str]) -> None:
    cells = [r * SIDE + c for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"]
    island = sum(1 << cell for cell in cells)
    box.island, box.area = island, len(cells)
    box.cells[: len(cells)] = cells
    for cell in cells:
        box.neighbours[cell] = patterns.neighbours(cell, island)
        box.flights[cell] = patterns.neighbours(cell, island, 2)


def _add_pattern(box: IslandBox, card: int, rows: Sequence[str]) -> None:
    ways = patterns.ways(tuple(rows))
    box.any_order[card] = any(patterns.ANY in row for row in rows)
    box.required[card], box.ways[card] = len(ways[0]), len(ways)
    box.kinds[card, : len(ways[0])] = [LETTERS.get(letter, 0) for _, _, letter in ways[0]]  # nobody reads that of ANY
    for number, way in enumerate(ways):
        offsets = [r * SIDE + c for r, c, _ in way]
        box.offsets[card, : len(offsets), number] = offsets
        box.corners[card, number] = patterns.fitting_corners(way, int(box.island))
        box.covering[card, number] = sum(1 << (CELLS - 1 - offset) for offset in offsets)
    box.poses[card, :, : SEA + 1] = patterns.poses(tuple(rows), bool(box.jokers))


# --- Whether a game could be played to its end with these cards, on this island, for this target ---------------------


def check(edition: Edition, box: IslandBox, options: Mapping[str, Value]) -> None:
    """An error that names a card which can be laid nowhere, or a target that could end no game."""
    if box.rules < 2:  # a game that was begun by version 1 is played on, whatever it was begun with
        return
    wrong = _impossible_card(edition, box, options) or _endless(box)
    if not wrong:
        return
    chosen = [name for name, value in PRINTED.items() if options.get(name, value) != value]
    if not chosen:
        raise ContentError(f"{edition.source}: {wrong}")
    words = {name: "yes" if value is True else "no" if value is False else value for name, value in options.items()}
    settings = ", ".join(f"{name}={words[name]}" for name in chosen)
    raise OptionError(PHRASES.say("unplayable", settings=settings, wrong=wrong))


def _impossible_card(edition: Edition, box: IslandBox, options: Mapping[str, Value]) -> str | None:
    """S-30: every card in the game fits somewhere on the island, and there are the tiles for it."""
    fits, deck = (box.corners != 0).any(axis=1).tolist(), int(box.deck)
    beings = [card for card in range(BEINGS) if deck >> card & 1]
    for card in beings + [BEINGS + card for card in range(int(box.bonus_cards) if box.bonus else 0)]:
        if not fits[card]:
            return PHRASES.say("fits-nowhere", card=_name(edition, card), layout=str(options["layout"]))
        if lacking := _lacking(box, card):
            return PHRASES.say("lacks-tiles", card=_name(edition, card), kind=PHRASES.say(lacking))
    return None


def _lacking(box: IslandBox, card: int) -> str | None:
    """S-31, S-43: the kind of which there are too few tiles for a card, jokers and a token included."""
    if box.any_order[card]:
        return None
    wanted = Counter(box.kinds[card, : box.required[card]].tolist())
    lights = int(box.tiles[tile_kind.AURORA]) - wanted[tile_kind.AURORA]
    if lights < 0:
        return "northern-lights"
    spare = (lights if box.jokers else 0) + (1 if box.element_tokens and box.transformations else 0)
    missing = {kind: wanted[kind] - int(box.tiles[kind]) for kind in wanted if wanted[kind] > box.tiles[kind]}
    return KINDS[max(missing, key=missing.__getitem__)] if sum(missing.values()) > spare else None


def _name(edition: Edition, card: int) -> str:
    if card < BEINGS:
        return PHRASES.say("card-being", number=card + 1, name=PHRASES.call(read_content(edition).beings[card].name))
    return PHRASES.say("card-bonus", number=card - BEINGS + 1)


def _endless(box: IslandBox) -> str | None:
    """S-79: while nobody has reached the target, a being is left that somebody can activate."""
    beings, players, target = int(box.deck).bit_count(), int(box.players), int(box.target)
    if box.all_mythicals or players * (target - 1) < beings:
        return None
    most = (beings - 1) // players + 1
    return PHRASES.say("endless", players=players, beings=beings, target=target, most=most)
