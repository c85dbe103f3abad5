### What is said of a match that was analysed: by the pages of the hall, by a page of its own, and as text.
### $name is a player, as they have written their name; $words, $why, $best and $played are sentences of the game.
### $change, $loss and $luck are points of winning chance, as "+3.2" or "-10.7".

## Numbers and names.

percent = { $percent } %
# What a turn is called for what it lost.
mark =
    { $mark ->
        [best] best
        [good] good
        [inaccurate] inaccurate
        [mistake] mistake
       *[blunder] blunder
    }
# So many turns are called so: an entry of a list.
counted-mark =
    { $mark ->
        [best] { $count } best
        [good] { $count } good
        [inaccurate] { $count } inaccurate
        [mistake]
            { $count ->
                [one] { $count } mistake
               *[other] { $count } mistakes
            }
       *[blunder]
            { $count ->
                [one] { $count } blunder
               *[other] { $count } blunders
            }
    }

## What decided a match, in three sentences.

decided-by-luck = Luck in turn { $turn } decided most ({ $change } for { $name }). { $words }
# $who has played the turn, and $name is told what it brought or cost them.
decided-by-mistake = Turn { $turn } decided most: { $who } had a better plan ({ $change } for { $name }). { $words }
decided-by-turn = Turn { $turn } of { $who } decided most ({ $change } for { $name }). { $words }
decided-by-nothing = No single turn decided it: it came little by little.
could-be-better = { $name } had most to gain in turn { $turn }: { $loss } points. { $why }
clean = { $name } never missed a clearly better plan.
all-clean = Nobody missed a clearly better plan.
points-left =
    Better plans would have brought { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more in those turns.
# $told: a list of luck-of-seat.
luck = Luck brought { $told }.
luck-of-seat = { $name } { $change } points
no-luck = Luck hardly mattered.
misjudged = The judge was wrong about this game by { $doubt } points: that is nobody's luck.

## Single turns.

wrong-turn = { $name }, turn { $turn }, { $mark }: { $loss } points. { $why }
lucky-turn = Luck for { $name }: { $change } points. { $words }
cause =
    { $kind ->
        [luck] luck
        [own] own turn
       *[other] turn of another seat
    }
better = Better: { $best }. That wins about { $wins } games in 100, and the turn that was played wins { $instead }.
instead = { $best } (instead of: { $played })
missed = Better would have been: { $best }.
# $points: a number with its noun, as "3 points" or "1 area".
more-points = It brings { $points } more in this turn.
drawn = Drawn: { $outcome }.
decided = { $name }: { $action }.
unseen = Something happened that nobody saw.

## Average luck.

adjusted = With average luck this play would have brought { $adjusted }.
adjusted-never = With average luck this play would hardly ever have won.
adjusted-always = With average luck this play would nearly always have won.
adjusted-unsure = The judge was wrong too often here to say what average luck would have brought.

## The whole analysis as text.

# $depth: a level of bots.
title =
    { $title }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } { $depth ->
        [quick] at a first look
       *[other] looked at as deeply as { $depth }
    }
not-over =
    { $knowledge ->
        [spectator] The game is not over: all that is told is what a spectator may know.
       *[all] The game is not over.
    }
seat = { $name }: from { $start } to { $end }.
accuracy =
    Accuracy { $accuracy } in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
seat-luck = Luck { $luck } points ({ $chance } by dice and draws, { $secrets } by secrets).
seat-turns = Own turns { $own } points, those of the others { $others }.
seat-misjudged = Misjudged by the judge: { $uncertainty } points.
seat-points-left = Points left on the table: { $points }.
turning-point = Turn { $turn }: { $change } points by { $cause }. { $words }
marked-turn = Turn { $turn }. { $name }, { $mark }: { $loss } points. { $words } { $why }
position = Position { $number }. { $prompt }
# $chances: a list, as "Astrid 60 % and Bjarni 40 %".
chances = Chances: { $chances }.
chance-of = { $name } { $chance }
only-spectator = The game is not over: what only one seat knows is left out.
plan =
    { $words }: { $chance } (tried { $visits ->
        [one] { $visits } times
       *[other] { $visits } times
    })
outcome = { $action }: { $chances }

## The curve, and the accounts of a seat.

curve = Each seat's chance to win over the whole game: { $seats }.
curve-seat = { $name } from { $start } to { $end }
account-start = start
account-luck = luck
account-own = own turns
account-others = the others'
account-uncertainty = misjudged
account-result = result
# $parts: a list, as "luck +3.2, own turns -1.0".
accounts = { $name }: { $start } at the start; { $parts } points; { $result } at the end.

## The page of an analysis.

page-title = Analysis · { $title }
what-decided = { $title }: what decided it
this-game = This game
watch-again = Watch it again
to-table = To the table
looked-at = The game is being looked at.
loads-again = This page loads itself again until it is done.
analyse = Analyse this game
analyse-again = Analyse it again
the-board = The board
chances-over-game = The chances over the whole game
go-to-moment = Go to a moment of the game
mark-before = To the mark before
step-back = One step back
step-on = One step on
mark-next = To the next mark
about-moment = About this moment
moment-in-words = This moment in words
curve-comes = The curve of the game comes here in a moment.
# What the arrow keys, and the keys for pages, do.
keys-step = step
keys-mark = mark

## The page: another way on from a moment.

what-if = What if? Play on from here
what-if-lead = A new table stands as the board stands now. You take a seat, bots take the others, and the dice are new. Its game file is this game with your variation in it.
your-seat = Your seat
the-others = The others
call-it = Call it
# Stands in the empty field for a name.
what-if-name = What if I had …
play-on-from = Play on from step { $step }

## The page: each seat.

how-it-went = How it went for each seat
column-seat = Seat
column-now = Now
column-now-meaning = Chance to win in the position shown
column-accuracy = Accuracy
column-accuracy-meaning = How much of what was at stake in these turns was kept: 100 if no plan was ever better
column-luck = Luck
column-luck-meaning = What dice, draws and secrets brought, in points of winning chance
column-result = Result
# Beside the name of the reader.
tag-you = you
what-decided-it = What decided it
nothing-to-decide = Nothing was to be decided.
accuracy-mattered =
    Accuracy { $accuracy } in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } that mattered.
# $marks: a list of counted-mark.
accuracy-marks =
    Accuracy { $accuracy } in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } that mattered: { $marks }.
luck-brought = Luck brought { $luck } points of winning chance.
turning-points = Turning points
# Stands after a number in bold, as "+12.1".
turning-cause =
    { $kind ->
        [luck] luck: { $words }
        [own] own turn: { $words }
       *[other] turn of another seat: { $words }
    }
learn-own = Learn from your mistakes
learn-others = Learn from these mistakes

## The page: turns and numbers.

turns-on-curve = The turns on the curve
little-by-little = Nobody missed a clearly better plan, and no single draw changed much: it was decided little by little.
in-numbers = In numbers
numbers-lead = All numbers are points of winning chance. The result is the chance at the start, plus luck, turns, and the mistakes of the judge. Luck is dice, draws, and secrets that came out. Mistakes of the judge are nobody's luck: they are the band around the curve. “With average luck” is the chance at the start plus all turns; it may lie below 0 or above 100 %, and is left out where the judge was too often wrong.
column-start = At the start
column-chance = Dice and draws
column-secrets = Secrets
column-own = Own turns
column-others = Turns of others
column-misjudged = Misjudged
column-end = At the end
column-adjusted = With average luck
all-turns = All turns
turn-mark = { $mark }, { $loss }
save-analysis = Save the analysis

## The page on which mistakes are played again.

mistakes-title = Learn from mistakes · { $title }
mistakes-of = { $title }: { $name }'s mistakes
mistakes-heading = Learn from the mistakes of { $name }
the-hall = The hall
to-analysis = Analysis
rules = Rules
try-again = Try again
board-being-laid = The board is being laid …
can-do-now = What you can do now
steps = Steps
back = Back
show-me = Show me
next = Next
in-words = In words
keys = Keys
mistakes-need-scripts = To try again the browser must run the scripts of this page.
analysis-tells = The analysis tells in words what was better.

## An answer to another try.

retry-best = Yes: this begins the plan of the judge: { $plan }. It wins about { $wins } games in 100.
retry-good = Good: if you go on well, it wins about { $wins } games in 100, hardly less than the best.
retry-played = This is how it was played. The turn wins about { $wins } games in 100, { $loss } fewer than the best.
retry-not-yet = Not yet: however you go on, it wins about { $wins } games in 100, { $loss } fewer than the best.
nothing-known = nothing is known of a decision in position { $number }

## An analysis as a page of its own.

own-page-lead =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $depth ->
        [quick] at a first look
       *[other] looked at as deeply as { $depth }
    }.
own-page-not-over =
    { $knowledge ->
        [spectator] The game is not over: this is what a spectator may know.
       *[all] The game is not over.
    }
# Followed by the marks and names of the seats.
chance-to-win = Each seat's chance to win:
# Beside the sign on the curve: a mark of a turn, or luck.
sign =
    { $kind ->
        [luck] luck
        [inaccurate] inaccurate
        [mistake] mistake
       *[blunder] blunder
    }
sum-start = chance at the start
sum-chance = dice and draws
sum-secrets = secrets
sum-own = own turns
sum-others = turns of the others
sum-misjudged = misjudged by the judge
sum-result = result
sum-now = chance now
change-by = { $change } points by { $cause }: { $words }
in-turn = (turn { $turn })
what-better = What would have been better
wrong-turn-words = { $name }, turn { $turn }, { $mark }: { $loss } points. { $words }
board-as-seen = The board, as { $name } saw it

## What is wrong with an analysis that was asked for.

not-over-yet = this game is not over: it is analysed when it is
not-analysed = this game is not analysed yet
somebody-forgotten = somebody in this game was forgotten: it is not analysed by these names
no-result = this game has no result: there is nothing to weigh its decisions by
too-long = this game has { $steps } steps; a hall analyses games of up to { $most }
too-many = many games are being analysed now: try it again in a minute
gave-up = this analysis takes too long: it was given up
stopped = the analysis has stopped in the middle: try it again
failed = the analysis has failed: try it again
nothing-happened = nothing has happened in this match yet
judged-afterwards = the game is not over: its decisions are judged afterwards
nobody-decides = nobody is to decide in position { $number }
no-position =
    there is no position { $number }: this match has the positions 0 to { $last }
not-legal-there = "{ $action }" is not legal there: { $why }
