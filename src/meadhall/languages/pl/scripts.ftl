### What the scripts of the hall's pages say. A page gets those phrases that its scripts name, already translated.
### Slots are texts, or numbers where a phrase chooses by them; a name is that of a player, as they have written it.
## Said by several scripts.

# English: The rule in full
rule-in-full = Cała zasada

# English: Close
close = Zamknij

# English: No
no = Nie

# English: Done
done = Gotowe

# English: { $one }, or { $other }
either = { $one } albo { $other }

# English: { $name }: { $text }
of-name = { $name }: { $text }

# English: “{ $text }”
quoted = „{ $text }”

# English: { $percent } %
percent = { $percent }%

# English: { $days } d { $hours } h
clock-days = { $days } d { $hours } godz.

# English: { $step } of { $last }
step-of = { $step } z { $last }

# English: Step { $step } of { $last }
number-of-step = Krok { $step } z { $last }

# English: The hall does not answer
no-answer = Sala nie odpowiada

# English: The hall does not answer: try it again
no-answer-try = Sala nie odpowiada: spróbuj jeszcze raz

# English: The hall does not answer. Try again in a moment.
no-answer-again = Sala nie odpowiada. Spróbuj ponownie za chwilę.

# English: The hall does not answer. Load the page again in a moment.
no-answer-reload = Sala nie odpowiada. Za chwilę załaduj stronę ponownie.

# English: To the analysis
to-analysis = Do analizy

# English: Once more
once-more = Jeszcze raz

# English: Copied
copied = Skopiowano

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
        [child] Dziecko
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Skald
       *[other] { $level }
    }

## Whose turn it is, and what is asked (asking.js, command.js).

# English: Your turn
your-turn = Twoja tura

# English: { $name }’s turn
turn-of = Tura gracza { $name }

# English: It is the turn of { $name }.
turn-of-sentence = Teraz kolej gracza { $name }.

# English: It is the turn of { $name }. The others look away.
turn-look-away = Teraz kolej gracza { $name }. Pozostali nie patrzą.

# English: { $name } is thinking
is-thinking = { $name } myśli

# English: { $name } is to move.
is-to-move = Ruch ma { $name }.

# English: Nobody is at the table: the game waits for those whose seats are kept.
nobody-here = Nikogo nie ma przy stole: gra czeka na tych, do których należą miejsca.

# English: { $does }?
touch-does = { $does }?

# English: And then?
touch-on = I co dalej?

# English: A seat is open: sit down, or watch.
seat-open-sit = Jest wolne miejsce: usiądź albo się przyglądaj.

# English:
#     Waiting for players: { $seats ->
#         [one] one seat is
#        *[other] { $seats } seats are
#     } open.
waits-for-players =
    Stół czeka na graczy: { $seats ->
        [one] jest jeszcze jedno wolne miejsce
        [few] są jeszcze { $seats } wolne miejsca
       *[many] jest jeszcze { $seats } wolnych miejsc
    }.

# English: Bots hold all seats: start the game, and watch it.
bots-hold-all = Wszystkie miejsca zajmują boty: zacznij grę i patrz.

# English: Everybody is here: start the game.
start-now = Wszyscy są: zacznij grę.

# English: Everybody is here. The host starts the game.
host-starts = Wszyscy są. Grę zaczyna gospodarz.

# English: Take back
take-back = Cofnij

# English: Ask to take back
take-back-ask = Poproś o cofnięcie

# English: Hint
hint = Podpowiedź

# English: All actions
all-actions = Wszystkie akcje

# English: Show again
show-again = Pokaż jeszcze raz

# English: Nothing that you can do now is called so. Enter asks the hall why.
command-none = Żadna możliwa teraz akcja tak się nie nazywa. Enter pyta salę, dlaczego.

# English: It is not your turn.
command-not-yours = To nie twoja tura.

## On the board (board.js, tips.js, nearest.js).

# English: Show the { $count } main actions
show-main-actions = Pokaż główne akcje: { $count }

# English: Cancel
cancel = Anuluj

# English: … and { $count } more ways
more-ways = … i inne możliwości: { $count }

# English: There is nothing to do with this now.
nothing-to-do = Nie da się z tym teraz nic zrobić.

# English: Show what a card lacks
show-what-lacks = Pokaż, czego brakuje karcie

## Hints (advice.js, hints.js).

# English: Hint: { $hints }
hint-told = Podpowiedź: { $hints }

# English: { $one } Or: { $other }
hint-or = { $one } Albo: { $other }

# English: Something new has happened: the hint ends here.
hint-ends = Stało się coś nowego: podpowiedź tu się kończy.

# English: Thinking for you
hint-thinking = Myślę za ciebie

# English: Stop
hint-stop = Stop

# English: Stop doing what the hint says
hint-stop-label = Przestań robić, co mówi podpowiedź

# English: Do it
hint-do = Zrób to

# English: Do it: { $hint }
hint-do-label = Zrób to: { $hint }

## The connection to a table.

# English: the connection is lost
connection-lost = połączenie zostało przerwane

## The end of a game (ending.js).

# English: The game was ended without a result
over-no-result = Gra zakończona bez wyniku

# English: The game is over
over = Koniec gry

# English: Highlights
highlights = Najważniejsze chwile

# English: It was practice: something was taken back after it had become known.
was-practice = To było ćwiczenie: coś cofnięto, choć było już znane.

# English: To the next game
to-next-game = Do następnej partii

# English: Waiting for the others …
waiting-for-others = Czekamy na pozostałych…

# English: Play again
play-again = Zagraj jeszcze raz

# English: Play again too
play-again-too = Ja też gram jeszcze raz

# English: Analyse it
analyse-it = Analizuj

# English: Copy the link
copy-link = Kopiuj link

# English: Another game
another-game = Inna gra

# English: Watch it again
watch-again = Obejrzyj jeszcze raz

# English: Save the game file
save-game-file = Zapisz plik gry

# English: It is a draw.
ended-draw = Remis.

# English: Nobody has won.
ended-nobody-won = Nikt nie wygrywa.

# English: All share the win.
ended-all-won = Wygrywają wszyscy razem.

# English: you
you-listed = ty

# English:
#     { $who ->
#         [you] You have won.
#         [one] { $names } has won.
#         [with-you] { $names } have won.
#        *[many] { $names } have won.
#     }
ended-won =
    { $who ->
        [you] Wygrywasz.
        [one] Wygrywa { $names }.
        [with-you] Wygrywacie razem: { $names }.
       *[many] Wygrywają: { $names }.
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
        [you] Wygrywasz.
        [one] Wygrywa { $names }.
        [with-you] Wygrywacie razem: { $names }.
       *[many] Wygrywają: { $names }.
    } Przewaga: { $points }.

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
        [1] pierwsze
        [2] drugie
        [3] trzecie
        [4] czwarte
        [5] piąte
        [6] szóste
        [7] siódme
       *[8] ósme
    }

# English: You come { ordinal }.
come-place = Zajmujesz { ordinal } miejsce.

# English: You come { ordinal } of { $players }.
come-place-of = Zajmujesz { ordinal } miejsce na { $players }.

# English: You come { ordinal } of { $players }, { $points } behind the first.
come-place-behind = Zajmujesz { ordinal } miejsce na { $players }. Strata do pierwszego: { $points }.

# English: You share the { ordinal } place.
share-place = Zajmujesz ex aequo { ordinal } miejsce.

# English: You share the { ordinal } place of { $players }.
share-place-of = Zajmujesz ex aequo { ordinal } miejsce na { $players }.

# English: You share the { ordinal } place of { $players }, { $points } behind the first.
share-place-behind = Zajmujesz ex aequo { ordinal } miejsce na { $players }. Strata do pierwszego: { $points }.

# English: won
result-won = wygrana

# English: a draw
result-drew = remis

# English: lost
result-lost = przegrana

## The dice of a game: what was promised (ending.js).

# English: A word of your own, if you like
word-of-own = Własne słowo, jeśli chcesz

# English: at random
at-random = losowe

# English: Dice and draws of the next game
next-dice = Kości i losowania następnej partii

# English: They are promised already, by this number:
next-dice-promised = Są już przyrzeczone, tą liczbą:

# English: Everybody who plays again adds something to them, so that the hall cannot choose dice to its liking.
next-dice-add = Kto gra jeszcze raz, dodaje coś do nich, żeby sala nie mogła wybrać kości po swojej myśli.

# English: Was chance fair? The proof
proof = Czy los był uczciwy? Dowód

# English: Before the game the hall promised the dice by this number:
proof-before = Przed grą sala przyrzekła kości tą liczbą:

# English: This is the secret behind it. Everybody can check every throw:
proof-secret = Oto tajemnica, która się za nią kryje. Każdy może sprawdzić każdy rzut:

# English: Check the dice of this game
proof-check = Sprawdź kości tej gry

# English:
#     { $steps ->
#         [one] The first step has
#        *[other] The first { $steps } steps have
#     } the dice of the game that was taken over: its own file proves those. Later ones prove nothing: nobody has added anything to them. A game that is taken over is for learning.
taken-dice =
    { $steps ->
        [one] Pierwszy krok ma
        [few] Pierwsze { $steps } kroki mają
       *[many] Pierwszych { $steps } kroków ma
    } kości gry, z której przejęto tę partię: tamtych dowodzi jej własny plik. Późniejsze niczego nie dowodzą: nikt nic do nich nie dodał. Przejęta gra służy do nauki.

# English: Before the game the hall fixed the dice, and promised them by this number, which nobody can change later:
promise-fixed = Przed grą sala ustaliła kości i przyrzekła je tą liczbą, której później nikt nie może zmienić:

# English: Then everybody at the table adds something, so that the hall cannot choose dice to its liking.
promise-all-add = Potem każdy przy stole coś dodaje, żeby sala nie mogła wybrać kości po swojej myśli.

# English: Added by the players: { $words }.
promise-added = Gracze dodali: { $words }.

# English: Nobody has added anything: the hall could have chosen this secret to its liking.
promise-none-added = Nikt nic nie dodał: sala mogła wybrać tę tajemnicę po swojej myśli.

# English: The game has ended. This is the secret behind the promise:
promise-secret = Gra jest skończona. Oto tajemnica, która się kryje za przyrzeczeniem:

# English: When the game ends, the secret behind it is told, and everybody can check every throw.
promise-when-over = Po zakończeniu gry tajemnica zostaje ujawniona i każdy może sprawdzić każdy rzut.

# English: How fair dice work
how-dice-work = Jak działają uczciwe kości

## The seats of a table (panels.js).

# English: Chances to win: { $chances }
chances = Szanse na wygraną: { $chances }

# English: { $name } { $percent } %
chance-of = { $name } { $percent }%

# English: you
tag-you = ty

# English: somebody at this screen
tag-you-shared = ktoś przy tym ekranie

# English: this is your seat
tag-you-alone = to twoje miejsce

# English: bot
tag-bot = bot

# English: a bot: { $level }
tag-bot-which = bot: { $level }

# English: open
tag-open = wolne

# English: nobody sits here yet
tag-open-meaning = nikt tu jeszcze nie siedzi

# English: here
tag-here = przy stole

# English: looks at the table now
tag-here-meaning = patrzy teraz na stół

# English: away
tag-away = nie przy stole

# English: does not look at the table now
tag-away-meaning = nie patrzy teraz na stół

# English: kept
tag-kept = zarezerwowane

# English: The seat is kept for { $name } until { $time }
tag-kept-meaning = Miejsce czeka na gracza { $name } do { $time }

# English: host
tag-host = gospodarz

# English: has opened the table
tag-host-meaning = otwiera i prowadzi ten stół

# English: thinking
tag-thinking = myśli

# English: to move
tag-to-move = ma ruch

# English:
#     { $people ->
#         [one] One person watches.
#        *[other] { $people } people watch.
#     }
watching =
    { $people ->
        [one] Przygląda się jedna osoba.
        [few] Przyglądają się { $people } osoby.
       *[many] Przygląda się { $people } osób.
    }

# English: Your name
your-name = Twoje imię

# English: Guest
guest = Gość

# English: A word for the dice, if you like
word-for-dice = Słowo dla kości, jeśli chcesz

# English: Sit here
sit-here = Usiądź tutaj

# English: Leave
leave = Odejdź

# English:
#     A bot plays on for { $name }, and the seat is kept for { $days ->
#         [1] a day
#        *[other] { $days } days
#     }: you may come back.
leave-sure =
    Za gracza { $name } gra dalej bot, a miejsce czeka { $days ->
        [1] jeden dzień
       *[other] { $days } dni
    }: możesz wrócić.

# English: Leave the seat
leave-yes = Opuść miejsce

# English: Resign
resign = Poddaj się

# English: A bot plays on for { $name }, for good: the seat cannot be taken back.
resign-sure = Za gracza { $name } gra dalej bot, na dobre: miejsca nie da się odzyskać.

# English: You give up: the game ends, and the other side has won.
resign-two-sure = Poddajesz się: gra się kończy, a druga strona wygrywa.

# English: A bot for seat { $seat }
bot-for-seat = Bot na miejsce { $seat }

# English: Open this seat
open-seat = Zwolnij to miejsce

# English: Change the bot
change-bot = Zmień bota

# English: Let a bot sit
let-bot-sit = Posadź bota

# English: Offer this seat
offer-seat = Oddaj to miejsce

# English: Away? Let a bot play
away-let-bot = Gracza nie ma? Niech gra bot

# English:
#     A bot plays for { $name }. The seat is kept for { $days ->
#         [1] a day
#        *[other] { $days } days
#     }, and { $name } may come back at any time.
away-sure =
    Za gracza { $name } gra bot. Miejsce czeka { $days ->
        [1] jeden dzień
       *[other] { $days } dni
    }, a { $name } może w każdej chwili wrócić.

# English: Let a bot play
away-yes = Niech gra bot

# English: Start the game
start-game = Zacznij grę

# English: Copy the invitation
copy-invitation = Kopiuj zaproszenie

# English: End this game
end-game = Zakończ tę grę

# English: The game ends here, without a result. It cannot be taken up again.
end-sure = Gra kończy się tutaj, bez wyniku. Nie da się jej podjąć na nowo.

# English: End it
end-yes = Zakończ

# English: The address of this table:
address-of-table = Adres tego stołu:

## Before a game, and questions to the table (panels.js).

# English: Send this address to those you would like to play with:
send-address = Wyślij ten adres tym, z którymi chcesz zagrać:

# English: The invitation
invitation = Zaproszenie

# English: Copy
copy = Kopiuj

# English: Whoever opens it may take an open seat, or watch.
whoever-opens = Kto go otworzy, może zająć wolne miejsce albo się przyglądać.

# English: A seat is open: sit down, or stay and watch.
seat-open-stay = Jest wolne miejsce: usiądź albo zostań i się przyglądaj.

# English: Everybody is here.
everybody-here = Wszyscy są.

# English: This game is rated: no hints, nothing is taken back, and whoever gives up has lost.
rated-for-all = Ta gra jest rankingowa: nie ma podpowiedzi, niczego się nie cofa, a kto się podda, ten przegrywa.

# English: Hints for everybody: the player to move may ask what a good player would do.
hints-for-all = Podpowiedzi dla wszystkich: kto ma ruch, może zapytać, co zrobiłby dobry gracz.

# English: Add a word of your own to the dice
add-word = Dodaj do kości własne słowo

# English: How it is played
how-played = Jak się w to gra

# English: This address works on this computer only. To let others in, start the hall with { $command } and open this table by the name or number of this computer in your network.
local-only = Ten adres działa tylko na tym komputerze. Żeby wpuścić innych, uruchom salę poleceniem { $command } i otwórz ten stół pod nazwą albo numerem tego komputera w twojej sieci.

# English: You have asked the others to take back your last decision.
asked-by-you = Pozostali widzą twoją prośbę o cofnięcie ostatniej decyzji.

# English: { $name } would like to take back a decision.
asked-by = { $name } chce cofnąć decyzję.

# English: Never mind
never-mind = Nieważne

# English: Agree
agree = Zgoda

# English: Refuse
refuse = Odmów

# English: You have agreed; others are asked too.
agreed = Jest twoja zgoda; pytamy też pozostałych.

## What the others have done since one looked last (recap.js).

# English: Since your last turn
since-last-turn = Od twojej ostatniej tury

# English:
#     { $count ->
#         [one] … and { $count } thing before.
#        *[other] … and { $count } things before.
#     }
things-before =
    { $count ->
        [one] … i wcześniej { $count } rzecz.
        [few] … i wcześniej { $count } rzeczy.
       *[many] … i wcześniej { $count } rzeczy.
    }

# English: Go on
go-on = Dalej

# English: Show it on the board
show-on-board = Pokaż na planszy

## The table (table.js, leaving.js).

# English: Something new was learnt since: dice have fallen, or something was turned over. You may take it back, but then this game is practice, and the log says so.
practise-sure = W międzyczasie wyszło na jaw coś nowego: padły kości albo coś odkryto. Możesz to cofnąć, ale wtedy ta partia będzie ćwiczeniem i tak zapisze to dziennik.

# English: Practise
practise-yes = Ćwicz

# English: The others are waiting for you: in a minute they may let a bot play in your place. Your seat is kept.
others-wait = Pozostali czekają na ciebie: za minutę mogą posadzić bota na twoim miejscu. Miejsce pozostaje twoje.

# English: { $left } { $does } all the same?
leave-lying-sure = { $left } Mimo to „{ $does }”?

# English: Go back
go-back = Wróć

## The list of keys (keys.js and others): what each does.

# English: This list
key-list = Ta lista

# English: From the board to the buttons and on
key-tab = Z planszy do przycisków i dalej

# English: From one lit piece to the next
key-arrows = Od jednego podświetlonego elementu do następnego

# English: Touch it
key-enter = Dotknij go

# English: Take the last touch back, or close what is open
key-escape = Cofnij ostatnie dotknięcie albo zamknij to, co otwarte

# English: Press that button
key-number = Naciśnij ten przycisk

# English: All actions; type one
key-all-actions = Wszystkie akcje; wpisz jedną

# English: To the board
key-board = Do planszy

# English: A hint
key-hint = Podpowiedź

# English: Do what the hint says
key-do-hint = Zrób, co mówi podpowiedź

# English: To the log
key-log = Do dziennika

# English: A word to all
key-chat = Słowo do wszystkich

# English: Show again what has happened
key-again = Pokaż jeszcze raz, co się stało

# English: Sounds on or off
key-sounds = Włącz lub wyłącz dźwięki

# English: See the piece large
key-large = Zobacz element w powiększeniu

# English: Closer
key-closer = Przybliż

# English: Farther away
key-farther = Oddal

# English: Next, or show me
key-next-or-show = Dalej albo pokaż mi

# English: The step before
key-step-before = Poprzedni krok

# English: The next turn
key-next-turn = Następna tura

# English: The turn before
key-turn-before = Poprzednia tura

# English: Show what was better
key-show-better = Pokaż, co było lepsze

## A first game, step by step (learn.js).

# English: You know enough.
learn-enough = Wiesz już dość.

# English: Show me
show-me = Pokaż mi

# English: Next
next = Dalej

# English: Not this one. { $ask } Touch what is lit.
not-this = To nie to. { $ask } Dotknij tego, co świeci.

# English: { $ask } What next? Touch what is lit.
what-next = { $ask } Co dalej? Dotknij tego, co świeci.

## What decided a game (analysis.js).

# English: Try it again
analysis-again = Spróbuj ponownie

# English: The curve is a first look. Now every turn is looked at closely.
analysis-deeper = Ta krzywa to pierwszy rzut oka. Teraz każda tura jest badana dokładnie.

# English: The game is being looked at.
analysis-going = Trwa analiza partii.

# English: How far the analysis is
analysis-how-far = Postęp analizy

# English: Step { $step } of { $last }. { $chances }. { $told }
analysis-moment = Krok { $step } z { $last }. { $chances }. { $told }

# English: Best
plan-best = Najlepiej

# English: Played, and the best
plan-played-best = Zagrano, i to najlepiej

# English: Played
plan-played = Zagrano

# English: Or
plan-other = Albo

# English: Play on from step { $step }
play-on-from = Graj dalej od kroku { $step }

## Learning from mistakes (mistakes.js).

# English:
#     { $mark ->
#         [inaccurate] This was inaccurate: “{ $turn }” cost about { $games } games in 100. What would have been better? Show how you would begin.
#         [blunder] This was a blunder: “{ $turn }” cost about { $games } games in 100. What would have been better? Show how you would begin.
#        *[mistake] This was a mistake: “{ $turn }” cost about { $games } games in 100. What would have been better? Show how you would begin.
#     }
was-mistake =
    { $mark ->
        [inaccurate] To była niedokładność: „{ $turn }” kosztuje około { $games } partii na 100. Co byłoby lepsze? Pokaż, jak zaczniesz.
        [blunder] To był gruby błąd: „{ $turn }” kosztuje około { $games } partii na 100. Co byłoby lepsze? Pokaż, jak zaczniesz.
       *[mistake] To był błąd: „{ $turn }” kosztuje około { $games } partii na 100. Co byłoby lepsze? Pokaż, jak zaczniesz.
    }

# English: Turn { $turn } of { $last }
turn-of-all = Tura { $turn } z { $last }

# English: Skip
skip = Pomiń

# English: { $found } of { $all } found.
found-of = Znalezione: { $found } z { $all }.

# English: There is nothing to learn here.
nothing-to-learn = Nie ma tu czego się uczyć.

# English: This seat never missed a clearly better plan.
no-better-plan = W żadnej turze tego gracza nie było wyraźnie lepszego planu.

# English: Play again, and do it at the table.
all-found = Zagraj jeszcze raz i zrób tak przy stole.

# English: Those that you have not found wait for you: go back to them, or play again and do better.
some-left = Te, których jeszcze brakuje, czekają na ciebie: wróć do nich albo zagraj jeszcze raz, lepiej.

# English: { $action } The judge thinks about it
judge-thinks = { $action } Sędzia się nad tym zastanawia

# English: Best: { $words }
best-was = Najlepiej: { $words }

# English: Nothing can be done with this now. Touch what is lit.
nothing-with-this = Z tym nie da się teraz nic zrobić. Dotknij tego, co świeci.

## A replay (replay.js).

# English: Pause
pause = Pauza

# English: Play
play = Odtwarzaj

# English: The link to this moment:
link-to-moment = Link do tej chwili:

## Rules over the table (rule_sheet.js).

# English: In a tab of its own
in-tab-of-own = W osobnej karcie

# English: The rules
rules = Zasady

## Checking the dice of a game file (verify.js, fairdice.js).

# English: Computing every draw …
computing = Trwa obliczanie każdego losowania…

# English: This is not a game file: it cannot be read as JSON.
not-json = To nie jest plik gry: nie da się go odczytać jako JSON.

# English: This is JSON, but not a game file of Meadhall.
not-game-file = To jest JSON, ale nie plik gry Meadhall.

# English: This game was played with scripted chance: there are no dice to check.
no-dice = W tej partii przypadek był ustalony z góry: nie ma kości do sprawdzenia.

# English: The secret of the dice is not in this file: it is published when the game is over.
no-secret = W tym pliku nie ma tajemnicy kości: ogłasza się ją po zakończeniu gry.

# English: The secret of the dice should be 64 hexadecimal digits.
bad-secret = Tajemnica kości powinna mieć 64 cyfry szesnastkowe.

# English: The secret is not the one that was promised: its SHA-256 differs from the promise.
other-secret = To nie jest przyrzeczona tajemnica: jej SHA-256 różni się od przyrzeczenia.

# English: { $weight } in { $total }
chance-in = { $weight } na { $total }

# English: Draw { $draw } (action { $action }) was “{ $told }”, but the dice say “{ $expected }”.
draw-differs = Losowanie { $draw } (akcja { $action }) to w pliku „{ $told }”, a kości mówią „{ $expected }”.

# English: The draws agree as far as the file follows the rules, but it does not follow them to its end: { $problem }.
file-stops = Losowania zgadzają się tak daleko, jak plik trzyma się zasad, ale nie trzyma się ich do końca: { $problem }.

# English: Not fair, or not whole
not-fair = Nieuczciwe albo niepełne

# English: Fair
fair = Uczciwe

# English: All { $count } draws are what the promised dice say. Your browser has computed each of them.
all-draws-fair = Wszystkie losowania ({ $count }) są takie, jak mówią przyrzeczone kości. Twoja przeglądarka obliczyła każde z nich.

# English: none: nobody added anything
nobody-added = nic: nikt nic nie dodał

# English: Players
fact-players = Gracze

# English: Promised before
fact-promised = Przyrzeczone wcześniej

# English: Secret, told after
fact-secret = Tajemnica, ujawniona później

# English: Added by players
fact-added = Dodane przez graczy

# English: It is the promise that you noted before the game.
noted-same = To przyrzeczenie, które masz zapisane sprzed gry.

# English: But it is not the promise that you noted before the game: this may be another game, or another secret.
noted-other = Ale to nie jest przyrzeczenie, które masz zapisane sprzed gry: to może być inna partia albo inna tajemnica.

# English: draw
column-draw = losowanie

# English: file says
column-file = plik mówi

# English: dice say
column-dice = kości mówią

# English: chance
column-chance = szansa

# English: number
column-number = liczba

# English: All { $count } draws
all-draws = Wszystkie losowania: { $count }

# English: The check could not be finished: { $problem }.
check-broke-off = Nie udało się dokończyć sprawdzania: { $problem }.

# English: The game file could not be fetched: { $problem }.
no-file = Nie udało się pobrać pliku gry: { $problem }.

## Passkeys (passkeys.js).

# English: Your browser could not do that.
passkey-failed = Przeglądarka nie mogła tego zrobić.

# English: Nothing was shown: try it once more, or come in another way.
passkey-given-up = Nic nie pokazano: spróbuj jeszcze raz albo wejdź inaczej.

## Alerts by push (alerts.js).

# English: This browser was told to show no messages of this hall. You can allow them in its settings for this page.
push-refused = Tej przeglądarce zabroniono pokazywać wiadomości z tej sali. Możesz na nie zezwolić w jej ustawieniach dla tej strony.

# English: This browser tells you when a table waits.
push-is-on = Ta przeglądarka da ci znać, gdy czeka stół.

# English: This browser does not tell you yet.
push-is-off = Ta przeglądarka jeszcze cię nie powiadamia.

# English: This browser cannot show messages. On a phone, put the hall on the home screen first; or use the calendar below.
push-cannot = Ta przeglądarka nie potrafi pokazywać wiadomości. Na telefonie dodaj najpierw salę do ekranu głównego albo użyj kalendarza poniżej.

# English: That did not work: the service that carries messages for this browser could not be reached.
push-failed = Nie udało się: usługa, która przenosi wiadomości dla tej przeglądarki, jest nieosiągalna.

## The workshop.

# English: Row { $row }, column { $column }: { $sign }
workshop-cell = Wiersz { $row }, kolumna { $column }: { $sign }

# English: Row +
workshop-row-more = Wiersz +

# English: Row −
workshop-row-less = Wiersz −

# English: Column +
workshop-column-more = Kolumna +

# English: Column −
workshop-column-less = Kolumna −

# English: This browser cannot read the picture, or make it small enough.
workshop-picture-unread = Ta przeglądarka nie umie odczytać obrazka albo dość go zmniejszyć.

# English: Games so far: { $done } of { $total }
workshop-lab-going = Partie dotąd: { $done } z { $total }

# English: The bots learn. Seconds so far: { $done } of { $total }
workshop-lab-learning = Boty się uczą. Sekund do tej pory: { $done } z { $total }
