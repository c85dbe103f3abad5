"""Nothing secret leaves a table: whatever is hidden from somebody may vary, and what they receive stays the same."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.core.constants import CHANCE, SPECTATOR
from meadhall.core.game import Game
from meadhall.core.match import Step
from meadhall.core.record import to_bytes
from meadhall.core.rng import below, new_rng
from meadhall.table.commands import Act, Sit, Start
from meadhall.table.decide import bot_acts
from meadhall.table.table import Move
from meadhall.table.views import TableViews
from tests.core.toy import MEAD
from tests.table.seating import ASTRID, BJARNI, GUDRUN, NEXT, Party, encode

PEOPLE = {0: ASTRID, 1: BJARNI, SPECTATOR: GUDRUN}
SECRET = bytes(range(100, 132))

GAMES: dict[str, Game] = {"mead": MEAD} | {name: meadhall.game(name) for name in ("sagnir", "mythical_island", "saga")}


def begun(game: Game) -> Party:
    party = Party([("Astrid", None), ("", None)], game=game, secret=SECRET, careful=False)
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    return party


def decide(party: Party, rng: Any) -> None:
    seat = party.table.to_move
    assert seat is not None
    assert party.table.match is not None
    legal = party.table.match.legal.numbers
    party.do(Act(legal[int(below(rng, len(legal)))]), PEOPLE[seat])


def imagined(party: Party, state: bytes, seat: int, rng: Any) -> bytes:
    """Another state that looks the same to a seat or a spectator."""
    assert party.table.match is not None
    other, box = party.game.state.from_bytes(state), party.table.match.box
    party.game.kernels.hide(other, box, seat)
    party.game.kernels.imagine(other, box, seat, rng)
    return to_bytes(other)


def other_way(party: Party, move: Move, seat: int, rng: Any) -> Step:
    """Another step that would have looked the same to a seat or a spectator.

    What a step shows must be the same in both: so the step is played in an imagined world, and what the seat sees after
    it is compared. The step itself, if no such world is found.
    """
    assert party.table.match is not None
    step, game, kernels, box = move.step, party.game, party.game.kernels, party.table.match.box
    seen = kernels.seen(game.state.from_bytes(step.before), box, step.number, seat)
    sight = to_bytes(game.hidden(game.state.from_bytes(step.after), box, seat, move.names).state)
    for _ in range(8):
        before = imagined(party, step.before, seat, rng)
        state = game.state.from_bytes(before)
        possible = [n for n, _ in game.odds(state, box)] if step.who == CHANCE else game.legal(state, box)
        alike = [n for n in possible if n == step.number or not (seen or kernels.seen(state, box, n, seat))]
        if alike:
            number = alike[int(below(rng, len(alike)))]
            kernels.step(state, box, number)
            after = to_bytes(state)
            if to_bytes(game.hidden(state, box, seat, move.names).state) == sight:
                return Step(step.who, number, before, after)
    return step


@contextmanager
def varied(party: Party, seat: int, rng: Any) -> Iterator[bool]:
    """The same table with all that this seat does not know changed, in the position and in the whole past."""
    table = party.table
    match = table.match
    assert match is not None
    kept = [(move, move.step) for move in table.past if isinstance(move, Move)]
    stood, steps = to_bytes(match.state), match.steps
    other = imagined(party, stood, seat, rng)
    match.state = party.game.state.from_bytes(other)
    for move, _ in kept:
        move.step = other_way(party, move, seat, rng)
    if [move.step.who for move, _ in kept] == [step.who for step in steps]:
        match.steps = [move.step for move, _ in kept]
    try:
        yield other != stood
    finally:
        match.state, match.steps = party.game.state.from_bytes(stood), steps
        for move, step in kept:
            move.step = step


@pytest.mark.parametrize("name", GAMES)
def test_what_somebody_receives_does_not_depend_on_what_is_hidden_from_them(name: str) -> None:
    party, rng = begun(GAMES[name]), new_rng(5, 1)
    looks = differing = 0
    while party.table.phase == "playing":
        decide(party, rng)
        if name != "mead" and party.table.version % 37:
            continue
        for seat, person in PEOPLE.items():
            expected = encode(TableViews(party.table).of(person, 0.0))
            with varied(party, seat, rng) as different:
                assert encode(TableViews(party.table).of(person, 0.0)) == expected
            looks, differing = looks + 1, differing + different
    assert looks > 4
    assert differing > looks / 3, "the hidden part hardly varied: this test would show nothing"


@pytest.mark.parametrize("name", ["sagnir", "mythical_island", "saga"])
def test_no_token_hash_or_secret_is_in_anything_that_leaves(name: str) -> None:
    party, rng = begun(GAMES[name]), new_rng(6, 1)
    secrets = [SECRET.hex().encode(), NEXT.hex().encode(), *(person.encode() for person in PEOPLE.values())]
    while party.table.phase == "playing" and party.table.version < 60:
        decide(party, rng)
        for person in (*PEOPLE.values(), None):
            seen = encode(party.view(person))
            assert not any(secret in seen for secret in secrets)


def test_a_shared_screen_shows_the_seat_to_move_and_a_log_for_all() -> None:
    party = Party([("Astrid", None), ("Bjarni", None)])
    party.do(Start())
    view = party.view(ASTRID)
    assert view.eye == view.to_move == 0
    assert [line for line in view.lines if line.kind == "move"] == [
        line for line in party.view(None).lines if line.kind == "move"
    ]


def test_a_bot_is_asked_with_what_its_seat_has_seen() -> None:
    party = Party([("Astrid", None), ("", "karl")], careful=False)
    party.do(Start())
    assert party.table.match is not None
    party.do(Act("keep"))
    history = party.views.history(1)
    assert [what for _, what in history].count(-1) == 1  # Astrid's cup was dealt face down
    position = party.table.position
    party.happen(bot_acts(party.table, position, 1, party.now))
    assert party.views.history(1)[: len(history)] == history
    assert TableViews(party.load(party.snapshots[-1])).history(1) == party.views.history(1)
    assert np.array_equal(party.views.view(1).state.cups[:1], [0])
