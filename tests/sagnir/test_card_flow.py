"""Both island games in step with a plain model of where their cards go: dealing, refilling, empty piles."""

import os
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.content import Edition
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.games.island import phase
from meadhall.games.island.state import BEING_NAMES, CELL_NAMES, KINDS, PROTECTORS
from tests.sagnir.card_flow import CardFlow

GAMES = int(os.environ.get("MEADHALL_CARD_FLOW_GAMES", "40"))
SEEN: Counter[str] = Counter()
"""How often what is rare has happened: without it the test would not test it."""


def options(random: Random) -> dict[str, Any]:
    """A large island leaves few tiles in the pile."""
    chosen: dict[str, Any] = {"layout": random.choice(["square", "isle"]), "target": random.choice([6, 7])}
    if random.random() < 0.15:
        chosen |= {"all_mythicals": True, "target": "printed"}
    return chosen


def easy(game: str) -> Game:
    """The game with beings of one cell: they are activated so fast that their pile runs out."""
    today = meadhall.game(game)
    text = re.sub(r"(points = \d\npattern = ).*\n(?=(light|\n\[\[beings|\n# Bonus))", r'\1["F"]\n', today.edition.text)
    return today.with_content(Edition(text, "easy.toml"))


def start(match: Match, random: Random) -> CardFlow:
    """Play until the first turn, dealing to the model what is dealt."""
    s: Any = match.state
    flow = None
    while match.state.phase < phase.ACTING:
        s = match.state
        dealing = s.phase in (phase.DEALING_TILES, phase.DEALING_BEINGS)
        if dealing and flow is None:
            island = {CELL_NAMES[c]: KINDS[k] for k in range(5) for c in range(64) if int(s.land[k]) >> c & 1}
            protectors = [PROTECTORS[p] for p in s.protectors.tolist()[: match.players]]
            flow = CardFlow(protectors, island, list(BEING_NAMES), bool(match.box.all_mythicals))
        seat = int(s.seat)
        text = drawn(match, random) if match.to_move == CHANCE else random.choice([a.text for a in match.legal])
        if dealing:
            assert flow is not None
            flow.deal(seat, *text.split())
        match.play(text)
    assert flow is not None
    if flow.own:  # S-96
        flow.beings.pile = Counter()
        flow.beings.hands = [
            Counter(BEING_NAMES[7 * b : 7 * b + 7]) for b in match.state.boards.tolist()[: match.players]
        ]
    assert all(hand.total() == 4 for hand in flow.tiles.hands)  # S-08, R-18
    return flow


def drawn(match: Match, random: Random) -> str:
    odds = {action.text: weight for action, weight in match.odds.items()}
    return random.choices(list(odds), list(odds.values()))[0]


def same(flow: CardFlow, match: Match) -> None:
    """The hands, piles and discards of both agree."""
    s: Any = match.state
    named = lambda counts: +Counter(dict(zip(KINDS, (int(n) for n in counts), strict=True)))  # noqa: E731
    of = lambda cards: Counter(name for i, name in enumerate(BEING_NAMES) if int(cards) >> i & 1)  # noqa: E731
    assert named(s.pile) == +flow.tiles.pile
    assert named(s.discard) == +flow.tiles.discard
    assert of(s.being_pile) == +flow.beings.pile
    assert of(s.being_discard) == +flow.beings.discard
    for seat in range(match.players):
        assert named(s.hand[seat]) == +flow.tiles.hands[seat]
        assert of(s.beings[seat]) == +flow.beings.hands[seat]


def choose(match: Match, random: Random) -> str:
    """At random, but beings are activated where they can be, and a pass turn does not go on for ever."""
    texts = [action.text for action in match.legal]
    wanted = [text for text in texts if text.startswith("activate")]
    if wanted:
        return random.choice(wanted)
    kind = random.choice(sorted({text.split()[0] for text in texts}))
    return random.choice([text for text in texts if text.split()[0] == kind])


@pytest.mark.parametrize("game", ["sagnir", "mythical_island"])
def test_S63_every_card_goes_where_a_plain_model_says(game: str) -> None:
    SEEN.clear()
    editions = meadhall.game(game), easy(game)
    for number in range(GAMES):
        random = Random(f"{game} {number}")
        match = editions[number % 2].start(random.choice([2, 3, 4, 4]), options(random), scripted=True)
        flow = start(match, random)
        while match.to_move != OVER and match.state.turn < 150:
            play_on(match, flow, random)
        same(flow, match)
    assert all(SEEN[what] for what in ("short pass", "shuffle", "keep", "nothing left")), SEEN


def play_on(match: Match, flow: CardFlow, random: Random) -> None:
    """One decision, and what follows from it until somebody decides again."""
    seat, turn, passing = match.to_move, int(match.state.turn), bool(match.state.passing)
    same(flow, match)
    text = choose(match, random)
    flow.act(seat, text)
    match.play(text)
    passing = passing or text.startswith("discard")
    if match.to_move == OVER and text.startswith("activate") and not match.box.others_finish:
        return  # S-80: no refill
    if text.startswith("exchange"):
        flow.refilling = True
    elif not flow.refilling and (match.to_move in (CHANCE, OVER) or match.state.turn != turn or match.state.to_keep):
        flow.refill(seat, passing)
        SEEN["short pass"] += passing and flow.tiles.to_draw + flow.beings.to_draw > flow.thrown
    while flow.refilling:
        shuffled = (flow.tiles.discard.total(), flow.beings.discard.total())
        what, expected = flow.next(seat)
        SEEN["shuffle"] += shuffled > (flow.tiles.discard.total(), flow.beings.discard.total())
        SEEN[what] += 1
        if what == "draw":
            assert match.to_move == CHANCE
            assert {action.text: weight for action, weight in match.odds.items()} == expected
            outcome = drawn(match, random)
            sort, name = outcome.split()
            flow.sorts[sort].draw(name, flow.sorts[sort].hands[seat])
            match.play(outcome)
        elif what == "keep":
            assert match.to_move == seat
            assert {action.text for action in match.legal} == set(expected)
            return
        else:
            SEEN["nothing left"] += flow.beings.hands[seat].total() < 3 and not flow.own
            if match.to_move != OVER:
                assert match.state.turn == turn + (not text.startswith("exchange"))
