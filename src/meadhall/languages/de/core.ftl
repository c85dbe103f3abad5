## While a game is played. $name: a player

# English: The game is over.
game-over = Das Spiel ist aus.

# English: Chance decides.
chance-decides = Der Zufall entscheidet.

# English: Waiting for { $name }.
waiting-for = Warten auf { $name }.

# English: Seat { $number }
seat = Platz { $number }

# English:
#     { $points ->
#         [one] 1 point
#        *[other] { $points } points
#     }
counted =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## How it ended for a seat, as the name of the player stands before it or above it

# English: wins
verdict-won = gewinnt

# English: draws
verdict-drew = spielt unentschieden

# English: takes place { $place }
verdict-place = kommt auf Platz { $place }

# English: loses
verdict-lost = verliert

## The form for a new table: headings of options, and values that many options have

# English: How long
heading-how-long = Wie lange

# English: What is in play
heading-what-is-in-play = Was im Spiel ist

# English: Fine points
heading-fine-points = Feinheiten

# English: Yes
value-yes = Ja

# English: No
value-no = Nein

## Why an action is not played. $text and $texts: what was typed, or the canonical texts of actions, which stay English;
## $why: a reason of the game

# English: "{ $text }" is not possible: the game is over
game-is-over = „{ $text }“ ist nicht möglich: Das Spiel ist aus

# English: "{ $text }" is not possible: chance is to move, by { $texts }
chance-to-move = „{ $text }“ ist nicht möglich: Erst entscheidet der Zufall, mit { $texts }

# English: "{ $text }" is for chance, but { $name } is to move
for-chance = „{ $text }“ entscheidet der Zufall, aber { $name } ist am Zug

# English: "{ $text }" is not legal now: { $why }
not-legal = „{ $text }“ ist jetzt nicht erlaubt: { $why }

# English: { $number } is no action of { $game }: they are 0 to { $last }
no-such-number = { $number } ist keine Aktion von { $game }: Es gibt 0 bis { $last }

# English:
#     "{ $text }" is no action of this game{ $near ->
#         [none] { "" }
#        *[other] ; did you mean "{ $near }"?
#     }
no-such-action =
    „{ $text }“ ist keine Aktion dieses Spiels{ $near ->
        [none] { "" }
       *[other] ; meintest du „{ $near }“?
    }

# English: "{ $text }" could be any of: { $texts }
several-actions = „{ $text }“ ist nicht eindeutig; es passen: { $texts }

# English: the game is over, and the secret of its dice is known
undo-over = das Spiel ist aus, und das Geheimnis seiner Würfel ist bekannt

# English: there is nothing to take back
undo-nothing = es gibt nichts zurückzunehmen

# English: chance was asked or something was revealed since: the others must consent
undo-consent = seitdem hat der Zufall entschieden, oder etwas wurde aufgedeckt: Die anderen müssen zustimmen

## Names that nobody knows. $near: the nearest one that there is; $known: all of them

# English:
#     { $kind ->
#         [game] no game is called "{ $name }"
#         [option] no option is called "{ $name }"
#         [bot] no bot is called "{ $name }"
#         [player] no player is called "{ $name }"
#         [depth] no depth is called "{ $name }"
#        *[other] no { $kind } is called "{ $name }"
#     }{ $near ->
#         [none] ; there is: { $known }
#        *[other] ; did you mean "{ $near }"?
#     }
no-such-name =
    { $kind ->
        [game] kein Spiel heißt „{ $name }“
        [option] keine Option heißt „{ $name }“
        [bot] kein Bot heißt „{ $name }“
        [player] niemand, der hier spielen kann, heißt „{ $name }“
        [depth] keine Tiefe heißt „{ $name }“
       *[other] nichts von dieser Art ({ $kind }) heißt „{ $name }“
    }{ $near ->
        [none] ; es gibt: { $known }
       *[other] ; meintest du „{ $near }“?
    }

# English: none
no-names = nichts

## Players and options. $option, $setting: as they are typed; $meaning: what an option is

# English:
#     { $title } is for { $fewest ->
#         [same] { $most }
#        *[other] { $fewest } to { $most }
#     } players, not { $players }
wrong-players =
    { $title } ist für { $fewest ->
        [same] { $most }
       *[other] { $fewest } bis { $most }
    } Personen, nicht für { $players }

# English: { $players } players need { $players } names, not { $names }
wrong-names = für { $players } Personen braucht es { $players } Namen, nicht { $names }

# English: there is no seat { $seat }: seats are 0 to { $last }
no-such-seat = es gibt keinen Platz { $seat }: Es sind die Plätze 0 bis { $last }

# English: option { $option }: "{ $value }" is not offered; it takes { $offered } ({ $meaning })
not-offered = Option { $option }: „{ $value }“ steht nicht zur Wahl; möglich ist { $offered } ({ $meaning })

# English: yes or no
yes-or-no = yes oder no

# English: "{ $setting }" is no setting; write it as option=value
no-setting = „{ $setting }“ ist keine Einstellung; schreib sie als Option=Wert

# English: option { $option } is set twice
set-twice = Option { $option } ist doppelt angegeben

# English: { $title } has rules of version 1 to { $newest }, not { $version }
wrong-rules = { $title } hat Regeln der Versionen 1 bis { $newest }, nicht { $version }

# English:
#     { $title } has no former edition "{ $edition }"{ $known ->
#         [none] , nor any other
#        *[other] ; there is: { $known }
#     }
no-such-edition =
    { $title } hat keine frühere Fassung „{ $edition }“{ $known ->
        [none] { " " }und auch keine andere
       *[other] ; es gibt: { $known }
    }

# English: there is no position { $position }: this match has the positions 0 to { $last }
no-such-position = es gibt keine Stellung { $position }: Diese Partie hat die Stellungen 0 bis { $last }

# English: there is no variation { $variation }: there are { $variations } here
no-such-variation = es gibt keine Abzweigung { $variation }: Hier sind es { $variations }

## Game files. $source: the name of a file; $error: what is wrong, in the words of a program; $index: which action

# English: { $source }: the file is too large for a game file, which has at most { $bytes } bytes
file-too-large = { $source }: die Datei ist zu groß für eine Spieldatei; die hat höchstens { $bytes } Byte

# English: { $source }: the file is cut off: { $error }
file-cut-off = { $source }: die Datei ist abgeschnitten: { $error }

# English: { $source }: the file is damaged, or not JSON: { $error }
file-not-json = { $source }: die Datei ist beschädigt oder kein JSON: { $error }

# English: { $source }: the file is damaged: it is not text in UTF-8
file-not-text = { $source }: die Datei ist beschädigt: Sie ist kein Text in UTF-8

# English: { $source }: the file is damaged: its brackets are nested too deeply
file-nested = { $source }: die Datei ist beschädigt: Ihre Klammern sind zu tief verschachtelt

# English: { $source }: this is JSON, but not a game file: "format" should be "{ $format }"
file-foreign = { $source }: das ist JSON, aber keine Spieldatei: „format“ müsste „{ $format }“ sein

# English: { $source }: "version" should be a whole number from 1 to { $newest }, not { $version }
file-version = { $source }: „version“ müsste eine ganze Zahl von 1 bis { $newest } sein, nicht { $version }

# English: { $source }: format version { $version } is from a newer Meadhall; this one reads up to { $newest }
file-newer = { $source }: Formatversion { $version } stammt von einem neueren Meadhall; dieses liest sie bis { $newest }

# English: { $path }: cannot be read: { $error }
file-unread = { $path } lässt sich nicht lesen: { $error }

# English: action { $index }, "{ $text }": { $what }
at-action = Aktion { $index }, „{ $text }“: { $what }

# English: it should begin with the number of a seat or with "chance", and a colon
entry-form = am Anfang müssten die Nummer eines Platzes oder „chance“ und ein Doppelpunkt stehen

# English: this is a game of { $game }, not of { $own }
other-game = das ist eine Partie { $game }, nicht { $own }

# English: it was played by version { $version } of the rules of { $game }; this Meadhall knows up to { $newest }
rules-newer = sie wurde nach Version { $version } der Regeln von { $game } gespielt; dieses Meadhall kennt sie bis { $newest }

# English: it was played with other components (edition "{ $edition }") than those that this Meadhall has ("{ $own }"), and does not carry them with it
other-components = sie wurde mit anderem Material gespielt (Fassung „{ $edition }“), als dieses Meadhall hat („{ $own }“), und bringt es nicht mit

# English: this takes back a step of seat { $seat }
undoes-other = das nimmt einen Schritt von Platz { $seat } zurück

# English: the game is over
turn-over = das Spiel ist aus

# English: it is the turn of chance
turn-of-chance = der Zufall ist am Zug

# English: it is the turn of seat { $seat }
turn-of-seat = Platz { $seat } ist am Zug

# English: the file tells of { $told }, but its actions lead to { $played }
other-ending = die Datei erzählt von { $told }, aber ihre Aktionen führen zu { $played }

# English: a game that is not over
not-ended = einer Partie, die nicht zu Ende ist

# English: the variation "{ $name }" begins at position { $position }, which does not exist
variation-nowhere = die Abzweigung „{ $name }“ beginnt bei Stellung { $position }, die es nicht gibt

## The proof that the dice were fair

# English: this game was played with scripted chance: there are no dice to check
no-dice = diese Partie wurde mit vorgegebenem Zufall gespielt: Es gibt keine Würfel zu prüfen

# English: the secret of the dice is not in this file: it is published when the game is over
no-secret = das Geheimnis der Würfel steht nicht in dieser Datei: Veröffentlicht wird es, wenn die Partie aus ist

# English: the secret of the dice should be 64 hexadecimal digits
bad-secret = das Geheimnis der Würfel sollte aus 64 hexadezimalen Ziffern bestehen

# English: the secret of the dice has 32 bytes, not { $bytes }
short-secret = das Geheimnis der Würfel hat 32 Byte, nicht { $bytes }

# English: the secret is not the one that was promised: its SHA-256 differs from the commitment
other-secret = das Geheimnis ist nicht das versprochene: Sein SHA-256 ist ein anderer als der versprochene

# English: a salt has at most { $most } bytes, not { $bytes }
long-salt = ein Wort für die Würfel hat höchstens { $most } Byte, nicht { $bytes }

# English: draw { $draw } (action { $index }) was "{ $text }", but the dice say "{ $expected }"
other-draw = Ziehung { $draw } (Aktion { $index }) war „{ $text }“, aber die Würfel sagen „{ $expected }“

## What content files call the facts about a game, and values that many have. A game may have `field-...` of its own.

# English: The game
field-game = Das Spiel

# English: Edition
field-edition = Ausgabe

# English: Line on its card
field-line = Zeile auf seiner Karte

# English: Minutes
field-minutes = Minuten

# English: Age, from
field-age = Alter, ab

# English: Name
field-name = Name

# English: Rest
field-rest = Übriges
