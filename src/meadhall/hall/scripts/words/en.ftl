### What the scripts of the hall's pages say. A page gets those phrases that its scripts name, already translated.
### Slots are texts, or numbers where a phrase chooses by them; a name is that of a player, as they have written it.

## Said by several scripts.

rule-in-full = The rule in full
close = Close
no = No
done = Done
# One of two things that can be done: "Lay a tile", "take a coin".
either = { $one }, or { $other }
# $name: who says or is asked it.
of-name = { $name }: { $text }
quoted = “{ $text }”
percent = { $percent } %
# A clock of a slow game: so many days and hours are left.
clock-days = { $days } d { $hours } h
step-of = { $step } of { $last }
number-of-step = Step { $step } of { $last }
no-answer = The hall does not answer
no-answer-try = The hall does not answer: try it again
no-answer-again = The hall does not answer. Try again in a moment.
no-answer-reload = The hall does not answer. Load the page again in a moment.
to-analysis = To the analysis
once-more = Once more
copied = Copied
# A level of bots.
level =
    { $level ->
        [child] Child
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Skald
       *[other] { $level }
    }

## Whose turn it is, and what is asked (asking.js, command.js).

your-turn = Your turn
turn-of = { $name }’s turn
turn-of-sentence = It is the turn of { $name }.
turn-look-away = It is the turn of { $name }. The others look away.
is-thinking = { $name } is thinking
is-to-move = { $name } is to move.
nobody-here = Nobody is at the table: the game waits for those whose seats are kept.
# $does: what the pieces touched so far would do, as "Lay a tile".
touch-does = { $does }?
touch-on = And then?
seat-open-sit = A seat is open: sit down, or watch.
waits-for-players =
    Waiting for players: { $seats ->
        [one] one seat is
       *[other] { $seats } seats are
    } open.
bots-hold-all = Bots hold all seats: start the game, and watch it.
start-now = Everybody is here: start the game.
host-starts = Everybody is here. The host starts the game.
take-back = Take back
take-back-ask = Ask to take back
hint = Hint
all-actions = All actions
show-again = Show again
command-none = Nothing that you can do now is called so. Enter asks the hall why.
command-not-yours = It is not your turn.

## On the board (board.js, tips.js, nearest.js).

show-main-actions = Show the { $count } main actions
cancel = Cancel
# Further ways to use a piece, below those that are listed.
more-ways = … and { $count } more ways
nothing-to-do = There is nothing to do with this now.
show-what-lacks = Show what a card lacks

## Hints (advice.js, hints.js).

hint-told = Hint: { $hints }
hint-or = { $one } Or: { $other }
hint-ends = Something new has happened: the hint ends here.
hint-thinking = Thinking for you
hint-stop = Stop
hint-stop-label = Stop doing what the hint says
hint-do = Do it
hint-do-label = Do it: { $hint }

## The connection to a table.

connection-lost = the connection is lost

## The end of a game (ending.js).

over-no-result = The game was ended without a result
over = The game is over
highlights = Highlights
was-practice = It was practice: something was taken back after it had become known.
to-next-game = To the next game
waiting-for-others = Waiting for the others …
play-again = Play again
play-again-too = Play again too
analyse-it = Analyse it
copy-link = Copy the link
another-game = Another game
watch-again = Watch it again
save-game-file = Save the game file
ended-draw = It is a draw.
ended-nobody-won = Nobody has won.
ended-all-won = All share the win.
# The reader as one of several winners, in a list with the others; it gets a capital letter where it comes first.
you-listed = you
# $who: you: the reader alone; one: somebody else; with-you: several, the reader among them; many: several others.
ended-won =
    { $who ->
        [you] You have won.
        [one] { $names } has won.
        [with-you] { $names } have won.
       *[many] { $names } have won.
    }
# $points: a number with its noun, as "3 points" or "1 area".
ended-won-by =
    { $who ->
        [you] You have won by { $points }.
        [one] { $names } has won by { $points }.
        [with-you] { $names } have won by { $points }.
       *[many] { $names } have won by { $points }.
    }
# A place; other phrases name it as { ordinal }. They may use the number { $place } instead.
ordinal =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[8] eighth
    }
come-place = You come { ordinal }.
come-place-of = You come { ordinal } of { $players }.
# $points: a number with its noun, as "3 points".
come-place-behind = You come { ordinal } of { $players }, { $points } behind the first.
share-place = You share the { ordinal } place.
share-place-of = You share the { ordinal } place of { $players }.
share-place-behind = You share the { ordinal } place of { $players }, { $points } behind the first.
result-won = won
result-drew = a draw
result-lost = lost

## The dice of a game: what was promised (ending.js).

word-of-own = A word of your own, if you like
# Stands in an empty field: a random word is taken.
at-random = at random
next-dice = Dice and draws of the next game
next-dice-promised = They are promised already, by this number:
next-dice-add = Everybody who plays again adds something to them, so that the hall cannot choose dice to its liking.
proof = Was chance fair? The proof
proof-before = Before the game the hall promised the dice by this number:
proof-secret = This is the secret behind it. Everybody can check every throw:
proof-check = Check the dice of this game
taken-dice =
    { $steps ->
        [one] The first step has
       *[other] The first { $steps } steps have
    } the dice of the game that was taken over: its own file proves those. Later ones prove nothing: nobody has added anything to them. A game that is taken over is for learning.
promise-fixed = Before the game the hall fixed the dice, and promised them by this number, which nobody can change later:
promise-all-add = Then everybody at the table adds something, so that the hall cannot choose dice to its liking.
# $words: a list of quoted words.
promise-added = Added by the players: { $words }.
promise-none-added = Nobody has added anything: the hall could have chosen this secret to its liking.
promise-secret = The game has ended. This is the secret behind the promise:
promise-when-over = When the game ends, the secret behind it is told, and everybody can check every throw.
how-dice-work = How fair dice work

## The seats of a table (panels.js).

# $chances: a list, as "Astrid 60 %, Bjarni 40 %".
chances = Chances to win: { $chances }
chance-of = { $name } { $percent } %
tag-you = you
tag-you-shared = somebody at this screen
tag-you-alone = this is your seat
tag-bot = bot
# $level: a level of bots, or the name of another bot.
tag-bot-which = a bot: { $level }
tag-open = open
tag-open-meaning = nobody sits here yet
tag-here = here
tag-here-meaning = looks at the table now
tag-away = away
tag-away-meaning = does not look at the table now
tag-kept = kept
tag-kept-meaning = The seat is kept for { $name } until { $time }
tag-host = host
tag-host-meaning = has opened the table
tag-thinking = thinking
tag-to-move = to move
watching =
    { $people ->
        [one] One person watches.
       *[other] { $people } people watch.
    }
your-name = Your name
guest = Guest
word-for-dice = A word for the dice, if you like
sit-here = Sit here
leave = Leave
# $days: for so many days the seat is kept.
leave-sure =
    A bot plays on for { $name }, and the seat is kept for { $days ->
        [1] a day
       *[other] { $days } days
    }: you may come back.
leave-yes = Leave the seat
resign = Resign
resign-sure = A bot plays on for { $name }, for good: the seat cannot be taken back.
resign-two-sure = You give up: the game ends, and the other side has won.
bot-for-seat = A bot for seat { $seat }
open-seat = Open this seat
change-bot = Change the bot
let-bot-sit = Let a bot sit
offer-seat = Offer this seat
away-let-bot = Away? Let a bot play
away-sure =
    A bot plays for { $name }. The seat is kept for { $days ->
        [1] a day
       *[other] { $days } days
    }, and { $name } may come back at any time.
away-yes = Let a bot play
start-game = Start the game
copy-invitation = Copy the invitation
end-game = End this game
end-sure = The game ends here, without a result. It cannot be taken up again.
end-yes = End it
address-of-table = The address of this table:

## Before a game, and questions to the table (panels.js).

send-address = Send this address to those you would like to play with:
invitation = The invitation
copy = Copy
whoever-opens = Whoever opens it may take an open seat, or watch.
seat-open-stay = A seat is open: sit down, or stay and watch.
everybody-here = Everybody is here.
rated-for-all = This game is rated: no hints, nothing is taken back, and whoever gives up has lost.
hints-for-all = Hints for everybody: the player to move may ask what a good player would do.
add-word = Add a word of your own to the dice
how-played = How it is played
# $command: what is typed to start the hall.
local-only = This address works on this computer only. To let others in, start the hall with { $command } and open this table by the name or number of this computer in your network.
asked-by-you = You have asked the others to take back your last decision.
asked-by = { $name } would like to take back a decision.
never-mind = Never mind
agree = Agree
refuse = Refuse
agreed = You have agreed; others are asked too.

## What the others have done since one looked last (recap.js).

since-last-turn = Since your last turn
things-before =
    { $count ->
        [one] … and { $count } thing before.
       *[other] … and { $count } things before.
    }
go-on = Go on
show-on-board = Show it on the board

## The table (table.js, leaving.js).

practise-sure = Something new was learnt since: dice have fallen, or something was turned over. You may take it back, but then this game is practice, and the log says so.
practise-yes = Practise
others-wait = The others are waiting for you: in a minute they may let a bot play in your place. Your seat is kept.
# $left: a sentence about what would be left lying; $does: what the button says, as "End the turn".
leave-lying-sure = { $left } { $does } all the same?
go-back = Go back

## The list of keys (keys.js and others): what each does.

key-list = This list
key-tab = From the board to the buttons and on
key-arrows = From one lit piece to the next
key-enter = Touch it
key-escape = Take the last touch back, or close what is open
key-number = Press that button
key-all-actions = All actions; type one
key-board = To the board
key-hint = A hint
key-do-hint = Do what the hint says
key-log = To the log
key-chat = A word to all
key-again = Show again what has happened
key-sounds = Sounds on or off
key-large = See the piece large
key-closer = Closer
key-farther = Farther away
key-next-or-show = Next, or show me
key-step-before = The step before
key-next-turn = The next turn
key-turn-before = The turn before
key-show-better = Show what was better

## A first game, step by step (learn.js).

learn-enough = You know enough.
show-me = Show me
next = Next
# $ask: what should be done, as a sentence.
not-this = Not this one. { $ask } Touch what is lit.
what-next = { $ask } What next? Touch what is lit.

## What decided a game (analysis.js).

analysis-again = Try it again
analysis-deeper = The curve is a first look. Now every turn is looked at closely.
analysis-going = The game is being looked at.
analysis-how-far = How far the analysis is
# What a screen reader says of a moment. $chances: a list; $told: sentences about the moment.
analysis-moment = Step { $step } of { $last }. { $chances }. { $told }
plan-best = Best
plan-played-best = Played, and the best
plan-played = Played
plan-other = Or
play-on-from = Play on from step { $step }

## Learning from mistakes (mistakes.js).

# $turn: what was played, in words; $games: how many games more in 100 would have been won.
was-mistake =
    { $mark ->
        [inaccurate] This was inaccurate: “{ $turn }” cost about { $games } games in 100. What would have been better? Show how you would begin.
        [blunder] This was a blunder: “{ $turn }” cost about { $games } games in 100. What would have been better? Show how you would begin.
       *[mistake] This was a mistake: “{ $turn }” cost about { $games } games in 100. What would have been better? Show how you would begin.
    }
turn-of-all = Turn { $turn } of { $last }
skip = Skip
found-of = { $found } of { $all } found.
nothing-to-learn = There is nothing to learn here.
no-better-plan = This seat never missed a clearly better plan.
all-found = Play again, and do it at the table.
some-left = Those that you have not found wait for you: go back to them, or play again and do better.
# $action: what is tried, as a sentence; three dots follow.
judge-thinks = { $action } The judge thinks about it
# $words: a plan in words, as a sentence.
best-was = Best: { $words }
nothing-with-this = Nothing can be done with this now. Touch what is lit.

## A replay (replay.js).

pause = Pause
play = Play
link-to-moment = The link to this moment:

## Rules over the table (rule_sheet.js).

in-tab-of-own = In a tab of its own
rules = The rules

## Checking the dice of a game file (verify.js, fairdice.js).

computing = Computing every draw …
not-json = This is not a game file: it cannot be read as JSON.
not-game-file = This is JSON, but not a game file of Meadhall.
no-dice = This game was played with scripted chance: there are no dice to check.
no-secret = The secret of the dice is not in this file: it is published when the game is over.
bad-secret = The secret of the dice should be 64 hexadecimal digits.
other-secret = The secret is not the one that was promised: its SHA-256 differs from the promise.
# How likely a draw was: 1 in 6.
chance-in = { $weight } in { $total }
# $draw and $action are numbers; $told and $expected are outcomes, as the file writes them.
draw-differs = Draw { $draw } (action { $action }) was “{ $told }”, but the dice say “{ $expected }”.
file-stops = The draws agree as far as the file follows the rules, but it does not follow them to its end: { $problem }.
not-fair = Not fair, or not whole
fair = Fair
all-draws-fair = All { $count } draws are what the promised dice say. Your browser has computed each of them.
nobody-added = none: nobody added anything
fact-players = Players
fact-promised = Promised before
fact-secret = Secret, told after
fact-added = Added by players
noted-same = It is the promise that you noted before the game.
noted-other = But it is not the promise that you noted before the game: this may be another game, or another secret.
column-draw = draw
column-file = file says
column-dice = dice say
column-chance = chance
column-number = number
all-draws = All { $count } draws
check-broke-off = The check could not be finished: { $problem }.
no-file = The game file could not be fetched: { $problem }.

## Passkeys (passkeys.js).

passkey-failed = Your browser could not do that.
passkey-given-up = Nothing was shown: try it once more, or come in another way.

## Alerts by push (alerts.js).

push-refused = This browser was told to show no messages of this hall. You can allow them in its settings for this page.
push-is-on = This browser tells you when a table waits.
push-is-off = This browser does not tell you yet.
push-cannot = This browser cannot show messages. On a phone, put the hall on the home screen first; or use the calendar below.
push-failed = That did not work: the service that carries messages for this browser could not be reached.

## The workshop.

workshop-cell = Row { $row }, column { $column }: { $sign }
workshop-row-more = Row +
workshop-row-less = Row −
workshop-column-more = Column +
workshop-column-less = Column −
workshop-picture-unread = This browser cannot read the picture, or make it small enough.
workshop-lab-going = Games so far: { $done } of { $total }
workshop-lab-learning = The bots learn. Seconds so far: { $done } of { $total }
