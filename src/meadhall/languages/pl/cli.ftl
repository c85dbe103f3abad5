## Playing in the terminal. $people: names of players, a list

# English:
#     { $title }
#     You play { $people }. Type help for help.
welcome =
    { $title }
    Grasz jako: { $people }. Wpisz help, żeby zobaczyć pomoc.

# English: nobody
nobody = nikt

# English: You leave the table.
you-leave = Odchodzisz od stołu.

# English: { $error }; its decision was played by the default
default-played = { $error }; zamiast tego zagrano pierwszą dozwoloną akcję

# English: { $error }. Type help for help.
type-help = { $error }. Wpisz help, żeby zobaczyć pomoc.

# English:
#     { $words } ... ({ $actions ->
#         [one] 1 action
#        *[other] { $actions } actions
#     })
group =
    { $words } ...{ "  " }({ $actions ->
        [one] 1 akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    })

# English: Saved. The file holds the secret of the dice: its readers can foretell them. ({ $file })
saved = Zapisano. W pliku jest tajemnica kości: kto go przeczyta, może je przewidzieć. ({ $file })

# English: There are actions 1 to { $last }.
wrong-number = Są akcje od 1 do { $last }.

# English: you have not decided anything yet
undo-early = nie ma jeszcze żadnej twojej decyzji

# English: Dice have fallen since. Do all agree? (yes or no)
ask-agree = Od tamtej pory padły kości. Czy wszyscy się zgadzają? (tak lub nie)

# English: yes
yes = tak

# English: Taken back.
taken-back = Cofnięto.

## What can be typed; call- is what stands in the first column, where there is room for 12 letters

# English: a number
call-number = numer

# English: do the action with that number, or list the actions behind it
help-number = wykonaj akcję o tym numerze albo pokaż akcje, które się pod nim kryją

# English: list all actions again, where a number has listed some of them
help-all = pokaż znów wszystkie akcje, gdy numer pokazał tylko część

# English: words
call-words = słowa

# English: do the action with that text; words may be shortened as long as they are clear
help-words = wykonaj akcję o tym tekście; słowa można skracać, póki są jednoznaczne

# English: hear what a bot would do with your turn, from what you know
help-hint = dowiedz się, co zrobiłby w twojej turze bot, który wie tyle co ty

# English: take back your last decision
help-undo = cofnij swoją ostatnią decyzję

# English: show the position again
help-board = pokaż pozycję jeszcze raz

# English: tell what has happened so far
help-log = powiedz, co się dotąd wydarzyło

# English: save FILE
call-save = save PLIK

# English: save the game; `meadhall terminal --load FILE` goes on with it
help-save = zapisz grę; `meadhall terminal --load PLIK` gra ją dalej

# English: show this list
help-help = pokaż tę listę

# English: leave the table
help-quit = odejdź od stołu

## The end. $name: a player; $points: how many, in words, or "none"

# English: It is a draw.
all-drew = Remis.

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
        [won] wygrywa
        [drew] remisuje
        [place] zajmuje { $place }. miejsce
       *[lost] przegrywa
    }{ $points ->
        [none] { "" }
       *[other] { ": " }{ $points }
    }

## Commands

# English: Left out: { $problem }
left-out = Pominięto: { $problem }

# English: { $title }  ({ $players } players, { $minutes } minutes)
game-line = { $title }{ "  " }(graczy: { $players }, minut: { $minutes })

# English: there is no language "{ $language }"; there are: { $known }
no-language = nie ma języka „{ $language }”; są: { $known }

# English: name a game, or a file to go on with by --load
name-a-game = podaj grę albo plik, od którego gra ma toczyć się dalej, przez --load

# English: --position needs a game to take over: name its file by --load
position-needs-load = --position wymaga partii do przejęcia: podaj jej plik przez --load

# English: { $file } has { $players } seats; --seats names { $seats }
other-seats = liczba miejsc w { $file } to { $players }, a --seats podaje { $seats }

# English: The dice are fixed. Their promise: { $promise }
dice-fixed = Kości są ustalone. Ich przyrzeczenie: { $promise }

# English: The game with the variation "{ $name }" is in { $file }.
variation-saved = Partia z wariantem „{ $name }” jest w { $file }.

# English:
#     { $dice ->
#         [yes] The whole game, with the secret of its dice, is in { $file }: meadhall verify { $file }
#        *[no] The whole game is in { $file }: meadhall verify { $file }
#     }
game-saved =
    { $dice ->
        [yes] Cała partia, z tajemnicą jej kości, jest w { $file }: meadhall verify { $file }
       *[no] Cała partia jest w { $file }: meadhall verify { $file }
    }

# English: The game is not over.
not-over = Gra nie jest skończona.

# English: --annotate writes about the game itself, --variation about another way on: use one of them
annotate-game = --annotate pisze o samej partii, a --variation o wariancie: wybierz jedno

# English: there is no variation { $variation }: the file has { $variations }
no-such-variation = nie ma wariantu { $variation }: liczba wariantów w pliku to { $variations }

# English: This is about the game itself. For its variations ({ $variations }) use --variation.
other-variations = To dotyczy samej partii. O jej warianty (jest ich { $variations }) zapytaj przez --variation.

# English: { $file }: written.
written = { $file }: zapisano.

# English: { $file }: cannot be written: { $error }
cannot-write = { $file }: nie da się zapisać: { $error }

# English:
#     { $file }: fair. All { $draws } draws follow from the secret that was promised before the game,
#     { $promise }, and all { $actions } actions follow the rules.
fair =
    { $file }: uczciwe. Wszystkie losowania ({ $draws }) wynikają z tajemnicy przyrzeczonej przed grą,
    { $promise }, a wszystkie akcje ({ $actions }) są zgodne z zasadami.
