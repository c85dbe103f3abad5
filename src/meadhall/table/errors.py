"""What a table refuses, with a code for programs and a sentence for people."""

from meadhall.core.errors import MeadhallError


class TableError(MeadhallError):
    """A command that cannot be carried out now; nothing has changed."""

    def __init__(self, code: str, text: str) -> None:
        self.code = code
        """One short word with hyphens, for programs; `CODES` lists them."""
        super().__init__(text)


CODES = {
    "not-seated": "only somebody who holds a seat may do this",
    "not-yours": "the seat is held by somebody else",
    "not-your-turn": "another seat is to move",
    "not-host": "only the host may do this",
    "no-seat": "the table has no seat of this number",
    "seat-taken": "the seat is not open",
    "seat-kept": "the seat belongs to somebody who may still come back",
    "seats-open": "the game cannot start while seats are open",
    "not-started": "the game has not started",
    "started": "the game has started",
    "over": "the game is over",
    "not-over": "the game is not over",
    "stale": "the position has changed since the action was chosen",
    "unreadable-action": "no action of this game is called so",
    "illegal-action": "the action is not legal now",
    "ambiguous-action": "the shortened text fits several actions",
    "nothing-to-undo": "there is nothing to take back",
    "nobody-to-ask": "the others would have to consent, and they are away",
    "no-proposal": "nobody has asked anything",
    "already-asked": "something is being asked already",
    "too-early": "the person has not been away for long enough",
    "bad-name": "a name that cannot be used",
    "bad-text": "a text that cannot be used",
    "log-full": "the log is too long for anything but playing to the end",
    "no-hint": "other persons play, and they have not agreed on hints",
    "banned": "the house has asked the person, or all at an address, to stay away",
    "closed": "the house has closed the table",
    "muted": "the house has asked the person to be silent for a while",
    "bad-bot": "no bot is called so",
    "no-table": "there is no such table",
    "damaged": "the stored table cannot be continued",
}
"""Every code that a table uses, and what it means."""
