### What is said of a match that was analysed: by the pages of the hall, by a page of its own, and as text.
### $name is a player, as they have written their name; $words, $why, $best and $played are sentences of the game.
### $change, $loss and $luck are points of winning chance, as "+3.2" or "-10.7".
## Numbers and names.

# English: { $percent } %
percent = { $percent } %

# English:
#     { $mark ->
#         [best] best
#         [good] good
#         [inaccurate] inaccurate
#         [mistake] mistake
#        *[blunder] blunder
#     }
mark =
    { $mark ->
        [best] bester Zug
        [good] guter Zug
        [inaccurate] ungenau
        [mistake] Fehler
       *[blunder] Patzer
    }

# English:
#     { $mark ->
#         [best] { $count } best
#         [good] { $count } good
#         [inaccurate] { $count } inaccurate
#         [mistake]
#             { $count ->
#                 [one] { $count } mistake
#                *[other] { $count } mistakes
#             }
#        *[blunder]
#             { $count ->
#                 [one] { $count } blunder
#                *[other] { $count } blunders
#             }
#     }
counted-mark =
    { $mark ->
        [best]
            { $count } { $count ->
                [one] bester
               *[other] beste
            }
        [good]
            { $count } { $count ->
                [one] guter
               *[other] gute
            }
        [inaccurate]
            { $count } { $count ->
                [one] ungenauer
               *[other] ungenaue
            }
        [mistake] { $count } Fehler
       *[blunder] { $count } Patzer
    }

## What decided a match, in three sentences.

# English: Luck in turn { $turn } decided most ({ $change } for { $name }). { $words }
decided-by-luck = Am meisten entschied das Glück in Zug { $turn } ({ $change } für { $name }). { $words }

# English: Turn { $turn } decided most: { $who } had a better plan ({ $change } for { $name }). { $words }
decided-by-mistake = Am meisten entschied Zug { $turn }: Da gab es für { $who } einen besseren Plan ({ $change } für { $name }). { $words }

# English: Turn { $turn } of { $who } decided most ({ $change } for { $name }). { $words }
decided-by-turn = Am meisten entschied Zug { $turn } von { $who } ({ $change } für { $name }). { $words }

# English: No single turn decided it: it came little by little.
decided-by-nothing = Kein einzelner Zug entschied die Partie: Es kam nach und nach.

# English: { $name } had most to gain in turn { $turn }: { $loss } points. { $why }
could-be-better = { $name } hätte es am ehesten in Zug { $turn } besser machen können: { $loss } Punkte. { $why }

# English: { $name } never missed a clearly better plan.
clean = Zu keinem Zug von { $name } gab es einen klar besseren Plan.

# English: Nobody missed a clearly better plan.
all-clean = Zu keinem Zug gab es einen klar besseren Plan.

# English:
#     Better plans would have brought { $points ->
#         [one] { $points } point
#        *[other] { $points } points
#     } more in those turns.
points-left =
    Bessere Pläne hätten in diesen Zügen { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr gebracht.

# English: Luck brought { $told }.
luck = Das Glück brachte { $told }.

# English: { $name } { $change } points
luck-of-seat = { $name } { $change } Punkte

# English: Luck hardly mattered.
no-luck = Das Glück spielte kaum eine Rolle.

# English: The judge was wrong about this game by { $doubt } points: that is nobody's luck.
misjudged = Der Gutachter hat sich bei dieser Partie um { $doubt } Punkte geirrt: Das ist niemandes Glück.

## Single turns.

# English: { $name }, turn { $turn }, { $mark }: { $loss } points. { $why }
wrong-turn = { $name }, Zug { $turn }, { $mark }: { $loss } Punkte. { $why }

# English: Luck for { $name }: { $change } points. { $words }
lucky-turn = Glück für { $name }: { $change } Punkte. { $words }

# English:
#     { $kind ->
#         [luck] luck
#         [own] own turn
#        *[other] turn of another seat
#     }
cause =
    { $kind ->
        [luck] Glück
        [own] den eigenen Zug
       *[other] den Zug eines anderen
    }

# English: Better: { $best }. That wins about { $wins } games in 100, and the turn that was played wins { $instead }.
better = Besser: { $best }. Damit gewinnt man etwa { $wins } von 100 Partien, mit dem gespielten Zug { $instead }.

# English: { $best } (instead of: { $played })
instead = { $best } (statt: { $played })

# English: Better would have been: { $best }.
missed = Besser wäre gewesen: { $best }.

# English: It brings { $points } more in this turn.
more-points = Das bringt in diesem Zug { $points } mehr.

# English: Drawn: { $outcome }.
drawn = Gezogen: { $outcome }.

# English: { $name }: { $action }.
decided = { $name }: { $action }.

# English: Something happened that nobody saw.
unseen = Etwas geschah, das niemand sah.

## Average luck.

# English: With average luck this play would have brought { $adjusted }.
adjusted = Mit durchschnittlichem Glück hätte diese Spielweise { $adjusted } gebracht.

# English: With average luck this play would hardly ever have won.
adjusted-never = Mit durchschnittlichem Glück hätte diese Spielweise kaum je gewonnen.

# English: With average luck this play would nearly always have won.
adjusted-always = Mit durchschnittlichem Glück hätte diese Spielweise fast immer gewonnen.

# English: The judge was wrong too often here to say what average luck would have brought.
adjusted-unsure = Der Gutachter hat sich hier zu oft geirrt, um zu sagen, was durchschnittliches Glück gebracht hätte.

## The whole analysis as text.

# English:
#     { $title }, { $turns ->
#         [one] { $turns } turn
#        *[other] { $turns } turns
#     } { $depth ->
#         [quick] at a first look
#        *[other] looked at as deeply as { $depth }
#     }
title =
    { $title }, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, { $depth ->
        [quick] auf den ersten Blick
        [child] so gründlich angesehen, wie ein Kind es täte
        [thrall] so gründlich angesehen, wie ein Thrall es täte
        [karl] so gründlich angesehen, wie ein Karl es täte
        [jarl] so gründlich angesehen, wie ein Jarl es täte
        [skald] so gründlich angesehen, wie ein Skalde es täte
       *[other] Suchtiefe { $depth }
    }

# English:
#     { $knowledge ->
#         [spectator] The game is not over: all that is told is what a spectator may know.
#        *[all] The game is not over.
#     }
not-over =
    { $knowledge ->
        [spectator] Das Spiel ist nicht aus: Erzählt wird nur, was man beim Zuschauen wissen darf.
       *[all] Das Spiel ist nicht aus.
    }

# English: { $name }: from { $start } to { $end }.
seat = { $name }: von { $start } auf { $end }.

# English:
#     Accuracy { $accuracy } in { $turns ->
#         [one] { $turns } turn
#        *[other] { $turns } turns
#     }.
accuracy =
    Genauigkeit { $accuracy } in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }.

# English: Luck { $luck } points ({ $chance } by dice and draws, { $secrets } by secrets).
seat-luck = Glück { $luck } Punkte ({ $chance } durch Würfel und Ziehen, { $secrets } durch Verborgenes).

# English: Own turns { $own } points, those of the others { $others }.
seat-turns = Eigene Züge { $own } Punkte, die der anderen { $others }.

# English: Misjudged by the judge: { $uncertainty } points.
seat-misjudged = Vom Gutachter falsch eingeschätzt: { $uncertainty } Punkte.

# English: Points left on the table: { $points }.
seat-points-left = Liegen gelassene Punkte: { $points }.

# English: Turn { $turn }: { $change } points by { $cause }. { $words }
turning-point = Zug { $turn }: { $change } Punkte durch { $cause }. { $words }

# English: Turn { $turn }. { $name }, { $mark }: { $loss } points. { $words } { $why }
marked-turn = Zug { $turn }. { $name }, { $mark }: { $loss } Punkte. { $words } { $why }

# English: Position { $number }. { $prompt }
position = Stellung { $number }. { $prompt }

# English: Chances: { $chances }.
chances = Chancen: { $chances }.

# English: { $name } { $chance }
chance-of = { $name } { $chance }

# English: The game is not over: what only one seat knows is left out.
only-spectator = Das Spiel ist nicht aus: Was nur ein Platz weiß, bleibt weg.

# English:
#     { $words }: { $chance } (tried { $visits ->
#         [one] { $visits } times
#        *[other] { $visits } times
#     })
plan = { $words }: { $chance } ({ $visits }-mal versucht)

# English: { $action }: { $chances }
outcome = { $action }: { $chances }

## The curve, and the accounts of a seat.

# English: Each seat's chance to win over the whole game: { $seats }.
curve = Die Gewinnchance jedes Platzes über die ganze Partie: { $seats }.

# English: { $name } from { $start } to { $end }
curve-seat = { $name } von { $start } auf { $end }

# English: start
account-start = Anfang

# English: luck
account-luck = Glück

# English: own turns
account-own = eigene Züge

# English: the others'
account-others = fremde Züge

# English: misjudged
account-uncertainty = falsch eingeschätzt

# English: result
account-result = Ergebnis

# English: { $name }: { $start } at the start; { $parts } points; { $result } at the end.
accounts = { $name }: { $start } am Anfang; { $parts } Punkte; { $result } am Ende.

## The page of an analysis.

# English: Analysis · { $title }
page-title = Analyse · { $title }

# English: { $title }: what decided it
what-decided = { $title }: was die Partie entschied

# English: This game
this-game = Diese Partie

# English: Watch it again
watch-again = Noch einmal ansehen

# English: To the table
to-table = Zum Tisch

# English: The game is being looked at.
looked-at = Die Partie wird gerade angesehen.

# English: This page loads itself again until it is done.
loads-again = Diese Seite lädt sich selbst neu, bis es so weit ist.

# English: Analyse this game
analyse = Diese Partie analysieren

# English: Analyse it again
analyse-again = Noch einmal analysieren

# English: The board
the-board = Das Spielbrett

# English: The chances over the whole game
chances-over-game = Die Chancen über die ganze Partie

# English: Go to a moment of the game
go-to-moment = Zu einem Moment der Partie gehen

# English: To the mark before
mark-before = Zur vorigen Markierung

# English: One step back
step-back = Einen Schritt zurück

# English: One step on
step-on = Einen Schritt weiter

# English: To the next mark
mark-next = Zur nächsten Markierung

# English: About this moment
about-moment = Zu diesem Moment

# English: This moment in words
moment-in-words = Dieser Moment in Worten

# English: The curve of the game comes here in a moment.
curve-comes = Gleich kommt hier die Kurve der Partie.

# English: step
keys-step = Schritt

# English: mark
keys-mark = Markierung

## The page: another way on from a moment.

# English: What if? Play on from here
what-if = Was wäre, wenn? Von hier aus weiterspielen

# English: A new table stands as the board stands now. You take a seat, bots take the others, and the dice are new. Its game file is this game with your variation in it.
what-if-lead = Ein neuer Tisch steht so da wie dieses Spielbrett. Du nimmst einen Platz, Bots nehmen die anderen, und die Würfel sind neu. Seine Spieldatei ist diese Partie mit deiner Abzweigung darin.

# English: Your seat
your-seat = Dein Platz

# English: The others
the-others = Die anderen

# English: Call it
call-it = Name dafür

# English: What if I had …
what-if-name = Was, wenn ich …

# English: Play on from step { $step }
play-on-from = Ab Schritt { $step } weiterspielen

## The page: each seat.

# English: How it went for each seat
how-it-went = Wie es auf jedem Platz lief

# English: Seat
column-seat = Platz

# English: Now
column-now = Jetzt

# English: Chance to win in the position shown
column-now-meaning = Gewinnchance in der gezeigten Stellung

# English: Accuracy
column-accuracy = Genauigkeit

# English: How much of what was at stake in these turns was kept: 100 if no plan was ever better
column-accuracy-meaning = Wie viel von dem, was in diesen Zügen auf dem Spiel stand, erhalten blieb: 100, wenn kein Plan je besser war

# English: Luck
column-luck = Glück

# English: What dice, draws and secrets brought, in points of winning chance
column-luck-meaning = Was Würfel, Ziehen und Verborgenes gebracht haben, in Punkten der Gewinnchance

# English: Result
column-result = Ergebnis

# English: you
tag-you = du

# English: What decided it
what-decided-it = Was die Partie entschied

# English: Nothing was to be decided.
nothing-to-decide = Es war nichts zu entscheiden.

# English:
#     Accuracy { $accuracy } in { $turns ->
#         [one] { $turns } turn
#        *[other] { $turns } turns
#     } that mattered.
accuracy-mattered =
    Genauigkeit { $accuracy } in { $turns ->
        [one] { $turns } Zug, auf den
       *[other] { $turns } Zügen, auf die
    } es ankam.

# English:
#     Accuracy { $accuracy } in { $turns ->
#         [one] { $turns } turn
#        *[other] { $turns } turns
#     } that mattered: { $marks }.
accuracy-marks =
    Genauigkeit { $accuracy } in { $turns ->
        [one] { $turns } Zug, auf den
       *[other] { $turns } Zügen, auf die
    } es ankam: { $marks }.

# English: Luck brought { $luck } points of winning chance.
luck-brought = Das Glück brachte { $luck } Punkte der Gewinnchance.

# English: Turning points
turning-points = Wendepunkte

# English:
#     { $kind ->
#         [luck] luck: { $words }
#         [own] own turn: { $words }
#        *[other] turn of another seat: { $words }
#     }
turning-cause =
    { $kind ->
        [luck] Glück: { $words }
        [own] eigener Zug: { $words }
       *[other] Zug eines anderen: { $words }
    }

# English: Learn from your mistakes
learn-own = Aus deinen Fehlern lernen

# English: Learn from these mistakes
learn-others = Aus diesen Fehlern lernen

## The page: turns and numbers.

# English: The turns on the curve
turns-on-curve = Die Züge auf der Kurve

# English: Nobody missed a clearly better plan, and no single draw changed much: it was decided little by little.
little-by-little = Zu keinem Zug gab es einen klar besseren Plan, und kein einzelner Zufall änderte viel: Es entschied sich nach und nach.

# English: In numbers
in-numbers = In Zahlen

# English: All numbers are points of winning chance. The result is the chance at the start, plus luck, turns, and the mistakes of the judge. Luck is dice, draws, and secrets that came out. Mistakes of the judge are nobody's luck: they are the band around the curve. “With average luck” is the chance at the start plus all turns; it may lie below 0 or above 100 %, and is left out where the judge was too often wrong.
numbers-lead = Alles in Punkten der Gewinnchance: Das Ergebnis ist die Chance am Anfang plus Glück, Züge und das, was der Gutachter falsch eingeschätzt hat. Glück sind Würfel, Ziehen und Verborgenes, das ans Licht kam. Was falsch eingeschätzt wurde, ist niemandes Glück: Es ist das Band um die Kurve. „Mit durchschnittlichem Glück“ ist die Chance am Anfang plus alle Züge; der Wert kann unter 0 oder über 100 % liegen und fehlt, wo zu viel falsch eingeschätzt wurde.

# English: At the start
column-start = Am Anfang

# English: Dice and draws
column-chance = Würfel und Ziehen

# English: Secrets
column-secrets = Verborgenes

# English: Own turns
column-own = Eigene Züge

# English: Turns of others
column-others = Züge der anderen

# English: Misjudged
column-misjudged = Falsch eingeschätzt

# English: At the end
column-end = Am Ende

# English: With average luck
column-adjusted = Mit durchschnittlichem Glück

# English: All turns
all-turns = Alle Züge

# English: { $mark }, { $loss }
turn-mark = { $mark }, { $loss }

# English: Save the analysis
save-analysis = Analyse speichern

## The page on which mistakes are played again.

# English: Learn from mistakes · { $title }
mistakes-title = Aus Fehlern lernen · { $title }

# English: { $title }: { $name }'s mistakes
mistakes-of = { $title }: Fehler von { $name }

# English: Learn from the mistakes of { $name }
mistakes-heading = Aus den Fehlern von { $name } lernen

# English: The hall
the-hall = Die Halle

# English: Analysis
to-analysis = Analyse

# English: Rules
rules = Regeln

# English: Try again
try-again = Noch einmal versuchen

# English: The board is being laid …
board-being-laid = Das Spielbrett wird aufgebaut …

# English: What you can do now
can-do-now = Was du jetzt tun kannst

# English: Steps
steps = Schritte

# English: Back
back = Zurück

# English: Show me
show-me = Zeig es mir

# English: Next
next = Weiter

# English: In words
in-words = In Worten

# English: Keys
keys = Tasten

# English: To try again the browser must run the scripts of this page.
mistakes-need-scripts = Um es noch einmal zu versuchen, muss der Browser die Skripte dieser Seite ausführen.

# English: The analysis tells in words what was better.
analysis-tells = Was besser gewesen wäre, sagt die Analyse in Worten.

## An answer to another try.

# English: Yes: this begins the plan of the judge: { $plan }. It wins about { $wins } games in 100.
retry-best = Ja: So beginnt der Plan des Gutachters: { $plan }. Damit gewinnt man etwa { $wins } von 100 Partien.

# English: Good: if you go on well, it wins about { $wins } games in 100, hardly less than the best.
retry-good = Gut: Wenn du gut weiterspielst, gewinnst du damit etwa { $wins } von 100 Partien, kaum weniger als mit dem besten Plan.

# English: This is how it was played. The turn wins about { $wins } games in 100, { $loss } fewer than the best.
retry-played = So wurde gespielt. Mit diesem Zug gewinnt man etwa { $wins } von 100 Partien, { $loss } weniger als mit dem besten.

# English: Not yet: however you go on, it wins about { $wins } games in 100, { $loss } fewer than the best.
retry-not-yet = Noch nicht: Wie du auch weiterspielst, damit gewinnst du etwa { $wins } von 100 Partien, { $loss } weniger als mit dem besten Plan.

# English: nothing is known of a decision in position { $number }
nothing-known = über eine Entscheidung in Stellung { $number } ist nichts bekannt

## An analysis as a page of its own.

# English:
#     { $turns ->
#         [one] { $turns } turn
#        *[other] { $turns } turns
#     }, { $depth ->
#         [quick] at a first look
#        *[other] looked at as deeply as { $depth }
#     }.
own-page-lead =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, { $depth ->
        [quick] auf den ersten Blick
        [child] so gründlich angesehen, wie ein Kind es täte
        [thrall] so gründlich angesehen, wie ein Thrall es täte
        [karl] so gründlich angesehen, wie ein Karl es täte
        [jarl] so gründlich angesehen, wie ein Jarl es täte
        [skald] so gründlich angesehen, wie ein Skalde es täte
       *[other] Suchtiefe { $depth }
    }.

# English:
#     { $knowledge ->
#         [spectator] The game is not over: this is what a spectator may know.
#        *[all] The game is not over.
#     }
own-page-not-over =
    { $knowledge ->
        [spectator] Das Spiel ist nicht aus: Hier steht nur, was man beim Zuschauen wissen darf.
       *[all] Das Spiel ist nicht aus.
    }

# English: Each seat's chance to win:
chance-to-win = Gewinnchance jedes Platzes:

# English:
#     { $kind ->
#         [luck] luck
#         [inaccurate] inaccurate
#         [mistake] mistake
#        *[blunder] blunder
#     }
sign =
    { $kind ->
        [luck] Glück
        [inaccurate] ungenau
        [mistake] Fehler
       *[blunder] Patzer
    }

# English: chance at the start
sum-start = Chance am Anfang

# English: dice and draws
sum-chance = Würfel und Ziehen

# English: secrets
sum-secrets = Verborgenes

# English: own turns
sum-own = eigene Züge

# English: turns of the others
sum-others = Züge der anderen

# English: misjudged by the judge
sum-misjudged = vom Gutachter falsch eingeschätzt

# English: result
sum-result = Ergebnis

# English: chance now
sum-now = Chance jetzt

# English: { $change } points by { $cause }: { $words }
change-by = { $change } Punkte durch { $cause }: { $words }

# English: (turn { $turn })
in-turn = (Zug { $turn })

# English: What would have been better
what-better = Was besser gewesen wäre

# English: { $name }, turn { $turn }, { $mark }: { $loss } points. { $words }
wrong-turn-words = { $name }, Zug { $turn }, { $mark }: { $loss } Punkte. { $words }

# English: The board, as { $name } saw it
board-as-seen = Das Spielbrett, wie { $name } es sah

## What is wrong with an analysis that was asked for.

# English: this game is not over: it is analysed when it is
not-over-yet = diese Partie ist nicht aus: Analysiert wird sie erst danach

# English: this game is not analysed yet
not-analysed = diese Partie ist noch nicht analysiert

# English: somebody in this game was forgotten: it is not analysed by these names
somebody-forgotten = jemand in dieser Partie wurde vergessen: Unter diesen Namen wird sie nicht analysiert

# English: this game has no result: there is nothing to weigh its decisions by
no-result = diese Partie hat kein Ergebnis: Es gibt nichts, woran sich ihre Entscheidungen messen ließen

# English: this game has { $steps } steps; a hall analyses games of up to { $most }
too-long = diese Partie hat { $steps } Schritte; eine Halle analysiert Partien mit höchstens { $most }

# English: many games are being analysed now: try it again in a minute
too-many = gerade werden viele Partien analysiert: Versuch es in einer Minute noch einmal

# English: this analysis takes too long: it was given up
gave-up = diese Analyse dauert zu lange: Sie wurde aufgegeben

# English: the analysis has stopped in the middle: try it again
stopped = die Analyse ist mittendrin stehen geblieben: Versuch es noch einmal

# English: the analysis has failed: try it again
failed = die Analyse ist misslungen: Versuch es noch einmal

# English: nothing has happened in this match yet
nothing-happened = in dieser Partie ist noch nichts geschehen

# English: the game is not over: its decisions are judged afterwards
judged-afterwards = das Spiel ist nicht aus: Seine Entscheidungen werden danach beurteilt

# English: nobody is to decide in position { $number }
nobody-decides = in Stellung { $number } hat niemand etwas zu entscheiden

# English: there is no position { $number }: this match has the positions 0 to { $last }
no-position = es gibt keine Stellung { $number }: Diese Partie hat die Stellungen 0 bis { $last }

# English: "{ $action }" is not legal there: { $why }
not-legal-there = „{ $action }“ ist dort nicht erlaubt: { $why }
