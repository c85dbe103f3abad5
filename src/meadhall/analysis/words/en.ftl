## What decided a match, in three sentences.

decided-by-luck = What decided it most was luck in turn { $turn } ({ $change } for { $name }). { $words }
decided-by-mistake = What decided it most was turn { $turn }: { $who } had a better plan ({ $change } for { $name }). { $words }
decided-by-turn = What decided it most was turn { $turn }, by { $who } ({ $change } for { $name }). { $words }
decided-by-nothing = No single turn decided it: it came little by little.
could-be-better = { $name } could have done better most of all in turn { $turn }: { $loss } points. { $why }
clean = No turn of { $name } had a clearly better plan.
all-clean = No turn of anybody had a clearly better plan.
points-left = Better plans would have brought { $points } more in those turns.
luck = Luck brought { $told }.
luck-of-seat = { $name } { $change } points
no-luck = Luck hardly mattered.
misjudged = The judge was wrong about this game by { $doubt } points: that is nobody's luck.

## Single turns.

wrong-turn = { $name }, turn { $turn }, { $mark }: { $loss } points. { $why }
lucky-turn = Luck for { $name }: { $change } points. { $words }
cause = { $kind ->
    [luck] luck
    [own] own turn
   *[other] turn of another seat
}
better = Better: { $best }. That wins about { $wins } games in 100, the turn as it was played { $instead }.
instead = { $best } (instead of: { $played })
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

title = { $title }, { $turns } { $depth ->
    [quick] at a first look
   *[other] looked at as deeply as { $depth }
}
not-over = { $knowledge ->
    [spectator] The game is not over: all that is told is what a spectator may know.
   *[all] The game is not over.
}
seat = { $name }: from { $start } to { $end }.
accuracy = Accuracy { $accuracy } in { $turns }.
seat-luck = Luck { $luck } points ({ $chance } by dice and draws, { $secrets } by secrets).
seat-turns = Own turns { $own } points, those of the others { $others }.
seat-misjudged = Misjudged by the judge: { $uncertainty } points.
seat-points-left = Points left on the table: { $points }.
turning-point = Turn { $turn }: { $change } points by { $cause }. { $words }
marked-turn = Turn { $turn }. { $name }, { $mark }: { $loss } points. { $words } { $why }
position = Position { $number }. { $prompt }
chances = Chances: { $chances }.
only-spectator = The game is not over: what only one seat knows is left out.
plan = { $words }: { $chance } (tried { $visits } times)
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
accounts = { $name }: { $start } at the start; { $parts } points; { $result } at the end.
