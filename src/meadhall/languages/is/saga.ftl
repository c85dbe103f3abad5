## Parts of sentences: $seat and $other are "saxons" or "vikings"; $leader is a name, or "hidden"; $unit is "warrior",
## "hidden" or the name of a leader in what happened, and elsewhere one of the phrases `warrior`, `hidden-leader` and
## `the-leader`

# English:
#     { $seat-is ->
#         [you] You
#        *[other]
#             { $seat ->
#                 [saxons] The Anglo-Saxons
#                *[vikings] The Vikings
#             }
#     }
Side =
    { $seat-is ->
        [you] Þú
       *[other]
            { $seat ->
                [saxons] Engilsaxar
               *[vikings] Víkingar
            }
    }

# English:
#     { $seat-is ->
#         [you] you
#        *[other]
#             { $seat ->
#                 [saxons] the Anglo-Saxons
#                *[vikings] the Vikings
#             }
#     }
side =
    { $seat-is ->
        [you] þú
       *[other]
            { $seat ->
                [saxons] Engilsaxar
               *[vikings] víkingar
            }
    }
    .accusative =
        { $seat-is ->
            [you] þig
           *[other]
                { $seat ->
                    [saxons] Engilsaxa
                   *[vikings] víkinga
                }
        }
    .dative =
        { $seat-is ->
            [you] þér
           *[other]
                { $seat ->
                    [saxons] Engilsöxum
                   *[vikings] víkingum
                }
        }
    .genitive =
        { $seat-is ->
            [you] þín
           *[other]
                { $seat ->
                    [saxons] Engilsaxa
                   *[vikings] víkinga
                }
        }

# English:
#     { $other-is ->
#         [you] You
#        *[other]
#             { $other ->
#                 [saxons] The Anglo-Saxons
#                *[vikings] The Vikings
#             }
#     }
Other-side =
    { $other-is ->
        [you] Þú
       *[other]
            { $other ->
                [saxons] Engilsaxar
               *[vikings] Víkingar
            }
    }

# English:
#     { $other-is ->
#         [you] you
#        *[other]
#             { $other ->
#                 [saxons] the Anglo-Saxons
#                *[vikings] the Vikings
#             }
#     }
other-side =
    { $other-is ->
        [you] þú
       *[other]
            { $other ->
                [saxons] Engilsaxar
               *[vikings] víkingar
            }
    }
    .genitive =
        { $other-is ->
            [you] þín
           *[other]
                { $other ->
                    [saxons] Engilsaxa
                   *[vikings] víkinga
                }
        }

# English:
#     { $seat-is ->
#         [you] You
#        *[other] They
#     }
They =
    { $seat-is ->
        [you] Þú
       *[other] Þeir
    }

# English:
#     { $seat-is ->
#         [you] you
#        *[other] they
#     }
they =
    { $seat-is ->
        [you] þú
       *[other] þeir
    }

# English:
#     { $seat-is ->
#         [you] Your
#        *[other] Their
#     }
Their =
    { $seat-is ->
        [you] Þinn
       *[other] Þeirra
    }

# English:
#     { $seat-is ->
#         [you] your
#        *[other] their
#     }
their =
    { $seat-is ->
        [you] þinn
       *[other] þeirra
    }

# English:
#     { $leader ->
#         [hidden] A Leader
#        *[other] Leader { $leader }
#     }
A-leader =
    { $leader ->
        [hidden] Foringi
       *[other] Foringinn { $leader }
    }

# English:
#     { $leader ->
#         [hidden] a Leader
#        *[other] Leader { $leader }
#     }
a-leader =
    { $leader ->
        [hidden] foringi
       *[other] foringinn { $leader }
    }
    .accusative =
        { $leader ->
            [hidden] foringja
           *[other] foringjann { $leader-accusative }
        }

# English:
#     { $unit ->
#         [warrior] A Warrior
#         [hidden] { A-leader }
#        *[other] Leader { $unit }
#     }
Unit =
    { $unit ->
        [warrior] Stríðsmaður
        [hidden] { A-leader }
       *[other] Foringinn { $unit }
    }

# English:
#     { $unit ->
#         [warrior] a Warrior
#         [hidden] { a-leader }
#        *[other] Leader { $unit }
#     }
unit =
    { $unit ->
        [warrior] stríðsmaður
        [hidden] { a-leader }
       *[other] foringinn { $unit }
    }
    .accusative =
        { $unit ->
            [warrior] stríðsmann
            [hidden] { a-leader.accusative }
           *[other] foringjann { $unit-accusative }
        }

# English:
#     { $warriors ->
#         [one] 1 Warrior
#        *[other] { $warriors } Warriors
#     }
warriors =
    { $warriors ->
        [one] { $warriors } stríðsmaður
       *[other] { $warriors } stríðsmenn
    }
    .accusative =
        { $warriors ->
            [one] { $warriors } stríðsmann
           *[other] { $warriors } stríðsmenn
        }
    .dative =
        { $warriors ->
            [one] { $warriors } stríðsmanni
           *[other] { $warriors } stríðsmönnum
        }

# English:
#     { $leaders ->
#         [one] 1 Leader
#        *[other] { $leaders } Leaders
#     }
leaders =
    { $leaders ->
        [one] { $leaders } foringi
       *[other] { $leaders } foringjar
    }
    .accusative =
        { $leaders ->
            [one] { $leaders } foringja
           *[other] { $leaders } foringja
        }
    .dative =
        { $leaders ->
            [one] { $leaders } foringja
           *[other] { $leaders } foringjum
        }

# English:
#     { $leaders ->
#         [0]
#             { $warriors ->
#                 [0] nobody
#                *[other] { warriors }
#             }
#        *[other]
#             { $warriors ->
#                 [0] { leaders }
#                *[other] { warriors } and { leaders }
#             }
#     }
units =
    { $leaders ->
        [0]
            { $warriors ->
                [0] enginn
               *[other] { warriors }
            }
       *[other]
            { $warriors ->
                [0] { leaders }
               *[other] { warriors } og { leaders }
            }
    }
    .accusative =
        { $leaders ->
            [0]
                { $warriors ->
                    [0] engan
                   *[other] { warriors.accusative }
                }
           *[other]
                { $warriors ->
                    [0] { leaders.accusative }
                   *[other] { warriors.accusative } og { leaders.accusative }
                }
        }
    .dative =
        { $leaders ->
            [0]
                { $warriors ->
                    [0] engum
                   *[other] { warriors.dative }
                }
           *[other]
                { $warriors ->
                    [0] { leaders.dative }
                   *[other] { warriors.dative } og { leaders.dative }
                }
        }

# English:
#     { $other_warriors ->
#         [one] 1 Warrior
#        *[other] { $other_warriors } Warriors
#     }
other-warriors =
    { $other_warriors ->
        [one] { $other_warriors } stríðsmaður
       *[other] { $other_warriors } stríðsmenn
    }
    .accusative =
        { $other_warriors ->
            [one] { $other_warriors } stríðsmann
           *[other] { $other_warriors } stríðsmenn
        }
    .dative =
        { $other_warriors ->
            [one] { $other_warriors } stríðsmanni
           *[other] { $other_warriors } stríðsmönnum
        }

# English:
#     { $other_leaders ->
#         [one] 1 Leader
#        *[other] { $other_leaders } Leaders
#     }
other-leaders =
    { $other_leaders ->
        [one] { $other_leaders } foringi
       *[other] { $other_leaders } foringjar
    }
    .accusative =
        { $other_leaders ->
            [one] { $other_leaders } foringja
           *[other] { $other_leaders } foringja
        }
    .dative =
        { $other_leaders ->
            [one] { $other_leaders } foringja
           *[other] { $other_leaders } foringjum
        }

# English:
#     { $other_leaders ->
#         [0] { other-warriors }
#        *[other]
#             { $other_warriors ->
#                 [0] { other-leaders }
#                *[other] { other-warriors } and { other-leaders }
#             }
#     }
other-units =
    { $other_leaders ->
        [0] { other-warriors }
       *[other]
            { $other_warriors ->
                [0] { other-leaders }
               *[other] { other-warriors } og { other-leaders }
            }
    }
    .accusative =
        { $other_leaders ->
            [0] { other-warriors.accusative }
           *[other]
                { $other_warriors ->
                    [0] { other-leaders.accusative }
                   *[other] { other-warriors.accusative } og { other-leaders.accusative }
                }
        }
    .dative =
        { $other_leaders ->
            [0] { other-warriors.dative }
           *[other]
                { $other_warriors ->
                    [0] { other-leaders.dative }
                   *[other] { other-warriors.dative } og { other-leaders.dative }
                }
        }

# English:
#     { $coins ->
#         [one] 1 coin
#        *[other] { $coins } coins
#     }
coins =
    { $coins ->
        [one] { $coins } mynt
       *[other] { $coins } myntir
    }
    .dative =
        { $coins ->
            [one] { $coins } mynt
           *[other] { $coins } myntum
        }

# English:
#     { $rounds ->
#         [one] 1 more round
#        *[other] { $rounds } more rounds
#     }
more-rounds =
    { $rounds ->
        [one] { $rounds } umferð enn
       *[other] { $rounds } umferðir enn
    }

# English:
#     { $left ->
#         [one] 1 Unit
#        *[other] up to { $left } Units
#     }
up-to =
    { $left ->
        [one] { $left } liðsmaður getur farið
       *[other] allt að { $left } liðsmenn geta farið
    }

# English:
#     { $left ->
#         [one] 1 Unit
#        *[other] Up to { $left } Units
#     }
Up-to =
    { $left ->
        [one] { $left } liðsmaður getur farið
       *[other] Allt að { $left } liðsmenn geta farið
    }

## What happened: one sentence for each fact that the rules tell (facts.py). $saxon_sum, $viking_sum: sums, "2 + 1 = 3";
## $times: so many in a row

# English: Sails off { $area }: { side } land with { warriors }.
raiders-landed =
    Segl við strendur { $area-genitive }: { $seat-is ->
        [you] þú tekur land
       *[other] { side } taka land
    } með { warriors.accusative }.

# English: { Side } raise a Stronghold in { $area }; the other areas are settled.
founded =
    { $seat-is ->
        [you] Þú reisir
       *[other] { Side } reisa
    } virki í { $area-dative }; fólk sest að í hinum héruðunum.

# English: { Side } set { a-leader } aside, unseen by the others.
set-aside =
    { $seat-is ->
        [you] Þú leggur
       *[other] { Side } leggja
    } { a-leader.accusative } til hliðar á laun.

# English:
#     { $first ->
#         [hidden] A Leader of the Vikings waits in each area of Scandinavia.
#        *[other] Leader { $first } waits in { $north }, Leader { $second } in { $central }, Leader { $third } in { $south }.
#     }
leaders-placed =
    { $first ->
        [hidden] Foringi víkinga bíður í hverju héraði Skandinavíu.
       *[other] Foringinn { $first } bíður í { $north-dative }, { $second } í { $central-dative }, { $third } í { $south-dative }.
    }

# English: Round { $round } begins; { side } choose first.
round-begins =
    { $round }. umferð hefst; { $seat-is ->
        [you] þú velur
       *[other] { side } velja
    } fyrst.

# English: { Side } take tile { $tile }: { $half }.
took-tile =
    { $seat-is ->
        [you] Þú tekur
       *[other] { Side } taka
    } flís { $tile }: { $half-inside }.

# English: { Side } act first this round.
acts-first =
    { $seat-is ->
        [you] Þú framkvæmir þínar
       *[other] { Side } framkvæma sínar
    } flísar á undan í þessari umferð.

# English: { Side } turn to tile { $tile }.
turned-to-tile =
    { $seat-is ->
        [you] Þú snýrð þér
       *[other] { Side } snúa sér
    } að flís { $tile }.

# English: { They } take 1 coin as a bonus.
took-bonus-coin =
    { $seat-is ->
        [you] Þú tekur
       *[other] Þeir taka
    } 1 mynt í bónus.

# English: { Their } bonus lets 1 Unit move.
bonus-moves-one =
    Með bónusnum { $seat-is ->
        [you] færirðu
       *[other] færa þeir
    } 1 liðsmann.

# English: { Their } bonus lets Units move.
bonus-moves =
    Með bónusnum { $seat-is ->
        [you] ferðu eina ferð.
       *[other] fara þeir eina ferð.
    }

# English: { They } do without the bonus.
declined-bonus =
    { $seat-is ->
        [you] Þú sleppir
       *[other] Þeir sleppa
    } bónusnum.

# English: { Side } are done with tile { $tile }.
tile-ended =
    { $seat-is ->
        [you] Þú hefur
       *[other] { Side } hafa
    } lokið flís { $tile }.

# English: Now { side } resolve { their } tiles.
turn-passes =
    Nú { $seat-is ->
        [you] framkvæmir þú flísarnar þínar.
       *[other] framkvæma { side } flísar sínar.
    }

# English: A marker is drawn in { $origin }: it shows { $area }.
marker-drawn = Leiðarmerki er dregið í { $origin-dative }: það sýnir { $area-accusative }.

# English: The scouted marker in { $origin } is turned over: { $area }.
marker-turned = Hulda merkinu í { $origin-dative } er snúið við: { $area }.

# English:
#     { $seat-is ->
#         [you] Your { a-leader } goes from { $origin } to { $target }.
#        *[other] { A-leader } of { side } goes from { $origin } to { $target }.
#     }
leader-went =
    { $seat-is ->
        [you] { A-leader } úr liði þínu fer frá { $origin-dative } til { $target-genitive }.
       *[other] { A-leader } úr liði { side.genitive } fer frá { $origin-dative } til { $target-genitive }.
    }

# English:
#     { $seat-is ->
#         [you] Your { a-leader } sails from { $origin } to { $target }.
#        *[other] { A-leader } of { side } sails from { $origin } to { $target }.
#     }
leader-sailed =
    { $seat-is ->
        [you] { A-leader } úr liði þínu siglir frá { $origin-dative } til { $target-genitive }.
       *[other] { A-leader } úr liði { side.genitive } siglir frá { $origin-dative } til { $target-genitive }.
    }

# English: { Side } move { warriors } from { $origin } to { $target }.
warriors-went =
    { $seat-is ->
        [you] Þú færir
       *[other] { Side } færa
    } { warriors.accusative } frá { $origin-dative } til { $target-genitive }.

# English: { Side } sail from { $origin } to { $target } with { warriors }.
warriors-sailed =
    { $seat-is ->
        [you] Þú siglir
       *[other] { Side } sigla
    } frá { $origin-dative } til { $target-genitive } með { warriors.accusative }.

# English: { Side } send { warriors } along to { $target }.
warriors-followed =
    { $seat-is ->
        [you] Þú sendir
       *[other] { Side } senda
    } líka { warriors.accusative } til { $target-genitive }.

# English: { Side } pay 1 coin and build a Stronghold in { $area }; its marker moves to space { $space }.
built =
    { $seat-is ->
        [you] Þú greiðir 1 mynt og byggir
       *[other] { Side } greiða 1 mynt og byggja
    } virki í { $area-dative }; virkismerkið færist á reit { $space }.

# English: The fyrd of { $area } rises: 1 coin is paid, a Viking Warrior is driven off the board.
fyrd-struck = Bændaherinn í { $area-dative } rís upp: 1 mynt er greidd og stríðsmaður víkinga er hrakinn af borðinu.

# English: { $area } yields 1 coin.
yielded-coin = { $area } gefur 1 mynt.

# English: { $area } musters a Warrior for 1 coin.
yielded-warrior = { $area } kallar stríðsmann til liðs fyrir 1 mynt.

# English: { A-leader } takes command in { $area } for 1 coin.
yielded-leader = { A-leader } tekur við stjórn í { $area-dative } fyrir 1 mynt.

# English: { Side } pay 1 coin in tribute: { other-side } leave { $area } for { $drakkar } with { units }.
paid-tribute =
    { $seat-is ->
        [you] Þú greiðir
       *[other] { Side } greiða
    } 1 mynt í Danagjald: { $other-is ->
        [you] þú ferð
       *[other] { other-side } fara
    } frá { $area-dative } í { $drakkar-accusative } með { units.accusative }.

# English:
#     { $area ->
#         [hidden] { Side } choose a destination in secret.
#        *[other] { Side } choose { $area } in secret.
#     }
scouted =
    { $area ->
        [hidden]
            { $seat-is ->
                [you] Þú velur
               *[other] { Side } velja
            } áfangastað á laun.
       *[other]
            { $seat-is ->
                [you] Þú velur
               *[other] { Side } velja
            } { $area-accusative } á laun.
    }

# English: { They } lay the marker face down in { $area }.
laid-marker =
    { $seat-is ->
        [you] Þú leggur
       *[other] Þeir leggja
    } merkið á grúfu í { $area-accusative }.

# English: { Unit } joins { side } in { $area }.
mustered = { Unit } gengur til liðs við { side.accusative } í { $area-dative }.

# English: { Side } pillage { $area }: the Stronghold is gone, and { they } take { coins }.
pillaged =
    { $seat-is ->
        [you] Þú rænir
       *[other] { Side } ræna
    } { $area-accusative }: virkið er horfið og { $seat-is ->
        [you] þú tekur
       *[other] þeir taka
    } { coins }.

# English: { Side } pillage { $area }: the Stronghold is gone; the general supply is empty.
pillaged-in-vain =
    { $seat-is ->
        [you] Þú rænir
       *[other] { Side } ræna
    } { $area-accusative }: virkið er horfið en sameiginlegi forðinn er tómur.

# English: Nowhere do both sides meet: there is no combat. (V-69)
no-combat = Liðin mætast hvergi: enginn bardagi verður. (V-69)

# English:
#     Combat in { $area }: { $seat-is ->
#         [you] your { units } against { other-units } of { other-side }.
#        *[other]
#             { $other-is ->
#                 [you] your { other-units } against { units } of { side }.
#                *[other] { other-units } of { other-side } against { units } of { side }.
#             }
#     }
combat =
    Bardagi í { $area-dative }: { $seat-is ->
        [you] þú með { units.accusative } gegn { other-units.dative } { other-side.genitive }.
       *[other]
            { $other-is ->
                [you] þú með { other-units.accusative } gegn { units.dative } { side.genitive }.
               *[other] { other-units } { other-side.genitive } gegn { units.dative } { side.genitive }.
            }
    }

# English: { Side } reveal { a-leader }, who { $ability }.
revealed =
    { $seat-is ->
        [you] Þú afhjúpar
       *[other] { Side } afhjúpa
    } { a-leader.accusative }, sem { $ability }.

# English: { Side } reveal { a-leader }: { $ability }.
revealed-strong =
    { $seat-is ->
        [you] Þú afhjúpar
       *[other] { Side } afhjúpa
    } { a-leader.accusative }: { $ability }.

# English: { Side } pass.
passed =
    { $seat-is ->
        [you] Þú situr
       *[other] { Side } sitja
    } hjá.

# English: { Unit } comes to help from { $area }.
rallied = { Unit } kemur til hjálpar frá { $area-dative }.

# English: { Unit } lands from { $area }.
landed = { Unit } frá { $area-dative } tekur land.

# English:
#     { $seat-is ->
#         [you] You lose { unit } to { $drakkar }.
#        *[other] { Unit } of { side } is driven into { $drakkar }.
#     }
repelled =
    { $seat-is ->
        [you] Þú missir { unit.accusative } í { $drakkar-accusative }.
       *[other] { Unit } úr liði { side.genitive } er hrakinn í { $drakkar-accusative }.
    }

# English:
#     { $seat-is ->
#         [you] You lose { unit } from { $area } to { $drakkar }.
#        *[other] { Unit } of { side } is driven from { $area } into { $drakkar }.
#     }
repelled-from =
    { $seat-is ->
        [you] Þú missir { unit.accusative } frá { $area-dative } í { $drakkar-accusative }.
       *[other] { Unit } úr liði { side.genitive } er hrakinn frá { $area-dative } í { $drakkar-accusative }.
    }

# English:
#     { $seat-is ->
#         [you] You lose { unit } to the berserk.
#        *[other] { Unit } of { side } falls with the berserk.
#     }
slain =
    { $seat-is ->
        [you] Berserkurinn tekur með sér { unit.accusative } úr liði þínu.
       *[other] { Unit } úr liði { side.genitive } fellur með berserknum.
    }

# English: The berserk spares the others.
spared = Berserkurinn hlífir hinum.

# English: Strength: Anglo-Saxons { $saxon_sum }, Vikings { $viking_sum }.
strengths = Styrkur: Engilsaxar { $saxon_sum }, víkingar { $viking_sum }.

# English: Nobody is left in { $area }: { side } count as the winner. (V-74)
nobody-left =
    Enginn er eftir í { $area-dative }: { $seat-is ->
        [you] þú telst
       *[other] { side } teljast
    } hafa unnið. (V-74)

# English: { Side } hold { $area }.
held =
    { $seat-is ->
        [you] Þú heldur
       *[other] { Side } halda
    } { $area-dative }.

# English: { Side } win ties and hold { $area }. (V-75)
held-by-tie =
    Jafnt: { $seat-is ->
        [you] þá vinnur þú og heldur
       *[other] þá vinna { side } og halda
    } { $area-dative }. (V-75)

# English: { Side } take { $area }.
conquered =
    { $seat-is ->
        [you] Þú nærð
       *[other] { Side } ná
    } { $area-dative }.

# English:
#     { $seat-is ->
#         [you] You lose { unit }.
#        *[other] { Unit } of { side } falls.
#     }
fell =
    { $seat-is ->
        [you] Þú missir { unit.accusative }.
       *[other] { Unit } úr liði { side.genitive } fellur.
    }

# English: { Side } lose all that { they } had there: { units }.
all-fell =
    { $seat-is ->
        [you] Þú missir allt lið þitt þar:
       *[other] { Side } missa allt lið sitt þar:
    } { units.accusative }.

# English: The Leader that { side } had set aside joins { their } supply.
replaced =
    Foringinn sem { $seat-is ->
        [you] þú lagðir til hliðar fer í forða þinn.
       *[other] { side } lögðu til hliðar fer í forða þeirra.
    }

# English: { Side } retreat to { $area } with { units }.
retreated =
    { $seat-is ->
        [you] Þú hörfar
       *[other] { Side } hörfa
    } til { $area-genitive } með { units.accusative }.

# English: { Side } have nowhere to retreat and lose { units }.
cut-off =
    { $seat-is ->
        [you] Þú kemst hvergi undan og missir
       *[other] { Side } komast hvergi undan og missa
    } { units.accusative }.

# English: { Side } leave the Stronghold alone.
left-stronghold =
    { $seat-is ->
        [you] Þú lætur
       *[other] { Side } láta
    } virkið í friði.

# English: The round track has run out: { side } have held England. (V-92)
won-by-track =
    Tímabrautin er á enda: { $seat-is ->
        [you] þú hefur
       *[other] { side } hafa
    } haldið Englandi. (V-92)

# English: Not one Viking is left in England: { side } have won. (V-92)
won-by-free-england =
    Enginn víkingur er eftir á Englandi: { $seat-is ->
        [you] þú hefur
       *[other] { side } hafa
    } unnið. (V-92)

# English:
#     { Side } rule { $areas ->
#         [one] 1 area
#        *[other] { $areas } areas
#     } of England and have won. (V-93)
won-by-areas =
    { $seat-is ->
        [you] Þú ræður
       *[other] { Side } ráða
    } { $areas ->
        [one] { $areas } héraði
       *[other] { $areas } héruðum
    } á Englandi og { $seat-is ->
        [you] hefur
       *[other] hafa
    } unnið. (V-93)

# English: { Side } have amassed { coins } and have won. (V-93)
won-by-coins =
    { $seat-is ->
        [you] Þú hefur
       *[other] { Side } hafa
    } safnað { coins.dative } og unnið. (V-93)

# English: Not one Anglo-Saxon is left in England: { side } have won. (V-93)
won-by-conquest =
    Enginn Engilsaxi er eftir á Englandi: { $seat-is ->
        [you] þú hefur
       *[other] { side } hafa
    } unnið. (V-93)

# English: { Other-side } met a condition as well (V-93): when both do, { side } win. (V-94)
both-could-win =
    { $other-is ->
        [you] Þú uppfylltir
       *[other] { Other-side } uppfylltu
    } líka sigurskilyrði (V-93): þegar bæði lið gera það { $seat-is ->
        [you] vinnur þú.
       *[other] vinna { side }.
    } (V-94)

# English: The round ends; the Round marker moves to space { $space }.
round-ends = Umferðinni lýkur; tímamerkið færist á reit { $space }.

# English: { $areas } under Viking rule: { coins } for { side }.
crowns-paid =
    { $seat-is ->
        [you] Þú ræður
       *[other] { Side } ráða
    } { $areas-dative } og { $seat-is ->
        [you] færð
       *[other] fá
    } { coins }.

# English: { Unit } comes home to { $area }.
came-home = { Unit } kemur heim í { $area-accusative }.

# English:
#     { $times } { $unit ->
#         [warrior] Warriors
#        *[other] Leaders
#     } come home to { $area }.
came-home-many =
    { $times } { $unit ->
        [warrior] stríðsmenn
       *[other] foringjar
    } koma heim í { $area-accusative }.

## How things are called. $side: saxons or vikings; $effect and $number: what a leader does, and how much; $action, $bonus:
## what a tile offers; $actions: a list of `tile-action`; $areas: a list of places; $coast, $stronghold: yes or no

# English:
#     { $side ->
#         [saxons] the Anglo-Saxons
#        *[vikings] the Vikings
#     }
side-name =
    { $side ->
        [saxons] Engilsaxar
       *[vikings] víkingar
    }
    .accusative =
        { $side ->
            [saxons] Engilsaxa
           *[vikings] víkinga
        }
    .dative =
        { $side ->
            [saxons] Engilsöxum
           *[vikings] víkingum
        }
    .genitive =
        { $side ->
            [saxons] Engilsaxa
           *[vikings] víkinga
        }

# English: the Drakkar
place-drakkar = Drekinn
    .accusative = Drekann
    .dative = Drekanum
    .genitive = Drekans
    .where = í Drekanum

# English: Supply
place-supply = Forði
    .accusative = forða
    .dative = forða
    .genitive = forða
    .where = í forða

# English: In hand
place-hand = Á hendi
    .where = á hendi

# English: Set aside
place-aside = Til hliðar
    .where = til hliðar

# English: Out of the game
place-removed = Úr leik
    .where = úr leik

# English: Leader { $leader }
the-leader = foringinn { $leader }
    .accusative = foringjann { $leader-accusative }
    .dative = foringjanum { $leader-dative }
    .genitive = foringjans { $leader-genitive }

# English: a hidden Leader
hidden-leader = hulinn foringi
    .accusative = hulinn foringja
    .dative = huldum foringja
    .genitive = hulins foringja

# English: a Warrior
warrior = stríðsmaður
    .accusative = stríðsmann
    .dative = stríðsmanni
    .genitive = stríðsmanns

# English: unknown
any-leader = óþekktur

# English: { $leader } (revealed)
leader-shown = { $leader } (afhjúpaður)

# English:
#     { $effect ->
#         [strong-with-stronghold] Strength { $number } where there is a Stronghold
#         [strong-without-stronghold] Strength { $number } where there is no Stronghold
#         [rally] calls 1 free Unit from an adjacent area
#         [repel] drives 1 Viking Unit into the Drakkar
#         [landing] lands 1 Unit from Scandinavia, on the coast
#         [berserk]
#             dies and takes up to { $number ->
#                 [one] 1 Unit
#                *[other] { $number } Units
#             } with him
#        *[plunder] pillages the Stronghold after a victory
#     }
ability =
    { $effect ->
        [strong-with-stronghold] styrkur { $number } þar sem virki er
        [strong-without-stronghold] styrkur { $number } þar sem ekkert virki er
        [rally] kallar á 1 lausan liðsmann úr héraði við hliðina
        [repel] hrekur 1 liðsmann víkinga í Drekann
        [landing] lætur 1 liðsmann frá Skandinavíu taka land við ströndina
        [berserk]
            deyr og tekur með sér allt að { $number ->
                [one] { $number } óvin
               *[other] { $number } óvini
            }
       *[plunder] rænir virkið eftir sigur
    }

# English:
#     { $action ->
#         [movement] Movement
#         [build] Build
#         [fyrd] Fyrd
#         [income] Income
#         [tribute] Tribute
#         [scout] Scout
#         [lay] Scout
#         [recruitment] Recruitment
#         [recruit] Recruitment
#         [muster] Recruitment
#        *[pillage] Pillage
#     }
tile-action =
    { $action ->
        [movement] Ferð
        [build] Bygging
        [fyrd] Bændaher
        [income] Tekjur
        [tribute] Danagjald
        [scout] Njósn
        [lay] Njósn
        [recruitment] Liðsöfnun
        [recruit] Liðsöfnun
        [muster] Liðsöfnun
       *[pillage] Rán
    }
    .inside =
        { $action ->
            [movement] ferð
            [build] bygging
            [fyrd] bændaher
            [income] tekjur
            [tribute] Danagjald
            [scout] njósn
            [lay] njósn
            [recruitment] liðsöfnun
            [recruit] liðsöfnun
            [muster] liðsöfnun
           *[pillage] rán
        }
    .accusative =
        { $action ->
            [movement] ferð
            [build] byggingu
            [fyrd] bændaher
            [income] tekjur
            [tribute] Danagjald
            [scout] njósn
            [lay] njósn
            [recruitment] liðsöfnun
            [recruit] liðsöfnun
            [muster] liðsöfnun
           *[pillage] rán
        }

# English:
#     { $bonus ->
#         [coin] take 1 coin
#         [move-one] move 1 Unit
#         [recruit] recruit 1 Warrior
#        *[move] move your Units
#     }
bonus =
    { $bonus ->
        [coin] taka 1 mynt
        [move-one] færa 1 liðsmann
        [recruit] kalla 1 stríðsmann til liðs
       *[move] fara eina ferð
    }

# English: { $actions }, and before them a bonus: { $bonus }
half-with-bonus = { $actions-inside }, og á undan þeim bónus: { $bonus }

# English: nothing
no-actions = ekkert

# English: marker { $area }
marker = merki { $area-genitive }

# English: marker face down: { $areas }
scouted-marker = merki á grúfu: { $areas }

# English: no marker
no-marker = ekkert merki

# English:
#     { $coast ->
#         [yes] coast
#        *[no] crown
#     }{ $stronghold ->
#         [yes] , Stronghold
#        *[no] { "" }
#     }
signs =
    { $coast ->
        [yes] strönd
       *[no] kóróna
    }{ $stronghold ->
        [yes] , virki
       *[no] { "" }
    }

## The position, in text. $side is a key, saxons or vikings, in `player`, and elsewhere the phrase `side-name`

# English: { $title }, round { $round }
title = { $title }, { $round }. umferð

# English:
#     { $side ->
#         [saxons] The Anglo-Saxons
#        *[vikings] The Vikings
#     }: { $name }
player =
    { $side ->
        [saxons] Engilsaxar
       *[vikings] Víkingar
    }: { $name }

# English: The Anglo-Saxons
saxon-column = Engilsaxar

# English: The Vikings
viking-column = Víkingar

# English: Round marker on { $round }, Stronghold marker on { $stronghold }; { $left } to go
track = Tímamerki á { $round }, virkismerki á { $stronghold }; { $left } eftir

# English: tile { $tile }: free
tile-free = flís { $tile }: laus

# English: tile { $tile }: { $side }
tile-owned = flís { $tile }: { $side }

# English: tile { $tile }: { $side } (resolved)
tile-resolved = flís { $tile }: { $side } (framkvæmd)

# English: Chooses first next round: { $side }
initiative = Velja fyrst í næstu umferð: { $side }

# English: Coins: Anglo-Saxons { $saxons }, Vikings { $vikings }, general supply { $general }
purses = Myntir: Engilsaxar { $saxons }, víkingar { $vikings }, sameiginlegi forðinn { $general }

# English: Strongholds: { $left }
strongholds-left = Virki: { $left }

# English: Leaders of { $side }: { $leaders }
leader-list = Foringjar { $side-genitive }: { $leaders }

# English: { $area } { $leader }
leader-in = { $leader } { $area-where }

# English: Combat in { $area }
combat-now = Bardagi í { $area-dative }

## What is asked. $sails, $led, $bonus-moves-one: yes or no; $left, $losses: numbers; $own, $others: Units, by `units`;
## $why: one or more sentences that tell how it ended

# English: The board is being set up.
setting-up = Verið er að setja upp borðið.

# English: A destination marker is being drawn.
drawing = Verið er að draga leiðarmerki.

# English: One of the hidden Leaders is picked blindly.
picking-blindly = Einn huldu foringjanna er valinn blindandi.

# English: The game is over. { $why }
over = Spilinu er lokið. { $why }

# English: Which Leader waits in { $north }, in { $central }, in { $south }?
ask-placing = Hvaða foringi bíður í { $north-dative }, í { $central-dative }, í { $south-dative }?

# English: Round { $round }. Take one of the tiles. (V-15)
ask-drafting = { $round }. umferð. Taktu eina af flísunum. (V-15)

# English: Which of your tiles do you resolve first? (V-21)
ask-opening = Hvora af flísum þínum framkvæmirðu fyrst? (V-21)

# English: Tile { $tile } has a bonus. Use it now, or do without? (V-23)
ask-bonus = Flís { $tile } gefur bónus. Viltu nota hann núna eða sleppa honum? (V-23)

# English: Tile { $tile }. Which action, or is it done? (V-24)
ask-acting = Flís { $tile }. Hvaða aðgerð, eða er flísinni lokið? (V-24)

# English: From which area do you move? (V-27)
ask-from = Frá hvaða héraði ferðu? (V-27)

# English:
#     { $sails ->
#         [yes] From { $origin } to where? You may also let the marker decide. (V-34 to V-37)
#        *[no] From { $origin } to where?
#     }
ask-to =
    { $sails ->
        [yes] Hvert ferðu frá { $origin-dative }? Þú mátt líka láta leiðarmerki ráða. (V-34 til V-37)
       *[no] Hvert ferðu frá { $origin-dative }?
    }

# English:
#     { $led ->
#         [yes] Who goes from { $origin } to { $target }? { Up-to }, Leaders first. ({ limit })
#        *[no] Who goes from { $origin } to { $target }? { Up-to } can. ({ limit })
#     }
ask-group =
    { $led ->
        [yes] Hverjir fara frá { $origin-dative } til { $target-genitive }? { Up-to }, foringjar fyrst. ({ limit })
       *[no] Hverjir fara frá { $origin-dative } til { $target-genitive }? { Up-to }. ({ limit })
    }

# English:
#     { $bonus-moves-one ->
#         [yes] V-65
#        *[no] V-29
#     }
limit =
    { $bonus-moves-one ->
        [yes] V-65
       *[no] V-29
    }

# English: Where do you build a Stronghold? (V-52)
ask-build = Hvar byggirðu virki? (V-52)

# English: Where does the fyrd strike? 1 coin for each Viking Warrior. (V-56)
ask-fyrd = Hvar rís bændaherinn upp? 1 mynt fyrir hvern stríðsmann víkinga. (V-56)

# English: Each Stronghold gives 1 coin, or 1 Unit for 1 coin. (V-57)
ask-income = Hvert virki gefur 1 mynt, eða 1 liðsmann fyrir 1 mynt. (V-57)

# English: Where do you pay the Vikings to leave? (V-59)
ask-tribute = Hvar greiðirðu víkingum fyrir að fara? (V-59)

# English: Which marker do you take from the pool? (V-61)
ask-scout = Hvaða merki tekurðu úr pottinum? (V-61)

# English: On which space do you lay it face down? (V-61)
ask-lay = Á hvaða reit leggurðu það á grúfu? (V-61)

# English: Whom do you recruit? { $left } more at most. (V-48)
ask-recruit = Hvern kallarðu til liðs? Í mesta lagi { $left } enn. (V-48)

# English: In which of the emptiest areas? (V-49)
ask-muster = Í hvert af fámennustu héruðunum? (V-49)

# English: Which Stronghold do you pillage? (V-63)
ask-pillage = Hvaða virki rænirðu? (V-63)

# English: Which combat comes next? (V-69)
ask-combat = Hvar er barist næst? (V-69)

# English: Combat in { $battle }, { $own } against { $others }. Reveal a Leader, or pass? (V-71)
ask-reveal = Bardagi í { $battle-dative }, { $own } gegn { $others-dative }. Viltu afhjúpa foringja eða sitja hjá? (V-71)

# English: From which area does help come to { $battle }?
ask-rally-from = Frá hvaða héraði kemur hjálp til { $battle-genitive }?

# English: Who comes from { $origin } to { $battle }?
ask-helper = Hver kemur frá { $origin-dative } til { $battle-genitive }?

# English: Which Viking Unit in England goes to the Drakkar? (V-39)
ask-repel = Hvaða liðsmaður víkinga á Englandi fer í Drekann? (V-39)

# English: From which area does help land in { $battle }?
ask-land-from = Frá hvaða héraði kemur hjálpin sem tekur land í { $battle-dative }?

# English: Whom does the berserk take with him? Up to { $left } more.
ask-slay = Hvern tekur berserkurinn með sér? Í mesta lagi { $left } enn.

# English: { $losses } of your Units must fall in { $battle }. Who? (V-76)
ask-lose =
    { $losses ->
        [one] { $losses } liðsmaður þinn verður að falla í { $battle-dative }. Hver?
       *[other] { $losses } liðsmenn þínir verða að falla í { $battle-dative }. Hverjir?
    } (V-76)

# English: To where do your Units retreat from { $battle }? (V-78)
ask-retreat = Hvert hörfar lið þitt frá { $battle-dative }? (V-78)

# English: Pillage the Stronghold in { $battle }? (V-89)
ask-plunder = Viltu ræna virkið í { $battle-dative }? (V-89)

# English: Who leaves the Drakkar next? (V-91)
ask-home = Hver fer næst úr Drekanum? (V-91)

# English: Leader { $leader } waits in { $north }. Who waits in { $central }?
ask-next-leader = Foringinn { $leader } bíður í { $north-dative }. Hver bíður í { $central-dative }?

# English: { $area }: who is driven away? (V-39)
ask-driven = { $area }: hver er hrakinn burt? (V-39)

# English: { $area }: what does its Stronghold give? (V-57)
ask-yield = { $area }: hvað gefur virkið þar? (V-57)

## What an action would do. do-: on its button; plan-: as a step of a plan, in a list; ready-: before the turn is ended
## without it; component-: in reports. $stay: so many Warriors stay behind; $vikings, $saxons: Units, by `units`; $number: 0
## for a Warrior

# English: { $north }: Leader { $first }; { $central }: Leader { $second }; { $south }: Leader { $third }
do-place = { $north }: { $first }; { $central }: { $second }; { $south }: { $third }

# English: Take tile { $tile }: { $half }
do-choose = Taka flís { $tile }: { $half-inside }

# English: Resolve tile { $tile }: { $half }
do-resolve = Framkvæma flís { $tile }: { $half-inside }

# English:
#     { $bonus ->
#         [none] No bonus
#        *[other] Bonus: { bonus }
#     }
do-bonus =
    { $bonus ->
        [none] Sleppa bónusnum
       *[other] Bónus: { bonus }
    }

# English: { tile-action }
do-start = { tile-action }

# English: This tile is done
do-end-tile = Ljúka þessari flís

# English: That is enough
do-end-action = Láta þetta nægja

# English: From { $area }: { up-to } can go
do-from = Frá { $area-dative }: { up-to }

# English: To { $area }
do-to = Til { $area-genitive }

# English: Sail to { $area }, as the marker shows
do-sail-to = Sigla til { $area-genitive } eins og merkið sýnir

# English: Into the Drakkar, and home at the end of the round
do-to-drakkar = Í Drekann, og heim í lok umferðar

# English: Turn over the scouted marker ({ $area }) and sail
do-marker-reveal = Snúa hulda merkinu við ({ $area }) og sigla

# English: Draw a marker and sail wherever it shows
do-marker-draw = Draga merki og sigla þangað sem það sýnir

# English: Leader { $leader } goes along
do-with = Foringinn { $leader } fer með

# English:
#     { $warriors ->
#         [0] Without Warriors{ staying }
#        *[other] With { warriors }{ staying }
#     }
do-warriors =
    { $warriors ->
        [0] Senda enga stríðsmenn{ staying }
       *[other] Senda { warriors.accusative }{ staying }
    }

# English: With all { warriors }
do-all-warriors = Senda alla { $warriors } stríðsmennina

# English:
#     { $stay ->
#         [0] { "" }
#         [one] : one stays in { $origin }
#        *[other] : { $stay } stay in { $origin }
#     }
staying =
    { $stay ->
        [0] { "" }
        [one] : { $stay } verður eftir í { $origin-dative }
       *[other] : { $stay } verða eftir í { $origin-dative }
    }

# English: Build in { $area }
do-build = Byggja í { $area-dative }

# English: Remove a Viking Warrior from { $area }
do-fyrd = Hrekja stríðsmann víkinga burt úr { $area-dative }

# English: { $area }: take 1 coin
do-income-coin = { $area }: taka 1 mynt

# English: { $area }: pay 1 coin, recruit a Warrior
do-income-warrior = { $area }: greiða 1 mynt og kalla stríðsmann til liðs

# English: { $area }: pay 1 coin, recruit Leader { $leader }
do-income-leader = { $area }: greiða 1 mynt og kalla foringjann { $leader-accusative } til liðs

# English: Recruit { $unit }
do-recruit = Kalla { $unit-accusative } til liðs

# English: In { $harbour }
do-muster = Í { $harbour-accusative }

# English: In { $harbour }
do-harbour = Í { $harbour-accusative }

# English: Pay 1 coin: all Vikings leave { $area }
do-tribute = Greiða 1 mynt: allir víkingar fara frá { $area-dative }

# English: Take the marker { $area }
do-scout = Taka merki { $area-genitive }

# English: Lay it in { $harbour }
do-lay = Leggja það í { $harbour-accusative }

# English:
#     { $coins ->
#         [0] Pillage { $area }: the general supply is empty
#        *[other] Pillage { $area }: { coins } from the general supply
#     }
do-pillage =
    { $coins ->
        [0] Ræna { $area-accusative }: sameiginlegi forðinn er tómur
       *[other] Ræna { $area-accusative }: { coins } úr sameiginlega forðanum
    }

# English: Fight in { $area }: { $vikings } against { $saxons }
do-fight = Berjast í { $area-dative }: { $vikings } gegn { $saxons-dative }

# English: Reveal Leader { $leader }: { $ability }
do-reveal = Afhjúpa foringjann { $leader-accusative }: { $ability }

# English: Pass
do-pass = Sitja hjá

# English: Call help from { $area }
do-rally-from = Kalla á hjálp frá { $area-dative }

# English: Land from { $harbour }
do-land-from = Kalla hjálp á land frá { $harbour-dative }

# English: Bring { $unit }
do-rally = Sækja { $unit-accusative }

# English: Bring { $unit }
do-land = Sækja { $unit-accusative }

# English: Drive { $unit } away from { $area }
do-repel = Hrekja { $unit-accusative } burt frá { $area-dative }

# English: Drive { warrior } away from { $area }
do-repel-warrior = Hrekja { warrior.accusative } burt frá { $area-dative }

# English: Take { $unit } along
do-slay = Taka { $unit-accusative } með

# English: Spare the rest
do-spare = Hlífa hinum

# English: Lose { $unit }
do-lose = Láta { $unit-accusative } falla

# English: Retreat to { $haven }
do-retreat = Hörfa til { $haven-genitive }

# English: Pillage { $area }
do-plunder = Ræna { $area-accusative }

# English: Leave the Stronghold alone
do-not-plunder = Láta virkið í friði

# English: { $unit } goes home
do-home = { $unit } fer heim

# English:
#     { $bonus ->
#         [coin] The bonus is 1 coin, for nothing.
#         [recruit] The bonus is 1 Warrior, for nothing.
#        *[other] { "" }
#     }
ready-bonus =
    { $bonus ->
        [coin] Bónusinn er 1 mynt, ókeypis.
        [recruit] Bónusinn er 1 stríðsmaður, ókeypis.
       *[other] { "" }
    }

# English: { $area } still gives 1 coin.
ready-income-coin = { $area } gefur enn 1 mynt.

# English: You may recruit one more.
ready-recruit = Þú mátt kalla einn enn til liðs.

# English: { do-place }
plan-place = { do-place }

# English: take tile { $tile }
plan-choose = taka flís { $tile }

# English: { "" }
plan-resolve = { "" }

# English:
#     { $bonus ->
#         [none] do without the bonus
#        *[other] { bonus }
#     }
plan-bonus =
    { $bonus ->
        [none] sleppa bónusnum
       *[other] { bonus }
    }

# English: { "" }
plan-start = { "" }

# English: { "" }
plan-end-tile = { "" }

# English: { "" }
plan-end-action = { "" }

# English: { "" }
plan-from = { "" }

# English: move from { $origin } to { $area }
plan-to = fara frá { $origin-dative } til { $area-genitive }

# English: sail from { $origin } to { $area }
plan-sail-to = sigla frá { $origin-dative } til { $area-genitive }

# English: move from { $origin } into the Drakkar
plan-to-drakkar = fara frá { $origin-dative } í Drekann

# English: sail from { $origin } to { $area }
plan-marker-reveal = sigla frá { $origin-dative } til { $area-genitive }

# English: sail from { $origin } wherever a marker shows
plan-marker-draw = sigla frá { $origin-dative } þangað sem merki sýnir

# English: with Leader { $leader }
plan-with = með foringjann { $leader-accusative }

# English:
#     { $warriors ->
#         [0] { "" }
#        *[other] with { warriors }
#     }
plan-warriors =
    { $warriors ->
        [0] { "" }
       *[other] með { warriors.accusative }
    }

# English: take 1 coin in { $area }
plan-income-coin = taka 1 mynt í { $area-dative }

# English: recruit a Warrior in { $area }
plan-income-warrior = kalla stríðsmann til liðs í { $area-dative }

# English: recruit Leader { $leader } in { $area }
plan-income-leader = kalla foringjann { $leader-accusative } til liðs í { $area-dative }

# English: pay tribute in { $area }
plan-tribute = greiða Danagjald í { $area-dative }

# English: scout { $area }
plan-scout = njósna um { $area-accusative }

# English: pillage { $area }
plan-pillage = ræna { $area-accusative }

# English: fight in { $area }
plan-fight = berjast í { $area-dative }

# English: reveal Leader { $leader }
plan-reveal = afhjúpa foringjann { $leader-accusative }

# English: Reveal Leader { $leader }
component-reveal = Afhjúpa foringjann { $leader-accusative }

# English: From { $area }
component-from = Frá { $area-dative }

# English: To { $area }
component-to = Til { $area-genitive }

# English: Turn over the scouted marker and sail
component-marker-reveal = Snúa hulda merkinu við og sigla

# English: Pillage { $area }
component-pillage = Ræna { $area-accusative }

# English: Fight in { $area }
component-fight = Berjast í { $area-dative }

# English: Drive a Warrior away
component-repel-warrior = Hrekja stríðsmann burt

# English:
#     { $number ->
#         [0] Drive a Warrior away
#        *[other] Drive a Leader away
#     }
component-repel =
    { $number ->
        [0] Hrekja stríðsmann burt
       *[other] Hrekja foringja burt
    }

# English:
#     { $number ->
#         [0] Take a Warrior along
#        *[other] Take a Leader along
#     }
component-slay =
    { $number ->
        [0] Taka stríðsmann með
       *[other] Taka foringja með
    }

# English: Pillage a Stronghold after the fight
component-plunder = Ræna virki eftir bardagann

# English: { do-spare }
component-spare = { do-spare }

# English: { do-not-plunder }
component-not-plunder = { do-not-plunder }

# English: { do-to-drakkar }
component-to-drakkar = { do-to-drakkar }

## Points. $areas: a list of places

# English:
#     { $points ->
#         [one] 1 area
#        *[other] { $points } areas
#     }
counted =
    { $points ->
        [one] { $points } hérað
       *[other] { $points } héruð
    }
    .dative =
        { $points ->
            [one] { $points } héraði
           *[other] { $points } héruðum
        }

# English: Areas under control
areas-source = Héruð sem liðið ræður

# English: No area under control
no-areas = Ræður engu héraði

# English: Areas under control: { $areas } (V-03)
areas-held = Ræður { $areas-dative } (V-03)

## On the board, where there is little room: about 24 letters a line. $name: a player; $winner: saxons or vikings

# English: Round { $round }
round-number = { $round }. umferð

# English:
#     { $rounds ->
#         [0] The last round
#        *[other] { more-rounds } to hold
#     }
rounds-to-go =
    { $rounds ->
        [0] Síðasta umferðin
       *[other] { more-rounds }
    }

# English:
#     Anglo-Saxons: { $rounds ->
#         [0] this round
#        *[other] { more-rounds }
#     }
goal-saxons =
    Engilsaxar: { $rounds ->
        [0] þessi umferð
       *[other] { more-rounds }
    }

# English:
#     Vikings: { coins } or { $areas ->
#         [one] 1 area
#        *[other] { $areas } areas
#     }
goal-vikings =
    Víkingar: { coins } eða { $areas ->
        [one] { $areas } hérað
       *[other] { $areas } héruð
    }

# English: { $number } of { $goal }
so-many-of = { $number } af { $goal }

# English:
#     { coins }, { $rounds ->
#         [0] this round to hold
#         [one] 1 round to hold
#        *[other] { $rounds } rounds to hold
#     }
standing-saxons =
    { coins }, { $rounds ->
        [0] þessi umferð eftir
        [one] { $rounds } umferð eftir
       *[other] { $rounds } umferðir eftir
    }

# English: { $coins }/{ $enough } coins, { $held }/{ $areas } areas
standing-vikings = { $coins }/{ $enough } myntir, { $held }/{ $areas } héruð

# English: Then Anglo-Saxons win
warn-last-round = Þá vinna Engilsaxar

# English: Only 1 Viking in England
warn-last-viking = Aðeins 1 víkingur á Englandi

# English:
#     { $rounds ->
#         [one] 1 Stronghold ends it
#        *[other] { $rounds } Strongholds end it
#     }
warn-strongholds =
    { $rounds ->
        [one] { $rounds } virki lýkur spilinu
       *[other] { $rounds } virki ljúka spilinu
    }

# English:
#     { $missing ->
#         [0] Vikings: enough areas
#        *[other] Vikings: 1 area to go
#     }
warn-areas =
    { $missing ->
        [0] Víkingar: nógu mörg héruð
       *[other] Víkingar: 1 hérað vantar
    }

# English:
#     { $coins ->
#         [0] Vikings: enough coins
#        *[other] Vikings: { coins } to go
#     }
warn-coins =
    { $coins ->
        [0] Víkingar: nógu margar myntir
       *[other] Víkingar: { coins } vantar
    }

# English: Anglo-Saxons left: { $units }
warn-saxons = Engilsaxar eftir: { $units }

# English: From { $origin } to { $target }: who goes?
from-to = Frá { $origin-dative } til { $target-genitive }: hverjir fara?

# English: Fallen
fallen = Fallinn

# English: passed
has-passed = situr hjá

# English:
#     { $winner ->
#         [saxons] { $area }: the Anglo-Saxons win
#        *[vikings] { $area }: the Vikings win
#     }
won-now =
    { $winner ->
        [saxons] { $area }: Engilsaxar vinna
       *[vikings] { $area }: víkingar vinna
    }

# English:
#     { $losses ->
#         [one] 1 Unit must fall
#        *[other] { $losses } Units must fall
#     }
must-fall =
    { $losses ->
        [one] { $losses } verður að falla
       *[other] { $losses } verða að falla
    }

# English: { $name } wins
victor = { $name } vinnur

# English: Leader { $leader }: { $ability }
told-leader = { $leader }: { $ability }

## What the pieces mean. $saxons, $vikings: Units, by `units`, or in `means-tile` halves; $holder: "nobody", or by
## `side-name`, as $side and $owner; $state: free, owned or resolved; $bare: yes if no marker lies there; $marker: by
## `marker`, `scouted-marker` or `no-marker`; $names: "anybody", or a list of `the-leader`; $place: a place

# English:
#     { $area } ({ signs }). Anglo-Saxons: { $saxons }; Vikings: { $vikings }. { $holder ->
#         [nobody] Nobody controls it
#        *[other] Controlled by { $holder }
#     } (V-03)
means-area =
    { $area } ({ signs }). Engilsaxar: { $saxons }; víkingar: { $vikings }. { $holder ->
        [nobody] Enginn ræður héraðinu
       *[other] Héraðinu ráða { $holder }
    } (V-03)

# English: Scandinavia, { $area }. Vikings: { $vikings }
means-harbour = Skandinavía, { $area }. Víkingar: { $vikings }

# English: The Drakkar: those who were driven off wait here until the round ends (V-91). Vikings: { $vikings }
means-drakkar = Drekinn: þeir sem hraktir voru burt bíða hér þar til umferðinni lýkur (V-91). Víkingar: { $vikings }

# English: The sigil of { $area }: where its marker leads (V-33)
means-sigil = Tákn { $area-genitive }: þangað vísar leiðarmerkið (V-33)

# English: Both sides are in { $area }: there will be combat (V-69)
means-clash = Bæði lið eru í { $area-dative }: þar verður barist (V-69)

# English: The Stronghold of { $area }
means-stronghold = Virkið í { $area-dative }

# English:
#     { $bare ->
#         [yes] Where the ships of { $area } sail to: { $marker }
#        *[no] Where the ships of { $area } sail to
#     }
means-space =
    { $bare ->
        [yes] Áfangastaður skipanna í { $area-dative }: { $marker }
       *[no] Áfangastaður skipanna í { $area-dative }
    }

# English: On the ships of { $area }: { $marker }
means-destination = Við skipin í { $area-dative }: { $marker }

# English: A destination marker, about to be laid
means-destination-in-hand = Leiðarmerki sem á eftir að leggja niður

# English:
#     Tile { $tile }. Anglo-Saxons: { $saxons }. Vikings: { $vikings }. { $state ->
#         [free] Nobody has taken it
#         [owned] Taken by { $owner }
#        *[resolved] Resolved by { $owner }
#     }
means-tile =
    Flís { $tile }. Engilsaxar: { $saxons-inside }. Víkingar: { $vikings-inside }. { $state ->
        [free] Enginn hefur tekið hana
        [owned] Hana eiga { $owner }
       *[resolved] Hana hafa { $owner } framkvæmt
    }

# English: General supply: { coins }
means-coins-general = Sameiginlegi forðinn: { coins }

# English: { coins } of the Anglo-Saxons
means-coins-a = Engilsaxar eiga { coins }

# English: { coins } of the Vikings; they win with { $goal } (V-93)
means-coins-v = Víkingar eiga { coins }; þeir vinna með { $goal } (V-93)

# English: Areas that the Anglo-Saxons control: { $number } (V-03)
means-areas-a = Héruð sem Engilsaxar ráða: { $number } (V-03)

# English: Areas that the Vikings control: { $number }; they win with { $goal } (V-93)
means-areas-v = Héruð sem víkingar ráða: { $number }; þeir vinna með { $goal } (V-93)

# English: Vikings in England: { $number }; without one the Anglo-Saxons win (V-92)
means-foes-a = Víkingar á Englandi: { $number }; ef enginn er þar vinna Engilsaxar (V-92)

# English: Anglo-Saxons in England: { $number }; without one the Vikings win (V-93)
means-foes-v = Engilsaxar á Englandi: { $number }; ef enginn er þar vinna víkingar (V-93)

# English: Chooses first next round: { $side } (V-17)
means-initiative = Velja fyrst í næstu umferð: { $side } (V-17)

# English: Strongholds to build: { $number }
means-stronghold-supply = Virki sem má byggja: { $number }

# English: Destination markers in the pool: { $number } (V-62)
means-pool = Leiðarmerki í pottinum: { $number } (V-62)

# English: The Round marker, on { $number }: it moves left every round (V-91)
means-marker-round = Tímamerkið, á { $number }: það færist til vinstri í hverri umferð (V-91)

# English: The Stronghold marker, on { $number }: it moves right with each Stronghold built (V-53)
means-marker-stronghold = Virkismerkið, á { $number }: það færist til hægri með hverju virki sem byggt er (V-53)

# English: Combat in { $area } (V-69 to V-80)
means-combat = Bardagi í { $area-dative } (V-69 til V-80)

# English: Strength of { $side } in this combat: { $number } (V-75)
means-strength = Styrkur { $side-genitive } í þessum bardaga: { $number } (V-75)

# English: Casualties that { $side } have still to name: { $number } (V-76)
means-losses = Fallnir sem { $side } eiga enn eftir að nefna: { $number } (V-76)

# English: { warriors } of { $side }: { $place }
means-warriors = { warriors } { $side-genitive } { $place-where }

# English: Leader { $leader } of { $side }: { $ability }
means-leader = Foringinn { $leader } úr liði { $side-genitive }: { $ability }

# English: Leader { $leader } of { $side }: { $ability }. Revealed
means-leader-shown = Foringinn { $leader } úr liði { $side-genitive }: { $ability }. Afhjúpaður

# English:
#     { $names ->
#         [anybody] A Leader of { $side }; he may be any of the four
#        *[other] A Leader of { $side }; he may be { $names }
#     }
means-hidden-leader =
    { $names ->
        [anybody] Foringi { $side-genitive }; hann getur verið hver þeirra fjögurra
       *[other] Foringi { $side-genitive }; hann getur verið { $names }
    }

## What the symbols of the tiles do

# English: Movement: one group of free Units goes to an area next to its own; Vikings may sail instead. Free of charge (V-27, V-33)
about-start-movement = Ferð: einn hópur lausra liðsmanna fer í hérað við hliðina; víkingar mega sigla í staðinn. Ókeypis (V-27, V-33)

# English: Build: 1 coin for a Stronghold in an area that you control; one round less to hold out (V-52)
about-start-build = Bygging: 1 mynt fyrir virki í héraði sem þú ræður; þá þarf að þrauka einni umferð skemur (V-52)

# English: Fyrd: where a Stronghold is, remove Viking Warriors for 1 coin each, no Leaders (V-56)
about-start-fyrd = Bændaher: þar sem virki er má hrekja burt stríðsmenn víkinga fyrir 1 mynt hvern, en enga foringja (V-56)

# English: Income: each Stronghold gives 1 coin, or a Unit for 1 coin (V-57)
about-start-income = Tekjur: hvert virki gefur 1 mynt, eða liðsmann fyrir 1 mynt (V-57)

# English: Tribute: 1 coin to the Vikings; all of theirs leave one area that has your Units, too (V-59)
about-start-tribute = Danagjald: víkingar fá 1 mynt og fara allir úr einu héraði þar sem þú átt líka lið (V-59)

# English: Scout: choose a marker in secret and lay it where you want to sail from. Free of charge (V-61)
about-start-scout = Njósn: veldu merki á laun og leggðu það þar sem þú vilt sigla frá. Ókeypis (V-61)

# English: Recruitment: up to 3 Units for the emptiest parts of Scandinavia. Free of charge (V-48)
about-start-recruitment = Liðsöfnun: allt að 3 liðsmenn í fámennustu hluta Skandinavíu. Ókeypis (V-48)

# English: Pillage: take 1 coin, and the Stronghold of an area that you control is gone (V-63)
about-start-pillage = Rán: taktu 1 mynt, og virkið í héraði sem þú ræður hverfur (V-63)

# English: Bonus, before all actions: take 1 coin (V-65)
about-bonus-coin = Bónus, á undan öllum aðgerðum: taka 1 mynt (V-65)

# English: Bonus, before all actions: move 1 free Unit (V-65)
about-bonus-move-one = Bónus, á undan öllum aðgerðum: færa 1 lausan liðsmann (V-65)

# English: Bonus, before all actions: recruit 1 Warrior (V-67)
about-bonus-recruit = Bónus, á undan öllum aðgerðum: kalla 1 stríðsmann til liðs (V-67)

# English: Bonus, before all actions: one whole Movement (V-68)
about-bonus-move = Bónus, á undan öllum aðgerðum: ein heil ferð (V-68)

# English: The owner of this tile resolves first in this round (V-19)
about-acts-first = Eigandi þessarar flísar framkvæmir sínar flísar á undan í þessari umferð (V-19)

# English: The owner of this tile chooses first in the next round (V-17)
about-chooses-first = Eigandi þessarar flísar velur fyrst í næstu umferð (V-17)

## Why something is not possible: after "Not possible:", or alone. $action, $side: keys; $most, $there: numbers; $prompt: what
## is asked

# English: first the Viking Leaders are placed (S9)
first-placing = fyrst koma víkingar foringjum sínum fyrir (S9)

# English: tiles are being chosen (V-15)
first-drafting = verið er að velja flísar (V-15)

# English: first a tile to resolve is picked (V-21)
first-opening = fyrst þarf að velja flís til að framkvæma (V-21)

# English: first the bonus of the tile is used or declined (V-23)
first-bonus = fyrst þarf að nota bónus flísarinnar eða sleppa honum (V-23)

# English: first an action of the tile is started, or the tile ended (V-24)
first-acting = fyrst þarf að hefja aðgerð á flísinni eða ljúka flísinni (V-24)

# English: first this Movement is finished (V-24): { $prompt }
first-movement = fyrst þarf að ljúka þessari ferð (V-24): { $prompt }

# English: first this action is finished (V-24): { $prompt }
first-action = fyrst þarf að ljúka þessari aðgerð (V-24): { $prompt }

# English: it is time for combat (V-14)
first-combat = nú er komið að bardögum (V-14)

# English: first this is to be decided: { $prompt }
first-fight = fyrst þarf að ákveða þetta: { $prompt }

# English: the Drakkar is coming home (V-91): { $prompt }
first-home = Drekinn er á heimleið (V-91): { $prompt }

# English: tile { $tile } is taken (V-16)
tile-taken = flís { $tile } er tekin (V-16)

# English: tile { $tile } belongs to the other side (V-16)
not-your-tile = hitt liðið á flís { $tile } (V-16)

# English: tile { $tile } is resolved already (V-21)
resolved-already = flís { $tile } hefur þegar verið framkvæmd (V-21)

# English: this half of tile { $tile } has no such bonus (V-65 to V-68)
no-such-bonus = þessi bónus er ekki á þessum helmingi flísar { $tile } (V-65 til V-68)

# English: a bonus comes before any action of its tile (V-23)
bonus-late = bónus kemur á undan öllum aðgerðum á flísinni (V-23)

# English: that bonus would do nothing now (V-26)
bonus-empty = þessi bónus kæmi að engu gagni núna (V-26)

# English: this half of tile { $tile } has no { tile-action } (V-21)
not-on-tile = þessi helmingur flísar { $tile } býður ekki upp á { tile-action.accusative } (V-21)

# English: { tile-action } was done on this tile already (V-24)
done-once = búið er að nota { tile-action.accusative } á þessari flís (V-24)

# English: only one of the two actions of this tile is done (V-25)
either-action = aðeins má gera aðra af tveimur aðgerðum þessarar flísar (V-25)

# English: no Build now: it costs 1 coin, and you have none (V-26, V-52)
no-coin-build = engin bygging núna: hún kostar 1 mynt og þú átt enga (V-26, V-52)

# English: no Fyrd now: it costs 1 coin for each Viking Warrior, and you have no coin (V-26, V-56)
no-coin-fyrd = enginn bændaher núna: hann kostar 1 mynt fyrir hvern stríðsmann víkinga og þú átt enga mynt (V-26, V-56)

# English: no Tribute now: it costs 1 coin, and you have none (V-26, V-59)
no-coin-tribute = ekkert Danagjald núna: það kostar 1 mynt og þú átt enga (V-26, V-59)

# English: no Build now: all Strongholds stand on the map (V-26, V-52)
all-built = engin bygging núna: öll virkin standa á kortinu (V-26, V-52)

# English: no Movement now: none of your Units can leave its area (V-26, V-29)
idle-movement = engin ferð núna: enginn liðsmaður þinn kemst úr héraði sínu (V-26, V-29)

# English: no Build now: you control no area without a Stronghold (V-26, V-52)
idle-build = engin bygging núna: þú ræður engu héraði þar sem ekki er virki (V-26, V-52)

# English: no Fyrd now: no Viking Warrior is in an area with a Stronghold (V-26, V-56)
idle-fyrd = enginn bændaher núna: enginn stríðsmaður víkinga er í héraði með virki (V-26, V-56)

# English: no Income now: there is no Stronghold in England (V-26, V-57)
idle-income = engar tekjur núna: ekkert virki er á Englandi (V-26, V-57)

# English: no Income now: the general supply is empty, and you can pay for no Unit (V-26, V-57)
no-income = engar tekjur núna: sameiginlegi forðinn er tómur og þú getur ekki greitt fyrir liðsmann (V-26, V-57)

# English: no Tribute now: no area has Units of both sides (V-26, V-59)
idle-tribute = ekkert Danagjald núna: bæði lið eru hvergi í sama héraði (V-26, V-59)

# English: no Scout now: the pool is empty (V-26, V-61)
idle-scout = engin njósn núna: potturinn er tómur (V-26, V-61)

# English: no Recruitment now: you have no Unit in your supply (V-26, V-48)
idle-recruitment = engin liðsöfnun núna: enginn liðsmaður er í forða þínum (V-26, V-48)

# English: no Pillage now: you control no area with a Stronghold (V-26, V-63)
idle-pillage = ekkert rán núna: þú ræður engu héraði með virki (V-26, V-63)

# English: choose first which combat comes next (V-69)
fight-where = veldu fyrst hvar er barist næst (V-69)

# English: say first from where (V-27)
from-where = segðu fyrst hvaðan (V-27)

# English: say first to where (V-27)
to-where = segðu fyrst hvert (V-27)

# English: you have no Unit in { $area } (V-27)
no-units = þú átt engan liðsmann í { $area-dative } (V-27)

# English: all your Units in { $area } are Engaged (V-29)
engaged = allir liðsmenn þínir í { $area-dative } eru bundnir (V-29)

# English: Anglo-Saxons never leave England (V-09, V-32)
never-at-sea = Engilsaxar fara aldrei frá Englandi (V-09, V-32)

# English: one Movement has one origin (V-27)
origin-known = hver ferð hefst á einum stað (V-27)

# English: the destination of this Movement is fixed (V-27)
target-known = áfangastaður þessarar ferðar er ákveðinn (V-27)

# English: { $area } is not adjacent to { $origin } (V-28)
not-adjacent = { $area } liggur ekki að { $origin-dative } (V-28)

# English: no face-up marker in { $origin } shows { $area } (V-33)
no-sailing = ekkert merki sem liggur upp í loft í { $origin-dative } sýnir { $area-accusative } (V-33)

# English: no Movement leads into the Drakkar: Units are placed there (V-39)
no-drakkar = engin ferð liggur í Drekann: liðsmenn eru settir þangað (V-39)

# English: only Vikings in Scandinavia sail by markers (V-33)
no-marker-there = aðeins víkingar í Skandinavíu sigla eftir merkjum (V-33)

# English: a scouted marker is turned over or left alone, not exchanged (V-37)
face-down = merki á grúfu er snúið við eða látið vera, en ekki skipt út (V-37)

# English: no face-down marker lies in { $origin } (V-37)
not-face-down = ekkert merki liggur á grúfu í { $origin-dative } (V-37)

# English:
#     { $bonus-moves-one ->
#         [yes] this bonus moves 1 Unit (V-65)
#        *[no]
#             at most { $most ->
#                 [one] 1 free Unit
#                *[other] { $most } free Units
#             } can leave { $origin } (V-29)
#     }
too-many =
    { $bonus-moves-one ->
        [yes] þessi bónus færir 1 liðsmann (V-65)
       *[no]
            { $most ->
                [one] í mesta lagi { $most } laus liðsmaður getur
               *[other] í mesta lagi { $most } lausir liðsmenn geta
            } farið frá { $origin-dative } (V-29)
    }

# English: at least 1 Unit must go (V-27)
at-least-one = minnst 1 liðsmaður verður að fara (V-27)

# English: that Leader is not in { $origin } (V-27)
not-there = þessi foringi er ekki í { $origin-dative } (V-27)

# English:
#     { $there ->
#         [0] you have no Warrior in { $origin } (V-27)
#         [one] you have only 1 Warrior in { $origin } (V-27)
#        *[other] you have only { $there } Warriors in { $origin } (V-27)
#     }
few-warriors =
    { $there ->
        [0] þú átt engan stríðsmann í { $origin-dative } (V-27)
        [one] þú átt aðeins { $there } stríðsmann í { $origin-dative } (V-27)
       *[other] þú átt aðeins { $there } stríðsmenn í { $origin-dative } (V-27)
    }

# English: it costs a coin, and you have none (V-57)
no-coin = það kostar mynt og þú átt enga (V-57)

# English: { $area } has a Stronghold; there is never more than one (V-05)
has-stronghold = virki er í { $area-dative }; þar er aldrei meira en eitt (V-05)

# English:
#     you do not control { $area } ({ $action ->
#         [build] V-52
#        *[pillage] V-63
#     })
not-controlled =
    þú ræður ekki { $area-dative } ({ $action ->
        [build] V-52
       *[pillage] V-63
    })

# English:
#     { $area } has no Stronghold ({ $action ->
#         [fyrd] V-56
#         [pillage] V-63
#        *[income] V-57
#     })
no-stronghold =
    ekkert virki er í { $area-dative } ({ $action ->
        [fyrd] V-56
        [pillage] V-63
       *[income] V-57
    })

# English: no Viking Warrior is in { $area }; Leaders cannot be hit (V-56)
no-warriors-to-hit = enginn stríðsmaður víkinga er í { $area-dative }; foringja er ekki hægt að hitta (V-56)

# English: the Stronghold in { $area } was used in this Income (V-57)
stronghold-used = virkið í { $area-dative } hefur þegar gefið tekjur (V-57)

# English: the general supply is empty (V-12)
general-empty = sameiginlegi forðinn er tómur (V-12)

# English: that Unit is not in your supply (V-44)
not-in-supply = þessi liðsmaður er ekki í forða þínum (V-44)

# English:
#     Units of both sides must be in { $area } ({ $action ->
#         [tribute] V-59
#        *[fight] V-69
#     })
not-contested =
    bæði lið verða að vera í { $area-dative } ({ $action ->
        [tribute] V-59
       *[fight] V-69
    })

# English: that marker is not in the pool (V-62)
not-in-pool = þetta merki er ekki í pottinum (V-62)

# English: { $area } is inland: there is no such marker (V-04)
no-such-marker = { $area } er innhérað: slíkt merki er ekki til (V-04)

# English: say first whom you recruit (V-48)
whom = segðu fyrst hvern þú kallar til liðs (V-48)

# English: place the recruit first (V-49)
place-recruit = settu fyrst niður liðsmanninn sem þú kallaðir til (V-49)

# English: take a marker from the pool first (V-61)
take-marker = taktu fyrst merki úr pottinum (V-61)

# English: lay down the marker in your hand first (V-61)
lay-marker = leggðu fyrst niður merkið sem þú heldur á (V-61)

# English: { $harbour } is not among the emptiest areas (V-49)
not-emptiest = { $harbour } er ekki meðal fámennustu héraðanna (V-49)

# English: an action that was started must have some effect first (V-26)
begin-first = aðgerð sem er hafin verður að hafa einhver áhrif fyrst (V-26)

# English: that Leader is not hidden in this combat (V-71)
no-leader-here = þessi foringi er ekki hulinn í þessum bardaga (V-71)

# English: let the revealed Leader do what he can first (V-71)
ability-first = láttu fyrst foringjann sem var afhjúpaður gera það sem hann getur (V-71)

# English: no free Unit can come from { $area }
no-help = enginn laus liðsmaður getur komið frá { $area-dative }

# English: no free Unit can come from { $harbour }
no-landing = enginn laus liðsmaður getur komið frá { $harbour-dative }

# English: say first from where help comes (V-71)
help-from-where = segðu fyrst hvaðan hjálpin kemur (V-71)

# English: help comes from { $origin } already (V-71)
help-known = hjálpin kemur frá { $origin-dative } (V-71)

# English: Leaders are revealed in combat only (V-84)
combat-only = foringjar eru aðeins afhjúpaðir í bardaga (V-84)

# English: the reveal step of this combat is over (V-71)
all-revealed = afhjúpun er lokið í þessum bardaga (V-71)

# English: no Leader with this ability was revealed just now (V-84)
no-ability = enginn foringi með þennan hæfileika var afhjúpaður rétt áðan (V-84)

# English: no such Unit is in this combat (V-84)
not-in-combat = enginn slíkur liðsmaður er í þessum bardaga (V-84)

# English: no such Viking Unit is in England (R19)
not-in-england = enginn slíkur liðsmaður víkinga er á Englandi (R19)

# English: hidden Leaders look alike: pick the first of them (R32)
one-hidden = huldir foringjar líta eins út: veldu þann fyrsta (R32)

# English: no such Unit is there
unit-not-there = enginn slíkur liðsmaður er þar

# English:
#     a retreat to { $haven } is not possible ({ $side ->
#         [saxons] V-79
#        *[vikings] V-80 to V-82
#     })
no-retreat =
    ekki er hægt að hörfa til { $haven-genitive } ({ $side ->
        [saxons] V-79
       *[vikings] V-80 til V-82
    })

# English: no victorious plunderer was revealed (V-89)
not-plundering = enginn Ránsmaður var afhjúpaður og sigraði (V-89)

# English: say first who leaves the Drakkar (V-91)
who-leaves = segðu fyrst hver fer úr Drekanum (V-91)

# English: place first the Unit that left the Drakkar (V-49)
place-him = settu fyrst niður liðsmanninn sem fór úr Drekanum (V-49)

# English: Spaces between the two markers at the start (V-96)
option-gap-about = Reitir á milli merkjanna tveggja í upphafi (V-96)

# English: Printed
value-gap-printed = Eins og prentað er

# English: Coins for a pillaged Stronghold (V-63)
option-pillage-about = Myntir fyrir virki sem er rænt (V-63)

# English: Printed
value-pillage-printed = Eins og prentað er

# English: Units that a Recruitment places at most (V-48)
option-recruitment-about = Liðsmenn sem ein liðsöfnun setur niður í mesta lagi (V-48)

# English: Printed
value-recruitment-printed = Eins og prentað er

# English: the Anglo-Saxons
side-1 = Engilsaxar

# English: the Vikings
side-2 = víkingar

# English: Northumbria
name-northumbria = Norðimbraland
    .accusative = Norðimbraland
    .dative = Norðimbralandi
    .genitive = Norðimbralands
    .where = í Norðimbralandi

# English: Mercia
name-mercia = Mersía
    .accusative = Mersíu
    .dative = Mersíu
    .genitive = Mersíu
    .where = í Mersíu

# English: East Anglia
name-east-anglia = Austur-Anglía
    .accusative = Austur-Anglíu
    .dative = Austur-Anglíu
    .genitive = Austur-Anglíu
    .where = í Austur-Anglíu

# English: Essex
name-essex = Essex
    .where = í Essex

# English: Kent
name-kent = Kent
    .where = í Kent

# English: Sussex
name-sussex = Sussex
    .where = í Sussex

# English: Wessex
name-wessex = Wessex
    .where = í Wessex

# English: the North
name-the-north = Norðrið
    .accusative = Norðrið
    .dative = Norðrinu
    .genitive = Norðursins
    .where = í Norðrinu

# English: the Centre
name-the-centre = Miðjan
    .accusative = Miðjuna
    .dative = Miðjunni
    .genitive = Miðjunnar
    .where = í Miðjunni

# English: the South
name-the-south = Suðrið
    .accusative = Suðrið
    .dative = Suðrinu
    .genitive = Suðursins
    .where = í Suðrinu

# English: Garrison
name-garrison = Setulið
    .accusative = Setulið
    .dative = Setuliði
    .genitive = Setuliðs

# English: Rally
name-rally = Liðsauki
    .accusative = Liðsauka
    .dative = Liðsauka
    .genitive = Liðsauka

# English: Repel
name-repel = Brottrekstur
    .accusative = Brottrekstur
    .dative = Brottrekstri
    .genitive = Brottreksturs

# English: Field
name-field = Bersvæði
    .accusative = Bersvæði
    .dative = Bersvæði
    .genitive = Bersvæðis

# English: Siege
name-siege = Umsátur
    .accusative = Umsátur
    .dative = Umsátri
    .genitive = Umsáturs

# English: Landing
name-landing = Landtaka
    .accusative = Landtöku
    .dative = Landtöku
    .genitive = Landtöku

# English: Berserk
name-berserk = Berserkur
    .accusative = Berserk
    .dative = Berserki
    .genitive = Berserks

# English: Plunder
name-plunder = Ránsmaður
    .accusative = Ránsmann
    .dative = Ránsmanni
    .genitive = Ránsmanns

# English: Raiders from over the sea against seven kingdoms that need only hold out: four tiles, hidden leaders, no dice.
line-saga = Ránsmenn handan hafsins gegn sjö ríkjum sem þurfa aðeins að þrauka: fjórar flísar, huldir foringjar, engir teningar.

# English: Spaces between the two markers
option-gap = Reitir á milli merkjanna tveggja

# English: Coins for a pillaged Stronghold
option-pillage = Myntir fyrir virki sem er rænt

# English: Units of a Recruitment
option-recruitment = Liðsmenn í liðsöfnun

# English: As printed
preset-saga-as-printed = Eins og prentað er

# English: The game from the box.
preset-saga-as-printed-line = Spilið úr kassanum.

# English: Longer track
preset-saga-longer-track = Lengri braut

# English: Three rounds more to hold for the Anglo-Saxons.
preset-saga-longer-track-line = Engilsaxar þurfa að þrauka þremur umferðum lengur.

# English: Coins
field-coins = Myntir

# English: All
field-all = Allar

# English: Saxons
field-saxons = Engilsaxar

# English: Vikings
field-vikings = Víkingar

# English: To win
field-to-win = Til sigurs

# English: Pieces
field-pieces = Taflmenn

# English: Saxon warriors
field-saxon-warriors = Stríðsmenn Engilsaxa

# English: Viking warriors
field-viking-warriors = Stríðsmenn víkinga

# English: Strongholds
field-strongholds = Virki

# English: Setup
field-setup = Uppsetning

# English: Capital
field-capital = Höfuðstaður

# English: Capital warriors
field-capital-warriors = Stríðsmenn í höfuðstaðnum

# English: Raiders
field-raiders = Ræningjar

# English: Founders
field-founders = Stofnendur

# English: Settlers
field-settlers = Landnemar

# English: Crew
field-crew = Áhöfn

# English: Track
field-track = Tímabraut

# English: Spaces
field-spaces = Reitir

# English: Stronghold marker
field-stronghold-marker = Virkismerki

# English: Pillage
field-pillage = Rán

# English: Recruitment
field-recruitment = Liðsöfnun

# English: Areas to win
field-areas-to-win = Héruð til sigurs

# English: Areas
field-areas = Héruð

# English: Coast
field-coast = Strönd

# English: Scandinavia
field-scandinavia = Skandinavía

# English: North
field-north = Norðrið

# English: Central
field-central = Miðjan

# English: South
field-south = Suðrið

# English: Map
field-map = Kort

# English: Borders
field-borders = Landamæri

# English: Tiles
field-tiles = Flísar

# English: Actions
field-actions = Aðgerðir

# English: Build
field-build = Bygging

# English: Fyrd
field-fyrd = Bændaher

# English: Income
field-income = Tekjur

# English: Movement
field-movement = Ferð

# English: Scout
field-scout = Njósn

# English: Tribute
field-tribute = Danagjald

# English: Bonus
field-bonus = Bónus

# English: Coin
field-coin = 1 mynt

# English: Move
field-move = Ferð

# English: Move one
field-move-one = Færa 1 liðsmann

# English: Recruit
field-recruit = Kalla 1 stríðsmann til liðs

# English: Either
field-either = Aðeins önnur

# English: Acts first
field-acts-first = Framkvæmir fyrst

# English: Chooses first
field-chooses-first = Velur fyrst

# English: Leaders
field-leaders = Foringjar

# English: Effect
field-effect = Áhrif

# English: Berserk
field-berserk = Berserkur

# English: Landing
field-landing = Landtaka

# English: Plunder
field-plunder = Ránsmaður

# English: Rally
field-rally = Liðsauki

# English: Repel
field-repel = Brottrekstur

# English: Strong with stronghold
field-strong-with-stronghold = Sterkur með virki

# English: Strong without stronghold
field-strong-without-stronghold = Sterkur án virkis

# English: Number
field-number = Tala

# English: Win at once
theme-win-now = Sigraðu strax

# English: Tribute saves the day
theme-tribute = Danagjaldið bjargar málunum

# English: Pillage or settle
theme-pillage = Ræna eða setjast að

# English: In combat
theme-fight = Í bardaga

# English: Over the sea
theme-sail = Yfir hafið

# English: Build a Stronghold
theme-build = Reistu virki

# English: The fyrd rises
theme-fyrd = Bændaherinn rís upp

# English: Call up Units
theme-muster = Kallaðu saman lið

# English: Where to march
theme-march = Hvert skal halda?

# English: Fill the purse
theme-coins = Fylltu pyngjuna

# English: A secret destination
theme-secret = Áfangastaður á laun

# English: Which tile?
theme-which-tile = Hvaða flís?
