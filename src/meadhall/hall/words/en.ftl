## The store, for everybody: no sentence here tells where the database is.

the-database = the database
table-newer = this table was changed by a newer Meadhall, or is damaged: this one cannot read it ({ $error })
taken-game-missing = the game that this one goes on from is missing: the hall's storage is damaged
analysis-damaged = the stored analysis is damaged: have it made again
conflict-taken = this was used already, or is no longer there
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
damaged-mentions = a log names somebody who is missing from its list of names
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
no-language = "{ $text }" is no language of this hall; it has: { $known }
no-proxy = a proxy is named by its address or network, as 127.0.0.1 or 10.0.0.0/8: { $why }
proxy-everybody = { $text } means everybody: anybody could then pretend to be somebody else
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
many-what-ifs = this game was taken over { $most } times in a row: take over an earlier one

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
decided-ban =
    { $ends-is ->
        [hidden] may not come in, for good.
       *[other] may not come in.
    }
decided-ban-address =
    { $ends-is ->
        [hidden] nobody may come in from there, for good.
       *[other] nobody may come in from there.
    }
decided-mute =
    { $ends-is ->
        [hidden] may not speak, for good.
       *[other] may not speak.
    }
decided-hide =
    { $ends-is ->
        [hidden] is in no list, for good.
       *[other] is in no list.
    }
decided-close =
    { $ends-is ->
        [hidden] is closed, for good.
       *[other] is closed.
    }

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
error-to-the-hall = Back to the hall

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

## Pages: lists of games and figures, levels, clocks, and what tables are doing.

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

clock = Time
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

## Pages: on every page. In some texts stand tags: <b>, <kbd> (keys), <code>, and <a> around the words of a link. They
## stay, around the same words; $game is the name of a game.

base-skip = Skip to the content
base-home = Meadhall, to the first page
base-hall = The hall
base-more = More
base-language = Language
base-rules = Rules
base-practice = Practice
base-learn = Learn a game
base-replay = Replay
base-replay-a-game = Replay a game
base-dice = Fair dice
base-your-data = Your data
base-about = Northern games, for people and bots. No account, no tracking; the dice can be checked by everybody.

## Pages: words on several of them. $players and $minutes are a number or a range, as 2–4; $most is the highest of them.

yes = Yes
no = No
close = Close
guest = Guest
your-name = Your name
play-now = Play now
learn-it = Learn it
in-words = In words
keys = Keys
pace = Speed
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-none = At once
players =
    { $most ->
        [one] { $players } player
       *[other] { $players } players
    }
minutes =
    { $most ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
game-file = The game file
game-file-paste = Or paste its text
game-file-text = Its text

## Pages: the first page. $count is the number of games, $level the name of a bot, $words says how it plays, and $names
## are the names of players, with commas between them. $free seats of $seats are open.

home-title = Meadhall: { number } northern games
home-welcome = Take a seat
home-lead = { number } games from the North, against bots or with friends. One click and you are at the table; no account, nothing to install.
home-yours = Your tables
home-games = The games
home-another = Another game
home-side = You play
home-watch-bots = Watch bots
home-new-table = New table
home-as = As { $name }, against { $level }
home-against = Against
home-level = { $level }: { $words }
home-own-word = First add a word of my own to the dice
home-open = Open tables
home-join = Join: { $free } of { $seats } seats open. { $names }
home-watch = Watch: { $names }
home-nobody = Nobody is looking for company at the moment.
home-open-a-table = <a>Open a table</a> and show it to everybody, or send its link to a friend.
home-finished = Finished games of yours
home-replay = Replay: { $names }

## Pages: the form for a new table. $side is what the player of a seat plays, as "the Vikings".

new = A new table
new-learn = learn it
new-rules = rules
new-another-game = another game
new-which = Which game
new-own = Your own
new-own-line = As you set the rules below.
new-seats = Who sits where
new-seat =
    { $side-is ->
        [hidden] Seat { $seat }
       *[other] Seat { $seat }, { $side }
    }
new-you = You
new-somebody-here = Somebody at this screen
new-friend = A friend, by link
new-bot = Bot { $level }: { $words }
new-nobody = Nobody
new-name = Name
new-seats-help = Several people can share this screen; where hands are secret, a curtain falls between turns. Friends get a link after the table is open. Give all seats to bots to watch them.
new-time = Time
new-time-help = A clock runs only for people, and only while they are to move. When a player's time is up, a bot plays for them until they return; the seat is kept for a day, or for as long as a turn may take.
new-public = Who may come
new-show = Show it on the first page
new-show-help = Everybody may take an open seat, or watch. Otherwise only people who have the link may.
new-help = Help
new-rated = Rated
new-rate = The result changes our ratings
new-rate-help = It needs a clock. Nobody gets hints or help on the board, nothing is taken back, and whoever gives up or runs out of time has lost. Your name and rating may stand on the board of the best.
rated-agreed = yes: no hints, nothing is taken back, and whoever gives up or runs out of time has lost; names and ratings may stand on the board of the best
bad-bot-rated =
    { $known ->
        [hidden] the strength of the bots of this game was never measured: rated games are for people
       *[other] "{ $bot }" has no rating; in rated games play { $known }
    }
new-hints = Hints for everybody
new-hints-help = The player to move may ask what a good player would do. Everybody knows this before they sit down. Against bots, or at one screen, there are hints anyway.
new-options = The rules you agree on
new-usual = { $value } (usual)
new-open = Open the table

## Pages: everything with a board.

board = The board
board-farther = Farther away
board-closer = Closer
board-actions = What you can do now
board-is-laid = The board is being laid …
board-keys = The keys
board-single-keys = Use single keys as shortcuts
board-in-words = The position in words
board-in-short = The same as a short text

## Pages: a table. The curtain falls where several people share a screen: "It is the turn of", and below it a name.

table = The table
table-lost = The connection is lost, but your game is safe. The page connects again by itself.
table-cannot-keep = The hall cannot keep moves just now. Your game is safe: what you did is sent again as soon as possible, and then the clocks are back, too.
table-turn = Your turn
table-help = Help
table-hint = Hint
table-again = Show again
table-turn-of = It is the turn of
table-look-away = The others look away.
table-show-view = Show my view
table-recap = Since your last turn
table-panels = Panels
table-board = Board
table-result = Result
table-players = Players
table-agreed = What was agreed
table-log = Log
table-word-for-dice = A word for the dice, if you like
table-sit = Sit here
table-happened = What has happened
table-chat = A word to all
table-say = Say
table-pace = Pace
table-pause = Pause
table-ask = Ask first
table-ask-title = Ask before something is left lying
table-sounds = Sounds
table-command = All actions
table-command-what = What would you like to do?
table-command-type = type to find an action
table-actions = Actions
table-salt-help = Your browser has added a random number for you. You may put a word of your own in its place; it goes into the dice letter by letter.
table-salt = Your word
table-salt-add = Add it
table-salt-done = It is added.
table-salt-without-scripts = Without scripts nothing is added to the dice by itself: their promise is <code>{ $promise }</code>.
table-sure = Are you sure?
table-without-scripts = To play here the browser must run the scripts of this page. The HTTP API needs none.
table-start = Start the game

## Pages: learning a game.

learn-title = Learn { $game }
learn-heading = Learn { $game } by playing
learn-turn = What to learn
learn-restart = From the start
learn-with-friends = A table with friends
learn-steps = Steps
learn-back = Back
learn-next = Next
guide-possible = That is possible too: { $would }. For now, try what is lit.
guide-several = That is possible too: there are several ways to go on from here. For now, try what is lit.
guide-not-now = Not now: { $why }. Touch what is lit.
no-guide = { $game } has no guide yet; its rules tell how it is played
learn-without-scripts = To play along the browser must run the scripts of this page. This is what it would tell you:

## Pages: the rules of a game.

rules-age =
    { $age ->
        [one] from { $age } year
       *[other] from { $age } years
    }
rules-contents = Contents
rules-exact = Every case, numbered: <a>the exact rules</a>.
rules-short = This is the exact text, for every case. <a>How it is played</a> is told in two pages.
figure-start-seen = The table at the beginning, as its first player sees it.

## Pages: replays. $name is a player through whose eyes a game is seen.

replay-lead = Every finished game can be seen again, move by move and through everybody's eyes. Those of this hall have a link at their table; for any other, bring its game file.
replay-show = Show the replay
replay-file-help = A game that is not over is shown as a spectator would see it. The file is kept here so that you can share the replay's address; the oldest make room for new ones.
replay-not-over = { $names }: not over yet, as a spectator sees it
replay-go-to = Go to a moment of the game
replay-go = Go there
replay-first = To the beginning
replay-turn-back = To the turn before
replay-step-back = One step back
replay-back = Back
replay-run = Play
replay-where = { $step } of { $last }
replay-on = On
replay-step-on = One step on
replay-turn-on = To the next turn
replay-last = To the end
replay-full-size = Full size
replay-in-words = This moment in words
replay-game = The game
replay-eyes = Seen through
replay-eyes-of = { $name }'s eyes
replay-eyes-open = All open
replay-eyes-table = A spectator's eyes
replay-look = Look
replay-log = What happened
replay-analyse = Analyse it
replay-share = Copy the link to this moment
replay-to-table = To the table
replay-check-dice = Check the dice
replay-keys = <kbd>←</kbd> <kbd>→</kbd> step, <kbd>Home</kbd> <kbd>End</kbd>, <kbd>PgUp</kbd> <kbd>PgDn</kbd> turn, <kbd>Space</kbd> play and pause, <kbd>F</kbd> full size

still-played = this game is still being played: its replay would tell secrets
replay-gone = this replay is not here any more: upload its game file again
no-file-chosen = no file was chosen, and nothing was pasted
this-file = this file
file-long =
    { $entries ->
        [one] this game has { $entries } entry; a hall plays back up to { $most }
       *[other] this game has { $entries } entries; a hall plays back up to { $most }
    }
file-nested = a hall takes up to { $most } variations, and variations of variations up to { $deep } deep
file-wide = a hall shows up to { $seats } seats, and names of up to { $letters } letters
file-own-content = this game was played with components of its owner's, which a hall does not take from strangers; `meadhall replay` shows it on your own machine

## Pages: fair dice. A "promise" is the fingerprint of the secret, shown before the game; to "add" is to give a number or
## a word of one's own, from which the dice come as well; a "draw" is anything that chance decides.

dice = Fair dice
dice-lead = Every die, card and token that chance decides here is fixed before the game, and everybody can check it afterwards. You need not believe us.
dice-step-promise = Before the game the hall makes a secret of 256 random bits and shows its fingerprint: the <b>promise</b>. It gives nothing away, and no other secret has the same.
dice-step-words = Then everybody <b>adds something</b>: the browser a random number for every seat, or you a word of your own in its place. Now not even the hall can choose dice that suit it.
dice-step-draws = Secret and words together decide <b>every draw</b>, each with its number. Nothing is thrown again, nothing is left out.
dice-step-secret = When the game is over, the <b>secret is told</b>. Everybody who has the game file can compute every draw again: here, or with a program of their own.
dice-check = Check a game
dice-noted = The promise that you noted before the game, if you did
dice-noted-where = 64 digits, on the table under “Fair dice”
dice-check-draws = Check every draw
dice-who-computes = Your browser does the computing: SHA-256, HMAC and SipHash run in this page, and you can read them in <a>fairdice.js</a>. The hall only tells which outcomes a draw could have, and how likely each was; that follows from the rules.
dice-without-scripts = Without scripts the hall itself computes.
dice-fair = Fair
dice-fair-draws =
    { $draws ->
        [one] The only draw is what the promised dice say. It was computed by this hall.
       *[other] All { $draws } draws are what the promised dice say. They were computed by this hall.
    }
dice-promised = Promised before
dice-added = Added by players
dice-added-nothing = nothing
dice-unfair = Not fair, or not whole
dice-limits = What it proves, and what it does not
dice-limits-proved = Without the secret nobody can foretell a draw. Nobody can change one afterwards, or throw again unseen: a move that was taken back stays in the file, and so do its dice.
dice-limits-open = But the hall knows its own secret. The people who run it could look ahead, and tell a friend; you can only trust them. And if nobody adds a word, a hall could have tried many secrets before it promised one. So the browser adds a random number for you as soon as it has seen the promise. That program comes from the hall, too: if you trust nobody, <b>note the promise first, then add a word that nobody guesses</b>, at the table under “Fair dice”, and look for both in the game file.
dice-how = How it is computed
dice-how-promise = promise
dice-how-promise-is = SHA-256 of the secret's 32 bytes
dice-how-key = key
dice-how-key-is = the first 16 bytes of HMAC-SHA-256, with the secret as its key, over all words: for each its length as 8 bytes, then its bytes in UTF-8
dice-how-number = number
dice-how-number-is = SipHash-2-4 under that key of the draw's number and the attempt, 8 bytes each, little-endian
dice-how-outcome = outcome
dice-how-outcome-is = a number that would favour some outcome is thrown away and the next attempt made; otherwise the number modulo the sum of the weights says which outcome it is

## Pages: your data. $count is the number of your tables.

data-lead = This hall knows no account, no e-mail and no password of yours, and follows nobody around.
data-forgotten = You are forgotten: your names, your words and your seats.
data-knows = What it knows
data-cookies = Your browser keeps a secret token in a cookie, which says which seats are yours; the hall keeps its hash. Three more cookies keep your name, the level of the bots and the language that you chose last.
data-logs = Each table keeps its log: the names of those who sat there, what they played, and what they said.
data-tables =
    { $name-is ->
        [hidden]
            { $count ->
                [one] You have { number } table here.
               *[other] You have { number } tables here.
            }
       *[other]
            { $count ->
                [one] You have { number } table here, and called yourself { $name } last.
               *[other] You have { number } tables here, and called yourself { $name } last.
            }
    }
data-addresses = Addresses are kept in memory alone, so that nobody asks for too much.
data-finished =
    { $days ->
        [one] Finished tables are deleted after { $days } day.
       *[other] Finished tables are deleted after { $days } days.
    }
data-names =
    { $days ->
        [one] Names at finished tables are forgotten after { $days } day.
       *[other] Names at finished tables are forgotten after { $days } days.
    }
data-chat =
    { $days ->
        [one] What was said at finished tables is forgotten after { $days } day.
       *[other] What was said at finished tables is forgotten after { $days } days.
    }
data-be-forgotten = Be forgotten
data-what-goes = Your names become those of the seats, your words go, and you lose your seats: in running games they stay empty until the others let a bot play. The moves stay, since they are the others' games as well. This cannot be undone.
data-forget-me = Forget me
data-no-token = Your browser has no token: nothing here is known to be yours.

## Pages: reports, and the house: the people who run a hall. A person or a table is silenced, sent away, hidden, closed;
## each of these can be lifted.

report = Tell the house
report-lead = Does somebody spoil the evening? The people who run this hall can ask them to be silent, or to go.
report-what = What is wrong at this table?
report-send = Send it
report-back = Back to the table
report-done = Thank you. The people who run this hall will look at it.

house = The house
house-door-lead = Here the people who run this hall see to it that everybody has a good evening.
house-key = The key of the house
house-come-in = Come in
house-leave = Leave
house-find = A table, by its address
house-look = Look at it
house-look-at-table = Look at the table
house-go-there = Go there
house-phase-gathering = Gathering.
house-phase-playing = Playing.
house-phase-over = Over.
house-phase-called = Ended without a result.
house-phase-closed = Closed.
house-days = For how long
house-days-1 = for a day
house-days-7 = for a week
house-days-30 = for a month
house-days-all = for good
house-hide = Hide it from lists
house-show = Show it again
house-close = Close it
house-open = Open it again
house-done = Done with its reports
house-person =
    { $address-is ->
        [hidden] seat { $seat }
       *[other] seat { $seat }, from { $address }
    }
house-mute = Silence
house-unmute = Let speak again
house-ban = Send away
house-unban = Let in again
house-ban-address = Send the address away
house-forget = Forget the name
house-lift = Lift
house-said = What was said last
house-reports = Reports
house-no-reports = Nobody has complained.
house-decided = What counts now
house-nothing-decided = Everybody may come in and speak.
house-public = Public tables
house-hidden = hidden
house-none-public = There are none.
