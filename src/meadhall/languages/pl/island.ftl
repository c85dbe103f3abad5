## What happened: one sentence for each fact that the rules tell (facts.py). $kind-is and $being-is are "hidden" where the
## reader does not see the card; $other is a kind of tile in `switched`, and $partner its cell; $tiles and $beings are lists
## in `rejected-...`

# English:
#     { $seat-is ->
#         [you] You begin.
#        *[other] { $seat } begins.
#     }
first =
    { $seat-is ->
        [you] Zaczynasz.
       *[other] Zaczyna { $seat }.
    }

# English:
#     { $seat-is ->
#         [you] You get the { $element } board.
#        *[other] { $seat } gets the { $element } board.
#     }
board-dealt =
    { $seat-is ->
        [you] Dostajesz planszę { $element-genitive }.
       *[other] { $seat } dostaje planszę { $element-genitive }.
    }

# English:
#     { $seat-is ->
#         [you] You play { $protector }.
#        *[other] { $seat } plays { $protector }.
#     }
chose =
    { $seat-is ->
        [you] Wybierasz opiekuna: { $protector }.
       *[other] { $seat } wybiera opiekuna: { $protector }.
    }

# English:
#     The island lies on the table: { $tiles ->
#         [one] 1 tile.
#        *[other] { $tiles } tiles.
#     }
island-laid =
    Wyspa leży na stole: { $tiles ->
        [one] 1 kafelek.
        [few] { $tiles } kafelki.
       *[many] { $tiles } kafelków.
    }

# English: Every hand of tiles is dealt.
tiles-dealt = Wszyscy mają na ręce kafelki.

# English: Every hand of beings is dealt.
beings-dealt = Wszyscy mają na ręce istoty.

# English: Every player holds all beings of the own element, face up (S-96).
all-beings-dealt = Każdy gracz ma przed sobą wszystkie istoty własnego żywiołu, odkryte (S-96).

# English: Bonus card { $card }, worth { $points }, is laid out.
bonus-dealt = Na stole pojawia się karta premii { $card } ({ points }).

# English:
#     { $seat-is ->
#         [you] You start on { $cell }.
#        *[other] { $seat } starts on { $cell }.
#     }
started =
    { $seat-is ->
        [you] Zaczynasz na { $cell }.
       *[other] { $seat } zaczyna na { $cell }.
    }

# English:
#     { $seat-is ->
#         [you] You start on { $cell }, the only cell where you can start (S-10).
#        *[other] { $seat } starts on { $cell }, the only cell that is left to start on (S-10).
#     }
started-there =
    { $seat-is ->
        [you] Zaczynasz na { $cell }: to jedyne możliwe pole (S-10).
       *[other] { $seat } zaczyna na { $cell }: to jedyne pole, które zostało (S-10).
    }

# English:
#     { $seat-is ->
#         [you] You discard { $kind } to draw another tile.
#        *[other] { $seat } discards { $kind } to draw another tile.
#     }
exchanged =
    { $seat-is ->
        [you] Odrzucasz { $kind-accusative }, żeby dobrać inny kafelek.
       *[other] { $seat } odrzuca { $kind-accusative }, żeby dobrać inny kafelek.
    }

# English:
#     { $seat-is ->
#         [you] You replace { $old } on { $cell } by { $kind }.
#        *[other] { $seat } replaces { $old } on { $cell } by { $kind }.
#     }
placed =
    { $seat-is ->
        [you] Kładziesz { $kind-accusative } na { $cell } zamiast { $old-genitive }.
       *[other] { $seat } kładzie { $kind-accusative } na { $cell } zamiast { $old-genitive }.
    }

# English:
#     { $seat-is ->
#         [you] You take hold of { $kind } on { $cell }.
#        *[other] { $seat } takes hold of { $kind } on { $cell }.
#     }
lifted =
    { $seat-is ->
        [you] Podnosisz { $kind-accusative } z { $cell }.
       *[other] { $seat } podnosi { $kind-accusative } z { $cell }.
    }

# English:
#     { $seat-is ->
#         [you] You switch { $kind } on { $cell } with { $other } on { $partner }.
#        *[other] { $seat } switches { $kind } on { $cell } with { $other } on { $partner }.
#     }
switched =
    { $seat-is ->
        [you] Zamieniasz miejscami { $kind-accusative } na { $cell } i { $other-accusative } na { $partner }.
       *[other] { $seat } zamienia miejscami { $kind-accusative } na { $cell } i { $other-accusative } na { $partner }.
    }

# English:
#     { $seat-is ->
#         [you] You step to { $cell }.
#        *[other] { $seat } steps to { $cell }.
#     }
stepped =
    { $seat-is ->
        [you] Idziesz na { $cell }.
       *[other] { $seat } idzie na { $cell }.
    }

# English:
#     { $seat-is ->
#         [you] You fly to { $cell }.
#        *[other] { $seat } flies to { $cell }.
#     }
flew =
    { $seat-is ->
        [you] Lecisz na { $cell }.
       *[other] { $seat } leci na { $cell }.
    }

# English:
#     { $seat-is ->
#         [you] You activate { $being }: { being-points }.
#        *[other] { $seat } activates { $being }: { being-points }.
#     }
activated =
    { $seat-is ->
        [you] Aktywujesz istotę { $being }: { being-points }.
       *[other] { $seat } aktywuje istotę { $being }: { being-points }.
    }

# English:
#     { $seat-is ->
#         [you] Your token stands for { $element } on { $cell }, and is used up (S-47).
#        *[other] A token of { $seat } stands for { $element } on { $cell }, and is used up (S-47).
#     }
used-token =
    { $seat-is ->
        [you] Twój żeton zastępuje { $element-accusative } na { $cell } i zostaje zużyty (S-47).
       *[other] Żeton gracza { $seat } zastępuje { $element-accusative } na { $cell } i zostaje zużyty (S-47).
    }

# English:
#     { $seat-is ->
#         [you] You claim bonus card { $card }, worth { $points }.
#        *[other] { $seat } claims bonus card { $card }, worth { $points }.
#     }
claimed =
    { $seat-is ->
        [you] Zajmujesz kartę premii { $card } ({ points }).
       *[other] { $seat } zajmuje kartę premii { $card } ({ points }).
    }

# English:
#     { $seat-is ->
#         [you] You lock bonus card { $card }.
#        *[other] { $seat } locks bonus card { $card }.
#     }
locked =
    { $seat-is ->
        [you] Zamykasz kartę premii { $card }.
       *[other] { $seat } zamyka kartę premii { $card }.
    }

# English:
#     { $seat-is ->
#         [you] You share
#        *[other] { $seat } shares
#     } bonus card { $card }, worth { $points }, with { $owner-is ->
#         [you] you
#        *[other] { $owner }
#     }; it is locked.
shared =
    { $seat-is ->
        [you] Dzielisz
       *[other] { $seat } dzieli
    } kartę premii { $card } ({ points }) { $owner-is ->
        [you] z tobą
       *[other] z graczem { $owner }
    }; karta jest teraz zamknięta.

# English:
#     { $seat-is ->
#         [you] You take
#        *[other] { $seat } takes
#     } bonus card { $card } over from { $owner-is ->
#         [you] you, and your token goes back.
#        *[other] { $owner }, whose token goes back.
#     }
took-over =
    { $seat-is ->
        [you] Przejmujesz
       *[other] { $seat } przejmuje
    } kartę premii { $card } { $owner-is ->
        [you] od ciebie; twój żeton wraca.
       *[other] od gracza { $owner }; żeton tego gracza wraca.
    }

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
#         [you] You have
#        *[other] { $seat } has
#     } nothing left to do: the turn ends (S-16).
nothing-left =
    { $seat-is ->
        [you] Nie masz
       *[other] { $seat } nie ma
    } już nic do zrobienia: tura się kończy (S-16).

# English:
#     { $seat-is ->
#         [you]
#             { $more ->
#                 [0] You pass and discard { $kind }.
#                *[other] You discard { $kind }.
#             }
#        *[other]
#             { $more ->
#                 [0] { $seat } passes and discards { $kind }.
#                *[other] { $seat } discards { $kind }.
#             }
#     }
discarded-tile =
    { $seat-is ->
        [you]
            { $more ->
                [0] Pasujesz i odrzucasz { $kind-accusative }.
               *[other] Odrzucasz { $kind-accusative }.
            }
       *[other]
            { $more ->
                [0] { $seat } pasuje i odrzuca { $kind-accusative }.
               *[other] { $seat } odrzuca { $kind-accusative }.
            }
    }

# English:
#     { $seat-is ->
#         [you]
#             { $more ->
#                 [0] You pass and discard { $being }.
#                *[other] You discard { $being }.
#             }
#        *[other]
#             { $more ->
#                 [0] { $seat } passes and discards { $being }.
#                *[other] { $seat } discards { $being }.
#             }
#     }
discarded-being =
    { $seat-is ->
        [you]
            { $more ->
                [0] Pasujesz i odrzucasz istotę { $being }.
               *[other] Odrzucasz istotę { $being }.
            }
       *[other]
            { $more ->
                [0] { $seat } pasuje i odrzuca istotę { $being }.
               *[other] { $seat } odrzuca istotę { $being }.
            }
    }

# English:
#     { $seat-is ->
#         [you] You draw { $count } anew.
#        *[other] { $seat } draws { $count } anew.
#     }
finished-pass =
    { $seat-is ->
        [you] Dobierasz na nowo: { $count }.
       *[other] { $seat } dobiera na nowo: { $count }.
    }

# English:
#     { $kind-is ->
#         [hidden] { $seat } draws a tile.
#        *[other]
#             { $seat-is ->
#                 [you] You draw { $kind }.
#                *[other] { $seat } draws { $kind }.
#             }
#     }
drew-tile =
    { $kind-is ->
        [hidden] { $seat } dobiera kafelek.
       *[other]
            { $seat-is ->
                [you] Dobierasz { $kind-accusative }.
               *[other] { $seat } dobiera { $kind-accusative }.
            }
    }

# English:
#     { $being-is ->
#         [hidden] { $seat } draws a being.
#        *[other]
#             { $seat-is ->
#                 [you] You draw { $being }.
#                *[other] { $seat } draws { $being }.
#             }
#     }
drew-being =
    { $being-is ->
        [hidden] { $seat } dobiera istotę.
       *[other]
            { $seat-is ->
                [you] Dobierasz istotę { $being }.
               *[other] { $seat } dobiera istotę { $being }.
            }
    }

# English:
#     { $kind-is ->
#         [hidden] { $seat } keeps one of the drawn tiles.
#        *[other]
#             { $seat-is ->
#                 [you] You keep { $kind }.
#                *[other] { $seat } keeps { $kind }.
#             }
#     }
kept-tile =
    { $kind-is ->
        [hidden] { $seat } zatrzymuje jeden z dobranych kafelków.
       *[other]
            { $seat-is ->
                [you] Zatrzymujesz { $kind-accusative }.
               *[other] { $seat } zatrzymuje { $kind-accusative }.
            }
    }

# English:
#     { $being-is ->
#         [hidden] { $seat } keeps one of the drawn beings.
#        *[other]
#             { $seat-is ->
#                 [you] You keep { $being }.
#                *[other] { $seat } keeps { $being }.
#             }
#     }
kept-being =
    { $being-is ->
        [hidden] { $seat } zatrzymuje jedną z dobranych istot.
       *[other]
            { $seat-is ->
                [you] Zatrzymujesz istotę { $being }.
               *[other] { $seat } zatrzymuje istotę { $being }.
            }
    }

# English: Not kept: { $tiles }.
rejected-tiles = Odrzucone z dobranych: { $tiles }.

# English: Not kept: { $beings }.
rejected-beings = Odrzucone z dobranych: { $beings }.

# English: The discarded tiles are shuffled into a new pile of { $count }.
tiles-shuffled = Odrzucone kafelki zostają przetasowane. Nowy stos: { $count }.

# English: The discarded beings are shuffled into a new pile of { $count }.
beings-shuffled = Odrzucone istoty zostają przetasowane. Nowy stos: { $count }.

# English:
#     With { $beings ->
#         [one] 1 being
#        *[other] { $beings } beings
#     } the game ends at once (S-80).
finished-game =
    Przy { $beings ->
        [1] 1 istocie
       *[other] { $beings } istotach
    } gra od razu się kończy (S-80).

# English:
#     With { $beings ->
#         [one] 1 being
#        *[other] { $beings } beings
#     } the end has come: everybody else has one last turn (M-35).
brought-last-turns =
    Przy { $beings ->
        [1] 1 istocie
       *[other] { $beings } istotach
    } nadchodzi koniec: wszyscy inni mają jeszcze po jednej turze (M-35).

# English: All have had their last turn: the game ends (M-35).
last-turns-over = Wszyscy rozegrali ostatnią turę: gra się kończy (M-35).

# English:
#     After { $turns ->
#         [one] 1 turn
#        *[other] { $turns } turns
#     } the game stops and is scored as it stands (S-88).
stopped =
    Po { $turns ->
        [1] 1 turze
       *[other] { $turns } turach
    } gra staje, a punkty liczy się tak, jak jest (S-88).

# English:
#     { $seat-is ->
#         [you] You have { points }.
#        *[other] { $seat } has { points }.
#     }
final-points =
    { $seat-is ->
        [you] Masz { points }.
       *[other] { $seat } ma { points }.
    }

## How things are called. $tokens: how many tokens lie on a card, of $owner and $other

# English: fire
fire = ogień
    .genitive = ognia
    .accusative = ogień
    .instrumental = ogniem

# English: water
water = woda
    .genitive = wody
    .accusative = wodę
    .instrumental = wodą

# English: earth
earth = ziemia
    .genitive = ziemi
    .accusative = ziemię
    .instrumental = ziemią

# English: air
air = powietrze
    .genitive = powietrza
    .accusative = powietrze
    .instrumental = powietrzem

# English: Northern Lights
northern-lights = zorza polarna
    .genitive = zorzy polarnej
    .accusative = zorzę polarną
    .instrumental = zorzą polarną

# English: { $kind } { $count }
tiles-of-kind = { $kind } { $count }

# English: none
nothing = brak

# English: { $name } ({ $number })
being = { $name } ({ $number })

# English:
#     { points }{ $match ->
#         [0] { "" }
#        *[other] { " and" } { $match } for the own element
#     }
being-points =
    { points }{ $match ->
        [0] { "" }
       *[other] { " i" } { $match } za własny żywioł
    }

# English: { $name }, { $title }
protector = { $name }, { $title }

# English:
#     { $points ->
#         [one] 1 point
#        *[other] { $points } points
#     }
points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

# English:
#     { $tokens ->
#         [0] free
#         [1] token of { $owner }
#        *[2] locked: { $owner }, { $other }
#     }
tokens =
    { $tokens ->
        [0] wolna
        [1] żeton gracza { $owner }
       *[2] zamknięta: { $owner }, { $other }
    }

## What is asked. $by: target or turns; $acted: 1 after the first action of a turn

# English: The table is being set.
setting-up = Trwa przygotowanie stołu.

# English: { $seat } is drawing.
drawing = { $seat } dobiera.

# English: The game is over.
over = Koniec gry.

# English:
#     The game is over: { $by ->
#         [target]
#             { $seat } has activated { $beings ->
#                 [one] 1 being
#                *[other] { $beings } beings
#             } ({ $rule }).
#        *[turns]
#             after { $turns ->
#                 [one] 1 turn
#                *[other] { $turns } turns
#             } it is scored as it stands (S-88).
#     }
over-because =
    Koniec gry: { $by ->
        [target]
            { $seat } ma { $beings ->
                [one] 1 aktywowaną istotę
                [few] { $beings } aktywowane istoty
               *[many] { $beings } aktywowanych istot
            } ({ $rule }).
       *[turns]
            po { $turns ->
                [1] 1 turze
               *[other] { $turns } turach
            } punkty liczy się tak, jak jest (S-88).
    }

# English: Which side of the { $element } board do you play? (S-03)
ask-side = Którą stroną planszy { $element-genitive } grasz? (S-03)

# English: Where does your pawn start? (S-10)
ask-start = Gdzie zaczyna twój pionek? (S-10)

# English:
#     { $acted ->
#         [0] Your turn. Act, or pass. (S-13)
#        *[1] Replacements left: { $replacements-left }, steps left: { $steps-left }. Go on, or end the turn? (S-16)
#     }
ask-turn =
    { $acted ->
        [0] Twoja tura. Działasz czy pasujesz? (S-13)
       *[1] Pozostałe podmiany: { $replacements-left }, pozostałe kroki: { $steps-left }. Grasz dalej czy kończysz turę? (S-16)
    }

# English: Which tile changes places with the one on { $cell }? ({ $S-70 })
ask-partner = Który kafelek zamienia się miejscami z tym na { $cell }? ({ $S-70 })

# English: Discard more, or draw { $count } anew? (S-59)
ask-pass = Odrzucasz coś jeszcze czy dobierasz na nowo: { $count }? (S-59)

# English: Which of the drawn tiles do you keep? { $count } to keep. (S-74)
ask-tile = Które z dobranych kafelków zatrzymujesz? Jeszcze { $count }. (S-74)

# English: Which of the drawn beings do you keep? { $count } to keep. (S-77)
ask-being = Które z dobranych istot zatrzymujesz? Jeszcze { $count }. (S-77)

# English: Lay { $kind } on which tile?
ask-lay = Na którym kafelku kładziesz { $kind-accusative }?

# English: Which tiles and beings do you discard? Touch them, then confirm. (S-59)
ask-discard = Które kafelki i istoty odrzucasz? Dotknij ich, a potem potwierdź. (S-59)

# English: Switch which tile? ({ $rule })
ask-switch = Który kafelek zamieniasz miejscami? ({ $rule })

# English: Discard which tile to draw another? (S-73)
ask-exchange = Który kafelek odrzucasz, żeby dobrać inny? (S-73)

## What an action would do. do-: on its button; plan-: as a step of a plan, in a list; ready-: before the turn is ended
## without it; component-: in reports. $token: the element as which a token is used, or "no"; $how: free, own, shared or
## foreign: whose token lies on the card; $called: the name of a being, without its number

# English: Play { $protector }: { $ability }
do-choose = Wybierz opiekuna { $protector }: { $ability }

# English: Play { $name }
component-choose = Wybierz opiekuna { $name }

# English: Start on { $cell }
do-pawn = Zacznij na { $cell }

# English: Choose where to start
component-pawn = Wybierz, gdzie zaczynasz

# English: Discard { $kind } and draw another tile, before your first action
do-exchange = Odrzuć { $kind-accusative } i dobierz inny kafelek, przed pierwszą akcją

# English: discard { $kind } for another tile
plan-exchange = wymień { $kind-accusative } na inny kafelek

# English: Exchange { $kind }
component-exchange = Wymień { $kind-accusative }

# English: Replace { $old } on { $cell } by { $kind }
do-place = Połóż { $kind-accusative } na { $cell } zamiast { $old-genitive }

# English: { $kind } on { $cell }
plan-place = połóż { $kind-accusative } na { $cell }

# English: Lay { $kind }
component-place = Połóż { $kind-accusative }

# English: Switch { $old } on { $cell } with another tile
do-switch = Zamień miejscami { $old-accusative } na { $cell } i inny kafelek

# English: switch { $old } on { $cell }
plan-switch = zamień { $old-accusative } na { $cell }

# English: Lift a tile to switch it
component-switch = Podnieś kafelek, żeby go zamienić

# English: Switch it with { $old } on { $cell }
do-with = Zamień go miejscami z { $old-instrumental } na { $cell }

# English: with { $old } on { $cell }
plan-with = z { $old-instrumental } na { $cell }

# English: Switch it with another
component-with = Zamień go miejscami z innym

# English: Step to { $cell }
do-step = Idź na { $cell }

# English: Step
component-step = Krok

# English: Fly to { $cell }
do-fly = Leć na { $cell }

# English: Fly
component-fly = Lot

# English:
#     Activate { $being }: { being-points }{ $token ->
#         [no] { "" }
#        *[other] ; it takes a token as { $token }
#     }
do-activate =
    Aktywuj istotę { $being }: { being-points }{ $token ->
        [no] { "" }
       *[other] ; żeton zastępuje { $token-accusative }
    }

# English: { $called } ({ points }) is ready.
ready-activate = Istota { $called } ({ points }) jest gotowa.

# English: activate { $being }
plan-activate = aktywuj istotę { $being }

# English: Activate { $being }
component-activate = Aktywuj istotę { $being }

# English:
#     { $how ->
#         [free] Claim bonus card { $card }, worth { $points }
#         [own] Lock bonus card { $card } with a second token, for no more points
#         [shared] Share bonus card { $card }, worth { $points }, with { $owner }: then it is locked
#        *[foreign] Take bonus card { $card }, worth { $points }, over from { $owner }
#     }
do-claim =
    { $how ->
        [free] Zajmij kartę premii { $card } ({ points })
        [own] Zamknij kartę premii { $card } drugim żetonem, bez dodatkowych punktów
        [shared] Podziel kartę premii { $card } ({ points }) z graczem { $owner }: potem jest zamknięta
       *[foreign] Przejmij kartę premii { $card } ({ points }) od gracza { $owner }
    }

# English:
#     { $how ->
#         [own] { "" }
#        *[other] Bonus card { $card } ({ points }) is ready.
#     }
ready-claim =
    { $how ->
        [own] { "" }
       *[other] Karta premii { $card } ({ points }) jest gotowa.
    }

# English:
#     { $how ->
#         [free] claim { $card }
#         [own] lock { $card }
#         [shared] share { $card } with { $owner }
#        *[foreign] take { $card } over from { $owner }
#     }
plan-claim =
    { $how ->
        [free] zajmij { $card }
        [own] zamknij { $card }
        [shared] podziel { $card } z graczem { $owner }
       *[foreign] przejmij { $card } od gracza { $owner }
    }

# English: Claim bonus card { $card }
component-claim = Zajmij kartę premii { $card }

# English:
#     { $more ->
#         [0] Pass and discard { $kind }
#        *[other] Discard more: { $kind }
#     }
do-discard-tile =
    { $more ->
        [0] Spasuj i odrzuć { $kind-accusative }
       *[other] Odrzuć jeszcze { $kind-accusative }
    }

# English: Pass: discard { $kind }
component-discard-tile = Spasuj: odrzuć { $kind-accusative }

# English:
#     { $more ->
#         [0] Pass and discard { $being }
#        *[other] Discard more: { $being }
#     }
do-discard-being =
    { $more ->
        [0] Spasuj i odrzuć istotę { $being }
       *[other] Odrzuć jeszcze istotę { $being }
    }

# English: Discard { $being }
component-discard-being = Odrzuć istotę { $being }

# English: Keep { $kind }
do-keep-tile = Zatrzymaj { $kind-accusative }

# English: Keep { $being }
do-keep-being = Zatrzymaj istotę { $being }

# English: Draw { $count } anew
do-finish = Dobierz na nowo: { $count }

# English: Pass, and draw
component-finish = Spasuj i dobierz

# English: End the turn
do-end-turn = Zakończ turę

# English: { "" }
plan-end-turn = { "" }

## The position, in text. $pattern: rows of letters; $tiles, $discard, $discarded: lists, or `nothing`; the letters F, W, E,
## A, N stay

# English:
#     { $game }{ $turn ->
#         [0] { "" }
#        *[other] , turn { $turn }
#     }
title =
    { $game }{ $turn ->
        [0] { "" }
       *[other] , tura { $turn }
    }

# English: F fire   W water   E earth   A air   N Northern Lights   digits: pawns by seat
letters = F ogień, W woda, E ziemia, A powietrze, N zorza polarna; cyfry: pionki według miejsc

# English: { $number } { $seat }: { $protector }; pawn { $pawn }, tokens { $tokens }, tiles { $tiles }, beings { $beings }
seat-line = { $number } { $seat }: { $protector }; pionek: { $pawn }, żetony: { $tokens }, kafelki: { $tiles }, istoty: { $beings }

# English: { $protector } ({ $element })
protector-line = { $protector } ({ $element })

# English: no protector yet
no-protector = jeszcze bez opiekuna

# English: activated: { $beings }
activated-beings = aktywowane: { $beings }

# English: Your tiles: { $tiles }
own-tiles = Twoje kafelki: { $tiles }

# English: Your beings:
own-beings = Twoje istoty:

# English: The beings of { $seat }:
open-beings = Istoty gracza { $seat }:

# English: { $number } { $name } ({ $element }, { points })  { $pattern }
being-line = { $number } { $name } ({ $element }, { points })  { $pattern }

# English: Drawn, to choose from: { $tiles }
offered-tiles = Dobrane, do wyboru: { $tiles }

# English: Drawn, to choose from:
offered-beings = Dobrane, do wyboru:

# English: Bonus cards:
bonus-cards = Karty premii:

# English: { $card } (worth { $points })  { $pattern }  { tokens }
bonus-line = { $card } ({ points })  { $pattern }  { tokens }

# English: Tile pile: { $tiles }. Discarded tiles: { $discard }. Being pile: { $beings }. Discarded beings: { $discarded }.
piles = Stos kafelków: { $tiles }. Odrzucone kafelki: { $discard }. Stos istot: { $beings }. Odrzucone istoty: { $discarded }.

# English: Last turns: { $count } more after this one.
last-turns-line = Ostatnie tury: po tej jeszcze { $count }.

## Points. $by: own, all or bonus

# English: { $being } (S-81)
points-being = { $being } (S-81)

# English: Beings of the own element: { $count } (S-84)
points-match = Istoty własnego żywiołu: { $count } (S-84)

# English: Beings of the own element
source-match = Istoty własnego żywiołu

# English: Bonus card { $card } ({ $rule })
points-bonus = Karta premii { $card } ({ $rule })

# English: Bonus card { $card }
source-bonus = Karta premii { $card }

# English: Ended the game ({ $rule })
points-finisher = Zakończenie gry ({ $rule })

# English: Ended the game
source-finisher = Zakończenie gry

# English: { points }, { $count }/{ $target } beings
standing = { points }, { $count }/{ $target } istot

# English:
#     { $seat } wins the tie by the most { $by ->
#         [own] beings of the own element
#         [all] activated beings
#        *[bonus] bonus cards with a token
#     } ({ $rule }).
tie-broken =
    { $seat } wygrywa przy remisie: najwięcej { $by ->
        [own] istot własnego żywiołu
        [all] aktywowanych istot
       *[bonus] kart premii z żetonem
    } ({ $rule }).

# English: { $winners } share the win ({ $rule }).
tie-shared = Wspólne zwycięstwo: { $winners } ({ $rule }).

## On the board, where there is little room; `goal` and `wins` have 7 letters

# English: tiles
tiles-pile = kafelki

# English: discarded tiles
tiles-discarded = odrzucone kafelki

# English: beings
beings-pile = istoty

# English: discarded beings
beings-discarded = odrzucone istoty

# English: turn { $turn }
turn-number = tura { $turn }

# English: last turns: { $count } more
last-turns = ostatnie tury: jeszcze { $count }

# English: replacements
replacements-left = podmiany

# English: steps
steps-left = kroki

# English: activations
activations-left = aktywacje

# English: claims
claims-left = karty

# English: { $seat } chooses a side of the board.
choosing-side = { $seat } wybiera stronę planszy.

# English: { $seat } chooses where to start.
choosing-start = { $seat } wybiera, gdzie zacząć.

# English: { $seat } passes and discards.
passing = { $seat } pasuje i odrzuca.

# English: { $seat } chooses what to keep.
keeping = { $seat } wybiera, co zatrzymać.

# English: wins
wins = wygrywa

# English: { $count } of { $target }
goal = { $count } z { $target }

# English:
#     { $count ->
#         [one] 1 being to go
#        *[other] { $count } beings to go
#     }
to-go =
    { $count ->
        [one] jeszcze 1 istota
        [few] jeszcze { $count } istoty
       *[many] jeszcze { $count } istot
    }

## What the pieces mean. $tiles: a list of `means-tiles`, or `means-any-order`; $cells: "c4 d4 d5", or a list of
## `missing-cell`; $what: one of these phrases; $token: yes if a token completes the pattern; $items: a list

# English: { $cell }: { $kind }
means-cell = { $cell }: { $kind }

# English: { $cell }: nothing is laid here yet
means-empty-cell = { $cell }: nic tu jeszcze nie leży

# English:
#     { $cell }; here { $count ->
#         [one] stands
#        *[other] stand
#     } { $names }
means-stands =
    { $cell }; { $count ->
        [1] stoi
       *[other] stoją
    } tu { $names }

# English: The pawn of { $seat }, on { $cell }
means-pawn = Pionek gracza { $seat }, na { $cell }

# English: In your hand: { $kind }, { $count }
means-hand = Na ręce: { $kind }, { $count }

# English: Drawn, to choose from: { $kind }, { $count }
means-offer = Dobrane, do wyboru: { $kind }, { $count }

# English: { $being }, { $element }, { points }, made of { $tiles }
means-being = { $being }, { $element }, { points }, wzór: { $tiles }

# English: Bonus card { $card }, worth { $points }, made of { $tiles }; { tokens }
means-bonus = Karta premii { $card }, { points }, wzór: { $tiles }; { tokens }

# English: one of each element in any order
means-any-order = po jednym z każdego żywiołu, w dowolnym porządku

# English: { $count } { $kind }
means-tiles = { $count } × { $kind }

# English:
#     { $what }. { $times ->
#         [0] It is not on the island now
#        *[other]
#             { $token ->
#                 [yes] With a token it is on the island
#                *[no] It is on the island
#             } { $times ->
#                 [one] once
#                *[other] { $times } times
#             }: { $cells }
#     }
means-fits =
    { $what }. { $times ->
        [0] Tego wzoru nie ma teraz na wyspie
       *[other]
            { $token ->
                [yes] Z żetonem wzór jest na wyspie
               *[no] Wzór jest na wyspie
            } { $times ->
                [1] raz
               *[other] { $times } razy
            }: { $cells }
    }

# English: { $count } missing: { $cells }
means-missing = brakuje { $count }: { $cells }

# English: { $cell } { $kind }
missing-cell = { $cell } { $kind }

# English: beings activated: { $count } of { $target }
means-goal = aktywowane istoty: { $count } z { $target }

# English: unused tokens: { $count }
means-tokens = niezużyte żetony: { $count }

# English: tiles face down in the hand: { $count }
means-hidden-tiles = zakryte kafelki na ręce: { $count }

# English: beings face down in the hand: { $count }
means-hidden-beings = zakryte istoty na ręce: { $count }

# English: { $seat } plays { $protector }: { $ability }
means-protector = { $seat }, opiekun { $protector }: { $ability }

# English: { $seat } has no protector yet
means-no-protector = { $seat } nie ma jeszcze opiekuna

# English: { $protector }: { $ability }
means-side = { $protector }: { $ability }

# English: The tile pile: { $count }, face down
means-pile-tiles = Stos zakrytych kafelków: { $count }

# English: The being pile: { $count }, face down
means-pile-beings = Stos zakrytych istot: { $count }

# English: Discarded tiles: { $items }
means-discard-tiles = Odrzucone kafelki: { $items }

# English: Discarded beings: { $items }
means-discard-beings = Odrzucone istoty: { $items }

## Why something is not possible: after "Not possible:", or alone

# English: first every player chooses a side of the board (S-03)
first-choose = najpierw każdy gracz wybiera stronę planszy (S-03)

# English: the sides have been chosen (S-03)
chosen = strony plansz są już wybrane (S-03)

# English: { $name } is not on your board (S-03)
other-board = { $name } nie jest na twojej planszy (S-03)

# English: first the pawns are placed (S-10)
first-settle = najpierw ustawia się pionki (S-10)

# English: the pawns have been placed (S-10)
settled = pionki już stoją (S-10)

# English: a pawn starts on its own element, { $element } (S-10)
not-own-element = pionek zaczyna na własnym żywiole: { $element } (S-10)

# English: another pawn stands on { $cell } (S-11)
taken = na { $cell } stoi inny pionek (S-11)

# English: { $cell } is no cell of this island
no-cell = { $cell } nie jest polem tej wyspy

# English: first the switch is finished: choose the second tile ({ $S-70 })
first-partner = najpierw trzeba dokończyć zamianę: wybierz drugi kafelek ({ $S-70 })

# English: no switch has been begun ({ $S-70 })
not-lifted = nie zaczęto żadnej zamiany ({ $S-70 })

# English: this is a pass turn: discard more, or finish (S-60)
first-pass = to tura pasowania: odrzuć coś jeszcze albo zakończ (S-60)

# English: first it is decided which of them to keep ({ $rule })
first-keep = najpierw rozstrzyga się, co zatrzymać ({ $rule })

# English: nothing was drawn to choose from (S-74, S-77)
no-offer = nic nie dobrano do wyboru (S-74, S-77)

# English: that was not drawn to choose from ({ $rule })
not-offered = tego nie dobrano do wyboru ({ $rule })

# English: the tile on { $cell } is of the same kind: switching would change nothing ({ $S-70 })
same-kind = kafelek na { $cell } jest tego samego rodzaju: zamiana nic by nie zmieniła ({ $S-70 })

# English: there is no { $kind } tile in your hand (S-23)
not-held = { $kind }: takiego kafelka nie masz na ręce (S-23)

# English: { $being } is not in your hand (S-37)
being-not-held = istoty { $being } nie masz na ręce (S-37)

# English: protectors have no abilities in variant A (S-89)
no-abilities = w wariancie A opiekunowie nie mają zdolności (S-89)

# English: only Bergrisi exchanges a tile before his turn (S-73)
not-the-earth-giant = tylko Bergrisi wymienia kafelek przed swoją turą (S-73)

# English: one exchange a turn, before the first action (S-73)
exchanged-already = jedna wymiana w turze, przed pierwszą akcją (S-73)

# English:
#     no more than { $replacements ->
#         [one] 1 replacement
#        *[other] { $replacements } replacements
#     } in a turn (S-18)
replaced =
    w turze najwyżej { $replacements ->
        [one] 1 podmiana
        [few] { $replacements } podmiany
       *[many] { $replacements } podmian
    } (S-18)

# English: only Eldjötunn switches tiles ({ $S-70 })
not-the-fire-giant = tylko Eldjötunn zamienia kafelki miejscami ({ $S-70 })

# English: one switch a turn ({ $S-70 })
switched-already = jedna zamiana w turze ({ $S-70 })

# English: the tile on { $cell } is not of the kind under your pawn (S-70)
other-kind = kafelek na { $cell } nie jest tego rodzaju co kafelek pod twoim pionkiem (S-70)

# English: in the strict reading only the tile under the pawn is switched (S-70)
only-own-cell = przy ścisłym odczytaniu zamienia się tylko kafelek pod pionkiem (S-70)

# English: all tiles are of one kind: there is nothing to switch it with ({ $S-70 })
no-partner = wszystkie kafelki są tego samego rodzaju: nie ma go z czym zamienić ({ $S-70 })

# English:
#     no more than { $steps ->
#         [one] 1 step
#        *[other] { $steps } steps
#     } in a turn (S-24)
no-steps =
    w turze najwyżej { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } (S-24)

# English: { $cell } is not next to your pawn on { $pawn } (S-25)
too-far = { $cell } nie sąsiaduje z twoim pionkiem na { $pawn } (S-25)

# English: another pawn stands on { $cell } (S-26)
occupied = na { $cell } stoi inny pionek (S-26)

# English: only Gammur flies (S-76)
not-the-griffin = tylko Gammur lata (S-76)

# English: one flight a turn (S-76)
flown-already = jeden lot w turze (S-76)

# English: { $cell } is not two cells straight away over a tile (S-76)
no-flight = na { $cell } nie da się polecieć: lot to dwa pola prosto, nad kafelkiem (S-76)

# English: another pawn stands on { $cell }: a flight lands on a free cell (S-76)
landing-occupied = na { $cell } stoi inny pionek, a lot kończy się na wolnym polu (S-76)

# English:
#     no more than { $activations ->
#         [one] 1 activation
#        *[other] { $activations } activations
#     } in a turn (S-38)
activations =
    w turze najwyżej { $activations ->
        [one] 1 aktywacja
        [few] { $activations } aktywacje
       *[many] { $activations } aktywacji
    } (S-38)

# English: { $being } has no match with your pawn on it (S-35)
no-match = wzór istoty { $being } nie leży pod twoim pionkiem (S-35)

# English: { $being } has no match with your pawn on it, not even with a token (S-35, S-43)
no-match-with-token = wzór istoty { $being } nie leży pod twoim pionkiem, nawet z żetonem (S-35, S-43)

# English: bonus card { $card } is not in play (S-09)
not-in-play = karta premii { $card } nie bierze udziału w grze (S-09)

# English: you have no unused token ({ $S-58 })
no-tokens = nie masz niezużytego żetonu ({ $S-58 })

# English: bonus card { $card } is locked ({ $S-52 })
locked-card = karta premii { $card } jest zamknięta ({ $S-52 })

# English: you laid a token on bonus card { $card } in this very turn ({ $S-54 })
claimed-already = na karcie premii { $card } leży już twój żeton z tej tury ({ $S-54 })

# English:
#     no more than { $claims ->
#         [one] 1 claim
#        *[other] { $claims } claims
#     } in a turn ({ $S-55 })
claims =
    w turze najwyżej { $claims ->
        [one] 1 zajęcie karty
        [few] { $claims } zajęcia kart
       *[many] { $claims } zajęć kart
    } ({ $S-55 })

# English: bonus card { $card } has no match with your pawn on it (S-35)
bonus-no-match = wzór karty premii { $card } nie leży pod twoim pionkiem (S-35)

# English: you have acted: a turn is either an action turn or a pass turn (S-13)
acted-already = to już tura akcji: w tej samej turze nie można pasować (S-13)

# English: in the all mythicals version only tiles are discarded (S-96)
open-beings-stay = w wersji ze wszystkimi istotami odrzuca się tylko kafelki (S-96)

# English: nothing has been discarded yet: passing takes at least one tile or being (S-59)
not-passing = nic jeszcze nie odrzucono: żeby spasować, trzeba odrzucić przynajmniej jeden kafelek albo istotę (S-59)

# English: a turn takes at least one action, or a pass (S-14)
not-acted = tura wymaga przynajmniej jednej akcji albo spasowania (S-14)

## Why a game cannot be played with some options. $setting, $settings: as they are typed; $wrong: `fits-nowhere`,
## `lacks-tiles` or `endless`; $card: `card-being` or `card-bonus`; $why: seven or last

# English:
#     options all_mythicals=yes and { $setting } exclude each other ({ $why ->
#         [seven] S-98: everybody needs all seven beings of an element
#        *[last] S-96: that game ends with the { $last }th being
#     })
options-clash =
    opcje all_mythicals=yes i { $setting } wykluczają się ({ $why ->
        [seven] S-98: każdy potrzebuje wszystkich siedmiu istot żywiołu
       *[last] S-96: tamta gra kończy się z istotą numer { $last }
    })

# English: option layout: "{ $layout }" needs a content file whose [layouts] table has a layout called { $layout }
no-layout = opcja layout: „{ $layout }” wymaga pliku z zawartością, w którego tabeli [layouts] jest układ o nazwie { $layout }

# English: option pattern_set: "light" needs a content file whose beings have light patterns
no-light-patterns = opcja pattern_set: „light” wymaga pliku z zawartością, w którym istoty mają lekkie wzory

# English: with { $settings }: { $wrong }
unplayable = przy { $settings }: { $wrong }

# English: { $card } fits nowhere on the layout "{ $layout }"; change its pattern, or choose another layout
fits-nowhere = { $card } nie mieści się nigdzie w układzie „{ $layout }”; zmień wzór albo wybierz inny układ

# English: { $card } needs more { $kind } tiles than there are; change its pattern, or the tiles
lacks-tiles = { $card }: kafelków { $kind-genitive } jest na to za mało; zmień wzór albo kafelki

# English:
#     { $players } players could share out all { $beings ->
#         [one] 1 being
#        *[other] { $beings } beings
#     } before anybody has activated { $target }, and the game would not end; a target of at most { $most } is possible (S-79)
endless =
    { $players } graczy mogłoby rozdzielić między siebie { $beings ->
        [one] 1 istotę
        [few] wszystkie { $beings } istoty
       *[many] wszystkie { $beings } istot
    }, zanim ktokolwiek miałby { $target } aktywowanych, i gra by się nie skończyła; możliwy cel to najwyżej { $most } (S-79)

# English: being { $number } "{ $name }"
card-being = istota { $number } „{ $name }”

# English: bonus { $number }
card-bonus = karta premii { $number }

## What people told of the beings, by their numbers: it stands under their pictures

# English: The embers are a daughter of fire: cover her well at night, or she walks.
lore-01 = Żarząca się córka ognia: na noc przykryj ją dobrze, bo pójdzie w świat.

# English: Glow is the wife of Logi, and they say that she warms every hall but her own.
lore-02 = Jej mężem jest Logi. Mówią, że ona ogrzewa każdą izbę oprócz własnej.

# English: Cold flames on mast and spear tell the crew that the storm is nearly over, or that the sea wants one of them.
lore-03 = Zimne płomyki na maszcie i na włóczni mówią załodze, że sztorm się kończy albo że morze chce jednego z nich.

# English: She ran into the glacier in breeches that never tire. When she stamps, ice and fire come down.
lore-04 = Wbiegła w lodowiec w spodniach, w których nikt się nie męczy. Gdy tupnie, schodzi lód i ogień.

# English: He once ate against Loki: all the meat, all the bones, and the trough as well.
lore-05 = Jadł raz na wyścigi z Lokim: całe mięso, wszystkie kości, a na koniec koryto.

# English: She keeps a sword in a chest with nine locks, and no one has talked her out of it yet.
lore-06 = Trzyma miecz w skrzyni z dziewięcioma zamkami i nikt jej jeszcze nie namówił, żeby go oddała.

# English: Half a moon goes along the wall against the sun. Whoever sees it counts the living at the table.
lore-07 = Półksiężyc sunie po ścianie przeciw słońcu. Kto go zobaczy, liczy żywych przy stole.

# English: It comes up from the beach with shells in its wool, and likes to push sheep and people toward the water.
lore-08 = Wychodzi z morza z muszlami w wełnie i lubi spychać do wody owce i ludzi.

# English: She combs her hair on the skerries and asks each boat for one song.
lore-09 = Czesze włosy na skałach w morzu i każdą łódź prosi o jedną pieśń.

# English: A girl laid a ring of gold under a small worm, to make the gold grow. The worm grew.
lore-10 = Dziewczyna podłożyła złoty pierścień pod małego robaka, żeby złoto urosło. Urósł robak.

# English: A farmer caught him. He laughed three times, and only told why when he was home in the sea.
lore-11 = Złowił go rolnik. On trzy razy się zaśmiał, a dlaczego, powiedział dopiero u siebie w morzu.

# English: A fine grey horse stands by the lake. Look at its hooves, for they point backward, and do not mount.
lore-12 = Nad jeziorem stoi piękny siwy koń. Spójrz na kopyta: są odwrócone do tyłu. I nie wsiadaj.

# English: A man who mocked the elves took to the sea in a red cap, and came back as a whale.
lore-13 = Kpił z elfów, skoczył do morza w czerwonej czapce i wrócił jako wieloryb.

# English: You hear it before you see it: a thousand shells that rattle up the shore in the dark.
lore-14 = Najpierw je słychać, a dopiero potem widać: tysiąc muszli grzechocze w ciemności na brzegu.

# English: She borrows a light, a bowl or a midwife from the farm, and pays better than people do.
lore-15 = Pożycza z zagrody światło, misę albo akuszerkę i płaci lepiej niż ludzie.

# English: He does not lie still in his mound. He counts his silver, and knows when a coin is gone.
lore-16 = Nie leży spokojnie w kurhanie. Liczy swoje srebro i wie, gdy brakuje monety.

# English: Give him iron and leave him alone until morning, and never ask what he put into it.
lore-17 = Daj mu żelazo, zostaw go w spokoju do rana i nigdy nie pytaj, co w nie włożył.

# English: She has fifteen tails and a sack, and comes down at Yule for the children who did not listen.
lore-18 = Ma piętnaście ogonów i worek, a na Jul schodzi po dzieci, które nie słuchały.

# English: They live in the rock beside the road. That is why the road goes round it.
lore-19 = Mieszkają w skale przy drodze. To dlatego droga ją omija.

# English: At Yule it looks through the windows: whoever got no new clothes had better hide.
lore-20 = Na Jul zagląda w okna: kto nie dostał nowego ubrania, niech się lepiej schowa.

# English: One more stone to carry, one more joke to finish, and then the sun rose.
lore-21 = Jeszcze jeden kamień do przeniesienia, jeszcze jeden żart do końca, i wzeszło słońce.

# English: She was there when you were born, and she stands behind you when it matters.
lore-22 = Była przy twoich narodzinach i staje za tobą, gdy to ważne.

# English: Your fylgja comes to the door before you do. If others dream of it, they set out another bowl.
lore-23 = Twoja fylgja staje w drzwiach przed tobą. Komu się przyśni, ten stawia jeszcze jedną misę.

# English: A bridle laid on a bone, a word that is not written down, and they are over the mountains and back by dawn.
lore-24 = Uzda na kości, słowo, którego się nie zapisuje, i już są za górami, a o świcie z powrotem.

# English: He sits at the end of the sky in the shape of an eagle, and every wind is a beat of his wings.
lore-25 = Siedzi na krańcu nieba w postaci orła, a każdy wiatr to uderzenie jego skrzydeł.

# English: She comes through the keyhole and sits down on your chest. Turn your shoes around before you sleep.
lore-26 = Wchodzi przez dziurkę od klucza i siada ci na piersi. Przed snem odwróć buty.

# English: Whoever hides her feathers may keep her for seven winters, and not a day longer.
lore-27 = Kto ukryje jej pióra, zatrzyma ją na siedem zim i ani dnia dłużej.

# English: She rides over the field when both sides are tired, and knows by name whom she will take.
lore-28 = Jedzie nad polem, gdy obie strony są zmęczone, i zna imiona tych, których zabierze.

# English: Protectors have their abilities; no is variant A
option-abilities-about = Opiekunowie mają zdolności; „nie” to wariant A

# English: Bonus cards and tokens are in play; no is variant B
option-bonus_cards-about = W grze są karty premii i żetony; „nie” to wariant B

# English: The best beings are in play; no is variant C
option-highest_beings-about = W grze są najlepsze istoty; „nie” to wariant C

# English: The shape of the island; own is the layout of that name in your content file
option-layout-about = Kształt wyspy; „own” to układ o tej nazwie w twoim pliku z zawartością

# English: A square
value-layout-square = Kwadrat

# English: Wide
value-layout-wide = Szeroka

# English: Bay
value-layout-bay = Zatoka

# English: Isle
value-layout-isle = Wysepka

# English: Ring
value-layout-ring = Pierścień

# English: Your own, from your content file
value-layout-own = Własny, z twojego pliku z zawartością

# English: Everybody has all seven beings of the own element
option-all_mythicals-about = Każdy ma wszystkie siedem istot własnego żywiołu

# English: Activated beings that end the game
option-target-about = Ile aktywowanych istot kończy grę

# English: As printed: 7, 6 or 5 with two, three or four players
value-target-printed = Jak w pudełku: 7, 6 albo 5 przy dwóch, trzech lub czterech graczach

# English: the limit of turns (S-88)
stop = limit tur (S-88)

# English: the Dragon
name-the-dragon = Smok

# English: up to four steps a turn
name-up-to-four-steps-a-turn = do czterech kroków w turze

# English: the Fire Giant
name-the-fire-giant = Olbrzym Ognia

# English: switches any two tiles
name-switches-any-two-tiles = zamienia miejscami dwa dowolne kafelki

# English: the Goddess of the Sea
name-the-goddess-of-the-sea = Bogini Morza

# English: draws twice as many tiles and chooses
name-draws-twice-as-many-tiles-and-chooses = dobiera dwa razy więcej kafelków i wybiera

# English: the Bull
name-the-bull = Byk

# English: shares cells with other pawns
name-shares-cells-with-other-pawns = wchodzi na pola z innymi pionkami

# English: the Earth Goddess
name-the-earth-goddess = Bogini Ziemi

# English: may hold five tiles
name-may-hold-five-tiles = może mieć na ręce pięć kafelków

# English: the Earth Giant
name-the-earth-giant = Olbrzym Ziemi

# English: may exchange a tile before the first action
name-may-exchange-a-tile-before-the-first-action = może wymienić kafelek przed pierwszą akcją

# English: the Griffin
name-the-griffin = Gryf

# English: one step a turn may be a flight over a tile
name-one-step-a-turn-may-be-a-flight-over-a-tile = jeden krok w turze może być lotem nad kafelkiem

# English: the Winged Horse
name-the-winged-horse = Skrzydlaty Koń

# English: draws twice as many beings and chooses
name-draws-twice-as-many-beings-and-chooses = dobiera dwa razy więcej istot i wybiera

# English: The first telling of Sagnir: calm the elements, and call the mythical beings home before the others do.
line-mythical_island = Tak zaczęła się gra Sagnir: uspokój żywioły i sprowadź istoty mityczne do domu, zanim zrobią to inni.

# English: The island
heading-the-island = Wyspa

# English: Beings that end the game
option-target = Ile istot kończy grę

# English: Abilities of the protectors
option-abilities = Zdolności opiekunów

# English: Bonus cards and tokens
option-bonus_cards = Karty premii i żetony

# English: The best beings
option-highest_beings = Najlepsze istoty

# English: Everybody has all beings of an element
option-all_mythicals = Każdy ma wszystkie istoty jednego żywiołu

# English: Shape of the island
option-layout = Kształt wyspy

# English: First game
preset-mythical_island-first-game = Pierwsza partia

# English: Three beings end it.
preset-mythical_island-first-game-line = Kończą ją trzy istoty.

# English: Family
preset-mythical_island-family = Rodzinna

# English: Without bonus cards and the best beings.
preset-mythical_island-family-line = Bez kart premii i najlepszych istot.

# English: As printed
preset-mythical_island-as-printed = Jak w pudełku

# English: The game from the box.
preset-mythical_island-as-printed-line = Gra według zasad z pudełka.

# English: All mythicals
preset-mythical_island-all-mythicals = Wszystkie istoty

# English: A race for all seven beings of your element.
preset-mythical_island-all-mythicals-line = Wyścig o wszystkie siedem istot twojego żywiołu.

# English: Everybody needs all seven beings of an element, and the seventh ends the game (S-96, S-98).
excludes-mythical_island-1 = Każdy potrzebuje wszystkich siedmiu istot żywiołu, a siódma kończy grę (S-96, S-98).

# English: Rules
field-rules = Zasady

# English: Jokers
field-jokers = Zorza jako joker

# English: Element tokens
field-element-tokens = Żetony jako żywioł

# English: Shared bonus
field-shared-bonus = Wspólne karty premii

# English: Last turns
field-last-turns = Ostatnie tury

# English: Free switch
field-free-switch = Dowolna zamiana

# English: Finisher
field-finisher = Punkty za zakończenie

# English: Match
field-match = Punkty za własny żywioł

# English: Start aurora
field-start-aurora = Zorza na początku

# English: Figures
field-figures = Liczby według graczy

# English: Island
field-island = Wyspa

# English: Bonus
field-bonus = Karty premii

# English: Target
field-target = Istoty do końca gry

# English: Short target
field-short-target = Istoty do końca gry, krótko

# English: Limits
field-limits = Granice

# English: Tiles
field-tiles = Kafelki

# English: Beings
field-beings = Istoty

# English: Tokens
field-tokens = Żetony

# English: Replacements
field-replacements = Podmiany

# English: Steps
field-steps = Kroki

# English: Activations
field-activations = Aktywacje

# English: Transformations
field-transformations = Żetony jako żywioł, w turze

# English: Claims
field-claims = Zajęcia

# English: Turns
field-turns = Tury

# English: Fire
field-fire = Ogień

# English: Water
field-water = Woda

# English: Earth
field-earth = Ziemia

# English: Air
field-air = Powietrze

# English: Aurora
field-aurora = Zorza polarna

# English: Protectors
field-protectors = Opiekunowie

# English: Title
field-title = Tytuł

# English: Ability
field-ability = Zdolność

# English: Layouts
field-layouts = Układy

# English: Wide
field-wide = Szeroka

# English: Bay
field-bay = Zatoka

# English: Isle
field-isle = Wysepka

# English: Ring
field-ring = Pierścień

# English: Element
field-element = Żywioł

# English: Points
field-points = Punkty

# English: Pattern
field-pattern = Wzór

# English: Light
field-light = Lekki wzór

# English: Highest
field-highest = Najlepsze istoty

# English: The being that ends the game
theme-final-being = Istota, która kończy grę

# English: Two beings in one turn
theme-two-beings = Dwie istoty w jednej turze

# English: Take a bonus card over
theme-take-over = Przejmij kartę premii

# English: A bonus card
theme-bonus-card = Karta premii

# English: The token's moment
theme-token = Pora na żeton

# English: Switch two tiles
theme-switch = Zamień dwa kafelki

# English: On wings
theme-flight = Na skrzydłach

# English: Bring a being home
theme-one-being = Przywołaj istotę do domu

# English: Draw another tile
theme-draw-another = Dobierz inny kafelek

# English: What to let go of
theme-pass = Z czym się rozstać

# English: Prepare the next turn
theme-prepare = Przygotuj następną turę

# English: Northern Lights stand for any element; no is variant D, harder and longer
option-jokers-about = Zorza polarna zastępuje dowolny żywioł; „nie” to wariant D, trudniejszy i dłuższy

# English: The young and quick game: without bonus cards and the best beings
option-young-about = Szybka gra dla młodszych: bez kart premii i najlepszych istot

# English: Most Northern Lights on the starting island
option-max_start_aurora-about = Ile kafelków zorzy polarnej może leżeć na wyspie na początku

# English: Any number
value-max_start_aurora-none = Ile wypadnie

# English: The patterns of the beings; light ones make very short games
option-pattern_set-about = Wzory istot; lekkie dają bardzo krótkie partie

# English: Full
value-pattern_set-full = Pełne

# English: Light: fewer tiles
value-pattern_set-light = Lekkie: mniej kafelków

# English: The Fire Giant switches only the tile under his pawn
option-switch_own_cell_only-about = Olbrzym Ognia zamienia tylko kafelek pod swoim pionkiem

# English: switches tiles of the kind he stands on
name-switches-tiles-of-the-kind-he-stands-on = zamienia miejscami kafelki tego rodzaju, na którym stoi

# English: Protectors reshape a living island until the beings of Icelandic legend find their home on it.
line-sagnir = Opiekunowie zmieniają żywą wyspę, aż istoty z islandzkich podań znajdą na niej dom.

# English: The young and quick game
option-young = Szybka gra dla młodszych

# English: Patterns of the beings
option-pattern_set = Wzory istot

# English: Northern Lights stand for any element
option-jokers = Zorza polarna zastępuje dowolny żywioł

# English: Northern Lights at the start
option-max_start_aurora = Zorza polarna na początku

# English: The Fire Giant switches under his pawn only
option-switch_own_cell_only = Olbrzym Ognia zamienia tylko pod swoim pionkiem

# English: Two minutes
preset-sagnir-two-minutes = Dwie minuty

# English: Light patterns, three beings: to see how it goes.
preset-sagnir-two-minutes-line = Lekkie wzory, trzy istoty: żeby zobaczyć, jak się w to gra.

# English: Family
preset-sagnir-family = Rodzinna

# English: Without bonus cards and the best beings.
preset-sagnir-family-line = Bez kart premii i najlepszych istot.

# English: As printed
preset-sagnir-as-printed = Jak w pudełku

# English: The game from the box.
preset-sagnir-as-printed-line = Gra według zasad z pudełka.

# English: All mythicals
preset-sagnir-all-mythicals = Wszystkie istoty

# English: A race for all seven beings of your element.
preset-sagnir-all-mythicals-line = Wyścig o wszystkie siedem istot twojego żywiołu.

# English: Everybody needs all seven beings of an element, and the seventh ends the game (S-96, S-98).
excludes-sagnir-1 = Każdy potrzebuje wszystkich siedmiu istot żywiołu, a siódma kończy grę (S-96, S-98).

## Names that stand in the content

name-holds-five-tiles = ma na ręce pięć kafelków
