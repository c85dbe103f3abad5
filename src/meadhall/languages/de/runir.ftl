## What happened: one sentence for each fact that the rules tell (facts.py). $position, $side: numbers

# English: Board { $position } is { $board }, side { $side }: { $aid }.
board-laid = Tafel { $position } ist { $board }, Seite { $side }: { $aid }.

# English: New in the Jarl's Grand Hall, for { $honour } honour: { $reward }.
reward-came = Neu in der Großen Halle des Jarls, für { $honour } Ehre: { $reward }.

# English:
#     { $seat-is ->
#         [you] You are the starting player.
#        *[other] { $seat } is the starting player.
#     }
first =
    { $seat-is ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    }.

# English:
#     { $seat-is ->
#         [you] You roll.
#        *[other] { $seat } rolls.
#     } The unused dice show { $dice }.
rolled =
    { $seat-is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    }. Die freien Würfel zeigen { $dice }.

# English:
#     { $seat-is ->
#         [you] You carve { $stone }.
#        *[other] { $seat } carves { $stone }.
#     }
carved =
    { $seat-is ->
        [you] Du ritzt
       *[other] { $seat } ritzt
    } { $stone-accusative }.

# English:
#     { $seat-is ->
#         [you] You leave out { $rune }.
#        *[other] { $seat } leaves out { $rune }.
#     }
left-out-rune =
    { $seat-is ->
        [you] Du lässt
       *[other] { $seat } lässt
    } { $rune } weg.

# English:
#     { $seat-is ->
#         [you] You leave out one of the dice that should be alike.
#        *[other] { $seat } leaves out one of the dice that should be alike.
#     }
left-out-wild =
    { $seat-is ->
        [you] Du lässt
       *[other] { $seat } lässt
    } einen der Würfel weg, die gleich sein sollen.

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
        [you] Du nutzt
       *[other] { $seat } nutzt
    } { $count ->
        [one] einen Würfel mit { $rune }.
       *[other] { $count } Würfel mit { $rune } für „{ $count } gleiche“.
    }

# English:
#     { $seat-is ->
#         [you] You take a { $coin }.
#        *[other] { $seat } takes a { $coin }.
#     }
took-coin =
    { $seat-is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } eine Münze mit { $coin-dative }.

# English:
#     No { $colour } coin is left for { $seat-is ->
#         [you] you
#        *[other] { $seat }
#     } (R-13).
no-coin =
    Für { $seat-is ->
        [you] dich
       *[other] { $seat }
    } ist keine { $colour }münze mehr da (R-13).

# English:
#     { $seat-is ->
#         [you] You put a crystal in the centre to set a die.
#        *[other] { $seat } puts a crystal in the centre to set a die.
#     }
paid-centre =
    { $seat-is ->
        [you] Du legst
       *[other] { $seat } legt
    } einen Kristall in die Mitte, um einen Würfel zu drehen.

# English:
#     { $seat-is ->
#         [you] You turn { $before } to { $after }.
#        *[other] { $seat } turns { $before } to { $after }.
#     }
set-a-die =
    { $seat-is ->
        [you] Du drehst
       *[other] { $seat } dreht
    } ein { $before } auf { $after }.

# English:
#     { $seat-is ->
#         [you] You use the aid "{ $aid }".
#        *[other] { $seat } uses the aid "{ $aid }".
#     }
used-aid =
    { $seat-is ->
        [you] Du nutzt
       *[other] { $seat } nutzt
    } die Hilfe „{ $aid }“.

# English:
#     { $seat-is ->
#         [you] You use the aid "{ $aid }" once more.
#        *[other] { $seat } uses the aid "{ $aid }" once more.
#     }
reused-aid =
    { $seat-is ->
        [you] Du nutzt
       *[other] { $seat } nutzt
    } die Hilfe „{ $aid }“ noch einmal.

# English:
#     { $seat-is ->
#         [you] You roll { $dice } again.
#        *[other] { $seat } rolls { $dice } again.
#     }
rolled-again =
    { $seat-is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } { $dice } noch einmal.

# English:
#     { $seat-is ->
#         [you] You change { $count } x { $coin } for { $other }.
#        *[other] { $seat } changes { $count } x { $coin } for { $other }.
#     }
changed-coins =
    { $seat-is ->
        [you] Du tauschst
       *[other] { $seat } tauscht
    } { $count } × { $coin } gegen { $other }.

# English:
#     { $seat-is ->
#         [you] You claim a reward
#        *[other] { $seat } claims a reward
#     } for { $honour } honour: { $reward }.
claimed =
    { $seat-is ->
        [you] Du holst dir
       *[other] { $seat } holt sich
    } eine Belohnung für { $honour } Ehre: { $reward }.

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
        [you] Du legst
       *[other] { $seat } legt
    } { $count ->
        [one] eine Münze mit { $coin-dative }
       *[other] { $count } × { $coin }
    } auf die Belohnung.

# English:
#     { $seat-is ->
#         [you] You end the turn.
#        *[other] { $seat } ends the turn.
#     }
ended-turn =
    { $seat-is ->
        [you] Du beendest deinen
       *[other] { $seat } beendet den
    } Zug.

# English:
#     { $seat-is ->
#         [you] You cannot carve a stone and pass.
#        *[other] { $seat } cannot carve a stone and passes.
#     }
passed =
    { $seat-is ->
        [you] Du kannst keinen Stein ritzen und passt
       *[other] { $seat } kann keinen Stein ritzen und passt
    }.

# English:
#     { $seat-is ->
#         [you] You have nothing left to do.
#        *[other] { $seat } has nothing left to do.
#     }
nothing-left =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } nichts mehr zu tun.

# English: The round is complete and somebody's crystals are spent (R-43): the coins are turned over.
round-complete = Die Runde ist zu Ende, und jemand hat keine Kristalle mehr (R-43): Die Münzen werden aufgedeckt.

# English:
#     After { $rounds ->
#         [one] 1 round
#        *[other] { $rounds } rounds
#     } the coins are turned over as they are.
rounds-over =
    Nach { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } werden die Münzen aufgedeckt, wie es steht.

# English:
#     { $seat-is ->
#         [you] You turn over a { $coin }: { $value }.
#        *[other] { $seat } turns over a { $coin }: { $value }.
#     }
turned-coin =
    { $seat-is ->
        [you] Du deckst
       *[other] { $seat } deckt
    } eine Münze mit { $coin-dative } auf: { $value }.

# English: The first session is over.
session-over = Der erste Durchgang ist vorbei.

# English:
#     { $seat-is ->
#         [you] You have { $honour } honour.
#        *[other] { $seat } has { $honour } honour.
#     }
session-score =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $honour } Ehre.

# English: Everybody takes back all crystals, the coins return to their stacks, and the boards are empty (R-51).
table-cleared = Alle nehmen ihre Kristalle zurück, die Münzen kommen wieder auf ihre Stapel, und die Tafeln sind leer (R-51).

# English: The die shows { $board }: that board is replaced (R-52).
board-replaced = Der Würfel zeigt { $board }: Diese Tafel wird ausgewechselt (R-52).

# English: All coins are counted, and the game is over (R-45).
counted-all = Alle Münzen sind gezählt, und das Spiel ist aus (R-45).

## How things are called. $asked: signs of runes and sets, "F Th, 2 alike"; $kind: `magic-rune`, `goods` or `praise`;
## $condition: a list of `coins` and `coins-of-colour`, or one of `same-stone` to `one-board`

# English: bronze
bronze = Bronze

# English: silver
silver = Silber

# English: gold
gold = Gold

# English: Fishing Stave
fishing-stave = Fischerstab
    .dative = dem Fischerstab

# English: Dream Stave
dream-stave = Traumstab
    .dative = dem Traumstab

# English: Rotas Stave
rotas-stave = Rotas-Stab
    .dative = dem Rotas-Stab

# English: Gapaldur
gapaldur = Gapaldur
    .dative = dem Gapaldur

# English: Thor's Hammer
thors-hammer = Thors Hammer
    .dative = Thors Hammer

# English: Trading Stave
trading-stave = Handelsstab
    .dative = dem Handelsstab

# English: magic rune
magic-rune = magische Rune
    .most = Die meisten magischen Runen

# English: goods
goods = Waren
    .most = Die meisten Waren

# English: praise
praise = Lob
    .most = Das meiste Lob

# English: re-roll
reroll = neu würfeln

# English: dark die
dark-die = dunkler Würfel

# English: re-use a used die
reuse-die = benutzter Würfel

# English: re-use another corner
reuse-corner = Ecke noch einmal

# English: change the rune
change-rune = Rune tauschen

# English: one rune less
one-less = eine Rune weniger

# English: carve a full stone
full-stone = voller Stein

# English:
#     { $crystals ->
#         [one] 1 crystal
#        *[other] { $crystals } crystals
#     }
crystals =
    { $crystals ->
        [one] 1 Kristall
       *[other] { $crystals } Kristalle
    }
    .dative =
        { $crystals ->
            [one] 1 Kristall
           *[other] { $crystals } Kristallen
        }

# English: the { $colour } stone on { $board } ({ $asked })
stone = der { $colour }stein auf { $board } ({ $asked })
    .accusative = den { $colour }stein auf { $board } ({ $asked })
    .genitive = des { $colour }steins auf { $board } ({ $asked })
    .at = beim { $colour }stein auf { $board } ({ $asked })
    .to = zum { $colour }stein auf { $board } ({ $asked })
    .bare = { $colour }stein auf { $board } ({ $asked })

# English: { $count } alike
alike = { $count } gleiche

# English: none
no-dice = keine

# English: { $kind } for { $condition }
reward = { $kind } für { $condition }

# English: { $count } x { $coin }
coins = { $count } × { $coin }

# English: { $count } { $colour }
coins-of-colour =
    { $count ->
        [one] 1 { $colour }münze
       *[other] { $count } { $colour }münzen
    }

# English: the same stone carved { $times } times
same-stone = { $times }-mal denselben Stein

# English: at least { $times } carved on every board
every-board =
    { $times ->
        [one] mindestens 1 Stein auf jeder Tafel
       *[other] mindestens { $times } Steine auf jeder Tafel
    }

# English:
#     { $times ->
#         [one] 1 stone
#        *[other] { $times } stones
#     } carved in all
in-all =
    { $times ->
        [one] 1 Stein
       *[other] { $times } Steine
    } insgesamt

# English:
#     { $times ->
#         [one] 1 stone
#        *[other] { $times } stones
#     } carved on one board
one-board =
    { $times ->
        [one] 1 Stein
       *[other] { $times } Steine
    } auf einer Tafel

## What is asked. $by: crystals or rounds; $duty: yes if a stone must be carved; $possible: a list of `may-...`, which begins
## with a capital letter

# English: The boards are being laid.
laying = Die Tafeln werden ausgelegt.

# English: The starting player is being drawn.
drawing-first = Wer beginnt, wird ausgelost.

# English: The Jarl's Grand Hall is being filled.
refilling = Die Große Halle des Jarls wird aufgefüllt.

# English: The coins are being turned over.
counting = Die Münzen werden aufgedeckt.

# English: A die decides which board is replaced.
swapping = Ein Würfel entscheidet, welche Tafel ausgewechselt wird.

# English: The dice are in the air.
rolling = Die Würfel fallen.

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
    Das Spiel ist aus: { $by ->
        [crystals] Die Runde ist zu Ende, und jemand hat keine Kristalle mehr (R-43).
       *[rounds]
            Nach { $rounds ->
                [one] 1 Runde
               *[other] { $rounds } Runden
            } wird gewertet, wie es steht.
    }

# English:
#     { $duty ->
#         [yes] Carve a stone (R-16).
#        *[no] { $possible }?
#     } Dice: { $dice }; { crystals } left.
ask-main =
    { $duty ->
        [yes] Ritze einen Stein (R-16).
       *[no] { $possible }?
    } Würfel: { $dice }; noch { crystals }.

# English: carve a stone
may-carve = einen Stein ritzen

# English: claim a reward
may-claim = eine Belohnung holen

# English: use an aid
may-aid = eine Hilfe nutzen

# English: set a die
may-set-die = einen Würfel drehen

# English: end the turn
may-end-turn = den Zug beenden

# English: Carve which stone with one rune less? (R-30)
ask-less = Welchen Stein ritzt du mit einer Rune weniger? (R-30)

# English: Carve which full stone? (R-33)
ask-full = Welchen vollen Stein ritzt du? (R-33)

# English: Leave out what on { $stone }? (R-30)
ask-omit = Was lässt du { $stone-at } weg? (R-30)

# English:
#     Use which { $size ->
#         [one] die
#        *[other] { $size } dice that are alike
#     }? (R-05)
ask-wild =
    { $size ->
        [one] Welchen Würfel
       *[other] Welche { $size } gleichen Würfel
    } nutzt du? (R-05)

# English: Take which { $colour } coin? (R-12)
ask-coin = Welche { $colour }münze nimmst du? (R-12)

# English: Turn which die? (R-18)
ask-from = Welchen Würfel drehst du? (R-18)

# English: Turn the { $rune } to which rune? (R-18)
ask-to = Auf welche Rune drehst du das { $rune }? (R-18)

# English: Roll which dice again? Picked: { $picked } (R-24).
ask-pick = Welche Würfel wirfst du noch einmal? Gewählt: { $picked } (R-24).

# English: Use which corner once more? (R-28)
ask-area = Welche Ecke nutzt du noch einmal? (R-28)

# English: Change which coins? (R-29)
ask-type = Welche Münzen tauschst du? (R-29)

# English: Change how many coins of { $coin }? (R-29)
ask-count = Wie viele Münzen mit { $coin-dative } tauschst du? (R-29)

# English: Lay which { $colour } coin on the reward? (R-38)
ask-spend = Welche { $colour }münze legst du auf die Belohnung? (R-38)

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
    { $stone-bare } { $how ->
        [less] mit einer Rune weniger ritzen
        [full] trotz voller Löcher ritzen, für eine { $colour }münze
       *[plain] ritzen: 1 Kristall gegen eine { $colour }münze
    }

# English: Put a crystal in the centre and set a die
do-set-die = Einen Kristall in die Mitte legen und einen Würfel drehen

# English: Use the aid "{ $corner }" for { crystals }
do-aid = Hilfe „{ $corner }“ für { crystals } nutzen

# English: Claim for { $space } honour: { $reward }
do-claim = Belohnung für { $space } Ehre holen: { $reward }

# English: End the turn
do-end-turn = Zug beenden

# English: Pass: no stone can be carved
do-pass = Passen: Kein Stein lässt sich ritzen

# English:
#     { $count ->
#         [one] Use one die that shows { $rune }
#        *[other] Use { $count } dice that show { $rune } for “{ $count } alike”
#     }
do-wild =
    { $count ->
        [one] 1 Würfel mit { $rune } nutzen
       *[other] { $count } Würfel mit { $rune } für „{ $count } gleiche“ nutzen
    }

# English: Leave out { $rune }
do-omit = { $rune } weglassen

# English: Leave out one of the { $size } that should be alike
do-omit-wild = Einen der { $size } Würfel weglassen, die gleich sein sollen

# English:
#     Take a { $coin } ({ $own ->
#         [0] your first
#        *[other] you have { $own }
#     })
do-coin =
    Münze mit { $coin-dative } nehmen ({ $own ->
        [0] deine erste
       *[other] du hast { $own }
    })

# English: Set a die that shows { $rune }
do-from = Einen Würfel mit { $rune } drehen

# English: Turn it to { $rune }
do-to = Auf { $rune } drehen

# English: Pick a die that shows { $rune }
do-add = Einen Würfel mit { $rune } dazunehmen

# English: Roll the picked dice: { $picked }
do-roll = Gewählte Würfel werfen: { $picked }

# English: Use the aid "{ $corner }" once more
do-area = Hilfe „{ $corner }“ noch einmal nutzen

# English: Change { $coin } for { $other }: up to { $most }
do-type = { $coin } gegen { $other } tauschen: bis zu { $most }

# English: Change { $count } x { $coin } for { $other }
do-count = { $count } × { $coin } gegen { $other } tauschen

# English: Lay a { $coin } on the reward
do-spend = Münze mit { $coin-dative } auf die Belohnung legen

# English: A stone can be carved.
ready-carve = Ein Stein lässt sich ritzen.

# English: The reward for { $space } honour is ready.
ready-claim = Die Belohnung für { $space } Ehre ist zu haben.

# English:
#     { $how ->
#         [less] carve { $colour } on { $board } with one rune less
#        *[other] carve { $colour } on { $board }
#     }
plan-carve =
    { $colour }stein auf { $board } { $how ->
        [less] mit einer Rune weniger ritzen
       *[other] ritzen
    }

# English: { "" }
plan-set-die = { "" }

# English: use the aid "{ $corner }"
plan-aid = Hilfe „{ $corner }“ nutzen

# English: claim { $reward }
plan-claim = { $reward } holen

# English: { "" }
plan-end-turn = { "" }

# English: { "" }
plan-wild = { "" }

# English: { "" }
plan-omit = { "" }

# English: { "" }
plan-omit-wild = { "" }

# English: take a { $coin }
plan-coin = Münze mit { $coin-dative } nehmen

# English: { "" }
plan-from = { "" }

# English: turn a die to { $rune }
plan-to = einen Würfel auf { $rune } drehen

# English: { "" }
plan-add = { "" }

# English: roll { $picked } again
plan-roll = { $picked } noch einmal würfeln

# English: change { $coin } for { $other }
plan-type = { $coin } gegen { $other } tauschen

# English: { "" }
plan-count = { "" }

# English: Carve the { $colour } stone { $code } on { $board }
component-carve = Den { $colour }stein { $code } auf { $board } ritzen

# English: Use the aid "{ $corner }"
component-aid = Hilfe „{ $corner }“ nutzen

# English: Claim { $token }, { $reward }
component-claim = { $token } holen, { $reward }

# English: Use { $rune } for dice that are to be alike
component-wild = { $rune } für Würfel nutzen, die gleich sein sollen

# English: Leave out one of those that are to be alike
component-omit-wild = Einen der Würfel weglassen, die gleich sein sollen

# English:
#     { $number ->
#         [0] Take the first coin of the colour
#        *[1] Take the second coin of the colour
#     }
component-coin =
    { $number ->
        [0] Die erste Münze des Metalls nehmen
       *[1] Die zweite Münze des Metalls nehmen
    }

# English:
#     { $number ->
#         [0] Lay the first coin of the colour on the reward
#        *[1] Lay the second coin of the colour on the reward
#     }
component-spend =
    { $number ->
        [0] Die erste Münze des Metalls auf die Belohnung legen
       *[1] Die zweite Münze des Metalls auf die Belohnung legen
    }

# English: Roll the picked dice
component-roll = Gewählte Würfel werfen

# English: Change { $coin } for { $other }
component-type = { $coin } gegen { $other } tauschen

# English: Change { $count } at once
component-count = { $count } auf einmal tauschen

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
        [one] { "" }
       *[other] , Durchgang { $session } von { $sessions }
    }{ $round ->
        [0] { "" }
       *[other] , Runde { $round }
    }

# English:
#     { $number } { $board }, side { $side }: { $aid } ({ $price }{ $visitors ->
#         [nobody] { "" }
#        *[other] , used by { $visitors }
#     })
board-line =
    { $number } { $board }, Seite { $side }: { $aid } ({ $price }{ $visitors ->
        [nobody] { "" }
       *[other] , genutzt von { $visitors }
    })

# English: The Jarl's Grand Hall
hall-line = Die Große Halle des Jarls

# English:
#     { $tokens ->
#         [one] 1 token
#        *[other] { $tokens } tokens
#     } in the pile
pile-line = { $tokens } Plättchen im Stapel

# English: Coin stacks: { $stacks }
stacks-line = Münzstapel: { $stacks }

# English: { $code } { $coin } { $count }
stack-line = { $code } { $coin } { $count }

# English:
#     Dice: { $dice } unused, { $used } used{ $rolling ->
#         [0] { "" }
#        *[other] , { $rolling } in the air
#     }
dice-line =
    Würfel: { $dice } frei, { $used } benutzt{ $rolling ->
        [0] { "" }
       *[other] , { $rolling } in der Luft
    }

# English: { $honour } honour
honour-held = { $honour } Ehre

# English: { $coins }
coins-held = { $coins }

# English: { $coins } on rewards
coins-laid = { $coins } auf Belohnungen

# English: a dark die
dark-die-held = ein dunkler Würfel

## Points. $values: a sum of numbers, "1 + 3"; $by: tokens, gold, silver, bronze or crystals

# English: { $points } honour
counted = { $points } Ehre

# English: Rewards of the Jarl's Grand Hall (R-36)
rewards = Belohnungen der Großen Halle des Jarls (R-36)

# English: Head start of a player who began later (A-20)
head-start = Vorsprung, weil später begonnen (A-20)

# English: Coins of the first session (R-50)
first-session = Münzen des ersten Durchgangs (R-50)

# English: Coins, { $colour }: { $values } (R-45)
coin-values = { $colour }münzen: { $values } (R-45)

# English: Coins, { $colour }
coin-source = { $colour }münzen

# English: Crystals left (R-45)
crystals-left = Übrige Kristalle (R-45)

# English: Sets of magic rune, goods and praise: { $count } (R-46)
sets = Sätze aus magischer Rune, Waren und Lob: { $count } (R-46)

# English: Sets of magic rune, goods and praise
sets-source = Sätze aus magischer Rune, Waren und Lob

# English: Most { $kind } tokens (R-47)
majority = { $kind-most } (R-47)

# English:
#     { $seat } wins the tie by { $by ->
#         [tokens] the most reward tokens
#         [gold] the most gold coins
#         [silver] the most silver coins
#         [bronze] the most bronze coins
#        *[crystals] the fewest crystals left
#     } (R-48).
tie-broken =
    { $seat } gewinnt bei Gleichstand durch { $by ->
        [tokens] die meisten Belohnungen
        [gold] die meisten Goldmünzen
        [silver] die meisten Silbermünzen
        [bronze] die meisten Bronzemünzen
       *[crystals] die wenigsten übrigen Kristalle
    } (R-48).

# English: { $winners } share the victory (R-48).
tie-shared = { $winners } teilen sich den Sieg (R-48).

## On the board, where there is little room: a heading and a line below it, each of about 25 letters

# English: Before the first turn
goal-before = Vor dem ersten Zug

# English:
#     { $sessions ->
#         [one] Round { $round }
#        *[other] Session { $session }, round { $round }
#     }
goal-round =
    { $sessions ->
        [one] Runde { $round }
       *[other] Durchgang { $session }, Runde { $round }
    }

# English:
#     { $sessions ->
#         [one] Round { $round }: the end is near
#        *[other] The end is near
#     }
goal-near =
    { $sessions ->
        [one] Runde { $round }: Das Ende naht
       *[other] Das Ende naht
    }

# English:
#     { $turns ->
#         [0] The last turn
#        *[other] Last round
#     }
goal-last =
    { $turns ->
        [0] Der letzte Zug
       *[other] Letzte Runde
    }

# English: The coins are counted
goal-counting = Münzen werden gezählt

# English: The game is over
goal-over = Das Spiel ist aus

# English: Until a last crystal is spent
goal-crystals = Bis zum letzten Kristall

# English:
#     { $crystals ->
#         [0] no crystal left
#         [one] 1 crystal left
#        *[other] { $crystals } crystals left
#     }
goal-left =
    { $crystals ->
        [0] kein Kristall mehr
        [one] noch 1 Kristall
       *[other] noch { $crystals } Kristalle
    }

# English: Coins count, too
goal-coins = Auch Münzen zählen

# English:
#     { $count ->
#         [one] wins with { $honour }
#        *[other] share it with { $honour }
#     }
goal-won =
    { $count ->
        [one] gewinnt mit { $honour }
       *[other] geteilter Sieg mit { $honour }
    }

# English:
#     { $honour } honour, { $coins ->
#         [one] 1 coin
#        *[other] { $coins } coins
#     }
standing =
    { $honour } Ehre, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }

# English: { $honour } honour
standing-counted = { $honour } Ehre

## What the pieces mean. $taken, $used, $laid, $left, $worth, $least: numbers; $effect: by its phrase `effect-...`; $name and
## $sign: a rune, "Thurisaz" and "Th"

# English: When somebody's last crystal is spent the round is finished, and the most honour wins (R-43, R-45)
means-goal = Wenn bei jemandem der letzte Kristall weg ist, wird die Runde zu Ende gespielt, und die meiste Ehre gewinnt (R-43, R-45)

# English: { $seat } has { crystals } left and can bring the last round (R-43)
means-near = { $seat } hat noch { crystals } und kann die letzte Runde bringen (R-43)

# English:
#     { $seat } has no crystal left: this round is the last, and { $turns ->
#         [0] this turn ends it
#         [one] 1 more turn is to come
#        *[other] { $turns } more turns are to come
#     } (R-43)
means-last =
    { $seat } hat keinen Kristall mehr: Diese Runde ist die letzte, und { $turns ->
        [0] dieser Zug ist ihr letzter
        [one] es folgt noch 1 Zug
       *[other] es folgen noch { $turns } Züge
    } (R-43)

# English: Now everybody's coins are turned over (R-45)
means-counting = Jetzt werden die Münzen von allen aufgedeckt (R-45)

# English: { $winners }: { $honour } honour
means-over = { $winners }: { $honour } Ehre

# English:
#     { $asked } for a { $colour } coin, on { $board } (R-06){ $taken ->
#         [0] { "" }
#         [1] . One hole is empty, { $owners } has the other
#        *[2] . Both holes are taken, by { $owners } (R-09)
#     }
means-stone =
    { $asked } für eine { $colour }münze, auf { $board } (R-06){ $taken ->
        [0] { "" }
        [1] . Ein Loch ist leer, das andere hat { $owners }
       *[2] . Beide Löcher sind besetzt, von { $owners } (R-09)
    }

# English:
#     { $aid } for { crystals }: { $effect }. { $used ->
#         [0] Nobody has used it
#        *[other] Used by { $users } (R-20)
#     }
means-aid =
    { $aid } für { crystals }: { $effect }. { $used ->
        [0] Noch von niemandem genutzt
       *[other] Genutzt von { $users } (R-20)
    }

# English: roll any unused dice again (R-24)
effect-reroll = wirf beliebige freie Würfel noch einmal (R-24)

# English: one die more, at once and on every turn (R-26)
effect-dark-die = ein Würfel mehr, sofort und in jedem Zug (R-26)

# English: roll a used die and use it once more (R-27)
effect-reuse-die = wirf einen benutzten Würfel und nutze ihn noch einmal (R-27)

# English: use another corner that you have used before, once more (R-28)
effect-reuse-corner = nutze eine andere Ecke, die du schon genutzt hast, noch einmal (R-28)

# English: change coins for those with the other magic rune of their colour (R-29)
effect-change-rune = tausche Münzen gegen solche mit der anderen magischen Rune ihres Metalls (R-29)

# English: carve a stone with one rune less (R-30)
effect-one-less = ritze einen Stein mit einer Rune weniger (R-30)

# English: carve a stone whose holes are full (R-33)
effect-full-stone = ritze einen Stein, dessen Löcher voll sind (R-33)

# English: The centre. A crystal laid here sets a die, once a turn (R-18)
means-centre = Die Mitte. Ein Kristall hier dreht einen Würfel, einmal im Zug (R-18)

# English: For { $honour } honour: { $reward }
means-space = Für { $honour } Ehre: { $reward }

# English: For { $honour } honour: no reward lies here (R-40)
means-no-reward = Für { $honour } Ehre: Hier liegt keine Belohnung (R-40)

# English: { $reward }. Won by { $seat }
means-won = { $reward }. Gewonnen von { $seat }

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
        [0] Kein freier Würfel zeigt
        [one] Ein freier Würfel zeigt
       *[other] { $count } freie Würfel zeigen
    } { $name } ({ $sign }){ $picked ->
        [0] { "" }
       *[other] ; { $picked } noch einmal zu werfen (R-24)
    }

# English: { $coin }, { $colour }: { $count } left, each worth { $least } to { $most }; nobody may look before the end (R-14)
means-stack = { $coin }, { $colour }: noch { $count }, jede { $least } bis { $most } wert; vor dem Ende darf niemand nachsehen (R-14)

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
       *[other] , dazu { $laid } auf Belohnungen (R-37)
    }{ $worth ->
        [0] { "" }
       *[other] , { $worth } wert (R-45)
    }

# English: { $seat }: { $left } of { crystals } in hand; the last one brings the last round (R-43)
means-hand = { $seat }: { $left } von { crystals.dative } auf der Hand; der letzte bringt die letzte Runde (R-43)

# English: The dark die of { $seat }, rolled with the others every turn (R-26)
means-dark = Der dunkle Würfel von { $seat }, in jedem Zug mitgeworfen (R-26)

# English: { $seat }: { $honour } honour
means-honour = { $seat }: { $honour } Ehre

## Why something is not possible: after "Not possible:", or alone

# English: first this is to be decided: { $prompt }
first-this = erst ist dies zu entscheiden: { $prompt }

# English: that does nothing by itself. Possible now: { $possible } (R-03)
first-main = das allein bewirkt nichts. Möglich ist: { $possible } (R-03)

# English: dice are used by carving a stone; to set a die, touch the centre first (R-06, R-18)
set-first = Würfel nutzt man, indem man einen Stein ritzt; um einen Würfel zu drehen, tippe erst auf die Mitte (R-06, R-18)

# English: a coin is taken by carving a stone of its metal (R-07)
coin-by-carving = eine Münze nimmt man, indem man einen Stein aus ihrem Metall ritzt (R-07)

# English: { $seat } has no crystal left (R-06)
no-crystal = { $seat } hat keinen Kristall mehr (R-06)

# English: both holes of { $stone } are taken (R-09)
full = beide Löcher { $stone-genitive } sind besetzt (R-09)

# English: the unused dice, { $dice }, do not meet { $stone } (R-06)
unmet = die freien Würfel, { $dice }, passen nicht { $stone-to } (R-06)

# English: no unused die is left for { $stone } (R-06)
no-dice-left = kein freier Würfel ist übrig für { $stone-accusative } (R-06)

# English: the unused dice, { $dice }, do not meet { $stone } even with one rune less (R-30)
unmet-less = die freien Würfel, { $dice }, passen auch mit einer Rune weniger nicht { $stone-to } (R-30)

# English: { $stone } has an empty hole (R-33)
not-full = { $stone } hat ein leeres Loch (R-33)

# English: a die is set only once a turn (R-18)
die-is-set = nur einmal im Zug wird ein Würfel gedreht (R-18)

# English: there is no unused die (R-18)
no-unused = es gibt keinen freien Würfel (R-18)

# English: a crystal must be kept for the stone that is still to be carved this turn (R-15)
keep-one = ein Kristall muss für den Stein bleiben, der in diesem Zug noch zu ritzen ist (R-15)

# English: setting a die costs a crystal (R-18)
no-crystal-for-die = einen Würfel zu drehen kostet einen Kristall (R-18)

# English: { $seat } has used this area already: each only once (R-20)
area-used = { $seat } hat dieses Feld schon genutzt: jedes nur einmal (R-20)

# English: the aid "{ $corner }" costs { crystals } (R-21)
area-price = die Hilfe „{ $corner }“ kostet { crystals } (R-21)

# English: the aid "{ $corner }" takes a crystal for the area and one for the stone (R-31)
less-price = die Hilfe „{ $corner }“ braucht einen Kristall für das Feld und einen für den Stein (R-31)

# English: there is no unused die to roll again (R-23)
no-reroll = es gibt keinen freien Würfel, der noch einmal zu werfen wäre (R-23)

# English: { $seat } owns a dark die already (R-26)
has-dark = { $seat } hat schon einen dunklen Würfel (R-26)

# English: no used die lies in the centre (R-27)
no-used = in der Mitte liegt kein benutzter Würfel (R-27)

# English: no corner that { $seat } has used before could help now (R-28)
no-corner = keine Ecke, die { $seat } schon genutzt hat, könnte jetzt helfen (R-28)

# English: { $seat } has no coin that could be changed (R-29)
no-change = { $seat } hat keine Münze, die sich tauschen ließe (R-29)

# English: no stone could be carved with one rune less (R-30)
no-less = auch mit einer Rune weniger ließe sich kein Stein ritzen (R-30)

# English: the dice meet no stone whose holes are full (R-33)
no-full = die Würfel passen zu keinem Stein, dessen Löcher voll sind (R-33)

# English: the children's version has no rewards (R-57)
no-rewards = in der Kinderfassung gibt es keine Belohnungen (R-57)

# English: no reward lies on that space (R-40)
no-token = auf diesem Feld liegt keine Belohnung (R-40)

# English: { $seat } does not have what this reward asks: { $reward } (R-35)
not-met = { $seat } erfüllt die Bedingung nicht: { $reward } (R-35)

# English: a stone can be carved, and one must be (R-16)
duty = ein Stein lässt sich ritzen, also muss einer geritzt werden (R-16)

# English:
#     { $size ->
#         [one] no unused die shows that rune (R-05)
#        *[other] { $size } alike are { $size } dice with the same rune (R-05)
#     }
wild-short =
    { $size ->
        [one] kein freier Würfel zeigt diese Rune (R-05)
       *[other] { $size } gleiche sind { $size } Würfel mit derselben Rune (R-05)
    }

# English: the dice would not meet { $stone } without that (R-30)
omit-short = ohne das würden die Würfel nicht { $stone-to } passen (R-30)

# English: no unused die shows { $rune } (R-18)
no-such-die = kein freier Würfel zeigt { $rune } (R-18)

# English: no unused die shows { $rune }, or all that do are picked (R-24)
no-such-pick = kein freier Würfel zeigt { $rune }, oder alle sind schon gewählt (R-24)

# English: the die already shows { $rune } (R-18)
shows-that = der Würfel zeigt schon { $rune } (R-18)

# English: at least one die is picked first (R-24)
pick-one = wähle erst mindestens einen Würfel (R-24)

# English: { $seat } has not used that corner before (R-28)
area-not-used = { $seat } hat diese Ecke noch nicht genutzt (R-28)

# English: the aid "{ $corner }" cannot be used once more (R-28)
area-excluded = die Hilfe „{ $corner }“ lässt sich nicht noch einmal nutzen (R-28)

# English: the aid "{ $corner }" could do nothing now (R-23)
area-no-help = die Hilfe „{ $corner }“ könnte jetzt nichts bewirken (R-23)

# English: { $seat } has no free { $coin }, or the stack of { $other } is empty (R-29)
type-short = { $seat } hat keine freie Münze mit { $coin-dative }, oder der Stapel mit { $other-dative } ist leer (R-29)

# English: at most { $most } can be changed (R-29)
count-short = höchstens { $most } lassen sich tauschen (R-29)

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
field-majority-least = Marker, die man für die Mehrheit braucht

# English: Carve a full stone
field-full-stone = Vollen Stein ritzen

# English: Honour for a set
field-set = Ehre für einen Satz

# English: Honour for a crystal
field-crystal = Ehre für einen Kristall

# English: Honour for the majority
field-majority = Ehre für die Mehrheit

# English: The long version: two sessions (R-50)
option-long-about = Die lange Fassung: zwei Durchgänge (R-50)

# English: The children's version: no rewards, only coins count (R-57)
option-children-about = Die Kinderfassung: keine Belohnungen, nur Münzen zählen (R-57)

# English: Whoever comes later in a round begins with some honour (ours: A-20)
option-head_start-about = Wer in einer Runde später drankommt, beginnt mit etwas Ehre (von uns: A-20)

# English: the limit of rounds
stop = die Höchstzahl der Runden

# English: Roll six rune dice, carve stones for the Jarl, and spend your energy before the others have spent theirs.
line-runir = Wirf sechs Runenwürfel, ritz Steine für den Jarl und gib deine Energie aus, bevor die anderen ihre verbraucht haben.

# English: Two sessions
option-long = Zwei Durchgänge

# English: The children's version
option-children = Die Kinderfassung

# English: A head start for those who come later
option-head_start = Ein Vorsprung für alle, die später drankommen

# English: First game
preset-runir-first-game = Erste Partie

# English: Without rewards: only the coins count.
preset-runir-first-game-line = Ohne Belohnungen: Nur die Münzen zählen.

# English: As printed
preset-runir-as-printed = Wie gedruckt

# English: The game from the box.
preset-runir-as-printed-line = Das Spiel aus der Schachtel.

# English: Long
preset-runir-long = Lang

# English: Two sessions, one after the other.
preset-runir-long-line = Zwei Durchgänge nacheinander.

# English: Numbers
field-numbers = Zahlen

# English: Crystals
field-crystals = Kristalle

# English: Dice
field-dice = Würfel

# English: Hall
field-hall = Große Halle

# English: Rounds
field-rounds = Runden

# English: Aids
field-aids = Hilfen

# English: Reroll
field-reroll = Neu würfeln

# English: Dark die
field-dark-die = Dunkler Würfel

# English: Reuse die
field-reuse-die = Würfel noch einmal

# English: Reuse corner
field-reuse-corner = Ecke noch einmal

# English: Change rune
field-change-rune = Rune tauschen

# English: One less
field-one-less = Eine Rune weniger

# English: Coins
field-coins = Münzen

# English: Rewards
field-rewards = Belohnungen

# English: Magic
field-magic = Magische Rune

# English: Goods
field-goods = Waren

# English: Gold
field-gold = Gold

# English: Bronze
field-bronze = Bronze

# English: Silver
field-silver = Silber

# English: Praise
field-praise = Lob

# English: Same stone
field-same-stone = Auf demselben Stein

# English: One board
field-one-board = Auf einer Tafel

# English: Every board
field-every-board = Auf jeder Tafel

# English: In all
field-in-all = Insgesamt

# English: Boards
field-boards = Tafeln

# English: Rune
field-rune = Rune

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
field-sides = Seiten

# English: Aid
field-aid = Hilfe

# English: Claim a reward
theme-reward = Eine Belohnung nehmen

# English: Three stones in one turn
theme-three-stones = Drei Steine in einem Zug

# English: Two stones in one turn
theme-two-stones = Zwei Steine in einem Zug

# English: The right aid
theme-right-aid = Die richtige Hilfe

# English: Set a die
theme-set-a-die = Einen Würfel drehen

# English: Change coins
theme-change-coins = Münzen tauschen

# English: Roll again
theme-roll-again = Noch einmal würfeln

# English: Leave something out
theme-leave-out = Etwas weglassen

# English: Which stone?
theme-one-stone = Welcher Stein?

# English: Know when to stop
theme-end-here = Wissen, wann Schluss ist
