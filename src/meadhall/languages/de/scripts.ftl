### What the scripts of the hall's pages say. A page gets those phrases that its scripts name, already translated.
### Slots are texts, or numbers where a phrase chooses by them; a name is that of a player, as they have written it.
## Said by several scripts.

# English: The rule in full
rule-in-full = Die ganze Regel

# English: Close
close = Schließen

# English: No
no = Nein

# English: Done
done = Fertig

# English: { $one }, or { $other }
either = { $one } oder { $other }

# English: { $name }: { $text }
of-name = { $name }: { $text }

# English: “{ $text }”
quoted = „{ $text }“

# English: { $percent } %
percent = { $percent } %

# English: { $days } d { $hours } h
clock-days = { $days } T { $hours } h

# English: { $step } of { $last }
step-of = { $step } von { $last }

# English: Step { $step } of { $last }
number-of-step = Schritt { $step } von { $last }

# English: The hall does not answer
no-answer = Die Halle antwortet nicht

# English: The hall does not answer: try it again
no-answer-try = Die Halle antwortet nicht: Versuch es noch einmal

# English: The hall does not answer. Try again in a moment.
no-answer-again = Die Halle antwortet nicht. Versuch es gleich noch einmal.

# English: The hall does not answer. Load the page again in a moment.
no-answer-reload = Die Halle antwortet nicht. Lade die Seite gleich noch einmal.

# English: To the analysis
to-analysis = Zur Analyse

# English: Once more
once-more = Noch einmal

# English: Copied
copied = Kopiert

# English:
#     { $level ->
#         [child] Child
#         [thrall] Thrall
#         [karl] Karl
#         [jarl] Jarl
#         [skald] Skald
#        *[other] { $level }
#     }
level =
    { $level ->
        [child] Kind
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Skalde
       *[other] { $level }
    }

## Whose turn it is, and what is asked (asking.js, command.js).

# English: Your turn
your-turn = Du bist am Zug

# English: { $name }’s turn
turn-of = { $name } ist am Zug

# English: It is the turn of { $name }.
turn-of-sentence = { $name } ist am Zug.

# English: It is the turn of { $name }. The others look away.
turn-look-away = { $name } ist am Zug. Die anderen schauen weg.

# English: { $name } is thinking
is-thinking = { $name } denkt nach

# English: { $name } is to move.
is-to-move = { $name } ist am Zug.

# English: Nobody is at the table: the game waits for those whose seats are kept.
nobody-here = Niemand ist am Tisch: Das Spiel wartet auf alle, deren Plätze freigehalten werden.

# English: { $does }?
touch-does = { $does }?

# English: And then?
touch-on = Und dann?

# English: A seat is open: sit down, or watch.
seat-open-sit = Ein Platz ist frei: Setz dich oder schau zu.

# English:
#     Waiting for players: { $seats ->
#         [one] one seat is
#        *[other] { $seats } seats are
#     } open.
waits-for-players =
    Noch fehlt jemand: { $seats ->
        [one] Ein Platz ist
       *[other] { $seats } Plätze sind
    } frei.

# English: Bots hold all seats: start the game, and watch it.
bots-hold-all = Auf allen Plätzen sitzen Bots: Starte das Spiel und schau zu.

# English: Everybody is here: start the game.
start-now = Alle sind da: Starte das Spiel.

# English: Everybody is here. The host starts the game.
host-starts = Alle sind da. Der Gastgeber startet das Spiel.

# English: Take back
take-back = Zurücknehmen

# English: Ask to take back
take-back-ask = Um Zurücknehmen bitten

# English: Hint
hint = Tipp

# English: All actions
all-actions = Alle Aktionen

# English: Show again
show-again = Noch einmal zeigen

# English: Nothing that you can do now is called so. Enter asks the hall why.
command-none = Nichts, was du jetzt tun kannst, heißt so. Mit Enter fragst du die Halle, warum.

# English: It is not your turn.
command-not-yours = Du bist nicht am Zug.

## On the board (board.js, tips.js, nearest.js).

# English: Show the { $count } main actions
show-main-actions = Die { $count } wichtigsten Aktionen zeigen

# English: Cancel
cancel = Abbrechen

# English: … and { $count } more ways
more-ways = … und { $count } weitere

# English: There is nothing to do with this now.
nothing-to-do = Damit ist jetzt nichts zu machen.

# English: Show what a card lacks
show-what-lacks = Zeigen, was einer Karte fehlt

## Hints (advice.js, hints.js).

# English: Hint: { $hints }
hint-told = Tipp: { $hints }

# English: { $one } Or: { $other }
hint-or = { $one } Oder: { $other }

# English: Something new has happened: the hint ends here.
hint-ends = Etwas Neues ist geschehen: Der Tipp endet hier.

# English: Thinking for you
hint-thinking = Denkt für dich nach

# English: Stop
hint-stop = Halt

# English: Stop doing what the hint says
hint-stop-label = Dem Tipp nicht weiter folgen

# English: Do it
hint-do = Mach das

# English: Do it: { $hint }
hint-do-label = Mach das: { $hint }

## The connection to a table.

# English: the connection is lost
connection-lost = die Verbindung ist abgerissen

## The end of a game (ending.js).

# English: The game was ended without a result
over-no-result = Das Spiel wurde ohne Ergebnis beendet

# English: The game is over
over = Das Spiel ist aus

# English: Highlights
highlights = Höhepunkte

# English: It was practice: something was taken back after it had become known.
was-practice = Es war Übung: Etwas wurde zurückgenommen, nachdem es bekannt geworden war.

# English: To the next game
to-next-game = Zur nächsten Partie

# English: Waiting for the others …
waiting-for-others = Warten auf die anderen …

# English: Play again
play-again = Noch eine Partie

# English: Play again too
play-again-too = Auch noch eine Partie

# English: Analyse it
analyse-it = Analysieren

# English: Copy the link
copy-link = Link kopieren

# English: Another game
another-game = Ein anderes Spiel

# English: Watch it again
watch-again = Noch einmal ansehen

# English: Save the game file
save-game-file = Spieldatei speichern

# English: It is a draw.
ended-draw = Unentschieden.

# English: Nobody has won.
ended-nobody-won = Niemand hat gewonnen.

# English: All share the win.
ended-all-won = Alle teilen sich den Sieg.

# English: you
you-listed = du

# English:
#     { $who ->
#         [you] You have won.
#         [one] { $names } has won.
#         [with-you] { $names } have won.
#        *[many] { $names } have won.
#     }
ended-won =
    { $who ->
        [you] Du hast gewonnen.
        [one] { $names } hat gewonnen.
        [with-you] Gewonnen haben: { $names }.
       *[many] { $names } haben gewonnen.
    }

# English:
#     { $who ->
#         [you] You have won by { $points }.
#         [one] { $names } has won by { $points }.
#         [with-you] { $names } have won by { $points }.
#        *[many] { $names } have won by { $points }.
#     }
ended-won-by =
    { $who ->
        [you] Du hast gewonnen.
        [one] { $names } hat gewonnen.
        [with-you] Gewonnen haben: { $names }.
       *[many] { $names } haben gewonnen.
    } Vorsprung: { $points }.

# English:
#     { $place ->
#         [1] first
#         [2] second
#         [3] third
#         [4] fourth
#         [5] fifth
#         [6] sixth
#         [7] seventh
#        *[8] eighth
#     }
ordinal =
    { $place ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
        [5] Fünfter
        [6] Sechster
        [7] Siebter
       *[8] Achter
    }

# English: You come { ordinal }.
come-place = Du kommst auf Platz { $place }.

# English: You come { ordinal } of { $players }.
come-place-of = Du kommst auf Platz { $place } von { $players }.

# English: You come { ordinal } of { $players }, { $points } behind the first.
come-place-behind = Du kommst auf Platz { $place } von { $players }. Rückstand: { $points }.

# English: You share the { ordinal } place.
share-place = Du teilst dir Platz { $place }.

# English: You share the { ordinal } place of { $players }.
share-place-of = Du teilst dir Platz { $place } von { $players }.

# English: You share the { ordinal } place of { $players }, { $points } behind the first.
share-place-behind = Du teilst dir Platz { $place } von { $players }. Rückstand: { $points }.

# English: won
result-won = gewonnen

# English: a draw
result-drew = unentschieden

# English: lost
result-lost = verloren

## The dice of a game: what was promised (ending.js).

# English: A word of your own, if you like
word-of-own = Ein eigenes Wort, wenn du magst

# English: at random
at-random = zufällig

# English: Dice and draws of the next game
next-dice = Würfel und Ziehungen der nächsten Partie

# English: They are promised already, by this number:
next-dice-promised = Versprochen sind sie schon, durch diese Zahl:

# English: Everybody who plays again adds something to them, so that the hall cannot choose dice to its liking.
next-dice-add = Wer noch einmal mitspielt, fügt etwas hinzu, damit sich die Halle keine Würfel nach ihrem Geschmack aussuchen kann.

# English: Was chance fair? The proof
proof = War der Zufall fair? Der Beweis

# English: Before the game the hall promised the dice by this number:
proof-before = Vor der Partie hat die Halle die Würfel durch diese Zahl versprochen:

# English: This is the secret behind it. Everybody can check every throw:
proof-secret = Das ist das Geheimnis dahinter. Damit können alle jeden Wurf nachprüfen:

# English: Check the dice of this game
proof-check = Die Würfel dieser Partie prüfen

# English:
#     { $steps ->
#         [one] The first step has
#        *[other] The first { $steps } steps have
#     } the dice of the game that was taken over: its own file proves those. Later ones prove nothing: nobody has added anything to them. A game that is taken over is for learning.
taken-dice =
    { $steps ->
        [one] Der erste Schritt hat
       *[other] Die ersten { $steps } Schritte haben
    } die Würfel der übernommenen Partie: Deren eigene Datei beweist sie. Die späteren beweisen nichts: Niemand hat etwas zu ihnen hinzugefügt. Eine übernommene Partie ist zum Lernen da.

# English: Before the game the hall fixed the dice, and promised them by this number, which nobody can change later:
promise-fixed = Vor der Partie hat die Halle die Würfel festgelegt und das mit dieser Zahl versprochen, die später niemand ändern kann:

# English: Then everybody at the table adds something, so that the hall cannot choose dice to its liking.
promise-all-add = Dann fügen alle am Tisch etwas hinzu, damit sich die Halle keine Würfel nach ihrem Geschmack aussuchen kann.

# English: Added by the players: { $words }.
promise-added = Am Tisch hinzugefügt: { $words }.

# English: Nobody has added anything: the hall could have chosen this secret to its liking.
promise-none-added = Niemand hat etwas hinzugefügt: Die Halle hätte sich dieses Geheimnis nach ihrem Geschmack aussuchen können.

# English: The game has ended. This is the secret behind the promise:
promise-secret = Die Partie ist zu Ende. Das ist das Geheimnis hinter dem Versprechen:

# English: When the game ends, the secret behind it is told, and everybody can check every throw.
promise-when-over = Wenn die Partie zu Ende ist, wird das Geheimnis dahinter verraten, und alle können jeden Wurf nachprüfen.

# English: How fair dice work
how-dice-work = Wie faire Würfel funktionieren

## The seats of a table (panels.js).

# English: Chances to win: { $chances }
chances = Gewinnchancen: { $chances }

# English: { $name } { $percent } %
chance-of = { $name } { $percent } %

# English: you
tag-you = du

# English: somebody at this screen
tag-you-shared = jemand an diesem Bildschirm

# English: this is your seat
tag-you-alone = das ist dein Platz

# English: bot
tag-bot = Bot

# English: a bot: { $level }
tag-bot-which = ein Bot: { $level }

# English: open
tag-open = frei

# English: nobody sits here yet
tag-open-meaning = hier sitzt noch niemand

# English: here
tag-here = da

# English: looks at the table now
tag-here-meaning = sieht gerade auf den Tisch

# English: away
tag-away = weg

# English: does not look at the table now
tag-away-meaning = sieht gerade nicht auf den Tisch

# English: kept
tag-kept = freigehalten

# English: The seat is kept for { $name } until { $time }
tag-kept-meaning = Der Platz wird bis { $time } für { $name } freigehalten

# English: host
tag-host = Gastgeber

# English: has opened the table
tag-host-meaning = hat den Tisch aufgemacht

# English: thinking
tag-thinking = denkt nach

# English: to move
tag-to-move = am Zug

# English:
#     { $people ->
#         [one] One person watches.
#        *[other] { $people } people watch.
#     }
watching =
    { $people ->
        [one] Eine Person schaut
       *[other] { $people } Personen schauen
    } zu.

# English: Your name
your-name = Dein Name

# English: Guest
guest = Gast

# English: A word for the dice, if you like
word-for-dice = Ein Wort für die Würfel, wenn du magst

# English: Sit here
sit-here = Hier Platz nehmen

# English: Leave
leave = Gehen

# English:
#     A bot plays on for { $name }, and the seat is kept for { $days ->
#         [1] a day
#        *[other] { $days } days
#     }: you may come back.
leave-sure =
    Ein Bot spielt für { $name } weiter, und der Platz wird { $days ->
        [1] einen Tag
       *[other] { $days } Tage
    } lang freigehalten: Du darfst zurückkommen.

# English: Leave the seat
leave-yes = Platz verlassen

# English: Resign
resign = Aufgeben

# English: A bot plays on for { $name }, for good: the seat cannot be taken back.
resign-sure = Ein Bot spielt für { $name } weiter, und zwar endgültig: Der Platz ist nicht zurückzubekommen.

# English: You give up: the game ends, and the other side has won.
resign-two-sure = Du gibst auf: Das Spiel endet, und die andere Seite hat gewonnen.

# English: A bot for seat { $seat }
bot-for-seat = Ein Bot für Platz { $seat }

# English: Open this seat
open-seat = Platz frei machen

# English: Change the bot
change-bot = Bot wechseln

# English: Let a bot sit
let-bot-sit = Bot hinsetzen

# English: Offer this seat
offer-seat = Platz anbieten

# English: Away? Let a bot play
away-let-bot = Weg? Bot spielen lassen

# English:
#     A bot plays for { $name }. The seat is kept for { $days ->
#         [1] a day
#        *[other] { $days } days
#     }, and { $name } may come back at any time.
away-sure =
    Ein Bot spielt für { $name }. Der Platz wird { $days ->
        [1] einen Tag
       *[other] { $days } Tage
    } lang freigehalten, und { $name } darf jederzeit zurückkommen.

# English: Let a bot play
away-yes = Bot spielen lassen

# English: Start the game
start-game = Spiel starten

# English: Copy the invitation
copy-invitation = Einladung kopieren

# English: End this game
end-game = Partie beenden

# English: The game ends here, without a result. It cannot be taken up again.
end-sure = Die Partie endet hier, ohne Ergebnis. Sie lässt sich nicht wieder aufnehmen.

# English: End it
end-yes = Beenden

# English: The address of this table:
address-of-table = Die Adresse dieses Tischs:

## Before a game, and questions to the table (panels.js).

# English: Send this address to those you would like to play with:
send-address = Schick diese Adresse allen, mit denen du spielen möchtest:

# English: The invitation
invitation = Die Einladung

# English: Copy
copy = Kopieren

# English: Whoever opens it may take an open seat, or watch.
whoever-opens = Wer sie öffnet, darf einen freien Platz nehmen oder zuschauen.

# English: A seat is open: sit down, or stay and watch.
seat-open-stay = Ein Platz ist frei: Setz dich, oder bleib und schau zu.

# English: Everybody is here.
everybody-here = Alle sind da.

# English: This game is rated: no hints, nothing is taken back, and whoever gives up has lost.
rated-for-all = Diese Partie ist gewertet: keine Tipps, nichts wird zurückgenommen, und wer aufgibt, hat verloren.

# English: Hints for everybody: the player to move may ask what a good player would do.
hints-for-all = Tipps für alle: Wer am Zug ist, darf fragen, was ein guter Spieler täte.

# English: Add a word of your own to the dice
add-word = Den Würfeln ein eigenes Wort hinzufügen

# English: How it is played
how-played = Wie man es spielt

# English: This address works on this computer only. To let others in, start the hall with { $command } and open this table by the name or number of this computer in your network.
local-only = Diese Adresse gilt nur auf diesem Rechner. Um andere hereinzulassen, starte die Halle mit { $command } und öffne diesen Tisch über den Namen oder die Nummer dieses Rechners in deinem Netz.

# English: You have asked the others to take back your last decision.
asked-by-you = Du hast die anderen gebeten, deine letzte Entscheidung zurücknehmen zu dürfen.

# English: { $name } would like to take back a decision.
asked-by = { $name } möchte eine Entscheidung zurücknehmen.

# English: Never mind
never-mind = Schon gut

# English: Agree
agree = Zustimmen

# English: Refuse
refuse = Ablehnen

# English: You have agreed; others are asked too.
agreed = Du hast zugestimmt; andere werden auch gefragt.

## What the others have done since one looked last (recap.js).

# English: Since your last turn
since-last-turn = Seit deinem letzten Zug

# English:
#     { $count ->
#         [one] … and { $count } thing before.
#        *[other] … and { $count } things before.
#     }
things-before =
    { $count ->
        [one] … und 1 Ereignis davor.
       *[other] … und { $count } Ereignisse davor.
    }

# English: Go on
go-on = Weiter

# English: Show it on the board
show-on-board = Auf dem Spielbrett zeigen

## The table (table.js, leaving.js).

# English: Something new was learnt since: dice have fallen, or something was turned over. You may take it back, but then this game is practice, and the log says so.
practise-sure = Seitdem ist Neues bekannt geworden: Würfel sind gefallen, oder etwas wurde aufgedeckt. Du darfst es zurücknehmen, aber dann ist diese Partie Übung, und das Protokoll sagt es.

# English: Practise
practise-yes = Üben

# English: The others are waiting for you: in a minute they may let a bot play in your place. Your seat is kept.
others-wait = Die anderen warten auf dich: In einer Minute dürfen sie einen Bot für dich spielen lassen. Dein Platz wird freigehalten.

# English: { $left } { $does } all the same?
leave-lying-sure = { $left } Trotzdem: { $does }?

# English: Go back
go-back = Zurück

## The list of keys (keys.js and others): what each does.

# English: This list
key-list = Diese Liste

# English: From the board to the buttons and on
key-tab = Vom Spielbrett zu den Knöpfen und weiter

# English: From one lit piece to the next
key-arrows = Von einem leuchtenden Teil zum nächsten

# English: Touch it
key-enter = Antippen

# English: Take the last touch back, or close what is open
key-escape = Letztes Antippen zurücknehmen oder schließen, was offen ist

# English: Press that button
key-number = Diesen Knopf drücken

# English: All actions; type one
key-all-actions = Alle Aktionen; tippe eine ein

# English: To the board
key-board = Zum Spielbrett

# English: A hint
key-hint = Ein Tipp

# English: Do what the hint says
key-do-hint = Tun, was der Tipp sagt

# English: To the log
key-log = Zum Protokoll

# English: A word to all
key-chat = Ein Wort an alle

# English: Show again what has happened
key-again = Noch einmal zeigen, was geschehen ist

# English: Sounds on or off
key-sounds = Töne an oder aus

# English: See the piece large
key-large = Das Teil groß sehen

# English: Closer
key-closer = Näher heran

# English: Farther away
key-farther = Weiter weg

# English: Next, or show me
key-next-or-show = Weiter, oder zeig es mir

# English: The step before
key-step-before = Der Schritt davor

# English: The next turn
key-next-turn = Der nächste Zug

# English: The turn before
key-turn-before = Der Zug davor

# English: Show what was better
key-show-better = Zeigen, was besser war

## A first game, step by step (learn.js).

# English: You know enough.
learn-enough = Jetzt weißt du genug.

# English: Show me
show-me = Zeig es mir

# English: Next
next = Weiter

# English: Not this one. { $ask } Touch what is lit.
not-this = Nicht das. { $ask } Tippe auf das, was leuchtet.

# English: { $ask } What next? Touch what is lit.
what-next = { $ask } Was nun? Tippe auf das, was leuchtet.

## What decided a game (analysis.js).

# English: Try it again
analysis-again = Noch einmal versuchen

# English: The curve is a first look. Now every turn is looked at closely.
analysis-deeper = Die Kurve ist nur ein erster Blick. Jetzt wird jeder Zug genau angesehen.

# English: The game is being looked at.
analysis-going = Die Partie wird gerade angesehen.

# English: How far the analysis is
analysis-how-far = Wie weit die Analyse ist

# English: Step { $step } of { $last }. { $chances }. { $told }
analysis-moment = Schritt { $step } von { $last }. { $chances }. { $told }

# English: Best
plan-best = Am besten

# English: Played, and the best
plan-played-best = Gespielt, und am besten

# English: Played
plan-played = Gespielt

# English: Or
plan-other = Oder

# English: Play on from step { $step }
play-on-from = Ab Schritt { $step } weiterspielen

## Learning from mistakes (mistakes.js).

# English:
#     { $mark ->
#         [inaccurate] This was inaccurate: “{ $turn }” cost about { $games } games in 100. What would have been better? Show how you would begin.
#         [blunder] This was a blunder: “{ $turn }” cost about { $games } games in 100. What would have been better? Show how you would begin.
#        *[mistake] This was a mistake: “{ $turn }” cost about { $games } games in 100. What would have been better? Show how you would begin.
#     }
was-mistake =
    { $mark ->
        [inaccurate] Das war ungenau: „{ $turn }“ kostete etwa { $games } von 100 Partien. Was wäre besser gewesen? Zeig, wie du anfangen würdest.
        [blunder] Das war ein Patzer: „{ $turn }“ kostete etwa { $games } von 100 Partien. Was wäre besser gewesen? Zeig, wie du anfangen würdest.
       *[mistake] Das war ein Fehler: „{ $turn }“ kostete etwa { $games } von 100 Partien. Was wäre besser gewesen? Zeig, wie du anfangen würdest.
    }

# English: Turn { $turn } of { $last }
turn-of-all = Zug { $turn } von { $last }

# English: Skip
skip = Überspringen

# English: { $found } of { $all } found.
found-of = { $found } von { $all } gefunden.

# English: There is nothing to learn here.
nothing-to-learn = Hier gibt es nichts zu lernen.

# English: This seat never missed a clearly better plan.
no-better-plan = Zu keinem Zug dieses Platzes gab es einen klar besseren Plan.

# English: Play again, and do it at the table.
all-found = Spiel noch eine Partie und mach es am Tisch.

# English: Those that you have not found wait for you: go back to them, or play again and do better.
some-left = Was du nicht gefunden hast, wartet auf dich: Geh dorthin zurück, oder spiel noch eine Partie und mach es besser.

# English: { $action } The judge thinks about it
judge-thinks = { $action } Der Gutachter denkt darüber nach

# English: Best: { $words }
best-was = Am besten: { $words }

# English: Nothing can be done with this now. Touch what is lit.
nothing-with-this = Damit ist jetzt nichts zu machen. Tippe auf das, was leuchtet.

## A replay (replay.js).

# English: Pause
pause = Pause

# English: Play
play = Abspielen

# English: The link to this moment:
link-to-moment = Der Link zu diesem Moment:

## Rules over the table (rule_sheet.js).

# English: In a tab of its own
in-tab-of-own = In einem eigenen Tab

# English: The rules
rules = Die Regeln

## Checking the dice of a game file (verify.js, fairdice.js).

# English: Computing every draw …
computing = Jede Ziehung wird nachgerechnet …

# English: This is not a game file: it cannot be read as JSON.
not-json = Das ist keine Spieldatei: Sie lässt sich nicht als JSON lesen.

# English: This is JSON, but not a game file of Meadhall.
not-game-file = Das ist JSON, aber keine Spieldatei von Meadhall.

# English: This game was played with scripted chance: there are no dice to check.
no-dice = Diese Partie wurde mit vorgegebenem Zufall gespielt: Es gibt keine Würfel zu prüfen.

# English: The secret of the dice is not in this file: it is published when the game is over.
no-secret = Das Geheimnis der Würfel steht nicht in dieser Datei: Veröffentlicht wird es, wenn die Partie aus ist.

# English: The secret of the dice should be 64 hexadecimal digits.
bad-secret = Das Geheimnis der Würfel sollte aus 64 hexadezimalen Ziffern bestehen.

# English: The secret is not the one that was promised: its SHA-256 differs from the promise.
other-secret = Das Geheimnis ist nicht das versprochene: Sein SHA-256 ist ein anderer als der versprochene.

# English: { $weight } in { $total }
chance-in = { $weight } von { $total }

# English: Draw { $draw } (action { $action }) was “{ $told }”, but the dice say “{ $expected }”.
draw-differs = Ziehung { $draw } (Aktion { $action }) war „{ $told }“, aber die Würfel sagen „{ $expected }“.

# English: The draws agree as far as the file follows the rules, but it does not follow them to its end: { $problem }.
file-stops = Die Ziehungen stimmen, so weit die Datei den Regeln folgt, aber sie tut es nicht bis zum Ende: { $problem }.

# English: Not fair, or not whole
not-fair = Nicht fair oder nicht vollständig

# English: Fair
fair = Fair

# English: All { $count } draws are what the promised dice say. Your browser has computed each of them.
all-draws-fair = Alle { $count } Ziehungen sind, was die versprochenen Würfel sagen. Dein Browser hat jede davon nachgerechnet.

# English: none: nobody added anything
nobody-added = nichts: Niemand hat etwas hinzugefügt

# English: Players
fact-players = Am Tisch

# English: Promised before
fact-promised = Vorher versprochen

# English: Secret, told after
fact-secret = Geheimnis, danach verraten

# English: Added by players
fact-added = Am Tisch hinzugefügt

# English: It is the promise that you noted before the game.
noted-same = Es ist das Versprechen, das du dir vor der Partie notiert hast.

# English: But it is not the promise that you noted before the game: this may be another game, or another secret.
noted-other = Aber es ist nicht das Versprechen, das du dir vor der Partie notiert hast: Vielleicht ist es eine andere Partie oder ein anderes Geheimnis.

# English: draw
column-draw = Ziehung

# English: file says
column-file = die Datei sagt

# English: dice say
column-dice = die Würfel sagen

# English: chance
column-chance = Chance

# English: number
column-number = Zahl

# English: All { $count } draws
all-draws = Alle { $count } Ziehungen

# English: The check could not be finished: { $problem }.
check-broke-off = Die Prüfung wurde nicht fertig: { $problem }.

# English: The game file could not be fetched: { $problem }.
no-file = Die Spieldatei war nicht zu bekommen: { $problem }.

## Passkeys (passkeys.js).

# English: Your browser could not do that.
passkey-failed = Dein Browser konnte das nicht.

# English: Nothing was shown: try it once more, or come in another way.
passkey-given-up = Es wurde nichts gezeigt: Versuch es noch einmal oder komm anders herein.

## Alerts by push (alerts.js).

# English: This browser was told to show no messages of this hall. You can allow them in its settings for this page.
push-refused = Diesem Browser wurde gesagt, keine Nachrichten dieser Halle zu zeigen. In seinen Einstellungen für diese Seite kannst du sie erlauben.

# English: This browser tells you when a table waits.
push-is-on = Dieser Browser sagt dir Bescheid, wenn ein Tisch wartet.

# English: This browser does not tell you yet.
push-is-off = Dieser Browser sagt dir noch nicht Bescheid.

# English: This browser cannot show messages. On a phone, put the hall on the home screen first; or use the calendar below.
push-cannot = Dieser Browser kann keine Nachrichten zeigen. Auf einem Handy leg die Halle erst auf den Startbildschirm, oder nimm den Kalender weiter unten.

# English: That did not work: the service that carries messages for this browser could not be reached.
push-failed = Das hat nicht geklappt: Der Dienst, der Nachrichten für diesen Browser befördert, war nicht zu erreichen.

## The workshop.

# English: Row { $row }, column { $column }: { $sign }
workshop-cell = Zeile { $row }, Spalte { $column }: { $sign }

# English: Row +
workshop-row-more = Zeile +

# English: Row −
workshop-row-less = Zeile −

# English: Column +
workshop-column-more = Spalte +

# English: Column −
workshop-column-less = Spalte −

# English: This browser cannot read the picture, or make it small enough.
workshop-picture-unread = Dieser Browser kann das Bild nicht lesen oder nicht klein genug machen.

# English: Games so far: { $done } of { $total }
workshop-lab-going = Partien bisher: { $done } von { $total }

# English: The bots learn. Seconds so far: { $done } of { $total }
workshop-lab-learning = Die Bots lernen. Sekunden bisher: { $done } von { $total }
