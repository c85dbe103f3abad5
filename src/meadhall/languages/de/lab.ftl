## Reports in sentences, as the terminal, their page and the workshop tell them. $without is `left-out` in brackets, or
## nothing; $between is `between`; shares and numbers are texts as the language writes them.

# English: { $low } to { $high }
between = { $low } bis { $high }

# English: unknown
unknown = unbekannt

# English: { $name } { $value } ({ $between })
with-interval = { $name } { $value } ({ $between })

# English:
#     { $stopped ->
#         [one] 1 stopped game
#        *[other] { $stopped } stopped games
#     } left out
left-out =
    ohne { $stopped ->
        [one] 1 abgebrochene Partie
       *[other] { $stopped } abgebrochene Partien
    }

# English: { $names } and { $count } more
and-more = { $names } und { $count } weitere

## Warnings. $stop is what ends a game that the rules would not end; $command is typed in a terminal

# English:
#     { $stopped ->
#         [one]
#             1 of { $games ->
#                 [one] 1 game
#                *[other] { $games } games
#             } ({ $share }) was
#        *[other] { $stopped } of { $games } games ({ $share }) were
#     } ended by { $stop }, not by the rules.
stopped =
    { $stopped } von { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } ({ $share }) { $stopped ->
        [one] endete
       *[other] endeten
    } nicht nach den Regeln, sondern am Sicherheitshalt: { $stop }.

# English: All other figures leave them out, so they tell of shorter games than were played.
stopped-some = Alle anderen Zahlen lassen sie weg und erzählen also von kürzeren Partien, als gespielt wurden.

# English: There is nothing else to tell.
stopped-all = Mehr ist nicht zu sagen.

# English: { $bots }: the judge of positions learnt from other components than these. The bots play worse than they could, and luck and decisions are judged less surely. To teach it these components: { $command }
judge = { $bots }: Was die Bots von Stellungen halten, haben sie mit anderen Komponenten gelernt. Sie spielen schlechter, als sie könnten, und Glück und Entscheidungen werden weniger sicher beurteilt. So lernen sie diese Komponenten: { $command }

## The findings. $shares, $seat: `with-interval` and seats by their names

# English:
#     { $games ->
#         [one] 1 game is
#        *[other] { $games } games are
#     } too few to tell anything; play at least { $fewest }, better a thousand.
few =
    { $games ->
        [one] 1 Partie ist
       *[other] { $games } Partien sind
    } zu wenig, um etwas zu sagen. Spiele wenigstens { $fewest }, besser tausend.

# English:
#     { $shown ->
#         [yes] The bots are not equal
#        *[no] No bot is shown to be better
#     }: { $shares } of the wins for each seat that they hold. They change seats from game to game, so that what follows about seats is the mean over the bots{ $without }.
bots =
    { $shown ->
        [yes] Die Bots sind nicht gleich stark
       *[no] Kein Bot erweist sich als besser
    }: { $shares } der Siege für jeden Platz, auf dem sie sitzen. Sie wechseln von Partie zu Partie die Plätze; was nun über Plätze folgt, ist das Mittel über die Bots{ $without }.

# English:
#     { $games ->
#         [one] 1 game does
#        *[other] { $games } games do
#     } not show that { $ordered ->
#         [yes] the order of turns makes a difference
#        *[no] one seat is better than another
#     }: { $shares }{ $without }.
seats-equal =
    { $games ->
        [one] 1 Partie zeigt
       *[other] { $games } Partien zeigen
    } nicht, dass { $ordered ->
        [yes] die Zugreihenfolge einen Unterschied macht
       *[no] ein Platz besser ist als ein anderer
    }: { $shares }{ $without }.

# English:
#     { $kind ->
#         [turns] The player { $seat } has
#         [sides] { $seat } have
#        *[seats] { $seat } has
#     } the { $better ->
#         [yes] better
#        *[no] worse
#     } game, and that is more than noise. The wins go to { $shares }{ $without }.
seats-unequal =
    { $kind ->
        [turns] { $seat }, hat
        [sides] { $seat } haben
       *[seats] { $seat } hat
    } das { $better ->
        [yes] bessere
       *[no] schlechtere
    } Spiel, und das ist kein Zufall mehr. Die Siege verteilen sich so: { $shares }{ $without }.

# English: The first player is drawn, and the seats are exchangeable.
exchangeable = Wer beginnt, wird ausgelost, und die Plätze sind gleichwertig.

# English: { $shares }; { $share } of the games are draws, which count in parts
drawn = { $shares }; { $share } der Partien enden unentschieden und zählen anteilig

# English: { $shares }; nobody wins { $share } of the games
unwon = { $shares }; { $share } der Partien gewinnt niemand

# English: A seat has { $own } turns ({ $between }; in nine games of ten { $most }). A game has { $turns } in all, and { $decisions } decisions: about { $minutes } minutes for people who know it (nine in ten take { $range }; its content file says { $said }){ $without }.
length = Ein Platz hat { $own } Züge ({ $between }; in neun von zehn Partien { $most }). Eine Partie hat insgesamt { $turns } Züge und { $decisions } Entscheidungen: etwa { $minutes } Minuten für Leute, die das Spiel kennen (neun von zehn dauern { $range }; in der Inhaltsdatei steht { $said }){ $without }.

# English:
#     The lead changes { $changes } times in a game. The winner has most { $points } at half time in { $ahead } of the games, is level in { $level } and behind in { $behind }. In half of the games the winner { $when ->
#         [start] is in front from the start
#         [end] takes the lead for good only with the last decision
#        *[other] takes the lead for good after { $settled } of the decisions or later
#     }{ $without }.
lead =
    Die Führung wechselt { $changes }-mal in einer Partie. Wer gewinnt, hat zur Halbzeit in { $ahead } der Partien am meisten { $points }, liegt in { $level } gleichauf und in { $behind } zurück. In der Hälfte der Partien { $when ->
        [start] führt der spätere Sieger von Anfang an
        [end] übernimmt der spätere Sieger die Führung erst mit der letzten Entscheidung endgültig
       *[other] übernimmt der spätere Sieger die Führung nach { $settled } der Entscheidungen oder später endgültig
    }{ $without }.

# English: There are { $choices } actions to choose from on average; { $forced } of the decisions leave no choice, { $two } are between two{ $without }.
choices = Im Mittel stehen { $choices } Aktionen zur Wahl; { $forced } der Entscheidungen lassen keine Wahl, { $two } nur eine zwischen zweien{ $without }.

# English:
#     How often the player that searches further wins (50% would be luck alone), in { $games ->
#         [one] 1 game
#        *[other] { $games } games
#     } a pair{ $enough ->
#         [yes] { "" }
#        *[no] , which are too few to tell much
#     }: { $duels }.
skill =
    Wie oft gewinnt, wer weiter vorausschaut (50% wären reines Glück), in { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } je Paar{ $enough ->
        [yes] { "" }
       *[no] , was zu wenig ist, um viel zu sagen
    }: { $duels }.

# English: { $better } iterations against { $weaker }:
duel = { $better } gegen { $weaker } Iterationen:

# English: Goes with winning more than anything else: { $names }{ $without }.
good = Geht am ehesten mit Siegen einher: { $names }{ $without }.

# English: Goes with losing: { $names }{ $without }.
bad = Geht mit Niederlagen einher: { $names }{ $without }.

# English: Nothing that a seat does goes with winning or losing more than noise does{ $without }.
neither = Nichts von dem, was jemand tut, geht mit Siegen oder Niederlagen mehr einher, als es der Zufall tut{ $without }.

# English: { $name } ({ $wins } wins in a hundred)
lift = { $name } ({ $wins } Siege auf hundert)

# English: In fewer than one game in a hundred: { $names }.
rare = In weniger als einer von hundert Partien: { $names }.

# English: Offered, but never taken by anybody: { $names }.
unwanted = Möglich, aber nie gewählt: { $names }.

## Luck and decisions

# English:
#     { $part ->
#         [chance] dice and draws
#         [secrets] secrets that came out
#        *[decisions] decisions
#     }
part =
    { $part ->
        [chance] Würfel und Karten
        [secrets] Geheimnisse, die herauskamen
       *[decisions] Entscheidungen
    }

# English:
#     Luck or decisions: what moved the chances in the { $games } games that were analysed is { $parts }. The judge misjudged these games by { $doubt } points in the mean, which is no part of any of them.{ $rough ->
#         [yes] { " " }That is so much that the shares before it are no more than a hint.
#        *[no] { "" }
#     }
parts =
    Glück oder Entscheidungen: Was in den { $games } untersuchten Partien die Chancen bewegt hat, sind { $parts }. Im Mittel wurden diese Partien um { $doubt } Punkte falsch beurteilt; das ist kein Teil des Spiels.{ $rough ->
        [yes] { " " }So viel, dass die Anteile davor nur ein Hinweis sind.
       *[no] { "" }
    }

# English: In half of these games the later winner's chance stays above { $sure } { $when }, and above { $surer } { $later }.
settled = In der Hälfte dieser Partien bleibt die Chance des späteren Siegers { $when } über { $sure } und { $later } über { $surer }.

# English:
#     { $when ->
#         [start] from the start
#         [end] only with the last decision
#        *[other] after { $middle } of the decisions
#     } (the middle half of the games between { $low } and { $high })
moment =
    { $when ->
        [start] von Anfang an
        [end] erst mit der letzten Entscheidung
       *[other] nach { $middle } der Entscheidungen
    } (die mittlere Hälfte der Partien zwischen { $low } und { $high })

# English: { $share } of the turns matter ({ $between }): there an ordinary plan loses { $points } points of winning chance or more. That is { $some } of { $turns } turns with a choice in a game.
matter = Auf { $share } der Züge kommt es an ({ $between }): Dort verliert ein gewöhnlicher Plan { $points } Punkte Gewinnchance oder mehr. Das sind { $some } von { $turns } Zügen mit einer Wahl in einer Partie.

# English: Against the plan of a { $reference }, so many points of winning chance are lost in a turn: { $levels }.
levels = So viele Punkte Gewinnchance gehen in einem Zug gegenüber dem Plan von „{ $reference }“ verloren: { $levels }.

# English: a { $level }
a-level = „{ $level }“

# English: A { $level } loses most in turns that should begin with { $kinds }.
hardest = „{ $level }“ verliert am meisten in Zügen, die so beginnen sollten: { $kinds }.

# English: "{ $kind }", for example { $example }: { $points } points a turn
kind = „{ $kind }“, zum Beispiel { $example }: { $points } Punkte im Zug

# English: No kind of turn is shown to be harder for a { $level } than the others.
none-harder = Keine Art von Zügen erweist sich für „{ $level }“ als schwerer als die anderen.

## Two versions. $this, $other: their names, or a figure in both; $needed: so many games would show it

# English: the printed game
printed = das gedruckte Spiel

# English:
#     { $games ->
#         [one] 1 game is
#        *[other] { $games } games are
#     } too few to tell anything; play at least { $fewest }, better thousands.
verdict-few =
    { $games ->
        [one] 1 Partie ist
       *[other] { $games } Partien sind
    } zu wenig, um etwas zu sagen. Spiele wenigstens { $fewest }, besser tausende.

# English: No difference is shown by { $games } games in any of the { $figures } figures that were compared.
verdict-none = { $games } Partien zeigen in keiner der { $figures } verglichenen Zahlen einen Unterschied.

# English:
#     { $sure } of { $figures } figures really { $sure ->
#         [one] differs
#        *[other] differ
#     } between { $this } and { $other }; for the other { $open } no difference is shown by { $games } games with the same seeds.
verdict-some =
    { $sure } von { $figures } Zahlen { $sure ->
        [one] unterscheidet
       *[other] unterscheiden
    } sich wirklich: { $this } gegenüber { $other }. Für die übrigen { $open } zeigen { $games } Partien mit denselben Würfen keinen Unterschied.

# English:
#     { $kind ->
#         [game] The game as a whole
#         [luck] Luck and decisions
#         [uses] Used, times in a game
#         [wins-with] Goes with winning, more or less of the win than usual
#        *[points-from] Comes from, in a game
#     }: { $names }.
verdict-kind =
    { $kind ->
        [game] Das Spiel als Ganzes
        [luck] Glück und Entscheidungen
        [uses] So oft in einer Partie genutzt
        [wins-with] Geht mit Siegen einher, mehr oder weniger als üblich
       *[points-from] So viel bringt es in einer Partie
    }: { $names }.

# English: { $name } { $this } instead of { $other }
verdict-name = { $name } { $this } statt { $other }

# English:
#     { $name }: no difference is shown by { $games } games, { $inside ->
#         [yes] which leave everything from { $low } to { $high } wins in a hundred possible
#        *[no] though its own interval, { $low } to { $high } wins in a hundred, leaves out zero: of { $figures } figures a few do so by chance
#     }. If it is { $value }, as these games have it, about { $needed } games would show it.
verdict-open =
    { $name }: { $games } Partien zeigen keinen Unterschied, { $inside ->
        [yes] und alles von { $low } bis { $high } Siegen auf hundert bleibt möglich
       *[no] obwohl ihr eigenes Intervall, { $low } bis { $high } Siege auf hundert, die Null auslässt: Bei { $figures } Zahlen kommt das einige Male zufällig vor
    }. Wenn er { $value } beträgt, wie in diesen Partien, würden ihn etwa { $needed } Partien zeigen.

# English: Nothing can be compared: a guard has ended every game of one of the versions.
verdict-nothing = Nichts lässt sich vergleichen: In einer der Fassungen endete jede Partie am Sicherheitshalt.

# English:
#     { $games ->
#         [one] 1 game
#        *[other] { $games } games
#     } of each version left out: stopped in one of the two.
verdict-left-out =
    Jede Fassung ohne { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }: in einer der beiden abgebrochen.

## Figures, by name: $seat comes last

# English:
#     { $place ->
#         [1] who begins
#         [2] who is second
#         [3] who is third
#         [4] who is fourth
#         [5] who is fifth
#         [6] who is sixth
#         [7] who is seventh
#        *[other] who is eighth
#     }
turn =
    { $place ->
        [1] wer beginnt
        [2] wer als Zweites dran ist
        [3] wer als Drittes dran ist
        [4] wer als Viertes dran ist
        [5] wer als Fünftes dran ist
        [6] wer als Sechstes dran ist
        [7] wer als Siebtes dran ist
       *[other] wer als Achtes dran ist
    }

# English: seat { $seat }
a-seat = Platz { $seat }

# English:
#     { $points ->
#         [points] points
#         [honour] honour
#         [areas] areas
#        *[other] { $points }
#     }
measure =
    { $points ->
        [points] Punkte
        [honour] Ehre
        [areas] Gebiete
       *[other] { $points }
    }

# English: wins of { $seat }
figure-wins = Siege: { $seat }

# English: { $points } of { $seat }
figure-points = { $points }: { $seat }

# English: { $points } of the best seat
figure-best = { $points } des besten Platzes

# English: lead of the best seat
figure-lead = Vorsprung des besten Platzes

# English: changes of the lead
figure-changes = Führungswechsel

# English: settled after (part of the game)
figure-settled = entschieden nach (Teil der Partie)

# English: won from behind at half time
figure-behind = nach Rückstand zur Halbzeit gewonnen

# English: turns
figure-turns = Züge

# English: turns a seat
figure-seat-turns = Züge je Platz

# English: decisions
figure-decisions = Entscheidungen

# English: minutes
figure-minutes = Minuten

# English: actions to choose from
figure-choices = Aktionen zur Wahl

# English: draws
figure-draws = Unentschieden

# English: shared wins
figure-shared = geteilte Siege

# English: games that nobody wins
figure-unwon = Partien, die niemand gewinnt

# English: games that { $stop } has ended
figure-stopped = Partien, die am Sicherheitshalt enden ({ $stop })

# English: points lost by a seat's decisions
figure-lost = durch Entscheidungen verlorene Punkte je Platz

# English: turns that lose 5 points or more
figure-wrong = Züge, die 5 Punkte oder mehr verlieren

# English: share of turns that matter
figure-matter = Anteil der Züge, auf die es ankommt

# English: part of the game after which the winner's chance stays above { $sure }
figure-sure = Teil der Partie, nach dem die Chance des Siegers über { $sure } bleibt

# English: share of what moved the chances: { $part }
figure-part = Anteil an dem, was die Chancen bewegt: { $part }

# English: points that a { $level } loses in a turn
figure-level = Punkte, die „{ $level }“ in einem Zug verliert

# English: points that a { $level } loses in a turn where a skald would "{ $kind }"
figure-kind = Punkte, die „{ $level }“ in einem Zug verliert, in dem „skald“ so beginnt: „{ $kind }“

# English:
#     { $kind ->
#         [game] game
#         [luck] luck
#         [uses] uses
#         [wins-with] wins with
#        *[points-from] points from
#     }: { $name }
of-kind =
    { $kind ->
        [game] Spiel
        [luck] Glück
        [uses] Nutzung
        [wins-with] Siege mit
       *[points-from] Punkte aus
    }: { $name }

## Tuning. $value stands now where $usual stood

# English:
#     { $tried ->
#         [one] 1 combination
#        *[other] { $tried } combinations
#     } tried; { $best } of them played { $games } games each.
tried =
    { $tried ->
        [one] 1 Kombination
       *[other] { $tried } Kombinationen
    } versucht, davon { $best } mit je { $games } Partien.

# English:
#     { $count ->
#         [one] 1 combination
#        *[other] { $count } combinations
#     } left out: the rules do not allow them.
impossible =
    { $count ->
        [one] 1 Kombination
       *[other] { $count } Kombinationen
    } ausgelassen: Die Regeln erlauben sie nicht.

# English: None comes out as wanted: the nearest is told first. Vary more, or in wider ranges.
fits-none = Keine ergibt, was du willst; die nächste steht zuerst. Ändere mehr Werte oder in weiteren Grenzen.

# English: { $fitting } of these { $best } cannot be told from what is wanted. Nearest to the game as it is: { $nearest }.
fits-some = { $fitting } von diesen { $best } lassen sich von dem, was du willst, nicht unterscheiden. Dem Spiel, wie es ist, am nächsten: { $nearest }.

# English: { $name }={ $value } (now { $usual })
tuned = { $name }={ $value } (jetzt { $usual })

# English: nothing changed
tuned-nothing = nichts geändert

## Training. $first: `first-own`, `first-untrained`

# English: the judge that it began from
first-own = das, wovon sie ausgingen

# English: the search without a judge
first-untrained = die Suche ohne Gelerntes

# English: Generation { $number } did not meet { $first }: there was no time.
not-met = Generation { $number } hat nicht gegen { $first } gespielt: Die Zeit war um.

# English:
#     Generation { $number } won { $share } of { $games } games against { $first }: { $shown ->
#         [stronger] it is stronger
#         [weaker] it is weaker
#        *[open] too few to show which is stronger
#     }.
met =
    Generation { $number } gewann { $share } von { $games } Partien gegen { $first }: { $shown ->
        [stronger] Sie ist stärker
        [weaker] Sie ist schwächer
       *[open] zu wenige, um zu zeigen, wer stärker ist
    }.

# English: It serves from now on: in tests, in tunings, and at tables that play with this edition.
serves = Von nun an spielen die Bots danach: in Tests, beim Abstimmen und an Tischen mit dieser Ausgabe.

# English: The former judge goes on serving. Teach it longer.
serves-not = Das bisher Gelernte gilt weiter. Lass sie länger lernen.
