"""Moments: every step reaches a viewer once, in words and as what it changes; what they lead to is the position."""

from dataclasses import replace

import pytest
from msgspec import structs

from meadhall.core.constants import SPECTATOR
from meadhall.core.scene import Scene
from meadhall.games import load
from meadhall.table.announcements import LogLine
from meadhall.table.commands import Act, Leave, Say, Sit, Start, Undo
from meadhall.table.moments import MOST_MOMENTS, Moment, News, Seen
from tests.core.scenes import applied
from tests.table.seating import ASTRID, BJARNI, Party, two_persons


class Watcher:
    """Somebody who looks at a table, and keeps the scene as a page does: whole once, and then by moments."""

    def __init__(self, party: Party, person: str | None, shape: str = "wide") -> None:
        self.party, self.person, self.shape = party, person, shape
        self.seen: Seen | None = None
        self.wholes = 0
        self.standing: tuple[str, ...] = ()

    def look(self) -> tuple[Moment, ...]:
        news: News | None = self.party.views.news(self.person, self.seen, self.shape)  # type: ignore[arg-type]
        assert news is not None
        if news.scene is None:
            assert self.seen is not None
            scene = self.seen.scene
        else:
            self.wholes += 1
            told = news.scene
            scene = Scene.of(told.width, told.height, told.ground, told.pieces)
        view = self.party.view(self.person)
        now = tuple(seat.standing for seat in view.seats)
        moments = tuple(self.whole(moment, view.lines, now) for moment in news.moments)
        for moment in moments:
            scene = applied(scene, moment.change)
            self.standing = moment.standing or self.standing
        self.seen = news.seen
        if news.scene is None and all(moment.kind != "changed" for moment in moments):
            assert self.standing in (now, ()), "moments tell how everybody stands"
        self.standing = now
        match = self.party.table.match
        assert match is not None
        eye = self.party.views.eye(self.party.table.held(self.person))
        assert scene == news.seen.scene == match.view(eye).scene(self.shape)  # type: ignore[arg-type]
        return moments

    @staticmethod
    def whole(moment: Moment, lines: tuple[LogLine, ...], standing: tuple[str, ...]) -> Moment:
        """A moment with what the log and the view say of it, as a page puts it together."""
        if moment.standing is None:
            moment = structs.replace(moment, standing=standing)
        if not moment.line:
            assert not moment.text, "words are said once"
            return moment
        line = lines[-moment.line]
        assert (line.kind, line.version, line.seat) == ("move", moment.version, moment.seat)
        return structs.replace(moment, text=line.text, places=line.places)


@pytest.fixture
def hagar() -> Party:
    party = Party(game=load("hagar"), careful=False)
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    return party


def mover(party: Party) -> str:
    return (ASTRID, BJARNI)[party.table.to_move or 0]


def test_a_throw_of_two_dice_is_told_step_by_step(hagar: Party) -> None:
    watchers = [Watcher(hagar, ASTRID), Watcher(hagar, BJARNI, "tall"), Watcher(hagar, None)]
    for watcher in watchers:
        assert watcher.look() == ()
    hagar.do(Act("reroll both"), mover(hagar))
    for watcher in watchers:
        moments = watcher.look()
        assert watcher.wholes == 1
        assert [(moment.kind, moment.seat is None, bool(moment.text)) for moment in moments[:3]] == [
            ("rolled", False, True),  # the dice are in the air
            ("rolled", True, False),
            ("rolled", True, True),
        ]
        assert moments[0].seat == moments[2].whose, "whose throw it was"
        assert {moment.version for moment in moments} == {hagar.table.version}
        told = [line.text for line in hagar.view(watcher.person).lines if line.version == hagar.table.version]
        assert told == [moment.text for moment in moments if moment.text]


def test_who_does_something_is_called_you_at_their_own_screen(hagar: Party) -> None:
    own, other, name = (ASTRID, BJARNI, "Astrid") if mover(hagar) == ASTRID else (BJARNI, ASTRID, "Bjarni")
    hagar.do(Act("reroll both"), own)
    said = f"{name} throws both dice again."
    lines = [[line.text for line in hagar.view(person).lines] for person in (own, other, None)]
    assert [said in texts for texts in lines] == [False, True, True]
    assert "You throw both dice again." in lines[0]


def test_who_comes_back_is_shown_what_the_others_have_done_since_their_own_last_decision(hagar: Party) -> None:
    own, other = (ASTRID, BJARNI) if mover(hagar) == ASTRID else (BJARNI, ASTRID)
    for _ in range(9):
        if mover(hagar) == other:
            break
        hagar.do(Act("keep" if "keep" in choices(hagar, own) else "sail on"), own)
    since = hagar.table.version
    hagar.do(Act("keep"), other)
    back = Watcher(hagar, own)
    moments = back.look()  # which leads to the position, as always
    assert back.wholes == 1
    assert any(moment.seat == 1 - hagar.table.held(own)[0] and moment.version > since for moment in moments)
    assert back.look() == ()
    assert Watcher(hagar, None).look() == ()  # who only watches has no last decision


def choices(party: Party, person: str) -> list[str]:
    return [choice.text for choice in party.view(person).choices]


def test_moments_lead_to_the_position_through_a_whole_game(hagar: Party) -> None:
    watchers = [Watcher(hagar, ASTRID), Watcher(hagar, None, "tall"), Watcher(hagar, BJARNI)]
    kinds = set()
    for turn in range(400):
        if hagar.table.to_move is None:
            break
        legal = hagar.view(mover(hagar)).choices
        eager = [choice for choice in legal if choice.text.startswith(("land", "take", "double", "seven", "steal"))]
        hagar.do(Act((eager or legal)[turn % len(eager or legal)].number), mover(hagar))
        for number, watcher in enumerate(watchers):
            if turn % (number + 1) == 0:  # some look seldom
                kinds |= {moment.kind for moment in watcher.look()}
    assert [watcher.wholes for watcher in watchers] == [1, 1, 1]
    assert {"rolled", "moved", "flipped", "taken"} <= kinds


def test_what_is_taken_back_and_new_names_are_changes_without_words(hagar: Party) -> None:
    watcher = Watcher(hagar, None)
    for _ in range(40):  # until a course is kept that reaches something
        watcher.look()
        who = mover(hagar)
        hagar.do(Act(hagar.view(who).choices[0].number), who)
        if hagar.view(who).undo == "free":
            break
    hagar.do(Undo(), who)
    kept, back = watcher.look()
    assert kept.text
    assert (back.kind, back.text) == ("changed", "")
    hagar.do(Say("hello"), who)
    assert watcher.look() == ()
    hagar.do(Leave(1), BJARNI)
    assert all(moment.kind == "changed" for moment in watcher.look())


def test_who_has_missed_too_much_is_shown_what_has_changed(hagar: Party) -> None:
    watcher = Watcher(hagar, None)
    watcher.look()
    for _ in range(MOST_MOMENTS):
        hagar.do(Act(hagar.view(mover(hagar)).choices[0].number), mover(hagar))
    (changed,) = watcher.look()
    assert (changed.kind, changed.text) == ("changed", "")
    assert watcher.wholes == 1


def test_nobody_sees_on_through_a_seat_that_is_not_theirs_any_more() -> None:
    party = two_persons()
    watcher = Watcher(party, BJARNI)
    watcher.look()
    assert watcher.seen is not None
    assert watcher.seen.eye == 1
    party.do(Leave(1), BJARNI)
    watcher.look()
    assert watcher.seen.eye == SPECTATOR
    assert watcher.wholes == 2


def test_moments_tell_no_more_than_the_log(hagar: Party) -> None:
    """A step of which a viewer hears nothing and sees nothing is no moment: that chance was asked may be a secret."""
    party = two_persons()
    watchers = [Watcher(party, ASTRID), Watcher(party, None)]
    for watcher in watchers:
        watcher.look()
    party.do(Act("swap"))
    for watcher in watchers:
        told = [line.text for line in party.view(watcher.person).lines if line.version == party.table.version]
        assert [moment.text for moment in watcher.look()] == told


def test_scenes_that_nobody_looks_at_are_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def looked(view: object, shape: str) -> Scene:
        raise AssertionError("somebody has looked")

    party = two_persons()
    game = party.table.game
    monkeypatch.setattr(party.table.match, "game", replace(game, board=replace(game.board, scene=looked)))
    party.careful = False
    party.do(Act("keep"))
    assert party.views.of(ASTRID, 1.0, board=False).lines
    with pytest.raises(AssertionError, match="somebody has looked"):
        Watcher(party, None).look()


@pytest.mark.parametrize("name", ["hagar", "runir", "sagnir", "mythical_island", "saga"])
def test_every_game_says_which_pieces_are_scores_and_dice(name: str) -> None:
    match = load(name).start(players=2, seed=1)
    pieces = match.view(0).scene().pieces
    assert [piece.value for piece in pieces if piece.role == "score" and piece.value is not None] != []
    assert all((piece.value is None) == (piece.role != "score") for piece in pieces)
    assert all(piece.role == "die" for piece in pieces if piece.look.startswith("die"))
