## What happened: one sentence for each fact that the rules tell (facts.py)

# English: The chart lies on the table: nine coasters, thirty-six fields.
chart-laid = Die Seekarte liegt auf dem Tisch: neun Bierdeckel, sechsunddreißig Felder.

# English:
#     { $seat-is ->
#         [you] You take the helm first.
#        *[other] { $seat } takes the helm first.
#     }
first =
    { $seat-is ->
        [you] Du bist
       *[other] { $seat } ist
    } zuerst am Ruder.

# English:
#     { $seat-is ->
#         [you] You roll red { $red }, black { $black }.
#        *[other] { $seat } rolls red { $red }, black { $black }.
#     }
rolled =
    { $seat-is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } Rot { $red }, Schwarz { $black }.

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
        [you] Du wirfst
       *[other] { $seat } wirft
    } { $dice ->
        [red] den roten Würfel
        [black] den schwarzen Würfel
       *[both] beide Würfel
    } noch einmal.

# English:
#     { $seat-is ->
#         [you] You keep the course to red { $red }, black { $black }.
#        *[other] { $seat } keeps the course to red { $red }, black { $black }.
#     }
kept-course =
    { $seat-is ->
        [you] Du hältst
       *[other] { $seat } hält
    } Kurs auf Rot { $red }, Schwarz { $black }.

# English:
#     { $seat-is ->
#         [you] You keep red { $red }, black { $black }.
#        *[other] { $seat } keeps red { $red }, black { $black }.
#     }
kept-dice =
    { $seat-is ->
        [you] Du behältst
       *[other] { $seat } behält
    } Rot { $red }, Schwarz { $black }.

# English: The ship reaches { $field }.
reached = Das Schiff erreicht { $field-accusative }.

# English: The ship reaches { $field }: nothing to gain there.
reached-nothing = Das Schiff erreicht { $field-accusative }: Dort gibt es nichts zu holen.

# English:
#     { $seat-is ->
#         [you] You sail on.
#        *[other] { $seat } sails on.
#     }
sailed-on =
    { $seat-is ->
        [you] Du segelst
       *[other] { $seat } segelt
    } weiter.

# English:
#     { $seat-is ->
#         [you] You land right on { $island }.
#        *[other] { $seat } lands right on { $island }.
#     }
landed-here =
    { $seat-is ->
        [you] Du landest
       *[other] { $seat } landet
    } direkt auf { $island-dative }.

# English:
#     { $seat-is ->
#         [you] You land on { $island } { to-the-side }.
#        *[other] { $seat } lands on { $island } { to-the-side }.
#     }
landed-beside =
    { $seat-is ->
        [you] Du landest
       *[other] { $seat } landet
    } auf { $island-dative } { to-the-side }.

# English: A treasure on { $island } is turned over: { $token }.
revealed = Auf { $island-dative } wird ein Schatz aufgedeckt: { $token }.

# English: That is no use: it takes { $wanted } here.
in-vain = Das hilft nicht: Hier braucht es { $wanted-accusative }.

# English:
#     { $seat-is ->
#         [you] You win the { $token } with { the-die }.
#        *[other] { $seat } wins the { $token } with { the-die }.
#     }
took =
    { $seat-is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } mit { the-die.dative } die { $token }.

# English:
#     { $seat-is ->
#         [you] You win { $token } with a double.
#        *[other] { $seat } wins { $token } with a double.
#     }
double-took =
    { $seat-is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } mit einem Pasch { $token-accusative }.

# English:
#     { $seat-is ->
#         [you] You win { $token-named } with a Lucky 7.
#        *[other] { $seat } wins { $token-named } with a Lucky 7.
#     }
seven-took =
    { $seat-is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } mit einer Lucky 7 { $token-accusative }.

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
        [you] Du stiehlst
       *[other] { $seat } stiehlt
    } { $token-accusative } von { $victim-is ->
        [you] dir
       *[other] { $victim }
    }.

# English:
#     { $seat-is ->
#         [you] You put a { $token } on the x2 field of Helga Island.
#        *[other] { $seat } puts a { $token } on the x2 field of Helga Island.
#     }
doubled =
    { $seat-is ->
        [you] Du legst
       *[other] { $seat } legt
    } eine { $token } auf das x2-Feld der Helga-Insel.

# English:
#     { $seat-is ->
#         [you] You put a { $token } on Dragon Island.
#        *[other] { $seat } puts a { $token } on Dragon Island.
#     }
moored =
    { $seat-is ->
        [you] Du legst
       *[other] { $seat } legt
    } eine { $token } auf die Dracheninsel.

# English:
#     The { $token } that lay there goes back to { $owner-is ->
#         [you] you.
#        *[other] { $owner }.
#     }
returned =
    Die { $token }, die dort lag, geht an { $owner-is ->
        [you] dich
       *[other] { $owner }
    } zurück.

# English:
#     { $seat-is ->
#         [you] You leave it at that.
#        *[other] { $seat } leaves it at that.
#     }
left =
    { $seat-is ->
        [you] Du belässt
       *[other] { $seat } belässt
    } es dabei.

# English:
#     { $seat-is ->
#         [you] You leave it at that: { $numbers }, though discovered, can still be won (A-07).
#        *[other] { $seat } leaves it at that: { $numbers }, though discovered, can still be won (A-07).
#     }
left-numbers =
    { $seat-is ->
        [you] Du belässt
       *[other] { $seat } belässt
    } es dabei. Entdeckt, aber noch zu gewinnen: { $numbers } (A-07).

# English: That discovers the last number: the game ends with this landing (H-24).
discovered-last = Damit ist die letzte Zahl entdeckt: Das Spiel endet mit dieser Landung (H-24).

# English: All numbers are discovered: the game ends at once (H-24).
all-discovered = Alle Zahlen sind entdeckt: Das Spiel ist sofort zu Ende (H-24).

# English: That was the last number token: the game ends at once (H-24).
won-last = Das war das letzte Zahlenplättchen: Das Spiel ist sofort zu Ende (H-24).

# English: That was the last number but one: the game ends at once (A-17).
won-last-but-one = Das war die vorletzte Zahl: Das Spiel ist sofort zu Ende (A-17).

# English: That was the last of { $turns } turns: the game is scored as it stands.
turns-over = Das war der letzte von { $turns } Zügen: Gewertet wird, wie es steht.

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
        [you] Du würfelst
       *[other] { $seat } würfelt
    } { $red } und { $black } für Sven Glückspilz: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }

## How things are called. $count: how many islands of a kind

# English:
#     { $die ->
#         [red] the red die
#        *[black] the black die
#     }
the-die =
    { $die ->
        [red] der rote Würfel
       *[black] der schwarze Würfel
    }
    .dative =
        { $die ->
            [red] dem roten Würfel
           *[black] dem schwarzen Würfel
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
        [north] im Norden
        [east] im Osten
        [south] im Süden
       *[west] im Westen
    }

# English: face down
token-0 = verdeckt

# English: 1
#     .named = the 1
token-1 = 1
    .accusative = die 1
    .named = Zahl 1
    .none = keine 1

# English: 2
#     .named = the 2
token-2 = 2
    .accusative = die 2
    .named = Zahl 2
    .none = keine 2

# English: 3
#     .named = the 3
token-3 = 3
    .accusative = die 3
    .named = Zahl 3
    .none = keine 3

# English: Sven
token-4 = Sven
    .accusative = einen Sven
    .none = kein Sven

# English: Hägar
token-5 = Hägar
    .accusative = den Hägar
    .none = kein Hägar

# English: open sea
island-sea = offene See

# English:
#     { $count ->
#         [1] the island without a figure
#         [2] two islands without a figure
#         [3] three islands without a figure
#        *[4] four islands without a figure
#     }
island-plain =
    { $count ->
        [1] die Insel ohne Figur
        [2] zwei Inseln ohne Figur
        [3] drei Inseln ohne Figur
       *[4] vier Inseln ohne Figur
    }
    .dative =
        { $count ->
            [1] der Insel ohne Figur
            [2] zwei Inseln ohne Figur
            [3] drei Inseln ohne Figur
           *[4] vier Inseln ohne Figur
        }

# English:
#     { $count ->
#         [1] a Hägar island
#         [2] two Hägar islands
#         [3] three Hägar islands
#        *[4] four Hägar islands
#     }
island-hagar =
    { $count ->
        [1] eine Hägar-Insel
        [2] zwei Hägar-Inseln
        [3] drei Hägar-Inseln
       *[4] vier Hägar-Inseln
    }
    .dative =
        { $count ->
            [1] einer Hägar-Insel
            [2] zwei Hägar-Inseln
            [3] drei Hägar-Inseln
           *[4] vier Hägar-Inseln
        }

# English:
#     { $count ->
#         [1] a Sven island
#         [2] two Sven islands
#         [3] three Sven islands
#        *[4] four Sven islands
#     }
island-sven =
    { $count ->
        [1] eine Sven-Insel
        [2] zwei Sven-Inseln
        [3] drei Sven-Inseln
       *[4] vier Sven-Inseln
    }
    .dative =
        { $count ->
            [1] einer Sven-Insel
            [2] zwei Sven-Inseln
            [3] drei Sven-Inseln
           *[4] vier Sven-Inseln
        }

# English: Helga Island
island-helga = die Helga-Insel
    .dative = der Helga-Insel

# English: Dragon Island
island-dragon = die Dracheninsel
    .dative = der Dracheninsel

# English: the sea beside { $islands }
beside = die See neben { $islands-dative }
    .dative = der See neben { $islands-dative }

# English: a { $token }
want-number = eine { $token }

# English: a double
want-double = ein Pasch
    .accusative = einen Pasch

# English: a Lucky { $sum }
want-seven = eine Lucky { $sum }

# English: the { $token }
the-number = die { $token }

## What is asked. $rolls: so many are left; $end: which rule ends the game; $points: so many points, "3 points"

# English: The chart is being laid.
laying = Die Seekarte wird ausgelegt.

# English: The dice are in the air.
rolling = Die Würfel fallen.

# English: Red { $red }, black { $black } is { $place }. Keep it, or throw again? (H-01)
ask-navigation = Rot { $red }, Schwarz { $black } ist { $place }. Kurs halten oder noch einmal würfeln? (H-01)

# English: Red { $red }, black { $black } is { $place }: nothing to gain there. Throw again? (H-01)
ask-navigation-in-vain = Rot { $red }, Schwarz { $black } ist { $place }: Dort gibt es nichts zu holen. Noch einmal würfeln? (H-01)

# English: The ship has reached { $place }. Land, or sail on?
ask-target = Das Schiff hat { $place-accusative } erreicht. Landen oder weitersegeln?

# English: It takes { $wanted } here, rolls left: { $rolls }. Keep the dice, or throw again? (H-10)
ask-landing = Hier braucht es { $wanted-accusative }. Übrige Würfe: { $rolls }. Die Würfel behalten oder noch einmal werfen? (H-10)

# English: Red { $red }, black { $black } on { $island }. What do you do with the dice?
ask-use = Rot { $red }, Schwarz { $black } auf { $island-dative }. Was machst du mit den Würfeln?

# English: Red { $red }, black { $black }: all numbers are discovered. What do you take at the end? (H-24)
ask-last-use = Rot { $red }, Schwarz { $black }: Alle Zahlen sind entdeckt. Was nimmst du dir zum Schluss? (H-24)

# English: Lucky 7: win which treasure? (H-15)
ask-seven = Lucky 7: Welchen Schatz gewinnst du? (H-15)

# English: A double: win whom? (H-14)
ask-double = Ein Pasch: Wen gewinnst du? (H-14)

# English:
#     The game is over: { $end ->
#         [discovered] all number tokens are discovered (H-24).
#         [won] the last number token is won (H-24).
#        *[short] all number tokens but one are won (A-17).
#     }
over-by-numbers =
    Das Spiel ist aus: { $end ->
        [discovered] Alle Zahlenplättchen sind entdeckt (H-24).
        [won] Das letzte Zahlenplättchen ist gewonnen (H-24).
       *[short] Alle Zahlenplättchen bis auf eines sind gewonnen (A-17).
    }

# English: The game is over: after { $turns } turns it is scored as it stands.
over-by-turns = Das Spiel ist aus: Nach { $turns } Zügen wird gewertet, wie es steht.

# English: All have { $points }, so all lose (H-28).
all-tie = Alle haben { $points }, also verlieren alle (H-28).

# English: The fewest points lose, and everybody else wins (H-28).
fewest-lose = Die wenigsten Punkte verlieren, und alle anderen gewinnen (H-28).

## What an action would do. do-: on its button; plan-: as a step of a plan, in a list; ready-: before the turn is ended
## without it; component-: in reports. $direct, $indirect: so many rolls; $chances: `chances` or `chances-unknown`;
## $good: so many of 36 rolls

# English: Keep the course to { $place }
do-keep-course = Kurs auf { $place-accusative } halten

# English: Keep the course, gain nothing
do-keep-course-in-vain = Kurs halten, nichts holen

# English: Keep the dice: red { $red }, black { $black }
do-keep = Würfel behalten: Rot { $red }, Schwarz { $black }

# English: Keep the dice, gain nothing
do-keep-in-vain = Würfel behalten, nichts holen

# English: Keep the dice: red { $red }, black { $black }. They discover the last number, and the game ends
do-keep-last-dice = Würfel behalten: Rot { $red }, Schwarz { $black }. Sie entdecken die letzte Zahl, und das Spiel endet

# English:
#     { $dice ->
#         [red] Throw the red die again
#         [black] Throw the black die again
#        *[both] Throw both dice again
#     }
do-reroll =
    { $dice ->
        [red] Rot noch einmal würfeln
        [black] Schwarz noch einmal würfeln
       *[both] Rot und Schwarz noch einmal würfeln
    }

# English:
#     Land on { $island }, right here: up to { $direct ->
#         [one] 1 roll
#        *[other] { $direct } rolls
#     }; { $chances }
do-land-here =
    Landung direkt hier auf { $island-dative }: { $direct ->
        [one] 1 Wurf
       *[other] bis zu { $direct } Würfe
    }; { $chances }

# English:
#     Land on { $island } { to-the-side }: { $indirect ->
#         [one] 1 roll
#        *[other] { $indirect } rolls
#     }; { $chances }
do-land-beside =
    Landung auf { $island-dative } { to-the-side }: { $indirect ->
        [one] 1 Wurf
       *[other] { $indirect } Würfe
    }; { $chances }

# English: { $wanted }: { $good } in 36
chances = { $wanted }: { $good } von 36

# English: treasures lie face down
chances-unknown = die Schätze liegen verdeckt

# English: Sail on without landing
do-sail-on = Weitersegeln, ohne zu landen

# English: Win the { $token } with { the-die }
do-take-by = Zahl { $token } mit { the-die.dative } gewinnen

# English: Win { $token } with the double
do-double-takes = { $token } mit dem Pasch gewinnen

# English: Win { $token-named } with the Lucky 7
do-seven-takes = { $token-named } mit der Lucky 7 gewinnen

# English: Steal { $token } from { $victim }
do-steal-from = { $token } von { $victim } stehlen

# English: Put a { $token } on the x2 field: it counts double
do-place-doubled = Zahl { $token } auf das x2-Feld legen: Sie zählt doppelt

# English: put a { $token } on the x2 field
plan-place-doubled = Zahl { $token } auf das x2-Feld legen

# English: Put a { $token } on Dragon Island: a beer, unless you lose
do-place-moored = Zahl { $token } auf die Dracheninsel legen: ein Bier, wenn du nicht verlierst

# English: Leave it at that
do-done = Zug so beenden

# English: Leave it at that: the game ends
do-done-last = Zug so beenden: Das Spiel endet

# English:
#     { $die ->
#         [red] The red die
#        *[black] The black die
#     } takes the { $token }.
ready-take-by =
    { $die ->
        [red] Der rote Würfel
       *[black] Der schwarze Würfel
    } nimmt die { $token }.

# English: The double takes { $token }.
ready-double-takes = Der Pasch nimmt { $token-accusative }.

# English: The Lucky 7 takes { $token-named }.
ready-seven-takes = Die Lucky 7 nimmt { $token-accusative }.

# English: { $token } can be stolen from { $victim }.
ready-steal-from = Von { $victim } kannst du { $token-accusative } stehlen.

# English: keep the course
plan-keep-course = Kurs halten

# English: land on { $island }
plan-land-here = auf { $island-dative } landen

# English: land on { $island } { to-the-side }
plan-land-beside = auf { $island-dative } { to-the-side } landen

# English: Keep the dice
component-keep = Die Würfel behalten

# English:
#     { $direction ->
#         [here] Land right here
#        *[other] Land { to-the-side }
#     }
component-land =
    { $direction ->
        [here] Direkt hier landen
       *[other] Auf der Insel { to-the-side } landen
    }

# English: Win a number with { the-die }
component-take-by = Eine Zahl mit { the-die.dative } gewinnen

# English: Steal from another
component-steal-from = Von jemandem stehlen

# English: Lay a { $token } on an island
component-place = Eine { $token } auf eine Insel legen

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
       *[other] , Zug { $turn }
    }

# English: red
grid-red = rot

# English: black
grid-black = schwarz

# English: ~ sea   H Hägar   S Sven   P without figure   x2 Helga   D Dragon   ? face down   1 2 3 s h treasures
signs = ~ See, H Hägar, S Sven, P ohne Figur, x2 Helga, D Drache, ? verdeckt, 1 2 3 s h Schätze

# English: * discovered, and not yet won
sign-discovered = * entdeckt und noch nicht gewonnen

# English: @ the ship
sign-ship = @ das Schiff

# English:
#     Dice: red { $red }, black { $black }{ $air ->
#         [yes] { " " }(in the air)
#        *[no] { "" }
#     }
dice-line =
    Würfel: rot { $red }, schwarz { $black }{ $air ->
        [yes] { " " }(in der Luft)
       *[no] { "" }
    }

# English: Landed on: { $island }
target-line = Gelandet auf { $island-dative }

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
        [moored] { $token } (Dracheninsel)
       *[free] { $token }
    }

# English: nothing yet
no-token = noch nichts

# English: { $tokens }: { $points }
hoard-line = { $tokens }: { $points }

## Points. $values: a sum of numbers, "1 + 3"

# English: Number tokens { $values } (H-25)
numbers-points = Zahlenplättchen { $values } (H-25)

# English: Number tokens
numbers-source = Zahlenplättchen

# English: The token on the x2 field
doubled-source = Das Plättchen auf dem x2-Feld

# English: Hägar
hagar-source = Hägar

# English: Sven Glückspilz's dice
luck-source = Würfe für Sven Glückspilz

# English: The { $token } on the x2 field once more (H-25)
doubled-points = Die { $token } auf dem x2-Feld noch einmal (H-25)

# English: Hägar: one for each number token (H-26)
hagar-points = Hägar: 1 für jedes Zahlenplättchen (H-26)

# English: Sven Glückspilz's dice (H-27)
luck-points = Würfe für Sven Glückspilz (H-27)

# English: { $seat } gets a beer from { $losers } (H-32).
beer = { $seat } bekommt ein Bier von { $losers } (H-32).

## On the board, where there is little room; a badge holds 9 letters. $end: discovered, won or short (which token ends
## the game)

# English:
#     { $end ->
#         [discovered] { $left } of { $all } numbers to discover: the last one ends the game
#        *[other] { $left } of { $all } numbers left: the last one ends the game
#     }
numbers-left =
    { $end ->
        [discovered] Noch { $left } von { $all } Zahlen zu entdecken: Die letzte beendet das Spiel
       *[other] Noch { $left } von { $all } Zahlen: Die letzte beendet das Spiel
    }

# English:
#     { $end ->
#         [discovered] The last number: discovering it ends the game
#         [won] The last number: winning it ends the game
#        *[short] One more number: winning it ends the game
#     }
last-number =
    { $end ->
        [discovered] Die letzte Zahl: Wer sie entdeckt, beendet das Spiel
        [won] Die letzte Zahl: Wer sie gewinnt, beendet das Spiel
       *[short] Noch eine Zahl: Wer sie gewinnt, beendet das Spiel
    }

# English:
#     { $end ->
#         [discovered] All numbers are discovered: the game is over
#         [won] The last number is won: the game is over
#        *[short] All numbers but one are won: the game is over
#     }
no-number-left =
    { $end ->
        [discovered] Alle Zahlen sind entdeckt: Das Spiel ist aus
        [won] Die letzte Zahl ist gewonnen: Das Spiel ist aus
       *[short] Alle Zahlen bis auf eine sind gewonnen: Das Spiel ist aus
    }

# English: Lucky { $sum }
seven-badge = Lucky { $sum }

# English: Double
double-badge = Pasch

# English:
#     { $rolls ->
#         [one] roll left
#        *[other] rolls left
#     }
rolls-left =
    { $rolls ->
        [one] Wurf übrig
       *[other] Würfe übrig
    }

# English: wins
wins = gewinnt

# English: loses
loses = verliert

## What the pieces mean. $what: one of these phrases, or an island or field; $face: the number of a die, never 0;
## $column and $row: where a field lies

# English: A treasure, face down: landing here turns it over (H-08)
means-face-down = Ein Schatz, verdeckt: Wer hier landet, deckt ihn auf (H-08)

# English: Treasure { $token }: a die that shows { $token } takes it (H-13)
means-number = Schatz { $token }: Ein Würfel, der { $token } zeigt, nimmt ihn (H-13)

# English: Sven Glückspilz: a double takes him (H-14); in the end he rolls for his owner (H-27)
means-sven = Sven Glückspilz: Ein Pasch nimmt ihn (H-14); am Ende wird für ihn gewürfelt (H-27)

# English: Hägar: a double takes him (H-14); in the end a point for each number of his owner (H-26)
means-hagar = Hägar: Ein Pasch nimmt ihn (H-14); am Ende bringt er 1 Punkt für jede Zahl seines Besitzers (H-26)

# English: { $what }. It is discovered: the end no longer waits for it (H-24)
means-discovered = { $what }. Die Zahl ist entdeckt: Das Ende wartet nicht mehr auf sie (H-24)

# English: { $what }. It belongs to { $owner }
means-owned = { $what }. Gehört { $owner }

# English: { $what }, doubled on Helga Island (H-25)
means-doubled = { $what }, verdoppelt auf der Helga-Insel (H-25)

# English: { $what }, on Dragon Island (H-31)
means-moored = { $what }, auf der Dracheninsel (H-31)

# English: The red die: column { $face } (H-02)
means-red = Der rote Würfel: Spalte { $face } (H-02)

# English: The black die: row { $face } (H-02)
means-black = Der schwarze Würfel: Zeile { $face } (H-02)

# English: It has not been thrown yet
means-blank = Noch nicht geworfen

# English: The longship
means-ship = Das Langschiff

# English: Dice that add up to { $sum } take any one treasure (H-15)
means-seven = Würfel, die zusammen { $sum } ergeben, nehmen einen beliebigen Schatz (H-15)

# English: Two equal dice take Sven or Hägar (H-14)
means-double = Zwei gleiche Würfel nehmen Sven oder Hägar (H-14)

# English: The x2 field: a number laid here counts double (H-18)
means-x2 = Das x2-Feld: Eine Zahl, die hier liegt, zählt doppelt (H-18)

# English: The field of Dragon Island: a 1 laid here wins a beer (H-30, H-32)
means-dragon = Das Feld der Dracheninsel: Eine 1, die hier liegt, gewinnt ein Bier (H-30, H-32)

# English: Red { $column }, black { $row }: { $what }
means-field = Rot { $column }, Schwarz { $row }: { $what }

## Why something is not possible: after "Not possible:", or alone. $players, $face, $navigation, $direct, $indirect: numbers;
## $rule: the number of a rule

# English: only { $players } play
no-seat = es spielen nur { $players } mit

# English: first the course is decided: keep it, or throw again (H-01)
first-navigate = erst entscheidet sich der Kurs: halten oder noch einmal würfeln (H-01)

# English: first it is decided whether and where to land (H-05)
first-target = erst entscheidet sich, ob und wo das Schiff landet (H-05)

# English: the dice of the landing are still to be decided: keep them, or throw again (H-10)
first-landing = erst entscheidet sich, ob die Würfel der Landung bleiben oder noch einmal fallen (H-10)

# English:
#     the course stands after { $navigation ->
#         [one] 1 roll
#        *[other] { $navigation } rolls
#     } (H-01)
course-stands =
    nach { $navigation ->
        [one] 1 Wurf
       *[other] { $navigation } Würfen
    } steht der Kurs fest (H-01)

# English: the dice were kept: now they act (H-11)
dice-kept = die Würfel sind behalten: Jetzt wirken sie (H-11)

# English: no roll is left: a direct hit gives { $direct }, an indirect one { $indirect } (H-10)
no-rolls = kein Wurf ist übrig: Ein direkter Treffer gibt { $direct }, ein indirekter { $indirect } (H-10)

# English: the ship has landed for this turn: now the dice act (H-05, H-11)
has-landed = in diesem Zug ist das Schiff schon gelandet: Jetzt wirken die Würfel (H-05, H-11)

# English: the island here is hit directly; its neighbours are not hit (H-03)
hit-directly = die Insel hier ist direkt getroffen; ihre Nachbarn sind es nicht (H-03)

# English: the field that was hit is sea; only islands next to it can be reached (H-04)
no-island-here = das getroffene Feld ist See; nur die Inseln daneben sind zu erreichen (H-04)

# English: there is no island { to-the-side } (H-04)
no-island-there = { to-the-side } liegt keine Insel (H-04)

# English: nothing could be gained on { $island } (H-09)
nothing-to-gain = auf { $island-dative } gibt es nichts zu holen (H-09)

# English: { the-die } has acted already; each die serves once (H-12)
die-used = { the-die } hat schon gewirkt; jeder Würfel dient nur einmal (H-12)

# English: it takes both dice, and one has acted already (H-12)
dice-used = dazu braucht es beide Würfel, und einer hat schon gewirkt (H-12)

# English: { the-die } shows { $face }, and no face-up number { $face } lies on { $island } (H-13)
die-shows = { the-die } zeigt { $face }, und auf { $island-dative } liegt keine offene { $face } (H-13)

# English: { the-die } shows { $face }; number tokens are 1, 2 and 3 (H-13)
die-no-number = { the-die } zeigt { $face }; Zahlenplättchen sind 1, 2 und 3 (H-13)

# English: with equal dice the red one goes first (H-13)
red-first = bei gleichen Würfeln kommt der rote zuerst (H-13)

# English: red { $red } and black { $black } are no double (H-14)
no-double = Rot { $red } und Schwarz { $black } sind kein Pasch (H-14)

# English: red { $red } and black { $black } do not add up to { $lucky } (H-15)
no-seven = Rot { $red } und Schwarz { $black } ergeben zusammen nicht { $lucky } (H-15)

# English: the { $token } is taken by the die that shows it: the Lucky 7 would do the same (H-13, H-15)
die-alone = die { $token } nimmt der Würfel, der sie zeigt: Die Lucky 7 täte dasselbe (H-13, H-15)

# English: no { $token } lies on { $island } ({ $rule })
not-lying = auf { $island-dative } liegt { $token-none } ({ $rule })

# English: tokens still lie on { $island }: they come first (H-23)
not-cleared = auf { $island-dative } liegen noch Plättchen: Die kommen zuerst (H-23)

# English: { $island } shows no figure: it has no effect once it is cleared (H-22)
no-figure = { $island } zeigt keine Figur: Ist sie leer, bewirkt sie nichts (H-22)

# English: it takes a double or a Lucky 7 (H-21)
no-theft-dice = dazu braucht es einen Pasch oder eine Lucky 7 (H-21)

# English: { $victim } owns no { $token } (H-21)
victim-lacks = { $victim } hat keinen { $token } (H-21)

# English: nobody steals from himself (H-21)
own-token = von sich selbst stiehlt niemand (H-21)

# English: tokens are placed on Helga Island only, and a 1 on Dragon Island (H-18)
no-field-to-place = Plättchen werden nur auf die Helga-Insel gelegt, und eine 1 auf die Dracheninsel (H-18)

# English: Dragon Island takes a 1 only (H-30)
dragon-takes-one = die Dracheninsel nimmt nur eine 1 (H-30)

# English: no { $token } lies before { $seat } (H-18)
no-token-to-place = vor { $seat } liegt keine { $token } (H-18)

# English: it takes a die that shows { $token }, or a Lucky 7 (H-18)
die-for-place = dazu braucht es einen Würfel, der { $token } zeigt, oder eine Lucky 7 (H-18)

# English: Viking's Harbor: Dragon Island instead of the ship (H-29)
option-harbor-about = Wikingerhafen: die Dracheninsel statt des Schiffs (H-29)

# English: The last number but one ends the game (ours: A-17)
option-short-about = Die vorletzte Zahl beendet das Spiel (von uns: A-17)

# English: the limit of turns
stop = die Höchstzahl der Züge

# English: Two dice steer a longship across a chart of beer coasters; whoever brings home the least loses.
line-hagar = Zwei Würfel steuern ein Langschiff über eine Seekarte aus Bierdeckeln; wer am wenigsten heimbringt, verliert.

# English: Dragon Island in place of the ship
option-harbor = Dracheninsel statt des Schiffs

# English: As printed
preset-hagar-as-printed = Wie gedruckt

# English: The game from the box.
preset-hagar-as-printed-line = Das Spiel aus der Schachtel.

# English: Viking's Harbor
preset-hagar-viking-s-harbor = Wikingerhafen

# English: With Dragon Island, for those who know the game.
preset-hagar-viking-s-harbor-line = Mit der Dracheninsel, für alle, die das Spiel schon kennen.

# English: Rolls
field-rolls = Würfe

# English: Navigation
field-navigation = Navigation

# English: Direct
field-direct = Direkter Treffer

# English: Indirect
field-indirect = Indirekter Treffer

# English: Lucky
field-lucky = Lucky 7

# English: Limit
field-limit = Grenze

# English: Turns
field-turns = Züge

# English: Treasures
field-treasures = Schätze

# English: Sven
field-sven = Sven

# English: Hagar
field-hagar = Hägar

# English: Coasters
field-coasters = Bierdeckel

# English: Island
field-island = Insel

# English: Dragon
field-dragon = Drache

# English: Helga
field-helga = Helga

# English: Plain
field-plain = Ohne Figur

# English: Sea
field-sea = See

# English: Play
field-play = Im Spiel

# English: Always
field-always = Immer

# English: Base
field-base = Nur ohne Wikingerhafen

# English: Harbor
field-harbor = Nur im Wikingerhafen

# English: The last number
theme-last-number = Die letzte Zahl

# English: Caught stealing
theme-thief = Auf Beutezug

# English: What a Lucky 7 is good for
theme-lucky-seven = Wozu eine Lucky 7 gut ist

# English: A double
theme-double = Ein Pasch

# English: The right die
theme-which-die = Der richtige Würfel

# English: A token for a special island
theme-second-haven = Ein Plättchen für eine besondere Insel

# English: Throw again
theme-throw-again = Noch einmal werfen

# English: Land next door
theme-next-door = Nebenan landen

# English: Land right here
theme-right-here = Gleich hier landen

# English: Sail on
theme-sail-on = Weitersegeln
