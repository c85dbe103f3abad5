## Lines of the log about people; their kind stands before the first hyphen. The games themselves tell what a match did.

seat-sat = { $name } takes a seat.
seat-sat-again = { $name } takes over from { $before }.
seat-vacated = { $before } leaves the seat.
seat-offered = The seat of { $name } is offered to whoever comes; the bot plays on until then.
seat-renamed = { $before } is now called { $name }.
seat-late = The time of { $name } is up.
seat-bot-asked = { $name }, a bot, takes a seat.
seat-bot-resigned = { $before } resigns; { $name }, a bot, plays on.
seat-bot-left = { $before } leaves; { bot-plays-on }
seat-bot-late = The time of { $before } is up; { bot-plays-on }
seat-bot-away = { $before } is away; { bot-plays-on }
seat-bot-waits = { $before } is gone and nobody is left at the table: the game waits for those whose seats are kept.
bot-plays-on = { $name }, a bot, plays on. The seat is kept for { so-long }.
so-long =
    { $days ->
        [one] a day
       *[other] { $days } days
    }

game-started = The game begins.
game-started-hints = The game begins. Everybody may ask for hints, as agreed.
game-taken-over = The game goes on from step { $step } of another one: { $what }
game-rematch = { $name } would like another game.
game-rematched = The next game is ready.
game-called = The game ends here, without a result.

undo-asked = { $name } would like to take back a decision.
undo-refused = The decision stands.
undo-done = { $name } takes back a decision.
undo-more = { $name } takes back a decision, and what came after it.
undo-practice = { $undone } Something new had been learnt since: this game is practice.

## Refusals; the code of the error stands before the underscore.

not-started = the game has not started
not-started_file = the game has not started: there is nothing to write down
started = the game has started
started_salt = the game has started: its dice are fixed
over = the game is over
over_leave = the game is over: there is nothing to leave
over_sit = the game is over; you may watch what has become of it
over_undo = the game is over, and the secret of its dice is known
not-over = another game can begin when this one is over

no-seat = there is no seat { $seat }: they are 0 to { $last }
not-seated = only those who hold a seat may do this
not-seated_watching = you are watching: take a seat first
not-seated_undo = you are watching: there is nothing of yours to take back
not-yours =
    seat { $seat } is not yours: { $name-is ->
        [hidden] nobody holds it
       *[other] it is held by { $name }
    }
not-yours_call = others play too: resign, and a bot plays on for you
not-yours_own = this is your own seat: leave it, if you like
not-your-turn = it is the turn of { $name }
not-host = only the host decides who may sit where
not-host_start = the host starts the game
seats-open =
    { $count ->
        [one] seat { $seats } is
       *[other] seats { $seats } are
    } open: wait for somebody, or let a bot sit there
seat-taken_yours = you hold this seat already, as { $name }
seat-taken_held = it is held by { $name }
seat-taken_bot = this seat is held by { $name }, a bot; the host can open it
seat-taken_playing = { $name }, a bot, plays here; the host can offer the seat
seat-taken_eyes = you have held another seat in this game: this one would show you too much
seat-taken_open = this seat is open already
seat-taken_person = this seat is held by { $name }: nobody can take it away in a running game
seat-kept = this seat is kept for { $name } for { so-long }: so long it is theirs
seat-kept_call = a seat is kept for somebody who may come back: leave, and the game waits for them
too-early =
    { $name } may be replaced by a bot when the others have waited for { $seconds } seconds{ $clock ->
        [yes] , but this game has a clock
       *[no] { "" }
    }

stale = the position has changed since: look again
already-asked = something is being asked already
already-asked_rematch = you have agreed to another game already
no-proposal = nobody has asked anything
no-proposal_consent = nobody waits for your consent
nothing-to-undo = you have not decided anything yet
nobody-to-ask = the others must consent to this, and they are away: their seats are kept
log-full = the log of this table is full: play on, or open another table
bad-name = a name needs at least one letter or digit
bad-text = there is nothing to say in an empty text
bad-table = this game has { $seats } seats, not { $given }

damaged_entry = an entry of this table is not what was written: the hall's storage is damaged
damaged_missing = entry { $number } of this table is missing
damaged_opening = the log of this table does not begin with its opening
damaged_empty = the log of this table is empty
damaged_snapshot = the snapshot of this table does not fit its game: { $why }
damaged_moves = the moves of this game lead elsewhere by the rules of this Meadhall
damaged_rules =
    this game was begun by version { $rules } of the rules of { $title }; this Meadhall knows up to { $known }
damaged_content = this game was begun with components of { $title } that this Meadhall lacks
