### What is said of a match that was analysed: by the pages of the hall, by a page of its own, and as text.
### $name is a player, as they have written their name; $words, $why, $best and $played are sentences of the game.
### $change, $loss and $luck are points of winning chance, as "+3.2" or "-10.7".
## Numbers and names.

# English: { $percent } %
percent = { $percent }%

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
        [best] najlepsza
        [good] dobra
        [inaccurate] niedokładność
        [mistake] błąd
       *[blunder] gruby błąd
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
            { $count ->
                [one] 1 najlepsza
                [few] { $count } najlepsze
               *[many] { $count } najlepszych
            }
        [good]
            { $count ->
                [one] 1 dobra
                [few] { $count } dobre
               *[many] { $count } dobrych
            }
        [inaccurate]
            { $count ->
                [one] 1 niedokładność
                [few] { $count } niedokładności
               *[many] { $count } niedokładności
            }
        [mistake]
            { $count ->
                [one] 1 błąd
                [few] { $count } błędy
               *[many] { $count } błędów
            }
       *[blunder]
            { $count ->
                [one] 1 gruby błąd
                [few] { $count } grube błędy
               *[many] { $count } grubych błędów
            }
    }

## What decided a match, in three sentences.

# English: Luck in turn { $turn } decided most ({ $change } for { $name }). { $words }
decided-by-luck = Najbardziej o wyniku zdecydowało szczęście w turze { $turn } ({ $change } pkt dla gracza { $name }). { $words }

# English: Turn { $turn } decided most: { $who } had a better plan ({ $change } for { $name }). { $words }
decided-by-mistake = Najbardziej o wyniku zdecydowała tura { $turn } gracza { $who }: był lepszy plan ({ $change } pkt dla gracza { $name }). { $words }

# English: Turn { $turn } of { $who } decided most ({ $change } for { $name }). { $words }
decided-by-turn = Najbardziej o wyniku zdecydowała tura { $turn } gracza { $who } ({ $change } pkt dla gracza { $name }). { $words }

# English: No single turn decided it: it came little by little.
decided-by-nothing = Nie zdecydowała żadna pojedyncza tura: wszystko szło powoli, krok za krokiem.

# English: { $name } had most to gain in turn { $turn }: { $loss } points. { $why }
could-be-better = { $name }: najwięcej dało się poprawić w turze { $turn }, { $loss } pkt. { $why }

# English: { $name } never missed a clearly better plan.
clean = { $name }: w żadnej turze nie było wyraźnie lepszego planu.

# English: Nobody missed a clearly better plan.
all-clean = W niczyjej turze nie było wyraźnie lepszego planu.

# English:
#     Better plans would have brought { $points ->
#         [one] { $points } point
#        *[other] { $points } points
#     } more in those turns.
points-left =
    Lepsze plany dałyby w tych turach jeszcze { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.

# English: Luck brought { $told }.
luck = Szczęście: { $told }.

# English: { $name } { $change } points
luck-of-seat = { $name } { $change } pkt

# English: Luck hardly mattered.
no-luck = Szczęście prawie nie miało znaczenia.

# English: The judge was wrong about this game by { $doubt } points: that is nobody's luck.
misjudged = Sędzia pomylił się w tej partii o { $doubt } pkt: to niczyje szczęście.

## Single turns.

# English: { $name }, turn { $turn }, { $mark }: { $loss } points. { $why }
wrong-turn = { $name }, tura { $turn }, { $mark }: { $loss } pkt. { $why }

# English: Luck for { $name }: { $change } points. { $words }
lucky-turn = Szczęście gracza { $name }: { $change } pkt. { $words }

# English:
#     { $kind ->
#         [luck] luck
#         [own] own turn
#        *[other] turn of another seat
#     }
cause =
    { $kind ->
        [luck] szczęście
        [own] własna tura
       *[other] tura innego gracza
    }

# English: Better: { $best }. That wins about { $wins } games in 100, and the turn that was played wins { $instead }.
better = Lepiej: { $best }. Tak wygrywa się około { $wins } partii na 100, a tak, jak zagrano, { $instead }.

# English: { $best } (instead of: { $played })
instead = { $best } (zamiast: { $played })

# English: Better would have been: { $best }.
missed = Lepsze było: { $best }.

# English: It brings { $points } more in this turn.
more-points = Zysk w tej turze: { $points }.

# English: Drawn: { $outcome }.
drawn = Wylosowano: { $outcome }.

# English: { $name }: { $action }.
decided = { $name }: { $action }.

# English: Something happened that nobody saw.
unseen = Dzieje się coś, czego nikt nie widzi.

## Average luck.

# English: With average luck this play would have brought { $adjusted }.
adjusted = Przy przeciętnym szczęściu taka gra dałaby { $adjusted }.

# English: With average luck this play would hardly ever have won.
adjusted-never = Przy przeciętnym szczęściu taka gra prawie nigdy by nie wygrała.

# English: With average luck this play would nearly always have won.
adjusted-always = Przy przeciętnym szczęściu taka gra prawie zawsze by wygrała.

# English: The judge was wrong too often here to say what average luck would have brought.
adjusted-unsure = Sędzia mylił się tu zbyt często, żeby powiedzieć, co dałoby przeciętne szczęście.

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
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }, { $depth ->
        [quick] na pierwszy rzut oka
        [child] zbadane tak głęboko, jak robi to Dziecko
        [thrall] zbadane tak głęboko, jak robi to Thrall
        [karl] zbadane tak głęboko, jak robi to Karl
        [jarl] zbadane tak głęboko, jak robi to Jarl
        [skald] zbadane tak głęboko, jak robi to Skald
       *[other] głębokość: { $depth }
    }

# English:
#     { $knowledge ->
#         [spectator] The game is not over: all that is told is what a spectator may know.
#        *[all] The game is not over.
#     }
not-over =
    { $knowledge ->
        [spectator] Gra jeszcze trwa: jest tu tylko to, co może wiedzieć widz.
       *[all] Gra jeszcze trwa.
    }

# English: { $name }: from { $start } to { $end }.
seat = { $name }: od { $start } do { $end }.

# English:
#     Accuracy { $accuracy } in { $turns ->
#         [one] { $turns } turn
#        *[other] { $turns } turns
#     }.
accuracy =
    Dokładność { $accuracy } w { $turns ->
        [one] { $turns } turze
        [few] { $turns } turach
       *[many] { $turns } turach
    }.

# English: Luck { $luck } points ({ $chance } by dice and draws, { $secrets } by secrets).
seat-luck = Szczęście { $luck } pkt ({ $chance } z kości i losowań, { $secrets } z tajemnic).

# English: Own turns { $own } points, those of the others { $others }.
seat-turns = Własne tury { $own } pkt, tury pozostałych { $others } pkt.

# English: Misjudged by the judge: { $uncertainty } points.
seat-misjudged = Błąd oceny sędziego: { $uncertainty } pkt.

# English: Points left on the table: { $points }.
seat-points-left = Niewykorzystane punkty: { $points }.

# English: Turn { $turn }: { $change } points by { $cause }. { $words }
turning-point = Tura { $turn }: { $change } pkt, { $cause }. { $words }

# English: Turn { $turn }. { $name }, { $mark }: { $loss } points. { $words } { $why }
marked-turn = Tura { $turn }. { $name }, { $mark }: { $loss } pkt. { $words } { $why }

# English: Position { $number }. { $prompt }
position = Pozycja { $number }. { $prompt }

# English: Chances: { $chances }.
chances = Szanse: { $chances }.

# English: { $name } { $chance }
chance-of = { $name } { $chance }

# English: The game is not over: what only one seat knows is left out.
only-spectator = Gra jeszcze trwa: pominięto to, co wie tylko jeden gracz.

# English:
#     { $words }: { $chance } (tried { $visits ->
#         [one] { $visits } times
#        *[other] { $visits } times
#     })
plan =
    { $words }: { $chance } (sprawdzono { $visits ->
        [one] { $visits } raz
        [few] { $visits } razy
       *[many] { $visits } razy
    })

# English: { $action }: { $chances }
outcome = { $action }: { $chances }

## The curve, and the accounts of a seat.

# English: Each seat's chance to win over the whole game: { $seats }.
curve = Szansa każdego na wygraną w ciągu całej partii: { $seats }.

# English: { $name } from { $start } to { $end }
curve-seat = { $name } od { $start } do { $end }

# English: start
account-start = początek

# English: luck
account-luck = szczęście

# English: own turns
account-own = własne tury

# English: the others'
account-others = tury pozostałych

# English: misjudged
account-uncertainty = błąd oceny

# English: result
account-result = wynik

# English: { $name }: { $start } at the start; { $parts } points; { $result } at the end.
accounts = { $name }: { $start } na początku; { $parts } pkt; { $result } na końcu.

## The page of an analysis.

# English: Analysis · { $title }
page-title = Analiza · { $title }

# English: { $title }: what decided it
what-decided = { $title }: co zdecydowało

# English: This game
this-game = Ta partia

# English: Watch it again
watch-again = Obejrzyj jeszcze raz

# English: To the table
to-table = Do stołu

# English: The game is being looked at.
looked-at = Trwa analiza partii.

# English: This page loads itself again until it is done.
loads-again = Ta strona ładuje się sama ponownie, aż analiza będzie gotowa.

# English: Analyse this game
analyse = Analizuj tę partię

# English: Analyse it again
analyse-again = Analizuj ponownie

# English: The board
the-board = Plansza

# English: The chances over the whole game
chances-over-game = Szanse w ciągu całej partii

# English: Go to a moment of the game
go-to-moment = Przejdź do wybranej chwili

# English: To the mark before
mark-before = Do poprzedniego znaku

# English: One step back
step-back = Krok wstecz

# English: One step on
step-on = Krok dalej

# English: To the next mark
mark-next = Do następnego znaku

# English: About this moment
about-moment = O tej chwili

# English: This moment in words
moment-in-words = Ta chwila w słowach

# English: The curve of the game comes here in a moment.
curve-comes = Za chwilę pojawi się tu krzywa partii.

# English: step
keys-step = krok

# English: mark
keys-mark = znak

## The page: another way on from a moment.

# English: What if? Play on from here
what-if = A gdyby tak? Graj dalej od tej chwili

# English: A new table stands as the board stands now. You take a seat, bots take the others, and the dice are new. Its game file is this game with your variation in it.
what-if-lead = Powstaje nowy stół, z planszą taką jak teraz. Ty zajmujesz jedno miejsce, boty pozostałe, a kości są nowe. Plik tej gry to ta partia, a w niej twój wariant.

# English: Your seat
your-seat = Twoje miejsce

# English: The others
the-others = Pozostali

# English: Call it
call-it = Nazwij to

# English: What if I had …
what-if-name = A gdyby tak…

# English: Play on from step { $step }
play-on-from = Graj dalej od kroku { $step }

## The page: each seat.

# English: How it went for each seat
how-it-went = Jak poszło każdemu

# English: Seat
column-seat = Gracz

# English: Now
column-now = Teraz

# English: Chance to win in the position shown
column-now-meaning = Szansa na wygraną w pokazanej pozycji

# English: Accuracy
column-accuracy = Dokładność

# English: How much of what was at stake in these turns was kept: 100 if no plan was ever better
column-accuracy-meaning = Ile zachowano z tego, co było do wygrania w tych turach: 100, jeśli żaden plan nigdy nie był lepszy

# English: Luck
column-luck = Szczęście

# English: What dice, draws and secrets brought, in points of winning chance
column-luck-meaning = Co przyniosły kości, losowania i tajemnice, w punktach szansy na wygraną

# English: Result
column-result = Wynik

# English: you
tag-you = ty

# English: What decided it
what-decided-it = Co zdecydowało

# English: Nothing was to be decided.
nothing-to-decide = Nie było nic do rozstrzygnięcia.

# English:
#     Accuracy { $accuracy } in { $turns ->
#         [one] { $turns } turn
#        *[other] { $turns } turns
#     } that mattered.
accuracy-mattered =
    Dokładność { $accuracy } w { $turns ->
        [one] { $turns } ważnej turze
        [few] { $turns } ważnych turach
       *[many] { $turns } ważnych turach
    }.

# English:
#     Accuracy { $accuracy } in { $turns ->
#         [one] { $turns } turn
#        *[other] { $turns } turns
#     } that mattered: { $marks }.
accuracy-marks =
    Dokładność { $accuracy } w { $turns ->
        [one] { $turns } ważnej turze
        [few] { $turns } ważnych turach
       *[many] { $turns } ważnych turach
    }: { $marks }.

# English: Luck brought { $luck } points of winning chance.
luck-brought = Szczęście: { $luck } pkt szansy na wygraną.

# English: Turning points
turning-points = Punkty zwrotne

# English:
#     { $kind ->
#         [luck] luck: { $words }
#         [own] own turn: { $words }
#        *[other] turn of another seat: { $words }
#     }
turning-cause =
    { $kind ->
        [luck] szczęście: { $words }
        [own] własna tura: { $words }
       *[other] tura innego gracza: { $words }
    }

# English: Learn from your mistakes
learn-own = Ucz się na swoich błędach

# English: Learn from these mistakes
learn-others = Ucz się na tych błędach

## The page: turns and numbers.

# English: The turns on the curve
turns-on-curve = Tury na krzywej

# English: Nobody missed a clearly better plan, and no single draw changed much: it was decided little by little.
little-by-little = W żadnej turze nie było wyraźnie lepszego planu i żadne losowanie nie zmieniło wiele: rozstrzygnęło się to powoli.

# English: In numbers
in-numbers = W liczbach

# English: All numbers are points of winning chance. The result is the chance at the start, plus luck, turns, and the mistakes of the judge. Luck is dice, draws, and secrets that came out. Mistakes of the judge are nobody's luck: they are the band around the curve. “With average luck” is the chance at the start plus all turns; it may lie below 0 or above 100 %, and is left out where the judge was too often wrong.
numbers-lead = Wszystko w punktach szansy na wygraną: wynik to szansa na początku, do której dodano szczęście, tury i to, w czym pomylił się sędzia. Szczęście to kości, losowania i tajemnice, które wyszły na jaw. Pomyłki sędziego to niczyje szczęście: to pas wokół krzywej. „Przy przeciętnym szczęściu” to szansa na początku z dodanymi wszystkimi turami; może leżeć poniżej 0 albo powyżej 100% i nie ma jej tam, gdzie pomyłki są zbyt duże.

# English: At the start
column-start = Na początku

# English: Dice and draws
column-chance = Kości i losowania

# English: Secrets
column-secrets = Tajemnice

# English: Own turns
column-own = Własne tury

# English: Turns of others
column-others = Tury pozostałych

# English: Misjudged
column-misjudged = Błąd oceny

# English: At the end
column-end = Na końcu

# English: With average luck
column-adjusted = Przy przeciętnym szczęściu

# English: All turns
all-turns = Wszystkie tury

# English: { $mark }, { $loss }
turn-mark = { $mark }, { $loss }

# English: Save the analysis
save-analysis = Zapisz analizę

## The page on which mistakes are played again.

# English: Learn from mistakes · { $title }
mistakes-title = Nauka na błędach · { $title }

# English: { $title }: { $name }'s mistakes
mistakes-of = { $title }: błędy gracza { $name }

# English: Learn from the mistakes of { $name }
mistakes-heading = Nauka na błędach gracza { $name }

# English: The hall
the-hall = Sala

# English: Analysis
to-analysis = Analiza

# English: Rules
rules = Zasady

# English: Try again
try-again = Spróbuj jeszcze raz

# English: The board is being laid …
board-being-laid = Trwa rozkładanie planszy…

# English: What you can do now
can-do-now = Co możesz teraz zrobić

# English: Steps
steps = Kroki

# English: Back
back = Wstecz

# English: Show me
show-me = Pokaż mi

# English: Next
next = Dalej

# English: In words
in-words = Słowami

# English: Keys
keys = Klawisze

# English: To try again the browser must run the scripts of this page.
mistakes-need-scripts = Żeby próbować jeszcze raz, przeglądarka musi uruchamiać skrypty tej strony.

# English: The analysis tells in words what was better.
analysis-tells = Analiza mówi słowami, co było lepsze.

## An answer to another try.

# English: Yes: this begins the plan of the judge: { $plan }. It wins about { $wins } games in 100.
retry-best = Tak: od tego zaczyna się plan sędziego: { $plan }. Wygrywa się z nim około { $wins } partii na 100.

# English: Good: if you go on well, it wins about { $wins } games in 100, hardly less than the best.
retry-good = Dobrze: jeśli dalej zagrasz dobrze, wygrasz około { $wins } partii na 100, prawie tyle co z najlepszym planem.

# English: This is how it was played. The turn wins about { $wins } games in 100, { $loss } fewer than the best.
retry-played = Tak właśnie zagrano. Z tą turą wygrywa się około { $wins } partii na 100, o { $loss } mniej niż z najlepszą.

# English: Not yet: however you go on, it wins about { $wins } games in 100, { $loss } fewer than the best.
retry-not-yet = Jeszcze nie: jakkolwiek zagrasz dalej, wygrasz około { $wins } partii na 100, o { $loss } mniej niż z najlepszym planem.

# English: nothing is known of a decision in position { $number }
nothing-known = o decyzji w pozycji { $number } nic nie wiadomo

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
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }, { $depth ->
        [quick] na pierwszy rzut oka
        [child] zbadane tak głęboko, jak robi to Dziecko
        [thrall] zbadane tak głęboko, jak robi to Thrall
        [karl] zbadane tak głęboko, jak robi to Karl
        [jarl] zbadane tak głęboko, jak robi to Jarl
        [skald] zbadane tak głęboko, jak robi to Skald
       *[other] głębokość: { $depth }
    }.

# English:
#     { $knowledge ->
#         [spectator] The game is not over: this is what a spectator may know.
#        *[all] The game is not over.
#     }
own-page-not-over =
    { $knowledge ->
        [spectator] Gra jeszcze trwa: tu jest to, co może wiedzieć widz.
       *[all] Gra jeszcze trwa.
    }

# English: Each seat's chance to win:
chance-to-win = Szansa każdego na wygraną:

# English:
#     { $kind ->
#         [luck] luck
#         [inaccurate] inaccurate
#         [mistake] mistake
#        *[blunder] blunder
#     }
sign =
    { $kind ->
        [luck] szczęście
        [inaccurate] niedokładność
        [mistake] błąd
       *[blunder] gruby błąd
    }

# English: chance at the start
sum-start = szansa na początku

# English: dice and draws
sum-chance = kości i losowania

# English: secrets
sum-secrets = tajemnice

# English: own turns
sum-own = własne tury

# English: turns of the others
sum-others = tury pozostałych

# English: misjudged by the judge
sum-misjudged = błąd oceny sędziego

# English: result
sum-result = wynik

# English: chance now
sum-now = szansa teraz

# English: { $change } points by { $cause }: { $words }
change-by = { $change } pkt, { $cause }: { $words }

# English: (turn { $turn })
in-turn = (tura { $turn })

# English: What would have been better
what-better = Co byłoby lepsze

# English: { $name }, turn { $turn }, { $mark }: { $loss } points. { $words }
wrong-turn-words = { $name }, tura { $turn }, { $mark }: { $loss } pkt. { $words }

# English: The board, as { $name } saw it
board-as-seen = Plansza, jak ją widzi { $name }

## What is wrong with an analysis that was asked for.

# English: this game is not over: it is analysed when it is
not-over-yet = ta gra jeszcze trwa: analizuje się ją po zakończeniu

# English: this game is not analysed yet
not-analysed = ta partia nie jest jeszcze przeanalizowana

# English: somebody in this game was forgotten: it is not analysed by these names
somebody-forgotten = ktoś w tej partii został zapomniany: pod tymi imionami się jej nie analizuje

# English: this game has no result: there is nothing to weigh its decisions by
no-result = ta partia nie ma wyniku: nie ma czym zważyć jej decyzji

# English: this game has { $steps } steps; a hall analyses games of up to { $most }
too-long = ta partia ma kroków: { $steps }; sala analizuje partie mające do { $most }

# English: many games are being analysed now: try it again in a minute
too-many = trwa już wiele analiz: spróbuj ponownie za minutę

# English: this analysis takes too long: it was given up
gave-up = ta analiza trwa za długo: została przerwana

# English: the analysis has stopped in the middle: try it again
stopped = analiza zatrzymała się w połowie: spróbuj jeszcze raz

# English: the analysis has failed: try it again
failed = analiza się nie udała: spróbuj jeszcze raz

# English: nothing has happened in this match yet
nothing-happened = w tej partii nic się jeszcze nie wydarzyło

# English: the game is not over: its decisions are judged afterwards
judged-afterwards = gra jeszcze trwa: jej decyzje ocenia się później

# English: nobody is to decide in position { $number }
nobody-decides = w pozycji { $number } nikt nie ma decyzji

# English: there is no position { $number }: this match has the positions 0 to { $last }
no-position = nie ma pozycji { $number }: ta partia ma pozycje od 0 do { $last }

# English: "{ $action }" is not legal there: { $why }
not-legal-there = „{ $action }” nie jest tam możliwe: { $why }
