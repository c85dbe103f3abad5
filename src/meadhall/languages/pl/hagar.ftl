## What happened: one sentence for each fact that the rules tell (facts.py)

# English: The chart lies on the table: nine coasters, thirty-six fields.
chart-laid = Mapa leży na stole: dziewięć podkładek, trzydzieści sześć pól.

# English:
#     { $seat-is ->
#         [you] You take the helm first.
#        *[other] { $seat } takes the helm first.
#     }
first =
    { $seat-is ->
        [you] Stajesz za sterem i zaczynasz.
       *[other] { $seat } staje za sterem i zaczyna.
    }

# English:
#     { $seat-is ->
#         [you] You roll red { $red }, black { $black }.
#        *[other] { $seat } rolls red { $red }, black { $black }.
#     }
rolled =
    { $seat-is ->
        [you] Rzucasz: czerwona { $red }, czarna { $black }.
       *[other] { $seat } rzuca: czerwona { $red }, czarna { $black }.
    }

# English:
#     { $seat-is ->
#         [you] You throw
#        *[other] { $seat } throws
#     } { $dice ->
#         [red] the red die
#         [black] the black die
#        *[both] both dice
#     } again.
threw-again =
    { $seat-is ->
        [you] Rzucasz
       *[other] { $seat } rzuca
    } ponownie { $dice ->
        [red] czerwoną kością
        [black] czarną kością
       *[both] obiema kośćmi
    }.

# English:
#     { $seat-is ->
#         [you] You keep the course to red { $red }, black { $black }.
#        *[other] { $seat } keeps the course to red { $red }, black { $black }.
#     }
kept-course =
    { $seat-is ->
        [you] Utrzymujesz kurs: czerwona { $red }, czarna { $black }.
       *[other] { $seat } utrzymuje kurs: czerwona { $red }, czarna { $black }.
    }

# English:
#     { $seat-is ->
#         [you] You keep red { $red }, black { $black }.
#        *[other] { $seat } keeps red { $red }, black { $black }.
#     }
kept-dice =
    { $seat-is ->
        [you] Zatrzymujesz kości: czerwona { $red }, czarna { $black }.
       *[other] { $seat } zatrzymuje kości: czerwona { $red }, czarna { $black }.
    }

# English: The ship reaches { $field }.
reached = Statek płynie { $field-to }.

# English: The ship reaches { $field }: nothing to gain there.
reached-nothing = Statek płynie { $field-to }: nie ma tam nic do zdobycia.

# English:
#     { $seat-is ->
#         [you] You sail on.
#        *[other] { $seat } sails on.
#     }
sailed-on =
    { $seat-is ->
        [you] Płyniesz dalej.
       *[other] { $seat } płynie dalej.
    }

# English:
#     { $seat-is ->
#         [you] You land right on { $island }.
#        *[other] { $seat } lands right on { $island }.
#     }
landed-here =
    { $seat-is ->
        [you] Trafiasz bezpośrednio: lądujesz { $island-in }.
       *[other] { $seat } trafia bezpośrednio: ląduje { $island-in }.
    }

# English:
#     { $seat-is ->
#         [you] You land on { $island } { to-the-side }.
#        *[other] { $seat } lands on { $island } { to-the-side }.
#     }
landed-beside =
    { $seat-is ->
        [you] Lądujesz { $island-in }, { to-the-side }.
       *[other] { $seat } ląduje { $island-in }, { to-the-side }.
    }

# English: A treasure on { $island } is turned over: { $token }.
revealed = Skarb { $island-in } zostaje odkryty: { $token-known }.

# English: That is no use: it takes { $wanted } here.
in-vain = Nic z tego: potrzeba tu { $wanted-genitive }.

# English:
#     { $seat-is ->
#         [you] You win the { $token } with { the-die }.
#        *[other] { $seat } wins the { $token } with { the-die }.
#     }
took =
    { $seat-is ->
        [you] Zdobywasz { $token-won } { the-die.instrumental }.
       *[other] { $seat } zdobywa { $token-won } { the-die.instrumental }.
    }

# English:
#     { $seat-is ->
#         [you] You win { $token } with a double.
#        *[other] { $seat } wins { $token } with a double.
#     }
double-took =
    { $seat-is ->
        [you] Zdobywasz { $token-won } dubletem.
       *[other] { $seat } zdobywa { $token-won } dubletem.
    }

# English:
#     { $seat-is ->
#         [you] You win { $token-named } with a Lucky 7.
#        *[other] { $seat } wins { $token-named } with a Lucky 7.
#     }
seven-took =
    { $seat-is ->
        [you] Zdobywasz { $token-won } szczęśliwą siódemką.
       *[other] { $seat } zdobywa { $token-won } szczęśliwą siódemką.
    }

# English:
#     { $seat-is ->
#         [you] You steal { $token }
#        *[other] { $seat } steals { $token }
#     } from { $victim-is ->
#         [you] you.
#        *[other] { $victim }.
#     }
stole =
    { $seat-is ->
        [you] Kradniesz
       *[other] { $seat } kradnie
    } { $victim-is ->
        [you] ci
       *[other] graczowi { $victim }
    } { $token-won }.

# English:
#     { $seat-is ->
#         [you] You put a { $token } on the x2 field of Helga Island.
#        *[other] { $seat } puts a { $token } on the x2 field of Helga Island.
#     }
doubled =
    { $seat-is ->
        [you] Kładziesz { $token-won } na polu x2 Wyspy Helgi.
       *[other] { $seat } kładzie { $token-won } na polu x2 Wyspy Helgi.
    }

# English:
#     { $seat-is ->
#         [you] You put a { $token } on Dragon Island.
#        *[other] { $seat } puts a { $token } on Dragon Island.
#     }
moored =
    { $seat-is ->
        [you] Kładziesz { $token-won } na Wyspie Smoka.
       *[other] { $seat } kładzie { $token-won } na Wyspie Smoka.
    }

# English:
#     The { $token } that lay there goes back to { $owner-is ->
#         [you] you.
#        *[other] { $owner }.
#     }
returned =
    { $token-top }, która tam leżała, wraca do { $owner-is ->
        [you] ciebie.
       *[other] gracza { $owner }.
    }

# English:
#     { $seat-is ->
#         [you] You leave it at that.
#        *[other] { $seat } leaves it at that.
#     }
left =
    { $seat-is ->
        [you] Poprzestajesz na tym.
       *[other] { $seat } poprzestaje na tym.
    }

# English:
#     { $seat-is ->
#         [you] You leave it at that: { $numbers }, though discovered, can still be won (A-07).
#        *[other] { $seat } leaves it at that: { $numbers }, though discovered, can still be won (A-07).
#     }
left-numbers =
    { $seat-is ->
        [you] Poprzestajesz na tym.
       *[other] { $seat } poprzestaje na tym.
    } Odnalezione, ale nadal do zdobycia: { $numbers } (A-07).

# English: That discovers the last number: the game ends with this landing (H-24).
discovered-last = Tym samym ostatnia liczba jest odnaleziona: z tym lądowaniem gra się kończy (H-24).

# English: All numbers are discovered: the game ends at once (H-24).
all-discovered = Wszystkie liczby są odnalezione: gra od razu się kończy (H-24).

# English: That was the last number token: the game ends at once (H-24).
won-last = To był ostatni żeton liczby: gra od razu się kończy (H-24).

# English: That was the last number but one: the game ends at once (A-17).
won-last-but-one = To był przedostatni żeton liczby: gra od razu się kończy (A-17).

# English: That was the last of { $turns } turns: the game is scored as it stands.
turns-over = To była ostatnia z { $turns } tur: punkty liczy się tak, jak jest.

# English:
#     { $seat-is ->
#         [you] You roll
#        *[other] { $seat } rolls
#     } { $red } and { $black } for Sven Glückspilz: { $points ->
#         [one] 1 point.
#        *[other] { $points } points.
#     }
luck =
    { $seat-is ->
        [you] Rzucasz
       *[other] { $seat } rzuca
    } za Svena Glückspilza, { $red } i { $black }: { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }

## How things are called. $count: how many islands of a kind

# English:
#     { $die ->
#         [red] the red die
#        *[black] the black die
#     }
the-die =
    { $die ->
        [red] czerwona kość
       *[black] czarna kość
    }
    .instrumental =
        { $die ->
            [red] czerwoną kością
           *[black] czarną kością
        }

# English:
#     { $direction ->
#         [north] to the north
#         [east] to the east
#         [south] to the south
#        *[west] to the west
#     }
to-the-side =
    { $direction ->
        [north] na północ stąd
        [east] na wschód stąd
        [south] na południe stąd
       *[west] na zachód stąd
    }

# English: face down
token-0 = zakryty
    .known = zakryty skarb
    .won = zakryty skarb
    .genitive = zakrytego skarbu
    .top = Zakryty skarb

# English: 1
#     .named = the 1
token-1 = 1
    .known = jedynka
    .won = jedynkę
    .genitive = jedynki
    .top = Jedynka

# English: 2
#     .named = the 2
token-2 = 2
    .known = dwójka
    .won = dwójkę
    .genitive = dwójki
    .top = Dwójka

# English: 3
#     .named = the 3
token-3 = 3
    .known = trójka
    .won = trójkę
    .genitive = trójki
    .top = Trójka

# English: Sven
token-4 = Sven
    .known = Sven
    .won = Svena
    .genitive = Svena
    .top = Sven

# English: Hägar
token-5 = Hägar
    .known = Hägar
    .won = Hägara
    .genitive = Hägara
    .top = Hägar

# English: open sea
island-sea = otwarte morze
    .genitive = otwartego morza
    .in = na otwartym morzu
    .to = na otwarte morze

# English:
#     { $count ->
#         [1] the island without a figure
#         [2] two islands without a figure
#         [3] three islands without a figure
#        *[4] four islands without a figure
#     }
island-plain =
    { $count ->
        [1] wyspa bez postaci
        [2] dwie wyspy bez postaci
        [3] trzy wyspy bez postaci
       *[4] cztery wyspy bez postaci
    }
    .genitive =
        { $count ->
            [1] wyspy bez postaci
            [2] dwóch wysp bez postaci
            [3] trzech wysp bez postaci
           *[4] czterech wysp bez postaci
        }
    .in = na wyspie bez postaci
    .to = do wyspy bez postaci

# English:
#     { $count ->
#         [1] a Hägar island
#         [2] two Hägar islands
#         [3] three Hägar islands
#        *[4] four Hägar islands
#     }
island-hagar =
    { $count ->
        [1] wyspa Hägara
        [2] dwie wyspy Hägara
        [3] trzy wyspy Hägara
       *[4] cztery wyspy Hägara
    }
    .genitive =
        { $count ->
            [1] wyspy Hägara
            [2] dwóch wysp Hägara
            [3] trzech wysp Hägara
           *[4] czterech wysp Hägara
        }
    .in = na wyspie Hägara
    .to = do wyspy Hägara

# English:
#     { $count ->
#         [1] a Sven island
#         [2] two Sven islands
#         [3] three Sven islands
#        *[4] four Sven islands
#     }
island-sven =
    { $count ->
        [1] wyspa Svena
        [2] dwie wyspy Svena
        [3] trzy wyspy Svena
       *[4] cztery wyspy Svena
    }
    .genitive =
        { $count ->
            [1] wyspy Svena
            [2] dwóch wysp Svena
            [3] trzech wysp Svena
           *[4] czterech wysp Svena
        }
    .in = na wyspie Svena
    .to = do wyspy Svena

# English: Helga Island
island-helga = Wyspa Helgi
    .genitive = Wyspy Helgi
    .in = na Wyspie Helgi
    .to = do Wyspy Helgi

# English: Dragon Island
island-dragon = Wyspa Smoka
    .genitive = Wyspy Smoka
    .in = na Wyspie Smoka
    .to = do Wyspy Smoka

# English: the sea beside { $islands }
beside = morze obok { $islands-genitive }
    .to = na morze obok { $islands-genitive }

# English: a { $token }
want-number =
    { $token ->
        [1] jedynka
        [2] dwójka
       *[3] trójka
    }
    .genitive =
        { $token ->
            [1] jedynki
            [2] dwójki
           *[3] trójki
        }

# English: a double
want-double = dublet
    .genitive = dubletu

# English: a Lucky { $sum }
want-seven =
    szczęśliwa { $sum ->
        [7] siódemka
       *[other] { $sum }
    }
    .genitive =
        szczęśliwej { $sum ->
            [7] siódemki
           *[other] { $sum }
        }

# English: the { $token }
the-number =
    { $token ->
        [1] jedynka
        [2] dwójka
       *[3] trójka
    }

## What is asked. $rolls: so many are left; $end: which rule ends the game; $points: so many points, "3 points"

# English: The chart is being laid.
laying = Trwa układanie mapy.

# English: The dice are in the air.
rolling = Kości są w powietrzu.

# English: Red { $red }, black { $black } is { $place }. Keep it, or throw again? (H-01)
ask-navigation = Czerwona { $red }, czarna { $black } to { $place }. Utrzymujesz kurs czy rzucasz ponownie? (H-01)

# English: Red { $red }, black { $black } is { $place }: nothing to gain there. Throw again? (H-01)
ask-navigation-in-vain = Czerwona { $red }, czarna { $black } to { $place }: nie ma tam nic do zdobycia. Rzucasz ponownie? (H-01)

# English: The ship has reached { $place }. Land, or sail on?
ask-target = Statek jest u celu: { $place }. Lądujesz czy płyniesz dalej?

# English: It takes { $wanted } here, rolls left: { $rolls }. Keep the dice, or throw again? (H-10)
ask-landing = Potrzeba tu { $wanted-genitive }. Pozostałe rzuty: { $rolls }. Zatrzymujesz kości czy rzucasz ponownie? (H-10)

# English: Red { $red }, black { $black } on { $island }. What do you do with the dice?
ask-use = Czerwona { $red }, czarna { $black } { $island-in }. Co robisz z kośćmi?

# English: Red { $red }, black { $black }: all numbers are discovered. What do you take at the end? (H-24)
ask-last-use = Czerwona { $red }, czarna { $black }: wszystkie liczby są odnalezione. Co bierzesz na koniec? (H-24)

# English: Lucky 7: win which treasure? (H-15)
ask-seven = Szczęśliwa siódemka: który skarb zdobywasz? (H-15)

# English: A double: win whom? (H-14)
ask-double = Dublet: kogo zdobywasz? (H-14)

# English:
#     The game is over: { $end ->
#         [discovered] all number tokens are discovered (H-24).
#         [won] the last number token is won (H-24).
#        *[short] all number tokens but one are won (A-17).
#     }
over-by-numbers =
    Koniec gry: { $end ->
        [discovered] wszystkie żetony liczb są odnalezione (H-24).
        [won] ostatni żeton liczby jest zdobyty (H-24).
       *[short] wszystkie żetony liczb oprócz jednego są zdobyte (A-17).
    }

# English: The game is over: after { $turns } turns it is scored as it stands.
over-by-turns = Koniec gry: po { $turns } turach punkty liczy się tak, jak jest.

# English: All have { $points }, so all lose (H-28).
all-tie = Wszyscy mają { $points }, więc wszyscy przegrywają (H-28).

# English: The fewest points lose, and everybody else wins (H-28).
fewest-lose = Przegrywa najmniejsza liczba punktów, a wszyscy inni wygrywają (H-28).

## What an action would do. do-: on its button; plan-: as a step of a plan, in a list; ready-: before the turn is ended
## without it; component-: in reports. $direct, $indirect: so many rolls; $chances: `chances` or `chances-unknown`;
## $good: so many of 36 rolls

# English: Keep the course to { $place }
do-keep-course = Utrzymaj kurs: { $place }

# English: Keep the course, gain nothing
do-keep-course-in-vain = Utrzymaj kurs, nic nie zdobywając

# English: Keep the dice: red { $red }, black { $black }
do-keep = Zatrzymaj kości: czerwona { $red }, czarna { $black }

# English: Keep the dice, gain nothing
do-keep-in-vain = Zatrzymaj kości, nic nie zdobywając

# English: Keep the dice: red { $red }, black { $black }. They discover the last number, and the game ends
do-keep-last-dice = Zatrzymaj kości: czerwona { $red }, czarna { $black }. Odnajdują ostatnią liczbę i gra się kończy

# English:
#     { $dice ->
#         [red] Throw the red die again
#         [black] Throw the black die again
#        *[both] Throw both dice again
#     }
do-reroll =
    { $dice ->
        [red] Rzuć ponownie czerwoną kością
        [black] Rzuć ponownie czarną kością
       *[both] Rzuć ponownie obiema kośćmi
    }

# English:
#     Land on { $island }, right here: up to { $direct ->
#         [one] 1 roll
#        *[other] { $direct } rolls
#     }; { $chances }
do-land-here =
    Wyląduj tutaj, { $island-in }: { $direct ->
        [one] 1 rzut
        [few] do { $direct } rzutów
       *[many] do { $direct } rzutów
    }; { $chances }

# English:
#     Land on { $island } { to-the-side }: { $indirect ->
#         [one] 1 roll
#        *[other] { $indirect } rolls
#     }; { $chances }
do-land-beside =
    Wyląduj { $island-in }, { to-the-side }: { $indirect ->
        [one] 1 rzut
        [few] { $indirect } rzuty
       *[many] { $indirect } rzutów
    }; { $chances }

# English: { $wanted }: { $good } in 36
chances = { $wanted }: { $good } na 36

# English: treasures lie face down
chances-unknown = skarby są zakryte

# English: Sail on without landing
do-sail-on = Płyń dalej bez lądowania

# English: Win the { $token } with { the-die }
do-take-by = Zdobądź { $token-won } { the-die.instrumental }

# English: Win { $token } with the double
do-double-takes = Zdobądź { $token-won } dubletem

# English: Win { $token-named } with the Lucky 7
do-seven-takes = Zdobądź { $token-won } szczęśliwą siódemką

# English: Steal { $token } from { $victim }
do-steal-from = Ukradnij { $token-won } graczowi { $victim }

# English: Put a { $token } on the x2 field: it counts double
do-place-doubled = Połóż { $token-won } na polu x2: liczy się podwójnie

# English: put a { $token } on the x2 field
plan-place-doubled = połóż { $token-won } na polu x2

# English: Put a { $token } on Dragon Island: a beer, unless you lose
do-place-moored = Połóż { $token-won } na Wyspie Smoka: piwo, chyba że przegrasz

# English: Leave it at that
do-done = Poprzestań na tym

# English: Leave it at that: the game ends
do-done-last = Poprzestań na tym: gra się kończy

# English:
#     { $die ->
#         [red] The red die
#        *[black] The black die
#     } takes the { $token }.
ready-take-by =
    { $die ->
        [red] Czerwona kość
       *[black] Czarna kość
    } zdobywa { $token-won }.

# English: The double takes { $token }.
ready-double-takes = Dublet zdobywa { $token-won }.

# English: The Lucky 7 takes { $token-named }.
ready-seven-takes = Szczęśliwa siódemka zdobywa { $token-won }.

# English: { $token } can be stolen from { $victim }.
ready-steal-from = Możesz ukraść { $token-won } graczowi { $victim }.

# English: keep the course
plan-keep-course = utrzymaj kurs

# English: land on { $island }
plan-land-here = wyląduj { $island-in }

# English: land on { $island } { to-the-side }
plan-land-beside = wyląduj { $island-in }, { to-the-side }

# English: Keep the dice
component-keep = Zatrzymaj kości

# English:
#     { $direction ->
#         [here] Land right here
#        *[other] Land { to-the-side }
#     }
component-land =
    { $direction ->
        [here] Wyląduj tutaj
       *[other] Wyląduj { to-the-side }
    }

# English: Win a number with { the-die }
component-take-by = Zdobądź liczbę { the-die.instrumental }

# English: Steal from another
component-steal-from = Okradnij innego gracza

# English: Lay a { $token } on an island
component-place = Połóż { $token-won } na wyspie

# English: { do-done }
component-done = { do-done }

## The position, in text. $lies: doubled, moored or free; $tokens: a list of `token-won`, or `no-token`; $air: yes while
## the dice fly; $end: `numbers-left`, `last-number` or `no-number-left`. The signs stay letters: H, S, P, D, s, h

# English:
#     { $title }{ $turn ->
#         [0] { "" }
#        *[other] , turn { $turn }
#     }
title =
    { $title }{ $turn ->
        [0] { "" }
       *[other] , tura { $turn }
    }

# English: red
grid-red = czerwona

# English: black
grid-black = czarna

# English: ~ sea   H Hägar   S Sven   P without figure   x2 Helga   D Dragon   ? face down   1 2 3 s h treasures
signs = ~ morze; H Hägar; S Sven; P bez postaci; x2 Helga; D Smok; ? zakryty; 1 2 3 s h skarby

# English: * discovered, and not yet won
sign-discovered = * odnaleziony, ale jeszcze nie zdobyty

# English: @ the ship
sign-ship = @ statek

# English:
#     Dice: red { $red }, black { $black }{ $air ->
#         [yes] { " " }(in the air)
#        *[no] { "" }
#     }
dice-line =
    Kości: czerwona { $red }, czarna { $black }{ $air ->
        [yes] { " " }(w powietrzu)
       *[no] { "" }
    }

# English: Landed on: { $island }
target-line = Lądowanie: { $island }

# English: { $end }.
end-line = { $end }.

# English:
#     { $lies ->
#         [doubled] { $token } (x2)
#         [moored] { $token } (Dragon Island)
#        *[free] { $token }
#     }
token-won =
    { $lies ->
        [doubled] { $token } (x2)
        [moored] { $token } (Wyspa Smoka)
       *[free] { $token }
    }

# English: nothing yet
no-token = jeszcze nic

# English: { $tokens }: { $points }
hoard-line = { $tokens }: { $points }

## Points. $values: a sum of numbers, "1 + 3"

# English: Number tokens { $values } (H-25)
numbers-points = Żetony liczb: { $values } (H-25)

# English: Number tokens
numbers-source = Żetony liczb

# English: The token on the x2 field
doubled-source = Żeton na polu x2

# English: Hägar
hagar-source = Hägar

# English: Sven Glückspilz's dice
luck-source = Kości Svena Glückspilza

# English: The { $token } on the x2 field once more (H-25)
doubled-points =
    { $token ->
        [1] Jedynka
        [2] Dwójka
       *[3] Trójka
    } na polu x2 jeszcze raz (H-25)

# English: Hägar: one for each number token (H-26)
hagar-points = Hägar: po jednym za każdy żeton liczby (H-26)

# English: Sven Glückspilz's dice (H-27)
luck-points = Kości Svena Glückspilza (H-27)

# English: { $seat } gets a beer from { $losers } (H-32).
beer = { $seat } dostaje piwo; płaci: { $losers } (H-32).

## On the board, where there is little room; a badge holds 9 letters. $end: discovered, won or short (which token ends
## the game)

# English:
#     { $end ->
#         [discovered] { $left } of { $all } numbers to discover: the last one ends the game
#        *[other] { $left } of { $all } numbers left: the last one ends the game
#     }
numbers-left =
    { $end ->
        [discovered] Liczby do odnalezienia: { $left } z { $all }; ostatnia kończy grę
       *[other] Pozostałe liczby: { $left } z { $all }; ostatnia kończy grę
    }

# English:
#     { $end ->
#         [discovered] The last number: discovering it ends the game
#         [won] The last number: winning it ends the game
#        *[short] One more number: winning it ends the game
#     }
last-number =
    { $end ->
        [discovered] Ostatnia liczba: kto ją odnajdzie, kończy grę
        [won] Ostatnia liczba: kto ją zdobędzie, kończy grę
       *[short] Jeszcze jedna liczba: kto ją zdobędzie, kończy grę
    }

# English:
#     { $end ->
#         [discovered] All numbers are discovered: the game is over
#         [won] The last number is won: the game is over
#        *[short] All numbers but one are won: the game is over
#     }
no-number-left =
    { $end ->
        [discovered] Wszystkie liczby są odnalezione: koniec gry
        [won] Ostatnia liczba jest zdobyta: koniec gry
       *[short] Wszystkie liczby oprócz jednej są zdobyte: koniec gry
    }

# English: Lucky { $sum }
seven-badge =
    { $sum ->
        [7] Siódemka
       *[other] Suma { $sum }
    }

# English: Double
double-badge = Dublet

# English:
#     { $rolls ->
#         [one] roll left
#        *[other] rolls left
#     }
rolls-left =
    { $rolls ->
        [one] rzut
        [few] rzuty
       *[many] rzutów
    }

# English: wins
wins = wygrywa

# English: loses
loses = przegrywa

## What the pieces mean. $what: one of these phrases, or an island or field; $face: the number of a die, never 0;
## $column and $row: where a field lies

# English: A treasure, face down: landing here turns it over (H-08)
means-face-down = Zakryty skarb: lądowanie tutaj go odkrywa (H-08)

# English: Treasure { $token }: a die that shows { $token } takes it (H-13)
means-number = Skarb { $token }: bierze go kość, która pokazuje { $token } (H-13)

# English: Sven Glückspilz: a double takes him (H-14); in the end he rolls for his owner (H-27)
means-sven = Sven Glückspilz: bierze go dublet (H-14); na koniec rzuca za swojego właściciela (H-27)

# English: Hägar: a double takes him (H-14); in the end a point for each number of his owner (H-26)
means-hagar = Hägar: bierze go dublet (H-14); na koniec punkt za każdą liczbę właściciela (H-26)

# English: { $what }. It is discovered: the end no longer waits for it (H-24)
means-discovered = { $what }. Jest odnaleziony: koniec gry już na niego nie czeka (H-24)

# English: { $what }. It belongs to { $owner }
means-owned = { $what }. Właściciel: { $owner }

# English: { $what }, doubled on Helga Island (H-25)
means-doubled = { $what }, podwojony na Wyspie Helgi (H-25)

# English: { $what }, on Dragon Island (H-31)
means-moored = { $what }, na Wyspie Smoka (H-31)

# English: The red die: column { $face } (H-02)
means-red = Czerwona kość: kolumna { $face } (H-02)

# English: The black die: row { $face } (H-02)
means-black = Czarna kość: wiersz { $face } (H-02)

# English: It has not been thrown yet
means-blank = Jeszcze nią nie rzucono

# English: The longship
means-ship = Statek

# English: Dice that add up to { $sum } take any one treasure (H-15)
means-seven = Kości, które dają razem { $sum }, biorą jeden dowolny skarb (H-15)

# English: Two equal dice take Sven or Hägar (H-14)
means-double = Dwie równe kości biorą Svena albo Hägara (H-14)

# English: The x2 field: a number laid here counts double (H-18)
means-x2 = Pole x2: położona tu liczba liczy się podwójnie (H-18)

# English: The field of Dragon Island: a 1 laid here wins a beer (H-30, H-32)
means-dragon = Pole Wyspy Smoka: położona tu jedynka wygrywa piwo (H-30, H-32)

# English: Red { $column }, black { $row }: { $what }
means-field = Czerwona { $column }, czarna { $row }: { $what }

## Why something is not possible: after "Not possible:", or alone. $players, $face, $navigation, $direct, $indirect: numbers;
## $rule: the number of a rule

# English: only { $players } play
no-seat = gra tylko { $players } graczy

# English: first the course is decided: keep it, or throw again (H-01)
first-navigate = najpierw trzeba zdecydować o kursie: utrzymaj go albo rzuć ponownie (H-01)

# English: first it is decided whether and where to land (H-05)
first-target = najpierw rozstrzyga się, czy i gdzie lądujesz (H-05)

# English: the dice of the landing are still to be decided: keep them, or throw again (H-10)
first-landing = najpierw trzeba zdecydować o kościach lądowania: zatrzymaj je albo rzuć ponownie (H-10)

# English:
#     the course stands after { $navigation ->
#         [one] 1 roll
#        *[other] { $navigation } rolls
#     } (H-01)
course-stands =
    { $navigation ->
        [one] po 1 rzucie
        [few] po { $navigation } rzutach
       *[many] po { $navigation } rzutach
    } kurs jest ustalony (H-01)

# English: the dice were kept: now they act (H-11)
dice-kept = kości są zatrzymane: teraz działają (H-11)

# English: no roll is left: a direct hit gives { $direct }, an indirect one { $indirect } (H-10)
no-rolls = nie ma już rzutów: trafienie bezpośrednie daje { $direct }, pośrednie { $indirect } (H-10)

# English: the ship has landed for this turn: now the dice act (H-05, H-11)
has-landed = w tej turze statek już wylądował: teraz działają kości (H-05, H-11)

# English: the island here is hit directly; its neighbours are not hit (H-03)
hit-directly = ta wyspa jest trafiona bezpośrednio; jej sąsiednie wyspy nie są trafione (H-03)

# English: the field that was hit is sea; only islands next to it can be reached (H-04)
no-island-here = trafione pole to morze; można dopłynąć tylko do wysp obok niego (H-04)

# English: there is no island { to-the-side } (H-04)
no-island-there = { to-the-side } nie ma wyspy (H-04)

# English: nothing could be gained on { $island } (H-09)
nothing-to-gain = { $island-in } nie ma nic do zdobycia (H-09)

# English: { the-die } has acted already; each die serves once (H-12)
die-used = { the-die } już działała; każda kość działa raz (H-12)

# English: it takes both dice, and one has acted already (H-12)
dice-used = potrzeba do tego obu kości, a jedna już działała (H-12)

# English: { the-die } shows { $face }, and no face-up number { $face } lies on { $island } (H-13)
die-shows = { the-die } pokazuje { $face }, a { $island-in } nie leży taka odkryta liczba (H-13)

# English: { the-die } shows { $face }; number tokens are 1, 2 and 3 (H-13)
die-no-number = { the-die } pokazuje { $face }, a żetony liczb to 1, 2 i 3 (H-13)

# English: with equal dice the red one goes first (H-13)
red-first = przy równych kościach najpierw działa czerwona (H-13)

# English: red { $red } and black { $black } are no double (H-14)
no-double = czerwona { $red } i czarna { $black } to nie dublet (H-14)

# English: red { $red } and black { $black } do not add up to { $lucky } (H-15)
no-seven = czerwona { $red } i czarna { $black } nie dają razem { $lucky } (H-15)

# English: the { $token } is taken by the die that shows it: the Lucky 7 would do the same (H-13, H-15)
die-alone = { $token-won } bierze kość, która ją pokazuje: szczęśliwa siódemka zrobiłaby to samo (H-13, H-15)

# English: no { $token } lies on { $island } ({ $rule })
not-lying = { $island-in } nie ma { $token-genitive } ({ $rule })

# English: tokens still lie on { $island }: they come first (H-23)
not-cleared = { $island-in } leżą jeszcze żetony: najpierw bierze się je (H-23)

# English: { $island } shows no figure: it has no effect once it is cleared (H-22)
no-figure = { $island } nie ma postaci: opróżniona nic nie daje (H-22)

# English: it takes a double or a Lucky 7 (H-21)
no-theft-dice = potrzeba do tego dubletu albo szczęśliwej siódemki (H-21)

# English: { $victim } owns no { $token } (H-21)
victim-lacks = { $victim } nie ma { $token-genitive } (H-21)

# English: nobody steals from himself (H-21)
own-token = nikt nie okrada samego siebie (H-21)

# English: tokens are placed on Helga Island only, and a 1 on Dragon Island (H-18)
no-field-to-place = żetony kładzie się tylko na Wyspie Helgi, a jedynkę na Wyspie Smoka (H-18)

# English: Dragon Island takes a 1 only (H-30)
dragon-takes-one = Wyspa Smoka przyjmuje tylko jedynkę (H-30)

# English: no { $token } lies before { $seat } (H-18)
no-token-to-place = { $seat } nie ma przed sobą { $token-genitive } (H-18)

# English: it takes a die that shows { $token }, or a Lucky 7 (H-18)
die-for-place = potrzeba kości, która pokazuje { $token }, albo szczęśliwej siódemki (H-18)

# English: Viking's Harbor: Dragon Island instead of the ship (H-29)
option-harbor-about = Przystań Wikinga: Wyspa Smoka zamiast statku (H-29)

# English: The last number but one ends the game (ours: A-17)
option-short-about = Przedostatnia liczba kończy grę (nasza zasada: A-17)

# English: the limit of turns
stop = limit tur

# English: Two dice steer a longship across a chart of beer coasters; whoever brings home the least loses.
line-hagar = Dwie kości prowadzą statek po mapie z podkładek pod piwo; kto przywiezie najmniej, przegrywa.

# English: Dragon Island in place of the ship
option-harbor = Wyspa Smoka zamiast statku

# English: As printed
preset-hagar-as-printed = Jak w pudełku

# English: The game from the box.
preset-hagar-as-printed-line = Gra według zasad z pudełka.

# English: Viking's Harbor
preset-hagar-viking-s-harbor = Przystań Wikinga

# English: With Dragon Island, for those who know the game.
preset-hagar-viking-s-harbor-line = Z Wyspą Smoka, dla tych, którzy znają grę.

# English: Rolls
field-rolls = Rzuty

# English: Navigation
field-navigation = Nawigacja

# English: Direct
field-direct = Trafienie wprost

# English: Indirect
field-indirect = Trafienie obok

# English: Lucky
field-lucky = Szczęśliwa siódemka

# English: Limit
field-limit = Granica

# English: Turns
field-turns = Tury

# English: Treasures
field-treasures = Skarby

# English: Sven
field-sven = Sven

# English: Hagar
field-hagar = Hägar

# English: Coasters
field-coasters = Podkładki

# English: Island
field-island = Wyspa

# English: Dragon
field-dragon = Smok

# English: Helga
field-helga = Helga

# English: Plain
field-plain = Bez postaci

# English: Sea
field-sea = Morze

# English: Play
field-play = W grze

# English: Always
field-always = Zawsze

# English: Base
field-base = Tylko bez Przystani Wikinga

# English: Harbor
field-harbor = Tylko w Przystani Wikinga

# English: The last number
theme-last-number = Ostatnia liczba

# English: Caught stealing
theme-thief = Na łupy

# English: What a Lucky 7 is good for
theme-lucky-seven = Do czego służy szczęśliwa siódemka

# English: A double
theme-double = Dublet

# English: The right die
theme-which-die = Właściwa kość

# English: A token for a special island
theme-second-haven = Żeton na szczególną wyspę

# English: Throw again
theme-throw-again = Rzuć jeszcze raz

# English: Land next door
theme-next-door = Lądowanie obok

# English: Land right here
theme-right-here = Lądowanie właśnie tutaj

# English: Sail on
theme-sail-on = Płyń dalej
