## The store, for everybody: no sentence here tells where the database is.

the-database = the database
table-newer = this table was changed by a newer Meadhall, or is damaged: this one cannot read it ({ $error })
taken-game-missing = the game that this one goes on from is missing: the hall's storage is damaged
analysis-damaged = the stored analysis is damaged: have it made again
conflict-erasing = something has happened at a table meanwhile: try it again
database-moved = the database was moved away or replaced while the hall is open; nothing was changed
disk-nearly-full = the disk of this hall is nearly full: games go on, but nothing new is taken in just now
disk-full-file = there is no room left on the disk for this file
file-unkept = this file cannot be kept: { $why }
store-failed = the store has failed: { $error }
store-closed = the store is closed

postgres-conflict = somebody else has done something at this table at the same time
postgres-disk-full = there is no room left on the disk of the database; nothing was changed
postgres-read-only = the database takes no writes now; nothing was changed
postgres-unwritable = the database does not let this hall do that; nothing was changed
postgres-damaged = the database is damaged; restore it from a copy or an export
postgres-unavailable = the database does not answer now; nothing that was acknowledged is lost, and it is tried again
postgres-failed = the database cannot be used: error { $error }

## The store, for the person who opens it.

sqlite-disk-full = there is no room left on the disk for { $path }; nothing was changed
sqlite-locked = { $path } is locked by another program
sqlite-damaged = { $path } is damaged, perhaps cut off; restore it from a copy or an export
sqlite-cut-off = { $path } is cut off; restore it from a copy or an export
sqlite-foreign = { $path } is no database
sqlite-of-others = { $path } belongs to another program: it is no database of a hall
sqlite-unwritable = { $path } cannot be written to
sqlite-unopenable = { $path } cannot be opened; is the folder there, and yours to write to?
sqlite-conflict = another program has written to { $path } at the same time
sqlite-failed = { $path } cannot be used: { $why }
database-newer = { $path } is of version { $version }, from a newer Meadhall; this one knows up to { $known }
hall-running = another hall uses { $path }: stop it first, or choose another folder with MEADHALL_DATA
cannot-lock = { $path } cannot be made or locked: { $why }
cannot-make = { $path } cannot be made: { $why }
cannot-write = { $path } cannot be written: { $why }
cannot-read = { $path } cannot be read: { $why }
no-hall-yet = there is no { $path }: no hall has been opened here yet
no-file = there is no { $path }

no-psycopg = PostgreSQL needs a package that is not installed: pip install 'meadhall[postgres]'
postgres-no-address = --store: this is no address of a PostgreSQL database, as postgresql://user@host/name
postgres-database =
    the PostgreSQL database { $name-is ->
        [hidden] by default
       *[other] { $name }
    } at { $host-is ->
        [hidden] this machine
       *[other] { $host }
    }
postgres-refused = { $database } does not let this user in: check name and password
postgres-missing = { $database } does not exist: make it first (`createdb`)
postgres-no-tables = in { $database } this user may not make tables: GRANT CREATE ON DATABASE is needed
postgres-unusable = { $database } cannot be used: { $why }
postgres-foreign = in { $database } somebody else uses the schema "meadhall"

## Backups and exports.

verified =
    { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } with { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }
backup-exists = { $path } exists already: a backup replaces nothing
backup-foreign = { $path } belongs to another program: it is no backup of a hall
backup-damaged = { $path } is damaged: { $why }
backup-strays = { $path } holds { $kept } entries, of which { $read } belong to a table
damaged-text = a text in it cannot be read
damaged-row = a row of { $table } has changed since it was written
damaged-mentions = somebody whom a log names is not listed as named there
restore-not-empty = this database holds tables: restore into an empty one
restore-differs = the restored tables differ from those in { $path }: the disk may be damaged
entry-damaged = entry { $number } of a table cannot be read: { $why }
entry-missing = entry { $number } of a table is missing
export-damaged = line { $number } of the export cannot be used: { $why }
export-foreign = this is no export of a hall: its first line should name the format "{ $format }"
export-newer = this export is of version { $version }; this Meadhall reads up to { $known }

## Running a hall.

hall-open = The hall is open: { $address }
hall-open-nodes = The hall is open: { $address } ({ $count } nodes)
hall-for-everybody = Everybody who reaches this machine may come in.
left-out = Left out: { $why }
stop-by = Stop it with Ctrl-C; all games are kept.
cannot-listen =
    the hall cannot be opened at { $host }, { $last-is ->
        [hidden] port { $port }
       *[other] ports { $port } to { $last }
    }: { $why }
workers-need-postgres = --workers needs a PostgreSQL database, which several nodes can share: name one by --store
workers-need-ports = --workers needs a system on which several processes can share a port, as Linux
node-unopened = a node could not be opened; its own message stands above
node-ended = Node { $number } has ended by { $how }: another one was started.
status = status { $number }
no-proxy = a proxy is named by its address or network, as 127.0.0.1 or 10.0.0.0/8: { $why }
proxy-everybody = { $text } is everybody: then anybody could say that they are somebody else
key-readable = { $path }: others can read the key in it: chmod 600 { $path }
key-short = the key of the house has at least { $least } letters: `openssl rand -hex 24` makes one

## At tables.

no-table = there is no such table
not-kept = this table could not be kept or read; come back in a moment
is-here = { $name } is at the table: after { $minutes } minutes without a move a bot may play for them
bad-bot =
    no bot of this hall is called "{ $bot }"; { $near-is ->
        [hidden] there is: { $known }
       *[other] did you mean "{ $near }"?
    }
hint-not-yours = a hint is for the seat to move, and that is not yours
no-hint = others play too: hints are for games against bots, at one screen, or agreed by all
what-if = What if, from step { $step }?
no-such-seat = there is no seat { $seat }: this game has { $seats }
over-there = there the game is over: take it over from an earlier moment
many-what-ifs = this is a what if of { $most } what ifs: take over an earlier one

## What the house has decided.

banned = the house has asked you to stay away
muted = the house has asked you to be silent for a while; you may play on
closed = the house has closed this table
bad-name = the house would like you to choose another name
closed-table = A closed table
wrong-key = this is not the key
key-first = Show the key of the house first.
cannot-decide = this cannot be decided
no-reports = Nobody reads reports in this hall.
decided-ban = may not come in
decided-ban-address = nobody may come in from there
decided-mute = may not speak
decided-hide = is in no list
decided-close = is closed

## Budgets: how often and how much anybody may ask.

too-fast = this is too fast: wait a moment
too-many-open = these are many open tables
crowded = you have many requests under way: wait until some are answered
too-many-pages = { too-fast }
too-many-changes = { too-fast }
too-many-tokens = { too-fast }
too-many-tables = these are many tables: open the next in a minute
too-many-bots = these are many bots: ask for more in a minute
too-many-shows = { too-fast }
too-many-sockets = { too-fast }
too-many-chats = let the others say something: wait a moment
too-many-uploads = these are many files: send the next in a minute
too-many-storage = you have brought many large files: bring the next in an hour
too-many-building = these are many pages that take long to build: wait a moment
too-many-hints = think for a moment yourself, and ask again
too-many-analyses = these are many analyses at once: try it again in half a minute
too-many-tries = think for a moment, and try again
too-many-reports = your reports are being read: wait a moment
too-many-forgets = you have just been forgotten: wait a while
too-many-keys = this key is wrong: wait a moment

## Requests that are refused.

two-lengths = a request must tell its length in one way: Content-Length or Transfer-Encoding
wrong-host = this hall does not answer to that name
wrong-origin = only a page of this hall may do this for you; programs send a bearer token
too-large = a request has at most { $most } bytes
no-page = there is no such page
no-bytes = messages are text, not bytes
message-too-large = a message has at most { $most } letters
hello-first = say hello before anything else
one-question = one question at a time
protocol = this hall speaks version { $version } of the protocol: load the page again
no-method = this cannot be asked for in that way
our-mistake = the hall has made a mistake; it is written down
game-failed =
    { $place-is ->
        [hidden] the hall has made a mistake; it is written down
       *[other] this game has made a mistake in { $place }; it is written down
    }
no-looks = there are no such looks: load the page again
needs-token = this needs a token: POST /api/tokens gives you one
malformed = this cannot be read: { $why }
nothing-to-draw = the game has not started: there is nothing to draw
file-would-tell = the game is not over: its file would tell secrets
no-seat-number = this seat has no number
wrong-players = { $game } is for { $players } players
no-figure = there is no such figure
nothing-known = nothing is known of a decision in position { $number }

error-404 = This place does not exist
error-404-help = The address may be incomplete, or the page is gone.
error-405 = Not like this
error-405-help = The page can be looked at, but not in the way that was asked for.
error-413 = This is too large
error-413-help = A game file is rarely larger than a few hundred kilobytes.
error-429 = This is too fast
error-429-help = Nothing is lost. Wait a moment and try again.
error-500 = A mistake of ours
error-500-help = Your games are safe: every move is kept before anybody is told of it.
error-503 = Not just now
error-503-help = Nothing is lost. Wait a moment and try again.
error-other = This is not possible

status-400 = The request cannot be read.
status-401 = A token is needed.
status-403 = It is not yours to do, or not your turn.
status-404 = There is no such thing.
status-409 = The table is not in a state for it.
status-413 = The request is too large.
status-421 = The hall does not answer to this name.
status-422 = It cannot be used: the answer says why.
status-429 = Too many requests.
status-503 = It could not be kept; nothing has changed.

## Pages.

choose-rules = The rules
choose-rules-lead = Which rulebook shall it be?
choose-guide = Learn a game
choose-guide-lead = Which game shall it be?
choose-table = A new table
choose-table-lead = Which game shall it be?
figure-start = The table at the beginning
figure-middle = The table in the middle of a game

level-child = plays merrily along
level-thrall = knows the rules, misses much
level-karl = a good evening's opponent
level-jarl = hard to beat
level-skald = the best of the hall, and thinks longest

clock-none = No clock
clock-none-meaning = Everybody takes the time they need.
clock-live-10 = 10 minutes
clock-live-10-meaning = Each has 10 minutes for the game and gets 10 seconds a turn.
clock-live-30 = 30 minutes
clock-live-30-meaning = Each has 30 minutes for the game and gets 20 seconds a turn.
clock-slow-1 = A day a turn
clock-slow-1-meaning = For a game on the side: come back once a day.
clock-slow-3 = Three days a turn
clock-slow-3-meaning = Come back once every three days.

open-seat = an open seat
being-played = being played
finished = finished
waits-for =
    { $count ->
        [0] everybody is here: it can begin
       *[other] waits for { $count } more
    }
bot-plays-for-you = a bot plays for you: your seat is kept
to-move =
    { $seat-is ->
        [you] your turn
       *[other] { $seat } is to move
    }
number =
    { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $count }
    }

retry-best = Yes: this begins the plan of the judge: { $plan }. It wins about { $wins } games in 100.
retry-good = Good: if you go on well, it wins about { $wins } games in 100, hardly less than the best.
retry-played = This is how it was played. The turn wins about { $wins } games in 100, { $loss } fewer than the best.
retry-not-yet = Not yet: however you go on, it wins about { $wins } games in 100, { $loss } fewer than the best.
