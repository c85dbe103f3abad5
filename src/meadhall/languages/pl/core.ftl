## While a game is played. $name: a player

# English: The game is over.
game-over = Gra jest skończona.

# English: Chance decides.
chance-decides = Decyduje przypadek.

# English: Waiting for { $name }.
waiting-for = Ruch ma { $name }.

# English: Seat { $number }
seat = Miejsce { $number }

# English:
#     { $points ->
#         [one] 1 point
#        *[other] { $points } points
#     }
counted =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## How it ended for a seat, as the name of the player stands before it or above it

# English: wins
verdict-won = wygrywa

# English: draws
verdict-drew = remisuje

# English: takes place { $place }
verdict-place = zajmuje { $place }. miejsce

# English: loses
verdict-lost = przegrywa

## The form for a new table: headings of options, and values that many options have

# English: How long
heading-how-long = Jak długo

# English: What is in play
heading-what-is-in-play = Co jest w grze

# English: Fine points
heading-fine-points = Szczegóły

# English: Yes
value-yes = Tak

# English: No
value-no = Nie

## Why an action is not played. $text and $texts: what was typed, or the canonical texts of actions, which stay English;
## $why: a reason of the game

# English: "{ $text }" is not possible: the game is over
game-is-over = „{ $text }” nie jest możliwe: gra jest skończona

# English: "{ $text }" is not possible: chance is to move, by { $texts }
chance-to-move = „{ $text }” nie jest możliwe: decyduje przypadek, przez { $texts }

# English: "{ $text }" is for chance, but { $name } is to move
for-chance = o „{ $text }” decyduje przypadek, a teraz ruch ma { $name }

# English: "{ $text }" is not legal now: { $why }
not-legal = „{ $text }” nie jest teraz dozwolone: { $why }

# English: { $number } is no action of { $game }: they are 0 to { $last }
no-such-number = { $number } to nie jest akcja gry { $game }: są akcje od 0 do { $last }

# English:
#     "{ $text }" is no action of this game{ $near ->
#         [none] { "" }
#        *[other] ; did you mean "{ $near }"?
#     }
no-such-action =
    „{ $text }” to nie jest akcja tej gry{ $near ->
        [none] { "" }
       *[other] ; czy chodzi o „{ $near }”?
    }

# English: "{ $text }" could be any of: { $texts }
several-actions = „{ $text }” może znaczyć kilka akcji: { $texts }

# English: the game is over, and the secret of its dice is known
undo-over = gra jest skończona, a tajemnica jej kości jest znana

# English: there is nothing to take back
undo-nothing = nie ma czego cofnąć

# English: chance was asked or something was revealed since: the others must consent
undo-consent = od tamtej pory zdecydował przypadek albo coś wyszło na jaw: pozostali muszą się zgodzić

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
        [game] żadna gra nie nazywa się „{ $name }”
        [option] żadna opcja nie nazywa się „{ $name }”
        [bot] żaden bot nie nazywa się „{ $name }”
        [player] żaden gracz nie nazywa się „{ $name }”
        [depth] żadna głębokość nie nazywa się „{ $name }”
       *[other] nic takiego ({ $kind }) nie nazywa się „{ $name }”
    }{ $near ->
        [none] ; do wyboru: { $known }
       *[other] ; czy chodzi o „{ $near }”?
    }

# English: none
no-names = nic

## Players and options. $option, $setting: as they are typed; $meaning: what an option is

# English:
#     { $title } is for { $fewest ->
#         [same] { $most }
#        *[other] { $fewest } to { $most }
#     } players, not { $players }
wrong-players =
    liczba graczy w grze { $title } to { $fewest ->
        [same] { $most }
       *[other] od { $fewest } do { $most }
    }, nie { $players }

# English: { $players } players need { $players } names, not { $names }
wrong-names = imion musi być tyle, ilu graczy: { $players }, nie { $names }

# English: there is no seat { $seat }: seats are 0 to { $last }
no-such-seat = nie ma miejsca { $seat }: są miejsca od 0 do { $last }

# English: option { $option }: "{ $value }" is not offered; it takes { $offered } ({ $meaning })
not-offered = opcja { $option }: nie ma wartości „{ $value }”; możliwe: { $offered } ({ $meaning })

# English: yes or no
yes-or-no = yes albo no

# English: "{ $setting }" is no setting; write it as option=value
no-setting = „{ $setting }” to nie jest ustawienie; zapisz je jako opcja=wartość

# English: option { $option } is set twice
set-twice = opcja { $option } jest podana dwa razy

# English: { $title } has rules of version 1 to { $newest }, not { $version }
wrong-rules = gra { $title } ma wersje zasad od 1 do { $newest }, nie { $version }

# English:
#     { $title } has no former edition "{ $edition }"{ $known ->
#         [none] , nor any other
#        *[other] ; there is: { $known }
#     }
no-such-edition =
    gra { $title } nie ma dawnego wydania „{ $edition }”{ $known ->
        [none] , innych też nie
       *[other] ; są: { $known }
    }

# English: there is no position { $position }: this match has the positions 0 to { $last }
no-such-position = nie ma pozycji { $position }: ta partia ma pozycje od 0 do { $last }

# English: there is no variation { $variation }: there are { $variations } here
no-such-variation = nie ma wariantu { $variation }: liczba wariantów to { $variations }

## Game files. $source: the name of a file; $error: what is wrong, in the words of a program; $index: which action

# English: { $source }: the file is too large for a game file, which has at most { $bytes } bytes
file-too-large = { $source }: ten plik jest za duży na plik gry, który może mieć do { $bytes } bajtów

# English: { $source }: the file is cut off: { $error }
file-cut-off = { $source }: plik jest ucięty: { $error }

# English: { $source }: the file is damaged, or not JSON: { $error }
file-not-json = { $source }: plik jest uszkodzony albo nie jest to JSON: { $error }

# English: { $source }: the file is damaged: it is not text in UTF-8
file-not-text = { $source }: plik jest uszkodzony: to nie jest tekst w UTF-8

# English: { $source }: the file is damaged: its brackets are nested too deeply
file-nested = { $source }: plik jest uszkodzony: jego nawiasy są zagnieżdżone za głęboko

# English: { $source }: this is JSON, but not a game file: "format" should be "{ $format }"
file-foreign = { $source }: to jest JSON, ale nie plik gry: „format” powinien mieć wartość „{ $format }”

# English: { $source }: "version" should be a whole number from 1 to { $newest }, not { $version }
file-version = { $source }: „version” powinno być liczbą całkowitą od 1 do { $newest }, a jest { $version }

# English: { $source }: format version { $version } is from a newer Meadhall; this one reads up to { $newest }
file-newer = { $source }: wersja { $version } formatu pochodzi z nowszej wersji Meadhall; ta czyta wersje do { $newest }

# English: { $path }: cannot be read: { $error }
file-unread = { $path }: nie da się odczytać: { $error }

# English: action { $index }, "{ $text }": { $what }
at-action = akcja { $index }, „{ $text }”: { $what }

# English: it should begin with the number of a seat or with "chance", and a colon
entry-form = wpis powinien zaczynać się od numeru miejsca albo od „chance”, po którym stoi dwukropek

# English: this is a game of { $game }, not of { $own }
other-game = to partia gry { $game }, nie gry { $own }

# English: it was played by version { $version } of the rules of { $game }; this Meadhall knows up to { $newest }
rules-newer = tę partię rozegrano według wersji { $version } zasad gry { $game }; ta wersja Meadhall zna wersje do { $newest }

# English: it was played with other components (edition "{ $edition }") than those that this Meadhall has ("{ $own }"), and does not carry them with it
other-components = tę partię rozegrano z innymi elementami (wydanie „{ $edition }”), niż ma ta wersja Meadhall („{ $own }”), a w pliku ich nie ma

# English: this takes back a step of seat { $seat }
undoes-other = to cofa krok miejsca { $seat }

# English: the game is over
turn-over = gra jest skończona

# English: it is the turn of chance
turn-of-chance = teraz decyduje przypadek

# English: it is the turn of seat { $seat }
turn-of-seat = teraz kolej miejsca { $seat }

# English: the file tells of { $told }, but its actions lead to { $played }
other-ending = według pliku: { $told }; według jego akcji: { $played }

# English: a game that is not over
not-ended = gra, która nie jest skończona

# English: the variation "{ $name }" begins at position { $position }, which does not exist
variation-nowhere = wariant „{ $name }” zaczyna się w pozycji { $position }, której nie ma

## The proof that the dice were fair

# English: this game was played with scripted chance: there are no dice to check
no-dice = w tej partii przypadek był ustalony z góry: nie ma kości do sprawdzenia

# English: the secret of the dice is not in this file: it is published when the game is over
no-secret = w tym pliku nie ma tajemnicy kości: ogłasza się ją po zakończeniu gry

# English: the secret of the dice should be 64 hexadecimal digits
bad-secret = tajemnica kości powinna mieć 64 cyfry szesnastkowe

# English: the secret of the dice has 32 bytes, not { $bytes }
short-secret = tajemnica kości ma 32 bajty, nie { $bytes }

# English: the secret is not the one that was promised: its SHA-256 differs from the commitment
other-secret = to nie jest przyrzeczona tajemnica: jej SHA-256 różni się od przyrzeczenia

# English: a salt has at most { $most } bytes, not { $bytes }
long-salt = słowo dla kości może mieć do { $most } bajtów, nie { $bytes }

# English: draw { $draw } (action { $index }) was "{ $text }", but the dice say "{ $expected }"
other-draw = losowanie { $draw } (akcja { $index }) to w pliku „{ $text }”, a kości mówią „{ $expected }”

## What content files call the facts about a game, and values that many have. A game may have `field-...` of its own.

# English: The game
field-game = Gra

# English: Edition
field-edition = Wydanie

# English: Line on its card
field-line = Zdanie na karcie gry

# English: Minutes
field-minutes = Minuty

# English: Age, from
field-age = Wiek, od

# English: Name
field-name = Nazwa

# English: Rest
field-rest = Reszta
