## What happened: one sentence for each fact that the rules tell (facts.py). $position, $side: numbers

# English: Board { $position } is { $board }, side { $side }: { $aid }.
board-laid = Spjald { $position } er { $board }, hlið { $side }: { $aid }.

# English: New in the Jarl's Grand Hall, for { $honour } honour: { $reward }.
reward-came = Nýtt í Jarlshöllinni, fyrir { $honour } heiðursstig: { $reward }.

# English:
#     { $seat-is ->
#         [you] You are the starting player.
#        *[other] { $seat } is the starting player.
#     }
first =
    { $seat-is ->
        [you] Þú byrjar.
       *[other] { $seat } byrjar.
    }

# English:
#     { $seat-is ->
#         [you] You roll.
#        *[other] { $seat } rolls.
#     } The unused dice show { $dice }.
rolled =
    { $seat-is ->
        [you] Þú kastar.
       *[other] { $seat } kastar.
    } Ónotuðu teningarnir sýna { $dice }.

# English:
#     { $seat-is ->
#         [you] You carve { $stone }.
#        *[other] { $seat } carves { $stone }.
#     }
carved =
    { $seat-is ->
        [you] Þú ristir { $stone-accusative }.
       *[other] { $seat } ristir { $stone-accusative }.
    }

# English:
#     { $seat-is ->
#         [you] You leave out { $rune }.
#        *[other] { $seat } leaves out { $rune }.
#     }
left-out-rune =
    { $seat-is ->
        [you] Þú sleppir { $rune }.
       *[other] { $seat } sleppir { $rune }.
    }

# English:
#     { $seat-is ->
#         [you] You leave out one of the dice that should be alike.
#        *[other] { $seat } leaves out one of the dice that should be alike.
#     }
left-out-wild =
    { $seat-is ->
        [you] Þú sleppir einum af teningunum sem eiga að vera eins.
       *[other] { $seat } sleppir einum af teningunum sem eiga að vera eins.
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
        [you] Þú notar
       *[other] { $seat } notar
    } { $count ->
        [one] { $count } tening sem sýnir { $rune }.
       *[other] { $count } teninga sem sýna { $rune } fyrir „{ $count } eins“.
    }

# English:
#     { $seat-is ->
#         [you] You take a { $coin }.
#        *[other] { $seat } takes a { $coin }.
#     }
took-coin =
    { $seat-is ->
        [you] Þú tekur { $coin-accusative }.
       *[other] { $seat } tekur { $coin-accusative }.
    }

# English:
#     No { $colour } coin is left for { $seat-is ->
#         [you] you
#        *[other] { $seat }
#     } (R-13).
no-coin =
    Engin { $colour }mynt er eftir handa { $seat-is ->
        [you] þér
       *[other] { $seat }
    } (R-13).

# English:
#     { $seat-is ->
#         [you] You put a crystal in the centre to set a die.
#        *[other] { $seat } puts a crystal in the centre to set a die.
#     }
paid-centre =
    { $seat-is ->
        [you] Þú leggur kristal í miðjuna til að stilla tening.
       *[other] { $seat } leggur kristal í miðjuna til að stilla tening.
    }

# English:
#     { $seat-is ->
#         [you] You turn { $before } to { $after }.
#        *[other] { $seat } turns { $before } to { $after }.
#     }
set-a-die =
    { $seat-is ->
        [you] Þú snýrð teningi með { $before } á { $after }.
       *[other] { $seat } snýr teningi með { $before } á { $after }.
    }

# English:
#     { $seat-is ->
#         [you] You use the aid "{ $aid }".
#        *[other] { $seat } uses the aid "{ $aid }".
#     }
used-aid =
    { $seat-is ->
        [you] Þú notar úrræðið „{ $aid }“.
       *[other] { $seat } notar úrræðið „{ $aid }“.
    }

# English:
#     { $seat-is ->
#         [you] You use the aid "{ $aid }" once more.
#        *[other] { $seat } uses the aid "{ $aid }" once more.
#     }
reused-aid =
    { $seat-is ->
        [you] Þú notar úrræðið „{ $aid }“ einu sinni enn.
       *[other] { $seat } notar úrræðið „{ $aid }“ einu sinni enn.
    }

# English:
#     { $seat-is ->
#         [you] You roll { $dice } again.
#        *[other] { $seat } rolls { $dice } again.
#     }
rolled-again =
    { $seat-is ->
        [you] Þú kastar { $dice } aftur.
       *[other] { $seat } kastar { $dice } aftur.
    }

# English:
#     { $seat-is ->
#         [you] You change { $count } x { $coin } for { $other }.
#        *[other] { $seat } changes { $count } x { $coin } for { $other }.
#     }
changed-coins =
    { $seat-is ->
        [you] Þú skiptir { $count } × { $coin-dative } fyrir { $other-accusative }.
       *[other] { $seat } skiptir { $count } × { $coin-dative } fyrir { $other-accusative }.
    }

# English:
#     { $seat-is ->
#         [you] You claim a reward
#        *[other] { $seat } claims a reward
#     } for { $honour } honour: { $reward }.
claimed =
    { $seat-is ->
        [you] Þú tekur verðlaun
       *[other] { $seat } tekur verðlaun
    } fyrir { $honour } heiðursstig: { $reward }.

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
        [you] Þú leggur
       *[other] { $seat } leggur
    } { $count ->
        [one] { $coin-accusative }
       *[other] { $count } × { $coin-accusative }
    } á verðlaunin.

# English:
#     { $seat-is ->
#         [you] You end the turn.
#        *[other] { $seat } ends the turn.
#     }
ended-turn =
    { $seat-is ->
        [you] Þú lýkur lotunni.
       *[other] { $seat } lýkur lotunni.
    }

# English:
#     { $seat-is ->
#         [you] You cannot carve a stone and pass.
#        *[other] { $seat } cannot carve a stone and passes.
#     }
passed =
    { $seat-is ->
        [you] Þú getur ekki rist neinn stein og situr hjá.
       *[other] { $seat } getur ekki rist neinn stein og situr hjá.
    }

# English:
#     { $seat-is ->
#         [you] You have nothing left to do.
#        *[other] { $seat } has nothing left to do.
#     }
nothing-left =
    { $seat-is ->
        [you] Þú getur ekkert meira gert.
       *[other] { $seat } getur ekkert meira gert.
    }

# English: The round is complete and somebody's crystals are spent (R-43): the coins are turned over.
round-complete = Umferðin er kláruð og kristallar einhvers eru búnir (R-43): myntunum er snúið við.

# English:
#     After { $rounds ->
#         [one] 1 round
#        *[other] { $rounds } rounds
#     } the coins are turned over as they are.
rounds-over =
    Eftir { $rounds ->
        [one] { $rounds } umferð
       *[other] { $rounds } umferðir
    } er myntunum snúið við eins og staðan er.

# English:
#     { $seat-is ->
#         [you] You turn over a { $coin }: { $value }.
#        *[other] { $seat } turns over a { $coin }: { $value }.
#     }
turned-coin =
    { $seat-is ->
        [you] Þú snýrð { $coin-dative } við: { $value }.
       *[other] { $seat } snýr { $coin-dative } við: { $value }.
    }

# English: The first session is over.
session-over = Fyrri hlutanum er lokið.

# English:
#     { $seat-is ->
#         [you] You have { $honour } honour.
#        *[other] { $seat } has { $honour } honour.
#     }
session-score =
    { $seat-is ->
        [you] Þú ert með { $honour } heiðursstig.
       *[other] { $seat } er með { $honour } heiðursstig.
    }

# English: Everybody takes back all crystals, the coins return to their stacks, and the boards are empty (R-51).
table-cleared = Allir fá kristallana sína aftur, myntirnar fara aftur í staflana og spjöldin eru tæmd (R-51).

# English: The die shows { $board }: that board is replaced (R-52).
board-replaced = Teningurinn sýnir { $board }: skipt er um það spjald (R-52).

# English: All coins are counted, and the game is over (R-45).
counted-all = Allar myntir hafa verið taldar og spilinu er lokið (R-45).

## How things are called. $asked: signs of runes and sets, "F Th, 2 alike"; $kind: `magic-rune`, `goods` or `praise`;
## $condition: a list of `coins` and `coins-of-colour`, or one of `same-stone` to `one-board`

# English: bronze
bronze = brons
    .dative = bronsi

# English: silver
silver = silfur
    .dative = silfri

# English: gold
gold = gull
    .dative = gulli

# English: Fishing Stave
fishing-stave = Veiðistafur
    .accusative = Veiðistaf
    .dative = Veiðistaf

# English: Dream Stave
dream-stave = Draumstafur
    .accusative = Draumstaf
    .dative = Draumstaf

# English: Rotas Stave
rotas-stave = Rótasstafur
    .accusative = Rótasstaf
    .dative = Rótasstaf

# English: Gapaldur
gapaldur = Gapaldur
    .accusative = Gapaldur
    .dative = Gapaldri

# English: Thor's Hammer
thors-hammer = Þórshamar
    .accusative = Þórshamar
    .dative = Þórshamri

# English: Trading Stave
trading-stave = Kaupstafur
    .accusative = Kaupstaf
    .dative = Kaupstaf

# English: magic rune
magic-rune = galdrastafur
    .accusative = galdrastaf
    .tokens = galdrastafaskífur

# English: goods
goods = varningur
    .accusative = varning
    .tokens = varningsskífur

# English: praise
praise = lof
    .accusative = lof
    .tokens = lofskífur

# English: re-roll
reroll = kasta aftur

# English: dark die
dark-die = dökki teningurinn

# English: re-use a used die
reuse-die = nota tening aftur

# English: re-use another corner
reuse-corner = nota horn aftur

# English: change the rune
change-rune = skipta um staf

# English: one rune less
one-less = einni rún færra

# English: carve a full stone
full-stone = rista fullan stein

# English:
#     { $crystals ->
#         [one] 1 crystal
#        *[other] { $crystals } crystals
#     }
crystals =
    { $crystals ->
        [one] { $crystals } kristall
       *[other] { $crystals } kristallar
    }
    .accusative =
        { $crystals ->
            [one] { $crystals } kristal
           *[other] { $crystals } kristalla
        }
    .dative =
        { $crystals ->
            [one] { $crystals } kristal
           *[other] { $crystals } kristöllum
        }

# English: the { $colour } stone on { $board } ({ $asked })
stone = { $colour }steinninn á spjaldi { $board } ({ $asked })
    .accusative = { $colour }steininn á spjaldi { $board } ({ $asked })
    .dative = { $colour }steininum á spjaldi { $board } ({ $asked })

# English: { $count } alike
alike = { $count } eins

# English: none
no-dice = engir

# English: { $kind } for { $condition }
reward = { $kind } fyrir { $condition-accusative }
    .accusative = { $kind-accusative } fyrir { $condition-accusative }

# English: { $count } x { $coin }
coins = { $count } × { $coin }
    .accusative = { $count } × { $coin-accusative }

# English: { $count } { $colour }
coins-of-colour =
    { $count ->
        [one] { $count } { $colour }mynt
       *[other] { $count } { $colour }myntir
    }

# English: the same stone carved { $times } times
same-stone = að rista sama steininn { $times } sinnum

# English: at least { $times } carved on every board
every-board =
    að rista minnst { $times ->
        [one] { $times } stein
       *[other] { $times } steina
    } á hverju spjaldi

# English:
#     { $times ->
#         [one] 1 stone
#        *[other] { $times } stones
#     } carved in all
in-all =
    að rista { $times ->
        [one] { $times } stein
       *[other] { $times } steina
    } alls

# English:
#     { $times ->
#         [one] 1 stone
#        *[other] { $times } stones
#     } carved on one board
one-board =
    að rista { $times ->
        [one] { $times } stein
       *[other] { $times } steina
    } á einu spjaldi

## What is asked. $by: crystals or rounds; $duty: yes if a stone must be carved; $possible: a list of `may-...`, which begins
## with a capital letter

# English: The boards are being laid.
laying = Verið er að leggja spjöldin.

# English: The starting player is being drawn.
drawing-first = Dregið er um hver byrjar.

# English: The Jarl's Grand Hall is being filled.
refilling = Verið er að fylla í skörðin í Jarlshöllinni.

# English: The coins are being turned over.
counting = Verið er að snúa myntunum við.

# English: A die decides which board is replaced.
swapping = Teningur ræður því um hvaða spjald er skipt.

# English: The dice are in the air.
rolling = Teningarnir eru á lofti.

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
    Spilinu er lokið: { $by ->
        [crystals] umferðin er kláruð og kristallar einhvers eru búnir (R-43).
       *[rounds]
            eftir { $rounds ->
                [one] { $rounds } umferð
               *[other] { $rounds } umferðir
            } eru stigin talin eins og staðan er.
    }

# English:
#     { $duty ->
#         [yes] Carve a stone (R-16).
#        *[no] { $possible }?
#     } Dice: { $dice }; { crystals } left.
ask-main =
    { $duty ->
        [yes] Ristu stein (R-16).
       *[no] { $possible }?
    } Teningar: { $dice }; { crystals } eftir.

# English: carve a stone
may-carve = rista stein

# English: claim a reward
may-claim = taka verðlaun

# English: use an aid
may-aid = nota úrræði

# English: set a die
may-set-die = stilla tening

# English: end the turn
may-end-turn = ljúka lotunni

# English: Carve which stone with one rune less? (R-30)
ask-less = Hvaða stein ristirðu með einni rún færra? (R-30)

# English: Carve which full stone? (R-33)
ask-full = Hvaða fullan stein ristirðu? (R-33)

# English: Leave out what on { $stone }? (R-30)
ask-omit = Hverju sleppirðu á { $stone-dative }? (R-30)

# English:
#     Use which { $size ->
#         [one] die
#        *[other] { $size } dice that are alike
#     }? (R-05)
ask-wild =
    Hvaða { $size ->
        [one] tening
       *[other] { $size } eins teninga
    } notarðu? (R-05)

# English: Take which { $colour } coin? (R-12)
ask-coin = Hvaða { $colour }mynt tekurðu? (R-12)

# English: Turn which die? (R-18)
ask-from = Hvaða teningi snýrðu? (R-18)

# English: Turn the { $rune } to which rune? (R-18)
ask-to = Á hvaða rún snýrðu teningnum með { $rune }? (R-18)

# English: Roll which dice again? Picked: { $picked } (R-24).
ask-pick = Hvaða teningum kastarðu aftur? Valdir: { $picked } (R-24).

# English: Use which corner once more? (R-28)
ask-area = Hvaða horn notarðu einu sinni enn? (R-28)

# English: Change which coins? (R-29)
ask-type = Hvaða myntum skiptirðu? (R-29)

# English: Change how many coins of { $coin }? (R-29)
ask-count = Hve mörgum myntum með { $coin-dative } skiptirðu? (R-29)

# English: Lay which { $colour } coin on the reward? (R-38)
ask-spend = Hvaða { $colour }mynt leggurðu á verðlaunin? (R-38)

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
        [less] Rista { $stone-accusative } með einni rún færra
        [full] Rista { $stone-accusative } þótt holurnar séu fullar: gefur { $colour }mynt
       *[plain] Rista { $stone-accusative }: kostar 1 kristal, gefur { $colour }mynt
    }

# English: Put a crystal in the centre and set a die
do-set-die = Leggja kristal í miðjuna og stilla tening

# English: Use the aid "{ $corner }" for { crystals }
do-aid = Nota úrræðið „{ $corner }“ fyrir { crystals.accusative }

# English: Claim for { $space } honour: { $reward }
do-claim = Taka verðlaun fyrir { $space } heiðursstig: { $reward }

# English: End the turn
do-end-turn = Ljúka lotu

# English: Pass: no stone can be carved
do-pass = Sitja hjá: engan stein er hægt að rista

# English:
#     { $count ->
#         [one] Use one die that shows { $rune }
#        *[other] Use { $count } dice that show { $rune } for “{ $count } alike”
#     }
do-wild =
    { $count ->
        [one] Nota { $count } tening sem sýnir { $rune }
       *[other] Nota { $count } teninga sem sýna { $rune } fyrir „{ $count } eins“
    }

# English: Leave out { $rune }
do-omit = Sleppa { $rune }

# English: Leave out one of the { $size } that should be alike
do-omit-wild = Sleppa einum af { $size } sem eiga að vera eins

# English:
#     Take a { $coin } ({ $own ->
#         [0] your first
#        *[other] you have { $own }
#     })
do-coin =
    Taka { $coin-accusative } ({ $own ->
        [0] þú átt enga
       *[other] þú átt { $own }
    })

# English: Set a die that shows { $rune }
do-from = Stilla tening sem sýnir { $rune }

# English: Turn it to { $rune }
do-to = Snúa honum á { $rune }

# English: Pick a die that shows { $rune }
do-add = Velja tening sem sýnir { $rune }

# English: Roll the picked dice: { $picked }
do-roll = Kasta völdu teningunum: { $picked }

# English: Use the aid "{ $corner }" once more
do-area = Nota úrræðið „{ $corner }“ einu sinni enn

# English: Change { $coin } for { $other }: up to { $most }
do-type = Skipta { $coin-dative } fyrir { $other-accusative }: allt að { $most }

# English: Change { $count } x { $coin } for { $other }
do-count = Skipta { $count } × { $coin-dative } fyrir { $other-accusative }

# English: Lay a { $coin } on the reward
do-spend = Leggja { $coin-accusative } á verðlaunin

# English: A stone can be carved.
ready-carve = Hægt er að rista stein.

# English: The reward for { $space } honour is ready.
ready-claim = Verðlaunin fyrir { $space } heiðursstig bíða þín.

# English:
#     { $how ->
#         [less] carve { $colour } on { $board } with one rune less
#        *[other] carve { $colour } on { $board }
#     }
plan-carve =
    { $how ->
        [less] rista einni rún færra: { $colour } á { $board }
       *[other] rista { $colour } á { $board }
    }

# English: { "" }
plan-set-die = { "" }

# English: use the aid "{ $corner }"
plan-aid = nota úrræðið „{ $corner }“

# English: claim { $reward }
plan-claim = taka { $reward-accusative }

# English: { "" }
plan-end-turn = { "" }

# English: { "" }
plan-wild = { "" }

# English: { "" }
plan-omit = { "" }

# English: { "" }
plan-omit-wild = { "" }

# English: take a { $coin }
plan-coin = taka { $coin-accusative }

# English: { "" }
plan-from = { "" }

# English: turn a die to { $rune }
plan-to = snúa teningi á { $rune }

# English: { "" }
plan-add = { "" }

# English: roll { $picked } again
plan-roll = kasta { $picked } aftur

# English: change { $coin } for { $other }
plan-type = skipta { $coin-dative } fyrir { $other-accusative }

# English: { "" }
plan-count = { "" }

# English: Carve the { $colour } stone { $code } on { $board }
component-carve = Rista { $colour }steininn { $code } á spjaldi { $board }

# English: Use the aid "{ $corner }"
component-aid = Nota úrræðið „{ $corner }“

# English: Claim { $token }, { $reward }
component-claim = Taka { $token }, { $reward-accusative }

# English: Use { $rune } for dice that are to be alike
component-wild = Nota { $rune } fyrir teninga sem eiga að vera eins

# English: Leave out one of those that are to be alike
component-omit-wild = Sleppa einum þeirra sem eiga að vera eins

# English:
#     { $number ->
#         [0] Take the first coin of the colour
#        *[1] Take the second coin of the colour
#     }
component-coin =
    { $number ->
        [0] Taka fyrri mynt málmsins
       *[1] Taka seinni mynt málmsins
    }

# English:
#     { $number ->
#         [0] Lay the first coin of the colour on the reward
#        *[1] Lay the second coin of the colour on the reward
#     }
component-spend =
    { $number ->
        [0] Leggja fyrri mynt málmsins á verðlaunin
       *[1] Leggja seinni mynt málmsins á verðlaunin
    }

# English: Roll the picked dice
component-roll = Kasta völdu teningunum

# English: Change { $coin } for { $other }
component-type = Skipta { $coin-dative } fyrir { $other-accusative }

# English: Change { $count } at once
component-count = Skipta { $count } í einu

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
       *[other] , hluti { $session } af { $sessions }
    }{ $round ->
        [0] { "" }
       *[other] , { $round }. umferð
    }

# English:
#     { $number } { $board }, side { $side }: { $aid } ({ $price }{ $visitors ->
#         [nobody] { "" }
#        *[other] , used by { $visitors }
#     })
board-line =
    { $number } { $board }, hlið { $side }: { $aid } ({ $price }{ $visitors ->
        [nobody] { "" }
       *[other] , notað: { $visitors }
    })

# English: The Jarl's Grand Hall
hall-line = Jarlshöllin

# English:
#     { $tokens ->
#         [one] 1 token
#        *[other] { $tokens } tokens
#     } in the pile
pile-line =
    { $tokens ->
        [one] { $tokens } skífa
       *[other] { $tokens } skífur
    } í bunkanum

# English: Coin stacks: { $stacks }
stacks-line = Myntstaflar: { $stacks }

# English: { $code } { $coin } { $count }
stack-line = { $code } { $coin } { $count }

# English:
#     Dice: { $dice } unused, { $used } used{ $rolling ->
#         [0] { "" }
#        *[other] , { $rolling } in the air
#     }
dice-line =
    Teningar: { $dice } ónotaðir, { $used } notaðir{ $rolling ->
        [0] { "" }
       *[other] , { $rolling } á lofti
    }

# English: { $honour } honour
honour-held = { $honour } heiðursstig

# English: { $coins }
coins-held = { $coins }

# English: { $coins } on rewards
coins-laid = { $coins } á verðlaunum

# English: a dark die
dark-die-held = dökkur teningur

## Points. $values: a sum of numbers, "1 + 3"; $by: tokens, gold, silver, bronze or crystals

# English: { $points } honour
counted = { $points } heiðursstig

# English: Rewards of the Jarl's Grand Hall (R-36)
rewards = Verðlaun Jarlshallarinnar (R-36)

# English: Head start of a player who began later (A-20)
head-start = Forskot þess sem byrjaði síðar (A-20)

# English: Coins of the first session (R-50)
first-session = Myntir úr fyrri hlutanum (R-50)

# English: Coins, { $colour }: { $values } (R-45)
coin-values = Myntir úr { $colour-dative }: { $values } (R-45)

# English: Coins, { $colour }
coin-source = Myntir úr { $colour-dative }

# English: Crystals left (R-45)
crystals-left = Kristallar eftir (R-45)

# English: Sets of magic rune, goods and praise: { $count } (R-46)
sets = Sett úr galdrastaf, varningi og lofi: { $count } (R-46)

# English: Sets of magic rune, goods and praise
sets-source = Sett úr galdrastaf, varningi og lofi

# English: Most { $kind } tokens (R-47)
majority = Flestar { $kind-tokens } (R-47)

# English:
#     { $seat } wins the tie by { $by ->
#         [tokens] the most reward tokens
#         [gold] the most gold coins
#         [silver] the most silver coins
#         [bronze] the most bronze coins
#        *[crystals] the fewest crystals left
#     } (R-48).
tie-broken =
    Jafnt: { $seat-is ->
        [you] þú vinnur
       *[other] { $seat } vinnur
    } með { $by ->
        [tokens] flestar verðlaunaskífur
        [gold] flestar gullmyntir
        [silver] flestar silfurmyntir
        [bronze] flestar bronsmyntir
       *[crystals] fæsta kristalla eftir
    } (R-48).

# English: { $winners } share the victory (R-48).
tie-shared = { $winners } deila sigri (R-48).

## On the board, where there is little room: a heading and a line below it, each of about 25 letters

# English: Before the first turn
goal-before = Á undan fyrstu lotunni

# English:
#     { $sessions ->
#         [one] Round { $round }
#        *[other] Session { $session }, round { $round }
#     }
goal-round =
    { $sessions ->
        [one] { $round }. umferð
       *[other] { $session }. hluti, { $round }. umferð
    }

# English:
#     { $sessions ->
#         [one] Round { $round }: the end is near
#        *[other] The end is near
#     }
goal-near =
    { $sessions ->
        [one] { $round }. umferð: lokin nálgast
       *[other] Lokin nálgast
    }

# English:
#     { $turns ->
#         [0] The last turn
#        *[other] Last round
#     }
goal-last =
    { $turns ->
        [0] Síðasta lotan
       *[other] Síðasta umferðin
    }

# English: The coins are counted
goal-counting = Myntirnar eru taldar

# English: The game is over
goal-over = Spilinu er lokið

# English: Until a last crystal is spent
goal-crystals = Þar til kristallar klárast

# English:
#     { $crystals ->
#         [0] no crystal left
#         [one] 1 crystal left
#        *[other] { $crystals } crystals left
#     }
goal-left =
    { $crystals ->
        [0] enginn kristall eftir
        [one] { $crystals } kristall eftir
       *[other] { $crystals } kristallar eftir
    }

# English: Coins count, too
goal-coins = Myntirnar telja líka

# English:
#     { $count ->
#         [one] wins with { $honour }
#        *[other] share it with { $honour }
#     }
goal-won =
    { $count ->
        [one] vinnur með { $honour }
       *[other] deila sigri með { $honour }
    }

# English:
#     { $honour } honour, { $coins ->
#         [one] 1 coin
#        *[other] { $coins } coins
#     }
standing =
    { $honour } heiðursstig, { $coins ->
        [one] { $coins } mynt
       *[other] { $coins } myntir
    }

# English: { $honour } honour
standing-counted = { $honour } heiðursstig

## What the pieces mean. $taken, $used, $laid, $left, $worth, $least: numbers; $effect: by its phrase `effect-...`; $name and
## $sign: a rune, "Thurisaz" and "Th"

# English: When somebody's last crystal is spent the round is finished, and the most honour wins (R-43, R-45)
means-goal = Þegar einhver hefur notað síðasta kristalinn sinn er umferðin kláruð, og mestur heiður vinnur (R-43, R-45)

# English: { $seat } has { crystals } left and can bring the last round (R-43)
means-near = { $seat } á { crystals.accusative } eftir og getur komið síðustu umferðinni af stað (R-43)

# English:
#     { $seat } has no crystal left: this round is the last, and { $turns ->
#         [0] this turn ends it
#         [one] 1 more turn is to come
#        *[other] { $turns } more turns are to come
#     } (R-43)
means-last =
    { $seat } á engan kristal eftir: þessi umferð er sú síðasta og { $turns ->
        [0] engin lota er
        [one] { $turns } lota er
       *[other] { $turns } lotur eru
    } eftir af henni (R-43)

# English: Now everybody's coins are turned over (R-45)
means-counting = Nú er myntum allra snúið við (R-45)

# English: { $winners }: { $honour } honour
means-over = { $winners }: { $honour } heiðursstig

# English:
#     { $asked } for a { $colour } coin, on { $board } (R-06){ $taken ->
#         [0] { "" }
#         [1] . One hole is empty, { $owners } has the other
#        *[2] . Both holes are taken, by { $owners } (R-09)
#     }
means-stone =
    { $asked } fyrir { $colour }mynt, á spjaldi { $board } (R-06){ $taken ->
        [0] { "" }
        [1] . Önnur holan er auð, { $owners } á hina
       *[2] . Báðar holurnar eru teknar: { $owners } (R-09)
    }

# English:
#     { $aid } for { crystals }: { $effect }. { $used ->
#         [0] Nobody has used it
#        *[other] Used by { $users } (R-20)
#     }
means-aid =
    { $aid }, fyrir { crystals.accusative }: { $effect }. { $used ->
        [0] Enginn hefur notað það
       *[other] Hafa notað það: { $users } (R-20)
    }

# English: roll any unused dice again (R-24)
effect-reroll = kasta aftur hvaða ónotuðum teningum sem er (R-24)

# English: one die more, at once and on every turn (R-26)
effect-dark-die = einn teningur í viðbót, strax og í hverri lotu (R-26)

# English: roll a used die and use it once more (R-27)
effect-reuse-die = kasta notuðum teningi og nota hann einu sinni enn (R-27)

# English: use another corner that you have used before, once more (R-28)
effect-reuse-corner = nota enn einu sinni annað horn sem þú hefur notað áður (R-28)

# English: change coins for those with the other magic rune of their colour (R-29)
effect-change-rune = skipta myntum fyrir myntir úr sama málmi með hinum galdrastafnum (R-29)

# English: carve a stone with one rune less (R-30)
effect-one-less = rista stein með einni rún færra (R-30)

# English: carve a stone whose holes are full (R-33)
effect-full-stone = rista stein þar sem báðar holur eru fullar (R-33)

# English: The centre. A crystal laid here sets a die, once a turn (R-18)
means-centre = Miðjan. Kristall sem lagður er hér stillir tening, einu sinni í lotu (R-18)

# English: For { $honour } honour: { $reward }
means-space = Fyrir { $honour } heiðursstig: { $reward }

# English: For { $honour } honour: no reward lies here (R-40)
means-no-reward = Fyrir { $honour } heiðursstig: engin verðlaun liggja hér (R-40)

# English: { $reward }. Won by { $seat }
means-won = { $reward }. Eigandi: { $seat }

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
        [0] Enginn ónotaður teningur sýnir
        [one] Ónotaður teningur sem sýnir
       *[other] { $count } ónotaðir teningar sem sýna
    } { $name } ({ $sign }){ $picked ->
        [0] { "" }
       *[other] ; { $picked } verður kastað aftur (R-24)
    }

# English: { $coin }, { $colour }: { $count } left, each worth { $least } to { $most }; nobody may look before the end (R-14)
means-stack = { $coin }, { $colour }: { $count } eftir, hver { $least } til { $most } heiðursstiga virði; enginn má skoða þær fyrr en í lokin (R-14)

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
       *[other] , og { $laid } á verðlaunum (R-37)
    }{ $worth ->
        [0] { "" }
        [one] , { $worth } heiðursstigs virði (R-45)
       *[other] , { $worth } heiðursstiga virði (R-45)
    }

# English: { $seat }: { $left } of { crystals } in hand; the last one brings the last round (R-43)
means-hand = { $seat }: { $left } af { crystals.dative } á hendi; sá síðasti kemur síðustu umferðinni af stað (R-43)

# English: The dark die of { $seat }, rolled with the others every turn (R-26)
means-dark = Dökki teningurinn hjá { $seat }: honum er kastað með hinum í hverri lotu (R-26)

# English: { $seat }: { $honour } honour
means-honour = { $seat }: { $honour } heiðursstig

## Why something is not possible: after "Not possible:", or alone

# English: first this is to be decided: { $prompt }
first-this = fyrst þarf að ákveða þetta: { $prompt }

# English: that does nothing by itself. Possible now: { $possible } (R-03)
first-main = þetta gerir ekkert eitt og sér. Þetta er í boði: { $possible } (R-03)

# English: dice are used by carving a stone; to set a die, touch the centre first (R-06, R-18)
set-first = teningar eru notaðir með því að rista stein; snertu fyrst miðjuna til að stilla tening (R-06, R-18)

# English: a coin is taken by carving a stone of its metal (R-07)
coin-by-carving = mynt fæst með því að rista stein úr sama málmi (R-07)

# English: { $seat } has no crystal left (R-06)
no-crystal =
    { $seat-is ->
        [you] þú átt engan kristal eftir (R-06)
       *[other] { $seat } á engan kristal eftir (R-06)
    }

# English: both holes of { $stone } are taken (R-09)
full = báðar holur eru teknar á { $stone-dative } (R-09)

# English: the unused dice, { $dice }, do not meet { $stone } (R-06)
unmet = ónotuðu teningarnir, { $dice }, duga ekki til að rista { $stone-accusative } (R-06)

# English: no unused die is left for { $stone } (R-06)
no-dice-left = enginn ónotaður teningur er eftir fyrir { $stone-accusative } (R-06)

# English: the unused dice, { $dice }, do not meet { $stone } even with one rune less (R-30)
unmet-less = ónotuðu teningarnir, { $dice }, duga ekki til að rista { $stone-accusative }, ekki einu sinni með einni rún færra (R-30)

# English: { $stone } has an empty hole (R-33)
not-full = hola er auð á { $stone-dative } (R-33)

# English: a die is set only once a turn (R-18)
die-is-set = aðeins má stilla tening einu sinni í lotu (R-18)

# English: there is no unused die (R-18)
no-unused = enginn ónotaður teningur er til (R-18)

# English: a crystal must be kept for the stone that is still to be carved this turn (R-15)
keep-one = geyma þarf kristal fyrir steininn sem enn á að rista í þessari lotu (R-15)

# English: setting a die costs a crystal (R-18)
no-crystal-for-die = það kostar kristal að stilla tening (R-18)

# English: { $seat } has used this area already: each only once (R-20)
area-used =
    { $seat-is ->
        [you] þú hefur þegar notað þetta svæði
       *[other] { $seat } hefur þegar notað þetta svæði
    }: hvert þeirra aðeins einu sinni (R-20)

# English: the aid "{ $corner }" costs { crystals } (R-21)
area-price = úrræðið „{ $corner }“ kostar { crystals.accusative } (R-21)

# English: the aid "{ $corner }" takes a crystal for the area and one for the stone (R-31)
less-price = úrræðið „{ $corner }“ kostar kristal fyrir svæðið og annan fyrir steininn (R-31)

# English: there is no unused die to roll again (R-23)
no-reroll = enginn ónotaður teningur er til að kasta aftur (R-23)

# English: { $seat } owns a dark die already (R-26)
has-dark =
    { $seat-is ->
        [you] þú átt þegar dökkan tening (R-26)
       *[other] { $seat } á þegar dökkan tening (R-26)
    }

# English: no used die lies in the centre (R-27)
no-used = enginn notaður teningur liggur í miðjunni (R-27)

# English: no corner that { $seat } has used before could help now (R-28)
no-corner =
    ekkert horn sem { $seat-is ->
        [you] þú hefur notað áður
       *[other] { $seat } hefur notað áður
    } gagnast núna (R-28)

# English: { $seat } has no coin that could be changed (R-29)
no-change =
    { $seat-is ->
        [you] þú átt enga mynt sem hægt er að skipta (R-29)
       *[other] { $seat } á enga mynt sem hægt er að skipta (R-29)
    }

# English: no stone could be carved with one rune less (R-30)
no-less = engan stein er hægt að rista með einni rún færra (R-30)

# English: the dice meet no stone whose holes are full (R-33)
no-full = teningarnir duga ekki til að rista neinn stein með fullum holum (R-33)

# English: the children's version has no rewards (R-57)
no-rewards = í barnagerðinni eru engin verðlaun (R-57)

# English: no reward lies on that space (R-40)
no-token = engin verðlaun liggja á þessum reit (R-40)

# English: { $seat } does not have what this reward asks: { $reward } (R-35)
not-met =
    { $seat-is ->
        [you] þú uppfyllir
       *[other] { $seat } uppfyllir
    } ekki það sem þarf: { $reward } (R-35)

# English: a stone can be carved, and one must be (R-16)
duty = hægt er að rista stein, og það er skylda (R-16)

# English:
#     { $size ->
#         [one] no unused die shows that rune (R-05)
#        *[other] { $size } alike are { $size } dice with the same rune (R-05)
#     }
wild-short =
    { $size ->
        [one] enginn ónotaður teningur sýnir þessa rún (R-05)
       *[other] { $size } eins eru { $size } teningar með sömu rún (R-05)
    }

# English: the dice would not meet { $stone } without that (R-30)
omit-short = án þess dygðu teningarnir ekki til að rista { $stone-accusative } (R-30)

# English: no unused die shows { $rune } (R-18)
no-such-die = enginn ónotaður teningur sýnir { $rune } (R-18)

# English: no unused die shows { $rune }, or all that do are picked (R-24)
no-such-pick = enginn ónotaður teningur sýnir { $rune }, eða allir sem gera það eru valdir (R-24)

# English: the die already shows { $rune } (R-18)
shows-that = teningurinn sýnir þegar { $rune } (R-18)

# English: at least one die is picked first (R-24)
pick-one = veldu fyrst minnst einn tening (R-24)

# English: { $seat } has not used that corner before (R-28)
area-not-used =
    { $seat-is ->
        [you] þú hefur ekki notað þetta horn áður (R-28)
       *[other] { $seat } hefur ekki notað þetta horn áður (R-28)
    }

# English: the aid "{ $corner }" cannot be used once more (R-28)
area-excluded = úrræðið „{ $corner }“ er ekki hægt að nota einu sinni enn (R-28)

# English: the aid "{ $corner }" could do nothing now (R-23)
area-no-help = úrræðið „{ $corner }“ kæmi að engu gagni núna (R-23)

# English: { $seat } has no free { $coin }, or the stack of { $other } is empty (R-29)
type-short =
    { $seat-is ->
        [you] þú átt ekki
       *[other] { $seat } á ekki
    } lausa mynt með { $coin-dative }, eða enginn { $other } er eftir í staflanum (R-29)

# English: at most { $most } can be changed (R-29)
count-short = í mesta lagi er hægt að skipta { $most } (R-29)

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
field-majority-least = Skífur sem þarf fyrir meirihluta

# English: Carve a full stone
field-full-stone = Rista fullan stein

# English: Honour for a set
field-set = Heiðursstig fyrir sett

# English: Honour for a crystal
field-crystal = Heiðursstig fyrir kristal

# English: Honour for the majority
field-majority = Heiðursstig fyrir meirihluta

# English: The long version: two sessions (R-50)
option-long-about = Langa gerðin: tveir hlutar (R-50)

# English: The children's version: no rewards, only coins count (R-57)
option-children-about = Barnagerðin: engin verðlaun, aðeins myntirnar telja (R-57)

# English: Whoever comes later in a round begins with some honour (ours: A-20)
option-head_start-about = Þeir sem koma síðar að í umferð byrja með nokkur heiðursstig (okkar regla: A-20)

# English: the limit of rounds
stop = hámarksfjöldi umferða

# English: Roll six rune dice, carve stones for the Jarl, and spend your energy before the others have spent theirs.
line-runir = Kastaðu sex rúnateningum, ristu steina fyrir jarlinn og eyddu kröftum þínum á undan hinum.

# English: Two sessions
option-long = Tveir hlutar

# English: The children's version
option-children = Barnagerðin

# English: A head start for those who come later
option-head_start = Forskot fyrir þá sem byrja síðar

# English: First game
preset-runir-first-game = Fyrsta spil

# English: Without rewards: only the coins count.
preset-runir-first-game-line = Án verðlauna: aðeins myntirnar telja.

# English: As printed
preset-runir-as-printed = Eins og prentað er

# English: The game from the box.
preset-runir-as-printed-line = Spilið úr kassanum.

# English: Long
preset-runir-long = Löng gerð

# English: Two sessions, one after the other.
preset-runir-long-line = Tveir hlutar, hvor á eftir öðrum.

# English: Numbers
field-numbers = Tölur

# English: Crystals
field-crystals = Kristallar

# English: Dice
field-dice = Teningar

# English: Hall
field-hall = Jarlshöllin

# English: Rounds
field-rounds = Umferðir

# English: Aids
field-aids = Úrræði

# English: Reroll
field-reroll = Kasta aftur

# English: Dark die
field-dark-die = Dökki teningurinn

# English: Reuse die
field-reuse-die = Nota tening aftur

# English: Reuse corner
field-reuse-corner = Nota horn aftur

# English: Change rune
field-change-rune = Skipta um rún

# English: One less
field-one-less = Einni rún færra

# English: Coins
field-coins = Myntir

# English: Rewards
field-rewards = Verðlaun

# English: Magic
field-magic = Galdrastafur

# English: Goods
field-goods = Varningur

# English: Gold
field-gold = Gull

# English: Bronze
field-bronze = Brons

# English: Silver
field-silver = Silfur

# English: Praise
field-praise = Lof

# English: Same stone
field-same-stone = Á sama steini

# English: One board
field-one-board = Á einu spjaldi

# English: Every board
field-every-board = Á hverju spjaldi

# English: In all
field-in-all = Alls

# English: Boards
field-boards = Spjöld

# English: Rune
field-rune = Rún

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
field-sides = Hliðar

# English: Aid
field-aid = Úrræði

# English: Claim a reward
theme-reward = Sæktu verðlaun

# English: Three stones in one turn
theme-three-stones = Þrír steinar í einni lotu

# English: Two stones in one turn
theme-two-stones = Tveir steinar í einni lotu

# English: The right aid
theme-right-aid = Rétta úrræðið

# English: Set a die
theme-set-a-die = Snúðu teningi

# English: Change coins
theme-change-coins = Skiptu myntum

# English: Roll again
theme-roll-again = Kastaðu aftur

# English: Leave something out
theme-leave-out = Slepptu einhverju

# English: Which stone?
theme-one-stone = Hvaða steinn?

# English: Know when to stop
theme-end-here = Að kunna að hætta
