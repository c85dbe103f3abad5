"""The close look of the conformance kit: words, drawings, touches, records, undo, secrets, and the compiler.

A fact declares who may see its numbers. So two steps that are told alike to somebody must look alike to them, and what
they see of a step must not depend on what they do not know.
"""

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

import msgspec
import numpy as np

from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.core.diagnosis import told
from meadhall.core.errors import ActionError, ConformanceError
from meadhall.core.facts import Fact, Told
from meadhall.core.game import View
from meadhall.core.gamefile import parse_game_file
from meadhall.core.inspection import Case
from meadhall.core.interpreter import interpreted
from meadhall.core.match import Match, Step
from meadhall.core.record import Array, Record, copy, to_bytes
from meadhall.core.replay import replay
from meadhall.core.rng import below, choose, new_rng
from meadhall.core.scene import SHAPES, TEXT, nothing_kept, plain

_MADE_ANEW = 3  # a scene in so many is made once more from nothing, which takes longer than all the rest of a look
_PARSED = 8  # a drawing in so many is parsed as XML, which takes longer than to draw it
_ALIKE = 10  # if sparing: after so many positions each further one is a step further from the one before
_OTHERS = 3  # so many other actions or outcomes are compared with the one that was played
_REFUSED = 4  # one illegal action in so many is tried at each state, all of them in turn
_NAMES = ("A <b>", "B & Söhne", 'C "the Long" of the Very Long Name', "D'Arc", "É", "F.", "G 7", "ᚺ")


class Secrets:
    """The fields that somebody did not know in the games that were looked at."""

    def __init__(self) -> None:
        self._hidden: set[str] = set()
        self._imagined: set[str] = set()

    def look(self, match: Match) -> None:
        """Notes which fields `hide` erases in this position, and which of them `imagine` fills in again."""
        game, box = match.game, match.box
        if not game.secrets:
            return
        for seat in viewers(match):
            view = match.view(seat).state
            hidden = _differing(view, match.state)
            self._hidden |= hidden
            world = copy(view)
            game.kernels.imagine(world, box, seat, new_rng(len(match.steps), 7))
            if (rule := int(game.kernels.broken(world, box))) != 0:
                raise ConformanceError(f"what {_name(match, seat)} imagines breaks rule {rule}")
            self._imagined |= hidden & _differing(view, world)

    def check_imagined(self) -> None:
        """Whether everything that was hidden was filled in again at least once."""
        if empty := sorted(self._hidden - self._imagined):
            raise ConformanceError(f"imagine never fills in what hide erases of {', '.join(empty)}")

    def among(self, fields: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Of these fields those that were hidden from somebody, and those that all could always see."""
        secret = tuple(field for field in fields if field in self._hidden)
        return secret, tuple(field for field in fields if field not in self._hidden)


def look_closely(case: Case, index: int, secrets: Secrets, *, sparing: bool = False) -> None:
    """Play one random game, and check everything at every position; a ConformanceError tells what is wrong.

    If `sparing`, words, scenes and refusals are checked at fewer and fewer positions of a long game: most is new early.
    Every step, and all that is secret, is checked all the same.
    """
    game = case.game
    match = game.start(case.players, case.options, scripted=True, names=_NAMES[: case.players])
    plain = {name: interpreted(kernel) for name, kernel in game.kernels.as_dict().items()}
    rng = new_rng(case.seed, 2**32 + index)
    past: list[tuple[Record, bytes]] = []
    looked, due = 0, 0
    try:
        while True:
            if len(match.steps) == due or match.over:
                _check_position(match, plain)
                looked, due = looked + 1, len(match.steps) + 1 + sparing * (looked // _ALIKE)
            secrets.look(match)
            if match.over:
                break
            _require(len(match.steps) < case.most, "the game does not end")
            past.append((copy(match.state), to_bytes(match.state)))
            _check_step(match, _pick(match, rng), plain)
        _require(all(to_bytes(state) == data for state, data in past), "a past copy has changed")
        again = replay(parse_game_file(match.record.to_json()), game)
        same = to_bytes(again.state) == to_bytes(match.state) and again.record == match.record
        _require(same, "replaying the record does not give the same state")
    except Exception as error:
        own = isinstance(error, ConformanceError)
        said, cause = (str(error), None) if own else (told(error, game.folder), error)
        raise ConformanceError(f"{case}, close game {index}, step {len(match.steps)}: {said}") from cause


def _require(condition: bool, message: str) -> None:
    """For seldom checks: a check of every piece and number makes its message only when it is needed."""
    if not condition:
        raise ConformanceError(message)


def _pick(match: Match, rng: Array) -> int:
    if match.to_move != CHANCE:
        return match.legal.numbers[int(below(rng, len(match.legal)))]
    weights = np.array(list(match.odds.values()), np.int64)
    return list(match.odds)[int(choose(rng, weights, len(weights)))].number


def _check_step(match: Match, number: int, plain: Mapping[str, Callable[..., Any]]) -> None:
    before, to_play, twin = to_bytes(match.state), match.to_move, copy(match.state)
    plain["step"](twin, match.box, number)
    match.play(number)
    _require(to_bytes(twin) == to_bytes(match.state), "compiled and uncompiled steps differ")
    check_facts(match, match.steps[-1])
    for seat in viewers(match):
        event = match.event(len(match.steps) - 1, seat, you=True)
        _require(event is None or bool(event.text), "an event has no words")
    standing = match.game.words.standing(match.view())
    _require(len(standing) == match.players, f"standing tells of {len(standing)} seats, and there are {match.players}")
    if to_play >= 0 and not match.over:
        match.undo(consent=True)
        _require(to_bytes(match.state) == before, "undo does not restore the state")
        match.play(number)


def _check_values(state: Record, whose: str) -> None:
    """Every field holds what it declares: tensors, judges and readers go by that."""
    for name, field in type(state).fields.items():
        numbers = np.asarray(state[name])
        if not field.within(numbers):
            raise ConformanceError(f"{whose}: {name} is {numbers.tolist()}, and should be {field.values}")


def _check_position(match: Match, plain: Mapping[str, Callable[..., Any]]) -> None:
    _check_interpreted(match, plain)
    _check_values(match.state, "the state")
    for seat in viewers(match):
        view = match.view(seat)
        _check_values(view.state, f"the view of {_name(match, seat)}")
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
    """The ids that can be touched in a view. Both shapes show the same pieces in places of their own, and no secret."""
    touchable: list[set[str]] = []
    for shape in SHAPES:
        scene, looks = view.scene(shape), view.game.sheet(view.box).looks
        try:
            msgspec.json.encode(scene, enc_hook=plain)
        except TypeError as error:
            wrong = f"the {shape} scene has something other than plain numbers and words"
            raise ConformanceError(f"{wrong}: {error}") from None
        ids = [piece.id for piece in scene.pieces]
        if len(ids) != len(set(ids)):
            raise ConformanceError(f"the {shape} scene has an id twice: {Counter(ids).most_common(1)[0][0]}")
        blank = [name for name in ids if " " in name]
        _require(not blank, f"an id has a blank in it: {blank[:1]}")
        for name in dict.fromkeys([scene.ground, *(piece.look for piece in scene.pieces)]):
            _require(name in looks, f'the {shape} scene has the look "{name}", which looks(box) does not draw')
        for piece in scene.pieces:
            if not (0 <= piece.x <= scene.width and 0 <= piece.y <= scene.height):
                raise ConformanceError(f"{piece.id} lies outside the {shape} scene, at {piece.x}, {piece.y}")
            if piece.text and TEXT not in looks[piece.look]:
                raise ConformanceError(f'{piece.id} says "{piece.text}" where its look does not')
        touchable.append({piece.id for piece in scene.pieces if piece.meaning})
        if (len(match.steps) + view.seat) % _MADE_ANEW == 0:
            with nothing_kept():
                fresh = set(view.scene(shape).pieces)
            stale = [piece.id for piece in scene.pieces if piece not in fresh]
            _require(not stale, f"{stale[:1]} of the {shape} scene was kept from another position, or another viewer")
    if match.game.secrets and (len(match.steps) + view.seat) % _PARSED == 0:
        # Another world in which this viewer would know the same.
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
        pointless = [
            {n for n in out[:count] if f(state, box, n)} for f in (match.game.kernels.pointless, plain["pointless"])
        ]
        _require(pointless[0] == pointless[1], "compiled and uncompiled pointless differ")
    for name in ("points", "results", "places", "utility") if who == OVER else ("points",):
        ours, theirs = np.zeros((2, match.players))
        getattr(match.game.kernels, name)(state, box, ours)
        plain[name](state, box, theirs)
        _require(ours.tolist() == theirs.tolist(), f"compiled and uncompiled {name} differ")
    for name in ("stopped", "whose_turn"):
        same = int(getattr(match.game.kernels, name)(state, box)) == int(plain[name](state, box))
        _require(same, f"compiled and uncompiled {name} differ")
    if who >= 0:
        _check_estimate(match, plain)
    for seat in viewers(match):
        ours_state, theirs_state = copy(state), copy(state)
        for kernels, hidden in (match.game.kernels.as_dict(), ours_state), (plain, theirs_state):
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
        ways = path, *board.also(view, number)
        missing = [touch for way in ways for touch in way if not touch.startswith("do-") and touch not in drawn]
        _require(not missing, f'"{text}" touches {missing}: no pieces with a meaning')
        for taken, whose in paths.items():
            short = min(len(taken), len(path))
            if taken[:short] == path[:short]:
                raise ConformanceError(f'"{text}" and "{whose}" cannot be told apart by touches {path}')
        paths[path] = text
    legal_now = set(view.legal)
    every = max(_REFUSED, actions.decisions // 300)  # a large board has thousands
    for number in range(len(match.steps) % every, actions.decisions, every):
        if number not in legal_now:
            if not words.why_not(view, number):
                raise ConformanceError(f'nothing says why "{actions.text(number)}" is not legal')
            try:
                match.play(number)
            except ActionError:
                continue
            raise ConformanceError(f'"{actions.text(number)}" is not legal, but could be played')


def viewers(match: Match) -> list[int]:
    """All who may look at a match."""
    return [SPECTATOR, *range(match.players)]


def check_facts(match: Match, step: Step) -> None:
    """Every change of a view is told, and what is told to somebody is what they see."""
    game, box = match.game, match.box
    before = game.state.from_bytes(step.before)
    heard, text = game.heard(step.before, box, step.number), game.actions.text(step.number)
    for seat in viewers(match):
        was, now = (to_bytes(game.view(state, box, seat, match.names).state) for state in (before, match.state))
        told = game.facts.seen_by(heard, seat)
        if not told and was != now:
            raise ConformanceError(f'"{text}" changes what {_name(match, seat)} sees, and the rules tell nothing of it')
        if game.secrets or any(number is None for fact in told for number in fact.numbers.values()):
            _check_told_alike(match, step, seat, heard, now)
            _check_other_worlds(match, step, seat, told, now)


def _check_told_alike(match: Match, step: Step, seat: int, heard: Sequence[Told], now: bytes) -> None:
    """Two actions that are told alike to a viewer must look alike to that viewer."""
    game, box, facts = match.game, match.box, match.game.facts
    before, whose = game.state.from_bytes(step.before), _name(match, seat)
    possible = [n for n, _ in game.odds(before, box)] if step.who == CHANCE else game.legal(before, box)
    others = [number for number in possible if number != step.number]
    for number in others[:: max(1, len(others) // _OTHERS)]:
        theirs = game.heard(step.before, box, number)
        if theirs == heard or facts.seen_by(theirs, seat) != facts.seen_by(heard, seat):
            continue
        alike = f'"{game.actions.text(step.number)}" and "{game.actions.text(number)}" are told alike to {whose}'
        if game.kernels.seen(before, box, step.number, seat):
            raise ConformanceError(f"{alike}, and seen says that they see which it was")
        stepped = copy(before)
        game.kernels.step(stepped, box, number)
        other = game.hidden(stepped, box, seat, match.names).state
        if to_bytes(other) != now:
            fields = ", ".join(sorted(_differing(other, game.state.from_bytes(now))))
            raise ConformanceError(f"{alike}, and look different: hide leaves {fields}, or a fact hides too much")


def _check_other_worlds(match: Match, step: Step, seat: int, told: Sequence[Fact], now: bytes) -> None:
    """A viewer is told the same in another world in which they know as much and see the same happen."""
    game, box = match.game, match.box
    before, seen = game.state.from_bytes(step.before), game.kernels.seen
    other = game.view(before, box, seat, match.names).state
    game.kernels.imagine(other, box, seat, new_rng(len(match.steps), 6))
    possible = [n for n, _ in game.odds(other, box)] if step.who == CHANCE else game.legal(other, box)
    if seen(before, box, step.number, seat):
        possible = [number for number in possible if number == step.number]
    else:  # they would have seen some of the others
        possible = [number for number in possible if not seen(other, box, number, seat)]
    for number in possible[:1] + possible[-1:]:
        stepped = copy(other)
        game.kernels.step(stepped, box, number)
        if to_bytes(game.hidden(stepped, box, seat, match.names).state) == now:
            theirs = game.facts.seen_by(game.heard(to_bytes(other), box, number), seat)
            if told != theirs:
                what = f'what is told of "{game.actions.text(step.number)}"'
                raise ConformanceError(f"{what} depends on what {_name(match, seat)} does not know: {told}, {theirs}")


def _differing(one: Record, other: Record) -> set[str]:
    """The fields in which two records differ."""
    return {name for name in type(one).fields if one[name].tobytes() != other[name].tobytes()}


def _name(match: Match, seat: int) -> str:
    return match.names[seat] if seat >= 0 else "a spectator"
