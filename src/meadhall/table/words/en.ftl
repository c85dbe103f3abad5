## Lines of the log about people; their kind stands before the first hyphen. The games themselves tell what a match did.
## $name is who sits there now, $before who sat there until then, $days for how long a seat is kept for who has gone.

seat-sat = { $name } takes a seat.
seat-sat-again = { $name } takes over from { $before }.
seat-vacated = { $before } leaves the seat.
seat-offered = The seat of { $name } is offered to whoever comes; the bot plays on until then.
seat-renamed = { $before } is now called { $name }.
seat-late = The time of { $name } is up.
# $until is a day.
seat-rests = { $name-is ->
    [you] You are on vacation until { $until }: your time stands still.
   *[other] { $name } is on vacation until { $until }: their time stands still.
}
seat-rests-no-more = { $name-is ->
    [you] You are back, and your time goes on.
   *[other] { $name } is back, and their time goes on.
}
seat-bot-asked = { $name }, a bot, takes a seat.
seat-resigned = { $name-is ->
    [you] You resign.
   *[other] { $name } resigns.
}
seat-lost-resigned = { $before-is ->
    [you] You resign, and have lost.
   *[other] { $before } resigns, and has lost.
}
seat-lost-left = { $before-is ->
    [you] You leave, and have lost.
   *[other] { $before } leaves, and has lost.
}
seat-lost-late = { $before-is ->
    [you] Your time is up, and you have lost.
   *[other] The time of { $before } is up, and the game is lost for them.
}
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
game-started-rated = The game begins. It is rated: nothing is taken back, and whoever gives up or runs out of time loses.
# $what is the title that somebody gave to this way on.
game-taken-over = The game goes on from step { $step } of another one: { $what }
game-rematch = { $name-is ->
    [you] You would like another game.
   *[other] { $name } would like another game.
}
game-rematched = The next game is ready.
# The end of a story: it follows a sentence that says what somebody did.
story-ahead = { $name-is ->
    [you] From then on you were ahead.
   *[other] From then on { $name } was ahead.
}
game-called = The game ends here, without a result.

undo-asked = { $name-is ->
    [you] You ask
   *[other] { $name } asks
} to take back a decision.
undo-refused = The decision stands.
undo-done = { $name-is ->
    [you] You take back a decision.
   *[other] { $name } takes back a decision.
}
undo-more = { $name-is ->
    [you] You take back a decision, and what came after it.
   *[other] { $name } takes back a decision, and what came after it.
}
undo-done-practice = { undo-done } { only-practice }
undo-more-practice = { undo-more } { only-practice }
only-practice = Something new had been learnt since: this game is practice.

## Names

# Somebody who gives no name.
guest = Guest
# A seat where nobody sits yet.
open-seat = Seat { $seat }

## Refusals; the code of the error stands before the underscore.

not-started = the game has not started
illegal-action_order = "{ $action }" leaves something to choose: that cannot be ordered in advance
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
seat-kept = this seat is kept for { $name } for { so-long }: nobody else can take it
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
bad-table_rated-clock = a rated game needs a clock
bad-table_rated-late = in a rated game whoever runs out of time has lost: leave `late` out
bad-table_rated-hints = in a rated game nobody has hints
bad-table_rated-edition = a rated game is played with the printed components, not with an edition of your own
bad-table_rated-alone = a rated game needs at least two players, and one of them must be a person
bad-table_rated-seats = in a rated game everybody holds one seat
rated_call = this game is rated: resign, if you like, and you have lost it
rated_sit = this game is rated: everybody holds one seat
rated_seats = this game is rated: whoever has begun it plays it to its end
rated_undo = this game is rated: nothing is taken back
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
