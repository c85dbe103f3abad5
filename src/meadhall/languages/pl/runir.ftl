## What happened: one sentence for each fact that the rules tell (facts.py). $position, $side: numbers

# English: Board { $position } is { $board }, side { $side }: { $aid }.
board-laid = Plansza { $position }: { $board }, strona { $side }; pomoc: { $aid }.

# English: New in the Jarl's Grand Hall, for { $honour } honour: { $reward }.
reward-came =
    Nowa nagroda w Wielkiej Sali Jarla, warta { $honour ->
        [one] 1 punkt
        [few] { $honour } punkty
       *[many] { $honour } punktów
    } honoru: { $reward }.

# English:
#     { $seat-is ->
#         [you] You are the starting player.
#        *[other] { $seat } is the starting player.
#     }
first =
    { $seat-is ->
        [you] Zaczynasz.
       *[other] Zaczyna { $seat }.
    }

# English:
#     { $seat-is ->
#         [you] You roll.
#        *[other] { $seat } rolls.
#     } The unused dice show { $dice }.
rolled =
    { $seat-is ->
        [you] Rzucasz.
       *[other] { $seat } rzuca.
    } Nieużyte kości pokazują { $dice }.

# English:
#     { $seat-is ->
#         [you] You carve { $stone }.
#        *[other] { $seat } carves { $stone }.
#     }
carved =
    { $seat-is ->
        [you] Ryjesz runy
       *[other] { $seat } ryje runy
    } { $stone-on }.

# English:
#     { $seat-is ->
#         [you] You leave out { $rune }.
#        *[other] { $seat } leaves out { $rune }.
#     }
left-out-rune =
    { $seat-is ->
        [you] Pomijasz { $rune }.
       *[other] { $seat } pomija { $rune }.
    }

# English:
#     { $seat-is ->
#         [you] You leave out one of the dice that should be alike.
#        *[other] { $seat } leaves out one of the dice that should be alike.
#     }
left-out-wild =
    { $seat-is ->
        [you] Pomijasz jedną z kości, które mają być jednakowe.
       *[other] { $seat } pomija jedną z kości, które mają być jednakowe.
    }

# English:
#     { $seat-is ->
#         [you] You use
#        *[other] { $seat } uses
#     } { $count ->
#         [one] one die that shows { $rune }.
#        *[other] { $count } dice that show { $rune } for “{ $count } alike”.
#     }
filled-wild =
    { $seat-is ->
        [you] Używasz
       *[other] { $seat } używa
    } { $count ->
        [one] jednej kości z runą { $rune }.
        [few] { $count } kości z runą { $rune } jako „{ $count } jednakowe”.
       *[many] { $count } kości z runą { $rune } jako „{ $count } jednakowych”.
    }

# English:
#     { $seat-is ->
#         [you] You take a { $coin }.
#        *[other] { $seat } takes a { $coin }.
#     }
took-coin =
    { $seat-is ->
        [you] Bierzesz monetę: { $coin }.
       *[other] { $seat } bierze monetę: { $coin }.
    }

# English:
#     No { $colour } coin is left for { $seat-is ->
#         [you] you
#        *[other] { $seat }
#     } (R-13).
no-coin =
    Nie ma już { $colour-genitive } monety dla { $seat-is ->
        [you] ciebie
       *[other] gracza { $seat }
    } (R-13).

# English:
#     { $seat-is ->
#         [you] You put a crystal in the centre to set a die.
#        *[other] { $seat } puts a crystal in the centre to set a die.
#     }
paid-centre =
    { $seat-is ->
        [you] Kładziesz kryształ na środku, żeby ustawić kość.
       *[other] { $seat } kładzie kryształ na środku, żeby ustawić kość.
    }

# English:
#     { $seat-is ->
#         [you] You turn { $before } to { $after }.
#        *[other] { $seat } turns { $before } to { $after }.
#     }
set-a-die =
    { $seat-is ->
        [you] Obracasz kość z { $before } na { $after }.
       *[other] { $seat } obraca kość z { $before } na { $after }.
    }

# English:
#     { $seat-is ->
#         [you] You use the aid "{ $aid }".
#        *[other] { $seat } uses the aid "{ $aid }".
#     }
used-aid =
    { $seat-is ->
        [you] Korzystasz z pomocy „{ $aid }”.
       *[other] { $seat } korzysta z pomocy „{ $aid }”.
    }

# English:
#     { $seat-is ->
#         [you] You use the aid "{ $aid }" once more.
#        *[other] { $seat } uses the aid "{ $aid }" once more.
#     }
reused-aid =
    { $seat-is ->
        [you] Korzystasz jeszcze raz z pomocy „{ $aid }”.
       *[other] { $seat } korzysta jeszcze raz z pomocy „{ $aid }”.
    }

# English:
#     { $seat-is ->
#         [you] You roll { $dice } again.
#        *[other] { $seat } rolls { $dice } again.
#     }
rolled-again =
    { $seat-is ->
        [you] Rzucasz ponownie: { $dice }.
       *[other] { $seat } rzuca ponownie: { $dice }.
    }

# English:
#     { $seat-is ->
#         [you] You change { $count } x { $coin } for { $other }.
#        *[other] { $seat } changes { $count } x { $coin } for { $other }.
#     }
changed-coins =
    { $seat-is ->
        [you] Wymieniasz { $count } × { $coin } na { $other }.
       *[other] { $seat } wymienia { $count } × { $coin } na { $other }.
    }

# English:
#     { $seat-is ->
#         [you] You claim a reward
#        *[other] { $seat } claims a reward
#     } for { $honour } honour: { $reward }.
claimed =
    { $seat-is ->
        [you] Odbierasz nagrodę
       *[other] { $seat } odbiera nagrodę
    } wartą { $honour ->
        [one] 1 punkt
        [few] { $honour } punkty
       *[many] { $honour } punktów
    } honoru: { $reward }.

# English:
#     { $seat-is ->
#         [you] You lay
#        *[other] { $seat } lays
#     } { $count ->
#         [one] a { $coin }
#        *[other] { $count } x { $coin }
#     } on the reward.
laid-coins =
    { $seat-is ->
        [you] Kładziesz
       *[other] { $seat } kładzie
    } { $count ->
        [1] { $coin }
       *[other] { $count } × { $coin }
    } na nagrodzie.

# English:
#     { $seat-is ->
#         [you] You end the turn.
#        *[other] { $seat } ends the turn.
#     }
ended-turn =
    { $seat-is ->
        [you] Kończysz turę.
       *[other] { $seat } kończy turę.
    }

# English:
#     { $seat-is ->
#         [you] You cannot carve a stone and pass.
#        *[other] { $seat } cannot carve a stone and passes.
#     }
passed =
    { $seat-is ->
        [you] Nie możesz ryć na żadnym kamieniu i pasujesz.
       *[other] { $seat } nie może ryć na żadnym kamieniu i pasuje.
    }

# English:
#     { $seat-is ->
#         [you] You have nothing left to do.
#        *[other] { $seat } has nothing left to do.
#     }
nothing-left =
    { $seat-is ->
        [you] Nie masz już nic do zrobienia.
       *[other] { $seat } nie ma już nic do zrobienia.
    }

# English: The round is complete and somebody's crystals are spent (R-43): the coins are turned over.
round-complete = Runda dobiegła końca, a komuś skończyły się kryształy (R-43): monety zostają odkryte.

# English:
#     After { $rounds ->
#         [one] 1 round
#        *[other] { $rounds } rounds
#     } the coins are turned over as they are.
rounds-over =
    Po { $rounds ->
        [1] 1 rundzie
       *[other] { $rounds } rundach
    } monety odkrywa się tak, jak jest.

# English:
#     { $seat-is ->
#         [you] You turn over a { $coin }: { $value }.
#        *[other] { $seat } turns over a { $coin }: { $value }.
#     }
turned-coin =
    { $seat-is ->
        [you] Odkrywasz { $coin }: { $value }.
       *[other] { $seat } odkrywa { $coin }: { $value }.
    }

# English: The first session is over.
session-over = Pierwsza część dobiegła końca.

# English:
#     { $seat-is ->
#         [you] You have { $honour } honour.
#        *[other] { $seat } has { $honour } honour.
#     }
session-score =
    { $seat-is ->
        [you] Masz
       *[other] { $seat } ma
    } { $honour ->
        [one] 1 punkt
        [few] { $honour } punkty
       *[many] { $honour } punktów
    } honoru.

# English: Everybody takes back all crystals, the coins return to their stacks, and the boards are empty (R-51).
table-cleared = Wszyscy biorą z powrotem wszystkie kryształy, monety wracają na stosy, a plansze są puste (R-51).

# English: The die shows { $board }: that board is replaced (R-52).
board-replaced = Kość wskazuje planszę { $board }: zostaje ona wymieniona (R-52).

# English: All coins are counted, and the game is over (R-45).
counted-all = Wszystkie monety są policzone, gra się kończy (R-45).

## How things are called. $asked: signs of runes and sets, "F Th, 2 alike"; $kind: `magic-rune`, `goods` or `praise`;
## $condition: a list of `coins` and `coins-of-colour`, or one of `same-stone` to `one-board`

# English: bronze
bronze = brąz
    .masculine = brązowy
    .genitive = brązowej
    .coin = brązowa
    .accusative = brązową
    .few = brązowe
    .many = brązowych
    .stone = brązowego
    .on = brązowym

# English: silver
silver = srebro
    .masculine = srebrny
    .genitive = srebrnej
    .coin = srebrna
    .accusative = srebrną
    .few = srebrne
    .many = srebrnych
    .stone = srebrnego
    .on = srebrnym

# English: gold
gold = złoto
    .masculine = złoty
    .genitive = złotej
    .coin = złota
    .accusative = złotą
    .few = złote
    .many = złotych
    .stone = złotego
    .on = złotym

# English: Fishing Stave
fishing-stave = Znak Połowu

# English: Dream Stave
dream-stave = Znak Snu

# English: Rotas Stave
rotas-stave = Znak Rotas

# English: Gapaldur
gapaldur = Gapaldur

# English: Thor's Hammer
thors-hammer = Młot Thora

# English: Trading Stave
trading-stave = Znak Handlu

# English: magic rune
magic-rune = runa magiczna

# English: goods
goods = towary

# English: praise
praise = pochwała

# English: re-roll
reroll = ponowny rzut

# English: dark die
dark-die = ciemna kość

# English: re-use a used die
reuse-die = użyta kość

# English: re-use another corner
reuse-corner = inny róg jeszcze raz

# English: change the rune
change-rune = zmiana runy

# English: one rune less
one-less = o jedną runę mniej

# English: carve a full stone
full-stone = pełny kamień

# English:
#     { $crystals ->
#         [one] 1 crystal
#        *[other] { $crystals } crystals
#     }
crystals =
    { $crystals ->
        [one] 1 kryształ
        [few] { $crystals } kryształy
       *[many] { $crystals } kryształów
    }
    .genitive =
        { $crystals ->
            [1] 1 kryształu
           *[other] { $crystals } kryształów
        }

# English: the { $colour } stone on { $board } ({ $asked })
stone = { $colour-masculine } kamień planszy { $board } ({ $asked })
    .genitive = { $colour-stone } kamienia planszy { $board } ({ $asked })
    .on = na { $colour-on } kamieniu planszy { $board } ({ $asked })

# English: { $count } alike
alike =
    { $count ->
        [one] 1 dowolna
        [few] { $count } jednakowe
       *[many] { $count } jednakowych
    }

# English: none
no-dice = brak

# English: { $kind } for { $condition }
reward = { $kind } za { $condition }

# English: { $count } x { $coin }
coins = { $count } × { $coin }

# English: { $count } { $colour }
coins-of-colour =
    { $count ->
        [one] 1 { $colour-accusative } monetę
        [few] { $count } { $colour-few } monety
       *[many] { $count } { $colour-many } monet
    }

# English: the same stone carved { $times } times
same-stone =
    { $times ->
        [one] 1 kryształ
        [few] { $times } kryształy
       *[many] { $times } kryształów
    } na tym samym kamieniu

# English: at least { $times } carved on every board
every-board =
    przynajmniej { $times ->
        [one] 1 kryształ
        [few] { $times } kryształy
       *[many] { $times } kryształów
    } na każdej planszy

# English:
#     { $times ->
#         [one] 1 stone
#        *[other] { $times } stones
#     } carved in all
in-all =
    { $times ->
        [one] 1 kryształ
        [few] { $times } kryształy
       *[many] { $times } kryształów
    } łącznie na kamieniach

# English:
#     { $times ->
#         [one] 1 stone
#        *[other] { $times } stones
#     } carved on one board
one-board =
    { $times ->
        [one] 1 kryształ
        [few] { $times } kryształy
       *[many] { $times } kryształów
    } na jednej planszy

## What is asked. $by: crystals or rounds; $duty: yes if a stone must be carved; $possible: a list of `may-...`, which begins
## with a capital letter

# English: The boards are being laid.
laying = Trwa układanie plansz.

# English: The starting player is being drawn.
drawing-first = Trwa losowanie gracza rozpoczynającego.

# English: The Jarl's Grand Hall is being filled.
refilling = Wielka Sala Jarla się zapełnia.

# English: The coins are being turned over.
counting = Trwa odkrywanie monet.

# English: A die decides which board is replaced.
swapping = Kość decyduje, która plansza zostaje wymieniona.

# English: The dice are in the air.
rolling = Kości są w powietrzu.

# English:
#     The game is over: { $by ->
#         [crystals] the round is complete, and somebody's crystals are spent (R-43).
#        *[rounds]
#             after { $rounds ->
#                 [one] 1 round
#                *[other] { $rounds } rounds
#             } it is scored as it stands.
#     }
over =
    Koniec gry: { $by ->
        [crystals] runda dobiegła końca, a komuś skończyły się kryształy (R-43).
       *[rounds]
            po { $rounds ->
                [1] 1 rundzie
               *[other] { $rounds } rundach
            } punkty liczy się tak, jak jest.
    }

# English:
#     { $duty ->
#         [yes] Carve a stone (R-16).
#        *[no] { $possible }?
#     } Dice: { $dice }; { crystals } left.
ask-main =
    { $duty ->
        [yes] Wyryj runy na kamieniu (R-16).
       *[no] { $possible }?
    } Kości: { $dice }; kryształy: { $crystals }.

# English: carve a stone
may-carve = rycie na kamieniu

# English: claim a reward
may-claim = odebranie nagrody

# English: use an aid
may-aid = skorzystanie z pomocy

# English: set a die
may-set-die = ustawienie kości

# English: end the turn
may-end-turn = koniec tury

# English: Carve which stone with one rune less? (R-30)
ask-less = Na którym kamieniu ryjesz o jedną runę mniej? (R-30)

# English: Carve which full stone? (R-33)
ask-full = Na którym pełnym kamieniu ryjesz? (R-33)

# English: Leave out what on { $stone }? (R-30)
ask-omit = Co pomijasz { $stone-on }? (R-30)

# English:
#     Use which { $size ->
#         [one] die
#        *[other] { $size } dice that are alike
#     }? (R-05)
ask-wild =
    { $size ->
        [one] Której kości używasz?
        [few] Których { $size } jednakowych kości używasz?
       *[many] Których { $size } jednakowych kości używasz?
    } (R-05)

# English: Take which { $colour } coin? (R-12)
ask-coin = Którą { $colour-accusative } monetę bierzesz? (R-12)

# English: Turn which die? (R-18)
ask-from = Którą kość obracasz? (R-18)

# English: Turn the { $rune } to which rune? (R-18)
ask-to = Na którą runę obracasz { $rune }? (R-18)

# English: Roll which dice again? Picked: { $picked } (R-24).
ask-pick = Którymi kośćmi rzucasz ponownie? Wybrane: { $picked } (R-24).

# English: Use which corner once more? (R-28)
ask-area = Z którego rogu korzystasz jeszcze raz? (R-28)

# English: Change which coins? (R-29)
ask-type = Które monety wymieniasz? (R-29)

# English: Change how many coins of { $coin }? (R-29)
ask-count = Ile monet { $coin } wymieniasz? (R-29)

# English: Lay which { $colour } coin on the reward? (R-38)
ask-spend = Którą { $colour-accusative } monetę kładziesz na nagrodzie? (R-38)

## What an action would do. do-: on its button; plan-: as a step of a plan, in a list; ready-: before the turn is ended
## without it; component-: in reports. $how: less, full or plain; $own: so many coins of a kind are owned already; $number:
## 0 or 1; $code and $token: codes, "s2" and "P4"

# English:
#     { $how ->
#         [less] Carve { $stone } with one rune less
#         [full] Carve { $stone }, whose holes are full, for a { $colour } coin
#        *[plain] Carve { $stone } for 1 crystal and a { $colour } coin
#     }
do-carve =
    { $how ->
        [less] Wyryj o jedną runę mniej { $stone-on }
        [full] Wyryj runy { $stone-on }, choć jest pełny, za { $colour-accusative } monetę
       *[plain] Wyryj runy { $stone-on }: 1 kryształ za { $colour-accusative } monetę
    }

# English: Put a crystal in the centre and set a die
do-set-die = Połóż kryształ na środku i ustaw kość

# English: Use the aid "{ $corner }" for { crystals }
do-aid = Skorzystaj z pomocy „{ $corner }” za { crystals }

# English: Claim for { $space } honour: { $reward }
do-claim =
    Odbierz nagrodę wartą { $space ->
        [one] 1 punkt
        [few] { $space } punkty
       *[many] { $space } punktów
    } honoru: { $reward }

# English: End the turn
do-end-turn = Zakończ turę

# English: Pass: no stone can be carved
do-pass = Spasuj: nie możesz ryć na żadnym kamieniu

# English:
#     { $count ->
#         [one] Use one die that shows { $rune }
#        *[other] Use { $count } dice that show { $rune } for “{ $count } alike”
#     }
do-wild =
    { $count ->
        [one] Użyj jednej kości z runą { $rune }
        [few] Użyj { $count } kości z runą { $rune } jako „{ $count } jednakowe”
       *[many] Użyj { $count } kości z runą { $rune } jako „{ $count } jednakowych”
    }

# English: Leave out { $rune }
do-omit = Pomiń { $rune }

# English: Leave out one of the { $size } that should be alike
do-omit-wild = Pomiń jedną z { $size } kości, które mają być jednakowe

# English:
#     Take a { $coin } ({ $own ->
#         [0] your first
#        *[other] you have { $own }
#     })
do-coin =
    Weź { $coin } ({ $own ->
        [0] twoja pierwsza taka moneta
       *[other] takich monet masz: { $own }
    })

# English: Set a die that shows { $rune }
do-from = Ustaw kość, która pokazuje { $rune }

# English: Turn it to { $rune }
do-to = Obróć ją na { $rune }

# English: Pick a die that shows { $rune }
do-add = Wybierz kość, która pokazuje { $rune }

# English: Roll the picked dice: { $picked }
do-roll = Rzuć wybranymi kośćmi: { $picked }

# English: Use the aid "{ $corner }" once more
do-area = Skorzystaj jeszcze raz z pomocy „{ $corner }”

# English: Change { $coin } for { $other }: up to { $most }
do-type = Wymień { $coin } na { $other }: najwyżej { $most }

# English: Change { $count } x { $coin } for { $other }
do-count = Wymień { $count } × { $coin } na { $other }

# English: Lay a { $coin } on the reward
do-spend = Połóż { $coin } na nagrodzie

# English: A stone can be carved.
ready-carve = Możesz jeszcze ryć na kamieniu.

# English: The reward for { $space } honour is ready.
ready-claim =
    Nagroda warta { $space ->
        [one] 1 punkt
        [few] { $space } punkty
       *[many] { $space } punktów
    } honoru jest do odebrania.

# English:
#     { $how ->
#         [less] carve { $colour } on { $board } with one rune less
#        *[other] carve { $colour } on { $board }
#     }
plan-carve =
    { $how ->
        [less] wyryj o jedną runę mniej na { $colour-on } kamieniu planszy { $board }
       *[other] wyryj runy na { $colour-on } kamieniu planszy { $board }
    }

# English: { "" }
plan-set-die = { "" }

# English: use the aid "{ $corner }"
plan-aid = skorzystaj z pomocy „{ $corner }”

# English: claim { $reward }
plan-claim = odbierz nagrodę ({ $reward })

# English: { "" }
plan-end-turn = { "" }

# English: { "" }
plan-wild = { "" }

# English: { "" }
plan-omit = { "" }

# English: { "" }
plan-omit-wild = { "" }

# English: take a { $coin }
plan-coin = weź { $coin }

# English: { "" }
plan-from = { "" }

# English: turn a die to { $rune }
plan-to = obróć kość na { $rune }

# English: { "" }
plan-add = { "" }

# English: roll { $picked } again
plan-roll = rzuć ponownie: { $picked }

# English: change { $coin } for { $other }
plan-type = wymień { $coin } na { $other }

# English: { "" }
plan-count = { "" }

# English: Carve the { $colour } stone { $code } on { $board }
component-carve = Wyryj runy na { $colour-on } kamieniu { $code } planszy { $board }

# English: Use the aid "{ $corner }"
component-aid = Skorzystaj z pomocy „{ $corner }”

# English: Claim { $token }, { $reward }
component-claim = Odbierz { $token }: { $reward }

# English: Use { $rune } for dice that are to be alike
component-wild = Użyj { $rune } tam, gdzie kości mają być jednakowe

# English: Leave out one of those that are to be alike
component-omit-wild = Pomiń jedną z kości, które mają być jednakowe

# English:
#     { $number ->
#         [0] Take the first coin of the colour
#        *[1] Take the second coin of the colour
#     }
component-coin =
    { $number ->
        [0] Weź pierwszą monetę tego koloru
       *[1] Weź drugą monetę tego koloru
    }

# English:
#     { $number ->
#         [0] Lay the first coin of the colour on the reward
#        *[1] Lay the second coin of the colour on the reward
#     }
component-spend =
    { $number ->
        [0] Połóż na nagrodzie pierwszą monetę tego koloru
       *[1] Połóż na nagrodzie drugą monetę tego koloru
    }

# English: Roll the picked dice
component-roll = Rzuć wybranymi kośćmi

# English: Change { $coin } for { $other }
component-type = Wymień { $coin } na { $other }

# English: Change { $count } at once
component-count = Wymień naraz { $count }

# English: { do-end-turn }
component-end-turn = { do-end-turn }

## The position, in text. $price: `crystals`; $visitors: numbers of seats, "13", or "nobody"; $stacks: a list of `stack-line`;
## $coins: codes, "2xb0"

# English:
#     { $title }{ $sessions ->
#         [one] { "" }
#        *[other] , session { $session } of { $sessions }
#     }{ $round ->
#         [0] { "" }
#        *[other] , round { $round }
#     }
title =
    { $title }{ $sessions ->
        [1] { "" }
       *[other] , część { $session } z { $sessions }
    }{ $round ->
        [0] { "" }
       *[other] , runda { $round }
    }

# English:
#     { $number } { $board }, side { $side }: { $aid } ({ $price }{ $visitors ->
#         [nobody] { "" }
#        *[other] , used by { $visitors }
#     })
board-line =
    { $number } { $board }, strona { $side }: { $aid } ({ $price }{ $visitors ->
        [nobody] { "" }
       *[other] ; gracze: { $visitors }
    })

# English: The Jarl's Grand Hall
hall-line = Wielka Sala Jarla

# English:
#     { $tokens ->
#         [one] 1 token
#        *[other] { $tokens } tokens
#     } in the pile
pile-line =
    { $tokens ->
        [one] 1 żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    } na stosie

# English: Coin stacks: { $stacks }
stacks-line = Stosy monet: { $stacks }

# English: { $code } { $coin } { $count }
stack-line = { $code } { $coin } { $count }

# English:
#     Dice: { $dice } unused, { $used } used{ $rolling ->
#         [0] { "" }
#        *[other] , { $rolling } in the air
#     }
dice-line =
    Kości: nieużyte { $dice }, użyte { $used }{ $rolling ->
        [0] { "" }
       *[other] , w powietrzu { $rolling }
    }

# English: { $honour } honour
honour-held = honor { $honour }

# English: { $coins }
coins-held = { $coins }

# English: { $coins } on rewards
coins-laid = { $coins } na nagrodach

# English: a dark die
dark-die-held = ciemna kość

## Points. $values: a sum of numbers, "1 + 3"; $by: tokens, gold, silver, bronze or crystals

# English: { $points } honour
counted =
    { $points ->
        [one] 1 punkt honoru
        [few] { $points } punkty honoru
       *[many] { $points } punktów honoru
    }

# English: Rewards of the Jarl's Grand Hall (R-36)
rewards = Nagrody Wielkiej Sali Jarla (R-36)

# English: Head start of a player who began later (A-20)
head-start = Fory gracza, który zaczynał później (A-20)

# English: Coins of the first session (R-50)
first-session = Monety pierwszej części (R-50)

# English: Coins, { $colour }: { $values } (R-45)
coin-values = Monety, { $colour }: { $values } (R-45)

# English: Coins, { $colour }
coin-source = Monety, { $colour }

# English: Crystals left (R-45)
crystals-left = Pozostałe kryształy (R-45)

# English: Sets of magic rune, goods and praise: { $count } (R-46)
sets = Komplety z runy magicznej, towarów i pochwały: { $count } (R-46)

# English: Sets of magic rune, goods and praise
sets-source = Komplety z runy magicznej, towarów i pochwały

# English: Most { $kind } tokens (R-47)
majority = Najwięcej żetonów: { $kind } (R-47)

# English:
#     { $seat } wins the tie by { $by ->
#         [tokens] the most reward tokens
#         [gold] the most gold coins
#         [silver] the most silver coins
#         [bronze] the most bronze coins
#        *[crystals] the fewest crystals left
#     } (R-48).
tie-broken =
    { $seat } wygrywa przy remisie: { $by ->
        [tokens] najwięcej żetonów nagród
        [gold] najwięcej złotych monet
        [silver] najwięcej srebrnych monet
        [bronze] najwięcej brązowych monet
       *[crystals] najmniej pozostałych kryształów
    } (R-48).

# English: { $winners } share the victory (R-48).
tie-shared = Wspólne zwycięstwo: { $winners } (R-48).

## On the board, where there is little room: a heading and a line below it, each of about 25 letters

# English: Before the first turn
goal-before = Przed pierwszą turą

# English:
#     { $sessions ->
#         [one] Round { $round }
#        *[other] Session { $session }, round { $round }
#     }
goal-round =
    { $sessions ->
        [1] Runda { $round }
       *[other] Część { $session }, runda { $round }
    }

# English:
#     { $sessions ->
#         [one] Round { $round }: the end is near
#        *[other] The end is near
#     }
goal-near =
    { $sessions ->
        [1] Runda { $round }: koniec blisko
       *[other] Koniec jest blisko
    }

# English:
#     { $turns ->
#         [0] The last turn
#        *[other] Last round
#     }
goal-last =
    { $turns ->
        [0] Ostatnia tura
       *[other] Ostatnia runda
    }

# English: The coins are counted
goal-counting = Liczenie monet

# English: The game is over
goal-over = Koniec gry

# English: Until a last crystal is spent
goal-crystals = Do ostatniego kryształu

# English:
#     { $crystals ->
#         [0] no crystal left
#         [one] 1 crystal left
#        *[other] { $crystals } crystals left
#     }
goal-left =
    { $crystals ->
        [0] nie ma kryształów
        [one] został 1 kryształ
        [few] zostały { $crystals } kryształy
       *[many] zostało { $crystals } kryształów
    }

# English: Coins count, too
goal-coins = Liczą się też monety

# English:
#     { $count ->
#         [one] wins with { $honour }
#        *[other] share it with { $honour }
#     }
goal-won =
    { $count ->
        [1] wygrywa, honor { $honour }
       *[other] remis, honor { $honour }
    }

# English:
#     { $honour } honour, { $coins ->
#         [one] 1 coin
#        *[other] { $coins } coins
#     }
standing =
    honor { $honour }, { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }

# English: { $honour } honour
standing-counted = honor { $honour }

## What the pieces mean. $taken, $used, $laid, $left, $worth, $least: numbers; $effect: by its phrase `effect-...`; $name and
## $sign: a rune, "Thurisaz" and "Th"

# English: When somebody's last crystal is spent the round is finished, and the most honour wins (R-43, R-45)
means-goal = Gdy komuś skończą się kryształy, rundę gra się do końca, a wygrywa ten, kto ma najwięcej honoru (R-43, R-45)

# English: { $seat } has { crystals } left and can bring the last round (R-43)
means-near = { $seat } ma jeszcze { crystals } i może wywołać ostatnią rundę (R-43)

# English:
#     { $seat } has no crystal left: this round is the last, and { $turns ->
#         [0] this turn ends it
#         [one] 1 more turn is to come
#        *[other] { $turns } more turns are to come
#     } (R-43)
means-last =
    { $seat } nie ma już kryształów: ta runda jest ostatnia, { $turns ->
        [0] a ta tura także
        [one] pozostała jeszcze 1 tura
        [few] pozostały jeszcze { $turns } tury
       *[many] pozostało jeszcze { $turns } tur
    } (R-43)

# English: Now everybody's coins are turned over (R-45)
means-counting = Teraz odkrywa się monety wszystkich graczy (R-45)

# English: { $winners }: { $honour } honour
means-over =
    { $winners }: { $honour ->
        [one] 1 punkt
        [few] { $honour } punkty
       *[many] { $honour } punktów
    } honoru

# English:
#     { $asked } for a { $colour } coin, on { $board } (R-06){ $taken ->
#         [0] { "" }
#         [1] . One hole is empty, { $owners } has the other
#        *[2] . Both holes are taken, by { $owners } (R-09)
#     }
means-stone =
    { $asked }: { $colour-coin } moneta, plansza { $board } (R-06){ $taken ->
        [0] { "" }
        [1] . Jeden otwór jest wolny, w drugim kryształ ma { $owners }
       *[2] . Oba otwory są zajęte: { $owners } (R-09)
    }

# English:
#     { $aid } for { crystals }: { $effect }. { $used ->
#         [0] Nobody has used it
#        *[other] Used by { $users } (R-20)
#     }
means-aid =
    { $aid } za { crystals }: { $effect }. { $used ->
        [0] Nikt jeszcze nie skorzystał
       *[other] Kto skorzystał: { $users } (R-20)
    }

# English: roll any unused dice again (R-24)
effect-reroll = rzuć ponownie dowolnymi nieużytymi kośćmi (R-24)

# English: one die more, at once and on every turn (R-26)
effect-dark-die = jedna kość więcej, od razu i w każdej turze (R-26)

# English: roll a used die and use it once more (R-27)
effect-reuse-die = rzuć użytą kością i użyj jej jeszcze raz (R-27)

# English: use another corner that you have used before, once more (R-28)
effect-reuse-corner = skorzystaj jeszcze raz z innego rogu, w którym leży już twój kryształ (R-28)

# English: change coins for those with the other magic rune of their colour (R-29)
effect-change-rune = wymień monety na monety tego samego koloru z drugą runą magiczną (R-29)

# English: carve a stone with one rune less (R-30)
effect-one-less = wyryj na kamieniu o jedną runę mniej (R-30)

# English: carve a stone whose holes are full (R-33)
effect-full-stone = wyryj runy na kamieniu, którego otwory są zajęte (R-33)

# English: The centre. A crystal laid here sets a die, once a turn (R-18)
means-centre = Środek. Położony tu kryształ pozwala ustawić kość, raz w turze (R-18)

# English: For { $honour } honour: { $reward }
means-space =
    Warte { $honour ->
        [one] 1 punkt
        [few] { $honour } punkty
       *[many] { $honour } punktów
    } honoru: { $reward }

# English: For { $honour } honour: no reward lies here (R-40)
means-no-reward =
    Warte { $honour ->
        [one] 1 punkt
        [few] { $honour } punkty
       *[many] { $honour } punktów
    } honoru: nie leży tu żadna nagroda (R-40)

# English: { $reward }. Won by { $seat }
means-won = { $reward }. Właściciel: { $seat }

# English:
#     { $count ->
#         [0] No unused die shows
#         [one] An unused die that shows
#        *[other] { $count } unused dice that show
#     } { $name } ({ $sign }){ $picked ->
#         [0] { "" }
#        *[other] ; { $picked } to be rolled again (R-24)
#     }
means-dice =
    { $count ->
        [0] Żadna nieużyta kość nie pokazuje
        [one] 1 nieużyta kość pokazuje
        [few] { $count } nieużyte kości pokazują
       *[many] { $count } nieużytych kości pokazuje
    } { $name } ({ $sign }){ $picked ->
        [0] { "" }
       *[other] ; do ponownego rzutu: { $picked } (R-24)
    }

# English: { $coin }, { $colour }: { $count } left, each worth { $least } to { $most }; nobody may look before the end (R-14)
means-stack = { $coin }, { $colour }: zostało { $count }, każda warta od { $least } do { $most }; nikt nie zagląda przed końcem (R-14)

# English:
#     { $seat }: { $count } x { $coin }{ $laid ->
#         [0] { "" }
#        *[other] , and { $laid } on rewards (R-37)
#     }{ $worth ->
#         [0] { "" }
#        *[other] , worth { $worth } (R-45)
#     }
means-purse =
    { $seat }: { $count } × { $coin }{ $laid ->
        [0] { "" }
       *[other] , do tego { $laid } na nagrodach (R-37)
    }{ $worth ->
        [0] { "" }
       *[other] , wartość { $worth } (R-45)
    }

# English: { $seat }: { $left } of { crystals } in hand; the last one brings the last round (R-43)
means-hand = { $seat }: zostało { $left } z { crystals.genitive }; ostatni wywołuje ostatnią rundę (R-43)

# English: The dark die of { $seat }, rolled with the others every turn (R-26)
means-dark = Ciemna kość gracza { $seat }: rzuca się nią razem z innymi w każdej turze (R-26)

# English: { $seat }: { $honour } honour
means-honour =
    { $seat }: { $honour ->
        [one] 1 punkt
        [few] { $honour } punkty
       *[many] { $honour } punktów
    } honoru

## Why something is not possible: after "Not possible:", or alone

# English: first this is to be decided: { $prompt }
first-this = najpierw trzeba rozstrzygnąć: { $prompt }

# English: that does nothing by itself. Possible now: { $possible } (R-03)
first-main = samo to nic nie daje. { $possible }: to jest teraz możliwe (R-03)

# English: dice are used by carving a stone; to set a die, touch the centre first (R-06, R-18)
set-first = kości używa się do rycia na kamieniu; żeby ustawić kość, najpierw dotknij środka (R-06, R-18)

# English: a coin is taken by carving a stone of its metal (R-07)
coin-by-carving = monetę bierze się za rycie na kamieniu z tego samego metalu (R-07)

# English: { $seat } has no crystal left (R-06)
no-crystal =
    { $seat-is ->
        [you] nie masz już kryształów
       *[other] { $seat } nie ma już kryształów
    } (R-06)

# English: both holes of { $stone } are taken (R-09)
full = oba otwory { $stone-genitive } są zajęte (R-09)

# English: the unused dice, { $dice }, do not meet { $stone } (R-06)
unmet = nieużyte kości, { $dice }, nie pasują do { $stone-genitive } (R-06)

# English: no unused die is left for { $stone } (R-06)
no-dice-left = nie ma już nieużytej kości do { $stone-genitive } (R-06)

# English: the unused dice, { $dice }, do not meet { $stone } even with one rune less (R-30)
unmet-less = nieużyte kości, { $dice }, nie pasują do { $stone-genitive } nawet z jedną runą mniej (R-30)

# English: { $stone } has an empty hole (R-33)
not-full = { $stone } ma wolny otwór (R-33)

# English: a die is set only once a turn (R-18)
die-is-set = kość ustawia się tylko raz w turze (R-18)

# English: there is no unused die (R-18)
no-unused = nie ma nieużytej kości (R-18)

# English: a crystal must be kept for the stone that is still to be carved this turn (R-15)
keep-one = trzeba zachować kryształ na kamień, na którym musisz jeszcze ryć w tej turze (R-15)

# English: setting a die costs a crystal (R-18)
no-crystal-for-die = ustawienie kości kosztuje kryształ (R-18)

# English: { $seat } has used this area already: each only once (R-20)
area-used =
    { $seat-is ->
        [you] na tym polu pomocy leży już twój kryształ
       *[other] na tym polu pomocy leży już kryształ gracza { $seat }
    }: z każdego korzysta się tylko raz (R-20)

# English: the aid "{ $corner }" costs { crystals } (R-21)
area-price = pomoc „{ $corner }” kosztuje { crystals } (R-21)

# English: the aid "{ $corner }" takes a crystal for the area and one for the stone (R-31)
less-price = pomoc „{ $corner }” kosztuje kryształ za pole i kryształ za kamień (R-31)

# English: there is no unused die to roll again (R-23)
no-reroll = nie ma nieużytej kości do ponownego rzutu (R-23)

# English: { $seat } owns a dark die already (R-26)
has-dark =
    { $seat-is ->
        [you] masz już
       *[other] { $seat } ma już
    } ciemną kość (R-26)

# English: no used die lies in the centre (R-27)
no-used = na środku nie leży żadna użyta kość (R-27)

# English: no corner that { $seat } has used before could help now (R-28)
no-corner =
    żaden róg, w którym { $seat-is ->
        [you] masz już kryształ
       *[other] { $seat } ma już kryształ
    }, nic by teraz nie dał (R-28)

# English: { $seat } has no coin that could be changed (R-29)
no-change =
    { $seat-is ->
        [you] nie masz
       *[other] { $seat } nie ma
    } monety do wymiany (R-29)

# English: no stone could be carved with one rune less (R-30)
no-less = nawet z jedną runą mniej nie da się ryć na żadnym kamieniu (R-30)

# English: the dice meet no stone whose holes are full (R-33)
no-full = kości nie pasują do żadnego pełnego kamienia (R-33)

# English: the children's version has no rewards (R-57)
no-rewards = w wersji dla dzieci nie ma nagród (R-57)

# English: no reward lies on that space (R-40)
no-token = na tym polu nie leży żadna nagroda (R-40)

# English: { $seat } does not have what this reward asks: { $reward } (R-35)
not-met =
    { $seat-is ->
        [you] nie spełniasz
       *[other] { $seat } nie spełnia
    } warunku nagrody: { $reward } (R-35)

# English: a stone can be carved, and one must be (R-16)
duty = na którymś kamieniu da się ryć, więc trzeba to zrobić (R-16)

# English:
#     { $size ->
#         [one] no unused die shows that rune (R-05)
#        *[other] { $size } alike are { $size } dice with the same rune (R-05)
#     }
wild-short =
    { $size ->
        [one] żadna nieużyta kość nie pokazuje tej runy (R-05)
        [few] { $size } jednakowe to { $size } kości z tą samą runą (R-05)
       *[many] { $size } jednakowych to { $size } kości z tą samą runą (R-05)
    }

# English: the dice would not meet { $stone } without that (R-30)
omit-short = nawet bez tego kości nie pasują do { $stone-genitive } (R-30)

# English: no unused die shows { $rune } (R-18)
no-such-die = żadna nieużyta kość nie pokazuje { $rune } (R-18)

# English: no unused die shows { $rune }, or all that do are picked (R-24)
no-such-pick = żadna nieużyta kość nie pokazuje { $rune } albo wszystkie takie są już wybrane (R-24)

# English: the die already shows { $rune } (R-18)
shows-that = kość już pokazuje { $rune } (R-18)

# English: at least one die is picked first (R-24)
pick-one = najpierw wybiera się przynajmniej jedną kość (R-24)

# English: { $seat } has not used that corner before (R-28)
area-not-used =
    { $seat-is ->
        [you] nie masz jeszcze kryształu w tym rogu
       *[other] { $seat } nie ma jeszcze kryształu w tym rogu
    } (R-28)

# English: the aid "{ $corner }" cannot be used once more (R-28)
area-excluded = z pomocy „{ $corner }” nie można skorzystać jeszcze raz (R-28)

# English: the aid "{ $corner }" could do nothing now (R-23)
area-no-help = pomoc „{ $corner }” nic by teraz nie dała (R-23)

# English: { $seat } has no free { $coin }, or the stack of { $other } is empty (R-29)
type-short =
    { $seat-is ->
        [you] nie masz wolnej monety
       *[other] { $seat } nie ma wolnej monety
    } { $coin } albo stos { $other } jest pusty (R-29)

# English: at most { $most } can be changed (R-29)
count-short = można wymienić najwyżej { $most } (R-29)

## What content.toml calls by a code or too shortly: the coins, by their runes, and honour

# English: { fishing-stave }
field-b0 = { fishing-stave }

# English: { dream-stave }
field-b1 = { dream-stave }

# English: { rotas-stave }
field-s0 = { rotas-stave }

# English: { gapaldur }
field-s1 = { gapaldur }

# English: { thors-hammer }
field-g0 = { thors-hammer }

# English: { trading-stave }
field-g1 = { trading-stave }

# English: Tokens that the majority takes
field-majority-least = Żetony potrzebne do większości

# English: Carve a full stone
field-full-stone = Rycie na pełnym kamieniu

# English: Honour for a set
field-set = Honor za komplet

# English: Honour for a crystal
field-crystal = Honor za kryształ

# English: Honour for the majority
field-majority = Honor za większość

# English: The long version: two sessions (R-50)
option-long-about = Wersja długa: dwie części (R-50)

# English: The children's version: no rewards, only coins count (R-57)
option-children-about = Wersja dla dzieci: bez nagród, liczą się tylko monety (R-57)

# English: Whoever comes later in a round begins with some honour (ours: A-20)
option-head_start-about = Kto zaczyna później w rundzie, ma na początku trochę honoru (nasza zasada: A-20)

# English: the limit of rounds
stop = limit rund

# English: Roll six rune dice, carve stones for the Jarl, and spend your energy before the others have spent theirs.
line-runir = Sześć kości z runami, kamienie dla Jarla i siły, które trzeba zużyć, zanim inni zużyją swoje.

# English: Two sessions
option-long = Dwie części

# English: The children's version
option-children = Wersja dla dzieci

# English: A head start for those who come later
option-head_start = Fory dla tych, którzy zaczynają później

# English: First game
preset-runir-first-game = Pierwsza partia

# English: Without rewards: only the coins count.
preset-runir-first-game-line = Bez nagród: liczą się tylko monety.

# English: As printed
preset-runir-as-printed = Jak w pudełku

# English: The game from the box.
preset-runir-as-printed-line = Gra według zasad z pudełka.

# English: Long
preset-runir-long = Długa

# English: Two sessions, one after the other.
preset-runir-long-line = Dwie części, jedna po drugiej.

# English: Numbers
field-numbers = Liczby

# English: Crystals
field-crystals = Kryształy

# English: Dice
field-dice = Kości

# English: Hall
field-hall = Wielka Sala

# English: Rounds
field-rounds = Rundy

# English: Aids
field-aids = Pomoce

# English: Reroll
field-reroll = Ponowny rzut

# English: Dark die
field-dark-die = Ciemna kość

# English: Reuse die
field-reuse-die = Kość jeszcze raz

# English: Reuse corner
field-reuse-corner = Róg jeszcze raz

# English: Change rune
field-change-rune = Zamiana runy

# English: One less
field-one-less = Jedna runa mniej

# English: Coins
field-coins = Monety

# English: Rewards
field-rewards = Nagrody

# English: Magic
field-magic = Runa magiczna

# English: Goods
field-goods = Towary

# English: Gold
field-gold = Złoto

# English: Bronze
field-bronze = Brąz

# English: Silver
field-silver = Srebro

# English: Praise
field-praise = Pochwała

# English: Same stone
field-same-stone = Na tym samym kamieniu

# English: One board
field-one-board = Na jednej planszy

# English: Every board
field-every-board = Na każdej planszy

# English: In all
field-in-all = Łącznie

# English: Boards
field-boards = Plansze

# English: Rune
field-rune = Runa

# English: Ansuz
field-ansuz = Ansuz

# English: Fehu
field-fehu = Fehu

# English: Kaunan
field-kaunan = Kaunan

# English: Raido
field-raido = Raido

# English: Thurisaz
field-thurisaz = Thurisaz

# English: Uruz
field-uruz = Uruz

# English: Sides
field-sides = Strony

# English: Aid
field-aid = Pomoc

# English: Claim a reward
theme-reward = Odbierz nagrodę

# English: Three stones in one turn
theme-three-stones = Trzy kamienie w jednej turze

# English: Two stones in one turn
theme-two-stones = Dwa kamienie w jednej turze

# English: The right aid
theme-right-aid = Właściwa pomoc

# English: Set a die
theme-set-a-die = Obróć kość

# English: Change coins
theme-change-coins = Wymień monety

# English: Roll again
theme-roll-again = Rzuć jeszcze raz

# English: Leave something out
theme-leave-out = Pomiń coś

# English: Which stone?
theme-one-stone = Który kamień?

# English: Know when to stop
theme-end-here = Wiedzieć, kiedy skończyć
