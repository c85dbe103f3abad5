## Reports in sentences, as the terminal, their page and the workshop tell them. $without is `left-out` in brackets, or
## nothing; $between is `between`; shares and numbers are texts as the language writes them.

between = { $low } to { $high }
unknown = unknown
with-interval = { $name } { $value } ({ $between })
left-out = { $stopped ->
    [one] 1 stopped game
   *[other] { $stopped } stopped games
} left out
and-more = { $names } and { $count } more

## Warnings. $stop is what ends a game that the rules would not end; $command is typed in a terminal

stopped = { $stopped ->
    [one] 1 of { $games ->
        [one] 1 game
       *[other] { $games } games
    } ({ $share }) was
   *[other] { $stopped } of { $games } games ({ $share }) were
} ended by { $stop }, not by the rules.
stopped-some = All other figures leave them out, so they tell of shorter games than were played.
stopped-all = There is nothing else to tell.
judge = { $bots }: the judge of positions learnt from other components than these. The bots play worse than they could, and luck and decisions are judged less surely. To teach it these components: { $command }

## The findings. $shares, $seat: `with-interval` and seats by their names

few = { $games ->
    [one] 1 game is
   *[other] { $games } games are
} too few to tell anything; play at least { $fewest }, better a thousand.
bots = { $shown ->
    [yes] The bots are not equal
   *[no] No bot is shown to be better
}: { $shares } of the wins for each seat that they hold. They change seats from game to game, so that what follows about seats is the mean over the bots{ $without }.
seats-equal = { $games ->
    [one] 1 game does
   *[other] { $games } games do
} not show that { $ordered ->
    [yes] the order of turns makes a difference
   *[no] one seat is better than another
}: { $shares }{ $without }.
seats-unequal = { $kind ->
    [turns] The player { $seat } has
    [sides] { $seat } have
   *[seats] { $seat } has
} the { $better ->
    [yes] better
   *[no] worse
} game, and that is more than noise. The wins go to { $shares }{ $without }.
exchangeable = The first player is drawn, and the seats are exchangeable.
drawn = { $shares }; { $share } of the games are draws, which count in parts
unwon = { $shares }; nobody wins { $share } of the games
length = A seat has { $own } turns ({ $between }; in nine games of ten { $most }). A game has { $turns } in all, and { $decisions } decisions: about { $minutes } minutes for people who know it (nine in ten take { $range }; its content file says { $said }){ $without }.
lead = The lead changes { $changes } times in a game. The winner has most { $points } at half time in { $ahead } of the games, is level in { $level } and behind in { $behind }. In half of the games the winner { $when ->
    [start] is in front from the start
    [end] takes the lead for good only with the last decision
   *[other] takes the lead for good after { $settled } of the decisions or later
}{ $without }.
choices = There are { $choices } actions to choose from on average; { $forced } of the decisions leave no choice, { $two } are between two{ $without }.
skill = How often the player that searches further wins (50% would be luck alone), in { $games ->
    [one] 1 game
   *[other] { $games } games
} a pair{ $enough ->
    [yes] { "" }
   *[no] , which are too few to tell much
}: { $duels }.
duel = { $better } iterations against { $weaker }:
good = Goes with winning more than anything else: { $names }{ $without }.
bad = Goes with losing: { $names }{ $without }.
neither = Nothing that a seat does goes with winning or losing more than noise does{ $without }.
lift = { $name } ({ $wins } wins in a hundred)
rare = In fewer than one game in a hundred: { $names }.
unwanted = Offered, but never taken by anybody: { $names }.

## Luck and decisions

part = { $part ->
    [chance] dice and draws
    [secrets] secrets that came out
   *[decisions] decisions
}
parts = Luck or decisions: what moved the chances in the { $games } games that were analysed is { $parts }. The judge misjudged these games by { $doubt } points in the mean, which is no part of any of them.{ $rough ->
    [yes] { " " }That is so much that the shares before it are no more than a hint.
   *[no] { "" }
}
settled = In half of these games the later winner's chance stays above { $sure } { $when }, and above { $surer } { $later }.
moment = { $when ->
    [start] from the start
    [end] only with the last decision
   *[other] after { $middle } of the decisions
} (the middle half of the games between { $low } and { $high })
matter = { $share } of the turns matter ({ $between }): there an ordinary plan loses { $points } points of winning chance or more. That is { $some } of { $turns } turns with a choice in a game.
levels = Against the plan of a { $reference }, so many points of winning chance are lost in a turn: { $levels }.
a-level = a { $level }
hardest = A { $level } loses most in turns that should begin with { $kinds }.
kind = "{ $kind }", for example { $example }: { $points } points a turn
none-harder = No kind of turn is shown to be harder for a { $level } than the others.

## Two versions. $this, $other: their names, or a figure in both; $needed: so many games would show it

printed = the printed game
verdict-few = { $games ->
    [one] 1 game is
   *[other] { $games } games are
} too few to tell anything; play at least { $fewest }, better thousands.
verdict-none = No difference is shown by { $games } games in any of the { $figures } figures that were compared.
verdict-some = { $sure } of { $figures } figures really { $sure ->
    [one] differs
   *[other] differ
} between { $this } and { $other }; for the other { $open } no difference is shown by { $games } games with the same seeds.
verdict-kind = { $kind ->
    [game] The game as a whole
    [luck] Luck and decisions
    [uses] Used, times in a game
    [wins-with] Goes with winning, more or less of the win than usual
   *[points-from] Comes from, in a game
}: { $names }.
verdict-name = { $name } { $this } instead of { $other }
verdict-open = { $name }: no difference is shown by { $games } games, { $inside ->
    [yes] which leave everything from { $low } to { $high } wins in a hundred possible
   *[no] though its own interval, { $low } to { $high } wins in a hundred, leaves out zero: of { $figures } figures a few do so by chance
}. If it is { $value }, as these games have it, about { $needed } games would show it.
verdict-nothing = Nothing can be compared: a guard has ended every game of one of the versions.
verdict-left-out = { $games ->
    [one] 1 game
   *[other] { $games } games
} of each version left out: stopped in one of the two.

## Figures, by name: $seat comes last

turn = { $place ->
    [1] who begins
    [2] who is second
    [3] who is third
    [4] who is fourth
    [5] who is fifth
    [6] who is sixth
    [7] who is seventh
   *[other] who is eighth
}
a-seat = seat { $seat }
measure = { $points ->
    [points] points
    [honour] honour
    [areas] areas
   *[other] { $points }
}
figure-wins = wins of { $seat }
figure-points = { $points } of { $seat }
figure-best = { $points } of the best seat
figure-lead = lead of the best seat
figure-changes = changes of the lead
figure-settled = settled after (part of the game)
figure-behind = won from behind at half time
figure-turns = turns
figure-seat-turns = turns a seat
figure-decisions = decisions
figure-minutes = minutes
figure-choices = actions to choose from
figure-draws = draws
figure-shared = shared wins
figure-unwon = games that nobody wins
figure-stopped = games that { $stop } has ended
figure-lost = points lost by a seat's decisions
figure-wrong = turns that lose 5 points or more
figure-matter = share of turns that matter
figure-sure = part of the game after which the winner's chance stays above { $sure }
figure-part = share of what moved the chances: { $part }
figure-level = points that a { $level } loses in a turn
figure-kind = points that a { $level } loses in a turn where a skald would "{ $kind }"
of-kind = { $kind ->
    [game] game
    [luck] luck
    [uses] uses
    [wins-with] wins with
   *[points-from] points from
}: { $name }

## Tuning. $value stands now where $usual stood

tried = { $tried ->
    [one] 1 combination
   *[other] { $tried } combinations
} tried; { $best } of them played { $games } games each.
impossible = { $count ->
    [one] 1 combination
   *[other] { $count } combinations
} left out: the rules do not allow them.
fits-none = None comes out as wanted: the nearest is told first. Vary more, or in wider ranges.
fits-some = { $fitting } of these { $best } cannot be told from what is wanted. Nearest to the game as it is: { $nearest }.
tuned = { $name }={ $value } (now { $usual })
tuned-nothing = nothing changed

## Training. $first: `first-own`, `first-untrained`

first-own = the judge that it began from
first-untrained = the search without a judge
not-met = Generation { $number } did not meet { $first }: there was no time.
met = Generation { $number } won { $share } of { $games } games against { $first }: { $shown ->
    [stronger] it is stronger
    [weaker] it is weaker
   *[open] too few to show which is stronger
}.
serves = It serves from now on: in tests, in tunings, and at tables that play with this edition.
serves-not = The former judge goes on serving. Teach it longer.
