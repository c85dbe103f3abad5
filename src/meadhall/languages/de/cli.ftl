## Playing in the terminal. $people: names of players, a list

# English:
#     { $title }
#     You play { $people }. Type help for help.
welcome =
    { $title }
    An diesem Terminal: { $people }. Mit help bekommst du Hilfe.

# English: nobody
nobody = niemand

# English: You leave the table.
you-leave = Du verlässt den Tisch.

# English: { $error }; its decision was played by the default
default-played = { $error }; statt seiner Entscheidung wurde die erste erlaubte Aktion gespielt

# English: { $error }. Type help for help.
type-help = { $error }. Mit help bekommst du Hilfe.

# English:
#     { $words } ... ({ $actions ->
#         [one] 1 action
#        *[other] { $actions } actions
#     })
group =
    { $words } ... ({ $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    })

# English: Saved. The file holds the secret of the dice: its readers can foretell them. ({ $file })
saved = Gespeichert. Die Datei enthält das Geheimnis der Würfel: Wer sie liest, kann sie vorhersagen. ({ $file })

# English: There are actions 1 to { $last }.
wrong-number = Es gibt die Aktionen 1 bis { $last }.

# English: you have not decided anything yet
undo-early = du hast noch nichts entschieden

# English: Dice have fallen since. Do all agree? (yes or no)
ask-agree = Seitdem sind Würfel gefallen. Sind alle einverstanden? (ja oder nein)

# English: yes
yes = ja

# English: Taken back.
taken-back = Zurückgenommen.

## What can be typed; call- is what stands in the first column, where there is room for 12 letters

# English: a number
call-number = eine Zahl

# English: do the action with that number, or list the actions behind it
help-number = die Aktion mit dieser Zahl tun, oder die Aktionen dahinter auflisten

# English: list all actions again, where a number has listed some of them
help-all = wieder alle Aktionen auflisten, wenn eine Zahl nur einige gezeigt hat

# English: words
call-words = Wörter

# English: do the action with that text; words may be shortened as long as they are clear
help-words = die Aktion mit diesem Text tun; Wörter dürfen gekürzt sein, solange sie eindeutig sind

# English: hear what a bot would do with your turn, from what you know
help-hint = hören, was ein Bot mit dem, was du weißt, an deiner Stelle täte

# English: take back your last decision
help-undo = deine letzte Entscheidung zurücknehmen

# English: show the position again
help-board = die Stellung noch einmal zeigen

# English: tell what has happened so far
help-log = erzählen, was bisher geschehen ist

# English: save FILE
call-save = save DATEI

# English: save the game; `meadhall terminal --load FILE` goes on with it
help-save = die Partie speichern; mit `meadhall terminal --load DATEI` geht sie weiter

# English: show this list
help-help = diese Liste zeigen

# English: leave the table
help-quit = den Tisch verlassen

## The end. $name: a player; $points: how many, in words, or "none"

# English: It is a draw.
all-drew = Unentschieden.

# English:
#     { $name } { $how ->
#         [won] wins
#         [drew] draws
#         [place] takes place { $place }
#        *[lost] loses
#     }{ $points ->
#         [none] { "" }
#        *[other] { " " }with { $points }
#     }
ended =
    { $name } { $how ->
        [won] gewinnt
        [drew] spielt unentschieden
        [place] kommt auf Platz { $place }
       *[lost] verliert
    }{ $points ->
        [none] { "" }
       *[other] { " " }({ $points })
    }

## Commands

# English: Left out: { $problem }
left-out = Ausgelassen: { $problem }

# English: { $title }  ({ $players } players, { $minutes } minutes)
game-line = { $title }  ({ $players } Personen, { $minutes } Minuten)

# English: there is no language "{ $language }"; there are: { $known }
no-language = es gibt keine Sprache „{ $language }“; es gibt: { $known }

# English: name a game, or a file to go on with by --load
name-a-game = nenn ein Spiel, oder mit --load eine Datei, mit der es weitergeht

# English: --position needs a game to take over: name its file by --load
position-needs-load = --position braucht eine Partie zum Übernehmen: Nenn ihre Datei mit --load

# English: { $file } has { $players } seats; --seats names { $seats }
other-seats = { $file } hat { $players } Plätze; --seats nennt { $seats }

# English: The dice are fixed. Their promise: { $promise }
dice-fixed = Die Würfel stehen fest. Ihr Versprechen: { $promise }

# English: The game with the variation "{ $name }" is in { $file }.
variation-saved = Die Partie mit der Abzweigung „{ $name }“ steht in { $file }.

# English:
#     { $dice ->
#         [yes] The whole game, with the secret of its dice, is in { $file }: meadhall verify { $file }
#        *[no] The whole game is in { $file }: meadhall verify { $file }
#     }
game-saved =
    { $dice ->
        [yes] Die ganze Partie, mit dem Geheimnis der Würfel, steht in { $file }: meadhall verify { $file }
       *[no] Die ganze Partie steht in { $file }: meadhall verify { $file }
    }

# English: The game is not over.
not-over = Das Spiel ist noch nicht aus.

# English: --annotate writes about the game itself, --variation about another way on: use one of them
annotate-game = --annotate schreibt über die Partie selbst, --variation fragt nach einer Abzweigung: Beides zugleich geht nicht

# English: there is no variation { $variation }: the file has { $variations }
no-such-variation = es gibt keine Abzweigung { $variation }: Die Datei hat { $variations }

# English: This is about the game itself. For its variations ({ $variations }) use --variation.
other-variations = Hier geht es um die Partie selbst. Für ihre Abzweigungen ({ $variations }) nimm --variation.

# English: { $file }: written.
written = { $file }: geschrieben.

# English: { $file }: cannot be written: { $error }
cannot-write = { $file } lässt sich nicht schreiben: { $error }

# English:
#     { $file }: fair. All { $draws } draws follow from the secret that was promised before the game,
#     { $promise }, and all { $actions } actions follow the rules.
fair =
    { $file }: fair. Alle { $draws } Ziehungen folgen aus dem Geheimnis, das vor der Partie versprochen wurde,
    { $promise }, und alle { $actions } Aktionen folgen den Regeln.
