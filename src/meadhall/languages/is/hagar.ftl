## What happened: one sentence for each fact that the rules tell (facts.py)

# English: The chart lies on the table: nine coasters, thirty-six fields.
chart-laid = Kortið liggur á borðinu: níu glasamottur, þrjátíu og sex reitir.

# English:
#     { $seat-is ->
#         [you] You take the helm first.
#        *[other] { $seat } takes the helm first.
#     }
first =
    { $seat-is ->
        [you] Þú stýrir skipinu fyrst.
       *[other] { $seat } stýrir skipinu fyrst.
    }

# English:
#     { $seat-is ->
#         [you] You roll red { $red }, black { $black }.
#        *[other] { $seat } rolls red { $red }, black { $black }.
#     }
rolled =
    { $seat-is ->
        [you] Þú kastar: rauður { $red }, svartur { $black }.
       *[other] { $seat } kastar: rauður { $red }, svartur { $black }.
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
        [you] Þú kastar
       *[other] { $seat } kastar
    } { $dice ->
        [red] rauða teningnum
        [black] svarta teningnum
       *[both] báðum teningum
    } aftur.

# English:
#     { $seat-is ->
#         [you] You keep the course to red { $red }, black { $black }.
#        *[other] { $seat } keeps the course to red { $red }, black { $black }.
#     }
kept-course =
    { $seat-is ->
        [you] Þú heldur stefnunni á rauðan { $red }, svartan { $black }.
       *[other] { $seat } heldur stefnunni á rauðan { $red }, svartan { $black }.
    }

# English:
#     { $seat-is ->
#         [you] You keep red { $red }, black { $black }.
#        *[other] { $seat } keeps red { $red }, black { $black }.
#     }
kept-dice =
    { $seat-is ->
        [you] Þú heldur teningunum: rauður { $red }, svartur { $black }.
       *[other] { $seat } heldur teningunum: rauður { $red }, svartur { $black }.
    }

# English: The ship reaches { $field }.
reached = Skipið kemur { $field-to }.

# English: The ship reaches { $field }: nothing to gain there.
reached-nothing = Skipið kemur { $field-to }: þar er ekkert að hafa.

# English:
#     { $seat-is ->
#         [you] You sail on.
#        *[other] { $seat } sails on.
#     }
sailed-on =
    { $seat-is ->
        [you] Þú siglir áfram.
       *[other] { $seat } siglir áfram.
    }

# English:
#     { $seat-is ->
#         [you] You land right on { $island }.
#        *[other] { $seat } lands right on { $island }.
#     }
landed-here =
    { $seat-is ->
        [you] Þú tekur land beint á { $island-dative }.
       *[other] { $seat } tekur land beint á { $island-dative }.
    }

# English:
#     { $seat-is ->
#         [you] You land on { $island } { to-the-side }.
#        *[other] { $seat } lands on { $island } { to-the-side }.
#     }
landed-beside =
    { $seat-is ->
        [you] Þú tekur land á { $island-dative } { to-the-side }.
       *[other] { $seat } tekur land á { $island-dative } { to-the-side }.
    }

# English: A treasure on { $island } is turned over: { $token }.
revealed = Fjársjóði á { $island-dative } er snúið við: { $token }.

# English: That is no use: it takes { $wanted } here.
in-vain = Það dugar ekki: hér þarf { $wanted-accusative }.

# English:
#     { $seat-is ->
#         [you] You win the { $token } with { the-die }.
#        *[other] { $seat } wins the { $token } with { the-die }.
#     }
took =
    { $seat-is ->
        [you] Þú vinnur töluna { $token } með { the-die.dative }.
       *[other] { $seat } vinnur töluna { $token } með { the-die.dative }.
    }

# English:
#     { $seat-is ->
#         [you] You win { $token } with a double.
#        *[other] { $seat } wins { $token } with a double.
#     }
double-took =
    { $seat-is ->
        [you] Þú vinnur { $token-accusative } með tvennu.
       *[other] { $seat } vinnur { $token-accusative } með tvennu.
    }

# English:
#     { $seat-is ->
#         [you] You win { $token-named } with a Lucky 7.
#        *[other] { $seat } wins { $token-named } with a Lucky 7.
#     }
seven-took =
    { $seat-is ->
        [you] Þú vinnur { $token-accusative } með lukkusjöu.
       *[other] { $seat } vinnur { $token-accusative } með lukkusjöu.
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
        [you] Þú stelur { $token-dative }
       *[other] { $seat } stelur { $token-dative }
    } frá { $victim-is ->
        [you] þér.
       *[other] { $victim }.
    }

# English:
#     { $seat-is ->
#         [you] You put a { $token } on the x2 field of Helga Island.
#        *[other] { $seat } puts a { $token } on the x2 field of Helga Island.
#     }
doubled =
    { $seat-is ->
        [you] Þú leggur töluna { $token } á x2-reitinn á Helguey.
       *[other] { $seat } leggur töluna { $token } á x2-reitinn á Helguey.
    }

# English:
#     { $seat-is ->
#         [you] You put a { $token } on Dragon Island.
#        *[other] { $seat } puts a { $token } on Dragon Island.
#     }
moored =
    { $seat-is ->
        [you] Þú leggur töluna { $token } á Drekaey.
       *[other] { $seat } leggur töluna { $token } á Drekaey.
    }

# English:
#     The { $token } that lay there goes back to { $owner-is ->
#         [you] you.
#        *[other] { $owner }.
#     }
returned =
    Talan { $token } sem lá þar fer aftur til { $owner-is ->
        [you] þín.
       *[other] { $owner }.
    }

# English:
#     { $seat-is ->
#         [you] You leave it at that.
#        *[other] { $seat } leaves it at that.
#     }
left =
    { $seat-is ->
        [you] Þú lætur þar við sitja.
       *[other] { $seat } lætur þar við sitja.
    }

# English:
#     { $seat-is ->
#         [you] You leave it at that: { $numbers }, though discovered, can still be won (A-07).
#        *[other] { $seat } leaves it at that: { $numbers }, though discovered, can still be won (A-07).
#     }
left-numbers =
    { $seat-is ->
        [you] Þú lætur þar við sitja: fundið er ekki unnið, og enn má vinna { $numbers-accusative } (A-07).
       *[other] { $seat } lætur þar við sitja: fundið er ekki unnið, og enn má vinna { $numbers-accusative } (A-07).
    }

# English: That discovers the last number: the game ends with this landing (H-24).
discovered-last = Þar með er síðasta talan fundin: spilinu lýkur með þessari landtöku (H-24).

# English: All numbers are discovered: the game ends at once (H-24).
all-discovered = Allar tölur eru fundnar: spilinu lýkur á stundinni (H-24).

# English: That was the last number token: the game ends at once (H-24).
won-last = Þetta var síðasta töluskífan: spilinu lýkur á stundinni (H-24).

# English: That was the last number but one: the game ends at once (A-17).
won-last-but-one = Þetta var næstsíðasta töluskífan: spilinu lýkur á stundinni (A-17).

# English: That was the last of { $turns } turns: the game is scored as it stands.
turns-over = Þetta var síðasta lotan af { $turns }: stigin eru talin eins og staðan er.

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
        [you] Þú kastar
       *[other] { $seat } kastar
    } { $red } og { $black } fyrir Sven Glückspilz: { $points ->
        [one] { $points } stig.
       *[other] { $points } stig.
    }

## How things are called. $count: how many islands of a kind

# English:
#     { $die ->
#         [red] the red die
#        *[black] the black die
#     }
the-die =
    { $die ->
        [red] rauði teningurinn
       *[black] svarti teningurinn
    }
    .dative =
        { $die ->
            [red] rauða teningnum
           *[black] svarta teningnum
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
        [north] í norðri
        [east] í austri
        [south] í suðri
       *[west] í vestri
    }

# English: face down
token-0 = á grúfu

# English: 1
#     .named = the 1
token-1 = 1
    .accusative = töluna 1
    .dative = tölunni 1
    .none = engin tala 1

# English: 2
#     .named = the 2
token-2 = 2
    .accusative = töluna 2
    .dative = tölunni 2
    .none = engin tala 2

# English: 3
#     .named = the 3
token-3 = 3
    .accusative = töluna 3
    .dative = tölunni 3
    .none = engin tala 3

# English: Sven
token-4 = Sven
    .accusative = Sven
    .dative = Sven
    .none = enginn Sven

# English: Hägar
token-5 = Hägar
    .accusative = Hägar
    .dative = Hägari
    .none = enginn Hägar

# English: open sea
island-sea = opið haf
    .accusative = opið haf
    .dative = opnu hafi
    .to = út á opið haf

# English:
#     { $count ->
#         [1] the island without a figure
#         [2] two islands without a figure
#         [3] three islands without a figure
#        *[4] four islands without a figure
#     }
island-plain =
    { $count ->
        [1] eyjan án myndar
        [2] tvær eyjar án myndar
        [3] þrjár eyjar án myndar
       *[4] fjórar eyjar án myndar
    }
    .accusative =
        { $count ->
            [1] eyjuna án myndar
            [2] tvær eyjar án myndar
            [3] þrjár eyjar án myndar
           *[4] fjórar eyjar án myndar
        }
    .dative =
        { $count ->
            [1] eyjunni án myndar
            [2] tveimur eyjum án myndar
            [3] þremur eyjum án myndar
           *[4] fjórum eyjum án myndar
        }
    .to =
        að { $count ->
            [1] eyjunni án myndar
            [2] tveimur eyjum án myndar
            [3] þremur eyjum án myndar
           *[4] fjórum eyjum án myndar
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
        [1] Hägarseyja
        [2] tvær Hägarseyjar
        [3] þrjár Hägarseyjar
       *[4] fjórar Hägarseyjar
    }
    .accusative =
        { $count ->
            [1] Hägarseyju
            [2] tvær Hägarseyjar
            [3] þrjár Hägarseyjar
           *[4] fjórar Hägarseyjar
        }
    .dative =
        { $count ->
            [1] Hägarseyju
            [2] tveimur Hägarseyjum
            [3] þremur Hägarseyjum
           *[4] fjórum Hägarseyjum
        }
    .to =
        að { $count ->
            [1] Hägarseyju
            [2] tveimur Hägarseyjum
            [3] þremur Hägarseyjum
           *[4] fjórum Hägarseyjum
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
        [1] Svenseyja
        [2] tvær Svenseyjar
        [3] þrjár Svenseyjar
       *[4] fjórar Svenseyjar
    }
    .accusative =
        { $count ->
            [1] Svenseyju
            [2] tvær Svenseyjar
            [3] þrjár Svenseyjar
           *[4] fjórar Svenseyjar
        }
    .dative =
        { $count ->
            [1] Svenseyju
            [2] tveimur Svenseyjum
            [3] þremur Svenseyjum
           *[4] fjórum Svenseyjum
        }
    .to =
        að { $count ->
            [1] Svenseyju
            [2] tveimur Svenseyjum
            [3] þremur Svenseyjum
           *[4] fjórum Svenseyjum
        }

# English: Helga Island
island-helga = Helguey
    .accusative = Helguey
    .dative = Helguey
    .to = að Helguey

# English: Dragon Island
island-dragon = Drekaey
    .accusative = Drekaey
    .dative = Drekaey
    .to = að Drekaey

# English: the sea beside { $islands }
beside = sjórinn við { $islands-accusative }
    .accusative = sjóinn við { $islands-accusative }
    .dative = sjónum við { $islands-accusative }
    .to = á sjóinn við { $islands-accusative }

# English: a { $token }
want-number = { $token }

# English: a double
want-double = tvenna
    .accusative = tvennu

# English: a Lucky { $sum }
want-seven =
    { $sum ->
        [7] lukkusjöa
       *[other] lukkusumman { $sum }
    }
    .accusative =
        { $sum ->
            [7] lukkusjöu
           *[other] lukkusummuna { $sum }
        }

# English: the { $token }
the-number = talan { $token }
    .accusative = töluna { $token }

## What is asked. $rolls: so many are left; $end: which rule ends the game; $points: so many points, "3 points"

# English: The chart is being laid.
laying = Verið er að leggja kortið.

# English: The dice are in the air.
rolling = Teningarnir eru á lofti.

# English: Red { $red }, black { $black } is { $place }. Keep it, or throw again? (H-01)
ask-navigation = Rauður { $red }, svartur { $black } er { $place }. Viltu halda stefnunni eða kasta aftur? (H-01)

# English: Red { $red }, black { $black } is { $place }: nothing to gain there. Throw again? (H-01)
ask-navigation-in-vain = Rauður { $red }, svartur { $black } er { $place }: þar er ekkert að hafa. Viltu kasta aftur? (H-01)

# English: The ship has reached { $place }. Land, or sail on?
ask-target = Skipið er komið { $place-to }. Viltu taka land eða sigla áfram?

# English: It takes { $wanted } here, rolls left: { $rolls }. Keep the dice, or throw again? (H-10)
ask-landing = Hér þarf { $wanted-accusative }, köst eftir: { $rolls }. Viltu halda teningunum eða kasta aftur? (H-10)

# English: Red { $red }, black { $black } on { $island }. What do you do with the dice?
ask-use = Rauður { $red }, svartur { $black } á { $island-dative }. Hvað gerirðu við teningana?

# English: Red { $red }, black { $black }: all numbers are discovered. What do you take at the end? (H-24)
ask-last-use = Rauður { $red }, svartur { $black }: allar tölur eru fundnar. Hvað tekurðu að lokum? (H-24)

# English: Lucky 7: win which treasure? (H-15)
ask-seven = Lukkusjöa: hvaða fjársjóð vinnurðu? (H-15)

# English: A double: win whom? (H-14)
ask-double = Tvenna: hvern vinnurðu? (H-14)

# English:
#     The game is over: { $end ->
#         [discovered] all number tokens are discovered (H-24).
#         [won] the last number token is won (H-24).
#        *[short] all number tokens but one are won (A-17).
#     }
over-by-numbers =
    Spilinu er lokið: { $end ->
        [discovered] allar töluskífur eru fundnar (H-24).
        [won] síðasta töluskífan er unnin (H-24).
       *[short] allar töluskífur nema ein eru unnar (A-17).
    }

# English: The game is over: after { $turns } turns it is scored as it stands.
over-by-turns =
    Spilinu er lokið: eftir { $turns ->
        [one] { $turns } lotu
       *[other] { $turns } lotur
    } eru stigin talin eins og staðan er.

# English: All have { $points }, so all lose (H-28).
all-tie = Allir eru með { $points } og því tapa allir (H-28).

# English: The fewest points lose, and everybody else wins (H-28).
fewest-lose = Sá sem er með fæst stig tapar og allir aðrir vinna (H-28).

## What an action would do. do-: on its button; plan-: as a step of a plan, in a list; ready-: before the turn is ended
## without it; component-: in reports. $direct, $indirect: so many rolls; $chances: `chances` or `chances-unknown`;
## $good: so many of 36 rolls

# English: Keep the course to { $place }
do-keep-course = Halda stefnunni á { $place-accusative }

# English: Keep the course, gain nothing
do-keep-course-in-vain = Halda stefnunni þótt þar sé ekkert að hafa

# English: Keep the dice: red { $red }, black { $black }
do-keep = Halda teningunum: rauður { $red }, svartur { $black }

# English: Keep the dice, gain nothing
do-keep-in-vain = Halda teningunum þótt þeir geri ekkert gagn

# English: Keep the dice: red { $red }, black { $black }. They discover the last number, and the game ends
do-keep-last-dice = Halda teningunum: rauður { $red }, svartur { $black }. Með þeim finnst síðasta talan og spilinu lýkur

# English:
#     { $dice ->
#         [red] Throw the red die again
#         [black] Throw the black die again
#        *[both] Throw both dice again
#     }
do-reroll =
    { $dice ->
        [red] Kasta rauða teningnum aftur
        [black] Kasta svarta teningnum aftur
       *[both] Kasta báðum teningum aftur
    }

# English:
#     Land on { $island }, right here: up to { $direct ->
#         [one] 1 roll
#        *[other] { $direct } rolls
#     }; { $chances }
do-land-here =
    Taka land hér á { $island-dative }: allt að { $direct ->
        [one] { $direct } kast
       *[other] { $direct } köst
    }; { $chances }

# English:
#     Land on { $island } { to-the-side }: { $indirect ->
#         [one] 1 roll
#        *[other] { $indirect } rolls
#     }; { $chances }
do-land-beside =
    Taka land á { $island-dative } { to-the-side }: { $indirect ->
        [one] { $indirect } kast
       *[other] { $indirect } köst
    }; { $chances }

# English: { $wanted }: { $good } in 36
chances = { $wanted }: líkur { $good } af 36

# English: treasures lie face down
chances-unknown = fjársjóðirnir liggja á grúfu

# English: Sail on without landing
do-sail-on = Sigla áfram án þess að taka land

# English: Win the { $token } with { the-die }
do-take-by = Vinna töluna { $token } með { the-die.dative }

# English: Win { $token } with the double
do-double-takes = Vinna { $token-accusative } með tvennunni

# English: Win { $token-named } with the Lucky 7
do-seven-takes = Vinna { $token-accusative } með lukkusjöunni

# English: Steal { $token } from { $victim }
do-steal-from = Stela { $token-dative } frá { $victim }

# English: Put a { $token } on the x2 field: it counts double
do-place-doubled = Leggja töluna { $token } á x2-reitinn: hún gildir tvöfalt

# English: put a { $token } on the x2 field
plan-place-doubled = leggja töluna { $token } á x2-reitinn

# English: Put a { $token } on Dragon Island: a beer, unless you lose
do-place-moored = Leggja töluna { $token } á Drekaey: fyrir bjór, nema þú tapir

# English: Leave it at that
do-done = Láta þar við sitja

# English: Leave it at that: the game ends
do-done-last = Láta þar við sitja: spilinu lýkur

# English:
#     { $die ->
#         [red] The red die
#        *[black] The black die
#     } takes the { $token }.
ready-take-by =
    { $die ->
        [red] Rauði teningurinn
       *[black] Svarti teningurinn
    } tekur töluna { $token }.

# English: The double takes { $token }.
ready-double-takes = Tvennan tekur { $token-accusative }.

# English: The Lucky 7 takes { $token-named }.
ready-seven-takes = Lukkusjöan tekur { $token-accusative }.

# English: { $token } can be stolen from { $victim }.
ready-steal-from = Hægt er að stela { $token-dative } frá { $victim }.

# English: keep the course
plan-keep-course = halda stefnunni

# English: land on { $island }
plan-land-here = taka land á { $island-dative }

# English: land on { $island } { to-the-side }
plan-land-beside = taka land á { $island-dative } { to-the-side }

# English: Keep the dice
component-keep = Halda teningunum

# English:
#     { $direction ->
#         [here] Land right here
#        *[other] Land { to-the-side }
#     }
component-land =
    { $direction ->
        [here] Taka land hér
       *[other] Taka land { to-the-side }
    }

# English: Win a number with { the-die }
component-take-by = Vinna tölu með { the-die.dative }

# English: Steal from another
component-steal-from = Stela frá öðrum

# English: Lay a { $token } on an island
component-place = Leggja töluna { $token } á eyju

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
       *[other] , { $turn }. lota
    }

# English: red
grid-red = rauður

# English: black
grid-black = svartur

# English: ~ sea   H Hägar   S Sven   P without figure   x2 Helga   D Dragon   ? face down   1 2 3 s h treasures
signs = ~ sjór, H Hägar, S Sven, P án myndar, x2 Helga, D Dreki, ? á grúfu, 1 2 3 s h fjársjóðir

# English: * discovered, and not yet won
sign-discovered = * fundin en ekki unnin

# English: @ the ship
sign-ship = @ skipið

# English:
#     Dice: red { $red }, black { $black }{ $air ->
#         [yes] { " " }(in the air)
#        *[no] { "" }
#     }
dice-line =
    Teningar: rauður { $red }, svartur { $black }{ $air ->
        [yes] { " " }(á lofti)
       *[no] { "" }
    }

# English: Landed on: { $island }
target-line = Tekið var land á { $island-dative }

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
        [moored] { $token } (Drekaey)
       *[free] { $token }
    }

# English: nothing yet
no-token = ekkert enn

# English: { $tokens }: { $points }
hoard-line = { $tokens }: { $points }

## Points. $values: a sum of numbers, "1 + 3"

# English: Number tokens { $values } (H-25)
numbers-points = Töluskífur { $values } (H-25)

# English: Number tokens
numbers-source = Töluskífur

# English: The token on the x2 field
doubled-source = Skífan á x2-reitnum

# English: Hägar
hagar-source = Hägar

# English: Sven Glückspilz's dice
luck-source = Teningar Svens Glückspilz

# English: The { $token } on the x2 field once more (H-25)
doubled-points = Talan { $token } á x2-reitnum einu sinni enn (H-25)

# English: Hägar: one for each number token (H-26)
hagar-points = Hägar: eitt stig fyrir hverja töluskífu (H-26)

# English: Sven Glückspilz's dice (H-27)
luck-points = Teningar Svens Glückspilz (H-27)

# English: { $seat } gets a beer from { $losers } (H-32).
beer =
    { $seat-is ->
        [you] Þú færð
       *[other] { $seat } fær
    } bjór frá { $losers } (H-32).

## On the board, where there is little room; a badge holds 9 letters. $end: discovered, won or short (which token ends
## the game)

# English:
#     { $end ->
#         [discovered] { $left } of { $all } numbers to discover: the last one ends the game
#        *[other] { $left } of { $all } numbers left: the last one ends the game
#     }
numbers-left =
    { $end ->
        [discovered] { $left } af { $all } tölum ófundnar: sú síðasta lýkur spilinu
       *[other] { $left } af { $all } tölum eftir: sú síðasta lýkur spilinu
    }

# English:
#     { $end ->
#         [discovered] The last number: discovering it ends the game
#         [won] The last number: winning it ends the game
#        *[short] One more number: winning it ends the game
#     }
last-number =
    { $end ->
        [discovered] Síðasta talan: þegar hún finnst lýkur spilinu
        [won] Síðasta talan: þegar hún er unnin lýkur spilinu
       *[short] Ein tala enn: þegar hún er unnin lýkur spilinu
    }

# English:
#     { $end ->
#         [discovered] All numbers are discovered: the game is over
#         [won] The last number is won: the game is over
#        *[short] All numbers but one are won: the game is over
#     }
no-number-left =
    { $end ->
        [discovered] Allar tölur eru fundnar: spilinu er lokið
        [won] Síðasta talan er unnin: spilinu er lokið
       *[short] Allar tölur nema ein eru unnar: spilinu er lokið
    }

# English: Lucky { $sum }
seven-badge =
    { $sum ->
        [7] Lukkusjöa
       *[other] Lukka { $sum }
    }

# English: Double
double-badge = Tvenna

# English:
#     { $rolls ->
#         [one] roll left
#        *[other] rolls left
#     }
rolls-left =
    { $rolls ->
        [one] kast eftir
       *[other] köst eftir
    }

# English: wins
wins = vinnur

# English: loses
loses = tapar

## What the pieces mean. $what: one of these phrases, or an island or field; $face: the number of a die, never 0;
## $column and $row: where a field lies

# English: A treasure, face down: landing here turns it over (H-08)
means-face-down = Fjársjóður á grúfu: honum er snúið við þegar tekið er land (H-08)

# English: Treasure { $token }: a die that shows { $token } takes it (H-13)
means-number = Fjársjóður { $token }: teningur sem sýnir { $token } tekur hann (H-13)

# English: Sven Glückspilz: a double takes him (H-14); in the end he rolls for his owner (H-27)
means-sven = Sven Glückspilz: tvenna tekur hann (H-14); í lokin er kastað fyrir hann og eigandinn fær stigin (H-27)

# English: Hägar: a double takes him (H-14); in the end a point for each number of his owner (H-26)
means-hagar = Hägar: tvenna tekur hann (H-14); í lokin gefur hann eitt stig fyrir hverja tölu eigandans (H-26)

# English: { $what }. It is discovered: the end no longer waits for it (H-24)
means-discovered = { $what }. Talan er fundin: lokin bíða ekki lengur eftir henni (H-24)

# English: { $what }. It belongs to { $owner }
means-owned = { $what }. Eigandi: { $owner }

# English: { $what }, doubled on Helga Island (H-25)
means-doubled = { $what }; tvöfaldast á Helguey (H-25)

# English: { $what }, on Dragon Island (H-31)
means-moored = { $what }; liggur á Drekaey (H-31)

# English: The red die: column { $face } (H-02)
means-red = Rauði teningurinn: dálkur { $face } (H-02)

# English: The black die: row { $face } (H-02)
means-black = Svarti teningurinn: röð { $face } (H-02)

# English: It has not been thrown yet
means-blank = Honum hefur ekki verið kastað enn

# English: The longship
means-ship = Langskipið

# English: Dice that add up to { $sum } take any one treasure (H-15)
means-seven = Teningar sem eru samtals { $sum } taka hvaða fjársjóð sem er, en aðeins einn (H-15)

# English: Two equal dice take Sven or Hägar (H-14)
means-double = Tveir eins teningar taka Sven eða Hägar (H-14)

# English: The x2 field: a number laid here counts double (H-18)
means-x2 = x2-reiturinn: tala sem lögð er hér gildir tvöfalt (H-18)

# English: The field of Dragon Island: a 1 laid here wins a beer (H-30, H-32)
means-dragon = Reiturinn á Drekaey: talan 1 gefur hér bjór (H-30, H-32)

# English: Red { $column }, black { $row }: { $what }
means-field = Rauður { $column }, svartur { $row }: { $what }

## Why something is not possible: after "Not possible:", or alone. $players, $face, $navigation, $direct, $indirect: numbers;
## $rule: the number of a rule

# English: only { $players } play
no-seat = aðeins { $players } spila

# English: first the course is decided: keep it, or throw again (H-01)
first-navigate = fyrst þarf að ráða stefnunni: haltu henni eða kastaðu aftur (H-01)

# English: first it is decided whether and where to land (H-05)
first-target = fyrst þarf að ákveða hvort og hvar þú tekur land (H-05)

# English: the dice of the landing are still to be decided: keep them, or throw again (H-10)
first-landing = fyrst þarf að ákveða um teninga landtökunnar: haltu þeim eða kastaðu aftur (H-10)

# English:
#     the course stands after { $navigation ->
#         [one] 1 roll
#        *[other] { $navigation } rolls
#     } (H-01)
course-stands =
    stefnan stendur eftir { $navigation ->
        [one] { $navigation } kast
       *[other] { $navigation } köst
    } (H-01)

# English: the dice were kept: now they act (H-11)
dice-kept = teningunum var haldið: nú vinna þeir sitt verk (H-11)

# English: no roll is left: a direct hit gives { $direct }, an indirect one { $indirect } (H-10)
no-rolls = ekkert kast er eftir: sá sem hittir beint fær { $direct }, óbeint { $indirect } (H-10)

# English: the ship has landed for this turn: now the dice act (H-05, H-11)
has-landed = skipið hefur tekið land í þessari lotu: nú vinna teningarnir sitt verk (H-05, H-11)

# English: the island here is hit directly; its neighbours are not hit (H-03)
hit-directly = eyjan hér er hitt beint; þá eru eyjar við hliðina ekki hittar (H-03)

# English: the field that was hit is sea; only islands next to it can be reached (H-04)
no-island-here = reiturinn sem þú hittir er sjór; aðeins næst til eyja við hliðina á honum (H-04)

# English: there is no island { to-the-side } (H-04)
no-island-there = engin eyja er { to-the-side } (H-04)

# English: nothing could be gained on { $island } (H-09)
nothing-to-gain = á { $island-dative } er ekkert að hafa (H-09)

# English: { the-die } has acted already; each die serves once (H-12)
die-used = { the-die } hefur þegar unnið sitt verk; hvor teningur nýtist einu sinni (H-12)

# English: it takes both dice, and one has acted already (H-12)
dice-used = til þess þarf báða teningana, og annar hefur þegar unnið sitt verk (H-12)

# English: { the-die } shows { $face }, and no face-up number { $face } lies on { $island } (H-13)
die-shows = { the-die } sýnir { $face }, og engin tala { $face } liggur upp í loft á { $island-dative } (H-13)

# English: { the-die } shows { $face }; number tokens are 1, 2 and 3 (H-13)
die-no-number = { the-die } sýnir { $face }; töluskífur eru 1, 2 og 3 (H-13)

# English: with equal dice the red one goes first (H-13)
red-first = þegar teningarnir eru eins er sá rauði á undan (H-13)

# English: red { $red } and black { $black } are no double (H-14)
no-double = rauður { $red } og svartur { $black } eru ekki tvenna (H-14)

# English: red { $red } and black { $black } do not add up to { $lucky } (H-15)
no-seven = rauður { $red } og svartur { $black } eru ekki samtals { $lucky } (H-15)

# English: the { $token } is taken by the die that shows it: the Lucky 7 would do the same (H-13, H-15)
die-alone = töluna { $token } tekur teningurinn sem sýnir hana: lukkusjöan gerði það sama (H-13, H-15)

# English: no { $token } lies on { $island } ({ $rule })
not-lying = { $token-none } liggur á { $island-dative } ({ $rule })

# English: tokens still lie on { $island }: they come first (H-23)
not-cleared = enn liggja skífur á { $island-dative }: þær koma fyrst (H-23)

# English: { $island } shows no figure: it has no effect once it is cleared (H-22)
no-figure = engin mynd er á { $island-dative }: hreinsuð eyja án myndar gerir ekkert (H-22)

# English: it takes a double or a Lucky 7 (H-21)
no-theft-dice = til þess þarf tvennu eða lukkusjöu (H-21)

# English: { $victim } owns no { $token } (H-21)
victim-lacks = { $victim } á ekki { $token-accusative } (H-21)

# English: nobody steals from himself (H-21)
own-token = enginn stelur frá sjálfum sér (H-21)

# English: tokens are placed on Helga Island only, and a 1 on Dragon Island (H-18)
no-field-to-place = tölur eru aðeins lagðar á Helguey, og talan 1 á Drekaey (H-18)

# English: Dragon Island takes a 1 only (H-30)
dragon-takes-one = Drekaey tekur aðeins við tölunni 1 (H-30)

# English: no { $token } lies before { $seat } (H-18)
no-token-to-place =
    engin tala { $token } liggur fyrir framan { $seat-is ->
        [you] þig
       *[other] { $seat }
    } (H-18)

# English: it takes a die that shows { $token }, or a Lucky 7 (H-18)
die-for-place = til þess þarf tening sem sýnir { $token }, eða lukkusjöu (H-18)

# English: Viking's Harbor: Dragon Island instead of the ship (H-29)
option-harbor-about = Víkingahöfnin: Drekaey í stað skipsins (H-29)

# English: The last number but one ends the game (ours: A-17)
option-short-about = Næstsíðasta talan lýkur spilinu (okkar regla: A-17)

# English: the limit of turns
stop = hámarksfjöldi lota

# English: Two dice steer a longship across a chart of beer coasters; whoever brings home the least loses.
line-hagar = Tveir teningar stýra langskipi yfir sjókort úr glasamottum; sá sem kemur heim með minnst tapar.

# English: Dragon Island in place of the ship
option-harbor = Drekaey í stað skipsins

# English: As printed
preset-hagar-as-printed = Eins og prentað er

# English: The game from the box.
preset-hagar-as-printed-line = Spilið úr kassanum.

# English: Viking's Harbor
preset-hagar-viking-s-harbor = Víkingahöfnin

# English: With Dragon Island, for those who know the game.
preset-hagar-viking-s-harbor-line = Með Drekaey, fyrir þá sem þekkja spilið.

# English: Rolls
field-rolls = Köst

# English: Navigation
field-navigation = Sigling

# English: Direct
field-direct = Beint hitt

# English: Indirect
field-indirect = Óbeint hitt

# English: Lucky
field-lucky = Lukkusjöa

# English: Limit
field-limit = Mörk

# English: Turns
field-turns = Lotur

# English: Treasures
field-treasures = Fjársjóðir

# English: Sven
field-sven = Sven

# English: Hagar
field-hagar = Hägar

# English: Coasters
field-coasters = Bjórmottur

# English: Island
field-island = Eyja

# English: Dragon
field-dragon = Dreki

# English: Helga
field-helga = Helga

# English: Plain
field-plain = Án persónu

# English: Sea
field-sea = Sjór

# English: Play
field-play = Í leik

# English: Always
field-always = Alltaf

# English: Base
field-base = Aðeins án Víkingahafnar

# English: Harbor
field-harbor = Aðeins í Víkingahöfn

# English: The last number
theme-last-number = Síðasta talan

# English: Caught stealing
theme-thief = Ránsferð

# English: What a Lucky 7 is good for
theme-lucky-seven = Til hvers lukkusjöan er

# English: A double
theme-double = Tvenna

# English: The right die
theme-which-die = Rétti teningurinn

# English: A token for a special island
theme-second-haven = Skífa á sérstaka eyju

# English: Throw again
theme-throw-again = Kasta aftur

# English: Land next door
theme-next-door = Taka land á eyjunni við hliðina

# English: Land right here
theme-right-here = Taka land einmitt hér

# English: Sail on
theme-sail-on = Sigla áfram
