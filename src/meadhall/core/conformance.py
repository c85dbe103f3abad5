"""The conformance kit: one line tells the author of a game whether it keeps the contract.

    from meadhall.core.conformance import check
    print(check(my_game))

Over seeded random games of every seat count and option it checks, at every state, what the engine promises. Most of
it runs compiled, over many games; the checks on words, drawings, records and undo run closely, over a few.
"""

# ruff: noqa: F821 - some names are filled in by `bind` with one game's kernels

import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

import msgspec
import numpy as np

from meadhall.core.common import copy_numbers
from meadhall.core.constants import CHANCE, DREW, LOST, OVER, SPECTATOR, WON
from meadhall.core.diagnosis import told
from meadhall.core.errors import ActionError
from meadhall.core.game import Game, View
from meadhall.core.gamefile import parse_game_file
from meadhall.core.interpreter import interpreted
from meadhall.core.kernel import JIT, bind, kernel
from meadhall.core.match import Match
from meadhall.core.options import Value
from meadhall.core.record import Array, Record, copy, to_bytes
from meadhall.core.replay import replay
from meadhall.core.rng import below, choose, new_rng, seed_rng
from meadhall.core.scene import SHAPES, TEXT, nothing_kept

setup: Any
to_move: Any
legal: Any
odds: Any
chance: Any
step: Any
hide: Any
imagine: Any
reveals: Any
broken: Any
results: Any
places: Any

_FINE = 0
_MESSAGES = {
    1: "the legal list is empty",
    2: "the legal list is not strictly ascending",
    3: "a legal action is not the number of a decision",
    4: "chance is to move, but odds lists no outcome",
    5: "the outcomes of chance are not strictly ascending",
    6: "an outcome is not the number of an outcome of chance",
    7: "an outcome has a weight below 1",
    8: "the same step from the same state gives different bytes",
    9: "a view is not hidden completely: hiding it once more changes it",
    10: "to_move differs between the state and a seat's view",
    11: "the legal list of the seat to move differs between the state and its view",
    12: "hide(imagine(view)) is not the view",
    13: "to_move differs between the state and an imagined one",
    14: "an imagined state cannot be played to its end",
    15: "the game does not end",
    16: "reveals is False, but the action showed another seat something that was hidden",
    17: "to_move is neither a seat nor CHANCE nor OVER",
    18: "asking a question (to_move, legal, odds, ...) changed the state",
    19: "the game is over, and the result of a seat is neither WON nor DREW nor LOST",
    20: "places begin at 1",
    21: "a seat with a better result than another has no better place",
    22: "chance does not draw what the odds give with the same random numbers",
}
_TOO_LONG = (14, 15)
_SELDOM = 512  # an imagined state is played to its end once in so many views: some ten times a game
_PARSED = 8  # a drawing in so many is parsed as XML, which takes longer than to draw it
_REFUSED = 4  # one illegal action in so many is tried at each state, all of them in turn
_FIRST_STEPS = 300  # of a first game as plain Python, where a mistake has a line and costs no compiler
_RULE = 1000  # results from here on: an invariant of the game, named by its rule


class ConformanceError(AssertionError):
    """The game breaks the contract; the message says how, and in which game."""


@dataclass(frozen=True)
class Report:
    """What was checked."""

    versions: int
    """Versions of the rules."""
    configurations: int
    games: int
    states: int
    decisions: int
    forced: int
    """Decisions with a single legal action: allowed, but better skipped by the rules."""

    def __str__(self) -> str:
        versions = f" by {self.versions} versions of the rules" if self.versions > 1 else ""
        return (
            f"{self.games:,} games in {self.configurations} configurations{versions} keep the contract: "
            f"{self.states:,} states, {self.decisions:,} decisions, {self.forced:,} of them forced"
        )


def check(
    game: Game,
    *,
    games: int = 200,
    close: int = 2,
    seed: int = 1,
    most: int = 100_000,
    configurations: Iterable[tuple[int, Mapping[str, Value]]] | None = None,
    compiled: bool = JIT,
) -> Report:
    """Check that a game keeps the contract; a ConformanceError says where it does not.

    In each configuration `games` random games are checked compiled, and `close` of them closely as well, by every
    version of the rules, or by the one that the game is held to. A game that has not ended after `most` steps is taken
    for endless. Without compilation all runs as Python: slower by far, but for a few games sooner done.
    """
    kernels = game.kernels.as_dict()
    plain = bind(
        inspect_games, game.name, {name: interpreted(kernel) for name, kernel in kernels.items()}, compiled=False
    )
    inspector = bind(inspect_games, game.name, kernels) if compiled else plain
    counts = np.zeros(3, np.int64)
    number = 0
    chosen = list(configurations if configurations is not None else game.configurations())
    versions = range(1, game.rules_version + 1) if game.held_to is None else [game.held_to]
    for version, (players, options) in product(versions, chosen):
        held = game.with_rules(version)
        by = f", rules {version}" if game.rules_version > 1 else ""
        where = f"{game.name}{by}, {players} players, {dict(options)}, seed {seed}"
        box = held.make_box(players, options)
        if compiled:
            _inspect(plain, held, box, 1, seed, _FIRST_STEPS, np.zeros(3, np.int64), where, whole=False)
        _inspect(inspector, held, box, games, seed, most, counts, where)
        for index in range(close):
            _look_closely(held, players, options, seed, index, most, where)
        number += games
    return Report(len(versions), len(chosen), number, *(int(count) for count in counts))


# --- Compiled: every state of many games -------------------------------------------------------------------------


def _inspect(
    inspector: Callable[..., int], game: Game, box: Any, games: int, seed: int, most: int, counts: Array, where: str,
    *, whole: bool = True,
) -> None:  # fmt: skip
    """Run the inspector. Unless games are `whole`, one that is longer than `most` steps is left there."""
    states = game.state.batch(5)
    raw = states.view(np.uint8).reshape(5, -1)
    out, other = (np.zeros(len(game.actions) + 1, np.int32) for _ in range(2))
    weights, place = np.zeros(len(game.actions) + 1, np.int64), np.zeros(2, np.int64)
    sizes, ends = (game.actions.decisions, len(game.actions)), np.zeros((2, int(box.players)), np.int32)
    rngs = np.zeros((2, 4), np.uint32)
    try:
        result = inspector(games, seed, box, states, raw, rngs, out, other, weights, sizes, ends, most, counts, place)
    except Exception as error:
        raise ConformanceError(f"{where}, game {place[0]}, step {place[1]}: {told(error, game.folder)}") from error
    if result != _FINE and (whole or result not in _TOO_LONG):
        message = _MESSAGES.get(int(result), f"rule {result - _RULE} is broken")
        raise ConformanceError(f"{where}, game {place[0]}, step {place[1]}: {message}")


@kernel
def _same(a: Array, b: Array) -> bool:
    for i in range(len(a)):
        if a[i] != b[i]:
            return False
    return True


def inspect_games(
    games: int, seed: int, box: Any, states: Array, raw: Array, rngs: Array, out: Array, other: Array, weights: Array,
    sizes: tuple[int, int], ends: Array, most: int, counts: Array, place: Array,
) -> int:  # fmt: skip
    """A template for `bind`: play random games, and check at every state what can be checked without words."""
    rng = rngs[0]
    s = states[0]
    for index in range(games):
        seed_rng(rng, seed, index)
        raw[0, :] = 0
        setup(s, box)
        place[0] = index
        place[1] = 0
        while True:
            copy_numbers(raw[0], raw[4])
            rule = broken(s, box)
            if rule != 0:
                return int(_RULE + rule)
            who = to_move(s, box)
            if who == OVER:
                results(s, box, ends[0])
                places(s, box, ends[1])
                for seat in range(box.players):
                    if ends[0, seat] != WON and ends[0, seat] != DREW and ends[0, seat] != LOST:
                        return 19
                    if ends[1, seat] < 1:
                        return 20
                    for another in range(box.players):
                        if ends[0, seat] > ends[0, another] and ends[1, seat] >= ends[1, another]:
                            return 21
                break
            if place[1] == most:
                return 15
            if who != CHANCE and (who < 0 or who >= box.players):
                return 17
            counts[0] += 1
            n = odds(s, box, out, weights) if who == CHANCE else legal(s, box, out)
            if n == 0:
                return 4 if who == CHANCE else 1
            for i in range(n):
                if i > 0 and out[i] <= out[i - 1]:
                    return 5 if who == CHANCE else 2
                if who == CHANCE:
                    if out[i] < sizes[0] or out[i] >= sizes[1]:
                        return 6
                    if weights[i] < 1:
                        return 7
                elif out[i] < 0 or out[i] >= sizes[0]:
                    return 3
            if who != CHANCE:
                counts[1] += 1
                counts[2] += n == 1
            copy_numbers(rng, rngs[1])
            action = out[choose(rng, weights, n)] if who == CHANCE else out[below(rng, n)]
            if who == CHANCE and (chance(s, box, rngs[1], other, weights) != action or not _same(rngs[1], rng)):
                return 22
            secret = who != CHANCE and not reveals(s, box, action)
            if not _same(raw[4], raw[0]):
                return 18

            for viewer in range(-1, box.players):
                seat = SPECTATOR if viewer < 0 else viewer
                copy_numbers(raw[0], raw[1])
                hide(states[1], box, seat)
                copy_numbers(raw[1], raw[2])
                hide(states[2], box, seat)
                if not _same(raw[1], raw[2]):
                    return 9
                if to_move(states[1], box) != who:
                    return 10
                if seat == who:
                    m = legal(states[1], box, other)
                    if m != n or not _same(other[:m], out[:n]):
                        return 11
                imagine(states[2], box, seat, rng)
                if to_move(states[2], box) != who:
                    return 13
                copy_numbers(raw[2], raw[3])
                hide(states[3], box, seat)
                if not _same(raw[3], raw[1]):
                    return 12
                if secret and seat != who:
                    m = legal(states[2], box, other)
                    for i in range(m):
                        if other[i] == action:  # the same action in another world that this seat thought possible
                            copy_numbers(raw[2], raw[3])
                            step(states[3], box, action)
                            hide(states[3], box, seat)
                            copy_numbers(raw[0], raw[4])
                            step(states[4], box, action)
                            hide(states[4], box, seat)
                            if not _same(raw[3], raw[4]):
                                return 16
                if below(rng, _SELDOM) == 0:  # the imagined state is one that can be played
                    played = 0
                    while True:
                        mover = to_move(states[2], box)
                        if mover == OVER:
                            break
                        if played == most:
                            return 14
                        if mover == CHANCE:
                            m = odds(states[2], box, other, weights)
                            if m == 0:
                                return 14
                            step(states[2], box, other[choose(rng, weights, m)])
                        else:
                            m = legal(states[2], box, other)
                            if m == 0:
                                return 14
                            step(states[2], box, other[below(rng, m)])
                        played += 1

            copy_numbers(raw[0], raw[1])
            step(s, box, action)
            step(states[1], box, action)
            if not _same(raw[0], raw[1]):
                return 8
            place[1] += 1
    return 0


# --- Closely: everything, in a few games ----------------------------------------------------------------------------


_NAMES = ("A <b>", "B & Söhne", 'C "the Long" of the Very Long Name', "D'Arc", "É", "F.", "G 7", "ᚺ")


def _look_closely(
    game: Game, players: int, options: Mapping[str, Value], seed: int, index: int, most: int, where: str
) -> None:
    match = game.start(players, options, scripted=True, names=_NAMES[:players])
    plain = {name: interpreted(kernel) for name, kernel in game.kernels.as_dict().items()}
    rng = new_rng(seed, 2**32 + index)
    past: list[tuple[Record, bytes]] = []
    while True:
        try:
            _check_position(match, plain)
            if match.over:
                break
            if len(match.steps) == most:
                raise ConformanceError("the game does not end")
            past.append((copy(match.state), to_bytes(match.state)))
            _check_step(match, _pick(match, rng), plain)
        except ConformanceError as error:
            raise ConformanceError(f"{where}, close game {index}, step {len(match.steps)}: {error}") from None
        except Exception as error:
            raise ConformanceError(
                f"{where}, close game {index}, step {len(match.steps)}: {told(error, game.folder)}"
            ) from error
    if any(to_bytes(state) != data for state, data in past):
        raise ConformanceError(f"{where}, close game {index}: a past copy has changed")
    again = replay(parse_game_file(match.record.to_json()), game)
    if to_bytes(again.state) != to_bytes(match.state) or again.record != match.record:
        raise ConformanceError(f"{where}, close game {index}: replaying the record does not give the same state")


def _require(condition: bool, message: str) -> None:
    if not condition:
        raise ConformanceError(message)


def _pick(match: Match, rng: Array) -> int:
    if match.to_move == CHANCE:
        outcomes = match.odds
        weights = np.array(list(outcomes.values()), np.int64)
        return list(outcomes)[int(choose(rng, weights, len(weights)))].number
    return match.legal.numbers[int(below(rng, len(match.legal)))]


def _check_step(match: Match, number: int, plain: Mapping[str, Callable[..., Any]]) -> None:
    before, to_play = to_bytes(match.state), match.to_move
    twin = copy(match.state)
    plain["step"](twin, match.box, number)
    match.play(number)
    _require(to_bytes(twin) == to_bytes(match.state), "compiled and uncompiled steps differ")
    for seat in _viewers(match):
        event = match.event(len(match.steps) - 1, seat, you=True)
        _require(event is None or bool(event.text), "an event has no words")
    standing = match.game.words.standing(match.view())
    _require(len(standing) == match.players, f"standing tells of {len(standing)} seats, and there are {match.players}")
    if to_play >= 0 and not match.over:
        match.undo(consent=True)
        _require(to_bytes(match.state) == before, "undo does not restore the state")
        match.play(number)


def _viewers(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.players)]


def _check_values(state: Record, whose: str) -> None:
    """Every field holds what it declares: tensors, judges and readers go by that."""
    for name, field in type(state).fields.items():
        numbers = np.asarray(state[name])
        _require(field.within(numbers), f"{whose}: {name} is {numbers.tolist()}, and should be {field.values}")


def _check_position(match: Match, plain: Mapping[str, Callable[..., Any]]) -> None:
    _check_interpreted(match, plain)
    _check_values(match.state, "the state")
    for seat in _viewers(match):
        view = match.view(seat)
        _check_values(view.state, f"the view of {match.names[seat] if seat >= 0 else 'a spectator'}")
        _require(bool(str(view)), "the description is empty")
        _require(bool(match.game.words.prompt(view)), "the prompt is empty")
        if (len(match.steps) + seat) % _PARSED == 0:
            _require(ET.fromstring(view.svg()).tag.endswith("svg"), "the drawing is no SVG")
        drawn = _check_scenes(match, view)
        if seat == match.to_move:
            _check_actions(match, view, drawn)
    points = np.zeros(match.players, np.int32)
    match.game.kernels.points(match.state, match.box, points)
    if match.over:
        _check_end(match, points)


def _check_scenes(match: Match, view: View[Any, Any]) -> set[str]:
    """What can be touched in a view. Both shapes show the same, in places of their own, and tell no secret."""
    touchable: list[set[str]] = []
    for shape in SHAPES:
        scene, looks = view.scene(shape), view.game.sheet(view.box).looks
        try:
            msgspec.json.encode(scene)
        except TypeError as error:
            raise ConformanceError(
                f"the {shape} scene has something else than plain numbers and words: {error}"
            ) from None
        ids = [piece.id for piece in scene.pieces]
        _require(len(ids) == len(set(ids)), f"the {shape} scene has an id twice: {_first_double(ids)}")
        blank = [name for name in ids if " " in name]
        _require(not blank, f"an id has a blank in it: {blank[:1]}")
        for name in (scene.ground, *(piece.look for piece in scene.pieces)):
            _require(name in looks, f'the {shape} scene has the look "{name}", which looks(box) does not draw')
        for piece in scene.pieces:
            inside = 0 <= piece.x <= scene.width and 0 <= piece.y <= scene.height
            _require(inside, f"{piece.id} lies outside the {shape} scene, at {piece.x}, {piece.y}")
            _require(
                not piece.text or TEXT in looks[piece.look], f'{piece.id} says "{piece.text}" where its look does not'
            )
        touchable.append({piece.id for piece in scene.pieces if piece.meaning})
        with nothing_kept():
            fresh = set(view.scene(shape).pieces)
        stale = [piece.id for piece in scene.pieces if piece not in fresh]
        _require(not stale, f"{stale[:1]} of the {shape} scene was kept from another position, or another viewer")
    if (
        match.game.secrets and (len(match.steps) + view.seat) % _PARSED == 0
    ):  # another world in which this viewer would know the same
        other = copy(view.state)
        match.game.kernels.imagine(other, match.box, view.seat, new_rng(len(match.steps), 5))
        again = match.game.view(other, match.box, view.seat, match.names)
        _require(all(again.scene(shape) == view.scene(shape) for shape in SHAPES), "a scene tells what is hidden")
    return touchable[0] & touchable[1]


def _check_end(match: Match, points: Array) -> None:
    lines = match.game.words.scoring(match.view())
    _require(len(lines) == match.players, f"the scoring has {len(lines)} lists of lines for {match.players} seats")
    totals = [sum(value for _, value in each) for each in lines]
    if any(lines):
        _require(totals == points.tolist(), f"the lines of the scoring give {totals}, the points are {points.tolist()}")
    outcome = match.outcome
    assert outcome is not None
    utility = np.zeros(match.players, np.float64)
    match.game.kernels.utility(match.state, match.box, utility)
    _require(bool(((utility >= 0) & (utility <= 1)).all()), "utility leaves 0..1")
    for one, other in product(range(match.players), repeat=2):
        better = outcome.results[one] > outcome.results[other]
        _require(not better or utility[one] > utility[other], "a better result than another's is worth no more utility")


def _check_interpreted(match: Match, plain: Mapping[str, Callable[..., Any]]) -> None:
    state, box, actions = match.state, match.box, match.game.actions
    out, weights = np.zeros(len(actions), np.int32), np.zeros(len(actions), np.int64)
    who = int(plain["to_move"](state, box))
    _require(who == match.to_move, "compiled and uncompiled to_move differ")
    _require(plain["broken"](state, box) == 0, "an invariant is broken, uncompiled")
    if who == CHANCE:
        count = plain["odds"](state, box, out, weights)
        found = list(zip(out[:count].tolist(), weights[:count].tolist(), strict=True))
        _require(found == match.game.odds(state, box), "compiled and uncompiled odds differ")
    elif who != OVER:
        count = plain["legal"](state, box, out)
        _require(out[:count].tolist() == match.legal.numbers, "compiled and uncompiled legal lists differ")
    for name in ("points", "results", "places", "utility"):
        if name == "points" or who == OVER:
            ours, theirs = np.zeros(match.players), np.zeros(match.players)
            getattr(match.game.kernels, name)(state, box, ours)
            plain[name](state, box, theirs)
            _require(ours.tolist() == theirs.tolist(), f"compiled and uncompiled {name} differ")
    if who >= 0:
        _check_estimate(match, plain)
    for seat in _viewers(match):
        ours_state, theirs_state = copy(state), copy(state)
        for kernels, hidden in ((match.game.kernels.as_dict(), ours_state), (plain, theirs_state)):
            kernels["hide"](hidden, box, seat)
            kernels["imagine"](hidden, box, seat, new_rng(len(match.steps)))
        _require(to_bytes(ours_state) == to_bytes(theirs_state), "compiled and uncompiled hide or imagine differ")


def _check_estimate(match: Match, plain: Mapping[str, Callable[..., Any]]) -> None:
    before, found = to_bytes(match.state), np.zeros((2, match.players))
    for seat in range(match.players):
        match.game.kernels.estimate(match.state, match.box, seat, found[0])
        plain["estimate"](match.state, match.box, seat, found[1])
        _require(bool(((found >= 0) & (found <= 1)).all()), f"the estimate leaves 0..1: {found[0].tolist()}")
        _require(np.allclose(found[0], found[1]), "compiled and uncompiled estimate differ")
    _require(to_bytes(match.state) == before, "the estimate changed the state")


def _check_actions(match: Match, view: View[Any, Any], drawn: set[str]) -> None:
    actions, words, board = match.game.actions, match.game.words, match.game.board
    paths: dict[tuple[str, ...], str] = {}
    for number in view.legal:
        text = actions.text(number)
        _require(match.read(text).number == number, f'"{text}" is read as another action')
        _require(bool(words.action(view, number)), f'"{text}" has no words')
        path = board.touches(view, number)
        _require(bool(path), f'"{text}" has no touches')
        missing = [touch for touch in path if not touch.startswith("do-") and touch not in drawn]
        _require(not missing, f'"{text}" touches {missing}: no pieces with a meaning')
        for taken, whose in paths.items():
            short = min(len(taken), len(path))
            _require(taken[:short] != path[:short], f'"{text}" and "{whose}" cannot be told apart by touches {path}')
        paths[path] = text
    legal_now = set(view.legal)
    every = max(_REFUSED, actions.decisions // 300)  # a large board has thousands
    for number in range(len(match.steps) % every, actions.decisions, every):
        if number not in legal_now:
            _require(bool(words.why_not(view, number)), f'nothing says why "{actions.text(number)}" is not legal')
            try:
                match.play(number)
            except ActionError:
                continue
            raise ConformanceError(f'"{actions.text(number)}" is not legal, but could be played')


def _first_double(ids: list[str]) -> str:
    return next((name for name in ids if ids.count(name) > 1), "")
